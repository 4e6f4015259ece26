//! Methods that move elements, and reductions.

use super::{BuildError, Built, Var};
use crate::op::{ArgOp, Op, PadMode, ReduceFn};

impl Var {
    /// The same elements under another shape. One extent may be -1: it is what is left.
    ///
    /// # Errors
    /// If the numbers of elements differ.
    pub fn reshape(&self, shape: &[i64]) -> Built {
        let wrong = || BuildError::Reshape {
            value: self.name(),
            ty: self.ty(),
            shape: shape.to_vec(),
        };
        let elems = self.ty().elems();
        let known = shape
            .iter()
            .filter(|n| **n != -1)
            .try_fold(1u64, |all, n| all.checked_mul(u64::try_from(*n).ok()?));
        let shape = shape
            .iter()
            .map(|n| match n {
                -1 => match (elems, known) {
                    (Some(elems), Some(known)) if known > 0 && elems.is_multiple_of(known) => {
                        Some(elems / known)
                    }
                    _ => None,
                },
                n => u64::try_from(*n).ok(),
            })
            .collect::<Option<Vec<u64>>>()
            .ok_or_else(wrong)?;
        self.apply(Op::Reshape { shape }, &[])
    }

    /// Result axis `i` is axis `perm[i]`.
    ///
    /// # Errors
    /// If `perm` is no permutation of the axes.
    pub fn transpose(&self, perm: &[i64]) -> Built {
        let perm = perm
            .iter()
            .map(|axis| self.axis("transpose", *axis))
            .collect::<Result<_, _>>()?;
        self.apply(Op::Transpose { perm }, &[])
    }

    /// `size` elements of one axis, from `start` by `step`.
    ///
    /// # Errors
    /// If they leave the axis.
    pub fn slice(&self, axis: i64, start: u64, step: i64, size: u64) -> Built {
        let axis = self.axis("slice", axis)?;
        let mut sizes = self.fixed("slice")?;
        let mut starts = vec![0; sizes.len()];
        let mut steps = vec![1; sizes.len()];
        (starts[axis], steps[axis], sizes[axis]) = (start, step, size);
        self.apply(
            Op::Slice {
                starts,
                steps,
                sizes,
            },
            &[],
        )
    }

    /// This value and others, one behind the other along an axis.
    ///
    /// # Errors
    /// If another extent differs.
    pub fn concat(&self, others: &[&Var], axis: i64) -> Built {
        let axis = self.axis("concat", axis)?;
        self.apply(Op::Concat { axis }, others)
    }

    /// Elements of value `value` before and behind each axis; negative amounts crop.
    ///
    /// # Errors
    /// If more is cropped than there is.
    pub fn pad(&self, before: &[i64], after: &[i64], value: impl super::Operand) -> Built {
        let value = value.operand("pad", self)?;
        let op = Op::Pad {
            before: before.to_vec(),
            after: after.to_vec(),
            mode: PadMode::Constant,
        };
        self.apply(op, &[&value])
    }

    /// Elements before and behind each axis, taken from the value itself.
    ///
    /// # Errors
    /// If the mode finds none.
    pub fn pad_with(&self, before: &[i64], after: &[i64], mode: PadMode) -> Built {
        let op = Op::Pad {
            before: before.to_vec(),
            after: after.to_vec(),
            mode,
        };
        self.apply(op, &[])
    }

    /// Repeated to a larger shape.
    ///
    /// # Errors
    /// If the shape is none that this one broadcasts to.
    pub fn broadcast(&self, shape: &[u64]) -> Built {
        let shape = shape.to_vec();
        self.apply(Op::Broadcast { shape }, &[])
    }

    /// Elements at indices along an axis, which is replaced by the axes of the indices.
    ///
    /// # Errors
    /// If the indices are no integers.
    pub fn gather(&self, indices: &Var, axis: i64) -> Built {
        let axis = self.axis("gather", axis)?;
        self.apply(Op::Gather { axis }, &[indices])
    }

    /// A reduction over some axes.
    ///
    /// # Errors
    /// If an axis does not exist or is named twice, or the dtype has no such reduction.
    pub fn reduce(&self, op: ReduceFn, axes: &[i64], keep_dims: bool) -> Built {
        let axes = self.axes(op.name(), axes)?;
        self.apply(
            Op::Reduce {
                op,
                axes,
                keep_dims,
            },
            &[],
        )
    }

    /// The index of the first greatest element along an axis.
    ///
    /// # Errors
    /// If the axis does not exist or is empty.
    pub fn argmax(&self, axis: i64, keep_dims: bool) -> Built {
        self.arg_reduce(ArgOp::Max, axis, keep_dims)
    }

    /// The index of the first least element along an axis.
    ///
    /// # Errors
    /// If the axis does not exist or is empty.
    pub fn argmin(&self, axis: i64, keep_dims: bool) -> Built {
        self.arg_reduce(ArgOp::Min, axis, keep_dims)
    }

    fn arg_reduce(&self, op: ArgOp, axis: i64, keep_dims: bool) -> Built {
        let axis = self.axis(op.name(), axis)?;
        self.apply(
            Op::ArgReduce {
                op,
                axis,
                keep_dims,
                select_last: false,
            },
            &[],
        )
    }
}

macro_rules! reductions {
    ($($(#[$doc:meta])+ $method:ident => $f:ident),+ $(,)?) => {
        impl Var { $(
            $(#[$doc])+
            /// Negative axes count from the end.
            ///
            /// # Errors
            /// As for [`Var::reduce`].
            pub fn $method(&self, axes: &[i64], keep_dims: bool) -> Built {
                self.reduce(ReduceFn::$f, axes, keep_dims)
            }
        )+ }
    };
}

reductions! {
    /// Sum over some axes.
    sum => Sum,
    /// Sum of squares over some axes.
    sum_squares => SumSquares,
    /// Mean over some axes.
    mean => Mean,
    /// Maximum over some axes.
    max => Max,
    /// Minimum over some axes.
    min => Min,
    /// Product over some axes.
    prod => Prod,
}
