// Made from forms.txt by `WEFT_BLESS=1 cargo test -p weft-a64-encoder --test generated`.
//! Typed constructors: SME.

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

/// `bfmopa <ZA>.h, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmopa_zah_pm_pm_zh_zh(tile: Tile2, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x81a00008, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `bfmops <ZA>.h, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmops_zah_pm_pm_zh_zh(tile: Tile2, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x81a00018, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `bmopa <ZA>.s, <P>/m, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn bmopa_zas_pm_pm_zs_zs(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x80800008, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `bmops <ZA>.s, <P>/m, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn bmops_zas_pm_pm_zs_zs(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x80800018, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `fmopa <ZA>.h, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmopa_zah_pm_pm_zh_zh(tile: Tile2, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x81800008, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `fmops <ZA>.h, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmops_zah_pm_pm_zh_zh(tile: Tile2, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x81800018, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `fmopa <ZA>.h, <P>/m, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn fmopa_zah_pm_pm_zb_zb(tile: Tile2, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x80a00008, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `bfmopa <ZA>.s, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmopa_zas_pm_pm_zh_zh(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x81800000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `bfmops <ZA>.s, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn bfmops_zas_pm_pm_zh_zh(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x81800010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `fmopa <ZA>.s, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmopa_zas_pm_pm_zh_zh(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x81a00000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `fmops <ZA>.s, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn fmops_zas_pm_pm_zh_zh(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x81a00010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `fmopa <ZA>.s, <P>/m, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmopa_zas_pm_pm_zs_zs(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x80800000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `fmops <ZA>.s, <P>/m, <P>/m, <Z>.s, <Z>.s`
#[inline]
pub const fn fmops_zas_pm_pm_zs_zs(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x80800010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `fmopa <ZA>.s, <P>/m, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn fmopa_zas_pm_pm_zb_zb(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x80a00000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `smopa <ZA>.s, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn smopa_zas_pm_pm_zh_zh(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa0800008, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `umopa <ZA>.s, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn umopa_zas_pm_pm_zh_zh(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa1800008, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `smops <ZA>.s, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn smops_zas_pm_pm_zh_zh(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa0800018, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `umops <ZA>.s, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn umops_zas_pm_pm_zh_zh(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa1800018, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `smopa <ZA>.s, <P>/m, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn smopa_zas_pm_pm_zb_zb(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa0800000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `sumopa <ZA>.s, <P>/m, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sumopa_zas_pm_pm_zb_zb(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa0a00000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `usmopa <ZA>.s, <P>/m, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn usmopa_zas_pm_pm_zb_zb(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa1800000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `umopa <ZA>.s, <P>/m, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn umopa_zas_pm_pm_zb_zb(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa1a00000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `smops <ZA>.s, <P>/m, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn smops_zas_pm_pm_zb_zb(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa0800010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `sumops <ZA>.s, <P>/m, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn sumops_zas_pm_pm_zb_zb(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa0a00010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `usmops <ZA>.s, <P>/m, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn usmops_zas_pm_pm_zb_zb(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa1800010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `umops <ZA>.s, <P>/m, <P>/m, <Z>.b, <Z>.b`
#[inline]
pub const fn umops_zas_pm_pm_zb_zb(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa1a00010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `fmopa <ZA>.d, <P>/m, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmopa_zad_pm_pm_zd_zd(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x80c00000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `fmops <ZA>.d, <P>/m, <P>/m, <Z>.d, <Z>.d`
#[inline]
pub const fn fmops_zad_pm_pm_zd_zd(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0x80c00010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `smopa <ZA>.d, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn smopa_zad_pm_pm_zh_zh(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa0c00000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `sumopa <ZA>.d, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sumopa_zad_pm_pm_zh_zh(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa0e00000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `usmopa <ZA>.d, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn usmopa_zad_pm_pm_zh_zh(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa1c00000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `umopa <ZA>.d, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn umopa_zad_pm_pm_zh_zh(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa1e00000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `smops <ZA>.d, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn smops_zad_pm_pm_zh_zh(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa0c00010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `sumops <ZA>.d, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn sumops_zad_pm_pm_zh_zh(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa0e00010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `usmops <ZA>.d, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn usmops_zad_pm_pm_zh_zh(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa1c00010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `umops <ZA>.d, <P>/m, <P>/m, <Z>.h, <Z>.h`
#[inline]
pub const fn umops_zad_pm_pm_zh_zh(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z, zm: Z) -> Inst {
    Inst(r1(r4(0xa1e00010, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5), zm.0, 16))
}
/// `mova <Z>.b, <P>/m, za0v.b[<W>, <N>]`
#[inline]
pub const fn mova_zb_pm_za0vb_at_w_i(zd: Z, pa: P0To7, rs: W12To15, index: Imm0To15) -> Inst {
    Inst(r3(part(0xc0028000, index.steps(), 0, 4, 5), zd.0, 0, pa.0, 10, rs.0, 13))
}
/// `mova <Z>.b, <P>/m, za0h.b[<W>, <N>]`
#[inline]
pub const fn mova_zb_pm_za0hb_at_w_i(zd: Z, pa: P0To7, rs: W12To15, index: Imm0To15) -> Inst {
    Inst(r3(part(0xc0020000, index.steps(), 0, 4, 5), zd.0, 0, pa.0, 10, rs.0, 13))
}
/// `mova <Z>.h, <P>/m, <ZAv>.h[<W>, <N>]`
#[inline]
pub const fn mova_zh_pm_zavh_at_w_i(zd: Z, pa: P0To7, tile: Tile2, rs: W12To15, index: Imm0To7) -> Inst {
    Inst(r4(part(0xc0428000, index.steps(), 0, 3, 5), zd.0, 0, pa.0, 10, tile.0, 8, rs.0, 13))
}
/// `mova <Z>.h, <P>/m, <ZAh>.h[<W>, <N>]`
#[inline]
pub const fn mova_zh_pm_zahh_at_w_i(zd: Z, pa: P0To7, tile: Tile2, rs: W12To15, index: Imm0To7) -> Inst {
    Inst(r4(part(0xc0420000, index.steps(), 0, 3, 5), zd.0, 0, pa.0, 10, tile.0, 8, rs.0, 13))
}
/// `mova <Z>.s, <P>/m, <ZAv>.s[<W>, <N>]`
#[inline]
pub const fn mova_zs_pm_zavs_at_w_i(zd: Z, pa: P0To7, tile: Tile4, rs: W12To15, index: Imm0To3) -> Inst {
    Inst(r4(part(0xc0828000, index.steps(), 0, 2, 5), zd.0, 0, pa.0, 10, tile.0, 7, rs.0, 13))
}
/// `mova <Z>.s, <P>/m, <ZAh>.s[<W>, <N>]`
#[inline]
pub const fn mova_zs_pm_zahs_at_w_i(zd: Z, pa: P0To7, tile: Tile4, rs: W12To15, index: Imm0To3) -> Inst {
    Inst(r4(part(0xc0820000, index.steps(), 0, 2, 5), zd.0, 0, pa.0, 10, tile.0, 7, rs.0, 13))
}
/// `mova <Z>.d, <P>/m, <ZAv>.d[<W>, <N>]`
#[inline]
pub const fn mova_zd_pm_zavd_at_w_i(zd: Z, pa: P0To7, tile: Tile8, rs: W12To15, index: Imm0To1) -> Inst {
    Inst(r4(part(0xc0c28000, index.steps(), 0, 1, 5), zd.0, 0, pa.0, 10, tile.0, 6, rs.0, 13))
}
/// `mova <Z>.d, <P>/m, <ZAh>.d[<W>, <N>]`
#[inline]
pub const fn mova_zd_pm_zahd_at_w_i(zd: Z, pa: P0To7, tile: Tile8, rs: W12To15, index: Imm0To1) -> Inst {
    Inst(r4(part(0xc0c20000, index.steps(), 0, 1, 5), zd.0, 0, pa.0, 10, tile.0, 6, rs.0, 13))
}
/// `mova <Z>.q, <P>/m, <ZAv>.q[<W>, 0]`
#[inline]
pub const fn mova_zq_pm_zavq_at_w_0(zd: Z, pa: P0To7, tile: Tile16, rs: W12To15) -> Inst {
    Inst(r4(0xc0c38000, zd.0, 0, pa.0, 10, tile.0, 5, rs.0, 13))
}
/// `mova <Z>.q, <P>/m, <ZAh>.q[<W>, 0]`
#[inline]
pub const fn mova_zq_pm_zahq_at_w_0(zd: Z, pa: P0To7, tile: Tile16, rs: W12To15) -> Inst {
    Inst(r4(0xc0c30000, zd.0, 0, pa.0, 10, tile.0, 5, rs.0, 13))
}
/// `mov <Z>.b, <P>/m, za0v.b[<W>, <N>]`
#[inline]
pub const fn mov_zb_pm_za0vb_at_w_i(zd: Z, pa: P0To7, rs: W12To15, index: Imm0To15) -> Inst {
    Inst(r3(part(0xc0028000, index.steps(), 0, 4, 5), zd.0, 0, pa.0, 10, rs.0, 13))
}
/// `mov <Z>.b, <P>/m, za0h.b[<W>, <N>]`
#[inline]
pub const fn mov_zb_pm_za0hb_at_w_i(zd: Z, pa: P0To7, rs: W12To15, index: Imm0To15) -> Inst {
    Inst(r3(part(0xc0020000, index.steps(), 0, 4, 5), zd.0, 0, pa.0, 10, rs.0, 13))
}
/// `mov <Z>.h, <P>/m, <ZAv>.h[<W>, <N>]`
#[inline]
pub const fn mov_zh_pm_zavh_at_w_i(zd: Z, pa: P0To7, tile: Tile2, rs: W12To15, index: Imm0To7) -> Inst {
    Inst(r4(part(0xc0428000, index.steps(), 0, 3, 5), zd.0, 0, pa.0, 10, tile.0, 8, rs.0, 13))
}
/// `mov <Z>.h, <P>/m, <ZAh>.h[<W>, <N>]`
#[inline]
pub const fn mov_zh_pm_zahh_at_w_i(zd: Z, pa: P0To7, tile: Tile2, rs: W12To15, index: Imm0To7) -> Inst {
    Inst(r4(part(0xc0420000, index.steps(), 0, 3, 5), zd.0, 0, pa.0, 10, tile.0, 8, rs.0, 13))
}
/// `mov <Z>.s, <P>/m, <ZAv>.s[<W>, <N>]`
#[inline]
pub const fn mov_zs_pm_zavs_at_w_i(zd: Z, pa: P0To7, tile: Tile4, rs: W12To15, index: Imm0To3) -> Inst {
    Inst(r4(part(0xc0828000, index.steps(), 0, 2, 5), zd.0, 0, pa.0, 10, tile.0, 7, rs.0, 13))
}
/// `mov <Z>.s, <P>/m, <ZAh>.s[<W>, <N>]`
#[inline]
pub const fn mov_zs_pm_zahs_at_w_i(zd: Z, pa: P0To7, tile: Tile4, rs: W12To15, index: Imm0To3) -> Inst {
    Inst(r4(part(0xc0820000, index.steps(), 0, 2, 5), zd.0, 0, pa.0, 10, tile.0, 7, rs.0, 13))
}
/// `mov <Z>.d, <P>/m, <ZAv>.d[<W>, <N>]`
#[inline]
pub const fn mov_zd_pm_zavd_at_w_i(zd: Z, pa: P0To7, tile: Tile8, rs: W12To15, index: Imm0To1) -> Inst {
    Inst(r4(part(0xc0c28000, index.steps(), 0, 1, 5), zd.0, 0, pa.0, 10, tile.0, 6, rs.0, 13))
}
/// `mov <Z>.d, <P>/m, <ZAh>.d[<W>, <N>]`
#[inline]
pub const fn mov_zd_pm_zahd_at_w_i(zd: Z, pa: P0To7, tile: Tile8, rs: W12To15, index: Imm0To1) -> Inst {
    Inst(r4(part(0xc0c20000, index.steps(), 0, 1, 5), zd.0, 0, pa.0, 10, tile.0, 6, rs.0, 13))
}
/// `mov <Z>.q, <P>/m, <ZAv>.q[<W>, 0]`
#[inline]
pub const fn mov_zq_pm_zavq_at_w_0(zd: Z, pa: P0To7, tile: Tile16, rs: W12To15) -> Inst {
    Inst(r4(0xc0c38000, zd.0, 0, pa.0, 10, tile.0, 5, rs.0, 13))
}
/// `mov <Z>.q, <P>/m, <ZAh>.q[<W>, 0]`
#[inline]
pub const fn mov_zq_pm_zahq_at_w_0(zd: Z, pa: P0To7, tile: Tile16, rs: W12To15) -> Inst {
    Inst(r4(0xc0c30000, zd.0, 0, pa.0, 10, tile.0, 5, rs.0, 13))
}
/// `movaz <Z>.b, za0v.b[<W>, <N>]`
#[inline]
pub const fn movaz_zb_za0vb_at_w_i(zd: Z, rs: W12To15, index: Imm0To15) -> Inst {
    Inst(r2(part(0xc0028200, index.steps(), 0, 4, 5), zd.0, 0, rs.0, 13))
}
/// `movaz <Z>.b, za0h.b[<W>, <N>]`
#[inline]
pub const fn movaz_zb_za0hb_at_w_i(zd: Z, rs: W12To15, index: Imm0To15) -> Inst {
    Inst(r2(part(0xc0020200, index.steps(), 0, 4, 5), zd.0, 0, rs.0, 13))
}
/// `movaz <Z>.h, <ZAv>.h[<W>, <N>]`
#[inline]
pub const fn movaz_zh_zavh_at_w_i(zd: Z, tile: Tile2, rs: W12To15, index: Imm0To7) -> Inst {
    Inst(r3(part(0xc0428200, index.steps(), 0, 3, 5), zd.0, 0, tile.0, 8, rs.0, 13))
}
/// `movaz <Z>.h, <ZAh>.h[<W>, <N>]`
#[inline]
pub const fn movaz_zh_zahh_at_w_i(zd: Z, tile: Tile2, rs: W12To15, index: Imm0To7) -> Inst {
    Inst(r3(part(0xc0420200, index.steps(), 0, 3, 5), zd.0, 0, tile.0, 8, rs.0, 13))
}
/// `movaz <Z>.s, <ZAv>.s[<W>, <N>]`
#[inline]
pub const fn movaz_zs_zavs_at_w_i(zd: Z, tile: Tile4, rs: W12To15, index: Imm0To3) -> Inst {
    Inst(r3(part(0xc0828200, index.steps(), 0, 2, 5), zd.0, 0, tile.0, 7, rs.0, 13))
}
/// `movaz <Z>.s, <ZAh>.s[<W>, <N>]`
#[inline]
pub const fn movaz_zs_zahs_at_w_i(zd: Z, tile: Tile4, rs: W12To15, index: Imm0To3) -> Inst {
    Inst(r3(part(0xc0820200, index.steps(), 0, 2, 5), zd.0, 0, tile.0, 7, rs.0, 13))
}
/// `movaz <Z>.d, <ZAv>.d[<W>, <N>]`
#[inline]
pub const fn movaz_zd_zavd_at_w_i(zd: Z, tile: Tile8, rs: W12To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0xc0c28200, index.steps(), 0, 1, 5), zd.0, 0, tile.0, 6, rs.0, 13))
}
/// `movaz <Z>.d, <ZAh>.d[<W>, <N>]`
#[inline]
pub const fn movaz_zd_zahd_at_w_i(zd: Z, tile: Tile8, rs: W12To15, index: Imm0To1) -> Inst {
    Inst(r3(part(0xc0c20200, index.steps(), 0, 1, 5), zd.0, 0, tile.0, 6, rs.0, 13))
}
/// `movaz <Z>.q, <ZAv>.q[<W>, 0]`
#[inline]
pub const fn movaz_zq_zavq_at_w_0(zd: Z, tile: Tile16, rs: W12To15) -> Inst {
    Inst(r3(0xc0c38200, zd.0, 0, tile.0, 5, rs.0, 13))
}
/// `movaz <Z>.q, <ZAh>.q[<W>, 0]`
#[inline]
pub const fn movaz_zq_zahq_at_w_0(zd: Z, tile: Tile16, rs: W12To15) -> Inst {
    Inst(r3(0xc0c30200, zd.0, 0, tile.0, 5, rs.0, 13))
}
/// `mova {<ZL2>.b}, za0v.b[<W>, <R2>]`
#[inline]
pub const fn mova_zl2_b_za0vb_at_w_r2(zd: ZPair, rs: W12To15, index: Imm0To14By2) -> Inst {
    Inst(r2(part(0xc0068000, index.steps(), 0, 3, 5), zd.0, 1, rs.0, 13))
}
/// `mova {<ZL2>.b}, za0h.b[<W>, <R2>]`
#[inline]
pub const fn mova_zl2_b_za0hb_at_w_r2(zd: ZPair, rs: W12To15, index: Imm0To14By2) -> Inst {
    Inst(r2(part(0xc0060000, index.steps(), 0, 3, 5), zd.0, 1, rs.0, 13))
}
/// `mova {<ZL2>.h}, <ZAh>.h[<W>, <R2>]`
#[inline]
pub const fn mova_zl2_h_zahh_at_w_r2(zd: ZPair, tile: Tile2, rs: W12To15, index: Imm0To6By2) -> Inst {
    Inst(r3(part(0xc0460000, index.steps(), 0, 2, 5), zd.0, 1, tile.0, 7, rs.0, 13))
}
/// `mova {<ZL2>.h}, <ZAv>.h[<W>, <R2>]`
#[inline]
pub const fn mova_zl2_h_zavh_at_w_r2(zd: ZPair, tile: Tile2, rs: W12To15, index: Imm0To6By2) -> Inst {
    Inst(r3(part(0xc0468000, index.steps(), 0, 2, 5), zd.0, 1, tile.0, 7, rs.0, 13))
}
/// `mova {<ZL2>.s}, <ZAv>.s[<W>, <R2>]`
#[inline]
pub const fn mova_zl2_s_zavs_at_w_r2(zd: ZPair, tile: Tile4, rs: W12To15, index: Imm0To2By2) -> Inst {
    Inst(r3(part(0xc0868000, index.steps(), 0, 1, 5), zd.0, 1, tile.0, 6, rs.0, 13))
}
/// `mova {<ZL2>.s}, <ZAh>.s[<W>, <R2>]`
#[inline]
pub const fn mova_zl2_s_zahs_at_w_r2(zd: ZPair, tile: Tile4, rs: W12To15, index: Imm0To2By2) -> Inst {
    Inst(r3(part(0xc0860000, index.steps(), 0, 1, 5), zd.0, 1, tile.0, 6, rs.0, 13))
}
/// `mova {<ZL2>.d}, <ZAv>.d[<W>, 0:1]`
#[inline]
pub const fn mova_zl2_d_zavd_at_w_0_1(zd: ZPair, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c68000, zd.0, 1, tile.0, 5, rs.0, 13))
}
/// `mova {<ZL2>.d}, <ZAh>.d[<W>, 0:1]`
#[inline]
pub const fn mova_zl2_d_zahd_at_w_0_1(zd: ZPair, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c60000, zd.0, 1, tile.0, 5, rs.0, 13))
}
/// `mov {<ZL2>.b}, za0v.b[<W>, <R2>]`
#[inline]
pub const fn mov_zl2_b_za0vb_at_w_r2(zd: ZPair, rs: W12To15, index: Imm0To14By2) -> Inst {
    Inst(r2(part(0xc0068000, index.steps(), 0, 3, 5), zd.0, 1, rs.0, 13))
}
/// `mov {<ZL2>.b}, za0h.b[<W>, <R2>]`
#[inline]
pub const fn mov_zl2_b_za0hb_at_w_r2(zd: ZPair, rs: W12To15, index: Imm0To14By2) -> Inst {
    Inst(r2(part(0xc0060000, index.steps(), 0, 3, 5), zd.0, 1, rs.0, 13))
}
/// `mov {<ZL2>.h}, <ZAh>.h[<W>, <R2>]`
#[inline]
pub const fn mov_zl2_h_zahh_at_w_r2(zd: ZPair, tile: Tile2, rs: W12To15, index: Imm0To6By2) -> Inst {
    Inst(r3(part(0xc0460000, index.steps(), 0, 2, 5), zd.0, 1, tile.0, 7, rs.0, 13))
}
/// `mov {<ZL2>.h}, <ZAv>.h[<W>, <R2>]`
#[inline]
pub const fn mov_zl2_h_zavh_at_w_r2(zd: ZPair, tile: Tile2, rs: W12To15, index: Imm0To6By2) -> Inst {
    Inst(r3(part(0xc0468000, index.steps(), 0, 2, 5), zd.0, 1, tile.0, 7, rs.0, 13))
}
/// `mov {<ZL2>.s}, <ZAv>.s[<W>, <R2>]`
#[inline]
pub const fn mov_zl2_s_zavs_at_w_r2(zd: ZPair, tile: Tile4, rs: W12To15, index: Imm0To2By2) -> Inst {
    Inst(r3(part(0xc0868000, index.steps(), 0, 1, 5), zd.0, 1, tile.0, 6, rs.0, 13))
}
/// `mov {<ZL2>.s}, <ZAh>.s[<W>, <R2>]`
#[inline]
pub const fn mov_zl2_s_zahs_at_w_r2(zd: ZPair, tile: Tile4, rs: W12To15, index: Imm0To2By2) -> Inst {
    Inst(r3(part(0xc0860000, index.steps(), 0, 1, 5), zd.0, 1, tile.0, 6, rs.0, 13))
}
/// `mov {<ZL2>.d}, <ZAv>.d[<W>, 0:1]`
#[inline]
pub const fn mov_zl2_d_zavd_at_w_0_1(zd: ZPair, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c68000, zd.0, 1, tile.0, 5, rs.0, 13))
}
/// `mov {<ZL2>.d}, <ZAh>.d[<W>, 0:1]`
#[inline]
pub const fn mov_zl2_d_zahd_at_w_0_1(zd: ZPair, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c60000, zd.0, 1, tile.0, 5, rs.0, 13))
}
/// `movaz {<ZL2>.b}, za0v.b[<W>, <R2>]`
#[inline]
pub const fn movaz_zl2_b_za0vb_at_w_r2(zd: ZPair, rs: W12To15, index: Imm0To14By2) -> Inst {
    Inst(r2(part(0xc0068200, index.steps(), 0, 3, 5), zd.0, 1, rs.0, 13))
}
/// `movaz {<ZL2>.b}, za0h.b[<W>, <R2>]`
#[inline]
pub const fn movaz_zl2_b_za0hb_at_w_r2(zd: ZPair, rs: W12To15, index: Imm0To14By2) -> Inst {
    Inst(r2(part(0xc0060200, index.steps(), 0, 3, 5), zd.0, 1, rs.0, 13))
}
/// `movaz {<ZL2>.h}, <ZAv>.h[<W>, <R2>]`
#[inline]
pub const fn movaz_zl2_h_zavh_at_w_r2(zd: ZPair, tile: Tile2, rs: W12To15, index: Imm0To6By2) -> Inst {
    Inst(r3(part(0xc0468200, index.steps(), 0, 2, 5), zd.0, 1, tile.0, 7, rs.0, 13))
}
/// `movaz {<ZL2>.h}, <ZAh>.h[<W>, <R2>]`
#[inline]
pub const fn movaz_zl2_h_zahh_at_w_r2(zd: ZPair, tile: Tile2, rs: W12To15, index: Imm0To6By2) -> Inst {
    Inst(r3(part(0xc0460200, index.steps(), 0, 2, 5), zd.0, 1, tile.0, 7, rs.0, 13))
}
/// `movaz {<ZL2>.s}, <ZAh>.s[<W>, <R2>]`
#[inline]
pub const fn movaz_zl2_s_zahs_at_w_r2(zd: ZPair, tile: Tile4, rs: W12To15, index: Imm0To2By2) -> Inst {
    Inst(r3(part(0xc0860200, index.steps(), 0, 1, 5), zd.0, 1, tile.0, 6, rs.0, 13))
}
/// `movaz {<ZL2>.s}, <ZAv>.s[<W>, <R2>]`
#[inline]
pub const fn movaz_zl2_s_zavs_at_w_r2(zd: ZPair, tile: Tile4, rs: W12To15, index: Imm0To2By2) -> Inst {
    Inst(r3(part(0xc0868200, index.steps(), 0, 1, 5), zd.0, 1, tile.0, 6, rs.0, 13))
}
/// `movaz {<ZL2>.d}, <ZAh>.d[<W>, 0:1]`
#[inline]
pub const fn movaz_zl2_d_zahd_at_w_0_1(zd: ZPair, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c60200, zd.0, 1, tile.0, 5, rs.0, 13))
}
/// `movaz {<ZL2>.d}, <ZAv>.d[<W>, 0:1]`
#[inline]
pub const fn movaz_zl2_d_zavd_at_w_0_1(zd: ZPair, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c68200, zd.0, 1, tile.0, 5, rs.0, 13))
}
/// `mova {<ZL2>.d}, za.d[<W>, <N>, vgx2]`
#[inline]
pub const fn mova_zl2_d_zad_at_w_i_vgx2(zd: ZPair, rs: W8To11, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc0060800, index.steps(), 0, 3, 5), zd.0, 1, rs.0, 13))
}
/// `mov {<ZL2>.d}, za.d[<W>, <N>, vgx2]`
#[inline]
pub const fn mov_zl2_d_zad_at_w_i_vgx2(zd: ZPair, rs: W8To11, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc0060800, index.steps(), 0, 3, 5), zd.0, 1, rs.0, 13))
}
/// `movaz {<ZL2>.d}, za.d[<W>, <N>, vgx2]`
#[inline]
pub const fn movaz_zl2_d_zad_at_w_i_vgx2(zd: ZPair, rs: W8To11, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc0060a00, index.steps(), 0, 3, 5), zd.0, 1, rs.0, 13))
}
/// `mova {<ZL4>.b}, za0v.b[<W>, <R4>]`
#[inline]
pub const fn mova_zl4_b_za0vb_at_w_r4(zd: ZQuad, rs: W12To15, index: Imm0To12By4) -> Inst {
    Inst(r2(part(0xc0068400, index.steps(), 0, 2, 5), zd.0, 2, rs.0, 13))
}
/// `mova {<ZL4>.b}, za0h.b[<W>, <R4>]`
#[inline]
pub const fn mova_zl4_b_za0hb_at_w_r4(zd: ZQuad, rs: W12To15, index: Imm0To12By4) -> Inst {
    Inst(r2(part(0xc0060400, index.steps(), 0, 2, 5), zd.0, 2, rs.0, 13))
}
/// `mova {<ZL4>.h}, <ZAv>.h[<W>, <R4>]`
#[inline]
pub const fn mova_zl4_h_zavh_at_w_r4(zd: ZQuad, tile: Tile2, rs: W12To15, index: Imm0To4By4) -> Inst {
    Inst(r3(part(0xc0468400, index.steps(), 0, 1, 5), zd.0, 2, tile.0, 6, rs.0, 13))
}
/// `mova {<ZL4>.h}, <ZAh>.h[<W>, <R4>]`
#[inline]
pub const fn mova_zl4_h_zahh_at_w_r4(zd: ZQuad, tile: Tile2, rs: W12To15, index: Imm0To4By4) -> Inst {
    Inst(r3(part(0xc0460400, index.steps(), 0, 1, 5), zd.0, 2, tile.0, 6, rs.0, 13))
}
/// `mova {<ZL4>.s}, <ZAv>.s[<W>, 0:3]`
#[inline]
pub const fn mova_zl4_s_zavs_at_w_0_3(zd: ZQuad, tile: Tile4, rs: W12To15) -> Inst {
    Inst(r3(0xc0868400, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `mova {<ZL4>.s}, <ZAh>.s[<W>, 0:3]`
#[inline]
pub const fn mova_zl4_s_zahs_at_w_0_3(zd: ZQuad, tile: Tile4, rs: W12To15) -> Inst {
    Inst(r3(0xc0860400, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `mova {<ZL4>.d}, <ZAv>.d[<W>, 0:3]`
#[inline]
pub const fn mova_zl4_d_zavd_at_w_0_3(zd: ZQuad, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c68400, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `mova {<ZL4>.d}, <ZAh>.d[<W>, 0:3]`
#[inline]
pub const fn mova_zl4_d_zahd_at_w_0_3(zd: ZQuad, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c60400, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `mov {<ZL4>.b}, za0v.b[<W>, <R4>]`
#[inline]
pub const fn mov_zl4_b_za0vb_at_w_r4(zd: ZQuad, rs: W12To15, index: Imm0To12By4) -> Inst {
    Inst(r2(part(0xc0068400, index.steps(), 0, 2, 5), zd.0, 2, rs.0, 13))
}
/// `mov {<ZL4>.b}, za0h.b[<W>, <R4>]`
#[inline]
pub const fn mov_zl4_b_za0hb_at_w_r4(zd: ZQuad, rs: W12To15, index: Imm0To12By4) -> Inst {
    Inst(r2(part(0xc0060400, index.steps(), 0, 2, 5), zd.0, 2, rs.0, 13))
}
/// `mov {<ZL4>.h}, <ZAv>.h[<W>, <R4>]`
#[inline]
pub const fn mov_zl4_h_zavh_at_w_r4(zd: ZQuad, tile: Tile2, rs: W12To15, index: Imm0To4By4) -> Inst {
    Inst(r3(part(0xc0468400, index.steps(), 0, 1, 5), zd.0, 2, tile.0, 6, rs.0, 13))
}
/// `mov {<ZL4>.h}, <ZAh>.h[<W>, <R4>]`
#[inline]
pub const fn mov_zl4_h_zahh_at_w_r4(zd: ZQuad, tile: Tile2, rs: W12To15, index: Imm0To4By4) -> Inst {
    Inst(r3(part(0xc0460400, index.steps(), 0, 1, 5), zd.0, 2, tile.0, 6, rs.0, 13))
}
/// `mov {<ZL4>.s}, <ZAv>.s[<W>, 0:3]`
#[inline]
pub const fn mov_zl4_s_zavs_at_w_0_3(zd: ZQuad, tile: Tile4, rs: W12To15) -> Inst {
    Inst(r3(0xc0868400, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `mov {<ZL4>.s}, <ZAh>.s[<W>, 0:3]`
#[inline]
pub const fn mov_zl4_s_zahs_at_w_0_3(zd: ZQuad, tile: Tile4, rs: W12To15) -> Inst {
    Inst(r3(0xc0860400, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `mov {<ZL4>.d}, <ZAv>.d[<W>, 0:3]`
#[inline]
pub const fn mov_zl4_d_zavd_at_w_0_3(zd: ZQuad, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c68400, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `mov {<ZL4>.d}, <ZAh>.d[<W>, 0:3]`
#[inline]
pub const fn mov_zl4_d_zahd_at_w_0_3(zd: ZQuad, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c60400, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `movaz {<ZL4>.b}, za0v.b[<W>, <R4>]`
#[inline]
pub const fn movaz_zl4_b_za0vb_at_w_r4(zd: ZQuad, rs: W12To15, index: Imm0To12By4) -> Inst {
    Inst(r2(part(0xc0068600, index.steps(), 0, 2, 5), zd.0, 2, rs.0, 13))
}
/// `movaz {<ZL4>.b}, za0h.b[<W>, <R4>]`
#[inline]
pub const fn movaz_zl4_b_za0hb_at_w_r4(zd: ZQuad, rs: W12To15, index: Imm0To12By4) -> Inst {
    Inst(r2(part(0xc0060600, index.steps(), 0, 2, 5), zd.0, 2, rs.0, 13))
}
/// `movaz {<ZL4>.h}, <ZAh>.h[<W>, <R4>]`
#[inline]
pub const fn movaz_zl4_h_zahh_at_w_r4(zd: ZQuad, tile: Tile2, rs: W12To15, index: Imm0To4By4) -> Inst {
    Inst(r3(part(0xc0460600, index.steps(), 0, 1, 5), zd.0, 2, tile.0, 6, rs.0, 13))
}
/// `movaz {<ZL4>.h}, <ZAv>.h[<W>, <R4>]`
#[inline]
pub const fn movaz_zl4_h_zavh_at_w_r4(zd: ZQuad, tile: Tile2, rs: W12To15, index: Imm0To4By4) -> Inst {
    Inst(r3(part(0xc0468600, index.steps(), 0, 1, 5), zd.0, 2, tile.0, 6, rs.0, 13))
}
/// `movaz {<ZL4>.s}, <ZAh>.s[<W>, 0:3]`
#[inline]
pub const fn movaz_zl4_s_zahs_at_w_0_3(zd: ZQuad, tile: Tile4, rs: W12To15) -> Inst {
    Inst(r3(0xc0860600, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `movaz {<ZL4>.s}, <ZAv>.s[<W>, 0:3]`
#[inline]
pub const fn movaz_zl4_s_zavs_at_w_0_3(zd: ZQuad, tile: Tile4, rs: W12To15) -> Inst {
    Inst(r3(0xc0868600, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `movaz {<ZL4>.d}, <ZAh>.d[<W>, 0:3]`
#[inline]
pub const fn movaz_zl4_d_zahd_at_w_0_3(zd: ZQuad, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c60600, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `movaz {<ZL4>.d}, <ZAv>.d[<W>, 0:3]`
#[inline]
pub const fn movaz_zl4_d_zavd_at_w_0_3(zd: ZQuad, tile: Tile8, rs: W12To15) -> Inst {
    Inst(r3(0xc0c68600, zd.0, 2, tile.0, 5, rs.0, 13))
}
/// `mova {<ZL4>.d}, za.d[<W>, <N>, vgx4]`
#[inline]
pub const fn mova_zl4_d_zad_at_w_i_vgx4(zd: ZQuad, rs: W8To11, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc0060c00, index.steps(), 0, 3, 5), zd.0, 2, rs.0, 13))
}
/// `mov {<ZL4>.d}, za.d[<W>, <N>, vgx4]`
#[inline]
pub const fn mov_zl4_d_zad_at_w_i_vgx4(zd: ZQuad, rs: W8To11, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc0060c00, index.steps(), 0, 3, 5), zd.0, 2, rs.0, 13))
}
/// `movaz {<ZL4>.d}, za.d[<W>, <N>, vgx4]`
#[inline]
pub const fn movaz_zl4_d_zad_at_w_i_vgx4(zd: ZQuad, rs: W8To11, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc0060e00, index.steps(), 0, 3, 5), zd.0, 2, rs.0, 13))
}
/// `addha <ZA>.s, <P>/m, <P>/m, <Z>.s`
#[inline]
pub const fn addha_zas_pm_pm_zs(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z) -> Inst {
    Inst(r4(0xc0900000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5))
}
/// `addha <ZA>.d, <P>/m, <P>/m, <Z>.d`
#[inline]
pub const fn addha_zad_pm_pm_zd(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z) -> Inst {
    Inst(r4(0xc0d00000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5))
}
/// `addva <ZA>.s, <P>/m, <P>/m, <Z>.s`
#[inline]
pub const fn addva_zas_pm_pm_zs(tile: Tile4, pa: P0To7, ps: P0To7, zn: Z) -> Inst {
    Inst(r4(0xc0910000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5))
}
/// `addva <ZA>.d, <P>/m, <P>/m, <Z>.d`
#[inline]
pub const fn addva_zad_pm_pm_zd(tile: Tile8, pa: P0To7, ps: P0To7, zn: Z) -> Inst {
    Inst(r4(0xc0d10000, tile.0, 0, pa.0, 10, ps.0, 13, zn.0, 5))
}
/// `mova za0v.b[<W>, <N>], <P>/m, <Z>.b`
#[inline]
pub const fn mova_za0vb_at_w_i_then_pm_zb(rs: W12To15, index: Imm0To15, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(part(0xc0008000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mova za0h.b[<W>, <N>], <P>/m, <Z>.b`
#[inline]
pub const fn mova_za0hb_at_w_i_then_pm_zb(rs: W12To15, index: Imm0To15, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(part(0xc0000000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mova <ZAh>.h[<W>, <N>], <P>/m, <Z>.h`
#[inline]
pub const fn mova_zahh_at_w_i_then_pm_zh(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0400000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mova <ZAv>.h[<W>, <N>], <P>/m, <Z>.h`
#[inline]
pub const fn mova_zavh_at_w_i_then_pm_zh(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0408000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mova <ZAv>.s[<W>, <N>], <P>/m, <Z>.s`
#[inline]
pub const fn mova_zavs_at_w_i_then_pm_zs(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0808000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mova <ZAh>.s[<W>, <N>], <P>/m, <Z>.s`
#[inline]
pub const fn mova_zahs_at_w_i_then_pm_zs(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0800000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mova <ZAh>.d[<W>, <N>], <P>/m, <Z>.d`
#[inline]
pub const fn mova_zahd_at_w_i_then_pm_zd(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0c00000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mova <ZAv>.d[<W>, <N>], <P>/m, <Z>.d`
#[inline]
pub const fn mova_zavd_at_w_i_then_pm_zd(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0c08000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mova <ZAh>.q[<W>, 0], <P>/m, <Z>.q`
#[inline]
pub const fn mova_zahq_at_w_0_then_pm_zq(tile: Tile16, rs: W12To15, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(0xc0c10000, tile.0, 0, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mova <ZAv>.q[<W>, 0], <P>/m, <Z>.q`
#[inline]
pub const fn mova_zavq_at_w_0_then_pm_zq(tile: Tile16, rs: W12To15, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(0xc0c18000, tile.0, 0, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mov za0v.b[<W>, <N>], <P>/m, <Z>.b`
#[inline]
pub const fn mov_za0vb_at_w_i_then_pm_zb(rs: W12To15, index: Imm0To15, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(part(0xc0008000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mov za0h.b[<W>, <N>], <P>/m, <Z>.b`
#[inline]
pub const fn mov_za0hb_at_w_i_then_pm_zb(rs: W12To15, index: Imm0To15, pa: P0To7, zn: Z) -> Inst {
    Inst(r3(part(0xc0000000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mov <ZAh>.h[<W>, <N>], <P>/m, <Z>.h`
#[inline]
pub const fn mov_zahh_at_w_i_then_pm_zh(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0400000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mov <ZAv>.h[<W>, <N>], <P>/m, <Z>.h`
#[inline]
pub const fn mov_zavh_at_w_i_then_pm_zh(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0408000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mov <ZAv>.s[<W>, <N>], <P>/m, <Z>.s`
#[inline]
pub const fn mov_zavs_at_w_i_then_pm_zs(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0808000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mov <ZAh>.s[<W>, <N>], <P>/m, <Z>.s`
#[inline]
pub const fn mov_zahs_at_w_i_then_pm_zs(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0800000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mov <ZAh>.d[<W>, <N>], <P>/m, <Z>.d`
#[inline]
pub const fn mov_zahd_at_w_i_then_pm_zd(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0c00000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mov <ZAv>.d[<W>, <N>], <P>/m, <Z>.d`
#[inline]
pub const fn mov_zavd_at_w_i_then_pm_zd(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(part(0xc0c08000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mov <ZAh>.q[<W>, 0], <P>/m, <Z>.q`
#[inline]
pub const fn mov_zahq_at_w_0_then_pm_zq(tile: Tile16, rs: W12To15, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(0xc0c10000, tile.0, 0, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mov <ZAv>.q[<W>, 0], <P>/m, <Z>.q`
#[inline]
pub const fn mov_zavq_at_w_0_then_pm_zq(tile: Tile16, rs: W12To15, pa: P0To7, zn: Z) -> Inst {
    Inst(r4(0xc0c18000, tile.0, 0, rs.0, 13, pa.0, 10, zn.0, 5))
}
/// `mova za0h.b[<W>, <R2>], {<ZL2>.b}`
#[inline]
pub const fn mova_za0hb_at_w_r2_then_zl2_b(rs: W12To15, index: Imm0To14By2, zn: ZPair) -> Inst {
    Inst(r2(part(0xc0040000, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `mova za0v.b[<W>, <R2>], {<ZL2>.b}`
#[inline]
pub const fn mova_za0vb_at_w_r2_then_zl2_b(rs: W12To15, index: Imm0To14By2, zn: ZPair) -> Inst {
    Inst(r2(part(0xc0048000, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `mova <ZAv>.h[<W>, <R2>], {<ZL2>.h}`
#[inline]
pub const fn mova_zavh_at_w_r2_then_zl2_h(tile: Tile2, rs: W12To15, index: Imm0To6By2, zn: ZPair) -> Inst {
    Inst(r3(part(0xc0448000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, zn.0, 6))
}
/// `mova <ZAh>.h[<W>, <R2>], {<ZL2>.h}`
#[inline]
pub const fn mova_zahh_at_w_r2_then_zl2_h(tile: Tile2, rs: W12To15, index: Imm0To6By2, zn: ZPair) -> Inst {
    Inst(r3(part(0xc0440000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, zn.0, 6))
}
/// `mova <ZAv>.s[<W>, <R2>], {<ZL2>.s}`
#[inline]
pub const fn mova_zavs_at_w_r2_then_zl2_s(tile: Tile4, rs: W12To15, index: Imm0To2By2, zn: ZPair) -> Inst {
    Inst(r3(part(0xc0848000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, zn.0, 6))
}
/// `mova <ZAh>.s[<W>, <R2>], {<ZL2>.s}`
#[inline]
pub const fn mova_zahs_at_w_r2_then_zl2_s(tile: Tile4, rs: W12To15, index: Imm0To2By2, zn: ZPair) -> Inst {
    Inst(r3(part(0xc0840000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, zn.0, 6))
}
/// `mova <ZAh>.d[<W>, 0:1], {<ZL2>.d}`
#[inline]
pub const fn mova_zahd_at_w_0_1_then_zl2_d(tile: Tile8, rs: W12To15, zn: ZPair) -> Inst {
    Inst(r3(0xc0c40000, tile.0, 0, rs.0, 13, zn.0, 6))
}
/// `mova <ZAv>.d[<W>, 0:1], {<ZL2>.d}`
#[inline]
pub const fn mova_zavd_at_w_0_1_then_zl2_d(tile: Tile8, rs: W12To15, zn: ZPair) -> Inst {
    Inst(r3(0xc0c48000, tile.0, 0, rs.0, 13, zn.0, 6))
}
/// `mov za0h.b[<W>, <R2>], {<ZL2>.b}`
#[inline]
pub const fn mov_za0hb_at_w_r2_then_zl2_b(rs: W12To15, index: Imm0To14By2, zn: ZPair) -> Inst {
    Inst(r2(part(0xc0040000, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `mov za0v.b[<W>, <R2>], {<ZL2>.b}`
#[inline]
pub const fn mov_za0vb_at_w_r2_then_zl2_b(rs: W12To15, index: Imm0To14By2, zn: ZPair) -> Inst {
    Inst(r2(part(0xc0048000, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `mov <ZAv>.h[<W>, <R2>], {<ZL2>.h}`
#[inline]
pub const fn mov_zavh_at_w_r2_then_zl2_h(tile: Tile2, rs: W12To15, index: Imm0To6By2, zn: ZPair) -> Inst {
    Inst(r3(part(0xc0448000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, zn.0, 6))
}
/// `mov <ZAh>.h[<W>, <R2>], {<ZL2>.h}`
#[inline]
pub const fn mov_zahh_at_w_r2_then_zl2_h(tile: Tile2, rs: W12To15, index: Imm0To6By2, zn: ZPair) -> Inst {
    Inst(r3(part(0xc0440000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, zn.0, 6))
}
/// `mov <ZAv>.s[<W>, <R2>], {<ZL2>.s}`
#[inline]
pub const fn mov_zavs_at_w_r2_then_zl2_s(tile: Tile4, rs: W12To15, index: Imm0To2By2, zn: ZPair) -> Inst {
    Inst(r3(part(0xc0848000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, zn.0, 6))
}
/// `mov <ZAh>.s[<W>, <R2>], {<ZL2>.s}`
#[inline]
pub const fn mov_zahs_at_w_r2_then_zl2_s(tile: Tile4, rs: W12To15, index: Imm0To2By2, zn: ZPair) -> Inst {
    Inst(r3(part(0xc0840000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, zn.0, 6))
}
/// `mov <ZAh>.d[<W>, 0:1], {<ZL2>.d}`
#[inline]
pub const fn mov_zahd_at_w_0_1_then_zl2_d(tile: Tile8, rs: W12To15, zn: ZPair) -> Inst {
    Inst(r3(0xc0c40000, tile.0, 0, rs.0, 13, zn.0, 6))
}
/// `mov <ZAv>.d[<W>, 0:1], {<ZL2>.d}`
#[inline]
pub const fn mov_zavd_at_w_0_1_then_zl2_d(tile: Tile8, rs: W12To15, zn: ZPair) -> Inst {
    Inst(r3(0xc0c48000, tile.0, 0, rs.0, 13, zn.0, 6))
}
/// `mova za.d[<W>, <N>, vgx2], {<ZL2>.d}`
#[inline]
pub const fn mova_zad_at_w_i_vgx2_then_zl2_d(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc0040800, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `mov za.d[<W>, <N>, vgx2], {<ZL2>.d}`
#[inline]
pub const fn mov_zad_at_w_i_vgx2_then_zl2_d(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc0040800, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `mova za0v.b[<W>, <R4>], {<ZL4>.b}`
#[inline]
pub const fn mova_za0vb_at_w_r4_then_zl4_b(rs: W12To15, index: Imm0To12By4, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc0048400, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7))
}
/// `mova za0h.b[<W>, <R4>], {<ZL4>.b}`
#[inline]
pub const fn mova_za0hb_at_w_r4_then_zl4_b(rs: W12To15, index: Imm0To12By4, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc0040400, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7))
}
/// `mova <ZAh>.h[<W>, <R4>], {<ZL4>.h}`
#[inline]
pub const fn mova_zahh_at_w_r4_then_zl4_h(tile: Tile2, rs: W12To15, index: Imm0To4By4, zn: ZQuad) -> Inst {
    Inst(r3(part(0xc0440400, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, zn.0, 7))
}
/// `mova <ZAv>.h[<W>, <R4>], {<ZL4>.h}`
#[inline]
pub const fn mova_zavh_at_w_r4_then_zl4_h(tile: Tile2, rs: W12To15, index: Imm0To4By4, zn: ZQuad) -> Inst {
    Inst(r3(part(0xc0448400, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, zn.0, 7))
}
/// `mova <ZAh>.s[<W>, 0:3], {<ZL4>.s}`
#[inline]
pub const fn mova_zahs_at_w_0_3_then_zl4_s(tile: Tile4, rs: W12To15, zn: ZQuad) -> Inst {
    Inst(r3(0xc0840400, tile.0, 0, rs.0, 13, zn.0, 7))
}
/// `mova <ZAv>.s[<W>, 0:3], {<ZL4>.s}`
#[inline]
pub const fn mova_zavs_at_w_0_3_then_zl4_s(tile: Tile4, rs: W12To15, zn: ZQuad) -> Inst {
    Inst(r3(0xc0848400, tile.0, 0, rs.0, 13, zn.0, 7))
}
/// `mova <ZAv>.d[<W>, 0:3], {<ZL4>.d}`
#[inline]
pub const fn mova_zavd_at_w_0_3_then_zl4_d(tile: Tile8, rs: W12To15, zn: ZQuad) -> Inst {
    Inst(r3(0xc0c48400, tile.0, 0, rs.0, 13, zn.0, 7))
}
/// `mova <ZAh>.d[<W>, 0:3], {<ZL4>.d}`
#[inline]
pub const fn mova_zahd_at_w_0_3_then_zl4_d(tile: Tile8, rs: W12To15, zn: ZQuad) -> Inst {
    Inst(r3(0xc0c40400, tile.0, 0, rs.0, 13, zn.0, 7))
}
/// `mov za0v.b[<W>, <R4>], {<ZL4>.b}`
#[inline]
pub const fn mov_za0vb_at_w_r4_then_zl4_b(rs: W12To15, index: Imm0To12By4, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc0048400, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7))
}
/// `mov za0h.b[<W>, <R4>], {<ZL4>.b}`
#[inline]
pub const fn mov_za0hb_at_w_r4_then_zl4_b(rs: W12To15, index: Imm0To12By4, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc0040400, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7))
}
/// `mov <ZAh>.h[<W>, <R4>], {<ZL4>.h}`
#[inline]
pub const fn mov_zahh_at_w_r4_then_zl4_h(tile: Tile2, rs: W12To15, index: Imm0To4By4, zn: ZQuad) -> Inst {
    Inst(r3(part(0xc0440400, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, zn.0, 7))
}
/// `mov <ZAv>.h[<W>, <R4>], {<ZL4>.h}`
#[inline]
pub const fn mov_zavh_at_w_r4_then_zl4_h(tile: Tile2, rs: W12To15, index: Imm0To4By4, zn: ZQuad) -> Inst {
    Inst(r3(part(0xc0448400, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, zn.0, 7))
}
/// `mov <ZAh>.s[<W>, 0:3], {<ZL4>.s}`
#[inline]
pub const fn mov_zahs_at_w_0_3_then_zl4_s(tile: Tile4, rs: W12To15, zn: ZQuad) -> Inst {
    Inst(r3(0xc0840400, tile.0, 0, rs.0, 13, zn.0, 7))
}
/// `mov <ZAv>.s[<W>, 0:3], {<ZL4>.s}`
#[inline]
pub const fn mov_zavs_at_w_0_3_then_zl4_s(tile: Tile4, rs: W12To15, zn: ZQuad) -> Inst {
    Inst(r3(0xc0848400, tile.0, 0, rs.0, 13, zn.0, 7))
}
/// `mov <ZAv>.d[<W>, 0:3], {<ZL4>.d}`
#[inline]
pub const fn mov_zavd_at_w_0_3_then_zl4_d(tile: Tile8, rs: W12To15, zn: ZQuad) -> Inst {
    Inst(r3(0xc0c48400, tile.0, 0, rs.0, 13, zn.0, 7))
}
/// `mov <ZAh>.d[<W>, 0:3], {<ZL4>.d}`
#[inline]
pub const fn mov_zahd_at_w_0_3_then_zl4_d(tile: Tile8, rs: W12To15, zn: ZQuad) -> Inst {
    Inst(r3(0xc0c40400, tile.0, 0, rs.0, 13, zn.0, 7))
}
/// `mova za.d[<W>, <N>, vgx4], {<ZL4>.d}`
#[inline]
pub const fn mova_zad_at_w_i_vgx4_then_zl4_d(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc0040c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `mov za.d[<W>, <N>, vgx4], {<ZL4>.d}`
#[inline]
pub const fn mov_zad_at_w_i_vgx4_then_zl4_d(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc0040c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `ld1b {za0h.b[<W>, <N>]}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1b_za0hb_at_w_i_pz_at_xsp_x(rs: W12To15, index: Imm0To15, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(part(0xe0000000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1b {za0v.b[<W>, <N>]}, <P>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1b_za0vb_at_w_i_pz_at_xsp_x(rs: W12To15, index: Imm0To15, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(part(0xe0008000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1h {<ZAv>.h[<W>, <N>]}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1h_zavh_at_w_i_pz_at_xsp_x_lsl_1(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0408000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `ld1h {<ZAh>.h[<W>, <N>]}, <P>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1h_zahh_at_w_i_pz_at_xsp_x_lsl_1(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0400000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `ld1w {<ZAh>.s[<W>, <N>]}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1w_zahs_at_w_i_pz_at_xsp_x_lsl_2(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0800000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `ld1w {<ZAv>.s[<W>, <N>]}, <P>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1w_zavs_at_w_i_pz_at_xsp_x_lsl_2(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0808000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `ld1d {<ZAv>.d[<W>, <N>]}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld1d_zavd_at_w_i_pz_at_xsp_x_lsl_3(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0c08000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `ld1d {<ZAh>.d[<W>, <N>]}, <P>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld1d_zahd_at_w_i_pz_at_xsp_x_lsl_3(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0c00000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `ld1b {za0h.b[<W>, <N>]}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1b_za0hb_at_w_i_pz_at_xsp(rs: W12To15, index: Imm0To15, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(part(0xe01f0000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `ld1b {za0v.b[<W>, <N>]}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1b_za0vb_at_w_i_pz_at_xsp(rs: W12To15, index: Imm0To15, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(part(0xe01f8000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZAv>.h[<W>, <N>]}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1h_zavh_at_w_i_pz_at_xsp(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe05f8000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZAh>.h[<W>, <N>]}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1h_zahh_at_w_i_pz_at_xsp(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe05f0000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZAh>.s[<W>, <N>]}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1w_zahs_at_w_i_pz_at_xsp(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe09f0000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZAv>.s[<W>, <N>]}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1w_zavs_at_w_i_pz_at_xsp(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe09f8000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZAv>.d[<W>, <N>]}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1d_zavd_at_w_i_pz_at_xsp(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe0df8000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZAh>.d[<W>, <N>]}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1d_zahd_at_w_i_pz_at_xsp(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe0df0000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `ld1q {<ZAh>.q[<W>, 0]}, <P>/z, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn ld1q_zahq_at_w_0_pz_at_xsp_x_lsl_4(tile: Tile16, rs: W12To15, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(0xe1c00000, tile.0, 0, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `ld1q {<ZAv>.q[<W>, 0]}, <P>/z, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn ld1q_zavq_at_w_0_pz_at_xsp_x_lsl_4(tile: Tile16, rs: W12To15, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(0xe1c08000, tile.0, 0, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `ld1q {<ZAh>.q[<W>, 0]}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1q_zahq_at_w_0_pz_at_xsp(tile: Tile16, rs: W12To15, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(0xe1df0000, tile.0, 0, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `ld1q {<ZAv>.q[<W>, 0]}, <P>/z, [<XSP>]`
#[inline]
pub const fn ld1q_zavq_at_w_0_pz_at_xsp(tile: Tile16, rs: W12To15, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(0xe1df8000, tile.0, 0, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `st1q {<ZAv>.q[<W>, 0]}, <P>, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn st1q_zavq_at_w_0_p_at_xsp_x_lsl_4(tile: Tile16, rs: W12To15, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(0xe1e08000, tile.0, 0, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `st1q {<ZAh>.q[<W>, 0]}, <P>, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn st1q_zahq_at_w_0_p_at_xsp_x_lsl_4(tile: Tile16, rs: W12To15, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(0xe1e00000, tile.0, 0, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `st1q {<ZAv>.q[<W>, 0]}, <P>, [<XSP>]`
#[inline]
pub const fn st1q_zavq_at_w_0_p_at_xsp(tile: Tile16, rs: W12To15, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(0xe1ff8000, tile.0, 0, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `st1q {<ZAh>.q[<W>, 0]}, <P>, [<XSP>]`
#[inline]
pub const fn st1q_zahq_at_w_0_p_at_xsp(tile: Tile16, rs: W12To15, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(0xe1ff0000, tile.0, 0, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `st1b {za0v.b[<W>, <N>]}, <P>, [<XSP>, <X>]`
#[inline]
pub const fn st1b_za0vb_at_w_i_p_at_xsp_x(rs: W12To15, index: Imm0To15, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(part(0xe0208000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1b {za0h.b[<W>, <N>]}, <P>, [<XSP>, <X>]`
#[inline]
pub const fn st1b_za0hb_at_w_i_p_at_xsp_x(rs: W12To15, index: Imm0To15, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r4(part(0xe0200000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1h {<ZAh>.h[<W>, <N>]}, <P>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st1h_zahh_at_w_i_p_at_xsp_x_lsl_1(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0600000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `st1h {<ZAv>.h[<W>, <N>]}, <P>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st1h_zavh_at_w_i_p_at_xsp_x_lsl_1(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0608000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `st1w {<ZAh>.s[<W>, <N>]}, <P>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st1w_zahs_at_w_i_p_at_xsp_x_lsl_2(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0a00000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `st1w {<ZAv>.s[<W>, <N>]}, <P>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st1w_zavs_at_w_i_p_at_xsp_x_lsl_2(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0a08000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `st1d {<ZAv>.d[<W>, <N>]}, <P>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st1d_zavd_at_w_i_p_at_xsp_x_lsl_3(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0e08000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `st1d {<ZAh>.d[<W>, <N>]}, <P>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st1d_zahd_at_w_i_p_at_xsp_x_lsl_3(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, rn: XSp, rm: X) -> Inst {
    Inst(r1(r4(part(0xe0e00000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, rn.0, 5), rm.0, 16))
}
/// `st1b {za0v.b[<W>, <N>]}, <P>, [<XSP>]`
#[inline]
pub const fn st1b_za0vb_at_w_i_p_at_xsp(rs: W12To15, index: Imm0To15, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(part(0xe03f8000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `st1b {za0h.b[<W>, <N>]}, <P>, [<XSP>]`
#[inline]
pub const fn st1b_za0hb_at_w_i_p_at_xsp(rs: W12To15, index: Imm0To15, pa: P0To7, rn: XSp) -> Inst {
    Inst(r3(part(0xe03f0000, index.steps(), 0, 4, 0), rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZAh>.h[<W>, <N>]}, <P>, [<XSP>]`
#[inline]
pub const fn st1h_zahh_at_w_i_p_at_xsp(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe07f0000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZAv>.h[<W>, <N>]}, <P>, [<XSP>]`
#[inline]
pub const fn st1h_zavh_at_w_i_p_at_xsp(tile: Tile2, rs: W12To15, index: Imm0To7, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe07f8000, index.steps(), 0, 3, 0), tile.0, 3, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZAh>.s[<W>, <N>]}, <P>, [<XSP>]`
#[inline]
pub const fn st1w_zahs_at_w_i_p_at_xsp(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe0bf0000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZAv>.s[<W>, <N>]}, <P>, [<XSP>]`
#[inline]
pub const fn st1w_zavs_at_w_i_p_at_xsp(tile: Tile4, rs: W12To15, index: Imm0To3, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe0bf8000, index.steps(), 0, 2, 0), tile.0, 2, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `st1d {<ZAv>.d[<W>, <N>]}, <P>, [<XSP>]`
#[inline]
pub const fn st1d_zavd_at_w_i_p_at_xsp(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe0ff8000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `st1d {<ZAh>.d[<W>, <N>]}, <P>, [<XSP>]`
#[inline]
pub const fn st1d_zahd_at_w_i_p_at_xsp(tile: Tile8, rs: W12To15, index: Imm0To1, pa: P0To7, rn: XSp) -> Inst {
    Inst(r4(part(0xe0ff0000, index.steps(), 0, 1, 0), tile.0, 1, rs.0, 13, pa.0, 10, rn.0, 5))
}
/// `ldr za[<W>, <N>], [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldr_za_at_w_i_then_at_xsp_i_mul_vl(rs: W12To15, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(0xe1000000, index.steps(), 0, 4, 0), rs.0, 13, rn.0, 5))
}
/// `str za[<W>, <N>], [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn str_za_at_w_i_then_at_xsp_i_mul_vl(rs: W12To15, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(0xe1200000, index.steps(), 0, 4, 0), rs.0, 13, rn.0, 5))
}
/// `ldr za[<W>, 0], [<XSP>]`
#[inline]
pub const fn ldr_za_at_w_0_then_at_xsp(rs: W12To15, rn: XSp) -> Inst {
    Inst(r2(0xe1000000, rs.0, 13, rn.0, 5))
}
/// `str za[<W>, 0], [<XSP>]`
#[inline]
pub const fn str_za_at_w_0_then_at_xsp(rs: W12To15, rn: XSp) -> Inst {
    Inst(r2(0xe1200000, rs.0, 13, rn.0, 5))
}
/// `ldr zt0, [<XSP>]`
#[inline]
pub const fn ldr_zt0_at_xsp(rn: XSp) -> Inst {
    Inst(r1(0xe11f8000, rn.0, 5))
}
/// `str zt0, [<XSP>]`
#[inline]
pub const fn str_zt0_at_xsp(rn: XSp) -> Inst {
    Inst(r1(0xe13f8000, rn.0, 5))
}
/// `movt <X>, zt0[<N>]`
#[inline]
pub const fn movt_x_zt0_at_i(rd: X, index: Imm0To56By8) -> Inst {
    Inst(r1(part(0xc04c03e0, index.steps(), 0, 3, 12), rd.0, 0))
}
/// `movt zt0[<N>], <X>`
#[inline]
pub const fn movt_zt0_i_then_x(index: Imm0To56By8, rd: X) -> Inst {
    Inst(r1(part(0xc04e03e0, index.steps(), 0, 3, 12), rd.0, 0))
}
/// `movt zt0[<N>, mul vl], <Z>`
#[inline]
pub const fn movt_zt0_i_mul_vl_then_z(index: Imm0To3, zd: Z) -> Inst {
    Inst(r1(part(0xc04f03e0, index.steps(), 0, 2, 12), zd.0, 0))
}
/// `movt zt0, <Z>`
#[inline]
pub const fn movt_zt0_z(zd: Z) -> Inst {
    Inst(r1(0xc04f03e0, zd.0, 0))
}
/// `bfmlal za.s[<W>, <R2>], <Z>.h, <Z>.h`
#[inline]
pub const fn bfmlal_zas_at_w_r2_then_zh_zh(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200c10, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlal za.s[<W>, <R2>], <Z>.h, <Z>.h`
#[inline]
pub const fn fmlal_zas_at_w_r2_then_zh_zh(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmlsl za.s[<W>, <R2>], <Z>.h, <Z>.h`
#[inline]
pub const fn bfmlsl_zas_at_w_r2_then_zh_zh(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200c18, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlsl za.s[<W>, <R2>], <Z>.h, <Z>.h`
#[inline]
pub const fn fmlsl_zas_at_w_r2_then_zh_zh(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlall za.s[<W>, <R4>], <Z>.b, <Z>.b`
#[inline]
pub const fn smlall_zas_at_w_r4_then_zb_zb(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200400, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlall za.d[<W>, <R4>], <Z>.h, <Z>.h`
#[inline]
pub const fn smlall_zad_at_w_r4_then_zh_zh(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600400, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `usmlall za.s[<W>, <R4>], <Z>.b, <Z>.b`
#[inline]
pub const fn usmlall_zas_at_w_r4_then_zb_zb(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200404, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsll za.s[<W>, <R4>], <Z>.b, <Z>.b`
#[inline]
pub const fn smlsll_zas_at_w_r4_then_zb_zb(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200408, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsll za.d[<W>, <R4>], <Z>.h, <Z>.h`
#[inline]
pub const fn smlsll_zad_at_w_r4_then_zh_zh(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600408, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlall za.d[<W>, <R4>], <Z>.h, <Z>.h`
#[inline]
pub const fn umlall_zad_at_w_r4_then_zh_zh(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600410, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlall za.s[<W>, <R4>], <Z>.b, <Z>.b`
#[inline]
pub const fn umlall_zas_at_w_r4_then_zb_zb(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200410, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsll za.s[<W>, <R4>], <Z>.b, <Z>.b`
#[inline]
pub const fn umlsll_zas_at_w_r4_then_zb_zb(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200418, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsll za.d[<W>, <R4>], <Z>.h, <Z>.h`
#[inline]
pub const fn umlsll_zad_at_w_r4_then_zh_zh(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600418, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlal za.s[<W>, <R2>], <Z>.h, <Z>.h`
#[inline]
pub const fn smlal_zas_at_w_r2_then_zh_zh(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsl za.s[<W>, <R2>], <Z>.h, <Z>.h`
#[inline]
pub const fn smlsl_zas_at_w_r2_then_zh_zh(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlal za.s[<W>, <R2>], <Z>.h, <Z>.h`
#[inline]
pub const fn umlal_zas_at_w_r2_then_zh_zh(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600c10, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsl za.s[<W>, <R2>], <Z>.h, <Z>.h`
#[inline]
pub const fn umlsl_zas_at_w_r2_then_zh_zh(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600c18, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn sdot_zas_at_w_i_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1601408, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `udot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn udot_zas_at_w_i_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1601418, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sdot za.d[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn sdot_zad_at_w_i_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1601400, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sdot za.s[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn sdot_zas_at_w_i_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201400, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `udot za.d[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn udot_zad_at_w_i_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1601410, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `udot za.s[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn udot_zas_at_w_i_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201410, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn fdot_zas_at_w_i_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201000, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn bfdot_zas_at_w_i_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201010, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fdot za.h[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn fdot_zah_at_w_i_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201008, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fdot za.s[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn fdot_zas_at_w_i_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201018, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `usdot za.s[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn usdot_zas_at_w_i_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201408, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sudot za.s[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn sudot_zas_at_w_i_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201418, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmla za.h[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn fmla_zah_at_w_i_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmla za.h[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn bfmla_zah_at_w_i_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1601c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmls za.h[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn fmls_zah_at_w_i_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmls za.h[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn bfmls_zah_at_w_i_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1601c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmla za.s[<W>, <N>, vgx2], {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn fmla_zas_at_w_i_vgx2_then_zl2_s_zs(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201800, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmla za.d[<W>, <N>, vgx2], {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn fmla_zad_at_w_i_vgx2_then_zl2_d_zd(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1601800, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmls za.d[<W>, <N>, vgx2], {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn fmls_zad_at_w_i_vgx2_then_zl2_d_zd(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1601808, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmls za.s[<W>, <N>, vgx2], {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn fmls_zas_at_w_i_vgx2_then_zl2_s_zs(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201808, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn bfmlal_zas_at_w_r2_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200810, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn fmlal_zas_at_w_r2_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200800, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlal za.h[<W>, <R2>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn fmlal_zah_at_w_r2_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200804, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn bfmlsl_zas_at_w_r2_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200818, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn fmlsl_zas_at_w_r2_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200808, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn fmlall_zas_at_w_r4_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200002, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `add za.d[<W>, <N>, vgx2], {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn add_zad_at_w_i_vgx2_then_zl2_d_zd(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1601810, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `add za.s[<W>, <N>, vgx2], {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn add_zas_at_w_i_vgx2_then_zl2_s_zs(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201810, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sub za.s[<W>, <N>, vgx2], {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn sub_zas_at_w_i_vgx2_then_zl2_s_zs(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1201818, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sub za.d[<W>, <N>, vgx2], {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn sub_zad_at_w_i_vgx2_then_zl2_d_zd(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1601818, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn smlall_zas_at_w_r4_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200000, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlall za.d[<W>, <R4>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn smlall_zad_at_w_r4_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600000, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `usmlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn usmlall_zas_at_w_r4_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200004, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsll za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn smlsll_zas_at_w_r4_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200008, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsll za.d[<W>, <R4>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn smlsll_zad_at_w_r4_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600008, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlall za.d[<W>, <R4>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn umlall_zad_at_w_r4_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600010, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn umlall_zas_at_w_r4_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200010, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sumlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn sumlall_zas_at_w_r4_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200014, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsll za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn umlsll_zas_at_w_r4_vgx2_then_zl2_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1200018, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsll za.d[<W>, <R4>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn umlsll_zad_at_w_r4_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600018, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn smlal_zas_at_w_r2_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600800, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn smlsl_zas_at_w_r2_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600808, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn umlal_zas_at_w_r2_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600810, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn umlsl_zas_at_w_r2_vgx2_then_zl2_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1600818, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlall za.s[<W>, <R4>], <Z>.b, <Z>.b`
#[inline]
pub const fn fmlall_zas_at_w_r4_then_zb_zb(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300400, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlal za.h[<W>, <R2>], <Z>.b, <Z>.b`
#[inline]
pub const fn fmlal_zah_at_w_r2_then_zb_zb(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sdot za.s[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn sdot_zas_at_w_i_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1701408, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `udot za.s[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn udot_zas_at_w_i_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1701418, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn sdot_zas_at_w_i_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301400, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sdot za.d[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn sdot_zad_at_w_i_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1701400, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `udot za.d[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn udot_zad_at_w_i_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1701410, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `udot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn udot_zas_at_w_i_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301410, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fdot za.s[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn fdot_zas_at_w_i_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301000, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfdot za.s[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn bfdot_zas_at_w_i_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301010, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fdot za.h[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn fdot_zah_at_w_i_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301008, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn fdot_zas_at_w_i_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301018, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `usdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn usdot_zas_at_w_i_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301408, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sudot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn sudot_zas_at_w_i_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301418, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmla za.h[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn fmla_zah_at_w_i_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmla za.h[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn bfmla_zah_at_w_i_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1701c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmls za.h[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn fmls_zah_at_w_i_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmls za.h[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn bfmls_zah_at_w_i_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1701c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmla za.d[<W>, <N>, vgx4], {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn fmla_zad_at_w_i_vgx4_then_zl4_d_zd(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1701800, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmla za.s[<W>, <N>, vgx4], {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn fmla_zas_at_w_i_vgx4_then_zl4_s_zs(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301800, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmls za.s[<W>, <N>, vgx4], {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn fmls_zas_at_w_i_vgx4_then_zl4_s_zs(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301808, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmls za.d[<W>, <N>, vgx4], {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn fmls_zad_at_w_i_vgx4_then_zl4_d_zd(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1701808, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn bfmlal_zas_at_w_r2_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300810, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn fmlal_zas_at_w_r2_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300800, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlal za.h[<W>, <R2>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn fmlal_zah_at_w_r2_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300804, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn bfmlsl_zas_at_w_r2_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300818, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn fmlsl_zas_at_w_r2_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300808, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn fmlall_zas_at_w_r4_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300002, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `add za.d[<W>, <N>, vgx4], {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn add_zad_at_w_i_vgx4_then_zl4_d_zd(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1701810, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `add za.s[<W>, <N>, vgx4], {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn add_zas_at_w_i_vgx4_then_zl4_s_zs(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301810, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sub za.d[<W>, <N>, vgx4], {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn sub_zad_at_w_i_vgx4_then_zl4_d_zd(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1701818, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sub za.s[<W>, <N>, vgx4], {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn sub_zas_at_w_i_vgx4_then_zl4_s_zs(rs: W8To11, index: Imm0To7, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1301818, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn smlall_zas_at_w_r4_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300000, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlall za.d[<W>, <R4>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn smlall_zad_at_w_r4_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1700000, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `usmlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn usmlall_zas_at_w_r4_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300004, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsll za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn smlsll_zas_at_w_r4_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300008, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsll za.d[<W>, <R4>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn smlsll_zad_at_w_r4_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1700008, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlall za.d[<W>, <R4>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn umlall_zad_at_w_r4_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1700010, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn umlall_zas_at_w_r4_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300010, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sumlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn sumlall_zas_at_w_r4_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300014, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsll za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn umlsll_zas_at_w_r4_vgx4_then_zl4_b_zb(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1300018, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsll za.d[<W>, <R4>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn umlsll_zad_at_w_r4_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To4By4, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1700018, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn smlal_zas_at_w_r2_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1700800, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn smlsl_zas_at_w_r2_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1700808, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn umlal_zas_at_w_r2_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1700810, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn umlsl_zas_at_w_r2_vgx4_then_zl4_h_zh(rs: W8To11, index: Imm0To6By2, zn: Z, zm: Z0To15) -> Inst {
    Inst(r3(part(0xc1700818, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn sdot_zas_at_w_i_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e01408, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `udot za.s[<W>, <N>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn udot_zas_at_w_i_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e01418, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `sdot za.s[<W>, <N>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn sdot_zas_at_w_i_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01400, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `sdot za.d[<W>, <N>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn sdot_zad_at_w_i_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e01400, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `udot za.s[<W>, <N>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn udot_zas_at_w_i_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01410, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `udot za.d[<W>, <N>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn udot_zad_at_w_i_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e01410, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fadd za.h[<W>, <N>, vgx2], {<ZL2>.h}`
#[inline]
pub const fn fadd_zah_at_w_i_vgx2_then_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1a41c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `bfadd za.h[<W>, <N>, vgx2], {<ZL2>.h}`
#[inline]
pub const fn bfadd_zah_at_w_i_vgx2_then_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1e41c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `fsub za.h[<W>, <N>, vgx2], {<ZL2>.h}`
#[inline]
pub const fn fsub_zah_at_w_i_vgx2_then_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1a41c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `bfsub za.h[<W>, <N>, vgx2], {<ZL2>.h}`
#[inline]
pub const fn bfsub_zah_at_w_i_vgx2_then_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1e41c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `fadd za.d[<W>, <N>, vgx2], {<ZL2>.d}`
#[inline]
pub const fn fadd_zad_at_w_i_vgx2_then_zl2_d(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1e01c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `fadd za.s[<W>, <N>, vgx2], {<ZL2>.s}`
#[inline]
pub const fn fadd_zas_at_w_i_vgx2_then_zl2_s(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1a01c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `fsub za.d[<W>, <N>, vgx2], {<ZL2>.d}`
#[inline]
pub const fn fsub_zad_at_w_i_vgx2_then_zl2_d(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1e01c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `fsub za.s[<W>, <N>, vgx2], {<ZL2>.s}`
#[inline]
pub const fn fsub_zas_at_w_i_vgx2_then_zl2_s(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1a01c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `fdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn fdot_zas_at_w_i_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01000, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `bfdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn bfdot_zas_at_w_i_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01010, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fdot za.h[<W>, <N>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn fdot_zah_at_w_i_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01020, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fdot za.s[<W>, <N>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn fdot_zas_at_w_i_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01030, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `add za.s[<W>, <N>, vgx2], {<ZL2>.s}`
#[inline]
pub const fn add_zas_at_w_i_vgx2_then_zl2_s(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1a01c10, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `add za.d[<W>, <N>, vgx2], {<ZL2>.d}`
#[inline]
pub const fn add_zad_at_w_i_vgx2_then_zl2_d(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1e01c10, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `sub za.d[<W>, <N>, vgx2], {<ZL2>.d}`
#[inline]
pub const fn sub_zad_at_w_i_vgx2_then_zl2_d(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1e01c18, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `sub za.s[<W>, <N>, vgx2], {<ZL2>.s}`
#[inline]
pub const fn sub_zas_at_w_i_vgx2_then_zl2_s(rs: W8To11, index: Imm0To7, zn: ZPair) -> Inst {
    Inst(r2(part(0xc1a01c18, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6))
}
/// `usdot za.s[<W>, <N>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn usdot_zas_at_w_i_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01408, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fmla za.h[<W>, <N>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn fmla_zah_at_w_i_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01008, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `bfmla za.h[<W>, <N>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn bfmla_zah_at_w_i_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e01008, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fmls za.h[<W>, <N>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn fmls_zah_at_w_i_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01018, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `bfmls za.h[<W>, <N>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn bfmls_zah_at_w_i_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e01018, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fmla za.s[<W>, <N>, vgx2], {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn fmla_zas_at_w_i_vgx2_then_zl2_s_zl2_s(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01800, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fmla za.d[<W>, <N>, vgx2], {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn fmla_zad_at_w_i_vgx2_then_zl2_d_zl2_d(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e01800, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fmls za.d[<W>, <N>, vgx2], {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn fmls_zad_at_w_i_vgx2_then_zl2_d_zl2_d(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e01808, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fmls za.s[<W>, <N>, vgx2], {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn fmls_zas_at_w_i_vgx2_then_zl2_s_zl2_s(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01808, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `bfmlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn bfmlal_zas_at_w_r2_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00810, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fmlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn fmlal_zas_at_w_r2_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00800, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `bfmlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn bfmlsl_zas_at_w_r2_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00818, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fmlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn fmlsl_zas_at_w_r2_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00808, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fmlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn fmlall_zas_at_w_r4_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00020, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `fmlal za.h[<W>, <R2>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn fmlal_zah_at_w_r2_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00820, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `add za.d[<W>, <N>, vgx2], {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn add_zad_at_w_i_vgx2_then_zl2_d_zl2_d(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e01810, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `add za.s[<W>, <N>, vgx2], {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn add_zas_at_w_i_vgx2_then_zl2_s_zl2_s(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01810, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `sub za.d[<W>, <N>, vgx2], {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn sub_zad_at_w_i_vgx2_then_zl2_d_zl2_d(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e01818, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `sub za.s[<W>, <N>, vgx2], {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn sub_zas_at_w_i_vgx2_then_zl2_s_zl2_s(rs: W8To11, index: Imm0To7, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a01818, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `smlall za.d[<W>, <R4>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn smlall_zad_at_w_r4_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e00000, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `smlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn smlall_zas_at_w_r4_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00000, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `usmlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn usmlall_zas_at_w_r4_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00004, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `smlsll za.s[<W>, <R4>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn smlsll_zas_at_w_r4_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00008, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `smlsll za.d[<W>, <R4>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn smlsll_zad_at_w_r4_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e00008, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `umlall za.d[<W>, <R4>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn umlall_zad_at_w_r4_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e00010, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `umlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn umlall_zas_at_w_r4_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00010, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `umlsll za.s[<W>, <R4>, vgx2], {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn umlsll_zas_at_w_r4_vgx2_then_zl2_b_zl2_b(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1a00018, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `umlsll za.d[<W>, <R4>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn umlsll_zad_at_w_r4_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e00018, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `smlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn smlal_zas_at_w_r2_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e00800, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `smlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn smlsl_zas_at_w_r2_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e00808, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `umlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn umlal_zas_at_w_r2_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e00810, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `umlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn umlsl_zas_at_w_r2_vgx2_then_zl2_h_zl2_h(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r3(part(0xc1e00818, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 6, zm.0, 17))
}
/// `sdot za.s[<W>, <N>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn sdot_zas_at_w_i_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e11408, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `udot za.s[<W>, <N>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn udot_zas_at_w_i_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e11418, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `sdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn sdot_zas_at_w_i_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11400, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `sdot za.d[<W>, <N>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn sdot_zad_at_w_i_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e11400, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `udot za.s[<W>, <N>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn udot_zas_at_w_i_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11410, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `udot za.d[<W>, <N>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn udot_zad_at_w_i_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e11410, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fadd za.h[<W>, <N>, vgx4], {<ZL4>.h}`
#[inline]
pub const fn fadd_zah_at_w_i_vgx4_then_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1a51c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `bfadd za.h[<W>, <N>, vgx4], {<ZL4>.h}`
#[inline]
pub const fn bfadd_zah_at_w_i_vgx4_then_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1e51c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `fsub za.h[<W>, <N>, vgx4], {<ZL4>.h}`
#[inline]
pub const fn fsub_zah_at_w_i_vgx4_then_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1a51c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `bfsub za.h[<W>, <N>, vgx4], {<ZL4>.h}`
#[inline]
pub const fn bfsub_zah_at_w_i_vgx4_then_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1e51c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `fadd za.s[<W>, <N>, vgx4], {<ZL4>.s}`
#[inline]
pub const fn fadd_zas_at_w_i_vgx4_then_zl4_s(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1a11c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `fadd za.d[<W>, <N>, vgx4], {<ZL4>.d}`
#[inline]
pub const fn fadd_zad_at_w_i_vgx4_then_zl4_d(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1e11c00, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `fsub za.d[<W>, <N>, vgx4], {<ZL4>.d}`
#[inline]
pub const fn fsub_zad_at_w_i_vgx4_then_zl4_d(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1e11c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `fsub za.s[<W>, <N>, vgx4], {<ZL4>.s}`
#[inline]
pub const fn fsub_zas_at_w_i_vgx4_then_zl4_s(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1a11c08, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `fdot za.s[<W>, <N>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn fdot_zas_at_w_i_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11000, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `bfdot za.s[<W>, <N>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn bfdot_zas_at_w_i_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11010, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fdot za.h[<W>, <N>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn fdot_zah_at_w_i_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11020, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn fdot_zas_at_w_i_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11030, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `add za.s[<W>, <N>, vgx4], {<ZL4>.s}`
#[inline]
pub const fn add_zas_at_w_i_vgx4_then_zl4_s(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1a11c10, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `add za.d[<W>, <N>, vgx4], {<ZL4>.d}`
#[inline]
pub const fn add_zad_at_w_i_vgx4_then_zl4_d(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1e11c10, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `sub za.d[<W>, <N>, vgx4], {<ZL4>.d}`
#[inline]
pub const fn sub_zad_at_w_i_vgx4_then_zl4_d(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1e11c18, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `sub za.s[<W>, <N>, vgx4], {<ZL4>.s}`
#[inline]
pub const fn sub_zas_at_w_i_vgx4_then_zl4_s(rs: W8To11, index: Imm0To7, zn: ZQuad) -> Inst {
    Inst(r2(part(0xc1a11c18, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7))
}
/// `usdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn usdot_zas_at_w_i_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11408, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fmla za.h[<W>, <N>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn fmla_zah_at_w_i_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11008, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `bfmla za.h[<W>, <N>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn bfmla_zah_at_w_i_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e11008, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fmls za.h[<W>, <N>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn fmls_zah_at_w_i_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11018, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `bfmls za.h[<W>, <N>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn bfmls_zah_at_w_i_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e11018, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fmla za.d[<W>, <N>, vgx4], {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn fmla_zad_at_w_i_vgx4_then_zl4_d_zl4_d(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e11800, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fmla za.s[<W>, <N>, vgx4], {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn fmla_zas_at_w_i_vgx4_then_zl4_s_zl4_s(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11800, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fmls za.s[<W>, <N>, vgx4], {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn fmls_zas_at_w_i_vgx4_then_zl4_s_zl4_s(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11808, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fmls za.d[<W>, <N>, vgx4], {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn fmls_zad_at_w_i_vgx4_then_zl4_d_zl4_d(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e11808, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `bfmlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn bfmlal_zas_at_w_r2_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10810, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fmlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn fmlal_zas_at_w_r2_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10800, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `bfmlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn bfmlsl_zas_at_w_r2_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10818, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fmlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn fmlsl_zas_at_w_r2_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10808, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fmlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn fmlall_zas_at_w_r4_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10020, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `fmlal za.h[<W>, <R2>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn fmlal_zah_at_w_r2_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10820, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `add za.d[<W>, <N>, vgx4], {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn add_zad_at_w_i_vgx4_then_zl4_d_zl4_d(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e11810, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `add za.s[<W>, <N>, vgx4], {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn add_zas_at_w_i_vgx4_then_zl4_s_zl4_s(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11810, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `sub za.d[<W>, <N>, vgx4], {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn sub_zad_at_w_i_vgx4_then_zl4_d_zl4_d(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e11818, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `sub za.s[<W>, <N>, vgx4], {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn sub_zas_at_w_i_vgx4_then_zl4_s_zl4_s(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a11818, index.steps(), 0, 3, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `smlall za.d[<W>, <R4>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn smlall_zad_at_w_r4_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e10000, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `smlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn smlall_zas_at_w_r4_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10000, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `usmlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn usmlall_zas_at_w_r4_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10004, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `smlsll za.d[<W>, <R4>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn smlsll_zad_at_w_r4_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e10008, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `smlsll za.s[<W>, <R4>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn smlsll_zas_at_w_r4_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10008, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `umlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn umlall_zas_at_w_r4_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10010, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `umlall za.d[<W>, <R4>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn umlall_zad_at_w_r4_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e10010, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `umlsll za.d[<W>, <R4>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn umlsll_zad_at_w_r4_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e10018, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `umlsll za.s[<W>, <R4>, vgx4], {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn umlsll_zas_at_w_r4_vgx4_then_zl4_b_zl4_b(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1a10018, index.steps(), 0, 1, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `smlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn smlal_zas_at_w_r2_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e10800, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `smlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn smlsl_zas_at_w_r2_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e10808, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `umlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn umlal_zas_at_w_r2_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e10810, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `umlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn umlsl_zas_at_w_r2_vgx4_then_zl4_h_zl4_h(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r3(part(0xc1e10818, index.steps(), 0, 2, 0), rs.0, 13, zn.0, 7, zm.0, 18))
}
/// `bfmlal za.s[<W>, <R2>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn bfmlal_zas_at_w_r2_then_zh_zh_at_i(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1801010, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlal za.s[<W>, <R2>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn fmlal_zas_at_w_r2_then_zh_zh_at_i(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1801000, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmlsl za.s[<W>, <R2>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn bfmlsl_zas_at_w_r2_then_zh_zh_at_i(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1801018, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlsl za.s[<W>, <R2>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn fmlsl_zas_at_w_r2_then_zh_zh_at_i(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1801008, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlal za.h[<W>, <R2>], <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn fmlal_zah_at_w_r2_then_zb_zb_at_i(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(part(0xc1c00000, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), index2.steps(), 3, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `fmlall za.s[<W>, <R4>], <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn fmlall_zas_at_w_r4_then_zb_zb_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1400000, index.steps(), 0, 2, 0), index2.steps(), 0, 3, 10), index2.steps(), 3, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlal za.s[<W>, <R2>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn smlal_zas_at_w_r2_then_zh_zh_at_i(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1c01000, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsl za.s[<W>, <R2>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn smlsl_zas_at_w_r2_then_zh_zh_at_i(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1c01008, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlal za.s[<W>, <R2>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn umlal_zas_at_w_r2_then_zh_zh_at_i(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1c01010, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsl za.s[<W>, <R2>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn umlsl_zas_at_w_r2_then_zh_zh_at_i(rs: W8To11, index: Imm0To14By2, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1c01018, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlall za.d[<W>, <R4>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn smlall_zad_at_w_r4_then_zh_zh_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1800000, index.steps(), 0, 2, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsll za.d[<W>, <R4>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn smlsll_zad_at_w_r4_then_zh_zh_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1800008, index.steps(), 0, 2, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlall za.d[<W>, <R4>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn umlall_zad_at_w_r4_then_zh_zh_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1800010, index.steps(), 0, 2, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsll za.d[<W>, <R4>], <Z>.h, <Z>.h[<N>]`
#[inline]
pub const fn umlsll_zad_at_w_r4_then_zh_zh_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1800018, index.steps(), 0, 2, 0), index2.steps(), 0, 2, 10), index2.steps(), 2, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlall za.s[<W>, <R4>], <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn smlall_zas_at_w_r4_then_zb_zb_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1000000, index.steps(), 0, 2, 0), index2.steps(), 0, 3, 10), index2.steps(), 3, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `usmlall za.s[<W>, <R4>], <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn usmlall_zas_at_w_r4_then_zb_zb_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1000004, index.steps(), 0, 2, 0), index2.steps(), 0, 3, 10), index2.steps(), 3, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `smlsll za.s[<W>, <R4>], <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn smlsll_zas_at_w_r4_then_zb_zb_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1000008, index.steps(), 0, 2, 0), index2.steps(), 0, 3, 10), index2.steps(), 3, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlall za.s[<W>, <R4>], <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn umlall_zas_at_w_r4_then_zb_zb_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1000010, index.steps(), 0, 2, 0), index2.steps(), 0, 3, 10), index2.steps(), 3, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `sumlall za.s[<W>, <R4>], <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn sumlall_zas_at_w_r4_then_zb_zb_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1000014, index.steps(), 0, 2, 0), index2.steps(), 0, 3, 10), index2.steps(), 3, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `umlsll za.s[<W>, <R4>], <Z>.b, <Z>.b[<N>]`
#[inline]
pub const fn umlsll_zas_at_w_r4_then_zb_zb_at_i(rs: W8To11, index: Imm0To12By4, zn: Z, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1000018, index.steps(), 0, 2, 0), index2.steps(), 0, 3, 10), index2.steps(), 3, 1, 15), rs.0, 13, zn.0, 5, zm.0, 16))
}
/// `bfmlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfmlal_zas_at_w_r2_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1901010, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fmlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fmlal_zas_at_w_r2_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1901000, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `bfmlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfmlsl_zas_at_w_r2_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1901018, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fmlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fmlsl_zas_at_w_r2_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1901008, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fdot za.h[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fdot_zah_at_w_i_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1d00020, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fvdot za.h[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fvdot_zah_at_w_i_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1d01020, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fmlal za.h[<W>, <R2>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fmlal_zah_at_w_r2_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1901030, index.steps(), 0, 2, 0), index2.steps(), 0, 2, 2), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fmlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fmlall_zas_at_w_r4_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1900020, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fvdotb za.s[<W>, <N>, vgx4], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fvdotb_zas_at_w_i_vgx4_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(part(0xc1d00800, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 1, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fvdott za.s[<W>, <N>, vgx4], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fvdott_zas_at_w_i_vgx4_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(part(0xc1d00810, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 1, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `smlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn smlal_zas_at_w_r2_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1d01000, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `smlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn smlsl_zas_at_w_r2_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1d01008, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `umlal za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn umlal_zas_at_w_r2_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1d01010, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `umlsl za.s[<W>, <R2>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn umlsl_zas_at_w_r2_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1d01018, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `smlall za.d[<W>, <R4>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn smlall_zad_at_w_r4_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1900000, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 1, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `smlsll za.d[<W>, <R4>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn smlsll_zad_at_w_r4_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1900008, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 1, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `umlall za.d[<W>, <R4>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn umlall_zad_at_w_r4_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1900010, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 1, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `umlsll za.d[<W>, <R4>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn umlsll_zad_at_w_r4_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1900018, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 1, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `smlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn smlall_zas_at_w_r4_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1100000, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `usmlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn usmlall_zas_at_w_r4_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1100020, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `smlsll za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn smlsll_zas_at_w_r4_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1100008, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `umlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn umlall_zas_at_w_r4_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1100010, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `sumlall za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn sumlall_zas_at_w_r4_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1100030, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `umlsll za.s[<W>, <R4>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn umlsll_zas_at_w_r4_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZPair, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1100018, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fmla za.d[<W>, <N>, vgx2], {<ZL2>.d}, <Z>.d[<N>]`
#[inline]
pub const fn fmla_zad_at_w_i_vgx2_then_zl2_d_zd_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To1) -> Inst {
    Inst(r3(part(part(0xc1d00000, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `sdot za.d[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn sdot_zad_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To1) -> Inst {
    Inst(r3(part(part(0xc1d00008, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fmls za.d[<W>, <N>, vgx2], {<ZL2>.d}, <Z>.d[<N>]`
#[inline]
pub const fn fmls_zad_at_w_i_vgx2_then_zl2_d_zd_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To1) -> Inst {
    Inst(r3(part(part(0xc1d00010, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `udot za.d[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn udot_zad_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To1) -> Inst {
    Inst(r3(part(part(0xc1d00018, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fmla za.h[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fmla_zah_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1101000, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `bfmla za.h[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfmla_zah_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1101020, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fmls za.h[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fmls_zah_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1101010, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `bfmls za.h[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfmls_zah_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1101030, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fmla za.s[<W>, <N>, vgx2], {<ZL2>.s}, <Z>.s[<N>]`
#[inline]
pub const fn fmla_zas_at_w_i_vgx2_then_zl2_s_zs_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1500000, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fvdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fvdot_zas_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1500008, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `bfvdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfvdot_zas_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1500018, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `svdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn svdot_zas_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1500020, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fdot za.s[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fdot_zas_at_w_i_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1500038, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `sdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn sdot_zas_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1501000, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fdot_zas_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1501008, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `bfdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfdot_zas_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1501018, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `sdot za.s[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn sdot_zas_at_w_i_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1501020, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `usdot za.s[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn usdot_zas_at_w_i_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1501028, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `fmls za.s[<W>, <N>, vgx2], {<ZL2>.s}, <Z>.s[<N>]`
#[inline]
pub const fn fmls_zas_at_w_i_vgx2_then_zl2_s_zs_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1500010, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `uvdot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn uvdot_zas_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1500030, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `udot za.s[<W>, <N>, vgx2], {<ZL2>.h}, <Z>.h[<N>]`
#[inline]
pub const fn udot_zas_at_w_i_vgx2_then_zl2_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1501010, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `udot za.s[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn udot_zas_at_w_i_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1501030, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `sudot za.s[<W>, <N>, vgx2], {<ZL2>.b}, <Z>.b[<N>]`
#[inline]
pub const fn sudot_zas_at_w_i_vgx2_then_zl2_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZPair, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1501038, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 6, zm.0, 16))
}
/// `bfmlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfmlal_zas_at_w_r2_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1909010, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fmlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fmlal_zas_at_w_r2_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1909000, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `bfmlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfmlsl_zas_at_w_r2_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1909018, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fmlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fmlsl_zas_at_w_r2_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1909008, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fdot za.h[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fdot_zah_at_w_i_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1109040, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fmlal za.h[<W>, <R2>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fmlal_zah_at_w_r2_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1909020, index.steps(), 0, 2, 0), index2.steps(), 0, 2, 2), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fmlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fmlall_zas_at_w_r4_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1108040, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `smlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn smlal_zas_at_w_r2_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1d09000, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `smlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn smlsl_zas_at_w_r2_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1d09008, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `umlal za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn umlal_zas_at_w_r2_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1d09010, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `umlsl za.s[<W>, <R2>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn umlsl_zas_at_w_r2_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To6By2, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1d09018, index.steps(), 0, 2, 0), index2.steps(), 0, 1, 2), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `smlall za.d[<W>, <R4>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn smlall_zad_at_w_r4_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1908000, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 1, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `smlsll za.d[<W>, <R4>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn smlsll_zad_at_w_r4_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1908008, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 1, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `umlall za.d[<W>, <R4>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn umlall_zad_at_w_r4_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1908010, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 1, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `umlsll za.d[<W>, <R4>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn umlsll_zad_at_w_r4_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1908018, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 1, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `smlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn smlall_zas_at_w_r4_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1108000, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `usmlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn usmlall_zas_at_w_r4_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1108020, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `smlsll za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn smlsll_zas_at_w_r4_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1108008, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `umlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn umlall_zas_at_w_r4_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1108010, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `sumlall za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn sumlall_zas_at_w_r4_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1108030, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `umlsll za.s[<W>, <R4>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn umlsll_zas_at_w_r4_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To4By4, zn: ZQuad, zm: Z0To15, index2: Imm0To15) -> Inst {
    Inst(r3(part(part(part(0xc1108018, index.steps(), 0, 1, 0), index2.steps(), 0, 2, 1), index2.steps(), 2, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fmla za.d[<W>, <N>, vgx4], {<ZL4>.d}, <Z>.d[<N>]`
#[inline]
pub const fn fmla_zad_at_w_i_vgx4_then_zl4_d_zd_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To1) -> Inst {
    Inst(r3(part(part(0xc1d08000, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `sdot za.d[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn sdot_zad_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To1) -> Inst {
    Inst(r3(part(part(0xc1d08008, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `svdot za.d[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn svdot_zad_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To1) -> Inst {
    Inst(r3(part(part(0xc1d08808, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fmls za.d[<W>, <N>, vgx4], {<ZL4>.d}, <Z>.d[<N>]`
#[inline]
pub const fn fmls_zad_at_w_i_vgx4_then_zl4_d_zd_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To1) -> Inst {
    Inst(r3(part(part(0xc1d08010, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `udot za.d[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn udot_zad_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To1) -> Inst {
    Inst(r3(part(part(0xc1d08018, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `uvdot za.d[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn uvdot_zad_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To1) -> Inst {
    Inst(r3(part(part(0xc1d08818, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fmla za.h[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fmla_zah_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1109000, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `bfmla za.h[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfmla_zah_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1109020, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fmls za.h[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fmls_zah_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1109010, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `bfmls za.h[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfmls_zah_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To7) -> Inst {
    Inst(r3(part(part(part(0xc1109030, index.steps(), 0, 3, 0), index2.steps(), 0, 1, 3), index2.steps(), 1, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fmla za.s[<W>, <N>, vgx4], {<ZL4>.s}, <Z>.s[<N>]`
#[inline]
pub const fn fmla_zas_at_w_i_vgx4_then_zl4_s_zs_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1508000, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn fdot_zas_at_w_i_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1508008, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `svdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn svdot_zas_at_w_i_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1508020, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `usvdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn usvdot_zas_at_w_i_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1508028, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `sdot za.s[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn sdot_zas_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1509000, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fdot za.s[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn fdot_zas_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1509008, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `bfdot za.s[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn bfdot_zas_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1509018, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `sdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn sdot_zas_at_w_i_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1509020, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `usdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn usdot_zas_at_w_i_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1509028, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `fmls za.s[<W>, <N>, vgx4], {<ZL4>.s}, <Z>.s[<N>]`
#[inline]
pub const fn fmls_zas_at_w_i_vgx4_then_zl4_s_zs_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1508010, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `uvdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn uvdot_zas_at_w_i_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1508030, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `suvdot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn suvdot_zas_at_w_i_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1508038, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `udot za.s[<W>, <N>, vgx4], {<ZL4>.h}, <Z>.h[<N>]`
#[inline]
pub const fn udot_zas_at_w_i_vgx4_then_zl4_h_zh_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1509010, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `udot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn udot_zas_at_w_i_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1509030, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `sudot za.s[<W>, <N>, vgx4], {<ZL4>.b}, <Z>.b[<N>]`
#[inline]
pub const fn sudot_zas_at_w_i_vgx4_then_zl4_b_zb_at_i(rs: W8To11, index: Imm0To7, zn: ZQuad, zm: Z0To15, index2: Imm0To3) -> Inst {
    Inst(r3(part(part(0xc1509038, index.steps(), 0, 3, 0), index2.steps(), 0, 2, 10), rs.0, 13, zn.0, 7, zm.0, 16))
}
/// `ld1b {<ZL2>.b}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1b_zl2_b_pnz_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0400000, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZL2>.b}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1b_zl2_b_pnz_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0400001, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZL2>.h}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1h_zl2_h_pnz_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0402000, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ldnt1h {<ZL2>.h}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1h_zl2_h_pnz_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0402001, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZL2>.s}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1w_zl2_s_pnz_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0404000, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ldnt1w {<ZL2>.s}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1w_zl2_s_pnz_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0404001, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZL2>.d}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1d_zl2_d_pnz_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0406000, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ldnt1d {<ZL2>.d}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1d_zl2_d_pnz_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0406001, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL2>.b}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1b_zl2_b_pnz_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0400000, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZL2>.b}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1b_zl2_b_pnz_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0400001, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZL2>.h}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1h_zl2_h_pnz_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0402000, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ldnt1h {<ZL2>.h}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1h_zl2_h_pnz_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0402001, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZL2>.s}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1w_zl2_s_pnz_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0404000, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ldnt1w {<ZL2>.s}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1w_zl2_s_pnz_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0404001, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZL2>.d}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1d_zl2_d_pnz_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0406000, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ldnt1d {<ZL2>.d}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1d_zl2_d_pnz_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0406001, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL2>.b}, <PN>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1b_zl2_b_pnz_at_xsp_x(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0000000, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1b {<ZL2>.b}, <PN>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldnt1b_zl2_b_pnz_at_xsp_x(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0000001, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1h {<ZL2>.h}, <PN>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1h_zl2_h_pnz_at_xsp_x_lsl_1(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0002000, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1h {<ZL2>.h}, <PN>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldnt1h_zl2_h_pnz_at_xsp_x_lsl_1(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0002001, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1w {<ZL2>.s}, <PN>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1w_zl2_s_pnz_at_xsp_x_lsl_2(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0004000, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1w {<ZL2>.s}, <PN>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldnt1w_zl2_s_pnz_at_xsp_x_lsl_2(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0004001, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1d {<ZL2>.d}, <PN>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld1d_zl2_d_pnz_at_xsp_x_lsl_3(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0006000, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1d {<ZL2>.d}, <PN>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ldnt1d_zl2_d_pnz_at_xsp_x_lsl_3(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0006001, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1b {<ZL2>.b}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1b_zl2_b_pn_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0600000, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `stnt1b {<ZL2>.b}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1b_zl2_b_pn_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0600001, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL2>.h}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1h_zl2_h_pn_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0602000, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `stnt1h {<ZL2>.h}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1h_zl2_h_pn_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0602001, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZL2>.s}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1w_zl2_s_pn_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0604000, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `stnt1w {<ZL2>.s}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1w_zl2_s_pn_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0604001, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `st1d {<ZL2>.d}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1d_zl2_d_pn_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0606000, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `stnt1d {<ZL2>.d}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1d_zl2_d_pn_at_xsp_i_mul_vl(zd: ZPair, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r3(part(0xa0606001, imm.steps(), 0, 4, 16), zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL2>.b}, <PN>, [<XSP>]`
#[inline]
pub const fn st1b_zl2_b_pn_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0600000, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `stnt1b {<ZL2>.b}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1b_zl2_b_pn_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0600001, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL2>.h}, <PN>, [<XSP>]`
#[inline]
pub const fn st1h_zl2_h_pn_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0602000, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `stnt1h {<ZL2>.h}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1h_zl2_h_pn_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0602001, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZL2>.s}, <PN>, [<XSP>]`
#[inline]
pub const fn st1w_zl2_s_pn_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0604000, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `stnt1w {<ZL2>.s}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1w_zl2_s_pn_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0604001, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `st1d {<ZL2>.d}, <PN>, [<XSP>]`
#[inline]
pub const fn st1d_zl2_d_pn_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0606000, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `stnt1d {<ZL2>.d}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1d_zl2_d_pn_at_xsp(zd: ZPair, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0606001, zd.0, 1, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL2>.b}, <PN>, [<XSP>, <X>]`
#[inline]
pub const fn st1b_zl2_b_pn_at_xsp_x(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0200000, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1b {<ZL2>.b}, <PN>, [<XSP>, <X>]`
#[inline]
pub const fn stnt1b_zl2_b_pn_at_xsp_x(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0200001, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1h {<ZL2>.h}, <PN>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st1h_zl2_h_pn_at_xsp_x_lsl_1(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0202000, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1h {<ZL2>.h}, <PN>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn stnt1h_zl2_h_pn_at_xsp_x_lsl_1(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0202001, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1w {<ZL2>.s}, <PN>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st1w_zl2_s_pn_at_xsp_x_lsl_2(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0204000, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1w {<ZL2>.s}, <PN>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn stnt1w_zl2_s_pn_at_xsp_x_lsl_2(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0204001, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1d {<ZL2>.d}, <PN>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st1d_zl2_d_pn_at_xsp_x_lsl_3(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0206000, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1d {<ZL2>.d}, <PN>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn stnt1d_zl2_d_pn_at_xsp_x_lsl_3(zd: ZPair, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0206001, zd.0, 1, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1b {<ZL4>.b}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1b_zl4_b_pnz_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa0408000, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZL4>.b}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1b_zl4_b_pnz_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa0408001, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZL4>.h}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1h_zl4_h_pnz_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa040a000, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ldnt1h {<ZL4>.h}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1h_zl4_h_pnz_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa040a001, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZL4>.s}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1w_zl4_s_pnz_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa040c000, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ldnt1w {<ZL4>.s}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1w_zl4_s_pnz_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa040c001, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZL4>.d}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1d_zl4_d_pnz_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa040e000, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ldnt1d {<ZL4>.d}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1d_zl4_d_pnz_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa040e001, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL4>.b}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1b_zl4_b_pnz_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0408000, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZL4>.b}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1b_zl4_b_pnz_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0408001, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZL4>.h}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1h_zl4_h_pnz_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa040a000, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ldnt1h {<ZL4>.h}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1h_zl4_h_pnz_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa040a001, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZL4>.s}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1w_zl4_s_pnz_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa040c000, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ldnt1w {<ZL4>.s}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1w_zl4_s_pnz_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa040c001, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZL4>.d}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1d_zl4_d_pnz_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa040e000, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ldnt1d {<ZL4>.d}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1d_zl4_d_pnz_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa040e001, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZL4>.b}, <PN>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1b_zl4_b_pnz_at_xsp_x(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0008000, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1b {<ZL4>.b}, <PN>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldnt1b_zl4_b_pnz_at_xsp_x(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0008001, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1h {<ZL4>.h}, <PN>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1h_zl4_h_pnz_at_xsp_x_lsl_1(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa000a000, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1h {<ZL4>.h}, <PN>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldnt1h_zl4_h_pnz_at_xsp_x_lsl_1(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa000a001, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1w {<ZL4>.s}, <PN>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1w_zl4_s_pnz_at_xsp_x_lsl_2(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa000c000, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1w {<ZL4>.s}, <PN>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldnt1w_zl4_s_pnz_at_xsp_x_lsl_2(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa000c001, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1d {<ZL4>.d}, <PN>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld1d_zl4_d_pnz_at_xsp_x_lsl_3(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa000e000, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1d {<ZL4>.d}, <PN>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ldnt1d_zl4_d_pnz_at_xsp_x_lsl_3(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa000e001, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1b {<ZL4>.b}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1b_zl4_b_pn_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa0608000, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `stnt1b {<ZL4>.b}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1b_zl4_b_pn_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa0608001, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL4>.h}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1h_zl4_h_pn_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa060a000, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `stnt1h {<ZL4>.h}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1h_zl4_h_pn_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa060a001, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZL4>.s}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1w_zl4_s_pn_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa060c000, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `stnt1w {<ZL4>.s}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1w_zl4_s_pn_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa060c001, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `st1d {<ZL4>.d}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1d_zl4_d_pn_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa060e000, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `stnt1d {<ZL4>.d}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1d_zl4_d_pn_at_xsp_i_mul_vl(zd: ZQuad, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r3(part(0xa060e001, imm.steps(), 0, 4, 16), zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL4>.b}, <PN>, [<XSP>]`
#[inline]
pub const fn st1b_zl4_b_pn_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0608000, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `stnt1b {<ZL4>.b}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1b_zl4_b_pn_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa0608001, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `st1h {<ZL4>.h}, <PN>, [<XSP>]`
#[inline]
pub const fn st1h_zl4_h_pn_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa060a000, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `stnt1h {<ZL4>.h}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1h_zl4_h_pn_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa060a001, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `st1w {<ZL4>.s}, <PN>, [<XSP>]`
#[inline]
pub const fn st1w_zl4_s_pn_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa060c000, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `stnt1w {<ZL4>.s}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1w_zl4_s_pn_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa060c001, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `st1d {<ZL4>.d}, <PN>, [<XSP>]`
#[inline]
pub const fn st1d_zl4_d_pn_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa060e000, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `stnt1d {<ZL4>.d}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1d_zl4_d_pn_at_xsp(zd: ZQuad, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r3(0xa060e001, zd.0, 2, pa.0, 10, rn.0, 5))
}
/// `st1b {<ZL4>.b}, <PN>, [<XSP>, <X>]`
#[inline]
pub const fn st1b_zl4_b_pn_at_xsp_x(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0208000, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1b {<ZL4>.b}, <PN>, [<XSP>, <X>]`
#[inline]
pub const fn stnt1b_zl4_b_pn_at_xsp_x(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa0208001, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1h {<ZL4>.h}, <PN>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st1h_zl4_h_pn_at_xsp_x_lsl_1(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa020a000, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1h {<ZL4>.h}, <PN>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn stnt1h_zl4_h_pn_at_xsp_x_lsl_1(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa020a001, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1w {<ZL4>.s}, <PN>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st1w_zl4_s_pn_at_xsp_x_lsl_2(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa020c000, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1w {<ZL4>.s}, <PN>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn stnt1w_zl4_s_pn_at_xsp_x_lsl_2(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa020c001, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1d {<ZL4>.d}, <PN>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st1d_zl4_d_pn_at_xsp_x_lsl_3(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa020e000, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1d {<ZL4>.d}, <PN>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn stnt1d_zl4_d_pn_at_xsp_x_lsl_3(zd: ZQuad, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r4(0xa020e001, zd.0, 2, pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1b {<ZS2>.b}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1b_zs2_b_pnz_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1400000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZS2>.b}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1b_zs2_b_pnz_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1400008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZS2>.h}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1h_zs2_h_pnz_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1402000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ldnt1h {<ZS2>.h}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1h_zs2_h_pnz_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1402008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZS2>.s}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1w_zs2_s_pnz_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1404000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ldnt1w {<ZS2>.s}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1w_zs2_s_pnz_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1404008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZS2>.d}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1d_zs2_d_pnz_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1406000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ldnt1d {<ZS2>.d}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1d_zs2_d_pnz_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1406008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZS2>.b}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1b_zs2_b_pnz_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1400000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZS2>.b}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1b_zs2_b_pnz_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1400008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZS2>.h}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1h_zs2_h_pnz_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1402000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ldnt1h {<ZS2>.h}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1h_zs2_h_pnz_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1402008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZS2>.s}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1w_zs2_s_pnz_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1404000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ldnt1w {<ZS2>.s}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1w_zs2_s_pnz_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1404008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZS2>.d}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1d_zs2_d_pnz_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1406000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ldnt1d {<ZS2>.d}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1d_zs2_d_pnz_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1406008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZS2>.b}, <PN>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1b_zs2_b_pnz_at_xsp_x(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1000000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1b {<ZS2>.b}, <PN>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldnt1b_zs2_b_pnz_at_xsp_x(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1000008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1h {<ZS2>.h}, <PN>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1h_zs2_h_pnz_at_xsp_x_lsl_1(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1002000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1h {<ZS2>.h}, <PN>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldnt1h_zs2_h_pnz_at_xsp_x_lsl_1(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1002008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1w {<ZS2>.s}, <PN>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1w_zs2_s_pnz_at_xsp_x_lsl_2(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1004000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1w {<ZS2>.s}, <PN>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldnt1w_zs2_s_pnz_at_xsp_x_lsl_2(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1004008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1d {<ZS2>.d}, <PN>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld1d_zs2_d_pnz_at_xsp_x_lsl_3(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1006000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1d {<ZS2>.d}, <PN>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ldnt1d_zs2_d_pnz_at_xsp_x_lsl_3(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1006008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1b {<ZS2>.b}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1b_zs2_b_pn_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1600000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `stnt1b {<ZS2>.b}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1b_zs2_b_pn_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1600008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `st1h {<ZS2>.h}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1h_zs2_h_pn_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1602000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `stnt1h {<ZS2>.h}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1h_zs2_h_pn_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1602008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `st1w {<ZS2>.s}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1w_zs2_s_pn_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1604000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `stnt1w {<ZS2>.s}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1w_zs2_s_pn_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1604008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `st1d {<ZS2>.d}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1d_zs2_d_pn_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1606000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `stnt1d {<ZS2>.d}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1d_zs2_d_pn_at_xsp_i_mul_vl(zd: ZStride8, pa: Pn8To15, rn: XSp, imm: ImmMinus16To14By2) -> Inst {
    Inst(r2(part(part(part(0xa1606008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `st1b {<ZS2>.b}, <PN>, [<XSP>]`
#[inline]
pub const fn st1b_zs2_b_pn_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1600000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `stnt1b {<ZS2>.b}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1b_zs2_b_pn_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1600008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `st1h {<ZS2>.h}, <PN>, [<XSP>]`
#[inline]
pub const fn st1h_zs2_h_pn_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1602000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `stnt1h {<ZS2>.h}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1h_zs2_h_pn_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1602008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `st1w {<ZS2>.s}, <PN>, [<XSP>]`
#[inline]
pub const fn st1w_zs2_s_pn_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1604000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `stnt1w {<ZS2>.s}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1w_zs2_s_pn_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1604008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `st1d {<ZS2>.d}, <PN>, [<XSP>]`
#[inline]
pub const fn st1d_zs2_d_pn_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1606000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `stnt1d {<ZS2>.d}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1d_zs2_d_pn_at_xsp(zd: ZStride8, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1606008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5))
}
/// `st1b {<ZS2>.b}, <PN>, [<XSP>, <X>]`
#[inline]
pub const fn st1b_zs2_b_pn_at_xsp_x(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1200000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1b {<ZS2>.b}, <PN>, [<XSP>, <X>]`
#[inline]
pub const fn stnt1b_zs2_b_pn_at_xsp_x(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1200008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1h {<ZS2>.h}, <PN>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st1h_zs2_h_pn_at_xsp_x_lsl_1(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1202000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1h {<ZS2>.h}, <PN>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn stnt1h_zs2_h_pn_at_xsp_x_lsl_1(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1202008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1w {<ZS2>.s}, <PN>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st1w_zs2_s_pn_at_xsp_x_lsl_2(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1204000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1w {<ZS2>.s}, <PN>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn stnt1w_zs2_s_pn_at_xsp_x_lsl_2(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1204008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1d {<ZS2>.d}, <PN>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st1d_zs2_d_pn_at_xsp_x_lsl_3(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1206000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1d {<ZS2>.d}, <PN>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn stnt1d_zs2_d_pn_at_xsp_x_lsl_3(zd: ZStride8, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1206008, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1b {<ZS4>.b}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1b_zs4_b_pnz_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa1408000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZS4>.b}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1b_zs4_b_pnz_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa1408008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZS4>.h}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1h_zs4_h_pnz_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa140a000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ldnt1h {<ZS4>.h}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1h_zs4_h_pnz_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa140a008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZS4>.s}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1w_zs4_s_pnz_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa140c000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ldnt1w {<ZS4>.s}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1w_zs4_s_pnz_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa140c008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZS4>.d}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ld1d_zs4_d_pnz_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa140e000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ldnt1d {<ZS4>.d}, <PN>/z, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn ldnt1d_zs4_d_pnz_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa140e008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZS4>.b}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1b_zs4_b_pnz_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1408000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ldnt1b {<ZS4>.b}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1b_zs4_b_pnz_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1408008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ld1h {<ZS4>.h}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1h_zs4_h_pnz_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa140a000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ldnt1h {<ZS4>.h}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1h_zs4_h_pnz_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa140a008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ld1w {<ZS4>.s}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1w_zs4_s_pnz_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa140c000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ldnt1w {<ZS4>.s}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1w_zs4_s_pnz_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa140c008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ld1d {<ZS4>.d}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ld1d_zs4_d_pnz_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa140e000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ldnt1d {<ZS4>.d}, <PN>/z, [<XSP>]`
#[inline]
pub const fn ldnt1d_zs4_d_pnz_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa140e008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `ld1b {<ZS4>.b}, <PN>/z, [<XSP>, <X>]`
#[inline]
pub const fn ld1b_zs4_b_pnz_at_xsp_x(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1008000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1b {<ZS4>.b}, <PN>/z, [<XSP>, <X>]`
#[inline]
pub const fn ldnt1b_zs4_b_pnz_at_xsp_x(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1008008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1h {<ZS4>.h}, <PN>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ld1h_zs4_h_pnz_at_xsp_x_lsl_1(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa100a000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1h {<ZS4>.h}, <PN>/z, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldnt1h_zs4_h_pnz_at_xsp_x_lsl_1(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa100a008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1w {<ZS4>.s}, <PN>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ld1w_zs4_s_pnz_at_xsp_x_lsl_2(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa100c000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1w {<ZS4>.s}, <PN>/z, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldnt1w_zs4_s_pnz_at_xsp_x_lsl_2(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa100c008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ld1d {<ZS4>.d}, <PN>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ld1d_zs4_d_pnz_at_xsp_x_lsl_3(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa100e000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `ldnt1d {<ZS4>.d}, <PN>/z, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ldnt1d_zs4_d_pnz_at_xsp_x_lsl_3(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa100e008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1b {<ZS4>.b}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1b_zs4_b_pn_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa1608000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `stnt1b {<ZS4>.b}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1b_zs4_b_pn_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa1608008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `st1h {<ZS4>.h}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1h_zs4_h_pn_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa160a000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `stnt1h {<ZS4>.h}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1h_zs4_h_pn_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa160a008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `st1w {<ZS4>.s}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1w_zs4_s_pn_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa160c000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `stnt1w {<ZS4>.s}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1w_zs4_s_pn_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa160c008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `st1d {<ZS4>.d}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn st1d_zs4_d_pn_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa160e000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `stnt1d {<ZS4>.d}, <PN>, [<XSP>, #<I>, mul vl]`
#[inline]
pub const fn stnt1d_zs4_d_pn_at_xsp_i_mul_vl(zd: ZStride4, pa: Pn8To15, rn: XSp, imm: ImmMinus32To28By4) -> Inst {
    Inst(r2(part(part(part(0xa160e008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), imm.steps(), 0, 4, 16), pa.0, 10, rn.0, 5))
}
/// `st1b {<ZS4>.b}, <PN>, [<XSP>]`
#[inline]
pub const fn st1b_zs4_b_pn_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1608000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `stnt1b {<ZS4>.b}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1b_zs4_b_pn_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa1608008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `st1h {<ZS4>.h}, <PN>, [<XSP>]`
#[inline]
pub const fn st1h_zs4_h_pn_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa160a000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `stnt1h {<ZS4>.h}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1h_zs4_h_pn_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa160a008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `st1w {<ZS4>.s}, <PN>, [<XSP>]`
#[inline]
pub const fn st1w_zs4_s_pn_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa160c000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `stnt1w {<ZS4>.s}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1w_zs4_s_pn_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa160c008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `st1d {<ZS4>.d}, <PN>, [<XSP>]`
#[inline]
pub const fn st1d_zs4_d_pn_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa160e000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `stnt1d {<ZS4>.d}, <PN>, [<XSP>]`
#[inline]
pub const fn stnt1d_zs4_d_pn_at_xsp(zd: ZStride4, pa: Pn8To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0xa160e008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5))
}
/// `st1b {<ZS4>.b}, <PN>, [<XSP>, <X>]`
#[inline]
pub const fn st1b_zs4_b_pn_at_xsp_x(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1208000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1b {<ZS4>.b}, <PN>, [<XSP>, <X>]`
#[inline]
pub const fn stnt1b_zs4_b_pn_at_xsp_x(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa1208008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1h {<ZS4>.h}, <PN>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn st1h_zs4_h_pn_at_xsp_x_lsl_1(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa120a000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1h {<ZS4>.h}, <PN>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn stnt1h_zs4_h_pn_at_xsp_x_lsl_1(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa120a008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1w {<ZS4>.s}, <PN>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn st1w_zs4_s_pn_at_xsp_x_lsl_2(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa120c000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1w {<ZS4>.s}, <PN>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn stnt1w_zs4_s_pn_at_xsp_x_lsl_2(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa120c008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `st1d {<ZS4>.d}, <PN>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn st1d_zs4_d_pn_at_xsp_x_lsl_3(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa120e000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `stnt1d {<ZS4>.d}, <PN>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn stnt1d_zs4_d_pn_at_xsp_x_lsl_3(zd: ZStride4, pa: Pn8To15, rn: XSp, rm: X) -> Inst {
    Inst(r3(part(part(0xa120e008, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), pa.0, 10, rn.0, 5, rm.0, 16))
}
/// `sel {<ZL2>.s}, <PN>, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn sel_zl2_s_pn_zl2_s_zl2_s(zd: ZPair, pa: Pn8To15, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r4(0xc1a08000, zd.0, 1, pa.0, 10, zn.0, 6, zm.0, 17))
}
/// `sel {<ZL2>.b}, <PN>, {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn sel_zl2_b_pn_zl2_b_zl2_b(zd: ZPair, pa: Pn8To15, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r4(0xc1208000, zd.0, 1, pa.0, 10, zn.0, 6, zm.0, 17))
}
/// `sel {<ZL2>.h}, <PN>, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn sel_zl2_h_pn_zl2_h_zl2_h(zd: ZPair, pa: Pn8To15, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r4(0xc1608000, zd.0, 1, pa.0, 10, zn.0, 6, zm.0, 17))
}
/// `sel {<ZL2>.d}, <PN>, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn sel_zl2_d_pn_zl2_d_zl2_d(zd: ZPair, pa: Pn8To15, zn: ZPair, zm: ZPair) -> Inst {
    Inst(r4(0xc1e08000, zd.0, 1, pa.0, 10, zn.0, 6, zm.0, 17))
}
/// `sel {<ZL4>.h}, <PN>, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn sel_zl4_h_pn_zl4_h_zl4_h(zd: ZQuad, pa: Pn8To15, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r4(0xc1618000, zd.0, 2, pa.0, 10, zn.0, 7, zm.0, 18))
}
/// `sel {<ZL4>.b}, <PN>, {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn sel_zl4_b_pn_zl4_b_zl4_b(zd: ZQuad, pa: Pn8To15, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r4(0xc1218000, zd.0, 2, pa.0, 10, zn.0, 7, zm.0, 18))
}
/// `sel {<ZL4>.d}, <PN>, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn sel_zl4_d_pn_zl4_d_zl4_d(zd: ZQuad, pa: Pn8To15, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r4(0xc1e18000, zd.0, 2, pa.0, 10, zn.0, 7, zm.0, 18))
}
/// `sel {<ZL4>.s}, <PN>, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn sel_zl4_s_pn_zl4_s_zl4_s(zd: ZQuad, pa: Pn8To15, zn: ZQuad, zm: ZQuad) -> Inst {
    Inst(r4(0xc1a18000, zd.0, 2, pa.0, 10, zn.0, 7, zm.0, 18))
}
/// `add {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn add_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a300, zd.0, 1, zm.0, 16))
}
/// `add {<ZL2>.b}, {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn add_zl2_b_zl2_b_zb(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a300, zd.0, 1, zm.0, 16))
}
/// `add {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn add_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a300, zd.0, 1, zm.0, 16))
}
/// `add {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn add_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a300, zd.0, 1, zm.0, 16))
}
/// `fmax {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn fmax_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a100, zd.0, 1, zm.0, 16))
}
/// `fmax {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn fmax_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a100, zd.0, 1, zm.0, 16))
}
/// `bfmax {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn bfmax_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a100, zd.0, 1, zm.0, 16))
}
/// `fmax {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn fmax_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a100, zd.0, 1, zm.0, 16))
}
/// `fmin {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn fmin_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a101, zd.0, 1, zm.0, 16))
}
/// `bfmin {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn bfmin_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a101, zd.0, 1, zm.0, 16))
}
/// `fmin {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn fmin_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a101, zd.0, 1, zm.0, 16))
}
/// `fmin {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn fmin_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a101, zd.0, 1, zm.0, 16))
}
/// `bfmaxnm {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn bfmaxnm_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a120, zd.0, 1, zm.0, 16))
}
/// `fmaxnm {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn fmaxnm_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a120, zd.0, 1, zm.0, 16))
}
/// `fmaxnm {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn fmaxnm_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a120, zd.0, 1, zm.0, 16))
}
/// `fmaxnm {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn fmaxnm_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a120, zd.0, 1, zm.0, 16))
}
/// `bfminnm {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn bfminnm_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a121, zd.0, 1, zm.0, 16))
}
/// `fminnm {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn fminnm_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a121, zd.0, 1, zm.0, 16))
}
/// `fminnm {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn fminnm_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a121, zd.0, 1, zm.0, 16))
}
/// `fminnm {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn fminnm_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a121, zd.0, 1, zm.0, 16))
}
/// `fscale {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn fscale_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a180, zd.0, 1, zm.0, 16))
}
/// `fscale {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn fscale_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a180, zd.0, 1, zm.0, 16))
}
/// `fscale {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn fscale_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a180, zd.0, 1, zm.0, 16))
}
/// `smax {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn smax_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a000, zd.0, 1, zm.0, 16))
}
/// `smax {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn smax_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a000, zd.0, 1, zm.0, 16))
}
/// `smax {<ZL2>.b}, {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn smax_zl2_b_zl2_b_zb(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a000, zd.0, 1, zm.0, 16))
}
/// `smax {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn smax_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a000, zd.0, 1, zm.0, 16))
}
/// `smin {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn smin_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a020, zd.0, 1, zm.0, 16))
}
/// `smin {<ZL2>.b}, {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn smin_zl2_b_zl2_b_zb(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a020, zd.0, 1, zm.0, 16))
}
/// `smin {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn smin_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a020, zd.0, 1, zm.0, 16))
}
/// `smin {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn smin_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a020, zd.0, 1, zm.0, 16))
}
/// `umax {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn umax_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a001, zd.0, 1, zm.0, 16))
}
/// `umax {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn umax_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a001, zd.0, 1, zm.0, 16))
}
/// `umax {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn umax_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a001, zd.0, 1, zm.0, 16))
}
/// `umax {<ZL2>.b}, {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn umax_zl2_b_zl2_b_zb(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a001, zd.0, 1, zm.0, 16))
}
/// `umin {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn umin_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a021, zd.0, 1, zm.0, 16))
}
/// `umin {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn umin_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a021, zd.0, 1, zm.0, 16))
}
/// `umin {<ZL2>.b}, {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn umin_zl2_b_zl2_b_zb(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a021, zd.0, 1, zm.0, 16))
}
/// `umin {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn umin_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a021, zd.0, 1, zm.0, 16))
}
/// `srshl {<ZL2>.b}, {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn srshl_zl2_b_zl2_b_zb(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a220, zd.0, 1, zm.0, 16))
}
/// `srshl {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn srshl_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a220, zd.0, 1, zm.0, 16))
}
/// `srshl {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn srshl_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a220, zd.0, 1, zm.0, 16))
}
/// `srshl {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn srshl_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a220, zd.0, 1, zm.0, 16))
}
/// `urshl {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn urshl_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a221, zd.0, 1, zm.0, 16))
}
/// `urshl {<ZL2>.b}, {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn urshl_zl2_b_zl2_b_zb(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a221, zd.0, 1, zm.0, 16))
}
/// `urshl {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn urshl_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a221, zd.0, 1, zm.0, 16))
}
/// `urshl {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn urshl_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a221, zd.0, 1, zm.0, 16))
}
/// `sqdmulh {<ZL2>.d}, {<ZL2>.d}, <Z>.d`
#[inline]
pub const fn sqdmulh_zl2_d_zl2_d_zd(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a400, zd.0, 1, zm.0, 16))
}
/// `sqdmulh {<ZL2>.h}, {<ZL2>.h}, <Z>.h`
#[inline]
pub const fn sqdmulh_zl2_h_zl2_h_zh(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a400, zd.0, 1, zm.0, 16))
}
/// `sqdmulh {<ZL2>.s}, {<ZL2>.s}, <Z>.s`
#[inline]
pub const fn sqdmulh_zl2_s_zl2_s_zs(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a400, zd.0, 1, zm.0, 16))
}
/// `sqdmulh {<ZL2>.b}, {<ZL2>.b}, <Z>.b`
#[inline]
pub const fn sqdmulh_zl2_b_zl2_b_zb(zd: ZPair, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a400, zd.0, 1, zm.0, 16))
}
/// `add {<ZL4>.b}, {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn add_zl4_b_zl4_b_zb(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120ab00, zd.0, 2, zm.0, 16))
}
/// `add {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn add_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0ab00, zd.0, 2, zm.0, 16))
}
/// `add {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn add_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160ab00, zd.0, 2, zm.0, 16))
}
/// `add {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn add_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0ab00, zd.0, 2, zm.0, 16))
}
/// `fmax {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn fmax_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a900, zd.0, 2, zm.0, 16))
}
/// `fmax {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn fmax_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a900, zd.0, 2, zm.0, 16))
}
/// `fmax {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn fmax_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a900, zd.0, 2, zm.0, 16))
}
/// `bfmax {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn bfmax_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a900, zd.0, 2, zm.0, 16))
}
/// `fmin {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn fmin_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a901, zd.0, 2, zm.0, 16))
}
/// `fmin {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn fmin_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a901, zd.0, 2, zm.0, 16))
}
/// `fmin {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn fmin_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a901, zd.0, 2, zm.0, 16))
}
/// `bfmin {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn bfmin_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a901, zd.0, 2, zm.0, 16))
}
/// `fmaxnm {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn fmaxnm_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a920, zd.0, 2, zm.0, 16))
}
/// `fmaxnm {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn fmaxnm_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a920, zd.0, 2, zm.0, 16))
}
/// `fmaxnm {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn fmaxnm_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a920, zd.0, 2, zm.0, 16))
}
/// `bfmaxnm {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn bfmaxnm_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a920, zd.0, 2, zm.0, 16))
}
/// `bfminnm {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn bfminnm_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a921, zd.0, 2, zm.0, 16))
}
/// `fminnm {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn fminnm_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a921, zd.0, 2, zm.0, 16))
}
/// `fminnm {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn fminnm_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a921, zd.0, 2, zm.0, 16))
}
/// `fminnm {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn fminnm_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a921, zd.0, 2, zm.0, 16))
}
/// `fscale {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn fscale_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a980, zd.0, 2, zm.0, 16))
}
/// `fscale {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn fscale_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a980, zd.0, 2, zm.0, 16))
}
/// `fscale {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn fscale_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a980, zd.0, 2, zm.0, 16))
}
/// `smax {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn smax_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a800, zd.0, 2, zm.0, 16))
}
/// `smax {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn smax_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a800, zd.0, 2, zm.0, 16))
}
/// `smax {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn smax_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a800, zd.0, 2, zm.0, 16))
}
/// `smax {<ZL4>.b}, {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn smax_zl4_b_zl4_b_zb(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a800, zd.0, 2, zm.0, 16))
}
/// `smin {<ZL4>.b}, {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn smin_zl4_b_zl4_b_zb(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a820, zd.0, 2, zm.0, 16))
}
/// `smin {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn smin_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a820, zd.0, 2, zm.0, 16))
}
/// `smin {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn smin_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a820, zd.0, 2, zm.0, 16))
}
/// `smin {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn smin_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a820, zd.0, 2, zm.0, 16))
}
/// `umax {<ZL4>.b}, {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn umax_zl4_b_zl4_b_zb(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a801, zd.0, 2, zm.0, 16))
}
/// `umax {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn umax_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a801, zd.0, 2, zm.0, 16))
}
/// `umax {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn umax_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a801, zd.0, 2, zm.0, 16))
}
/// `umax {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn umax_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a801, zd.0, 2, zm.0, 16))
}
/// `umin {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn umin_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0a821, zd.0, 2, zm.0, 16))
}
/// `umin {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn umin_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160a821, zd.0, 2, zm.0, 16))
}
/// `umin {<ZL4>.b}, {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn umin_zl4_b_zl4_b_zb(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120a821, zd.0, 2, zm.0, 16))
}
/// `umin {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn umin_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0a821, zd.0, 2, zm.0, 16))
}
/// `srshl {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn srshl_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0aa20, zd.0, 2, zm.0, 16))
}
/// `srshl {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn srshl_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0aa20, zd.0, 2, zm.0, 16))
}
/// `srshl {<ZL4>.b}, {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn srshl_zl4_b_zl4_b_zb(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120aa20, zd.0, 2, zm.0, 16))
}
/// `srshl {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn srshl_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160aa20, zd.0, 2, zm.0, 16))
}
/// `urshl {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn urshl_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0aa21, zd.0, 2, zm.0, 16))
}
/// `urshl {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn urshl_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160aa21, zd.0, 2, zm.0, 16))
}
/// `urshl {<ZL4>.b}, {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn urshl_zl4_b_zl4_b_zb(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120aa21, zd.0, 2, zm.0, 16))
}
/// `urshl {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn urshl_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0aa21, zd.0, 2, zm.0, 16))
}
/// `sqdmulh {<ZL4>.s}, {<ZL4>.s}, <Z>.s`
#[inline]
pub const fn sqdmulh_zl4_s_zl4_s_zs(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1a0ac00, zd.0, 2, zm.0, 16))
}
/// `sqdmulh {<ZL4>.d}, {<ZL4>.d}, <Z>.d`
#[inline]
pub const fn sqdmulh_zl4_d_zl4_d_zd(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc1e0ac00, zd.0, 2, zm.0, 16))
}
/// `sqdmulh {<ZL4>.h}, {<ZL4>.h}, <Z>.h`
#[inline]
pub const fn sqdmulh_zl4_h_zl4_h_zh(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc160ac00, zd.0, 2, zm.0, 16))
}
/// `sqdmulh {<ZL4>.b}, {<ZL4>.b}, <Z>.b`
#[inline]
pub const fn sqdmulh_zl4_b_zl4_b_zb(zd: ZQuad, zm: Z0To15) -> Inst {
    Inst(r2(0xc120ac00, zd.0, 2, zm.0, 16))
}
/// `fmax {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn fmax_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b100, zd.0, 1, zm.0, 17))
}
/// `fmax {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn fmax_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b100, zd.0, 1, zm.0, 17))
}
/// `fmax {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn fmax_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b100, zd.0, 1, zm.0, 17))
}
/// `bfmax {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn bfmax_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b100, zd.0, 1, zm.0, 17))
}
/// `fmin {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn fmin_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b101, zd.0, 1, zm.0, 17))
}
/// `fmin {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn fmin_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b101, zd.0, 1, zm.0, 17))
}
/// `bfmin {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn bfmin_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b101, zd.0, 1, zm.0, 17))
}
/// `fmin {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn fmin_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b101, zd.0, 1, zm.0, 17))
}
/// `bfmaxnm {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn bfmaxnm_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b120, zd.0, 1, zm.0, 17))
}
/// `fmaxnm {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn fmaxnm_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b120, zd.0, 1, zm.0, 17))
}
/// `fmaxnm {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn fmaxnm_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b120, zd.0, 1, zm.0, 17))
}
/// `fmaxnm {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn fmaxnm_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b120, zd.0, 1, zm.0, 17))
}
/// `fminnm {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn fminnm_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b121, zd.0, 1, zm.0, 17))
}
/// `bfminnm {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn bfminnm_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b121, zd.0, 1, zm.0, 17))
}
/// `fminnm {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn fminnm_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b121, zd.0, 1, zm.0, 17))
}
/// `fminnm {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn fminnm_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b121, zd.0, 1, zm.0, 17))
}
/// `famax {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn famax_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b140, zd.0, 1, zm.0, 17))
}
/// `famax {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn famax_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b140, zd.0, 1, zm.0, 17))
}
/// `famax {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn famax_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b140, zd.0, 1, zm.0, 17))
}
/// `famin {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn famin_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b141, zd.0, 1, zm.0, 17))
}
/// `famin {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn famin_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b141, zd.0, 1, zm.0, 17))
}
/// `famin {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn famin_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b141, zd.0, 1, zm.0, 17))
}
/// `fscale {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn fscale_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b180, zd.0, 1, zm.0, 17))
}
/// `fscale {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn fscale_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b180, zd.0, 1, zm.0, 17))
}
/// `fscale {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn fscale_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b180, zd.0, 1, zm.0, 17))
}
/// `smax {<ZL2>.b}, {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn smax_zl2_b_zl2_b_zl2_b(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b000, zd.0, 1, zm.0, 17))
}
/// `smax {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn smax_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b000, zd.0, 1, zm.0, 17))
}
/// `smax {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn smax_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b000, zd.0, 1, zm.0, 17))
}
/// `smax {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn smax_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b000, zd.0, 1, zm.0, 17))
}
/// `smin {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn smin_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b020, zd.0, 1, zm.0, 17))
}
/// `smin {<ZL2>.b}, {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn smin_zl2_b_zl2_b_zl2_b(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b020, zd.0, 1, zm.0, 17))
}
/// `smin {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn smin_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b020, zd.0, 1, zm.0, 17))
}
/// `smin {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn smin_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b020, zd.0, 1, zm.0, 17))
}
/// `umax {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn umax_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b001, zd.0, 1, zm.0, 17))
}
/// `umax {<ZL2>.b}, {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn umax_zl2_b_zl2_b_zl2_b(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b001, zd.0, 1, zm.0, 17))
}
/// `umax {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn umax_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b001, zd.0, 1, zm.0, 17))
}
/// `umax {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn umax_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b001, zd.0, 1, zm.0, 17))
}
/// `umin {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn umin_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b021, zd.0, 1, zm.0, 17))
}
/// `umin {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn umin_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b021, zd.0, 1, zm.0, 17))
}
/// `umin {<ZL2>.b}, {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn umin_zl2_b_zl2_b_zl2_b(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b021, zd.0, 1, zm.0, 17))
}
/// `umin {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn umin_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b021, zd.0, 1, zm.0, 17))
}
/// `srshl {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn srshl_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b220, zd.0, 1, zm.0, 17))
}
/// `srshl {<ZL2>.b}, {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn srshl_zl2_b_zl2_b_zl2_b(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b220, zd.0, 1, zm.0, 17))
}
/// `srshl {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn srshl_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b220, zd.0, 1, zm.0, 17))
}
/// `srshl {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn srshl_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b220, zd.0, 1, zm.0, 17))
}
/// `urshl {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn urshl_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b221, zd.0, 1, zm.0, 17))
}
/// `urshl {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn urshl_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b221, zd.0, 1, zm.0, 17))
}
/// `urshl {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn urshl_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b221, zd.0, 1, zm.0, 17))
}
/// `urshl {<ZL2>.b}, {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn urshl_zl2_b_zl2_b_zl2_b(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b221, zd.0, 1, zm.0, 17))
}
/// `sqdmulh {<ZL2>.b}, {<ZL2>.b}, {<ZL2>.b}`
#[inline]
pub const fn sqdmulh_zl2_b_zl2_b_zl2_b(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc120b400, zd.0, 1, zm.0, 17))
}
/// `sqdmulh {<ZL2>.s}, {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn sqdmulh_zl2_s_zl2_s_zl2_s(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1a0b400, zd.0, 1, zm.0, 17))
}
/// `sqdmulh {<ZL2>.h}, {<ZL2>.h}, {<ZL2>.h}`
#[inline]
pub const fn sqdmulh_zl2_h_zl2_h_zl2_h(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc160b400, zd.0, 1, zm.0, 17))
}
/// `sqdmulh {<ZL2>.d}, {<ZL2>.d}, {<ZL2>.d}`
#[inline]
pub const fn sqdmulh_zl2_d_zl2_d_zl2_d(zd: ZPair, zm: ZPair) -> Inst {
    Inst(r2(0xc1e0b400, zd.0, 1, zm.0, 17))
}
/// `fmax {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn fmax_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b900, zd.0, 2, zm.0, 18))
}
/// `fmax {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn fmax_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b900, zd.0, 2, zm.0, 18))
}
/// `bfmax {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn bfmax_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120b900, zd.0, 2, zm.0, 18))
}
/// `fmax {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn fmax_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b900, zd.0, 2, zm.0, 18))
}
/// `fmin {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn fmin_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b901, zd.0, 2, zm.0, 18))
}
/// `bfmin {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn bfmin_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120b901, zd.0, 2, zm.0, 18))
}
/// `fmin {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn fmin_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b901, zd.0, 2, zm.0, 18))
}
/// `fmin {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn fmin_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b901, zd.0, 2, zm.0, 18))
}
/// `fmaxnm {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn fmaxnm_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b920, zd.0, 2, zm.0, 18))
}
/// `bfmaxnm {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn bfmaxnm_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120b920, zd.0, 2, zm.0, 18))
}
/// `fmaxnm {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn fmaxnm_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b920, zd.0, 2, zm.0, 18))
}
/// `fmaxnm {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn fmaxnm_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b920, zd.0, 2, zm.0, 18))
}
/// `fminnm {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn fminnm_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b921, zd.0, 2, zm.0, 18))
}
/// `fminnm {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn fminnm_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b921, zd.0, 2, zm.0, 18))
}
/// `bfminnm {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn bfminnm_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120b921, zd.0, 2, zm.0, 18))
}
/// `fminnm {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn fminnm_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b921, zd.0, 2, zm.0, 18))
}
/// `famax {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn famax_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b940, zd.0, 2, zm.0, 18))
}
/// `famax {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn famax_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b940, zd.0, 2, zm.0, 18))
}
/// `famax {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn famax_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b940, zd.0, 2, zm.0, 18))
}
/// `famin {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn famin_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b941, zd.0, 2, zm.0, 18))
}
/// `famin {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn famin_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b941, zd.0, 2, zm.0, 18))
}
/// `famin {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn famin_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b941, zd.0, 2, zm.0, 18))
}
/// `fscale {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn fscale_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b980, zd.0, 2, zm.0, 18))
}
/// `fscale {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn fscale_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b980, zd.0, 2, zm.0, 18))
}
/// `fscale {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn fscale_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b980, zd.0, 2, zm.0, 18))
}
/// `smax {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn smax_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b800, zd.0, 2, zm.0, 18))
}
/// `smax {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn smax_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b800, zd.0, 2, zm.0, 18))
}
/// `smax {<ZL4>.b}, {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn smax_zl4_b_zl4_b_zl4_b(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120b800, zd.0, 2, zm.0, 18))
}
/// `smax {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn smax_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b800, zd.0, 2, zm.0, 18))
}
/// `smin {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn smin_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b820, zd.0, 2, zm.0, 18))
}
/// `smin {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn smin_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b820, zd.0, 2, zm.0, 18))
}
/// `smin {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn smin_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b820, zd.0, 2, zm.0, 18))
}
/// `smin {<ZL4>.b}, {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn smin_zl4_b_zl4_b_zl4_b(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120b820, zd.0, 2, zm.0, 18))
}
/// `umax {<ZL4>.b}, {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn umax_zl4_b_zl4_b_zl4_b(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120b801, zd.0, 2, zm.0, 18))
}
/// `umax {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn umax_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b801, zd.0, 2, zm.0, 18))
}
/// `umax {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn umax_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b801, zd.0, 2, zm.0, 18))
}
/// `umax {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn umax_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b801, zd.0, 2, zm.0, 18))
}
/// `umin {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn umin_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0b821, zd.0, 2, zm.0, 18))
}
/// `umin {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn umin_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0b821, zd.0, 2, zm.0, 18))
}
/// `umin {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn umin_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160b821, zd.0, 2, zm.0, 18))
}
/// `umin {<ZL4>.b}, {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn umin_zl4_b_zl4_b_zl4_b(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120b821, zd.0, 2, zm.0, 18))
}
/// `srshl {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn srshl_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160ba20, zd.0, 2, zm.0, 18))
}
/// `srshl {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn srshl_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0ba20, zd.0, 2, zm.0, 18))
}
/// `srshl {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn srshl_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0ba20, zd.0, 2, zm.0, 18))
}
/// `srshl {<ZL4>.b}, {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn srshl_zl4_b_zl4_b_zl4_b(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120ba20, zd.0, 2, zm.0, 18))
}
/// `urshl {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn urshl_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160ba21, zd.0, 2, zm.0, 18))
}
/// `urshl {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn urshl_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0ba21, zd.0, 2, zm.0, 18))
}
/// `urshl {<ZL4>.b}, {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn urshl_zl4_b_zl4_b_zl4_b(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120ba21, zd.0, 2, zm.0, 18))
}
/// `urshl {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn urshl_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0ba21, zd.0, 2, zm.0, 18))
}
/// `sqdmulh {<ZL4>.d}, {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn sqdmulh_zl4_d_zl4_d_zl4_d(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1e0bc00, zd.0, 2, zm.0, 18))
}
/// `sqdmulh {<ZL4>.b}, {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn sqdmulh_zl4_b_zl4_b_zl4_b(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc120bc00, zd.0, 2, zm.0, 18))
}
/// `sqdmulh {<ZL4>.s}, {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn sqdmulh_zl4_s_zl4_s_zl4_s(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc1a0bc00, zd.0, 2, zm.0, 18))
}
/// `sqdmulh {<ZL4>.h}, {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn sqdmulh_zl4_h_zl4_h_zl4_h(zd: ZQuad, zm: ZQuad) -> Inst {
    Inst(r2(0xc160bc00, zd.0, 2, zm.0, 18))
}
/// `sclamp {<ZL2>.h}, <Z>.h, <Z>.h`
#[inline]
pub const fn sclamp_zl2_h_zh_zh(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc160c400, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `sclamp {<ZL2>.s}, <Z>.s, <Z>.s`
#[inline]
pub const fn sclamp_zl2_s_zs_zs(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1a0c400, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `sclamp {<ZL2>.b}, <Z>.b, <Z>.b`
#[inline]
pub const fn sclamp_zl2_b_zb_zb(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc120c400, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `sclamp {<ZL2>.d}, <Z>.d, <Z>.d`
#[inline]
pub const fn sclamp_zl2_d_zd_zd(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1e0c400, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `uclamp {<ZL2>.d}, <Z>.d, <Z>.d`
#[inline]
pub const fn uclamp_zl2_d_zd_zd(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1e0c401, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `uclamp {<ZL2>.s}, <Z>.s, <Z>.s`
#[inline]
pub const fn uclamp_zl2_s_zs_zs(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1a0c401, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `uclamp {<ZL2>.b}, <Z>.b, <Z>.b`
#[inline]
pub const fn uclamp_zl2_b_zb_zb(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc120c401, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `uclamp {<ZL2>.h}, <Z>.h, <Z>.h`
#[inline]
pub const fn uclamp_zl2_h_zh_zh(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc160c401, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `bfclamp {<ZL2>.h}, <Z>.h, <Z>.h`
#[inline]
pub const fn bfclamp_zl2_h_zh_zh(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc120c000, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `fclamp {<ZL2>.h}, <Z>.h, <Z>.h`
#[inline]
pub const fn fclamp_zl2_h_zh_zh(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc160c000, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `fclamp {<ZL2>.s}, <Z>.s, <Z>.s`
#[inline]
pub const fn fclamp_zl2_s_zs_zs(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1a0c000, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `fclamp {<ZL2>.d}, <Z>.d, <Z>.d`
#[inline]
pub const fn fclamp_zl2_d_zd_zd(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1e0c000, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `sqrshr <Z>.h, {<ZL2>.s}, #<I>`
#[inline]
pub const fn sqrshr_zh_zl2_s_i(zd: Z, zn: ZPair, imm: Imm1To16) -> Inst {
    Inst(r2(part(0xc1e0d400, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 6))
}
/// `sqrshru <Z>.h, {<ZL2>.s}, #<I>`
#[inline]
pub const fn sqrshru_zh_zl2_s_i(zd: Z, zn: ZPair, imm: Imm1To16) -> Inst {
    Inst(r2(part(0xc1f0d400, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 6))
}
/// `uqrshr <Z>.h, {<ZL2>.s}, #<I>`
#[inline]
pub const fn uqrshr_zh_zl2_s_i(zd: Z, zn: ZPair, imm: Imm1To16) -> Inst {
    Inst(r2(part(0xc1e0d420, imm.steps_down(), 0, 4, 16), zd.0, 0, zn.0, 6))
}
/// `zip {<ZL2>.q}, <Z>.q, <Z>.q`
#[inline]
pub const fn zip_zl2_q_zq_zq(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc120d400, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `uzp {<ZL2>.q}, <Z>.q, <Z>.q`
#[inline]
pub const fn uzp_zl2_q_zq_zq(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc120d401, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `zip {<ZL2>.s}, <Z>.s, <Z>.s`
#[inline]
pub const fn zip_zl2_s_zs_zs(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1a0d000, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `zip {<ZL2>.h}, <Z>.h, <Z>.h`
#[inline]
pub const fn zip_zl2_h_zh_zh(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc160d000, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `zip {<ZL2>.d}, <Z>.d, <Z>.d`
#[inline]
pub const fn zip_zl2_d_zd_zd(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1e0d000, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `zip {<ZL2>.b}, <Z>.b, <Z>.b`
#[inline]
pub const fn zip_zl2_b_zb_zb(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc120d000, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `uzp {<ZL2>.s}, <Z>.s, <Z>.s`
#[inline]
pub const fn uzp_zl2_s_zs_zs(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1a0d001, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `uzp {<ZL2>.b}, <Z>.b, <Z>.b`
#[inline]
pub const fn uzp_zl2_b_zb_zb(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc120d001, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `uzp {<ZL2>.d}, <Z>.d, <Z>.d`
#[inline]
pub const fn uzp_zl2_d_zd_zd(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1e0d001, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `uzp {<ZL2>.h}, <Z>.h, <Z>.h`
#[inline]
pub const fn uzp_zl2_h_zh_zh(zd: ZPair, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc160d001, zd.0, 1, zn.0, 5, zm.0, 16))
}
/// `sclamp {<ZL4>.h}, <Z>.h, <Z>.h`
#[inline]
pub const fn sclamp_zl4_h_zh_zh(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc160cc00, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `sclamp {<ZL4>.s}, <Z>.s, <Z>.s`
#[inline]
pub const fn sclamp_zl4_s_zs_zs(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1a0cc00, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `sclamp {<ZL4>.b}, <Z>.b, <Z>.b`
#[inline]
pub const fn sclamp_zl4_b_zb_zb(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc120cc00, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `sclamp {<ZL4>.d}, <Z>.d, <Z>.d`
#[inline]
pub const fn sclamp_zl4_d_zd_zd(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1e0cc00, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `uclamp {<ZL4>.b}, <Z>.b, <Z>.b`
#[inline]
pub const fn uclamp_zl4_b_zb_zb(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc120cc01, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `uclamp {<ZL4>.d}, <Z>.d, <Z>.d`
#[inline]
pub const fn uclamp_zl4_d_zd_zd(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1e0cc01, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `uclamp {<ZL4>.h}, <Z>.h, <Z>.h`
#[inline]
pub const fn uclamp_zl4_h_zh_zh(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc160cc01, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `uclamp {<ZL4>.s}, <Z>.s, <Z>.s`
#[inline]
pub const fn uclamp_zl4_s_zs_zs(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1a0cc01, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `fclamp {<ZL4>.s}, <Z>.s, <Z>.s`
#[inline]
pub const fn fclamp_zl4_s_zs_zs(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1a0c800, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `fclamp {<ZL4>.h}, <Z>.h, <Z>.h`
#[inline]
pub const fn fclamp_zl4_h_zh_zh(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc160c800, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `bfclamp {<ZL4>.h}, <Z>.h, <Z>.h`
#[inline]
pub const fn bfclamp_zl4_h_zh_zh(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc120c800, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `fclamp {<ZL4>.d}, <Z>.d, <Z>.d`
#[inline]
pub const fn fclamp_zl4_d_zd_zd(zd: ZQuad, zn: Z, zm: Z) -> Inst {
    Inst(r3(0xc1e0c800, zd.0, 2, zn.0, 5, zm.0, 16))
}
/// `sqrshr <Z>.h, {<ZL4>.d}, #<I>`
#[inline]
pub const fn sqrshr_zh_zl4_d_i(zd: Z, zn: ZQuad, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0xc1a0d800, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 7))
}
/// `sqrshr <Z>.b, {<ZL4>.s}, #<I>`
#[inline]
pub const fn sqrshr_zb_zl4_s_i(zd: Z, zn: ZQuad, imm: Imm1To32) -> Inst {
    Inst(r2(part(0xc160d800, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 7))
}
/// `sqrshru <Z>.h, {<ZL4>.d}, #<I>`
#[inline]
pub const fn sqrshru_zh_zl4_d_i(zd: Z, zn: ZQuad, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0xc1a0d840, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 7))
}
/// `sqrshru <Z>.b, {<ZL4>.s}, #<I>`
#[inline]
pub const fn sqrshru_zb_zl4_s_i(zd: Z, zn: ZQuad, imm: Imm1To32) -> Inst {
    Inst(r2(part(0xc160d840, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 7))
}
/// `sqrshrn <Z>.h, {<ZL4>.d}, #<I>`
#[inline]
pub const fn sqrshrn_zh_zl4_d_i(zd: Z, zn: ZQuad, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0xc1a0dc00, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 7))
}
/// `sqrshrn <Z>.b, {<ZL4>.s}, #<I>`
#[inline]
pub const fn sqrshrn_zb_zl4_s_i(zd: Z, zn: ZQuad, imm: Imm1To32) -> Inst {
    Inst(r2(part(0xc160dc00, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 7))
}
/// `sqrshrun <Z>.b, {<ZL4>.s}, #<I>`
#[inline]
pub const fn sqrshrun_zb_zl4_s_i(zd: Z, zn: ZQuad, imm: Imm1To32) -> Inst {
    Inst(r2(part(0xc160dc40, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 7))
}
/// `sqrshrun <Z>.h, {<ZL4>.d}, #<I>`
#[inline]
pub const fn sqrshrun_zh_zl4_d_i(zd: Z, zn: ZQuad, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0xc1a0dc40, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 7))
}
/// `uqrshr <Z>.b, {<ZL4>.s}, #<I>`
#[inline]
pub const fn uqrshr_zb_zl4_s_i(zd: Z, zn: ZQuad, imm: Imm1To32) -> Inst {
    Inst(r2(part(0xc160d820, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 7))
}
/// `uqrshr <Z>.h, {<ZL4>.d}, #<I>`
#[inline]
pub const fn uqrshr_zh_zl4_d_i(zd: Z, zn: ZQuad, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0xc1a0d820, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 7))
}
/// `uqrshrn <Z>.h, {<ZL4>.d}, #<I>`
#[inline]
pub const fn uqrshrn_zh_zl4_d_i(zd: Z, zn: ZQuad, imm: Imm1To64) -> Inst {
    Inst(r2(part(part(0xc1a0dc20, imm.steps_down(), 0, 5, 16), imm.steps_down(), 5, 1, 22), zd.0, 0, zn.0, 7))
}
/// `uqrshrn <Z>.b, {<ZL4>.s}, #<I>`
#[inline]
pub const fn uqrshrn_zb_zl4_s_i(zd: Z, zn: ZQuad, imm: Imm1To32) -> Inst {
    Inst(r2(part(0xc160dc20, imm.steps_down(), 0, 5, 16), zd.0, 0, zn.0, 7))
}
/// `fcvtzs {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn fcvtzs_zl2_s_zl2_s(zd: ZPair, zn: ZPair) -> Inst {
    Inst(r2(0xc121e000, zd.0, 1, zn.0, 6))
}
/// `fcvtzu {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn fcvtzu_zl2_s_zl2_s(zd: ZPair, zn: ZPair) -> Inst {
    Inst(r2(0xc121e020, zd.0, 1, zn.0, 6))
}
/// `frintn {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn frintn_zl2_s_zl2_s(zd: ZPair, zn: ZPair) -> Inst {
    Inst(r2(0xc1a8e000, zd.0, 1, zn.0, 6))
}
/// `frintp {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn frintp_zl2_s_zl2_s(zd: ZPair, zn: ZPair) -> Inst {
    Inst(r2(0xc1a9e000, zd.0, 1, zn.0, 6))
}
/// `frintm {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn frintm_zl2_s_zl2_s(zd: ZPair, zn: ZPair) -> Inst {
    Inst(r2(0xc1aae000, zd.0, 1, zn.0, 6))
}
/// `frinta {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn frinta_zl2_s_zl2_s(zd: ZPair, zn: ZPair) -> Inst {
    Inst(r2(0xc1ace000, zd.0, 1, zn.0, 6))
}
/// `scvtf {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn scvtf_zl2_s_zl2_s(zd: ZPair, zn: ZPair) -> Inst {
    Inst(r2(0xc122e000, zd.0, 1, zn.0, 6))
}
/// `ucvtf {<ZL2>.s}, {<ZL2>.s}`
#[inline]
pub const fn ucvtf_zl2_s_zl2_s(zd: ZPair, zn: ZPair) -> Inst {
    Inst(r2(0xc122e020, zd.0, 1, zn.0, 6))
}
/// `bfcvt <Z>.b, {<ZL2>.h}`
#[inline]
pub const fn bfcvt_zb_zl2_h(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0xc164e000, zd.0, 0, zn.0, 6))
}
/// `fcvt <Z>.b, {<ZL2>.h}`
#[inline]
pub const fn fcvt_zb_zl2_h(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0xc124e000, zd.0, 0, zn.0, 6))
}
/// `bfcvt <Z>.h, {<ZL2>.s}`
#[inline]
pub const fn bfcvt_zh_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0xc160e000, zd.0, 0, zn.0, 6))
}
/// `fcvt <Z>.h, {<ZL2>.s}`
#[inline]
pub const fn fcvt_zh_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0xc120e000, zd.0, 0, zn.0, 6))
}
/// `bfcvtn <Z>.h, {<ZL2>.s}`
#[inline]
pub const fn bfcvtn_zh_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0xc160e020, zd.0, 0, zn.0, 6))
}
/// `fcvtn <Z>.h, {<ZL2>.s}`
#[inline]
pub const fn fcvtn_zh_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0xc120e020, zd.0, 0, zn.0, 6))
}
/// `sqcvt <Z>.h, {<ZL2>.s}`
#[inline]
pub const fn sqcvt_zh_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0xc123e000, zd.0, 0, zn.0, 6))
}
/// `sqcvtu <Z>.h, {<ZL2>.s}`
#[inline]
pub const fn sqcvtu_zh_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0xc163e000, zd.0, 0, zn.0, 6))
}
/// `uqcvt <Z>.h, {<ZL2>.s}`
#[inline]
pub const fn uqcvt_zh_zl2_s(zd: Z, zn: ZPair) -> Inst {
    Inst(r2(0xc123e020, zd.0, 0, zn.0, 6))
}
/// `f1cvt {<ZL2>.h}, <Z>.b`
#[inline]
pub const fn f1cvt_zl2_h_zb(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc126e000, zd.0, 1, zn.0, 5))
}
/// `bf1cvt {<ZL2>.h}, <Z>.b`
#[inline]
pub const fn bf1cvt_zl2_h_zb(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc166e000, zd.0, 1, zn.0, 5))
}
/// `f2cvt {<ZL2>.h}, <Z>.b`
#[inline]
pub const fn f2cvt_zl2_h_zb(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc1a6e000, zd.0, 1, zn.0, 5))
}
/// `bf2cvt {<ZL2>.h}, <Z>.b`
#[inline]
pub const fn bf2cvt_zl2_h_zb(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc1e6e000, zd.0, 1, zn.0, 5))
}
/// `f1cvtl {<ZL2>.h}, <Z>.b`
#[inline]
pub const fn f1cvtl_zl2_h_zb(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc126e001, zd.0, 1, zn.0, 5))
}
/// `bf1cvtl {<ZL2>.h}, <Z>.b`
#[inline]
pub const fn bf1cvtl_zl2_h_zb(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc166e001, zd.0, 1, zn.0, 5))
}
/// `f2cvtl {<ZL2>.h}, <Z>.b`
#[inline]
pub const fn f2cvtl_zl2_h_zb(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc1a6e001, zd.0, 1, zn.0, 5))
}
/// `bf2cvtl {<ZL2>.h}, <Z>.b`
#[inline]
pub const fn bf2cvtl_zl2_h_zb(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc1e6e001, zd.0, 1, zn.0, 5))
}
/// `fcvt {<ZL2>.s}, <Z>.h`
#[inline]
pub const fn fcvt_zl2_s_zh(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc1a0e000, zd.0, 1, zn.0, 5))
}
/// `fcvtl {<ZL2>.s}, <Z>.h`
#[inline]
pub const fn fcvtl_zl2_s_zh(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc1a0e001, zd.0, 1, zn.0, 5))
}
/// `sunpk {<ZL2>.s}, <Z>.h`
#[inline]
pub const fn sunpk_zl2_s_zh(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc1a5e000, zd.0, 1, zn.0, 5))
}
/// `sunpk {<ZL2>.h}, <Z>.b`
#[inline]
pub const fn sunpk_zl2_h_zb(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc165e000, zd.0, 1, zn.0, 5))
}
/// `sunpk {<ZL2>.d}, <Z>.s`
#[inline]
pub const fn sunpk_zl2_d_zs(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc1e5e000, zd.0, 1, zn.0, 5))
}
/// `uunpk {<ZL2>.h}, <Z>.b`
#[inline]
pub const fn uunpk_zl2_h_zb(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc165e001, zd.0, 1, zn.0, 5))
}
/// `uunpk {<ZL2>.d}, <Z>.s`
#[inline]
pub const fn uunpk_zl2_d_zs(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc1e5e001, zd.0, 1, zn.0, 5))
}
/// `uunpk {<ZL2>.s}, <Z>.h`
#[inline]
pub const fn uunpk_zl2_s_zh(zd: ZPair, zn: Z) -> Inst {
    Inst(r2(0xc1a5e001, zd.0, 1, zn.0, 5))
}
/// `fcvtzs {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn fcvtzs_zl4_s_zl4_s(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc131e000, zd.0, 2, zn.0, 7))
}
/// `fcvtzu {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn fcvtzu_zl4_s_zl4_s(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc131e020, zd.0, 2, zn.0, 7))
}
/// `frintn {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn frintn_zl4_s_zl4_s(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc1b8e000, zd.0, 2, zn.0, 7))
}
/// `frintp {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn frintp_zl4_s_zl4_s(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc1b9e000, zd.0, 2, zn.0, 7))
}
/// `frintm {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn frintm_zl4_s_zl4_s(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc1bae000, zd.0, 2, zn.0, 7))
}
/// `frinta {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn frinta_zl4_s_zl4_s(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc1bce000, zd.0, 2, zn.0, 7))
}
/// `scvtf {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn scvtf_zl4_s_zl4_s(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc132e000, zd.0, 2, zn.0, 7))
}
/// `ucvtf {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn ucvtf_zl4_s_zl4_s(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc132e020, zd.0, 2, zn.0, 7))
}
/// `fcvt <Z>.b, {<ZL4>.s}`
#[inline]
pub const fn fcvt_zb_zl4_s(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc134e000, zd.0, 0, zn.0, 7))
}
/// `fcvtn <Z>.b, {<ZL4>.s}`
#[inline]
pub const fn fcvtn_zb_zl4_s(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc134e020, zd.0, 0, zn.0, 7))
}
/// `sqcvt <Z>.h, {<ZL4>.d}`
#[inline]
pub const fn sqcvt_zh_zl4_d(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc1b3e000, zd.0, 0, zn.0, 7))
}
/// `sqcvt <Z>.b, {<ZL4>.s}`
#[inline]
pub const fn sqcvt_zb_zl4_s(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc133e000, zd.0, 0, zn.0, 7))
}
/// `sqcvtu <Z>.b, {<ZL4>.s}`
#[inline]
pub const fn sqcvtu_zb_zl4_s(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc173e000, zd.0, 0, zn.0, 7))
}
/// `sqcvtu <Z>.h, {<ZL4>.d}`
#[inline]
pub const fn sqcvtu_zh_zl4_d(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc1f3e000, zd.0, 0, zn.0, 7))
}
/// `sqcvtn <Z>.h, {<ZL4>.d}`
#[inline]
pub const fn sqcvtn_zh_zl4_d(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc1b3e040, zd.0, 0, zn.0, 7))
}
/// `sqcvtn <Z>.b, {<ZL4>.s}`
#[inline]
pub const fn sqcvtn_zb_zl4_s(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc133e040, zd.0, 0, zn.0, 7))
}
/// `sqcvtun <Z>.h, {<ZL4>.d}`
#[inline]
pub const fn sqcvtun_zh_zl4_d(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc1f3e040, zd.0, 0, zn.0, 7))
}
/// `sqcvtun <Z>.b, {<ZL4>.s}`
#[inline]
pub const fn sqcvtun_zb_zl4_s(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc173e040, zd.0, 0, zn.0, 7))
}
/// `uqcvt <Z>.h, {<ZL4>.d}`
#[inline]
pub const fn uqcvt_zh_zl4_d(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc1b3e020, zd.0, 0, zn.0, 7))
}
/// `uqcvt <Z>.b, {<ZL4>.s}`
#[inline]
pub const fn uqcvt_zb_zl4_s(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc133e020, zd.0, 0, zn.0, 7))
}
/// `uqcvtn <Z>.h, {<ZL4>.d}`
#[inline]
pub const fn uqcvtn_zh_zl4_d(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc1b3e060, zd.0, 0, zn.0, 7))
}
/// `uqcvtn <Z>.b, {<ZL4>.s}`
#[inline]
pub const fn uqcvtn_zb_zl4_s(zd: Z, zn: ZQuad) -> Inst {
    Inst(r2(0xc133e060, zd.0, 0, zn.0, 7))
}
/// `sunpk {<ZL4>.d}, {<ZL2>.s}`
#[inline]
pub const fn sunpk_zl4_d_zl2_s(zd: ZQuad, zn: ZPair) -> Inst {
    Inst(r2(0xc1f5e000, zd.0, 2, zn.0, 6))
}
/// `sunpk {<ZL4>.h}, {<ZL2>.b}`
#[inline]
pub const fn sunpk_zl4_h_zl2_b(zd: ZQuad, zn: ZPair) -> Inst {
    Inst(r2(0xc175e000, zd.0, 2, zn.0, 6))
}
/// `sunpk {<ZL4>.s}, {<ZL2>.h}`
#[inline]
pub const fn sunpk_zl4_s_zl2_h(zd: ZQuad, zn: ZPair) -> Inst {
    Inst(r2(0xc1b5e000, zd.0, 2, zn.0, 6))
}
/// `uunpk {<ZL4>.d}, {<ZL2>.s}`
#[inline]
pub const fn uunpk_zl4_d_zl2_s(zd: ZQuad, zn: ZPair) -> Inst {
    Inst(r2(0xc1f5e001, zd.0, 2, zn.0, 6))
}
/// `uunpk {<ZL4>.s}, {<ZL2>.h}`
#[inline]
pub const fn uunpk_zl4_s_zl2_h(zd: ZQuad, zn: ZPair) -> Inst {
    Inst(r2(0xc1b5e001, zd.0, 2, zn.0, 6))
}
/// `uunpk {<ZL4>.h}, {<ZL2>.b}`
#[inline]
pub const fn uunpk_zl4_h_zl2_b(zd: ZQuad, zn: ZPair) -> Inst {
    Inst(r2(0xc175e001, zd.0, 2, zn.0, 6))
}
/// `zip {<ZL4>.q}, {<ZL4>.q}`
#[inline]
pub const fn zip_zl4_q_zl4_q(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc137e000, zd.0, 2, zn.0, 7))
}
/// `uzp {<ZL4>.q}, {<ZL4>.q}`
#[inline]
pub const fn uzp_zl4_q_zl4_q(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc137e002, zd.0, 2, zn.0, 7))
}
/// `zip {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn zip_zl4_b_zl4_b(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc136e000, zd.0, 2, zn.0, 7))
}
/// `zip {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn zip_zl4_s_zl4_s(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc1b6e000, zd.0, 2, zn.0, 7))
}
/// `zip {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn zip_zl4_h_zl4_h(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc176e000, zd.0, 2, zn.0, 7))
}
/// `zip {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn zip_zl4_d_zl4_d(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc1f6e000, zd.0, 2, zn.0, 7))
}
/// `uzp {<ZL4>.b}, {<ZL4>.b}`
#[inline]
pub const fn uzp_zl4_b_zl4_b(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc136e002, zd.0, 2, zn.0, 7))
}
/// `uzp {<ZL4>.h}, {<ZL4>.h}`
#[inline]
pub const fn uzp_zl4_h_zl4_h(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc176e002, zd.0, 2, zn.0, 7))
}
/// `uzp {<ZL4>.d}, {<ZL4>.d}`
#[inline]
pub const fn uzp_zl4_d_zl4_d(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc1f6e002, zd.0, 2, zn.0, 7))
}
/// `uzp {<ZL4>.s}, {<ZL4>.s}`
#[inline]
pub const fn uzp_zl4_s_zl4_s(zd: ZQuad, zn: ZQuad) -> Inst {
    Inst(r2(0xc1b6e002, zd.0, 2, zn.0, 7))
}
/// `zero za.d[<W>, <N>, vgx2]`
#[inline]
pub const fn zero_zad_at_w_i_vgx2(rs: W8To11, index: Imm0To7) -> Inst {
    Inst(r1(part(0xc00c0000, index.steps(), 0, 3, 0), rs.0, 13))
}
/// `zero za.d[<W>, <N>, vgx4]`
#[inline]
pub const fn zero_zad_at_w_i_vgx4(rs: W8To11, index: Imm0To7) -> Inst {
    Inst(r1(part(0xc00e0000, index.steps(), 0, 3, 0), rs.0, 13))
}
/// `zero za.d[<W>, <R2>]`
#[inline]
pub const fn zero_zad_at_w_r2(rs: W8To11, index: Imm0To14By2) -> Inst {
    Inst(r1(part(0xc00c8000, index.steps(), 0, 3, 0), rs.0, 13))
}
/// `zero za.d[<W>, <R2>, vgx2]`
#[inline]
pub const fn zero_zad_at_w_r2_vgx2(rs: W8To11, index: Imm0To6By2) -> Inst {
    Inst(r1(part(0xc00d0000, index.steps(), 0, 2, 0), rs.0, 13))
}
/// `zero za.d[<W>, <R2>, vgx4]`
#[inline]
pub const fn zero_zad_at_w_r2_vgx4(rs: W8To11, index: Imm0To6By2) -> Inst {
    Inst(r1(part(0xc00d8000, index.steps(), 0, 2, 0), rs.0, 13))
}
/// `zero za.d[<W>, <R4>]`
#[inline]
pub const fn zero_zad_at_w_r4(rs: W8To11, index: Imm0To12By4) -> Inst {
    Inst(r1(part(0xc00e8000, index.steps(), 0, 2, 0), rs.0, 13))
}
/// `zero za.d[<W>, <R4>, vgx2]`
#[inline]
pub const fn zero_zad_at_w_r4_vgx2(rs: W8To11, index: Imm0To4By4) -> Inst {
    Inst(r1(part(0xc00f0000, index.steps(), 0, 1, 0), rs.0, 13))
}
/// `zero za.d[<W>, <R4>, vgx4]`
#[inline]
pub const fn zero_zad_at_w_r4_vgx4(rs: W8To11, index: Imm0To4By4) -> Inst {
    Inst(r1(part(0xc00f8000, index.steps(), 0, 1, 0), rs.0, 13))
}
/// `zero { zt0 }`
#[inline]
pub const fn zero_zt0() -> Inst {
    Inst(0xc0480001)
}
/// `luti2 <Z>.s, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zs_zt0_z_at_i(zd: Z, zn: Z, index: Imm0To15) -> Inst {
    Inst(r2(part(0xc0cc2000, index.steps(), 0, 4, 14), zd.0, 0, zn.0, 5))
}
/// `luti2 <Z>.b, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zb_zt0_z_at_i(zd: Z, zn: Z, index: Imm0To15) -> Inst {
    Inst(r2(part(0xc0cc0000, index.steps(), 0, 4, 14), zd.0, 0, zn.0, 5))
}
/// `luti2 <Z>.h, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zh_zt0_z_at_i(zd: Z, zn: Z, index: Imm0To15) -> Inst {
    Inst(r2(part(0xc0cc1000, index.steps(), 0, 4, 14), zd.0, 0, zn.0, 5))
}
/// `luti4 <Z>.b, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zb_zt0_z_at_i(zd: Z, zn: Z, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc0ca0000, index.steps(), 0, 3, 14), zd.0, 0, zn.0, 5))
}
/// `luti4 <Z>.h, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zh_zt0_z_at_i(zd: Z, zn: Z, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc0ca1000, index.steps(), 0, 3, 14), zd.0, 0, zn.0, 5))
}
/// `luti4 <Z>.s, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zs_zt0_z_at_i(zd: Z, zn: Z, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc0ca2000, index.steps(), 0, 3, 14), zd.0, 0, zn.0, 5))
}
/// `luti2 {<ZL2>.s}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zl2_s_zt0_z_at_i(zd: ZPair, zn: Z, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc08c6000, index.steps(), 0, 3, 15), zd.0, 1, zn.0, 5))
}
/// `luti2 {<ZL2>.h}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zl2_h_zt0_z_at_i(zd: ZPair, zn: Z, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc08c5000, index.steps(), 0, 3, 15), zd.0, 1, zn.0, 5))
}
/// `luti2 {<ZL2>.b}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zl2_b_zt0_z_at_i(zd: ZPair, zn: Z, index: Imm0To7) -> Inst {
    Inst(r2(part(0xc08c4000, index.steps(), 0, 3, 15), zd.0, 1, zn.0, 5))
}
/// `luti4 {<ZL2>.s}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zl2_s_zt0_z_at_i(zd: ZPair, zn: Z, index: Imm0To3) -> Inst {
    Inst(r2(part(0xc08a6000, index.steps(), 0, 2, 15), zd.0, 1, zn.0, 5))
}
/// `luti4 {<ZL2>.h}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zl2_h_zt0_z_at_i(zd: ZPair, zn: Z, index: Imm0To3) -> Inst {
    Inst(r2(part(0xc08a5000, index.steps(), 0, 2, 15), zd.0, 1, zn.0, 5))
}
/// `luti4 {<ZL2>.b}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zl2_b_zt0_z_at_i(zd: ZPair, zn: Z, index: Imm0To3) -> Inst {
    Inst(r2(part(0xc08a4000, index.steps(), 0, 2, 15), zd.0, 1, zn.0, 5))
}
/// `luti4 {<ZL4>.b}, zt0, {<ZL2>}`
#[inline]
pub const fn luti4_zl4_b_zt0_zl2(zd: ZQuad, zn: ZPair) -> Inst {
    Inst(r2(0xc08b0000, zd.0, 2, zn.0, 6))
}
/// `luti2 {<ZL4>.h}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zl4_h_zt0_z_at_i(zd: ZQuad, zn: Z, index: Imm0To3) -> Inst {
    Inst(r2(part(0xc08c9000, index.steps(), 0, 2, 16), zd.0, 2, zn.0, 5))
}
/// `luti2 {<ZL4>.b}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zl4_b_zt0_z_at_i(zd: ZQuad, zn: Z, index: Imm0To3) -> Inst {
    Inst(r2(part(0xc08c8000, index.steps(), 0, 2, 16), zd.0, 2, zn.0, 5))
}
/// `luti2 {<ZL4>.s}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zl4_s_zt0_z_at_i(zd: ZQuad, zn: Z, index: Imm0To3) -> Inst {
    Inst(r2(part(0xc08ca000, index.steps(), 0, 2, 16), zd.0, 2, zn.0, 5))
}
/// `luti4 {<ZL4>.h}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zl4_h_zt0_z_at_i(zd: ZQuad, zn: Z, index: Imm0To1) -> Inst {
    Inst(r2(part(0xc08a9000, index.steps(), 0, 1, 16), zd.0, 2, zn.0, 5))
}
/// `luti4 {<ZL4>.s}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zl4_s_zt0_z_at_i(zd: ZQuad, zn: Z, index: Imm0To1) -> Inst {
    Inst(r2(part(0xc08aa000, index.steps(), 0, 1, 16), zd.0, 2, zn.0, 5))
}
/// `luti2 {<ZS2>.b}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zs2_b_zt0_z_at_i(zd: ZStride8, zn: Z, index: Imm0To7) -> Inst {
    Inst(r1(part(part(part(0xc09c4000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), index.steps(), 0, 3, 15), zn.0, 5))
}
/// `luti2 {<ZS2>.h}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zs2_h_zt0_z_at_i(zd: ZStride8, zn: Z, index: Imm0To7) -> Inst {
    Inst(r1(part(part(part(0xc09c5000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), index.steps(), 0, 3, 15), zn.0, 5))
}
/// `luti4 {<ZS2>.h}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zs2_h_zt0_z_at_i(zd: ZStride8, zn: Z, index: Imm0To3) -> Inst {
    Inst(r1(part(part(part(0xc09a5000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), index.steps(), 0, 2, 15), zn.0, 5))
}
/// `luti4 {<ZS2>.b}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zs2_b_zt0_z_at_i(zd: ZStride8, zn: Z, index: Imm0To3) -> Inst {
    Inst(r1(part(part(part(0xc09a4000, zd.0 as u32, 0, 3, 0), zd.0 as u32, 3, 1, 4), index.steps(), 0, 2, 15), zn.0, 5))
}
/// `luti4 {<ZS4>.b}, zt0, {<ZL2>}`
#[inline]
pub const fn luti4_zs4_b_zt0_zl2(zd: ZStride4, zn: ZPair) -> Inst {
    Inst(r1(part(part(0xc09b0000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), zn.0, 6))
}
/// `luti2 {<ZS4>.h}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zs4_h_zt0_z_at_i(zd: ZStride4, zn: Z, index: Imm0To3) -> Inst {
    Inst(r1(part(part(part(0xc09c9000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), index.steps(), 0, 2, 16), zn.0, 5))
}
/// `luti2 {<ZS4>.b}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti2_zs4_b_zt0_z_at_i(zd: ZStride4, zn: Z, index: Imm0To3) -> Inst {
    Inst(r1(part(part(part(0xc09c8000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), index.steps(), 0, 2, 16), zn.0, 5))
}
/// `luti4 {<ZS4>.h}, zt0, <Z>[<N>]`
#[inline]
pub const fn luti4_zs4_h_zt0_z_at_i(zd: ZStride4, zn: Z, index: Imm0To1) -> Inst {
    Inst(r1(part(part(part(0xc09a9000, zd.0 as u32, 0, 2, 0), zd.0 as u32, 2, 1, 4), index.steps(), 0, 1, 16), zn.0, 5))
}
/// `zero {<ZM>}`
#[inline]
pub const fn zero_tiles(zd: TileSet) -> Inst {
    Inst(r1(0xc0080000, zd.0, 0))
}
