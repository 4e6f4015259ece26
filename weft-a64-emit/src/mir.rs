//! Straight-line machine code over virtual registers.
//!
//! A [`Block`] is what selection writes and [`crate::finish_block`] gives registers. Virtual
//! registers are defined once; fixed registers carry sums and invariants across loop iterations.
//! General-purpose registers are fixed from the start.

use crate::asm::Gpr;
use weft_a64_encoder::{Cond, Form, Operand, Shift};

/// A vector that an instruction reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Opnd {
    /// A virtual register.
    V(u32),
    /// A fixed register.
    F(u8),
    /// An invariant, in a register or in memory.
    Inv(u32),
}

/// How an instruction names a vector register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    V,
    S,
    D,
    H,
    B,
    Q,
}

impl Kind {
    pub(crate) fn operand(self, register: u8) -> Operand {
        match self {
            Kind::V => Operand::V(register),
            Kind::S => Operand::S(register),
            Kind::D => Operand::D(register),
            Kind::H => Operand::H(register),
            Kind::B => Operand::B(register),
            Kind::Q => Operand::Q(register),
        }
    }
}

/// An operand in the order in which the instruction lists it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Arg {
    /// The result.
    Def(Kind),
    /// A vector that is read.
    Use(Opnd, Kind),
    X(Gpr),
    W(Gpr),
    Imm(i64),
    Cond(Cond),
    Shift(Shift),
}

/// What an instruction does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Code {
    /// One instruction; `tied` of [`MInst`] is what its result overwrites.
    Form(Form),
    /// A whole register, or an invariant from memory.
    Copy,
    /// `mask ? yes : no`, the three operands; which instruction it is depends on what is overwritten.
    Select,
    /// A finished word without vector registers.
    Word(u32),
}

/// One machine instruction, or one that is preceded by a copy.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MInst {
    pub(crate) code: Code,
    pub(crate) dst: Option<Opnd>,
    pub(crate) args: Vec<Arg>,
    /// The value that the result's register must hold beforehand.
    pub(crate) tied: Option<Opnd>,
}

impl MInst {
    /// The vectors that are read, the tied one first.
    pub(crate) fn reads(&self) -> impl Iterator<Item = Opnd> + '_ {
        let listed = self.args.iter().filter_map(|a| match a {
            Arg::Use(o, _) => Some(*o),
            _ => None,
        });
        self.tied.into_iter().chain(listed)
    }

    /// Whether a general-purpose register plays a part beyond the addresses of operands.
    pub(crate) fn uses_temporaries(&self) -> bool {
        let temporary = |r: Gpr| r >= 16 || r == crate::asm::TEMP3;
        matches!(self.code, Code::Word(_))
            || self.args.iter().any(|a| match a {
                Arg::X(r) => temporary(*r) && *r < 19,
                Arg::W(_) => true,
                _ => false,
            })
    }
}

/// Code without branches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) insts: Vec<MInst>,
    /// Virtual registers so far.
    pub(crate) count: u32,
}

impl Block {
    /// A new virtual register.
    pub(crate) fn fresh(&mut self) -> Opnd {
        self.count += 1;
        Opnd::V(self.count - 1)
    }
}
