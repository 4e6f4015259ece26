//! Transfer functions of floating arithmetic.
//!
//! Each takes the real interval of exact results, a little widened, and rounds its ends as the
//! operation does; rounding is monotone, so no result lies outside. Beside the interval, each
//! follows four questions: can the result be NaN, can it be -0, and how small can it be without
//! being 0.

use crate::range::{FloatRange, format, power_of_two, round_half_type, round_to};
use weft_ir::{BinaryFn, DType};

/// An interval of exact results, before rounding.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exact {
    /// No result that is a number is less.
    pub(super) lo: f64,
    /// Nor greater.
    pub(super) hi: f64,
    /// Whether a result can be NaN.
    pub(super) nan: bool,
    /// Whether an exact result can be -0; -0 by underflow is found by rounding.
    pub(super) neg_zero: bool,
    /// No result but exact zeros is less in magnitude; 0 where nothing is known.
    pub(super) magnitude: f64,
}

impl Exact {
    /// The range of the rounded results.
    ///
    /// For f64 the ends must be rounded already as the operation rounds, or be safely outside.
    pub(super) fn round(self, dtype: DType) -> FloatRange {
        let (lo, hi, least) = if dtype == DType::F64 {
            (self.lo, self.hi, self.magnitude)
        } else {
            // One step of f64 covers the error of one f64 operation on the ends.
            (
                round_to(dtype, down(self.lo)),
                round_to(dtype, up(self.hi)),
                round_to(dtype, down(self.magnitude)),
            )
        };
        let vanishes = least <= 0.0;
        FloatRange {
            dtype,
            lo,
            hi,
            can_be_nan: self.nan,
            can_be_neg_zero: self.neg_zero || (vanishes && self.lo < 0.0),
            min_magnitude: if vanishes {
                format(dtype).min_subnormal()
            } else if self.magnitude == f64::INFINITY {
                f64::INFINITY
            } else {
                least
            },
        }
        .normalized()
    }
}

impl Exact {
    /// The range of results that are rounded to a half type without a stop at f32.
    pub(super) fn round_once(self, dtype: DType) -> FloatRange {
        let range = self.round(dtype);
        FloatRange {
            lo: round_half_type(dtype, self.lo),
            hi: round_half_type(dtype, self.hi),
            min_magnitude: format(dtype).min_subnormal(),
            can_be_neg_zero: range.can_be_neg_zero || self.lo < 0.0,
            ..range
        }
        .normalized()
    }
}

/// The next lower f64; infinities stay.
fn down(x: f64) -> f64 {
    if x == f64::INFINITY { x } else { x.next_down() }
}

/// The next higher f64; infinities stay.
fn up(x: f64) -> f64 {
    if x == f64::NEG_INFINITY {
        x
    } else {
        x.next_up()
    }
}

/// Every element of a format that is 0 or at least `magnitude` is a multiple of this.
fn grid(range: &FloatRange) -> f64 {
    let format = format(range.dtype);
    if range.min_magnitude == f64::INFINITY {
        return f64::INFINITY;
    }
    let exponent = ((range.min_magnitude.to_bits() >> 52) & 0x7ff) as i32 - 1023;
    power_of_two((exponent - (format.precision - 1)).max(-1074)).max(format.min_subnormal())
}

/// The hull of `f` on the corners of two intervals.
///
/// A corner is NaN where a zero meets an infinity (or two infinities divide); beside it lie 0 times
/// a finite number, and a finite number by infinity, which are 0.
fn corners(a: (f64, f64), b: (f64, f64), f: impl Fn(f64, f64) -> f64) -> (f64, f64) {
    let mut hull = (f64::INFINITY, f64::NEG_INFINITY);
    for x in [a.0, a.1] {
        for y in [b.0, b.1] {
            let z = f(x, y);
            let z = if z.is_nan() { 0.0 } else { z };
            hull = (hull.0.min(z), hull.1.max(z));
        }
    }
    hull
}

