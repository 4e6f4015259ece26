//! Constant folding, so that shape arithmetic is done when a model is loaded.
//!
//! Every result is the reference's, so folding changes no bit. Only ops whose time is linear in
//! their operands and result are folded, only small tensors, and only up to a total: a model cannot
//! make the importer work for longer than its size warrants. What is not folded becomes a node.

use crate::error::NodeFault;
use weft_ir::{BinaryFn, Op, Tensor, TensorType};
use weft_reference::eval_op;

/// Operands or results with more elements are left to the planner.
const MOST_ELEMS: u64 = 1 << 16;

/// A folded result.
pub(crate) struct Folded {
    pub(crate) tensor: Tensor,
    /// Elements to take off the importer's total.
    pub(crate) cost: u64,
}

/// The op's result on known operands, where it may and can be computed here.
pub(crate) fn fold(
    op: &Op,
    operands: &[&Tensor],
    result: &TensorType,
    left: u64,
) -> Result<Option<Folded>, NodeFault> {
    if let (Op::Reshape { shape }, [operand]) = (op, operands) {
        // Shares the bytes, whatever their number.
        return Ok(operand
            .reshaped(shape)
            .ok()
            .map(|tensor| Folded { tensor, cost: 0 }));
    }
    let Some(weight) = weight(op) else {
        return Ok(None);
    };
    let elems = operands.iter().map(|t| t.elems() as u64);
    let elems = elems.fold(result.elems().unwrap_or(u64::MAX), u64::max);
    let cost = elems.saturating_mul(weight);
    if elems > MOST_ELEMS || cost > left {
        return Ok(None);
    }
    let tensor = evaluate(op, operands)?;
    Ok(Some(Folded { tensor, cost }))
}

/// What an element of the op costs, where its time is linear in its elements.
fn weight(op: &Op) -> Option<u64> {
    // The reference's elementary functions take hundreds of operations.
    const ELEMENTARY: u64 = 64;
    match op {
        Op::Unary(f) if f.is_elementary() => Some(ELEMENTARY),
        Op::Binary(BinaryFn::Pow) => Some(ELEMENTARY),
        Op::Unary(_)
        | Op::Binary(_)
        | Op::Compare(_)
        | Op::Select
        | Op::Cast { .. }
        | Op::Transpose { .. }
        | Op::Slice { .. }
        | Op::Concat { .. }
        | Op::Pad { .. }
        | Op::Broadcast { .. }
        | Op::Gather { .. }
        | Op::Reduce { .. }
        | Op::ArgReduce { .. } => Some(1),
        _ => None,
    }
}

/// The reference's word.
fn evaluate(op: &Op, operands: &[&Tensor]) -> Result<Tensor, NodeFault> {
    eval_op(op, operands).map_err(|error| NodeFault::Fold {
        reason: error.to_string(),
    })
}
