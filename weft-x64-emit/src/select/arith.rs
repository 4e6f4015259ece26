//! Unary and binary operations.

use super::compare::predicate;
use super::values::Lv;
use super::{Result, Sel, ps_pd};
use crate::mir::Opnd;
use crate::ops::Mn;
use weft_kernel::{BinaryOp, Elem, UnaryOp, Val};
use weft_lower::{LaneWidth, lane_width};

/// Rounding immediates of vroundps and vrndscaleps, inexact suppressed.
mod rounding {
    pub(super) const EVEN: u8 = 8;
    pub(super) const FLOOR: u8 = 9;
    pub(super) const CEIL: u8 = 10;
    pub(super) const TRUNC: u8 = 11;
}

/// The bits of the canonical NaN of a type.
pub(super) fn canonical_nan(elem: Elem) -> u64 {
    match elem {
        Elem::F32 => 0x7fc0_0000,
        Elem::F16 => 0x7e00,
        Elem::BF16 => 0x7fc0,
        _ => 0x7ff8_0000_0000_0000,
    }
}

/// The sign bit of a lane.
pub(super) fn sign_bit(lane: LaneWidth) -> u64 {
    match lane {
        LaneWidth::B4 => 1 << 31,
        LaneWidth::B8 => 1 << 63,
    }
}

impl Sel<'_> {
    pub(super) fn unary(&mut self, op: UnaryOp, a: Val, elem: Elem) -> Result<Lv> {
        match op {
            UnaryOp::IsNan => return self.is_nan(a),
            UnaryOp::Not if elem == Elem::Bool => return self.bool_not(a),
            UnaryOp::CanonNan => return self.canon_nan(a, elem),
            _ => {}
        }
        if !matches!(elem, Elem::F32 | Elem::F64) {
            let x = self.full(a)?;
            return self.int_unary(op, x, elem).map(Lv::full);
        }
        let lane = lane_width(elem);
        let width = self.width(lane);
        let x = self.full(a)?;
        let round = ps_pd(lane, Mn::Roundps, Mn::Roundpd);
        Ok(Lv::full(match op {
            UnaryOp::Neg => {
                let sign = self.splat(sign_bit(lane), lane);
                self.op2(Mn::Xorps, width, x, sign)
            }
            UnaryOp::Abs => {
                let rest = self.splat(sign_bit(lane) - 1, lane);
                self.op2(Mn::Andps, width, x, rest)
            }
            UnaryOp::Sqrt => self.op1(ps_pd(lane, Mn::Sqrtps, Mn::Sqrtpd), width, x),
            UnaryOp::Floor => self.op1i(round, width, x, rounding::FLOOR),
            UnaryOp::Ceil => self.op1i(round, width, x, rounding::CEIL),
            UnaryOp::Trunc => self.op1i(round, width, x, rounding::TRUNC),
            UnaryOp::RoundEven => self.op1i(round, width, x, rounding::EVEN),
            UnaryOp::RoundHalfAway => {
                // Adding the number before one half, with x's sign, and truncating: below one half
                // the sum stays below one, from one half on it reaches it, and above 2^23 (2^52)
                // x is integral and the sum rounds back to x.
                let sign = self.splat(sign_bit(lane), lane);
                let half = match lane {
                    LaneWidth::B4 => 0x3eff_ffff,
                    LaneWidth::B8 => 0x3fdf_ffff_ffff_ffff,
                };
                let half = self.splat(half, lane);
                let sign = self.op2(Mn::Andps, width, x, sign);
                let half = self.op2(Mn::Orps, width, sign, half);
                let sum = self.op2(ps_pd(lane, Mn::Addps, Mn::Addpd), width, x, half);
                self.op1i(round, width, sum, rounding::TRUNC)
            }
            _ => return self.unsupported(op.name(), elem),
        }))
    }

    fn canon_nan(&mut self, a: Val, elem: Elem) -> Result<Lv> {
        let lane = lane_width(elem);
        let nan = self.splat(canonical_nan(elem), lane);
        let test = self.is_nan(a)?;
        let mask = match (test.k, test.mask4, test.mask8) {
            (Some(k), ..) => k,
            (_, Some(m), _) | (_, _, Some(m)) => m,
            _ => return self.unsupported("canon_nan", elem),
        };
        let x = self.full(a)?;
        Ok(Lv::full(self.blend(lane, mask, nan, x)))
    }

    pub(super) fn binary(&mut self, op: BinaryOp, a: Val, b: Val, elem: Elem) -> Result<Lv> {
        if elem == Elem::Bool {
            return self.bool_logic(op, a, b);
        }
        if !matches!(elem, Elem::F32 | Elem::F64) {
            return self.int_binary(op, a, b, elem).map(Lv::full);
        }
        let lane = lane_width(elem);
        let width = self.width(lane);
        let mn = match op {
            BinaryOp::Add => ps_pd(lane, Mn::Addps, Mn::Addpd),
            BinaryOp::Sub => ps_pd(lane, Mn::Subps, Mn::Subpd),
            BinaryOp::Mul => ps_pd(lane, Mn::Mulps, Mn::Mulpd),
            BinaryOp::Div => ps_pd(lane, Mn::Divps, Mn::Divpd),
            BinaryOp::Max | BinaryOp::Min => {
                return self.extremum(op == BinaryOp::Max, a, b, lane).map(Lv::full);
            }
            _ => return self.unsupported(op.name(), elem),
        };
        let (x, y) = (self.full(a)?, self.full(b)?);
        Ok(Lv::full(self.op2(mn, width, x, y)))
    }

    /// `x` where it is not NaN, else +0.
    pub(super) fn nan_to_zero(&mut self, x: Opnd, lane: LaneWidth) -> Opnd {
        let ordered = self.cmp_float(lane, predicate::ORD, x, x);
        self.keep(lane, ordered, x)
    }
}
