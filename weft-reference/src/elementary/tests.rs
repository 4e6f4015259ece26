//! The quick approximations keep the error bound that the rounding test assumes.

use super::wide::Wide;
use super::{quick, wide_functions as exact};

type Quick = fn(f64) -> f64;
type Exact = fn(Wide) -> Wide;

/// A normal f64, exactly.
fn wide(x: f64) -> Wide {
    let bits = x.to_bits();
    let mantissa = (bits & ((1 << 52) - 1)) | 1 << 52;
    Wide::new(
        bits >> 63 == 1,
        u128::from(mantissa),
        (bits >> 52 & 0x7ff) as i32 - 1075,
    )
}

/// The greatest relative error of `quick` on a stride through the f32 in a range of
/// magnitudes (and through their negatives).
fn quick_error(quick: Quick, exact: Exact, low: f32, high: f32, negative: bool) -> f64 {
    let mut worst = 0.0_f64;
    let mut checked = 0;
    for bits in (low.to_bits()..=high.to_bits()).step_by(10_007) {
        for sign in [0, 1 << 31] {
            if sign != 0 && !negative {
                continue;
            }
            let x = f32::from_bits(bits | sign);
            let true_value = exact(Wide::from_f32(x));
            let value = quick(f64::from(x));
            let difference = wide(value).sub(true_value);
            if difference.is_zero() || true_value.is_zero() {
                continue;
            }
            worst = worst.max(difference.div(true_value).to_f64().abs());
            checked += 1;
        }
    }
    assert!(checked > 1000);
    worst
}

#[test]
fn quick_functions_are_within_2_to_the_minus_45() {
    let cases: [(&str, Quick, Exact, f32, f32, bool); 11] = [
        ("exp", quick::exp, exact::exp, 1e-9, 80.0, true),
        (
            "exp2",
            quick::exp2,
            |x| exact::exp(x.mul(Wide::LN_2)),
            1e-9,
            100.0,
            true,
        ),
        ("expm1", quick::expm1, exact::expm1, 1e-9, 80.0, true),
        ("log", quick::log, exact::log, 1e-30, 1e30, false),
        ("log2", quick::log2, exact::log2, 1e-30, 1e30, false),
        ("log1p", quick::log1p, exact::log1p, 1e-9, 0.99, true),
        ("tanh", quick::tanh, exact::tanh, 1e-9, 20.0, true),
        ("erf", quick::erf, exact::erf, 1e-9, 4.5, true),
        ("sigmoid", quick::sigmoid, exact::sigmoid, 1e-9, 80.0, true),
        (
            "softplus",
            quick::softplus,
            exact::softplus,
            1e-9,
            80.0,
            true,
        ),
        ("sin", quick::sin, exact::sin, 1e-9, 0.79, true),
    ];
    for (name, quick, exact, low, high, negative) in cases {
        let worst = quick_error(quick, exact, low, high, negative);
        assert!(
            worst < 1.0 / (1_u64 << 45) as f64,
            "{name} is off by {worst:e}"
        );
    }
    let worst = quick_error(quick::cos, exact::cos, 1e-9, 0.79, true);
    assert!(
        worst < 1.0 / (1_u64 << 45) as f64,
        "cos is off by {worst:e}"
    );
}

#[test]
fn a_coarser_approximation_is_caught() {
    let coarse: Quick = |x| quick::exp(x) * (1.0 + 1.0 / (1_u64 << 44) as f64);
    assert!(quick_error(coarse, exact::exp, 1e-9, 80.0, true) > 1.0 / (1_u64 << 45) as f64);
}

#[test]
fn wide_division_and_multiplication_are_inverse() {
    let three = Wide::from_int(3);
    let product = Wide::LN_2.div(three).mul(three).sub(Wide::LN_2);
    assert!(product.leading_exponent() < Wide::LN_2.leading_exponent() - 124);
    let small = Wide::LN_2.div_small(1_000_003);
    let long = Wide::LN_2.div(Wide::from_int(1_000_003));
    assert!(small.sub(long).leading_exponent() < long.leading_exponent() - 124);
}
