//! The arithmetic in which levels differ: who makes an fma.
//!
//! Everything else is `+ - * / sqrt` and integer work, which the compiler lowers to exact IEEE
//! instructions everywhere. Only `mul_add` becomes a call of the platform's libm where the target
//! has no fma (and some of those are wrong; numerics contract, rule 5), so it appears here only, in
//! [`Hardware`], which nothing but a function with the feature instantiates.

mod exact_fma;
pub(crate) mod float;
pub(crate) mod half_bits;

pub(crate) use exact_fma::{fma32, fma64};

/// Fused multiply-add with one rounding.
pub(crate) trait Arith {
    /// `a * b + c`, rounded once.
    fn fma32(a: f32, b: f32, c: f32) -> f32;
    /// `a * b + c`, rounded once.
    fn fma64(a: f64, b: f64, c: f64) -> f64;
}

/// The processor's own instruction; instantiated only where the target feature is enabled.
#[derive(Clone, Copy)]
pub(crate) struct Hardware;

impl Arith for Hardware {
    #[inline(always)]
    fn fma32(a: f32, b: f32, c: f32) -> f32 {
        a.mul_add(b, c)
    }

    #[inline(always)]
    fn fma64(a: f64, b: f64, c: f64) -> f64 {
        a.mul_add(b, c)
    }
}

/// Exact fma in software, for targets whose base has none.
#[derive(Clone, Copy)]
pub(crate) struct Software;

impl Arith for Software {
    #[inline(always)]
    fn fma32(a: f32, b: f32, c: f32) -> f32 {
        fma32(a, b, c)
    }

    #[inline(always)]
    fn fma64(a: f64, b: f64, c: f64) -> f64 {
        fma64(a, b, c)
    }
}

/// What the target's base has: NEON always has fma, SSE2 never.
#[cfg(target_arch = "aarch64")]
pub(crate) type TargetBase = Hardware;
/// What the target's base has: NEON always has fma, SSE2 never.
#[cfg(not(target_arch = "aarch64"))]
pub(crate) type TargetBase = Software;
