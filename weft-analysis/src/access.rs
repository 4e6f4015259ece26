//! Access structure: values that are strided views of other values.
//!
//! Reshape, Transpose, Slice and Broadcast move no data by themselves: their result is another way
//! to walk the same elements. A [`View`] says how: each logical axis is a product of strided
//! factors, outermost first. A transposed and then merged axis, for instance, is two factors:
//!
//! ```text
//! page [128, 320] -> reshape [4, 32, 10, 32] -> transpose [4, 10, 32, 32] -> reshape [40, 32, 32]
//! axis 0 of 40 is (4 steps of 10240) x (10 steps of 32), axis 1 is 32 x 320, axis 2 is 32 x 1
//! ```
//!
//! Where a reshape cuts across such factors there is no view, and the reason is named.

use weft_ir::{Graph, NodeId, Op, ValueId};

/// `extent` steps of `stride` elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Factor {
    /// Number of steps; never 1 in a view.
    pub extent: u64,
    /// Elements moved by each; 0 repeats, negative walks backward.
    pub stride: i64,
}

/// Why a value is not a view of its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotAffine {
    /// A reshape cuts an axis where its elements are not evenly spaced.
    #[error("a reshape cuts across a strided axis")]
    ReshapeCuts,
    /// A slice begins or ends inside the inner part of a composite axis.
    #[error("a slice cuts across a composite axis")]
    SliceCuts,
    /// A value has no elements.
    #[error("the value is empty")]
    Empty,
    /// The op's attributes do not fit the view's extents; a graph that verifies has no such op.
    #[error("the op does not apply to the view's extents")]
    Mismatch,
    /// Offsets do not fit into 64 bits.
    #[error("offsets overflow")]
    Overflow,
}

/// A value as a walk over the elements of a root value, which lies row-major in memory.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The value whose elements are walked.
    pub root: ValueId,
    /// Element of the root at which the first element of the view is.
    pub offset: i64,
    /// For each logical axis its factors, outermost first; an axis of extent 1 has none.
    pub axes: Vec<Vec<Factor>>,
}

impl View {
    /// The row-major view of a whole value.
    pub fn whole(root: ValueId, extents: &[u64]) -> Result<Self, NotAffine> {
        let mut stride = 1i64;
        let mut axes = vec![Vec::new(); extents.len()];
        for (axis, &extent) in extents.iter().enumerate().rev() {
            if extent == 0 {
                return Err(NotAffine::Empty);
            }
            if extent > 1 {
                axes[axis].push(Factor { extent, stride });
            }
            let extent = i64::try_from(extent).map_err(|_| NotAffine::Overflow)?;
            stride = stride.checked_mul(extent).ok_or(NotAffine::Overflow)?;
        }
        Ok(View {
            root,
            offset: 0,
            axes,
        })
    }

    /// Logical extents.
    pub fn extents(&self) -> Vec<u64> {
        self.axes
            .iter()
            .map(|fs| fs.iter().map(|f| f.extent).product())
            .collect()
    }

    /// The element of the root at which the element at these logical coordinates is.
    ///
    /// Coordinates beyond an extent give no meaningful number, missing ones count as 0.
    pub fn element_at(&self, coords: &[u64]) -> i64 {
        let mut element = self.offset;
        for (factors, &coord) in self.axes.iter().zip(coords) {
            let mut rest = coord;
            for factor in factors.iter().rev() {
                element += (rest % factor.extent) as i64 * factor.stride;
                rest /= factor.extent;
            }
        }
        element
    }

    /// One stride for each logical axis (0 for an extent of 1), where no axis is composite.
    pub fn strides(&self) -> Option<Vec<i64>> {
        self.axes
            .iter()
            .map(|factors| match factors.as_slice() {
                [] => Some(0),
                [one] => Some(one.stride),
                _ => None,
            })
            .collect()
    }

    /// Result axis `i` is axis `perm[i]`, which is a permutation of the axes.
    #[must_use]
    pub fn transpose(&self, perm: &[usize]) -> Self {
        let axes = perm.iter().map(|p| self.axes[*p].clone()).collect();
        View {
            axes,
            ..self.clone()
        }
    }

