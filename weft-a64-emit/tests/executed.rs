//! NEON code, executed under an emulator, against the portable arm on this processor.
//!
//! `cargo xtask validate --only a64-emit` runs this; without the tools it says so and checks
//! nothing, which is a failure when `WEFT_A64_MACHINE=required`. One report a family:
//! `executed on CPU, FAMILY: N kernels, M elements, D differ`, and `planted on CPU: N faults, M
//! missed`.

#![allow(missing_docs, reason = "a test")]

mod common;

use common::machine::{Machine, missing};
use common::random::random_kernel;
use common::{Wrong, check, check_with, emit, kernels, maps, planted, products};
use std::process::ExitCode;
use weft_kernel::{Functions, Kernel, Refusal};

/// Processors: all that the emulator has, and one without half-precision arithmetic or dot products.
const CPUS: [&str; 2] = ["max", "cortex-a72"];

/// Random kernels for each processor.
const RANDOM: u64 = 400;

fn families() -> Vec<(&'static str, Vec<Kernel>, Functions)> {
    let (none, math) = (Functions::default(), weft_math::all());
    let functions = weft_math::NAMES
        .iter()
        .flat_map(|name| [5, 64, 1001].map(|n| kernels::function(name, n)));
    vec![
        ("unary operations", maps::unary_operations(), none.clone()),
        ("binary operations", maps::binary_operations(), none.clone()),
        ("shifts by constants", maps::constant_shifts(), none.clone()),
        ("fma", maps::fma_signs(), none.clone()),
        (
            "comparisons and selection",
            maps::comparisons(),
            none.clone(),
        ),
        ("logic", maps::logic(), none.clone()),
        ("half types", maps::halves(), none.clone()),
        ("guarded stores", maps::guarded_stores(), none.clone()),
        ("loop kernels", kernels::all(), math.clone()),
        ("reductions", kernels::reductions(), none.clone()),
        ("conversions", maps::conversions(), none),
        ("functions", functions.collect(), math),
    ]
}

/// Counts of one family on one processor.
#[derive(Default)]
struct Tally {
    kernels: u64,
    elements: u64,
    differ: u64,
}

impl Tally {
    fn take(&mut self, kernel: &Kernel, result: Result<u64, Wrong>) {
        self.kernels += 1;
        let wrong = match result {
            Ok(n) => {
                self.elements += n;
                return;
            }
            Err(wrong) => wrong,
        };
        self.differ += 1;
        if self.differ <= 10 {
            match wrong {
                Wrong::Refused(r) => eprintln!("{} is refused: {r}", kernel.name()),
                Wrong::Fault(f) => eprintln!("{}: {f:?}\n{kernel}", kernel.name()),
                Wrong::Differs(d) => eprintln!("{}: {d}\n{kernel}", kernel.name()),
            }
        }
    }

    /// Prints the counts; whether they are good.
    fn report(&self, cpu: &str, family: &str) -> bool {
        let Tally {
            kernels,
            elements,
            differ,
        } = self;
        println!(
            "executed on {cpu}, {family}: {kernels} kernels, {elements} elements, {differ} differ"
        );
        *differ == 0 && *elements > 0
    }
}

/// Whatever of the random kernels is served; most must be.
fn random(machine: &mut Machine) -> (Tally, bool) {
    let none = Functions::default();
    let mut tally = Tally::default();
    for seed in 0..RANDOM {
        let kernel = random_kernel(seed);
        match check(machine, &kernel, &none) {
            Err(Wrong::Refused(
                Refusal::UnsupportedInst { .. }
                | Refusal::RegisterPressure { .. }
                | Refusal::UnsupportedForm { .. },
            )) => {}
            result => tally.take(&kernel, result),
        }
    }
    let enough = tally.kernels > RANDOM / 2;
    (tally, enough)
}

fn contractions(machine: &mut Machine) -> Tally {
    let math = weft_math::all();
    let mut tally = Tally::default();
    for product in products::all() {
        let kernel = product.kernel();
        let result = emit(&kernel, &math).map_err(Wrong::Refused);
        let result = result.and_then(|code| {
            let clear = |inputs: &mut [Vec<u8>]| product.clear_padding(&mut inputs[1]);
            check_with(machine, &kernel, &math, &code, clear)
        });
        tally.take(&kernel, result);
    }
    tally
}

fn main() -> ExitCode {
    // As the usual harness: words are parts of names, and there is one name.
    let mut words = std::env::args().skip(1).filter(|a| !a.starts_with('-'));
    if words.next().is_some_and(|first| {
        let name = "executed_and_planted_faults_are_caught";
        !name.contains(&first) && !words.any(|w| name.contains(&w))
    }) {
        return ExitCode::SUCCESS;
    }
    if std::env::args().any(|a| a == "--list") {
        return ExitCode::SUCCESS;
    }
    let missing = missing();
    if !missing.is_empty() {
        println!("not run: this machine lacks {}", missing.join(", "));
        let required = std::env::var("WEFT_A64_MACHINE").is_ok_and(|v| v == "required");
        return if required {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        };
    }
    let mut good = true;
    for cpu in CPUS {
        let mut machine = Machine::new(cpu);
        for (name, kernels, functions) in families() {
            let mut tally = Tally::default();
            for kernel in &kernels {
                tally.take(kernel, check(&mut machine, kernel, &functions));
            }
            good &= tally.report(cpu, name);
        }
        good &= contractions(&mut machine).report(cpu, "contractions");
        let (tally, enough) = random(&mut machine);
        good &= tally.report(cpu, "random kernels") && enough;
        let planted = planted::all(&mut machine);
        let missed: Vec<&String> = planted
            .iter()
            .filter(|(_, caught)| !caught)
            .map(|(what, _)| what)
            .collect();
        for what in &missed {
            eprintln!("not caught: {what}");
        }
        println!(
            "planted on {cpu}: {} faults, {} missed",
            planted.len(),
            missed.len()
        );
        good &= missed.is_empty() && planted.len() > 100;
    }
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
