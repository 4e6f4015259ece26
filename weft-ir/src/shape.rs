//! Shapes: fixed extents now, symbolic ones in the type already.

use crate::dtype::DType;
use serde::{Deserialize, Serialize};

/// One extent of a shape.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Dim {
    /// Known.
    Fixed(u64),
    /// Known only when a run binds it; within `min..=max`.
    Symbol {
        /// Name; equal names are equal extents.
        name: String,
        /// Smallest.
        min: u64,
        /// Largest.
        max: u64,
    },
}

impl Dim {
    /// The extent where it is known.
    pub fn fixed(&self) -> Option<u64> {
        match self {
            Dim::Fixed(n) => Some(*n),
            Dim::Symbol { .. } => None,
        }
    }
}

impl std::fmt::Display for Dim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Dim::Fixed(n) => n.fmt(f),
            Dim::Symbol { name, min, max } => write!(f, "{name}:{min}..={max}"),
        }
    }
}

/// Extents, outermost first; elements are row-major. Rank 0 is a scalar.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shape(pub Vec<Dim>);

impl Shape {
    /// A shape of known extents.
    pub fn fixed(extents: &[u64]) -> Self {
        Shape(extents.iter().map(|n| Dim::Fixed(*n)).collect())
    }

    /// Number of axes.
    pub fn rank(&self) -> usize {
        self.0.len()
    }

    /// The extents, where all are known.
    pub fn extents(&self) -> Option<Vec<u64>> {
        self.0.iter().map(Dim::fixed).collect()
    }

    /// Product of the extents: `None` where one is unknown or the product exceeds `u64`.
    pub fn elems(&self) -> Option<u64> {
        self.0
            .iter()
            .try_fold(1u64, |n, d| n.checked_mul(d.fixed()?))
    }
}

impl std::fmt::Display for Shape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("[")?;
        for (i, dim) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            dim.fmt(f)?;
        }
        f.write_str("]")
    }
}

/// A dtype with a shape, written `f32[2, 3]`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TensorType {
    /// Type of the elements.
    pub dtype: DType,
    /// Extents.
    pub shape: Shape,
}

impl TensorType {
    /// A type of known extents.
    pub fn fixed(dtype: DType, extents: &[u64]) -> Self {
        TensorType {
            dtype,
            shape: Shape::fixed(extents),
        }
    }

    /// Number of elements; see [`Shape::elems`].
    pub fn elems(&self) -> Option<u64> {
        self.shape.elems()
    }

    /// Number of bytes, where known and within `u64`.
    pub fn bytes(&self) -> Option<u64> {
        self.elems()?.checked_mul(self.dtype.size_bytes() as u64)
    }
}

impl std::fmt::Display for TensorType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.dtype, self.shape)
    }
}
