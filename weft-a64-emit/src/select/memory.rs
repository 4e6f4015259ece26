//! Loads, coordinates, guards.
//!
//! No load touches memory outside its lanes: the last, partial vector is loaded in pieces of 8, 4, 2
//! and 1 bytes, and a guarded lane reads its fill from behind the code.

use super::values::{InvDef, Lv, Place};
use super::{Result, Sel};
use crate::asm::{Gpr, TEMP, TEMP2, TEMP3};
use crate::forms;
use crate::mir::{Arg, Kind, Opnd};
use weft_a64_encoder::{Cond, Form, form};
use weft_kernel::refusal::AccessTrait;
use weft_kernel::{CompareOp, Elem, Refusal};
use weft_lower::{LaneWidth, lane_width};

/// How so many bytes are loaded: the register's kind, the scaled form, and the unscaled one.
const fn load_forms(bytes: usize) -> (Kind, Form, Form) {
    match bytes {
        16 => (Kind::Q, form::LDR_Q_AT_XSP_I, form::LDUR_Q_AT_XSP_I),
        8 => (Kind::D, form::LDR_D_AT_XSP_I, form::LDUR_D_AT_XSP_I),
        4 => (Kind::S, form::LDR_S_AT_XSP_I, form::LDUR_S_AT_XSP_I),
        2 => (Kind::H, form::LDR_H_AT_XSP_I, form::LDUR_H_AT_XSP_I),
        _ => (Kind::B, form::LDR_B_AT_XSP_I, form::LDUR_B_AT_XSP_I),
    }
}

/// As [`load_forms`], for stores.
pub(super) const fn store_forms(bytes: usize) -> (Kind, Form, Form) {
    match bytes {
        16 => (Kind::Q, form::STR_Q_AT_XSP_I, form::STUR_Q_AT_XSP_I),
        8 => (Kind::D, form::STR_D_AT_XSP_I, form::STUR_D_AT_XSP_I),
        4 => (Kind::S, form::STR_S_AT_XSP_I, form::STUR_S_AT_XSP_I),
        2 => (Kind::H, form::STR_H_AT_XSP_I, form::STUR_H_AT_XSP_I),
        _ => (Kind::B, form::STR_B_AT_XSP_I, form::STUR_B_AT_XSP_I),
    }
}

/// Loads one lane of so many bytes.
const fn load_lane_form(bytes: usize) -> Form {
    match bytes {
        8 => form::LD1_VL1_D_I_THEN_AT_XSP,
        4 => form::LD1_VL1_S_I_THEN_AT_XSP,
        2 => form::LD1_VL1_H_I_THEN_AT_XSP,
        _ => form::LD1_VL1_B_I_THEN_AT_XSP,
    }
}

