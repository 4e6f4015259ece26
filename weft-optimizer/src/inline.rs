//! Producers that are computed where their result is read.
//!
//! A reader that moves elements (a resize, a pad, a gather, the packing of a contraction's operand,
//! the patches of a convolution) may compute an elementwise producer at each place it reads, so that
//! the producer's result never lies in memory. It reads the producer's operands instead, each by its
//! own view at the coordinates of the result.

use crate::body::BodyBuilder;
use crate::clusters::{Clusters, Kind, extents, is_elementwise};
use crate::draft::Context;
use crate::error::OptimizeError;
use crate::views::Views;
use weft_analysis::{NotAffine, View, is_view_op};
use weft_ir::{BinaryFn, DType, Graph, Op, Tensor, UnaryFn, ValueId};
use weft_kernel::Val;

/// The most nodes that are computed where they are read.
const MAX_NODES: usize = 8;
/// The most of them where every result is read several times.
const MAX_REPEATED: usize = 2;
/// Constants up to this many elements are looked through for being all the same.
const MAX_SPLAT_ELEMS: usize = 4096;

/// What the reader does with the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The reader's position in the graph.
    pub node: usize,
    /// Which of its operands.
    pub operand: usize,
    /// Elements are read more than once.
    pub repeated: bool,
    /// What is read outside of the operand, by its bits; `None` where nothing is.
    pub outside: Option<u64>,
}

/// The region whose nodes, all of them, can be computed where `reading` reads them.
///
/// `fits` says of the views of the producers' operands whether the reader can walk them.
pub fn producers(
    state: &Clusters,
    graph: &Graph,
    views: &Views,
    reading: Reading,
    fits: &dyn Fn(&[View]) -> bool,
) -> Option<usize> {
    let value = graph.nodes[reading.node].inputs[reading.operand];
    let q = state.cluster_of_value(graph, views, value)?;
    let region = &state.list[q];
    let nodes = &region.nodes;
    let plain = matches!(&region.kind, Kind::Loop { reduced } if reduced.is_empty())
        && region.prologue.is_empty()
        && nodes.iter().all(|n| is_elementwise(&graph.nodes[*n].op));
    if !plain || nodes.is_empty() || nodes.len() > MAX_NODES {
        return None;
    }
    if reading.repeated
        && (nodes.len() > MAX_REPEATED || !nodes.iter().all(|n| is_cheap(&graph.nodes[*n].op)))
    {
        return None;
    }
    if !only_read_by(graph, views, nodes, reading) {
        return None;
    }
    let leaves = leaves(graph, views, nodes, value, &[]).ok()?;
    if !fits(&leaves) {
        return None;
    }
    let outside_agrees = reading
        .outside
        .is_none_or(|bits| at_zero(graph, views, nodes, value) == Some(bits));
    outside_agrees.then_some(q)
}

/// Whether one operand of the reader is all that reads results of these nodes.
fn only_read_by(graph: &Graph, views: &Views, nodes: &[usize], reading: Reading) -> bool {
    let mut made = vec![false; graph.values.len()];
    for &node in nodes {
        made[graph.nodes[node].output.index()] = true;
    }
    for (i, node) in graph.nodes.iter().enumerate() {
        let inside = nodes.contains(&i);
        for (k, input) in node.inputs.iter().enumerate() {
            if !made[input.index()] || inside {
                continue;
            }
            if is_view_op(&node.op) {
                made[node.output.index()] = true;
            } else if (i, k) != (reading.node, reading.operand) {
                return false;
            }
        }
    }
    (0..graph.values.len())
        .map(|i| ValueId(i as u32))
        .filter(|v| made[v.index()])
        .all(|v| !graph.is_output(v) && !views.is_materialized(v))
}

fn is_cheap(op: &Op) -> bool {
    match op {
        Op::Cast { .. } | Op::Compare(_) | Op::Select => true,
        Op::Unary(f) => matches!(f, UnaryFn::Neg | UnaryFn::Abs | UnaryFn::Not),
        Op::Binary(f) => !matches!(f, BinaryFn::Div | BinaryFn::Rem | BinaryFn::Pow),
        _ => false,
    }
}

/// The way from the value that some op other than a view makes to `value`, and that value.
fn way(graph: &Graph, views: &Views, value: ValueId) -> (ValueId, Vec<Op>) {
    let mut ops = Vec::new();
    let mut at = value;
    while let Some(node) = views.producer(at).map(|n| &graph.nodes[n]) {
        if !is_view_op(&node.op) {
            break;
        }
        ops.push(node.op.clone());
        at = node.inputs[0];
    }
    ops.reverse();
    (at, ops)
}

/// A view behind further view ops.
fn moved(view: View, path: &[Op]) -> Result<View, NotAffine> {
    path.iter().try_fold(view, |view, op| match op {
        Op::Reshape { shape } => view.reshape(shape),
        Op::Transpose { perm } => Ok(view.transpose(perm)),
        Op::Slice {
            starts,
            steps,
            sizes,
        } => view.slice(starts, steps, sizes),
        Op::Broadcast { shape } => view.broadcast(shape),
        _ => Ok(view),
    })
}

