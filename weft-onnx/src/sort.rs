//! The order of nodes: each behind those that make its inputs, else as in the file.

use crate::error::OnnxError;
use crate::proto::{GraphProto, NodeProto};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// What people call a node: its name, else its first named output, else its op and position.
pub(crate) fn label(node: &NodeProto, index: usize) -> String {
    if !node.name.is_empty() {
        return node.name.clone();
    }
    match node.output.iter().find(|o| !o.is_empty()) {
        Some(output) => output.clone(),
        None => format!("{}#{index}", node.op_type),
    }
}

/// For each value name that a node makes, the node. Two nodes may not make one value.
pub(crate) fn producers(graph: &GraphProto) -> Result<HashMap<&str, usize>, OnnxError> {
    let mut producers = HashMap::new();
    for (index, node) in graph.node.iter().enumerate() {
        for output in node.output.iter().filter(|o| !o.is_empty()) {
            if let Some(first) = producers.insert(output.as_str(), index) {
                return Err(OnnxError::DuplicateValue {
                    value: output.clone(),
                    first: describe(graph, first),
                    second: describe(graph, index),
                });
            }
        }
    }
    Ok(producers)
}

pub(crate) fn describe(graph: &GraphProto, index: usize) -> String {
    format!("node `{}`", label(&graph.node[index], index))
}

/// Positions of the nodes in an order that can be computed; of nodes that are ready the one that
/// stands first in the file comes first.
pub(crate) fn order(
    graph: &GraphProto,
    producers: &HashMap<&str, usize>,
) -> Result<Vec<usize>, OnnxError> {
    let mut users: Vec<Vec<usize>> = vec![Vec::new(); graph.node.len()];
    let mut waits_for = vec![0usize; graph.node.len()];
    for (index, node) in graph.node.iter().enumerate() {
        for input in &node.input {
            if let Some(producer) = producers.get(input.as_str()) {
                users[*producer].push(index);
                waits_for[index] += 1;
            }
        }
    }
    let mut ready: BinaryHeap<Reverse<usize>> = (0..graph.node.len())
        .filter(|i| waits_for[*i] == 0)
        .map(Reverse)
        .collect();
    let mut order = Vec::with_capacity(graph.node.len());
    while let Some(Reverse(index)) = ready.pop() {
        order.push(index);
        for user in &users[index] {
            waits_for[*user] -= 1;
            if waits_for[*user] == 0 {
                ready.push(Reverse(*user));
            }
        }
    }
    if order.len() == graph.node.len() {
        Ok(order)
    } else {
        Err(OnnxError::Cycle {
            nodes: find_cycle(graph, producers, &waits_for),
        })
    }
}

/// The nodes of one cycle, from the fact that each waiting node waits for a waiting node.
fn find_cycle(
    graph: &GraphProto,
    producers: &HashMap<&str, usize>,
    waits_for: &[usize],
) -> Vec<String> {
    const MOST_NAMES: usize = 16;
    let waiting_producer = |index: usize| {
        graph.node[index]
            .input
            .iter()
            .filter_map(|input| producers.get(input.as_str()).copied())
            .find(|p| waits_for[*p] > 0)
    };
    let mut at = waits_for.iter().position(|n| *n > 0);
    let mut path: Vec<usize> = Vec::new();
    let mut position_in_path = HashMap::new();
    while let Some(index) = at {
        if let Some(start) = position_in_path.get(&index) {
            path.drain(..*start);
            break;
        }
        position_in_path.insert(index, path.len());
        path.push(index);
        at = waiting_producer(index);
    }
    // The walk went from readers to what they read.
    path.reverse();
    path.truncate(MOST_NAMES);
    path.iter().map(|i| label(&graph.node[*i], *i)).collect()
}
