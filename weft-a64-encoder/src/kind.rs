//! Operand kinds: what an operand may be, and where its bits stand.
//!
//! A kind is pure data from the table of forms; this file is all the code there is for the fields.

use crate::operand::Operand;

/// What an operand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    W,
    X,
    WSp,
    XSp,
    B,
    H,
    S,
    D,
    Q,
    V,
    Z,
    P,
    Pn,
    /// Vector lists of so many registers, from V, Z or P.
    VList(u8),
    ZList(u8),
    PList(u8),
    /// Two Z registers 8 apart, or four 4 apart.
    ZStride(u8),
    Tile,
    TileH,
    TileV,
    /// With `#`.
    Imm,
    /// Without.
    Number,
    /// `0:1` or `0:3`.
    Range(u8),
    Cond,
    CondInverted,
    Extend,
    /// `uxtx` or `sxtx`.
    ExtendX,
    Shift,
    Pattern,
    Barrier,
    Prefetch,
    SvePrefetch,
    RangePrefetch,
    Float8,
    /// One of two floats.
    FloatPair(u8),
    Logical(u8),
    SveLogical(u8),
    SveSigned,
    SveUnsigned,
    ByteMask,
    BitfieldInsertLsb,
    BitfieldWidth,
    BitfieldLeft,
    MoveZ(u8),
    MoveN(u8),
    SysRead,
    SysWrite,
    TileMask,
}

/// How a field's number becomes a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// bias + scale × field.
    Unsigned,
    /// bias + scale × field as two's complement.
    Signed,
    /// bias − scale × field.
    Negative,
}

/// One kind of operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    pub class: Class,
    /// Parts of the field, lowest first, as (lsb, width); width 0 is no part.
    pub parts: [(u8, u8); 3],
    pub sign: Sign,
    pub scale: i32,
    pub bias: i32,
    /// Where the same number stands again; 255 is nowhere.
    pub again: [u8; 2],
    pub hex: bool,
    /// What follows from the above, worked out once.
    pub derived: Derived,
}

/// Numbers that follow from a kind's fields.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Derived {
    /// The smallest and the largest value.
    pub min: i64,
    pub max: i64,
    /// The largest value of the short way; below `min` where there is none.
    pub short_max: i64,
    /// The bits of an instruction word that belong to the operand.
    pub mask: u32,
    /// The field's bits at the bottom.
    pub low: u32,
    /// [`Operand::plain`]'s number of the operands that take the short way.
    pub plain: u8,
    /// log2 of the steps, or 255 where they are no power of two.
    pub step_log2: u8,
    /// The field's only place, or 255 where it has parts or a copy.
    pub shift: u8,
}

impl Kind {
    /// The kind with its derived numbers.
    pub const fn new(
        class: Class,
        parts: [(u8, u8); 3],
        sign: Sign,
        scale: i32,
        bias: i32,
        again: [u8; 2],
        hex: bool,
    ) -> Self {
        let derived = Derived {
            min: 0,
            max: 0,
            short_max: 0,
            mask: 0,
            low: 0,
            plain: 0,
            step_log2: 0,
            shift: 0,
        };
        Self {
            class,
            parts,
            sign,
            scale,
            bias,
            again,
            hex,
            derived,
        }
        .derive()
    }

    /// The derived numbers of this kind's other fields.
    pub const fn derive(mut self) -> Self {
        let (min, max) = self.find_limits();
        let one_part = self.parts[1].1 == 0 && self.again[0] == 255;
        let whole = self.scale > 0 && self.scale & (self.scale - 1) == 0;
        let plain = match self.class {
            Class::W | Class::WSp => Operand::W(0).plain().0,
            Class::X | Class::XSp => Operand::X(0).plain().0,
            Class::B => Operand::B(0).plain().0,
            Class::H => Operand::H(0).plain().0,
            Class::S => Operand::S(0).plain().0,
            Class::D => Operand::D(0).plain().0,
            Class::Q => Operand::Q(0).plain().0,
            Class::V | Class::VList(_) => Operand::V(0).plain().0,
            Class::Z | Class::ZList(_) => Operand::Z(0).plain().0,
            Class::P | Class::PList(_) => Operand::P(0).plain().0,
            Class::Pn => Operand::Pn(0).plain().0,
            Class::Tile | Class::TileH | Class::TileV => Operand::Tile(0).plain().0,
            Class::Imm | Class::Number | Class::Range(_) | Class::RangePrefetch => {
                Operand::Imm(0).plain().0
            }
            _ => 255,
        };
        let short = one_part && whole && plain != 255 && !matches!(self.sign, Sign::Negative);
        // The stack pointer is an operand of its own.
        let short_max = match self.class {
            Class::WSp | Class::XSp => 30,
            _ => max,
        };
        self.derived = Derived {
            min,
            max,
            short_max: if short { short_max } else { i64::MIN },
            mask: self.find_mask(),
            low: ((1u64 << self.width()) - 1) as u32,
            plain,
            step_log2: if whole {
                self.scale.trailing_zeros() as u8
            } else {
                255
            },
            shift: if one_part { self.parts[0].0 } else { 255 },
        };
        self
    }

