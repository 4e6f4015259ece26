//! Rendered crates, compiled and run by cargo, against the portable arm and its oracle; and faults
//! planted into them, each of which their own test must see.
//!
//! `cargo xtask validate --only render-rust` runs this. One report a family: `executed, FAMILY: N
//! kernels, D differ`; at the end `planted: N faults, M missed`.

#![allow(missing_docs, reason = "a test")]

#[path = "../../weft-render/tests/corpus/mod.rs"]
mod corpus;
mod machine;

use corpus::plans::whole;
use machine::{Run, planted, run};
use std::process::ExitCode;

/// Random kernels.
const RANDOM: u64 = 150;
/// Kernels of every other family, evenly over it.
const OF_EACH: usize = 40;

fn main() -> ExitCode {
    // As the usual harness: words are parts of names, and there is one name.
    let mut words = std::env::args().skip(1).filter(|a| !a.starts_with('-'));
    let name = "executed_and_planted";
    if words.any(|w| !name.contains(&w)) || std::env::args().any(|a| a == "--list") {
        return ExitCode::SUCCESS;
    }
    let only = std::env::var("WEFT_FAMILY").ok();
    let mut good = true;
    for mut family in corpus::families(RANDOM) {
        if only.as_ref().is_some_and(|o| o != family.name) {
            continue;
        }
        if family.name != "random kernels" {
            let step = family.cases.len().div_ceil(OF_EACH).max(1);
            family.cases = family.cases.into_iter().step_by(step).collect();
        }
        let made = whole(family.name, &family.functions, &family.cases);
        let weights: [&[u8]; 0] = [];
        let artifact = weft_render_rust::render(&made.plan, &weights, &made.inputs, &made.expected);
        let artifact = artifact.unwrap_or_else(|e| panic!("{}: {e}", family.name));
        let Run { same, all, text } = run(family.name, &artifact);
        for line in text.lines().filter(|l| l.starts_with("DIFFERENT")).take(5) {
            eprintln!("{}: {line}", family.name);
        }
        if all != made.expected.values.len() as u64 {
            eprintln!("{}: {text}", family.name);
        }
        let differ = made.expected.values.len() as u64 - same;
        println!(
            "executed, {}: {} kernels, {differ} differ",
            family.name,
            family.cases.len()
        );
        good &= differ == 0 && !family.cases.is_empty();
    }
    if only.is_none() {
        let results = planted::all();
        let missed: Vec<_> = results.iter().filter(|(_, caught)| !caught).collect();
        missed
            .iter()
            .for_each(|(what, _)| eprintln!("missed: {what}"));
        println!("planted: {} faults, {} missed", results.len(), missed.len());
        good &= missed.is_empty() && !results.is_empty();
    }
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
