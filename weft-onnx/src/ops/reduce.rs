//! Reductions.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results, resolve_axis};
use crate::scope::Val;
use weft_ir::{ArgOp, BinaryFn, DType, Op, ReduceFn, UnaryFn};

/// ONNX's reductions, those included that the IR composes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reduction {
    Plain(ReduceFn),
    SumSquare,
    L1,
    L2,
    LogSum,
}

/// Which axes to reduce. `None`: the operand is returned element by element.
fn axes_of(
    cx: &mut Cx<'_>,
    x: Val,
    as_input: Option<Option<Val>>,
) -> Result<Option<Vec<usize>>, NodeFault> {
    let rank = cx.rank(x);
    let (given, noop) = match as_input {
        Some(axes) => {
            let noop = cx.attrs.flag("noop_with_empty_axes", false)?;
            (axes.map(|axes| cx.ints(axes)).transpose()?, noop)
        }
        None => (cx.attrs.ints("axes")?.map(<[i64]>::to_vec), false),
    };
    let given = given.unwrap_or_default();
    if given.is_empty() {
        return Ok(if noop {
            None
        } else {
            Some((0..rank).collect())
        });
    }
    distinct_axes(&given, rank).map(Some)
}

/// Axes that may count from the end, ascending; each at most once.
pub(super) fn distinct_axes(given: &[i64], rank: usize) -> Result<Vec<usize>, NodeFault> {
    let refuse = |reason: String| {
        let text = crate::node::clipped(&format!("{given:?}"));
        attribute_value("axes", &text, reason)
    };
    let mut axes = Vec::with_capacity(given.len().min(rank));
    for axis in given {
        let axis =
            resolve_axis(*axis, rank).ok_or_else(|| refuse(format!("outside a rank of {rank}")))?;
        if axes.contains(&axis) {
            return Err(refuse("an axis is named twice".to_owned()));
        }
        axes.push(axis);
    }
    axes.sort_unstable();
    Ok(axes)
}

/// Axes are an attribute until opset 18 (sums: until 13), then an optional input.
pub(super) fn reduce(cx: &mut Cx<'_>, reduction: Reduction) -> Results {
    let input_from = if reduction == Reduction::Plain(ReduceFn::Sum) {
        13
    } else {
        18
    };
    let keep_dims = cx.attrs.flag("keepdims", true)?;
    let (x, as_input) = if cx.opset >= input_from {
        let ([x], [axes]) = cx.take(["data"], ["axes"])?;
        (x, Some(axes))
    } else {
        (cx.take_one("data")?, None)
    };
    let Some(axes) = axes_of(cx, x, as_input)? else {
        return each_element(cx, reduction, x);
    };
    let ints = !cx.dtype(x).is_float();
    let y = match reduction {
        Reduction::Plain(f @ (ReduceFn::Max | ReduceFn::Min)) if cx.dtype(x) == DType::Bool => {
            let bytes = cx.cast("bytes", x, DType::U8)?;
            let y = cx.reduce("reduced", f, bytes, &axes, keep_dims)?;
            cx.cast("result", y, DType::Bool)?
        }
        Reduction::Plain(f) => cx.reduce("result", f, x, &axes, keep_dims)?,
        Reduction::SumSquare if ints => {
            let squares = cx.binary("squares", BinaryFn::Mul, x, x)?;
            cx.reduce("result", ReduceFn::Sum, squares, &axes, keep_dims)?
        }
        Reduction::SumSquare => cx.reduce("result", ReduceFn::SumSquares, x, &axes, keep_dims)?,
        Reduction::L1 => {
            let magnitudes = cx.unary("magnitudes", UnaryFn::Abs, x)?;
            cx.reduce("result", ReduceFn::Sum, magnitudes, &axes, keep_dims)?
        }
        Reduction::L2 => {
            let sum = cx.reduce("sum", ReduceFn::SumSquares, x, &axes, keep_dims)?;
            cx.unary("result", UnaryFn::Sqrt, sum)?
        }
        Reduction::LogSum => {
            let sum = cx.reduce("sum", ReduceFn::Sum, x, &axes, keep_dims)?;
            cx.unary("result", UnaryFn::Log, sum)?
        }
    };
    Ok(vec![y])
}

/// `noop_with_empty_axes`: the reduction of each element by itself, under its own shape.
fn each_element(cx: &mut Cx<'_>, reduction: Reduction, x: Val) -> Results {
    let y = match reduction {
        Reduction::Plain(_) => x,
        Reduction::SumSquare => cx.binary("result", BinaryFn::Mul, x, x)?,
        Reduction::L1 => cx.unary("result", UnaryFn::Abs, x)?,
        Reduction::L2 => {
            let square = cx.binary("square", BinaryFn::Mul, x, x)?;
            cx.unary("result", UnaryFn::Sqrt, square)?
        }
        Reduction::LogSum => cx.unary("result", UnaryFn::Log, x)?,
    };
    Ok(vec![y])
}

pub(super) fn arg(cx: &mut Cx<'_>, op: ArgOp) -> Results {
    let given = cx.attrs.int_or("axis", 0)?;
    let keep_dims = cx.attrs.flag("keepdims", true)?;
    let select_last = cx.opset >= 12 && cx.attrs.flag("select_last_index", false)?;
    let x = cx.take_one("data")?;
    let rank = cx.rank(x);
    let axis = resolve_axis(given, rank)
        .ok_or_else(|| attribute_value("axis", &given, format!("outside a rank of {rank}")))?;
    let op = Op::ArgReduce {
        op,
        axis,
        keep_dims,
        select_last,
    };
    Ok(vec![cx.emit("result", op, &[x])?])
}
