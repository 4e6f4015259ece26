//! `weft-bench`: measures this machine, and Weft on it.

use clap::Parser;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use weft::CompileOptions;
use weft_bench::case::{self, Case};
use weft_bench::machine::Machine;
use weft_bench::record::{self, Host};
use weft_bench::rounds::Effort;
use weft_bench::{Failure, claims, functions, kernels, measure, svg, table};

/// Measures this machine, then Weft on it, beside the crates gemm and matrixmultiply and code by
/// hand. Bits are checked before anything is timed; everything runs on one thread, in turns.
///
/// The environment chooses what is measured: WEFT_NATIVE_EMIT is on, off or strict, WEFT_CPU is
/// native, avx512, avx2 or baseline. For figures that mean something, leave the machine alone, and
/// pin the run to a core: taskset -c 1 cargo xtask bench --host. Turns in which the thread had to
/// wait for a processor are left out, as far as the system counts that.
#[derive(Parser)]
#[command(name = "weft-bench", version)]
struct Args {
    /// Only rows with this word in their name (repeatable)
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Fewer and shorter rounds: a look, not a record
    #[arg(long)]
    quick: bool,
    /// Print JSON instead of tables
    #[arg(long)]
    json: bool,
    /// Draw the rows as a picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write all figures to record/DATE-CPU.json, under a new name each time
    #[arg(long)]
    record: bool,
    /// Write the measured machine profile, which plans can be priced with
    #[arg(long, value_name = "FILE")]
    profile: Option<PathBuf>,
    /// Exit with 1 where a twin is slower than its arm, less than 90 % of the digits model's time
    /// runs in twins, or the product of 1024 cubed falls below 0.9 of gemm
    #[arg(long)]
    assert: bool,
    /// Only elementary functions, hot in the first level of cache, beside glibc, libmvec and SLEEF
    /// (which gcc must find)
    #[arg(long)]
    functions: bool,
    /// List the rows
    #[arg(long)]
    list: bool,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("weft-bench: {error}");
            ExitCode::from(match error {
                Failure::Differ { .. } => 1,
                _ => 2,
            })
        }
    }
}

fn run(args: &Args) -> Result<ExitCode, Failure> {
    let root = root();
    if args.functions {
        return run_functions(args, &root);
    }
    let recipes = case::chosen(case::recipes(&root), &args.only)?;
    if args.list {
        for recipe in &recipes {
            println!("{}", recipe.name);
        }
        return Ok(ExitCode::SUCCESS);
    }
    let options = CompileOptions::from_env().map_err(Failure::weft("options"))?;
    let effort = if args.quick {
        Effort::QUICK
    } else {
        Effort::FULL
    };
    let detected = weft_runtime::machine_profile(options.features.clone(), 1);
    let mut host = Host::now(&root, &detected.cpu);
    if args.quick {
        host.flags.push("--quick".into());
    }
    eprintln!("measuring the machine ...");
    let machine = Machine::measure(detected, args.quick);
    if let Some(path) = &args.profile {
        write(path, &profile_json(&machine))?;
    }
    let mut rows = Vec::new();
    let mut parts = None;
    for recipe in &recipes {
        eprintln!("{} ...", recipe.name);
        let case: Case = recipe.case()?;
        rows.push(measure::measure(&case, &machine, &options, effort)?);
        if case.name == "digits" {
            // As everybody plans it: without a measured profile.
            let measured =
                kernels::measure(&case.name, &case.graph, &case.inputs, &options, effort)?;
            parts = Some(measured);
        }
    }
    host.note_load();
    let json = record::json(&host, &machine, &rows, parts.as_ref());
    if args.json {
        println!("{json:#}");
    } else {
        println!("{}", table::machine(&machine));
        println!("{}", table::rows(&rows));
        if let Some(parts) = &parts {
            println!("{}", table::kernels(parts));
        }
    }
    if let Some(path) = &args.svg {
        write(path, &svg::plot(&rows, &host))?;
    }
    if args.record {
        let path = record::write(&root.join("record"), &host, &json)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        eprintln!("wrote record/{name}");
    }
    let violations = claims::violations(&rows, parts.as_ref());
    for violation in &violations {
        eprintln!("does not hold: {violation}");
    }
    Ok(if args.assert && !violations.is_empty() {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// Measures the elementary functions and nothing else.
fn run_functions(args: &Args, root: &Path) -> Result<ExitCode, Failure> {
    let options = CompileOptions::from_env().map_err(Failure::weft("options"))?;
    let effort = if args.quick {
        Effort::QUICK
    } else {
        Effort::FULL
    };
    let profile = weft_runtime::machine_profile(options.features.clone(), 1);
    let mut host = Host::now(root, &profile.cpu);
    host.flags.push("--functions".into());
    if args.quick {
        host.flags.push("--quick".into());
    }
    let lines = functions::measure(root, &options, &args.only, effort)?;
    host.note_load();
    let json = record::functions(&host, &lines);
    if args.json {
        println!("{json:#}");
    } else {
        println!("{}", functions::text(&lines));
    }
    if args.record {
        let path = record::write(&root.join("record"), &host, &json)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        eprintln!("wrote record/{name}");
    }
    Ok(ExitCode::SUCCESS)
}

/// The workspace's folder: this crate's parent when cargo runs it, else where we are.
fn root() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(PathBuf::new, |folder| Path::new(&folder).join(".."))
}

fn profile_json(machine: &Machine) -> String {
    // A profile is plain data.
    let text = serde_json::to_string_pretty(&machine.profile).unwrap_or_default();
    format!("{text}\n")
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(Failure::io(path))
}
