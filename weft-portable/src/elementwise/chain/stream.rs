//! Streams: a chain between memory and memory, without a block between them.
//!
//! Where a kernel is one chain over long rows, loading a block, computing it and storing it one after
//! the other leaves the memory idle two thirds of the time. A stream reads and writes the operands in
//! place, a few vectors at a time, so that the processor overlaps one group's computing with the next
//! group's loads.

#![cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, reason = "streams have code on x86-64 only")
)]

use super::Bound;
use weft_kernel::Operands;

/// Operands of a stream that are loaded, at most.
pub(crate) const MAX_LOADED: usize = 8;

/// Where a stream begins in an operand.
#[derive(Clone, Copy, Default)]
pub(crate) struct Start {
    pub operand: usize,
    pub offset_bytes: usize,
}

/// An operand of a stream's chain.
#[derive(Clone, Copy)]
pub(crate) enum Source<T> {
    /// The same for all elements.
    Splat(T),
    /// Side by side in memory.
    Loaded(Start),
}

/// One stream.
pub(crate) struct Stream<'a, T> {
    pub memory: &'a dyn Operands,
    /// The chain's operands, the value that it starts from first; [`MAX_LOADED`] may be loaded.
    pub operands: &'a [Source<T>],
    pub links: &'a [Bound],
    pub output: Start,
    /// Elements.
    pub len: usize,
    /// Whether the output is to be written past the caches, where it lies so that it can be.
    pub past_caches: bool,
}
