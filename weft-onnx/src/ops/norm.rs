//! Normalisations.
//!
//! From opset 17 ONNX names the type of the statistics (`stash_type`). Where it is the operand's
//! type the IR's composite is the same; else the operand is cast, normalised with a scale of 1,
//! cast back, and then scaled and shifted in its own type, as ONNX's function bodies do.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results, resolve_axis};
use crate::scope::Val;
use crate::tensor::dtype_of;
use weft_ir::infer::broadcasts_to;
use weft_ir::{BinaryFn, CompositeOp, DType, F32, ReduceFn, UnaryFn};

const EPSILON: f32 = 1e-5;

fn stash_type(cx: &mut Cx<'_>) -> Result<DType, NodeFault> {
    let given = cx.attrs.int_or("stash_type", 1)?;
    i32::try_from(given)
        .ok()
        .and_then(dtype_of)
        .filter(|dtype| dtype.is_float())
        .ok_or_else(|| attribute_value("stash_type", &given, "must be a floating type"))
}

fn epsilon(cx: &mut Cx<'_>) -> Result<F32, NodeFault> {
    Ok(F32(cx.attrs.float_or("epsilon", EPSILON)?))
}

/// The first normalised axis.
fn axis_of(cx: &mut Cx<'_>, x: Val) -> Result<usize, NodeFault> {
    let given = cx.attrs.int_or("axis", -1)?;
    let rank = cx.rank(x);
    resolve_axis(given, rank)
        .ok_or_else(|| attribute_value("axis", &given, format!("outside a rank of {rank}")))
}

/// A scale or bias repeated to the normalised extents.
fn parameter(cx: &mut Cx<'_>, part: &str, p: Val, row: &[u64]) -> Result<Val, NodeFault> {
    let ones = cx.rank(p).saturating_sub(row.len());
    if cx.dims(p)[..ones].iter().any(|extent| *extent != 1) {
        return Err(cx.wrong_type(p, format!("a shape that broadcasts to {row:?}")));
    }
    let dims = cx.dims(p)[ones..].to_vec();
    if !broadcasts_to(&dims, row) {
        return Err(cx.wrong_type(p, format!("a shape that broadcasts to {row:?}")));
    }
    let p = cx.reshape(part, p, &dims)?;
    cx.broadcast(part, p, row)
}

fn ones(cx: &mut Cx<'_>, dtype: DType, dims: &[u64]) -> Result<Val, NodeFault> {
    let one = cx.scalar("one", 1.0, dtype)?;
    cx.broadcast("ones", one, dims)
}

pub(super) fn layer_norm(cx: &mut Cx<'_>) -> Results {
    let eps = epsilon(cx)?;
    let stash = stash_type(cx)?;
    let ([x, scale], [bias]) = cx.take(["X", "Scale"], ["B"])?;
    let axis = axis_of(cx, x)?;
    let row = cx.dims(x)[axis..].to_vec();
    let scale = parameter(cx, "scale", scale, &row)?;
    let bias = bias
        .map(|bias| parameter(cx, "bias", bias, &row))
        .transpose()?;
    let op = CompositeOp::LayerNorm { axis, eps };
    let dtype = cx.dtype(x);
    let wide = cx.cast("wide", x, stash)?;
    let y = if dtype == stash {
        let operands: Vec<Val> = [x, scale].into_iter().chain(bias).collect();
        cx.composite("result", op, &operands)?
    } else {
        let ones = ones(cx, stash, &row)?;
        let normalised = cx.composite("normalised", op, &[wide, ones])?;
        let narrow = cx.cast("narrow", normalised, dtype)?;
        let scaled = cx.binary("scaled", BinaryFn::Mul, narrow, scale)?;
        match bias {
            Some(bias) => cx.binary("result", BinaryFn::Add, scaled, bias)?,
            None => scaled,
        }
    };
    if cx.wants(1) || cx.wants(2) {
        let (mean, inverse_deviation) = row_statistics(cx, wide, axis, eps)?;
        return Ok(vec![y, mean, inverse_deviation]);
    }
    Ok(vec![y])
}

/// The mean and 1 / sqrt(variance + eps) of each row, by the composite's own operations.
fn row_statistics(cx: &mut Cx<'_>, x: Val, axis: usize, eps: F32) -> Result<(Val, Val), NodeFault> {
    let axes: Vec<usize> = (axis..cx.rank(x)).collect();
    let elems = cx.dims(x)[axis..].iter().product::<u64>() as f32;
    let dtype = cx.dtype(x);
    let mean = cx.reduce("mean", ReduceFn::Mean, x, &axes, true)?;
    let centred = cx.binary("centred", BinaryFn::Sub, x, mean)?;
    let squares = cx.reduce("squares", ReduceFn::SumSquares, centred, &axes, true)?;
    let count = cx.scalar("count", elems, dtype)?;
    let variance = cx.binary("variance", BinaryFn::Div, squares, count)?;
    let eps = cx.scalar("epsilon", eps.0, dtype)?;
    let raised = cx.binary("raised", BinaryFn::Add, variance, eps)?;
    let deviation = cx.unary("deviation", UnaryFn::Sqrt, raised)?;
    let inverse = cx.unary("inverse_deviation", UnaryFn::Recip, deviation)?;
    Ok((mean, inverse))
}

