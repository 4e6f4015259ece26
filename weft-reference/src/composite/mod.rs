//! Composite ops (rule 11), evaluated directly.
//!
//! Every written operation is one operation of the wide type (f32 for half types) and one rounding
//! to the element type. Constants are rounded to f32, and no further. The decompositions of
//! `weft-ir` say the same in primitive ops; tests compare the two.

mod activation;
mod attention;
mod gemm;
mod normalize;
mod pool;

use crate::error::RefError;
use weft_ir::{CompositeOp, Tensor};

/// A composite op on operands that it applies to; `shape` is the result's.
pub(crate) fn composite(
    op: &'static str,
    composite: &CompositeOp,
    inputs: &[&Tensor],
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let x = inputs[0];
    match composite {
        CompositeOp::Softmax { axis } => normalize::softmax(op, x, *axis),
        CompositeOp::LayerNorm { axis, eps } => {
            normalize::layer_norm(op, x, inputs[1], inputs.get(2).copied(), *axis, eps.0)
        }
        CompositeOp::RmsNorm { axis, eps } => normalize::rms_norm(op, x, inputs[1], *axis, eps.0),
        CompositeOp::GroupNorm { groups, eps } => {
            normalize::group_norm(op, x, inputs[1], inputs[2], *groups, eps.0)
        }
        CompositeOp::BatchNorm { eps } => normalize::batch_norm(op, inputs, eps.0),
        CompositeOp::Gemm {
            alpha,
            beta,
            trans_a,
            trans_b,
        } => {
            let factors = (alpha.0, beta.0);
            gemm::gemm(op, inputs, factors, (*trans_a, *trans_b), shape)
        }
        CompositeOp::Attention(attrs) => attention::attention(op, attrs, inputs, shape),
        CompositeOp::AveragePool(attrs) => pool::average_pool(op, attrs, x, shape),
        CompositeOp::MaxPool(attrs) => pool::max_pool(op, attrs, x, shape),
        _ => activation::activation(op, composite, x),
    }
}
