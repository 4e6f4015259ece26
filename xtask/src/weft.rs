//! The `weft` command, as lanes use it.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::child::{cargo_messages, expect_success};
use crate::context::Context;
use crate::lane::Stop;
use crate::metadata;

/// A release build of `weft`.
#[derive(Debug)]
pub struct Weft {
    binary: PathBuf,
    /// Verdicts of earlier runs stay out: each lane starts as a fresh machine would.
    cache: PathBuf,
}

impl Weft {
    /// Builds `weft` in release mode, with an empty verdict cache for lane `lane`.
    pub fn build(context: &Context, lane: &str) -> Result<Self, Stop> {
        if !metadata::workspace(context)?
            .iter()
            .any(|p| p.name == "weft-compiler")
        {
            return Err(Stop::Fail("the workspace has no weft-compiler".into()));
        }
        let command = context.cargo([
            "build",
            "--release",
            "--package",
            "weft-compiler",
            "--message-format=json-diagnostic-rendered-ansi",
        ]);
        let mut binary = None;
        let status = cargo_messages(context, command, |message| {
            if message["target"]["name"] == "weft"
                && let Some(path) = message["executable"].as_str()
            {
                binary = Some(PathBuf::from(path));
            }
        })?;
        match binary {
            Some(binary) if status.success() => Ok(Self {
                binary,
                cache: context.scratch(&format!("{lane}-cache"), true)?,
            }),
            _ => Err(Stop::Fail(format!("building weft ended with {status}"))),
        }
    }

    /// `weft` with these arguments, in the root.
    pub fn command(
        &self,
        context: &Context,
        arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Command {
        let mut command = context.program(&self.binary);
        command.args(arguments);
        self.with_own_cache(&mut command);
        command
    }

    /// Keeps a command that runs `weft`, however indirectly, off the user's verdict cache.
    pub fn with_own_cache(&self, command: &mut Command) {
        command.env("XDG_CACHE_HOME", &self.cache);
    }

    /// Runs `weft ... --json`, which must succeed, and reads what it printed.
    pub fn json(&self, command: Command) -> Result<Value, Stop> {
        let shown = crate::child::shown(&command);
        let printed = expect_success(command)?.stdout;
        serde_json::from_str(&printed)
            .map_err(|error| Stop::Fail(format!("`{shown}` did not print JSON: {error}")))
    }
}
