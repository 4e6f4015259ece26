//! AVX-512 code on a host that has no AVX-512: the bytes that the emitter writes for it, executed
//! instruction by instruction by the emulator of weft-x64-emit's tests.

use weft::compile::Compiled;
use weft_kernel::{Abi, EmittedCode, Emitter, FeatureSet};
use weft_x64_emit::X64Emitter;

use crate::Failure;
use crate::domain::canonical;
use crate::lockstep::{Fault, Lockstep};
use crate::source::Source;

/// The lowering's name, beside `x64-avx512`.
pub const NAME: &str = "x64-avx512-emulated";

/// Whether this host can emulate at a speed that serves.
pub fn is_possible() -> bool {
    is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")
}

/// AVX-512 code for the one kernel of a plan.
pub fn emit(compiled: &Compiled) -> Result<EmittedCode, Failure> {
    let plan = compiled.plan();
    let mut steps = plan.steps();
    let (Some((_, step)), None) = (steps.next(), steps.next()) else {
        return Err("a function is one kernel".into());
    };
    let features = FeatureSet::avx512();
    let code = X64Emitter.emit(&step.kernel, &plan.functions, &features, Abi::SystemV);
    Ok(code.map_err(|refusal| refusal.to_string())?)
}

/// A kernel in the emulator.
pub struct Emulated {
    lockstep: Lockstep,
    inputs: Vec<u32>,
    results: Vec<u32>,
}

impl Emulated {
    /// Loads the code of a kernel with one input and one output.
    pub fn new(code: &EmittedCode) -> Result<Self, Fault> {
        Ok(Self {
            lockstep: Lockstep::new(code)?,
            inputs: vec![0; Lockstep::ELEMENTS],
            results: vec![0; Lockstep::ELEMENTS],
        })
    }
}

impl Source for Emulated {
    fn outputs(&mut self, first: u32, out: &mut [u8]) -> Result<(), Failure> {
        for (block, out) in out.chunks_exact_mut(Lockstep::ELEMENTS * 4).enumerate() {
            let first = first + (block * Lockstep::ELEMENTS) as u32;
            for (at, input) in self.inputs.iter_mut().enumerate() {
                *input = first + at as u32;
            }
            self.lockstep.run(&self.inputs, &mut self.results)?;
            for (out, result) in out.chunks_exact_mut(4).zip(&self.results) {
                out.copy_from_slice(&canonical(*result).to_le_bytes());
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lowering::Lowering;
    use crate::source::compile;
    use weft::ir::UnaryFn;

    fn results(code: &EmittedCode) -> Vec<u8> {
        let mut out = vec![0; 4 * 4 * Lockstep::ELEMENTS];
        let mut emulated = Emulated::new(code).unwrap();
        emulated.outputs(0x3f7f_e000, &mut out).unwrap();
        out
    }

    fn expected(function: fn(f32) -> f32) -> Vec<u8> {
        let bits = (0x3f7f_e000..).take(4 * Lockstep::ELEMENTS);
        bits.flat_map(|x| function(f32::from_bits(x)).to_bits().to_le_bytes())
            .collect()
    }

    #[test]
    fn emulated_code_gives_the_references_results_and_planted_faults_show() {
        if !is_possible() {
            println!("not run: no AVX2 with FMA here");
            return;
        }
        let (lowerings, _) = Lowering::of_this_host();
        let portable = lowerings.iter().find(|l| l.name == "portable-baseline");
        let compiled = compile(*portable.unwrap(), UnaryFn::Exp).unwrap();
        let code = emit(&compiled).unwrap();
        assert_eq!(code.isa, "x64-avx512");
        let right = expected(weft::reference::elementary::exp);
        assert!(results(&code) == right);
        // The last bit of a lane of each constant that stays in a register.
        let first = code.code_len.next_multiple_of(64);
        let mut seen = 0;
        for at in (first..code.bytes.len()).step_by(64) {
            let mut broken = code.clone();
            for lane in broken.bytes[at..at + 64].chunks_exact_mut(8) {
                lane[2] ^= 1;
            }
            seen += usize::from(results(&broken) != right);
        }
        assert!(seen > 2, "{seen} constants show");
    }
}