pub(super) fn rms_norm(cx: &mut Cx<'_>) -> Results {
    let eps = epsilon(cx)?;
    let stash = stash_type(cx)?;
    let ([x, scale], []) = cx.take(["X", "scale"], [])?;
    let axis = axis_of(cx, x)?;
    let row = cx.dims(x)[axis..].to_vec();
    let scale = parameter(cx, "scale", scale, &row)?;
    let op = CompositeOp::RmsNorm { axis, eps };
    let dtype = cx.dtype(x);
    if dtype == stash {
        return Ok(vec![cx.composite("result", op, &[x, scale])?]);
    }
    let wide = cx.cast("wide", x, stash)?;
    let ones = ones(cx, stash, &row)?;
    let normalised = cx.composite("normalised", op, &[wide, ones])?;
    let narrow = cx.cast("narrow", normalised, dtype)?;
    Ok(vec![cx.binary("result", BinaryFn::Mul, narrow, scale)?])
}

/// Before opset 21 scale and bias have one element a group, from there one a channel.
pub(super) fn group_norm(cx: &mut Cx<'_>) -> Results {
    let eps = epsilon(cx)?;
    let given = cx.attrs.int("num_groups")?;
    let given = given.ok_or(NodeFault::MissingAttribute {
        attribute: "num_groups",
    })?;
    let stash = if cx.opset >= 21 {
        Some(stash_type(cx)?)
    } else {
        None
    };
    let ([x, mut scale, mut bias], []) = cx.take(["X", "scale", "bias"], [])?;
    cx.rank_at_least(x, 2)?;
    let channels = cx.dims(x)[1];
    let groups = u64::try_from(given)
        .ok()
        .filter(|groups| *groups > 0 && channels.is_multiple_of(*groups))
        .ok_or_else(|| {
            attribute_value(
                "num_groups",
                &given,
                format!("must divide {channels} channels"),
            )
        })?;
    if cx.opset < 21 {
        scale = for_each_channel(cx, "scale", scale, groups, channels)?;
        bias = for_each_channel(cx, "bias", bias, groups, channels)?;
    }
    let dtype = cx.dtype(x);
    let stash = match stash {
        Some(stash) if stash != dtype => stash,
        _ => {
            let op = CompositeOp::GroupNorm { groups, eps };
            return Ok(vec![cx.composite("result", op, &[x, scale, bias])?]);
        }
    };
    for parameter in [scale, bias] {
        if cx.dims(parameter) != [channels] {
            return Err(cx.wrong_type(parameter, format!("shape [{channels}]")));
        }
    }
    let dims = cx.dims(x).to_vec();
    let wide = cx.cast("wide", x, stash)?;
    // Extents are within the IR's limits, so their product fits.
    let row = dims[2..].iter().product::<u64>() * (channels / groups);
    let rows = cx.reshape("groups", wide, &[dims[0], groups, row])?;
    let ones = ones(cx, stash, &[row])?;
    let op = CompositeOp::LayerNorm { axis: 2, eps };
    let normalised = cx.composite("normalised", op, &[rows, ones])?;
    let narrow = cx.cast("narrow", normalised, dtype)?;
    let y = cx.reshape("channels", narrow, &dims)?;
    let mut per_channel = vec![1; dims.len() - 1];
    per_channel[0] = channels;
    let scale = cx.reshape("scale", scale, &per_channel)?;
    let bias = cx.reshape("bias", bias, &per_channel)?;
    let y = cx.binary("scaled", BinaryFn::Mul, y, scale)?;
    Ok(vec![cx.binary("result", BinaryFn::Add, y, bias)?])
}

/// One element a group to one a channel.
fn for_each_channel(
    cx: &mut Cx<'_>,
    part: &str,
    p: Val,
    groups: u64,
    channels: u64,
) -> Result<Val, NodeFault> {
    if cx.dims(p) != [groups] {
        return Err(cx.wrong_type(p, format!("shape [{groups}]")));
    }
    let column = cx.reshape(part, p, &[groups, 1])?;
    let repeated = cx.broadcast(part, column, &[groups, channels / groups])?;
    cx.reshape(part, repeated, &[channels])
}

pub(super) fn instance_norm(cx: &mut Cx<'_>) -> Results {
    if cx.opset < 6 {
        cx.attrs.ignore("consumed_inputs");
    }
    let eps = epsilon(cx)?;
    let ([x, scale, bias], []) = cx.take(["input", "scale", "B"], [])?;
    cx.rank_at_least(x, 3)?;
    let groups = cx.dims(x)[1];
    if groups == 0 {
        return Err(cx.wrong_type(x, "one channel at least"));
    }
    let op = CompositeOp::GroupNorm { groups, eps };
    Ok(vec![cx.composite("result", op, &[x, scale, bias])?])
}

pub(super) fn batch_norm(cx: &mut Cx<'_>) -> Results {
    let eps = epsilon(cx)?;
    // Only training looks at it.
    cx.attrs.ignore("momentum");
    let training = if cx.opset >= 14 {
        cx.attrs.flag("training_mode", false)?
    } else if cx.opset < 7 {
        cx.attrs.ignore("consumed_inputs");
        !cx.attrs.flag("is_test", false)?
    } else {
        false
    };
    if training {
        return Err(NodeFault::Refused {
            reason: "batch normalisation in training mode",
        });
    }
    if cx.opset < 9 && !cx.attrs.flag("spatial", true)? {
        return Err(NodeFault::Refused {
            reason: "batch normalisation of each element rather than each channel (spatial 0)",
        });
    }
    let ([x, scale, bias, mean, var], []) = cx.take(["X", "scale", "B", "mean", "var"], [])?;
    let op = CompositeOp::BatchNorm { eps };
    Ok(vec![cx.composite(
        "result",
        op,
        &[x, scale, bias, mean, var],
    )?])
}
