//! Every function program gives the reference's bits: on all f16 and bf16 inputs, on the hard
//! cases that the reference's own tests were given, and on a stride through all f32.
//!
//! The whole domain is the business of the `exhaustive` example.

mod support;

use std::path::Path;

use support::{Evaluator, LANES, SoftFma};
use weft_kernel::{Elem, FunctionKind, FunctionProgram, Inst};

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

/// Inputs whose results lie next to the midpoint of two floats, from the reference's own tests.
fn hard_inputs(name: &str) -> Vec<u32> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../weft-reference/tests/witness/hard_inputs.txt");
    let text = std::fs::read_to_string(path).expect("the reference's hard cases are there");
    let mut inputs = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        if words.next() == Some(name) {
            let input = words.next().expect("a line has an input");
            inputs.push(u32::from_str_radix(input, 16).expect("an input is hexadecimal"));
        }
    }
    inputs
}

fn half_inputs() -> Vec<u32> {
    let mut inputs: Vec<u32> = (0..=u16::MAX).map(widen_f16).collect();
    inputs.extend((0..=u16::MAX).map(|bits| u32::from(bits) << 16));
    inputs
}

/// The first input where program and reference differ, with expected and given bits.
fn first_mismatch(program: &FunctionProgram, inputs: &[u32]) -> Option<(u32, u32, u32)> {
    let reference = support::reference(&program.name).expect("the program has a reference");
    let mut evaluator = Evaluator::new(program);
    for block in inputs.chunks(LANES) {
        let padded = std::array::from_fn(|i| block[i.min(block.len() - 1)]);
        let given = evaluator.run::<SoftFma>(&[&padded]);
        for (input, given) in block.iter().zip(given) {
            let expected = reference(f32::from_bits(*input)).to_bits();
            if expected != given {
                return Some((*input, expected, given));
            }
        }
    }
    None
}

fn unary_names() -> Vec<&'static str> {
    weft_math::NAMES
        .into_iter()
        .filter(|name| support::reference(name).is_some())
        .collect()
}

#[test]
fn every_program_of_one_argument_agrees_with_the_reference() {
    let names = unary_names();
    // All but pow.
    assert_eq!(names.len() + 1, weft_math::all().0.len());
    let mut common = half_inputs();
    common.extend((0..=u32::MAX).step_by(STRIDE));
    for name in names {
        let program = weft_math::function(name).expect("every name has a program");
        assert_eq!(program.name, name);
        let mut inputs = common.clone();
        inputs.extend(hard_inputs(name));
        if let Some((input, expected, given)) = first_mismatch(&program, &inputs) {
            panic!("{name}({input:08x}): expected {expected:08x}, given {given:08x}");
        }
    }
}

#[test]
fn every_correctly_rounded_program_met_its_hard_cases() {
    let mut checked = 0;
    for name in unary_names() {
        let program = weft_math::function(name).expect("every name has a program");
        if program.kind == FunctionKind::CorrectlyRounded && name != "sqrt" {
            assert!(
                hard_inputs(name).len() >= 30,
                "{name} has too few hard cases"
            );
            checked += 1;
        }
    }
    assert_eq!(checked, 12);
}

#[test]
fn pow_agrees_with_the_reference() {
    let program = weft_math::function("pow").expect("pow has a program");
    let mut evaluator = Evaluator::new(&program);
    let special: Vec<u32> = [
        0.0,
        0.5,
        1.0,
        1.5,
        2.0,
        3.0,
        4.0,
        5.5,
        127.0,
        149.0,
        150.0,
        8_388_607.5,
        16_777_215.0,
        16_777_216.0,
        f32::MAX,
        f32::INFINITY,
        f32::NAN,
        f32::MIN_POSITIVE,
        1e-40,
        0.3,
        1e-7,
    ]
    .into_iter()
    .flat_map(|x: f32| [x.to_bits(), (-x).to_bits()])
    .collect();
    let mut pairs: Vec<(u32, u32)> = special
        .iter()
        .flat_map(|&x| special.iter().map(move |&y| (x, y)))
        .collect();
    // Bases of all magnitudes with exponents that lead back into range, then any pair of bits.
    let mut state = 7_u64;
    let mut random = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 32) as u32
    };
    for at in 0..60_000 {
        let (x, y) = (random(), random());
        let y = if at % 3 == 0 {
            y
        } else {
            (y & 0x83ff_ffff) + 0x3c00_0000
        };
        let x = if at % 3 == 1 {
            (x & 0x03ff_ffff) + 0x3d80_0000
        } else {
            x
        };
        pairs.push((x, y));
    }
    for block in pairs.chunks(LANES) {
        let pair = |i: usize| block[i.min(block.len() - 1)];
        let x = std::array::from_fn(|i| pair(i).0);
        let y = std::array::from_fn(|i| pair(i).1);
        let given = evaluator.run::<SoftFma>(&[&x, &y]);
        for (&(x, y), given) in block.iter().zip(given) {
            let (a, b) = (f32::from_bits(x), f32::from_bits(y));
            let expected = weft_reference::elementary::pow(a, b).to_bits();
            assert_eq!(
                given, expected,
                "pow({a:e}, {b:e}), bits {x:08x} and {y:08x}"
            );
        }
    }
}

/// Each fitted coefficient in turn is changed: an f32 by one ulp, an f64 in its sign (the highest
/// coefficients contribute no more than some ulps of an f64 result). Constants that are limits or
/// short numbers are left alone; to move a limit a little does no harm.
#[test]
fn a_wrong_coefficient_is_caught() {
    let mut planted = 0;
    let mut unnoticed = Vec::new();
    for name in unary_names() {
        let mut program = weft_math::function(name).expect("every name has a program");
        let mut inputs = hard_inputs(name);
        inputs.extend(half_inputs());
        for at in 0..program.insts.len() {
            let original = program.insts[at].clone();
            match &mut program.insts[at] {
                Inst::Const {
                    elem: Elem::F32,
                    bits,
                } if *bits << 52 != 0 => *bits ^= 1,
                Inst::Const {
                    elem: Elem::F64,
                    bits,
                } if *bits << 32 != 0 => *bits ^= 1 << 63,
                _ => continue,
            }
            planted += 1;
            if first_mismatch(&program, &inputs).is_none() {
                unnoticed.push((name, original.clone()));
            }
            program.insts[at] = original;
        }
    }
    assert!(unnoticed.is_empty(), "unnoticed: {unnoticed:x?}");
    assert!(planted > 150, "only {planted} faults were planted");
}

#[test]
fn names_without_a_program_have_none() {
    assert_eq!(weft_math::function("gamma"), None);
}
