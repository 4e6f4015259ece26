//! `softmax_exp`, whose definition is its operation sequence.

use weft_kernel::{CompareOp, Elem, FunctionKind, FunctionProgram};

use crate::builder::Builder;

/// e^x for x <= 0 or NaN, by rule 8 of the numerics contract; `weft-reference` spells it out.
///
/// The contract's fma(-k, c, x) is written fma(k, -c, x), which is the same operation.
pub(crate) fn softmax_exp() -> FunctionProgram {
    let (mut b, x) = Builder::unary();
    let magic = b.f32(12_582_912.0);
    let inv_ln_2 = b.f32_bits(0x3fb8_aa3b);
    let t = b.fma(x, inv_ln_2, magic);
    let k = b.sub(t, magic);
    let ln_2_high = b.f32_bits(0xbf31_7218);
    let r = b.fma(k, ln_2_high, x);
    let ln_2_low = b.f32_bits(0x3102_e308);
    let r = b.fma(k, ln_2_low, r);
    let mut q = b.f32_bits(0x3ab4_2872);
    for coefficient in [0x3c09_1de6, 0x3d2a_adcc, 0x3e2a_aa47, 0x3eff_fffc] {
        let coefficient = b.f32_bits(coefficient);
        q = b.fma(q, r, coefficient);
    }
    let r_squared = b.mul(r, r);
    let p = b.fma(r_squared, q, r);
    let one = b.f32(1.0);
    let p = b.add(p, one);
    let t_bits = b.bitcast(Elem::I32, t);
    let shift = b.i32(23);
    let exponent = b.shl(t_bits, shift);
    let one_bits = b.i32(0x3f80_0000);
    let scale_bits = b.add(exponent, one_bits);
    let scale = b.bitcast(Elem::F32, scale_bits);
    let product = b.mul(p, scale);
    let least = b.f32(-69.25);
    let zero = b.f32(0.0);
    let vanishes = b.compare(CompareOp::Lt, x, least);
    let result = b.select(vanishes, zero, product);
    b.finish("softmax_exp", FunctionKind::FixedSequence, result)
}
