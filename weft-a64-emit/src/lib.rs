//! An emitter of AArch64 machine code for kernels of the Weft kernel language.
//!
//! [`A64Emitter`] lowers loop kernels, and contractions of f32 with packed panels, to NEON code, which every AArch64 processor runs. It only
//! produces bytes: placing and calling them is somebody else's business, and this crate needs no
//! `unsafe`.
//!
//! The code is a leaf `fn(*const Args)` by AAPCS64, position-independent, with its constants behind
//! the instructions. Extents and strides are numbers in it. It touches no memory outside the
//! operands, this worker's scratch and the saved registers on its stack, and it never spills in a
//! loop: a body that needs more registers than there are is refused.
//!
//! How the bits stay those of the kernel language: each operation is one instruction with one
//! rounding, or a sequence that is exact; `fmax`, `fmin`, the roundings to integral values and the
//! saturating conversions are the language's as they are. The main loop, the remainder and the last
//! partial vector are selected by the same code; reductions follow the 32-lane rule register by
//! register. The code takes FPCR as a run sets it: nearest even, no flush to zero.

//!
//! # What is refused
//!
//! By name: contractions of f64, with a masked left operand, with a right operand that is neither in
//! panels of 4 to 64 columns nor has rows that are a multiple of 4 long, or with guards or column
//! numbers in the epilogue; integer division and
//! remainders; 32- and 64-bit integers to half types; ArgMax and ArgMin of 64-bit and of u32 values;
//! sums longer than 65,536; guarded gathers; bodies that need more registers than there are.
//!
//! # What the hot loops cost
//!
//! Each beside the same loop in C by clang-19 at `-O3`: instructions for each element, counted, and
//! cycles for each element by llvm-mca's model of a Neoverse V2. These are models; no such processor
//! ran them. `tests/hot_loops.rs` prints this table and fails where it gets worse.
//!
//! | loop | instructions: Weft | clang-19 | cycles: Weft | clang-19 |
//! | --- | --- | --- | --- | --- |
//! | chain of eight operations | 2.938 | 3.250 | 1.134 | 1.143 |
//! | bias and relu | 1.188 | 1.500 | 0.212 | 0.216 |
//! | `x * c + y` | 0.781 | 1.250 | 0.210 | 0.216 |
//! | f16 to f32 | 0.625 | 0.625 | 0.252 | 0.315 |
//! | f32 to f16 | 0.625 | 0.625 | 0.252 | 0.254 |
//! | u8 to f32 | 0.875 | 0.812 | 0.335 | 0.338 |
//! | sum by the 32-lane rule | 0.469 | 0.875 | 0.085 | 0.126 |
//! | sum of squares of layer norm | 0.969 | 1.781 | 0.189 | 0.377 |
//! | scaling of layer norm | 1.688 | 2.000 | 0.296 | 0.301 |
//! | `softmax_exp(x - m)` | 6.438 | 6.750 | 1.506 | 1.478 |
//! | tile of a product, for each multiply-add | 0.309 | 0.391 | 0.063 | 0.075 |
//!
//! Two are behind: bytes are taken four at a time where clang takes sixteen, at as many cycles by the
//! model, and the exponential is 2 % slower by the model with fewer instructions.

#![forbid(unsafe_code)]

mod asm;
mod contraction;
mod finish_block;
mod forms;
mod frame;
mod interleave;
mod loop_kernel;
mod mir;
mod select;
mod stage;

use weft_kernel::{Abi, Arch, EmittedCode, Emitter, FeatureSet, Functions, Kernel, Refusal};

/// The emitter for AArch64.
#[derive(Clone, Copy, Debug, Default)]
pub struct A64Emitter;

/// A finished body, before it is described.
pub(crate) struct Lowered {
    pub(crate) code: asm::Assembled,
    pub(crate) scratch_bytes: usize,
}

impl Emitter for A64Emitter {
    fn name(&self) -> &'static str {
        "a64"
    }

    fn emit(
        &self,
        kernel: &Kernel,
        functions: &Functions,
        features: &FeatureSet,
        abi: Abi,
    ) -> Result<EmittedCode, Refusal> {
        if features.arch != Arch::A64 {
            return Err(Refusal::FeatureMissing {
                feature: "neon".into(),
            });
        }
        if abi != Abi::Aapcs64 {
            return Err(Refusal::UnsupportedForm {
                form: "an x86-64 calling convention on AArch64".into(),
            });
        }
        let lowered = match kernel {
            Kernel::Loop(k) => loop_kernel::emit(k, functions)?,
            Kernel::Contraction(k) => contraction::emit(k, functions)?,
        };
        Ok(EmittedCode {
            bytes: lowered.code.bytes,
            code_len: lowered.code.code_len,
            entry: 0,
            loops: lowered.code.loops,
            lines: lowered.code.lines,
            scratch_bytes: lowered.scratch_bytes,
            isa: "a64-neon".into(),
            needs: FeatureSet::baseline(Arch::A64),
            abi,
        })
    }
}
