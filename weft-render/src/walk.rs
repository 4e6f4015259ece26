//! The steps of a plan, named.

use crate::error::RenderError;
use crate::text::identifier;
use std::collections::BTreeSet;
use weft_kernel::{FunctionProgram, OperandRole, Refusal};
use weft_plan::{Plan, Region, Step};

/// A step with its name in source.
#[derive(Clone, Debug)]
pub struct RenderStep<'a> {
    /// Position in [`Plan::steps`].
    pub index: usize,
    /// Position of its region.
    pub region_index: usize,
    /// Its region.
    pub region: &'a Region,
    /// The step.
    pub step: &'a Step,
    /// An identifier, unique in the plan: `step04_block0_attn_q`.
    pub name: String,
    /// Whether an operand that is written may be the memory of one that is read.
    pub in_place: bool,
}

impl RenderStep<'_> {
    /// A refusal of this step's kernel.
    pub fn refused(&self, refusal: Refusal) -> RenderError {
        RenderError::Refused {
            step: self.index,
            kernel: self.step.kernel.name().into(),
            refusal,
        }
    }
}

/// All steps of a plan, in order, each with its name; the plan is checked first.
///
/// # Errors
/// If the plan is inconsistent or has no steps.
pub fn steps(plan: &Plan) -> Result<Vec<RenderStep<'_>>, RenderError> {
    plan.check()?;
    let count = plan.steps().count();
    let digits = count.saturating_sub(1).to_string().len().max(2);
    let named = plan.steps().enumerate().map(|(index, (region, step))| {
        let words = identifier(step.kernel.name());
        let gap = if words.is_empty() { "" } else { "_" };
        RenderStep {
            index,
            region_index: region,
            region: &plan.regions[region],
            step,
            name: format!("step{index:0digits$}{gap}{words}"),
            in_place: in_place(plan, step),
        }
    });
    let steps: Vec<_> = named.collect();
    if steps.is_empty() {
        return Err(RenderError::Nothing);
    }
    Ok(steps)
}

/// Whether two operands, one of them written, are bytes of one buffer or of overlapping ones.
fn in_place(plan: &Plan, step: &Step) -> bool {
    let operands = step.kernel.operands();
    let place = |i: usize| {
        let buffer = &plan.buffers[step.operands[i].index()];
        (buffer.place, buffer.bytes())
    };
    let touches = |a: usize, b: usize| match (place(a), place(b)) {
        ((weft_plan::Place::Arena(p), m), (weft_plan::Place::Arena(q), n)) => {
            p < q.saturating_add(n) && q < p.saturating_add(m)
        }
        _ => false,
    };
    (0..operands.len()).any(|out| {
        operands[out].role == OperandRole::Output
            && (0..operands.len()).any(|other| other != out && touches(out, other))
    })
}

/// The function programs that the steps call, by name.
///
/// # Errors
/// A refusal naming the first kernel that calls a function which the plan does not have.
pub fn functions<'a>(
    plan: &'a Plan,
    steps: &[RenderStep<'a>],
) -> Result<Vec<&'a FunctionProgram>, RenderError> {
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for step in steps {
        for name in step.step.kernel.called_functions() {
            let program = plan.functions.get(&name).ok_or_else(|| {
                let function = name.clone();
                step.refused(Refusal::UnknownFunction { function })
            })?;
            if seen.insert(name) {
                all.push(program);
            }
        }
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(all)
}
