//! Arithmetic, comparison, logic, selection and casts.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results, resolve_axis};
use crate::scope::Val;
use crate::tensor::dtype_of;
use weft_ir::{BinaryFn, CompareFn, DType, Op, Tensor, UnaryFn};

/// An op of one operand without attributes.
pub(super) fn unary(cx: &mut Cx<'_>, f: UnaryFn) -> Results {
    if cx.opset < 6 {
        cx.attrs.ignore("consumed_inputs");
    }
    let x = cx.take_one("X")?;
    Ok(vec![cx.unary("result", f, x)?])
}

/// Logical not; the bitwise one is an op of its own.
pub(super) fn logical_not(cx: &mut Cx<'_>) -> Results {
    let x = cx.take_one("X")?;
    only(cx, x, DType::Bool)?;
    Ok(vec![cx.unary("result", UnaryFn::Not, x)?])
}

pub(super) fn bitwise_not(cx: &mut Cx<'_>) -> Results {
    let x = cx.take_one("X")?;
    only_ints(cx, x)?;
    Ok(vec![cx.unary("result", UnaryFn::Not, x)?])
}

fn only(cx: &Cx<'_>, x: Val, dtype: DType) -> Result<(), NodeFault> {
    if cx.dtype(x) == dtype {
        return Ok(());
    }
    Err(cx.wrong_type(x, dtype.name()))
}

fn only_ints(cx: &Cx<'_>, x: Val) -> Result<(), NodeFault> {
    if cx.dtype(x).is_int() {
        return Ok(());
    }
    Err(cx.wrong_type(x, "an integer type"))
}

/// Two operands. Before opset 7 they broadcast only when told to, and from a given axis.
fn two(cx: &mut Cx<'_>) -> Result<(Val, Val), NodeFault> {
    let ([a, b], []) = cx.take(["A", "B"], [])?;
    if cx.opset >= 7 {
        return Ok((a, b));
    }
    cx.attrs.ignore("consumed_inputs");
    let broadcast = cx.attrs.flag("broadcast", false)?;
    let axis = cx.attrs.int("axis")?;
    let (rank_a, rank_b) = (cx.rank(a), cx.rank(b));
    match (broadcast, axis) {
        (false, _) if cx.dims(a) != cx.dims(b) => Err(cx.wrong_type(b, "the shape of `A`")),
        (true, Some(axis)) => {
            let behind = resolve_axis(axis, rank_a)
                .and_then(|axis| (rank_a - axis).checked_sub(rank_b))
                .ok_or_else(|| attribute_value("axis", &axis, "must leave room for `B` in `A`"))?;
            let mut dims = cx.dims(b).to_vec();
            dims.extend(std::iter::repeat_n(1, behind));
            Ok((a, cx.reshape("aligned", b, &dims)?))
        }
        _ => Ok((a, b)),
    }
}

pub(super) fn binary(cx: &mut Cx<'_>, f: BinaryFn) -> Results {
    let (a, b) = two(cx)?;
    Ok(vec![cx.binary("result", f, a, b)?])
}

/// And, or, xor of `Bool`.
pub(super) fn logical(cx: &mut Cx<'_>, f: BinaryFn) -> Results {
    let (a, b) = two(cx)?;
    only(cx, a, DType::Bool)?;
    Ok(vec![cx.binary("result", f, a, b)?])
}

/// And, or, xor of integers.
pub(super) fn bitwise(cx: &mut Cx<'_>, f: BinaryFn) -> Results {
    let (a, b) = two(cx)?;
    only_ints(cx, a)?;
    Ok(vec![cx.binary("result", f, a, b)?])
}

pub(super) fn compare(cx: &mut Cx<'_>, f: CompareFn) -> Results {
    let (a, b) = two(cx)?;
    Ok(vec![cx.compare("result", f, a, b)?])
}

/// A chain of one function over all operands, from the left.
pub(super) fn variadic(cx: &mut Cx<'_>, f: BinaryFn) -> Results {
    Ok(vec![chain(cx, f)?])
}

fn chain(cx: &mut Cx<'_>, f: BinaryFn) -> Result<Val, NodeFault> {
    if cx.opset < 6 {
        cx.attrs.ignore("consumed_inputs");
    }
    let operands = cx.take_all("data_0")?;
    let mut result = operands[0];
    for operand in &operands[1..] {
        result = cx.binary("result", f, result, *operand)?;
    }
    Ok(result)
}

