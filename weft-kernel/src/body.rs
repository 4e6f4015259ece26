//! Bodies: short straight-line programs over one element.

use crate::elem::Elem;
use crate::ops::{BinaryOp, CompareOp, ReduceOp, UnaryOp};
use serde::{Deserialize, Serialize};

/// A value of a body: the index of the instruction that defines it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Val(pub u32);

impl Val {
    /// The defining instruction's index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One instruction; it defines the value numbered by its own position in the list.
///
/// Operands come before their users. Types are checked by [`crate::verify`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inst {
    /// A constant, its bits zero-extended to 64.
    Const {
        /// Type of the constant.
        elem: Elem,
        /// Its bits in the low part.
        bits: u64,
    },
    /// An element of an operand, by an affine access. A guarded access gives its fill outside.
    Load {
        /// Index into the kernel's accesses.
        access: usize,
    },
    /// An element at `access` displaced by `index * stride` elements.
    ///
    /// `index` is `I32` or `I64`; the kernel's author proves it in range (the optimizer clamps
    /// where a graph's indices are data).
    Gather {
        /// Index into the kernel's accesses.
        access: usize,
        /// How many strides to move.
        index: Val,
        /// Elements moved for each unit of `index`.
        stride: i64,
    },
    /// The coordinate along an axis of the kernel, as `I64`.
    Coord {
        /// Index into the kernel's axes (for a contraction: its batch axes, then m, then n).
        axis: usize,
    },
    /// A scalar that an earlier stage made.
    Scalar {
        /// Index into the kernel's slots.
        slot: usize,
    },
    /// The element of a scratch row at the inner coordinate, as an earlier stage stored it.
    Row {
        /// Index into the kernel's rows.
        row: usize,
    },
    /// The contraction's result at this (m, n); only in a contraction's epilogue.
    Acc,
    /// A parameter of a function program; only there.
    Param {
        /// Index of the parameter.
        index: usize,
    },
    /// A unary operation.
    Unary {
        /// Which.
        op: UnaryOp,
        /// Its operand.
        a: Val,
    },
    /// A binary operation.
    Binary {
        /// Which.
        op: BinaryOp,
        /// Left operand.
        a: Val,
        /// Right operand.
        b: Val,
    },
    /// `a * b + c` with one rounding; `F32` or `F64`.
    Fma {
        /// Factor.
        a: Val,
        /// Factor.
        b: Val,
        /// Summand.
        c: Val,
    },
    /// A comparison.
    Compare {
        /// Which.
        op: CompareOp,
        /// Left operand.
        a: Val,
        /// Right operand.
        b: Val,
    },
    /// `cond ? a : b`, bit for bit.
    Select {
        /// A `Bool`.
        cond: Val,
        /// Value where true.
        a: Val,
        /// Value where false.
        b: Val,
    },
    /// Conversion by value: Rust's `as` rules (float to int truncates, saturates, NaN gives 0; int
    /// to int wraps; to floats rounds to nearest even; to `Bool`: not equal zero).
    Cast {
        /// Target type.
        to: Elem,
        /// Operand.
        a: Val,
    },
    /// Reinterpretation of the bits; both types have one size. NaNs are not made canonical.
    Bitcast {
        /// Target type.
        to: Elem,
        /// Operand.
        a: Val,
    },
    /// A call of an elementary function by name.
    Call {
        /// Name of a [`crate::FunctionProgram`].
        function: String,
        /// Arguments.
        args: Vec<Val>,
    },
    /// An entry of a function program's table; `index` is `I32` and in range for all inputs.
    Lookup {
        /// Index into the program's tables.
        table: usize,
        /// Entry.
        index: Val,
    },
}

impl Inst {
    /// Calls `visit` with each value the instruction reads, in order.
    pub fn for_each_operand(&self, mut visit: impl FnMut(Val)) {
        match self {
            Inst::Const { .. }
            | Inst::Load { .. }
            | Inst::Coord { .. }
            | Inst::Scalar { .. }
            | Inst::Row { .. }
            | Inst::Acc
            | Inst::Param { .. } => {}
            Inst::Gather { index, .. } | Inst::Lookup { index, .. } => visit(*index),
            Inst::Unary { a, .. } | Inst::Cast { a, .. } | Inst::Bitcast { a, .. } => visit(*a),
            Inst::Binary { a, b, .. } | Inst::Compare { a, b, .. } => {
                visit(*a);
                visit(*b);
            }
            Inst::Fma { a, b, c } => {
                visit(*a);
                visit(*b);
                visit(*c);
            }
            Inst::Select { cond, a, b } => {
                visit(*cond);
                visit(*a);
                visit(*b);
            }
            Inst::Call { args, .. } => args.iter().copied().for_each(visit),
        }
    }

    /// The same instruction with every operand renamed by `rename`.
    #[must_use]
    pub fn map_operands(&self, mut rename: impl FnMut(Val) -> Val) -> Inst {
        let mut inst = self.clone();
        match &mut inst {
            Inst::Const { .. }
            | Inst::Load { .. }
            | Inst::Coord { .. }
            | Inst::Scalar { .. }
            | Inst::Row { .. }
            | Inst::Acc
            | Inst::Param { .. } => {}
            Inst::Gather { index, .. } | Inst::Lookup { index, .. } => *index = rename(*index),
            Inst::Unary { a, .. } | Inst::Cast { a, .. } | Inst::Bitcast { a, .. } => {
                *a = rename(*a);
            }
            Inst::Binary { a, b, .. } | Inst::Compare { a, b, .. } => {
                *a = rename(*a);
                *b = rename(*b);
            }
            Inst::Fma { a, b, c } => {
                *a = rename(*a);
                *b = rename(*b);
                *c = rename(*c);
            }
            Inst::Select { cond, a, b } => {
                *cond = rename(*cond);
                *a = rename(*a);
                *b = rename(*b);
            }
            Inst::Call { args, .. } => {
                for arg in args {
                    *arg = rename(*arg);
                }
            }
        }
        inst
    }
}

/// What a stage leaves behind, done after its instructions for each element, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Writes a value to an operand. The value's type is the operand's.
    Store {
        /// Index into the kernel's accesses.
        access: usize,
        /// What is written.
        value: Val,
    },
    /// Writes a value to a scratch row at the inner coordinate; stages over the inner axis only.
    StoreRow {
        /// Index into the kernel's rows.
        row: usize,
        /// What is written.
        value: Val,
    },
    /// Reduces a value over the inner axis into a scalar; stages over the inner axis only.
    Reduce {
        /// Which reduction.
        op: ReduceOp,
        /// What is reduced.
        value: Val,
        /// Slot of the result.
        slot: usize,
    },
    /// Sets a scalar; stages that run once only.
    SetScalar {
        /// Slot that is set.
        slot: usize,
        /// Its value.
        value: Val,
    },
}
