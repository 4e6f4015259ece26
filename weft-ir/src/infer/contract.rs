//! Reductions and contractions.

use super::layout::distinct_axes;
use super::{Count, DTypeSet, InferError, Inferred, Operands};
use crate::dtype::DType;
use crate::op::{DotDims, ReduceFn};

pub(super) fn reduce(cx: &Operands<'_>, f: ReduceFn, axes: &[usize], keep_dims: bool) -> Inferred {
    cx.count(Count::Exactly(1))?;
    let dtype = cx.dtype_in(
        0,
        match f {
            ReduceFn::SumSquares | ReduceFn::Mean => DTypeSet::Floats,
            _ => DTypeSet::Numbers,
        },
    )?;
    for axis in axes {
        cx.axis(0, *axis)?;
    }
    if let Some(pair) = axes.windows(2).find(|pair| pair[0] >= pair[1]) {
        return Err(InferError::AxisRepeated {
            op: cx.op,
            operand: 0,
            axis: pair[1],
            axes: axes.to_vec(),
        });
    }
    Ok((dtype, without(cx.shape(0), axes, keep_dims)))
}

pub(super) fn arg_reduce(cx: &Operands<'_>, axis: usize, keep_dims: bool) -> Inferred {
    cx.count(Count::Exactly(1))?;
    cx.dtype_in(0, DTypeSet::Numbers)?;
    cx.axis(0, axis)?;
    if cx.shape(0)[axis] == 0 {
        return Err(InferError::EmptyAxis {
            op: cx.op,
            axis,
            shape: cx.shape(0).to_vec(),
        });
    }
    Ok((DType::I64, without(cx.shape(0), &[axis], keep_dims)))
}

/// A shape with some axes taken out, or set to 1.
fn without(shape: &[u64], axes: &[usize], keep_dims: bool) -> Vec<u64> {
    let mut result = Vec::with_capacity(shape.len());
    for (axis, extent) in shape.iter().enumerate() {
        match (axes.contains(&axis), keep_dims) {
            (false, _) => result.push(*extent),
            (true, true) => result.push(1),
            (true, false) => {}
        }
    }
    result
}

pub(super) fn dot(cx: &Operands<'_>, dims: &DotDims, allowed: DTypeSet) -> Inferred {
    cx.count(Count::Exactly(2))?;
    cx.same_dtype(0)?;
    let dtype = cx.dtype_in(0, allowed)?;
    let lhs_axes = [dims.lhs_batch.as_slice(), &dims.lhs_contract].concat();
    let rhs_axes = [dims.rhs_batch.as_slice(), &dims.rhs_contract].concat();
    distinct_axes(cx, 0, &lhs_axes)?;
    distinct_axes(cx, 1, &rhs_axes)?;
    cx.attribute_len("rhs_batch", dims.rhs_batch.len(), dims.lhs_batch.len())?;
    cx.attribute_len(
        "rhs_contract",
        dims.rhs_contract.len(),
        dims.lhs_contract.len(),
    )?;
    for (l, r) in lhs_axes.iter().zip(&rhs_axes) {
        cx.extent_is(1, *r, cx.shape(0)[*l])?;
    }
    let batch = dims.lhs_batch.iter().map(|axis| cx.shape(0)[*axis]);
    let shape = batch
        .chain(without(cx.shape(0), &lhs_axes, false))
        .chain(without(cx.shape(1), &rhs_axes, false))
        .collect();
    Ok((dtype, shape))
}
