// Made from forms.txt by `WEFT_BLESS=1 cargo test -p weft-a64-encoder --test generated`.
//! Typed constructors: Integer: data processing.

#![allow(unused_imports, reason = "each section uses some of these")]

use crate::error::EncodeError;
use crate::form;
use crate::imm::*;
use crate::inst::{Inst, checked};
use crate::put::{part, r1, r2, r3, r4};
use crate::sysreg::SysReg;
use crate::names::{Barrier, Cond, Extend, Pattern, Prefetch, Shift, SvePrefetch};
use crate::regs::*;
use crate::types::*;

/// `sbfiz <W>, <W>, #<BFZ>, #<I>`
#[inline]
pub const fn sbfiz_w_w_i_i(rd: W, rn: W, field: Bitfield32) -> Inst {
    Inst(r2(part(part(0x13000000, field.immr_left(), 0, 5, 16), field.imms_left(), 0, 5, 10), rd.0, 0, rn.0, 5))
}
/// `sbfx <W>, <W>, #<I>, #<BFW>`
#[inline]
pub const fn sbfx_w_w_i_i(rd: W, rn: W, field: Bitfield32) -> Inst {
    Inst(r2(part(part(0x13000000, field.immr_right(), 0, 5, 16), field.imms_right(), 0, 5, 10), rd.0, 0, rn.0, 5))
}
/// `asr <W>, <W>, #<I>`
#[inline]
pub const fn asr_w_w_i(rd: W, rn: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x13007c00, imm.steps(), 0, 5, 16), rd.0, 0, rn.0, 5))
}
/// `sxtb <W>, <W>`
#[inline]
pub const fn sxtb_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x13001c00, rd.0, 0, rn.0, 5))
}
/// `sxth <W>, <W>`
#[inline]
pub const fn sxth_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x13003c00, rd.0, 0, rn.0, 5))
}
/// `bfi <W>, <W>, #<BFZ>, #<I>`
#[inline]
pub const fn bfi_w_w_i_i(rd: W, rn: W, field: Bitfield32) -> Inst {
    Inst(r2(part(part(0x33000000, field.immr_left(), 0, 5, 16), field.imms_left(), 0, 5, 10), rd.0, 0, rn.0, 5))
}
/// `bfxil <W>, <W>, #<I>, #<BFW>`
#[inline]
pub const fn bfxil_w_w_i_i(rd: W, rn: W, field: Bitfield32) -> Inst {
    Inst(r2(part(part(0x33000000, field.immr_right(), 0, 5, 16), field.imms_right(), 0, 5, 10), rd.0, 0, rn.0, 5))
}
/// `lsl <W>, <W>, #<BFL>`
#[inline]
pub const fn lsl_w_w_i(rd: W, rn: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(part(0x53000000, imm.shift_left(32), 0, 5, 10), imm.shift_left(32), 5, 5, 16), rd.0, 0, rn.0, 5))
}
/// `lsl <X>, <X>, #<BFL>`
#[inline]
pub const fn lsl_x_x_i(rd: X, rn: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(part(0xd3400000, imm.shift_left(64), 0, 6, 10), imm.shift_left(64), 6, 6, 16), rd.0, 0, rn.0, 5))
}
/// `ubfiz <W>, <W>, #<BFZ>, #<I>`
#[inline]
pub const fn ubfiz_w_w_i_i(rd: W, rn: W, field: Bitfield32) -> Inst {
    Inst(r2(part(part(0x53000000, field.immr_left(), 0, 5, 16), field.imms_left(), 0, 5, 10), rd.0, 0, rn.0, 5))
}
/// `ubfx <W>, <W>, #<I>, #<BFW>`
#[inline]
pub const fn ubfx_w_w_i_i(rd: W, rn: W, field: Bitfield32) -> Inst {
    Inst(r2(part(part(0x53000000, field.immr_right(), 0, 5, 16), field.imms_right(), 0, 5, 10), rd.0, 0, rn.0, 5))
}
/// `lsr <W>, <W>, #<I>`
#[inline]
pub const fn lsr_w_w_i(rd: W, rn: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x53007c00, imm.steps(), 0, 5, 16), rd.0, 0, rn.0, 5))
}
/// `uxtb <W>, <W>`
#[inline]
pub const fn uxtb_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x53001c00, rd.0, 0, rn.0, 5))
}
/// `uxth <W>, <W>`
#[inline]
pub const fn uxth_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x53003c00, rd.0, 0, rn.0, 5))
}
/// `movn <W>, #<I>`
#[inline]
pub const fn movn_w_i(rd: W, imm: Imm0To65535) -> Inst {
    Inst(r1(part(0x12800000, imm.steps(), 0, 16, 5), rd.0, 0))
}
/// `movn <W>, #<I>, lsl #<I>`
#[inline]
pub const fn movn_w_i_lsl_i(rd: W, imm: Imm0To65535, imm2: Imm0To16By16) -> Inst {
    Inst(r1(part(part(0x12800000, imm.steps(), 0, 16, 5), imm2.steps(), 0, 1, 21), rd.0, 0))
}
/// `mov <W>, #<MOVN32>`
#[inline]
pub const fn mov_w_inverted(rd: W, imm: InvertedImm32) -> Inst {
    Inst(r1(part(0x12800000, imm.bits(), 0, 18, 5), rd.0, 0))
}
/// `movz <W>, #<I>`
#[inline]
pub const fn movz_w_i(rd: W, imm: Imm0To65535) -> Inst {
    Inst(r1(part(0x52800000, imm.steps(), 0, 16, 5), rd.0, 0))
}
/// `movz <W>, #<I>, lsl #<I>`
#[inline]
pub const fn movz_w_i_lsl_i(rd: W, imm: Imm0To65535, imm2: Imm0To16By16) -> Inst {
    Inst(r1(part(part(0x52800000, imm.steps(), 0, 16, 5), imm2.steps(), 0, 1, 21), rd.0, 0))
}
/// `mov <W>, #<MOVZ32>`
#[inline]
pub const fn mov_w_wide(rd: W, imm: WideImm32) -> Inst {
    Inst(r1(part(0x52800000, imm.bits(), 0, 18, 5), rd.0, 0))
}
/// `movk <W>, #<I>`
#[inline]
pub const fn movk_w_i(rd: W, imm: Imm0To65535) -> Inst {
    Inst(r1(part(0x72800000, imm.steps(), 0, 16, 5), rd.0, 0))
}
/// `movk <W>, #<I>, lsl #<I>`
#[inline]
pub const fn movk_w_i_lsl_i(rd: W, imm: Imm0To65535, imm2: Imm0To16By16) -> Inst {
    Inst(r1(part(part(0x72800000, imm.steps(), 0, 16, 5), imm2.steps(), 0, 1, 21), rd.0, 0))
}
/// `mov <WSP>, #<LOG32>`
#[inline]
pub const fn mov_wsp_bitmask(rd: WSp, imm: LogicalImm32) -> Inst {
    Inst(r1(part(0x320003e0, imm.bits(), 0, 13, 10), rd.0, 0))
}
/// `mov <XSP>, #<LOG64>`
#[inline]
pub const fn mov_xsp_bitmask(rd: XSp, imm: LogicalImm64) -> Inst {
    Inst(r1(part(0xb20003e0, imm.bits(), 0, 13, 10), rd.0, 0))
}
/// `add <WSP>, <WSP>, <W>, <EXT>`
#[inline]
pub const fn add_wsp_wsp_w_ext(rd: WSp, rn: WSp, rm: W, extend: Extend) -> Inst {
    Inst(r3(part(0x0b200000, extend.field(), 0, 3, 13), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `add <WSP>, <WSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn add_wsp_wsp_w_ext_i(rd: WSp, rn: WSp, rm: W, extend: Extend, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0x0b200000, extend.field(), 0, 3, 13), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `add <WSP>, wsp, <W>`
#[inline]
pub const fn add_wsp_wsp_w(rd: WSp, rm: W) -> Inst {
    Inst(r2(0x0b2043e0, rd.0, 0, rm.0, 16))
}
/// `add <WSP>, wsp, <W>, lsl #<I>`
#[inline]
pub const fn add_wsp_wsp_w_lsl_i(rd: WSp, rm: W, imm: Imm0To4) -> Inst {
    Inst(r2(part(0x0b2043e0, imm.steps(), 0, 3, 10), rd.0, 0, rm.0, 16))
}
/// `add wsp, <WSP>, <W>`
#[inline]
pub const fn add_wsp_wsp_w_2(rn: WSp, rm: W) -> Inst {
    Inst(r2(0x0b20401f, rn.0, 5, rm.0, 16))
}
/// `add wsp, <WSP>, <W>, lsl #<I>`
#[inline]
pub const fn add_wsp_wsp_w_lsl_i_2(rn: WSp, rm: W, imm: Imm0To4) -> Inst {
    Inst(r2(part(0x0b20401f, imm.steps(), 0, 3, 10), rn.0, 5, rm.0, 16))
}
/// `adds <W>, <WSP>, <W>, <EXT>`
#[inline]
pub const fn adds_w_wsp_w_ext(rd: W, rn: WSp, rm: W, extend: Extend) -> Inst {
    Inst(r3(part(0x2b200000, extend.field(), 0, 3, 13), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adds <W>, <WSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn adds_w_wsp_w_ext_i(rd: W, rn: WSp, rm: W, extend: Extend, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0x2b200000, extend.field(), 0, 3, 13), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adds <W>, wsp, <W>`
#[inline]
pub const fn adds_w_wsp_w(rd: W, rm: W) -> Inst {
    Inst(r2(0x2b2043e0, rd.0, 0, rm.0, 16))
}
/// `adds <W>, wsp, <W>, lsl #<I>`
#[inline]
pub const fn adds_w_wsp_w_lsl_i(rd: W, rm: W, imm: Imm0To4) -> Inst {
    Inst(r2(part(0x2b2043e0, imm.steps(), 0, 3, 10), rd.0, 0, rm.0, 16))
}
/// `cmn <WSP>, <W>, <EXT>`
#[inline]
pub const fn cmn_wsp_w_ext(rn: WSp, rm: W, extend: Extend) -> Inst {
    Inst(r2(part(0x2b20001f, extend.field(), 0, 3, 13), rn.0, 5, rm.0, 16))
}
/// `cmn <WSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn cmn_wsp_w_ext_i(rn: WSp, rm: W, extend: Extend, imm: Imm0To4) -> Inst {
    Inst(r2(part(part(0x2b20001f, extend.field(), 0, 3, 13), imm.steps(), 0, 3, 10), rn.0, 5, rm.0, 16))
}
/// `cmn wsp, <W>`
#[inline]
pub const fn cmn_wsp_w(rm: W) -> Inst {
    Inst(r1(0x2b2043ff, rm.0, 16))
}
/// `cmn wsp, <W>, lsl #<I>`
#[inline]
pub const fn cmn_wsp_w_lsl_i(rm: W, imm: Imm0To4) -> Inst {
    Inst(r1(part(0x2b2043ff, imm.steps(), 0, 3, 10), rm.0, 16))
}
/// `sub <WSP>, <WSP>, <W>, <EXT>`
#[inline]
pub const fn sub_wsp_wsp_w_ext(rd: WSp, rn: WSp, rm: W, extend: Extend) -> Inst {
    Inst(r3(part(0x4b200000, extend.field(), 0, 3, 13), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sub <WSP>, <WSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn sub_wsp_wsp_w_ext_i(rd: WSp, rn: WSp, rm: W, extend: Extend, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0x4b200000, extend.field(), 0, 3, 13), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sub <WSP>, wsp, <W>`
#[inline]
pub const fn sub_wsp_wsp_w(rd: WSp, rm: W) -> Inst {
    Inst(r2(0x4b2043e0, rd.0, 0, rm.0, 16))
}
/// `sub <WSP>, wsp, <W>, lsl #<I>`
#[inline]
pub const fn sub_wsp_wsp_w_lsl_i(rd: WSp, rm: W, imm: Imm0To4) -> Inst {
    Inst(r2(part(0x4b2043e0, imm.steps(), 0, 3, 10), rd.0, 0, rm.0, 16))
}
/// `sub wsp, <WSP>, <W>`
#[inline]
pub const fn sub_wsp_wsp_w_2(rn: WSp, rm: W) -> Inst {
    Inst(r2(0x4b20401f, rn.0, 5, rm.0, 16))
}
/// `sub wsp, <WSP>, <W>, lsl #<I>`
#[inline]
pub const fn sub_wsp_wsp_w_lsl_i_2(rn: WSp, rm: W, imm: Imm0To4) -> Inst {
    Inst(r2(part(0x4b20401f, imm.steps(), 0, 3, 10), rn.0, 5, rm.0, 16))
}
/// `subs <W>, <WSP>, <W>, <EXT>`
#[inline]
pub const fn subs_w_wsp_w_ext(rd: W, rn: WSp, rm: W, extend: Extend) -> Inst {
    Inst(r3(part(0x6b200000, extend.field(), 0, 3, 13), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subs <W>, <WSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn subs_w_wsp_w_ext_i(rd: W, rn: WSp, rm: W, extend: Extend, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0x6b200000, extend.field(), 0, 3, 13), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subs <W>, wsp, <W>`
#[inline]
pub const fn subs_w_wsp_w(rd: W, rm: W) -> Inst {
    Inst(r2(0x6b2043e0, rd.0, 0, rm.0, 16))
}
/// `subs <W>, wsp, <W>, lsl #<I>`
#[inline]
pub const fn subs_w_wsp_w_lsl_i(rd: W, rm: W, imm: Imm0To4) -> Inst {
    Inst(r2(part(0x6b2043e0, imm.steps(), 0, 3, 10), rd.0, 0, rm.0, 16))
}
/// `cmp <WSP>, <W>, <EXT>`
#[inline]
pub const fn cmp_wsp_w_ext(rn: WSp, rm: W, extend: Extend) -> Inst {
    Inst(r2(part(0x6b20001f, extend.field(), 0, 3, 13), rn.0, 5, rm.0, 16))
}
/// `cmp <WSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn cmp_wsp_w_ext_i(rn: WSp, rm: W, extend: Extend, imm: Imm0To4) -> Inst {
    Inst(r2(part(part(0x6b20001f, extend.field(), 0, 3, 13), imm.steps(), 0, 3, 10), rn.0, 5, rm.0, 16))
}
/// `cmp wsp, <W>`
#[inline]
pub const fn cmp_wsp_w(rm: W) -> Inst {
    Inst(r1(0x6b2043ff, rm.0, 16))
}
/// `cmp wsp, <W>, lsl #<I>`
#[inline]
pub const fn cmp_wsp_w_lsl_i(rm: W, imm: Imm0To4) -> Inst {
    Inst(r1(part(0x6b2043ff, imm.steps(), 0, 3, 10), rm.0, 16))
}
/// `cinc <W>, <W>, <CI>`
#[inline]
pub const fn cinc_w_w_cond(rd: W, rn: W0To30, cond: InvertibleCond) -> Inst {
    Inst(r3(part(0x1a800400, cond.bits(), 0, 4, 12), rd.0, 0, rn.0, 5, rn.0, 16))
}
/// `cset <W>, <CI>`
#[inline]
pub const fn cset_w_cond(rd: W, cond: InvertibleCond) -> Inst {
    Inst(r1(part(0x1a9f07e0, cond.bits(), 0, 4, 12), rd.0, 0))
}
/// `cinv <W>, <W>, <CI>`
#[inline]
pub const fn cinv_w_w_cond(rd: W, rn: W0To30, cond: InvertibleCond) -> Inst {
    Inst(r3(part(0x5a800000, cond.bits(), 0, 4, 12), rd.0, 0, rn.0, 5, rn.0, 16))
}
/// `csetm <W>, <CI>`
#[inline]
pub const fn csetm_w_cond(rd: W, cond: InvertibleCond) -> Inst {
    Inst(r1(part(0x5a9f03e0, cond.bits(), 0, 4, 12), rd.0, 0))
}
/// `cneg <W>, <W>, <CI>`
#[inline]
pub const fn cneg_w_w_cond(rd: W, rn: W, cond: InvertibleCond) -> Inst {
    Inst(r3(part(0x5a800400, cond.bits(), 0, 4, 12), rd.0, 0, rn.0, 5, rn.0, 16))
}
/// `ror <W>, <W>, #<I>`
#[inline]
pub const fn ror_w_w_i(rd: W, rn: W, imm: Imm0To31) -> Inst {
    Inst(r3(part(0x13800000, imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rn.0, 16))
}
/// `sbfiz <X>, <X>, #<BFZ>, #<I>`
#[inline]
pub const fn sbfiz_x_x_i_i(rd: X, rn: X, field: Bitfield64) -> Inst {
    Inst(r2(part(part(0x93400000, field.immr_left(), 0, 6, 16), field.imms_left(), 0, 6, 10), rd.0, 0, rn.0, 5))
}
/// `sbfx <X>, <X>, #<I>, #<BFW>`
#[inline]
pub const fn sbfx_x_x_i_i(rd: X, rn: X, field: Bitfield64) -> Inst {
    Inst(r2(part(part(0x93400000, field.immr_right(), 0, 6, 16), field.imms_right(), 0, 6, 10), rd.0, 0, rn.0, 5))
}
/// `asr <X>, <X>, #<I>`
#[inline]
pub const fn asr_x_x_i(rd: X, rn: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x9340fc00, imm.steps(), 0, 6, 16), rd.0, 0, rn.0, 5))
}
/// `sxtb <X>, <W>`
#[inline]
pub const fn sxtb_x_w(rd: X, rn: W) -> Inst {
    Inst(r2(0x93401c00, rd.0, 0, rn.0, 5))
}
/// `sxth <X>, <W>`
#[inline]
pub const fn sxth_x_w(rd: X, rn: W) -> Inst {
    Inst(r2(0x93403c00, rd.0, 0, rn.0, 5))
}
/// `sxtw <X>, <W>`
#[inline]
pub const fn sxtw_x_w(rd: X, rn: W) -> Inst {
    Inst(r2(0x93407c00, rd.0, 0, rn.0, 5))
}
/// `bfi <X>, <X>, #<BFZ>, #<I>`
#[inline]
pub const fn bfi_x_x_i_i(rd: X, rn: X, field: Bitfield64) -> Inst {
    Inst(r2(part(part(0xb3400000, field.immr_left(), 0, 6, 16), field.imms_left(), 0, 6, 10), rd.0, 0, rn.0, 5))
}
/// `bfxil <X>, <X>, #<I>, #<BFW>`
#[inline]
pub const fn bfxil_x_x_i_i(rd: X, rn: X, field: Bitfield64) -> Inst {
    Inst(r2(part(part(0xb3400000, field.immr_right(), 0, 6, 16), field.imms_right(), 0, 6, 10), rd.0, 0, rn.0, 5))
}
/// `ubfiz <X>, <X>, #<BFZ>, #<I>`
#[inline]
pub const fn ubfiz_x_x_i_i(rd: X, rn: X, field: Bitfield64) -> Inst {
    Inst(r2(part(part(0xd3400000, field.immr_left(), 0, 6, 16), field.imms_left(), 0, 6, 10), rd.0, 0, rn.0, 5))
}
/// `ubfx <X>, <X>, #<I>, #<BFW>`
#[inline]
pub const fn ubfx_x_x_i_i(rd: X, rn: X, field: Bitfield64) -> Inst {
    Inst(r2(part(part(0xd3400000, field.immr_right(), 0, 6, 16), field.imms_right(), 0, 6, 10), rd.0, 0, rn.0, 5))
}
/// `lsr <X>, <X>, #<I>`
#[inline]
pub const fn lsr_x_x_i(rd: X, rn: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xd340fc00, imm.steps(), 0, 6, 16), rd.0, 0, rn.0, 5))
}
/// `movn <X>, #<I>`
#[inline]
pub const fn movn_x_i(rd: X, imm: Imm0To65535) -> Inst {
    Inst(r1(part(0x92800000, imm.steps(), 0, 16, 5), rd.0, 0))
}
/// `movn <X>, #<I>, lsl #<I>`
#[inline]
pub const fn movn_x_i_lsl_i(rd: X, imm: Imm0To65535, imm2: Imm0To48By16) -> Inst {
    Inst(r1(part(part(0x92800000, imm.steps(), 0, 16, 5), imm2.steps(), 0, 2, 21), rd.0, 0))
}
/// `mov <X>, #<MOVN64>`
#[inline]
pub const fn mov_x_inverted(rd: X, imm: InvertedImm64) -> Inst {
    Inst(r1(part(0x92800000, imm.bits(), 0, 18, 5), rd.0, 0))
}
/// `movz <X>, #<I>`
#[inline]
pub const fn movz_x_i(rd: X, imm: Imm0To65535) -> Inst {
    Inst(r1(part(0xd2800000, imm.steps(), 0, 16, 5), rd.0, 0))
}
/// `movz <X>, #<I>, lsl #<I>`
#[inline]
pub const fn movz_x_i_lsl_i(rd: X, imm: Imm0To65535, imm2: Imm0To48By16) -> Inst {
    Inst(r1(part(part(0xd2800000, imm.steps(), 0, 16, 5), imm2.steps(), 0, 2, 21), rd.0, 0))
}
/// `mov <X>, #<MOVZ64>`
#[inline]
pub const fn mov_x_wide(rd: X, imm: WideImm64) -> Inst {
    Inst(r1(part(0xd2800000, imm.bits(), 0, 18, 5), rd.0, 0))
}
/// `movk <X>, #<I>`
#[inline]
pub const fn movk_x_i(rd: X, imm: Imm0To65535) -> Inst {
    Inst(r1(part(0xf2800000, imm.steps(), 0, 16, 5), rd.0, 0))
}
/// `movk <X>, #<I>, lsl #<I>`
#[inline]
pub const fn movk_x_i_lsl_i(rd: X, imm: Imm0To65535, imm2: Imm0To48By16) -> Inst {
    Inst(r1(part(part(0xf2800000, imm.steps(), 0, 16, 5), imm2.steps(), 0, 2, 21), rd.0, 0))
}
/// `add <XSP>, <XSP>, <W>, <EXT>`
#[inline]
pub const fn add_xsp_xsp_w_ext(rd: XSp, rn: XSp, rm: W, extend: ExtendW) -> Inst {
    Inst(r3(part(0x8b200000, extend.bits(), 0, 3, 13), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `add <XSP>, <XSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn add_xsp_xsp_w_ext_i(rd: XSp, rn: XSp, rm: W, extend: ExtendW, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0x8b200000, extend.bits(), 0, 3, 13), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `add <XSP>, <XSP>, <X>, <EXTX>`
#[inline]
pub const fn add_xsp_xsp_x_ext(rd: XSp, rn: XSp, rm: X, extend: ExtendX) -> Inst {
    Inst(r3(part(0x8b206000, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `add <XSP>, <XSP>, <X>, <EXTX> #<I>`
#[inline]
pub const fn add_xsp_xsp_x_ext_i(rd: XSp, rn: XSp, rm: X, extend: ExtendX, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0x8b206000, extend.bits(), 0, 1, 15), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `add <XSP>, sp, <X>`
#[inline]
pub const fn add_xsp_sp_x(rd: XSp, rm: X) -> Inst {
    Inst(r2(0x8b2063e0, rd.0, 0, rm.0, 16))
}
/// `add <XSP>, sp, <X>, lsl #<I>`
#[inline]
pub const fn add_xsp_sp_x_lsl_i(rd: XSp, rm: X, imm: Imm0To4) -> Inst {
    Inst(r2(part(0x8b2063e0, imm.steps(), 0, 3, 10), rd.0, 0, rm.0, 16))
}
/// `add sp, <XSP>, <X>`
#[inline]
pub const fn add_sp_xsp_x(rn: XSp, rm: X) -> Inst {
    Inst(r2(0x8b20601f, rn.0, 5, rm.0, 16))
}
/// `add sp, <XSP>, <X>, lsl #<I>`
#[inline]
pub const fn add_sp_xsp_x_lsl_i(rn: XSp, rm: X, imm: Imm0To4) -> Inst {
    Inst(r2(part(0x8b20601f, imm.steps(), 0, 3, 10), rn.0, 5, rm.0, 16))
}
/// `adds <X>, <XSP>, <W>, <EXT>`
#[inline]
pub const fn adds_x_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendW) -> Inst {
    Inst(r3(part(0xab200000, extend.bits(), 0, 3, 13), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adds <X>, <XSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn adds_x_xsp_w_ext_i(rd: X, rn: XSp, rm: W, extend: ExtendW, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0xab200000, extend.bits(), 0, 3, 13), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adds <X>, <XSP>, <X>, <EXTX>`
#[inline]
pub const fn adds_x_xsp_x_ext(rd: X, rn: XSp, rm: X, extend: ExtendX) -> Inst {
    Inst(r3(part(0xab206000, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adds <X>, <XSP>, <X>, <EXTX> #<I>`
#[inline]
pub const fn adds_x_xsp_x_ext_i(rd: X, rn: XSp, rm: X, extend: ExtendX, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0xab206000, extend.bits(), 0, 1, 15), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adds <X>, sp, <X>`
#[inline]
pub const fn adds_x_sp_x(rd: X, rm: X) -> Inst {
    Inst(r2(0xab2063e0, rd.0, 0, rm.0, 16))
}
/// `adds <X>, sp, <X>, lsl #<I>`
#[inline]
pub const fn adds_x_sp_x_lsl_i(rd: X, rm: X, imm: Imm0To4) -> Inst {
    Inst(r2(part(0xab2063e0, imm.steps(), 0, 3, 10), rd.0, 0, rm.0, 16))
}
/// `cmn <XSP>, <W>, <EXT>`
#[inline]
pub const fn cmn_xsp_w_ext(rn: XSp, rm: W, extend: ExtendW) -> Inst {
    Inst(r2(part(0xab20001f, extend.bits(), 0, 3, 13), rn.0, 5, rm.0, 16))
}
/// `cmn <XSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn cmn_xsp_w_ext_i(rn: XSp, rm: W, extend: ExtendW, imm: Imm0To4) -> Inst {
    Inst(r2(part(part(0xab20001f, extend.bits(), 0, 3, 13), imm.steps(), 0, 3, 10), rn.0, 5, rm.0, 16))
}
/// `cmn <XSP>, <X>, <EXTX>`
#[inline]
pub const fn cmn_xsp_x_ext(rn: XSp, rm: X, extend: ExtendX) -> Inst {
    Inst(r2(part(0xab20601f, extend.bits(), 0, 1, 15), rn.0, 5, rm.0, 16))
}
/// `cmn <XSP>, <X>, <EXTX> #<I>`
#[inline]
pub const fn cmn_xsp_x_ext_i(rn: XSp, rm: X, extend: ExtendX, imm: Imm0To4) -> Inst {
    Inst(r2(part(part(0xab20601f, extend.bits(), 0, 1, 15), imm.steps(), 0, 3, 10), rn.0, 5, rm.0, 16))
}
/// `cmn sp, <X>`
#[inline]
pub const fn cmn_sp_x(rm: X) -> Inst {
    Inst(r1(0xab2063ff, rm.0, 16))
}
/// `cmn sp, <X>, lsl #<I>`
#[inline]
pub const fn cmn_sp_x_lsl_i(rm: X, imm: Imm0To4) -> Inst {
    Inst(r1(part(0xab2063ff, imm.steps(), 0, 3, 10), rm.0, 16))
}
/// `sub <XSP>, <XSP>, <W>, <EXT>`
#[inline]
pub const fn sub_xsp_xsp_w_ext(rd: XSp, rn: XSp, rm: W, extend: ExtendW) -> Inst {
    Inst(r3(part(0xcb200000, extend.bits(), 0, 3, 13), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sub <XSP>, <XSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn sub_xsp_xsp_w_ext_i(rd: XSp, rn: XSp, rm: W, extend: ExtendW, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0xcb200000, extend.bits(), 0, 3, 13), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sub <XSP>, <XSP>, <X>, <EXTX>`
#[inline]
pub const fn sub_xsp_xsp_x_ext(rd: XSp, rn: XSp, rm: X, extend: ExtendX) -> Inst {
    Inst(r3(part(0xcb206000, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sub <XSP>, <XSP>, <X>, <EXTX> #<I>`
#[inline]
pub const fn sub_xsp_xsp_x_ext_i(rd: XSp, rn: XSp, rm: X, extend: ExtendX, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0xcb206000, extend.bits(), 0, 1, 15), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sub <XSP>, sp, <X>`
#[inline]
pub const fn sub_xsp_sp_x(rd: XSp, rm: X) -> Inst {
    Inst(r2(0xcb2063e0, rd.0, 0, rm.0, 16))
}
/// `sub <XSP>, sp, <X>, lsl #<I>`
#[inline]
pub const fn sub_xsp_sp_x_lsl_i(rd: XSp, rm: X, imm: Imm0To4) -> Inst {
    Inst(r2(part(0xcb2063e0, imm.steps(), 0, 3, 10), rd.0, 0, rm.0, 16))
}
/// `sub sp, <XSP>, <X>`
#[inline]
pub const fn sub_sp_xsp_x(rn: XSp, rm: X) -> Inst {
    Inst(r2(0xcb20601f, rn.0, 5, rm.0, 16))
}
/// `sub sp, <XSP>, <X>, lsl #<I>`
#[inline]
pub const fn sub_sp_xsp_x_lsl_i(rn: XSp, rm: X, imm: Imm0To4) -> Inst {
    Inst(r2(part(0xcb20601f, imm.steps(), 0, 3, 10), rn.0, 5, rm.0, 16))
}
/// `subs <X>, <XSP>, <W>, <EXT>`
#[inline]
pub const fn subs_x_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendW) -> Inst {
    Inst(r3(part(0xeb200000, extend.bits(), 0, 3, 13), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subs <X>, <XSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn subs_x_xsp_w_ext_i(rd: X, rn: XSp, rm: W, extend: ExtendW, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0xeb200000, extend.bits(), 0, 3, 13), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subs <X>, <XSP>, <X>, <EXTX>`
#[inline]
pub const fn subs_x_xsp_x_ext(rd: X, rn: XSp, rm: X, extend: ExtendX) -> Inst {
    Inst(r3(part(0xeb206000, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subs <X>, <XSP>, <X>, <EXTX> #<I>`
#[inline]
pub const fn subs_x_xsp_x_ext_i(rd: X, rn: XSp, rm: X, extend: ExtendX, imm: Imm0To4) -> Inst {
    Inst(r3(part(part(0xeb206000, extend.bits(), 0, 1, 15), imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subs <X>, sp, <X>`
#[inline]
pub const fn subs_x_sp_x(rd: X, rm: X) -> Inst {
    Inst(r2(0xeb2063e0, rd.0, 0, rm.0, 16))
}
/// `subs <X>, sp, <X>, lsl #<I>`
#[inline]
pub const fn subs_x_sp_x_lsl_i(rd: X, rm: X, imm: Imm0To4) -> Inst {
    Inst(r2(part(0xeb2063e0, imm.steps(), 0, 3, 10), rd.0, 0, rm.0, 16))
}
/// `cmp <XSP>, <W>, <EXT>`
#[inline]
pub const fn cmp_xsp_w_ext(rn: XSp, rm: W, extend: ExtendW) -> Inst {
    Inst(r2(part(0xeb20001f, extend.bits(), 0, 3, 13), rn.0, 5, rm.0, 16))
}
/// `cmp <XSP>, <W>, <EXT> #<I>`
#[inline]
pub const fn cmp_xsp_w_ext_i(rn: XSp, rm: W, extend: ExtendW, imm: Imm0To4) -> Inst {
    Inst(r2(part(part(0xeb20001f, extend.bits(), 0, 3, 13), imm.steps(), 0, 3, 10), rn.0, 5, rm.0, 16))
}
/// `cmp <XSP>, <X>, <EXTX>`
#[inline]
pub const fn cmp_xsp_x_ext(rn: XSp, rm: X, extend: ExtendX) -> Inst {
    Inst(r2(part(0xeb20601f, extend.bits(), 0, 1, 15), rn.0, 5, rm.0, 16))
}
/// `cmp <XSP>, <X>, <EXTX> #<I>`
#[inline]
pub const fn cmp_xsp_x_ext_i(rn: XSp, rm: X, extend: ExtendX, imm: Imm0To4) -> Inst {
    Inst(r2(part(part(0xeb20601f, extend.bits(), 0, 1, 15), imm.steps(), 0, 3, 10), rn.0, 5, rm.0, 16))
}
/// `cmp sp, <X>`
#[inline]
pub const fn cmp_sp_x(rm: X) -> Inst {
    Inst(r1(0xeb2063ff, rm.0, 16))
}
/// `cmp sp, <X>, lsl #<I>`
#[inline]
pub const fn cmp_sp_x_lsl_i(rm: X, imm: Imm0To4) -> Inst {
    Inst(r1(part(0xeb2063ff, imm.steps(), 0, 3, 10), rm.0, 16))
}
/// `cinc <X>, <X>, <CI>`
#[inline]
pub const fn cinc_x_x_cond(rd: X, rn: X0To30, cond: InvertibleCond) -> Inst {
    Inst(r3(part(0x9a800400, cond.bits(), 0, 4, 12), rd.0, 0, rn.0, 5, rn.0, 16))
}
/// `cset <X>, <CI>`
#[inline]
pub const fn cset_x_cond(rd: X, cond: InvertibleCond) -> Inst {
    Inst(r1(part(0x9a9f07e0, cond.bits(), 0, 4, 12), rd.0, 0))
}
/// `cinv <X>, <X>, <CI>`
#[inline]
pub const fn cinv_x_x_cond(rd: X, rn: X0To30, cond: InvertibleCond) -> Inst {
    Inst(r3(part(0xda800000, cond.bits(), 0, 4, 12), rd.0, 0, rn.0, 5, rn.0, 16))
}
/// `csetm <X>, <CI>`
#[inline]
pub const fn csetm_x_cond(rd: X, cond: InvertibleCond) -> Inst {
    Inst(r1(part(0xda9f03e0, cond.bits(), 0, 4, 12), rd.0, 0))
}
/// `cneg <X>, <X>, <CI>`
#[inline]
pub const fn cneg_x_x_cond(rd: X, rn: X, cond: InvertibleCond) -> Inst {
    Inst(r3(part(0xda800400, cond.bits(), 0, 4, 12), rd.0, 0, rn.0, 5, rn.0, 16))
}
/// `ror <X>, <X>, #<I>`
#[inline]
pub const fn ror_x_x_i(rd: X, rn: X, imm: Imm0To63) -> Inst {
    Inst(r3(part(0x93c00000, imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rn.0, 16))
}
/// `add <WSP>, <WSP>, #<I>, lsl #12`
#[inline]
pub const fn add_wsp_wsp_i_lsl_12(rd: WSp, rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x11400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `add <WSP>, <WSP>, #<I>`
#[inline]
pub const fn add_wsp_wsp_i(rd: WSp, rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x11000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `adds <W>, <WSP>, #<I>, lsl #12`
#[inline]
pub const fn adds_w_wsp_i_lsl_12(rd: W, rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x31400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `adds <W>, <WSP>, #<I>`
#[inline]
pub const fn adds_w_wsp_i(rd: W, rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x31000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `sub <WSP>, <WSP>, #<I>, lsl #12`
#[inline]
pub const fn sub_wsp_wsp_i_lsl_12(rd: WSp, rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x51400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `sub <WSP>, <WSP>, #<I>`
#[inline]
pub const fn sub_wsp_wsp_i(rd: WSp, rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x51000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `subs <W>, <WSP>, #<I>, lsl #12`
#[inline]
pub const fn subs_w_wsp_i_lsl_12(rd: W, rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x71400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `subs <W>, <WSP>, #<I>`
#[inline]
pub const fn subs_w_wsp_i(rd: W, rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x71000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `mov <WSP>, wsp`
#[inline]
pub const fn mov_wsp_wsp_alias(rd: WSp) -> Inst {
    Inst(r1(0x110003e0, rd.0, 0))
}
/// `mov wsp, <WSP>`
#[inline]
pub const fn mov_wsp_wsp_alias_2(rn: WSp) -> Inst {
    Inst(r1(0x1100001f, rn.0, 5))
}
/// `mov <XSP>, sp`
#[inline]
pub const fn mov_xsp_sp(rd: XSp) -> Inst {
    Inst(r1(0x910003e0, rd.0, 0))
}
/// `mov sp, <XSP>`
#[inline]
pub const fn mov_sp_xsp(rn: XSp) -> Inst {
    Inst(r1(0x9100001f, rn.0, 5))
}
/// `add <XSP>, <XSP>, #<I>, lsl #12`
#[inline]
pub const fn add_xsp_xsp_i_lsl_12(rd: XSp, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x91400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `add <XSP>, <XSP>, #<I>`
#[inline]
pub const fn add_xsp_xsp_i(rd: XSp, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x91000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `adds <X>, <XSP>, #<I>, lsl #12`
#[inline]
pub const fn adds_x_xsp_i_lsl_12(rd: X, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0xb1400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `adds <X>, <XSP>, #<I>`
#[inline]
pub const fn adds_x_xsp_i(rd: X, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0xb1000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `sub <XSP>, <XSP>, #<I>, lsl #12`
#[inline]
pub const fn sub_xsp_xsp_i_lsl_12(rd: XSp, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0xd1400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `sub <XSP>, <XSP>, #<I>`
#[inline]
pub const fn sub_xsp_xsp_i(rd: XSp, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0xd1000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `subs <X>, <XSP>, #<I>, lsl #12`
#[inline]
pub const fn subs_x_xsp_i_lsl_12(rd: X, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0xf1400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `subs <X>, <XSP>, #<I>`
#[inline]
pub const fn subs_x_xsp_i(rd: X, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0xf1000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `cmn <WSP>, #<I>, lsl #12`
#[inline]
pub const fn cmn_wsp_i_lsl_12(rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r1(part(0x3140001f, imm.steps(), 0, 12, 10), rn.0, 5))
}
/// `cmn <WSP>, #<I>`
#[inline]
pub const fn cmn_wsp_i(rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r1(part(0x3100001f, imm.steps(), 0, 12, 10), rn.0, 5))
}
/// `cmp <WSP>, #<I>, lsl #12`
#[inline]
pub const fn cmp_wsp_i_lsl_12(rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r1(part(0x7140001f, imm.steps(), 0, 12, 10), rn.0, 5))
}
/// `cmp <WSP>, #<I>`
#[inline]
pub const fn cmp_wsp_i(rn: WSp, imm: Imm0To4095) -> Inst {
    Inst(r1(part(0x7100001f, imm.steps(), 0, 12, 10), rn.0, 5))
}
/// `cmn <XSP>, #<I>, lsl #12`
#[inline]
pub const fn cmn_xsp_i_lsl_12(rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r1(part(0xb140001f, imm.steps(), 0, 12, 10), rn.0, 5))
}
/// `cmn <XSP>, #<I>`
#[inline]
pub const fn cmn_xsp_i(rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r1(part(0xb100001f, imm.steps(), 0, 12, 10), rn.0, 5))
}
/// `cmp <XSP>, #<I>, lsl #12`
#[inline]
pub const fn cmp_xsp_i_lsl_12(rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r1(part(0xf140001f, imm.steps(), 0, 12, 10), rn.0, 5))
}
/// `cmp <XSP>, #<I>`
#[inline]
pub const fn cmp_xsp_i(rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r1(part(0xf100001f, imm.steps(), 0, 12, 10), rn.0, 5))
}
/// `addg <XSP>, <XSP>, #<I>, #<I>`
#[inline]
pub const fn addg_xsp_xsp_i_i(rd: XSp, rn: XSp, imm: Imm0To1008By16, imm2: Imm0To15) -> Inst {
    Inst(r2(part(part(0x91800000, imm.steps(), 0, 6, 16), imm2.steps(), 0, 4, 10), rd.0, 0, rn.0, 5))
}
/// `subg <XSP>, <XSP>, #<I>, #<I>`
#[inline]
pub const fn subg_xsp_xsp_i_i(rd: XSp, rn: XSp, imm: Imm0To1008By16, imm2: Imm0To15) -> Inst {
    Inst(r2(part(part(0xd1800000, imm.steps(), 0, 6, 16), imm2.steps(), 0, 4, 10), rd.0, 0, rn.0, 5))
}
/// `autiasppc #<I>`
#[inline]
pub const fn autiasppc_i(imm: ImmMinus262140To0By4) -> Inst {
    Inst(part(0xf380001f, imm.steps_down(), 0, 16, 5))
}
/// `autibsppc #<I>`
#[inline]
pub const fn autibsppc_i(imm: ImmMinus262140To0By4) -> Inst {
    Inst(part(0xf3a0001f, imm.steps_down(), 0, 16, 5))
}
/// `extr <W>, <W>, <W>, #<I>`
#[inline]
pub const fn extr_w_w_w_i(rd: W, rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r3(part(0x13800000, imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `extr <X>, <X>, <X>, #<I>`
#[inline]
pub const fn extr_x_x_x_i(rd: X, rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r3(part(0x93c00000, imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `and <WSP>, <W>, #<LOG32>`
#[inline]
pub const fn and_wsp_w_bitmask(rd: WSp, rn: W, imm: LogicalImm32) -> Inst {
    Inst(r2(part(0x12000000, imm.bits(), 0, 13, 10), rd.0, 0, rn.0, 5))
}
/// `orr <WSP>, <W>, #<LOG32>`
#[inline]
pub const fn orr_wsp_w_bitmask(rd: WSp, rn: W, imm: LogicalImm32) -> Inst {
    Inst(r2(part(0x32000000, imm.bits(), 0, 13, 10), rd.0, 0, rn.0, 5))
}
/// `eor <WSP>, <W>, #<LOG32>`
#[inline]
pub const fn eor_wsp_w_bitmask(rd: WSp, rn: W, imm: LogicalImm32) -> Inst {
    Inst(r2(part(0x52000000, imm.bits(), 0, 13, 10), rd.0, 0, rn.0, 5))
}
/// `ands <W>, <W>, #<LOG32>`
#[inline]
pub const fn ands_w_w_bitmask(rd: W, rn: W, imm: LogicalImm32) -> Inst {
    Inst(r2(part(0x72000000, imm.bits(), 0, 13, 10), rd.0, 0, rn.0, 5))
}
/// `and <XSP>, <X>, #<LOG64>`
#[inline]
pub const fn and_xsp_x_bitmask(rd: XSp, rn: X, imm: LogicalImm64) -> Inst {
    Inst(r2(part(0x92000000, imm.bits(), 0, 13, 10), rd.0, 0, rn.0, 5))
}
/// `orr <XSP>, <X>, #<LOG64>`
#[inline]
pub const fn orr_xsp_x_bitmask(rd: XSp, rn: X, imm: LogicalImm64) -> Inst {
    Inst(r2(part(0xb2000000, imm.bits(), 0, 13, 10), rd.0, 0, rn.0, 5))
}
/// `eor <XSP>, <X>, #<LOG64>`
#[inline]
pub const fn eor_xsp_x_bitmask(rd: XSp, rn: X, imm: LogicalImm64) -> Inst {
    Inst(r2(part(0xd2000000, imm.bits(), 0, 13, 10), rd.0, 0, rn.0, 5))
}
/// `ands <X>, <X>, #<LOG64>`
#[inline]
pub const fn ands_x_x_bitmask(rd: X, rn: X, imm: LogicalImm64) -> Inst {
    Inst(r2(part(0xf2000000, imm.bits(), 0, 13, 10), rd.0, 0, rn.0, 5))
}
/// `tst <W>, #<LOG32>`
#[inline]
pub const fn tst_w_bitmask(rn: W, imm: LogicalImm32) -> Inst {
    Inst(r1(part(0x7200001f, imm.bits(), 0, 13, 10), rn.0, 5))
}
/// `tst <X>, #<LOG64>`
#[inline]
pub const fn tst_x_bitmask(rn: X, imm: LogicalImm64) -> Inst {
    Inst(r1(part(0xf200001f, imm.bits(), 0, 13, 10), rn.0, 5))
}
/// `smax <W>, <W>, #<I>`
#[inline]
pub const fn smax_w_w_i(rd: W, rn: W, imm: ImmMinus128To127) -> Inst {
    Inst(r2(part(0x11c00000, imm.steps(), 0, 8, 10), rd.0, 0, rn.0, 5))
}
/// `umax <W>, <W>, #<I>`
#[inline]
pub const fn umax_w_w_i(rd: W, rn: W, imm: Imm0To255) -> Inst {
    Inst(r2(part(0x11c40000, imm.steps(), 0, 8, 10), rd.0, 0, rn.0, 5))
}
/// `smin <W>, <W>, #<I>`
#[inline]
pub const fn smin_w_w_i(rd: W, rn: W, imm: ImmMinus128To127) -> Inst {
    Inst(r2(part(0x11c80000, imm.steps(), 0, 8, 10), rd.0, 0, rn.0, 5))
}
/// `umin <W>, <W>, #<I>`
#[inline]
pub const fn umin_w_w_i(rd: W, rn: W, imm: Imm0To255) -> Inst {
    Inst(r2(part(0x11cc0000, imm.steps(), 0, 8, 10), rd.0, 0, rn.0, 5))
}
/// `smax <X>, <X>, #<I>`
#[inline]
pub const fn smax_x_x_i(rd: X, rn: X, imm: ImmMinus128To127) -> Inst {
    Inst(r2(part(0x91c00000, imm.steps(), 0, 8, 10), rd.0, 0, rn.0, 5))
}
/// `umax <X>, <X>, #<I>`
#[inline]
pub const fn umax_x_x_i(rd: X, rn: X, imm: Imm0To255) -> Inst {
    Inst(r2(part(0x91c40000, imm.steps(), 0, 8, 10), rd.0, 0, rn.0, 5))
}
/// `smin <X>, <X>, #<I>`
#[inline]
pub const fn smin_x_x_i(rd: X, rn: X, imm: ImmMinus128To127) -> Inst {
    Inst(r2(part(0x91c80000, imm.steps(), 0, 8, 10), rd.0, 0, rn.0, 5))
}
/// `umin <X>, <X>, #<I>`
#[inline]
pub const fn umin_x_x_i(rd: X, rn: X, imm: Imm0To255) -> Inst {
    Inst(r2(part(0x91cc0000, imm.steps(), 0, 8, 10), rd.0, 0, rn.0, 5))
}
/// `adr <X>, #<I>`
#[inline]
pub const fn adr_x_i(rd: X, imm: ImmMinus1048576To1048575) -> Inst {
    Inst(r1(part(part(0x10000000, imm.steps(), 0, 2, 29), imm.steps(), 2, 19, 5), rd.0, 0))
}
/// `adrp <X>, #<I>`
#[inline]
pub const fn adrp_x_i(rd: X, imm: ImmMinus4294967296To4294963200By4096) -> Inst {
    Inst(r1(part(part(0x90000000, imm.steps(), 0, 2, 29), imm.steps(), 2, 19, 5), rd.0, 0))
}
/// `adc <W>, <W>, <W>`
#[inline]
pub const fn adc_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1a000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adcs <W>, <W>, <W>`
#[inline]
pub const fn adcs_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x3a000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sbc <W>, <W>, <W>`
#[inline]
pub const fn sbc_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x5a000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sbcs <W>, <W>, <W>`
#[inline]
pub const fn sbcs_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x7a000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adc <X>, <X>, <X>`
#[inline]
pub const fn adc_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9a000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adcs <X>, <X>, <X>`
#[inline]
pub const fn adcs_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xba000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sbc <X>, <X>, <X>`
#[inline]
pub const fn sbc_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xda000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sbcs <X>, <X>, <X>`
#[inline]
pub const fn sbcs_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xfa000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ngc <W>, <W>`
#[inline]
pub const fn ngc_w_w(rd: W, rm: W) -> Inst {
    Inst(r2(0x5a0003e0, rd.0, 0, rm.0, 16))
}
/// `ngcs <W>, <W>`
#[inline]
pub const fn ngcs_w_w(rd: W, rm: W) -> Inst {
    Inst(r2(0x7a0003e0, rd.0, 0, rm.0, 16))
}
/// `ngc <X>, <X>`
#[inline]
pub const fn ngc_x_x(rd: X, rm: X) -> Inst {
    Inst(r2(0xda0003e0, rd.0, 0, rm.0, 16))
}
/// `ngcs <X>, <X>`
#[inline]
pub const fn ngcs_x_x(rd: X, rm: X) -> Inst {
    Inst(r2(0xfa0003e0, rd.0, 0, rm.0, 16))
}
/// `addpt <XSP>, <XSP>, <X>, lsl #<I>`
#[inline]
pub const fn addpt_xsp_xsp_x_lsl_i(rd: XSp, rn: XSp, rm: X, imm: Imm0To7) -> Inst {
    Inst(r3(part(0x9a002000, imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `addpt <XSP>, <XSP>, <X>`
#[inline]
pub const fn addpt_xsp_xsp_x(rd: XSp, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x9a002000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subpt <XSP>, <XSP>, <X>, lsl #<I>`
#[inline]
pub const fn subpt_xsp_xsp_x_lsl_i(rd: XSp, rn: XSp, rm: X, imm: Imm0To7) -> Inst {
    Inst(r3(part(0xda002000, imm.steps(), 0, 3, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subpt <XSP>, <XSP>, <X>`
#[inline]
pub const fn subpt_xsp_xsp_x(rd: XSp, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xda002000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `add <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn add_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: ShiftNotRor, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x0b000000, shift.bits(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `add <W>, <W>, <W>`
#[inline]
pub const fn add_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x0b000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adds <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn adds_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: ShiftNotRor, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x2b000000, shift.bits(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adds <W>, <W>, <W>`
#[inline]
pub const fn adds_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x2b000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sub <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn sub_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: ShiftNotRor, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x4b000000, shift.bits(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sub <W>, <W>, <W>`
#[inline]
pub const fn sub_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x4b000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subs <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn subs_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: ShiftNotRor, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x6b000000, shift.bits(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subs <W>, <W>, <W>`
#[inline]
pub const fn subs_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x6b000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `add <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn add_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: ShiftNotRor, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0x8b000000, shift.bits(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `add <X>, <X>, <X>`
#[inline]
pub const fn add_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x8b000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adds <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn adds_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: ShiftNotRor, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0xab000000, shift.bits(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adds <X>, <X>, <X>`
#[inline]
pub const fn adds_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xab000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sub <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn sub_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: ShiftNotRor, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0xcb000000, shift.bits(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sub <X>, <X>, <X>`
#[inline]
pub const fn sub_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xcb000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subs <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn subs_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: ShiftNotRor, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0xeb000000, shift.bits(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subs <X>, <X>, <X>`
#[inline]
pub const fn subs_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xeb000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `cmn <W>, <W>, asr #<I>`
#[inline]
pub const fn cmn_w_w_asr_i(rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2b80001f, imm.steps(), 0, 5, 10), rn.0, 5, rm.0, 16))
}
/// `cmn <W>, <W>, lsl #<I>`
#[inline]
pub const fn cmn_w_w_lsl_i(rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2b00001f, imm.steps(), 0, 5, 10), rn.0, 5, rm.0, 16))
}
/// `cmn <W>, <W>, lsr #<I>`
#[inline]
pub const fn cmn_w_w_lsr_i(rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2b40001f, imm.steps(), 0, 5, 10), rn.0, 5, rm.0, 16))
}
/// `cmn <W>, <W>`
#[inline]
pub const fn cmn_w_w(rn: W, rm: W) -> Inst {
    Inst(r2(0x2b00001f, rn.0, 5, rm.0, 16))
}
/// `neg <W>, <W>, lsr #<I>`
#[inline]
pub const fn neg_w_w_lsr_i(rd: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4b4003e0, imm.steps(), 0, 5, 10), rd.0, 0, rm.0, 16))
}
/// `neg <W>, <W>, lsl #<I>`
#[inline]
pub const fn neg_w_w_lsl_i(rd: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4b0003e0, imm.steps(), 0, 5, 10), rd.0, 0, rm.0, 16))
}
/// `neg <W>, <W>, asr #<I>`
#[inline]
pub const fn neg_w_w_asr_i(rd: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4b8003e0, imm.steps(), 0, 5, 10), rd.0, 0, rm.0, 16))
}
/// `neg <W>, <W>`
#[inline]
pub const fn neg_w_w(rd: W, rm: W) -> Inst {
    Inst(r2(0x4b0003e0, rd.0, 0, rm.0, 16))
}
/// `negs <W>, <W>, lsr #<I>`
#[inline]
pub const fn negs_w_w_lsr_i(rd: W0To30, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6b4003e0, imm.steps(), 0, 5, 10), rd.0, 0, rm.0, 16))
}
/// `cmp <W>, <W>, lsr #<I>`
#[inline]
pub const fn cmp_w_w_lsr_i(rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6b40001f, imm.steps(), 0, 5, 10), rn.0, 5, rm.0, 16))
}
/// `negs <W>, <W>, asr #<I>`
#[inline]
pub const fn negs_w_w_asr_i(rd: W0To30, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6b8003e0, imm.steps(), 0, 5, 10), rd.0, 0, rm.0, 16))
}
/// `cmp <W>, <W>, lsl #<I>`
#[inline]
pub const fn cmp_w_w_lsl_i(rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6b00001f, imm.steps(), 0, 5, 10), rn.0, 5, rm.0, 16))
}
/// `negs <W>, <W>`
#[inline]
pub const fn negs_w_w(rd: W0To30, rm: W) -> Inst {
    Inst(r2(0x6b0003e0, rd.0, 0, rm.0, 16))
}
/// `cmp <W>, <W>`
#[inline]
pub const fn cmp_w_w(rn: W, rm: W) -> Inst {
    Inst(r2(0x6b00001f, rn.0, 5, rm.0, 16))
}
/// `cmn <X>, <X>, lsr #<I>`
#[inline]
pub const fn cmn_x_x_lsr_i(rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xab40001f, imm.steps(), 0, 6, 10), rn.0, 5, rm.0, 16))
}
/// `cmn <X>, <X>, lsl #<I>`
#[inline]
pub const fn cmn_x_x_lsl_i(rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xab00001f, imm.steps(), 0, 6, 10), rn.0, 5, rm.0, 16))
}
/// `cmn <X>, <X>, asr #<I>`
#[inline]
pub const fn cmn_x_x_asr_i(rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xab80001f, imm.steps(), 0, 6, 10), rn.0, 5, rm.0, 16))
}
/// `cmn <X>, <X>`
#[inline]
pub const fn cmn_x_x(rn: X, rm: X) -> Inst {
    Inst(r2(0xab00001f, rn.0, 5, rm.0, 16))
}
/// `neg <X>, <X>, lsr #<I>`
#[inline]
pub const fn neg_x_x_lsr_i(rd: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xcb4003e0, imm.steps(), 0, 6, 10), rd.0, 0, rm.0, 16))
}
/// `neg <X>, <X>, asr #<I>`
#[inline]
pub const fn neg_x_x_asr_i(rd: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xcb8003e0, imm.steps(), 0, 6, 10), rd.0, 0, rm.0, 16))
}
/// `neg <X>, <X>`
#[inline]
pub const fn neg_x_x(rd: X, rm: X) -> Inst {
    Inst(r2(0xcb0003e0, rd.0, 0, rm.0, 16))
}
/// `negs <X>, <X>, asr #<I>`
#[inline]
pub const fn negs_x_x_asr_i(rd: X0To30, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xeb8003e0, imm.steps(), 0, 6, 10), rd.0, 0, rm.0, 16))
}
/// `negs <X>, <X>, lsr #<I>`
#[inline]
pub const fn negs_x_x_lsr_i(rd: X0To30, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xeb4003e0, imm.steps(), 0, 6, 10), rd.0, 0, rm.0, 16))
}
/// `cmp <X>, <X>, lsr #<I>`
#[inline]
pub const fn cmp_x_x_lsr_i(rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xeb40001f, imm.steps(), 0, 6, 10), rn.0, 5, rm.0, 16))
}
/// `cmp <X>, <X>, lsl #<I>`
#[inline]
pub const fn cmp_x_x_lsl_i(rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xeb00001f, imm.steps(), 0, 6, 10), rn.0, 5, rm.0, 16))
}
/// `negs <X>, <X>, lsl #<I>`
#[inline]
pub const fn negs_x_x_lsl_i(rd: X0To30, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xeb0003e0, imm.steps(), 0, 6, 10), rd.0, 0, rm.0, 16))
}
/// `negs <X>, <X>`
#[inline]
pub const fn negs_x_x(rd: X0To30, rm: X) -> Inst {
    Inst(r2(0xeb0003e0, rd.0, 0, rm.0, 16))
}
/// `cmp <X>, <X>`
#[inline]
pub const fn cmp_x_x(rn: X, rm: X) -> Inst {
    Inst(r2(0xeb00001f, rn.0, 5, rm.0, 16))
}
/// `negs <W>, <W>, lsl #<I>`
#[inline]
pub const fn negs_w_w_lsl_i(rd: W0To30, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6b0003e0, imm.steps(), 0, 5, 10), rd.0, 0, rm.0, 16))
}
/// `cmp <W>, <W>, asr #<I>`
#[inline]
pub const fn cmp_w_w_asr_i(rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6b80001f, imm.steps(), 0, 5, 10), rn.0, 5, rm.0, 16))
}
/// `neg <X>, <X>, lsl #<I>`
#[inline]
pub const fn neg_x_x_lsl_i(rd: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xcb0003e0, imm.steps(), 0, 6, 10), rd.0, 0, rm.0, 16))
}
/// `cmp <X>, <X>, asr #<I>`
#[inline]
pub const fn cmp_x_x_asr_i(rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xeb80001f, imm.steps(), 0, 6, 10), rn.0, 5, rm.0, 16))
}
/// `ccmn <W>, #<I>, #<I>, <C>`
#[inline]
pub const fn ccmn_w_i_i_cond(rn: W, imm: Imm0To31, imm2: Imm0To15, cond: Cond) -> Inst {
    Inst(r1(part(part(part(0x3a400800, imm.steps(), 0, 5, 16), imm2.steps(), 0, 4, 0), cond.field(), 0, 4, 12), rn.0, 5))
}
/// `ccmp <W>, #<I>, #<I>, <C>`
#[inline]
pub const fn ccmp_w_i_i_cond(rn: W, imm: Imm0To31, imm2: Imm0To15, cond: Cond) -> Inst {
    Inst(r1(part(part(part(0x7a400800, imm.steps(), 0, 5, 16), imm2.steps(), 0, 4, 0), cond.field(), 0, 4, 12), rn.0, 5))
}
/// `ccmn <X>, #<I>, #<I>, <C>`
#[inline]
pub const fn ccmn_x_i_i_cond(rn: X, imm: Imm0To31, imm2: Imm0To15, cond: Cond) -> Inst {
    Inst(r1(part(part(part(0xba400800, imm.steps(), 0, 5, 16), imm2.steps(), 0, 4, 0), cond.field(), 0, 4, 12), rn.0, 5))
}
/// `ccmp <X>, #<I>, #<I>, <C>`
#[inline]
pub const fn ccmp_x_i_i_cond(rn: X, imm: Imm0To31, imm2: Imm0To15, cond: Cond) -> Inst {
    Inst(r1(part(part(part(0xfa400800, imm.steps(), 0, 5, 16), imm2.steps(), 0, 4, 0), cond.field(), 0, 4, 12), rn.0, 5))
}
/// `ccmn <W>, <W>, #<I>, <C>`
#[inline]
pub const fn ccmn_w_w_i_cond(rn: W, rm: W, imm: Imm0To15, cond: Cond) -> Inst {
    Inst(r2(part(part(0x3a400000, imm.steps(), 0, 4, 0), cond.field(), 0, 4, 12), rn.0, 5, rm.0, 16))
}
/// `ccmp <W>, <W>, #<I>, <C>`
#[inline]
pub const fn ccmp_w_w_i_cond(rn: W, rm: W, imm: Imm0To15, cond: Cond) -> Inst {
    Inst(r2(part(part(0x7a400000, imm.steps(), 0, 4, 0), cond.field(), 0, 4, 12), rn.0, 5, rm.0, 16))
}
/// `ccmn <X>, <X>, #<I>, <C>`
#[inline]
pub const fn ccmn_x_x_i_cond(rn: X, rm: X, imm: Imm0To15, cond: Cond) -> Inst {
    Inst(r2(part(part(0xba400000, imm.steps(), 0, 4, 0), cond.field(), 0, 4, 12), rn.0, 5, rm.0, 16))
}
/// `ccmp <X>, <X>, #<I>, <C>`
#[inline]
pub const fn ccmp_x_x_i_cond(rn: X, rm: X, imm: Imm0To15, cond: Cond) -> Inst {
    Inst(r2(part(part(0xfa400000, imm.steps(), 0, 4, 0), cond.field(), 0, 4, 12), rn.0, 5, rm.0, 16))
}
/// `csel <W>, <W>, <W>, <C>`
#[inline]
pub const fn csel_w_w_w_cond(rd: W, rn: W, rm: W, cond: Cond) -> Inst {
    Inst(r3(part(0x1a800000, cond.field(), 0, 4, 12), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `csinc <W>, <W>, <W>, <C>`
#[inline]
pub const fn csinc_w_w_w_cond(rd: W, rn: W, rm: W, cond: Cond) -> Inst {
    Inst(r3(part(0x1a800400, cond.field(), 0, 4, 12), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `csinv <W>, <W>, <W>, <C>`
#[inline]
pub const fn csinv_w_w_w_cond(rd: W, rn: W, rm: W, cond: Cond) -> Inst {
    Inst(r3(part(0x5a800000, cond.field(), 0, 4, 12), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `csneg <W>, <W>, <W>, <C>`
#[inline]
pub const fn csneg_w_w_w_cond(rd: W, rn: W, rm: W, cond: Cond) -> Inst {
    Inst(r3(part(0x5a800400, cond.field(), 0, 4, 12), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `csel <X>, <X>, <X>, <C>`
#[inline]
pub const fn csel_x_x_x_cond(rd: X, rn: X, rm: X, cond: Cond) -> Inst {
    Inst(r3(part(0x9a800000, cond.field(), 0, 4, 12), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `csinc <X>, <X>, <X>, <C>`
#[inline]
pub const fn csinc_x_x_x_cond(rd: X, rn: X, rm: X, cond: Cond) -> Inst {
    Inst(r3(part(0x9a800400, cond.field(), 0, 4, 12), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `csinv <X>, <X>, <X>, <C>`
#[inline]
pub const fn csinv_x_x_x_cond(rd: X, rn: X, rm: X, cond: Cond) -> Inst {
    Inst(r3(part(0xda800000, cond.field(), 0, 4, 12), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `csneg <X>, <X>, <X>, <C>`
#[inline]
pub const fn csneg_x_x_x_cond(rd: X, rn: X, rm: X, cond: Cond) -> Inst {
    Inst(r3(part(0xda800400, cond.field(), 0, 4, 12), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `rbit <W>, <W>`
#[inline]
pub const fn rbit_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x5ac00000, rd.0, 0, rn.0, 5))
}
/// `rev16 <W>, <W>`
#[inline]
pub const fn rev16_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x5ac00400, rd.0, 0, rn.0, 5))
}
/// `rev <W>, <W>`
#[inline]
pub const fn rev_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x5ac00800, rd.0, 0, rn.0, 5))
}
/// `clz <W>, <W>`
#[inline]
pub const fn clz_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x5ac01000, rd.0, 0, rn.0, 5))
}
/// `cls <W>, <W>`
#[inline]
pub const fn cls_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x5ac01400, rd.0, 0, rn.0, 5))
}
/// `ctz <W>, <W>`
#[inline]
pub const fn ctz_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x5ac01800, rd.0, 0, rn.0, 5))
}
/// `cnt <W>, <W>`
#[inline]
pub const fn cnt_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x5ac01c00, rd.0, 0, rn.0, 5))
}
/// `abs <W>, <W>`
#[inline]
pub const fn abs_w_w(rd: W, rn: W) -> Inst {
    Inst(r2(0x5ac02000, rd.0, 0, rn.0, 5))
}
/// `rbit <X>, <X>`
#[inline]
pub const fn rbit_x_x(rd: X, rn: X) -> Inst {
    Inst(r2(0xdac00000, rd.0, 0, rn.0, 5))
}
/// `rev16 <X>, <X>`
#[inline]
pub const fn rev16_x_x(rd: X, rn: X) -> Inst {
    Inst(r2(0xdac00400, rd.0, 0, rn.0, 5))
}
/// `rev32 <X>, <X>`
#[inline]
pub const fn rev32_x_x(rd: X, rn: X) -> Inst {
    Inst(r2(0xdac00800, rd.0, 0, rn.0, 5))
}
/// `rev <X>, <X>`
#[inline]
pub const fn rev_x_x(rd: X, rn: X) -> Inst {
    Inst(r2(0xdac00c00, rd.0, 0, rn.0, 5))
}
/// `clz <X>, <X>`
#[inline]
pub const fn clz_x_x(rd: X, rn: X) -> Inst {
    Inst(r2(0xdac01000, rd.0, 0, rn.0, 5))
}
/// `cls <X>, <X>`
#[inline]
pub const fn cls_x_x(rd: X, rn: X) -> Inst {
    Inst(r2(0xdac01400, rd.0, 0, rn.0, 5))
}
/// `ctz <X>, <X>`
#[inline]
pub const fn ctz_x_x(rd: X, rn: X) -> Inst {
    Inst(r2(0xdac01800, rd.0, 0, rn.0, 5))
}
/// `cnt <X>, <X>`
#[inline]
pub const fn cnt_x_x(rd: X, rn: X) -> Inst {
    Inst(r2(0xdac01c00, rd.0, 0, rn.0, 5))
}
/// `abs <X>, <X>`
#[inline]
pub const fn abs_x_x(rd: X, rn: X) -> Inst {
    Inst(r2(0xdac02000, rd.0, 0, rn.0, 5))
}
/// `pacia <X>, <XSP>`
#[inline]
pub const fn pacia_x_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xdac10000, rd.0, 0, rn.0, 5))
}
/// `pacib <X>, <XSP>`
#[inline]
pub const fn pacib_x_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xdac10400, rd.0, 0, rn.0, 5))
}
/// `pacda <X>, <XSP>`
#[inline]
pub const fn pacda_x_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xdac10800, rd.0, 0, rn.0, 5))
}
/// `pacdb <X>, <XSP>`
#[inline]
pub const fn pacdb_x_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xdac10c00, rd.0, 0, rn.0, 5))
}
/// `autia <X>, <XSP>`
#[inline]
pub const fn autia_x_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xdac11000, rd.0, 0, rn.0, 5))
}
/// `autib <X>, <XSP>`
#[inline]
pub const fn autib_x_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xdac11400, rd.0, 0, rn.0, 5))
}
/// `autda <X>, <XSP>`
#[inline]
pub const fn autda_x_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xdac11800, rd.0, 0, rn.0, 5))
}
/// `autdb <X>, <XSP>`
#[inline]
pub const fn autdb_x_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xdac11c00, rd.0, 0, rn.0, 5))
}
/// `paciza <X>`
#[inline]
pub const fn paciza_x(rd: X) -> Inst {
    Inst(r1(0xdac123e0, rd.0, 0))
}
/// `pacizb <X>`
#[inline]
pub const fn pacizb_x(rd: X) -> Inst {
    Inst(r1(0xdac127e0, rd.0, 0))
}
/// `pacdza <X>`
#[inline]
pub const fn pacdza_x(rd: X) -> Inst {
    Inst(r1(0xdac12be0, rd.0, 0))
}
/// `pacdzb <X>`
#[inline]
pub const fn pacdzb_x(rd: X) -> Inst {
    Inst(r1(0xdac12fe0, rd.0, 0))
}
/// `autiza <X>`
#[inline]
pub const fn autiza_x(rd: X) -> Inst {
    Inst(r1(0xdac133e0, rd.0, 0))
}
/// `autizb <X>`
#[inline]
pub const fn autizb_x(rd: X) -> Inst {
    Inst(r1(0xdac137e0, rd.0, 0))
}
/// `autdza <X>`
#[inline]
pub const fn autdza_x(rd: X) -> Inst {
    Inst(r1(0xdac13be0, rd.0, 0))
}
/// `autdzb <X>`
#[inline]
pub const fn autdzb_x(rd: X) -> Inst {
    Inst(r1(0xdac13fe0, rd.0, 0))
}
/// `xpaci <X>`
#[inline]
pub const fn xpaci_x(rd: X) -> Inst {
    Inst(r1(0xdac143e0, rd.0, 0))
}
/// `xpacd <X>`
#[inline]
pub const fn xpacd_x(rd: X) -> Inst {
    Inst(r1(0xdac147e0, rd.0, 0))
}
/// `pacnbiasppc `
#[inline]
pub const fn pacnbiasppc() -> Inst {
    Inst(0xdac183fe)
}
/// `pacnbibsppc `
#[inline]
pub const fn pacnbibsppc() -> Inst {
    Inst(0xdac187fe)
}
/// `pacia171615 `
#[inline]
pub const fn pacia171615() -> Inst {
    Inst(0xdac18bfe)
}
/// `pacib171615 `
#[inline]
pub const fn pacib171615() -> Inst {
    Inst(0xdac18ffe)
}
/// `autiasppcr <X>`
#[inline]
pub const fn autiasppcr_x(rn: X) -> Inst {
    Inst(r1(0xdac1901e, rn.0, 5))
}
/// `autibsppcr <X>`
#[inline]
pub const fn autibsppcr_x(rn: X) -> Inst {
    Inst(r1(0xdac1941e, rn.0, 5))
}
/// `paciasppc `
#[inline]
pub const fn paciasppc() -> Inst {
    Inst(0xdac1a3fe)
}
/// `pacibsppc `
#[inline]
pub const fn pacibsppc() -> Inst {
    Inst(0xdac1a7fe)
}
/// `autia171615 `
#[inline]
pub const fn autia171615() -> Inst {
    Inst(0xdac1bbfe)
}
/// `autib171615 `
#[inline]
pub const fn autib171615() -> Inst {
    Inst(0xdac1bffe)
}
/// `udiv <W>, <W>, <W>`
#[inline]
pub const fn udiv_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac00800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sdiv <W>, <W>, <W>`
#[inline]
pub const fn sdiv_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac00c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `lsl <W>, <W>, <W>`
#[inline]
pub const fn lsl_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac02000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `lsr <W>, <W>, <W>`
#[inline]
pub const fn lsr_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac02400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `asr <W>, <W>, <W>`
#[inline]
pub const fn asr_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac02800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ror <W>, <W>, <W>`
#[inline]
pub const fn ror_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac02c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `crc32b <W>, <W>, <W>`
#[inline]
pub const fn crc32b_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac04000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `crc32h <W>, <W>, <W>`
#[inline]
pub const fn crc32h_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac04400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `crc32w <W>, <W>, <W>`
#[inline]
pub const fn crc32w_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac04800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `crc32cb <W>, <W>, <W>`
#[inline]
pub const fn crc32cb_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac05000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `crc32ch <W>, <W>, <W>`
#[inline]
pub const fn crc32ch_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac05400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `crc32cw <W>, <W>, <W>`
#[inline]
pub const fn crc32cw_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac05800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `smax <W>, <W>, <W>`
#[inline]
pub const fn smax_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac06000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `umax <W>, <W>, <W>`
#[inline]
pub const fn umax_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac06400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `smin <W>, <W>, <W>`
#[inline]
pub const fn smin_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `umin <W>, <W>, <W>`
#[inline]
pub const fn umin_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1ac06c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subp <X>, <XSP>, <XSP>`
#[inline]
pub const fn subp_x_xsp_xsp(rd: X, rn: XSp, rm: XSp) -> Inst {
    Inst(r3(0x9ac00000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `udiv <X>, <X>, <X>`
#[inline]
pub const fn udiv_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9ac00800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sdiv <X>, <X>, <X>`
#[inline]
pub const fn sdiv_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9ac00c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `irg <XSP>, <XSP>, <X>`
#[inline]
pub const fn irg_xsp_xsp_x(rd: XSp, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x9ac01000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `irg <XSP>, <XSP>`
#[inline]
pub const fn irg_xsp_xsp(rd: XSp, rn: XSp) -> Inst {
    Inst(r2(0x9adf1000, rd.0, 0, rn.0, 5))
}
/// `gmi <X>, <XSP>, <X>`
#[inline]
pub const fn gmi_x_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x9ac01400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `lsl <X>, <X>, <X>`
#[inline]
pub const fn lsl_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9ac02000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `lsr <X>, <X>, <X>`
#[inline]
pub const fn lsr_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9ac02400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `asr <X>, <X>, <X>`
#[inline]
pub const fn asr_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9ac02800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ror <X>, <X>, <X>`
#[inline]
pub const fn ror_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9ac02c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `pacga <X>, <X>, <XSP>`
#[inline]
pub const fn pacga_x_x_xsp(rd: X, rn: X, rm: XSp) -> Inst {
    Inst(r3(0x9ac03000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `crc32x <W>, <W>, <X>`
#[inline]
pub const fn crc32x_w_w_x(rd: W, rn: W, rm: X) -> Inst {
    Inst(r3(0x9ac04c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `crc32cx <W>, <W>, <X>`
#[inline]
pub const fn crc32cx_w_w_x(rd: W, rn: W, rm: X) -> Inst {
    Inst(r3(0x9ac05c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `smax <X>, <X>, <X>`
#[inline]
pub const fn smax_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9ac06000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `umax <X>, <X>, <X>`
#[inline]
pub const fn umax_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9ac06400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `smin <X>, <X>, <X>`
#[inline]
pub const fn smin_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9ac06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `umin <X>, <X>, <X>`
#[inline]
pub const fn umin_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9ac06c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `subps <X>, <XSP>, <XSP>`
#[inline]
pub const fn subps_x_xsp_xsp(rd: X, rn: XSp, rm: XSp) -> Inst {
    Inst(r3(0xbac00000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `madd <W>, <W>, <W>, <W>`
#[inline]
pub const fn madd_w_w_w_w(rd: W, rn: W, rm: W, ra: W) -> Inst {
    Inst(r4(0x1b000000, rd.0, 0, rn.0, 5, rm.0, 16, ra.0, 10))
}
/// `msub <W>, <W>, <W>, <W>`
#[inline]
pub const fn msub_w_w_w_w(rd: W, rn: W, rm: W, ra: W) -> Inst {
    Inst(r4(0x1b008000, rd.0, 0, rn.0, 5, rm.0, 16, ra.0, 10))
}
/// `madd <X>, <X>, <X>, <X>`
#[inline]
pub const fn madd_x_x_x_x(rd: X, rn: X, rm: X, ra: X) -> Inst {
    Inst(r4(0x9b000000, rd.0, 0, rn.0, 5, rm.0, 16, ra.0, 10))
}
/// `msub <X>, <X>, <X>, <X>`
#[inline]
pub const fn msub_x_x_x_x(rd: X, rn: X, rm: X, ra: X) -> Inst {
    Inst(r4(0x9b008000, rd.0, 0, rn.0, 5, rm.0, 16, ra.0, 10))
}
/// `smaddl <X>, <W>, <W>, <X>`
#[inline]
pub const fn smaddl_x_w_w_x(rd: X, rn: W, rm: W, ra: X) -> Inst {
    Inst(r4(0x9b200000, rd.0, 0, rn.0, 5, rm.0, 16, ra.0, 10))
}
/// `smsubl <X>, <W>, <W>, <X>`
#[inline]
pub const fn smsubl_x_w_w_x(rd: X, rn: W, rm: W, ra: X) -> Inst {
    Inst(r4(0x9b208000, rd.0, 0, rn.0, 5, rm.0, 16, ra.0, 10))
}
/// `smulh <X>, <X>, <X>`
#[inline]
pub const fn smulh_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9b407c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `maddpt <X>, <X>, <X>, <X>`
#[inline]
pub const fn maddpt_x_x_x_x(rd: X, rn: X, rm: X, ra: X) -> Inst {
    Inst(r4(0x9b600000, rd.0, 0, rn.0, 5, rm.0, 16, ra.0, 10))
}
/// `msubpt <X>, <X>, <X>, <X>`
#[inline]
pub const fn msubpt_x_x_x_x(rd: X, rn: X, rm: X, ra: X) -> Inst {
    Inst(r4(0x9b608000, rd.0, 0, rn.0, 5, rm.0, 16, ra.0, 10))
}
/// `umaddl <X>, <W>, <W>, <X>`
#[inline]
pub const fn umaddl_x_w_w_x(rd: X, rn: W, rm: W, ra: X) -> Inst {
    Inst(r4(0x9ba00000, rd.0, 0, rn.0, 5, rm.0, 16, ra.0, 10))
}
/// `umsubl <X>, <W>, <W>, <X>`
#[inline]
pub const fn umsubl_x_w_w_x(rd: X, rn: W, rm: W, ra: X) -> Inst {
    Inst(r4(0x9ba08000, rd.0, 0, rn.0, 5, rm.0, 16, ra.0, 10))
}
/// `umulh <X>, <X>, <X>`
#[inline]
pub const fn umulh_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9bc07c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `mul <W>, <W>, <W>`
#[inline]
pub const fn mul_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1b007c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `mneg <W>, <W>, <W>`
#[inline]
pub const fn mneg_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x1b00fc00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `mul <X>, <X>, <X>`
#[inline]
pub const fn mul_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9b007c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `mneg <X>, <X>, <X>`
#[inline]
pub const fn mneg_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x9b00fc00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `smull <X>, <W>, <W>`
#[inline]
pub const fn smull_x_w_w(rd: X, rn: W, rm: W) -> Inst {
    Inst(r3(0x9b207c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `smnegl <X>, <W>, <W>`
#[inline]
pub const fn smnegl_x_w_w(rd: X, rn: W, rm: W) -> Inst {
    Inst(r3(0x9b20fc00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `umull <X>, <W>, <W>`
#[inline]
pub const fn umull_x_w_w(rd: X, rn: W, rm: W) -> Inst {
    Inst(r3(0x9ba07c00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `umnegl <X>, <W>, <W>`
#[inline]
pub const fn umnegl_x_w_w(rd: X, rn: W, rm: W) -> Inst {
    Inst(r3(0x9ba0fc00, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `and <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn and_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: Shift, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x0a000000, shift.field(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `and <W>, <W>, <W>`
#[inline]
pub const fn and_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x0a000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `bic <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn bic_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: Shift, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x0a200000, shift.field(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `bic <W>, <W>, <W>`
#[inline]
pub const fn bic_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x0a200000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `orr <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn orr_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: Shift, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x2a000000, shift.field(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `orr <W>, <W>, <W>`
#[inline]
pub const fn orr_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x2a000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `orn <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn orn_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: Shift, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x2a200000, shift.field(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `orn <W>, <W>, <W>`
#[inline]
pub const fn orn_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x2a200000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `eor <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn eor_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: Shift, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x4a000000, shift.field(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `eor <W>, <W>, <W>`
#[inline]
pub const fn eor_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x4a000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `eon <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn eon_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: Shift, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x4a200000, shift.field(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `eon <W>, <W>, <W>`
#[inline]
pub const fn eon_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x4a200000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ands <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn ands_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: Shift, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x6a000000, shift.field(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ands <W>, <W>, <W>`
#[inline]
pub const fn ands_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x6a000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `bics <W>, <W>, <W>, <SH> #<I>`
#[inline]
pub const fn bics_w_w_w_shift_i(rd: W, rn: W, rm: W, shift: Shift, imm: Imm0To31) -> Inst {
    Inst(r3(part(part(0x6a200000, shift.field(), 0, 2, 22), imm.steps(), 0, 5, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `bics <W>, <W>, <W>`
#[inline]
pub const fn bics_w_w_w(rd: W, rn: W, rm: W) -> Inst {
    Inst(r3(0x6a200000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `and <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn and_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: Shift, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0x8a000000, shift.field(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `and <X>, <X>, <X>`
#[inline]
pub const fn and_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x8a000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `bic <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn bic_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: Shift, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0x8a200000, shift.field(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `bic <X>, <X>, <X>`
#[inline]
pub const fn bic_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0x8a200000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `orr <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn orr_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: Shift, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0xaa000000, shift.field(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `orr <X>, <X>, <X>`
#[inline]
pub const fn orr_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xaa000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `orn <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn orn_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: Shift, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0xaa200000, shift.field(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `orn <X>, <X>, <X>`
#[inline]
pub const fn orn_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xaa200000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `eor <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn eor_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: Shift, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0xca000000, shift.field(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `eor <X>, <X>, <X>`
#[inline]
pub const fn eor_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xca000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `eon <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn eon_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: Shift, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0xca200000, shift.field(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `eon <X>, <X>, <X>`
#[inline]
pub const fn eon_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xca200000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ands <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn ands_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: Shift, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0xea000000, shift.field(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ands <X>, <X>, <X>`
#[inline]
pub const fn ands_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xea000000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `bics <X>, <X>, <X>, <SH> #<I>`
#[inline]
pub const fn bics_x_x_x_shift_i(rd: X, rn: X, rm: X, shift: Shift, imm: Imm0To63) -> Inst {
    Inst(r3(part(part(0xea200000, shift.field(), 0, 2, 22), imm.steps(), 0, 6, 10), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `bics <X>, <X>, <X>`
#[inline]
pub const fn bics_x_x_x(rd: X, rn: X, rm: X) -> Inst {
    Inst(r3(0xea200000, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `mov <W>, <W>`
#[inline]
pub const fn mov_w_w(rd: W, rm: W) -> Inst {
    Inst(r2(0x2a0003e0, rd.0, 0, rm.0, 16))
}
/// `mvn <W>, <W>, lsl #<I>`
#[inline]
pub const fn mvn_w_w_lsl_i(rd: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2a2003e0, imm.steps(), 0, 5, 10), rd.0, 0, rm.0, 16))
}
/// `mvn <W>, <W>, asr #<I>`
#[inline]
pub const fn mvn_w_w_asr_i(rd: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2aa003e0, imm.steps(), 0, 5, 10), rd.0, 0, rm.0, 16))
}
/// `mvn <W>, <W>, ror #<I>`
#[inline]
pub const fn mvn_w_w_ror_i(rd: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2ae003e0, imm.steps(), 0, 5, 10), rd.0, 0, rm.0, 16))
}
/// `mvn <W>, <W>, lsr #<I>`
#[inline]
pub const fn mvn_w_w_lsr_i(rd: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2a6003e0, imm.steps(), 0, 5, 10), rd.0, 0, rm.0, 16))
}
/// `mvn <W>, <W>`
#[inline]
pub const fn mvn_w_w(rd: W, rm: W) -> Inst {
    Inst(r2(0x2a2003e0, rd.0, 0, rm.0, 16))
}
/// `tst <W>, <W>, ror #<I>`
#[inline]
pub const fn tst_w_w_ror_i(rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6ac0001f, imm.steps(), 0, 5, 10), rn.0, 5, rm.0, 16))
}
/// `tst <W>, <W>, lsl #<I>`
#[inline]
pub const fn tst_w_w_lsl_i(rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6a00001f, imm.steps(), 0, 5, 10), rn.0, 5, rm.0, 16))
}
/// `tst <W>, <W>, asr #<I>`
#[inline]
pub const fn tst_w_w_asr_i(rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6a80001f, imm.steps(), 0, 5, 10), rn.0, 5, rm.0, 16))
}
/// `tst <W>, <W>`
#[inline]
pub const fn tst_w_w(rn: W, rm: W) -> Inst {
    Inst(r2(0x6a00001f, rn.0, 5, rm.0, 16))
}
/// `mov <X>, <X>`
#[inline]
pub const fn mov_x_x(rd: X, rm: X) -> Inst {
    Inst(r2(0xaa0003e0, rd.0, 0, rm.0, 16))
}
/// `mvn <X>, <X>, lsl #<I>`
#[inline]
pub const fn mvn_x_x_lsl_i(rd: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xaa2003e0, imm.steps(), 0, 6, 10), rd.0, 0, rm.0, 16))
}
/// `mvn <X>, <X>, ror #<I>`
#[inline]
pub const fn mvn_x_x_ror_i(rd: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xaae003e0, imm.steps(), 0, 6, 10), rd.0, 0, rm.0, 16))
}
/// `mvn <X>, <X>, asr #<I>`
#[inline]
pub const fn mvn_x_x_asr_i(rd: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xaaa003e0, imm.steps(), 0, 6, 10), rd.0, 0, rm.0, 16))
}
/// `mvn <X>, <X>`
#[inline]
pub const fn mvn_x_x(rd: X, rm: X) -> Inst {
    Inst(r2(0xaa2003e0, rd.0, 0, rm.0, 16))
}
/// `tst <X>, <X>, lsr #<I>`
#[inline]
pub const fn tst_x_x_lsr_i(rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xea40001f, imm.steps(), 0, 6, 10), rn.0, 5, rm.0, 16))
}
/// `tst <X>, <X>`
#[inline]
pub const fn tst_x_x(rn: X, rm: X) -> Inst {
    Inst(r2(0xea00001f, rn.0, 5, rm.0, 16))
}
/// `tst <W>, <W>, lsr #<I>`
#[inline]
pub const fn tst_w_w_lsr_i(rn: W, rm: W, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6a40001f, imm.steps(), 0, 5, 10), rn.0, 5, rm.0, 16))
}
/// `mvn <X>, <X>, lsr #<I>`
#[inline]
pub const fn mvn_x_x_lsr_i(rd: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xaa6003e0, imm.steps(), 0, 6, 10), rd.0, 0, rm.0, 16))
}
/// `tst <X>, <X>, lsl #<I>`
#[inline]
pub const fn tst_x_x_lsl_i(rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xea00001f, imm.steps(), 0, 6, 10), rn.0, 5, rm.0, 16))
}
/// `tst <X>, <X>, ror #<I>`
#[inline]
pub const fn tst_x_x_ror_i(rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xeac0001f, imm.steps(), 0, 6, 10), rn.0, 5, rm.0, 16))
}
/// `tst <X>, <X>, asr #<I>`
#[inline]
pub const fn tst_x_x_asr_i(rn: X, rm: X, imm: Imm0To63) -> Inst {
    Inst(r2(part(0xea80001f, imm.steps(), 0, 6, 10), rn.0, 5, rm.0, 16))
}
/// `rmif <X>, #<I>, #<I>`
#[inline]
pub const fn rmif_x_i_i(rn: X, imm: Imm0To63, imm2: Imm0To15) -> Inst {
    Inst(r1(part(part(0xba000400, imm.steps(), 0, 6, 15), imm2.steps(), 0, 4, 0), rn.0, 5))
}
/// `setf8 <W>`
#[inline]
pub const fn setf8_w(rn: W) -> Inst {
    Inst(r1(0x3a00080d, rn.0, 5))
}
/// `setf16 <W>`
#[inline]
pub const fn setf16_w(rn: W) -> Inst {
    Inst(r1(0x3a00480d, rn.0, 5))
}
