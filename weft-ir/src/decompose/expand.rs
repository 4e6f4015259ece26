//! A graph without composite ops.

use super::{DecomposeError, decompose};
use crate::graph::{Graph, ValueId};
use crate::name_set::NameSet;
use crate::op::Op;

/// The same graph with every composite node replaced by its decomposition.
///
/// Values keep their ids and names, other nodes their names and order. The last node of a
/// decomposition has the composite's name and result; what is in between is named
/// `NAME/inner`.
///
/// # Errors
/// If a composite node does not apply to its operands; a graph that verifies has none, limits of
/// values in between apart.
pub fn expand_composites(graph: &Graph) -> Result<Graph, DecomposeError> {
    let mut values = NameSet::of(graph.values.iter().map(|v| v.name.as_str()));
    let mut nodes = NameSet::of(graph.nodes.iter().map(|n| n.name.as_str()));
    let mut result = Graph {
        nodes: Vec::with_capacity(graph.nodes.len()),
        ..graph.clone()
    };
    for node in &graph.nodes {
        let Op::Composite(op) = &node.op else {
            result.nodes.push(node.clone());
            continue;
        };
        let types: Vec<_> = node.inputs.iter().map(|id| graph.ty(*id)).collect();
        let body = decompose(op, &types)?;
        let last = body.outputs[0].value;
        // For each value of the body its id in the result.
        let mut ids: Vec<Option<ValueId>> = vec![None; body.values.len()];
        for (inner, outer) in body.inputs.iter().zip(&node.inputs) {
            ids[inner.index()] = Some(*outer);
        }
        ids[last.index()] = Some(node.output);
        let ids: Vec<ValueId> = ids
            .into_iter()
            .zip(&body.values)
            .map(|(known, value)| {
                known.unwrap_or_else(|| {
                    let name = values.claim(&format!("{}/{}", node.name, value.name));
                    result.push_value(name, value.ty.clone(), value.constant.clone())
                })
            })
            .collect();
        for inner in &body.nodes {
            let name = if inner.output == last {
                node.name.clone()
            } else {
                nodes.claim(&format!("{}/{}", node.name, inner.name))
            };
            let mut inner = inner.clone();
            inner.name = name;
            inner.output = ids[inner.output.index()];
            for id in &mut inner.inputs {
                *id = ids[id.index()];
            }
            result.nodes.push(inner);
        }
    }
    Ok(result)
}
