//! Softmax and the norms.

use crate::error::RefError;
use crate::layout::{Walk, count, permuted};
use crate::reduce::{maximum, sum, sum_squares};
use crate::scalar::{Arith, Real, Scalar, load, store, unsupported, with_float};
use weft_ir::{Tensor, UnaryFn};

/// `m = max; e = softmax_exp(x - m); z = sum(e); r = 1 / z; y = e * r`.
pub(super) fn softmax(op: &'static str, x: &Tensor, axis: usize) -> Result<Tensor, RefError> {
    let rank = x.shape().len();
    if x.elems() == 0 {
        return with_float!(op, x.dtype(), T => store::<T>(x.shape(), &[]));
    }
    // The axis last, and its rows one behind the other.
    let mut perm: Vec<usize> = (0..rank).filter(|i| *i != axis).collect();
    perm.push(axis);
    let shape: Vec<u64> = perm.iter().map(|i| x.shape()[*i]).collect();
    let mut inverse = vec![0; rank];
    for (to, from) in perm.iter().enumerate() {
        inverse[*from] = to;
    }
    let len = x.shape()[axis] as usize;
    with_float!(op, x.dtype(), T => {
        let mut elems = permuted(&load::<T>(x)?, x.shape(), &perm);
        for row in elems.chunks_mut(len) {
            softmax_row::<T>(row).ok_or_else(|| unsupported(op, x.dtype()))?;
        }
        store::<T>(x.shape(), &permuted(&elems, &shape, &inverse))
    })
}

/// The softmax of one row in place; `None` where the type has no `softmax_exp`.
fn softmax_row<T: Scalar<Wide: Real>>(row: &mut [T::Wide]) -> Option<()> {
    let exp = T::Wide::function(UnaryFn::SoftmaxExp)?;
    let m = maximum(row);
    for x in row.iter_mut() {
        *x = T::stored(exp(T::stored(x.sub(m))));
    }
    let z = T::stored(sum(row));
    let r = T::stored(T::Wide::ONE.div(z));
    for e in row.iter_mut() {
        *e = T::stored(e.mul(r));
    }
    Some(())
}

/// `1 / sqrt(v + eps)`: three operations.
fn inverse_deviation<T: Scalar<Wide: Real>>(v: T::Wide, eps: f32) -> T::Wide {
    let shifted = T::stored(v.add(T::Wide::from_f32(eps)));
    let deviation = T::stored(shifted.sqrt());
    T::stored(T::Wide::ONE.div(deviation))
}

/// `sum / n`, where the sum has been rounded to the element type before.
fn divide_by_count<T: Scalar<Wide: Real>>(sum: T::Wide, n: usize) -> T::Wide {
    T::stored(T::stored(sum).div(T::Wide::from_count(n as u64)))
}

/// `m = sum(x) / n; d = x - m; v = sum_squares(d) / n; r = 1 / sqrt(v + eps)`; the row becomes
/// `d * r`.
fn standardize<T: Scalar<Wide: Real>>(row: &mut [T::Wide], eps: f32) {
    let m = divide_by_count::<T>(sum(row), row.len());
    for x in row.iter_mut() {
        *x = T::stored(x.sub(m));
    }
    let v = divide_by_count::<T>(sum_squares(row), row.len());
    let r = inverse_deviation::<T>(v, eps);
    for d in row.iter_mut() {
        *d = T::stored(d.mul(r));
    }
}

/// Layer norm over the axes from `axis` on: `y = (d * r) * scale + bias`.
pub(super) fn layer_norm(
    op: &'static str,
    x: &Tensor,
    scale: &Tensor,
    bias: Option<&Tensor>,
    axis: usize,
    eps: f32,
) -> Result<Tensor, RefError> {
    with_float!(op, x.dtype(), T => {
        let mut elems = load::<T>(x)?;
        for row in elems.chunks_mut(count(&x.shape()[axis..]).max(1)) {
            standardize::<T>(row, eps);
        }
        scale_by::<T>(&mut elems, x.shape(), scale)?;
        if let Some(bias) = bias {
            let b = load::<T>(bias)?;
            for (y, i) in elems.iter_mut().zip(Walk::broadcast(bias.shape(), x.shape())) {
                *y = T::stored(y.add(b[i]));
            }
        }
        store::<T>(x.shape(), &elems)
    })
}

