//! `Attention`, from opset 23: without caches, as the IR's composite.
//!
//! ONNX's function body multiplies q and k each by the square root of the scale, which is
//! 1 / sqrt(d) where the file does not say: that is [`ScalePlace::Both`]. Keys whose mask is false or
//! -inf, and rows without a key, are as the IR says: what ONNX writes as adding -inf is leaving out
//! here, so that NaN in a masked row of v is not seen and a row without keys is zero.
//!
//! Query heads may share heads of k and v: each of those serves as many neighbours as it must.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results};
use crate::scope::Val;
use weft_ir::{AttentionAttrs, CompositeOp, DType, F32, Op, ScalePlace, Tensor};

/// The operands with one shape (batch, heads, rows, d), and how to write the result.
struct Heads {
    q: Val,
    k: Val,
    v: Val,
    /// The operands had heads within their last axis, and the result has too.
    merged: bool,
}

pub(super) fn attention(cx: &mut Cx<'_>) -> Results {
    let causal = cx.attrs.flag("is_causal", false)?;
    let scale = cx.attrs.float("scale")?;
    refuse_softcap(cx)?;
    // It is about an output that is not supported, so any mode will do.
    cx.attrs.ignore("qk_matmul_output_mode");
    let given_heads = [cx.attrs.int("q_num_heads")?, cx.attrs.int("kv_num_heads")?];
    let ([q, k, v], [mask, past_key, past_value, lengths]) = cx.take(
        ["Q", "K", "V"],
        ["attn_mask", "past_key", "past_value", "nonpad_kv_seqlen"],
    )?;
    if let Some(unsupported) = past_key.or(past_value).or(lengths) {
        return Err(cx.wrong_type(unsupported, "no cache: attention with one is not supported"));
    }
    let dtype = cx.dtype(q);
    refuse_softmax_precision(cx, dtype)?;
    let heads = heads(cx, [q, k, v], given_heads)?;
    let depth = cx.dims(heads.q)[3];
    let scale = match scale {
        Some(scale) => scale,
        // An empty contraction has no use for its scale, and 1 / 0 would be one to refuse.
        None if depth == 0 => 1.0,
        None => 1.0 / (depth as f32).sqrt(),
    };
    if scale.is_nan() || scale < 0.0 {
        return Err(attribute_value("scale", &scale, "has no square root"));
    }
    check_root(dtype, scale)?;
    if let Some(mask) = mask {
        check_mask(cx, mask, &heads)?;
    }
    let attrs = AttentionAttrs {
        scale: F32(scale),
        place: ScalePlace::Both,
        causal: causal.then_some(0),
    };
    let operands: Vec<Val> = [heads.q, heads.k, heads.v]
        .into_iter()
        .chain(mask)
        .collect();
    let y = cx.composite("attention", CompositeOp::Attention(attrs), &operands)?;
    if !heads.merged {
        return Ok(vec![y]);
    }
    let [batch, count, rows, width] = cx.dims(y) else {
        unreachable!("the result has the rank of its operands")
    };
    let dims = [*batch, *rows, *count * *width];
    let y = cx.transpose("heads_last", y, &[0, 2, 1, 3])?;
    Ok(vec![cx.reshape("result", y, &dims)?])
}

fn refuse_softcap(cx: &mut Cx<'_>) -> Result<(), NodeFault> {
    match cx.attrs.float_or("softcap", 0.0)? {
        0.0 => Ok(()),
        cap => Err(attribute_value("softcap", &cap, "only 0 is supported")),
    }
}

fn refuse_softmax_precision(cx: &mut Cx<'_>, dtype: DType) -> Result<(), NodeFault> {
    let Some(given) = cx.attrs.int("softmax_precision")? else {
        return Ok(());
    };
    let named = i32::try_from(given).ok().and_then(crate::tensor::dtype_of);
    if named == Some(dtype) {
        return Ok(());
    }
    let reason = format!("only that of the operands, {dtype}, is supported");
    Err(attribute_value("softmax_precision", &given, reason))
}

