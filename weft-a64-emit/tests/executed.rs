//! NEON code, executed under an emulator, against the portable arm on this processor.
//!
//! Without the tools nothing is checked and that is said; with `WEFT_A64_MACHINE=required` it is a
//! failure. One report a family: `executed on CPU, FAMILY: N kernels, M elements, D differ`.

mod common;

use common::machine::{Machine, missing};
use common::{Wrong, check, kernels, maps};
use std::process::ExitCode;
use weft_kernel::{Functions, Kernel};

/// Processors: all that the emulator has, and one without half-precision arithmetic or dot products.
const CPUS: [&str; 2] = ["max", "cortex-a72"];

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

fn main() -> ExitCode {
    let missing = missing();
    if !missing.is_empty() {
        let what = format!("no {}", missing.join(" and no "));
        if std::env::var_os("WEFT_A64_MACHINE").is_some_and(|v| v == "required") {
            eprintln!("{what}");
            return ExitCode::FAILURE;
        }
        println!("not executed: {what}; 0 kernels checked");
        return ExitCode::SUCCESS;
    }
    let mut good = true;
    for cpu in CPUS {
        let mut machine = Machine::new(cpu);
        for (name, kernels, functions) in families() {
            let (mut elements, mut differ) = (0, 0);
            for kernel in &kernels {
                match check(&mut machine, kernel, &functions) {
                    Ok(n) => elements += n,
                    Err(wrong) => {
                        differ += 1;
                        if differ <= 10 {
                            let kernel = kernel.name();
                            match wrong {
                                Wrong::Refused(r) => eprintln!("{kernel} is refused: {r}"),
                                Wrong::Fault(f) => eprintln!("{kernel}: {f:?}"),
                                Wrong::Differs(d) => eprintln!("{kernel}: {d}"),
                            }
                        }
                    }
                }
            }
            let count = kernels.len();
            println!(
                "executed on {cpu}, {name}: {count} kernels, {elements} elements, {differ} differ"
            );
            good &= differ == 0 && elements > 0;
        }
    }
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
