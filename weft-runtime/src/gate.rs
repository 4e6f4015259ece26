//! The call gate: raw memory, native calls, and the floating-point environment.
//!
//! This is the one place of the crate with `unsafe`. What its users must keep to is small: a
//! [`Bases`] is made from live allocations of at least the stated lengths, and while a step runs,
//! workers do disjoint pieces of it.

#![allow(unsafe_code, reason = "the call gate")]

use weft_exec_mem::CodeHandle;
use weft_kernel::{Args, EmittedCode, FeatureSet, Operands, Piece};

/// Base pointers and lengths of a step's operands.
pub struct Bases {
    pointers: Vec<*mut u8>,
    lengths: Vec<usize>,
}

// SAFETY: the pointers are to memory owned by a session (or a validation) that outlives every use;
// workers write disjoint elements of it, by the plan's promise that pieces of a step are
// independent, and a step is over before the next begins.
unsafe impl Send for Bases {}
// SAFETY: as for `Send`; shared access only reads the list of pointers itself.
unsafe impl Sync for Bases {}

impl Bases {
    /// The operands' base pointers with their lengths in bytes.
    ///
    /// # Safety
    /// Each pointer is valid for reads (for outputs also writes) of its length as long as this
    /// value is used, and operands overlap only as the plan allows.
    pub unsafe fn new(operands: Vec<(*mut u8, usize)>) -> Self {
        let (pointers, lengths) = operands.into_iter().unzip();
        Bases { pointers, lengths }
    }

    fn range(&self, operand: usize, offset: usize, len: usize) -> *mut u8 {
        let end = offset.checked_add(len);
        assert!(
            end.is_some_and(|end| end <= self.lengths[operand]),
            "bytes {offset}..+{len} are outside of operand {operand} of {} bytes",
            self.lengths[operand]
        );
        self.pointers[operand].wrapping_add(offset)
    }
}

impl Operands for Bases {
    fn len_bytes(&self, operand: usize) -> usize {
        self.lengths[operand]
    }

    fn read(&self, operand: usize, offset_bytes: usize, into: &mut [u8]) {
        let from = self.range(operand, offset_bytes, into.len());
        // SAFETY: the range is inside the operand, which is readable; `into` is a distinct
        // exclusive borrow of memory outside of any operand.
        unsafe { std::ptr::copy_nonoverlapping(from, into.as_mut_ptr(), into.len()) }
    }

    fn write(&self, operand: usize, offset_bytes: usize, from: &[u8]) {
        let to = self.range(operand, offset_bytes, from.len());
        // SAFETY: the range is inside the operand, which is writable, and no other worker touches
        // these elements; `from` is a borrow of memory outside of any output.
        unsafe { std::ptr::copy_nonoverlapping(from.as_ptr(), to, from.len()) }
    }

    fn slice(&self, operand: usize) -> &[u8] {
        let from = self.range(operand, 0, self.lengths[operand]);
        // SAFETY: the operand is readable for its length, and the arm asks for slices of operands
        // only that nothing writes during the step.
        unsafe { std::slice::from_raw_parts(from, self.lengths[operand]) }
    }
}

/// Machine code of a step, placed on executable pages, for a processor that has what it needs.
pub struct NativeBody {
    handle: CodeHandle,
    entry: usize,
}

impl NativeBody {
    /// Code that may be called here: `host` must have all that the code needs.
    ///
    /// `None` where the host lacks a feature, or the bytes placed are not the code's.
    pub fn new(code: &EmittedCode, handle: CodeHandle, host: &FeatureSet) -> Option<Self> {
        let same = handle.bytes().get(..code.bytes.len()) == Some(code.bytes.as_slice());
        (host.includes(&code.needs) && same && code.entry < code.code_len).then_some(NativeBody {
            handle,
            entry: code.entry,
        })
    }

