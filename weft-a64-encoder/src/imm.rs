//! Immediates as types: a constructor refuses, so encoding cannot fail. All are usable in `const`.

use crate::encode::float_pair;
use crate::float;
use crate::logical;
use crate::names::{Cond, Extend, Prefetch};

/// Why an immediate could not be made.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum ImmError {
    /// Outside of the range, or between two steps.
    OutOfRange {
        /// What was given.
        given: i64,
        /// The smallest legal value.
        min: i64,
        /// The largest legal value.
        max: i64,
        /// The distance between legal values.
        step: i64,
    },
    /// No bitmask: neither a rotated run of ones nor a repetition of one.
    NotABitmask {
        /// What was given.
        given: u64,
        /// Its width in bits.
        bits: u8,
    },
    /// Not one of the 256 short floats, or not one of a pair.
    NoSuchFloat {
        /// What was given.
        given: f64,
    },
    /// No number of so many bits with at most one half-word that is not zero, or of which all others
    /// are all ones.
    NotOneHalfWord {
        /// What was given.
        given: u64,
        /// Its width in bits.
        bits: u8,
        /// Whether the other half-words must be ones.
        inverted: bool,
    },
    /// A bitfield that is empty or ends beyond the register.
    NoSuchBitfield {
        /// Its lowest bit.
        lsb: u8,
        /// Its width in bits.
        width: u8,
        /// The register's width in bits.
        bits: u8,
    },
    /// A byte is neither 0 nor 255.
    NotAByteMask {
        /// What was given.
        given: u64,
    },
    /// `al` or `nv`, which cannot be inverted.
    AlwaysTrue {
        /// What was given.
        given: Cond,
    },
    /// An extend that this register width does not have.
    NoSuchExtend {
        /// What was given.
        given: Extend,
    },
}

impl core::fmt::Display for ImmError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::OutOfRange {
                given,
                min,
                max,
                step: 1,
            } => {
                write!(f, "{given} is not in {min} to {max}")
            }
            Self::OutOfRange {
                given,
                min,
                max,
                step,
            } => {
                write!(f, "{given} is not in {min} to {max} in steps of {step}")
            }
            Self::NotABitmask { given, bits } => {
                write!(
                    f,
                    "{given:#x} is no bitmask of {bits} bits; the nearest is {:#x}",
                    logical::nearest(*given, (*bits).into())
                )
            }
            Self::NoSuchFloat { given } => {
                write!(
                    f,
                    "{given:?} has no short form; the nearest that has is {:?}",
                    float::nearest(*given)
                )
            }
            Self::NotOneHalfWord {
                given,
                bits,
                inverted: false,
            } => write!(
                f,
                "{given:#x} is not one half-word of {bits} bits with zeros around it"
            ),
            Self::NotOneHalfWord { given, bits, .. } => write!(
                f,
                "{given:#x} is not one half-word of {bits} bits with ones around it, or has a shorter spelling"
            ),
            Self::NoSuchBitfield { lsb, width, bits } => {
                write!(f, "{width} bits from bit {lsb} are no field of {bits} bits")
            }
            Self::NotAByteMask { given } => {
                write!(f, "{given:#x} has bytes that are neither 0 nor 255")
            }
            Self::AlwaysTrue { given } => write!(f, "the condition {given} cannot be inverted"),
            Self::NoSuchExtend { given } => write!(f, "{given} does not fit the register's width"),
        }
    }
}

impl core::error::Error for ImmError {}

/// A whole number from `MIN` to `MAX` in steps of `STEP`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Imm<const MIN: i64, const MAX: i64, const STEP: i64 = 1>(i64);

impl<const MIN: i64, const MAX: i64, const STEP: i64> Imm<MIN, MAX, STEP> {
    /// # Errors
    ///
    /// [`ImmError::OutOfRange`].
    pub const fn new(value: i64) -> Result<Self, ImmError> {
        if value < MIN || value > MAX || (value - MIN) % STEP != 0 {
            return Err(ImmError::OutOfRange {
                given: value,
                min: MIN,
                max: MAX,
                step: STEP,
            });
        }
        Ok(Self(value))
    }

