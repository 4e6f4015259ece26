//! Softmax and the normalisations of rule 11.

use super::DecomposeError;
use super::emit::Emit;
use crate::dtype::DType;
use crate::graph::ValueId;
use crate::op::BinaryFn::{Add, Div, Mul, Sub};
use crate::op::{Op, ReduceFn, UnaryFn};

type Made = Result<ValueId, DecomposeError>;

/// m = max; e = softmax_exp(x - m); z = sum(e); r = 1 / z; e * r.
pub(super) fn softmax(e: &mut Emit, x: ValueId, axis: usize) -> Made {
    let max = e.reduce("max", ReduceFn::Max, x, &[axis])?;
    let below_max = e.binary("below_max", Sub, x, max)?;
    let exp = e.unary("exp", UnaryFn::SoftmaxExp, below_max)?;
    let sum = e.reduce("sum", ReduceFn::Sum, exp, &[axis])?;
    let recip = e.unary("recip", UnaryFn::Recip, sum)?;
    e.binary("softmax", Mul, exp, recip)
}

/// 1 / sqrt(v + eps), as square root and reciprocal.
fn inverse_deviation(e: &mut Emit, v: ValueId, eps: f32) -> Made {
    let shifted = e.const_right("shifted_variance", Add, v, eps)?;
    let deviation = e.unary("deviation", UnaryFn::Sqrt, shifted)?;
    e.unary("inverse_deviation", UnaryFn::Recip, deviation)
}

/// A sum by `op` over the axes, divided by the number of elements.
fn average(e: &mut Emit, name: &str, op: ReduceFn, x: ValueId, axes: &[usize]) -> Made {
    let shape = e.shape(x);
    let count: u64 = axes.iter().map(|axis| shape[*axis]).product();
    let sum = e.reduce(&format!("{name}_sum"), op, x, axes)?;
    if e.dtype(x) == DType::F64 {
        // In f64 the count is exact beyond 2^24.
        let count = crate::tensor::Tensor::scalar(count as f64);
        let count = e.constant(&format!("{name}_const"), count);
        return e.binary(name, Div, sum, count);
    }
    e.const_right(name, Div, sum, count as f32)
}

/// m = sum(x) / n; d = x - m; v = sum_squares(d) / n; r = 1 / sqrt(v + eps); d * r.
fn standardize(e: &mut Emit, x: ValueId, axes: &[usize], eps: f32) -> Made {
    let mean = average(e, "mean", ReduceFn::Sum, x, axes)?;
    let centered = e.binary("centered", Sub, x, mean)?;
    let variance = average(e, "variance", ReduceFn::SumSquares, centered, axes)?;
    let inverse = inverse_deviation(e, variance, eps)?;
    e.binary("standardized", Mul, centered, inverse)
}

/// standardize(x) * scale + bias.
pub(super) fn layer_norm(e: &mut Emit, operands: &[ValueId], axis: usize, eps: f32) -> Made {
    let x = operands[0];
    let axes: Vec<usize> = (axis..e.shape(x).len()).collect();
    let y = standardize(e, x, &axes, eps)?;
    let y = e.binary("scaled", Mul, y, operands[1])?;
    match operands.get(2) {
        Some(bias) => e.binary("layer_norm", Add, y, *bias),
        None => Ok(y),
    }
}

/// v = sum_squares(x) / n; r = 1 / sqrt(v + eps); (x * r) * scale.
pub(super) fn rms_norm(e: &mut Emit, x: ValueId, scale: ValueId, axis: usize, eps: f32) -> Made {
    let axes: Vec<usize> = (axis..e.shape(x).len()).collect();
    let square = average(e, "mean_square", ReduceFn::SumSquares, x, &axes)?;
    let inverse = inverse_deviation(e, square, eps)?;
    let y = e.binary("normalized", Mul, x, inverse)?;
    e.binary("rms_norm", Mul, y, scale)
}

/// Shape in which \[C\] meets (N, C, ..).
fn channel_shape(x: &[u64]) -> Vec<u64> {
    let mut shape = vec![1; x.len() - 1];
    shape[0] = x[1];
    shape
}

/// Layer norm over each group of (N, groups, C / groups, ..), then scale and bias by channel.
pub(super) fn group_norm(e: &mut Emit, operands: &[ValueId], groups: u64, eps: f32) -> Made {
    let shape = e.shape(operands[0]);
    let row = shape[1..].iter().product::<u64>() / groups;
    let grouped = e.reshape("grouped", operands[0], &[shape[0], groups, row])?;
    let y = standardize(e, grouped, &[2], eps)?;
    let y = e.reshape("ungrouped", y, &shape)?;
    let scale = e.reshape("scale_by_channel", operands[1], &channel_shape(&shape))?;
    let bias = e.reshape("bias_by_channel", operands[2], &channel_shape(&shape))?;
    let y = e.binary("scaled", Mul, y, scale)?;
    e.binary("group_norm", Add, y, bias)
}

/// r = 1 / sqrt(var + eps); a = scale * r; b = bias - mean * a; fma(x, a, b).
///
/// On half types the fma is in f32, on the widened a and b, and rounds to storage once.
pub(super) fn batch_norm(e: &mut Emit, operands: &[ValueId], eps: f32) -> Made {
    let [x, scale, bias, mean, var] = *operands else {
        unreachable!("batch norm has five operands: inferred before");
    };
    let shape = channel_shape(&e.shape(x));
    let inverse = inverse_deviation(e, var, eps)?;
    let a = e.binary("a", Mul, scale, inverse)?;
    let shift = e.binary("shift", Mul, mean, a)?;
    let b = e.binary("b", Sub, bias, shift)?;
    let a = e.reshape("a_by_channel", a, &shape)?;
    let b = e.reshape("b_by_channel", b, &shape)?;
    let storage = e.dtype(x);
    let wide = if storage == DType::F64 {
        DType::F64
    } else {
        DType::F32
    };
    let x = e.cast("x_wide", x, wide)?;
    let a = e.cast("a_wide", a, wide)?;
    let b = e.cast("b_wide", b, wide)?;
    let y = e.node("fma", Op::Fma, &[x, a, b])?;
    e.cast("batch_norm", y, storage)
}