/// The range of results of which each is NaN, as one operand is.
fn only_nan(a: &FloatRange, b: &FloatRange) -> Option<FloatRange> {
    (a.is_empty() || b.is_empty()).then(|| FloatRange {
        can_be_nan: a.can_be_nan || b.can_be_nan,
        ..FloatRange::empty(a.dtype)
    })
}

/// A function of two floating operands of one dtype. `same` says that both are one value.
pub(super) fn binary(f: BinaryFn, a: &FloatRange, b: &FloatRange, same: bool) -> FloatRange {
    if f == BinaryFn::Pow {
        // NaN to the power of 0 is 1.
        return pow(a, b);
    }
    if let Some(nan) = only_nan(a, b) {
        return nan;
    }
    match f {
        BinaryFn::Add => add(a, b),
        BinaryFn::Sub => add(a, &neg(b)),
        BinaryFn::Mul if same => square(a),
        BinaryFn::Mul => product(a, b).round(a.dtype),
        BinaryFn::Div => div(a, b),
        BinaryFn::Rem => rem(a, b),
        BinaryFn::Max => extremum(a, b, true),
        BinaryFn::Min => extremum(a, b, false),
        // The rest takes no floats.
        _ => FloatRange::any(a.dtype),
    }
}

pub(super) fn neg(x: &FloatRange) -> FloatRange {
    FloatRange {
        lo: -x.hi,
        hi: -x.lo,
        can_be_neg_zero: x.can_be_zero(),
        ..*x
    }
    .normalized()
}

pub(super) fn abs(x: &FloatRange) -> FloatRange {
    let lo = if x.can_be_zero() {
        0.0
    } else {
        x.lo.abs().min(x.hi.abs())
    };
    if x.is_empty() {
        return *x;
    }
    FloatRange {
        lo,
        hi: x.max_magnitude(),
        can_be_neg_zero: false,
        ..*x
    }
    .normalized()
}

fn add(a: &FloatRange, b: &FloatRange) -> FloatRange {
    let or = |x: f64, y: f64| if x.is_nan() { y } else { x };
    let opposite =
        |a: &FloatRange, b: &FloatRange| a.hi == f64::INFINITY && b.lo == f64::NEG_INFINITY;
    Exact {
        lo: or(a.lo + b.lo, f64::NEG_INFINITY),
        hi: or(a.hi + b.hi, f64::INFINITY),
        nan: a.can_be_nan || b.can_be_nan || opposite(a, b) || opposite(b, a),
        // Sums that cancel are +0.
        neg_zero: a.can_be_neg_zero && b.can_be_neg_zero,
        // A sum of multiples is a multiple; it never underflows.
        magnitude: grid(a).min(grid(b)),
    }
    .round(a.dtype)
}

/// The exact product. Of f64 the ends are rounded.
fn product(a: &FloatRange, b: &FloatRange) -> Exact {
    let (lo, hi) = corners((a.lo, a.hi), (b.lo, b.hi), |x, y| x * y);
    let signs_differ =
        (a.can_be_signed() && b.can_be_unsigned()) || (a.can_be_unsigned() && b.can_be_signed());
    Exact {
        lo,
        hi,
        nan: a.can_be_nan
            || b.can_be_nan
            || (a.can_be_zero() && b.can_be_inf())
            || (a.can_be_inf() && b.can_be_zero()),
        neg_zero: (a.can_be_zero() || b.can_be_zero()) && signs_differ,
        magnitude: a.min_magnitude * b.min_magnitude,
    }
}

/// x * x: both operands are one value, so the sign is known.
fn square(x: &FloatRange) -> FloatRange {
    let x = abs(x);
    Exact {
        lo: x.lo * x.lo,
        hi: x.hi * x.hi,
        nan: x.can_be_nan,
        neg_zero: false,
        magnitude: x.min_magnitude * x.min_magnitude,
    }
    .round(x.dtype)
}