    /// The same elements in the same order under another shape.
    pub fn reshape(&self, extents: &[u64]) -> Result<Self, NotAffine> {
        if extents.contains(&0) {
            return Err(NotAffine::Empty);
        }
        let mut flat = merged(self.axes.iter().flatten().copied());
        let mut axes = vec![Vec::new(); extents.len()];
        for (axis, &extent) in extents.iter().enumerate().rev() {
            let mut rest = extent;
            let mut taken = Vec::new();
            while rest > 1 {
                let last = flat.pop().ok_or(NotAffine::ReshapeCuts)?;
                if rest % last.extent == 0 {
                    rest /= last.extent;
                    taken.push(last);
                } else if last.extent % rest == 0 {
                    let inner = i64::try_from(rest).map_err(|_| NotAffine::Overflow)?;
                    let stride = last.stride.checked_mul(inner).ok_or(NotAffine::Overflow)?;
                    flat.push(Factor {
                        extent: last.extent / rest,
                        stride,
                    });
                    taken.push(Factor {
                        extent: rest,
                        stride: last.stride,
                    });
                    rest = 1;
                } else {
                    return Err(NotAffine::ReshapeCuts);
                }
            }
            taken.reverse();
            axes[axis] = taken;
        }
        if flat.is_empty() {
            Ok(View {
                root: self.root,
                offset: self.offset,
                axes,
            })
        } else {
            Err(NotAffine::ReshapeCuts)
        }
    }

    /// Element `j` of axis `i` is element `starts[i] + j * steps[i]`.
    pub fn slice(&self, starts: &[u64], steps: &[i64], sizes: &[u64]) -> Result<Self, NotAffine> {
        let rank = self.axes.len();
        if starts.len() != rank || steps.len() != rank || sizes.len() != rank {
            return Err(NotAffine::Mismatch);
        }
        let mut view = self.clone();
        for (axis, factors) in view.axes.iter_mut().enumerate() {
            let range = Range {
                start: starts[axis],
                step: steps[axis],
                size: sizes[axis],
            };
            let (skip, taken) = slice_axis(factors, range)?;
            view.offset = view.offset.checked_add(skip).ok_or(NotAffine::Overflow)?;
            *factors = merged(taken.into_iter());
        }
        Ok(view)
    }

    /// Repeated to a larger shape, aligned at the last axis, as elementwise ops broadcast.
    pub fn broadcast(&self, extents: &[u64]) -> Result<Self, NotAffine> {
        let missing = extents
            .len()
            .checked_sub(self.axes.len())
            .ok_or(NotAffine::Mismatch)?;
        let mut axes = Vec::with_capacity(extents.len());
        for (axis, &extent) in extents.iter().enumerate() {
            if extent == 0 {
                return Err(NotAffine::Empty);
            }
            let own = axis
                .checked_sub(missing)
                .map(|i| self.axes[i].clone())
                .unwrap_or_default();
            axes.push(if own.is_empty() && extent > 1 {
                vec![Factor { extent, stride: 0 }]
            } else {
                own
            });
        }
        Ok(View {
            root: self.root,
            offset: self.offset,
            axes,
        })
    }

    /// Whether the view walks its root's elements in memory order from the first one without gaps.
    pub fn is_contiguous(&self) -> bool {
        self.offset == 0
            && match merged(self.axes.iter().flatten().copied()).as_slice() {
                [] => true,
                [one] => one.stride == 1,
                _ => false,
            }
    }

    /// The stride of a group of axes walked as one, outermost first; `None` where they do not merge.
    /// A group without steps has stride 0.
    pub fn merged_stride(&self, axes: &[usize]) -> Option<i64> {
        match merged(axes.iter().flat_map(|a| &self.axes[*a]).copied()).as_slice() {
            [] => Some(0),
            [one] => Some(one.stride),
            _ => None,
        }
    }
}

/// Some elements of an axis: `size` of them, from `start` by `step`.
#[derive(Clone, Copy)]
struct Range {
    start: u64,
    step: i64,
    size: u64,
}

