//! Steps that move elements: one map over a shape.

use crate::draft::{DraftStep, writes_of};
use crate::error::OptimizeError;
use crate::loops::assemble;
use crate::walks::Walks;
use weft_kernel::{Effect, Inst, Kernel, Over, Stage, Val};

/// A step that copies one walk to another.
///
/// # Errors
/// If the walks have no common axes.
pub fn copy_step(
    name: String,
    walks: Walks,
    shape: &[u64],
    load: usize,
    store: usize,
) -> Result<DraftStep, OptimizeError> {
    let insts = vec![Inst::Load { access: load }];
    let effects = vec![Effect::Store {
        access: store,
        value: Val(0),
    }];
    map_step(name, walks, shape, insts, effects)
}

/// A step of one map over a shape.
///
/// # Errors
/// If the walks have no common axes.
pub fn map_step(
    name: String,
    walks: Walks,
    shape: &[u64],
    insts: Vec<Inst>,
    effects: Vec<Effect>,
) -> Result<DraftStep, OptimizeError> {
    let groups = vec![0; shape.len()];
    let names: Vec<String> = (0..shape.len()).map(|i| format!("i{i}")).collect();
    let finished =
        walks
            .finish(shape, &groups, &names)
            .ok_or_else(|| OptimizeError::UnsupportedForm {
                node: name.clone(),
                op: "a copy".into(),
                why: "its accesses have no common axes".into(),
            })?;
    let stages = vec![Stage {
        over: Over::Inner,
        insts,
        effects,
    }];
    let writes = writes_of(&walks);
    let kernel = assemble(name, finished, Vec::new(), Vec::new(), stages, &walks);
    Ok(DraftStep {
        kernel: Kernel::Loop(kernel),
        sources: walks.sources,
        checks: walks.checks,
        writes,
    })
}
