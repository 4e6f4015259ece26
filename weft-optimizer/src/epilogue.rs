//! What stands behind a product: the elementwise nodes of a contraction region.

use crate::body::BodyBuilder;
use crate::clusters::Cluster;
use crate::draft::Context;
use crate::elems::elem_of;
use crate::error::OptimizeError;
use crate::loops::row_major;
use crate::products::{LogicalAxis, Product, factor};
use crate::walks::{Source, Walks, input, output};
use std::collections::BTreeMap;
use weft_analysis::{Factor, View};
use weft_ir::ValueId;
use weft_kernel::{Effect, Elem, Inst, UnaryOp, Val};

/// Instructions and stores behind the product.
pub fn write_epilogue(
    context: &Context<'_>,
    cluster: &Cluster,
    product: &Product,
    walks: &mut Walks,
) -> Result<(Vec<Inst>, Vec<Effect>), OptimizeError> {
    let graph = context.graph;
    let mut body = BodyBuilder::default();
    let mut made: BTreeMap<usize, Val> = BTreeMap::new();
    let mut effects = Vec::new();
    for (i, &at) in cluster.nodes.iter().enumerate() {
        let node = &graph.nodes[at];
        let elem = elem_of(graph.ty(node.output).dtype);
        let value = if i == 0 {
            body.push(Inst::Acc, elem)
        } else {
            let mut operands = Vec::new();
            for &value in &node.inputs {
                let root = context.views.root_through_copies(graph, value);
                let own = context
                    .views
                    .producer(root)
                    .and_then(|n| made.get(&n).copied());
                operands.push(match own {
                    Some(val) => val,
                    None => epilogue_load(context, cluster, product, value, walks, &mut body)?,
                });
            }
            context.write_node(&mut body, node, &operands)?
        };
        made.insert(at, value);
        if context.is_stored(node.output) {
            let value = if context.needs_canonical_nan(node.output) {
                body.unary(UnaryOp::CanonNan, value)
            } else {
                value
            };
            let info = graph.value(node.output);
            let elems = info.ty.elems().unwrap_or_default();
            let operand =
                walks.operand(Source::Value(node.output), output(&info.name, elem, elems));
            let axes = logical(product, &row_major(&cluster.shape), cluster);
            let access = walks.plain(operand, 0, axes);
            effects.push(Effect::Store { access, value });
        }
    }
    Ok((body.insts, effects))
}

fn epilogue_load(
    context: &Context<'_>,
    cluster: &Cluster,
    product: &Product,
    value: ValueId,
    walks: &mut Walks,
    body: &mut BodyBuilder,
) -> Result<Val, OptimizeError> {
    if let Some((elem, bits)) = context.splat(value) {
        return Ok(body.constant(elem, bits));
    }
    let view = context
        .views
        .view(context.graph, value)
        .and_then(|v| v.broadcast(&cluster.shape))
        .map_err(|e| context.not_affine(value, &e))?;
    let info = context.graph.value(view.root);
    let elem: Elem = elem_of(info.ty.dtype);
    let elems = info.ty.elems().unwrap_or_default();
    let operand = walks.operand(Source::Value(view.root), input(&info.name, elem, elems));
    let axes = logical(product, &view.axes, cluster);
    let access = walks.plain(operand, view.offset, axes);
    Ok(body.push(Inst::Load { access }, elem))
}

/// Factors over the region's shape as factors over (batch.., m, n).
fn logical(product: &Product, axes: &[Vec<Factor>], cluster: &Cluster) -> Vec<Vec<Factor>> {
    product
        .axes
        .iter()
        .map(|axis| match axis {
            LogicalAxis::Whole(i) => axes[*i].clone(),
            LogicalAxis::Part {
                axis,
                outer,
                inner_extent,
            } => {
                let stride = axes[*axis].last().map_or(0, |f| f.stride);
                if *outer {
                    factor(
                        cluster.shape[*axis] / inner_extent,
                        stride * *inner_extent as i64,
                    )
                } else {
                    factor(*inner_extent, stride)
                }
            }
            LogicalAxis::Merged(group) => {
                let view = View {
                    root: ValueId(0),
                    offset: 0,
                    axes: axes.to_vec(),
                };
                let extent: u64 = group.iter().map(|a| cluster.shape[*a]).product();
                factor(extent, view.merged_stride(group).unwrap_or(0))
            }
        })
        .collect()
}