impl Range {
    fn last(self) -> i128 {
        i128::from(self.start) + i128::from(self.step) * (i128::from(self.size) - 1)
    }
}

/// Slices an axis: elements to skip, and the factors that are left.
///
/// The axis is an outer factor of `blocks` steps, each over one walk of the inner factors. A range
/// is affine where it stays in one block, where it meets each block at the same place, or where it
/// takes from each block it meets an even comb, whole.
fn slice_axis(factors: &[Factor], range: Range) -> Result<(i64, Vec<Factor>), NotAffine> {
    let extent = factors.iter().map(|f| f.extent).product::<u64>();
    let Range { start, step, size } = range;
    if size == 0 {
        return Err(NotAffine::Empty);
    }
    let last = range.last();
    if start >= extent || step == 0 || last < 0 || last >= i128::from(extent) {
        return Err(NotAffine::Mismatch);
    }
    let Some((outer, inner)) = factors.split_first() else {
        return Ok((0, Vec::new()));
    };
    let inside = inner.iter().map(|f| f.extent).product::<u64>();
    let (block, at) = (start / inside, start % inside);
    let last = last as u64;
    if last / inside == block {
        // Within one block, of which there may be only one element.
        let skip = times(outer.stride, block)?;
        let within = Range { start: at, ..range };
        let (more, taken) = slice_axis(inner, within)?;
        return Ok((skip.checked_add(more).ok_or(NotAffine::Overflow)?, taken));
    }
    if size == 2 {
        // Two places are always an even walk.
        let first = place(factors, start)?;
        let stride = place(factors, last)?
            .checked_sub(first)
            .ok_or(NotAffine::Overflow)?;
        return Ok((first, vec![Factor { extent: 2, stride }]));
    }
    let comb = step.unsigned_abs();
    if comb.is_multiple_of(inside) {
        // The same place in every `comb / inside`-th block.
        let stride = times(outer.stride, comb / inside)?;
        let stride = if step < 0 { -stride } else { stride };
        return Ok((
            place(factors, start)?,
            vec![Factor {
                extent: size,
                stride,
            }],
        ));
    }
    let from_end = if step < 0 { inside - 1 - at } else { at };
    let teeth = inside / comb;
    if inside.is_multiple_of(comb) && from_end < comb && size.is_multiple_of(teeth) {
        let within = Range {
            start: at,
            step,
            size: teeth,
        };
        let (more, mut taken) = slice_axis(inner, within)?;
        let skip = times(outer.stride, block)?;
        let stride = if step < 0 {
            -outer.stride
        } else {
            outer.stride
        };
        let blocks = Factor {
            extent: size / teeth,
            stride,
        };
        taken.insert(0, blocks);
        return Ok((skip.checked_add(more).ok_or(NotAffine::Overflow)?, taken));
    }
    Err(NotAffine::SliceCuts)
}

/// Elements from the first one to the one at `index` of an axis.
fn place(factors: &[Factor], index: u64) -> Result<i64, NotAffine> {
    let mut rest = index;
    let mut element = 0i64;
    for factor in factors.iter().rev() {
        element = element
            .checked_add(times(factor.stride, rest % factor.extent)?)
            .ok_or(NotAffine::Overflow)?;
        rest /= factor.extent;
    }
    Ok(element)
}

fn times(stride: i64, steps: u64) -> Result<i64, NotAffine> {
    i64::try_from(steps)
        .ok()
        .and_then(|n| n.checked_mul(stride))
        .ok_or(NotAffine::Overflow)
}

/// Factors with neighbours joined where together they are one even walk.
fn merged(factors: impl Iterator<Item = Factor>) -> Vec<Factor> {
    let mut out: Vec<Factor> = Vec::new();
    for factor in factors.filter(|f| f.extent != 1) {
        if let Some(last) = out.last_mut() {
            let reach = i64::try_from(factor.extent)
                .ok()
                .and_then(|n| n.checked_mul(factor.stride));
            let extent = last.extent.checked_mul(factor.extent);
            if reach == Some(last.stride)
                && let Some(extent) = extent
            {
                *last = Factor {
                    extent,
                    stride: factor.stride,
                };
                continue;
            }
        }
        out.push(factor);
    }
    out
}