pub(super) fn div(a: &FloatRange, b: &FloatRange) -> FloatRange {
    if let Some(nan) = only_nan(a, b) {
        return nan;
    }
    let mut hull = (f64::INFINITY, f64::NEG_INFINITY);
    let mut include = |(lo, hi): (f64, f64)| hull = (hull.0.min(lo), hull.1.max(hi));
    for part in [b.negative(), b.positive()].into_iter().flatten() {
        include(corners((a.lo, a.hi), part, |x, y| x / y));
    }
    if b.can_be_zero() {
        for (numerator, sign) in [(a.hi > 0.0, 1.0), (a.lo < 0.0, -1.0)] {
            if numerator {
                include((sign * f64::INFINITY, sign * f64::INFINITY));
            }
            if numerator && b.can_be_neg_zero {
                include((-sign * f64::INFINITY, -sign * f64::INFINITY));
            }
        }
    }
    let signs_differ =
        (a.can_be_signed() && b.can_be_unsigned()) || (a.can_be_unsigned() && b.can_be_signed());
    let largest = b.max_magnitude().min(format(b.dtype).max);
    let magnitude = if b.max_magnitude() == 0.0 {
        f64::INFINITY
    } else {
        a.min_magnitude / largest
    };
    Exact {
        lo: hull.0,
        hi: hull.1,
        nan: a.can_be_nan
            || b.can_be_nan
            || (a.can_be_inf() && b.can_be_inf())
            || (a.can_be_zero() && b.can_be_zero()),
        neg_zero: (a.can_be_zero() || b.can_be_inf()) && signs_differ,
        magnitude,
    }
    .round(a.dtype)
}

/// The remainder has the dividend's sign and is less than the divisor in magnitude; it is exact.
fn rem(a: &FloatRange, b: &FloatRange) -> FloatRange {
    let most = b.max_magnitude();
    FloatRange {
        dtype: a.dtype,
        lo: a.lo.max(-most).min(0.0),
        hi: a.hi.min(most).max(0.0),
        can_be_nan: a.can_be_nan || b.can_be_nan || a.can_be_inf() || b.can_be_zero(),
        can_be_neg_zero: a.can_be_signed(),
        min_magnitude: grid(a).min(grid(b)),
    }
    .normalized()
}

fn pow(a: &FloatRange, b: &FloatRange) -> FloatRange {
    if a.is_empty() || b.is_empty() || a.can_be_signed() {
        return FloatRange::any(a.dtype);
    }
    // A power of a number that is not negative is not negative.
    FloatRange {
        can_be_nan: a.can_be_nan || b.can_be_nan,
        ..FloatRange::between(a.dtype, 0.0, f64::INFINITY)
    }
}

fn extremum(a: &FloatRange, b: &FloatRange, max: bool) -> FloatRange {
    let (lo, hi) = if max {
        (a.lo.max(b.lo), a.hi.max(b.hi))
    } else {
        (a.lo.min(b.lo), a.hi.min(b.hi))
    };
    // The maximum is -0 only where neither is greater, +0 included; the minimum where one is -0.
    let neg_zero = if max {
        (a.can_be_neg_zero && b.can_be_signed()) || (b.can_be_neg_zero && a.can_be_signed())
    } else {
        a.can_be_neg_zero || b.can_be_neg_zero
    };
    FloatRange {
        dtype: a.dtype,
        lo,
        hi,
        can_be_nan: a.can_be_nan || b.can_be_nan,
        can_be_neg_zero: neg_zero,
        min_magnitude: a.min_magnitude.min(b.min_magnitude),
    }
    .normalized()
}