/// Multiplies by a scale that is broadcast.
fn scale_by<T: Scalar>(
    elems: &mut [T::Wide],
    shape: &[u64],
    scale: &Tensor,
) -> Result<(), RefError> {
    let s = load::<T>(scale)?;
    for (y, i) in elems.iter_mut().zip(Walk::broadcast(scale.shape(), shape)) {
        *y = T::stored(y.mul(s[i]));
    }
    Ok(())
}

/// RMS norm over the axes from `axis` on: `v = sum_squares(x) / n; y = (x * r) * scale`.
pub(super) fn rms_norm(
    op: &'static str,
    x: &Tensor,
    scale: &Tensor,
    axis: usize,
    eps: f32,
) -> Result<Tensor, RefError> {
    with_float!(op, x.dtype(), T => {
        let mut elems = load::<T>(x)?;
        for row in elems.chunks_mut(count(&x.shape()[axis..]).max(1)) {
            let v = divide_by_count::<T>(sum_squares(row), row.len());
            let r = inverse_deviation::<T>(v, eps);
            for x in row {
                *x = T::stored(x.mul(r));
            }
        }
        scale_by::<T>(&mut elems, x.shape(), scale)?;
        store::<T>(x.shape(), &elems)
    })
}

/// Layer norm over each group of channels of (N, C, ..), with scale and bias for each channel.
pub(super) fn group_norm(
    op: &'static str,
    x: &Tensor,
    scale: &Tensor,
    bias: &Tensor,
    groups: u64,
    eps: f32,
) -> Result<Tensor, RefError> {
    let channels = x.shape()[1];
    let pixels = count(&x.shape()[2..]);
    let len = (channels / groups) as usize * pixels;
    with_float!(op, x.dtype(), T => {
        let (s, b) = (load::<T>(scale)?, load::<T>(bias)?);
        let mut elems = load::<T>(x)?;
        for row in elems.chunks_mut(len.max(1)) {
            standardize::<T>(row, eps);
        }
        for (i, y) in elems.iter_mut().enumerate() {
            let channel = i / pixels % channels as usize;
            *y = T::stored(T::stored(y.mul(s[channel])).add(b[channel]));
        }
        store::<T>(x.shape(), &elems)
    })
}

/// `r = 1 / sqrt(var + eps); a = scale * r; b = bias - mean * a; y = fma(x, a, b)` for each channel.
pub(super) fn batch_norm(
    op: &'static str,
    inputs: &[&Tensor],
    eps: f32,
) -> Result<Tensor, RefError> {
    let x = inputs[0];
    let channels = x.shape()[1];
    let pixels = count(&x.shape()[2..]);
    with_float!(op, x.dtype(), T => {
        let parameters: Vec<Vec<_>> = inputs[1..]
            .iter()
            .map(|tensor| load::<T>(tensor))
            .collect::<Result<_, _>>()?;
        let [scale, bias, mean, var] = [0, 1, 2, 3].map(|i: usize| &parameters[i]);
        let lines: Vec<_> = (0..channels as usize)
            .map(|c| {
                let r = inverse_deviation::<T>(var[c], eps);
                let a = T::stored(scale[c].mul(r));
                let b = T::stored(bias[c].sub(T::stored(mean[c].mul(a))));
                (a, b)
            })
            .collect();
        let mut elems = load::<T>(x)?;
        for (i, x) in elems.iter_mut().enumerate() {
            let (a, b) = lines[i / pixels % channels as usize];
            *x = T::stored(x.fused(a, b));
        }
        store::<T>(x.shape(), &elems)
    })
}
