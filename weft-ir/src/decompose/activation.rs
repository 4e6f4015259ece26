//! Activations: rule 11, and ONNX's function bodies where it names them.

use super::DecomposeError;
use super::emit::Emit;
use crate::graph::ValueId;
use crate::op::BinaryFn::{Add, Max, Min, Mul, Sub};
use crate::op::{CompareFn, GeluForm, Op, UnaryFn};

type Made = Result<ValueId, DecomposeError>;

/// 0x1.6a09e6p-1, the square root of 1/2 in f32.
pub(super) const SQRT_HALF: f32 = f32::from_bits(0x3f35_04f3);
/// 0x1.988454p+0, twice the square root of 2/pi in f32.
pub(super) const TWICE_SQRT_2_OVER_PI: f32 = f32::from_bits(0x3fcc_422a);
/// 0x1.6e4e26p-5, 0.044715 in f32.
pub(super) const GELU_CUBIC: f32 = f32::from_bits(0x3d37_2713);
/// 0x1.555556p-3, 1/6 in f32.
pub(super) const SIXTH: f32 = f32::from_bits(0x3e2a_aaab);

/// maximum(x, +0).
pub(super) fn relu(e: &mut Emit, x: ValueId) -> Made {
    let zero = e.scalar("zero", e.dtype(x), 0.0);
    e.binary("relu", Max, x, zero)
}

/// `below` where x < 0, else `other`.
fn where_negative(e: &mut Emit, x: ValueId, below: ValueId, other: ValueId) -> Made {
    let zero = e.scalar("zero", e.dtype(x), 0.0);
    let negative = e.node("negative", Op::Compare(CompareFn::Lt), &[x, zero])?;
    e.node("select", Op::Select, &[negative, below, other])
}

/// alpha * x where x < 0, else x.
pub(super) fn leaky_relu(e: &mut Emit, x: ValueId, alpha: f32) -> Made {
    let below = e.const_left("scaled", Mul, alpha, x)?;
    where_negative(e, x, below, x)
}

/// alpha * (exp(x) - 1) where x < 0, else x.
pub(super) fn elu(e: &mut Emit, x: ValueId, alpha: f32) -> Made {
    let exp = e.unary("exp", UnaryFn::Exp, x)?;
    let less_one = e.const_right("less_one", Sub, exp, 1.0)?;
    let below = e.const_left("scaled", Mul, alpha, less_one)?;
    where_negative(e, x, below, x)
}

/// gamma * ((alpha * exp(x)) - alpha) where x < 0, else gamma * x.
pub(super) fn selu(e: &mut Emit, x: ValueId, alpha: f32, gamma: f32) -> Made {
    let exp = e.unary("exp", UnaryFn::Exp, x)?;
    let scaled = e.const_left("scaled", Mul, alpha, exp)?;
    let less_alpha = e.const_right("less_alpha", Sub, scaled, alpha)?;
    let below = e.const_left("below", Mul, gamma, less_alpha)?;
    let above = e.const_left("above", Mul, gamma, x)?;
    where_negative(e, x, below, above)
}

/// maximum(minimum((alpha * x) + beta, 1), 0).
pub(super) fn hard_sigmoid(e: &mut Emit, x: ValueId, alpha: f32, beta: f32) -> Made {
    let scaled = e.const_left("scaled", Mul, alpha, x)?;
    let shifted = e.const_right("shifted", Add, scaled, beta)?;
    let capped = e.const_right("capped", Min, shifted, 1.0)?;
    e.const_right("hard_sigmoid", Max, capped, 0.0)
}

/// x * hard_sigmoid(x) with alpha 1/6 and beta 1/2.
pub(super) fn hard_swish(e: &mut Emit, x: ValueId) -> Made {
    let gate = hard_sigmoid(e, x, SIXTH, 0.5)?;
    e.binary("hard_swish", Mul, x, gate)
}

/// erf: (0.5 * x) * (1 + erf(x * SQRT_HALF)).
/// tanh: u = (x * x) * x; x * sigmoid(TWICE_SQRT_2_OVER_PI * (x + GELU_CUBIC * u)), which is the same
/// real function as with 1 + tanh, and cancels nowhere.
pub(super) fn gelu(e: &mut Emit, x: ValueId, form: GeluForm) -> Made {
    match form {
        GeluForm::Erf => {
            let half = e.const_left("half", Mul, 0.5, x)?;
            let scaled = e.const_right("scaled", Mul, x, SQRT_HALF)?;
            let erf = e.unary("erf", UnaryFn::Erf, scaled)?;
            let gate = e.const_left("gate", Add, 1.0, erf)?;
            e.binary("gelu", Mul, half, gate)
        }
        GeluForm::Tanh => {
            let square = e.binary("square", Mul, x, x)?;
            let cube = e.binary("cube", Mul, square, x)?;
            let cubic = e.const_left("cubic", Mul, GELU_CUBIC, cube)?;
            let sum = e.binary("sum", Add, x, cubic)?;
            let scaled = e.const_left("scaled", Mul, TWICE_SQRT_2_OVER_PI, sum)?;
            let gate = e.unary("sigmoid", UnaryFn::Sigmoid, scaled)?;
            e.binary("gelu", Mul, x, gate)
        }
    }
}

/// x * sigmoid(x).
pub(super) fn silu(e: &mut Emit, x: ValueId) -> Made {
    let gate = e.unary("sigmoid", UnaryFn::Sigmoid, x)?;
    e.binary("silu", Mul, x, gate)
}

/// x * tanh(softplus(x)).
pub(super) fn mish(e: &mut Emit, x: ValueId) -> Made {
    let softplus = e.unary("softplus", UnaryFn::Softplus, x)?;
    let gate = e.unary("tanh", UnaryFn::Tanh, softplus)?;
    e.binary("mish", Mul, x, gate)
}
