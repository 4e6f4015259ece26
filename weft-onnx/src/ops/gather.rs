//! Ops that pick or place elements by index.
//!
//! The IR gathers along one axis. Picking by whole coordinates is that on the flattened operand, and
//! placing is picking from operand and updates, one behind the other; both need the indices when the
//! model is loaded, since only then can one outside its axis be told from a neighbour.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results, integers, resolve_axis};
use crate::ops::elementwise::as_scalar;
use crate::scope::Val;
use weft_ir::{BinaryFn, CompareFn, DType, Op};

fn axis_of(cx: &mut Cx<'_>, x: Val) -> Result<usize, NodeFault> {
    let given = cx.attrs.int_or("axis", 0)?;
    let rank = cx.rank(x);
    resolve_axis(given, rank)
        .ok_or_else(|| attribute_value("axis", &given, format!("outside a rank of {rank}")))
}

pub(super) fn gather(cx: &mut Cx<'_>) -> Results {
    let ([data, indices], []) = cx.take(["data", "indices"], [])?;
    let axis = axis_of(cx, data)?;
    Ok(vec![cx.emit(
        "result",
        Op::Gather { axis },
        &[data, indices],
    )?])
}

/// Indices that must be known now, of any rank.
fn known_indices(cx: &mut Cx<'_>, indices: Val) -> Result<Vec<i64>, NodeFault> {
    if !matches!(cx.dtype(indices), DType::I64 | DType::I32) {
        return Err(cx.wrong_type(indices, "i64 or i32"));
    }
    cx.known(indices)?;
    cx.spend(indices)?;
    Ok(integers(cx.known(indices)?))
}

/// An index that may count from the end, as a position below `extent`.
fn position(cx: &Cx<'_>, indices: Val, index: i64, extent: u64) -> Result<u64, NodeFault> {
    let front = if index < 0 {
        index.checked_add_unsigned(extent)
    } else {
        Some(index)
    };
    front
        .and_then(|i| u64::try_from(i).ok())
        .filter(|i| *i < extent)
        .ok_or_else(|| cx.wrong_value(indices, index, format!("outside an axis of {extent}")))
}

/// Row-major strides. Extents are within the IR's limits, so products fit.
fn strides(dims: &[u64]) -> Vec<u64> {
    let mut strides = vec![1; dims.len()];
    for axis in (1..dims.len()).rev() {
        strides[axis - 1] = strides[axis] * dims[axis].max(1);
    }
    strides
}

/// For each element of `indices`, in order, its place in the flattened data when it replaces the
/// coordinate along `axis`.
fn element_places(
    cx: &mut Cx<'_>,
    data: Val,
    indices: Val,
    axis: usize,
) -> Result<Vec<i64>, NodeFault> {
    let (dims, own) = (cx.dims(data).to_vec(), cx.dims(indices).to_vec());
    let fits = own.len() == dims.len()
        && (0..dims.len()).all(|other| other == axis || own[other] <= dims[other]);
    if !fits {
        return Err(cx.wrong_type(indices, format!("at most {dims:?} except at axis {axis}")));
    }
    let (strides, own_strides) = (strides(&dims), strides(&own));
    let mut places = Vec::new();
    for (at, index) in known_indices(cx, indices)?.into_iter().enumerate() {
        let mut place = position(cx, indices, index, dims[axis])? * strides[axis];
        for other in (0..dims.len()).filter(|other| *other != axis) {
            place += at as u64 / own_strides[other] % own[other] * strides[other];
        }
        places.push(place as i64);
    }
    Ok(places)
}

fn flat(cx: &mut Cx<'_>, part: &str, x: Val) -> Result<Val, NodeFault> {
    let elems = cx.dims(x).iter().product();
    cx.reshape(part, x, &[elems])
}

pub(super) fn gather_elements(cx: &mut Cx<'_>) -> Results {
    let ([data, indices], []) = cx.take(["data", "indices"], [])?;
    let axis = axis_of(cx, data)?;
    let places = element_places(cx, data, indices, axis)?;
    let dims = cx.dims(indices).to_vec();
    let places = cx.int_constant("places", &dims, &places)?;
    let data = flat(cx, "flat", data)?;
    Ok(vec![cx.emit(
        "result",
        Op::Gather { axis: 0 },
        &[data, places],
    )?])
}

