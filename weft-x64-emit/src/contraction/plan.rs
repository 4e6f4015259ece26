//! The shape of a contraction's code: tile, blocks, pointers, variables.

use crate::isa::Isa;
use crate::select::Result;
use weft_kernel::{BLayout, ContractionKernel, ContractionSplit, Effect, Elem, Refusal};
use weft_lower::blocking::{Segments, TilePlan, block_rows};
use weft_lower::{Body, LaneWidth, Level, Op, widest_lane};

/// About half of the second-level cache of small cores.
const A_BLOCK_BYTES: u64 = 256 * 1024;
/// Steps of k in one trip of the innermost loop.
pub(super) const UNROLL: u64 = 4;
/// Invariants of the epilogue without a register for which scratch has room.
pub(super) const SPARE: usize = 48;

/// An access pattern of the epilogue: one pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) operand: usize,
    /// Bytes.
    pub(super) offset: i64,
    /// Bytes for each batch axis.
    pub(super) batch_steps: Vec<i64>,
    pub(super) m_step: i64,
    pub(super) n_step: i64,
    /// Whether its pointer walks along n.
    pub(super) walks: bool,
}

/// Offsets of variables in scratch.
#[derive(Clone, Debug, Default)]
pub(super) struct Vars {
    /// A at the batch point's first row.
    pub(super) a: i64,
    pub(super) a_block: i64,
    pub(super) a_segment: i64,
    /// B at the batch point's first panel.
    pub(super) b: i64,
    pub(super) b_panel: i64,
    pub(super) b_segment: i64,
    /// The epilogue's pointers, for the batch point, the block, the panel.
    pub(super) group: i64,
    pub(super) group_block: i64,
    pub(super) group_panel: i64,
    pub(super) rows: i64,
    pub(super) rows_left: i64,
    pub(super) block_rows: i64,
    pub(super) panels: i64,
    pub(super) panels_left: i64,
    pub(super) columns: i64,
    pub(super) columns_left: i64,
    pub(super) segment: i64,
    pub(super) strip: i64,
    pub(super) m_first: i64,
    pub(super) m_block: i64,
    pub(super) counters: i64,
    /// Coordinates of the batch axes, then m.
    pub(super) coords: i64,
    pub(super) spare: i64,
    pub(super) saved: i64,
}

/// Everything that is decided before code is written.
pub(super) struct Plan {
    /// Columns of a panel.
    pub(super) nr: u64,
    /// Vectors of a panel's row.
    pub(super) vectors: u64,
    pub(super) tiles: TilePlan,
    /// Panels of a tile where rows are few; else 1.
    pub(super) wide: u64,
    /// Rows of a block.
    pub(super) block: u64,
    /// Blocks over all rows.
    pub(super) blocks: u64,
    /// Panels over all columns.
    pub(super) panels: u64,
    /// Columns of the last panel if it is not full.
    pub(super) n_tail: u64,
    pub(super) segments: Segments,
    pub(super) split_m: bool,
    pub(super) split_n: bool,
    /// Bytes from a row of A to the next, and from a k to the next.
    pub(super) a_row: i64,
    pub(super) a_step: i64,
    /// Bytes from a k of B to the next, and from a panel to the next.
    pub(super) b_row: i64,
    pub(super) b_panel: i64,
    pub(super) levels: Vec<Level>,
    pub(super) groups: Vec<Group>,
    /// For each access its group and its distance in bytes.
    pub(super) place: Vec<Option<(usize, i64)>>,
    /// Whether the epilogue runs on the tile's registers.
    pub(super) in_registers: bool,
    /// Bytes of one panel's strip.
    pub(super) strip_bytes: i64,
    pub(super) vars: Vars,
    pub(super) scratch_bytes: usize,
}

