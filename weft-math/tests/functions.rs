//! Every function program gives the reference's bits: on all f16 and bf16 inputs, on the hard
//! cases that the reference's own tests were given, and on a stride through all f32.
//!
//! The whole domain is the business of the `exhaustive` example.

mod support;

use support::{Evaluator, LANES, SoftFma};
use weft_kernel::FunctionProgram;

/// A prime, so that the stride meets all low bits and all exponents.
const STRIDE: usize = 65_521;

/// The f32 encoding of an f16.
fn widen_f16(bits: u16) -> u32 {
    let (sign, exponent, fraction) = (bits >> 15, bits >> 10 & 31, bits & 0x3ff);
    let magnitude = match exponent {
        31 if fraction == 0 => f32::INFINITY,
        31 => f32::NAN,
        0 => f32::from(fraction) / 16_777_216.0,
        // (1024 + fraction) * 2^(exponent - 25)
        _ => f32::from(fraction | 1 << 10) * f32::from_bits((u32::from(exponent) + 127 - 25) << 23),
    };
    magnitude.to_bits() | u32::from(sign) << 31
}

fn inputs() -> Vec<u32> {
    let mut inputs: Vec<u32> = (0..=u16::MAX).map(widen_f16).collect();
    inputs.extend((0..=u16::MAX).map(|bits| u32::from(bits) << 16));
    inputs.extend((0..=u32::MAX).step_by(STRIDE));
    inputs
}

/// Inputs, expected bits and given bits wherever program and reference differ.
fn mismatches(program: &FunctionProgram, inputs: &[u32]) -> Vec<(u32, u32, u32)> {
    let reference = support::reference(&program.name).expect("each program has a reference");
    let mut evaluator = Evaluator::new(program);
    let mut wrong = Vec::new();
    for block in inputs.chunks(LANES) {
        let padded = std::array::from_fn(|i| block[i.min(block.len() - 1)]);
        let given = evaluator.run::<SoftFma>(&padded);
        for (input, given) in block.iter().zip(given) {
            let expected = reference(f32::from_bits(*input)).to_bits();
            if expected != given {
                wrong.push((*input, expected, given));
            }
        }
    }
    wrong
}

#[test]
fn every_program_agrees_with_the_reference() {
    let inputs = inputs();
    let mut checked = 0;
    for name in weft_math::NAMES {
        let program = weft_math::function(name).expect("every name has a program");
        assert_eq!(program.name, name);
        let wrong = mismatches(&program, &inputs);
        assert!(
            wrong.is_empty(),
            "{name}: {} wrong, first {:08x?}",
            wrong.len(),
            wrong[0]
        );
        checked += 1;
    }
    assert_eq!(checked, weft_math::all().0.len());
}

#[test]
fn names_without_a_program_have_none() {
    assert_eq!(weft_math::function("gamma"), None);
}
