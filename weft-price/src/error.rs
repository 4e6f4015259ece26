//! Why something has no price.

use crate::model::{Class, Width};

/// A refusal to price.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PriceError {
    /// Bytes that are no instruction.
    #[error("the bytes at offset {offset} are no instruction")]
    Undecodable {
        /// Offset in the code.
        offset: usize,
    },
    /// An instruction that the tables do not know.
    #[error("the cost of `{instruction}` at offset {offset} is unknown")]
    UnknownInstruction {
        /// Offset in the code.
        offset: usize,
        /// The instruction in Intel's syntax.
        instruction: String,
    },
    /// A known instruction whose kind or width the core model has no figures for.
    #[error("model {model} has no figures for {class:?} at {width:?}, needed by {user}")]
    NotInModel {
        /// The model's name.
        model: String,
        /// The kind of operation.
        class: Class,
        /// Its width.
        width: Width,
        /// The instruction with its offset, or the arm's stage.
        user: String,
    },
    /// A loop that is empty, leaves the code or its parent, overlaps a sibling, or comes before
    /// its parent.
    #[error("loop {index} is not nested properly")]
    LoopNotNested {
        /// Index into the loops.
        index: usize,
    },
    /// A loop that begins or ends inside an instruction.
    #[error("loop {index} begins or ends inside an instruction")]
    LoopSplitsInstruction {
        /// Index into the loops.
        index: usize,
    },
    /// A memory model without a last level that holds everything, with a bandwidth of 0, or with a
    /// share outside 0 to 1.
    #[error("the memory model needs positive bandwidths, a share, and a last level without limit")]
    BadMemoryModel,
    /// A core model whose clock, issue width or port sets cannot be used.
    #[error("core model {model} needs a clock, an issue width, and ports for each operation")]
    BadCoreModel {
        /// The model's name.
        model: String,
    },
    /// An arm's stage with no lanes, or with a slowdown below 1 or not finite.
    #[error("stage {stage} of the arm needs lanes, finite counts, and a slowdown of at least 1")]
    BadStage {
        /// The stage's label.
        stage: String,
    },
}
