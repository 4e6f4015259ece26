//! Elementwise ops: dtypes by function, shapes by broadcasting.

use super::{Count, DTypeSet, InferError, Inferred, Operands};
use crate::dtype::DType;
use crate::op::{BinaryFn, CompareFn, UnaryFn};
use crate::tensor::Tensor;

pub(super) fn unary(cx: &Operands<'_>, f: UnaryFn) -> Inferred {
    cx.count(Count::Exactly(1))?;
    let allowed = match f {
        UnaryFn::Neg | UnaryFn::Abs | UnaryFn::Sign => DTypeSet::Numbers,
        UnaryFn::Not => DTypeSet::IntsOrBool,
        f if f.is_elementary() => DTypeSet::FloatsButF64,
        _ => DTypeSet::Floats,
    };
    let dtype = cx.dtype_in(0, allowed)?;
    let result = match f {
        UnaryFn::IsNan | UnaryFn::IsInf => DType::Bool,
        _ => dtype,
    };
    Ok((result, cx.shape(0).to_vec()))
}

pub(super) fn binary(cx: &Operands<'_>, f: BinaryFn, constants: &[Option<&Tensor>]) -> Inferred {
    cx.count(Count::Exactly(2))?;
    cx.same_dtype(0)?;
    let allowed = match f {
        BinaryFn::Pow => DTypeSet::FloatsButF64,
        BinaryFn::And | BinaryFn::Or | BinaryFn::Xor => DTypeSet::IntsOrBool,
        BinaryFn::Shl | BinaryFn::Shr => DTypeSet::Ints,
        _ => DTypeSet::Numbers,
    };
    let dtype = cx.dtype_in(0, allowed)?;
    let shape = cx.broadcast()?;
    if let (true, BinaryFn::Div | BinaryFn::Rem, Some(Some(divisor))) =
        (dtype.is_int(), f, constants.get(1))
        && let Some(position) = (0..divisor.elems()).find(|i| divisor.bits(*i) == 0)
    {
        return Err(InferError::DivisionByZero {
            op: cx.op,
            position,
        });
    }
    Ok((dtype, shape))
}

pub(super) fn compare(cx: &Operands<'_>, f: CompareFn) -> Inferred {
    cx.count(Count::Exactly(2))?;
    cx.same_dtype(0)?;
    cx.dtype_in(
        0,
        match f {
            CompareFn::Eq | CompareFn::Ne => DTypeSet::Any,
            _ => DTypeSet::Numbers,
        },
    )?;
    Ok((DType::Bool, cx.broadcast()?))
}

pub(super) fn fma(cx: &Operands<'_>) -> Inferred {
    cx.count(Count::Exactly(3))?;
    cx.same_dtype(0)?;
    let dtype = cx.dtype_in(0, DTypeSet::F32OrF64)?;
    Ok((dtype, cx.broadcast()?))
}

pub(super) fn select(cx: &Operands<'_>) -> Inferred {
    cx.count(Count::Exactly(3))?;
    cx.dtype_in(0, DTypeSet::BoolOnly)?;
    cx.same_dtype(1)?;
    Ok((cx.dtype(1), cx.broadcast()?))
}
