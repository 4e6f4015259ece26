//! Exponential functions.

use weft_kernel::{Elem, FunctionKind, FunctionProgram, Val};

use crate::builder::Builder;
use crate::generated::coefficients::{EXP_TAIL, INV_LN_2, LN_2_HIGH, LN_2_LOW};

/// Adding this to an f64 rounds it to an integer, which then stands in the low bits.
const TO_INTEGER: f64 = 6_755_399_441_055_744.0;

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
fn power_of_two(b: &mut Builder, t: Val) -> Val {
    let bits = b.bitcast(Elem::I64, t);
    let shift = b.i64(52);
    let field = b.shl(bits, shift);
    let one = b.i64(0x3ff0_0000_0000_0000);
    let bits = b.add(field, one);
    b.bitcast(Elem::F64, bits)
}

/// e^r - 1 for |r| <= ln 2 / 2, f64.
fn expm1_of_reduced(b: &mut Builder, r: Val) -> Val {
    let q = b.horner(&EXP_TAIL, r);
    let square = b.mul(r, r);
    b.fma(square, q, r)
}

/// e^x in f64, for |x| < 700.
fn exp_f64(b: &mut Builder, x: Val) -> Val {
    let Reduced { r, power } = reduce(b, x);
    let p = expm1_of_reduced(b, r);
    b.fma(p, power, power)
}

/// e^x. The last rounding, from f64 to f32, makes infinities and subnormal results by itself.
pub(crate) fn exp() -> FunctionProgram {
    let (mut b, x) = Builder::new();
    // e^-104 is below half of the smallest subnormal, and e^89 above the largest f32.
    let x = b.clamp(x, -104.0, 89.0);
    let x = b.cast(Elem::F64, x);
    let value = exp_f64(&mut b, x);
    let result = b.cast(Elem::F32, value);
    b.finish("exp", FunctionKind::CorrectlyRounded, result)
}
