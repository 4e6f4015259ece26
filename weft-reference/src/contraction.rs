//! Contraction (rule 9): the general dot product and convolution.
//!
//! k runs in logical order, in segments. Each segment starts at +0 and takes
//! `acc = fma(a, b, acc)` in order; the segment results are added in order, the first taken as it
//! is. Half types accumulate in f32 and round once, at the end; integers wrap.

use crate::error::RefError;
use crate::layout::{count, permuted};
use crate::scalar::{Arith, Real, Scalar, load, store, with_float, with_number};
use weft_ir::{ConvAttrs, DotDims, Tensor};

/// Values of k in a segment of a dot product; a convolution's segment has at most that many,
/// unless one channel has more.
pub(crate) const SEGMENT: usize = 256;

/// `sum over k of a[k] * b[k][n]` for each n; `b` is row-major with `n` columns. +0 for k = 0.
fn contract_row<W: Arith>(a: &[W], b: &[W], n: usize, segment: usize) -> Vec<W> {
    let mut totals: Option<Vec<W>> = None;
    for (s, part) in a.chunks(segment).enumerate() {
        let mut acc = vec![W::ZERO; n];
        for (i, x) in part.iter().enumerate() {
            let k = s * segment + i;
            for (acc, y) in acc.iter_mut().zip(&b[k * n..(k + 1) * n]) {
                *acc = x.fused(*y, *acc);
            }
        }
        totals = Some(match totals {
            None => acc,
            Some(sums) => sums.iter().zip(&acc).map(|(s, x)| s.add(*x)).collect(),
        });
    }
    totals.unwrap_or_else(|| vec![W::ZERO; n])
}

/// The general dot product.
pub(crate) fn dot(
    op: &'static str,
    dims: &DotDims,
    a: &Tensor,
    b: &Tensor,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    with_number!(op, a.dtype(), T => {
        products::<T>(dims, a, b, shape, |a, b, n| contract_row(a, b, n, SEGMENT))
    })
}

/// The dot product in which a term whose left factor is -0 is none.
pub(crate) fn masked_dot(
    op: &'static str,
    dims: &DotDims,
    a: &Tensor,
    b: &Tensor,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    with_float!(op, a.dtype(), T => {
        products::<T>(dims, a, b, shape, |a, b, n| {
            (0..n)
                .map(|column| {
                    masked_sum(a.iter().enumerate().map(|(k, x)| {
                        (!x.is_negative_zero()).then(|| (*x, b[k * n + column]))
                    }))
                    .unwrap_or(<<T as Scalar>::Wide as Arith>::ZERO.neg())
                })
                .collect()
        })
    })
}

/// The sum of products over `k`, in segments of [`SEGMENT`] positions; `None` is no term. A segment
/// without terms is left out, and a sum of none is `None`.
pub(crate) fn masked_sum<W: Arith>(terms: impl Iterator<Item = Option<(W, W)>>) -> Option<W> {
    let mut total: Option<W> = None;
    let mut segment: Option<W> = None;
    let join = |total: Option<W>, segment: Option<W>| match (total, segment) {
        (Some(total), Some(segment)) => Some(total.add(segment)),
        (None, one) | (one, None) => one,
    };
    for (k, term) in terms.enumerate() {
        if k % SEGMENT == 0 {
            total = join(total, segment.take());
        }
        if let Some((x, y)) = term {
            segment = Some(x.fused(y, segment.unwrap_or(W::ZERO)));
        }
    }
    join(total, segment)
}

/// A dot product by its rows: `row` gets a row of the left operand, the row-major right one, and the
/// number of its columns.
fn products<T: Scalar>(
    dims: &DotDims,
    a: &Tensor,
    b: &Tensor,
    shape: &[u64],
    row: impl Fn(&[T::Wide], &[T::Wide], usize) -> Vec<T::Wide>,
) -> Result<Tensor, RefError> {
    let free = |x: &Tensor, batch: &[usize], contract: &[usize]| -> Vec<usize> {
        (0..x.shape().len())
            .filter(|axis| !batch.contains(axis) && !contract.contains(axis))
            .collect()
    };
    let extent = |x: &Tensor, axes: &[usize]| {
        count(&axes.iter().map(|axis| x.shape()[*axis]).collect::<Vec<_>>())
    };
    let rows = free(a, &dims.lhs_batch, &dims.lhs_contract);
    let columns = free(b, &dims.rhs_batch, &dims.rhs_contract);
    let batch = extent(a, &dims.lhs_batch);
    let (m, n) = (extent(a, &rows), extent(b, &columns));
    let k = extent(a, &dims.lhs_contract);
    let a_order = [dims.lhs_batch.as_slice(), &rows, &dims.lhs_contract].concat();
    let b_order = [dims.rhs_batch.as_slice(), &dims.rhs_contract, &columns].concat();
    let elems = count(shape);
    let mut results = Vec::with_capacity(elems);
    if elems > 0 {
        let a = permuted(&load::<T>(a)?, a.shape(), &a_order);
        let b = permuted(&load::<T>(b)?, b.shape(), &b_order);
        for point in 0..batch {
            let b = &b[point * k * n..(point + 1) * k * n];
            for at in point * m..(point + 1) * m {
                results.extend(row(&a[at * k..(at + 1) * k], b, n));
            }
        }
    }
    store::<T>(shape, &results)
}

/// One axis of a sliding window, for convolution and pooling alike.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    /// Extent of the operand.
    pub(crate) extent: u64,
    /// Taps of the window.
    pub(crate) taps: u64,
    pub(crate) stride: u64,
    pub(crate) dilation: u64,
    pub(crate) pad_begin: u64,
    pub(crate) pad_end: u64,
}

