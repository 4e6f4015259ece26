//! Exact fused multiply-add without an fma instruction.
//!
//! For f32 the product of two 24-bit significands is exact in f64. The sum with `c` is then rounded
//! to odd in f64 (2Sum gives the error, hence the truncated sum and whether anything was cut off), and
//! a result that was rounded to odd with at least two spare bits rounds to nearest in f32 as the exact one would (Boldo and Melquiond, "Emulation of
//! FMA and correctly rounded sums: proved algorithms using rounding to odd", 2008). f64 has 29 spare
//! bits and f32's whole exponent range with its subnormals.
//!
//! For f64 the product takes two f64s (Dekker, with Veltkamp's splitting) and the sum of the three is
//! rounded by way of a sum rounded to odd (the same paper's algorithm for fma). That is right where
//! neither the product nor its error overflow or underflow, which exponents tell. Everything else is
//! done in 128-bit integers, by hand.

/// `a * b + c` with one rounding to nearest even, by rounding to odd in f64.
#[inline(always)]
pub(crate) fn fma32(a: f32, b: f32, c: f32) -> f32 {
    let product = f64::from(a) * f64::from(b);
    let addend = f64::from(c);
    let sum = product + addend;
    // 2Sum (Knuth): exact where nothing overflows, and f64 cannot overflow here. With an infinity
    // or a NaN the error is a NaN, no comparison below holds, and the sum is the result.
    let addend_part = sum - product;
    let error = (product - (sum - addend_part)) + (addend - addend_part);
    // To odd: toward zero, then the last bit set if anything was cut off. The sum's magnitude is too
    // large if the error has the other sign; a zero sum of an exact product and c has no error.
    let inexact = error.abs() > 0.0;
    let too_large = inexact && (error > 0.0) != (sum > 0.0);
    let truncated = sum.to_bits().wrapping_sub(u64::from(too_large));
    let odd = truncated | u64::from(inexact);
    f64::from_bits(odd) as f32
}

/// 2^e.
const fn power(e: i64) -> f64 {
    f64::from_bits(((1023 + e) as u64) << FRACTION_BITS)
}

/// Magnitudes of factors between which no product and no error of one leaves the normal range.
const SMALLEST_FACTOR: f64 = power(-400);
/// See [`SMALLEST_FACTOR`].
const LARGEST_FACTOR: f64 = power(400);
/// The largest summand with which no sum overflows.
const LARGEST_ADDEND: f64 = power(900);

/// All ones where `yes`, else 0: what vectors have for truth.
#[inline(always)]
fn mask(yes: bool) -> u64 {
    u64::from(yes).wrapping_neg()
}

/// `a * b + c` with one rounding to nearest even, and whether the operands allow this way at all.
#[inline(always)]
pub(crate) fn quick_fma64(a: f64, b: f64, c: f64) -> (f64, u64) {
    // By comparisons of floats, which are vector instructions everywhere; NaN fails them.
    let (large_a, large_b, large_c) = (a.abs(), b.abs(), c.abs());
    let is_factor = |x: f64| mask(x >= SMALLEST_FACTOR) & mask(x <= LARGEST_FACTOR);
    let allowed = is_factor(large_a) & is_factor(large_b) & mask(large_c <= LARGEST_ADDEND);
    let (high, low) = product(a, b);
    let (c_high, c_low) = sum(c, low);
    let (total, rest) = sum(high, c_high);
    // c_low + rest to odd: toward zero, then the last bit set if anything was cut off.
    let (small, error) = sum(c_low, rest);
    let inexact = mask(error != 0.0);
    let too_large = inexact & mask((error > 0.0) != (small > 0.0));
    let odd = small.to_bits().wrapping_add(too_large) | (inexact & 1);
    // An exact zero product keeps its sign by plain arithmetic, which rounds once.
    let zero = mask(a == 0.0) | mask(b == 0.0);
    let finite = mask(large_a <= f64::MAX) & mask(large_b <= f64::MAX);
    let zero = zero & finite;
    let quick = (total + f64::from_bits(odd)).to_bits() & !zero;
    let plain = (a * b + c).to_bits() & zero;
    (f64::from_bits(quick | plain), allowed | zero)
}

/// The product and what its rounding has left out, both exact (Dekker, 1971).
#[inline(always)]
pub(crate) fn product(a: f64, b: f64) -> (f64, f64) {
    let halves = |x: f64| {
        let t = x * ((1u64 << 27) + 1) as f64;
        let high = t - (t - x);
        (high, x - high)
    };
    let ((a_high, a_low), (b_high, b_low)) = (halves(a), halves(b));
    let p = a * b;
    let error = ((a_high * b_high - p) + a_high * b_low + a_low * b_high) + a_low * b_low;
    (p, error)
}

/// The sum and what its rounding has left out, both exact (Knuth's 2Sum).
#[inline(always)]
pub(crate) fn sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    let b_part = s - a;
    (s, (a - (s - b_part)) + (b - b_part))
}

/// [`fma64`] of many elements, in a loop that vectorises where all of them go the quick way.
#[inline(always)]
pub(crate) fn fma64_each<const N: usize>(a: &[f64; N], b: &[f64; N], c: &[f64; N]) -> [f64; N] {
    let mut results = [0.0; N];
    let mut all = u64::MAX;
    for i in 0..N {
        let (result, allowed) = quick_fma64(a[i], b[i], c[i]);
        results[i] = result;
        all &= allowed;
    }
    if all != u64::MAX {
        for i in 0..N {
            results[i] = fma64(a[i], b[i], c[i]);
        }
    }
    results
}

