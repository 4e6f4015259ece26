//! Adding to a graph: names are made unique, types are inferred.
//!
//! Values are unique among values, nodes among nodes, outputs among outputs; a taken name gets the
//! suffix `_1`, `_2`, and so on. Each call scans the names that are there, which is quick up to some
//! ten thousand values; [`crate::GraphBuilder`] keeps an index instead.

use crate::graph::{Graph, Node, Output, ValueId, ValueInfo};
use crate::infer::{InferError, infer};
use crate::op::Op;
use crate::shape::TensorType;
use crate::tensor::Tensor;
use std::collections::HashSet;

impl Graph {
    /// A graph with a name and nothing in it.
    pub fn named(name: &str) -> Self {
        Graph {
            name: name.to_owned(),
            ..Graph::default()
        }
    }

    /// Adds an input. Whether a run can serve its type is the verifier's question, not this one's.
    pub fn add_input(&mut self, name: &str, ty: TensorType) -> ValueId {
        let name = self.unique_value_name(name);
        let id = self.push_value(name, ty, None);
        self.inputs.push(id);
        id
    }

    /// Adds a constant.
    pub fn add_constant(&mut self, name: &str, tensor: Tensor) -> ValueId {
        let name = self.unique_value_name(name);
        self.push_value(name, tensor.ty(), Some(tensor))
    }

    /// Adds a node whose result has the node's name.
    ///
    /// # Errors
    /// If the op does not apply to the operands. The graph is then unchanged.
    pub fn add_node(
        &mut self,
        name: &str,
        op: Op,
        inputs: &[ValueId],
    ) -> Result<ValueId, InferError> {
        self.add_node_with_output(name, name, op, inputs)
    }

    /// Adds a node with a name of its own and one for its result.
    ///
    /// # Errors
    /// If the op does not apply to the operands. The graph is then unchanged.
    pub fn add_node_with_output(
        &mut self,
        node_name: &str,
        value_name: &str,
        op: Op,
        inputs: &[ValueId],
    ) -> Result<ValueId, InferError> {
        let ty = self.infer_node(&op, inputs)?;
        let base = or_else(node_name, op.name());
        let name = unique(base, self.nodes.iter().map(|n| n.name.as_str()));
        let value_name = self.unique_value_name(or_else(value_name, &name));
        Ok(self.push_node(name, value_name, op, inputs, ty))
    }

    /// Names a value as an output. Returns the name it got.
    pub fn add_output(&mut self, name: &str, value: ValueId) -> &str {
        let name = unique(
            or_else(name, "output"),
            self.outputs.iter().map(|o| o.name.as_str()),
        );
        self.outputs.push(Output { name, value });
        &self.outputs[self.outputs.len() - 1].name
    }

    /// The type an op's result would have on these values.
    ///
    /// # Errors
    /// If the op does not apply to them.
    pub fn infer_node(&self, op: &Op, inputs: &[ValueId]) -> Result<TensorType, InferError> {
        let mut types = Vec::with_capacity(inputs.len());
        let mut constants = Vec::with_capacity(inputs.len());
        for (operand, id) in inputs.iter().enumerate() {
            let value = self.values.get(id.index()).ok_or(InferError::NoSuchValue {
                op: op.name(),
                operand,
                value: id.0,
                values: self.values.len(),
            })?;
            types.push(&value.ty);
            constants.push(value.constant.as_ref());
        }
        infer(op, &types, &constants)
    }

    /// Adds a value under a name that the caller knows to be unique.
    pub(crate) fn push_value(
        &mut self,
        name: String,
        ty: TensorType,
        constant: Option<Tensor>,
    ) -> ValueId {
        let id = ValueId(u32::try_from(self.values.len()).expect("fewer than 2^32 values"));
        self.values.push(ValueInfo { name, ty, constant });
        id
    }

    /// Adds a node whose result has the given, inferred type, under names that the caller knows to
    /// be unique.
    pub(crate) fn push_node(
        &mut self,
        name: String,
        value_name: String,
        op: Op,
        inputs: &[ValueId],
        ty: TensorType,
    ) -> ValueId {
        let output = self.push_value(value_name, ty, None);
        self.nodes.push(Node {
            name,
            op,
            inputs: inputs.to_vec(),
            output,
        });
        output
    }

    fn unique_value_name(&self, name: &str) -> String {
        unique(
            or_else(name, "value"),
            self.values.iter().map(|v| v.name.as_str()),
        )
    }
}

fn or_else<'a>(name: &'a str, fallback: &'a str) -> &'a str {
    if name.is_empty() { fallback } else { name }
}

/// `base`, or `base` with the first suffix that makes it unique.
fn unique<'a>(base: &str, taken: impl Iterator<Item = &'a str>) -> String {
    let mut clash = false;
    let mut suffixes = HashSet::new();
    for name in taken {
        if let Some(rest) = name.strip_prefix(base) {
            if rest.is_empty() {
                clash = true;
            } else if let Some(number) = rest.strip_prefix('_').and_then(|n| n.parse::<u64>().ok())
            {
                suffixes.insert(number);
            }
        }
    }
    if !clash {
        return base.to_owned();
    }
    // One of the first `suffixes.len() + 1` numbers is free.
    let number = (1..).find(|n| !suffixes.contains(n)).unwrap_or(0);
    format!("{base}_{number}")
}