/// ONNX rounds the root of the scale to the operands' type, the IR keeps it in f32: on half types
/// only a root that both hold is the same.
fn check_root(dtype: DType, scale: f32) -> Result<(), NodeFault> {
    let root = scale.sqrt();
    let round_trip = |to, x: &Tensor| weft_reference::eval_op(&Op::Cast { to }, &[x]);
    let exact = round_trip(dtype, &Tensor::scalar(root))
        .and_then(|narrow| round_trip(DType::F32, &narrow))
        .is_ok_and(|wide| wide.bits(0) == u64::from(root.to_bits()));
    // Other types are refused for themselves.
    if exact || !dtype.is_float() {
        return Ok(());
    }
    let reason = format!("its square root {root:?} is no {dtype}, and would be rounded to one");
    Err(attribute_value("scale", &scale, reason))
}

/// ONNX extends a mask that is shorter than the keys by masking the rest; only whole ones, or one
/// element for all keys before that rule came, are taken here.
fn check_mask(cx: &Cx<'_>, mask: Val, heads: &Heads) -> Result<(), NodeFault> {
    let keys = cx.dims(heads.k)[2];
    let last = cx.dims(mask).last().copied();
    if last == Some(keys) || (last == Some(1) && cx.opset < 24) {
        return Ok(());
    }
    Err(cx.wrong_type(mask, format!("a last extent of {keys}, one for each key")))
}

/// The operands by heads, those of k and v repeated to as many as q has.
fn heads(cx: &mut Cx<'_>, operands: [Val; 3], given: [Option<i64>; 2]) -> Result<Heads, NodeFault> {
    let rank = cx.rank(operands[0]);
    let names = ["q_num_heads", "kv_num_heads", "kv_num_heads"];
    let given = [given[0], given[1], given[1]];
    let mut split = operands;
    for i in 0..3 {
        let x = operands[i];
        if cx.rank(x) != rank || !(rank == 3 || rank == 4) {
            return Err(cx.wrong_type(x, "rank 3 or 4, as `Q`, `K` and `V` have together"));
        }
        let count = given[i].map(|n| {
            u64::try_from(n)
                .ok()
                .filter(|n| *n > 0)
                .ok_or_else(|| attribute_value(names[i], &n, "must be at least 1"))
        });
        let count = count.transpose()?;
        let dims = cx.dims(x).to_vec();
        if rank == 4 {
            if let Some(count) = count.filter(|n| *n != dims[1]) {
                let reason = format!("the operand has {} heads", dims[1]);
                return Err(attribute_value(names[i], &count, reason));
            }
            continue;
        }
        let count = count.ok_or(NodeFault::MissingAttribute {
            attribute: names[i],
        })?;
        if !dims[2].is_multiple_of(count) {
            return Err(cx.wrong_type(x, format!("a last extent in {count} heads")));
        }
        let by_heads = [dims[0], dims[1], count, dims[2] / count];
        let x = cx.reshape("by_heads", x, &by_heads)?;
        split[i] = cx.transpose("heads_first", x, &[0, 2, 1, 3])?;
    }
    let [q, k, v] = split;
    let count = cx.dims(q)[1];
    Ok(Heads {
        q,
        k: repeated(cx, "k_repeated", k, count)?,
        v: repeated(cx, "v_repeated", v, count)?,
        merged: rank == 3,
    })
}

/// Each head `count / heads` times in a row.
fn repeated(cx: &mut Cx<'_>, part: &str, x: Val, count: u64) -> Result<Val, NodeFault> {
    let [batch, heads, rows, width] = *cx.dims(x) else {
        unreachable!("operands have four axes here")
    };
    if heads == count {
        return Ok(x);
    }
    if heads == 0 || !count.is_multiple_of(heads) {
        return Err(cx.wrong_type(x, format!("a number of heads that divides {count}")));
    }
    let x = cx.reshape(part, x, &[batch, heads, 1, rows, width])?;
    let x = cx.broadcast(part, x, &[batch, heads, count / heads, rows, width])?;
    cx.reshape(part, x, &[batch, count, rows, width])
}
