//! Ops that only rearrange, and questions about shapes.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results, clipped, resolve_axis};
use crate::ops::reduce::distinct_axes;
use crate::scope::Val;
use weft_ir::Op;
use weft_ir::infer::{RANK_LIMIT, broadcast_shapes};

/// The operand itself.
pub(super) fn identity(cx: &mut Cx<'_>) -> Results {
    Ok(vec![cx.take_one("input")?])
}

pub(super) fn reshape(cx: &mut Cx<'_>) -> Results {
    let allow_zero = cx.opset >= 14 && cx.attrs.flag("allowzero", false)?;
    let (x, target) = if cx.opset < 5 {
        cx.attrs.ignore("consumed_inputs");
        let target = cx.attrs.ints("shape")?;
        let target = target.ok_or(NodeFault::MissingAttribute { attribute: "shape" })?;
        (cx.take_one("data")?, target.to_vec())
    } else {
        let ([x, shape], []) = cx.take(["data", "shape"], [])?;
        (x, cx.ints(shape)?)
    };
    let shape =
        target_shape(cx.dims(x), &target, allow_zero).map_err(|reason| NodeFault::InputValue {
            role: "shape",
            value: clipped(&format!("{target:?}")),
            reason,
        })?;
    Ok(vec![cx.emit("result", Op::Reshape { shape }, &[x])?])
}

/// 0 copies the extent at its position (unless zeros are allowed), -1 takes what is left.
fn target_shape(dims: &[u64], target: &[i64], allow_zero: bool) -> Result<Vec<u64>, String> {
    let mut shape = Vec::with_capacity(target.len());
    let mut open = None;
    for (axis, extent) in target.iter().enumerate() {
        shape.push(match extent {
            -1 if open.is_some() => return Err("-1 may stand only once".to_owned()),
            -1 => {
                open = Some(axis);
                1
            }
            0 if !allow_zero => *dims.get(axis).ok_or_else(|| {
                format!(
                    "0 at position {axis} copies from a shape of rank {}",
                    dims.len()
                )
            })?,
            extent => u64::try_from(*extent).map_err(|_| format!("{extent} is no extent"))?,
        });
    }
    let Some(open) = open else {
        return Ok(shape);
    };
    let have = dims.iter().try_fold(1u64, |n, d| n.checked_mul(*d));
    let known = shape.iter().try_fold(1u64, |n, d| n.checked_mul(*d));
    match (have, known) {
        (Some(have), Some(known)) if known > 0 && have.is_multiple_of(known) => {
            shape[open] = have / known;
            Ok(shape)
        }
        _ => Err(format!(
            "no extent in place of -1 gives the elements of {dims:?}"
        )),
    }
}

pub(super) fn flatten(cx: &mut Cx<'_>) -> Results {
    let given = cx.attrs.int_or("axis", 1)?;
    let x = cx.take_one("input")?;
    let dims = cx.dims(x);
    let rank = dims.len();
    let axis = if usize::try_from(given) == Ok(rank) {
        rank
    } else {
        resolve_axis(given, rank)
            .ok_or_else(|| attribute_value("axis", &given, format!("outside a rank of {rank}")))?
    };
    // Extents are within the IR's limits, so their products fit.
    let shape = vec![dims[..axis].iter().product(), dims[axis..].iter().product()];
    Ok(vec![cx.emit("result", Op::Reshape { shape }, &[x])?])
}

/// Axes of squeeze and unsqueeze: an attribute before opset 13, then an input.
fn axes(cx: &mut Cx<'_>, role: &'static str) -> Result<(Val, Option<Vec<i64>>), NodeFault> {
    if cx.opset < 13 {
        let axes = cx.attrs.ints("axes")?.map(<[i64]>::to_vec);
        return Ok((cx.take_one(role)?, axes));
    }
    let ([x], [axes]) = cx.take([role], ["axes"])?;
    let axes = axes.map(|axes| cx.ints(axes)).transpose()?;
    Ok((x, axes))
}

pub(super) fn squeeze(cx: &mut Cx<'_>) -> Results {
    let (x, given) = axes(cx, "data")?;
    let dims = cx.dims(x).to_vec();
    let axes = match given {
        Some(given) => distinct_axes(&given, dims.len())?,
        None => (0..dims.len()).filter(|axis| dims[*axis] == 1).collect(),
    };
    if let Some(axis) = axes.iter().find(|axis| dims[**axis] != 1) {
        return Err(cx.wrong_type(x, format!("an extent of 1 at axis {axis}")));
    }
    let shape = (0..dims.len())
        .filter(|axis| !axes.contains(axis))
        .map(|axis| dims[axis])
        .collect();
    Ok(vec![cx.emit("result", Op::Reshape { shape }, &[x])?])
}

