//! A plan made ready: bodies prepared, code placed.

use crate::error::RunError;
use crate::gate::{NativeBody, StepBody};
use weft_exec_mem::{CodeArena, ExecMemError};
use weft_kernel::{EmittedCode, FeatureSet, Functions, Refusal};
use weft_plan::{Body, Digest, Plan};
use weft_portable::Prepared;

/// A step made ready.
pub struct ReadyStep {
    /// What runs it.
    pub body: StepBody,
    /// Extent of the axis that workers share.
    pub split_extent: u64,
    /// Pieces begin at multiples of this.
    pub granule: u64,
    /// Predicted picoseconds on one thread.
    pub ps: u64,
}

/// The refusal that an error of code memory is.
pub fn refusal_of(error: &ExecMemError) -> Refusal {
    match error {
        ExecMemError::ExecMemDenied { policy, errno, .. } => Refusal::ExecMemDenied {
            policy: policy.to_string(),
            errno: errno.0,
        },
        ExecMemError::OsRefused { errno, step } => Refusal::ExecMemDenied {
            policy: format!("the system at {step}"),
            errno: errno.0,
        },
        other => Refusal::ExecMemDenied {
            policy: other.to_string(),
            errno: 0,
        },
    }
}

/// Places all code of a plan in one batch and prepares every arm.
///
/// # Errors
/// If code memory is refused, code is missing or not the plan's, or an arm refuses its kernel.
pub fn ready(
    plan: &Plan,
    code: &[Option<EmittedCode>],
    host: &FeatureSet,
) -> Result<Vec<ReadyStep>, RunError> {
    let steps: Vec<_> = plan.steps().map(|(_, step)| step).collect();
    if steps.len() != code.len() {
        return Err(RunError::Count {
            what: "code bodies",
            given: code.len(),
            expected: steps.len(),
        });
    }
    let mut bodies: Vec<&[u8]> = Vec::new();
    for (step, code) in steps.iter().zip(code) {
        let Some(Body::Twin { code: wanted, .. }) = &step.choice().body else {
            continue;
        };
        let given = code.as_ref().map(|c| Digest::of(&c.bytes));
        if given != Some(*wanted) {
            return Err(RunError::Code {
                step: step.kernel.name().into(),
                wanted: wanted.short(),
                given: given.map_or("none".into(), |d| d.short()),
            });
        }
        bodies.extend(code.as_ref().map(|c| c.bytes.as_slice()));
    }
    let refused = |step: &str, refusal| RunError::Refused {
        step: step.into(),
        refusal,
    };
    let mut handles = Vec::new().into_iter();
    if !bodies.is_empty() {
        let total: usize = bodies.iter().map(|b| b.len() + 128).sum();
        let place = || CodeArena::reserve(total)?.place_batch(&bodies);
        let placed = place().map_err(|e| refused("all steps", refusal_of(&e)))?;
        handles = placed.into_iter();
    }
    let mut out = Vec::new();
    for (step, code) in steps.iter().zip(code) {
        let name = step.kernel.name().to_string();
        let body = match (&step.choice().body, code) {
            (Some(Body::Twin { .. }), Some(code)) => {
                let body = handles
                    .next()
                    .and_then(|handle| NativeBody::new(code, handle, host));
                let feature = code.isa.clone();
                let missing = || refused(&name, Refusal::FeatureMissing { feature });
                StepBody::Native(body.ok_or_else(missing)?)
            }
            _ => StepBody::Portable(prepare(step, &plan.functions, &name)?),
        };
        out.push(ReadyStep {
            body,
            split_extent: step.kernel.split_extent(),
            granule: step.kernel.split_granule(),
            ps: step.choice().price.map_or(u64::MAX, |p| p.ps),
        });
    }
    Ok(out)
}

fn prepare(
    step: &weft_plan::Step,
    functions: &Functions,
    name: &str,
) -> Result<Prepared, RunError> {
    Prepared::new(&step.kernel, functions).map_err(|refusal| RunError::Refused {
        step: name.into(),
        refusal,
    })
}
