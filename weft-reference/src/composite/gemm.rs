//! `(alpha * product) + (beta * c)`, a factor of exactly 1 omitted.

use crate::contraction::dot;
use crate::elementwise::{binary, map};
use crate::error::RefError;
use crate::scalar::{Arith, Real, Scalar, with_float};
use weft_ir::{BinaryFn, DotDims, Tensor};

/// The general matrix product of two matrices.
pub(super) fn gemm(
    op: &'static str,
    inputs: &[&Tensor],
    (alpha, beta): (f32, f32),
    (trans_a, trans_b): (bool, bool),
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let (a, b) = (inputs[0], inputs[1]);
    let dims = DotDims {
        lhs_batch: Vec::new(),
        rhs_batch: Vec::new(),
        lhs_contract: vec![usize::from(!trans_a)],
        rhs_contract: vec![usize::from(trans_b)],
    };
    let product = scaled(op, alpha, &dot(op, &dims, a, b, shape)?)?;
    let Some(c) = inputs.get(2) else {
        return Ok(product);
    };
    binary(op, BinaryFn::Add, &product, &scaled(op, beta, c)?, shape)
}

/// `factor * x`; the operand itself for a factor of 1, the only one that integers may have.
fn scaled(op: &'static str, factor: f32, x: &Tensor) -> Result<Tensor, RefError> {
    if factor == 1.0 {
        return Ok(x.clone());
    }
    with_float!(op, x.dtype(), T => {
        let factor: <T as Scalar>::Wide = Real::from_f32(factor);
        map::<T>(x, |x| factor.mul(x))
    })
}
