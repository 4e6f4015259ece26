//! Gathers and tables: one address after the other, since NEON gathers nothing.

use super::values::{Lv, Place};
use super::{Result, Sel};
use crate::asm::{Gpr, TEMP, TEMP2, TEMP3};
use crate::mir::{Arg, Kind, Opnd};
use weft_a64_encoder::form;
use weft_kernel::refusal::AccessTrait;
use weft_kernel::{Elem, Table, Val};
use weft_lower::{LaneWidth, Op, lane_width};

/// A table as it lies behind the code: entries of four or eight bytes, extended as their type is.
pub(crate) fn table_bytes(table: &Table) -> Vec<u8> {
    let wide = lane_width(table.elem) == LaneWidth::B8;
    let entries = table.bits.iter().flat_map(|bits| match table.elem {
        _ if wide => bits.to_le_bytes().to_vec(),
        Elem::I8 => i32::from(*bits as u8 as i8).to_le_bytes().to_vec(),
        Elem::I16 => i32::from(*bits as u16 as i16).to_le_bytes().to_vec(),
        _ => (*bits as u32).to_le_bytes().to_vec(),
    });
    entries.collect()
}

impl Sel<'_> {
    /// An index's lane, sign-extended, in a general-purpose register.
    pub(crate) fn lane_to(&mut self, to: Gpr, index: Opnd, wide: bool, lane: usize) {
        let form = if wide {
            form::UMOV_X_VD_AT_I
        } else {
            form::SMOV_X_VS_AT_I
        };
        let args = vec![Arg::X(to), Arg::Use(index, Kind::V), Arg::Imm(lane as i64)];
        self.effect(form, args);
    }

    /// An entry for each lane, from the table behind the code. Lanes that do not exist have some
    /// index in range too: programs' tables are in range for all inputs.
    pub(super) fn lookup(&mut self, table: usize, index: Val) -> Result<Opnd> {
        let lane = lane_width(self.body.tables[table].elem);
        let Some(base) = self.ctx.tables[table] else {
            return self.unsupported("lookup in so many tables", self.body.tables[table].elem);
        };
        let index = self.full(index)?;
        let shift = lane.bytes().trailing_zeros();
        let active = std::mem::replace(&mut self.active, self.lanes);
        let elem = match lane {
            LaneWidth::B4 => Elem::I32,
            LaneWidth::B8 => Elem::I64,
        };
        let value = self.element_wise(elem, |sel, lane| {
            sel.lane_to(TEMP2, index, false, lane);
            sel.add_shifted(TEMP, base, TEMP2, shift);
            Ok(TEMP)
        });
        self.active = active;
        Ok(value?.full.expect("lanes of four or eight bytes"))
    }

    /// `to = a + (b << shift)`.
    fn add_shifted(&mut self, to: Gpr, a: Gpr, b: Gpr, shift: u32) {
        self.effect(
            form::ADD_X_X_X_SHIFT_I,
            vec![
                Arg::X(to),
                Arg::X(a),
                Arg::X(b),
                Arg::Shift(weft_a64_encoder::Shift::Lsl),
                Arg::Imm(i64::from(shift)),
            ],
        );
    }

    /// The register with the row's address, where a gather reads along a row.
    fn gathered_row(&self, access: usize, index: Val, stride: i64) -> Option<Gpr> {
        let wanted = Op::Gather {
            access,
            index,
            stride,
        };
        let mut rows = self.ctx.row_gathers.iter();
        rows.find(|(v, _)| self.body.nodes[v.index()].op == wanted)
            .map(|(_, r)| *r)
    }

    pub(super) fn gather(&mut self, access: usize, index: Val, stride: i64) -> Result<Lv> {
        let elem = self.ctx.operands[access].1;
        if !self.ctx.guards[access].is_empty() {
            return Err(self.refuse(access, AccessTrait::Guarded));
        }
        let place = self.place(access)?;
        if let Some(base) = self.gathered_row(access, index, stride) {
            return self.load_place(Place { base, ..place }, elem);
        }
        let Some(step) = stride.checked_mul(elem.size_bytes() as i64) else {
            return Err(self.refuse(access, AccessTrait::Gather));
        };
        let wide = lane_width(self.body.elem(index)) == LaneWidth::B8;
        let index = self.full(index)?;
        self.element_wise(elem, |sel, lane| {
            let disp = sel.displacement(place, lane)?;
            let base = sel.exactly(place.base, disp);
            sel.lane_to(TEMP2, index, wide, lane);
            if step > 0 && step.count_ones() == 1 {
                sel.add_shifted(TEMP, base, TEMP2, step.trailing_zeros());
            } else {
                sel.number(TEMP3, step);
                sel.multiply_add(TEMP, TEMP2, TEMP3, base);
            }
            Ok(TEMP)
        })
    }

    /// Eight bytes from memory into a general-purpose register.
    pub(crate) fn load_general(&mut self, to: Gpr, base: Gpr, disp: i64) {
        let args = vec![Arg::X(to), Arg::X(base), Arg::Imm(disp)];
        self.effect(form::LDR_X_AT_XSP_I, args);
    }

    /// `to = a * b + c`.
    pub(crate) fn multiply_add(&mut self, to: Gpr, a: Gpr, b: Gpr, c: Gpr) {
        self.effect(form::MADD_X_X_X_X, [to, a, b, c].map(Arg::X).to_vec());
    }
}
