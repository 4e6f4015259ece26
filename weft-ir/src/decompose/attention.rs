//! Attention (rule 11), with masked keys left out rather than made small.
//!
//! A masked key must not be seen at all: its score may be NaN, and its row of v may hold anything. So
//! its score is replaced before the maximum, its exponential before the sum, and its probability
//! becomes -0, which no other key has (e is at least +0, r is positive or NaN), and which
//! `masked_dot` takes for "no term". A product with +0 would not do: +0 times infinity is NaN, and
//! adding a product of +0 to a sum of -0 makes it +0.
//!
//! A +0 in the place of a masked key changes nothing in the sum of exponentials, since every lane
//! starts at +0 and no exponential is negative.

use super::emit::Emit;
use super::{DecomposeError, POSITIONS_LIMIT};
use crate::dtype::DType;
use crate::graph::ValueId;
use crate::op::BinaryFn::{Add, And, Mul, Sub};
use crate::op::{AttentionAttrs, CompareFn, DotDims, Op, ReduceFn, ScalePlace, UnaryFn};
use crate::tensor::Tensor;

type Made = Result<ValueId, DecomposeError>;

pub(super) fn attention(e: &mut Emit, operands: &[ValueId], attrs: &AttentionAttrs) -> Made {
    let (q, k, v) = (operands[0], operands[1], operands[2]);
    let scale = attrs.scale.0;
    let (q, k) = match attrs.place {
        ScalePlace::Query => (e.const_right("q_scaled", Mul, q, scale)?, k),
        ScalePlace::Both => {
            let root = scale.sqrt();
            let q = e.const_right("q_scaled", Mul, q, root)?;
            (q, e.const_right("k_scaled", Mul, k, root)?)
        }
        ScalePlace::Scores => (q, k),
    };
    let rank = e.shape(q).len();
    let last = rank - 1;
    let mut scores = e.node("scores", Op::Dot(contraction(rank, last)), &[q, k])?;
    if attrs.place == ScalePlace::Scores {
        scores = e.const_right("scores_scaled", Mul, scores, scale)?;
    }
    let mut keep = None;
    if let Some(mask) = operands.get(3).copied() {
        if e.dtype(mask) == DType::Bool {
            keep = Some(mask);
        } else {
            let masked = e.scalar("masked", e.dtype(mask), f32::NEG_INFINITY);
            let not_masked = Op::Compare(CompareFn::Ne);
            keep = Some(e.node("not_masked", not_masked, &[mask, masked])?);
            scores = e.binary("scores_masked", Add, scores, mask)?;
        }
    }
    if let Some(first) = attrs.causal {
        let before = causal(e, scores, first)?;
        keep = Some(match keep {
            None => before,
            Some(keep) => e.binary("keep", And, keep, before)?,
        });
    }
    let Some(keep) = keep else {
        let p = super::normalize::softmax(e, scores, last)?;
        return e.node("attention", Op::Dot(contraction(rank, last - 1)), &[p, v]);
    };
    let dtype = e.dtype(scores);
    let lowest = e.scalar("lowest", dtype, f32::NEG_INFINITY);
    let zero = e.scalar("zero", dtype, 0.0);
    let no_term = e.scalar("no_term", dtype, -0.0);
    let candidates = e.node("candidates", Op::Select, &[keep, scores, lowest])?;
    let max = e.reduce("max", ReduceFn::Max, candidates, &[last])?;
    let below_max = e.binary("below_max", Sub, scores, max)?;
    let exp = e.unary("exp", UnaryFn::SoftmaxExp, below_max)?;
    let exp = e.node("exp_kept", Op::Select, &[keep, exp, zero])?;
    let sum = e.reduce("sum", ReduceFn::Sum, exp, &[last])?;
    let recip = e.unary("recip", UnaryFn::Recip, sum)?;
    let p = e.binary("probabilities", Mul, exp, recip)?;
    let p = e.node("terms", Op::Select, &[keep, p, no_term])?;
    let y = e.node(
        "product",
        Op::MaskedDot(contraction(rank, last - 1)),
        &[p, v],
    )?;
    // The largest score that is not masked has the exponential 1 or NaN: only a sum of nothing is 0.
    let nothing = e.node("nothing", Op::Compare(CompareFn::Eq), &[sum, zero])?;
    e.node("attention", Op::Select, &[nothing, zero, y])
}

/// Batches of two matrices; the last axis of the left is contracted with axis `right`.
fn contraction(rank: usize, right: usize) -> DotDims {
    DotDims {
        lhs_batch: (0..rank - 2).collect(),
        rhs_batch: (0..rank - 2).collect(),
        lhs_contract: vec![rank - 1],
        rhs_contract: vec![right],
    }
}

/// Whether a key is not behind its row: (rows, keys).
fn causal(e: &mut Emit, scores: ValueId, first: u64) -> Made {
    let shape = e.shape(scores);
    let (rows, keys) = (shape[shape.len() - 2], shape[shape.len() - 1]);
    let positions = rows.max(keys);
    if positions > POSITIONS_LIMIT {
        return Err(DecomposeError::TooManyPositions {
            op: "attention",
            positions,
            limit: POSITIONS_LIMIT,
        });
    }
    // Beyond the last key all positions are alike, and below the limit they fit.
    let rows: Vec<i32> = (0..rows)
        .map(|i| first.saturating_add(i).min(keys) as i32)
        .collect();
    let keys: Vec<i32> = (0..keys as i32).collect();
    let rows = Tensor::from_elems(&[rows.len() as u64, 1], &rows);
    let rows = e.constant("row_positions", rows.expect("as many as the shape has"));
    let keys = Tensor::from_elems(&[keys.len() as u64], &keys);
    let keys = e.constant("key_positions", keys.expect("as many as the shape has"));
    e.node("not_behind", Op::Compare(CompareFn::Le), &[keys, rows])
}
