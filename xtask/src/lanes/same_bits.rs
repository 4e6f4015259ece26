//! Lane `same-bits`.

use std::collections::BTreeSet;

use crate::bits::{compare, rows};
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};

/// What the lanes of the targets found is one digest.
#[derive(Debug)]
pub struct SameBits;

/// The targets that execute.
const TARGETS: [&str; 3] = ["x86_64-linux", "aarch64-linux", "x86_64-windows"];

impl Lane for SameBits {
    fn name(&self) -> &'static str {
        "same-bits"
    }

    fn claim(&self) -> &'static str {
        "the digits and every kernel family have one digest on all targets, in all ways to run"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let rows = rows();
        let ran: BTreeSet<&str> = rows.iter().map(|row| row.target).collect();
        let absent: Vec<&str> = TARGETS
            .iter()
            .filter(|target| !ran.contains(**target))
            .copied()
            .collect();
        if rows.len() < 2 {
            return Err(Stop::Skip(format!("no digests of {}", absent.join(", "))));
        }
        let table = compare(&rows, tally);
        context.say(&table);
        if !absent.is_empty() {
            tally.check(!context.install, || {
                format!("no digests of {}", absent.join(", "))
            });
            tally.note(format!("no digests of {}", absent.join(", ")));
        }
        Ok(())
    }
}
