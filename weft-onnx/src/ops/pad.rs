//! Padding.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results, clipped, resolve_axis};
use crate::ops::elementwise::as_scalar;
use weft_ir::{Op, PadMode};

/// Amounts are an attribute before opset 11, then an input; from opset 18 for chosen axes.
pub(super) fn pad(cx: &mut Cx<'_>) -> Results {
    let mut modes = vec![("constant", 0), ("reflect", 1), ("edge", 2)];
    if cx.opset >= 19 {
        modes.push(("wrap", 3));
    }
    let mode = match cx.attrs.choice("mode", 0, &modes)? {
        0 => PadMode::Constant,
        1 => PadMode::Reflect,
        2 => PadMode::Edge,
        _ => PadMode::Wrap,
    };
    let (x, amounts, value, axes) = if cx.opset < 11 {
        let name = if cx.opset < 2 { "paddings" } else { "pads" };
        let amounts = cx.attrs.ints(name)?;
        let amounts = amounts.ok_or(NodeFault::MissingAttribute { attribute: name })?;
        let value = cx.attrs.float_or("value", 0.0)?;
        let x = cx.take_one("data")?;
        let value = cx.scalar("value", value, cx.dtype(x))?;
        (x, amounts.to_vec(), Some(value), None)
    } else {
        let ([x, pads], [value, axes]) = if cx.opset >= 18 {
            cx.take(["data", "pads"], ["constant_value", "axes"])?
        } else {
            let ([x, pads], [value]) = cx.take(["data", "pads"], ["constant_value"])?;
            ([x, pads], [value, None])
        };
        let axes = axes.map(|axes| cx.ints(axes)).transpose()?;
        (x, cx.ints(pads)?, value, axes)
    };
    let rank = cx.rank(x);
    let axes = axes.unwrap_or_else(|| (0..rank as i64).collect());
    if amounts.len() != 2 * axes.len() {
        return Err(NodeFault::InputValue {
            role: "pads",
            value: clipped(&format!("{amounts:?}")),
            reason: format!("must have {} entries", 2 * axes.len()),
        });
    }
    let (mut before, mut after) = (vec![0; rank], vec![0; rank]);
    let mut seen = vec![false; rank];
    for (i, axis) in axes.iter().enumerate() {
        let refuse = |reason: String| attribute_value("axes", axis, reason);
        let axis =
            resolve_axis(*axis, rank).ok_or_else(|| refuse(format!("outside a rank of {rank}")))?;
        if std::mem::replace(&mut seen[axis], true) {
            return Err(refuse("an axis is named twice".to_owned()));
        }
        before[axis] = amounts[i];
        after[axis] = amounts[axes.len() + i];
    }
    let mut operands = vec![x];
    if mode == PadMode::Constant {
        operands.push(match value {
            Some(value) => as_scalar(cx, value)?,
            None => cx.zero(cx.dtype(x))?,
        });
    }
    let op = Op::Pad {
        before,
        after,
        mode,
    };
    Ok(vec![cx.emit("result", op, &operands)?])
}
