//! `cargo xtask bench --host`: weft-bench in release mode, with all arguments passed on; `--a64`: the
//! encoder's own bench, which is no member of the workspace since it has rivals to build.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use crate::clean_build::CleanBuild;
use crate::context::{Context, Out, cargo};
use crate::lane::Stop;

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

/// Runs the bench of placing code, no member of the workspace either; its exit code is ours.
pub fn exec_mem(record: bool) -> ExitCode {
    let root = Context::new(false, Out::Stdout).root;
    let mut command = Command::new(cargo());
    command.current_dir(root).args([
        "run",
        "--release",
        "--quiet",
        "--manifest-path",
        "weft-exec-mem/bench/Cargo.toml",
        "--",
    ]);
    if record {
        command.arg("--record");
    }
    ended(command)
}

/// Builds the encoder alone, three times a profile, and runs its bench, which is given the fastest; its exit
/// code is ours.
pub fn a64(record: bool) -> ExitCode {
    let context = Context::new(false, Out::Stdout);
    let mut command = Command::new(cargo());
    command.current_dir(&context.root).args([
        "run",
        "--release",
        "--quiet",
        "--manifest-path",
        "weft-a64-encoder/bench/Cargo.toml",
        "--",
    ]);
    for profile in ["dev", "release"] {
        let builds: Result<Vec<CleanBuild>, Stop> = (0..3)
            .map(|_| CleanBuild::measure(&context, profile))
            .collect();
        let builds = match builds {
            Ok(builds) => builds,
            Err(Stop::Fail(what) | Stop::Skip(what)) => {
                eprintln!("xtask: {what}");
                return ExitCode::FAILURE;
            }
        };
        builds
            .iter()
            .for_each(|build| context.say(&build.to_line()));
        let best = |seconds: fn(&CleanBuild) -> f64| {
            let all = builds.iter().map(seconds);
            all.min_by(f64::total_cmp).unwrap_or(f64::NAN)
        };
        let user = best(|build| build.user_s.unwrap_or(f64::NAN));
        let wall = best(|build| build.wall_s);
        command.arg(format!("--built={profile},{user:.2},{wall:.2}"));
    }
    if record {
        command.arg("--record");
    }
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
