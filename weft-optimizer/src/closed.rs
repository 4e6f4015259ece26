//! Closed regions: copies of views, concatenations, and integer dot products.

use crate::clusters::{Cluster, DotGroups};
use crate::draft::{Context, DraftStep, Variant, writes_of};
use crate::elems::elem_of;
use crate::error::OptimizeError;
use crate::loops::{assemble, row_major};
use crate::steps::{copy_step, map_step};
use crate::walks::{Source, Walks, input, output};
use weft_analysis::{Factor, View, is_view_op};
use weft_ir::{DotDims, Node, Op};
use weft_kernel::{BinaryOp, Effect, Inst, Kernel, Over, ReduceOp, Stage, UnaryOp, Val};

/// The one way to run a closed region.
///
/// # Errors
/// If its op is not implemented.
pub fn build_closed(context: &Context<'_>, cluster: &Cluster) -> Result<Variant, OptimizeError> {
    let node = &context.graph.nodes[cluster.nodes[0]];
    let steps = match &node.op {
        op if is_view_op(op) => {
            let view = context
                .views
                .source_view(context.graph, node.output)
                .map_err(|e| context.not_affine(node.output, &e))?;
            vec![copy(
                context,
                node,
                node.name.clone(),
                &view,
                0,
                &cluster.shape,
            )?]
        }
        Op::Concat { axis } => concat(context, node, *axis, &cluster.shape)?,
        Op::Dot(dims) => vec![integer_dot(context, node, dims)?],
        op => {
            return Err(OptimizeError::UnsupportedForm {
                node: node.name.clone(),
                op: crate::body::op_name(op),
                why: "it is planned alone".into(),
            });
        }
    };
    Ok(Variant {
        layout: None,
        steps,
    })
}

/// Copies a view to the elements of the node's result that begin at `offset` and are walked as the
/// result's own row-major axes, for a part of the result's shape.
fn copy(
    context: &Context<'_>,
    node: &Node,
    name: String,
    view: &View,
    offset: i64,
    result_shape: &[u64],
) -> Result<DraftStep, OptimizeError> {
    let from = context.graph.value(view.root);
    let to = context.graph.value(node.output);
    let elem = elem_of(to.ty.dtype);
    let part = view.extents();
    let mut walks = Walks::default();
    let source = walks.operand(
        Source::Value(view.root),
        input(&from.name, elem, from.ty.elems().unwrap_or_default()),
    );
    let target = walks.operand(
        Source::Value(node.output),
        output(&to.name, elem, to.ty.elems().unwrap_or_default()),
    );
    let load = walks.plain(source, view.offset, view.axes.clone());
    let axes = row_major(result_shape)
        .into_iter()
        .zip(&part)
        .map(|(factors, &extent)| match factors.first() {
            Some(f) if extent > 1 => vec![Factor {
                extent,
                stride: f.stride,
            }],
            _ => Vec::new(),
        })
        .collect();
    let store = walks.plain(target, offset, axes);
    if context.needs_canonical_nan(node.output) {
        let insts = vec![
            Inst::Load { access: load },
            Inst::Unary {
                op: UnaryOp::CanonNan,
                a: Val(0),
            },
        ];
        let effects = vec![Effect::Store {
            access: store,
            value: Val(1),
        }];
        return map_step(name, walks, &part, insts, effects);
    }
    copy_step(name, walks, &part, load, store)
}

/// One copy for each operand, one behind the other along the axis.
fn concat(
    context: &Context<'_>,
    node: &Node,
    axis: usize,
    shape: &[u64],
) -> Result<Vec<DraftStep>, OptimizeError> {
    let below: u64 = shape[axis + 1..].iter().product();
    let mut steps = Vec::new();
    let mut at = 0u64;
    for (i, &value) in node.inputs.iter().enumerate() {
        let extent = context.extents(value)[axis];
        if context.extents(value).contains(&0) {
            continue;
        }
        let view = context
            .views
            .view(context.graph, value)
            .map_err(|e| context.not_affine(value, &e))?;
        let offset = (at * below) as i64;
        let name = format!("{}/{i}", node.name);
        steps.push(copy(context, node, name, &view, offset, shape)?);
        at += extent;
    }
    // The value is complete, and worth checking, only behind the last copy.
    let last = steps.len().saturating_sub(1);
    for step in &mut steps[..last] {
        step.writes.clear();
    }
    Ok(steps)
}