/// The sum divided by the number of operands.
pub(super) fn mean(cx: &mut Cx<'_>) -> Results {
    let sum = chain(cx, BinaryFn::Add)?;
    // Every count below 2^24 is an f32; a file has fewer inputs to one node than that.
    let count = cx.inputs.len() as f32;
    let count = cx.scalar("count", count, cx.dtype(sum))?;
    Ok(vec![cx.binary("result", BinaryFn::Div, sum, count)?])
}

/// The exponent may have another type; integers are converted to the base's.
pub(super) fn pow(cx: &mut Cx<'_>) -> Results {
    let (base, exponent) = two(cx)?;
    let (to, from) = (cx.dtype(base), cx.dtype(exponent));
    let exact = from == to || from.is_int() || (to == DType::F32 && from != DType::F64);
    if !to.is_float() || !exact {
        return Err(NodeFault::RefusedCase {
            what: format!("a base of {to} with an exponent of {from}"),
        });
    }
    let exponent = cx.cast("exponent", exponent, to)?;
    Ok(vec![cx.binary("result", BinaryFn::Pow, base, exponent)?])
}

/// `fmod` has the dividend's sign, the integers' own form the divisor's.
pub(super) fn modulo(cx: &mut Cx<'_>) -> Results {
    let fmod = cx.attrs.flag("fmod", false)?;
    let (a, b) = two(cx)?;
    let dtype = cx.dtype(a);
    if !fmod && dtype.is_float() {
        return Err(NodeFault::RefusedCase {
            what: format!("fmod 0 on {dtype}"),
        });
    }
    let remainder = cx.binary("remainder", BinaryFn::Rem, a, b)?;
    let signed = matches!(dtype, DType::I8 | DType::I16 | DType::I32 | DType::I64);
    if fmod || !signed {
        return Ok(vec![remainder]);
    }
    let zero = cx.zero(dtype)?;
    let inexact = cx.compare("inexact", CompareFn::Ne, remainder, zero)?;
    let low = cx.compare("remainder_negative", CompareFn::Lt, remainder, zero)?;
    let below = cx.compare("divisor_negative", CompareFn::Lt, b, zero)?;
    let differ = cx.binary("signs_differ", BinaryFn::Xor, low, below)?;
    let moved = cx.binary("moves", BinaryFn::And, inexact, differ)?;
    let sum = cx.binary("moved", BinaryFn::Add, remainder, b)?;
    Ok(vec![cx.select("result", moved, sum, remainder)?])
}

/// A count that is negative or not below the number of bits leaves only the sign's extension.
pub(super) fn bit_shift(cx: &mut Cx<'_>) -> Results {
    let left = cx.attrs.choice(
        "direction",
        None,
        &[("LEFT", Some(true)), ("RIGHT", Some(false))],
    )?;
    let left = left.ok_or(NodeFault::MissingAttribute {
        attribute: "direction",
    })?;
    let ([x, count], []) = cx.take(["X", "Y"], [])?;
    only_ints(cx, x)?;
    let dtype = cx.dtype(x);
    let f = if left { BinaryFn::Shl } else { BinaryFn::Shr };
    let shifted = cx.binary("shifted", f, x, count)?;
    let bits = dtype.size_bytes() as u64 * 8;
    let in_range = |t: &Tensor| (0..t.elems()).all(|i| t.bits(i) < bits);
    if cx.constant(count).is_some_and(in_range) {
        return Ok(vec![shifted]);
    }
    let signed = matches!(dtype, DType::I8 | DType::I16 | DType::I32 | DType::I64);
    let fill = if signed && !left {
        let most = cx.scalar("most", (bits - 1) as f32, dtype)?;
        cx.binary("sign", BinaryFn::Shr, x, most)?
    } else {
        cx.zero(dtype)?
    };
    let limit = cx.scalar("bits", bits as f32, dtype)?;
    let mut valid = cx.compare("below", CompareFn::Lt, count, limit)?;
    if signed {
        let zero = cx.zero(dtype)?;
        let natural = cx.compare("natural", CompareFn::Ge, count, zero)?;
        valid = cx.binary("valid", BinaryFn::And, valid, natural)?;
    }
    Ok(vec![cx.select("result", valid, shifted, fill)?])
}

pub(super) fn select(cx: &mut Cx<'_>) -> Results {
    let ([condition, x, y], []) = cx.take(["condition", "X", "Y"], [])?;
    Ok(vec![cx.select("result", condition, x, y)?])
}

