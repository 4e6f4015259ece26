//! Why there is no artifact.

use std::path::PathBuf;
use weft_kernel::Refusal;
use weft_plan::PlanError;

/// Why a plan is not rendered, or an artifact not written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RenderError {
    /// The target has no code for a kernel.
    #[error("step {step}, kernel {kernel}: {refusal}")]
    Refused {
        /// Position in [`weft_plan::Plan::steps`].
        step: usize,
        /// The kernel.
        kernel: String,
        /// Why.
        refusal: Refusal,
    },
    /// The plan is inconsistent.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The data handed in are not those of the plan.
    #[error("{what}: {given} given, {expected} expected")]
    Count {
        /// `weights`, `inputs`, `bytes of weight 3` and their like.
        what: String,
        /// What was given.
        given: u64,
        /// What the plan has.
        expected: u64,
    },
    /// There are no kernels, so nothing could be rendered or checked.
    #[error("the plan has no kernels")]
    Nothing,
    /// What was expected of a step names something that the step does not write.
    #[error("step {step} writes no operand {operand} of {elems} elements")]
    NoSuchValue {
        /// The step.
        step: usize,
        /// The operand.
        operand: usize,
        /// Elements of the value that was expected.
        elems: u64,
    },
    /// The folder exists and was not written by a renderer.
    #[error("{} exists and is no artifact of Weft; it is left as it is", path.display())]
    NotAnArtifact {
        /// The folder.
        path: PathBuf,
    },
    /// A file or folder cannot be written.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
}
