//! Pooling: the taps of all windows at once, each a strided slice of the padded operand.
//!
//! Average: taps added in row-major order of the window from +0. Padding and places beyond it are
//! +0, which keeps every bit: a sum that starts at +0 never is -0. Then one division by the count,
//! which for each window is the number of its taps inside the operand (inside operand and padding,
//! with `count_include_pad`).
//!
//! Maximum: padding is -inf, or the smallest integer, which never wins against an element.

use super::emit::Emit;
use super::{COUNTS_LIMIT, DecomposeError};
use crate::dtype::DType;
use crate::graph::ValueId;
use crate::infer::{PoolAxis, infer, pool_axis};
use crate::op::BinaryFn::{Add, Div, Max, Mul};
use crate::op::{CompositeOp, Op, PadMode, PoolAttrs};
use crate::shape::TensorType;
use crate::tensor::Tensor;
use half::{bf16, f16};

type Made = Result<ValueId, DecomposeError>;

pub(super) fn average(e: &mut Emit, x: ValueId, attrs: &PoolAttrs) -> Made {
    let storage = e.dtype(x);
    let axes = axes(e, x, &CompositeOp::AveragePool(attrs.clone()), attrs)?;
    // Rule 6: sums of half types accumulate in f32 and round once.
    let wide = if storage == DType::F64 {
        DType::F64
    } else {
        DType::F32
    };
    let x = e.cast("x_wide", x, wide)?;
    let zero = e.scalar("zero", wide, 0.0);
    let padded = pad(e, x, zero, &axes)?;
    let mut sum = zero;
    for_each_tap(&axes, |starts| {
        let tap = slice_tap(e, padded, starts, &axes)?;
        sum = e.binary("sum", Add, sum, tap)?;
        Ok(())
    })?;
    let sum = e.cast("sum_storage", sum, storage)?;
    let sum = e.cast("sum_widened", sum, wide)?;
    let counts = counts(e, attrs.count_include_pad, &axes, wide)?;
    let y = e.binary("average_wide", Div, sum, counts)?;
    e.cast("average_pool", y, storage)
}

pub(super) fn max(e: &mut Emit, x: ValueId, attrs: &PoolAttrs) -> Made {
    let axes = axes(e, x, &CompositeOp::MaxPool(attrs.clone()), attrs)?;
    let lowest = e.constant("lowest", lowest(e.dtype(x)));
    let padded = pad(e, x, lowest, &axes)?;
    let mut max = None;
    for_each_tap(&axes, |starts| {
        let tap = slice_tap(e, padded, starts, &axes)?;
        max = Some(match max {
            None => tap,
            Some(so_far) => e.binary("max", Max, so_far, tap)?,
        });
        Ok(())
    })?;
    Ok(max.expect("a window has at least one tap: inferred before"))
}

/// The geometry of each spatial axis.
fn axes(
    e: &Emit,
    x: ValueId,
    op: &CompositeOp,
    attrs: &PoolAttrs,
) -> Result<Vec<PoolAxis>, DecomposeError> {
    let operand = e.shape(x);
    let ty = TensorType::fixed(e.dtype(x), &operand);
    let result = infer(&Op::Composite(op.clone()), &[&ty], &[])?;
    let result = result.shape.extents().unwrap_or_default();
    Ok((0..attrs.kernel.len())
        .map(|axis| pool_axis(attrs, &operand, &result, axis))
        .collect())
}

/// The operand with as much padding as its windows reach into.
fn pad(e: &mut Emit, x: ValueId, value: ValueId, axes: &[PoolAxis]) -> Made {
    let mut before = vec![0i64; 2];
    let mut after = vec![0i64; 2];
    for axis in axes {
        // All within the limits: a padded extent was counted when the type was inferred.
        let reach = (axis.positions - 1) * axis.stride + (axis.taps - 1) * axis.dilation + 1;
        before.push(axis.pad_begin as i64);
        after.push(reach.saturating_sub(axis.pad_begin + axis.extent) as i64);
    }
    if before.iter().chain(&after).all(|n| *n == 0) {
        return Ok(x);
    }
    let mode = PadMode::Constant;
    e.node(
        "padded",
        Op::Pad {
            before,
            after,
            mode,
        },
        &[x, value],
    )
}

