//! The verifier: everything that a graph promises, checked from scratch.
//!
//! A graph that [`verify`] accepts has
//! - every id (of inputs, operands, results, outputs) within the graph;
//! - every value defined exactly once: as an input, as a constant, or as the result of one node;
//! - nodes in an order in which every operand is defined before it is read;
//! - names that are not empty and unique among values, among nodes, and among outputs;
//! - the inferred type on every result, the tensor's type on every constant;
//! - types within the limits of [`mod@crate::infer`], and extents that are fixed.
//!
//! It looks at every node and value once and never at a constant's elements, gather indices and
//! integer divisors apart.

use crate::graph::{Graph, NodeId, ValueId};
use crate::infer::{InferError, check_limits};
use crate::shape::{Shape, TensorType};
use std::collections::HashSet;

/// What has names in a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// A value.
    Value,
    /// A node.
    Node,
    /// An output.
    Output,
}

impl std::fmt::Display for Named {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Named::Value => "value",
            Named::Node => "node",
            Named::Output => "output",
        })
    }
}

/// Why a graph is not one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// An id beyond the values of the graph.
    #[error("{what} refers to value {}, the graph has {values} values", value.0)]
    NoSuchValue {
        /// Who refers to it.
        what: Reader,
        /// The id.
        value: ValueId,
        /// Values in the graph.
        values: usize,
    },
    /// A name that is empty.
    #[error("{named} {index} has an empty name")]
    EmptyName {
        /// What has it.
        named: Named,
        /// Its position.
        index: usize,
    },
    /// A name that two of a kind have.
    #[error("{named} name \"{name}\" is taken twice")]
    RepeatedName {
        /// What has it.
        named: Named,
        /// The name.
        name: String,
    },
    /// A value that is defined by nothing.
    #[error("value \"{value}\" is not an input, not a constant, and not the result of a node")]
    Undefined {
        /// The value's name.
        value: String,
    },
    /// A value that is defined in two ways.
    #[error("value \"{value}\" is defined twice, as {first} and as {second}")]
    DefinedTwice {
        /// The value's name.
        value: String,
        /// One definition.
        first: Definition,
        /// The other.
        second: Definition,
    },
    /// A node that reads what is made only later: the order is wrong, or there is a cycle.
    #[error("node \"{node}\" reads value \"{value}\" before it is made")]
    ReadBeforeMade {
        /// The node's name.
        node: String,
        /// The value's name.
        value: String,
    },
    /// An op that does not apply to its operands.
    #[error("node \"{node}\": {source}")]
    Infer {
        /// The node's name.
        node: String,
        /// Why not.
        source: InferError,
    },
    /// A result whose type is not the one its op infers.
    #[error("node \"{node}\" makes {inferred}, its result is declared as {declared}")]
    WrongType {
        /// The node's name.
        node: String,
        /// The type in the graph.
        declared: TensorType,
        /// The type of the op's result.
        inferred: TensorType,
    },
    /// A constant whose tensor has another type.
    #[error("constant \"{value}\" is declared as {declared}, its tensor is {given}")]
    WrongConstant {
        /// The value's name.
        value: String,
        /// The type in the graph.
        declared: TensorType,
        /// The tensor's.
        given: TensorType,
    },
    /// An input or constant whose type exceeds a limit.
    #[error("value \"{value}\": {source}")]
    Limit {
        /// The value's name.
        value: String,
        /// Which limit.
        source: InferError,
    },
    /// A value with an extent that is known only at run time.
    #[error("value \"{value}\" has the symbolic shape {shape}, only fixed extents are supported")]
    SymbolicShape {
        /// The value's name.
        value: String,
        /// Its shape.
        shape: Shape,
    },
}

/// Who refers to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reader {
    /// An entry of the graph's inputs.
    Input(usize),
    /// An operand of a node.
    Operand(NodeId, usize),
    /// The result of a node.
    Result(NodeId),
    /// An entry of the graph's outputs.
    Output(usize),
}

impl std::fmt::Display for Reader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reader::Input(i) => write!(f, "input {i}"),
            Reader::Operand(node, i) => write!(f, "operand {i} of node {}", node.0),
            Reader::Result(node) => write!(f, "the result of node {}", node.0),
            Reader::Output(i) => write!(f, "output {i}"),
        }
    }
}

/// What defines a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Definition {
    /// It is given to a run.
    Input,
    /// It is a constant.
    Constant,
    /// A node makes it.
    Node(NodeId),
}

impl std::fmt::Display for Definition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Definition::Input => f.write_str("an input"),
            Definition::Constant => f.write_str("a constant"),
            Definition::Node(node) => write!(f, "the result of node {}", node.0),
        }
    }
}

