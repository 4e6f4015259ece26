//! Dot products and convolutions as products on logical axes (batch.., m, n), before their kernels are
//! written.
//!
//! A convolution is the product of its weights (left) with patches (right), so that its result comes
//! out channel-major as the graph has it; a pointwise convolution reads its operand directly.

use crate::clusters::{Cluster, DotGroups};
use crate::draft::{Context, DraftStep};
use crate::error::OptimizeError;
use crate::patches::patches_step;
use crate::walks::Source;
use weft_analysis::Factor;
use weft_ir::{ConvAttrs, DotDims, ValueId};
use weft_kernel::kernel::SEGMENT;

/// Up to this many elements a matrix is read in place rather than packed.
const MAX_UNPACKED_ELEMS: u64 = 64 * 1024;

/// Whether a right operand of that size is read where it lies, if its columns are adjacent.
pub fn may_stay_in_place(k: u64, n: u64) -> bool {
    n.is_multiple_of(16) && k.saturating_mul(n) <= MAX_UNPACKED_ELEMS
}

/// Whether a convolution with weights of that shape reads its operand as it lies, without patches.
pub fn is_pointwise(attrs: &ConvAttrs, w_shape: &[u64]) -> bool {
    w_shape[2..].iter().all(|n| *n == 1)
        && attrs.strides.iter().all(|s| *s == 1)
        && attrs
            .pads_begin
            .iter()
            .chain(&attrs.pads_end)
            .all(|p| *p == 0)
}

/// A product on logical axes (batch.., m, n), before its kernel is written.
pub struct Product {
    /// Extents of the batch axes.
    pub batch: Vec<u64>,
    /// Rows of the result.
    pub m: u64,
    /// Columns of the result.
    pub n: u64,
    /// Length of the sums.
    pub k: u64,
    /// Length of a segment of a sum.
    pub segment: u64,
    /// Left operand.
    pub a: Side,
    /// Right operand.
    pub b: Side,
    /// How axes of the region's shape make up the logical axes: batch axes, then m, then n.
    pub axes: Vec<LogicalAxis>,
    /// Copies that must be done first.
    pub before: Vec<DraftStep>,
    /// Number of temporaries used by `before`.
    pub temporaries: usize,
    /// The right operand where elementwise nodes are computed as it is packed.
    pub prologue: Option<Prologue>,
}

/// A right operand that is made while it is packed.
pub struct Prologue {
    /// The nodes that make it.
    pub nodes: Vec<usize>,
    /// Their result.
    pub value: ValueId,
    /// What its axes do.
    pub groups: DotGroups,
    /// Extents of its batch axes.
    pub batch: Vec<u64>,
}

/// Where a logical axis comes from in the region's shape.
pub enum LogicalAxis {
    /// One axis.
    Whole(usize),
    /// The outer or inner part of one axis.
    Part {
        /// The axis.
        axis: usize,
        /// The outer part rather than the inner.
        outer: bool,
        /// Extent of the inner part.
        inner_extent: u64,
    },
    /// Several axes that every access walks as one.
    Merged(Vec<usize>),
}

/// One operand: where it lies and how it is walked.
pub struct Side {
    /// What it is bound to.
    pub source: Source,
    /// Name for people.
    pub name: String,
    /// Its elements.
    pub elems: u64,
    /// First element.
    pub offset: i64,
    /// Steps along the batch axes.
    pub batch: Vec<Vec<Factor>>,
    /// Elements from a row of the left, or column of the right operand, to the next.
    pub n_stride: i64,
    /// Elements from a `k` to the next.
    pub k_stride: i64,
    /// Whether its elements are known.
    pub is_constant: bool,
}

/// The product that a dot product is.
///
/// # Errors
/// If an operand has no affine form on the product's axes.
pub fn dot_product(
    context: &Context<'_>,
    lhs: ValueId,
    rhs: ValueId,
    dims: &DotDims,
    cluster: &Cluster,
) -> Result<Product, OptimizeError> {
    let side = |value: ValueId, side: usize| -> Result<(Side, Vec<u64>, u64, u64), OptimizeError> {
        let extents = context.extents(value);
        let groups = DotGroups::of(dims, side, extents.len());
        let size = |axes: &[usize]| axes.iter().map(|a| extents[*a]).product::<u64>();
        let batch_extents = groups.batch.iter().map(|a| extents[*a]).collect();
        let sizes = (size(&groups.free), size(&groups.contract));
        if side == 1 && !cluster.prologue.is_empty() {
            // Packing makes it; nothing reads it where it would lie.
            let side = Side {
                source: Source::Value(value),
                name: context.graph.value(value).name.clone(),
                elems: 0,
                offset: 0,
                batch: Vec::new(),
                n_stride: 0,
                k_stride: 0,
                is_constant: false,
            };
            return Ok((side, batch_extents, sizes.0, sizes.1));
        }
        let view = context
            .views
            .view(context.graph, value)
            .map_err(|e| context.not_affine(value, &e))?;
        let uneven = || context.not_affine(value, &weft_analysis::NotAffine::ReshapeCuts);
        let n_stride = view.merged_stride(&groups.free).ok_or_else(uneven)?;
        let k_stride = view.merged_stride(&groups.contract).ok_or_else(uneven)?;
        let batch = groups.batch.iter().map(|a| view.axes[*a].clone()).collect();
        let info = context.graph.value(view.root);
        let side = Side {
            source: Source::Value(view.root),
            name: info.name.clone(),
            elems: info.ty.elems().unwrap_or_default(),
            offset: view.offset,
            batch,
            n_stride,
            k_stride,
            is_constant: info.constant.is_some(),
        };
        Ok((side, batch_extents, sizes.0, sizes.1))
    };
    let (a, batch, m, k) = side(lhs, 0)?;
    let (b, b_batch, n, _) = side(rhs, 1)?;
    let prologue = (!cluster.prologue.is_empty()).then(|| Prologue {
        nodes: cluster.prologue.clone(),
        value: rhs,
        groups: DotGroups::of(dims, 1, context.extents(rhs).len()),
        batch: b_batch,
    });
    let mut axes: Vec<LogicalAxis> = (0..batch.len()).map(LogicalAxis::Whole).collect();
    let rank_a = context.extents(lhs).len();
    let rows = rank_a - dims.lhs_batch.len() - dims.lhs_contract.len();
    let first_n = batch.len() + rows;
    axes.push(LogicalAxis::Merged((batch.len()..first_n).collect()));
    axes.push(LogicalAxis::Merged(
        (first_n..cluster.shape.len()).collect(),
    ));
    Ok(Product {
        batch,
        m,
        n,
        k,
        segment: SEGMENT,
        a,
        b,
        axes,
        before: Vec::new(),
        temporaries: 0,
        prologue,
    })
}

