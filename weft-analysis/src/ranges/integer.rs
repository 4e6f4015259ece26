//! Transfer functions of integers and `Bool`: exact intervals, and everything where they wrap.

use crate::range::IntRange;
use weft_ir::{BinaryFn, CompareFn, DType, UnaryFn};

pub(super) fn unary(f: UnaryFn, x: &IntRange) -> IntRange {
    if x.is_empty() {
        return *x;
    }
    let any = IntRange::any(x.dtype);
    let (lo, hi) = match f {
        UnaryFn::Neg => (-x.hi, -x.lo),
        UnaryFn::Abs if x.lo >= 0 => (x.lo, x.hi),
        UnaryFn::Abs if x.hi <= 0 => (-x.hi, -x.lo),
        UnaryFn::Abs => (0, x.hi.max(-x.lo)),
        UnaryFn::Sign => (x.lo.signum(), x.hi.signum()),
        UnaryFn::Not => (any.lo + any.hi - x.hi, any.lo + any.hi - x.lo),
        _ => (any.lo, any.hi),
    };
    IntRange::wrapping(x.dtype, lo, hi)
}

pub(super) fn binary(f: BinaryFn, a: &IntRange, b: &IntRange, same: bool) -> IntRange {
    let dtype = a.dtype;
    if a.is_empty() || b.is_empty() {
        return IntRange::empty(dtype);
    }
    let (lo, hi) = match f {
        BinaryFn::Add => (a.lo + b.lo, a.hi + b.hi),
        BinaryFn::Sub => (a.lo - b.hi, a.hi - b.lo),
        BinaryFn::Mul if same && a.lo >= 0 => (a.lo * a.lo, a.hi.saturating_mul(a.hi)),
        BinaryFn::Mul => hull(a, &[b.lo, b.hi], i128::saturating_mul),
        BinaryFn::Div => div(a, b),
        BinaryFn::Rem => rem(a, b),
        BinaryFn::Max => (a.lo.max(b.lo), a.hi.max(b.hi)),
        BinaryFn::Min => (a.lo.min(b.lo), a.hi.min(b.hi)),
        BinaryFn::And if a.lo >= 0 && b.lo >= 0 => (0, a.hi.min(b.hi)),
        BinaryFn::And if a.lo >= 0 => (0, a.hi),
        BinaryFn::And if b.lo >= 0 => (0, b.hi),
        BinaryFn::Or if a.lo >= 0 && b.lo >= 0 => (a.lo.max(b.lo), ones(a.hi | b.hi)),
        BinaryFn::Xor if a.lo >= 0 && b.lo >= 0 => (0, ones(a.hi | b.hi)),
        BinaryFn::Shr => (a.lo.min(0), a.hi.max(0)),
        _ => return IntRange::any(dtype),
    };
    IntRange::wrapping(dtype, lo, hi)
}

/// The smallest number of the form 2^k - 1 that is not less.
fn ones(x: i128) -> i128 {
    match x {
        0 => 0,
        x => (1i128 << (128 - x.leading_zeros())) - 1,
    }
}

fn hull(a: &IntRange, b: &[i128], f: impl Fn(i128, i128) -> i128) -> (i128, i128) {
    let all = [a.lo, a.hi]
        .into_iter()
        .flat_map(|x| b.iter().map(move |y| (x, *y)))
        .map(|(x, y)| f(x, y));
    all.fold((i128::MAX, i128::MIN), |(lo, hi), z| (lo.min(z), hi.max(z)))
}

/// Quotients toward zero; by 0 they are 0.
fn div(a: &IntRange, b: &IntRange) -> (i128, i128) {
    let mut divisors = Vec::new();
    if b.lo < 0 {
        divisors.extend([b.lo, b.hi.min(-1)]);
    }
    if b.hi > 0 {
        divisors.extend([b.lo.max(1), b.hi]);
    }
    let (mut lo, mut hi) = hull(a, &divisors, |x, y| x / y);
    if b.lo <= 0 && b.hi >= 0 {
        (lo, hi) = (lo.min(0), hi.max(0));
    }
    (lo, hi)
}

/// Remainders have the dividend's sign and are less than the divisor; by 0 they are 0.
fn rem(a: &IntRange, b: &IntRange) -> (i128, i128) {
    let most = (b.lo.abs().max(b.hi.abs()) - 1).max(0);
    (a.lo.max(-most).min(0), a.hi.min(most).max(0))
}

/// A comparison of two ordered intervals, as the range of a `Bool`.
///
/// `unordered` says that an operand can be NaN: then only `Ne` holds.
pub(super) fn compare<T: PartialOrd>(
    f: CompareFn,
    (a_lo, a_hi): (T, T),
    (b_lo, b_hi): (T, T),
    unordered: bool,
) -> IntRange {
    let apart = a_hi < b_lo || b_hi < a_lo;
    let one = a_lo == a_hi && b_lo == b_hi && a_lo == b_lo;
    let (always, never) = match f {
        CompareFn::Eq => (one, apart),
        CompareFn::Ne => (apart, one),
        CompareFn::Lt => (a_hi < b_lo, a_lo >= b_hi),
        CompareFn::Le => (a_hi <= b_lo, a_lo > b_hi),
        CompareFn::Gt => (a_lo > b_hi, a_hi <= b_lo),
        CompareFn::Ge => (a_lo >= b_hi, a_hi < b_lo),
    };
    let (lo, hi) = if f == CompareFn::Ne {
        (always, unordered || !never)
    } else {
        (always && !unordered, !never)
    };
    IntRange {
        dtype: DType::Bool,
        lo: i128::from(lo),
        hi: i128::from(hi),
    }
}
