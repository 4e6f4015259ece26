//! Which axes of its data an op reads at other coordinates than those of its result.
//!
//! Along such axes the data must be one even walk, since offsets are computed or tabulated; along all
//! others it is walked as it lies, composite axes included.

use crate::clusters::extents;
use crate::inline;
use crate::views::Views;
use weft_analysis::{Factor, View, common_axes};
use weft_ir::{Graph, Op};

/// For each axis of the data of a resize, pad or gather whether it is read elsewhere.
pub fn moved_axes(graph: &Graph, at: usize) -> Vec<bool> {
    let node = &graph.nodes[at];
    let shape = extents(graph, node.inputs[0]);
    let moved = |axis: usize| match &node.op {
        Op::Resize(attrs) => {
            attrs.sizes[axis] != shape[axis] || attrs.scales_bits[axis] != 1.0f64.to_bits()
        }
        Op::Pad { before, after, .. } => before[axis] != 0 || after[axis] != 0,
        Op::Gather { axis: gathered } => axis == *gathered,
        _ => true,
    };
    (0..shape.len()).map(moved).collect()
}

/// Whether a view is one even walk along each of these axes.
pub fn is_even_along(view: &View, axes: &[bool]) -> bool {
    (0..view.axes.len()).all(|a| !axes[a] || view.merged_stride(&[a]).is_some())
}

/// Whether views of one shape have common axes.
pub fn go_together(views: &[View]) -> bool {
    let Some(first) = views.first() else {
        return true;
    };
    let refs: Vec<&View> = views.iter().collect();
    common_axes(&first.extents(), &refs).is_some()
}

/// The views of what a resize, pad or gather reads, over the shape of its result: axes that are read
/// elsewhere stand still.
pub fn views_on_result(graph: &Graph, views: &Views, at: usize, prologue: &[usize]) -> Vec<View> {
    let node = &graph.nodes[at];
    let moved = moved_axes(graph, at);
    let result = extents(graph, node.output);
    let still = |extent: u64| match extent {
        0 | 1 => Vec::new(),
        extent => vec![Factor { extent, stride: 0 }],
    };
    let data = inline::leaves(graph, views, prologue, node.inputs[0], &[]).unwrap_or_default();
    let mut all = Vec::new();
    for view in data {
        let axes = match &node.op {
            Op::Gather { axis } => {
                let rank = result.len() + 1 - view.axes.len();
                let indices = result[*axis..axis + rank].iter().map(|n| still(*n));
                let (before, behind) = (&view.axes[..*axis], &view.axes[axis + 1..]);
                before
                    .iter()
                    .cloned()
                    .chain(indices)
                    .chain(behind.iter().cloned())
                    .collect()
            }
            _ => view
                .axes
                .iter()
                .enumerate()
                .map(|(i, own)| {
                    if moved[i] {
                        still(result[i])
                    } else {
                        own.clone()
                    }
                })
                .collect(),
        };
        all.push(View { axes, ..view });
    }
    // Indices that a run computes are read too.
    if let Op::Gather { axis } = &node.op
        && graph.value(node.inputs[1]).constant.is_none()
        && let Ok(indices) = views.view(graph, node.inputs[1])
    {
        let mut axes: Vec<Vec<Factor>> = result.iter().map(|n| still(*n)).collect();
        axes[*axis..axis + indices.axes.len()].clone_from_slice(&indices.axes);
        all.push(View { axes, ..indices });
    }
    all
}
