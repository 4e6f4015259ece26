//! Ops that slide a window: convolution, resize, and the geometry of pooling.

use super::{Count, DTypeSet, ELEMS_LIMIT, InferError, Inferred, Operands, TAPS_LIMIT};
use crate::op::{ConvAttrs, PoolAttrs, ResizeAttrs, ResizeMode};

pub(super) fn conv(cx: &Operands<'_>, attrs: &ConvAttrs) -> Inferred {
    cx.count(Count::Exactly(2))?;
    cx.same_dtype(0)?;
    let dtype = cx.dtype_in(0, DTypeSet::Numbers)?;
    cx.rank_is(0, Count::AtLeast(3))?;
    cx.rank_is(1, Count::Exactly(cx.rank(0)))?;
    let spatial = cx.rank(0) - 2;
    cx.attribute_len("strides", attrs.strides.len(), spatial)?;
    cx.attribute_len("dilations", attrs.dilations.len(), spatial)?;
    cx.attribute_len("pads_begin", attrs.pads_begin.len(), spatial)?;
    cx.attribute_len("pads_end", attrs.pads_end.len(), spatial)?;
    cx.attribute_at_least_1("strides", &attrs.strides)?;
    cx.attribute_at_least_1("dilations", &attrs.dilations)?;
    cx.attribute_at_least_1("groups", &[attrs.groups])?;
    let (x, w) = (cx.shape(0), cx.shape(1));
    for (operand, channels) in [(0, x[1]), (1, w[0])] {
        if !channels.is_multiple_of(attrs.groups) {
            return Err(InferError::AttributeValue {
                op: cx.op,
                attribute: "groups",
                index: operand,
                given: attrs.groups.into(),
                needed: "a divisor of the channels of both operands",
            });
        }
    }
    cx.extent_is(1, 1, x[1] / attrs.groups)?;
    let mut shape = vec![x[0], w[0]];
    for axis in 0..spatial {
        let geometry = Window {
            axis: axis + 2,
            extent: x[axis + 2],
            taps: w[axis + 2],
            stride: attrs.strides[axis],
            dilation: attrs.dilations[axis],
            pad_begin: attrs.pads_begin[axis],
            pad_end: attrs.pads_end[axis],
        };
        if geometry.taps == 0 {
            return Err(InferError::EmptyAxis {
                op: cx.op,
                axis: axis + 2,
                shape: w.to_vec(),
            });
        }
        shape.push(geometry.positions(cx, false)?);
    }
    Ok((dtype, shape))
}

pub(super) fn resize(cx: &Operands<'_>, attrs: &ResizeAttrs) -> Inferred {
    cx.count(Count::Exactly(1))?;
    let dtype = cx.dtype_in(0, DTypeSet::Numbers)?;
    cx.attribute_len("sizes", attrs.sizes.len(), cx.rank(0))?;
    cx.attribute_len("scales_bits", attrs.scales_bits.len(), cx.rank(0))?;
    for (axis, bits) in attrs.scales_bits.iter().enumerate() {
        let scale = f64::from_bits(*bits);
        if !(scale.is_finite() && scale > 0.0) {
            return Err(InferError::AttributeValue {
                op: cx.op,
                attribute: "scales_bits",
                index: axis,
                given: (*bits).into(),
                needed: "the bits of a finite scale above 0",
            });
        }
        if cx.shape(0)[axis] == 0 && attrs.sizes[axis] != 0 {
            return Err(InferError::EmptyAxis {
                op: cx.op,
                axis,
                shape: cx.shape(0).to_vec(),
            });
        }
    }
    if attrs.antialias && matches!(attrs.mode, ResizeMode::Nearest(_)) {
        return Err(InferError::AttributeValue {
            op: cx.op,
            attribute: "antialias",
            index: 0,
            given: 1,
            needed: "linear or cubic interpolation with it",
        });
    }
    if let ResizeMode::Cubic { a, .. } = attrs.mode
        && !a.0.is_finite()
    {
        return Err(InferError::AttributeValue {
            op: cx.op,
            attribute: "a",
            index: 0,
            given: a.bits().into(),
            needed: "a finite coefficient",
        });
    }
    Ok((dtype, attrs.sizes.clone()))
}

