//! Extensions of the architecture, as a set.

use core::fmt;
use core::ops::{BitOr, BitOrAssign};

pub use crate::generated::features::FEATURE_NAMES;

/// A set of architecture extensions.
///
/// The names are those that LLVM's `-mattr` takes; A64 without floating point is the empty set.
/// Nothing is implied: [`Features::SVE2`] alone does not allow SVE. [`Features::with_implied`] adds
/// what an extension brings along.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Features(pub(crate) u128);

impl Features {
    /// No extension: integer instructions only.
    pub const BASE: Self = Self(0);
    /// Every extension that this crate knows.
    pub const ALL: Self = Self((1 << FEATURE_NAMES.len()) - 1);
    /// What every Armv8-A processor with the usual floating point has.
    pub const ARMV8_A: Self = Self(Self::FP_ARMV8.0 | Self::NEON.0);

    /// Both sets together.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set without another.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether all of `other` is in this set.
    pub const fn contains(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether this is the empty set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many extensions are in this set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The extension with this name, or `None`.
    pub fn named(name: &str) -> Option<Self> {
        let at = FEATURE_NAMES.iter().position(|known| *known == name)?;
        Some(Self(1 << at))
    }

    /// The names in this set.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        FEATURE_NAMES
            .iter()
            .enumerate()
            .filter(move |(at, _)| self.0 >> at & 1 == 1)
            .map(|(_, name)| *name)
    }

    /// This set and all that its members bring along, SVE with SVE2 for instance.
    pub const fn with_implied(self) -> Self {
        let mut set = self.0;
        let mut before = 0;
        while set != before {
            before = set;
            let mut i = 0;
            while i < IMPLIED.len() {
                let (which, brings) = IMPLIED[i];
                if set & which.0 != 0 {
                    set |= brings.0;
                }
                i += 1;
            }
        }
        Self(set)
    }
}

/// Which extension brings which along, as LLVM 19 has it; SVE, which streaming mode has without AdvSIMD,
/// does not bring that.
const IMPLIED: &[(Features, Features)] = &[
    (Features::NEON, Features::FP_ARMV8),
    (Features::FULLFP16, Features::FP_ARMV8),
    (Features::FP16FML, Features::FULLFP16),
    (Features::COMPLXNUM, Features::NEON),
    (Features::JSCONV, Features::FP_ARMV8),
    (Features::RDM, Features::NEON),
    (Features::DOTPROD, Features::NEON),
    (Features::AES, Features::NEON),
    (Features::SHA2, Features::NEON),
    (Features::SHA3, Features::SHA2),
    (Features::SM4, Features::NEON),
    (Features::RCPC_IMMO, Features::RCPC),
    (Features::RCPC3, Features::RCPC_IMMO),
    (Features::SVE, Features::FULLFP16),
    (Features::SVE2, Features::SVE),
    (Features::SVE2P1, Features::SVE2),
    (Features::SVE2_AES, Features::SVE2.union(Features::AES)),
    (Features::SVE2_SHA3, Features::SVE2.union(Features::SHA3)),
    (Features::SVE2_SM4, Features::SVE2.union(Features::SM4)),
    (Features::SVE2_BITPERM, Features::SVE2),
    (Features::F32MM, Features::SVE),
    (Features::F64MM, Features::SVE),
    (Features::SME, Features::BF16),
    (Features::SME2, Features::SME),
    (Features::SME2P1, Features::SME2),
    (Features::SME_I16I64, Features::SME),
    (Features::SME_F64F64, Features::SME),
    (Features::SME_F16F16, Features::SME2),
    (Features::LSE128, Features::LSE),
    (Features::SPECRES2, Features::PREDRES),
    (Features::GCS, Features::CHK),
    (Features::SVE_B16B16, Features::BF16),
    (
        Features::SME_B16B16,
        Features::SME2.union(Features::SVE_B16B16),
    ),
    (
        Features::FP8,
        Features::FAMINMAX
            .union(Features::LUT)
            .union(Features::BF16),
    ),
    (Features::FP8FMA, Features::FP8),
    (Features::FP8DOT4, Features::FP8FMA),
    (Features::FP8DOT2, Features::FP8DOT4),
    (Features::SSVE_FP8FMA, Features::SME2.union(Features::FP8)),
    (Features::SSVE_FP8DOT4, Features::SSVE_FP8FMA),
    (Features::SSVE_FP8DOT2, Features::SSVE_FP8DOT4),
    (Features::SME_F8F32, Features::SME2.union(Features::FP8)),
    (Features::SME_F8F16, Features::SME_F8F32),
];

impl BitOr for Features {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl BitOrAssign for Features {
    fn bitor_assign(&mut self, other: Self) {
        *self = self.union(other);
    }
}

impl fmt::Display for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("base");
        }
        for (at, name) in self.names().enumerate() {
            if at != 0 {
                f.write_str("+")?;
            }
            f.write_str(name)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Features({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sve2_brings_sve_and_floats_only_when_asked() {
        assert!(!Features::SVE2.contains(Features::SVE));
        let all = Features::SVE2.with_implied();
        for part in [Features::SVE, Features::FULLFP16, Features::FP_ARMV8] {
            assert!(all.contains(part), "{part}");
        }
        assert!(!all.contains(Features::SME));
        assert_eq!(Features::named("sve2"), Some(Features::SVE2));
        assert_eq!(Features::named("sve99"), None);
    }
}
