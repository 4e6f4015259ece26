//! Convolution and pooling: windows, with ONNX's automatic padding resolved to numbers.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results};
use crate::scope::Val;
use weft_ir::{BinaryFn, CompositeOp, ConvAttrs, Op, PoolAttrs, ReduceFn};

#[derive(Clone, Copy, PartialEq, Eq)]
enum AutoPad {
    NotSet,
    Valid,
    SameUpper,
    SameLower,
}

/// A window's attributes, one entry a spatial axis.
struct Window {
    strides: Vec<u64>,
    dilations: Vec<u64>,
    pads_begin: Vec<u64>,
    pads_end: Vec<u64>,
}

/// A list attribute of numbers of at least `least`, one a spatial axis.
fn list(
    cx: &mut Cx<'_>,
    name: &'static str,
    count: usize,
    least: u64,
) -> Result<Option<Vec<u64>>, NodeFault> {
    let Some(given) = cx.attrs.ints(name)? else {
        return Ok(None);
    };
    let text = || crate::node::clipped(&format!("{given:?}"));
    if given.len() != count {
        let reason = format!("must have {count} entries");
        return Err(attribute_value(name, &text(), reason));
    }
    given
        .iter()
        .map(|n| u64::try_from(*n).ok().filter(|n| *n >= least))
        .collect::<Option<Vec<u64>>>()
        .map(Some)
        .ok_or_else(|| attribute_value(name, &text(), format!("must be {least} or more")))
}

/// Reads the attributes of a window of these taps over the spatial axes of `x`.
fn window(cx: &mut Cx<'_>, x: Val, taps: &[u64], dilated: bool) -> Result<Window, NodeFault> {
    let spatial = taps.len();
    let strides = list(cx, "strides", spatial, 1)?.unwrap_or_else(|| vec![1; spatial]);
    let dilations = if dilated {
        list(cx, "dilations", spatial, 1)?
    } else {
        None
    };
    let dilations = dilations.unwrap_or_else(|| vec![1; spatial]);
    let pads = list(cx, "pads", 2 * spatial, 0)?;
    let auto = cx.attrs.choice(
        "auto_pad",
        AutoPad::NotSet,
        &[
            ("NOTSET", AutoPad::NotSet),
            ("VALID", AutoPad::Valid),
            ("SAME_UPPER", AutoPad::SameUpper),
            ("SAME_LOWER", AutoPad::SameLower),
        ],
    )?;
    let mut pads = pads.unwrap_or_else(|| vec![0; 2 * spatial]);
    if auto != AutoPad::NotSet && pads.iter().any(|pad| *pad != 0) {
        let reason = "must be zeros or absent where auto_pad is set";
        return Err(attribute_value("pads", &format_args!("{pads:?}"), reason));
    }
    if matches!(auto, AutoPad::SameUpper | AutoPad::SameLower) {
        for axis in 0..spatial {
            let extent = cx.dims(x)[axis + 2];
            let total = same_padding(extent, taps[axis], strides[axis], dilations[axis])
                .ok_or_else(|| {
                    let reason = "the window's span cannot be counted";
                    attribute_value("dilations", &dilations[axis], reason)
                })?;
            let small = total / 2;
            let (begin, end) = match auto {
                AutoPad::SameUpper => (small, total - small),
                _ => (total - small, small),
            };
            pads[axis] = begin;
            pads[spatial + axis] = end;
        }
    }
    let pads_end = pads.split_off(spatial);
    Ok(Window {
        strides,
        dilations,
        pads_begin: pads,
        pads_end,
    })
}

/// Padding on both sides together so that there are ceil(extent / stride) windows.
fn same_padding(extent: u64, taps: u64, stride: u64, dilation: u64) -> Option<u64> {
    let span = taps
        .saturating_sub(1)
        .checked_mul(dilation)?
        .checked_add(1)?;
    let windows = extent.div_ceil(stride);
    let reach = windows
        .saturating_sub(1)
        .checked_mul(stride)?
        .checked_add(span)?;
    Some(reach.saturating_sub(extent))
}

