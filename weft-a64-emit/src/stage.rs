//! One stage: what is computed ahead, the loop over the inner axis, the remainder, the ends of
//! reductions.

use crate::asm::{Asm, Gpr, TEMP, TEMP2, TEMP3};
use crate::finish_block::{Finished, Home, finish_block};
use crate::frame::Gprs;
use crate::interleave::interleave;
use crate::mir::{Block, Opnd};
use crate::select::{
    Accumulator, Context, FixedRegisters, InvDef, Invariants, Position, Result, Sel,
};
use weft_a64_encoder::{Cond, Operand, form};
use weft_kernel::{Access, Effect, Over, ReduceOp, Refusal, Val};
use weft_lower::variance::{Axes, varying};
use weft_lower::{Body, InnerPlan, LaneWidth, Op, Pressure, RegisterFile, order, widest_lane};

/// Bytes of a vector.
pub(crate) const VECTOR: i64 = 16;

/// Which part of the inner axis a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bounds {
    /// All of it.
    Whole,
    /// From one number in scratch, at this offset, to the next.
    Piece(i64),
}

/// Where a stage keeps what outlives a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// The register with the address of this worker's scratch.
    pub(crate) scratch: Gpr,
    /// Offset of the slots, one vector each.
    pub(crate) slots: i64,
    /// Offset of the invariants that have no register, likewise.
    pub(crate) spare: i64,
    /// How many of those there is room for.
    pub(crate) spare_len: usize,
}

impl Frame {
    fn slot(&self, slot: usize) -> (Gpr, i64) {
        (self.scratch, self.slots + VECTOR * slot as i64)
    }
}

/// A guard's part that does not depend on the inner axis.
#[derive(Clone, Debug)]
pub(crate) struct GuardBase {
    pub(crate) offset: i64,
    /// Where each outer coordinate lies in scratch, with its stride.
    pub(crate) terms: Vec<(i64, i64)>,
}

/// A stage to be written.
pub(crate) struct Stage<'a> {
    pub(crate) body: &'a Body,
    pub(crate) over: Over,
    pub(crate) accesses: &'a [Access],
    /// Index of the inner axis.
    pub(crate) inner: usize,
    pub(crate) ctx: Context,
    pub(crate) extent: u64,
    pub(crate) bounds: Bounds,
    pub(crate) frame: Frame,
    pub(crate) guards: Vec<Vec<GuardBase>>,
    pub(crate) label: String,
}

/// How the loop is counted, and what moves with it.
#[derive(Clone, Debug)]
struct Loop {
    plan: InnerPlan,
    /// The number of trips to go; `None` where there is no loop.
    count: Option<Gpr>,
    /// The coordinate of the current trip, where something reads it.
    index: Option<Gpr>,
    /// Registers that move, by so many bytes for each element; whether they are put back.
    walkers: Vec<(Gpr, i64, bool)>,
    /// Rows of scratch that get a pointer of their own, and where they begin.
    rows: Vec<(Gpr, (Gpr, i64))>,
    /// Vectors whose instructions are interleaved.
    side_by_side: usize,
}

