//! The kernel language: what one kernel computes, exactly, and nothing of how a machine does it.
//!
//! A [`Kernel`] is either a [`LoopKernel`] (named axes, affine accesses, short straight-line
//! bodies, reductions by the 32-lane rule) or a [`ContractionKernel`] (a product summed over `k` in
//! segments, with a map as epilogue). Elementary functions are called by name and are
//! [`FunctionProgram`]s in the same instructions.
//!
//! The optimizer writes kernels; portable arms run them, emitters and renderers lower them. All of
//! them see this crate and not each other: the traits they meet through are in [`seam`].
//!
//! Invariants: a kernel that [`Kernel::verify`] accepts reads and writes only inside its operands,
//! has one type for every value, and its bits depend on nothing but its operands' bits.

#![forbid(unsafe_code)]

pub mod access;
pub mod args;
pub mod body;
pub mod contract;
pub mod contraction;
pub mod elem;
pub mod features;
pub mod function;
pub mod kernel;
pub mod loop_kernel;
pub mod ops;
pub mod refusal;
pub mod seam;
mod sharing;
pub mod text;
pub mod units;
pub mod verify;

pub use access::{Access, Axis, Guard, Operand, OperandRole};
pub use args::Args;
pub use body::{Effect, Inst, Val};
pub use contract::{Contract, ContractTerm};
pub use contraction::{BLayout, ContractionKernel, ContractionSplit, MatrixA, MatrixB};
pub use elem::Elem;
pub use features::{Arch, Feature, FeatureSet};
pub use function::{FunctionKind, FunctionProgram, Functions, Table};
pub use kernel::Kernel;
pub use loop_kernel::{LoopKernel, Over, Stage};
pub use ops::{BinaryOp, CompareOp, ReduceOp, UnaryOp};
pub use refusal::Refusal;
pub use seam::{
    Abi, EmittedCode, Emitter, Line, LineEntry, LoopInfo, Operands, Piece, Price, Pricer,
    TwinValidator,
};
pub use units::Picoseconds;
pub use verify::VerifyError;
