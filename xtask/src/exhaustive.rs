//! `cargo xtask validate --exhaustive`: every elementary function on all 2^32 inputs.
//!
//! The work is done by the example `exhaustive` of weft-compiler; here the outside witness is built
//! for it, from C and libmpfr, where this host has them.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::child::capture;
use crate::context::{Context, Out};

/// Runs the check; its exit code is ours.
pub fn run(arguments: &[OsString]) -> ExitCode {
    let context = Context::new(false, Out::Stdout);
    let mut command = context.cargo([
        "run",
        "--release",
        "--quiet",
        "--package",
        "weft-compiler",
        "--example",
        "exhaustive",
        "--",
    ]);
    let needs_none = |a: &OsString| a == "--help" || a == "-h" || a == "--witness";
    if !arguments.iter().any(needs_none) {
        match witness(&context) {
            Ok(program) => {
                command.arg("--witness").arg(program);
            }
            Err(why) => context.say(&format!("MPFR has no say: {why}")),
        }
    }
    command.args(arguments);
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

/// The program made of the witness's source, or why there is none.
fn witness(context: &Context) -> Result<PathBuf, String> {
    let folder = context
        .scratch("exhaustive", false)
        .map_err(|error| error.to_string())?;
    let program = folder.join("witness");
    let mut gcc = context.program("gcc");
    gcc.args(if host_has_vectors() {
        ["-O3", "-mavx2", "-mfma"].as_slice()
    } else {
        &["-O2"]
    });
    gcc.arg("-o").arg(&program);
    gcc.arg("weft-reference/tests/witness/witness.c");
    gcc.args(["-lmpfr", "-lgmp"]);
    gcc.args(host_has_vectors().then_some("-lmvec"));
    gcc.arg("-lm");
    let built = capture(gcc).map_err(|_| "gcc does not start".to_owned())?;
    if built.status.success() {
        return Ok(program);
    }
    let line = built.stderr.lines().find(|line| line.contains("error"));
    let line = line.unwrap_or("gcc failed");
    Err(format!("{line} (Debian has libmpfr-dev)"))
}

/// Whether the C library has vector functions here, of glibc for AVX2.
fn host_has_vectors() -> bool {
    #[cfg(all(target_arch = "x86_64", target_os = "linux", target_env = "gnu"))]
    {
        is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")
    }
    #[cfg(not(all(target_arch = "x86_64", target_os = "linux", target_env = "gnu")))]
    {
        false
    }
}
