//! The meaning of one op.

use crate::error::RefError;
use crate::layout::Limits;
use crate::scalar::unsupported;
use crate::{composite, contraction, convert, elementwise, moves, reduce, resize};
use weft_ir::{Op, Tensor, TensorType, infer};

/// Largest result that [`eval_op`] makes: 16 GiB.
pub const DEFAULT_LIMIT_BYTES: u64 = 1 << 34;

/// The value of an op on its operands, by the numerics contract.
///
/// NaNs in the result are canonical. An integer divided by zero gives 0. Operands are checked by
/// [`mod@weft_ir::infer`], and memory stays within a small multiple of operands and result.
///
/// # Errors
/// If the op does not apply to the operands, a gather's index lies outside, or the result would
/// exceed [`DEFAULT_LIMIT_BYTES`].
pub fn eval_op(op: &Op, inputs: &[&Tensor]) -> Result<Tensor, RefError> {
    eval_op_within(op, inputs, DEFAULT_LIMIT_BYTES)
}

/// [`eval_op`] with another limit on the bytes of the result (and of intermediate results).
///
/// # Errors
/// Those of [`eval_op`].
pub fn eval_op_within(op: &Op, inputs: &[&Tensor], limit_bytes: u64) -> Result<Tensor, RefError> {
    let types: Vec<TensorType> = inputs.iter().map(|x| x.ty()).collect();
    let result = infer(op, &types.iter().collect::<Vec<_>>(), &[])?;
    // Operands have fixed extents, so the result has.
    let shape = result.shape.extents().unwrap_or_default();
    let limits = Limits { bytes: limit_bytes };
    limits.elems(op.name(), result.dtype, &shape)?;
    Ok(evaluate(op, inputs, &shape, limits)?.canonical())
}

/// The value of an op that applies to the operands, with a result of that shape.
fn evaluate(
    op: &Op,
    inputs: &[&Tensor],
    shape: &[u64],
    limits: Limits,
) -> Result<Tensor, RefError> {
    let name = op.name();
    let x = inputs[0];
    match op {
        Op::Unary(f) => elementwise::unary(name, *f, x),
        Op::Binary(f) => elementwise::binary(name, *f, x, inputs[1], shape),
        Op::Compare(f) => elementwise::compare(name, *f, x, inputs[1], shape),
        Op::Fma => elementwise::fma(name, x, inputs[1], inputs[2], shape),
        Op::Select => elementwise::select(x, inputs[1], inputs[2], shape),
        Op::Cast { to } => convert::cast(name, x, *to),
        Op::Reshape { shape } => Ok(x.reshaped(shape)?),
        Op::Transpose { perm } => moves::transpose(x, perm, shape),
        Op::Slice {
            starts,
            steps,
            sizes,
        } => moves::slice(x, starts, steps, sizes),
        Op::Concat { axis } => moves::concat(inputs, *axis, shape),
        Op::Pad {
            before,
            after,
            mode,
        } => moves::pad(inputs, before, after, mode, shape),
        Op::Broadcast { shape } => elementwise::broadcast(x, shape),
        Op::Gather { axis } => moves::gather(name, x, inputs[1], *axis, shape),
        Op::Reduce { op: f, axes, .. } => reduce::reduce(name, *f, x, axes, shape),
        Op::ArgReduce {
            op: f,
            axis,
            select_last,
            ..
        } => reduce::arg_reduce(name, *f, x, *axis, *select_last, shape),
        Op::Dot(dims) => contraction::dot(name, dims, x, inputs[1], shape),
        Op::MaskedDot(dims) => contraction::masked_dot(name, dims, x, inputs[1], shape),
        Op::Conv(attrs) => contraction::conv(name, attrs, x, inputs[1], shape),
        Op::Resize(attrs) => resize::resize(name, attrs, x, limits),
        Op::Composite(c) => composite::composite(name, c, inputs, shape),
        _ => Err(unsupported(name, x.dtype())),
    }
}
