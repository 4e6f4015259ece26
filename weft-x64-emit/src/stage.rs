//! One stage: what is computed ahead, the loop over the inner axis, the remainder, the ends of
//! reductions.

use crate::asm::{Addr, Asm, Cond};
use crate::finish_block::{Finished, Home, Homes, Streamed, finish_block};
use crate::frame::{Gprs, TEMP, TEMP2};
use crate::interleave::interleave;
use crate::isa::{Isa, Width};
use crate::mir::{Block, Form, MInst, Opnd, Src};
use crate::ops::Mn;
use crate::select::{
    Accumulator, Context, FixedRegisters, InvDef, Invariants, Position, Result, Sel,
};
use iced_x86::{Code, Instruction, Register};
use weft_kernel::{Effect, Elem, Over, ReduceOp, Refusal, Val};
use weft_lower::variance::{Axes, varying};
use weft_lower::{
    Body, InnerPlan, LaneWidth, Op, Pressure, RegisterFile, lane_width, order, widest_lane,
};

/// Which part of the inner axis a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bounds {
    /// All of it.
    Whole,
    /// From one number in memory to another.
    Piece { begin: Addr, end: Addr },
}

/// Where a stage keeps what outlives a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// The register with the address of this worker's scratch.
    pub(crate) scratch: Register,
    /// Offset of the slots, one vector of 64 bytes each.
    pub(crate) slots: i64,
    /// Offset of the invariants that have no register, likewise.
    pub(crate) spare: i64,
    /// How many of those there is room for.
    pub(crate) spare_len: usize,
    /// Offset of the saved addresses of pointers that walk.
    pub(crate) saved: i64,
}

impl Frame {
    pub(crate) fn slot(&self, slot: usize) -> Addr {
        Addr::base(self.scratch, self.slots + 64 * slot as i64)
    }
}

/// A guard's part that does not depend on the inner axis.
#[derive(Clone, Debug)]
pub(crate) struct GuardBase {
    pub(crate) offset: i64,
    /// Address of each outer coordinate, with its stride.
    pub(crate) terms: Vec<((Register, i64), i64)>,
}

/// A stage to be written.
pub(crate) struct Stage<'a> {
    pub(crate) isa: Isa,
    pub(crate) body: &'a Body,
    pub(crate) over: Over,
    pub(crate) axes: Axes<'a>,
    pub(crate) ctx: Context,
    pub(crate) extent: u64,
    pub(crate) bounds: Bounds,
    pub(crate) frame: Frame,
    pub(crate) guards: Vec<Vec<GuardBase>>,
    pub(crate) label: String,
    /// Vector registers that belong to the caller: those from this number on.
    pub(crate) vectors_below: Option<u8>,
    /// Whether what it stores is so much that it should go past the caches.
    pub(crate) streams: bool,
}

/// What came of it.
pub(crate) struct Written {
    /// Vector registers that the code writes.
    pub(crate) vectors: u32,
}

