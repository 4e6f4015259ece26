//! A decoded file to a graph: inputs, initializers, then node after node, then outputs.

use crate::attrs::Attrs;
use crate::error::{NodeFault, OnnxError, TensorFault, ValueFault};
use crate::external::ExternalFiles;
use crate::inputs::{Symbols, check_declared, stated_type, true_inputs};
use crate::node::{Cx, clipped};
use crate::ops::{self, Support};
use crate::options::LoadOptions;
use crate::proto::{GraphProto, ModelProto, NodeProto, ValueInfoProto};
use crate::scope::{Scope, Val};
use crate::sort;
use std::collections::{HashMap, HashSet};
use std::path::Path;
use weft_ir::Graph;

/// Oldest opset of the default domain whose meaning is known here.
pub(crate) const MIN_OPSET: i64 = 1;
/// Newest.
pub(crate) const MAX_OPSET: i64 = 28;

/// What becomes of faults: an import ends at the first, a survey notes them all.
pub(crate) trait Faults {
    /// The version of the default domain, once it is known.
    fn opset(&mut self, opset: i64);
    /// A fault of an input, initializer or output.
    fn value(&mut self, fault: OnnxError) -> Result<(), OnnxError>;
    /// A fault at a node.
    fn node(&mut self, node: String, op: String, fault: NodeFault) -> Result<(), OnnxError>;
    /// A node that could not be looked at, since it reads what a faulty one makes.
    fn unchecked(&mut self, node: String);
}

/// The version of the default domain.
pub(crate) fn opset_of(model: &ModelProto) -> Result<i64, OnnxError> {
    let version = model
        .opset_import
        .iter()
        .find(|import| is_default(&import.domain))
        .map(|import| import.version)
        .ok_or(OnnxError::NoOpset)?;
    if (MIN_OPSET..=MAX_OPSET).contains(&version) {
        return Ok(version);
    }
    Err(OnnxError::UnsupportedOpset {
        version,
        min: MIN_OPSET,
        max: MAX_OPSET,
    })
}

fn is_default(domain: &str) -> bool {
    domain.is_empty() || domain == "ai.onnx"
}

/// The op with its domain, as people write it.
pub(crate) fn op_text(node: &NodeProto) -> String {
    if is_default(&node.domain) {
        node.op_type.clone()
    } else {
        format!("{}.{}", node.domain, node.op_type)
    }
}

/// A value that a name stands for.
#[derive(Clone, Copy)]
enum Bound {
    Known(Val),
    /// Something behind a fault.
    Unknown,
}

struct Import<'m> {
    graph: &'m GraphProto,
    options: &'m LoadOptions,
    opset: i64,
    /// Versions of other domains.
    opsets: HashMap<&'m str, i64>,
    /// Domain and name of each function that the model defines.
    functions: HashSet<(&'m str, &'m str)>,
    scope: Scope,
    external: ExternalFiles,
    values: HashMap<&'m str, Bound>,
    /// Names that a node or the graph's outputs read.
    read: HashSet<&'m str>,
    /// Types that the file states for values between nodes; used only behind a fault.
    stated: HashMap<&'m str, &'m ValueInfoProto>,
}

/// Imports a model's graph. Faults go to `faults`, which may end the import.
pub(crate) fn import(
    model: &ModelProto,
    file_bytes: u64,
    folder: Option<&Path>,
    options: &LoadOptions,
    faults: &mut dyn Faults,
) -> Result<Graph, OnnxError> {
    let graph = model
        .graph
        .as_ref()
        .ok_or(OnnxError::NoGraph { bytes: file_bytes })?;
    if graph.output.is_empty() {
        return Err(OnnxError::NoOutputs {
            graph: graph.name.clone(),
        });
    }
    let opset = opset_of(model)?;
    faults.opset(opset);
    let read = graph
        .node
        .iter()
        .flat_map(|node| &node.input)
        .chain(graph.output.iter().map(|o| &o.name))
        .map(String::as_str)
        .collect();
    let opsets = model.opset_import.iter();
    let functions = model.functions.iter();
    let import = Import {
        graph,
        options,
        opset,
        opsets: opsets.map(|o| (o.domain.as_str(), o.version)).collect(),
        functions: functions
            .map(|f| (f.domain.as_str(), f.name.as_str()))
            .collect(),
        scope: Scope::new(options.max_value_bytes, options.max_generated_elems),
        external: ExternalFiles::new(folder, &options.external_roots),
        values: HashMap::new(),
        read,
        stated: graph
            .value_info
            .iter()
            .map(|info| (info.name.as_str(), info))
            .collect(),
    };
    import.run(faults)
}