/// For each list of coordinates the number of the row it names, in `data` with its first
/// `batch + depth` axes merged, and the depth.
fn row_places(
    cx: &mut Cx<'_>,
    data: Val,
    indices: Val,
    batch: usize,
) -> Result<(Vec<i64>, usize), NodeFault> {
    let (dims, own) = (cx.dims(data).to_vec(), cx.dims(indices).to_vec());
    let refuse = || cx.wrong_type(indices, "lists of coordinates in the data, by its batches");
    let depth = *own.last().ok_or_else(refuse)?;
    let depth = usize::try_from(depth).map_err(|_| refuse())?;
    if batch >= own.len()
        || batch + depth > dims.len()
        || depth == 0
        || own[..batch] != dims[..batch]
    {
        return Err(refuse());
    }
    let strides = strides(&dims[..batch + depth]);
    let lists: u64 = own[..own.len() - 1].iter().product();
    let in_batch: u64 = own[batch..own.len() - 1].iter().product();
    let indices_known = known_indices(cx, indices)?;
    let mut places = Vec::new();
    for (at, list) in indices_known.chunks_exact(depth).enumerate() {
        // The batches are the slowest axes of both, so their place is that of the list's batch.
        let mut place = match in_batch {
            0 => 0,
            n => at as u64 / n * dims[batch..batch + depth].iter().product::<u64>(),
        };
        for (i, index) in list.iter().enumerate() {
            place += position(cx, indices, *index, dims[batch + i])? * strides[batch + i];
        }
        places.push(place as i64);
    }
    debug_assert_eq!(places.len() as u64, lists);
    Ok((places, depth))
}

/// The first `merged` axes as one.
fn rows(cx: &mut Cx<'_>, part: &str, x: Val, merged: usize) -> Result<Val, NodeFault> {
    let mut dims = vec![cx.dims(x)[..merged].iter().product()];
    dims.extend_from_slice(&cx.dims(x)[merged..]);
    cx.reshape(part, x, &dims)
}

pub(super) fn gather_nd(cx: &mut Cx<'_>) -> Results {
    let given = if cx.opset >= 12 {
        cx.attrs.int_or("batch_dims", 0)?
    } else {
        0
    };
    let batch = usize::try_from(given)
        .map_err(|_| attribute_value("batch_dims", &given, "must not be negative"))?;
    let ([data, indices], []) = cx.take(["data", "indices"], [])?;
    let batch = batch.min(cx.rank(data));
    let (places, depth) = row_places(cx, data, indices, batch)?;
    let own = cx.dims(indices);
    let dims = own[..own.len() - 1].to_vec();
    let places = cx.int_constant("places", &dims, &places)?;
    let data = rows(cx, "rows", data, batch + depth)?;
    Ok(vec![cx.emit(
        "result",
        Op::Gather { axis: 0 },
        &[data, places],
    )?])
}

fn only_plain_updates(cx: &mut Cx<'_>) -> Result<(), NodeFault> {
    if cx.opset >= 16 {
        let reduction = cx.attrs.string("reduction")?.unwrap_or("none");
        if reduction != "none" {
            return Err(NodeFault::RefusedCase {
                what: format!("reduction `{reduction}`"),
            });
        }
    }
    Ok(())
}

/// Rows of `data`, with row `places[i]` replaced by row `i` of `updates`; later updates win.
fn placed(cx: &mut Cx<'_>, data: Val, updates: Val, places: &[i64]) -> Result<Val, NodeFault> {
    let count = cx.dims(data)[0];
    cx.room_for(DType::I64, &[count])?;
    let mut source: Vec<i64> = (0..count as i64).collect();
    for (update, place) in places.iter().enumerate() {
        source[*place as usize] = count as i64 + update as i64;
    }
    let both = cx.emit("both", Op::Concat { axis: 0 }, &[data, updates])?;
    let source = cx.int_constant("source", &[count], &source)?;
    cx.emit("placed", Op::Gather { axis: 0 }, &[both, source])
}