impl Stage<'_> {
    /// Writes the stage. `gprs` has what is free; nothing of it stays taken.
    pub(crate) fn write(mut self, asm: &mut Asm, gprs: &mut Gprs) -> Result<Written> {
        let mut scarce: Option<Pressure> = None;
        let reordered = self.body.reordered(&order::low_pressure(self.body));
        // Side by side first, then one after the other with fewer values at once.
        for side_by_side in [4, 2, 1] {
            for body in [self.body, &reordered] {
                let sets = if side_by_side == 1 { 1 } else { 2 };
                match self.attempt(body, side_by_side, sets, asm, gprs)? {
                    Ok(written) => return Ok(written),
                    Err(p) => scarce = Some(p),
                }
            }
        }
        let p = scarce.expect("an attempt was made");
        Err(Refusal::RegisterPressure {
            needed: p.needed,
            available: p.available,
        })
    }

    fn lanes(&self, body: &Body) -> usize {
        match self.over {
            Over::Once => 1,
            Over::Inner => self.isa.bytes() / widest_lane(body).bytes(),
        }
    }

    fn plan(&self, body: &Body, varies: &[bool], lanes: usize, most: u64) -> InnerPlan {
        let by_lanes = body.effects.iter().any(|e| {
            matches!(
                e,
                Effect::Reduce {
                    op: ReduceOp::Sum | ReduceOp::SumSquares | ReduceOp::Prod,
                    ..
                }
            )
        });
        let lanes = lanes as u64;
        if self.over == Over::Once {
            return InnerPlan::new(1, 1, 1);
        }
        if by_lanes {
            return InnerPlan::reduction(self.extent, lanes);
        }
        let work = varies.iter().filter(|v| **v).count();
        // Short bodies are unrolled for the loop's sake, long ones only side by side.
        let mut unroll = if work <= 6 { 4 } else { most };
        while unroll > 1 && lanes * unroll > self.extent {
            unroll /= 2;
        }
        InnerPlan::new(self.extent, lanes, unroll)
    }

    fn attempt(
        &mut self,
        body: &Body,
        side_by_side: u64,
        sets: usize,
        asm: &mut Asm,
        gprs: &mut Gprs,
    ) -> Result<std::result::Result<Written, Pressure>> {
        let once = self.over == Over::Once;
        let varies = if once {
            vec![true; body.nodes.len()]
        } else {
            varying(body, self.axes)
        };
        let lanes = self.lanes(body);
        let plan = self.plan(body, &varies, lanes, side_by_side);
        if !once && self.extent >= 1 << 31 {
            return Err(Refusal::TooLarge {
                what: "the inner extent".into(),
                given: self.extent,
                limit: (1 << 31) - 1,
            });
        }
        let mut fixed = FixedRegisters::new(self.isa, self.vectors_below);
        let mut accumulators = Vec::new();
        for effect in &body.effects {
            if let Effect::Reduce { op, value, slot } = effect {
                accumulators.push(Accumulator::new(
                    (*op, *value, *slot),
                    body.elem(*value),
                    self.isa,
                    (plan.unroll as usize, sets),
                    &mut fixed,
                )?);
            }
        }
        // Registers of the loop.
        let index = gprs.take();
        let end = match self.bounds {
            Bounds::Piece { .. } => gprs.take(),
            Bounds::Whole => None,
        };
        let row_gathers = self.row_gathers(body, &varies, gprs);
        self.ctx.row_gathers = row_gathers.clone();
        let looped = self.bounds != Bounds::Whole || plan.trips > 1;
        let registers = index.is_some() && (end.is_some() || self.bounds == Bounds::Whole);
        let result = if registers {
            let shape = Loop {
                index: if looped { index } else { None },
                end,
                plan,
                side_by_side: side_by_side as usize,
            };
            self.with_registers(body, &varies, lanes, shape, &accumulators, &fixed, asm)
        } else {
            Err(Refusal::UnsupportedForm {
                form: "a kernel with more pointers than general-purpose registers".into(),
            })
        };
        for (_, r) in row_gathers {
            gprs.give_back(r);
        }
        end.into_iter().chain(index).for_each(|r| gprs.give_back(r));
        result
    }

    /// Gathers whose index does not vary read rows: each gets a register with the row's address,
    /// while there are any.
    fn row_gathers(&self, body: &Body, varies: &[bool], gprs: &mut Gprs) -> Vec<(Val, Register)> {
        let mut found = Vec::new();
        for (at, node) in body.nodes.iter().enumerate() {
            if let Op::Gather { access, index, .. } = node.op
                && varies[at]
                && !varies[index.index()]
                && self.ctx.guards[access].is_empty()
                && let Some(place) = self.ctx.places[access]
                && !place.walks
                && place.stride != 0
                && let Some(r) = gprs.take()
            {
                found.push((Val(at as u32), r));
            }
        }
        found
    }

    #[allow(
        clippy::too_many_arguments,
        reason = "one step of a longer function, cut off for length"
    )]
    fn with_registers(
        &self,
        body: &Body,
        varies: &[bool],
        lanes: usize,
        shape: Loop,
        accumulators: &[Accumulator],
        fixed: &FixedRegisters,
        asm: &mut Asm,
    ) -> Result<std::result::Result<Written, Pressure>> {
        let ahead: Vec<bool> = body
            .nodes
            .iter()
            .zip(varies)
            .map(|(n, v)| !v && !matches!(n.op, Op::Const { .. }))
            .collect();
        let mut invs = Invariants::default();
        let plan = shape.plan;
        let vectors = |count: u64, tail: u64, start: i64, invs: &mut Invariants| {
            let mut sel = Sel::new(self.isa, lanes, body, &ahead, &self.ctx, invs);
            let (mut parts, mut reductions) = (Vec::new(), Vec::new());
            for j in 0..count + u64::from(tail > 0) {
                let active = if j < count { lanes } else { tail as usize };
                let at = start + (j * plan.lanes) as i64;
                let index = shape.index;
                sel.next_vector(Position { index, at }, active);
                sel.nodes(|n| varies[n])?;
                self.stores(&mut sel)?;
                parts.push(std::mem::take(&mut sel.block.insts));
                // A reduction may read and write its state in several instructions, and vectors
                // share states: no other vector comes in between.
                self.reductions(&mut sel, accumulators, j as usize)?;
                reductions.push(std::mem::take(&mut sel.block.insts));
            }
            let groups = parts.chunks(shape.side_by_side);
            for (group, reduced) in groups.zip(reductions.chunks(shape.side_by_side)) {
                let merged = interleave(group.to_vec()).unwrap_or_else(|| group.concat());
                sel.block.insts.extend(merged);
                sel.block.insts.extend(reduced.concat());
            }
            Ok::<Block, Refusal>(sel.block)
        };
        let main = if plan.trips > 0 {
            Some(vectors(plan.unroll, 0, 0, &mut invs)?)
        } else {
            None
        };
        let rest = if plan.rest() > 0 {
            // Behind a main loop of one trip without a register, positions are plain numbers.
            let start = match (shape.index, plan.trips) {
                (None, trips) => (trips * plan.step()) as i64,
                (Some(_), _) => 0,
            };
            Some(vectors(plan.whole, plan.tail, start, &mut invs)?)
        } else {
            None
        };
        let ends = if accumulators.is_empty() {
            None
        } else {
            let mut sel = Sel::new(self.isa, lanes, body, &ahead, &self.ctx, &mut invs);
            for acc in accumulators {
                sel.end(acc, self.frame.slot(acc.slot))?;
            }
            Some(sel.block)
        };
        // What the ahead code itself needs; then everything is known.
        self.ahead_block(body, &ahead, lanes, accumulators, &mut invs, None)?;
        let weights = weights(&invs, main.as_ref().or(rest.as_ref()));
        let mut order: Vec<usize> = (0..invs.defs.len()).filter(|i| weights[*i] > 0).collect();
        if shape.index.is_none() {
            // Without a loop, loading a constant ahead gains nothing.
            order.retain(|i| matches!(invs.defs[*i], InvDef::Node { .. } | InvDef::Guard { .. }));
        }
        order.sort_by_key(|i| std::cmp::Reverse(weights[*i]));
        let room = usize::from(fixed.free_vectors());
        let mut pressure = None;
        for kept in (0..=order.len().min(room.saturating_sub(2))).rev() {
            let (homes, low) = self.homes(&invs, &order[..kept], fixed, asm)?;
            let file = RegisterFile {
                classes: vec![(0..low).collect(), fixed.free_masks().collect()],
            };
            let mut done: Vec<Option<Finished>> = Vec::new();
            let finish = |block: Option<&Block>| match block {
                Some(b) => finish_block(self.isa, b, &homes, &file).map(Some),
                None => Ok(None),
            };
            let mut invs = invs.clone();
            let first =
                self.ahead_block(body, &ahead, lanes, accumulators, &mut invs, Some(&homes))?;
            let blocks = [Some(&first), main.as_ref(), rest.as_ref(), ends.as_ref()];
            let mut failed = None;
            for block in blocks {
                match finish(block) {
                    Ok(f) => done.push(f),
                    Err(p) => {
                        failed = Some(p);
                        break;
                    }
                }
            }
            if let Some(p) = failed {
                pressure = Some(p);
                continue;
            }
            let mut done = done.into_iter();
            let mut next = || done.next().flatten();
            let (first, main, rest, ends) = (next(), next(), next(), next());
            let vectors = [&first, &main, &rest, &ends]
                .into_iter()
                .flatten()
                .fold(0, |bits, f| bits | f.written);
            self.place(asm, shape, &first, &main, &rest, &ends)?;
            return Ok(Ok(Written { vectors }));
        }
        Ok(Err(pressure.expect("an attempt was made")))
    }

    fn stores(&self, sel: &mut Sel<'_>) -> Result<()> {
        let body = sel.body;
        for effect in &body.effects {
            match effect {
                Effect::Store { access, value } => sel.store(*access, *value)?,
                Effect::StoreRow { row, value } => sel.store_row(*row, *value)?,
                Effect::Reduce { .. } => {}
                Effect::SetScalar { slot, value } => {
                    sel.set_scalar(self.frame.slot(*slot), *value)?;
                }
            }
        }
        Ok(())
    }

    fn reductions(&self, sel: &mut Sel<'_>, accumulators: &[Accumulator], at: usize) -> Result<()> {
        for acc in accumulators {
            sel.reduce(acc, at)?;
        }
        Ok(())
    }

    /// Code ahead of the loop: invariants into their homes, reductions to their start.
    ///
    /// Without homes it is a rehearsal, which only finds out which invariants there are.
    fn ahead_block(
        &self,
        body: &Body,
        ahead: &[bool],
        lanes: usize,
        accumulators: &[Accumulator],
        invs: &mut Invariants,
        homes: Option<&Homes>,
    ) -> Result<Block> {
        let wanted = invs.defs.clone();
        let none = vec![false; ahead.len()];
        let mut sel = Sel::new(self.isa, lanes, body, &none, &self.ctx, invs);
        let home = |at: usize| homes.map(|h| h.invariants[at]);
        let widest = self.isa.widest();
        for (at, def) in wanted.iter().enumerate() {
            if let (Some(Home::Reg(r)), Some(from)) = (home(at), self.resting(def, homes, at)) {
                sel.block.insts.push(MInst {
                    form: Form::Plain(Mn::Movups),
                    width: widest,
                    dst: Some(Opnd::F(r)),
                    src: vec![Src::M(from)],
                    imm: None,
                    mask: None,
                });
            }
        }
        let keep = |sel: &mut Sel<'_>, at: usize, value: Opnd, width: Width| match home(at) {
            Some(Home::Reg(r)) => sel.keep_in(r, value, width),
            Some(Home::Mem(addr)) => sel.keep_at(addr, value, width),
            None => {}
        };
        // Guards first: nodes ahead may be guarded loads.
        for (at, def) in wanted.iter().enumerate() {
            if let InvDef::Guard { access, guard } = *def {
                let value = self.guard_base(&mut sel, access, guard)?;
                let width = sel.width(LaneWidth::B4);
                keep(&mut sel, at, value, width);
            }
        }
        for (n, is_ahead) in ahead.iter().enumerate() {
            if !is_ahead {
                continue;
            }
            let val = Val(n as u32);
            sel.nodes(|m| m == n)?;
            if let Some(at) = wanted.iter().position(|d| *d == InvDef::Node { val }) {
                let value = sel.full(val)?;
                let width = sel.width(lane_width(body.elem(val)));
                keep(&mut sel, at, value, width);
            }
        }
        for (val, base) in &self.ctx.row_gathers {
            self.row_address(&mut sel, *val, *base)?;
        }
        for acc in accumulators {
            sel.start(acc);
        }
        Ok(sel.block)
    }

    /// Where an invariant lies before the stage begins, if it does.
    fn resting(&self, def: &InvDef, homes: Option<&Homes>, at: usize) -> Option<Addr> {
        match def {
            InvDef::Splat { .. } | InvDef::Bytes(_) => {
                homes.map(|h| h.resting[at].expect("constants lie behind the code"))
            }
            InvDef::Slot { slot } => Some(self.frame.slot(*slot)),
            InvDef::Node { .. } | InvDef::Guard { .. } => None,
        }
    }

    /// The part of a guard that is the same along the inner axis, in every lane.
    fn guard_base(&self, sel: &mut Sel<'_>, access: usize, guard: usize) -> Result<Opnd> {
        let base = &self.guards[access][guard];
        let mut raw = |inst: std::result::Result<Instruction, iced_x86::IcedError>| {
            sel.block.insts.push(MInst {
                form: Form::Raw(inst.expect("a plain instruction")),
                width: Width::X,
                dst: None,
                src: vec![],
                imm: None,
                mask: None,
            });
        };
        let offset = i32::try_from(base.offset).map_err(|_| Refusal::UnsupportedForm {
            form: "a guard beyond 32 bits".into(),
        })?;
        raw(Instruction::with2(Code::Mov_rm64_imm32, TEMP, offset));
        for ((register, disp), stride) in &base.terms {
            let from = Addr::base(*register, *disp).operand();
            let by = i32::try_from(*stride).map_err(|_| Refusal::UnsupportedForm {
                form: "a guard beyond 32 bits".into(),
            })?;
            raw(Instruction::with3(
                Code::Imul_r64_rm64_imm32,
                TEMP2,
                from,
                by,
            ));
            raw(Instruction::with2(Code::Add_r64_rm64, TEMP, TEMP2));
        }
        Ok(sel.broadcast_gpr(TEMP))
    }

    /// The address of the row that a gather reads.
    fn row_address(&self, sel: &mut Sel<'_>, val: Val, base: Register) -> Result<()> {
        let Op::Gather {
            access,
            index,
            stride,
        } = sel.body.nodes[val.index()].op
        else {
            return Ok(());
        };
        let elem = self.ctx.operands[access].1;
        let place = self.ctx.places[access].expect("a gather has a place");
        let wide = sel.body.elem(index) == Elem::I64;
        let value = sel.full(index)?;
        sel.lane_zero_to(TEMP, value, wide);
        let step = stride.saturating_mul(elem.size_bytes() as i64);
        let step = i32::try_from(step).map_err(|_| Refusal::UnsupportedForm {
            form: "a gather's stride beyond 32 bits".into(),
        })?;
        let mut raw = |inst: std::result::Result<Instruction, iced_x86::IcedError>| {
            sel.block.insts.push(MInst {
                form: Form::Raw(inst.expect("a plain instruction")),
                width: Width::X,
                dst: None,
                src: vec![],
                imm: None,
                mask: None,
            });
        };
        raw(Instruction::with3(
            Code::Imul_r64_rm64_imm32,
            base,
            TEMP,
            step,
        ));
        raw(Instruction::with2(Code::Add_r64_rm64, base, place.base));
        Ok(())
    }

    /// Homes for all invariants; the kept ones get registers. Also the lowest register taken.
    fn homes(
        &self,
        invs: &Invariants,
        kept: &[usize],
        fixed: &FixedRegisters,
        asm: &mut Asm,
    ) -> Result<(Homes, u8)> {
        let mut low = fixed.free_vectors();
        let mut spare = 0;
        let mut homes = Homes::default();
        for (at, def) in invs.defs.iter().enumerate() {
            let resting = match def {
                InvDef::Splat { .. } | InvDef::Bytes(_) => def
                    .bytes(self.isa)
                    .map(|bytes| Addr::constant(asm.constant(bytes))),
                InvDef::Slot { slot } => Some(self.frame.slot(*slot)),
                InvDef::Node { .. } | InvDef::Guard { .. } => None,
            };
            homes.resting.push(resting);
            let home = if kept.contains(&at) {
                low -= 1;
                Home::Reg(low)
            } else if let Some(addr) = resting {
                Home::Mem(addr)
            } else {
                if spare == self.frame.spare_len {
                    return Err(Refusal::UnsupportedForm {
                        form: "a stage with more invariants than scratch has room for".into(),
                    });
                }
                let disp = self.frame.spare + 64 * spare as i64;
                spare += 1;
                Home::Mem(Addr::base(self.frame.scratch, disp))
            };
            homes.invariants.push(home);
        }
        homes.tables = invs
            .tables
            .iter()
            .map(|t| asm.constant(t.clone()))
            .collect();
        Ok((homes, low))
    }

    /// Pointers that walk along the inner axis: register and bytes for each element.
    fn walkers(&self) -> Vec<(Register, i64)> {
        let mut walkers: Vec<(Register, i64)> = self
            .ctx
            .places
            .iter()
            .flatten()
            .filter(|p| p.walks)
            .map(|p| (p.base, p.stride))
            .collect();
        walkers.sort_by_key(|(r, _)| *r as u32);
        walkers.dedup();
        walkers
    }

    fn place(
        &self,
        asm: &mut Asm,
        shape: Loop,
        first: &Option<Finished>,
        main: &Option<Finished>,
        rest: &Option<Finished>,
        ends: &Option<Finished>,
    ) -> Result<()> {
        let plan = shape.plan;
        if let Some(first) = first {
            first.write(asm);
        }
        let walkers = if self.over == Over::Inner {
            self.walkers()
        } else {
            Vec::new()
        };
        match (shape.index, self.bounds) {
            (Some(index), Bounds::Whole) => {
                asm.mov_ri(index, 0);
                asm.align(32);
                asm.open_loop(self.label.clone(), plan.trips);
                let head = asm.here();
                if let Some(main) = main {
                    main.write(asm);
                }
                self.walk(asm, &walkers, plan.step())?;
                asm.add_ri(index, plan.step() as i64);
                asm.cmp_ri(index, (plan.trips * plan.step()) as i64);
                asm.jump(Cond::B, head);
                asm.close_loop();
                if let Some(rest) = rest {
                    rest.write(asm);
                }
                for (register, stride) in &walkers {
                    let walked = stride * (plan.trips * plan.step()) as i64;
                    add_constant(asm, *register, -walked);
                }
            }
            (Some(index), Bounds::Piece { begin, end: stop }) => {
                let end = shape.end.expect("a piece has an end");
                let done = asm.label();
                asm.load(index, begin);
                for (at, (register, stride)) in walkers.iter().enumerate() {
                    let saved = Addr::base(self.frame.scratch, self.frame.saved + 8 * at as i64);
                    asm.store(saved, *register);
                    asm.mov_ri(TEMP, *stride);
                    asm.imul_rr(TEMP, index);
                    asm.add_rr(*register, TEMP);
                }
                if let Some(main) = main {
                    let behind = asm.label();
                    asm.load(end, stop);
                    asm.sub_rr(end, index);
                    asm.and_ri(end, -(plan.step() as i32));
                    asm.add_rr(end, index);
                    asm.cmp_rr(index, end);
                    asm.jump(Cond::Ae, behind);
                    let streaming = main.streaming(index).filter(|_| self.streams);
                    let trips = if let Some((main, streamed)) = &streaming {
                        let unaligned = asm.label();
                        jump_unless_aligned(asm, streamed, unaligned);
                        asm.align(32);
                        asm.open_loop(self.label.clone(), plan.trips);
                        let head = asm.here();
                        for line in &streamed.loads {
                            let disp = line.disp + PREFETCH_BYTES;
                            asm.prefetch(Addr { disp, ..*line });
                        }
                        main.write(asm);
                        self.walk(asm, &walkers, plan.step())?;
                        asm.add_ri(index, plan.step() as i64);
                        asm.cmp_rr(index, end);
                        asm.jump(Cond::B, head);
                        asm.close_loop();
                        asm.fence();
                        asm.jump(Cond::Always, behind);
                        asm.bind(unaligned);
                        // Operands begin where vectors do, so this one is not expected to run.
                        0
                    } else {
                        plan.trips
                    };
                    asm.align(32);
                    asm.open_loop(self.label.clone(), trips);
                    let head = asm.here();
                    main.write(asm);
                    self.walk(asm, &walkers, plan.step())?;
                    asm.add_ri(index, plan.step() as i64);
                    asm.cmp_rr(index, end);
                    asm.jump(Cond::B, head);
                    asm.close_loop();
                    asm.bind(behind);
                }
                if let Some(rest) = rest {
                    asm.cmp_rm(index, stop);
                    asm.jump(Cond::Ae, done);
                    rest.write(asm);
                }
                asm.bind(done);
                for (at, (register, _)) in walkers.iter().enumerate() {
                    let saved = Addr::base(self.frame.scratch, self.frame.saved + 8 * at as i64);
                    asm.load(*register, saved);
                }
            }
            (None, _) => {
                if let Some(main) = main {
                    main.write(asm);
                }
                if let Some(rest) = rest {
                    rest.write(asm);
                }
            }
        }
        if let Some(ends) = ends {
            ends.write(asm);
        }
        Ok(())
    }

    fn walk(&self, asm: &mut Asm, walkers: &[(Register, i64)], step: u64) -> Result<()> {
        for (register, stride) in walkers {
            let bytes = stride * step as i64;
            if i32::try_from(bytes).is_err() {
                return Err(Refusal::UnsupportedForm {
                    form: "a stride beyond 32 bits".into(),
                });
            }
            asm.add_ri(*register, bytes);
        }
        Ok(())
    }
}

