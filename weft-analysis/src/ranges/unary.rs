//! Transfer functions of one floating operand.

use super::bounds;
use super::float::{Exact, abs, convert, div, neg};
use crate::range::{FloatRange, power_of_two};
use weft_ir::{DType, UnaryFn};

/// A function whose result has the operand's dtype.
pub(super) fn unary(f: UnaryFn, x: &FloatRange) -> FloatRange {
    if x.is_empty() {
        return *x;
    }
    match f {
        UnaryFn::Neg => neg(x),
        UnaryFn::Abs => abs(x),
        UnaryFn::Sign => sign(x),
        UnaryFn::Recip => div(&FloatRange::exact(x.dtype, 1.0), x),
        UnaryFn::Sqrt => sqrt(x),
        UnaryFn::Rsqrt => rsqrt(x),
        UnaryFn::Floor
        | UnaryFn::Ceil
        | UnaryFn::Trunc
        | UnaryFn::RoundEven
        | UnaryFn::RoundHalfAway => integral(f, x),
        f => elementary(f, x).round(x.dtype),
    }
}

fn sign(x: &FloatRange) -> FloatRange {
    let of = |x: f64| if x == 0.0 { 0.0 } else { 1.0f64.copysign(x) };
    FloatRange {
        lo: of(x.lo),
        hi: of(x.hi),
        min_magnitude: 1.0,
        ..*x
    }
    .normalized()
}

fn sqrt(x: &FloatRange) -> FloatRange {
    let (lo, hi) = match x.positive() {
        Some((lo, hi)) if !x.can_be_zero() => (lo.sqrt(), hi.sqrt()),
        Some((_, hi)) => (0.0, hi.sqrt()),
        None if x.can_be_zero() => (0.0, 0.0),
        None => (f64::INFINITY, f64::NEG_INFINITY),
    };
    Exact {
        lo,
        hi,
        nan: x.can_be_nan || x.lo < 0.0,
        neg_zero: x.can_be_neg_zero,
        magnitude: x.min_magnitude.sqrt(),
    }
    .round(x.dtype)
}

/// 1 / sqrt(x): two roundings, of half types in f32, and then to storage.
fn rsqrt(x: &FloatRange) -> FloatRange {
    let wide = if x.dtype == DType::F64 {
        DType::F64
    } else {
        DType::F32
    };
    let root = sqrt(&convert(x, wide));
    convert(&div(&FloatRange::exact(wide, 1.0), &root), x.dtype)
}

/// Rounding to integral values.
fn integral(f: UnaryFn, x: &FloatRange) -> FloatRange {
    let of = |x: f64| match f {
        UnaryFn::Floor => floor(x),
        UnaryFn::Ceil => -floor(-x),
        UnaryFn::Trunc if x < 0.0 => -floor(-x),
        UnaryFn::Trunc => floor(x),
        // Both nearest forms lie between these, whatever they do with ties.
        _ => x,
    };
    let nearest = matches!(f, UnaryFn::RoundEven | UnaryFn::RoundHalfAway);
    let (lo, hi) = if nearest {
        (floor(x.lo + 0.5).min(-floor(0.5 - x.lo)), floor(x.hi + 0.5))
    } else {
        (of(x.lo), of(x.hi))
    };
    let vanishes = !matches!(f, UnaryFn::Floor) && x.lo < 0.0 && x.hi > -1.0;
    FloatRange {
        lo,
        hi,
        can_be_neg_zero: x.can_be_neg_zero || vanishes,
        min_magnitude: if x.min_magnitude == f64::INFINITY {
            f64::INFINITY
        } else {
            1.0
        },
        ..*x
    }
    .normalized()
}

/// The largest integral value not above.
fn floor(x: f64) -> f64 {
    if x.abs() >= power_of_two(52) || x == 0.0 {
        return x;
    }
    // Below 2^52, so the conversion is exact.
    let whole = (x as i64) as f64;
    if whole > x { whole - 1.0 } else { whole }
}

