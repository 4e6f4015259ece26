//! Parts of tensors, and tensors from parts.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results, clipped, resolve_axis};
use crate::scope::Val;
use weft_ir::Op;

/// Starts, ends and axes are attributes before opset 10, then inputs, with steps.
pub(super) fn slice(cx: &mut Cx<'_>) -> Results {
    let (x, starts, ends, axes, steps) = if cx.opset < 10 {
        let x = cx.take_one("data")?;
        let required = |list: Option<&[i64]>, attribute| {
            list.map(<[i64]>::to_vec)
                .ok_or(NodeFault::MissingAttribute { attribute })
        };
        let starts = required(cx.attrs.ints("starts")?, "starts")?;
        let ends = required(cx.attrs.ints("ends")?, "ends")?;
        let axes = cx.attrs.ints("axes")?.map(<[i64]>::to_vec);
        (x, starts, ends, axes, None)
    } else {
        let ([x, starts, ends], [axes, steps]) =
            cx.take(["data", "starts", "ends"], ["axes", "steps"])?;
        let axes = axes.map(|axes| cx.ints(axes)).transpose()?;
        let steps = steps.map(|steps| cx.ints(steps)).transpose()?;
        (x, cx.ints(starts)?, cx.ints(ends)?, axes, steps)
    };
    let count = starts.len();
    let axes = axes.unwrap_or_else(|| (0..count as i64).collect());
    let steps = steps.unwrap_or_else(|| vec![1; count]);
    for (role, given) in [("ends", &ends), ("axes", &axes), ("steps", &steps)] {
        if given.len() != count {
            return Err(NodeFault::InputValue {
                role,
                value: clipped(&format!("{given:?}")),
                reason: format!("must have {count} entries, as starts"),
            });
        }
    }
    let dims = cx.dims(x).to_vec();
    let mut whole = Ranges::whole(&dims);
    let mut seen = vec![false; dims.len()];
    for i in 0..count {
        let refuse = |role, value: i64, reason: &str| NodeFault::InputValue {
            role,
            value: value.to_string(),
            reason: reason.to_owned(),
        };
        let axis = resolve_axis(axes[i], dims.len())
            .ok_or_else(|| refuse("axes", axes[i], "outside the operand's rank"))?;
        if std::mem::replace(&mut seen[axis], true) {
            return Err(refuse("axes", axes[i], "an axis is named twice"));
        }
        if steps[i] == 0 {
            return Err(refuse("steps", 0, "must not be 0"));
        }
        whole.set(axis, dims[axis], starts[i], ends[i], steps[i]);
    }
    Ok(vec![cx.emit("result", whole.op(), &[x])?])
}

/// A slice under construction.
pub(super) struct Ranges {
    starts: Vec<u64>,
    steps: Vec<i64>,
    sizes: Vec<u64>,
}

impl Ranges {
    pub(super) fn whole(dims: &[u64]) -> Self {
        Ranges {
            starts: vec![0; dims.len()],
            steps: vec![1; dims.len()],
            sizes: dims.to_vec(),
        }
    }

    /// Elements `start`, `start + step`, and so on, `end` excluded, as NumPy counts: negative
    /// positions from the end, and both clamped to the axis.
    fn set(&mut self, axis: usize, extent: u64, start: i64, end: i64, step: i64) {
        let n = i128::from(extent);
        let from_front = |position: i64| {
            let position = i128::from(position);
            if position < 0 { position + n } else { position }
        };
        let step = i128::from(step);
        let (low, high) = if step > 0 { (0, n) } else { (-1, n - 1) };
        let start = from_front(start).clamp(low.min(high), high.max(low));
        let end = from_front(end).clamp(low.min(high), high.max(low));
        let distance = if step > 0 { end - start } else { start - end };
        let size = if distance > 0 {
            (distance - 1) / step.abs() + 1
        } else {
            0
        };
        // A start of -1 goes with no elements: nothing lies below -1.
        self.starts[axis] = if size == 0 { 0 } else { start as u64 };
        self.steps[axis] = if size <= 1 { 1 } else { step as i64 };
        self.sizes[axis] = size as u64;
    }

