//! Constants, and ops whose result is one.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results};
use crate::ops::elementwise::as_scalar;
use crate::scope::Val;
use crate::tensor::dtype_of;
use weft_ir::{DType, Tensor};

/// The one attribute that holds the value.
pub(super) fn constant(cx: &mut Cx<'_>) -> Results {
    if let Some(proto) = cx.attrs.tensor("value")? {
        let tensor = cx.attribute_tensor("value", proto)?;
        return Ok(vec![cx.stored(tensor)]);
    }
    let tensor = if let Some(value) = cx.attrs.float("value_float")? {
        Tensor::scalar(value)
    } else if let Some(value) = cx.attrs.int("value_int")? {
        Tensor::scalar(value)
    } else if let Some(values) = cx.attrs.floats("value_floats")? {
        Tensor::from_elems(&[values.len() as u64], values).expect("as many as there are")
    } else if let Some(values) = cx.attrs.ints("value_ints")? {
        Tensor::from_elems(&[values.len() as u64], values).expect("as many as there are")
    } else if cx.attrs.has("value_string") || cx.attrs.has("value_strings") {
        return Err(NodeFault::Refused {
            reason: "strings have no dtype here",
        });
    } else if cx.attrs.has("sparse_value") {
        return Err(NodeFault::Refused {
            reason: "sparse tensors",
        });
    } else {
        return Err(NodeFault::MissingAttribute { attribute: "value" });
    };
    Ok(vec![cx.stored(tensor)])
}

/// One value, f32 zero by default, repeated to a shape.
pub(super) fn constant_of_shape(cx: &mut Cx<'_>) -> Results {
    let value = match cx.attrs.tensor("value")? {
        Some(proto) => {
            let tensor = cx.attribute_tensor("value", proto)?;
            if tensor.elems() != 1 {
                let text = format!("{:?}", tensor.ty());
                return Err(attribute_value("value", &text, "must have one element"));
            }
            cx.stored(tensor)
        }
        None => cx.zero(DType::F32)?,
    };
    let shape = cx.take_one("input")?;
    let dims = cx.extents(shape)?;
    let value = as_scalar(cx, value)?;
    Ok(vec![cx.broadcast("result", value, &dims)?])
}

/// An operand of a range.
enum Number {
    Int(i64),
    F32(f32),
    F64(f64),
}

fn number(cx: &Cx<'_>, x: Val) -> Result<Number, NodeFault> {
    if cx.dims(x).iter().any(|extent| *extent != 1) {
        return Err(cx.wrong_type(x, "a scalar"));
    }
    let tensor = cx.known(x)?;
    let bits = tensor.bits(0);
    Ok(match tensor.dtype() {
        DType::I64 => Number::Int(bits as i64),
        DType::I32 => Number::Int(i64::from(bits as u32 as i32)),
        DType::I16 => Number::Int(i64::from(bits as u16 as i16)),
        DType::F32 => Number::F32(f32::from_bits(bits as u32)),
        DType::F64 => Number::F64(f64::from_bits(bits)),
        _ => return Err(cx.wrong_type(x, "i16, i32, i64, f32 or f64")),
    })
}

/// `start`, then `delta` added again and again, as ONNX's function body does.
pub(super) fn range(cx: &mut Cx<'_>) -> Results {
    if cx.opset >= 27 {
        // It concerns half types, which are not taken.
        cx.attrs.ignore("stash_type");
    }
    let ([start, limit, delta], []) = cx.take(["start", "limit", "delta"], [])?;
    let dtype = cx.dtype(start);
    let numbers = (number(cx, start)?, number(cx, limit)?, number(cx, delta)?);
    let no_step =
        |given: &dyn std::fmt::Debug| cx.wrong_value(delta, given, "must step and be finite");
    let tensor = match numbers {
        (Number::Int(start), Number::Int(limit), Number::Int(step)) => {
            if step == 0 {
                return Err(no_step(&step));
            }
            let distance = (i128::from(limit) - i128::from(start)) * i128::from(step.signum());
            let magnitude = i128::from(step.unsigned_abs());
            let count = if distance > 0 {
                (distance - 1) / magnitude + 1
            } else {
                0
            };
            let count = u64::try_from(count).unwrap_or(u64::MAX);
            cx.room_for(dtype, &[count])?;
            let elems = (0..count as i64).map(|i| start.wrapping_add(i.wrapping_mul(step)));
            let size = dtype.size_bytes();
            let bytes: Vec<u8> = elems
                .flat_map(|n| n.to_le_bytes().into_iter().take(size))
                .collect();
            Tensor::from_bytes(dtype, vec![count], bytes)
        }
        (Number::F32(start), Number::F32(limit), Number::F32(step)) => {
            let count = steps((f64::from(limit) - f64::from(start)) / f64::from(step))
                .ok_or_else(|| no_step(&step))?;
            cx.room_for(dtype, &[count])?;
            let elems: Vec<f32> = std::iter::successors(Some(start), |at| Some(at + step))
                .take(usize::try_from(count).unwrap_or(0))
                .collect();
            Tensor::from_elems(&[count], &elems)
        }
        (Number::F64(start), Number::F64(limit), Number::F64(step)) => {
            let count = steps((limit - start) / step).ok_or_else(|| no_step(&step))?;
            cx.room_for(dtype, &[count])?;
            let elems: Vec<f64> = std::iter::successors(Some(start), |at| Some(at + step))
                .take(usize::try_from(count).unwrap_or(0))
                .collect();
            Tensor::from_elems(&[count], &elems)
        }
        _ => return Err(cx.wrong_type(limit, "the type of `start` and `delta`")),
    };
    Ok(vec![cx.generate(
        "range",
        tensor.expect("as many elements as counted"),
    )?])
}