impl Stage<'_> {
    /// Writes the stage, and gives the vector registers that it writes, one bit each. `gprs` has
    /// what is free; nothing of it stays taken.
    pub(crate) fn write(self, asm: &mut Asm, gprs: &mut Gprs) -> Result<u32> {
        let mut scarce: Option<Pressure> = None;
        let reordered = self.body.reordered(&order::low_pressure(self.body));
        // Side by side first, then one after the other with fewer values at once.
        for side_by_side in [4, 2, 1] {
            for body in [self.body, &reordered] {
                let mut registers = Vec::new();
                let done = self.attempt(body, side_by_side, asm, gprs, &mut registers);
                for r in registers.into_iter().rev() {
                    gprs.give_back(r);
                }
                match done? {
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
        let mut unroll = match work {
            0..=3 => 8,
            4..=6 => 4,
            _ => most,
        };
        while unroll > 1 && lanes * unroll > self.extent {
            unroll /= 2;
        }
        InnerPlan::new(self.extent, lanes, unroll)
    }

    /// Whether something needs the coordinate along the inner axis as a number.
    fn reads_index(&self, body: &Body) -> bool {
        let guarded = |access: usize| {
            let mut guards = self.ctx.guards[access].iter();
            guards.any(|(stride, _)| *stride != 0)
        };
        let by_node = body.nodes.iter().any(|n| match n.op {
            Op::Coord { axis } => axis == self.inner,
            Op::Load { access } | Op::Gather { access, .. } => guarded(access),
            _ => false,
        });
        by_node
            || body.effects.iter().any(|e| match e {
                Effect::Store { access, .. } => guarded(*access),
                Effect::Reduce { op, .. } => op.is_arg(),
                _ => false,
            })
    }

    fn attempt(
        &self,
        body: &Body,
        side_by_side: u64,
        asm: &mut Asm,
        gprs: &mut Gprs,
        registers: &mut Vec<Gpr>,
    ) -> Result<std::result::Result<u32, Pressure>> {
        let once = self.over == Over::Once;
        let axes = Axes {
            accesses: self.accesses,
            inner: self.inner,
        };
        let varies = if once {
            vec![true; body.nodes.len()]
        } else {
            varying(body, axes)
        };
        let lanes = if once {
            1
        } else {
            VECTOR as usize / widest_lane(body).bytes()
        };
        let plan = self.plan(body, &varies, lanes, side_by_side);
        if !once && self.extent >= 1 << 31 {
            return Err(Refusal::TooLarge {
                what: "the inner extent".into(),
                given: self.extent,
                limit: (1 << 31) - 1,
            });
        }
        let sets = if side_by_side == 1 { 1 } else { 4 };
        let mut fixed = FixedRegisters::all();
        let mut accumulators = Vec::new();
        for effect in &body.effects {
            if let Effect::Reduce { op, value, slot } = effect {
                let acc = Accumulator::new(
                    (*op, *value, *slot),
                    body.elem(*value),
                    (plan.unroll as usize, sets),
                    &mut fixed,
                );
                match acc {
                    Ok(acc) => accumulators.push(acc),
                    // One after the other it may be less.
                    Err(Refusal::RegisterPressure { needed, available }) => {
                        return Ok(Err(Pressure {
                            class: 0,
                            needed,
                            available,
                        }));
                    }
                    Err(e) => return Err(e),
                }
            }
        }
        let mut take = || {
            let r = gprs.need()?;
            registers.push(r);
            Ok::<Gpr, Refusal>(r)
        };
        let looped = self.bounds != Bounds::Whole || plan.trips > 1;
        let mut ctx = self.ctx.clone();
        let mut shape = Loop {
            plan,
            count: if looped { Some(take()?) } else { None },
            index: None,
            walkers: Vec::new(),
            rows: Vec::new(),
            side_by_side: side_by_side as usize,
        };
        if looped {
            if self.reads_index(body) {
                shape.index = Some(take()?);
            }
            for place in ctx.places.iter().flatten() {
                let walker = (place.base, place.stride, true);
                if place.stride != 0 && !shape.walkers.contains(&walker) {
                    shape.walkers.push(walker);
                }
            }
            for (at, (place, _)) in ctx.rows.iter_mut().enumerate() {
                let reads = body.nodes.iter().any(|n| n.op == Op::Row { row: at });
                let writes = body
                    .effects
                    .iter()
                    .any(|e| matches!(e, Effect::StoreRow { row, .. } if *row == at));
                if reads || writes {
                    let r = take()?;
                    shape.rows.push((r, (place.base, place.disp)));
                    shape.walkers.push((r, place.stride, false));
                    (place.base, place.disp) = (r, 0);
                }
            }
        }
        for (at, node) in body.nodes.iter().enumerate() {
            match node.op {
                Op::Lookup { table, .. } if ctx.tables[table].is_none() => {
                    ctx.tables[table] = Some(take()?);
                }
                // Gathers whose index does not vary read rows: each gets the row's address.
                Op::Gather { access, index, .. }
                    if varies[at]
                        && !varies[index.index()]
                        && ctx.guards[access].is_empty()
                        && ctx.places[access].is_some_and(|p| p.stride != 0) =>
                {
                    let r = take()?;
                    ctx.row_gathers.push((Val(at as u32), r));
                    if let (true, Some(place)) = (looped, ctx.places[access]) {
                        shape.walkers.push((r, place.stride, false));
                    }
                }
                _ => {}
            }
        }
        let writing = Writing {
            stage: self,
            body,
            varies: &varies,
            ahead: body
                .nodes
                .iter()
                .zip(&varies)
                .map(|(n, v)| !v && !matches!(n.op, Op::Const { .. }))
                .collect(),
            lanes,
            ctx,
            shape,
            accumulators,
            fixed,
        };
        writing.write(asm)
    }
}

/// A stage with its registers.
struct Writing<'a> {
    stage: &'a Stage<'a>,
    body: &'a Body,
    varies: &'a [bool],
    /// Nodes that are computed ahead of the loop.
    ahead: Vec<bool>,
    lanes: usize,
    ctx: Context,
    shape: Loop,
    accumulators: Vec<Accumulator>,
    fixed: FixedRegisters,
}

impl Writing<'_> {
    fn write(&self, asm: &mut Asm) -> Result<std::result::Result<u32, Pressure>> {
        let plan = self.shape.plan;
        let mut invs = Invariants::default();
        let main = if plan.trips > 0 {
            Some(self.vectors(plan.unroll, 0, 0, &mut invs)?)
        } else {
            None
        };
        let rest = if plan.rest() > 0 {
            // Without a loop, positions behind the one trip are plain numbers.
            let start = match self.shape.count {
                None => (plan.trips * plan.step()) as i64,
                Some(_) => 0,
            };
            Some(self.vectors(plan.whole, plan.tail, start, &mut invs)?)
        } else {
            None
        };
        let ends = if self.accumulators.is_empty() {
            None
        } else {
            let mut sel = self.sel(&self.ahead, &mut invs);
            for acc in &self.accumulators {
                sel.end(acc, self.stage.frame.slot(acc.slot))?;
            }
            Some(sel.block)
        };
        // What the code ahead itself needs; then everything is known.
        self.ahead_block(&mut invs, None)?;
        let weights = weights(&invs, main.as_ref().or(rest.as_ref()));
        let mut order: Vec<usize> = (0..invs.defs.len()).filter(|i| weights[*i] > 0).collect();
        if self.shape.count.is_none() {
            // Without a loop, loading a constant ahead gains nothing.
            order.retain(|i| matches!(invs.defs[*i], InvDef::Node { .. } | InvDef::Guard { .. }));
        }
        order.sort_by_key(|i| std::cmp::Reverse(weights[*i]));
        let room = self.fixed.free().len();
        let mut pressure = None;
        for kept in (0..=order.len().min(room.saturating_sub(2))).rev() {
            let (homes, free) = self.homes(&invs, &order[..kept], asm)?;
            let file = RegisterFile {
                classes: vec![free],
            };
            let mut invs = invs.clone();
            let first = self.ahead_block(&mut invs, Some(&homes))?;
            let blocks = [Some(&first), main.as_ref(), rest.as_ref(), ends.as_ref()];
            let done: std::result::Result<Vec<Option<Finished>>, Pressure> = blocks
                .into_iter()
                .map(|b| b.map(|b| finish_block(b, &homes, &file)).transpose())
                .collect();
            let done = match done {
                Ok(done) => done,
                Err(p) => {
                    pressure = Some(p);
                    continue;
                }
            };
            let written = done.iter().flatten().fold(0, |bits, f| bits | f.written);
            self.place(asm, &done)?;
            return Ok(Ok(written));
        }
        Ok(Err(pressure.expect("an attempt was made")))
    }

    fn sel<'b>(&'b self, ahead: &'b [bool], invs: &'b mut Invariants) -> Sel<'b> {
        Sel::new(self.lanes, self.body, ahead, &self.ctx, invs)
    }

    /// `count` vectors and one of `tail` elements, from `start` on.
    fn vectors(&self, count: u64, tail: u64, start: i64, invs: &mut Invariants) -> Result<Block> {
        let plan = self.shape.plan;
        let mut sel = self.sel(&self.ahead, invs);
        let (mut parts, mut reductions) = (Vec::new(), Vec::new());
        for j in 0..count + u64::from(tail > 0) {
            let active = if j < count { self.lanes } else { tail as usize };
            let at = start + (j * plan.lanes) as i64;
            let index = self.shape.index;
            sel.next_vector(Position { index, at }, active);
            sel.nodes(|n| self.varies[n])?;
            self.stores(&mut sel)?;
            parts.push(std::mem::take(&mut sel.block.insts));
            // A reduction may read and write its state in several instructions, and vectors share
            // states: no other vector comes in between.
            for acc in &self.accumulators {
                sel.reduce(acc, j as usize)?;
            }
            reductions.push(std::mem::take(&mut sel.block.insts));
        }
        let groups = parts.chunks(self.shape.side_by_side);
        for (group, reduced) in groups.zip(reductions.chunks(self.shape.side_by_side)) {
            sel.block.insts.extend(interleave(group));
            sel.block.insts.extend(reduced.concat());
        }
        Ok(sel.block)
    }

    fn stores(&self, sel: &mut Sel<'_>) -> Result<()> {
        for effect in &self.body.effects {
            match effect {
                Effect::Store { access, value } => sel.store(*access, *value)?,
                Effect::StoreRow { row, value } => sel.store_row(*row, *value)?,
                Effect::Reduce { .. } => {}
                Effect::SetScalar { slot, value } => {
                    sel.set_scalar(self.stage.frame.slot(*slot), *value)?;
                }
            }
        }
        Ok(())
    }

    /// Code ahead of the loop: invariants into their homes, reductions to their start.
    ///
    /// Without homes it is a rehearsal, which only finds out which invariants there are.
    fn ahead_block(&self, invs: &mut Invariants, homes: Option<&[Home]>) -> Result<Block> {
        let wanted = invs.defs.clone();
        let none = vec![false; self.ahead.len()];
        let mut sel = self.sel(&none, invs);
        let home = |at: usize| homes.map(|h| h[at]);
        let keep = |sel: &mut Sel<'_>, at: usize, value: Opnd| match home(at) {
            Some(Home::Reg(r)) => sel.keep_in(r, value),
            Some(Home::Mem(base, disp)) => sel.keep_at((base, disp), value),
            None => {}
        };
        for (at, def) in wanted.iter().enumerate() {
            let Some(Home::Reg(r)) = home(at) else {
                continue;
            };
            let from = match def {
                InvDef::Bytes(_) => homes.map(|h| h[wanted.len() + at]),
                InvDef::Slot { slot } => {
                    let (base, disp) = self.stage.frame.slot(*slot);
                    Some(Home::Mem(base, disp))
                }
                InvDef::Node { .. } | InvDef::Guard { .. } => None,
            };
            if let Some(Home::Mem(base, disp)) = from {
                sel.fetch_into(r, (base, disp));
            }
        }
        for (table, register) in self.ctx.tables.iter().enumerate() {
            if let Some(r) = register {
                let offset = i64::from(self.ctx.table_offsets[table]);
                sel.add_number(*r, self.ctx.constants, offset);
            }
        }
        // Guards first: nodes ahead may be guarded loads.
        for (at, def) in wanted.iter().enumerate() {
            if let InvDef::Guard { access, guard } = *def {
                let value = self.guard_base(&mut sel, access, guard);
                keep(&mut sel, at, value);
            }
        }
        for (n, is_ahead) in self.ahead.iter().enumerate() {
            if !is_ahead {
                continue;
            }
            let val = Val(n as u32);
            sel.nodes(|m| m == n)?;
            if let Some(at) = wanted.iter().position(|d| *d == InvDef::Node { val }) {
                let value = sel.full(val)?;
                keep(&mut sel, at, value);
            }
        }
        for (val, base) in &self.ctx.row_gathers {
            self.row_address(&mut sel, *val, *base)?;
        }
        for acc in &self.accumulators {
            sel.start(acc);
        }
        Ok(sel.block)
    }

    /// The part of a guard that is the same along the inner axis, in every lane.
    fn guard_base(&self, sel: &mut Sel<'_>, access: usize, guard: usize) -> Opnd {
        let base = &self.stage.guards[access][guard];
        sel.number(TEMP, base.offset);
        for (disp, stride) in &base.terms {
            sel.load_general(TEMP2, self.stage.frame.scratch, *disp);
            sel.number(TEMP3, *stride);
            sel.multiply_add(TEMP, TEMP2, TEMP3, TEMP);
        }
        sel.broadcast_general(TEMP)
    }

    /// The address of the row that a gather reads.
    fn row_address(&self, sel: &mut Sel<'_>, val: Val, base: Gpr) -> Result<()> {
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
        let wide = weft_lower::lane_width(sel.body.elem(index)) == LaneWidth::B8;
        let value = sel.full(index)?;
        sel.lane_to(TEMP, value, wide, 0);
        let step = stride.checked_mul(elem.size_bytes() as i64);
        let step = step.ok_or_else(|| Refusal::UnsupportedForm {
            form: "a gather's stride beyond 64 bits".into(),
        })?;
        sel.number(TEMP3, step);
        sel.multiply_add(base, TEMP, TEMP3, place.base);
        Ok(())
    }

    /// Homes for all invariants, the kept ones in registers; behind them, for each invariant, where
    /// it rests if it is a constant. Also the registers that are left.
    fn homes(
        &self,
        invs: &Invariants,
        kept: &[usize],
        asm: &mut Asm,
    ) -> Result<(Vec<Home>, Vec<u8>)> {
        let mut free = self.fixed.free();
        let (mut homes, mut resting) = (Vec::new(), Vec::new());
        let frame = &self.stage.frame;
        let mut spare = 0;
        for (at, def) in invs.defs.iter().enumerate() {
            let rests = match def {
                InvDef::Bytes(bytes) => {
                    let at = i64::from(asm.constant(bytes.to_vec()));
                    if at > Home::REACH {
                        return Err(Refusal::TooLarge {
                            what: "the constants of a kernel in bytes".into(),
                            given: at as u64,
                            limit: Home::REACH as u64,
                        });
                    }
                    Some(Home::Mem(self.ctx.constants, at))
                }
                InvDef::Slot { slot } => {
                    let (base, disp) = frame.slot(*slot);
                    Some(Home::Mem(base, disp))
                }
                InvDef::Node { .. } | InvDef::Guard { .. } => None,
            };
            let home = if kept.contains(&at) {
                // The last ones: those that the caller would have to have back.
                Home::Reg(free.pop().expect("fewer are kept than there are"))
            } else if let Some(rests) = rests {
                rests
            } else {
                if spare == frame.spare_len {
                    return Err(Refusal::UnsupportedForm {
                        form: "a stage with more invariants than scratch has room for".into(),
                    });
                }
                spare += 1;
                Home::Mem(frame.scratch, frame.spare + VECTOR * (spare as i64 - 1))
            };
            homes.push(home);
            resting.push(rests.unwrap_or(home));
        }
        homes.extend(resting);
        Ok((homes, free))
    }

    fn place(&self, asm: &mut Asm, done: &[Option<Finished>]) -> Result<()> {
        let [first, main, rest, ends] = done else {
            panic!("a stage has four parts");
        };
        let write = |asm: &mut Asm, part: &Option<Finished>| {
            if let Some(part) = part {
                part.write(asm);
            }
        };
        match self.shape.count {
            None => {
                write(asm, first);
                write(asm, main);
                write(asm, rest);
            }
            Some(count) => self.place_loop(asm, count, first, main, rest)?,
        }
        write(asm, ends);
        Ok(())
    }

    fn place_loop(
        &self,
        asm: &mut Asm,
        count: Gpr,
        first: &Option<Finished>,
        main: &Option<Finished>,
        rest: &Option<Finished>,
    ) -> Result<()> {
        let plan = self.shape.plan;
        let step = plan.step() as i64;
        let scratch = self.stage.frame.scratch;
        for (register, (base, disp)) in &self.shape.rows {
            asm.mov_rr(*register, *base);
            asm.add_ri(*register, *disp);
        }
        let back = || self.shape.walkers.iter().filter(|(_, _, back)| *back);
        match self.stage.bounds {
            Bounds::Whole => {
                if let Some(first) = first {
                    first.write(asm);
                }
                if let Some(index) = self.shape.index {
                    asm.mov_ri(index, 0);
                }
                asm.mov_ri(count, plan.trips as i64);
                self.main_loop(asm, count, main)?;
                if let Some(rest) = rest {
                    rest.write(asm);
                }
                let walked = (plan.trips * plan.step()) as i64;
                for (register, stride, _) in back() {
                    let bytes = stride.checked_mul(-walked).ok_or_else(too_far)?;
                    asm.add_ri(*register, bytes);
                }
            }
            Bounds::Piece(piece) => {
                asm.load(TEMP, scratch, piece);
                for (register, stride, _) in back() {
                    asm.add_scaled(*register, TEMP, *stride);
                }
                if let Some(first) = first {
                    first.write(asm);
                }
                if let Some(index) = self.shape.index {
                    asm.load(index, scratch, piece);
                }
                let done = asm.label();
                if main.is_some() {
                    self.piece_length(asm, piece);
                    let x = Operand::X;
                    let log = Operand::Imm(i64::from(step.trailing_zeros()));
                    asm.inst(form::LSR_X_X_I, &[x(count), x(TEMP), log]);
                    let behind = asm.label();
                    asm.branch_zero(count, behind);
                    self.main_loop(asm, count, main)?;
                    asm.bind(behind);
                }
                if let Some(rest) = rest {
                    self.piece_rest(asm, piece, step);
                    asm.branch_zero(TEMP, done);
                    rest.write(asm);
                }
                asm.bind(done);
                // What was walked: the end, without the remainder.
                self.piece_rest(asm, piece, step);
                asm.load(TEMP2, scratch, piece + 8);
                asm.sub_rrr(TEMP, TEMP2, TEMP);
                for (register, stride, _) in back() {
                    asm.sub_scaled(*register, TEMP, *stride);
                }
            }
        }
        Ok(())
    }

    /// The length of the piece, in [`TEMP`].
    fn piece_length(&self, asm: &mut Asm, piece: i64) {
        let scratch = self.stage.frame.scratch;
        asm.load(TEMP2, scratch, piece);
        asm.load(TEMP, scratch, piece + 8);
        asm.sub_rrr(TEMP, TEMP, TEMP2);
    }

    /// The elements of the piece behind the last whole step, in [`TEMP`].
    fn piece_rest(&self, asm: &mut Asm, piece: i64, step: i64) {
        self.piece_length(asm, piece);
        let x = Operand::X;
        if step == 1 {
            return asm.mov_ri(TEMP, 0);
        }
        let mask = Operand::Imm(step - 1);
        asm.inst(form::AND_XSP_X_BITMASK, &[x(TEMP), x(TEMP), mask]);
    }

    fn main_loop(&self, asm: &mut Asm, count: Gpr, main: &Option<Finished>) -> Result<()> {
        let Some(main) = main else { return Ok(()) };
        let plan = self.shape.plan;
        let head = asm.open_loop(self.stage.label.clone(), plan.trips);
        main.write(asm);
        for (register, stride, _) in &self.shape.walkers {
            let bytes = stride.checked_mul(plan.step() as i64).ok_or_else(too_far)?;
            asm.add_ri(*register, bytes);
        }
        if let Some(index) = self.shape.index {
            asm.add_ri(index, plan.step() as i64);
        }
        asm.subs_ri(count, 1);
        asm.branch(Cond::Ne, head);
        asm.close_loop();
        Ok(())
    }
}

fn too_far() -> Refusal {
    Refusal::UnsupportedForm {
        form: "a stride beyond 64 bits".into(),
    }
}

/// How much a loop would gain from having each invariant in a register: less where an instruction
/// overwrites a copy of it, since loading it is no more than copying it.
fn weights(invs: &Invariants, block: Option<&Block>) -> Vec<u32> {
    let mut weights = vec![0; invs.defs.len()];
    for inst in block.into_iter().flat_map(|b| &b.insts) {
        if let Some(Opnd::Inv(i)) = inst.tied {
            weights[i as usize] += 1;
        }
        let tied = usize::from(inst.tied.is_some());
        for o in inst.reads().skip(tied) {
            if let Opnd::Inv(i) = o {
                weights[i as usize] += 3;
            }
        }
    }
    weights
}
