//! CUDA C, executed on the CPU through the shim, against the portable arm and its oracle.
//!
//! `cargo xtask validate --only render-cuda` runs this; without a C++ compiler it says so and checks
//! nothing, which is a failure when `WEFT_RENDER_TOOLS=required`. One report a family: `executed by
//! the shim, FAMILY: N kernels, M elements, D differ`, and `planted: N faults, M missed`.
//!
//! With `WEFT_RENDER_SAMPLE=FOLDER` it writes an artifact of some kernels of every family there, for
//! other compilers, and does nothing else. `WEFT_FAMILY=NAME` runs one family.

#![allow(missing_docs, reason = "a test")]

#[path = "../../weft-render/tests/corpus/mod.rs"]
mod corpus;
mod machine;

use corpus::plans::whole;
use machine::{Shim, compiler, planted};
use std::process::ExitCode;

/// Kernels of one artifact: enough that starting the compiler costs little.
const BATCH: usize = 120;
/// Random kernels.
const RANDOM: u64 = 400;
/// Kernels of each family in a sample.
const OF_EACH: usize = 12;

fn main() -> ExitCode {
    // As the usual harness: words are parts of names, and there is one name.
    let mut words = std::env::args().skip(1).filter(|a| !a.starts_with('-'));
    if words.any(|w| !"executed".contains(&w)) || std::env::args().any(|a| a == "--list") {
        return ExitCode::SUCCESS;
    }
    let Some(compiler) = compiler() else {
        println!("not run: this machine lacks clang++-19");
        let required = std::env::var("WEFT_RENDER_TOOLS").is_ok_and(|v| v == "required");
        return if required {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        };
    };
    if let Some(folder) = std::env::var_os("WEFT_RENDER_SAMPLE") {
        let sample = corpus::sample(corpus::families(RANDOM), OF_EACH);
        let made = whole("sample", &sample.functions, &sample.cases);
        let weights: [&[u8]; 0] = [];
        weft_render_cuda::render(&made.plan, &weights, &made.inputs, &made.expected)
            .and_then(|artifact| artifact.write(folder.as_ref()))
            .unwrap_or_else(|e| panic!("{e}"));
        println!("sample: {} kernels", sample.cases.len());
        return ExitCode::SUCCESS;
    }
    let only = std::env::var("WEFT_FAMILY").ok();
    let mut good = true;
    for family in corpus::families(RANDOM) {
        if only.as_ref().is_some_and(|o| o != family.name) {
            continue;
        }
        let (mut kernels, mut elements, mut differ) = (0, 0, 0);
        for (at, cases) in family.cases.chunks(BATCH).enumerate() {
            let made = whole(family.name, &family.functions, cases);
            let weights: [&[u8]; 0] = [];
            let artifact =
                weft_render_cuda::render(&made.plan, &weights, &made.inputs, &made.expected);
            let artifact = match artifact {
                Ok(artifact) => artifact,
                Err(e) => panic!("{}: {e}", family.name),
            };
            let name = format!("{}-{at}", family.name.replace(' ', "-"));
            let shim = Shim::build(&compiler, &name, &artifact).unwrap_or_else(|e| panic!("{e}"));
            let run = shim.run("up");
            kernels += cases.len();
            elements += made.elements;
            differ += run.differ.len();
            for line in run.differ.iter().take(5) {
                eprintln!("{}: {line}", family.name);
            }
            if !run.is_whole(made.expected.values.len()) {
                eprintln!("{}: {}", family.name, run.text);
                differ = differ.max(1);
            }
        }
        println!(
            "executed by the shim, {}: {kernels} kernels, {elements} elements, {differ} differ",
            family.name
        );
        good &= differ == 0 && elements > 0;
    }
    if only.is_none_or(|o| o == "planted") {
        let faults = planted::all(&compiler);
        let missed: Vec<_> = faults.iter().filter(|(_, caught)| !caught).collect();
        for (what, _) in &missed {
            eprintln!("not caught: {what}");
        }
        println!("planted: {} faults, {} missed", faults.len(), missed.len());
        good &= missed.is_empty() && faults.len() > 15;
    }
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
