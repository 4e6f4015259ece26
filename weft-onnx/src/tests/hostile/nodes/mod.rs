//! Nodes: ops, attributes and inputs that cannot be.

mod forms;
mod operands;
mod shapes;
mod windows;

use super::super::model::{Writer, arange, i64s, ints};
use crate::proto::AttributeProto;
use weft_ir::{DType, Tensor};

/// A model with the input `x: f32[1, 4, 6, 6]`, constants `c0`, `c1` and so on, and the node `bad`.
fn node(op: &str, inputs: &[&str], constants: &[Tensor], attributes: &[AttributeProto]) -> Writer {
    at_opset(13, op, inputs, constants, attributes)
}

fn at_opset(
    opset: i64,
    op: &str,
    inputs: &[&str],
    constants: &[Tensor],
    attributes: &[AttributeProto],
) -> Writer {
    let mut model = Writer::new(opset)
        .input("x", DType::F32, &[1, 4, 6, 6])
        .input("n", DType::I64, &[2]);
    for (i, tensor) in constants.iter().enumerate() {
        model = model.constant(&format!("c{i}"), tensor);
    }
    model
        .node(op, inputs, &["y"], attributes)
        .called("bad")
        .output("y")
}

fn conv(attributes: &[AttributeProto]) -> Writer {
    node("Conv", &["x", "c0"], &[arange(&[2, 4, 3, 3])], attributes)
}

fn pool(attributes: &[AttributeProto]) -> Writer {
    node("MaxPool", &["x"], &[], attributes)
}

fn kernel(extents: &[i64]) -> AttributeProto {
    ints("kernel_shape", extents)
}

fn scalar(value: i64) -> Tensor {
    i64s(&[], &[value])
}

trait AtOpset {
    fn clone_at(&self, opset: i64) -> Writer;
}

impl AtOpset for Writer {
    /// The same model for another opset.
    fn clone_at(&self, opset: i64) -> Writer {
        let mut model = self.clone();
        model.proto.opset_import[0].version = opset;
        model
    }
}
