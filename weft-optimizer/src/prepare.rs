//! From the graph as it was meant to the graph that is planned: composites written out, constants
//! folded by the reference, identities, copies and repetitions removed.
//!
//! Every rewrite here keeps every bit (numerics contract, rule 12). Values keep their names where
//! they survive, and every node knows the node of the original graph that it came from.

use crate::body::op_name;
use crate::error::OptimizeError;
use crate::normal_forms::{Form, Piece, normal_form};
use crate::refusals::Refused;
use std::collections::{HashMap, HashSet};
use weft_analysis::Effect;
use weft_ir::{
    BinaryFn, CompositeOp, Graph, Node, Op, Output, Tensor, TensorType, ValueId, ValueInfo,
};

/// The planned graph.
pub struct Prepared {
    /// Primitive ops only; every node is needed by an output.
    pub graph: Graph,
    /// For each of its nodes the position of the original node.
    pub origin: Vec<usize>,
    /// What was removed or folded, in words, for `inspect`.
    pub notes: Vec<String>,
}

/// The largest constant that folding makes: 16 MiB. Larger ones are computed in the run.
const MAX_FOLDED_BYTES: u64 = 16 << 20;

/// Writes composites out and simplifies.
///
/// # Errors
/// If a composite cannot be written out, a shape is symbolic, or folding fails.
pub fn prepare(original: &Graph) -> Result<Prepared, OptimizeError> {
    let mut rewriter = Rewriter::new(original);
    for (at, node) in original.nodes.iter().enumerate() {
        rewriter.node(original, at, node)?;
    }
    Ok(rewriter.finish(original))
}

/// The same, going on behind each node that is refused as if its value were given.
pub fn prepare_all(original: &Graph, refused: &mut Vec<Refused>) -> Prepared {
    let mut rewriter = Rewriter::new(original);
    for (at, node) in original.nodes.iter().enumerate() {
        if let Err(error) = rewriter.node(original, at, node) {
            refused.push(Refused {
                node: Some(at),
                error,
            });
            let given = rewriter.value(original.value(node.output).clone());
            rewriter.graph.inputs.push(given);
            rewriter.renamed.insert(node.output, given);
        }
    }
    rewriter.finish(original)
}

struct Rewriter {
    graph: Graph,
    origin: Vec<usize>,
    notes: Vec<String>,
    /// From original values to values of the new graph.
    renamed: HashMap<ValueId, ValueId>,
    /// Nodes already there, by what they compute.
    known: HashMap<(Op, Vec<ValueId>), ValueId>,
    /// Names of values that are taken: all of the original graph, and those made so far.
    names: HashSet<String>,
    folded: usize,
    repeated: usize,
    identities: usize,
}

impl Rewriter {
    fn new(original: &Graph) -> Self {
        let mut rewriter = Rewriter {
            graph: Graph {
                name: original.name.clone(),
                ..Graph::default()
            },
            origin: Vec::new(),
            notes: Vec::new(),
            renamed: HashMap::new(),
            known: HashMap::new(),
            names: original.values.iter().map(|v| v.name.clone()).collect(),
            folded: 0,
            repeated: 0,
            identities: 0,
        };
        for &input in &original.inputs {
            let id = rewriter.value(original.value(input).clone());
            rewriter.graph.inputs.push(id);
            // What has no elements is known before it is given.
            let info = original.value(input);
            let shape = info.ty.shape.extents().unwrap_or_default();
            let nothing = (info.ty.elems() == Some(0))
                .then(|| Tensor::from_bytes(info.ty.dtype, shape, Vec::<u8>::new()).ok())
                .flatten();
            let known = match nothing {
                None => id,
                Some(tensor) => {
                    let name = rewriter.inner_name(format!("{}/empty", info.name));
                    rewriter.value(ValueInfo {
                        name,
                        ty: info.ty.clone(),
                        constant: Some(tensor),
                    })
                }
            };
            rewriter.renamed.insert(input, known);
        }
        for (i, info) in original.values.iter().enumerate() {
            if info.constant.is_some() {
                let id = rewriter.value(info.clone());
                rewriter.renamed.insert(ValueId(i as u32), id);
            }
        }
        rewriter
    }

