//! The transfer function of resize.

use super::float::Exact;
use crate::range::{FloatRange, IntRange, ValueRange, format, power_of_two};
use weft_ir::{ResizeAttrs, ResizeMode};

/// A nearest resize copies. A linear one is an average on each axis, in f32 (f64 for f64), and off
/// by a little for each of its roundings. Cubic weights may be negative: nothing is known.
pub(super) fn resize(attrs: &ResizeAttrs, x: &ValueRange) -> ValueRange {
    match (attrs.mode, x) {
        (ResizeMode::Nearest(_), _) => *x,
        (ResizeMode::Cubic { .. }, _) => ValueRange::any(x.dtype()),
        (ResizeMode::Linear, ValueRange::Float(x)) => ValueRange::Float(average(attrs, x)),
        (ResizeMode::Linear, ValueRange::Int(x)) => {
            if x.is_empty() {
                return ValueRange::Int(*x);
            }
            // The integers as f32, averaged, rounded half to even, and saturated.
            let (lo, hi) = (x.lo as f32, x.hi as f32);
            let floats = FloatRange::between(weft_ir::DType::F32, lo.into(), hi.into());
            let averages = average(attrs, &floats);
            let any = IntRange::any(x.dtype);
            // Beyond 2^52 rounding is the conversion's alone.
            let whole = |x: f64, half: f64| (x + half) as i128;
            ValueRange::Int(IntRange {
                dtype: x.dtype,
                lo: -whole(-averages.lo, 0.5).min(-any.lo),
                hi: whole(averages.hi, 0.5).min(any.hi),
            })
        }
    }
}

fn average(attrs: &ResizeAttrs, x: &FloatRange) -> FloatRange {
    if x.is_empty() {
        return *x;
    }
    // Taps of all axes, and so a bound on all roundings: of weights, and of each fma.
    let mut taps = 0.0;
    for bits in &attrs.scales_bits {
        let scale = f64::from_bits(*bits);
        taps += if attrs.antialias && scale < 1.0 {
            2.0 / scale + 4.0
        } else {
            2.0
        };
    }
    let slack = 4.0 * (taps + 4.0) * power_of_two(-24);
    let small = 4.0 * taps * format(x.dtype).min_subnormal();
    if slack >= 0.5 {
        return FloatRange::any(x.dtype);
    }
    let outward = |x: f64| {
        let factor = if x > 0.0 { 1.0 + slack } else { 1.0 - slack };
        x * factor + small
    };
    let exact = Exact {
        lo: if x.lo >= 0.0 {
            (-outward(-x.lo)).max(0.0)
        } else {
            -outward(-x.lo)
        },
        hi: if x.hi <= 0.0 {
            outward(x.hi).min(0.0)
        } else {
            outward(x.hi)
        },
        nan: x.can_be_nan,
        // An axis that is left alone keeps -0.
        neg_zero: x.can_be_neg_zero,
        magnitude: 0.0,
    };
    let averages = exact.round(x.dtype);
    // Weights of 0 meet infinities, given or by overflow.
    FloatRange {
        can_be_nan: averages.can_be_nan || averages.can_be_inf(),
        ..averages
    }
}
