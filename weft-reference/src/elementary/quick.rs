//! Elementary functions in f64, by their Taylor series, with small proven error bounds.
//!
//! Write u = 2^-53 for the error of one f64 operation.
//! Each bound below is far inside the 2^-42 that the rounding test assumes, so the arguments can be
//! short.
//! There is no fma and no library call here: only `+ - * /`.

/// 1 / n! for n up to 22; these n! are exact in f64.
const INV_FACTORIAL: [f64; 23] = {
    let mut table = [1.0; 23];
    let mut factorial = 1.0;
    let mut n = 1;
    while n < 23 {
        factorial *= n as f64;
        table[n] = 1.0 / factorial;
        n += 1;
    }
    table
};

/// 1 / (2n + 1).
const INV_ODD: [f64; 128] = {
    let mut table = [1.0; 128];
    let mut n = 1;
    while n < 128 {
        table[n] = 1.0 / (2 * n + 1) as f64;
        n += 1;
    }
    table
};

/// ln 2 rounded down to 41 bits, so that its product with an integer below 2^12 is exact.
const LN_2_HIGH: f64 = f64::from_bits(0x3fe6_2e42_fefa_3000);
/// ln 2 - `LN_2_HIGH`, rounded.
const LN_2_LOW: f64 = f64::from_bits(0x3d53_de6a_f278_ece6);
const INV_LN_2: f64 = core::f64::consts::LOG2_E;

/// Adding and subtracting this rounds a small f64 to the nearest integer.
const TO_INTEGER: f64 = 1.5 * (1_u64 << 52) as f64;

/// 2^-60: terms this much smaller than their sum no longer count.
const NEGLIGIBLE: f64 = 1.0 / (1_u64 << 60) as f64;

/// The sum of `coefficients[n] * x^n`, by Horner's rule.
fn polynomial(coefficients: &[f64], x: f64) -> f64 {
    coefficients.iter().rev().fold(0.0, |sum, c| sum * x + c)
}

/// 2^k for |k| < 1000.
fn power_of_two(k: i32) -> f64 {
    f64::from_bits(((1023 + k) as u64) << 52)
}

/// `k` and `r` with x = k ln 2 + r and |r| <= 0.35, for |x| < 400.
///
/// `k * LN_2_HIGH` is exact, and subtracting it from x is exact by Sterbenz's lemma or leaves an
/// error below u; the
/// lower part adds 2^-43 k u. So the absolute error of r is below 2u.
fn reduce(x: f64) -> (i32, f64) {
    let k = (x * INV_LN_2 + TO_INTEGER) - TO_INTEGER;
    (k as i32, (x - k * LN_2_HIGH) - k * LN_2_LOW)
}

/// e^x for |x| < 400, with a relative error below 2^-49.
///
/// The series ends with r^14 / 14! < 2^-57, and Horner's rule near 1 loses less than 4u.
pub(super) fn exp(x: f64) -> f64 {
    let (k, r) = reduce(x);
    polynomial(&INV_FACTORIAL[..14], r) * power_of_two(k)
}

/// 2^x for |x| < 1000, with a relative error below 2^-49: x - k is exact, its product with ln 2
/// loses 2u.
pub(super) fn exp2(x: f64) -> f64 {
    let k = (x + TO_INTEGER) - TO_INTEGER;
    polynomial(&INV_FACTORIAL[..14], (x - k) * core::f64::consts::LN_2) * power_of_two(k as i32)
}

/// e^x - 1 for |x| < 400, with a relative error below 2^-47.
///
/// Near 0 it is x times a series near 1; elsewhere e^x lies outside [0.7, 1.41], so the difference
/// loses two bits.
pub(super) fn expm1(x: f64) -> f64 {
    if x.abs() < 0.35 {
        x * polynomial(&INV_FACTORIAL[1..15], x)
    } else {
        exp(x) - 1.0
    }
}

/// ln((1 + s) / (1 - s)) for |s| < 0.21, with a relative error below 2^-49: 2 s (1 + s²/3 + s⁴/5 +
/// ...).
///
/// The series ends with s^28 / 29 < 2^-67.
fn log_ratio(s: f64) -> f64 {
    2.0 * s * polynomial(&INV_ODD[..14], s * s)
}