/// The product that a convolution is: weights times patches, or times the operand itself.
///
/// # Errors
/// If an operand has no affine form.
pub fn conv_product(
    context: &Context<'_>,
    x: ValueId,
    w: ValueId,
    attrs: &ConvAttrs,
    cluster: &Cluster,
    name: &str,
) -> Result<Product, OptimizeError> {
    let (x_shape, w_shape) = (context.extents(x), context.extents(w));
    let out = &cluster.shape;
    let w_view = context
        .views
        .view(context.graph, w)
        .map_err(|e| context.not_affine(w, &e))?;
    let groups = attrs.groups;
    let (channels, per_group) = (w_shape[1], w_shape[0] / groups);
    let taps: u64 = w_shape[2..].iter().product();
    let k = channels * taps;
    let n: u64 = out[2..].iter().product();
    // As many whole channels as fit; a window has at least one tap.
    let segment = (SEGMENT / taps.max(1)).max(1) * taps;
    let w_info = context.graph.value(w_view.root);
    let group_step = |stride: i64| factor(groups, stride);
    let a = Side {
        source: Source::Value(w_view.root),
        name: w_info.name.clone(),
        elems: w_info.ty.elems().unwrap_or_default(),
        offset: w_view.offset,
        batch: vec![Vec::new(), group_step((per_group * k) as i64)],
        n_stride: k as i64,
        k_stride: 1,
        is_constant: w_info.constant.is_some(),
    };
    let spatial: Vec<usize> = (2..x_shape.len()).collect();
    let mut before = Vec::new();
    let mut temporaries = 0;
    let mut direct = None;
    if is_pointwise(attrs, &w_shape) {
        let view = context
            .views
            .view(context.graph, x)
            .map_err(|e| context.not_affine(x, &e))?;
        direct = view
            .merged_stride(&spatial)
            .map(|n_stride| (view, n_stride));
    }
    let b = match direct {
        Some((view, n_stride)) => {
            let x_info = context.graph.value(view.root);
            let channel = view.merged_stride(&[1]).unwrap_or(0);
            Side {
                source: Source::Value(view.root),
                name: x_info.name.clone(),
                elems: x_info.ty.elems().unwrap_or_default(),
                offset: view.offset,
                batch: vec![view.axes[0].clone(), group_step(channel * channels as i64)],
                n_stride,
                k_stride: channel,
                is_constant: x_info.constant.is_some(),
            }
        }
        None => {
            before.push(patches_step(context, cluster, x, &w_shape, attrs, name)?);
            temporaries = 1;
            let elems = x_shape[0] * groups * k * n;
            Side {
                source: Source::Temporary {
                    index: 0,
                    dtype: context.graph.ty(x).dtype,
                    elems,
                },
                name: format!("{name}/patches"),
                elems,
                offset: 0,
                batch: vec![
                    factor(x_shape[0], (groups * k * n) as i64),
                    group_step((k * n) as i64),
                ],
                n_stride: 1,
                k_stride: n as i64,
                is_constant: false,
            }
        }
    };
    let axes = vec![
        LogicalAxis::Whole(0),
        LogicalAxis::Part {
            axis: 1,
            outer: true,
            inner_extent: per_group,
        },
        LogicalAxis::Part {
            axis: 1,
            outer: false,
            inner_extent: per_group,
        },
        LogicalAxis::Merged((2..out.len()).collect()),
    ];
    Ok(Product {
        batch: vec![x_shape[0], groups],
        m: per_group,
        n,
        k,
        segment,
        a,
        b,
        axes,
        before,
        temporaries,
        prologue: None,
    })
}

/// A factor, or none where there is nothing to step over.
pub fn factor(extent: u64, stride: i64) -> Vec<Factor> {
    if extent > 1 {
        vec![Factor { extent, stride }]
    } else {
        Vec::new()
    }
}
