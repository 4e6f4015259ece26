//! The developer's entry points: `cargo xtask validate`, with `--exhaustive` for all inputs of all
//! functions, and `cargo xtask bench --host`, `--a64` or `--exec-mem`.
//!
//! `validate` runs lanes.
//! A lane is one claim about the whole workspace, it counts what it checked, and a lane that
//! checked nothing has failed.
//! Without `--all` nothing is installed, and a lane that this host cannot run is skipped by
//! name; with `--all` what is missing is installed first, and a skip is a failure.

#![forbid(unsafe_code)]

mod cli;
mod context;
mod cross;

mod architecture;
mod bits;
mod metadata;
mod readme;
mod shell_words;
mod spdx;
mod test_binaries;
mod test_lines;

mod child;
mod clean_build;
mod files;
mod tools;
mod weft;

mod lane;
mod lanes;
mod table;

mod bench;
mod exhaustive;
mod validate;

use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::parse(lexopt::Parser::from_env()) {
        Ok(cli::Command::Help(text)) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Ok(cli::Command::Validate(options)) => validate::run(&options),
        Ok(cli::Command::Exhaustive(arguments)) => exhaustive::run(&arguments),
        Ok(cli::Command::Bench(arguments)) => bench::run(&arguments),
        Ok(cli::Command::BenchA64 { record }) => bench::a64(record),
        Ok(cli::Command::BenchExecMem { record }) => bench::exec_mem(record),
        Err(error) => {
            eprintln!("xtask: {error}\n\n{}", cli::USAGE);
            ExitCode::from(2)
        }
    }
}
