//! Composite ops: their decompositions, made sharper by what only the whole knows.

use super::bounds;
use super::float::{self, Accumulation, Exact};
use super::reduce::accumulator;
use super::{ranges_given, transfer_unknown};
use crate::range::{FloatRange, ValueRange, format};
use std::collections::HashMap;
use weft_ir::{CompositeOp, DType, GeluForm, Graph, PoolAttrs, TensorType, decompose};

pub(super) fn composite(
    op: &CompositeOp,
    operands: &[(&ValueRange, &TensorType)],
    result: &TensorType,
) -> ValueRange {
    let (x, ty) = operands[0];
    match op {
        CompositeOp::MaxPool(attrs) => max_pool(attrs, x),
        CompositeOp::AveragePool(attrs) => match x.float() {
            Some(x) => ValueRange::Float(average_pool(attrs, x)),
            None => transfer_unknown(result),
        },
        CompositeOp::Softmax { axis } => match x.float() {
            Some(x) => ValueRange::Float(softmax(x, extent(ty, *axis))),
            None => transfer_unknown(result),
        },
        CompositeOp::LayerNorm { eps, .. } | CompositeOp::GroupNorm { eps, .. } => {
            normalization(op, operands, result, eps.0)
        }
        CompositeOp::RmsNorm { .. }
        | CompositeOp::BatchNorm { .. }
        | CompositeOp::Gemm { .. }
        | CompositeOp::Attention(_) => decomposed(op, operands, result),
        _ => activation(op, operands, result),
    }
}

fn extent(ty: &TensorType, axis: usize) -> u64 {
    ty.shape.0.get(axis).and_then(|d| d.fixed()).unwrap_or(0)
}

/// What the decomposition says.
fn decomposed(
    op: &CompositeOp,
    operands: &[(&ValueRange, &TensorType)],
    result: &TensorType,
) -> ValueRange {
    match evaluated(op, operands) {
        Some((graph, ranges)) => ranges[graph.outputs[0].value.index()],
        None => transfer_unknown(result),
    }
}

/// The decomposition with the ranges of all its values.
fn evaluated(
    op: &CompositeOp,
    operands: &[(&ValueRange, &TensorType)],
) -> Option<(Graph, Vec<ValueRange>)> {
    let types: Vec<&TensorType> = operands.iter().map(|(_, ty)| *ty).collect();
    let graph = decompose(op, &types).ok()?;
    let inputs = graph.inputs.iter().zip(operands);
    let given: HashMap<_, _> = inputs.map(|(id, (range, _))| (*id, **range)).collect();
    let ranges = ranges_given(&graph, &given);
    Some((graph, ranges))
}

/// A function of one operand: on each side of 0 by itself, where its selects are decided.
fn activation(
    op: &CompositeOp,
    operands: &[(&ValueRange, &TensorType)],
    result: &TensorType,
) -> ValueRange {
    let (x, ty) = operands[0];
    let Some(x) = x.float() else {
        return decomposed(op, operands, result);
    };
    let below = FloatRange {
        hi: x.hi.min(-x.min_magnitude),
        can_be_nan: false,
        can_be_neg_zero: false,
        ..*x
    };
    let above = FloatRange {
        lo: x.lo.max(0.0),
        ..*x
    };
    let mut whole: Option<ValueRange> = None;
    for part in [below, above] {
        let part = part.normalized();
        if part.is_empty() && !part.can_be_nan {
            continue;
        }
        let part = decomposed(op, &[(&ValueRange::Float(part), ty)], result);
        whole = Some(whole.map_or(part, |w| w.union(&part)));
    }
    let whole = whole.unwrap_or(ValueRange::empty(result.dtype));
    match (whole, least(op)) {
        (ValueRange::Float(range), Some(least)) => ValueRange::Float(
            FloatRange {
                lo: range.lo.max(least),
                ..range
            }
            .normalized(),
        ),
        _ => whole,
    }
}

/// A number below every result of the function, however it is rounded.
///
/// The real minima are -0.2785 (silu), -0.3088 (mish) and -0.1701 (gelu, both forms). The factor
/// that tends to 0 is, where it does, off by at most half a unit of bf16 at 1, which is 2^-9; it
/// meets an operand of at most 6 there, and is exactly 0 beyond.
fn least(op: &CompositeOp) -> Option<f64> {
    match op {
        CompositeOp::Silu => Some(-0.29),
        CompositeOp::Mish => Some(-0.33),
        CompositeOp::Gelu(GeluForm::Erf | GeluForm::Tanh) => Some(-0.2),
        _ => None,
    }
}

/// e <= 1 and 1 <= z, since the largest element of a row has e = 1; so y <= 1.
fn softmax(x: &FloatRange, n: u64) -> FloatRange {
    let dtype = x.dtype;
    if x.is_empty() || n == 0 {
        return FloatRange {
            can_be_nan: x.can_be_nan,
            ..FloatRange::empty(dtype)
        };
    }
    // In f32, e is 0 or at least e^-69.25 = 8.4e-31, and z is at most n and a little.
    let share = 0.9 / n as f64;
    let magnitude = if dtype == DType::F32 {
        8e-31 * share
    } else {
        0.0
    };
    let spread = x.hi - x.lo;
    let lo = if dtype == DType::F32 && spread < 69.0 {
        bounds::exp(-spread).0 * share
    } else {
        0.0
    };
    Exact {
        lo,
        hi: 1.0,
        // A row with an infinity takes it from itself.
        nan: x.can_be_nan || x.can_be_inf(),
        neg_zero: false,
        magnitude,
    }
    .round(dtype)
}

