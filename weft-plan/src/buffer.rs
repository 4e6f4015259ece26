//! Buffers: where the bytes of each value live during a run.

use crate::digest::Digest;
use serde::{Deserialize, Serialize};
use weft_ir::DType;

/// A buffer, by its position in [`crate::Plan::buffers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BufferId(pub u32);

impl BufferId {
    /// Position in [`crate::Plan::buffers`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a buffer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Memory of the caller's input, by position in [`crate::Plan::inputs`].
    Input(usize),
    /// The arena, at a byte offset that is a multiple of 64. Buffers share bytes where their lives
    /// do not overlap.
    Arena(u64),
    /// A weight, by position in [`crate::Plan::weights`].
    Weight(usize),
}

/// A named piece of memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Buffer {
    /// The value it holds; several buffers may hold one value in different layouts.
    pub name: String,
    /// Type of the elements.
    pub dtype: DType,
    /// Number of elements.
    pub elems: u64,
    /// Where it is.
    pub place: Place,
}

impl Buffer {
    /// Number of bytes.
    pub fn bytes(&self) -> u64 {
        self.elems * self.dtype.size_bytes() as u64
    }
}

/// How a weight's bytes are made from the model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recipe {
    /// The constant of that name in the graph the plan was made from, as it is.
    Constant(String),
    /// A table that the optimizer made (resize taps, for instance); its bytes, in hexadecimal.
    Table(String),
    /// The right operand of a contraction, a view of a constant, packed into panels.
    Panels {
        /// The constant.
        constant: String,
        /// First element.
        offset: i64,
        /// Extents of the batch axes.
        batch: Vec<u64>,
        /// Strides of the batch axes, in elements.
        batch_strides: Vec<i64>,
        /// Length of the sum.
        k: u64,
        /// Columns.
        n: u64,
        /// Elements from a `k` to the next.
        k_stride: i64,
        /// Elements from a column to the next.
        n_stride: i64,
        /// Columns of a panel.
        nr: u32,
    },
}

/// Constant bytes that kernels read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weight {
    /// Name for people.
    pub name: String,
    /// Digest of the bytes as they are in memory.
    pub digest: Digest,
    /// Number of bytes.
    pub bytes: u64,
    /// How they are made.
    pub recipe: Recipe,
}