/// Calls `each` with the offsets of each tap of a window, in row-major order.
fn for_each_tap(
    axes: &[PoolAxis],
    mut each: impl FnMut(&[u64]) -> Result<(), DecomposeError>,
) -> Result<(), DecomposeError> {
    let mut tap = vec![0u64; axes.len()];
    loop {
        let starts: Vec<u64> = tap.iter().zip(axes).map(|(t, a)| t * a.dilation).collect();
        each(&starts)?;
        let mut axis = axes.len();
        loop {
            if axis == 0 {
                return Ok(());
            }
            axis -= 1;
            tap[axis] += 1;
            if tap[axis] < axes[axis].taps {
                break;
            }
            tap[axis] = 0;
        }
    }
}

/// For all windows, the tap at these offsets.
fn slice_tap(e: &mut Emit, padded: ValueId, starts: &[u64], axes: &[PoolAxis]) -> Made {
    let shape = e.shape(padded);
    let op = Op::Slice {
        starts: [&[0, 0], starts].concat(),
        steps: [1, 1]
            .into_iter()
            // A stride beyond the extent is met by one window only; any step will do.
            .chain(axes.iter().map(|a| i64::try_from(a.stride).unwrap_or(1)))
            .collect(),
        sizes: shape[..2]
            .iter()
            .copied()
            .chain(axes.iter().map(|a| a.positions))
            .collect(),
    };
    e.node("tap", op, &[padded])
}

/// The number of taps of each window: a scalar, or a value of the shape of the spatial axes.
fn counts(e: &mut Emit, include_pad: bool, axes: &[PoolAxis], dtype: DType) -> Made {
    let full: u64 = axes.iter().map(|a| a.taps).product();
    let mut uniform = 1u64;
    let mut varying = None;
    for (i, axis) in axes.iter().enumerate() {
        // Windows wholly inside have all taps; only axes with others are written out.
        let first_inside = include_pad || axis.pad_begin == 0;
        let reach = (axis.positions - 1) * axis.stride + (axis.taps - 1) * axis.dilation;
        let end = axis.pad_begin + axis.extent + if include_pad { axis.pad_end } else { 0 };
        if first_inside && reach < end {
            uniform *= axis.taps;
            continue;
        }
        if axis.positions > COUNTS_LIMIT {
            return Err(DecomposeError::TooManyCounts {
                op: "average_pool",
                positions: axis.positions,
                limit: COUNTS_LIMIT,
            });
        }
        let mut shape = vec![1; axes.len() - i];
        shape[0] = axis.positions;
        let numbers: Vec<u64> = (0..axis.positions)
            .map(|p| axis.count(p, include_pad))
            .collect();
        let tensor = integers(dtype, &shape, &numbers);
        let counts = e.constant("counts", tensor);
        // Products of counts are at most 2^16, so each is exact.
        varying = Some(match varying {
            None => counts,
            Some(so_far) => e.binary("counts_product", Mul, so_far, counts)?,
        });
    }
    match varying {
        None => Ok(e.constant("count", integers(dtype, &[], &[full]))),
        Some(counts) if uniform == 1 => Ok(counts),
        Some(counts) => {
            let uniform = e.constant("uniform_count", integers(dtype, &[], &[uniform]));
            e.binary("counts_product", Mul, counts, uniform)
        }
    }
}

/// Small integers as f32 or f64.
fn integers(dtype: DType, shape: &[u64], numbers: &[u64]) -> Tensor {
    let tensor = if dtype == DType::F64 {
        let numbers: Vec<f64> = numbers.iter().map(|n| *n as f64).collect();
        Tensor::from_elems(shape, &numbers)
    } else {
        let numbers: Vec<f32> = numbers.iter().map(|n| *n as f32).collect();
        Tensor::from_elems(shape, &numbers)
    };
    tensor.expect("as many numbers as the shape has elements")
}

/// -inf, or the smallest integer.
fn lowest(dtype: DType) -> Tensor {
    match dtype {
        DType::F32 => Tensor::scalar(f32::NEG_INFINITY),
        DType::F64 => Tensor::scalar(f64::NEG_INFINITY),
        DType::F16 => Tensor::scalar(f16::NEG_INFINITY),
        DType::BF16 => Tensor::scalar(bf16::NEG_INFINITY),
        DType::I8 => Tensor::scalar(i8::MIN),
        DType::I16 => Tensor::scalar(i16::MIN),
        DType::I32 => Tensor::scalar(i32::MIN),
        DType::I64 => Tensor::scalar(i64::MIN),
        DType::U8 => Tensor::scalar(u8::MIN),
        DType::U16 => Tensor::scalar(u16::MIN),
        DType::U32 => Tensor::scalar(u32::MIN),
        DType::U64 => Tensor::scalar(u64::MIN),
        DType::Bool => Tensor::scalar(0u8),
    }
}
