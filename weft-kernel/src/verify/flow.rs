//! The flow between stages: what a stage reads, an earlier one has made.
//!
//! Slots and rows are memory of a worker that is reused from call to call. A kernel that read one
//! before it is written would have bits that depend on what ran before it.

use super::VerifyError;
use crate::body::{Effect, Inst};
use crate::loop_kernel::Stage;
use std::collections::BTreeSet;

/// Refuses a stage that reads a slot or a row that no earlier stage writes.
///
/// The effects of a stage happen behind its instructions, so a stage cannot read what it makes.
pub(super) fn check_flow(stages: &[Stage]) -> Result<(), VerifyError> {
    let mut made: BTreeSet<(&str, usize)> = BTreeSet::new();
    for (at, stage) in stages.iter().enumerate() {
        for inst in &stage.insts {
            let read = match inst {
                Inst::Scalar { slot } => ("slot", *slot),
                Inst::Row { row } => ("row", *row),
                _ => continue,
            };
            if !made.contains(&read) {
                return Err(VerifyError::Unset {
                    stage: at,
                    what: read.0,
                    index: read.1,
                });
            }
        }
        for effect in &stage.effects {
            match effect {
                Effect::StoreRow { row, .. } => made.insert(("row", *row)),
                Effect::Reduce { slot, .. } | Effect::SetScalar { slot, .. } => {
                    made.insert(("slot", *slot))
                }
                Effect::Store { .. } => continue,
            };
        }
    }
    Ok(())
}