impl Sel<'_> {
    /// The place of an access.
    pub(super) fn place(&self, access: usize) -> Result<Place> {
        self.ctx.places[access].ok_or_else(|| self.refuse(access, AccessTrait::Offset))
    }

    pub(super) fn refuse(&self, access: usize, why: AccessTrait) -> Refusal {
        Refusal::UnsupportedAccess {
            operand: self.ctx.operands[access].0.clone(),
            why,
        }
    }

    /// Bytes from the place's register to lane `lane` of the current vector.
    pub(super) fn displacement(&self, place: Place, lane: usize) -> Result<i64> {
        (self.pos.at + lane as i64)
            .checked_mul(place.stride)
            .and_then(|d| d.checked_add(place.disp))
            .ok_or_else(|| Refusal::UnsupportedForm {
                form: "an address out of reach".into(),
            })
    }

    /// Base and displacement that the forms for so many bytes can say, and which of them.
    pub(super) fn reach(
        &mut self,
        base: Gpr,
        disp: i64,
        bytes: usize,
        (scaled, unscaled): (Form, Form),
    ) -> (Form, Gpr, i64) {
        let size = bytes as i64;
        if disp >= 0 && disp % size == 0 && disp / size < 4096 {
            return (scaled, base, disp);
        }
        if (-256..256).contains(&disp) {
            return (unscaled, base, disp);
        }
        self.add_number(TEMP, base, disp);
        (scaled, TEMP, 0)
    }

    /// A register with exactly this address: the base itself, or [`TEMP`].
    pub(super) fn exactly(&mut self, base: Gpr, disp: i64) -> Gpr {
        if disp == 0 {
            return base;
        }
        self.add_number(TEMP, base, disp);
        TEMP
    }

    pub(super) fn load(&mut self, access: usize) -> Result<Lv> {
        let elem = self.ctx.operands[access].1;
        let place = self.place(access)?;
        if !self.ctx.guards[access].is_empty() {
            return self.guarded_load(access, place, elem);
        }
        self.load_place(place, elem)
    }

    /// A row of scratch; reading past its end is harmless, and its padding allows it.
    pub(super) fn row(&mut self, row: usize) -> Result<Lv> {
        let (place, elem) = self.ctx.rows[row];
        let active = std::mem::replace(&mut self.active, self.lanes);
        let v = self.load_place(place, elem);
        self.active = active;
        v
    }

    pub(super) fn load_place(&mut self, place: Place, elem: Elem) -> Result<Lv> {
        let size = elem.size_bytes();
        if place.stride == 0 && self.lanes > 1 {
            return Ok(self.broadcast(place, elem));
        }
        if place.stride != size as i64 && self.active > 1 {
            return self.element_wise(elem, |sel, lane| {
                let disp = sel.displacement(place, lane)?;
                Ok(sel.exactly(place.base, disp))
            });
        }
        let disp = self.displacement(place, 0)?;
        let o = self.load_bytes(place.base, disp, size * self.active);
        Ok(in_memory_form(elem, o))
    }

    /// One element in every lane.
    fn broadcast(&mut self, place: Place, elem: Elem) -> Lv {
        let form = match (elem.size_bytes(), self.lanes) {
            (8, _) => form::LD1R_VL1_2D_AT_XSP,
            (4, 4) => form::LD1R_VL1_4S_AT_XSP,
            (4, _) => form::LD1R_VL1_2S_AT_XSP,
            (2, _) => form::LD1R_VL1_4H_AT_XSP,
            _ => form::LD1R_VL1_8B_AT_XSP,
        };
        let base = self.exactly(place.base, place.disp);
        let o = self.make(form, vec![Arg::Def(Kind::V), Arg::X(base)]);
        in_memory_form(elem, o)
    }

    /// Exactly `n` bytes into the low end of a register.
    fn load_bytes(&mut self, base: Gpr, disp: i64, n: usize) -> Opnd {
        let mut done = 0;
        let mut value: Option<Opnd> = None;
        for piece in [16usize, 8, 4, 2, 1] {
            while n - done >= piece {
                let disp = disp + done as i64;
                value = Some(match value {
                    None => self.load_low(base, disp, piece),
                    Some(into) => {
                        let at = self.exactly(base, disp);
                        self.load_lane(into, piece, done / piece, at)
                    }
                });
                done += piece;
            }
        }
        value.expect("a vector has a lane")
    }

    /// So many bytes into the low end of a register; 16, 8, 4, 2 or 1.
    fn load_low(&mut self, base: Gpr, disp: i64, bytes: usize) -> Opnd {
        let (kind, scaled, unscaled) = load_forms(bytes);
        let (form, base, disp) = self.reach(base, disp, bytes, (scaled, unscaled));
        self.make(form, vec![Arg::Def(kind), Arg::X(base), Arg::Imm(disp)])
    }

    /// `into` with a lane of so many bytes from an address.
    fn load_lane(&mut self, into: Opnd, bytes: usize, lane: usize, at: Gpr) -> Opnd {
        let args = vec![Arg::Def(Kind::V), Arg::Imm(lane as i64), Arg::X(at)];
        self.make_tied(load_lane_form(bytes), into, args)
    }

    /// Builds a vector from the addresses that `address` names for each active lane.
    pub(super) fn element_wise(
        &mut self,
        elem: Elem,
        mut address: impl FnMut(&mut Self, usize) -> Result<Gpr>,
    ) -> Result<Lv> {
        let size = elem.size_bytes();
        let mut value: Option<Opnd> = None;
        for lane in 0..self.active {
            let at = address(self, lane)?;
            value = Some(match value {
                None => self.load_low(at, 0, size),
                Some(into) => self.load_lane(into, size, lane, at),
            });
        }
        let o = value.expect("a vector has a lane");
        Ok(in_memory_form(elem, o))
    }

    // Guards.

    /// The lanes in which all guards of an access hold, and which exist.
    fn guard_mask(&mut self, access: usize) -> Result<Opnd> {
        let lane = LaneWidth::B4;
        let mut all: Option<Opnd> = None;
        for (at, (stride, extent)) in self.ctx.guards[access].clone().into_iter().enumerate() {
            let mut g = self.invs.add(InvDef::Guard { access, guard: at });
            let small = i32::try_from(stride).ok();
            let (Some(_), Ok(end)) = (small, u32::try_from(extent)) else {
                return Err(self.refuse(access, AccessTrait::Guarded));
            };
            if stride != 0 {
                let coord = self.inner_coord();
                g = if stride == 1 {
                    self.op2(forms::ADD, lane, g, coord)
                } else {
                    let by = self.splat(u64::from(stride as u32), lane);
                    let moved = self.int_mul(lane, coord, by);
                    self.op2(forms::ADD, lane, g, moved)
                };
            }
            // 0 <= g < extent is one unsigned comparison.
            let end = self.splat(u64::from(end), lane);
            let m = self.cmp_int(lane, false, CompareOp::Lt, g, end);
            all = Some(match all {
                Some(a) => self.and(a, m),
                None => m,
            });
        }
        Ok(all.expect("the access is guarded"))
    }

    /// The address of a lane where its guards hold, else another one, which is in [`TEMP3`].
    pub(super) fn guarded_address(&mut self, place: Place, mask: Opnd, lane: usize) -> Result<Gpr> {
        let disp = self.displacement(place, lane)?;
        let at = self.exactly(place.base, disp);
        let args = vec![
            Arg::W(TEMP2),
            Arg::Use(mask, Kind::V),
            Arg::Imm(lane as i64),
        ];
        self.effect(form::UMOV_W_VS_AT_I, args);
        self.effect(form::CMP_XSP_I, vec![Arg::X(TEMP2), Arg::Imm(0)]);
        let args = vec![Arg::X(TEMP), Arg::X(at), Arg::X(TEMP3), Arg::Cond(Cond::Ne)];
        self.effect(form::CSEL_X_X_X_COND, args);
        Ok(TEMP)
    }

    fn guarded_load(&mut self, access: usize, place: Place, elem: Elem) -> Result<Lv> {
        let mask = self.guard_mask(access)?;
        let fill = i64::from(self.ctx.fills[access]);
        self.add_number(TEMP3, self.ctx.constants, fill);
        self.element_wise(elem, |sel, lane| sel.guarded_address(place, mask, lane))
    }

    /// The mask of a guarded store, with [`TEMP3`] set to where the other lanes go.
    pub(super) fn guarded_store_mask(&mut self, access: usize) -> Result<Opnd> {
        let mask = self.guard_mask(access)?;
        let (base, disp) = self.ctx.waste;
        self.add_number(TEMP3, base, disp);
        Ok(mask)
    }

    // Coordinates.

    /// The inner coordinate of each lane, in 32 bits.
    pub(super) fn inner_coord(&mut self) -> Opnd {
        let at = self.pos.at;
        let lanes = self.lanes;
        let steps = self.vector_i32((0..lanes).map(|l| (at + l as i64) as i32));
        let Some(index) = self.pos.index else {
            return steps;
        };
        let base = self.broadcast_general(index);
        self.op2(forms::ADD, LaneWidth::B4, base, steps)
    }

    /// The low half of a general-purpose register in every four-byte lane.
    pub(crate) fn broadcast_general(&mut self, from: Gpr) -> Opnd {
        let form = self.narrow([form::DUP_V4S_W, form::DUP_V2S_W]);
        self.make(form, vec![Arg::Def(Kind::V), Arg::W(from)])
    }

    pub(super) fn coord(&mut self, axis: usize, elem: Elem) -> Result<Opnd> {
        match self.ctx.coords[axis] {
            None => {
                let c = self.inner_coord();
                Ok(match elem {
                    Elem::I64 => self.widen_lanes(c, true),
                    _ => c,
                })
            }
            Some((base, disp)) => {
                let form = match lane_width(elem) {
                    LaneWidth::B8 => form::LD1R_VL1_2D_AT_XSP,
                    LaneWidth::B4 => {
                        self.narrow([form::LD1R_VL1_4S_AT_XSP, form::LD1R_VL1_2S_AT_XSP])
                    }
                };
                let base = self.exactly(base, disp);
                Ok(self.make(form, vec![Arg::Def(Kind::V), Arg::X(base)]))
            }
        }
    }
}

/// What was loaded, as a value of its type.
fn in_memory_form(elem: Elem, o: Opnd) -> Lv {
    match elem.size_bytes() {
        1 | 2 => Lv::packed(o),
        _ => Lv::full(o),
    }
}