/// Layer norm over its rows: a standardized element is at most sqrt(n) in magnitude.
///
/// With S the mean of the squared deviations, |d| <= sqrt(n S) and r = 1 / sqrt(S + eps); rounding
/// changes the quotient by far less than 1 %, as long as nothing overflows and eps drowns the
/// squares that underflow.
fn normalization(
    op: &CompositeOp,
    operands: &[(&ValueRange, &TensorType)],
    result: &TensorType,
    eps: f32,
) -> ValueRange {
    let Some((graph, ranges)) = evaluated(op, operands) else {
        return transfer_unknown(result);
    };
    let plain = ranges[graph.outputs[0].value.index()];
    let find = |name: &str| graph.find_value(name);
    let (Some(standardized), Some(sum), Some(squares)) =
        (find("standardized"), find("mean_sum"), find("variance_sum"))
    else {
        return plain;
    };
    let finite = |id: weft_ir::ValueId| ranges[id.index()].float().is_some_and(|r| r.is_finite());
    let wide = matches!(result.dtype, DType::F32 | DType::F64);
    if !(wide && finite(sum) && finite(squares) && eps >= 1e-20) {
        return plain;
    }
    let rows = graph.ty(sum).elems().unwrap_or(0);
    let elems = graph.ty(standardized).elems().unwrap_or(0);
    if rows == 0 {
        return plain;
    }
    let most = 1.01 * ((elems / rows) as f64).sqrt();
    let Some(range) = ranges[standardized.index()].float() else {
        return plain;
    };
    let sharper = FloatRange {
        lo: range.lo.max(-most),
        hi: range.hi.min(most),
        // Neither factor is NaN or infinite.
        can_be_nan: false,
        ..*range
    }
    .normalized();
    let mut given: HashMap<_, _> = graph
        .inputs
        .iter()
        .map(|id| (*id, ranges[id.index()]))
        .collect();
    given.insert(standardized, ValueRange::Float(sharper));
    ranges_given(&graph, &given)[graph.outputs[0].value.index()]
}

/// Whether a window may have no tap inside the operand.
fn may_be_empty(attrs: &PoolAttrs) -> bool {
    attrs.ceil_mode
        || attrs
            .pads_begin
            .iter()
            .chain(&attrs.pads_end)
            .any(|p| *p > 0)
}

fn max_pool(attrs: &PoolAttrs, x: &ValueRange) -> ValueRange {
    if !may_be_empty(attrs) {
        return *x;
    }
    match x {
        ValueRange::Float(x) => {
            ValueRange::Float(x.union(&FloatRange::exact(x.dtype, f64::NEG_INFINITY)))
        }
        ValueRange::Int(x) => {
            let mut range = *x;
            range.lo = crate::range::IntRange::any(x.dtype).lo;
            range.hi = range.hi.max(range.lo);
            ValueRange::Int(range)
        }
    }
}

/// Sum and quotient together: an average, off by a little for each addition.
fn average_pool(attrs: &PoolAttrs, x: &FloatRange) -> FloatRange {
    let taps: u64 = attrs.kernel.iter().product();
    let empty = may_be_empty(attrs);
    let mut terms = float::plain_terms(x);
    if empty {
        // The padding's zeros are counted, or the result is NaN.
        terms.lo = terms.lo.min(0.0);
        terms.hi = terms.hi.max(0.0);
    }
    let how = Accumulation {
        terms: taps as f64,
        chain: taps as f64,
        dtype: accumulator(x.dtype),
    };
    let sum = float::convert(&float::accumulate(how, &terms), x.dtype);
    if sum.is_empty() {
        return sum;
    }
    // Between taps that are all lo and taps that are all hi, whatever the count.
    let one = how.with_terms(1.0).sum(terms.lo, terms.hi);
    let half_type = matches!(x.dtype, DType::F16 | DType::BF16);
    let storage = if half_type { 1.0 / 64.0 } else { 0.0 };
    let dtype = x.dtype;
    let widen = |x: f64, up: f64| x + up * (x.abs() * storage + format(dtype).min_subnormal());
    let clamp = |bound: f64, overflow: bool, infinity: f64| if overflow { infinity } else { bound };
    let exact = Exact {
        lo: clamp(
            widen(one.0, -1.0),
            sum.lo == f64::NEG_INFINITY,
            f64::NEG_INFINITY,
        ),
        hi: clamp(widen(one.1, 1.0), sum.hi == f64::INFINITY, f64::INFINITY),
        nan: sum.can_be_nan || empty,
        neg_zero: false,
        magnitude: sum.min_magnitude / taps as f64,
    };
    let range = exact.round(x.dtype);
    // A sum of numbers that are not negative is not negative, nor is its quotient.
    FloatRange {
        lo: if x.lo >= 0.0 {
            range.lo.max(0.0)
        } else {
            range.lo
        },
        ..range
    }
    .normalized()
}
