//! Masks: comparisons, logic on `Bool`, selection.
//!
//! On AVX2 a mask is a vector of all-ones or zeros with the lane width of what was compared, and is
//! brought to another width when it is needed there; on AVX-512 it is a mask register.

use super::values::Lv;
use super::{Result, Sel, ps_pd};
use crate::isa::{Isa, Width};
use crate::mir::{Class, Form, Opnd, Src};
use crate::ops::Mn;
use weft_kernel::{BinaryOp, CompareOp, Elem, Val};
use weft_lower::{LaneWidth, lane_width};

/// Comparison predicates of vcmpps and friends; none signals.
pub(super) mod predicate {
    pub(crate) const EQ: u8 = 0;
    pub(crate) const UNORD: u8 = 3;
    pub(crate) const NEQ: u8 = 4;
    pub(crate) const ORD: u8 = 7;
    pub(crate) const LT: u8 = 17;
    pub(crate) const LE: u8 = 18;
    /// Not less or equal: greater, or unordered.
    pub(crate) const NLE: u8 = 22;
    /// Not greater or equal: less, or unordered.
    pub(crate) const NGE: u8 = 25;
    pub(crate) const GE: u8 = 29;
    pub(crate) const GT: u8 = 30;
}

impl Sel<'_> {
    // Masks.

    /// A comparison of floats.
    pub(super) fn cmp_float(&mut self, lane: LaneWidth, pred: u8, a: Opnd, b: Opnd) -> Opnd {
        let width = self.width(lane);
        match self.isa {
            Isa::Avx2 => self.op2i(ps_pd(lane, Mn::Cmpps, Mn::Cmppd), width, a, b, pred),
            Isa::Avx512 => self.kcmp(ps_pd(lane, Mn::Kcmpps, Mn::Kcmppd), width, a, b, pred),
        }
    }

    fn kcmp(&mut self, mn: Mn, width: Width, a: Opnd, b: Opnd, imm: u8) -> Opnd {
        let dst = self.mask();
        let src = vec![Src::O(a), Src::O(b)];
        self.emit(Form::Plain(mn), width, Some(dst), src).imm = Some(imm);
        dst
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
        let width = self.width(lane);
        if self.isa == Isa::Avx512 {
            let mn = match (lane, signed) {
                (LaneWidth::B4, true) => Mn::Kcmpd,
                (LaneWidth::B4, false) => Mn::Kcmpud,
                (LaneWidth::B8, true) => Mn::Kcmpq,
                (LaneWidth::B8, false) => Mn::Kcmpuq,
            };
            let imm = match op {
                CompareOp::Eq => 0,
                CompareOp::Lt => 1,
                CompareOp::Le => 2,
                CompareOp::Ne => 4,
                CompareOp::Ge => 5,
                CompareOp::Gt => 6,
            };
            return self.kcmp(mn, width, a, b, imm);
        }
        let (mut a, mut b) = (a, b);
        let ordered = !matches!(op, CompareOp::Eq | CompareOp::Ne);
        if ordered && !signed {
            // Flipping the top bit maps unsigned order to signed order.
            let top = match lane {
                LaneWidth::B4 => 1 << 31,
                LaneWidth::B8 => 1 << 63,
            };
            let top = self.splat(top, lane);
            a = self.op2(Mn::Pxor, width, a, top);
            b = self.op2(Mn::Pxor, width, b, top);
        }
        let eq = ps_pd(lane, Mn::Pcmpeqd, Mn::Pcmpeqq);
        let gt = ps_pd(lane, Mn::Pcmpgtd, Mn::Pcmpgtq);
        match op {
            CompareOp::Eq => self.op2(eq, width, a, b),
            CompareOp::Gt => self.op2(gt, width, a, b),
            CompareOp::Lt => self.op2(gt, width, b, a),
            CompareOp::Ne => {
                let m = self.op2(eq, width, a, b);
                self.mask_not(lane, m)
            }
            CompareOp::Le => {
                let m = self.op2(gt, width, a, b);
                self.mask_not(lane, m)
            }
            CompareOp::Ge => {
                let m = self.op2(gt, width, b, a);
                self.mask_not(lane, m)
            }
        }
    }

    fn k2(&mut self, mn: Mn, a: Opnd, b: Opnd) -> Opnd {
        let dst = self.mask();
        let src = vec![Src::O(a), Src::O(b)];
        self.emit(Form::Plain(mn), Width::X, Some(dst), src);
        dst
    }

    pub(super) fn mask_and(&mut self, lane: LaneWidth, a: Opnd, b: Opnd) -> Opnd {
        match self.isa {
            Isa::Avx2 => self.op2(Mn::Pand, self.width(lane), a, b),
            Isa::Avx512 => self.k2(Mn::Kandw, a, b),
        }
    }

    pub(super) fn mask_or(&mut self, lane: LaneWidth, a: Opnd, b: Opnd) -> Opnd {
        match self.isa {
            Isa::Avx2 => self.op2(Mn::Por, self.width(lane), a, b),
            Isa::Avx512 => self.k2(Mn::Korw, a, b),
        }
    }

    fn mask_xor(&mut self, lane: LaneWidth, a: Opnd, b: Opnd) -> Opnd {
        match self.isa {
            Isa::Avx2 => self.op2(Mn::Pxor, self.width(lane), a, b),
            Isa::Avx512 => self.k2(Mn::Kxorw, a, b),
        }
    }

    pub(super) fn mask_not(&mut self, lane: LaneWidth, a: Opnd) -> Opnd {
        match self.isa {
            Isa::Avx2 => {
                let ones = self.splat(u64::MAX, LaneWidth::B8);
                self.op2(Mn::Pxor, self.width(lane), a, ones)
            }
            Isa::Avx512 => {
                let dst = self.mask();
                self.emit(Form::Plain(Mn::Knotw), Width::X, Some(dst), vec![Src::O(a)]);
                dst
            }
        }
    }

    /// `mask ? yes : no`.
    pub(super) fn blend(&mut self, lane: LaneWidth, mask: Opnd, yes: Opnd, no: Opnd) -> Opnd {
        let width = self.width(lane);
        let dst = self.vec();
        match self.isa {
            Isa::Avx2 => {
                let mn = ps_pd(lane, Mn::Blendvps, Mn::Blendvpd);
                let src = vec![Src::O(no), Src::O(yes), Src::O(mask)];
                self.emit(Form::Plain(mn), width, Some(dst), src);
            }
            Isa::Avx512 => {
                let mn = ps_pd(lane, Mn::Blendmps, Mn::Blendmpd);
                let src = vec![Src::O(no), Src::O(yes)];
                self.emit(Form::Plain(mn), width, Some(dst), src).mask = Some((mask, false));
            }
        }
        dst
    }

    /// `mask ? x : 0`.
    pub(super) fn keep(&mut self, lane: LaneWidth, mask: Opnd, x: Opnd) -> Opnd {
        let width = self.width(lane);
        match self.isa {
            Isa::Avx2 => self.op2(Mn::Andps, width, mask, x),
            Isa::Avx512 => {
                let dst = self.vec();
                let mn = ps_pd(lane, Mn::Movups, Mn::Movupd);
                self.emit(Form::Plain(mn), width, Some(dst), vec![Src::O(x)])
                    .mask = Some((mask, true));
                dst
            }
        }
    }

    /// `mask ? 0 : x`.
    pub(super) fn clear(&mut self, lane: LaneWidth, mask: Opnd, x: Opnd) -> Opnd {
        match self.isa {
            Isa::Avx2 => self.op2(Mn::Andnps, self.width(lane), mask, x),
            Isa::Avx512 => {
                let not = self.mask_not(lane, mask);
                self.keep(lane, not, x)
            }
        }
    }

    /// The lanes that exist.
    pub(super) fn active_mask(&mut self, lane: LaneWidth) -> Opnd {
        self.prefix_mask(lane, self.active)
    }

    /// The first `n` lanes.
    pub(super) fn prefix_mask(&mut self, lane: LaneWidth, n: usize) -> Opnd {
        match self.isa {
            Isa::Avx2 => {
                let words = lane.bytes() / 4;
                let total = self.isa.bytes() / 4;
                self.vector_i32((0..total).map(|i| if i < n * words { -1 } else { 0 }))
            }
            Isa::Avx512 => self.k_constant((1u32 << n) - 1),
        }
    }

    /// By way of ecx, since eax may hold a gather's base.
    fn k_constant(&mut self, bits: u32) -> Opnd {
        use iced_x86::{Code, Instruction, Register};
        let mov = Instruction::with2(Code::Mov_r32_imm32, Register::ECX, bits).expect("mov");
        self.emit(Form::Raw(mov), Width::X, None, vec![]);
        let dst = self.mask();
        let src = vec![Src::G(Register::RCX)];
        self.emit(Form::Plain(Mn::KmovwR), Width::X, Some(dst), src);
        dst
    }

    // `Bool` values.

    /// A `Bool` as a mask for lanes of that width.
    pub(crate) fn as_mask(&mut self, v: Val, lane: LaneWidth) -> Result<Opnd> {
        let at = v.index();
        let known = match (self.isa, lane) {
            (Isa::Avx512, _) => self.vals[at].k,
            (Isa::Avx2, LaneWidth::B4) => self.vals[at].mask4,
            (Isa::Avx2, LaneWidth::B8) => self.vals[at].mask8,
        };
        if let Some(o) = known {
            return Ok(o);
        }
        let o = if self.isa == Isa::Avx2 && lane == LaneWidth::B4 && self.vals[at].mask8.is_some() {
            let m = self.vals[at].mask8.expect("just checked");
            self.narrow_lanes(m)
        } else if self.isa == Isa::Avx2 && lane == LaneWidth::B8 && self.vals[at].mask4.is_some() {
            let m = self.vals[at].mask4.expect("just checked");
            self.op1(Mn::Pmovsxdq, self.width(LaneWidth::B8), m)
        } else if let (Some(bits), Isa::Avx512) = (self.body.constant(v), self.isa) {
            let bits = if bits & 1 != 0 { 0xffff } else { 0 };
            self.k_constant(bits)
        } else {
            let zero = self.splat(0, LaneWidth::B4);
            let numbers = self.full(v)?;
            let m = self.cmp_int(LaneWidth::B4, true, CompareOp::Gt, numbers, zero);
            match (self.isa, lane) {
                (Isa::Avx2, LaneWidth::B8) => {
                    self.vals[at].mask4 = Some(m);
                    self.op1(Mn::Pmovsxdq, self.width(LaneWidth::B8), m)
                }
                _ => m,
            }
        };
        match (self.isa, lane) {
            (Isa::Avx512, _) => self.vals[at].k = Some(o),
            (Isa::Avx2, LaneWidth::B4) => self.vals[at].mask4 = Some(o),
            (Isa::Avx2, LaneWidth::B8) => self.vals[at].mask8 = Some(o),
        }
        Ok(o)
    }

    /// The low halves of eight-byte lanes, in four-byte lanes (AVX2).
    pub(super) fn narrow_lanes(&mut self, wide: Opnd) -> Opnd {
        match (self.isa, self.width(LaneWidth::B8)) {
            (Isa::Avx512, width) => self.op1(Mn::Pmovqd, width, wide),
            // One lane: its low half is in place.
            (Isa::Avx2, Width::X) => wide,
            (Isa::Avx2, _) => {
                let high = self.op1i(Mn::Extract128, Width::Y, wide, 1);
                // Lanes 0 and 2 of each half.
                self.op2i(Mn::Shufps, Width::X, wide, high, 0x88)
            }
        }
    }

    /// A `Bool` as 0 or 1 in four-byte lanes.
    pub(super) fn bool_numbers(&mut self, v: Val) -> Result<Opnd> {
        let mask = self.as_mask(v, LaneWidth::B4)?;
        let one = self.splat(1, LaneWidth::B4);
        Ok(self.keep(LaneWidth::B4, mask, one))
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
            BinaryOp::And => self.mask_and(lane, ma, mb),
            BinaryOp::Or => self.mask_or(lane, ma, mb),
            BinaryOp::Xor => self.mask_xor(lane, ma, mb),
            _ => return self.unsupported(op.name(), Elem::Bool),
        };
        Ok(Lv::mask(self.isa, lane, m))
    }

    pub(super) fn bool_not(&mut self, a: Val) -> Result<Lv> {
        let lane = self.mask_lane(a);
        let m = self.as_mask(a, lane)?;
        let m = self.mask_not(lane, m);
        Ok(Lv::mask(self.isa, lane, m))
    }

    pub(super) fn compare(&mut self, op: CompareOp, a: Val, b: Val) -> Result<Lv> {
        let elem = self.body.elem(a);
        let lane = lane_width(elem);
        let (x, y) = (self.full(a)?, self.full(b)?);
        let m = if elem.is_float() {
            let pred = match op {
                CompareOp::Eq => predicate::EQ,
                CompareOp::Ne => predicate::NEQ,
                CompareOp::Lt => predicate::LT,
                CompareOp::Le => predicate::LE,
                CompareOp::Gt => predicate::GT,
                CompareOp::Ge => predicate::GE,
            };
            self.cmp_float(lane, pred, x, y)
        } else {
            // Narrow types are extended, so that signed order is theirs.
            let signed = !matches!(elem, Elem::U32 | Elem::U64);
            self.cmp_int(lane, signed, op, x, y)
        };
        Ok(Lv::mask(self.isa, lane, m))
    }

    pub(super) fn select(&mut self, cond: Val, a: Val, b: Val, elem: Elem) -> Result<Lv> {
        if elem == Elem::Bool {
            let lane = self.mask_lane(cond);
            let c = self.as_mask(cond, lane)?;
            let (ma, mb) = (self.as_mask(a, lane)?, self.as_mask(b, lane)?);
            let yes = self.mask_and(lane, c, ma);
            let not = self.mask_not(lane, c);
            let no = self.mask_and(lane, not, mb);
            let m = self.mask_or(lane, yes, no);
            return Ok(Lv::mask(self.isa, lane, m));
        }
        let lane = lane_width(elem);
        let mask = self.as_mask(cond, lane)?;
        if self.is_const(b, 0) {
            let x = self.full(a)?;
            return Ok(Lv::full(self.keep(lane, mask, x)));
        }
        if self.is_const(a, 0) && self.isa == Isa::Avx2 {
            let x = self.full(b)?;
            return Ok(Lv::full(self.clear(lane, mask, x)));
        }
        let (yes, no) = (self.full(a)?, self.full(b)?);
        Ok(Lv::full(self.blend(lane, mask, yes, no)))
    }

    /// Whether lanes of a float are NaN.
    pub(super) fn is_nan(&mut self, a: Val) -> Result<Lv> {
        let elem = self.body.elem(a);
        let lane = lane_width(elem);
        let x = self.full(a)?;
        let m = match elem {
            Elem::F32 | Elem::F64 => self.cmp_float(lane, predicate::UNORD, x, x),
            Elem::F16 | Elem::BF16 => {
                let infinity = if elem == Elem::F16 { 0x7c00 } else { 0x7f80 };
                let magnitude = self.splat(0x7fff, lane);
                let infinity = self.splat(infinity, lane);
                let width = self.width(lane);
                let magnitude = self.op2(Mn::Pand, width, x, magnitude);
                self.cmp_int(lane, true, CompareOp::Gt, magnitude, infinity)
            }
            _ => return self.unsupported("is_nan", elem),
        };
        Ok(Lv::mask(self.isa, lane, m))
    }

    /// A vector of zeros made on the spot, for instructions that merge into it.
    pub(super) fn zeros(&mut self, width: Width) -> Opnd {
        let dst = self.vec();
        self.block.insts.push(crate::mir::MInst {
            form: Form::Zero,
            width,
            dst: Some(dst),
            src: vec![],
            imm: None,
            mask: None,
        });
        dst
    }

    /// A mask register in a class of its own.
    pub(super) fn copy_mask(&mut self, k: Opnd) -> Opnd {
        let dst = self.block.fresh(Class::Mask);
        self.emit(Form::Plain(Mn::Kmovw), Width::X, Some(dst), vec![Src::O(k)]);
        dst
    }
}
