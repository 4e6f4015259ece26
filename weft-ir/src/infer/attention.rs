//! Attention: (batch.., rows, d), (batch.., keys, d), (batch.., keys, e) and a mask.

use super::{Count, DTypeSet, InferError, Inferred, Operands, broadcasts_to, check_limits};
use crate::dtype::DType;
use crate::op::{AttentionAttrs, ScalePlace};

pub(super) fn infer(cx: &Operands<'_>, attrs: &AttentionAttrs) -> Inferred {
    cx.count(Count::Between(3, 4))?;
    let dtype = cx.dtype_in(0, DTypeSet::FloatsButF64)?;
    for operand in 1..cx.len() {
        let given = cx.dtype(operand);
        if given != dtype && !(operand == 3 && given == DType::Bool) {
            return Err(InferError::DTypesDiffer {
                op: cx.op,
                operand,
                dtype: given,
                other: 0,
                other_dtype: dtype,
            });
        }
    }
    cx.rank_is(0, Count::AtLeast(2))?;
    let rank = cx.rank(0);
    let (rows_at, d_at) = (rank - 2, rank - 1);
    for operand in [1, 2] {
        cx.rank_is(operand, Count::Exactly(rank))?;
        for axis in 0..rows_at {
            cx.extent_is(operand, axis, cx.shape(0)[axis])?;
        }
    }
    cx.extent_is(1, d_at, cx.shape(0)[d_at])?;
    let keys = cx.shape(1)[rows_at];
    cx.extent_is(2, rows_at, keys)?;
    let mut scores = cx.shape(0).to_vec();
    scores[d_at] = keys;
    check_limits(cx.op, &scores)?;
    if cx.len() == 4 && !broadcasts_to(cx.shape(3), &scores) {
        return Err(InferError::CannotBroadcastTo {
            op: cx.op,
            operand: 3,
            shape: cx.shape(3).to_vec(),
            target: scores,
        });
    }
    let has_root = attrs.scale.0 >= 0.0;
    if attrs.place == ScalePlace::Both && !has_root {
        return Err(InferError::AttributeValue {
            op: cx.op,
            attribute: "scale",
            index: 0,
            given: attrs.scale.bits().into(),
            needed: "a number with a square root",
        });
    }
    let mut result = cx.shape(0).to_vec();
    result[d_at] = cx.shape(2)[d_at];
    Ok((dtype, result))
}
