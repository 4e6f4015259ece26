//! Where the lanes work, and how they start other programs.

use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What all lanes share.
#[derive(Debug)]
pub struct Context {
    /// The repository's root.
    pub root: PathBuf,
    /// Install what is missing.
    pub install: bool,
    /// Where progress and the output of other programs go.
    pub out: Out,
}

/// Where text goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Out {
    Stdout,
    /// Standard output is kept free for one JSON document.
    Stderr,
    /// A test that runs among others would garble their lines.
    #[cfg(test)]
    Nowhere,
}

impl Context {
    /// The context of this checkout.
    pub fn new(install: bool, out: Out) -> Self {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = manifest.parent().unwrap_or(manifest).to_owned();
        Self { root, install, out }
    }

    /// Prints one line of progress.
    pub fn say(&self, line: &str) {
        self.print(format!("{line}\n").as_bytes());
    }

    /// Prints bytes as they are, at once.
    pub fn print(&self, bytes: &[u8]) {
        // Nothing sensible is left to do when the terminal has gone away.
        let _ = match self.out {
            Out::Stdout => {
                let mut out = io::stdout().lock();
                out.write_all(bytes).and_then(|()| out.flush())
            }
            Out::Stderr => io::stderr().lock().write_all(bytes),
            #[cfg(test)]
            Out::Nowhere => Ok(()),
        };
    }

    /// A program to start in the root, without any `WEFT_*` variable: a lane sets those it means.
    pub fn program(&self, name: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(name);
        command.current_dir(&self.root);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("WEFT_") {
                command.env_remove(name);
            }
        }
        command
    }

    /// [`cargo`] in the root, with its output coloured if ours may be.
    pub fn cargo<'a>(&self, arguments: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = self.program(cargo());
        command.args(arguments);
        if io::stdout().is_terminal() && std::env::var_os("CARGO_TERM_COLOR").is_none() {
            command.env("CARGO_TERM_COLOR", "always");
        }
        command
    }

    /// A folder for what lane `name` writes, inside the root so that cargo finds the workspace
    /// from there; empty at first if `fresh`.
    pub fn scratch(&self, name: &str, fresh: bool) -> io::Result<PathBuf> {
        let folder = self.root.join("target").join("xtask").join(name);
        if fresh && folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        std::fs::create_dir_all(&folder)?;
        Ok(folder)
    }
}

/// The cargo that started us.
pub fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}
