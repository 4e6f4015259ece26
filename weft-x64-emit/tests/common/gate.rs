//! Calling emitted code as a caller that has something in every register.
//!
//! The code runs on a stack of its own. Every register is filled first: those that the callee must
//! keep with patterns that are compared afterwards, the others with bits that are a NaN and no
//! address. The stack above the return address is a pattern too.
//!
//! What must be as it was: by System V rbx, rbp, r12 to r15, by Win64 also rsi, rdi and xmm6 to xmm15
//! with all their 128 bits (Microsoft, *x64 calling convention*; System V ABI for AMD64, 3.2.1); by
//! both the stack pointer behind the return address, the direction flag, the control bits of MXCSR
//! and the x87 control word; and the bytes above the return address, of which a Win64 callee may
//! write the first 32.

use std::alloc::{Layout, alloc_zeroed, dealloc, handle_alloc_error};
use std::arch::naked_asm;
use std::mem::offset_of;
use std::ptr::NonNull;
use weft_kernel::{Abi, Args};

/// What a callee did not keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// A register, by name.
    Register(&'static str),
    /// The stack pointer, by how much it is too high.
    StackPointer(i64),
    /// It is set: string instructions would run backwards.
    DirectionFlag,
    /// Rounding, flushing to zero or the masks of exceptions.
    Mxcsr,
    /// The control word of the x87.
    X87,
    /// A byte so far above the return address' end.
    Above(usize),
    /// The stack overflowed.
    Below,
}

const GENERAL: [&str; 16] = [
    "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13",
    "r14", "r15",
];
const VECTORS: [&str; 16] = [
    "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10",
    "xmm11", "xmm12", "xmm13", "xmm14", "xmm15",
];
const RCX: usize = 1;
const RDI: usize = 7;
/// Holds the address of the entry.
const R11: usize = 11;

/// General-purpose registers that a callee keeps, by number, the stack pointer apart.
pub fn kept(abi: Abi) -> &'static [usize] {
    match abi {
        Abi::Win64 => &[3, 5, 6, 7, 12, 13, 14, 15],
        _ => &[3, 5, 12, 13, 14, 15],
    }
}

/// Vector registers of which a callee keeps 128 bits.
pub fn kept_vectors(abi: Abi) -> std::ops::Range<usize> {
    match abi {
        Abi::Win64 => 6..16,
        _ => 0..0,
    }
}

/// The name of a general-purpose register.
pub fn name(general: usize) -> &'static str {
    GENERAL[general]
}

/// The name of a vector register.
pub fn vector_name(vector: usize) -> &'static str {
    VECTORS[vector]
}

/// Bytes of the caller's above the return address that a callee may write.
pub fn home(abi: Abi) -> usize {
    match abi {
        Abi::Win64 => 32,
        _ => 0,
    }
}

/// The rounding control is "towards zero", which no code of ours asks for.
const X87: u16 = 0x0f7f;
const MXCSR_CONTROL: u32 = 0xffc0;
const DIRECTION: u64 = 1 << 10;
const PATTERN: u8 = 0x5c;
const FRAME: usize = 1 << 16;
const ABOVE: usize = 1008;
const BELOW: usize = 1024;

#[repr(C)]
struct Registers {
    /// By number; rsp is written only.
    general: [u64; 16],
    /// Upper halves are filled and not read.
    vectors: [[u64; 4]; 16],
    mxcsr: u32,
    x87: u16,
    flags: u64,
}

/// The stack, and at its end what the gate needs while it stands on it: aligned to its length, so that
/// it is found by any stack pointer that is not far off.
#[repr(C, align(65536))]
struct Frame {
    before: Registers,
    after: Registers,
    /// The Rust caller's.
    stack_pointer: u64,
    /// The Rust caller's.
    x87: u16,
    padding: [u8; 6],
    below: [u8; BELOW],
    stack: [u8; FRAME - ABOVE - BELOW - 2 * size_of::<Registers>() - 16],
    above: [u8; ABOVE],
}

const _: () = assert!(size_of::<Frame>() == FRAME);
// Aligned as both conventions want it at a call, and no more than that.
const _: () = assert!(offset_of!(Frame, above) % 32 == 16);

/// A stack for calls.
pub struct Gate {
    frame: NonNull<Frame>,
}

impl Gate {
    pub fn new() -> Gate {
        let layout = Layout::new::<Frame>();
        // SAFETY: the layout is not empty.
        let frame = unsafe { alloc_zeroed(layout) };
        let Some(frame) = NonNull::new(frame.cast()) else {
            handle_alloc_error(layout)
        };
        Gate { frame }
    }