pub(super) fn unsqueeze(cx: &mut Cx<'_>) -> Results {
    let (x, given) = axes(cx, "data")?;
    let given = given.ok_or(NodeFault::MissingInput {
        index: 1,
        role: "axes",
    })?;
    let rank = cx.rank(x) + given.len();
    if rank > RANK_LIMIT {
        let text = clipped(&format!("{given:?}"));
        return Err(attribute_value(
            "axes",
            &text,
            format!("a rank of {RANK_LIMIT} at most"),
        ));
    }
    let axes = distinct_axes(&given, rank)?;
    let mut own = cx.dims(x).to_vec().into_iter();
    let shape = (0..rank)
        .filter_map(|axis| {
            if axes.contains(&axis) {
                Some(1)
            } else {
                own.next()
            }
        })
        .collect();
    Ok(vec![cx.emit("result", Op::Reshape { shape }, &[x])?])
}

pub(super) fn transpose(cx: &mut Cx<'_>) -> Results {
    let given = cx.attrs.ints("perm")?;
    let x = cx.take_one("data")?;
    let perm: Vec<usize> = match given {
        None => (0..cx.rank(x)).rev().collect(),
        Some(given) => given
            .iter()
            .map(|axis| usize::try_from(*axis).ok())
            .collect::<Option<_>>()
            .ok_or_else(|| {
                let text = clipped(&format!("{given:?}"));
                attribute_value("perm", &text, "must not be negative")
            })?,
    };
    Ok(vec![cx.transpose("result", x, &perm)?])
}

/// Broadcasting to a shape that may itself broadcast to the operand's.
pub(super) fn expand(cx: &mut Cx<'_>) -> Results {
    let ([x, shape], []) = cx.take(["input", "shape"], [])?;
    let target = cx.extents(shape)?;
    let shape = broadcast_shapes(&[cx.dims(x), &target]).ok_or_else(|| {
        cx.wrong_value(
            shape,
            &target,
            format!("{:?} does not broadcast to it", cx.dims(x)),
        )
    })?;
    Ok(vec![cx.emit("result", Op::Broadcast { shape }, &[x])?])
}

/// Each repeated axis gets one before it, which is broadcast and then merged.
pub(super) fn tile(cx: &mut Cx<'_>) -> Results {
    let (x, repeats) = if cx.opset < 6 {
        let ([x, tiles, axis], []) = cx.take(["input", "tiles", "axis"], [])?;
        let (rank, axis) = (cx.rank(x), cx.int(axis)?);
        let axis = resolve_axis(axis, rank)
            .ok_or_else(|| attribute_value("axis", &axis, format!("outside a rank of {rank}")))?;
        let tiles = cx.int(tiles)?;
        let times = u64::try_from(tiles)
            .map_err(|_| attribute_value("tiles", &tiles, "must not be negative"))?;
        let mut repeats = vec![1; rank];
        repeats[axis] = times;
        (x, repeats)
    } else {
        let ([x, repeats], []) = cx.take(["input", "repeats"], [])?;
        let times = cx.extents(repeats)?;
        if times.len() != cx.rank(x) {
            return Err(cx.wrong_value(
                repeats,
                &times,
                format!("must have {} entries", cx.rank(x)),
            ));
        }
        (x, times)
    };
    let dims = cx.dims(x).to_vec();
    let (mut split, mut repeated, mut merged) = (Vec::new(), Vec::new(), Vec::new());
    for (extent, times) in dims.iter().zip(&repeats) {
        if *times != 1 {
            split.push(1);
            repeated.push(*times);
        }
        split.push(*extent);
        repeated.push(*extent);
        merged.push(extent.checked_mul(*times).ok_or_else(|| {
            attribute_value(
                "repeats",
                times,
                "the result has more elements than can be counted",
            )
        })?);
    }
    let x = cx.reshape("split", x, &split)?;
    let x = cx.broadcast("repeated", x, &repeated)?;
    Ok(vec![cx.reshape("result", x, &merged)?])
}