impl Plan {
    pub(super) fn new(k: &ContractionKernel, body: &Body, isa: Isa) -> Result<Plan> {
        let elem = k.operands[k.a.operand].elem;
        if elem != Elem::F32 {
            return Err(Refusal::UnsupportedInst {
                inst: "contraction".into(),
                elem,
            });
        }
        let lanes = isa.bytes() as u64 / 4;
        let (nr, b_row, b_panel) = b_layout(k, lanes)?;
        let vectors = nr / lanes;
        let full = full_rows(isa, vectors)?;
        let tiles = TilePlan {
            full,
            latency_rows: (8u64.div_ceil(vectors) as u32).min(full),
        };
        let split_m = k.split == ContractionSplit::M;
        let split_n = k.split == ContractionSplit::N;
        let panels = k.n.div_ceil(nr);
        let wide = if k.m <= 3 && u64::from(full) > k.m {
            (12 / (k.m * vectors)).min(panels).max(1)
        } else {
            1
        };
        let most = block_rows(k.k, 4, full, A_BLOCK_BYTES);
        let block = most.min(k.m.next_multiple_of(u64::from(full)));
        let a_row = bytes(k.a.m_stride)?;
        let a_step = bytes(k.a.k_stride)?;
        let mut levels: Vec<Level> = k
            .batch
            .iter()
            .enumerate()
            .map(|(axis, a)| Level {
                axis,
                extent: a.extent,
                split: k.split == ContractionSplit::Batch(axis),
            })
            .collect();
        levels.sort_by_key(|l| !l.split);
        let (groups, place) = groups(k, body)?;
        let strip_bytes = (block * nr * 4) as i64;
        let (vars, scratch_bytes) = vars(k, groups.len(), wide as i64 * strip_bytes);
        let reach = [
            a_row.checked_mul(12),
            a_step.checked_mul(4),
            b_row.checked_mul(4),
            b_panel.checked_mul(wide as i64),
        ];
        if reach
            .iter()
            .any(|r| r.is_none_or(|r| i32::try_from(r).is_err()))
        {
            return Err(Refusal::UnsupportedForm {
                form: "a contraction with strides beyond 32 bits".into(),
            });
        }
        let mut plan = Plan {
            nr,
            vectors,
            tiles,
            wide,
            block,
            blocks: k.m.div_ceil(block),
            panels,
            n_tail: k.n % nr,
            segments: Segments::new(k.k, k.segment),
            split_m,
            split_n,
            a_row,
            a_step,
            b_row,
            b_panel,
            levels,
            groups,
            place,
            in_registers: false,
            strip_bytes,
            vars,
            scratch_bytes,
        };
        plan.in_registers = plan.fits_registers(k, body);
        Ok(plan)
    }

    /// Whether the epilogue may be tried on the tile's registers.
    fn fits_registers(&self, k: &ContractionKernel, body: &Body) -> bool {
        let n = k.batch.len() + 1;
        self.wide == 1
            && widest_lane(body) == LaneWidth::B4
            && body.nodes.len() <= 24
            && self.groups.len() <= 5
            && body
                .nodes
                .iter()
                .all(|node| !matches!(node.op, Op::Coord { axis } if axis + 2 > n))
    }

    /// The rows that a block can have.
    pub(super) fn block_sizes(&self, m: u64) -> Vec<u64> {
        if self.split_m {
            return (1..=self.block.min(m)).collect();
        }
        let mut sizes = vec![m.min(self.block)];
        if m > self.block && !m.is_multiple_of(self.block) {
            sizes.push(m % self.block);
        }
        sizes
    }

    /// Variables that move along the batch axes, with bytes for each of them.
    pub(super) fn moving(&self, k: &ContractionKernel) -> Vec<(i64, Vec<i64>)> {
        let four = |s: &Vec<i64>| s.iter().map(|s| s * 4).collect();
        let mut moving = vec![
            (self.vars.a, four(&k.a.batch_strides)),
            (self.vars.b, four(&k.b.batch_strides)),
        ];
        for (g, group) in self.groups.iter().enumerate() {
            moving.push((self.vars.group + 8 * g as i64, group.batch_steps.clone()));
        }
        moving
    }
}

fn bytes(elements: i64) -> Result<i64> {
    elements
        .checked_mul(4)
        .filter(|b| b.abs() < 1 << 40)
        .ok_or_else(|| Refusal::UnsupportedForm {
            form: "a stride beyond 40 bits".into(),
        })
}

/// Columns of a panel, bytes from a k to the next, bytes from a panel to the next.
fn b_layout(k: &ContractionKernel, lanes: u64) -> Result<(u64, i64, i64)> {
    match k.b.layout {
        BLayout::Panels { nr } => {
            let nr = u64::from(nr);
            if !nr.is_multiple_of(lanes) {
                return Err(Refusal::UnsupportedForm {
                    form: format!("panels of {nr} columns"),
                });
            }
            let row = 4 * nr as i64;
            let panel = row.checked_mul(k.k as i64);
            let panel = panel.filter(|p| *p < 1 << 40);
            panel
                .map(|p| (nr, row, p))
                .ok_or_else(|| Refusal::TooLarge {
                    what: "k".into(),
                    given: k.k,
                    limit: 1 << 30,
                })
        }
        BLayout::Strided { k_stride, n_stride } => {
            let nr = if k.n.is_multiple_of(2 * lanes) {
                2 * lanes
            } else {
                lanes
            };
            if (n_stride != 1 && k.n > 1) || !k.n.is_multiple_of(nr) {
                return Err(Refusal::UnsupportedForm {
                    form: "an unpacked right operand whose columns do not fill vectors".into(),
                });
            }
            Ok((nr, bytes(k_stride)?, 4 * nr as i64))
        }
    }
}

