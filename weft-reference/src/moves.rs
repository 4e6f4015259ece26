//! Ops that only move elements: reshape, transpose, slice, concat, pad, gather.

use crate::convert::integers;
use crate::error::RefError;
use crate::layout::{Walk, copy_elements, count, strides};
use weft_ir::{PadMode, Tensor};

/// Result axis `i` is operand axis `perm[i]`.
pub(crate) fn transpose(x: &Tensor, perm: &[usize], shape: &[u64]) -> Result<Tensor, RefError> {
    let from = strides(x.shape());
    let strides: Vec<isize> = perm.iter().map(|axis| from[*axis]).collect();
    copy_elements(x, shape, Walk::new(shape, &strides, 0))
}

/// Element `j` of axis `i` is operand element `starts[i] + j * steps[i]`.
pub(crate) fn slice(
    x: &Tensor,
    starts: &[u64],
    steps: &[i64],
    sizes: &[u64],
) -> Result<Tensor, RefError> {
    if count(sizes) == 0 {
        return copy_elements(x, sizes, std::iter::empty());
    }
    let from = strides(x.shape());
    let start = from
        .iter()
        .zip(starts)
        .map(|(stride, start)| *start as isize * stride)
        .sum();
    // A step that is taken at all stays inside the operand; the others may wrap.
    let strides: Vec<isize> = from
        .iter()
        .zip(steps)
        .map(|(stride, step)| stride.wrapping_mul(*step as isize))
        .collect();
    copy_elements(x, sizes, Walk::new(sizes, &strides, start))
}

/// The operands one behind the other.
pub(crate) fn concat(inputs: &[&Tensor], axis: usize, shape: &[u64]) -> Result<Tensor, RefError> {
    let dtype = inputs[0].dtype();
    let mut bytes = Vec::new();
    if count(shape) > 0 {
        for outer in 0..count(&shape[..axis]) {
            for input in inputs {
                let run = count(&input.shape()[axis..]) * dtype.size_bytes();
                bytes.extend_from_slice(&input.bytes()[outer * run..(outer + 1) * run]);
            }
        }
    }
    Ok(Tensor::from_bytes(dtype, shape.to_vec(), bytes)?)
}

/// Elements round the operand; negative amounts crop, and cropping comes first.
///
/// Reflection needs an amount smaller than the cropped extent; edge and wrap need a cropped extent
/// above 0.
pub(crate) fn pad(
    inputs: &[&Tensor],
    before: &[i64],
    after: &[i64],
    mode: &PadMode,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let x = inputs[0];
    let fill = inputs.get(1).map_or(&[][..], |fill| fill.bytes());
    let (rank, elems, size) = (shape.len(), count(shape), x.dtype().size_bytes());
    let mut bytes = Vec::with_capacity(elems * size);
    if elems > 0 {
        // For each axis and each result coordinate, the operand's coordinate.
        let sources: Vec<Vec<Option<usize>>> = (0..rank)
            .map(|axis| {
                let (b, a) = (i128::from(before[axis]), i128::from(after[axis]));
                let kept = i128::from(x.shape()[axis]) + b.min(0) + a.min(0);
                let first = -b.min(0);
                (0..i128::from(shape[axis]))
                    .map(|i| pad_source(mode, i - b.max(0), kept).map(|i| (i + first) as usize))
                    .collect()
            })
            .collect();
        let from = strides(x.shape());
        let mut index = vec![0usize; rank];
        for _ in 0..elems {
            let offset = (0..rank).try_fold(0usize, |offset, axis| {
                sources[axis][index[axis]].map(|i| offset + i * from[axis] as usize)
            });
            match offset {
                Some(offset) => {
                    bytes.extend_from_slice(&x.bytes()[offset * size..(offset + 1) * size]);
                }
                None => bytes.extend_from_slice(fill),
            }
            for axis in (0..rank).rev() {
                index[axis] += 1;
                if index[axis] < sources[axis].len() {
                    break;
                }
                index[axis] = 0;
            }
        }
    }
    Ok(Tensor::from_bytes(x.dtype(), shape.to_vec(), bytes)?)
}

/// The coordinate among `kept` ones that coordinate `i` of the padded axis shows.
fn pad_source(mode: &PadMode, i: i128, kept: i128) -> Option<i128> {
    if (0..kept).contains(&i) {
        return Some(i);
    }
    match mode {
        PadMode::Constant => None,
        PadMode::Reflect if i < 0 => Some(-i),
        PadMode::Reflect => Some(2 * (kept - 1) - i),
        PadMode::Edge => Some(i.clamp(0, kept - 1)),
        PadMode::Wrap => Some(i.rem_euclid(kept)),
    }
}

/// Axis `axis` of the data is replaced by the axes of the indices.
pub(crate) fn gather(
    op: &'static str,
    data: &Tensor,
    indices: &Tensor,
    axis: usize,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let extent = data.shape()[axis];
    let rows: Vec<usize> = integers(indices)
        .into_iter()
        .map(|index| {
            let row = if index < 0 {
                index + i128::from(extent)
            } else {
                index
            };
            if (0..i128::from(extent)).contains(&row) {
                Ok(row as usize)
            } else {
                Err(RefError::IndexOutside { op, index, extent })
            }
        })
        .collect::<Result<_, _>>()?;
    let mut bytes = Vec::new();
    if count(shape) > 0 {
        let run = count(&data.shape()[axis + 1..]) * data.dtype().size_bytes();
        for outer in 0..count(&data.shape()[..axis]) {
            for row in &rows {
                let at = (outer * extent as usize + row) * run;
                bytes.extend_from_slice(&data.bytes()[at..at + run]);
            }
        }
    }
    Ok(Tensor::from_bytes(data.dtype(), shape.to_vec(), bytes)?)
}
