//! Why no plan could be made.

use weft_ir::DType;
use weft_kernel::{Refusal, VerifyError};

/// Why the optimizer gives no plan.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OptimizeError {
    /// A shape has symbolic dims; this version plans fixed shapes.
    #[error("value {value} has the shape {shape}, plans need fixed extents")]
    SymbolicShape {
        /// The value.
        value: String,
        /// Its shape.
        shape: String,
    },
    /// No arm has this op on this dtype.
    #[error("node {node}: {op} is not implemented on {dtype}")]
    UnsupportedDtype {
        /// The node.
        node: String,
        /// Its op.
        op: String,
        /// The dtype.
        dtype: DType,
    },
    /// No arm has this op in this form.
    #[error("node {node}: {op} is not implemented where {why}")]
    UnsupportedForm {
        /// The node.
        node: String,
        /// Its op.
        op: String,
        /// What about it.
        why: String,
    },
    /// A composite could not be written out.
    #[error("node {node}: {source}")]
    Decompose {
        /// The node.
        node: String,
        /// Why.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// Folding a constant failed.
    #[error("node {node} has constant operands and no value: {source}")]
    Fold {
        /// The node.
        node: String,
        /// What the reference said.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// A twin differs from its arm, and the mode is strict.
    #[error("strict mode: {0}")]
    StrictTwin(Refusal),
    /// A kernel came out malformed: a defect of the optimizer, reported rather than run.
    #[error("kernel {kernel} is malformed: {source}")]
    Malformed {
        /// The kernel.
        kernel: String,
        /// What is wrong.
        source: VerifyError,
    },
    /// Regions wait for each other: a defect of fusion, reported rather than run.
    #[error("the region of node {node} waits for itself")]
    CyclicRegions {
        /// The last node of one of the regions.
        node: String,
    },
    /// A plan that was made earlier does not fit.
    #[error(transparent)]
    Plan(#[from] weft_plan::PlanError),
    /// Emitting a plan's twin again gives other bytes: the plan is of another build.
    #[error("kernel {kernel}: this build emits other {isa} code than the plan was made with")]
    OtherCode {
        /// The kernel.
        kernel: String,
        /// The lowering.
        isa: String,
    },
    /// Sizes exceed what can be addressed.
    #[error("{what} needs {given} bytes, the limit is {limit}")]
    TooLarge {
        /// What.
        what: String,
        /// How much.
        given: u64,
        /// The limit.
        limit: u64,
    },
}
