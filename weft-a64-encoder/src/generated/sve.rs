// Made from forms.txt by `WEFT_BLESS=1 cargo test -p weft-a64-encoder --test generated`.
//! Typed constructors: SVE.

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

/// `mov <Z>.d, <Z>.d`
#[inline]
pub const fn mov_zd_zd(zd: Z, zn: Z) -> Inst {
    Inst(r3(0x04603000, zd.0, 0, zn.0, 5, zn.0, 16))
}
/// `mov <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn mov_zb_pm_zb(zd: Z, pa: P, zn: Z) -> Inst {
    Inst(r4(0x0520c000, zd.0, 0, zd.0, 16, pa.0, 10, zn.0, 5))
}
/// `mov <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn mov_zh_pm_zh(zd: Z, pa: P, zn: Z) -> Inst {
    Inst(r4(0x0560c000, zd.0, 0, zd.0, 16, pa.0, 10, zn.0, 5))
}
/// `mov <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn mov_zs_pm_zs(zd: Z, pa: P, zn: Z) -> Inst {
    Inst(r4(0x05a0c000, zd.0, 0, zd.0, 16, pa.0, 10, zn.0, 5))
}
/// `mov <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn mov_zd_pm_zd(zd: Z, pa: P, zn: Z) -> Inst {
    Inst(r4(0x05e0c000, zd.0, 0, zd.0, 16, pa.0, 10, zn.0, 5))
}
/// `mov <P>.b, <P>/m, <P>.b`
#[inline]
pub const fn mov_pb_pm_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r4(0x25004210, pd.0, 0, pd.0, 16, pa.0, 10, pn.0, 5))
}
/// `mov <P>.b, <P>/z, <P>.b`
#[inline]
pub const fn mov_pb_pz_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r4(0x25004000, pd.0, 0, pa.0, 10, pn.0, 5, pn.0, 16))
}
/// `movs <P>.b, <P>/z, <P>.b`
#[inline]
pub const fn movs_pb_pz_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r4(0x25404000, pd.0, 0, pa.0, 10, pn.0, 5, pn.0, 16))
}
/// `mov <P>.b, <P>.b`
#[inline]
pub const fn mov_pb_pb(pd: P, pn: P) -> Inst {
    Inst(r4(0x25804000, pd.0, 0, pn.0, 5, pn.0, 16, pn.0, 10))
}
/// `movs <P>.b, <P>.b`
#[inline]
pub const fn movs_pb_pb(pd: P, pn: P) -> Inst {
    Inst(r4(0x25c04000, pd.0, 0, pn.0, 5, pn.0, 16, pn.0, 10))
}
/// `not <P>.b, <P>/z, <P>.b`
#[inline]
pub const fn not_pb_pz_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r4(0x25004200, pd.0, 0, pa.0, 10, pa.0, 16, pn.0, 5))
}
/// `nots <P>.b, <P>/z, <P>.b`
#[inline]
pub const fn nots_pb_pz_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r4(0x25404200, pd.0, 0, pa.0, 10, pa.0, 16, pn.0, 5))
}
/// `addsvl <XSP>, <XSP>, #<I>`
#[inline]
pub const fn addsvl_xsp_xsp_i(rd: XSp, rm: XSp, imm: ImmMinus32To31) -> Inst {
    Inst(r2(part(0x04205800, imm.steps(), 0, 6, 5), rd.0, 0, rm.0, 16))
}
/// `addspl <XSP>, <XSP>, #<I>`
#[inline]
pub const fn addspl_xsp_xsp_i(rd: XSp, rm: XSp, imm: ImmMinus32To31) -> Inst {
    Inst(r2(part(0x04605800, imm.steps(), 0, 6, 5), rd.0, 0, rm.0, 16))
}
/// `addvl <XSP>, <XSP>, #<I>`
#[inline]
pub const fn addvl_xsp_xsp_i(rd: XSp, rm: XSp, imm: ImmMinus32To31) -> Inst {
    Inst(r2(part(0x04205000, imm.steps(), 0, 6, 5), rd.0, 0, rm.0, 16))
}
/// `addpl <XSP>, <XSP>, #<I>`
#[inline]
pub const fn addpl_xsp_xsp_i(rd: XSp, rm: XSp, imm: ImmMinus32To31) -> Inst {
    Inst(r2(part(0x04605000, imm.steps(), 0, 6, 5), rd.0, 0, rm.0, 16))
}
/// `rdsvl <X>, #<I>`
#[inline]
pub const fn rdsvl_x_i(rd: X, imm: ImmMinus32To31) -> Inst {
    Inst(r1(part(0x04bf5800, imm.steps(), 0, 6, 5), rd.0, 0))
}
/// `rdvl <X>, #<I>`
#[inline]
pub const fn rdvl_x_i(rd: X, imm: ImmMinus32To31) -> Inst {
    Inst(r1(part(0x04bf5000, imm.steps(), 0, 6, 5), rd.0, 0))
}
/// `ctermeq <W>, <W>`
#[inline]
pub const fn ctermeq_w_w(rn: W, rm: W) -> Inst {
    Inst(r2(0x25a02000, rn.0, 5, rm.0, 16))
}
/// `ctermeq <X>, <X>`
#[inline]
pub const fn ctermeq_x_x(rn: X, rm: X) -> Inst {
    Inst(r2(0x25e02000, rn.0, 5, rm.0, 16))
}
/// `ctermne <W>, <W>`
#[inline]
pub const fn ctermne_w_w(rn: W, rm: W) -> Inst {
    Inst(r2(0x25a02010, rn.0, 5, rm.0, 16))
}
/// `ctermne <X>, <X>`
#[inline]
pub const fn ctermne_x_x(rn: X, rm: X) -> Inst {
    Inst(r2(0x25e02010, rn.0, 5, rm.0, 16))
}
/// `whilege <P>.d, <W>, <W>`
#[inline]
pub const fn whilege_pd_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25e00000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <P>.d, <X>, <X>`
#[inline]
pub const fn whilege_pd_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e01000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <P>.s, <W>, <W>`
#[inline]
pub const fn whilege_ps_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25a00000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <P>.h, <W>, <W>`
#[inline]
pub const fn whilege_ph_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25600000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <P>.s, <X>, <X>`
#[inline]
pub const fn whilege_ps_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a01000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <P>.b, <W>, <W>`
#[inline]
pub const fn whilege_pb_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25200000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <P>.h, <X>, <X>`
#[inline]
pub const fn whilege_ph_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25601000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <P>.b, <X>, <X>`
#[inline]
pub const fn whilege_pb_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25201000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <P>.s, <X>, <X>`
#[inline]
pub const fn whilehs_ps_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a01800, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <P>.h, <W>, <W>`
#[inline]
pub const fn whilehs_ph_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25600800, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <P>.b, <W>, <W>`
#[inline]
pub const fn whilehs_pb_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25200800, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <P>.d, <W>, <W>`
#[inline]
pub const fn whilehs_pd_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25e00800, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <P>.h, <X>, <X>`
#[inline]
pub const fn whilehs_ph_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25601800, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <P>.d, <X>, <X>`
#[inline]
pub const fn whilehs_pd_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e01800, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <P>.b, <X>, <X>`
#[inline]
pub const fn whilehs_pb_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25201800, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <P>.s, <W>, <W>`
#[inline]
pub const fn whilehs_ps_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25a00800, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <P>.b, <W>, <W>`
#[inline]
pub const fn whilegt_pb_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25200010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <P>.b, <X>, <X>`
#[inline]
pub const fn whilegt_pb_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25201010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <P>.h, <W>, <W>`
#[inline]
pub const fn whilegt_ph_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25600010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <P>.s, <W>, <W>`
#[inline]
pub const fn whilegt_ps_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25a00010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <P>.d, <W>, <W>`
#[inline]
pub const fn whilegt_pd_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25e00010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <P>.d, <X>, <X>`
#[inline]
pub const fn whilegt_pd_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e01010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <P>.s, <X>, <X>`
#[inline]
pub const fn whilegt_ps_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a01010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <P>.h, <X>, <X>`
#[inline]
pub const fn whilegt_ph_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25601010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <P>.d, <W>, <W>`
#[inline]
pub const fn whilehi_pd_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25e00810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <P>.h, <W>, <W>`
#[inline]
pub const fn whilehi_ph_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25600810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <P>.s, <W>, <W>`
#[inline]
pub const fn whilehi_ps_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25a00810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <P>.h, <X>, <X>`
#[inline]
pub const fn whilehi_ph_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25601810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <P>.b, <X>, <X>`
#[inline]
pub const fn whilehi_pb_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25201810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <P>.s, <X>, <X>`
#[inline]
pub const fn whilehi_ps_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a01810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <P>.d, <X>, <X>`
#[inline]
pub const fn whilehi_pd_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e01810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <P>.b, <W>, <W>`
#[inline]
pub const fn whilehi_pb_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25200810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <P>.d, <X>, <X>`
#[inline]
pub const fn whilelt_pd_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e01400, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <P>.h, <W>, <W>`
#[inline]
pub const fn whilelt_ph_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25600400, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <P>.s, <X>, <X>`
#[inline]
pub const fn whilelt_ps_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a01400, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <P>.s, <W>, <W>`
#[inline]
pub const fn whilelt_ps_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25a00400, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <P>.h, <X>, <X>`
#[inline]
pub const fn whilelt_ph_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25601400, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <P>.d, <W>, <W>`
#[inline]
pub const fn whilelt_pd_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25e00400, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <P>.b, <W>, <W>`
#[inline]
pub const fn whilelt_pb_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25200400, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <P>.b, <X>, <X>`
#[inline]
pub const fn whilelt_pb_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25201400, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <P>.s, <W>, <W>`
#[inline]
pub const fn whilelo_ps_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25a00c00, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <P>.s, <X>, <X>`
#[inline]
pub const fn whilelo_ps_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a01c00, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <P>.b, <X>, <X>`
#[inline]
pub const fn whilelo_pb_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25201c00, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <P>.d, <X>, <X>`
#[inline]
pub const fn whilelo_pd_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e01c00, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <P>.h, <W>, <W>`
#[inline]
pub const fn whilelo_ph_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25600c00, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <P>.d, <W>, <W>`
#[inline]
pub const fn whilelo_pd_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25e00c00, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <P>.b, <W>, <W>`
#[inline]
pub const fn whilelo_pb_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25200c00, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <P>.h, <X>, <X>`
#[inline]
pub const fn whilelo_ph_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25601c00, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <P>.s, <X>, <X>`
#[inline]
pub const fn whilele_ps_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a01410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <P>.h, <X>, <X>`
#[inline]
pub const fn whilele_ph_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25601410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <P>.d, <X>, <X>`
#[inline]
pub const fn whilele_pd_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e01410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <P>.s, <W>, <W>`
#[inline]
pub const fn whilele_ps_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25a00410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <P>.b, <W>, <W>`
#[inline]
pub const fn whilele_pb_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25200410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <P>.h, <W>, <W>`
#[inline]
pub const fn whilele_ph_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25600410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <P>.d, <W>, <W>`
#[inline]
pub const fn whilele_pd_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25e00410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <P>.b, <X>, <X>`
#[inline]
pub const fn whilele_pb_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25201410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <P>.h, <W>, <W>`
#[inline]
pub const fn whilels_ph_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25600c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <P>.d, <W>, <W>`
#[inline]
pub const fn whilels_pd_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25e00c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <P>.b, <W>, <W>`
#[inline]
pub const fn whilels_pb_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25200c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <P>.d, <X>, <X>`
#[inline]
pub const fn whilels_pd_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e01c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <P>.s, <X>, <X>`
#[inline]
pub const fn whilels_ps_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a01c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <P>.s, <W>, <W>`
#[inline]
pub const fn whilels_ps_w_w(pd: P, rn: W, rm: W) -> Inst {
    Inst(r3(0x25a00c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <P>.h, <X>, <X>`
