//! Loop kernels: parallel outer axes, one inner axis, a short list of stages over it.

use crate::access::{Access, Axis, Operand};
use crate::body::{Effect, Inst};
use crate::elem::Elem;
use serde::{Deserialize, Serialize};

/// How often a stage's body runs for each point of the outer axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    /// For every coordinate of the inner axis, ascending.
    Inner,
    /// Once. Such a stage computes scalars from scalars, and may store them; its accesses have
    /// inner stride 0 or use inner coordinate 0.
    Once,
}

/// One pass: instructions, then effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stage {
    /// How often it runs.
    pub over: Over,
    /// The instructions, each defining the value of its position.
    pub insts: Vec<Inst>,
    /// What it leaves behind.
    pub effects: Vec<Effect>,
}

/// A kernel over named axes.
///
/// For every point of the outer axes (all but the last, in any order, in parallel): the stages in
/// order. Scalars made by a stage, by `Reduce` or `SetScalar`, are read by later stages, and so are
/// scratch rows (one element for each inner coordinate).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoopKernel {
    /// Name for people; unique in a plan.
    pub name: String,
    /// The axes, outermost first; the last one is the inner axis. Never empty.
    pub axes: Vec<Axis>,
    /// The axis of which a call does a piece ([`crate::Args`]). It is an outer axis, or, where
    /// every stage is a map (no reductions, no scratch rows, nothing runs `Once`), it may be the
    /// inner axis.
    pub split: usize,
    /// The buffers, in the order of the base pointers.
    pub operands: Vec<Operand>,
    /// The accesses that instructions and effects name by index.
    pub accesses: Vec<Access>,
    /// Types of the scalar slots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slots: Vec<Elem>,
    /// Types of the scratch rows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Elem>,
    /// The stages, in order.
    pub stages: Vec<Stage>,
}

impl LoopKernel {
    /// Index of the inner axis.
    pub fn inner(&self) -> usize {
        self.axes.len() - 1
    }

    /// Extent of the inner axis.
    pub fn inner_extent(&self) -> u64 {
        self.axes[self.inner()].extent
    }

    /// Product of all extents, saturating.
    pub fn points(&self) -> u64 {
        self.axes
            .iter()
            .fold(1u64, |n, axis| n.saturating_mul(axis.extent))
    }

    /// Whether every stage is a map over the inner axis, so that the inner axis may be split.
    pub fn is_pure_map(&self) -> bool {
        self.rows.is_empty()
            && self.slots.is_empty()
            && self.stages.iter().all(|s| {
                s.over == Over::Inner && s.effects.iter().all(|e| matches!(e, Effect::Store { .. }))
            })
    }

    /// Scratch bytes that the rows take: each starts at a multiple of 64 bytes, in order, and is
    /// padded by 64 bytes so that whole vectors may be written past the last element.
    pub fn row_offsets_bytes(&self) -> (Vec<u64>, u64) {
        let mut at = 0u64;
        let mut offsets = Vec::with_capacity(self.rows.len());
        for elem in &self.rows {
            offsets.push(at);
            let bytes = self.inner_extent().saturating_mul(elem.size_bytes() as u64);
            at = at.saturating_add(bytes.div_ceil(64).saturating_mul(64).saturating_add(64));
        }
        (offsets, at)
    }
}