    fn value(&mut self, info: ValueInfo) -> ValueId {
        self.graph.values.push(info);
        ValueId((self.graph.values.len() - 1) as u32)
    }

    /// A name for a value that the original graph does not have.
    fn inner_name(&mut self, base: String) -> String {
        let mut name = base.clone();
        let mut number = 0u64;
        while !self.names.insert(name.clone()) {
            number += 1;
            name = format!("{base}_{number}");
        }
        name
    }

    fn node(&mut self, original: &Graph, at: usize, node: &Node) -> Result<(), OptimizeError> {
        let inputs: Vec<ValueId> = node.inputs.iter().map(|v| self.renamed[v]).collect();
        let info = original.value(node.output);
        if info.ty.shape.extents().is_none() {
            return Err(OptimizeError::SymbolicShape {
                value: info.name.clone(),
                shape: info.ty.shape.to_string(),
            });
        }
        let result = match &node.op {
            Op::Composite(op) => self.composite(original, at, node, op, &inputs)?,
            op => self.primitive(at, &node.name, op.clone(), inputs, info.clone())?,
        };
        self.renamed.insert(node.output, result);
        Ok(())
    }

    fn composite(
        &mut self,
        original: &Graph,
        at: usize,
        node: &Node,
        op: &CompositeOp,
        inputs: &[ValueId],
    ) -> Result<ValueId, OptimizeError> {
        let types: Vec<_> = node.inputs.iter().map(|v| original.ty(*v)).collect();
        let inner = weft_ir::decompose(op, &types).map_err(|e| OptimizeError::Decompose {
            node: node.name.clone(),
            source: Box::new(e),
        })?;
        let mut local: HashMap<ValueId, ValueId> = inner
            .inputs
            .iter()
            .copied()
            .zip(inputs.iter().copied())
            .collect();
        for (i, info) in inner.values.iter().enumerate() {
            if info.constant.is_some() {
                let name = self.inner_name(format!("{}/{}", node.name, info.name));
                let id = self.value(ValueInfo {
                    name,
                    ..info.clone()
                });
                local.insert(ValueId(i as u32), id);
            }
        }
        let result = inner.outputs[0].value;
        for step in &inner.nodes {
            let info = inner.value(step.output);
            let is_result = step.output == result;
            let name = if is_result {
                original.value(node.output).name.clone()
            } else {
                self.inner_name(format!(
                    "{}/{}",
                    original.value(node.output).name,
                    info.name
                ))
            };
            let step_name = if is_result {
                node.name.clone()
            } else {
                format!("{}/{}", node.name, step.name)
            };
            let step_inputs = step.inputs.iter().map(|v| local[v]).collect();
            let info = ValueInfo {
                name,
                ty: info.ty.clone(),
                constant: None,
            };
            let id = self.primitive(at, &step_name, step.op.clone(), step_inputs, info)?;
            local.insert(step.output, id);
        }
        Ok(local[&result])
    }

    fn primitive(
        &mut self,
        at: usize,
        name: &str,
        op: Op,
        inputs: Vec<ValueId>,
        info: ValueInfo,
    ) -> Result<ValueId, OptimizeError> {
        if info.ty.elems() == Some(0) {
            return self.empty(info);
        }
        if let Some(same) = self.identity(&op, &inputs, &info) {
            self.identities += 1;
            return Ok(same);
        }
        let key = (op.clone(), inputs.clone());
        if let Some(&known) = self.known.get(&key)
            && weft_analysis::effect(&key.0) == Effect::Pure
        {
            self.repeated += 1;
            return Ok(known);
        }
        if let Some(tensor) = self.fold(name, &op, &inputs, &info)? {
            self.folded += 1;
            let id = self.value(ValueInfo {
                constant: Some(tensor),
                ..info
            });
            self.known.insert(key, id);
            return Ok(id);
        }
        let types: Vec<TensorType> = inputs.iter().map(|v| self.graph.ty(*v).clone()).collect();
        if let Some(form) = normal_form(&op, &types, &info.ty) {
            let id = self.form(at, name, form, &inputs, info)?;
            self.known.insert(key, id);
            return Ok(id);
        }
        let id = self.value(ValueInfo {
            constant: None,
            ..info
        });
        self.graph.nodes.push(Node {
            name: name.into(),
            op,
            inputs,
            output: id,
        });
        self.origin.push(at);
        self.known.insert(key, id);
        Ok(id)
    }