/// What stands before an operand of a node: its repetition to the node's shape, then the path.
fn longer(graph: &Graph, node: usize, ops: Vec<Op>, path: &[Op]) -> Vec<Op> {
    let shape = extents(graph, graph.nodes[node].output);
    let mut all = vec![Op::Broadcast { shape }];
    all.extend(ops);
    all.extend_from_slice(path);
    all
}

/// The views of all operands that the nodes read from elsewhere, as seen from `value`.
pub fn leaves(
    graph: &Graph,
    views: &Views,
    nodes: &[usize],
    value: ValueId,
    path: &[Op],
) -> Result<Vec<View>, NotAffine> {
    let (root, ops) = way(graph, views, value);
    let Some(node) = views.producer(root).filter(|n| nodes.contains(n)) else {
        if splat(graph, views, value).is_some() {
            return Ok(Vec::new());
        }
        return Ok(vec![moved(views.view(graph, value)?, path)?]);
    };
    let path = longer(graph, node, ops, path);
    let mut all = Vec::new();
    for input in &graph.nodes[node].inputs {
        all.extend(leaves(graph, views, nodes, *input, &path)?);
    }
    Ok(all)
}

/// Reads one operand of the producers.
pub trait LeafReader {
    /// The body that is written.
    fn body(&mut self) -> &mut BodyBuilder;

    /// The element of a view over the value's shape at the place that is being read.
    ///
    /// # Errors
    /// If the view has no walk there.
    fn read(&mut self, view: &View) -> Result<Val, OptimizeError>;
}

/// The instructions of a value that `reader` reads: of the value itself, or of the nodes that make it
/// where they are computed here.
///
/// # Errors
/// If a view has no affine form or an op has no instructions.
pub fn write(
    context: &Context<'_>,
    nodes: &[usize],
    value: ValueId,
    reader: &mut dyn LeafReader,
) -> Result<Val, OptimizeError> {
    write_at(context, nodes, value, &[], reader)
}

fn write_at(
    context: &Context<'_>,
    nodes: &[usize],
    value: ValueId,
    path: &[Op],
    reader: &mut dyn LeafReader,
) -> Result<Val, OptimizeError> {
    let (graph, views) = (context.graph, context.views);
    let (root, ops) = way(graph, views, value);
    let Some(node) = views.producer(root).filter(|n| nodes.contains(n)) else {
        // The value itself is read even where it is all the same: its reader may add what lies
        // outside of it.
        if !path.is_empty()
            && let Some((elem, bits)) = context.splat(value)
        {
            return Ok(reader.body().constant(elem, bits));
        }
        let view = views
            .view(graph, value)
            .and_then(|v| moved(v, path))
            .map_err(|e| context.not_affine(value, &e))?;
        return reader.read(&view);
    };
    let path = longer(graph, node, ops, path);
    let mut operands = Vec::new();
    for input in &graph.nodes[node].inputs {
        operands.push(write_at(context, nodes, *input, &path, reader)?);
    }
    context.write_node(reader.body(), &graph.nodes[node], &operands)
}

/// The constant of which a value consists throughout, and the bits of its elements.
pub fn splat(graph: &Graph, views: &Views, value: ValueId) -> Option<(DType, u64)> {
    let root = views.root_through_copies(graph, value);
    let tensor = graph.value(root).constant.as_ref()?;
    if tensor.elems() == 0 || tensor.elems() > MAX_SPLAT_ELEMS {
        return None;
    }
    let bits = tensor.bits(0);
    (1..tensor.elems())
        .all(|i| tensor.bits(i) == bits)
        .then(|| (tensor.dtype(), bits))
}

/// Bits of the value where every operand from elsewhere that is no plain constant is zero: what the
/// reader sees outside of guarded reads.
fn at_zero(graph: &Graph, views: &Views, nodes: &[usize], value: ValueId) -> Option<u64> {
    Some(tensor_at_zero(graph, views, nodes, value)?.bits(0))
}

fn tensor_at_zero(graph: &Graph, views: &Views, nodes: &[usize], value: ValueId) -> Option<Tensor> {
    let (root, _) = way(graph, views, value);
    let dtype = graph.ty(value).dtype;
    let size = dtype.size_bytes();
    let scalar = |bits: u64| Tensor::from_bytes(dtype, vec![], &bits.to_le_bytes()[..size]).ok();
    let Some(node) = views.producer(root).filter(|n| nodes.contains(n)) else {
        return scalar(splat(graph, views, value).map_or(0, |(_, bits)| bits));
    };
    let node = &graph.nodes[node];
    let operands: Option<Vec<Tensor>> = node
        .inputs
        .iter()
        .map(|v| tensor_at_zero(graph, views, nodes, *v))
        .collect();
    let operands = operands?;
    weft_reference::eval_op(&node.op, &operands.iter().collect::<Vec<_>>()).ok()
}
