//! Activations: the IR's composites, and what ONNX's function bodies spell.

use crate::node::{Cx, Results};
use weft_ir::{BinaryFn, CompareFn, CompositeOp, F32, GeluForm, UnaryFn};

/// An activation without attributes.
pub(super) fn plain(cx: &mut Cx<'_>, op: CompositeOp) -> Results {
    if cx.opset < 6 {
        cx.attrs.ignore("consumed_inputs");
    }
    let x = cx.take_one("X")?;
    Ok(vec![cx.composite("result", op, &[x])?])
}

pub(super) fn leaky_relu(cx: &mut Cx<'_>) -> Results {
    let alpha = F32(cx.attrs.float_or("alpha", 0.01)?);
    plain(cx, CompositeOp::LeakyRelu { alpha })
}

pub(super) fn elu(cx: &mut Cx<'_>) -> Results {
    let alpha = F32(cx.attrs.float_or("alpha", 1.0)?);
    plain(cx, CompositeOp::Elu { alpha })
}

pub(super) fn selu(cx: &mut Cx<'_>) -> Results {
    // The defaults of opset 1 had five digits.
    let (alpha, gamma) = if cx.opset < 6 {
        (1.6732, 1.0507)
    } else {
        (f32::from_bits(0x3fd6_2d7d), f32::from_bits(0x3f86_7d5f))
    };
    let alpha = F32(cx.attrs.float_or("alpha", alpha)?);
    let gamma = F32(cx.attrs.float_or("gamma", gamma)?);
    plain(cx, CompositeOp::Selu { alpha, gamma })
}

pub(super) fn hard_sigmoid(cx: &mut Cx<'_>) -> Results {
    let alpha = F32(cx.attrs.float_or("alpha", 0.2)?);
    let beta = F32(cx.attrs.float_or("beta", 0.5)?);
    plain(cx, CompositeOp::HardSigmoid { alpha, beta })
}

pub(super) fn gelu(cx: &mut Cx<'_>) -> Results {
    let form = cx.attrs.choice(
        "approximate",
        GeluForm::Erf,
        &[("none", GeluForm::Erf), ("tanh", GeluForm::Tanh)],
    )?;
    plain(cx, CompositeOp::Gelu(form))
}

/// x * sigmoid(alpha * x).
pub(super) fn swish(cx: &mut Cx<'_>) -> Results {
    let alpha = cx.attrs.float_or("alpha", 1.0)?;
    if alpha == 1.0 {
        return plain(cx, CompositeOp::Silu);
    }
    let x = cx.take_one("X")?;
    let alpha = cx.scalar("alpha", alpha, cx.dtype(x))?;
    let scaled = cx.binary("scaled", BinaryFn::Mul, alpha, x)?;
    let gate = cx.unary("gate", UnaryFn::Sigmoid, scaled)?;
    Ok(vec![cx.binary("result", BinaryFn::Mul, x, gate)?])
}

/// alpha * elu(x / alpha).
pub(super) fn celu(cx: &mut Cx<'_>) -> Results {
    let alpha = cx.attrs.float_or("alpha", 1.0)?;
    let x = cx.take_one("X")?;
    let alpha = cx.scalar("alpha", alpha, cx.dtype(x))?;
    let scaled = cx.binary("scaled", BinaryFn::Div, x, alpha)?;
    let one = F32(1.0);
    let elu = cx.composite("elu", CompositeOp::Elu { alpha: one }, &[scaled])?;
    Ok(vec![cx.binary("result", BinaryFn::Mul, alpha, elu)?])
}

/// x where alpha < x, else 0.
pub(super) fn thresholded_relu(cx: &mut Cx<'_>) -> Results {
    let alpha = cx.attrs.float_or("alpha", 1.0)?;
    let x = cx.take_one("X")?;
    let dtype = cx.dtype(x);
    let alpha = cx.scalar("alpha", alpha, dtype)?;
    let zero = cx.zero(dtype)?;
    let above = cx.compare("above", CompareFn::Lt, alpha, x)?;
    Ok(vec![cx.select("result", above, x, zero)?])
}

/// x / (1 + |x|).
pub(super) fn softsign(cx: &mut Cx<'_>) -> Results {
    let x = cx.take_one("input")?;
    let one = cx.scalar("one", 1.0, cx.dtype(x))?;
    let magnitude = cx.unary("magnitude", UnaryFn::Abs, x)?;
    let sum = cx.binary("sum", BinaryFn::Add, one, magnitude)?;
    Ok(vec![cx.binary("result", BinaryFn::Div, x, sum)?])
}

/// x + bias below -lambd, x - bias above lambd, else 0.
pub(super) fn shrink(cx: &mut Cx<'_>) -> Results {
    let lambd = cx.attrs.float_or("lambd", 0.5)?;
    let bias = cx.attrs.float_or("bias", 0.0)?;
    let x = cx.take_one("input")?;
    let dtype = cx.dtype(x);
    let lambd = cx.scalar("lambd", lambd, dtype)?;
    let bias = cx.scalar("bias", bias, dtype)?;
    let zero = cx.zero(dtype)?;
    let negated = cx.unary("negated", UnaryFn::Neg, lambd)?;
    let below = cx.compare("below", CompareFn::Lt, x, negated)?;
    let raised = cx.binary("raised", BinaryFn::Add, x, bias)?;
    let lowered = cx.binary("lowered", BinaryFn::Sub, x, bias)?;
    let above = cx.compare("above", CompareFn::Lt, lambd, x)?;
    let upper = cx.select("upper", above, lowered, zero)?;
    Ok(vec![cx.select("result", below, raised, upper)?])
}

/// slope * x where x < 0, else x. The slope broadcasts to x; before opset 7 a list of slopes went
/// along the channels.
pub(super) fn prelu(cx: &mut Cx<'_>) -> Results {
    if cx.opset < 6 {
        cx.attrs.ignore("consumed_inputs");
    }
    let ([x, mut slope], []) = cx.take(["X", "slope"], [])?;
    if cx.opset < 7 && cx.rank(slope) == 1 && cx.rank(x) > 2 && cx.dims(slope)[0] != 1 {
        let mut dims = cx.dims(slope).to_vec();
        dims.resize(cx.rank(x) - 1, 1);
        slope = cx.reshape("slopes", slope, &dims)?;
    }
    let zero = cx.zero(cx.dtype(x))?;
    let negative = cx.compare("negative", CompareFn::Lt, x, zero)?;
    let scaled = cx.binary("scaled", BinaryFn::Mul, slope, x)?;
    if cx.dims(scaled) != cx.dims(x) {
        return Err(cx.wrong_type(slope, "a shape that broadcasts to that of `X`"));
    }
    Ok(vec![cx.select("result", negative, scaled, x)?])
}