/// a * b + c, rounded once.
pub(super) fn fma(a: &FloatRange, b: &FloatRange, c: &FloatRange) -> FloatRange {
    if a.is_empty() || b.is_empty() || c.is_empty() {
        return FloatRange {
            can_be_nan: a.can_be_nan || b.can_be_nan || c.can_be_nan,
            ..FloatRange::empty(a.dtype)
        };
    }
    let p = product(a, b);
    let infinite = a.can_be_inf() || b.can_be_inf();
    let or = |x: f64, y: f64| if x.is_nan() { y } else { x };
    // The product's ends are rounded in f64, and so is the sum: two steps outward.
    let exact = Exact {
        lo: down(or(down(p.lo) + c.lo, f64::NEG_INFINITY)),
        hi: up(or(up(p.hi) + c.hi, f64::INFINITY)),
        nan: p.nan
            || c.can_be_nan
            || (infinite && p.hi == f64::INFINITY && c.lo == f64::NEG_INFINITY)
            || (infinite && p.lo == f64::NEG_INFINITY && c.hi == f64::INFINITY),
        // A product that is no zero but vanishes against nothing is rounded with its sign.
        neg_zero: p.neg_zero && c.can_be_neg_zero,
        magnitude: (grid(a) * grid(b)).min(grid(c)),
    };
    exact.round(a.dtype)
}

/// A number that is converted to another floating type.
pub(super) fn convert(x: &FloatRange, to: DType) -> FloatRange {
    if x.dtype == to {
        return *x;
    }
    let exact = Exact {
        lo: x.lo,
        hi: x.hi,
        nan: x.can_be_nan,
        neg_zero: x.can_be_neg_zero,
        magnitude: x.min_magnitude,
    };
    let converted = exact.round(to);
    if x.dtype == DType::F64 && to != DType::F32 {
        // Directly or by way of f32: what one rounding gives, and what two do.
        return converted.union(&exact.round_once(to));
    }
    converted
}

/// How a sum is added up.
#[derive(Clone, Copy)]
pub(super) struct Accumulation {
    /// Number of terms.
    pub(super) terms: f64,
    /// Most roundings that a term goes through.
    pub(super) chain: f64,
    /// The type that is added in.
    pub(super) dtype: DType,
}

impl Accumulation {
    /// The same chain, for another number of terms.
    pub(super) fn with_terms(self, terms: f64) -> Self {
        Accumulation { terms, ..self }
    }

    /// Real bounds of the sum of terms that each lie within `lo..=hi`, every partial sum rounded.
    ///
    /// Rounded addition is monotone in both operands, so the sum is at most what equal terms of `hi`
    /// give: `terms * hi`, off by a factor of at most `(1 + u)^chain`, and by half of the smallest
    /// subnormal for each rounding of a product.
    pub(super) fn sum(self, lo: f64, hi: f64) -> (f64, f64) {
        let format = format(self.dtype);
        let slack = 2.0 * self.chain * power_of_two(-format.precision);
        let small = self.terms * format.min_subnormal();
        let outward = |x: f64| {
            if slack >= 0.5 {
                // Too long a chain to say anything of the sum's size.
                return if x > 0.0 { f64::INFINITY } else { 0.0 };
            }
            let factor = if x > 0.0 { 1.0 + slack } else { 1.0 - slack };
            up(up(self.terms * x) * factor + small)
        };
        // Terms of one sign have a sum of that sign: 0 is exact.
        let least = if lo >= 0.0 { 0.0 } else { f64::NEG_INFINITY };
        let most = if hi <= 0.0 { 0.0 } else { f64::INFINITY };
        ((-outward(-lo)).max(least), outward(hi).min(most))
    }
}

/// A sum of terms of exact range `term`, of which each is rounded into the sum with it.
pub(super) fn accumulate(how: Accumulation, term: &Exact) -> FloatRange {
    if how.terms == 0.0 {
        return FloatRange::exact(how.dtype, 0.0);
    }
    if term.lo > term.hi {
        return FloatRange {
            can_be_nan: term.nan,
            ..FloatRange::empty(how.dtype)
        };
    }
    let (lo, hi) = how.sum(term.lo, term.hi);
    let mut exact = Exact {
        lo,
        hi,
        nan: term.nan,
        // Every chain starts at +0.
        neg_zero: false,
        magnitude: term.magnitude,
    };
    if exact.lo.is_nan() || exact.hi.is_nan() {
        (exact.lo, exact.hi) = (f64::NEG_INFINITY, f64::INFINITY);
    }
    let rounded = exact.round(how.dtype);
    // Partial sums may overflow on both sides and meet.
    FloatRange {
        can_be_nan: rounded.can_be_nan
            || (rounded.lo == f64::NEG_INFINITY && rounded.hi == f64::INFINITY),
        ..rounded
    }
}

