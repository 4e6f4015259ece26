//! Contraction kernels from dot products and convolutions, with the packing they need.
//!
//! The left operand is read where it lies. The right one is read where it lies if its columns are
//! adjacent and come in whole panels, and is packed into panels otherwise: constants when the plan
//! is made, everything else by a copying step. A convolution is the product of its weights (left)
//! with patches (right), so that its result comes out channel-major as the graph has it; a pointwise
//! convolution reads its operand directly.

use crate::body::BodyBuilder;
use crate::clusters::{Cluster, DotGroups};
use crate::draft::{Context, DraftStep, Variant, writes_of};
use crate::elems::elem_of;
use crate::error::OptimizeError;
use crate::inline::{self, LeafReader};
use crate::loops::{assemble, row_major};
use crate::walks::{Finished, Source, Walk, WalkGuard, Walks, input, output};
use std::collections::BTreeMap;
use weft_analysis::{Factor, View};
use weft_ir::{ConvAttrs, DType, DotDims, Op, ValueId};
use weft_kernel::kernel::SEGMENT;
use weft_kernel::{
    BLayout, ContractionKernel, ContractionSplit, Effect, Elem, Inst, Kernel, MatrixA, MatrixB,
    Over, Stage, UnaryOp, Val,
};
use weft_plan::Recipe;

/// Panel widths that arms and twins are written for.
const PANEL_WIDTHS: [u32; 2] = [16, 32];
/// Up to this many elements a matrix is read in place rather than packed.
const MAX_UNPACKED_ELEMS: u64 = 64 * 1024;

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
        Op::Dot(dims) => dot_product(context, root.inputs[0], root.inputs[1], dims, cluster)?,
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
struct Product {
    /// Extents of the batch axes.
    batch: Vec<u64>,
    m: u64,
    n: u64,
    k: u64,
    segment: u64,
    a: Side,
    b: Side,
    /// How axes of the region's shape make up the logical axes: batch axes, then m, then n.
    axes: Vec<LogicalAxis>,
    /// Copies that must be done first.
    before: Vec<DraftStep>,
    /// Number of temporaries used by `before`.
    temporaries: usize,
    /// The right operand where elementwise nodes are computed as it is packed.
    prologue: Option<Prologue>,
}

/// A right operand that is made while it is packed.
struct Prologue {
    /// The nodes that make it.
    nodes: Vec<usize>,
    /// Their result.
    value: ValueId,
    /// What its axes do.
    groups: DotGroups,
    /// Extents of its batch axes.
    batch: Vec<u64>,
}

/// Where a logical axis comes from in the region's shape.
enum LogicalAxis {
    /// One axis.
    Whole(usize),
    /// The outer or inner part of one axis.
    Part {
        axis: usize,
        outer: bool,
        inner_extent: u64,
    },
    /// Several axes that every access walks as one.
    Merged(Vec<usize>),
}

/// One operand: where it lies and how it is walked.
struct Side {
    source: Source,
    name: String,
    elems: u64,
    offset: i64,
    batch: Vec<Vec<Factor>>,
    /// Rows of the left, `1` for the right operand's columns is `n_stride`.
    n_stride: i64,
    k_stride: i64,
    is_constant: bool,
}

