//! Attention, row by row and key by key.
//!
//! For one row of q, with the keys that are not masked:
//!
//! ```text
//! s[j] = q k[j]                      by the rule of contractions, with the scale in its place
//! s[j] = s[j] + mask[j]              for a mask that is no bool
//! m = max s[j]    e[j] = softmax_exp(s[j] - m)    z = sum e[j]    r = 1 / z    p[j] = e[j] * r
//! y = sum p[j] v[j]                  in segments of 256 key positions, masked ones counted
//! ```
//!
//! A masked key has no part in any of it; in the sum z its place in a lane stays empty. A segment
//! of masked keys alone is left out, and a row whose keys are all masked is +0.

use crate::contraction::masked_sum;
use crate::error::RefError;
use crate::layout::{Walk, count};
use crate::reduce::{maximum, sum};
use crate::scalar::{Arith, Real, Scalar, load, store, unsupported, with_float};
use weft_ir::{AttentionAttrs, DType, ScalePlace, Tensor, UnaryFn};

/// Extents of one batch point.
struct Sizes {
    rows: usize,
    keys: usize,
    /// Of q and k.
    depth: usize,
    /// Of v and the result.
    width: usize,
}

/// The attention of q, k, v and perhaps a mask; `shape` is the result's.
pub(super) fn attention(
    op: &'static str,
    attrs: &AttentionAttrs,
    inputs: &[&Tensor],
    shape: &[u64],
) -> Result<Tensor, RefError> {
    let rank = shape.len();
    let extent = |tensor: &Tensor, axis: usize| tensor.shape()[axis] as usize;
    let sizes = Sizes {
        rows: extent(inputs[0], rank - 2),
        keys: extent(inputs[1], rank - 2),
        depth: extent(inputs[0], rank - 1),
        width: extent(inputs[2], rank - 1),
    };
    let mut scores = shape.to_vec();
    scores[rank - 1] = sizes.keys as u64;
    let batch = count(&shape[..rank - 2]);
    let dtype = inputs[0].dtype();
    with_float!(op, dtype, T => {
        let exp = <T as Scalar>::Wide::function(UnaryFn::SoftmaxExp)
            .ok_or_else(|| unsupported(op, dtype))?;
        let mut results = Vec::with_capacity(count(shape));
        if count(shape) > 0 {
            let mask = Mask::<T>::new(inputs.get(3).copied(), attrs.causal, &scores)?;
            let [q, k, v] = [0, 1, 2].map(|i: usize| load::<T>(inputs[i]));
            let (q, k, v) = (q?, k?, v?);
            for point in 0..batch {
                let k = &k[point * sizes.keys * sizes.depth..][..sizes.keys * sizes.depth];
                let v = &v[point * sizes.keys * sizes.width..][..sizes.keys * sizes.width];
                for row in 0..sizes.rows {
                    let at = point * sizes.rows + row;
                    let q = &q[at * sizes.depth..][..sizes.depth];
                    let scores: Vec<Option<_>> = (0..sizes.keys)
                        .map(|key| {
                            let added = mask.of(row, key, at * sizes.keys + key)?;
                            let k = &k[key * sizes.depth..][..sizes.depth];
                            Some(added.apply::<T>(score::<T>(attrs, q, k)))
                        })
                        .collect();
                    let p = probabilities::<T>(&scores, exp);
                    results.extend((0..sizes.width).map(|column| {
                        let terms = p.iter().enumerate().map(|(key, p)| {
                            p.map(|p| (p, v[key * sizes.width + column]))
                        });
                        masked_sum(terms).unwrap_or(<T as Scalar>::Wide::ZERO)
                    }));
                }
            }
        }
        store::<T>(shape, &results)
    })
}

/// q k with the scale in its place.
fn score<T: Scalar<Wide: Real>>(attrs: &AttentionAttrs, q: &[T::Wide], k: &[T::Wide]) -> T::Wide {
    let scale = T::Wide::from_f32(attrs.scale.0);
    let times = |x: T::Wide, factor: T::Wide| T::stored(x.mul(factor));
    let root = T::Wide::from_f32(crate::elementary::sqrt(attrs.scale.0));
    let terms = q.iter().zip(k).map(|(q, k)| {
        Some(match attrs.place {
            ScalePlace::Query => (times(*q, scale), *k),
            ScalePlace::Both => (times(*q, root), times(*k, root)),
            ScalePlace::Scores => (*q, *k),
        })
    });
    let product = T::stored(masked_sum(terms).unwrap_or(T::Wide::ZERO));
    match attrs.place {
        ScalePlace::Scores => times(product, scale),
        ScalePlace::Query | ScalePlace::Both => product,
    }
}

/// The softmax of a row over the keys that are there.
fn probabilities<T: Scalar<Wide: Real>>(
    scores: &[Option<T::Wide>],
    exp: fn(T::Wide) -> T::Wide,
) -> Vec<Option<T::Wide>> {
    let there: Vec<T::Wide> = scores.iter().flatten().copied().collect();
    let m = maximum(&there);
    let e: Vec<Option<T::Wide>> = scores
        .iter()
        .map(|s| s.map(|s| T::stored(exp(T::stored(s.sub(m))))))
        .collect();
    // Lanes start at +0 and no exponential is negative, so an added +0 leaves a place empty.
    let places: Vec<T::Wide> = e.iter().map(|e| e.unwrap_or(T::Wide::ZERO)).collect();
    let r = T::stored(T::Wide::ONE.div(T::stored(sum(&places))));
    e.iter().map(|e| e.map(|e| T::stored(e.mul(r)))).collect()
}

/// What masks keys.
struct Mask<T: Scalar> {
    given: Given<T>,
    causal: Option<u64>,
}

/// The mask operand, repeated to (batch.., rows, keys).
enum Given<T: Scalar> {
    Nothing,
    Bools(Vec<bool>),
    Numbers(Vec<T::Wide>),
}

/// What a mask adds to the score of a key that is not masked.
enum Added<W> {
    Nothing,
    Number(W),
}

impl<W: Arith> Added<W> {
    fn apply<T: Scalar<Wide = W>>(self, score: W) -> W {
        match self {
            Added::Nothing => score,
            Added::Number(x) => T::stored(score.add(x)),
        }
    }
}

impl<T: Scalar> Mask<T> {
    fn new(
        operand: Option<&Tensor>,
        causal: Option<u64>,
        scores: &[u64],
    ) -> Result<Self, RefError> {
        let given = match operand {
            None => Given::Nothing,
            Some(mask) if mask.dtype() == DType::Bool => Given::Bools(
                Walk::broadcast(mask.shape(), scores)
                    .map(|i| mask.bits(i) != 0)
                    .collect(),
            ),
            Some(mask) => {
                let elems = load::<T>(mask)?;
                let walk = Walk::broadcast(mask.shape(), scores);
                Given::Numbers(walk.map(|i| elems[i]).collect())
            }
        };
        Ok(Mask { given, causal })
    }

    /// `None` for a masked key. `at` is the position among all scores.
    fn of(&self, row: usize, key: usize, at: usize) -> Option<Added<T::Wide>> {
        if let Some(first) = self.causal
            && key as u128 > u128::from(first) + row as u128
        {
            return None;
        }
        match &self.given {
            Given::Nothing => Some(Added::Nothing),
            Given::Bools(keep) => keep[at].then_some(Added::Nothing),
            // -inf is the lowest of a float type.
            Given::Numbers(added) if added[at] == T::Wide::LOWEST => None,
            Given::Numbers(added) => Some(Added::Number(added[at])),
        }
    }
}
