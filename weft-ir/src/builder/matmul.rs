//! Matrix products.

use super::{BuildError, Built, Var};
use crate::infer::broadcast_shapes;
use crate::op::{DotDims, Op};

impl Var {
    /// The matrix product as NumPy's `matmul` defines it.
    ///
    /// A vector is a row on the left and a column on the right, and its axis is gone from the result.
    /// Axes before the last two broadcast. With a matrix or a vector on the right no axis of the left
    /// is a batch axis: all its rows meet the same matrix.
    ///
    /// # Errors
    /// If an operand is a scalar, or shapes do not fit.
    ///
    /// ```
    /// use weft_ir::{DType, GraphBuilder};
    ///
    /// let g = GraphBuilder::new("matmul");
    /// let a = g.input("a", DType::F32, &[5, 1, 2, 3]);
    /// let b = g.input("b", DType::F32, &[4, 3, 6]);
    /// assert_eq!(a.matmul(&b)?.ty().to_string(), "f32[5, 4, 2, 6]");
    /// let w = g.input("w", DType::F32, &[3, 6]);
    /// assert_eq!(a.matmul(&w)?.ty().to_string(), "f32[5, 1, 2, 6]");
    /// # Ok::<(), weft_ir::BuildError>(())
    /// ```
    pub fn matmul(&self, right: &Var) -> Built {
        let (a, b) = (self.fixed("matmul")?, right.fixed("matmul")?);
        for (operand, shape) in [&a, &b].into_iter().enumerate() {
            if shape.is_empty() {
                return Err(BuildError::ScalarMatmul { operand });
            }
        }
        if b.len() <= 2 {
            let dims = DotDims {
                lhs_batch: vec![],
                rhs_batch: vec![],
                lhs_contract: vec![a.len() - 1],
                rhs_contract: vec![0],
            };
            return self.apply(Op::Dot(dims), &[right]);
        }
        let row = a.len() == 1;
        let left = if row {
            self.reshape(&[1, a[0] as i64])?
        } else {
            self.clone()
        };
        let a = left.fixed("matmul")?;
        let (a_batch, a_matrix) = a.split_at(a.len() - 2);
        let (b_batch, b_matrix) = b.split_at(b.len() - 2);
        let batch = broadcast_shapes(&[a_batch, b_batch]).ok_or_else(|| BuildError::Infer {
            node: "matmul".to_owned(),
            operands: vec![self.name(), right.name()],
            source: Box::new(crate::infer::InferError::NotBroadcastable {
                op: "matmul",
                shapes: vec![a.clone(), b.clone()],
            }),
        })?;
        let spread = |value: &Var, own: &[u64], matrix: &[u64]| {
            if own == batch {
                Ok(value.clone())
            } else {
                value.broadcast(&[&batch, matrix].concat())
            }
        };
        let left = spread(&left, a_batch, a_matrix)?;
        let right = spread(right, b_batch, b_matrix)?;
        let axes: Vec<usize> = (0..batch.len()).collect();
        let dims = DotDims {
            lhs_batch: axes.clone(),
            rhs_batch: axes,
            lhs_contract: vec![batch.len() + 1],
            rhs_contract: vec![batch.len()],
        };
        let product = left.apply(Op::Dot(dims), &[&right])?;
        if !row {
            return Ok(product);
        }
        let mut shape: Vec<i64> = batch.iter().map(|n| *n as i64).collect();
        shape.push(b_matrix[1] as i64);
        product.reshape(&shape)
    }

    /// The general dot product.
    ///
    /// # Errors
    /// If axes or extents do not fit.
    pub fn dot(&self, right: &Var, dims: DotDims) -> Built {
        self.apply(Op::Dot(dims), &[right])
    }
}
