//! The type of an op's result.
//!
//! [`infer`] is the single place that says to what operands an op applies. Everything is checked
//! without allocation beyond a few shapes: a hostile shape costs nothing. Extents must be fixed;
//! an operand with a symbolic extent is refused by name.
//!
//! Limits: a tensor has at most [`ELEMS_LIMIT`] elements and [`RANK_LIMIT`] axes. Extents of 0
//! count as 1 towards the first, so that strides of empty tensors fit as well.

mod attention;
mod composite;
mod contract;
mod elementwise;
mod error;
mod layout;
mod window;

pub use error::{Count, DTypeSet, InferError};
pub use window::{PoolAxis, pool_axis};

use crate::dtype::DType;
use crate::op::Op;
use crate::shape::TensorType;
use crate::tensor::Tensor;

/// Most elements of a tensor: 2^40.
pub const ELEMS_LIMIT: u64 = 1 << 40;

/// Most axes of a tensor.
pub const RANK_LIMIT: usize = 64;

/// Most taps of a pooling window: 2^12, since a kernel has code for each. Reductions, global
/// pooling among them, have no such limit.
pub const TAPS_LIMIT: u64 = 1 << 12;

/// The type of an op's result on operands of the given types.
///
/// `constants` has the operands' elements where they are known; it may be shorter than `operands`.
/// They are looked at only for errors that can be seen before a kernel runs: a gather index outside
/// its data, and an integer division by zero.
///
/// # Errors
/// If the op does not apply to the operands; the error names op, operand and shapes.
///
/// ```
/// use weft_ir::{DType, Op, TensorType, BinaryFn, infer};
///
/// let a = TensorType::fixed(DType::F32, &[4, 1]);
/// let b = TensorType::fixed(DType::F32, &[3]);
/// let sum = infer(&Op::Binary(BinaryFn::Add), &[&a, &b], &[])?;
/// assert_eq!(sum.to_string(), "f32[4, 3]");
/// # Ok::<(), weft_ir::InferError>(())
/// ```
pub fn infer(
    op: &Op,
    operands: &[&TensorType],
    constants: &[Option<&Tensor>],
) -> Result<TensorType, InferError> {
    let cx = Operands::new(op.name(), operands)?;
    let (dtype, shape) = match op {
        Op::Unary(f) => elementwise::unary(&cx, *f)?,
        Op::Binary(f) => elementwise::binary(&cx, *f, constants)?,
        Op::Compare(f) => elementwise::compare(&cx, *f)?,
        Op::Fma => elementwise::fma(&cx)?,
        Op::Select => elementwise::select(&cx)?,
        Op::Cast { to } => {
            cx.count(Count::Exactly(1))?;
            (*to, cx.shape(0).to_vec())
        }
        Op::Reshape { shape } => layout::reshape(&cx, shape)?,
        Op::Transpose { perm } => layout::transpose(&cx, perm)?,
        Op::Slice {
            starts,
            steps,
            sizes,
        } => layout::slice(&cx, starts, steps, sizes)?,
        Op::Concat { axis } => layout::concat(&cx, *axis)?,
        Op::Pad {
            before,
            after,
            mode,
        } => layout::pad(&cx, before, after, mode)?,
        Op::Broadcast { shape } => layout::broadcast(&cx, shape)?,
        Op::Gather { axis } => layout::gather(&cx, *axis, constants)?,
        Op::Reduce {
            op,
            axes,
            keep_dims,
        } => contract::reduce(&cx, *op, axes, *keep_dims)?,
        Op::ArgReduce {
            axis, keep_dims, ..
        } => contract::arg_reduce(&cx, *axis, *keep_dims)?,
        Op::Dot(dims) => contract::dot(&cx, dims, DTypeSet::Numbers)?,
        Op::MaskedDot(dims) => contract::dot(&cx, dims, DTypeSet::Floats)?,
        Op::Conv(attrs) => window::conv(&cx, attrs)?,
        Op::Resize(attrs) => window::resize(&cx, attrs)?,
        Op::Composite(op) => composite::infer(&cx, op)?,
    };
    check_limits(op.name(), &shape)?;
    Ok(TensorType::fixed(dtype, &shape))
}

/// Checks a shape against [`ELEMS_LIMIT`] and [`RANK_LIMIT`].
///
/// # Errors
/// If it exceeds one; `op` is for the message.
pub fn check_limits(op: &'static str, shape: &[u64]) -> Result<(), InferError> {
    if shape.len() > RANK_LIMIT {
        return Err(InferError::TooManyAxes {
            op,
            rank: shape.len(),
            limit: RANK_LIMIT,
        });
    }
    let elems = shape
        .iter()
        .try_fold(1u64, |n, extent| n.checked_mul((*extent).max(1)));
    match elems {
        Some(n) if n <= ELEMS_LIMIT => Ok(()),
        _ => Err(InferError::TooManyElements {
            op,
            shape: shape.to_vec(),
            limit: ELEMS_LIMIT,
        }),
    }
}