fn dot_product(
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

fn conv_product(
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
    let segment = if taps == 0 {
        SEGMENT
    } else {
        (SEGMENT / taps).max(1) * taps
    };
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
fn factor(extent: u64, stride: i64) -> Vec<Factor> {
    if extent > 1 {
        vec![Factor { extent, stride }]
    } else {
        Vec::new()
    }
}

/// Reads the operand of a convolution, or an operand of what makes it, patch by patch.
struct PatchReader<'a> {
    context: &'a Context<'a>,
    walks: Walks,
    body: BodyBuilder,
    attrs: &'a ConvAttrs,
    x_shape: Vec<u64>,
    /// `[image, group, channel, tap.., output position..]`.
    shape: Vec<u64>,
}

impl LeafReader for PatchReader<'_> {
    fn body(&mut self) -> &mut BodyBuilder {
        &mut self.body
    }

    fn read(&mut self, view: &View) -> Result<Val, OptimizeError> {
        let shape = &self.shape;
        let spatial = self.x_shape.len() - 2;
        let (groups, channels) = (shape[1], shape[2]);
        let stride = |axis: usize| view.merged_stride(&[axis]).unwrap_or(0);
        let mut axes = vec![
            view.axes[0].clone(),
            factor(groups, stride(1) * channels as i64),
            factor(channels, stride(1)),
        ];
        axes.resize(shape.len(), Vec::new());
        let mut offset = view.offset;
        let mut guards = Vec::new();
        for d in 0..spatial {
            let (tap, position) = (3 + d, 3 + spatial + d);
            let step = stride(2 + d);
            let (dilation, jump) = (self.attrs.dilations[d] as i64, self.attrs.strides[d] as i64);
            axes[tap] = factor(shape[tap], step * dilation);
            axes[position] = factor(shape[position], step * jump);
            let before = self.attrs.pads_begin[d] as i64;
            offset -= before * step;
            let last =
                (shape[tap] as i64 - 1) * dilation + (shape[position] as i64 - 1) * jump - before;
            if before > 0 || last >= self.x_shape[2 + d] as i64 {
                let mut along = vec![Vec::new(); shape.len()];
                along[tap] = factor(shape[tap], dilation);
                along[position] = factor(shape[position], jump);
                guards.push(WalkGuard {
                    offset: -before,
                    axes: along,
                    extent: self.x_shape[2 + d],
                });
            }
        }
        let info = self.context.graph.value(view.root);
        let elem = elem_of(info.ty.dtype);
        let elems = info.ty.elems().unwrap_or_default();
        let from = self
            .walks
            .operand(Source::Value(view.root), input(&info.name, elem, elems));
        let access = self.walks.walk(Walk {
            operand: from,
            offset,
            axes,
            guards,
            fill: 0,
        });
        Ok(self.body.push(Inst::Load { access }, elem))
    }
}

/// The step that lays out patches as `[image, group, channel, tap.., output position..]`.
fn patches_step(
    context: &Context<'_>,
    cluster: &Cluster,
    x: ValueId,
    w_shape: &[u64],
    attrs: &ConvAttrs,
    name: &str,
) -> Result<DraftStep, OptimizeError> {
    let x_shape = context.extents(x);
    let mut shape = vec![x_shape[0], attrs.groups, w_shape[1]];
    shape.extend_from_slice(&w_shape[2..]);
    shape.extend_from_slice(&cluster.shape[2..]);
    let mut reader = PatchReader {
        context,
        walks: Walks::default(),
        body: BodyBuilder::default(),
        attrs,
        x_shape,
        shape,
    };
    let value = inline::write(context, &cluster.prologue, x, &mut reader)?;
    let PatchReader {
        mut walks,
        body,
        shape,
        ..
    } = reader;
    let dtype = context.graph.ty(x).dtype;
    let elem = elem_of(dtype);
    let total: u64 = shape.iter().product();
    let target = Source::Temporary {
        index: 0,
        dtype,
        elems: total,
    };
    let to = walks.operand(target, output(&format!("{name}/patches"), elem, total));
    let access = walks.plain(to, 0, row_major(&shape));
    let effects = vec![Effect::Store { access, value }];
    map_step(
        format!("{name}/patches"),
        walks,
        &shape,
        body.insts,
        effects,
    )
}

/// A step that copies one walk to another.
///
/// # Errors
/// If the walks have no common axes.
pub fn copy_step(
    name: String,
    walks: Walks,
    shape: &[u64],
    load: usize,
    store: usize,
) -> Result<DraftStep, OptimizeError> {
    let insts = vec![Inst::Load { access: load }];
    let effects = vec![Effect::Store {
        access: store,
        value: Val(0),
    }];
    map_step(name, walks, shape, insts, effects)
}

