//! Compares function programs with the reference, for every f32 there is.
//!
//!     cargo run --release -p weft-math --example exhaustive -- [--stride N] [NAME ...]
//!
//! Without names it takes all functions of one argument. `--stride N` takes every N-th input only.
//! It prints for each function the inputs, how many results are wrong (exit code 1 unless 0), and
//! the first wrong ones.

#[path = "../tests/support/host_fma.rs"]
mod host_fma;
#[path = "../tests/support/mod.rs"]
mod support;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use support::{Evaluator, LANES};
use weft_kernel::FunctionProgram;

/// Inputs a thread takes at a time.
const CHUNK: u64 = 1 << 22;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut stride = 1;
    if let Some(at) = arguments.iter().position(|a| a == "--stride") {
        stride = arguments
            .get(at + 1)
            .ok_or("--stride needs a number")?
            .parse()?;
        arguments.drain(at..at + 2);
    }
    if arguments.is_empty() {
        arguments = weft_math::NAMES.map(String::from).to_vec();
        arguments.retain(|name| support::reference(name).is_some());
    }
    let mut all_right = true;
    for name in &arguments {
        let program = weft_math::function(name).ok_or_else(|| format!("no program {name}"))?;
        let reference = support::reference(name).ok_or_else(|| format!("no reference {name}"))?;
        let start = Instant::now();
        let report = compare(&program, reference, stride);
        println!(
            "{name}: {} inputs, {} wrong, {:.0} s",
            report.inputs,
            report.wrong.len(),
            start.elapsed().as_secs_f64()
        );
        for (input, expected, given) in report.wrong.iter().take(20) {
            println!("  {input:08x}: expected {expected:08x}, given {given:08x}");
        }
        all_right &= report.wrong.is_empty() && report.inputs > 0;
    }
    if all_right {
        Ok(())
    } else {
        Err("wrong results".into())
    }
}

struct Report {
    inputs: u64,
    wrong: Vec<(u32, u32, u32)>,
}

fn compare(program: &FunctionProgram, reference: fn(f32) -> f32, stride: u64) -> Report {
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let parts: Vec<Report> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| scope.spawn(|| work(program, reference, stride, &next)))
            .collect();
        workers
            .into_iter()
            .map(|w| w.join().expect("a worker ends"))
            .collect()
    });
    let inputs = parts.iter().map(|p| p.inputs).sum();
    let mut wrong: Vec<_> = parts.into_iter().flat_map(|p| p.wrong).collect();
    wrong.sort_unstable();
    Report { inputs, wrong }
}

fn work(
    program: &FunctionProgram,
    reference: fn(f32) -> f32,
    stride: u64,
    next: &AtomicU64,
) -> Report {
    let mut evaluator = Evaluator::new(program);
    let mut report = Report {
        inputs: 0,
        wrong: Vec::new(),
    };
    let total = (1_u64 << 32).div_ceil(stride);
    loop {
        let from = next.fetch_add(CHUNK, Ordering::Relaxed);
        if from >= total {
            return report;
        }
        for base in (from..(from + CHUNK).min(total)).step_by(LANES) {
            let inputs: [u32; LANES] =
                std::array::from_fn(|i| ((base + i as u64).min(total - 1) * stride) as u32);
            let given = host_fma::run(&mut evaluator, &inputs);
            let count = LANES.min((total - base) as usize);
            report.inputs += count as u64;
            for i in 0..count {
                let expected = reference(f32::from_bits(inputs[i])).to_bits();
                if expected != given[i] {
                    report.wrong.push((inputs[i], expected, given[i]));
                }
            }
        }
    }
}
