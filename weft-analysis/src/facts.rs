//! All facts about a graph, computed once.

use crate::effects::{Effect, Liveness, effect, needed_nodes};
use crate::range::ValueRange;
use crate::ranges::ranges;
use weft_ir::{Graph, NodeId, ValueId};

/// What is known about a graph before anything is planned.
#[derive(Clone, Debug)]
pub struct Facts {
    ranges: Vec<ValueRange>,
    effects: Vec<Effect>,
    liveness: Liveness,
    needed: Vec<bool>,
}

impl Facts {
    /// Facts about a graph that verifies.
    pub fn of(graph: &Graph) -> Self {
        Facts {
            ranges: ranges(graph),
            effects: graph.nodes.iter().map(|node| effect(&node.op)).collect(),
            liveness: Liveness::of(graph),
            needed: needed_nodes(graph),
        }
    }

    /// What the elements of a value can be.
    pub fn range(&self, value: ValueId) -> &ValueRange {
        &self.ranges[value.index()]
    }

    /// What a node does besides making its result.
    pub fn effect(&self, node: NodeId) -> Effect {
        self.effects[node.index()]
    }

    /// When values are made and last read.
    pub fn liveness(&self) -> &Liveness {
        &self.liveness
    }

    /// Whether an output needs the node.
    pub fn is_needed(&self, node: NodeId) -> bool {
        self.needed[node.index()]
    }
}