    /// A value without elements is a constant, whatever it is computed from.
    fn empty(&mut self, info: ValueInfo) -> Result<ValueId, OptimizeError> {
        let shape = info.ty.shape.extents().unwrap_or_default();
        let tensor = Tensor::from_bytes(info.ty.dtype, shape, Vec::<u8>::new()).map_err(|e| {
            OptimizeError::Fold {
                node: info.name.clone(),
                source: Box::new(e),
            }
        })?;
        self.folded += 1;
        Ok(self.value(ValueInfo {
            constant: Some(tensor),
            ..info
        }))
    }

    /// A node written as several: the last of them makes its value.
    fn form(
        &mut self,
        at: usize,
        name: &str,
        form: Form,
        inputs: &[ValueId],
        info: ValueInfo,
    ) -> Result<ValueId, OptimizeError> {
        let count = form.steps.len();
        let mut made: Vec<ValueId> = Vec::with_capacity(count);
        let mut info = Some(info);
        for (i, step) in form.steps.into_iter().enumerate() {
            let mut operands = Vec::with_capacity(step.operands.len());
            for piece in step.operands {
                operands.push(match piece {
                    Piece::Operand(i) => inputs[i],
                    Piece::Made(i) => made[i],
                    Piece::Constant(tensor) => {
                        let constant = self.inner_name(format!("{name}/constant"));
                        self.value(ValueInfo {
                            name: constant,
                            ty: tensor.ty(),
                            constant: Some(tensor),
                        })
                    }
                });
            }
            let (step_name, result) = match (i + 1 == count, info.take()) {
                (true, Some(own)) => (name.to_owned(), own),
                (_, own) => {
                    let base = own.as_ref().map_or(name, |o| o.name.as_str());
                    let inner = self.inner_name(format!("{base}/{}", step.label));
                    info = own;
                    let result = ValueInfo {
                        name: inner,
                        ty: step.ty,
                        constant: None,
                    };
                    (format!("{name}/{}", step.label), result)
                }
            };
            made.push(self.primitive(at, &step_name, step.op, operands, result)?);
        }
        Ok(made[count - 1])
    }

    /// The operand that the op leaves as it is, if it does.
    fn identity(&self, op: &Op, inputs: &[ValueId], info: &ValueInfo) -> Option<ValueId> {
        let first = *inputs.first()?;
        let ty = self.graph.ty(first);
        if *ty != info.ty {
            // A product with 1 may still broadcast nothing onto its other operand.
            return match op {
                Op::Binary(BinaryFn::Mul) => self.times_one(inputs, info),
                _ => None,
            };
        }
        let same = match op {
            Op::Reshape { .. } | Op::Broadcast { .. } | Op::Cast { .. } => true,
            Op::Transpose { perm } => perm.iter().enumerate().all(|(i, p)| i == *p),
            Op::Slice { steps, .. } => steps.iter().all(|s| *s == 1),
            Op::Pad { before, after, .. } => before.iter().chain(after).all(|n| *n == 0),
            Op::Concat { .. } => inputs.len() == 1,
            // x - (+0) is x for every x; x + (+0) is not (it changes -0).
            Op::Binary(BinaryFn::Sub) => self.is_splat(inputs[1], 0.0),
            Op::Binary(BinaryFn::Mul) => return self.times_one(inputs, info),
            _ => false,
        };
        same.then_some(first)
    }

