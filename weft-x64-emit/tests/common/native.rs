//! Calling emitted code on this processor.

use super::gate::{Broken, Gate};
use std::cell::RefCell;
use weft_exec_mem::CodeArena;
use weft_kernel::{Abi, Args, EmittedCode, Kernel, Piece};

const GUARD: usize = 128;
const PATTERN: u8 = 0xa5;

thread_local! {
    static GATE: RefCell<Gate> = RefCell::new(Gate::new());
}

/// Whether this processor runs code for AVX2 with FMA and F16C.
pub fn can_run() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("f16c")
}

/// An operand with guard bytes around it, at an address that is aligned to no more than its element.
struct Guarded {
    bytes: Vec<u8>,
    start: usize,
    len: usize,
}

impl Guarded {
    fn new(content: &[u8], skew: usize) -> Self {
        let mut bytes = vec![PATTERN; content.len() + 2 * GUARD + 64];
        let base = bytes.as_ptr() as usize;
        // The same skew from a cache line in every run.
        let start = (base + GUARD).next_multiple_of(64) - base + skew;
        bytes[start..start + content.len()].copy_from_slice(content);
        Guarded {
            bytes,
            start,
            len: content.len(),
        }
    }

    fn pointer(&mut self) -> *mut u8 {
        self.bytes[self.start..].as_mut_ptr()
    }

    fn content(&self) -> Vec<u8> {
        self.bytes[self.start..self.start + self.len].to_vec()
    }

    fn intact(&self) -> bool {
        let (before, rest) = self.bytes.split_at(self.start);
        before
            .iter()
            .chain(&rest[self.len..])
            .all(|b| *b == PATTERN)
    }
}

/// Runs the pieces in order; gives the operands' bytes afterwards.
///
/// A panic if the code does not keep what its convention says, or writes beside the operands.
pub fn run(
    code: &EmittedCode,
    kernel: &Kernel,
    inputs: &[Vec<u8>],
    pieces: &[Piece],
    abi: Abi,
) -> Vec<Vec<u8>> {
    run_at(code, kernel, inputs, pieces, abi, None)
}

/// As [`run`], with operands that begin so many bytes off a multiple of 64; one element unless it is
/// said.
pub fn run_at(
    code: &EmittedCode,
    kernel: &Kernel,
    inputs: &[Vec<u8>],
    pieces: &[Piece],
    abi: Abi,
    skew: Option<usize>,
) -> Vec<Vec<u8>> {
    match try_run_at(code, kernel, inputs, pieces, abi, skew) {
        Ok(left) => left,
        Err(broken) => panic!("{} by {abi:?}: {broken:?}", kernel.name()),
    }
}

/// As [`run_at`]; what the code did not keep is an error.
pub fn try_run_at(
    code: &EmittedCode,
    kernel: &Kernel,
    inputs: &[Vec<u8>],
    pieces: &[Piece],
    abi: Abi,
    skew: Option<usize>,
) -> Result<Vec<Vec<u8>>, Broken> {
    assert!(can_run(), "the native tests need AVX2, FMA and F16C");
    let arena = CodeArena::reserve(1 << 20).expect("code memory");
    let handle = arena.place(&code.bytes).expect("room for the code");
    let mut operands: Vec<Guarded> = inputs
        .iter()
        .zip(kernel.operands())
        .map(|(bytes, o)| Guarded::new(bytes, skew.unwrap_or(o.elem.size_bytes())))
        .collect();
    let mut bases: Vec<*mut u8> = operands.iter_mut().map(Guarded::pointer).collect();
    // Poisoned, so that code that relies on old contents shows.
    let mut scratch = Guarded::new(&vec![0xff; code.scratch_bytes.max(1)], 0);
    let scratch_pointer = scratch.pointer();
    let entry = handle.as_ptr().wrapping_add(code.entry);
    for piece in pieces {
        let args = Args {
            bases: bases.as_mut_ptr().cast_const(),
            scratch: scratch_pointer,
            begin: piece.begin,
            end: piece.end,
        };
        GATE.with_borrow_mut(|gate| {
            // SAFETY: the bytes at `entry` were emitted for this convention and these operands.
            unsafe { gate.call(entry, &args, abi) }
        })?;
    }
    for (operand, o) in operands.iter().zip(kernel.operands()) {
        assert!(
            operand.intact(),
            "{} writes outside {}",
            kernel.name(),
            o.name
        );
    }
    assert!(scratch.intact(), "{} writes outside scratch", kernel.name());
    Ok(operands.iter().map(Guarded::content).collect())
}