impl<'m> Import<'m> {
    fn run(mut self, faults: &mut dyn Faults) -> Result<Graph, OnnxError> {
        let producers = sort::producers(self.graph)?;
        self.initializers(faults)?;
        self.inputs(faults)?;
        for (value, node) in &producers {
            if self.values.contains_key(value) {
                return Err(OnnxError::DuplicateValue {
                    value: (*value).to_owned(),
                    first: "an input or initializer".to_owned(),
                    second: sort::describe(self.graph, *node),
                });
            }
        }
        for index in sort::order(self.graph, &producers)? {
            self.node(index, faults)?;
        }
        let outputs = self.outputs(faults)?;
        Ok(self.scope.finish(&self.graph.name, outputs))
    }

    fn initializers(&mut self, faults: &mut dyn Faults) -> Result<(), OnnxError> {
        for sparse in &self.graph.sparse_initializer {
            let name = sparse.values.as_ref().map_or("", |v| v.name.as_str());
            faults.value(OnnxError::Tensor {
                tensor: name.to_owned(),
                fault: TensorFault::Sparse,
            })?;
            self.values.insert(name, Bound::Unknown);
        }
        for proto in &self.graph.initializer {
            let name = proto.name.as_str();
            let bound = match crate::tensor::tensor_from(proto, &mut self.external) {
                Ok(tensor) => Bound::Known(self.scope.add_stored(name, tensor)),
                Err(fault) => {
                    faults.value(OnnxError::Tensor {
                        tensor: name.to_owned(),
                        fault,
                    })?;
                    Bound::Unknown
                }
            };
            if self.values.insert(name, bound).is_some() {
                return Err(OnnxError::DuplicateValue {
                    value: name.to_owned(),
                    first: "an initializer".to_owned(),
                    second: "another initializer".to_owned(),
                });
            }
        }
        Ok(())
    }

    /// Inputs that have an initializer are constants: the initializer is their default, and before
    /// IR version 4 every initializer was listed as an input.
    fn inputs(&mut self, faults: &mut dyn Faults) -> Result<(), OnnxError> {
        let inputs = true_inputs(self.graph);
        let symbols = Symbols::new(&inputs, self.options)?;
        for input in inputs {
            let name = input.name.as_str();
            let resolved = if name.is_empty() {
                Err(ValueFault::NoName)
            } else {
                symbols.resolve(input, self.options)
            };
            let bound = match resolved {
                Ok((dtype, dims)) => Bound::Known(self.scope.add_input(name, dtype, &dims)),
                Err(fault) => {
                    faults.value(OnnxError::Value {
                        value: name.to_owned(),
                        fault,
                    })?;
                    Bound::Unknown
                }
            };
            if self.values.insert(name, bound).is_some() {
                return Err(OnnxError::DuplicateValue {
                    value: name.to_owned(),
                    first: "an input".to_owned(),
                    second: "another input".to_owned(),
                });
            }
        }
        Ok(())
    }

    fn node(&mut self, index: usize, faults: &mut dyn Faults) -> Result<(), OnnxError> {
        let node = &self.graph.node[index];
        let label = sort::label(node, index);
        match self.translate(node, &label) {
            Ok(Translated::Results(results)) => {
                self.bind(node, results);
                Ok(())
            }
            Ok(Translated::Unchecked) => {
                faults.unchecked(label);
                self.bind_unknown(node);
                Ok(())
            }
            Err(fault) => {
                faults.node(label, op_text(node), fault)?;
                self.bind_unknown(node);
                Ok(())
            }
        }
    }