/// A step of one map over a shape.
///
/// # Errors
/// If the walks have no common axes.
pub fn map_step(
    name: String,
    walks: Walks,
    shape: &[u64],
    insts: Vec<Inst>,
    effects: Vec<Effect>,
) -> Result<DraftStep, OptimizeError> {
    let groups = vec![0; shape.len()];
    let names: Vec<String> = (0..shape.len()).map(|i| format!("i{i}")).collect();
    let finished =
        walks
            .finish(shape, &groups, &names)
            .ok_or_else(|| OptimizeError::UnsupportedForm {
                node: name.clone(),
                op: "a copy".into(),
                why: "its accesses have no common axes".into(),
            })?;
    let stages = vec![Stage {
        over: Over::Inner,
        insts,
        effects,
    }];
    let writes = writes_of(&walks);
    let kernel = assemble(name, finished, Vec::new(), Vec::new(), stages, &walks);
    Ok(DraftStep {
        kernel: Kernel::Loop(kernel),
        sources: walks.sources,
        writes,
    })
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

/// The right operand as the kernel sees it.
struct BSide {
    source: Source,
    elems: u64,
    offset: i64,
    batch: Vec<Vec<Factor>>,
}

/// Packs the right operand into panels: a constant when the plan is made, else by steps.
fn pack(
    context: &Context<'_>,
    product: &Product,
    nr: u32,
    dtype: DType,
    name: &str,
    steps: &mut Vec<DraftStep>,
) -> Result<BSide, OptimizeError> {
    if let Some(prologue) = &product.prologue {
        return pack_made(context, product, prologue, nr, dtype, name, steps);
    }
    let width = u64::from(nr);
    let one = BLayout::panel_elems(nr, product.k, product.n);
    // Batch axes along which the operand stands still are not repeated in the packed form.
    let mut packed_batch = vec![Vec::new(); product.batch.len()];
    let mut elems = one;
    let mut moving = Vec::new();
    for (axis, factors) in product.b.batch.iter().enumerate().rev() {
        for f in factors.iter().rev() {
            let stride = if f.stride == 0 { 0 } else { elems as i64 };
            packed_batch[axis].insert(
                0,
                Factor {
                    extent: f.extent,
                    stride,
                },
            );
            if f.stride != 0 {
                moving.insert(0, (*f, elems as i64));
                elems *= f.extent;
            }
        }
    }
    let packed = |source| BSide {
        source,
        elems,
        offset: 0,
        batch: packed_batch,
    };
    if let (true, Source::Value(_)) = (product.b.is_constant, &product.b.source) {
        let recipe = Recipe::Panels {
            constant: product.b.name.clone(),
            offset: product.b.offset,
            batch: moving.iter().map(|(f, _)| f.extent).collect(),
            batch_strides: moving.iter().map(|(f, _)| f.stride).collect(),
            k: product.k,
            n: product.n,
            k_stride: product.b.k_stride,
            n_stride: product.b.n_stride,
            nr,
        };
        return Ok(packed(Source::Made {
            recipe,
            dtype,
            elems,
        }));
    }
    let target = Source::Temporary {
        index: product.temporaries,
        dtype,
        elems,
    };
    let full = product.n / width;
    let rest = product.n % width;
    for (panels, lanes, first) in [(full, width, 0), (u64::from(rest > 0), rest, full)] {
        if panels == 0 {
            continue;
        }
        let mut walks = Walks::default();
        let elem = elem_of(dtype);
        let from = walks.operand(
            product.b.source.clone(),
            input(&product.b.name, elem, product.b.elems),
        );
        let to = walks.operand(
            target.clone(),
            output(&format!("{name}/panels"), elem, elems),
        );
        let mut shape: Vec<u64> = moving.iter().map(|(f, _)| f.extent).collect();
        let mut source_axes: Vec<Vec<Factor>> = moving.iter().map(|(f, _)| vec![*f]).collect();
        let mut target_axes: Vec<Vec<Factor>> = moving
            .iter()
            .map(|(f, s)| {
                vec![Factor {
                    extent: f.extent,
                    stride: *s,
                }]
            })
            .collect();
        let panel = (product.k * width) as i64;
        shape.extend([panels, product.k, lanes]);
        source_axes.extend([
            factor(panels, product.b.n_stride * width as i64),
            factor(product.k, product.b.k_stride),
            factor(lanes, product.b.n_stride),
        ]);
        target_axes.extend([
            factor(panels, panel),
            factor(product.k, width as i64),
            factor(lanes, 1),
        ]);
        let skip = (first * width) as i64;
        let load = walks.plain(
            from,
            product.b.offset + skip * product.b.n_stride,
            source_axes,
        );
        let store = walks.plain(to, first as i64 * panel, target_axes);
        let part = if first == 0 { "panels" } else { "last panel" };
        steps.push(copy_step(
            format!("{name}/{part}"),
            walks,
            &shape,
            load,
            store,
        )?);
    }
    Ok(packed(target))
}

/// Reads an operand of what makes the right operand, panel by panel.
struct PanelReader<'a> {
    context: &'a Context<'a>,
    prologue: &'a Prologue,
    walks: Walks,
    body: BodyBuilder,
    /// Number of panels, rows, and columns of each panel.
    panels: [u64; 3],
    /// Columns of a whole panel.
    width: u64,
    /// Columns before the first panel.
    skip: i64,
}