/// The extents, from `start` up to `end`, as a constant.
pub(super) fn shape(cx: &mut Cx<'_>) -> Results {
    let (mut start, mut end) = (0, i64::MAX);
    if cx.opset >= 15 {
        start = cx.attrs.int_or("start", 0)?;
        end = cx.attrs.int_or("end", i64::MAX)?;
    }
    let x = cx.take_one("data")?;
    let rank = cx.rank(x);
    let clamp = |position: i64| {
        let rank = rank as i64;
        let position = if position < 0 {
            position.saturating_add(rank)
        } else {
            position
        };
        position.clamp(0, rank) as usize
    };
    let (start, end) = (clamp(start), clamp(end));
    let extents: Vec<i64> = cx.dims(x)[start..end.max(start)]
        .iter()
        .map(|extent| *extent as i64)
        .collect();
    Ok(vec![cx.int_constant(
        "shape",
        &[extents.len() as u64],
        &extents,
    )?])
}

/// The number of elements, as a constant.
pub(super) fn size(cx: &mut Cx<'_>) -> Results {
    let x = cx.take_one("data")?;
    let elems = cx.dims(x).iter().product::<u64>() as i64;
    Ok(vec![cx.int_constant("size", &[], &[elems])?])
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum BlockOrder {
    /// The place in the block is the slower part of the channel.
    BlockFirst,
    ChannelFirst,
}

fn block_order(cx: &mut Cx<'_>, since: i64) -> Result<BlockOrder, NodeFault> {
    if cx.opset < since {
        return Ok(BlockOrder::BlockFirst);
    }
    cx.attrs.choice(
        "mode",
        BlockOrder::BlockFirst,
        &[
            ("DCR", BlockOrder::BlockFirst),
            ("CRD", BlockOrder::ChannelFirst),
        ],
    )
}

/// The operand, its four extents, and the block's side.
fn blocks(cx: &mut Cx<'_>) -> Result<(Val, [u64; 4], u64), NodeFault> {
    let given = cx.attrs.int("blocksize")?;
    let given = given.ok_or(NodeFault::MissingAttribute {
        attribute: "blocksize",
    })?;
    let x = cx.take_one("input")?;
    let dims: [u64; 4] = cx
        .dims(x)
        .try_into()
        .map_err(|_| cx.wrong_type(x, "rank 4"))?;
    // A block's side is at most an extent, so its square fits.
    let most = dims.iter().copied().max().unwrap_or(0);
    let block = u64::try_from(given)
        .ok()
        .filter(|block| (1..=most.min(1 << 31)).contains(block))
        .ok_or_else(|| attribute_value("blocksize", &given, format!("does not divide {dims:?}")))?;
    Ok((x, dims, block))
}

pub(super) fn depth_to_space(cx: &mut Cx<'_>) -> Results {
    let order = block_order(cx, 11)?;
    let (x, [n, c, h, w], b) = blocks(cx)?;
    if !c.is_multiple_of(b * b) {
        return Err(cx.wrong_type(x, format!("channels that {} divides", b * b)));
    }
    let depth = c / (b * b);
    let (split, perm) = match order {
        BlockOrder::BlockFirst => ([n, b, b, depth, h, w], [0, 3, 4, 1, 5, 2]),
        BlockOrder::ChannelFirst => ([n, depth, b, b, h, w], [0, 1, 4, 2, 5, 3]),
    };
    rearranged(cx, x, &split, &perm, &[n, depth, h * b, w * b])
}

pub(super) fn space_to_depth(cx: &mut Cx<'_>) -> Results {
    let order = block_order(cx, 28)?;
    let (x, [n, c, h, w], b) = blocks(cx)?;
    if !h.is_multiple_of(b) || !w.is_multiple_of(b) {
        return Err(cx.wrong_type(x, format!("spatial extents that {b} divides")));
    }
    let split = [n, c, h / b, b, w / b, b];
    let perm = match order {
        BlockOrder::BlockFirst => [0, 3, 5, 1, 2, 4],
        BlockOrder::ChannelFirst => [0, 1, 3, 5, 2, 4],
    };
    rearranged(cx, x, &split, &perm, &[n, c * b * b, h / b, w / b])
}

fn rearranged(cx: &mut Cx<'_>, x: Val, split: &[u64], perm: &[usize], merged: &[u64]) -> Results {
    let x = cx.reshape("split", x, split)?;
    let x = cx.transpose("moved", x, perm)?;
    Ok(vec![cx.reshape("result", x, merged)?])
}
