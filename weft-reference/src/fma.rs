//! Fused multiply-add, exactly rounded, without the platform's libm.
//!
//! `f32::mul_add` outside a function with the fma target feature calls the platform's `fmaf`, and
//! some of those round
//! twice.
//! These two are built from operations that IEEE 754 pins down, so they give the same bits on every
//! host.

/// `a * b + c` in f32 with a single rounding to nearest even.
///
/// The product of two f32 is exact in f64: 48 significant bits, exponents from -298 to 256.
/// The sum is then rounded *to odd*: 2Sum yields the rounding error of the f64 addition, and where
/// that is not zero the
/// sum is truncated and its last bit set.
/// A value rounded to odd with at least two bits more than the target rounds on without harm, and
/// 53 is at least 24 + 2
/// (subnormal results keep fewer bits still), so the narrowing cast is the only rounding that is
/// seen.
///
/// NaN payloads and signs are unspecified, as everywhere inside a computation; infinities and the
/// sign of an exact zero
/// follow IEEE 754.
#[inline]
#[must_use]
pub fn fma_f32(a: f32, b: f32, c: f32) -> f32 {
    let product = f64::from(a) * f64::from(b);
    let addend = f64::from(c);
    let sum = product + addend;
    // 2Sum (Knuth): sum + error is exactly product + addend unless the sum is infinite or NaN.
    // It cannot overflow, for both terms are below 2^257, and addition never underflows inexactly.
    let addend_seen = sum - product;
    let error = (product - (sum - addend_seen)) + (addend - addend_seen);
    // `error` is NaN where the sum is infinite or NaN; such a sum is final.
    let inexact = (error < 0.0) | (error > 0.0);
    let bits = sum.to_bits();
    // Away from zero is `bits + 1`, toward zero `bits - 1`. With the last bit set the sum is
    // already odd; else the
    // truncated value is `bits` with the last bit set when the error points away from zero, and
    // `bits - 1` otherwise.
    let toward_zero = (error < 0.0) != (sum < 0.0);
    let odd = if bits & 1 == 1 {
        bits
    } else if toward_zero {
        bits.wrapping_sub(1)
    } else {
        bits | 1
    };
    f64::from_bits(if inexact { odd } else { bits }) as f32
}

/// `a * b + c` in f64 with a single rounding to nearest even, in integer arithmetic.
///
/// NaN payloads and signs are unspecified; infinities and the sign of an exact zero follow IEEE
/// 754.
#[must_use]
pub fn fma_f64(a: f64, b: f64, c: f64) -> f64 {
    if !a.is_finite() || !b.is_finite() {
        // The product is an infinity or NaN already, without any rounding.
        return a * b + c;
    }
    if !c.is_finite() {
        return c;
    }
    if a == 0.0 || b == 0.0 {
        return a * b + c;
    }
    let (mant_a, exp_a) = decompose(a);
    let (mant_b, exp_b) = decompose(b);
    let product_negative = a.is_sign_negative() != b.is_sign_negative();
    let product = Aligned::new(u128::from(mant_a) * u128::from(mant_b), exp_a + exp_b);
    if c == 0.0 {
        // The product is not zero, so the sign of c plays no part.
        return pack(product_negative, product);
    }
    let (mant_c, exp_c) = decompose(c);
    let addend = Aligned::new(u128::from(mant_c), exp_c);
    let addend_negative = c.is_sign_negative();

    let product_is_larger =
        (product.exponent, product.mantissa) >= (addend.exponent, addend.mantissa);
    let (larger, smaller, negative) = if product_is_larger {
        (product, addend, product_negative)
    } else {
        (addend, product, addend_negative)
    };
    // The larger mantissa has its leading bit at 125, and at least 20 zeros below its last
    // significant bit.
    // Bits of the smaller are lost only when it is shifted by more than 20 places, and then at most
    // one leading bit of
    // the difference cancels; the lost bits are kept as one sticky bit, 70 places below the
    // rounding position.
    let shift = larger.exponent - smaller.exponent;
    let smaller_mantissa = shift_right_sticky(smaller.mantissa, shift.unsigned_abs());
    let mantissa = if product_negative == addend_negative {
        larger.mantissa + smaller_mantissa
    } else {
        larger.mantissa - smaller_mantissa
    };
    if mantissa == 0 {
        // An exact cancellation gives +0 in round to nearest.
        return 0.0;
    }
    pack(
        negative,
        Aligned {
            mantissa,
            exponent: larger.exponent,
        },
    )
}

/// A positive number `mantissa * 2^exponent`.
#[derive(Clone, Copy)]
struct Aligned {
    mantissa: u128,
    exponent: i32,
}

impl Aligned {
    /// The number with its leading bit moved to bit 125; `mantissa` is not zero and has at most 106
    /// bits.
    fn new(mantissa: u128, exponent: i32) -> Self {
        let shift = mantissa.leading_zeros() - 2;
        Self {
            mantissa: mantissa << shift,
            exponent: exponent - shift as i32,
        }
    }
}

/// The integer mantissa and exponent of a finite number: its magnitude is `mantissa * 2^exponent`.
fn decompose(x: f64) -> (u64, i32) {
    let bits = x.to_bits();
    let field = ((bits >> 52) & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    if field == 0 {
        (fraction, -1074)
    } else {
        (fraction | 1 << 52, field - 1075)
    }
}

/// Shifts right, and sets the last bit when a set bit was shifted out.
fn shift_right_sticky(value: u128, shift: u32) -> u128 {
    if shift == 0 {
        value
    } else if shift >= 128 {
        u128::from(value != 0)
    } else {
        (value >> shift) | u128::from(value << (128 - shift) != 0)
    }
}

/// Rounds a nonzero number to nearest even.
fn pack(negative: bool, number: Aligned) -> f64 {
    let sign = u64::from(negative) << 63;
    let zeros = number.mantissa.leading_zeros();
    let mantissa = number.mantissa << zeros;
    let exponent = number.exponent - zeros as i32;
    // The exponent of the leading bit, and then of the last bit that f64 keeps there.
    let leading = exponent + 127;
    let last = (leading - 52).max(-1074);
    // At least 75. Two more bits than are kept: the first bit below, and a sticky bit for the rest.
    let shift = (last - exponent).unsigned_abs();
    let wide = shift_right_sticky(mantissa, shift - 2);
    let truncated = (wide >> 2) as u64;
    let rest = (wide & 3) as u64;
    let kept = truncated + u64::from(rest > 2 || (rest == 2 && truncated & 1 == 1));
    // `kept` is at most 2^53. As `last` is fixed, the exponent field and the carry out of rounding
    // add up by themselves.
    let field = (last + 1074) as u64;
    if field > 0x7fd {
        return f64::from_bits(sign | 0x7ff << 52);
    }
    // A subnormal has field 0 and no hidden bit; a normal one carries its hidden bit into the
    // field.
    let magnitude = (field << 52) + kept;
    f64::from_bits(sign | magnitude.min(0x7ff << 52))
}
