//! Why an op or a graph has no value.

use weft_ir::{DType, InferError, TensorError, TensorType};

/// Why an op or a graph has no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RefError {
    /// The op does not apply to operands of these types.
    #[error(transparent)]
    Infer(#[from] InferError),
    /// The op has no meaning for this element type.
    #[error("{op} is not defined for {dtype}")]
    UnsupportedDType {
        /// The op.
        op: &'static str,
        /// The type.
        dtype: DType,
    },
    /// An element of an index operand lies outside.
    #[error("{op} has an index {index} outside an axis of extent {extent}")]
    IndexOutside {
        /// The op.
        op: &'static str,
        /// The index.
        index: i128,
        /// Extent of the axis.
        extent: u64,
    },
    /// A scale that no honest resize has: not a positive finite number, or with antialias far from
    /// the ratio of the extents.
    #[error("resize of an axis of extent {extent} to {size} has the scale {scale}")]
    ResizeScale {
        /// Extent of the operand's axis.
        extent: u64,
        /// Extent of the result's.
        size: u64,
        /// The scale, written out.
        scale: String,
    },
    /// An axis so long that the table of what each element is made of would be larger than a picture.
    #[error("resize of an axis of extent {extent} to {size}: neither may exceed {limit}")]
    ResizeExtent {
        /// Extent of the operand's axis.
        extent: u64,
        /// Extent of the result's.
        size: u64,
        /// The most.
        limit: u64,
    },
    /// The system gives no memory for a tensor.
    #[error("no memory for a tensor of {bytes} bytes")]
    Memory {
        /// How many were asked for.
        bytes: usize,
    },
    /// The result, or a tensor on the way to it, would take more bytes than allowed.
    #[error("{op} makes a tensor {ty}, beyond the limit of {limit_bytes} bytes")]
    TooLarge {
        /// The op.
        op: &'static str,
        /// Type of the tensor.
        ty: TensorType,
        /// The limit.
        limit_bytes: u64,
    },
    /// A tensor could not be formed.
    #[error(transparent)]
    Tensor(#[from] TensorError),
    /// A node failed.
    #[error("node {node}: {source}")]
    InNode {
        /// Name of the node.
        node: String,
        /// Why.
        source: Box<RefError>,
    },
    /// A node's result does not have the type that the graph states for it.
    #[error("node {node} gives {computed}, but its value is declared {declared}")]
    ResultType {
        /// Name of the node.
        node: String,
        /// Type of the value in the graph.
        declared: TensorType,
        /// Type of the result.
        computed: TensorType,
    },
    /// A value that is needed was neither given nor made.
    #[error("value {value} is needed, but neither given nor computed")]
    MissingValue {
        /// Name of the value.
        value: String,
    },
    /// A given tensor is not of the value's type.
    #[error("value {value} is declared {declared}, but a tensor {given} was given")]
    GivenType {
        /// Name of the value.
        value: String,
        /// Type of the value in the graph.
        declared: TensorType,
        /// Type of the tensor.
        given: TensorType,
    },
    /// A name that the graph does not have among its inputs.
    #[error("the graph has no input {name}")]
    UnknownInput {
        /// The name.
        name: String,
    },
    /// An id that the graph does not have.
    #[error("the graph has no {kind} {index}")]
    NoSuchId {
        /// What the id names.
        kind: &'static str,
        /// The id.
        index: u32,
    },
}