pub(super) fn cast(cx: &mut Cx<'_>) -> Results {
    let to = if cx.opset < 6 {
        let name = cx.attrs.string("to")?;
        name.map(|name| {
            let number = (0..24).find(|n| {
                crate::error::data_type_name(*n)
                    .strip_suffix(&format!(" ({n})"))
                    .is_some_and(|known| known == name)
            });
            number.map_or(-1, i64::from)
        })
    } else {
        cx.attrs.int("to")?
    };
    let to = to.ok_or(NodeFault::MissingAttribute { attribute: "to" })?;
    rounding_attributes(cx)?;
    let x = cx.take_one("input")?;
    let to = i32::try_from(to).ok().and_then(dtype_of).ok_or_else(|| {
        let name = i32::try_from(to).map_or_else(|_| to.to_string(), crate::error::data_type_name);
        attribute_value("to", &name, "no supported element type")
    })?;
    Ok(vec![cx.emit("result", Op::Cast { to }, &[x])?])
}

pub(super) fn cast_like(cx: &mut Cx<'_>) -> Results {
    rounding_attributes(cx)?;
    let ([x, like], []) = cx.take(["input", "target_type"], [])?;
    let to = cx.dtype(like);
    Ok(vec![cx.emit("result", Op::Cast { to }, &[x])?])
}

/// Attributes that only casts to 8-bit and smaller floats look at; none are dtypes here.
fn rounding_attributes(cx: &mut Cx<'_>) -> Result<(), NodeFault> {
    if cx.opset >= 19 {
        cx.attrs.flag("saturate", true)?;
    }
    if cx.opset >= 24 {
        cx.attrs.string("round_mode")?;
    }
    Ok(())
}

pub(super) fn is_inf(cx: &mut Cx<'_>) -> Results {
    let positive = cx.attrs.flag("detect_positive", true)?;
    let negative = cx.attrs.flag("detect_negative", true)?;
    let x = cx.take_one("X")?;
    let infinite = cx.unary("infinite", UnaryFn::IsInf, x)?;
    let side = match (positive, negative) {
        (true, true) => return Ok(vec![infinite]),
        // Nothing differs from itself.
        (false, false) => {
            return Ok(vec![cx.compare(
                "never",
                CompareFn::Ne,
                infinite,
                infinite,
            )?]);
        }
        (true, false) => CompareFn::Gt,
        (false, true) => CompareFn::Lt,
    };
    let zero = cx.zero(cx.dtype(x))?;
    let on_side = cx.compare("side", side, x, zero)?;
    Ok(vec![cx.binary(
        "result",
        BinaryFn::And,
        infinite,
        on_side,
    )?])
}

/// `min(max(x, lo), hi)`; bounds are attributes before opset 11 and optional inputs from there.
pub(super) fn clip(cx: &mut Cx<'_>) -> Results {
    let (x, low, high) = if cx.opset < 11 {
        let x = cx.take_one("input")?;
        let dtype = cx.dtype(x);
        let (mut low, mut high) = (cx.attrs.float("min")?, cx.attrs.float("max")?);
        if cx.opset < 6 {
            cx.attrs.ignore("consumed_inputs");
        } else {
            low.get_or_insert(f32::MIN);
            high.get_or_insert(f32::MAX);
        }
        let low = low.map(|v| cx.scalar("min", v, dtype)).transpose()?;
        let high = high.map(|v| cx.scalar("max", v, dtype)).transpose()?;
        (x, low, high)
    } else {
        let ([x], [low, high]) = cx.take(["input"], ["min", "max"])?;
        let low = low.map(|v| as_scalar(cx, v)).transpose()?;
        let high = high.map(|v| as_scalar(cx, v)).transpose()?;
        (x, low, high)
    };
    let mut result = x;
    if let Some(low) = low {
        result = cx.binary("low", BinaryFn::Max, result, low)?;
    }
    if let Some(high) = high {
        result = cx.binary("high", BinaryFn::Min, result, high)?;
    }
    Ok(vec![result])
}

/// A value of one element as a scalar.
pub(super) fn as_scalar(cx: &mut Cx<'_>, x: Val) -> Result<Val, NodeFault> {
    if cx.dims(x).iter().any(|extent| *extent != 1) {
        return Err(cx.wrong_type(x, "a scalar"));
    }
    cx.reshape("scalar", x, &[])
}