    /// Calls code with one argument, and says the first thing that it did not keep.
    ///
    /// # Safety
    ///
    /// `entry` is code that ends with a return, leaves the stack pointer inside the stack that it got,
    /// and may be called with `args`.
    pub unsafe fn call(&mut self, entry: *const u8, args: &Args, abi: Abi) -> Result<(), Broken> {
        // SAFETY: the frame is ours, aligned, and all its bytes were zeroes or more.
        let frame = unsafe { self.frame.as_mut() };
        frame.above.fill(PATTERN);
        frame.below.fill(PATTERN);
        for (n, r) in (0u64..).zip(&mut frame.before.general) {
            *r = 0xfff7_a5c3_0e00_0000 | n << 8 | 0x5a;
        }
        for (n, lane) in (0u64..).zip(frame.before.vectors.as_flattened_mut()) {
            *lane = 0xfff3_b7d1_fff5_0000 | n << 4 | 0x9;
        }
        let argument = if abi == Abi::Win64 { RCX } else { RDI };
        frame.before.general[argument] = std::ptr::from_ref(args) as u64;
        frame.before.general[R11] = entry as u64;
        frame.before.x87 = X87;
        // SAFETY: the frame is filled; the rest is the caller's promise.
        unsafe { enter(self.frame.as_ptr()) };
        // SAFETY: as above.
        unsafe { self.frame.as_ref() }.compare(abi)
    }
}

impl Drop for Gate {
    fn drop(&mut self) {
        // SAFETY: it was allocated with this layout.
        unsafe { dealloc(self.frame.as_ptr().cast(), Layout::new::<Frame>()) };
    }
}

impl Frame {
    fn compare(&self, abi: Abi) -> Result<(), Broken> {
        let (before, after) = (&self.before, &self.after);
        let intact = |bytes: &[u8]| bytes.iter().all(|b| *b == PATTERN);
        if !intact(&self.below) {
            return Err(Broken::Below);
        }
        let stack_pointer = self.above.as_ptr() as u64;
        let off = after.general[4].wrapping_sub(stack_pointer) as i64;
        if off != 0 {
            return Err(Broken::StackPointer(off));
        }
        for n in kept(abi).iter().copied() {
            if before.general[n] != after.general[n] {
                return Err(Broken::Register(GENERAL[n]));
            }
        }
        for n in kept_vectors(abi) {
            if before.vectors[n][..2] != after.vectors[n][..2] {
                return Err(Broken::Register(VECTORS[n]));
            }
        }
        if after.flags & DIRECTION != 0 {
            return Err(Broken::DirectionFlag);
        }
        if (before.mxcsr ^ after.mxcsr) & MXCSR_CONTROL != 0 {
            return Err(Broken::Mxcsr);
        }
        if after.x87 != X87 {
            return Err(Broken::X87);
        }
        let beyond = home(abi)..ABOVE;
        match beyond.into_iter().find(|at| self.above[*at] != PATTERN) {
            Some(at) => Err(Broken::Above(at)),
            None => Ok(()),
        }
    }
}

/// Fills the registers from `before`, calls r11, and puts what is left into `after`.
///
/// By System V on every system, so a caller on Windows saves what this does not.
#[unsafe(naked)]
unsafe extern "sysv64" fn enter(frame: *mut Frame) {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "mov [rdi + {stack_pointer}], rsp",
        "stmxcsr [rdi + {before} + {mxcsr}]",
        "fnstcw [rdi + {own_x87}]",
        "fldcw [rdi + {before} + {x87}]",
        "lea rsp, [rdi + {above}]",
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
        "vmovdqu ymm\\n, [rdi + {before} + {vectors} + 32 * \\n]",
        ".endr",
        "mov rax, [rdi + {before}]",
        "mov rcx, [rdi + {before} + 8]",
        "mov rdx, [rdi + {before} + 16]",
        "mov rbx, [rdi + {before} + 24]",
        "mov rbp, [rdi + {before} + 40]",
        "mov rsi, [rdi + {before} + 48]",
        ".irp n, 8, 9, 10, 11, 12, 13, 14, 15",
        "mov r\\n, [rdi + {before} + 8 * \\n]",
        ".endr",
        "mov rdi, [rdi + {before} + 56]",
        "call r11",
        // Whatever the stack pointer is now, the frame begins at a multiple of its length.
        "mov rax, rsp",
        "and rax, -{length}",
        "mov [rax + {after} + 24], rbx",
        "mov [rax + {after} + 32], rsp",
        "mov [rax + {after} + 40], rbp",
        "mov [rax + {after} + 48], rsi",
        "mov [rax + {after} + 56], rdi",
        ".irp n, 12, 13, 14, 15",
        "mov [rax + {after} + 8 * \\n], r\\n",
        ".endr",
        ".irp n, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
        "vmovdqu [rax + {after} + {vectors} + 32 * \\n], xmm\\n",
        ".endr",
        "stmxcsr [rax + {after} + {mxcsr}]",
        "fnstcw [rax + {after} + {x87}]",
        "mov rsp, [rax + {stack_pointer}]",
        "pushfq",
        "pop rcx",
        "mov [rax + {after} + {flags}], rcx",
        "cld",
        "ldmxcsr [rax + {before} + {mxcsr}]",
        "fldcw [rax + {own_x87}]",
        "vzeroupper",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
        stack_pointer = const offset_of!(Frame, stack_pointer),
        own_x87 = const offset_of!(Frame, x87),
        before = const offset_of!(Frame, before),
        after = const offset_of!(Frame, after),
        above = const offset_of!(Frame, above),
        vectors = const offset_of!(Registers, vectors),
        mxcsr = const offset_of!(Registers, mxcsr),
        x87 = const offset_of!(Registers, x87),
        flags = const offset_of!(Registers, flags),
        length = const FRAME,
    )
}
