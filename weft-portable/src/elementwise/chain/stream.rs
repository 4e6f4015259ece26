//! Streams: a chain between memory and memory, a few hundred bytes at a time.
//!
//! Where a kernel is one chain over long rows, loading a block, computing it and storing it one after
//! the other leaves the memory idle two thirds of the time. A stream does so little at a time that the
//! processor overlaps one group's computing with the next group's loads.

use super::Bound;
use weft_kernel::Operands;

/// Elements of a group.
pub(crate) const GROUP: usize = 256;
/// Operands of a stream, at most: inputs and splats.
pub(crate) const TABLE: usize = 8;

/// Where a stream begins in an operand.
#[derive(Clone, Copy, Default)]
pub(crate) struct Start {
    pub operand: usize,
    pub offset_bytes: usize,
}

/// One stream of f32.
pub(crate) struct Stream<'a> {
    pub memory: &'a dyn Operands,
    /// Inputs: entries of the operand table from 0.
    pub inputs: &'a [Start],
    /// Values that are the same for all elements: the entries behind.
    pub splats: &'a [f32],
    /// Entry of the first value.
    pub first: u8,
    /// Links with their operands' entries.
    pub links: &'a [Bound<u8>],
    pub output: Start,
    pub len: usize,
}
