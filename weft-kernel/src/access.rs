//! Operands, axes and affine accesses.

use crate::elem::Elem;
use serde::{Deserialize, Serialize};

/// What a kernel may do to an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OperandRole {
    /// Read only.
    Input,
    /// Written; every element that any access stores to is stored to exactly once.
    Output,
}

/// A buffer that a kernel is given: one base pointer in [`crate::Args`], in order.
///
/// An output may be the same memory as an input only where the plan says so; the kernel then reads
/// each element in the same stage and at the same coordinates at which it writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Operand {
    /// Name for people: the graph value's, as a rule.
    pub name: String,
    /// Element type.
    pub elem: Elem,
    /// Number of elements behind the base pointer.
    pub len_elems: u64,
    /// Read or written.
    pub role: OperandRole,
}

/// A named loop axis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Axis {
    /// Name for people.
    pub name: String,
    /// Number of steps, at least 1.
    pub extent: u64,
}

/// A bound on an affine coordinate: the access is inside where `0 <= offset + sum(stride * coord) < extent`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guard {
    /// Constant part.
    pub offset: i64,
    /// One factor for each axis of the kernel.
    pub strides: Vec<i64>,
    /// Exclusive upper bound.
    pub extent: u64,
}

/// An affine access: element `offset + sum(strides[i] * coord[i])` of an operand.
///
/// `strides` has one entry for each axis of the kernel (for a contraction's epilogue: its batch
/// axes, then m, then n). All numbers are in elements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Access {
    /// Index into the kernel's operands.
    pub operand: usize,
    /// Constant part.
    pub offset: i64,
    /// One factor for each axis.
    pub strides: Vec<i64>,
    /// Conditions under which the access is made; with any of them false a load gives `fill` and a
    /// store does nothing. Empty for almost all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guards: Vec<Guard>,
    /// Bits that a guarded load gives outside, zero-extended.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fill: u64,
}

fn is_zero(bits: &u64) -> bool {
    *bits == 0
}

impl Access {
    /// An access without guards.
    pub fn affine(operand: usize, offset: i64, strides: Vec<i64>) -> Self {
        Access {
            operand,
            offset,
            strides,
            guards: Vec::new(),
            fill: 0,
        }
    }

    /// The smallest and largest element index over all coordinates, guards ignored.
    ///
    /// `None` on overflow of `i64`.
    pub fn range(&self, axes: &[Axis]) -> Option<(i64, i64)> {
        affine_range(self.offset, &self.strides, axes)
    }
}

impl Guard {
    /// The smallest and largest value of the guarded coordinate; `None` on overflow.
    pub fn range(&self, axes: &[Axis]) -> Option<(i64, i64)> {
        affine_range(self.offset, &self.strides, axes)
    }
}

fn affine_range(offset: i64, strides: &[i64], axes: &[Axis]) -> Option<(i64, i64)> {
    let (mut low, mut high) = (offset, offset);
    for (stride, axis) in strides.iter().zip(axes) {
        let steps = i64::try_from(axis.extent.checked_sub(1)?).ok()?;
        let reach = stride.checked_mul(steps)?;
        if reach < 0 {
            low = low.checked_add(reach)?;
        } else {
            high = high.checked_add(reach)?;
        }
    }
    Some((low, high))
}
