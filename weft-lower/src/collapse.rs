//! Merging axes that memory does not tell apart.
//!
//! Rows that lie behind one another are one long row: fewer loops, fewer tails.

use weft_kernel::{Effect, Inst, LoopKernel, Over};

/// The same kernel with as few axes as possible; the split axis stays as it is.
///
/// Outer axes merge where every access steps over the inner of the two without a gap. The last
/// outer axis merges into the inner axis too, where the kernel is a pure map. An axis whose
/// coordinate is read, or that a guard uses, stays.
#[must_use]
pub fn collapse(kernel: &LoopKernel) -> LoopKernel {
    let mut k = kernel.clone();
    drop_unit_axes(&mut k);
    let mut at = k.axes.len().saturating_sub(1);
    while at > 0 {
        // Merge axis `at` into `at - 1`'s place.
        let inner = at == k.inner();
        let allowed = (!inner || k.is_pure_map())
            && k.split != at
            && k.split != at - 1
            && !is_named(&k, at)
            && !is_named(&k, at - 1);
        let extent = k.axes[at].extent;
        let seamless = k.accesses.iter().all(|a| {
            i64::try_from(extent)
                .ok()
                .and_then(|n| a.strides[at].checked_mul(n))
                .is_some_and(|reach| a.strides[at - 1] == reach)
        });
        if allowed && seamless {
            let merged = extent.saturating_mul(k.axes[at - 1].extent);
            let name = format!("{}.{}", k.axes[at - 1].name, k.axes[at].name);
            k.axes[at].extent = merged;
            k.axes[at].name = name;
            remove_axis(&mut k, at - 1);
        }
        at -= 1;
    }
    k
}

/// Axes of one step that nobody names, the inner one and the split one apart.
fn drop_unit_axes(k: &mut LoopKernel) {
    let mut at = 0;
    while at + 1 < k.axes.len() {
        if k.axes[at].extent == 1 && k.split != at && !is_named(k, at) {
            remove_axis(k, at);
        } else {
            at += 1;
        }
    }
}

fn is_named(k: &LoopKernel, axis: usize) -> bool {
    let read = k
        .stages
        .iter()
        .flat_map(|s| &s.insts)
        .any(|i| matches!(i, Inst::Coord { axis: a } if *a == axis));
    read || k
        .accesses
        .iter()
        .flat_map(|a| &a.guards)
        .any(|g| g.strides[axis] != 0)
}

fn remove_axis(k: &mut LoopKernel, axis: usize) {
    k.axes.remove(axis);
    for access in &mut k.accesses {
        access.strides.remove(axis);
        for guard in &mut access.guards {
            guard.strides.remove(axis);
        }
    }
    for stage in &mut k.stages {
        for inst in &mut stage.insts {
            if let Inst::Coord { axis: a } = inst
                && *a > axis
            {
                *a -= 1;
            }
        }
    }
    if k.split > axis {
        k.split -= 1;
    }
}

/// Whether every element of the inner axis runs exactly the stages over it, and nothing else.
pub fn has_only_inner_stages(k: &LoopKernel) -> bool {
    k.stages.iter().all(|s| s.over == Over::Inner)
}

/// Whether a stage reduces.
pub fn reduces(effects: &[Effect]) -> bool {
    effects.iter().any(|e| matches!(e, Effect::Reduce { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use weft_kernel::{Access, Axis, Elem, Operand, OperandRole, Stage, Val};

    fn copy(axes: &[u64], from: Vec<i64>, to: Vec<i64>, split: usize) -> LoopKernel {
        let len = axes.iter().product();
        let operand = |name: &str, role| Operand {
            name: name.into(),
            elem: Elem::F32,
            len_elems: len,
            role,
        };
        LoopKernel {
            name: "copy".into(),
            axes: axes
                .iter()
                .enumerate()
                .map(|(i, n)| Axis {
                    name: format!("i{i}"),
                    extent: *n,
                })
                .collect(),
            split,
            operands: vec![
                operand("x", OperandRole::Input),
                operand("y", OperandRole::Output),
            ],
            accesses: vec![Access::affine(0, 0, from), Access::affine(1, 0, to)],
            slots: vec![],
            rows: vec![],
            stages: vec![Stage {
                over: Over::Inner,
                insts: vec![Inst::Load { access: 0 }],
                effects: vec![Effect::Store {
                    access: 1,
                    value: Val(0),
                }],
            }],
        }
    }

    #[test]
    fn contiguous_axes_behind_the_split_merge() {
        let k = copy(&[4, 3, 5, 7], vec![105, 35, 7, 1], vec![105, 35, 7, 1], 0);
        let c = collapse(&k);
        assert_eq!(
            c.axes.iter().map(|a| a.extent).collect::<Vec<_>>(),
            [4, 105]
        );
        assert_eq!(c.accesses[0].strides, [105, 1]);
        assert_eq!(c.split, 0);
    }

    #[test]
    fn transposed_axes_stay() {
        let k = copy(&[4, 3, 5], vec![15, 1, 3], vec![15, 5, 1], 0);
        assert_eq!(collapse(&k).axes.len(), 3);
    }

    #[test]
    fn named_axes_stay() {
        let mut k = copy(&[4, 3, 5], vec![15, 5, 1], vec![15, 5, 1], 0);
        assert_eq!(collapse(&k).axes.len(), 2);
        k.stages[0].insts.push(Inst::Coord { axis: 1 });
        assert_eq!(collapse(&k).axes.len(), 3);
    }

    #[test]
    fn an_axis_of_one_step_goes_even_with_an_odd_stride() {
        let k = copy(&[4, 1, 5], vec![5, 99, 1], vec![5, 0, 1], 0);
        let c = collapse(&k);
        assert_eq!(c.axes.len(), 2);
        assert_eq!(c.accesses[0].strides, [5, 1]);
    }
}
