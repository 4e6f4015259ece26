//! Comparisons, masks, `Bool` values, selection.
//!
//! A mask is all ones or zeros in each lane, of four or of eight bytes.

use super::values::Lv;
use super::{Result, Sel};
use crate::forms;
use crate::mir::Opnd;
use weft_a64_encoder::form;
use weft_kernel::{BinaryOp, CompareOp, Elem, Val};
use weft_lower::{LaneWidth, lane_width};

impl Sel<'_> {
    // Masks.

    /// A comparison of floats; NaN is unordered.
    pub(super) fn cmp_float(&mut self, lane: LaneWidth, op: CompareOp, a: Opnd, b: Opnd) -> Opnd {
        match op {
            CompareOp::Eq => self.op2(forms::FCMEQ, lane, a, b),
            CompareOp::Ne => {
                let equal = self.op2(forms::FCMEQ, lane, a, b);
                self.mask_not(equal)
            }
            CompareOp::Gt => self.op2(forms::FCMGT, lane, a, b),
            CompareOp::Ge => self.op2(forms::FCMGE, lane, a, b),
            CompareOp::Lt => self.op2(forms::FCMGT, lane, b, a),
            CompareOp::Le => self.op2(forms::FCMGE, lane, b, a),
        }
    }

    /// A comparison of integers in lanes.
    pub(super) fn cmp_int(
        &mut self,
        lane: LaneWidth,
        signed: bool,
        op: CompareOp,
        a: Opnd,
        b: Opnd,
    ) -> Opnd {
        let (greater, not_less) = if signed {
            (forms::CMGT, forms::CMGE)
        } else {
            (forms::CMHI, forms::CMHS)
        };
        match op {
            CompareOp::Eq => self.op2(forms::CMEQ, lane, a, b),
            CompareOp::Ne => {
                let equal = self.op2(forms::CMEQ, lane, a, b);
                self.mask_not(equal)
            }
            CompareOp::Gt => self.op2(greater, lane, a, b),
            CompareOp::Ge => self.op2(not_less, lane, a, b),
            CompareOp::Lt => self.op2(greater, lane, b, a),
            CompareOp::Le => self.op2(not_less, lane, b, a),
        }
    }

    pub(super) fn and(&mut self, a: Opnd, b: Opnd) -> Opnd {
        self.vector2(form::AND_V16B_V16B_V16B, a, b)
    }

    pub(super) fn or(&mut self, a: Opnd, b: Opnd) -> Opnd {
        self.vector2(form::ORR_V16B_V16B_V16B, a, b)
    }

    pub(super) fn mask_not(&mut self, a: Opnd) -> Opnd {
        self.vector1(form::NOT_V16B_V16B, a)
    }

    /// The lanes that exist.
    pub(super) fn active_mask(&mut self, lane: LaneWidth) -> Opnd {
        let words = self.active * lane.bytes() / 4;
        self.vector_i32((0..4).map(|i| if i < words { -1 } else { 0 }))
    }

    // `Bool` values.

    /// A `Bool` as a mask for lanes of that width.
    pub(crate) fn as_mask(&mut self, v: Val, lane: LaneWidth) -> Result<Opnd> {
        let at = v.index();
        let (wanted, other) = match lane {
            LaneWidth::B4 => (self.vals[at].mask4, self.vals[at].mask8),
            LaneWidth::B8 => (self.vals[at].mask8, self.vals[at].mask4),
        };
        if let Some(o) = wanted {
            return Ok(o);
        }
        let o = match (other, lane) {
            (Some(wide), LaneWidth::B4) => self.narrow_lanes(wide),
            (Some(small), LaneWidth::B8) => self.widen_lanes(small, true),
            (None, _) => {
                let numbers = self.full(v)?;
                let mask = self.op2(forms::CMTST, LaneWidth::B4, numbers, numbers);
                match lane {
                    LaneWidth::B4 => mask,
                    LaneWidth::B8 => {
                        self.vals[at].mask4 = Some(mask);
                        self.widen_lanes(mask, true)
                    }
                }
            }
        };
        match lane {
            LaneWidth::B4 => self.vals[at].mask4 = Some(o),
            LaneWidth::B8 => self.vals[at].mask8 = Some(o),
        }
        Ok(o)
    }

    /// The low halves of eight-byte lanes, in four-byte lanes.
    pub(super) fn narrow_lanes(&mut self, wide: Opnd) -> Opnd {
        self.vector1(form::XTN_V2S_V2D, wide)
    }

    /// Two four-byte lanes, in eight-byte lanes.
    pub(super) fn widen_lanes(&mut self, small: Opnd, signed: bool) -> Opnd {
        let form = if signed {
            form::SSHLL_V2D_V2S_I
        } else {
            form::USHLL_V2D_V2S_I
        };
        self.vector1i(form, small, 0)
    }

    /// A `Bool` as 0 or 1 in four-byte lanes.
    pub(super) fn bool_numbers(&mut self, v: Val) -> Result<Opnd> {
        let mask = self.as_mask(v, LaneWidth::B4)?;
        let one = self.splat(1, LaneWidth::B4);
        Ok(self.and(mask, one))
    }

    /// The lane width in which a `Bool` is at hand, or else four bytes.
    fn mask_lane(&self, v: Val) -> LaneWidth {
        let lv = &self.vals[v.index()];
        if lv.mask8.is_some() && lv.mask4.is_none() {
            LaneWidth::B8
        } else {
            LaneWidth::B4
        }
    }

    pub(super) fn bool_logic(&mut self, op: BinaryOp, a: Val, b: Val) -> Result<Lv> {
        let lane = self.mask_lane(a).max(self.mask_lane(b));
        let (ma, mb) = (self.as_mask(a, lane)?, self.as_mask(b, lane)?);
        let m = match op {
            BinaryOp::And => self.and(ma, mb),
            BinaryOp::Or => self.or(ma, mb),
            BinaryOp::Xor => self.vector2(form::EOR_V16B_V16B_V16B, ma, mb),
            _ => return self.unsupported(op.name(), Elem::Bool),
        };
        Ok(Lv::mask(lane, m))
    }

    pub(super) fn bool_not(&mut self, a: Val) -> Result<Lv> {
        let lane = self.mask_lane(a);
        let m = self.as_mask(a, lane)?;
        Ok(Lv::mask(lane, self.mask_not(m)))
    }

    pub(super) fn compare(&mut self, op: CompareOp, a: Val, b: Val) -> Result<Lv> {
        let elem = self.body.elem(a);
        let lane = lane_width(elem);
        let (x, y) = (self.full(a)?, self.full(b)?);
        let m = if elem.is_float() {
            self.cmp_float(lane, op, x, y)
        } else {
            // Narrow types are extended, so that signed order is theirs.
            let signed = !matches!(elem, Elem::U32 | Elem::U64);
            self.cmp_int(lane, signed, op, x, y)
        };
        Ok(Lv::mask(lane, m))
    }

    pub(super) fn choose(&mut self, cond: Val, a: Val, b: Val, elem: Elem) -> Result<Lv> {
        if elem == Elem::Bool {
            let lane = self.mask_lane(cond);
            let c = self.as_mask(cond, lane)?;
            let (ma, mb) = (self.as_mask(a, lane)?, self.as_mask(b, lane)?);
            return Ok(Lv::mask(lane, self.select(c, ma, mb)));
        }
        let lane = lane_width(elem);
        let mask = self.as_mask(cond, lane)?;
        if self.body.constant(b) == Some(0) {
            let x = self.full(a)?;
            return Ok(Lv::full(self.and(mask, x)));
        }
        if self.body.constant(a) == Some(0) {
            let x = self.full(b)?;
            return Ok(Lv::full(self.vector2(form::BIC_V16B_V16B_V16B, x, mask)));
        }
        let (yes, no) = (self.full(a)?, self.full(b)?);
        Ok(Lv::full(self.select(mask, yes, no)))
    }

    /// A mask of the lanes of a float that are no NaN.
    pub(super) fn is_number(&mut self, a: Val) -> Result<Opnd> {
        let elem = self.body.elem(a);
        let lane = lane_width(elem);
        let x = self.full(a)?;
        Ok(match elem {
            Elem::F32 | Elem::F64 => self.op2(forms::FCMEQ, lane, x, x),
            Elem::F16 | Elem::BF16 => {
                let infinity = if elem == Elem::F16 { 0x7c00 } else { 0x7f80 };
                let magnitude = self.splat(0x7fff, lane);
                let infinity = self.splat(infinity, lane);
                let magnitude = self.and(x, magnitude);
                self.op2(forms::CMGE, lane, infinity, magnitude)
            }
            _ => return self.unsupported("is_nan", elem),
        })
    }

    pub(super) fn is_nan(&mut self, a: Val) -> Result<Lv> {
        let number = self.is_number(a)?;
        let lane = lane_width(self.body.elem(a));
        Ok(Lv::mask(lane, self.mask_not(number)))
    }
}
