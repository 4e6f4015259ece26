//! What the tests share: kernels, of which most are another emitter's; the machine that runs code;
//! comparing bits.

#![allow(dead_code, reason = "each test binary uses another part of this")]

#[path = "../../../weft-x64-emit/tests/common/build.rs"]
pub mod build;
#[path = "../../../weft-x64-emit/tests/common/data.rs"]
pub mod data;
#[path = "../../../weft-x64-emit/tests/common/kernels.rs"]
pub mod kernels;
pub mod machine;
pub mod maps;
#[path = "../../../weft-x64-emit/tests/common/matmul.rs"]
pub mod matmul;
pub mod planted;
pub mod products;
#[path = "../../../weft-x64-emit/tests/common/random.rs"]
pub mod random;

use data::Filling;
use machine::{Fault, Machine};
use weft_a64_emit::A64Emitter;
use weft_kernel::{
    Abi, Arch, EmittedCode, Emitter, FeatureSet, Functions, Kernel, OperandRole, Piece, Refusal,
};
use weft_portable::{Buffers, Level, Scratch};

/// Emits, after verifying the kernel.
pub fn emit(kernel: &Kernel, functions: &Functions) -> Result<EmittedCode, Refusal> {
    if let Err(e) = kernel.verify(functions) {
        panic!("{}: {e}", kernel.name());
    }
    let neon = FeatureSet::baseline(Arch::A64);
    A64Emitter.emit(kernel, functions, &neon, Abi::Aapcs64)
}

/// What the portable arm leaves in each operand.
pub fn expected(kernel: &Kernel, functions: &Functions, inputs: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut buffers = Buffers::zeroed(kernel);
    for (at, bytes) in inputs.iter().enumerate() {
        buffers.set(at, bytes);
    }
    let piece = Piece::whole(kernel);
    let (level, mut scratch) = (Level::detect(), Scratch::new());
    weft_portable::run(kernel, functions, level, &buffers, piece, &mut scratch)
        .expect("the arm serves every verified kernel");
    let operands = 0..kernel.operands().len();
    operands.map(|i| buffers.bytes(i)).collect()
}

/// Ways to cut the split axis: whole, and in pieces of which the last come first.
pub fn cuts(kernel: &Kernel) -> Vec<Vec<Piece>> {
    let (extent, granule) = (kernel.split_extent(), kernel.split_granule());
    let mut cuts = vec![vec![Piece::whole(kernel)]];
    for parts in [2, 3, 7] {
        let step = extent.div_ceil(parts).next_multiple_of(granule);
        let starts = (0..extent).step_by(step as usize);
        let mut pieces: Vec<Piece> = starts
            .map(|begin| Piece {
                begin,
                end: (begin + step).min(extent),
            })
            .collect();
        pieces.reverse();
        if !cuts.contains(&pieces) {
            cuts.push(pieces);
        }
    }
    cuts
}

/// The first difference between what two runs left in the operands, NaNs being one value.
pub fn difference(kernel: &Kernel, got: &[Vec<u8>], want: &[Vec<u8>]) -> Option<String> {
    for (at, operand) in kernel.operands().iter().enumerate() {
        let size = operand.elem.size_bytes();
        let pairs = got[at].chunks_exact(size).zip(want[at].chunks_exact(size));
        for (i, (g, w)) in pairs.enumerate() {
            let [g, w] = [g, w].map(|b| data::canonical(b, operand.elem));
            if g != w {
                let name = &operand.name;
                return Some(format!("{name} element {i}: got {g:#x}, want {w:#x}"));
            }
        }
    }
    None
}

/// What went wrong with a kernel.
#[derive(Debug)]
pub enum Wrong {
    Refused(Refusal),
    Fault(Fault),
    Differs(String),
}

/// Runs emitted code on several fillings and cuts, with operands against either end of their
/// memory, and compares every operand. Gives the number of compared elements.
pub fn check_code(
    machine: &mut Machine,
    kernel: &Kernel,
    functions: &Functions,
    code: &EmittedCode,
) -> Result<u64, Wrong> {
    check_with(machine, kernel, functions, code, |_| {})
}

/// As [`check_code`]; `prepare` sees the inputs first.
pub fn check_with(
    machine: &mut Machine,
    kernel: &Kernel,
    functions: &Functions,
    code: &EmittedCode,
    prepare: impl Fn(&mut [Vec<u8>]),
) -> Result<u64, Wrong> {
    let mut compared = 0;
    let written = kernel.operands().iter();
    let written: u64 = written
        .filter(|o| o.role == OperandRole::Output)
        .map(|o| o.len_elems)
        .sum();
    let all_cuts = cuts(kernel);
    for (at, filling) in Filling::ALL.into_iter().enumerate() {
        for seed in 0..2 {
            let mut inputs = data::fill(kernel, filling, seed);
            prepare(&mut inputs);
            let want = expected(kernel, functions, &inputs);
            for (cut, pieces) in all_cuts.iter().enumerate() {
                let at_end = (at + cut + seed as usize).is_multiple_of(2);
                let got = machine
                    .run(code, &inputs, pieces, at_end)
                    .map_err(Wrong::Fault)?;
                if let Some(d) = difference(kernel, &got, &want) {
                    return Err(Wrong::Differs(format!("{filling:?} {pieces:?}: {d}")));
                }
                compared += written;
            }
        }
    }
    Ok(compared)
}

/// Emits and checks.
pub fn check(machine: &mut Machine, kernel: &Kernel, functions: &Functions) -> Result<u64, Wrong> {
    let code = emit(kernel, functions).map_err(Wrong::Refused)?;
    check_code(machine, kernel, functions, &code)
}
