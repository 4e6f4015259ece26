//! `cargo xtask bench --host`: weft-bench in release mode, with all arguments passed on; `--a64` and
//! `--exec-mem`: the benches of two crates, no members of the workspace since they have rivals to
//! build.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use crate::context::{Context, Out, cargo};

/// Runs weft-bench; its exit code is ours.
pub fn run(arguments: &[OsString]) -> ExitCode {
    // Unlike a lane, a bench keeps the caller's `WEFT_*` variables: they choose what is measured.
    let mut command = Command::new(cargo());
    command
        .current_dir(Context::new(false, Out::Stdout).root)
        .args(["run", "--release", "--quiet", "--package", "weft-bench"]);
    if arguments.iter().any(|a| a == "--functions") {
        command.args(["--features", "core-math"]);
    }
    command.arg("--").args(arguments);
    ended(command)
}

/// Runs the encoder's bench; its exit code is ours.
pub fn a64() -> ExitCode {
    apart("weft-a64-encoder/bench/Cargo.toml", &[])
}

/// Runs the bench of placing code; its exit code is ours.
pub fn exec_mem(arguments: &[OsString]) -> ExitCode {
    apart("weft-exec-mem/bench/Cargo.toml", arguments)
}

/// Runs a bench that has a workspace of its own.
fn apart(manifest: &str, arguments: &[OsString]) -> ExitCode {
    let root = Context::new(false, Out::Stdout).root;
    let mut command = Command::new(cargo());
    command
        .current_dir(root)
        .args(["run", "--release", "--quiet", "--manifest-path", manifest])
        .arg("--")
        .args(arguments);
    ended(command)
}

fn ended(mut command: Command) -> ExitCode {
    match command.status() {
        Ok(status) => {
            let code = status.code().and_then(|code| u8::try_from(code).ok());
            code.map_or(ExitCode::FAILURE, ExitCode::from)
        }
        Err(error) => {
            eprintln!("xtask: cargo cannot be started: {error}");
            ExitCode::FAILURE
        }
    }
}
