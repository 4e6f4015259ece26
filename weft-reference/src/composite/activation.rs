//! Elementwise composites, as ONNX's function bodies spell them.

use crate::elementwise::{map, real_function};
use crate::error::RefError;
use crate::scalar::{Arith, Real, Scalar, unsupported, with_float, with_number};
use weft_ir::{CompositeOp, GeluForm, Tensor, UnaryFn};

/// 0x1.6a09e6p-1, the f32 next to sqrt(1/2).
const SQRT_HALF: f32 = f32::from_bits(0x3f35_04f3);
/// 0x1.988454p+0, the f32 next to 2 * sqrt(2 / pi).
const TWICE_SQRT_2_OVER_PI: f32 = f32::from_bits(0x3fcc_422a);
/// 0x1.6e4e26p-5, the f32 next to 0.044715.
const GELU_CUBIC: f32 = f32::from_bits(0x3d37_2713);
/// The f32 next to 1/6.
const SIXTH: f32 = f32::from_bits(0x3e2a_aaab);

/// An activation.
pub(super) fn activation(
    op: &'static str,
    composite: &CompositeOp,
    x: &Tensor,
) -> Result<Tensor, RefError> {
    if matches!(composite, CompositeOp::Relu) {
        return with_number!(op, x.dtype(), T => map::<T>(x, |x| x.larger(Arith::ZERO)));
    }
    with_float!(op, x.dtype(), T => evaluate::<T>(op, composite, x))
}

/// One rounding to the element type for each operation.
fn evaluate<T: Scalar<Wide: Real>>(
    op: &'static str,
    composite: &CompositeOp,
    tensor: &Tensor,
) -> Result<Tensor, RefError> {
    let add = |x: T::Wide, y: T::Wide| T::stored(x.add(y));
    let sub = |x: T::Wide, y: T::Wide| T::stored(x.sub(y));
    let mul = |x: T::Wide, y: T::Wide| T::stored(x.mul(y));
    let constant = T::Wide::from_f32;
    let zero = T::Wide::ZERO;
    let one = T::Wide::ONE;
    let function = |f: UnaryFn| {
        let f = real_function::<T::Wide>(f).ok_or_else(|| unsupported(op, tensor.dtype()))?;
        Ok::<_, RefError>(move |x: T::Wide| T::stored(f(x)))
    };
    let hard_sigmoid = |x: T::Wide, alpha: f32, beta: f32| {
        let line = add(mul(x, constant(alpha)), constant(beta));
        line.smaller(one).larger(zero)
    };
    match *composite {
        CompositeOp::LeakyRelu { alpha } => map::<T>(tensor, |x| {
            if x < zero {
                mul(constant(alpha.0), x)
            } else {
                x
            }
        }),
        CompositeOp::Elu { alpha } => {
            let exp = function(UnaryFn::Exp)?;
            map::<T>(tensor, |x| {
                if x < zero {
                    mul(constant(alpha.0), sub(exp(x), one))
                } else {
                    x
                }
            })
        }
        CompositeOp::Selu { alpha, gamma } => {
            let exp = function(UnaryFn::Exp)?;
            let (alpha, gamma) = (constant(alpha.0), constant(gamma.0));
            map::<T>(tensor, |x| {
                if x < zero {
                    mul(gamma, sub(mul(alpha, exp(x)), alpha))
                } else {
                    mul(gamma, x)
                }
            })
        }
        CompositeOp::HardSigmoid { alpha, beta } => {
            map::<T>(tensor, |x| hard_sigmoid(x, alpha.0, beta.0))
        }
        CompositeOp::HardSwish => map::<T>(tensor, |x| mul(x, hard_sigmoid(x, SIXTH, 0.5))),
        CompositeOp::Gelu(GeluForm::Erf) => {
            let erf = function(UnaryFn::Erf)?;
            map::<T>(tensor, |x| {
                let right = add(one, erf(mul(x, constant(SQRT_HALF))));
                mul(mul(constant(0.5), x), right)
            })
        }
        CompositeOp::Gelu(GeluForm::Tanh) => {
            let sigmoid = function(UnaryFn::Sigmoid)?;
            map::<T>(tensor, |x| {
                let cube = mul(mul(x, x), x);
                let inner = add(x, mul(constant(GELU_CUBIC), cube));
                mul(x, sigmoid(mul(constant(TWICE_SQRT_2_OVER_PI), inner)))
            })
        }
        CompositeOp::Silu => {
            let sigmoid = function(UnaryFn::Sigmoid)?;
            map::<T>(tensor, |x| mul(x, sigmoid(x)))
        }
        CompositeOp::Mish => {
            let (softplus, tanh) = (function(UnaryFn::Softplus)?, function(UnaryFn::Tanh)?);
            map::<T>(tensor, |x| mul(x, tanh(softplus(x))))
        }
        _ => Err(unsupported(op, tensor.dtype())),
    }
}
