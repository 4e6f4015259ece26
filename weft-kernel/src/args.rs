//! The one argument of every native kernel.

/// What a native kernel is called with: `fn(*const Args)`, a leaf that never allocates, unwinds or
/// calls out.
///
/// Offsets are fixed (`repr(C)`): `bases` 0, `scratch` 8, `begin` 16, `end` 24.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Args {
    /// One base pointer for each operand of the kernel, in order.
    pub bases: *const *mut u8,
    /// Scratch of this worker, 64-byte aligned, at least as long as the emitted code asks for.
    pub scratch: *mut u8,
    /// First coordinate of the split axis that this call does.
    pub begin: u64,
    /// Coordinate behind the last one.
    pub end: u64,
}

impl Args {
    /// Byte offset of `bases`.
    pub const BASES: usize = std::mem::offset_of!(Args, bases);
    /// Byte offset of `scratch`.
    pub const SCRATCH: usize = std::mem::offset_of!(Args, scratch);
    /// Byte offset of `begin`.
    pub const BEGIN: usize = std::mem::offset_of!(Args, begin);
    /// Byte offset of `end`.
    pub const END: usize = std::mem::offset_of!(Args, end);
}
