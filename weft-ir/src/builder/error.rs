//! Why something cannot be built.

use crate::dtype::DType;
use crate::infer::InferError;
use crate::shape::TensorType;
use crate::verify::VerifyError;

/// Why something cannot be built.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BuildError {
    /// An op that does not apply to its operands.
    #[error("node \"{node}\" of {}: {source}", operands.join(", "))]
    Infer {
        /// The name the node would have had.
        node: String,
        /// Names of its operands.
        operands: Vec<String>,
        /// Why not.
        source: Box<InferError>,
    },
    /// A value of another graph.
    #[error("{op}: operand {operand} belongs to another graph")]
    OtherGraph {
        /// The op.
        op: &'static str,
        /// Which operand.
        operand: usize,
    },
    /// An axis that a value does not have, counted from its start or, negative, from its end.
    #[error("{op}: axis {axis} is not an axis of \"{value}\", which is {ty}")]
    Axis {
        /// The op.
        op: &'static str,
        /// The value's name.
        value: String,
        /// The value's type.
        ty: TensorType,
        /// The axis as given.
        axis: i64,
    },
    /// A shape with an extent to be found (-1) that has no answer, or more than one.
    #[error("reshape: \"{value}\", which is {ty}, does not fill {shape:?}")]
    Reshape {
        /// The value's name.
        value: String,
        /// The value's type.
        ty: TensorType,
        /// The shape asked for.
        shape: Vec<i64>,
    },
    /// A number that a dtype does not hold.
    #[error("{op}: {dtype} does not hold the number {number}")]
    Scalar {
        /// The op.
        op: &'static str,
        /// The dtype.
        dtype: DType,
        /// The number, written out.
        number: String,
    },
    /// A matrix product of a scalar.
    #[error("matmul: operand {operand} is a scalar")]
    ScalarMatmul {
        /// Which operand.
        operand: usize,
    },
    /// An output name that is taken.
    #[error("there is an output named \"{name}\" already")]
    RepeatedOutput {
        /// The name.
        name: String,
    },
    /// A graph that does not verify.
    #[error(transparent)]
    Verify(#[from] Box<VerifyError>),
}
