//! Composite ops. Their decompositions infer the same types; tests compare the two.

use super::{Count, DTypeSet, InferError, Inferred, Operands, attention, broadcasts_to, window};
use crate::op::CompositeOp;

pub(super) fn infer(cx: &Operands<'_>, op: &CompositeOp) -> Inferred {
    match op {
        CompositeOp::Relu => elementwise(cx, DTypeSet::Numbers),
        CompositeOp::LeakyRelu { .. }
        | CompositeOp::HardSigmoid { .. }
        | CompositeOp::HardSwish => elementwise(cx, DTypeSet::Floats),
        CompositeOp::Elu { .. }
        | CompositeOp::Selu { .. }
        | CompositeOp::Gelu(_)
        | CompositeOp::Silu
        | CompositeOp::Mish => elementwise(cx, DTypeSet::FloatsButF64),
        CompositeOp::Softmax { axis } => {
            cx.count(Count::Exactly(1))?;
            cx.axis(0, *axis)?;
            elementwise(cx, DTypeSet::FloatsButF64)
        }
        CompositeOp::LayerNorm { axis, .. } => {
            cx.count(Count::Between(2, 3))?;
            row_norm(cx, *axis)
        }
        CompositeOp::RmsNorm { axis, .. } => {
            cx.count(Count::Exactly(2))?;
            row_norm(cx, *axis)
        }
        CompositeOp::GroupNorm { groups, .. } => {
            cx.count(Count::Exactly(3))?;
            let result = channel_norm(cx)?;
            cx.attribute_at_least_1("groups", &[*groups])?;
            if !cx.shape(0)[1].is_multiple_of(*groups) {
                return Err(InferError::AttributeValue {
                    op: cx.op,
                    attribute: "groups",
                    index: 0,
                    given: (*groups).into(),
                    needed: "a divisor of the channels",
                });
            }
            Ok(result)
        }
        CompositeOp::BatchNorm { .. } => {
            cx.count(Count::Exactly(5))?;
            channel_norm(cx)
        }
        CompositeOp::Gemm {
            alpha,
            beta,
            trans_a,
            trans_b,
        } => {
            cx.count(Count::Between(2, 3))?;
            cx.same_dtype(0)?;
            let unscaled = alpha.0 == 1.0 && (cx.len() == 2 || beta.0 == 1.0);
            let dtype = cx.dtype_in(
                0,
                if unscaled {
                    DTypeSet::Numbers
                } else {
                    DTypeSet::Floats
                },
            )?;
            cx.rank_is(0, Count::Exactly(2))?;
            cx.rank_is(1, Count::Exactly(2))?;
            let (m, k) = transposed(cx.shape(0), *trans_a);
            let (_, n) = transposed(cx.shape(1), *trans_b);
            cx.extent_is(1, usize::from(*trans_b), k)?;
            if cx.len() == 3 && !broadcasts_to(cx.shape(2), &[m, n]) {
                return Err(InferError::CannotBroadcastTo {
                    op: cx.op,
                    operand: 2,
                    shape: cx.shape(2).to_vec(),
                    target: vec![m, n],
                });
            }
            Ok((dtype, vec![m, n]))
        }
        CompositeOp::Attention(attrs) => attention::infer(cx, attrs),
        CompositeOp::AveragePool(attrs) => {
            cx.count(Count::Exactly(1))?;
            Ok((cx.dtype_in(0, DTypeSet::Floats)?, window::pool(cx, attrs)?))
        }
        CompositeOp::MaxPool(attrs) => {
            cx.count(Count::Exactly(1))?;
            Ok((cx.dtype_in(0, DTypeSet::Numbers)?, window::pool(cx, attrs)?))
        }
    }
}

fn elementwise(cx: &Operands<'_>, allowed: DTypeSet) -> Inferred {
    cx.count(Count::Exactly(1))?;
    Ok((cx.dtype_in(0, allowed)?, cx.shape(0).to_vec()))
}

/// Normalisation over axes `axis..`, with parameters of exactly their shape.
fn row_norm(cx: &Operands<'_>, axis: usize) -> Inferred {
    cx.same_dtype(0)?;
    let dtype = cx.dtype_in(0, DTypeSet::Floats)?;
    cx.axis(0, axis)?;
    let row = cx.shape(0)[axis..].to_vec();
    for operand in 1..cx.len() {
        cx.shape_is(operand, &row)?;
    }
    Ok((dtype, cx.shape(0).to_vec()))
}

/// Normalisation of (N, C, ..) with parameters of shape \[C\].
fn channel_norm(cx: &Operands<'_>) -> Inferred {
    cx.same_dtype(0)?;
    let dtype = cx.dtype_in(0, DTypeSet::Floats)?;
    cx.rank_is(0, Count::AtLeast(2))?;
    for operand in 1..cx.len() {
        cx.shape_is(operand, &cx.shape(0)[1..2])?;
    }
    Ok((dtype, cx.shape(0).to_vec()))
}

/// Rows and columns of a matrix that may be transposed.
fn transposed(shape: &[u64], transposed: bool) -> (u64, u64) {
    if transposed {
        (shape[1], shape[0])
    } else {
        (shape[0], shape[1])
    }
}
