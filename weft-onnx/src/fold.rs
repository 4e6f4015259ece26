//! Constant folding, so that shape arithmetic is done when a model is loaded.
//!
//! Every result is the reference's, so folding changes no bit. Only ops whose time is linear in
//! their operands and result are folded, only small tensors, and only up to a total: a model cannot
//! make the importer work for longer than its size warrants. What is not folded becomes a node.

use crate::error::NodeFault;
use weft_ir::{Op, Tensor, TensorType};
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
    if !is_linear(op) {
        return Ok(None);
    }
    let elems = operands.iter().map(|t| t.elems() as u64);
    let cost = elems.fold(result.elems().unwrap_or(u64::MAX), u64::max);
    if cost > MOST_ELEMS.min(left) {
        return Ok(None);
    }
    let tensor = evaluate(op, operands)?;
    Ok(Some(Folded { tensor, cost }))
}

fn is_linear(op: &Op) -> bool {
    matches!(
        op,
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
            | Op::ArgReduce { .. }
    )
}

/// The reference's word.
fn evaluate(op: &Op, operands: &[&Tensor]) -> Result<Tensor, NodeFault> {
    eval_op(op, operands).map_err(|error| NodeFault::Fold {
        reason: error.to_string(),
    })
}
