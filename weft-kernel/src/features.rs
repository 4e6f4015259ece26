//! What a processor can do, as data: any machine's, not only this one's.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Instruction set architectures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arch {
    /// x86-64; SSE2 is always there.
    X64,
    /// AArch64; NEON is always there.
    A64,
    /// Anything else: portable arms only.
    Other,
}

/// Extensions beyond an architecture's base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Feature {
    /// x86 AVX2 (with AVX).
    Avx2,
    /// x86 FMA3.
    Fma,
    /// x86 F16C.
    F16c,
    /// x86 AVX-512 Foundation.
    Avx512f,
    /// x86 AVX-512 BW.
    Avx512bw,
    /// x86 AVX-512 DQ.
    Avx512dq,
    /// x86 AVX-512 VL.
    Avx512vl,
    /// x86 AVX-512 VNNI.
    Avx512vnni,
    /// Arm FP16 arithmetic.
    Fp16,
    /// Arm dot products.
    Dotprod,
    /// Arm int8 matrix multiply.
    I8mm,
}

impl Feature {
    /// Name used in text and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Feature::Avx2 => "avx2",
            Feature::Fma => "fma",
            Feature::F16c => "f16c",
            Feature::Avx512f => "avx512f",
            Feature::Avx512bw => "avx512bw",
            Feature::Avx512dq => "avx512dq",
            Feature::Avx512vl => "avx512vl",
            Feature::Avx512vnni => "avx512vnni",
            Feature::Fp16 => "fp16",
            Feature::Dotprod => "dotprod",
            Feature::I8mm => "i8mm",
        }
    }
}

impl std::fmt::Display for Feature {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// An architecture with its extensions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeatureSet {
    /// The architecture.
    pub arch: Arch,
    /// Its extensions.
    pub features: BTreeSet<Feature>,
}

impl FeatureSet {
    /// An architecture without extensions.
    pub fn baseline(arch: Arch) -> Self {
        FeatureSet {
            arch,
            features: BTreeSet::new(),
        }
    }

    /// x86-64 with AVX2, FMA and F16C.
    pub fn avx2() -> Self {
        let features = [Feature::Avx2, Feature::Fma, Feature::F16c]
            .into_iter()
            .collect();
        FeatureSet {
            arch: Arch::X64,
            features,
        }
    }

    /// x86-64 with AVX-512 F, BW, DQ and VL on top of [`FeatureSet::avx2`].
    pub fn avx512() -> Self {
        let mut set = Self::avx2();
        set.features.extend([
            Feature::Avx512f,
            Feature::Avx512bw,
            Feature::Avx512dq,
            Feature::Avx512vl,
        ]);
        set
    }

    /// Whether the extension is there.
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    /// Whether all of these are there.
    pub fn has_all(&self, features: &[Feature]) -> bool {
        features.iter().all(|f| self.has(*f))
    }

    /// Whether everything in `other` is here too.
    pub fn includes(&self, other: &FeatureSet) -> bool {
        self.arch == other.arch && other.features.is_subset(&self.features)
    }

    /// Whether code for AVX2 with FMA may run.
    pub fn has_avx2_fma(&self) -> bool {
        self.arch == Arch::X64 && self.has_all(&[Feature::Avx2, Feature::Fma])
    }

    /// Whether code for AVX-512 F, BW, DQ and VL may run.
    pub fn has_avx512(&self) -> bool {
        self.has_avx2_fma()
            && self.has_all(&[
                Feature::Avx512f,
                Feature::Avx512bw,
                Feature::Avx512dq,
                Feature::Avx512vl,
            ])
    }
}