    /// The value.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// Steps from zero: the field, in two's complement.
    pub(crate) const fn steps(self) -> u32 {
        (self.0 / STEP) as u32
    }

    /// Steps from the smallest value.
    pub(crate) const fn steps_up(self) -> u32 {
        ((self.0 - MIN) / STEP) as u32
    }

    /// imms and immr of a left shift by this, the former in the low bits.
    pub(crate) const fn shift_left(self, width: u32) -> u32 {
        let shift = self.0 as u32;
        (width - 1 - shift) | ((width - shift) % width) << width.trailing_zeros()
    }

    /// Steps from the largest value.
    pub(crate) const fn steps_down(self) -> u32 {
        ((MAX - self.0) / STEP) as u32
    }
}

/// An addition's immediate.
pub type Imm12 = Imm<0, 4095>;
/// A wide move's immediate.
pub type Imm16 = Imm<0, 65535>;
/// An unscaled offset.
pub type Simm9 = Imm<-256, 255>;

/// A bitmask of 8, 16, 32 or 64 bits; 8 and 16 exist in SVE only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LogicalImm<const BITS: u8>(u16);

impl<const BITS: u8> LogicalImm<BITS> {
    /// # Errors
    ///
    /// [`ImmError::NotABitmask`] for all zeros, all ones, and all that is no rotated, repeated run.
    pub const fn new(value: u64) -> Result<Self, ImmError> {
        let Some(all) = logical::replicate(value, BITS as u32) else {
            return Err(ImmError::NotABitmask {
                given: value,
                bits: BITS,
            });
        };
        match logical::encode_64(all) {
            Some(field) => Ok(Self(field)),
            None => Err(ImmError::NotABitmask {
                given: value,
                bits: BITS,
            }),
        }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0 as u32
    }
}

/// A float of ±n/16 × 2^r with n in 16..=31 and r in -3..=4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FpImm8(pub(crate) u8);

impl FpImm8 {
    /// # Errors
    ///
    /// [`ImmError::NoSuchFloat`]; zero is one of those.
    pub const fn new(value: f64) -> Result<Self, ImmError> {
        match float::encode_imm8(value) {
            Some(field) => Ok(Self(field)),
            None => Err(ImmError::NoSuchFloat { given: value }),
        }
    }

    /// The float with this field.
    pub const fn from_field(field: u8) -> Self {
        Self(field)
    }
}

/// One of two floats: 0 for {0, 1}, 1 for {0.5, 1}, 2 for {0.5, 2}.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FpPair<const WHICH: u8>(bool);

impl<const WHICH: u8> FpPair<WHICH> {
    /// # Errors
    ///
    /// [`ImmError::NoSuchFloat`]; -0.0 is one of those.
    pub const fn new(value: f64) -> Result<Self, ImmError> {
        let [low, high] = float_pair(WHICH);
        if value.to_bits() == low.to_bits() {
            Ok(Self(false))
        } else if value.to_bits() == high.to_bits() {
            Ok(Self(true))
        } else {
            Err(ImmError::NoSuchFloat { given: value })
        }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0 as u32
    }
}

/// A 64-bit number whose bytes are 0 or 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ByteMask(pub(crate) u8);

impl ByteMask {
    /// # Errors
    ///
    /// [`ImmError::NotAByteMask`].
    pub const fn new(value: u64) -> Result<Self, ImmError> {
        let bytes = value.to_le_bytes();
        let mut field = 0;
        let mut i = 0;
        while i < 8 {
            match bytes[i] {
                0 => {}
                255 => field |= 1 << i,
                _ => return Err(ImmError::NotAByteMask { given: value }),
            }
            i += 1;
        }
        Ok(Self(field))
    }
}

/// A constant that `movz` makes: of its half-words at most one is not zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WideImm<const BITS: u8>(u32);

