//! Conversions by value and by bits.
//!
//! Float to integer truncates, saturates, and gives 0 for NaN; the hardware gives one "indefinite"
//! pattern for all of that, so values are clamped first or the pattern is repaired after.

use super::arith::canonical_nan;
use super::compare::predicate;
use super::values::Lv;
use super::{Result, Sel, ps_pd};
use crate::isa::Isa;
use crate::mir::{FmaKind, Opnd};
use crate::ops::Mn;
use weft_kernel::{CompareOp, Elem, Val};
use weft_lower::{LaneWidth, lane_width};

const TWO_31: f64 = 2_147_483_648.0;
const TWO_32: f64 = 4_294_967_296.0;

impl Sel<'_> {
    pub(super) fn cast(&mut self, a: Val, to: Elem) -> Result<Lv> {
        let from = self.body.elem(a);
        match (from, to) {
            (_, Elem::Bool) => self.cast_to_bool(a, from),
            (Elem::Bool, _) => {
                if to == Elem::F64 {
                    let mask = self.as_mask(a, LaneWidth::B8)?;
                    let one = self.splat_f64(1.0);
                    return Ok(Lv::full(self.keep(LaneWidth::B8, mask, one)));
                }
                if matches!(to, Elem::F32) {
                    let mask = self.as_mask(a, LaneWidth::B4)?;
                    let one = self.splat_f32(1.0);
                    return Ok(Lv::full(self.keep(LaneWidth::B4, mask, one)));
                }
                let numbers = self.full(a)?;
                self.cast_int(numbers, Elem::U8, to)
            }
            (Elem::F16 | Elem::BF16, _) => {
                let wide = self.widen_half(a, from)?;
                match to {
                    Elem::F32 => Ok(Lv::full(wide)),
                    Elem::F64 => Ok(Lv::full(self.f32_to_f64(wide))),
                    Elem::F16 | Elem::BF16 => self.narrow_to_half(wide, to),
                    _ => self.float_to_int(wide, Elem::F32, to),
                }
            }
            (Elem::F32, Elem::F64) => {
                let x = self.full(a)?;
                Ok(Lv::full(self.f32_to_f64(x)))
            }
            (Elem::F64, Elem::F32) => {
                let x = self.full(a)?;
                Ok(Lv::full(self.op1(
                    Mn::Cvtpd2ps,
                    self.width(LaneWidth::B8),
                    x,
                )))
            }
            (Elem::F32, Elem::F16 | Elem::BF16) => {
                let x = self.full(a)?;
                self.narrow_to_half(x, to)
            }
            // A detour over f32 would round twice.
            (Elem::F64, Elem::F16 | Elem::BF16) => self.unsupported("cast from f64", to),
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
        self.op1(Mn::Cvtps2pd, self.width(LaneWidth::B8), x)
    }

    fn cast_to_bool(&mut self, a: Val, from: Elem) -> Result<Lv> {
        let lane = lane_width(from);
        let x = self.full(a)?;
        let m = match from {
            Elem::F32 | Elem::F64 => {
                let zero = self.splat(0, lane);
                self.cmp_float(lane, predicate::NEQ, x, zero)
            }
            Elem::F16 | Elem::BF16 => {
                // Anything but the two zeros.
                let magnitude = self.splat(0x7fff, lane);
                let zero = self.splat(0, lane);
                let x = self.op2(Mn::Pand, self.width(lane), x, magnitude);
                self.cmp_int(lane, true, CompareOp::Ne, x, zero)
            }
            _ => {
                let zero = self.splat(0, lane);
                self.cmp_int(lane, true, CompareOp::Ne, x, zero)
            }
        };
        Ok(Lv::mask(self.isa, lane, m))
    }

    fn widen_half(&mut self, a: Val, from: Elem) -> Result<Opnd> {
        let width = self.width(LaneWidth::B4);
        if from == Elem::F16 {
            let packed = self.packed(a)?;
            return Ok(self.op1(Mn::Cvtph2ps, width, packed));
        }
        let bits = self.full(a)?;
        Ok(self.op1i(Mn::Pslldi, width, bits, 16))
    }

    fn narrow_to_half(&mut self, x: Opnd, to: Elem) -> Result<Lv> {
        let width = self.width(LaneWidth::B4);
        if to == Elem::F16 {
            // 0: nearest even, whatever MXCSR says.
            return Ok(Lv::packed(self.op1i(Mn::Cvtps2ph, width, x, 0)));
        }
        // bf16 is the upper half: add just under one half of its last place, plus its last bit so
        // that ties go to even. NaN would overflow to infinity, so it is replaced.
        let lane = LaneWidth::B4;
        let last = self.op1i(Mn::Psrldi, width, x, 16);
        let one = self.splat(1, lane);
        let last = self.op2(Mn::Pand, width, last, one);
        let almost = self.splat(0x7fff, lane);
        let sum = self.op2(Mn::Paddd, width, x, almost);
        let sum = self.op2(Mn::Paddd, width, sum, last);
        let half = self.op1i(Mn::Psrldi, width, sum, 16);
        let nan = self.splat(canonical_nan(Elem::BF16), lane);
        let unordered = self.cmp_float(lane, predicate::UNORD, x, x);
        Ok(Lv::full(self.blend(lane, unordered, nan, half)))
    }

    fn float_to_int(&mut self, x: Opnd, from: Elem, to: Elem) -> Result<Lv> {
        let lane = lane_width(from);
        let width = self.width(lane);
        let truncate = ps_pd(lane, Mn::Cvttps2dq, Mn::Cvttpd2dq);
        let min = ps_pd(lane, Mn::Minps, Mn::Minpd);
        let max = ps_pd(lane, Mn::Maxps, Mn::Maxpd);
        let bounds = match to {
            Elem::I8 => (-128.0, 127.0),
            Elem::U8 => (0.0, 255.0),
            Elem::I16 => (-32_768.0, 32_767.0),
            Elem::U16 => (0.0, 65_535.0),
            Elem::I32 => return self.truncate_i32(x, from).map(Lv::full),
            Elem::U32 => return self.truncate_u32(x, from).map(Lv::full),
            Elem::I64 | Elem::U64 => return self.truncate_i64(x, from, to).map(Lv::full),
            _ => return self.unsupported("cast from float", to),
        };
        let low = self.splat_float(bounds.0, lane);
        let high = self.splat_float(bounds.1, lane);
        // vmaxps gives its second operand for NaN: 0 is then the right answer at once.
        let x = if bounds.0 == 0.0 {
            x
        } else {
            self.nan_to_zero(x, lane)
        };
        let x = self.op2(max, width, x, low);
        let x = self.op2(min, width, x, high);
        Ok(Lv::full(self.op1(truncate, width, x)))
    }

    fn truncate_i32(&mut self, x: Opnd, from: Elem) -> Result<Opnd> {
        if from == Elem::F64 {
            let lane = LaneWidth::B8;
            let width = self.width(lane);
            let x = self.nan_to_zero(x, lane);
            let high = self.splat_f64(TWO_31 - 1.0);
            let x = self.op2(Mn::Minpd, width, x, high);
            // Below the range the indefinite pattern is the minimum.
            return Ok(self.op1(Mn::Cvttpd2dq, width, x));
        }
        let lane = LaneWidth::B4;
        let width = self.width(lane);
        let x = self.nan_to_zero(x, lane);
        let limit = self.splat_float(TWO_31, lane);
        let int = self.op1(Mn::Cvttps2dq, width, x);
        let over = self.cmp_float(lane, predicate::GE, x, limit);
        match self.isa {
            // 0x80000000 becomes 0x7fffffff.
            Isa::Avx2 => Ok(self.op2(Mn::Pxor, width, int, over)),
            Isa::Avx512 => {
                let top = self.splat(0x7fff_ffff, lane);
                Ok(self.blend(lane, over, top, int))
            }
        }
    }

    fn truncate_u32(&mut self, x: Opnd, from: Elem) -> Result<Opnd> {
        if from == Elem::F64 {
            return self.unsupported("cast from f64", Elem::U32);
        }
        let lane = LaneWidth::B4;
        let width = self.width(lane);
        let zero = self.splat(0, lane);
        let x = self.op2(Mn::Maxps, width, x, zero);
        if self.isa == Isa::Avx512 {
            // Above the range the indefinite pattern is the maximum.
            return Ok(self.op1(Mn::Cvttps2udq, width, x));
        }
        let limit = self.splat_float(TWO_31, lane);
        let big = self.cmp_float(lane, predicate::GE, x, limit);
        // x - 2^31 is exact for x of at least 2^31.
        let less = self.op2(Mn::Andps, width, big, limit);
        let x2 = self.op2(Mn::Subps, width, x, less);
        let int = self.op1(Mn::Cvttps2dq, width, x2);
        let top = self.op1i(Mn::Pslldi, width, big, 31);
        let int = self.op2(Mn::Pxor, width, int, top);
        let end = self.splat_float(TWO_32, lane);
        let over = self.cmp_float(lane, predicate::GE, x, end);
        Ok(self.op2(Mn::Por, width, int, over))
    }

    fn truncate_i64(&mut self, x: Opnd, from: Elem, to: Elem) -> Result<Opnd> {
        if self.isa == Isa::Avx2 {
            return self.unsupported(format!("cast from {from}"), to);
        }
        let from_lane = lane_width(from);
        let width = self.width(LaneWidth::B8);
        if to == Elem::U64 {
            let zero = self.splat(0, from_lane);
            let max = ps_pd(from_lane, Mn::Maxps, Mn::Maxpd);
            let x = self.op2(max, self.width(from_lane), x, zero);
            // Above the range the indefinite pattern is the maximum.
            return Ok(self.op1(ps_pd(from_lane, Mn::Cvttps2uqq, Mn::Cvttpd2uqq), width, x));
        }
        let x = self.nan_to_zero(x, from_lane);
        let int = self.op1(ps_pd(from_lane, Mn::Cvttps2qq, Mn::Cvttpd2qq), width, x);
        let limit = self.splat_float(9_223_372_036_854_775_808.0, from_lane);
        let over = self.cmp_float(from_lane, predicate::GE, x, limit);
        let top = self.splat(i64::MAX as u64, LaneWidth::B8);
        Ok(self.blend(LaneWidth::B8, over, top, int))
    }

    /// From an integer in lanes.
    fn cast_int(&mut self, x: Opnd, from: Elem, to: Elem) -> Result<Lv> {
        let wide = lane_width(from) == LaneWidth::B8;
        match to {
            Elem::F32 => self.int_to_f32(x, from).map(Lv::full),
            Elem::F64 => self.int_to_f64(x, from).map(Lv::full),
            Elem::F16 | Elem::BF16 => {
                // Exact in f32 up to 16 bits, so that only one rounding happens.
                if from.size_bytes() > 2 {
                    return self.unsupported(format!("cast from {from}"), to);
                }
                let x = self.int_to_f32(x, from)?;
                self.narrow_to_half(x, to)
            }
            Elem::I64 | Elem::U64 if wide => Ok(Lv::full(x)),
            Elem::I64 | Elem::U64 => {
                let mn = if from == Elem::U32 {
                    Mn::Pmovzxdq
                } else {
                    Mn::Pmovsxdq
                };
                Ok(Lv::full(self.op1(mn, self.width(LaneWidth::B8), x)))
            }
            _ => {
                let x = if wide { self.narrow_lanes(x) } else { x };
                Ok(Lv::full(self.wrap(x, to)))
            }
        }
    }

    fn int_to_f32(&mut self, x: Opnd, from: Elem) -> Result<Opnd> {
        let width = self.width(LaneWidth::B4);
        match (from, self.isa) {
            (Elem::U32, Isa::Avx512) => Ok(self.op1(Mn::Cvtudq2ps, width, x)),
            (Elem::U32, Isa::Avx2) => {
                // Both halves are exact, and so is high * 2^16: one rounding, in the fma.
                let high = self.op1i(Mn::Psrldi, width, x, 16);
                let mask = self.splat(0xffff, LaneWidth::B4);
                let low = self.op2(Mn::Pand, width, x, mask);
                let high = self.op1(Mn::Cvtdq2ps, width, high);
                let low = self.op1(Mn::Cvtdq2ps, width, low);
                let scale = self.splat_f32(65_536.0);
                Ok(self.fma(single(), [high, scale, low]))
            }
            (Elem::I64 | Elem::U64, Isa::Avx512) => {
                let mn = if from == Elem::I64 {
                    Mn::Cvtqq2ps
                } else {
                    Mn::Cvtuqq2ps
                };
                Ok(self.op1(mn, self.width(LaneWidth::B8), x))
            }
            (Elem::I64 | Elem::U64, Isa::Avx2) => {
                self.unsupported(format!("cast from {from}"), Elem::F32)
            }
            _ => Ok(self.op1(Mn::Cvtdq2ps, width, x)),
        }
    }

    fn int_to_f64(&mut self, x: Opnd, from: Elem) -> Result<Opnd> {
        let width = self.width(LaneWidth::B8);
        match (from, self.isa) {
            (Elem::I64, Isa::Avx512) => Ok(self.op1(Mn::Cvtqq2pd, width, x)),
            (Elem::U64, Isa::Avx512) => Ok(self.op1(Mn::Cvtuqq2pd, width, x)),
            (Elem::I64 | Elem::U64, Isa::Avx2) => {
                // The low 32 bits as 2^52 + low and the high ones as 2^84 + high * 2^32 are exact
                // by construction of their bits, and so is taking the offsets off the high part;
                // the sum rounds once. For signed numbers the sign bit is flipped, which adds 2^63.
                let signed = from == Elem::I64;
                let mask = self.splat(0xffff_ffff, LaneWidth::B8);
                let low = self.op2(Mn::Pand, width, x, mask);
                let low_magic = self.splat(0x4330_0000_0000_0000, LaneWidth::B8);
                let low = self.op2(Mn::Por, width, low, low_magic);
                let high = self.op1i(Mn::Psrlqi, width, x, 32);
                let (magic, offset) = if signed {
                    (0x4530_0000_8000_0000, 0x4530_0000_8010_0000)
                } else {
                    (0x4530_0000_0000_0000, 0x4530_0000_0010_0000)
                };
                let magic = self.splat(magic, LaneWidth::B8);
                let offset = self.splat(offset, LaneWidth::B8);
                let high = self.op2(Mn::Pxor, width, high, magic);
                let high = self.op2(Mn::Subpd, width, high, offset);
                Ok(self.op2(Mn::Addpd, width, high, low))
            }
            (Elem::U32, _) => {
                // 2^52 + x, minus 2^52.
                let x = self.op1(Mn::Pmovzxdq, width, x);
                let magic = self.splat_f64(4_503_599_627_370_496.0);
                let x = self.op2(Mn::Por, width, x, magic);
                Ok(self.op2(Mn::Subpd, width, x, magic))
            }
            _ => Ok(self.op1(Mn::Cvtdq2pd, width, x)),
        }
    }

    pub(super) fn bitcast(&mut self, a: Val, to: Elem) -> Result<Lv> {
        let from = self.body.elem(a);
        if to == Elem::Bool || from == Elem::Bool {
            return self.unsupported("bitcast", if to == Elem::Bool { from } else { to });
        }
        if to.size_bytes() <= 2 {
            // Halves and integers of two bytes, or bytes among themselves: through memory form.
            let packed = self.packed(a)?;
            return Ok(Lv::packed(packed));
        }
        let x = self.full(a)?;
        Ok(Lv::full(x))
    }
}

fn single() -> FmaKind {
    FmaKind {
        double: false,
        negate_product: false,
        negate_addend: false,
    }
}
