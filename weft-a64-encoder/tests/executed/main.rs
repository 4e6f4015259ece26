//! Instructions executed under qemu do what scalar models, written from the manual, say.
//!
//! `cargo xtask validate --only a64` runs this; without qemu it says so and checks nothing, which is a
//! failure when `WEFT_ORACLES=required`.

#![allow(missing_docs, reason = "a test")]

mod floats;
mod integers;
mod lanes;
mod machine;
mod memory;
#[path = "../oracles/random.rs"]
#[allow(dead_code, reason = "other tests use more of it")]
mod random;
mod vectors;

use std::collections::BTreeSet;
use std::process::Command;

use lanes::Case;
use machine::{MEMORY, State};
use random::Random;
use weft_a64_encoder::parse;

/// States that each instruction runs on.
const ROUNDS: usize = 6;

/// A number that crowds the edges: few bits, halves of ones, or any.
fn value(random: &mut Random) -> u64 {
    let any = random.next();
    match random.below(6) {
        0 => 1 << (any & 63),
        1 => !(1 << (any & 63)),
        2 => any >> (any & 63),
        3 => u64::MAX << (any & 63),
        4 => [0, u64::MAX, 0x8000_0000_8000_0000, 0x7fff_7fff_7fff_7fff][random.below(4)],
        _ => any,
    }
}

fn state(random: &mut Random, number: usize) -> State {
    let mut state = State {
        x: std::array::from_fn(|_| value(random)),
        v: std::array::from_fn(|_| u128::from(value(random)) | u128::from(value(random)) << 64),
        nzcv: (random.below(16) as u32) << 28,
        memory: (0..MEMORY).map(|_| random.next() as u8).collect(),
    };
    state.x[8] = machine::address(number);
    // An index that stays in the memory.
    state.x[9] = random.below(200) as u64;
    // Sometimes comparisons find what they look for.
    if random.below(2) == 0 {
        state.x[0] = state.load(0, 8) as u64;
        state.x[1] = state.load(8, 8) as u64;
        state.v[2] = state.v[1];
    }
    // v5 is an index for table lookups.
    state.v[5] = u128::from_le_bytes(std::array::from_fn(|_| random.below(70) as u8));
    state
}

struct Run {
    text: String,
    before: State,
    expected: State,
}

fn runs() -> Vec<(u32, Run)> {
    let mut random = Random::new(0x0e0);
    let plain = |case: Case| (0, case);
    let all = integers::cases().into_iter().map(plain);
    let all = all.chain(memory::cases().into_iter().map(plain));
    let all = all.chain(vectors::cases().into_iter().map(plain));
    let mut runs = vec![];
    for (floats, case) in all.chain(floats::cases()) {
        let word = parse(&case.text)
            .unwrap_or_else(|e| panic!("`{}`: {e}", case.text))
            .word();
        for _ in 0..ROUNDS {
            let mut before = state(&mut random, runs.len());
            if floats != 0 {
                before = floats::tamed(&before, floats);
                // v15 is for roots.
                before.v[15] &= !(1 << 31 | 1 << 63 | 1 << 95 | 1 << 127);
            }
            let mut expected = before.clone();
            (case.model)(&mut expected);
            let text = case.text.clone();
            runs.push((
                word,
                Run {
                    text,
                    before,
                    expected,
                },
            ));
        }
    }
    runs
}

/// Runs that ended otherwise than their model says.
fn differences(runs: &[(u32, Run)], words: impl Fn(usize) -> u32) -> Vec<String> {
    let cases: Vec<(u32, State)> = runs
        .iter()
        .enumerate()
        .map(|(at, (_, run))| (words(at), run.before.clone()))
        .collect();
    let mut wrong = vec![];
    for ((_, run), after) in runs.iter().zip(machine::run(&cases)) {
        if after != run.expected {
            wrong.push(difference(run, &after));
        }
    }
    wrong
}

