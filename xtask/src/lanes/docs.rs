//! Lane `docs`.

use crate::child::stream;
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};

/// No warning in the documentation.
#[derive(Debug)]
pub struct Docs;

impl Lane for Docs {
    fn name(&self) -> &'static str {
        "docs"
    }

    fn claim(&self) -> &'static str {
        "every crate's documentation builds without a warning"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let mut command = context.cargo(["doc", "--workspace", "--no-deps", "--keep-going"]);
        command.env("RUSTDOCFLAGS", "-D warnings");
        let mut generated = 0;
        let status = stream(context, command, |line| {
            // One line lists the crates documented, or only the first and how many follow.
            if let Some(list) = line.trim_start().strip_prefix("Generated ") {
                generated += pages(list);
            } else if line.starts_with("error") {
                tally.fail(line);
            }
        })?;
        tally.pass(generated);
        tally.require_success(status, "cargo doc");
        Ok(())
    }
}

/// `target/doc/a/index.html and 2 other files` is three pages.
fn pages(list: &str) -> u64 {
    let others = list.split_once(" and ").and_then(|(_, rest)| {
        rest.split_whitespace()
            .next()
            .and_then(|number| number.parse::<u64>().ok())
    });
    1 + others.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_counted_though_cargo_names_only_the_first() {
        assert_eq!(pages("target/doc/xtask/index.html"), 1);
        assert_eq!(
            pages("target/doc/weft_ir/index.html and 16 other files"),
            17
        );
    }
}
