//! Reductions (rule 10) and arg reductions.
//!
//! Element `i` of the reduced axes, in row-major order, goes to lane `i mod 32`. Each lane takes its
//! elements in order from the identity. Then lanes halve: `l[j] = l[j] + l[j + h]` for h = 16, 8,
//! 4, 2, 1. More than 65,536 elements are cut into blocks of that length; each block is reduced by
//! this rule, and then the block results are, by the same rule (squares are not taken again).
//!
//! Half types accumulate in f32 and round once, at the end; the mean divides in f32 before that.

use crate::error::RefError;
use crate::layout::{count, permuted};
use crate::scalar::{Arith, Real, Scalar, load, store, with_float, with_number};
use weft_ir::{ArgOp, ReduceFn, Tensor};

/// Lanes of a sum or product.
pub(crate) const LANES: usize = 32;
/// Elements of a block.
pub(crate) const BLOCK: usize = 65_536;

/// The lane rule: `step` takes an element into a lane, `join` joins lanes and blocks.
fn by_lanes<W: Copy>(elems: &[W], identity: W, step: fn(W, W) -> W, join: fn(W, W) -> W) -> W {
    if elems.len() > BLOCK {
        let blocks: Vec<W> = elems
            .chunks(BLOCK)
            .map(|block| by_lanes(block, identity, step, join))
            .collect();
        return by_lanes(&blocks, identity, join, join);
    }
    let mut lanes = [identity; LANES];
    for (i, x) in elems.iter().enumerate() {
        lanes[i % LANES] = step(lanes[i % LANES], *x);
    }
    for half in [16, 8, 4, 2, 1] {
        for j in 0..half {
            lanes[j] = join(lanes[j], lanes[j + half]);
        }
    }
    lanes[0]
}

/// The sum by the lane rule; +0 of nothing.
pub(crate) fn sum<W: Arith>(elems: &[W]) -> W {
    by_lanes(elems, W::ZERO, W::add, W::add)
}

/// The sum of squares by the lane rule, each taken by an fma; +0 of nothing.
pub(crate) fn sum_squares<W: Arith>(elems: &[W]) -> W {
    by_lanes(elems, W::ZERO, |acc, x| x.fused(x, acc), W::add)
}

/// The product by the lane rule; 1 of nothing.
fn product<W: Arith>(elems: &[W]) -> W {
    by_lanes(elems, W::ONE, W::mul, W::mul)
}

/// The maximum; -inf or the smallest integer of nothing.
pub(crate) fn maximum<W: Arith>(elems: &[W]) -> W {
    elems.iter().fold(W::LOWEST, |acc, x| acc.larger(*x))
}

/// The minimum; +inf or the largest integer of nothing.
fn minimum<W: Arith>(elems: &[W]) -> W {
    elems.iter().fold(W::HIGHEST, |acc, x| acc.smaller(*x))
}

/// The sum divided by the count; NaN of nothing.
fn mean<W: Real>(elems: &[W]) -> W {
    sum(elems).div(W::from_count(elems.len() as u64))
}

/// A reduction over `axes`.
pub(crate) fn reduce(
    op: &'static str,
    f: ReduceFn,
    x: &Tensor,
    axes: &[usize],
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let rows = Rows::new(x.shape(), axes, shape);
    match f {
        ReduceFn::SumSquares => {
            with_float!(op, x.dtype(), T => rows.reduce::<T>(x, sum_squares))
        }
        ReduceFn::Mean => with_float!(op, x.dtype(), T => rows.reduce::<T>(x, mean)),
        ReduceFn::Sum => with_number!(op, x.dtype(), T => rows.reduce::<T>(x, sum)),
        ReduceFn::Prod => with_number!(op, x.dtype(), T => rows.reduce::<T>(x, product)),
        ReduceFn::Max => with_number!(op, x.dtype(), T => rows.reduce::<T>(x, maximum)),
        ReduceFn::Min => with_number!(op, x.dtype(), T => rows.reduce::<T>(x, minimum)),
    }
}

/// How a tensor falls into rows of the reduced axes.
struct Rows {
    /// Kept axes, then reduced ones.
    perm: Vec<usize>,
    /// Number of rows.
    rows: usize,
    /// Elements of a row.
    len: usize,
    /// Shape of the result.
    result: Vec<u64>,
}

impl Rows {
    fn new(shape: &[u64], axes: &[usize], result: &[u64]) -> Self {
        let kept: Vec<usize> = (0..shape.len()).filter(|i| !axes.contains(i)).collect();
        let extents = |axes: &[usize]| axes.iter().map(|i| shape[*i]).collect::<Vec<u64>>();
        Rows {
            rows: count(&extents(&kept)),
            len: count(&extents(axes)),
            perm: kept.iter().chain(axes).copied().collect(),
            result: result.to_vec(),
        }
    }

    /// The rows, one behind the other.
    fn split<'a, W: Copy>(&self, elems: &'a [W]) -> impl Iterator<Item = &'a [W]> + use<'a, W> {
        let len = self.len;
        (0..self.rows).map(move |row| &elems[row * len..(row + 1) * len])
    }

    fn reduce<T: Scalar>(
        &self,
        x: &Tensor,
        f: impl Fn(&[T::Wide]) -> T::Wide,
    ) -> Result<Tensor, RefError> {
        let elems = permuted(&load::<T>(x)?, x.shape(), &self.perm);
        let results: Vec<T::Wide> = self.split(&elems).map(f).collect();
        store::<T>(&self.result, &results)
    }
}

/// The index of an extremum along `axis`, as i64.
///
/// A NaN counts as the extremum, and all NaN as equal; -0 and +0 are equal.
pub(crate) fn arg_reduce(
    op: &'static str,
    f: ArgOp,
    x: &Tensor,
    axis: usize,
    select_last: bool,
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let rows = Rows::new(x.shape(), &[axis], shape);
    with_number!(op, x.dtype(), T => {
        let elems = permuted(&load::<T>(x)?, x.shape(), &rows.perm);
        let indices: Vec<i64> = rows.split(&elems).map(|row| arg(f, row, select_last)).collect();
        Ok(Tensor::from_elems(&rows.result, &indices)?)
    })
}

/// The index of the extremum of a row.
fn arg<W: Arith>(f: ArgOp, row: &[W], select_last: bool) -> i64 {
    let beats = |x: W, best: W| match f {
        _ if best.is_nan() => false,
        _ if x.is_nan() => true,
        ArgOp::Max => x > best,
        ArgOp::Min => x < best,
    };
    let equals = |x: W, best: W| x == best || (x.is_nan() && best.is_nan());
    let mut at = 0;
    for (i, x) in row.iter().enumerate().skip(1) {
        if beats(*x, row[at]) || (select_last && equals(*x, row[at])) {
            at = i;
        }
    }
    at as i64
}