    /// The word's bits for most operands; `None` when the long way must be taken, if only to say why not.
    #[inline]
    pub const fn short_way(&self, operand: Operand) -> Option<u32> {
        let (plain, value) = operand.plain();
        let derived = &self.derived;
        if plain != derived.plain || value < derived.min || value > derived.short_max {
            return None;
        }
        let steps = value - self.bias as i64;
        let whole = steps >> derived.step_log2;
        if whole << derived.step_log2 != steps {
            return None;
        }
        Some((whole as u32 & derived.low) << derived.shift)
    }

    /// Width of the field in bits.
    pub const fn width(&self) -> u32 {
        (self.parts[0].1 + self.parts[1].1 + self.parts[2].1) as u32
    }

    /// The bits of an instruction word that belong to this operand.
    #[inline]
    pub const fn mask(&self) -> u32 {
        self.derived.mask
    }

    const fn find_mask(&self) -> u32 {
        let mut mask = self.scatter((1u64 << self.width()) as u32 - 1);
        let mut i = 0;
        while i < 2 {
            if self.again[i] != 255 {
                mask |= ((1 << self.parts[0].1) - 1) << self.again[i];
            }
            i += 1;
        }
        mask
    }

    const fn scatter(&self, mut field: u32) -> u32 {
        let mut bits = 0;
        let mut i = 0;
        while i < 3 {
            let (lsb, width) = self.parts[i];
            if width != 0 {
                bits |= (field & ((1u64 << width) - 1) as u32) << lsb;
                field >>= width % 32;
            }
            i += 1;
        }
        bits
    }

    /// The word's bits for a field's number.
    #[inline]
    pub const fn put(&self, field: u32) -> u32 {
        match self.derived.shift {
            255 => self.put_parts(field),
            shift => field << shift,
        }
    }

    const fn put_parts(&self, field: u32) -> u32 {
        let mut bits = self.scatter(field);
        let mut i = 0;
        while i < 2 {
            if self.again[i] != 255 {
                bits |= field << self.again[i];
            }
            i += 1;
        }
        bits
    }

    /// The field's number in a word, or `None` when a second copy differs.
    pub fn get(&self, word: u32) -> Option<u32> {
        let mut field = 0;
        let mut at = 0;
        for (lsb, width) in self.parts {
            if width != 0 {
                field |= ((word >> lsb) & ((1u64 << width) - 1) as u32) << at;
                at += width;
            }
        }
        for again in self.again {
            if again != 255 && (word >> again) & ((1u64 << self.parts[0].1) - 1) as u32 != field {
                return None;
            }
        }
        Some(field)
    }

    /// The value of a field's number.
    pub const fn value(&self, field: u32) -> i64 {
        let width = self.width();
        let field = match self.sign {
            Sign::Signed if width > 0 && field >> (width - 1) & 1 == 1 => {
                field as i64 - (1i64 << width)
            }
            _ => field as i64,
        };
        match self.sign {
            Sign::Negative => self.bias as i64 - self.scale as i64 * field,
            _ => self.bias as i64 + self.scale as i64 * field,
        }
    }

    /// The smallest and the largest value.
    pub const fn limits(&self) -> (i64, i64) {
        (self.derived.min, self.derived.max)
    }

    const fn find_limits(&self) -> (i64, i64) {
        let width = self.width();
        let top = (1i64 << width) - 1;
        let (scale, bias) = (self.scale as i64, self.bias as i64);
        match self.sign {
            Sign::Unsigned => (bias, bias + scale * top),
            Sign::Signed => {
                let half = if width == 0 { 0 } else { 1i64 << (width - 1) };
                (bias - scale * half, bias + scale * (half - 1))
            }
            Sign::Negative => (bias - scale * top, bias),
        }
    }

    /// The field's number for a value, or `None` when it is out of range or between two steps.
    #[inline]
    pub const fn field(&self, value: i64) -> Option<u32> {
        if value < self.derived.min || value > self.derived.max {
            return None;
        }
        let (scale, bias) = (self.scale as i64, self.bias as i64);
        let steps = match self.sign {
            Sign::Negative => bias - value,
            _ => value - bias,
        };
        let whole = match self.derived.step_log2 {
            255 => {
                if steps % scale != 0 {
                    return None;
                }
                steps / scale
            }
            log2 => {
                let whole = steps >> log2;
                if whole << log2 != steps {
                    return None;
                }
                whole
            }
        };
        Some(whole as u32 & self.derived.low)
    }

    /// The legal value nearest to `value`.
    pub fn nearest(&self, value: i64) -> i64 {
        let (min, max) = self.limits();
        let scale = i64::from(self.scale);
        let value = value.clamp(min, max);
        let below = min + (value - min) / scale * scale;
        if value - below <= scale - (value - below) || below + scale > max {
            below
        } else {
            below + scale
        }
    }
}
