//! Which instantiation of the loops may run here: a token that only detection hands out.

use weft_kernel::{Arch, Feature, FeatureSet};

/// An instantiation of every loop of this crate, and the proof that this processor can run it.
///
/// All levels give the same bits; they differ in speed. A value beyond [`Level::BASELINE`] exists
/// only when the running processor has the features it names, so holding one is the proof that
/// makes calling the instantiation sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(Kind);

/// The instantiations of this target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Kind {
    /// What the target guarantees: SSE2 on x86-64, NEON on AArch64.
    Baseline,
    /// AVX2, FMA and F16C.
    #[cfg(target_arch = "x86_64")]
    Avx2Fma,
    /// AVX-512 F, BW, DQ and VL on top.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Level {
    /// The instantiation that every processor of the target can run.
    pub const BASELINE: Level = Level(Kind::Baseline);

    /// The best level of this processor.
    pub fn detect() -> Level {
        Self::available()
            .into_iter()
            .max()
            .unwrap_or(Level::BASELINE)
    }

    /// The best level of this processor that uses no feature outside `mask`.
    ///
    /// A mask can only take features away: a feature that the processor lacks stays absent.
    pub fn detect_masked(mask: &FeatureSet) -> Level {
        Self::available()
            .into_iter()
            .filter(|level| mask.includes(&level.needs()))
            .max()
            .unwrap_or(Level::BASELINE)
    }

    /// Every level that this processor can run, ascending.
    pub fn available() -> Vec<Level> {
        #[cfg_attr(
            not(target_arch = "x86_64"),
            expect(unused_mut, reason = "other architectures have one level")
        )]
        let mut levels = vec![Level::BASELINE];
        #[cfg(target_arch = "x86_64")]
        {
            let avx2 = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("fma")
                && is_x86_feature_detected!("f16c");
            if avx2 {
                levels.push(Level(Kind::Avx2Fma));
            }
            let avx512 = avx2
                && is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512bw")
                && is_x86_feature_detected!("avx512dq")
                && is_x86_feature_detected!("avx512vl");
            if avx512 {
                levels.push(Level(Kind::Avx512));
            }
        }
        levels
    }

    /// The features that the level uses.
    pub fn needs(self) -> FeatureSet {
        match self.0 {
            Kind::Baseline => FeatureSet::baseline(Self::arch()),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2Fma => FeatureSet::avx2(),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => FeatureSet::avx512(),
        }
    }

    /// The architecture this crate was compiled for.
    pub const fn arch() -> Arch {
        if cfg!(target_arch = "x86_64") {
            Arch::X64
        } else if cfg!(target_arch = "aarch64") {
            Arch::A64
        } else {
            Arch::Other
        }
    }

    /// Lower-case name: `baseline`, `avx2` or `avx512`.
    pub fn name(self) -> &'static str {
        let needs = self.needs();
        if needs.has(Feature::Avx512f) {
            "avx512"
        } else if needs.has(Feature::Avx2) {
            "avx2"
        } else {
            "baseline"
        }
    }

    /// The instantiation.
    pub(crate) const fn kind(self) -> Kind {
        self.0
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
