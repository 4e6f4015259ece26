//! Ops that move elements.

use super::{Count, DTypeSet, InferError, Inferred, Operands, broadcasts_to, check_limits};
use crate::dtype::DType;
use crate::op::PadMode;
use crate::tensor::Tensor;

pub(super) fn reshape(cx: &Operands<'_>, target: &[u64]) -> Inferred {
    cx.count(Count::Exactly(1))?;
    // The limits also keep the products below from overflowing.
    check_limits(cx.op, target)?;
    if cx.shape(0).iter().product::<u64>() != target.iter().product::<u64>() {
        return Err(InferError::ElementCount {
            op: cx.op,
            shape: cx.shape(0).to_vec(),
            target: target.to_vec(),
        });
    }
    Ok((cx.dtype(0), target.to_vec()))
}

pub(super) fn transpose(cx: &Operands<'_>, perm: &[usize]) -> Inferred {
    cx.count(Count::Exactly(1))?;
    cx.attribute_len("perm", perm.len(), cx.rank(0))?;
    distinct_axes(cx, 0, perm)?;
    Ok((cx.dtype(0), perm.iter().map(|p| cx.shape(0)[*p]).collect()))
}

/// Checks that axes exist and that none is named twice.
pub(super) fn distinct_axes(
    cx: &Operands<'_>,
    operand: usize,
    axes: &[usize],
) -> Result<(), InferError> {
    let mut seen = vec![false; cx.rank(operand)];
    for axis in axes {
        cx.axis(operand, *axis)?;
        if std::mem::replace(&mut seen[*axis], true) {
            return Err(InferError::AxisRepeated {
                op: cx.op,
                operand,
                axis: *axis,
                axes: axes.to_vec(),
            });
        }
    }
    Ok(())
}

pub(super) fn slice(cx: &Operands<'_>, starts: &[u64], steps: &[i64], sizes: &[u64]) -> Inferred {
    cx.count(Count::Exactly(1))?;
    cx.attribute_len("starts", starts.len(), cx.rank(0))?;
    cx.attribute_len("steps", steps.len(), cx.rank(0))?;
    cx.attribute_len("sizes", sizes.len(), cx.rank(0))?;
    for (axis, extent) in cx.shape(0).iter().copied().enumerate() {
        let (start, step, size) = (starts[axis], steps[axis], sizes[axis]);
        if step == 0 {
            return Err(InferError::AttributeValue {
                op: cx.op,
                attribute: "steps",
                index: axis,
                given: 0,
                needed: "a step other than 0",
            });
        }
        let inside = if size == 0 {
            start <= extent
        } else {
            let last = i128::from(start) + i128::from(size - 1) * i128::from(step);
            start < extent && 0 <= last && last < i128::from(extent)
        };
        if !inside {
            return Err(InferError::SliceOutside {
                op: cx.op,
                axis,
                start,
                step,
                size,
                extent,
            });
        }
    }
    Ok((cx.dtype(0), sizes.to_vec()))
}

pub(super) fn concat(cx: &Operands<'_>, axis: usize) -> Inferred {
    cx.count(Count::AtLeast(1))?;
    cx.same_dtype(0)?;
    cx.axis(0, axis)?;
    let mut shape = cx.shape(0).to_vec();
    for operand in 1..cx.len() {
        cx.rank_is(operand, Count::Exactly(shape.len()))?;
        for other in (0..shape.len()).filter(|a| *a != axis) {
            cx.extent_is(operand, other, shape[other])?;
        }
        // Each summand is within the limit, so the sum of fewer than 2^24 operands is exact.
        shape[axis] = shape[axis].saturating_add(cx.shape(operand)[axis]);
    }
    Ok((cx.dtype(0), shape))
}

pub(super) fn pad(cx: &Operands<'_>, before: &[i64], after: &[i64], mode: &PadMode) -> Inferred {
    if matches!(mode, PadMode::Constant) {
        cx.count(Count::Exactly(2))?;
        cx.same_dtype(0)?;
        cx.rank_is(1, Count::Exactly(0))?;
    } else {
        cx.count(Count::Exactly(1))?;
    }
    cx.attribute_len("before", before.len(), cx.rank(0))?;
    cx.attribute_len("after", after.len(), cx.rank(0))?;
    let mut shape = Vec::with_capacity(before.len());
    for (axis, extent) in cx.shape(0).iter().copied().enumerate() {
        let (b, a) = (i128::from(before[axis]), i128::from(after[axis]));
        let cropped = i128::from(extent) + b.min(0) + a.min(0);
        let reach = b.max(a).max(0);
        let possible = match mode {
            PadMode::Constant => true,
            PadMode::Reflect => reach == 0 || reach < cropped,
            PadMode::Edge | PadMode::Wrap => reach == 0 || cropped > 0,
        };
        let padded = u64::try_from(cropped + b.max(0) + a.max(0));
        match padded {
            Ok(padded) if cropped >= 0 && possible => shape.push(padded),
            _ => {
                return Err(InferError::PadImpossible {
                    op: cx.op,
                    axis,
                    extent,
                    before: before[axis],
                    after: after[axis],
                });
            }
        }
    }
    Ok((cx.dtype(0), shape))
}

pub(super) fn broadcast(cx: &Operands<'_>, target: &[u64]) -> Inferred {
    cx.count(Count::Exactly(1))?;
    if !broadcasts_to(cx.shape(0), target) {
        return Err(InferError::CannotBroadcastTo {
            op: cx.op,
            operand: 0,
            shape: cx.shape(0).to_vec(),
            target: target.to_vec(),
        });
    }
    Ok((cx.dtype(0), target.to_vec()))
}

pub(super) fn gather(cx: &Operands<'_>, axis: usize, constants: &[Option<&Tensor>]) -> Inferred {
    cx.count(Count::Exactly(2))?;
    cx.dtype_in(1, DTypeSet::Ints)?;
    cx.axis(0, axis)?;
    let extent = cx.shape(0)[axis];
    let mut shape = cx.shape(0)[..axis].to_vec();
    shape.extend_from_slice(cx.shape(1));
    shape.extend_from_slice(&cx.shape(0)[axis + 1..]);
    if extent == 0 && !cx.shape(1).contains(&0) {
        return Err(InferError::EmptyAxis {
            op: cx.op,
            axis,
            shape: cx.shape(0).to_vec(),
        });
    }
    if let Some(Some(indices)) = constants.get(1) {
        for position in 0..indices.elems() {
            let index = integer(indices, position);
            if index < -i128::from(extent) || index >= i128::from(extent) {
                return Err(InferError::IndexOutside {
                    op: cx.op,
                    position,
                    index,
                    extent,
                });
            }
        }
    }
    Ok((cx.dtype(0), shape))
}

/// Element of an integer tensor as a number.
fn integer(tensor: &Tensor, position: usize) -> i128 {
    let bits = tensor.bits(position);
    match tensor.dtype() {
        DType::I8 => i128::from(bits as u8 as i8),
        DType::I16 => i128::from(bits as u16 as i16),
        DType::I32 => i128::from(bits as u32 as i32),
        DType::I64 => i128::from(bits as i64),
        _ => i128::from(bits),
    }
}
