//! Makes a failing graph smaller while it still fails.

use weft_ir::{Graph, Output, ValueId};

/// A smaller graph for which `fails` still holds.
pub fn shrink(graph: &Graph, fails: &mut dyn FnMut(&Graph) -> bool) -> Graph {
    let mut best = graph.clone();
    loop {
        let before = size(&best);
        for candidate in candidates(&best) {
            if size(&candidate) < size(&best) && candidate.verify().is_ok() && fails(&candidate) {
                best = candidate;
                break;
            }
        }
        if size(&best) == before {
            return best;
        }
    }
}

fn size(graph: &Graph) -> usize {
    graph.nodes.len() * 100 + graph.outputs.len() * 10 + graph.values.len()
}

fn candidates(graph: &Graph) -> Vec<Graph> {
    let mut out = Vec::new();
    // One value of the graph as the only output, from the first on.
    for node in &graph.nodes {
        out.push(with_outputs(graph, &[node.output]));
    }
    // Without one of the outputs.
    if graph.outputs.len() > 1 {
        for i in 0..graph.outputs.len() {
            let mut fewer: Vec<ValueId> = graph.outputs.iter().map(|o| o.value).collect();
            fewer.remove(i);
            out.push(with_outputs(graph, &fewer));
        }
    }
    // A value that a node makes becomes an input.
    for at in 0..graph.nodes.len() {
        let mut cut = graph.clone();
        let node = cut.nodes.remove(at);
        cut.inputs.push(node.output);
        out.push(tidy(cut));
    }
    // A node is left out: its result is one of its operands of the same type.
    for at in 0..graph.nodes.len() {
        let node = &graph.nodes[at];
        for operand in &node.inputs {
            if graph.ty(*operand) == graph.ty(node.output) {
                let mut less = graph.clone();
                let node = less.nodes.remove(at);
                for later in &mut less.nodes {
                    for input in &mut later.inputs {
                        if *input == node.output {
                            *input = *operand;
                        }
                    }
                }
                for output in &mut less.outputs {
                    if output.value == node.output {
                        output.value = *operand;
                    }
                }
                out.push(tidy(less));
            }
        }
    }
    out
}

fn with_outputs(graph: &Graph, values: &[ValueId]) -> Graph {
    let mut less = graph.clone();
    less.outputs = values
        .iter()
        .enumerate()
        .map(|(i, value)| Output {
            name: format!("out{i}"),
            value: *value,
        })
        .collect();
    tidy(less)
}

/// Without nodes, inputs and constants that nothing needs.
fn tidy(graph: Graph) -> Graph {
    let needed = needed_nodes(&graph);
    let mut used = vec![false; graph.values.len()];
    for output in &graph.outputs {
        used[output.value.index()] = true;
    }
    let mut less = Graph::named(&graph.name);
    for (node, needed) in graph.nodes.iter().zip(&needed) {
        if *needed {
            used[node.output.index()] = true;
            node.inputs.iter().for_each(|v| used[v.index()] = true);
        }
    }
    let mut renamed = vec![ValueId(0); graph.values.len()];
    for (i, info) in graph.values.iter().enumerate() {
        if used[i] {
            renamed[i] = ValueId(less.values.len() as u32);
            less.values.push(info.clone());
        }
    }
    let of = |v: &ValueId| renamed[v.index()];
    less.inputs = graph
        .inputs
        .iter()
        .filter(|v| used[v.index()])
        .map(of)
        .collect();
    for (node, needed) in graph.nodes.iter().zip(&needed) {
        if *needed {
            let mut node = node.clone();
            node.inputs = node.inputs.iter().map(of).collect();
            node.output = of(&node.output);
            less.nodes.push(node);
        }
    }
    less.outputs = graph
        .outputs
        .iter()
        .map(|o| Output {
            name: o.name.clone(),
            value: of(&o.value),
        })
        .collect();
    less
}

/// The nodes that outputs need.
fn needed_nodes(graph: &Graph) -> Vec<bool> {
    let mut wanted = vec![false; graph.values.len()];
    for output in &graph.outputs {
        wanted[output.value.index()] = true;
    }
    let mut needed = vec![false; graph.nodes.len()];
    for (i, node) in graph.nodes.iter().enumerate().rev() {
        if wanted[node.output.index()] {
            needed[i] = true;
            node.inputs.iter().for_each(|v| wanted[v.index()] = true);
        }
    }
    needed
}