impl<const BITS: u8> WideImm<BITS> {
    /// # Errors
    ///
    /// [`ImmError::NotOneHalfWord`].
    pub const fn new(value: u64) -> Result<Self, ImmError> {
        match half_word(value, BITS) {
            Some(field) => Ok(Self(field)),
            None => Err(ImmError::NotOneHalfWord {
                given: value,
                bits: BITS,
                inverted: false,
            }),
        }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

/// A constant that `movn` makes and `movz` does not: of its half-words at most one is not all ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InvertedImm<const BITS: u8>(u32);

impl<const BITS: u8> InvertedImm<BITS> {
    /// # Errors
    ///
    /// [`ImmError::NotOneHalfWord`].
    pub const fn new(value: u64) -> Result<Self, ImmError> {
        let all = u64::MAX >> (64 - BITS as u32);
        let field = if value <= all {
            half_word(value ^ all, BITS)
        } else {
            None
        };
        match field {
            // 32 bits with one half-word of zeros are what `movz` makes.
            Some(field) if BITS != 32 || field & 0xffff != 0xffff => Ok(Self(field)),
            _ => Err(ImmError::NotOneHalfWord {
                given: value,
                bits: BITS,
                inverted: true,
            }),
        }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

/// hw:imm16 of a number with at most one half-word that is not zero.
const fn half_word(value: u64, bits: u8) -> Option<u32> {
    let mut hw = 0;
    while hw < bits as u32 / 16 {
        if value & !(0xffff << (16 * hw)) == 0 {
            return Some(hw << 16 | (value >> (16 * hw)) as u32);
        }
        hw += 1;
    }
    None
}

/// Bits `lsb` to `lsb + width - 1` of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bitfield<const BITS: u8> {
    lsb: u8,
    width: u8,
}

impl<const BITS: u8> Bitfield<BITS> {
    /// # Errors
    ///
    /// [`ImmError::NoSuchBitfield`] when it is empty or ends beyond the register.
    pub const fn new(lsb: u8, width: u8) -> Result<Self, ImmError> {
        if width == 0 || width > BITS || lsb > BITS - width {
            return Err(ImmError::NoSuchBitfield {
                lsb,
                width,
                bits: BITS,
            });
        }
        Ok(Self { lsb, width })
    }

    pub(crate) const fn immr_left(self) -> u32 {
        ((BITS - self.lsb) % BITS) as u32
    }

    pub(crate) const fn imms_left(self) -> u32 {
        self.width as u32 - 1
    }

    pub(crate) const fn immr_right(self) -> u32 {
        self.lsb as u32
    }

    pub(crate) const fn imms_right(self) -> u32 {
        (self.lsb + self.width) as u32 - 1
    }
}

/// An SVE immediate of -128 to 127, or such a number times 256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SveSigned(u16);

impl SveSigned {
    /// # Errors
    ///
    /// [`ImmError::OutOfRange`].
    pub const fn new(value: i64) -> Result<Self, ImmError> {
        if value >= -128 && value <= 127 {
            Ok(Self((value & 255) as u16))
        } else if value >= -32768 && value <= 32512 && value & 255 == 0 {
            Ok(Self(256 | (value >> 8 & 255) as u16))
        } else {
            Err(ImmError::OutOfRange {
                given: value,
                min: -32768,
                max: 32512,
                step: 256,
            })
        }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0 as u32
    }
}

/// An SVE immediate of 0 to 255, or such a number times 256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SveUnsigned(u16);

impl SveUnsigned {
    /// # Errors
    ///
    /// [`ImmError::OutOfRange`].
    pub const fn new(value: i64) -> Result<Self, ImmError> {
        if value >= 0 && value <= 255 {
            Ok(Self(value as u16))
        } else if value >= 0 && value <= 65280 && value & 255 == 0 {
            Ok(Self(256 | (value >> 8) as u16))
        } else {
            Err(ImmError::OutOfRange {
                given: value,
                min: 0,
                max: 65280,
                step: 256,
            })
        }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0 as u32
    }
}

/// A condition that can be inverted: any but `al` and `nv`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InvertibleCond(Cond);

impl InvertibleCond {
    /// # Errors
    ///
    /// [`ImmError::AlwaysTrue`].
    pub const fn new(cond: Cond) -> Result<Self, ImmError> {
        match cond {
            Cond::Al | Cond::Nv => Err(ImmError::AlwaysTrue { given: cond }),
            _ => Ok(Self(cond)),
        }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0.inverted() as u32
    }
}

/// An extend of a W register: any but `uxtx` and `sxtx`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExtendW(Extend);

impl ExtendW {
    /// # Errors
    ///
    /// [`ImmError::NoSuchExtend`].
    pub const fn new(extend: Extend) -> Result<Self, ImmError> {
        match extend {
            Extend::Uxtx | Extend::Sxtx => Err(ImmError::NoSuchExtend { given: extend }),
            _ => Ok(Self(extend)),
        }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0 as u32
    }
}

/// A shift that arithmetic has: any but `ror`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShiftNotRor {
    /// To the left.
    Lsl,
    /// To the right, with zeros.
    Lsr,
    /// To the right, with the sign.
    Asr,
}

impl ShiftNotRor {
    pub(crate) const fn bits(self) -> u32 {
        self as u32
    }
}

/// A prefetch operation below 24; the others are range prefetches where an index register stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PrefetchBelow24(Prefetch);

impl PrefetchBelow24 {
    /// # Errors
    ///
    /// [`ImmError::OutOfRange`].
    pub const fn new(operation: Prefetch) -> Result<Self, ImmError> {
        let given = operation.field() as i64;
        if given < 24 {
            Ok(Self(operation))
        } else {
            Err(ImmError::OutOfRange {
                given,
                min: 0,
                max: 23,
                step: 1,
            })
        }
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0.field()
    }
}

/// `uxtw` or `sxtw`, as address registers take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExtendWord {
    /// Without sign.
    Uxtw,
    /// With sign.
    Sxtw,
}

impl ExtendWord {
    pub(crate) const fn bits(self) -> u32 {
        self as u32
    }
}

/// `uxtx` or `sxtx`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExtendX {
    /// As it is.
    Uxtx,
    /// As it is, in the sign's spelling.
    Sxtx,
}

