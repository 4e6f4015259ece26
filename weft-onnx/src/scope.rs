//! The values known so far, and the nodes made for them.
//!
//! Names are settled only in [`Scope::finish`], when all are known: a value that the file names
//! keeps its name, and a value between two nodes of one expansion gives way.

use crate::error::NodeFault;
use crate::fold;
use std::collections::{HashMap, HashSet};
use weft_ir::{Graph, Node, Op, Output, Tensor, TensorType, ValueId, ValueInfo, infer};

/// A value: its position in the scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Val(u32);

impl Val {
    fn index(self) -> usize {
        self.0 as usize
    }
}

struct Slot {
    name: String,
    /// The file says this name, so it is kept.
    named_by_file: bool,
    ty: TensorType,
    dims: Vec<u64>,
    source: Source,
}

enum Source {
    Input,
    Constant(Tensor),
    /// Position among the nodes.
    Node(usize),
}

struct Pending {
    name: String,
    op: Op,
    args: Vec<Val>,
    result: Val,
}

/// Most values of a graph. The largest models have some hundred thousand.
pub(crate) const MOST_VALUES: usize = 1 << 21;

/// See the module.
pub(crate) struct Scope {
    slots: Vec<Slot>,
    nodes: Vec<Pending>,
    max_value_bytes: u64,
    /// Elements of constants that may still be computed.
    generated_left: u64,
    /// Elements of constants that inference may still look at, for indices outside their axis and
    /// divisors of 0. Beyond it those errors are left to a run.
    looks_left: u64,
}

impl Scope {
    pub(crate) fn new(max_value_bytes: u64, max_generated_elems: u64) -> Self {
        Scope {
            slots: Vec::new(),
            nodes: Vec::new(),
            max_value_bytes,
            generated_left: max_generated_elems,
            looks_left: 1 << 25,
        }
    }

    /// Number of values; those of a node being translated stand behind those before it.
    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    /// Elements of constants that may still be made.
    pub(crate) fn generated_left(&self) -> u64 {
        self.generated_left
    }

    pub(crate) fn ty(&self, val: Val) -> &TensorType {
        &self.slots[val.index()].ty
    }

    pub(crate) fn dims(&self, val: Val) -> &[u64] {
        &self.slots[val.index()].dims
    }

    pub(crate) fn constant(&self, val: Val) -> Option<&Tensor> {
        match &self.slots[val.index()].source {
            Source::Constant(tensor) => Some(tensor),
            Source::Input | Source::Node(_) => None,
        }
    }

    pub(crate) fn add_input(&mut self, name: &str, dtype: weft_ir::DType, dims: &[u64]) -> Val {
        self.push(
            name,
            true,
            TensorType::fixed(dtype, dims),
            dims.to_vec(),
            Source::Input,
        )
    }

    /// A constant that the file holds and names.
    pub(crate) fn add_stored(&mut self, name: &str, tensor: Tensor) -> Val {
        let val = self.add_constant(name, tensor);
        self.slots[val.index()].named_by_file = true;
        val
    }

    /// A constant whose bytes the file holds.
    pub(crate) fn add_constant(&mut self, name: &str, tensor: Tensor) -> Val {
        let dims = tensor.shape().to_vec();
        self.push(name, false, tensor.ty(), dims, Source::Constant(tensor))
    }

    /// A constant that the importer makes. Scalars are free; others count against what may be made.
    pub(crate) fn add_generated(&mut self, name: &str, tensor: Tensor) -> Result<Val, NodeFault> {
        if !tensor.shape().is_empty() {
            self.spend(&tensor.ty(), tensor.elems() as u64)?;
        }
        Ok(self.add_constant(name, tensor))
    }

    /// Takes `elems` off what may still be generated.
    pub(crate) fn spend(&mut self, ty: &TensorType, elems: u64) -> Result<(), NodeFault> {
        match self.generated_left.checked_sub(elems) {
            Some(left) => {
                self.generated_left = left;
                Ok(())
            }
            None => Err(NodeFault::GeneratedTooLarge {
                ty: ty.clone(),
                left: self.generated_left,
            }),
        }
    }

