//! Loop kernels: the outer loops around the stages.

use crate::Lowered;
use crate::asm::{Asm, Gpr, Label, TEMP, TEMP2};
use crate::finish_block::Home;
use crate::frame::{ARGUMENT, Gprs, wrap};
use crate::select::{Context, Place, Result, table_bytes};
use crate::stage::{Bounds, Frame, GuardBase, Stage, VECTOR};
use weft_a64_encoder::Cond;
use weft_kernel::{Args, Effect, Functions, Inst, LoopKernel, Refusal};
use weft_lower::{Body, Level, Nest, Op, collapse};

/// Invariants without a register for which scratch has room.
const SPARE: usize = 48;

/// Scratch, by offset: what the code itself needs, within reach of one instruction, then the rows.
struct Layout {
    slots: i64,
    spare: i64,
    waste: i64,
    counters: i64,
    coords: i64,
    piece: i64,
    rows: Vec<i64>,
    total: usize,
}

impl Layout {
    fn new(k: &LoopKernel) -> Result<Layout> {
        let too_large = |what: &str, given: u64, limit: u64| Refusal::TooLarge {
            what: what.into(),
            given,
            limit,
        };
        let slots = 0;
        let spare = VECTOR * k.slots.len() as i64;
        let waste = spare + VECTOR * SPARE as i64;
        let counters = waste + VECTOR;
        let coords = counters + 8 * k.axes.len() as i64;
        let piece = coords + 8 * k.axes.len() as i64;
        let rows = (piece + 16 + 63) & !63;
        // Numbers of eight bytes are reached up to here.
        if rows > Home::REACH / 2 {
            return Err(too_large(
                "scratch for slots",
                rows as u64,
                Home::REACH as u64 / 2,
            ));
        }
        let (offsets, len) = k.row_offsets_bytes();
        if len >= 1 << 30 {
            return Err(too_large("scratch for rows", len, 1 << 30));
        }
        Ok(Layout {
            slots,
            spare,
            waste,
            counters,
            coords,
            piece,
            rows: offsets.iter().map(|at| rows + *at as i64).collect(),
            total: rows as usize + len as usize,
        })
    }
}

