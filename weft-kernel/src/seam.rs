//! The seam: the narrow traits through which planning, arms and emitters meet.
//!
//! The facade wires implementations together; none of them depends on another.

use crate::features::FeatureSet;
use crate::function::Functions;
use crate::kernel::Kernel;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use std::cell::Cell;

/// The half-open range of the split axis that one call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// First coordinate.
    pub begin: u64,
    /// Coordinate behind the last.
    pub end: u64,
}

impl Piece {
    /// The whole split axis of a kernel.
    pub fn whole(kernel: &Kernel) -> Self {
        Piece {
            begin: 0,
            end: kernel.split_extent(),
        }
    }
}

/// 64 bytes of an operand, at any address: a cell, since an output may be the memory of an input.
pub type Line = Cell<[u8; 64]>;

/// Memory as a portable arm sees it: operands by number, bytes by offset.
///
/// Several workers may hold one implementation at once, each doing another piece. What must hold:
/// `read` and `write` copy whole ranges and panic outside the operand; `slice` is asked only for
/// operands that nothing writes during the run of the kernel; `lines` only for bytes that the
/// caller's own piece reads or writes, and those of an input are never set through them.
pub trait Operands {
    /// Bytes of an operand.
    fn len_bytes(&self, operand: usize) -> usize;
    /// Copies bytes out of an operand.
    fn read(&self, operand: usize, offset_bytes: usize, into: &mut [u8]);
    /// Copies bytes into an operand.
    fn write(&self, operand: usize, offset_bytes: usize, from: &[u8]);
    /// The bytes of an operand that is only read.
    fn slice(&self, operand: usize) -> &[u8];
    /// The bytes of an operand in place, as `count` lines from an offset; `None` where they cannot
    /// be had so, and are copied by `read` and `write` instead.
    fn lines(&self, operand: usize, offset_bytes: usize, count: usize) -> Option<&[Line]> {
        let _ = (operand, offset_bytes, count);
        None
    }
}

/// Calling conventions that emitted code may follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Abi {
    /// x86-64 outside Windows: the argument is in rdi.
    SystemV,
    /// x86-64 Windows: the argument is in rcx; xmm6-15, rsi, rdi are the caller's.
    Win64,
    /// AArch64: the argument is in x0; d8-d15 are the caller's.
    Aapcs64,
}

/// A loop that an emitter wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoopInfo {
    /// What it walks over, for people: `k`, `inner body`, `row`.
    pub label: String,
    /// First byte of the body.
    pub start: usize,
    /// Byte behind its back edge.
    pub end: usize,
    /// How often the body runs each time the loop is entered, for the whole split axis.
    pub trips: u64,
    /// The enclosing loop, by index.
    pub parent: Option<usize>,
}

/// From here on, bytes belong to a step of the kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineEntry {
    /// Byte offset.
    pub offset: usize,
    /// The step in words: `stage 1: sum`, `segment loop`, `epilogue`.
    pub step: String,
}

/// Machine code of one kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmittedCode {
    /// Instructions, then constants. Position-independent.
    pub bytes: Vec<u8>,
    /// Bytes of instructions; constants begin behind.
    pub code_len: usize,
    /// Offset of the first instruction.
    pub entry: usize,
    /// The loops, parents first.
    pub loops: Vec<LoopInfo>,
    /// From byte to step, ascending.
    pub lines: Vec<LineEntry>,
    /// Scratch bytes a call needs.
    pub scratch_bytes: usize,
    /// Which lowering wrote it: `x64-avx2`, `x64-avx512`.
    pub isa: String,
    /// What the processor must have.
    pub needs: FeatureSet,
    /// Its calling convention.
    pub abi: Abi,
}

/// Writes machine code for kernels, for any machine's features; a pure function of its arguments.
pub trait Emitter {
    /// Name of the family, for instance `x64`.
    fn name(&self) -> &'static str;
    /// The best lowering that the features allow, or the reason why there is none.
    ///
    /// The kernel has been verified. Equal arguments give equal bytes.
    fn emit(
        &self,
        kernel: &Kernel,
        functions: &Functions,
        features: &FeatureSet,
        abi: Abi,
    ) -> Result<EmittedCode, Refusal>;
}

/// A predicted cost on one machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Price {
    /// Picoseconds on one thread.
    pub ps: u64,
    /// Core cycles.
    pub cycles: u64,
    /// Bytes moved to and from operands.
    pub bytes: u64,
}

/// Predicts costs for the machine it was made for.
pub trait Pricer {
    /// Cost of a portable arm.
    fn price_arm(&self, kernel: &Kernel, functions: &Functions) -> Price;
    /// Cost of machine code, from its bytes.
    fn price_code(&self, kernel: &Kernel, code: &EmittedCode) -> Result<Price, Refusal>;
}

/// Compares a twin with its arm on exact inputs and hostile bit patterns.
pub trait TwinValidator {
    /// `Ok` with the number of compared elements, or the first difference.
    fn validate(
        &self,
        kernel: &Kernel,
        functions: &Functions,
        code: &EmittedCode,
    ) -> Result<u64, Refusal>;
}
