//! Elementary functions of wide numbers, by their Taylor series.
//!
//! Each has a relative error below 2^-110.
//! The argument is the same everywhere: each operation adds 2^-126, no series has more than 200
//! terms, all terms of a
//! series have one sign or fall so fast that cancellation costs less than two bits, a series ends
//! with a term below
//! 2^-130 of the sum, and argument reduction subtracts at most 2^9 times a constant that is known
//! to 128 bits, from an
//! exact number, to reach a remainder that is only ever used beside 1 or beside that multiple.
//! Where an argument carries an error of its own, it is passed on no larger than 2^8 times.

use super::wide::Wide;

/// Terms this many powers of two below the sum no longer count.
const NEGLIGIBLE: i32 = 130;

/// The sum of `first` and of the terms that `next` makes of the running term and its index, 1, 2, 3
/// and so on.
fn series(first: Wide, mut next: impl FnMut(Wide, u32) -> (Wide, Wide)) -> Wide {
    let mut sum = first;
    let mut power = first;
    for n in 1.. {
        let (new_power, term) = next(power, n);
        if term.is_zero() || term.leading_exponent() < sum.leading_exponent() - NEGLIGIBLE {
            break;
        }
        power = new_power;
        sum = sum.add(term);
    }
    sum
}

/// e^x - 1 for |x| <= 1/2: x + x²/2! + x³/3! + ...
fn expm1_series(x: Wide) -> Wide {
    series(x, |term, n| {
        let term = term.mul(x).div_small(n + 1);
        (term, term)
    })
}

/// e^x for |x| < 300.
pub(super) fn exp(x: Wide) -> Wide {
    // Any integer near x / ln 2 will do, so a rounding error in it does no harm.
    let multiple = x.mul(Wide::INV_LN_2);
    let k = if multiple.leading_exponent() < -1 {
        0
    } else {
        let value = multiple.to_f64();
        (value + if value < 0.0 { -0.5 } else { 0.5 }) as i32
    };
    let rest = x.sub(Wide::LN_2.mul(Wide::from_int(k)));
    Wide::from_int(1).add(expm1_series(rest)).scale(k)
}

/// e^x - 1 for |x| < 300.
pub(super) fn expm1(x: Wide) -> Wide {
    if x.leading_exponent() < -1 {
        expm1_series(x)
    } else {
        // e^x is at least 1.6 or at most 0.61, so the difference loses less than two bits.
        exp(x).sub(Wide::from_int(1))
    }
}

/// ln((1 + s) / (1 - s)) for |s| < 1/4: 2 (s + s³/3 + s⁵/5 + ...).
fn log_ratio(s: Wide) -> Wide {
    let square = s.mul(s);
    series(s, |power, n| {
        let power = power.mul(square);
        (power, power.div_small(2 * n + 1))
    })
    .scale(1)
}

/// ln x for x > 0. The result is relative to an exact x; it is 0 for 1.
pub(super) fn log(x: Wide) -> Wide {
    let one = Wide::from_int(1);
    // x = m 2^k with m in [3/4, 3/2), and ln m = ln((1 + s) / (1 - s)) where s = (m - 1) / (m + 1),
    // |s| <= 1/5.
    let mut k = x.leading_exponent();
    let mut m = x.scale(-k);
    if !m.sub(Wide::from_int(3).scale(-1)).is_negative() {
        m = m.scale(-1);
        k += 1;
    }
    let fraction = log_ratio(m.sub(one).div(m.add(one)));
    // For k other than 0 the sum is at least 0.28 and its terms are at most |k| ln 2: no harmful
    // cancellation.
    fraction.add(Wide::LN_2.mul(Wide::from_int(k)))
}

/// log2 x for x > 0.
pub(super) fn log2(x: Wide) -> Wide {
    log(x).mul(Wide::INV_LN_2)
}

/// ln(1 + x) for x > -1, relative to an x with an error of its own.
pub(super) fn log1p(x: Wide) -> Wide {
    if x.leading_exponent() < -2 {
        // |x| < 1/4: with s = x / (2 + x), (1 + s) / (1 - s) is 1 + x, and nothing cancels.
        log_ratio(x.div(x.add(Wide::from_int(2))))
    } else {
        log(x.add(Wide::from_int(1)))
    }
}

/// tanh x for |x| < 100, as (e^2x - 1) / (e^2x + 1).
pub(super) fn tanh(x: Wide) -> Wide {
    let e = expm1(x.scale(1));
    e.div(e.add(Wide::from_int(2)))
}

/// 1 / (1 + e^-x) for |x| < 300.
pub(super) fn sigmoid(x: Wide) -> Wide {
    let one = Wide::from_int(1);
    one.div(exp(x.negate()).add(one))
}

/// ln(1 + e^x) for |x| < 300, as max(x, 0) + ln(1 + e^-|x|).
pub(super) fn softplus(x: Wide) -> Wide {
    let rest = log1p(exp(x.abs().negate()));
    if x.is_negative() { rest } else { x.add(rest) }
}

/// erf x for |x| < 5: (2 / sqrt π) e^-x² (x + 2 x³ / 3 + 4 x⁵ / (3 * 5) + ...), whose terms have
/// one sign.
pub(super) fn erf(x: Wide) -> Wide {
    let square = x.mul(x);
    let sum = series(x, |term, n| {
        let term = term.mul(square).scale(1).div_small(2 * n + 1);
        (term, term)
    });
    sum.mul(exp(square.negate())).mul(Wide::TWO_OVER_SQRT_PI)
}

/// sin x for |x| < 1: x - x³/3! + x⁵/5! - ...
pub(super) fn sin(x: Wide) -> Wide {
    let square = x.mul(x).negate();
    series(x, |term, n| {
        let term = term.mul(square).div_small(2 * n * (2 * n + 1));
        (term, term)
    })
}

/// cos x for |x| < 1: 1 - x²/2! + x⁴/4! - ...
pub(super) fn cos(x: Wide) -> Wide {
    let square = x.mul(x).negate();
    series(Wide::from_int(1), |term, n| {
        let term = term.mul(square).div_small((2 * n - 1) * 2 * n);
        (term, term)
    })
}
