//! The entry of a contraction: pointers and counts of this call's piece, into variables.

use super::Writer;
use crate::asm::{Addr, Cond, Label};
use crate::frame::{TEMP, TEMP2, argument};
use crate::select::Result;
use crate::stage::add_constant;
use iced_x86::Register;
use weft_kernel::{Abi, Args, BLayout, ContractionSplit};

impl Writer<'_> {
    pub(super) fn entry(&mut self, abi: Abi, exit: Label) -> Result<()> {
        let v = self.vars;
        let begin = TEMP2;
        let work = self.gprs.need()?;
        let bases = self.gprs.need()?;
        self.asm.mov_rr(TEMP, argument(abi));
        self.asm
            .load(self.scratch, Addr::base(TEMP, Args::SCRATCH as i64));
        self.asm.load(begin, Addr::base(TEMP, Args::BEGIN as i64));
        self.asm.load(work, Addr::base(TEMP, Args::END as i64));
        self.asm.load(bases, Addr::base(TEMP, Args::BASES as i64));
        self.asm.sub_rr(work, begin);
        // Pieces are never negative, so only an empty one has no borrow and no rest.
        self.asm.jump(Cond::E, exit);
        let (m, n) = (self.k.m as i64, self.k.n as i64);
        let nr = self.plan.nr as i64;
        let zero_first = self.k.split != ContractionSplit::M;
        if zero_first {
            self.set_var(v.m_first, 0);
        }
        match self.k.split {
            ContractionSplit::Batch(axis) => {
                let counter = self.var(v.counters);
                let coord = self.var(v.coords + 8 * axis as i64);
                self.asm.store(counter, work);
                self.asm.store(coord, begin);
            }
            ContractionSplit::M => {
                let (rows, first) = (self.var(v.rows), self.var(v.m_first));
                self.asm.store(rows, work);
                self.asm.store(first, begin);
            }
            ContractionSplit::N => {
                // columns = n - begin, so that the last panel of the matrix knows that it is short;
                // panels = ceil(piece / nr).
                let columns = self.var(v.columns);
                self.asm.mov_ri(TEMP, n);
                self.asm.sub_rr(TEMP, begin);
                self.asm.store(columns, TEMP);
                self.asm.add_ri(work, nr - 1);
                self.divide(work, nr);
                let panels = self.var(v.panels);
                self.asm.store(panels, work);
            }
        }
        if self.k.split != ContractionSplit::M {
            self.set_var(v.rows, m);
        }
        if self.k.split != ContractionSplit::N {
            self.set_var(v.columns, n);
            self.set_var(v.panels, self.plan.panels as i64);
        }
        // Operands: base + offset + begin * step.
        let (a, b) = (&self.k.a, &self.k.b);
        let a_step = match self.k.split {
            ContractionSplit::Batch(i) => a.batch_strides[i] * 4,
            ContractionSplit::M => self.plan.a_row,
            ContractionSplit::N => 0,
        };
        let b_step = match (self.k.split, b.layout) {
            (ContractionSplit::Batch(i), _) => b.batch_strides[i] * 4,
            (ContractionSplit::M, _) => 0,
            // begin is a multiple of nr: begin / nr panels of k * nr elements.
            (ContractionSplit::N, BLayout::Panels { .. }) => self.k.k as i64 * 4,
            (ContractionSplit::N, BLayout::Strided { .. }) => 4,
        };
        let mut operands = vec![
            (v.a, a.operand, a.offset * 4, a_step),
            (v.b, b.operand, b.offset * 4, b_step),
        ];
        for (g, group) in self.plan.groups.iter().enumerate() {
            let step = match self.k.split {
                ContractionSplit::Batch(i) => group.batch_steps[i],
                ContractionSplit::M => group.m_step,
                ContractionSplit::N => group.n_step,
            };
            let var = v.group + 8 * g as i64;
            operands.push((var, group.operand, group.offset, step));
        }
        for (var, operand, offset, step) in operands {
            let to = self.var(var);
            self.asm.load(work, Addr::base(bases, 8 * operand as i64));
            if step != 0 {
                self.asm.mov_ri(TEMP, step);
                self.asm.imul_rr(TEMP, begin);
                self.asm.add_rr(work, TEMP);
            }
            add_constant(&mut self.asm, work, offset);
            self.asm.store(to, work);
        }
        self.gprs.give_back(bases);
        self.gprs.give_back(work);
        Ok(())
    }

    /// `r /= by`, for small positive numbers.
    fn divide(&mut self, r: Register, by: i64) {
        if by & (by - 1) == 0 {
            self.asm.shr_ri(r, by.trailing_zeros());
            return;
        }
        // Numbers below 2^32: multiply by ceil(2^40 / by) and shift; exact for by < 256.
        self.asm.mov_ri(TEMP, ((1i64 << 40) + by - 1) / by);
        self.asm.imul_rr(r, TEMP);
        self.asm.shr_ri(r, 40);
    }
}
