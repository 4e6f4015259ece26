//! The `weft` command: run, plan, inspect and check models.
//!
//! Exit codes: 0 for success, 1 where a check or an expectation failed, 2 for everything that could
//! not be done (bad usage, bad files, unsupported models).

#![forbid(unsafe_code)]

mod commands;

use clap::{Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;

const AFTER_HELP: &str = "\
Exit codes: 0 where all is well, 1 where a check or an expectation fails, 2 where something cannot
be done.

Examples, with the digits that come with Weft:
  weft run digits.onnx --image page=page.png --expect digit=labels.npy
  weft inspect digits.onnx --region block0/mlp/gelu
  weft check digits.onnx --from block0/norm1 --to block0/attn";

/// Compile a model for this machine, run it, and prove its bits.
///
/// The same bits on every machine, thread count and batch size; every decision readable.
///
/// Environment: WEFT_NATIVE_EMIT=on|off|strict (machine code, none, or none that differs),
/// WEFT_CPU=native|avx512|avx2|baseline (use fewer processor features), WEFT_CACHE_DIR (where
/// verdicts are kept), WEFT_CACHE=off (keep none).
#[derive(Parser)]
#[command(name = "weft", version, max_term_width = 100, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run a model: print outputs, digests, the plan, and whether the bits are the reference's
    Run(commands::run::Args),
    /// Make a plan and write it to a file
    Plan(commands::plan::Args),
    /// Show what a plan does, kernel by kernel, with prices and refusals
    Inspect(commands::inspect::Args),
    /// Compare every region with the slow reference, bit for bit
    Check(commands::check::Args),
    /// Print the digests of a model's outputs
    Hash(commands::hash::Args),
    /// List a model's ops, and all that are not supported at once
    Ops(commands::ops::Args),
    /// Say in words what changed between two plans
    PlanDiff(commands::plan_diff::Args),
    /// Write a model as source that builds and checks itself where Weft is not
    Render(commands::render::Args),
    /// Race two plans of one model, and say which is faster, or that it cannot be told
    Ab(commands::ab::Args),
    /// Say whether this machine lets Weft run machine code that it writes, and who forbids it if not
    Probe(commands::probe::Args),
    /// Run small graphs of every kind, and print digests that are the same on every machine
    Selftest(commands::selftest::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        Command::Run(args) => commands::run::run(&args),
        Command::Plan(args) => commands::plan::run(&args),
        Command::Inspect(args) => commands::inspect::run(&args),
        Command::Check(args) => commands::check::run(&args),
        Command::Hash(args) => commands::hash::run(&args),
        Command::Ops(args) => commands::ops::run(&args),
        Command::PlanDiff(args) => commands::plan_diff::run(&args),
        Command::Ab(args) => commands::ab::run(&args),
        Command::Render(args) => commands::render::run(&args),
        Command::Probe(args) => commands::probe::run(&args),
        Command::Selftest(args) => commands::selftest::run(&args),
    };
    match done {
        Ok(commands::Verdict::Good) => ExitCode::SUCCESS,
        Ok(commands::Verdict::Bad) => ExitCode::from(1),
        Err(error) => {
            // Where even this cannot be written, the exit code is left to say it.
            let _ = writeln!(
                std::io::stderr(),
                "weft: {}",
                commands::words(error.as_ref())
            );
            ExitCode::from(2)
        }
    }
}
