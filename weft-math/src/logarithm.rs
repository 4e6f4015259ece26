//! Logarithms.

use weft_kernel::{CompareOp, Elem, FunctionKind, FunctionProgram, Val};

use crate::builder::Builder;
use crate::exponential::{exp_f64, keep_zero};
use crate::generated::coefficients::{
    LN_2, LOG, LOG_LN_2_HIGH, LOG_LN_2_LOW, LOG1P, LOG1P_LN_2_HIGH, LOG1P_LN_2_LOW, LOG2,
    LOG2_ONE_HIGH, LOG2_ONE_LOW, SOFTPLUS_EXP, SOFTPLUS_LOG,
};

/// Bits of sqrt(1/2), rounded, in f64.
pub(crate) const SQRT_HALF: u64 = 0x3fe6_a09e_667f_3bcd;

/// A positive number taken apart: it is 2^k (1 + f), with 1 + f between sqrt(1/2) and sqrt(2).
pub(crate) struct Parts {
    /// k, f64.
    pub(crate) k: Val,
    /// f, f64, exact.
    pub(crate) f: Val,
}

/// Takes the normal positive f64 `x` apart. For other x the parts are of no use, but harmless.
///
/// With d = bits(x) - bits(sqrt(1/2)), k is d >> 52 and the bits of 1 + f are bits(sqrt(1/2)) plus
/// the low 52 bits of d. A bias of 1023 << 52 keeps everything positive, so the shift is logical.
pub(crate) fn take_apart(b: &mut Builder, x: Val) -> Parts {
    let bits = b.bitcast(Elem::U64, x);
    let offset = b.u64((1023 << 52) - SQRT_HALF);
    let d = b.add(bits, offset);
    let shift = b.u64(52);
    let biased = b.shr(d, shift);
    // An integer below 2^52 in the low bits of 2^52 is the f64 of their sum.
    let two_to_52 = b.u64(0x4330_0000_0000_0000);
    let biased = b.or(biased, two_to_52);
    let biased = b.bitcast(Elem::F64, biased);
    let bias = b.f64(4_503_599_627_370_496.0 + 1023.0);
    let k = b.sub(biased, bias);
    let mask = b.u64((1 << 52) - 1);
    let fraction = b.and(d, mask);
    let sqrt_half = b.u64(SQRT_HALF);
    let m = b.add(fraction, sqrt_half);
    let m = b.bitcast(Elem::F64, m);
    let one = b.f64(1.0);
    let f = b.sub(m, one);
    Parts { k, f }
}

/// ln(1 + f) in f64, for 1 + f between sqrt(1/2) and sqrt(2): f + f² q, relative to the result.
fn log1p_of_reduced(b: &mut Builder, tail: &[u64], f: Val) -> Val {
    let q = b.horner(tail, f);
    let square = b.mul(f, f);
    b.fma(square, q, f)
}

/// k unit + fraction in f64, where `high` + `low` is the unit.
///
/// The product with the high part is rounded on purpose. Where k is large, all error of the
/// fraction is far below the last bit of the sum, and a value within a quarter of that bit of the
/// midpoint of two f32 would become that midpoint, and then half of those would be rounded wrongly:
/// no other choice of coefficients could help. So the place where the unit is parted, which shifts
/// the sum by another part of a bit for each k, is chosen such that all come out right.
fn add_exponent(b: &mut Builder, k: Val, high: u64, low: u64, fraction: Val) -> Val {
    let low = b.f64_bits(low);
    let fraction = b.fma(k, low, fraction);
    let high = b.f64_bits(high);
    let whole = b.mul(k, high);
    b.add(whole, fraction)
}

/// A logarithm's f32 `result` for the argument `x`, made right where x is not a positive number:
/// `-inf` for x = `pole`, NaN below it, x itself for `inf` and NaN.
fn fix_domain(b: &mut Builder, x: Val, pole: f32, result: Val) -> Val {
    let pole = b.f32(pole);
    let minus_infinity = b.f32(f32::NEG_INFINITY);
    let nan = b.f32_bits(0x7fc0_0000);
    let at_pole = b.compare(CompareOp::Eq, x, pole);
    let outside = b.select(at_pole, minus_infinity, nan);
    let inside = b.compare(CompareOp::Gt, x, pole);
    let result = b.select(inside, result, outside);
    let infinity = b.f32(f32::INFINITY);
    let finite = b.compare(CompareOp::Lt, x, infinity);
    b.select(finite, result, x)
}

/// ln x.
pub(crate) fn log() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    let wide = b.cast(Elem::F64, x);
    let Parts { k, f } = take_apart(&mut b, wide);
    let fraction = log1p_of_reduced(&mut b, &LOG, f);
    let value = add_exponent(&mut b, k, LOG_LN_2_HIGH, LOG_LN_2_LOW, fraction);
    let narrow = b.cast(Elem::F32, value);
    let result = fix_domain(&mut b, x, 0.0, narrow);
    b.finish("log", FunctionKind::CorrectlyRounded, result)
}