/// Rows of a full tile: as many sums as leave room for B and A.
fn full_rows(isa: Isa, vectors: u64) -> Result<u32> {
    match (isa, vectors) {
        (Isa::Avx2, 1) => Ok(12),
        (Isa::Avx2, 2) => Ok(6),
        (Isa::Avx2, 3) => Ok(4),
        (Isa::Avx2, 4) => Ok(3),
        (Isa::Avx512, 1) => Ok(16),
        (Isa::Avx512, 2) => Ok(12),
        (Isa::Avx512, 3) => Ok(8),
        (Isa::Avx512, 4) => Ok(6),
        _ => Err(Refusal::UnsupportedForm {
            form: format!("panels of {vectors} vectors"),
        }),
    }
}

type Grouped = (Vec<Group>, Vec<Option<(usize, i64)>>);

/// Accesses that the epilogue uses, by pointer.
fn groups(k: &ContractionKernel, body: &Body) -> Result<Grouped> {
    let mut used = vec![false; k.accesses.len()];
    for node in &body.nodes {
        if let Op::Load { access } | Op::Gather { access, .. } = node.op {
            used[access] = true;
        }
    }
    for effect in &body.effects {
        if let Effect::Store { access, .. } = effect {
            used[*access] = true;
        }
    }
    let (m, n) = (k.batch.len(), k.batch.len() + 1);
    let mut groups: Vec<Group> = Vec::new();
    let mut place = vec![None; k.accesses.len()];
    for (at, access) in k.accesses.iter().enumerate() {
        if !used[at] {
            continue;
        }
        if !access.guards.is_empty() {
            return Err(Refusal::UnsupportedAccess {
                operand: k.operands[access.operand].name.clone(),
                why: weft_kernel::refusal::AccessTrait::Guarded,
            });
        }
        let size = k.operands[access.operand].elem.size_bytes() as i64;
        let step = |s: i64| {
            s.checked_mul(size)
                .filter(|b| b.abs() < 1 << 40)
                .ok_or_else(|| Refusal::UnsupportedForm {
                    form: "a stride beyond 40 bits".into(),
                })
        };
        let mut batch_steps = Vec::new();
        for s in &access.strides[..m] {
            batch_steps.push(step(*s)?);
        }
        let group = Group {
            operand: access.operand,
            offset: step(access.offset)?,
            batch_steps,
            m_step: step(access.strides[m])?,
            n_step: step(access.strides[n])?,
            walks: !matches!(access.strides[n], 0 | 1),
        };
        let alike = |g: &Group| {
            Group {
                offset: group.offset,
                ..g.clone()
            } == group
        };
        let found = groups.iter().position(alike).unwrap_or_else(|| {
            groups.push(group.clone());
            groups.len() - 1
        });
        place[at] = Some((found, group.offset - groups[found].offset));
    }
    Ok((groups, place))
}

fn vars(k: &ContractionKernel, groups: usize, strip: i64) -> (Vars, usize) {
    let mut at = (strip + 63) & !63;
    let spare = at;
    at += 64 * SPARE as i64;
    let mut take = |n: usize| {
        let here = at;
        at += 8 * n as i64;
        here
    };
    let vars = Vars {
        a: take(1),
        a_block: take(1),
        a_segment: take(1),
        b: take(1),
        b_panel: take(1),
        b_segment: take(1),
        group: take(groups),
        group_block: take(groups),
        group_panel: take(groups),
        rows: take(1),
        rows_left: take(1),
        block_rows: take(1),
        panels: take(1),
        panels_left: take(1),
        columns: take(1),
        columns_left: take(1),
        segment: take(1),
        strip: take(1),
        m_first: take(1),
        m_block: take(1),
        counters: take(k.batch.len()),
        coords: take(k.batch.len() + 1),
        saved: take(groups.max(1)),
        spare,
    };
    (vars, (at as usize).next_multiple_of(64))
}
