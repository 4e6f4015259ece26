//! Softmax and its kin.
//!
//! Before opset 13 they flatten their operand to a matrix at `axis`, 1 by default, and work on its
//! rows; from opset 13 they work along the one axis, the last by default.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results, resolve_axis};
use crate::scope::Val;
use weft_ir::{ArgOp, BinaryFn, CompareFn, CompositeOp, Op, ReduceFn, UnaryFn};

/// The operand, flattened where the opset says so; the axis; and the original extents.
fn rows(cx: &mut Cx<'_>) -> Result<(Val, usize, Vec<u64>), NodeFault> {
    let flatten = cx.opset < 13;
    let given = cx.attrs.int_or("axis", if flatten { 1 } else { -1 })?;
    let x = cx.take_one("input")?;
    let dims = cx.dims(x).to_vec();
    let outside = || attribute_value("axis", &given, format!("outside a rank of {}", dims.len()));
    if flatten && usize::try_from(given) == Ok(dims.len()) {
        // All extents stand before the axis: each element is a row.
        let total = product(&dims).ok_or_else(outside)?;
        return Ok((cx.reshape("rows", x, &[total, 1])?, 1, dims));
    }
    let axis = resolve_axis(given, dims.len()).ok_or_else(outside)?;
    if !flatten || axis + 1 == dims.len() {
        return Ok((x, axis, dims));
    }
    let outer = product(&dims[..axis]).ok_or_else(outside)?;
    let inner = product(&dims[axis..]).ok_or_else(outside)?;
    Ok((cx.reshape("rows", x, &[outer, inner])?, 1, dims))
}

fn product(dims: &[u64]) -> Option<u64> {
    dims.iter().try_fold(1u64, |n, d| n.checked_mul(*d))
}

pub(super) fn softmax(cx: &mut Cx<'_>) -> Results {
    let (x, axis, dims) = rows(cx)?;
    let y = cx.composite("softmax", CompositeOp::Softmax { axis }, &[x])?;
    Ok(vec![cx.reshape("result", y, &dims)?])
}

/// As ONNX's function body: d = x - max; d - log(sum(exp(d))).
pub(super) fn log_softmax(cx: &mut Cx<'_>) -> Results {
    let (x, axis, dims) = rows(cx)?;
    let max = cx.reduce("max", ReduceFn::Max, x, &[axis], true)?;
    let shifted = cx.binary("shifted", BinaryFn::Sub, x, max)?;
    let exp = cx.unary("exp", UnaryFn::Exp, shifted)?;
    let sum = cx.reduce("sum", ReduceFn::Sum, exp, &[axis], true)?;
    let log = cx.unary("log", UnaryFn::Log, sum)?;
    let y = cx.binary("log_softmax", BinaryFn::Sub, shifted, log)?;
    Ok(vec![cx.reshape("result", y, &dims)?])
}

/// 1 at the first maximum of a row, 0 elsewhere.
pub(super) fn hardmax(cx: &mut Cx<'_>) -> Results {
    let (x, axis, dims) = rows(cx)?;
    let index = cx.emit(
        "index",
        Op::ArgReduce {
            op: ArgOp::Max,
            axis,
            keep_dims: true,
            select_last: false,
        },
        &[x],
    )?;
    let positions = super::gather::positions(cx, cx.rank(x), axis, cx.dims(x)[axis])?;
    let first = cx.compare("first", CompareFn::Eq, index, positions)?;
    let dtype = cx.dtype(x);
    let one = cx.scalar("one", 1.0, dtype)?;
    let zero = cx.zero(dtype)?;
    let y = cx.select("hardmax", first, one, zero)?;
    Ok(vec![cx.reshape("result", y, &dims)?])
}
