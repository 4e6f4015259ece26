//! Registers as types: a type says which registers a field can name, so encoding cannot fail.

use core::fmt;

use crate::operand::Operand;

/// A register of a bounded set: number, and how it prints.
macro_rules! register {
    ($(#[$doc:meta])* $type:ident, $max:literal, $operand:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $type(pub(crate) u8);

        impl $type {
            #[doc = concat!("The register with this number, or `None` above ", stringify!($max), ".")]
            pub const fn new(number: u8) -> Option<Self> {
                if number <= $max { Some(Self(number)) } else { None }
            }

            /// The number.
            pub const fn number(self) -> u8 {
                self.0
            }

            /// As an operand of [`crate::encode()`].
            pub fn operand(self) -> Operand {
                let make: fn(u8) -> Operand = $operand;
                make(self.0)
            }

            #[allow(dead_code, reason = "the assembler uses it, of some registers")]
            pub(crate) const fn bits(self) -> u32 {
                self.0 as u32
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.operand().fmt(f)
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.operand().fmt(f)
            }
        }
    };
}

register!(
    /// A 32-bit register; number 31 is `wzr`.
    W, 31, Operand::W
);
register!(
    /// A 64-bit register; number 31 is `xzr`.
    X, 31, Operand::X
);
register!(
    /// A 32-bit register where number 31 is `wsp`.
    WSp, 31, |n| if n == 31 { Operand::Wsp } else { Operand::W(n) }
);
register!(
    /// A 64-bit register where number 31 is `sp`.
    XSp, 31, |n| if n == 31 { Operand::Sp } else { Operand::X(n) }
);
register!(
    /// A scalar of 8 bits.
    B, 31, Operand::B
);
register!(
    /// A scalar of 16 bits.
    H, 31, Operand::H
);
register!(
    /// A scalar of 32 bits.
    S, 31, Operand::S
);
register!(
    /// A scalar of 64 bits.
    D, 31, Operand::D
);
register!(
    /// A scalar of 128 bits.
    Q, 31, Operand::Q
);
register!(
    /// A vector.
    V, 31, Operand::V
);
register!(
    /// A vector that a 4-bit field can name: `v0` to `v15`, for lanes of 16 bits.
    V0To15, 15, Operand::V
);
register!(
    /// A vector that a 3-bit field can name: `v0` to `v7`.
    V0To7, 7, Operand::V
);
register!(
    /// A scalable vector.
    Z, 31, Operand::Z
);
register!(
    /// A scalable vector that a 4-bit field can name: `z0` to `z15`.
    Z0To15, 15, Operand::Z
);
register!(
    /// A scalable vector that a 3-bit field can name: `z0` to `z7`.
    Z0To7, 7, Operand::Z
);
register!(
    /// A predicate.
    P, 15, Operand::P
);
register!(
    /// A predicate that governs: `p0` to `p7`.
    P0To7, 7, Operand::P
);
register!(
    /// A predicate as counter.
    Pn, 15, Operand::Pn
);

/// A register of a window or in steps: even pairs, groups of four, `w8` to `w11`.
macro_rules! window {
    ($(#[$doc:meta])* $type:ident, $first:literal, $last:literal, $step:literal, $operand:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $type(pub(crate) u8);

        impl $type {
            #[doc = concat!("The register with this number, or `None` outside of ", stringify!($first),
                " to ", stringify!($last), " in steps of ", stringify!($step), ".")]
            pub const fn new(number: u8) -> Option<Self> {
                let Some(above) = number.checked_sub($first) else {
                    return None;
                };
                if number <= $last && above.is_multiple_of($step) { Some(Self(above / $step)) } else { None }
            }

            /// The number.
            pub const fn number(self) -> u8 {
                $first + $step * self.0
            }

            /// As an operand of [`crate::encode()`].
            pub fn operand(self) -> Operand {
                $operand(self.number())
            }

            #[allow(dead_code, reason = "the assembler uses it, of some registers")]
            pub(crate) const fn bits(self) -> u32 {
                self.0 as u32
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.operand().fmt(f)
            }
        }
    };
}

