//! Resize (rule 11): coordinates and weights in f64, weights rounded to f32, one axis at a time.
//!
//! # The taps of an axis
//!
//! Let `n` be the operand's extent, `m` the result's, `s` the scale, and `j` a result coordinate.
//! All of this is f64 arithmetic, each written operation rounded once, in the written order.
//!
//! ```text
//! x = (j + 0.5) / s - 0.5                                half_pixel
//! x = c * (1 - m / (s * n)) + (j + 0.5) / s - 0.5        half_pixel_symmetric, c = n / 2; sums left to right
//! x = 0 where m = 1, else as half_pixel                  pytorch_half_pixel
//! x = 0 where m = 1, else j * (n - 1) / (m - 1)          align_corners
//! x = j / s                                              asymmetric
//! f = floor(x), r = x - f
//! ```
//!
//! `m` is an integer, also where `s * n` is none; docs/NUMERICS.md says who reads ONNX otherwise.
//!
//! *Nearest* has one tap: `f` or `f + 1`, by `r` against 0 (floor, ceil) or 1/2. The element is
//! copied.
//!
//! *Linear* has two taps, at `f` and `f + 1`, with weights `1 - r` and `r`.
//!
//! *Cubic* has four taps, from `f - 1` to `f + 2`, with the weights of the ONNX formula for ratio
//! `r`.
//!
//! With *antialias*, axes with `s < 1` have more taps:
//!
//! ```text
//! linear: from f + b to f + 1 - b, b = floor(-1 / s) + 1: weights clamp(1 - |(i - r) * s|, 0, 1)
//! cubic:  from f + b to f + 1 - b, b = floor(-2 / s) + 1: weights cubic(|s * (i - r)|)
//! ```
//!
//! for `i` from `b` to `1 - b`; then each weight is divided by their sum, which is taken in
//! ascending order. With *exclude_outside* (cubic) the weights of taps outside the operand become
//! 0, and then each is divided by the sum of all.
//!
//! Coordinates outside are moved to the nearest inside, so that a tap stays a tap even where its
//! weight is 0 or where several meet in one element. Weights are rounded to f32.
//!
//! # The sum
//!
//! For each axis, last first: `acc = fma(w, x, acc)` over the taps in ascending order from +0, in
//! f32 (f64 for f64). An axis that keeps its extent and has scale 1 is left alone. Integers and half
//! types are converted to f32 at the start, stay f32 between the axes, and are rounded once at the
//! end: integers half to even, saturated, NaN to 0.

use crate::error::RefError;
use crate::integral;
use crate::layout::{Limits, count};
use crate::scalar::{Real, load, store, with_float, with_number};
use weft_ir::{CoordTransform, NearestRounding, ResizeAttrs, ResizeMode, Tensor};

/// A tap: which element of the axis, and how much it weighs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tap {
    /// The element, inside the axis.
    pub index: usize,
    /// The weight; 1 for a nearest resize.
    pub weight: f32,
}

/// The longest axis that is resized, before or after: the table of taps is made for all of it.
pub const RESIZE_EXTENT_LIMIT: u64 = 1 << 18;

/// The taps of every result coordinate along `axis`, for an operand of extent `extent`; `None` for
/// an axis that is left alone.
///
/// All coordinates of an axis have equally many taps. This table is the definition; whoever writes
/// a faster resize may take it from here.
///
/// # Errors
/// If an extent exceeds [`RESIZE_EXTENT_LIMIT`], or the scale is not a positive finite number, or, with
/// antialias, is far from the ratio of the extents.
///
/// # Panics
/// If the attributes lack the axis.
pub fn resize_taps(
    attrs: &ResizeAttrs,
    axis: usize,
    extent: u64,
) -> Result<Option<Vec<Vec<Tap>>>, RefError> {
    let size = attrs.sizes[axis];
    let scale = f64::from_bits(attrs.scales_bits[axis]);
    if size == extent && scale == 1.0 {
        return Ok(None);
    }
    if size > RESIZE_EXTENT_LIMIT || extent > RESIZE_EXTENT_LIMIT {
        return Err(RefError::ResizeExtent {
            extent,
            size,
            limit: RESIZE_EXTENT_LIMIT,
        });
    }
    // An honest result is about scale * extent long, and at least 1; these bounds keep the table at a
    // small multiple of operand and result.
    let honest = !attrs.antialias
        || scale >= 1.0
        || (size as f64 <= scale * extent as f64 + 1.0
            && 1.0 / scale <= 4.0 * (extent as f64 + 1.0));
    if !(scale > 0.0 && scale.is_finite() && honest) {
        return Err(RefError::ResizeScale {
            extent,
            size,
            scale: format!("{scale:?}"),
        });
    }
    let taps = (0..size)
        .map(|j| {
            let x = coordinate(attrs.transform, j, extent, size, scale);
            let (first, weights) = weights(attrs, x, scale, extent);
            weights
                .into_iter()
                .enumerate()
                .map(|(i, weight)| Tap {
                    index: inside(first + i as f64, extent) as usize,
                    weight: weight as f32,
                })
                .collect()
        })
        .collect();
    Ok(Some(taps))
}

