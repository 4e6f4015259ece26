//! Lane `fmt`.

use std::collections::BTreeSet;
use std::path::Path;

use crate::child::stream;
use crate::context::Context;
use crate::files;
use crate::lane::{Lane, Stop, Tally};
use crate::tools::require_cargo_part;

/// rustfmt would change nothing.
#[derive(Debug)]
pub struct Fmt;

impl Lane for Fmt {
    fn name(&self) -> &'static str {
        "fmt"
    }

    fn claim(&self) -> &'static str {
        "rustfmt would change no source file"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        require_cargo_part(context, "fmt", "rustfmt")?;
        let sources = files::rust_sources(context)?.len() as u64;
        let command = context.cargo(["fmt", "--all", "--", "--check", "-l"]);
        let mut different = BTreeSet::new();
        let status = stream(context, command, |line| {
            if line.ends_with(".rs") {
                let path = Path::new(line);
                let path = path.strip_prefix(&context.root).unwrap_or(path);
                different.insert(path.display().to_string());
            }
        })?;
        for path in &different {
            tally.fail(format!("`cargo fmt --all` would change {path}"));
        }
        tally.require_success(status, "cargo fmt");
        tally.pass(sources);
        Ok(())
    }
}