/// log2 x: k + f q(f); for a power of two f is 0, and the sum within an f64 ulp of k.
pub(crate) fn log2() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    let wide = b.cast(Elem::F64, x);
    let Parts { k, f } = take_apart(&mut b, wide);
    let q = b.horner(&LOG2, f);
    let fraction = b.mul(f, q);
    let value = add_exponent(&mut b, k, LOG2_ONE_HIGH, LOG2_ONE_LOW, fraction);
    let narrow = b.cast(Elem::F32, value);
    let result = fix_domain(&mut b, x, 0.0, narrow);
    b.finish("log2", FunctionKind::CorrectlyRounded, result)
}

/// ln(1 + x). 1 + x is exact in f64 unless |x| is below 2^-29 or beyond 2^53, where the 1 does not
/// matter.
///
/// Below 2^-16 it is x - x²/2 + x³/3 - x⁴/4 instead; the next term is below 2^-66 of x.
/// There a few values lie so near to the midpoint of two floats (2^-66 of the value, in one case)
/// that no f64 tells them apart from it. The nearest ones lie above it, as it happens, and no other
/// lies so near below one: so the sum is moved up by about an ulp of f64.
pub(crate) fn log1p() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    let wide = b.cast(Elem::F64, x);
    let one = b.f64(1.0);
    let sum = b.add(wide, one);
    let Parts { k, f } = take_apart(&mut b, sum);
    let fraction = log1p_of_reduced(&mut b, &LOG1P, f);
    let curve = add_exponent(&mut b, k, LOG1P_LN_2_HIGH, LOG1P_LN_2_LOW, fraction);

    let quarter = b.f64(-0.25);
    let third = b.f64(1.0 / 3.0);
    let h = b.fma(wide, quarter, third);
    let half = b.f64(-0.5);
    let h = b.fma(wide, h, half);
    let square = b.mul(wide, wide);
    let tail = b.mul(square, h);
    let magnitude = b.abs(wide);
    // 0.62 * 2^-52 of the value is between 0.62 and 1.24 ulp.
    let up = b.f64(0.62 * f64::EPSILON);
    let tail = b.fma(magnitude, up, tail);
    let series = b.add(wide, tail);
    let limit = b.f64(1.0 / 65_536.0);
    let small = b.compare(CompareOp::Lt, magnitude, limit);
    let value = b.select(small, series, curve);
    let narrow = b.cast(Elem::F32, value);
    let result = fix_domain(&mut b, x, -1.0, narrow);
    let result = keep_zero(&mut b, x, result);
    let result = b.except(x, result, &[(0xbb0e_c8c4, 0xbb0e_f0a5)]);
    b.finish("log1p", FunctionKind::CorrectlyRounded, result)
}

/// ln(1 + e^x) = max(x, 0) + ln(1 + e^-|x|).
///
/// With t = e^-|x| in [0, 1], 1 + t is 1 + f with f = t where t is below sqrt(2) - 1 (nearly), and else
/// 2 (1 + f) with f = (t - 1) / 2; neither f is rounded.
pub(crate) fn softplus() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    let zero = b.f32(0.0);
    let is_positive = b.compare(CompareOp::Gt, x, zero);
    let positive = b.select(is_positive, x, zero);
    let positive = b.cast(Elem::F64, positive);

    let magnitude = b.abs(x);
    // e^-104 is below half of the smallest subnormal.
    let limit = b.f32(104.0);
    let beyond = b.compare(CompareOp::Gt, magnitude, limit);
    let magnitude = b.select(beyond, limit, magnitude);
    let minus = b.neg(magnitude);
    let minus = b.cast(Elem::F64, minus);
    let t = exp_f64(&mut b, &SOFTPLUS_EXP, minus);

    let border = b.f64(27_146.0 / 65_536.0);
    let is_small = b.compare(CompareOp::Lt, t, border);
    let half = b.f64(0.5);
    let minus_half = b.f64(-0.5);
    let halved = b.fma(t, half, minus_half);
    let f = b.select(is_small, t, halved);
    let nothing = b.f64(0.0);
    let ln_2 = b.f64_bits(LN_2);
    let binade = b.select(is_small, nothing, ln_2);
    let fraction = log1p_of_reduced(&mut b, &SOFTPLUS_LOG, f);
    let rest = b.add(binade, fraction);
    let value = b.add(positive, rest);
    let result = b.cast(Elem::F32, value);
    let result = b.except(x, result, &[(0x39ea_41d0, 0x3f31_80bd)]);
    b.finish("softplus", FunctionKind::CorrectlyRounded, result)
}
