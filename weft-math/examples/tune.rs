//! Looks for small moves of a program's f64 constants that round all given inputs rightly.
//!
//!     cargo run --release -p weft-math --example tune -- NAME FILE
//!
//! FILE is what `weft-reference/tests/witness/witness.c` printed for the function: its `hard` lines
//! are the inputs within 32 double ulps of a midpoint, the only ones that such a move can harm.
//! The moves that it prints go into `NUDGES` of `coefficients/fit.py`; the exhaustive check has the
//! last word.

#[path = "../tests/support/mod.rs"]
mod support;

use support::{Evaluator, LANES, SoftFma};
use weft_kernel::{Elem, FunctionProgram, Inst};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, path] = arguments.as_slice() else {
        return Err("arguments: NAME FILE".into());
    };
    let original = weft_math::function(name).ok_or_else(|| format!("no program {name}"))?;
    let reference = support::reference(name).ok_or_else(|| format!("no reference {name}"))?;
    let mut inputs = Vec::new();
    for line in std::fs::read_to_string(path)?.lines() {
        if let Some(rest) = line.strip_prefix("hard ") {
            inputs.push(u32::from_str_radix(
                rest.split(' ').next().unwrap_or(""),
                16,
            )?);
        }
    }
    let expected: Vec<u32> = inputs
        .iter()
        .map(|x| reference(f32::from_bits(*x)).to_bits())
        .collect();
    let constants: Vec<usize> = (0..original.insts.len())
        .filter(|&at| {
            matches!(
                original.insts[at],
                Inst::Const {
                    elem: Elem::F64,
                    ..
                }
            )
        })
        .collect();

    let mut best = original.clone();
    let mut best_wrong = wrong(&best, &inputs, &expected);
    println!("{} inputs, {best_wrong} wrong before", inputs.len());
    let mut state = 1_u64;
    let mut random = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    for _ in 0..20_000 {
        if best_wrong == 0 {
            break;
        }
        let mut candidate = best.clone();
        for _ in 0..=random(3) {
            let at = constants[random(constants.len() as u64) as usize];
            if let Inst::Const { bits, .. } = &mut candidate.insts[at] {
                // Short mantissas are integers, powers of two and split constants: not to be moved.
                if *bits << 32 != 0 {
                    *bits = bits.wrapping_add_signed(random(5) as i64 - 2);
                }
            }
        }
        let candidate_wrong = wrong(&candidate, &inputs, &expected);
        if candidate_wrong < best_wrong {
            best_wrong = candidate_wrong;
            best = candidate;
        }
    }
    println!("{best_wrong} wrong after");
    for (old, new) in original.insts.iter().zip(&best.insts) {
        if let (Inst::Const { bits: old, .. }, Inst::Const { bits: new, .. }) = (old, new)
            && old != new
        {
            println!("{old:#018x} by {}", new.wrapping_sub(*old) as i64);
        }
    }
    if best_wrong == 0 {
        Ok(())
    } else {
        Err("no moves found".into())
    }
}

fn wrong(program: &FunctionProgram, inputs: &[u32], expected: &[u32]) -> usize {
    let mut evaluator = Evaluator::new(program);
    let mut wrong = 0;
    for (block, expected) in inputs.chunks(LANES).zip(expected.chunks(LANES)) {
        let padded = std::array::from_fn(|i| block[i.min(block.len() - 1)]);
        let given = evaluator.run::<SoftFma>(&padded);
        wrong += expected
            .iter()
            .zip(given)
            .filter(|(e, g)| **e != *g)
            .count();
    }
    wrong
}