/// An integer dot product: exact and wrapping in the result's type.
fn integer_dot(
    context: &Context<'_>,
    node: &Node,
    dims: &DotDims,
) -> Result<DraftStep, OptimizeError> {
    let result = context.graph.value(node.output);
    let acc = elem_of(result.ty.dtype);
    let mut walks = Walks::default();
    let mut insts = Vec::new();
    let mut factors = Vec::new();
    let mut batch = Vec::new();
    let (mut free, mut k) = (Vec::new(), 1);
    let mut sides = Vec::new();
    for (side, &value) in node.inputs.iter().enumerate() {
        let view = context
            .views
            .view(context.graph, value)
            .map_err(|e| context.not_affine(value, &e))?;
        let extents = context.extents(value);
        let groups = DotGroups::of(dims, side, extents.len());
        let size = |axes: &[usize]| axes.iter().map(|a| extents[*a]).product::<u64>();
        batch = groups.batch.iter().map(|a| extents[*a]).collect();
        free.push(size(&groups.free));
        k = size(&groups.contract);
        let strides = [
            view.merged_stride(&groups.free).unwrap_or(0),
            view.merged_stride(&groups.contract).unwrap_or(0),
        ];
        let batch_axes: Vec<Vec<Factor>> =
            groups.batch.iter().map(|a| view.axes[*a].clone()).collect();
        sides.push((view, batch_axes, strides));
    }
    let mut shape = batch.clone();
    shape.extend([free[0], free[1], k]);
    let step = |extent: u64, stride: i64| {
        if extent > 1 {
            vec![Factor { extent, stride }]
        } else {
            Vec::new()
        }
    };
    for (side, (view, batch_axes, strides)) in sides.into_iter().enumerate() {
        let info = context.graph.value(view.root);
        let elem = elem_of(info.ty.dtype);
        let operand = walks.operand(
            Source::Value(view.root),
            input(&info.name, elem, info.ty.elems().unwrap_or_default()),
        );
        let mut axes = batch_axes;
        let own = step(free[side], strides[0]);
        axes.extend(if side == 0 {
            [own, Vec::new()]
        } else {
            [Vec::new(), own]
        });
        axes.push(step(k, strides[1]));
        let access = walks.plain(operand, view.offset, axes);
        insts.push(Inst::Load { access });
        if elem != acc {
            insts.push(Inst::Cast {
                to: acc,
                a: Val((insts.len() - 1) as u32),
            });
        }
        factors.push(Val((insts.len() - 1) as u32));
    }
    insts.push(Inst::Binary {
        op: BinaryOp::Mul,
        a: factors[0],
        b: factors[1],
    });
    let value = Val((insts.len() - 1) as u32);
    let target = walks.operand(
        Source::Value(node.output),
        output(&result.name, acc, result.ty.elems().unwrap_or_default()),
    );
    let mut axes = row_major(&shape[..shape.len() - 1]);
    axes.push(Vec::new());
    let store = walks.plain(target, 0, axes);
    let stages = vec![
        Stage {
            over: Over::Inner,
            insts,
            effects: vec![Effect::Reduce {
                op: ReduceOp::Sum,
                value,
                slot: 0,
            }],
        },
        Stage {
            over: Over::Once,
            insts: vec![Inst::Scalar { slot: 0 }],
            effects: vec![Effect::Store {
                access: store,
                value: Val(0),
            }],
        },
    ];
    let groups: Vec<usize> = (0..shape.len())
        .map(|i| usize::from(i + 1 == shape.len()))
        .collect();
    let names: Vec<String> = (0..shape.len()).map(|i| format!("i{i}")).collect();
    let finished =
        walks
            .finish(&shape, &groups, &names)
            .ok_or_else(|| OptimizeError::UnsupportedForm {
                node: node.name.clone(),
                op: "Dot".into(),
                why: "its accesses have no common axes".into(),
            })?;
    let writes = writes_of(&walks);
    let kernel = assemble(
        node.name.clone(),
        finished,
        vec![acc],
        Vec::new(),
        stages,
        &walks,
    );
    Ok(DraftStep {
        kernel: Kernel::Loop(kernel),
        sources: walks.sources,
        checks: walks.checks,
        writes,
    })
}