    /// Runs a piece of the step.
    ///
    /// # Safety
    /// The code is that of a kernel whose operands are `bases`, in order, with the lengths the
    /// kernel states; `scratch` has the bytes the code asks for and begins at a multiple of 64; no
    /// other call touches the same piece or the same scratch meanwhile.
    pub unsafe fn run(&self, bases: &Bases, piece: Piece, scratch: *mut u8) {
        let args = Args {
            bases: bases.pointers.as_ptr(),
            scratch,
            begin: piece.begin,
            end: piece.end,
        };
        let entry = self.handle.as_ptr().wrapping_add(self.entry);
        // SAFETY: the page is executable and holds a function of this signature in this platform's
        // C convention; it stays mapped while the handle lives.
        let function: extern "C" fn(*const Args) = unsafe { std::mem::transmute(entry) };
        function(&raw const args);
    }
}

/// Sets the floating-point environment of the contract while it lives: round to nearest even, no
/// flush to zero, exceptions masked. A host program's libraries may have changed it.
pub struct ContractFloats {
    saved: u64,
}

impl ContractFloats {
    /// Saves this thread's environment and sets the contract's.
    pub fn enter() -> Self {
        let saved = read_environment();
        write_environment(contract_environment());
        ContractFloats { saved }
    }
}

impl Drop for ContractFloats {
    fn drop(&mut self) {
        write_environment(self.saved);
    }
}

#[cfg(target_arch = "x86_64")]
fn contract_environment() -> u64 {
    // All exceptions masked, nearest even, FTZ and DAZ off: the state a process starts with.
    0x1f80
}

#[cfg(target_arch = "x86_64")]
fn read_environment() -> u64 {
    let mut mxcsr = 0u32;
    // SAFETY: stmxcsr stores four bytes to a local variable and changes nothing else.
    unsafe {
        std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut mxcsr, options(nostack, preserves_flags));
    }
    u64::from(mxcsr)
}

#[cfg(target_arch = "x86_64")]
fn write_environment(value: u64) {
    let mxcsr = value as u32;
    // SAFETY: ldmxcsr loads four bytes from a local variable; the value is one that stmxcsr gave or
    // the documented start state, so no reserved bit is set.
    unsafe {
        std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const mxcsr, options(nostack, preserves_flags));
    }
}

#[cfg(target_arch = "aarch64")]
fn contract_environment() -> u64 {
    0
}

#[cfg(target_arch = "aarch64")]
fn read_environment() -> u64 {
    let fpcr: u64;
    // SAFETY: reading FPCR has no effect.
    unsafe {
        std::arch::asm!("mrs {}, fpcr", out(reg) fpcr, options(nomem, nostack, preserves_flags));
    }
    fpcr
}

#[cfg(target_arch = "aarch64")]
fn write_environment(value: u64) {
    // SAFETY: the value was read from FPCR or is its reset state.
    unsafe {
        std::arch::asm!("msr fpcr, {}", in(reg) value, options(nomem, nostack, preserves_flags));
    }
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn contract_environment() -> u64 {
    0
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn read_environment() -> u64 {
    0
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn write_environment(_value: u64) {}

/// Bytes of a buffer, for reading between steps.
///
/// # Safety
/// The memory is valid for reads of `len` bytes while the slice lives, and nothing writes it.
pub unsafe fn bytes<'a>(base: *const u8, len: usize) -> &'a [u8] {
    // SAFETY: as the caller promises.
    unsafe { std::slice::from_raw_parts(base, len) }
}

/// Copies bytes into a buffer.
///
/// # Safety
/// The memory is valid for writes of `from.len()` bytes, and nothing else touches it meanwhile.
pub unsafe fn fill(base: *mut u8, from: &[u8]) {
    // SAFETY: as the caller promises; `from` is a borrow, so it does not overlap memory we own.
    unsafe { std::ptr::copy_nonoverlapping(from.as_ptr(), base, from.len()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contract_floats_undo_flush_to_zero_and_restore_it() {
        let start = read_environment();
        let flushing = start | 0x8040;
        if cfg!(target_arch = "x86_64") {
            write_environment(flushing);
            {
                let _floats = ContractFloats::enter();
                let tiny = std::hint::black_box(f32::MIN_POSITIVE);
                assert_eq!(
                    (tiny / 2.0).to_bits(),
                    0x0040_0000,
                    "a subnormal result is kept"
                );
            }
            assert_eq!(
                read_environment() & 0x8040,
                0x8040,
                "the host's setting came back"
            );
            write_environment(start);
        } else {
            drop(ContractFloats::enter());
            assert_eq!(read_environment(), start);
        }
    }
}