    /// The result of an op: a constant where the operands are small constants, else a node's.
    pub(crate) fn apply(&mut self, name: &str, op: Op, args: &[Val]) -> Result<Val, NodeFault> {
        if self.slots.len() >= MOST_VALUES {
            return Err(NodeFault::TooManyValues { limit: MOST_VALUES });
        }
        let types: Vec<&TensorType> = args.iter().map(|a| self.ty(*a)).collect();
        let constants: Vec<Option<&Tensor>> = args.iter().map(|a| self.constant(*a)).collect();
        let looks = constants.iter().flatten().map(|t| t.elems() as u64).sum();
        let looks_left = self.looks_left.checked_sub(looks);
        let looked_at: &[Option<&Tensor>] = match looks_left {
            Some(_) => &constants,
            None => &[],
        };
        let ty = infer(&op, &types, looked_at)?;
        if ty.bytes().is_none_or(|bytes| bytes > self.max_value_bytes) {
            return Err(NodeFault::TooLarge {
                ty,
                limit: self.max_value_bytes,
            });
        }
        let known: Option<Vec<&Tensor>> = constants.into_iter().collect();
        let folded = match known {
            Some(known) => fold::fold(&op, &known, &ty, self.generated_left)?,
            None => None,
        };
        self.looks_left = looks_left.unwrap_or(self.looks_left);
        if let Some(folded) = folded {
            self.generated_left -= folded.cost;
            let dims = folded.tensor.shape().to_vec();
            let source = Source::Constant(folded.tensor);
            return Ok(self.push(name, false, ty, dims, source));
        }
        let dims = ty.shape.extents().unwrap_or_default();
        let result = self.push(name, false, ty, dims, Source::Node(self.nodes.len()));
        self.nodes.push(Pending {
            name: name.to_owned(),
            op,
            args: args.to_vec(),
            result,
        });
        Ok(result)
    }

    fn push(
        &mut self,
        name: &str,
        named_by_file: bool,
        ty: TensorType,
        dims: Vec<u64>,
        source: Source,
    ) -> Val {
        let val =
            Val(u32::try_from(self.slots.len()).expect("a file holds fewer than 2^31 values"));
        self.slots.push(Slot {
            name: name.to_owned(),
            named_by_file,
            ty,
            dims,
            source,
        });
        val
    }

    /// Gives a value the name it has in the file, and its node, if it has one, the file's label.
    /// A value that has its name from the file keeps it.
    pub(crate) fn rename(&mut self, val: Val, value_name: &str, node_name: &str) {
        let slot = &mut self.slots[val.index()];
        if slot.named_by_file {
            return;
        }
        slot.name = value_name.to_owned();
        slot.named_by_file = true;
        if let Source::Node(node) = slot.source {
            self.nodes[node].name = node_name.to_owned();
        }
    }

    /// Whether a value came into being after the first `before` ones.
    pub(crate) fn is_newer(&self, val: Val, before: usize) -> bool {
        val.index() >= before
    }

    /// The graph: all inputs, the constants that are used, all nodes, and the outputs.
    pub(crate) fn finish(self, name: &str, outputs: Vec<(String, Val)>) -> Graph {
        let mut used: HashSet<Val> = self.nodes.iter().flat_map(|n| &n.args).copied().collect();
        used.extend(outputs.iter().map(|(_, val)| *val));
        let mut names = Names::default();
        for slot in self.slots.iter().filter(|s| s.named_by_file) {
            names.claim(&slot.name);
        }
        let mut graph = Graph {
            name: name.to_owned(),
            ..Graph::default()
        };
        let mut ids: Vec<Option<ValueId>> = vec![None; self.slots.len()];
        for (index, slot) in self.slots.into_iter().enumerate() {
            let id = ValueId(graph.values.len() as u32);
            let constant = match slot.source {
                Source::Constant(_) if !used.contains(&Val(index as u32)) => continue,
                Source::Constant(tensor) => Some(tensor),
                Source::Node(_) => None,
                Source::Input => {
                    graph.inputs.push(id);
                    None
                }
            };
            let name = if slot.named_by_file {
                slot.name
            } else {
                names.make(&slot.name)
            };
            graph.values.push(ValueInfo {
                name,
                ty: slot.ty,
                constant,
            });
            ids[index] = Some(id);
        }
        // Every operand, result and output has an id: only unused constants were left out.
        let id = |val: Val| ids[val.index()].expect("a used value is in the graph");
        let mut node_names = Names::default();
        for node in self.nodes {
            graph.nodes.push(Node {
                name: node_names.make(&node.name),
                op: node.op,
                inputs: node.args.iter().map(|a| id(*a)).collect(),
                output: id(node.result),
            });
        }
        graph.outputs = outputs
            .into_iter()
            .map(|(name, val)| Output {
                name,
                value: id(val),
            })
            .collect();
        graph
    }
}

/// Names taken so far, and for each base the last suffix tried.
#[derive(Default)]
struct Names {
    taken: HashSet<String>,
    suffixes: HashMap<String, u64>,
}

impl Names {
    fn claim(&mut self, name: &str) {
        self.taken.insert(name.to_owned());
    }

    /// `base`, or `base` with the first free suffix `_1`, `_2`, and so on.
    fn make(&mut self, base: &str) -> String {
        if self.taken.insert(base.to_owned()) {
            return base.to_owned();
        }
        let suffix = self.suffixes.entry(base.to_owned()).or_insert(0);
        loop {
            *suffix += 1;
            let name = format!("{base}_{suffix}");
            if self.taken.insert(name.clone()) {
                return name;
            }
        }
    }
}