/// ln x for normal positive x, with a relative error below 2^-47.
///
/// m - 1 is exact, so s has a relative error below 3u.
/// For k other than 0 the sum is at least half its larger term.
pub(super) fn log(x: f64) -> f64 {
    // The mantissa m of x = m 2^k between sqrt(1/2) and sqrt(2), by the encoding of sqrt(1/2).
    let bits = x.to_bits() as i64;
    let k = (bits - 0x3fe6_a09e_667f_3bcd) >> 52;
    let m = f64::from_bits((bits - (k << 52)) as u64);
    let fraction = log_ratio((m - 1.0) / (m + 1.0));
    let k = k as f64;
    k * LN_2_HIGH + (k * LN_2_LOW + fraction)
}

/// log2 x for normal positive x, with a relative error below 2^-46; exact for powers of two.
pub(super) fn log2(x: f64) -> f64 {
    let bits = x.to_bits() as i64;
    let k = (bits - 0x3fe6_a09e_667f_3bcd) >> 52;
    let m = f64::from_bits((bits - (k << 52)) as u64);
    k as f64 + log_ratio((m - 1.0) / (m + 1.0)) * INV_LN_2
}

/// ln(1 + x) for x > -1 whose 1 + x is normal, with a relative error below 2^-46.
///
/// For small x, s = x / (2 + x) keeps the relative error; otherwise |ln(1 + x)| > 0.22, and
/// rounding 1 + x costs u
/// absolutely.
pub(super) fn log1p(x: f64) -> f64 {
    if x.abs() < 0.25 {
        log_ratio(x / (2.0 + x))
    } else {
        log(1.0 + x)
    }
}

/// tanh x for |x| < 200, with a relative error below 2^-45: (e^2x - 1) / (e^2x + 1).
pub(super) fn tanh(x: f64) -> f64 {
    let e = expm1(2.0 * x);
    e / (e + 2.0)
}

/// 1 / (1 + e^-x) for |x| < 400, with a relative error below 2^-48.
pub(super) fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + exp(-x))
}

/// ln(1 + e^x) for |x| < 400, with a relative error below 2^-45.
pub(super) fn softplus(x: f64) -> f64 {
    let rest = log1p(exp(-x.abs()));
    if x < 0.0 { rest } else { x + rest }
}

/// erf x for an f32 x with |x| < 5, with a relative error below 2^-45.
///
/// It is (2 / sqrt π) e^-x² (x + 2 x³ / 3 + 4 x⁵ / (3 * 5) + ...), whose terms have one sign.
/// x² is exact. Term n has lost 3n u, and summing N terms at most N u. For |x| <= 4 the terms
/// beyond n = 96 are below
/// 2^-60 of the sum and those that matter lie around n = x² <= 16, so both together stay below
/// 2^-45.
pub(super) fn erf(x: f64) -> f64 {
    let square = x * x;
    let mut term = x;
    let mut sum = x;
    for inverse in &INV_ODD[1..] {
        term *= 2.0 * square * inverse;
        sum += term;
        if term.abs() < sum.abs() * NEGLIGIBLE {
            break;
        }
    }
    sum * exp(-square) * core::f64::consts::FRAC_2_SQRT_PI
}

/// sin x for |x| < 0.8, with a relative error below 2^-49. The series ends with x^18 / 19! < 2^-62.
pub(super) fn sin(x: f64) -> f64 {
    let square = -(x * x);
    let mut sum = 0.0;
    for n in (0..9).rev() {
        sum = sum * square + INV_FACTORIAL[2 * n + 1];
    }
    x * sum
}

/// cos x for |x| < 0.8, with a relative error below 2^-49. The series ends with x^18 / 18! < 2^-58.
pub(super) fn cos(x: f64) -> f64 {
    let square = -(x * x);
    let mut sum = 0.0;
    for n in (0..9).rev() {
        sum = sum * square + INV_FACTORIAL[2 * n];
    }
    sum
}
