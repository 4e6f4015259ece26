//! An interpreter of kernels that writes no machine code: the arm every twin is checked against.
//!
//! [`Prepared::new`] takes a kernel apart once: calls are inlined, axes merged, and every value gets a
//! block buffer that stays in the first level of cache. [`Prepared::run`] then does a piece of it:
//! each instruction is one loop over a block, compiled for several sets of processor features, of
//! which a [`Level`] names one that this processor has. All levels, blocks, batches and pieces give
//! the same bits, those of the numerics contract.
//!
//! Accumulation order, rounding, NaN, signed zeros and empty inputs are the kernel language's; this
//! crate adds none of its own.

#![deny(unsafe_code)]

#[cfg(not(target_endian = "little"))]
compile_error!("operands are little-endian in memory, and this crate reads them in place");

mod arith;
mod buffer;
mod contraction;
mod dispatch;
mod elementwise;
mod exec;
mod level;
mod memory;
mod nest;
mod prepared;
mod program;
mod reduce;
mod scratch;

pub use level::Level;
pub use memory::Buffers;
pub use prepared::{Prepared, run};
pub use scratch::Scratch;

#[cfg(test)]
#[path = "../tests/oracle/mod.rs"]
mod oracle;
#[cfg(test)]
mod tests;
