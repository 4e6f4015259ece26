//! A small interpreter of the x86-64 instructions that the emitter uses.
//!
//! It executes decoded instructions one by one on its own registers and memory, with its own
//! arithmetic (fused multiply-add in integers), so that AVX-512 bodies run on any host. Memory is a
//! list of regions: any access outside of them, or a write to a read-only one, is a fault. It shares
//! nothing with the emitter but the decoder, and is itself checked by running AVX2 bodies both here
//! and on the processor.

#![allow(dead_code, reason = "each test binary uses another part of this")]

mod float;
mod general;
mod lanes;
mod machine;
mod moves;
mod state;

#[allow(
    unused_imports,
    reason = "only one of the test binaries compares it with the processor"
)]
pub use float::fma_bits;
pub use machine::{Fault, Machine};
#[allow(
    unused_imports,
    reason = "only one of the test binaries goes step by step"
)]
pub use state::State;

use weft_kernel::{Abi, Args, EmittedCode, Kernel, OperandRole, Piece};

/// Runs the pieces in order; gives the operands' bytes afterwards.
pub fn run(
    code: &EmittedCode,
    kernel: &Kernel,
    inputs: &[Vec<u8>],
    pieces: &[Piece],
) -> Result<Vec<Vec<u8>>, Fault> {
    run_noting(code, kernel, inputs, pieces).map(|(operands, _)| operands)
}

/// What a run did.
pub struct Trace {
    /// Offset and length of each instruction that was executed, in order of place.
    pub executed: Vec<(usize, usize)>,
    /// Each write: offset of the instruction, region, offset in it.
    pub writes: Vec<(usize, String, u64)>,
}

/// As [`run`], with what it did.
pub fn run_noting(
    code: &EmittedCode,
    kernel: &Kernel,
    inputs: &[Vec<u8>],
    pieces: &[Piece],
) -> Result<(Vec<Vec<u8>>, Trace), Fault> {
    run_at(code, kernel, inputs, pieces, None)
}

/// As [`run_noting`], with operands that begin so many bytes off a multiple of 64; one element
/// unless it is said.
pub fn run_at(
    code: &EmittedCode,
    kernel: &Kernel,
    inputs: &[Vec<u8>],
    pieces: &[Piece],
    skew: Option<u64>,
) -> Result<(Vec<Vec<u8>>, Trace), Fault> {
    let mut machine = Machine::new();
    let operands: Vec<usize> = inputs
        .iter()
        .zip(kernel.operands())
        .map(|(bytes, o)| {
            let writable = o.role == OperandRole::Output;
            let skew = skew.unwrap_or(o.elem.size_bytes() as u64);
            machine.map(&o.name, bytes.clone(), writable, skew)
        })
        .collect();
    let bases: Vec<u8> = operands
        .iter()
        .flat_map(|r| machine.address(*r).to_le_bytes())
        .collect();
    let bases = machine.map("bases", bases, false, 0);
    let scratch = machine.map("scratch", vec![0xff; code.scratch_bytes], true, 0);
    let text = machine.map("code", code.bytes.clone(), false, 0);
    machine.map_stack();
    for piece in pieces {
        let mut args = vec![0; std::mem::size_of::<Args>()];
        let mut put =
            |at: usize, value: u64| args[at..at + 8].copy_from_slice(&value.to_le_bytes());
        put(Args::BASES, machine.address(bases));
        put(Args::SCRATCH, machine.address(scratch));
        put(Args::BEGIN, piece.begin);
        put(Args::END, piece.end);
        let args = machine.map("args", args, false, 0);
        let at = machine.address(args);
        let entry = machine.address(text) + code.entry as u64;
        let end = machine.address(text) + code.code_len as u64;
        machine.call(entry, end, at, code.abi)?;
    }
    let operands = operands
        .iter()
        .map(|r| machine.content(*r).to_vec())
        .collect();
    let start = machine.address(text);
    let trace = Trace {
        executed: machine.executed_places(start),
        writes: machine.writes(start),
    };
    Ok((operands, trace))
}

/// The registers that a calling convention preserves, by number: general, then vector.
pub fn preserved(abi: Abi) -> (Vec<usize>, Vec<usize>) {
    match abi {
        Abi::Win64 => (vec![3, 4, 5, 6, 7, 12, 13, 14, 15], (6..16).collect()),
        _ => (vec![3, 4, 5, 12, 13, 14, 15], Vec::new()),
    }
}
