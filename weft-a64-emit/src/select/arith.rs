//! Unary and binary operations, fused multiply-add, minimum and maximum.
//!
//! `fmax` and `fmin` are IEEE 754-2019's maximum and minimum: NaN wins, and +0 is above -0.

use super::values::Lv;
use super::{Result, Sel};
use crate::forms;
use crate::mir::{Arg, Kind, Opnd};
use weft_kernel::{BinaryOp, Elem, UnaryOp, Val};
use weft_lower::lane_width;

/// The bits of the canonical NaN of a type.
pub(super) fn canonical_nan(elem: Elem) -> u64 {
    match elem {
        Elem::F32 => 0x7fc0_0000,
        Elem::F16 => 0x7e00,
        Elem::BF16 => 0x7fc0,
        _ => 0x7ff8_0000_0000_0000,
    }
}

impl Sel<'_> {
    pub(super) fn unary(&mut self, op: UnaryOp, a: Val, elem: Elem) -> Result<Lv> {
        match op {
            UnaryOp::IsNan => return self.is_nan(a),
            UnaryOp::Not if elem == Elem::Bool => return self.bool_not(a),
            UnaryOp::CanonNan => {
                let number = self.is_number(a)?;
                let (x, nan) = (
                    self.full(a)?,
                    self.splat(canonical_nan(elem), lane_width(elem)),
                );
                return Ok(Lv::full(self.select(number, x, nan)));
            }
            _ => {}
        }
        let x = self.full(a)?;
        if !matches!(elem, Elem::F32 | Elem::F64) {
            return self.int_unary(op, x, elem).map(Lv::full);
        }
        let forms = match op {
            UnaryOp::Neg => forms::FNEG,
            UnaryOp::Abs => forms::FABS,
            UnaryOp::Sqrt => forms::FSQRT,
            UnaryOp::Floor => forms::FRINTM,
            UnaryOp::Ceil => forms::FRINTP,
            UnaryOp::Trunc => forms::FRINTZ,
            UnaryOp::RoundEven => forms::FRINTN,
            UnaryOp::RoundHalfAway => forms::FRINTA,
            _ => return self.unsupported(op.name(), elem),
        };
        Ok(Lv::full(self.op1(forms, lane_width(elem), x)))
    }

    pub(super) fn binary(&mut self, op: BinaryOp, a: Val, b: Val, elem: Elem) -> Result<Lv> {
        if elem == Elem::Bool {
            return self.bool_logic(op, a, b);
        }
        if !matches!(elem, Elem::F32 | Elem::F64) {
            return self.int_binary(op, a, b, elem).map(Lv::full);
        }
        let forms = match op {
            BinaryOp::Add => forms::FADD,
            BinaryOp::Sub => forms::FSUB,
            BinaryOp::Mul => forms::FMUL,
            BinaryOp::Div => forms::FDIV,
            BinaryOp::Max => forms::FMAX,
            BinaryOp::Min => forms::FMIN,
            _ => return self.unsupported(op.name(), elem),
        };
        let (x, y) = (self.full(a)?, self.full(b)?);
        Ok(Lv::full(self.op2(forms, lane_width(elem), x, y)))
    }

    /// `(+-)(a * b) (+-) c`. The instructions overwrite the summand; negating it on the way there
    /// is exact, and negating a factor, as `fmls` does, is too.
    pub(super) fn fma(
        &mut self,
        elem: Elem,
        [a, b, c]: [Opnd; 3],
        negate_product: bool,
        negate_addend: bool,
    ) -> Opnd {
        let lane = lane_width(elem);
        let c = if negate_addend {
            self.op1(forms::FNEG, lane, c)
        } else {
            c
        };
        let forms = if negate_product {
            forms::FMLS
        } else {
            forms::FMLA
        };
        let form = self.arranged(forms, lane);
        self.make_tied(form, c, multiply_add_args(a, b))
    }

    /// `a > b ? a : b`, or with `<`.
    pub(super) fn pick(&mut self, greater: bool, a: Val, b: Val, elem: Elem) -> Result<Opnd> {
        let lane = lane_width(elem);
        let (x, y) = (self.full(a)?, self.full(b)?);
        let (high, low) = if greater { (x, y) } else { (y, x) };
        let mask = self.op2(forms::FCMGT, lane, high, low);
        Ok(self.select(mask, x, y))
    }
}

/// The operands of an instruction that multiplies and adds to its result.
pub(super) fn multiply_add_args(a: Opnd, b: Opnd) -> Vec<Arg> {
    vec![
        Arg::Def(Kind::V),
        Arg::Use(a, Kind::V),
        Arg::Use(b, Kind::V),
    ]
}