/// The source coordinate of result coordinate `j`.
fn coordinate(transform: CoordTransform, j: u64, n: u64, m: u64, s: f64) -> f64 {
    let (j, n, m_float) = (j as f64, n as f64, m as f64);
    let half_pixel = (j + 0.5) / s - 0.5;
    match transform {
        CoordTransform::HalfPixel => half_pixel,
        CoordTransform::HalfPixelSymmetric => {
            let center = n / 2.0;
            let offset = center * (1.0 - m_float / (s * n));
            offset + (j + 0.5) / s - 0.5
        }
        CoordTransform::PytorchHalfPixel | CoordTransform::AlignCorners if m == 1 => 0.0,
        CoordTransform::PytorchHalfPixel => half_pixel,
        CoordTransform::AlignCorners => j * (n - 1.0) / (m_float - 1.0),
        CoordTransform::Asymmetric => j / s,
    }
}

/// The coordinate moved into the axis.
fn inside(coordinate: f64, extent: u64) -> f64 {
    let last = extent as f64 - 1.0;
    if coordinate > last {
        last
    } else if coordinate > 0.0 {
        coordinate
    } else {
        0.0
    }
}

/// The coordinate of the first tap, and the weights of all, in f64.
fn weights(attrs: &ResizeAttrs, x: f64, scale: f64, extent: u64) -> (f64, Vec<f64>) {
    let f = integral::floor(x);
    let r = x - f;
    let shrinks = attrs.antialias && scale < 1.0;
    match attrs.mode {
        ResizeMode::Nearest(rounding) => {
            let up = match rounding {
                NearestRounding::RoundPreferFloor => r > 0.5,
                NearestRounding::RoundPreferCeil => r >= 0.5,
                NearestRounding::Floor => false,
                NearestRounding::Ceil => r > 0.0,
            };
            (f + f64::from(u8::from(up)), vec![1.0])
        }
        ResizeMode::Linear if shrinks => {
            let begin = integral::floor(-1.0 / scale) + 1.0;
            let weights = footprint(begin).map(|i| {
                let weight = 1.0 - ((i - r) * scale).abs();
                if weight > 0.0 { weight } else { 0.0 }
            });
            (f + begin, shares(weights.collect()))
        }
        ResizeMode::Linear => (f, vec![1.0 - r, r]),
        ResizeMode::Cubic { a, exclude_outside } => {
            let a = f64::from(a.0);
            let (begin, mut weights) = if shrinks {
                let begin = integral::floor(-2.0 / scale) + 1.0;
                let weights = footprint(begin).map(|i| cubic_kernel(a, (scale * (i - r)).abs()));
                (begin, shares(weights.collect()))
            } else {
                (-1.0, cubic_weights(a, r))
            };
            if exclude_outside {
                for (i, weight) in weights.iter_mut().enumerate() {
                    let at = f + begin + i as f64;
                    if at < 0.0 || at >= extent as f64 {
                        *weight = 0.0;
                    }
                }
                weights = shares(weights);
            }
            (f + begin, weights)
        }
    }
}

/// The offsets from `begin` to `1 - begin`.
fn footprint(begin: f64) -> impl Iterator<Item = f64> {
    let taps = 2.0 - 2.0 * begin;
    (0..taps as u64).map(move |i| begin + i as f64)
}