/// Shape of a pooling of operand 0.
pub(super) fn pool(cx: &Operands<'_>, attrs: &PoolAttrs) -> Result<Vec<u64>, InferError> {
    cx.rank_is(0, Count::AtLeast(3))?;
    let spatial = cx.rank(0) - 2;
    cx.attribute_len("kernel", attrs.kernel.len(), spatial)?;
    cx.attribute_len("strides", attrs.strides.len(), spatial)?;
    cx.attribute_len("dilations", attrs.dilations.len(), spatial)?;
    cx.attribute_len("pads_begin", attrs.pads_begin.len(), spatial)?;
    cx.attribute_len("pads_end", attrs.pads_end.len(), spatial)?;
    cx.attribute_at_least_1("kernel", &attrs.kernel)?;
    cx.attribute_at_least_1("strides", &attrs.strides)?;
    cx.attribute_at_least_1("dilations", &attrs.dilations)?;
    let taps = attrs.kernel.iter().try_fold(1u64, |n, k| n.checked_mul(*k));
    if taps.is_none_or(|n| n > TAPS_LIMIT) {
        return Err(InferError::TooManyTaps {
            op: cx.op,
            kernel: attrs.kernel.clone(),
            limit: TAPS_LIMIT,
        });
    }
    let mut shape = cx.shape(0)[..2].to_vec();
    for axis in 0..spatial {
        let window = Window {
            axis: axis + 2,
            extent: cx.shape(0)[axis + 2],
            taps: attrs.kernel[axis],
            stride: attrs.strides[axis],
            dilation: attrs.dilations[axis],
            pad_begin: attrs.pads_begin[axis],
            pad_end: attrs.pads_end[axis],
        };
        let span = window.span(cx)?;
        for (attribute, pad) in [
            ("pads_begin", window.pad_begin),
            ("pads_end", window.pad_end),
        ] {
            if pad >= span {
                return Err(InferError::AttributeValue {
                    op: cx.op,
                    attribute,
                    index: axis,
                    given: pad.into(),
                    needed: "less padding than the window spans",
                });
            }
        }
        shape.push(window.positions(cx, attrs.ceil_mode)?);
    }
    Ok(shape)
}

/// One spatial axis of a pooling that [`super::infer`] has accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolAxis {
    /// The operand's extent.
    pub extent: u64,
    /// The result's extent.
    pub positions: u64,
    /// Taps of a window.
    pub taps: u64,
    /// Steps between windows.
    pub stride: u64,
    /// Steps between taps.
    pub dilation: u64,
    /// Padding before.
    pub pad_begin: u64,
    /// Padding behind.
    pub pad_end: u64,
}

impl PoolAxis {
    /// How many taps of the window at `position` lie inside the operand, or inside operand and
    /// padding. A window that rounding up moved beyond the padding loses the taps outside.
    pub fn count(&self, position: u64, include_pad: bool) -> u64 {
        let (low, high) = if include_pad {
            (0, self.pad_begin + self.extent + self.pad_end)
        } else {
            (self.pad_begin, self.pad_begin + self.extent)
        };
        let first = position * self.stride;
        (0..self.taps)
            .map(|tap| first + tap * self.dilation)
            .filter(|at| (low..high).contains(at))
            .count() as u64
    }
}

/// Geometry of spatial axis `axis` (0 is the third axis of the operand) of a pooling, from the
/// operand's and the result's shape.
pub fn pool_axis(attrs: &PoolAttrs, operand: &[u64], result: &[u64], axis: usize) -> PoolAxis {
    PoolAxis {
        extent: operand[axis + 2],
        positions: result[axis + 2],
        taps: attrs.kernel[axis],
        stride: attrs.strides[axis],
        dilation: attrs.dilations[axis],
        pad_begin: attrs.pads_begin[axis],
        pad_end: attrs.pads_end[axis],
    }
}

/// One axis of a sliding window.
struct Window {
    axis: usize,
    extent: u64,
    taps: u64,
    stride: u64,
    dilation: u64,
    pad_begin: u64,
    pad_end: u64,
}

impl Window {
    /// Elements from the first to the last tap.
    fn span(&self, cx: &Operands<'_>) -> Result<u64, InferError> {
        (self.taps - 1)
            .checked_mul(self.dilation)
            .and_then(|n| n.checked_add(1))
            .ok_or(InferError::AttributeValue {
                op: cx.op,
                attribute: "dilations",
                index: self.axis - 2,
                given: self.dilation.into(),
                needed: "a window whose span can be counted",
            })
    }

    /// Number of windows.
    fn positions(&self, cx: &Operands<'_>, round_up: bool) -> Result<u64, InferError> {
        let span = self.span(cx)?;
        let padded =
            u128::from(self.extent) + u128::from(self.pad_begin) + u128::from(self.pad_end);
        // With this bound no sum or product of positions below overflows.
        let padded = match u64::try_from(padded) {
            Ok(padded) if padded <= ELEMS_LIMIT => padded,
            _ => {
                return Err(InferError::AttributeValue {
                    op: cx.op,
                    attribute: "pads_begin",
                    index: self.axis - 2,
                    given: self.pad_begin.into(),
                    needed: "a padded extent of at most 2^40",
                });
            }
        };
        let Some(room) = padded.checked_sub(span) else {
            return Err(InferError::WindowTooLarge {
                op: cx.op,
                axis: self.axis,
                window: span,
                padded,
            });
        };
        if !round_up {
            return Ok(room / self.stride + 1);
        }
        let steps = room.div_ceil(self.stride);
        // A window that would start in the padding behind (or beyond) is not a window.
        let starts_inside = u128::from(steps) * u128::from(self.stride)
            < u128::from(self.extent) + u128::from(self.pad_begin);
        Ok(if starts_inside { steps + 1 } else { steps })
    }
}
