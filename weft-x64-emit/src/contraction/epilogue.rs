//! Epilogues: over the strip by the machinery of loop kernels, or on a tile's registers.

use super::Writer;
use super::plan::SPARE;
use super::tile::Pointers;
use crate::asm::{Addr, Cond};
use crate::select::{AccPlace, Context, Place, Result};
use crate::stage::{Bounds, Frame, Stage, add_constant};
use iced_x86::Register;
use weft_kernel::{Access, Over};
use weft_lower::variance::Axes;

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
            self.asm.load(crate::frame::TEMP, left);
            self.asm.cmp_ri(crate::frame::TEMP, plan.nr as i64);
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
            self.asm.lea(crate::frame::TEMP, end);
            self.asm.cmp_rm(crate::frame::TEMP, strip);
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
    pub(super) fn register_epilogue(&mut self, _p: &Pointers, _rows: u32) -> Result<()> {
        Self::unsupported("an epilogue in registers")
    }
}