/// The shape that shapes broadcast to, as NumPy does; `None` where they do not.
pub fn broadcast_shapes(shapes: &[&[u64]]) -> Option<Vec<u64>> {
    let rank = shapes.iter().map(|s| s.len()).max().unwrap_or(0);
    let mut result = vec![1; rank];
    for shape in shapes {
        let missing = rank - shape.len();
        for (extent, have) in shape.iter().zip(&mut result[missing..]) {
            if *have == 1 {
                *have = *extent;
            } else if *extent != 1 && *extent != *have {
                return None;
            }
        }
    }
    Some(result)
}

/// Whether a shape broadcasts to exactly `target`.
pub fn broadcasts_to(shape: &[u64], target: &[u64]) -> bool {
    shape.len() <= target.len()
        && shape
            .iter()
            .rev()
            .zip(target.iter().rev())
            .all(|(have, want)| have == want || *have == 1)
}

/// Dtype and extents of a result.
type Inferred = Result<(DType, Vec<u64>), InferError>;

/// The operands of an op whose name is at hand, all with fixed extents within the limits.
struct Operands<'a> {
    op: &'static str,
    types: &'a [&'a TensorType],
    shapes: Vec<Vec<u64>>,
}

impl<'a> Operands<'a> {
    fn new(op: &'static str, types: &'a [&'a TensorType]) -> Result<Self, InferError> {
        let mut shapes = Vec::with_capacity(types.len());
        for (operand, ty) in types.iter().enumerate() {
            let shape = ty
                .shape
                .extents()
                .ok_or_else(|| InferError::SymbolicShape {
                    op,
                    operand,
                    shape: ty.shape.clone(),
                })?;
            check_limits(op, &shape)?;
            shapes.push(shape);
        }
        Ok(Operands { op, types, shapes })
    }

    fn len(&self) -> usize {
        self.types.len()
    }

    fn dtype(&self, operand: usize) -> DType {
        self.types[operand].dtype
    }

    fn shape(&self, operand: usize) -> &[u64] {
        &self.shapes[operand]
    }

    fn rank(&self, operand: usize) -> usize {
        self.shapes[operand].len()
    }

    fn count(&self, needed: Count) -> Result<(), InferError> {
        if needed.admits(self.len()) {
            return Ok(());
        }
        Err(InferError::OperandCount {
            op: self.op,
            needed,
            given: self.len(),
        })
    }

    fn dtype_in(&self, operand: usize, allowed: DTypeSet) -> Result<DType, InferError> {
        let dtype = self.dtype(operand);
        if allowed.contains(dtype) {
            return Ok(dtype);
        }
        Err(InferError::UnsupportedDType {
            op: self.op,
            operand,
            dtype,
            allowed,
        })
    }

    /// Checks that operands `first..` have one dtype.
    fn same_dtype(&self, first: usize) -> Result<(), InferError> {
        for operand in first + 1..self.len() {
            if self.dtype(operand) != self.dtype(first) {
                return Err(InferError::DTypesDiffer {
                    op: self.op,
                    operand,
                    dtype: self.dtype(operand),
                    other: first,
                    other_dtype: self.dtype(first),
                });
            }
        }
        Ok(())
    }

    fn rank_is(&self, operand: usize, needed: Count) -> Result<(), InferError> {
        if needed.admits(self.rank(operand)) {
            return Ok(());
        }
        Err(InferError::Rank {
            op: self.op,
            operand,
            shape: self.shape(operand).to_vec(),
            needed,
        })
    }

    fn shape_is(&self, operand: usize, needed: &[u64]) -> Result<(), InferError> {
        if self.shape(operand) == needed {
            return Ok(());
        }
        Err(InferError::WrongShape {
            op: self.op,
            operand,
            shape: self.shape(operand).to_vec(),
            needed: needed.to_vec(),
        })
    }

    fn axis(&self, operand: usize, axis: usize) -> Result<(), InferError> {
        if axis < self.rank(operand) {
            return Ok(());
        }
        Err(InferError::AxisOutside {
            op: self.op,
            operand,
            axis,
            shape: self.shape(operand).to_vec(),
        })
    }

    fn extent_is(&self, operand: usize, axis: usize, needed: u64) -> Result<(), InferError> {
        if self.shape(operand)[axis] == needed {
            return Ok(());
        }
        Err(InferError::Extent {
            op: self.op,
            operand,
            shape: self.shape(operand).to_vec(),
            axis,
            needed,
        })
    }

    fn attribute_len(
        &self,
        attribute: &'static str,
        given: usize,
        needed: usize,
    ) -> Result<(), InferError> {
        if given == needed {
            return Ok(());
        }
        Err(InferError::AttributeLength {
            op: self.op,
            attribute,
            given,
            needed,
        })
    }

    fn attribute_at_least_1(
        &self,
        attribute: &'static str,
        values: &[u64],
    ) -> Result<(), InferError> {
        match values.iter().position(|v| *v == 0) {
            None => Ok(()),
            Some(index) => Err(InferError::AttributeValue {
                op: self.op,
                attribute,
                index,
                given: 0,
                needed: "at least 1",
            }),
        }
    }

    /// The shape all operands broadcast to.
    fn broadcast(&self) -> Result<Vec<u64>, InferError> {
        let shapes: Vec<&[u64]> = self.shapes.iter().map(Vec::as_slice).collect();
        broadcast_shapes(&shapes).ok_or_else(|| InferError::NotBroadcastable {
            op: self.op,
            shapes: self.shapes.clone(),
        })
    }
}