pub(super) fn conv(cx: &mut Cx<'_>) -> Results {
    let ([x, w], [bias]) = cx.take(["X", "W"], ["B"])?;
    cx.rank_at_least(x, 3)?;
    let spatial = cx.rank(x) - 2;
    if cx.rank(w) != spatial + 2 {
        return Err(cx.wrong_type(w, format!("rank {}, as `X`", spatial + 2)));
    }
    let taps = cx.dims(w)[2..].to_vec();
    if let Some(kernel) = list(cx, "kernel_shape", spatial, 1)?
        && kernel != taps
    {
        let reason = format!("`W` has {taps:?}");
        return Err(attribute_value(
            "kernel_shape",
            &format_args!("{kernel:?}"),
            reason,
        ));
    }
    let window = window(cx, x, &taps, true)?;
    let group = cx.attrs.int_or("group", 1)?;
    let groups =
        u64::try_from(group).map_err(|_| attribute_value("group", &group, "must be 1 or more"))?;
    let attrs = ConvAttrs {
        strides: window.strides,
        dilations: window.dilations,
        pads_begin: window.pads_begin,
        pads_end: window.pads_end,
        groups,
    };
    let y = cx.emit("conv", Op::Conv(attrs), &[x, w])?;
    let Some(bias) = bias else {
        return Ok(vec![y]);
    };
    let channels = cx.dims(w)[0];
    if cx.dims(bias) != [channels] {
        return Err(cx.wrong_type(bias, format!("shape [{channels}]")));
    }
    let mut dims = vec![1; spatial + 1];
    dims[0] = channels;
    let bias = cx.reshape("bias", bias, &dims)?;
    Ok(vec![cx.binary("result", BinaryFn::Add, y, bias)?])
}

/// The operand and attributes of a pooling; `dilated` says whether the op has dilations.
fn pool(cx: &mut Cx<'_>, dilated: bool) -> Result<(Val, PoolAttrs), NodeFault> {
    let x = cx.take_one("X")?;
    cx.rank_at_least(x, 3)?;
    let spatial = cx.rank(x) - 2;
    let kernel = list(cx, "kernel_shape", spatial, 1)?;
    let kernel = kernel.ok_or(NodeFault::MissingAttribute {
        attribute: "kernel_shape",
    })?;
    let window = window(cx, x, &kernel, dilated)?;
    let ceil_mode = cx.opset >= 10 && cx.attrs.flag("ceil_mode", false)?;
    let attrs = PoolAttrs {
        kernel,
        strides: window.strides,
        dilations: window.dilations,
        pads_begin: window.pads_begin,
        pads_end: window.pads_end,
        ceil_mode,
        count_include_pad: false,
    };
    Ok((x, attrs))
}

pub(super) fn max_pool(cx: &mut Cx<'_>) -> Results {
    let (x, attrs) = pool(cx, cx.opset >= 10)?;
    if cx.opset >= 8 {
        // It orders the indices output, which is refused where it is used.
        cx.attrs.flag("storage_order", false)?;
    }
    Ok(vec![cx.composite(
        "result",
        CompositeOp::MaxPool(attrs),
        &[x],
    )?])
}

pub(super) fn average_pool(cx: &mut Cx<'_>) -> Results {
    let (x, mut attrs) = pool(cx, cx.opset >= 19)?;
    attrs.count_include_pad = cx.opset >= 7 && cx.attrs.flag("count_include_pad", false)?;
    Ok(vec![cx.composite(
        "result",
        CompositeOp::AveragePool(attrs),
        &[x],
    )?])
}

/// A reduction over all spatial axes.
pub(super) fn global_pool(cx: &mut Cx<'_>, f: ReduceFn) -> Results {
    let x = cx.take_one("X")?;
    cx.rank_at_least(x, 3)?;
    let axes: Vec<usize> = (2..cx.rank(x)).collect();
    Ok(vec![cx.reduce("result", f, x, &axes, true)?])
}
