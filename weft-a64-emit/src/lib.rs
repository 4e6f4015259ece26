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
