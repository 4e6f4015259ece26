//! Loads, gathers, coordinates.
//!
//! No load touches memory outside its lanes: the last, partial vector is loaded by masks or in
//! pieces of 8, 4, 2 and 1 bytes.

use super::values::{AccPlace, InvDef, Lv, Place};
use super::{Result, Sel, ps_pd};
use crate::asm::Addr;
use crate::isa::{Isa, Width};
use crate::mir::{Form, Opnd, Src};
use crate::ops::Mn;
use iced_x86::{Code, Instruction, Register};
use weft_kernel::refusal::AccessTrait;
use weft_kernel::{CompareOp, Elem, Refusal, Val};
use weft_lower::{LaneWidth, Op, lane_width};

impl Sel<'_> {
    /// The place of an access.
    pub(super) fn place(&self, access: usize) -> Result<Place> {
        self.ctx.places[access].ok_or_else(|| self.refuse(access, AccessTrait::Offset))
    }

    pub(super) fn refuse(&self, access: usize, why: AccessTrait) -> Refusal {
        Refusal::UnsupportedAccess {
            operand: self.ctx.operands[access].0.clone(),
            why,
        }
    }

    /// The address of lane `lane` of the current vector.
    pub(super) fn address(&self, place: Place, size: usize, lane: i64) -> Result<Addr> {
        let elements = self.pos.at + lane;
        let disp = elements
            .checked_mul(place.stride)
            .and_then(|d| d.checked_add(place.disp))
            .filter(|d| i32::try_from(*d).is_ok())
            .ok_or_else(|| Refusal::UnsupportedForm {
                form: "an address out of reach".into(),
            })?;
        let index = match self.pos.index {
            Some(r) if place.stride == size as i64 && !place.walks => Some((r, size as u32)),
            _ => None,
        };
        Ok(Addr {
            base: place.base,
            index,
            disp,
            constant: None,
        })
    }

    pub(super) fn load(&mut self, access: usize) -> Result<Lv> {
        let elem = self.ctx.operands[access].1;
        let place = self.place(access)?;
        if !self.ctx.guards[access].is_empty() {
            return self.guarded_load(access, place, elem);
        }
        self.load_place(place, elem)
    }

    /// A row of scratch; reading past its end is harmless, and its padding allows it.
    pub(super) fn row(&mut self, row: usize) -> Result<Lv> {
        let (place, elem) = self.ctx.rows[row];
        let active = std::mem::replace(&mut self.active, self.lanes);
        let v = self.load_place(place, elem);
        self.active = active;
        v
    }

    pub(super) fn acc(&mut self) -> Result<Opnd> {
        match self.ctx.acc {
            Some(AccPlace::Register(r)) => Ok(Opnd::F(r)),
            Some(AccPlace::Memory(place)) => {
                let v = self.load_place(place, Elem::F32)?;
                Ok(v.full.expect("f32 is loaded in lanes"))
            }
            None => self.unsupported("acc", Elem::F32),
        }
    }

    fn load_place(&mut self, place: Place, elem: Elem) -> Result<Lv> {
        let size = elem.size_bytes();
        if place.stride == 0 && self.lanes > 1 {
            return self.broadcast(place, elem);
        }
        if place.stride != size as i64 && self.active > 1 {
            return self.strided(place, elem);
        }
        let addr = self.address(place, size, 0)?;
        if size <= 2 {
            return Ok(Lv::packed(self.load_bytes(addr, size * self.active)));
        }
        Ok(Lv::full(self.load_lanes(addr, lane_width(elem))))
    }

    /// One element in every lane.
    fn broadcast(&mut self, place: Place, elem: Elem) -> Result<Lv> {
        let addr = self.address(place, elem.size_bytes(), 0)?;
        let dst = self.vec();
        let (mn, width) = match elem.size_bytes() {
            8 => (Mn::Broadcastsd, self.width(LaneWidth::B8)),
            4 => (Mn::Broadcastss, self.width(LaneWidth::B4)),
            size => {
                let width = match size * self.lanes {
                    0..=16 => Width::X,
                    _ => Width::Y,
                };
                let mn = if size == 1 {
                    Mn::Pbroadcastb
                } else {
                    Mn::Pbroadcastw
                };
                (mn, width)
            }
        };
        self.emit(Form::Plain(mn), width, Some(dst), vec![Src::M(addr)]);
        Ok(match elem.size_bytes() {
            1 | 2 => Lv::packed(dst),
            _ => Lv::full(dst),
        })
    }

    /// The active lanes of four or eight bytes; the others are zero.
    fn load_lanes(&mut self, addr: Addr, lane: LaneWidth) -> Opnd {
        let width = self.width(lane);
        let bytes = self.active * lane.bytes();
        if bytes == width.bytes() {
            return self.load_as(Mn::Movups, width, addr);
        }
        match (bytes, self.isa) {
            (4, _) => self.load_as(Mn::LoadSs, Width::X, addr),
            (8, _) => self.load_as(Mn::LoadSd, Width::X, addr),
            (16, _) => self.load_as(Mn::Movups, Width::X, addr),
            (_, Isa::Avx2) => {
                let mask = self.active_mask(lane);
                let mask = self.op1(Mn::Movups, width, mask);
                let dst = self.vec();
                let mn = ps_pd(lane, Mn::Maskmovps, Mn::Maskmovpd);
                let src = vec![Src::O(mask), Src::M(addr)];
                self.emit(Form::Plain(mn), width, Some(dst), src);
                dst
            }
            (_, Isa::Avx512) => {
                let mask = self.active_mask(lane);
                let dst = self.vec();
                let mn = ps_pd(lane, Mn::Movups, Mn::Movupd);
                self.emit(Form::Plain(mn), width, Some(dst), vec![Src::M(addr)])
                    .mask = Some((mask, true));
                dst
            }
        }
    }

    fn load_as(&mut self, mn: Mn, width: Width, addr: Addr) -> Opnd {
        let dst = self.vec();
        self.emit(Form::Plain(mn), width, Some(dst), vec![Src::M(addr)]);
        dst
    }

    /// Exactly `n` bytes into the low end of a register.
    fn load_bytes(&mut self, addr: Addr, n: usize) -> Opnd {
        match n {
            32 => return self.load_as(Mn::Movups, Width::Y, addr),
            16 => return self.load_as(Mn::Movups, Width::X, addr),
            17..32 => {
                // Only vectors of 16 two-byte elements, on AVX-512.
                let k = self.prefix_mask(LaneWidth::B4, n / 2);
                let dst = self.vec();
                let load = self.emit(
                    Form::Plain(Mn::Movdqu16),
                    Width::Y,
                    Some(dst),
                    vec![Src::M(addr)],
                );
                load.mask = Some((k, true));
                return dst;
            }
            _ => {}
        }
        let mut done = 0;
        let mut value: Option<Opnd> = None;
        for piece in [8usize, 4, 2, 1] {
            while n - done >= piece {
                let at = Addr {
                    disp: addr.disp + done as i64,
                    ..addr
                };
                value = Some(match (value, piece) {
                    (None, 8) => self.load_as(Mn::LoadSd, Width::X, at),
                    (None, 4) => self.load_as(Mn::LoadSs, Width::X, at),
                    (into, _) => {
                        let into = match into {
                            Some(v) => v,
                            None => self.zeros(Width::X),
                        };
                        let mn = match piece {
                            8 => Mn::Pinsrq,
                            4 => Mn::Pinsrd,
                            2 => Mn::Pinsrw,
                            _ => Mn::Pinsrb,
                        };
                        self.insert(mn, into, Src::M(at), (done / piece) as u8)
                    }
                });
                done += piece;
            }
        }
        value.unwrap_or_else(|| self.zeros(Width::X))
    }

    pub(super) fn insert(&mut self, mn: Mn, into: Opnd, from: Src, at: u8) -> Opnd {
        let dst = self.vec();
        let src = vec![Src::O(into), from];
        self.emit(Form::Plain(mn), Width::X, Some(dst), src).imm = Some(at);
        dst
    }

    /// Elements that do not lie side by side, one by one.
    fn strided(&mut self, place: Place, elem: Elem) -> Result<Lv> {
        let size = elem.size_bytes();
        self.element_wise(elem, |sel, lane| {
            sel.address(place, size, lane as i64).map(Src::M)
        })
    }

    /// Builds a vector from the sources that `source` names for each active lane.
    fn element_wise(
        &mut self,
        elem: Elem,
        mut source: impl FnMut(&mut Self, usize) -> Result<Src>,
    ) -> Result<Lv> {
        let size = elem.size_bytes();
        let per_part = match size {
            8 => 2,
            4 => 4,
            2 => 8,
            _ => 16,
        };
        let mut parts: Vec<Opnd> = Vec::new();
        for first in (0..self.active).step_by(per_part) {
            let mut part: Option<Opnd> = None;
            for lane in first..self.active.min(first + per_part) {
                let from = source(self, lane)?;
                let within = (lane - first) as u8;
                part = Some(match (size, part) {
                    (4, None) => self.first_lane(Mn::LoadSs, from),
                    (8, None) => self.first_lane(Mn::LoadSd, from),
                    (4, Some(p)) => self.insert(Mn::Insertps, p, from, within << 4),
                    (8, Some(p)) => {
                        let dst = self.vec();
                        let src = vec![Src::O(p), from];
                        self.emit(Form::Plain(Mn::LoadHps), Width::X, Some(dst), src);
                        dst
                    }
                    (_, p) => {
                        let into = match p {
                            Some(p) => p,
                            None => self.zeros(Width::X),
                        };
                        let mn = if size == 2 { Mn::Pinsrw } else { Mn::Pinsrb };
                        self.insert(mn, into, from, within)
                    }
                });
            }
            parts.extend(part);
        }
        let width = match size {
            1 | 2 => match size * self.lanes {
                0..=16 => Width::X,
                _ => Width::Y,
            },
            _ => self.width(lane_width(elem)),
        };
        let mut whole = parts[0];
        for (at, part) in parts.into_iter().enumerate().skip(1) {
            whole = self.op2i(Mn::Insert128, width, whole, part, at as u8);
        }
        Ok(match size {
            1 | 2 => Lv::packed(whole),
            _ => Lv::full(whole),
        })
    }

    fn first_lane(&mut self, mn: Mn, from: Src) -> Opnd {
        let dst = self.vec();
        self.emit(Form::Plain(mn), Width::X, Some(dst), vec![from]);
        dst
    }

    // Gathers.

    pub(super) fn gather(&mut self, access: usize, index: Val, stride: i64) -> Result<Lv> {
        let (_, elem, len) = self.ctx.operands[access].clone();
        if !self.ctx.guards[access].is_empty() {
            return Err(self.refuse(access, AccessTrait::Guarded));
        }
        let place = self.place(access)?;
        let size = elem.size_bytes();
        let row = self.ctx.row_gathers.iter().find(|(v, _)| {
            let node = &self.body.nodes[v.index()];
            node.op
                == Op::Gather {
                    access,
                    index,
                    stride,
                }
        });
        if let Some((_, base)) = row {
            let place = Place {
                base: *base,
                ..place
            };
            return self.load_place(place, elem);
        }
        if len >= 1 << 31 {
            return Err(self.refuse(access, AccessTrait::Gather));
        }
        // Elements from the place of lane 0: index * stride + lane * inner stride. All of it stays
        // below the operand's length, so 32 bits hold it.
        let lane = LaneWidth::B4;
        let width = self.width(lane);
        let mut offsets = self.full(index)?;
        if lane_width(self.body.elem(index)) == LaneWidth::B8 {
            offsets = self.narrow_lanes(offsets);
        }
        if stride != 1 {
            let by = self.splat(stride as u32 as u64, lane);
            offsets = self.op2(Mn::Pmulld, width, offsets, by);
        }
        let inner = place.stride / size as i64;
        let mut origin = self.address(place, size, 0)?;
        if inner != 0 {
            let total = self.isa.bytes() / 4;
            let steps = self.vector_i32((0..total).map(|l| (l as i64 * inner) as i32));
            offsets = self.op2(Mn::Paddd, width, offsets, steps);
        }
        if let Some((index, scale)) = origin.index.take() {
            // A gather has no second index register.
            let lea = Instruction::with2(
                Code::Lea_r64_m,
                Register::RAX,
                Addr {
                    index: Some((index, scale)),
                    ..origin
                }
                .operand(),
            )
            .expect("lea");
            self.emit(Form::Raw(lea), Width::X, None, vec![]);
            origin = Addr::base(Register::RAX, 0);
        }
        if size >= 4 && self.lanes > 1 {
            let o = self.gather_lanes(
                lane_width(elem),
                origin.base,
                offsets,
                size as u32,
                origin.disp,
                true,
            );
            return Ok(Lv::full(o));
        }
        // Narrow types, and single lanes: one address after the other.
        if origin.base == Register::RAX {
            let mov = Instruction::with2(Code::Mov_r64_rm64, Register::RCX, Register::RAX);
            self.emit(Form::Raw(mov.expect("mov")), Width::X, None, vec![]);
            origin.base = Register::RCX;
        }
        self.element_wise(elem, |sel, lane| {
            let part = match lane / 4 {
                0 => offsets,
                q => {
                    let width = sel.width(LaneWidth::B4);
                    sel.op1i(Mn::Extract128, width, offsets, q as u8)
                }
            };
            let src = vec![Src::G(Register::RAX), Src::O(part)];
            sel.emit(Form::Plain(Mn::Pextrd), Width::X, None, src).imm = Some((lane % 4) as u8);
            let extend = Instruction::with2(Code::Movsxd_r64_rm32, Register::RAX, Register::EAX);
            sel.emit(Form::Raw(extend.expect("movsxd")), Width::X, None, vec![]);
            Ok(Src::M(Addr {
                index: Some((Register::RAX, size as u32)),
                ..origin
            }))
        })
    }

    // Guards.

    /// The lanes in which all guards of an access hold, and which exist.
    pub(super) fn guard_mask(&mut self, access: usize) -> Result<Opnd> {
        let lane = LaneWidth::B4;
        let width = self.width(lane);
        let mut all: Option<Opnd> = None;
        for (at, (stride, extent)) in self.ctx.guards[access].clone().into_iter().enumerate() {
            let mut g = Opnd::Inv(self.invs.add(InvDef::Guard { access, guard: at }));
            if stride != 0 {
                let mut c = self.inner_coord()?;
                if stride != 1 {
                    let by = self.splat(stride as u32 as u64, lane);
                    c = self.op2(Mn::Pmulld, width, c, by);
                }
                g = self.op2(Mn::Paddd, width, c, g);
            }
            // 0 <= g < extent is one unsigned comparison.
            let end = self.splat(extent, lane);
            let m = self.cmp_int(lane, false, CompareOp::Lt, g, end);
            all = Some(match all {
                Some(a) => self.mask_and(lane, a, m),
                None => m,
            });
        }
        let mut mask = all.expect("the access is guarded");
        if self.active < self.lanes {
            let exist = self.active_mask(lane);
            mask = match self.isa {
                Isa::Avx512 => self.mask_and(lane, mask, exist),
                Isa::Avx2 => self.op2(Mn::Pand, width, mask, exist),
            };
        }
        Ok(mask)
    }

    fn guarded_load(&mut self, access: usize, place: Place, elem: Elem) -> Result<Lv> {
        let size = elem.size_bytes();
        let contiguous = place.stride == size as i64 || self.lanes == 1;
        if size < 4 {
            return Err(self.refuse(access, AccessTrait::Guarded));
        }
        let lane = lane_width(elem);
        let width = self.width(lane);
        let mask4 = self.guard_mask(access)?;
        let fill = self.ctx.fills[access];
        let fill = self.splat(fill, lane);
        if !contiguous {
            // Gathered where the guards hold; the fill stays elsewhere.
            let step = place.stride / size as i64;
            if step
                .checked_mul(16)
                .is_none_or(|s| i32::try_from(s).is_err())
            {
                return Err(self.refuse(access, AccessTrait::InnerStride));
            }
            let total = self.isa.bytes() / 4;
            let steps = self.vector_i32((0..total).map(|l| (l as i64 * step) as i32));
            let addr = self.address(place, size, 0)?;
            let index = self.op1(Mn::Movups, self.width(LaneWidth::B4), steps);
            let mn = ps_pd(lane, Mn::Gatherdps, Mn::Gatherdpd);
            let from = Src::Vsib {
                base: addr.base,
                index,
                scale: size as u32,
                disp: addr.disp,
            };
            let dst = self.vec();
            match self.isa {
                Isa::Avx2 => {
                    let mask = self.mask_for(lane, mask4);
                    let mask = self.op2(Mn::Por, width, mask, mask);
                    let src = vec![Src::O(fill), from, Src::O(mask)];
                    self.emit(Form::Tied(mn), width, Some(dst), src);
                }
                Isa::Avx512 => {
                    let k = self.copy_mask(mask4);
                    let src = vec![Src::O(fill), from];
                    self.emit(Form::Tied(mn), width, Some(dst), src).mask = Some((k, false));
                }
            }
            return Ok(Lv::full(dst));
        }
        let addr = self.address(place, size, 0)?;
        let dst = self.vec();
        match self.isa {
            Isa::Avx2 => {
                let mask = self.mask_for(lane, mask4);
                let mn = ps_pd(lane, Mn::Maskmovps, Mn::Maskmovpd);
                let src = vec![Src::O(mask), Src::M(addr)];
                self.emit(Form::Plain(mn), width, Some(dst), src);
                Ok(Lv::full(self.blend(lane, mask, dst, fill)))
            }
            Isa::Avx512 => {
                let mn = ps_pd(lane, Mn::Movups, Mn::Movupd);
                let src = vec![Src::O(fill), Src::M(addr)];
                self.emit(Form::Tied(mn), width, Some(dst), src).mask = Some((mask4, false));
                Ok(Lv::full(dst))
            }
        }
    }

    /// A mask of four-byte lanes for lanes of the given width (AVX2).
    pub(super) fn mask_for(&mut self, lane: LaneWidth, mask4: Opnd) -> Opnd {
        match (self.isa, lane) {
            (Isa::Avx2, LaneWidth::B8) => {
                let width = self.width(LaneWidth::B8);
                self.op1(Mn::Pmovsxdq, width, mask4)
            }
            _ => mask4,
        }
    }

    // Coordinates and scalars.

    /// The inner coordinate of each lane, in 32 bits.
    pub(super) fn inner_coord(&mut self) -> Result<Opnd> {
        let width = self.width(LaneWidth::B4);
        let total = self.isa.bytes() / 4;
        let at = self.pos.at;
        let steps = self.vector_i32((0..total).map(|l| (at + l as i64) as i32));
        let Some(index) = self.pos.index else {
            return Ok(steps);
        };
        let base = self.broadcast_gpr(index);
        Ok(self.op2(Mn::Paddd, width, base, steps))
    }

    /// The low half of a general-purpose register in every four-byte lane.
    pub(crate) fn broadcast_gpr(&mut self, from: Register) -> Opnd {
        let width = self.width(LaneWidth::B4);
        let dst = self.vec();
        let src = vec![Src::G(from)];
        match self.isa {
            Isa::Avx512 => {
                self.emit(Form::Plain(Mn::PbroadcastdG), width, Some(dst), src);
                dst
            }
            Isa::Avx2 => {
                self.emit(Form::Plain(Mn::MovdX), Width::X, Some(dst), src);
                self.op1(Mn::BroadcastssR, width, dst)
            }
        }
    }

    /// Lane 0, sign-extended, into a general-purpose register.
    pub(crate) fn lane_zero_to(&mut self, to: Register, value: Opnd, wide: bool) {
        let value = match value {
            Opnd::Inv(_) => self.op1(Mn::Movups, Width::X, value),
            other => other,
        };
        let mn = if wide { Mn::MovqG } else { Mn::MovdG };
        let src = vec![Src::G(to), Src::O(value)];
        self.emit(Form::Plain(mn), Width::X, None, src);
        if !wide {
            let low = crate::asm::low32(to);
            let extend = Instruction::with2(Code::Movsxd_r64_rm32, to, low);
            self.emit(Form::Raw(extend.expect("movsxd")), Width::X, None, vec![]);
        }
    }

    pub(super) fn coord(&mut self, axis: usize, elem: Elem) -> Result<Opnd> {
        match self.ctx.coords[axis] {
            None => {
                let c = self.inner_coord()?;
                Ok(match elem {
                    Elem::I64 => self.op1(Mn::Pmovsxdq, self.width(LaneWidth::B8), c),
                    _ => c,
                })
            }
            Some((base, disp)) => {
                let (mn, lane) = match elem {
                    Elem::I64 => (Mn::Broadcastsd, LaneWidth::B8),
                    _ => (Mn::Broadcastss, LaneWidth::B4),
                };
                let width = self.width(lane);
                Ok(self.load_as(mn, width, Addr::base(base, disp)))
            }
        }
    }

    pub(super) fn scalar(&mut self, slot: usize) -> Lv {
        let o = Opnd::Inv(self.invs.add(InvDef::Slot { slot }));
        Lv::full(o)
    }
}