/// Checks a graph; see the module for what is checked.
///
/// # Errors
/// The first broken promise: ids first, then names, definitions, and types in node order.
pub fn verify(graph: &Graph) -> Result<(), VerifyError> {
    ids(graph)?;
    names(Named::Value, graph.values.iter().map(|v| v.name.as_str()))?;
    names(Named::Node, graph.nodes.iter().map(|n| n.name.as_str()))?;
    names(Named::Output, graph.outputs.iter().map(|o| o.name.as_str()))?;
    definitions(graph)?;
    leaves(graph)?;
    nodes(graph)
}

impl Graph {
    /// Checks the graph; see [`verify`].
    ///
    /// # Errors
    /// The first broken promise.
    pub fn verify(&self) -> Result<(), VerifyError> {
        verify(self)
    }
}

fn ids(graph: &Graph) -> Result<(), VerifyError> {
    let inputs = graph.inputs.iter().enumerate();
    let inputs = inputs.map(|(i, id)| (Reader::Input(i), *id));
    let nodes = graph.nodes.iter().enumerate().flat_map(|(n, node)| {
        let node_id = NodeId(n as u32);
        let operands = node.inputs.iter().enumerate();
        operands
            .map(move |(i, id)| (Reader::Operand(node_id, i), *id))
            .chain([(Reader::Result(node_id), node.output)])
    });
    let outputs = graph.outputs.iter().enumerate();
    let outputs = outputs.map(|(i, o)| (Reader::Output(i), o.value));
    let values = graph.values.len();
    match inputs
        .chain(nodes)
        .chain(outputs)
        .find(|(_, id)| id.index() >= values)
    {
        None => Ok(()),
        Some((what, value)) => Err(VerifyError::NoSuchValue {
            what,
            value,
            values,
        }),
    }
}

fn names<'a>(named: Named, names: impl Iterator<Item = &'a str>) -> Result<(), VerifyError> {
    let mut seen = HashSet::new();
    for (index, name) in names.enumerate() {
        if name.is_empty() {
            return Err(VerifyError::EmptyName { named, index });
        }
        if !seen.insert(name) {
            return Err(VerifyError::RepeatedName {
                named,
                name: name.to_owned(),
            });
        }
    }
    Ok(())
}

/// Every value has exactly one definition.
fn definitions(graph: &Graph) -> Result<(), VerifyError> {
    let mut definitions: Vec<Option<Definition>> = graph
        .values
        .iter()
        .map(|v| v.constant.as_ref().map(|_| Definition::Constant))
        .collect();
    let inputs = graph.inputs.iter().map(|id| (*id, Definition::Input));
    let results = graph.nodes.iter().enumerate();
    let results = results.map(|(n, node)| (node.output, Definition::Node(NodeId(n as u32))));
    for (id, second) in inputs.chain(results) {
        if let Some(first) = definitions[id.index()].replace(second) {
            return Err(VerifyError::DefinedTwice {
                value: graph.value(id).name.clone(),
                first,
                second,
            });
        }
    }
    match definitions.iter().position(Option::is_none) {
        None => Ok(()),
        Some(i) => Err(VerifyError::Undefined {
            value: graph.values[i].name.clone(),
        }),
    }
}

/// Types of inputs and constants.
fn leaves(graph: &Graph) -> Result<(), VerifyError> {
    for value in &graph.values {
        let Some(extents) = value.ty.shape.extents() else {
            return Err(VerifyError::SymbolicShape {
                value: value.name.clone(),
                shape: value.ty.shape.clone(),
            });
        };
        check_limits("value", &extents).map_err(|source| VerifyError::Limit {
            value: value.name.clone(),
            source,
        })?;
        if let Some(tensor) = &value.constant
            && tensor.ty() != value.ty
        {
            return Err(VerifyError::WrongConstant {
                value: value.name.clone(),
                declared: value.ty.clone(),
                given: tensor.ty(),
            });
        }
    }
    Ok(())
}

/// Order of nodes, and types of their results.
fn nodes(graph: &Graph) -> Result<(), VerifyError> {
    let mut made = vec![true; graph.values.len()];
    for node in &graph.nodes {
        made[node.output.index()] = false;
    }
    for node in &graph.nodes {
        if let Some(early) = node.inputs.iter().find(|id| !made[id.index()]) {
            return Err(VerifyError::ReadBeforeMade {
                node: node.name.clone(),
                value: graph.value(*early).name.clone(),
            });
        }
        made[node.output.index()] = true;
        let inferred =
            graph
                .infer_node(&node.op, &node.inputs)
                .map_err(|source| VerifyError::Infer {
                    node: node.name.clone(),
                    source,
                })?;
        let declared = graph.ty(node.output);
        if *declared != inferred {
            return Err(VerifyError::WrongType {
                node: node.name.clone(),
                declared: declared.clone(),
                inferred,
            });
        }
    }
    Ok(())
}
