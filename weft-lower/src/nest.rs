//! The outer loops, and which accesses share a pointer.

use weft_kernel::LoopKernel;

/// One outer loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Axis of the kernel.
    pub axis: usize,
    /// Its extent.
    pub extent: u64,
    /// Whether a call does a piece of it only.
    pub split: bool,
}

/// Accesses of one operand that move alike along the outer axes: they need one pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessGroup {
    /// Index of the operand.
    pub operand: usize,
    /// Element at which the pointer starts, for all outer coordinates 0.
    pub offset: i64,
    /// Strides of all axes in elements; that of the inner axis counts only if `walks`.
    pub strides: Vec<i64>,
    /// Whether the pointer itself moves along the inner axis.
    pub walks: bool,
}

/// The outer loops of a kernel with its pointers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nest {
    /// The loops, outermost first; the split axis, if it is an outer one, is the first.
    ///
    /// Outer axes may run in any order, and with the split axis outermost every other loop has a
    /// constant number of trips.
    pub levels: Vec<Level>,
    /// The pointers.
    pub groups: Vec<AccessGroup>,
    /// For each access of the kernel its group and its distance from the group's pointer in
    /// elements; `None` for accesses that nothing uses.
    pub place: Vec<Option<(usize, i64)>>,
}

impl Nest {
    /// Orders the loops and groups the accesses that `used` marks; a pointer walks where its stride
    /// along the inner axis is neither 0 nor 1, for machines that add an index in every access.
    pub fn new(kernel: &LoopKernel, used: &[bool]) -> Nest {
        Self::with(kernel, used, |stride| !matches!(stride, 0 | 1))
    }

    /// As [`Nest::new`]; every pointer whose stride along the inner axis is not 0 walks.
    pub fn walking(kernel: &LoopKernel, used: &[bool]) -> Nest {
        Self::with(kernel, used, |stride| stride != 0)
    }

    fn with(kernel: &LoopKernel, used: &[bool], walks: impl Fn(i64) -> bool) -> Nest {
        let inner = kernel.inner();
        let mut levels: Vec<Level> = (0..inner)
            .map(|axis| Level {
                axis,
                extent: kernel.axes[axis].extent,
                split: axis == kernel.split,
            })
            .collect();
        levels.sort_by_key(|l| !l.split);
        let mut groups: Vec<AccessGroup> = Vec::new();
        let mut place = vec![None; kernel.accesses.len()];
        for (at, access) in kernel.accesses.iter().enumerate() {
            if !used[at] {
                continue;
            }
            let walks = walks(access.strides[inner]);
            let alike = |g: &AccessGroup| {
                g.operand == access.operand
                    && g.walks == walks
                    && g.strides[..inner] == access.strides[..inner]
                    && (!walks || g.strides[inner] == access.strides[inner])
            };
            let group = groups.iter().position(alike).unwrap_or_else(|| {
                groups.push(AccessGroup {
                    operand: access.operand,
                    offset: access.offset,
                    strides: access.strides.clone(),
                    walks,
                });
                groups.len() - 1
            });
            place[at] = Some((group, access.offset - groups[group].offset));
        }
        Nest {
            levels,
            groups,
            place,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use weft_kernel::{Access, Axis, Elem, Operand, OperandRole};

    fn kernel(accesses: Vec<Access>, split: usize) -> LoopKernel {
        LoopKernel {
            name: "k".into(),
            axes: [2, 3, 4]
                .iter()
                .map(|n| Axis {
                    name: "i".into(),
                    extent: *n,
                })
                .collect(),
            split,
            operands: vec![Operand {
                name: "x".into(),
                elem: Elem::F32,
                len_elems: 1000,
                role: OperandRole::Input,
            }],
            accesses,
            slots: vec![],
            rows: vec![],
            stages: vec![],
        }
    }

    #[test]
    fn taps_of_one_operand_share_a_pointer() {
        let k = kernel(
            vec![
                Access::affine(0, 10, vec![40, 8, 1]),
                Access::affine(0, 13, vec![40, 8, 1]),
                Access::affine(0, 10, vec![40, 8, 0]),
                Access::affine(0, 10, vec![40, 8, 2]),
                Access::affine(0, 10, vec![40, 4, 1]),
                Access::affine(0, 0, vec![0, 0, 0]),
            ],
            1,
        );
        let nest = Nest::new(&k, &[true, true, true, true, true, false]);
        assert_eq!(nest.groups.len(), 3);
        assert_eq!(nest.place[1], Some((0, 3)));
        assert_eq!(nest.place[2], Some((0, 0)));
        assert_eq!(nest.place[3], Some((1, 0)));
        assert_eq!(nest.place[5], None);
        // Where pointers walk, an element that stands still does not share one that moves.
        let walking = Nest::walking(&k, &[true, true, true, true, true, false]);
        assert_eq!(walking.groups.len(), 4);
        assert_eq!(walking.place[1], Some((0, 3)));
        assert!(walking.groups[0].walks && !walking.groups[1].walks);
        assert_eq!(
            nest.levels.iter().map(|l| l.axis).collect::<Vec<_>>(),
            [1, 0]
        );
    }
}
