//! Conversions by value and by bits.
//!
//! The float-to-integer instructions truncate, saturate and give 0 for NaN, as the language does;
//! narrower targets are clamped behind them. Two-step conversions round to odd first, so that the
//! second rounding is the only one that shows.

use super::arith::canonical_nan;
use super::values::Lv;
use super::{Result, Sel};
use crate::asm::TEMP;
use crate::forms;
use crate::mir::{Arg, Kind, Opnd};
use weft_a64_encoder::form;
use weft_kernel::{Elem, Val};
use weft_lower::{LaneWidth, lane_width};

const B4: LaneWidth = LaneWidth::B4;
const B8: LaneWidth = LaneWidth::B8;

impl Sel<'_> {
    pub(super) fn cast(&mut self, a: Val, to: Elem) -> Result<Lv> {
        let from = self.body.elem(a);
        match (from, to) {
            (_, Elem::Bool) => self.cast_to_bool(a, from),
            (Elem::Bool, Elem::F32 | Elem::F64) => {
                let lane = lane_width(to);
                let mask = self.as_mask(a, lane)?;
                let one = match lane {
                    LaneWidth::B4 => u64::from(1f32.to_bits()),
                    LaneWidth::B8 => 1f64.to_bits(),
                };
                let one = self.splat(one, lane);
                Ok(Lv::full(self.and(mask, one)))
            }
            (Elem::Bool, _) => {
                let numbers = self.full(a)?;
                self.cast_int(numbers, Elem::U8, to)
            }
            (Elem::F16 | Elem::BF16, _) => {
                let wide = self.widen_half(a, from)?;
                match to {
                    Elem::F32 => Ok(Lv::full(wide)),
                    Elem::F64 => Ok(Lv::full(self.f32_to_f64(wide))),
                    Elem::F16 | Elem::BF16 => Ok(self.narrow_to_half(wide, to)),
                    _ => self.float_to_int(wide, Elem::F32, to),
                }
            }
            (Elem::F32, Elem::F64) => {
                let x = self.full(a)?;
                Ok(Lv::full(self.f32_to_f64(x)))
            }
            (Elem::F64, Elem::F32) => {
                let x = self.full(a)?;
                Ok(Lv::full(self.vector1(form::FCVTN_V2S_V2D, x)))
            }
            (Elem::F32, Elem::F16 | Elem::BF16) => {
                let x = self.full(a)?;
                Ok(self.narrow_to_half(x, to))
            }
            (Elem::F64, Elem::F16 | Elem::BF16) => {
                // To odd: f32 has more than two bits beyond those of either half type.
                let x = self.full(a)?;
                let odd = self.vector1(form::FCVTXN_V2S_V2D, x);
                Ok(self.narrow_to_half(odd, to))
            }
            (Elem::F32 | Elem::F64, _) => {
                let x = self.full(a)?;
                self.float_to_int(x, from, to)
            }
            _ => {
                let x = self.full(a)?;
                self.cast_int(x, from, to)
            }
        }
    }

    fn f32_to_f64(&mut self, x: Opnd) -> Opnd {
        self.vector1(form::FCVTL_V2D_V2S, x)
    }

    fn cast_to_bool(&mut self, a: Val, from: Elem) -> Result<Lv> {
        let lane = lane_width(from);
        let x = self.full(a)?;
        let m = match from {
            Elem::F32 | Elem::F64 => {
                let zero = self.splat(0, lane);
                let equal = self.op2(forms::FCMEQ, lane, x, zero);
                self.mask_not(equal)
            }
            Elem::F16 | Elem::BF16 => {
                // Anything but the two zeros.
                let magnitude = self.splat(0x7fff, lane);
                self.op2(forms::CMTST, lane, x, magnitude)
            }
            _ => self.op2(forms::CMTST, lane, x, x),
        };
        Ok(Lv::mask(lane, m))
    }

    fn widen_half(&mut self, a: Val, from: Elem) -> Result<Opnd> {
        if from == Elem::F16 {
            let packed = self.packed(a)?;
            return Ok(self.vector1(form::FCVTL_V4S_V4H, packed));
        }
        let bits = self.full(a)?;
        Ok(self.op1i(forms::SHL, B4, bits, 16))
    }

    fn narrow_to_half(&mut self, x: Opnd, to: Elem) -> Lv {
        if to == Elem::F16 {
            return Lv::packed(self.vector1(form::FCVTN_V4H_V4S, x));
        }
        // bf16 is the upper half: add just under one half of its last place, plus its last bit so
        // that ties go to even. NaN would overflow to infinity, so it is replaced.
        let last = self.op1i(forms::USHR, B4, x, 16);
        let one = self.splat(1, B4);
        let last = self.and(last, one);
        let almost = self.splat(0x7fff, B4);
        let sum = self.op2(forms::ADD, B4, x, almost);
        let sum = self.op2(forms::ADD, B4, sum, last);
        let half = self.op1i(forms::USHR, B4, sum, 16);
        let nan = self.splat(canonical_nan(Elem::BF16), B4);
        let number = self.op2(forms::FCMEQ, B4, x, x);
        Lv::full(self.select(number, half, nan))
    }

    fn float_to_int(&mut self, x: Opnd, from: Elem, to: Elem) -> Result<Lv> {
        let unsigned = matches!(to, Elem::U8 | Elem::U16 | Elem::U32 | Elem::U64);
        let convert = if unsigned {
            forms::FCVTZU
        } else {
            forms::FCVTZS
        };
        if lane_width(to) == B8 {
            let x = if from == Elem::F32 {
                self.f32_to_f64(x)
            } else {
                x
            };
            return Ok(Lv::full(self.op1(convert, B8, x)));
        }
        let mut int = self.op1(convert, lane_width(from), x);
        if from == Elem::F64 {
            // Saturated once more.
            let form = if unsigned {
                form::UQXTN_V2S_V2D
            } else {
                form::SQXTN_V2S_V2D
            };
            int = self.vector1(form, int);
        }
        let (low, high) = match to {
            Elem::I8 => (-128, 127),
            Elem::U8 => (0, 255),
            Elem::I16 => (-32_768, 32_767),
            Elem::U16 => (0, 65_535),
            _ => return Ok(Lv::full(int)),
        };
        let high = self.splat(high, B4);
        if unsigned {
            return Ok(Lv::full(self.vector2(self.narrow(forms::UMIN), int, high)));
        }
        let low = self.splat(u64::from(low as u32), B4);
        let int = self.vector2(self.narrow(forms::SMIN), int, high);
        Ok(Lv::full(self.vector2(self.narrow(forms::SMAX), int, low)))
    }

    /// From an integer in lanes.
    fn cast_int(&mut self, x: Opnd, from: Elem, to: Elem) -> Result<Lv> {
        let wide = lane_width(from) == B8;
        let signed = !matches!(from, Elem::U32 | Elem::U64);
        match to {
            Elem::F32 => Ok(Lv::full(self.int_to_f32(x, from))),
            Elem::F64 => {
                let x = if wide { x } else { self.widen_lanes(x, signed) };
                let forms = if signed { forms::SCVTF } else { forms::UCVTF };
                Ok(Lv::full(self.op1(forms, B8, x)))
            }
            Elem::F16 | Elem::BF16 => {
                // Exact in f32 up to 16 bits, so that only one rounding happens.
                if from.size_bytes() > 2 {
                    return self.unsupported(format!("cast from {from}"), to);
                }
                let x = self.int_to_f32(x, from);
                Ok(self.narrow_to_half(x, to))
            }
            Elem::I64 | Elem::U64 if wide => Ok(Lv::full(x)),
            Elem::I64 | Elem::U64 => Ok(Lv::full(self.widen_lanes(x, signed))),
            _ => {
                let x = if wide { self.narrow_lanes(x) } else { x };
                Ok(Lv::full(self.wrap(x, to)))
            }
        }
    }

    fn int_to_f32(&mut self, x: Opnd, from: Elem) -> Opnd {
        let signed = !matches!(from, Elem::U32 | Elem::U64);
        if lane_width(from) == B4 {
            let forms = if signed { forms::SCVTF } else { forms::UCVTF };
            return self.op1(forms, B4, x);
        }
        // By way of f64 it would round twice; the scalar instruction rounds once.
        let form = if signed {
            form::SCVTF_S_X
        } else {
            form::UCVTF_S_X
        };
        let mut lanes = [None; 2];
        for (at, lane) in lanes.iter_mut().enumerate().take(self.lanes) {
            self.effect(
                form::UMOV_X_VD_AT_I,
                vec![Arg::X(TEMP), Arg::Use(x, Kind::V), Arg::Imm(at as i64)],
            );
            *lane = Some(self.make(form, vec![Arg::Def(Kind::S), Arg::X(TEMP)]));
        }
        match lanes {
            [Some(low), Some(high)] => self.insert_lane(B4, low, 1, high),
            [Some(low), None] => low,
            _ => panic!("a vector has a lane"),
        }
    }

    /// `into` with lane `at` taken from lane 0 of `from`.
    pub(super) fn insert_lane(&mut self, lane: LaneWidth, into: Opnd, at: i64, from: Opnd) -> Opnd {
        let form = match lane {
            LaneWidth::B4 => form::INS_VS_I_THEN_VS_AT_I,
            LaneWidth::B8 => form::INS_VD_I_THEN_VD_AT_I,
        };
        let args = vec![
            Arg::Def(Kind::V),
            Arg::Imm(at),
            Arg::Use(from, Kind::V),
            Arg::Imm(0),
        ];
        self.make_tied(form, into, args)
    }

    pub(super) fn bitcast(&mut self, a: Val, to: Elem) -> Result<Lv> {
        let from = self.body.elem(a);
        if to == Elem::Bool || from == Elem::Bool {
            return self.unsupported("bitcast", if to == Elem::Bool { from } else { to });
        }
        if to.size_bytes() <= 2 {
            // Through memory form, so that the extension is that of the new type.
            let packed = self.packed(a)?;
            return Ok(Lv::packed(packed));
        }
        let x = self.full(a)?;
        Ok(Lv::full(x))
    }
}