/// One axis of a common refinement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommonAxis {
    /// The logical axis it is a part of.
    pub logical: usize,
    /// Number of steps, never 1.
    pub extent: u64,
}

/// Axes on which several views of one logical shape are all affine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommonAxes {
    /// The axes, outermost first, in logical order.
    pub axes: Vec<CommonAxis>,
    /// For each view its stride on each axis.
    pub strides: Vec<Vec<i64>>,
}

/// The coarsest cut of each logical axis on which every view is affine, or `None` where the views'
/// factors do not nest (one cut at 4, another at 10, for instance).
///
/// Every view has the logical extents `shape`, and none is 0; otherwise there is no answer either.
pub fn common_axes(shape: &[u64], views: &[&View]) -> Option<CommonAxes> {
    if shape.contains(&0) || views.iter().any(|v| v.extents() != shape) {
        return None;
    }
    let mut axes = Vec::new();
    let mut strides = vec![Vec::new(); views.len()];
    for (logical, &extent) in shape.iter().enumerate() {
        // Cuts, as the number of elements inside each, ascending; every one divides the next.
        let mut cuts = vec![1, extent];
        for view in views {
            let mut inside = 1u64;
            for factor in view.axes[logical].iter().rev() {
                inside = inside.checked_mul(factor.extent)?;
                cuts.push(inside);
            }
        }
        cuts.sort_unstable();
        cuts.dedup();
        if cuts.windows(2).any(|w| w[1] % w[0] != 0) {
            return None;
        }
        for pair in cuts.windows(2).rev() {
            axes.push(CommonAxis {
                logical,
                extent: pair[1] / pair[0],
            });
            for (view, out) in views.iter().zip(&mut strides) {
                out.push(stride_at(&view.axes[logical], pair[0])?);
            }
        }
    }
    Some(CommonAxes { axes, strides })
}

/// The stride of the part of an axis that begins `inside` elements from its innermost end.
fn stride_at(factors: &[Factor], inside: u64) -> Option<i64> {
    let mut low = 1u64;
    for factor in factors.iter().rev() {
        let high = low.checked_mul(factor.extent)?;
        if inside >= low && inside < high {
            return factor.stride.checked_mul(i64::try_from(inside / low).ok()?);
        }
        low = high;
    }
    // An axis of extent 1 seen through another view's cut cannot occur: extents are equal.
    None
}

/// Whether an op only walks its operand's elements in another way.
pub fn is_view_op(op: &Op) -> bool {
    matches!(
        op,
        Op::Reshape { .. } | Op::Transpose { .. } | Op::Slice { .. } | Op::Broadcast { .. }
    )
}

/// The view that a value is: of the nearest value, going up through view ops, that some other op
/// makes or for which `stop` holds. A value of any other op is the whole of itself.
///
/// # Errors
/// Where a view op on the way has no affine form; the caller makes its operand lie in memory first.
pub fn view_of(
    graph: &Graph,
    producers: &[Option<NodeId>],
    value: ValueId,
    stop: &dyn Fn(ValueId) -> bool,
) -> Result<View, NotAffine> {
    let extents = |id: ValueId| graph.ty(id).shape.extents().unwrap_or_default();
    let mut chain = Vec::new();
    let mut at = value;
    while !stop(at) {
        let Some(node) = producers[at.index()].map(|n| graph.node(n)) else {
            break;
        };
        if !is_view_op(&node.op) {
            break;
        }
        chain.push(node);
        at = node.inputs[0];
    }
    let mut view = View::whole(at, &extents(at))?;
    for node in chain.into_iter().rev() {
        view = match &node.op {
            Op::Reshape { shape } => view.reshape(shape)?,
            Op::Transpose { perm } => view.transpose(perm),
            Op::Slice {
                starts,
                steps,
                sizes,
            } => view.slice(starts, steps, sizes)?,
            Op::Broadcast { shape } => view.broadcast(shape)?,
            _ => view,
        };
    }
    Ok(view)
}