/// The elementary functions: bounds of the real function, correctly rounded afterwards.
fn elementary(f: UnaryFn, x: &FloatRange) -> Exact {
    let unknown = Exact {
        lo: f64::NEG_INFINITY,
        hi: f64::INFINITY,
        nan: true,
        neg_zero: true,
        magnitude: 0.0,
    };
    let same_sign = |lo: f64, hi: f64, magnitude: f64| Exact {
        lo,
        hi,
        nan: x.can_be_nan,
        neg_zero: x.can_be_neg_zero,
        magnitude,
    };
    let above_zero = |lo: f64, hi: f64| Exact {
        lo,
        hi,
        nan: x.can_be_nan,
        neg_zero: false,
        magnitude: lo,
    };
    let least = x.min_magnitude.min(1.0);
    match f {
        UnaryFn::Exp => above_zero(bounds::exp(x.lo).0, bounds::exp(x.hi).1),
        UnaryFn::Exp2 => {
            let ln_2 = std::f64::consts::LN_2;
            above_zero(bounds::exp(x.lo * ln_2).0, bounds::exp(x.hi * ln_2).1)
        }
        UnaryFn::Expm1 => {
            // 1 + x <= e^x <= 1 + x + x^2 for x below 1.7; |e^x - 1| >= 0.63 |x| for x from -1.
            let low = |x: f64| (bounds::exp(x).0 - 1.0).max(x);
            let high = |x: f64| {
                if x.abs() < 0.5 {
                    x + x * x
                } else {
                    bounds::exp(x).1 - 1.0
                }
            };
            same_sign(low(x.lo), high(x.hi), 0.63 * least)
        }
        UnaryFn::Log | UnaryFn::Log2 => {
            let scale = if f == UnaryFn::Log {
                1.0
            } else {
                std::f64::consts::LN_2
            };
            let slack = |v: f64| v.abs() * 1e-15;
            let (mut lo, mut hi) = (f64::INFINITY, f64::NEG_INFINITY);
            if let Some((from, to)) = x.positive() {
                (lo, hi) = (bounds::log(from).0 / scale, bounds::log(to).1 / scale);
                (lo, hi) = (lo - slack(lo), hi + slack(hi));
            }
            if x.can_be_zero() {
                (lo, hi) = (f64::NEG_INFINITY, hi.max(f64::NEG_INFINITY));
            }
            Exact {
                lo,
                hi,
                nan: x.can_be_nan || x.lo < 0.0,
                // log 1 is +0, and its neighbours in f32 are at least 2^-25 from it.
                neg_zero: false,
                magnitude: power_of_two(-26),
            }
        }
        UnaryFn::Log1p => {
            // x - x^2 <= log(1 + x) <= x for x above -0.6.
            let low = |x: f64| match x {
                x if x <= -1.0 => f64::NEG_INFINITY,
                x if x.abs() < 0.5 => x - x * x,
                x => bounds::log(1.0 + x).0 - 1e-12,
            };
            let high = |x: f64| match x {
                x if x <= -1.0 => f64::NEG_INFINITY,
                x if x.abs() < 0.5 => x,
                x => (bounds::log(1.0 + x).1 + 1e-12).min(x),
            };
            if x.hi < -1.0 {
                return Exact {
                    lo: f64::INFINITY,
                    hi: f64::NEG_INFINITY,
                    nan: true,
                    ..unknown
                };
            }
            Exact {
                nan: x.can_be_nan || x.lo < -1.0,
                ..same_sign(low(x.lo), high(x.hi), 0.69 * least)
            }
        }
        // Concave above 0 and odd: c |x| <= |f(x)| for |x| up to 1, where f(1) = c.
        UnaryFn::Tanh => {
            let (lo, hi) = odd(x, |x| 0.7615 * x.min(1.0), |x| x.min(1.0));
            same_sign(lo, hi, 0.7615 * least)
        }
        UnaryFn::Erf => {
            let (lo, hi) = odd(x, |x| 0.8427 * x.min(1.0), |x| (1.13 * x).min(1.0));
            same_sign(lo, hi, 0.8427 * least)
        }
        UnaryFn::Sin if x.max_magnitude() <= 1.0 => {
            let (lo, hi) = odd(x, |x| 0.8414 * x, |x| x);
            same_sign(lo, hi, 0.8414 * least)
        }
        UnaryFn::Cos if x.max_magnitude() <= 1.0 => above_zero(0.54, 1.0),
        UnaryFn::Sin | UnaryFn::Cos => Exact {
            lo: -1.0,
            hi: 1.0,
            nan: x.can_be_nan || x.can_be_inf(),
            neg_zero: f == UnaryFn::Sin && x.can_be_neg_zero,
            magnitude: 0.0,
        },
        UnaryFn::Sigmoid => {
            // e^x / 2 <= f(x) <= e^x below 0, 1/2 <= f(x) <= 1 above.
            let low = |x: f64| {
                if x >= 0.0 {
                    0.5
                } else {
                    bounds::exp(x).0 / 2.0
                }
            };
            let high = |x: f64| {
                if x > 0.0 {
                    1.0
                } else {
                    bounds::exp(x).1.min(0.5)
                }
            };
            above_zero(low(x.lo), high(x.hi))
        }
        UnaryFn::Softplus => {
            // log 2 e^x <= f(x) <= e^x below 0, x <= f(x) <= x + log 2 above.
            let low = |x: f64| {
                if x > 0.0 {
                    x.max(0.69)
                } else {
                    0.69 * bounds::exp(x).0
                }
            };
            let high = |x: f64| {
                if x > 0.0 {
                    x + 0.6932
                } else {
                    bounds::exp(x).1
                }
            };
            above_zero(low(x.lo), high(x.hi))
        }
        UnaryFn::SoftmaxExp if x.hi <= 0.0 => {
            // Rule 8: +0 below -69.25, else e^x to 1 ulp and never above 1.
            let low = if x.lo < -69.25 {
                0.0
            } else {
                bounds::exp(x.lo).0 * (1.0 - power_of_two(-22))
            };
            let high = (bounds::exp(x.hi).1 * (1.0 + power_of_two(-22))).min(1.0);
            let high = if x.hi < -69.25 { 0.0 } else { high };
            Exact {
                // e^-69.25 is 8.4e-31.
                magnitude: 8e-31,
                ..above_zero(low, high)
            }
        }
        // Outside the domain of rule 8, and whatever comes.
        _ => unknown,
    }
}

/// The image of an odd, increasing function, from bounds of it above 0.
fn odd(x: &FloatRange, low: impl Fn(f64) -> f64, high: impl Fn(f64) -> f64) -> (f64, f64) {
    let at_least = |x: f64| if x >= 0.0 { low(x) } else { -high(-x) };
    let at_most = |x: f64| if x >= 0.0 { high(x) } else { -low(-x) };
    (at_least(x.lo), at_most(x.hi))
}

/// Whether an element is NaN, as the range of a `Bool`: least and greatest.
pub(super) fn is_nan(x: &FloatRange) -> (i128, i128) {
    (
        i128::from(x.is_empty() && x.can_be_nan),
        i128::from(x.can_be_nan),
    )
}

/// Whether an element is an infinity.
pub(super) fn is_inf(x: &FloatRange) -> (i128, i128) {
    (0, i128::from(x.can_be_inf()))
}
