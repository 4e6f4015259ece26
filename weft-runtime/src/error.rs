//! Why a plan cannot be bound or run.

use weft_kernel::Refusal;
use weft_plan::PlanError;

/// A refusal of the runtime.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// The plan is inconsistent, or made for another host.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// An arm or code memory refuses.
    #[error("step {step}: {refusal}")]
    Refused {
        /// Name of the kernel.
        step: String,
        /// Why.
        refusal: Refusal,
    },
    /// A step's twin comes without its code, or with other code than the plan says.
    #[error("step {step} is to run code {wanted}, {given} was given")]
    Code {
        /// Name of the kernel.
        step: String,
        /// What the plan says.
        wanted: String,
        /// What was given.
        given: String,
    },
    /// Weights or code are not as many as the plan has.
    #[error("{given} {what} given, the plan has {expected}")]
    Count {
        /// Which.
        what: &'static str,
        /// How many.
        given: usize,
        /// How many there must be.
        expected: usize,
    },
    /// The plan has no input at this position.
    #[error("there is no input {index}; {}", known_inputs(names))]
    NoSuchInput {
        /// The position asked for.
        index: usize,
        /// Names of the inputs there are, by position.
        names: Vec<String>,
    },
    /// A run was asked for before an input had its bytes.
    #[error("input {index}, {name}, was never set")]
    InputNotSet {
        /// Its position.
        index: usize,
        /// Its name.
        name: String,
    },
    /// An input's bytes are not as many as its type has.
    #[error("input {name} has {expected} bytes, {given} given")]
    InputLength {
        /// The input.
        name: String,
        /// Bytes of its type.
        expected: usize,
        /// Bytes given.
        given: usize,
    },
    /// An index of a gather lies outside of the axis that it indexes.
    #[error(
        "step {step}: element {element} of {indices} is the index {index}, \
         the axis has {extent} elements"
    )]
    IndexOutside {
        /// Name of the kernel.
        step: String,
        /// The value that holds the indices.
        indices: String,
        /// Which of its elements, counted row-major.
        element: u64,
        /// What it holds.
        index: i128,
        /// Extent of the axis.
        extent: u64,
    },
    /// So many threads are not to be had.
    #[error("{given} threads asked for, a session has 1 to {limit}")]
    Threads {
        /// How many were asked for.
        given: usize,
        /// The most there are.
        limit: usize,
    },
    /// Not enough memory can be addressed.
    #[error("{what} needs {bytes} bytes, more than can be addressed here")]
    TooLarge {
        /// What.
        what: &'static str,
        /// How many bytes.
        bytes: u64,
    },
}

/// The legal positions with their names.
fn known_inputs(names: &[String]) -> String {
    let last = match names.len() {
        0 => return "the plan has none".into(),
        count => count - 1,
    };
    let each = names
        .iter()
        .enumerate()
        .map(|(i, name)| format!("{i} {name}"));
    let each = each.collect::<Vec<_>>().join(", ");
    format!("0 to {last} are: {each}")
}
