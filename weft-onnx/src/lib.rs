//! ONNX model files to [`weft_ir::Graph`].
//!
//! [`load`] gives a graph or the first reason why not; [`survey`] gives all reasons at once. A file
//! is taken to be hostile: nothing is allocated on its word alone, work is bounded by its size, and
//! whatever is wrong or not supported is one typed error that names node or tensor and reason.
//!
//! ```no_run
//! # fn main() -> Result<(), weft_onnx::OnnxError> {
//! let options = weft_onnx::LoadOptions::new().bind("batch", 1);
//! for node in weft_onnx::survey("model.onnx", &options)?.unsupported {
//!     println!("{} ({}): {}", node.node, node.op, node.fault);
//! }
//! let graph = weft_onnx::load("model.onnx", &options)?.graph;
//! # Ok(())
//! # }
//! ```
//!
//! Ops are translated literally: an ONNX op becomes the IR op of the same meaning, or the ops that
//! ONNX's own definition spells, in its order. Arithmetic on constants, shape arithmetic above all,
//! is done here by `weft-reference`.
//!
//! Choices where ONNX leaves one:
//!
//! - Shapes are static: symbolic dimensions are bound by [`LoadOptions`] or refused by name.
//! - An input that has an initializer is a constant.
//! - `Clip` is `min(max(x, lo), hi)`, as ONNX's text says, with the IR's maximum and minimum.
//! - `Resize` by scales takes the output extent from the product in f32, as ONNX's shape inference
//!   does, and the given scale in its coordinates; `align_corners` goes by the output extent.
//! - `ScatterND` and `ScatterElements` with the same index twice keep the last update.
//! - An attribute that the op does not have at the file's opset is an error.

#![forbid(unsafe_code)]

mod attrs;
mod census;
mod error;
mod external;
mod fold;
mod import;
mod inputs;
mod model;
mod node;
mod ops;
mod options;
mod proto;
mod scope;
mod sort;
mod tensor;

#[cfg(test)]
mod tests;

pub use error::{ExternalFault, NodeFault, OnnxError, OptionFault, TensorFault, ValueFault};
pub use inputs::{OpenExtent, OpenInput};
pub use model::{Model, Survey, UnsupportedNode, from_bytes, load, survey, survey_bytes};
pub use ops::supported_ops;
pub use options::LoadOptions;
