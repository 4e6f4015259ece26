//! Matrix products.

use crate::error::NodeFault;
use crate::node::{Cx, Results};
use crate::scope::Val;
use weft_ir::infer::broadcast_shapes;
use weft_ir::{CompositeOp, DotDims, F32, Op};

/// NumPy's matmul: a list is a row on the left and a column on the right, axes before the last two
/// broadcast. A right operand without batches multiplies all rows of the left one at once.
pub(super) fn matmul(cx: &mut Cx<'_>) -> Results {
    let ([a, b], []) = cx.take(["A", "B"], [])?;
    cx.rank_at_least(a, 1)?;
    cx.rank_at_least(b, 1)?;
    let (rank_a, rank_b) = (cx.rank(a), cx.rank(b));
    let batch_a = cx.dims(a)[..rank_a.saturating_sub(2)].to_vec();
    let batch_b = cx.dims(b)[..rank_b.saturating_sub(2)].to_vec();
    if cx.dims(a)[rank_a - 1] != cx.dims(b)[rank_b.saturating_sub(2)] {
        let k = cx.dims(a)[rank_a - 1];
        return Err(cx.wrong_type(b, format!("an extent of {k} to contract with `A`")));
    }
    let batch = broadcast_shapes(&[&batch_a, &batch_b])
        .ok_or_else(|| cx.wrong_type(b, "batch axes that broadcast with those of `A`"))?;
    // Without batches on the right, all axes of the left but the last are rows.
    if batch_b.iter().all(|extent| *extent == 1) && batch == batch_a {
        let matrix = cx.dims(b)[batch_b.len()..].to_vec();
        let b = cx.reshape("matrix", b, &matrix)?;
        return Ok(vec![dot(cx, a, b, 0, rank_a - 1, 0)?]);
    }
    let (a, row_a) = with_batch(cx, "left", a, &batch)?;
    let (b, _) = with_batch(cx, "right", b, &batch)?;
    let n = batch.len();
    Ok(vec![dot(cx, a, b, n, n + row_a, n)?])
}

/// The operand with exactly these batch axes, and how many axes stand between them and the last.
fn with_batch(
    cx: &mut Cx<'_>,
    part: &str,
    x: Val,
    batch: &[u64],
) -> Result<(Val, usize), NodeFault> {
    let own = cx.dims(x).to_vec();
    let matrix = &own[own.len().saturating_sub(2)..];
    let dims = [batch, matrix].concat();
    if own.len() == 1 && !batch.is_empty() {
        // A list has no axes to broadcast from, but broadcasting adds them in front.
        let dims = [batch, &own].concat();
        return Ok((cx.broadcast(part, x, &dims)?, 0));
    }
    Ok((cx.broadcast(part, x, &dims)?, matrix.len() - 1))
}

/// The first `batch` axes of both are batches; one axis of each is contracted.
fn dot(
    cx: &mut Cx<'_>,
    a: Val,
    b: Val,
    batch: usize,
    contract_a: usize,
    contract_b: usize,
) -> Result<Val, NodeFault> {
    let dims = DotDims {
        lhs_batch: (0..batch).collect(),
        rhs_batch: (0..batch).collect(),
        lhs_contract: vec![contract_a],
        rhs_contract: vec![contract_b],
    };
    cx.emit("result", Op::Dot(dims), &[a, b])
}

/// alpha * (a b) + beta * c.
pub(super) fn gemm(cx: &mut Cx<'_>) -> Results {
    let op = CompositeOp::Gemm {
        alpha: F32(cx.attrs.float_or("alpha", 1.0)?),
        beta: F32(cx.attrs.float_or("beta", 1.0)?),
        trans_a: cx.attrs.flag("transA", false)?,
        trans_b: cx.attrs.flag("transB", false)?,
    };
    if cx.opset < 7 {
        // It only permits what the op's own broadcasting does.
        cx.attrs.flag("broadcast", false)?;
    }
    let ([a, b], [c]) = cx.take(["A", "B"], ["C"])?;
    let operands: Vec<Val> = [a, b].into_iter().chain(c).collect();
    Ok(vec![cx.composite("result", op, &operands)?])
}
