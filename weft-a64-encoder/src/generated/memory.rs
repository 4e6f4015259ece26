// Made from forms.txt by `WEFT_BLESS=1 cargo test -p weft-a64-encoder --test generated`.
//! Typed constructors: Loads and stores.

#![allow(unused_imports, reason = "each section uses some of these")]

use crate::error::EncodeError;
use crate::form;
use crate::imm::*;
use crate::inst::{Inst, checked};
use crate::put::{part, r1, r2, r3, r4};
use crate::sysreg::SysReg;
use crate::names::{Barrier, Cond, Extend, Pattern, Prefetch, Shift, SvePrefetch};
use crate::regs::*;

#[doc = "`st4 {<VL4>.8h}, [<XSP>]`"]
#[inline]
pub const fn st4_vl4_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c000400, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.8b}, [<XSP>]`"]
#[inline]
pub const fn st4_vl4_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c000000, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.4s}, [<XSP>]`"]
#[inline]
pub const fn st4_vl4_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c000800, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.4h}, [<XSP>]`"]
#[inline]
pub const fn st4_vl4_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c000400, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.2d}, [<XSP>]`"]
#[inline]
pub const fn st4_vl4_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c000c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.16b}, [<XSP>]`"]
#[inline]
pub const fn st4_vl4_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c000000, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.2s}, [<XSP>]`"]
#[inline]
pub const fn st4_vl4_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c000800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.8b}, [<XSP>]`"]
#[inline]
pub const fn st1_vl4_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c002000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.1d}, [<XSP>]`"]
#[inline]
pub const fn st1_vl4_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c002c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.2s}, [<XSP>]`"]
#[inline]
pub const fn st1_vl4_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c002800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.16b}, [<XSP>]`"]
#[inline]
pub const fn st1_vl4_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c002000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.4s}, [<XSP>]`"]
#[inline]
pub const fn st1_vl4_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c002800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.8h}, [<XSP>]`"]
#[inline]
pub const fn st1_vl4_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c002400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.2d}, [<XSP>]`"]
#[inline]
pub const fn st1_vl4_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c002c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.4h}, [<XSP>]`"]
#[inline]
pub const fn st1_vl4_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c002400, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.2s}, [<XSP>]`"]
#[inline]
pub const fn st3_vl3_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c004800, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.16b}, [<XSP>]`"]
#[inline]
pub const fn st3_vl3_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c004000, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.8h}, [<XSP>]`"]
#[inline]
pub const fn st3_vl3_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c004400, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.4h}, [<XSP>]`"]
#[inline]
pub const fn st3_vl3_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c004400, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.8b}, [<XSP>]`"]
#[inline]
pub const fn st3_vl3_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c004000, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.4s}, [<XSP>]`"]
#[inline]
pub const fn st3_vl3_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c004800, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.2d}, [<XSP>]`"]
#[inline]
pub const fn st3_vl3_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c004c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.16b}, [<XSP>]`"]
#[inline]
pub const fn st1_vl3_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c006000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.4s}, [<XSP>]`"]
#[inline]
pub const fn st1_vl3_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c006800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.2s}, [<XSP>]`"]
#[inline]
pub const fn st1_vl3_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c006800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.1d}, [<XSP>]`"]
#[inline]
pub const fn st1_vl3_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c006c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.8h}, [<XSP>]`"]
#[inline]
pub const fn st1_vl3_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c006400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.4h}, [<XSP>]`"]
#[inline]
pub const fn st1_vl3_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c006400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.2d}, [<XSP>]`"]
#[inline]
pub const fn st1_vl3_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c006c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.8b}, [<XSP>]`"]
#[inline]
pub const fn st1_vl3_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c006000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.16b}, [<XSP>]`"]
#[inline]
pub const fn st1_vl1_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c007000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.4s}, [<XSP>]`"]
#[inline]
pub const fn st1_vl1_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c007800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.1d}, [<XSP>]`"]
#[inline]
pub const fn st1_vl1_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c007c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.2d}, [<XSP>]`"]
#[inline]
pub const fn st1_vl1_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c007c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.8h}, [<XSP>]`"]
#[inline]
pub const fn st1_vl1_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c007400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.4h}, [<XSP>]`"]
#[inline]
pub const fn st1_vl1_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c007400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.8b}, [<XSP>]`"]
#[inline]
pub const fn st1_vl1_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c007000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.2s}, [<XSP>]`"]
#[inline]
pub const fn st1_vl1_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c007800, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.4s}, [<XSP>]`"]
#[inline]
pub const fn st2_vl2_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c008800, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.2d}, [<XSP>]`"]
#[inline]
pub const fn st2_vl2_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c008c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.2s}, [<XSP>]`"]
#[inline]
pub const fn st2_vl2_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c008800, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.16b}, [<XSP>]`"]
#[inline]
pub const fn st2_vl2_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c008000, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.4h}, [<XSP>]`"]
#[inline]
pub const fn st2_vl2_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c008400, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.8h}, [<XSP>]`"]
#[inline]
pub const fn st2_vl2_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c008400, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.8b}, [<XSP>]`"]
#[inline]
pub const fn st2_vl2_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c008000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.1d}, [<XSP>]`"]
#[inline]
pub const fn st1_vl2_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c00ac00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.16b}, [<XSP>]`"]
#[inline]
pub const fn st1_vl2_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c00a000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.2s}, [<XSP>]`"]
#[inline]
pub const fn st1_vl2_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c00a800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.4h}, [<XSP>]`"]
#[inline]
pub const fn st1_vl2_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c00a400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.8h}, [<XSP>]`"]
#[inline]
pub const fn st1_vl2_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c00a400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.8b}, [<XSP>]`"]
#[inline]
pub const fn st1_vl2_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c00a000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.4s}, [<XSP>]`"]
#[inline]
pub const fn st1_vl2_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c00a800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.2d}, [<XSP>]`"]
#[inline]
pub const fn st1_vl2_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c00ac00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c400000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c400400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c400400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c400800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c400000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c400800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c400c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl4_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c402800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl4_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c402400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.1d}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl4_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c402c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl4_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c402800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl4_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c402400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl4_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c402000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl4_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c402000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl4_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c402c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c404400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c404800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c404400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c404c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c404800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c404000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c404000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.1d}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl3_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c406c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl3_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c406c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl3_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c406800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl3_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c406000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl3_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c406400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl3_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c406000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl3_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c406800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl3_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c406400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.1d}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c407c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c407800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c407800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c407c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c407000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c407400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c407000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c407400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c408400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c408c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c408400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c408000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c408800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c408000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c408800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.1d}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl2_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c40ac00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl2_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c40a800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl2_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c40a800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl2_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c40a000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl2_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c40a000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl2_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c40ac00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl2_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c40a400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld1_vl2_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c40a400, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c800c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c800800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c800400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c800800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c800000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c800400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c800000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL4>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl4_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c802000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL4>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl4_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c802c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL4>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl4_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c802400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL4>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl4_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c802800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL4>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl4_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c802400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL4>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl4_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c802800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL4>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl4_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c802000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL4>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl4_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c802c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c804000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c804800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c804800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c804400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c804400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c804c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c804000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL3>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl3_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c806400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL3>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl3_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c806800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL3>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl3_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c806c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL3>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl3_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c806400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL3>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl3_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c806000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL3>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl3_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c806800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL3>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl3_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c806c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL3>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl3_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c806000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c807800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c807400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c807c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c807800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c807000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c807400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c807c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c807000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c808800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c808000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c808000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c808800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c808c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c808400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c808400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL2>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl2_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c80a000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL2>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl2_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c80a400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL2>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl2_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c80ac00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL2>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl2_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c80a800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL2>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl2_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c80ac00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL2>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl2_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c80a400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL2>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl2_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c80a000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL2>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl2_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c80a800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.8b}, [<XSP>], #32`"]
#[inline]
pub const fn st4_vl4_8b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f0000, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.2d}, [<XSP>], #64`"]
#[inline]
pub const fn st4_vl4_2d_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f0c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.16b}, [<XSP>], #64`"]
#[inline]
pub const fn st4_vl4_16b_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f0000, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.4h}, [<XSP>], #32`"]
#[inline]
pub const fn st4_vl4_4h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f0400, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.2s}, [<XSP>], #32`"]
#[inline]
pub const fn st4_vl4_2s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f0800, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.4s}, [<XSP>], #64`"]
#[inline]
pub const fn st4_vl4_4s_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f0800, vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.8h}, [<XSP>], #64`"]
#[inline]
pub const fn st4_vl4_8h_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f0400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.16b}, [<XSP>], #64`"]
#[inline]
pub const fn st1_vl4_16b_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f2000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.4s}, [<XSP>], #64`"]
#[inline]
pub const fn st1_vl4_4s_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f2800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.2s}, [<XSP>], #32`"]
#[inline]
pub const fn st1_vl4_2s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f2800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.8b}, [<XSP>], #32`"]
#[inline]
pub const fn st1_vl4_8b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f2000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.8h}, [<XSP>], #64`"]
#[inline]
pub const fn st1_vl4_8h_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f2400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.2d}, [<XSP>], #64`"]
#[inline]
pub const fn st1_vl4_2d_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f2c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.1d}, [<XSP>], #32`"]
#[inline]
pub const fn st1_vl4_1d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f2c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL4>.4h}, [<XSP>], #32`"]
#[inline]
pub const fn st1_vl4_4h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f2400, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.8h}, [<XSP>], #48`"]
#[inline]
pub const fn st3_vl3_8h_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f4400, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.8b}, [<XSP>], #24`"]
#[inline]
pub const fn st3_vl3_8b_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f4000, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.4s}, [<XSP>], #48`"]
#[inline]
pub const fn st3_vl3_4s_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f4800, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.2d}, [<XSP>], #48`"]
#[inline]
pub const fn st3_vl3_2d_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f4c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.16b}, [<XSP>], #48`"]
#[inline]
pub const fn st3_vl3_16b_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f4000, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.4h}, [<XSP>], #24`"]
#[inline]
pub const fn st3_vl3_4h_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f4400, vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.2s}, [<XSP>], #24`"]
#[inline]
pub const fn st3_vl3_2s_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f4800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.2d}, [<XSP>], #48`"]
#[inline]
pub const fn st1_vl3_2d_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f6c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.8b}, [<XSP>], #24`"]
#[inline]
pub const fn st1_vl3_8b_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f6000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.16b}, [<XSP>], #48`"]
#[inline]
pub const fn st1_vl3_16b_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f6000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.4s}, [<XSP>], #48`"]
#[inline]
pub const fn st1_vl3_4s_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f6800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.2s}, [<XSP>], #24`"]
#[inline]
pub const fn st1_vl3_2s_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f6800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.1d}, [<XSP>], #24`"]
#[inline]
pub const fn st1_vl3_1d_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f6c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.8h}, [<XSP>], #48`"]
#[inline]
pub const fn st1_vl3_8h_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f6400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL3>.4h}, [<XSP>], #24`"]
#[inline]
pub const fn st1_vl3_4h_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f6400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.4s}, [<XSP>], #16`"]
#[inline]
pub const fn st1_vl1_4s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f7800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.8h}, [<XSP>], #16`"]
#[inline]
pub const fn st1_vl1_8h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f7400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.8b}, [<XSP>], #8`"]
#[inline]
pub const fn st1_vl1_8b_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f7000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.1d}, [<XSP>], #8`"]
#[inline]
pub const fn st1_vl1_1d_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f7c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.16b}, [<XSP>], #16`"]
#[inline]
pub const fn st1_vl1_16b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f7000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.2d}, [<XSP>], #16`"]
#[inline]
pub const fn st1_vl1_2d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f7c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.4h}, [<XSP>], #8`"]
#[inline]
pub const fn st1_vl1_4h_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f7400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.2s}, [<XSP>], #8`"]
#[inline]
pub const fn st1_vl1_2s_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f7800, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.8b}, [<XSP>], #16`"]
#[inline]
pub const fn st2_vl2_8b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f8000, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.8h}, [<XSP>], #32`"]
#[inline]
pub const fn st2_vl2_8h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f8400, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.4h}, [<XSP>], #16`"]
#[inline]
pub const fn st2_vl2_4h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f8400, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.2d}, [<XSP>], #32`"]
#[inline]
pub const fn st2_vl2_2d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f8c00, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.4s}, [<XSP>], #32`"]
#[inline]
pub const fn st2_vl2_4s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f8800, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.2s}, [<XSP>], #16`"]
#[inline]
pub const fn st2_vl2_2s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f8800, vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.16b}, [<XSP>], #32`"]
#[inline]
pub const fn st2_vl2_16b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f8000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.16b}, [<XSP>], #32`"]
#[inline]
pub const fn st1_vl2_16b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9fa000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.4h}, [<XSP>], #16`"]
#[inline]
pub const fn st1_vl2_4h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9fa400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.8b}, [<XSP>], #16`"]
#[inline]
pub const fn st1_vl2_8b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9fa000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.4s}, [<XSP>], #32`"]
#[inline]
pub const fn st1_vl2_4s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9fa800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.8h}, [<XSP>], #32`"]
#[inline]
pub const fn st1_vl2_8h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9fa400, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.2d}, [<XSP>], #32`"]
#[inline]
pub const fn st1_vl2_2d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9fac00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.2s}, [<XSP>], #16`"]
#[inline]
pub const fn st1_vl2_2s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9fa800, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL2>.1d}, [<XSP>], #16`"]
#[inline]
pub const fn st1_vl2_1d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9fac00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc00000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc00400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc00800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc00c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc00800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc00000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc00400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL4>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl4_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc02c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL4>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl4_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc02800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL4>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl4_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc02000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL4>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl4_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc02000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL4>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl4_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc02400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL4>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl4_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc02c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL4>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl4_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc02400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL4>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl4_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc02800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc04000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc04000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc04400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc04c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc04800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc04400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc04800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL3>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl3_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc06c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL3>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl3_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc06800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL3>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl3_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc06000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL3>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl3_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc06400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL3>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl3_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc06400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL3>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl3_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc06000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL3>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl3_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc06c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL3>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl3_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc06800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc07800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc07800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc07400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc07400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc07c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc07000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc07000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc07c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc08800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc08400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc08400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc08000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc08c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc08000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc08800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL2>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl2_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc0ac00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL2>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl2_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc0a000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL2>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl2_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc0a000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL2>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl2_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc0a400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL2>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl2_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc0a800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL2>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl2_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc0a400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL2>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl2_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc0a800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL2>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl2_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc0ac00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.16b}, [<XSP>], #64`"]
#[inline]
pub const fn ld4_vl4_16b_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf0000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.4h}, [<XSP>], #32`"]
#[inline]
pub const fn ld4_vl4_4h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf0400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.8h}, [<XSP>], #64`"]
#[inline]
pub const fn ld4_vl4_8h_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf0400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.2d}, [<XSP>], #64`"]
#[inline]
pub const fn ld4_vl4_2d_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf0c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.8b}, [<XSP>], #32`"]
#[inline]
pub const fn ld4_vl4_8b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf0000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.4s}, [<XSP>], #64`"]
#[inline]
pub const fn ld4_vl4_4s_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf0800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.2s}, [<XSP>], #32`"]
#[inline]
pub const fn ld4_vl4_2s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf0800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.4h}, [<XSP>], #32`"]
#[inline]
pub const fn ld1_vl4_4h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf2400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.8b}, [<XSP>], #32`"]
#[inline]
pub const fn ld1_vl4_8b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf2000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.16b}, [<XSP>], #64`"]
#[inline]
pub const fn ld1_vl4_16b_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf2000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.4s}, [<XSP>], #64`"]
#[inline]
pub const fn ld1_vl4_4s_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf2800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.8h}, [<XSP>], #64`"]
#[inline]
pub const fn ld1_vl4_8h_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf2400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.2s}, [<XSP>], #32`"]
#[inline]
pub const fn ld1_vl4_2s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf2800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.1d}, [<XSP>], #32`"]
#[inline]
pub const fn ld1_vl4_1d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf2c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL4>.2d}, [<XSP>], #64`"]
#[inline]
pub const fn ld1_vl4_2d_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf2c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.2d}, [<XSP>], #48`"]
#[inline]
pub const fn ld3_vl3_2d_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf4c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.2s}, [<XSP>], #24`"]
#[inline]
pub const fn ld3_vl3_2s_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf4800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.4s}, [<XSP>], #48`"]
#[inline]
pub const fn ld3_vl3_4s_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf4800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.16b}, [<XSP>], #48`"]
#[inline]
pub const fn ld3_vl3_16b_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf4000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.8b}, [<XSP>], #24`"]
#[inline]
pub const fn ld3_vl3_8b_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf4000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.4h}, [<XSP>], #24`"]
#[inline]
pub const fn ld3_vl3_4h_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf4400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.8h}, [<XSP>], #48`"]
#[inline]
pub const fn ld3_vl3_8h_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf4400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.4s}, [<XSP>], #48`"]
#[inline]
pub const fn ld1_vl3_4s_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf6800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.2s}, [<XSP>], #24`"]
#[inline]
pub const fn ld1_vl3_2s_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf6800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.2d}, [<XSP>], #48`"]
#[inline]
pub const fn ld1_vl3_2d_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf6c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.16b}, [<XSP>], #48`"]
#[inline]
pub const fn ld1_vl3_16b_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf6000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.4h}, [<XSP>], #24`"]
#[inline]
pub const fn ld1_vl3_4h_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf6400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.1d}, [<XSP>], #24`"]
#[inline]
pub const fn ld1_vl3_1d_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf6c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.8h}, [<XSP>], #48`"]
#[inline]
pub const fn ld1_vl3_8h_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf6400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL3>.8b}, [<XSP>], #24`"]
#[inline]
pub const fn ld1_vl3_8b_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf6000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.8h}, [<XSP>], #16`"]
#[inline]
pub const fn ld1_vl1_8h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf7400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.8b}, [<XSP>], #8`"]
#[inline]
pub const fn ld1_vl1_8b_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf7000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.2d}, [<XSP>], #16`"]
#[inline]
pub const fn ld1_vl1_2d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf7c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.16b}, [<XSP>], #16`"]
#[inline]
pub const fn ld1_vl1_16b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf7000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.4h}, [<XSP>], #8`"]
#[inline]
pub const fn ld1_vl1_4h_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf7400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.1d}, [<XSP>], #8`"]
#[inline]
pub const fn ld1_vl1_1d_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf7c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.4s}, [<XSP>], #16`"]
#[inline]
pub const fn ld1_vl1_4s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf7800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.2s}, [<XSP>], #8`"]
#[inline]
pub const fn ld1_vl1_2s_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf7800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.4h}, [<XSP>], #16`"]
#[inline]
pub const fn ld2_vl2_4h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf8400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.2d}, [<XSP>], #32`"]
#[inline]
pub const fn ld2_vl2_2d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf8c00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.16b}, [<XSP>], #32`"]
#[inline]
pub const fn ld2_vl2_16b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf8000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.8b}, [<XSP>], #16`"]
#[inline]
pub const fn ld2_vl2_8b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf8000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.2s}, [<XSP>], #16`"]
#[inline]
pub const fn ld2_vl2_2s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf8800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.4s}, [<XSP>], #32`"]
#[inline]
pub const fn ld2_vl2_4s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf8800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.8h}, [<XSP>], #32`"]
#[inline]
pub const fn ld2_vl2_8h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf8400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.16b}, [<XSP>], #32`"]
#[inline]
pub const fn ld1_vl2_16b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdfa000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.4s}, [<XSP>], #32`"]
#[inline]
pub const fn ld1_vl2_4s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdfa800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.2d}, [<XSP>], #32`"]
#[inline]
pub const fn ld1_vl2_2d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdfac00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.4h}, [<XSP>], #16`"]
#[inline]
pub const fn ld1_vl2_4h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdfa400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.8b}, [<XSP>], #16`"]
#[inline]
pub const fn ld1_vl2_8b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdfa000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.8h}, [<XSP>], #32`"]
#[inline]
pub const fn ld1_vl2_8h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdfa400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.2s}, [<XSP>], #16`"]
#[inline]
pub const fn ld1_vl2_2s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdfa800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL2>.1d}, [<XSP>], #16`"]
#[inline]
pub const fn ld1_vl2_1d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdfac00, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.b}[<N>], [<XSP>]`"]
#[inline]
pub const fn st1_vl1_b_i_then_at_xsp(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d000000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.b}[<N>], [<XSP>]`"]
#[inline]
pub const fn st3_vl3_b_i_then_at_xsp(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d002000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.h}[<N>], [<XSP>]`"]
#[inline]
pub const fn st1_vl1_h_i_then_at_xsp(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d004000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.h}[<N>], [<XSP>]`"]
#[inline]
pub const fn st3_vl3_h_i_then_at_xsp(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d006000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.s}[<N>], [<XSP>]`"]
#[inline]
pub const fn st1_vl1_s_i_then_at_xsp(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d008000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.d}[<N>], [<XSP>]`"]
#[inline]
pub const fn st1_vl1_d_i_then_at_xsp(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d008400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.s}[<N>], [<XSP>]`"]
#[inline]
pub const fn st3_vl3_s_i_then_at_xsp(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d00a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.d}[<N>], [<XSP>]`"]
#[inline]
pub const fn st3_vl3_d_i_then_at_xsp(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d00a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`stl1 {<VL1>.d}[<N>], [<XSP>]`"]
#[inline]
pub const fn stl1_vl1_d_i_then_at_xsp(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d018400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.b}[<N>], [<XSP>]`"]
#[inline]
pub const fn st2_vl2_b_i_then_at_xsp(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d200000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.b}[<N>], [<XSP>]`"]
#[inline]
pub const fn st4_vl4_b_i_then_at_xsp(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d202000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.h}[<N>], [<XSP>]`"]
#[inline]
pub const fn st2_vl2_h_i_then_at_xsp(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d204000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.h}[<N>], [<XSP>]`"]
#[inline]
pub const fn st4_vl4_h_i_then_at_xsp(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d206000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.s}[<N>], [<XSP>]`"]
#[inline]
pub const fn st2_vl2_s_i_then_at_xsp(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d208000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.d}[<N>], [<XSP>]`"]
#[inline]
pub const fn st2_vl2_d_i_then_at_xsp(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d208400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.s}[<N>], [<XSP>]`"]
#[inline]
pub const fn st4_vl4_s_i_then_at_xsp(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d20a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.d}[<N>], [<XSP>]`"]
#[inline]
pub const fn st4_vl4_d_i_then_at_xsp(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d20a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.b}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_b_i_then_at_xsp(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d400000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.b}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_b_i_then_at_xsp(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d402000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.h}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_h_i_then_at_xsp(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d404000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.h}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_h_i_then_at_xsp(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d406000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.s}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_s_i_then_at_xsp(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d408000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.d}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld1_vl1_d_i_then_at_xsp(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d408400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.s}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_s_i_then_at_xsp(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d40a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.d}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld3_vl3_d_i_then_at_xsp(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d40a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld1r_vl1_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40c400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.1d}, [<XSP>]`"]
#[inline]
pub const fn ld1r_vl1_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40cc00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld1r_vl1_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40c000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld1r_vl1_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40c000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld1r_vl1_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40cc00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld1r_vl1_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40c400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld1r_vl1_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40c800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld1r_vl1_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40c800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld3r_vl3_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40e400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld3r_vl3_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40ec00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.1d}, [<XSP>]`"]
#[inline]
pub const fn ld3r_vl3_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40ec00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld3r_vl3_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40e800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld3r_vl3_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40e400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld3r_vl3_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40e000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld3r_vl3_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40e800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld3r_vl3_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40e000, vd.0, 0, rn.0, 5))
}
#[doc = "`ldap1 {<VL1>.d}[<N>], [<XSP>]`"]
#[inline]
pub const fn ldap1_vl1_d_i_then_at_xsp(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d418400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.b}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_b_i_then_at_xsp(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d600000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.b}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_b_i_then_at_xsp(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d602000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.h}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_h_i_then_at_xsp(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d604000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.h}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_h_i_then_at_xsp(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d606000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.s}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_s_i_then_at_xsp(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d608000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.d}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld2_vl2_d_i_then_at_xsp(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d608400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.s}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_s_i_then_at_xsp(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d60a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.d}[<N>], [<XSP>]`"]
#[inline]
pub const fn ld4_vl4_d_i_then_at_xsp(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d60a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld2r_vl2_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60c400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld2r_vl2_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60c000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld2r_vl2_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60cc00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld2r_vl2_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60c800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld2r_vl2_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60c000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld2r_vl2_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60c800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld2r_vl2_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60c400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.1d}, [<XSP>]`"]
#[inline]
pub const fn ld2r_vl2_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60cc00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.4s}, [<XSP>]`"]
#[inline]
pub const fn ld4r_vl4_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60e800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.8b}, [<XSP>]`"]
#[inline]
pub const fn ld4r_vl4_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60e000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.1d}, [<XSP>]`"]
#[inline]
pub const fn ld4r_vl4_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60ec00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.2s}, [<XSP>]`"]
#[inline]
pub const fn ld4r_vl4_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60e800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.2d}, [<XSP>]`"]
#[inline]
pub const fn ld4r_vl4_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60ec00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.4h}, [<XSP>]`"]
#[inline]
pub const fn ld4r_vl4_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60e400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.8h}, [<XSP>]`"]
#[inline]
pub const fn ld4r_vl4_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60e400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.16b}, [<XSP>]`"]
#[inline]
pub const fn ld4r_vl4_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60e000, vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.b}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_b_i_then_at_xsp_then_x(vd: V, index: Imm<0, 15, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d800000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.b}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_b_i_then_at_xsp_then_x(vd: V, index: Imm<0, 15, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d802000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.h}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_h_i_then_at_xsp_then_x(vd: V, index: Imm<0, 7, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d804000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.h}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_h_i_then_at_xsp_then_x(vd: V, index: Imm<0, 7, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d806000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.s}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_s_i_then_at_xsp_then_x(vd: V, index: Imm<0, 3, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d808000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.d}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st1_vl1_d_i_then_at_xsp_then_x(vd: V, index: Imm<0, 1, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0d808400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.s}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_s_i_then_at_xsp_then_x(vd: V, index: Imm<0, 3, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d80a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st3 {<VL3>.d}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st3_vl3_d_i_then_at_xsp_then_x(vd: V, index: Imm<0, 1, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0d80a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st1 {<VL1>.b}[<N>], [<XSP>], #1`"]
#[inline]
pub const fn st1_vl1_b_i_then_at_xsp_then_1(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9f0000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.b}[<N>], [<XSP>], #3`"]
#[inline]
pub const fn st3_vl3_b_i_then_at_xsp_then_3(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9f2000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.h}[<N>], [<XSP>], #2`"]
#[inline]
pub const fn st1_vl1_h_i_then_at_xsp_then_2(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9f4000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.h}[<N>], [<XSP>], #6`"]
#[inline]
pub const fn st3_vl3_h_i_then_at_xsp_then_6(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9f6000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.s}[<N>], [<XSP>], #4`"]
#[inline]
pub const fn st1_vl1_s_i_then_at_xsp_then_4(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9f8000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st1 {<VL1>.d}[<N>], [<XSP>], #8`"]
#[inline]
pub const fn st1_vl1_d_i_then_at_xsp_then_8(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d9f8400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.s}[<N>], [<XSP>], #12`"]
#[inline]
pub const fn st3_vl3_s_i_then_at_xsp_then_12(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9fa000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st3 {<VL3>.d}[<N>], [<XSP>], #24`"]
#[inline]
pub const fn st3_vl3_d_i_then_at_xsp_then_24(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0d9fa400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.b}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_b_i_then_at_xsp_then_x(vd: V, index: Imm<0, 15, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da00000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.b}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_b_i_then_at_xsp_then_x(vd: V, index: Imm<0, 15, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da02000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.h}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_h_i_then_at_xsp_then_x(vd: V, index: Imm<0, 7, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da04000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.h}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_h_i_then_at_xsp_then_x(vd: V, index: Imm<0, 7, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da06000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.s}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_s_i_then_at_xsp_then_x(vd: V, index: Imm<0, 3, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da08000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.d}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st2_vl2_d_i_then_at_xsp_then_x(vd: V, index: Imm<0, 1, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0da08400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.s}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_s_i_then_at_xsp_then_x(vd: V, index: Imm<0, 3, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da0a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st4 {<VL4>.d}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn st4_vl4_d_i_then_at_xsp_then_x(vd: V, index: Imm<0, 1, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0da0a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`st2 {<VL2>.b}[<N>], [<XSP>], #2`"]
#[inline]
pub const fn st2_vl2_b_i_then_at_xsp_then_2(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbf0000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.b}[<N>], [<XSP>], #4`"]
#[inline]
pub const fn st4_vl4_b_i_then_at_xsp_then_4(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbf2000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.h}[<N>], [<XSP>], #4`"]
#[inline]
pub const fn st2_vl2_h_i_then_at_xsp_then_4(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbf4000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.h}[<N>], [<XSP>], #8`"]
#[inline]
pub const fn st4_vl4_h_i_then_at_xsp_then_8(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbf6000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.s}[<N>], [<XSP>], #8`"]
#[inline]
pub const fn st2_vl2_s_i_then_at_xsp_then_8(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbf8000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st2 {<VL2>.d}[<N>], [<XSP>], #16`"]
#[inline]
pub const fn st2_vl2_d_i_then_at_xsp_then_16(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0dbf8400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.s}[<N>], [<XSP>], #16`"]
#[inline]
pub const fn st4_vl4_s_i_then_at_xsp_then_16(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbfa000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`st4 {<VL4>.d}[<N>], [<XSP>], #32`"]
#[inline]
pub const fn st4_vl4_d_i_then_at_xsp_then_32(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0dbfa400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.b}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_b_i_then_at_xsp_then_x(vd: V, index: Imm<0, 15, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc00000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.b}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_b_i_then_at_xsp_then_x(vd: V, index: Imm<0, 15, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc02000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.h}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_h_i_then_at_xsp_then_x(vd: V, index: Imm<0, 7, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc04000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.h}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_h_i_then_at_xsp_then_x(vd: V, index: Imm<0, 7, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc06000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.s}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_s_i_then_at_xsp_then_x(vd: V, index: Imm<0, 3, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc08000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.d}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld1_vl1_d_i_then_at_xsp_then_x(vd: V, index: Imm<0, 1, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0dc08400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.s}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_s_i_then_at_xsp_then_x(vd: V, index: Imm<0, 3, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc0a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3 {<VL3>.d}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld3_vl3_d_i_then_at_xsp_then_x(vd: V, index: Imm<0, 1, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0dc0a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1r {<VL1>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1r_vl1_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0c800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1r {<VL1>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1r_vl1_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0cc00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1r {<VL1>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1r_vl1_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0cc00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1r {<VL1>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1r_vl1_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0c400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1r {<VL1>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1r_vl1_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0c000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1r {<VL1>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1r_vl1_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0c800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1r {<VL1>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1r_vl1_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0c000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1r {<VL1>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld1r_vl1_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0c400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3r {<VL3>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3r_vl3_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0e400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3r {<VL3>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3r_vl3_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0ec00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3r {<VL3>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3r_vl3_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0e400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3r {<VL3>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3r_vl3_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0e000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3r {<VL3>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3r_vl3_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3r {<VL3>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3r_vl3_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3r {<VL3>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3r_vl3_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0ec00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld3r {<VL3>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld3r_vl3_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0e000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld1 {<VL1>.b}[<N>], [<XSP>], #1`"]
#[inline]
pub const fn ld1_vl1_b_i_then_at_xsp_then_1(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddf0000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.b}[<N>], [<XSP>], #3`"]
#[inline]
pub const fn ld3_vl3_b_i_then_at_xsp_then_3(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddf2000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.h}[<N>], [<XSP>], #2`"]
#[inline]
pub const fn ld1_vl1_h_i_then_at_xsp_then_2(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddf4000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.h}[<N>], [<XSP>], #6`"]
#[inline]
pub const fn ld3_vl3_h_i_then_at_xsp_then_6(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddf6000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.s}[<N>], [<XSP>], #4`"]
#[inline]
pub const fn ld1_vl1_s_i_then_at_xsp_then_4(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddf8000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld1 {<VL1>.d}[<N>], [<XSP>], #8`"]
#[inline]
pub const fn ld1_vl1_d_i_then_at_xsp_then_8(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0ddf8400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.s}[<N>], [<XSP>], #12`"]
#[inline]
pub const fn ld3_vl3_s_i_then_at_xsp_then_12(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddfa000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld3 {<VL3>.d}[<N>], [<XSP>], #24`"]
#[inline]
pub const fn ld3_vl3_d_i_then_at_xsp_then_24(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0ddfa400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.16b}, [<XSP>], #1`"]
#[inline]
pub const fn ld1r_vl1_16b_at_xsp_then_1(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfc000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.4s}, [<XSP>], #4`"]
#[inline]
pub const fn ld1r_vl1_4s_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfc800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.1d}, [<XSP>], #8`"]
#[inline]
pub const fn ld1r_vl1_1d_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfcc00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.2s}, [<XSP>], #4`"]
#[inline]
pub const fn ld1r_vl1_2s_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfc800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.4h}, [<XSP>], #2`"]
#[inline]
pub const fn ld1r_vl1_4h_at_xsp_then_2(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfc400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.8h}, [<XSP>], #2`"]
#[inline]
pub const fn ld1r_vl1_8h_at_xsp_then_2(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfc400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.8b}, [<XSP>], #1`"]
#[inline]
pub const fn ld1r_vl1_8b_at_xsp_then_1(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfc000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld1r {<VL1>.2d}, [<XSP>], #8`"]
#[inline]
pub const fn ld1r_vl1_2d_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfcc00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.4s}, [<XSP>], #12`"]
#[inline]
pub const fn ld3r_vl3_4s_at_xsp_then_12(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfe800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.4h}, [<XSP>], #6`"]
#[inline]
pub const fn ld3r_vl3_4h_at_xsp_then_6(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfe400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.2s}, [<XSP>], #12`"]
#[inline]
pub const fn ld3r_vl3_2s_at_xsp_then_12(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfe800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.8b}, [<XSP>], #3`"]
#[inline]
pub const fn ld3r_vl3_8b_at_xsp_then_3(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfe000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.8h}, [<XSP>], #6`"]
#[inline]
pub const fn ld3r_vl3_8h_at_xsp_then_6(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfe400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.2d}, [<XSP>], #24`"]
#[inline]
pub const fn ld3r_vl3_2d_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfec00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.1d}, [<XSP>], #24`"]
#[inline]
pub const fn ld3r_vl3_1d_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfec00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld3r {<VL3>.16b}, [<XSP>], #3`"]
#[inline]
pub const fn ld3r_vl3_16b_at_xsp_then_3(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfe000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.b}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_b_i_then_at_xsp_then_x(vd: V, index: Imm<0, 15, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de00000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.b}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_b_i_then_at_xsp_then_x(vd: V, index: Imm<0, 15, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de02000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.h}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_h_i_then_at_xsp_then_x(vd: V, index: Imm<0, 7, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de04000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.h}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_h_i_then_at_xsp_then_x(vd: V, index: Imm<0, 7, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de06000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.s}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_s_i_then_at_xsp_then_x(vd: V, index: Imm<0, 3, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de08000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.d}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld2_vl2_d_i_then_at_xsp_then_x(vd: V, index: Imm<0, 1, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0de08400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.s}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_s_i_then_at_xsp_then_x(vd: V, index: Imm<0, 3, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de0a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4 {<VL4>.d}[<N>], [<XSP>], <X>`"]
#[inline]
pub const fn ld4_vl4_d_i_then_at_xsp_then_x(vd: V, index: Imm<0, 1, 1>, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0de0a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2r {<VL2>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2r_vl2_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0c400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2r {<VL2>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2r_vl2_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0c800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2r {<VL2>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2r_vl2_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0c000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2r {<VL2>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2r_vl2_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0c800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2r {<VL2>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2r_vl2_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0c000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2r {<VL2>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2r_vl2_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0c400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2r {<VL2>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2r_vl2_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0cc00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2r {<VL2>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld2r_vl2_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0cc00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4r {<VL4>.2s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4r_vl4_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4r {<VL4>.4h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4r_vl4_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0e400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4r {<VL4>.8b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4r_vl4_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0e000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4r {<VL4>.8h}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4r_vl4_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0e400, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4r {<VL4>.4s}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4r_vl4_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4r {<VL4>.16b}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4r_vl4_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0e000, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4r {<VL4>.2d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4r_vl4_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0ec00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld4r {<VL4>.1d}, [<XSP>], <X>`"]
#[inline]
pub const fn ld4r_vl4_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0ec00, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ld2 {<VL2>.b}[<N>], [<XSP>], #2`"]
#[inline]
pub const fn ld2_vl2_b_i_then_at_xsp_then_2(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dff0000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.b}[<N>], [<XSP>], #4`"]
#[inline]
pub const fn ld4_vl4_b_i_then_at_xsp_then_4(vd: V, index: Imm<0, 15, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dff2000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.h}[<N>], [<XSP>], #4`"]
#[inline]
pub const fn ld2_vl2_h_i_then_at_xsp_then_4(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dff4000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.h}[<N>], [<XSP>], #8`"]
#[inline]
pub const fn ld4_vl4_h_i_then_at_xsp_then_8(vd: V, index: Imm<0, 7, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dff6000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.s}[<N>], [<XSP>], #8`"]
#[inline]
pub const fn ld2_vl2_s_i_then_at_xsp_then_8(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dff8000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld2 {<VL2>.d}[<N>], [<XSP>], #16`"]
#[inline]
pub const fn ld2_vl2_d_i_then_at_xsp_then_16(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0dff8400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.s}[<N>], [<XSP>], #16`"]
#[inline]
pub const fn ld4_vl4_s_i_then_at_xsp_then_16(vd: V, index: Imm<0, 3, 1>, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dffa000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld4 {<VL4>.d}[<N>], [<XSP>], #32`"]
#[inline]
pub const fn ld4_vl4_d_i_then_at_xsp_then_32(vd: V, index: Imm<0, 1, 1>, rn: XSp) -> Inst {
    Inst(r2(part(0x0dffa400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.2s}, [<XSP>], #8`"]
#[inline]
pub const fn ld2r_vl2_2s_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffc800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.4s}, [<XSP>], #8`"]
#[inline]
pub const fn ld2r_vl2_4s_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffc800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.4h}, [<XSP>], #4`"]
#[inline]
pub const fn ld2r_vl2_4h_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffc400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.1d}, [<XSP>], #16`"]
#[inline]
pub const fn ld2r_vl2_1d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffcc00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.8h}, [<XSP>], #4`"]
#[inline]
pub const fn ld2r_vl2_8h_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffc400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.2d}, [<XSP>], #16`"]
#[inline]
pub const fn ld2r_vl2_2d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffcc00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.16b}, [<XSP>], #2`"]
#[inline]
pub const fn ld2r_vl2_16b_at_xsp_then_2(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffc000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld2r {<VL2>.8b}, [<XSP>], #2`"]
#[inline]
pub const fn ld2r_vl2_8b_at_xsp_then_2(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffc000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.1d}, [<XSP>], #32`"]
#[inline]
pub const fn ld4r_vl4_1d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffec00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.4s}, [<XSP>], #16`"]
#[inline]
pub const fn ld4r_vl4_4s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffe800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.2s}, [<XSP>], #16`"]
#[inline]
pub const fn ld4r_vl4_2s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffe800, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.2d}, [<XSP>], #32`"]
#[inline]
pub const fn ld4r_vl4_2d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffec00, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.8h}, [<XSP>], #8`"]
#[inline]
pub const fn ld4r_vl4_8h_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffe400, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.16b}, [<XSP>], #4`"]
#[inline]
pub const fn ld4r_vl4_16b_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffe000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.8b}, [<XSP>], #4`"]
#[inline]
pub const fn ld4r_vl4_8b_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffe000, vd.0, 0, rn.0, 5))
}
#[doc = "`ld4r {<VL4>.4h}, [<XSP>], #8`"]
#[inline]
pub const fn ld4r_vl4_4h_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffe400, vd.0, 0, rn.0, 5))
}
#[doc = "`casb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn casb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x08a07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`caslb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn caslb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x08a0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casab <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn casab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x08e07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casalb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn casalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x08e0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`cash <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn cash_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x48a07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`caslh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn caslh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x48a0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casah <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn casah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x48e07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casalh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn casalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x48e0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`cas <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn cas_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x88a07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casl <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn casl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x88a0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casa <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn casa_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x88e07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casal <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn casal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x88e0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`cas <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn cas_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xc8a07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn casl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xc8a0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn casa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xc8e07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn casal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xc8e0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`casp <W>, <W>, <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn casp_w_w_w_w_at_xsp(rm: WPair, rd: WPair, rn: XSp) -> Inst {
    Inst(r3(0x08207c00, rm.0, 17, rd.0, 1, rn.0, 5))
}
#[doc = "`caspl <W>, <W>, <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn caspl_w_w_w_w_at_xsp(rm: WPair, rd: WPair, rn: XSp) -> Inst {
    Inst(r3(0x0820fc00, rm.0, 17, rd.0, 1, rn.0, 5))
}
#[doc = "`caspa <W>, <W>, <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn caspa_w_w_w_w_at_xsp(rm: WPair, rd: WPair, rn: XSp) -> Inst {
    Inst(r3(0x08607c00, rm.0, 17, rd.0, 1, rn.0, 5))
}
#[doc = "`caspal <W>, <W>, <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn caspal_w_w_w_w_at_xsp(rm: WPair, rd: WPair, rn: XSp) -> Inst {
    Inst(r3(0x0860fc00, rm.0, 17, rd.0, 1, rn.0, 5))
}
#[doc = "`casp <X>, <X>, <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn casp_x_x_x_x_at_xsp(rm: XPair, rd: XPair, rn: XSp) -> Inst {
    Inst(r3(0x48207c00, rm.0, 17, rd.0, 1, rn.0, 5))
}
#[doc = "`caspl <X>, <X>, <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn caspl_x_x_x_x_at_xsp(rm: XPair, rd: XPair, rn: XSp) -> Inst {
    Inst(r3(0x4820fc00, rm.0, 17, rd.0, 1, rn.0, 5))
}
#[doc = "`caspa <X>, <X>, <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn caspa_x_x_x_x_at_xsp(rm: XPair, rd: XPair, rn: XSp) -> Inst {
    Inst(r3(0x48607c00, rm.0, 17, rd.0, 1, rn.0, 5))
}
#[doc = "`caspal <X>, <X>, <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn caspal_x_x_x_x_at_xsp(rm: XPair, rd: XPair, rn: XSp) -> Inst {
    Inst(r3(0x4860fc00, rm.0, 17, rd.0, 1, rn.0, 5))
}
#[doc = "`stlur <B>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stlur_b_at_xsp_i(vd: B, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x1d000800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <B>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapur_b_at_xsp_i(vd: B, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x1d400800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <B>, [<XSP>]`"]
#[inline]
pub const fn ldapur_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x1d400800, vd.0, 0, rn.0, 5))
}
#[doc = "`stlur <Q>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stlur_q_at_xsp_i(vd: Q, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x1d800800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`stlur <Q>, [<XSP>]`"]
#[inline]
pub const fn stlur_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x1d800800, vd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <Q>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapur_q_at_xsp_i(vd: Q, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x1dc00800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <Q>, [<XSP>]`"]
#[inline]
pub const fn ldapur_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x1dc00800, vd.0, 0, rn.0, 5))
}
#[doc = "`stlur <H>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stlur_h_at_xsp_i(vd: H, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x5d000800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <H>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapur_h_at_xsp_i(vd: H, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x5d400800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <H>, [<XSP>]`"]
#[inline]
pub const fn ldapur_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x5d400800, vd.0, 0, rn.0, 5))
}
#[doc = "`stlur <S>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stlur_s_at_xsp_i(vd: S, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x9d000800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`stlur <S>, [<XSP>]`"]
#[inline]
pub const fn stlur_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0x9d000800, vd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <S>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapur_s_at_xsp_i(vd: S, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x9d400800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`stlur <D>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stlur_d_at_xsp_i(vd: D, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xdd000800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`stlur <D>, [<XSP>]`"]
#[inline]
pub const fn stlur_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xdd000800, vd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <D>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapur_d_at_xsp_i(vd: D, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xdd400800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <D>, [<XSP>]`"]
#[inline]
pub const fn ldapur_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xdd400800, vd.0, 0, rn.0, 5))
}
#[doc = "`stlur <B>, [<XSP>]`"]
#[inline]
pub const fn stlur_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x1d000800, vd.0, 0, rn.0, 5))
}
#[doc = "`stlur <H>, [<XSP>]`"]
#[inline]
pub const fn stlur_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x5d000800, vd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <S>, [<XSP>]`"]
#[inline]
pub const fn ldapur_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0x9d400800, vd.0, 0, rn.0, 5))
}
#[doc = "`stlurb <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stlurb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x19000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stlurb <W>, [<XSP>]`"]
#[inline]
pub const fn stlurb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x19000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapurb <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapurb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x19400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldapurb <W>, [<XSP>]`"]
#[inline]
pub const fn ldapurb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x19400000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapursb <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapursb_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x19800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldapursb <X>, [<XSP>]`"]
#[inline]
pub const fn ldapursb_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x19800000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapursb <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapursb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x19c00000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldapursb <W>, [<XSP>]`"]
#[inline]
pub const fn ldapursb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x19c00000, rd.0, 0, rn.0, 5))
}
#[doc = "`stlurh <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stlurh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x59000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stlurh <W>, [<XSP>]`"]
#[inline]
pub const fn stlurh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x59000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapurh <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapurh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x59400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldapurh <W>, [<XSP>]`"]
#[inline]
pub const fn ldapurh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x59400000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapursh <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapursh_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x59800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldapursh <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapursh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x59c00000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldapursh <W>, [<XSP>]`"]
#[inline]
pub const fn ldapursh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x59c00000, rd.0, 0, rn.0, 5))
}
#[doc = "`stlur <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stlur_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x99000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stlur <W>, [<XSP>]`"]
#[inline]
pub const fn stlur_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x99000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapur_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x99400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldapursw <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapursw_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x99800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldapursw <X>, [<XSP>]`"]
#[inline]
pub const fn ldapursw_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x99800000, rd.0, 0, rn.0, 5))
}
#[doc = "`stlur <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stlur_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xd9000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stlur <X>, [<XSP>]`"]
#[inline]
pub const fn stlur_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldapur_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xd9400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldapursh <X>, [<XSP>]`"]
#[inline]
pub const fn ldapursh_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x59800000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <W>, [<XSP>]`"]
#[inline]
pub const fn ldapur_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x99400000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapur <X>, [<XSP>]`"]
#[inline]
pub const fn ldapur_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9400000, rd.0, 0, rn.0, 5))
}
#[doc = "`stlr <W>, [<XSP>, #-4]!`"]
#[inline]
pub const fn stlr_w_at_xsp_4_pre(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x99800800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapr <W>, [<XSP>], #4`"]
#[inline]
pub const fn ldapr_w_at_xsp_then_4(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x99c00800, rd.0, 0, rn.0, 5))
}
#[doc = "`stlr <X>, [<XSP>, #-8]!`"]
#[inline]
pub const fn stlr_x_at_xsp_8_pre(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9800800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapr <X>, [<XSP>], #8`"]
#[inline]
pub const fn ldapr_x_at_xsp_then_8(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9c00800, rd.0, 0, rn.0, 5))
}
#[doc = "`stilp <W>, <W>, [<XSP>, #-8]!`"]
#[inline]
pub const fn stilp_w_w_at_xsp_8_pre(rd: W, rm: W, rn: XSp) -> Inst {
    Inst(r3(0x99000800, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`stilp <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn stilp_w_w_at_xsp(rd: W, rm: W, rn: XSp) -> Inst {
    Inst(r3(0x99001800, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldiapp <W>, <W>, [<XSP>], #8`"]
#[inline]
pub const fn ldiapp_w_w_at_xsp_then_8(rd: W, rm: W, rn: XSp) -> Inst {
    Inst(r3(0x99400800, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldiapp <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldiapp_w_w_at_xsp(rd: W, rm: W, rn: XSp) -> Inst {
    Inst(r3(0x99401800, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`stilp <X>, <X>, [<XSP>, #-16]!`"]
#[inline]
pub const fn stilp_x_x_at_xsp_16_pre(rd: X, rm: X, rn: XSp) -> Inst {
    Inst(r3(0xd9000800, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`stilp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn stilp_x_x_at_xsp(rd: X, rm: X, rn: XSp) -> Inst {
    Inst(r3(0xd9001800, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldiapp <X>, <X>, [<XSP>], #16`"]
#[inline]
pub const fn ldiapp_x_x_at_xsp_then_16(rd: X, rm: X, rn: XSp) -> Inst {
    Inst(r3(0xd9400800, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldiapp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldiapp_x_x_at_xsp(rd: X, rm: X, rn: XSp) -> Inst {
    Inst(r3(0xd9401800, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`gcsstr <X>, [<XSP>]`"]
#[inline]
pub const fn gcsstr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd91f0c00, rd.0, 0, rn.0, 5))
}
#[doc = "`gcssttr <X>, [<XSP>]`"]
#[inline]
pub const fn gcssttr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd91f1c00, rd.0, 0, rn.0, 5))
}
#[doc = "`strb <W>, [<XSP>], #<I>`"]
#[inline]
pub fn strb_w_at_xsp_then_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::STRB_W_AT_XSP_THEN_I, r2(part(0x38000400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrb <W>, [<XSP>], #<I>`"]
#[inline]
pub fn ldrb_w_at_xsp_then_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRB_W_AT_XSP_THEN_I, r2(part(0x38400400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsb <X>, [<XSP>], #<I>`"]
#[inline]
pub fn ldrsb_x_at_xsp_then_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRSB_X_AT_XSP_THEN_I, r2(part(0x38800400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsb <W>, [<XSP>], #<I>`"]
#[inline]
pub fn ldrsb_w_at_xsp_then_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRSB_W_AT_XSP_THEN_I, r2(part(0x38c00400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`str <B>, [<XSP>], #<I>`"]
#[inline]
pub const fn str_b_at_xsp_then_i(vd: B, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3c000400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <B>, [<XSP>], #<I>`"]
#[inline]
pub const fn ldr_b_at_xsp_then_i(vd: B, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3c400400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`str <Q>, [<XSP>], #<I>`"]
#[inline]
pub const fn str_q_at_xsp_then_i(vd: Q, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3c800400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <Q>, [<XSP>], #<I>`"]
#[inline]
pub const fn ldr_q_at_xsp_then_i(vd: Q, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3cc00400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`strh <W>, [<XSP>], #<I>`"]
#[inline]
pub fn strh_w_at_xsp_then_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::STRH_W_AT_XSP_THEN_I, r2(part(0x78000400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrh <W>, [<XSP>], #<I>`"]
#[inline]
pub fn ldrh_w_at_xsp_then_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRH_W_AT_XSP_THEN_I, r2(part(0x78400400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsh <X>, [<XSP>], #<I>`"]
#[inline]
pub fn ldrsh_x_at_xsp_then_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRSH_X_AT_XSP_THEN_I, r2(part(0x78800400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsh <W>, [<XSP>], #<I>`"]
#[inline]
pub fn ldrsh_w_at_xsp_then_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRSH_W_AT_XSP_THEN_I, r2(part(0x78c00400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`str <H>, [<XSP>], #<I>`"]
#[inline]
pub const fn str_h_at_xsp_then_i(vd: H, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x7c000400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <H>, [<XSP>], #<I>`"]
#[inline]
pub const fn ldr_h_at_xsp_then_i(vd: H, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x7c400400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`str <W>, [<XSP>], #<I>`"]
#[inline]
pub fn str_w_at_xsp_then_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::STR_W_AT_XSP_THEN_I, r2(part(0xb8000400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldr <W>, [<XSP>], #<I>`"]
#[inline]
pub fn ldr_w_at_xsp_then_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDR_W_AT_XSP_THEN_I, r2(part(0xb8400400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsw <X>, [<XSP>], #<I>`"]
#[inline]
pub fn ldrsw_x_at_xsp_then_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRSW_X_AT_XSP_THEN_I, r2(part(0xb8800400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`str <S>, [<XSP>], #<I>`"]
#[inline]
pub const fn str_s_at_xsp_then_i(vd: S, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xbc000400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <S>, [<XSP>], #<I>`"]
#[inline]
pub const fn ldr_s_at_xsp_then_i(vd: S, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xbc400400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`str <X>, [<XSP>], #<I>`"]
#[inline]
pub fn str_x_at_xsp_then_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::STR_X_AT_XSP_THEN_I, r2(part(0xf8000400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldr <X>, [<XSP>], #<I>`"]
#[inline]
pub fn ldr_x_at_xsp_then_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDR_X_AT_XSP_THEN_I, r2(part(0xf8400400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`str <D>, [<XSP>], #<I>`"]
#[inline]
pub const fn str_d_at_xsp_then_i(vd: D, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xfc000400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <D>, [<XSP>], #<I>`"]
#[inline]
pub const fn ldr_d_at_xsp_then_i(vd: D, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xfc400400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`strb <W>, [<XSP>, #<I>]!`"]
#[inline]
pub fn strb_w_at_xsp_i_pre(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::STRB_W_AT_XSP_I_PRE, r2(part(0x38000c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrb <W>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldrb_w_at_xsp_i_pre(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRB_W_AT_XSP_I_PRE, r2(part(0x38400c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsb <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldrsb_x_at_xsp_i_pre(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRSB_X_AT_XSP_I_PRE, r2(part(0x38800c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsb <W>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldrsb_w_at_xsp_i_pre(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRSB_W_AT_XSP_I_PRE, r2(part(0x38c00c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`str <B>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn str_b_at_xsp_i_pre(vd: B, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3c000c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <B>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn ldr_b_at_xsp_i_pre(vd: B, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3c400c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`str <Q>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn str_q_at_xsp_i_pre(vd: Q, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3c800c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <Q>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn ldr_q_at_xsp_i_pre(vd: Q, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3cc00c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`strh <W>, [<XSP>, #<I>]!`"]
#[inline]
pub fn strh_w_at_xsp_i_pre(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::STRH_W_AT_XSP_I_PRE, r2(part(0x78000c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrh <W>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldrh_w_at_xsp_i_pre(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRH_W_AT_XSP_I_PRE, r2(part(0x78400c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsh <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldrsh_x_at_xsp_i_pre(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRSH_X_AT_XSP_I_PRE, r2(part(0x78800c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsh <W>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldrsh_w_at_xsp_i_pre(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRSH_W_AT_XSP_I_PRE, r2(part(0x78c00c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`str <H>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn str_h_at_xsp_i_pre(vd: H, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x7c000c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <H>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn ldr_h_at_xsp_i_pre(vd: H, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x7c400c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`str <W>, [<XSP>, #<I>]!`"]
#[inline]
pub fn str_w_at_xsp_i_pre(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::STR_W_AT_XSP_I_PRE, r2(part(0xb8000c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldr <W>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldr_w_at_xsp_i_pre(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDR_W_AT_XSP_I_PRE, r2(part(0xb8400c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsw <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldrsw_x_at_xsp_i_pre(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDRSW_X_AT_XSP_I_PRE, r2(part(0xb8800c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`str <S>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn str_s_at_xsp_i_pre(vd: S, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xbc000c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <S>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn ldr_s_at_xsp_i_pre(vd: S, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xbc400c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`str <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn str_x_at_xsp_i_pre(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::STR_X_AT_XSP_I_PRE, r2(part(0xf8000c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldr <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldr_x_at_xsp_i_pre(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDR_X_AT_XSP_I_PRE, r2(part(0xf8400c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`str <D>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn str_d_at_xsp_i_pre(vd: D, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xfc000c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <D>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn ldr_d_at_xsp_i_pre(vd: D, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xfc400c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldraa <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldraa_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-4096, 4088, 8>) -> Inst {
    Inst(r2(part(part(0xf8200400, imm.steps(), 0, 9, 12), imm.steps(), 9, 1, 22), rd.0, 0, rn.0, 5))
}
#[doc = "`ldraa <X>, [<XSP>]`"]
#[inline]
pub const fn ldraa_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8200400, rd.0, 0, rn.0, 5))
}
#[doc = "`ldraa <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldraa_x_at_xsp_i_pre(rd: X, rn: XSp, imm: Imm<-4096, 4088, 8>) -> Result<Inst, EncodeError> {
    checked(form::LDRAA_X_AT_XSP_I_PRE, r2(part(part(0xf8200c00, imm.steps(), 0, 9, 12), imm.steps(), 9, 1, 22), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrab <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldrab_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-4096, 4088, 8>) -> Inst {
    Inst(r2(part(part(0xf8a00400, imm.steps(), 0, 9, 12), imm.steps(), 9, 1, 22), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrab <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldrab_x_at_xsp_i_pre(rd: X, rn: XSp, imm: Imm<-4096, 4088, 8>) -> Result<Inst, EncodeError> {
    checked(form::LDRAB_X_AT_XSP_I_PRE, r2(part(part(0xf8a00c00, imm.steps(), 0, 9, 12), imm.steps(), 9, 1, 22), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrab <X>, [<XSP>]`"]
#[inline]
pub const fn ldrab_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8a00400, rd.0, 0, rn.0, 5))
}
#[doc = "`strb <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn strb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<0, 4095, 1>) -> Inst {
    Inst(r2(part(0x39000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrb <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldrb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<0, 4095, 1>) -> Inst {
    Inst(r2(part(0x39400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrb <W>, [<XSP>]`"]
#[inline]
pub const fn ldrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x39400000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsb <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldrsb_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<0, 4095, 1>) -> Inst {
    Inst(r2(part(0x39800000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsb <X>, [<XSP>]`"]
#[inline]
pub const fn ldrsb_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x39800000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsb <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldrsb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<0, 4095, 1>) -> Inst {
    Inst(r2(part(0x39c00000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`str <B>, [<XSP>, #<I>]`"]
#[inline]
pub const fn str_b_at_xsp_i(vd: B, rn: XSp, imm: Imm<0, 4095, 1>) -> Inst {
    Inst(r2(part(0x3d000000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
#[doc = "`str <B>, [<XSP>]`"]
#[inline]
pub const fn str_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x3d000000, vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <B>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldr_b_at_xsp_i(vd: B, rn: XSp, imm: Imm<0, 4095, 1>) -> Inst {
    Inst(r2(part(0x3d400000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <B>, [<XSP>]`"]
#[inline]
pub const fn ldr_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x3d400000, vd.0, 0, rn.0, 5))
}
#[doc = "`str <Q>, [<XSP>, #<I>]`"]
#[inline]
pub const fn str_q_at_xsp_i(vd: Q, rn: XSp, imm: Imm<0, 65520, 16>) -> Inst {
    Inst(r2(part(0x3d800000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <Q>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldr_q_at_xsp_i(vd: Q, rn: XSp, imm: Imm<0, 65520, 16>) -> Inst {
    Inst(r2(part(0x3dc00000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <Q>, [<XSP>]`"]
#[inline]
pub const fn ldr_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x3dc00000, vd.0, 0, rn.0, 5))
}
#[doc = "`strh <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn strh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<0, 8190, 2>) -> Inst {
    Inst(r2(part(0x79000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`strh <W>, [<XSP>]`"]
#[inline]
pub const fn strh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x79000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldrh <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldrh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<0, 8190, 2>) -> Inst {
    Inst(r2(part(0x79400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrh <W>, [<XSP>]`"]
#[inline]
pub const fn ldrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x79400000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsh <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldrsh_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<0, 8190, 2>) -> Inst {
    Inst(r2(part(0x79800000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsh <X>, [<XSP>]`"]
#[inline]
pub const fn ldrsh_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x79800000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsh <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldrsh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<0, 8190, 2>) -> Inst {
    Inst(r2(part(0x79c00000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`str <H>, [<XSP>, #<I>]`"]
#[inline]
pub const fn str_h_at_xsp_i(vd: H, rn: XSp, imm: Imm<0, 8190, 2>) -> Inst {
    Inst(r2(part(0x7d000000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <H>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldr_h_at_xsp_i(vd: H, rn: XSp, imm: Imm<0, 8190, 2>) -> Inst {
    Inst(r2(part(0x7d400000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <H>, [<XSP>]`"]
#[inline]
pub const fn ldr_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x7d400000, vd.0, 0, rn.0, 5))
}
#[doc = "`str <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn str_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<0, 16380, 4>) -> Inst {
    Inst(r2(part(0xb9000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`str <W>, [<XSP>]`"]
#[inline]
pub const fn str_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb9000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldr <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldr_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<0, 16380, 4>) -> Inst {
    Inst(r2(part(0xb9400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`ldr <W>, [<XSP>]`"]
#[inline]
pub const fn ldr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb9400000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsw <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldrsw_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<0, 16380, 4>) -> Inst {
    Inst(r2(part(0xb9800000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsw <X>, [<XSP>]`"]
#[inline]
pub const fn ldrsw_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xb9800000, rd.0, 0, rn.0, 5))
}
#[doc = "`str <S>, [<XSP>, #<I>]`"]
#[inline]
pub const fn str_s_at_xsp_i(vd: S, rn: XSp, imm: Imm<0, 16380, 4>) -> Inst {
    Inst(r2(part(0xbd000000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
#[doc = "`str <S>, [<XSP>]`"]
#[inline]
pub const fn str_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0xbd000000, vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <S>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldr_s_at_xsp_i(vd: S, rn: XSp, imm: Imm<0, 16380, 4>) -> Inst {
    Inst(r2(part(0xbd400000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <S>, [<XSP>]`"]
#[inline]
pub const fn ldr_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0xbd400000, vd.0, 0, rn.0, 5))
}
#[doc = "`str <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn str_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<0, 32760, 8>) -> Inst {
    Inst(r2(part(0xf9000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`str <X>, [<XSP>]`"]
#[inline]
pub const fn str_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf9000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldr <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldr_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<0, 32760, 8>) -> Inst {
    Inst(r2(part(0xf9400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
#[doc = "`ldr <X>, [<XSP>]`"]
#[inline]
pub const fn ldr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf9400000, rd.0, 0, rn.0, 5))
}
#[doc = "`prfm <PRF>, [<XSP>, #<I>]`"]
#[inline]
pub const fn prfm_prf_at_xsp_i(operation: Prefetch, rn: XSp, imm: Imm<0, 32760, 8>) -> Inst {
    Inst(r1(part(part(0xf9800000, operation.field(), 0, 5, 0), imm.steps(), 0, 12, 10), rn.0, 5))
}
#[doc = "`prfm <PRF>, [<XSP>]`"]
#[inline]
pub const fn prfm_prf_at_xsp(operation: Prefetch, rn: XSp) -> Inst {
    Inst(r1(part(0xf9800000, operation.field(), 0, 5, 0), rn.0, 5))
}
#[doc = "`str <D>, [<XSP>, #<I>]`"]
#[inline]
pub const fn str_d_at_xsp_i(vd: D, rn: XSp, imm: Imm<0, 32760, 8>) -> Inst {
    Inst(r2(part(0xfd000000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
#[doc = "`str <D>, [<XSP>]`"]
#[inline]
pub const fn str_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xfd000000, vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <D>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldr_d_at_xsp_i(vd: D, rn: XSp, imm: Imm<0, 32760, 8>) -> Inst {
    Inst(r2(part(0xfd400000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
#[doc = "`ldr <D>, [<XSP>]`"]
#[inline]
pub const fn ldr_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xfd400000, vd.0, 0, rn.0, 5))
}
#[doc = "`strb <W>, [<XSP>]`"]
#[inline]
pub const fn strb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x39000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldrsb <W>, [<XSP>]`"]
#[inline]
pub const fn ldrsb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x39c00000, rd.0, 0, rn.0, 5))
}
#[doc = "`str <Q>, [<XSP>]`"]
#[inline]
pub const fn str_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x3d800000, vd.0, 0, rn.0, 5))
}
#[doc = "`ldrsh <W>, [<XSP>]`"]
#[inline]
pub const fn ldrsh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x79c00000, rd.0, 0, rn.0, 5))
}
#[doc = "`str <H>, [<XSP>]`"]
#[inline]
pub const fn str_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x7d000000, vd.0, 0, rn.0, 5))
}
#[doc = "`strb <W>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn strb_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38204800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strb <W>, [<XSP>, <X>, sxtx #0]`"]
#[inline]
pub const fn strb_w_at_xsp_x_sxtx_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3820f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strb <W>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn strb_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3820e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strb <W>, [<XSP>, <W>, <EXT> #0]`"]
#[inline]
pub const fn strb_w_at_xsp_w_ext_0(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38205800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strb <W>, [<XSP>, <X>, lsl #0]`"]
#[inline]
pub const fn strb_w_at_xsp_x_lsl_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38207800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrb <W>, [<XSP>, <X>, lsl #0]`"]
#[inline]
pub const fn ldrb_w_at_xsp_x_lsl_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38607800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrb <W>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldrb_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3860e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrb <W>, [<XSP>, <X>, sxtx #0]`"]
#[inline]
pub const fn ldrb_w_at_xsp_x_sxtx_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3860f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrb <W>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldrb_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38604800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrb <W>, [<XSP>, <W>, <EXT> #0]`"]
#[inline]
pub const fn ldrb_w_at_xsp_w_ext_0(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38605800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <X>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldrsb_x_at_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38a04800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <X>, [<XSP>, <X>, lsl #0]`"]
#[inline]
pub const fn ldrsb_x_at_xsp_x_lsl_0(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38a07800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <X>, [<XSP>, <W>, <EXT> #0]`"]
#[inline]
pub const fn ldrsb_x_at_xsp_w_ext_0(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38a05800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <X>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldrsb_x_at_xsp_x_sxtx(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38a0e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <X>, [<XSP>, <X>, sxtx #0]`"]
#[inline]
pub const fn ldrsb_x_at_xsp_x_sxtx_0(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38a0f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <W>, [<XSP>, <X>, lsl #0]`"]
#[inline]
pub const fn ldrsb_w_at_xsp_x_lsl_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38e07800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <W>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldrsb_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38e0e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <W>, [<XSP>, <W>, <EXT> #0]`"]
#[inline]
pub const fn ldrsb_w_at_xsp_w_ext_0(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38e05800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <W>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldrsb_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38e04800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <W>, [<XSP>, <X>, sxtx #0]`"]
#[inline]
pub const fn ldrsb_w_at_xsp_x_sxtx_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38e0f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <B>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn str_b_at_xsp_w_ext(vd: B, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3c204800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <B>, [<XSP>, <X>, lsl #0]`"]
#[inline]
pub const fn str_b_at_xsp_x_lsl_0(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c207800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <B>, [<XSP>, <W>, <EXT> #0]`"]
#[inline]
pub const fn str_b_at_xsp_w_ext_0(vd: B, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3c205800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <B>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn str_b_at_xsp_x_sxtx(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c20e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <B>, [<XSP>, <X>, sxtx #0]`"]
#[inline]
pub const fn str_b_at_xsp_x_sxtx_0(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c20f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <B>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldr_b_at_xsp_x_sxtx(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c60e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <B>, [<XSP>, <X>, lsl #0]`"]
#[inline]
pub const fn ldr_b_at_xsp_x_lsl_0(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c607800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <B>, [<XSP>, <X>, sxtx #0]`"]
#[inline]
pub const fn ldr_b_at_xsp_x_sxtx_0(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c60f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <B>, [<XSP>, <W>, <EXT> #0]`"]
#[inline]
pub const fn ldr_b_at_xsp_w_ext_0(vd: B, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3c605800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <B>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldr_b_at_xsp_w_ext(vd: B, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3c604800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <Q>, [<XSP>, <X>, lsl #4]`"]
#[inline]
pub const fn str_q_at_xsp_x_lsl_4(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ca07800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <Q>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn str_q_at_xsp_w_ext(vd: Q, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3ca04800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <Q>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn str_q_at_xsp_x_sxtx(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ca0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <Q>, [<XSP>, <W>, <EXT> #4]`"]
#[inline]
pub const fn str_q_at_xsp_w_ext_4(vd: Q, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3ca05800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <Q>, [<XSP>, <X>, sxtx #4]`"]
#[inline]
pub const fn str_q_at_xsp_x_sxtx_4(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ca0f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <Q>, [<XSP>, <X>, sxtx #4]`"]
#[inline]
pub const fn ldr_q_at_xsp_x_sxtx_4(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ce0f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <Q>, [<XSP>, <W>, <EXT> #4]`"]
#[inline]
pub const fn ldr_q_at_xsp_w_ext_4(vd: Q, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3ce05800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <Q>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldr_q_at_xsp_w_ext(vd: Q, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3ce04800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <Q>, [<XSP>, <X>, lsl #4]`"]
#[inline]
pub const fn ldr_q_at_xsp_x_lsl_4(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ce07800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <Q>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldr_q_at_xsp_x_sxtx(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ce0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strh <W>, [<XSP>, <X>, lsl #1]`"]
#[inline]
pub const fn strh_w_at_xsp_x_lsl_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78207800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strh <W>, [<XSP>, <W>, <EXT> #1]`"]
#[inline]
pub const fn strh_w_at_xsp_w_ext_1(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78205800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strh <W>, [<XSP>, <X>, sxtx #1]`"]
#[inline]
pub const fn strh_w_at_xsp_x_sxtx_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7820f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strh <W>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn strh_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78204800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strh <W>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn strh_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7820e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrh <W>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldrh_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7860e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrh <W>, [<XSP>, <X>, sxtx #1]`"]
#[inline]
pub const fn ldrh_w_at_xsp_x_sxtx_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7860f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrh <W>, [<XSP>, <X>, lsl #1]`"]
#[inline]
pub const fn ldrh_w_at_xsp_x_lsl_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78607800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrh <W>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldrh_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78604800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrh <W>, [<XSP>, <W>, <EXT> #1]`"]
#[inline]
pub const fn ldrh_w_at_xsp_w_ext_1(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78605800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <X>, [<XSP>, <X>, lsl #1]`"]
#[inline]
pub const fn ldrsh_x_at_xsp_x_lsl_1(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78a07800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <X>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldrsh_x_at_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78a04800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <X>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldrsh_x_at_xsp_x_sxtx(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78a0e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <X>, [<XSP>, <W>, <EXT> #1]`"]
#[inline]
pub const fn ldrsh_x_at_xsp_w_ext_1(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78a05800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <X>, [<XSP>, <X>, sxtx #1]`"]
#[inline]
pub const fn ldrsh_x_at_xsp_x_sxtx_1(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78a0f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <W>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldrsh_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78e04800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <W>, [<XSP>, <W>, <EXT> #1]`"]
#[inline]
pub const fn ldrsh_w_at_xsp_w_ext_1(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78e05800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <W>, [<XSP>, <X>, sxtx #1]`"]
#[inline]
pub const fn ldrsh_w_at_xsp_x_sxtx_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78e0f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <W>, [<XSP>, <X>, lsl #1]`"]
#[inline]
pub const fn ldrsh_w_at_xsp_x_lsl_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78e07800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <W>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldrsh_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78e0e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <H>, [<XSP>, <W>, <EXT> #1]`"]
#[inline]
pub const fn str_h_at_xsp_w_ext_1(vd: H, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x7c205800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <H>, [<XSP>, <X>, lsl #1]`"]
#[inline]
pub const fn str_h_at_xsp_x_lsl_1(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c207800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <H>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn str_h_at_xsp_w_ext(vd: H, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x7c204800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <H>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn str_h_at_xsp_x_sxtx(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c20e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <H>, [<XSP>, <X>, sxtx #1]`"]
#[inline]
pub const fn str_h_at_xsp_x_sxtx_1(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c20f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <H>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldr_h_at_xsp_w_ext(vd: H, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x7c604800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <H>, [<XSP>, <X>, lsl #1]`"]
#[inline]
pub const fn ldr_h_at_xsp_x_lsl_1(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c607800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <H>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldr_h_at_xsp_x_sxtx(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c60e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <H>, [<XSP>, <W>, <EXT> #1]`"]
#[inline]
pub const fn ldr_h_at_xsp_w_ext_1(vd: H, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x7c605800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <H>, [<XSP>, <X>, sxtx #1]`"]
#[inline]
pub const fn ldr_h_at_xsp_x_sxtx_1(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c60f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <W>, [<XSP>, <W>, <EXT> #2]`"]
#[inline]
pub const fn str_w_at_xsp_w_ext_2(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8205800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <W>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn str_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8204800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <W>, [<XSP>, <X>, sxtx #2]`"]
#[inline]
pub const fn str_w_at_xsp_x_sxtx_2(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb820f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <W>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn str_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb820e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <W>, [<XSP>, <X>, lsl #2]`"]
#[inline]
pub const fn str_w_at_xsp_x_lsl_2(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8207800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <W>, [<XSP>, <W>, <EXT> #2]`"]
#[inline]
pub const fn ldr_w_at_xsp_w_ext_2(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8605800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <W>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldr_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb860e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <W>, [<XSP>, <X>, sxtx #2]`"]
#[inline]
pub const fn ldr_w_at_xsp_x_sxtx_2(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb860f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <W>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldr_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8604800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <W>, [<XSP>, <X>, lsl #2]`"]
#[inline]
pub const fn ldr_w_at_xsp_x_lsl_2(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8607800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsw <X>, [<XSP>, <X>, sxtx #2]`"]
#[inline]
pub const fn ldrsw_x_at_xsp_x_sxtx_2(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8a0f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsw <X>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldrsw_x_at_xsp_x_sxtx(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8a0e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsw <X>, [<XSP>, <W>, <EXT> #2]`"]
#[inline]
pub const fn ldrsw_x_at_xsp_w_ext_2(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8a05800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsw <X>, [<XSP>, <X>, lsl #2]`"]
#[inline]
pub const fn ldrsw_x_at_xsp_x_lsl_2(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8a07800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsw <X>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldrsw_x_at_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8a04800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <S>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn str_s_at_xsp_w_ext(vd: S, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xbc204800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <S>, [<XSP>, <X>, lsl #2]`"]
#[inline]
pub const fn str_s_at_xsp_x_lsl_2(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc207800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <S>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn str_s_at_xsp_x_sxtx(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc20e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <S>, [<XSP>, <X>, sxtx #2]`"]
#[inline]
pub const fn str_s_at_xsp_x_sxtx_2(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc20f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <S>, [<XSP>, <W>, <EXT> #2]`"]
#[inline]
pub const fn str_s_at_xsp_w_ext_2(vd: S, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xbc205800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <S>, [<XSP>, <W>, <EXT> #2]`"]
#[inline]
pub const fn ldr_s_at_xsp_w_ext_2(vd: S, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xbc605800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <S>, [<XSP>, <X>, lsl #2]`"]
#[inline]
pub const fn ldr_s_at_xsp_x_lsl_2(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc607800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <S>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldr_s_at_xsp_x_sxtx(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc60e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <S>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldr_s_at_xsp_w_ext(vd: S, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xbc604800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <S>, [<XSP>, <X>, sxtx #2]`"]
#[inline]
pub const fn ldr_s_at_xsp_x_sxtx_2(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc60f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <X>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn str_x_at_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xf8204800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <X>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn str_x_at_xsp_x_sxtx(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf820e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <X>, [<XSP>, <W>, <EXT> #3]`"]
#[inline]
pub const fn str_x_at_xsp_w_ext_3(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xf8205800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <X>, [<XSP>, <X>, sxtx #3]`"]
#[inline]
pub const fn str_x_at_xsp_x_sxtx_3(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf820f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <X>, [<XSP>, <X>, lsl #3]`"]
#[inline]
pub const fn str_x_at_xsp_x_lsl_3(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf8207800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <X>, [<XSP>, <X>, lsl #3]`"]
#[inline]
pub const fn ldr_x_at_xsp_x_lsl_3(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf8607800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <X>, [<XSP>, <X>, sxtx #3]`"]
#[inline]
pub const fn ldr_x_at_xsp_x_sxtx_3(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf860f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <X>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldr_x_at_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xf8604800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <X>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldr_x_at_xsp_x_sxtx(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf860e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <X>, [<XSP>, <W>, <EXT> #3]`"]
#[inline]
pub const fn ldr_x_at_xsp_w_ext_3(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xf8605800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`prfm <PRF>, [<XSP>, <X>, lsl #3]`"]
#[inline]
pub const fn prfm_prf_at_xsp_x_lsl_3(operation: PrefetchBelow24, rn: XSp, rm: X) -> Inst {
    Inst(r2(part(0xf8a07800, operation.bits(), 0, 5, 0), rn.0, 5, rm.0, 16))
}
#[doc = "`prfm <PRF>, [<XSP>, <X>, sxtx #3]`"]
#[inline]
pub const fn prfm_prf_at_xsp_x_sxtx_3(operation: PrefetchBelow24, rn: XSp, rm: X) -> Inst {
    Inst(r2(part(0xf8a0f800, operation.bits(), 0, 5, 0), rn.0, 5, rm.0, 16))
}
#[doc = "`prfm <PRF>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn prfm_prf_at_xsp_x_sxtx(operation: PrefetchBelow24, rn: XSp, rm: X) -> Inst {
    Inst(r2(part(0xf8a0e800, operation.bits(), 0, 5, 0), rn.0, 5, rm.0, 16))
}
#[doc = "`prfm <PRF>, [<XSP>, <W>, <EXT> #3]`"]
#[inline]
pub const fn prfm_prf_at_xsp_w_ext_3(operation: PrefetchBelow24, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r2(part(part(0xf8a05800, operation.bits(), 0, 5, 0), extend.bits(), 0, 1, 15), rn.0, 5, rm.0, 16))
}
#[doc = "`prfm <PRF>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn prfm_prf_at_xsp_w_ext(operation: PrefetchBelow24, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r2(part(part(0xf8a04800, operation.bits(), 0, 5, 0), extend.bits(), 0, 1, 15), rn.0, 5, rm.0, 16))
}
#[doc = "`rprfm <RPRF>, <X>, [<XSP>]`"]
#[inline]
pub const fn rprfm_prf_x_at_xsp(imm: Imm<0, 63, 1>, rm: X, rn: XSp) -> Inst {
    Inst(r2(part(part(part(0xf8a04818, imm.steps(), 0, 3, 0), imm.steps(), 3, 2, 12), imm.steps(), 5, 1, 15), rm.0, 16, rn.0, 5))
}
#[doc = "`rprfm #<I>, <X>, [<XSP>]`"]
#[inline]
pub const fn rprfm_i_x_at_xsp(imm: Imm<0, 63, 1>, rm: X, rn: XSp) -> Inst {
    Inst(r2(part(part(part(0xf8a04818, imm.steps(), 0, 3, 0), imm.steps(), 3, 2, 12), imm.steps(), 5, 1, 15), rm.0, 16, rn.0, 5))
}
#[doc = "`str <D>, [<XSP>, <X>, lsl #3]`"]
#[inline]
pub const fn str_d_at_xsp_x_lsl_3(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc207800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <D>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn str_d_at_xsp_w_ext(vd: D, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xfc204800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <D>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn str_d_at_xsp_x_sxtx(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc20e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <D>, [<XSP>, <X>, sxtx #3]`"]
#[inline]
pub const fn str_d_at_xsp_x_sxtx_3(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc20f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <D>, [<XSP>, <W>, <EXT> #3]`"]
#[inline]
pub const fn str_d_at_xsp_w_ext_3(vd: D, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xfc205800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <D>, [<XSP>, <W>, <EXT>]`"]
#[inline]
pub const fn ldr_d_at_xsp_w_ext(vd: D, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xfc604800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <D>, [<XSP>, <X>, sxtx]`"]
#[inline]
pub const fn ldr_d_at_xsp_x_sxtx(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc60e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <D>, [<XSP>, <X>, lsl #3]`"]
#[inline]
pub const fn ldr_d_at_xsp_x_lsl_3(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc607800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <D>, [<XSP>, <W>, <EXT> #3]`"]
#[inline]
pub const fn ldr_d_at_xsp_w_ext_3(vd: D, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xfc605800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <D>, [<XSP>, <X>, sxtx #3]`"]
#[inline]
pub const fn ldr_d_at_xsp_x_sxtx_3(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc60f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strb <W>, [<XSP>, <X>]`"]
#[inline]
pub const fn strb_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38206800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrb <W>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldrb_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38606800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <X>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldrsb_x_at_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38a06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsb <W>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldrsb_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38e06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <B>, [<XSP>, <X>]`"]
#[inline]
pub const fn str_b_at_xsp_x(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c206800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <B>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldr_b_at_xsp_x(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c606800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <Q>, [<XSP>, <X>]`"]
#[inline]
pub const fn str_q_at_xsp_x(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ca06800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <Q>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldr_q_at_xsp_x(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ce06800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`strh <W>, [<XSP>, <X>]`"]
#[inline]
pub const fn strh_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78206800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrh <W>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldrh_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78606800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <X>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldrsh_x_at_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78a06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsh <W>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldrsh_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78e06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <H>, [<XSP>, <X>]`"]
#[inline]
pub const fn str_h_at_xsp_x(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c206800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <H>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldr_h_at_xsp_x(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c606800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <W>, [<XSP>, <X>]`"]
#[inline]
pub const fn str_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8206800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <W>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldr_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8606800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldrsw <X>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldrsw_x_at_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8a06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <S>, [<XSP>, <X>]`"]
#[inline]
pub const fn str_s_at_xsp_x(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc206800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <S>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldr_s_at_xsp_x(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc606800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`str <X>, [<XSP>, <X>]`"]
#[inline]
pub const fn str_x_at_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf8206800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <X>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldr_x_at_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf8606800, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`prfm <PRF>, [<XSP>, <X>]`"]
#[inline]
pub const fn prfm_prf_at_xsp_x(operation: PrefetchBelow24, rn: XSp, rm: X) -> Inst {
    Inst(r2(part(0xf8a06800, operation.bits(), 0, 5, 0), rn.0, 5, rm.0, 16))
}
#[doc = "`str <D>, [<XSP>, <X>]`"]
#[inline]
pub const fn str_d_at_xsp_x(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc206800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldr <D>, [<XSP>, <X>]`"]
#[inline]
pub const fn ldr_d_at_xsp_x(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc606800, vd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`sttrb <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn sttrb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x38000800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`sttrb <W>, [<XSP>]`"]
#[inline]
pub const fn sttrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x38000800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrb <W>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldtrb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDTRB_W_AT_XSP_I, r2(part(0x38400800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrb <W>, [<XSP>]`"]
#[inline]
pub fn ldtrb_w_at_xsp(rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTRB_W_AT_XSP, r2(0x38400800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrsb <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldtrsb_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x38800800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrsb <X>, [<XSP>]`"]
#[inline]
pub const fn ldtrsb_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x38800800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrsb <W>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldtrsb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDTRSB_W_AT_XSP_I, r2(part(0x38c00800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrsb <W>, [<XSP>]`"]
#[inline]
pub fn ldtrsb_w_at_xsp(rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTRSB_W_AT_XSP, r2(0x38c00800, rd.0, 0, rn.0, 5))
}
#[doc = "`sttrh <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn sttrh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x78000800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`sttrh <W>, [<XSP>]`"]
#[inline]
pub const fn sttrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x78000800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrh <W>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldtrh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDTRH_W_AT_XSP_I, r2(part(0x78400800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrh <W>, [<XSP>]`"]
#[inline]
pub fn ldtrh_w_at_xsp(rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTRH_W_AT_XSP, r2(0x78400800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrsh <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldtrsh_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x78800800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrsh <W>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldtrsh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDTRSH_W_AT_XSP_I, r2(part(0x78c00800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrsh <W>, [<XSP>]`"]
#[inline]
pub fn ldtrsh_w_at_xsp(rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTRSH_W_AT_XSP, r2(0x78c00800, rd.0, 0, rn.0, 5))
}
#[doc = "`sttr <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn sttr_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xb8000800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldtr <W>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldtr_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDTR_W_AT_XSP_I, r2(part(0xb8400800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrsw <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldtrsw_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xb8800800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`sttr <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn sttr_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xf8000800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`sttr <X>, [<XSP>]`"]
#[inline]
pub const fn sttr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8000800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldtr <X>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldtr_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Result<Inst, EncodeError> {
    checked(form::LDTR_X_AT_XSP_I, r2(part(0xf8400800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldtr <X>, [<XSP>]`"]
#[inline]
pub fn ldtr_x_at_xsp(rd: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTR_X_AT_XSP, r2(0xf8400800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrsh <X>, [<XSP>]`"]
#[inline]
pub const fn ldtrsh_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x78800800, rd.0, 0, rn.0, 5))
}
#[doc = "`sttr <W>, [<XSP>]`"]
#[inline]
pub const fn sttr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb8000800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldtr <W>, [<XSP>]`"]
#[inline]
pub fn ldtr_w_at_xsp(rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTR_W_AT_XSP, r2(0xb8400800, rd.0, 0, rn.0, 5))
}
#[doc = "`ldtrsw <X>, [<XSP>]`"]
#[inline]
pub const fn ldtrsw_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xb8800800, rd.0, 0, rn.0, 5))
}
#[doc = "`sturb <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn sturb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x38000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldurb <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldurb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x38400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldurb <W>, [<XSP>]`"]
#[inline]
pub const fn ldurb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x38400000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldursb <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldursb_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x38800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldursb <X>, [<XSP>]`"]
#[inline]
pub const fn ldursb_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x38800000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldursb <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldursb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x38c00000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldursb <W>, [<XSP>]`"]
#[inline]
pub const fn ldursb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x38c00000, rd.0, 0, rn.0, 5))
}
#[doc = "`stur <B>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stur_b_at_xsp_i(vd: B, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3c000000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`stur <B>, [<XSP>]`"]
#[inline]
pub const fn stur_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x3c000000, vd.0, 0, rn.0, 5))
}
#[doc = "`ldur <B>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldur_b_at_xsp_i(vd: B, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3c400000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldur <B>, [<XSP>]`"]
#[inline]
pub const fn ldur_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x3c400000, vd.0, 0, rn.0, 5))
}
#[doc = "`stur <Q>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stur_q_at_xsp_i(vd: Q, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3c800000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`stur <Q>, [<XSP>]`"]
#[inline]
pub const fn stur_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x3c800000, vd.0, 0, rn.0, 5))
}
#[doc = "`ldur <Q>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldur_q_at_xsp_i(vd: Q, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x3cc00000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`sturh <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn sturh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x78000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`sturh <W>, [<XSP>]`"]
#[inline]
pub const fn sturh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x78000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldurh <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldurh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x78400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldursh <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldursh_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x78800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldursh <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldursh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x78c00000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stur <H>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stur_h_at_xsp_i(vd: H, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x7c000000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`stur <H>, [<XSP>]`"]
#[inline]
pub const fn stur_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x7c000000, vd.0, 0, rn.0, 5))
}
#[doc = "`ldur <H>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldur_h_at_xsp_i(vd: H, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0x7c400000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldur <H>, [<XSP>]`"]
#[inline]
pub const fn ldur_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x7c400000, vd.0, 0, rn.0, 5))
}
#[doc = "`stur <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stur_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xb8000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stur <W>, [<XSP>]`"]
#[inline]
pub const fn stur_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb8000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldur <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldur_w_at_xsp_i(rd: W, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xb8400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldur <W>, [<XSP>]`"]
#[inline]
pub const fn ldur_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb8400000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldursw <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldursw_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xb8800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stur <S>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stur_s_at_xsp_i(vd: S, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xbc000000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`stur <S>, [<XSP>]`"]
#[inline]
pub const fn stur_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0xbc000000, vd.0, 0, rn.0, 5))
}
#[doc = "`ldur <S>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldur_s_at_xsp_i(vd: S, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xbc400000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldur <S>, [<XSP>]`"]
#[inline]
pub const fn ldur_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0xbc400000, vd.0, 0, rn.0, 5))
}
#[doc = "`stur <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stur_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xf8000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldur <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldur_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xf8400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldur <X>, [<XSP>]`"]
#[inline]
pub const fn ldur_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8400000, rd.0, 0, rn.0, 5))
}
#[doc = "`prfum <PRF>, [<XSP>, #<I>]`"]
#[inline]
pub const fn prfum_prf_at_xsp_i(operation: Prefetch, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r1(part(part(0xf8800000, operation.field(), 0, 5, 0), imm.steps(), 0, 9, 12), rn.0, 5))
}
#[doc = "`stur <D>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stur_d_at_xsp_i(vd: D, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xfc000000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldur <D>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldur_d_at_xsp_i(vd: D, rn: XSp, imm: Imm<-256, 255, 1>) -> Inst {
    Inst(r2(part(0xfc400000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
#[doc = "`ldur <D>, [<XSP>]`"]
#[inline]
pub const fn ldur_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xfc400000, vd.0, 0, rn.0, 5))
}
#[doc = "`sturb <W>, [<XSP>]`"]
#[inline]
pub const fn sturb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x38000000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldur <Q>, [<XSP>]`"]
#[inline]
pub const fn ldur_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x3cc00000, vd.0, 0, rn.0, 5))
}
#[doc = "`ldurh <W>, [<XSP>]`"]
#[inline]
pub const fn ldurh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x78400000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldursh <X>, [<XSP>]`"]
#[inline]
pub const fn ldursh_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x78800000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldursh <W>, [<XSP>]`"]
#[inline]
pub const fn ldursh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x78c00000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldursw <X>, [<XSP>]`"]
#[inline]
pub const fn ldursw_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xb8800000, rd.0, 0, rn.0, 5))
}
#[doc = "`stur <X>, [<XSP>]`"]
#[inline]
pub const fn stur_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8000000, rd.0, 0, rn.0, 5))
}
#[doc = "`prfum <PRF>, [<XSP>]`"]
#[inline]
pub const fn prfum_prf_at_xsp(operation: Prefetch, rn: XSp) -> Inst {
    Inst(r1(part(0xf8800000, operation.field(), 0, 5, 0), rn.0, 5))
}
#[doc = "`stur <D>, [<XSP>]`"]
#[inline]
pub const fn stur_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xfc000000, vd.0, 0, rn.0, 5))
}
#[doc = "`stxp <W>, <W>, <W>, [<XSP>]`"]
#[inline]
pub fn stxp_w_w_w_at_xsp(rm: W, rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXP_W_W_W_AT_XSP, r4(0x88200000, rm.0, 16, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stlxp <W>, <W>, <W>, [<XSP>]`"]
#[inline]
pub fn stlxp_w_w_w_at_xsp(rm: W, rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXP_W_W_W_AT_XSP, r4(0x88208000, rm.0, 16, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldxp <W>, <W>, [<XSP>]`"]
#[inline]
pub fn ldxp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDXP_W_W_AT_XSP, r3(0x887f0000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldaxp <W>, <W>, [<XSP>]`"]
#[inline]
pub fn ldaxp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDAXP_W_W_AT_XSP, r3(0x887f8000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stxp <W>, <X>, <X>, [<XSP>]`"]
#[inline]
pub fn stxp_w_x_x_at_xsp(rm: W, rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXP_W_X_X_AT_XSP, r4(0xc8200000, rm.0, 16, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stlxp <W>, <X>, <X>, [<XSP>]`"]
#[inline]
pub fn stlxp_w_x_x_at_xsp(rm: W, rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXP_W_X_X_AT_XSP, r4(0xc8208000, rm.0, 16, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldxp <X>, <X>, [<XSP>]`"]
#[inline]
pub fn ldxp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDXP_X_X_AT_XSP, r3(0xc87f0000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldaxp <X>, <X>, [<XSP>]`"]
#[inline]
pub fn ldaxp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDAXP_X_X_AT_XSP, r3(0xc87f8000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stxrb <W>, <W>, [<XSP>]`"]
#[inline]
pub fn stxrb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXRB_W_W_AT_XSP, r3(0x08007c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`stlxrb <W>, <W>, [<XSP>]`"]
#[inline]
pub fn stlxrb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXRB_W_W_AT_XSP, r3(0x0800fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldxrb <W>, [<XSP>]`"]
#[inline]
pub const fn ldxrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x085f7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaxrb <W>, [<XSP>]`"]
#[inline]
pub const fn ldaxrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x085ffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`stxrh <W>, <W>, [<XSP>]`"]
#[inline]
pub fn stxrh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXRH_W_W_AT_XSP, r3(0x48007c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`stlxrh <W>, <W>, [<XSP>]`"]
#[inline]
pub fn stlxrh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXRH_W_W_AT_XSP, r3(0x4800fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldxrh <W>, [<XSP>]`"]
#[inline]
pub const fn ldxrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x485f7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaxrh <W>, [<XSP>]`"]
#[inline]
pub const fn ldaxrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x485ffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`stxr <W>, <W>, [<XSP>]`"]
#[inline]
pub fn stxr_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXR_W_W_AT_XSP, r3(0x88007c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`stlxr <W>, <W>, [<XSP>]`"]
#[inline]
pub fn stlxr_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXR_W_W_AT_XSP, r3(0x8800fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldxr <W>, [<XSP>]`"]
#[inline]
pub const fn ldxr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x885f7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaxr <W>, [<XSP>]`"]
#[inline]
pub const fn ldaxr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x885ffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`stxr <W>, <X>, [<XSP>]`"]
#[inline]
pub fn stxr_w_x_at_xsp(rm: W, rd: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXR_W_X_AT_XSP, r3(0xc8007c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`stlxr <W>, <X>, [<XSP>]`"]
#[inline]
pub fn stlxr_w_x_at_xsp(rm: W, rd: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXR_W_X_AT_XSP, r3(0xc800fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldxr <X>, [<XSP>]`"]
#[inline]
pub const fn ldxr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc85f7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaxr <X>, [<XSP>]`"]
#[inline]
pub const fn ldaxr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc85ffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`stnp <W>, <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stnp_w_w_at_xsp_i(rd: W, ra: W, rn: XSp, imm: Imm<-256, 252, 4>) -> Inst {
    Inst(r3(part(0x28000000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stnp <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn stnp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Inst {
    Inst(r3(0x28000000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldnp <W>, <W>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldnp_w_w_at_xsp_i(rd: W, ra: W, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDNP_W_W_AT_XSP_I, r3(part(0x28400000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldnp <W>, <W>, [<XSP>]`"]
#[inline]
pub fn ldnp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDNP_W_W_AT_XSP, r3(0x28400000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stnp <S>, <S>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stnp_s_s_at_xsp_i(vd: S, va: S, rn: XSp, imm: Imm<-256, 252, 4>) -> Inst {
    Inst(r3(part(0x2c000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stnp <S>, <S>, [<XSP>]`"]
#[inline]
pub const fn stnp_s_s_at_xsp(vd: S, va: S, rn: XSp) -> Inst {
    Inst(r3(0x2c000000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldnp <S>, <S>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldnp_s_s_at_xsp_i(vd: S, va: S, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDNP_S_S_AT_XSP_I, r3(part(0x2c400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldnp <S>, <S>, [<XSP>]`"]
#[inline]
pub fn ldnp_s_s_at_xsp(vd: S, va: S, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDNP_S_S_AT_XSP, r3(0x2c400000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stnp <D>, <D>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stnp_d_d_at_xsp_i(vd: D, va: D, rn: XSp, imm: Imm<-512, 504, 8>) -> Inst {
    Inst(r3(part(0x6c000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldnp <D>, <D>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldnp_d_d_at_xsp_i(vd: D, va: D, rn: XSp, imm: Imm<-512, 504, 8>) -> Result<Inst, EncodeError> {
    checked(form::LDNP_D_D_AT_XSP_I, r3(part(0x6c400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldnp <D>, <D>, [<XSP>]`"]
#[inline]
pub fn ldnp_d_d_at_xsp(vd: D, va: D, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDNP_D_D_AT_XSP, r3(0x6c400000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stnp <X>, <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stnp_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: Imm<-512, 504, 8>) -> Inst {
    Inst(r3(part(0xa8000000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stnp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn stnp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Inst {
    Inst(r3(0xa8000000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldnp <X>, <X>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldnp_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: Imm<-512, 504, 8>) -> Result<Inst, EncodeError> {
    checked(form::LDNP_X_X_AT_XSP_I, r3(part(0xa8400000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldnp <X>, <X>, [<XSP>]`"]
#[inline]
pub fn ldnp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDNP_X_X_AT_XSP, r3(0xa8400000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stnp <Q>, <Q>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stnp_q_q_at_xsp_i(vd: Q, va: Q, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Inst {
    Inst(r3(part(0xac000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldnp <Q>, <Q>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldnp_q_q_at_xsp_i(vd: Q, va: Q, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Result<Inst, EncodeError> {
    checked(form::LDNP_Q_Q_AT_XSP_I, r3(part(0xac400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stnp <D>, <D>, [<XSP>]`"]
#[inline]
pub const fn stnp_d_d_at_xsp(vd: D, va: D, rn: XSp) -> Inst {
    Inst(r3(0x6c000000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stnp <Q>, <Q>, [<XSP>]`"]
#[inline]
pub const fn stnp_q_q_at_xsp(vd: Q, va: Q, rn: XSp) -> Inst {
    Inst(r3(0xac000000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldnp <Q>, <Q>, [<XSP>]`"]
#[inline]
pub fn ldnp_q_q_at_xsp(vd: Q, va: Q, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDNP_Q_Q_AT_XSP, r3(0xac400000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stllrb <W>, [<XSP>]`"]
#[inline]
pub const fn stllrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x089f7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`stlrb <W>, [<XSP>]`"]
#[inline]
pub const fn stlrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x089ffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldlarb <W>, [<XSP>]`"]
#[inline]
pub const fn ldlarb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x08df7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldarb <W>, [<XSP>]`"]
#[inline]
pub const fn ldarb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x08dffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`stllrh <W>, [<XSP>]`"]
#[inline]
pub const fn stllrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x489f7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`stlrh <W>, [<XSP>]`"]
#[inline]
pub const fn stlrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x489ffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldlarh <W>, [<XSP>]`"]
#[inline]
pub const fn ldlarh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x48df7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldarh <W>, [<XSP>]`"]
#[inline]
pub const fn ldarh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x48dffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`stllr <W>, [<XSP>]`"]
#[inline]
pub const fn stllr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x889f7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`stlr <W>, [<XSP>]`"]
#[inline]
pub const fn stlr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x889ffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldlar <W>, [<XSP>]`"]
#[inline]
pub const fn ldlar_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x88df7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldar <W>, [<XSP>]`"]
#[inline]
pub const fn ldar_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x88dffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`stllr <X>, [<XSP>]`"]
#[inline]
pub const fn stllr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc89f7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`stlr <X>, [<XSP>]`"]
#[inline]
pub const fn stlr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc89ffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldlar <X>, [<XSP>]`"]
#[inline]
pub const fn ldlar_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc8df7c00, rd.0, 0, rn.0, 5))
}
#[doc = "`ldar <X>, [<XSP>]`"]
#[inline]
pub const fn ldar_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc8dffc00, rd.0, 0, rn.0, 5))
}
#[doc = "`stp <W>, <W>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stp_w_w_at_xsp_i(rd: W, ra: W, rn: XSp, imm: Imm<-256, 252, 4>) -> Inst {
    Inst(r3(part(0x29000000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn stp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Inst {
    Inst(r3(0x29000000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldp <W>, <W>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldp_w_w_at_xsp_i(rd: W, ra: W, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDP_W_W_AT_XSP_I, r3(part(0x29400000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <S>, <S>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stp_s_s_at_xsp_i(vd: S, va: S, rn: XSp, imm: Imm<-256, 252, 4>) -> Inst {
    Inst(r3(part(0x2d000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stp <S>, <S>, [<XSP>]`"]
#[inline]
pub const fn stp_s_s_at_xsp(vd: S, va: S, rn: XSp) -> Inst {
    Inst(r3(0x2d000000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <S>, <S>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldp_s_s_at_xsp_i(vd: S, va: S, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDP_S_S_AT_XSP_I, r3(part(0x2d400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <S>, <S>, [<XSP>]`"]
#[inline]
pub fn ldp_s_s_at_xsp(vd: S, va: S, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDP_S_S_AT_XSP, r3(0x2d400000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stgp <X>, <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stgp_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Inst {
    Inst(r3(part(0x69000000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldpsw <X>, <X>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldpsw_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDPSW_X_X_AT_XSP_I, r3(part(0x69400000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldpsw <X>, <X>, [<XSP>]`"]
#[inline]
pub fn ldpsw_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDPSW_X_X_AT_XSP, r3(0x69400000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <D>, <D>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stp_d_d_at_xsp_i(vd: D, va: D, rn: XSp, imm: Imm<-512, 504, 8>) -> Inst {
    Inst(r3(part(0x6d000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stp <D>, <D>, [<XSP>]`"]
#[inline]
pub const fn stp_d_d_at_xsp(vd: D, va: D, rn: XSp) -> Inst {
    Inst(r3(0x6d000000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <D>, <D>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldp_d_d_at_xsp_i(vd: D, va: D, rn: XSp, imm: Imm<-512, 504, 8>) -> Result<Inst, EncodeError> {
    checked(form::LDP_D_D_AT_XSP_I, r3(part(0x6d400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <D>, <D>, [<XSP>]`"]
#[inline]
pub fn ldp_d_d_at_xsp(vd: D, va: D, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDP_D_D_AT_XSP, r3(0x6d400000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stp <X>, <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stp_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: Imm<-512, 504, 8>) -> Inst {
    Inst(r3(part(0xa9000000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldp <X>, <X>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldp_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: Imm<-512, 504, 8>) -> Result<Inst, EncodeError> {
    checked(form::LDP_X_X_AT_XSP_I, r3(part(0xa9400000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldp <X>, <X>, [<XSP>]`"]
#[inline]
pub fn ldp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDP_X_X_AT_XSP, r3(0xa9400000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <Q>, <Q>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stp_q_q_at_xsp_i(vd: Q, va: Q, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Inst {
    Inst(r3(part(0xad000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stp <Q>, <Q>, [<XSP>]`"]
#[inline]
pub const fn stp_q_q_at_xsp(vd: Q, va: Q, rn: XSp) -> Inst {
    Inst(r3(0xad000000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <Q>, <Q>, [<XSP>, #<I>]`"]
#[inline]
pub fn ldp_q_q_at_xsp_i(vd: Q, va: Q, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Result<Inst, EncodeError> {
    checked(form::LDP_Q_Q_AT_XSP_I, r3(part(0xad400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <W>, <W>, [<XSP>]`"]
#[inline]
pub fn ldp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDP_W_W_AT_XSP, r3(0x29400000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stgp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn stgp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Inst {
    Inst(r3(0x69000000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn stp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Inst {
    Inst(r3(0xa9000000, rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldp <Q>, <Q>, [<XSP>]`"]
#[inline]
pub fn ldp_q_q_at_xsp(vd: Q, va: Q, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDP_Q_Q_AT_XSP, r3(0xad400000, vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stp <W>, <W>, [<XSP>], #<I>`"]
#[inline]
pub fn stp_w_w_at_xsp_then_i(rd: W, ra: W, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::STP_W_W_AT_XSP_THEN_I, r3(part(0x28800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldp <W>, <W>, [<XSP>], #<I>`"]
#[inline]
pub fn ldp_w_w_at_xsp_then_i(rd: W, ra: W, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDP_W_W_AT_XSP_THEN_I, r3(part(0x28c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <S>, <S>, [<XSP>], #<I>`"]
#[inline]
pub const fn stp_s_s_at_xsp_then_i(vd: S, va: S, rn: XSp, imm: Imm<-256, 252, 4>) -> Inst {
    Inst(r3(part(0x2c800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <S>, <S>, [<XSP>], #<I>`"]
#[inline]
pub fn ldp_s_s_at_xsp_then_i(vd: S, va: S, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDP_S_S_AT_XSP_THEN_I, r3(part(0x2cc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stgp <X>, <X>, [<XSP>], #<I>`"]
#[inline]
pub fn stgp_x_x_at_xsp_then_i(rd: X, ra: X, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Result<Inst, EncodeError> {
    checked(form::STGP_X_X_AT_XSP_THEN_I, r3(part(0x68800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldpsw <X>, <X>, [<XSP>], #<I>`"]
#[inline]
pub fn ldpsw_x_x_at_xsp_then_i(rd: X, ra: X, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDPSW_X_X_AT_XSP_THEN_I, r3(part(0x68c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <D>, <D>, [<XSP>], #<I>`"]
#[inline]
pub const fn stp_d_d_at_xsp_then_i(vd: D, va: D, rn: XSp, imm: Imm<-512, 504, 8>) -> Inst {
    Inst(r3(part(0x6c800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <D>, <D>, [<XSP>], #<I>`"]
#[inline]
pub fn ldp_d_d_at_xsp_then_i(vd: D, va: D, rn: XSp, imm: Imm<-512, 504, 8>) -> Result<Inst, EncodeError> {
    checked(form::LDP_D_D_AT_XSP_THEN_I, r3(part(0x6cc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stp <X>, <X>, [<XSP>], #<I>`"]
#[inline]
pub fn stp_x_x_at_xsp_then_i(rd: X, ra: X, rn: XSp, imm: Imm<-512, 504, 8>) -> Result<Inst, EncodeError> {
    checked(form::STP_X_X_AT_XSP_THEN_I, r3(part(0xa8800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldp <X>, <X>, [<XSP>], #<I>`"]
#[inline]
pub fn ldp_x_x_at_xsp_then_i(rd: X, ra: X, rn: XSp, imm: Imm<-512, 504, 8>) -> Result<Inst, EncodeError> {
    checked(form::LDP_X_X_AT_XSP_THEN_I, r3(part(0xa8c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <Q>, <Q>, [<XSP>], #<I>`"]
#[inline]
pub const fn stp_q_q_at_xsp_then_i(vd: Q, va: Q, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Inst {
    Inst(r3(part(0xac800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <Q>, <Q>, [<XSP>], #<I>`"]
#[inline]
pub fn ldp_q_q_at_xsp_then_i(vd: Q, va: Q, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Result<Inst, EncodeError> {
    checked(form::LDP_Q_Q_AT_XSP_THEN_I, r3(part(0xacc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stp <W>, <W>, [<XSP>, #<I>]!`"]
#[inline]
pub fn stp_w_w_at_xsp_i_pre(rd: W, ra: W, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::STP_W_W_AT_XSP_I_PRE, r3(part(0x29800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldp <W>, <W>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldp_w_w_at_xsp_i_pre(rd: W, ra: W, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDP_W_W_AT_XSP_I_PRE, r3(part(0x29c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <S>, <S>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn stp_s_s_at_xsp_i_pre(vd: S, va: S, rn: XSp, imm: Imm<-256, 252, 4>) -> Inst {
    Inst(r3(part(0x2d800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <S>, <S>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldp_s_s_at_xsp_i_pre(vd: S, va: S, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDP_S_S_AT_XSP_I_PRE, r3(part(0x2dc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stgp <X>, <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn stgp_x_x_at_xsp_i_pre(rd: X, ra: X, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Result<Inst, EncodeError> {
    checked(form::STGP_X_X_AT_XSP_I_PRE, r3(part(0x69800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldpsw <X>, <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldpsw_x_x_at_xsp_i_pre(rd: X, ra: X, rn: XSp, imm: Imm<-256, 252, 4>) -> Result<Inst, EncodeError> {
    checked(form::LDPSW_X_X_AT_XSP_I_PRE, r3(part(0x69c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <D>, <D>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn stp_d_d_at_xsp_i_pre(vd: D, va: D, rn: XSp, imm: Imm<-512, 504, 8>) -> Inst {
    Inst(r3(part(0x6d800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <D>, <D>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldp_d_d_at_xsp_i_pre(vd: D, va: D, rn: XSp, imm: Imm<-512, 504, 8>) -> Result<Inst, EncodeError> {
    checked(form::LDP_D_D_AT_XSP_I_PRE, r3(part(0x6dc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stp <X>, <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn stp_x_x_at_xsp_i_pre(rd: X, ra: X, rn: XSp, imm: Imm<-512, 504, 8>) -> Result<Inst, EncodeError> {
    checked(form::STP_X_X_AT_XSP_I_PRE, r3(part(0xa9800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`ldp <X>, <X>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldp_x_x_at_xsp_i_pre(rd: X, ra: X, rn: XSp, imm: Imm<-512, 504, 8>) -> Result<Inst, EncodeError> {
    checked(form::LDP_X_X_AT_XSP_I_PRE, r3(part(0xa9c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
#[doc = "`stp <Q>, <Q>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn stp_q_q_at_xsp_i_pre(vd: Q, va: Q, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Inst {
    Inst(r3(part(0xad800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`ldp <Q>, <Q>, [<XSP>, #<I>]!`"]
#[inline]
pub fn ldp_q_q_at_xsp_i_pre(vd: Q, va: Q, rn: XSp, imm: Imm<-1024, 1008, 16>) -> Result<Inst, EncodeError> {
    checked(form::LDP_Q_Q_AT_XSP_I_PRE, r3(part(0xadc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
#[doc = "`stg <XSP>, [<XSP>], #<I>`"]
#[inline]
pub const fn stg_xsp_at_xsp_then_i(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9200400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stg <XSP>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stg_xsp_at_xsp_i(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9200800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stg <XSP>, [<XSP>]`"]
#[inline]
pub const fn stg_xsp_at_xsp(rd: XSp, rn: XSp) -> Inst {
    Inst(r2(0xd9200800, rd.0, 0, rn.0, 5))
}
#[doc = "`stg <XSP>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn stg_xsp_at_xsp_i_pre(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9200c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stzgm <X>, [<XSP>]`"]
#[inline]
pub const fn stzgm_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9200000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldg <X>, [<XSP>, #<I>]`"]
#[inline]
pub const fn ldg_x_at_xsp_i(rd: X, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9600000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stzg <XSP>, [<XSP>], #<I>`"]
#[inline]
pub const fn stzg_xsp_at_xsp_then_i(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9600400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stzg <XSP>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stzg_xsp_at_xsp_i(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9600800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stzg <XSP>, [<XSP>]`"]
#[inline]
pub const fn stzg_xsp_at_xsp(rd: XSp, rn: XSp) -> Inst {
    Inst(r2(0xd9600800, rd.0, 0, rn.0, 5))
}
#[doc = "`stzg <XSP>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn stzg_xsp_at_xsp_i_pre(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9600c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`st2g <XSP>, [<XSP>], #<I>`"]
#[inline]
pub const fn st2g_xsp_at_xsp_then_i(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9a00400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`st2g <XSP>, [<XSP>, #<I>]`"]
#[inline]
pub const fn st2g_xsp_at_xsp_i(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9a00800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`st2g <XSP>, [<XSP>]`"]
#[inline]
pub const fn st2g_xsp_at_xsp(rd: XSp, rn: XSp) -> Inst {
    Inst(r2(0xd9a00800, rd.0, 0, rn.0, 5))
}
#[doc = "`st2g <XSP>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn st2g_xsp_at_xsp_i_pre(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9a00c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stgm <X>, [<XSP>]`"]
#[inline]
pub const fn stgm_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9a00000, rd.0, 0, rn.0, 5))
}
#[doc = "`stz2g <XSP>, [<XSP>], #<I>`"]
#[inline]
pub const fn stz2g_xsp_at_xsp_then_i(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9e00400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stz2g <XSP>, [<XSP>, #<I>]`"]
#[inline]
pub const fn stz2g_xsp_at_xsp_i(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9e00800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`stz2g <XSP>, [<XSP>]`"]
#[inline]
pub const fn stz2g_xsp_at_xsp(rd: XSp, rn: XSp) -> Inst {
    Inst(r2(0xd9e00800, rd.0, 0, rn.0, 5))
}
#[doc = "`stz2g <XSP>, [<XSP>, #<I>]!`"]
#[inline]
pub const fn stz2g_xsp_at_xsp_i_pre(rd: XSp, rn: XSp, imm: Imm<-4096, 4080, 16>) -> Inst {
    Inst(r2(part(0xd9e00c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
#[doc = "`ldgm <X>, [<XSP>]`"]
#[inline]
pub const fn ldgm_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9e00000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldg <X>, [<XSP>]`"]
#[inline]
pub const fn ldg_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9600000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldr <W>, #<I>`"]
#[inline]
pub const fn ldr_w_i(rd: W, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(r1(part(0x18000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
#[doc = "`ldr <S>, #<I>`"]
#[inline]
pub const fn ldr_s_i(vd: S, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(r1(part(0x1c000000, imm.steps(), 0, 19, 5), vd.0, 0))
}
#[doc = "`ldr <X>, #<I>`"]
#[inline]
pub const fn ldr_x_i(rd: X, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(r1(part(0x58000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
#[doc = "`ldr <D>, #<I>`"]
#[inline]
pub const fn ldr_d_i(vd: D, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(r1(part(0x5c000000, imm.steps(), 0, 19, 5), vd.0, 0))
}
#[doc = "`ldrsw <X>, #<I>`"]
#[inline]
pub const fn ldrsw_x_i(rd: X, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(r1(part(0x98000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
#[doc = "`ldr <Q>, #<I>`"]
#[inline]
pub const fn ldr_q_i(vd: Q, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(r1(part(0x9c000000, imm.steps(), 0, 19, 5), vd.0, 0))
}
#[doc = "`prfm <PRF>, #<I>`"]
#[inline]
pub const fn prfm_prf_i(operation: Prefetch, imm: Imm<-1048576, 1048572, 4>) -> Inst {
    Inst(part(part(0xd8000000, operation.field(), 0, 5, 0), imm.steps(), 0, 19, 5))
}
#[doc = "`cpyfp [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfp_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFP_AT_X_PRE_AT_X_PRE_X, r3(0x19000400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfpwt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfpwt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPWT_AT_X_PRE_AT_X_PRE_X, r3(0x19001400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfprt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfprt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPRT_AT_X_PRE_AT_X_PRE_X, r3(0x19002400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfpt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfpt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPT_AT_X_PRE_AT_X_PRE_X, r3(0x19003400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfpwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfpwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPWN_AT_X_PRE_AT_X_PRE_X, r3(0x19004400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfpwtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfpwtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19005400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfprtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfprtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPRTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19006400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfptwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfptwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19007400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfprn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfprn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPRN_AT_X_PRE_AT_X_PRE_X, r3(0x19008400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfpwtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfpwtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x19009400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfprtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfprtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPRTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1900a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfptrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfptrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1900b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfpn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfpn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPN_AT_X_PRE_AT_X_PRE_X, r3(0x1900c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfpwtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfpwtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1900d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfprtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfprtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPRTN_AT_X_PRE_AT_X_PRE_X, r3(0x1900e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfptn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfptn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPTN_AT_X_PRE_AT_X_PRE_X, r3(0x1900f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfm [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfm_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFM_AT_X_PRE_AT_X_PRE_X, r3(0x19400400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmwt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmwt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMWT_AT_X_PRE_AT_X_PRE_X, r3(0x19401400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmrt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmrt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMRT_AT_X_PRE_AT_X_PRE_X, r3(0x19402400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMT_AT_X_PRE_AT_X_PRE_X, r3(0x19403400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMWN_AT_X_PRE_AT_X_PRE_X, r3(0x19404400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmwtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmwtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19405400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmrtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmrtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMRTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19406400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19407400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMRN_AT_X_PRE_AT_X_PRE_X, r3(0x19408400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmwtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmwtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x19409400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmrtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmrtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMRTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1940a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1940b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMN_AT_X_PRE_AT_X_PRE_X, r3(0x1940c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmwtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmwtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1940d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmrtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmrtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMRTN_AT_X_PRE_AT_X_PRE_X, r3(0x1940e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfmtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfmtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMTN_AT_X_PRE_AT_X_PRE_X, r3(0x1940f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfe [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfe_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFE_AT_X_PRE_AT_X_PRE_X, r3(0x19800400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfewt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfewt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEWT_AT_X_PRE_AT_X_PRE_X, r3(0x19801400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfert [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfert_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFERT_AT_X_PRE_AT_X_PRE_X, r3(0x19802400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfet [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfet_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFET_AT_X_PRE_AT_X_PRE_X, r3(0x19803400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfewn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfewn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEWN_AT_X_PRE_AT_X_PRE_X, r3(0x19804400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfewtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfewtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19805400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfertwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfertwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFERTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19806400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfetwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfetwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFETWN_AT_X_PRE_AT_X_PRE_X, r3(0x19807400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfern [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfern_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFERN_AT_X_PRE_AT_X_PRE_X, r3(0x19808400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfewtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfewtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x19809400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfertrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfertrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFERTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1980a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfetrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfetrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFETRN_AT_X_PRE_AT_X_PRE_X, r3(0x1980b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfen [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfen_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEN_AT_X_PRE_AT_X_PRE_X, r3(0x1980c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfewtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfewtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1980d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfertn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfertn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFERTN_AT_X_PRE_AT_X_PRE_X, r3(0x1980e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyfetn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyfetn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFETN_AT_X_PRE_AT_X_PRE_X, r3(0x1980f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`setp [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setp_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETP_AT_X_PRE_X_X, r3(0x19c00400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setpt [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setpt_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETPT_AT_X_PRE_X_X, r3(0x19c01400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setpn [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setpn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETPN_AT_X_PRE_X_X, r3(0x19c02400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setptn [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setptn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETPTN_AT_X_PRE_X_X, r3(0x19c03400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setm [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setm_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETM_AT_X_PRE_X_X, r3(0x19c04400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setmt [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setmt_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETMT_AT_X_PRE_X_X, r3(0x19c05400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setmn [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setmn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETMN_AT_X_PRE_X_X, r3(0x19c06400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setmtn [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setmtn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETMTN_AT_X_PRE_X_X, r3(0x19c07400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`sete [<X>]!, <X>!, <X>`"]
#[inline]
pub fn sete_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETE_AT_X_PRE_X_X, r3(0x19c08400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setet [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setet_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETET_AT_X_PRE_X_X, r3(0x19c09400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`seten [<X>]!, <X>!, <X>`"]
#[inline]
pub fn seten_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETEN_AT_X_PRE_X_X, r3(0x19c0a400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setetn [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setetn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETETN_AT_X_PRE_X_X, r3(0x19c0b400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`cpyp [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyp_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYP_AT_X_PRE_AT_X_PRE_X, r3(0x1d000400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpypwt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpypwt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPWT_AT_X_PRE_AT_X_PRE_X, r3(0x1d001400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyprt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyprt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPRT_AT_X_PRE_AT_X_PRE_X, r3(0x1d002400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpypt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpypt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPT_AT_X_PRE_AT_X_PRE_X, r3(0x1d003400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpypwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpypwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d004400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpypwtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpypwtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d005400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyprtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyprtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPRTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d006400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyptwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyptwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d007400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyprn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyprn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d008400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpypwtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpypwtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d009400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyprtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyprtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPRTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyptrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyptrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpypn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpypn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpypwtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpypwtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyprtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyprtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPRTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyptn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyptn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpym [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpym_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYM_AT_X_PRE_AT_X_PRE_X, r3(0x1d400400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymwt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymwt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMWT_AT_X_PRE_AT_X_PRE_X, r3(0x1d401400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymrt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymrt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMRT_AT_X_PRE_AT_X_PRE_X, r3(0x1d402400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMT_AT_X_PRE_AT_X_PRE_X, r3(0x1d403400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d404400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymwtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymwtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d405400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymrtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymrtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMRTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d406400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d407400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d408400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymwtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymwtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d409400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymrtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymrtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMRTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymwtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymwtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymrtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymrtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMRTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpymtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpymtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpye [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpye_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYE_AT_X_PRE_AT_X_PRE_X, r3(0x1d800400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyewt [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyewt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEWT_AT_X_PRE_AT_X_PRE_X, r3(0x1d801400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyert [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyert_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYERT_AT_X_PRE_AT_X_PRE_X, r3(0x1d802400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyet [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyet_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYET_AT_X_PRE_AT_X_PRE_X, r3(0x1d803400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyewn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyewn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d804400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyewtwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyewtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d805400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyertwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyertwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYERTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d806400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyetwn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyetwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYETWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d807400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyern [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyern_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYERN_AT_X_PRE_AT_X_PRE_X, r3(0x1d808400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyewtrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyewtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d809400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyertrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyertrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYERTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyetrn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyetrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYETRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyen [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyen_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyewtn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyewtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyertn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyertn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYERTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`cpyetn [<X>]!, [<X>]!, <X>!`"]
#[inline]
pub fn cpyetn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYETN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`setgp [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setgp_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGP_AT_X_PRE_X_X, r3(0x1dc00400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setgpt [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setgpt_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGPT_AT_X_PRE_X_X, r3(0x1dc01400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setgpn [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setgpn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGPN_AT_X_PRE_X_X, r3(0x1dc02400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setgptn [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setgptn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGPTN_AT_X_PRE_X_X, r3(0x1dc03400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setgm [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setgm_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGM_AT_X_PRE_X_X, r3(0x1dc04400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setgmt [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setgmt_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGMT_AT_X_PRE_X_X, r3(0x1dc05400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setgmn [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setgmn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGMN_AT_X_PRE_X_X, r3(0x1dc06400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setgmtn [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setgmtn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGMTN_AT_X_PRE_X_X, r3(0x1dc07400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setge [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setge_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGE_AT_X_PRE_X_X, r3(0x1dc08400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setget [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setget_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGET_AT_X_PRE_X_X, r3(0x1dc09400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setgen [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setgen_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGEN_AT_X_PRE_X_X, r3(0x1dc0a400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`setgetn [<X>]!, <X>!, <X>`"]
#[inline]
pub fn setgetn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGETN_AT_X_PRE_X_X, r3(0x1dc0b400, rd.0, 0, rn.0, 5, rm.0, 16))
}
#[doc = "`ldaddb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldaddb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38200000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclrb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclrb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38201000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeorb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeorb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38202000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsetb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38203000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38204000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsminb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38205000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38206000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn lduminb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38207000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swpb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38208000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwclr <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwclr_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38209000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwswp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwswp_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x3820a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwset <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwset_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x3820b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaddlb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldaddlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38600000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclrlb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclrlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38601000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeorlb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeorlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38602000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetlb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsetlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38603000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`stsetlb <W>, [<XSP>]`"]
#[inline]
pub const fn stsetlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860301f, rm.0, 16, rn.0, 5))
}
#[doc = "`ldsmaxlb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38604000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminlb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsminlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38605000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxlb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38606000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminlb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn lduminlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38607000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swplb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swplb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38608000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwclrl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwclrl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38609000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwswpl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwswpl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x3860a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsetl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsetl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x3860b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaddab <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldaddab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclrab <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclrab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeorab <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeorab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetab <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsetab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxab <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminab <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsminab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxab <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminab <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn lduminab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpab <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swpab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwclra <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwclra_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38a09000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwswpa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwswpa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38a0a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwseta <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwseta_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38a0b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaprb <W>, [<XSP>]`"]
#[inline]
pub const fn ldaprb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x38bfc000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaddalb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldaddalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclralb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclralb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeoralb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeoralb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetalb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsetalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxalb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminalb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsminalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxalb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminalb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn lduminalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpalb <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swpalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwclral <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwclral_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38e09000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwswpal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwswpal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38e0a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsetal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsetal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38e0b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaddh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldaddh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78200000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclrh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclrh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78201000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeorh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeorh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78202000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldseth <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldseth_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78203000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78204000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsminh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78205000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78206000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn lduminh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78207000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swph <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swph_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78208000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsclr <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsclr_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78209000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsswp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsswp_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x7820a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsset <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsset_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x7820b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaddlh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldaddlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78600000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclrlh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclrlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78601000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeorlh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeorlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78602000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetlh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsetlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78603000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxlh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78604000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminlh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsminlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78605000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxlh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78606000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminlh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn lduminlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78607000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swplh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swplh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78608000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsclrl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsclrl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78609000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsswpl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsswpl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x7860a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwssetl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwssetl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x7860b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaddah <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldaddah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclrah <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclrah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeorah <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeorah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetah <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsetah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxah <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminah <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsminah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxah <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminah <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn lduminah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpah <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swpah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsclra <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsclra_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78a09000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsswpa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsswpa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78a0a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsseta <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsseta_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78a0b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaprh <W>, [<XSP>]`"]
#[inline]
pub const fn ldaprh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x78bfc000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaddalh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldaddalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclralh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclralh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeoralh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeoralh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetalh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsetalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxalh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminalh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsminalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxalh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminalh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn lduminalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpalh <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swpalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsclral <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsclral_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78e09000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwsswpal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwsswpal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78e0a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwssetal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwssetal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78e0b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldadd <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldadd_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8200000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclr <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclr_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8201000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeor <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeor_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8202000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldset <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldset_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8203000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmax <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmax_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8204000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmin <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmin_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8205000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumax <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumax_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8206000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumin <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumin_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8207000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swp <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swp_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8208000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaddl <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldaddl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8600000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclrl <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclrl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8601000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeorl <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeorl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8602000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetl <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsetl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8603000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxl <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8604000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminl <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsminl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8605000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxl <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8606000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminl <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn lduminl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8607000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpl <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swpl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8608000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldadda <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldadda_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclra <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclra_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeora <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeora_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldseta <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldseta_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxa <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxa_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmina <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmina_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxa <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxa_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumina <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumina_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpa <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swpa_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapr <W>, [<XSP>]`"]
#[inline]
pub const fn ldapr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb8bfc000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaddal <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldaddal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclral <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldclral_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeoral <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldeoral_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetal <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsetal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxal <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminal <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldsminal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxal <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn ldumaxal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminal <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn lduminal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpal <W>, <W>, [<XSP>]`"]
#[inline]
pub const fn swpal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldadd <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldadd_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8200000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclr <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldclr_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8201000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeor <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldeor_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8202000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldset <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldset_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8203000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`stset <X>, [<XSP>]`"]
#[inline]
pub const fn stset_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820301f, rm.0, 16, rn.0, 5))
}
#[doc = "`ldsmax <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsmax_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8204000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmin <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsmin_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8205000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumax <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldumax_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8206000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumin <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldumin_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8207000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn swp_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8208000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`st64bv0 <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn st64bv0_x_x_at_xsp(rm: X, rd: XPair0To22, rn: XSp) -> Inst {
    Inst(r3(0xf820a000, rm.0, 16, rd.0, 1, rn.0, 5))
}
#[doc = "`st64bv <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn st64bv_x_x_at_xsp(rm: X, rd: XPair0To22, rn: XSp) -> Inst {
    Inst(r3(0xf820b000, rm.0, 16, rd.0, 1, rn.0, 5))
}
#[doc = "`st64b <X>, [<XSP>]`"]
#[inline]
pub const fn st64b_x_at_xsp(rd: XPair0To22, rn: XSp) -> Inst {
    Inst(r2(0xf83f9000, rd.0, 1, rn.0, 5))
}
#[doc = "`ld64b <X>, [<XSP>]`"]
#[inline]
pub const fn ld64b_x_at_xsp(rd: XPair0To22, rn: XSp) -> Inst {
    Inst(r2(0xf83fd000, rd.0, 1, rn.0, 5))
}
#[doc = "`ldaddl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldaddl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8600000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclrl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldclrl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8601000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeorl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldeorl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8602000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsetl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8603000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8604000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsminl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8605000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldumaxl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8606000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn lduminl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8607000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn swpl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8608000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldadda <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldadda_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclra <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldclra_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeora <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldeora_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldseta <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldseta_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmina <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsmina_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldumaxa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumina <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldumina_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn swpa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldapr <X>, [<XSP>]`"]
#[inline]
pub const fn ldapr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8bfc000, rd.0, 0, rn.0, 5))
}
#[doc = "`ldaddal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldaddal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldclral <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldclral_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldeoral <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldeoral_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsetal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsetal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsmaxal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsmaxal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldsminal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsminal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`ldumaxal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldumaxal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`lduminal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn lduminal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`swpal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn swpal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`staddb <W>, [<XSP>]`"]
#[inline]
pub const fn staddb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820001f, rm.0, 16, rn.0, 5))
}
#[doc = "`stclrb <W>, [<XSP>]`"]
#[inline]
pub const fn stclrb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820101f, rm.0, 16, rn.0, 5))
}
#[doc = "`steorb <W>, [<XSP>]`"]
#[inline]
pub const fn steorb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820201f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsetb <W>, [<XSP>]`"]
#[inline]
pub const fn stsetb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820301f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsmaxb <W>, [<XSP>]`"]
#[inline]
pub const fn stsmaxb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820401f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsminb <W>, [<XSP>]`"]
#[inline]
pub const fn stsminb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820501f, rm.0, 16, rn.0, 5))
}
#[doc = "`stumaxb <W>, [<XSP>]`"]
#[inline]
pub const fn stumaxb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820601f, rm.0, 16, rn.0, 5))
}
#[doc = "`stuminb <W>, [<XSP>]`"]
#[inline]
pub const fn stuminb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820701f, rm.0, 16, rn.0, 5))
}
#[doc = "`staddlb <W>, [<XSP>]`"]
#[inline]
pub const fn staddlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860001f, rm.0, 16, rn.0, 5))
}
#[doc = "`stclrlb <W>, [<XSP>]`"]
#[inline]
pub const fn stclrlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860101f, rm.0, 16, rn.0, 5))
}
#[doc = "`steorlb <W>, [<XSP>]`"]
#[inline]
pub const fn steorlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860201f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsmaxlb <W>, [<XSP>]`"]
#[inline]
pub const fn stsmaxlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860401f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsminlb <W>, [<XSP>]`"]
#[inline]
pub const fn stsminlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860501f, rm.0, 16, rn.0, 5))
}
#[doc = "`stumaxlb <W>, [<XSP>]`"]
#[inline]
pub const fn stumaxlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860601f, rm.0, 16, rn.0, 5))
}
#[doc = "`stuminlb <W>, [<XSP>]`"]
#[inline]
pub const fn stuminlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860701f, rm.0, 16, rn.0, 5))
}
#[doc = "`staddh <W>, [<XSP>]`"]
#[inline]
pub const fn staddh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820001f, rm.0, 16, rn.0, 5))
}
#[doc = "`stclrh <W>, [<XSP>]`"]
#[inline]
pub const fn stclrh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820101f, rm.0, 16, rn.0, 5))
}
#[doc = "`steorh <W>, [<XSP>]`"]
#[inline]
pub const fn steorh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820201f, rm.0, 16, rn.0, 5))
}
#[doc = "`stseth <W>, [<XSP>]`"]
#[inline]
pub const fn stseth_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820301f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsmaxh <W>, [<XSP>]`"]
#[inline]
pub const fn stsmaxh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820401f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsminh <W>, [<XSP>]`"]
#[inline]
pub const fn stsminh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820501f, rm.0, 16, rn.0, 5))
}
#[doc = "`stumaxh <W>, [<XSP>]`"]
#[inline]
pub const fn stumaxh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820601f, rm.0, 16, rn.0, 5))
}
#[doc = "`stuminh <W>, [<XSP>]`"]
#[inline]
pub const fn stuminh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820701f, rm.0, 16, rn.0, 5))
}
#[doc = "`staddlh <W>, [<XSP>]`"]
#[inline]
pub const fn staddlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860001f, rm.0, 16, rn.0, 5))
}
#[doc = "`stclrlh <W>, [<XSP>]`"]
#[inline]
pub const fn stclrlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860101f, rm.0, 16, rn.0, 5))
}
#[doc = "`steorlh <W>, [<XSP>]`"]
#[inline]
pub const fn steorlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860201f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsetlh <W>, [<XSP>]`"]
#[inline]
pub const fn stsetlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860301f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsmaxlh <W>, [<XSP>]`"]
#[inline]
pub const fn stsmaxlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860401f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsminlh <W>, [<XSP>]`"]
#[inline]
pub const fn stsminlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860501f, rm.0, 16, rn.0, 5))
}
#[doc = "`stumaxlh <W>, [<XSP>]`"]
#[inline]
pub const fn stumaxlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860601f, rm.0, 16, rn.0, 5))
}
#[doc = "`stuminlh <W>, [<XSP>]`"]
#[inline]
pub const fn stuminlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860701f, rm.0, 16, rn.0, 5))
}
#[doc = "`stadd <W>, [<XSP>]`"]
#[inline]
pub const fn stadd_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820001f, rm.0, 16, rn.0, 5))
}
#[doc = "`stclr <W>, [<XSP>]`"]
#[inline]
pub const fn stclr_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820101f, rm.0, 16, rn.0, 5))
}
#[doc = "`steor <W>, [<XSP>]`"]
#[inline]
pub const fn steor_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820201f, rm.0, 16, rn.0, 5))
}
#[doc = "`stset <W>, [<XSP>]`"]
#[inline]
pub const fn stset_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820301f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsmax <W>, [<XSP>]`"]
#[inline]
pub const fn stsmax_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820401f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsmin <W>, [<XSP>]`"]
#[inline]
pub const fn stsmin_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820501f, rm.0, 16, rn.0, 5))
}
#[doc = "`stumax <W>, [<XSP>]`"]
#[inline]
pub const fn stumax_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820601f, rm.0, 16, rn.0, 5))
}
#[doc = "`stumin <W>, [<XSP>]`"]
#[inline]
pub const fn stumin_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820701f, rm.0, 16, rn.0, 5))
}
#[doc = "`staddl <W>, [<XSP>]`"]
#[inline]
pub const fn staddl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860001f, rm.0, 16, rn.0, 5))
}
#[doc = "`stclrl <W>, [<XSP>]`"]
#[inline]
pub const fn stclrl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860101f, rm.0, 16, rn.0, 5))
}
#[doc = "`steorl <W>, [<XSP>]`"]
#[inline]
pub const fn steorl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860201f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsetl <W>, [<XSP>]`"]
#[inline]
pub const fn stsetl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860301f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsmaxl <W>, [<XSP>]`"]
#[inline]
pub const fn stsmaxl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860401f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsminl <W>, [<XSP>]`"]
#[inline]
pub const fn stsminl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860501f, rm.0, 16, rn.0, 5))
}
#[doc = "`stumaxl <W>, [<XSP>]`"]
#[inline]
pub const fn stumaxl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860601f, rm.0, 16, rn.0, 5))
}
#[doc = "`stuminl <W>, [<XSP>]`"]
#[inline]
pub const fn stuminl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860701f, rm.0, 16, rn.0, 5))
}
#[doc = "`stadd <X>, [<XSP>]`"]
#[inline]
pub const fn stadd_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820001f, rm.0, 16, rn.0, 5))
}
#[doc = "`stclr <X>, [<XSP>]`"]
#[inline]
pub const fn stclr_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820101f, rm.0, 16, rn.0, 5))
}
#[doc = "`steor <X>, [<XSP>]`"]
#[inline]
pub const fn steor_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820201f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsmax <X>, [<XSP>]`"]
#[inline]
pub const fn stsmax_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820401f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsmin <X>, [<XSP>]`"]
#[inline]
pub const fn stsmin_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820501f, rm.0, 16, rn.0, 5))
}
#[doc = "`stumax <X>, [<XSP>]`"]
#[inline]
pub const fn stumax_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820601f, rm.0, 16, rn.0, 5))
}
#[doc = "`stumin <X>, [<XSP>]`"]
#[inline]
pub const fn stumin_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820701f, rm.0, 16, rn.0, 5))
}
#[doc = "`staddl <X>, [<XSP>]`"]
#[inline]
pub const fn staddl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860001f, rm.0, 16, rn.0, 5))
}
#[doc = "`stclrl <X>, [<XSP>]`"]
#[inline]
pub const fn stclrl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860101f, rm.0, 16, rn.0, 5))
}
#[doc = "`steorl <X>, [<XSP>]`"]
#[inline]
pub const fn steorl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860201f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsetl <X>, [<XSP>]`"]
#[inline]
pub const fn stsetl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860301f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsmaxl <X>, [<XSP>]`"]
#[inline]
pub const fn stsmaxl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860401f, rm.0, 16, rn.0, 5))
}
#[doc = "`stsminl <X>, [<XSP>]`"]
#[inline]
pub const fn stsminl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860501f, rm.0, 16, rn.0, 5))
}
#[doc = "`stumaxl <X>, [<XSP>]`"]
#[inline]
pub const fn stumaxl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860601f, rm.0, 16, rn.0, 5))
}
#[doc = "`stuminl <X>, [<XSP>]`"]
#[inline]
pub const fn stuminl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860701f, rm.0, 16, rn.0, 5))
}
#[doc = "`ldclrp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldclrp_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19201000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldsetp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsetp_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19203000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`swpp <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn swpp_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19208000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldclrpl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldclrpl_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19601000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldsetpl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsetpl_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19603000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`swppl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn swppl_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19608000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldclrpa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldclrpa_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19a01000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldsetpa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsetpa_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19a03000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`swppa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn swppa_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19a08000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldclrpal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldclrpal_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19e01000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`ldsetpal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn ldsetpal_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19e03000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`swppal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn swppal_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19e08000, rd.0, 0, rm.0, 16, rn.0, 5))
}
#[doc = "`rcwcas <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwcas_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x19200800, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwcasl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwcasl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x19600800, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwcasa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwcasa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x19a00800, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwcasal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwcasal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x19e00800, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwscas <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwscas_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x59200800, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwscasl <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwscasl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x59600800, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwscasa <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwscasa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x59a00800, rm.0, 16, rd.0, 0, rn.0, 5))
}
#[doc = "`rcwscasal <X>, <X>, [<XSP>]`"]
#[inline]
pub const fn rcwscasal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x59e00800, rm.0, 16, rd.0, 0, rn.0, 5))
}
