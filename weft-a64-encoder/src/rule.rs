//! What must hold between the operands of one form, beyond each field's own range.

use crate::logical;

/// One condition on an instruction word.
///
/// Fields are given by the bit at which they start and their width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// The field is not this number: reserved, or another form.
    Not(u8, u8, u8),
    /// Two fields differ; the manual calls equal ones constrained unpredictable.
    Differ(u8, u8, u8),
    /// A transferred register is not the base that is written back, unless that is the stack pointer.
    WriteBack(u8, u8),
    /// The field is at most this number.
    AtMost(u8, u8, u8),
    /// A bitfield goes to the left: imms < immr.
    ImmsBelowImmr,
    /// A bitfield goes to the right: imms >= immr.
    ImmsNotBelowImmr,
    /// A bitfield move is a left shift: imms + 1 = immr.
    LeftShift,
    /// `movz` prints as `mov`: not zero shifted.
    MovZ,
    /// `movn` prints as `mov`: not zero shifted, and `movz` cannot say it.
    MovN,
    /// `orr` prints as `mov`: neither `movz` nor `movn` can say it.
    NotMoveWide,
    /// `dupm` prints as `mov`: `dup` cannot say it.
    MoveMask,
    /// The condition is neither `al` nor `nv`, which cannot be inverted.
    NotAlways,
    /// The extended register is a W: the extend is not `uxtx` or `sxtx`.
    NotExtendX,
}

/// Which side asks: what an alias may say is more than what prints as that alias.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Encode,
    Decode,
}

const fn field(word: u32, lsb: u8, width: u8) -> u32 {
    word >> lsb & ((1 << width) - 1)
}

impl Rule {
    /// Whether the word obeys the rule.
    pub(crate) const fn holds(self, word: u32, side: Side) -> bool {
        let encode = matches!(side, Side::Encode);
        let (immr, imms) = (field(word, 16, 6), field(word, 10, 6));
        match self {
            Rule::Not(lsb, width, number) => field(word, lsb, width) != number as u32,
            Rule::Differ(a, b, width) => field(word, a, width) != field(word, b, width),
            Rule::WriteBack(a, b) => {
                field(word, b, 5) == 31 || field(word, a, 5) != field(word, b, 5)
            }
            Rule::AtMost(lsb, width, number) => field(word, lsb, width) <= number as u32,
            // An insertion at 0 is said by the other alias, but may be asked for by this one.
            Rule::ImmsBelowImmr => imms < immr || (encode && immr == 0),
            Rule::ImmsNotBelowImmr => imms >= immr,
            Rule::LeftShift => {
                let top = if word >> 31 == 1 { 63 } else { 31 };
                encode || (imms != top && imms + 1 == immr)
            }
            Rule::MovZ => is_movz_mov(word),
            Rule::MovN => is_movn_mov(word),
            Rule::NotMoveWide => encode || !is_move_wide(word),
            Rule::MoveMask => is_move_mask(word),
            Rule::NotAlways => field(word, 13, 3) != 7,
            Rule::NotExtendX => field(word, 13, 2) != 3,
        }
    }

    /// The rule in words, to follow "in `form`".
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Rule::Not(_, _, 31) => "register 31 is not allowed",
            Rule::Not(..) | Rule::AtMost(..) => "that number is reserved",
            Rule::Differ(..) => "these registers must differ",
            Rule::WriteBack(..) => "this register must not be the base of the address",
            Rule::ImmsBelowImmr | Rule::ImmsNotBelowImmr => {
                "the bitfield must end within the register"
            }
            Rule::LeftShift => "the shift must be less than the width",
            Rule::MovZ | Rule::MovN | Rule::NotMoveWide | Rule::MoveMask => {
                "the constant must not be said by another form"
            }
            Rule::NotAlways => "the condition must be one that can be inverted",
            Rule::NotExtendX => "uxtx and sxtx need an x register",
        }
    }

    /// Bits of the operand that shows a violation.
    pub(crate) const fn at(self) -> u8 {
        match self {
            Rule::Not(lsb, ..) | Rule::AtMost(lsb, ..) => lsb,
            Rule::Differ(a, b, _) => {
                if a > b {
                    a
                } else {
                    b
                }
            }
            Rule::WriteBack(a, _) => a,
            Rule::ImmsBelowImmr | Rule::ImmsNotBelowImmr | Rule::LeftShift => 10,
            Rule::MovZ | Rule::MovN => 5,
            Rule::NotMoveWide => 10,
            Rule::MoveMask => 5,
            Rule::NotAlways => 12,
            Rule::NotExtendX => 13,
        }
    }
}

const fn is_movz_mov(word: u32) -> bool {
    !(field(word, 5, 16) == 0 && field(word, 21, 2) != 0)
}

const fn is_movn_mov(word: u32) -> bool {
    // 0xffff at 32 bits leaves one half-word, which `movz` says.
    is_movz_mov(word) && (word >> 31 == 1 || field(word, 5, 16) != 0xffff)
}

/// Whether `movz` or `movn` can say the bitmask of a `mov`.
const fn is_move_wide(word: u32) -> bool {
    let wide = word >> 31 == 1;
    let Some(value) = logical::decode_64(field(word, 10, 13) as u16) else {
        return false;
    };
    let (value, inverse) = if wide {
        (value, !value)
    } else {
        (value & 0xffff_ffff, !value & 0xffff_ffff)
    };
    one_half_word(value) || one_half_word(inverse)
}

/// Whether at most one of the four half-words is not zero.
const fn one_half_word(value: u64) -> bool {
    let mut shift = 0;
    while shift < 64 {
        if value & !(0xffff << shift) == 0 {
            return true;
        }
        shift += 16;
    }
    false
}

/// Whether a `dupm` is better said by `mov`: no element size at which `dup` could say it.
const fn is_move_mask(word: u32) -> bool {
    let Some(value) = logical::decode_64(field(word, 5, 13) as u16) else {
        return false;
    };
    let as_bytes = value as u8;
    if value == as_bytes as u64 * 0x0101_0101_0101_0101 {
        return false;
    }
    let (h, s, d) = (
        value as u16 as i16 as i64,
        value as u32 as i32 as i64,
        value as i64,
    );
    if value == (value as u16 as u64) * 0x0001_0001_0001_0001 {
        return !dup_says(h);
    }
    if value == (value as u32 as u64) * 0x0000_0001_0000_0001 {
        return !dup_says(s);
    }
    !dup_says(d)
}

/// A signed byte, or one shifted by eight.
const fn dup_says(value: i64) -> bool {
    (value >= -128 && value <= 127) || (value & 0xff == 0 && value >= -32768 && value <= 32512)
}
