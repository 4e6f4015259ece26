//! Functions that are defined by their sequence of operations.

use super::canonical;
use crate::fma::{fma_f32, fma_f64};

/// e^x for the softmax, for x <= 0 or NaN: rule 8 of the numerics contract, operation for
/// operation.
///
/// At most 1 ulp from e^x. Below -69.25 it is +0, so a softmax never makes subnormal numbers.
///
/// ```text
/// t = fma(x, 0x1.715476p+0, 0x1.8p23)      k = t - 0x1.8p23
/// r = fma(-k, 0x1.62e43p-1, x)             r = fma(-k, -0x1.05c61p-29, r)
/// q = 0x1.6850e4p-10
/// q = fma(q, r, c)                         for c = 0x1.123bccp-7, 0x1.555b98p-5, 0x1.55548ep-3, 0x1.fffff8p-2
/// p = fma(r * r, q, r) + 1
/// result = p * from_bits((bits(t) << 23) + 0x3f800000)
/// ```
#[must_use]
pub fn softmax_exp(x: f32) -> f32 {
    const MAGIC: f32 = 12_582_912.0;
    if x < -69.25 {
        return 0.0;
    }
    let t = fma_f32(x, f32::from_bits(0x3fb8_aa3b), MAGIC);
    let k = t - MAGIC;
    let r = fma_f32(-k, f32::from_bits(0x3f31_7218), x);
    let r = fma_f32(-k, f32::from_bits(0xb102_e308), r);
    // In order: 0x1.6850e4p-10, 0x1.123bccp-7, 0x1.555b98p-5, 0x1.55548ep-3, 0x1.fffff8p-2.
    let mut q = f32::from_bits(0x3ab4_2872);
    for coefficient in [0x3c09_1de6, 0x3d2a_adcc, 0x3e2a_aa47, 0x3eff_fffc] {
        q = fma_f32(q, r, f32::from_bits(coefficient));
    }
    let p = fma_f32(r * r, q, r) + 1.0;
    let scale = f32::from_bits((t.to_bits() << 23).wrapping_add(0x3f80_0000));
    canonical(p * scale)
}

/// 1 / sqrt(x), two correctly rounded operations. ±0 gives ±inf, a negative argument NaN.
#[must_use]
pub fn rsqrt(x: f32) -> f32 {
    canonical(1.0 / x.sqrt())
}

