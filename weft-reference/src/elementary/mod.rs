//! Elementary functions of f32.
//!
//! Each function is of one of two kinds (rule 7 of the numerics contract).
//!
//! *Correctly rounded*, for all 2^32 inputs: [`exp`], [`exp2`], [`expm1`], [`log`], [`log2`],
//! [`log1p`], [`tanh`],
//! [`erf`], [`sin`], [`cos`], [`sigmoid`], [`softplus`], [`sqrt`].
//! The result is the f32 nearest to the real value, ties to even, subnormal results and overflow
//! included.
//! A quick f64 series decides where its error bound allows (all but about one argument in 2^17), a
//! 128-bit software
//! float decides the rest.
//!
//! *Fixed sequence*: [`softmax_exp`], [`pow`], [`rsqrt`]. The written operations are the
//! definition.
//!
//! NaN in gives the canonical NaN, 0x7fc00000, and so does every invalid argument.

mod angle;
mod fixed;
mod quick;
mod rounding;
mod wide;
mod wide_functions;

#[cfg(test)]
mod tests;

pub use fixed::{pow, rsqrt, softmax_exp};

use rounding::round_f32;
use wide::Wide;

/// The one NaN that is ever seen: 0x7fc00000.
pub const NAN: f32 = f32::from_bits(0x7fc0_0000);

/// e^x, correctly rounded. `-inf` gives +0.
#[must_use]
pub fn exp(x: f32) -> f32 {
    if x.is_nan() {
        NAN
    } else if x > 100.0 {
        f32::INFINITY
    } else if x < -110.0 {
        // Below half of the smallest subnormal, 2^-150 = e^-103.97.
        0.0
    } else {
        round_f32(quick::exp(f64::from(x)), || {
            wide_functions::exp(Wide::from_f32(x))
        })
    }
}

/// 2^x, correctly rounded. `-inf` gives +0.
#[must_use]
pub fn exp2(x: f32) -> f32 {
    if x.is_nan() {
        NAN
    } else if x >= 128.0 {
        f32::INFINITY
    } else if x <= -150.0 {
        // 2^-150 is the one tie of all functions here: halfway between 0 and the smallest
        // subnormal, so +0.
        0.0
    } else {
        round_f32(quick::exp2(f64::from(x)), || {
            wide_functions::exp(Wide::from_f32(x).mul(Wide::LN_2))
        })
    }
}

/// e^x - 1, correctly rounded. ±0 gives itself, `-inf` gives -1.
#[must_use]
pub fn expm1(x: f32) -> f32 {
    if x.is_nan() {
        NAN
    } else if x == 0.0 {
        x
    } else if x > 100.0 {
        f32::INFINITY
    } else if x < -100.0 {
        -1.0
    } else {
        round_f32(quick::expm1(f64::from(x)), || {
            wide_functions::expm1(Wide::from_f32(x))
        })
    }
}

/// ln x, correctly rounded. ±0 gives `-inf`, a negative argument NaN, 1 gives +0.
#[must_use]
pub fn log(x: f32) -> f32 {
    log_domain(x).unwrap_or_else(|x| {
        round_f32(quick::log(f64::from(x)), || {
            wide_functions::log(Wide::from_f32(x))
        })
    })
}

/// log2 x, correctly rounded. ±0 gives `-inf`, a negative argument NaN, 1 gives +0; powers of two
/// are exact.
#[must_use]
pub fn log2(x: f32) -> f32 {
    log_domain(x).unwrap_or_else(|x| {
        round_f32(quick::log2(f64::from(x)), || {
            wide_functions::log2(Wide::from_f32(x))
        })
    })
}

/// The result of a logarithm outside the finite positive numbers, or else the argument.
fn log_domain(x: f32) -> Result<f32, f32> {
    if x.is_nan() || x < 0.0 {
        Ok(NAN)
    } else if x == 0.0 {
        Ok(f32::NEG_INFINITY)
    } else if x == f32::INFINITY {
        Ok(x)
    } else {
        Err(x)
    }
}

/// ln(1 + x), correctly rounded. ±0 gives itself, -1 gives `-inf`, a smaller argument NaN.
#[must_use]
pub fn log1p(x: f32) -> f32 {
    if x.is_nan() || x < -1.0 {
        NAN
    } else if x == -1.0 {
        f32::NEG_INFINITY
    } else if x == 0.0 || x == f32::INFINITY {
        x
    } else {
        round_f32(quick::log1p(f64::from(x)), || {
            wide_functions::log1p(Wide::from_f32(x))
        })
    }
}