impl LeafReader for PanelReader<'_> {
    fn body(&mut self) -> &mut BodyBuilder {
        &mut self.body
    }

    fn read(&mut self, view: &View) -> Result<Val, OptimizeError> {
        let groups = &self.prologue.groups;
        let n_stride = view.merged_stride(&groups.free).unwrap_or(0);
        let k_stride = view.merged_stride(&groups.contract).unwrap_or(0);
        let [panels, k, lanes] = self.panels;
        let mut axes: Vec<Vec<Factor>> =
            groups.batch.iter().map(|a| view.axes[*a].clone()).collect();
        axes.extend([
            factor(panels, n_stride * self.width as i64),
            factor(k, k_stride),
            factor(lanes, n_stride),
        ]);
        let info = self.context.graph.value(view.root);
        let elem = elem_of(info.ty.dtype);
        let elems = info.ty.elems().unwrap_or_default();
        let from = self
            .walks
            .operand(Source::Value(view.root), input(&info.name, elem, elems));
        let access = self
            .walks
            .plain(from, view.offset + self.skip * n_stride, axes);
        Ok(self.body.push(Inst::Load { access }, elem))
    }
}

/// Packs a right operand that elementwise nodes make, computing it on the way.
fn pack_made(
    context: &Context<'_>,
    product: &Product,
    prologue: &Prologue,
    nr: u32,
    dtype: DType,
    name: &str,
    steps: &mut Vec<DraftStep>,
) -> Result<BSide, OptimizeError> {
    let width = u64::from(nr);
    let one = BLayout::panel_elems(nr, product.k, product.n);
    let batch_steps: Vec<Vec<Factor>> = row_major(&prologue.batch)
        .into_iter()
        .map(|factors| {
            let scaled = |f: &Factor| Factor {
                extent: f.extent,
                stride: f.stride * one as i64,
            };
            factors.iter().map(scaled).collect()
        })
        .collect();
    let elems = prologue.batch.iter().product::<u64>() * one;
    let target = Source::Temporary {
        index: product.temporaries,
        dtype,
        elems,
    };
    let (full, rest) = (product.n / width, product.n % width);
    for (panels, lanes, first) in [(full, width, 0), (u64::from(rest > 0), rest, full)] {
        if panels == 0 {
            continue;
        }
        let mut reader = PanelReader {
            context,
            prologue,
            walks: Walks::default(),
            body: BodyBuilder::default(),
            panels: [panels, product.k, lanes],
            width,
            skip: (first * width) as i64,
        };
        let value = inline::write(context, &prologue.nodes, prologue.value, &mut reader)?;
        let PanelReader {
            mut walks, body, ..
        } = reader;
        let elem = elem_of(dtype);
        let to = walks.operand(
            target.clone(),
            output(&format!("{name}/panels"), elem, elems),
        );
        let mut shape = prologue.batch.clone();
        shape.extend([panels, product.k, lanes]);
        let panel = (product.k * width) as i64;
        let mut axes = batch_steps.clone();
        axes.extend([
            factor(panels, panel),
            factor(product.k, width as i64),
            factor(lanes, 1),
        ]);
        let access = walks.plain(to, first as i64 * panel, axes);
        let part = if first == 0 { "panels" } else { "last panel" };
        let effects = vec![Effect::Store { access, value }];
        steps.push(map_step(
            format!("{name}/{part}"),
            walks,
            &shape,
            body.insts,
            effects,
        )?);
    }
    Ok(BSide {
        source: target,
        elems,
        offset: 0,
        batch: batch_steps,
    })
}

/// Instructions and stores behind the product.
fn write_epilogue(
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
