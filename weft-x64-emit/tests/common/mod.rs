//! What the tests share: building kernels, filling buffers, running code, comparing bits.

#![allow(
    dead_code,
    unused_imports,
    reason = "each test binary uses another part of this"
)]

pub mod build;
pub mod data;
pub mod gate;
pub mod kernels;
pub mod matmul;
pub mod native;
pub mod random;

pub use build::LoopBuilder;
pub use data::{Filling, Random};

use weft_kernel::{
    Abi, EmittedCode, Emitter, FeatureSet, Functions, Kernel, OperandRole, Piece, Refusal,
};
use weft_portable::{Buffers, Level, Scratch};
use weft_x64_emit::X64Emitter;

/// Both calling conventions of this architecture; this processor runs code for either.
pub const ABIS: [Abi; 2] = [Abi::SystemV, Abi::Win64];

/// What the portable arm leaves in each operand.
pub fn expected(kernel: &Kernel, functions: &Functions, inputs: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut buffers = Buffers::zeroed(kernel);
    for (at, bytes) in inputs.iter().enumerate() {
        buffers.set(at, bytes);
    }
    let piece = Piece::whole(kernel);
    let mut scratch = Scratch::new();
    weft_portable::run(
        kernel,
        functions,
        Level::detect(),
        &buffers,
        piece,
        &mut scratch,
    )
    .expect("the arm serves every verified kernel");
    (0..kernel.operands().len())
        .map(|i| buffers.bytes(i))
        .collect()
}

/// Emits, after verifying the kernel.
pub fn emit(
    kernel: &Kernel,
    functions: &Functions,
    features: &FeatureSet,
    abi: Abi,
) -> Result<EmittedCode, Refusal> {
    if let Err(e) = kernel.verify(functions) {
        panic!("{}: {e}", kernel.name());
    }
    X64Emitter.emit(kernel, functions, features, abi)
}

/// Ways to cut the split axis: whole, in two, in many.
pub fn cuts(kernel: &Kernel) -> Vec<Vec<Piece>> {
    let (extent, granule) = (kernel.split_extent(), kernel.split_granule());
    let whole = vec![Piece::whole(kernel)];
    let cut = |parts: u64| {
        let step = extent.div_ceil(parts).next_multiple_of(granule);
        let mut pieces = Vec::new();
        let mut begin = 0;
        while begin < extent {
            let end = (begin + step).min(extent);
            pieces.push(Piece { begin, end });
            begin = end;
        }
        pieces.reverse();
        pieces
    };
    let mut cuts = vec![whole];
    for parts in [2, 3, 7] {
        let pieces = cut(parts);
        if !cuts.contains(&pieces) {
            cuts.push(pieces);
        }
    }
    cuts
}

/// The first difference between what two runs left in the outputs, NaNs being one value.
pub fn difference(kernel: &Kernel, got: &[Vec<u8>], want: &[Vec<u8>]) -> Option<String> {
    for (at, operand) in kernel.operands().iter().enumerate() {
        let size = operand.elem.size_bytes();
        for (i, (g, w)) in got[at]
            .chunks_exact(size)
            .zip(want[at].chunks_exact(size))
            .enumerate()
        {
            let (g, w) = (
                data::canonical(g, operand.elem),
                data::canonical(w, operand.elem),
            );
            if g != w {
                return Some(format!(
                    "{}: {:?} {} element {i}: got {g:#x}, want {w:#x}",
                    kernel.name(),
                    operand.role,
                    operand.name
                ));
            }
        }
    }
    None
}

/// Runs a kernel natively on several fillings and cuts, by both calling conventions, and compares
/// every operand.
///
/// Gives the number of compared elements.
pub fn check_native(kernel: &Kernel, functions: &Functions) -> u64 {
    let codes = ABIS.map(
        |abi| match emit(kernel, functions, &FeatureSet::avx2(), abi) {
            Ok(code) => code,
            Err(e) => panic!("{} is refused: {e}\n{kernel}", kernel.name()),
        },
    );
    let written = kernel.operands().iter();
    let written: u64 = written
        .filter(|o| o.role == OperandRole::Output)
        .map(|o| o.len_elems)
        .sum();
    let mut compared = 0;
    for filling in Filling::ALL {
        for seed in 0..2 {
            let inputs = data::fill(kernel, filling, seed);
            let want = expected(kernel, functions, &inputs);
            for pieces in cuts(kernel) {
                for (code, abi) in codes.iter().zip(ABIS) {
                    let got = native::run(code, kernel, &inputs, &pieces, abi);
                    if let Some(d) = difference(kernel, &got, &want) {
                        panic!("{d}\n{filling:?} seed {seed} pieces {pieces:?} {abi:?}\n{kernel}");
                    }
                    compared += written;
                }
            }
        }
    }
    assert!(compared > 0);
    compared
}