/// tanh x, correctly rounded. ±0 gives itself, ±inf gives ±1.
#[must_use]
pub fn tanh(x: f32) -> f32 {
    if x.is_nan() {
        NAN
    } else if x == 0.0 {
        x
    } else if x > 20.0 {
        // 1 - tanh x < 2 e^-40, far below the 2^-25 at which rounding leaves 1.
        1.0
    } else if x < -20.0 {
        -1.0
    } else {
        round_f32(quick::tanh(f64::from(x)), || {
            wide_functions::tanh(Wide::from_f32(x))
        })
    }
}

/// The error function erf x, correctly rounded. ±0 gives itself, ±inf gives ±1.
#[must_use]
pub fn erf(x: f32) -> f32 {
    if x.is_nan() {
        NAN
    } else if x == 0.0 {
        x
    } else if x > 4.5 {
        // 1 - erf x < e^-20 / 8, below the 2^-25 at which rounding leaves 1.
        1.0
    } else if x < -4.5 {
        -1.0
    } else {
        round_f32(quick::erf(f64::from(x)), || {
            wide_functions::erf(Wide::from_f32(x))
        })
    }
}

/// The logistic function 1 / (1 + e^-x), correctly rounded. `-inf` gives +0.
#[must_use]
pub fn sigmoid(x: f32) -> f32 {
    if x.is_nan() {
        NAN
    } else if x > 100.0 {
        1.0
    } else if x < -110.0 {
        0.0
    } else {
        round_f32(quick::sigmoid(f64::from(x)), || {
            wide_functions::sigmoid(Wide::from_f32(x))
        })
    }
}

/// ln(1 + e^x), correctly rounded. `-inf` gives +0, `inf` gives `inf`.
#[must_use]
pub fn softplus(x: f32) -> f32 {
    if x.is_nan() {
        NAN
    } else if x > 100.0 {
        // e^-x is far below half a unit in the last place of x.
        x
    } else if x < -110.0 {
        0.0
    } else {
        round_f32(quick::softplus(f64::from(x)), || {
            wide_functions::softplus(Wide::from_f32(x))
        })
    }
}

/// sin x, correctly rounded for every finite x. ±0 gives itself, ±inf gives NaN.
#[must_use]
pub fn sin(x: f32) -> f32 {
    if x.is_nan() || x.is_infinite() {
        NAN
    } else if x == 0.0 {
        x
    } else if x.abs() < 0.5 {
        round_f32(quick::sin(f64::from(x)), || {
            wide_functions::sin(Wide::from_f32(x))
        })
    } else {
        let (quadrant, rest) = angle::reduce(x.abs());
        let magnitude = sin_of_quadrant(quadrant, rest);
        if x < 0.0 { -magnitude } else { magnitude }
    }
}

/// cos x, correctly rounded for every finite x. ±inf gives NaN.
#[must_use]
pub fn cos(x: f32) -> f32 {
    if x.is_nan() || x.is_infinite() {
        NAN
    } else if x.abs() < 0.5 {
        round_f32(quick::cos(f64::from(x)), || {
            wide_functions::cos(Wide::from_f32(x))
        })
    } else {
        let (quadrant, rest) = angle::reduce(x.abs());
        sin_of_quadrant(quadrant + 1, rest)
    }
}

/// sin(quadrant π/2 + rest), correctly rounded.
fn sin_of_quadrant(quadrant: u32, rest: Wide) -> f32 {
    let magnitude = if quadrant & 1 == 0 {
        round_f32(quick::sin(rest.to_f64()), || wide_functions::sin(rest))
    } else {
        round_f32(quick::cos(rest.to_f64()), || wide_functions::cos(rest))
    };
    if quadrant & 2 == 0 {
        magnitude
    } else {
        -magnitude
    }
}

/// The square root, correctly rounded. -0 gives itself, a negative argument NaN.
///
/// IEEE 754 requires the correct rounding of the host's square root, so that is what this is.
#[must_use]
pub fn sqrt(x: f32) -> f32 {
    canonical(x.sqrt())
}

/// The argument, with every NaN made canonical.
///
/// In integers, because the compiler takes `if x.is_nan() { NAN } else { x }` for `x`.
fn canonical(x: f32) -> f32 {
    let bits = x.to_bits();
    f32::from_bits(if bits & 0x7fff_ffff > 0x7f80_0000 {
        NAN.to_bits()
    } else {
        bits
    })
}
