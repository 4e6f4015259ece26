//! The traffic that a kernel makes: the bytes that it must move at least, and those that it moves
//! again because a line of cache has gone before its neighbours were used.

use weft_kernel::{Access, Kernel, LoopKernel, OperandRole};
use weft_price::Traffic;

/// Bytes of a line of cache.
const LINE: u64 = 64;

/// Traffic of one run of a kernel on a core whose first level of cache holds `l1_bytes`.
pub fn traffic(kernel: &Kernel, l1_bytes: u64) -> Vec<Traffic> {
    let mut all = vec![at_least(kernel)];
    if let Kernel::Loop(kernel) = kernel {
        all.extend((0..kernel.accesses.len()).filter_map(|i| again(kernel, i, l1_bytes)));
    }
    all
}

/// Each operand once.
fn at_least(kernel: &Kernel) -> Traffic {
    let mut traffic = Traffic::default();
    for operand in kernel.operands() {
        let bytes = operand
            .len_elems
            .saturating_mul(operand.elem.size_bytes() as u64);
        let moved = match operand.role {
            OperandRole::Input => &mut traffic.read_bytes,
            OperandRole::Output => &mut traffic.written_bytes,
        };
        *moved = moved.saturating_add(bytes);
        traffic.working_set_bytes = traffic.working_set_bytes.saturating_add(bytes);
    }
    traffic
}

/// One axis of a loop nest as an access sees it.
#[derive(Clone, Copy)]
struct Step {
    extent: u64,
    /// Bytes moved by each step, either way.
    bytes: u64,
}

/// The lines of cache that an access touches within some inner loops.
#[derive(Clone, Copy)]
struct Touched {
    lines: u64,
}

impl Touched {
    const ONE: Touched = Touched { lines: 1 };

    /// With a further loop around: neighbours on a line are the same line, as long as it stays.
    fn around(self, step: Step, stays: bool) -> Touched {
        let steps = if stays && step.bytes < LINE {
            // As many lines as the steps span.
            (step.extent.saturating_mul(step.bytes))
                .div_ceil(LINE)
                .max(1)
        } else {
            step.extent
        };
        Touched {
            lines: self.lines.saturating_mul(steps),
        }
    }
}

/// What access `index` fetches besides its first fetches; `None` if nothing.
fn again(kernel: &LoopKernel, index: usize, l1_bytes: u64) -> Option<Traffic> {
    let order = order(kernel);
    let (mut fetched, mut distinct) = (Touched::ONE, Touched::ONE);
    let mut between = 0;
    for (depth, &axis) in order.iter().enumerate() {
        let step = step(kernel, &kernel.accesses[index], axis);
        let inside = footprint(kernel, &order[..depth]);
        let stays = inside <= l1_bytes;
        if !stays && step.bytes < LINE && step.extent > 1 {
            between = inside;
        }
        fetched = fetched.around(step, stays);
        distinct = distinct.around(step, true);
    }
    let bytes = fetched
        .lines
        .saturating_sub(distinct.lines)
        .saturating_mul(LINE);
    if bytes == 0 {
        return None;
    }
    let operand = &kernel.operands[kernel.accesses[index].operand];
    let (read_bytes, written_bytes) = match operand.role {
        OperandRole::Input => (bytes, 0),
        OperandRole::Output => (0, bytes),
    };
    Some(Traffic {
        read_bytes,
        written_bytes,
        working_set_bytes: between,
    })
}

/// The axes, innermost first, as bodies loop over them: the shared axis is the outermost loop, but
/// where it is the inner axis.
fn order(kernel: &LoopKernel) -> Vec<usize> {
    let mut order: Vec<usize> = (0..kernel.axes.len()).rev().collect();
    if kernel.split != kernel.inner() {
        order.retain(|axis| *axis != kernel.split);
        order.push(kernel.split);
    }
    order
}

fn step(kernel: &LoopKernel, access: &Access, axis: usize) -> Step {
    let size = kernel.operands[access.operand].elem.size_bytes() as u64;
    Step {
        extent: kernel.axes[axis].extent,
        bytes: access.strides[axis].unsigned_abs().saturating_mul(size),
    }
}

/// Bytes of the lines that all accesses touch within some inner loops.
fn footprint(kernel: &LoopKernel, axes: &[usize]) -> u64 {
    let lines = kernel.accesses.iter().map(|access| {
        let inner = axes.iter().map(|&axis| step(kernel, access, axis));
        inner.fold(Touched::ONE, |t, s| t.around(s, true)).lines
    });
    lines.fold(0, u64::saturating_add).saturating_mul(LINE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use weft_kernel::{Axis, Effect, Elem, Inst, Operand, Over, Stage, Val};

    /// A copy of f32 along two axes.
    fn copy(extents: [u64; 2], from: [i64; 2], to: [i64; 2], split: usize) -> Kernel {
        let operand = |name: &str, role| Operand {
            name: name.into(),
            elem: Elem::F32,
            len_elems: extents.iter().product(),
            role,
        };
        Kernel::Loop(LoopKernel {
            name: "copy".into(),
            axes: ["a", "b"]
                .into_iter()
                .zip(extents)
                .map(|(name, extent)| Axis {
                    name: name.into(),
                    extent,
                })
                .collect(),
            split,
            operands: vec![
                operand("x", OperandRole::Input),
                operand("y", OperandRole::Output),
            ],
            accesses: vec![
                Access::affine(0, 0, from.to_vec()),
                Access::affine(1, 0, to.to_vec()),
            ],
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
        })
    }

    const L1: u64 = 32 << 10;

    #[test]
    fn contiguous_copies_move_each_byte_once() {
        let all = traffic(&copy([1000, 1000], [1000, 1], [1000, 1], 0), L1);
        assert_eq!(
            all,
            [Traffic {
                read_bytes: 4_000_000,
                written_bytes: 4_000_000,
                working_set_bytes: 8_000_000,
            }]
        );
    }

    #[test]
    fn a_column_that_outgrows_the_cache_is_fetched_line_by_line_again() {
        // 1024 lines of a column and 64 lines of a row are 69,632 bytes: each of the 16 columns on a
        // line fetches it anew.
        let all = traffic(&copy([1024, 1024], [1, 1024], [1024, 1], 0), L1);
        let lines = 1024 * 1024;
        assert_eq!(all.len(), 2);
        assert_eq!(
            all[1],
            Traffic {
                read_bytes: (lines - lines / 16) * LINE,
                written_bytes: 0,
                working_set_bytes: (1024 + 64) * LINE,
            }
        );
        // 256 lines and 16 stay: nothing is fetched twice.
        let all = traffic(&copy([1024, 256], [1, 1024], [256, 1], 0), L1);
        assert_eq!(all.len(), 1);
    }

    #[test]
    fn the_shared_axis_is_the_outer_loop() {
        // As a loop over the second axis around one over the first, rows are read down.
        let rows = copy([1024, 1024], [1024, 1], [1024, 1], 0);
        assert_eq!(traffic(&rows, L1).len(), 1);
        let Kernel::Loop(mut kernel) = rows else {
            unreachable!("a loop kernel");
        };
        kernel.axes.push(Axis {
            name: "c".into(),
            extent: 1,
        });
        kernel.accesses.iter_mut().for_each(|a| a.strides.push(0));
        kernel.split = 1;
        let all = traffic(&Kernel::Loop(kernel), L1);
        assert_eq!(all.len(), 3, "both operands are walked down: {all:?}");
    }
}
