//! Evaluation with the host's own fma, for long searches and the exhaustive check.

use crate::support::{Evaluator, FusedMultiplyAdd, LANES, SoftFma};

#[cfg(target_arch = "x86_64")]
/// The results for these inputs, with the host's fma where it has one.
pub fn run(evaluator: &mut Evaluator<'_>, inputs: &[u32; LANES]) -> [u32; LANES] {
    /// The host's fma; only for use inside functions with the fma target feature.
    struct HardFma;

    impl FusedMultiplyAdd for HardFma {
        #[inline(always)]
        fn f32(a: f32, b: f32, c: f32) -> f32 {
            a.mul_add(b, c)
        }

        #[inline(always)]
        fn f64(a: f64, b: f64, c: f64) -> f64 {
            a.mul_add(b, c)
        }
    }

    #[target_feature(enable = "avx2,fma")]
    fn hard(evaluator: &mut Evaluator<'_>, inputs: &[u32; LANES]) -> [u32; LANES] {
        evaluator.run::<HardFma>(&[inputs])
    }

    if std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("fma") {
        // SAFETY: both target features of `hard` were just detected.
        return unsafe { hard(evaluator, inputs) };
    }
    evaluator.run::<SoftFma>(&[inputs])
}

#[cfg(not(target_arch = "x86_64"))]
/// The results for these inputs, with the host's fma where it has one.
pub fn run(evaluator: &mut Evaluator<'_>, inputs: &[u32; LANES]) -> [u32; LANES] {
    evaluator.run::<SoftFma>(&[inputs])
}
