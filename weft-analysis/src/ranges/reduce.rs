//! Transfer functions of reductions and contractions.

use super::float::{self, Accumulation};
use crate::range::{FloatRange, IntRange, ValueRange};
use weft_ir::{DType, ReduceFn};

/// The type that sums of this type are added in.
pub(super) fn accumulator(dtype: DType) -> DType {
    if dtype == DType::F64 {
        DType::F64
    } else {
        DType::F32
    }
}

/// Most roundings of one term by the lane rule (rule 10).
fn lane_chain(terms: u64) -> f64 {
    let mut chain = 0;
    let mut left = terms;
    loop {
        chain += left.min(65_536).div_ceil(32) + 5;
        left = left.div_ceil(65_536);
        if left <= 1 {
            return chain as f64;
        }
    }
}

/// A reduction of `terms` elements to one.
pub(super) fn reduce(f: ReduceFn, x: &ValueRange, terms: u64) -> ValueRange {
    match x {
        ValueRange::Float(x) => ValueRange::Float(float_reduce(f, x, terms)),
        ValueRange::Int(x) => ValueRange::Int(int_reduce(f, x, terms)),
    }
}

fn float_reduce(f: ReduceFn, x: &FloatRange, terms: u64) -> FloatRange {
    let dtype = x.dtype;
    let how = Accumulation {
        terms: terms as f64,
        chain: lane_chain(terms),
        dtype: accumulator(dtype),
    };
    match (f, terms) {
        (ReduceFn::Max, 0) => FloatRange::exact(dtype, f64::NEG_INFINITY),
        (ReduceFn::Min, 0) => FloatRange::exact(dtype, f64::INFINITY),
        (ReduceFn::Mean, 0) => FloatRange::exact(dtype, f64::NAN),
        (ReduceFn::Prod, 0) => FloatRange::exact(dtype, 1.0),
        (ReduceFn::Max | ReduceFn::Min, _) => *x,
        (ReduceFn::Sum, _) => {
            float::convert(&float::accumulate(how, &float::plain_terms(x)), dtype)
        }
        (ReduceFn::SumSquares, _) => {
            float::convert(&float::accumulate(how, &float::square_terms(x)), dtype)
        }
        (ReduceFn::Mean, _) => {
            // The quotient is formed in the accumulator's type.
            let sum = float::accumulate(how, &float::plain_terms(x));
            let count = ValueRange::of_count(how.dtype, terms);
            float::convert(&float::div(&sum, &count), dtype)
        }
        (ReduceFn::Prod, _) => product(x),
    }
}

impl ValueRange {
    /// A count, rounded to a floating type.
    fn of_count(dtype: DType, count: u64) -> FloatRange {
        let count = if dtype == DType::F64 {
            count as f64
        } else {
            f64::from(count as f32)
        };
        FloatRange::exact(dtype, count)
    }
}

fn product(x: &FloatRange) -> FloatRange {
    if x.is_empty() {
        return *x;
    }
    let signed = x.can_be_signed();
    let small = x.max_magnitude() <= 1.0;
    let most = if small { 1.0 } else { f64::INFINITY };
    FloatRange {
        can_be_nan: x.can_be_nan
            || (!small && x.can_be_zero())
            || (!small && x.min_magnitude < 1.0),
        can_be_neg_zero: signed,
        ..FloatRange::between(x.dtype, if signed { -most } else { 0.0 }, most)
    }
    .normalized()
}

fn int_reduce(f: ReduceFn, x: &IntRange, terms: u64) -> IntRange {
    let any = IntRange::any(x.dtype);
    let only = |value: i128| IntRange {
        dtype: x.dtype,
        lo: value,
        hi: value,
    };
    match (f, terms) {
        (ReduceFn::Max, 0) => only(any.lo),
        (ReduceFn::Min, 0) => only(any.hi),
        (ReduceFn::Prod, 0) => only(1),
        (ReduceFn::Sum, 0) => only(0),
        _ if x.is_empty() => *x,
        (ReduceFn::Max | ReduceFn::Min, _) => *x,
        (ReduceFn::Sum, n) => times(x.dtype, n, x.lo, x.hi),
        (ReduceFn::Prod, _) if x.lo >= 0 && x.hi <= 1 => *x,
        _ => any,
    }
}

/// A sum of `terms` integers within `lo..=hi`. A partial sum may wrap only where the whole may.
fn times(dtype: DType, terms: u64, lo: i128, hi: i128) -> IntRange {
    let terms = i128::from(terms);
    // Wrapped addition is exact modulo 2^bits, so only the whole sum must fit.
    match (lo.checked_mul(terms), hi.checked_mul(terms)) {
        (Some(lo), Some(hi)) => IntRange::wrapping(dtype, lo, hi),
        _ => IntRange::any(dtype),
    }
}

/// A sum of products, of which `terms` are added with at most `chain` roundings each.
pub(super) fn contract(a: &ValueRange, b: &ValueRange, terms: u64, chain: f64) -> ValueRange {
    match (a, b) {
        (ValueRange::Float(a), ValueRange::Float(b)) => {
            let how = Accumulation {
                terms: terms as f64,
                chain,
                dtype: accumulator(a.dtype),
            };
            let sum = float::accumulate(how, &float::product_terms(a, b));
            ValueRange::Float(float::convert(&sum, a.dtype))
        }
        (ValueRange::Int(a), ValueRange::Int(b)) => {
            let none = IntRange {
                dtype: a.dtype,
                lo: 0,
                hi: 0,
            };
            if terms == 0 {
                return ValueRange::Int(none);
            }
            if a.is_empty() || b.is_empty() {
                return ValueRange::Int(IntRange::empty(a.dtype));
            }
            let corners = [a.lo, a.hi]
                .into_iter()
                .flat_map(|x| [b.lo, b.hi].into_iter().map(move |y| x.saturating_mul(y)));
            let (lo, hi) =
                corners.fold((i128::MAX, i128::MIN), |(lo, hi), p| (lo.min(p), hi.max(p)));
            ValueRange::Int(times(a.dtype, terms, lo, hi))
        }
        _ => ValueRange::any(a.dtype()),
    }
}

/// Roundings of a term by rule 9: within its segment, then segment by segment.
pub(super) fn segment_chain(terms: u64, segment: u64) -> f64 {
    let segment = segment.max(1);
    (terms.min(segment) + terms.div_ceil(segment)) as f64
}
