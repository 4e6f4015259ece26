//! Stores, scratch rows and scalar slots.

use super::memory::store_forms;
use super::values::Place;
use super::{Result, Sel};
use crate::asm::Gpr;
use crate::mir::{Arg, Kind, Opnd};
use weft_a64_encoder::{Form, form};
use weft_kernel::{Elem, Val};
use weft_lower::{LaneWidth, lane_width};

/// Stores one lane of so many bytes.
const fn store_lane_form(bytes: usize) -> Form {
    match bytes {
        8 => form::ST1_VL1_D_I_THEN_AT_XSP,
        4 => form::ST1_VL1_S_I_THEN_AT_XSP,
        2 => form::ST1_VL1_H_I_THEN_AT_XSP,
        _ => form::ST1_VL1_B_I_THEN_AT_XSP,
    }
}

impl Sel<'_> {
    /// Stores a value by an access.
    pub(crate) fn store(&mut self, access: usize, value: Val) -> Result<()> {
        let elem = self.ctx.operands[access].1;
        let place = self.place(access)?;
        if self.ctx.guards[access].is_empty() {
            return self.store_place(place, elem, value);
        }
        let o = self.stored_form(elem, value)?;
        let mask = self.guarded_store_mask(access)?;
        for lane in 0..self.active {
            let at = self.guarded_address(place, mask, lane)?;
            self.store_lane(o, elem.size_bytes(), lane, at);
        }
        Ok(())
    }

    /// Stores a value to a scratch row: whole vectors, since rows are padded.
    pub(crate) fn store_row(&mut self, row: usize, value: Val) -> Result<()> {
        let (place, elem) = self.ctx.rows[row];
        let active = std::mem::replace(&mut self.active, self.lanes);
        let done = self.store_place(place, elem, value);
        self.active = active;
        done
    }

    /// A value as it lies in memory, in the low bytes.
    fn stored_form(&mut self, elem: Elem, value: Val) -> Result<Opnd> {
        if elem.size_bytes() <= 2 {
            self.packed(value)
        } else {
            self.full(value)
        }
    }

    fn store_place(&mut self, place: Place, elem: Elem, value: Val) -> Result<()> {
        let size = elem.size_bytes();
        let o = self.stored_form(elem, value)?;
        if place.stride != size as i64 && self.active > 1 {
            for lane in 0..self.active {
                let disp = self.displacement(place, lane)?;
                let at = self.exactly(place.base, disp);
                self.store_lane(o, size, lane, at);
            }
            return Ok(());
        }
        let disp = self.displacement(place, 0)?;
        let n = size * self.active;
        let mut done = 0;
        for piece in [16usize, 8, 4, 2, 1] {
            while n - done >= piece {
                let disp = disp + done as i64;
                if done == 0 {
                    self.store_low(o, piece, place.base, disp);
                } else {
                    let at = self.exactly(place.base, disp);
                    self.store_lane(o, piece, done / piece, at);
                }
                done += piece;
            }
        }
        Ok(())
    }

    /// The low bytes of a register; 16, 8, 4, 2 or 1.
    fn store_low(&mut self, value: Opnd, bytes: usize, base: Gpr, disp: i64) {
        let (kind, scaled, unscaled) = store_forms(bytes);
        let (form, base, disp) = self.reach(base, disp, bytes, (scaled, unscaled));
        let args = vec![Arg::Use(value, kind), Arg::X(base), Arg::Imm(disp)];
        self.effect(form, args);
    }

    fn store_lane(&mut self, value: Opnd, bytes: usize, lane: usize, at: Gpr) {
        if lane == 0 {
            return self.store_low(value, bytes, at, 0);
        }
        let args = vec![Arg::Use(value, Kind::V), Arg::Imm(lane as i64), Arg::X(at)];
        self.effect(store_lane_form(bytes), args);
    }

    /// Puts lane 0 of a value into every lane of a slot.
    pub(crate) fn set_slot(&mut self, slot: (Gpr, i64), value: Opnd, lane: LaneWidth) {
        let form = match lane {
            LaneWidth::B4 => form::DUP_V4S_VS_AT_I,
            LaneWidth::B8 => form::DUP_V2D_VD_AT_I,
        };
        let all = self.vector1i(form, value, 0);
        self.keep_at(slot, all);
    }

    /// Sets a slot to a value of a stage that runs once.
    pub(crate) fn set_scalar(&mut self, slot: (Gpr, i64), value: Val) -> Result<()> {
        let elem = self.body.elem(value);
        let o = self.full(value)?;
        self.set_slot(slot, o, lane_width(elem));
        Ok(())
    }

    /// Keeps a whole vector in memory.
    pub(crate) fn keep_at(&mut self, (base, disp): (Gpr, i64), value: Opnd) {
        self.store_low(value, 16, base, disp);
    }

    /// A scalar's sixteen bytes into a fixed register.
    pub(crate) fn fetch_into(&mut self, register: u8, (base, disp): (Gpr, i64)) {
        let args = vec![Arg::Def(Kind::Q), Arg::X(base), Arg::Imm(disp)];
        let code = crate::mir::Code::Form(form::LDR_Q_AT_XSP_I);
        self.push(code, Some(Opnd::F(register)), args, None);
    }
}