/// `a * b + c` with one rounding to nearest even.
#[inline]
pub(crate) fn fma64(a: f64, b: f64, c: f64) -> f64 {
    match quick_fma64(a, b, c) {
        (result, u64::MAX) => result,
        _ => whole_fma64(a, b, c),
    }
}

const FRACTION_BITS: u32 = 52;
const IMPLICIT: u64 = 1 << FRACTION_BITS;
const EXPONENT_MASK: u64 = 0x7ff;
const SIGN: u64 = 1 << 63;
/// Where both summands' leading bits stand: two bits of headroom for carry and sign.
const TOP: u32 = 125;

/// Sign, exponent of the leading bit, and significand with its leading bit at 52, of a finite
/// number other than zero.
#[inline]
fn parts(bits: u64) -> (bool, i32, u64) {
    let negative = bits & SIGN != 0;
    let exponent = ((bits >> FRACTION_BITS) & EXPONENT_MASK) as i32;
    let fraction = bits & (IMPLICIT - 1);
    if exponent == 0 {
        let up = fraction.leading_zeros() - 11;
        (negative, -1022 - up as i32, fraction << up)
    } else {
        (negative, exponent - 1023, fraction | IMPLICIT)
    }
}

/// `value >> by` with every lost bit or-ed into the lowest.
#[inline]
fn shift_right_jam(value: u128, by: u32) -> u128 {
    if by == 0 {
        value
    } else if by < 128 {
        (value >> by) | u128::from(value << (128 - by) != 0)
    } else {
        u128::from(value != 0)
    }
}

/// `a * b + c` with one rounding to nearest even, in integers, for all operands.
#[inline(never)]
pub(crate) fn whole_fma64(a: f64, b: f64, c: f64) -> f64 {
    let (x, y, z) = (a.to_bits(), b.to_bits(), c.to_bits());
    let special = |bits: u64| (bits >> FRACTION_BITS) & EXPONENT_MASK == EXPONENT_MASK;
    if special(x) || special(y) || x << 1 == 0 || y << 1 == 0 {
        // An infinity, a NaN or an exact zero product: plain arithmetic rounds at most once.
        return a * b + c;
    }
    if special(z) {
        return c;
    }
    let (x_negative, x_exp, x_sig) = parts(x);
    let (y_negative, y_exp, y_sig) = parts(y);
    let negative = x_negative != y_negative;
    let raw = u128::from(x_sig) * u128::from(y_sig);
    // The leading bit of the product is at 104 or 105.
    let up = raw.leading_zeros() - (127 - TOP);
    let product = raw << up;
    let product_exp = x_exp + y_exp + 1 - (up as i32 - (TOP as i32 - 105));
    if z << 1 == 0 {
        return round(negative, product_exp, product);
    }
    let (z_negative, z_exp, z_sig) = parts(z);
    let addend = u128::from(z_sig) << (TOP - FRACTION_BITS);

    let product_is_larger = (product_exp, product) >= (z_exp, addend);
    let (large_negative, large_exp, large, small_exp, small) = if product_is_larger {
        (negative, product_exp, product, z_exp, addend)
    } else {
        (z_negative, z_exp, addend, product_exp, product)
    };
    // A jammed bit can only be wrong about bits below 2^0, and it appears only when the exponents
    // differ by more than 20, where a difference cancels at most one leading bit: far above.
    let small = shift_right_jam(small, large_exp.abs_diff(small_exp));
    if negative == z_negative {
        let sum = large + small;
        let carry = 127 - sum.leading_zeros() - TOP;
        round(
            large_negative,
            large_exp + carry as i32,
            shift_right_jam(sum, carry),
        )
    } else {
        let difference = large - small;
        if difference == 0 {
            return 0.0;
        }
        let up = difference.leading_zeros() - (127 - TOP);
        round(large_negative, large_exp - up as i32, difference << up)
    }
}

/// The f64 nearest to `significand * 2^(exponent - TOP)`, whose leading bit is at `TOP`.
#[inline]
fn round(negative: bool, exponent: i32, significand: u128) -> f64 {
    let sign = if negative { SIGN } else { 0 };
    if exponent > 1023 {
        return f64::from_bits(sign | (EXPONENT_MASK << FRACTION_BITS));
    }
    // Below the normal range the last bit is worth 2^-1074 however small the number is.
    let denormal = if exponent < -1022 {
        (-1022 - exponent) as u32
    } else {
        0
    };
    let drop = TOP - FRACTION_BITS + denormal;
    if drop >= 128 {
        // Less than half of the last bit.
        return f64::from_bits(sign);
    }
    let kept = (significand >> drop) as u64;
    // What was dropped, moved so that one half of the last bit is 2^127.
    let rest = significand << (128 - drop);
    let half = 1u128 << 127;
    let up = rest > half || (rest == half && kept & 1 == 1);
    let biased = if denormal > 0 {
        0
    } else {
        (exponent + 1022) as u64
    };
    // A carry out of the fraction moves into the exponent, up to infinity, as it must; the implicit
    // bit of a normal number adds the missing one to the exponent.
    f64::from_bits(sign | ((biased << FRACTION_BITS) + kept + u64::from(up)))
}
