//! Everything that a graph asks for and no plan gives, at once.
//!
//! [`crate::optimize()`] ends at the first; here the search goes on. It is the same code that looks,
//! so what is refused here is refused there, and the other way round; only what depends on the machine
//! or on sizes of memory is left out.

use crate::clusters::{Cluster, cluster};
use crate::draft::Context;
use crate::error::OptimizeError;
use crate::facts::Facts;
use crate::optimize::{draft, functions};
use crate::prepare::{Prepared, prepare_all};
use crate::views::Views;
use std::collections::BTreeSet;
use weft_ir::{Graph, Node, Output, ValueId};

/// Something that no plan does.
#[derive(Debug)]
pub struct Refused {
    /// Position of the node in the graph; `None` where it is not one node's doing.
    pub node: Option<usize>,
    /// Why.
    pub error: OptimizeError,
}

impl Refused {
    /// What the error says besides the node and its op.
    pub fn reason(&self) -> String {
        match &self.error {
            OptimizeError::UnsupportedForm { why, .. } => format!("not implemented where {why}"),
            OptimizeError::UnsupportedDtype { dtype, .. } => format!("not implemented on {dtype}"),
            other => other.to_string(),
        }
    }
}

/// Why `graph` has no plan: each node that is refused, once, in the graph's order; empty where it has
/// one.
pub fn refusals(graph: &Graph) -> Vec<Refused> {
    let mut refused = Vec::new();
    let prepared = prepare_all(graph, &mut refused);
    let mut views = Views::new(&prepared.graph);
    let clusters = match cluster(&prepared, &mut views) {
        Ok(clusters) => clusters,
        Err(error) => {
            refused.push(Refused { node: None, error });
            return refused;
        }
    };
    let facts = Facts::of(&prepared.graph);
    let context = Context::new(&prepared.graph, &views, &clusters, &facts);
    for region in clusters.list.iter().filter(|c| !c.nodes.is_empty()) {
        if let Err(error) = try_region(&context, &facts, region) {
            refused.extend(nodes_refused(&prepared, region, error));
        }
    }
    let mut seen = BTreeSet::new();
    refused.retain(|r| r.node.is_none_or(|node| seen.insert(node)));
    refused.sort_by_key(|r| r.node.unwrap_or(usize::MAX));
    refused
}

fn try_region(context: &Context<'_>, facts: &Facts, region: &Cluster) -> Result<(), OptimizeError> {
    let drafted = draft(context, facts, region)?;
    functions(std::slice::from_ref(&drafted), context.graph).map(drop)
}

/// The nodes of a region that are refused by themselves; where none is, the region's own error.
fn nodes_refused(prepared: &Prepared, region: &Cluster, error: OptimizeError) -> Vec<Refused> {
    let nodes = region.prologue.iter().chain(&region.nodes);
    let alone: Vec<Refused> = nodes
        .filter_map(|&at| {
            let error = refused_alone(&prepared.graph, &prepared.graph.nodes[at])?;
            Some(Refused {
                node: Some(prepared.origin[at]),
                error,
            })
        })
        .collect();
    if !alone.is_empty() {
        return alone;
    }
    let last = region.nodes.last();
    vec![Refused {
        node: last.map(|at| prepared.origin[*at]),
        error,
    }]
}

/// Why a node has no kernel even where it is all there is.
fn refused_alone(whole: &Graph, node: &Node) -> Option<OptimizeError> {
    let mut graph = Graph {
        name: whole.name.clone(),
        ..Graph::default()
    };
    let mut inputs = Vec::with_capacity(node.inputs.len());
    for input in &node.inputs {
        // The same value twice is one value.
        let first = node.inputs.iter().position(|i| i == input);
        if let Some(known) = first.and_then(|i| inputs.get(i).copied()) {
            inputs.push(known);
            continue;
        }
        let id = ValueId(graph.values.len() as u32);
        graph.values.push(whole.value(*input).clone());
        if graph.value(id).constant.is_none() {
            graph.inputs.push(id);
        }
        inputs.push(id);
    }
    let output = ValueId(graph.values.len() as u32);
    graph.values.push(whole.value(node.output).clone());
    graph.outputs.push(Output {
        name: whole.value(node.output).name.clone(),
        value: output,
    });
    graph.nodes.push(Node {
        inputs,
        output,
        ..node.clone()
    });
    let mut refused = Vec::new();
    let prepared = prepare_all(&graph, &mut refused);
    if let Some(first) = refused.into_iter().next() {
        return Some(first.error);
    }
    let mut views = Views::new(&prepared.graph);
    let clusters = match cluster(&prepared, &mut views) {
        Ok(clusters) => clusters,
        Err(error) => return Some(error),
    };
    let facts = Facts::of(&prepared.graph);
    let context = Context::new(&prepared.graph, &views, &clusters, &facts);
    let mut regions = clusters.list.iter().filter(|c| !c.nodes.is_empty());
    regions.find_map(|region| try_region(&context, &facts, region).err())
}