/// Each weight divided by the sum of all.
fn shares(weights: Vec<f64>) -> Vec<f64> {
    let sum = weights.iter().fold(0.0, |sum, weight| sum + weight);
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// ONNX's four weights, as its formula is spelled.
fn cubic_weights(a: f64, r: f64) -> Vec<f64> {
    let outer = |d: f64| ((a * d - 5.0 * a) * d + 8.0 * a) * d - 4.0 * a;
    let inner = |d: f64| ((a + 2.0) * d - (a + 3.0)) * d * d + 1.0;
    vec![
        outer(r + 1.0),
        inner(r),
        inner(1.0 - r),
        outer((1.0 - r) + 1.0),
    ]
}

/// ONNX's cubic kernel at distance `d`, as its formula is spelled.
fn cubic_kernel(a: f64, d: f64) -> f64 {
    let d2 = d * d;
    let d3 = d * d2;
    if d <= 1.0 {
        (a + 2.0) * d3 - (a + 3.0) * d2 + 1.0
    } else if d < 2.0 {
        a * d3 - 5.0 * a * d2 + 8.0 * a * d - 4.0 * a
    } else {
        0.0
    }
}

/// The resize of a tensor.
pub(crate) fn resize(
    op: &'static str,
    attrs: &ResizeAttrs,
    x: &Tensor,
    limits: Limits,
) -> Result<Tensor, RefError> {
    if count(&attrs.sizes) == 0 {
        let shape = attrs.sizes.clone();
        return Ok(Tensor::from_bytes(x.dtype(), shape, Vec::new())?);
    }
    // Taps of each axis that changes, last first; every extent here is at least 1.
    let mut axes = Vec::new();
    let mut shape = x.shape().to_vec();
    for axis in (0..shape.len()).rev() {
        if let Some(taps) = resize_taps(attrs, axis, shape[axis])? {
            shape[axis] = attrs.sizes[axis];
            limits.elems(op, x.dtype(), &shape)?;
            axes.push((axis, taps));
        }
    }
    if matches!(attrs.mode, ResizeMode::Nearest(_)) {
        return nearest(x, &axes);
    }
    if x.dtype().is_float() {
        return with_float!(op, x.dtype(), T => {
            let elems = interpolate(load::<T>(x)?, x.shape(), &axes);
            store::<T>(&attrs.sizes, &elems)
        });
    }
    with_number!(op, x.dtype(), T => {
        // Only integers come here; saturation and NaN are those of `as`.
        let numbers = crate::convert::cast(op, x, weft_ir::DType::F32)?;
        let elems = interpolate(load::<f32>(&numbers)?, x.shape(), &axes);
        let rounded: Vec<f32> = elems
            .into_iter()
            .map(|x| x.integral(integral::round_even))
            .collect();
        let rounded = store::<f32>(&attrs.sizes, &rounded)?;
        crate::convert::cast(op, &rounded, <T as weft_ir::tensor::Element>::DTYPE)
    })
}

/// An axis with the taps of each result coordinate.
type AxisTaps = (usize, Vec<Vec<Tap>>);

/// The weighted sums, axis by axis.
fn interpolate<W: Real>(mut elems: Vec<W>, shape: &[u64], axes: &[AxisTaps]) -> Vec<W> {
    let mut shape = shape.to_vec();
    for (axis, taps) in axes {
        let (outer, extent) = (count(&shape[..*axis]), shape[*axis] as usize);
        let inner = count(&shape[*axis + 1..]);
        let mut next = Vec::with_capacity(outer * taps.len() * inner);
        for o in 0..outer {
            for taps in taps {
                for i in 0..inner {
                    let acc = taps.iter().fold(W::ZERO, |acc, tap| {
                        let x = elems[(o * extent + tap.index) * inner + i];
                        W::from_f32(tap.weight).fused(x, acc)
                    });
                    next.push(acc);
                }
            }
        }
        elems = next;
        shape[*axis] = taps.len() as u64;
    }
    elems
}

/// Copies of the chosen elements, whatever their type.
fn nearest(x: &Tensor, axes: &[AxisTaps]) -> Result<Tensor, RefError> {
    let size = x.dtype().size_bytes();
    let mut bytes = x.bytes().to_vec();
    let mut shape = x.shape().to_vec();
    for (axis, taps) in axes {
        let (outer, extent) = (count(&shape[..*axis]), shape[*axis] as usize);
        let run = count(&shape[*axis + 1..]) * size;
        let mut next = Vec::with_capacity(outer * taps.len() * run);
        for o in 0..outer {
            for taps in taps {
                let at = (o * extent + taps[0].index) * run;
                next.extend_from_slice(&bytes[at..at + run]);
            }
        }
        bytes = next;
        shape[*axis] = taps.len() as u64;
    }
    Ok(Tensor::from_bytes(x.dtype(), shape, bytes)?)
}
