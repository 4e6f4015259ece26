//! Calls of machine code.

use super::operands::Bases;
use weft_exec_mem::CodeHandle;
use weft_kernel::{Abi, Args, EmittedCode, FeatureSet, Piece};

/// Machine code of a step, placed on executable pages, for a processor that has what it needs.
pub struct NativeBody {
    handle: CodeHandle,
    entry: usize,
    scratch_bytes: usize,
}

impl NativeBody {
    /// Code that may be called here: `host` must have all that the code needs, and the calling
    /// convention must be this process's.
    ///
    /// `None` where the host lacks a feature, or the bytes placed are not the code's.
    pub fn new(code: &EmittedCode, handle: CodeHandle, host: &FeatureSet) -> Option<Self> {
        let same = handle.bytes().get(..code.bytes.len()) == Some(code.bytes.as_slice());
        let callable = host.includes(&code.needs) && code.abi == host_abi();
        (callable && same && code.entry < code.code_len).then_some(NativeBody {
            handle,
            entry: code.entry,
            scratch_bytes: code.scratch_bytes,
        })
    }

    /// Scratch bytes of a call.
    pub fn scratch_bytes(&self) -> usize {
        self.scratch_bytes
    }

    /// Runs a piece of the step.
    ///
    /// # Safety
    /// The code is that of a kernel whose operands are `bases`, in order, with the lengths the
    /// kernel states; `scratch` has [`NativeBody::scratch_bytes`] bytes and begins at a multiple of
    /// 64; no other call touches the same piece or the same scratch meanwhile.
    pub unsafe fn run(&self, bases: &Bases, piece: Piece, scratch: *mut u8) {
        let args = Args {
            bases: bases.pointers(),
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

/// The calling convention of this process.
pub const fn host_abi() -> Abi {
    if cfg!(target_arch = "aarch64") {
        Abi::Aapcs64
    } else if cfg!(windows) {
        Abi::Win64
    } else {
        Abi::SystemV
    }
}