    /// The other operand of a product with 1, where it has the product's type.
    fn times_one(&self, inputs: &[ValueId], info: &ValueInfo) -> Option<ValueId> {
        let [a, b] = *inputs else { return None };
        [(a, b), (b, a)]
            .into_iter()
            .find(|(x, one)| *self.graph.ty(*x) == info.ty && self.is_splat(*one, 1.0))
            .map(|(x, _)| x)
    }

    /// Whether a value is an f32 constant with every element equal, by bits, to `value`.
    fn is_splat(&self, id: ValueId, value: f32) -> bool {
        let Some(tensor) = &self.graph.value(id).constant else {
            return false;
        };
        tensor.elems() > 0
            && tensor
                .to_vec::<f32>()
                .is_ok_and(|v| v.iter().all(|x| x.to_bits() == value.to_bits()))
    }

    fn fold(
        &self,
        name: &str,
        op: &Op,
        inputs: &[ValueId],
        info: &ValueInfo,
    ) -> Result<Option<Tensor>, OptimizeError> {
        if info.ty.bytes().is_none_or(|b| b > MAX_FOLDED_BYTES) {
            return Ok(None);
        }
        let operands: Option<Vec<&Tensor>> = inputs
            .iter()
            .map(|v| self.graph.value(*v).constant.as_ref())
            .collect();
        let Some(operands) = operands else {
            return Ok(None);
        };
        weft_reference::eval_op(op, &operands)
            .map(Some)
            .map_err(|e| OptimizeError::Fold {
                node: format!("{name} ({})", op_name(op)),
                source: Box::new(e),
            })
    }

    fn finish(mut self, original: &Graph) -> Prepared {
        for output in &original.outputs {
            let value = self.renamed[&output.value];
            self.graph.outputs.push(Output {
                name: output.name.clone(),
                value,
            });
        }
        let before = self.graph.nodes.len();
        self.drop_dead();
        let dead = before - self.graph.nodes.len();
        for (count, what) in [
            (self.folded, "folded by the reference"),
            (self.identities, "removed as identities"),
            (self.repeated, "shared with an equal node"),
            (dead, "removed as unused"),
        ] {
            if count > 0 {
                let nodes = if count == 1 { "node" } else { "nodes" };
                self.notes.push(format!("{count} {nodes} {what}"));
            }
        }
        Prepared {
            graph: self.graph,
            origin: self.origin,
            notes: self.notes,
        }
    }

    fn drop_dead(&mut self) {
        // Effects say what may be dropped, and what is done even if nobody reads the result.
        let keep = weft_analysis::needed_nodes(&self.graph);
        let mut live = vec![false; self.graph.values.len()];
        for output in &self.graph.outputs {
            live[output.value.index()] = true;
        }
        for (node, _) in self.graph.nodes.iter().zip(&keep).filter(|(_, k)| **k) {
            for value in node.inputs.iter().chain([&node.output]) {
                live[value.index()] = true;
            }
        }
        let mut kept = keep.iter();
        self.graph.nodes.retain(|_| *kept.next().unwrap_or(&false));
        let mut kept = keep.iter();
        self.origin.retain(|_| *kept.next().unwrap_or(&false));
        for input in &self.graph.inputs {
            live[input.index()] = true;
        }
        self.drop_values(&live);
    }

    /// Leaves out values that nothing refers to any more.
    fn drop_values(&mut self, live: &[bool]) {
        let mut renumbered = vec![ValueId(0); live.len()];
        let mut next = 0;
        for (id, live) in renumbered.iter_mut().zip(live) {
            *id = ValueId(next);
            next += u32::from(*live);
        }
        let mut kept = live.iter();
        self.graph.values.retain(|_| *kept.next().unwrap_or(&false));
        let graph = &mut self.graph;
        let in_nodes = graph
            .nodes
            .iter_mut()
            .flat_map(|n| n.inputs.iter_mut().chain([&mut n.output]));
        let in_outputs = graph.outputs.iter_mut().map(|o| &mut o.value);
        for id in in_nodes.chain(in_outputs).chain(graph.inputs.iter_mut()) {
            *id = renumbered[id.index()];
        }
    }
}
