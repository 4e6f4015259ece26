//! Looks for small moves of a program's f64 constants that round all given inputs rightly.
//!
//!     cargo run --release -p weft-math --example tune -- NAME FILE [SEED [HIGH LOW]]
//!
//! FILE is what `weft-reference/tests/witness/witness.c` printed for the function: its `hard` lines
//! are the inputs within 32 double ulps of a midpoint, the only ones that such moves can harm.
//! HIGH and LOW are the bits (hexadecimal) of two constants whose sum is to be parted elsewhere.
//! What it prints goes into `NUDGES` and `SPLITS` of `coefficients/fit.py`.

#[path = "../tests/support/host_fma.rs"]
mod host_fma;
#[path = "../tests/support/mod.rs"]
mod support;

use support::{Evaluator, LANES};
use weft_kernel::{Elem, FunctionProgram, Inst};

const STEPS: u32 = 300_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (Some(name), Some(path)) = (arguments.first(), arguments.get(1)) else {
        return Err("arguments: NAME FILE [SEED [HIGH LOW]]".into());
    };
    let seed = arguments.get(2).map_or(Ok(1), |seed| seed.parse())?;
    let program = weft_math::function(name).ok_or_else(|| format!("no program {name}"))?;
    let reference = support::reference(name).ok_or_else(|| format!("no reference {name}"))?;
    let mut cases = Vec::new();
    for line in std::fs::read_to_string(path)?.lines() {
        if let Some(rest) = line.strip_prefix("hard ") {
            let input = u32::from_str_radix(rest.split(' ').next().unwrap_or(""), 16)?;
            cases.push((input, reference(f32::from_bits(input)).to_bits()));
        }
    }
    let constant = |bits: u64| {
        program.insts.iter().position(|inst| {
            *inst
                == Inst::Const {
                    elem: Elem::F64,
                    bits,
                }
        })
    };
    let split = match arguments.get(3..5) {
        Some([high, low]) => {
            let [high, low] = [high, low].map(|text| u64::from_str_radix(text, 16));
            Some((
                constant(high?).ok_or("no such high constant")?,
                constant(low?).ok_or("no such low constant")?,
            ))
        }
        _ => None,
    };
    // Short mantissas are integers, powers of two and parts of splits: not to be moved.
    let movable = program
        .insts
        .iter()
        .enumerate()
        .filter(|(at, inst)| {
            split.is_none_or(|(high, low)| *at != high && *at != low)
                && matches!(inst, Inst::Const { elem: Elem::F64, bits } if bits << 32 != 0)
        })
        .map(|(at, _)| at)
        .collect();

    let search = Search {
        program,
        cases,
        movable,
        split,
    };
    let best = search.anneal(seed);
    println!("{} wrong after", search.wrong(&best));
    if best.high_ulps != 0 || best.low_steps != 0 {
        println!("split: ({}, {})", best.high_ulps, best.low_steps);
    }
    for &(at, ulps) in &best.ulps {
        if let (Inst::Const { bits, .. }, true) = (&search.program.insts[at], ulps != 0) {
            println!("{bits:#018x}: {ulps},");
        }
    }
    if search.wrong(&best) == 0 {
        Ok(())
    } else {
        Err("no moves found".into())
    }
}

/// How far each constant is moved.
#[derive(Clone)]
struct Moves {
    ulps: Vec<(usize, i64)>,
    high_ulps: i64,
    /// In units of 2^-58.
    low_steps: i64,
}

struct Search {
    program: FunctionProgram,
    /// Inputs and right results.
    cases: Vec<(u32, u32)>,
    movable: Vec<usize>,
    split: Option<(usize, usize)>,
}

impl Search {
    fn anneal(&self, seed: u64) -> Moves {
        let mut state = seed;
        let mut random = move |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_041);
            (state >> 33) % below
        };
        let mut now = Moves {
            ulps: self.movable.iter().map(|&at| (at, 0)).collect(),
            high_ulps: 0,
            low_steps: 0,
        };
        let mut now_wrong = self.wrong(&now);
        println!("{} cases, {now_wrong} wrong before", self.cases.len());
        let (mut best, mut best_wrong) = (now.clone(), now_wrong);
        for step in 0..STEPS {
            if best_wrong == 0 {
                break;
            }
            let mut next = now.clone();
            match (random(4), self.split) {
                (0, Some(_)) => next.low_steps += random(17) as i64 - 8,
                (1, Some(_)) => next.high_ulps += random(20_001) as i64 - 10_000,
                _ => {
                    for _ in 0..=random(2) {
                        let at = random(next.ulps.len() as u64) as usize;
                        // Mostly few ulps; the reach grows as the search goes on.
                        let reach = 3 + u64::from(step) * 9 / u64::from(STEPS);
                        let ulps = 1 << random(reach);
                        next.ulps[at].1 += if random(2) == 0 { ulps } else { -ulps };
                    }
                }
            }
            let next_wrong = self.wrong(&next);
            let worse = next_wrong.saturating_sub(now_wrong);
            if worse == 0 || (worse < 3 && random(30_u64.pow(worse as u32)) == 0) {
                (now, now_wrong) = (next, next_wrong);
            }
            if now_wrong < best_wrong {
                (best, best_wrong) = (now.clone(), now_wrong);
            }
        }
        self.take_back(best)
    }

    /// Undoes every move that is not needed.
    fn take_back(&self, mut best: Moves) -> Moves {
        let wrong = self.wrong(&best);
        for at in 0..best.ulps.len() {
            let mut without = best.clone();
            without.ulps[at].1 = 0;
            if self.wrong(&without) <= wrong {
                best = without;
            }
        }
        best
    }

    fn moved(&self, moves: &Moves) -> FunctionProgram {
        let mut program = self.program.clone();
        for &(at, ulps) in &moves.ulps {
            if let Inst::Const { bits, .. } = &mut program.insts[at] {
                *bits = bits.wrapping_add_signed(ulps);
            }
        }
        if let Some((high_at, low_at)) = self.split
            && let (Inst::Const { bits: high, .. }, Inst::Const { bits: low, .. }) =
                (&self.program.insts[high_at], &self.program.insts[low_at])
        {
            let new_high = high.wrapping_add_signed(moves.high_ulps);
            let shift = moves.low_steps as f64 * (1.0 / (1_u64 << 58) as f64);
            let new_low =
                (f64::from_bits(*high) - f64::from_bits(new_high)) + f64::from_bits(*low) + shift;
            program.insts[high_at] = Inst::Const {
                elem: Elem::F64,
                bits: new_high,
            };
            program.insts[low_at] = Inst::Const {
                elem: Elem::F64,
                bits: new_low.to_bits(),
            };
        }
        program
    }

    /// How many cases go wrong.
    fn wrong(&self, moves: &Moves) -> usize {
        let program = self.moved(moves);
        let mut evaluator = Evaluator::new(&program);
        let mut wrong = 0;
        for block in self.cases.chunks(LANES) {
            let inputs = std::array::from_fn(|i| block[i.min(block.len() - 1)].0);
            let given = host_fma::run(&mut evaluator, &inputs);
            wrong += block.iter().zip(given).filter(|((_, e), g)| e != g).count();
        }
        wrong
    }
}
