//! Graphs: values, nodes, inputs and outputs.

use crate::op::Op;
use crate::shape::TensorType;
use crate::tensor::Tensor;
use serde::{Deserialize, Serialize};

/// A value, by its position in [`Graph::values`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ValueId(pub u32);

impl ValueId {
    /// Position in [`Graph::values`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node, by its position in [`Graph::nodes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub u32);

impl NodeId {
    /// Position in [`Graph::nodes`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A value: an input, a constant, or the result of a node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ValueInfo {
    /// Unique name.
    pub name: String,
    /// Dtype and shape.
    pub ty: TensorType,
    /// The elements, of a constant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub constant: Option<Tensor>,
}

/// A node: an op on values, with one result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// Unique name.
    pub name: String,
    /// What it does.
    pub op: Op,
    /// Operands, in the op's order.
    pub inputs: Vec<ValueId>,
    /// The result.
    pub output: ValueId,
}

/// A named output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Output {
    /// Name for users; unique among outputs.
    pub name: String,
    /// The value.
    pub value: ValueId,
}

/// What is meant: a graph of ops on tensors.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Graph {
    /// Name for people.
    pub name: String,
    /// All values.
    pub values: Vec<ValueInfo>,
    /// All nodes, each behind those that make its operands.
    pub nodes: Vec<Node>,
    /// Values that a run is given.
    pub inputs: Vec<ValueId>,
    /// Values that a run gives, in order.
    pub outputs: Vec<Output>,
}

impl Graph {
    /// The value's description.
    pub fn value(&self, id: ValueId) -> &ValueInfo {
        &self.values[id.index()]
    }

    /// The node.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// Dtype and shape of a value.
    pub fn ty(&self, id: ValueId) -> &TensorType {
        &self.value(id).ty
    }

    /// The value of that name.
    pub fn find_value(&self, name: &str) -> Option<ValueId> {
        self.values
            .iter()
            .position(|v| v.name == name)
            .map(|i| ValueId(i as u32))
    }

    /// For each value the node that makes it.
    pub fn producers(&self) -> Vec<Option<NodeId>> {
        let mut producers = vec![None; self.values.len()];
        for (i, node) in self.nodes.iter().enumerate() {
            producers[node.output.index()] = Some(NodeId(i as u32));
        }
        producers
    }

    /// For each value the nodes that read it, ascending, one entry a use.
    pub fn users(&self) -> Vec<Vec<NodeId>> {
        let mut users = vec![Vec::new(); self.values.len()];
        for (i, node) in self.nodes.iter().enumerate() {
            for input in &node.inputs {
                users[input.index()].push(NodeId(i as u32));
            }
        }
        users
    }

    /// Whether the value is an output of the graph.
    pub fn is_output(&self, id: ValueId) -> bool {
        self.outputs.iter().any(|o| o.value == id)
    }
}