window!(
    /// The first of an even pair of 32-bit registers.
    WPair, 0, 30, 2, Operand::W
);
window!(
    /// The first of an even pair of 64-bit registers.
    XPair, 0, 30, 2, Operand::X
);
window!(
    /// A 32-bit register that is not `wzr`.
    W0To30, 0, 30, 1, Operand::W
);
window!(
    /// A 64-bit register that is not `xzr`.
    X0To30, 0, 30, 1, Operand::X
);
window!(
    /// The first of eight 64-bit registers, even and at most 22.
    XPair0To22, 0, 22, 2, Operand::X
);
window!(
    /// The row register of a ZA array access.
    W8To11, 8, 11, 1, Operand::W
);
window!(
    /// The row register of a ZA tile slice.
    W12To15, 12, 15, 1, Operand::W
);
window!(
    /// The first of an even pair of scalable vectors.
    ZPair, 0, 30, 2, Operand::Z
);
window!(
    /// The first of four scalable vectors, a multiple of four.
    ZQuad, 0, 28, 4, Operand::Z
);
window!(
    /// The first of an even pair of predicates.
    PPair, 0, 14, 2, Operand::P
);
window!(
    /// A predicate as counter that governs: `pn8` to `pn15`.
    Pn8To15, 8, 15, 1, Operand::Pn
);

/// The first of two scalable vectors eight apart: `z0` to `z7` or `z16` to `z23`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ZStride8(pub(crate) u8);

impl ZStride8 {
    /// The register with this number, or `None` if it starts no such list.
    pub const fn new(number: u8) -> Option<Self> {
        if number < 32 && number & 8 == 0 {
            Some(Self(number & 7 | number >> 4 << 3))
        } else {
            None
        }
    }

    /// The number of the first.
    pub const fn number(self) -> u8 {
        self.0 & 7 | self.0 >> 3 << 4
    }

    /// As an operand of [`crate::encode()`].
    pub fn operand(self) -> Operand {
        Operand::Z(self.number())
    }
}

/// The first of four scalable vectors four apart: `z0` to `z3` or `z16` to `z19`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ZStride4(pub(crate) u8);

impl ZStride4 {
    /// The register with this number, or `None` if it starts no such list.
    pub const fn new(number: u8) -> Option<Self> {
        if number < 32 && number & 12 == 0 {
            Some(Self(number & 3 | number >> 4 << 2))
        } else {
            None
        }
    }

    /// The number of the first.
    pub const fn number(self) -> u8 {
        self.0 & 3 | self.0 >> 2 << 4
    }

    /// As an operand of [`crate::encode()`].
    pub fn operand(self) -> Operand {
        Operand::Z(self.number())
    }
}

/// A tile of ZA, of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile<const COUNT: u8>(pub(crate) u8);

impl<const COUNT: u8> Tile<COUNT> {
    /// The tile with this number, or `None` if there is none.
    pub const fn new(number: u8) -> Option<Self> {
        if number < COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// As an operand of [`crate::encode()`].
    pub fn operand(self) -> Operand {
        Operand::Tile(self.0)
    }
}

/// A set of the eight 64-bit tiles of ZA, one bit each, as `zero` takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TileSet(pub(crate) u8);

impl TileSet {
    /// The set with tile `za<i>.d` where bit `i` is one.
    pub const fn new(mask: u8) -> Self {
        Self(mask)
    }

    /// As an operand of [`crate::encode()`].
    pub fn operand(self) -> Operand {
        Operand::Tiles(self.0)
    }
}

macro_rules! narrows {
    ($($small:ident => $large:ident),+ $(,)?) => {
        $(impl From<$small> for $large {
            fn from(register: $small) -> Self {
                Self(register.0)
            }
        })+
    };
}

narrows! {
    V0To15 => V, V0To7 => V, V0To7 => V0To15, Z0To15 => Z, Z0To7 => Z, Z0To7 => Z0To15, P0To7 => P,
    B => V, H => V, S => V, D => V, Q => V, W0To30 => W, X0To30 => X,
}

impl W {
    /// The zero register.
    pub const ZR: Self = Self(31);
    /// The same register where 31 is the stack pointer; `None` for `wzr`.
    pub const fn sp_class(self) -> Option<WSp> {
        if self.0 == 31 {
            None
        } else {
            Some(WSp(self.0))
        }
    }
}

impl X {
    /// The zero register.
    pub const ZR: Self = Self(31);
    /// The frame pointer.
    pub const FP: Self = Self(29);
    /// The link register.
    pub const LR: Self = Self(30);
    /// The same register where 31 is the stack pointer; `None` for `xzr`.
    pub const fn sp_class(self) -> Option<XSp> {
        if self.0 == 31 {
            None
        } else {
            Some(XSp(self.0))
        }
    }
}

impl WSp {
    /// The lower half of the stack pointer.
    pub const SP: Self = Self(31);
}

impl XSp {
    /// The stack pointer.
    pub const SP: Self = Self(31);
}

/// Constants named as in assembly.
macro_rules! constants {
    ($($type:ident: $($name:ident = $number:literal)+;)+) => {
        $($(
            #[doc = concat!("`", stringify!($name), "`")]
            pub const $name: $type = $type($number);
        )+)+
    };
}

/// Every register by its name: `names::X3`, `names::V17`, `names::SP`.
pub mod names {
    use super::*;

