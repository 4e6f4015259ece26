//! Loop kernels: the outer loops around the stages.

use crate::Lowered;
use crate::asm::{Addr, Asm, Cond};
use crate::frame::{Gprs, TEMP, TEMP2, argument, wrap};
use crate::isa::Isa;
use crate::select::{Context, Place, Result};
use crate::stage::{Bounds, Frame, GuardBase, Stage, add_constant};
use iced_x86::Register;
use weft_kernel::{Abi, Args, Effect, Functions, Inst, LoopKernel, Refusal};
use weft_lower::variance::Axes;
use weft_lower::{Body, Level, Nest, Op, collapse};

/// Invariants without a register for which scratch has room.
const SPARE: usize = 48;
/// Pointers that walk for which scratch has room.
const SAVED: usize = 16;

/// Scratch, by offset: the rows, then what the code itself needs.
struct Layout {
    rows: Vec<u64>,
    slots: i64,
    spare: i64,
    saved: i64,
    counters: i64,
    coords: i64,
    piece: i64,
    total: usize,
}

impl Layout {
    fn new(k: &LoopKernel) -> Result<Layout> {
        let (rows, rows_end) = k.row_offsets_bytes();
        let slots = i64::try_from(rows_end).ok().filter(|n| *n < 1 << 30);
        let Some(slots) = slots else {
            return Err(Refusal::TooLarge {
                what: "scratch for rows".into(),
                given: rows_end,
                limit: 1 << 30,
            });
        };
        let spare = slots + 64 * k.slots.len() as i64;
        let saved = spare + 64 * SPARE as i64;
        let counters = saved + 8 * SAVED as i64;
        let coords = counters + 8 * k.axes.len() as i64;
        let piece = coords + 8 * k.axes.len() as i64;
        let total = (piece as usize + 16).next_multiple_of(64);
        Ok(Layout {
            rows,
            slots,
            spare,
            saved,
            counters,
            coords,
            piece,
            total,
        })
    }
}

/// Writes a loop kernel.
pub(crate) fn emit(
    kernel: &LoopKernel,
    functions: &Functions,
    isa: Isa,
    abi: Abi,
) -> Result<Lowered> {
    check_reductions(kernel)?;
    let k = collapse(kernel);
    let extents: Vec<u64> = k.axes.iter().map(|a| a.extent).collect();
    let scope = k.scope(functions);
    let mut bodies = Vec::new();
    for stage in &k.stages {
        bodies.push(Body::build(
            &stage.insts,
            &stage.effects,
            &scope,
            functions,
            &extents,
        )?);
    }
    let used = used_accesses(&k, &bodies);
    let nest = Nest::new(&k, &used);
    let layout = Layout::new(&k)?;
    let mut gprs = Gprs::new(abi);
    let scratch = gprs.need()?;
    let mut pointers = Vec::new();
    for _ in &nest.groups {
        pointers.push(gprs.need()?);
    }
    if nest.groups.iter().filter(|g| g.walks).count() > SAVED {
        return Err(Refusal::UnsupportedForm {
            form: "a kernel with too many strided accesses".into(),
        });
    }
    let mut writer = Writer {
        asm: Asm::new(),
        k: &k,
        nest: &nest,
        layout: &layout,
        scratch,
        pointers: &pointers,
        vectors: 0,
        isa,
    };
    writer.whole(&bodies, &mut gprs, abi)?;
    let Writer {
        mut asm, vectors, ..
    } = writer;
    wrap(&mut asm, abi, gprs.used(), vectors);
    let f16c = uses_f16(&bodies);
    Ok(Lowered {
        code: asm.finish()?,
        scratch_bytes: layout.total,
        f16c,
    })
}

/// Sums and products longer than one block are not served.
fn check_reductions(k: &LoopKernel) -> Result<()> {
    let by_blocks = k.stages.iter().flat_map(|s| &s.effects).any(|e| {
        matches!(e, Effect::Reduce { op, .. } if !op.is_arg()
            && !matches!(op, weft_kernel::ReduceOp::Max | weft_kernel::ReduceOp::Min))
    });
    let limit = weft_kernel::kernel::REDUCTION_BLOCK;
    if by_blocks && k.inner_extent() > limit {
        return Err(Refusal::TooLarge {
            what: "the length of a sum".into(),
            given: k.inner_extent(),
            limit,
        });
    }
    Ok(())
}

fn uses_f16(bodies: &[Body]) -> bool {
    bodies
        .iter()
        .flat_map(|b| &b.nodes)
        .any(|n| n.elem == weft_kernel::Elem::F16)
}

fn used_accesses(k: &LoopKernel, bodies: &[Body]) -> Vec<bool> {
    let mut used = vec![false; k.accesses.len()];
    for body in bodies {
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
    }
    used
}

struct Writer<'a> {
    asm: Asm,
    k: &'a LoopKernel,
    nest: &'a Nest,
    layout: &'a Layout,
    scratch: Register,
    pointers: &'a [Register],
    vectors: u32,
    isa: Isa,
}

