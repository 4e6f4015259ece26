//! Contraction kernels from dot products and convolutions, with the packing they need.
//!
//! The left operand is read where it lies. The right one is read where it lies if its columns are
//! adjacent and come in whole panels, and is packed into panels otherwise.

use crate::clusters::Cluster;
use crate::draft::{Context, DraftStep, Variant, writes_of};
use crate::elems::elem_of;
use crate::epilogue::write_epilogue;
use crate::error::OptimizeError;
use crate::packing::{BSide, pack};
use crate::products::{Product, conv_product, dot_product, may_stay_in_place};
use crate::walks::{Finished, Walk, Walks, input};
use weft_analysis::Factor;
use weft_ir::{DType, Op};
use weft_kernel::{BLayout, ContractionKernel, ContractionSplit, Kernel, MatrixA, MatrixB};

/// Panel widths that arms and twins are written for.
const PANEL_WIDTHS: [u32; 2] = [16, 32];

/// The ways to run a contraction region.
///
/// # Errors
/// If an operand has no affine form or an epilogue op has no instructions.
pub fn build_contraction(
    context: &Context<'_>,
    cluster: &Cluster,
) -> Result<Vec<Variant>, OptimizeError> {
    let root = &context.graph.nodes[cluster.nodes[0]];
    let dtype = context.graph.ty(root.output).dtype;
    if !matches!(dtype, DType::F32 | DType::F64) {
        return Err(OptimizeError::UnsupportedDtype {
            node: root.name.clone(),
            op: crate::body::op_name(&root.op),
            dtype,
        });
    }
    let product = match &root.op {
        Op::Dot(dims) | Op::MaskedDot(dims) => {
            dot_product(context, root.inputs[0], root.inputs[1], dims, cluster)?
        }
        Op::Conv(attrs) => conv_product(
            context,
            root.inputs[0],
            root.inputs[1],
            attrs,
            cluster,
            &root.name,
        )?,
        _ => {
            return Err(OptimizeError::UnsupportedForm {
                node: root.name.clone(),
                op: crate::body::op_name(&root.op),
                why: "it is no contraction".into(),
            });
        }
    };
    let mut variants = Vec::new();
    let fits_in_place = product.b.n_stride == 1
        && product.prologue.is_none()
        && may_stay_in_place(product.k, product.n);
    if fits_in_place && !product.b.is_constant {
        let layout = BLayout::Strided {
            k_stride: product.b.k_stride,
            n_stride: 1,
        };
        variants.push(variant(
            context,
            cluster,
            &product,
            layout,
            "in place".into(),
        )?);
    }
    for nr in PANEL_WIDTHS {
        let words = format!("panels of {nr}");
        variants.push(variant(
            context,
            cluster,
            &product,
            BLayout::Panels { nr },
            words,
        )?);
    }
    Ok(variants)
}

fn variant(
    context: &Context<'_>,
    cluster: &Cluster,
    product: &Product,
    layout: BLayout,
    words: String,
) -> Result<Variant, OptimizeError> {
    let root = &context.graph.nodes[cluster.nodes[0]];
    let dtype = context.graph.ty(root.output).dtype;
    let elem = elem_of(dtype);
    let mut walks = Walks::default();
    let rank = product.batch.len();
    let mut shape = product.batch.clone();
    shape.extend([product.m, product.n]);
    // The two matrices first; their batch walks are the last two walks.
    let a = walks.operand(
        product.a.source.clone(),
        input(&product.a.name, elem, product.a.elems),
    );
    let (epilogue, effects) = write_epilogue(context, cluster, product, &mut walks)?;
    let mut steps = product.before.clone();
    let mut b_side = BSide {
        source: product.b.source.clone(),
        elems: product.b.elems,
        offset: product.b.offset,
        batch: product.b.batch.clone(),
    };
    if let BLayout::Panels { nr } = layout {
        b_side = pack(context, product, nr, dtype, &root.name, &mut steps)?;
    }
    let b_name = if matches!(layout, BLayout::Panels { .. }) {
        format!("{} in panels", product.b.name)
    } else {
        product.b.name.clone()
    };
    let b = walks.operand(b_side.source, input(&b_name, elem, b_side.elems));
    let mut batch_walk = |operand: usize, batch: &[Vec<Factor>]| {
        let mut axes = batch.to_vec();
        axes.resize(rank + 2, Vec::new());
        // Never shared with an access of the epilogue: these two are taken out again.
        walks.walks.push(Walk {
            operand,
            offset: 0,
            axes,
            guards: Vec::new(),
            fill: 0,
        });
    };
    batch_walk(a, &product.a.batch);
    batch_walk(b, &b_side.batch);
    let groups: Vec<usize> = (0..rank + 2)
        .map(|i| if i < rank { 0 } else { i - rank + 1 })
        .collect();
    let mut names: Vec<String> = (0..rank).map(|i| format!("b{i}")).collect();
    names.extend(["m".to_string(), "n".to_string()]);
    let name = context.region_name(cluster);
    let mut finished =
        walks
            .finish(&shape, &groups, &names)
            .ok_or_else(|| OptimizeError::UnsupportedForm {
                node: name.clone(),
                op: "a contraction region".into(),
                why: "its accesses have no common axes".into(),
            })?;
    restore_unit_axes(&mut finished);
    let batch_axes = finished.axes.len() - 2;
    let b_access = finished.accesses.pop();
    let a_access = finished.accesses.pop();
    let strides = |access: Option<weft_kernel::Access>| {
        access
            .map(|a| a.strides[..batch_axes].to_vec())
            .unwrap_or_default()
    };
    let batch = finished.axes[..batch_axes].to_vec();
    let split = choose_split(&batch, product.m, product.n);
    let writes = writes_of(&walks);
    let kernel = ContractionKernel {
        name,
        batch,
        m: product.m,
        n: product.n,
        k: product.k,
        segment: product.segment,
        masked: matches!(root.op, Op::MaskedDot(_)),
        split,
        operands: walks.operands,
        a: MatrixA {
            operand: a,
            offset: product.a.offset,
            batch_strides: strides(a_access),
            m_stride: product.a.n_stride,
            k_stride: product.a.k_stride,
        },
        b: MatrixB {
            operand: b,
            offset: b_side.offset,
            batch_strides: strides(b_access),
            layout,
        },
        accesses: finished.accesses,
        epilogue,
        effects,
    };
    steps.push(DraftStep {
        kernel: Kernel::Contraction(kernel),
        sources: walks.sources,
        checks: walks.checks,
        writes,
    });
    Ok(Variant {
        layout: Some(words),
        steps,
    })
}

/// Rows and columns of extent 1 were dropped from the axes; accesses need them.
fn restore_unit_axes(finished: &mut Finished) {
    for (group, name) in [(1, "m"), (2, "n")] {
        if !finished.groups.contains(&group) {
            let at = finished.groups.iter().filter(|g| **g < group).count();
            finished.insert_unit(at, name, group);
        }
    }
}

fn choose_split(batch: &[weft_kernel::Axis], m: u64, n: u64) -> ContractionSplit {
    let longest = batch
        .iter()
        .enumerate()
        .max_by_key(|(i, a)| (a.extent, std::cmp::Reverse(*i)));
    let (by_m, by_n) = (m.div_ceil(6), n.div_ceil(32));
    match longest {
        Some((i, axis)) if axis.extent >= by_m.max(by_n) => ContractionSplit::Batch(i),
        _ if by_m >= by_n => ContractionSplit::M,
        _ => ContractionSplit::N,
    }
}
