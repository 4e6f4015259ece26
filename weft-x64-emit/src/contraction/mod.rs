//! Contraction kernels: matrix products in segments, with their epilogue.
//!
//! ```text
//! for each batch point
//!   for each block of rows              its part of A stays in the second-level cache
//!     for each panel of B (nr columns)
//!       for each segment of k           its part of the panel stays in the first-level cache
//!         for each tile of rows         h x nr sums in registers
//!           for each k: fma
//!           totals += sums              in the strip (rows x nr, in scratch); the first as it is
//!       epilogue over the strip
//! ```
//!
//! A is read where it lies, one broadcast for each element. With only a few rows a tile takes
//! several panels at once, so that enough sums are under way to hide the latency of fma.
//! Where the epilogue works on single-precision lanes and few registers suffice, it runs on the
//! sums in the tile's registers instead, and there is no strip for the last segment.

mod entry;
mod epilogue;
mod plan;
mod tile;

use crate::Lowered;
use crate::asm::{Addr, Asm, Cond};
use crate::frame::{Gprs, TEMP, wrap};
use crate::isa::Isa;
use crate::select::Result;
use iced_x86::Register;
use plan::{Plan, Vars};
use weft_kernel::{Abi, ContractionKernel, Functions, Inst, Refusal};
use weft_lower::Body;

/// Writes a contraction kernel.
pub(crate) fn emit(
    k: &ContractionKernel,
    functions: &Functions,
    isa: Isa,
    abi: Abi,
) -> Result<Lowered> {
    if k.masked {
        return Err(Refusal::UnsupportedForm {
            form: "a contraction whose left operand masks terms".into(),
        });
    }
    let extents: Vec<u64> = k.epilogue_axes().iter().map(|a| a.extent).collect();
    let scope = k.scope(functions);
    let body = Body::build(&k.epilogue, &k.effects, &scope, functions, &extents)?;
    let mut plan = Plan::new(k, &body, isa)?;
    let mut gprs = Gprs::new(abi);
    let scratch = gprs.need()?;
    if plan.in_registers {
        let mut trial = Writer::new(k, &body, &plan, scratch, isa, gprs.clone());
        plan.in_registers = trial.epilogue_fits();
    }
    let mut writer = Writer::new(k, &body, &plan, scratch, isa, gprs);
    writer.whole(abi)?;
    let Writer {
        mut asm,
        vectors,
        gprs,
        ..
    } = writer;
    wrap(&mut asm, abi, gprs.used(), vectors);
    let f16c = body.nodes.iter().any(|n| n.elem == weft_kernel::Elem::F16);
    Ok(Lowered {
        code: asm.finish()?,
        scratch_bytes: plan.scratch_bytes,
        f16c,
    })
}

struct Writer<'a> {
    asm: Asm,
    k: &'a ContractionKernel,
    body: &'a Body,
    plan: &'a Plan,
    vars: &'a Vars,
    scratch: Register,
    isa: Isa,
    vectors: u32,
    gprs: Gprs,
}

impl<'a> Writer<'a> {
    fn new(
        k: &'a ContractionKernel,
        body: &'a Body,
        plan: &'a Plan,
        scratch: Register,
        isa: Isa,
        gprs: Gprs,
    ) -> Self {
        Writer {
            asm: Asm::new(),
            k,
            body,
            plan,
            vars: &plan.vars,
            scratch,
            isa,
            vectors: 0,
            gprs,
        }
    }

    /// A variable in scratch.
    fn var(&self, disp: i64) -> Addr {
        Addr::base(self.scratch, disp)
    }

    fn copy_var(&mut self, to: i64, from: i64) {
        let (to, from) = (self.var(to), self.var(from));
        self.asm.load(TEMP, from);
        self.asm.store(to, TEMP);
    }

    /// Adds a constant of any size to a variable.
    fn add_var(&mut self, to: i64, value: i64) {
        if value == 0 {
            return;
        }
        let to = self.var(to);
        if let Ok(small) = i32::try_from(value) {
            self.asm.add_mi(to, small);
        } else {
            self.asm.mov_ri(TEMP, value);
            self.asm.add_mr(to, TEMP);
        }
    }

    /// Sets a variable to a constant of any size.
    fn set_var(&mut self, to: i64, value: i64) {
        let to = self.var(to);
        if let Ok(small) = i32::try_from(value) {
            self.asm.store_imm(to, small);
        } else {
            self.asm.mov_ri(TEMP, value);
            self.asm.store(to, TEMP);
        }
    }

    fn coord_is_read(&self, axis: usize) -> bool {
        self.k
            .epilogue
            .iter()
            .any(|i| matches!(i, Inst::Coord { axis: a } if *a == axis))
    }

    fn whole(&mut self, abi: Abi) -> Result<()> {
        let exit = self.asm.label();
        self.entry(abi, exit)?;
        let levels = self.plan.levels.clone();
        let mut heads = Vec::new();
        for (at, level) in levels.iter().enumerate() {
            let counter = self.vars.counters + 8 * at as i64;
            if !level.split {
                self.set_var(counter, level.extent as i64);
                if self.coord_is_read(level.axis) {
                    self.set_var(self.vars.coords + 8 * level.axis as i64, 0);
                }
            }
            let name = self.k.batch[level.axis].name.clone();
            self.asm.open_loop(name, level.extent);
            heads.push(self.asm.here());
        }
        self.batch_point()?;
        for (at, level) in levels.iter().enumerate().rev() {
            self.asm.line("batch loops");
            let inside = levels.get(at + 1);
            for (var, steps) in self.plan.moving(self.k) {
                let mut bytes = steps[level.axis];
                if let Some(inside) = inside {
                    bytes -= steps[inside.axis] * inside.extent as i64;
                }
                self.add_var(var, bytes);
            }
            if self.coord_is_read(level.axis) {
                self.add_var(self.vars.coords + 8 * level.axis as i64, 1);
            }
            let counter = self.var(self.vars.counters + 8 * at as i64);
            self.asm.dec_m(counter);
            self.asm.jump(Cond::Ne, heads[at]);
            self.asm.close_loop();
        }
        self.asm.bind(exit);
        Ok(())
    }

