//! Straight-line machine code over virtual registers.
//!
//! A [`Block`] is what selection writes and [`crate::finish_block`] gives registers. Virtual
//! registers are defined once; fixed registers carry sums and invariants across loop iterations.

use crate::asm::Addr;
use crate::isa::Width;
use crate::ops::Mn;
use iced_x86::{Instruction, Register};

/// What a virtual register lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// A vector register.
    Vec,
    /// An AVX-512 mask register.
    Mask,
}

impl Class {
    pub(crate) const fn index(self) -> usize {
        match self {
            Class::Vec => 0,
            Class::Mask => 1,
        }
    }
}

/// A value that an instruction reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Opnd {
    /// A virtual register.
    V(u32),
    /// A fixed vector register.
    F(u8),
    /// A fixed mask register.
    K(u8),
    /// An invariant, in a register or in memory.
    Inv(u32),
}

/// A source of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Src {
    /// A value.
    O(Opnd),
    /// Memory.
    M(Addr),
    /// Memory at `base + index * scale + disp` for each lane of `index`.
    Vsib {
        base: Register,
        index: Opnd,
        scale: u32,
        disp: i64,
    },
    /// A general-purpose register.
    G(Register),
}

/// Fused multiply-adds: `(+-)(a * b) (+-) c`; which operand is overwritten is decided with the
/// registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FmaKind {
    pub(crate) double: bool,
    pub(crate) negate_product: bool,
    pub(crate) negate_addend: bool,
}

/// How an instruction uses its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Result, then sources, as the instruction lists them.
    Plain(Mn),
    /// The first source is what the result overwrites; the instruction does not list it again.
    Tied(Mn),
    /// Three sources a, b, c.
    Fma(FmaKind),
    /// A vector of zeros.
    Zero,
    /// The address of a table behind the code, into the general-purpose register that is the
    /// source.
    Table(usize),
    /// An instruction without vector operands.
    Raw(Instruction),
}

/// One machine instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MInst {
    pub(crate) form: Form,
    pub(crate) width: Width,
    pub(crate) dst: Option<Opnd>,
    pub(crate) src: Vec<Src>,
    pub(crate) imm: Option<u8>,
    /// A mask register, and whether lanes it leaves out become zero instead of staying.
    pub(crate) mask: Option<(Opnd, bool)>,
}

/// Code without branches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) insts: Vec<MInst>,
    pub(crate) classes: Vec<Class>,
}

impl Block {
    /// A new virtual register.
    pub(crate) fn fresh(&mut self, class: Class) -> Opnd {
        self.classes.push(class);
        Opnd::V(self.classes.len() as u32 - 1)
    }
}