impl Writer<'_> {
    fn at(&self, disp: i64) -> Addr {
        Addr::base(self.scratch, disp)
    }

    fn counter(&self, level: usize) -> Addr {
        self.at(self.layout.counters + 8 * level as i64)
    }

    fn coord(&self, axis: usize) -> Addr {
        self.at(self.layout.coords + 8 * axis as i64)
    }

    /// Bytes that a pointer moves with one step of an axis.
    fn step(&self, group: usize, axis: usize) -> Result<i64> {
        let g = &self.nest.groups[group];
        let size = self.k.operands[g.operand].elem.size_bytes() as i64;
        g.strides[axis].checked_mul(size).ok_or_else(out_of_reach)
    }

    /// Whether somebody reads an outer coordinate.
    fn coord_is_read(&self, axis: usize) -> bool {
        let by_inst = self
            .k
            .stages
            .iter()
            .flat_map(|s| &s.insts)
            .any(|i| matches!(i, Inst::Coord { axis: a } if *a == axis));
        by_inst
            || self
                .k
                .accesses
                .iter()
                .flat_map(|a| &a.guards)
                .any(|g| g.strides[axis] != 0)
    }

    fn whole(&mut self, bodies: &[Body], gprs: &mut Gprs, abi: Abi) -> Result<()> {
        let exit = self.asm.label();
        self.entry(abi, exit)?;
        let levels = self.nest.levels.clone();
        let mut heads = Vec::new();
        for (at, level) in levels.iter().enumerate() {
            if !level.split {
                let n = i32::try_from(level.extent).map_err(|_| Refusal::TooLarge {
                    what: "an outer extent".into(),
                    given: level.extent,
                    limit: i32::MAX as u64,
                })?;
                let (counter, coord) = (self.counter(at), self.coord(level.axis));
                self.asm.store_imm(counter, n);
                if self.coord_is_read(level.axis) {
                    self.asm.store_imm(coord, 0);
                }
            }
            let name = self.k.axes[level.axis].name.clone();
            self.asm.open_loop(name, level.extent);
            heads.push(self.asm.here());
        }
        for (at, body) in bodies.iter().enumerate() {
            self.stage(at, body, gprs)?;
        }
        for (at, level) in levels.iter().enumerate().rev() {
            self.asm.line("outer loops");
            self.next(&levels, at)?;
            if self.coord_is_read(level.axis) {
                let coord = self.coord(level.axis);
                self.asm.add_mi(coord, 1);
            }
            let counter = self.counter(at);
            self.asm.dec_m(counter);
            self.asm.jump(Cond::Ne, heads[at]);
            self.asm.close_loop();
        }
        self.asm.bind(exit);
        Ok(())
    }

    /// Moves the pointers to the next step of a level, taking back what the level inside it added.
    fn next(&mut self, levels: &[Level], at: usize) -> Result<()> {
        for group in 0..self.nest.groups.len() {
            let mut bytes = self.step(group, levels[at].axis)?;
            if let Some(inside) = levels.get(at + 1) {
                let walked = self
                    .step(group, inside.axis)?
                    .checked_mul(inside.extent as i64);
                bytes = walked
                    .and_then(|w| bytes.checked_sub(w))
                    .ok_or_else(out_of_reach)?;
            }
            add_constant(&mut self.asm, self.pointers[group], bytes);
        }
        Ok(())
    }

    fn entry(&mut self, abi: Abi, exit: crate::asm::Label) -> Result<()> {
        let asm = &mut self.asm;
        asm.mov_rr(TEMP, argument(abi));
        asm.load(self.scratch, Addr::base(TEMP, Args::SCRATCH as i64));
        asm.load(TEMP2, Addr::base(TEMP, Args::BEGIN as i64));
        let split_is_inner = self.k.split == self.k.inner();
        // The operands' pointers are loaded last, so their registers are free until then; without
        // any there is nothing to do.
        let Some(extra) = self.pointers.first().copied() else {
            asm.jump(Cond::Always, exit);
            return Ok(());
        };
        asm.load(extra, Addr::base(TEMP, Args::END as i64));
        asm.cmp_rr(TEMP2, extra);
        asm.jump(Cond::Ae, exit);
        if split_is_inner {
            let piece = self.layout.piece;
            asm.store(Addr::base(self.scratch, piece), TEMP2);
            asm.store(Addr::base(self.scratch, piece + 8), extra);
        } else {
            asm.sub_rr(extra, TEMP2);
            let counter = Addr::base(self.scratch, self.layout.counters);
            asm.store(counter, extra);
            let coord = Addr::base(self.scratch, self.layout.coords + 8 * self.k.split as i64);
            asm.store(coord, TEMP2);
        }
        asm.load(TEMP, Addr::base(TEMP, Args::BASES as i64));
        for (group, pointer) in self.nest.groups.iter().zip(self.pointers) {
            asm.load(*pointer, Addr::base(TEMP, 8 * group.operand as i64));
        }
        for (at, pointer) in self.pointers.iter().enumerate() {
            let group = &self.nest.groups[at];
            let size = self.k.operands[group.operand].elem.size_bytes() as i64;
            if !split_is_inner {
                let step = self.step(at, self.k.split)?;
                if step != 0 {
                    self.asm.mov_ri(TEMP, step);
                    self.asm.imul_rr(TEMP, TEMP2);
                    self.asm.add_rr(*pointer, TEMP);
                }
            }
            let offset = group.offset.checked_mul(size).ok_or_else(out_of_reach)?;
            add_constant(&mut self.asm, *pointer, offset);
        }
        Ok(())
    }

    fn stage(&mut self, at: usize, body: &Body, gprs: &mut Gprs) -> Result<()> {
        let k = self.k;
        let inner = k.inner();
        let label = format!("stage {at}");
        self.asm.line(label.clone());
        let bounds = if k.split == inner {
            Bounds::Piece {
                begin: self.at(self.layout.piece),
                end: self.at(self.layout.piece + 8),
            }
        } else {
            Bounds::Whole
        };
        let stage = Stage {
            streams: self.streams(at),
            isa: self.isa,
            body,
            over: k.stages[at].over,
            axes: Axes {
                accesses: &k.accesses,
                inner,
            },
            ctx: self.context(),
            extent: k.inner_extent(),
            bounds,
            frame: Frame {
                scratch: self.scratch,
                slots: self.layout.slots,
                spare: self.layout.spare,
                spare_len: SPARE,
                saved: self.layout.saved,
            },
            guards: self.guards(),
            label,
            vectors_below: None,
        };
        let written = stage.write(&mut self.asm, gprs)?;
        self.vectors |= written.vectors;
        Ok(())
    }

    /// Whether a stage writes more than the caches hold, and nothing reads it here.
    fn streams(&self, stage: usize) -> bool {
        let bytes = self.k.stages[stage].effects.iter().map(|e| match e {
            Effect::Store { access, .. } => {
                let operand = &self.k.operands[self.k.accesses[*access].operand];
                operand
                    .len_elems
                    .saturating_mul(operand.elem.size_bytes() as u64)
            }
            _ => 0,
        });
        self.k.is_pure_map()
            && bytes.fold(0, u64::saturating_add) >= weft_kernel::kernel::PAST_CACHES_BYTES
    }

    fn context(&self) -> Context {
        let k = self.k;
        let inner = k.inner();
        let places = k
            .accesses
            .iter()
            .zip(&self.nest.place)
            .map(|(access, place)| {
                let (group, delta) = (*place)?;
                let size = k.operands[access.operand].elem.size_bytes() as i64;
                Some(Place {
                    base: self.pointers[group],
                    disp: delta.checked_mul(size)?,
                    stride: access.strides[inner].checked_mul(size)?,
                    walks: self.nest.groups[group].walks,
                })
            })
            .collect();
        let rows = k
            .rows
            .iter()
            .zip(&self.layout.rows)
            .map(|(elem, offset)| {
                let place = Place {
                    base: self.scratch,
                    disp: *offset as i64,
                    stride: elem.size_bytes() as i64,
                    walks: false,
                };
                (place, *elem)
            })
            .collect();
        Context {
            places,
            operands: k
                .accesses
                .iter()
                .map(|a| {
                    let o = &k.operands[a.operand];
                    (o.name.clone(), o.elem, o.len_elems)
                })
                .collect(),
            guards: k
                .accesses
                .iter()
                .map(|a| {
                    a.guards
                        .iter()
                        .map(|g| (g.strides[inner], g.extent))
                        .collect()
                })
                .collect(),
            fills: k.accesses.iter().map(|a| a.fill).collect(),
            rows,
            coords: (0..k.axes.len())
                .map(|axis| {
                    (axis != inner).then(|| (self.scratch, self.layout.coords + 8 * axis as i64))
                })
                .collect(),
            acc: None,
            row_gathers: Vec::new(),
        }
    }

    fn guards(&self) -> Vec<Vec<GuardBase>> {
        let inner = self.k.inner();
        self.k
            .accesses
            .iter()
            .map(|access| {
                access
                    .guards
                    .iter()
                    .map(|g| GuardBase {
                        offset: g.offset,
                        terms: (0..inner)
                            .filter(|axis| g.strides[*axis] != 0)
                            .map(|axis| {
                                let at = self.layout.coords + 8 * axis as i64;
                                ((self.scratch, at), g.strides[axis])
                            })
                            .collect(),
                    })
                    .collect()
            })
            .collect()
    }
}

fn out_of_reach() -> Refusal {
    Refusal::UnsupportedForm {
        form: "a stride beyond 64 bits".into(),
    }
}
