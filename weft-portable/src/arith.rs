//! The arithmetic in which levels differ: who makes an fma.
//!
//! Everything else is `+ - * / sqrt` and integer work, which the compiler lowers to exact IEEE
//! instructions everywhere. Only `mul_add` becomes a call of the platform's libm where the target
//! has no fma (and some of those are wrong; numerics contract, rule 5), so it appears here only, in
//! [`Hardware`], which nothing but a function with the feature instantiates.

#[cfg_attr(
    target_arch = "aarch64",
    allow(
        dead_code,
        reason = "AArch64 always has fma; the tests compare with it"
    )
)]
pub(crate) mod exact_fma;
pub(crate) mod float;
pub(crate) mod half_bits;

#[cfg(test)]
pub(crate) use exact_fma::whole_fma64;
pub(crate) use exact_fma::{fma32, fma64, fma64_each};

/// Fused multiply-add with one rounding.
pub(crate) trait Arith {
    /// `a * b + c`, rounded once.
    fn fma32(a: f32, b: f32, c: f32) -> f32;
    /// `a * b + c`, rounded once.
    fn fma64(a: f64, b: f64, c: f64) -> f64;

    /// [`Arith::fma64`] of each element.
    #[inline(always)]
    fn fma64_each<const N: usize>(a: &[f64; N], b: &[f64; N], c: &[f64; N]) -> [f64; N] {
        let mut results = [0.0; N];
        for i in 0..N {
            results[i] = Self::fma64(a[i], b[i], c[i]);
        }
        results
    }
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
#[cfg_attr(
    target_arch = "aarch64",
    allow(dead_code, reason = "AArch64 always has fma")
)]
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

    #[inline(always)]
    fn fma64_each<const N: usize>(a: &[f64; N], b: &[f64; N], c: &[f64; N]) -> [f64; N] {
        fma64_each(a, b, c)
    }
}

/// What the target's base has: NEON always has fma, SSE2 never.
#[cfg(target_arch = "aarch64")]
pub(crate) type TargetBase = Hardware;
/// What the target's base has: NEON always has fma, SSE2 never.
#[cfg(not(target_arch = "aarch64"))]
pub(crate) type TargetBase = Software;
