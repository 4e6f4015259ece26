//! The axes of a kernel, with those merged that memory does not tell apart.
//!
//! A point of the nest is the same point of the kernel. Merging turns a contiguous tensor of any rank
//! into one long axis, which is what makes short inner axes cheap.

use crate::program::Kind;
use weft_kernel::{Access, Axis, Operand, OperandRole, Piece};

/// A condition on an access.
#[derive(Clone, Debug)]
pub(crate) struct GuardPlan {
    /// Constant part.
    pub offset: i64,
    /// Factors of the axes, the inner one last.
    pub strides: Vec<i64>,
    /// Exclusive bound.
    pub extent: u64,
}

/// An access over the merged axes.
#[derive(Clone, Debug)]
pub(crate) struct AccessPlan {
    /// Index of the operand.
    pub operand: usize,
    /// Bytes of an element.
    pub size: usize,
    /// Constant part, in elements.
    pub offset: i64,
    /// Factors of the axes, the inner one last.
    pub strides: Vec<i64>,
    /// Conditions.
    pub guards: Vec<GuardPlan>,
    /// What a load gives outside.
    pub fill: u64,
    /// Whether nothing writes the operand while the kernel runs, so that it may be borrowed.
    pub borrowed: bool,
}

impl AccessPlan {
    /// Factor of the inner axis.
    pub(crate) fn inner_stride(&self) -> i64 {
        self.strides.last().copied().unwrap_or(0)
    }

    /// Where the access's value varies. In a stage that runs once the inner coordinate is 0.
    pub(crate) fn space(&self, once: bool) -> Kind {
        let varies = |strides: &[i64]| {
            let (inner, outer) = strides.split_last().expect("a nest has an inner axis");
            if *inner != 0 && !once {
                Kind::Block
            } else if outer.iter().any(|s| *s != 0) {
                Kind::Row
            } else {
                Kind::Const
            }
        };
        self.guards
            .iter()
            .map(|g| varies(&g.strides))
            .fold(varies(&self.strides), Kind::max)
    }
}

/// Merged axes and the accesses over them.
#[derive(Clone, Debug)]
pub(crate) struct Nest {
    /// Extents, the inner axis last.
    pub extents: Vec<u64>,
    /// The axis of which a call does a piece, and its steps for each step of the kernel's split axis.
    /// `None` where the split axis has one step.
    pub split: Option<(usize, u64)>,
    /// The accesses, by the kernel's numbers.
    pub accesses: Vec<AccessPlan>,
    /// The nest's axis for each of the kernel's whose coordinate is read; `None` where it is always 0.
    pub axis_of: Vec<Option<usize>>,
}

impl Nest {
    /// A nest of a kernel's axes as they are.
    pub(crate) fn new(
        axes: &[Axis],
        split: usize,
        accesses: &[Access],
        operands: &[Operand],
    ) -> Self {
        let accesses: Vec<AccessPlan> = accesses
            .iter()
            .map(|access| AccessPlan {
                operand: access.operand,
                size: operands[access.operand].elem.size_bytes(),
                offset: access.offset,
                strides: access.strides.clone(),
                guards: access
                    .guards
                    .iter()
                    .map(|g| GuardPlan {
                        offset: g.offset,
                        strides: g.strides.clone(),
                        extent: g.extent,
                    })
                    .collect(),
                fill: access.fill,
                borrowed: false,
            })
            .collect();
        Nest {
            extents: axes.iter().map(|a| a.extent).collect(),
            split: Some((split, 1)),
            accesses,
            axis_of: (0..axes.len()).map(Some).collect(),
        }
    }

    /// Number of the inner axis.
    pub(crate) fn inner(&self) -> usize {
        self.extents.len() - 1
    }