/// Writes a loop kernel.
pub(crate) fn emit(kernel: &LoopKernel, functions: &Functions) -> Result<Lowered> {
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
    let nest = Nest::walking(&k, &used);
    let layout = Layout::new(&k)?;
    let mut gprs = Gprs::new();
    let (scratch, constants) = (gprs.need()?, gprs.need()?);
    let mut pointers = Vec::new();
    for _ in &nest.groups {
        pointers.push(gprs.need()?);
    }
    let mut writer = Writer {
        asm: Asm::default(),
        k: &k,
        nest: &nest,
        layout: &layout,
        scratch,
        constants,
        pointers: &pointers,
        vectors: 0,
    };
    writer.whole(&bodies, &mut gprs)?;
    let Writer {
        mut asm, vectors, ..
    } = writer;
    wrap(&mut asm, gprs.used(), vectors);
    Ok(Lowered {
        code: asm.finish()?,
        scratch_bytes: layout.total,
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
    scratch: Gpr,
    constants: Gpr,
    pointers: &'a [Gpr],
    vectors: u32,
}

impl Writer<'_> {
    fn counter(&self, level: usize) -> i64 {
        self.layout.counters + 8 * level as i64
    }

    fn coord(&self, axis: usize) -> i64 {
        self.layout.coords + 8 * axis as i64
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

    fn whole(&mut self, bodies: &[Body], gprs: &mut Gprs) -> Result<()> {
        let exit = self.asm.label();
        self.entry(exit)?;
        let levels = self.nest.levels.clone();
        let mut heads = Vec::new();
        for (at, level) in levels.iter().enumerate() {
            if !level.split {
                let n = i64::try_from(level.extent).map_err(|_| out_of_reach())?;
                self.asm.mov_ri(TEMP, n);
                self.asm.store(TEMP, self.scratch, self.counter(at));
                if self.coord_is_read(level.axis) {
                    self.asm.mov_ri(TEMP, 0);
                    self.asm.store(TEMP, self.scratch, self.coord(level.axis));
                }
            }
            let name = self.k.axes[level.axis].name.clone();
            heads.push(self.asm.open_loop(name, level.extent));
        }
        for (at, body) in bodies.iter().enumerate() {
            self.stage(at, body, gprs)?;
        }
        for (at, level) in levels.iter().enumerate().rev() {
            self.asm.line("outer loops");
            self.next(&levels, at)?;
            if self.coord_is_read(level.axis) {
                self.change(self.coord(level.axis), 1);
            }
            // Counters end at zero; the flags are those of the subtraction.
            let counter = self.counter(at);
            self.asm.load(TEMP, self.scratch, counter);
            self.asm.subs_ri(TEMP, 1);
            self.asm.store(TEMP, self.scratch, counter);
            self.asm.branch(Cond::Ne, heads[at]);
            self.asm.close_loop();
        }
        self.asm.bind(exit);
        Ok(())
    }

    /// Adds to a number in scratch.
    fn change(&mut self, at: i64, by: i64) {
        self.asm.load(TEMP, self.scratch, at);
        self.asm.add_ri(TEMP, by);
        self.asm.store(TEMP, self.scratch, at);
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
            self.asm.add_ri(self.pointers[group], bytes);
        }
        Ok(())
    }

    fn entry(&mut self, exit: Label) -> Result<()> {
        let (begin, end) = (TEMP, TEMP2);
        let split_is_inner = self.k.split == self.k.inner();
        let asm = &mut self.asm;
        asm.line("entry");
        asm.load(self.scratch, ARGUMENT, Args::SCRATCH as i64);
        asm.load(begin, ARGUMENT, Args::BEGIN as i64);
        asm.load(end, ARGUMENT, Args::END as i64);
        asm.cmp_rr(begin, end);
        asm.branch(Cond::Hs, exit);
        if split_is_inner {
            asm.store(begin, self.scratch, self.layout.piece);
            asm.store(end, self.scratch, self.layout.piece + 8);
        } else {
            asm.sub_rrr(end, end, begin);
            asm.store(end, self.scratch, self.layout.counters);
            let coord = self.layout.coords + 8 * self.k.split as i64;
            asm.store(begin, self.scratch, coord);
        }
        asm.load(ARGUMENT, ARGUMENT, Args::BASES as i64);
        for (at, group) in self.nest.groups.iter().enumerate() {
            let pointer = self.pointers[at];
            let size = self.k.operands[group.operand].elem.size_bytes() as i64;
            let step = self.step(at, self.k.split)?;
            let offset = group.offset.checked_mul(size).ok_or_else(out_of_reach)?;
            let asm = &mut self.asm;
            asm.load(pointer, ARGUMENT, 8 * group.operand as i64);
            if !split_is_inner && step != 0 {
                asm.add_scaled(pointer, begin, step);
            }
            asm.add_ri(pointer, offset);
        }
        self.asm.constants_into(self.constants);
        Ok(())
    }

    fn stage(&mut self, at: usize, body: &Body, gprs: &mut Gprs) -> Result<()> {
        let k = self.k;
        let inner = k.inner();
        let label = format!("stage {at}");
        self.asm.line(label.clone());
        let bounds = if k.split == inner {
            Bounds::Piece(self.layout.piece)
        } else {
            Bounds::Whole
        };
        let ctx = self.context(body)?;
        let stage = Stage {
            body,
            over: k.stages[at].over,
            accesses: &k.accesses,
            inner,
            ctx,
            extent: k.inner_extent(),
            bounds,
            frame: Frame {
                scratch: self.scratch,
                slots: self.layout.slots,
                spare: self.layout.spare,
                spare_len: SPARE,
            },
            guards: self.guards(),
            label,
        };
        self.vectors |= stage.write(&mut self.asm, gprs)?;
        Ok(())
    }

    fn context(&mut self, body: &Body) -> Result<Context> {
        let k = self.k;
        let inner = k.inner();
        let mut places = Vec::new();
        for (access, place) in k.accesses.iter().zip(&self.nest.place) {
            let Some((group, delta)) = *place else {
                places.push(None);
                continue;
            };
            let size = k.operands[access.operand].elem.size_bytes() as i64;
            places.push(Some(Place {
                base: self.pointers[group],
                disp: delta.checked_mul(size).ok_or_else(out_of_reach)?,
                stride: access.strides[inner]
                    .checked_mul(size)
                    .ok_or_else(out_of_reach)?,
            }));
        }
        let rows = k.rows.iter().zip(&self.layout.rows).map(|(elem, offset)| {
            let place = Place {
                base: self.scratch,
                disp: *offset,
                stride: elem.size_bytes() as i64,
            };
            (place, *elem)
        });
        let rows = rows.collect();
        let asm = &mut self.asm;
        let mut fills = Vec::new();
        for access in &k.accesses {
            let fill = access.fill.to_le_bytes().to_vec();
            fills.push(match access.guards.is_empty() {
                true => 0,
                false => asm.constant(fill),
            });
        }
        let offsets = body.tables.iter().map(|t| asm.constant(table_bytes(t)));
        let table_offsets: Vec<u32> = offsets.collect();
        Ok(Context {
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
            fills,
            rows,
            coords: (0..k.axes.len())
                .map(|axis| (axis != inner).then(|| (self.scratch, self.coord(axis))))
                .collect(),
            row_gathers: Vec::new(),
            tables: vec![None; table_offsets.len()],
            table_offsets,
            constants: self.constants,
            waste: (self.scratch, self.layout.waste),
        })
    }

    fn guards(&self) -> Vec<Vec<GuardBase>> {
        let inner = self.k.inner();
        let one = |g: &weft_kernel::Guard| GuardBase {
            offset: g.offset,
            terms: (0..inner)
                .filter(|axis| g.strides[*axis] != 0)
                .map(|axis| (self.coord(axis), g.strides[axis]))
                .collect(),
        };
        let accesses = self.k.accesses.iter();
        accesses
            .map(|access| access.guards.iter().map(one).collect())
            .collect()
    }
}

fn out_of_reach() -> Refusal {
    Refusal::UnsupportedForm {
        form: "a stride beyond 64 bits".into(),
    }
}
