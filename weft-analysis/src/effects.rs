//! Effects of nodes, and how long values live.
//!
//! Every op of today is pure. The type has room for ops that read or update a state that outlives a
//! run, such as a KV cache: a planner that asks [`Effect::commutes_with`] is right for both.

use weft_ir::{Graph, NodeId, Op, ValueId};

/// A state that outlives a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StateId(pub u32);

/// What a node does besides making its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Effect {
    /// Nothing. It may run at any time after its operands are there, twice, or not at all.
    Pure,
    /// Its result depends on a state: it keeps its place among updates of that state.
    Reads(StateId),
    /// It changes a state: it runs exactly once, and keeps its place among all that touch it.
    Updates(StateId),
}

impl Effect {
    /// Whether two nodes of these effects may change places, as far as effects go.
    pub fn commutes_with(self, other: Effect) -> bool {
        match (self, other) {
            (Effect::Pure, _) | (_, Effect::Pure) | (Effect::Reads(_), Effect::Reads(_)) => true,
            (Effect::Reads(a) | Effect::Updates(a), Effect::Reads(b) | Effect::Updates(b)) => {
                a != b
            }
        }
    }

    /// Whether the node may be dropped where its result is not used.
    pub fn may_be_dropped(self) -> bool {
        !matches!(self, Effect::Updates(_))
    }
}

/// The effect of an op.
pub fn effect(_op: &Op) -> Effect {
    // No op has access to a state yet; the match belongs here when one does.
    Effect::Pure
}

/// When the values of a graph are made and last read, in node positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Liveness {
    made: Vec<Option<NodeId>>,
    last_use: Vec<Option<NodeId>>,
    is_output: Vec<bool>,
}

impl Liveness {
    /// Of a graph that verifies, in its own order.
    pub fn of(graph: &Graph) -> Self {
        let mut last_use = vec![None; graph.values.len()];
        for (i, node) in graph.nodes.iter().enumerate() {
            for input in &node.inputs {
                last_use[input.index()] = Some(NodeId(i as u32));
            }
        }
        let mut is_output = vec![false; graph.values.len()];
        for output in &graph.outputs {
            is_output[output.value.index()] = true;
        }
        Liveness {
            made: graph.producers(),
            last_use,
            is_output,
        }
    }

    /// The node that makes the value; `None` for inputs and constants.
    pub fn made_by(&self, value: ValueId) -> Option<NodeId> {
        self.made[value.index()]
    }

    /// The last node that reads the value; `None` where none does.
    pub fn last_use(&self, value: ValueId) -> Option<NodeId> {
        self.last_use[value.index()]
    }

    /// Whether the value is still read behind the node: by a later one, or by the caller as an
    /// output.
    pub fn is_live_after(&self, value: ValueId, node: NodeId) -> bool {
        self.is_output[value.index()]
            || self.last_use[value.index()].is_some_and(|last| last > node)
    }

    /// Whether nothing needs the value: it is no output and no node reads it.
    pub fn is_dead(&self, value: ValueId) -> bool {
        !self.is_output[value.index()] && self.last_use[value.index()].is_none()
    }

    /// Whether `node` may write its result over `operand`: a value that another node made, that has
    /// the same size in bytes, and that nobody reads afterwards.
    ///
    /// This is about lifetimes only; whether the kernel reads each element before it overwrites it
    /// is the planner's question.
    pub fn can_reuse(&self, graph: &Graph, node: NodeId, operand: ValueId) -> bool {
        let result = graph.node(node).output;
        self.made_by(operand).is_some_and(|maker| maker < node)
            && graph.node(node).inputs.contains(&operand)
            && graph.ty(operand).bytes().is_some()
            && graph.ty(operand).bytes() == graph.ty(result).bytes()
            && !self.is_live_after(operand, node)
    }
}

/// The nodes that an output needs, by position; the others may be dropped.
pub fn needed_nodes(graph: &Graph) -> Vec<bool> {
    let mut wanted = vec![false; graph.values.len()];
    for output in &graph.outputs {
        wanted[output.value.index()] = true;
    }
    let mut needed = vec![false; graph.nodes.len()];
    for (i, node) in graph.nodes.iter().enumerate().rev() {
        if wanted[node.output.index()] || !effect(&node.op).may_be_dropped() {
            needed[i] = true;
            for input in &node.inputs {
                wanted[input.index()] = true;
            }
        }
    }
    needed
}
