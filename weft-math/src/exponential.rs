//! Exponential functions.

use weft_kernel::{CompareOp, Elem, FunctionKind, FunctionProgram, Val};

use crate::builder::Builder;
use crate::generated::coefficients::{
    EXP, EXP2, EXPM1, INV_LN_2, LN_2_HIGH, LN_2_LOW, SIGMOID_EXP, TANH_EXPM1,
};

/// Adding this to an f64 rounds it to an integer, which then stands in the low bits.
pub(crate) const TO_INTEGER: f64 = 6_755_399_441_055_744.0;

/// An argument taken apart: x = k ln 2 + r with |r| <= ln 2 / 2.
struct Reduced {
    /// r, f64.
    r: Val,
    /// 2^k, f64.
    power: Val,
}

/// Takes the f64 `x` apart, for |x| < 700.
fn reduce(b: &mut Builder, x: Val) -> Reduced {
    let magic = b.f64(TO_INTEGER);
    let inv_ln_2 = b.f64_bits(INV_LN_2);
    let t = b.fma(x, inv_ln_2, magic);
    let k = b.sub(t, magic);
    let high = b.f64(-f64::from_bits(LN_2_HIGH));
    let r = b.fma(k, high, x);
    let low = b.f64(-f64::from_bits(LN_2_LOW));
    let r = b.fma(k, low, r);
    let power = power_of_two(b, t);
    Reduced { r, power }
}

/// 2^k, where `t` is k + `TO_INTEGER`: the shift leaves k in the exponent field, the sum adds the
/// bias.
pub(crate) fn power_of_two(b: &mut Builder, t: Val) -> Val {
    let bits = b.bitcast(Elem::I64, t);
    let shift = b.i64(52);
    let field = b.shl(bits, shift);
    let one = b.i64(0x3ff0_0000_0000_0000);
    let bits = b.add(field, one);
    b.bitcast(Elem::F64, bits)
}

/// e^r - 1 for |r| <= ln 2 / 2, f64: r + r² q, where `tail` has the coefficients of q.
fn expm1_of_reduced(b: &mut Builder, tail: &[u64], r: Val) -> Val {
    let q = b.horner(tail, r);
    let square = b.mul(r, r);
    b.fma(square, q, r)
}

/// e^x in f64, for an f64 |x| < 700, with the coefficients `tail` of (e^r - 1 - r) / r².
pub(crate) fn exp_f64(b: &mut Builder, tail: &[u64], x: Val) -> Val {
    let Reduced { r, power } = reduce(b, x);
    let p = expm1_of_reduced(b, tail, r);
    b.fma(p, power, power)
}

/// e^x - 1 in f64, for an f64 |x| < 700; relative to the result, except that -0 gives +0.
/// `tail` are the coefficients of (e^r - 1 - r) / r².
///
/// With e^r = 1 + p it is 2^k p + (2^k - 1), where nothing cancels; for k = 0 it is p itself, and r
/// is x.
fn expm1_f64(b: &mut Builder, tail: &[u64], x: Val) -> Val {
    let Reduced { r, power } = reduce(b, x);
    let p = expm1_of_reduced(b, tail, r);
    let one = b.f64(1.0);
    let rest = b.sub(power, one);
    b.fma(power, p, rest)
}

/// e^x. The last rounding, from f64 to f32, makes infinities and subnormal results by itself.
pub(crate) fn exp() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    // e^-104 is below half of the smallest subnormal, and e^89 above the largest f32.
    let x = b.clamp(x, -104.0, 89.0);
    let x = b.cast(Elem::F64, x);
    let value = exp_f64(&mut b, &EXP, x);
    let result = b.cast(Elem::F32, value);
    b.finish("exp", FunctionKind::CorrectlyRounded, result)
}