    /// One product: blocks of rows, panels, segments.
    fn batch_point(&mut self) -> Result<()> {
        let plan = self.plan;
        let v = self.vars;
        self.copy_var(v.a_block, v.a);
        for g in 0..plan.groups.len() as i64 {
            self.copy_var(v.group_block + 8 * g, v.group + 8 * g);
        }
        self.copy_var(v.rows_left, v.rows);
        if self.coord_is_read(self.k.batch.len()) {
            let m = v.coords + 8 * self.k.batch.len() as i64;
            self.copy_var(v.m_block, v.m_first);
            self.copy_var(m, v.m_first);
        }
        self.asm.line("row blocks");
        self.asm.open_loop("row block", plan.blocks);
        let head = self.asm.here();
        // rows of the block = min(block, rows left)
        let small = self.asm.label();
        let (rows_left, block_rows) = (self.var(v.rows_left), self.var(v.block_rows));
        self.asm.load(TEMP, rows_left);
        self.asm.cmp_ri(TEMP, plan.block as i64);
        self.asm.jump(Cond::B, small);
        self.asm.mov_ri(TEMP, plan.block as i64);
        self.asm.bind(small);
        self.asm.store(block_rows, TEMP);
        self.copy_var(v.b_panel, v.b);
        for g in 0..plan.groups.len() as i64 {
            self.copy_var(v.group_panel + 8 * g, v.group_block + 8 * g);
        }
        self.copy_var(v.columns_left, v.columns);
        self.copy_var(v.panels_left, v.panels);
        if plan.wide > 1 {
            self.panels(plan.wide)?;
            if !plan.panels.is_multiple_of(plan.wide) || plan.split_n {
                self.panels(1)?;
            }
        } else {
            self.panels(1)?;
        }
        self.asm.line("row blocks");
        self.add_var(v.a_block, plan.block as i64 * plan.a_row);
        for (g, group) in plan.groups.iter().enumerate() {
            self.add_var(
                v.group_block + 8 * g as i64,
                plan.block as i64 * group.m_step,
            );
        }
        if self.coord_is_read(self.k.batch.len()) {
            self.add_var(v.m_block, plan.block as i64);
        }
        let (rows_left, block_rows) = (self.var(v.rows_left), self.var(v.block_rows));
        self.asm.load(TEMP, block_rows);
        self.asm.sub_mr(rows_left, TEMP);
        self.asm.jump(Cond::A, head);
        self.asm.close_loop();
        Ok(())
    }

    /// Panels, `wide` at a time, while there are as many.
    fn panels(&mut self, wide: u64) -> Result<()> {
        let plan = self.plan;
        let v = self.vars;
        let done = self.asm.label();
        let trips = if wide > 1 {
            plan.panels / wide
        } else if plan.wide > 1 {
            plan.panels % plan.wide
        } else {
            plan.panels
        };
        if plan.wide > 1 {
            let left = self.var(v.panels_left);
            self.asm.load(TEMP, left);
            self.asm.cmp_ri(TEMP, wide as i64);
            self.asm.jump(Cond::B, done);
        }
        let name = if wide > 1 { "panels" } else { "panel" };
        self.asm.line("panels");
        self.asm.open_loop(name, trips.max(1));
        let head = self.asm.here();
        self.segments(wide)?;
        if !plan.in_registers {
            self.strip_epilogue(wide)?;
        }
        self.asm.line("panels");
        self.add_var(v.b_panel, wide as i64 * plan.b_panel);
        if plan.in_registers {
            for (g, group) in plan.groups.iter().enumerate() {
                let step = wide as i64 * plan.nr as i64 * group.n_step;
                self.add_var(v.group_panel + 8 * g as i64, step);
            }
            self.add_var(v.columns_left, -((wide * plan.nr) as i64));
        }
        let left = self.var(v.panels_left);
        self.asm.sub_mi(left, wide as i32);
        if wide > 1 {
            self.asm.load(TEMP, left);
            self.asm.cmp_ri(TEMP, wide as i64);
            self.asm.jump(Cond::Ae, head);
        } else {
            self.asm.jump(Cond::Ne, head);
        }
        self.asm.close_loop();
        self.asm.bind(done);
        Ok(())
    }

    fn segments(&mut self, wide: u64) -> Result<()> {
        let plan = self.plan;
        let v = self.vars;
        self.copy_var(v.a_segment, v.a_block);
        self.copy_var(v.b_segment, v.b_panel);
        let count = plan.segments.count().max(1);
        if count == 1 {
            return self.tiles(wide);
        }
        self.asm.line("segments");
        self.set_var(v.segment, 0);
        self.asm.open_loop("segment", count);
        let head = self.asm.here();
        self.tiles(wide)?;
        self.asm.line("segments");
        let len = plan.segments.len as i64;
        self.add_var(v.a_segment, len * plan.a_step);
        self.add_var(v.b_segment, len * plan.b_row);
        self.add_var(v.segment, 1);
        let segment = self.var(v.segment);
        self.asm.load(TEMP, segment);
        self.asm.cmp_ri(TEMP, count as i64);
        self.asm.jump(Cond::B, head);
        self.asm.close_loop();
        Ok(())
    }

    fn unsupported<T>(form: &str) -> Result<T> {
        Err(Refusal::UnsupportedForm { form: form.into() })
    }
}
