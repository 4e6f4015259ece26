//! Bounds of exponentials and logarithms, from first principles: no libm.
//!
//! The values below are right to about 1e-14; the bounds allow 1e-9, which covers all rounding in
//! here with a wide margin and is still far below half a unit of f32.

const SLACK: f64 = 1e-9;
const LN_2: f64 = std::f64::consts::LN_2;

/// A number not above and one not below e^x.
pub(super) fn exp(x: f64) -> (f64, f64) {
    if x < -700.0 {
        // e^-700 is 9.9e-305.
        return (0.0, 1e-303);
    }
    if x > 700.0 {
        // e^700 is 1.0e304.
        return (1e303, f64::INFINITY);
    }
    let k = nearest(x / LN_2);
    let r = x - k * LN_2;
    // |r| < 0.35: the terms after the twentieth are below 1e-28.
    let mut sum = 1.0;
    for n in (1..=20).rev() {
        sum = 1.0 + sum * r / f64::from(n);
    }
    let value = sum * crate::range::power_of_two(k as i32);
    (value * (1.0 - SLACK), value * (1.0 + SLACK))
}

/// A number not above and one not below the logarithm of x > 0.
pub(super) fn log(x: f64) -> (f64, f64) {
    if x == f64::INFINITY {
        return (700.0, f64::INFINITY);
    }
    // Scaled by 2^54 where subnormal.
    let (x, scaled) = if x < f64::MIN_POSITIVE {
        (x * crate::range::power_of_two(54), 54.0)
    } else {
        (x, 0.0)
    };
    let exponent = ((x.to_bits() >> 52) & 0x7ff) as i32 - 1023;
    let m = f64::from_bits((x.to_bits() & ((1 << 52) - 1)) | (1023 << 52));
    let (m, exponent) = if m > std::f64::consts::SQRT_2 {
        (m / 2.0, exponent + 1)
    } else {
        (m, exponent)
    };
    // log m = 2 atanh z, |z| < 0.172: the terms after the twentieth are below 1e-30.
    let z = (m - 1.0) / (m + 1.0);
    let mut sum = 0.0;
    for n in (0..20).rev() {
        sum = sum * z * z + 1.0 / f64::from(2 * n + 1);
    }
    let value = 2.0 * z * sum + (f64::from(exponent) - scaled) * LN_2;
    let slack = value.abs() * SLACK + 1e-12;
    (value - slack, value + slack)
}

/// The nearest integer, for magnitudes below 2^51.
fn nearest(x: f64) -> f64 {
    let magic = 1.5 * crate::range::power_of_two(52);
    (x + magic) - magic
}