/// 2^x: x - k is exact, and so is the result for integers.
pub(crate) fn exp2() -> FunctionProgram {
    let (mut b, argument) = Builder::unary();
    // 2^-150 is a tie that goes to +0, and 2^128 is beyond the largest f32.
    let x = b.clamp(argument, -150.0, 128.0);
    let x = b.cast(Elem::F64, x);
    let magic = b.f64(TO_INTEGER);
    let t = b.add(x, magic);
    let k = b.sub(t, magic);
    let r = b.sub(x, k);
    let q = b.horner(&EXP2, r);
    let one = b.f64(1.0);
    let p = b.fma(q, r, one);
    let power = power_of_two(&mut b, t);
    let value = b.mul(p, power);
    let result = b.cast(Elem::F32, value);
    let cases = [(0x3b42_9d37, 0x3f80_4385), (0xbcf3_a937, 0x3f7a_c6b1)];
    let result = b.except(argument, result, &cases);
    b.finish("exp2", FunctionKind::CorrectlyRounded, result)
}

/// e^x - 1.
pub(crate) fn expm1() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    // e^-30 is far below the 2^-25 at which rounding leaves -1.
    let clamped = b.clamp(x, -30.0, 89.0);
    let wide = b.cast(Elem::F64, clamped);
    let value = expm1_f64(&mut b, &EXPM1, wide);
    let narrow = b.cast(Elem::F32, value);
    let result = keep_zero(&mut b, x, narrow);
    b.finish("expm1", FunctionKind::CorrectlyRounded, result)
}

/// tanh x: with e = e^2x - 1 it is e / (e + 2).
pub(crate) fn tanh() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    // 1 - tanh 10 is far below the 2^-25 at which rounding leaves 1.
    let clamped = b.clamp(x, -10.0, 10.0);
    let twice = b.add(clamped, clamped);
    let wide = b.cast(Elem::F64, twice);
    let e = expm1_f64(&mut b, &TANH_EXPM1, wide);
    let two = b.f64(2.0);
    let below = b.add(e, two);
    let value = b.div(e, below);
    let narrow = b.cast(Elem::F32, value);
    let result = keep_zero(&mut b, x, narrow);
    b.finish("tanh", FunctionKind::CorrectlyRounded, result)
}

/// 1 / (1 + e^-x), as e^x / (1 + e^x).
///
/// For small x it is 1/2 + x/4 - x³/48, and where x/4 is an odd multiple of half an ulp of the
/// result, x³/48 alone says which way to round, far below the last bit of an f64 near 1/2.
/// So below 2^-14 the program takes 1/2 + (1 - 2^-28) x/4 instead. Where x/4 is such a multiple
/// (then |x| is at least 2^-24) the factor takes at least 2^-54 off, which f64 shows; elsewhere it
/// moves the sum by less than a quarter of the distance between the sum and the next such multiple,
/// as x/4 has but 24 bits.
pub(crate) fn sigmoid() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    // The result is 1 from 40 on, and below half of the smallest subnormal at -104.
    let x = b.clamp(x, -104.0, 40.0);
    let x = b.cast(Elem::F64, x);
    let e = exp_f64(&mut b, &SIGMOID_EXP, x);
    let one = b.f64(1.0);
    let below = b.add(e, one);
    let curve = b.div(e, below);
    let slope = b.f64(0.25 * (1.0 - 1.0 / (1_u64 << 28) as f64));
    let half = b.f64(0.5);
    let line = b.fma(x, slope, half);
    let magnitude = b.abs(x);
    let limit = b.f64(1.0 / 16_384.0);
    let small = b.compare(CompareOp::Lt, magnitude, limit);
    let value = b.select(small, line, curve);
    let result = b.cast(Elem::F32, value);
    b.finish("sigmoid", FunctionKind::CorrectlyRounded, result)
}

/// The f32 `result`, but `x` itself where that is ±0.
pub(crate) fn keep_zero(b: &mut Builder, x: Val, result: Val) -> Val {
    let zero = b.f32(0.0);
    let is_zero = b.compare(CompareOp::Eq, x, zero);
    b.select(is_zero, x, result)
}