impl Window {
    /// The coordinate of a tap of window `output`, counted from the operand's first element.
    pub(crate) fn coordinate(&self, output: u64, tap: u64) -> i128 {
        i128::from(output) * i128::from(self.stride) + i128::from(tap) * i128::from(self.dilation)
            - i128::from(self.pad_begin)
    }

    /// The taps of window `output` that lie in the operand, however many lie in the padding.
    pub(crate) fn inside_taps(&self, output: u64) -> std::ops::Range<u64> {
        let first = self.coordinate(output, 0);
        let dilation = i128::from(self.dilation);
        // The first tap at or behind a coordinate.
        let tap_from = |coordinate: i128| {
            let distance = (coordinate - first).max(0);
            let taps = (distance + dilation - 1) / dilation;
            taps.min(i128::from(self.taps)) as u64
        };
        tap_from(0)..tap_from(i128::from(self.extent))
    }

    /// The number of taps of window `output` that lie in operand or padding.
    pub(crate) fn taps_inside_padding(&self, output: u64) -> u64 {
        let padded = Window {
            extent: self.extent + self.pad_begin + self.pad_end,
            pad_begin: 0,
            pad_end: 0,
            ..*self
        };
        let taps = padded.inside_taps(output);
        taps.end - taps.start
    }

    /// Whether a coordinate lies in the operand.
    pub(crate) fn inside(&self, coordinate: i128) -> bool {
        (0..i128::from(self.extent)).contains(&coordinate)
    }
}

/// The convolution. Segments hold whole input channels: as many as fit into 256 taps, and at least
/// one. Padding takes part as +0.
pub(crate) fn conv(
    op: &'static str,
    attrs: &ConvAttrs,
    x: &Tensor,
    w: &Tensor,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let conv = Conv::new(attrs, x, w, shape);
    with_number!(op, x.dtype(), T => {
        let results = if count(shape) == 0 {
            Vec::new()
        } else {
            conv.evaluate(&load::<T>(x)?, &load::<T>(w)?)
        };
        store::<T>(shape, &results)
    })
}

struct Conv {
    windows: Vec<Window>,
    batch: usize,
    groups: usize,
    /// Input channels of a group.
    channels: usize,
    /// Output channels of a group.
    filters: usize,
    result: Vec<u64>,
}

impl Conv {
    fn new(attrs: &ConvAttrs, x: &Tensor, w: &Tensor, result: &[u64]) -> Self {
        let windows = (0..attrs.strides.len())
            .map(|axis| Window {
                extent: x.shape()[axis + 2],
                taps: w.shape()[axis + 2],
                stride: attrs.strides[axis],
                dilation: attrs.dilations[axis],
                pad_begin: attrs.pads_begin[axis],
                pad_end: attrs.pads_end[axis],
            })
            .collect();
        Conv {
            windows,
            batch: x.shape()[0] as usize,
            groups: attrs.groups as usize,
            channels: w.shape()[1] as usize,
            filters: (w.shape()[0] / attrs.groups) as usize,
            result: result.to_vec(),
        }
    }

    fn evaluate<W: Arith>(&self, x: &[W], w: &[W]) -> Vec<W> {
        let extents: Vec<u64> = self.windows.iter().map(|w| w.extent).collect();
        let kernel: Vec<u64> = self.windows.iter().map(|w| w.taps).collect();
        let (pixels, taps) = (count(&extents), count(&kernel));
        let positions = count(&self.result[2..]);
        let k = self.channels * taps;
        let segment = taps * (SEGMENT / taps).max(1);
        let mut results = vec![W::ZERO; count(&self.result)];
        if self.channels == 0 {
            // k = 0.
            return results;
        }
        for group in 0..self.groups {
            let from = group * self.filters * k;
            let filters = &w[from..from + self.filters * k];
            let columns = permuted(filters, &[self.filters as u64, k as u64], &[1, 0]);
            for image in 0..self.batch {
                let plane = (image * self.groups + group) * self.channels * pixels;
                for position in 0..positions {
                    let sources = self.sources(position, &kernel);
                    let patch: Vec<W> = (0..self.channels)
                        .flat_map(|c| sources.iter().map(move |source| (c, source)))
                        .map(|(c, source)| match source {
                            Some(pixel) => x[plane + c * pixels + pixel],
                            None => W::ZERO,
                        })
                        .collect();
                    let row = contract_row(&patch, &columns, self.filters, segment);
                    for (filter, result) in row.into_iter().enumerate() {
                        let channel = (image * self.groups + group) * self.filters + filter;
                        results[channel * positions + position] = result;
                    }
                }
            }
        }
        results
    }

    /// For each tap of the window at a position, in row-major order: the pixel it meets, or `None`
    /// for padding.
    fn sources(&self, position: usize, kernel: &[u64]) -> Vec<Option<usize>> {
        let at = unravel(position, &self.result[2..]);
        (0..count(kernel))
            .map(|tap| {
                let tap = unravel(tap, kernel);
                let mut pixel = 0usize;
                for (axis, window) in self.windows.iter().enumerate() {
                    let coordinate = window.coordinate(at[axis], tap[axis]);
                    if !window.inside(coordinate) {
                        return None;
                    }
                    pixel = pixel * window.extent as usize + coordinate as usize;
                }
                Some(pixel)
            })
            .collect()
    }
}

/// The coordinates of a position in row-major order.
pub(crate) fn unravel(position: usize, extents: &[u64]) -> Vec<u64> {
    let mut rest = position as u64;
    let mut coordinates = vec![0; extents.len()];
    for (coordinate, extent) in coordinates.iter_mut().zip(extents).rev() {
        *coordinate = rest % extent;
        rest /= extent;
    }
    coordinates
}
