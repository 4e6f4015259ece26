//! The one dispatch from a [`Level`] into code compiled for it; the only `unsafe` of the crate.
//!
//! A [`Task`] is a loop written once. Its `run` is `#[inline(always)]`, so each instantiation below
//! compiles a copy of the whole loop for its own features, and the compiler vectorises that copy.

use crate::arith::Arith;
#[cfg(target_arch = "x86_64")]
use crate::arith::Hardware;
use crate::arith::TargetBase;
use crate::elementwise::chain::Chain;
use crate::elementwise::chain::stream::Stream;
use crate::level::{Kind, Level};

/// A loop to be compiled for every level. Implementations mark `run` as `#[inline(always)]`, and
/// everything they call that uses `A`.
pub(crate) trait Task {
    /// Does the work with the arithmetic of the level.
    fn run<A: Arith>(self);
}

/// Runs a task in the instantiation of a level; for AVX-512 in that of AVX2.
///
/// Loops over blocks are limited by the first level of cache, where wider vectors gain little; a third
/// copy of each would cost more to build than it gives.
#[allow(
    unsafe_code,
    reason = "calling a function with target features is sound exactly when they were detected"
)]
pub(crate) fn dispatch<T: Task>(level: Level, task: T) {
    match level.kind() {
        Kind::Baseline => task.run::<TargetBase>(),
        #[cfg(target_arch = "x86_64")]
        Kind::Avx2Fma | Kind::Avx512 => {
            // SAFETY: `Level` has these kinds only after detection of AVX2, FMA and F16C.
            unsafe { avx2(task) }
        }
    }
}

/// Runs a task in the instantiation of a level: for the few loops that live in registers.
#[allow(
    unsafe_code,
    reason = "calling a function with target features is sound exactly when they were detected"
)]
pub(crate) fn dispatch_wide<T: Task>(level: Level, task: T) {
    match level.kind() {
        Kind::Baseline => task.run::<TargetBase>(),
        #[cfg(target_arch = "x86_64")]
        Kind::Avx2Fma => {
            // SAFETY: `Level` has this kind only after detection of AVX2, FMA and F16C.
            unsafe { avx2(task) }
        }
        #[cfg(target_arch = "x86_64")]
        Kind::Avx512 => {
            // SAFETY: `Level` has this kind only after detection of AVX-512 F, BW, DQ and VL, AVX2,
            // FMA and F16C.
            unsafe { avx512(task) }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c")]
fn avx2<T: Task>(task: T) {
    // Twelve of sixteen registers of 32 bytes.
    task.run::<Hardware<384>>();
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c,avx512f,avx512bw,avx512dq,avx512vl")]
fn avx512<T: Task>(task: T) {
    // 24 of 32 registers of 64 bytes.
    task.run::<Hardware<1536>>();
}

macro_rules! chains {
    ($name:ident, $t:ty, $run:ident) => {
        /// Runs a chain in vector registers, or gives it back where the level has none for it.
        #[allow(
            unsafe_code,
            reason = "calling a function with target features is sound exactly when they were detected"
        )]
        pub(crate) fn $name(level: Level, chain: Chain<'_, $t>) -> Option<Chain<'_, $t>> {
            match level.kind() {
                Kind::Baseline => Some(chain),
                #[cfg(target_arch = "x86_64")]
                Kind::Avx2Fma | Kind::Avx512 => {
                    // SAFETY: both kinds exist only after detection of AVX2 and FMA.
                    unsafe { crate::elementwise::chain::avx2::$run(chain) };
                    None
                }
            }
        }
    };
}

chains!(chain_f32, f32, run_f32);
chains!(chain_f64, f64, run_f64);

/// Streams a chain from memory to memory; false where the level has no code for it.
#[allow(
    unsafe_code,
    reason = "calling a function with target features is sound exactly when they were detected"
)]
pub(crate) fn stream(level: Level, stream: &Stream<'_>) -> bool {
    match level.kind() {
        Kind::Baseline => {
            let _ = stream;
            false
        }
        #[cfg(target_arch = "x86_64")]
        Kind::Avx2Fma | Kind::Avx512 => {
            // SAFETY: both kinds exist only after detection of AVX2 and FMA.
            unsafe { crate::elementwise::chain::avx2::stream(stream) };
            true
        }
    }
}
