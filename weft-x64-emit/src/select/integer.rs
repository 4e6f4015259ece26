//! Integer arithmetic in lanes of four and eight bytes.

use super::{Result, Sel};
use crate::isa::Isa;
use crate::mir::Opnd;
use crate::ops::Mn;
use weft_kernel::{BinaryOp, CompareOp, Elem, UnaryOp, Val};
use weft_lower::{LaneWidth, lane_width};

/// Whether order on extended lanes is signed order.
fn ordered_signed(elem: Elem) -> bool {
    !matches!(elem, Elem::U32 | Elem::U64)
}

impl Sel<'_> {
    pub(super) fn int_unary(&mut self, op: UnaryOp, x: Opnd, elem: Elem) -> Result<Opnd> {
        let lane = lane_width(elem);
        let width = self.width(lane);
        let result = match op {
            UnaryOp::Neg => {
                let zero = self.splat(0, lane);
                let sub = super::ps_pd(lane, Mn::Psubd, Mn::Psubq);
                self.op2(sub, width, zero, x)
            }
            UnaryOp::Not => {
                let ones = self.splat(u64::MAX, LaneWidth::B8);
                self.op2(Mn::Pxor, width, x, ones)
            }
            UnaryOp::Abs if !elem.is_signed_int() => x,
            UnaryOp::Abs => match (lane, self.isa) {
                (LaneWidth::B4, _) => self.op1(Mn::Pabsd, width, x),
                (LaneWidth::B8, Isa::Avx512) => self.op1(Mn::Pabsq, width, x),
                (LaneWidth::B8, Isa::Avx2) => {
                    let zero = self.splat(0, lane);
                    let sign = self.op2(Mn::Pcmpgtq, width, zero, x);
                    let flipped = self.op2(Mn::Pxor, width, x, sign);
                    self.op2(Mn::Psubq, width, flipped, sign)
                }
            },
            _ => return self.unsupported(op.name(), elem),
        };
        Ok(self.wrap(result, elem))
    }

    pub(super) fn int_binary(&mut self, op: BinaryOp, a: Val, b: Val, elem: Elem) -> Result<Opnd> {
        let lane = lane_width(elem);
        let width = self.width(lane);
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            return self.shift(op == BinaryOp::Shl, a, b, elem);
        }
        let (x, y) = (self.full(a)?, self.full(b)?);
        let pick = |d, q| super::ps_pd(lane, d, q);
        let result = match op {
            BinaryOp::Add => self.op2(pick(Mn::Paddd, Mn::Paddq), width, x, y),
            BinaryOp::Sub => self.op2(pick(Mn::Psubd, Mn::Psubq), width, x, y),
            BinaryOp::Mul if lane == LaneWidth::B4 => self.op2(Mn::Pmulld, width, x, y),
            BinaryOp::Mul if self.isa == Isa::Avx512 => self.op2(Mn::Pmullq, width, x, y),
            BinaryOp::Mul => self.mul64(x, y),
            BinaryOp::And => return Ok(self.op2(Mn::Pand, width, x, y)),
            BinaryOp::Or => return Ok(self.op2(Mn::Por, width, x, y)),
            BinaryOp::Xor => return Ok(self.op2(Mn::Pxor, width, x, y)),
            BinaryOp::Max | BinaryOp::Min => {
                return Ok(self.int_extremum(op == BinaryOp::Max, x, y, elem));
            }
            _ => return self.unsupported(op.name(), elem),
        };
        Ok(self.wrap(result, elem))
    }

    /// The larger or the smaller of two integers.
    pub(super) fn int_extremum(&mut self, max: bool, x: Opnd, y: Opnd, elem: Elem) -> Opnd {
        let lane = lane_width(elem);
        let width = self.width(lane);
        let signed = ordered_signed(elem);
        let mn = match (lane, signed, max) {
            (LaneWidth::B4, true, true) => Mn::Pmaxsd,
            (LaneWidth::B4, true, false) => Mn::Pminsd,
            (LaneWidth::B4, false, true) => Mn::Pmaxud,
            (LaneWidth::B4, false, false) => Mn::Pminud,
            (LaneWidth::B8, true, true) => Mn::Pmaxsq,
            (LaneWidth::B8, true, false) => Mn::Pminsq,
            (LaneWidth::B8, false, true) => Mn::Pmaxuq,
            (LaneWidth::B8, false, false) => Mn::Pminuq,
        };
        if lane == LaneWidth::B8 && self.isa == Isa::Avx2 {
            let greater = self.cmp_int(lane, signed, CompareOp::Gt, x, y);
            let (yes, no) = if max { (x, y) } else { (y, x) };
            return self.blend(lane, greater, yes, no);
        }
        self.op2(mn, width, x, y)
    }

    /// The low 64 bits of a product from three 32-bit products.
    pub(super) fn mul64(&mut self, x: Opnd, y: Opnd) -> Opnd {
        let width = self.width(LaneWidth::B8);
        let low = self.op2(Mn::Pmuludq, width, x, y);
        let xh = self.op1i(Mn::Psrlqi, width, x, 32);
        let yh = self.op1i(Mn::Psrlqi, width, y, 32);
        let p = self.op2(Mn::Pmuludq, width, xh, y);
        let q = self.op2(Mn::Pmuludq, width, x, yh);
        let cross = self.op2(Mn::Paddq, width, p, q);
        let cross = self.op1i(Mn::Psllqi, width, cross, 32);
        self.op2(Mn::Paddq, width, low, cross)
    }

    fn shift(&mut self, left: bool, a: Val, b: Val, elem: Elem) -> Result<Opnd> {
        let lane = lane_width(elem);
        let width = self.width(lane);
        let bits = elem.size_bytes() as u64 * 8;
        let signed = elem.is_signed_int();
        let x = self.full(a)?;
        let shifted = if let Some(count) = self.body.constant(b) {
            let count = (count & (bits - 1)) as u8;
            match (lane, left, signed) {
                (LaneWidth::B4, true, _) => self.op1i(Mn::Pslldi, width, x, count),
                (LaneWidth::B4, false, true) => self.op1i(Mn::Psradi, width, x, count),
                (LaneWidth::B4, false, false) => self.op1i(Mn::Psrldi, width, x, count),
                (LaneWidth::B8, true, _) => self.op1i(Mn::Psllqi, width, x, count),
                (LaneWidth::B8, false, false) => self.op1i(Mn::Psrlqi, width, x, count),
                (LaneWidth::B8, false, true) if self.isa == Isa::Avx512 => {
                    self.op1i(Mn::Psraqi, width, x, count)
                }
                (LaneWidth::B8, false, true) => {
                    let sign = self.sign64(x);
                    let flipped = self.op2(Mn::Pxor, width, x, sign);
                    let moved = self.op1i(Mn::Psrlqi, width, flipped, count);
                    self.op2(Mn::Pxor, width, moved, sign)
                }
            }
        } else {
            let y = self.full(b)?;
            let mask = self.splat(bits - 1, lane);
            let y = self.op2(Mn::Pand, width, y, mask);
            match (lane, left, signed) {
                (LaneWidth::B4, true, _) => self.op2(Mn::Psllvd, width, x, y),
                (LaneWidth::B4, false, true) => self.op2(Mn::Psravd, width, x, y),
                (LaneWidth::B4, false, false) => self.op2(Mn::Psrlvd, width, x, y),
                (LaneWidth::B8, true, _) => self.op2(Mn::Psllvq, width, x, y),
                (LaneWidth::B8, false, false) => self.op2(Mn::Psrlvq, width, x, y),
                (LaneWidth::B8, false, true) if self.isa == Isa::Avx512 => {
                    self.op2(Mn::Psravq, width, x, y)
                }
                (LaneWidth::B8, false, true) => {
                    let sign = self.sign64(x);
                    let flipped = self.op2(Mn::Pxor, width, x, sign);
                    let moved = self.op2(Mn::Psrlvq, width, flipped, y);
                    self.op2(Mn::Pxor, width, moved, sign)
                }
            }
        };
        Ok(self.wrap(shifted, elem))
    }

    /// All ones where a 64-bit lane is negative (AVX2).
    fn sign64(&mut self, x: Opnd) -> Opnd {
        let zero = self.splat(0, LaneWidth::B8);
        self.op2(Mn::Pcmpgtq, self.width(LaneWidth::B8), zero, x)
    }
}