/// The quotient rounded up, no less than 0.
fn steps(quotient: f64) -> Option<u64> {
    if !quotient.is_finite() {
        return None;
    }
    // Saturates; beyond any limit either way.
    let whole = quotient as u64;
    Some(if (whole as f64) < quotient {
        whole.saturating_add(1)
    } else {
        whole
    })
}

/// The extents of a matrix.
fn matrix(cx: &Cx<'_>, x: Val) -> Result<[u64; 2], NodeFault> {
    cx.dims(x)
        .try_into()
        .map_err(|_| cx.wrong_type(x, "rank 2"))
}

/// A mask of the last two axes: true where column minus row passes.
fn diagonal_mask(
    cx: &mut Cx<'_>,
    [rows, columns]: [u64; 2],
    passes: impl Fn(i128) -> bool,
) -> Result<Val, NodeFault> {
    cx.room_for(DType::Bool, &[rows, columns])?;
    let mask: Vec<bool> = (0..rows)
        .flat_map(|row| (0..columns).map(move |column| i128::from(column) - i128::from(row)))
        .map(passes)
        .collect();
    let mask = Tensor::from_bools(&[rows, columns], &mask).expect("rows times columns");
    cx.generate("mask", mask)
}

pub(super) fn eye_like(cx: &mut Cx<'_>) -> Results {
    let k = i128::from(cx.attrs.int_or("k", 0)?);
    let given = cx.attrs.int("dtype")?;
    let x = cx.take_one("input")?;
    let dtype = match given {
        None => cx.dtype(x),
        Some(given) => i32::try_from(given)
            .ok()
            .and_then(dtype_of)
            .ok_or_else(|| attribute_value("dtype", &given, "no supported element type"))?,
    };
    let dims = matrix(cx, x)?;
    let mask = diagonal_mask(cx, dims, |offset| offset == k)?;
    Ok(vec![cx.cast("result", mask, dtype)?])
}

/// The upper or lower triangle, 0 elsewhere.
pub(super) fn trilu(cx: &mut Cx<'_>) -> Results {
    let upper = cx.attrs.flag("upper", true)?;
    let ([x], [k]) = cx.take(["input"], ["k"])?;
    cx.rank_at_least(x, 2)?;
    let k = i128::from(k.map(|k| cx.int(k)).transpose()?.unwrap_or(0));
    let dims = cx.dims(x);
    let matrix = [dims[dims.len() - 2], dims[dims.len() - 1]];
    let mask = diagonal_mask(
        cx,
        matrix,
        |offset| if upper { offset >= k } else { offset <= k },
    )?;
    let zero = cx.zero(cx.dtype(x))?;
    Ok(vec![cx.select("result", mask, x, zero)?])
}

/// The coordinates of elements other than 0, of a constant.
pub(super) fn non_zero(cx: &mut Cx<'_>) -> Results {
    let x = cx.take_one("X")?;
    cx.known(x)?;
    cx.spend(x)?;
    let tensor = cx.known(x)?;
    let dims = tensor.shape().to_vec();
    let rank = dims.len();
    cx.room_for(DType::I64, &[tensor.elems() as u64, rank as u64])?;
    let sign = match tensor.dtype() {
        dtype if dtype.is_float() => 1u64 << (dtype.size_bytes() * 8 - 1),
        _ => 0,
    };
    let places: Vec<usize> = (0..tensor.elems())
        .filter(|i| tensor.bits(*i) & !sign != 0)
        .collect();
    let mut coordinates = Vec::with_capacity(places.len() * rank);
    for axis in 0..rank {
        let stride: u64 = dims[axis + 1..].iter().product();
        coordinates.extend(
            places
                .iter()
                .map(|place| (*place as u64 / stride % dims[axis]) as i64),
        );
    }
    let shape = [rank as u64, places.len() as u64];
    Ok(vec![cx.int_constant("places", &shape, &coordinates)?])
}

/// The operand itself, and a mask of trues; training is refused.
pub(super) fn dropout(cx: &mut Cx<'_>) -> Results {
    let refused = NodeFault::Refused {
        reason: "dropout in training mode",
    };
    let x = if cx.opset >= 12 {
        cx.attrs.ignore("seed");
        let ([x], [_ratio, training]) = cx.take(["data"], ["ratio", "training_mode"])?;
        if let Some(training) = training {
            let known = cx.known(training)?;
            if known.dtype() != DType::Bool || known.elems() != 1 {
                return Err(cx.wrong_type(training, "one bool"));
            }
            if known.bits(0) != 0 {
                return Err(refused);
            }
        }
        x
    } else {
        cx.attrs.ignore("ratio");
        if cx.opset < 6 {
            cx.attrs.ignore("consumed_inputs");
        }
        if cx.opset < 7 && !cx.attrs.flag("is_test", false)? {
            return Err(refused);
        }
        cx.take_one("data")?
    };
    if !cx.wants(1) {
        return Ok(vec![x]);
    }
    let dtype = if cx.opset < 10 {
        cx.dtype(x)
    } else {
        DType::Bool
    };
    let yes = Tensor::from_bools(&[], &[true]).expect("one element");
    let yes = cx.generate("kept", yes)?;
    let yes = cx.cast("kept", yes, dtype)?;
    let dims = cx.dims(x).to_vec();
    let mask = cx.broadcast("mask", yes, &dims)?;
    Ok(vec![x, mask])
}