    fn translate(&mut self, node: &'m NodeProto, label: &str) -> Result<Translated, NodeFault> {
        let translate = self.translator(node)?;
        if node.output.iter().all(String::is_empty) {
            return Err(NodeFault::OutputCount {
                given: 0,
                expected: "one at least".to_owned(),
            });
        }
        let mut inputs = Vec::with_capacity(node.input.len());
        for name in &node.input {
            inputs.push(match self.values.get(name.as_str()) {
                _ if name.is_empty() => None,
                Some(Bound::Known(val)) => Some(*val),
                Some(Bound::Unknown) => return Ok(Translated::Unchecked),
                None => {
                    return Err(NodeFault::UndefinedInput {
                        value: name.clone(),
                    });
                }
            });
        }
        let before = self.scope.len();
        let mut cx = Cx {
            scope: &mut self.scope,
            external: &mut self.external,
            attrs: Attrs::new(node)?,
            opset: self.opset,
            label,
            inputs,
            input_names: &node.input,
            wanted: node
                .output
                .iter()
                .map(|o| !o.is_empty() && self.read.contains(o.as_str()))
                .collect(),
            roles: Vec::new(),
        };
        let results = translate(&mut cx)?;
        cx.attrs.finish(self.opset)?;
        if let Some(index) = (results.len()..node.output.len()).find(|i| cx.wants(*i)) {
            return Err(NodeFault::UnsupportedOutput {
                index,
                output: node.output[index].clone(),
            });
        }
        for (index, (result, name)) in results.iter().zip(&node.output).enumerate() {
            if !name.is_empty() && self.scope.is_newer(*result, before) {
                let label = if index == 0 {
                    label.to_owned()
                } else {
                    format!("{}/{index}", clipped(label))
                };
                self.scope.rename(*result, name, &label);
            }
        }
        Ok(Translated::Results(results))
    }

    fn translator(&self, node: &NodeProto) -> Result<ops::Translate, NodeFault> {
        if is_default(&node.domain) {
            match ops::support(&node.op_type) {
                Some(Support::Yes(translate)) => return Ok(translate),
                Some(Support::No(reason)) => return Err(NodeFault::Refused { reason }),
                None => {}
            }
        }
        if self
            .functions
            .contains(&(node.domain.as_str(), node.op_type.as_str()))
        {
            return Err(NodeFault::Refused {
                reason: "a function that the model itself defines",
            });
        }
        let domain = if is_default(&node.domain) {
            "ai.onnx"
        } else {
            &node.domain
        };
        Err(NodeFault::UnknownOp {
            domain: domain.to_owned(),
            opset: match domain {
                "ai.onnx" => self.opset,
                other => self.opsets.get(other).copied().unwrap_or(0),
            },
        })
    }

    fn bind(&mut self, node: &'m NodeProto, results: Vec<Val>) {
        for (name, result) in node.output.iter().zip(results) {
            if !name.is_empty() {
                self.values.insert(name, Bound::Known(result));
            }
        }
    }

    /// The results of a node that could not be translated. Where the file states their types, the
    /// nodes behind them can still be looked at.
    fn bind_unknown(&mut self, node: &'m NodeProto) {
        for name in node.output.iter().filter(|o| !o.is_empty()) {
            let stated = self.stated.get(name.as_str());
            let bound = match stated.and_then(|info| stated_type(info)) {
                Some((dtype, dims)) => Bound::Known(self.scope.add_input(name, dtype, &dims)),
                None => Bound::Unknown,
            };
            self.values.insert(name, bound);
        }
    }

    fn outputs(&mut self, faults: &mut dyn Faults) -> Result<Vec<(String, Val)>, OnnxError> {
        let mut outputs: Vec<(String, Val)> = Vec::with_capacity(self.graph.output.len());
        let mut seen = HashSet::new();
        for declared in &self.graph.output {
            let name = declared.name.as_str();
            if !seen.insert(name) {
                return Err(OnnxError::DuplicateValue {
                    value: name.to_owned(),
                    first: "an output".to_owned(),
                    second: "another output".to_owned(),
                });
            }
            let fault = match self.values.get(name) {
                Some(Bound::Unknown) => continue,
                _ if name.is_empty() => ValueFault::NoName,
                None => ValueFault::Undefined,
                Some(Bound::Known(val)) => match check_declared(declared, self.scope.ty(*val)) {
                    Ok(()) => {
                        outputs.push((name.to_owned(), *val));
                        continue;
                    }
                    Err(fault) => fault,
                },
            };
            faults.value(OnnxError::Value {
                value: name.to_owned(),
                fault,
            })?;
        }
        Ok(outputs)
    }
}

enum Translated {
    Results(Vec<Val>),
    /// An input lies behind a fault.
    Unchecked,
}
