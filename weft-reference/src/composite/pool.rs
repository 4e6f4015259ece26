//! Pooling of (N, C, spatial..).

use crate::contraction::{Window, unravel};
use crate::error::RefError;
use crate::layout::count;
use crate::scalar::{Arith, Real, Scalar, load, store, with_float, with_number};
use weft_ir::{PoolAttrs, Tensor};

/// The maximum of each window's taps inside the operand; -inf or the smallest integer of none.
pub(super) fn max_pool(
    op: &'static str,
    attrs: &PoolAttrs,
    x: &Tensor,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let pool = Pool::new(attrs, x, shape);
    with_number!(op, x.dtype(), T => {
        let results = pool.map(&load::<T>(x)?, |taps, _| {
            taps.iter().fold(Arith::LOWEST, |acc, x| Arith::larger(acc, *x))
        });
        store::<T>(shape, &results)
    })
}

/// The taps of each window added in order from +0, divided once by the count.
///
/// The count is that of the taps inside the operand, or, with `count_include_pad`, inside operand
/// and padding; of none the mean is NaN. Taps in the padding would add +0, which changes nothing,
/// for a sum that starts at +0 never is -0. Half types add in f32 and round the sum once, then the mean.
pub(super) fn average_pool(
    op: &'static str,
    attrs: &PoolAttrs,
    x: &Tensor,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let pool = Pool::new(attrs, x, shape);
    with_float!(op, x.dtype(), T => {
        let results = pool.map(&load::<T>(x)?, |taps, with_padding| {
            let sum = taps.iter().fold(<T as Scalar>::Wide::ZERO, |acc, x| acc.add(*x));
            let count = if attrs.count_include_pad {
                with_padding
            } else {
                taps.len() as u64
            };
            T::stored(sum).div(Real::from_count(count))
        });
        store::<T>(shape, &results)
    })
}

struct Pool {
    windows: Vec<Window>,
    /// Batch times channels.
    planes: usize,
    result: Vec<u64>,
}

impl Pool {
    fn new(attrs: &PoolAttrs, x: &Tensor, result: &[u64]) -> Self {
        let windows = (0..attrs.kernel.len())
            .map(|axis| Window {
                extent: x.shape()[axis + 2],
                taps: attrs.kernel[axis],
                stride: attrs.strides[axis],
                dilation: attrs.dilations[axis],
                pad_begin: attrs.pads_begin[axis],
                pad_end: attrs.pads_end[axis],
            })
            .collect();
        Pool {
            windows,
            planes: count(&x.shape()[..2]),
            result: result.to_vec(),
        }
    }

    /// For each window: its taps inside the operand, in row-major order, and the number of its taps
    /// inside operand and padding.
    fn map<W: Copy>(&self, x: &[W], f: impl Fn(&[W], u64) -> W) -> Vec<W> {
        if count(&self.result) == 0 {
            return Vec::new();
        }
        let extents: Vec<u64> = self.windows.iter().map(|w| w.extent).collect();
        let pixels = count(&extents);
        let mut results = Vec::with_capacity(count(&self.result));
        for plane in 0..self.planes {
            for position in 0..count(&self.result[2..]) {
                let at = unravel(position, &self.result[2..]);
                let mut with_padding = 1u64;
                // Offsets of the taps met so far, axis by axis.
                let mut offsets = vec![plane * pixels];
                let mut run = pixels;
                for (window, output) in self.windows.iter().zip(at) {
                    run /= window.extent.max(1) as usize;
                    with_padding = with_padding.saturating_mul(window.taps_inside_padding(output));
                    let inside: Vec<usize> = window
                        .inside_taps(output)
                        .map(|tap| window.coordinate(output, tap) as usize * run)
                        .collect();
                    offsets = offsets
                        .iter()
                        .flat_map(|offset| inside.iter().map(move |i| offset + i))
                        .collect();
                }
                let taps: Vec<W> = offsets.into_iter().map(|i| x[i]).collect();
                results.push(f(&taps, with_padding));
            }
        }
        results
    }
}