    /// Marks the accesses of operands that cannot be the memory of an output.
    ///
    /// Where a plan gives an output the memory of an input, the kernel reads each element at the
    /// coordinates at which it writes it. So each access of the input then moves as some access of
    /// the output does, by elements of the same size; an input with an access that moves otherwise
    /// is not written.
    pub(crate) fn find_borrowed(&mut self, operands: &[Operand], used: &[bool]) {
        let moves = |access: &AccessPlan| {
            let strides: Vec<i64> = access
                .strides
                .iter()
                .zip(&self.extents)
                .map(|(s, extent)| if *extent == 1 { 0 } else { *s })
                .collect();
            (access.size, strides)
        };
        let in_use = || self.accesses.iter().zip(used).filter(|(_, used)| **used);
        let outputs: Vec<_> = in_use()
            .map(|(access, _)| access)
            .filter(|a| operands[a.operand].role == OperandRole::Output)
            .map(moves)
            .collect();
        let borrowed: Vec<bool> = (0..operands.len())
            .map(|operand| {
                operands[operand].role == OperandRole::Input
                    && in_use().any(|(a, _)| a.operand == operand && !outputs.contains(&moves(a)))
            })
            .collect();
        for access in &mut self.accesses {
            access.borrowed = borrowed[access.operand];
        }
    }

    /// Removes axes of one step and merges neighbours along which every used access moves evenly.
    ///
    /// `coords` are the kernel's axes whose coordinates are read; they stay as they are. The inner
    /// axis takes part only in a pure map.
    pub(crate) fn merge(&mut self, used: &[bool], coords: &[usize], pure_map: bool) {
        let mut axis = 0;
        while axis < self.extents.len() && self.extents.len() > 1 {
            let may_go = self.extents[axis] == 1 && (pure_map || axis != self.inner());
            if may_go {
                self.remove(axis);
            } else {
                axis += 1;
            }
        }
        if let Some((axis, _)) = self.split
            && self.extents[axis] == 1
        {
            self.split = None;
        }
        let mut axis = self.extents.len().saturating_sub(1);
        while axis > 0 {
            axis -= 1;
            if self.may_merge(axis, used, coords, pure_map) {
                let steps = self.extents[axis + 1];
                self.extents[axis] *= steps;
                for strides in self.all_strides() {
                    strides[axis] = strides[axis + 1];
                }
                if let Some((split, scale)) = &mut self.split
                    && *split == axis
                {
                    *scale *= steps;
                }
                // Coordinates of merged axes are not read, so their numbers do not matter.
                self.drop_axis(axis + 1);
            }
        }
    }

    fn may_merge(&self, axis: usize, used: &[bool], coords: &[usize], pure_map: bool) -> bool {
        let next = axis + 1;
        if next == self.inner() && !pure_map {
            return false;
        }
        if self.split.is_some_and(|(split, _)| split == next) {
            return false;
        }
        let read = |a: usize| coords.iter().any(|c| self.axis_of[*c] == Some(a));
        if read(axis) || read(next) {
            return false;
        }
        let Ok(steps) = i64::try_from(self.extents[next]) else {
            return false;
        };
        let even = |strides: &[i64]| strides[next].checked_mul(steps) == Some(strides[axis]);
        self.accesses
            .iter()
            .zip(used)
            .filter(|(_, used)| **used)
            .all(|(a, _)| even(&a.strides) && a.guards.iter().all(|g| even(&g.strides)))
    }

    fn all_strides(&mut self) -> impl Iterator<Item = &mut Vec<i64>> {
        self.accesses.iter_mut().flat_map(|a| {
            std::iter::once(&mut a.strides).chain(a.guards.iter_mut().map(|g| &mut g.strides))
        })
    }

    /// Removes an axis of one step.
    fn remove(&mut self, axis: usize) {
        if self.split.is_some_and(|(split, _)| split == axis) {
            self.split = None;
        }
        for entry in &mut self.axis_of {
            if *entry == Some(axis) {
                *entry = None;
            }
        }
        self.drop_axis(axis);
    }

    fn drop_axis(&mut self, axis: usize) {
        self.extents.remove(axis);
        for strides in self.all_strides() {
            strides.remove(axis);
        }
        for entry in self.axis_of.iter_mut().flatten() {
            if *entry > axis {
                *entry -= 1;
            }
        }
        if let Some((split, _)) = &mut self.split
            && *split > axis
        {
            *split -= 1;
        }
    }

    /// Writes the ranges of the axes that a piece of the split axis is; false where it is empty.
    pub(crate) fn piece(&self, piece: Piece, ranges: &mut Vec<(u64, u64)>) -> bool {
        if piece.begin >= piece.end {
            return false;
        }
        ranges.clear();
        ranges.extend(self.extents.iter().map(|extent| (0, *extent)));
        if let Some((axis, scale)) = self.split {
            ranges[axis] = (piece.begin * scale, piece.end * scale);
        }
        true
    }
}
