//! Compiling a rendered crate and running its test.

use std::path::Path;
use std::process::Command;
use weft_render::Artifact;

pub mod planted;

/// What a crate's test said.
#[derive(Debug)]
pub struct Run {
    /// Values that are the reference's.
    pub same: u64,
    /// Values that were compared.
    pub all: u64,
    /// All that was printed.
    pub text: String,
}

/// Writes a crate and runs its test, by the cargo that runs this.
pub fn run(name: &str, artifact: &Artifact) -> Run {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let name = format!("{}-{}", name.replace(' ', "-"), std::process::id());
    let folder = scratch.join(name);
    artifact.write(&folder).expect("written");
    let mut command = Command::new(env!("CARGO"));
    command
        .current_dir(&folder)
        .args([
            "test",
            "--offline",
            "--test",
            "digests",
            "--",
            "--nocapture",
            "--test-threads=1",
        ])
        .env("CARGO_TARGET_DIR", scratch.join("rendered"))
        .env("RUSTFLAGS", "-Dwarnings");
    let out = command.output().expect("cargo starts");
    let mut text = String::from_utf8_lossy(&out.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&out.stderr));
    let (same, all) = text.lines().find_map(identical).unwrap_or((0, 0));
    // The test itself must say the same as its counts.
    assert!(out.status.success() == (all > 0 && same == all), "{text}");
    // Kept for a look where that is asked for.
    if std::env::var_os("WEFT_KEEP").is_none() {
        std::fs::remove_dir_all(&folder).ok();
    }
    Run { same, all, text }
}

/// `identical: V of V values in R regions, O of O outputs`.
fn identical(line: &str) -> Option<(u64, u64)> {
    let (_, rest) = line.split_once("identical: ")?;
    let (same, all) = rest.split_once(" values in ")?.0.split_once(" of ")?;
    Some((same.parse().ok()?, all.parse().ok()?))
}
