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
use crate::types::*;

/// `st4 {<VL4>.8h}, [<XSP>]`
#[inline]
pub const fn st4_vl4_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c000400, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.8b}, [<XSP>]`
#[inline]
pub const fn st4_vl4_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c000000, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.4s}, [<XSP>]`
#[inline]
pub const fn st4_vl4_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c000800, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.4h}, [<XSP>]`
#[inline]
pub const fn st4_vl4_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c000400, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.2d}, [<XSP>]`
#[inline]
pub const fn st4_vl4_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c000c00, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.16b}, [<XSP>]`
#[inline]
pub const fn st4_vl4_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c000000, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.2s}, [<XSP>]`
#[inline]
pub const fn st4_vl4_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c000800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.8b}, [<XSP>]`
#[inline]
pub const fn st1_vl4_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c002000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.1d}, [<XSP>]`
#[inline]
pub const fn st1_vl4_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c002c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.2s}, [<XSP>]`
#[inline]
pub const fn st1_vl4_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c002800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.16b}, [<XSP>]`
#[inline]
pub const fn st1_vl4_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c002000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.4s}, [<XSP>]`
#[inline]
pub const fn st1_vl4_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c002800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.8h}, [<XSP>]`
#[inline]
pub const fn st1_vl4_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c002400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.2d}, [<XSP>]`
#[inline]
pub const fn st1_vl4_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c002c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.4h}, [<XSP>]`
#[inline]
pub const fn st1_vl4_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c002400, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.2s}, [<XSP>]`
#[inline]
pub const fn st3_vl3_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c004800, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.16b}, [<XSP>]`
#[inline]
pub const fn st3_vl3_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c004000, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.8h}, [<XSP>]`
#[inline]
pub const fn st3_vl3_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c004400, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.4h}, [<XSP>]`
#[inline]
pub const fn st3_vl3_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c004400, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.8b}, [<XSP>]`
#[inline]
pub const fn st3_vl3_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c004000, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.4s}, [<XSP>]`
#[inline]
pub const fn st3_vl3_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c004800, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.2d}, [<XSP>]`
#[inline]
pub const fn st3_vl3_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c004c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.16b}, [<XSP>]`
#[inline]
pub const fn st1_vl3_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c006000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.4s}, [<XSP>]`
#[inline]
pub const fn st1_vl3_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c006800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.2s}, [<XSP>]`
#[inline]
pub const fn st1_vl3_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c006800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.1d}, [<XSP>]`
#[inline]
pub const fn st1_vl3_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c006c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.8h}, [<XSP>]`
#[inline]
pub const fn st1_vl3_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c006400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.4h}, [<XSP>]`
#[inline]
pub const fn st1_vl3_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c006400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.2d}, [<XSP>]`
#[inline]
pub const fn st1_vl3_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c006c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.8b}, [<XSP>]`
#[inline]
pub const fn st1_vl3_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c006000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.16b}, [<XSP>]`
#[inline]
pub const fn st1_vl1_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c007000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.4s}, [<XSP>]`
#[inline]
pub const fn st1_vl1_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c007800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.1d}, [<XSP>]`
#[inline]
pub const fn st1_vl1_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c007c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.2d}, [<XSP>]`
#[inline]
pub const fn st1_vl1_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c007c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.8h}, [<XSP>]`
#[inline]
pub const fn st1_vl1_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c007400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.4h}, [<XSP>]`
#[inline]
pub const fn st1_vl1_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c007400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.8b}, [<XSP>]`
#[inline]
pub const fn st1_vl1_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c007000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.2s}, [<XSP>]`
#[inline]
pub const fn st1_vl1_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c007800, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.4s}, [<XSP>]`
#[inline]
pub const fn st2_vl2_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c008800, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.2d}, [<XSP>]`
#[inline]
pub const fn st2_vl2_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c008c00, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.2s}, [<XSP>]`
#[inline]
pub const fn st2_vl2_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c008800, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.16b}, [<XSP>]`
#[inline]
pub const fn st2_vl2_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c008000, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.4h}, [<XSP>]`
#[inline]
pub const fn st2_vl2_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c008400, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.8h}, [<XSP>]`
#[inline]
pub const fn st2_vl2_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c008400, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.8b}, [<XSP>]`
#[inline]
pub const fn st2_vl2_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c008000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.1d}, [<XSP>]`
#[inline]
pub const fn st1_vl2_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c00ac00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.16b}, [<XSP>]`
#[inline]
pub const fn st1_vl2_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c00a000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.2s}, [<XSP>]`
#[inline]
pub const fn st1_vl2_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c00a800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.4h}, [<XSP>]`
#[inline]
pub const fn st1_vl2_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c00a400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.8h}, [<XSP>]`
#[inline]
pub const fn st1_vl2_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c00a400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.8b}, [<XSP>]`
#[inline]
pub const fn st1_vl2_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c00a000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.4s}, [<XSP>]`
#[inline]
pub const fn st1_vl2_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c00a800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.2d}, [<XSP>]`
#[inline]
pub const fn st1_vl2_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c00ac00, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.16b}, [<XSP>]`
#[inline]
pub const fn ld4_vl4_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c400000, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.4h}, [<XSP>]`
#[inline]
pub const fn ld4_vl4_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c400400, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.8h}, [<XSP>]`
#[inline]
pub const fn ld4_vl4_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c400400, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.4s}, [<XSP>]`
#[inline]
pub const fn ld4_vl4_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c400800, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.8b}, [<XSP>]`
#[inline]
pub const fn ld4_vl4_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c400000, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.2s}, [<XSP>]`
#[inline]
pub const fn ld4_vl4_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c400800, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.2d}, [<XSP>]`
#[inline]
pub const fn ld4_vl4_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c400c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.4s}, [<XSP>]`
#[inline]
pub const fn ld1_vl4_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c402800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.4h}, [<XSP>]`
#[inline]
pub const fn ld1_vl4_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c402400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.1d}, [<XSP>]`
#[inline]
pub const fn ld1_vl4_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c402c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.2s}, [<XSP>]`
#[inline]
pub const fn ld1_vl4_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c402800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.8h}, [<XSP>]`
#[inline]
pub const fn ld1_vl4_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c402400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.8b}, [<XSP>]`
#[inline]
pub const fn ld1_vl4_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c402000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.16b}, [<XSP>]`
#[inline]
pub const fn ld1_vl4_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c402000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.2d}, [<XSP>]`
#[inline]
pub const fn ld1_vl4_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c402c00, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.8h}, [<XSP>]`
#[inline]
pub const fn ld3_vl3_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c404400, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.4s}, [<XSP>]`
#[inline]
pub const fn ld3_vl3_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c404800, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.4h}, [<XSP>]`
#[inline]
pub const fn ld3_vl3_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c404400, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.2d}, [<XSP>]`
#[inline]
pub const fn ld3_vl3_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c404c00, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.2s}, [<XSP>]`
#[inline]
pub const fn ld3_vl3_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c404800, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.16b}, [<XSP>]`
#[inline]
pub const fn ld3_vl3_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c404000, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.8b}, [<XSP>]`
#[inline]
pub const fn ld3_vl3_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c404000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.1d}, [<XSP>]`
#[inline]
pub const fn ld1_vl3_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c406c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.2d}, [<XSP>]`
#[inline]
pub const fn ld1_vl3_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c406c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.4s}, [<XSP>]`
#[inline]
pub const fn ld1_vl3_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c406800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.8b}, [<XSP>]`
#[inline]
pub const fn ld1_vl3_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c406000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.8h}, [<XSP>]`
#[inline]
pub const fn ld1_vl3_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c406400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.16b}, [<XSP>]`
#[inline]
pub const fn ld1_vl3_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c406000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.2s}, [<XSP>]`
#[inline]
pub const fn ld1_vl3_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c406800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.4h}, [<XSP>]`
#[inline]
pub const fn ld1_vl3_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c406400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.1d}, [<XSP>]`
#[inline]
pub const fn ld1_vl1_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c407c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.2s}, [<XSP>]`
#[inline]
pub const fn ld1_vl1_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c407800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.4s}, [<XSP>]`
#[inline]
pub const fn ld1_vl1_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c407800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.2d}, [<XSP>]`
#[inline]
pub const fn ld1_vl1_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c407c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.16b}, [<XSP>]`
#[inline]
pub const fn ld1_vl1_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c407000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.8h}, [<XSP>]`
#[inline]
pub const fn ld1_vl1_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c407400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.8b}, [<XSP>]`
#[inline]
pub const fn ld1_vl1_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c407000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.4h}, [<XSP>]`
#[inline]
pub const fn ld1_vl1_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c407400, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.8h}, [<XSP>]`
#[inline]
pub const fn ld2_vl2_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c408400, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.2d}, [<XSP>]`
#[inline]
pub const fn ld2_vl2_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c408c00, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.4h}, [<XSP>]`
#[inline]
pub const fn ld2_vl2_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c408400, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.8b}, [<XSP>]`
#[inline]
pub const fn ld2_vl2_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c408000, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.4s}, [<XSP>]`
#[inline]
pub const fn ld2_vl2_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c408800, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.16b}, [<XSP>]`
#[inline]
pub const fn ld2_vl2_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c408000, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.2s}, [<XSP>]`
#[inline]
pub const fn ld2_vl2_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c408800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.1d}, [<XSP>]`
#[inline]
pub const fn ld1_vl2_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c40ac00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.4s}, [<XSP>]`
#[inline]
pub const fn ld1_vl2_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c40a800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.2s}, [<XSP>]`
#[inline]
pub const fn ld1_vl2_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c40a800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.8b}, [<XSP>]`
#[inline]
pub const fn ld1_vl2_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c40a000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.16b}, [<XSP>]`
#[inline]
pub const fn ld1_vl2_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c40a000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.2d}, [<XSP>]`
#[inline]
pub const fn ld1_vl2_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c40ac00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.8h}, [<XSP>]`
#[inline]
pub const fn ld1_vl2_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c40a400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.4h}, [<XSP>]`
#[inline]
pub const fn ld1_vl2_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c40a400, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.2d}, [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c800c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.2s}, [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c800800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.8h}, [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c800400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.4s}, [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c800800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.16b}, [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c800000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.4h}, [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c800400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.8b}, [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c800000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL4>.16b}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl4_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c802000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL4>.2d}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl4_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c802c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL4>.4h}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl4_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c802400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL4>.4s}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl4_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c802800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL4>.8h}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl4_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c802400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL4>.2s}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl4_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c802800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL4>.8b}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl4_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c802000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL4>.1d}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl4_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c802c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.16b}, [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c804000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.4s}, [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c804800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.2s}, [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c804800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.8h}, [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c804400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.4h}, [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c804400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.2d}, [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c804c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.8b}, [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c804000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL3>.4h}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl3_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c806400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL3>.2s}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl3_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c806800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL3>.1d}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl3_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c806c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL3>.8h}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl3_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c806400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL3>.8b}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl3_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c806000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL3>.4s}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl3_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c806800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL3>.2d}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl3_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c806c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL3>.16b}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl3_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c806000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.2s}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c807800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.8h}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c807400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.2d}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c807c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.4s}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c807800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.16b}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c807000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.4h}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c807400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.1d}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c807c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.8b}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c807000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.4s}, [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c808800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.16b}, [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c808000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.8b}, [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c808000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.2s}, [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c808800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.2d}, [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c808c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.4h}, [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c808400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.8h}, [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c808400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL2>.8b}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl2_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c80a000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL2>.4h}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl2_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c80a400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL2>.2d}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl2_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c80ac00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL2>.4s}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl2_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c80a800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL2>.1d}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl2_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c80ac00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL2>.8h}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl2_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c80a400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL2>.16b}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl2_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4c80a000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL2>.2s}, [<XSP>], <X>`
#[inline]
pub const fn st1_vl2_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0c80a800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.8b}, [<XSP>], #32`
#[inline]
pub const fn st4_vl4_8b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f0000, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.2d}, [<XSP>], #64`
#[inline]
pub const fn st4_vl4_2d_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f0c00, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.16b}, [<XSP>], #64`
#[inline]
pub const fn st4_vl4_16b_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f0000, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.4h}, [<XSP>], #32`
#[inline]
pub const fn st4_vl4_4h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f0400, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.2s}, [<XSP>], #32`
#[inline]
pub const fn st4_vl4_2s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f0800, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.4s}, [<XSP>], #64`
#[inline]
pub const fn st4_vl4_4s_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f0800, vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.8h}, [<XSP>], #64`
#[inline]
pub const fn st4_vl4_8h_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f0400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.16b}, [<XSP>], #64`
#[inline]
pub const fn st1_vl4_16b_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f2000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.4s}, [<XSP>], #64`
#[inline]
pub const fn st1_vl4_4s_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f2800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.2s}, [<XSP>], #32`
#[inline]
pub const fn st1_vl4_2s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f2800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.8b}, [<XSP>], #32`
#[inline]
pub const fn st1_vl4_8b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f2000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.8h}, [<XSP>], #64`
#[inline]
pub const fn st1_vl4_8h_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f2400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.2d}, [<XSP>], #64`
#[inline]
pub const fn st1_vl4_2d_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f2c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.1d}, [<XSP>], #32`
#[inline]
pub const fn st1_vl4_1d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f2c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL4>.4h}, [<XSP>], #32`
#[inline]
pub const fn st1_vl4_4h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f2400, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.8h}, [<XSP>], #48`
#[inline]
pub const fn st3_vl3_8h_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f4400, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.8b}, [<XSP>], #24`
#[inline]
pub const fn st3_vl3_8b_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f4000, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.4s}, [<XSP>], #48`
#[inline]
pub const fn st3_vl3_4s_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f4800, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.2d}, [<XSP>], #48`
#[inline]
pub const fn st3_vl3_2d_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f4c00, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.16b}, [<XSP>], #48`
#[inline]
pub const fn st3_vl3_16b_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f4000, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.4h}, [<XSP>], #24`
#[inline]
pub const fn st3_vl3_4h_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f4400, vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.2s}, [<XSP>], #24`
#[inline]
pub const fn st3_vl3_2s_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f4800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.2d}, [<XSP>], #48`
#[inline]
pub const fn st1_vl3_2d_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f6c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.8b}, [<XSP>], #24`
#[inline]
pub const fn st1_vl3_8b_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f6000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.16b}, [<XSP>], #48`
#[inline]
pub const fn st1_vl3_16b_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f6000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.4s}, [<XSP>], #48`
#[inline]
pub const fn st1_vl3_4s_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f6800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.2s}, [<XSP>], #24`
#[inline]
pub const fn st1_vl3_2s_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f6800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.1d}, [<XSP>], #24`
#[inline]
pub const fn st1_vl3_1d_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f6c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.8h}, [<XSP>], #48`
#[inline]
pub const fn st1_vl3_8h_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f6400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL3>.4h}, [<XSP>], #24`
#[inline]
pub const fn st1_vl3_4h_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f6400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.4s}, [<XSP>], #16`
#[inline]
pub const fn st1_vl1_4s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f7800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.8h}, [<XSP>], #16`
#[inline]
pub const fn st1_vl1_8h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f7400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.8b}, [<XSP>], #8`
#[inline]
pub const fn st1_vl1_8b_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f7000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.1d}, [<XSP>], #8`
#[inline]
pub const fn st1_vl1_1d_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f7c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.16b}, [<XSP>], #16`
#[inline]
pub const fn st1_vl1_16b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f7000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.2d}, [<XSP>], #16`
#[inline]
pub const fn st1_vl1_2d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f7c00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.4h}, [<XSP>], #8`
#[inline]
pub const fn st1_vl1_4h_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f7400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.2s}, [<XSP>], #8`
#[inline]
pub const fn st1_vl1_2s_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f7800, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.8b}, [<XSP>], #16`
#[inline]
pub const fn st2_vl2_8b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f8000, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.8h}, [<XSP>], #32`
#[inline]
pub const fn st2_vl2_8h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f8400, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.4h}, [<XSP>], #16`
#[inline]
pub const fn st2_vl2_4h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f8400, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.2d}, [<XSP>], #32`
#[inline]
pub const fn st2_vl2_2d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f8c00, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.4s}, [<XSP>], #32`
#[inline]
pub const fn st2_vl2_4s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f8800, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.2s}, [<XSP>], #16`
#[inline]
pub const fn st2_vl2_2s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9f8800, vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.16b}, [<XSP>], #32`
#[inline]
pub const fn st2_vl2_16b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9f8000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.16b}, [<XSP>], #32`
#[inline]
pub const fn st1_vl2_16b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9fa000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.4h}, [<XSP>], #16`
#[inline]
pub const fn st1_vl2_4h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9fa400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.8b}, [<XSP>], #16`
#[inline]
pub const fn st1_vl2_8b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9fa000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.4s}, [<XSP>], #32`
#[inline]
pub const fn st1_vl2_4s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9fa800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.8h}, [<XSP>], #32`
#[inline]
pub const fn st1_vl2_8h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9fa400, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.2d}, [<XSP>], #32`
#[inline]
pub const fn st1_vl2_2d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4c9fac00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.2s}, [<XSP>], #16`
#[inline]
pub const fn st1_vl2_2s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9fa800, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL2>.1d}, [<XSP>], #16`
#[inline]
pub const fn st1_vl2_1d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0c9fac00, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc00000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc00400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc00800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc00c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc00800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc00000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc00400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL4>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl4_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc02c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL4>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl4_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc02800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL4>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl4_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc02000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL4>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl4_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc02000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL4>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl4_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc02400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL4>.1d}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl4_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc02c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL4>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl4_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc02400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL4>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl4_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc02800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc04000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc04000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc04400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc04c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc04800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc04400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc04800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL3>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl3_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc06c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL3>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl3_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc06800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL3>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl3_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc06000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL3>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl3_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc06400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL3>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl3_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc06400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL3>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl3_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc06000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL3>.1d}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl3_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc06c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL3>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl3_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc06800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc07800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc07800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc07400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc07400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc07c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc07000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc07000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.1d}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc07c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc08800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc08400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc08400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc08000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc08c00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc08000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc08800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL2>.1d}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl2_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc0ac00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL2>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl2_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc0a000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL2>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl2_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc0a000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL2>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl2_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc0a400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL2>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl2_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc0a800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL2>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl2_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0cc0a400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL2>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl2_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc0a800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL2>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld1_vl2_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4cc0ac00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.16b}, [<XSP>], #64`
#[inline]
pub const fn ld4_vl4_16b_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf0000, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.4h}, [<XSP>], #32`
#[inline]
pub const fn ld4_vl4_4h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf0400, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.8h}, [<XSP>], #64`
#[inline]
pub const fn ld4_vl4_8h_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf0400, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.2d}, [<XSP>], #64`
#[inline]
pub const fn ld4_vl4_2d_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf0c00, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.8b}, [<XSP>], #32`
#[inline]
pub const fn ld4_vl4_8b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf0000, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.4s}, [<XSP>], #64`
#[inline]
pub const fn ld4_vl4_4s_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf0800, vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.2s}, [<XSP>], #32`
#[inline]
pub const fn ld4_vl4_2s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf0800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.4h}, [<XSP>], #32`
#[inline]
pub const fn ld1_vl4_4h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf2400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.8b}, [<XSP>], #32`
#[inline]
pub const fn ld1_vl4_8b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf2000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.16b}, [<XSP>], #64`
#[inline]
pub const fn ld1_vl4_16b_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf2000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.4s}, [<XSP>], #64`
#[inline]
pub const fn ld1_vl4_4s_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf2800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.8h}, [<XSP>], #64`
#[inline]
pub const fn ld1_vl4_8h_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf2400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.2s}, [<XSP>], #32`
#[inline]
pub const fn ld1_vl4_2s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf2800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.1d}, [<XSP>], #32`
#[inline]
pub const fn ld1_vl4_1d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf2c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL4>.2d}, [<XSP>], #64`
#[inline]
pub const fn ld1_vl4_2d_at_xsp_then_64(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf2c00, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.2d}, [<XSP>], #48`
#[inline]
pub const fn ld3_vl3_2d_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf4c00, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.2s}, [<XSP>], #24`
#[inline]
pub const fn ld3_vl3_2s_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf4800, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.4s}, [<XSP>], #48`
#[inline]
pub const fn ld3_vl3_4s_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf4800, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.16b}, [<XSP>], #48`
#[inline]
pub const fn ld3_vl3_16b_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf4000, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.8b}, [<XSP>], #24`
#[inline]
pub const fn ld3_vl3_8b_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf4000, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.4h}, [<XSP>], #24`
#[inline]
pub const fn ld3_vl3_4h_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf4400, vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.8h}, [<XSP>], #48`
#[inline]
pub const fn ld3_vl3_8h_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf4400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.4s}, [<XSP>], #48`
#[inline]
pub const fn ld1_vl3_4s_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf6800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.2s}, [<XSP>], #24`
#[inline]
pub const fn ld1_vl3_2s_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf6800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.2d}, [<XSP>], #48`
#[inline]
pub const fn ld1_vl3_2d_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf6c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.16b}, [<XSP>], #48`
#[inline]
pub const fn ld1_vl3_16b_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf6000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.4h}, [<XSP>], #24`
#[inline]
pub const fn ld1_vl3_4h_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf6400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.1d}, [<XSP>], #24`
#[inline]
pub const fn ld1_vl3_1d_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf6c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.8h}, [<XSP>], #48`
#[inline]
pub const fn ld1_vl3_8h_at_xsp_then_48(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf6400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL3>.8b}, [<XSP>], #24`
#[inline]
pub const fn ld1_vl3_8b_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf6000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.8h}, [<XSP>], #16`
#[inline]
pub const fn ld1_vl1_8h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf7400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.8b}, [<XSP>], #8`
#[inline]
pub const fn ld1_vl1_8b_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf7000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.2d}, [<XSP>], #16`
#[inline]
pub const fn ld1_vl1_2d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf7c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.16b}, [<XSP>], #16`
#[inline]
pub const fn ld1_vl1_16b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf7000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.4h}, [<XSP>], #8`
#[inline]
pub const fn ld1_vl1_4h_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf7400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.1d}, [<XSP>], #8`
#[inline]
pub const fn ld1_vl1_1d_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf7c00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.4s}, [<XSP>], #16`
#[inline]
pub const fn ld1_vl1_4s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf7800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.2s}, [<XSP>], #8`
#[inline]
pub const fn ld1_vl1_2s_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf7800, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.4h}, [<XSP>], #16`
#[inline]
pub const fn ld2_vl2_4h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf8400, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.2d}, [<XSP>], #32`
#[inline]
pub const fn ld2_vl2_2d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf8c00, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.16b}, [<XSP>], #32`
#[inline]
pub const fn ld2_vl2_16b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf8000, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.8b}, [<XSP>], #16`
#[inline]
pub const fn ld2_vl2_8b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf8000, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.2s}, [<XSP>], #16`
#[inline]
pub const fn ld2_vl2_2s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdf8800, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.4s}, [<XSP>], #32`
#[inline]
pub const fn ld2_vl2_4s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf8800, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.8h}, [<XSP>], #32`
#[inline]
pub const fn ld2_vl2_8h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdf8400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.16b}, [<XSP>], #32`
#[inline]
pub const fn ld1_vl2_16b_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdfa000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.4s}, [<XSP>], #32`
#[inline]
pub const fn ld1_vl2_4s_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdfa800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.2d}, [<XSP>], #32`
#[inline]
pub const fn ld1_vl2_2d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdfac00, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.4h}, [<XSP>], #16`
#[inline]
pub const fn ld1_vl2_4h_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdfa400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.8b}, [<XSP>], #16`
#[inline]
pub const fn ld1_vl2_8b_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdfa000, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.8h}, [<XSP>], #32`
#[inline]
pub const fn ld1_vl2_8h_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4cdfa400, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.2s}, [<XSP>], #16`
#[inline]
pub const fn ld1_vl2_2s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdfa800, vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL2>.1d}, [<XSP>], #16`
#[inline]
pub const fn ld1_vl2_1d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0cdfac00, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.b}[<N>], [<XSP>]`
#[inline]
pub const fn st1_vl1_b_i_then_at_xsp(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d000000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.b}[<N>], [<XSP>]`
#[inline]
pub const fn st3_vl3_b_i_then_at_xsp(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d002000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.h}[<N>], [<XSP>]`
#[inline]
pub const fn st1_vl1_h_i_then_at_xsp(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d004000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.h}[<N>], [<XSP>]`
#[inline]
pub const fn st3_vl3_h_i_then_at_xsp(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d006000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.s}[<N>], [<XSP>]`
#[inline]
pub const fn st1_vl1_s_i_then_at_xsp(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d008000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.d}[<N>], [<XSP>]`
#[inline]
pub const fn st1_vl1_d_i_then_at_xsp(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d008400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.s}[<N>], [<XSP>]`
#[inline]
pub const fn st3_vl3_s_i_then_at_xsp(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d00a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.d}[<N>], [<XSP>]`
#[inline]
pub const fn st3_vl3_d_i_then_at_xsp(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d00a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `stl1 {<VL1>.d}[<N>], [<XSP>]`
#[inline]
pub const fn stl1_vl1_d_i_then_at_xsp(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d018400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.b}[<N>], [<XSP>]`
#[inline]
pub const fn st2_vl2_b_i_then_at_xsp(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d200000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.b}[<N>], [<XSP>]`
#[inline]
pub const fn st4_vl4_b_i_then_at_xsp(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d202000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.h}[<N>], [<XSP>]`
#[inline]
pub const fn st2_vl2_h_i_then_at_xsp(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d204000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.h}[<N>], [<XSP>]`
#[inline]
pub const fn st4_vl4_h_i_then_at_xsp(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d206000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.s}[<N>], [<XSP>]`
#[inline]
pub const fn st2_vl2_s_i_then_at_xsp(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d208000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.d}[<N>], [<XSP>]`
#[inline]
pub const fn st2_vl2_d_i_then_at_xsp(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d208400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.s}[<N>], [<XSP>]`
#[inline]
pub const fn st4_vl4_s_i_then_at_xsp(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d20a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.d}[<N>], [<XSP>]`
#[inline]
pub const fn st4_vl4_d_i_then_at_xsp(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d20a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.b}[<N>], [<XSP>]`
#[inline]
pub const fn ld1_vl1_b_i_then_at_xsp(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d400000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.b}[<N>], [<XSP>]`
#[inline]
pub const fn ld3_vl3_b_i_then_at_xsp(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d402000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.h}[<N>], [<XSP>]`
#[inline]
pub const fn ld1_vl1_h_i_then_at_xsp(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d404000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.h}[<N>], [<XSP>]`
#[inline]
pub const fn ld3_vl3_h_i_then_at_xsp(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d406000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.s}[<N>], [<XSP>]`
#[inline]
pub const fn ld1_vl1_s_i_then_at_xsp(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d408000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.d}[<N>], [<XSP>]`
#[inline]
pub const fn ld1_vl1_d_i_then_at_xsp(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d408400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.s}[<N>], [<XSP>]`
#[inline]
pub const fn ld3_vl3_s_i_then_at_xsp(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d40a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.d}[<N>], [<XSP>]`
#[inline]
pub const fn ld3_vl3_d_i_then_at_xsp(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d40a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.4h}, [<XSP>]`
#[inline]
pub const fn ld1r_vl1_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40c400, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.1d}, [<XSP>]`
#[inline]
pub const fn ld1r_vl1_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40cc00, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.8b}, [<XSP>]`
#[inline]
pub const fn ld1r_vl1_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40c000, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.16b}, [<XSP>]`
#[inline]
pub const fn ld1r_vl1_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40c000, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.2d}, [<XSP>]`
#[inline]
pub const fn ld1r_vl1_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40cc00, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.8h}, [<XSP>]`
#[inline]
pub const fn ld1r_vl1_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40c400, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.2s}, [<XSP>]`
#[inline]
pub const fn ld1r_vl1_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40c800, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.4s}, [<XSP>]`
#[inline]
pub const fn ld1r_vl1_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40c800, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.8h}, [<XSP>]`
#[inline]
pub const fn ld3r_vl3_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40e400, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.2d}, [<XSP>]`
#[inline]
pub const fn ld3r_vl3_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40ec00, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.1d}, [<XSP>]`
#[inline]
pub const fn ld3r_vl3_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40ec00, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.2s}, [<XSP>]`
#[inline]
pub const fn ld3r_vl3_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40e800, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.4h}, [<XSP>]`
#[inline]
pub const fn ld3r_vl3_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40e400, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.16b}, [<XSP>]`
#[inline]
pub const fn ld3r_vl3_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40e000, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.4s}, [<XSP>]`
#[inline]
pub const fn ld3r_vl3_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d40e800, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.8b}, [<XSP>]`
#[inline]
pub const fn ld3r_vl3_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d40e000, vd.0, 0, rn.0, 5))
}
/// `ldap1 {<VL1>.d}[<N>], [<XSP>]`
#[inline]
pub const fn ldap1_vl1_d_i_then_at_xsp(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d418400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.b}[<N>], [<XSP>]`
#[inline]
pub const fn ld2_vl2_b_i_then_at_xsp(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d600000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.b}[<N>], [<XSP>]`
#[inline]
pub const fn ld4_vl4_b_i_then_at_xsp(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d602000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.h}[<N>], [<XSP>]`
#[inline]
pub const fn ld2_vl2_h_i_then_at_xsp(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d604000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.h}[<N>], [<XSP>]`
#[inline]
pub const fn ld4_vl4_h_i_then_at_xsp(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d606000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.s}[<N>], [<XSP>]`
#[inline]
pub const fn ld2_vl2_s_i_then_at_xsp(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d608000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.d}[<N>], [<XSP>]`
#[inline]
pub const fn ld2_vl2_d_i_then_at_xsp(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d608400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.s}[<N>], [<XSP>]`
#[inline]
pub const fn ld4_vl4_s_i_then_at_xsp(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d60a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.d}[<N>], [<XSP>]`
#[inline]
pub const fn ld4_vl4_d_i_then_at_xsp(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d60a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.8h}, [<XSP>]`
#[inline]
pub const fn ld2r_vl2_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60c400, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.8b}, [<XSP>]`
#[inline]
pub const fn ld2r_vl2_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60c000, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.2d}, [<XSP>]`
#[inline]
pub const fn ld2r_vl2_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60cc00, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.2s}, [<XSP>]`
#[inline]
pub const fn ld2r_vl2_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60c800, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.16b}, [<XSP>]`
#[inline]
pub const fn ld2r_vl2_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60c000, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.4s}, [<XSP>]`
#[inline]
pub const fn ld2r_vl2_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60c800, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.4h}, [<XSP>]`
#[inline]
pub const fn ld2r_vl2_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60c400, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.1d}, [<XSP>]`
#[inline]
pub const fn ld2r_vl2_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60cc00, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.4s}, [<XSP>]`
#[inline]
pub const fn ld4r_vl4_4s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60e800, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.8b}, [<XSP>]`
#[inline]
pub const fn ld4r_vl4_8b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60e000, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.1d}, [<XSP>]`
#[inline]
pub const fn ld4r_vl4_1d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60ec00, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.2s}, [<XSP>]`
#[inline]
pub const fn ld4r_vl4_2s_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60e800, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.2d}, [<XSP>]`
#[inline]
pub const fn ld4r_vl4_2d_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60ec00, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.4h}, [<XSP>]`
#[inline]
pub const fn ld4r_vl4_4h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0d60e400, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.8h}, [<XSP>]`
#[inline]
pub const fn ld4r_vl4_8h_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60e400, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.16b}, [<XSP>]`
#[inline]
pub const fn ld4r_vl4_16b_at_xsp(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4d60e000, vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.b}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_b_i_then_at_xsp_then_x(vd: V, index: Imm0To15, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d800000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.b}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_b_i_then_at_xsp_then_x(vd: V, index: Imm0To15, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d802000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.h}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_h_i_then_at_xsp_then_x(vd: V, index: Imm0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d804000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.h}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_h_i_then_at_xsp_then_x(vd: V, index: Imm0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d806000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.s}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_s_i_then_at_xsp_then_x(vd: V, index: Imm0To3, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d808000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.d}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st1_vl1_d_i_then_at_xsp_then_x(vd: V, index: Imm0To1, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0d808400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.s}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_s_i_then_at_xsp_then_x(vd: V, index: Imm0To3, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0d80a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st3 {<VL3>.d}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st3_vl3_d_i_then_at_xsp_then_x(vd: V, index: Imm0To1, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0d80a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st1 {<VL1>.b}[<N>], [<XSP>], #1`
#[inline]
pub const fn st1_vl1_b_i_then_at_xsp_then_1(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9f0000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.b}[<N>], [<XSP>], #3`
#[inline]
pub const fn st3_vl3_b_i_then_at_xsp_then_3(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9f2000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.h}[<N>], [<XSP>], #2`
#[inline]
pub const fn st1_vl1_h_i_then_at_xsp_then_2(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9f4000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.h}[<N>], [<XSP>], #6`
#[inline]
pub const fn st3_vl3_h_i_then_at_xsp_then_6(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9f6000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.s}[<N>], [<XSP>], #4`
#[inline]
pub const fn st1_vl1_s_i_then_at_xsp_then_4(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9f8000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st1 {<VL1>.d}[<N>], [<XSP>], #8`
#[inline]
pub const fn st1_vl1_d_i_then_at_xsp_then_8(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d9f8400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.s}[<N>], [<XSP>], #12`
#[inline]
pub const fn st3_vl3_s_i_then_at_xsp_then_12(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0d9fa000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st3 {<VL3>.d}[<N>], [<XSP>], #24`
#[inline]
pub const fn st3_vl3_d_i_then_at_xsp_then_24(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0d9fa400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.b}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_b_i_then_at_xsp_then_x(vd: V, index: Imm0To15, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da00000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.b}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_b_i_then_at_xsp_then_x(vd: V, index: Imm0To15, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da02000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.h}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_h_i_then_at_xsp_then_x(vd: V, index: Imm0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da04000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.h}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_h_i_then_at_xsp_then_x(vd: V, index: Imm0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da06000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.s}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_s_i_then_at_xsp_then_x(vd: V, index: Imm0To3, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da08000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.d}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st2_vl2_d_i_then_at_xsp_then_x(vd: V, index: Imm0To1, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0da08400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.s}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_s_i_then_at_xsp_then_x(vd: V, index: Imm0To3, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0da0a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st4 {<VL4>.d}[<N>], [<XSP>], <X>`
#[inline]
pub const fn st4_vl4_d_i_then_at_xsp_then_x(vd: V, index: Imm0To1, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0da0a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `st2 {<VL2>.b}[<N>], [<XSP>], #2`
#[inline]
pub const fn st2_vl2_b_i_then_at_xsp_then_2(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbf0000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.b}[<N>], [<XSP>], #4`
#[inline]
pub const fn st4_vl4_b_i_then_at_xsp_then_4(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbf2000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.h}[<N>], [<XSP>], #4`
#[inline]
pub const fn st2_vl2_h_i_then_at_xsp_then_4(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbf4000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.h}[<N>], [<XSP>], #8`
#[inline]
pub const fn st4_vl4_h_i_then_at_xsp_then_8(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbf6000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.s}[<N>], [<XSP>], #8`
#[inline]
pub const fn st2_vl2_s_i_then_at_xsp_then_8(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbf8000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st2 {<VL2>.d}[<N>], [<XSP>], #16`
#[inline]
pub const fn st2_vl2_d_i_then_at_xsp_then_16(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0dbf8400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.s}[<N>], [<XSP>], #16`
#[inline]
pub const fn st4_vl4_s_i_then_at_xsp_then_16(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dbfa000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `st4 {<VL4>.d}[<N>], [<XSP>], #32`
#[inline]
pub const fn st4_vl4_d_i_then_at_xsp_then_32(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0dbfa400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.b}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_b_i_then_at_xsp_then_x(vd: V, index: Imm0To15, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc00000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.b}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_b_i_then_at_xsp_then_x(vd: V, index: Imm0To15, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc02000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.h}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_h_i_then_at_xsp_then_x(vd: V, index: Imm0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc04000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.h}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_h_i_then_at_xsp_then_x(vd: V, index: Imm0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc06000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.s}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_s_i_then_at_xsp_then_x(vd: V, index: Imm0To3, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc08000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.d}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld1_vl1_d_i_then_at_xsp_then_x(vd: V, index: Imm0To1, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0dc08400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.s}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_s_i_then_at_xsp_then_x(vd: V, index: Imm0To3, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0dc0a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3 {<VL3>.d}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld3_vl3_d_i_then_at_xsp_then_x(vd: V, index: Imm0To1, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0dc0a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1r {<VL1>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld1r_vl1_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0c800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1r {<VL1>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld1r_vl1_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0cc00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1r {<VL1>.1d}, [<XSP>], <X>`
#[inline]
pub const fn ld1r_vl1_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0cc00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1r {<VL1>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld1r_vl1_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0c400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1r {<VL1>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld1r_vl1_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0c000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1r {<VL1>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld1r_vl1_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0c800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1r {<VL1>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld1r_vl1_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0c000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1r {<VL1>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld1r_vl1_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0c400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3r {<VL3>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld3r_vl3_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0e400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3r {<VL3>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld3r_vl3_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0ec00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3r {<VL3>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld3r_vl3_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0e400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3r {<VL3>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld3r_vl3_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0e000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3r {<VL3>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld3r_vl3_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3r {<VL3>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld3r_vl3_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3r {<VL3>.1d}, [<XSP>], <X>`
#[inline]
pub const fn ld3r_vl3_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0dc0ec00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld3r {<VL3>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld3r_vl3_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4dc0e000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld1 {<VL1>.b}[<N>], [<XSP>], #1`
#[inline]
pub const fn ld1_vl1_b_i_then_at_xsp_then_1(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddf0000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.b}[<N>], [<XSP>], #3`
#[inline]
pub const fn ld3_vl3_b_i_then_at_xsp_then_3(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddf2000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.h}[<N>], [<XSP>], #2`
#[inline]
pub const fn ld1_vl1_h_i_then_at_xsp_then_2(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddf4000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.h}[<N>], [<XSP>], #6`
#[inline]
pub const fn ld3_vl3_h_i_then_at_xsp_then_6(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddf6000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.s}[<N>], [<XSP>], #4`
#[inline]
pub const fn ld1_vl1_s_i_then_at_xsp_then_4(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddf8000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld1 {<VL1>.d}[<N>], [<XSP>], #8`
#[inline]
pub const fn ld1_vl1_d_i_then_at_xsp_then_8(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0ddf8400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.s}[<N>], [<XSP>], #12`
#[inline]
pub const fn ld3_vl3_s_i_then_at_xsp_then_12(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0ddfa000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld3 {<VL3>.d}[<N>], [<XSP>], #24`
#[inline]
pub const fn ld3_vl3_d_i_then_at_xsp_then_24(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0ddfa400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.16b}, [<XSP>], #1`
#[inline]
pub const fn ld1r_vl1_16b_at_xsp_then_1(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfc000, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.4s}, [<XSP>], #4`
#[inline]
pub const fn ld1r_vl1_4s_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfc800, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.1d}, [<XSP>], #8`
#[inline]
pub const fn ld1r_vl1_1d_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfcc00, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.2s}, [<XSP>], #4`
#[inline]
pub const fn ld1r_vl1_2s_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfc800, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.4h}, [<XSP>], #2`
#[inline]
pub const fn ld1r_vl1_4h_at_xsp_then_2(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfc400, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.8h}, [<XSP>], #2`
#[inline]
pub const fn ld1r_vl1_8h_at_xsp_then_2(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfc400, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.8b}, [<XSP>], #1`
#[inline]
pub const fn ld1r_vl1_8b_at_xsp_then_1(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfc000, vd.0, 0, rn.0, 5))
}
/// `ld1r {<VL1>.2d}, [<XSP>], #8`
#[inline]
pub const fn ld1r_vl1_2d_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfcc00, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.4s}, [<XSP>], #12`
#[inline]
pub const fn ld3r_vl3_4s_at_xsp_then_12(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfe800, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.4h}, [<XSP>], #6`
#[inline]
pub const fn ld3r_vl3_4h_at_xsp_then_6(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfe400, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.2s}, [<XSP>], #12`
#[inline]
pub const fn ld3r_vl3_2s_at_xsp_then_12(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfe800, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.8b}, [<XSP>], #3`
#[inline]
pub const fn ld3r_vl3_8b_at_xsp_then_3(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfe000, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.8h}, [<XSP>], #6`
#[inline]
pub const fn ld3r_vl3_8h_at_xsp_then_6(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfe400, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.2d}, [<XSP>], #24`
#[inline]
pub const fn ld3r_vl3_2d_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfec00, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.1d}, [<XSP>], #24`
#[inline]
pub const fn ld3r_vl3_1d_at_xsp_then_24(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0ddfec00, vd.0, 0, rn.0, 5))
}
/// `ld3r {<VL3>.16b}, [<XSP>], #3`
#[inline]
pub const fn ld3r_vl3_16b_at_xsp_then_3(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4ddfe000, vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.b}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_b_i_then_at_xsp_then_x(vd: V, index: Imm0To15, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de00000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.b}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_b_i_then_at_xsp_then_x(vd: V, index: Imm0To15, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de02000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.h}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_h_i_then_at_xsp_then_x(vd: V, index: Imm0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de04000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.h}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_h_i_then_at_xsp_then_x(vd: V, index: Imm0To7, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de06000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.s}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_s_i_then_at_xsp_then_x(vd: V, index: Imm0To3, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de08000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.d}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld2_vl2_d_i_then_at_xsp_then_x(vd: V, index: Imm0To1, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0de08400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.s}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_s_i_then_at_xsp_then_x(vd: V, index: Imm0To3, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(part(0x0de0a000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4 {<VL4>.d}[<N>], [<XSP>], <X>`
#[inline]
pub const fn ld4_vl4_d_i_then_at_xsp_then_x(vd: V, index: Imm0To1, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(part(0x0de0a400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2r {<VL2>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld2r_vl2_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0c400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2r {<VL2>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld2r_vl2_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0c800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2r {<VL2>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld2r_vl2_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0c000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2r {<VL2>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld2r_vl2_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0c800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2r {<VL2>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld2r_vl2_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0c000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2r {<VL2>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld2r_vl2_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0c400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2r {<VL2>.1d}, [<XSP>], <X>`
#[inline]
pub const fn ld2r_vl2_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0cc00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2r {<VL2>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld2r_vl2_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0cc00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4r {<VL4>.2s}, [<XSP>], <X>`
#[inline]
pub const fn ld4r_vl4_2s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4r {<VL4>.4h}, [<XSP>], <X>`
#[inline]
pub const fn ld4r_vl4_4h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0e400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4r {<VL4>.8b}, [<XSP>], <X>`
#[inline]
pub const fn ld4r_vl4_8b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0e000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4r {<VL4>.8h}, [<XSP>], <X>`
#[inline]
pub const fn ld4r_vl4_8h_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0e400, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4r {<VL4>.4s}, [<XSP>], <X>`
#[inline]
pub const fn ld4r_vl4_4s_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4r {<VL4>.16b}, [<XSP>], <X>`
#[inline]
pub const fn ld4r_vl4_16b_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0e000, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4r {<VL4>.2d}, [<XSP>], <X>`
#[inline]
pub const fn ld4r_vl4_2d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x4de0ec00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld4r {<VL4>.1d}, [<XSP>], <X>`
#[inline]
pub const fn ld4r_vl4_1d_at_xsp_then_x(vd: V, rn: XSp, rm: X0To30) -> Inst {
    Inst(r3(0x0de0ec00, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ld2 {<VL2>.b}[<N>], [<XSP>], #2`
#[inline]
pub const fn ld2_vl2_b_i_then_at_xsp_then_2(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dff0000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.b}[<N>], [<XSP>], #4`
#[inline]
pub const fn ld4_vl4_b_i_then_at_xsp_then_4(vd: V, index: Imm0To15, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dff2000, index.steps(), 0, 3, 10), index.steps(), 3, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.h}[<N>], [<XSP>], #4`
#[inline]
pub const fn ld2_vl2_h_i_then_at_xsp_then_4(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dff4000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.h}[<N>], [<XSP>], #8`
#[inline]
pub const fn ld4_vl4_h_i_then_at_xsp_then_8(vd: V, index: Imm0To7, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dff6000, index.steps(), 0, 2, 11), index.steps(), 2, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.s}[<N>], [<XSP>], #8`
#[inline]
pub const fn ld2_vl2_s_i_then_at_xsp_then_8(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dff8000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld2 {<VL2>.d}[<N>], [<XSP>], #16`
#[inline]
pub const fn ld2_vl2_d_i_then_at_xsp_then_16(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0dff8400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.s}[<N>], [<XSP>], #16`
#[inline]
pub const fn ld4_vl4_s_i_then_at_xsp_then_16(vd: V, index: Imm0To3, rn: XSp) -> Inst {
    Inst(r2(part(part(0x0dffa000, index.steps(), 0, 1, 12), index.steps(), 1, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld4 {<VL4>.d}[<N>], [<XSP>], #32`
#[inline]
pub const fn ld4_vl4_d_i_then_at_xsp_then_32(vd: V, index: Imm0To1, rn: XSp) -> Inst {
    Inst(r2(part(0x0dffa400, index.steps(), 0, 1, 30), vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.2s}, [<XSP>], #8`
#[inline]
pub const fn ld2r_vl2_2s_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffc800, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.4s}, [<XSP>], #8`
#[inline]
pub const fn ld2r_vl2_4s_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffc800, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.4h}, [<XSP>], #4`
#[inline]
pub const fn ld2r_vl2_4h_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffc400, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.1d}, [<XSP>], #16`
#[inline]
pub const fn ld2r_vl2_1d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffcc00, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.8h}, [<XSP>], #4`
#[inline]
pub const fn ld2r_vl2_8h_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffc400, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.2d}, [<XSP>], #16`
#[inline]
pub const fn ld2r_vl2_2d_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffcc00, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.16b}, [<XSP>], #2`
#[inline]
pub const fn ld2r_vl2_16b_at_xsp_then_2(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffc000, vd.0, 0, rn.0, 5))
}
/// `ld2r {<VL2>.8b}, [<XSP>], #2`
#[inline]
pub const fn ld2r_vl2_8b_at_xsp_then_2(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffc000, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.1d}, [<XSP>], #32`
#[inline]
pub const fn ld4r_vl4_1d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffec00, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.4s}, [<XSP>], #16`
#[inline]
pub const fn ld4r_vl4_4s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffe800, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.2s}, [<XSP>], #16`
#[inline]
pub const fn ld4r_vl4_2s_at_xsp_then_16(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffe800, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.2d}, [<XSP>], #32`
#[inline]
pub const fn ld4r_vl4_2d_at_xsp_then_32(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffec00, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.8h}, [<XSP>], #8`
#[inline]
pub const fn ld4r_vl4_8h_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffe400, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.16b}, [<XSP>], #4`
#[inline]
pub const fn ld4r_vl4_16b_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x4dffe000, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.8b}, [<XSP>], #4`
#[inline]
pub const fn ld4r_vl4_8b_at_xsp_then_4(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffe000, vd.0, 0, rn.0, 5))
}
/// `ld4r {<VL4>.4h}, [<XSP>], #8`
#[inline]
pub const fn ld4r_vl4_4h_at_xsp_then_8(vd: V, rn: XSp) -> Inst {
    Inst(r2(0x0dffe400, vd.0, 0, rn.0, 5))
}
/// `casb <W>, <W>, [<XSP>]`
#[inline]
pub const fn casb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x08a07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `caslb <W>, <W>, [<XSP>]`
#[inline]
pub const fn caslb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x08a0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casab <W>, <W>, [<XSP>]`
#[inline]
pub const fn casab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x08e07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casalb <W>, <W>, [<XSP>]`
#[inline]
pub const fn casalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x08e0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `cash <W>, <W>, [<XSP>]`
#[inline]
pub const fn cash_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x48a07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `caslh <W>, <W>, [<XSP>]`
#[inline]
pub const fn caslh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x48a0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casah <W>, <W>, [<XSP>]`
#[inline]
pub const fn casah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x48e07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casalh <W>, <W>, [<XSP>]`
#[inline]
pub const fn casalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x48e0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `cas <W>, <W>, [<XSP>]`
#[inline]
pub const fn cas_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x88a07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casl <W>, <W>, [<XSP>]`
#[inline]
pub const fn casl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x88a0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casa <W>, <W>, [<XSP>]`
#[inline]
pub const fn casa_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x88e07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casal <W>, <W>, [<XSP>]`
#[inline]
pub const fn casal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x88e0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `cas <X>, <X>, [<XSP>]`
#[inline]
pub const fn cas_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xc8a07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casl <X>, <X>, [<XSP>]`
#[inline]
pub const fn casl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xc8a0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casa <X>, <X>, [<XSP>]`
#[inline]
pub const fn casa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xc8e07c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casal <X>, <X>, [<XSP>]`
#[inline]
pub const fn casal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xc8e0fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `casp <W>, <W>, <W>, <W>, [<XSP>]`
#[inline]
pub const fn casp_w_w_w_w_at_xsp(rm: WPair, rd: WPair, rn: XSp) -> Inst {
    Inst(r3(0x08207c00, rm.0, 17, rd.0, 1, rn.0, 5))
}
/// `caspl <W>, <W>, <W>, <W>, [<XSP>]`
#[inline]
pub const fn caspl_w_w_w_w_at_xsp(rm: WPair, rd: WPair, rn: XSp) -> Inst {
    Inst(r3(0x0820fc00, rm.0, 17, rd.0, 1, rn.0, 5))
}
/// `caspa <W>, <W>, <W>, <W>, [<XSP>]`
#[inline]
pub const fn caspa_w_w_w_w_at_xsp(rm: WPair, rd: WPair, rn: XSp) -> Inst {
    Inst(r3(0x08607c00, rm.0, 17, rd.0, 1, rn.0, 5))
}
/// `caspal <W>, <W>, <W>, <W>, [<XSP>]`
#[inline]
pub const fn caspal_w_w_w_w_at_xsp(rm: WPair, rd: WPair, rn: XSp) -> Inst {
    Inst(r3(0x0860fc00, rm.0, 17, rd.0, 1, rn.0, 5))
}
/// `casp <X>, <X>, <X>, <X>, [<XSP>]`
#[inline]
pub const fn casp_x_x_x_x_at_xsp(rm: XPair, rd: XPair, rn: XSp) -> Inst {
    Inst(r3(0x48207c00, rm.0, 17, rd.0, 1, rn.0, 5))
}
/// `caspl <X>, <X>, <X>, <X>, [<XSP>]`
#[inline]
pub const fn caspl_x_x_x_x_at_xsp(rm: XPair, rd: XPair, rn: XSp) -> Inst {
    Inst(r3(0x4820fc00, rm.0, 17, rd.0, 1, rn.0, 5))
}
/// `caspa <X>, <X>, <X>, <X>, [<XSP>]`
#[inline]
pub const fn caspa_x_x_x_x_at_xsp(rm: XPair, rd: XPair, rn: XSp) -> Inst {
    Inst(r3(0x48607c00, rm.0, 17, rd.0, 1, rn.0, 5))
}
/// `caspal <X>, <X>, <X>, <X>, [<XSP>]`
#[inline]
pub const fn caspal_x_x_x_x_at_xsp(rm: XPair, rd: XPair, rn: XSp) -> Inst {
    Inst(r3(0x4860fc00, rm.0, 17, rd.0, 1, rn.0, 5))
}
/// `stlur <B>, [<XSP>, #<I>]`
#[inline]
pub const fn stlur_b_at_xsp_i(vd: B, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x1d000800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldapur <B>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapur_b_at_xsp_i(vd: B, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x1d400800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldapur <B>, [<XSP>]`
#[inline]
pub const fn ldapur_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x1d400800, vd.0, 0, rn.0, 5))
}
/// `stlur <Q>, [<XSP>, #<I>]`
#[inline]
pub const fn stlur_q_at_xsp_i(vd: Q, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x1d800800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `stlur <Q>, [<XSP>]`
#[inline]
pub const fn stlur_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x1d800800, vd.0, 0, rn.0, 5))
}
/// `ldapur <Q>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapur_q_at_xsp_i(vd: Q, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x1dc00800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldapur <Q>, [<XSP>]`
#[inline]
pub const fn ldapur_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x1dc00800, vd.0, 0, rn.0, 5))
}
/// `stlur <H>, [<XSP>, #<I>]`
#[inline]
pub const fn stlur_h_at_xsp_i(vd: H, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x5d000800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldapur <H>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapur_h_at_xsp_i(vd: H, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x5d400800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldapur <H>, [<XSP>]`
#[inline]
pub const fn ldapur_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x5d400800, vd.0, 0, rn.0, 5))
}
/// `stlur <S>, [<XSP>, #<I>]`
#[inline]
pub const fn stlur_s_at_xsp_i(vd: S, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x9d000800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `stlur <S>, [<XSP>]`
#[inline]
pub const fn stlur_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0x9d000800, vd.0, 0, rn.0, 5))
}
/// `ldapur <S>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapur_s_at_xsp_i(vd: S, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x9d400800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `stlur <D>, [<XSP>, #<I>]`
#[inline]
pub const fn stlur_d_at_xsp_i(vd: D, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xdd000800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `stlur <D>, [<XSP>]`
#[inline]
pub const fn stlur_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xdd000800, vd.0, 0, rn.0, 5))
}
/// `ldapur <D>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapur_d_at_xsp_i(vd: D, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xdd400800, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldapur <D>, [<XSP>]`
#[inline]
pub const fn ldapur_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xdd400800, vd.0, 0, rn.0, 5))
}
/// `stlur <B>, [<XSP>]`
#[inline]
pub const fn stlur_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x1d000800, vd.0, 0, rn.0, 5))
}
/// `stlur <H>, [<XSP>]`
#[inline]
pub const fn stlur_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x5d000800, vd.0, 0, rn.0, 5))
}
/// `ldapur <S>, [<XSP>]`
#[inline]
pub const fn ldapur_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0x9d400800, vd.0, 0, rn.0, 5))
}
/// `stlurb <W>, [<XSP>, #<I>]`
#[inline]
pub const fn stlurb_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x19000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stlurb <W>, [<XSP>]`
#[inline]
pub const fn stlurb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x19000000, rd.0, 0, rn.0, 5))
}
/// `ldapurb <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapurb_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x19400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldapurb <W>, [<XSP>]`
#[inline]
pub const fn ldapurb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x19400000, rd.0, 0, rn.0, 5))
}
/// `ldapursb <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapursb_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x19800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldapursb <X>, [<XSP>]`
#[inline]
pub const fn ldapursb_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x19800000, rd.0, 0, rn.0, 5))
}
/// `ldapursb <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapursb_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x19c00000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldapursb <W>, [<XSP>]`
#[inline]
pub const fn ldapursb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x19c00000, rd.0, 0, rn.0, 5))
}
/// `stlurh <W>, [<XSP>, #<I>]`
#[inline]
pub const fn stlurh_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x59000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stlurh <W>, [<XSP>]`
#[inline]
pub const fn stlurh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x59000000, rd.0, 0, rn.0, 5))
}
/// `ldapurh <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapurh_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x59400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldapurh <W>, [<XSP>]`
#[inline]
pub const fn ldapurh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x59400000, rd.0, 0, rn.0, 5))
}
/// `ldapursh <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapursh_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x59800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldapursh <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapursh_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x59c00000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldapursh <W>, [<XSP>]`
#[inline]
pub const fn ldapursh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x59c00000, rd.0, 0, rn.0, 5))
}
/// `stlur <W>, [<XSP>, #<I>]`
#[inline]
pub const fn stlur_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x99000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stlur <W>, [<XSP>]`
#[inline]
pub const fn stlur_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x99000000, rd.0, 0, rn.0, 5))
}
/// `ldapur <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapur_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x99400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldapursw <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapursw_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x99800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldapursw <X>, [<XSP>]`
#[inline]
pub const fn ldapursw_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x99800000, rd.0, 0, rn.0, 5))
}
/// `stlur <X>, [<XSP>, #<I>]`
#[inline]
pub const fn stlur_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xd9000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stlur <X>, [<XSP>]`
#[inline]
pub const fn stlur_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9000000, rd.0, 0, rn.0, 5))
}
/// `ldapur <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldapur_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xd9400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldapursh <X>, [<XSP>]`
#[inline]
pub const fn ldapursh_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x59800000, rd.0, 0, rn.0, 5))
}
/// `ldapur <W>, [<XSP>]`
#[inline]
pub const fn ldapur_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x99400000, rd.0, 0, rn.0, 5))
}
/// `ldapur <X>, [<XSP>]`
#[inline]
pub const fn ldapur_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9400000, rd.0, 0, rn.0, 5))
}
/// `stlr <W>, [<XSP>, #-4]!`
#[inline]
pub const fn stlr_w_at_xsp_4_pre(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x99800800, rd.0, 0, rn.0, 5))
}
/// `ldapr <W>, [<XSP>], #4`
#[inline]
pub const fn ldapr_w_at_xsp_then_4(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x99c00800, rd.0, 0, rn.0, 5))
}
/// `stlr <X>, [<XSP>, #-8]!`
#[inline]
pub const fn stlr_x_at_xsp_8_pre(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9800800, rd.0, 0, rn.0, 5))
}
/// `ldapr <X>, [<XSP>], #8`
#[inline]
pub const fn ldapr_x_at_xsp_then_8(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9c00800, rd.0, 0, rn.0, 5))
}
/// `stilp <W>, <W>, [<XSP>, #-8]!`
#[inline]
pub const fn stilp_w_w_at_xsp_8_pre(rd: W, rm: W, rn: XSp) -> Inst {
    Inst(r3(0x99000800, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `stilp <W>, <W>, [<XSP>]`
#[inline]
pub const fn stilp_w_w_at_xsp(rd: W, rm: W, rn: XSp) -> Inst {
    Inst(r3(0x99001800, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldiapp <W>, <W>, [<XSP>], #8`
#[inline]
pub const fn ldiapp_w_w_at_xsp_then_8(rd: W, rm: W, rn: XSp) -> Inst {
    Inst(r3(0x99400800, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldiapp <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldiapp_w_w_at_xsp(rd: W, rm: W, rn: XSp) -> Inst {
    Inst(r3(0x99401800, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `stilp <X>, <X>, [<XSP>, #-16]!`
#[inline]
pub const fn stilp_x_x_at_xsp_16_pre(rd: X, rm: X, rn: XSp) -> Inst {
    Inst(r3(0xd9000800, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `stilp <X>, <X>, [<XSP>]`
#[inline]
pub const fn stilp_x_x_at_xsp(rd: X, rm: X, rn: XSp) -> Inst {
    Inst(r3(0xd9001800, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldiapp <X>, <X>, [<XSP>], #16`
#[inline]
pub const fn ldiapp_x_x_at_xsp_then_16(rd: X, rm: X, rn: XSp) -> Inst {
    Inst(r3(0xd9400800, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldiapp <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldiapp_x_x_at_xsp(rd: X, rm: X, rn: XSp) -> Inst {
    Inst(r3(0xd9401800, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `gcsstr <X>, [<XSP>]`
#[inline]
pub const fn gcsstr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd91f0c00, rd.0, 0, rn.0, 5))
}
/// `gcssttr <X>, [<XSP>]`
#[inline]
pub const fn gcssttr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd91f1c00, rd.0, 0, rn.0, 5))
}
/// `strb <W>, [<XSP>], #<I>`
#[inline]
pub fn strb_w_at_xsp_then_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::STRB_W_AT_XSP_THEN_I, r2(part(0x38000400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrb <W>, [<XSP>], #<I>`
#[inline]
pub fn ldrb_w_at_xsp_then_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRB_W_AT_XSP_THEN_I, r2(part(0x38400400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrsb <X>, [<XSP>], #<I>`
#[inline]
pub fn ldrsb_x_at_xsp_then_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRSB_X_AT_XSP_THEN_I, r2(part(0x38800400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrsb <W>, [<XSP>], #<I>`
#[inline]
pub fn ldrsb_w_at_xsp_then_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRSB_W_AT_XSP_THEN_I, r2(part(0x38c00400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `str <B>, [<XSP>], #<I>`
#[inline]
pub const fn str_b_at_xsp_then_i(vd: B, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3c000400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldr <B>, [<XSP>], #<I>`
#[inline]
pub const fn ldr_b_at_xsp_then_i(vd: B, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3c400400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `str <Q>, [<XSP>], #<I>`
#[inline]
pub const fn str_q_at_xsp_then_i(vd: Q, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3c800400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldr <Q>, [<XSP>], #<I>`
#[inline]
pub const fn ldr_q_at_xsp_then_i(vd: Q, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3cc00400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `strh <W>, [<XSP>], #<I>`
#[inline]
pub fn strh_w_at_xsp_then_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::STRH_W_AT_XSP_THEN_I, r2(part(0x78000400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrh <W>, [<XSP>], #<I>`
#[inline]
pub fn ldrh_w_at_xsp_then_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRH_W_AT_XSP_THEN_I, r2(part(0x78400400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrsh <X>, [<XSP>], #<I>`
#[inline]
pub fn ldrsh_x_at_xsp_then_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRSH_X_AT_XSP_THEN_I, r2(part(0x78800400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrsh <W>, [<XSP>], #<I>`
#[inline]
pub fn ldrsh_w_at_xsp_then_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRSH_W_AT_XSP_THEN_I, r2(part(0x78c00400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `str <H>, [<XSP>], #<I>`
#[inline]
pub const fn str_h_at_xsp_then_i(vd: H, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x7c000400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldr <H>, [<XSP>], #<I>`
#[inline]
pub const fn ldr_h_at_xsp_then_i(vd: H, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x7c400400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `str <W>, [<XSP>], #<I>`
#[inline]
pub fn str_w_at_xsp_then_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::STR_W_AT_XSP_THEN_I, r2(part(0xb8000400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldr <W>, [<XSP>], #<I>`
#[inline]
pub fn ldr_w_at_xsp_then_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDR_W_AT_XSP_THEN_I, r2(part(0xb8400400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrsw <X>, [<XSP>], #<I>`
#[inline]
pub fn ldrsw_x_at_xsp_then_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRSW_X_AT_XSP_THEN_I, r2(part(0xb8800400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `str <S>, [<XSP>], #<I>`
#[inline]
pub const fn str_s_at_xsp_then_i(vd: S, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xbc000400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldr <S>, [<XSP>], #<I>`
#[inline]
pub const fn ldr_s_at_xsp_then_i(vd: S, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xbc400400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `str <X>, [<XSP>], #<I>`
#[inline]
pub fn str_x_at_xsp_then_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::STR_X_AT_XSP_THEN_I, r2(part(0xf8000400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldr <X>, [<XSP>], #<I>`
#[inline]
pub fn ldr_x_at_xsp_then_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDR_X_AT_XSP_THEN_I, r2(part(0xf8400400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `str <D>, [<XSP>], #<I>`
#[inline]
pub const fn str_d_at_xsp_then_i(vd: D, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xfc000400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldr <D>, [<XSP>], #<I>`
#[inline]
pub const fn ldr_d_at_xsp_then_i(vd: D, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xfc400400, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `strb <W>, [<XSP>, #<I>]!`
#[inline]
pub fn strb_w_at_xsp_i_pre(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::STRB_W_AT_XSP_I_PRE, r2(part(0x38000c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrb <W>, [<XSP>, #<I>]!`
#[inline]
pub fn ldrb_w_at_xsp_i_pre(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRB_W_AT_XSP_I_PRE, r2(part(0x38400c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrsb <X>, [<XSP>, #<I>]!`
#[inline]
pub fn ldrsb_x_at_xsp_i_pre(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRSB_X_AT_XSP_I_PRE, r2(part(0x38800c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrsb <W>, [<XSP>, #<I>]!`
#[inline]
pub fn ldrsb_w_at_xsp_i_pre(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRSB_W_AT_XSP_I_PRE, r2(part(0x38c00c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `str <B>, [<XSP>, #<I>]!`
#[inline]
pub const fn str_b_at_xsp_i_pre(vd: B, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3c000c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldr <B>, [<XSP>, #<I>]!`
#[inline]
pub const fn ldr_b_at_xsp_i_pre(vd: B, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3c400c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `str <Q>, [<XSP>, #<I>]!`
#[inline]
pub const fn str_q_at_xsp_i_pre(vd: Q, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3c800c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldr <Q>, [<XSP>, #<I>]!`
#[inline]
pub const fn ldr_q_at_xsp_i_pre(vd: Q, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3cc00c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `strh <W>, [<XSP>, #<I>]!`
#[inline]
pub fn strh_w_at_xsp_i_pre(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::STRH_W_AT_XSP_I_PRE, r2(part(0x78000c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrh <W>, [<XSP>, #<I>]!`
#[inline]
pub fn ldrh_w_at_xsp_i_pre(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRH_W_AT_XSP_I_PRE, r2(part(0x78400c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrsh <X>, [<XSP>, #<I>]!`
#[inline]
pub fn ldrsh_x_at_xsp_i_pre(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRSH_X_AT_XSP_I_PRE, r2(part(0x78800c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrsh <W>, [<XSP>, #<I>]!`
#[inline]
pub fn ldrsh_w_at_xsp_i_pre(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRSH_W_AT_XSP_I_PRE, r2(part(0x78c00c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `str <H>, [<XSP>, #<I>]!`
#[inline]
pub const fn str_h_at_xsp_i_pre(vd: H, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x7c000c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldr <H>, [<XSP>, #<I>]!`
#[inline]
pub const fn ldr_h_at_xsp_i_pre(vd: H, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x7c400c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `str <W>, [<XSP>, #<I>]!`
#[inline]
pub fn str_w_at_xsp_i_pre(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::STR_W_AT_XSP_I_PRE, r2(part(0xb8000c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldr <W>, [<XSP>, #<I>]!`
#[inline]
pub fn ldr_w_at_xsp_i_pre(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDR_W_AT_XSP_I_PRE, r2(part(0xb8400c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldrsw <X>, [<XSP>, #<I>]!`
#[inline]
pub fn ldrsw_x_at_xsp_i_pre(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDRSW_X_AT_XSP_I_PRE, r2(part(0xb8800c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `str <S>, [<XSP>, #<I>]!`
#[inline]
pub const fn str_s_at_xsp_i_pre(vd: S, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xbc000c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldr <S>, [<XSP>, #<I>]!`
#[inline]
pub const fn ldr_s_at_xsp_i_pre(vd: S, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xbc400c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `str <X>, [<XSP>, #<I>]!`
#[inline]
pub fn str_x_at_xsp_i_pre(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::STR_X_AT_XSP_I_PRE, r2(part(0xf8000c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldr <X>, [<XSP>, #<I>]!`
#[inline]
pub fn ldr_x_at_xsp_i_pre(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDR_X_AT_XSP_I_PRE, r2(part(0xf8400c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `str <D>, [<XSP>, #<I>]!`
#[inline]
pub const fn str_d_at_xsp_i_pre(vd: D, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xfc000c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldr <D>, [<XSP>, #<I>]!`
#[inline]
pub const fn ldr_d_at_xsp_i_pre(vd: D, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xfc400c00, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldraa <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldraa_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus4096To4088By8) -> Inst {
    Inst(r2(part(part(0xf8200400, imm.steps(), 0, 9, 12), imm.steps(), 9, 1, 22), rd.0, 0, rn.0, 5))
}
/// `ldraa <X>, [<XSP>]`
#[inline]
pub const fn ldraa_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8200400, rd.0, 0, rn.0, 5))
}
/// `ldraa <X>, [<XSP>, #<I>]!`
#[inline]
pub fn ldraa_x_at_xsp_i_pre(rd: X, rn: XSp, imm: ImmMinus4096To4088By8) -> Result<Inst, EncodeError> {
    checked(form::LDRAA_X_AT_XSP_I_PRE, r2(part(part(0xf8200c00, imm.steps(), 0, 9, 12), imm.steps(), 9, 1, 22), rd.0, 0, rn.0, 5))
}
/// `ldrab <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldrab_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus4096To4088By8) -> Inst {
    Inst(r2(part(part(0xf8a00400, imm.steps(), 0, 9, 12), imm.steps(), 9, 1, 22), rd.0, 0, rn.0, 5))
}
/// `ldrab <X>, [<XSP>, #<I>]!`
#[inline]
pub fn ldrab_x_at_xsp_i_pre(rd: X, rn: XSp, imm: ImmMinus4096To4088By8) -> Result<Inst, EncodeError> {
    checked(form::LDRAB_X_AT_XSP_I_PRE, r2(part(part(0xf8a00c00, imm.steps(), 0, 9, 12), imm.steps(), 9, 1, 22), rd.0, 0, rn.0, 5))
}
/// `ldrab <X>, [<XSP>]`
#[inline]
pub const fn ldrab_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8a00400, rd.0, 0, rn.0, 5))
}
/// `strb <W>, [<XSP>, #<I>]`
#[inline]
pub const fn strb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x39000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `ldrb <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldrb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x39400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `ldrb <W>, [<XSP>]`
#[inline]
pub const fn ldrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x39400000, rd.0, 0, rn.0, 5))
}
/// `ldrsb <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldrsb_x_at_xsp_i(rd: X, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x39800000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `ldrsb <X>, [<XSP>]`
#[inline]
pub const fn ldrsb_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x39800000, rd.0, 0, rn.0, 5))
}
/// `ldrsb <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldrsb_w_at_xsp_i(rd: W, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x39c00000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `str <B>, [<XSP>, #<I>]`
#[inline]
pub const fn str_b_at_xsp_i(vd: B, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x3d000000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
/// `str <B>, [<XSP>]`
#[inline]
pub const fn str_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x3d000000, vd.0, 0, rn.0, 5))
}
/// `ldr <B>, [<XSP>, #<I>]`
#[inline]
pub const fn ldr_b_at_xsp_i(vd: B, rn: XSp, imm: Imm0To4095) -> Inst {
    Inst(r2(part(0x3d400000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
/// `ldr <B>, [<XSP>]`
#[inline]
pub const fn ldr_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x3d400000, vd.0, 0, rn.0, 5))
}
/// `str <Q>, [<XSP>, #<I>]`
#[inline]
pub const fn str_q_at_xsp_i(vd: Q, rn: XSp, imm: Imm0To65520By16) -> Inst {
    Inst(r2(part(0x3d800000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
/// `ldr <Q>, [<XSP>, #<I>]`
#[inline]
pub const fn ldr_q_at_xsp_i(vd: Q, rn: XSp, imm: Imm0To65520By16) -> Inst {
    Inst(r2(part(0x3dc00000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
/// `ldr <Q>, [<XSP>]`
#[inline]
pub const fn ldr_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x3dc00000, vd.0, 0, rn.0, 5))
}
/// `strh <W>, [<XSP>, #<I>]`
#[inline]
pub const fn strh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm0To8190By2) -> Inst {
    Inst(r2(part(0x79000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `strh <W>, [<XSP>]`
#[inline]
pub const fn strh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x79000000, rd.0, 0, rn.0, 5))
}
/// `ldrh <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldrh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm0To8190By2) -> Inst {
    Inst(r2(part(0x79400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `ldrh <W>, [<XSP>]`
#[inline]
pub const fn ldrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x79400000, rd.0, 0, rn.0, 5))
}
/// `ldrsh <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldrsh_x_at_xsp_i(rd: X, rn: XSp, imm: Imm0To8190By2) -> Inst {
    Inst(r2(part(0x79800000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `ldrsh <X>, [<XSP>]`
#[inline]
pub const fn ldrsh_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x79800000, rd.0, 0, rn.0, 5))
}
/// `ldrsh <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldrsh_w_at_xsp_i(rd: W, rn: XSp, imm: Imm0To8190By2) -> Inst {
    Inst(r2(part(0x79c00000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `str <H>, [<XSP>, #<I>]`
#[inline]
pub const fn str_h_at_xsp_i(vd: H, rn: XSp, imm: Imm0To8190By2) -> Inst {
    Inst(r2(part(0x7d000000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
/// `ldr <H>, [<XSP>, #<I>]`
#[inline]
pub const fn ldr_h_at_xsp_i(vd: H, rn: XSp, imm: Imm0To8190By2) -> Inst {
    Inst(r2(part(0x7d400000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
/// `ldr <H>, [<XSP>]`
#[inline]
pub const fn ldr_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x7d400000, vd.0, 0, rn.0, 5))
}
/// `str <W>, [<XSP>, #<I>]`
#[inline]
pub const fn str_w_at_xsp_i(rd: W, rn: XSp, imm: Imm0To16380By4) -> Inst {
    Inst(r2(part(0xb9000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `str <W>, [<XSP>]`
#[inline]
pub const fn str_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb9000000, rd.0, 0, rn.0, 5))
}
/// `ldr <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldr_w_at_xsp_i(rd: W, rn: XSp, imm: Imm0To16380By4) -> Inst {
    Inst(r2(part(0xb9400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `ldr <W>, [<XSP>]`
#[inline]
pub const fn ldr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb9400000, rd.0, 0, rn.0, 5))
}
/// `ldrsw <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldrsw_x_at_xsp_i(rd: X, rn: XSp, imm: Imm0To16380By4) -> Inst {
    Inst(r2(part(0xb9800000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `ldrsw <X>, [<XSP>]`
#[inline]
pub const fn ldrsw_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xb9800000, rd.0, 0, rn.0, 5))
}
/// `str <S>, [<XSP>, #<I>]`
#[inline]
pub const fn str_s_at_xsp_i(vd: S, rn: XSp, imm: Imm0To16380By4) -> Inst {
    Inst(r2(part(0xbd000000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
/// `str <S>, [<XSP>]`
#[inline]
pub const fn str_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0xbd000000, vd.0, 0, rn.0, 5))
}
/// `ldr <S>, [<XSP>, #<I>]`
#[inline]
pub const fn ldr_s_at_xsp_i(vd: S, rn: XSp, imm: Imm0To16380By4) -> Inst {
    Inst(r2(part(0xbd400000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
/// `ldr <S>, [<XSP>]`
#[inline]
pub const fn ldr_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0xbd400000, vd.0, 0, rn.0, 5))
}
/// `str <X>, [<XSP>, #<I>]`
#[inline]
pub const fn str_x_at_xsp_i(rd: X, rn: XSp, imm: Imm0To32760By8) -> Inst {
    Inst(r2(part(0xf9000000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `str <X>, [<XSP>]`
#[inline]
pub const fn str_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf9000000, rd.0, 0, rn.0, 5))
}
/// `ldr <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldr_x_at_xsp_i(rd: X, rn: XSp, imm: Imm0To32760By8) -> Inst {
    Inst(r2(part(0xf9400000, imm.steps(), 0, 12, 10), rd.0, 0, rn.0, 5))
}
/// `ldr <X>, [<XSP>]`
#[inline]
pub const fn ldr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf9400000, rd.0, 0, rn.0, 5))
}
/// `prfm <PRF>, [<XSP>, #<I>]`
#[inline]
pub const fn prfm_prf_at_xsp_i(operation: Prefetch, rn: XSp, imm: Imm0To32760By8) -> Inst {
    Inst(r1(part(part(0xf9800000, operation.field(), 0, 5, 0), imm.steps(), 0, 12, 10), rn.0, 5))
}
/// `prfm <PRF>, [<XSP>]`
#[inline]
pub const fn prfm_prf_at_xsp(operation: Prefetch, rn: XSp) -> Inst {
    Inst(r1(part(0xf9800000, operation.field(), 0, 5, 0), rn.0, 5))
}
/// `str <D>, [<XSP>, #<I>]`
#[inline]
pub const fn str_d_at_xsp_i(vd: D, rn: XSp, imm: Imm0To32760By8) -> Inst {
    Inst(r2(part(0xfd000000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
/// `str <D>, [<XSP>]`
#[inline]
pub const fn str_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xfd000000, vd.0, 0, rn.0, 5))
}
/// `ldr <D>, [<XSP>, #<I>]`
#[inline]
pub const fn ldr_d_at_xsp_i(vd: D, rn: XSp, imm: Imm0To32760By8) -> Inst {
    Inst(r2(part(0xfd400000, imm.steps(), 0, 12, 10), vd.0, 0, rn.0, 5))
}
/// `ldr <D>, [<XSP>]`
#[inline]
pub const fn ldr_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xfd400000, vd.0, 0, rn.0, 5))
}
/// `strb <W>, [<XSP>]`
#[inline]
pub const fn strb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x39000000, rd.0, 0, rn.0, 5))
}
/// `ldrsb <W>, [<XSP>]`
#[inline]
pub const fn ldrsb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x39c00000, rd.0, 0, rn.0, 5))
}
/// `str <Q>, [<XSP>]`
#[inline]
pub const fn str_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x3d800000, vd.0, 0, rn.0, 5))
}
/// `ldrsh <W>, [<XSP>]`
#[inline]
pub const fn ldrsh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x79c00000, rd.0, 0, rn.0, 5))
}
/// `str <H>, [<XSP>]`
#[inline]
pub const fn str_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x7d000000, vd.0, 0, rn.0, 5))
}
/// `strb <W>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn strb_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38204800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strb <W>, [<XSP>, <X>, sxtx #0]`
#[inline]
pub const fn strb_w_at_xsp_x_sxtx_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3820f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strb <W>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn strb_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3820e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strb <W>, [<XSP>, <W>, <EXT> #0]`
#[inline]
pub const fn strb_w_at_xsp_w_ext_0(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38205800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strb <W>, [<XSP>, <X>, lsl #0]`
#[inline]
pub const fn strb_w_at_xsp_x_lsl_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38207800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrb <W>, [<XSP>, <X>, lsl #0]`
#[inline]
pub const fn ldrb_w_at_xsp_x_lsl_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38607800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrb <W>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldrb_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3860e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrb <W>, [<XSP>, <X>, sxtx #0]`
#[inline]
pub const fn ldrb_w_at_xsp_x_sxtx_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3860f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrb <W>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldrb_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38604800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrb <W>, [<XSP>, <W>, <EXT> #0]`
#[inline]
pub const fn ldrb_w_at_xsp_w_ext_0(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38605800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <X>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldrsb_x_at_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38a04800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <X>, [<XSP>, <X>, lsl #0]`
#[inline]
pub const fn ldrsb_x_at_xsp_x_lsl_0(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38a07800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <X>, [<XSP>, <W>, <EXT> #0]`
#[inline]
pub const fn ldrsb_x_at_xsp_w_ext_0(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38a05800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <X>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldrsb_x_at_xsp_x_sxtx(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38a0e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <X>, [<XSP>, <X>, sxtx #0]`
#[inline]
pub const fn ldrsb_x_at_xsp_x_sxtx_0(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38a0f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <W>, [<XSP>, <X>, lsl #0]`
#[inline]
pub const fn ldrsb_w_at_xsp_x_lsl_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38e07800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <W>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldrsb_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38e0e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <W>, [<XSP>, <W>, <EXT> #0]`
#[inline]
pub const fn ldrsb_w_at_xsp_w_ext_0(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38e05800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <W>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldrsb_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x38e04800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <W>, [<XSP>, <X>, sxtx #0]`
#[inline]
pub const fn ldrsb_w_at_xsp_x_sxtx_0(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38e0f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <B>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn str_b_at_xsp_w_ext(vd: B, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3c204800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <B>, [<XSP>, <X>, lsl #0]`
#[inline]
pub const fn str_b_at_xsp_x_lsl_0(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c207800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <B>, [<XSP>, <W>, <EXT> #0]`
#[inline]
pub const fn str_b_at_xsp_w_ext_0(vd: B, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3c205800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <B>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn str_b_at_xsp_x_sxtx(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c20e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <B>, [<XSP>, <X>, sxtx #0]`
#[inline]
pub const fn str_b_at_xsp_x_sxtx_0(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c20f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <B>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldr_b_at_xsp_x_sxtx(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c60e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <B>, [<XSP>, <X>, lsl #0]`
#[inline]
pub const fn ldr_b_at_xsp_x_lsl_0(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c607800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <B>, [<XSP>, <X>, sxtx #0]`
#[inline]
pub const fn ldr_b_at_xsp_x_sxtx_0(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c60f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <B>, [<XSP>, <W>, <EXT> #0]`
#[inline]
pub const fn ldr_b_at_xsp_w_ext_0(vd: B, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3c605800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <B>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldr_b_at_xsp_w_ext(vd: B, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3c604800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <Q>, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn str_q_at_xsp_x_lsl_4(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ca07800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <Q>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn str_q_at_xsp_w_ext(vd: Q, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3ca04800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <Q>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn str_q_at_xsp_x_sxtx(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ca0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <Q>, [<XSP>, <W>, <EXT> #4]`
#[inline]
pub const fn str_q_at_xsp_w_ext_4(vd: Q, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3ca05800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <Q>, [<XSP>, <X>, sxtx #4]`
#[inline]
pub const fn str_q_at_xsp_x_sxtx_4(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ca0f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <Q>, [<XSP>, <X>, sxtx #4]`
#[inline]
pub const fn ldr_q_at_xsp_x_sxtx_4(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ce0f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <Q>, [<XSP>, <W>, <EXT> #4]`
#[inline]
pub const fn ldr_q_at_xsp_w_ext_4(vd: Q, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3ce05800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <Q>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldr_q_at_xsp_w_ext(vd: Q, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x3ce04800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <Q>, [<XSP>, <X>, lsl #4]`
#[inline]
pub const fn ldr_q_at_xsp_x_lsl_4(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ce07800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <Q>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldr_q_at_xsp_x_sxtx(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ce0e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strh <W>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn strh_w_at_xsp_x_lsl_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78207800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strh <W>, [<XSP>, <W>, <EXT> #1]`
#[inline]
pub const fn strh_w_at_xsp_w_ext_1(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78205800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strh <W>, [<XSP>, <X>, sxtx #1]`
#[inline]
pub const fn strh_w_at_xsp_x_sxtx_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7820f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strh <W>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn strh_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78204800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strh <W>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn strh_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7820e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrh <W>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldrh_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7860e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrh <W>, [<XSP>, <X>, sxtx #1]`
#[inline]
pub const fn ldrh_w_at_xsp_x_sxtx_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7860f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrh <W>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldrh_w_at_xsp_x_lsl_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78607800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrh <W>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldrh_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78604800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrh <W>, [<XSP>, <W>, <EXT> #1]`
#[inline]
pub const fn ldrh_w_at_xsp_w_ext_1(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78605800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <X>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldrsh_x_at_xsp_x_lsl_1(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78a07800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <X>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldrsh_x_at_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78a04800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <X>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldrsh_x_at_xsp_x_sxtx(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78a0e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <X>, [<XSP>, <W>, <EXT> #1]`
#[inline]
pub const fn ldrsh_x_at_xsp_w_ext_1(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78a05800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <X>, [<XSP>, <X>, sxtx #1]`
#[inline]
pub const fn ldrsh_x_at_xsp_x_sxtx_1(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78a0f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <W>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldrsh_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78e04800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <W>, [<XSP>, <W>, <EXT> #1]`
#[inline]
pub const fn ldrsh_w_at_xsp_w_ext_1(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x78e05800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <W>, [<XSP>, <X>, sxtx #1]`
#[inline]
pub const fn ldrsh_w_at_xsp_x_sxtx_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78e0f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <W>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldrsh_w_at_xsp_x_lsl_1(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78e07800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <W>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldrsh_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78e0e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <H>, [<XSP>, <W>, <EXT> #1]`
#[inline]
pub const fn str_h_at_xsp_w_ext_1(vd: H, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x7c205800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <H>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn str_h_at_xsp_x_lsl_1(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c207800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <H>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn str_h_at_xsp_w_ext(vd: H, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x7c204800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <H>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn str_h_at_xsp_x_sxtx(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c20e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <H>, [<XSP>, <X>, sxtx #1]`
#[inline]
pub const fn str_h_at_xsp_x_sxtx_1(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c20f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <H>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldr_h_at_xsp_w_ext(vd: H, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x7c604800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <H>, [<XSP>, <X>, lsl #1]`
#[inline]
pub const fn ldr_h_at_xsp_x_lsl_1(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c607800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <H>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldr_h_at_xsp_x_sxtx(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c60e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <H>, [<XSP>, <W>, <EXT> #1]`
#[inline]
pub const fn ldr_h_at_xsp_w_ext_1(vd: H, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0x7c605800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <H>, [<XSP>, <X>, sxtx #1]`
#[inline]
pub const fn ldr_h_at_xsp_x_sxtx_1(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c60f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <W>, [<XSP>, <W>, <EXT> #2]`
#[inline]
pub const fn str_w_at_xsp_w_ext_2(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8205800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <W>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn str_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8204800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <W>, [<XSP>, <X>, sxtx #2]`
#[inline]
pub const fn str_w_at_xsp_x_sxtx_2(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb820f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <W>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn str_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb820e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <W>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn str_w_at_xsp_x_lsl_2(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8207800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <W>, [<XSP>, <W>, <EXT> #2]`
#[inline]
pub const fn ldr_w_at_xsp_w_ext_2(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8605800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <W>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldr_w_at_xsp_x_sxtx(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb860e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <W>, [<XSP>, <X>, sxtx #2]`
#[inline]
pub const fn ldr_w_at_xsp_x_sxtx_2(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb860f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <W>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldr_w_at_xsp_w_ext(rd: W, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8604800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <W>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldr_w_at_xsp_x_lsl_2(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8607800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsw <X>, [<XSP>, <X>, sxtx #2]`
#[inline]
pub const fn ldrsw_x_at_xsp_x_sxtx_2(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8a0f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsw <X>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldrsw_x_at_xsp_x_sxtx(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8a0e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsw <X>, [<XSP>, <W>, <EXT> #2]`
#[inline]
pub const fn ldrsw_x_at_xsp_w_ext_2(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8a05800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsw <X>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldrsw_x_at_xsp_x_lsl_2(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8a07800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsw <X>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldrsw_x_at_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xb8a04800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <S>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn str_s_at_xsp_w_ext(vd: S, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xbc204800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <S>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn str_s_at_xsp_x_lsl_2(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc207800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <S>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn str_s_at_xsp_x_sxtx(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc20e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <S>, [<XSP>, <X>, sxtx #2]`
#[inline]
pub const fn str_s_at_xsp_x_sxtx_2(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc20f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <S>, [<XSP>, <W>, <EXT> #2]`
#[inline]
pub const fn str_s_at_xsp_w_ext_2(vd: S, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xbc205800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <S>, [<XSP>, <W>, <EXT> #2]`
#[inline]
pub const fn ldr_s_at_xsp_w_ext_2(vd: S, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xbc605800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <S>, [<XSP>, <X>, lsl #2]`
#[inline]
pub const fn ldr_s_at_xsp_x_lsl_2(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc607800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <S>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldr_s_at_xsp_x_sxtx(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc60e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <S>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldr_s_at_xsp_w_ext(vd: S, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xbc604800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <S>, [<XSP>, <X>, sxtx #2]`
#[inline]
pub const fn ldr_s_at_xsp_x_sxtx_2(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc60f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <X>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn str_x_at_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xf8204800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <X>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn str_x_at_xsp_x_sxtx(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf820e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <X>, [<XSP>, <W>, <EXT> #3]`
#[inline]
pub const fn str_x_at_xsp_w_ext_3(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xf8205800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <X>, [<XSP>, <X>, sxtx #3]`
#[inline]
pub const fn str_x_at_xsp_x_sxtx_3(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf820f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <X>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn str_x_at_xsp_x_lsl_3(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf8207800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <X>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ldr_x_at_xsp_x_lsl_3(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf8607800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <X>, [<XSP>, <X>, sxtx #3]`
#[inline]
pub const fn ldr_x_at_xsp_x_sxtx_3(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf860f800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <X>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldr_x_at_xsp_w_ext(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xf8604800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <X>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldr_x_at_xsp_x_sxtx(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf860e800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <X>, [<XSP>, <W>, <EXT> #3]`
#[inline]
pub const fn ldr_x_at_xsp_w_ext_3(rd: X, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xf8605800, extend.bits(), 0, 1, 15), rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `prfm <PRF>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn prfm_prf_at_xsp_x_lsl_3(operation: PrefetchBelow24, rn: XSp, rm: X) -> Inst {
    Inst(r2(part(0xf8a07800, operation.bits(), 0, 5, 0), rn.0, 5, rm.0, 16))
}
/// `prfm <PRF>, [<XSP>, <X>, sxtx #3]`
#[inline]
pub const fn prfm_prf_at_xsp_x_sxtx_3(operation: PrefetchBelow24, rn: XSp, rm: X) -> Inst {
    Inst(r2(part(0xf8a0f800, operation.bits(), 0, 5, 0), rn.0, 5, rm.0, 16))
}
/// `prfm <PRF>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn prfm_prf_at_xsp_x_sxtx(operation: PrefetchBelow24, rn: XSp, rm: X) -> Inst {
    Inst(r2(part(0xf8a0e800, operation.bits(), 0, 5, 0), rn.0, 5, rm.0, 16))
}
/// `prfm <PRF>, [<XSP>, <W>, <EXT> #3]`
#[inline]
pub const fn prfm_prf_at_xsp_w_ext_3(operation: PrefetchBelow24, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r2(part(part(0xf8a05800, operation.bits(), 0, 5, 0), extend.bits(), 0, 1, 15), rn.0, 5, rm.0, 16))
}
/// `prfm <PRF>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn prfm_prf_at_xsp_w_ext(operation: PrefetchBelow24, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r2(part(part(0xf8a04800, operation.bits(), 0, 5, 0), extend.bits(), 0, 1, 15), rn.0, 5, rm.0, 16))
}
/// `rprfm <RPRF>, <X>, [<XSP>]`
#[inline]
pub const fn rprfm_prf_x_at_xsp(imm: Imm0To63, rm: X, rn: XSp) -> Inst {
    Inst(r2(part(part(part(0xf8a04818, imm.steps(), 0, 3, 0), imm.steps(), 3, 2, 12), imm.steps(), 5, 1, 15), rm.0, 16, rn.0, 5))
}
/// `rprfm #<I>, <X>, [<XSP>]`
#[inline]
pub const fn rprfm_i_x_at_xsp(imm: Imm0To63, rm: X, rn: XSp) -> Inst {
    Inst(r2(part(part(part(0xf8a04818, imm.steps(), 0, 3, 0), imm.steps(), 3, 2, 12), imm.steps(), 5, 1, 15), rm.0, 16, rn.0, 5))
}
/// `str <D>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn str_d_at_xsp_x_lsl_3(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc207800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <D>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn str_d_at_xsp_w_ext(vd: D, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xfc204800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <D>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn str_d_at_xsp_x_sxtx(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc20e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <D>, [<XSP>, <X>, sxtx #3]`
#[inline]
pub const fn str_d_at_xsp_x_sxtx_3(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc20f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <D>, [<XSP>, <W>, <EXT> #3]`
#[inline]
pub const fn str_d_at_xsp_w_ext_3(vd: D, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xfc205800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <D>, [<XSP>, <W>, <EXT>]`
#[inline]
pub const fn ldr_d_at_xsp_w_ext(vd: D, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xfc604800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <D>, [<XSP>, <X>, sxtx]`
#[inline]
pub const fn ldr_d_at_xsp_x_sxtx(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc60e800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <D>, [<XSP>, <X>, lsl #3]`
#[inline]
pub const fn ldr_d_at_xsp_x_lsl_3(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc607800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <D>, [<XSP>, <W>, <EXT> #3]`
#[inline]
pub const fn ldr_d_at_xsp_w_ext_3(vd: D, rn: XSp, rm: W, extend: ExtendWord) -> Inst {
    Inst(r3(part(0xfc605800, extend.bits(), 0, 1, 15), vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <D>, [<XSP>, <X>, sxtx #3]`
#[inline]
pub const fn ldr_d_at_xsp_x_sxtx_3(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc60f800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strb <W>, [<XSP>, <X>]`
#[inline]
pub const fn strb_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38206800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrb <W>, [<XSP>, <X>]`
#[inline]
pub const fn ldrb_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38606800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <X>, [<XSP>, <X>]`
#[inline]
pub const fn ldrsb_x_at_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38a06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsb <W>, [<XSP>, <X>]`
#[inline]
pub const fn ldrsb_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x38e06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <B>, [<XSP>, <X>]`
#[inline]
pub const fn str_b_at_xsp_x(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c206800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <B>, [<XSP>, <X>]`
#[inline]
pub const fn ldr_b_at_xsp_x(vd: B, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3c606800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <Q>, [<XSP>, <X>]`
#[inline]
pub const fn str_q_at_xsp_x(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ca06800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <Q>, [<XSP>, <X>]`
#[inline]
pub const fn ldr_q_at_xsp_x(vd: Q, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x3ce06800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `strh <W>, [<XSP>, <X>]`
#[inline]
pub const fn strh_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78206800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrh <W>, [<XSP>, <X>]`
#[inline]
pub const fn ldrh_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78606800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <X>, [<XSP>, <X>]`
#[inline]
pub const fn ldrsh_x_at_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78a06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsh <W>, [<XSP>, <X>]`
#[inline]
pub const fn ldrsh_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x78e06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <H>, [<XSP>, <X>]`
#[inline]
pub const fn str_h_at_xsp_x(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c206800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <H>, [<XSP>, <X>]`
#[inline]
pub const fn ldr_h_at_xsp_x(vd: H, rn: XSp, rm: X) -> Inst {
    Inst(r3(0x7c606800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <W>, [<XSP>, <X>]`
#[inline]
pub const fn str_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8206800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <W>, [<XSP>, <X>]`
#[inline]
pub const fn ldr_w_at_xsp_x(rd: W, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8606800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldrsw <X>, [<XSP>, <X>]`
#[inline]
pub const fn ldrsw_x_at_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xb8a06800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <S>, [<XSP>, <X>]`
#[inline]
pub const fn str_s_at_xsp_x(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc206800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <S>, [<XSP>, <X>]`
#[inline]
pub const fn ldr_s_at_xsp_x(vd: S, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xbc606800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `str <X>, [<XSP>, <X>]`
#[inline]
pub const fn str_x_at_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf8206800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <X>, [<XSP>, <X>]`
#[inline]
pub const fn ldr_x_at_xsp_x(rd: X, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xf8606800, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `prfm <PRF>, [<XSP>, <X>]`
#[inline]
pub const fn prfm_prf_at_xsp_x(operation: PrefetchBelow24, rn: XSp, rm: X) -> Inst {
    Inst(r2(part(0xf8a06800, operation.bits(), 0, 5, 0), rn.0, 5, rm.0, 16))
}
/// `str <D>, [<XSP>, <X>]`
#[inline]
pub const fn str_d_at_xsp_x(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc206800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldr <D>, [<XSP>, <X>]`
#[inline]
pub const fn ldr_d_at_xsp_x(vd: D, rn: XSp, rm: X) -> Inst {
    Inst(r3(0xfc606800, vd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sttrb <W>, [<XSP>, #<I>]`
#[inline]
pub const fn sttrb_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x38000800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `sttrb <W>, [<XSP>]`
#[inline]
pub const fn sttrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x38000800, rd.0, 0, rn.0, 5))
}
/// `ldtrb <W>, [<XSP>, #<I>]`
#[inline]
pub fn ldtrb_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDTRB_W_AT_XSP_I, r2(part(0x38400800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldtrb <W>, [<XSP>]`
#[inline]
pub fn ldtrb_w_at_xsp(rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTRB_W_AT_XSP, r2(0x38400800, rd.0, 0, rn.0, 5))
}
/// `ldtrsb <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldtrsb_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x38800800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldtrsb <X>, [<XSP>]`
#[inline]
pub const fn ldtrsb_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x38800800, rd.0, 0, rn.0, 5))
}
/// `ldtrsb <W>, [<XSP>, #<I>]`
#[inline]
pub fn ldtrsb_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDTRSB_W_AT_XSP_I, r2(part(0x38c00800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldtrsb <W>, [<XSP>]`
#[inline]
pub fn ldtrsb_w_at_xsp(rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTRSB_W_AT_XSP, r2(0x38c00800, rd.0, 0, rn.0, 5))
}
/// `sttrh <W>, [<XSP>, #<I>]`
#[inline]
pub const fn sttrh_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x78000800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `sttrh <W>, [<XSP>]`
#[inline]
pub const fn sttrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x78000800, rd.0, 0, rn.0, 5))
}
/// `ldtrh <W>, [<XSP>, #<I>]`
#[inline]
pub fn ldtrh_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDTRH_W_AT_XSP_I, r2(part(0x78400800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldtrh <W>, [<XSP>]`
#[inline]
pub fn ldtrh_w_at_xsp(rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTRH_W_AT_XSP, r2(0x78400800, rd.0, 0, rn.0, 5))
}
/// `ldtrsh <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldtrsh_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x78800800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldtrsh <W>, [<XSP>, #<I>]`
#[inline]
pub fn ldtrsh_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDTRSH_W_AT_XSP_I, r2(part(0x78c00800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldtrsh <W>, [<XSP>]`
#[inline]
pub fn ldtrsh_w_at_xsp(rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTRSH_W_AT_XSP, r2(0x78c00800, rd.0, 0, rn.0, 5))
}
/// `sttr <W>, [<XSP>, #<I>]`
#[inline]
pub const fn sttr_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xb8000800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldtr <W>, [<XSP>, #<I>]`
#[inline]
pub fn ldtr_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDTR_W_AT_XSP_I, r2(part(0xb8400800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldtrsw <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldtrsw_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xb8800800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `sttr <X>, [<XSP>, #<I>]`
#[inline]
pub const fn sttr_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xf8000800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `sttr <X>, [<XSP>]`
#[inline]
pub const fn sttr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8000800, rd.0, 0, rn.0, 5))
}
/// `ldtr <X>, [<XSP>, #<I>]`
#[inline]
pub fn ldtr_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Result<Inst, EncodeError> {
    checked(form::LDTR_X_AT_XSP_I, r2(part(0xf8400800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldtr <X>, [<XSP>]`
#[inline]
pub fn ldtr_x_at_xsp(rd: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTR_X_AT_XSP, r2(0xf8400800, rd.0, 0, rn.0, 5))
}
/// `ldtrsh <X>, [<XSP>]`
#[inline]
pub const fn ldtrsh_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x78800800, rd.0, 0, rn.0, 5))
}
/// `sttr <W>, [<XSP>]`
#[inline]
pub const fn sttr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb8000800, rd.0, 0, rn.0, 5))
}
/// `ldtr <W>, [<XSP>]`
#[inline]
pub fn ldtr_w_at_xsp(rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDTR_W_AT_XSP, r2(0xb8400800, rd.0, 0, rn.0, 5))
}
/// `ldtrsw <X>, [<XSP>]`
#[inline]
pub const fn ldtrsw_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xb8800800, rd.0, 0, rn.0, 5))
}
/// `sturb <W>, [<XSP>, #<I>]`
#[inline]
pub const fn sturb_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x38000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldurb <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldurb_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x38400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldurb <W>, [<XSP>]`
#[inline]
pub const fn ldurb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x38400000, rd.0, 0, rn.0, 5))
}
/// `ldursb <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldursb_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x38800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldursb <X>, [<XSP>]`
#[inline]
pub const fn ldursb_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x38800000, rd.0, 0, rn.0, 5))
}
/// `ldursb <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldursb_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x38c00000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldursb <W>, [<XSP>]`
#[inline]
pub const fn ldursb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x38c00000, rd.0, 0, rn.0, 5))
}
/// `stur <B>, [<XSP>, #<I>]`
#[inline]
pub const fn stur_b_at_xsp_i(vd: B, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3c000000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `stur <B>, [<XSP>]`
#[inline]
pub const fn stur_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x3c000000, vd.0, 0, rn.0, 5))
}
/// `ldur <B>, [<XSP>, #<I>]`
#[inline]
pub const fn ldur_b_at_xsp_i(vd: B, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3c400000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldur <B>, [<XSP>]`
#[inline]
pub const fn ldur_b_at_xsp(vd: B, rn: XSp) -> Inst {
    Inst(r2(0x3c400000, vd.0, 0, rn.0, 5))
}
/// `stur <Q>, [<XSP>, #<I>]`
#[inline]
pub const fn stur_q_at_xsp_i(vd: Q, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3c800000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `stur <Q>, [<XSP>]`
#[inline]
pub const fn stur_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x3c800000, vd.0, 0, rn.0, 5))
}
/// `ldur <Q>, [<XSP>, #<I>]`
#[inline]
pub const fn ldur_q_at_xsp_i(vd: Q, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x3cc00000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `sturh <W>, [<XSP>, #<I>]`
#[inline]
pub const fn sturh_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x78000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `sturh <W>, [<XSP>]`
#[inline]
pub const fn sturh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x78000000, rd.0, 0, rn.0, 5))
}
/// `ldurh <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldurh_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x78400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldursh <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldursh_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x78800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldursh <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldursh_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x78c00000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stur <H>, [<XSP>, #<I>]`
#[inline]
pub const fn stur_h_at_xsp_i(vd: H, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x7c000000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `stur <H>, [<XSP>]`
#[inline]
pub const fn stur_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x7c000000, vd.0, 0, rn.0, 5))
}
/// `ldur <H>, [<XSP>, #<I>]`
#[inline]
pub const fn ldur_h_at_xsp_i(vd: H, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0x7c400000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldur <H>, [<XSP>]`
#[inline]
pub const fn ldur_h_at_xsp(vd: H, rn: XSp) -> Inst {
    Inst(r2(0x7c400000, vd.0, 0, rn.0, 5))
}
/// `stur <W>, [<XSP>, #<I>]`
#[inline]
pub const fn stur_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xb8000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stur <W>, [<XSP>]`
#[inline]
pub const fn stur_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb8000000, rd.0, 0, rn.0, 5))
}
/// `ldur <W>, [<XSP>, #<I>]`
#[inline]
pub const fn ldur_w_at_xsp_i(rd: W, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xb8400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldur <W>, [<XSP>]`
#[inline]
pub const fn ldur_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb8400000, rd.0, 0, rn.0, 5))
}
/// `ldursw <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldursw_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xb8800000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stur <S>, [<XSP>, #<I>]`
#[inline]
pub const fn stur_s_at_xsp_i(vd: S, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xbc000000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `stur <S>, [<XSP>]`
#[inline]
pub const fn stur_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0xbc000000, vd.0, 0, rn.0, 5))
}
/// `ldur <S>, [<XSP>, #<I>]`
#[inline]
pub const fn ldur_s_at_xsp_i(vd: S, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xbc400000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldur <S>, [<XSP>]`
#[inline]
pub const fn ldur_s_at_xsp(vd: S, rn: XSp) -> Inst {
    Inst(r2(0xbc400000, vd.0, 0, rn.0, 5))
}
/// `stur <X>, [<XSP>, #<I>]`
#[inline]
pub const fn stur_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xf8000000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldur <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldur_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xf8400000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldur <X>, [<XSP>]`
#[inline]
pub const fn ldur_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8400000, rd.0, 0, rn.0, 5))
}
/// `prfum <PRF>, [<XSP>, #<I>]`
#[inline]
pub const fn prfum_prf_at_xsp_i(operation: Prefetch, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r1(part(part(0xf8800000, operation.field(), 0, 5, 0), imm.steps(), 0, 9, 12), rn.0, 5))
}
/// `stur <D>, [<XSP>, #<I>]`
#[inline]
pub const fn stur_d_at_xsp_i(vd: D, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xfc000000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldur <D>, [<XSP>, #<I>]`
#[inline]
pub const fn ldur_d_at_xsp_i(vd: D, rn: XSp, imm: ImmMinus256To255) -> Inst {
    Inst(r2(part(0xfc400000, imm.steps(), 0, 9, 12), vd.0, 0, rn.0, 5))
}
/// `ldur <D>, [<XSP>]`
#[inline]
pub const fn ldur_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xfc400000, vd.0, 0, rn.0, 5))
}
/// `sturb <W>, [<XSP>]`
#[inline]
pub const fn sturb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x38000000, rd.0, 0, rn.0, 5))
}
/// `ldur <Q>, [<XSP>]`
#[inline]
pub const fn ldur_q_at_xsp(vd: Q, rn: XSp) -> Inst {
    Inst(r2(0x3cc00000, vd.0, 0, rn.0, 5))
}
/// `ldurh <W>, [<XSP>]`
#[inline]
pub const fn ldurh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x78400000, rd.0, 0, rn.0, 5))
}
/// `ldursh <X>, [<XSP>]`
#[inline]
pub const fn ldursh_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0x78800000, rd.0, 0, rn.0, 5))
}
/// `ldursh <W>, [<XSP>]`
#[inline]
pub const fn ldursh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x78c00000, rd.0, 0, rn.0, 5))
}
/// `ldursw <X>, [<XSP>]`
#[inline]
pub const fn ldursw_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xb8800000, rd.0, 0, rn.0, 5))
}
/// `stur <X>, [<XSP>]`
#[inline]
pub const fn stur_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8000000, rd.0, 0, rn.0, 5))
}
/// `prfum <PRF>, [<XSP>]`
#[inline]
pub const fn prfum_prf_at_xsp(operation: Prefetch, rn: XSp) -> Inst {
    Inst(r1(part(0xf8800000, operation.field(), 0, 5, 0), rn.0, 5))
}
/// `stur <D>, [<XSP>]`
#[inline]
pub const fn stur_d_at_xsp(vd: D, rn: XSp) -> Inst {
    Inst(r2(0xfc000000, vd.0, 0, rn.0, 5))
}
/// `stxp <W>, <W>, <W>, [<XSP>]`
#[inline]
pub fn stxp_w_w_w_at_xsp(rm: W, rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXP_W_W_W_AT_XSP, r4(0x88200000, rm.0, 16, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stlxp <W>, <W>, <W>, [<XSP>]`
#[inline]
pub fn stlxp_w_w_w_at_xsp(rm: W, rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXP_W_W_W_AT_XSP, r4(0x88208000, rm.0, 16, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldxp <W>, <W>, [<XSP>]`
#[inline]
pub fn ldxp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDXP_W_W_AT_XSP, r3(0x887f0000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldaxp <W>, <W>, [<XSP>]`
#[inline]
pub fn ldaxp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDAXP_W_W_AT_XSP, r3(0x887f8000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stxp <W>, <X>, <X>, [<XSP>]`
#[inline]
pub fn stxp_w_x_x_at_xsp(rm: W, rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXP_W_X_X_AT_XSP, r4(0xc8200000, rm.0, 16, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stlxp <W>, <X>, <X>, [<XSP>]`
#[inline]
pub fn stlxp_w_x_x_at_xsp(rm: W, rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXP_W_X_X_AT_XSP, r4(0xc8208000, rm.0, 16, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldxp <X>, <X>, [<XSP>]`
#[inline]
pub fn ldxp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDXP_X_X_AT_XSP, r3(0xc87f0000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldaxp <X>, <X>, [<XSP>]`
#[inline]
pub fn ldaxp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDAXP_X_X_AT_XSP, r3(0xc87f8000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stxrb <W>, <W>, [<XSP>]`
#[inline]
pub fn stxrb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXRB_W_W_AT_XSP, r3(0x08007c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `stlxrb <W>, <W>, [<XSP>]`
#[inline]
pub fn stlxrb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXRB_W_W_AT_XSP, r3(0x0800fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldxrb <W>, [<XSP>]`
#[inline]
pub const fn ldxrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x085f7c00, rd.0, 0, rn.0, 5))
}
/// `ldaxrb <W>, [<XSP>]`
#[inline]
pub const fn ldaxrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x085ffc00, rd.0, 0, rn.0, 5))
}
/// `stxrh <W>, <W>, [<XSP>]`
#[inline]
pub fn stxrh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXRH_W_W_AT_XSP, r3(0x48007c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `stlxrh <W>, <W>, [<XSP>]`
#[inline]
pub fn stlxrh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXRH_W_W_AT_XSP, r3(0x4800fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldxrh <W>, [<XSP>]`
#[inline]
pub const fn ldxrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x485f7c00, rd.0, 0, rn.0, 5))
}
/// `ldaxrh <W>, [<XSP>]`
#[inline]
pub const fn ldaxrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x485ffc00, rd.0, 0, rn.0, 5))
}
/// `stxr <W>, <W>, [<XSP>]`
#[inline]
pub fn stxr_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXR_W_W_AT_XSP, r3(0x88007c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `stlxr <W>, <W>, [<XSP>]`
#[inline]
pub fn stlxr_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXR_W_W_AT_XSP, r3(0x8800fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldxr <W>, [<XSP>]`
#[inline]
pub const fn ldxr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x885f7c00, rd.0, 0, rn.0, 5))
}
/// `ldaxr <W>, [<XSP>]`
#[inline]
pub const fn ldaxr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x885ffc00, rd.0, 0, rn.0, 5))
}
/// `stxr <W>, <X>, [<XSP>]`
#[inline]
pub fn stxr_w_x_at_xsp(rm: W, rd: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STXR_W_X_AT_XSP, r3(0xc8007c00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `stlxr <W>, <X>, [<XSP>]`
#[inline]
pub fn stlxr_w_x_at_xsp(rm: W, rd: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::STLXR_W_X_AT_XSP, r3(0xc800fc00, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldxr <X>, [<XSP>]`
#[inline]
pub const fn ldxr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc85f7c00, rd.0, 0, rn.0, 5))
}
/// `ldaxr <X>, [<XSP>]`
#[inline]
pub const fn ldaxr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc85ffc00, rd.0, 0, rn.0, 5))
}
/// `stnp <W>, <W>, [<XSP>, #<I>]`
#[inline]
pub const fn stnp_w_w_at_xsp_i(rd: W, ra: W, rn: XSp, imm: ImmMinus256To252By4) -> Inst {
    Inst(r3(part(0x28000000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stnp <W>, <W>, [<XSP>]`
#[inline]
pub const fn stnp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Inst {
    Inst(r3(0x28000000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldnp <W>, <W>, [<XSP>, #<I>]`
#[inline]
pub fn ldnp_w_w_at_xsp_i(rd: W, ra: W, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDNP_W_W_AT_XSP_I, r3(part(0x28400000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldnp <W>, <W>, [<XSP>]`
#[inline]
pub fn ldnp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDNP_W_W_AT_XSP, r3(0x28400000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stnp <S>, <S>, [<XSP>, #<I>]`
#[inline]
pub const fn stnp_s_s_at_xsp_i(vd: S, va: S, rn: XSp, imm: ImmMinus256To252By4) -> Inst {
    Inst(r3(part(0x2c000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stnp <S>, <S>, [<XSP>]`
#[inline]
pub const fn stnp_s_s_at_xsp(vd: S, va: S, rn: XSp) -> Inst {
    Inst(r3(0x2c000000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldnp <S>, <S>, [<XSP>, #<I>]`
#[inline]
pub fn ldnp_s_s_at_xsp_i(vd: S, va: S, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDNP_S_S_AT_XSP_I, r3(part(0x2c400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldnp <S>, <S>, [<XSP>]`
#[inline]
pub fn ldnp_s_s_at_xsp(vd: S, va: S, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDNP_S_S_AT_XSP, r3(0x2c400000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stnp <D>, <D>, [<XSP>, #<I>]`
#[inline]
pub const fn stnp_d_d_at_xsp_i(vd: D, va: D, rn: XSp, imm: ImmMinus512To504By8) -> Inst {
    Inst(r3(part(0x6c000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldnp <D>, <D>, [<XSP>, #<I>]`
#[inline]
pub fn ldnp_d_d_at_xsp_i(vd: D, va: D, rn: XSp, imm: ImmMinus512To504By8) -> Result<Inst, EncodeError> {
    checked(form::LDNP_D_D_AT_XSP_I, r3(part(0x6c400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldnp <D>, <D>, [<XSP>]`
#[inline]
pub fn ldnp_d_d_at_xsp(vd: D, va: D, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDNP_D_D_AT_XSP, r3(0x6c400000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stnp <X>, <X>, [<XSP>, #<I>]`
#[inline]
pub const fn stnp_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: ImmMinus512To504By8) -> Inst {
    Inst(r3(part(0xa8000000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stnp <X>, <X>, [<XSP>]`
#[inline]
pub const fn stnp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Inst {
    Inst(r3(0xa8000000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldnp <X>, <X>, [<XSP>, #<I>]`
#[inline]
pub fn ldnp_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: ImmMinus512To504By8) -> Result<Inst, EncodeError> {
    checked(form::LDNP_X_X_AT_XSP_I, r3(part(0xa8400000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldnp <X>, <X>, [<XSP>]`
#[inline]
pub fn ldnp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDNP_X_X_AT_XSP, r3(0xa8400000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stnp <Q>, <Q>, [<XSP>, #<I>]`
#[inline]
pub const fn stnp_q_q_at_xsp_i(vd: Q, va: Q, rn: XSp, imm: ImmMinus1024To1008By16) -> Inst {
    Inst(r3(part(0xac000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldnp <Q>, <Q>, [<XSP>, #<I>]`
#[inline]
pub fn ldnp_q_q_at_xsp_i(vd: Q, va: Q, rn: XSp, imm: ImmMinus1024To1008By16) -> Result<Inst, EncodeError> {
    checked(form::LDNP_Q_Q_AT_XSP_I, r3(part(0xac400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stnp <D>, <D>, [<XSP>]`
#[inline]
pub const fn stnp_d_d_at_xsp(vd: D, va: D, rn: XSp) -> Inst {
    Inst(r3(0x6c000000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stnp <Q>, <Q>, [<XSP>]`
#[inline]
pub const fn stnp_q_q_at_xsp(vd: Q, va: Q, rn: XSp) -> Inst {
    Inst(r3(0xac000000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldnp <Q>, <Q>, [<XSP>]`
#[inline]
pub fn ldnp_q_q_at_xsp(vd: Q, va: Q, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDNP_Q_Q_AT_XSP, r3(0xac400000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stllrb <W>, [<XSP>]`
#[inline]
pub const fn stllrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x089f7c00, rd.0, 0, rn.0, 5))
}
/// `stlrb <W>, [<XSP>]`
#[inline]
pub const fn stlrb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x089ffc00, rd.0, 0, rn.0, 5))
}
/// `ldlarb <W>, [<XSP>]`
#[inline]
pub const fn ldlarb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x08df7c00, rd.0, 0, rn.0, 5))
}
/// `ldarb <W>, [<XSP>]`
#[inline]
pub const fn ldarb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x08dffc00, rd.0, 0, rn.0, 5))
}
/// `stllrh <W>, [<XSP>]`
#[inline]
pub const fn stllrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x489f7c00, rd.0, 0, rn.0, 5))
}
/// `stlrh <W>, [<XSP>]`
#[inline]
pub const fn stlrh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x489ffc00, rd.0, 0, rn.0, 5))
}
/// `ldlarh <W>, [<XSP>]`
#[inline]
pub const fn ldlarh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x48df7c00, rd.0, 0, rn.0, 5))
}
/// `ldarh <W>, [<XSP>]`
#[inline]
pub const fn ldarh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x48dffc00, rd.0, 0, rn.0, 5))
}
/// `stllr <W>, [<XSP>]`
#[inline]
pub const fn stllr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x889f7c00, rd.0, 0, rn.0, 5))
}
/// `stlr <W>, [<XSP>]`
#[inline]
pub const fn stlr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x889ffc00, rd.0, 0, rn.0, 5))
}
/// `ldlar <W>, [<XSP>]`
#[inline]
pub const fn ldlar_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x88df7c00, rd.0, 0, rn.0, 5))
}
/// `ldar <W>, [<XSP>]`
#[inline]
pub const fn ldar_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x88dffc00, rd.0, 0, rn.0, 5))
}
/// `stllr <X>, [<XSP>]`
#[inline]
pub const fn stllr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc89f7c00, rd.0, 0, rn.0, 5))
}
/// `stlr <X>, [<XSP>]`
#[inline]
pub const fn stlr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc89ffc00, rd.0, 0, rn.0, 5))
}
/// `ldlar <X>, [<XSP>]`
#[inline]
pub const fn ldlar_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc8df7c00, rd.0, 0, rn.0, 5))
}
/// `ldar <X>, [<XSP>]`
#[inline]
pub const fn ldar_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xc8dffc00, rd.0, 0, rn.0, 5))
}
/// `stp <W>, <W>, [<XSP>, #<I>]`
#[inline]
pub const fn stp_w_w_at_xsp_i(rd: W, ra: W, rn: XSp, imm: ImmMinus256To252By4) -> Inst {
    Inst(r3(part(0x29000000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <W>, <W>, [<XSP>]`
#[inline]
pub const fn stp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Inst {
    Inst(r3(0x29000000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldp <W>, <W>, [<XSP>, #<I>]`
#[inline]
pub fn ldp_w_w_at_xsp_i(rd: W, ra: W, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDP_W_W_AT_XSP_I, r3(part(0x29400000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <S>, <S>, [<XSP>, #<I>]`
#[inline]
pub const fn stp_s_s_at_xsp_i(vd: S, va: S, rn: XSp, imm: ImmMinus256To252By4) -> Inst {
    Inst(r3(part(0x2d000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stp <S>, <S>, [<XSP>]`
#[inline]
pub const fn stp_s_s_at_xsp(vd: S, va: S, rn: XSp) -> Inst {
    Inst(r3(0x2d000000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <S>, <S>, [<XSP>, #<I>]`
#[inline]
pub fn ldp_s_s_at_xsp_i(vd: S, va: S, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDP_S_S_AT_XSP_I, r3(part(0x2d400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <S>, <S>, [<XSP>]`
#[inline]
pub fn ldp_s_s_at_xsp(vd: S, va: S, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDP_S_S_AT_XSP, r3(0x2d400000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stgp <X>, <X>, [<XSP>, #<I>]`
#[inline]
pub const fn stgp_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: ImmMinus1024To1008By16) -> Inst {
    Inst(r3(part(0x69000000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldpsw <X>, <X>, [<XSP>, #<I>]`
#[inline]
pub fn ldpsw_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDPSW_X_X_AT_XSP_I, r3(part(0x69400000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldpsw <X>, <X>, [<XSP>]`
#[inline]
pub fn ldpsw_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDPSW_X_X_AT_XSP, r3(0x69400000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <D>, <D>, [<XSP>, #<I>]`
#[inline]
pub const fn stp_d_d_at_xsp_i(vd: D, va: D, rn: XSp, imm: ImmMinus512To504By8) -> Inst {
    Inst(r3(part(0x6d000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stp <D>, <D>, [<XSP>]`
#[inline]
pub const fn stp_d_d_at_xsp(vd: D, va: D, rn: XSp) -> Inst {
    Inst(r3(0x6d000000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <D>, <D>, [<XSP>, #<I>]`
#[inline]
pub fn ldp_d_d_at_xsp_i(vd: D, va: D, rn: XSp, imm: ImmMinus512To504By8) -> Result<Inst, EncodeError> {
    checked(form::LDP_D_D_AT_XSP_I, r3(part(0x6d400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <D>, <D>, [<XSP>]`
#[inline]
pub fn ldp_d_d_at_xsp(vd: D, va: D, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDP_D_D_AT_XSP, r3(0x6d400000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stp <X>, <X>, [<XSP>, #<I>]`
#[inline]
pub const fn stp_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: ImmMinus512To504By8) -> Inst {
    Inst(r3(part(0xa9000000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldp <X>, <X>, [<XSP>, #<I>]`
#[inline]
pub fn ldp_x_x_at_xsp_i(rd: X, ra: X, rn: XSp, imm: ImmMinus512To504By8) -> Result<Inst, EncodeError> {
    checked(form::LDP_X_X_AT_XSP_I, r3(part(0xa9400000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldp <X>, <X>, [<XSP>]`
#[inline]
pub fn ldp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDP_X_X_AT_XSP, r3(0xa9400000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <Q>, <Q>, [<XSP>, #<I>]`
#[inline]
pub const fn stp_q_q_at_xsp_i(vd: Q, va: Q, rn: XSp, imm: ImmMinus1024To1008By16) -> Inst {
    Inst(r3(part(0xad000000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stp <Q>, <Q>, [<XSP>]`
#[inline]
pub const fn stp_q_q_at_xsp(vd: Q, va: Q, rn: XSp) -> Inst {
    Inst(r3(0xad000000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <Q>, <Q>, [<XSP>, #<I>]`
#[inline]
pub fn ldp_q_q_at_xsp_i(vd: Q, va: Q, rn: XSp, imm: ImmMinus1024To1008By16) -> Result<Inst, EncodeError> {
    checked(form::LDP_Q_Q_AT_XSP_I, r3(part(0xad400000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <W>, <W>, [<XSP>]`
#[inline]
pub fn ldp_w_w_at_xsp(rd: W, ra: W, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDP_W_W_AT_XSP, r3(0x29400000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stgp <X>, <X>, [<XSP>]`
#[inline]
pub const fn stgp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Inst {
    Inst(r3(0x69000000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <X>, <X>, [<XSP>]`
#[inline]
pub const fn stp_x_x_at_xsp(rd: X, ra: X, rn: XSp) -> Inst {
    Inst(r3(0xa9000000, rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldp <Q>, <Q>, [<XSP>]`
#[inline]
pub fn ldp_q_q_at_xsp(vd: Q, va: Q, rn: XSp) -> Result<Inst, EncodeError> {
    checked(form::LDP_Q_Q_AT_XSP, r3(0xad400000, vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stp <W>, <W>, [<XSP>], #<I>`
#[inline]
pub fn stp_w_w_at_xsp_then_i(rd: W, ra: W, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::STP_W_W_AT_XSP_THEN_I, r3(part(0x28800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldp <W>, <W>, [<XSP>], #<I>`
#[inline]
pub fn ldp_w_w_at_xsp_then_i(rd: W, ra: W, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDP_W_W_AT_XSP_THEN_I, r3(part(0x28c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <S>, <S>, [<XSP>], #<I>`
#[inline]
pub const fn stp_s_s_at_xsp_then_i(vd: S, va: S, rn: XSp, imm: ImmMinus256To252By4) -> Inst {
    Inst(r3(part(0x2c800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <S>, <S>, [<XSP>], #<I>`
#[inline]
pub fn ldp_s_s_at_xsp_then_i(vd: S, va: S, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDP_S_S_AT_XSP_THEN_I, r3(part(0x2cc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stgp <X>, <X>, [<XSP>], #<I>`
#[inline]
pub fn stgp_x_x_at_xsp_then_i(rd: X, ra: X, rn: XSp, imm: ImmMinus1024To1008By16) -> Result<Inst, EncodeError> {
    checked(form::STGP_X_X_AT_XSP_THEN_I, r3(part(0x68800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldpsw <X>, <X>, [<XSP>], #<I>`
#[inline]
pub fn ldpsw_x_x_at_xsp_then_i(rd: X, ra: X, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDPSW_X_X_AT_XSP_THEN_I, r3(part(0x68c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <D>, <D>, [<XSP>], #<I>`
#[inline]
pub const fn stp_d_d_at_xsp_then_i(vd: D, va: D, rn: XSp, imm: ImmMinus512To504By8) -> Inst {
    Inst(r3(part(0x6c800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <D>, <D>, [<XSP>], #<I>`
#[inline]
pub fn ldp_d_d_at_xsp_then_i(vd: D, va: D, rn: XSp, imm: ImmMinus512To504By8) -> Result<Inst, EncodeError> {
    checked(form::LDP_D_D_AT_XSP_THEN_I, r3(part(0x6cc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stp <X>, <X>, [<XSP>], #<I>`
#[inline]
pub fn stp_x_x_at_xsp_then_i(rd: X, ra: X, rn: XSp, imm: ImmMinus512To504By8) -> Result<Inst, EncodeError> {
    checked(form::STP_X_X_AT_XSP_THEN_I, r3(part(0xa8800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldp <X>, <X>, [<XSP>], #<I>`
#[inline]
pub fn ldp_x_x_at_xsp_then_i(rd: X, ra: X, rn: XSp, imm: ImmMinus512To504By8) -> Result<Inst, EncodeError> {
    checked(form::LDP_X_X_AT_XSP_THEN_I, r3(part(0xa8c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <Q>, <Q>, [<XSP>], #<I>`
#[inline]
pub const fn stp_q_q_at_xsp_then_i(vd: Q, va: Q, rn: XSp, imm: ImmMinus1024To1008By16) -> Inst {
    Inst(r3(part(0xac800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <Q>, <Q>, [<XSP>], #<I>`
#[inline]
pub fn ldp_q_q_at_xsp_then_i(vd: Q, va: Q, rn: XSp, imm: ImmMinus1024To1008By16) -> Result<Inst, EncodeError> {
    checked(form::LDP_Q_Q_AT_XSP_THEN_I, r3(part(0xacc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stp <W>, <W>, [<XSP>, #<I>]!`
#[inline]
pub fn stp_w_w_at_xsp_i_pre(rd: W, ra: W, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::STP_W_W_AT_XSP_I_PRE, r3(part(0x29800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldp <W>, <W>, [<XSP>, #<I>]!`
#[inline]
pub fn ldp_w_w_at_xsp_i_pre(rd: W, ra: W, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDP_W_W_AT_XSP_I_PRE, r3(part(0x29c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <S>, <S>, [<XSP>, #<I>]!`
#[inline]
pub const fn stp_s_s_at_xsp_i_pre(vd: S, va: S, rn: XSp, imm: ImmMinus256To252By4) -> Inst {
    Inst(r3(part(0x2d800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <S>, <S>, [<XSP>, #<I>]!`
#[inline]
pub fn ldp_s_s_at_xsp_i_pre(vd: S, va: S, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDP_S_S_AT_XSP_I_PRE, r3(part(0x2dc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stgp <X>, <X>, [<XSP>, #<I>]!`
#[inline]
pub fn stgp_x_x_at_xsp_i_pre(rd: X, ra: X, rn: XSp, imm: ImmMinus1024To1008By16) -> Result<Inst, EncodeError> {
    checked(form::STGP_X_X_AT_XSP_I_PRE, r3(part(0x69800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldpsw <X>, <X>, [<XSP>, #<I>]!`
#[inline]
pub fn ldpsw_x_x_at_xsp_i_pre(rd: X, ra: X, rn: XSp, imm: ImmMinus256To252By4) -> Result<Inst, EncodeError> {
    checked(form::LDPSW_X_X_AT_XSP_I_PRE, r3(part(0x69c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <D>, <D>, [<XSP>, #<I>]!`
#[inline]
pub const fn stp_d_d_at_xsp_i_pre(vd: D, va: D, rn: XSp, imm: ImmMinus512To504By8) -> Inst {
    Inst(r3(part(0x6d800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <D>, <D>, [<XSP>, #<I>]!`
#[inline]
pub fn ldp_d_d_at_xsp_i_pre(vd: D, va: D, rn: XSp, imm: ImmMinus512To504By8) -> Result<Inst, EncodeError> {
    checked(form::LDP_D_D_AT_XSP_I_PRE, r3(part(0x6dc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stp <X>, <X>, [<XSP>, #<I>]!`
#[inline]
pub fn stp_x_x_at_xsp_i_pre(rd: X, ra: X, rn: XSp, imm: ImmMinus512To504By8) -> Result<Inst, EncodeError> {
    checked(form::STP_X_X_AT_XSP_I_PRE, r3(part(0xa9800000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `ldp <X>, <X>, [<XSP>, #<I>]!`
#[inline]
pub fn ldp_x_x_at_xsp_i_pre(rd: X, ra: X, rn: XSp, imm: ImmMinus512To504By8) -> Result<Inst, EncodeError> {
    checked(form::LDP_X_X_AT_XSP_I_PRE, r3(part(0xa9c00000, imm.steps(), 0, 7, 15), rd.0, 0, ra.0, 10, rn.0, 5))
}
/// `stp <Q>, <Q>, [<XSP>, #<I>]!`
#[inline]
pub const fn stp_q_q_at_xsp_i_pre(vd: Q, va: Q, rn: XSp, imm: ImmMinus1024To1008By16) -> Inst {
    Inst(r3(part(0xad800000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `ldp <Q>, <Q>, [<XSP>, #<I>]!`
#[inline]
pub fn ldp_q_q_at_xsp_i_pre(vd: Q, va: Q, rn: XSp, imm: ImmMinus1024To1008By16) -> Result<Inst, EncodeError> {
    checked(form::LDP_Q_Q_AT_XSP_I_PRE, r3(part(0xadc00000, imm.steps(), 0, 7, 15), vd.0, 0, va.0, 10, rn.0, 5))
}
/// `stg <XSP>, [<XSP>], #<I>`
#[inline]
pub const fn stg_xsp_at_xsp_then_i(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9200400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stg <XSP>, [<XSP>, #<I>]`
#[inline]
pub const fn stg_xsp_at_xsp_i(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9200800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stg <XSP>, [<XSP>]`
#[inline]
pub const fn stg_xsp_at_xsp(rd: XSp, rn: XSp) -> Inst {
    Inst(r2(0xd9200800, rd.0, 0, rn.0, 5))
}
/// `stg <XSP>, [<XSP>, #<I>]!`
#[inline]
pub const fn stg_xsp_at_xsp_i_pre(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9200c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stzgm <X>, [<XSP>]`
#[inline]
pub const fn stzgm_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9200000, rd.0, 0, rn.0, 5))
}
/// `ldg <X>, [<XSP>, #<I>]`
#[inline]
pub const fn ldg_x_at_xsp_i(rd: X, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9600000, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stzg <XSP>, [<XSP>], #<I>`
#[inline]
pub const fn stzg_xsp_at_xsp_then_i(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9600400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stzg <XSP>, [<XSP>, #<I>]`
#[inline]
pub const fn stzg_xsp_at_xsp_i(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9600800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stzg <XSP>, [<XSP>]`
#[inline]
pub const fn stzg_xsp_at_xsp(rd: XSp, rn: XSp) -> Inst {
    Inst(r2(0xd9600800, rd.0, 0, rn.0, 5))
}
/// `stzg <XSP>, [<XSP>, #<I>]!`
#[inline]
pub const fn stzg_xsp_at_xsp_i_pre(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9600c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `st2g <XSP>, [<XSP>], #<I>`
#[inline]
pub const fn st2g_xsp_at_xsp_then_i(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9a00400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `st2g <XSP>, [<XSP>, #<I>]`
#[inline]
pub const fn st2g_xsp_at_xsp_i(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9a00800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `st2g <XSP>, [<XSP>]`
#[inline]
pub const fn st2g_xsp_at_xsp(rd: XSp, rn: XSp) -> Inst {
    Inst(r2(0xd9a00800, rd.0, 0, rn.0, 5))
}
/// `st2g <XSP>, [<XSP>, #<I>]!`
#[inline]
pub const fn st2g_xsp_at_xsp_i_pre(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9a00c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stgm <X>, [<XSP>]`
#[inline]
pub const fn stgm_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9a00000, rd.0, 0, rn.0, 5))
}
/// `stz2g <XSP>, [<XSP>], #<I>`
#[inline]
pub const fn stz2g_xsp_at_xsp_then_i(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9e00400, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stz2g <XSP>, [<XSP>, #<I>]`
#[inline]
pub const fn stz2g_xsp_at_xsp_i(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9e00800, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `stz2g <XSP>, [<XSP>]`
#[inline]
pub const fn stz2g_xsp_at_xsp(rd: XSp, rn: XSp) -> Inst {
    Inst(r2(0xd9e00800, rd.0, 0, rn.0, 5))
}
/// `stz2g <XSP>, [<XSP>, #<I>]!`
#[inline]
pub const fn stz2g_xsp_at_xsp_i_pre(rd: XSp, rn: XSp, imm: ImmMinus4096To4080By16) -> Inst {
    Inst(r2(part(0xd9e00c00, imm.steps(), 0, 9, 12), rd.0, 0, rn.0, 5))
}
/// `ldgm <X>, [<XSP>]`
#[inline]
pub const fn ldgm_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9e00000, rd.0, 0, rn.0, 5))
}
/// `ldg <X>, [<XSP>]`
#[inline]
pub const fn ldg_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xd9600000, rd.0, 0, rn.0, 5))
}
/// `ldr <W>, #<I>`
#[inline]
pub const fn ldr_w_i(rd: W, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(r1(part(0x18000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
/// `ldr <S>, #<I>`
#[inline]
pub const fn ldr_s_i(vd: S, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(r1(part(0x1c000000, imm.steps(), 0, 19, 5), vd.0, 0))
}
/// `ldr <X>, #<I>`
#[inline]
pub const fn ldr_x_i(rd: X, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(r1(part(0x58000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
/// `ldr <D>, #<I>`
#[inline]
pub const fn ldr_d_i(vd: D, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(r1(part(0x5c000000, imm.steps(), 0, 19, 5), vd.0, 0))
}
/// `ldrsw <X>, #<I>`
#[inline]
pub const fn ldrsw_x_i(rd: X, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(r1(part(0x98000000, imm.steps(), 0, 19, 5), rd.0, 0))
}
/// `ldr <Q>, #<I>`
#[inline]
pub const fn ldr_q_i(vd: Q, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(r1(part(0x9c000000, imm.steps(), 0, 19, 5), vd.0, 0))
}
/// `prfm <PRF>, #<I>`
#[inline]
pub const fn prfm_prf_i(operation: Prefetch, imm: ImmMinus1048576To1048572By4) -> Inst {
    Inst(part(part(0xd8000000, operation.field(), 0, 5, 0), imm.steps(), 0, 19, 5))
}
/// `cpyfp [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfp_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFP_AT_X_PRE_AT_X_PRE_X, r3(0x19000400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfpwt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfpwt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPWT_AT_X_PRE_AT_X_PRE_X, r3(0x19001400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfprt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfprt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPRT_AT_X_PRE_AT_X_PRE_X, r3(0x19002400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfpt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfpt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPT_AT_X_PRE_AT_X_PRE_X, r3(0x19003400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfpwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfpwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPWN_AT_X_PRE_AT_X_PRE_X, r3(0x19004400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfpwtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfpwtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19005400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfprtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfprtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPRTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19006400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfptwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfptwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19007400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfprn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfprn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPRN_AT_X_PRE_AT_X_PRE_X, r3(0x19008400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfpwtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfpwtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x19009400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfprtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfprtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPRTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1900a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfptrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfptrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1900b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfpn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfpn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPN_AT_X_PRE_AT_X_PRE_X, r3(0x1900c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfpwtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfpwtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1900d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfprtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfprtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPRTN_AT_X_PRE_AT_X_PRE_X, r3(0x1900e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfptn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfptn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFPTN_AT_X_PRE_AT_X_PRE_X, r3(0x1900f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfm [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfm_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFM_AT_X_PRE_AT_X_PRE_X, r3(0x19400400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmwt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmwt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMWT_AT_X_PRE_AT_X_PRE_X, r3(0x19401400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmrt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmrt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMRT_AT_X_PRE_AT_X_PRE_X, r3(0x19402400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMT_AT_X_PRE_AT_X_PRE_X, r3(0x19403400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMWN_AT_X_PRE_AT_X_PRE_X, r3(0x19404400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmwtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmwtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19405400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmrtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmrtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMRTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19406400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19407400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMRN_AT_X_PRE_AT_X_PRE_X, r3(0x19408400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmwtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmwtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x19409400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmrtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmrtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMRTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1940a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1940b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMN_AT_X_PRE_AT_X_PRE_X, r3(0x1940c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmwtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmwtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1940d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmrtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmrtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMRTN_AT_X_PRE_AT_X_PRE_X, r3(0x1940e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfmtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfmtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFMTN_AT_X_PRE_AT_X_PRE_X, r3(0x1940f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfe [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfe_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFE_AT_X_PRE_AT_X_PRE_X, r3(0x19800400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfewt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfewt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEWT_AT_X_PRE_AT_X_PRE_X, r3(0x19801400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfert [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfert_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFERT_AT_X_PRE_AT_X_PRE_X, r3(0x19802400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfet [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfet_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFET_AT_X_PRE_AT_X_PRE_X, r3(0x19803400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfewn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfewn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEWN_AT_X_PRE_AT_X_PRE_X, r3(0x19804400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfewtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfewtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19805400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfertwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfertwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFERTWN_AT_X_PRE_AT_X_PRE_X, r3(0x19806400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfetwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfetwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFETWN_AT_X_PRE_AT_X_PRE_X, r3(0x19807400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfern [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfern_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFERN_AT_X_PRE_AT_X_PRE_X, r3(0x19808400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfewtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfewtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x19809400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfertrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfertrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFERTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1980a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfetrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfetrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFETRN_AT_X_PRE_AT_X_PRE_X, r3(0x1980b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfen [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfen_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEN_AT_X_PRE_AT_X_PRE_X, r3(0x1980c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfewtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfewtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFEWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1980d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfertn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfertn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFERTN_AT_X_PRE_AT_X_PRE_X, r3(0x1980e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyfetn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyfetn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYFETN_AT_X_PRE_AT_X_PRE_X, r3(0x1980f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `setp [<X>]!, <X>!, <X>`
#[inline]
pub fn setp_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETP_AT_X_PRE_X_X, r3(0x19c00400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setpt [<X>]!, <X>!, <X>`
#[inline]
pub fn setpt_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETPT_AT_X_PRE_X_X, r3(0x19c01400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setpn [<X>]!, <X>!, <X>`
#[inline]
pub fn setpn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETPN_AT_X_PRE_X_X, r3(0x19c02400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setptn [<X>]!, <X>!, <X>`
#[inline]
pub fn setptn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETPTN_AT_X_PRE_X_X, r3(0x19c03400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setm [<X>]!, <X>!, <X>`
#[inline]
pub fn setm_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETM_AT_X_PRE_X_X, r3(0x19c04400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setmt [<X>]!, <X>!, <X>`
#[inline]
pub fn setmt_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETMT_AT_X_PRE_X_X, r3(0x19c05400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setmn [<X>]!, <X>!, <X>`
#[inline]
pub fn setmn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETMN_AT_X_PRE_X_X, r3(0x19c06400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setmtn [<X>]!, <X>!, <X>`
#[inline]
pub fn setmtn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETMTN_AT_X_PRE_X_X, r3(0x19c07400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `sete [<X>]!, <X>!, <X>`
#[inline]
pub fn sete_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETE_AT_X_PRE_X_X, r3(0x19c08400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setet [<X>]!, <X>!, <X>`
#[inline]
pub fn setet_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETET_AT_X_PRE_X_X, r3(0x19c09400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `seten [<X>]!, <X>!, <X>`
#[inline]
pub fn seten_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETEN_AT_X_PRE_X_X, r3(0x19c0a400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setetn [<X>]!, <X>!, <X>`
#[inline]
pub fn setetn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETETN_AT_X_PRE_X_X, r3(0x19c0b400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `cpyp [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyp_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYP_AT_X_PRE_AT_X_PRE_X, r3(0x1d000400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpypwt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpypwt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPWT_AT_X_PRE_AT_X_PRE_X, r3(0x1d001400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyprt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyprt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPRT_AT_X_PRE_AT_X_PRE_X, r3(0x1d002400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpypt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpypt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPT_AT_X_PRE_AT_X_PRE_X, r3(0x1d003400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpypwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpypwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d004400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpypwtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpypwtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d005400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyprtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyprtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPRTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d006400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyptwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyptwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d007400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyprn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyprn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d008400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpypwtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpypwtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d009400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyprtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyprtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPRTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyptrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyptrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpypn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpypn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpypwtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpypwtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyprtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyprtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPRTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyptn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyptn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYPTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d00f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpym [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpym_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYM_AT_X_PRE_AT_X_PRE_X, r3(0x1d400400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymwt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymwt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMWT_AT_X_PRE_AT_X_PRE_X, r3(0x1d401400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymrt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymrt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMRT_AT_X_PRE_AT_X_PRE_X, r3(0x1d402400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMT_AT_X_PRE_AT_X_PRE_X, r3(0x1d403400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d404400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymwtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymwtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d405400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymrtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymrtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMRTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d406400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d407400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d408400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymwtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymwtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d409400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymrtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymrtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMRTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymwtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymwtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymrtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymrtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMRTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpymtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpymtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYMTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d40f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpye [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpye_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYE_AT_X_PRE_AT_X_PRE_X, r3(0x1d800400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyewt [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyewt_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEWT_AT_X_PRE_AT_X_PRE_X, r3(0x1d801400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyert [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyert_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYERT_AT_X_PRE_AT_X_PRE_X, r3(0x1d802400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyet [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyet_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYET_AT_X_PRE_AT_X_PRE_X, r3(0x1d803400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyewn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyewn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d804400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyewtwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyewtwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEWTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d805400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyertwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyertwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYERTWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d806400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyetwn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyetwn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYETWN_AT_X_PRE_AT_X_PRE_X, r3(0x1d807400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyern [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyern_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYERN_AT_X_PRE_AT_X_PRE_X, r3(0x1d808400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyewtrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyewtrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEWTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d809400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyertrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyertrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYERTRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80a400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyetrn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyetrn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYETRN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80b400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyen [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyen_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80c400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyewtn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyewtn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYEWTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80d400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyertn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyertn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYERTN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80e400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `cpyetn [<X>]!, [<X>]!, <X>!`
#[inline]
pub fn cpyetn_at_x_pre_at_x_pre_x(rd: X0To30, rm: X0To30, rn: X0To30) -> Result<Inst, EncodeError> {
    checked(form::CPYETN_AT_X_PRE_AT_X_PRE_X, r3(0x1d80f400, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `setgp [<X>]!, <X>!, <X>`
#[inline]
pub fn setgp_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGP_AT_X_PRE_X_X, r3(0x1dc00400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setgpt [<X>]!, <X>!, <X>`
#[inline]
pub fn setgpt_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGPT_AT_X_PRE_X_X, r3(0x1dc01400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setgpn [<X>]!, <X>!, <X>`
#[inline]
pub fn setgpn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGPN_AT_X_PRE_X_X, r3(0x1dc02400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setgptn [<X>]!, <X>!, <X>`
#[inline]
pub fn setgptn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGPTN_AT_X_PRE_X_X, r3(0x1dc03400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setgm [<X>]!, <X>!, <X>`
#[inline]
pub fn setgm_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGM_AT_X_PRE_X_X, r3(0x1dc04400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setgmt [<X>]!, <X>!, <X>`
#[inline]
pub fn setgmt_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGMT_AT_X_PRE_X_X, r3(0x1dc05400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setgmn [<X>]!, <X>!, <X>`
#[inline]
pub fn setgmn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGMN_AT_X_PRE_X_X, r3(0x1dc06400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setgmtn [<X>]!, <X>!, <X>`
#[inline]
pub fn setgmtn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGMTN_AT_X_PRE_X_X, r3(0x1dc07400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setge [<X>]!, <X>!, <X>`
#[inline]
pub fn setge_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGE_AT_X_PRE_X_X, r3(0x1dc08400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setget [<X>]!, <X>!, <X>`
#[inline]
pub fn setget_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGET_AT_X_PRE_X_X, r3(0x1dc09400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setgen [<X>]!, <X>!, <X>`
#[inline]
pub fn setgen_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGEN_AT_X_PRE_X_X, r3(0x1dc0a400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `setgetn [<X>]!, <X>!, <X>`
#[inline]
pub fn setgetn_at_x_pre_x_x(rd: X0To30, rn: X0To30, rm: X) -> Result<Inst, EncodeError> {
    checked(form::SETGETN_AT_X_PRE_X_X, r3(0x1dc0b400, rd.0, 0, rn.0, 5, rm.0, 16))
}
/// `ldaddb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldaddb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38200000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclrb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclrb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38201000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeorb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeorb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38202000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsetb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38203000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38204000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsminb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38205000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38206000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminb <W>, <W>, [<XSP>]`
#[inline]
pub const fn lduminb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38207000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpb <W>, <W>, [<XSP>]`
#[inline]
pub const fn swpb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38208000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwclr <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwclr_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38209000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwswp <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwswp_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x3820a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwset <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwset_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x3820b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldaddlb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldaddlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38600000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclrlb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclrlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38601000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeorlb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeorlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38602000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetlb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsetlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38603000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `stsetlb <W>, [<XSP>]`
#[inline]
pub const fn stsetlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860301f, rm.0, 16, rn.0, 5))
}
/// `ldsmaxlb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38604000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminlb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsminlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38605000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxlb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38606000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminlb <W>, <W>, [<XSP>]`
#[inline]
pub const fn lduminlb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38607000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swplb <W>, <W>, [<XSP>]`
#[inline]
pub const fn swplb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38608000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwclrl <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwclrl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38609000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwswpl <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwswpl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x3860a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsetl <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsetl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x3860b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldaddab <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldaddab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclrab <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclrab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeorab <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeorab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetab <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsetab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxab <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminab <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsminab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxab <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminab <W>, <W>, [<XSP>]`
#[inline]
pub const fn lduminab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpab <W>, <W>, [<XSP>]`
#[inline]
pub const fn swpab_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38a08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwclra <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwclra_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38a09000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwswpa <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwswpa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38a0a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwseta <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwseta_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38a0b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldaprb <W>, [<XSP>]`
#[inline]
pub const fn ldaprb_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x38bfc000, rd.0, 0, rn.0, 5))
}
/// `ldaddalb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldaddalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclralb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclralb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeoralb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeoralb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetalb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsetalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxalb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminalb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsminalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxalb <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminalb <W>, <W>, [<XSP>]`
#[inline]
pub const fn lduminalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpalb <W>, <W>, [<XSP>]`
#[inline]
pub const fn swpalb_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x38e08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwclral <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwclral_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38e09000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwswpal <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwswpal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38e0a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsetal <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsetal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x38e0b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldaddh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldaddh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78200000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclrh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclrh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78201000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeorh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeorh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78202000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldseth <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldseth_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78203000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78204000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsminh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78205000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78206000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminh <W>, <W>, [<XSP>]`
#[inline]
pub const fn lduminh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78207000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swph <W>, <W>, [<XSP>]`
#[inline]
pub const fn swph_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78208000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsclr <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsclr_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78209000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsswp <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsswp_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x7820a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsset <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsset_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x7820b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldaddlh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldaddlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78600000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclrlh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclrlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78601000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeorlh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeorlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78602000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetlh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsetlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78603000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxlh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78604000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminlh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsminlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78605000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxlh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78606000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminlh <W>, <W>, [<XSP>]`
#[inline]
pub const fn lduminlh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78607000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swplh <W>, <W>, [<XSP>]`
#[inline]
pub const fn swplh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78608000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsclrl <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsclrl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78609000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsswpl <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsswpl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x7860a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwssetl <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwssetl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x7860b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldaddah <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldaddah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclrah <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclrah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeorah <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeorah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetah <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsetah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxah <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminah <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsminah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxah <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminah <W>, <W>, [<XSP>]`
#[inline]
pub const fn lduminah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpah <W>, <W>, [<XSP>]`
#[inline]
pub const fn swpah_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78a08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsclra <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsclra_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78a09000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsswpa <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsswpa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78a0a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsseta <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsseta_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78a0b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldaprh <W>, [<XSP>]`
#[inline]
pub const fn ldaprh_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0x78bfc000, rd.0, 0, rn.0, 5))
}
/// `ldaddalh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldaddalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclralh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclralh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeoralh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeoralh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetalh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsetalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxalh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminalh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsminalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxalh <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminalh <W>, <W>, [<XSP>]`
#[inline]
pub const fn lduminalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpalh <W>, <W>, [<XSP>]`
#[inline]
pub const fn swpalh_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0x78e08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsclral <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsclral_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78e09000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwsswpal <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwsswpal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78e0a000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwssetal <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwssetal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x78e0b000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldadd <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldadd_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8200000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclr <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclr_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8201000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeor <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeor_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8202000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldset <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldset_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8203000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmax <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmax_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8204000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmin <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmin_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8205000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumax <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumax_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8206000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumin <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumin_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8207000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swp <W>, <W>, [<XSP>]`
#[inline]
pub const fn swp_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8208000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldaddl <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldaddl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8600000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclrl <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclrl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8601000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeorl <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeorl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8602000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetl <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsetl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8603000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxl <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8604000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminl <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsminl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8605000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxl <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8606000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminl <W>, <W>, [<XSP>]`
#[inline]
pub const fn lduminl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8607000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpl <W>, <W>, [<XSP>]`
#[inline]
pub const fn swpl_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8608000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldadda <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldadda_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclra <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclra_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeora <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeora_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldseta <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldseta_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxa <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxa_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmina <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmina_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxa <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxa_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumina <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumina_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpa <W>, <W>, [<XSP>]`
#[inline]
pub const fn swpa_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8a08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldapr <W>, [<XSP>]`
#[inline]
pub const fn ldapr_w_at_xsp(rd: W, rn: XSp) -> Inst {
    Inst(r2(0xb8bfc000, rd.0, 0, rn.0, 5))
}
/// `ldaddal <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldaddal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclral <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldclral_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeoral <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldeoral_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetal <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsetal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxal <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsmaxal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminal <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldsminal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxal <W>, <W>, [<XSP>]`
#[inline]
pub const fn ldumaxal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminal <W>, <W>, [<XSP>]`
#[inline]
pub const fn lduminal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpal <W>, <W>, [<XSP>]`
#[inline]
pub const fn swpal_w_w_at_xsp(rm: W, rd: W, rn: XSp) -> Inst {
    Inst(r3(0xb8e08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldadd <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldadd_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8200000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclr <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldclr_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8201000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeor <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldeor_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8202000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldset <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldset_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8203000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `stset <X>, [<XSP>]`
#[inline]
pub const fn stset_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820301f, rm.0, 16, rn.0, 5))
}
/// `ldsmax <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsmax_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8204000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmin <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsmin_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8205000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumax <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldumax_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8206000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumin <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldumin_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8207000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swp <X>, <X>, [<XSP>]`
#[inline]
pub const fn swp_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8208000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `st64bv0 <X>, <X>, [<XSP>]`
#[inline]
pub const fn st64bv0_x_x_at_xsp(rm: X, rd: XPair0To22, rn: XSp) -> Inst {
    Inst(r3(0xf820a000, rm.0, 16, rd.0, 1, rn.0, 5))
}
/// `st64bv <X>, <X>, [<XSP>]`
#[inline]
pub const fn st64bv_x_x_at_xsp(rm: X, rd: XPair0To22, rn: XSp) -> Inst {
    Inst(r3(0xf820b000, rm.0, 16, rd.0, 1, rn.0, 5))
}
/// `st64b <X>, [<XSP>]`
#[inline]
pub const fn st64b_x_at_xsp(rd: XPair0To22, rn: XSp) -> Inst {
    Inst(r2(0xf83f9000, rd.0, 1, rn.0, 5))
}
/// `ld64b <X>, [<XSP>]`
#[inline]
pub const fn ld64b_x_at_xsp(rd: XPair0To22, rn: XSp) -> Inst {
    Inst(r2(0xf83fd000, rd.0, 1, rn.0, 5))
}
/// `ldaddl <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldaddl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8600000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclrl <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldclrl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8601000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeorl <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldeorl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8602000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetl <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsetl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8603000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxl <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsmaxl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8604000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminl <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsminl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8605000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxl <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldumaxl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8606000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminl <X>, <X>, [<XSP>]`
#[inline]
pub const fn lduminl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8607000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpl <X>, <X>, [<XSP>]`
#[inline]
pub const fn swpl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8608000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldadda <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldadda_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclra <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldclra_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeora <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldeora_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldseta <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldseta_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxa <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsmaxa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmina <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsmina_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxa <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldumaxa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumina <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldumina_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpa <X>, <X>, [<XSP>]`
#[inline]
pub const fn swpa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8a08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldapr <X>, [<XSP>]`
#[inline]
pub const fn ldapr_x_at_xsp(rd: X, rn: XSp) -> Inst {
    Inst(r2(0xf8bfc000, rd.0, 0, rn.0, 5))
}
/// `ldaddal <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldaddal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e00000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldclral <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldclral_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e01000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldeoral <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldeoral_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e02000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsetal <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsetal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e03000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsmaxal <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsmaxal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e04000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldsminal <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsminal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e05000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `ldumaxal <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldumaxal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e06000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `lduminal <X>, <X>, [<XSP>]`
#[inline]
pub const fn lduminal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e07000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `swpal <X>, <X>, [<XSP>]`
#[inline]
pub const fn swpal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0xf8e08000, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `staddb <W>, [<XSP>]`
#[inline]
pub const fn staddb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820001f, rm.0, 16, rn.0, 5))
}
/// `stclrb <W>, [<XSP>]`
#[inline]
pub const fn stclrb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820101f, rm.0, 16, rn.0, 5))
}
/// `steorb <W>, [<XSP>]`
#[inline]
pub const fn steorb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820201f, rm.0, 16, rn.0, 5))
}
/// `stsetb <W>, [<XSP>]`
#[inline]
pub const fn stsetb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820301f, rm.0, 16, rn.0, 5))
}
/// `stsmaxb <W>, [<XSP>]`
#[inline]
pub const fn stsmaxb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820401f, rm.0, 16, rn.0, 5))
}
/// `stsminb <W>, [<XSP>]`
#[inline]
pub const fn stsminb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820501f, rm.0, 16, rn.0, 5))
}
/// `stumaxb <W>, [<XSP>]`
#[inline]
pub const fn stumaxb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820601f, rm.0, 16, rn.0, 5))
}
/// `stuminb <W>, [<XSP>]`
#[inline]
pub const fn stuminb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3820701f, rm.0, 16, rn.0, 5))
}
/// `staddlb <W>, [<XSP>]`
#[inline]
pub const fn staddlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860001f, rm.0, 16, rn.0, 5))
}
/// `stclrlb <W>, [<XSP>]`
#[inline]
pub const fn stclrlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860101f, rm.0, 16, rn.0, 5))
}
/// `steorlb <W>, [<XSP>]`
#[inline]
pub const fn steorlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860201f, rm.0, 16, rn.0, 5))
}
/// `stsmaxlb <W>, [<XSP>]`
#[inline]
pub const fn stsmaxlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860401f, rm.0, 16, rn.0, 5))
}
/// `stsminlb <W>, [<XSP>]`
#[inline]
pub const fn stsminlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860501f, rm.0, 16, rn.0, 5))
}
/// `stumaxlb <W>, [<XSP>]`
#[inline]
pub const fn stumaxlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860601f, rm.0, 16, rn.0, 5))
}
/// `stuminlb <W>, [<XSP>]`
#[inline]
pub const fn stuminlb_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x3860701f, rm.0, 16, rn.0, 5))
}
/// `staddh <W>, [<XSP>]`
#[inline]
pub const fn staddh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820001f, rm.0, 16, rn.0, 5))
}
/// `stclrh <W>, [<XSP>]`
#[inline]
pub const fn stclrh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820101f, rm.0, 16, rn.0, 5))
}
/// `steorh <W>, [<XSP>]`
#[inline]
pub const fn steorh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820201f, rm.0, 16, rn.0, 5))
}
/// `stseth <W>, [<XSP>]`
#[inline]
pub const fn stseth_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820301f, rm.0, 16, rn.0, 5))
}
/// `stsmaxh <W>, [<XSP>]`
#[inline]
pub const fn stsmaxh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820401f, rm.0, 16, rn.0, 5))
}
/// `stsminh <W>, [<XSP>]`
#[inline]
pub const fn stsminh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820501f, rm.0, 16, rn.0, 5))
}
/// `stumaxh <W>, [<XSP>]`
#[inline]
pub const fn stumaxh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820601f, rm.0, 16, rn.0, 5))
}
/// `stuminh <W>, [<XSP>]`
#[inline]
pub const fn stuminh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7820701f, rm.0, 16, rn.0, 5))
}
/// `staddlh <W>, [<XSP>]`
#[inline]
pub const fn staddlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860001f, rm.0, 16, rn.0, 5))
}
/// `stclrlh <W>, [<XSP>]`
#[inline]
pub const fn stclrlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860101f, rm.0, 16, rn.0, 5))
}
/// `steorlh <W>, [<XSP>]`
#[inline]
pub const fn steorlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860201f, rm.0, 16, rn.0, 5))
}
/// `stsetlh <W>, [<XSP>]`
#[inline]
pub const fn stsetlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860301f, rm.0, 16, rn.0, 5))
}
/// `stsmaxlh <W>, [<XSP>]`
#[inline]
pub const fn stsmaxlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860401f, rm.0, 16, rn.0, 5))
}
/// `stsminlh <W>, [<XSP>]`
#[inline]
pub const fn stsminlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860501f, rm.0, 16, rn.0, 5))
}
/// `stumaxlh <W>, [<XSP>]`
#[inline]
pub const fn stumaxlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860601f, rm.0, 16, rn.0, 5))
}
/// `stuminlh <W>, [<XSP>]`
#[inline]
pub const fn stuminlh_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0x7860701f, rm.0, 16, rn.0, 5))
}
/// `stadd <W>, [<XSP>]`
#[inline]
pub const fn stadd_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820001f, rm.0, 16, rn.0, 5))
}
/// `stclr <W>, [<XSP>]`
#[inline]
pub const fn stclr_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820101f, rm.0, 16, rn.0, 5))
}
/// `steor <W>, [<XSP>]`
#[inline]
pub const fn steor_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820201f, rm.0, 16, rn.0, 5))
}
/// `stset <W>, [<XSP>]`
#[inline]
pub const fn stset_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820301f, rm.0, 16, rn.0, 5))
}
/// `stsmax <W>, [<XSP>]`
#[inline]
pub const fn stsmax_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820401f, rm.0, 16, rn.0, 5))
}
/// `stsmin <W>, [<XSP>]`
#[inline]
pub const fn stsmin_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820501f, rm.0, 16, rn.0, 5))
}
/// `stumax <W>, [<XSP>]`
#[inline]
pub const fn stumax_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820601f, rm.0, 16, rn.0, 5))
}
/// `stumin <W>, [<XSP>]`
#[inline]
pub const fn stumin_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb820701f, rm.0, 16, rn.0, 5))
}
/// `staddl <W>, [<XSP>]`
#[inline]
pub const fn staddl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860001f, rm.0, 16, rn.0, 5))
}
/// `stclrl <W>, [<XSP>]`
#[inline]
pub const fn stclrl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860101f, rm.0, 16, rn.0, 5))
}
/// `steorl <W>, [<XSP>]`
#[inline]
pub const fn steorl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860201f, rm.0, 16, rn.0, 5))
}
/// `stsetl <W>, [<XSP>]`
#[inline]
pub const fn stsetl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860301f, rm.0, 16, rn.0, 5))
}
/// `stsmaxl <W>, [<XSP>]`
#[inline]
pub const fn stsmaxl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860401f, rm.0, 16, rn.0, 5))
}
/// `stsminl <W>, [<XSP>]`
#[inline]
pub const fn stsminl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860501f, rm.0, 16, rn.0, 5))
}
/// `stumaxl <W>, [<XSP>]`
#[inline]
pub const fn stumaxl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860601f, rm.0, 16, rn.0, 5))
}
/// `stuminl <W>, [<XSP>]`
#[inline]
pub const fn stuminl_w_at_xsp(rm: W, rn: XSp) -> Inst {
    Inst(r2(0xb860701f, rm.0, 16, rn.0, 5))
}
/// `stadd <X>, [<XSP>]`
#[inline]
pub const fn stadd_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820001f, rm.0, 16, rn.0, 5))
}
/// `stclr <X>, [<XSP>]`
#[inline]
pub const fn stclr_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820101f, rm.0, 16, rn.0, 5))
}
/// `steor <X>, [<XSP>]`
#[inline]
pub const fn steor_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820201f, rm.0, 16, rn.0, 5))
}
/// `stsmax <X>, [<XSP>]`
#[inline]
pub const fn stsmax_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820401f, rm.0, 16, rn.0, 5))
}
/// `stsmin <X>, [<XSP>]`
#[inline]
pub const fn stsmin_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820501f, rm.0, 16, rn.0, 5))
}
/// `stumax <X>, [<XSP>]`
#[inline]
pub const fn stumax_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820601f, rm.0, 16, rn.0, 5))
}
/// `stumin <X>, [<XSP>]`
#[inline]
pub const fn stumin_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf820701f, rm.0, 16, rn.0, 5))
}
/// `staddl <X>, [<XSP>]`
#[inline]
pub const fn staddl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860001f, rm.0, 16, rn.0, 5))
}
/// `stclrl <X>, [<XSP>]`
#[inline]
pub const fn stclrl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860101f, rm.0, 16, rn.0, 5))
}
/// `steorl <X>, [<XSP>]`
#[inline]
pub const fn steorl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860201f, rm.0, 16, rn.0, 5))
}
/// `stsetl <X>, [<XSP>]`
#[inline]
pub const fn stsetl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860301f, rm.0, 16, rn.0, 5))
}
/// `stsmaxl <X>, [<XSP>]`
#[inline]
pub const fn stsmaxl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860401f, rm.0, 16, rn.0, 5))
}
/// `stsminl <X>, [<XSP>]`
#[inline]
pub const fn stsminl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860501f, rm.0, 16, rn.0, 5))
}
/// `stumaxl <X>, [<XSP>]`
#[inline]
pub const fn stumaxl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860601f, rm.0, 16, rn.0, 5))
}
/// `stuminl <X>, [<XSP>]`
#[inline]
pub const fn stuminl_x_at_xsp(rm: X, rn: XSp) -> Inst {
    Inst(r2(0xf860701f, rm.0, 16, rn.0, 5))
}
/// `ldclrp <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldclrp_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19201000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldsetp <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsetp_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19203000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `swpp <X>, <X>, [<XSP>]`
#[inline]
pub const fn swpp_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19208000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldclrpl <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldclrpl_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19601000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldsetpl <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsetpl_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19603000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `swppl <X>, <X>, [<XSP>]`
#[inline]
pub const fn swppl_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19608000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldclrpa <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldclrpa_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19a01000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldsetpa <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsetpa_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19a03000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `swppa <X>, <X>, [<XSP>]`
#[inline]
pub const fn swppa_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19a08000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldclrpal <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldclrpal_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19e01000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `ldsetpal <X>, <X>, [<XSP>]`
#[inline]
pub const fn ldsetpal_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19e03000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `swppal <X>, <X>, [<XSP>]`
#[inline]
pub const fn swppal_x_x_at_xsp(rd: X0To30, rm: X0To30, rn: XSp) -> Inst {
    Inst(r3(0x19e08000, rd.0, 0, rm.0, 16, rn.0, 5))
}
/// `rcwcas <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwcas_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x19200800, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwcasl <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwcasl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x19600800, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwcasa <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwcasa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x19a00800, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwcasal <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwcasal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x19e00800, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwscas <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwscas_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x59200800, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwscasl <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwscasl_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x59600800, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwscasa <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwscasa_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x59a00800, rm.0, 16, rd.0, 0, rn.0, 5))
}
/// `rcwscasal <X>, <X>, [<XSP>]`
#[inline]
pub const fn rcwscasal_x_x_at_xsp(rm: X, rd: X, rn: XSp) -> Inst {
    Inst(r3(0x59e00800, rm.0, 16, rd.0, 0, rn.0, 5))
}