pub(super) fn scatter_nd(cx: &mut Cx<'_>) -> Results {
    only_plain_updates(cx)?;
    let ([data, indices, updates], []) = cx.take(["data", "indices", "updates"], [])?;
    let (places, depth) = row_places(cx, data, indices, 0)?;
    let dims = cx.dims(data).to_vec();
    let lists = cx.rank(indices) - 1;
    let wanted = [&cx.dims(indices)[..lists], &dims[depth..]].concat();
    if cx.dims(updates) != wanted {
        return Err(cx.wrong_type(updates, format!("shape {wanted:?}")));
    }
    let data = rows(cx, "rows", data, depth)?;
    let updates = rows(cx, "updates", updates, lists)?;
    let y = placed(cx, data, updates, &places)?;
    Ok(vec![cx.reshape("result", y, &dims)?])
}

pub(super) fn scatter_elements(cx: &mut Cx<'_>) -> Results {
    only_plain_updates(cx)?;
    let ([data, indices, updates], []) = cx.take(["data", "indices", "updates"], [])?;
    let axis = axis_of(cx, data)?;
    let places = element_places(cx, data, indices, axis)?;
    if cx.dims(updates) != cx.dims(indices) {
        let expected = format!("shape {:?}", cx.dims(indices));
        return Err(cx.wrong_type(updates, expected));
    }
    let dims = cx.dims(data).to_vec();
    let data = flat(cx, "flat", data)?;
    let updates = flat(cx, "updates", updates)?;
    let y = placed(cx, data, updates, &places)?;
    Ok(vec![cx.reshape("result", y, &dims)?])
}

/// 0, 1, and so on along one of `rank` axes.
pub(super) fn positions(
    cx: &mut Cx<'_>,
    rank: usize,
    axis: usize,
    extent: u64,
) -> Result<Val, NodeFault> {
    cx.room_for(DType::I64, &[extent])?;
    let elems: Vec<i64> = (0..extent as i64).collect();
    let mut dims = vec![1; rank];
    dims[axis] = extent;
    cx.int_constant("positions", &dims, &elems)
}

/// `on` where the new axis's position is the index, else `off`; indices outside are nowhere.
pub(super) fn one_hot(cx: &mut Cx<'_>) -> Results {
    let given = cx.attrs.int_or("axis", -1)?;
    let ([indices, depth, values], []) = cx.take(["indices", "depth", "values"], [])?;
    // Any type of number is allowed.
    cx.known(depth)?;
    let depth = as_scalar(cx, depth)?;
    let depth = cx.cast("depth", depth, DType::I64)?;
    let depth_given = cx.int(depth)?;
    let extent = u64::try_from(depth_given)
        .map_err(|_| cx.wrong_value(depth, depth_given, "must not be negative"))?;
    if cx.dims(values) != [2] {
        return Err(cx.wrong_type(values, "shape [2]"));
    }
    let rank = cx.rank(indices) + 1;
    let axis = resolve_axis(given, rank)
        .ok_or_else(|| attribute_value("axis", &given, format!("outside a rank of {rank}")))?;
    let mut dims = cx.dims(indices).to_vec();
    dims.insert(axis, 1);
    let indices = cx.cast("integers", indices, DType::I64)?;
    let indices = cx.reshape("column", indices, &dims)?;
    let zero = cx.zero(DType::I64)?;
    let negative = cx.compare("negative", CompareFn::Lt, indices, zero)?;
    let raised = cx.binary("raised", BinaryFn::Add, indices, depth)?;
    let indices = cx.select("indices", negative, raised, indices)?;
    let positions = positions(cx, rank, axis, extent)?;
    let hot = cx.compare("hot", CompareFn::Eq, indices, positions)?;
    let value = |cx: &mut Cx<'_>, part, at| {
        let op = Op::Slice {
            starts: vec![at],
            steps: vec![1],
            sizes: vec![1],
        };
        let value = cx.emit(part, op, &[values])?;
        cx.reshape(part, value, &[])
    };
    let off = value(cx, "off", 0)?;
    let on = value(cx, "on", 1)?;
    Ok(vec![cx.select("result", hot, on, off)?])
}