/// x^y by a written f64 sequence that is rounded once.
///
/// The first case that fits is taken:
///
/// 1. y = 2, 1/2, -1, 1, 0: the result is x * x, sqrt(x), 1 / x, x, 1. (So `pow(-inf, 0.5)` is NaN
///    and
///    `pow(-0.0, 0.5)` is -0, as sqrt has it.)
/// 2. x = 1: 1, even for a NaN y.
/// 3. x or y NaN: NaN.
/// 4. x = -1 and y infinite: 1.
/// 5. x < 0, finite, and y finite but no integer: NaN.
/// 6. Otherwise the magnitude below, negated where x is negative (-0 and -inf included) and y is an
///    odd integer.
///
/// The magnitude, where every line is one f64 operation for each sign in it, and fma is a fused
/// multiply-add:
///
/// ```text
/// a = f64(|x|)
/// L = -inf for a = 0, +inf for a = inf; else
///     k = (bits(a) - bits(sqrt(1/2))) >> 52              arithmetic shift of 64 bits; bits(sqrt(1/2)) = 0x3fe6a09e667f3bcd
///     m = from_bits(bits(a) - (k << 52))
///     s = (m - 1) / (m + 1)        z = s * s
///     q = c[10]; q = fma(q, z, c[j]) for j = 9 ... 0     c[j] = 2 / ((2 j + 1) ln 2), rounded
///     L = fma(s, q, f64(k))
/// p = f64(y) * L, then at most 200 and at least -200
/// t = p + 0x1.8p52             k = t - 0x1.8p52          r = p - k
/// e = d[13]; e = fma(e, r, d[j]) for j = 12 ... 0        d[j] = (ln 2)^j / j!, rounded
/// result = f32(e * from_bits((bits(t) << 52) + 0x3ff0000000000000))
/// ```
///
/// The relative error before the last rounding is below 2^-44, so wrong roundings are rare, and
/// integral powers that an
/// f32 holds are exact.
#[must_use]
pub fn pow(x: f32, y: f32) -> f32 {
    if y == 2.0 {
        return canonical(x * x);
    }
    if y == 0.5 {
        return canonical(x.sqrt());
    }
    if y == -1.0 {
        return canonical(1.0 / x);
    }
    if y == 1.0 {
        return canonical(x);
    }
    if y == 0.0 || x == 1.0 {
        return 1.0;
    }
    if x.is_nan() || y.is_nan() {
        return super::NAN;
    }
    if x == -1.0 && y.is_infinite() {
        return 1.0;
    }
    let kind = integer_kind(y);
    if x < 0.0 && x.is_finite() && y.is_finite() && kind == IntegerKind::Fraction {
        return super::NAN;
    }
    let magnitude = power_magnitude(x.abs(), y);
    if x.is_sign_negative() && kind == IntegerKind::Odd {
        -magnitude
    } else {
        magnitude
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum IntegerKind {
    Even,
    Odd,
    Fraction,
}

/// Whether y is an even integer (infinities and everything from 2^24 on are), an odd one, or none.
fn integer_kind(y: f32) -> IntegerKind {
    let magnitude = y.abs();
    if magnitude >= 16_777_216.0 {
        return IntegerKind::Even;
    }
    let truncated = magnitude as u32;
    if truncated as f32 != magnitude {
        IntegerKind::Fraction
    } else if truncated & 1 == 1 {
        IntegerKind::Odd
    } else {
        IntegerKind::Even
    }
}

fn power_magnitude(x: f32, y: f32) -> f32 {
    const MAGIC: f64 = 6_755_399_441_055_744.0;
    let logarithm = if x == 0.0 {
        f64::NEG_INFINITY
    } else if x == f32::INFINITY {
        f64::INFINITY
    } else {
        log2_for_pow(f64::from(x))
    };
    let p = f64::from(y) * logarithm;
    let p = if p > 200.0 { 200.0 } else { p };
    let p = if p < -200.0 { -200.0 } else { p };
    let t = p + MAGIC;
    let r = p - (t - MAGIC);
    let (last, rest) = POW_EXP2.split_last().expect("the table is not empty");
    let e = rest.iter().rev().fold(f64::from_bits(*last), |e, d| {
        fma_f64(e, r, f64::from_bits(*d))
    });
    (e * f64::from_bits((t.to_bits() << 52).wrapping_add(0x3ff0_0000_0000_0000))) as f32
}

fn log2_for_pow(a: f64) -> f64 {
    let bits = a.to_bits() as i64;
    let k = (bits - 0x3fe6_a09e_667f_3bcd) >> 52;
    let m = f64::from_bits((bits - (k << 52)) as u64);
    let s = (m - 1.0) / (m + 1.0);
    let z = s * s;
    let (last, rest) = POW_LOG2.split_last().expect("the table is not empty");
    let q = rest.iter().rev().fold(f64::from_bits(*last), |q, c| {
        fma_f64(q, z, f64::from_bits(*c))
    });
    fma_f64(s, q, k as f64)
}

/// c[j] = 2 / ((2 j + 1) ln 2), rounded to f64.
const POW_LOG2: [u64; 11] = [
    0x4007_1547_652b_82fe,
    0x3fee_c709_dc3a_03fd,
    0x3fe2_776c_50ef_9bfe,
    0x3fda_6176_2a7a_ded9,
    0x3fd4_84b1_3d7c_02a9,
    0x3fd0_c9a8_4994_022d,
    0x3fcc_68f5_68d3_1760,
    0x3fc8_9f3b_1694_cffe,
    0x3fc5_b9ac_9b74_3f0d,
    0x3fc3_703c_1f4d_0ffe,
    0x3fc1_964e_c6fc_9491,
];

/// d[j] = (ln 2)^j / j!, rounded to f64.
const POW_EXP2: [u64; 14] = [
    0x3ff0_0000_0000_0000,
    0x3fe6_2e42_fefa_39ef,
    0x3fce_bfbd_ff82_c58f,
    0x3fac_6b08_d704_a0c0,
    0x3f83_b2ab_6fba_4e77,
    0x3f55_d87f_e78a_6731,
    0x3f24_3091_2f86_c787,
    0x3eef_fcbf_c588_b0c7,
    0x3eb6_2c02_23a5_c824,
    0x3e7b_5253_d395_e7c4,
    0x3e3e_4cf5_158b_8eca,
    0x3dfe_8cac_7351_bb25,
    0x3dbc_3bd6_50fc_2986,
    0x3d78_1619_3166_d0f9,
];

#[cfg(test)]
mod tests {
    //! The tables against their formulas with mantissas of 128 bits.

    use super::*;
    use crate::elementary::wide::Wide;

    /// Whether an f64 is the one nearest to a number: half a unit in its last place away at most,
    /// and the number is not within 2^-100 of a midpoint, where the arithmetic could not tell.
    fn is_nearest(bits: u64, exact: Wide) -> bool {
        let mantissa = u128::from(bits & ((1 << 52) - 1) | 1 << 52);
        let exponent = (bits >> 52) as i32 - 1075;
        let half = |sign: bool| {
            let end = Wide::new(false, 2 * mantissa, exponent - 1);
            let half = Wide::new(sign, 1, exponent - 1);
            end.add(half)
        };
        let above = exact.sub(half(true));
        let below = half(false).sub(exact);
        let clear = |room: Wide| room.leading_exponent() > exact.leading_exponent() - 100;
        !above.is_negative() && !below.is_negative() && clear(above) && clear(below)
    }

    #[test]
    fn every_entry_is_its_formula_rounded() {
        let mut power = Wide::from_int(1);
        for (j, bits) in POW_EXP2.iter().enumerate() {
            if j > 0 {
                power = power.mul(Wide::LN_2).div_small(j as u32);
            }
            assert!(is_nearest(*bits, power), "POW_EXP2, entry {j}");
        }
        for (j, bits) in POW_LOG2.iter().enumerate() {
            let odd = Wide::from_int(2 * j as i32 + 1);
            let exact = Wide::from_int(2).div(odd.mul(Wide::LN_2));
            assert!(is_nearest(*bits, exact), "POW_LOG2, entry {j}");
        }
    }

    #[test]
    fn planted_fault_a_last_bit_off_is_seen_in_every_entry() {
        let mut power = Wide::from_int(1);
        for (j, bits) in POW_EXP2.iter().enumerate() {
            if j > 0 {
                power = power.mul(Wide::LN_2).div_small(j as u32);
            }
            assert!(!is_nearest(bits + 1, power), "POW_EXP2, entry {j}");
            assert!(!is_nearest(bits - 1, power), "POW_EXP2, entry {j}");
        }
    }
}