    /// `size` elements from `start`.
    pub(super) fn part(&mut self, axis: usize, start: u64, size: u64) {
        self.starts[axis] = start;
        self.sizes[axis] = size;
    }

    pub(super) fn op(self) -> Op {
        Op::Slice {
            starts: self.starts,
            steps: self.steps,
            sizes: self.sizes,
        }
    }
}

/// Sizes are an attribute before opset 13, then an input; without them the parts are equal, the
/// last one smaller where `num_outputs` is given.
pub(super) fn split(cx: &mut Cx<'_>) -> Results {
    let given_axis = cx.attrs.int_or("axis", 0)?;
    let parts = cx.wanted.len();
    let (x, sizes) = if cx.opset >= 13 {
        let ([x], [split]) = cx.take(["input"], ["split"])?;
        (x, split.map(|split| cx.extents(split)).transpose()?)
    } else {
        let sizes = cx.attrs.ints("split")?;
        let (x, input) = if cx.opset < 2 {
            let ([x], [split]) = cx.take(["input"], ["split"])?;
            (x, split)
        } else {
            (cx.take_one("input")?, None)
        };
        let sizes = match (sizes, input) {
            (Some(sizes), _) => {
                let extents = sizes.iter().map(|n| u64::try_from(*n).ok());
                let text = clipped(&format!("{sizes:?}"));
                let negative = || attribute_value("split", &text, "must not be negative");
                Some(extents.collect::<Option<_>>().ok_or_else(negative)?)
            }
            (None, Some(input)) => Some(cx.extents(input)?),
            (None, None) => None,
        };
        (x, sizes)
    };
    let rank = cx.rank(x);
    let axis = resolve_axis(given_axis, rank)
        .ok_or_else(|| attribute_value("axis", &given_axis, format!("outside a rank of {rank}")))?;
    let extent = cx.dims(x)[axis];
    let num_outputs = if cx.opset >= 18 {
        cx.attrs.int("num_outputs")?
    } else {
        None
    };
    if let Some(count) = num_outputs
        && usize::try_from(count) != Ok(parts)
    {
        return Err(NodeFault::OutputCount {
            given: parts,
            expected: format!("{count} by num_outputs"),
        });
    }
    let sizes = match sizes {
        Some(sizes) => sizes,
        None => equal_parts(extent, parts as u64, num_outputs.is_some()).ok_or_else(|| {
            cx.wrong_type(
                x,
                format!("an extent at axis {axis} that splits into {parts} parts"),
            )
        })?,
    };
    let total: u128 = sizes.iter().map(|size| u128::from(*size)).sum();
    if sizes.len() != parts || total != u128::from(extent) {
        return Err(NodeFault::InputValue {
            role: "split",
            value: clipped(&format!("{sizes:?}")),
            reason: format!("must be {parts} sizes that add up to {extent}"),
        });
    }
    let mut start = 0;
    let mut results = Vec::with_capacity(parts);
    for size in sizes {
        let mut range = Ranges::whole(cx.dims(x));
        range.part(axis, start, size);
        results.push(cx.emit("part", range.op(), &[x])?);
        start += size;
    }
    Ok(results)
}

fn equal_parts(extent: u64, parts: u64, last_smaller: bool) -> Option<Vec<u64>> {
    let size = extent.div_ceil(parts);
    let last = extent.checked_sub(size.checked_mul(parts - 1)?)?;
    if last != size && !last_smaller {
        return None;
    }
    let mut sizes = vec![size; usize::try_from(parts).ok()?];
    *sizes.last_mut()? = last;
    Some(sizes)
}

pub(super) fn concat(cx: &mut Cx<'_>) -> Results {
    let given = if cx.opset < 4 {
        cx.attrs.int_or("axis", 1)?
    } else {
        let axis = cx.attrs.int("axis")?;
        axis.ok_or(NodeFault::MissingAttribute { attribute: "axis" })?
    };
    let operands: Vec<Val> = cx.take_all("inputs")?;
    let rank = cx.rank(operands[0]);
    let axis = resolve_axis(given, rank)
        .ok_or_else(|| attribute_value("axis", &given, format!("outside a rank of {rank}")))?;
    Ok(vec![cx.emit("result", Op::Concat { axis }, &operands)?])
}
