//! The semantic graph: what is meant, with no word on how it is done.
//!
//! A [`Graph`] has values (each with a dtype and a shape), nodes (each an [`Op`] on values with one
//! result) and named outputs. Primitive ops are defined by the numerics contract; composite ops
//! carry a decomposition into primitive ops that *defines* their bits.
//!
//! Invariants of a graph that verifies: nodes are in an order in which every value is defined
//! before it is used, every name is unique, and every value's type is the one its op infers.

#![forbid(unsafe_code)]

pub mod attr;
pub mod builder;
mod chunk;
mod construct;
pub mod decompose;
pub mod dtype;
pub mod graph;
pub mod infer;
mod name_set;
mod names;
pub mod op;
pub mod shape;
pub mod tensor;
pub mod text;
pub mod verify;

pub use attr::F32;
pub use builder::{BuildError, GraphBuilder, Operand, Var};
pub use chunk::ChunkError;
pub use decompose::{DecomposeError, decompose, expand_composites};
pub use dtype::DType;
pub use graph::{Graph, Node, NodeId, Output, ValueId, ValueInfo};
pub use infer::{InferError, infer};
pub use op::{
    ArgOp, AttentionAttrs, BinaryFn, CompareFn, CompositeOp, ConvAttrs, CoordTransform, DotDims,
    GeluForm, NearestRounding, Op, PadMode, PoolAttrs, ReduceFn, ResizeAttrs, ResizeMode,
    ScalePlace, UnaryFn,
};
pub use shape::{Dim, Shape, TensorType};
pub use tensor::{Tensor, TensorError};
pub use text::{ParseError, ParseErrorKind, Text, parse_text, to_text};
pub use verify::{VerifyError, verify};