/// Bytes between what a streaming loop asks for and what it loads: about the time in which a line
/// arrives.
const PREFETCH_BYTES: i64 = 3072;

/// Goes to `label` unless all that is stored lies at whole vectors.
fn jump_unless_aligned(asm: &mut Asm, streamed: &Streamed, label: crate::asm::Label) {
    asm.mov_ri(TEMP2, 0);
    for store in &streamed.stores {
        asm.lea(TEMP, *store);
        asm.or_rr(TEMP2, TEMP);
    }
    asm.and_ri(TEMP2, streamed.align_bytes - 1);
    asm.jump(Cond::Ne, label);
}

/// How the loop is counted.
#[derive(Clone, Copy, Debug)]
struct Loop {
    index: Option<Register>,
    end: Option<Register>,
    plan: InnerPlan,
    /// Vectors whose instructions are interleaved.
    side_by_side: usize,
}

/// Adds a constant of any size.
pub(crate) fn add_constant(asm: &mut Asm, to: Register, value: i64) {
    if i32::try_from(value).is_ok() {
        asm.add_ri(to, value);
    } else {
        asm.mov_ri(TEMP, value);
        asm.add_rr(to, TEMP);
    }
}

/// How much a loop would gain from having each invariant in a register: more where the instruction
/// cannot take it from memory.
fn weights(invs: &Invariants, block: Option<&Block>) -> Vec<u32> {
    let mut weights = vec![0; invs.defs.len()];
    for inst in block.into_iter().flat_map(|b| &b.insts) {
        let last = inst.src.len().saturating_sub(1);
        for (at, src) in inst.src.iter().enumerate() {
            let Src::O(Opnd::Inv(i)) = src else { continue };
            let folds = match inst.form {
                Form::Plain(mn) => {
                    mn.takes_memory() && (at == last || (mn.commutes() && inst.src.len() == 2))
                }
                Form::Fma(_) => true,
                _ => false,
            };
            weights[*i as usize] += if folds { 1 } else { 3 };
        }
    }
    weights
}
