//! Operand kinds: what an operand may be, and where its bits stand.
//!
//! A kind is pure data from the table of forms; this file is all the code there is for the fields.

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
}

impl Kind {
    /// Width of the field in bits.
    pub const fn width(&self) -> u32 {
        (self.parts[0].1 + self.parts[1].1 + self.parts[2].1) as u32
    }

    /// The bits of an instruction word that belong to this operand.
    pub const fn mask(&self) -> u32 {
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
    pub const fn put(&self, field: u32) -> u32 {
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
    pub const fn field(&self, value: i64) -> Option<u32> {
        let (min, max) = self.limits();
        if value < min || value > max {
            return None;
        }
        let (scale, bias) = (self.scale as i64, self.bias as i64);
        let steps = match self.sign {
            Sign::Negative => bias - value,
            _ => value - bias,
        };
        if steps % scale != 0 {
            return None;
        }
        Some((steps / scale) as u32 & ((1u64 << self.width()) - 1) as u32)
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
