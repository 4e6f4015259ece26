//! Stores, scratch rows and scalar slots.

use super::values::Place;
use super::{Result, Sel, ps_pd};
use crate::asm::Addr;
use crate::isa::{Isa, Width};
use crate::mir::{Form, Opnd, Src};
use crate::ops::Mn;
use weft_kernel::refusal::AccessTrait;
use weft_kernel::{Elem, Val};
use weft_lower::{LaneWidth, lane_width};

impl Sel<'_> {
    /// Stores a value by an access.
    pub(crate) fn store(&mut self, access: usize, value: Val) -> Result<()> {
        let elem = self.ctx.operands[access].1;
        let place = self.place(access)?;
        if !self.ctx.guards[access].is_empty() {
            return self.guarded_store(access, place, elem, value);
        }
        self.store_place(place, elem, value)
    }

    /// Stores a value to a scratch row: whole vectors, since rows are padded.
    pub(crate) fn store_row(&mut self, row: usize, value: Val) -> Result<()> {
        let (place, elem) = self.ctx.rows[row];
        let active = std::mem::replace(&mut self.active, self.lanes);
        let done = self.store_place(place, elem, value);
        self.active = active;
        done
    }

    fn store_place(&mut self, place: Place, elem: Elem, value: Val) -> Result<()> {
        let size = elem.size_bytes();
        if place.stride != size as i64 && self.active > 1 {
            return self.store_strided(place, elem, value);
        }
        let addr = self.address(place, size, 0)?;
        let bytes = size * self.active;
        let value = if size <= 2 {
            self.packed(value)?
        } else {
            self.full(value)?
        };
        self.store_bytes(value, addr, bytes, lane_width(elem));
        Ok(())
    }

    fn store_as(&mut self, mn: Mn, width: Width, addr: Addr, value: Opnd) {
        let src = vec![Src::M(addr), Src::O(value)];
        self.emit(Form::Plain(mn), width, None, src);
    }

    fn store_lane(&mut self, mn: Mn, addr: Addr, value: Opnd, imm: u8) {
        let src = vec![Src::M(addr), Src::O(value)];
        self.emit(Form::Plain(mn), Width::X, None, src).imm = Some(imm);
    }

    /// The low `n` bytes of a register, and no byte more.
    fn store_bytes(&mut self, value: Opnd, addr: Addr, n: usize, lane: LaneWidth) {
        match n {
            64 => return self.store_as(Mn::StoreUps, Width::Z, addr, value),
            32 => return self.store_as(Mn::StoreUps, Width::Y, addr, value),
            16 => return self.store_as(Mn::StoreUps, Width::X, addr, value),
            8 => return self.store_as(Mn::StoreSd, Width::X, addr, value),
            4 => return self.store_as(Mn::StoreSs, Width::X, addr, value),
            _ => {}
        }
        if self.isa == Isa::Avx512 && n > 16 {
            // Lanes of four or eight bytes, or (16 elements of) two bytes.
            let lanes = self.active;
            let (mn, width) = match (n / lanes, lane) {
                (2, _) => (Mn::StoreDqu16, Width::Y),
                (_, lane) => (ps_pd(lane, Mn::StoreUps, Mn::StoreUpd), self.width(lane)),
            };
            let mask = self.prefix_mask(lane, lanes);
            let src = vec![Src::M(addr), Src::O(value)];
            self.emit(Form::Plain(mn), width, None, src).mask = Some((mask, false));
            return;
        }
        let (mut value, mut done) = (value, 0);
        if n > 16 {
            self.store_as(Mn::StoreUps, Width::X, addr, value);
            value = self.op1i(Mn::Extract128, Width::Y, value, 1);
            done = 16;
        }
        let base = done;
        for piece in [8usize, 4, 2, 1] {
            while n - done >= piece {
                let at = Addr {
                    disp: addr.disp + done as i64,
                    ..addr
                };
                let within = ((done - base) / piece) as u8;
                match (piece, within) {
                    (8, 0) => self.store_as(Mn::StoreSd, Width::X, at, value),
                    (4, 0) => self.store_as(Mn::StoreSs, Width::X, at, value),
                    (8, _) => self.store_lane(Mn::Pextrq, at, value, within),
                    (4, _) => self.store_lane(Mn::Extractps, at, value, within),
                    (2, _) => self.store_lane(Mn::Pextrw, at, value, within),
                    _ => self.store_lane(Mn::Pextrb, at, value, within),
                }
                done += piece;
            }
        }
    }

    /// Elements that do not lie side by side, one by one.
    fn store_strided(&mut self, place: Place, elem: Elem, value: Val) -> Result<()> {
        let size = elem.size_bytes();
        let value = if size <= 2 {
            self.packed(value)?
        } else {
            self.full(value)?
        };
        let per_part = 16 / size;
        let width = match size {
            1 | 2 => Width::Y,
            _ => self.width(lane_width(elem)),
        };
        let mut part = value;
        for lane in 0..self.active {
            let within = (lane % per_part) as u8;
            if lane > 0 && within == 0 {
                part = self.op1i(Mn::Extract128, width, value, (lane / per_part) as u8);
            }
            let at = self.address(place, size, lane as i64)?;
            match (size, within) {
                (8, 0) => self.store_as(Mn::StoreSd, Width::X, at, part),
                (8, _) => self.store_as(Mn::StoreHps, Width::X, at, part),
                (4, 0) => self.store_as(Mn::StoreSs, Width::X, at, part),
                (4, _) => self.store_lane(Mn::Extractps, at, part, within),
                (2, _) => self.store_lane(Mn::Pextrw, at, part, within),
                _ => self.store_lane(Mn::Pextrb, at, part, within),
            }
        }
        Ok(())
    }

    fn guarded_store(&mut self, access: usize, place: Place, elem: Elem, value: Val) -> Result<()> {
        let size = elem.size_bytes();
        if size < 4 || (place.stride != size as i64 && self.lanes > 1) {
            return Err(self.refuse(access, AccessTrait::Guarded));
        }
        let lane = lane_width(elem);
        let width = self.width(lane);
        let mask = self.guard_mask(access)?;
        let addr = self.address(place, size, 0)?;
        let value = self.full(value)?;
        match self.isa {
            Isa::Avx2 => {
                let mask = self.mask_for(lane, mask);
                let mn = ps_pd(lane, Mn::StoreMaskps, Mn::StoreMaskpd);
                let src = vec![Src::M(addr), Src::O(mask), Src::O(value)];
                self.emit(Form::Plain(mn), width, None, src);
            }
            Isa::Avx512 => {
                let mn = ps_pd(lane, Mn::StoreUps, Mn::StoreUpd);
                let src = vec![Src::M(addr), Src::O(value)];
                self.emit(Form::Plain(mn), width, None, src).mask = Some((mask, false));
            }
        }
        Ok(())
    }

    /// Puts lane 0 of a value into every lane of a slot.
    pub(crate) fn set_slot(&mut self, addr: Addr, value: Opnd, lane: LaneWidth) {
        let mn = ps_pd(lane, Mn::BroadcastssR, Mn::BroadcastsdR);
        let widest = self.isa.widest();
        let v = self.op1(mn, widest, value);
        self.store_as(Mn::StoreUps, widest, addr, v);
    }

    /// Sets a slot to a value of a stage that runs once.
    pub(crate) fn set_scalar(&mut self, addr: Addr, value: Val) -> Result<()> {
        let elem = self.body.elem(value);
        let o = match elem {
            Elem::Bool => self.bool_numbers(value)?,
            _ => self.full(value)?,
        };
        self.set_slot(addr, o, lane_width(elem));
        Ok(())
    }

    /// Keeps a whole vector in memory.
    pub(crate) fn keep_at(&mut self, addr: Addr, value: Opnd, width: Width) {
        self.store_as(Mn::StoreUps, width, addr, value);
    }

    /// Keeps a vector in a fixed register.
    pub(crate) fn keep_in(&mut self, register: u8, value: Opnd, width: Width) {
        let src = vec![Src::O(value)];
        self.emit(Form::Plain(Mn::Movaps), width, Some(Opnd::F(register)), src);
    }
}
