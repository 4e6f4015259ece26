//! Integer arithmetic in lanes of four and eight bytes.

use super::arith::multiply_add_args;
use super::{Result, Sel};
use crate::forms;
use crate::mir::Opnd;
use weft_a64_encoder::form;
use weft_kernel::{BinaryOp, CompareOp, Elem, UnaryOp, Val};
use weft_lower::{LaneWidth, lane_width};

/// Whether order on extended lanes is signed order.
fn ordered_signed(elem: Elem) -> bool {
    !matches!(elem, Elem::U32 | Elem::U64)
}

impl Sel<'_> {
    pub(super) fn int_unary(&mut self, op: UnaryOp, x: Opnd, elem: Elem) -> Result<Opnd> {
        let lane = lane_width(elem);
        let result = match op {
            UnaryOp::Neg => self.op1(forms::NEG, lane, x),
            UnaryOp::Not => self.mask_not(x),
            UnaryOp::Abs if !elem.is_signed_int() => x,
            UnaryOp::Abs => self.op1(forms::ABS, lane, x),
            _ => return self.unsupported(op.name(), elem),
        };
        Ok(self.wrap(result, elem))
    }

    pub(super) fn int_binary(&mut self, op: BinaryOp, a: Val, b: Val, elem: Elem) -> Result<Opnd> {
        let lane = lane_width(elem);
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            return self.shift(op == BinaryOp::Shl, a, b, elem);
        }
        let (x, y) = (self.full(a)?, self.full(b)?);
        let result = match op {
            BinaryOp::Add => self.op2(forms::ADD, lane, x, y),
            BinaryOp::Sub => self.op2(forms::SUB, lane, x, y),
            BinaryOp::Mul => self.int_mul(lane, x, y),
            BinaryOp::And => return Ok(self.and(x, y)),
            BinaryOp::Or => return Ok(self.or(x, y)),
            BinaryOp::Xor => return Ok(self.vector2(form::EOR_V16B_V16B_V16B, x, y)),
            BinaryOp::Max | BinaryOp::Min => {
                return Ok(self.int_extremum(op == BinaryOp::Max, x, y, elem));
            }
            _ => return self.unsupported(op.name(), elem),
        };
        Ok(self.wrap(result, elem))
    }

    pub(super) fn int_mul(&mut self, lane: LaneWidth, x: Opnd, y: Opnd) -> Opnd {
        match lane {
            LaneWidth::B4 => self.vector2(self.narrow(forms::MUL), x, y),
            LaneWidth::B8 => self.mul64(x, y),
        }
    }

    /// The low 64 bits of a product from products of halves: the two mixed ones, added and moved
    /// up, then that of the low halves.
    fn mul64(&mut self, x: Opnd, y: Opnd) -> Opnd {
        let crossed = self.vector1(form::REV64_V4S_V4S, y);
        let mixed = self.vector2(form::MUL_V4S_V4S_V4S, crossed, x);
        let mixed = self.vector1(form::UADDLP_V2D_V4S, mixed);
        let mixed = self.vector1i(form::SHL_V2D_V2D_I, mixed, 32);
        let (low_x, low_y) = (self.narrow_lanes(x), self.narrow_lanes(y));
        let args = multiply_add_args(low_x, low_y);
        self.make_tied(form::UMLAL_V2D_V2S_V2S, mixed, args)
    }

    /// The larger or the smaller of two integers.
    pub(super) fn int_extremum(&mut self, max: bool, x: Opnd, y: Opnd, elem: Elem) -> Opnd {
        let lane = lane_width(elem);
        let signed = ordered_signed(elem);
        if lane == LaneWidth::B8 {
            let greater = self.cmp_int(lane, signed, CompareOp::Gt, x, y);
            let (yes, no) = if max { (x, y) } else { (y, x) };
            return self.select(greater, yes, no);
        }
        let forms = match (signed, max) {
            (true, true) => forms::SMAX,
            (true, false) => forms::SMIN,
            (false, true) => forms::UMAX,
            (false, false) => forms::UMIN,
        };
        self.vector2(self.narrow(forms), x, y)
    }

    fn shift(&mut self, left: bool, a: Val, b: Val, elem: Elem) -> Result<Opnd> {
        let lane = lane_width(elem);
        let bits = elem.size_bytes() as u64 * 8;
        let signed = elem.is_signed_int();
        let x = self.full(a)?;
        let shifted = if let Some(count) = self.body.constant(b) {
            let count = (count & (bits - 1)) as i64;
            match (left, signed) {
                // A shift right by 0 has no encoding.
                _ if count == 0 => x,
                (true, _) => self.op1i(forms::SHL, lane, x, count),
                (false, true) => self.op1i(forms::SSHR, lane, x, count),
                (false, false) => self.op1i(forms::USHR, lane, x, count),
            }
        } else {
            let y = self.full(b)?;
            let mask = self.splat(bits - 1, lane);
            let mut count = self.and(y, mask);
            if !left {
                // A negative count shifts right.
                count = self.op1(forms::NEG, lane, count);
            }
            let forms = if signed { forms::SSHL } else { forms::USHL };
            self.op2(forms, lane, x, count)
        };
        Ok(self.wrap(shifted, elem))
    }
}
