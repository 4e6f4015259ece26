//! Epilogues: over the strip by the machinery of loop kernels, or on a tile's registers.

use super::Writer;
use super::plan::SPARE;
use super::tile::Pointers;
use crate::asm::{Addr, Cond};
use crate::finish_block::{Finished, Home, Homes, finish_block};
use crate::frame::TEMP;
use crate::isa::Isa;
use crate::select::{AccPlace, Context, Invariants, Place, Position, Result, Sel};
use crate::stage::{Bounds, Frame, Stage, add_constant};
use iced_x86::Register;
use weft_kernel::{Access, Effect, Over};
use weft_lower::variance::Axes;
use weft_lower::{Pressure, RegisterFile};

impl Writer<'_> {
    /// Runs the epilogue over the strips of `wide` panels.
    pub(super) fn strip_epilogue(&mut self, wide: u64) -> Result<()> {
        let plan = self.plan;
        let v = self.vars;
        self.asm.line("epilogue");
        let strip = self.var(v.strip);
        self.asm.store(strip, self.scratch);
        if wide > 1 {
            self.asm.open_loop("panel's epilogue", wide);
        }
        let head = self.asm.here();
        if plan.n_tail > 0 {
            let (tail, done) = (self.asm.label(), self.asm.label());
            let left = self.var(v.columns_left);
            self.asm.load(TEMP, left);
            self.asm.cmp_ri(TEMP, plan.nr as i64);
            self.asm.jump(Cond::B, tail);
            if self.k.n >= plan.nr {
                self.strip_rows(plan.nr, 1)?;
            }
            self.asm.jump(Cond::Always, done);
            self.asm.bind(tail);
            self.strip_rows(plan.n_tail, plan.panels)?;
            self.asm.bind(done);
        } else {
            self.strip_rows(plan.nr, 1)?;
        }
        for (g, group) in plan.groups.iter().enumerate() {
            let step = plan.nr as i64 * group.n_step;
            self.add_var(v.group_panel + 8 * g as i64, step);
        }
        self.add_var(v.columns_left, -(plan.nr as i64));
        if wide > 1 {
            // As many strips as panels: compare with the end of the last one.
            self.add_var(v.strip, plan.strip_bytes);
            let end = Addr::base(self.scratch, wide as i64 * plan.strip_bytes);
            let strip = self.var(v.strip);
            self.asm.lea(TEMP, end);
            self.asm.cmp_rm(TEMP, strip);
            self.asm.jump(Cond::Ne, head);
            self.asm.close_loop();
        }
        Ok(())
    }

    /// All rows of one strip, `columns` of them; runs in one of `rarity` panels.
    fn strip_rows(&mut self, columns: u64, rarity: u64) -> Result<()> {
        let plan = self.plan;
        let v = self.vars;
        let acc = self.gprs.need()?;
        let rows = self.gprs.need()?;
        let mut pointers = Vec::new();
        for _ in &plan.groups {
            pointers.push(self.gprs.need()?);
        }
        let strip = self.var(v.strip);
        let block_rows = self.var(v.block_rows);
        self.asm.load(acc, strip);
        self.asm.load(rows, block_rows);
        for (g, r) in pointers.iter().enumerate() {
            let from = self.var(v.group_panel + 8 * g as i64);
            self.asm.load(*r, from);
        }
        let m_axis = self.k.batch.len();
        let m = v.coords + 8 * m_axis as i64;
        if self.coord_is_read(m_axis) {
            self.copy_var(m, v.m_block);
        }
        let trips = (self.k.m / plan.blocks / rarity).max(1);
        self.asm.open_loop("epilogue row", trips);
        let head = self.asm.here();
        let place = Place {
            base: acc,
            disp: 0,
            stride: 4,
            walks: false,
        };
        let ctx = self.context(&pointers, AccPlace::Memory(place))?;
        let stage = Stage {
            streams: false,
            isa: self.isa,
            body: self.body,
            over: Over::Inner,
            axes: Axes {
                accesses: &self.k.accesses,
                inner: m_axis + 1,
            },
            ctx,
            extent: columns,
            bounds: Bounds::Whole,
            frame: self.frame(),
            guards: vec![Vec::new(); self.k.accesses.len()],
            label: "epilogue".into(),
            vectors_below: None,
        };
        let written = stage.write(&mut self.asm, &mut self.gprs)?;
        self.vectors |= written.vectors;
        for (group, r) in plan.groups.iter().zip(&pointers) {
            add_constant(&mut self.asm, *r, group.m_step);
        }
        if self.coord_is_read(m_axis) {
            self.add_var(m, 1);
        }
        self.asm.add_ri(acc, 4 * plan.nr as i64);
        self.asm.dec_r(rows);
        self.asm.jump(Cond::Ne, head);
        self.asm.close_loop();
        for r in pointers.into_iter().rev() {
            self.gprs.give_back(r);
        }
        self.gprs.give_back(rows);
        self.gprs.give_back(acc);
        Ok(())
    }

    fn frame(&self) -> Frame {
        Frame {
            scratch: self.scratch,
            slots: 0,
            spare: self.vars.spare,
            spare_len: SPARE,
            saved: self.vars.saved,
        }
    }

    fn context(&self, pointers: &[Register], acc: AccPlace) -> Result<Context> {
        let k = self.k;
        let n = k.batch.len() + 1;
        if self.coord_is_read(n) {
            return Self::unsupported("an epilogue that reads the column's number");
        }
        let operand = |a: &Access| &k.operands[a.operand];
        Ok(Context {
            places: self
                .plan
                .place
                .iter()
                .map(|place| {
                    let (group, delta) = (*place)?;
                    let g = &self.plan.groups[group];
                    Some(Place {
                        base: pointers[group],
                        disp: delta,
                        stride: g.n_step,
                        walks: g.walks,
                    })
                })
                .collect(),
            operands: k
                .accesses
                .iter()
                .map(|a| {
                    (
                        operand(a).name.clone(),
                        operand(a).elem,
                        operand(a).len_elems,
                    )
                })
                .collect(),
            guards: vec![Vec::new(); k.accesses.len()],
            fills: vec![0; k.accesses.len()],
            rows: Vec::new(),
            coords: (0..n)
                .map(|axis| Some((self.scratch, self.vars.coords + 8 * axis as i64)))
                .chain([None])
                .collect(),
            acc: Some(acc),
            row_gathers: Vec::new(),
        })
    }

    /// Runs the epilogue on the sums of a tile of `rows` rows.
    ///
    /// The pointers that the k loop no longer needs hold the epilogue's addresses meanwhile.
    pub(super) fn register_epilogue(&mut self, p: &Pointers, rows: u32) -> Result<()> {
        let plan = self.plan;
        let v = self.vars;
        self.asm.line("epilogue");
        let mut free = vec![p.count, p.b];
        free.extend(&p.a);
        let extra: Vec<Register> = (free.len()..plan.groups.len())
            .map(|_| self.gprs.need())
            .collect::<Result<_>>()?;
        free.extend(&extra);
        let pointers = &free[..plan.groups.len()];
        for (g, r) in pointers.iter().enumerate() {
            let from = self.var(v.saved + 8 * g as i64);
            self.asm.load(*r, from);
        }
        if plan.n_tail > 0 {
            let (tail, done) = (self.asm.label(), self.asm.label());
            let left = self.var(v.columns_left);
            self.asm.load(TEMP, left);
            self.asm.cmp_ri(TEMP, plan.nr as i64);
            self.asm.jump(Cond::B, tail);
            if self.k.n >= plan.nr {
                self.tile_epilogue(pointers, rows, plan.nr)?;
            }
            self.asm.jump(Cond::Always, done);
            self.asm.bind(tail);
            self.tile_epilogue(pointers, rows, plan.n_tail)?;
            self.asm.bind(done);
        } else {
            self.tile_epilogue(pointers, rows, plan.nr)?;
        }
        for (g, group) in plan.groups.iter().enumerate() {
            self.add_var(v.saved + 8 * g as i64, i64::from(rows) * group.m_step);
        }
        for r in extra.into_iter().rev() {
            self.gprs.give_back(r);
        }
        self.asm.line("tiles");
        Ok(())
    }

    fn tile_epilogue(&mut self, pointers: &[Register], rows: u32, columns: u64) -> Result<()> {
        let plan = self.plan;
        let lanes = self.isa.bytes() as u64 / 4;
        let vectors = plan.vectors as u32;
        let sums = (rows * vectors) as u8;
        for row in 0..rows {
            for vector in 0..vectors {
                let at = u64::from(vector) * lanes;
                if at >= columns {
                    continue;
                }
                let sum = (row * vectors + vector) as u8;
                let active = (columns - at).min(lanes) as usize;
                let mut ctx = self.context(pointers, AccPlace::Register(sum))?;
                for place in ctx.places.iter_mut().zip(&plan.place) {
                    if let (Some(place), Some((group, _))) = place {
                        place.disp += i64::from(row) * plan.groups[*group].m_step;
                    }
                }
                // Sums that are done with, and what no sum uses.
                let pool = (0..sum).chain(sums..self.isa.registers()).collect();
                let position = (at as i64, active);
                let block = self.sum_block(&ctx, position, pool)?;
                match block {
                    Ok(block) => {
                        self.vectors |= block.written;
                        block.write(&mut self.asm);
                    }
                    Err(p) => {
                        return Err(weft_kernel::Refusal::RegisterPressure {
                            needed: p.needed,
                            available: p.available,
                        });
                    }
                }
            }
        }
        Ok(())
    }

    /// The epilogue of one vector of sums.
    fn sum_block(
        &mut self,
        ctx: &Context,
        (at, active): (i64, usize),
        pool: Vec<u8>,
    ) -> Result<std::result::Result<Finished, Pressure>> {
        let lanes = self.isa.bytes() / 4;
        let none = vec![false; self.body.nodes.len()];
        let mut invs = Invariants::default();
        let mut sel = Sel::new(self.isa, lanes, self.body, &none, ctx, &mut invs);
        sel.next_vector(Position { index: None, at }, active);
        sel.nodes(|_| true)?;
        for effect in &self.body.effects {
            if let Effect::Store { access, value } = effect {
                sel.store(*access, *value)?;
            }
        }
        let block = sel.block;
        let mut homes = Homes::default();
        for def in &invs.defs {
            let Some(bytes) = def.bytes(self.isa) else {
                return Self::unsupported("an invariant in an epilogue on registers");
            };
            let addr = Addr::constant(self.asm.constant(bytes));
            homes.resting.push(Some(addr));
            homes.invariants.push(Home::Mem(addr));
        }
        for table in invs.tables {
            homes.tables.push(self.asm.constant(table));
        }
        let masks = match self.isa {
            Isa::Avx2 => 1..1,
            Isa::Avx512 => 1..8,
        };
        let file = RegisterFile {
            classes: vec![pool, masks.collect()],
        };
        Ok(finish_block(self.isa, &block, &homes, &file))
    }

    /// Whether the epilogue works with the registers that a full tile leaves.
    pub(super) fn epilogue_fits(&mut self) -> bool {
        let sums = (self.plan.tiles.full as u64 * self.plan.vectors) as u8;
        let pointers = vec![TEMP; self.plan.groups.len()];
        let lanes = self.isa.bytes() / 4;
        let Ok(ctx) = self.context(&pointers, AccPlace::Register(0)) else {
            return false;
        };
        let n = self.plan.n_tail as usize % lanes;
        [lanes, n].into_iter().filter(|a| *a > 0).all(|active| {
            let pool = (sums..self.isa.registers()).collect();
            matches!(self.sum_block(&ctx, (0, active), pool), Ok(Ok(_)))
        })
    }
}