fn difference(run: &Run, after: &State) -> String {
    let mut text = format!("`{}`:", run.text);
    for i in 0..16 {
        if after.x[i] != run.expected.x[i] {
            text += &format!(" x{i} is {:x}, not {:x};", after.x[i], run.expected.x[i]);
        }
        if after.v[i] != run.expected.v[i] {
            text += &format!(
                " v{i} is {:032x}, not {:032x};",
                after.v[i], run.expected.v[i]
            );
        }
    }
    if after.nzcv != run.expected.nzcv {
        text += &format!(
            " nzcv is {:08x}, not {:08x};",
            after.nzcv, run.expected.nzcv
        );
    }
    if after.memory != run.expected.memory {
        text += " memory differs;";
    }
    text + &format!(
        " before: x0..3 {:x?}, v0..3 {:032x?}",
        &run.before.x[..4],
        &run.before.v[..4]
    )
}

fn main() {
    if Command::new(machine::QEMU)
        .arg("--version")
        .output()
        .is_err()
    {
        println!("not run: this machine lacks qemu-user");
        assert_ne!(std::env::var("WEFT_ORACLES").as_deref(), Ok("required"));
        return;
    }
    let runs = runs();
    let forms: BTreeSet<usize> = runs
        .iter()
        .map(|(word, run)| {
            let inst = weft_a64_encoder::decode(*word).unwrap_or_else(|| panic!("{}", run.text));
            inst.own_form().counted_as()
        })
        .collect();
    let wrong = differences(&runs, |at| runs[at].0);
    println!(
        "executions under qemu: {} checked, {} differ",
        runs.len(),
        wrong.len()
    );
    println!(
        "    {} forms, by instructions {}",
        forms.len(),
        runs.len() / ROUNDS
    );
    let mut seen = BTreeSet::new();
    for line in &wrong {
        if seen.insert(line.split('`').nth(1).unwrap_or_default().to_string()) && seen.len() <= 30 {
            println!("    {line}");
        }
    }
    assert!(wrong.is_empty(), "{} executions differ", wrong.len());
    assert!(forms.len() >= 300, "only {} forms", forms.len());
    planted_faults(&runs);
}

/// Words with one bit of a register's number changed, and models with one bit of a result changed, are
/// found out.
fn planted_faults(runs: &[(u32, Run)]) {
    let texts = [
        "add x0, x1, x2",
        "fmla v0.4s, v1.4s, v2.4s",
        "ldr x0, [x8, #24]",
    ];
    let chosen: Vec<&(u32, Run)> = runs
        .iter()
        .filter(|(_, run)| texts.contains(&run.text.as_str()))
        .collect();
    let copies = |change: fn(&mut State)| -> Vec<(u32, Run)> {
        let mut random = Random::new(7);
        chosen
            .iter()
            .enumerate()
            .map(|(at, (word, run))| {
                let mut before = state(&mut random, at);
                before.v = run.before.v;
                let mut expected = before.clone();
                match run.text.as_str() {
                    "add x0, x1, x2" => expected.x[0] = before.x[1].wrapping_add(before.x[2]),
                    "ldr x0, [x8, #24]" => expected.x[0] = before.load(24, 8) as u64,
                    _ => expected.v[0] = run.expected.v[0],
                }
                change(&mut expected);
                let text = run.text.clone();
                (
                    *word,
                    Run {
                        text,
                        before,
                        expected,
                    },
                )
            })
            .collect()
    };
    let sound = copies(|_| {});
    assert_eq!(sound.len(), texts.len() * ROUNDS);
    assert_eq!(differences(&sound, |at| sound[at].0), [""; 0]);
    // Another destination.
    let moved = differences(&sound, |at| sound[at].0 ^ 4);
    assert_eq!(
        moved.len(),
        sound.len(),
        "another destination is found each time"
    );
    let flags = copies(|state| state.nzcv ^= 1 << 29);
    assert_eq!(differences(&flags, |at| flags[at].0).len(), flags.len());
    println!("    3 planted faults found in each of {} runs", sound.len());
}
