//! Element types: what one lane of a value, or one element of an operand, is.

use serde::{Deserialize, Serialize};

/// The type of one element, in memory and in a body.
///
/// All are little-endian in memory. `Bool` is one byte, 0 or 1. Half types exist in memory and as
/// the source or target of casts only: arithmetic on them is written as a cast to `F32`, one
/// operation, and a cast back (numerics contract, rule 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Elem {
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary64.
    F64,
    /// IEEE 754 binary16.
    F16,
    /// The upper half of a binary32.
    BF16,
    /// 8-bit two's complement.
    I8,
    /// 8-bit unsigned.
    U8,
    /// 16-bit two's complement.
    I16,
    /// 16-bit unsigned.
    U16,
    /// 32-bit two's complement.
    I32,
    /// 32-bit unsigned.
    U32,
    /// 64-bit two's complement.
    I64,
    /// 64-bit unsigned.
    U64,
    /// One byte, 0 or 1.
    Bool,
}

impl Elem {
    /// Every element type, in declaration order.
    pub const ALL: [Elem; 13] = [
        Elem::F32,
        Elem::F64,
        Elem::F16,
        Elem::BF16,
        Elem::I8,
        Elem::U8,
        Elem::I16,
        Elem::U16,
        Elem::I32,
        Elem::U32,
        Elem::I64,
        Elem::U64,
        Elem::Bool,
    ];

    /// Bytes of one element in memory.
    pub const fn size_bytes(self) -> usize {
        match self {
            Elem::F64 | Elem::I64 | Elem::U64 => 8,
            Elem::F32 | Elem::I32 | Elem::U32 => 4,
            Elem::F16 | Elem::BF16 | Elem::I16 | Elem::U16 => 2,
            Elem::I8 | Elem::U8 | Elem::Bool => 1,
        }
    }

    /// Whether this is one of the four floating types.
    pub const fn is_float(self) -> bool {
        matches!(self, Elem::F32 | Elem::F64 | Elem::F16 | Elem::BF16)
    }

    /// Whether this is a signed or unsigned integer (not `Bool`).
    pub const fn is_int(self) -> bool {
        !self.is_float() && !matches!(self, Elem::Bool)
    }

    /// Whether this is a two's complement integer.
    pub const fn is_signed_int(self) -> bool {
        matches!(self, Elem::I8 | Elem::I16 | Elem::I32 | Elem::I64)
    }

    /// Whether arithmetic instructions may work on this type directly.
    pub const fn is_arithmetic(self) -> bool {
        !matches!(self, Elem::F16 | Elem::BF16)
    }

    /// The lower-case name used in text forms and JSON, for instance `f32`.
    pub const fn name(self) -> &'static str {
        match self {
            Elem::F32 => "f32",
            Elem::F64 => "f64",
            Elem::F16 => "f16",
            Elem::BF16 => "bf16",
            Elem::I8 => "i8",
            Elem::U8 => "u8",
            Elem::I16 => "i16",
            Elem::U16 => "u16",
            Elem::I32 => "i32",
            Elem::U32 => "u32",
            Elem::I64 => "i64",
            Elem::U64 => "u64",
            Elem::Bool => "bool",
        }
    }
}

impl std::fmt::Display for Elem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
