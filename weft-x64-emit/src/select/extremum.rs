//! IEEE 754-2019 maximum and minimum from instructions that are neither.
//!
//! `vmaxps a, b` gives b when either is NaN and when both are zeros. So max(a, b) and max(b, a)
//! differ only there: for zeros their conjunction (for minimum: disjunction) has the right sign,
//! and NaN is put back by comparing. A constant operand makes most of it unnecessary.

use super::arith::canonical_nan;
use super::compare::predicate;
use super::{Result, Sel, ps_pd};
use crate::isa::Isa;
use crate::mir::Opnd;
use crate::ops::Mn;
use weft_kernel::{Elem, Val};
use weft_lower::LaneWidth;

/// What is known of an operand's bits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Unknown,
    PlusZero,
    MinusZero,
    Number,
}

fn kind(bits: Option<u64>, lane: LaneWidth) -> Kind {
    let Some(bits) = bits else {
        return Kind::Unknown;
    };
    let (sign, infinity) = match lane {
        LaneWidth::B4 => (1u64 << 31, 0x7f80_0000),
        LaneWidth::B8 => (1u64 << 63, 0x7ff0_0000_0000_0000),
    };
    match bits {
        0 => Kind::PlusZero,
        b if b == sign => Kind::MinusZero,
        b if b & !sign > infinity => Kind::Unknown,
        _ => Kind::Number,
    }
}

impl Sel<'_> {
    pub(super) fn extremum(&mut self, max: bool, a: Val, b: Val, lane: LaneWidth) -> Result<Opnd> {
        let (ka, kb) = (
            kind(self.body.constant(a), lane),
            kind(self.body.constant(b), lane),
        );
        let (x, y) = (self.full(a)?, self.full(b)?);
        if kb != Kind::Unknown {
            return Ok(self.extremum_with(max, x, y, kb, lane));
        }
        if ka != Kind::Unknown {
            return Ok(self.extremum_with(max, y, x, ka, lane));
        }
        Ok(self.extremum_of(max, x, y, lane))
    }

    /// `a > b ? a : b`, or with `<`: what the instructions do.
    pub(super) fn pick(&mut self, greater: bool, a: Val, b: Val, elem: Elem) -> Result<Opnd> {
        let lane = weft_lower::lane_width(elem);
        let (x, y) = (self.full(a)?, self.full(b)?);
        Ok(self.op2(self.native(greater, lane), self.width(lane), x, y))
    }

    /// With a constant: x comes second, so that its NaN wins.
    fn extremum_with(&mut self, max: bool, x: Opnd, c: Opnd, kind: Kind, lane: LaneWidth) -> Opnd {
        let width = self.width(lane);
        let mn = self.native(max, lane);
        let m = self.op2(mn, width, c, x);
        match (max, kind) {
            // Two zeros give x: right unless x is the one of them that loses.
            (true, Kind::PlusZero) => {
                let rest = self.splat(super::arith::sign_bit(lane) - 1, lane);
                self.op2(Mn::Andps, width, m, rest)
            }
            (false, Kind::MinusZero) => {
                let sign = self.splat(super::arith::sign_bit(lane), lane);
                self.op2(Mn::Orps, width, m, sign)
            }
            _ => m,
        }
    }

    fn native(&self, max: bool, lane: LaneWidth) -> Mn {
        if max {
            ps_pd(lane, Mn::Maxps, Mn::Maxpd)
        } else {
            ps_pd(lane, Mn::Minps, Mn::Minpd)
        }
    }

    /// Of two unknown values.
    pub(super) fn extremum_of(&mut self, max: bool, x: Opnd, y: Opnd, lane: LaneWidth) -> Opnd {
        let width = self.width(lane);
        let mn = self.native(max, lane);
        let xy = self.op2(mn, width, x, y);
        let yx = self.op2(mn, width, y, x);
        if !max {
            // The disjunction of a NaN with anything is a NaN.
            return self.op2(Mn::Orps, width, xy, yx);
        }
        let both = self.op2(Mn::Andps, width, xy, yx);
        let unordered = self.cmp_float(lane, predicate::UNORD, x, y);
        match self.isa {
            // All ones is a NaN.
            Isa::Avx2 => self.op2(Mn::Orps, width, both, unordered),
            Isa::Avx512 => {
                let elem = match lane {
                    LaneWidth::B4 => Elem::F32,
                    LaneWidth::B8 => Elem::F64,
                };
                let nan = self.splat(canonical_nan(elem), lane);
                self.blend(lane, unordered, nan, both)
            }
        }
    }
}