impl ExtendX {
    pub(crate) const fn bits(self) -> u32 {
        self as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn add_imm12_refuses_4096_and_steps_are_kept() {
        assert!(Imm12::new(4095).is_ok());
        assert_eq!(
            Imm12::new(4096),
            Err(ImmError::OutOfRange {
                given: 4096,
                min: 0,
                max: 4095,
                step: 1
            })
        );
        type Offset = Imm<-512, 504, 8>;
        for bad in [-520, 4, 508, 512] {
            assert!(Offset::new(bad).is_err(), "{bad}");
        }
        assert_eq!(Offset::new(-512).map(Offset::get), Ok(-512));
    }

    #[test]
    fn constructors_work_in_const() {
        const MASK: LogicalImm<32> = match LogicalImm::new(255) {
            Ok(mask) => mask,
            Err(_) => panic!("255 is a bitmask"),
        };
        assert_eq!(MASK.bits(), 7);
        assert!(LogicalImm::<32>::new(0xffff_ffff).is_err());
        assert!(LogicalImm::<32>::new(1 << 32).is_err());
        assert!(FpImm8::new(1.0).is_ok() && FpImm8::new(0.0).is_err());
        assert!(FpPair::<0>::new(0.0).is_ok() && FpPair::<0>::new(-0.0).is_err());
        assert!(ByteMask::new(0xff00_00ff).is_ok() && ByteMask::new(1).is_err());
        assert!(InvertibleCond::new(Cond::Al).is_err());
        assert!(ExtendW::new(Extend::Sxtx).is_err());
        assert!(SveSigned::new(-129).is_err() && SveSigned::new(-256).is_ok());
        assert!(SveUnsigned::new(256).is_ok() && SveUnsigned::new(257).is_err());
    }
}
