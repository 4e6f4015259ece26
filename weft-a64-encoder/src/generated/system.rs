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

#[doc = "`clrex #<I>`"]
#[inline]
pub const fn clrex_i(imm: Imm<0, 15, 1>) -> Inst {
    Inst(part(0xd503305f, imm.steps(), 0, 4, 8))
}
#[doc = "`dsb <BAR>`"]
#[inline]
pub const fn dsb_domain(domain: Barrier) -> Inst {
    Inst(part(0xd503309f, domain.field(), 0, 4, 8))
}
#[doc = "`dmb <BAR>`"]
#[inline]
pub const fn dmb_domain(domain: Barrier) -> Inst {
    Inst(part(0xd50330bf, domain.field(), 0, 4, 8))
}
#[doc = "`isb #<I>`"]
#[inline]
pub const fn isb_i(imm: Imm<0, 15, 1>) -> Inst {
    Inst(part(0xd50330df, imm.steps(), 0, 4, 8))
}
#[doc = "`sb `"]
#[inline]
pub const fn sb() -> Inst {
    Inst(0xd50330ff)
}
#[doc = "`dsb nshnxs`"]
#[inline]
pub const fn dsb_nshnxs() -> Inst {
    Inst(0xd503363f)
}
#[doc = "`dsb ishnxs`"]
#[inline]
pub const fn dsb_ishnxs() -> Inst {
    Inst(0xd5033a3f)
}
#[doc = "`dsb oshnxs`"]
#[inline]
pub const fn dsb_oshnxs() -> Inst {
    Inst(0xd503323f)
}
#[doc = "`dsb synxs`"]
#[inline]
pub const fn dsb_synxs() -> Inst {
    Inst(0xd5033e3f)
}
#[doc = "`clrex `"]
#[inline]
pub const fn clrex() -> Inst {
    Inst(0xd5033f5f)
}
#[doc = "`ssbb `"]
#[inline]
pub const fn ssbb() -> Inst {
    Inst(0xd503309f)
}
#[doc = "`pssbb `"]
#[inline]
pub const fn pssbb() -> Inst {
    Inst(0xd503349f)
}
#[doc = "`isb `"]
#[inline]
pub const fn isb() -> Inst {
    Inst(0xd5033fdf)
}
#[doc = "`b #<I>`"]
#[inline]
pub const fn b_i(imm: Imm<-134217728, 134217724, 4>) -> Inst {
    Inst(part(0x14000000, imm.steps(), 0, 26, 0))
}
#[doc = "`bl #<I>`"]
#[inline]
pub const fn bl_i(imm: Imm<-134217728, 134217724, 4>) -> Inst {
    Inst(part(0x94000000, imm.steps(), 0, 26, 0))
}
#[doc = "`br <X>`"]
#[inline]
pub const fn br_x(rn: X) -> Inst {
    Inst(r1(0xd61f0000, rn.0, 5))
}
#[doc = "`braaz <X>`"]
#[inline]
pub const fn braaz_x(rn: X) -> Inst {
    Inst(r1(0xd61f081f, rn.0, 5))
}
#[doc = "`brabz <X>`"]
#[inline]
pub const fn brabz_x(rn: X) -> Inst {
    Inst(r1(0xd61f0c1f, rn.0, 5))
}
#[doc = "`blr <X>`"]
#[inline]
pub const fn blr_x(rn: X) -> Inst {
    Inst(r1(0xd63f0000, rn.0, 5))
}
#[doc = "`blraaz <X>`"]
#[inline]
pub const fn blraaz_x(rn: X) -> Inst {
    Inst(r1(0xd63f081f, rn.0, 5))
}
#[doc = "`blrabz <X>`"]
#[inline]
pub const fn blrabz_x(rn: X) -> Inst {
    Inst(r1(0xd63f0c1f, rn.0, 5))
}
#[doc = "`ret <X>`"]
#[inline]
pub const fn ret_x(rn: X) -> Inst {
    Inst(r1(0xd65f0000, rn.0, 5))
}
#[doc = "`retaasppcr <X>`"]
#[inline]
pub const fn retaasppcr_x(rd: X0To30) -> Inst {
    Inst(r1(0xd65f0be0, rd.0, 0))
}
#[doc = "`retaa `"]
#[inline]
pub const fn retaa() -> Inst {
    Inst(0xd65f0bff)
}
#[doc = "`retabsppcr <X>`"]
#[inline]
pub const fn retabsppcr_x(rd: X0To30) -> Inst {
    Inst(r1(0xd65f0fe0, rd.0, 0))
}
#[doc = "`retab `"]
#[inline]
pub const fn retab() -> Inst {
    Inst(0xd65f0fff)
}
#[doc = "`eret `"]
#[inline]
pub const fn eret() -> Inst {
    Inst(0xd69f03e0)
}
#[doc = "`eretaa `"]
#[inline]
pub const fn eretaa() -> Inst {
    Inst(0xd69f0bff)
}
#[doc = "`eretab `"]
#[inline]
pub const fn eretab() -> Inst {
    Inst(0xd69f0fff)
}
#[doc = "`drps `"]
#[inline]
pub const fn drps() -> Inst {
    Inst(0xd6bf03e0)
}
#[doc = "`braa <X>, <XSP>`"]
#[inline]
pub const fn braa_x_xsp(rn: X, rd: XSp) -> Inst {
    Inst(r2(0xd71f0800, rn.0, 5, rd.0, 0))
}
#[doc = "`brab <X>, <XSP>`"]
#[inline]
pub const fn brab_x_xsp(rn: X, rd: XSp) -> Inst {
    Inst(r2(0xd71f0c00, rn.0, 5, rd.0, 0))
}
#[doc = "`blraa <X>, <XSP>`"]
#[inline]
pub const fn blraa_x_xsp(rn: X, rd: XSp) -> Inst {
    Inst(r2(0xd73f0800, rn.0, 5, rd.0, 0))
}
#[doc = "`blrab <X>, <XSP>`"]
#[inline]
pub const fn blrab_x_xsp(rn: X, rd: XSp) -> Inst {
    Inst(r2(0xd73f0c00, rn.0, 5, rd.0, 0))
}
#[doc = "`ret `"]
#[inline]
pub const fn ret() -> Inst {
    Inst(0xd65f03c0)
}
#[doc = "`cbz <W>, #<I>`"]
#[inline]
pub const fn cbz_w_i(rd: W, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(r1(part(0x34000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
#[doc = "`cbnz <W>, #<I>`"]
#[inline]
pub const fn cbnz_w_i(rd: W, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(r1(part(0x35000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
#[doc = "`cbz <X>, #<I>`"]
#[inline]
pub const fn cbz_x_i(rd: X, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(r1(part(0xb4000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
#[doc = "`cbnz <X>, #<I>`"]
#[inline]
pub const fn cbnz_x_i(rd: X, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(r1(part(0xb5000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
#[doc = "`b.eq #<I>`"]
#[inline]
pub const fn b_eq_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000000, imm.steps(), 0, 19, 5))
}
#[doc = "`b.ne #<I>`"]
#[inline]
pub const fn b_ne_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000001, imm.steps(), 0, 19, 5))
}
#[doc = "`b.hs #<I>`"]
#[inline]
pub const fn b_hs_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000002, imm.steps(), 0, 19, 5))
}
#[doc = "`b.lo #<I>`"]
#[inline]
pub const fn b_lo_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000003, imm.steps(), 0, 19, 5))
}
#[doc = "`b.mi #<I>`"]
#[inline]
pub const fn b_mi_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000004, imm.steps(), 0, 19, 5))
}
#[doc = "`b.vs #<I>`"]
#[inline]
pub const fn b_vs_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000006, imm.steps(), 0, 19, 5))
}
#[doc = "`b.hi #<I>`"]
#[inline]
pub const fn b_hi_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000008, imm.steps(), 0, 19, 5))
}
#[doc = "`b.ls #<I>`"]
#[inline]
pub const fn b_ls_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000009, imm.steps(), 0, 19, 5))
}
#[doc = "`b.le #<I>`"]
#[inline]
pub const fn b_le_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400000d, imm.steps(), 0, 19, 5))
}
#[doc = "`b.nv #<I>`"]
#[inline]
pub const fn b_nv_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400000f, imm.steps(), 0, 19, 5))
}
#[doc = "`b.pl #<I>`"]
#[inline]
pub const fn b_pl_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000005, imm.steps(), 0, 19, 5))
}
#[doc = "`b.ge #<I>`"]
#[inline]
pub const fn b_ge_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400000a, imm.steps(), 0, 19, 5))
}
#[doc = "`b.al #<I>`"]
#[inline]
pub const fn b_al_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400000e, imm.steps(), 0, 19, 5))
}
#[doc = "`b.lt #<I>`"]
#[inline]
pub const fn b_lt_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400000b, imm.steps(), 0, 19, 5))
}
#[doc = "`b.gt #<I>`"]
#[inline]
pub const fn b_gt_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400000c, imm.steps(), 0, 19, 5))
}
#[doc = "`b.vc #<I>`"]
#[inline]
pub const fn b_vc_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000007, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.eq #<I>`"]
#[inline]
pub const fn bc_eq_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000010, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.ne #<I>`"]
#[inline]
pub const fn bc_ne_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000011, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.hs #<I>`"]
#[inline]
pub const fn bc_hs_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000012, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.lo #<I>`"]
#[inline]
pub const fn bc_lo_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000013, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.mi #<I>`"]
#[inline]
pub const fn bc_mi_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000014, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.pl #<I>`"]
#[inline]
pub const fn bc_pl_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000015, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.hi #<I>`"]
#[inline]
pub const fn bc_hi_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000018, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.nv #<I>`"]
#[inline]
pub const fn bc_nv_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400001f, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.vs #<I>`"]
#[inline]
pub const fn bc_vs_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000016, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.ge #<I>`"]
#[inline]
pub const fn bc_ge_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400001a, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.lt #<I>`"]
#[inline]
pub const fn bc_lt_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400001b, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.le #<I>`"]
#[inline]
pub const fn bc_le_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400001d, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.al #<I>`"]
#[inline]
pub const fn bc_al_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400001e, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.vc #<I>`"]
#[inline]
pub const fn bc_vc_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000017, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.ls #<I>`"]
#[inline]
pub const fn bc_ls_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x54000019, imm.steps(), 0, 19, 5))
}
#[doc = "`bc.gt #<I>`"]
#[inline]
pub const fn bc_gt_i(imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(0x5400001c, imm.steps(), 0, 19, 5))
}
#[doc = "`svc #<I>`"]
#[inline]
pub const fn svc_i(imm: Imm<0, 65535, 1>) -> Inst {
    Inst(part(0xd4000001, imm.steps(), 0, 16, 5))
}
#[doc = "`hvc #<I>`"]
#[inline]
pub const fn hvc_i(imm: Imm<0, 65535, 1>) -> Inst {
    Inst(part(0xd4000002, imm.steps(), 0, 16, 5))
}
#[doc = "`smc #<I>`"]
#[inline]
pub const fn smc_i(imm: Imm<0, 65535, 1>) -> Inst {
    Inst(part(0xd4000003, imm.steps(), 0, 16, 5))
}
#[doc = "`brk #<I>`"]
#[inline]
pub const fn brk_i(imm: Imm<0, 65535, 1>) -> Inst {
    Inst(part(0xd4200000, imm.steps(), 0, 16, 5))
}
#[doc = "`hlt #<I>`"]
#[inline]
pub const fn hlt_i(imm: Imm<0, 65535, 1>) -> Inst {
    Inst(part(0xd4400000, imm.steps(), 0, 16, 5))
}
#[doc = "`dcps1 #<I>`"]
#[inline]
pub const fn dcps1_i(imm: Imm<0, 65535, 1>) -> Inst {
    Inst(part(0xd4a00001, imm.steps(), 0, 16, 5))
}
#[doc = "`dcps1 `"]
#[inline]
pub const fn dcps1() -> Inst {
    Inst(0xd4a00001)
}
#[doc = "`dcps2 #<I>`"]
#[inline]
pub const fn dcps2_i(imm: Imm<0, 65535, 1>) -> Inst {
    Inst(part(0xd4a00002, imm.steps(), 0, 16, 5))
}
#[doc = "`dcps2 `"]
#[inline]
pub const fn dcps2() -> Inst {
    Inst(0xd4a00002)
}
#[doc = "`dcps3 #<I>`"]
#[inline]
pub const fn dcps3_i(imm: Imm<0, 65535, 1>) -> Inst {
    Inst(part(0xd4a00003, imm.steps(), 0, 16, 5))
}
#[doc = "`dcps3 `"]
#[inline]
pub const fn dcps3() -> Inst {
    Inst(0xd4a00003)
}
#[doc = "`tsb csync`"]
#[inline]
pub const fn tsb_csync() -> Inst {
    Inst(0xd503225f)
}
#[doc = "`nop `"]
#[inline]
pub const fn nop() -> Inst {
    Inst(0xd503201f)
}
#[doc = "`yield `"]
#[inline]
pub const fn yield_() -> Inst {
    Inst(0xd503203f)
}
#[doc = "`wfe `"]
#[inline]
pub const fn wfe() -> Inst {
    Inst(0xd503205f)
}
#[doc = "`wfi `"]
#[inline]
pub const fn wfi() -> Inst {
    Inst(0xd503207f)
}
#[doc = "`sev `"]
#[inline]
pub const fn sev() -> Inst {
    Inst(0xd503209f)
}
#[doc = "`sevl `"]
#[inline]
pub const fn sevl() -> Inst {
    Inst(0xd50320bf)
}
#[doc = "`dgh `"]
#[inline]
pub const fn dgh() -> Inst {
    Inst(0xd50320df)
}
#[doc = "`xpaclri `"]
#[inline]
pub const fn xpaclri() -> Inst {
    Inst(0xd50320ff)
}
#[doc = "`pacia1716 `"]
#[inline]
pub const fn pacia1716() -> Inst {
    Inst(0xd503211f)
}
#[doc = "`pacib1716 `"]
#[inline]
pub const fn pacib1716() -> Inst {
    Inst(0xd503215f)
}
#[doc = "`autia1716 `"]
#[inline]
pub const fn autia1716() -> Inst {
    Inst(0xd503219f)
}
#[doc = "`autib1716 `"]
#[inline]
pub const fn autib1716() -> Inst {
    Inst(0xd50321df)
}
#[doc = "`esb `"]
#[inline]
pub const fn esb() -> Inst {
    Inst(0xd503221f)
}
#[doc = "`psb csync`"]
#[inline]
pub const fn psb_csync() -> Inst {
    Inst(0xd503223f)
}
#[doc = "`gcsb dsync`"]
#[inline]
pub const fn gcsb_dsync() -> Inst {
    Inst(0xd503227f)
}
#[doc = "`csdb `"]
#[inline]
pub const fn csdb() -> Inst {
    Inst(0xd503229f)
}
#[doc = "`clrbhb `"]
#[inline]
pub const fn clrbhb() -> Inst {
    Inst(0xd50322df)
}
#[doc = "`paciaz `"]
#[inline]
pub const fn paciaz() -> Inst {
    Inst(0xd503231f)
}
#[doc = "`paciasp `"]
#[inline]
pub const fn paciasp() -> Inst {
    Inst(0xd503233f)
}
#[doc = "`pacibz `"]
#[inline]
pub const fn pacibz() -> Inst {
    Inst(0xd503235f)
}
#[doc = "`pacibsp `"]
#[inline]
pub const fn pacibsp() -> Inst {
    Inst(0xd503237f)
}
#[doc = "`autiaz `"]
#[inline]
pub const fn autiaz() -> Inst {
    Inst(0xd503239f)
}
#[doc = "`autiasp `"]
#[inline]
pub const fn autiasp() -> Inst {
    Inst(0xd50323bf)
}
#[doc = "`autibz `"]
#[inline]
pub const fn autibz() -> Inst {
    Inst(0xd50323df)
}
#[doc = "`autibsp `"]
#[inline]
pub const fn autibsp() -> Inst {
    Inst(0xd50323ff)
}
#[doc = "`bti `"]
#[inline]
pub const fn bti() -> Inst {
    Inst(0xd503241f)
}
#[doc = "`bti c`"]
#[inline]
pub const fn bti_c() -> Inst {
    Inst(0xd503245f)
}
#[doc = "`bti j`"]
#[inline]
pub const fn bti_j() -> Inst {
    Inst(0xd503249f)
}
#[doc = "`bti jc`"]
#[inline]
pub const fn bti_jc() -> Inst {
    Inst(0xd50324df)
}
#[doc = "`pacm `"]
#[inline]
pub const fn pacm() -> Inst {
    Inst(0xd50324ff)
}
#[doc = "`retaasppc #<I>`"]
#[inline]
pub const fn retaasppc_i(imm: Imm<-262140, 0, 4>) -> Inst {
    Inst(part(0x5500001f, imm.steps_down(), 0, 16, 5))
}
#[doc = "`retabsppc #<I>`"]
#[inline]
pub const fn retabsppc_i(imm: Imm<-262140, 0, 4>) -> Inst {
    Inst(part(0x5520001f, imm.steps_down(), 0, 16, 5))
}
#[doc = "`cfinv `"]
#[inline]
pub const fn cfinv() -> Inst {
    Inst(0xd500401f)
}
#[doc = "`smstart sm`"]
#[inline]
pub const fn smstart_sm() -> Inst {
    Inst(0xd503437f)
}
#[doc = "`smstop sm`"]
#[inline]
pub const fn smstop_sm() -> Inst {
    Inst(0xd503427f)
}
#[doc = "`smstart za`"]
#[inline]
pub const fn smstart_za() -> Inst {
    Inst(0xd503457f)
}
#[doc = "`smstop za`"]
#[inline]
pub const fn smstop_za() -> Inst {
    Inst(0xd503447f)
}
#[doc = "`smstart `"]
#[inline]
pub const fn smstart() -> Inst {
    Inst(0xd503477f)
}
#[doc = "`smstop `"]
#[inline]
pub const fn smstop() -> Inst {
    Inst(0xd503467f)
}
#[doc = "`xaflag `"]
#[inline]
pub const fn xaflag() -> Inst {
    Inst(0xd500403f)
}
#[doc = "`axflag `"]
#[inline]
pub const fn axflag() -> Inst {
    Inst(0xd500405f)
}
#[doc = "`wfet <X>`"]
#[inline]
pub const fn wfet_x(rd: X) -> Inst {
    Inst(r1(0xd5031000, rd.0, 0))
}
#[doc = "`wfit <X>`"]
#[inline]
pub const fn wfit_x(rd: X) -> Inst {
    Inst(r1(0xd5031020, rd.0, 0))
}
#[doc = "`tstart <X>`"]
#[inline]
pub const fn tstart_x(rd: X) -> Inst {
    Inst(r1(0xd5233060, rd.0, 0))
}
#[doc = "`tcommit `"]
#[inline]
pub const fn tcommit() -> Inst {
    Inst(0xd503307f)
}
#[doc = "`tcancel #<I>`"]
#[inline]
pub const fn tcancel_i(imm: Imm<0, 65535, 1>) -> Inst {
    Inst(part(0xd4600000, imm.steps(), 0, 16, 5))
}
#[doc = "`ttest <X>`"]
#[inline]
pub const fn ttest_x(rd: X) -> Inst {
    Inst(r1(0xd5233160, rd.0, 0))
}
#[doc = "`tbz <W>, #<I>, #<I>`"]
#[inline]
pub const fn tbz_w_i_i(rd: W, imm: Imm<0, 31, 1>, imm2: Imm<-32768, 32764, 4>) -> Inst {
    Inst(r1(part(part(0x36000000, imm.steps(), 0, 5, 19), imm2.steps(), 0, 14, 5), rd.0, 0))
}
#[doc = "`tbz <X>, #<I>, #<I>`"]
#[inline]
pub const fn tbz_x_i_i(rd: X, imm: Imm<32, 63, 1>, imm2: Imm<-32768, 32764, 4>) -> Inst {
    Inst(r1(part(part(0xb6000000, imm.steps_up(), 0, 5, 19), imm2.steps(), 0, 14, 5), rd.0, 0))
}
#[doc = "`tbnz <X>, #<I>, #<I>`"]
#[inline]
pub const fn tbnz_x_i_i(rd: X, imm: Imm<32, 63, 1>, imm2: Imm<-32768, 32764, 4>) -> Inst {
    Inst(r1(part(part(0xb7000000, imm.steps_up(), 0, 5, 19), imm2.steps(), 0, 14, 5), rd.0, 0))
}
#[doc = "`tbnz <W>, #<I>, #<I>`"]
#[inline]
pub const fn tbnz_w_i_i(rd: W, imm: Imm<0, 31, 1>, imm2: Imm<-32768, 32764, 4>) -> Inst {
    Inst(r1(part(part(0x37000000, imm.steps(), 0, 5, 19), imm2.steps(), 0, 14, 5), rd.0, 0))
}
#[doc = "`udf #<I>`"]
#[inline]
pub const fn udf_i(imm: Imm<0, 65535, 1>) -> Inst {
    Inst(part(0x00000000, imm.steps(), 0, 16, 0))
}
#[doc = "`mrs <X>, <SYSR>`"]
#[inline]
pub const fn mrs_x_sysreg(rd: X, register: SysReg) -> Inst {
    Inst(r1(part(0xd5300000, register.bits(), 0, 15, 5), rd.0, 0))
}
#[doc = "`msr <SYSW>, <X>`"]
#[inline]
pub const fn msr_sysreg_x(register: SysReg, rd: X) -> Inst {
    Inst(r1(part(0xd5100000, register.bits(), 0, 15, 5), rd.0, 0))
}
#[doc = "`sys #<I>, c<N>, c<N>, #<I>, <X>`"]
#[inline]
pub const fn sys_i_c_i_c_i_i_x(imm: Imm<0, 7, 1>, index: Imm<0, 15, 1>, index2: Imm<0, 15, 1>, imm2: Imm<0, 7, 1>, rd: X) -> Inst {
    Inst(r1(part(part(part(part(0xd5080000, imm.steps(), 0, 3, 16), index.steps(), 0, 4, 12), index2.steps(), 0, 4, 8), imm2.steps(), 0, 3, 5), rd.0, 0))
}
#[doc = "`sys #<I>, c<N>, c<N>, #<I>`"]
#[inline]
pub const fn sys_i_c_i_c_i_i(imm: Imm<0, 7, 1>, index: Imm<0, 15, 1>, index2: Imm<0, 15, 1>, imm2: Imm<0, 7, 1>) -> Inst {
    Inst(part(part(part(part(0xd508001f, imm.steps(), 0, 3, 16), index.steps(), 0, 4, 12), index2.steps(), 0, 4, 8), imm2.steps(), 0, 3, 5))
}
#[doc = "`sysl <X>, #<I>, c<N>, c<N>, #<I>`"]
#[inline]
pub const fn sysl_x_i_c_i_c_i_i(rd: X, imm: Imm<0, 7, 1>, index: Imm<0, 15, 1>, index2: Imm<0, 15, 1>, imm2: Imm<0, 7, 1>) -> Inst {
    Inst(r1(part(part(part(part(0xd5280000, imm.steps(), 0, 3, 16), index.steps(), 0, 4, 12), index2.steps(), 0, 4, 8), imm2.steps(), 0, 3, 5), rd.0, 0))
}
#[doc = "`gcspushx `"]
#[inline]
pub const fn gcspushx() -> Inst {
    Inst(0xd508779f)
}
#[doc = "`gcspopcx `"]
#[inline]
pub const fn gcspopcx() -> Inst {
    Inst(0xd50877bf)
}
#[doc = "`gcspopx `"]
#[inline]
pub const fn gcspopx() -> Inst {
    Inst(0xd50877df)
}
#[doc = "`brb iall`"]
#[inline]
pub const fn brb_iall() -> Inst {
    Inst(0xd509729f)
}
#[doc = "`brb inj`"]
#[inline]
pub const fn brb_inj() -> Inst {
    Inst(0xd50972bf)
}
#[doc = "`chkfeat x16`"]
#[inline]
pub const fn chkfeat_x16() -> Inst {
    Inst(0xd503251f)
}
#[doc = "`msr PM, #<I>`"]
#[inline]
pub const fn msr_pm_i(imm: Imm<0, 1, 1>) -> Inst {
    Inst(part(0xd501421f, imm.steps(), 0, 1, 8))
}
#[doc = "`hint #<I>`"]
#[inline]
pub const fn hint_i(imm: Imm<0, 127, 1>) -> Inst {
    Inst(part(0xd503201f, imm.steps(), 0, 7, 5))
}
#[doc = "`ic ialluis`"]
#[inline]
pub const fn ic_ialluis() -> Inst {
    Inst(0xd508711f)
}
#[doc = "`ic iallu`"]
#[inline]
pub const fn ic_iallu() -> Inst {
    Inst(0xd508751f)
}
#[doc = "`dc ivac, <X>`"]
#[inline]
pub const fn dc_ivac_x(rd: X) -> Inst {
    Inst(r1(0xd5087620, rd.0, 0))
}
#[doc = "`dc isw, <X>`"]
#[inline]
pub const fn dc_isw_x(rd: X) -> Inst {
    Inst(r1(0xd5087640, rd.0, 0))
}
#[doc = "`dc igvac, <X>`"]
#[inline]
pub const fn dc_igvac_x(rd: X) -> Inst {
    Inst(r1(0xd5087660, rd.0, 0))
}
#[doc = "`dc igsw, <X>`"]
#[inline]
pub const fn dc_igsw_x(rd: X) -> Inst {
    Inst(r1(0xd5087680, rd.0, 0))
}
#[doc = "`dc igdvac, <X>`"]
#[inline]
pub const fn dc_igdvac_x(rd: X) -> Inst {
    Inst(r1(0xd50876a0, rd.0, 0))
}
#[doc = "`dc igdsw, <X>`"]
#[inline]
pub const fn dc_igdsw_x(rd: X) -> Inst {
    Inst(r1(0xd50876c0, rd.0, 0))
}
#[doc = "`at s1e1r, <X>`"]
#[inline]
pub const fn at_s1e1r_x(rd: X) -> Inst {
    Inst(r1(0xd5087800, rd.0, 0))
}
#[doc = "`at s1e1w, <X>`"]
#[inline]
pub const fn at_s1e1w_x(rd: X) -> Inst {
    Inst(r1(0xd5087820, rd.0, 0))
}
#[doc = "`at s1e0r, <X>`"]
#[inline]
pub const fn at_s1e0r_x(rd: X) -> Inst {
    Inst(r1(0xd5087840, rd.0, 0))
}
#[doc = "`at s1e0w, <X>`"]
#[inline]
pub const fn at_s1e0w_x(rd: X) -> Inst {
    Inst(r1(0xd5087860, rd.0, 0))
}
#[doc = "`at s1e1rp, <X>`"]
#[inline]
pub const fn at_s1e1rp_x(rd: X) -> Inst {
    Inst(r1(0xd5087900, rd.0, 0))
}
#[doc = "`at s1e1wp, <X>`"]
#[inline]
pub const fn at_s1e1wp_x(rd: X) -> Inst {
    Inst(r1(0xd5087920, rd.0, 0))
}
#[doc = "`at s1e1a, <X>`"]
#[inline]
pub const fn at_s1e1a_x(rd: X) -> Inst {
    Inst(r1(0xd5087940, rd.0, 0))
}
#[doc = "`dc csw, <X>`"]
#[inline]
pub const fn dc_csw_x(rd: X) -> Inst {
    Inst(r1(0xd5087a40, rd.0, 0))
}
#[doc = "`dc cgsw, <X>`"]
#[inline]
pub const fn dc_cgsw_x(rd: X) -> Inst {
    Inst(r1(0xd5087a80, rd.0, 0))
}
#[doc = "`dc cgdsw, <X>`"]
#[inline]
pub const fn dc_cgdsw_x(rd: X) -> Inst {
    Inst(r1(0xd5087ac0, rd.0, 0))
}
#[doc = "`dc cisw, <X>`"]
#[inline]
pub const fn dc_cisw_x(rd: X) -> Inst {
    Inst(r1(0xd5087e40, rd.0, 0))
}
#[doc = "`dc cigsw, <X>`"]
#[inline]
pub const fn dc_cigsw_x(rd: X) -> Inst {
    Inst(r1(0xd5087e80, rd.0, 0))
}
#[doc = "`dc cigdsw, <X>`"]
#[inline]
pub const fn dc_cigdsw_x(rd: X) -> Inst {
    Inst(r1(0xd5087ec0, rd.0, 0))
}
#[doc = "`tlbi vmalle1os`"]
#[inline]
pub const fn tlbi_vmalle1os() -> Inst {
    Inst(0xd508811f)
}
#[doc = "`tlbi vae1os, <X>`"]
#[inline]
pub const fn tlbi_vae1os_x(rd: X) -> Inst {
    Inst(r1(0xd5088120, rd.0, 0))
}
#[doc = "`tlbi aside1os, <X>`"]
#[inline]
pub const fn tlbi_aside1os_x(rd: X) -> Inst {
    Inst(r1(0xd5088140, rd.0, 0))
}
#[doc = "`tlbi vaae1os, <X>`"]
#[inline]
pub const fn tlbi_vaae1os_x(rd: X) -> Inst {
    Inst(r1(0xd5088160, rd.0, 0))
}
#[doc = "`tlbi vale1os, <X>`"]
#[inline]
pub const fn tlbi_vale1os_x(rd: X) -> Inst {
    Inst(r1(0xd50881a0, rd.0, 0))
}
#[doc = "`tlbi vaale1os, <X>`"]
#[inline]
pub const fn tlbi_vaale1os_x(rd: X) -> Inst {
    Inst(r1(0xd50881e0, rd.0, 0))
}
#[doc = "`tlbi rvae1is, <X>`"]
#[inline]
pub const fn tlbi_rvae1is_x(rd: X) -> Inst {
    Inst(r1(0xd5088220, rd.0, 0))
}
#[doc = "`tlbi rvaae1is, <X>`"]
#[inline]
pub const fn tlbi_rvaae1is_x(rd: X) -> Inst {
    Inst(r1(0xd5088260, rd.0, 0))
}
#[doc = "`tlbi rvale1is, <X>`"]
#[inline]
pub const fn tlbi_rvale1is_x(rd: X) -> Inst {
    Inst(r1(0xd50882a0, rd.0, 0))
}
#[doc = "`tlbi rvaale1is, <X>`"]
#[inline]
pub const fn tlbi_rvaale1is_x(rd: X) -> Inst {
    Inst(r1(0xd50882e0, rd.0, 0))
}
#[doc = "`tlbi vmalle1is`"]
#[inline]
pub const fn tlbi_vmalle1is() -> Inst {
    Inst(0xd508831f)
}
#[doc = "`tlbi vae1is, <X>`"]
#[inline]
pub const fn tlbi_vae1is_x(rd: X) -> Inst {
    Inst(r1(0xd5088320, rd.0, 0))
}
#[doc = "`tlbi aside1is, <X>`"]
#[inline]
pub const fn tlbi_aside1is_x(rd: X) -> Inst {
    Inst(r1(0xd5088340, rd.0, 0))
}
#[doc = "`tlbi vaae1is, <X>`"]
#[inline]
pub const fn tlbi_vaae1is_x(rd: X) -> Inst {
    Inst(r1(0xd5088360, rd.0, 0))
}
#[doc = "`tlbi vale1is, <X>`"]
#[inline]
pub const fn tlbi_vale1is_x(rd: X) -> Inst {
    Inst(r1(0xd50883a0, rd.0, 0))
}
#[doc = "`tlbi vaale1is, <X>`"]
#[inline]
pub const fn tlbi_vaale1is_x(rd: X) -> Inst {
    Inst(r1(0xd50883e0, rd.0, 0))
}
#[doc = "`tlbi rvae1os, <X>`"]
#[inline]
pub const fn tlbi_rvae1os_x(rd: X) -> Inst {
    Inst(r1(0xd5088520, rd.0, 0))
}
#[doc = "`tlbi rvaae1os, <X>`"]
#[inline]
pub const fn tlbi_rvaae1os_x(rd: X) -> Inst {
    Inst(r1(0xd5088560, rd.0, 0))
}
#[doc = "`tlbi rvale1os, <X>`"]
#[inline]
pub const fn tlbi_rvale1os_x(rd: X) -> Inst {
    Inst(r1(0xd50885a0, rd.0, 0))
}
#[doc = "`tlbi rvaale1os, <X>`"]
#[inline]
pub const fn tlbi_rvaale1os_x(rd: X) -> Inst {
    Inst(r1(0xd50885e0, rd.0, 0))
}
#[doc = "`tlbi rvae1, <X>`"]
#[inline]
pub const fn tlbi_rvae1_x(rd: X) -> Inst {
    Inst(r1(0xd5088620, rd.0, 0))
}
#[doc = "`tlbi rvaae1, <X>`"]
#[inline]
pub const fn tlbi_rvaae1_x(rd: X) -> Inst {
    Inst(r1(0xd5088660, rd.0, 0))
}
#[doc = "`tlbi rvale1, <X>`"]
#[inline]
pub const fn tlbi_rvale1_x(rd: X) -> Inst {
    Inst(r1(0xd50886a0, rd.0, 0))
}
#[doc = "`tlbi rvaale1, <X>`"]
#[inline]
pub const fn tlbi_rvaale1_x(rd: X) -> Inst {
    Inst(r1(0xd50886e0, rd.0, 0))
}
#[doc = "`tlbi vmalle1`"]
#[inline]
pub const fn tlbi_vmalle1() -> Inst {
    Inst(0xd508871f)
}
#[doc = "`tlbi vae1, <X>`"]
#[inline]
pub const fn tlbi_vae1_x(rd: X) -> Inst {
    Inst(r1(0xd5088720, rd.0, 0))
}
#[doc = "`tlbi aside1, <X>`"]
#[inline]
pub const fn tlbi_aside1_x(rd: X) -> Inst {
    Inst(r1(0xd5088740, rd.0, 0))
}
#[doc = "`tlbi vaae1, <X>`"]
#[inline]
pub const fn tlbi_vaae1_x(rd: X) -> Inst {
    Inst(r1(0xd5088760, rd.0, 0))
}
#[doc = "`tlbi vale1, <X>`"]
#[inline]
pub const fn tlbi_vale1_x(rd: X) -> Inst {
    Inst(r1(0xd50887a0, rd.0, 0))
}
#[doc = "`tlbi vaale1, <X>`"]
#[inline]
pub const fn tlbi_vaale1_x(rd: X) -> Inst {
    Inst(r1(0xd50887e0, rd.0, 0))
}
#[doc = "`tlbi vmalle1osnxs`"]
#[inline]
pub const fn tlbi_vmalle1osnxs() -> Inst {
    Inst(0xd508911f)
}
#[doc = "`tlbi vae1osnxs, <X>`"]
#[inline]
pub const fn tlbi_vae1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089120, rd.0, 0))
}
#[doc = "`tlbi aside1osnxs, <X>`"]
#[inline]
pub const fn tlbi_aside1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089140, rd.0, 0))
}
#[doc = "`tlbi vaae1osnxs, <X>`"]
#[inline]
pub const fn tlbi_vaae1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089160, rd.0, 0))
}
#[doc = "`tlbi vale1osnxs, <X>`"]
#[inline]
pub const fn tlbi_vale1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50891a0, rd.0, 0))
}
#[doc = "`tlbi vaale1osnxs, <X>`"]
#[inline]
pub const fn tlbi_vaale1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50891e0, rd.0, 0))
}
#[doc = "`tlbi rvae1isnxs, <X>`"]
#[inline]
pub const fn tlbi_rvae1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089220, rd.0, 0))
}
#[doc = "`tlbi rvaae1isnxs, <X>`"]
#[inline]
pub const fn tlbi_rvaae1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089260, rd.0, 0))
}
#[doc = "`tlbi rvale1isnxs, <X>`"]
#[inline]
pub const fn tlbi_rvale1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50892a0, rd.0, 0))
}
#[doc = "`tlbi rvaale1isnxs, <X>`"]
#[inline]
pub const fn tlbi_rvaale1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50892e0, rd.0, 0))
}
#[doc = "`tlbi vmalle1isnxs`"]
#[inline]
pub const fn tlbi_vmalle1isnxs() -> Inst {
    Inst(0xd508931f)
}
#[doc = "`tlbi vae1isnxs, <X>`"]
#[inline]
pub const fn tlbi_vae1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089320, rd.0, 0))
}
#[doc = "`tlbi aside1isnxs, <X>`"]
#[inline]
pub const fn tlbi_aside1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089340, rd.0, 0))
}
#[doc = "`tlbi vaae1isnxs, <X>`"]
#[inline]
pub const fn tlbi_vaae1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089360, rd.0, 0))
}
#[doc = "`tlbi vale1isnxs, <X>`"]
#[inline]
pub const fn tlbi_vale1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50893a0, rd.0, 0))
}
#[doc = "`tlbi vaale1isnxs, <X>`"]
#[inline]
pub const fn tlbi_vaale1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50893e0, rd.0, 0))
}
#[doc = "`tlbi rvae1osnxs, <X>`"]
#[inline]
pub const fn tlbi_rvae1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089520, rd.0, 0))
}
#[doc = "`tlbi rvaae1osnxs, <X>`"]
#[inline]
pub const fn tlbi_rvaae1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089560, rd.0, 0))
}
#[doc = "`tlbi rvale1osnxs, <X>`"]
#[inline]
pub const fn tlbi_rvale1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50895a0, rd.0, 0))
}
#[doc = "`tlbi rvaale1osnxs, <X>`"]
#[inline]
pub const fn tlbi_rvaale1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50895e0, rd.0, 0))
}
#[doc = "`tlbi rvae1nxs, <X>`"]
#[inline]
pub const fn tlbi_rvae1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089620, rd.0, 0))
}
#[doc = "`tlbi rvaae1nxs, <X>`"]
#[inline]
pub const fn tlbi_rvaae1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089660, rd.0, 0))
}
#[doc = "`tlbi rvale1nxs, <X>`"]
#[inline]
pub const fn tlbi_rvale1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50896a0, rd.0, 0))
}
#[doc = "`tlbi rvaale1nxs, <X>`"]
#[inline]
pub const fn tlbi_rvaale1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50896e0, rd.0, 0))
}
#[doc = "`tlbi vmalle1nxs`"]
#[inline]
pub const fn tlbi_vmalle1nxs() -> Inst {
    Inst(0xd508971f)
}
#[doc = "`tlbi vae1nxs, <X>`"]
#[inline]
pub const fn tlbi_vae1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089720, rd.0, 0))
}
#[doc = "`tlbi aside1nxs, <X>`"]
#[inline]
pub const fn tlbi_aside1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089740, rd.0, 0))
}
#[doc = "`tlbi vaae1nxs, <X>`"]
#[inline]
pub const fn tlbi_vaae1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd5089760, rd.0, 0))
}
#[doc = "`tlbi vale1nxs, <X>`"]
#[inline]
pub const fn tlbi_vale1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50897a0, rd.0, 0))
}
#[doc = "`tlbi vaale1nxs, <X>`"]
#[inline]
pub const fn tlbi_vaale1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50897e0, rd.0, 0))
}
#[doc = "`trcit <X>`"]
#[inline]
pub const fn trcit_x(rd: X) -> Inst {
    Inst(r1(0xd50b72e0, rd.0, 0))
}
#[doc = "`cfp rctx, <X>`"]
#[inline]
pub const fn cfp_rctx_x(rd: X) -> Inst {
    Inst(r1(0xd50b7380, rd.0, 0))
}
#[doc = "`dvp rctx, <X>`"]
#[inline]
pub const fn dvp_rctx_x(rd: X) -> Inst {
    Inst(r1(0xd50b73a0, rd.0, 0))
}
#[doc = "`cosp rctx, <X>`"]
#[inline]
pub const fn cosp_rctx_x(rd: X) -> Inst {
    Inst(r1(0xd50b73c0, rd.0, 0))
}
#[doc = "`cpp rctx, <X>`"]
#[inline]
pub const fn cpp_rctx_x(rd: X) -> Inst {
    Inst(r1(0xd50b73e0, rd.0, 0))
}
#[doc = "`dc zva, <X>`"]
#[inline]
pub const fn dc_zva_x(rd: X) -> Inst {
    Inst(r1(0xd50b7420, rd.0, 0))
}
#[doc = "`dc gva, <X>`"]
#[inline]
pub const fn dc_gva_x(rd: X) -> Inst {
    Inst(r1(0xd50b7460, rd.0, 0))
}
#[doc = "`dc gzva, <X>`"]
#[inline]
pub const fn dc_gzva_x(rd: X) -> Inst {
    Inst(r1(0xd50b7480, rd.0, 0))
}
#[doc = "`ic ivau, <X>`"]
#[inline]
pub const fn ic_ivau_x(rd: X) -> Inst {
    Inst(r1(0xd50b7520, rd.0, 0))
}
#[doc = "`gcspushm <X>`"]
#[inline]
pub const fn gcspushm_x(rd: X) -> Inst {
    Inst(r1(0xd50b7700, rd.0, 0))
}
#[doc = "`gcsss1 <X>`"]
#[inline]
pub const fn gcsss1_x(rd: X) -> Inst {
    Inst(r1(0xd50b7740, rd.0, 0))
}
#[doc = "`dc cvac, <X>`"]
#[inline]
pub const fn dc_cvac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7a20, rd.0, 0))
}
#[doc = "`dc cgvac, <X>`"]
#[inline]
pub const fn dc_cgvac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7a60, rd.0, 0))
}
#[doc = "`dc cgdvac, <X>`"]
#[inline]
pub const fn dc_cgdvac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7aa0, rd.0, 0))
}
#[doc = "`dc cvau, <X>`"]
#[inline]
pub const fn dc_cvau_x(rd: X) -> Inst {
    Inst(r1(0xd50b7b20, rd.0, 0))
}
#[doc = "`dc cvap, <X>`"]
#[inline]
pub const fn dc_cvap_x(rd: X) -> Inst {
    Inst(r1(0xd50b7c20, rd.0, 0))
}
#[doc = "`dc cgvap, <X>`"]
#[inline]
pub const fn dc_cgvap_x(rd: X) -> Inst {
    Inst(r1(0xd50b7c60, rd.0, 0))
}
#[doc = "`dc cgdvap, <X>`"]
#[inline]
pub const fn dc_cgdvap_x(rd: X) -> Inst {
    Inst(r1(0xd50b7ca0, rd.0, 0))
}
#[doc = "`dc cvadp, <X>`"]
#[inline]
pub const fn dc_cvadp_x(rd: X) -> Inst {
    Inst(r1(0xd50b7d20, rd.0, 0))
}
#[doc = "`dc cgvadp, <X>`"]
#[inline]
pub const fn dc_cgvadp_x(rd: X) -> Inst {
    Inst(r1(0xd50b7d60, rd.0, 0))
}
#[doc = "`dc cgdvadp, <X>`"]
#[inline]
pub const fn dc_cgdvadp_x(rd: X) -> Inst {
    Inst(r1(0xd50b7da0, rd.0, 0))
}
#[doc = "`dc civac, <X>`"]
#[inline]
pub const fn dc_civac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7e20, rd.0, 0))
}
#[doc = "`dc cigvac, <X>`"]
#[inline]
pub const fn dc_cigvac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7e60, rd.0, 0))
}
#[doc = "`dc cigdvac, <X>`"]
#[inline]
pub const fn dc_cigdvac_x(rd: X) -> Inst {
    Inst(r1(0xd50b7ea0, rd.0, 0))
}
#[doc = "`at s1e2r, <X>`"]
#[inline]
pub const fn at_s1e2r_x(rd: X) -> Inst {
    Inst(r1(0xd50c7800, rd.0, 0))
}
#[doc = "`at s1e2w, <X>`"]
#[inline]
pub const fn at_s1e2w_x(rd: X) -> Inst {
    Inst(r1(0xd50c7820, rd.0, 0))
}
#[doc = "`at s12e1r, <X>`"]
#[inline]
pub const fn at_s12e1r_x(rd: X) -> Inst {
    Inst(r1(0xd50c7880, rd.0, 0))
}
#[doc = "`at s12e1w, <X>`"]
#[inline]
pub const fn at_s12e1w_x(rd: X) -> Inst {
    Inst(r1(0xd50c78a0, rd.0, 0))
}
#[doc = "`at s12e0r, <X>`"]
#[inline]
pub const fn at_s12e0r_x(rd: X) -> Inst {
    Inst(r1(0xd50c78c0, rd.0, 0))
}
#[doc = "`at s12e0w, <X>`"]
#[inline]
pub const fn at_s12e0w_x(rd: X) -> Inst {
    Inst(r1(0xd50c78e0, rd.0, 0))
}
#[doc = "`at s1e2a, <X>`"]
#[inline]
pub const fn at_s1e2a_x(rd: X) -> Inst {
    Inst(r1(0xd50c7940, rd.0, 0))
}
#[doc = "`dc cipae, <X>`"]
#[inline]
pub const fn dc_cipae_x(rd: X) -> Inst {
    Inst(r1(0xd50c7e00, rd.0, 0))
}
#[doc = "`dc cigdpae, <X>`"]
#[inline]
pub const fn dc_cigdpae_x(rd: X) -> Inst {
    Inst(r1(0xd50c7ee0, rd.0, 0))
}
#[doc = "`tlbi ipas2e1is, <X>`"]
#[inline]
pub const fn tlbi_ipas2e1is_x(rd: X) -> Inst {
    Inst(r1(0xd50c8020, rd.0, 0))
}
#[doc = "`tlbi ripas2e1is, <X>`"]
#[inline]
pub const fn tlbi_ripas2e1is_x(rd: X) -> Inst {
    Inst(r1(0xd50c8040, rd.0, 0))
}
#[doc = "`tlbi ipas2le1is, <X>`"]
#[inline]
pub const fn tlbi_ipas2le1is_x(rd: X) -> Inst {
    Inst(r1(0xd50c80a0, rd.0, 0))
}
#[doc = "`tlbi ripas2le1is, <X>`"]
#[inline]
pub const fn tlbi_ripas2le1is_x(rd: X) -> Inst {
    Inst(r1(0xd50c80c0, rd.0, 0))
}
#[doc = "`tlbi alle2os`"]
#[inline]
pub const fn tlbi_alle2os() -> Inst {
    Inst(0xd50c811f)
}
#[doc = "`tlbi vae2os, <X>`"]
#[inline]
pub const fn tlbi_vae2os_x(rd: X) -> Inst {
    Inst(r1(0xd50c8120, rd.0, 0))
}
#[doc = "`tlbi alle1os`"]
#[inline]
pub const fn tlbi_alle1os() -> Inst {
    Inst(0xd50c819f)
}
#[doc = "`tlbi vale2os, <X>`"]
#[inline]
pub const fn tlbi_vale2os_x(rd: X) -> Inst {
    Inst(r1(0xd50c81a0, rd.0, 0))
}
#[doc = "`tlbi vmalls12e1os`"]
#[inline]
pub const fn tlbi_vmalls12e1os() -> Inst {
    Inst(0xd50c81df)
}
#[doc = "`tlbi rvae2is, <X>`"]
#[inline]
pub const fn tlbi_rvae2is_x(rd: X) -> Inst {
    Inst(r1(0xd50c8220, rd.0, 0))
}
#[doc = "`tlbi vmallws2e1is`"]
#[inline]
pub const fn tlbi_vmallws2e1is() -> Inst {
    Inst(0xd50c825f)
}
#[doc = "`tlbi rvale2is, <X>`"]
#[inline]
pub const fn tlbi_rvale2is_x(rd: X) -> Inst {
    Inst(r1(0xd50c82a0, rd.0, 0))
}
#[doc = "`tlbi alle2is`"]
#[inline]
pub const fn tlbi_alle2is() -> Inst {
    Inst(0xd50c831f)
}
#[doc = "`tlbi vae2is, <X>`"]
#[inline]
pub const fn tlbi_vae2is_x(rd: X) -> Inst {
    Inst(r1(0xd50c8320, rd.0, 0))
}
#[doc = "`tlbi alle1is`"]
#[inline]
pub const fn tlbi_alle1is() -> Inst {
    Inst(0xd50c839f)
}
#[doc = "`tlbi vale2is, <X>`"]
#[inline]
pub const fn tlbi_vale2is_x(rd: X) -> Inst {
    Inst(r1(0xd50c83a0, rd.0, 0))
}
#[doc = "`tlbi vmalls12e1is`"]
#[inline]
pub const fn tlbi_vmalls12e1is() -> Inst {
    Inst(0xd50c83df)
}
#[doc = "`tlbi ipas2e1os, <X>`"]
#[inline]
pub const fn tlbi_ipas2e1os_x(rd: X) -> Inst {
    Inst(r1(0xd50c8400, rd.0, 0))
}
#[doc = "`tlbi ipas2e1, <X>`"]
#[inline]
pub const fn tlbi_ipas2e1_x(rd: X) -> Inst {
    Inst(r1(0xd50c8420, rd.0, 0))
}
#[doc = "`tlbi ripas2e1, <X>`"]
#[inline]
pub const fn tlbi_ripas2e1_x(rd: X) -> Inst {
    Inst(r1(0xd50c8440, rd.0, 0))
}
#[doc = "`tlbi ripas2e1os, <X>`"]
#[inline]
pub const fn tlbi_ripas2e1os_x(rd: X) -> Inst {
    Inst(r1(0xd50c8460, rd.0, 0))
}
#[doc = "`tlbi ipas2le1os, <X>`"]
#[inline]
pub const fn tlbi_ipas2le1os_x(rd: X) -> Inst {
    Inst(r1(0xd50c8480, rd.0, 0))
}
#[doc = "`tlbi ipas2le1, <X>`"]
#[inline]
pub const fn tlbi_ipas2le1_x(rd: X) -> Inst {
    Inst(r1(0xd50c84a0, rd.0, 0))
}
#[doc = "`tlbi ripas2le1, <X>`"]
#[inline]
pub const fn tlbi_ripas2le1_x(rd: X) -> Inst {
    Inst(r1(0xd50c84c0, rd.0, 0))
}
#[doc = "`tlbi ripas2le1os, <X>`"]
#[inline]
pub const fn tlbi_ripas2le1os_x(rd: X) -> Inst {
    Inst(r1(0xd50c84e0, rd.0, 0))
}
#[doc = "`tlbi rvae2os, <X>`"]
#[inline]
pub const fn tlbi_rvae2os_x(rd: X) -> Inst {
    Inst(r1(0xd50c8520, rd.0, 0))
}
#[doc = "`tlbi vmallws2e1os`"]
#[inline]
pub const fn tlbi_vmallws2e1os() -> Inst {
    Inst(0xd50c855f)
}
#[doc = "`tlbi rvale2os, <X>`"]
#[inline]
pub const fn tlbi_rvale2os_x(rd: X) -> Inst {
    Inst(r1(0xd50c85a0, rd.0, 0))
}
#[doc = "`tlbi rvae2, <X>`"]
#[inline]
pub const fn tlbi_rvae2_x(rd: X) -> Inst {
    Inst(r1(0xd50c8620, rd.0, 0))
}
#[doc = "`tlbi vmallws2e1`"]
#[inline]
pub const fn tlbi_vmallws2e1() -> Inst {
    Inst(0xd50c865f)
}
#[doc = "`tlbi rvale2, <X>`"]
#[inline]
pub const fn tlbi_rvale2_x(rd: X) -> Inst {
    Inst(r1(0xd50c86a0, rd.0, 0))
}
#[doc = "`tlbi alle2`"]
#[inline]
pub const fn tlbi_alle2() -> Inst {
    Inst(0xd50c871f)
}
#[doc = "`tlbi vae2, <X>`"]
#[inline]
pub const fn tlbi_vae2_x(rd: X) -> Inst {
    Inst(r1(0xd50c8720, rd.0, 0))
}
#[doc = "`tlbi alle1`"]
#[inline]
pub const fn tlbi_alle1() -> Inst {
    Inst(0xd50c879f)
}
#[doc = "`tlbi vale2, <X>`"]
#[inline]
pub const fn tlbi_vale2_x(rd: X) -> Inst {
    Inst(r1(0xd50c87a0, rd.0, 0))
}
#[doc = "`tlbi vmalls12e1`"]
#[inline]
pub const fn tlbi_vmalls12e1() -> Inst {
    Inst(0xd50c87df)
}
#[doc = "`tlbi ipas2e1isnxs, <X>`"]
#[inline]
pub const fn tlbi_ipas2e1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9020, rd.0, 0))
}
#[doc = "`tlbi ripas2e1isnxs, <X>`"]
#[inline]
pub const fn tlbi_ripas2e1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9040, rd.0, 0))
}
#[doc = "`tlbi ipas2le1isnxs, <X>`"]
#[inline]
pub const fn tlbi_ipas2le1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c90a0, rd.0, 0))
}
#[doc = "`tlbi ripas2le1isnxs, <X>`"]
#[inline]
pub const fn tlbi_ripas2le1isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c90c0, rd.0, 0))
}
#[doc = "`tlbi alle2osnxs`"]
#[inline]
pub const fn tlbi_alle2osnxs() -> Inst {
    Inst(0xd50c911f)
}
#[doc = "`tlbi vae2osnxs, <X>`"]
#[inline]
pub const fn tlbi_vae2osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9120, rd.0, 0))
}
#[doc = "`tlbi alle1osnxs`"]
#[inline]
pub const fn tlbi_alle1osnxs() -> Inst {
    Inst(0xd50c919f)
}
#[doc = "`tlbi vale2osnxs, <X>`"]
#[inline]
pub const fn tlbi_vale2osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c91a0, rd.0, 0))
}
#[doc = "`tlbi vmalls12e1osnxs`"]
#[inline]
pub const fn tlbi_vmalls12e1osnxs() -> Inst {
    Inst(0xd50c91df)
}
#[doc = "`tlbi rvae2isnxs, <X>`"]
#[inline]
pub const fn tlbi_rvae2isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9220, rd.0, 0))
}
#[doc = "`tlbi vmallws2e1isnxs`"]
#[inline]
pub const fn tlbi_vmallws2e1isnxs() -> Inst {
    Inst(0xd50c925f)
}
#[doc = "`tlbi rvale2isnxs, <X>`"]
#[inline]
pub const fn tlbi_rvale2isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c92a0, rd.0, 0))
}
#[doc = "`tlbi alle2isnxs`"]
#[inline]
pub const fn tlbi_alle2isnxs() -> Inst {
    Inst(0xd50c931f)
}
#[doc = "`tlbi vae2isnxs, <X>`"]
#[inline]
pub const fn tlbi_vae2isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9320, rd.0, 0))
}
#[doc = "`tlbi alle1isnxs`"]
#[inline]
pub const fn tlbi_alle1isnxs() -> Inst {
    Inst(0xd50c939f)
}
#[doc = "`tlbi vale2isnxs, <X>`"]
#[inline]
pub const fn tlbi_vale2isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c93a0, rd.0, 0))
}
#[doc = "`tlbi vmalls12e1isnxs`"]
#[inline]
pub const fn tlbi_vmalls12e1isnxs() -> Inst {
    Inst(0xd50c93df)
}
#[doc = "`tlbi ipas2e1osnxs, <X>`"]
#[inline]
pub const fn tlbi_ipas2e1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9400, rd.0, 0))
}
#[doc = "`tlbi ipas2e1nxs, <X>`"]
#[inline]
pub const fn tlbi_ipas2e1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9420, rd.0, 0))
}
#[doc = "`tlbi ripas2e1nxs, <X>`"]
#[inline]
pub const fn tlbi_ripas2e1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9440, rd.0, 0))
}
#[doc = "`tlbi ripas2e1osnxs, <X>`"]
#[inline]
pub const fn tlbi_ripas2e1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9460, rd.0, 0))
}
#[doc = "`tlbi ipas2le1osnxs, <X>`"]
#[inline]
pub const fn tlbi_ipas2le1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9480, rd.0, 0))
}
#[doc = "`tlbi ipas2le1nxs, <X>`"]
#[inline]
pub const fn tlbi_ipas2le1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c94a0, rd.0, 0))
}
#[doc = "`tlbi ripas2le1nxs, <X>`"]
#[inline]
pub const fn tlbi_ripas2le1nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c94c0, rd.0, 0))
}
#[doc = "`tlbi ripas2le1osnxs, <X>`"]
#[inline]
pub const fn tlbi_ripas2le1osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c94e0, rd.0, 0))
}
#[doc = "`tlbi rvae2osnxs, <X>`"]
#[inline]
pub const fn tlbi_rvae2osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9520, rd.0, 0))
}
#[doc = "`tlbi vmallws2e1osnxs`"]
#[inline]
pub const fn tlbi_vmallws2e1osnxs() -> Inst {
    Inst(0xd50c955f)
}
#[doc = "`tlbi rvale2osnxs, <X>`"]
#[inline]
pub const fn tlbi_rvale2osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c95a0, rd.0, 0))
}
#[doc = "`tlbi rvae2nxs, <X>`"]
#[inline]
pub const fn tlbi_rvae2nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9620, rd.0, 0))
}
#[doc = "`tlbi vmallws2e1nxs`"]
#[inline]
pub const fn tlbi_vmallws2e1nxs() -> Inst {
    Inst(0xd50c965f)
}
#[doc = "`tlbi rvale2nxs, <X>`"]
#[inline]
pub const fn tlbi_rvale2nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c96a0, rd.0, 0))
}
#[doc = "`tlbi alle2nxs`"]
#[inline]
pub const fn tlbi_alle2nxs() -> Inst {
    Inst(0xd50c971f)
}
#[doc = "`tlbi vae2nxs, <X>`"]
#[inline]
pub const fn tlbi_vae2nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c9720, rd.0, 0))
}
#[doc = "`tlbi alle1nxs`"]
#[inline]
pub const fn tlbi_alle1nxs() -> Inst {
    Inst(0xd50c979f)
}
#[doc = "`tlbi vale2nxs, <X>`"]
#[inline]
pub const fn tlbi_vale2nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50c97a0, rd.0, 0))
}
#[doc = "`tlbi vmalls12e1nxs`"]
#[inline]
pub const fn tlbi_vmalls12e1nxs() -> Inst {
    Inst(0xd50c97df)
}
#[doc = "`at s1e3r, <X>`"]
#[inline]
pub const fn at_s1e3r_x(rd: X) -> Inst {
    Inst(r1(0xd50e7800, rd.0, 0))
}
#[doc = "`at s1e3w, <X>`"]
#[inline]
pub const fn at_s1e3w_x(rd: X) -> Inst {
    Inst(r1(0xd50e7820, rd.0, 0))
}
#[doc = "`at s1e3a, <X>`"]
#[inline]
pub const fn at_s1e3a_x(rd: X) -> Inst {
    Inst(r1(0xd50e7940, rd.0, 0))
}
#[doc = "`tlbi alle3os`"]
#[inline]
pub const fn tlbi_alle3os() -> Inst {
    Inst(0xd50e811f)
}
#[doc = "`tlbi vae3os, <X>`"]
#[inline]
pub const fn tlbi_vae3os_x(rd: X) -> Inst {
    Inst(r1(0xd50e8120, rd.0, 0))
}
#[doc = "`tlbi paallos`"]
#[inline]
pub const fn tlbi_paallos() -> Inst {
    Inst(0xd50e819f)
}
#[doc = "`tlbi vale3os, <X>`"]
#[inline]
pub const fn tlbi_vale3os_x(rd: X) -> Inst {
    Inst(r1(0xd50e81a0, rd.0, 0))
}
#[doc = "`tlbi rvae3is, <X>`"]
#[inline]
pub const fn tlbi_rvae3is_x(rd: X) -> Inst {
    Inst(r1(0xd50e8220, rd.0, 0))
}
#[doc = "`tlbi rvale3is, <X>`"]
#[inline]
pub const fn tlbi_rvale3is_x(rd: X) -> Inst {
    Inst(r1(0xd50e82a0, rd.0, 0))
}
#[doc = "`tlbi alle3is`"]
#[inline]
pub const fn tlbi_alle3is() -> Inst {
    Inst(0xd50e831f)
}
#[doc = "`tlbi vae3is, <X>`"]
#[inline]
pub const fn tlbi_vae3is_x(rd: X) -> Inst {
    Inst(r1(0xd50e8320, rd.0, 0))
}
#[doc = "`tlbi vale3is, <X>`"]
#[inline]
pub const fn tlbi_vale3is_x(rd: X) -> Inst {
    Inst(r1(0xd50e83a0, rd.0, 0))
}
#[doc = "`tlbi rpaos, <X>`"]
#[inline]
pub const fn tlbi_rpaos_x(rd: X) -> Inst {
    Inst(r1(0xd50e8460, rd.0, 0))
}
#[doc = "`tlbi rpalos, <X>`"]
#[inline]
pub const fn tlbi_rpalos_x(rd: X) -> Inst {
    Inst(r1(0xd50e84e0, rd.0, 0))
}
#[doc = "`tlbi rvae3os, <X>`"]
#[inline]
pub const fn tlbi_rvae3os_x(rd: X) -> Inst {
    Inst(r1(0xd50e8520, rd.0, 0))
}
#[doc = "`tlbi rvale3os, <X>`"]
#[inline]
pub const fn tlbi_rvale3os_x(rd: X) -> Inst {
    Inst(r1(0xd50e85a0, rd.0, 0))
}
#[doc = "`tlbi rvae3, <X>`"]
#[inline]
pub const fn tlbi_rvae3_x(rd: X) -> Inst {
    Inst(r1(0xd50e8620, rd.0, 0))
}
#[doc = "`tlbi rvale3, <X>`"]
#[inline]
pub const fn tlbi_rvale3_x(rd: X) -> Inst {
    Inst(r1(0xd50e86a0, rd.0, 0))
}
#[doc = "`tlbi alle3`"]
#[inline]
pub const fn tlbi_alle3() -> Inst {
    Inst(0xd50e871f)
}
#[doc = "`tlbi vae3, <X>`"]
#[inline]
pub const fn tlbi_vae3_x(rd: X) -> Inst {
    Inst(r1(0xd50e8720, rd.0, 0))
}
#[doc = "`tlbi paall`"]
#[inline]
pub const fn tlbi_paall() -> Inst {
    Inst(0xd50e879f)
}
#[doc = "`tlbi vale3, <X>`"]
#[inline]
pub const fn tlbi_vale3_x(rd: X) -> Inst {
    Inst(r1(0xd50e87a0, rd.0, 0))
}
#[doc = "`tlbi alle3osnxs`"]
#[inline]
pub const fn tlbi_alle3osnxs() -> Inst {
    Inst(0xd50e911f)
}
#[doc = "`tlbi vae3osnxs, <X>`"]
#[inline]
pub const fn tlbi_vae3osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9120, rd.0, 0))
}
#[doc = "`tlbi paallosnxs`"]
#[inline]
pub const fn tlbi_paallosnxs() -> Inst {
    Inst(0xd50e919f)
}
#[doc = "`tlbi vale3osnxs, <X>`"]
#[inline]
pub const fn tlbi_vale3osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e91a0, rd.0, 0))
}
#[doc = "`tlbi rvae3isnxs, <X>`"]
#[inline]
pub const fn tlbi_rvae3isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9220, rd.0, 0))
}
#[doc = "`tlbi rvale3isnxs, <X>`"]
#[inline]
pub const fn tlbi_rvale3isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e92a0, rd.0, 0))
}
#[doc = "`tlbi alle3isnxs`"]
#[inline]
pub const fn tlbi_alle3isnxs() -> Inst {
    Inst(0xd50e931f)
}
#[doc = "`tlbi vae3isnxs, <X>`"]
#[inline]
pub const fn tlbi_vae3isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9320, rd.0, 0))
}
#[doc = "`tlbi vale3isnxs, <X>`"]
#[inline]
pub const fn tlbi_vale3isnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e93a0, rd.0, 0))
}
#[doc = "`tlbi rpaosnxs, <X>`"]
#[inline]
pub const fn tlbi_rpaosnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9460, rd.0, 0))
}
#[doc = "`tlbi rpalosnxs, <X>`"]
#[inline]
pub const fn tlbi_rpalosnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e94e0, rd.0, 0))
}
#[doc = "`tlbi rvae3osnxs, <X>`"]
#[inline]
pub const fn tlbi_rvae3osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9520, rd.0, 0))
}
#[doc = "`tlbi rvale3osnxs, <X>`"]
#[inline]
pub const fn tlbi_rvale3osnxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e95a0, rd.0, 0))
}
#[doc = "`tlbi rvae3nxs, <X>`"]
#[inline]
pub const fn tlbi_rvae3nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9620, rd.0, 0))
}
#[doc = "`tlbi rvale3nxs, <X>`"]
#[inline]
pub const fn tlbi_rvale3nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e96a0, rd.0, 0))
}
#[doc = "`tlbi alle3nxs`"]
#[inline]
pub const fn tlbi_alle3nxs() -> Inst {
    Inst(0xd50e971f)
}
#[doc = "`tlbi vae3nxs, <X>`"]
#[inline]
pub const fn tlbi_vae3nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e9720, rd.0, 0))
}
#[doc = "`tlbi paallnxs`"]
#[inline]
pub const fn tlbi_paallnxs() -> Inst {
    Inst(0xd50e979f)
}
#[doc = "`tlbi vale3nxs, <X>`"]
#[inline]
pub const fn tlbi_vale3nxs_x(rd: X) -> Inst {
    Inst(r1(0xd50e97a0, rd.0, 0))
}
#[doc = "`gcspopm <X>`"]
#[inline]
pub const fn gcspopm_x(rd: X) -> Inst {
    Inst(r1(0xd52b7720, rd.0, 0))
}
#[doc = "`gcspopm `"]
#[inline]
pub const fn gcspopm() -> Inst {
    Inst(0xd52b773f)
}
#[doc = "`gcsss2 <X>`"]
#[inline]
pub const fn gcsss2_x(rd: X) -> Inst {
    Inst(r1(0xd52b7760, rd.0, 0))
}
#[doc = "`msr UAO, #<I>`"]
#[inline]
pub const fn msr_uao_i(imm: Imm<0, 1, 1>) -> Inst {
    Inst(part(0xd500407f, imm.steps(), 0, 4, 8))
}
#[doc = "`msr PAN, #<I>`"]
#[inline]
pub const fn msr_pan_i(imm: Imm<0, 1, 1>) -> Inst {
    Inst(part(0xd500409f, imm.steps(), 0, 4, 8))
}
#[doc = "`msr SPSel, #<I>`"]
#[inline]
pub const fn msr_spsel_i(imm: Imm<0, 1, 1>) -> Inst {
    Inst(part(0xd50040bf, imm.steps(), 0, 4, 8))
}
#[doc = "`msr SSBS, #<I>`"]
#[inline]
pub const fn msr_ssbs_i(imm: Imm<0, 1, 1>) -> Inst {
    Inst(part(0xd503403f, imm.steps(), 0, 4, 8))
}
#[doc = "`msr DIT, #<I>`"]
#[inline]
pub const fn msr_dit_i(imm: Imm<0, 1, 1>) -> Inst {
    Inst(part(0xd503405f, imm.steps(), 0, 4, 8))
}
#[doc = "`msr TCO, #<I>`"]
#[inline]
pub const fn msr_tco_i(imm: Imm<0, 1, 1>) -> Inst {
    Inst(part(0xd503409f, imm.steps(), 0, 4, 8))
}
#[doc = "`msr DAIFSet, #<I>`"]
#[inline]
pub const fn msr_daifset_i(imm: Imm<0, 15, 1>) -> Inst {
    Inst(part(0xd50340df, imm.steps(), 0, 4, 8))
}
#[doc = "`msr DAIFClr, #<I>`"]
#[inline]
pub const fn msr_daifclr_i(imm: Imm<0, 15, 1>) -> Inst {
    Inst(part(0xd50340ff, imm.steps(), 0, 4, 8))
}
#[doc = "`msr ALLINT, #<I>`"]
#[inline]
pub const fn msr_allint_i(imm: Imm<0, 1, 1>) -> Inst {
    Inst(part(0xd501401f, imm.steps(), 0, 1, 8))
}
