//! Rounding to integral values, and the exact remainder, by `+ - * /`, `as` and bits.

/// From here on every f64 is integral.
const INTEGRAL: f64 = 4_503_599_627_370_496.0;

/// `magnitude` with the sign of `sign`.
fn with_sign(magnitude: f64, sign: f64) -> f64 {
    f64::from_bits(magnitude.to_bits() & !(1 << 63) | sign.to_bits() & 1 << 63)
}

/// Toward zero; keeps -0, infinities and NaN.
pub(crate) fn trunc(x: f64) -> f64 {
    if x.abs() < INTEGRAL {
        with_sign(x as i64 as f64, x)
    } else {
        x
    }
}

/// The largest integral value not above; keeps -0, infinities and NaN.
pub(crate) fn floor(x: f64) -> f64 {
    let t = trunc(x);
    if t > x { t - 1.0 } else { t }
}

/// The smallest integral value not below; keeps -0, infinities and NaN; (-1, 0) gives -0.
pub(crate) fn ceil(x: f64) -> f64 {
    let t = trunc(x);
    if t < x { t + 1.0 } else { t }
}

/// To the nearest integral value, ties to even; keeps -0, infinities and NaN.
pub(crate) fn round_even(x: f64) -> f64 {
    let magnitude = x.abs();
    if magnitude < INTEGRAL {
        // The sum has no bits below 1, so it is rounded to an integral value by the addition.
        with_sign((magnitude + INTEGRAL) - INTEGRAL, x)
    } else {
        x
    }
}

/// To the nearest integral value, ties away from zero; keeps -0, infinities and NaN.
pub(crate) fn round_half_away(x: f64) -> f64 {
    let t = trunc(x);
    // The difference is exact.
    if (x - t).abs() >= 0.5 {
        t + with_sign(1.0, x)
    } else {
        t
    }
}

/// The exact remainder of the division truncated toward zero, with the dividend's sign.
///
/// An infinite dividend, a zero divisor or a NaN gives NaN; an infinite divisor gives the
/// dividend.
pub(crate) fn remainder(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() || x.is_infinite() || y == 0.0 {
        return f64::NAN;
    }
    if x.abs() < y.abs() || x == 0.0 {
        return x;
    }
    let (dividend, exponent_x) = parts(x.abs());
    let (divisor, exponent_y) = parts(y.abs());
    // As |x| >= |y|, the exponent of x is not the smaller one.
    let mut rest = dividend % divisor;
    for _ in exponent_y..exponent_x {
        rest = (rest << 1) % divisor;
    }
    // Exact: fewer than 54 bits, and a multiple of the unit of y.
    with_sign(rest as f64 * power_of_two(exponent_y), x)
}

/// Integer mantissa and exponent of a finite positive number.
fn parts(x: f64) -> (u64, i32) {
    let bits = x.to_bits();
    let field = (bits >> 52) as i32;
    let fraction = bits & ((1 << 52) - 1);
    if field == 0 {
        (fraction, -1074)
    } else {
        (fraction | 1 << 52, field - 1075)
    }
}

/// 2^exponent for -1074 <= exponent <= 971.
fn power_of_two(exponent: i32) -> f64 {
    if exponent < -1022 {
        f64::from_bits(1 << (exponent + 1074))
    } else {
        f64::from_bits(((exponent + 1023) as u64) << 52)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each rounding against its definition on a grid of quarters, and on the awkward numbers.
    #[test]
    fn roundings_follow_their_definitions() {
        for quarters in -4000i64..4000 {
            let x = quarters as f64 / 4.0;
            let below = quarters.div_euclid(4);
            let part = quarters.rem_euclid(4);
            let nearest = |tie_up: bool| match part {
                0 | 1 => below,
                2 => below + i64::from(tie_up),
                _ => below + 1,
            };
            let toward_zero = below + i64::from(quarters < 0 && part != 0);
            assert_eq!(floor(x), below as f64);
            assert_eq!(ceil(x), (below + i64::from(part != 0)) as f64);
            assert_eq!(trunc(x), toward_zero as f64);
            assert_eq!(round_even(x), nearest(below.rem_euclid(2) == 1) as f64);
            assert_eq!(round_half_away(x), nearest(quarters >= 0) as f64);
        }
        for f in [trunc, floor, ceil, round_even, round_half_away] {
            for x in [
                0.0,
                -0.0,
                f64::INFINITY,
                f64::NEG_INFINITY,
                1e300,
                -INTEGRAL,
            ] {
                assert_eq!(f(x).to_bits(), x.to_bits());
            }
            assert!(f(f64::NAN).is_nan());
        }
        assert_eq!(ceil(-0.5).to_bits(), (-0.0f64).to_bits());
        assert_eq!(round_even(-0.5).to_bits(), (-0.0f64).to_bits());
        assert_eq!(round_half_away(0.499_999_999_999_999_94), 0.0);
    }

    #[test]
    fn the_remainder_is_exact() {
        for a in -300i64..300 {
            for b in (-40i64..40).filter(|b| *b != 0) {
                let got = remainder(a as f64 / 8.0, b as f64 / 8.0);
                assert_eq!(got, (a % b) as f64 / 8.0);
                assert!(got != 0.0 || got.is_sign_negative() == (a < 0));
            }
        }
        assert_eq!(remainder(-0.0, 3.0).to_bits(), (-0.0f64).to_bits());
        assert_eq!(remainder(5.0, f64::INFINITY), 5.0);
        assert!(remainder(f64::INFINITY, 5.0).is_nan());
        assert!(remainder(5.0, 0.0).is_nan());
        // 2^1000 mod 7 = 2 as 1000 = 1 mod 3; 2^-1074 is the smallest step.
        assert_eq!(remainder(power_of_two(900) * power_of_two(100), 7.0), 2.0);
        let tiny = f64::from_bits(1);
        assert_eq!(remainder(1e308, tiny), 0.0);
        assert_eq!(remainder(f64::from_bits(7), f64::from_bits(3)), tiny);
    }
}
