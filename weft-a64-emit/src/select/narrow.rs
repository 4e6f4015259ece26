//! One- and two-byte types between memory and lanes of four bytes.

use super::Sel;
use crate::forms;
use crate::mir::Opnd;
use weft_a64_encoder::form;
use weft_kernel::Elem;
use weft_lower::LaneWidth;

impl Sel<'_> {
    /// From memory form to lanes, extended as the type is.
    pub(super) fn unpack(&mut self, packed: Opnd, elem: Elem) -> Opnd {
        if elem.size_bytes() == 1 && !elem.is_signed_int() {
            // Byte i to lane i; numbers beyond the table give zeros.
            let places = self.vector_i32((0..4).map(|i| i | !0xff));
            return self.vector2(form::TBL_V16B_VL1_16B_V16B, packed, places);
        }
        let (from_bytes, from_halves) = if elem.is_signed_int() {
            (form::SSHLL_V8H_V8B_I, form::SSHLL_V4S_V4H_I)
        } else {
            (form::USHLL_V8H_V8B_I, form::USHLL_V4S_V4H_I)
        };
        let halves = match elem.size_bytes() {
            1 => self.vector1i(from_bytes, packed, 0),
            _ => packed,
        };
        self.vector1i(from_halves, halves, 0)
    }

    /// From lanes to memory form.
    pub(super) fn pack(&mut self, full: Opnd, elem: Elem) -> Opnd {
        let halves = self.vector1(form::XTN_V4H_V4S, full);
        match elem.size_bytes() {
            1 => self.vector1(form::XTN_V8B_V8H, halves),
            _ => halves,
        }
    }

    /// Wraps a lane to its narrow type again; wide types stay.
    pub(super) fn wrap(&mut self, x: Opnd, elem: Elem) -> Opnd {
        let lane = LaneWidth::B4;
        match elem {
            Elem::U8 | Elem::U16 => {
                let mask = self.splat((1 << (8 * elem.size_bytes())) - 1, lane);
                self.and(x, mask)
            }
            Elem::I8 | Elem::I16 => {
                let by = 32 - 8 * elem.size_bytes() as i64;
                let up = self.op1i(forms::SHL, lane, x, by);
                self.op1i(forms::SSHR, lane, up, by)
            }
            _ => x,
        }
    }
}
