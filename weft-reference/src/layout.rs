//! Shapes, strides and walks over them.

use crate::error::RefError;
use weft_ir::{DType, Tensor, TensorType};

/// What an evaluation may use.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    /// Bytes of one result, or of one intermediate result.
    pub(crate) bytes: u64,
}

impl Limits {
    /// Checks a tensor that is to be made, and gives its number of elements.
    pub(crate) fn elems(
        self,
        op: &'static str,
        dtype: DType,
        shape: &[u64],
    ) -> Result<usize, RefError> {
        let ty = TensorType::fixed(dtype, shape);
        match (ty.bytes(), ty.elems()) {
            (Some(bytes), Some(elems)) if bytes <= self.bytes && usize::try_from(bytes).is_ok() => {
                Ok(elems as usize)
            }
            _ => Err(RefError::TooLarge {
                op,
                ty,
                limit_bytes: self.bytes,
            }),
        }
    }
}

/// The number of elements of a shape that a tensor has.
pub(crate) fn count(shape: &[u64]) -> usize {
    shape
        .iter()
        .fold(1usize, |n, extent| n.saturating_mul(*extent as usize))
}

/// Row-major strides, in elements.
pub(crate) fn strides(shape: &[u64]) -> Vec<isize> {
    let mut strides = vec![1isize; shape.len()];
    for i in (0..shape.len().saturating_sub(1)).rev() {
        strides[i] = strides[i + 1].wrapping_mul(shape[i + 1] as isize);
    }
    strides
}

/// Element offsets of a strided walk in row-major order of its extents.
pub(crate) struct Walk {
    extents: Vec<u64>,
    strides: Vec<isize>,
    index: Vec<u64>,
    at: isize,
    left: usize,
}

impl Walk {
    /// A walk over `extents`, beginning at offset `start`. The product of the extents is a number
    /// of elements that exist somewhere.
    pub(crate) fn new(extents: &[u64], strides: &[isize], start: isize) -> Self {
        Walk {
            extents: extents.to_vec(),
            strides: strides.to_vec(),
            index: vec![0; extents.len()],
            at: start,
            left: count(extents),
        }
    }

    /// A walk over the elements of `shape` as they are repeated by broadcasting to `to`.
    pub(crate) fn broadcast(shape: &[u64], to: &[u64]) -> Self {
        let missing = to.len() - shape.len();
        let mut repeated = vec![0isize; to.len()];
        for (axis, stride) in strides(shape).into_iter().enumerate() {
            if shape[axis] != 1 {
                repeated[axis + missing] = stride;
            }
        }
        Walk::new(to, &repeated, 0)
    }
}

impl Iterator for Walk {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let offset = self.at;
        for axis in (0..self.extents.len()).rev() {
            self.index[axis] += 1;
            self.at += self.strides[axis];
            if self.index[axis] < self.extents[axis] {
                break;
            }
            self.index[axis] = 0;
            self.at -= self.strides[axis] * self.extents[axis] as isize;
        }
        Some(offset as usize)
    }
}

/// The elements of a tensor at these offsets, copied bit for bit into a tensor of that shape.
pub(crate) fn copy_elements(
    tensor: &Tensor,
    shape: &[u64],
    offsets: impl Iterator<Item = usize>,
) -> Result<Tensor, RefError> {
    let size = tensor.dtype().size_bytes();
    let source = tensor.bytes();
    let mut bytes = Vec::with_capacity(count(shape).saturating_mul(size));
    for offset in offsets {
        bytes.extend_from_slice(&source[offset * size..(offset + 1) * size]);
    }
    Ok(Tensor::from_bytes(tensor.dtype(), shape.to_vec(), bytes)?)
}

/// `elems` of that shape with the axes put into the order `perm`.
pub(crate) fn permuted<W: Copy>(elems: &[W], shape: &[u64], perm: &[usize]) -> Vec<W> {
    let from = strides(shape);
    let extents: Vec<u64> = perm.iter().map(|axis| shape[*axis]).collect();
    let strides: Vec<isize> = perm.iter().map(|axis| from[*axis]).collect();
    Walk::new(&extents, &strides, 0).map(|i| elems[i]).collect()
}
