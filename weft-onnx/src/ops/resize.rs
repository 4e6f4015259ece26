//! Resize and its predecessor Upsample.

use crate::attrs::attribute_value;
use crate::error::NodeFault;
use crate::node::{Cx, Results, clipped};
use crate::ops::reduce::distinct_axes;
use crate::scope::Val;
use weft_ir::infer::RANK_LIMIT;
use weft_ir::{CoordTransform, DType, F32, NearestRounding, Op, ResizeAttrs, ResizeMode};

#[derive(Clone, Copy)]
enum Interpolation {
    Nearest,
    Linear,
    Cubic,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum AspectRatio {
    Stretch,
    NotLarger,
    NotSmaller,
}

/// Upsample, and Resize at opset 10: scales only, coordinates divided by them, nearest downward.
pub(super) fn upsample(cx: &mut Cx<'_>) -> Results {
    let (x, scales) = if cx.opset < 7 {
        let missing = |attribute| NodeFault::MissingAttribute { attribute };
        let height = cx.attrs.float("height_scale")?;
        let width = cx.attrs.float("width_scale")?;
        let height = height.ok_or_else(|| missing("height_scale"))?;
        let width = width.ok_or_else(|| missing("width_scale"))?;
        (cx.take_one("X")?, vec![1.0, 1.0, height, width])
    } else if cx.opset < 9 {
        let scales = cx.attrs.floats("scales")?;
        let scales = scales.ok_or(NodeFault::MissingAttribute {
            attribute: "scales",
        })?;
        (cx.take_one("X")?, scales.to_vec())
    } else {
        let ([x, scales], []) = cx.take(["X", "scales"], [])?;
        (x, floats(cx, scales)?)
    };
    let mode = cx.attrs.choice(
        "mode",
        ResizeMode::Nearest(NearestRounding::Floor),
        &[
            ("nearest", ResizeMode::Nearest(NearestRounding::Floor)),
            ("linear", ResizeMode::Linear),
            // Opset 7 named the linear mode for images.
            ("bilinear", ResizeMode::Linear),
        ],
    )?;
    let axes: Vec<usize> = (0..cx.rank(x)).collect();
    let (sizes, scales) = sizes_by_scales(cx, x, &axes, &scales)?;
    let attrs = ResizeAttrs {
        sizes,
        scales_bits: scales.iter().map(|s| s.to_bits()).collect(),
        mode,
        transform: CoordTransform::Asymmetric,
        antialias: false,
    };
    Ok(vec![cx.emit("result", Op::Resize(attrs), &[x])?])
}

pub(super) fn resize(cx: &mut Cx<'_>) -> Results {
    if cx.opset < 11 {
        return upsample(cx);
    }
    let ([x], [roi, scales, sizes]) = cx.take(["X"], ["roi", "scales", "sizes"])?;
    let rank = cx.rank(x);
    let (mode, transform, antialias) = attributes(cx)?;
    let mut policy = AspectRatio::Stretch;
    let mut axes: Vec<usize> = (0..rank).collect();
    if cx.opset >= 18 {
        policy = cx.attrs.choice(
            "keep_aspect_ratio_policy",
            policy,
            &[
                ("stretch", AspectRatio::Stretch),
                ("not_larger", AspectRatio::NotLarger),
                ("not_smaller", AspectRatio::NotSmaller),
            ],
        )?;
        if let Some(given) = cx.attrs.ints("axes")? {
            distinct_axes(given, rank)?;
            // In the order given: scales and sizes go with them.
            axes = given
                .iter()
                .filter_map(|axis| crate::node::resolve_axis(*axis, rank))
                .collect();
        }
    }
    // Only a crop reads the region of interest.
    let _ = roi;
    // Opset 11 required scales, and said "use an empty one" where sizes are given.
    let scales = scales.filter(|s| cx.dims(*s) != [0]);
    let sizes = sizes.filter(|s| cx.dims(*s) != [0]);
    let (sizes, scales) = match (scales, sizes) {
        (Some(scales), None) => {
            let scales = floats(cx, scales)?;
            sizes_by_scales(cx, x, &axes, &scales)?
        }
        (None, Some(sizes)) => {
            let sizes = cx.extents(sizes)?;
            scales_by_sizes(cx, x, &axes, &sizes, policy)?
        }
        (None, None) => {
            return Err(NodeFault::MissingInput {
                index: 2,
                role: "scales",
            });
        }
        (Some(_), Some(sizes)) => {
            return Err(cx.wrong_type(sizes, "no sizes where scales are given"));
        }
    };
    let attrs = ResizeAttrs {
        sizes,
        scales_bits: scales.iter().map(|s| s.to_bits()).collect(),
        mode,
        transform,
        antialias,
    };
    Ok(vec![cx.emit("result", Op::Resize(attrs), &[x])?])
}

fn attributes(cx: &mut Cx<'_>) -> Result<(ResizeMode, CoordTransform, bool), NodeFault> {
    let interpolation = cx.attrs.choice(
        "mode",
        Interpolation::Nearest,
        &[
            ("nearest", Interpolation::Nearest),
            ("linear", Interpolation::Linear),
            ("cubic", Interpolation::Cubic),
        ],
    )?;
    let mut transforms = vec![
        ("half_pixel", CoordTransform::HalfPixel),
        ("pytorch_half_pixel", CoordTransform::PytorchHalfPixel),
        ("align_corners", CoordTransform::AlignCorners),
        ("asymmetric", CoordTransform::Asymmetric),
    ];
    if cx.opset >= 19 {
        transforms.push(("half_pixel_symmetric", CoordTransform::HalfPixelSymmetric));
    }
    let transform = cx.attrs.choice(
        "coordinate_transformation_mode",
        CoordTransform::HalfPixel,
        &transforms,
    )?;
    let rounding = cx.attrs.choice(
        "nearest_mode",
        NearestRounding::RoundPreferFloor,
        &[
            ("round_prefer_floor", NearestRounding::RoundPreferFloor),
            ("round_prefer_ceil", NearestRounding::RoundPreferCeil),
            ("floor", NearestRounding::Floor),
            ("ceil", NearestRounding::Ceil),
        ],
    )?;
    // Only a crop extrapolates.
    cx.attrs.float("extrapolation_value")?;
    let a = F32(cx.attrs.float_or("cubic_coeff_a", -0.75)?);
    let exclude_outside = cx.attrs.flag("exclude_outside", false)?;
    let antialias = cx.opset >= 18 && cx.attrs.flag("antialias", false)?;
    let mode = match interpolation {
        Interpolation::Cubic => ResizeMode::Cubic { a, exclude_outside },
        _ if exclude_outside => {
            let reason = "supported with cubic interpolation only";
            return Err(attribute_value("exclude_outside", &1, reason));
        }
        Interpolation::Linear => ResizeMode::Linear,
        Interpolation::Nearest => ResizeMode::Nearest(rounding),
    };
    // ONNX gives the filter to linear and cubic interpolation only.
    let antialias = antialias && !matches!(mode, ResizeMode::Nearest(_));
    Ok((mode, transform, antialias))
}

/// The elements of a constant f32 list.
fn floats(cx: &Cx<'_>, x: Val) -> Result<Vec<f32>, NodeFault> {
    let refuse = || cx.wrong_type(x, "a list of f32");
    if cx.rank(x) != 1 || cx.dims(x)[0] > RANK_LIMIT as u64 || cx.dtype(x) != DType::F32 {
        return Err(refuse());
    }
    cx.known(x)?.to_vec().map_err(|_| refuse())
}

/// Output extents floor(extent * scale), the product in f32 as ONNX's shape inference takes it; the
/// scales go into the coordinates as given.
fn sizes_by_scales(
    cx: &Cx<'_>,
    x: Val,
    axes: &[usize],
    given: &[f32],
) -> Result<(Vec<u64>, Vec<f64>), NodeFault> {
    let fault = |reason: String| NodeFault::InputValue {
        role: "scales",
        value: clipped(&format!("{given:?}")),
        reason,
    };
    if given.len() != axes.len() {
        return Err(fault(format!("must have {} entries", axes.len())));
    }
    let mut sizes = cx.dims(x).to_vec();
    let mut scales = vec![1.0; sizes.len()];
    for (axis, scale) in axes.iter().zip(given) {
        if !(scale.is_finite() && *scale > 0.0) {
            return Err(fault("must be finite and above 0".to_owned()));
        }
        // A positive float becomes an integer downward.
        sizes[*axis] = (sizes[*axis] as f32 * scale) as u64;
        scales[*axis] = f64::from(*scale);
    }
    Ok((sizes, scales))
}

/// Scales from output extents; one scale for all axes where the aspect ratio is kept.
fn scales_by_sizes(
    cx: &Cx<'_>,
    x: Val,
    axes: &[usize],
    given: &[u64],
    policy: AspectRatio,
) -> Result<(Vec<u64>, Vec<f64>), NodeFault> {
    let fault = |reason: String| NodeFault::InputValue {
        role: "sizes",
        value: clipped(&format!("{given:?}")),
        reason,
    };
    if given.len() != axes.len() {
        return Err(fault(format!("must have {} entries", axes.len())));
    }
    let mut sizes = cx.dims(x).to_vec();
    let mut scales = vec![1.0f64; sizes.len()];
    let own: Vec<u64> = axes.iter().map(|axis| sizes[*axis]).collect();
    if own.contains(&0) || given.contains(&0) {
        return Err(fault(format!("must be above 0, as the extents {own:?}")));
    }
    let ratios = own
        .iter()
        .zip(given)
        .map(|(have, want)| *want as f64 / *have as f64);
    let common = match policy {
        AspectRatio::Stretch => None,
        AspectRatio::NotLarger => ratios.clone().reduce(f64::min),
        AspectRatio::NotSmaller => ratios.clone().reduce(f64::max),
    };
    for ((axis, want), ratio) in axes.iter().zip(given).zip(ratios) {
        match common {
            None => {
                sizes[*axis] = *want;
                scales[*axis] = ratio;
            }
            Some(common) => {
                // To the nearest, halves up: the extent is positive.
                sizes[*axis] = (common * sizes[*axis] as f64 + 0.5) as u64;
                scales[*axis] = common;
            }
        }
    }
    Ok((sizes, scales))
}
