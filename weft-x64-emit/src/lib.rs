//! An emitter of x86-64 machine code for kernels of the Weft kernel language.
//!
//! [`X64Emitter`] lowers loop kernels to vector code for AVX2 with FMA or for AVX-512, whichever is
//! the best that the given features allow. It only produces bytes: placing and calling them is
//! somebody else's business, and this crate needs no `unsafe`.
//!
//! The code is a leaf `fn(*const Args)`, position-independent, with its constants behind the
//! instructions. Extents and strides are numbers in it. It touches no memory outside the operands,
//! this worker's scratch and the saved registers on its stack, and it never spills in a loop: a
//! body that needs more registers than there are is refused.
//!
//! How the bits stay those of the kernel language: each operation is one instruction with one
//! rounding, or a sequence that is exact (see [`select`](self) for maximum, minimum and the
//! conversions); the main loop, the remainder and the last partial vector are selected by the same
//! code; reductions follow the 32-lane rule register by register.

#![forbid(unsafe_code)]

mod asm;
mod contraction;
mod finish_block;
mod frame;
mod interleave;
mod isa;
mod loop_kernel;
mod mir;
mod ops;
mod select;
mod stage;

use isa::Isa;
use weft_kernel::{
    Abi, Arch, EmittedCode, Emitter, Feature, FeatureSet, Functions, Kernel, Refusal,
};

/// The emitter for x86-64.
#[derive(Clone, Copy, Debug, Default)]
pub struct X64Emitter;

/// A finished body, before it is described.
pub(crate) struct Lowered {
    pub(crate) code: asm::Assembled,
    pub(crate) scratch_bytes: usize,
    /// Whether it converts half floats.
    pub(crate) f16c: bool,
}

impl Emitter for X64Emitter {
    fn name(&self) -> &'static str {
        "x64"
    }

    fn emit(
        &self,
        kernel: &Kernel,
        functions: &Functions,
        features: &FeatureSet,
        abi: Abi,
    ) -> Result<EmittedCode, Refusal> {
        let isa = if features.has_avx512() {
            Isa::Avx512
        } else if features.has_avx2_fma() {
            Isa::Avx2
        } else {
            let feature = [Feature::Avx2, Feature::Fma]
                .into_iter()
                .find(|f| !features.has(*f))
                .map_or("x86-64", Feature::name);
            return Err(Refusal::FeatureMissing {
                feature: feature.into(),
            });
        };
        if abi == Abi::Aapcs64 {
            return Err(Refusal::UnsupportedForm {
                form: "an AArch64 calling convention on x86-64".into(),
            });
        }
        let lowered = match kernel {
            Kernel::Loop(k) => loop_kernel::emit(k, functions, isa, abi)?,
            Kernel::Contraction(k) => contraction::emit(k, functions, isa, abi)?,
        };
        let mut needs = FeatureSet::baseline(Arch::X64);
        needs.features.extend([Feature::Avx2, Feature::Fma]);
        if lowered.f16c {
            needs.features.insert(Feature::F16c);
            if !features.has(Feature::F16c) {
                return Err(Refusal::FeatureMissing {
                    feature: Feature::F16c.name().into(),
                });
            }
        }
        if isa == Isa::Avx512 {
            needs.features.extend([
                Feature::Avx512f,
                Feature::Avx512bw,
                Feature::Avx512dq,
                Feature::Avx512vl,
            ]);
        }
        Ok(EmittedCode {
            bytes: lowered.code.bytes,
            code_len: lowered.code.code_len,
            entry: 0,
            loops: lowered.code.loops,
            lines: lowered.code.lines,
            scratch_bytes: lowered.scratch_bytes,
            isa: isa.name().into(),
            needs,
            abi,
        })
    }
}
