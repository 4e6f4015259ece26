// Made from forms.txt by `WEFT_BLESS=1 cargo test -p weft-a64-encoder --test generated`.
//! Typed constructors: Branches, exceptions, system.

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

/// `clrex #<I>`
#[inline]
pub const fn clrex_i(imm: Imm0To15) -> Inst {
    Inst(part(0xd503305f, imm.steps(), 0, 4, 8))
}
/// `dsb <BAR>`
#[inline]
pub const fn dsb_domain(domain: Barrier) -> Inst {
    Inst(part(0xd503309f, domain.field(), 0, 4, 8))
}
/// `dmb <BAR>`
#[inline]
pub const fn dmb_domain(domain: Barrier) -> Inst {
    Inst(part(0xd50330bf, domain.field(), 0, 4, 8))
}
/// `isb #<I>`
#[inline]
pub const fn isb_i(imm: Imm0To15) -> Inst {
    Inst(part(0xd50330df, imm.steps(), 0, 4, 8))
}
/// `sb `
#[inline]
pub const fn sb() -> Inst {
    Inst(0xd50330ff)
}
/// `dsb nshnxs`
#[inline]
pub const fn dsb_nshnxs() -> Inst {
    Inst(0xd503363f)
}
/// `dsb ishnxs`
#[inline]
pub const fn dsb_ishnxs() -> Inst {
    Inst(0xd5033a3f)
}
/// `dsb oshnxs`
#[inline]
pub const fn dsb_oshnxs() -> Inst {
    Inst(0xd503323f)
}
/// `dsb synxs`
#[inline]
pub const fn dsb_synxs() -> Inst {
    Inst(0xd5033e3f)
}
/// `clrex `
#[inline]
pub const fn clrex() -> Inst {
    Inst(0xd5033f5f)
}
/// `ssbb `
#[inline]
pub const fn ssbb() -> Inst {
    Inst(0xd503309f)
}
/// `pssbb `
#[inline]
pub const fn pssbb() -> Inst {
    Inst(0xd503349f)
}
/// `isb `
#[inline]
pub const fn isb() -> Inst {
    Inst(0xd5033fdf)
}
/// `b #<I>`
#[inline]
pub const fn b_i(imm: ImmMinus134217728To134217724By4) -> Inst {
    Inst(part(0x14000000, imm.steps(), 0, 26, 0))
}
/// `bl #<I>`
#[inline]
pub const fn bl_i(imm: ImmMinus134217728To134217724By4) -> Inst {
    Inst(part(0x94000000, imm.steps(), 0, 26, 0))
}
/// `br <X>`
#[inline]
pub const fn br_x(rn: X) -> Inst {
    Inst(r1(0xd61f0000, rn.0, 5))
}
/// `braaz <X>`
#[inline]
pub const fn braaz_x(rn: X) -> Inst {
    Inst(r1(0xd61f081f, rn.0, 5))
}
/// `brabz <X>`
#[inline]
pub const fn brabz_x(rn: X) -> Inst {
    Inst(r1(0xd61f0c1f, rn.0, 5))
}
/// `blr <X>`
#[inline]
pub const fn blr_x(rn: X) -> Inst {
    Inst(r1(0xd63f0000, rn.0, 5))
}
/// `blraaz <X>`
#[inline]
pub const fn blraaz_x(rn: X) -> Inst {
    Inst(r1(0xd63f081f, rn.0, 5))
}
/// `blrabz <X>`
#[inline]
pub const fn blrabz_x(rn: X) -> Inst {
    Inst(r1(0xd63f0c1f, rn.0, 5))
}
/// `ret <X>`
#[inline]
pub const fn ret_x(rn: X) -> Inst {
    Inst(r1(0xd65f0000, rn.0, 5))
}
/// `retaasppcr <X>`
#[inline]
pub const fn retaasppcr_x(rd: X0To30) -> Inst {
    Inst(r1(0xd65f0be0, rd.0, 0))
}
/// `retaa `
#[inline]
pub const fn retaa() -> Inst {
    Inst(0xd65f0bff)
}
/// `retabsppcr <X>`
#[inline]
pub const fn retabsppcr_x(rd: X0To30) -> Inst {
    Inst(r1(0xd65f0fe0, rd.0, 0))
}
/// `retab `
#[inline]
pub const fn retab() -> Inst {
    Inst(0xd65f0fff)
}
/// `eret `
#[inline]
pub const fn eret() -> Inst {
    Inst(0xd69f03e0)
}
/// `eretaa `
#[inline]
pub const fn eretaa() -> Inst {
    Inst(0xd69f0bff)
}
/// `eretab `
#[inline]
pub const fn eretab() -> Inst {
    Inst(0xd69f0fff)
}
/// `drps `
#[inline]
pub const fn drps() -> Inst {
    Inst(0xd6bf03e0)
}
/// `braa <X>, <XSP>`
#[inline]
pub const fn braa_x_xsp(rn: X, rd: XSp) -> Inst {
    Inst(r2(0xd71f0800, rn.0, 5, rd.0, 0))
}
/// `brab <X>, <XSP>`
#[inline]
pub const fn brab_x_xsp(rn: X, rd: XSp) -> Inst {
    Inst(r2(0xd71f0c00, rn.0, 5, rd.0, 0))
}
/// `blraa <X>, <XSP>`
#[inline]
pub const fn blraa_x_xsp(rn: X, rd: XSp) -> Inst {
    Inst(r2(0xd73f0800, rn.0, 5, rd.0, 0))
}
/// `blrab <X>, <XSP>`
#[inline]
pub const fn blrab_x_xsp(rn: X, rd: XSp) -> Inst {
    Inst(r2(0xd73f0c00, rn.0, 5, rd.0, 0))
}
/// `ret `
#[inline]
pub const fn ret() -> Inst {
    Inst(0xd65f03c0)
}
/// `cbz <W>, #<I>`
#[inline]
pub const fn cbz_w_i(rd: W, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(r1(part(0x34000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
/// `cbnz <W>, #<I>`
#[inline]
pub const fn cbnz_w_i(rd: W, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(r1(part(0x35000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
/// `cbz <X>, #<I>`
#[inline]
pub const fn cbz_x_i(rd: X, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(r1(part(0xb4000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
/// `cbnz <X>, #<I>`
#[inline]
pub const fn cbnz_x_i(rd: X, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(r1(part(0xb5000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
/// `b.eq #<I>`
#[inline]
pub const fn b_eq_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000000, imm.steps(), 0, 19, 5))
}
/// `b.ne #<I>`
#[inline]
pub const fn b_ne_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000001, imm.steps(), 0, 19, 5))
}
/// `b.hs #<I>`
#[inline]
pub const fn b_hs_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000002, imm.steps(), 0, 19, 5))
}
/// `b.lo #<I>`
#[inline]
pub const fn b_lo_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000003, imm.steps(), 0, 19, 5))
}
/// `b.mi #<I>`
#[inline]
pub const fn b_mi_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000004, imm.steps(), 0, 19, 5))
}
/// `b.vs #<I>`
#[inline]
pub const fn b_vs_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000006, imm.steps(), 0, 19, 5))
}
/// `b.hi #<I>`
#[inline]
pub const fn b_hi_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000008, imm.steps(), 0, 19, 5))
}
/// `b.ls #<I>`
#[inline]
pub const fn b_ls_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000009, imm.steps(), 0, 19, 5))
}
/// `b.le #<I>`
#[inline]
pub const fn b_le_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400000d, imm.steps(), 0, 19, 5))
}
/// `b.nv #<I>`
#[inline]
pub const fn b_nv_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400000f, imm.steps(), 0, 19, 5))
}
/// `b.pl #<I>`
#[inline]
pub const fn b_pl_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000005, imm.steps(), 0, 19, 5))
}
/// `b.ge #<I>`
#[inline]
pub const fn b_ge_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400000a, imm.steps(), 0, 19, 5))
}
/// `b.al #<I>`
#[inline]
pub const fn b_al_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400000e, imm.steps(), 0, 19, 5))
}
/// `b.lt #<I>`
#[inline]
pub const fn b_lt_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400000b, imm.steps(), 0, 19, 5))
}
/// `b.gt #<I>`
#[inline]
pub const fn b_gt_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400000c, imm.steps(), 0, 19, 5))
}
/// `b.vc #<I>`
#[inline]
pub const fn b_vc_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000007, imm.steps(), 0, 19, 5))
}
/// `bc.eq #<I>`
#[inline]
pub const fn bc_eq_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000010, imm.steps(), 0, 19, 5))
}
/// `bc.ne #<I>`
#[inline]
pub const fn bc_ne_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000011, imm.steps(), 0, 19, 5))
}
/// `bc.hs #<I>`
#[inline]
pub const fn bc_hs_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000012, imm.steps(), 0, 19, 5))
}
/// `bc.lo #<I>`
#[inline]
pub const fn bc_lo_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000013, imm.steps(), 0, 19, 5))
}
/// `bc.mi #<I>`
#[inline]
pub const fn bc_mi_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000014, imm.steps(), 0, 19, 5))
}
/// `bc.pl #<I>`
#[inline]
pub const fn bc_pl_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000015, imm.steps(), 0, 19, 5))
}
/// `bc.hi #<I>`
#[inline]
pub const fn bc_hi_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000018, imm.steps(), 0, 19, 5))
}
/// `bc.nv #<I>`
#[inline]
pub const fn bc_nv_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400001f, imm.steps(), 0, 19, 5))
}
/// `bc.vs #<I>`
#[inline]
pub const fn bc_vs_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000016, imm.steps(), 0, 19, 5))
}
/// `bc.ge #<I>`
#[inline]
pub const fn bc_ge_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400001a, imm.steps(), 0, 19, 5))
}
/// `bc.lt #<I>`
#[inline]
pub const fn bc_lt_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400001b, imm.steps(), 0, 19, 5))
}
/// `bc.le #<I>`
#[inline]
pub const fn bc_le_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400001d, imm.steps(), 0, 19, 5))
}
/// `bc.al #<I>`
#[inline]
pub const fn bc_al_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400001e, imm.steps(), 0, 19, 5))
}
/// `bc.vc #<I>`
#[inline]
pub const fn bc_vc_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000017, imm.steps(), 0, 19, 5))
}
/// `bc.ls #<I>`
#[inline]
pub const fn bc_ls_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x54000019, imm.steps(), 0, 19, 5))
}
/// `bc.gt #<I>`
#[inline]
pub const fn bc_gt_i(imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(0x5400001c, imm.steps(), 0, 19, 5))
}
/// `svc #<I>`
#[inline]
pub const fn svc_i(imm: Imm0To65535) -> Inst {
    Inst(part(0xd4000001, imm.steps(), 0, 16, 5))
}
/// `hvc #<I>`
#[inline]
pub const fn hvc_i(imm: Imm0To65535) -> Inst {
    Inst(part(0xd4000002, imm.steps(), 0, 16, 5))
}
/// `smc #<I>`
#[inline]
pub const fn smc_i(imm: Imm0To65535) -> Inst {
    Inst(part(0xd4000003, imm.steps(), 0, 16, 5))
}
/// `brk #<I>`
#[inline]
pub const fn brk_i(imm: Imm0To65535) -> Inst {
    Inst(part(0xd4200000, imm.steps(), 0, 16, 5))
}
/// `hlt #<I>`
#[inline]
pub const fn hlt_i(imm: Imm0To65535) -> Inst {
    Inst(part(0xd4400000, imm.steps(), 0, 16, 5))
}
/// `dcps1 #<I>`
#[inline]
pub const fn dcps1_i(imm: Imm0To65535) -> Inst {
    Inst(part(0xd4a00001, imm.steps(), 0, 16, 5))
}
/// `dcps1 `
#[inline]
pub const fn dcps1() -> Inst {
    Inst(0xd4a00001)
}
/// `dcps2 #<I>`
#[inline]
pub const fn dcps2_i(imm: Imm0To65535) -> Inst {
    Inst(part(0xd4a00002, imm.steps(), 0, 16, 5))
}
/// `dcps2 `
#[inline]
pub const fn dcps2() -> Inst {
    Inst(0xd4a00002)
}
/// `dcps3 #<I>`
#[inline]
pub const fn dcps3_i(imm: Imm0To65535) -> Inst {
    Inst(part(0xd4a00003, imm.steps(), 0, 16, 5))
}
/// `dcps3 `
#[inline]
pub const fn dcps3() -> Inst {
    Inst(0xd4a00003)
}
/// `tsb csync`
#[inline]
pub const fn tsb_csync() -> Inst {
    Inst(0xd503225f)
}
/// `nop `
#[inline]
pub const fn nop() -> Inst {
    Inst(0xd503201f)
}
/// `yield `
#[inline]
pub const fn yield_() -> Inst {
    Inst(0xd503203f)
}
/// `wfe `
#[inline]
pub const fn wfe() -> Inst {
    Inst(0xd503205f)
}
/// `wfi `
#[inline]
pub const fn wfi() -> Inst {
    Inst(0xd503207f)
}
/// `sev `
#[inline]
pub const fn sev() -> Inst {
    Inst(0xd503209f)
}
/// `sevl `
#[inline]
pub const fn sevl() -> Inst {
    Inst(0xd50320bf)
}
/// `dgh `
#[inline]
pub const fn dgh() -> Inst {
    Inst(0xd50320df)
}
/// `xpaclri `
#[inline]
pub const fn xpaclri() -> Inst {
    Inst(0xd50320ff)
}
/// `pacia1716 `
#[inline]
pub const fn pacia1716() -> Inst {
    Inst(0xd503211f)
}
/// `pacib1716 `
#[inline]
pub const fn pacib1716() -> Inst {
    Inst(0xd503215f)
}
/// `autia1716 `
#[inline]
pub const fn autia1716() -> Inst {
    Inst(0xd503219f)
}
/// `autib1716 `
#[inline]
pub const fn autib1716() -> Inst {
    Inst(0xd50321df)
}
/// `esb `
#[inline]
pub const fn esb() -> Inst {
    Inst(0xd503221f)
}
/// `psb csync`
#[inline]
pub const fn psb_csync() -> Inst {
    Inst(0xd503223f)
}
/// `gcsb dsync`
#[inline]
pub const fn gcsb_dsync() -> Inst {
    Inst(0xd503227f)
}
/// `csdb `
#[inline]
pub const fn csdb() -> Inst {
    Inst(0xd503229f)
}
/// `clrbhb `
#[inline]
pub const fn clrbhb() -> Inst {
    Inst(0xd50322df)
}
/// `paciaz `
#[inline]
pub const fn paciaz() -> Inst {
    Inst(0xd503231f)
}
/// `paciasp `
#[inline]
pub const fn paciasp() -> Inst {
    Inst(0xd503233f)
}
/// `pacibz `
#[inline]
pub const fn pacibz() -> Inst {
    Inst(0xd503235f)
}
/// `pacibsp `
#[inline]
pub const fn pacibsp() -> Inst {
    Inst(0xd503237f)
}
/// `autiaz `
#[inline]
pub const fn autiaz() -> Inst {
    Inst(0xd503239f)
}
/// `autiasp `
#[inline]
pub const fn autiasp() -> Inst {
    Inst(0xd50323bf)
}
/// `autibz `
#[inline]
pub const fn autibz() -> Inst {
    Inst(0xd50323df)
}
/// `autibsp `
#[inline]
pub const fn autibsp() -> Inst {
    Inst(0xd50323ff)
}
/// `bti `
#[inline]
pub const fn bti() -> Inst {
    Inst(0xd503241f)
}
/// `bti c`
#[inline]
pub const fn bti_c() -> Inst {
    Inst(0xd503245f)
}
/// `bti j`
#[inline]
pub const fn bti_j() -> Inst {
    Inst(0xd503249f)
}
/// `bti jc`
#[inline]
pub const fn bti_jc() -> Inst {
    Inst(0xd50324df)
}
/// `pacm `
#[inline]
pub const fn pacm() -> Inst {
    Inst(0xd50324ff)
}
/// `retaasppc #<I>`
#[inline]
pub const fn retaasppc_i(imm: ImmMinus262140To0By4) -> Inst {
    Inst(part(0x5500001f, imm.steps_down(), 0, 16, 5))
}
/// `retabsppc #<I>`
#[inline]
pub const fn retabsppc_i(imm: ImmMinus262140To0By4) -> Inst {
    Inst(part(0x5520001f, imm.steps_down(), 0, 16, 5))
}
/// `cfinv `
#[inline]
pub const fn cfinv() -> Inst {
    Inst(0xd500401f)
}
/// `smstart sm`
#[inline]
pub const fn smstart_sm() -> Inst {
    Inst(0xd503437f)
}
/// `smstop sm`
#[inline]
pub const fn smstop_sm() -> Inst {
    Inst(0xd503427f)
}
/// `smstart za`
#[inline]
pub const fn smstart_za() -> Inst {
    Inst(0xd503457f)
}
/// `smstop za`
#[inline]
pub const fn smstop_za() -> Inst {
    Inst(0xd503447f)
}
/// `smstart `
#[inline]
pub const fn smstart() -> Inst {
    Inst(0xd503477f)
}
/// `smstop `
#[inline]
pub const fn smstop() -> Inst {
    Inst(0xd503467f)
}
/// `xaflag `
#[inline]
pub const fn xaflag() -> Inst {
    Inst(0xd500403f)
}
/// `axflag `
#[inline]
pub const fn axflag() -> Inst {
    Inst(0xd500405f)
}
/// `wfet <X>`
#[inline]
pub const fn wfet_x(rd: X) -> Inst {
    Inst(r1(0xd5031000, rd.0, 0))
}
/// `wfit <X>`
#[inline]
pub const fn wfit_x(rd: X) -> Inst {
    Inst(r1(0xd5031020, rd.0, 0))
}
/// `tstart <X>`
#[inline]
pub const fn tstart_x(rd: X) -> Inst {
    Inst(r1(0xd5233060, rd.0, 0))
}
/// `tcommit `
#[inline]
pub const fn tcommit() -> Inst {
    Inst(0xd503307f)
}
/// `tcancel #<I>`
#[inline]
pub const fn tcancel_i(imm: Imm0To65535) -> Inst {
    Inst(part(0xd4600000, imm.steps(), 0, 16, 5))
}
/// `ttest <X>`
#[inline]
pub const fn ttest_x(rd: X) -> Inst {
    Inst(r1(0xd5233160, rd.0, 0))
}
/// `tbz <W>, #<I>, #<I>`
#[inline]
pub const fn tbz_w_i_i(rd: W, imm: Imm0To31, imm2: ImmMinus32768To32764By4) -> Inst {
    Inst(r1(part(part(0x36000000, imm.steps(), 0, 5, 19), imm2.steps(), 0, 14, 5), rd.0, 0))
}
/// `tbz <X>, #<I>, #<I>`
#[inline]
pub const fn tbz_x_i_i(rd: X, imm: Imm32To63, imm2: ImmMinus32768To32764By4) -> Inst {
    Inst(r1(part(part(0xb6000000, imm.steps_up(), 0, 5, 19), imm2.steps(), 0, 14, 5), rd.0, 0))
}
/// `tbnz <X>, #<I>, #<I>`
#[inline]
pub const fn tbnz_x_i_i(rd: X, imm: Imm32To63, imm2: ImmMinus32768To32764By4) -> Inst {
    Inst(r1(part(part(0xb7000000, imm.steps_up(), 0, 5, 19), imm2.steps(), 0, 14, 5), rd.0, 0))
}
/// `tbnz <W>, #<I>, #<I>`
#[inline]
pub const fn tbnz_w_i_i(rd: W, imm: Imm0To31, imm2: ImmMinus32768To32764By4) -> Inst {
    Inst(r1(part(part(0x37000000, imm.steps(), 0, 5, 19), imm2.steps(), 0, 14, 5), rd.0, 0))
}
/// `udf #<I>`
#[inline]
pub const fn udf_i(imm: Imm0To65535) -> Inst {
    Inst(part(0x00000000, imm.steps(), 0, 16, 0))
}
/// `mrs <X>, <SYSR>`
#[inline]
pub const fn mrs_x_sysreg(rd: X, register: SysReg) -> Inst {
    Inst(r1(part(0xd5300000, register.bits(), 0, 15, 5), rd.0, 0))
}
/// `msr <SYSW>, <X>`
#[inline]
pub const fn msr_sysreg_x(register: SysReg, rd: X) -> Inst {
    Inst(r1(part(0xd5100000, register.bits(), 0, 15, 5), rd.0, 0))
}
/// `sys #<I>, c<N>, c<N>, #<I>, <X>`
#[inline]
pub const fn sys_i_c_i_c_i_i_x(imm: Imm0To7, index: Imm0To15, index2: Imm0To15, imm2: Imm0To7, rd: X) -> Inst {
    Inst(r1(part(part(part(part(0xd5080000, imm.steps(), 0, 3, 16), index.steps(), 0, 4, 12), index2.steps(), 0, 4, 8), imm2.steps(), 0, 3, 5), rd.0, 0))
}
/// `sys #<I>, c<N>, c<N>, #<I>`
#[inline]
pub const fn sys_i_c_i_c_i_i(imm: Imm0To7, index: Imm0To15, index2: Imm0To15, imm2: Imm0To7) -> Inst {
    Inst(part(part(part(part(0xd508001f, imm.steps(), 0, 3, 16), index.steps(), 0, 4, 12), index2.steps(), 0, 4, 8), imm2.steps(), 0, 3, 5))
}
/// `sysl <X>, #<I>, c<N>, c<N>, #<I>`
#[inline]
pub const fn sysl_x_i_c_i_c_i_i(rd: X, imm: Imm0To7, index: Imm0To15, index2: Imm0To15, imm2: Imm0To7) -> Inst {
    Inst(r1(part(part(part(part(0xd5280000, imm.steps(), 0, 3, 16), index.steps(), 0, 4, 12), index2.steps(), 0, 4, 8), imm2.steps(), 0, 3, 5), rd.0, 0))
}
/// `gcspushx `
#[inline]
pub const fn gcspushx() -> Inst {
    Inst(0xd508779f)
}
/// `gcspopcx `
#[inline]
pub const fn gcspopcx() -> Inst {
    Inst(0xd50877bf)
}
/// `gcspopx `
#[inline]
pub const fn gcspopx() -> Inst {
    Inst(0xd50877df)
}
/// `brb iall`
#[inline]
pub const fn brb_iall() -> Inst {
    Inst(0xd509729f)
}
/// `brb inj`
#[inline]
pub const fn brb_inj() -> Inst {
    Inst(0xd50972bf)
}
/// `chkfeat x16`
#[inline]
pub const fn chkfeat_x16() -> Inst {
    Inst(0xd503251f)
}
/// `msr PM, #<I>`
#[inline]
pub const fn msr_pm_i(imm: Imm0To1) -> Inst {
    Inst(part(0xd501421f, imm.steps(), 0, 1, 8))
}
/// `hint #<I>`
#[inline]
pub const fn hint_i(imm: Imm0To127) -> Inst {
    Inst(part(0xd503201f, imm.steps(), 0, 7, 5))
}
/// `ic ialluis`
#[inline]
pub const fn ic_ialluis() -> Inst {
    Inst(0xd508711f)
}
/// `ic iallu`
#[inline]
pub const fn ic_iallu() -> Inst {
    Inst(0xd508751f)
}
/// `dc ivac, <X>`
#[inline]
pub const fn dc_ivac_x(rd: X) -> Inst {
    Inst(r1(0xd5087620, rd.0, 0))
}
/// `dc isw, <X>`
#[inline]
pub const fn dc_isw_x(rd: X) -> Inst {
    Inst(r1(0xd5087640, rd.0, 0))
}
/// `dc igvac, <X>`
#[inline]
pub const fn dc_igvac_x(rd: X) -> Inst {
    Inst(r1(0xd5087660, rd.0, 0))
}
/// `dc igsw, <X>`
#[inline]
pub const fn dc_igsw_x(rd: X) -> Inst {
    Inst(r1(0xd5087680, rd.0, 0))
}
/// `dc igdvac, <X>`
#[inline]
pub const fn dc_igdvac_x(rd: X) -> Inst {
    Inst(r1(0xd50876a0, rd.0, 0))
}
/// `dc igdsw, <X>`
#[inline]
pub const fn dc_igdsw_x(rd: X) -> Inst {
    Inst(r1(0xd50876c0, rd.0, 0))
}
/// `at s1e1r, <X>`
#[inline]
pub const fn at_s1e1r_x(rd: X) -> Inst {
    Inst(r1(0xd5087800, rd.0, 0))
}
/// `at s1e1w, <X>`
#[inline]
pub const fn at_s1e1w_x(rd: X) -> Inst {
    Inst(r1(0xd5087820, rd.0, 0))
}
/// `at s1e0r, <X>`
#[inline]
pub const fn at_s1e0r_x(rd: X) -> Inst {
    Inst(r1(0xd5087840, rd.0, 0))
}
/// `at s1e0w, <X>`
#[inline]
pub const fn at_s1e0w_x(rd: X) -> Inst {
    Inst(r1(0xd5087860, rd.0, 0))
}
/// `at s1e1rp, <X>`
#[inline]
pub const fn at_s1e1rp_x(rd: X) -> Inst {
    Inst(r1(0xd5087900, rd.0, 0))
}
/// `at s1e1wp, <X>`
#[inline]
pub const fn at_s1e1wp_x(rd: X) -> Inst {
    Inst(r1(0xd5087920, rd.0, 0))
}
/// `at s1e1a, <X>`
#[inline]
pub const fn at_s1e1a_x(rd: X) -> Inst {
    Inst(r1(0xd5087940, rd.0, 0))
}
/// `dc csw, <X>`
#[inline]
pub const fn dc_csw_x(rd: X) -> Inst {
    Inst(r1(0xd5087a40, rd.0, 0))
}
/// `dc cgsw, <X>`
#[inline]
pub const fn dc_cgsw_x(rd: X) -> Inst {
    Inst(r1(0xd5087a80, rd.0, 0))
}
/// `dc cgdsw, <X>`
#[inline]
pub const fn dc_cgdsw_x(rd: X) -> Inst {
    Inst(r1(0xd5087ac0, rd.0, 0))
}
/// `dc cisw, <X>`
#[inline]
pub const fn dc_cisw_x(rd: X) -> Inst {
    Inst(r1(0xd5087e40, rd.0, 0))
}
/// `dc cigsw, <X>`
#[inline]
pub const fn dc_cigsw_x(rd: X) -> Inst {
    Inst(r1(0xd5087e80, rd.0, 0))
}
/// `dc cigdsw, <X>`
#[inline]
pub const fn dc_cigdsw_x(rd: X) -> Inst {
    Inst(r1(0xd5087ec0, rd.0, 0))
}
/// `tlbi vmalle1os`
#[inline]
pub const fn tlbi_vmalle1os() -> Inst {
    Inst(0xd508811f)
}
/// `tlbi vae1os, <X>`
#[inline]
pub const fn tlbi_vae1os_x(rd: X) -> Inst {
    Inst(r1(0xd5088120, rd.0, 0))
}
/// `tlbi aside1os, <X>`
#[inline]
pub const fn tlbi_aside1os_x(rd: X) -> Inst {
    Inst(r1(0xd5088140, rd.0, 0))
}
/// `tlbi vaae1os, <X>`
#[inline]
pub const fn tlbi_vaae1os_x(rd: X) -> Inst {
    Inst(r1(0xd5088160, rd.0, 0))
}
/// `tlbi vale1os, <X>`
#[inline]
pub const fn tlbi_vale1os_x(rd: X) -> Inst {
    Inst(r1(0xd50881a0, rd.0, 0))
}
/// `tlbi vaale1os, <X>`
#[inline]
pub const fn tlbi_vaale1os_x(rd: X) -> Inst {
    Inst(r1(0xd50881e0, rd.0, 0))
}
/// `tlbi rvae1is, <X>`
#[inline]
pub const fn tlbi_rvae1is_x(rd: X) -> Inst {
    Inst(r1(0xd5088220, rd.0, 0))
}
/// `tlbi rvaae1is, <X>`
#[inline]
pub const fn tlbi_rvaae1is_x(rd: X) -> Inst {
    Inst(r1(0xd5088260, rd.0, 0))
}
/// `tlbi rvale1is, <X>`
#[inline]
pub const fn tlbi_rvale1is_x(rd: X) -> Inst {
    Inst(r1(0xd50882a0, rd.0, 0))
}
/// `tlbi rvaale1is, <X>`
#[inline]
pub const fn tlbi_rvaale1is_x(rd: X) -> Inst {
    Inst(r1(0xd50882e0, rd.0, 0))
}
/// `tlbi vmalle1is`
#[inline]
pub const fn tlbi_vmalle1is() -> Inst {
    Inst(0xd508831f)
}
/// `tlbi vae1is, <X>`
#[inline]
pub const fn tlbi_vae1is_x(rd: X) -> Inst {
    Inst(r1(0xd5088320, rd.0, 0))
}
/// `tlbi aside1is, <X>`
#[inline]
pub const fn tlbi_aside1is_x(rd: X) -> Inst {
    Inst(r1(0xd5088340, rd.0, 0))
}
/// `tlbi vaae1is, <X>`
#[inline]
pub const fn tlbi_vaae1is_x(rd: X) -> Inst {
    Inst(r1(0xd5088360, rd.0, 0))
}
/// `tlbi vale1is, <X>`
#[inline]
pub const fn tlbi_vale1is_x(rd: X) -> Inst {
    Inst(r1(0xd50883a0, rd.0, 0))
}
/// `tlbi vaale1is, <X>`
#[inline]
pub const fn tlbi_vaale1is_x(rd: X) -> Inst {
    Inst(r1(0xd50883e0, rd.0, 0))
}
/// `tlbi rvae1os, <X>`
#[inline]
pub const fn tlbi_rvae1os_x(rd: X) -> Inst {
    Inst(r1(0xd5088520, rd.0, 0))
}
/// `tlbi rvaae1os, <X>`
#[inline]
pub const fn tlbi_rvaae1os_x(rd: X) -> Inst {
    Inst(r1(0xd5088560, rd.0, 0))
}
/// `tlbi rvale1os, <X>`
#[inline]
pub const fn tlbi_rvale1os_x(rd: X) -> Inst {
    Inst(r1(0xd50885a0, rd.0, 0))
}
/// `tlbi rvaale1os, <X>`
#[inline]
pub const fn tlbi_rvaale1os_x(rd: X) -> Inst {
    Inst(r1(0xd50885e0, rd.0, 0))
}
/// `tlbi rvae1, <X>`
#[inline]
pub const fn tlbi_rvae1_x(rd: X) -> Inst {
    Inst(r1(0xd5088620, rd.0, 0))
}
/// `tlbi rvaae1, <X>`
#[inline]
pub const fn tlbi_rvaae1_x(rd: X) -> Inst {
    Inst(r1(0xd5088660, rd.0, 0))
}
/// `tlbi rvale1, <X>`
#[inline]
pub const fn tlbi_rvale1_x(rd: X) -> Inst {
    Inst(r1(0xd50886a0, rd.0, 0))
}
/// `tlbi rvaale1, <X>`
#[inline]
pub const fn tlbi_rvaale1_x(rd: X) -> Inst {
    Inst(r1(0xd50886e0, rd.0, 0))
}
/// `tlbi vmalle1`
#[inline]
pub const fn tlbi_vmalle1() -> Inst {
    Inst(0xd508871f)
}
/// `tlbi vae1, <X>`
#[inline]
pub const fn tlbi_vae1_x(rd: X) -> Inst {
    Inst(r1(0xd5088720, rd.0, 0))
}
/// `tlbi aside1, <X>`
#[inline]
pub const fn tlbi_aside1_x(rd: X) -> Inst {
    Inst(r1(0xd5088740, rd.0, 0))
}
/// `tlbi vaae1, <X>`
#[inline]
pub const fn tlbi_vaae1_x(rd: X) -> Inst {
    Inst(r1(0xd5088760, rd.0, 0))
}
/// `tlbi vale1, <X>`
#[inline]
pub const fn tlbi_vale1_x(rd: X) -> Inst {
    Inst(r1(0xd50887a0, rd.0, 0))
}
/// `tlbi vaale1, <X>`
#[inline]
pub const fn tlbi_vaale1_x(rd: X) -> Inst {
    Inst(r1(0xd50887e0, rd.0, 0))
}
/// `tlbi vmalle1osnxs`
#[inline]
pub const fn tlbi_vmalle1osnxs() -> Inst {
    Inst(0xd508911f)
}
/// `tlbi vae1osnxs, <X>`
#[inline]
pub const fn tlbi_vae1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089120, rd.0, 0))
}
/// `tlbi aside1osnxs, <X>`
#[inline]
pub const fn tlbi_aside1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089140, rd.0, 0))
}
/// `tlbi vaae1osnxs, <X>`
#[inline]
pub const fn tlbi_vaae1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089160, rd.0, 0))
}
/// `tlbi vale1osnxs, <X>`
#[inline]
pub const fn tlbi_vale1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50891a0, rd.0, 0))
}
/// `tlbi vaale1osnxs, <X>`
#[inline]
pub const fn tlbi_vaale1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50891e0, rd.0, 0))
}
/// `tlbi rvae1isnxs, <X>`
#[inline]
pub const fn tlbi_rvae1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089220, rd.0, 0))
}
/// `tlbi rvaae1isnxs, <X>`
#[inline]
pub const fn tlbi_rvaae1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089260, rd.0, 0))
}
/// `tlbi rvale1isnxs, <X>`
#[inline]
pub const fn tlbi_rvale1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50892a0, rd.0, 0))
}
/// `tlbi rvaale1isnxs, <X>`
#[inline]
pub const fn tlbi_rvaale1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50892e0, rd.0, 0))
}
/// `tlbi vmalle1isnxs`
#[inline]
pub const fn tlbi_vmalle1isnxs() -> Inst {
    Inst(0xd508931f)
}
/// `tlbi vae1isnxs, <X>`
#[inline]
pub const fn tlbi_vae1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089320, rd.0, 0))
}
/// `tlbi aside1isnxs, <X>`
#[inline]
pub const fn tlbi_aside1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089340, rd.0, 0))
}
/// `tlbi vaae1isnxs, <X>`
#[inline]
pub const fn tlbi_vaae1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089360, rd.0, 0))
}
/// `tlbi vale1isnxs, <X>`
#[inline]
pub const fn tlbi_vale1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50893a0, rd.0, 0))
}
/// `tlbi vaale1isnxs, <X>`
#[inline]
pub const fn tlbi_vaale1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50893e0, rd.0, 0))
}
/// `tlbi rvae1osnxs, <X>`
#[inline]
pub const fn tlbi_rvae1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089520, rd.0, 0))
}
/// `tlbi rvaae1osnxs, <X>`
#[inline]
pub const fn tlbi_rvaae1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089560, rd.0, 0))
}
/// `tlbi rvale1osnxs, <X>`
#[inline]
pub const fn tlbi_rvale1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50895a0, rd.0, 0))
}
/// `tlbi rvaale1osnxs, <X>`
#[inline]
pub const fn tlbi_rvaale1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50895e0, rd.0, 0))
}
/// `tlbi rvae1nxs, <X>`
#[inline]
pub const fn tlbi_rvae1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089620, rd.0, 0))
}
/// `tlbi rvaae1nxs, <X>`
#[inline]
pub const fn tlbi_rvaae1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089660, rd.0, 0))
}
/// `tlbi rvale1nxs, <X>`
#[inline]
pub const fn tlbi_rvale1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50896a0, rd.0, 0))
}
/// `tlbi rvaale1nxs, <X>`
#[inline]
pub const fn tlbi_rvaale1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50896e0, rd.0, 0))
}
/// `tlbi vmalle1nxs`
#[inline]
pub const fn tlbi_vmalle1nxs() -> Inst {
    Inst(0xd508971f)
}
/// `tlbi vae1nxs, <X>`
#[inline]
pub const fn tlbi_vae1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089720, rd.0, 0))
}
/// `tlbi aside1nxs, <X>`
#[inline]
pub const fn tlbi_aside1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089740, rd.0, 0))
}
/// `tlbi vaae1nxs, <X>`
#[inline]
pub const fn tlbi_vaae1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089760, rd.0, 0))
}
/// `tlbi vale1nxs, <X>`
#[inline]
pub const fn tlbi_vale1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50897a0, rd.0, 0))
}
/// `tlbi vaale1nxs, <X>`
#[inline]
pub const fn tlbi_vaale1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50897e0, rd.0, 0))
}
/// `trcit <X>`
#[inline]
pub const fn trcit_x(rd: X) -> Inst {
    Inst(r1(0xd50b72e0, rd.0, 0))
}
/// `cfp rctx, <X>`
#[inline]
pub const fn cfp_rctx_x(rd: X) -> Inst {
    Inst(r1(0xd50b7380, rd.0, 0))
}
/// `dvp rctx, <X>`
#[inline]
pub const fn dvp_rctx_x(rd: X) -> Inst {
    Inst(r1(0xd50b73a0, rd.0, 0))
}
/// `cosp rctx, <X>`
#[inline]
pub const fn cosp_rctx_x(rd: X) -> Inst {
    Inst(r1(0xd50b73c0, rd.0, 0))
}
/// `cpp rctx, <X>`
#[inline]
pub const fn cpp_rctx_x(rd: X) -> Inst {
    Inst(r1(0xd50b73e0, rd.0, 0))
}
/// `dc zva, <X>`
#[inline]
pub const fn dc_zva_x(rd: X) -> Inst {
    Inst(r1(0xd50b7420, rd.0, 0))
}
/// `dc gva, <X>`
#[inline]
pub const fn dc_gva_x(rd: X) -> Inst {
    Inst(r1(0xd50b7460, rd.0, 0))
}
/// `dc gzva, <X>`
#[inline]
pub const fn dc_gzva_x(rd: X) -> Inst {
    Inst(r1(0xd50b7480, rd.0, 0))
}
/// `ic ivau, <X>`
#[inline]
pub const fn ic_ivau_x(rd: X) -> Inst {
    Inst(r1(0xd50b7520, rd.0, 0))
}
/// `gcspushm <X>`
#[inline]
pub const fn gcspushm_x(rd: X) -> Inst {
    Inst(r1(0xd50b7700, rd.0, 0))
}
/// `gcsss1 <X>`
#[inline]
pub const fn gcsss1_x(rd: X) -> Inst {
    Inst(r1(0xd50b7740, rd.0, 0))
}
/// `dc cvac, <X>`
#[inline]
pub const fn dc_cvac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7a20, rd.0, 0))
}
/// `dc cgvac, <X>`
#[inline]
pub const fn dc_cgvac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7a60, rd.0, 0))
}
/// `dc cgdvac, <X>`
#[inline]
pub const fn dc_cgdvac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7aa0, rd.0, 0))
}
/// `dc cvau, <X>`
#[inline]
pub const fn dc_cvau_x(rd: X) -> Inst {
    Inst(r1(0xd50b7b20, rd.0, 0))
}
/// `dc cvap, <X>`
#[inline]
pub const fn dc_cvap_x(rd: X) -> Inst {
    Inst(r1(0xd50b7c20, rd.0, 0))
}
/// `dc cgvap, <X>`
#[inline]
pub const fn dc_cgvap_x(rd: X) -> Inst {
    Inst(r1(0xd50b7c60, rd.0, 0))
}
/// `dc cgdvap, <X>`
#[inline]
pub const fn dc_cgdvap_x(rd: X) -> Inst {
    Inst(r1(0xd50b7ca0, rd.0, 0))
}
/// `dc cvadp, <X>`
#[inline]
pub const fn dc_cvadp_x(rd: X) -> Inst {
    Inst(r1(0xd50b7d20, rd.0, 0))
}
/// `dc cgvadp, <X>`
#[inline]
pub const fn dc_cgvadp_x(rd: X) -> Inst {
    Inst(r1(0xd50b7d60, rd.0, 0))
}
/// `dc cgdvadp, <X>`
#[inline]
pub const fn dc_cgdvadp_x(rd: X) -> Inst {
    Inst(r1(0xd50b7da0, rd.0, 0))
}
/// `dc civac, <X>`
#[inline]
pub const fn dc_civac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7e20, rd.0, 0))
}
/// `dc cigvac, <X>`
#[inline]
pub const fn dc_cigvac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7e60, rd.0, 0))
}
/// `dc cigdvac, <X>`
#[inline]
pub const fn dc_cigdvac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7ea0, rd.0, 0))
}
/// `at s1e2r, <X>`
#[inline]
pub const fn at_s1e2r_x(rd: X) -> Inst {
    Inst(r1(0xd50c7800, rd.0, 0))
}
/// `at s1e2w, <X>`
#[inline]
pub const fn at_s1e2w_x(rd: X) -> Inst {
    Inst(r1(0xd50c7820, rd.0, 0))
}
/// `at s12e1r, <X>`
#[inline]
pub const fn at_s12e1r_x(rd: X) -> Inst {
    Inst(r1(0xd50c7880, rd.0, 0))
}
/// `at s12e1w, <X>`
#[inline]
pub const fn at_s12e1w_x(rd: X) -> Inst {
    Inst(r1(0xd50c78a0, rd.0, 0))
}
/// `at s12e0r, <X>`
#[inline]
pub const fn at_s12e0r_x(rd: X) -> Inst {
    Inst(r1(0xd50c78c0, rd.0, 0))
}
/// `at s12e0w, <X>`
#[inline]
pub const fn at_s12e0w_x(rd: X) -> Inst {
    Inst(r1(0xd50c78e0, rd.0, 0))
}
/// `at s1e2a, <X>`
#[inline]
pub const fn at_s1e2a_x(rd: X) -> Inst {
    Inst(r1(0xd50c7940, rd.0, 0))
}
/// `dc cipae, <X>`
#[inline]
pub const fn dc_cipae_x(rd: X) -> Inst {
    Inst(r1(0xd50c7e00, rd.0, 0))
}
/// `dc cigdpae, <X>`
#[inline]
pub const fn dc_cigdpae_x(rd: X) -> Inst {
    Inst(r1(0xd50c7ee0, rd.0, 0))
}
/// `tlbi ipas2e1is, <X>`
#[inline]
pub const fn tlbi_ipas2e1is_x(rd: X) -> Inst {
    Inst(r1(0xd50c8020, rd.0, 0))
}
/// `tlbi ripas2e1is, <X>`
#[inline]
pub const fn tlbi_ripas2e1is_x(rd: X) -> Inst {
    Inst(r1(0xd50c8040, rd.0, 0))
}
/// `tlbi ipas2le1is, <X>`
#[inline]
pub const fn tlbi_ipas2le1is_x(rd: X) -> Inst {
    Inst(r1(0xd50c80a0, rd.0, 0))
}
/// `tlbi ripas2le1is, <X>`
#[inline]
pub const fn tlbi_ripas2le1is_x(rd: X) -> Inst {
    Inst(r1(0xd50c80c0, rd.0, 0))
}
/// `tlbi alle2os`
#[inline]
pub const fn tlbi_alle2os() -> Inst {
    Inst(0xd50c811f)
}
/// `tlbi vae2os, <X>`
#[inline]
pub const fn tlbi_vae2os_x(rd: X) -> Inst {
    Inst(r1(0xd50c8120, rd.0, 0))
}
/// `tlbi alle1os`
#[inline]
pub const fn tlbi_alle1os() -> Inst {
    Inst(0xd50c819f)
}
/// `tlbi vale2os, <X>`
#[inline]
pub const fn tlbi_vale2os_x(rd: X) -> Inst {
    Inst(r1(0xd50c81a0, rd.0, 0))
}
/// `tlbi vmalls12e1os`
#[inline]
pub const fn tlbi_vmalls12e1os() -> Inst {
    Inst(0xd50c81df)
}
/// `tlbi rvae2is, <X>`
#[inline]
pub const fn tlbi_rvae2is_x(rd: X) -> Inst {
    Inst(r1(0xd50c8220, rd.0, 0))
}
/// `tlbi vmallws2e1is`
#[inline]
pub const fn tlbi_vmallws2e1is() -> Inst {
    Inst(0xd50c825f)
}
/// `tlbi rvale2is, <X>`
#[inline]
pub const fn tlbi_rvale2is_x(rd: X) -> Inst {
    Inst(r1(0xd50c82a0, rd.0, 0))
}
/// `tlbi alle2is`
#[inline]
pub const fn tlbi_alle2is() -> Inst {
    Inst(0xd50c831f)
}
/// `tlbi vae2is, <X>`
#[inline]
pub const fn tlbi_vae2is_x(rd: X) -> Inst {
    Inst(r1(0xd50c8320, rd.0, 0))
}
/// `tlbi alle1is`
#[inline]
pub const fn tlbi_alle1is() -> Inst {
    Inst(0xd50c839f)
}
/// `tlbi vale2is, <X>`
#[inline]
pub const fn tlbi_vale2is_x(rd: X) -> Inst {
    Inst(r1(0xd50c83a0, rd.0, 0))
}
/// `tlbi vmalls12e1is`
#[inline]
pub const fn tlbi_vmalls12e1is() -> Inst {
    Inst(0xd50c83df)
}
/// `tlbi ipas2e1os, <X>`
#[inline]
pub const fn tlbi_ipas2e1os_x(rd: X) -> Inst {
    Inst(r1(0xd50c8400, rd.0, 0))
}
/// `tlbi ipas2e1, <X>`
#[inline]
pub const fn tlbi_ipas2e1_x(rd: X) -> Inst {
    Inst(r1(0xd50c8420, rd.0, 0))
}
/// `tlbi ripas2e1, <X>`
#[inline]
pub const fn tlbi_ripas2e1_x(rd: X) -> Inst {
    Inst(r1(0xd50c8440, rd.0, 0))
}
/// `tlbi ripas2e1os, <X>`
#[inline]
pub const fn tlbi_ripas2e1os_x(rd: X) -> Inst {
    Inst(r1(0xd50c8460, rd.0, 0))
}
/// `tlbi ipas2le1os, <X>`
#[inline]
pub const fn tlbi_ipas2le1os_x(rd: X) -> Inst {
    Inst(r1(0xd50c8480, rd.0, 0))
}
/// `tlbi ipas2le1, <X>`
#[inline]
pub const fn tlbi_ipas2le1_x(rd: X) -> Inst {
    Inst(r1(0xd50c84a0, rd.0, 0))
}
/// `tlbi ripas2le1, <X>`
#[inline]
pub const fn tlbi_ripas2le1_x(rd: X) -> Inst {
    Inst(r1(0xd50c84c0, rd.0, 0))
}
/// `tlbi ripas2le1os, <X>`
#[inline]
pub const fn tlbi_ripas2le1os_x(rd: X) -> Inst {
    Inst(r1(0xd50c84e0, rd.0, 0))
}
/// `tlbi rvae2os, <X>`
#[inline]
pub const fn tlbi_rvae2os_x(rd: X) -> Inst {
    Inst(r1(0xd50c8520, rd.0, 0))
}
/// `tlbi vmallws2e1os`
#[inline]
pub const fn tlbi_vmallws2e1os() -> Inst {
    Inst(0xd50c855f)
}
/// `tlbi rvale2os, <X>`
#[inline]
pub const fn tlbi_rvale2os_x(rd: X) -> Inst {
    Inst(r1(0xd50c85a0, rd.0, 0))
}
/// `tlbi rvae2, <X>`
#[inline]
pub const fn tlbi_rvae2_x(rd: X) -> Inst {
    Inst(r1(0xd50c8620, rd.0, 0))
}
/// `tlbi vmallws2e1`
#[inline]
pub const fn tlbi_vmallws2e1() -> Inst {
    Inst(0xd50c865f)
}
/// `tlbi rvale2, <X>`
#[inline]
pub const fn tlbi_rvale2_x(rd: X) -> Inst {
    Inst(r1(0xd50c86a0, rd.0, 0))
}
/// `tlbi alle2`
#[inline]
pub const fn tlbi_alle2() -> Inst {
    Inst(0xd50c871f)
}
/// `tlbi vae2, <X>`
#[inline]
pub const fn tlbi_vae2_x(rd: X) -> Inst {
    Inst(r1(0xd50c8720, rd.0, 0))
}
/// `tlbi alle1`
#[inline]
pub const fn tlbi_alle1() -> Inst {
    Inst(0xd50c879f)
}
/// `tlbi vale2, <X>`
#[inline]
pub const fn tlbi_vale2_x(rd: X) -> Inst {
    Inst(r1(0xd50c87a0, rd.0, 0))
}
/// `tlbi vmalls12e1`
#[inline]
pub const fn tlbi_vmalls12e1() -> Inst {
    Inst(0xd50c87df)
}
/// `tlbi ipas2e1isnxs, <X>`
#[inline]
pub const fn tlbi_ipas2e1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9020, rd.0, 0))
}
/// `tlbi ripas2e1isnxs, <X>`
#[inline]
pub const fn tlbi_ripas2e1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9040, rd.0, 0))
}
/// `tlbi ipas2le1isnxs, <X>`
#[inline]
pub const fn tlbi_ipas2le1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c90a0, rd.0, 0))
}
/// `tlbi ripas2le1isnxs, <X>`
#[inline]
pub const fn tlbi_ripas2le1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c90c0, rd.0, 0))
}
/// `tlbi alle2osnxs`
#[inline]
pub const fn tlbi_alle2osnxs() -> Inst {
    Inst(0xd50c911f)
}
/// `tlbi vae2osnxs, <X>`
#[inline]
pub const fn tlbi_vae2osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9120, rd.0, 0))
}
/// `tlbi alle1osnxs`
#[inline]
pub const fn tlbi_alle1osnxs() -> Inst {
    Inst(0xd50c919f)
}
/// `tlbi vale2osnxs, <X>`
#[inline]
pub const fn tlbi_vale2osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c91a0, rd.0, 0))
}
/// `tlbi vmalls12e1osnxs`
#[inline]
pub const fn tlbi_vmalls12e1osnxs() -> Inst {
    Inst(0xd50c91df)
}
/// `tlbi rvae2isnxs, <X>`
#[inline]
pub const fn tlbi_rvae2isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9220, rd.0, 0))
}
/// `tlbi vmallws2e1isnxs`
#[inline]
pub const fn tlbi_vmallws2e1isnxs() -> Inst {
    Inst(0xd50c925f)
}
/// `tlbi rvale2isnxs, <X>`
#[inline]
pub const fn tlbi_rvale2isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c92a0, rd.0, 0))
}
/// `tlbi alle2isnxs`
#[inline]
pub const fn tlbi_alle2isnxs() -> Inst {
    Inst(0xd50c931f)
}
/// `tlbi vae2isnxs, <X>`
#[inline]
pub const fn tlbi_vae2isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9320, rd.0, 0))
}
/// `tlbi alle1isnxs`
#[inline]
pub const fn tlbi_alle1isnxs() -> Inst {
    Inst(0xd50c939f)
}
/// `tlbi vale2isnxs, <X>`
#[inline]
pub const fn tlbi_vale2isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c93a0, rd.0, 0))
}
/// `tlbi vmalls12e1isnxs`
#[inline]
pub const fn tlbi_vmalls12e1isnxs() -> Inst {
    Inst(0xd50c93df)
}
/// `tlbi ipas2e1osnxs, <X>`
#[inline]
pub const fn tlbi_ipas2e1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9400, rd.0, 0))
}
/// `tlbi ipas2e1nxs, <X>`
#[inline]
pub const fn tlbi_ipas2e1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9420, rd.0, 0))
}
/// `tlbi ripas2e1nxs, <X>`
#[inline]
pub const fn tlbi_ripas2e1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9440, rd.0, 0))
}
/// `tlbi ripas2e1osnxs, <X>`
#[inline]
pub const fn tlbi_ripas2e1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9460, rd.0, 0))
}
/// `tlbi ipas2le1osnxs, <X>`
#[inline]
pub const fn tlbi_ipas2le1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9480, rd.0, 0))
}
/// `tlbi ipas2le1nxs, <X>`
#[inline]
pub const fn tlbi_ipas2le1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c94a0, rd.0, 0))
}
/// `tlbi ripas2le1nxs, <X>`
#[inline]
pub const fn tlbi_ripas2le1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c94c0, rd.0, 0))
}
/// `tlbi ripas2le1osnxs, <X>`
#[inline]
pub const fn tlbi_ripas2le1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c94e0, rd.0, 0))
}
/// `tlbi rvae2osnxs, <X>`
#[inline]
pub const fn tlbi_rvae2osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9520, rd.0, 0))
}
/// `tlbi vmallws2e1osnxs`
#[inline]
pub const fn tlbi_vmallws2e1osnxs() -> Inst {
    Inst(0xd50c955f)
}
/// `tlbi rvale2osnxs, <X>`
#[inline]
pub const fn tlbi_rvale2osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c95a0, rd.0, 0))
}
/// `tlbi rvae2nxs, <X>`
#[inline]
pub const fn tlbi_rvae2nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9620, rd.0, 0))
}
/// `tlbi vmallws2e1nxs`
#[inline]
pub const fn tlbi_vmallws2e1nxs() -> Inst {
    Inst(0xd50c965f)
}
/// `tlbi rvale2nxs, <X>`
#[inline]
pub const fn tlbi_rvale2nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c96a0, rd.0, 0))
}
/// `tlbi alle2nxs`
#[inline]
pub const fn tlbi_alle2nxs() -> Inst {
    Inst(0xd50c971f)
}
/// `tlbi vae2nxs, <X>`
#[inline]
pub const fn tlbi_vae2nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9720, rd.0, 0))
}
/// `tlbi alle1nxs`
#[inline]
pub const fn tlbi_alle1nxs() -> Inst {
    Inst(0xd50c979f)
}
/// `tlbi vale2nxs, <X>`
#[inline]
pub const fn tlbi_vale2nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c97a0, rd.0, 0))
}
/// `tlbi vmalls12e1nxs`
#[inline]
pub const fn tlbi_vmalls12e1nxs() -> Inst {
    Inst(0xd50c97df)
}
/// `at s1e3r, <X>`
#[inline]
pub const fn at_s1e3r_x(rd: X) -> Inst {
    Inst(r1(0xd50e7800, rd.0, 0))
}
/// `at s1e3w, <X>`
#[inline]
pub const fn at_s1e3w_x(rd: X) -> Inst {
    Inst(r1(0xd50e7820, rd.0, 0))
}
/// `at s1e3a, <X>`
#[inline]
pub const fn at_s1e3a_x(rd: X) -> Inst {
    Inst(r1(0xd50e7940, rd.0, 0))
}
/// `tlbi alle3os`
#[inline]
pub const fn tlbi_alle3os() -> Inst {
    Inst(0xd50e811f)
}
/// `tlbi vae3os, <X>`
#[inline]
pub const fn tlbi_vae3os_x(rd: X) -> Inst {
    Inst(r1(0xd50e8120, rd.0, 0))
}
/// `tlbi paallos`
#[inline]
pub const fn tlbi_paallos() -> Inst {
    Inst(0xd50e819f)
}
/// `tlbi vale3os, <X>`
#[inline]
pub const fn tlbi_vale3os_x(rd: X) -> Inst {
    Inst(r1(0xd50e81a0, rd.0, 0))
}
/// `tlbi rvae3is, <X>`
#[inline]
pub const fn tlbi_rvae3is_x(rd: X) -> Inst {
    Inst(r1(0xd50e8220, rd.0, 0))
}
/// `tlbi rvale3is, <X>`
#[inline]
pub const fn tlbi_rvale3is_x(rd: X) -> Inst {
    Inst(r1(0xd50e82a0, rd.0, 0))
}
/// `tlbi alle3is`
#[inline]
pub const fn tlbi_alle3is() -> Inst {
    Inst(0xd50e831f)
}
/// `tlbi vae3is, <X>`
#[inline]
pub const fn tlbi_vae3is_x(rd: X) -> Inst {
    Inst(r1(0xd50e8320, rd.0, 0))
}
/// `tlbi vale3is, <X>`
#[inline]
pub const fn tlbi_vale3is_x(rd: X) -> Inst {
    Inst(r1(0xd50e83a0, rd.0, 0))
}
/// `tlbi rpaos, <X>`
#[inline]
pub const fn tlbi_rpaos_x(rd: X) -> Inst {
    Inst(r1(0xd50e8460, rd.0, 0))
}
/// `tlbi rpalos, <X>`
#[inline]
pub const fn tlbi_rpalos_x(rd: X) -> Inst {
    Inst(r1(0xd50e84e0, rd.0, 0))
}
/// `tlbi rvae3os, <X>`
#[inline]
pub const fn tlbi_rvae3os_x(rd: X) -> Inst {
    Inst(r1(0xd50e8520, rd.0, 0))
}
/// `tlbi rvale3os, <X>`
#[inline]
pub const fn tlbi_rvale3os_x(rd: X) -> Inst {
    Inst(r1(0xd50e85a0, rd.0, 0))
}
/// `tlbi rvae3, <X>`
#[inline]
pub const fn tlbi_rvae3_x(rd: X) -> Inst {
    Inst(r1(0xd50e8620, rd.0, 0))
}
/// `tlbi rvale3, <X>`
#[inline]
pub const fn tlbi_rvale3_x(rd: X) -> Inst {
    Inst(r1(0xd50e86a0, rd.0, 0))
}
/// `tlbi alle3`
#[inline]
pub const fn tlbi_alle3() -> Inst {
    Inst(0xd50e871f)
}
/// `tlbi vae3, <X>`
#[inline]
pub const fn tlbi_vae3_x(rd: X) -> Inst {
    Inst(r1(0xd50e8720, rd.0, 0))
}
/// `tlbi paall`
#[inline]
pub const fn tlbi_paall() -> Inst {
    Inst(0xd50e879f)
}
/// `tlbi vale3, <X>`
#[inline]
pub const fn tlbi_vale3_x(rd: X) -> Inst {
    Inst(r1(0xd50e87a0, rd.0, 0))
}
/// `tlbi alle3osnxs`
#[inline]
pub const fn tlbi_alle3osnxs() -> Inst {
    Inst(0xd50e911f)
}
/// `tlbi vae3osnxs, <X>`
#[inline]
pub const fn tlbi_vae3osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9120, rd.0, 0))
}
/// `tlbi paallosnxs`
#[inline]
pub const fn tlbi_paallosnxs() -> Inst {
    Inst(0xd50e919f)
}
/// `tlbi vale3osnxs, <X>`
#[inline]
pub const fn tlbi_vale3osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e91a0, rd.0, 0))
}
/// `tlbi rvae3isnxs, <X>`
#[inline]
pub const fn tlbi_rvae3isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9220, rd.0, 0))
}
/// `tlbi rvale3isnxs, <X>`
#[inline]
pub const fn tlbi_rvale3isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e92a0, rd.0, 0))
}
/// `tlbi alle3isnxs`
#[inline]
pub const fn tlbi_alle3isnxs() -> Inst {
    Inst(0xd50e931f)
}
/// `tlbi vae3isnxs, <X>`
#[inline]
pub const fn tlbi_vae3isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9320, rd.0, 0))
}
/// `tlbi vale3isnxs, <X>`
#[inline]
pub const fn tlbi_vale3isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e93a0, rd.0, 0))
}
/// `tlbi rpaosnxs, <X>`
#[inline]
pub const fn tlbi_rpaosnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9460, rd.0, 0))
}
/// `tlbi rpalosnxs, <X>`
#[inline]
pub const fn tlbi_rpalosnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e94e0, rd.0, 0))
}
/// `tlbi rvae3osnxs, <X>`
#[inline]
pub const fn tlbi_rvae3osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9520, rd.0, 0))
}
/// `tlbi rvale3osnxs, <X>`
#[inline]
pub const fn tlbi_rvale3osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e95a0, rd.0, 0))
}
/// `tlbi rvae3nxs, <X>`
#[inline]
pub const fn tlbi_rvae3nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9620, rd.0, 0))
}
/// `tlbi rvale3nxs, <X>`
#[inline]
pub const fn tlbi_rvale3nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e96a0, rd.0, 0))
}
/// `tlbi alle3nxs`
#[inline]
pub const fn tlbi_alle3nxs() -> Inst {
    Inst(0xd50e971f)
}
/// `tlbi vae3nxs, <X>`
#[inline]
pub const fn tlbi_vae3nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9720, rd.0, 0))
}
/// `tlbi paallnxs`
#[inline]
pub const fn tlbi_paallnxs() -> Inst {
    Inst(0xd50e979f)
}
/// `tlbi vale3nxs, <X>`
#[inline]
pub const fn tlbi_vale3nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e97a0, rd.0, 0))
}
/// `gcspopm <X>`
#[inline]
pub const fn gcspopm_x(rd: X) -> Inst {
    Inst(r1(0xd52b7720, rd.0, 0))
}
/// `gcspopm `
#[inline]
pub const fn gcspopm() -> Inst {
    Inst(0xd52b773f)
}
/// `gcsss2 <X>`
#[inline]
pub const fn gcsss2_x(rd: X) -> Inst {
    Inst(r1(0xd52b7760, rd.0, 0))
}
/// `msr UAO, #<I>`
#[inline]
pub const fn msr_uao_i(imm: Imm0To1) -> Inst {
    Inst(part(0xd500407f, imm.steps(), 0, 4, 8))
}
/// `msr PAN, #<I>`
#[inline]
pub const fn msr_pan_i(imm: Imm0To1) -> Inst {
    Inst(part(0xd500409f, imm.steps(), 0, 4, 8))
}
/// `msr SPSel, #<I>`
#[inline]
pub const fn msr_spsel_i(imm: Imm0To1) -> Inst {
    Inst(part(0xd50040bf, imm.steps(), 0, 4, 8))
}
/// `msr SSBS, #<I>`
#[inline]
pub const fn msr_ssbs_i(imm: Imm0To1) -> Inst {
    Inst(part(0xd503403f, imm.steps(), 0, 4, 8))
}
/// `msr DIT, #<I>`
#[inline]
pub const fn msr_dit_i(imm: Imm0To1) -> Inst {
    Inst(part(0xd503405f, imm.steps(), 0, 4, 8))
}
/// `msr TCO, #<I>`
#[inline]
pub const fn msr_tco_i(imm: Imm0To1) -> Inst {
    Inst(part(0xd503409f, imm.steps(), 0, 4, 8))
}
/// `msr DAIFSet, #<I>`
#[inline]
pub const fn msr_daifset_i(imm: Imm0To15) -> Inst {
    Inst(part(0xd50340df, imm.steps(), 0, 4, 8))
}
/// `msr DAIFClr, #<I>`
#[inline]
pub const fn msr_daifclr_i(imm: Imm0To15) -> Inst {
    Inst(part(0xd50340ff, imm.steps(), 0, 4, 8))
}
/// `msr ALLINT, #<I>`
#[inline]
pub const fn msr_allint_i(imm: Imm0To1) -> Inst {
    Inst(part(0xd501401f, imm.steps(), 0, 1, 8))
}