#[inline]
pub const fn whilels_ph_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25601c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <P>.b, <X>, <X>`
#[inline]
pub const fn whilels_pb_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25201c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilewr <P>.b, <X>, <X>`
#[inline]
pub const fn whilewr_pb_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25203000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilewr <P>.s, <X>, <X>`
#[inline]
pub const fn whilewr_ps_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a03000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilewr <P>.d, <X>, <X>`
#[inline]
pub const fn whilewr_pd_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e03000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilewr <P>.h, <X>, <X>`
#[inline]
pub const fn whilewr_ph_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25603000, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilerw <P>.h, <X>, <X>`
#[inline]
pub const fn whilerw_ph_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25603010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilerw <P>.s, <X>, <X>`
#[inline]
pub const fn whilerw_ps_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a03010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilerw <P>.b, <X>, <X>`
#[inline]
pub const fn whilerw_pb_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25203010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilerw <P>.d, <X>, <X>`
#[inline]
pub const fn whilerw_pd_x_x(pd: P, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e03010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `cmpge <P>.d, <P>/z, <Z>.d, #<I>`
#[inline]
pub const fn cmpge_pd_pz_zd_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25c00000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpge <P>.s, <P>/z, <Z>.s, #<I>`
#[inline]
pub const fn cmpge_ps_pz_zs_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25800000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpge <P>.h, <P>/z, <Z>.h, #<I>`
#[inline]
pub const fn cmpge_ph_pz_zh_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25400000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpge <P>.b, <P>/z, <Z>.b, #<I>`
#[inline]
pub const fn cmpge_pb_pz_zb_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25000000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpeq <P>.b, <P>/z, <Z>.b, #<I>`
#[inline]
pub const fn cmpeq_pb_pz_zb_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25008000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpeq <P>.d, <P>/z, <Z>.d, #<I>`
#[inline]
pub const fn cmpeq_pd_pz_zd_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25c08000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpeq <P>.h, <P>/z, <Z>.h, #<I>`
#[inline]
pub const fn cmpeq_ph_pz_zh_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25408000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpeq <P>.s, <P>/z, <Z>.s, #<I>`
#[inline]
pub const fn cmpeq_ps_pz_zs_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25808000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmplt <P>.h, <P>/z, <Z>.h, #<I>`
#[inline]
pub const fn cmplt_ph_pz_zh_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25402000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmplt <P>.s, <P>/z, <Z>.s, #<I>`
#[inline]
pub const fn cmplt_ps_pz_zs_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25802000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmplt <P>.d, <P>/z, <Z>.d, #<I>`
#[inline]
pub const fn cmplt_pd_pz_zd_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25c02000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmplt <P>.b, <P>/z, <Z>.b, #<I>`
#[inline]
pub const fn cmplt_pb_pz_zb_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25002000, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpgt <P>.s, <P>/z, <Z>.s, #<I>`
#[inline]
pub const fn cmpgt_ps_pz_zs_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25800010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpgt <P>.b, <P>/z, <Z>.b, #<I>`
#[inline]
pub const fn cmpgt_pb_pz_zb_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25000010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpgt <P>.h, <P>/z, <Z>.h, #<I>`
#[inline]
pub const fn cmpgt_ph_pz_zh_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25400010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpgt <P>.d, <P>/z, <Z>.d, #<I>`
#[inline]
pub const fn cmpgt_pd_pz_zd_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25c00010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpne <P>.b, <P>/z, <Z>.b, #<I>`
#[inline]
pub const fn cmpne_pb_pz_zb_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25008010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpne <P>.s, <P>/z, <Z>.s, #<I>`
#[inline]
pub const fn cmpne_ps_pz_zs_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25808010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpne <P>.d, <P>/z, <Z>.d, #<I>`
#[inline]
pub const fn cmpne_pd_pz_zd_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25c08010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpne <P>.h, <P>/z, <Z>.h, #<I>`
#[inline]
pub const fn cmpne_ph_pz_zh_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25408010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmple <P>.s, <P>/z, <Z>.s, #<I>`
#[inline]
pub const fn cmple_ps_pz_zs_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25802010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmple <P>.b, <P>/z, <Z>.b, #<I>`
#[inline]
pub const fn cmple_pb_pz_zb_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25002010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmple <P>.h, <P>/z, <Z>.h, #<I>`
#[inline]
pub const fn cmple_ph_pz_zh_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25402010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmple <P>.d, <P>/z, <Z>.d, #<I>`
#[inline]
pub const fn cmple_pd_pz_zd_i(pd: P, pa: P0To7, zn: Z, imm: ImmMinus16To15) -> Inst {
    Inst(r3(part(0x25c02010, imm.steps(), 0, 5, 16), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmphs <P>.s, <P>/z, <Z>.s, #<I>`
#[inline]
pub const fn cmphs_ps_pz_zs_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24a00000, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmphs <P>.d, <P>/z, <Z>.d, #<I>`
#[inline]
pub const fn cmphs_pd_pz_zd_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24e00000, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmphs <P>.b, <P>/z, <Z>.b, #<I>`
#[inline]
pub const fn cmphs_pb_pz_zb_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24200000, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmphs <P>.h, <P>/z, <Z>.h, #<I>`
#[inline]
pub const fn cmphs_ph_pz_zh_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24600000, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmphi <P>.d, <P>/z, <Z>.d, #<I>`
#[inline]
pub const fn cmphi_pd_pz_zd_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24e00010, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmphi <P>.h, <P>/z, <Z>.h, #<I>`
#[inline]
pub const fn cmphi_ph_pz_zh_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24600010, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmphi <P>.s, <P>/z, <Z>.s, #<I>`
#[inline]
pub const fn cmphi_ps_pz_zs_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24a00010, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmphi <P>.b, <P>/z, <Z>.b, #<I>`
#[inline]
pub const fn cmphi_pb_pz_zb_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24200010, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmplo <P>.s, <P>/z, <Z>.s, #<I>`
#[inline]
pub const fn cmplo_ps_pz_zs_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24a02000, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmplo <P>.h, <P>/z, <Z>.h, #<I>`
#[inline]
pub const fn cmplo_ph_pz_zh_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24602000, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmplo <P>.b, <P>/z, <Z>.b, #<I>`
#[inline]
pub const fn cmplo_pb_pz_zb_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24202000, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmplo <P>.d, <P>/z, <Z>.d, #<I>`
#[inline]
pub const fn cmplo_pd_pz_zd_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24e02000, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpls <P>.s, <P>/z, <Z>.s, #<I>`
#[inline]
pub const fn cmpls_ps_pz_zs_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24a02010, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpls <P>.d, <P>/z, <Z>.d, #<I>`
#[inline]
pub const fn cmpls_pd_pz_zd_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24e02010, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpls <P>.h, <P>/z, <Z>.h, #<I>`
#[inline]
pub const fn cmpls_ph_pz_zh_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24602010, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmpls <P>.b, <P>/z, <Z>.b, #<I>`
#[inline]
pub const fn cmpls_pb_pz_zb_i(pd: P, pa: P0To7, zn: Z, imm: Imm0To127) -> Inst {
    Inst(r3(part(0x24202010, imm.steps(), 0, 7, 14), pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cmphs <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn cmphs_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24400000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphs <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn cmphs_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24800000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphs <P>.b, <P>/z, <Z>.b, <Z>.b`
#[inline]
pub const fn cmphs_pb_pz_zb_zb(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24000000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphs <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn cmphs_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24c00000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpge <P>.b, <P>/z, <Z>.b, <Z>.b`
#[inline]
pub const fn cmpge_pb_pz_zb_zb(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24008000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpge <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn cmpge_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24408000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpge <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn cmpge_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24c08000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpge <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn cmpge_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24808000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpeq <P>.b, <P>/z, <Z>.b, <Z>.d`
#[inline]
pub const fn cmpeq_pb_pz_zb_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24002000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpeq <P>.s, <P>/z, <Z>.s, <Z>.d`
#[inline]
pub const fn cmpeq_ps_pz_zs_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24802000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpeq <P>.h, <P>/z, <Z>.h, <Z>.d`
#[inline]
pub const fn cmpeq_ph_pz_zh_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24402000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpeq <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn cmpeq_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2480a000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpeq <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn cmpeq_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24c0a000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpeq <P>.b, <P>/z, <Z>.b, <Z>.b`
#[inline]
pub const fn cmpeq_pb_pz_zb_zb(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2400a000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpeq <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn cmpeq_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2440a000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphi <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn cmphi_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24400010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphi <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn cmphi_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24800010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphi <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn cmphi_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24c00010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphi <P>.b, <P>/z, <Z>.b, <Z>.b`
#[inline]
pub const fn cmphi_pb_pz_zb_zb(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24000010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpgt <P>.b, <P>/z, <Z>.b, <Z>.b`
#[inline]
pub const fn cmpgt_pb_pz_zb_zb(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24008010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpgt <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn cmpgt_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24408010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpgt <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn cmpgt_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24c08010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpgt <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn cmpgt_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24808010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpne <P>.h, <P>/z, <Z>.h, <Z>.d`
#[inline]
pub const fn cmpne_ph_pz_zh_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24402010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpne <P>.s, <P>/z, <Z>.s, <Z>.d`
#[inline]
pub const fn cmpne_ps_pz_zs_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24802010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpne <P>.b, <P>/z, <Z>.b, <Z>.d`
#[inline]
pub const fn cmpne_pb_pz_zb_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24002010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpne <P>.b, <P>/z, <Z>.b, <Z>.b`
#[inline]
pub const fn cmpne_pb_pz_zb_zb(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2400a010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpne <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn cmpne_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2440a010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpne <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn cmpne_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2480a010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpne <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn cmpne_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24c0a010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpge <P>.h, <P>/z, <Z>.h, <Z>.d`
#[inline]
pub const fn cmpge_ph_pz_zh_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24404000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpge <P>.s, <P>/z, <Z>.s, <Z>.d`
#[inline]
pub const fn cmpge_ps_pz_zs_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24804000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpge <P>.b, <P>/z, <Z>.b, <Z>.d`
#[inline]
pub const fn cmpge_pb_pz_zb_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24004000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphs <P>.h, <P>/z, <Z>.h, <Z>.d`
#[inline]
pub const fn cmphs_ph_pz_zh_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2440c000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphs <P>.s, <P>/z, <Z>.s, <Z>.d`
#[inline]
pub const fn cmphs_ps_pz_zs_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2480c000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphs <P>.b, <P>/z, <Z>.b, <Z>.d`
#[inline]
pub const fn cmphs_pb_pz_zb_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2400c000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpgt <P>.b, <P>/z, <Z>.b, <Z>.d`
#[inline]
pub const fn cmpgt_pb_pz_zb_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24004010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpgt <P>.s, <P>/z, <Z>.s, <Z>.d`
#[inline]
pub const fn cmpgt_ps_pz_zs_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24804010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpgt <P>.h, <P>/z, <Z>.h, <Z>.d`
#[inline]
pub const fn cmpgt_ph_pz_zh_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24404010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphi <P>.h, <P>/z, <Z>.h, <Z>.d`
#[inline]
pub const fn cmphi_ph_pz_zh_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2440c010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphi <P>.b, <P>/z, <Z>.b, <Z>.d`
#[inline]
pub const fn cmphi_pb_pz_zb_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2400c010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmphi <P>.s, <P>/z, <Z>.s, <Z>.d`
#[inline]
pub const fn cmphi_ps_pz_zs_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2480c010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmplt <P>.s, <P>/z, <Z>.s, <Z>.d`
#[inline]
pub const fn cmplt_ps_pz_zs_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24806000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmplt <P>.h, <P>/z, <Z>.h, <Z>.d`
#[inline]
pub const fn cmplt_ph_pz_zh_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24406000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmplt <P>.b, <P>/z, <Z>.b, <Z>.d`
#[inline]
pub const fn cmplt_pb_pz_zb_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24006000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmplo <P>.s, <P>/z, <Z>.s, <Z>.d`
#[inline]
pub const fn cmplo_ps_pz_zs_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2480e000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmplo <P>.h, <P>/z, <Z>.h, <Z>.d`
#[inline]
pub const fn cmplo_ph_pz_zh_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2440e000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmplo <P>.b, <P>/z, <Z>.b, <Z>.d`
#[inline]
pub const fn cmplo_pb_pz_zb_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2400e000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmple <P>.h, <P>/z, <Z>.h, <Z>.d`
#[inline]
pub const fn cmple_ph_pz_zh_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24406010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmple <P>.s, <P>/z, <Z>.s, <Z>.d`
#[inline]
pub const fn cmple_ps_pz_zs_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24806010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmple <P>.b, <P>/z, <Z>.b, <Z>.d`
#[inline]
pub const fn cmple_pb_pz_zb_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x24006010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpls <P>.b, <P>/z, <Z>.b, <Z>.d`
#[inline]
pub const fn cmpls_pb_pz_zb_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2400e010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpls <P>.s, <P>/z, <Z>.s, <Z>.d`
#[inline]
pub const fn cmpls_ps_pz_zs_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2480e010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cmpls <P>.h, <P>/z, <Z>.h, <Z>.d`
#[inline]
pub const fn cmpls_ph_pz_zh_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x2440e010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `cntb <X>, <PAT>, mul #<I>`
#[inline]
pub const fn cntb_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0420e000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `cnth <X>, <PAT>, mul #<I>`
#[inline]
pub const fn cnth_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0460e000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `cntw <X>, <PAT>, mul #<I>`
#[inline]
pub const fn cntw_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04a0e000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `cntd <X>, <PAT>, mul #<I>`
#[inline]
pub const fn cntd_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04e0e000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `cntb <X>, <PAT>`
#[inline]
pub const fn cntb_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0420e000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `cntb <X>`
#[inline]
pub const fn cntb_x(rd: X) -> Inst {
    Inst(r1(0x0420e3e0, rd.0, 0))
}
/// `cnth <X>, <PAT>`
#[inline]
pub const fn cnth_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0460e000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `cntw <X>, <PAT>`
#[inline]
pub const fn cntw_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04a0e000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `cntd <X>, <PAT>`
#[inline]
pub const fn cntd_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04e0e000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `cntd <X>`
#[inline]
pub const fn cntd_x(rd: X) -> Inst {
    Inst(r1(0x04e0e3e0, rd.0, 0))
}
/// `cnth <X>`
#[inline]
pub const fn cnth_x(rd: X) -> Inst {
    Inst(r1(0x0460e3e0, rd.0, 0))
}
/// `cntw <X>`
#[inline]
pub const fn cntw_x(rd: X) -> Inst {
    Inst(r1(0x04a0e3e0, rd.0, 0))
}
/// `sqinch <Z>.h, <PAT>, mul #<I>`
#[inline]
pub const fn sqinch_zh_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0460c000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `sqdech <Z>.h, <PAT>, mul #<I>`
#[inline]
pub const fn sqdech_zh_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0460c800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `uqinch <Z>.h, <PAT>, mul #<I>`
#[inline]
pub const fn uqinch_zh_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0460c400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `uqdech <Z>.h, <PAT>, mul #<I>`
#[inline]
pub const fn uqdech_zh_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0460cc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `sqincw <Z>.s, <PAT>, mul #<I>`
#[inline]
pub const fn sqincw_zs_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04a0c000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `sqdecw <Z>.s, <PAT>, mul #<I>`
#[inline]
pub const fn sqdecw_zs_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04a0c800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `uqincw <Z>.s, <PAT>, mul #<I>`
#[inline]
pub const fn uqincw_zs_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04a0c400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `uqdecw <Z>.s, <PAT>, mul #<I>`
#[inline]
pub const fn uqdecw_zs_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04a0cc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `sqincd <Z>.d, <PAT>, mul #<I>`
#[inline]
pub const fn sqincd_zd_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04e0c000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `sqdecd <Z>.d, <PAT>, mul #<I>`
#[inline]
pub const fn sqdecd_zd_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04e0c800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `uqincd <Z>.d, <PAT>, mul #<I>`
#[inline]
pub const fn uqincd_zd_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04e0c400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `uqdecd <Z>.d, <PAT>, mul #<I>`
#[inline]
pub const fn uqdecd_zd_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04e0cc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `sqinch <Z>.h, <PAT>`
#[inline]
pub const fn sqinch_zh_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0460c000, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `sqinch <Z>.h`
#[inline]
pub const fn sqinch_zh(zd: Z) -> Inst {
    Inst(r1(0x0460c3e0, zd.0, 0))
}
/// `sqdech <Z>.h, <PAT>`
#[inline]
pub const fn sqdech_zh_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0460c800, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `uqinch <Z>.h, <PAT>`
#[inline]
pub const fn uqinch_zh_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0460c400, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `uqinch <Z>.h`
#[inline]
pub const fn uqinch_zh(zd: Z) -> Inst {
    Inst(r1(0x0460c7e0, zd.0, 0))
}
/// `uqdech <Z>.h, <PAT>`
#[inline]
pub const fn uqdech_zh_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0460cc00, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `sqincw <Z>.s, <PAT>`
#[inline]
pub const fn sqincw_zs_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04a0c000, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `sqdecw <Z>.s, <PAT>`
#[inline]
pub const fn sqdecw_zs_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04a0c800, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `uqincw <Z>.s, <PAT>`
#[inline]
pub const fn uqincw_zs_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04a0c400, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `uqincw <Z>.s`
#[inline]
pub const fn uqincw_zs(zd: Z) -> Inst {
    Inst(r1(0x04a0c7e0, zd.0, 0))
}
/// `uqdecw <Z>.s, <PAT>`
#[inline]
pub const fn uqdecw_zs_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04a0cc00, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `sqincd <Z>.d, <PAT>`
#[inline]
pub const fn sqincd_zd_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04e0c000, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `sqdecd <Z>.d, <PAT>`
#[inline]
pub const fn sqdecd_zd_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04e0c800, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `uqincd <Z>.d, <PAT>`
#[inline]
pub const fn uqincd_zd_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04e0c400, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `uqdecd <Z>.d, <PAT>`
#[inline]
pub const fn uqdecd_zd_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04e0cc00, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `uqdecd <Z>.d`
#[inline]
pub const fn uqdecd_zd(zd: Z) -> Inst {
    Inst(r1(0x04e0cfe0, zd.0, 0))
}
/// `sqdech <Z>.h`
#[inline]
pub const fn sqdech_zh(zd: Z) -> Inst {
    Inst(r1(0x0460cbe0, zd.0, 0))
}
/// `uqdech <Z>.h`
#[inline]
pub const fn uqdech_zh(zd: Z) -> Inst {
    Inst(r1(0x0460cfe0, zd.0, 0))
}
/// `sqincw <Z>.s`
#[inline]
pub const fn sqincw_zs(zd: Z) -> Inst {
    Inst(r1(0x04a0c3e0, zd.0, 0))
}
/// `sqdecw <Z>.s`
#[inline]
pub const fn sqdecw_zs(zd: Z) -> Inst {
    Inst(r1(0x04a0cbe0, zd.0, 0))
}
/// `uqdecw <Z>.s`
#[inline]
pub const fn uqdecw_zs(zd: Z) -> Inst {
    Inst(r1(0x04a0cfe0, zd.0, 0))
}
/// `sqincd <Z>.d`
#[inline]
pub const fn sqincd_zd(zd: Z) -> Inst {
    Inst(r1(0x04e0c3e0, zd.0, 0))
}
/// `uqincd <Z>.d`
#[inline]
pub const fn uqincd_zd(zd: Z) -> Inst {
    Inst(r1(0x04e0c7e0, zd.0, 0))
}
/// `sqdecd <Z>.d`
#[inline]
pub const fn sqdecd_zd(zd: Z) -> Inst {
    Inst(r1(0x04e0cbe0, zd.0, 0))
}
/// `inch <Z>.h, <PAT>, mul #<I>`
#[inline]
pub const fn inch_zh_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0470c000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `dech <Z>.h, <PAT>, mul #<I>`
#[inline]
pub const fn dech_zh_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0470c400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `incw <Z>.s, <PAT>, mul #<I>`
#[inline]
pub const fn incw_zs_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04b0c000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `decw <Z>.s, <PAT>, mul #<I>`
#[inline]
pub const fn decw_zs_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04b0c400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `incd <Z>.d, <PAT>, mul #<I>`
#[inline]
pub const fn incd_zd_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04f0c000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `decd <Z>.d, <PAT>, mul #<I>`
#[inline]
pub const fn decd_zd_pat_mul_i(zd: Z, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04f0c400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), zd.0, 0))
}
/// `inch <Z>.h, <PAT>`
#[inline]
pub const fn inch_zh_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0470c000, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `dech <Z>.h, <PAT>`
#[inline]
pub const fn dech_zh_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0470c400, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `incw <Z>.s, <PAT>`
#[inline]
pub const fn incw_zs_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04b0c000, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `decw <Z>.s, <PAT>`
#[inline]
pub const fn decw_zs_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04b0c400, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `incd <Z>.d, <PAT>`
#[inline]
pub const fn incd_zd_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04f0c000, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `decd <Z>.d, <PAT>`
#[inline]
pub const fn decd_zd_pat(zd: Z, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04f0c400, pattern.field(), 0, 5, 5), zd.0, 0))
}
/// `inch <Z>.h`
#[inline]
pub const fn inch_zh(zd: Z) -> Inst {
    Inst(r1(0x0470c3e0, zd.0, 0))
}
/// `dech <Z>.h`
#[inline]
pub const fn dech_zh(zd: Z) -> Inst {
    Inst(r1(0x0470c7e0, zd.0, 0))
}
/// `incw <Z>.s`
#[inline]
pub const fn incw_zs(zd: Z) -> Inst {
    Inst(r1(0x04b0c3e0, zd.0, 0))
}
/// `decw <Z>.s`
#[inline]
pub const fn decw_zs(zd: Z) -> Inst {
    Inst(r1(0x04b0c7e0, zd.0, 0))
}
/// `decd <Z>.d`
#[inline]
pub const fn decd_zd(zd: Z) -> Inst {
    Inst(r1(0x04f0c7e0, zd.0, 0))
}
/// `incd <Z>.d`
#[inline]
pub const fn incd_zd(zd: Z) -> Inst {
    Inst(r1(0x04f0c3e0, zd.0, 0))
}
/// `incb <X>, <PAT>, mul #<I>`
#[inline]
pub const fn incb_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0430e000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `decb <X>, <PAT>, mul #<I>`
#[inline]
pub const fn decb_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0430e400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `inch <X>, <PAT>, mul #<I>`
#[inline]
pub const fn inch_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0470e000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `dech <X>, <PAT>, mul #<I>`
#[inline]
pub const fn dech_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0470e400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `incw <X>, <PAT>, mul #<I>`
#[inline]
pub const fn incw_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04b0e000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `decw <X>, <PAT>, mul #<I>`
#[inline]
pub const fn decw_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04b0e400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `incd <X>, <PAT>, mul #<I>`
#[inline]
pub const fn incd_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04f0e000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `decd <X>, <PAT>, mul #<I>`
#[inline]
pub const fn decd_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04f0e400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `incb <X>, <PAT>`
#[inline]
pub const fn incb_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0430e000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `decb <X>, <PAT>`
#[inline]
pub const fn decb_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0430e400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `inch <X>, <PAT>`
#[inline]
pub const fn inch_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0470e000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `dech <X>, <PAT>`
#[inline]
pub const fn dech_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0470e400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `incw <X>, <PAT>`
#[inline]
pub const fn incw_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04b0e000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `incw <X>`
#[inline]
pub const fn incw_x(rd: X) -> Inst {
    Inst(r1(0x04b0e3e0, rd.0, 0))
}
/// `decw <X>, <PAT>`
#[inline]
pub const fn decw_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04b0e400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `incd <X>, <PAT>`
#[inline]
pub const fn incd_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04f0e000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `decd <X>, <PAT>`
#[inline]
pub const fn decd_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04f0e400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `decd <X>`
#[inline]
pub const fn decd_x(rd: X) -> Inst {
    Inst(r1(0x04f0e7e0, rd.0, 0))
}
/// `incb <X>`
#[inline]
pub const fn incb_x(rd: X) -> Inst {
    Inst(r1(0x0430e3e0, rd.0, 0))
}
/// `inch <X>`
#[inline]
pub const fn inch_x(rd: X) -> Inst {
    Inst(r1(0x0470e3e0, rd.0, 0))
}
/// `dech <X>`
#[inline]
pub const fn dech_x(rd: X) -> Inst {
    Inst(r1(0x0470e7e0, rd.0, 0))
}
/// `decw <X>`
#[inline]
pub const fn decw_x(rd: X) -> Inst {
    Inst(r1(0x04b0e7e0, rd.0, 0))
}
/// `incd <X>`
#[inline]
pub const fn incd_x(rd: X) -> Inst {
    Inst(r1(0x04f0e3e0, rd.0, 0))
}
/// `decb <X>`
#[inline]
pub const fn decb_x(rd: X) -> Inst {
    Inst(r1(0x0430e7e0, rd.0, 0))
}
/// `sqincb <X>, <W>, <PAT>, mul #<I>`
#[inline]
pub const fn sqincb_x_w_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0420f000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqincb <W>, <PAT>, mul #<I>`
#[inline]
pub const fn uqincb_w_pat_mul_i(rd: W, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0420f400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqdecb <X>, <W>, <PAT>, mul #<I>`
#[inline]
pub const fn sqdecb_x_w_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0420f800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqdecb <W>, <PAT>, mul #<I>`
#[inline]
pub const fn uqdecb_w_pat_mul_i(rd: W, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0420fc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqincb <X>, <PAT>, mul #<I>`
#[inline]
pub const fn sqincb_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0430f000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqdecb <X>, <PAT>, mul #<I>`
#[inline]
pub const fn sqdecb_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0430f800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqinch <X>, <W>, <PAT>, mul #<I>`
#[inline]
pub const fn sqinch_x_w_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0460f000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqinch <W>, <PAT>, mul #<I>`
#[inline]
pub const fn uqinch_w_pat_mul_i(rd: W, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0460f400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqdech <X>, <W>, <PAT>, mul #<I>`
#[inline]
pub const fn sqdech_x_w_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0460f800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqdech <W>, <PAT>, mul #<I>`
#[inline]
pub const fn uqdech_w_pat_mul_i(rd: W, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0460fc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqinch <X>, <PAT>, mul #<I>`
#[inline]
pub const fn sqinch_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0470f000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqdech <X>, <PAT>, mul #<I>`
#[inline]
pub const fn sqdech_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0470f800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqincw <X>, <W>, <PAT>, mul #<I>`
#[inline]
pub const fn sqincw_x_w_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04a0f000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqincw <W>, <PAT>, mul #<I>`
#[inline]
pub const fn uqincw_w_pat_mul_i(rd: W, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04a0f400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqdecw <X>, <W>, <PAT>, mul #<I>`
#[inline]
pub const fn sqdecw_x_w_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04a0f800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqdecw <W>, <PAT>, mul #<I>`
#[inline]
pub const fn uqdecw_w_pat_mul_i(rd: W, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04a0fc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqincw <X>, <PAT>, mul #<I>`
#[inline]
pub const fn sqincw_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04b0f000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqdecw <X>, <PAT>, mul #<I>`
#[inline]
pub const fn sqdecw_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04b0f800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqincd <X>, <W>, <PAT>, mul #<I>`
#[inline]
pub const fn sqincd_x_w_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04e0f000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqincd <W>, <PAT>, mul #<I>`
#[inline]
pub const fn uqincd_w_pat_mul_i(rd: W, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04e0f400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqdecd <X>, <W>, <PAT>, mul #<I>`
#[inline]
pub const fn sqdecd_x_w_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04e0f800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqdecd <W>, <PAT>, mul #<I>`
#[inline]
pub const fn uqdecd_w_pat_mul_i(rd: W, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04e0fc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqincd <X>, <PAT>, mul #<I>`
#[inline]
pub const fn sqincd_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04f0f000, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqdecd <X>, <PAT>, mul #<I>`
#[inline]
pub const fn sqdecd_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04f0f800, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqincb <X>, <PAT>, mul #<I>`
#[inline]
pub const fn uqincb_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0430f400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqdecb <X>, <PAT>, mul #<I>`
#[inline]
pub const fn uqdecb_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0430fc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqinch <X>, <PAT>, mul #<I>`
#[inline]
pub const fn uqinch_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0470f400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqdech <X>, <PAT>, mul #<I>`
#[inline]
pub const fn uqdech_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x0470fc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqincw <X>, <PAT>, mul #<I>`
#[inline]
pub const fn uqincw_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04b0f400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqdecw <X>, <PAT>, mul #<I>`
#[inline]
pub const fn uqdecw_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04b0fc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqincd <X>, <PAT>, mul #<I>`
#[inline]
pub const fn uqincd_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04f0f400, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `uqdecd <X>, <PAT>, mul #<I>`
#[inline]
pub const fn uqdecd_x_pat_mul_i(rd: X, pattern: Pattern, imm: Imm1To16) -> Inst {
    Inst(r1(part(part(0x04f0fc00, pattern.field(), 0, 5, 5), imm.steps_up(), 0, 4, 16), rd.0, 0))
}
/// `sqincb <X>, <W>, <PAT>`
#[inline]
pub const fn sqincb_x_w_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0420f000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqincb <W>, <PAT>`
#[inline]
pub const fn uqincb_w_pat(rd: W, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0420f400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqdecb <X>, <W>, <PAT>`
#[inline]
pub const fn sqdecb_x_w_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0420f800, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqdecb <W>, <PAT>`
#[inline]
pub const fn uqdecb_w_pat(rd: W, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0420fc00, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqincb <X>, <PAT>`
#[inline]
pub const fn sqincb_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0430f000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqdecb <X>, <PAT>`
#[inline]
pub const fn sqdecb_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0430f800, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqinch <X>, <W>, <PAT>`
#[inline]
pub const fn sqinch_x_w_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0460f000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqinch <W>, <PAT>`
#[inline]
pub const fn uqinch_w_pat(rd: W, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0460f400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqdech <X>, <W>, <PAT>`
#[inline]
pub const fn sqdech_x_w_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0460f800, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqdech <X>, <W>`
#[inline]
pub const fn sqdech_x_w(rd: X) -> Inst {
    Inst(r1(0x0460fbe0, rd.0, 0))
}
/// `uqdech <W>, <PAT>`
#[inline]
pub const fn uqdech_w_pat(rd: W, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0460fc00, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqdech <W>`
#[inline]
pub const fn uqdech_w(rd: W) -> Inst {
    Inst(r1(0x0460ffe0, rd.0, 0))
}
/// `sqinch <X>, <PAT>`
#[inline]
pub const fn sqinch_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0470f000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqinch <X>`
#[inline]
pub const fn sqinch_x(rd: X) -> Inst {
    Inst(r1(0x0470f3e0, rd.0, 0))
}
/// `sqdech <X>, <PAT>`
#[inline]
pub const fn sqdech_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0470f800, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqincw <X>, <W>, <PAT>`
#[inline]
pub const fn sqincw_x_w_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04a0f000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqincw <X>, <W>`
#[inline]
pub const fn sqincw_x_w(rd: X) -> Inst {
    Inst(r1(0x04a0f3e0, rd.0, 0))
}
/// `uqincw <W>, <PAT>`
#[inline]
pub const fn uqincw_w_pat(rd: W, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04a0f400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqdecw <X>, <W>, <PAT>`
#[inline]
pub const fn sqdecw_x_w_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04a0f800, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqdecw <X>, <W>`
#[inline]
pub const fn sqdecw_x_w(rd: X) -> Inst {
    Inst(r1(0x04a0fbe0, rd.0, 0))
}
/// `uqdecw <W>, <PAT>`
#[inline]
pub const fn uqdecw_w_pat(rd: W, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04a0fc00, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqincw <X>, <PAT>`
#[inline]
pub const fn sqincw_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04b0f000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqdecw <X>, <PAT>`
#[inline]
pub const fn sqdecw_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04b0f800, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqincd <X>, <W>, <PAT>`
#[inline]
pub const fn sqincd_x_w_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04e0f000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqincd <W>, <PAT>`
#[inline]
pub const fn uqincd_w_pat(rd: W, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04e0f400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqdecd <X>, <W>, <PAT>`
#[inline]
pub const fn sqdecd_x_w_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04e0f800, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqdecd <W>, <PAT>`
#[inline]
pub const fn uqdecd_w_pat(rd: W, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04e0fc00, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqincd <X>, <PAT>`
#[inline]
pub const fn sqincd_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04f0f000, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqdecd <X>, <PAT>`
#[inline]
pub const fn sqdecd_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04f0f800, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqincb <X>, <PAT>`
#[inline]
pub const fn uqincb_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0430f400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqdecb <X>, <PAT>`
#[inline]
pub const fn uqdecb_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0430fc00, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqinch <X>, <PAT>`
#[inline]
pub const fn uqinch_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0470f400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqdech <X>, <PAT>`
#[inline]
pub const fn uqdech_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x0470fc00, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqincw <X>, <PAT>`
#[inline]
pub const fn uqincw_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04b0f400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqdecw <X>, <PAT>`
#[inline]
pub const fn uqdecw_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04b0fc00, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqincd <X>, <PAT>`
#[inline]
pub const fn uqincd_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04f0f400, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `uqdecd <X>, <PAT>`
#[inline]
pub const fn uqdecd_x_pat(rd: X, pattern: Pattern) -> Inst {
    Inst(r1(part(0x04f0fc00, pattern.field(), 0, 5, 5), rd.0, 0))
}
/// `sqincb <X>, <W>`
#[inline]
pub const fn sqincb_x_w(rd: X) -> Inst {
    Inst(r1(0x0420f3e0, rd.0, 0))
}
/// `uqincb <W>`
#[inline]
pub const fn uqincb_w(rd: W) -> Inst {
    Inst(r1(0x0420f7e0, rd.0, 0))
}
/// `sqdecb <X>, <W>`
#[inline]
pub const fn sqdecb_x_w(rd: X) -> Inst {
    Inst(r1(0x0420fbe0, rd.0, 0))
}
/// `uqdecb <W>`
#[inline]
pub const fn uqdecb_w(rd: W) -> Inst {
    Inst(r1(0x0420ffe0, rd.0, 0))
}
/// `sqincb <X>`
#[inline]
pub const fn sqincb_x(rd: X) -> Inst {
    Inst(r1(0x0430f3e0, rd.0, 0))
}
/// `sqdecb <X>`
#[inline]
pub const fn sqdecb_x(rd: X) -> Inst {
    Inst(r1(0x0430fbe0, rd.0, 0))
}
/// `sqinch <X>, <W>`
#[inline]
pub const fn sqinch_x_w(rd: X) -> Inst {
    Inst(r1(0x0460f3e0, rd.0, 0))
}
/// `sqdech <X>`
#[inline]
pub const fn sqdech_x(rd: X) -> Inst {
    Inst(r1(0x0470fbe0, rd.0, 0))
}
/// `uqincw <W>`
#[inline]
pub const fn uqincw_w(rd: W) -> Inst {
    Inst(r1(0x04a0f7e0, rd.0, 0))
}
/// `uqdecw <W>`
#[inline]
pub const fn uqdecw_w(rd: W) -> Inst {
    Inst(r1(0x04a0ffe0, rd.0, 0))
}
/// `sqincw <X>`
#[inline]
pub const fn sqincw_x(rd: X) -> Inst {
    Inst(r1(0x04b0f3e0, rd.0, 0))
}
/// `sqdecw <X>`
#[inline]
pub const fn sqdecw_x(rd: X) -> Inst {
    Inst(r1(0x04b0fbe0, rd.0, 0))
}
/// `sqincd <X>, <W>`
#[inline]
pub const fn sqincd_x_w(rd: X) -> Inst {
    Inst(r1(0x04e0f3e0, rd.0, 0))
}
/// `uqincd <W>`
#[inline]
pub const fn uqincd_w(rd: W) -> Inst {
    Inst(r1(0x04e0f7e0, rd.0, 0))
}
/// `sqdecd <X>, <W>`
#[inline]
pub const fn sqdecd_x_w(rd: X) -> Inst {
    Inst(r1(0x04e0fbe0, rd.0, 0))
}
/// `uqdecd <W>`
#[inline]
pub const fn uqdecd_w(rd: W) -> Inst {
    Inst(r1(0x04e0ffe0, rd.0, 0))
}
/// `sqincd <X>`
#[inline]
pub const fn sqincd_x(rd: X) -> Inst {
    Inst(r1(0x04f0f3e0, rd.0, 0))
}
/// `sqdecd <X>`
#[inline]
pub const fn sqdecd_x(rd: X) -> Inst {
    Inst(r1(0x04f0fbe0, rd.0, 0))
}
/// `uqincb <X>`
#[inline]
pub const fn uqincb_x(rd: X) -> Inst {
    Inst(r1(0x0430f7e0, rd.0, 0))
}
/// `uqdecb <X>`
#[inline]
pub const fn uqdecb_x(rd: X) -> Inst {
    Inst(r1(0x0430ffe0, rd.0, 0))
}
/// `uqinch <X>`
#[inline]
pub const fn uqinch_x(rd: X) -> Inst {
    Inst(r1(0x0470f7e0, rd.0, 0))
}
/// `uqdech <X>`
#[inline]
pub const fn uqdech_x(rd: X) -> Inst {
    Inst(r1(0x0470ffe0, rd.0, 0))
}
/// `uqincw <X>`
#[inline]
pub const fn uqincw_x(rd: X) -> Inst {
    Inst(r1(0x04b0f7e0, rd.0, 0))
}
/// `uqincd <X>`
#[inline]
pub const fn uqincd_x(rd: X) -> Inst {
    Inst(r1(0x04f0f7e0, rd.0, 0))
}
/// `uqdecd <X>`
#[inline]
pub const fn uqdecd_x(rd: X) -> Inst {
    Inst(r1(0x04f0ffe0, rd.0, 0))
}
/// `uqinch <W>`
#[inline]
pub const fn uqinch_w(rd: W) -> Inst {
    Inst(r1(0x0460f7e0, rd.0, 0))
}
/// `uqdecw <X>`
#[inline]
pub const fn uqdecw_x(rd: X) -> Inst {
    Inst(r1(0x04b0ffe0, rd.0, 0))
}
/// `fmlalb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn fmlalb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64a08800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn fmlalt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64a09800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlallbb <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn fmlallbb_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64208800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlallbt <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn fmlallbt_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64209800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalltb <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn fmlalltb_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x6420a800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalltt <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn fmlalltt_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x6420b800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalb <Z>.h, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn fmlalb_zh_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x64205000, index.steps(), 0, 2, 10), index.steps(), 2, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalt <Z>.h, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn fmlalt_zh_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x64a05000, index.steps(), 0, 2, 10), index.steps(), 2, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlallbb <Z>.s, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn fmlallbb_zs_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x6420c000, index.steps(), 0, 2, 10), index.steps(), 2, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlallbt <Z>.s, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn fmlallbt_zs_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x6460c000, index.steps(), 0, 2, 10), index.steps(), 2, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalltb <Z>.s, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn fmlalltb_zs_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x64a0c000, index.steps(), 0, 2, 10), index.steps(), 2, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalltt <Z>.s, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn fmlalltt_zs_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x64e0c000, index.steps(), 0, 2, 10), index.steps(), 2, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fclamp <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn fclamp_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64a02400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfclamp <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn bfclamp_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64202400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fclamp <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn fclamp_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64602400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fclamp <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn fclamp_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64e02400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fcmge <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn fcmge_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65c04000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmge <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn fcmge_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65804000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmge <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn fcmge_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65404000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmuo <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn fcmuo_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x6540c000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmuo <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn fcmuo_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65c0c000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmuo <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn fcmuo_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x6580c000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `facge <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn facge_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65c0c010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `facge <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn facge_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x6580c010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `facge <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn facge_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x6540c010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `facgt <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn facgt_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x6580e010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `facgt <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn facgt_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x6540e010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `facgt <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn facgt_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65c0e010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmgt <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn fcmgt_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65c04010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmgt <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn fcmgt_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65404010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmgt <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn fcmgt_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65804010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmeq <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn fcmeq_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65406000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmeq <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn fcmeq_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65806000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmeq <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn fcmeq_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65c06000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmne <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn fcmne_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65406010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmne <P>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn fcmne_ps_pz_zs_zs(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65806010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmne <P>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn fcmne_pd_pz_zd_zd(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65c06010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmge <P>.h, <P>/z, <Z>.h, #0.0`
#[inline]
pub const fn fcmge_ph_pz_zh_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65502000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmge <P>.d, <P>/z, <Z>.d, #0.0`
#[inline]
pub const fn fcmge_pd_pz_zd_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d02000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmge <P>.s, <P>/z, <Z>.s, #0.0`
#[inline]
pub const fn fcmge_ps_pz_zs_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65902000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmeq <P>.d, <P>/z, <Z>.d, #0.0`
#[inline]
pub const fn fcmeq_pd_pz_zd_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d22000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmeq <P>.s, <P>/z, <Z>.s, #0.0`
#[inline]
pub const fn fcmeq_ps_pz_zs_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65922000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmeq <P>.h, <P>/z, <Z>.h, #0.0`
#[inline]
pub const fn fcmeq_ph_pz_zh_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65522000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmgt <P>.s, <P>/z, <Z>.s, #0.0`
#[inline]
pub const fn fcmgt_ps_pz_zs_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65902010, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmgt <P>.d, <P>/z, <Z>.d, #0.0`
#[inline]
pub const fn fcmgt_pd_pz_zd_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d02010, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmgt <P>.h, <P>/z, <Z>.h, #0.0`
#[inline]
pub const fn fcmgt_ph_pz_zh_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65502010, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmlt <P>.h, <P>/z, <Z>.h, #0.0`
#[inline]
pub const fn fcmlt_ph_pz_zh_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65512000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmlt <P>.d, <P>/z, <Z>.d, #0.0`
#[inline]
pub const fn fcmlt_pd_pz_zd_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d12000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmlt <P>.s, <P>/z, <Z>.s, #0.0`
#[inline]
pub const fn fcmlt_ps_pz_zs_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65912000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmne <P>.s, <P>/z, <Z>.s, #0.0`
#[inline]
pub const fn fcmne_ps_pz_zs_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65932000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmne <P>.h, <P>/z, <Z>.h, #0.0`
#[inline]
pub const fn fcmne_ph_pz_zh_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65532000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmne <P>.d, <P>/z, <Z>.d, #0.0`
#[inline]
pub const fn fcmne_pd_pz_zd_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d32000, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmle <P>.d, <P>/z, <Z>.d, #0.0`
#[inline]
pub const fn fcmle_pd_pz_zd_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d12010, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmle <P>.h, <P>/z, <Z>.h, #0.0`
#[inline]
pub const fn fcmle_ph_pz_zh_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65512010, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmle <P>.s, <P>/z, <Z>.s, #0.0`
#[inline]
pub const fn fcmle_ps_pz_zs_00(pd: P, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65912010, pd.0, 0, pa.0, 10, zn.0, 5))
}
/// `faddv <H>, <P>, <Z>.h`
#[inline]
pub const fn faddv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65402000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `faddv <D>, <P>, <Z>.d`
#[inline]
pub const fn faddv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c02000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `faddv <S>, <P>, <Z>.s`
#[inline]
pub const fn faddv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65802000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnmv <H>, <P>, <Z>.h`
#[inline]
pub const fn fmaxnmv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65442000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnmv <S>, <P>, <Z>.s`
#[inline]
pub const fn fmaxnmv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65842000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnmv <D>, <P>, <Z>.d`
#[inline]
pub const fn fmaxnmv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c42000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnmv <S>, <P>, <Z>.s`
#[inline]
pub const fn fminnmv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65852000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnmv <D>, <P>, <Z>.d`
#[inline]
pub const fn fminnmv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c52000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnmv <H>, <P>, <Z>.h`
#[inline]
pub const fn fminnmv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65452000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxv <H>, <P>, <Z>.h`
#[inline]
pub const fn fmaxv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65462000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxv <S>, <P>, <Z>.s`
#[inline]
pub const fn fmaxv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65862000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxv <D>, <P>, <Z>.d`
#[inline]
pub const fn fmaxv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c62000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminv <H>, <P>, <Z>.h`
#[inline]
pub const fn fminv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65472000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminv <D>, <P>, <Z>.d`
#[inline]
pub const fn fminv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c72000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminv <S>, <P>, <Z>.s`
#[inline]
pub const fn fminv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65872000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `faddqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn faddqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6490a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `faddqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn faddqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6450a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `faddqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn faddqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64d0a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnmqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn fmaxnmqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6454a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnmqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn fmaxnmqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64d4a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnmqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn fmaxnmqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6494a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnmqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn fminnmqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6495a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnmqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn fminnmqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64d5a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnmqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn fminnmqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6455a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn fmaxqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6496a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn fmaxqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64d6a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn fmaxqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6456a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn fminqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64d7a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn fminqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6497a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn fminqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6457a000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcadd <Z>.s, <P>/m, <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn fcadd_zs_pm_zs_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r3(part(0x64808000, imm.steps_up(), 0, 1, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcadd <Z>.d, <P>/m, <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn fcadd_zd_pm_zd_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r3(part(0x64c08000, imm.steps_up(), 0, 1, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcadd <Z>.h, <P>/m, <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn fcadd_zh_pm_zh_zh_i(zd: Z, pa: P0To7, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r3(part(0x64408000, imm.steps_up(), 0, 1, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcmla <Z>.d, <P>/m, <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn fcmla_zd_pm_zd_zd_i(zd: Z, pa: P0To7, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r4(part(0x64c00000, imm.steps(), 0, 2, 13), zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmla <Z>.h, <P>/m, <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn fcmla_zh_pm_zh_zh_i(zd: Z, pa: P0To7, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r4(part(0x64400000, imm.steps(), 0, 2, 13), zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmla <Z>.s, <P>/m, <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn fcmla_zs_pm_zs_zs_i(zd: Z, pa: P0To7, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r4(part(0x64800000, imm.steps(), 0, 2, 13), zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fcmla <Z>.h, <Z>.h, <Z>.h[<N>], #<I>`
#[inline]
pub const fn fcmla_zh_zh_zh_i_then_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(0x64a01000, index.steps(), 0, 2, 19), imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fcmla <Z>.s, <Z>.s, <Z>.s[<N>], #<I>`
#[inline]
pub const fn fcmla_zs_zs_zs_i_then_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(0x64e01000, index.steps(), 0, 1, 20), imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fcvtxnt <Z>.s, <P>/m, <Z>.d`
#[inline]
pub const fn fcvtxnt_zs_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x640aa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtnt <Z>.h, <P>/m, <Z>.s`
#[inline]
pub const fn fcvtnt_zh_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6488a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtlt <Z>.s, <P>/m, <Z>.h`
#[inline]
pub const fn fcvtlt_zs_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6489a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bfcvtnt <Z>.h, <P>/m, <Z>.s`
#[inline]
pub const fn bfcvtnt_zh_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x648aa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtnt <Z>.s, <P>/m, <Z>.d`
#[inline]
pub const fn fcvtnt_zs_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64caa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtlt <Z>.d, <P>/m, <Z>.s`
#[inline]
pub const fn fcvtlt_zd_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64cba000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bfmla <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmla_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65200000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmla <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmla_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65e00000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmla <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmla_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65a00000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmla <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmla_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65600000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `bfmls <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmls_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65202000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmls <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmls_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65e02000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmls <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmls_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65602000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmls <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmls_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65a02000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmla <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fnmla_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65604000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmla <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fnmla_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65a04000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmla <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fnmla_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65e04000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmls <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fnmls_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65a06000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmls <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fnmls_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65e06000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmls <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fnmls_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65606000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmad <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmad_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65e08000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmad <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmad_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65608000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmad <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmad_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65a08000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmsb <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmsb_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65a0a000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmsb <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmsb_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65e0a000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmsb <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmsb_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x6560a000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmad <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fnmad_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65e0c000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmad <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fnmad_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65a0c000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmad <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fnmad_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x6560c000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmsb <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fnmsb_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65a0e000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmsb <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fnmsb_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x65e0e000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fnmsb <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fnmsb_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x6560e000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `fmla <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn fmla_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64200000, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmla <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn bfmla_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64200800, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmla <Z>.s, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn fmla_zs_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x64a00000, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmla <Z>.d, <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn fmla_zd_zd_zd_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x64e00000, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmls <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn fmls_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64200400, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmls <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn bfmls_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64200c00, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmls <Z>.s, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn fmls_zs_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x64a00400, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmls <Z>.d, <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn fmls_zd_zd_zd_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x64e00400, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fdot <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn fdot_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64208000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfdot <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn bfdot_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64608000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fdot <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn fdot_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64208400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fdot <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn fdot_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64608400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn fmlalb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64a08000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmlalb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmlalb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64e08000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlslb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn fmlslb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64a0a000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmlslb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmlslb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64e0a000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn fmlalt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64a08400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmlalt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmlalt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64e08400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlslt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn fmlslt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64a0a400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmlslt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmlslt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64e0a400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fdot <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn fdot_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x64204000, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfdot <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn bfdot_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x64604000, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fdot <Z>.h, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn fdot_zh_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64204400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fdot <Z>.s, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn fdot_zs_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x64604400, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn fmlalb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64a04000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmlalb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn bfmlalb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64e04000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlslb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn fmlslb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64a06000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmlslb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn bfmlslb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64e06000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlalt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn fmlalt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64a04400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmlalt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn bfmlalt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64e04400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmlslt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn fmlslt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64a06400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmlslt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn bfmlslt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64e06400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmmla <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmmla_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x6460e400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmmla <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn fmmla_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64a0e400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmmla <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn fmmla_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x64e0e400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmul <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn fmul_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64202000, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmul <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn bfmul_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x64202800, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmul <Z>.s, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn fmul_zs_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x64a02000, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmul <Z>.d, <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn fmul_zd_zd_zd_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x64e02000, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `faddp <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn faddp_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64508000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `faddp <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn faddp_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64908000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `faddp <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn faddp_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64d08000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnmp <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmaxnmp_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64548000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnmp <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmaxnmp_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64948000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnmp <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmaxnmp_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64d48000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnmp <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fminnmp_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64558000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnmp <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fminnmp_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64d58000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnmp <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fminnmp_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64958000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxp <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmaxp_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64d68000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxp <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmaxp_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64968000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxp <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmaxp_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64568000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminp <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fminp_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64d78000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminp <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fminp_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64578000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminp <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fminp_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x64978000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fadd <Z>.h, <P>/m, <Z>.h, #<FH1>`
#[inline]
pub const fn fadd_zh_pm_zh_f(zd: Z, pa: P0To7, imm: FpPair1) -> Inst {
    Inst(r2(part(0x65588000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fadd <Z>.s, <P>/m, <Z>.s, #<FH1>`
#[inline]
pub const fn fadd_zs_pm_zs_f(zd: Z, pa: P0To7, imm: FpPair1) -> Inst {
    Inst(r2(part(0x65988000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fadd <Z>.d, <P>/m, <Z>.d, #<FH1>`
#[inline]
pub const fn fadd_zd_pm_zd_f(zd: Z, pa: P0To7, imm: FpPair1) -> Inst {
    Inst(r2(part(0x65d88000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fsub <Z>.d, <P>/m, <Z>.d, #<FH1>`
#[inline]
pub const fn fsub_zd_pm_zd_f(zd: Z, pa: P0To7, imm: FpPair1) -> Inst {
    Inst(r2(part(0x65d98000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fsub <Z>.h, <P>/m, <Z>.h, #<FH1>`
#[inline]
pub const fn fsub_zh_pm_zh_f(zd: Z, pa: P0To7, imm: FpPair1) -> Inst {
    Inst(r2(part(0x65598000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fsub <Z>.s, <P>/m, <Z>.s, #<FH1>`
#[inline]
pub const fn fsub_zs_pm_zs_f(zd: Z, pa: P0To7, imm: FpPair1) -> Inst {
    Inst(r2(part(0x65998000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmul <Z>.s, <P>/m, <Z>.s, #<FH2>`
#[inline]
pub const fn fmul_zs_pm_zs_f(zd: Z, pa: P0To7, imm: FpPair2) -> Inst {
    Inst(r2(part(0x659a8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmul <Z>.h, <P>/m, <Z>.h, #<FH2>`
#[inline]
pub const fn fmul_zh_pm_zh_f(zd: Z, pa: P0To7, imm: FpPair2) -> Inst {
    Inst(r2(part(0x655a8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmul <Z>.d, <P>/m, <Z>.d, #<FH2>`
#[inline]
pub const fn fmul_zd_pm_zd_f(zd: Z, pa: P0To7, imm: FpPair2) -> Inst {
    Inst(r2(part(0x65da8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fsubr <Z>.s, <P>/m, <Z>.s, #<FH1>`
#[inline]
pub const fn fsubr_zs_pm_zs_f(zd: Z, pa: P0To7, imm: FpPair1) -> Inst {
    Inst(r2(part(0x659b8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fsubr <Z>.d, <P>/m, <Z>.d, #<FH1>`
#[inline]
pub const fn fsubr_zd_pm_zd_f(zd: Z, pa: P0To7, imm: FpPair1) -> Inst {
    Inst(r2(part(0x65db8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fsubr <Z>.h, <P>/m, <Z>.h, #<FH1>`
#[inline]
pub const fn fsubr_zh_pm_zh_f(zd: Z, pa: P0To7, imm: FpPair1) -> Inst {
    Inst(r2(part(0x655b8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmaxnm <Z>.h, <P>/m, <Z>.h, #<F01>`
#[inline]
pub const fn fmaxnm_zh_pm_zh_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x655c8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmaxnm <Z>.s, <P>/m, <Z>.s, #<F01>`
#[inline]
pub const fn fmaxnm_zs_pm_zs_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x659c8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmaxnm <Z>.d, <P>/m, <Z>.d, #<F01>`
#[inline]
pub const fn fmaxnm_zd_pm_zd_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x65dc8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fminnm <Z>.d, <P>/m, <Z>.d, #<F01>`
#[inline]
pub const fn fminnm_zd_pm_zd_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x65dd8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fminnm <Z>.h, <P>/m, <Z>.h, #<F01>`
#[inline]
pub const fn fminnm_zh_pm_zh_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x655d8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fminnm <Z>.s, <P>/m, <Z>.s, #<F01>`
#[inline]
pub const fn fminnm_zs_pm_zs_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x659d8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmax <Z>.h, <P>/m, <Z>.h, #<F01>`
#[inline]
pub const fn fmax_zh_pm_zh_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x655e8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmax <Z>.s, <P>/m, <Z>.s, #<F01>`
#[inline]
pub const fn fmax_zs_pm_zs_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x659e8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmax <Z>.d, <P>/m, <Z>.d, #<F01>`
#[inline]
pub const fn fmax_zd_pm_zd_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x65de8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmin <Z>.d, <P>/m, <Z>.d, #<F01>`
#[inline]
pub const fn fmin_zd_pm_zd_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x65df8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmin <Z>.s, <P>/m, <Z>.s, #<F01>`
#[inline]
pub const fn fmin_zs_pm_zs_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x659f8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fmin <Z>.h, <P>/m, <Z>.h, #<F01>`
#[inline]
pub const fn fmin_zh_pm_zh_f(zd: Z, pa: P0To7, imm: FpPair0) -> Inst {
    Inst(r2(part(0x655f8000, imm.bits(), 0, 1, 5), zd.0, 0, pa.0, 10))
}
/// `fadd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fadd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65408000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fadd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fadd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c08000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fadd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fadd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65808000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bfadd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfadd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65008000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fsub <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fsub_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65418000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fsub <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fsub_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65818000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fsub <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fsub_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c18000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bfsub <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfsub_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65018000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bfmul <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmul_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65028000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmul <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmul_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c28000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmul <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmul_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65428000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmul <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmul_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65828000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fsubr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fsubr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c38000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fsubr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fsubr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65438000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fsubr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fsubr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65838000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnm <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmaxnm_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c48000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnm <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmaxnm_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65448000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bfmaxnm <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmaxnm_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65048000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmaxnm <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmaxnm_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65848000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnm <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fminnm_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65458000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnm <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fminnm_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c58000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bfminnm <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfminnm_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65058000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fminnm <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fminnm_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65858000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmax <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmax_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65468000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bfmax <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmax_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65068000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmax <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmax_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c68000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmax <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmax_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65868000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bfmin <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmin_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65078000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmin <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmin_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65478000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmin <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmin_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65878000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmin <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmin_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c78000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fabd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fabd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65888000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fabd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fabd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65488000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fabd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fabd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c88000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fscale <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fscale_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c98000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fscale <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fscale_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65898000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fscale <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fscale_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65498000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmulx <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmulx_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x654a8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmulx <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmulx_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65ca8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fmulx <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmulx_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x658a8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fdivr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fdivr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65cc8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fdivr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fdivr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x658c8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fdivr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fdivr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x654c8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fdiv <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fdiv_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x658d8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fdiv <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fdiv_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65cd8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fdiv <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fdiv_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x654d8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `famax <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn famax_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65ce8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `famax <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn famax_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x654e8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `famax <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn famax_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x658e8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `famin <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn famin_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x654f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `famin <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn famin_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x658f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `famin <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn famin_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65cf8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ftmad <Z>.d, <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn ftmad_zd_zd_zd_i(zd: Z, zn: Z, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x65d08000, imm.steps(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `ftmad <Z>.s, <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn ftmad_zs_zs_zs_i(zd: Z, zn: Z, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x65908000, imm.steps(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `ftmad <Z>.h, <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn ftmad_zh_zh_zh_i(zd: Z, zn: Z, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x65508000, imm.steps(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `fadda <H>, <P>, <H>, <Z>.h`
#[inline]
pub const fn fadda_h_p_h_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65582000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fadda <D>, <P>, <D>, <Z>.d`
#[inline]
pub const fn fadda_d_p_d_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d82000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fadda <S>, <P>, <S>, <Z>.s`
#[inline]
pub const fn fadda_s_p_s_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65982000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintn <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn frintn_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6540a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintn <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn frintn_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c0a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintn <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn frintn_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6580a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintp <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn frintp_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6541a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintp <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn frintp_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6581a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintp <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn frintp_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c1a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintm <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn frintm_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6542a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintm <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn frintm_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c2a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintm <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn frintm_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6582a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintz <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn frintz_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6583a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintz <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn frintz_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c3a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintz <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn frintz_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6543a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frinta <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn frinta_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6544a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frinta <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn frinta_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6584a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frinta <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn frinta_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c4a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintx <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn frintx_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6546a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintx <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn frintx_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c6a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frintx <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn frintx_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6586a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frinti <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn frinti_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6547a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frinti <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn frinti_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6587a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frinti <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn frinti_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c7a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtx <Z>.s, <P>/m, <Z>.d`
#[inline]
pub const fn fcvtx_zs_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x650aa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvt <Z>.h, <P>/m, <Z>.s`
#[inline]
pub const fn fcvt_zh_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6588a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvt <Z>.s, <P>/m, <Z>.h`
#[inline]
pub const fn fcvt_zs_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6589a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bfcvt <Z>.h, <P>/m, <Z>.s`
#[inline]
pub const fn bfcvt_zh_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x658aa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvt <Z>.h, <P>/m, <Z>.d`
#[inline]
pub const fn fcvt_zh_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c8a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvt <Z>.d, <P>/m, <Z>.h`
#[inline]
pub const fn fcvt_zd_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65c9a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvt <Z>.s, <P>/m, <Z>.d`
#[inline]
pub const fn fcvt_zs_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65caa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvt <Z>.d, <P>/m, <Z>.s`
#[inline]
pub const fn fcvt_zd_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65cba000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frecpx <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn frecpx_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x654ca000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frecpx <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn frecpx_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65cca000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `frecpx <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn frecpx_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x658ca000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fsqrt <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn fsqrt_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x654da000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fsqrt <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn fsqrt_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x658da000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fsqrt <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn fsqrt_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65cda000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `scvtf <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn scvtf_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6594a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `scvtf <Z>.d, <P>/m, <Z>.s`
#[inline]
pub const fn scvtf_zd_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d0a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `scvtf <Z>.s, <P>/m, <Z>.d`
#[inline]
pub const fn scvtf_zs_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d4a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `scvtf <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn scvtf_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d6a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `scvtf <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn scvtf_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6552a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `scvtf <Z>.h, <P>/m, <Z>.s`
#[inline]
pub const fn scvtf_zh_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6554a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `scvtf <Z>.h, <P>/m, <Z>.d`
#[inline]
pub const fn scvtf_zh_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6556a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ucvtf <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn ucvtf_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6595a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ucvtf <Z>.d, <P>/m, <Z>.s`
#[inline]
pub const fn ucvtf_zd_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d1a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ucvtf <Z>.s, <P>/m, <Z>.d`
#[inline]
pub const fn ucvtf_zs_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d5a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ucvtf <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn ucvtf_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d7a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ucvtf <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn ucvtf_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6553a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ucvtf <Z>.h, <P>/m, <Z>.s`
#[inline]
pub const fn ucvtf_zh_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6555a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ucvtf <Z>.h, <P>/m, <Z>.d`
#[inline]
pub const fn ucvtf_zh_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x6557a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `flogb <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn flogb_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x651ea000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `flogb <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn flogb_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x651aa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `flogb <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn flogb_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x651ca000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzs <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn fcvtzs_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x659ca000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzs <Z>.s, <P>/m, <Z>.d`
#[inline]
pub const fn fcvtzs_zs_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d8a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzs <Z>.d, <P>/m, <Z>.s`
#[inline]
pub const fn fcvtzs_zd_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65dca000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzs <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn fcvtzs_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65dea000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzs <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn fcvtzs_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x655aa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzs <Z>.s, <P>/m, <Z>.h`
#[inline]
pub const fn fcvtzs_zs_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x655ca000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzs <Z>.d, <P>/m, <Z>.h`
#[inline]
pub const fn fcvtzs_zd_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x655ea000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzu <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn fcvtzu_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x659da000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzu <Z>.s, <P>/m, <Z>.d`
#[inline]
pub const fn fcvtzu_zs_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65d9a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzu <Z>.d, <P>/m, <Z>.s`
#[inline]
pub const fn fcvtzu_zd_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65dda000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzu <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn fcvtzu_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x65dfa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzu <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn fcvtzu_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x655ba000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzu <Z>.s, <P>/m, <Z>.h`
#[inline]
pub const fn fcvtzu_zs_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x655da000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtzu <Z>.d, <P>/m, <Z>.h`
#[inline]
pub const fn fcvtzu_zd_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x655fa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fcvtn <Z>.b, {<ZL2>.h}`
#[inline]
pub const fn fcvtn_zb_zl2_h(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0x650a3000, zd.0, 0, zn.0, 6))
}
/// `fcvtnb <Z>.b, {<ZL2>.s}`
#[inline]
pub const fn fcvtnb_zb_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0x650a3400, zd.0, 0, zn.0, 6))
}
/// `bfcvtn <Z>.b, {<ZL2>.h}`
#[inline]
pub const fn bfcvtn_zb_zl2_h(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0x650a3800, zd.0, 0, zn.0, 6))
}
/// `fcvtnt <Z>.b, {<ZL2>.s}`
#[inline]
pub const fn fcvtnt_zb_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0x650a3c00, zd.0, 0, zn.0, 6))
}
/// `f1cvt <Z>.h, <Z>.b`
#[inline]
pub const fn f1cvt_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x65083000, zd.0, 0, zn.0, 5))
}
/// `f2cvt <Z>.h, <Z>.b`
#[inline]
pub const fn f2cvt_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x65083400, zd.0, 0, zn.0, 5))
}
/// `bf1cvt <Z>.h, <Z>.b`
#[inline]
pub const fn bf1cvt_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x65083800, zd.0, 0, zn.0, 5))
}
/// `bf2cvt <Z>.h, <Z>.b`
#[inline]
pub const fn bf2cvt_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x65083c00, zd.0, 0, zn.0, 5))
}
/// `f1cvtlt <Z>.h, <Z>.b`
#[inline]
pub const fn f1cvtlt_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x65093000, zd.0, 0, zn.0, 5))
}
/// `f2cvtlt <Z>.h, <Z>.b`
#[inline]
pub const fn f2cvtlt_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x65093400, zd.0, 0, zn.0, 5))
}
/// `bf1cvtlt <Z>.h, <Z>.b`
#[inline]
pub const fn bf1cvtlt_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x65093800, zd.0, 0, zn.0, 5))
}
/// `bf2cvtlt <Z>.h, <Z>.b`
#[inline]
pub const fn bf2cvtlt_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x65093c00, zd.0, 0, zn.0, 5))
}
/// `frecpe <Z>.h, <Z>.h`
#[inline]
pub const fn frecpe_zh_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x654e3000, zd.0, 0, zn.0, 5))
}
/// `frecpe <Z>.d, <Z>.d`
#[inline]
pub const fn frecpe_zd_zd(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x65ce3000, zd.0, 0, zn.0, 5))
}
/// `frecpe <Z>.s, <Z>.s`
#[inline]
pub const fn frecpe_zs_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x658e3000, zd.0, 0, zn.0, 5))
}
/// `frsqrte <Z>.s, <Z>.s`
#[inline]
pub const fn frsqrte_zs_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x658f3000, zd.0, 0, zn.0, 5))
}
/// `frsqrte <Z>.d, <Z>.d`
#[inline]
pub const fn frsqrte_zd_zd(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x65cf3000, zd.0, 0, zn.0, 5))
}
/// `frsqrte <Z>.h, <Z>.h`
#[inline]
pub const fn frsqrte_zh_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x654f3000, zd.0, 0, zn.0, 5))
}
/// `bfadd <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn bfadd_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65000000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fadd <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn fadd_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65c00000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fadd <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn fadd_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65400000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fadd <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn fadd_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65800000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fsub <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn fsub_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65c00400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fsub <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn fsub_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65400400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fsub <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn fsub_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65800400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfsub <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn bfsub_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65000400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bfmul <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmul_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65000800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmul <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn fmul_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65c00800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmul <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn fmul_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65400800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fmul <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn fmul_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65800800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ftsmul <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn ftsmul_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65800c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ftsmul <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn ftsmul_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65c00c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ftsmul <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn ftsmul_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65400c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `frecps <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn frecps_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65801800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `frecps <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn frecps_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65401800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `frecps <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn frecps_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65c01800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `frsqrts <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn frsqrts_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65801c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `frsqrts <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn frsqrts_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65401c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `frsqrts <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn frsqrts_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x65c01c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `index <Z>.b, #<I>, #<I>`
#[inline]
pub const fn index_zb_i_i(zd: Z, imm: ImmMinus16To15, imm2: ImmMinus16To15) -> Inst {
    Inst(r1(part(part(0x04204000, imm.steps(), 0, 5, 5), imm2.steps(), 0, 5, 16), zd.0, 0))
}
/// `index <Z>.s, #<I>, #<I>`
#[inline]
pub const fn index_zs_i_i(zd: Z, imm: ImmMinus16To15, imm2: ImmMinus16To15) -> Inst {
    Inst(r1(part(part(0x04a04000, imm.steps(), 0, 5, 5), imm2.steps(), 0, 5, 16), zd.0, 0))
}
/// `index <Z>.d, #<I>, #<I>`
#[inline]
pub const fn index_zd_i_i(zd: Z, imm: ImmMinus16To15, imm2: ImmMinus16To15) -> Inst {
    Inst(r1(part(part(0x04e04000, imm.steps(), 0, 5, 5), imm2.steps(), 0, 5, 16), zd.0, 0))
}
/// `index <Z>.h, #<I>, #<I>`
#[inline]
pub const fn index_zh_i_i(zd: Z, imm: ImmMinus16To15, imm2: ImmMinus16To15) -> Inst {
    Inst(r1(part(part(0x04604000, imm.steps(), 0, 5, 5), imm2.steps(), 0, 5, 16), zd.0, 0))
}
/// `index <Z>.s, #<I>, <W>`
#[inline]
pub const fn index_zs_i_w(zd: Z, imm: ImmMinus16To15, rm: W) -> Inst {
    Inst(r2(part(0x04a04800, imm.steps(), 0, 5, 5), zd.0, 0, rm.0, 16))
}
/// `index <Z>.h, #<I>, <W>`
#[inline]
pub const fn index_zh_i_w(zd: Z, imm: ImmMinus16To15, rm: W) -> Inst {
    Inst(r2(part(0x04604800, imm.steps(), 0, 5, 5), zd.0, 0, rm.0, 16))
}
/// `index <Z>.d, #<I>, <X>`
#[inline]
pub const fn index_zd_i_x(zd: Z, imm: ImmMinus16To15, rm: X) -> Inst {
    Inst(r2(part(0x04e04800, imm.steps(), 0, 5, 5), zd.0, 0, rm.0, 16))
}
/// `index <Z>.b, #<I>, <W>`
#[inline]
pub const fn index_zb_i_w(zd: Z, imm: ImmMinus16To15, rm: W) -> Inst {
    Inst(r2(part(0x04204800, imm.steps(), 0, 5, 5), zd.0, 0, rm.0, 16))
}
/// `index <Z>.h, <W>, #<I>`
#[inline]
pub const fn index_zh_w_i(zd: Z, rn: W, imm: ImmMinus16To15) -> Inst {
    Inst(r2(part(0x04604400, imm.steps(), 0, 5, 16), zd.0, 0, rn.0, 5))
}
/// `index <Z>.b, <W>, #<I>`
#[inline]
pub const fn index_zb_w_i(zd: Z, rn: W, imm: ImmMinus16To15) -> Inst {
    Inst(r2(part(0x04204400, imm.steps(), 0, 5, 16), zd.0, 0, rn.0, 5))
}
/// `index <Z>.s, <W>, #<I>`
#[inline]
pub const fn index_zs_w_i(zd: Z, rn: W, imm: ImmMinus16To15) -> Inst {
    Inst(r2(part(0x04a04400, imm.steps(), 0, 5, 16), zd.0, 0, rn.0, 5))
}
/// `index <Z>.d, <X>, #<I>`
#[inline]
pub const fn index_zd_x_i(zd: Z, rn: X, imm: ImmMinus16To15) -> Inst {
    Inst(r2(part(0x04e04400, imm.steps(), 0, 5, 16), zd.0, 0, rn.0, 5))
}
/// `index <Z>.h, <W>, <W>`
#[inline]
pub const fn index_zh_w_w(zd: Z, rn: W, rm: W) -> Inst {
    Inst(r3(0x04604c00, zd.0, 0, rn.0, 5, rm.0, 16))
}
/// `index <Z>.s, <W>, <W>`
#[inline]
pub const fn index_zs_w_w(zd: Z, rn: W, rm: W) -> Inst {
    Inst(r3(0x04a04c00, zd.0, 0, rn.0, 5, rm.0, 16))
}
/// `index <Z>.d, <X>, <X>`
#[inline]
pub const fn index_zd_x_x(zd: Z, rn: X, rm: X) -> Inst {
    Inst(r3(0x04e04c00, zd.0, 0, rn.0, 5, rm.0, 16))
}
/// `index <Z>.b, <W>, <W>`
#[inline]
pub const fn index_zb_w_w(zd: Z, rn: W, rm: W) -> Inst {
    Inst(r3(0x04204c00, zd.0, 0, rn.0, 5, rm.0, 16))
}
/// `adr <Z>.d, [<Z>.d, <Z>.d, sxtw #<I>]`
#[inline]
pub const fn adr_zd_at_zd_zd_sxtw_i(zd: Z, zn: Z, zm: Z, imm: Imm0To3) -> Inst {
    Inst(r3(part(0x0420a000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adr <Z>.d, [<Z>.d, <Z>.d, sxtw]`
#[inline]
pub const fn adr_zd_at_zd_zd_sxtw(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x0420a000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adr <Z>.d, [<Z>.d, <Z>.d, uxtw]`
#[inline]
pub const fn adr_zd_at_zd_zd_uxtw(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x0460a000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adr <Z>.d, [<Z>.d, <Z>.d, uxtw #<I>]`
#[inline]
pub const fn adr_zd_at_zd_zd_uxtw_i(zd: Z, zn: Z, zm: Z, imm: Imm0To3) -> Inst {
    Inst(r3(part(0x0460a000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adr <Z>.s, [<Z>.s, <Z>.s]`
#[inline]
pub const fn adr_zs_at_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a0a000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adr <Z>.s, [<Z>.s, <Z>.s, lsl #<I>]`
#[inline]
pub const fn adr_zs_at_zs_zs_lsl_i(zd: Z, zn: Z, zm: Z, imm: Imm0To3) -> Inst {
    Inst(r3(part(0x04a0a000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adr <Z>.d, [<Z>.d, <Z>.d, lsl #<I>]`
#[inline]
pub const fn adr_zd_at_zd_zd_lsl_i(zd: Z, zn: Z, zm: Z, imm: Imm0To3) -> Inst {
    Inst(r3(part(0x04e0a000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adr <Z>.d, [<Z>.d, <Z>.d]`
#[inline]
pub const fn adr_zd_at_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e0a000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mad <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn mad_zh_pm_zh_zh(zd: Z, pa: P0To7, zm: Z, zn: Z) -> Inst {
    Inst(r4(0x0440c000, zd.0, 0, pa.0, 10, zm.0, 16, zn.0, 5))
}
/// `mad <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn mad_zb_pm_zb_zb(zd: Z, pa: P0To7, zm: Z, zn: Z) -> Inst {
    Inst(r4(0x0400c000, zd.0, 0, pa.0, 10, zm.0, 16, zn.0, 5))
}
/// `mad <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn mad_zd_pm_zd_zd(zd: Z, pa: P0To7, zm: Z, zn: Z) -> Inst {
    Inst(r4(0x04c0c000, zd.0, 0, pa.0, 10, zm.0, 16, zn.0, 5))
}
/// `mad <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn mad_zs_pm_zs_zs(zd: Z, pa: P0To7, zm: Z, zn: Z) -> Inst {
    Inst(r4(0x0480c000, zd.0, 0, pa.0, 10, zm.0, 16, zn.0, 5))
}
/// `msb <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn msb_zb_pm_zb_zb(zd: Z, pa: P0To7, zm: Z, zn: Z) -> Inst {
    Inst(r4(0x0400e000, zd.0, 0, pa.0, 10, zm.0, 16, zn.0, 5))
}
/// `msb <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn msb_zh_pm_zh_zh(zd: Z, pa: P0To7, zm: Z, zn: Z) -> Inst {
    Inst(r4(0x0440e000, zd.0, 0, pa.0, 10, zm.0, 16, zn.0, 5))
}
/// `msb <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn msb_zs_pm_zs_zs(zd: Z, pa: P0To7, zm: Z, zn: Z) -> Inst {
    Inst(r4(0x0480e000, zd.0, 0, pa.0, 10, zm.0, 16, zn.0, 5))
}
/// `msb <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn msb_zd_pm_zd_zd(zd: Z, pa: P0To7, zm: Z, zn: Z) -> Inst {
    Inst(r4(0x04c0e000, zd.0, 0, pa.0, 10, zm.0, 16, zn.0, 5))
}
/// `mla <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn mla_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x04c04000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `mla <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn mla_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x04004000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `mla <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn mla_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x04404000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `mla <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn mla_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x04804000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `mls <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn mls_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x04406000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `mls <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn mls_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x04806000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `mls <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn mls_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x04006000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `mls <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn mls_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x04c06000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `add <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn add_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04000000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `add <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn add_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c00000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `add <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn add_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04800000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `add <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn add_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04400000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sub <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sub_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04010000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sub <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sub_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c10000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sub <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sub_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04810000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sub <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sub_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04410000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `subr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn subr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c30000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `subr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn subr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04030000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `subr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn subr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04830000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `subr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn subr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04430000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `addpt <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn addpt_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c40000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `subpt <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn subpt_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c50000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smax <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn smax_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04080000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smax <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn smax_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c80000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smax <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn smax_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04880000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smax <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn smax_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04480000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smin <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn smin_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x048a0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smin <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn smin_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x044a0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smin <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn smin_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04ca0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smin <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn smin_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x040a0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sabd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sabd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04cc0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sabd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sabd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x048c0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sabd <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sabd_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x040c0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sabd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sabd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x044c0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umax <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn umax_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04490000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umax <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn umax_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04090000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umax <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn umax_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c90000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umax <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn umax_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04890000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umin <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn umin_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x040b0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umin <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn umin_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04cb0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umin <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn umin_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x048b0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umin <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn umin_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x044b0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uabd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uabd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x048d0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uabd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uabd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x044d0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uabd <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uabd_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x040d0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uabd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uabd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04cd0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `mul <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn mul_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04900000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `mul <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn mul_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04500000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `mul <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn mul_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04100000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `mul <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn mul_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d00000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smulh <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn smulh_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d20000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smulh <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn smulh_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04920000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smulh <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn smulh_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04520000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smulh <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn smulh_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04120000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umulh <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn umulh_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04530000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umulh <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn umulh_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04930000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umulh <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn umulh_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04130000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umulh <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn umulh_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d30000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sdiv <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sdiv_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04940000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sdiv <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sdiv_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d40000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sdivr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sdivr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04960000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sdivr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sdivr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d60000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `udiv <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn udiv_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04950000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `udiv <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn udiv_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d50000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `udivr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn udivr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04970000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `udivr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn udivr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d70000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn orr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04180000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn orr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d80000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn orr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04980000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn orr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04580000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eor <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn eor_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04190000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eor <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn eor_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d90000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eor <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn eor_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04990000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eor <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn eor_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04590000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `and <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn and_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04da0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `and <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn and_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045a0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `and <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn and_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x041a0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `and <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn and_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049a0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bic <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn bic_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04db0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bic <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn bic_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049b0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bic <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn bic_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x041b0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `bic <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bic_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045b0000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `movprfx <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn movprfx_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04512000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `movprfx <Z>.s, <P>/z, <Z>.s`
#[inline]
pub const fn movprfx_zs_pz_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04902000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `movprfx <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn movprfx_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04912000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `movprfx <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn movprfx_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04112000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `movprfx <Z>.h, <P>/z, <Z>.h`
#[inline]
pub const fn movprfx_zh_pz_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04502000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `movprfx <Z>.d, <P>/z, <Z>.d`
#[inline]
pub const fn movprfx_zd_pz_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d02000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `movprfx <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn movprfx_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d12000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `movprfx <Z>.b, <P>/z, <Z>.b`
#[inline]
pub const fn movprfx_zb_pz_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04102000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `saddv <D>, <P>, <Z>.b`
#[inline]
pub const fn saddv_d_p_zb(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04002000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `saddv <D>, <P>, <Z>.s`
#[inline]
pub const fn saddv_d_p_zs(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04802000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `saddv <D>, <P>, <Z>.h`
#[inline]
pub const fn saddv_d_p_zh(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04402000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uaddv <D>, <P>, <Z>.h`
#[inline]
pub const fn uaddv_d_p_zh(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04412000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uaddv <D>, <P>, <Z>.b`
#[inline]
pub const fn uaddv_d_p_zb(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04012000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uaddv <D>, <P>, <Z>.s`
#[inline]
pub const fn uaddv_d_p_zs(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04812000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uaddv <D>, <P>, <Z>.d`
#[inline]
pub const fn uaddv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c12000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `addqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn addqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c52000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `addqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn addqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04452000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `addqv <V>.16b, <P>, <Z>.b`
#[inline]
pub const fn addqv_v16b_p_zb(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04052000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `addqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn addqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04852000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxv <S>, <P>, <Z>.s`
#[inline]
pub const fn smaxv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04882000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxv <H>, <P>, <Z>.h`
#[inline]
pub const fn smaxv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04482000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxv <D>, <P>, <Z>.d`
#[inline]
pub const fn smaxv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c82000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxv <B>, <P>, <Z>.b`
#[inline]
pub const fn smaxv_b_p_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04082000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminv <H>, <P>, <Z>.h`
#[inline]
pub const fn sminv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x044a2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminv <B>, <P>, <Z>.b`
#[inline]
pub const fn sminv_b_p_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x040a2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminv <S>, <P>, <Z>.s`
#[inline]
pub const fn sminv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x048a2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminv <D>, <P>, <Z>.d`
#[inline]
pub const fn sminv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04ca2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxv <D>, <P>, <Z>.d`
#[inline]
pub const fn umaxv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04c92000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxv <S>, <P>, <Z>.s`
#[inline]
pub const fn umaxv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04892000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxv <B>, <P>, <Z>.b`
#[inline]
pub const fn umaxv_b_p_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04092000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxv <H>, <P>, <Z>.h`
#[inline]
pub const fn umaxv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04492000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminv <S>, <P>, <Z>.s`
#[inline]
pub const fn uminv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x048b2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminv <H>, <P>, <Z>.h`
#[inline]
pub const fn uminv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x044b2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminv <B>, <P>, <Z>.b`
#[inline]
pub const fn uminv_b_p_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x040b2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminv <D>, <P>, <Z>.d`
#[inline]
pub const fn uminv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04cb2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn smaxqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x044c2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn smaxqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04cc2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxqv <V>.16b, <P>, <Z>.b`
#[inline]
pub const fn smaxqv_v16b_p_zb(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x040c2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn smaxqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x048c2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminqv <V>.16b, <P>, <Z>.b`
#[inline]
pub const fn sminqv_v16b_p_zb(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x040e2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn sminqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04ce2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn sminqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x048e2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn sminqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x044e2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn umaxqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x044d2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn umaxqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x048d2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn umaxqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04cd2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxqv <V>.16b, <P>, <Z>.b`
#[inline]
pub const fn umaxqv_v16b_p_zb(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x040d2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn uminqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x044f2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn uminqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x048f2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn uminqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04cf2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminqv <V>.16b, <P>, <Z>.b`
#[inline]
pub const fn uminqv_v16b_p_zb(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x040f2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orv <S>, <P>, <Z>.s`
#[inline]
pub const fn orv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04982000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orv <H>, <P>, <Z>.h`
#[inline]
pub const fn orv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04582000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orv <B>, <P>, <Z>.b`
#[inline]
pub const fn orv_b_p_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04182000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orv <D>, <P>, <Z>.d`
#[inline]
pub const fn orv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d82000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eorv <H>, <P>, <Z>.h`
#[inline]
pub const fn eorv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04592000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eorv <S>, <P>, <Z>.s`
#[inline]
pub const fn eorv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04992000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eorv <D>, <P>, <Z>.d`
#[inline]
pub const fn eorv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d92000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eorv <B>, <P>, <Z>.b`
#[inline]
pub const fn eorv_b_p_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04192000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `andv <D>, <P>, <Z>.d`
#[inline]
pub const fn andv_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04da2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `andv <S>, <P>, <Z>.s`
#[inline]
pub const fn andv_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049a2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `andv <B>, <P>, <Z>.b`
#[inline]
pub const fn andv_b_p_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x041a2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `andv <H>, <P>, <Z>.h`
#[inline]
pub const fn andv_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045a2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orqv <V>.16b, <P>, <Z>.b`
#[inline]
pub const fn orqv_v16b_p_zb(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x041c2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn orqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049c2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn orqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045c2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `orqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn orqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04dc2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eorqv <V>.16b, <P>, <Z>.b`
#[inline]
pub const fn eorqv_v16b_p_zb(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x041d2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eorqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn eorqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049d2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eorqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn eorqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04dd2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `eorqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn eorqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045d2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `andqv <V>.2d, <P>, <Z>.d`
#[inline]
pub const fn andqv_v2d_p_zd(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04de2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `andqv <V>.4s, <P>, <Z>.s`
#[inline]
pub const fn andqv_v4s_p_zs(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049e2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `andqv <V>.16b, <P>, <Z>.b`
#[inline]
pub const fn andqv_v16b_p_zb(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x041e2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `andqv <V>.8h, <P>, <Z>.h`
#[inline]
pub const fn andqv_v8h_p_zh(vd: V, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045e2000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asr <Z>.d, <P>/m, <Z>.d, #<I>`
#[inline]
pub const fn asr_zd_pm_zd_i(zd: Z, pa: P0To7, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x04808000, imm.steps_down(), 0, 5, 5), imm.steps_down(), 5, 1, 22), zd.0, 0, pa.0, 10))
}
/// `asr <Z>.s, <P>/m, <Z>.s, #<I>`
#[inline]
pub const fn asr_zs_pm_zs_i(zd: Z, pa: P0To7, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x04408000, imm.steps_down(), 0, 5, 5), zd.0, 0, pa.0, 10))
}
/// `asr <Z>.b, <P>/m, <Z>.b, #<I>`
#[inline]
pub const fn asr_zb_pm_zb_i(zd: Z, pa: P0To7, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x04008100, imm.steps_down(), 0, 3, 5), zd.0, 0, pa.0, 10))
}
/// `asr <Z>.h, <P>/m, <Z>.h, #<I>`
#[inline]
pub const fn asr_zh_pm_zh_i(zd: Z, pa: P0To7, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x04008200, imm.steps_down(), 0, 4, 5), zd.0, 0, pa.0, 10))
}
/// `lsl <Z>.d, <P>/m, <Z>.d, #<I>`
#[inline]
pub const fn lsl_zd_pm_zd_i(zd: Z, pa: P0To7, imm: Imm0To63) -> Inst {
    Inst(r2(part(part(0x04838000, imm.steps(), 0, 5, 5), imm.steps(), 5, 1, 22), zd.0, 0, pa.0, 10))
}
/// `lsl <Z>.s, <P>/m, <Z>.s, #<I>`
#[inline]
pub const fn lsl_zs_pm_zs_i(zd: Z, pa: P0To7, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x04438000, imm.steps(), 0, 5, 5), zd.0, 0, pa.0, 10))
}
/// `lsl <Z>.b, <P>/m, <Z>.b, #<I>`
#[inline]
pub const fn lsl_zb_pm_zb_i(zd: Z, pa: P0To7, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x04038100, imm.steps(), 0, 3, 5), zd.0, 0, pa.0, 10))
}
/// `lsl <Z>.h, <P>/m, <Z>.h, #<I>`
#[inline]
pub const fn lsl_zh_pm_zh_i(zd: Z, pa: P0To7, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x04038200, imm.steps(), 0, 4, 5), zd.0, 0, pa.0, 10))
}
/// `asrd <Z>.s, <P>/m, <Z>.s, #<I>`
#[inline]
pub const fn asrd_zs_pm_zs_i(zd: Z, pa: P0To7, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x04448000, imm.steps_down(), 0, 5, 5), zd.0, 0, pa.0, 10))
}
/// `asrd <Z>.d, <P>/m, <Z>.d, #<I>`
#[inline]
pub const fn asrd_zd_pm_zd_i(zd: Z, pa: P0To7, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x04848000, imm.steps_down(), 0, 5, 5), imm.steps_down(), 5, 1, 22), zd.0, 0, pa.0, 10))
}
/// `asrd <Z>.b, <P>/m, <Z>.b, #<I>`
#[inline]
pub const fn asrd_zb_pm_zb_i(zd: Z, pa: P0To7, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x04048100, imm.steps_down(), 0, 3, 5), zd.0, 0, pa.0, 10))
}
/// `asrd <Z>.h, <P>/m, <Z>.h, #<I>`
#[inline]
pub const fn asrd_zh_pm_zh_i(zd: Z, pa: P0To7, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x04048200, imm.steps_down(), 0, 4, 5), zd.0, 0, pa.0, 10))
}
/// `sqshl <Z>.s, <P>/m, <Z>.s, #<I>`
#[inline]
pub const fn sqshl_zs_pm_zs_i(zd: Z, pa: P0To7, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x04468000, imm.steps(), 0, 5, 5), zd.0, 0, pa.0, 10))
}
/// `sqshl <Z>.d, <P>/m, <Z>.d, #<I>`
#[inline]
pub const fn sqshl_zd_pm_zd_i(zd: Z, pa: P0To7, imm: Imm0To63) -> Inst {
    Inst(r2(part(part(0x04868000, imm.steps(), 0, 5, 5), imm.steps(), 5, 1, 22), zd.0, 0, pa.0, 10))
}
/// `sqshl <Z>.b, <P>/m, <Z>.b, #<I>`
#[inline]
pub const fn sqshl_zb_pm_zb_i(zd: Z, pa: P0To7, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x04068100, imm.steps(), 0, 3, 5), zd.0, 0, pa.0, 10))
}
/// `sqshl <Z>.h, <P>/m, <Z>.h, #<I>`
#[inline]
pub const fn sqshl_zh_pm_zh_i(zd: Z, pa: P0To7, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x04068200, imm.steps(), 0, 4, 5), zd.0, 0, pa.0, 10))
}
/// `srshr <Z>.s, <P>/m, <Z>.s, #<I>`
#[inline]
pub const fn srshr_zs_pm_zs_i(zd: Z, pa: P0To7, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x044c8000, imm.steps_down(), 0, 5, 5), zd.0, 0, pa.0, 10))
}
/// `srshr <Z>.d, <P>/m, <Z>.d, #<I>`
#[inline]
pub const fn srshr_zd_pm_zd_i(zd: Z, pa: P0To7, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x048c8000, imm.steps_down(), 0, 5, 5), imm.steps_down(), 5, 1, 22), zd.0, 0, pa.0, 10))
}
/// `srshr <Z>.b, <P>/m, <Z>.b, #<I>`
#[inline]
pub const fn srshr_zb_pm_zb_i(zd: Z, pa: P0To7, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x040c8100, imm.steps_down(), 0, 3, 5), zd.0, 0, pa.0, 10))
}
/// `srshr <Z>.h, <P>/m, <Z>.h, #<I>`
#[inline]
pub const fn srshr_zh_pm_zh_i(zd: Z, pa: P0To7, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x040c8200, imm.steps_down(), 0, 4, 5), zd.0, 0, pa.0, 10))
}
/// `sqshlu <Z>.d, <P>/m, <Z>.d, #<I>`
#[inline]
pub const fn sqshlu_zd_pm_zd_i(zd: Z, pa: P0To7, imm: Imm0To63) -> Inst {
    Inst(r2(part(part(0x048f8000, imm.steps(), 0, 5, 5), imm.steps(), 5, 1, 22), zd.0, 0, pa.0, 10))
}
/// `sqshlu <Z>.s, <P>/m, <Z>.s, #<I>`
#[inline]
pub const fn sqshlu_zs_pm_zs_i(zd: Z, pa: P0To7, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x044f8000, imm.steps(), 0, 5, 5), zd.0, 0, pa.0, 10))
}
/// `sqshlu <Z>.b, <P>/m, <Z>.b, #<I>`
#[inline]
pub const fn sqshlu_zb_pm_zb_i(zd: Z, pa: P0To7, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x040f8100, imm.steps(), 0, 3, 5), zd.0, 0, pa.0, 10))
}
/// `sqshlu <Z>.h, <P>/m, <Z>.h, #<I>`
#[inline]
pub const fn sqshlu_zh_pm_zh_i(zd: Z, pa: P0To7, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x040f8200, imm.steps(), 0, 4, 5), zd.0, 0, pa.0, 10))
}
/// `lsr <Z>.d, <P>/m, <Z>.d, #<I>`
#[inline]
pub const fn lsr_zd_pm_zd_i(zd: Z, pa: P0To7, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x04818000, imm.steps_down(), 0, 5, 5), imm.steps_down(), 5, 1, 22), zd.0, 0, pa.0, 10))
}
/// `lsr <Z>.s, <P>/m, <Z>.s, #<I>`
#[inline]
pub const fn lsr_zs_pm_zs_i(zd: Z, pa: P0To7, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x04418000, imm.steps_down(), 0, 5, 5), zd.0, 0, pa.0, 10))
}
/// `lsr <Z>.b, <P>/m, <Z>.b, #<I>`
#[inline]
pub const fn lsr_zb_pm_zb_i(zd: Z, pa: P0To7, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x04018100, imm.steps_down(), 0, 3, 5), zd.0, 0, pa.0, 10))
}
/// `lsr <Z>.h, <P>/m, <Z>.h, #<I>`
#[inline]
pub const fn lsr_zh_pm_zh_i(zd: Z, pa: P0To7, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x04018200, imm.steps_down(), 0, 4, 5), zd.0, 0, pa.0, 10))
}
/// `uqshl <Z>.d, <P>/m, <Z>.d, #<I>`
#[inline]
pub const fn uqshl_zd_pm_zd_i(zd: Z, pa: P0To7, imm: Imm0To63) -> Inst {
    Inst(r2(part(part(0x04878000, imm.steps(), 0, 5, 5), imm.steps(), 5, 1, 22), zd.0, 0, pa.0, 10))
}
/// `uqshl <Z>.s, <P>/m, <Z>.s, #<I>`
#[inline]
pub const fn uqshl_zs_pm_zs_i(zd: Z, pa: P0To7, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x04478000, imm.steps(), 0, 5, 5), zd.0, 0, pa.0, 10))
}
/// `uqshl <Z>.b, <P>/m, <Z>.b, #<I>`
#[inline]
pub const fn uqshl_zb_pm_zb_i(zd: Z, pa: P0To7, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x04078100, imm.steps(), 0, 3, 5), zd.0, 0, pa.0, 10))
}
/// `uqshl <Z>.h, <P>/m, <Z>.h, #<I>`
#[inline]
pub const fn uqshl_zh_pm_zh_i(zd: Z, pa: P0To7, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x04078200, imm.steps(), 0, 4, 5), zd.0, 0, pa.0, 10))
}
/// `urshr <Z>.d, <P>/m, <Z>.d, #<I>`
#[inline]
pub const fn urshr_zd_pm_zd_i(zd: Z, pa: P0To7, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x048d8000, imm.steps_down(), 0, 5, 5), imm.steps_down(), 5, 1, 22), zd.0, 0, pa.0, 10))
}
/// `urshr <Z>.s, <P>/m, <Z>.s, #<I>`
#[inline]
pub const fn urshr_zs_pm_zs_i(zd: Z, pa: P0To7, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x044d8000, imm.steps_down(), 0, 5, 5), zd.0, 0, pa.0, 10))
}
/// `urshr <Z>.b, <P>/m, <Z>.b, #<I>`
#[inline]
pub const fn urshr_zb_pm_zb_i(zd: Z, pa: P0To7, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x040d8100, imm.steps_down(), 0, 3, 5), zd.0, 0, pa.0, 10))
}
/// `urshr <Z>.h, <P>/m, <Z>.h, #<I>`
#[inline]
pub const fn urshr_zh_pm_zh_i(zd: Z, pa: P0To7, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x040d8200, imm.steps_down(), 0, 4, 5), zd.0, 0, pa.0, 10))
}
/// `asr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn asr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04108000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn asr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d08000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn asr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04508000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn asr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04908000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsl <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn lsl_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04138000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsl <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn lsl_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d38000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsl <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn lsl_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04938000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsl <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn lsl_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04538000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asrr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn asrr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04948000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asrr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn asrr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04548000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asrr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn asrr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04148000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asrr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn asrr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d48000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lslr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn lslr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04178000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lslr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn lslr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d78000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lslr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn lslr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04978000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lslr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn lslr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04578000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn lsr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04118000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn lsr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d18000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn lsr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04518000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn lsr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04918000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsrr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn lsrr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04958000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsrr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn lsrr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04158000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsrr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn lsrr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04558000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsrr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn lsrr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d58000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asr <Z>.h, <P>/m, <Z>.h, <Z>.d`
#[inline]
pub const fn asr_zh_pm_zh_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04588000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asr <Z>.b, <P>/m, <Z>.b, <Z>.d`
#[inline]
pub const fn asr_zb_pm_zb_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04188000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `asr <Z>.s, <P>/m, <Z>.s, <Z>.d`
#[inline]
pub const fn asr_zs_pm_zs_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04988000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsl <Z>.s, <P>/m, <Z>.s, <Z>.d`
#[inline]
pub const fn lsl_zs_pm_zs_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049b8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsl <Z>.h, <P>/m, <Z>.h, <Z>.d`
#[inline]
pub const fn lsl_zh_pm_zh_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045b8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsl <Z>.b, <P>/m, <Z>.b, <Z>.d`
#[inline]
pub const fn lsl_zb_pm_zb_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x041b8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsr <Z>.h, <P>/m, <Z>.h, <Z>.d`
#[inline]
pub const fn lsr_zh_pm_zh_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04598000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsr <Z>.b, <P>/m, <Z>.b, <Z>.d`
#[inline]
pub const fn lsr_zb_pm_zb_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04198000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lsr <Z>.s, <P>/m, <Z>.s, <Z>.d`
#[inline]
pub const fn lsr_zs_pm_zs_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04998000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `abs <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn abs_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0456a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `abs <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn abs_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d6a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `abs <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn abs_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0416a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `abs <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn abs_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0496a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `neg <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn neg_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0457a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `neg <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn neg_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d7a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `neg <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn neg_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0417a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `neg <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn neg_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0497a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sxtw <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn sxtw_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d4a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sxth <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn sxth_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d2a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sxth <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn sxth_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0492a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sxtb <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn sxtb_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0450a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sxtb <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn sxtb_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d0a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sxtb <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn sxtb_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0490a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uxtw <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn uxtw_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d5a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uxth <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn uxth_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d3a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uxth <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn uxth_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0493a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uxtb <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn uxtb_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d1a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uxtb <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn uxtb_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0451a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uxtb <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn uxtb_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0491a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cls <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn cls_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0458a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cls <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn cls_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d8a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cls <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn cls_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0498a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cls <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn cls_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0418a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clz <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn clz_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04d9a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clz <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn clz_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0499a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clz <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn clz_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0459a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clz <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn clz_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0419a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cnt <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn cnt_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04daa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cnt <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn cnt_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045aa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cnt <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn cnt_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049aa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cnt <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn cnt_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x041aa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cnot <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn cnot_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049ba000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cnot <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn cnot_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04dba000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cnot <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn cnot_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x041ba000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cnot <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn cnot_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045ba000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fabs <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn fabs_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049ca000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fabs <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn fabs_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04dca000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fabs <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn fabs_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045ca000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fneg <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn fneg_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04dda000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fneg <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn fneg_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045da000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `fneg <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn fneg_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049da000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `not <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn not_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x04dea000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `not <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn not_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x045ea000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `not <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn not_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x041ea000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `not <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn not_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x049ea000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sel <Z>.s, <P>, <Z>.s, <Z>.s`
#[inline]
pub const fn sel_zs_p_zs_zs(zd: Z, pa: P, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x05a0c000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `sel <Z>.b, <P>, <Z>.b, <Z>.b`
#[inline]
pub const fn sel_zb_p_zb_zb(zd: Z, pa: P, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x0520c000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `sel <Z>.d, <P>, <Z>.d, <Z>.d`
#[inline]
pub const fn sel_zd_p_zd_zd(zd: Z, pa: P, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x05e0c000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `sel <Z>.h, <P>, <Z>.h, <Z>.h`
#[inline]
pub const fn sel_zh_p_zh_zh(zd: Z, pa: P, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x0560c000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `add <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn add_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a00000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `add <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn add_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e00000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `add <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn add_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04600000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `add <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn add_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04200000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sub <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn sub_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e00400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sub <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sub_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a00400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sub <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn sub_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04200400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sub <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn sub_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04600400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `addpt <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn addpt_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e00800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `subpt <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn subpt_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e00c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqadd <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn sqadd_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04201000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqadd <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sqadd_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a01000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqadd <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn sqadd_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04601000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqadd <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn sqadd_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e01000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqsub <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sqsub_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a01800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqsub <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn sqsub_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e01800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqsub <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn sqsub_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04601800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqsub <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn sqsub_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04201800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uqadd <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn uqadd_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a01400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uqadd <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn uqadd_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04601400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uqadd <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn uqadd_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04201400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uqadd <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn uqadd_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e01400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uqsub <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn uqsub_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04201c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uqsub <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn uqsub_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04601c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uqsub <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn uqsub_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a01c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uqsub <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn uqsub_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e01c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mul <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn mul_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04206000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mul <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn mul_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e06000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mul <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn mul_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a06000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mul <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn mul_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04606000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `pmul <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn pmul_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04206400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smulh <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn smulh_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04606800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smulh <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn smulh_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a06800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smulh <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn smulh_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e06800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smulh <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn smulh_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04206800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umulh <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn umulh_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04606c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umulh <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn umulh_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a06c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umulh <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn umulh_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e06c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umulh <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn umulh_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04206c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmulh <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn sqdmulh_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e07000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmulh <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sqdmulh_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a07000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmulh <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn sqdmulh_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04207000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmulh <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn sqdmulh_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04607000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmulh <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn sqrdmulh_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04607400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmulh <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn sqrdmulh_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04207400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmulh <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn sqrdmulh_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e07400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmulh <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sqrdmulh_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a07400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `and <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn and_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04203000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `orr <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn orr_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04603000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `eor <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn eor_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a03000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bic <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn bic_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e03000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `xar <Z>.h, <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn xar_zh_zh_zh_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x04303400, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `xar <Z>.d, <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn xar_zd_zd_zd_i(zd: Z, zn: Z, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x04a03400, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 5))
}
/// `xar <Z>.b, <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn xar_zb_zb_zb_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x04283400, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `xar <Z>.s, <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn xar_zs_zs_zs_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x04603400, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `eor3 <Z>.d, <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn eor3_zd_zd_zd_zd(zd: Z, zm: Z, zn: Z) -> Inst {
    Inst(r3(0x04203800, zd.0, 0, zm.0, 16, zn.0, 5))
}
/// `bcax <Z>.d, <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn bcax_zd_zd_zd_zd(zd: Z, zm: Z, zn: Z) -> Inst {
    Inst(r3(0x04603800, zd.0, 0, zm.0, 16, zn.0, 5))
}
/// `bsl <Z>.d, <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn bsl_zd_zd_zd_zd(zd: Z, zm: Z, zn: Z) -> Inst {
    Inst(r3(0x04203c00, zd.0, 0, zm.0, 16, zn.0, 5))
}
/// `bsl1n <Z>.d, <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn bsl1n_zd_zd_zd_zd(zd: Z, zm: Z, zn: Z) -> Inst {
    Inst(r3(0x04603c00, zd.0, 0, zm.0, 16, zn.0, 5))
}
/// `bsl2n <Z>.d, <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn bsl2n_zd_zd_zd_zd(zd: Z, zm: Z, zn: Z) -> Inst {
    Inst(r3(0x04a03c00, zd.0, 0, zm.0, 16, zn.0, 5))
}
/// `nbsl <Z>.d, <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn nbsl_zd_zd_zd_zd(zd: Z, zm: Z, zn: Z) -> Inst {
    Inst(r3(0x04e03c00, zd.0, 0, zm.0, 16, zn.0, 5))
}
/// `ftssel <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn ftssel_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x0460b000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ftssel <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn ftssel_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04e0b000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ftssel <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn ftssel_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a0b000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `fexpa <Z>.h, <Z>.h`
#[inline]
pub const fn fexpa_zh_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x0460b800, zd.0, 0, zn.0, 5))
}
/// `fexpa <Z>.s, <Z>.s`
#[inline]
pub const fn fexpa_zs_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x04a0b800, zd.0, 0, zn.0, 5))
}
/// `fexpa <Z>.d, <Z>.d`
#[inline]
pub const fn fexpa_zd_zd(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x04e0b800, zd.0, 0, zn.0, 5))
}
/// `movprfx <Z>, <Z>`
#[inline]
pub const fn movprfx_z_z(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x0420bc00, zd.0, 0, zn.0, 5))
}
/// `asr <Z>.b, <Z>.b, <Z>.d`
#[inline]
pub const fn asr_zb_zb_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04208000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `asr <Z>.h, <Z>.h, <Z>.d`
#[inline]
pub const fn asr_zh_zh_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04608000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `asr <Z>.s, <Z>.s, <Z>.d`
#[inline]
pub const fn asr_zs_zs_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a08000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `lsl <Z>.h, <Z>.h, <Z>.d`
#[inline]
pub const fn lsl_zh_zh_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04608c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `lsl <Z>.b, <Z>.b, <Z>.d`
#[inline]
pub const fn lsl_zb_zb_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04208c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `lsl <Z>.s, <Z>.s, <Z>.d`
#[inline]
pub const fn lsl_zs_zs_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a08c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `lsr <Z>.b, <Z>.b, <Z>.d`
#[inline]
pub const fn lsr_zb_zb_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04208400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `lsr <Z>.s, <Z>.s, <Z>.d`
#[inline]
pub const fn lsr_zs_zs_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04a08400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `lsr <Z>.h, <Z>.h, <Z>.d`
#[inline]
pub const fn lsr_zh_zh_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x04608400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `asr <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn asr_zd_zd_i(zd: Z, zn: Z, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x04a09000, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 5))
}
/// `asr <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn asr_zb_zb_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x04289000, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `asr <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn asr_zs_zs_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x04609000, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `asr <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn asr_zh_zh_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x04309000, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `lsl <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn lsl_zd_zd_i(zd: Z, zn: Z, imm: Imm0To63) -> Inst {
    Inst(r2(part(part(0x04a09c00, imm.steps(), 0, 5, 16), imm.steps(), 5, 1, 22), zd.0, 0, zn.0, 5))
}
/// `lsl <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn lsl_zs_zs_i(zd: Z, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x04609c00, imm.steps(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `lsl <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn lsl_zb_zb_i(zd: Z, zn: Z, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x04289c00, imm.steps(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `lsl <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn lsl_zh_zh_i(zd: Z, zn: Z, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x04309c00, imm.steps(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `lsr <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn lsr_zd_zd_i(zd: Z, zn: Z, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x04a09400, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 5))
}
/// `lsr <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn lsr_zh_zh_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x04309400, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `lsr <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn lsr_zs_zs_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x04609400, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `lsr <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn lsr_zb_zb_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x04289400, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `saba <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn saba_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580f800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saba <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn saba_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0f800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saba <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn saba_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4500f800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saba <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn saba_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540f800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaba <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn uaba_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0fc00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaba <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn uaba_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580fc00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaba <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn uaba_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540fc00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaba <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn uaba_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4500fc00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabalb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sabalb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0c000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabalb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sabalb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540c000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabalb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sabalb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580c000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabalt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sabalt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0c400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabalt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sabalt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580c400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabalt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sabalt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540c400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabalb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn uabalb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540c800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabalb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn uabalb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0c800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabalb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn uabalb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580c800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabalt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn uabalt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0cc00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabalt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn uabalt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540cc00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabalt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn uabalt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580cc00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adclb <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn adclb_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540d000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adclb <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn adclb_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4500d000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sbclb <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sbclb_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580d000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sbclb <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn sbclb_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0d000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adclt <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn adclt_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4500d400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `adclt <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn adclt_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540d400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sbclt <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn sbclt_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0d400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sbclt <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sbclt_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580d400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `cadd <Z>.b, <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn cadd_zb_zb_zb_i(zd: Z, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r2(part(0x4500d800, imm.steps_up(), 0, 1, 10), zd.0, 0, zn.0, 5))
}
/// `cadd <Z>.h, <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn cadd_zh_zh_zh_i(zd: Z, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r2(part(0x4540d800, imm.steps_up(), 0, 1, 10), zd.0, 0, zn.0, 5))
}
/// `cadd <Z>.d, <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn cadd_zd_zd_zd_i(zd: Z, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r2(part(0x45c0d800, imm.steps_up(), 0, 1, 10), zd.0, 0, zn.0, 5))
}
/// `cadd <Z>.s, <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn cadd_zs_zs_zs_i(zd: Z, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r2(part(0x4580d800, imm.steps_up(), 0, 1, 10), zd.0, 0, zn.0, 5))
}
/// `sqcadd <Z>.d, <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn sqcadd_zd_zd_zd_i(zd: Z, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r2(part(0x45c1d800, imm.steps_up(), 0, 1, 10), zd.0, 0, zn.0, 5))
}
/// `sqcadd <Z>.b, <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn sqcadd_zb_zb_zb_i(zd: Z, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r2(part(0x4501d800, imm.steps_up(), 0, 1, 10), zd.0, 0, zn.0, 5))
}
/// `sqcadd <Z>.s, <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn sqcadd_zs_zs_zs_i(zd: Z, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r2(part(0x4581d800, imm.steps_up(), 0, 1, 10), zd.0, 0, zn.0, 5))
}
/// `sqcadd <Z>.h, <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn sqcadd_zh_zh_zh_i(zd: Z, zn: Z, imm: Imm90To270By180) -> Inst {
    Inst(r2(part(0x4541d800, imm.steps_up(), 0, 1, 10), zd.0, 0, zn.0, 5))
}
/// `sri <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn sri_zs_zs_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4540f000, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sri <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn sri_zd_zd_i(zd: Z, zn: Z, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x4580f000, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 5))
}
/// `sri <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn sri_zh_zh_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4510f000, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sri <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn sri_zb_zb_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4508f000, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `sli <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn sli_zd_zd_i(zd: Z, zn: Z, imm: Imm0To63) -> Inst {
    Inst(r2(part(part(0x4580f400, imm.steps(), 0, 5, 16), imm.steps(), 5, 1, 22), zd.0, 0, zn.0, 5))
}
/// `sli <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn sli_zs_zs_i(zd: Z, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4540f400, imm.steps(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sli <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn sli_zh_zh_i(zd: Z, zn: Z, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x4510f400, imm.steps(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sli <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn sli_zb_zb_i(zd: Z, zn: Z, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x4508f400, imm.steps(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `ssra <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn ssra_zd_zd_i(zd: Z, zn: Z, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x4580e000, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 5))
}
/// `ssra <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn ssra_zs_zs_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4540e000, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `ssra <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn ssra_zh_zh_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4510e000, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `ssra <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn ssra_zb_zb_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4508e000, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `srsra <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn srsra_zd_zd_i(zd: Z, zn: Z, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x4580e800, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 5))
}
/// `srsra <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn srsra_zh_zh_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4510e800, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `srsra <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn srsra_zb_zb_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4508e800, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `srsra <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn srsra_zs_zs_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4540e800, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `usra <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn usra_zh_zh_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4510e400, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `usra <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn usra_zd_zd_i(zd: Z, zn: Z, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x4580e400, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 5))
}
/// `usra <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn usra_zs_zs_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4540e400, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `usra <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn usra_zb_zb_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4508e400, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `ursra <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn ursra_zd_zd_i(zd: Z, zn: Z, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0x4580ec00, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 5))
}
/// `ursra <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn ursra_zb_zb_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4508ec00, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `ursra <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn ursra_zh_zh_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4510ec00, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `ursra <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn ursra_zs_zs_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4540ec00, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `cdot <Z>.s, <Z>.b, <Z>.b[<N>], #<I>`
#[inline]
pub const fn cdot_zs_zb_zb_i_then_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(0x44a04000, index.steps(), 0, 2, 19), imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `cdot <Z>.d, <Z>.h, <Z>.h[<N>], #<I>`
#[inline]
pub const fn cdot_zd_zh_zh_i_then_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(0x44e04000, index.steps(), 0, 1, 20), imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `cmla <Z>.h, <Z>.h, <Z>.h[<N>], #<I>`
#[inline]
pub const fn cmla_zh_zh_zh_i_then_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(0x44a06000, index.steps(), 0, 2, 19), imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `cmla <Z>.s, <Z>.s, <Z>.s[<N>], #<I>`
#[inline]
pub const fn cmla_zs_zs_zs_i_then_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(0x44e06000, index.steps(), 0, 1, 20), imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sdot <Z>.s, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn sdot_zs_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a00000, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sdot <Z>.d, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sdot_zd_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x44e00000, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `udot <Z>.s, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn udot_zs_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a00400, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `udot <Z>.d, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn udot_zd_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x44e00400, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usdot <Z>.s, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn usdot_zs_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a01800, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sudot <Z>.s, <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn sudot_zs_zb_zb_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a01c00, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mla <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn mla_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44200800, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mla <Z>.s, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn mla_zs_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a00800, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mla <Z>.d, <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn mla_zd_zd_zd_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x44e00800, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mls <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn mls_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44200c00, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mls <Z>.s, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn mls_zs_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a00c00, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mls <Z>.d, <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn mls_zd_zd_zd_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x44e00c00, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlalb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn smlalb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a08000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlalb <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn smlalb_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e08000, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlslb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn smlslb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a0a000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlslb <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn smlslb_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e0a000, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlalt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn smlalt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a08400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlalt <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn smlalt_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e08400, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlslt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn smlslt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a0a400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlslt <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn smlslt_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e0a400, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlalb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn umlalb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a09000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlalb <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn umlalb_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e09000, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlslb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn umlslb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a0b000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlslb <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn umlslb_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e0b000, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlalt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn umlalt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a09400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlalt <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn umlalt_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e09400, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlslt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn umlslt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a0b400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlslt <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn umlslt_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e0b400, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mul <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn mul_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4420f800, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mul <Z>.s, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn mul_zs_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a0f800, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `mul <Z>.d, <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn mul_zd_zd_zd_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x44e0f800, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smullb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn smullb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a0c000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smullb <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn smullb_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e0c000, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smullt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn smullt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a0c400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smullt <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn smullt_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e0c400, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umullb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn umullb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a0d000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umullb <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn umullb_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e0d000, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umullt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn umullt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a0d400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umullt <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn umullt_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e0d400, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sqdmlalb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a02000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalb <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn sqdmlalb_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e02000, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sqdmlslb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a03000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslb <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn sqdmlslb_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e03000, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sqdmlalt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a02400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalt <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn sqdmlalt_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e02400, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sqdmlslt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a03400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslt <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn sqdmlslt_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e03400, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmullb <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sqdmullb_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a0e000, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmullb <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn sqdmullb_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e0e000, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmullt <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sqdmullt_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44a0e400, index.steps(), 0, 1, 11), index.steps(), 1, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmullt <Z>.d, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn sqdmullt_zd_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x44e0e400, index.steps(), 0, 1, 11), index.steps(), 1, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmulh <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sqdmulh_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4420f000, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmulh <Z>.s, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn sqdmulh_zs_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a0f000, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmulh <Z>.d, <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn sqdmulh_zd_zd_zd_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x44e0f000, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmulh <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sqrdmulh_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4420f400, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmulh <Z>.s, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn sqrdmulh_zs_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a0f400, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmulh <Z>.d, <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn sqrdmulh_zd_zd_zd_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x44e0f400, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdcmlah <Z>.h, <Z>.h, <Z>.h[<N>], #<I>`
#[inline]
pub const fn sqrdcmlah_zh_zh_zh_i_then_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(0x44a07000, index.steps(), 0, 2, 19), imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdcmlah <Z>.s, <Z>.s, <Z>.s[<N>], #<I>`
#[inline]
pub const fn sqrdcmlah_zs_zs_zs_i_then_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(0x44e07000, index.steps(), 0, 1, 20), imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlah <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sqrdmlah_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44201000, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlah <Z>.s, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn sqrdmlah_zs_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a01000, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlah <Z>.d, <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn sqrdmlah_zd_zd_zd_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x44e01000, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlsh <Z>.h, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sqrdmlsh_zh_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x44201400, index.steps(), 0, 2, 19), index.steps(), 2, 1, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlsh <Z>.s, <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn sqrdmlsh_zs_zs_zs_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x44a01400, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlsh <Z>.d, <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn sqrdmlsh_zd_zd_zd_at_i(zd: Z, zn: Z, zm: Z0To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0x44e01400, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sclamp <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn sclamp_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4400c000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sclamp <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn sclamp_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c0c000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sclamp <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn sclamp_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4440c000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sclamp <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sclamp_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4480c000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uclamp <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn uclamp_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4400c400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uclamp <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn uclamp_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c0c400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uclamp <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn uclamp_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4480c400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uclamp <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn uclamp_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4440c400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddlb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn saddlb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c00000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddlb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn saddlb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45800000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddlb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn saddlb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45400000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssublb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn ssublb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45801000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssublb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn ssublb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c01000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssublb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn ssublb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45401000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabdlb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sabdlb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45403000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabdlb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sabdlb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c03000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabdlb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sabdlb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45803000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddlt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn saddlt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45400400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddlt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn saddlt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c00400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddlt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn saddlt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45800400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssublt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn ssublt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45801400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssublt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn ssublt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c01400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssublt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn ssublt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45401400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabdlt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sabdlt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45803400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabdlt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sabdlt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45403400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sabdlt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sabdlt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c03400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddlb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn uaddlb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c00800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddlb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn uaddlb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45800800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddlb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn uaddlb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45400800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usublb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn usublb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45801800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usublb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn usublb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45401800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usublb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn usublb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c01800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabdlb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn uabdlb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c03800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabdlb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn uabdlb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45403800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabdlb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn uabdlb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45803800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddlt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn uaddlt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45800c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddlt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn uaddlt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c00c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddlt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn uaddlt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45400c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usublt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn usublt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45801c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usublt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn usublt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c01c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usublt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn usublt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45401c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabdlt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn uabdlt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45803c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabdlt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn uabdlt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45403c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uabdlt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn uabdlt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c03c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddwb <Z>.h, <Z>.h, <Z>.b`
#[inline]
pub const fn saddwb_zh_zh_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45404000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddwb <Z>.s, <Z>.s, <Z>.h`
#[inline]
pub const fn saddwb_zs_zs_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45804000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddwb <Z>.d, <Z>.d, <Z>.s`
#[inline]
pub const fn saddwb_zd_zd_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c04000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssubwb <Z>.s, <Z>.s, <Z>.h`
#[inline]
pub const fn ssubwb_zs_zs_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45805000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssubwb <Z>.h, <Z>.h, <Z>.b`
#[inline]
pub const fn ssubwb_zh_zh_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45405000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssubwb <Z>.d, <Z>.d, <Z>.s`
#[inline]
pub const fn ssubwb_zd_zd_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c05000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddwt <Z>.d, <Z>.d, <Z>.s`
#[inline]
pub const fn saddwt_zd_zd_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c04400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddwt <Z>.h, <Z>.h, <Z>.b`
#[inline]
pub const fn saddwt_zh_zh_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45404400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddwt <Z>.s, <Z>.s, <Z>.h`
#[inline]
pub const fn saddwt_zs_zs_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45804400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssubwt <Z>.h, <Z>.h, <Z>.b`
#[inline]
pub const fn ssubwt_zh_zh_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45405400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssubwt <Z>.d, <Z>.d, <Z>.s`
#[inline]
pub const fn ssubwt_zd_zd_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c05400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssubwt <Z>.s, <Z>.s, <Z>.h`
#[inline]
pub const fn ssubwt_zs_zs_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45805400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddwb <Z>.h, <Z>.h, <Z>.b`
#[inline]
pub const fn uaddwb_zh_zh_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45404800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddwb <Z>.d, <Z>.d, <Z>.s`
#[inline]
pub const fn uaddwb_zd_zd_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c04800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddwb <Z>.s, <Z>.s, <Z>.h`
#[inline]
pub const fn uaddwb_zs_zs_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45804800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usubwb <Z>.s, <Z>.s, <Z>.h`
#[inline]
pub const fn usubwb_zs_zs_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45805800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usubwb <Z>.d, <Z>.d, <Z>.s`
#[inline]
pub const fn usubwb_zd_zd_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c05800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usubwb <Z>.h, <Z>.h, <Z>.b`
#[inline]
pub const fn usubwb_zh_zh_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45405800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddwt <Z>.d, <Z>.d, <Z>.s`
#[inline]
pub const fn uaddwt_zd_zd_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c04c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddwt <Z>.h, <Z>.h, <Z>.b`
#[inline]
pub const fn uaddwt_zh_zh_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45404c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uaddwt <Z>.s, <Z>.s, <Z>.h`
#[inline]
pub const fn uaddwt_zs_zs_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45804c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usubwt <Z>.s, <Z>.s, <Z>.h`
#[inline]
pub const fn usubwt_zs_zs_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45805c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usubwt <Z>.h, <Z>.h, <Z>.b`
#[inline]
pub const fn usubwt_zh_zh_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45405c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usubwt <Z>.d, <Z>.d, <Z>.s`
#[inline]
pub const fn usubwt_zd_zd_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c05c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmullb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sqdmullb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c06000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmullb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sqdmullb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45806000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmullb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sqdmullb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45406000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `pmullb <Z>.q, <Z>.d, <Z>.d`
#[inline]
pub const fn pmullb_zq_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45006800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `pmullb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn pmullb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c06800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `pmullb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn pmullb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45406800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smullb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn smullb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45407000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smullb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn smullb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c07000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smullb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn smullb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45807000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmullt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sqdmullt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c06400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmullt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sqdmullt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45806400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmullt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sqdmullt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45406400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `pmullt <Z>.q, <Z>.d, <Z>.d`
#[inline]
pub const fn pmullt_zq_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45006c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `pmullt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn pmullt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c06c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `pmullt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn pmullt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45406c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smullt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn smullt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45407400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smullt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn smullt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c07400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smullt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn smullt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45807400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umullb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn umullb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c07800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umullb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn umullb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45407800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umullb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn umullb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45807800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umullt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn umullt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c07c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umullt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn umullt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45407c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umullt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn umullt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45807c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddlbt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn saddlbt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45808000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddlbt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn saddlbt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45408000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `saddlbt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn saddlbt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c08000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssublbt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn ssublbt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45408800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssublbt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn ssublbt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45808800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssublbt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn ssublbt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c08800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssubltb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn ssubltb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45408c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssubltb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn ssubltb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45808c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ssubltb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn ssubltb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c08c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `eorbt <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn eorbt_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45009000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `eorbt <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn eorbt_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45809000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `eorbt <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn eorbt_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45409000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `eorbt <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn eorbt_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c09000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `eortb <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn eortb_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45809400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `eortb <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn eortb_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45009400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `eortb <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn eortb_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c09400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `eortb <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn eortb_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45409400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smmla <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn smmla_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45009800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usmmla <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn usmmla_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45809800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `ummla <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn ummla_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c09800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bext <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn bext_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580b000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bext <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn bext_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0b000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bext <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn bext_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4500b000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bext <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn bext_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540b000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bdep <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn bdep_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0b400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bdep <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn bdep_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540b400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bdep <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn bdep_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4500b400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bdep <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn bdep_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580b400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bgrp <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn bgrp_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4580b800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bgrp <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn bgrp_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4500b800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bgrp <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn bgrp_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4540b800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `bgrp <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn bgrp_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45c0b800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sshllb <Z>.d, <Z>.s, #<I>`
#[inline]
pub const fn sshllb_zd_zs_i(zd: Z, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4540a000, imm.steps(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sshllb <Z>.s, <Z>.h, #<I>`
#[inline]
pub const fn sshllb_zs_zh_i(zd: Z, zn: Z, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x4510a000, imm.steps(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sshllb <Z>.h, <Z>.b, #<I>`
#[inline]
pub const fn sshllb_zh_zb_i(zd: Z, zn: Z, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x4508a000, imm.steps(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `sshllt <Z>.d, <Z>.s, #<I>`
#[inline]
pub const fn sshllt_zd_zs_i(zd: Z, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4540a400, imm.steps(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sshllt <Z>.h, <Z>.b, #<I>`
#[inline]
pub const fn sshllt_zh_zb_i(zd: Z, zn: Z, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x4508a400, imm.steps(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `sshllt <Z>.s, <Z>.h, #<I>`
#[inline]
pub const fn sshllt_zs_zh_i(zd: Z, zn: Z, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x4510a400, imm.steps(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `ushllb <Z>.s, <Z>.h, #<I>`
#[inline]
pub const fn ushllb_zs_zh_i(zd: Z, zn: Z, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x4510a800, imm.steps(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `ushllb <Z>.d, <Z>.s, #<I>`
#[inline]
pub const fn ushllb_zd_zs_i(zd: Z, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4540a800, imm.steps(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `ushllb <Z>.h, <Z>.b, #<I>`
#[inline]
pub const fn ushllb_zh_zb_i(zd: Z, zn: Z, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x4508a800, imm.steps(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `ushllt <Z>.d, <Z>.s, #<I>`
#[inline]
pub const fn ushllt_zd_zs_i(zd: Z, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4540ac00, imm.steps(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `ushllt <Z>.s, <Z>.h, #<I>`
#[inline]
pub const fn ushllt_zs_zh_i(zd: Z, zn: Z, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x4510ac00, imm.steps(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `ushllt <Z>.h, <Z>.b, #<I>`
#[inline]
pub const fn ushllt_zh_zb_i(zd: Z, zn: Z, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x4508ac00, imm.steps(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `sm4ekey <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sm4ekey_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4520f000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `rax1 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn rax1_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4520f400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `aese <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn aese_zb_zb_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x4522e000, zd.0, 0, zn.0, 5))
}
/// `aesd <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn aesd_zb_zb_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x4522e400, zd.0, 0, zn.0, 5))
}
/// `sm4e <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sm4e_zs_zs_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x4523e000, zd.0, 0, zn.0, 5))
}
/// `aesmc <Z>.b, <Z>.b`
#[inline]
pub const fn aesmc_zb_zb(zd: Z) -> Inst {
    Inst(r1(0x4520e000, zd.0, 0))
}
/// `aesimc <Z>.b, <Z>.b`
#[inline]
pub const fn aesimc_zb_zb(zd: Z) -> Inst {
    Inst(r1(0x4520e400, zd.0, 0))
}
/// `sdot <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sdot_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4400c800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `udot <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn udot_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4400cc00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sdot <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn sdot_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x4480c800, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `udot <Z>.s, <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn udot_zs_zh_zh_at_i(zd: Z, zn: Z, zm: Z0To7, index: Imm0To3) -> Inst {
    Inst(r3(part(0x4480cc00, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `histcnt <Z>.d, <P>/z, <Z>.d, <Z>.d`
#[inline]
pub const fn histcnt_zd_pz_zd_zd(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x45e0c000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `histcnt <Z>.s, <P>/z, <Z>.s, <Z>.s`
#[inline]
pub const fn histcnt_zs_pz_zs_zs(zd: Z, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x45a0c000, zd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `histseg <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn histseg_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4520a000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `luti2 <Z>.h, {<ZL1>.h}, <Z>[<N>]`
#[inline]
pub const fn luti2_zh_zl1_h_z_at_i(zd: Z, zn: Z, zm: Z, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4520a800, index.steps(), 0, 1, 12), index.steps(), 1, 2, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `luti2 <Z>.b, {<ZL1>.b}, <Z>[<N>]`
#[inline]
pub const fn luti2_zb_zl1_b_z_at_i(zd: Z, zn: Z, zm: Z, index: Imm0To3) -> Inst {
    Inst(r3(part(0x4520b000, index.steps(), 0, 2, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `luti4 <Z>.h, {<ZL2>.h}, <Z>[<N>]`
#[inline]
pub const fn luti4_zh_zl2_h_z_at_i(zd: Z, zn: Z, zm: Z, index: Imm0To3) -> Inst {
    Inst(r3(part(0x4520b400, index.steps(), 0, 2, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `luti4 <Z>.h, {<ZL1>.h}, <Z>[<N>]`
#[inline]
pub const fn luti4_zh_zl1_h_z_at_i(zd: Z, zn: Z, zm: Z, index: Imm0To3) -> Inst {
    Inst(r3(part(0x4520bc00, index.steps(), 0, 2, 22), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `luti4 <Z>.b, {<ZL1>.b}, <Z>[<N>]`
#[inline]
pub const fn luti4_zb_zl1_b_z_at_i(zd: Z, zn: Z, zm: Z, index: Imm0To1) -> Inst {
    Inst(r3(part(0x4560a400, index.steps(), 0, 1, 23), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `cdot <Z>.s, <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn cdot_zs_zb_zb_i(zd: Z, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x44801000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `cdot <Z>.d, <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn cdot_zd_zh_zh_i(zd: Z, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x44c01000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `cmla <Z>.h, <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn cmla_zh_zh_zh_i(zd: Z, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x44402000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `cmla <Z>.b, <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn cmla_zb_zb_zb_i(zd: Z, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x44002000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `cmla <Z>.s, <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn cmla_zs_zs_zs_i(zd: Z, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x44802000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `cmla <Z>.d, <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn cmla_zd_zd_zd_i(zd: Z, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x44c02000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdcmlah <Z>.b, <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn sqrdcmlah_zb_zb_zb_i(zd: Z, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x44003000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdcmlah <Z>.h, <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn sqrdcmlah_zh_zh_zh_i(zd: Z, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x44403000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdcmlah <Z>.s, <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn sqrdcmlah_zs_zs_zs_i(zd: Z, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x44803000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdcmlah <Z>.d, <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn sqrdcmlah_zd_zd_zd_i(zd: Z, zn: Z, zm: Z, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x44c03000, imm.steps(), 0, 2, 10), zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sdot <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn sdot_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44800000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sdot <Z>.d, <Z>.h, <Z>.h`
#[inline]
pub const fn sdot_zd_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c00000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `udot <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn udot_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44800400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `udot <Z>.d, <Z>.h, <Z>.h`
#[inline]
pub const fn udot_zd_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c00400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `usdot <Z>.s, <Z>.b, <Z>.b`
#[inline]
pub const fn usdot_zs_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44807800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlalb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn smlalb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44804000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlalb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn smlalb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c04000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlalb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn smlalb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44404000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlslb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn smlslb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c05000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlslb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn smlslb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44805000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlslb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn smlslb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44405000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlalt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn smlalt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c04400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlalt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn smlalt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44404400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlalt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn smlalt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44804400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlslt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn smlslt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44805400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlslt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn smlslt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c05400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `smlslt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn smlslt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44405400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlalb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn umlalb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c04800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlalb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn umlalb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44404800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlalb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn umlalb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44804800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlslb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn umlslb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c05800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlslb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn umlslb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44805800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlslb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn umlslb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44405800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlalt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn umlalt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c04c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlalt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn umlalt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44404c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlalt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn umlalt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44804c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlslt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn umlslt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44805c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlslt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn umlslt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c05c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `umlslt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn umlslt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44405c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sqdmlalb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44406000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sqdmlalb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c06000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sqdmlalb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44806000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslb <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sqdmlslb_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c06800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslb <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sqdmlslb_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44806800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslb <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sqdmlslb_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44406800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sqdmlalt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44406400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sqdmlalt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c06400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sqdmlalt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44806400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sqdmlslt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c06c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sqdmlslt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44406c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sqdmlslt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44806c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalbt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sqdmlalbt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44400800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalbt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sqdmlalbt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44800800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlalbt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sqdmlalbt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c00800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslbt <Z>.h, <Z>.b, <Z>.b`
#[inline]
pub const fn sqdmlslbt_zh_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44400c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslbt <Z>.d, <Z>.s, <Z>.s`
#[inline]
pub const fn sqdmlslbt_zd_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c00c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqdmlslbt <Z>.s, <Z>.h, <Z>.h`
#[inline]
pub const fn sqdmlslbt_zs_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44800c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlah <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn sqrdmlah_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44407000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlah <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sqrdmlah_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44807000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlah <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn sqrdmlah_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c07000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlah <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn sqrdmlah_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44007000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlsh <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn sqrdmlsh_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44007400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlsh <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn sqrdmlsh_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c07400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlsh <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn sqrdmlsh_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44807400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqrdmlsh <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn sqrdmlsh_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44407400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `addhnb <Z>.s, <Z>.d, <Z>.d`
#[inline]
pub const fn addhnb_zs_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45e06000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `addhnb <Z>.h, <Z>.s, <Z>.s`
#[inline]
pub const fn addhnb_zh_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45a06000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `addhnb <Z>.b, <Z>.h, <Z>.h`
#[inline]
pub const fn addhnb_zb_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45606000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `raddhnb <Z>.b, <Z>.h, <Z>.h`
#[inline]
pub const fn raddhnb_zb_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45606800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `raddhnb <Z>.h, <Z>.s, <Z>.s`
#[inline]
pub const fn raddhnb_zh_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45a06800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `raddhnb <Z>.s, <Z>.d, <Z>.d`
#[inline]
pub const fn raddhnb_zs_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45e06800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `subhnb <Z>.b, <Z>.h, <Z>.h`
#[inline]
pub const fn subhnb_zb_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45607000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `subhnb <Z>.s, <Z>.d, <Z>.d`
#[inline]
pub const fn subhnb_zs_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45e07000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `subhnb <Z>.h, <Z>.s, <Z>.s`
#[inline]
pub const fn subhnb_zh_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45a07000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `rsubhnb <Z>.s, <Z>.d, <Z>.d`
#[inline]
pub const fn rsubhnb_zs_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45e07800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `rsubhnb <Z>.b, <Z>.h, <Z>.h`
#[inline]
pub const fn rsubhnb_zb_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45607800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `rsubhnb <Z>.h, <Z>.s, <Z>.s`
#[inline]
pub const fn rsubhnb_zh_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45a07800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `addhnt <Z>.h, <Z>.s, <Z>.s`
#[inline]
pub const fn addhnt_zh_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45a06400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `addhnt <Z>.s, <Z>.d, <Z>.d`
#[inline]
pub const fn addhnt_zs_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45e06400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `addhnt <Z>.b, <Z>.h, <Z>.h`
#[inline]
pub const fn addhnt_zb_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45606400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `raddhnt <Z>.b, <Z>.h, <Z>.h`
#[inline]
pub const fn raddhnt_zb_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45606c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `raddhnt <Z>.h, <Z>.s, <Z>.s`
#[inline]
pub const fn raddhnt_zh_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45a06c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `raddhnt <Z>.s, <Z>.d, <Z>.d`
#[inline]
pub const fn raddhnt_zs_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45e06c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `subhnt <Z>.s, <Z>.d, <Z>.d`
#[inline]
pub const fn subhnt_zs_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45e07400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `subhnt <Z>.h, <Z>.s, <Z>.s`
#[inline]
pub const fn subhnt_zh_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45a07400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `subhnt <Z>.b, <Z>.h, <Z>.h`
#[inline]
pub const fn subhnt_zb_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45607400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `rsubhnt <Z>.s, <Z>.d, <Z>.d`
#[inline]
pub const fn rsubhnt_zs_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45e07c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `rsubhnt <Z>.h, <Z>.s, <Z>.s`
#[inline]
pub const fn rsubhnt_zh_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45a07c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `rsubhnt <Z>.b, <Z>.h, <Z>.h`
#[inline]
pub const fn rsubhnt_zb_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x45607c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `sqxtnb <Z>.s, <Z>.d`
#[inline]
pub const fn sqxtnb_zs_zd(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45604000, zd.0, 0, zn.0, 5))
}
/// `sqxtnb <Z>.b, <Z>.h`
#[inline]
pub const fn sqxtnb_zb_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45284000, zd.0, 0, zn.0, 5))
}
/// `sqxtnb <Z>.h, <Z>.s`
#[inline]
pub const fn sqxtnb_zh_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45304000, zd.0, 0, zn.0, 5))
}
/// `sqxtunb <Z>.s, <Z>.d`
#[inline]
pub const fn sqxtunb_zs_zd(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45605000, zd.0, 0, zn.0, 5))
}
/// `sqxtunb <Z>.b, <Z>.h`
#[inline]
pub const fn sqxtunb_zb_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45285000, zd.0, 0, zn.0, 5))
}
/// `sqxtunb <Z>.h, <Z>.s`
#[inline]
pub const fn sqxtunb_zh_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45305000, zd.0, 0, zn.0, 5))
}
/// `sqxtnt <Z>.b, <Z>.h`
#[inline]
pub const fn sqxtnt_zb_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45284400, zd.0, 0, zn.0, 5))
}
/// `sqxtnt <Z>.s, <Z>.d`
#[inline]
pub const fn sqxtnt_zs_zd(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45604400, zd.0, 0, zn.0, 5))
}
/// `sqxtnt <Z>.h, <Z>.s`
#[inline]
pub const fn sqxtnt_zh_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45304400, zd.0, 0, zn.0, 5))
}
/// `sqxtunt <Z>.h, <Z>.s`
#[inline]
pub const fn sqxtunt_zh_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45305400, zd.0, 0, zn.0, 5))
}
/// `sqxtunt <Z>.b, <Z>.h`
#[inline]
pub const fn sqxtunt_zb_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45285400, zd.0, 0, zn.0, 5))
}
/// `sqxtunt <Z>.s, <Z>.d`
#[inline]
pub const fn sqxtunt_zs_zd(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45605400, zd.0, 0, zn.0, 5))
}
/// `uqxtnb <Z>.s, <Z>.d`
#[inline]
pub const fn uqxtnb_zs_zd(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45604800, zd.0, 0, zn.0, 5))
}
/// `uqxtnb <Z>.h, <Z>.s`
#[inline]
pub const fn uqxtnb_zh_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45304800, zd.0, 0, zn.0, 5))
}
/// `uqxtnb <Z>.b, <Z>.h`
#[inline]
pub const fn uqxtnb_zb_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45284800, zd.0, 0, zn.0, 5))
}
/// `uqxtnt <Z>.b, <Z>.h`
#[inline]
pub const fn uqxtnt_zb_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45284c00, zd.0, 0, zn.0, 5))
}
/// `uqxtnt <Z>.s, <Z>.d`
#[inline]
pub const fn uqxtnt_zs_zd(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45604c00, zd.0, 0, zn.0, 5))
}
/// `uqxtnt <Z>.h, <Z>.s`
#[inline]
pub const fn uqxtnt_zh_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x45304c00, zd.0, 0, zn.0, 5))
}
/// `sqcvtn <Z>.h, {<ZL2>.s}`
#[inline]
pub const fn sqcvtn_zh_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0x45314000, zd.0, 0, zn.0, 6))
}
/// `sqcvtun <Z>.h, {<ZL2>.s}`
#[inline]
pub const fn sqcvtun_zh_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0x45315000, zd.0, 0, zn.0, 6))
}
/// `uqcvtn <Z>.h, {<ZL2>.s}`
#[inline]
pub const fn uqcvtn_zh_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0x45314800, zd.0, 0, zn.0, 6))
}
/// `sqrshrn <Z>.h, {<ZL2>.s}, #<I>`
#[inline]
pub const fn sqrshrn_zh_zl2_s_i(zd: Z, zn: ZPair, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45b02800, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 6))
}
/// `sqrshrun <Z>.h, {<ZL2>.s}, #<I>`
#[inline]
pub const fn sqrshrun_zh_zl2_s_i(zd: Z, zn: ZPair, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45b00800, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 6))
}
/// `uqrshrn <Z>.h, {<ZL2>.s}, #<I>`
#[inline]
pub const fn uqrshrn_zh_zl2_s_i(zd: Z, zn: ZPair, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45b03800, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 6))
}
/// `sqshrunb <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn sqshrunb_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45280000, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrunb <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn sqshrunb_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45600000, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrunb <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn sqshrunb_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45300000, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrunb <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn sqrshrunb_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45600800, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrunb <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn sqrshrunb_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45300800, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrunb <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn sqrshrunb_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45280800, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `shrnb <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn shrnb_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45601000, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `shrnb <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn shrnb_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45301000, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `shrnb <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn shrnb_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45281000, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `rshrnb <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn rshrnb_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45301800, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `rshrnb <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn rshrnb_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45281800, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `rshrnb <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn rshrnb_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45601800, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrnb <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn sqshrnb_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45602000, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrnb <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn sqshrnb_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45282000, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrnb <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn sqshrnb_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45302000, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrnb <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn sqrshrnb_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45302800, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrnb <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn sqrshrnb_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45602800, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrnb <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn sqrshrnb_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45282800, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrunt <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn sqshrunt_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45600400, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrunt <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn sqshrunt_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45280400, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrunt <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn sqshrunt_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45300400, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrunt <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn sqrshrunt_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45300c00, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrunt <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn sqrshrunt_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45600c00, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrunt <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn sqrshrunt_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45280c00, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `shrnt <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn shrnt_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45601400, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `shrnt <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn shrnt_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45281400, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `shrnt <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn shrnt_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45301400, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `rshrnt <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn rshrnt_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45601c00, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `rshrnt <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn rshrnt_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45281c00, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `rshrnt <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn rshrnt_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45301c00, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrnt <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn sqshrnt_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45302400, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrnt <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn sqshrnt_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45602400, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sqshrnt <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn sqshrnt_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45282400, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrnt <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn sqrshrnt_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45302c00, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrnt <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn sqrshrnt_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45602c00, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `sqrshrnt <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn sqrshrnt_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45282c00, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `uqshrnb <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn uqshrnb_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45303000, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `uqshrnb <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn uqshrnb_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45603000, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `uqshrnb <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn uqshrnb_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45283000, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `uqrshrnb <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn uqrshrnb_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45283800, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `uqrshrnb <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn uqrshrnb_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45303800, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `uqrshrnb <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn uqrshrnb_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45603800, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `uqshrnt <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn uqshrnt_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45603400, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `uqshrnt <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn uqshrnt_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45303400, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `uqshrnt <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn uqshrnt_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45283400, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `uqrshrnt <Z>.s, <Z>.d, #<I>`
#[inline]
pub const fn uqrshrnt_zs_zd_i(zd: Z, zn: Z, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x45603c00, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 5))
}
/// `uqrshrnt <Z>.h, <Z>.s, #<I>`
#[inline]
pub const fn uqrshrnt_zh_zs_i(zd: Z, zn: Z, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x45303c00, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `uqrshrnt <Z>.b, <Z>.h, #<I>`
#[inline]
pub const fn uqrshrnt_zb_zh_i(zd: Z, zn: Z, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x45283c00, imm.steps_down(), 0, 3, 16), zd.0, 0, zn.0, 5))
}
/// `sadalp <Z>.s, <P>/m, <Z>.h`
#[inline]
pub const fn sadalp_zs_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4484a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sadalp <Z>.d, <P>/m, <Z>.s`
#[inline]
pub const fn sadalp_zd_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44c4a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sadalp <Z>.h, <P>/m, <Z>.b`
#[inline]
pub const fn sadalp_zh_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4444a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uadalp <Z>.d, <P>/m, <Z>.s`
#[inline]
pub const fn uadalp_zd_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44c5a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uadalp <Z>.s, <P>/m, <Z>.h`
#[inline]
pub const fn uadalp_zs_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4485a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uadalp <Z>.h, <P>/m, <Z>.b`
#[inline]
pub const fn uadalp_zh_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4445a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `addp <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn addp_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d1a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `addp <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn addp_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4451a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `addp <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn addp_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4411a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `addp <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn addp_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4491a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxp <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn smaxp_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d4a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxp <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn smaxp_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4494a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxp <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn smaxp_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4414a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `smaxp <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn smaxp_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4454a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminp <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sminp_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4456a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminp <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sminp_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4416a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminp <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sminp_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4496a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sminp <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sminp_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d6a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxp <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn umaxp_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4415a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxp <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn umaxp_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4495a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxp <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn umaxp_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d5a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `umaxp <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn umaxp_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4455a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminp <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uminp_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4497a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminp <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uminp_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d7a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminp <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uminp_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4457a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uminp <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uminp_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4417a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srshl <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn srshl_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44828000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srshl <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn srshl_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44028000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srshl <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn srshl_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44c28000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srshl <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn srshl_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44428000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srshlr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn srshlr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44068000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srshlr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn srshlr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44468000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srshlr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn srshlr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44868000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srshlr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn srshlr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44c68000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqshl <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sqshl_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44088000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqshl <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sqshl_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44c88000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqshl <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sqshl_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44888000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqshl <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sqshl_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44488000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqrshl <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sqrshl_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x444a8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqrshl <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sqrshl_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44ca8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqrshl <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sqrshl_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x448a8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqrshl <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sqrshl_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x440a8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqshlr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sqshlr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x444c8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqshlr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sqshlr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x448c8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqshlr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sqshlr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44cc8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqshlr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sqshlr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x440c8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqrshlr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sqrshlr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x444e8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqrshlr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sqrshlr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x440e8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqrshlr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sqrshlr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44ce8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqrshlr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sqrshlr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x448e8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urshl <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn urshl_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44038000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urshl <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn urshl_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44838000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urshl <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn urshl_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44c38000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urshl <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn urshl_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44438000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urshlr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn urshlr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44878000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urshlr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn urshlr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44478000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urshlr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn urshlr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44078000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urshlr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn urshlr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44c78000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqshl <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uqshl_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44c98000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqshl <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uqshl_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44098000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqshl <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uqshl_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44898000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqshl <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uqshl_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44498000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqrshl <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uqrshl_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44cb8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqrshl <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uqrshl_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x444b8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqrshl <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uqrshl_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x448b8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqrshl <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uqrshl_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x440b8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqshlr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uqshlr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44cd8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqshlr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uqshlr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x444d8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqshlr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uqshlr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x448d8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqshlr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uqshlr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x440d8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqrshlr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uqrshlr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x444f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqrshlr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uqrshlr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x440f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqrshlr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uqrshlr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44cf8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqrshlr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uqrshlr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x448f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shadd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn shadd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d08000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shadd <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn shadd_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44108000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shadd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn shadd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44508000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shadd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn shadd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44908000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shsub <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn shsub_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44928000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shsub <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn shsub_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d28000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shsub <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn shsub_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44128000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shsub <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn shsub_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44528000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srhadd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn srhadd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44548000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srhadd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn srhadd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d48000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srhadd <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn srhadd_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44148000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `srhadd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn srhadd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44948000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shsubr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn shsubr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d68000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shsubr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn shsubr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44568000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shsubr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn shsubr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44968000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `shsubr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn shsubr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44168000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhadd <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uhadd_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44118000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhadd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uhadd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d18000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhadd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uhadd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44518000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhadd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uhadd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44918000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhsub <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uhsub_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d38000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhsub <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uhsub_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44138000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhsub <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uhsub_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44938000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhsub <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uhsub_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44538000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urhadd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn urhadd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44558000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urhadd <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn urhadd_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44158000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urhadd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn urhadd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44958000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urhadd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn urhadd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d58000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhsubr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uhsubr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44978000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhsubr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uhsubr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44178000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhsubr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uhsubr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44578000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uhsubr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uhsubr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d78000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqadd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sqadd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d88000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqadd <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sqadd_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44188000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqadd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sqadd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44988000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqadd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sqadd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44588000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqsub <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sqsub_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44da8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqsub <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sqsub_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x441a8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqsub <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sqsub_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x445a8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqsub <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sqsub_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x449a8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `suqadd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn suqadd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x449c8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `suqadd <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn suqadd_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x441c8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `suqadd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn suqadd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x445c8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `suqadd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn suqadd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44dc8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `usqadd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn usqadd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x445d8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `usqadd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn usqadd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x449d8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `usqadd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn usqadd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44dd8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `usqadd <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn usqadd_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x441d8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqsubr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn sqsubr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44de8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqsubr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sqsubr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x441e8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqsubr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sqsubr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x445e8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqsubr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn sqsubr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x449e8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqadd <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uqadd_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44998000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqadd <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uqadd_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44198000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqadd <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uqadd_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44d98000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqadd <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uqadd_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44598000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqsub <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uqsub_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x441b8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqsub <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uqsub_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44db8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqsub <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uqsub_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x445b8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqsub <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uqsub_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x449b8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqsubr <Z>.d, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn uqsubr_zd_pm_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44df8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqsubr <Z>.b, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn uqsubr_zb_pm_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x441f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqsubr <Z>.s, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn uqsubr_zs_pm_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x449f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `uqsubr <Z>.h, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn uqsubr_zh_pm_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x445f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `urecpe <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn urecpe_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4480a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ursqrte <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn ursqrte_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4481a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqabs <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn sqabs_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44c8a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqabs <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn sqabs_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4488a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqabs <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn sqabs_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4448a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqabs <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn sqabs_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4408a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqneg <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn sqneg_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4489a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqneg <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn sqneg_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x44c9a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqneg <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn sqneg_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4409a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `sqneg <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn sqneg_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x4449a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `match <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn match_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x45608000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `match <P>.b, <P>/z, <Z>.b, <Z>.b`
#[inline]
pub const fn match_pb_pz_zb_zb(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x45208000, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `nmatch <P>.h, <P>/z, <Z>.h, <Z>.h`
#[inline]
pub const fn nmatch_ph_pz_zh_zh(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x45608010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `nmatch <P>.b, <P>/z, <Z>.b, <Z>.b`
#[inline]
pub const fn nmatch_pb_pz_zb_zb(pd: P, pa: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r4(0x45208010, pd.0, 0, pa.0, 10, zn.0, 5, zm.0, 16))
}
/// `dupm <Z>.d, #<SLOG64>`
#[inline]
pub const fn dupm_zd_bitmask(zd: Z, imm: LogicalImm64) -> Inst {
    Inst(r1(part(0x05c00000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `dupm <Z>.b, #<SLOG8>`
#[inline]
pub const fn dupm_zb_bitmask(zd: Z, imm: LogicalImm8) -> Inst {
    Inst(r1(part(0x05c00000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `dupm <Z>.s, #<SLOG32>`
#[inline]
pub const fn dupm_zs_bitmask(zd: Z, imm: LogicalImm32) -> Inst {
    Inst(r1(part(0x05c00000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `mov <Z>.s, #<SLOG32>`
#[inline]
pub fn mov_zs_bitmask(zd: Z, imm: LogicalImm32) -> Result<Inst, EncodeError> {
    checked(form::MOV_ZS_BITMASK, r1(part(0x05c00000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `mov <Z>.d, #<SLOG64>`
#[inline]
pub fn mov_zd_bitmask(zd: Z, imm: LogicalImm64) -> Result<Inst, EncodeError> {
    checked(form::MOV_ZD_BITMASK, r1(part(0x05c00000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `mov <Z>.h, #<SLOG16>`
#[inline]
pub fn mov_zh_bitmask(zd: Z, imm: LogicalImm16) -> Result<Inst, EncodeError> {
    checked(form::MOV_ZH_BITMASK, r1(part(0x05c00000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `dupm <Z>.h, #<SLOG16>`
#[inline]
pub const fn dupm_zh_bitmask(zd: Z, imm: LogicalImm16) -> Inst {
    Inst(r1(part(0x05c00000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `orr <Z>.d, <Z>.d, #<SLOG64>`
#[inline]
pub const fn orr_zd_zd_bitmask(zd: Z, imm: LogicalImm64) -> Inst {
    Inst(r1(part(0x05000000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `eor <Z>.d, <Z>.d, #<SLOG64>`
#[inline]
pub const fn eor_zd_zd_bitmask(zd: Z, imm: LogicalImm64) -> Inst {
    Inst(r1(part(0x05400000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `and <Z>.d, <Z>.d, #<SLOG64>`
#[inline]
pub const fn and_zd_zd_bitmask(zd: Z, imm: LogicalImm64) -> Inst {
    Inst(r1(part(0x05800000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `orr <Z>.s, <Z>.s, #<SLOG32>`
#[inline]
pub const fn orr_zs_zs_bitmask(zd: Z, imm: LogicalImm32) -> Inst {
    Inst(r1(part(0x05000000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `orr <Z>.b, <Z>.b, #<SLOG8>`
#[inline]
pub const fn orr_zb_zb_bitmask(zd: Z, imm: LogicalImm8) -> Inst {
    Inst(r1(part(0x05000000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `orr <Z>.h, <Z>.h, #<SLOG16>`
#[inline]
pub const fn orr_zh_zh_bitmask(zd: Z, imm: LogicalImm16) -> Inst {
    Inst(r1(part(0x05000000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `eor <Z>.b, <Z>.b, #<SLOG8>`
#[inline]
pub const fn eor_zb_zb_bitmask(zd: Z, imm: LogicalImm8) -> Inst {
    Inst(r1(part(0x05400000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `eor <Z>.s, <Z>.s, #<SLOG32>`
#[inline]
pub const fn eor_zs_zs_bitmask(zd: Z, imm: LogicalImm32) -> Inst {
    Inst(r1(part(0x05400000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `eor <Z>.h, <Z>.h, #<SLOG16>`
#[inline]
pub const fn eor_zh_zh_bitmask(zd: Z, imm: LogicalImm16) -> Inst {
    Inst(r1(part(0x05400000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `and <Z>.s, <Z>.s, #<SLOG32>`
#[inline]
pub const fn and_zs_zs_bitmask(zd: Z, imm: LogicalImm32) -> Inst {
    Inst(r1(part(0x05800000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `and <Z>.h, <Z>.h, #<SLOG16>`
#[inline]
pub const fn and_zh_zh_bitmask(zd: Z, imm: LogicalImm16) -> Inst {
    Inst(r1(part(0x05800000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `and <Z>.b, <Z>.b, #<SLOG8>`
#[inline]
pub const fn and_zb_zb_bitmask(zd: Z, imm: LogicalImm8) -> Inst {
    Inst(r1(part(0x05800000, imm.bits(), 0, 13, 5), zd.0, 0))
}
/// `ldr <Z>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldr_z_at_xsp_i_mul_vl(zd: Z, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(part(0x85804000, imm.steps(), 0, 3, 10), imm.steps(), 3, 6, 16), zd.0, 0, rn.0, 5))
}
/// `ldr <Z>, [<XSP>]`
#[inline]
pub const fn ldr_z_at_xsp(zd: Z, rn: XSp) -> Inst {
    Inst(r2(0x85804000, zd.0, 0, rn.0, 5))
}
/// `ld1sh {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT> #1]`
#[inline]
pub const fn ld1sh_zl1_s_pz_at_xsp_zs_ext_1(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84a00000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1h {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT> #1]`
#[inline]
pub const fn ld1h_zl1_s_pz_at_xsp_zs_ext_1(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84a04000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sh {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT> #1]`
#[inline]
pub const fn ldff1sh_zl1_s_pz_at_xsp_zs_ext_1(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84a02000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1h {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT> #1]`
#[inline]
pub const fn ldff1h_zl1_s_pz_at_xsp_zs_ext_1(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84a06000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1w {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT> #2]`
#[inline]
pub const fn ld1w_zl1_s_pz_at_xsp_zs_ext_2(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x85204000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1w {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT> #2]`
#[inline]
pub const fn ldff1w_zl1_s_pz_at_xsp_zs_ext_2(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x85206000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sb {<ZL1>.s}, <P>/z, [<Z>.s, #<I>]`
#[inline]
pub const fn ld1sb_zl1_s_pz_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r3(part(0x84208000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1sh {<ZL1>.s}, <P>/z, [<Z>.s, #<I>]`
#[inline]
pub const fn ld1sh_zl1_s_pz_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r3(part(0x84a08000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1w {<ZL1>.s}, <P>/z, [<Z>.s, #<I>]`
#[inline]
pub const fn ld1w_zl1_s_pz_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To124By4) -> Inst {
    Inst(r3(part(0x8520c000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1b {<ZL1>.s}, <P>/z, [<Z>.s, #<I>]`
#[inline]
pub const fn ld1b_zl1_s_pz_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r3(part(0x8420c000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1h {<ZL1>.s}, <P>/z, [<Z>.s, #<I>]`
#[inline]
pub const fn ld1h_zl1_s_pz_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r3(part(0x84a0c000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1sb {<ZL1>.s}, <P>/z, [<Z>.s, #<I>]`
#[inline]
pub const fn ldff1sb_zl1_s_pz_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r3(part(0x8420a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1sh {<ZL1>.s}, <P>/z, [<Z>.s, #<I>]`
#[inline]
pub const fn ldff1sh_zl1_s_pz_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r3(part(0x84a0a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1w {<ZL1>.s}, <P>/z, [<Z>.s, #<I>]`
#[inline]
pub const fn ldff1w_zl1_s_pz_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To124By4) -> Inst {
    Inst(r3(part(0x8520e000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1b {<ZL1>.s}, <P>/z, [<Z>.s, #<I>]`
#[inline]
pub const fn ldff1b_zl1_s_pz_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r3(part(0x8420e000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1h {<ZL1>.s}, <P>/z, [<Z>.s, #<I>]`
#[inline]
pub const fn ldff1h_zl1_s_pz_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r3(part(0x84a0e000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1sb {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ld1sb_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x84208000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1sh {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ld1sh_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x84a08000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1w {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ld1w_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x8520c000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1b {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ld1b_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x8420c000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1h {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ld1h_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x84a0c000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1sb {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ldff1sb_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x8420a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1sh {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ldff1sh_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x84a0a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1w {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ldff1w_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x8520e000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1b {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ldff1b_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x8420e000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1h {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ldff1h_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x84a0e000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1sb {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn ld1sb_zl1_s_pz_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84000000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sh {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn ld1sh_zl1_s_pz_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84800000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1w {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn ld1w_zl1_s_pz_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x85004000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1b {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn ld1b_zl1_s_pz_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84004000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1h {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn ld1h_zl1_s_pz_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84804000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sb {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn ldff1sb_zl1_s_pz_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84002000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sh {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn ldff1sh_zl1_s_pz_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84802000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1w {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn ldff1w_zl1_s_pz_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x85006000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1b {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn ldff1b_zl1_s_pz_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84006000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1h {<ZL1>.s}, <P>/z, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn ldff1h_zl1_s_pz_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0x84806000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldnt1sb {<ZL1>.s}, <P>/z, [<Z>.s, <X>]`
#[inline]
pub const fn ldnt1sb_zl1_s_pz_at_zs_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0x84008000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1sh {<ZL1>.s}, <P>/z, [<Z>.s, <X>]`
#[inline]
pub const fn ldnt1sh_zl1_s_pz_at_zs_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0x84808000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1w {<ZL1>.s}, <P>/z, [<Z>.s, <X>]`
#[inline]
pub const fn ldnt1w_zl1_s_pz_at_zs_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0x8500a000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1b {<ZL1>.s}, <P>/z, [<Z>.s, <X>]`
#[inline]
pub const fn ldnt1b_zl1_s_pz_at_zs_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0x8400a000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1h {<ZL1>.s}, <P>/z, [<Z>.s, <X>]`
#[inline]
pub const fn ldnt1h_zl1_s_pz_at_zs_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0x8480a000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1h {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ldnt1h_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x849fa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldnt1sb {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ldnt1sb_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x841f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldnt1sh {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ldnt1sh_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x849f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldnt1w {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ldnt1w_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x851fa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldnt1b {<ZL1>.s}, <P>/z, [<Z>.s]`
#[inline]
pub const fn ldnt1b_zl1_s_pz_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x841fa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldr <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldr_p_at_xsp_i_mul_vl(pd: P, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(part(0x85800000, imm.steps(), 0, 3, 10), imm.steps(), 3, 6, 16), pd.0, 0, rn.0, 5))
}
/// `ldr <P>, [<XSP>]`
#[inline]
pub const fn ldr_p_at_xsp(pd: P, rn: XSp) -> Inst {
    Inst(r2(0x85800000, pd.0, 0, rn.0, 5))
}
/// `prfb <SPRF>, <P>, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn prfb_prf_p_at_xsp_zs_ext(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r3(part(part(0x84200000, operation.field(), 0, 4, 0), extend.bits(), 0, 1, 22), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfh <SPRF>, <P>, [<XSP>, <Z>.s, <EXT> #1]`
#[inline]
pub const fn prfh_prf_p_at_xsp_zs_ext_1(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r3(part(part(0x84202000, operation.field(), 0, 4, 0), extend.bits(), 0, 1, 22), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfw <SPRF>, <P>, [<XSP>, <Z>.s, <EXT> #2]`
#[inline]
pub const fn prfw_prf_p_at_xsp_zs_ext_2(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r3(part(part(0x84204000, operation.field(), 0, 4, 0), extend.bits(), 0, 1, 22), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfd <SPRF>, <P>, [<XSP>, <Z>.s, <EXT> #3]`
#[inline]
pub const fn prfd_prf_p_at_xsp_zs_ext_3(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r3(part(part(0x84206000, operation.field(), 0, 4, 0), extend.bits(), 0, 1, 22), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfb <SPRF>, <P>, [<Z>.s, #<I>]`
#[inline]
pub const fn prfb_prf_p_at_zs_i(operation: SvePrefetch, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r2(part(part(0x8400e000, operation.field(), 0, 4, 0), imm.steps(), 0, 5, 16), pa.0, 10, zn.0, 5))
}
/// `prfh <SPRF>, <P>, [<Z>.s, #<I>]`
#[inline]
pub const fn prfh_prf_p_at_zs_i(operation: SvePrefetch, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r2(part(part(0x8480e000, operation.field(), 0, 4, 0), imm.steps(), 0, 5, 16), pa.0, 10, zn.0, 5))
}
/// `prfw <SPRF>, <P>, [<Z>.s, #<I>]`
#[inline]
pub const fn prfw_prf_p_at_zs_i(operation: SvePrefetch, pa: P0To7, zn: Z, imm: Imm0To124By4) -> Inst {
    Inst(r2(part(part(0x8500e000, operation.field(), 0, 4, 0), imm.steps(), 0, 5, 16), pa.0, 10, zn.0, 5))
}
/// `prfd <SPRF>, <P>, [<Z>.s, #<I>]`
#[inline]
pub const fn prfd_prf_p_at_zs_i(operation: SvePrefetch, pa: P0To7, zn: Z, imm: Imm0To248By8) -> Inst {
    Inst(r2(part(part(0x8580e000, operation.field(), 0, 4, 0), imm.steps(), 0, 5, 16), pa.0, 10, zn.0, 5))
}
/// `prfb <SPRF>, <P>, [<Z>.s]`
#[inline]
pub const fn prfb_prf_p_at_zs(operation: SvePrefetch, pa: P0To7, zn: Z) -> Inst {
    Inst(r2(part(0x8400e000, operation.field(), 0, 4, 0), pa.0, 10, zn.0, 5))
}
/// `prfh <SPRF>, <P>, [<Z>.s]`
#[inline]
pub const fn prfh_prf_p_at_zs(operation: SvePrefetch, pa: P0To7, zn: Z) -> Inst {
    Inst(r2(part(0x8480e000, operation.field(), 0, 4, 0), pa.0, 10, zn.0, 5))
}
/// `prfw <SPRF>, <P>, [<Z>.s]`
#[inline]
pub const fn prfw_prf_p_at_zs(operation: SvePrefetch, pa: P0To7, zn: Z) -> Inst {
    Inst(r2(part(0x8500e000, operation.field(), 0, 4, 0), pa.0, 10, zn.0, 5))
}
/// `prfd <SPRF>, <P>, [<Z>.s]`
#[inline]
pub const fn prfd_prf_p_at_zs(operation: SvePrefetch, pa: P0To7, zn: Z) -> Inst {
    Inst(r2(part(0x8580e000, operation.field(), 0, 4, 0), pa.0, 10, zn.0, 5))
}
/// `ld1rb {<ZL1>.b}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rb_zl1_b_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To63) -> Inst {
    Inst(r3(part(0x84408000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rb {<ZL1>.h}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rb_zl1_h_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To63) -> Inst {
    Inst(r3(part(0x8440a000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rb {<ZL1>.s}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rb_zl1_s_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To63) -> Inst {
    Inst(r3(part(0x8440c000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rb {<ZL1>.d}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rb_zl1_d_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To63) -> Inst {
    Inst(r3(part(0x8440e000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsw {<ZL1>.d}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rsw_zl1_d_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To252By4) -> Inst {
    Inst(r3(part(0x84c08000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rh {<ZL1>.h}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rh_zl1_h_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To126By2) -> Inst {
    Inst(r3(part(0x84c0a000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rh {<ZL1>.s}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rh_zl1_s_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To126By2) -> Inst {
    Inst(r3(part(0x84c0c000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rh {<ZL1>.d}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rh_zl1_d_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To126By2) -> Inst {
    Inst(r3(part(0x84c0e000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsh {<ZL1>.d}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rsh_zl1_d_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To126By2) -> Inst {
    Inst(r3(part(0x85408000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsh {<ZL1>.s}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rsh_zl1_s_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To126By2) -> Inst {
    Inst(r3(part(0x8540a000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rw {<ZL1>.s}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rw_zl1_s_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To252By4) -> Inst {
    Inst(r3(part(0x8540c000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rw {<ZL1>.d}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rw_zl1_d_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To252By4) -> Inst {
    Inst(r3(part(0x8540e000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsb {<ZL1>.d}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rsb_zl1_d_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To63) -> Inst {
    Inst(r3(part(0x85c08000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsb {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rsb_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x85c08000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsb {<ZL1>.s}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rsb_zl1_s_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To63) -> Inst {
    Inst(r3(part(0x85c0a000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsb {<ZL1>.h}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rsb_zl1_h_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To63) -> Inst {
    Inst(r3(part(0x85c0c000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsb {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rsb_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x85c0c000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rd {<ZL1>.d}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rd_zl1_d_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: Imm0To504By8) -> Inst {
    Inst(r3(part(0x85c0e000, imm.steps(), 0, 6, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rb {<ZL1>.b}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rb_zl1_b_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x84408000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rb {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rb_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x8440a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rb {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rb_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x8440c000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rb {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rb_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x8440e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsw {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rsw_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x84c08000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rh {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rh_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x84c0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rh {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rh_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x84c0c000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rh {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rh_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x84c0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsh {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rsh_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x85408000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsh {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rsh_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x8540a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rw {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rw_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x8540c000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rw {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rw_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x8540e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rsb {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rsb_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x85c0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rd {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rd_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x85c0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `prfb <SPRF>, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn prfb_prf_p_at_xsp_i_mul_vl(operation: SvePrefetch, pa: P0To7, rn: XSp, imm: ImmMinus32To31) -> Inst {
    Inst(r2(part(part(0x85c00000, operation.field(), 0, 4, 0), imm.steps(), 0, 6, 16), pa.0, 10, rn.0, 5))
}
/// `prfh <SPRF>, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn prfh_prf_p_at_xsp_i_mul_vl(operation: SvePrefetch, pa: P0To7, rn: XSp, imm: ImmMinus32To31) -> Inst {
    Inst(r2(part(part(0x85c02000, operation.field(), 0, 4, 0), imm.steps(), 0, 6, 16), pa.0, 10, rn.0, 5))
}
/// `prfw <SPRF>, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn prfw_prf_p_at_xsp_i_mul_vl(operation: SvePrefetch, pa: P0To7, rn: XSp, imm: ImmMinus32To31) -> Inst {
    Inst(r2(part(part(0x85c04000, operation.field(), 0, 4, 0), imm.steps(), 0, 6, 16), pa.0, 10, rn.0, 5))
}
/// `prfd <SPRF>, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn prfd_prf_p_at_xsp_i_mul_vl(operation: SvePrefetch, pa: P0To7, rn: XSp, imm: ImmMinus32To31) -> Inst {
    Inst(r2(part(part(0x85c06000, operation.field(), 0, 4, 0), imm.steps(), 0, 6, 16), pa.0, 10, rn.0, 5))
}
/// `prfb <SPRF>, <P>, [<XSP>]`
#[inline]
pub const fn prfb_prf_p_at_xsp(operation: SvePrefetch, pa: P0To7, rn: XSp) -> Inst {
    Inst(r2(part(0x85c00000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5))
}
/// `prfh <SPRF>, <P>, [<XSP>]`
#[inline]
pub const fn prfh_prf_p_at_xsp(operation: SvePrefetch, pa: P0To7, rn: XSp) -> Inst {
    Inst(r2(part(0x85c02000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5))
}
/// `prfw <SPRF>, <P>, [<XSP>]`
#[inline]
pub const fn prfw_prf_p_at_xsp(operation: SvePrefetch, pa: P0To7, rn: XSp) -> Inst {
    Inst(r2(part(0x85c04000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5))
}
/// `prfd <SPRF>, <P>, [<XSP>]`
#[inline]
pub const fn prfd_prf_p_at_xsp(operation: SvePrefetch, pa: P0To7, rn: XSp) -> Inst {
    Inst(r2(part(0x85c06000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5))
}
/// `prfb <SPRF>, <P>, [<XSP>, <X>]`
#[inline]
pub const fn prfb_prf_p_at_xsp_x(operation: SvePrefetch, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x8400c000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `prfh <SPRF>, <P>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn prfh_prf_p_at_xsp_x_lsl_1(operation: SvePrefetch, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x8480c000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `prfw <SPRF>, <P>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn prfw_prf_p_at_xsp_x_lsl_2(operation: SvePrefetch, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x8500c000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `prfd <SPRF>, <P>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn prfd_prf_p_at_xsp_x_lsl_3(operation: SvePrefetch, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x8580c000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1sh {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT> #1]`
#[inline]
pub const fn ld1sh_zl1_d_pz_at_xsp_zd_ext_1(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4a00000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sw {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT> #2]`
#[inline]
pub const fn ld1sw_zl1_d_pz_at_xsp_zd_ext_2(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5200000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1d {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT> #3]`
#[inline]
pub const fn ld1d_zl1_d_pz_at_xsp_zd_ext_3(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5a04000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1h {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT> #1]`
#[inline]
pub const fn ld1h_zl1_d_pz_at_xsp_zd_ext_1(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4a04000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1w {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT> #2]`
#[inline]
pub const fn ld1w_zl1_d_pz_at_xsp_zd_ext_2(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5204000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sh {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT> #1]`
#[inline]
pub const fn ldff1sh_zl1_d_pz_at_xsp_zd_ext_1(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4a02000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sw {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT> #2]`
#[inline]
pub const fn ldff1sw_zl1_d_pz_at_xsp_zd_ext_2(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5202000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1d {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT> #3]`
#[inline]
pub const fn ldff1d_zl1_d_pz_at_xsp_zd_ext_3(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5a06000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1h {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT> #1]`
#[inline]
pub const fn ldff1h_zl1_d_pz_at_xsp_zd_ext_1(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4a06000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1w {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT> #2]`
#[inline]
pub const fn ldff1w_zl1_d_pz_at_xsp_zd_ext_2(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5206000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sh {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, lsl #1]`
#[inline]
pub const fn ld1sh_zl1_d_pz_at_xsp_zd_lsl_1(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc4e08000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sw {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, lsl #2]`
#[inline]
pub const fn ld1sw_zl1_d_pz_at_xsp_zd_lsl_2(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc5608000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1d {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, lsl #3]`
#[inline]
pub const fn ld1d_zl1_d_pz_at_xsp_zd_lsl_3(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc5e0c000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1h {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, lsl #1]`
#[inline]
pub const fn ld1h_zl1_d_pz_at_xsp_zd_lsl_1(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc4e0c000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1w {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, lsl #2]`
#[inline]
pub const fn ld1w_zl1_d_pz_at_xsp_zd_lsl_2(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc560c000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sh {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, lsl #1]`
#[inline]
pub const fn ldff1sh_zl1_d_pz_at_xsp_zd_lsl_1(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc4e0a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sw {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, lsl #2]`
#[inline]
pub const fn ldff1sw_zl1_d_pz_at_xsp_zd_lsl_2(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc560a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1d {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, lsl #3]`
#[inline]
pub const fn ldff1d_zl1_d_pz_at_xsp_zd_lsl_3(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc5e0e000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1h {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, lsl #1]`
#[inline]
pub const fn ldff1h_zl1_d_pz_at_xsp_zd_lsl_1(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc4e0e000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1w {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, lsl #2]`
#[inline]
pub const fn ldff1w_zl1_d_pz_at_xsp_zd_lsl_2(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc560e000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sb {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ld1sb_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r3(part(0xc4208000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1sh {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ld1sh_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r3(part(0xc4a08000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1sw {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ld1sw_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To124By4) -> Inst {
    Inst(r3(part(0xc5208000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1d {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ld1d_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To248By8) -> Inst {
    Inst(r3(part(0xc5a0c000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1b {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ld1b_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r3(part(0xc420c000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1h {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ld1h_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r3(part(0xc4a0c000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1w {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ld1w_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To124By4) -> Inst {
    Inst(r3(part(0xc520c000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1sb {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ldff1sb_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r3(part(0xc420a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1sh {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ldff1sh_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r3(part(0xc4a0a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1sw {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ldff1sw_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To124By4) -> Inst {
    Inst(r3(part(0xc520a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1d {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ldff1d_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To248By8) -> Inst {
    Inst(r3(part(0xc5a0e000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1b {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ldff1b_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r3(part(0xc420e000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1h {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ldff1h_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r3(part(0xc4a0e000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1w {<ZL1>.d}, <P>/z, [<Z>.d, #<I>]`
#[inline]
pub const fn ldff1w_zl1_d_pz_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To124By4) -> Inst {
    Inst(r3(part(0xc520e000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1sb {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ld1sb_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc4208000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1sh {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ld1sh_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc4a08000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1sw {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ld1sw_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc5208000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1d {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ld1d_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc5a0c000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1b {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ld1b_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc420c000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1h {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ld1h_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc4a0c000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1w {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ld1w_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc520c000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1sb {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldff1sb_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc420a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1sh {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldff1sh_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc4a0a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1sw {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldff1sw_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc520a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1d {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldff1d_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc5a0e000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1b {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldff1b_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc420e000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1h {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldff1h_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc4a0e000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldff1w {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldff1w_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc520e000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1sb {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ld1sb_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4000000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sh {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ld1sh_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4800000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sw {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ld1sw_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5000000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1d {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ld1d_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5804000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1b {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ld1b_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4004000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1h {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ld1h_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4804000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1w {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ld1w_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5004000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sb {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ldff1sb_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4002000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sh {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ldff1sh_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4802000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sw {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ldff1sw_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5002000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1d {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ldff1d_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5806000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1b {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ldff1b_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4006000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1h {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ldff1h_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc4806000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1w {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn ldff1w_zl1_d_pz_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xc5006000, extend.bits(), 0, 1, 22), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sb {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ld1sb_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc4408000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sh {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ld1sh_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc4c08000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1sw {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ld1sw_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc5408000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1d {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ld1d_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc5c0c000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1b {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ld1b_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc440c000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1h {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ld1h_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc4c0c000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ld1w {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ld1w_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc540c000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sb {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ldff1sb_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc440a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sh {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ldff1sh_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc4c0a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1sw {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ldff1sw_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc540a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1d {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ldff1d_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc5c0e000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1b {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ldff1b_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc440e000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1h {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ldff1h_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc4c0e000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldff1w {<ZL1>.d}, <P>/z, [<XSP>, <Z>.d]`
#[inline]
pub const fn ldff1w_zl1_d_pz_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xc540e000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ldnt1sb {<ZL1>.d}, <P>/z, [<Z>.d, <X>]`
#[inline]
pub const fn ldnt1sb_zl1_d_pz_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xc4008000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1sh {<ZL1>.d}, <P>/z, [<Z>.d, <X>]`
#[inline]
pub const fn ldnt1sh_zl1_d_pz_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xc4808000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1sw {<ZL1>.d}, <P>/z, [<Z>.d, <X>]`
#[inline]
pub const fn ldnt1sw_zl1_d_pz_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xc5008000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1d {<ZL1>.d}, <P>/z, [<Z>.d, <X>]`
#[inline]
pub const fn ldnt1d_zl1_d_pz_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xc580c000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1b {<ZL1>.d}, <P>/z, [<Z>.d, <X>]`
#[inline]
pub const fn ldnt1b_zl1_d_pz_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xc400c000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1h {<ZL1>.d}, <P>/z, [<Z>.d, <X>]`
#[inline]
pub const fn ldnt1h_zl1_d_pz_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xc480c000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1w {<ZL1>.d}, <P>/z, [<Z>.d, <X>]`
#[inline]
pub const fn ldnt1w_zl1_d_pz_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xc500c000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ldnt1sb {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldnt1sb_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc41f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldnt1sh {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldnt1sh_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc49f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldnt1sw {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldnt1sw_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc51f8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldnt1d {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldnt1d_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc59fc000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldnt1b {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldnt1b_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc41fc000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldnt1h {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldnt1h_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc49fc000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ldnt1w {<ZL1>.d}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ldnt1w_zl1_d_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc51fc000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `ld1q {<ZL1>.q}, <P>/z, [<Z>.d, <X>]`
#[inline]
pub const fn ld1q_zl1_q_pz_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xc400a000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `ld1q {<ZL1>.q}, <P>/z, [<Z>.d]`
#[inline]
pub const fn ld1q_zl1_q_pz_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xc41fa000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `prfb <SPRF>, <P>, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn prfb_prf_p_at_xsp_zd_ext(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r3(part(part(0xc4200000, operation.field(), 0, 4, 0), extend.bits(), 0, 1, 22), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfh <SPRF>, <P>, [<XSP>, <Z>.d, <EXT> #1]`
#[inline]
pub const fn prfh_prf_p_at_xsp_zd_ext_1(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r3(part(part(0xc4202000, operation.field(), 0, 4, 0), extend.bits(), 0, 1, 22), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfw <SPRF>, <P>, [<XSP>, <Z>.d, <EXT> #2]`
#[inline]
pub const fn prfw_prf_p_at_xsp_zd_ext_2(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r3(part(part(0xc4204000, operation.field(), 0, 4, 0), extend.bits(), 0, 1, 22), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfd <SPRF>, <P>, [<XSP>, <Z>.d, <EXT> #3]`
#[inline]
pub const fn prfd_prf_p_at_xsp_zd_ext_3(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r3(part(part(0xc4206000, operation.field(), 0, 4, 0), extend.bits(), 0, 1, 22), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfb <SPRF>, <P>, [<XSP>, <Z>.d]`
#[inline]
pub const fn prfb_prf_p_at_xsp_zd(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r3(part(0xc4608000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfh <SPRF>, <P>, [<XSP>, <Z>.d, lsl #1]`
#[inline]
pub const fn prfh_prf_p_at_xsp_zd_lsl_1(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r3(part(0xc460a000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfw <SPRF>, <P>, [<XSP>, <Z>.d, lsl #2]`
#[inline]
pub const fn prfw_prf_p_at_xsp_zd_lsl_2(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r3(part(0xc460c000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfd <SPRF>, <P>, [<XSP>, <Z>.d, lsl #3]`
#[inline]
pub const fn prfd_prf_p_at_xsp_zd_lsl_3(operation: SvePrefetch, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r3(part(0xc460e000, operation.field(), 0, 4, 0), pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `prfb <SPRF>, <P>, [<Z>.d, #<I>]`
#[inline]
pub const fn prfb_prf_p_at_zd_i(operation: SvePrefetch, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r2(part(part(0xc400e000, operation.field(), 0, 4, 0), imm.steps(), 0, 5, 16), pa.0, 10, zn.0, 5))
}
/// `prfh <SPRF>, <P>, [<Z>.d, #<I>]`
#[inline]
pub const fn prfh_prf_p_at_zd_i(operation: SvePrefetch, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r2(part(part(0xc480e000, operation.field(), 0, 4, 0), imm.steps(), 0, 5, 16), pa.0, 10, zn.0, 5))
}
/// `prfw <SPRF>, <P>, [<Z>.d, #<I>]`
#[inline]
pub const fn prfw_prf_p_at_zd_i(operation: SvePrefetch, pa: P0To7, zn: Z, imm: Imm0To124By4) -> Inst {
    Inst(r2(part(part(0xc500e000, operation.field(), 0, 4, 0), imm.steps(), 0, 5, 16), pa.0, 10, zn.0, 5))
}
/// `prfd <SPRF>, <P>, [<Z>.d, #<I>]`
#[inline]
pub const fn prfd_prf_p_at_zd_i(operation: SvePrefetch, pa: P0To7, zn: Z, imm: Imm0To248By8) -> Inst {
    Inst(r2(part(part(0xc580e000, operation.field(), 0, 4, 0), imm.steps(), 0, 5, 16), pa.0, 10, zn.0, 5))
}
/// `prfb <SPRF>, <P>, [<Z>.d]`
#[inline]
pub const fn prfb_prf_p_at_zd(operation: SvePrefetch, pa: P0To7, zn: Z) -> Inst {
    Inst(r2(part(0xc400e000, operation.field(), 0, 4, 0), pa.0, 10, zn.0, 5))
}
/// `prfh <SPRF>, <P>, [<Z>.d]`
#[inline]
pub const fn prfh_prf_p_at_zd(operation: SvePrefetch, pa: P0To7, zn: Z) -> Inst {
    Inst(r2(part(0xc480e000, operation.field(), 0, 4, 0), pa.0, 10, zn.0, 5))
}
/// `prfw <SPRF>, <P>, [<Z>.d]`
#[inline]
pub const fn prfw_prf_p_at_zd(operation: SvePrefetch, pa: P0To7, zn: Z) -> Inst {
    Inst(r2(part(0xc500e000, operation.field(), 0, 4, 0), pa.0, 10, zn.0, 5))
}
/// `prfd <SPRF>, <P>, [<Z>.d]`
#[inline]
pub const fn prfd_prf_p_at_zd(operation: SvePrefetch, pa: P0To7, zn: Z) -> Inst {
    Inst(r2(part(0xc580e000, operation.field(), 0, 4, 0), pa.0, 10, zn.0, 5))
}
/// `ld1b {<ZL1>.b}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1b_zl1_b_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa400a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL1>.h}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1b_zl1_h_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa420a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1b_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa440a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1b_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa460a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sw {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1sw_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa480a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZL1>.h}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1h_zl1_h_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa4a0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1h_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa4c0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1h_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa4e0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sh {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1sh_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa500a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sh {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1sh_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa520a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1w_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa540a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1w_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa560a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sb {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1sb_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa580a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sb {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1sb_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa5a0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sb {<ZL1>.h}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1sb_zl1_h_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa5c0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1d_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa5e0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL1>.b}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1b_zl1_b_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa400a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1b_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa420a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1b_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa440a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1b_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa460a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sw {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1sw_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa480a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1h_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4a0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1h_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4c0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1h_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4e0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sh {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1sh_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa500a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sh {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1sh_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa520a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1w_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa540a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1w_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa560a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sb {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1sb_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa580a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sb {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1sb_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5a0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1sb {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1sb_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5c0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1d_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5e0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZL1>.q}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1w_zl1_q_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa5102000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZL1>.q}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1d_zl1_q_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa5902000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZL1>.q}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1w_zl1_q_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5102000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZL1>.q}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1d_zl1_q_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5902000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL1>.b}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1b_zl1_b_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4004000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1b {<ZL1>.h}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1b_zl1_h_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4204000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1b {<ZL1>.s}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1b_zl1_s_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4404000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1b {<ZL1>.d}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1b_zl1_d_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4604000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1sw {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1sw_zl1_d_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4804000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1h {<ZL1>.h}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1h_zl1_h_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4a04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1h {<ZL1>.s}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1h_zl1_s_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4c04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1h {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1h_zl1_d_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4e04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1sh {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1sh_zl1_d_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5004000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1sh {<ZL1>.s}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1sh_zl1_s_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5204000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1w {<ZL1>.s}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1w_zl1_s_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5404000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1w {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1w_zl1_d_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5604000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1sb {<ZL1>.d}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1sb_zl1_d_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5804000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1sb {<ZL1>.s}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1sb_zl1_s_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5a04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1sb {<ZL1>.h}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1sb_zl1_h_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5c04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1d {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld1d_zl1_d_pz_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5e04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1w {<ZL1>.q}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1w_zl1_q_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5008000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1d {<ZL1>.q}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld1d_zl1_q_pz_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5808000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1b {<ZL1>.b}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldff1b_zl1_b_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa4006000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1b {<ZL1>.h}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldff1b_zl1_h_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa4206000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1b {<ZL1>.s}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldff1b_zl1_s_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa4406000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1b {<ZL1>.d}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldff1b_zl1_d_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa4606000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1sw {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldff1sw_zl1_d_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa4806000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1h {<ZL1>.h}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldff1h_zl1_h_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa4a06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1h {<ZL1>.s}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldff1h_zl1_s_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa4c06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1h {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldff1h_zl1_d_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa4e06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1sh {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldff1sh_zl1_d_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa5006000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1sh {<ZL1>.s}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldff1sh_zl1_s_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa5206000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1w {<ZL1>.s}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldff1w_zl1_s_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa5406000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1w {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldff1w_zl1_d_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa5606000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1sb {<ZL1>.d}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldff1sb_zl1_d_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa5806000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1sb {<ZL1>.s}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldff1sb_zl1_s_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa5a06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1sb {<ZL1>.h}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldff1sb_zl1_h_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa5c06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1d {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ldff1d_zl1_d_pz_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa5e06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldff1b {<ZL1>.b}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1b_zl1_b_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa41f6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1b {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1b_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa43f6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1b {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1b_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa45f6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1b {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1b_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa47f6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1sw {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1sw_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa49f6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1h {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1h_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4bf6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1h {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1h_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4df6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1h {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1h_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4ff6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1sh {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1sh_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa51f6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1sh {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1sh_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa53f6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1w {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1w_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa55f6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1w {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1w_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa57f6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1sb {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1sb_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa59f6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1sb {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1sb_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5bf6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1sb {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1sb_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5df6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldff1d {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldff1d_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5ff6000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1b {<ZL1>.b}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1b_zl1_b_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa410a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1b {<ZL1>.h}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1b_zl1_h_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa430a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1b {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1b_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa450a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1b {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1b_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa470a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sw {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1sw_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa490a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1h {<ZL1>.h}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1h_zl1_h_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa4b0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1h {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1h_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa4d0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1h {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1h_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa4f0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sh {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1sh_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa510a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sh {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1sh_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa530a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1w {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1w_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa550a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1w {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1w_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa570a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sb {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1sb_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa590a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sb {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1sb_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa5b0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sb {<ZL1>.h}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1sb_zl1_h_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa5d0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1d {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnf1d_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa5f0a000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1b {<ZL1>.b}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1b_zl1_b_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa410a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1b {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1b_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa430a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1b {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1b_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa450a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1b {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1b_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa470a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sw {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1sw_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa490a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1h {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1h_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4b0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1h {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1h_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4d0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1h {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1h_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4f0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sh {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1sh_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa510a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sh {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1sh_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa530a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1w {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1w_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa550a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1w {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1w_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa570a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sb {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1sb_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa590a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sb {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1sb_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5b0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1sb {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1sb_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5d0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnf1d {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnf1d_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5f0a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZL1>.b}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1b_zl1_b_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa400e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnt1h {<ZL1>.h}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1h_zl1_h_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa480e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnt1w {<ZL1>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1w_zl1_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa500e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnt1d {<ZL1>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1d_zl1_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xa580e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZL1>.b}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnt1b_zl1_b_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa400e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnt1h {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnt1h_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa480e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnt1w {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnt1w_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa500e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnt1d {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ldnt1d_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa580e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZL1>.b}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldnt1b_zl1_b_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa400c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1h {<ZL1>.h}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldnt1h_zl1_h_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa480c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1w {<ZL1>.s}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldnt1w_zl1_s_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa500c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1d {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ldnt1d_zl1_d_pz_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa580c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld2b {<ZL2>.b}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld2b_zl2_b_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa420e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld3b {<ZL3>.b}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld3b_zl3_b_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus24To21By3) -> Inst {
    Inst(r3(part(0xa440e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld4b {<ZL4>.b}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld4b_zl4_b_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa460e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld2h {<ZL2>.h}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld2h_zl2_h_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa4a0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld3h {<ZL3>.h}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld3h_zl3_h_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus24To21By3) -> Inst {
    Inst(r3(part(0xa4c0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld4h {<ZL4>.h}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld4h_zl4_h_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa4e0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld2w {<ZL2>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld2w_zl2_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa520e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld3w {<ZL3>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld3w_zl3_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus24To21By3) -> Inst {
    Inst(r3(part(0xa540e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld4w {<ZL4>.s}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld4w_zl4_s_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa560e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld2d {<ZL2>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld2d_zl2_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa5a0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld3d {<ZL3>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld3d_zl3_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus24To21By3) -> Inst {
    Inst(r3(part(0xa5c0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld4d {<ZL4>.d}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld4d_zl4_d_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa5e0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld2b {<ZL2>.b}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld2b_zl2_b_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa420e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld3b {<ZL3>.b}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld3b_zl3_b_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa440e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld4b {<ZL4>.b}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld4b_zl4_b_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa460e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld2h {<ZL2>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld2h_zl2_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4a0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld3h {<ZL3>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld3h_zl3_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4c0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld4h {<ZL4>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld4h_zl4_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4e0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld2w {<ZL2>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld2w_zl2_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa520e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld3w {<ZL3>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld3w_zl3_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa540e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld4w {<ZL4>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld4w_zl4_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa560e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld2d {<ZL2>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld2d_zl2_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5a0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld3d {<ZL3>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld3d_zl3_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5c0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld4d {<ZL4>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld4d_zl4_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5e0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld2b {<ZL2>.b}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld2b_zl2_b_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa420c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld3b {<ZL3>.b}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld3b_zl3_b_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa440c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld4b {<ZL4>.b}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld4b_zl4_b_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa460c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld2h {<ZL2>.h}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld2h_zl2_h_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4a0c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld3h {<ZL3>.h}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld3h_zl3_h_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4c0c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld4h {<ZL4>.h}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld4h_zl4_h_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4e0c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld2w {<ZL2>.s}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld2w_zl2_s_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa520c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld3w {<ZL3>.s}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld3w_zl3_s_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa540c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld4w {<ZL4>.s}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld4w_zl4_s_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa560c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld2d {<ZL2>.d}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld2d_zl2_d_pz_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5a0c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld3d {<ZL3>.d}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld3d_zl3_d_pz_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5c0c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld4d {<ZL4>.d}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld4d_zl4_d_pz_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5e0c000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld2q {<ZL2>.q}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld2q_zl2_q_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa490e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld3q {<ZL3>.q}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld3q_zl3_q_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus24To21By3) -> Inst {
    Inst(r3(part(0xa510e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld4q {<ZL4>.q}, <P>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld4q_zl4_q_pz_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa590e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld2q {<ZL2>.q}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld2q_zl2_q_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa490e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld3q {<ZL3>.q}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld3q_zl3_q_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa510e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld4q {<ZL4>.q}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld4q_zl4_q_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa590e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld2q {<ZL2>.q}, <P>/z, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn ld2q_zl2_q_pz_at_xsp_x_lsl_4(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4a08000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld3q {<ZL3>.q}, <P>/z, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn ld3q_zl3_q_pz_at_xsp_x_lsl_4(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5208000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld4q {<ZL4>.q}, <P>/z, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn ld4q_zl4_q_pz_at_xsp_x_lsl_4(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5a08000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1rqb {<ZL1>.b}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rqb_zl1_b_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus128To112By16) -> Inst {
    Inst(r3(part(0xa4002000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rob {<ZL1>.b}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rob_zl1_b_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus256To224By32) -> Inst {
    Inst(r3(part(0xa4202000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rqh {<ZL1>.h}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rqh_zl1_h_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus128To112By16) -> Inst {
    Inst(r3(part(0xa4802000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1roh {<ZL1>.h}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1roh_zl1_h_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus256To224By32) -> Inst {
    Inst(r3(part(0xa4a02000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rqw {<ZL1>.s}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rqw_zl1_s_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus128To112By16) -> Inst {
    Inst(r3(part(0xa5002000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1row {<ZL1>.s}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1row_zl1_s_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus256To224By32) -> Inst {
    Inst(r3(part(0xa5202000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rqd {<ZL1>.d}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rqd_zl1_d_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus128To112By16) -> Inst {
    Inst(r3(part(0xa5802000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rod {<ZL1>.d}, <P>/z, [<XSP>, #<I>]`
#[inline]
pub const fn ld1rod_zl1_d_pz_at_xsp_i(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus256To224By32) -> Inst {
    Inst(r3(part(0xa5a02000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rqb {<ZL1>.b}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rqb_zl1_b_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4002000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rob {<ZL1>.b}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rob_zl1_b_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4202000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rqh {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rqh_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4802000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1roh {<ZL1>.h}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1roh_zl1_h_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa4a02000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rqw {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rqw_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5002000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1row {<ZL1>.s}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1row_zl1_s_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5202000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rqd {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rqd_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5802000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rod {<ZL1>.d}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1rod_zl1_d_pz_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xa5a02000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `ld1rqb {<ZL1>.b}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1rqb_zl1_b_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4000000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1rob {<ZL1>.b}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1rob_zl1_b_pz_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4200000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1rqh {<ZL1>.h}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1rqh_zl1_h_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4800000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1roh {<ZL1>.h}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1roh_zl1_h_pz_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa4a00000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1rqw {<ZL1>.s}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1rqw_zl1_s_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5000000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1row {<ZL1>.s}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1row_zl1_s_pz_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5200000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1rqd {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld1rqd_zl1_d_pz_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5800000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1rod {<ZL1>.d}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld1rod_zl1_d_pz_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xa5a00000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1b {<ZL1>.b}, <P>, [<XSP>, <X>]`
#[inline]
pub const fn stnt1b_zl1_b_p_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4006000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1h {<ZL1>.h}, <P>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn stnt1h_zl1_h_p_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4806000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1w {<ZL1>.s}, <P>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn stnt1w_zl1_s_p_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5006000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1d {<ZL1>.d}, <P>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn stnt1d_zl1_d_p_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5806000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st2b {<ZL2>.b}, <P>, [<XSP>, <X>]`
#[inline]
pub const fn st2b_zl2_b_p_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4206000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st3b {<ZL3>.b}, <P>, [<XSP>, <X>]`
#[inline]
pub const fn st3b_zl3_b_p_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4406000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st4b {<ZL4>.b}, <P>, [<XSP>, <X>]`
#[inline]
pub const fn st4b_zl4_b_p_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4606000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st2h {<ZL2>.h}, <P>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st2h_zl2_h_p_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4a06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st3h {<ZL3>.h}, <P>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st3h_zl3_h_p_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4c06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st4h {<ZL4>.h}, <P>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st4h_zl4_h_p_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4e06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st2w {<ZL2>.s}, <P>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st2w_zl2_s_p_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5206000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st3w {<ZL3>.s}, <P>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st3w_zl3_s_p_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5406000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st4w {<ZL4>.s}, <P>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st4w_zl4_s_p_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5606000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st2d {<ZL2>.d}, <P>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st2d_zl2_d_p_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5a06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st3d {<ZL3>.d}, <P>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st3d_zl3_d_p_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5c06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st4d {<ZL4>.d}, <P>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st4d_zl4_d_p_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5e06000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1b {<ZL1>.s}, <P>, [<Z>.s, <X>]`
#[inline]
pub const fn stnt1b_zl1_s_p_at_zs_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xe4402000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `stnt1h {<ZL1>.s}, <P>, [<Z>.s, <X>]`
#[inline]
pub const fn stnt1h_zl1_s_p_at_zs_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xe4c02000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `stnt1w {<ZL1>.s}, <P>, [<Z>.s, <X>]`
#[inline]
pub const fn stnt1w_zl1_s_p_at_zs_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xe5402000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `stnt1b {<ZL1>.s}, <P>, [<Z>.s]`
#[inline]
pub const fn stnt1b_zl1_s_p_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe45f2000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `stnt1h {<ZL1>.s}, <P>, [<Z>.s]`
#[inline]
pub const fn stnt1h_zl1_s_p_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe4df2000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `stnt1w {<ZL1>.s}, <P>, [<Z>.s]`
#[inline]
pub const fn stnt1w_zl1_s_p_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe55f2000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `stnt1b {<ZL1>.d}, <P>, [<Z>.d, <X>]`
#[inline]
pub const fn stnt1b_zl1_d_p_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xe4002000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `stnt1h {<ZL1>.d}, <P>, [<Z>.d, <X>]`
#[inline]
pub const fn stnt1h_zl1_d_p_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xe4802000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `stnt1w {<ZL1>.d}, <P>, [<Z>.d, <X>]`
#[inline]
pub const fn stnt1w_zl1_d_p_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xe5002000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `stnt1d {<ZL1>.d}, <P>, [<Z>.d, <X>]`
#[inline]
pub const fn stnt1d_zl1_d_p_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xe5802000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `stnt1b {<ZL1>.d}, <P>, [<Z>.d]`
#[inline]
pub const fn stnt1b_zl1_d_p_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe41f2000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `stnt1h {<ZL1>.d}, <P>, [<Z>.d]`
#[inline]
pub const fn stnt1h_zl1_d_p_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe49f2000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `stnt1w {<ZL1>.d}, <P>, [<Z>.d]`
#[inline]
pub const fn stnt1w_zl1_d_p_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe51f2000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `stnt1d {<ZL1>.d}, <P>, [<Z>.d]`
#[inline]
pub const fn stnt1d_zl1_d_p_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe59f2000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1q {<ZL1>.q}, <P>, [<Z>.d, <X>]`
#[inline]
pub const fn st1q_zl1_q_p_at_zd_x(zd: Z, pa: P0To7, zn: Z, rm: X) -> Inst {
    Inst(r4(0xe4202000, zd.0, 0, pa.0, 10, zn.0, 5, rm.0, 16))
}
/// `st1q {<ZL1>.q}, <P>, [<Z>.d]`
#[inline]
pub const fn st1q_zl1_q_p_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe43f2000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1b {<ZL1>.s}, <P>, [<XSP>, <X>]`
#[inline]
pub const fn st1b_zl1_s_p_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4404000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1b {<ZL1>.h}, <P>, [<XSP>, <X>]`
#[inline]
pub const fn st1b_zl1_h_p_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4204000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1b {<ZL1>.d}, <P>, [<XSP>, <X>]`
#[inline]
pub const fn st1b_zl1_d_p_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4604000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1b {<ZL1>.b}, <P>, [<XSP>, <X>]`
#[inline]
pub const fn st1b_zl1_b_p_at_xsp_x(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4004000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1h {<ZL1>.d}, <P>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st1h_zl1_d_p_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4e04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1h {<ZL1>.h}, <P>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st1h_zl1_h_p_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4a04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1h {<ZL1>.s}, <P>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st1h_zl1_s_p_at_xsp_x_lsl_1(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4c04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1w {<ZL1>.q}, <P>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st1w_zl1_q_p_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5004000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1w {<ZL1>.s}, <P>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st1w_zl1_s_p_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5404000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1w {<ZL1>.d}, <P>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st1w_zl1_d_p_at_xsp_x_lsl_2(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5604000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1d {<ZL1>.q}, <P>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st1d_zl1_q_p_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5c04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1d {<ZL1>.d}, <P>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st1d_zl1_d_p_at_xsp_x_lsl_3(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe5e04000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st2q {<ZL2>.q}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st2q_zl2_q_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xe4400000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st3q {<ZL3>.q}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st3q_zl3_q_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus24To21By3) -> Inst {
    Inst(r3(part(0xe4800000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st4q {<ZL4>.q}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st4q_zl4_q_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xe4c00000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st2q {<ZL2>.q}, <P>, [<XSP>]`
#[inline]
pub const fn st2q_zl2_q_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe4400000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st3q {<ZL3>.q}, <P>, [<XSP>]`
#[inline]
pub const fn st3q_zl3_q_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe4800000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st4q {<ZL4>.q}, <P>, [<XSP>]`
#[inline]
pub const fn st4q_zl4_q_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe4c00000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st2q {<ZL2>.q}, <P>, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn st2q_zl2_q_p_at_xsp_x_lsl_4(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4600000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st3q {<ZL3>.q}, <P>, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn st3q_zl3_q_p_at_xsp_x_lsl_4(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4a00000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st4q {<ZL4>.q}, <P>, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn st4q_zl4_q_p_at_xsp_x_lsl_4(zd: Z, pa: P0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r4(0xe4e00000, zd.0, 0, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `str <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn str_p_at_xsp_i_mul_vl(pd: P, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(part(0xe5800000, imm.steps(), 0, 3, 10), imm.steps(), 3, 6, 16), pd.0, 0, rn.0, 5))
}
/// `str <P>, [<XSP>]`
#[inline]
pub const fn str_p_at_xsp(pd: P, rn: XSp) -> Inst {
    Inst(r2(0xe5800000, pd.0, 0, rn.0, 5))
}
/// `str <Z>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn str_z_at_xsp_i_mul_vl(zd: Z, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(part(0xe5804000, imm.steps(), 0, 3, 10), imm.steps(), 3, 6, 16), zd.0, 0, rn.0, 5))
}
/// `str <Z>, [<XSP>]`
#[inline]
pub const fn str_z_at_xsp(zd: Z, rn: XSp) -> Inst {
    Inst(r2(0xe5804000, zd.0, 0, rn.0, 5))
}
/// `st1b {<ZL1>.d}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1b_zl1_d_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe460e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL1>.s}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1b_zl1_s_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe440e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL1>.h}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1b_zl1_h_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe420e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL1>.b}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1b_zl1_b_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe400e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL1>.h}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1h_zl1_h_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe4a0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL1>.s}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1h_zl1_s_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe4c0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL1>.d}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1h_zl1_d_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe4e0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZL1>.q}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1w_zl1_q_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe500e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZL1>.s}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1w_zl1_s_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe540e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZL1>.d}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1w_zl1_d_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe560e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1d {<ZL1>.q}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1d_zl1_q_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe5c0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1d {<ZL1>.d}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1d_zl1_d_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe5e0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL1>.d}, <P>, [<XSP>]`
#[inline]
pub const fn st1b_zl1_d_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe460e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL1>.s}, <P>, [<XSP>]`
#[inline]
pub const fn st1b_zl1_s_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe440e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL1>.h}, <P>, [<XSP>]`
#[inline]
pub const fn st1b_zl1_h_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe420e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL1>.b}, <P>, [<XSP>]`
#[inline]
pub const fn st1b_zl1_b_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe400e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL1>.h}, <P>, [<XSP>]`
#[inline]
pub const fn st1h_zl1_h_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe4a0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL1>.s}, <P>, [<XSP>]`
#[inline]
pub const fn st1h_zl1_s_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe4c0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL1>.d}, <P>, [<XSP>]`
#[inline]
pub const fn st1h_zl1_d_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe4e0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZL1>.q}, <P>, [<XSP>]`
#[inline]
pub const fn st1w_zl1_q_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe500e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZL1>.s}, <P>, [<XSP>]`
#[inline]
pub const fn st1w_zl1_s_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe540e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZL1>.d}, <P>, [<XSP>]`
#[inline]
pub const fn st1w_zl1_d_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe560e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1d {<ZL1>.q}, <P>, [<XSP>]`
#[inline]
pub const fn st1d_zl1_q_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe5c0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1d {<ZL1>.d}, <P>, [<XSP>]`
#[inline]
pub const fn st1d_zl1_d_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe5e0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `stnt1b {<ZL1>.b}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1b_zl1_b_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe410e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `stnt1h {<ZL1>.h}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1h_zl1_h_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe490e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `stnt1w {<ZL1>.s}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1w_zl1_s_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe510e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `stnt1d {<ZL1>.d}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1d_zl1_d_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus8To7) -> Inst {
    Inst(r3(part(0xe590e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `stnt1b {<ZL1>.b}, <P>, [<XSP>]`
#[inline]
pub const fn stnt1b_zl1_b_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe410e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `stnt1h {<ZL1>.h}, <P>, [<XSP>]`
#[inline]
pub const fn stnt1h_zl1_h_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe490e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `stnt1w {<ZL1>.s}, <P>, [<XSP>]`
#[inline]
pub const fn stnt1w_zl1_s_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe510e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `stnt1d {<ZL1>.d}, <P>, [<XSP>]`
#[inline]
pub const fn stnt1d_zl1_d_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe590e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st2b {<ZL2>.b}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st2b_zl2_b_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xe430e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st3b {<ZL3>.b}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st3b_zl3_b_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus24To21By3) -> Inst {
    Inst(r3(part(0xe450e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st4b {<ZL4>.b}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st4b_zl4_b_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xe470e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st2h {<ZL2>.h}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st2h_zl2_h_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xe4b0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st3h {<ZL3>.h}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st3h_zl3_h_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus24To21By3) -> Inst {
    Inst(r3(part(0xe4d0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st4h {<ZL4>.h}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st4h_zl4_h_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xe4f0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st2w {<ZL2>.s}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st2w_zl2_s_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xe530e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st3w {<ZL3>.s}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st3w_zl3_s_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus24To21By3) -> Inst {
    Inst(r3(part(0xe550e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st4w {<ZL4>.s}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st4w_zl4_s_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xe570e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st2d {<ZL2>.d}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st2d_zl2_d_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xe5b0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st3d {<ZL3>.d}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st3d_zl3_d_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus24To21By3) -> Inst {
    Inst(r3(part(0xe5d0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st4d {<ZL4>.d}, <P>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st4d_zl4_d_p_at_xsp_i_mul_vl(zd: Z, pa: P0To7, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xe5f0e000, imm.steps(), 0, 4, 16), zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st2b {<ZL2>.b}, <P>, [<XSP>]`
#[inline]
pub const fn st2b_zl2_b_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe430e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st3b {<ZL3>.b}, <P>, [<XSP>]`
#[inline]
pub const fn st3b_zl3_b_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe450e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st4b {<ZL4>.b}, <P>, [<XSP>]`
#[inline]
pub const fn st4b_zl4_b_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe470e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st2h {<ZL2>.h}, <P>, [<XSP>]`
#[inline]
pub const fn st2h_zl2_h_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe4b0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st3h {<ZL3>.h}, <P>, [<XSP>]`
#[inline]
pub const fn st3h_zl3_h_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe4d0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st4h {<ZL4>.h}, <P>, [<XSP>]`
#[inline]
pub const fn st4h_zl4_h_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe4f0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st2w {<ZL2>.s}, <P>, [<XSP>]`
#[inline]
pub const fn st2w_zl2_s_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe530e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st3w {<ZL3>.s}, <P>, [<XSP>]`
#[inline]
pub const fn st3w_zl3_s_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe550e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st4w {<ZL4>.s}, <P>, [<XSP>]`
#[inline]
pub const fn st4w_zl4_s_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe570e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st2d {<ZL2>.d}, <P>, [<XSP>]`
#[inline]
pub const fn st2d_zl2_d_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe5b0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st3d {<ZL3>.d}, <P>, [<XSP>]`
#[inline]
pub const fn st3d_zl3_d_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe5d0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st4d {<ZL4>.d}, <P>, [<XSP>]`
#[inline]
pub const fn st4d_zl4_d_p_at_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0xe5f0e000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL1>.d}, <P>, [<XSP>, <Z>.d, <EXT> #1]`
#[inline]
pub const fn st1h_zl1_d_p_at_xsp_zd_ext_1(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe4a08000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1w {<ZL1>.d}, <P>, [<XSP>, <Z>.d, <EXT> #2]`
#[inline]
pub const fn st1w_zl1_d_p_at_xsp_zd_ext_2(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe5208000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1d {<ZL1>.d}, <P>, [<XSP>, <Z>.d, <EXT> #3]`
#[inline]
pub const fn st1d_zl1_d_p_at_xsp_zd_ext_3(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe5a08000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1h {<ZL1>.s}, <P>, [<XSP>, <Z>.s, <EXT> #1]`
#[inline]
pub const fn st1h_zl1_s_p_at_xsp_zs_ext_1(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe4e08000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1w {<ZL1>.s}, <P>, [<XSP>, <Z>.s, <EXT> #2]`
#[inline]
pub const fn st1w_zl1_s_p_at_xsp_zs_ext_2(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe5608000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1b {<ZL1>.d}, <P>, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn st1b_zl1_d_p_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe4008000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1h {<ZL1>.d}, <P>, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn st1h_zl1_d_p_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe4808000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1w {<ZL1>.d}, <P>, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn st1w_zl1_d_p_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe5008000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1d {<ZL1>.d}, <P>, [<XSP>, <Z>.d, <EXT>]`
#[inline]
pub const fn st1d_zl1_d_p_at_xsp_zd_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe5808000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1b {<ZL1>.s}, <P>, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn st1b_zl1_s_p_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe4408000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1h {<ZL1>.s}, <P>, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn st1h_zl1_s_p_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe4c08000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1w {<ZL1>.s}, <P>, [<XSP>, <Z>.s, <EXT>]`
#[inline]
pub const fn st1w_zl1_s_p_at_xsp_zs_ext(zd: Z, pa: P0To7, rn: XSp, zm: Z, extend: ExtendWord) -> Inst {
    Inst(r4(part(0xe5408000, extend.bits(), 0, 1, 14), zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1h {<ZL1>.d}, <P>, [<XSP>, <Z>.d, lsl #1]`
#[inline]
pub const fn st1h_zl1_d_p_at_xsp_zd_lsl_1(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xe4a0a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1w {<ZL1>.d}, <P>, [<XSP>, <Z>.d, lsl #2]`
#[inline]
pub const fn st1w_zl1_d_p_at_xsp_zd_lsl_2(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xe520a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1d {<ZL1>.d}, <P>, [<XSP>, <Z>.d, lsl #3]`
#[inline]
pub const fn st1d_zl1_d_p_at_xsp_zd_lsl_3(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xe5a0a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1b {<ZL1>.d}, <P>, [<Z>.d, #<I>]`
#[inline]
pub const fn st1b_zl1_d_p_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r3(part(0xe440a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1h {<ZL1>.d}, <P>, [<Z>.d, #<I>]`
#[inline]
pub const fn st1h_zl1_d_p_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r3(part(0xe4c0a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1w {<ZL1>.d}, <P>, [<Z>.d, #<I>]`
#[inline]
pub const fn st1w_zl1_d_p_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To124By4) -> Inst {
    Inst(r3(part(0xe540a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1d {<ZL1>.d}, <P>, [<Z>.d, #<I>]`
#[inline]
pub const fn st1d_zl1_d_p_at_zd_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To248By8) -> Inst {
    Inst(r3(part(0xe5c0a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1b {<ZL1>.d}, <P>, [<Z>.d]`
#[inline]
pub const fn st1b_zl1_d_p_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe440a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1h {<ZL1>.d}, <P>, [<Z>.d]`
#[inline]
pub const fn st1h_zl1_d_p_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe4c0a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1w {<ZL1>.d}, <P>, [<Z>.d]`
#[inline]
pub const fn st1w_zl1_d_p_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe540a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1d {<ZL1>.d}, <P>, [<Z>.d]`
#[inline]
pub const fn st1d_zl1_d_p_at_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe5c0a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1b {<ZL1>.s}, <P>, [<Z>.s, #<I>]`
#[inline]
pub const fn st1b_zl1_s_p_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To31) -> Inst {
    Inst(r3(part(0xe460a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1h {<ZL1>.s}, <P>, [<Z>.s, #<I>]`
#[inline]
pub const fn st1h_zl1_s_p_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To62By2) -> Inst {
    Inst(r3(part(0xe4e0a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1w {<ZL1>.s}, <P>, [<Z>.s, #<I>]`
#[inline]
pub const fn st1w_zl1_s_p_at_zs_i(zd: Z, pa: P0To7, zn: Z, imm: Imm0To124By4) -> Inst {
    Inst(r3(part(0xe560a000, imm.steps(), 0, 5, 16), zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1b {<ZL1>.s}, <P>, [<Z>.s]`
#[inline]
pub const fn st1b_zl1_s_p_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe460a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1h {<ZL1>.s}, <P>, [<Z>.s]`
#[inline]
pub const fn st1h_zl1_s_p_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe4e0a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1w {<ZL1>.s}, <P>, [<Z>.s]`
#[inline]
pub const fn st1w_zl1_s_p_at_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0xe560a000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `st1b {<ZL1>.d}, <P>, [<XSP>, <Z>.d]`
#[inline]
pub const fn st1b_zl1_d_p_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xe400a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1h {<ZL1>.d}, <P>, [<XSP>, <Z>.d]`
#[inline]
pub const fn st1h_zl1_d_p_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xe480a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1w {<ZL1>.d}, <P>, [<XSP>, <Z>.d]`
#[inline]
pub const fn st1w_zl1_d_p_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xe500a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `st1d {<ZL1>.d}, <P>, [<XSP>, <Z>.d]`
#[inline]
pub const fn st1d_zl1_d_p_at_xsp_zd(zd: Z, pa: P0To7, rn: XSp, zm: Z) -> Inst {
    Inst(r4(0xe580a000, zd.0, 0, pa.0, 10, rn.0, 5, zm.0, 16))
}
/// `ext <Z>.b, <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn ext_zb_zb_zb_i(zd: Z, zn: Z, imm: Imm0To255) -> Inst {
    Inst(r2(part(part(0x05200000, imm.steps(), 0, 3, 10), imm.steps(), 3, 5, 16), zd.0, 0, zn.0, 5))
}
/// `ext <Z>.b, {<ZL2>.b}, #<I>`
#[inline]
pub const fn ext_zb_zl2_b_i(zd: Z, zn: Z, imm: Imm0To255) -> Inst {
    Inst(r2(part(part(0x05600000, imm.steps(), 0, 3, 10), imm.steps(), 3, 5, 16), zd.0, 0, zn.0, 5))
}
/// `zip1 <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn zip1_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a06000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zip1 <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn zip1_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05206000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zip1 <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn zip1_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05606000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zip1 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn zip1_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05e06000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzp1 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn uzp1_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05e06800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzp1 <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn uzp1_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05206800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzp1 <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn uzp1_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a06800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzp1 <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn uzp1_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05606800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `trn1 <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn trn1_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a07000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `trn1 <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn trn1_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05607000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `trn1 <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn trn1_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05207000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `trn1 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn trn1_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05e07000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zip2 <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn zip2_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a06400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zip2 <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn zip2_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05206400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zip2 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn zip2_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05e06400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zip2 <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn zip2_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05606400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzp2 <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn uzp2_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05206c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzp2 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn uzp2_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05e06c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzp2 <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn uzp2_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a06c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzp2 <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn uzp2_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05606c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `trn2 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn trn2_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05e07400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `trn2 <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn trn2_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05607400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `trn2 <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn trn2_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05207400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `trn2 <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn trn2_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a07400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zip1 <Z>.q, <Z>.q, <Z>.q`
#[inline]
pub const fn zip1_zq_zq_zq(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a00000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzp1 <Z>.q, <Z>.q, <Z>.q`
#[inline]
pub const fn uzp1_zq_zq_zq(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a00800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `trn1 <Z>.q, <Z>.q, <Z>.q`
#[inline]
pub const fn trn1_zq_zq_zq(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a01800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zip2 <Z>.q, <Z>.q, <Z>.q`
#[inline]
pub const fn zip2_zq_zq_zq(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a00400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzp2 <Z>.q, <Z>.q, <Z>.q`
#[inline]
pub const fn uzp2_zq_zq_zq(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a00c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `trn2 <Z>.q, <Z>.q, <Z>.q`
#[inline]
pub const fn trn2_zq_zq_zq(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a01c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `clasta <W>, <P>, <W>, <Z>.b`
#[inline]
pub const fn clasta_w_p_w_zb(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0530a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <W>, <P>, <W>, <Z>.h`
#[inline]
pub const fn clasta_w_p_w_zh(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0570a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <W>, <P>, <W>, <Z>.s`
#[inline]
pub const fn clasta_w_p_w_zs(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05b0a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <X>, <P>, <X>, <Z>.d`
#[inline]
pub const fn clasta_x_p_x_zd(rd: X, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05f0a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <X>, <P>, <X>, <Z>.d`
#[inline]
pub const fn clastb_x_p_x_zd(rd: X, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05f1a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <W>, <P>, <W>, <Z>.h`
#[inline]
pub const fn clastb_w_p_w_zh(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0571a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <W>, <P>, <W>, <Z>.b`
#[inline]
pub const fn clastb_w_p_w_zb(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0531a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <W>, <P>, <W>, <Z>.s`
#[inline]
pub const fn clastb_w_p_w_zs(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05b1a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <H>, <P>, <H>, <Z>.h`
#[inline]
pub const fn clasta_h_p_h_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x056a8000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <S>, <P>, <S>, <Z>.s`
#[inline]
pub const fn clasta_s_p_s_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05aa8000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <D>, <P>, <D>, <Z>.d`
#[inline]
pub const fn clasta_d_p_d_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05ea8000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <B>, <P>, <B>, <Z>.b`
#[inline]
pub const fn clasta_b_p_b_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x052a8000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <D>, <P>, <D>, <Z>.d`
#[inline]
pub const fn clastb_d_p_d_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05eb8000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <S>, <P>, <S>, <Z>.s`
#[inline]
pub const fn clastb_s_p_s_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05ab8000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <B>, <P>, <B>, <Z>.b`
#[inline]
pub const fn clastb_b_p_b_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x052b8000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <H>, <P>, <H>, <Z>.h`
#[inline]
pub const fn clastb_h_p_h_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x056b8000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <Z>.b, <P>, <Z>.b, <Z>.b`
#[inline]
pub const fn clasta_zb_p_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05288000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <Z>.s, <P>, <Z>.s, <Z>.s`
#[inline]
pub const fn clasta_zs_p_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05a88000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <Z>.d, <P>, <Z>.d, <Z>.d`
#[inline]
pub const fn clasta_zd_p_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e88000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clasta <Z>.h, <P>, <Z>.h, <Z>.h`
#[inline]
pub const fn clasta_zh_p_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05688000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <Z>.h, <P>, <Z>.h, <Z>.h`
#[inline]
pub const fn clastb_zh_p_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05698000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <Z>.d, <P>, <Z>.d, <Z>.d`
#[inline]
pub const fn clastb_zd_p_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e98000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <Z>.s, <P>, <Z>.s, <Z>.s`
#[inline]
pub const fn clastb_zs_p_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05a98000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `clastb <Z>.b, <P>, <Z>.b, <Z>.b`
#[inline]
pub const fn clastb_zb_p_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05298000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `compact <Z>.d, <P>, <Z>.d`
#[inline]
pub const fn compact_zd_p_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e18000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `compact <Z>.s, <P>, <Z>.s`
#[inline]
pub const fn compact_zs_p_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05a18000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `cpy <Z>.d, <P>/m, <XSP>`
#[inline]
pub const fn cpy_zd_pm_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x05e8a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `cpy <Z>.b, <P>/m, <WSP>`
#[inline]
pub const fn cpy_zb_pm_wsp(zd: Z, pa: P0To7, rn: WSp) -> Inst {
    Inst(r3(0x0528a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `cpy <Z>.h, <P>/m, <WSP>`
#[inline]
pub const fn cpy_zh_pm_wsp(zd: Z, pa: P0To7, rn: WSp) -> Inst {
    Inst(r3(0x0568a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `cpy <Z>.s, <P>/m, <WSP>`
#[inline]
pub const fn cpy_zs_pm_wsp(zd: Z, pa: P0To7, rn: WSp) -> Inst {
    Inst(r3(0x05a8a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `mov <Z>.d, <P>/m, <XSP>`
#[inline]
pub const fn mov_zd_pm_xsp(zd: Z, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(0x05e8a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `mov <Z>.b, <P>/m, <WSP>`
#[inline]
pub const fn mov_zb_pm_wsp(zd: Z, pa: P0To7, rn: WSp) -> Inst {
    Inst(r3(0x0528a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `mov <Z>.h, <P>/m, <WSP>`
#[inline]
pub const fn mov_zh_pm_wsp(zd: Z, pa: P0To7, rn: WSp) -> Inst {
    Inst(r3(0x0568a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `mov <Z>.s, <P>/m, <WSP>`
#[inline]
pub const fn mov_zs_pm_wsp(zd: Z, pa: P0To7, rn: WSp) -> Inst {
    Inst(r3(0x05a8a000, zd.0, 0, pa.0, 10, rn.0, 5))
}
/// `cpy <Z>.d, <P>/m, <D>`
#[inline]
pub const fn cpy_zd_pm_d(zd: Z, pa: P0To7, vn: D) -> Inst {
    Inst(r3(0x05e08000, zd.0, 0, pa.0, 10, vn.0, 5))
}
/// `cpy <Z>.h, <P>/m, <H>`
#[inline]
pub const fn cpy_zh_pm_h(zd: Z, pa: P0To7, vn: H) -> Inst {
    Inst(r3(0x05608000, zd.0, 0, pa.0, 10, vn.0, 5))
}
/// `cpy <Z>.s, <P>/m, <S>`
#[inline]
pub const fn cpy_zs_pm_s(zd: Z, pa: P0To7, vn: S) -> Inst {
    Inst(r3(0x05a08000, zd.0, 0, pa.0, 10, vn.0, 5))
}
/// `cpy <Z>.b, <P>/m, <B>`
#[inline]
pub const fn cpy_zb_pm_b(zd: Z, pa: P0To7, vn: B) -> Inst {
    Inst(r3(0x05208000, zd.0, 0, pa.0, 10, vn.0, 5))
}
/// `mov <Z>.d, <P>/m, <D>`
#[inline]
pub const fn mov_zd_pm_d(zd: Z, pa: P0To7, vn: D) -> Inst {
    Inst(r3(0x05e08000, zd.0, 0, pa.0, 10, vn.0, 5))
}
/// `mov <Z>.h, <P>/m, <H>`
#[inline]
pub const fn mov_zh_pm_h(zd: Z, pa: P0To7, vn: H) -> Inst {
    Inst(r3(0x05608000, zd.0, 0, pa.0, 10, vn.0, 5))
}
/// `mov <Z>.s, <P>/m, <S>`
#[inline]
pub const fn mov_zs_pm_s(zd: Z, pa: P0To7, vn: S) -> Inst {
    Inst(r3(0x05a08000, zd.0, 0, pa.0, 10, vn.0, 5))
}
/// `mov <Z>.b, <P>/m, <B>`
#[inline]
pub const fn mov_zb_pm_b(zd: Z, pa: P0To7, vn: B) -> Inst {
    Inst(r3(0x05208000, zd.0, 0, pa.0, 10, vn.0, 5))
}
/// `lasta <W>, <P>, <Z>.h`
#[inline]
pub const fn lasta_w_p_zh(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0560a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lasta <W>, <P>, <Z>.s`
#[inline]
pub const fn lasta_w_p_zs(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05a0a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lasta <X>, <P>, <Z>.d`
#[inline]
pub const fn lasta_x_p_zd(rd: X, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e0a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lasta <W>, <P>, <Z>.b`
#[inline]
pub const fn lasta_w_p_zb(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0520a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lastb <X>, <P>, <Z>.d`
#[inline]
pub const fn lastb_x_p_zd(rd: X, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e1a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lastb <W>, <P>, <Z>.s`
#[inline]
pub const fn lastb_w_p_zs(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05a1a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lastb <W>, <P>, <Z>.h`
#[inline]
pub const fn lastb_w_p_zh(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0561a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lastb <W>, <P>, <Z>.b`
#[inline]
pub const fn lastb_w_p_zb(rd: W, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x0521a000, rd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lasta <S>, <P>, <Z>.s`
#[inline]
pub const fn lasta_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05a28000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lasta <H>, <P>, <Z>.h`
#[inline]
pub const fn lasta_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05628000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lasta <B>, <P>, <Z>.b`
#[inline]
pub const fn lasta_b_p_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05228000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lasta <D>, <P>, <Z>.d`
#[inline]
pub const fn lasta_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e28000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lastb <S>, <P>, <Z>.s`
#[inline]
pub const fn lastb_s_p_zs(vd: S, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05a38000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lastb <B>, <P>, <Z>.b`
#[inline]
pub const fn lastb_b_p_zb(vd: B, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05238000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lastb <D>, <P>, <Z>.d`
#[inline]
pub const fn lastb_d_p_zd(vd: D, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e38000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `lastb <H>, <P>, <Z>.h`
#[inline]
pub const fn lastb_h_p_zh(vd: H, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05638000, vd.0, 0, pa.0, 10, zn.0, 5))
}
/// `revb <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn revb_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05a48000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `revb <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn revb_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05648000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `revb <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn revb_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e48000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `revh <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn revh_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05a58000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `revh <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn revh_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e58000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `revw <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn revw_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e68000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `rbit <Z>.s, <P>/m, <Z>.s`
#[inline]
pub const fn rbit_zs_pm_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05a78000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `rbit <Z>.b, <P>/m, <Z>.b`
#[inline]
pub const fn rbit_zb_pm_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05278000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `rbit <Z>.h, <P>/m, <Z>.h`
#[inline]
pub const fn rbit_zh_pm_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05678000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `rbit <Z>.d, <P>/m, <Z>.d`
#[inline]
pub const fn rbit_zd_pm_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05e78000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `revd <Z>.q, <P>/m, <Z>.q`
#[inline]
pub const fn revd_zq_pm_zq(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x052e8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `splice <Z>.d, <P>, <Z>.d, <Z>.d`
#[inline]
pub const fn splice_zd_p_zd_zd(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05ec8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `splice <Z>.h, <P>, <Z>.h, <Z>.h`
#[inline]
pub const fn splice_zh_p_zh_zh(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x056c8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `splice <Z>.b, <P>, <Z>.b, <Z>.b`
#[inline]
pub const fn splice_zb_p_zb_zb(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x052c8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `splice <Z>.s, <P>, <Z>.s, <Z>.s`
#[inline]
pub const fn splice_zs_p_zs_zs(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05ac8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `splice <Z>.h, <P>, {<ZL2>.h}`
#[inline]
pub const fn splice_zh_p_zl2_h(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x056d8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `splice <Z>.b, <P>, {<ZL2>.b}`
#[inline]
pub const fn splice_zb_p_zl2_b(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x052d8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `splice <Z>.d, <P>, {<ZL2>.d}`
#[inline]
pub const fn splice_zd_p_zl2_d(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05ed8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `splice <Z>.s, <P>, {<ZL2>.s}`
#[inline]
pub const fn splice_zs_p_zl2_s(zd: Z, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(0x05ad8000, zd.0, 0, pa.0, 10, zn.0, 5))
}
/// `zip1 <P>.s, <P>.s, <P>.s`
#[inline]
pub const fn zip1_ps_ps_ps(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05a04000, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `zip1 <P>.d, <P>.d, <P>.d`
#[inline]
pub const fn zip1_pd_pd_pd(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05e04000, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `zip1 <P>.h, <P>.h, <P>.h`
#[inline]
pub const fn zip1_ph_ph_ph(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05604000, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `zip1 <P>.b, <P>.b, <P>.b`
#[inline]
pub const fn zip1_pb_pb_pb(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05204000, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `uzp1 <P>.s, <P>.s, <P>.s`
#[inline]
pub const fn uzp1_ps_ps_ps(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05a04800, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `uzp1 <P>.h, <P>.h, <P>.h`
#[inline]
pub const fn uzp1_ph_ph_ph(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05604800, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `uzp1 <P>.b, <P>.b, <P>.b`
#[inline]
pub const fn uzp1_pb_pb_pb(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05204800, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `uzp1 <P>.d, <P>.d, <P>.d`
#[inline]
pub const fn uzp1_pd_pd_pd(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05e04800, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `trn1 <P>.s, <P>.s, <P>.s`
#[inline]
pub const fn trn1_ps_ps_ps(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05a05000, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `trn1 <P>.h, <P>.h, <P>.h`
#[inline]
pub const fn trn1_ph_ph_ph(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05605000, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `trn1 <P>.d, <P>.d, <P>.d`
#[inline]
pub const fn trn1_pd_pd_pd(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05e05000, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `trn1 <P>.b, <P>.b, <P>.b`
#[inline]
pub const fn trn1_pb_pb_pb(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05205000, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `zip2 <P>.h, <P>.h, <P>.h`
#[inline]
pub const fn zip2_ph_ph_ph(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05604400, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `zip2 <P>.s, <P>.s, <P>.s`
#[inline]
pub const fn zip2_ps_ps_ps(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05a04400, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `zip2 <P>.d, <P>.d, <P>.d`
#[inline]
pub const fn zip2_pd_pd_pd(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05e04400, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `zip2 <P>.b, <P>.b, <P>.b`
#[inline]
pub const fn zip2_pb_pb_pb(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05204400, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `uzp2 <P>.h, <P>.h, <P>.h`
#[inline]
pub const fn uzp2_ph_ph_ph(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05604c00, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `uzp2 <P>.s, <P>.s, <P>.s`
#[inline]
pub const fn uzp2_ps_ps_ps(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05a04c00, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `uzp2 <P>.d, <P>.d, <P>.d`
#[inline]
pub const fn uzp2_pd_pd_pd(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05e04c00, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `uzp2 <P>.b, <P>.b, <P>.b`
#[inline]
pub const fn uzp2_pb_pb_pb(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05204c00, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `trn2 <P>.b, <P>.b, <P>.b`
#[inline]
pub const fn trn2_pb_pb_pb(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05205400, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `trn2 <P>.d, <P>.d, <P>.d`
#[inline]
pub const fn trn2_pd_pd_pd(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05e05400, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `trn2 <P>.s, <P>.s, <P>.s`
#[inline]
pub const fn trn2_ps_ps_ps(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05a05400, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `trn2 <P>.h, <P>.h, <P>.h`
#[inline]
pub const fn trn2_ph_ph_ph(pd: P, pn: P, pm: P) -> Inst {
    Inst(r3(0x05605400, pd.0, 0, pn.0, 5, pm.0, 16))
}
/// `punpklo <P>.h, <P>.b`
#[inline]
pub const fn punpklo_ph_pb(pd: P, pn: P) -> Inst {
    Inst(r2(0x05304000, pd.0, 0, pn.0, 5))
}
/// `punpkhi <P>.h, <P>.b`
#[inline]
pub const fn punpkhi_ph_pb(pd: P, pn: P) -> Inst {
    Inst(r2(0x05314000, pd.0, 0, pn.0, 5))
}
/// `rev <P>.d, <P>.d`
#[inline]
pub const fn rev_pd_pd(pd: P, pn: P) -> Inst {
    Inst(r2(0x05f44000, pd.0, 0, pn.0, 5))
}
/// `rev <P>.b, <P>.b`
#[inline]
pub const fn rev_pb_pb(pd: P, pn: P) -> Inst {
    Inst(r2(0x05344000, pd.0, 0, pn.0, 5))
}
/// `rev <P>.h, <P>.h`
#[inline]
pub const fn rev_ph_ph(pd: P, pn: P) -> Inst {
    Inst(r2(0x05744000, pd.0, 0, pn.0, 5))
}
/// `rev <P>.s, <P>.s`
#[inline]
pub const fn rev_ps_ps(pd: P, pn: P) -> Inst {
    Inst(r2(0x05b44000, pd.0, 0, pn.0, 5))
}
/// `dupq <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn dupq_zd_zd_at_i(zd: Z, zn: Z, index: Imm0To1) -> Inst {
    Inst(r2(part(0x05282400, index.steps(), 0, 1, 20), zd.0, 0, zn.0, 5))
}
/// `dupq <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn dupq_zb_zb_at_i(zd: Z, zn: Z, index: Imm0To15) -> Inst {
    Inst(r2(part(0x05212400, index.steps(), 0, 4, 17), zd.0, 0, zn.0, 5))
}
/// `dupq <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn dupq_zh_zh_at_i(zd: Z, zn: Z, index: Imm0To7) -> Inst {
    Inst(r2(part(0x05222400, index.steps(), 0, 3, 18), zd.0, 0, zn.0, 5))
}
/// `dupq <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn dupq_zs_zs_at_i(zd: Z, zn: Z, index: Imm0To3) -> Inst {
    Inst(r2(part(0x05242400, index.steps(), 0, 2, 19), zd.0, 0, zn.0, 5))
}
/// `extq <Z>.b, <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn extq_zb_zb_zb_i(zd: Z, zn: Z, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x05602400, imm.steps(), 0, 4, 16), zd.0, 0, zn.0, 5))
}
/// `zipq1 <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn zipq1_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4480e000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zipq1 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn zipq1_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c0e000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zipq1 <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn zipq1_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4440e000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zipq1 <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn zipq1_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4400e000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzpq1 <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn uzpq1_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4400e800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzpq1 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn uzpq1_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c0e800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzpq1 <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn uzpq1_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4440e800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzpq1 <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn uzpq1_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4480e800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tblq <Z>.s, {<ZL1>.s}, <Z>.s`
#[inline]
pub const fn tblq_zs_zl1_s_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4480f800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tblq <Z>.b, {<ZL1>.b}, <Z>.b`
#[inline]
pub const fn tblq_zb_zl1_b_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4400f800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tblq <Z>.d, {<ZL1>.d}, <Z>.d`
#[inline]
pub const fn tblq_zd_zl1_d_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c0f800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tblq <Z>.h, {<ZL1>.h}, <Z>.h`
#[inline]
pub const fn tblq_zh_zl1_h_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4440f800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zipq2 <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn zipq2_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4480e400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zipq2 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn zipq2_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c0e400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zipq2 <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn zipq2_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4440e400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `zipq2 <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn zipq2_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4400e400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzpq2 <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn uzpq2_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4480ec00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzpq2 <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn uzpq2_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4400ec00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzpq2 <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn uzpq2_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x4440ec00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `uzpq2 <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn uzpq2_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c0ec00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbxq <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn tbxq_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05603400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbxq <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn tbxq_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05e03400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbxq <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn tbxq_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a03400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbxq <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn tbxq_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05203400, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `dup <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn dup_zb_zb_at_i(zd: Z, zn: Z, index: Imm0To63) -> Inst {
    Inst(r2(part(part(0x05212000, index.steps(), 0, 4, 17), index.steps(), 4, 2, 22), zd.0, 0, zn.0, 5))
}
/// `dup <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn dup_zh_zh_at_i(zd: Z, zn: Z, index: Imm0To31) -> Inst {
    Inst(r2(part(part(0x05222000, index.steps(), 0, 3, 18), index.steps(), 3, 2, 22), zd.0, 0, zn.0, 5))
}
/// `dup <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn dup_zs_zs_at_i(zd: Z, zn: Z, index: Imm0To15) -> Inst {
    Inst(r2(part(part(0x05242000, index.steps(), 0, 2, 19), index.steps(), 2, 2, 22), zd.0, 0, zn.0, 5))
}
/// `dup <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn dup_zd_zd_at_i(zd: Z, zn: Z, index: Imm0To7) -> Inst {
    Inst(r2(part(part(0x05282000, index.steps(), 0, 1, 20), index.steps(), 1, 2, 22), zd.0, 0, zn.0, 5))
}
/// `dup <Z>.q, <Z>.q[<N>]`
#[inline]
pub const fn dup_zq_zq_at_i(zd: Z, zn: Z, index: Imm0To3) -> Inst {
    Inst(r2(part(0x05302000, index.steps(), 0, 2, 22), zd.0, 0, zn.0, 5))
}
/// `mov <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn mov_zb_zb_at_i(zd: Z, zn: Z, index: Imm0To63) -> Inst {
    Inst(r2(part(part(0x05212000, index.steps(), 0, 4, 17), index.steps(), 4, 2, 22), zd.0, 0, zn.0, 5))
}
/// `mov <Z>.b, <B>`
#[inline]
pub const fn mov_zb_b(zd: Z, vn: B) -> Inst {
    Inst(r2(0x05212000, zd.0, 0, vn.0, 5))
}
/// `mov <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn mov_zh_zh_at_i(zd: Z, zn: Z, index: Imm0To31) -> Inst {
    Inst(r2(part(part(0x05222000, index.steps(), 0, 3, 18), index.steps(), 3, 2, 22), zd.0, 0, zn.0, 5))
}
/// `mov <Z>.h, <H>`
#[inline]
pub const fn mov_zh_h(zd: Z, vn: H) -> Inst {
    Inst(r2(0x05222000, zd.0, 0, vn.0, 5))
}
/// `mov <Z>.s, <Z>.s[<N>]`
#[inline]
pub const fn mov_zs_zs_at_i(zd: Z, zn: Z, index: Imm0To15) -> Inst {
    Inst(r2(part(part(0x05242000, index.steps(), 0, 2, 19), index.steps(), 2, 2, 22), zd.0, 0, zn.0, 5))
}
/// `mov <Z>.s, <S>`
#[inline]
pub const fn mov_zs_s(zd: Z, vn: S) -> Inst {
    Inst(r2(0x05242000, zd.0, 0, vn.0, 5))
}
/// `mov <Z>.d, <Z>.d[<N>]`
#[inline]
pub const fn mov_zd_zd_at_i(zd: Z, zn: Z, index: Imm0To7) -> Inst {
    Inst(r2(part(part(0x05282000, index.steps(), 0, 1, 20), index.steps(), 1, 2, 22), zd.0, 0, zn.0, 5))
}
/// `mov <Z>.d, <D>`
#[inline]
pub const fn mov_zd_d(zd: Z, vn: D) -> Inst {
    Inst(r2(0x05282000, zd.0, 0, vn.0, 5))
}
/// `mov <Z>.q, <Z>.q[<N>]`
#[inline]
pub const fn mov_zq_zq_at_i(zd: Z, zn: Z, index: Imm0To3) -> Inst {
    Inst(r2(part(0x05302000, index.steps(), 0, 2, 22), zd.0, 0, zn.0, 5))
}
/// `mov <Z>.q, <Q>`
#[inline]
pub const fn mov_zq_q(zd: Z, vn: Q) -> Inst {
    Inst(r2(0x05302000, zd.0, 0, vn.0, 5))
}
/// `tbl <Z>.b, {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn tbl_zb_zl2_b_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05202800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbl <Z>.d, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn tbl_zd_zl2_d_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05e02800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbl <Z>.s, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn tbl_zs_zl2_s_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a02800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbl <Z>.h, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn tbl_zh_zl2_h_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05602800, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbx <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn tbx_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05e02c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbx <Z>.b, <Z>.b, <Z>.b`
#[inline]
pub const fn tbx_zb_zb_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05202c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbx <Z>.h, <Z>.h, <Z>.h`
#[inline]
pub const fn tbx_zh_zh_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05602c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbx <Z>.s, <Z>.s, <Z>.s`
#[inline]
pub const fn tbx_zs_zs_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a02c00, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbl <Z>.d, {<ZL1>.d}, <Z>.d`
#[inline]
pub const fn tbl_zd_zl1_d_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05e03000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbl <Z>.h, {<ZL1>.h}, <Z>.h`
#[inline]
pub const fn tbl_zh_zl1_h_zh(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05603000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbl <Z>.b, {<ZL1>.b}, <Z>.b`
#[inline]
pub const fn tbl_zb_zl1_b_zb(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05203000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `tbl <Z>.s, {<ZL1>.s}, <Z>.s`
#[inline]
pub const fn tbl_zs_zl1_s_zs(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x05a03000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `pmov <Z>[0], <P>.b`
#[inline]
pub const fn pmov_z_at_0_then_pb(zd: Z, pn: P) -> Inst {
    Inst(r2(0x052b3800, zd.0, 0, pn.0, 5))
}
/// `pmov <Z>[<N>], <P>.h`
#[inline]
pub const fn pmov_z_i_then_ph(zd: Z, index: Imm0To1, pn: P) -> Inst {
    Inst(r2(part(0x052d3800, index.steps(), 0, 1, 17), zd.0, 0, pn.0, 5))
}
/// `pmov <Z>[<N>], <P>.s`
#[inline]
pub const fn pmov_z_i_then_ps(zd: Z, index: Imm0To3, pn: P) -> Inst {
    Inst(r2(part(0x05693800, index.steps(), 0, 2, 17), zd.0, 0, pn.0, 5))
}
/// `pmov <Z>[<N>], <P>.d`
#[inline]
pub const fn pmov_z_i_then_pd(zd: Z, index: Imm0To7, pn: P) -> Inst {
    Inst(r2(part(part(0x05a93800, index.steps(), 0, 2, 17), index.steps(), 2, 1, 22), zd.0, 0, pn.0, 5))
}
/// `pmov <Z>, <P>.b`
#[inline]
pub const fn pmov_z_pb(zd: Z, pn: P) -> Inst {
    Inst(r2(0x052b3800, zd.0, 0, pn.0, 5))
}
/// `pmov <P>.b, <Z>[0]`
#[inline]
pub const fn pmov_pb_z_at_0(pd: P, zn: Z) -> Inst {
    Inst(r2(0x052a3800, pd.0, 0, zn.0, 5))
}
/// `pmov <P>.h, <Z>[<N>]`
#[inline]
pub const fn pmov_ph_z_at_i(pd: P, zn: Z, index: Imm0To1) -> Inst {
    Inst(r2(part(0x052c3800, index.steps(), 0, 1, 17), pd.0, 0, zn.0, 5))
}
/// `pmov <P>.s, <Z>[<N>]`
#[inline]
pub const fn pmov_ps_z_at_i(pd: P, zn: Z, index: Imm0To3) -> Inst {
    Inst(r2(part(0x05683800, index.steps(), 0, 2, 17), pd.0, 0, zn.0, 5))
}
/// `pmov <P>.d, <Z>[<N>]`
#[inline]
pub const fn pmov_pd_z_at_i(pd: P, zn: Z, index: Imm0To7) -> Inst {
    Inst(r2(part(part(0x05a83800, index.steps(), 0, 2, 17), index.steps(), 2, 1, 22), pd.0, 0, zn.0, 5))
}
/// `pmov <P>.b, <Z>`
#[inline]
pub const fn pmov_pb_z(pd: P, zn: Z) -> Inst {
    Inst(r2(0x052a3800, pd.0, 0, zn.0, 5))
}
/// `dup <Z>.d, <XSP>`
#[inline]
pub const fn dup_zd_xsp(zd: Z, rn: XSp) -> Inst {
    Inst(r2(0x05e03800, zd.0, 0, rn.0, 5))
}
/// `dup <Z>.h, <WSP>`
#[inline]
pub const fn dup_zh_wsp(zd: Z, rn: WSp) -> Inst {
    Inst(r2(0x05603800, zd.0, 0, rn.0, 5))
}
/// `dup <Z>.s, <WSP>`
#[inline]
pub const fn dup_zs_wsp(zd: Z, rn: WSp) -> Inst {
    Inst(r2(0x05a03800, zd.0, 0, rn.0, 5))
}
/// `dup <Z>.b, <WSP>`
#[inline]
pub const fn dup_zb_wsp(zd: Z, rn: WSp) -> Inst {
    Inst(r2(0x05203800, zd.0, 0, rn.0, 5))
}
/// `mov <Z>.d, <XSP>`
#[inline]
pub const fn mov_zd_xsp(zd: Z, rn: XSp) -> Inst {
    Inst(r2(0x05e03800, zd.0, 0, rn.0, 5))
}
/// `mov <Z>.h, <WSP>`
#[inline]
pub const fn mov_zh_wsp(zd: Z, rn: WSp) -> Inst {
    Inst(r2(0x05603800, zd.0, 0, rn.0, 5))
}
/// `mov <Z>.s, <WSP>`
#[inline]
pub const fn mov_zs_wsp(zd: Z, rn: WSp) -> Inst {
    Inst(r2(0x05a03800, zd.0, 0, rn.0, 5))
}
/// `mov <Z>.b, <WSP>`
#[inline]
pub const fn mov_zb_wsp(zd: Z, rn: WSp) -> Inst {
    Inst(r2(0x05203800, zd.0, 0, rn.0, 5))
}
/// `insr <Z>.h, <W>`
#[inline]
pub const fn insr_zh_w(zd: Z, rn: W) -> Inst {
    Inst(r2(0x05643800, zd.0, 0, rn.0, 5))
}
/// `insr <Z>.d, <X>`
#[inline]
pub const fn insr_zd_x(zd: Z, rn: X) -> Inst {
    Inst(r2(0x05e43800, zd.0, 0, rn.0, 5))
}
/// `insr <Z>.s, <W>`
#[inline]
pub const fn insr_zs_w(zd: Z, rn: W) -> Inst {
    Inst(r2(0x05a43800, zd.0, 0, rn.0, 5))
}
/// `insr <Z>.b, <W>`
#[inline]
pub const fn insr_zb_w(zd: Z, rn: W) -> Inst {
    Inst(r2(0x05243800, zd.0, 0, rn.0, 5))
}
/// `insr <Z>.s, <S>`
#[inline]
pub const fn insr_zs_s(zd: Z, vn: S) -> Inst {
    Inst(r2(0x05b43800, zd.0, 0, vn.0, 5))
}
/// `insr <Z>.d, <D>`
#[inline]
pub const fn insr_zd_d(zd: Z, vn: D) -> Inst {
    Inst(r2(0x05f43800, zd.0, 0, vn.0, 5))
}
/// `insr <Z>.b, <B>`
#[inline]
pub const fn insr_zb_b(zd: Z, vn: B) -> Inst {
    Inst(r2(0x05343800, zd.0, 0, vn.0, 5))
}
/// `insr <Z>.h, <H>`
#[inline]
pub const fn insr_zh_h(zd: Z, vn: H) -> Inst {
    Inst(r2(0x05743800, zd.0, 0, vn.0, 5))
}
/// `rev <Z>.d, <Z>.d`
#[inline]
pub const fn rev_zd_zd(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05f83800, zd.0, 0, zn.0, 5))
}
/// `rev <Z>.b, <Z>.b`
#[inline]
pub const fn rev_zb_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05383800, zd.0, 0, zn.0, 5))
}
/// `rev <Z>.h, <Z>.h`
#[inline]
pub const fn rev_zh_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05783800, zd.0, 0, zn.0, 5))
}
/// `rev <Z>.s, <Z>.s`
#[inline]
pub const fn rev_zs_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05b83800, zd.0, 0, zn.0, 5))
}
/// `sunpklo <Z>.d, <Z>.s`
#[inline]
pub const fn sunpklo_zd_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05f03800, zd.0, 0, zn.0, 5))
}
/// `sunpklo <Z>.h, <Z>.b`
#[inline]
pub const fn sunpklo_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05703800, zd.0, 0, zn.0, 5))
}
/// `sunpklo <Z>.s, <Z>.h`
#[inline]
pub const fn sunpklo_zs_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05b03800, zd.0, 0, zn.0, 5))
}
/// `sunpkhi <Z>.s, <Z>.h`
#[inline]
pub const fn sunpkhi_zs_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05b13800, zd.0, 0, zn.0, 5))
}
/// `sunpkhi <Z>.d, <Z>.s`
#[inline]
pub const fn sunpkhi_zd_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05f13800, zd.0, 0, zn.0, 5))
}
/// `sunpkhi <Z>.h, <Z>.b`
#[inline]
pub const fn sunpkhi_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05713800, zd.0, 0, zn.0, 5))
}
/// `uunpklo <Z>.d, <Z>.s`
#[inline]
pub const fn uunpklo_zd_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05f23800, zd.0, 0, zn.0, 5))
}
/// `uunpklo <Z>.s, <Z>.h`
#[inline]
pub const fn uunpklo_zs_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05b23800, zd.0, 0, zn.0, 5))
}
/// `uunpklo <Z>.h, <Z>.b`
#[inline]
pub const fn uunpklo_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05723800, zd.0, 0, zn.0, 5))
}
/// `uunpkhi <Z>.d, <Z>.s`
#[inline]
pub const fn uunpkhi_zd_zs(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05f33800, zd.0, 0, zn.0, 5))
}
/// `uunpkhi <Z>.h, <Z>.b`
#[inline]
pub const fn uunpkhi_zh_zb(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05733800, zd.0, 0, zn.0, 5))
}
/// `uunpkhi <Z>.s, <Z>.h`
#[inline]
pub const fn uunpkhi_zs_zh(zd: Z, zn: Z) -> Inst {
    Inst(r2(0x05b33800, zd.0, 0, zn.0, 5))
}
/// `cntp <X>, <PN>.b, vlx2`
#[inline]
pub const fn cntp_x_pnb_vlx2(rd: X, pn: Pn) -> Inst {
    Inst(r2(0x25208200, rd.0, 0, pn.0, 5))
}
/// `cntp <X>, <PN>.h, vlx4`
#[inline]
pub const fn cntp_x_pnh_vlx4(rd: X, pn: Pn) -> Inst {
    Inst(r2(0x25608600, rd.0, 0, pn.0, 5))
}
/// `cntp <X>, <PN>.h, vlx2`
#[inline]
pub const fn cntp_x_pnh_vlx2(rd: X, pn: Pn) -> Inst {
    Inst(r2(0x25608200, rd.0, 0, pn.0, 5))
}
/// `cntp <X>, <PN>.b, vlx4`
#[inline]
pub const fn cntp_x_pnb_vlx4(rd: X, pn: Pn) -> Inst {
    Inst(r2(0x25208600, rd.0, 0, pn.0, 5))
}
/// `cntp <X>, <PN>.s, vlx2`
#[inline]
pub const fn cntp_x_pns_vlx2(rd: X, pn: Pn) -> Inst {
    Inst(r2(0x25a08200, rd.0, 0, pn.0, 5))
}
/// `cntp <X>, <PN>.d, vlx4`
#[inline]
pub const fn cntp_x_pnd_vlx4(rd: X, pn: Pn) -> Inst {
    Inst(r2(0x25e08600, rd.0, 0, pn.0, 5))
}
/// `cntp <X>, <PN>.s, vlx4`
#[inline]
pub const fn cntp_x_pns_vlx4(rd: X, pn: Pn) -> Inst {
    Inst(r2(0x25a08600, rd.0, 0, pn.0, 5))
}
/// `cntp <X>, <PN>.d, vlx2`
#[inline]
pub const fn cntp_x_pnd_vlx2(rd: X, pn: Pn) -> Inst {
    Inst(r2(0x25e08200, rd.0, 0, pn.0, 5))
}
/// `cntp <X>, <P>, <P>.s`
#[inline]
pub const fn cntp_x_p_ps(rd: X, pa: P, pn: P) -> Inst {
    Inst(r3(0x25a08000, rd.0, 0, pa.0, 10, pn.0, 5))
}
/// `cntp <X>, <P>, <P>.b`
#[inline]
pub const fn cntp_x_p_pb(rd: X, pa: P, pn: P) -> Inst {
    Inst(r3(0x25208000, rd.0, 0, pa.0, 10, pn.0, 5))
}
/// `cntp <X>, <P>, <P>.d`
#[inline]
pub const fn cntp_x_p_pd(rd: X, pa: P, pn: P) -> Inst {
    Inst(r3(0x25e08000, rd.0, 0, pa.0, 10, pn.0, 5))
}
/// `cntp <X>, <P>, <P>.h`
#[inline]
pub const fn cntp_x_p_ph(rd: X, pa: P, pn: P) -> Inst {
    Inst(r3(0x25608000, rd.0, 0, pa.0, 10, pn.0, 5))
}
/// `incp <X>, <P>.d`
#[inline]
pub const fn incp_x_pd(rd: X, pn: P) -> Inst {
    Inst(r2(0x25ec8800, rd.0, 0, pn.0, 5))
}
/// `incp <X>, <P>.s`
#[inline]
pub const fn incp_x_ps(rd: X, pn: P) -> Inst {
    Inst(r2(0x25ac8800, rd.0, 0, pn.0, 5))
}
/// `incp <X>, <P>.h`
#[inline]
pub const fn incp_x_ph(rd: X, pn: P) -> Inst {
    Inst(r2(0x256c8800, rd.0, 0, pn.0, 5))
}
/// `incp <X>, <P>.b`
#[inline]
pub const fn incp_x_pb(rd: X, pn: P) -> Inst {
    Inst(r2(0x252c8800, rd.0, 0, pn.0, 5))
}
/// `decp <X>, <P>.s`
#[inline]
pub const fn decp_x_ps(rd: X, pn: P) -> Inst {
    Inst(r2(0x25ad8800, rd.0, 0, pn.0, 5))
}
/// `decp <X>, <P>.b`
#[inline]
pub const fn decp_x_pb(rd: X, pn: P) -> Inst {
    Inst(r2(0x252d8800, rd.0, 0, pn.0, 5))
}
/// `decp <X>, <P>.h`
#[inline]
pub const fn decp_x_ph(rd: X, pn: P) -> Inst {
    Inst(r2(0x256d8800, rd.0, 0, pn.0, 5))
}
/// `decp <X>, <P>.d`
#[inline]
pub const fn decp_x_pd(rd: X, pn: P) -> Inst {
    Inst(r2(0x25ed8800, rd.0, 0, pn.0, 5))
}
/// `sqincp <X>, <P>.d, <W>`
#[inline]
pub const fn sqincp_x_pd_w(rd: X, pn: P) -> Inst {
    Inst(r2(0x25e88800, rd.0, 0, pn.0, 5))
}
/// `sqincp <X>, <P>.b, <W>`
#[inline]
pub const fn sqincp_x_pb_w(rd: X, pn: P) -> Inst {
    Inst(r2(0x25288800, rd.0, 0, pn.0, 5))
}
/// `sqincp <X>, <P>.s, <W>`
#[inline]
pub const fn sqincp_x_ps_w(rd: X, pn: P) -> Inst {
    Inst(r2(0x25a88800, rd.0, 0, pn.0, 5))
}
/// `sqincp <X>, <P>.h, <W>`
#[inline]
pub const fn sqincp_x_ph_w(rd: X, pn: P) -> Inst {
    Inst(r2(0x25688800, rd.0, 0, pn.0, 5))
}
/// `uqincp <W>, <P>.h`
#[inline]
pub const fn uqincp_w_ph(rd: W, pn: P) -> Inst {
    Inst(r2(0x25698800, rd.0, 0, pn.0, 5))
}
/// `uqincp <W>, <P>.d`
#[inline]
pub const fn uqincp_w_pd(rd: W, pn: P) -> Inst {
    Inst(r2(0x25e98800, rd.0, 0, pn.0, 5))
}
/// `uqincp <W>, <P>.b`
#[inline]
pub const fn uqincp_w_pb(rd: W, pn: P) -> Inst {
    Inst(r2(0x25298800, rd.0, 0, pn.0, 5))
}
/// `uqincp <W>, <P>.s`
#[inline]
pub const fn uqincp_w_ps(rd: W, pn: P) -> Inst {
    Inst(r2(0x25a98800, rd.0, 0, pn.0, 5))
}
/// `sqdecp <X>, <P>.h, <W>`
#[inline]
pub const fn sqdecp_x_ph_w(rd: X, pn: P) -> Inst {
    Inst(r2(0x256a8800, rd.0, 0, pn.0, 5))
}
/// `sqdecp <X>, <P>.s, <W>`
#[inline]
pub const fn sqdecp_x_ps_w(rd: X, pn: P) -> Inst {
    Inst(r2(0x25aa8800, rd.0, 0, pn.0, 5))
}
/// `sqdecp <X>, <P>.d, <W>`
#[inline]
pub const fn sqdecp_x_pd_w(rd: X, pn: P) -> Inst {
    Inst(r2(0x25ea8800, rd.0, 0, pn.0, 5))
}
/// `sqdecp <X>, <P>.b, <W>`
#[inline]
pub const fn sqdecp_x_pb_w(rd: X, pn: P) -> Inst {
    Inst(r2(0x252a8800, rd.0, 0, pn.0, 5))
}
/// `uqdecp <W>, <P>.s`
#[inline]
pub const fn uqdecp_w_ps(rd: W, pn: P) -> Inst {
    Inst(r2(0x25ab8800, rd.0, 0, pn.0, 5))
}
/// `uqdecp <W>, <P>.h`
#[inline]
pub const fn uqdecp_w_ph(rd: W, pn: P) -> Inst {
    Inst(r2(0x256b8800, rd.0, 0, pn.0, 5))
}
/// `uqdecp <W>, <P>.b`
#[inline]
pub const fn uqdecp_w_pb(rd: W, pn: P) -> Inst {
    Inst(r2(0x252b8800, rd.0, 0, pn.0, 5))
}
/// `uqdecp <W>, <P>.d`
#[inline]
pub const fn uqdecp_w_pd(rd: W, pn: P) -> Inst {
    Inst(r2(0x25eb8800, rd.0, 0, pn.0, 5))
}
/// `sqincp <X>, <P>.d`
#[inline]
pub const fn sqincp_x_pd(rd: X, pn: P) -> Inst {
    Inst(r2(0x25e88c00, rd.0, 0, pn.0, 5))
}
/// `sqincp <X>, <P>.h`
#[inline]
pub const fn sqincp_x_ph(rd: X, pn: P) -> Inst {
    Inst(r2(0x25688c00, rd.0, 0, pn.0, 5))
}
/// `sqincp <X>, <P>.b`
#[inline]
pub const fn sqincp_x_pb(rd: X, pn: P) -> Inst {
    Inst(r2(0x25288c00, rd.0, 0, pn.0, 5))
}
/// `sqincp <X>, <P>.s`
#[inline]
pub const fn sqincp_x_ps(rd: X, pn: P) -> Inst {
    Inst(r2(0x25a88c00, rd.0, 0, pn.0, 5))
}
/// `sqdecp <X>, <P>.d`
#[inline]
pub const fn sqdecp_x_pd(rd: X, pn: P) -> Inst {
    Inst(r2(0x25ea8c00, rd.0, 0, pn.0, 5))
}
/// `sqdecp <X>, <P>.s`
#[inline]
pub const fn sqdecp_x_ps(rd: X, pn: P) -> Inst {
    Inst(r2(0x25aa8c00, rd.0, 0, pn.0, 5))
}
/// `sqdecp <X>, <P>.h`
#[inline]
pub const fn sqdecp_x_ph(rd: X, pn: P) -> Inst {
    Inst(r2(0x256a8c00, rd.0, 0, pn.0, 5))
}
/// `sqdecp <X>, <P>.b`
#[inline]
pub const fn sqdecp_x_pb(rd: X, pn: P) -> Inst {
    Inst(r2(0x252a8c00, rd.0, 0, pn.0, 5))
}
/// `uqincp <X>, <P>.s`
#[inline]
pub const fn uqincp_x_ps(rd: X, pn: P) -> Inst {
    Inst(r2(0x25a98c00, rd.0, 0, pn.0, 5))
}
/// `uqincp <X>, <P>.d`
#[inline]
pub const fn uqincp_x_pd(rd: X, pn: P) -> Inst {
    Inst(r2(0x25e98c00, rd.0, 0, pn.0, 5))
}
/// `uqincp <X>, <P>.b`
#[inline]
pub const fn uqincp_x_pb(rd: X, pn: P) -> Inst {
    Inst(r2(0x25298c00, rd.0, 0, pn.0, 5))
}
/// `uqincp <X>, <P>.h`
#[inline]
pub const fn uqincp_x_ph(rd: X, pn: P) -> Inst {
    Inst(r2(0x25698c00, rd.0, 0, pn.0, 5))
}
/// `uqdecp <X>, <P>.d`
#[inline]
pub const fn uqdecp_x_pd(rd: X, pn: P) -> Inst {
    Inst(r2(0x25eb8c00, rd.0, 0, pn.0, 5))
}
/// `uqdecp <X>, <P>.s`
#[inline]
pub const fn uqdecp_x_ps(rd: X, pn: P) -> Inst {
    Inst(r2(0x25ab8c00, rd.0, 0, pn.0, 5))
}
/// `uqdecp <X>, <P>.b`
#[inline]
pub const fn uqdecp_x_pb(rd: X, pn: P) -> Inst {
    Inst(r2(0x252b8c00, rd.0, 0, pn.0, 5))
}
/// `uqdecp <X>, <P>.h`
#[inline]
pub const fn uqdecp_x_ph(rd: X, pn: P) -> Inst {
    Inst(r2(0x256b8c00, rd.0, 0, pn.0, 5))
}
/// `incp <Z>.d, <P>.d`
#[inline]
pub const fn incp_zd_pd(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25ec8000, zd.0, 0, pn.0, 5))
}
/// `incp <Z>.h, <P>.h`
#[inline]
pub const fn incp_zh_ph(zd: Z, pn: P) -> Inst {
    Inst(r2(0x256c8000, zd.0, 0, pn.0, 5))
}
/// `incp <Z>.s, <P>.s`
#[inline]
pub const fn incp_zs_ps(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25ac8000, zd.0, 0, pn.0, 5))
}
/// `decp <Z>.h, <P>.h`
#[inline]
pub const fn decp_zh_ph(zd: Z, pn: P) -> Inst {
    Inst(r2(0x256d8000, zd.0, 0, pn.0, 5))
}
/// `decp <Z>.d, <P>.d`
#[inline]
pub const fn decp_zd_pd(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25ed8000, zd.0, 0, pn.0, 5))
}
/// `decp <Z>.s, <P>.s`
#[inline]
pub const fn decp_zs_ps(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25ad8000, zd.0, 0, pn.0, 5))
}
/// `sqincp <Z>.h, <P>.h`
#[inline]
pub const fn sqincp_zh_ph(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25688000, zd.0, 0, pn.0, 5))
}
/// `sqincp <Z>.s, <P>.s`
#[inline]
pub const fn sqincp_zs_ps(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25a88000, zd.0, 0, pn.0, 5))
}
/// `sqincp <Z>.d, <P>.d`
#[inline]
pub const fn sqincp_zd_pd(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25e88000, zd.0, 0, pn.0, 5))
}
/// `sqdecp <Z>.d, <P>.d`
#[inline]
pub const fn sqdecp_zd_pd(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25ea8000, zd.0, 0, pn.0, 5))
}
/// `sqdecp <Z>.s, <P>.s`
#[inline]
pub const fn sqdecp_zs_ps(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25aa8000, zd.0, 0, pn.0, 5))
}
/// `sqdecp <Z>.h, <P>.h`
#[inline]
pub const fn sqdecp_zh_ph(zd: Z, pn: P) -> Inst {
    Inst(r2(0x256a8000, zd.0, 0, pn.0, 5))
}
/// `uqincp <Z>.h, <P>.h`
#[inline]
pub const fn uqincp_zh_ph(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25698000, zd.0, 0, pn.0, 5))
}
/// `uqincp <Z>.s, <P>.s`
#[inline]
pub const fn uqincp_zs_ps(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25a98000, zd.0, 0, pn.0, 5))
}
/// `uqincp <Z>.d, <P>.d`
#[inline]
pub const fn uqincp_zd_pd(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25e98000, zd.0, 0, pn.0, 5))
}
/// `uqdecp <Z>.h, <P>.h`
#[inline]
pub const fn uqdecp_zh_ph(zd: Z, pn: P) -> Inst {
    Inst(r2(0x256b8000, zd.0, 0, pn.0, 5))
}
/// `uqdecp <Z>.d, <P>.d`
#[inline]
pub const fn uqdecp_zd_pd(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25eb8000, zd.0, 0, pn.0, 5))
}
/// `uqdecp <Z>.s, <P>.s`
#[inline]
pub const fn uqdecp_zs_ps(zd: Z, pn: P) -> Inst {
    Inst(r2(0x25ab8000, zd.0, 0, pn.0, 5))
}
/// `psel <P>, <P>, <P>.b[<W>, <N>]`
#[inline]
pub const fn psel_p_p_pb_at_w_i(pd: P, pa: P, pn: P, rm: W12To15, index: Imm0To15) -> Inst {
    Inst(r4(part(part(0x25244000, index.steps(), 0, 2, 19), index.steps(), 2, 2, 22), pd.0, 0, pa.0, 10, pn.0, 5, rm.0, 16))
}
/// `psel <P>, <P>, <P>.d[<W>, <N>]`
#[inline]
pub const fn psel_p_p_pd_at_w_i(pd: P, pa: P, pn: P, rm: W12To15, index: Imm0To1) -> Inst {
    Inst(r4(part(0x25604000, index.steps(), 0, 1, 23), pd.0, 0, pa.0, 10, pn.0, 5, rm.0, 16))
}
/// `psel <P>, <P>, <P>.s[<W>, <N>]`
#[inline]
pub const fn psel_p_p_ps_at_w_i(pd: P, pa: P, pn: P, rm: W12To15, index: Imm0To3) -> Inst {
    Inst(r4(part(0x25304000, index.steps(), 0, 2, 22), pd.0, 0, pa.0, 10, pn.0, 5, rm.0, 16))
}
/// `psel <P>, <P>, <P>.h[<W>, <N>]`
#[inline]
pub const fn psel_p_p_ph_at_w_i(pd: P, pa: P, pn: P, rm: W12To15, index: Imm0To7) -> Inst {
    Inst(r4(part(part(0x25284000, index.steps(), 0, 1, 20), index.steps(), 1, 2, 22), pd.0, 0, pa.0, 10, pn.0, 5, rm.0, 16))
}
/// `and <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn and_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25004000, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `bic <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn bic_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25004010, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `orr <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn orr_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25804000, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `orn <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn orn_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25804010, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `eor <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn eor_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25004200, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `sel <P>.b, <P>, <P>.b, <P>.b`
#[inline]
pub const fn sel_pb_p_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25004210, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `nor <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn nor_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25804200, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `nand <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn nand_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25804210, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `ands <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn ands_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25404000, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `bics <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn bics_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25404010, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `orrs <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn orrs_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25c04000, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `orns <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn orns_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25c04010, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `eors <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn eors_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25404200, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `nors <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn nors_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25c04200, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `nands <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn nands_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x25c04210, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `brkpa <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn brkpa_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x2500c000, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `brkpas <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn brkpas_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x2540c000, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `brkpb <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn brkpb_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x2500c010, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `brkpbs <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn brkpbs_pb_pz_pb_pb(pd: P, pa: P, pn: P, pm: P) -> Inst {
    Inst(r4(0x2540c010, pd.0, 0, pa.0, 10, pn.0, 5, pm.0, 16))
}
/// `brka <P>.b, <P>/z, <P>.b`
#[inline]
pub const fn brka_pb_pz_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r3(0x25104000, pd.0, 0, pa.0, 10, pn.0, 5))
}
/// `brka <P>.b, <P>/m, <P>.b`
#[inline]
pub const fn brka_pb_pm_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r3(0x25104010, pd.0, 0, pa.0, 10, pn.0, 5))
}
/// `brkas <P>.b, <P>/z, <P>.b`
#[inline]
pub const fn brkas_pb_pz_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r3(0x25504000, pd.0, 0, pa.0, 10, pn.0, 5))
}
/// `brkb <P>.b, <P>/z, <P>.b`
#[inline]
pub const fn brkb_pb_pz_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r3(0x25904000, pd.0, 0, pa.0, 10, pn.0, 5))
}
/// `brkb <P>.b, <P>/m, <P>.b`
#[inline]
pub const fn brkb_pb_pm_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r3(0x25904010, pd.0, 0, pa.0, 10, pn.0, 5))
}
/// `brkbs <P>.b, <P>/z, <P>.b`
#[inline]
pub const fn brkbs_pb_pz_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r3(0x25d04000, pd.0, 0, pa.0, 10, pn.0, 5))
}
/// `brkn <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn brkn_pb_pz_pb_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r3(0x25184000, pd.0, 0, pa.0, 10, pn.0, 5))
}
/// `brkns <P>.b, <P>/z, <P>.b, <P>.b`
#[inline]
pub const fn brkns_pb_pz_pb_pb(pd: P, pa: P, pn: P) -> Inst {
    Inst(r3(0x25584000, pd.0, 0, pa.0, 10, pn.0, 5))
}
/// `pfalse <P>.b`
#[inline]
pub const fn pfalse_pb(pd: P) -> Inst {
    Inst(r1(0x2518e400, pd.0, 0))
}
/// `pfirst <P>.b, <P>, <P>.b`
#[inline]
pub const fn pfirst_pb_p_pb(pd: P, pn: P) -> Inst {
    Inst(r2(0x2558c000, pd.0, 0, pn.0, 5))
}
/// `pnext <P>.h, <P>, <P>.h`
#[inline]
pub const fn pnext_ph_p_ph(pd: P, pn: P) -> Inst {
    Inst(r2(0x2559c400, pd.0, 0, pn.0, 5))
}
/// `pnext <P>.b, <P>, <P>.b`
#[inline]
pub const fn pnext_pb_p_pb(pd: P, pn: P) -> Inst {
    Inst(r2(0x2519c400, pd.0, 0, pn.0, 5))
}
/// `pnext <P>.d, <P>, <P>.d`
#[inline]
pub const fn pnext_pd_p_pd(pd: P, pn: P) -> Inst {
    Inst(r2(0x25d9c400, pd.0, 0, pn.0, 5))
}
/// `pnext <P>.s, <P>, <P>.s`
#[inline]
pub const fn pnext_ps_p_ps(pd: P, pn: P) -> Inst {
    Inst(r2(0x2599c400, pd.0, 0, pn.0, 5))
}
/// `ptest <P>, <P>.b`
#[inline]
pub const fn ptest_p_pb(pa: P, pn: P) -> Inst {
    Inst(r2(0x2550c000, pa.0, 10, pn.0, 5))
}
/// `ptrue <P>.h, <PAT>`
#[inline]
pub const fn ptrue_ph_pat(pd: P, pattern: Pattern) -> Inst {
    Inst(r1(part(0x2558e000, pattern.field(), 0, 5, 5), pd.0, 0))
}
/// `ptrue <P>.s, <PAT>`
#[inline]
pub const fn ptrue_ps_pat(pd: P, pattern: Pattern) -> Inst {
    Inst(r1(part(0x2598e000, pattern.field(), 0, 5, 5), pd.0, 0))
}
/// `ptrue <P>.d, <PAT>`
#[inline]
pub const fn ptrue_pd_pat(pd: P, pattern: Pattern) -> Inst {
    Inst(r1(part(0x25d8e000, pattern.field(), 0, 5, 5), pd.0, 0))
}
/// `ptrue <P>.b, <PAT>`
#[inline]
pub const fn ptrue_pb_pat(pd: P, pattern: Pattern) -> Inst {
    Inst(r1(part(0x2518e000, pattern.field(), 0, 5, 5), pd.0, 0))
}
/// `ptrues <P>.h, <PAT>`
#[inline]
pub const fn ptrues_ph_pat(pd: P, pattern: Pattern) -> Inst {
    Inst(r1(part(0x2559e000, pattern.field(), 0, 5, 5), pd.0, 0))
}
/// `ptrues <P>.s, <PAT>`
#[inline]
pub const fn ptrues_ps_pat(pd: P, pattern: Pattern) -> Inst {
    Inst(r1(part(0x2599e000, pattern.field(), 0, 5, 5), pd.0, 0))
}
/// `ptrues <P>.b, <PAT>`
#[inline]
pub const fn ptrues_pb_pat(pd: P, pattern: Pattern) -> Inst {
    Inst(r1(part(0x2519e000, pattern.field(), 0, 5, 5), pd.0, 0))
}
/// `ptrues <P>.d, <PAT>`
#[inline]
pub const fn ptrues_pd_pat(pd: P, pattern: Pattern) -> Inst {
    Inst(r1(part(0x25d9e000, pattern.field(), 0, 5, 5), pd.0, 0))
}
/// `ptrue <P>.h`
#[inline]
pub const fn ptrue_ph(pd: P) -> Inst {
    Inst(r1(0x2558e3e0, pd.0, 0))
}
/// `ptrue <P>.s`
#[inline]
pub const fn ptrue_ps(pd: P) -> Inst {
    Inst(r1(0x2598e3e0, pd.0, 0))
}
/// `ptrue <P>.d`
#[inline]
pub const fn ptrue_pd(pd: P) -> Inst {
    Inst(r1(0x25d8e3e0, pd.0, 0))
}
/// `ptrue <P>.b`
#[inline]
pub const fn ptrue_pb(pd: P) -> Inst {
    Inst(r1(0x2518e3e0, pd.0, 0))
}
/// `ptrues <P>.h`
#[inline]
pub const fn ptrues_ph(pd: P) -> Inst {
    Inst(r1(0x2559e3e0, pd.0, 0))
}
/// `ptrues <P>.s`
#[inline]
pub const fn ptrues_ps(pd: P) -> Inst {
    Inst(r1(0x2599e3e0, pd.0, 0))
}
/// `ptrues <P>.b`
#[inline]
pub const fn ptrues_pb(pd: P) -> Inst {
    Inst(r1(0x2519e3e0, pd.0, 0))
}
/// `ptrues <P>.d`
#[inline]
pub const fn ptrues_pd(pd: P) -> Inst {
    Inst(r1(0x25d9e3e0, pd.0, 0))
}
/// `rdffr <P>.b, <P>/z`
#[inline]
pub const fn rdffr_pb_pz(pd: P, pn: P) -> Inst {
    Inst(r2(0x2518f000, pd.0, 0, pn.0, 5))
}
/// `rdffrs <P>.b, <P>/z`
#[inline]
pub const fn rdffrs_pb_pz(pd: P, pn: P) -> Inst {
    Inst(r2(0x2558f000, pd.0, 0, pn.0, 5))
}
/// `rdffr <P>.b`
#[inline]
pub const fn rdffr_pb(pd: P) -> Inst {
    Inst(r1(0x2519f000, pd.0, 0))
}
/// `setffr `
#[inline]
pub const fn setffr() -> Inst {
    Inst(0x252c9000)
}
/// `wrffr <P>.b`
#[inline]
pub const fn wrffr_pb(pn: P) -> Inst {
    Inst(r1(0x25289000, pn.0, 5))
}
/// `mlapt <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn mlapt_zd_zd_zd(zd: Z, zn: Z, zm: Z) -> Inst {
    Inst(r3(0x44c0d000, zd.0, 0, zn.0, 5, zm.0, 16))
}
/// `madpt <Z>.d, <Z>.d, <Z>.d`
#[inline]
pub const fn madpt_zd_zd_zd(zd: Z, zm: Z, zn: Z) -> Inst {
    Inst(r3(0x44c0d800, zd.0, 0, zm.0, 16, zn.0, 5))
}
/// `pext <P>.s, <PN>[<N>]`
#[inline]
pub const fn pext_ps_pn_at_i(pd: P, pn: Pn8To15, index: Imm0To3) -> Inst {
    Inst(r2(part(0x25a07010, index.steps(), 0, 2, 8), pd.0, 0, pn.0, 5))
}
/// `pext <P>.d, <PN>[<N>]`
#[inline]
pub const fn pext_pd_pn_at_i(pd: P, pn: Pn8To15, index: Imm0To3) -> Inst {
    Inst(r2(part(0x25e07010, index.steps(), 0, 2, 8), pd.0, 0, pn.0, 5))
}
/// `pext <P>.h, <PN>[<N>]`
#[inline]
pub const fn pext_ph_pn_at_i(pd: P, pn: Pn8To15, index: Imm0To3) -> Inst {
    Inst(r2(part(0x25607010, index.steps(), 0, 2, 8), pd.0, 0, pn.0, 5))
}
/// `pext <P>.b, <PN>[<N>]`
#[inline]
pub const fn pext_pb_pn_at_i(pd: P, pn: Pn8To15, index: Imm0To3) -> Inst {
    Inst(r2(part(0x25207010, index.steps(), 0, 2, 8), pd.0, 0, pn.0, 5))
}
/// `pext {<PL2>.h}, <PN>[<N>]`
#[inline]
pub const fn pext_pl2_h_pn_at_i(pd: P, pn: Pn8To15, index: Imm0To1) -> Inst {
    Inst(r2(part(0x25607410, index.steps(), 0, 1, 8), pd.0, 0, pn.0, 5))
}
/// `pext {<PL2>.d}, <PN>[<N>]`
#[inline]
pub const fn pext_pl2_d_pn_at_i(pd: P, pn: Pn8To15, index: Imm0To1) -> Inst {
    Inst(r2(part(0x25e07410, index.steps(), 0, 1, 8), pd.0, 0, pn.0, 5))
}
/// `pext {<PL2>.s}, <PN>[<N>]`
#[inline]
pub const fn pext_pl2_s_pn_at_i(pd: P, pn: Pn8To15, index: Imm0To1) -> Inst {
    Inst(r2(part(0x25a07410, index.steps(), 0, 1, 8), pd.0, 0, pn.0, 5))
}
/// `pext {<PL2>.b}, <PN>[<N>]`
#[inline]
pub const fn pext_pl2_b_pn_at_i(pd: P, pn: Pn8To15, index: Imm0To1) -> Inst {
    Inst(r2(part(0x25207410, index.steps(), 0, 1, 8), pd.0, 0, pn.0, 5))
}
/// `ptrue <PN>.s`
#[inline]
pub const fn ptrue_pns(pd: Pn8To15) -> Inst {
    Inst(r1(0x25a07810, pd.0, 0))
}
/// `ptrue <PN>.b`
#[inline]
pub const fn ptrue_pnb(pd: Pn8To15) -> Inst {
    Inst(r1(0x25207810, pd.0, 0))
}
/// `ptrue <PN>.h`
#[inline]
pub const fn ptrue_pnh(pd: Pn8To15) -> Inst {
    Inst(r1(0x25607810, pd.0, 0))
}
/// `ptrue <PN>.d`
#[inline]
pub const fn ptrue_pnd(pd: Pn8To15) -> Inst {
    Inst(r1(0x25e07810, pd.0, 0))
}
/// `whilege {<PL2>.h}, <X>, <X>`
#[inline]
pub const fn whilege_pl2_h_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25605010, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilege {<PL2>.s}, <X>, <X>`
#[inline]
pub const fn whilege_pl2_s_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a05010, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilege {<PL2>.b}, <X>, <X>`
#[inline]
pub const fn whilege_pl2_b_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25205010, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilege {<PL2>.d}, <X>, <X>`
#[inline]
pub const fn whilege_pl2_d_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e05010, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilehs {<PL2>.s}, <X>, <X>`
#[inline]
pub const fn whilehs_pl2_s_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a05810, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilehs {<PL2>.b}, <X>, <X>`
#[inline]
pub const fn whilehs_pl2_b_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25205810, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilehs {<PL2>.h}, <X>, <X>`
#[inline]
pub const fn whilehs_pl2_h_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25605810, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilehs {<PL2>.d}, <X>, <X>`
#[inline]
pub const fn whilehs_pl2_d_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e05810, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilegt {<PL2>.b}, <X>, <X>`
#[inline]
pub const fn whilegt_pl2_b_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25205011, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilegt {<PL2>.d}, <X>, <X>`
#[inline]
pub const fn whilegt_pl2_d_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e05011, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilegt {<PL2>.h}, <X>, <X>`
#[inline]
pub const fn whilegt_pl2_h_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25605011, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilegt {<PL2>.s}, <X>, <X>`
#[inline]
pub const fn whilegt_pl2_s_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a05011, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilehi {<PL2>.s}, <X>, <X>`
#[inline]
pub const fn whilehi_pl2_s_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a05811, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilehi {<PL2>.b}, <X>, <X>`
#[inline]
pub const fn whilehi_pl2_b_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25205811, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilehi {<PL2>.h}, <X>, <X>`
#[inline]
pub const fn whilehi_pl2_h_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25605811, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilehi {<PL2>.d}, <X>, <X>`
#[inline]
pub const fn whilehi_pl2_d_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e05811, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilelt {<PL2>.s}, <X>, <X>`
#[inline]
pub const fn whilelt_pl2_s_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a05410, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilelt {<PL2>.d}, <X>, <X>`
#[inline]
pub const fn whilelt_pl2_d_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e05410, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilelt {<PL2>.b}, <X>, <X>`
#[inline]
pub const fn whilelt_pl2_b_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25205410, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilelt {<PL2>.h}, <X>, <X>`
#[inline]
pub const fn whilelt_pl2_h_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25605410, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilelo {<PL2>.s}, <X>, <X>`
#[inline]
pub const fn whilelo_pl2_s_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a05c10, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilelo {<PL2>.b}, <X>, <X>`
#[inline]
pub const fn whilelo_pl2_b_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25205c10, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilelo {<PL2>.d}, <X>, <X>`
#[inline]
pub const fn whilelo_pl2_d_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e05c10, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilelo {<PL2>.h}, <X>, <X>`
#[inline]
pub const fn whilelo_pl2_h_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25605c10, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilele {<PL2>.d}, <X>, <X>`
#[inline]
pub const fn whilele_pl2_d_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e05411, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilele {<PL2>.s}, <X>, <X>`
#[inline]
pub const fn whilele_pl2_s_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a05411, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilele {<PL2>.b}, <X>, <X>`
#[inline]
pub const fn whilele_pl2_b_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25205411, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilele {<PL2>.h}, <X>, <X>`
#[inline]
pub const fn whilele_pl2_h_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25605411, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilels {<PL2>.d}, <X>, <X>`
#[inline]
pub const fn whilels_pl2_d_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e05c11, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilels {<PL2>.b}, <X>, <X>`
#[inline]
pub const fn whilels_pl2_b_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25205c11, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilels {<PL2>.s}, <X>, <X>`
#[inline]
pub const fn whilels_pl2_s_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a05c11, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilels {<PL2>.h}, <X>, <X>`
#[inline]
pub const fn whilels_pl2_h_x_x(pd: PPair, rn: X, rm: X) -> Inst {
    Inst(r3(0x25605c11, pd.0, 1, rn.0, 5, rm.0, 16))
}
/// `whilege <PN>.b, <X>, <X>, vlx2`
#[inline]
pub const fn whilege_pnb_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25204010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <PN>.h, <X>, <X>, vlx4`
#[inline]
pub const fn whilege_pnh_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25606010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <PN>.s, <X>, <X>, vlx2`
#[inline]
pub const fn whilege_pns_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a04010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <PN>.h, <X>, <X>, vlx2`
#[inline]
pub const fn whilege_pnh_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25604010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <PN>.d, <X>, <X>, vlx4`
#[inline]
pub const fn whilege_pnd_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e06010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <PN>.s, <X>, <X>, vlx4`
#[inline]
pub const fn whilege_pns_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a06010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <PN>.b, <X>, <X>, vlx4`
#[inline]
pub const fn whilege_pnb_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25206010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilege <PN>.d, <X>, <X>, vlx2`
#[inline]
pub const fn whilege_pnd_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e04010, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <PN>.b, <X>, <X>, vlx2`
#[inline]
pub const fn whilehs_pnb_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25204810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <PN>.d, <X>, <X>, vlx4`
#[inline]
pub const fn whilehs_pnd_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e06810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <PN>.h, <X>, <X>, vlx2`
#[inline]
pub const fn whilehs_pnh_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25604810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <PN>.s, <X>, <X>, vlx4`
#[inline]
pub const fn whilehs_pns_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a06810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <PN>.d, <X>, <X>, vlx2`
#[inline]
pub const fn whilehs_pnd_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e04810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <PN>.b, <X>, <X>, vlx4`
#[inline]
pub const fn whilehs_pnb_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25206810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <PN>.h, <X>, <X>, vlx4`
#[inline]
pub const fn whilehs_pnh_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25606810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehs <PN>.s, <X>, <X>, vlx2`
#[inline]
pub const fn whilehs_pns_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a04810, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <PN>.s, <X>, <X>, vlx2`
#[inline]
pub const fn whilegt_pns_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a04018, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <PN>.d, <X>, <X>, vlx2`
#[inline]
pub const fn whilegt_pnd_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e04018, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <PN>.h, <X>, <X>, vlx4`
#[inline]
pub const fn whilegt_pnh_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25606018, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <PN>.b, <X>, <X>, vlx2`
#[inline]
pub const fn whilegt_pnb_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25204018, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <PN>.h, <X>, <X>, vlx2`
#[inline]
pub const fn whilegt_pnh_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25604018, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <PN>.b, <X>, <X>, vlx4`
#[inline]
pub const fn whilegt_pnb_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25206018, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <PN>.d, <X>, <X>, vlx4`
#[inline]
pub const fn whilegt_pnd_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e06018, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilegt <PN>.s, <X>, <X>, vlx4`
#[inline]
pub const fn whilegt_pns_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a06018, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <PN>.h, <X>, <X>, vlx2`
#[inline]
pub const fn whilehi_pnh_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25604818, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <PN>.d, <X>, <X>, vlx4`
#[inline]
pub const fn whilehi_pnd_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e06818, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <PN>.b, <X>, <X>, vlx4`
#[inline]
pub const fn whilehi_pnb_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25206818, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <PN>.s, <X>, <X>, vlx2`
#[inline]
pub const fn whilehi_pns_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a04818, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <PN>.d, <X>, <X>, vlx2`
#[inline]
pub const fn whilehi_pnd_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e04818, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <PN>.s, <X>, <X>, vlx4`
#[inline]
pub const fn whilehi_pns_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a06818, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <PN>.b, <X>, <X>, vlx2`
#[inline]
pub const fn whilehi_pnb_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25204818, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilehi <PN>.h, <X>, <X>, vlx4`
#[inline]
pub const fn whilehi_pnh_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25606818, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <PN>.h, <X>, <X>, vlx2`
#[inline]
pub const fn whilelt_pnh_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25604410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <PN>.s, <X>, <X>, vlx2`
#[inline]
pub const fn whilelt_pns_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a04410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <PN>.b, <X>, <X>, vlx4`
#[inline]
pub const fn whilelt_pnb_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25206410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <PN>.h, <X>, <X>, vlx4`
#[inline]
pub const fn whilelt_pnh_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25606410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <PN>.s, <X>, <X>, vlx4`
#[inline]
pub const fn whilelt_pns_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a06410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <PN>.b, <X>, <X>, vlx2`
#[inline]
pub const fn whilelt_pnb_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25204410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <PN>.d, <X>, <X>, vlx4`
#[inline]
pub const fn whilelt_pnd_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e06410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelt <PN>.d, <X>, <X>, vlx2`
#[inline]
pub const fn whilelt_pnd_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e04410, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <PN>.b, <X>, <X>, vlx4`
#[inline]
pub const fn whilelo_pnb_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25206c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <PN>.s, <X>, <X>, vlx2`
#[inline]
pub const fn whilelo_pns_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a04c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <PN>.s, <X>, <X>, vlx4`
#[inline]
pub const fn whilelo_pns_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a06c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <PN>.h, <X>, <X>, vlx2`
#[inline]
pub const fn whilelo_pnh_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25604c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <PN>.h, <X>, <X>, vlx4`
#[inline]
pub const fn whilelo_pnh_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25606c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <PN>.d, <X>, <X>, vlx2`
#[inline]
pub const fn whilelo_pnd_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e04c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <PN>.b, <X>, <X>, vlx2`
#[inline]
pub const fn whilelo_pnb_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25204c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilelo <PN>.d, <X>, <X>, vlx4`
#[inline]
pub const fn whilelo_pnd_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e06c10, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <PN>.b, <X>, <X>, vlx2`
#[inline]
pub const fn whilele_pnb_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25204418, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <PN>.s, <X>, <X>, vlx2`
#[inline]
pub const fn whilele_pns_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a04418, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <PN>.s, <X>, <X>, vlx4`
#[inline]
pub const fn whilele_pns_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a06418, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <PN>.h, <X>, <X>, vlx4`
#[inline]
pub const fn whilele_pnh_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25606418, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <PN>.b, <X>, <X>, vlx4`
#[inline]
pub const fn whilele_pnb_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25206418, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <PN>.h, <X>, <X>, vlx2`
#[inline]
pub const fn whilele_pnh_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25604418, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <PN>.d, <X>, <X>, vlx4`
#[inline]
pub const fn whilele_pnd_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e06418, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilele <PN>.d, <X>, <X>, vlx2`
#[inline]
pub const fn whilele_pnd_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e04418, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <PN>.d, <X>, <X>, vlx2`
#[inline]
pub const fn whilels_pnd_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e04c18, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <PN>.s, <X>, <X>, vlx2`
#[inline]
pub const fn whilels_pns_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a04c18, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <PN>.s, <X>, <X>, vlx4`
#[inline]
pub const fn whilels_pns_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25a06c18, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <PN>.b, <X>, <X>, vlx2`
#[inline]
pub const fn whilels_pnb_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25204c18, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <PN>.d, <X>, <X>, vlx4`
#[inline]
pub const fn whilels_pnd_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25e06c18, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <PN>.b, <X>, <X>, vlx4`
#[inline]
pub const fn whilels_pnb_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25206c18, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <PN>.h, <X>, <X>, vlx2`
#[inline]
pub const fn whilels_pnh_x_x_vlx2(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25604c18, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `whilels <PN>.h, <X>, <X>, vlx4`
#[inline]
pub const fn whilels_pnh_x_x_vlx4(pd: Pn8To15, rn: X, rm: X) -> Inst {
    Inst(r3(0x25606c18, pd.0, 0, rn.0, 5, rm.0, 16))
}
/// `fcpy <Z>.s, <P>/m, #<F8>`
#[inline]
pub const fn fcpy_zs_pm_f(zd: Z, pm: P, imm: FpImm8) -> Inst {
    Inst(r3(0x0590c000, zd.0, 0, pm.0, 16, imm.0, 5))
}
/// `fcpy <Z>.d, <P>/m, #<F8>`
#[inline]
pub const fn fcpy_zd_pm_f(zd: Z, pm: P, imm: FpImm8) -> Inst {
    Inst(r3(0x05d0c000, zd.0, 0, pm.0, 16, imm.0, 5))
}
/// `fcpy <Z>.h, <P>/m, #<F8>`
#[inline]
pub const fn fcpy_zh_pm_f(zd: Z, pm: P, imm: FpImm8) -> Inst {
    Inst(r3(0x0550c000, zd.0, 0, pm.0, 16, imm.0, 5))
}
/// `fmov <Z>.s, <P>/m, #<F8>`
#[inline]
pub const fn fmov_zs_pm_f(zd: Z, pm: P, imm: FpImm8) -> Inst {
    Inst(r3(0x0590c000, zd.0, 0, pm.0, 16, imm.0, 5))
}
/// `fmov <Z>.d, <P>/m, #<F8>`
#[inline]
pub const fn fmov_zd_pm_f(zd: Z, pm: P, imm: FpImm8) -> Inst {
    Inst(r3(0x05d0c000, zd.0, 0, pm.0, 16, imm.0, 5))
}
/// `fmov <Z>.h, <P>/m, #<F8>`
#[inline]
pub const fn fmov_zh_pm_f(zd: Z, pm: P, imm: FpImm8) -> Inst {
    Inst(r3(0x0550c000, zd.0, 0, pm.0, 16, imm.0, 5))
}
/// `cpy <Z>.d, <P>/z, #<SIS>`
#[inline]
pub const fn cpy_zd_pz_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05d00000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.b, <P>/z, #<I>`
#[inline]
pub const fn cpy_zb_pz_i(zd: Z, pm: P, imm: ImmMinus128To127) -> Inst {
    Inst(r2(part(0x05100000, imm.steps(), 0, 8, 5), zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.s, <P>/z, #0, lsl #8`
#[inline]
pub const fn cpy_zs_pz_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05902000, zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.h, <P>/z, #<SIS>`
#[inline]
pub const fn cpy_zh_pz_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05500000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.s, <P>/z, #<SIS>`
#[inline]
pub const fn cpy_zs_pz_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05900000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.d, <P>/m, #<SIS>`
#[inline]
pub const fn cpy_zd_pm_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05d04000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.b, <P>/m, #<I>`
#[inline]
pub const fn cpy_zb_pm_i(zd: Z, pm: P, imm: ImmMinus128To127) -> Inst {
    Inst(r2(part(0x05104000, imm.steps(), 0, 8, 5), zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.s, <P>/m, #<SIS>`
#[inline]
pub const fn cpy_zs_pm_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05904000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.h, <P>/m, #<SIS>`
#[inline]
pub const fn cpy_zh_pm_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05504000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.d, <P>/m, #0, lsl #8`
#[inline]
pub const fn cpy_zd_pm_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05d06000, zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.d, <P>/z, #0, lsl #8`
#[inline]
pub const fn cpy_zd_pz_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05d02000, zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.s, <P>/m, #0, lsl #8`
#[inline]
pub const fn cpy_zs_pm_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05906000, zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.h, <P>/m, #0, lsl #8`
#[inline]
pub const fn cpy_zh_pm_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05506000, zd.0, 0, pm.0, 16))
}
/// `cpy <Z>.h, <P>/z, #0, lsl #8`
#[inline]
pub const fn cpy_zh_pz_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05502000, zd.0, 0, pm.0, 16))
}
/// `mov <Z>.d, <P>/z, #<SIS>`
#[inline]
pub const fn mov_zd_pz_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05d00000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `mov <Z>.b, <P>/z, #<I>`
#[inline]
pub const fn mov_zb_pz_i(zd: Z, pm: P, imm: ImmMinus128To127) -> Inst {
    Inst(r2(part(0x05100000, imm.steps(), 0, 8, 5), zd.0, 0, pm.0, 16))
}
/// `mov <Z>.s, <P>/z, #0, lsl #8`
#[inline]
pub const fn mov_zs_pz_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05902000, zd.0, 0, pm.0, 16))
}
/// `mov <Z>.h, <P>/z, #<SIS>`
#[inline]
pub const fn mov_zh_pz_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05500000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `mov <Z>.s, <P>/z, #<SIS>`
#[inline]
pub const fn mov_zs_pz_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05900000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `mov <Z>.d, <P>/m, #<SIS>`
#[inline]
pub const fn mov_zd_pm_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05d04000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `mov <Z>.b, <P>/m, #<I>`
#[inline]
pub const fn mov_zb_pm_i(zd: Z, pm: P, imm: ImmMinus128To127) -> Inst {
    Inst(r2(part(0x05104000, imm.steps(), 0, 8, 5), zd.0, 0, pm.0, 16))
}
/// `mov <Z>.s, <P>/m, #<SIS>`
#[inline]
pub const fn mov_zs_pm_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05904000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `mov <Z>.h, <P>/m, #<SIS>`
#[inline]
pub const fn mov_zh_pm_i(zd: Z, pm: P, imm: SveSigned) -> Inst {
    Inst(r2(part(0x05504000, imm.bits(), 0, 9, 5), zd.0, 0, pm.0, 16))
}
/// `mov <Z>.d, <P>/m, #0, lsl #8`
#[inline]
pub const fn mov_zd_pm_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05d06000, zd.0, 0, pm.0, 16))
}
/// `mov <Z>.d, <P>/z, #0, lsl #8`
#[inline]
pub const fn mov_zd_pz_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05d02000, zd.0, 0, pm.0, 16))
}
/// `mov <Z>.s, <P>/m, #0, lsl #8`
#[inline]
pub const fn mov_zs_pm_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05906000, zd.0, 0, pm.0, 16))
}
/// `mov <Z>.h, <P>/m, #0, lsl #8`
#[inline]
pub const fn mov_zh_pm_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05506000, zd.0, 0, pm.0, 16))
}
/// `mov <Z>.h, <P>/z, #0, lsl #8`
#[inline]
pub const fn mov_zh_pz_0_lsl_8(zd: Z, pm: P) -> Inst {
    Inst(r2(0x05502000, zd.0, 0, pm.0, 16))
}
/// `add <Z>.s, <Z>.s, #<UIS>`
#[inline]
pub const fn add_zs_zs_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25a0c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `add <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn add_zb_zb_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x2520c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `add <Z>.h, <Z>.h, #<UIS>`
#[inline]
pub const fn add_zh_zh_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x2560c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `add <Z>.h, <Z>.h, #0, lsl #8`
#[inline]
pub const fn add_zh_zh_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x2560e000, zd.0, 0))
}
/// `add <Z>.d, <Z>.d, #<UIS>`
#[inline]
pub const fn add_zd_zd_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25e0c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `sub <Z>.h, <Z>.h, #<UIS>`
#[inline]
pub const fn sub_zh_zh_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x2561c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `sub <Z>.s, <Z>.s, #<UIS>`
#[inline]
pub const fn sub_zs_zs_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25a1c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `sub <Z>.s, <Z>.s, #0, lsl #8`
#[inline]
pub const fn sub_zs_zs_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25a1e000, zd.0, 0))
}
/// `sub <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn sub_zb_zb_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x2521c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `sub <Z>.d, <Z>.d, #<UIS>`
#[inline]
pub const fn sub_zd_zd_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25e1c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `sub <Z>.d, <Z>.d, #0, lsl #8`
#[inline]
pub const fn sub_zd_zd_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25e1e000, zd.0, 0))
}
/// `subr <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn subr_zb_zb_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x2523c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `subr <Z>.h, <Z>.h, #<UIS>`
#[inline]
pub const fn subr_zh_zh_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x2563c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `subr <Z>.h, <Z>.h, #0, lsl #8`
#[inline]
pub const fn subr_zh_zh_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x2563e000, zd.0, 0))
}
/// `subr <Z>.s, <Z>.s, #<UIS>`
#[inline]
pub const fn subr_zs_zs_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25a3c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `subr <Z>.s, <Z>.s, #0, lsl #8`
#[inline]
pub const fn subr_zs_zs_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25a3e000, zd.0, 0))
}
/// `subr <Z>.d, <Z>.d, #<UIS>`
#[inline]
pub const fn subr_zd_zd_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25e3c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `subr <Z>.d, <Z>.d, #0, lsl #8`
#[inline]
pub const fn subr_zd_zd_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25e3e000, zd.0, 0))
}
/// `sqadd <Z>.s, <Z>.s, #<UIS>`
#[inline]
pub const fn sqadd_zs_zs_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25a4c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `sqadd <Z>.s, <Z>.s, #0, lsl #8`
#[inline]
pub const fn sqadd_zs_zs_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25a4e000, zd.0, 0))
}
/// `sqadd <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn sqadd_zb_zb_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x2524c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `sqadd <Z>.h, <Z>.h, #<UIS>`
#[inline]
pub const fn sqadd_zh_zh_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x2564c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `sqadd <Z>.h, <Z>.h, #0, lsl #8`
#[inline]
pub const fn sqadd_zh_zh_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x2564e000, zd.0, 0))
}
/// `sqadd <Z>.d, <Z>.d, #<UIS>`
#[inline]
pub const fn sqadd_zd_zd_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25e4c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `sqadd <Z>.d, <Z>.d, #0, lsl #8`
#[inline]
pub const fn sqadd_zd_zd_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25e4e000, zd.0, 0))
}
/// `sqsub <Z>.s, <Z>.s, #0, lsl #8`
#[inline]
pub const fn sqsub_zs_zs_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25a6e000, zd.0, 0))
}
/// `sqsub <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn sqsub_zb_zb_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x2526c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `sqsub <Z>.s, <Z>.s, #<UIS>`
#[inline]
pub const fn sqsub_zs_zs_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25a6c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `sqsub <Z>.h, <Z>.h, #0, lsl #8`
#[inline]
pub const fn sqsub_zh_zh_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x2566e000, zd.0, 0))
}
/// `sqsub <Z>.h, <Z>.h, #<UIS>`
#[inline]
pub const fn sqsub_zh_zh_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x2566c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `sqsub <Z>.d, <Z>.d, #<UIS>`
#[inline]
pub const fn sqsub_zd_zd_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25e6c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `uqadd <Z>.d, <Z>.d, #0, lsl #8`
#[inline]
pub const fn uqadd_zd_zd_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25e5e000, zd.0, 0))
}
/// `uqadd <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn uqadd_zb_zb_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x2525c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `uqadd <Z>.h, <Z>.h, #<UIS>`
#[inline]
pub const fn uqadd_zh_zh_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x2565c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `uqadd <Z>.s, <Z>.s, #<UIS>`
#[inline]
pub const fn uqadd_zs_zs_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25a5c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `uqadd <Z>.d, <Z>.d, #<UIS>`
#[inline]
pub const fn uqadd_zd_zd_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25e5c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `uqsub <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn uqsub_zb_zb_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x2527c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `uqsub <Z>.h, <Z>.h, #<UIS>`
#[inline]
pub const fn uqsub_zh_zh_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x2567c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `uqsub <Z>.d, <Z>.d, #0, lsl #8`
#[inline]
pub const fn uqsub_zd_zd_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25e7e000, zd.0, 0))
}
/// `uqsub <Z>.h, <Z>.h, #0, lsl #8`
#[inline]
pub const fn uqsub_zh_zh_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x2567e000, zd.0, 0))
}
/// `uqsub <Z>.d, <Z>.d, #<UIS>`
#[inline]
pub const fn uqsub_zd_zd_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25e7c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `uqsub <Z>.s, <Z>.s, #<UIS>`
#[inline]
pub const fn uqsub_zs_zs_i(zd: Z, imm: SveUnsigned) -> Inst {
    Inst(r1(part(0x25a7c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `uqsub <Z>.s, <Z>.s, #0, lsl #8`
#[inline]
pub const fn uqsub_zs_zs_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25a7e000, zd.0, 0))
}
/// `add <Z>.d, <Z>.d, #0, lsl #8`
#[inline]
pub const fn add_zd_zd_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25e0e000, zd.0, 0))
}
/// `sqsub <Z>.d, <Z>.d, #0, lsl #8`
#[inline]
pub const fn sqsub_zd_zd_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25e6e000, zd.0, 0))
}
/// `uqadd <Z>.s, <Z>.s, #0, lsl #8`
#[inline]
pub const fn uqadd_zs_zs_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25a5e000, zd.0, 0))
}
/// `uqadd <Z>.h, <Z>.h, #0, lsl #8`
#[inline]
pub const fn uqadd_zh_zh_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x2565e000, zd.0, 0))
}
/// `sub <Z>.h, <Z>.h, #0, lsl #8`
#[inline]
pub const fn sub_zh_zh_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x2561e000, zd.0, 0))
}
/// `add <Z>.s, <Z>.s, #0, lsl #8`
#[inline]
pub const fn add_zs_zs_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25a0e000, zd.0, 0))
}
/// `smax <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn smax_zb_zb_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x2528c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `smax <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn smax_zd_zd_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x25e8c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `smax <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn smax_zs_zs_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x25a8c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `smax <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn smax_zh_zh_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x2568c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `smin <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn smin_zh_zh_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x256ac000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `smin <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn smin_zs_zs_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x25aac000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `smin <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn smin_zd_zd_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x25eac000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `smin <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn smin_zb_zb_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x252ac000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `umax <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn umax_zs_zs_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x25a9c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `umax <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn umax_zb_zb_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x2529c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `umax <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn umax_zh_zh_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x2569c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `umax <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn umax_zd_zd_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x25e9c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `umin <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn umin_zh_zh_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x256bc000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `umin <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn umin_zs_zs_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x25abc000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `umin <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn umin_zb_zb_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x252bc000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `umin <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn umin_zd_zd_i(zd: Z, imm: Imm0To255) -> Inst {
    Inst(r1(part(0x25ebc000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `mul <Z>.h, <Z>.h, #<I>`
#[inline]
pub const fn mul_zh_zh_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x2570c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `mul <Z>.s, <Z>.s, #<I>`
#[inline]
pub const fn mul_zs_zs_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x25b0c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `mul <Z>.b, <Z>.b, #<I>`
#[inline]
pub const fn mul_zb_zb_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x2530c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `mul <Z>.d, <Z>.d, #<I>`
#[inline]
pub const fn mul_zd_zd_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x25f0c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `fdup <Z>.s, #<F8>`
#[inline]
pub const fn fdup_zs_f(zd: Z, imm: FpImm8) -> Inst {
    Inst(r2(0x25b9c000, zd.0, 0, imm.0, 5))
}
/// `fdup <Z>.d, #<F8>`
#[inline]
pub const fn fdup_zd_f(zd: Z, imm: FpImm8) -> Inst {
    Inst(r2(0x25f9c000, zd.0, 0, imm.0, 5))
}
/// `fdup <Z>.h, #<F8>`
#[inline]
pub const fn fdup_zh_f(zd: Z, imm: FpImm8) -> Inst {
    Inst(r2(0x2579c000, zd.0, 0, imm.0, 5))
}
/// `fmov <Z>.s, #<F8>`
#[inline]
pub const fn fmov_zs_f(zd: Z, imm: FpImm8) -> Inst {
    Inst(r2(0x25b9c000, zd.0, 0, imm.0, 5))
}
/// `fmov <Z>.d, #<F8>`
#[inline]
pub const fn fmov_zd_f(zd: Z, imm: FpImm8) -> Inst {
    Inst(r2(0x25f9c000, zd.0, 0, imm.0, 5))
}
/// `fmov <Z>.h, #<F8>`
#[inline]
pub const fn fmov_zh_f(zd: Z, imm: FpImm8) -> Inst {
    Inst(r2(0x2579c000, zd.0, 0, imm.0, 5))
}
/// `dup <Z>.h, #<SIS>`
#[inline]
pub const fn dup_zh_i(zd: Z, imm: SveSigned) -> Inst {
    Inst(r1(part(0x2578c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `dup <Z>.h, #0, lsl #8`
#[inline]
pub const fn dup_zh_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x2578e000, zd.0, 0))
}
/// `dup <Z>.s, #<SIS>`
#[inline]
pub const fn dup_zs_i(zd: Z, imm: SveSigned) -> Inst {
    Inst(r1(part(0x25b8c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `dup <Z>.s, #0, lsl #8`
#[inline]
pub const fn dup_zs_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25b8e000, zd.0, 0))
}
/// `dup <Z>.b, #<I>`
#[inline]
pub const fn dup_zb_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x2538c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `dup <Z>.d, #<SIS>`
#[inline]
pub const fn dup_zd_i(zd: Z, imm: SveSigned) -> Inst {
    Inst(r1(part(0x25f8c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `dup <Z>.d, #0, lsl #8`
#[inline]
pub const fn dup_zd_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25f8e000, zd.0, 0))
}
/// `mov <Z>.h, #<SIS>`
#[inline]
pub const fn mov_zh_i(zd: Z, imm: SveSigned) -> Inst {
    Inst(r1(part(0x2578c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `mov <Z>.s, #<SIS>`
#[inline]
pub const fn mov_zs_i(zd: Z, imm: SveSigned) -> Inst {
    Inst(r1(part(0x25b8c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `mov <Z>.b, #<I>`
#[inline]
pub const fn mov_zb_i(zd: Z, imm: ImmMinus128To127) -> Inst {
    Inst(r1(part(0x2538c000, imm.steps(), 0, 8, 5), zd.0, 0))
}
/// `mov <Z>.d, #<SIS>`
#[inline]
pub const fn mov_zd_i(zd: Z, imm: SveSigned) -> Inst {
    Inst(r1(part(0x25f8c000, imm.bits(), 0, 9, 5), zd.0, 0))
}
/// `mov <Z>.d, #0, lsl #8`
#[inline]
pub const fn mov_zd_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25f8e000, zd.0, 0))
}
/// `mov <Z>.s, #0, lsl #8`
#[inline]
pub const fn mov_zs_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x25b8e000, zd.0, 0))
}
/// `mov <Z>.h, #0, lsl #8`
#[inline]
pub const fn mov_zh_0_lsl_8(zd: Z) -> Inst {
    Inst(r1(0x2578e000, zd.0, 0))
}
