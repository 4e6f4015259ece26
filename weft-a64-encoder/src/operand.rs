//! Operands as values, for callers who know them at run time only.

use core::fmt;

use crate::names::{Barrier, Cond, Extend, Pattern, Prefetch, Shift, SvePrefetch};

/// One operand of an instruction.
///
/// Registers carry their number. A list of registers, `{ v3.4s, v4.4s }`, is given by its first.
/// Register 31 of `W` and `X` is the zero register; the stack pointer is an operand of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Operand {
    /// `w0` to `w30`, and `wzr` as 31.
    W(u8),
    /// `x0` to `x30`, and `xzr` as 31.
    X(u8),
    /// The lower half of the stack pointer.
    Wsp,
    /// The stack pointer.
    Sp,
    /// A scalar of 8 bits.
    B(u8),
    /// A scalar of 16 bits.
    H(u8),
    /// A scalar of 32 bits.
    S(u8),
    /// A scalar of 64 bits.
    D(u8),
    /// A scalar of 128 bits.
    Q(u8),
    /// A vector; the form says its arrangement.
    V(u8),
    /// A scalable vector; the form says its element.
    Z(u8),
    /// A predicate.
    P(u8),
    /// A predicate as counter.
    Pn(u8),
    /// A tile of ZA; the form says its element and direction.
    Tile(u8),
    /// A set of 64-bit tiles, one bit each.
    Tiles(u8),
    /// A number: immediate, shift amount, lane, or first row of a range.
    Imm(i64),
    /// A floating-point constant.
    Float(f64),
    /// A condition.
    Cond(Cond),
    /// An extend.
    Extend(Extend),
    /// A shift.
    Shift(Shift),
    /// An SVE pattern.
    Pattern(Pattern),
    /// A barrier's domain.
    Barrier(Barrier),
    /// A prefetch operation.
    Prefetch(Prefetch),
    /// An SVE prefetch operation.
    SvePrefetch(SvePrefetch),
    /// A system register, as op0:op1:CRn:CRm:op2 in 16 bits.
    SysReg(u16),
}

impl Operand {
    /// A number for the sort of operand, and the operand's own number; 254 is any sort that has none.
    #[inline]
    pub(crate) const fn plain(self) -> (u8, i64) {
        match self {
            Self::W(n) => (0, n as i64),
            Self::X(n) => (1, n as i64),
            Self::B(n) => (2, n as i64),
            Self::H(n) => (3, n as i64),
            Self::S(n) => (4, n as i64),
            Self::D(n) => (5, n as i64),
            Self::Q(n) => (6, n as i64),
            Self::V(n) => (7, n as i64),
            Self::Z(n) => (8, n as i64),
            Self::P(n) => (9, n as i64),
            Self::Pn(n) => (10, n as i64),
            Self::Tile(n) => (11, n as i64),
            Self::Imm(n) => (12, n),
            _ => (254, 0),
        }
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::W(31) => f.write_str("wzr"),
            Self::X(31) => f.write_str("xzr"),
            Self::W(n) => write!(f, "w{n}"),
            Self::X(n) => write!(f, "x{n}"),
            Self::Wsp => f.write_str("wsp"),
            Self::Sp => f.write_str("sp"),
            Self::B(n) => write!(f, "b{n}"),
            Self::H(n) => write!(f, "h{n}"),
            Self::S(n) => write!(f, "s{n}"),
            Self::D(n) => write!(f, "d{n}"),
            Self::Q(n) => write!(f, "q{n}"),
            Self::V(n) => write!(f, "v{n}"),
            Self::Z(n) => write!(f, "z{n}"),
            Self::P(n) => write!(f, "p{n}"),
            Self::Pn(n) => write!(f, "pn{n}"),
            Self::Tile(n) => write!(f, "za{n}"),
            Self::Tiles(mask) => write!(f, "{{tiles {mask:#010b}}}"),
            Self::Imm(value) => write!(f, "#{value}"),
            Self::Float(value) => write!(f, "#{value:?}"),
            Self::Cond(x) => x.fmt(f),
            Self::Extend(x) => x.fmt(f),
            Self::Shift(x) => x.fmt(f),
            Self::Pattern(x) => x.fmt(f),
            Self::Barrier(x) => x.fmt(f),
            Self::Prefetch(x) => x.fmt(f),
            Self::SvePrefetch(x) => x.fmt(f),
            Self::SysReg(x) => crate::sysreg::fmt(x, crate::sysreg::Access::Any, f),
        }
    }
}