/// The terms of a plain sum.
pub(super) fn plain_terms(x: &FloatRange) -> Exact {
    Exact {
        lo: x.lo,
        hi: x.hi,
        nan: x.can_be_nan,
        neg_zero: false,
        magnitude: grid(x),
    }
}

/// The terms of a sum of products, not rounded by themselves.
pub(super) fn product_terms(a: &FloatRange, b: &FloatRange) -> Exact {
    if let Some(nan) = only_nan(a, b) {
        return Exact {
            lo: nan.lo,
            hi: nan.hi,
            nan: nan.can_be_nan,
            neg_zero: false,
            magnitude: f64::INFINITY,
        };
    }
    let p = product(a, b);
    Exact {
        lo: if p.lo >= 0.0 {
            down(p.lo).max(0.0)
        } else {
            down(p.lo)
        },
        hi: if p.hi <= 0.0 {
            up(p.hi).min(0.0)
        } else {
            up(p.hi)
        },
        magnitude: grid(a) * grid(b),
        ..p
    }
}

/// The terms of a sum of squares.
pub(super) fn square_terms(x: &FloatRange) -> Exact {
    let x = abs(x);
    Exact {
        lo: (x.lo * x.lo).next_down().max(0.0),
        hi: up(x.hi * x.hi),
        nan: x.can_be_nan,
        neg_zero: false,
        magnitude: grid(&x) * grid(&x),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The range where every exact result is `x`, up to what an operation of f64 is off by.
    fn rounded(x: f64) -> FloatRange {
        Exact {
            lo: x,
            hi: x,
            nan: false,
            neg_zero: false,
            magnitude: x.abs(),
        }
        .round(DType::F32)
    }

    /// An end that lies on the midpoint of two elements in f64 may lie on either side of it, and so
    /// may round to either of the two, whichever of them is even.
    #[test]
    fn an_end_on_a_midpoint_goes_to_the_outer_element() {
        let ulp = 2f64.powi(-23);
        // Both parities of the element below.
        for below in [1.0, 1.0 + ulp, 1.5 - ulp] {
            let (midpoint, above) = (below + ulp / 2.0, below + ulp);
            let range = rounded(midpoint);
            assert_eq!((range.lo, range.hi), (below, above));
            assert_eq!(range.min_magnitude, below);
            let range = rounded(-midpoint);
            assert_eq!((range.lo, range.hi), (-above, -below));
            assert_eq!(range.min_magnitude, below);
            // What is clearly on one side of it stays there.
            let range = rounded(midpoint - ulp / 1024.0);
            assert_eq!((range.lo, range.hi), (below, below));
            let range = rounded(midpoint + ulp / 1024.0);
            assert_eq!((range.lo, range.hi), (above, above));
        }
    }

    /// The same by way of an operation: the sum is 2^-60 away from the midpoint above 1 + 2^-23.
    #[test]
    fn a_fused_product_next_to_a_midpoint_is_inside() {
        let one_of = |x: f64| FloatRange::exact(DType::F32, x);
        let (a, b) = (1.0 - 2f64.powi(-18), 1.0 + 2f64.powi(-18));
        let c = 1.0 + 2f64.powi(-23);
        for sign in [1.0, -1.0] {
            let (a, b) = (
                one_of(sign * a * 2f64.powi(-12)),
                one_of(b * 2f64.powi(-12)),
            );
            let range = fma(&a, &b, &one_of(sign * c));
            assert!(range.lo <= sign * c && sign * c <= range.hi, "{range:?}");
        }
    }
}
