//! Contraction kernels: products summed over `k` in segments, then a map.

use crate::access::{Access, Axis, Operand};
use crate::body::{Effect, Inst};
use serde::{Deserialize, Serialize};

/// The axis of which a call does a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContractionSplit {
    /// A batch axis, by index.
    Batch(usize),
    /// Rows of the result.
    M,
    /// Columns of the result; with a panel layout pieces begin at multiples of `nr`.
    N,
}

/// The left operand: element `(m, k)` is at `offset + sum(batch) + m * m_stride + k * k_stride`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatrixA {
    /// Index into the operands.
    pub operand: usize,
    /// Constant part, in elements.
    pub offset: i64,
    /// One stride for each batch axis, in elements.
    pub batch_strides: Vec<i64>,
    /// Elements from a row to the next.
    pub m_stride: i64,
    /// Elements from a `k` to the next.
    pub k_stride: i64,
}

/// How the right operand lies in memory.
///
/// Panels of `nr` columns, drawn for nr = 4, K = 2, N = 6 (letters are columns, digits are k):
///
/// ```text
/// a0 b0 c0 d0 | a1 b1 c1 d1 || e0 f0 .. .. | e1 f1 .. ..
/// ```
///
/// The last panel is filled up with +0 in columns that do not exist; their results are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BLayout {
    /// Element `(k, n)` is at `((n / nr) * K + k) * nr + n % nr` from the batch's start.
    Panels {
        /// Columns of a panel.
        nr: u32,
    },
    /// Element `(k, n)` is at `k * k_stride + n * n_stride` from the batch's start.
    Strided {
        /// Elements from a `k` to the next.
        k_stride: i64,
        /// Elements from a column to the next.
        n_stride: i64,
    },
}

impl BLayout {
    /// Elements that one batch entry of a packed operand takes.
    pub fn panel_elems(nr: u32, k: u64, n: u64) -> u64 {
        n.div_ceil(u64::from(nr))
            .saturating_mul(k)
            .saturating_mul(u64::from(nr))
    }
}

/// The right operand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatrixB {
    /// Index into the operands.
    pub operand: usize,
    /// Constant part, in elements.
    pub offset: i64,
    /// One stride for each batch axis, in elements.
    pub batch_strides: Vec<i64>,
    /// How `(k, n)` lies behind that.
    pub layout: BLayout,
}

/// `acc(m, n) = sum over k of a(m, k) * b(k, n)` for every batch point, then the epilogue.
///
/// The sum (numerics contract, rule 9): segments of `segment` values of k, in order; each starts at
/// +0 and takes `acc = fma(a, b, acc)` in ascending k; the segment results are added in order, the
/// first taken as it is. k = 0 gives +0. A, B and `Acc` are `F32` (or all `F64`).
///
/// Where `masked` is set, a term whose left factor is -0 is no term: what B holds there is not seen.
/// A segment without terms is left out, and a sum of no terms, k = 0 included, is -0.
///
/// The epilogue is a map over `(batch.., m, n)`: its accesses have one stride for each of these
/// axes, it reads the sum by [`Inst::Acc`], and its effects are stores only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractionKernel {
    /// Name for people; unique in a plan.
    pub name: String,
    /// Batch axes, outermost first.
    pub batch: Vec<Axis>,
    /// Rows of the result.
    pub m: u64,
    /// Columns of the result.
    pub n: u64,
    /// Length of the sum.
    pub k: u64,
    /// Values of k in a segment.
    pub segment: u64,
    /// Terms with a left factor of -0 are left out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub masked: bool,
    /// The axis of which a call does a piece.
    pub split: ContractionSplit,
    /// The buffers, in the order of the base pointers.
    pub operands: Vec<Operand>,
    /// Left operand.
    pub a: MatrixA,
    /// Right operand.
    pub b: MatrixB,
    /// Accesses of the epilogue, over (batch.., m, n).
    pub accesses: Vec<Access>,
    /// Instructions of the epilogue.
    pub epilogue: Vec<Inst>,
    /// Stores of the epilogue.
    pub effects: Vec<Effect>,
}

impl ContractionKernel {
    /// The axes of the epilogue: batch axes, then m, then n.
    pub fn epilogue_axes(&self) -> Vec<Axis> {
        let mut axes = self.batch.clone();
        axes.push(Axis {
            name: "m".into(),
            extent: self.m,
        });
        axes.push(Axis {
            name: "n".into(),
            extent: self.n,
        });
        axes
    }

    /// Product of the batch extents, saturating.
    pub fn batch_points(&self) -> u64 {
        self.batch
            .iter()
            .fold(1u64, |n, axis| n.saturating_mul(axis.extent))
    }

    /// Extent of the split axis.
    pub fn split_extent(&self) -> u64 {
        match self.split {
            ContractionSplit::Batch(i) => self.batch[i].extent,
            ContractionSplit::M => self.m,
            ContractionSplit::N => self.n,
        }
    }

    /// Multiply-adds of the whole kernel, saturating.
    pub fn macs(&self) -> u64 {
        self.batch_points()
            .saturating_mul(self.m)
            .saturating_mul(self.n)
            .saturating_mul(self.k)
    }
}