    constants! {
        W: W0 = 0 W1 = 1 W2 = 2 W3 = 3 W4 = 4 W5 = 5 W6 = 6 W7 = 7 W8 = 8 W9 = 9 W10 = 10 W11 = 11 W12 = 12 W13 = 13 W14 = 14 W15 = 15 W16 = 16 W17 = 17 W18 = 18 W19 = 19 W20 = 20 W21 = 21 W22 = 22 W23 = 23 W24 = 24 W25 = 25 W26 = 26 W27 = 27 W28 = 28 W29 = 29 W30 = 30 WZR = 31;
        X: X0 = 0 X1 = 1 X2 = 2 X3 = 3 X4 = 4 X5 = 5 X6 = 6 X7 = 7 X8 = 8 X9 = 9 X10 = 10 X11 = 11 X12 = 12 X13 = 13 X14 = 14 X15 = 15 X16 = 16 X17 = 17 X18 = 18 X19 = 19 X20 = 20 X21 = 21 X22 = 22 X23 = 23 X24 = 24 X25 = 25 X26 = 26 X27 = 27 X28 = 28 X29 = 29 X30 = 30 XZR = 31;
        WSp: WSP = 31;
        XSp: SP = 31;
        S: S0 = 0 S1 = 1 S2 = 2 S3 = 3 S4 = 4 S5 = 5 S6 = 6 S7 = 7 S8 = 8 S9 = 9 S10 = 10 S11 = 11 S12 = 12 S13 = 13 S14 = 14 S15 = 15 S16 = 16 S17 = 17 S18 = 18 S19 = 19 S20 = 20 S21 = 21 S22 = 22 S23 = 23 S24 = 24 S25 = 25 S26 = 26 S27 = 27 S28 = 28 S29 = 29 S30 = 30 S31 = 31;
        D: D0 = 0 D1 = 1 D2 = 2 D3 = 3 D4 = 4 D5 = 5 D6 = 6 D7 = 7 D8 = 8 D9 = 9 D10 = 10 D11 = 11 D12 = 12 D13 = 13 D14 = 14 D15 = 15 D16 = 16 D17 = 17 D18 = 18 D19 = 19 D20 = 20 D21 = 21 D22 = 22 D23 = 23 D24 = 24 D25 = 25 D26 = 26 D27 = 27 D28 = 28 D29 = 29 D30 = 30 D31 = 31;
        Q: Q0 = 0 Q1 = 1 Q2 = 2 Q3 = 3 Q4 = 4 Q5 = 5 Q6 = 6 Q7 = 7 Q8 = 8 Q9 = 9 Q10 = 10 Q11 = 11 Q12 = 12 Q13 = 13 Q14 = 14 Q15 = 15 Q16 = 16 Q17 = 17 Q18 = 18 Q19 = 19 Q20 = 20 Q21 = 21 Q22 = 22 Q23 = 23 Q24 = 24 Q25 = 25 Q26 = 26 Q27 = 27 Q28 = 28 Q29 = 29 Q30 = 30 Q31 = 31;
        V: V0 = 0 V1 = 1 V2 = 2 V3 = 3 V4 = 4 V5 = 5 V6 = 6 V7 = 7 V8 = 8 V9 = 9 V10 = 10 V11 = 11 V12 = 12 V13 = 13 V14 = 14 V15 = 15 V16 = 16 V17 = 17 V18 = 18 V19 = 19 V20 = 20 V21 = 21 V22 = 22 V23 = 23 V24 = 24 V25 = 25 V26 = 26 V27 = 27 V28 = 28 V29 = 29 V30 = 30 V31 = 31;
        Z: Z0 = 0 Z1 = 1 Z2 = 2 Z3 = 3 Z4 = 4 Z5 = 5 Z6 = 6 Z7 = 7 Z8 = 8 Z9 = 9 Z10 = 10 Z11 = 11 Z12 = 12 Z13 = 13 Z14 = 14 Z15 = 15 Z16 = 16 Z17 = 17 Z18 = 18 Z19 = 19 Z20 = 20 Z21 = 21 Z22 = 22 Z23 = 23 Z24 = 24 Z25 = 25 Z26 = 26 Z27 = 27 Z28 = 28 Z29 = 29 Z30 = 30 Z31 = 31;
        P: P0 = 0 P1 = 1 P2 = 2 P3 = 3 P4 = 4 P5 = 5 P6 = 6 P7 = 7 P8 = 8 P9 = 9 P10 = 10 P11 = 11 P12 = 12 P13 = 13 P14 = 14 P15 = 15;
    }
}
