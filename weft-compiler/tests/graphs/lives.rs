//! Whose bytes are whose: a plan's arena played through byte by byte.
//!
//! This knows nothing of how memory is planned: each byte remembers the buffer that was written to it
//! last, and whoever reads a buffer must find all of its bytes its own.

use weft::plan::{BufferId, Place, Plan};
use weft_kernel::OperandRole;

/// Plays a plan through.
///
/// # Errors
/// The first buffer that is read after somebody else wrote to its bytes, in words.
pub fn play(plan: &Plan) -> Result<(), String> {
    let mut owner: Vec<Option<BufferId>> = vec![None; plan.arena_bytes as usize];
    let range = |id: BufferId| {
        let buffer = &plan.buffers[id.index()];
        match buffer.place {
            Place::Arena(offset) => {
                let (from, len) = (offset as usize, buffer.bytes() as usize);
                Some(from..from + len)
            }
            _ => None,
        }
    };
    let name = |id: BufferId| plan.buffers[id.index()].name.clone();
    let intact = |owner: &[Option<BufferId>], id: BufferId, when: &str| {
        let Some(bytes) = range(id) else {
            return Ok(());
        };
        if bytes.end > owner.len() {
            return Err(format!("{} lies outside of the arena", name(id)));
        }
        match owner[bytes].iter().find(|o| **o != Some(id)) {
            None => Ok(()),
            Some(other) => {
                let other = other.map_or("nobody".into(), name);
                Err(format!(
                    "{when} reads {}, whose bytes are {other}'s",
                    name(id)
                ))
            }
        }
    };
    for (_, step) in plan.steps() {
        let operands: Vec<(OperandRole, BufferId)> = step
            .kernel
            .operands()
            .iter()
            .map(|o| o.role)
            .zip(step.operands.iter().copied())
            .collect();
        for (role, id) in &operands {
            if *role == OperandRole::Input {
                intact(&owner, *id, step.kernel.name())?;
            }
        }
        for (i, (role, id)) in operands.iter().enumerate() {
            if *role == OperandRole::Input {
                continue;
            }
            let Some(own) = range(*id) else {
                return Err(format!("{} is written outside of the arena", name(*id)));
            };
            for (other_role, other) in operands[..i].iter().chain(&operands[i + 1..]) {
                let Some(theirs) = range(*other) else {
                    continue;
                };
                let meet = own.start < theirs.end && theirs.start < own.end;
                // In place means the very same bytes, of an operand.
                let in_place = *other_role == OperandRole::Input && own == theirs;
                if meet && !in_place {
                    return Err(format!(
                        "{} and {} overlap in one step",
                        name(*id),
                        name(*other)
                    ));
                }
            }
            if own.end > owner.len() {
                return Err(format!("{} lies outside of the arena", name(*id)));
            }
            owner[own].fill(Some(*id));
        }
    }
    for port in &plan.outputs {
        intact(&owner, port.buffer, "the caller")?;
    }
    Ok(())
}
