//! Powers and roots, whose definition is their operation sequence (sqrt apart, which IEEE 754
//! rounds correctly).

use weft_kernel::{CompareOp, Elem, FunctionKind, FunctionProgram, Val};

use crate::builder::Builder;
use crate::exponential::{TO_INTEGER, power_of_two};
use crate::generated::coefficients::{POW_EXP2, POW_LOG2};
use crate::logarithm::{Parts, take_apart};

/// The square root.
pub(crate) fn sqrt() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    let result = b.sqrt(x);
    b.finish("sqrt", FunctionKind::CorrectlyRounded, result)
}

/// 1 / sqrt(x).
pub(crate) fn rsqrt() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    let root = b.sqrt(x);
    let one = b.f32(1.0);
    let result = b.div(one, root);
    b.finish("rsqrt", FunctionKind::FixedSequence, result)
}

/// x^y by the sequence that `weft_reference::elementary::pow` spells out: |x|^y as 2^(y log2 |x|)
/// in f64, then the special cases, the strongest last.
pub(crate) fn pow() -> FunctionProgram {
    let (mut b, [x, y]) = Builder::new();
    let magnitude = power_magnitude(&mut b, x, y);

    // An infinity counts as an even integer.
    let whole = b.trunc(y);
    let is_integer = b.compare(CompareOp::Eq, whole, y);
    let half = b.f32(0.5);
    let halved = b.mul(y, half);
    let whole = b.trunc(halved);
    let is_odd_or_fraction = b.compare(CompareOp::Ne, whole, halved);
    let is_odd = b.and(is_integer, is_odd_or_fraction);
    let x_bits = b.bitcast(Elem::I32, x);
    let sign_bit = b.i32(i32::MIN);
    let sign = b.and(x_bits, sign_bit);
    let no_sign = b.i32(0);
    let sign = b.select(is_odd, sign, no_sign);
    let bits = b.bitcast(Elem::I32, magnitude);
    let bits = b.or(bits, sign);
    let result = b.bitcast(Elem::F32, bits);

    // A finite negative number to a fraction is NaN.
    let nan = b.f32_bits(0x7fc0_0000);
    let zero = b.f32(0.0);
    let minus_infinity = b.f32(f32::NEG_INFINITY);
    let negative = b.compare(CompareOp::Lt, x, zero);
    let finite = b.compare(CompareOp::Gt, x, minus_infinity);
    let negative = b.and(negative, finite);
    let fraction = b.not(is_integer);
    let invalid = b.and(negative, fraction);
    let x_nan = b.is_nan(x);
    let y_nan = b.is_nan(y);
    let invalid = b.or(invalid, x_nan);
    let invalid = b.or(invalid, y_nan);
    let result = b.select(invalid, nan, result);

    // (-1)^±inf, 1^y and x^0 are 1.
    let one = b.f32(1.0);
    let minus_one = b.f32(-1.0);
    let infinity = b.f32(f32::INFINITY);
    let y_magnitude = b.abs(y);
    let y_infinite = b.compare(CompareOp::Eq, y_magnitude, infinity);
    let x_minus_one = b.compare(CompareOp::Eq, x, minus_one);
    let turns = b.and(x_minus_one, y_infinite);
    let x_one = b.compare(CompareOp::Eq, x, one);
    let y_zero = b.compare(CompareOp::Eq, y, zero);
    let is_one = b.or(turns, x_one);
    let is_one = b.or(is_one, y_zero);
    let result = b.select(is_one, one, result);

    // The short forms.
    let two = b.f32(2.0);
    let square = b.mul(x, x);
    let root = b.sqrt(x);
    let inverse = b.div(one, x);
    let mut result = result;
    for (exponent, form) in [(one, x), (minus_one, inverse), (half, root), (two, square)] {
        let applies = b.compare(CompareOp::Eq, y, exponent);
        result = b.select(applies, form, result);
    }
    b.finish("pow", FunctionKind::FixedSequence, result)
}

/// |x|^y as an f32, for y other than 0 and NaN.
fn power_magnitude(b: &mut Builder, x: Val, y: Val) -> Val {
    let x = b.abs(x);
    let a = b.cast(Elem::F64, x);
    let Parts { k, f } = take_apart(b, a);
    // m is 1 + f, exactly, so m + 1 is f + 2.
    let two = b.f64(2.0);
    let below = b.add(f, two);
    let s = b.div(f, below);
    let z = b.mul(s, s);
    let q = b.horner(&POW_LOG2, z);
    let logarithm = b.fma(s, q, k);
    let zero = b.f64(0.0);
    let infinity = b.f64(f64::INFINITY);
    let minus_infinity = b.f64(f64::NEG_INFINITY);
    let is_zero = b.compare(CompareOp::Eq, a, zero);
    let logarithm = b.select(is_zero, minus_infinity, logarithm);
    let is_infinite = b.compare(CompareOp::Eq, a, infinity);
    let logarithm = b.select(is_infinite, infinity, logarithm);

    let y = b.cast(Elem::F64, y);
    let p = b.mul(y, logarithm);
    let most = b.f64(200.0);
    let above = b.compare(CompareOp::Gt, p, most);
    let p = b.select(above, most, p);
    let least = b.f64(-200.0);
    let below = b.compare(CompareOp::Lt, p, least);
    let p = b.select(below, least, p);
    let magic = b.f64(TO_INTEGER);
    let t = b.add(p, magic);
    let whole = b.sub(t, magic);
    let r = b.sub(p, whole);
    let e = b.horner(&POW_EXP2, r);
    let power = power_of_two(b, t);
    let value = b.mul(e, power);
    b.cast(Elem::F32, value)
}

