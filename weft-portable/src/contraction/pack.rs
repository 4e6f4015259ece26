//! Operands in the order in which tiles read them.

use bytemuck::Pod;

/// A borrowed operand, whose bytes may lie at any address.
#[derive(Clone, Copy)]
pub(super) enum Matrix<'a, T> {
    /// Aligned, as it should be.
    Elems(&'a [T]),
    /// Elsewhere, as weights in a mapped file may be.
    Bytes(&'a [u8]),
}

impl<'a, T: Pod> Matrix<'a, T> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        match bytemuck::try_cast_slice(bytes) {
            Ok(elems) => Matrix::Elems(elems),
            Err(_) => Matrix::Bytes(bytes),
        }
    }

    fn at(&self, index: i64) -> T {
        let at = index as usize;
        match self {
            Matrix::Elems(elems) => elems[at],
            Matrix::Bytes(bytes) => {
                bytemuck::pod_read_unaligned(&bytes[at * size_of::<T>()..][..size_of::<T>()])
            }
        }
    }
}

/// Rows of the left operand.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    /// Element of the first row at k = 0.
    pub first: i64,
    /// Elements from a row to the next.
    pub m_stride: i64,
    /// Elements from a k to the next.
    pub k_stride: i64,
}

/// Packs `height` rows for k in `begin..begin + depth`: `height` values for each k.
pub(super) fn pack_rows<T: Pod>(
    from: Matrix<'_, T>,
    rows: Rows,
    height: usize,
    begin: usize,
    depth: usize,
    to: &mut [T],
) {
    let start = rows
        .first
        .wrapping_add(rows.k_stride.wrapping_mul(begin as i64));
    let to = &mut to[..height * depth];
    if let (Matrix::Elems(elems), 1) = (from, rows.k_stride) {
        for i in 0..height {
            let row = start.wrapping_add(rows.m_stride.wrapping_mul(i as i64)) as usize;
            let row = &elems[row..row + depth];
            for (column, value) in to.chunks_exact_mut(height).zip(row) {
                column[i] = *value;
            }
        }
        return;
    }
    for (k, column) in to.chunks_exact_mut(height).enumerate() {
        let at = start.wrapping_add(rows.k_stride.wrapping_mul(k as i64));
        if let (Matrix::Elems(elems), 1) = (from, rows.m_stride) {
            column.copy_from_slice(&elems[at as usize..at as usize + height]);
            continue;
        }
        for (i, value) in column.iter_mut().enumerate() {
            *value = from.at(at.wrapping_add(rows.m_stride.wrapping_mul(i as i64)));
        }
    }
}

/// Packs `count` columns for all k: `width` values for each k, +0 in columns that do not exist.
///
/// `at(k, n)` is the element of the operand for column `n` of these.
pub(super) fn pack_columns<T: Pod>(
    from: Matrix<'_, T>,
    depth: usize,
    count: usize,
    width: usize,
    unit_columns: bool,
    at: impl Fn(usize, usize) -> i64,
    to: &mut [T],
) {
    for (k, row) in to[..depth * width].chunks_exact_mut(width).enumerate() {
        if let (Matrix::Elems(elems), true) = (from, unit_columns) {
            let first = at(k, 0) as usize;
            row[..count].copy_from_slice(&elems[first..first + count]);
        } else {
            for (n, value) in row[..count].iter_mut().enumerate() {
                *value = from.at(at(k, n));
            }
        }
        row[count..].fill(T::zeroed());
    }
}
