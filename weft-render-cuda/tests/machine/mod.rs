//! Compiling an artifact as C++ against the shim, and running it.

#![allow(dead_code, reason = "each test binary uses another part of this")]

pub mod planted;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use weft_render::Artifact;

/// A C++ compiler, clang first; `None` where there is none.
pub fn compiler() -> Option<PathBuf> {
    let answers = |name: &&'static str| {
        let mut command = Command::new(name);
        command
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command.status().is_ok_and(|s| s.success())
    };
    let names = ["clang++-19", "clang++", "g++"];
    names.into_iter().find(answers).map(PathBuf::from)
}

/// An artifact that was built for the CPU.
pub struct Shim {
    folder: PathBuf,
}

/// What a run printed.
#[derive(Debug)]
pub struct Run {
    pub text: String,
    pub code: Option<i32>,
    /// Lines that name values which differ.
    pub differ: Vec<String>,
}

impl Run {
    /// Whether all of so many values were compared and identical, and the run says so itself.
    pub fn is_whole(&self, values: usize) -> bool {
        let words = format!("{values} of {values} values identical");
        self.code == Some(0) && self.differ.is_empty() && self.text.contains(&words)
    }
}

impl Shim {
    /// Writes and compiles an artifact; the compiler's words where it refuses.
    pub fn build(compiler: &Path, name: &str, artifact: &Artifact) -> Result<Shim, String> {
        let folder =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        artifact.write(&folder).map_err(|e| e.to_string())?;
        let mut command = Command::new(compiler);
        command.current_dir(&folder).args([
            "-std=c++17",
            "-O1",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-Wno-unknown-pragmas",
            "-Wno-unused-parameter",
            "-Wno-pass-failed",
            "-ffp-contract=off",
            "-DWEFT_SHIM",
        ]);
        if cfg!(target_arch = "x86_64") {
            command.arg("-mfma");
        }
        command.args(["-x", "c++", "-o", "check-shim", "kernels.cu", "main.cu"]);
        let out = command.output().map_err(|e| e.to_string())?;
        if !out.status.success() {
            let words = String::from_utf8_lossy(&out.stderr);
            return Err(format!("{}:\n{words}", folder.display()));
        }
        Ok(Shim { folder })
    }

    /// Runs it with threads in an order.
    pub fn run(&self, order: &str) -> Run {
        let out = Command::new(self.folder.join("check-shim"))
            .current_dir(&self.folder)
            .args(["--rounds", "1"])
            .env("WEFT_SHIM_ORDER", order)
            .output()
            .expect("what was built runs");
        let mut text = String::from_utf8_lossy(&out.stdout).into_owned();
        text.push_str(&String::from_utf8_lossy(&out.stderr));
        let differ = text.lines().filter(|l| l.starts_with("DIFFERENT"));
        Run {
            differ: differ.map(str::to_string).collect(),
            code: out.status.code(),
            text,
        }
    }

    /// The evidence that the last run wrote.
    pub fn evidence(&self) -> String {
        std::fs::read_to_string(self.folder.join("evidence.json")).expect("a run writes evidence")
    }
}

impl Drop for Shim {
    fn drop(&mut self) {
        // Kept for a look where that is asked for.
        if std::env::var_os("WEFT_KEEP").is_none() {
            std::fs::remove_dir_all(&self.folder).ok();
        }
    }
}