#[cfg(test)]
mod tests {
    //! The tables against their formulas in integers of 126 binary places and more.

    use super::*;

    /// Binary places of ln 2, of its powers, and, less 2, of its inverse.
    const PLACES: u32 = 126;
    /// What the numbers below are off by at most, in units of their last place.
    const DOUBT: u128 = 1 << 12;

    /// ln 2 as the sum of 1 / (k 2^k); each term is cut off below one unit.
    fn ln_2() -> u128 {
        (1..=PLACES)
            .map(|k| (1u128 << (PLACES - k)) / u128::from(k))
            .sum()
    }

    /// a * b * 2^-126, for factors below 2^127, cut off.
    fn product(a: u128, b: u128) -> u128 {
        let low = |x: u128| x & u128::from(u64::MAX);
        let (a1, a0, b1, b0) = (a >> 64, low(a), b >> 64, low(b));
        let cross = ((a0 * b0) >> 64) + low(a1 * b0) + low(a0 * b1);
        let high = a1 * b1 + ((a1 * b0) >> 64) + ((a0 * b1) >> 64) + (cross >> 64);
        // Bits 128 and up of the product, and the two below them.
        (high << 2) | (low(cross) >> 62)
    }

    /// 2^250 / x, for x from 2^125 to 2^126: digit by digit.
    fn inverse(x: u128) -> u128 {
        let (mut rest, mut quotient) = (1u128, 0u128);
        for _ in 0..250 {
            rest <<= 1;
            quotient <<= 1;
            if rest >= x {
                rest -= x;
                quotient |= 1;
            }
        }
        quotient
    }

    /// The f64 nearest to `value * 2^-places`, which must not be in doubt.
    fn nearest(value: u128, places: u32) -> u64 {
        let leading = 127 - value.leading_zeros();
        let dropped = leading - 52;
        let rest = value & ((1 << dropped) - 1);
        let half = 1u128 << (dropped - 1);
        assert!(rest.abs_diff(half) > DOUBT, "the rounding is in doubt");
        let kept = (value >> dropped) as u64 + u64::from(rest > half);
        let exponent = 1023 + u64::from(leading) - u64::from(places);
        // A carry out of the fraction goes into the exponent, as it should.
        (exponent << 52) + (kept - (1 << 52))
    }

    #[test]
    fn pow_exp2_holds_the_powers_of_ln_2_over_factorials_rounded() {
        let ln_2 = ln_2();
        assert_eq!(POW_EXP2[0], 1f64.to_bits());
        let mut term = ln_2;
        for (j, given) in POW_EXP2.iter().enumerate().skip(1) {
            if j > 1 {
                term = product(term, ln_2) / j as u128;
            }
            assert_eq!(*given, nearest(term, PLACES), "entry {j}");
        }
    }

    #[test]
    fn pow_log2_holds_2_over_odd_numbers_and_ln_2_rounded() {
        let twice = inverse(ln_2()) * 2;
        for (j, given) in POW_LOG2.iter().enumerate() {
            let wanted = nearest(twice / (2 * j as u128 + 1), PLACES - 2);
            assert_eq!(*given, wanted, "entry {j}");
        }
    }

    /// The arithmetic of this test, where the answers are known.
    #[test]
    fn the_wide_arithmetic_is_right_on_known_numbers() {
        let one = 1u128 << PLACES;
        assert_eq!(product(one / 2, one / 4), one / 8);
        assert_eq!(product(one - 1, one - 1), one - 2);
        assert_eq!(inverse(one / 2), 1 << 125);
        assert_eq!(inverse(3 << 124), (1u128 << 126) / 3);
        assert_eq!(nearest(3 << 100, 100), 3f64.to_bits());
        // One tenth, whose f64 is rounded up.
        assert_eq!(nearest(one / 10, PLACES), 0.1f64.to_bits());
        // As published: ln 2 = 0.b17217f7d1cf79abc9e3b39803f2f6af... in hexadecimal.
        assert_eq!(ln_2() >> 14, 0xb172_17f7_d1cf_79ab_c9e3_b398_03f2_u128);
    }
}
