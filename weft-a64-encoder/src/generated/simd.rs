// Made from forms.txt by `WEFT_BLESS=1 cargo test -p weft-a64-encoder --test generated`.
//! Typed constructors: AdvSIMD and floating point.

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

/// `mov <V>.16b, <V>.16b`
#[inline]
pub const fn mov_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r3(0x4ea01c00, vd.0, 0, vn.0, 5, vn.0, 16))
}
/// `mov <V>.8b, <V>.8b`
#[inline]
pub const fn mov_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r3(0x0ea01c00, vd.0, 0, vn.0, 5, vn.0, 16))
}
/// `saddlv <H>, <V>.8b`
#[inline]
pub const fn saddlv_h_v8b(vd: H, vn: V) -> Inst {
    Inst(r2(0x0e303800, vd.0, 0, vn.0, 5))
}
/// `saddlv <H>, <V>.16b`
#[inline]
pub const fn saddlv_h_v16b(vd: H, vn: V) -> Inst {
    Inst(r2(0x4e303800, vd.0, 0, vn.0, 5))
}
/// `saddlv <D>, <V>.4s`
#[inline]
pub const fn saddlv_d_v4s(vd: D, vn: V) -> Inst {
    Inst(r2(0x4eb03800, vd.0, 0, vn.0, 5))
}
/// `saddlv <S>, <V>.8h`
#[inline]
pub const fn saddlv_s_v8h(vd: S, vn: V) -> Inst {
    Inst(r2(0x4e703800, vd.0, 0, vn.0, 5))
}
/// `saddlv <S>, <V>.4h`
#[inline]
pub const fn saddlv_s_v4h(vd: S, vn: V) -> Inst {
    Inst(r2(0x0e703800, vd.0, 0, vn.0, 5))
}
/// `smaxv <B>, <V>.8b`
#[inline]
pub const fn smaxv_b_v8b(vd: B, vn: V) -> Inst {
    Inst(r2(0x0e30a800, vd.0, 0, vn.0, 5))
}
/// `smaxv <H>, <V>.4h`
#[inline]
pub const fn smaxv_h_v4h(vd: H, vn: V) -> Inst {
    Inst(r2(0x0e70a800, vd.0, 0, vn.0, 5))
}
/// `smaxv <B>, <V>.16b`
#[inline]
pub const fn smaxv_b_v16b(vd: B, vn: V) -> Inst {
    Inst(r2(0x4e30a800, vd.0, 0, vn.0, 5))
}
/// `smaxv <H>, <V>.8h`
#[inline]
pub const fn smaxv_h_v8h(vd: H, vn: V) -> Inst {
    Inst(r2(0x4e70a800, vd.0, 0, vn.0, 5))
}
/// `smaxv <S>, <V>.4s`
#[inline]
pub const fn smaxv_s_v4s(vd: S, vn: V) -> Inst {
    Inst(r2(0x4eb0a800, vd.0, 0, vn.0, 5))
}
/// `sminv <S>, <V>.4s`
#[inline]
pub const fn sminv_s_v4s(vd: S, vn: V) -> Inst {
    Inst(r2(0x4eb1a800, vd.0, 0, vn.0, 5))
}
/// `sminv <B>, <V>.8b`
#[inline]
pub const fn sminv_b_v8b(vd: B, vn: V) -> Inst {
    Inst(r2(0x0e31a800, vd.0, 0, vn.0, 5))
}
/// `sminv <H>, <V>.8h`
#[inline]
pub const fn sminv_h_v8h(vd: H, vn: V) -> Inst {
    Inst(r2(0x4e71a800, vd.0, 0, vn.0, 5))
}
/// `sminv <H>, <V>.4h`
#[inline]
pub const fn sminv_h_v4h(vd: H, vn: V) -> Inst {
    Inst(r2(0x0e71a800, vd.0, 0, vn.0, 5))
}
/// `sminv <B>, <V>.16b`
#[inline]
pub const fn sminv_b_v16b(vd: B, vn: V) -> Inst {
    Inst(r2(0x4e31a800, vd.0, 0, vn.0, 5))
}
/// `addv <S>, <V>.4s`
#[inline]
pub const fn addv_s_v4s(vd: S, vn: V) -> Inst {
    Inst(r2(0x4eb1b800, vd.0, 0, vn.0, 5))
}
/// `addv <B>, <V>.16b`
#[inline]
pub const fn addv_b_v16b(vd: B, vn: V) -> Inst {
    Inst(r2(0x4e31b800, vd.0, 0, vn.0, 5))
}
/// `addv <H>, <V>.4h`
#[inline]
pub const fn addv_h_v4h(vd: H, vn: V) -> Inst {
    Inst(r2(0x0e71b800, vd.0, 0, vn.0, 5))
}
/// `addv <B>, <V>.8b`
#[inline]
pub const fn addv_b_v8b(vd: B, vn: V) -> Inst {
    Inst(r2(0x0e31b800, vd.0, 0, vn.0, 5))
}
/// `addv <H>, <V>.8h`
#[inline]
pub const fn addv_h_v8h(vd: H, vn: V) -> Inst {
    Inst(r2(0x4e71b800, vd.0, 0, vn.0, 5))
}
/// `fmaxnmv <H>, <V>.8h`
#[inline]
pub const fn fmaxnmv_h_v8h(vd: H, vn: V) -> Inst {
    Inst(r2(0x4e30c800, vd.0, 0, vn.0, 5))
}
/// `fmaxnmv <H>, <V>.4h`
#[inline]
pub const fn fmaxnmv_h_v4h(vd: H, vn: V) -> Inst {
    Inst(r2(0x0e30c800, vd.0, 0, vn.0, 5))
}
/// `fmaxv <H>, <V>.8h`
#[inline]
pub const fn fmaxv_h_v8h(vd: H, vn: V) -> Inst {
    Inst(r2(0x4e30f800, vd.0, 0, vn.0, 5))
}
/// `fmaxv <H>, <V>.4h`
#[inline]
pub const fn fmaxv_h_v4h(vd: H, vn: V) -> Inst {
    Inst(r2(0x0e30f800, vd.0, 0, vn.0, 5))
}
/// `fminnmv <H>, <V>.4h`
#[inline]
pub const fn fminnmv_h_v4h(vd: H, vn: V) -> Inst {
    Inst(r2(0x0eb0c800, vd.0, 0, vn.0, 5))
}
/// `fminnmv <H>, <V>.8h`
#[inline]
pub const fn fminnmv_h_v8h(vd: H, vn: V) -> Inst {
    Inst(r2(0x4eb0c800, vd.0, 0, vn.0, 5))
}
/// `fminv <H>, <V>.8h`
#[inline]
pub const fn fminv_h_v8h(vd: H, vn: V) -> Inst {
    Inst(r2(0x4eb0f800, vd.0, 0, vn.0, 5))
}
/// `fminv <H>, <V>.4h`
#[inline]
pub const fn fminv_h_v4h(vd: H, vn: V) -> Inst {
    Inst(r2(0x0eb0f800, vd.0, 0, vn.0, 5))
}
/// `uaddlv <H>, <V>.16b`
#[inline]
pub const fn uaddlv_h_v16b(vd: H, vn: V) -> Inst {
    Inst(r2(0x6e303800, vd.0, 0, vn.0, 5))
}
/// `uaddlv <H>, <V>.8b`
#[inline]
pub const fn uaddlv_h_v8b(vd: H, vn: V) -> Inst {
    Inst(r2(0x2e303800, vd.0, 0, vn.0, 5))
}
/// `uaddlv <D>, <V>.4s`
#[inline]
pub const fn uaddlv_d_v4s(vd: D, vn: V) -> Inst {
    Inst(r2(0x6eb03800, vd.0, 0, vn.0, 5))
}
/// `uaddlv <S>, <V>.4h`
#[inline]
pub const fn uaddlv_s_v4h(vd: S, vn: V) -> Inst {
    Inst(r2(0x2e703800, vd.0, 0, vn.0, 5))
}
/// `uaddlv <S>, <V>.8h`
#[inline]
pub const fn uaddlv_s_v8h(vd: S, vn: V) -> Inst {
    Inst(r2(0x6e703800, vd.0, 0, vn.0, 5))
}
/// `umaxv <H>, <V>.8h`
#[inline]
pub const fn umaxv_h_v8h(vd: H, vn: V) -> Inst {
    Inst(r2(0x6e70a800, vd.0, 0, vn.0, 5))
}
/// `umaxv <B>, <V>.16b`
#[inline]
pub const fn umaxv_b_v16b(vd: B, vn: V) -> Inst {
    Inst(r2(0x6e30a800, vd.0, 0, vn.0, 5))
}
/// `umaxv <H>, <V>.4h`
#[inline]
pub const fn umaxv_h_v4h(vd: H, vn: V) -> Inst {
    Inst(r2(0x2e70a800, vd.0, 0, vn.0, 5))
}
/// `umaxv <B>, <V>.8b`
#[inline]
pub const fn umaxv_b_v8b(vd: B, vn: V) -> Inst {
    Inst(r2(0x2e30a800, vd.0, 0, vn.0, 5))
}
/// `umaxv <S>, <V>.4s`
#[inline]
pub const fn umaxv_s_v4s(vd: S, vn: V) -> Inst {
    Inst(r2(0x6eb0a800, vd.0, 0, vn.0, 5))
}
/// `uminv <B>, <V>.16b`
#[inline]
pub const fn uminv_b_v16b(vd: B, vn: V) -> Inst {
    Inst(r2(0x6e31a800, vd.0, 0, vn.0, 5))
}
/// `uminv <B>, <V>.8b`
#[inline]
pub const fn uminv_b_v8b(vd: B, vn: V) -> Inst {
    Inst(r2(0x2e31a800, vd.0, 0, vn.0, 5))
}
/// `uminv <S>, <V>.4s`
#[inline]
pub const fn uminv_s_v4s(vd: S, vn: V) -> Inst {
    Inst(r2(0x6eb1a800, vd.0, 0, vn.0, 5))
}
/// `uminv <H>, <V>.4h`
#[inline]
pub const fn uminv_h_v4h(vd: H, vn: V) -> Inst {
    Inst(r2(0x2e71a800, vd.0, 0, vn.0, 5))
}
/// `uminv <H>, <V>.8h`
#[inline]
pub const fn uminv_h_v8h(vd: H, vn: V) -> Inst {
    Inst(r2(0x6e71a800, vd.0, 0, vn.0, 5))
}
/// `fmaxnmv <S>, <V>.4s`
#[inline]
pub const fn fmaxnmv_s_v4s(vd: S, vn: V) -> Inst {
    Inst(r2(0x6e30c800, vd.0, 0, vn.0, 5))
}
/// `fmaxv <S>, <V>.4s`
#[inline]
pub const fn fmaxv_s_v4s(vd: S, vn: V) -> Inst {
    Inst(r2(0x6e30f800, vd.0, 0, vn.0, 5))
}
/// `fminnmv <S>, <V>.4s`
#[inline]
pub const fn fminnmv_s_v4s(vd: S, vn: V) -> Inst {
    Inst(r2(0x6eb0c800, vd.0, 0, vn.0, 5))
}
/// `fminv <S>, <V>.4s`
#[inline]
pub const fn fminv_s_v4s(vd: S, vn: V) -> Inst {
    Inst(r2(0x6eb0f800, vd.0, 0, vn.0, 5))
}
/// `saddl <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn saddl_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e200000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddl2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn saddl2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e600000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddl <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn saddl_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e600000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddl2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn saddl2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea00000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddl <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn saddl_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea00000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddl2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn saddl2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e200000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddw <V>.8h, <V>.8h, <V>.8b`
#[inline]
pub const fn saddw_v8h_v8h_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e201000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddw2 <V>.4s, <V>.4s, <V>.8h`
#[inline]
pub const fn saddw2_v4s_v4s_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e601000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddw <V>.4s, <V>.4s, <V>.4h`
#[inline]
pub const fn saddw_v4s_v4s_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e601000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddw <V>.2d, <V>.2d, <V>.2s`
#[inline]
pub const fn saddw_v2d_v2d_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea01000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddw2 <V>.2d, <V>.2d, <V>.4s`
#[inline]
pub const fn saddw2_v2d_v2d_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea01000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saddw2 <V>.8h, <V>.8h, <V>.16b`
#[inline]
pub const fn saddw2_v8h_v8h_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e201000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubl <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn ssubl_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e202000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubl2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn ssubl2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e602000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubl2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn ssubl2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e202000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubl <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn ssubl_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e602000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubl <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn ssubl_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea02000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubl2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn ssubl2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea02000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubw2 <V>.2d, <V>.2d, <V>.4s`
#[inline]
pub const fn ssubw2_v2d_v2d_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea03000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubw <V>.8h, <V>.8h, <V>.8b`
#[inline]
pub const fn ssubw_v8h_v8h_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e203000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubw2 <V>.4s, <V>.4s, <V>.8h`
#[inline]
pub const fn ssubw2_v4s_v4s_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e603000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubw2 <V>.8h, <V>.8h, <V>.16b`
#[inline]
pub const fn ssubw2_v8h_v8h_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e203000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubw <V>.4s, <V>.4s, <V>.4h`
#[inline]
pub const fn ssubw_v4s_v4s_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e603000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ssubw <V>.2d, <V>.2d, <V>.2s`
#[inline]
pub const fn ssubw_v2d_v2d_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea03000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addhn <V>.4h, <V>.4s, <V>.4s`
#[inline]
pub const fn addhn_v4h_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e604000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addhn <V>.8b, <V>.8h, <V>.8h`
#[inline]
pub const fn addhn_v8b_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e204000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addhn <V>.2s, <V>.2d, <V>.2d`
#[inline]
pub const fn addhn_v2s_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea04000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addhn2 <V>.8h, <V>.4s, <V>.4s`
#[inline]
pub const fn addhn2_v8h_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e604000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addhn2 <V>.16b, <V>.8h, <V>.8h`
#[inline]
pub const fn addhn2_v16b_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e204000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addhn2 <V>.4s, <V>.2d, <V>.2d`
#[inline]
pub const fn addhn2_v4s_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea04000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabal2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn sabal2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea05000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabal <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn sabal_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea05000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabal <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn sabal_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e205000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabal2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn sabal2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e605000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabal <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn sabal_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e605000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabal2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn sabal2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e205000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `subhn2 <V>.16b, <V>.8h, <V>.8h`
#[inline]
pub const fn subhn2_v16b_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e206000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `subhn <V>.2s, <V>.2d, <V>.2d`
#[inline]
pub const fn subhn_v2s_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea06000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `subhn2 <V>.4s, <V>.2d, <V>.2d`
#[inline]
pub const fn subhn2_v4s_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea06000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `subhn <V>.4h, <V>.4s, <V>.4s`
#[inline]
pub const fn subhn_v4h_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e606000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `subhn <V>.8b, <V>.8h, <V>.8h`
#[inline]
pub const fn subhn_v8b_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e206000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `subhn2 <V>.8h, <V>.4s, <V>.4s`
#[inline]
pub const fn subhn2_v8h_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e606000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabdl2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn sabdl2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e607000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabdl2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn sabdl2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e207000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabdl2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn sabdl2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea07000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabdl <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn sabdl_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e207000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabdl <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn sabdl_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e607000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabdl <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn sabdl_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea07000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlal2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn smlal2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea08000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlal2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn smlal2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e608000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlal <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn smlal_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea08000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlal <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn smlal_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e208000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlal2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn smlal2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e208000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlal <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn smlal_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e608000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn sqdmlal_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e609000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn sqdmlal2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e609000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn sqdmlal2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea09000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn sqdmlal_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea09000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlsl <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn smlsl_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlsl <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn smlsl_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e60a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlsl2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn smlsl2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlsl2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn smlsl2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlsl <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn smlsl_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlsl2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn smlsl2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn sqdmlsl_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0b000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn sqdmlsl_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e60b000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn sqdmlsl2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60b000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn sqdmlsl2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0b000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smull <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn smull_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e60c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smull <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn smull_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smull2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn smull2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smull2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn smull2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smull <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn smull_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smull2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn smull2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn sqdmull_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0d000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn sqdmull2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0d000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn sqdmull2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60d000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn sqdmull_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e60d000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `pmull <V>.1q, <V>.1d, <V>.1d`
#[inline]
pub const fn pmull_v1q_v1d_v1d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ee0e000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `pmull2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn pmull2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20e000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `pmull <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn pmull_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20e000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `pmull2 <V>.1q, <V>.2d, <V>.2d`
#[inline]
pub const fn pmull2_v1q_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee0e000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddl2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn uaddl2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea00000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddl <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn uaddl_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e200000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddl <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn uaddl_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea00000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddl2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn uaddl2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e200000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddl <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn uaddl_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e600000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddl2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn uaddl2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e600000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddw2 <V>.4s, <V>.4s, <V>.8h`
#[inline]
pub const fn uaddw2_v4s_v4s_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e601000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddw2 <V>.2d, <V>.2d, <V>.4s`
#[inline]
pub const fn uaddw2_v2d_v2d_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea01000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddw2 <V>.8h, <V>.8h, <V>.16b`
#[inline]
pub const fn uaddw2_v8h_v8h_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e201000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddw <V>.2d, <V>.2d, <V>.2s`
#[inline]
pub const fn uaddw_v2d_v2d_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea01000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddw <V>.4s, <V>.4s, <V>.4h`
#[inline]
pub const fn uaddw_v4s_v4s_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e601000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaddw <V>.8h, <V>.8h, <V>.8b`
#[inline]
pub const fn uaddw_v8h_v8h_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e201000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubl2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn usubl2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e602000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubl2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn usubl2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea02000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubl <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn usubl_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e602000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubl2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn usubl2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e202000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubl <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn usubl_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea02000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubl <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn usubl_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e202000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubw <V>.8h, <V>.8h, <V>.8b`
#[inline]
pub const fn usubw_v8h_v8h_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e203000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubw2 <V>.8h, <V>.8h, <V>.16b`
#[inline]
pub const fn usubw2_v8h_v8h_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e203000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubw <V>.4s, <V>.4s, <V>.4h`
#[inline]
pub const fn usubw_v4s_v4s_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e603000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubw2 <V>.2d, <V>.2d, <V>.4s`
#[inline]
pub const fn usubw2_v2d_v2d_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea03000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubw2 <V>.4s, <V>.4s, <V>.8h`
#[inline]
pub const fn usubw2_v4s_v4s_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e603000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usubw <V>.2d, <V>.2d, <V>.2s`
#[inline]
pub const fn usubw_v2d_v2d_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea03000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `raddhn2 <V>.16b, <V>.8h, <V>.8h`
#[inline]
pub const fn raddhn2_v16b_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e204000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `raddhn2 <V>.4s, <V>.2d, <V>.2d`
#[inline]
pub const fn raddhn2_v4s_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea04000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `raddhn <V>.4h, <V>.4s, <V>.4s`
#[inline]
pub const fn raddhn_v4h_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e604000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `raddhn2 <V>.8h, <V>.4s, <V>.4s`
#[inline]
pub const fn raddhn2_v8h_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e604000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `raddhn <V>.8b, <V>.8h, <V>.8h`
#[inline]
pub const fn raddhn_v8b_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e204000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `raddhn <V>.2s, <V>.2d, <V>.2d`
#[inline]
pub const fn raddhn_v2s_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea04000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabal <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn uabal_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e605000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabal <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn uabal_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea05000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabal2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn uabal2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e205000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabal2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn uabal2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea05000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabal2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn uabal2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e605000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabal <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn uabal_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e205000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `rsubhn <V>.8b, <V>.8h, <V>.8h`
#[inline]
pub const fn rsubhn_v8b_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e206000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `rsubhn <V>.2s, <V>.2d, <V>.2d`
#[inline]
pub const fn rsubhn_v2s_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea06000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `rsubhn2 <V>.8h, <V>.4s, <V>.4s`
#[inline]
pub const fn rsubhn2_v8h_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e606000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `rsubhn2 <V>.16b, <V>.8h, <V>.8h`
#[inline]
pub const fn rsubhn2_v16b_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e206000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `rsubhn <V>.4h, <V>.4s, <V>.4s`
#[inline]
pub const fn rsubhn_v4h_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e606000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `rsubhn2 <V>.4s, <V>.2d, <V>.2d`
#[inline]
pub const fn rsubhn2_v4s_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea06000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabdl <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn uabdl_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e607000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabdl2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn uabdl2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e607000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabdl <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn uabdl_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e207000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabdl2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn uabdl2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e207000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabdl <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn uabdl_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea07000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabdl2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn uabdl2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea07000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlal <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn umlal_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea08000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlal2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn umlal2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea08000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlal <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn umlal_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e208000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlal <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn umlal_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e608000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlal2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn umlal2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e608000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlal2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn umlal2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e208000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlsl2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn umlsl2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlsl <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn umlsl_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e60a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlsl2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn umlsl2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlsl2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn umlsl2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlsl <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn umlsl_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlsl <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn umlsl_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20a000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umull2 <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn umull2_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umull <V>.8h, <V>.8b, <V>.8b`
#[inline]
pub const fn umull_v8h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umull <V>.2d, <V>.2s, <V>.2s`
#[inline]
pub const fn umull_v2d_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umull2 <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn umull2_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umull2 <V>.2d, <V>.4s, <V>.4s`
#[inline]
pub const fn umull2_v2d_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umull <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn umull_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e60c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlal2 <V>.2d, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn smlal2_v2d_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f802000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlal2 <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn smlal2_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f402000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlal <V>.2d, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn smlal_v2d_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f802000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlal <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn smlal_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f402000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal2 <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn sqdmlal2_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f403000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal <V>.2d, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn sqdmlal_v2d_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f803000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn sqdmlal_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f403000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal2 <V>.2d, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sqdmlal2_v2d_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f803000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlsl <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn smlsl_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f406000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlsl2 <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn smlsl2_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f406000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlsl <V>.2d, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn smlsl_v2d_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f806000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smlsl2 <V>.2d, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn smlsl2_v2d_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f806000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl <V>.2d, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn sqdmlsl_v2d_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f807000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl2 <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn sqdmlsl2_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f407000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl2 <V>.2d, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sqdmlsl2_v2d_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f807000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn sqdmlsl_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f407000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mul <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn mul_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f808000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mul <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn mul_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f408000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mul <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn mul_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f808000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mul <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn mul_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f408000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smull <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn smull_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f40a000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smull2 <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn smull2_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f40a000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smull2 <V>.2d, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn smull2_v2d_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f80a000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smull <V>.2d, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn smull_v2d_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f80a000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn sqdmull_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f40b000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull <V>.2d, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn sqdmull_v2d_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f80b000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull2 <V>.2d, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sqdmull2_v2d_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f80b000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull2 <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn sqdmull2_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f40b000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn sqdmulh_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f40c000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn sqdmulh_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f80c000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sqdmulh_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f80c000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn sqdmulh_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f40c000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn sqrdmulh_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f80d000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn sqrdmulh_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f40d000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sqrdmulh_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f80d000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn sqrdmulh_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f40d000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sdot <V>.2s, <V>.8b, <V>.4b[<N>]`
#[inline]
pub const fn sdot_v2s_v8b_v4b_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f80e000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sdot <V>.4s, <V>.16b, <V>.4b[<N>]`
#[inline]
pub const fn sdot_v4s_v16b_v4b_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f80e000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdot <V>.2s, <V>.8b, <V>.4b[<N>]`
#[inline]
pub const fn fdot_v2s_v8b_v4b_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f000000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdot <V>.4s, <V>.16b, <V>.4b[<N>]`
#[inline]
pub const fn fdot_v4s_v16b_v4b_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f000000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn fmla_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f001000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn fmla_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f001000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn fmls_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f005000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn fmls_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f005000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn fmul_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f009000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn fmul_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f009000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sudot <V>.2s, <V>.8b, <V>.4b[<N>]`
#[inline]
pub const fn sudot_v2s_v8b_v4b_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f00f000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sudot <V>.4s, <V>.16b, <V>.4b[<N>]`
#[inline]
pub const fn sudot_v4s_v16b_v4b_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f00f000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdot <V>.8h, <V>.16b, <V>.2b[<N>]`
#[inline]
pub const fn fdot_v8h_v16b_v2b_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f400000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdot <V>.4h, <V>.8b, <V>.2b[<N>]`
#[inline]
pub const fn fdot_v4h_v8b_v2b_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f400000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bfdot <V>.4s, <V>.8h, <V>.2h[<N>]`
#[inline]
pub const fn bfdot_v4s_v8h_v2h_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f40f000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bfdot <V>.2s, <V>.4h, <V>.2h[<N>]`
#[inline]
pub const fn bfdot_v2s_v4h_v2h_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f40f000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn fmla_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f801000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn fmla_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f801000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <V>.2d, <V>.2d, <V>.d[<N>]`
#[inline]
pub const fn fmla_v2d_v2d_vd_at_i(vd: V, vn: V, vm: V, index: Imm0To1) -> Inst {
    Inst(r3(part(0x4fc01000, index.steps(), 0, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn fmls_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f805000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn fmls_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f805000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <V>.2d, <V>.2d, <V>.d[<N>]`
#[inline]
pub const fn fmls_v2d_v2d_vd_at_i(vd: V, vn: V, vm: V, index: Imm0To1) -> Inst {
    Inst(r3(part(0x4fc05000, index.steps(), 0, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn fmul_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f809000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn fmul_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f809000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <V>.2d, <V>.2d, <V>.d[<N>]`
#[inline]
pub const fn fmul_v2d_v2d_vd_at_i(vd: V, vn: V, vm: V, index: Imm0To1) -> Inst {
    Inst(r3(part(0x4fc09000, index.steps(), 0, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlal <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn fmlal_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f800000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlal <V>.2s, <V>.2h, <V>.h[<N>]`
#[inline]
pub const fn fmlal_v2s_v2h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f800000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlsl <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn fmlsl_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4f804000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlsl <V>.2s, <V>.2h, <V>.h[<N>]`
#[inline]
pub const fn fmlsl_v2s_v2h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0f804000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usdot <V>.4s, <V>.16b, <V>.4b[<N>]`
#[inline]
pub const fn usdot_v4s_v16b_v4b_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x4f80f000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usdot <V>.2s, <V>.8b, <V>.4b[<N>]`
#[inline]
pub const fn usdot_v2s_v8b_v4b_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x0f80f000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bfmlalt <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn bfmlalt_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x4fc0f000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bfmlalb <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn bfmlalb_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x0fc0f000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mla <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn mla_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x6f800000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mla <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn mla_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x6f400000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mla <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn mla_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x2f800000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mla <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn mla_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x2f400000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlal2 <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn umlal2_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x6f402000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlal <V>.2d, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn umlal_v2d_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x2f802000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlal <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn umlal_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x2f402000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlal2 <V>.2d, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn umlal2_v2d_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x6f802000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mls <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn mls_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x6f804000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mls <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn mls_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x2f804000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mls <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn mls_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x6f404000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mls <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn mls_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x2f404000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlsl2 <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn umlsl2_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x6f406000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlsl2 <V>.2d, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn umlsl2_v2d_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x6f806000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlsl <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn umlsl_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x2f406000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umlsl <V>.2d, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn umlsl_v2d_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x2f806000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umull2 <V>.2d, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn umull2_v2d_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x6f80a000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umull <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn umull_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x2f40a000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umull <V>.2d, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn umull_v2d_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x2f80a000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umull2 <V>.4s, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn umull2_v4s_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x6f40a000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn sqrdmlah_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x2f80d000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sqrdmlah_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x6f80d000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn sqrdmlah_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x2f40d000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn sqrdmlah_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x6f40d000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `udot <V>.4s, <V>.16b, <V>.4b[<N>]`
#[inline]
pub const fn udot_v4s_v16b_v4b_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x6f80e000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `udot <V>.2s, <V>.8b, <V>.4b[<N>]`
#[inline]
pub const fn udot_v2s_v8b_v4b_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x2f80e000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn sqrdmlsh_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x2f80f000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn sqrdmlsh_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x6f40f000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sqrdmlsh_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x6f80f000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn sqrdmlsh_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x2f40f000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <V>.4h, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn fmulx_v4h_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x2f009000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <V>.8h, <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn fmulx_v8h_v8h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x6f009000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmla <V>.8h, <V>.8h, <V>.h[<N>], #<I>`
#[inline]
pub const fn fcmla_v8h_v8h_vh_i_then_i(vd: V, vn: V, vm: V, index: Imm0To3, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(part(0x6f401000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), imm.steps(), 0, 2, 13), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmla <V>.4s, <V>.4s, <V>.s[<N>], #<I>`
#[inline]
pub const fn fcmla_v4s_v4s_vs_i_then_i(vd: V, vn: V, vm: V, index: Imm0To1, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(0x6f801000, index.steps(), 0, 1, 11), imm.steps(), 0, 2, 13), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmla <V>.4h, <V>.4h, <V>.h[<N>], #<I>`
#[inline]
pub const fn fcmla_v4h_v4h_vh_i_then_i(vd: V, vn: V, vm: V, index: Imm0To1, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(part(0x2f401000, index.steps(), 0, 1, 21), imm.steps(), 0, 2, 13), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <V>.2s, <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn fmulx_v2s_v2s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x2f809000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn fmulx_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x6f809000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <V>.2d, <V>.2d, <V>.d[<N>]`
#[inline]
pub const fn fmulx_v2d_v2d_vd_at_i(vd: V, vn: V, vm: V, index: Imm0To1) -> Inst {
    Inst(r3(part(0x6fc09000, index.steps(), 0, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlal2 <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn fmlal2_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x6f808000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlal2 <V>.2s, <V>.2h, <V>.h[<N>]`
#[inline]
pub const fn fmlal2_v2s_v2h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x2f808000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlsl2 <V>.4s, <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn fmlsl2_v4s_v4h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x6f80c000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlsl2 <V>.2s, <V>.2h, <V>.h[<N>]`
#[inline]
pub const fn fmlsl2_v2s_v2h_vh_at_i(vd: V, vn: V, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x2f80c000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlalb <V>.8h, <V>.16b, <V>.b[<N>]`
#[inline]
pub const fn fmlalb_v8h_v16b_vb_at_i(vd: V, vn: V, vm: V0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x0fc00000, index.steps(), 0, 3, 19), index.steps(), 3, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlallbb <V>.4s, <V>.16b, <V>.b[<N>]`
#[inline]
pub const fn fmlallbb_v4s_v16b_vb_at_i(vd: V, vn: V, vm: V0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x2f008000, index.steps(), 0, 3, 19), index.steps(), 3, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlallbt <V>.4s, <V>.16b, <V>.b[<N>]`
#[inline]
pub const fn fmlallbt_v4s_v16b_vb_at_i(vd: V, vn: V, vm: V0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x2f408000, index.steps(), 0, 3, 19), index.steps(), 3, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlalt <V>.8h, <V>.16b, <V>.b[<N>]`
#[inline]
pub const fn fmlalt_v8h_v16b_vb_at_i(vd: V, vn: V, vm: V0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x4fc00000, index.steps(), 0, 3, 19), index.steps(), 3, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlalltb <V>.4s, <V>.16b, <V>.b[<N>]`
#[inline]
pub const fn fmlalltb_v4s_v16b_vb_at_i(vd: V, vn: V, vm: V0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x6f008000, index.steps(), 0, 3, 19), index.steps(), 3, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlalltt <V>.4s, <V>.16b, <V>.b[<N>]`
#[inline]
pub const fn fmlalltt_v4s_v16b_vb_at_i(vd: V, vn: V, vm: V0To7, index: Imm0To15) -> Inst {
    Inst(r3(part(part(0x6f408000, index.steps(), 0, 3, 19), index.steps(), 3, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ext <V>.8b, <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn ext_v8b_v8b_v8b_i(vd: V, vn: V, vm: V, imm: Imm0To7) -> Inst {
    Inst(r3(part(0x2e000000, imm.steps(), 0, 3, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ext <V>.16b, <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn ext_v16b_v16b_v16b_i(vd: V, vn: V, vm: V, imm: Imm0To15) -> Inst {
    Inst(r3(part(0x6e000000, imm.steps(), 0, 4, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `movi <V>.2s, #<I>`
#[inline]
pub const fn movi_v2s_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x0f000400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `movi <V>.2s, #<I>, lsl #<I>`
#[inline]
pub const fn movi_v2s_i_lsl_i(vd: V, imm: Imm0To255, imm2: Imm0To24By8) -> Inst {
    Inst(r1(part(part(part(0x0f000400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps(), 0, 2, 13), vd.0, 0))
}
/// `movi <V>.4s, #<I>, lsl #<I>`
#[inline]
pub const fn movi_v4s_i_lsl_i(vd: V, imm: Imm0To255, imm2: Imm0To24By8) -> Inst {
    Inst(r1(part(part(part(0x4f000400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps(), 0, 2, 13), vd.0, 0))
}
/// `movi <V>.4s, #<I>`
#[inline]
pub const fn movi_v4s_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x4f000400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `orr <V>.4s, #<I>, lsl #<I>`
#[inline]
pub const fn orr_v4s_i_lsl_i(vd: V, imm: Imm0To255, imm2: Imm0To24By8) -> Inst {
    Inst(r1(part(part(part(0x4f001400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps(), 0, 2, 13), vd.0, 0))
}
/// `orr <V>.2s, #<I>`
#[inline]
pub const fn orr_v2s_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x0f001400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `orr <V>.2s, #<I>, lsl #<I>`
#[inline]
pub const fn orr_v2s_i_lsl_i(vd: V, imm: Imm0To255, imm2: Imm0To24By8) -> Inst {
    Inst(r1(part(part(part(0x0f001400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps(), 0, 2, 13), vd.0, 0))
}
/// `orr <V>.4s, #<I>`
#[inline]
pub const fn orr_v4s_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x4f001400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `movi <V>.8h, #<I>`
#[inline]
pub const fn movi_v8h_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x4f008400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `movi <V>.8h, #<I>, lsl #8`
#[inline]
pub const fn movi_v8h_i_lsl_8(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x4f00a400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `movi <V>.4h, #<I>, lsl #8`
#[inline]
pub const fn movi_v4h_i_lsl_8(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x0f00a400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `movi <V>.4h, #<I>`
#[inline]
pub const fn movi_v4h_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x0f008400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `orr <V>.4h, #<I>`
#[inline]
pub const fn orr_v4h_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x0f009400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `orr <V>.4h, #<I>, lsl #8`
#[inline]
pub const fn orr_v4h_i_lsl_8(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x0f00b400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `orr <V>.8h, #<I>, lsl #8`
#[inline]
pub const fn orr_v8h_i_lsl_8(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x4f00b400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `orr <V>.8h, #<I>`
#[inline]
pub const fn orr_v8h_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x4f009400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `movi <V>.4s, #<I>, msl #<I>`
#[inline]
pub const fn movi_v4s_i_msl_i(vd: V, imm: Imm0To255, imm2: Imm8To16By8) -> Inst {
    Inst(r1(part(part(part(0x4f00c400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps_up(), 0, 1, 12), vd.0, 0))
}
/// `movi <V>.2s, #<I>, msl #<I>`
#[inline]
pub const fn movi_v2s_i_msl_i(vd: V, imm: Imm0To255, imm2: Imm8To16By8) -> Inst {
    Inst(r1(part(part(part(0x0f00c400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps_up(), 0, 1, 12), vd.0, 0))
}
/// `movi <V>.8b, #<I>`
#[inline]
pub const fn movi_v8b_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x0f00e400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `movi <V>.16b, #<I>`
#[inline]
pub const fn movi_v16b_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x4f00e400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `fmov <V>.4s, #<F8>`
#[inline]
pub const fn fmov_v4s_f(vd: V, imm: FpImm8) -> Inst {
    Inst(r1(part(part(0x4f00f400, imm.0 as u32, 0, 5, 5), imm.0 as u32, 5, 3, 16), vd.0, 0))
}
/// `fmov <V>.2s, #<F8>`
#[inline]
pub const fn fmov_v2s_f(vd: V, imm: FpImm8) -> Inst {
    Inst(r1(part(part(0x0f00f400, imm.0 as u32, 0, 5, 5), imm.0 as u32, 5, 3, 16), vd.0, 0))
}
/// `fmov <V>.8h, #<F8>`
#[inline]
pub const fn fmov_v8h_f(vd: V, imm: FpImm8) -> Inst {
    Inst(r1(part(part(0x4f00fc00, imm.0 as u32, 0, 5, 5), imm.0 as u32, 5, 3, 16), vd.0, 0))
}
/// `fmov <V>.4h, #<F8>`
#[inline]
pub const fn fmov_v4h_f(vd: V, imm: FpImm8) -> Inst {
    Inst(r1(part(part(0x0f00fc00, imm.0 as u32, 0, 5, 5), imm.0 as u32, 5, 3, 16), vd.0, 0))
}
/// `mvni <V>.4s, #<I>, lsl #<I>`
#[inline]
pub const fn mvni_v4s_i_lsl_i(vd: V, imm: Imm0To255, imm2: Imm0To24By8) -> Inst {
    Inst(r1(part(part(part(0x6f000400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps(), 0, 2, 13), vd.0, 0))
}
/// `mvni <V>.2s, #<I>`
#[inline]
pub const fn mvni_v2s_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x2f000400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `mvni <V>.2s, #<I>, lsl #<I>`
#[inline]
pub const fn mvni_v2s_i_lsl_i(vd: V, imm: Imm0To255, imm2: Imm0To24By8) -> Inst {
    Inst(r1(part(part(part(0x2f000400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps(), 0, 2, 13), vd.0, 0))
}
/// `mvni <V>.4s, #<I>`
#[inline]
pub const fn mvni_v4s_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x6f000400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `bic <V>.2s, #<I>`
#[inline]
pub const fn bic_v2s_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x2f001400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `bic <V>.4s, #<I>, lsl #<I>`
#[inline]
pub const fn bic_v4s_i_lsl_i(vd: V, imm: Imm0To255, imm2: Imm0To24By8) -> Inst {
    Inst(r1(part(part(part(0x6f001400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps(), 0, 2, 13), vd.0, 0))
}
/// `bic <V>.2s, #<I>, lsl #<I>`
#[inline]
pub const fn bic_v2s_i_lsl_i(vd: V, imm: Imm0To255, imm2: Imm0To24By8) -> Inst {
    Inst(r1(part(part(part(0x2f001400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps(), 0, 2, 13), vd.0, 0))
}
/// `bic <V>.4s, #<I>`
#[inline]
pub const fn bic_v4s_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x6f001400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `mvni <V>.4h, #<I>`
#[inline]
pub const fn mvni_v4h_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x2f008400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `mvni <V>.8h, #<I>`
#[inline]
pub const fn mvni_v8h_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x6f008400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `mvni <V>.8h, #<I>, lsl #8`
#[inline]
pub const fn mvni_v8h_i_lsl_8(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x6f00a400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `mvni <V>.4h, #<I>, lsl #8`
#[inline]
pub const fn mvni_v4h_i_lsl_8(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x2f00a400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `bic <V>.4h, #<I>`
#[inline]
pub const fn bic_v4h_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x2f009400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `bic <V>.8h, #<I>`
#[inline]
pub const fn bic_v8h_i(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x6f009400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `bic <V>.4h, #<I>, lsl #8`
#[inline]
pub const fn bic_v4h_i_lsl_8(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x2f00b400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `bic <V>.8h, #<I>, lsl #8`
#[inline]
pub const fn bic_v8h_i_lsl_8(vd: V, imm: Imm0To255) -> Inst {
    Inst(r1(part(part(0x6f00b400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), vd.0, 0))
}
/// `mvni <V>.2s, #<I>, msl #<I>`
#[inline]
pub const fn mvni_v2s_i_msl_i(vd: V, imm: Imm0To255, imm2: Imm8To16By8) -> Inst {
    Inst(r1(part(part(part(0x2f00c400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps_up(), 0, 1, 12), vd.0, 0))
}
/// `mvni <V>.4s, #<I>, msl #<I>`
#[inline]
pub const fn mvni_v4s_i_msl_i(vd: V, imm: Imm0To255, imm2: Imm8To16By8) -> Inst {
    Inst(r1(part(part(part(0x6f00c400, imm.steps(), 0, 5, 5), imm.steps(), 5, 3, 16), imm2.steps_up(), 0, 1, 12), vd.0, 0))
}
/// `movi <D>, #<BM>`
#[inline]
pub const fn movi_d_bytemask(vd: D, imm: ByteMask) -> Inst {
    Inst(r1(part(part(0x2f00e400, imm.0 as u32, 0, 5, 5), imm.0 as u32, 5, 3, 16), vd.0, 0))
}
/// `movi <V>.2d, #<BM>`
#[inline]
pub const fn movi_v2d_bytemask(vd: V, imm: ByteMask) -> Inst {
    Inst(r1(part(part(0x6f00e400, imm.0 as u32, 0, 5, 5), imm.0 as u32, 5, 3, 16), vd.0, 0))
}
/// `fmov <V>.2d, #<F8>`
#[inline]
pub const fn fmov_v2d_f(vd: V, imm: FpImm8) -> Inst {
    Inst(r1(part(part(0x6f00f400, imm.0 as u32, 0, 5, 5), imm.0 as u32, 5, 3, 16), vd.0, 0))
}
/// `dup <V>.8b, <V>.b[<N>]`
#[inline]
pub const fn dup_v8b_vb_at_i(vd: V, vn: V, index: Imm0To15) -> Inst {
    Inst(r2(part(0x0e010400, index.steps(), 0, 4, 17), vd.0, 0, vn.0, 5))
}
/// `dup <V>.16b, <V>.b[<N>]`
#[inline]
pub const fn dup_v16b_vb_at_i(vd: V, vn: V, index: Imm0To15) -> Inst {
    Inst(r2(part(0x4e010400, index.steps(), 0, 4, 17), vd.0, 0, vn.0, 5))
}
/// `dup <V>.2s, <V>.s[<N>]`
#[inline]
pub const fn dup_v2s_vs_at_i(vd: V, vn: V, index: Imm0To3) -> Inst {
    Inst(r2(part(0x0e040400, index.steps(), 0, 2, 19), vd.0, 0, vn.0, 5))
}
/// `dup <V>.8h, <V>.h[<N>]`
#[inline]
pub const fn dup_v8h_vh_at_i(vd: V, vn: V, index: Imm0To7) -> Inst {
    Inst(r2(part(0x4e020400, index.steps(), 0, 3, 18), vd.0, 0, vn.0, 5))
}
/// `dup <V>.2d, <V>.d[<N>]`
#[inline]
pub const fn dup_v2d_vd_at_i(vd: V, vn: V, index: Imm0To1) -> Inst {
    Inst(r2(part(0x4e080400, index.steps(), 0, 1, 20), vd.0, 0, vn.0, 5))
}
/// `dup <V>.4h, <V>.h[<N>]`
#[inline]
pub const fn dup_v4h_vh_at_i(vd: V, vn: V, index: Imm0To7) -> Inst {
    Inst(r2(part(0x0e020400, index.steps(), 0, 3, 18), vd.0, 0, vn.0, 5))
}
/// `dup <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn dup_v4s_vs_at_i(vd: V, vn: V, index: Imm0To3) -> Inst {
    Inst(r2(part(0x4e040400, index.steps(), 0, 2, 19), vd.0, 0, vn.0, 5))
}
/// `dup <V>.16b, <W>`
#[inline]
pub const fn dup_v16b_w(vd: V, rn: W) -> Inst {
    Inst(r2(0x4e010c00, vd.0, 0, rn.0, 5))
}
/// `dup <V>.8b, <W>`
#[inline]
pub const fn dup_v8b_w(vd: V, rn: W) -> Inst {
    Inst(r2(0x0e010c00, vd.0, 0, rn.0, 5))
}
/// `dup <V>.4h, <W>`
#[inline]
pub const fn dup_v4h_w(vd: V, rn: W) -> Inst {
    Inst(r2(0x0e020c00, vd.0, 0, rn.0, 5))
}
/// `dup <V>.4s, <W>`
#[inline]
pub const fn dup_v4s_w(vd: V, rn: W) -> Inst {
    Inst(r2(0x4e040c00, vd.0, 0, rn.0, 5))
}
/// `dup <V>.8h, <W>`
#[inline]
pub const fn dup_v8h_w(vd: V, rn: W) -> Inst {
    Inst(r2(0x4e020c00, vd.0, 0, rn.0, 5))
}
/// `dup <V>.2s, <W>`
#[inline]
pub const fn dup_v2s_w(vd: V, rn: W) -> Inst {
    Inst(r2(0x0e040c00, vd.0, 0, rn.0, 5))
}
/// `dup <V>.2d, <X>`
#[inline]
pub const fn dup_v2d_x(vd: V, rn: X) -> Inst {
    Inst(r2(0x4e080c00, vd.0, 0, rn.0, 5))
}
/// `smov <W>, <V>.h[<N>]`
#[inline]
pub const fn smov_w_vh_at_i(rd: W, vn: V, index: Imm0To7) -> Inst {
    Inst(r2(part(0x0e022c00, index.steps(), 0, 3, 18), rd.0, 0, vn.0, 5))
}
/// `smov <W>, <V>.b[<N>]`
#[inline]
pub const fn smov_w_vb_at_i(rd: W, vn: V, index: Imm0To15) -> Inst {
    Inst(r2(part(0x0e012c00, index.steps(), 0, 4, 17), rd.0, 0, vn.0, 5))
}
/// `umov <W>, <V>.h[<N>]`
#[inline]
pub const fn umov_w_vh_at_i(rd: W, vn: V, index: Imm0To7) -> Inst {
    Inst(r2(part(0x0e023c00, index.steps(), 0, 3, 18), rd.0, 0, vn.0, 5))
}
/// `umov <W>, <V>.b[<N>]`
#[inline]
pub const fn umov_w_vb_at_i(rd: W, vn: V, index: Imm0To15) -> Inst {
    Inst(r2(part(0x0e013c00, index.steps(), 0, 4, 17), rd.0, 0, vn.0, 5))
}
/// `umov <W>, <V>.s[<N>]`
#[inline]
pub const fn umov_w_vs_at_i(rd: W, vn: V, index: Imm0To3) -> Inst {
    Inst(r2(part(0x0e043c00, index.steps(), 0, 2, 19), rd.0, 0, vn.0, 5))
}
/// `ins <V>.b[<N>], <W>`
#[inline]
pub const fn ins_vb_i_then_w(vd: V, index: Imm0To15, rn: W) -> Inst {
    Inst(r2(part(0x4e011c00, index.steps(), 0, 4, 17), vd.0, 0, rn.0, 5))
}
/// `ins <V>.s[<N>], <W>`
#[inline]
pub const fn ins_vs_i_then_w(vd: V, index: Imm0To3, rn: W) -> Inst {
    Inst(r2(part(0x4e041c00, index.steps(), 0, 2, 19), vd.0, 0, rn.0, 5))
}
/// `ins <V>.h[<N>], <W>`
#[inline]
pub const fn ins_vh_i_then_w(vd: V, index: Imm0To7, rn: W) -> Inst {
    Inst(r2(part(0x4e021c00, index.steps(), 0, 3, 18), vd.0, 0, rn.0, 5))
}
/// `ins <V>.d[<N>], <X>`
#[inline]
pub const fn ins_vd_i_then_x(vd: V, index: Imm0To1, rn: X) -> Inst {
    Inst(r2(part(0x4e081c00, index.steps(), 0, 1, 20), vd.0, 0, rn.0, 5))
}
/// `smov <X>, <V>.s[<N>]`
#[inline]
pub const fn smov_x_vs_at_i(rd: X, vn: V, index: Imm0To3) -> Inst {
    Inst(r2(part(0x4e042c00, index.steps(), 0, 2, 19), rd.0, 0, vn.0, 5))
}
/// `smov <X>, <V>.b[<N>]`
#[inline]
pub const fn smov_x_vb_at_i(rd: X, vn: V, index: Imm0To15) -> Inst {
    Inst(r2(part(0x4e012c00, index.steps(), 0, 4, 17), rd.0, 0, vn.0, 5))
}
/// `smov <X>, <V>.h[<N>]`
#[inline]
pub const fn smov_x_vh_at_i(rd: X, vn: V, index: Imm0To7) -> Inst {
    Inst(r2(part(0x4e022c00, index.steps(), 0, 3, 18), rd.0, 0, vn.0, 5))
}
/// `umov <X>, <V>.d[<N>]`
#[inline]
pub const fn umov_x_vd_at_i(rd: X, vn: V, index: Imm0To1) -> Inst {
    Inst(r2(part(0x4e083c00, index.steps(), 0, 1, 20), rd.0, 0, vn.0, 5))
}
/// `ins <V>.s[<N>], <V>.s[<N>]`
#[inline]
pub const fn ins_vs_i_then_vs_at_i(vd: V, index: Imm0To3, vn: V, index2: Imm0To3) -> Inst {
    Inst(r2(part(part(0x6e040400, index.steps(), 0, 2, 19), index2.steps(), 0, 2, 13), vd.0, 0, vn.0, 5))
}
/// `ins <V>.b[<N>], <V>.b[<N>]`
#[inline]
pub const fn ins_vb_i_then_vb_at_i(vd: V, index: Imm0To15, vn: V, index2: Imm0To15) -> Inst {
    Inst(r2(part(part(0x6e010400, index.steps(), 0, 4, 17), index2.steps(), 0, 4, 11), vd.0, 0, vn.0, 5))
}
/// `ins <V>.h[<N>], <V>.h[<N>]`
#[inline]
pub const fn ins_vh_i_then_vh_at_i(vd: V, index: Imm0To7, vn: V, index2: Imm0To7) -> Inst {
    Inst(r2(part(part(0x6e020400, index.steps(), 0, 3, 18), index2.steps(), 0, 3, 12), vd.0, 0, vn.0, 5))
}
/// `ins <V>.d[<N>], <V>.d[<N>]`
#[inline]
pub const fn ins_vd_i_then_vd_at_i(vd: V, index: Imm0To1, vn: V, index2: Imm0To1) -> Inst {
    Inst(r2(part(part(0x6e080400, index.steps(), 0, 1, 20), index2.steps(), 0, 1, 14), vd.0, 0, vn.0, 5))
}
/// `mov <W>, <V>.s[<N>]`
#[inline]
pub const fn mov_w_vs_at_i(rd: W, vn: V, index: Imm0To3) -> Inst {
    Inst(r2(part(0x0e043c00, index.steps(), 0, 2, 19), rd.0, 0, vn.0, 5))
}
/// `mov <V>.b[<N>], <W>`
#[inline]
pub const fn mov_vb_i_then_w(vd: V, index: Imm0To15, rn: W) -> Inst {
    Inst(r2(part(0x4e011c00, index.steps(), 0, 4, 17), vd.0, 0, rn.0, 5))
}
/// `mov <V>.s[<N>], <W>`
#[inline]
pub const fn mov_vs_i_then_w(vd: V, index: Imm0To3, rn: W) -> Inst {
    Inst(r2(part(0x4e041c00, index.steps(), 0, 2, 19), vd.0, 0, rn.0, 5))
}
/// `mov <V>.h[<N>], <W>`
#[inline]
pub const fn mov_vh_i_then_w(vd: V, index: Imm0To7, rn: W) -> Inst {
    Inst(r2(part(0x4e021c00, index.steps(), 0, 3, 18), vd.0, 0, rn.0, 5))
}
/// `mov <V>.d[<N>], <X>`
#[inline]
pub const fn mov_vd_i_then_x(vd: V, index: Imm0To1, rn: X) -> Inst {
    Inst(r2(part(0x4e081c00, index.steps(), 0, 1, 20), vd.0, 0, rn.0, 5))
}
/// `mov <X>, <V>.d[<N>]`
#[inline]
pub const fn mov_x_vd_at_i(rd: X, vn: V, index: Imm0To1) -> Inst {
    Inst(r2(part(0x4e083c00, index.steps(), 0, 1, 20), rd.0, 0, vn.0, 5))
}
/// `mov <V>.s[<N>], <V>.s[<N>]`
#[inline]
pub const fn mov_vs_i_then_vs_at_i(vd: V, index: Imm0To3, vn: V, index2: Imm0To3) -> Inst {
    Inst(r2(part(part(0x6e040400, index.steps(), 0, 2, 19), index2.steps(), 0, 2, 13), vd.0, 0, vn.0, 5))
}
/// `mov <V>.b[<N>], <V>.b[<N>]`
#[inline]
pub const fn mov_vb_i_then_vb_at_i(vd: V, index: Imm0To15, vn: V, index2: Imm0To15) -> Inst {
    Inst(r2(part(part(0x6e010400, index.steps(), 0, 4, 17), index2.steps(), 0, 4, 11), vd.0, 0, vn.0, 5))
}
/// `mov <V>.h[<N>], <V>.h[<N>]`
#[inline]
pub const fn mov_vh_i_then_vh_at_i(vd: V, index: Imm0To7, vn: V, index2: Imm0To7) -> Inst {
    Inst(r2(part(part(0x6e020400, index.steps(), 0, 3, 18), index2.steps(), 0, 3, 12), vd.0, 0, vn.0, 5))
}
/// `mov <V>.d[<N>], <V>.d[<N>]`
#[inline]
pub const fn mov_vd_i_then_vd_at_i(vd: V, index: Imm0To1, vn: V, index2: Imm0To1) -> Inst {
    Inst(r2(part(part(0x6e080400, index.steps(), 0, 1, 20), index2.steps(), 0, 1, 14), vd.0, 0, vn.0, 5))
}
/// `rev64 <V>.4h, <V>.4h`
#[inline]
pub const fn rev64_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e600800, vd.0, 0, vn.0, 5))
}
/// `rev64 <V>.4s, <V>.4s`
#[inline]
pub const fn rev64_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea00800, vd.0, 0, vn.0, 5))
}
/// `rev64 <V>.8h, <V>.8h`
#[inline]
pub const fn rev64_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e600800, vd.0, 0, vn.0, 5))
}
/// `rev64 <V>.8b, <V>.8b`
#[inline]
pub const fn rev64_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e200800, vd.0, 0, vn.0, 5))
}
/// `rev64 <V>.2s, <V>.2s`
#[inline]
pub const fn rev64_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea00800, vd.0, 0, vn.0, 5))
}
/// `rev64 <V>.16b, <V>.16b`
#[inline]
pub const fn rev64_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e200800, vd.0, 0, vn.0, 5))
}
/// `rev16 <V>.8b, <V>.8b`
#[inline]
pub const fn rev16_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e201800, vd.0, 0, vn.0, 5))
}
/// `rev16 <V>.16b, <V>.16b`
#[inline]
pub const fn rev16_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e201800, vd.0, 0, vn.0, 5))
}
/// `saddlp <V>.8h, <V>.16b`
#[inline]
pub const fn saddlp_v8h_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e202800, vd.0, 0, vn.0, 5))
}
/// `saddlp <V>.4s, <V>.8h`
#[inline]
pub const fn saddlp_v4s_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e602800, vd.0, 0, vn.0, 5))
}
/// `saddlp <V>.2d, <V>.4s`
#[inline]
pub const fn saddlp_v2d_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea02800, vd.0, 0, vn.0, 5))
}
/// `saddlp <V>.4h, <V>.8b`
#[inline]
pub const fn saddlp_v4h_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e202800, vd.0, 0, vn.0, 5))
}
/// `saddlp <V>.1d, <V>.2s`
#[inline]
pub const fn saddlp_v1d_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea02800, vd.0, 0, vn.0, 5))
}
/// `saddlp <V>.2s, <V>.4h`
#[inline]
pub const fn saddlp_v2s_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e602800, vd.0, 0, vn.0, 5))
}
/// `suqadd <V>.8h, <V>.8h`
#[inline]
pub const fn suqadd_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e603800, vd.0, 0, vn.0, 5))
}
/// `suqadd <V>.8b, <V>.8b`
#[inline]
pub const fn suqadd_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e203800, vd.0, 0, vn.0, 5))
}
/// `suqadd <V>.16b, <V>.16b`
#[inline]
pub const fn suqadd_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e203800, vd.0, 0, vn.0, 5))
}
/// `suqadd <V>.2s, <V>.2s`
#[inline]
pub const fn suqadd_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea03800, vd.0, 0, vn.0, 5))
}
/// `suqadd <V>.4h, <V>.4h`
#[inline]
pub const fn suqadd_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e603800, vd.0, 0, vn.0, 5))
}
/// `suqadd <V>.2d, <V>.2d`
#[inline]
pub const fn suqadd_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee03800, vd.0, 0, vn.0, 5))
}
/// `suqadd <V>.4s, <V>.4s`
#[inline]
pub const fn suqadd_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea03800, vd.0, 0, vn.0, 5))
}
/// `cls <V>.8h, <V>.8h`
#[inline]
pub const fn cls_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e604800, vd.0, 0, vn.0, 5))
}
/// `cls <V>.2s, <V>.2s`
#[inline]
pub const fn cls_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea04800, vd.0, 0, vn.0, 5))
}
/// `cls <V>.8b, <V>.8b`
#[inline]
pub const fn cls_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e204800, vd.0, 0, vn.0, 5))
}
/// `cls <V>.4h, <V>.4h`
#[inline]
pub const fn cls_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e604800, vd.0, 0, vn.0, 5))
}
/// `cls <V>.4s, <V>.4s`
#[inline]
pub const fn cls_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea04800, vd.0, 0, vn.0, 5))
}
/// `cls <V>.16b, <V>.16b`
#[inline]
pub const fn cls_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e204800, vd.0, 0, vn.0, 5))
}
/// `cnt <V>.16b, <V>.16b`
#[inline]
pub const fn cnt_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e205800, vd.0, 0, vn.0, 5))
}
/// `cnt <V>.8b, <V>.8b`
#[inline]
pub const fn cnt_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e205800, vd.0, 0, vn.0, 5))
}
/// `sadalp <V>.2s, <V>.4h`
#[inline]
pub const fn sadalp_v2s_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e606800, vd.0, 0, vn.0, 5))
}
/// `sadalp <V>.1d, <V>.2s`
#[inline]
pub const fn sadalp_v1d_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea06800, vd.0, 0, vn.0, 5))
}
/// `sadalp <V>.4h, <V>.8b`
#[inline]
pub const fn sadalp_v4h_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e206800, vd.0, 0, vn.0, 5))
}
/// `sadalp <V>.4s, <V>.8h`
#[inline]
pub const fn sadalp_v4s_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e606800, vd.0, 0, vn.0, 5))
}
/// `sadalp <V>.2d, <V>.4s`
#[inline]
pub const fn sadalp_v2d_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea06800, vd.0, 0, vn.0, 5))
}
/// `sadalp <V>.8h, <V>.16b`
#[inline]
pub const fn sadalp_v8h_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e206800, vd.0, 0, vn.0, 5))
}
/// `sqabs <V>.4s, <V>.4s`
#[inline]
pub const fn sqabs_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea07800, vd.0, 0, vn.0, 5))
}
/// `sqabs <V>.2s, <V>.2s`
#[inline]
pub const fn sqabs_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea07800, vd.0, 0, vn.0, 5))
}
/// `sqabs <V>.4h, <V>.4h`
#[inline]
pub const fn sqabs_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e607800, vd.0, 0, vn.0, 5))
}
/// `sqabs <V>.2d, <V>.2d`
#[inline]
pub const fn sqabs_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee07800, vd.0, 0, vn.0, 5))
}
/// `sqabs <V>.8b, <V>.8b`
#[inline]
pub const fn sqabs_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e207800, vd.0, 0, vn.0, 5))
}
/// `sqabs <V>.8h, <V>.8h`
#[inline]
pub const fn sqabs_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e607800, vd.0, 0, vn.0, 5))
}
/// `sqabs <V>.16b, <V>.16b`
#[inline]
pub const fn sqabs_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e207800, vd.0, 0, vn.0, 5))
}
/// `cmgt <V>.8h, <V>.8h, #0`
#[inline]
pub const fn cmgt_v8h_v8h_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e608800, vd.0, 0, vn.0, 5))
}
/// `cmgt <V>.2s, <V>.2s, #0`
#[inline]
pub const fn cmgt_v2s_v2s_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea08800, vd.0, 0, vn.0, 5))
}
/// `cmgt <V>.4s, <V>.4s, #0`
#[inline]
pub const fn cmgt_v4s_v4s_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea08800, vd.0, 0, vn.0, 5))
}
/// `cmgt <V>.16b, <V>.16b, #0`
#[inline]
pub const fn cmgt_v16b_v16b_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e208800, vd.0, 0, vn.0, 5))
}
/// `cmgt <V>.2d, <V>.2d, #0`
#[inline]
pub const fn cmgt_v2d_v2d_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee08800, vd.0, 0, vn.0, 5))
}
/// `cmgt <V>.4h, <V>.4h, #0`
#[inline]
pub const fn cmgt_v4h_v4h_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e608800, vd.0, 0, vn.0, 5))
}
/// `cmgt <V>.8b, <V>.8b, #0`
#[inline]
pub const fn cmgt_v8b_v8b_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e208800, vd.0, 0, vn.0, 5))
}
/// `cmeq <V>.16b, <V>.16b, #0`
#[inline]
pub const fn cmeq_v16b_v16b_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e209800, vd.0, 0, vn.0, 5))
}
/// `cmeq <V>.2d, <V>.2d, #0`
#[inline]
pub const fn cmeq_v2d_v2d_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee09800, vd.0, 0, vn.0, 5))
}
/// `cmeq <V>.4h, <V>.4h, #0`
#[inline]
pub const fn cmeq_v4h_v4h_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e609800, vd.0, 0, vn.0, 5))
}
/// `cmeq <V>.4s, <V>.4s, #0`
#[inline]
pub const fn cmeq_v4s_v4s_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea09800, vd.0, 0, vn.0, 5))
}
/// `cmeq <V>.8b, <V>.8b, #0`
#[inline]
pub const fn cmeq_v8b_v8b_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e209800, vd.0, 0, vn.0, 5))
}
/// `cmeq <V>.8h, <V>.8h, #0`
#[inline]
pub const fn cmeq_v8h_v8h_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e609800, vd.0, 0, vn.0, 5))
}
/// `cmeq <V>.2s, <V>.2s, #0`
#[inline]
pub const fn cmeq_v2s_v2s_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea09800, vd.0, 0, vn.0, 5))
}
/// `cmlt <V>.4h, <V>.4h, #0`
#[inline]
pub const fn cmlt_v4h_v4h_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e60a800, vd.0, 0, vn.0, 5))
}
/// `cmlt <V>.2s, <V>.2s, #0`
#[inline]
pub const fn cmlt_v2s_v2s_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea0a800, vd.0, 0, vn.0, 5))
}
/// `cmlt <V>.8b, <V>.8b, #0`
#[inline]
pub const fn cmlt_v8b_v8b_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e20a800, vd.0, 0, vn.0, 5))
}
/// `cmlt <V>.16b, <V>.16b, #0`
#[inline]
pub const fn cmlt_v16b_v16b_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e20a800, vd.0, 0, vn.0, 5))
}
/// `cmlt <V>.8h, <V>.8h, #0`
#[inline]
pub const fn cmlt_v8h_v8h_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e60a800, vd.0, 0, vn.0, 5))
}
/// `cmlt <V>.4s, <V>.4s, #0`
#[inline]
pub const fn cmlt_v4s_v4s_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea0a800, vd.0, 0, vn.0, 5))
}
/// `cmlt <V>.2d, <V>.2d, #0`
#[inline]
pub const fn cmlt_v2d_v2d_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee0a800, vd.0, 0, vn.0, 5))
}
/// `abs <V>.8b, <V>.8b`
#[inline]
pub const fn abs_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e20b800, vd.0, 0, vn.0, 5))
}
/// `abs <V>.8h, <V>.8h`
#[inline]
pub const fn abs_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e60b800, vd.0, 0, vn.0, 5))
}
/// `abs <V>.16b, <V>.16b`
#[inline]
pub const fn abs_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e20b800, vd.0, 0, vn.0, 5))
}
/// `abs <V>.4h, <V>.4h`
#[inline]
pub const fn abs_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e60b800, vd.0, 0, vn.0, 5))
}
/// `abs <V>.2s, <V>.2s`
#[inline]
pub const fn abs_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea0b800, vd.0, 0, vn.0, 5))
}
/// `abs <V>.4s, <V>.4s`
#[inline]
pub const fn abs_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea0b800, vd.0, 0, vn.0, 5))
}
/// `abs <V>.2d, <V>.2d`
#[inline]
pub const fn abs_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee0b800, vd.0, 0, vn.0, 5))
}
/// `xtn <V>.2s, <V>.2d`
#[inline]
pub const fn xtn_v2s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea12800, vd.0, 0, vn.0, 5))
}
/// `xtn <V>.8b, <V>.8h`
#[inline]
pub const fn xtn_v8b_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e212800, vd.0, 0, vn.0, 5))
}
/// `xtn <V>.4h, <V>.4s`
#[inline]
pub const fn xtn_v4h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e612800, vd.0, 0, vn.0, 5))
}
/// `xtn2 <V>.4s, <V>.2d`
#[inline]
pub const fn xtn2_v4s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea12800, vd.0, 0, vn.0, 5))
}
/// `xtn2 <V>.16b, <V>.8h`
#[inline]
pub const fn xtn2_v16b_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e212800, vd.0, 0, vn.0, 5))
}
/// `xtn2 <V>.8h, <V>.4s`
#[inline]
pub const fn xtn2_v8h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e612800, vd.0, 0, vn.0, 5))
}
/// `sqxtn <V>.2s, <V>.2d`
#[inline]
pub const fn sqxtn_v2s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea14800, vd.0, 0, vn.0, 5))
}
/// `sqxtn2 <V>.8h, <V>.4s`
#[inline]
pub const fn sqxtn2_v8h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e614800, vd.0, 0, vn.0, 5))
}
/// `sqxtn <V>.4h, <V>.4s`
#[inline]
pub const fn sqxtn_v4h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e614800, vd.0, 0, vn.0, 5))
}
/// `sqxtn2 <V>.4s, <V>.2d`
#[inline]
pub const fn sqxtn2_v4s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea14800, vd.0, 0, vn.0, 5))
}
/// `sqxtn2 <V>.16b, <V>.8h`
#[inline]
pub const fn sqxtn2_v16b_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e214800, vd.0, 0, vn.0, 5))
}
/// `sqxtn <V>.8b, <V>.8h`
#[inline]
pub const fn sqxtn_v8b_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e214800, vd.0, 0, vn.0, 5))
}
/// `fcvtn2 <V>.8h, <V>.4s`
#[inline]
pub const fn fcvtn2_v8h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e216800, vd.0, 0, vn.0, 5))
}
/// `fcvtn <V>.4h, <V>.4s`
#[inline]
pub const fn fcvtn_v4h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e216800, vd.0, 0, vn.0, 5))
}
/// `fcvtn <V>.2s, <V>.2d`
#[inline]
pub const fn fcvtn_v2s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e616800, vd.0, 0, vn.0, 5))
}
/// `fcvtn2 <V>.4s, <V>.2d`
#[inline]
pub const fn fcvtn2_v4s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e616800, vd.0, 0, vn.0, 5))
}
/// `fcvtl2 <V>.4s, <V>.8h`
#[inline]
pub const fn fcvtl2_v4s_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e217800, vd.0, 0, vn.0, 5))
}
/// `fcvtl <V>.4s, <V>.4h`
#[inline]
pub const fn fcvtl_v4s_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e217800, vd.0, 0, vn.0, 5))
}
/// `fcvtl <V>.2d, <V>.2s`
#[inline]
pub const fn fcvtl_v2d_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e617800, vd.0, 0, vn.0, 5))
}
/// `fcvtl2 <V>.2d, <V>.4s`
#[inline]
pub const fn fcvtl2_v2d_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e617800, vd.0, 0, vn.0, 5))
}
/// `frintn <V>.4s, <V>.4s`
#[inline]
pub const fn frintn_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e218800, vd.0, 0, vn.0, 5))
}
/// `frintn <V>.2s, <V>.2s`
#[inline]
pub const fn frintn_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e218800, vd.0, 0, vn.0, 5))
}
/// `frintn <V>.2d, <V>.2d`
#[inline]
pub const fn frintn_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e618800, vd.0, 0, vn.0, 5))
}
/// `frintm <V>.2s, <V>.2s`
#[inline]
pub const fn frintm_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e219800, vd.0, 0, vn.0, 5))
}
/// `frintm <V>.4s, <V>.4s`
#[inline]
pub const fn frintm_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e219800, vd.0, 0, vn.0, 5))
}
/// `frintm <V>.2d, <V>.2d`
#[inline]
pub const fn frintm_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e619800, vd.0, 0, vn.0, 5))
}
/// `fcvtns <V>.2d, <V>.2d`
#[inline]
pub const fn fcvtns_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e61a800, vd.0, 0, vn.0, 5))
}
/// `fcvtns <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtns_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e21a800, vd.0, 0, vn.0, 5))
}
/// `fcvtns <V>.2s, <V>.2s`
#[inline]
pub const fn fcvtns_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e21a800, vd.0, 0, vn.0, 5))
}
/// `fcvtms <V>.2s, <V>.2s`
#[inline]
pub const fn fcvtms_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e21b800, vd.0, 0, vn.0, 5))
}
/// `fcvtms <V>.2d, <V>.2d`
#[inline]
pub const fn fcvtms_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e61b800, vd.0, 0, vn.0, 5))
}
/// `fcvtms <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtms_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e21b800, vd.0, 0, vn.0, 5))
}
/// `fcvtas <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtas_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e21c800, vd.0, 0, vn.0, 5))
}
/// `fcvtas <V>.2s, <V>.2s`
#[inline]
pub const fn fcvtas_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e21c800, vd.0, 0, vn.0, 5))
}
/// `fcvtas <V>.2d, <V>.2d`
#[inline]
pub const fn fcvtas_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e61c800, vd.0, 0, vn.0, 5))
}
/// `scvtf <V>.4s, <V>.4s`
#[inline]
pub const fn scvtf_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e21d800, vd.0, 0, vn.0, 5))
}
/// `scvtf <V>.2s, <V>.2s`
#[inline]
pub const fn scvtf_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e21d800, vd.0, 0, vn.0, 5))
}
/// `scvtf <V>.2d, <V>.2d`
#[inline]
pub const fn scvtf_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e61d800, vd.0, 0, vn.0, 5))
}
/// `frint32z <V>.2d, <V>.2d`
#[inline]
pub const fn frint32z_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e61e800, vd.0, 0, vn.0, 5))
}
/// `frint32z <V>.4s, <V>.4s`
#[inline]
pub const fn frint32z_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e21e800, vd.0, 0, vn.0, 5))
}
/// `frint32z <V>.2s, <V>.2s`
#[inline]
pub const fn frint32z_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e21e800, vd.0, 0, vn.0, 5))
}
/// `frint64z <V>.2d, <V>.2d`
#[inline]
pub const fn frint64z_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e61f800, vd.0, 0, vn.0, 5))
}
/// `frint64z <V>.4s, <V>.4s`
#[inline]
pub const fn frint64z_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e21f800, vd.0, 0, vn.0, 5))
}
/// `frint64z <V>.2s, <V>.2s`
#[inline]
pub const fn frint64z_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e21f800, vd.0, 0, vn.0, 5))
}
/// `fcmgt <V>.2s, <V>.2s, #0.0`
#[inline]
pub const fn fcmgt_v2s_v2s_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea0c800, vd.0, 0, vn.0, 5))
}
/// `fcmgt <V>.4s, <V>.4s, #0.0`
#[inline]
pub const fn fcmgt_v4s_v4s_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea0c800, vd.0, 0, vn.0, 5))
}
/// `fcmgt <V>.2d, <V>.2d, #0.0`
#[inline]
pub const fn fcmgt_v2d_v2d_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee0c800, vd.0, 0, vn.0, 5))
}
/// `fcmeq <V>.4s, <V>.4s, #0.0`
#[inline]
pub const fn fcmeq_v4s_v4s_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea0d800, vd.0, 0, vn.0, 5))
}
/// `fcmeq <V>.2d, <V>.2d, #0.0`
#[inline]
pub const fn fcmeq_v2d_v2d_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee0d800, vd.0, 0, vn.0, 5))
}
/// `fcmeq <V>.2s, <V>.2s, #0.0`
#[inline]
pub const fn fcmeq_v2s_v2s_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea0d800, vd.0, 0, vn.0, 5))
}
/// `fcmlt <V>.2s, <V>.2s, #0.0`
#[inline]
pub const fn fcmlt_v2s_v2s_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea0e800, vd.0, 0, vn.0, 5))
}
/// `fcmlt <V>.2d, <V>.2d, #0.0`
#[inline]
pub const fn fcmlt_v2d_v2d_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee0e800, vd.0, 0, vn.0, 5))
}
/// `fcmlt <V>.4s, <V>.4s, #0.0`
#[inline]
pub const fn fcmlt_v4s_v4s_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea0e800, vd.0, 0, vn.0, 5))
}
/// `fabs <V>.4s, <V>.4s`
#[inline]
pub const fn fabs_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea0f800, vd.0, 0, vn.0, 5))
}
/// `fabs <V>.2d, <V>.2d`
#[inline]
pub const fn fabs_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee0f800, vd.0, 0, vn.0, 5))
}
/// `fabs <V>.2s, <V>.2s`
#[inline]
pub const fn fabs_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea0f800, vd.0, 0, vn.0, 5))
}
/// `frintp <V>.4s, <V>.4s`
#[inline]
pub const fn frintp_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea18800, vd.0, 0, vn.0, 5))
}
/// `frintp <V>.2s, <V>.2s`
#[inline]
pub const fn frintp_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea18800, vd.0, 0, vn.0, 5))
}
/// `frintp <V>.2d, <V>.2d`
#[inline]
pub const fn frintp_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee18800, vd.0, 0, vn.0, 5))
}
/// `frintz <V>.2s, <V>.2s`
#[inline]
pub const fn frintz_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea19800, vd.0, 0, vn.0, 5))
}
/// `frintz <V>.2d, <V>.2d`
#[inline]
pub const fn frintz_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee19800, vd.0, 0, vn.0, 5))
}
/// `frintz <V>.4s, <V>.4s`
#[inline]
pub const fn frintz_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea19800, vd.0, 0, vn.0, 5))
}
/// `fcvtps <V>.2d, <V>.2d`
#[inline]
pub const fn fcvtps_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee1a800, vd.0, 0, vn.0, 5))
}
/// `fcvtps <V>.2s, <V>.2s`
#[inline]
pub const fn fcvtps_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea1a800, vd.0, 0, vn.0, 5))
}
/// `fcvtps <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtps_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea1a800, vd.0, 0, vn.0, 5))
}
/// `fcvtzs <V>.2s, <V>.2s`
#[inline]
pub const fn fcvtzs_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea1b800, vd.0, 0, vn.0, 5))
}
/// `fcvtzs <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtzs_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea1b800, vd.0, 0, vn.0, 5))
}
/// `fcvtzs <V>.2d, <V>.2d`
#[inline]
pub const fn fcvtzs_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee1b800, vd.0, 0, vn.0, 5))
}
/// `urecpe <V>.2s, <V>.2s`
#[inline]
pub const fn urecpe_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea1c800, vd.0, 0, vn.0, 5))
}
/// `urecpe <V>.4s, <V>.4s`
#[inline]
pub const fn urecpe_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea1c800, vd.0, 0, vn.0, 5))
}
/// `frecpe <V>.2s, <V>.2s`
#[inline]
pub const fn frecpe_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea1d800, vd.0, 0, vn.0, 5))
}
/// `frecpe <V>.4s, <V>.4s`
#[inline]
pub const fn frecpe_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea1d800, vd.0, 0, vn.0, 5))
}
/// `frecpe <V>.2d, <V>.2d`
#[inline]
pub const fn frecpe_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ee1d800, vd.0, 0, vn.0, 5))
}
/// `bfcvtn <V>.4h, <V>.4s`
#[inline]
pub const fn bfcvtn_v4h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ea16800, vd.0, 0, vn.0, 5))
}
/// `bfcvtn2 <V>.8h, <V>.4s`
#[inline]
pub const fn bfcvtn2_v8h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ea16800, vd.0, 0, vn.0, 5))
}
/// `rev32 <V>.8h, <V>.8h`
#[inline]
pub const fn rev32_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e600800, vd.0, 0, vn.0, 5))
}
/// `rev32 <V>.8b, <V>.8b`
#[inline]
pub const fn rev32_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e200800, vd.0, 0, vn.0, 5))
}
/// `rev32 <V>.16b, <V>.16b`
#[inline]
pub const fn rev32_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e200800, vd.0, 0, vn.0, 5))
}
/// `rev32 <V>.4h, <V>.4h`
#[inline]
pub const fn rev32_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e600800, vd.0, 0, vn.0, 5))
}
/// `uaddlp <V>.4h, <V>.8b`
#[inline]
pub const fn uaddlp_v4h_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e202800, vd.0, 0, vn.0, 5))
}
/// `uaddlp <V>.8h, <V>.16b`
#[inline]
pub const fn uaddlp_v8h_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e202800, vd.0, 0, vn.0, 5))
}
/// `uaddlp <V>.2s, <V>.4h`
#[inline]
pub const fn uaddlp_v2s_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e602800, vd.0, 0, vn.0, 5))
}
/// `uaddlp <V>.4s, <V>.8h`
#[inline]
pub const fn uaddlp_v4s_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e602800, vd.0, 0, vn.0, 5))
}
/// `uaddlp <V>.2d, <V>.4s`
#[inline]
pub const fn uaddlp_v2d_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea02800, vd.0, 0, vn.0, 5))
}
/// `uaddlp <V>.1d, <V>.2s`
#[inline]
pub const fn uaddlp_v1d_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea02800, vd.0, 0, vn.0, 5))
}
/// `usqadd <V>.8b, <V>.8b`
#[inline]
pub const fn usqadd_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e203800, vd.0, 0, vn.0, 5))
}
/// `usqadd <V>.4s, <V>.4s`
#[inline]
pub const fn usqadd_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea03800, vd.0, 0, vn.0, 5))
}
/// `usqadd <V>.2s, <V>.2s`
#[inline]
pub const fn usqadd_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea03800, vd.0, 0, vn.0, 5))
}
/// `usqadd <V>.16b, <V>.16b`
#[inline]
pub const fn usqadd_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e203800, vd.0, 0, vn.0, 5))
}
/// `usqadd <V>.8h, <V>.8h`
#[inline]
pub const fn usqadd_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e603800, vd.0, 0, vn.0, 5))
}
/// `usqadd <V>.2d, <V>.2d`
#[inline]
pub const fn usqadd_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee03800, vd.0, 0, vn.0, 5))
}
/// `usqadd <V>.4h, <V>.4h`
#[inline]
pub const fn usqadd_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e603800, vd.0, 0, vn.0, 5))
}
/// `clz <V>.2s, <V>.2s`
#[inline]
pub const fn clz_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea04800, vd.0, 0, vn.0, 5))
}
/// `clz <V>.4s, <V>.4s`
#[inline]
pub const fn clz_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea04800, vd.0, 0, vn.0, 5))
}
/// `clz <V>.4h, <V>.4h`
#[inline]
pub const fn clz_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e604800, vd.0, 0, vn.0, 5))
}
/// `clz <V>.8b, <V>.8b`
#[inline]
pub const fn clz_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e204800, vd.0, 0, vn.0, 5))
}
/// `clz <V>.16b, <V>.16b`
#[inline]
pub const fn clz_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e204800, vd.0, 0, vn.0, 5))
}
/// `clz <V>.8h, <V>.8h`
#[inline]
pub const fn clz_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e604800, vd.0, 0, vn.0, 5))
}
/// `uadalp <V>.2s, <V>.4h`
#[inline]
pub const fn uadalp_v2s_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e606800, vd.0, 0, vn.0, 5))
}
/// `uadalp <V>.1d, <V>.2s`
#[inline]
pub const fn uadalp_v1d_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea06800, vd.0, 0, vn.0, 5))
}
/// `uadalp <V>.2d, <V>.4s`
#[inline]
pub const fn uadalp_v2d_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea06800, vd.0, 0, vn.0, 5))
}
/// `uadalp <V>.8h, <V>.16b`
#[inline]
pub const fn uadalp_v8h_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e206800, vd.0, 0, vn.0, 5))
}
/// `uadalp <V>.4h, <V>.8b`
#[inline]
pub const fn uadalp_v4h_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e206800, vd.0, 0, vn.0, 5))
}
/// `uadalp <V>.4s, <V>.8h`
#[inline]
pub const fn uadalp_v4s_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e606800, vd.0, 0, vn.0, 5))
}
/// `sqneg <V>.8b, <V>.8b`
#[inline]
pub const fn sqneg_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e207800, vd.0, 0, vn.0, 5))
}
/// `sqneg <V>.8h, <V>.8h`
#[inline]
pub const fn sqneg_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e607800, vd.0, 0, vn.0, 5))
}
/// `sqneg <V>.2s, <V>.2s`
#[inline]
pub const fn sqneg_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea07800, vd.0, 0, vn.0, 5))
}
/// `sqneg <V>.4h, <V>.4h`
#[inline]
pub const fn sqneg_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e607800, vd.0, 0, vn.0, 5))
}
/// `sqneg <V>.16b, <V>.16b`
#[inline]
pub const fn sqneg_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e207800, vd.0, 0, vn.0, 5))
}
/// `sqneg <V>.4s, <V>.4s`
#[inline]
pub const fn sqneg_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea07800, vd.0, 0, vn.0, 5))
}
/// `sqneg <V>.2d, <V>.2d`
#[inline]
pub const fn sqneg_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee07800, vd.0, 0, vn.0, 5))
}
/// `cmge <V>.16b, <V>.16b, #0`
#[inline]
pub const fn cmge_v16b_v16b_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e208800, vd.0, 0, vn.0, 5))
}
/// `cmge <V>.2s, <V>.2s, #0`
#[inline]
pub const fn cmge_v2s_v2s_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea08800, vd.0, 0, vn.0, 5))
}
/// `cmge <V>.4h, <V>.4h, #0`
#[inline]
pub const fn cmge_v4h_v4h_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e608800, vd.0, 0, vn.0, 5))
}
/// `cmge <V>.8h, <V>.8h, #0`
#[inline]
pub const fn cmge_v8h_v8h_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e608800, vd.0, 0, vn.0, 5))
}
/// `cmge <V>.2d, <V>.2d, #0`
#[inline]
pub const fn cmge_v2d_v2d_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee08800, vd.0, 0, vn.0, 5))
}
/// `cmge <V>.4s, <V>.4s, #0`
#[inline]
pub const fn cmge_v4s_v4s_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea08800, vd.0, 0, vn.0, 5))
}
/// `cmge <V>.8b, <V>.8b, #0`
#[inline]
pub const fn cmge_v8b_v8b_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e208800, vd.0, 0, vn.0, 5))
}
/// `cmle <V>.8h, <V>.8h, #0`
#[inline]
pub const fn cmle_v8h_v8h_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e609800, vd.0, 0, vn.0, 5))
}
/// `cmle <V>.16b, <V>.16b, #0`
#[inline]
pub const fn cmle_v16b_v16b_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e209800, vd.0, 0, vn.0, 5))
}
/// `cmle <V>.2d, <V>.2d, #0`
#[inline]
pub const fn cmle_v2d_v2d_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee09800, vd.0, 0, vn.0, 5))
}
/// `cmle <V>.4h, <V>.4h, #0`
#[inline]
pub const fn cmle_v4h_v4h_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e609800, vd.0, 0, vn.0, 5))
}
/// `cmle <V>.2s, <V>.2s, #0`
#[inline]
pub const fn cmle_v2s_v2s_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea09800, vd.0, 0, vn.0, 5))
}
/// `cmle <V>.4s, <V>.4s, #0`
#[inline]
pub const fn cmle_v4s_v4s_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea09800, vd.0, 0, vn.0, 5))
}
/// `cmle <V>.8b, <V>.8b, #0`
#[inline]
pub const fn cmle_v8b_v8b_0(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e209800, vd.0, 0, vn.0, 5))
}
/// `neg <V>.2s, <V>.2s`
#[inline]
pub const fn neg_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea0b800, vd.0, 0, vn.0, 5))
}
/// `neg <V>.8b, <V>.8b`
#[inline]
pub const fn neg_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e20b800, vd.0, 0, vn.0, 5))
}
/// `neg <V>.2d, <V>.2d`
#[inline]
pub const fn neg_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee0b800, vd.0, 0, vn.0, 5))
}
/// `neg <V>.16b, <V>.16b`
#[inline]
pub const fn neg_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e20b800, vd.0, 0, vn.0, 5))
}
/// `neg <V>.8h, <V>.8h`
#[inline]
pub const fn neg_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e60b800, vd.0, 0, vn.0, 5))
}
/// `neg <V>.4s, <V>.4s`
#[inline]
pub const fn neg_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea0b800, vd.0, 0, vn.0, 5))
}
/// `neg <V>.4h, <V>.4h`
#[inline]
pub const fn neg_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e60b800, vd.0, 0, vn.0, 5))
}
/// `sqxtun <V>.4h, <V>.4s`
#[inline]
pub const fn sqxtun_v4h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e612800, vd.0, 0, vn.0, 5))
}
/// `sqxtun2 <V>.4s, <V>.2d`
#[inline]
pub const fn sqxtun2_v4s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea12800, vd.0, 0, vn.0, 5))
}
/// `sqxtun <V>.8b, <V>.8h`
#[inline]
pub const fn sqxtun_v8b_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e212800, vd.0, 0, vn.0, 5))
}
/// `sqxtun2 <V>.8h, <V>.4s`
#[inline]
pub const fn sqxtun2_v8h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e612800, vd.0, 0, vn.0, 5))
}
/// `sqxtun <V>.2s, <V>.2d`
#[inline]
pub const fn sqxtun_v2s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea12800, vd.0, 0, vn.0, 5))
}
/// `sqxtun2 <V>.16b, <V>.8h`
#[inline]
pub const fn sqxtun2_v16b_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e212800, vd.0, 0, vn.0, 5))
}
/// `shll2 <V>.4s, <V>.8h, #16`
#[inline]
pub const fn shll2_v4s_v8h_16(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e613800, vd.0, 0, vn.0, 5))
}
/// `shll <V>.4s, <V>.4h, #16`
#[inline]
pub const fn shll_v4s_v4h_16(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e613800, vd.0, 0, vn.0, 5))
}
/// `shll2 <V>.2d, <V>.4s, #32`
#[inline]
pub const fn shll2_v2d_v4s_32(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea13800, vd.0, 0, vn.0, 5))
}
/// `shll <V>.8h, <V>.8b, #8`
#[inline]
pub const fn shll_v8h_v8b_8(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e213800, vd.0, 0, vn.0, 5))
}
/// `shll <V>.2d, <V>.2s, #32`
#[inline]
pub const fn shll_v2d_v2s_32(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea13800, vd.0, 0, vn.0, 5))
}
/// `shll2 <V>.8h, <V>.16b, #8`
#[inline]
pub const fn shll2_v8h_v16b_8(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e213800, vd.0, 0, vn.0, 5))
}
/// `uqxtn <V>.2s, <V>.2d`
#[inline]
pub const fn uqxtn_v2s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea14800, vd.0, 0, vn.0, 5))
}
/// `uqxtn <V>.8b, <V>.8h`
#[inline]
pub const fn uqxtn_v8b_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e214800, vd.0, 0, vn.0, 5))
}
/// `uqxtn2 <V>.16b, <V>.8h`
#[inline]
pub const fn uqxtn2_v16b_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e214800, vd.0, 0, vn.0, 5))
}
/// `uqxtn2 <V>.4s, <V>.2d`
#[inline]
pub const fn uqxtn2_v4s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea14800, vd.0, 0, vn.0, 5))
}
/// `uqxtn2 <V>.8h, <V>.4s`
#[inline]
pub const fn uqxtn2_v8h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e614800, vd.0, 0, vn.0, 5))
}
/// `uqxtn <V>.4h, <V>.4s`
#[inline]
pub const fn uqxtn_v4h_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e614800, vd.0, 0, vn.0, 5))
}
/// `fcvtxn2 <V>.4s, <V>.2d`
#[inline]
pub const fn fcvtxn2_v4s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e616800, vd.0, 0, vn.0, 5))
}
/// `fcvtxn <V>.2s, <V>.2d`
#[inline]
pub const fn fcvtxn_v2s_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e616800, vd.0, 0, vn.0, 5))
}
/// `frinta <V>.4s, <V>.4s`
#[inline]
pub const fn frinta_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e218800, vd.0, 0, vn.0, 5))
}
/// `frinta <V>.2d, <V>.2d`
#[inline]
pub const fn frinta_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e618800, vd.0, 0, vn.0, 5))
}
/// `frinta <V>.2s, <V>.2s`
#[inline]
pub const fn frinta_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e218800, vd.0, 0, vn.0, 5))
}
/// `frintx <V>.2s, <V>.2s`
#[inline]
pub const fn frintx_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e219800, vd.0, 0, vn.0, 5))
}
/// `frintx <V>.2d, <V>.2d`
#[inline]
pub const fn frintx_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e619800, vd.0, 0, vn.0, 5))
}
/// `frintx <V>.4s, <V>.4s`
#[inline]
pub const fn frintx_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e219800, vd.0, 0, vn.0, 5))
}
/// `fcvtnu <V>.2d, <V>.2d`
#[inline]
pub const fn fcvtnu_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e61a800, vd.0, 0, vn.0, 5))
}
/// `fcvtnu <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtnu_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e21a800, vd.0, 0, vn.0, 5))
}
/// `fcvtnu <V>.2s, <V>.2s`
#[inline]
pub const fn fcvtnu_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e21a800, vd.0, 0, vn.0, 5))
}
/// `fcvtmu <V>.2s, <V>.2s`
#[inline]
pub const fn fcvtmu_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e21b800, vd.0, 0, vn.0, 5))
}
/// `fcvtmu <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtmu_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e21b800, vd.0, 0, vn.0, 5))
}
/// `fcvtmu <V>.2d, <V>.2d`
#[inline]
pub const fn fcvtmu_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e61b800, vd.0, 0, vn.0, 5))
}
/// `fcvtau <V>.2s, <V>.2s`
#[inline]
pub const fn fcvtau_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e21c800, vd.0, 0, vn.0, 5))
}
/// `fcvtau <V>.2d, <V>.2d`
#[inline]
pub const fn fcvtau_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e61c800, vd.0, 0, vn.0, 5))
}
/// `fcvtau <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtau_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e21c800, vd.0, 0, vn.0, 5))
}
/// `ucvtf <V>.4s, <V>.4s`
#[inline]
pub const fn ucvtf_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e21d800, vd.0, 0, vn.0, 5))
}
/// `ucvtf <V>.2s, <V>.2s`
#[inline]
pub const fn ucvtf_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e21d800, vd.0, 0, vn.0, 5))
}
/// `ucvtf <V>.2d, <V>.2d`
#[inline]
pub const fn ucvtf_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e61d800, vd.0, 0, vn.0, 5))
}
/// `frint32x <V>.4s, <V>.4s`
#[inline]
pub const fn frint32x_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e21e800, vd.0, 0, vn.0, 5))
}
/// `frint32x <V>.2d, <V>.2d`
#[inline]
pub const fn frint32x_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e61e800, vd.0, 0, vn.0, 5))
}
/// `frint32x <V>.2s, <V>.2s`
#[inline]
pub const fn frint32x_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e21e800, vd.0, 0, vn.0, 5))
}
/// `frint64x <V>.2s, <V>.2s`
#[inline]
pub const fn frint64x_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e21f800, vd.0, 0, vn.0, 5))
}
/// `frint64x <V>.2d, <V>.2d`
#[inline]
pub const fn frint64x_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e61f800, vd.0, 0, vn.0, 5))
}
/// `frint64x <V>.4s, <V>.4s`
#[inline]
pub const fn frint64x_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e21f800, vd.0, 0, vn.0, 5))
}
/// `not <V>.16b, <V>.16b`
#[inline]
pub const fn not_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e205800, vd.0, 0, vn.0, 5))
}
/// `not <V>.8b, <V>.8b`
#[inline]
pub const fn not_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e205800, vd.0, 0, vn.0, 5))
}
/// `f1cvtl2 <V>.8h, <V>.16b`
#[inline]
pub const fn f1cvtl2_v8h_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e217800, vd.0, 0, vn.0, 5))
}
/// `f1cvtl <V>.8h, <V>.8b`
#[inline]
pub const fn f1cvtl_v8h_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e217800, vd.0, 0, vn.0, 5))
}
/// `rbit <V>.16b, <V>.16b`
#[inline]
pub const fn rbit_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e605800, vd.0, 0, vn.0, 5))
}
/// `rbit <V>.8b, <V>.8b`
#[inline]
pub const fn rbit_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e605800, vd.0, 0, vn.0, 5))
}
/// `f2cvtl2 <V>.8h, <V>.16b`
#[inline]
pub const fn f2cvtl2_v8h_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e617800, vd.0, 0, vn.0, 5))
}
/// `f2cvtl <V>.8h, <V>.8b`
#[inline]
pub const fn f2cvtl_v8h_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e617800, vd.0, 0, vn.0, 5))
}
/// `fcmge <V>.4s, <V>.4s, #0.0`
#[inline]
pub const fn fcmge_v4s_v4s_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea0c800, vd.0, 0, vn.0, 5))
}
/// `fcmge <V>.2s, <V>.2s, #0.0`
#[inline]
pub const fn fcmge_v2s_v2s_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea0c800, vd.0, 0, vn.0, 5))
}
/// `fcmge <V>.2d, <V>.2d, #0.0`
#[inline]
pub const fn fcmge_v2d_v2d_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee0c800, vd.0, 0, vn.0, 5))
}
/// `fcmle <V>.2s, <V>.2s, #0.0`
#[inline]
pub const fn fcmle_v2s_v2s_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea0d800, vd.0, 0, vn.0, 5))
}
/// `fcmle <V>.4s, <V>.4s, #0.0`
#[inline]
pub const fn fcmle_v4s_v4s_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea0d800, vd.0, 0, vn.0, 5))
}
/// `fcmle <V>.2d, <V>.2d, #0.0`
#[inline]
pub const fn fcmle_v2d_v2d_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee0d800, vd.0, 0, vn.0, 5))
}
/// `fneg <V>.2d, <V>.2d`
#[inline]
pub const fn fneg_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee0f800, vd.0, 0, vn.0, 5))
}
/// `fneg <V>.4s, <V>.4s`
#[inline]
pub const fn fneg_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea0f800, vd.0, 0, vn.0, 5))
}
/// `fneg <V>.2s, <V>.2s`
#[inline]
pub const fn fneg_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea0f800, vd.0, 0, vn.0, 5))
}
/// `frinti <V>.4s, <V>.4s`
#[inline]
pub const fn frinti_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea19800, vd.0, 0, vn.0, 5))
}
/// `frinti <V>.2d, <V>.2d`
#[inline]
pub const fn frinti_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee19800, vd.0, 0, vn.0, 5))
}
/// `frinti <V>.2s, <V>.2s`
#[inline]
pub const fn frinti_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea19800, vd.0, 0, vn.0, 5))
}
/// `fcvtpu <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtpu_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea1a800, vd.0, 0, vn.0, 5))
}
/// `fcvtpu <V>.2s, <V>.2s`
#[inline]
pub const fn fcvtpu_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea1a800, vd.0, 0, vn.0, 5))
}
/// `fcvtpu <V>.2d, <V>.2d`
#[inline]
pub const fn fcvtpu_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee1a800, vd.0, 0, vn.0, 5))
}
/// `fcvtzu <V>.2d, <V>.2d`
#[inline]
pub const fn fcvtzu_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee1b800, vd.0, 0, vn.0, 5))
}
/// `fcvtzu <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtzu_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea1b800, vd.0, 0, vn.0, 5))
}
/// `fcvtzu <V>.2s, <V>.2s`
#[inline]
pub const fn fcvtzu_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea1b800, vd.0, 0, vn.0, 5))
}
/// `ursqrte <V>.2s, <V>.2s`
#[inline]
pub const fn ursqrte_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea1c800, vd.0, 0, vn.0, 5))
}
/// `ursqrte <V>.4s, <V>.4s`
#[inline]
pub const fn ursqrte_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea1c800, vd.0, 0, vn.0, 5))
}
/// `frsqrte <V>.4s, <V>.4s`
#[inline]
pub const fn frsqrte_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea1d800, vd.0, 0, vn.0, 5))
}
/// `frsqrte <V>.2s, <V>.2s`
#[inline]
pub const fn frsqrte_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea1d800, vd.0, 0, vn.0, 5))
}
/// `frsqrte <V>.2d, <V>.2d`
#[inline]
pub const fn frsqrte_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee1d800, vd.0, 0, vn.0, 5))
}
/// `fsqrt <V>.2s, <V>.2s`
#[inline]
pub const fn fsqrt_v2s_v2s(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea1f800, vd.0, 0, vn.0, 5))
}
/// `fsqrt <V>.4s, <V>.4s`
#[inline]
pub const fn fsqrt_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea1f800, vd.0, 0, vn.0, 5))
}
/// `fsqrt <V>.2d, <V>.2d`
#[inline]
pub const fn fsqrt_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee1f800, vd.0, 0, vn.0, 5))
}
/// `bf1cvtl <V>.8h, <V>.8b`
#[inline]
pub const fn bf1cvtl_v8h_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ea17800, vd.0, 0, vn.0, 5))
}
/// `bf1cvtl2 <V>.8h, <V>.16b`
#[inline]
pub const fn bf1cvtl2_v8h_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ea17800, vd.0, 0, vn.0, 5))
}
/// `bf2cvtl2 <V>.8h, <V>.16b`
#[inline]
pub const fn bf2cvtl2_v8h_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ee17800, vd.0, 0, vn.0, 5))
}
/// `bf2cvtl <V>.8h, <V>.8b`
#[inline]
pub const fn bf2cvtl_v8h_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ee17800, vd.0, 0, vn.0, 5))
}
/// `mvn <V>.16b, <V>.16b`
#[inline]
pub const fn mvn_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e205800, vd.0, 0, vn.0, 5))
}
/// `mvn <V>.8b, <V>.8b`
#[inline]
pub const fn mvn_v8b_v8b(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e205800, vd.0, 0, vn.0, 5))
}
/// `frintn <V>.4h, <V>.4h`
#[inline]
pub const fn frintn_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e798800, vd.0, 0, vn.0, 5))
}
/// `frintn <V>.8h, <V>.8h`
#[inline]
pub const fn frintn_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e798800, vd.0, 0, vn.0, 5))
}
/// `frintm <V>.8h, <V>.8h`
#[inline]
pub const fn frintm_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e799800, vd.0, 0, vn.0, 5))
}
/// `frintm <V>.4h, <V>.4h`
#[inline]
pub const fn frintm_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e799800, vd.0, 0, vn.0, 5))
}
/// `fcvtns <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtns_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e79a800, vd.0, 0, vn.0, 5))
}
/// `fcvtns <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtns_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e79a800, vd.0, 0, vn.0, 5))
}
/// `fcvtms <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtms_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e79b800, vd.0, 0, vn.0, 5))
}
/// `fcvtms <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtms_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e79b800, vd.0, 0, vn.0, 5))
}
/// `fcvtas <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtas_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e79c800, vd.0, 0, vn.0, 5))
}
/// `fcvtas <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtas_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e79c800, vd.0, 0, vn.0, 5))
}
/// `scvtf <V>.8h, <V>.8h`
#[inline]
pub const fn scvtf_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e79d800, vd.0, 0, vn.0, 5))
}
/// `scvtf <V>.4h, <V>.4h`
#[inline]
pub const fn scvtf_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0e79d800, vd.0, 0, vn.0, 5))
}
/// `fcmgt <V>.8h, <V>.8h, #0.0`
#[inline]
pub const fn fcmgt_v8h_v8h_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ef8c800, vd.0, 0, vn.0, 5))
}
/// `fcmgt <V>.4h, <V>.4h, #0.0`
#[inline]
pub const fn fcmgt_v4h_v4h_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ef8c800, vd.0, 0, vn.0, 5))
}
/// `fcmeq <V>.8h, <V>.8h, #0.0`
#[inline]
pub const fn fcmeq_v8h_v8h_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ef8d800, vd.0, 0, vn.0, 5))
}
/// `fcmeq <V>.4h, <V>.4h, #0.0`
#[inline]
pub const fn fcmeq_v4h_v4h_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ef8d800, vd.0, 0, vn.0, 5))
}
/// `fcmlt <V>.8h, <V>.8h, #0.0`
#[inline]
pub const fn fcmlt_v8h_v8h_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ef8e800, vd.0, 0, vn.0, 5))
}
/// `fcmlt <V>.4h, <V>.4h, #0.0`
#[inline]
pub const fn fcmlt_v4h_v4h_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ef8e800, vd.0, 0, vn.0, 5))
}
/// `fabs <V>.8h, <V>.8h`
#[inline]
pub const fn fabs_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ef8f800, vd.0, 0, vn.0, 5))
}
/// `fabs <V>.4h, <V>.4h`
#[inline]
pub const fn fabs_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ef8f800, vd.0, 0, vn.0, 5))
}
/// `frintp <V>.4h, <V>.4h`
#[inline]
pub const fn frintp_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ef98800, vd.0, 0, vn.0, 5))
}
/// `frintp <V>.8h, <V>.8h`
#[inline]
pub const fn frintp_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ef98800, vd.0, 0, vn.0, 5))
}
/// `frintz <V>.4h, <V>.4h`
#[inline]
pub const fn frintz_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ef99800, vd.0, 0, vn.0, 5))
}
/// `frintz <V>.8h, <V>.8h`
#[inline]
pub const fn frintz_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ef99800, vd.0, 0, vn.0, 5))
}
/// `fcvtps <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtps_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ef9a800, vd.0, 0, vn.0, 5))
}
/// `fcvtps <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtps_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ef9a800, vd.0, 0, vn.0, 5))
}
/// `fcvtzs <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtzs_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ef9b800, vd.0, 0, vn.0, 5))
}
/// `fcvtzs <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtzs_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ef9b800, vd.0, 0, vn.0, 5))
}
/// `frecpe <V>.8h, <V>.8h`
#[inline]
pub const fn frecpe_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x4ef9d800, vd.0, 0, vn.0, 5))
}
/// `frecpe <V>.4h, <V>.4h`
#[inline]
pub const fn frecpe_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x0ef9d800, vd.0, 0, vn.0, 5))
}
/// `frinta <V>.8h, <V>.8h`
#[inline]
pub const fn frinta_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e798800, vd.0, 0, vn.0, 5))
}
/// `frinta <V>.4h, <V>.4h`
#[inline]
pub const fn frinta_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e798800, vd.0, 0, vn.0, 5))
}
/// `frintx <V>.4h, <V>.4h`
#[inline]
pub const fn frintx_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e799800, vd.0, 0, vn.0, 5))
}
/// `frintx <V>.8h, <V>.8h`
#[inline]
pub const fn frintx_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e799800, vd.0, 0, vn.0, 5))
}
/// `fcvtnu <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtnu_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e79a800, vd.0, 0, vn.0, 5))
}
/// `fcvtnu <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtnu_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e79a800, vd.0, 0, vn.0, 5))
}
/// `fcvtmu <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtmu_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e79b800, vd.0, 0, vn.0, 5))
}
/// `fcvtmu <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtmu_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e79b800, vd.0, 0, vn.0, 5))
}
/// `fcvtau <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtau_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e79c800, vd.0, 0, vn.0, 5))
}
/// `fcvtau <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtau_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e79c800, vd.0, 0, vn.0, 5))
}
/// `ucvtf <V>.8h, <V>.8h`
#[inline]
pub const fn ucvtf_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6e79d800, vd.0, 0, vn.0, 5))
}
/// `ucvtf <V>.4h, <V>.4h`
#[inline]
pub const fn ucvtf_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2e79d800, vd.0, 0, vn.0, 5))
}
/// `fcmge <V>.4h, <V>.4h, #0.0`
#[inline]
pub const fn fcmge_v4h_v4h_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ef8c800, vd.0, 0, vn.0, 5))
}
/// `fcmge <V>.8h, <V>.8h, #0.0`
#[inline]
pub const fn fcmge_v8h_v8h_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ef8c800, vd.0, 0, vn.0, 5))
}
/// `fcmle <V>.4h, <V>.4h, #0.0`
#[inline]
pub const fn fcmle_v4h_v4h_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ef8d800, vd.0, 0, vn.0, 5))
}
/// `fcmle <V>.8h, <V>.8h, #0.0`
#[inline]
pub const fn fcmle_v8h_v8h_00(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ef8d800, vd.0, 0, vn.0, 5))
}
/// `fneg <V>.8h, <V>.8h`
#[inline]
pub const fn fneg_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ef8f800, vd.0, 0, vn.0, 5))
}
/// `fneg <V>.4h, <V>.4h`
#[inline]
pub const fn fneg_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ef8f800, vd.0, 0, vn.0, 5))
}
/// `frinti <V>.8h, <V>.8h`
#[inline]
pub const fn frinti_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ef99800, vd.0, 0, vn.0, 5))
}
/// `frinti <V>.4h, <V>.4h`
#[inline]
pub const fn frinti_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ef99800, vd.0, 0, vn.0, 5))
}
/// `fcvtpu <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtpu_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ef9a800, vd.0, 0, vn.0, 5))
}
/// `fcvtpu <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtpu_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ef9a800, vd.0, 0, vn.0, 5))
}
/// `fcvtzu <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtzu_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ef9b800, vd.0, 0, vn.0, 5))
}
/// `fcvtzu <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtzu_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ef9b800, vd.0, 0, vn.0, 5))
}
/// `frsqrte <V>.4h, <V>.4h`
#[inline]
pub const fn frsqrte_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ef9d800, vd.0, 0, vn.0, 5))
}
/// `frsqrte <V>.8h, <V>.8h`
#[inline]
pub const fn frsqrte_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ef9d800, vd.0, 0, vn.0, 5))
}
/// `fsqrt <V>.8h, <V>.8h`
#[inline]
pub const fn fsqrt_v8h_v8h(vd: V, vn: V) -> Inst {
    Inst(r2(0x6ef9f800, vd.0, 0, vn.0, 5))
}
/// `fsqrt <V>.4h, <V>.4h`
#[inline]
pub const fn fsqrt_v4h_v4h(vd: V, vn: V) -> Inst {
    Inst(r2(0x2ef9f800, vd.0, 0, vn.0, 5))
}
/// `uzp1 <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uzp1_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e001800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp1 <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uzp1_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e401800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp1 <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uzp1_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e001800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp1 <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uzp1_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e401800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp1 <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uzp1_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e801800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp1 <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn uzp1_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec01800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp1 <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uzp1_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e801800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn1 <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn trn1_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e802800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn1 <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn trn1_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e002800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn1 <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn trn1_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec02800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn1 <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn trn1_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e802800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn1 <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn trn1_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e402800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn1 <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn trn1_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e402800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn1 <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn trn1_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e002800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip1 <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn zip1_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e403800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip1 <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn zip1_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec03800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip1 <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn zip1_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e003800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip1 <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn zip1_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e403800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip1 <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn zip1_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e003800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip1 <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn zip1_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e803800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip1 <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn zip1_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e803800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp2 <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uzp2_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e805800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp2 <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uzp2_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e405800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp2 <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uzp2_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e805800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp2 <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uzp2_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e005800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp2 <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn uzp2_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec05800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp2 <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uzp2_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e005800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uzp2 <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uzp2_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e405800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn2 <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn trn2_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e406800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn2 <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn trn2_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e006800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn2 <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn trn2_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec06800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn2 <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn trn2_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e806800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn2 <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn trn2_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e006800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn2 <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn trn2_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e806800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `trn2 <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn trn2_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e406800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip2 <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn zip2_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e007800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip2 <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn zip2_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e807800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip2 <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn zip2_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e007800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip2 <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn zip2_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e807800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip2 <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn zip2_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e407800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip2 <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn zip2_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e407800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `zip2 <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn zip2_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec07800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shadd <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn shadd_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e600400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shadd <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn shadd_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e200400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shadd <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn shadd_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e200400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shadd <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn shadd_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea00400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shadd <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn shadd_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea00400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shadd <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn shadd_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e600400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqadd <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn sqadd_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e200c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqadd <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sqadd_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqadd <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sqadd_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e600c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqadd <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sqadd_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqadd <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn sqadd_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e200c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqadd <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sqadd_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e600c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqadd <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn sqadd_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srhadd <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn srhadd_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e201400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srhadd <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn srhadd_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea01400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srhadd <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn srhadd_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e601400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srhadd <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn srhadd_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea01400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srhadd <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn srhadd_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e201400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srhadd <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn srhadd_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e601400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shsub <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn shsub_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e202400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shsub <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn shsub_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea02400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shsub <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn shsub_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e202400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shsub <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn shsub_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea02400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shsub <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn shsub_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e602400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `shsub <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn shsub_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e602400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sqsub_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e602c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sqsub_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn sqsub_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e202c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sqsub_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e602c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn sqsub_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn sqsub_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e202c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sqsub_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmgt <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn cmgt_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmgt <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn cmgt_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmgt <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn cmgt_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e603400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmgt <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn cmgt_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e203400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmgt <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn cmgt_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e603400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmgt <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn cmgt_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e203400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmgt <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn cmgt_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmge <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn cmge_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e603c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmge <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn cmge_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e603c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmge <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn cmge_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmge <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn cmge_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e203c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmge <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn cmge_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmge <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn cmge_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e203c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmge <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn cmge_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sshl <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sshl_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e604400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sshl <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn sshl_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e204400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sshl <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sshl_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e604400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sshl <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sshl_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea04400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sshl <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn sshl_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e204400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sshl <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn sshl_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee04400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sshl <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sshl_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea04400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sqshl_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e604c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sqshl_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea04c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sqshl_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e604c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn sqshl_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e204c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sqshl_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea04c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn sqshl_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee04c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn sqshl_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e204c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srshl <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn srshl_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee05400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srshl <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn srshl_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e605400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srshl <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn srshl_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e205400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srshl <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn srshl_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e205400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srshl <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn srshl_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e605400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srshl <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn srshl_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea05400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srshl <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn srshl_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea05400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn sqrshl_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e205c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sqrshl_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e605c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sqrshl_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e605c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn sqrshl_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e205c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sqrshl_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea05c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sqrshl_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea05c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn sqrshl_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee05c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smax <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn smax_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e206400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smax <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn smax_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e606400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smax <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn smax_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea06400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smax <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn smax_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e606400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smax <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn smax_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e206400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smax <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn smax_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea06400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smin <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn smin_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e606c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smin <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn smin_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e206c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smin <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn smin_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea06c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smin <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn smin_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e606c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smin <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn smin_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea06c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smin <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn smin_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e206c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabd <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sabd_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea07400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabd <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sabd_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e607400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabd <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn sabd_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e207400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabd <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sabd_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea07400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabd <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sabd_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e607400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sabd <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn sabd_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e207400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saba <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn saba_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea07c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saba <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn saba_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e207c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saba <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn saba_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e607c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saba <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn saba_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea07c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saba <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn saba_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e607c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `saba <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn saba_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e207c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `add <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn add_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e208400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `add <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn add_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e608400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `add <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn add_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e208400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `add <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn add_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea08400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `add <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn add_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee08400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `add <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn add_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e608400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `add <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn add_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea08400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmtst <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn cmtst_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e208c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmtst <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn cmtst_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e608c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmtst <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn cmtst_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e208c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmtst <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn cmtst_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea08c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmtst <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn cmtst_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e608c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmtst <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn cmtst_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea08c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmtst <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn cmtst_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee08c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mla <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn mla_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e609400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mla <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn mla_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e209400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mla <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn mla_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea09400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mla <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn mla_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e209400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mla <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn mla_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea09400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mla <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn mla_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e609400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mul <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn mul_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e609c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mul <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn mul_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea09c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mul <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn mul_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e209c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mul <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn mul_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e609c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mul <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn mul_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e209c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mul <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn mul_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea09c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smaxp <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn smaxp_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smaxp <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn smaxp_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smaxp <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn smaxp_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smaxp <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn smaxp_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e60a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smaxp <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn smaxp_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smaxp <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn smaxp_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sminp <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sminp_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sminp <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sminp_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sminp <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn sminp_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sminp <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn sminp_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sminp <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sminp_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sminp <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sminp_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e60ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sqdmulh_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sqdmulh_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sqdmulh_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sqdmulh_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e60b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addp <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn addp_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20bc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addp <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn addp_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0bc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addp <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn addp_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60bc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addp <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn addp_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0bc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addp <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn addp_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20bc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addp <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn addp_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee0bc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `addp <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn addp_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e60bc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnm <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fmaxnm_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnm <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fmaxnm_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnm <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fmaxnm_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fmla_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20cc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fmla_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60cc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fmla_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20cc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fadd <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fadd_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fadd <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fadd_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fadd <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fadd_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fmulx_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fmulx_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fmulx_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmeq <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fcmeq_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmeq <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fcmeq_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmeq <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fcmeq_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmax <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fmax_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmax <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fmax_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmax <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fmax_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frecps <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn frecps_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frecps <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn frecps_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e60fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frecps <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn frecps_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `and <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn and_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e201c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `and <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn and_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e201c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlal <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn fmlal_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e20ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlal <V>.2s, <V>.2h, <V>.2h`
#[inline]
pub const fn fmlal_v2s_v2h_v2h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e20ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bic <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn bic_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e601c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bic <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn bic_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e601c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnm <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fminnm_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee0c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnm <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fminnm_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnm <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fminnm_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fmls_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee0cc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fmls_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0cc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fmls_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0cc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fsub <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fsub_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee0d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fsub <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fsub_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fsub <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fsub_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `famax <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn famax_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee0dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `famax <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn famax_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `famax <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn famax_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmin <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fmin_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmin <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fmin_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmin <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fmin_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee0f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frsqrts <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn frsqrts_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frsqrts <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn frsqrts_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frsqrts <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn frsqrts_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `orr <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn orr_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `orr <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn orr_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlsl <V>.2s, <V>.2h, <V>.2h`
#[inline]
pub const fn fmlsl_v2s_v2h_v2h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ea0ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlsl <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn fmlsl_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ea0ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `orn <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn orn_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ee01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `orn <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn orn_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ee01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhadd <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uhadd_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea00400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhadd <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uhadd_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e200400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhadd <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uhadd_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e600400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhadd <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uhadd_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e200400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhadd <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uhadd_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e600400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhadd <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uhadd_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea00400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uqadd_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uqadd_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uqadd_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e600c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uqadd_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e200c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uqadd_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e600c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uqadd_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e200c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn uqadd_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urhadd <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn urhadd_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e201400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urhadd <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn urhadd_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e601400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urhadd <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn urhadd_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea01400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urhadd <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn urhadd_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea01400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urhadd <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn urhadd_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e601400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urhadd <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn urhadd_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e201400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhsub <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uhsub_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e202400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhsub <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uhsub_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e602400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhsub <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uhsub_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e202400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhsub <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uhsub_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea02400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhsub <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uhsub_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea02400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uhsub <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uhsub_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e602400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uqsub_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e602c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uqsub_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uqsub_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e602c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uqsub_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e202c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uqsub_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn uqsub_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uqsub_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e202c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhi <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn cmhi_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhi <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn cmhi_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e603400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhi <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn cmhi_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhi <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn cmhi_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e203400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhi <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn cmhi_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e603400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhi <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn cmhi_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e203400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhi <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn cmhi_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhs <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn cmhs_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e603c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhs <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn cmhs_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e203c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhs <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn cmhs_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e603c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhs <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn cmhs_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhs <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn cmhs_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhs <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn cmhs_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e203c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhs <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn cmhs_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ushl <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn ushl_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea04400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ushl <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn ushl_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea04400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ushl <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn ushl_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e604400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ushl <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn ushl_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee04400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ushl <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn ushl_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e204400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ushl <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn ushl_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e204400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ushl <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn ushl_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e604400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uqshl_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea04c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uqshl_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e604c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uqshl_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e204c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uqshl_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e604c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uqshl_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea04c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn uqshl_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee04c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uqshl_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e204c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urshl <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn urshl_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e205400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urshl <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn urshl_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e605400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urshl <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn urshl_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea05400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urshl <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn urshl_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea05400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urshl <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn urshl_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee05400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urshl <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn urshl_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e205400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urshl <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn urshl_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e605400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uqrshl_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e605c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uqrshl_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea05c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uqrshl_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea05c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uqrshl_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e205c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn uqrshl_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee05c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uqrshl_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e605c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uqrshl_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e205c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umax <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn umax_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e606400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umax <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn umax_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e606400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umax <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn umax_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea06400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umax <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn umax_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e206400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umax <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn umax_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e206400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umax <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn umax_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea06400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umin <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn umin_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e606c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umin <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn umin_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e206c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umin <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn umin_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e606c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umin <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn umin_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea06c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umin <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn umin_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea06c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umin <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn umin_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e206c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabd <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uabd_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea07400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabd <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uabd_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e207400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabd <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uabd_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea07400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabd <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uabd_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e607400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabd <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uabd_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e607400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uabd <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uabd_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e207400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaba <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uaba_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea07c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaba <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uaba_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e607c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaba <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uaba_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea07c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaba <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uaba_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e207c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaba <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uaba_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e607c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uaba <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uaba_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e207c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sub <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn sub_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e208400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sub <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn sub_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e208400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sub <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sub_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e608400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sub <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sub_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea08400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sub <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn sub_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee08400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sub <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sub_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea08400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sub <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sub_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e608400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmeq <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn cmeq_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e208c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmeq <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn cmeq_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea08c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmeq <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn cmeq_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e208c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmeq <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn cmeq_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e608c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmeq <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn cmeq_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e608c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmeq <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn cmeq_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee08c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmeq <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn cmeq_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea08c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mls <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn mls_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea09400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mls <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn mls_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e609400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mls <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn mls_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e609400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mls <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn mls_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e209400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mls <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn mls_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea09400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `mls <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn mls_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e209400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `pmul <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn pmul_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e209c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `pmul <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn pmul_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e209c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umaxp <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn umaxp_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e60a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umaxp <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn umaxp_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umaxp <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn umaxp_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umaxp <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn umaxp_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umaxp <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn umaxp_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `umaxp <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn umaxp_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uminp <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn uminp_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uminp <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn uminp_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uminp <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn uminp_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uminp <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn uminp_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uminp <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn uminp_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uminp <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn uminp_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e60ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sqrdmulh_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e60b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sqrdmulh_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sqrdmulh_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sqrdmulh_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnmp <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fmaxnmp_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnmp <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fmaxnmp_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnmp <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fmaxnmp_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `faddp <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn faddp_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `faddp <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn faddp_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `faddp <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn faddp_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fmul_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fmul_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fmul_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmge <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fcmge_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmge <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fcmge_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmge <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fcmge_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facge <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn facge_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facge <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn facge_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facge <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn facge_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxp <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fmaxp_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxp <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fmaxp_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxp <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fmaxp_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdiv <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fdiv_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdiv <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fdiv_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdiv <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fdiv_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e60fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `eor <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn eor_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e201c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `eor <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn eor_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e201c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlal2 <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn fmlal2_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e20cc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlal2 <V>.2s, <V>.2h, <V>.2h`
#[inline]
pub const fn fmlal2_v2s_v2h_v2h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e20cc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bsl <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn bsl_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e601c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bsl <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn bsl_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e601c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnmp <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fminnmp_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnmp <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fminnmp_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee0c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnmp <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fminnmp_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fabd <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fabd_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee0d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fabd <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fabd_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fabd <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fabd_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `famin <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn famin_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `famin <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn famin_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee0dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `famin <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn famin_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmgt <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fcmgt_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmgt <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fcmgt_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmgt <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fcmgt_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee0e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facgt <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn facgt_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee0ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facgt <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn facgt_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facgt <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn facgt_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminp <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fminp_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminp <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fminp_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee0f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminp <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fminp_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fscale <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn fscale_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fscale <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn fscale_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fscale <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn fscale_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bit <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn bit_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bit <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn bit_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlsl2 <V>.2s, <V>.2h, <V>.2h`
#[inline]
pub const fn fmlsl2_v2s_v2h_v2h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ea0cc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlsl2 <V>.4s, <V>.4h, <V>.4h`
#[inline]
pub const fn fmlsl2_v4s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ea0cc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bif <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn bif_v16b_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ee01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bif <V>.8b, <V>.8b, <V>.8b`
#[inline]
pub const fn bif_v8b_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ee01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sdot <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn sdot_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e809400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sdot <V>.2s, <V>.8b, <V>.8b`
#[inline]
pub const fn sdot_v2s_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e809400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcvtn2 <V>.16b, <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtn2_v16b_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e00f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcvtn <V>.8b, <V>.4s, <V>.4s`
#[inline]
pub const fn fcvtn_v8b_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e00f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdot <V>.2s, <V>.8b, <V>.8b`
#[inline]
pub const fn fdot_v2s_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e00fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdot <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn fdot_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e00fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcvtn <V>.8b, <V>.4h, <V>.4h`
#[inline]
pub const fn fcvtn_v8b_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e40f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcvtn <V>.16b, <V>.8h, <V>.8h`
#[inline]
pub const fn fcvtn_v16b_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e40f400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdot <V>.4h, <V>.8b, <V>.8b`
#[inline]
pub const fn fdot_v4h_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e40fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdot <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn fdot_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e40fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usdot <V>.2s, <V>.8b, <V>.8b`
#[inline]
pub const fn usdot_v2s_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e809c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usdot <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn usdot_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e809c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sqrdmlah_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e808400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sqrdmlah_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e808400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sqrdmlah_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e408400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sqrdmlah_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e408400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn sqrdmlsh_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e408c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn sqrdmlsh_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e408c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sqrdmlsh_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e808c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <V>.2s, <V>.2s, <V>.2s`
#[inline]
pub const fn sqrdmlsh_v2s_v2s_v2s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e808c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `udot <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn udot_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e809400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `udot <V>.2s, <V>.8b, <V>.8b`
#[inline]
pub const fn udot_v2s_v8b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e809400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmla <V>.4s, <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn fcmla_v4s_v4s_v4s_i(vd: V, vn: V, vm: V, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x6e80c400, imm.steps(), 0, 2, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmla <V>.4h, <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn fcmla_v4h_v4h_v4h_i(vd: V, vn: V, vm: V, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x2e40c400, imm.steps(), 0, 2, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmla <V>.2d, <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn fcmla_v2d_v2d_v2d_i(vd: V, vn: V, vm: V, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x6ec0c400, imm.steps(), 0, 2, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmla <V>.2s, <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn fcmla_v2s_v2s_v2s_i(vd: V, vn: V, vm: V, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x2e80c400, imm.steps(), 0, 2, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmla <V>.8h, <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn fcmla_v8h_v8h_v8h_i(vd: V, vn: V, vm: V, imm: Imm0To270By90) -> Inst {
    Inst(r3(part(0x6e40c400, imm.steps(), 0, 2, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcadd <V>.2s, <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn fcadd_v2s_v2s_v2s_i(vd: V, vn: V, vm: V, imm: Imm90To270By180) -> Inst {
    Inst(r3(part(0x2e80e400, imm.steps_up(), 0, 1, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcadd <V>.4h, <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn fcadd_v4h_v4h_v4h_i(vd: V, vn: V, vm: V, imm: Imm90To270By180) -> Inst {
    Inst(r3(part(0x2e40e400, imm.steps_up(), 0, 1, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcadd <V>.4s, <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn fcadd_v4s_v4s_v4s_i(vd: V, vn: V, vm: V, imm: Imm90To270By180) -> Inst {
    Inst(r3(part(0x6e80e400, imm.steps_up(), 0, 1, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcadd <V>.8h, <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn fcadd_v8h_v8h_v8h_i(vd: V, vn: V, vm: V, imm: Imm90To270By180) -> Inst {
    Inst(r3(part(0x6e40e400, imm.steps_up(), 0, 1, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcadd <V>.2d, <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn fcadd_v2d_v2d_v2d_i(vd: V, vn: V, vm: V, imm: Imm90To270By180) -> Inst {
    Inst(r3(part(0x6ec0e400, imm.steps_up(), 0, 1, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bfdot <V>.2s, <V>.4h, <V>.4h`
#[inline]
pub const fn bfdot_v2s_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e40fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bfdot <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn bfdot_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e40fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bfmlalb <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn bfmlalb_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ec0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bfmlalt <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn bfmlalt_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ec0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlallbb <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn fmlallbb_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e00c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlallbt <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn fmlallbt_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e40c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlalb <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn fmlalb_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ec0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlalltb <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn fmlalltb_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e00c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlalltt <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn fmlalltt_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e40c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `smmla <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn smmla_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e80a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `usmmla <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn usmmla_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e80ac00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmlalt <V>.8h, <V>.16b, <V>.16b`
#[inline]
pub const fn fmlalt_v8h_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `bfmmla <V>.4s, <V>.8h, <V>.8h`
#[inline]
pub const fn bfmmla_v4s_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e40ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ummla <V>.4s, <V>.16b, <V>.16b`
#[inline]
pub const fn ummla_v4s_v16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e80a400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnm <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fmaxnm_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e400400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnm <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fmaxnm_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e400400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fmla_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e400c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fmla_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e400c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fadd <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fadd_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e401400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fadd <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fadd_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e401400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fmulx_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e401c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fmulx_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e401c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmeq <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fcmeq_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e402400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmeq <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fcmeq_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e402400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmax <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fmax_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e403400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmax <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fmax_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e403400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frecps <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn frecps_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e403c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frecps <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn frecps_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e403c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnm <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fminnm_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ec00400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnm <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fminnm_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec00400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fmls_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ec00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fmls_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fsub <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fsub_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ec01400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fsub <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fsub_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec01400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `famax <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn famax_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `famax <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn famax_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ec01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmin <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fmin_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmin <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fmin_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ec03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frsqrts <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn frsqrts_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4ec03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frsqrts <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn frsqrts_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0ec03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnmp <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fmaxnmp_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e400400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnmp <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fmaxnmp_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e400400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `faddp <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn faddp_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e401400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `faddp <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn faddp_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e401400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fmul_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e401c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fmul_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e401c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmge <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fcmge_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e402400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmge <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fcmge_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e402400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facge <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn facge_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e402c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facge <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn facge_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e402c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxp <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fmaxp_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e403400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxp <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fmaxp_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e403400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdiv <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fdiv_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6e403c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdiv <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fdiv_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2e403c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnmp <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fminnmp_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ec00400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnmp <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fminnmp_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ec00400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fabd <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fabd_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ec01400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fabd <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fabd_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ec01400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `famin <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn famin_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ec01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `famin <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn famin_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ec01c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmgt <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fcmgt_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ec02400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmgt <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fcmgt_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ec02400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facgt <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn facgt_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ec02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facgt <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn facgt_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ec02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminp <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fminp_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ec03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminp <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fminp_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ec03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fscale <V>.4h, <V>.4h, <V>.4h`
#[inline]
pub const fn fscale_v4h_v4h_v4h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x2ec03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fscale <V>.8h, <V>.8h, <V>.8h`
#[inline]
pub const fn fscale_v8h_v8h_v8h(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x6ec03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sshr <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn sshr_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x4f400400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sshr <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn sshr_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x0f200400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sshr <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn sshr_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4f200400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sshr <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn sshr_v16b_v16b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4f080400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sshr <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn sshr_v8b_v8b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x0f080400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sshr <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn sshr_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x0f100400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sshr <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn sshr_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4f100400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ssra <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn ssra_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x4f401400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `ssra <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn ssra_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x0f101400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ssra <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn ssra_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4f201400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ssra <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn ssra_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x0f201400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ssra <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn ssra_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4f101400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ssra <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn ssra_v16b_v16b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4f081400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `ssra <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn ssra_v8b_v8b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x0f081400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `srshr <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn srshr_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x4f402400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `srshr <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn srshr_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4f202400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `srshr <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn srshr_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4f102400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `srshr <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn srshr_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x0f202400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `srshr <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn srshr_v16b_v16b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4f082400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `srshr <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn srshr_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x0f102400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `srshr <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn srshr_v8b_v8b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x0f082400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `srsra <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn srsra_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x4f403400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `srsra <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn srsra_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4f203400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `srsra <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn srsra_v16b_v16b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4f083400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `srsra <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn srsra_v8b_v8b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x0f083400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `srsra <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn srsra_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4f103400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `srsra <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn srsra_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x0f203400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `srsra <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn srsra_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x0f103400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `shl <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn shl_v2d_v2d_i(vd: V, vn: V, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x4f405400, imm.steps(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `shl <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn shl_v4s_v4s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4f205400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `shl <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn shl_v2s_v2s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x0f205400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `shl <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn shl_v8b_v8b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x0f085400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `shl <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn shl_v4h_v4h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x0f105400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `shl <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn shl_v8h_v8h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x4f105400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `shl <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn shl_v16b_v16b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x4f085400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn sqshl_v2d_v2d_i(vd: V, vn: V, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x4f407400, imm.steps(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn sqshl_v4s_v4s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4f207400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn sqshl_v8b_v8b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x0f087400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn sqshl_v4h_v4h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x0f107400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn sqshl_v8h_v8h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x4f107400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn sqshl_v16b_v16b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x4f087400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn sqshl_v2s_v2s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x0f207400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `shrn2 <V>.4s, <V>.2d, #<I>`
#[inline]
pub const fn shrn2_v4s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4f208400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `shrn <V>.8b, <V>.8h, #<I>`
#[inline]
pub const fn shrn_v8b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x0f088400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `shrn2 <V>.8h, <V>.4s, #<I>`
#[inline]
pub const fn shrn2_v8h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4f108400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `shrn <V>.4h, <V>.4s, #<I>`
#[inline]
pub const fn shrn_v4h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x0f108400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `shrn <V>.2s, <V>.2d, #<I>`
#[inline]
pub const fn shrn_v2s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x0f208400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `shrn2 <V>.16b, <V>.8h, #<I>`
#[inline]
pub const fn shrn2_v16b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4f088400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `rshrn2 <V>.4s, <V>.2d, #<I>`
#[inline]
pub const fn rshrn2_v4s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4f208c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `rshrn <V>.8b, <V>.8h, #<I>`
#[inline]
pub const fn rshrn_v8b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x0f088c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `rshrn <V>.2s, <V>.2d, #<I>`
#[inline]
pub const fn rshrn_v2s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x0f208c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `rshrn <V>.4h, <V>.4s, #<I>`
#[inline]
pub const fn rshrn_v4h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x0f108c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `rshrn2 <V>.16b, <V>.8h, #<I>`
#[inline]
pub const fn rshrn2_v16b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4f088c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `rshrn2 <V>.8h, <V>.4s, #<I>`
#[inline]
pub const fn rshrn2_v8h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4f108c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrn2 <V>.4s, <V>.2d, #<I>`
#[inline]
pub const fn sqshrn2_v4s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4f209400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrn2 <V>.8h, <V>.4s, #<I>`
#[inline]
pub const fn sqshrn2_v8h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4f109400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrn <V>.8b, <V>.8h, #<I>`
#[inline]
pub const fn sqshrn_v8b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x0f089400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrn <V>.4h, <V>.4s, #<I>`
#[inline]
pub const fn sqshrn_v4h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x0f109400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrn <V>.2s, <V>.2d, #<I>`
#[inline]
pub const fn sqshrn_v2s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x0f209400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrn2 <V>.16b, <V>.8h, #<I>`
#[inline]
pub const fn sqshrn2_v16b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4f089400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrn2 <V>.4s, <V>.2d, #<I>`
#[inline]
pub const fn sqrshrn2_v4s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4f209c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrn <V>.2s, <V>.2d, #<I>`
#[inline]
pub const fn sqrshrn_v2s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x0f209c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrn2 <V>.8h, <V>.4s, #<I>`
#[inline]
pub const fn sqrshrn2_v8h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4f109c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrn <V>.8b, <V>.8h, #<I>`
#[inline]
pub const fn sqrshrn_v8b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x0f089c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrn2 <V>.16b, <V>.8h, #<I>`
#[inline]
pub const fn sqrshrn2_v16b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x4f089c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrn <V>.4h, <V>.4s, #<I>`
#[inline]
pub const fn sqrshrn_v4h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x0f109c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sshll2 <V>.4s, <V>.8h, #<I>`
#[inline]
pub const fn sshll2_v4s_v8h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x4f10a400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sshll2 <V>.2d, <V>.4s, #<I>`
#[inline]
pub const fn sshll2_v2d_v4s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x4f20a400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sshll <V>.4s, <V>.4h, #<I>`
#[inline]
pub const fn sshll_v4s_v4h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x0f10a400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sshll <V>.2d, <V>.2s, #<I>`
#[inline]
pub const fn sshll_v2d_v2s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x0f20a400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sshll <V>.8h, <V>.8b, #<I>`
#[inline]
pub const fn sshll_v8h_v8b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x0f08a400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sshll2 <V>.8h, <V>.16b, #<I>`
#[inline]
pub const fn sshll2_v8h_v16b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x4f08a400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `scvtf <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn scvtf_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x4f40e400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `scvtf <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn scvtf_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4f20e400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `scvtf <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn scvtf_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x0f20e400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `scvtf <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn scvtf_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x0f10e400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `scvtf <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn scvtf_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4f10e400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzs <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn fcvtzs_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x4f40fc00, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzs <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn fcvtzs_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x4f10fc00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzs <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn fcvtzs_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x4f20fc00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzs <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn fcvtzs_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x0f20fc00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzs <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn fcvtzs_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x0f10fc00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ushr <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn ushr_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x6f400400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `ushr <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn ushr_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f200400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ushr <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn ushr_v16b_v16b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x6f080400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `ushr <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn ushr_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f100400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ushr <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn ushr_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f200400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ushr <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn ushr_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f100400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ushr <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn ushr_v8b_v8b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x2f080400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `usra <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn usra_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x6f401400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `usra <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn usra_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f201400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `usra <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn usra_v8b_v8b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x2f081400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `usra <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn usra_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f201400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `usra <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn usra_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f101400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `usra <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn usra_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f101400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `usra <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn usra_v16b_v16b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x6f081400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `urshr <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn urshr_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x6f402400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `urshr <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn urshr_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f202400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `urshr <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn urshr_v16b_v16b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x6f082400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `urshr <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn urshr_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f202400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `urshr <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn urshr_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f102400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `urshr <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn urshr_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f102400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `urshr <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn urshr_v8b_v8b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x2f082400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `ursra <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn ursra_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x6f403400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `ursra <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn ursra_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f203400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ursra <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn ursra_v16b_v16b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x6f083400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `ursra <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn ursra_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f103400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ursra <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn ursra_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f103400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ursra <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn ursra_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f203400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ursra <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn ursra_v8b_v8b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x2f083400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sri <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn sri_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x6f404400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sri <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn sri_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f204400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sri <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn sri_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f204400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sri <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn sri_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f104400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sri <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn sri_v16b_v16b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x6f084400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sri <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn sri_v8b_v8b_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x2f084400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sri <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn sri_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f104400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sli <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn sli_v2d_v2d_i(vd: V, vn: V, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x6f405400, imm.steps(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sli <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn sli_v4s_v4s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6f205400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sli <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn sli_v8h_v8h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x6f105400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sli <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn sli_v4h_v4h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x2f105400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sli <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn sli_v2s_v2s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2f205400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sli <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn sli_v16b_v16b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x6f085400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sli <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn sli_v8b_v8b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x2f085400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn sqshlu_v2d_v2d_i(vd: V, vn: V, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x6f406400, imm.steps(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn sqshlu_v4s_v4s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6f206400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn sqshlu_v2s_v2s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2f206400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn sqshlu_v8h_v8h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x6f106400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn sqshlu_v16b_v16b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x6f086400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn sqshlu_v8b_v8b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x2f086400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn sqshlu_v4h_v4h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x2f106400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn uqshl_v4s_v4s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6f207400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn uqshl_v2d_v2d_i(vd: V, vn: V, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x6f407400, imm.steps(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <V>.16b, <V>.16b, #<I>`
#[inline]
pub const fn uqshl_v16b_v16b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x6f087400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn uqshl_v8h_v8h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x6f107400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn uqshl_v2s_v2s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2f207400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <V>.8b, <V>.8b, #<I>`
#[inline]
pub const fn uqshl_v8b_v8b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x2f087400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn uqshl_v4h_v4h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x2f107400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrun2 <V>.4s, <V>.2d, #<I>`
#[inline]
pub const fn sqshrun2_v4s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f208400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrun2 <V>.8h, <V>.4s, #<I>`
#[inline]
pub const fn sqshrun2_v8h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f108400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrun2 <V>.16b, <V>.8h, #<I>`
#[inline]
pub const fn sqshrun2_v16b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x6f088400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrun <V>.4h, <V>.4s, #<I>`
#[inline]
pub const fn sqshrun_v4h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f108400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrun <V>.2s, <V>.2d, #<I>`
#[inline]
pub const fn sqshrun_v2s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f208400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrun <V>.8b, <V>.8h, #<I>`
#[inline]
pub const fn sqshrun_v8b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x2f088400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrun2 <V>.8h, <V>.4s, #<I>`
#[inline]
pub const fn sqrshrun2_v8h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f108c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrun2 <V>.4s, <V>.2d, #<I>`
#[inline]
pub const fn sqrshrun2_v4s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f208c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrun <V>.4h, <V>.4s, #<I>`
#[inline]
pub const fn sqrshrun_v4h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f108c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrun <V>.2s, <V>.2d, #<I>`
#[inline]
pub const fn sqrshrun_v2s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f208c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrun <V>.8b, <V>.8h, #<I>`
#[inline]
pub const fn sqrshrun_v8b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x2f088c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrun2 <V>.16b, <V>.8h, #<I>`
#[inline]
pub const fn sqrshrun2_v16b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x6f088c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `uqshrn2 <V>.8h, <V>.4s, #<I>`
#[inline]
pub const fn uqshrn2_v8h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f109400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `uqshrn <V>.2s, <V>.2d, #<I>`
#[inline]
pub const fn uqshrn_v2s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f209400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `uqshrn <V>.4h, <V>.4s, #<I>`
#[inline]
pub const fn uqshrn_v4h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f109400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `uqshrn <V>.8b, <V>.8h, #<I>`
#[inline]
pub const fn uqshrn_v8b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x2f089400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `uqshrn2 <V>.4s, <V>.2d, #<I>`
#[inline]
pub const fn uqshrn2_v4s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f209400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `uqshrn2 <V>.16b, <V>.8h, #<I>`
#[inline]
pub const fn uqshrn2_v16b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x6f089400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `uqrshrn2 <V>.8h, <V>.4s, #<I>`
#[inline]
pub const fn uqrshrn2_v8h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f109c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `uqrshrn2 <V>.4s, <V>.2d, #<I>`
#[inline]
pub const fn uqrshrn2_v4s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f209c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `uqrshrn <V>.4h, <V>.4s, #<I>`
#[inline]
pub const fn uqrshrn_v4h_v4s_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f109c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `uqrshrn2 <V>.16b, <V>.8h, #<I>`
#[inline]
pub const fn uqrshrn2_v16b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x6f089c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `uqrshrn <V>.2s, <V>.2d, #<I>`
#[inline]
pub const fn uqrshrn_v2s_v2d_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f209c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `uqrshrn <V>.8b, <V>.8h, #<I>`
#[inline]
pub const fn uqrshrn_v8b_v8h_i(vd: V, vn: V, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x2f089c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `ushll2 <V>.8h, <V>.16b, #<I>`
#[inline]
pub const fn ushll2_v8h_v16b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x6f08a400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `ushll <V>.4s, <V>.4h, #<I>`
#[inline]
pub const fn ushll_v4s_v4h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x2f10a400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ushll2 <V>.4s, <V>.8h, #<I>`
#[inline]
pub const fn ushll2_v4s_v8h_i(vd: V, vn: V, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x6f10a400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ushll2 <V>.2d, <V>.4s, #<I>`
#[inline]
pub const fn ushll2_v2d_v4s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x6f20a400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ushll <V>.2d, <V>.2s, #<I>`
#[inline]
pub const fn ushll_v2d_v2s_i(vd: V, vn: V, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x2f20a400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ushll <V>.8h, <V>.8b, #<I>`
#[inline]
pub const fn ushll_v8h_v8b_i(vd: V, vn: V, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x2f08a400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `ucvtf <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn ucvtf_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x6f40e400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `ucvtf <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn ucvtf_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f20e400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ucvtf <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn ucvtf_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f20e400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ucvtf <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn ucvtf_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f10e400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ucvtf <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn ucvtf_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f10e400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzu <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn fcvtzu_v2d_v2d_i(vd: V, vn: V, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x6f40fc00, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzu <V>.4s, <V>.4s, #<I>`
#[inline]
pub const fn fcvtzu_v4s_v4s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x6f20fc00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzu <V>.2s, <V>.2s, #<I>`
#[inline]
pub const fn fcvtzu_v2s_v2s_i(vd: V, vn: V, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x2f20fc00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzu <V>.8h, <V>.8h, #<I>`
#[inline]
pub const fn fcvtzu_v8h_v8h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x6f10fc00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzu <V>.4h, <V>.4h, #<I>`
#[inline]
pub const fn fcvtzu_v4h_v4h_i(vd: V, vn: V, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x2f10fc00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `tbl <V>.16b, {<VL1>.16b}, <V>.16b`
#[inline]
pub const fn tbl_v16b_vl1_16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e000000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbl <V>.8b, {<VL1>.16b}, <V>.8b`
#[inline]
pub const fn tbl_v8b_vl1_16b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e000000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbx <V>.16b, {<VL1>.16b}, <V>.16b`
#[inline]
pub const fn tbx_v16b_vl1_16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e001000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbx <V>.8b, {<VL1>.16b}, <V>.8b`
#[inline]
pub const fn tbx_v8b_vl1_16b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e001000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbl <V>.8b, {<VL2>.16b}, <V>.8b`
#[inline]
pub const fn tbl_v8b_vl2_16b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e002000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbl <V>.16b, {<VL2>.16b}, <V>.16b`
#[inline]
pub const fn tbl_v16b_vl2_16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e002000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbx <V>.8b, {<VL2>.16b}, <V>.8b`
#[inline]
pub const fn tbx_v8b_vl2_16b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e003000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbx <V>.16b, {<VL2>.16b}, <V>.16b`
#[inline]
pub const fn tbx_v16b_vl2_16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e003000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbl <V>.16b, {<VL3>.16b}, <V>.16b`
#[inline]
pub const fn tbl_v16b_vl3_16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e004000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbl <V>.8b, {<VL3>.16b}, <V>.8b`
#[inline]
pub const fn tbl_v8b_vl3_16b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e004000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbx <V>.8b, {<VL3>.16b}, <V>.8b`
#[inline]
pub const fn tbx_v8b_vl3_16b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e005000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbx <V>.16b, {<VL3>.16b}, <V>.16b`
#[inline]
pub const fn tbx_v16b_vl3_16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e005000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbl <V>.16b, {<VL4>.16b}, <V>.16b`
#[inline]
pub const fn tbl_v16b_vl4_16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e006000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbl <V>.8b, {<VL4>.16b}, <V>.8b`
#[inline]
pub const fn tbl_v8b_vl4_16b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e006000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbx <V>.16b, {<VL4>.16b}, <V>.16b`
#[inline]
pub const fn tbx_v16b_vl4_16b_v16b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x4e007000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `tbx <V>.8b, {<VL4>.16b}, <V>.8b`
#[inline]
pub const fn tbx_v8b_vl4_16b_v8b(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x0e007000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `luti4 <V>.8h, {<VL2>.8h}, <V>[<N>]`
#[inline]
pub const fn luti4_v8h_vl2_8h_v_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(0x4e401000, index.steps(), 0, 2, 13), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `luti4 <V>.16b, {<VL1>.16b}, <V>[<N>]`
#[inline]
pub const fn luti4_v16b_vl1_16b_v_at_i(vd: V, vn: V, vm: V, index: Imm0To1) -> Inst {
    Inst(r3(part(0x4e402000, index.steps(), 0, 1, 14), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `luti2 <V>.16b, {<VL1>.16b}, <V>[<N>]`
#[inline]
pub const fn luti2_v16b_vl1_16b_v_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(0x4e801000, index.steps(), 0, 2, 13), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `luti2 <V>.8h, {<VL1>.8h}, <V>[<N>]`
#[inline]
pub const fn luti2_v8h_vl1_8h_v_at_i(vd: V, vn: V, vm: V, index: Imm0To7) -> Inst {
    Inst(r3(part(0x4ec00000, index.steps(), 0, 3, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal <D>, <S>, <S>`
#[inline]
pub const fn sqdmlal_d_s_s(vd: D, vn: S, vm: S) -> Inst {
    Inst(r3(0x5ea09000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal <S>, <H>, <H>`
#[inline]
pub const fn sqdmlal_s_h_h(vd: S, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e609000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl <S>, <H>, <H>`
#[inline]
pub const fn sqdmlsl_s_h_h(vd: S, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e60b000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl <D>, <S>, <S>`
#[inline]
pub const fn sqdmlsl_d_s_s(vd: D, vn: S, vm: S) -> Inst {
    Inst(r3(0x5ea0b000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull <D>, <S>, <S>`
#[inline]
pub const fn sqdmull_d_s_s(vd: D, vn: S, vm: S) -> Inst {
    Inst(r3(0x5ea0d000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull <S>, <H>, <H>`
#[inline]
pub const fn sqdmull_s_h_h(vd: S, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e60d000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal <S>, <H>, <V>.h[<N>]`
#[inline]
pub const fn sqdmlal_s_h_vh_at_i(vd: S, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x5f403000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlal <D>, <S>, <V>.s[<N>]`
#[inline]
pub const fn sqdmlal_d_s_vs_at_i(vd: D, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x5f803000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl <D>, <S>, <V>.s[<N>]`
#[inline]
pub const fn sqdmlsl_d_s_vs_at_i(vd: D, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x5f807000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmlsl <S>, <H>, <V>.h[<N>]`
#[inline]
pub const fn sqdmlsl_s_h_vh_at_i(vd: S, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x5f407000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull <S>, <H>, <V>.h[<N>]`
#[inline]
pub const fn sqdmull_s_h_vh_at_i(vd: S, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x5f40b000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmull <D>, <S>, <V>.s[<N>]`
#[inline]
pub const fn sqdmull_d_s_vs_at_i(vd: D, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x5f80b000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <S>, <S>, <V>.s[<N>]`
#[inline]
pub const fn sqdmulh_s_s_vs_at_i(vd: S, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x5f80c000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <H>, <H>, <V>.h[<N>]`
#[inline]
pub const fn sqdmulh_h_h_vh_at_i(vd: H, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x5f40c000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <H>, <H>, <V>.h[<N>]`
#[inline]
pub const fn sqrdmulh_h_h_vh_at_i(vd: H, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x5f40d000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <S>, <S>, <V>.s[<N>]`
#[inline]
pub const fn sqrdmulh_s_s_vs_at_i(vd: S, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x5f80d000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <H>, <H>, <V>.h[<N>]`
#[inline]
pub const fn fmla_h_h_vh_at_i(vd: H, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x5f001000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <H>, <H>, <V>.h[<N>]`
#[inline]
pub const fn fmls_h_h_vh_at_i(vd: H, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x5f005000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <H>, <H>, <V>.h[<N>]`
#[inline]
pub const fn fmul_h_h_vh_at_i(vd: H, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x5f009000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <D>, <D>, <V>.d[<N>]`
#[inline]
pub const fn fmla_d_d_vd_at_i(vd: D, vn: D, vm: V, index: Imm0To1) -> Inst {
    Inst(r3(part(0x5fc01000, index.steps(), 0, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmla <S>, <S>, <V>.s[<N>]`
#[inline]
pub const fn fmla_s_s_vs_at_i(vd: S, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x5f801000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <S>, <S>, <V>.s[<N>]`
#[inline]
pub const fn fmls_s_s_vs_at_i(vd: S, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x5f805000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmls <D>, <D>, <V>.d[<N>]`
#[inline]
pub const fn fmls_d_d_vd_at_i(vd: D, vn: D, vm: V, index: Imm0To1) -> Inst {
    Inst(r3(part(0x5fc05000, index.steps(), 0, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <D>, <D>, <V>.d[<N>]`
#[inline]
pub const fn fmul_d_d_vd_at_i(vd: D, vn: D, vm: V, index: Imm0To1) -> Inst {
    Inst(r3(part(0x5fc09000, index.steps(), 0, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <S>, <S>, <V>.s[<N>]`
#[inline]
pub const fn fmul_s_s_vs_at_i(vd: S, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x5f809000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <H>, <H>, <V>.h[<N>]`
#[inline]
pub const fn sqrdmlah_h_h_vh_at_i(vd: H, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x7f40d000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <S>, <S>, <V>.s[<N>]`
#[inline]
pub const fn sqrdmlah_s_s_vs_at_i(vd: S, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x7f80d000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <H>, <H>, <V>.h[<N>]`
#[inline]
pub const fn sqrdmlsh_h_h_vh_at_i(vd: H, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x7f40f000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <S>, <S>, <V>.s[<N>]`
#[inline]
pub const fn sqrdmlsh_s_s_vs_at_i(vd: S, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x7f80f000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <H>, <H>, <V>.h[<N>]`
#[inline]
pub const fn fmulx_h_h_vh_at_i(vd: H, vn: H, vm: V0To15, index: Imm0To7) -> Inst {
    Inst(r3(part(part(0x7f009000, index.steps(), 0, 2, 20), index.steps(), 2, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <S>, <S>, <V>.s[<N>]`
#[inline]
pub const fn fmulx_s_s_vs_at_i(vd: S, vn: S, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(part(0x7f809000, index.steps(), 0, 1, 21), index.steps(), 1, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <D>, <D>, <V>.d[<N>]`
#[inline]
pub const fn fmulx_d_d_vd_at_i(vd: D, vn: D, vm: V, index: Imm0To1) -> Inst {
    Inst(r3(part(0x7fc09000, index.steps(), 0, 1, 11), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `suqadd <S>, <S>`
#[inline]
pub const fn suqadd_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5ea03800, vd.0, 0, vn.0, 5))
}
/// `suqadd <D>, <D>`
#[inline]
pub const fn suqadd_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee03800, vd.0, 0, vn.0, 5))
}
/// `suqadd <H>, <H>`
#[inline]
pub const fn suqadd_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x5e603800, vd.0, 0, vn.0, 5))
}
/// `suqadd <B>, <B>`
#[inline]
pub const fn suqadd_b_b(vd: B, vn: B) -> Inst {
    Inst(r2(0x5e203800, vd.0, 0, vn.0, 5))
}
/// `sqabs <S>, <S>`
#[inline]
pub const fn sqabs_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5ea07800, vd.0, 0, vn.0, 5))
}
/// `sqabs <B>, <B>`
#[inline]
pub const fn sqabs_b_b(vd: B, vn: B) -> Inst {
    Inst(r2(0x5e207800, vd.0, 0, vn.0, 5))
}
/// `sqabs <H>, <H>`
#[inline]
pub const fn sqabs_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x5e607800, vd.0, 0, vn.0, 5))
}
/// `sqabs <D>, <D>`
#[inline]
pub const fn sqabs_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee07800, vd.0, 0, vn.0, 5))
}
/// `cmgt <D>, <D>, #0`
#[inline]
pub const fn cmgt_d_d_0(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee08800, vd.0, 0, vn.0, 5))
}
/// `cmeq <D>, <D>, #0`
#[inline]
pub const fn cmeq_d_d_0(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee09800, vd.0, 0, vn.0, 5))
}
/// `cmlt <D>, <D>, #0`
#[inline]
pub const fn cmlt_d_d_0(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee0a800, vd.0, 0, vn.0, 5))
}
/// `abs <D>, <D>`
#[inline]
pub const fn abs_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee0b800, vd.0, 0, vn.0, 5))
}
/// `sqxtn <B>, <H>`
#[inline]
pub const fn sqxtn_b_h(vd: B, vn: H) -> Inst {
    Inst(r2(0x5e214800, vd.0, 0, vn.0, 5))
}
/// `sqxtn <S>, <D>`
#[inline]
pub const fn sqxtn_s_d(vd: S, vn: D) -> Inst {
    Inst(r2(0x5ea14800, vd.0, 0, vn.0, 5))
}
/// `sqxtn <H>, <S>`
#[inline]
pub const fn sqxtn_h_s(vd: H, vn: S) -> Inst {
    Inst(r2(0x5e614800, vd.0, 0, vn.0, 5))
}
/// `fcvtns <D>, <D>`
#[inline]
pub const fn fcvtns_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5e61a800, vd.0, 0, vn.0, 5))
}
/// `fcvtns <S>, <S>`
#[inline]
pub const fn fcvtns_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5e21a800, vd.0, 0, vn.0, 5))
}
/// `fcvtms <D>, <D>`
#[inline]
pub const fn fcvtms_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5e61b800, vd.0, 0, vn.0, 5))
}
/// `fcvtms <S>, <S>`
#[inline]
pub const fn fcvtms_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5e21b800, vd.0, 0, vn.0, 5))
}
/// `fcvtas <D>, <D>`
#[inline]
pub const fn fcvtas_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5e61c800, vd.0, 0, vn.0, 5))
}
/// `fcvtas <S>, <S>`
#[inline]
pub const fn fcvtas_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5e21c800, vd.0, 0, vn.0, 5))
}
/// `scvtf <D>, <D>`
#[inline]
pub const fn scvtf_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5e61d800, vd.0, 0, vn.0, 5))
}
/// `scvtf <S>, <S>`
#[inline]
pub const fn scvtf_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5e21d800, vd.0, 0, vn.0, 5))
}
/// `fcmgt <D>, <D>, #0.0`
#[inline]
pub const fn fcmgt_d_d_00(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee0c800, vd.0, 0, vn.0, 5))
}
/// `fcmgt <S>, <S>, #0.0`
#[inline]
pub const fn fcmgt_s_s_00(vd: S, vn: S) -> Inst {
    Inst(r2(0x5ea0c800, vd.0, 0, vn.0, 5))
}
/// `fcmeq <S>, <S>, #0.0`
#[inline]
pub const fn fcmeq_s_s_00(vd: S, vn: S) -> Inst {
    Inst(r2(0x5ea0d800, vd.0, 0, vn.0, 5))
}
/// `fcmeq <D>, <D>, #0.0`
#[inline]
pub const fn fcmeq_d_d_00(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee0d800, vd.0, 0, vn.0, 5))
}
/// `fcmlt <D>, <D>, #0.0`
#[inline]
pub const fn fcmlt_d_d_00(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee0e800, vd.0, 0, vn.0, 5))
}
/// `fcmlt <S>, <S>, #0.0`
#[inline]
pub const fn fcmlt_s_s_00(vd: S, vn: S) -> Inst {
    Inst(r2(0x5ea0e800, vd.0, 0, vn.0, 5))
}
/// `fcvtps <S>, <S>`
#[inline]
pub const fn fcvtps_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5ea1a800, vd.0, 0, vn.0, 5))
}
/// `fcvtps <D>, <D>`
#[inline]
pub const fn fcvtps_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee1a800, vd.0, 0, vn.0, 5))
}
/// `fcvtzs <S>, <S>`
#[inline]
pub const fn fcvtzs_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5ea1b800, vd.0, 0, vn.0, 5))
}
/// `fcvtzs <D>, <D>`
#[inline]
pub const fn fcvtzs_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee1b800, vd.0, 0, vn.0, 5))
}
/// `frecpe <S>, <S>`
#[inline]
pub const fn frecpe_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5ea1d800, vd.0, 0, vn.0, 5))
}
/// `frecpe <D>, <D>`
#[inline]
pub const fn frecpe_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee1d800, vd.0, 0, vn.0, 5))
}
/// `frecpx <D>, <D>`
#[inline]
pub const fn frecpx_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x5ee1f800, vd.0, 0, vn.0, 5))
}
/// `frecpx <S>, <S>`
#[inline]
pub const fn frecpx_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5ea1f800, vd.0, 0, vn.0, 5))
}
/// `usqadd <H>, <H>`
#[inline]
pub const fn usqadd_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x7e603800, vd.0, 0, vn.0, 5))
}
/// `usqadd <D>, <D>`
#[inline]
pub const fn usqadd_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x7ee03800, vd.0, 0, vn.0, 5))
}
/// `usqadd <B>, <B>`
#[inline]
pub const fn usqadd_b_b(vd: B, vn: B) -> Inst {
    Inst(r2(0x7e203800, vd.0, 0, vn.0, 5))
}
/// `usqadd <S>, <S>`
#[inline]
pub const fn usqadd_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x7ea03800, vd.0, 0, vn.0, 5))
}
/// `sqneg <S>, <S>`
#[inline]
pub const fn sqneg_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x7ea07800, vd.0, 0, vn.0, 5))
}
/// `sqneg <H>, <H>`
#[inline]
pub const fn sqneg_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x7e607800, vd.0, 0, vn.0, 5))
}
/// `sqneg <D>, <D>`
#[inline]
pub const fn sqneg_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x7ee07800, vd.0, 0, vn.0, 5))
}
/// `sqneg <B>, <B>`
#[inline]
pub const fn sqneg_b_b(vd: B, vn: B) -> Inst {
    Inst(r2(0x7e207800, vd.0, 0, vn.0, 5))
}
/// `cmge <D>, <D>, #0`
#[inline]
pub const fn cmge_d_d_0(vd: D, vn: D) -> Inst {
    Inst(r2(0x7ee08800, vd.0, 0, vn.0, 5))
}
/// `cmle <D>, <D>, #0`
#[inline]
pub const fn cmle_d_d_0(vd: D, vn: D) -> Inst {
    Inst(r2(0x7ee09800, vd.0, 0, vn.0, 5))
}
/// `neg <D>, <D>`
#[inline]
pub const fn neg_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x7ee0b800, vd.0, 0, vn.0, 5))
}
/// `sqxtun <S>, <D>`
#[inline]
pub const fn sqxtun_s_d(vd: S, vn: D) -> Inst {
    Inst(r2(0x7ea12800, vd.0, 0, vn.0, 5))
}
/// `sqxtun <B>, <H>`
#[inline]
pub const fn sqxtun_b_h(vd: B, vn: H) -> Inst {
    Inst(r2(0x7e212800, vd.0, 0, vn.0, 5))
}
/// `sqxtun <H>, <S>`
#[inline]
pub const fn sqxtun_h_s(vd: H, vn: S) -> Inst {
    Inst(r2(0x7e612800, vd.0, 0, vn.0, 5))
}
/// `uqxtn <S>, <D>`
#[inline]
pub const fn uqxtn_s_d(vd: S, vn: D) -> Inst {
    Inst(r2(0x7ea14800, vd.0, 0, vn.0, 5))
}
/// `uqxtn <B>, <H>`
#[inline]
pub const fn uqxtn_b_h(vd: B, vn: H) -> Inst {
    Inst(r2(0x7e214800, vd.0, 0, vn.0, 5))
}
/// `uqxtn <H>, <S>`
#[inline]
pub const fn uqxtn_h_s(vd: H, vn: S) -> Inst {
    Inst(r2(0x7e614800, vd.0, 0, vn.0, 5))
}
/// `fcvtxn <S>, <D>`
#[inline]
pub const fn fcvtxn_s_d(vd: S, vn: D) -> Inst {
    Inst(r2(0x7e616800, vd.0, 0, vn.0, 5))
}
/// `fcvtnu <S>, <S>`
#[inline]
pub const fn fcvtnu_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x7e21a800, vd.0, 0, vn.0, 5))
}
/// `fcvtnu <D>, <D>`
#[inline]
pub const fn fcvtnu_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x7e61a800, vd.0, 0, vn.0, 5))
}
/// `fcvtmu <S>, <S>`
#[inline]
pub const fn fcvtmu_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x7e21b800, vd.0, 0, vn.0, 5))
}
/// `fcvtmu <D>, <D>`
#[inline]
pub const fn fcvtmu_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x7e61b800, vd.0, 0, vn.0, 5))
}
/// `fcvtau <D>, <D>`
#[inline]
pub const fn fcvtau_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x7e61c800, vd.0, 0, vn.0, 5))
}
/// `fcvtau <S>, <S>`
#[inline]
pub const fn fcvtau_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x7e21c800, vd.0, 0, vn.0, 5))
}
/// `ucvtf <D>, <D>`
#[inline]
pub const fn ucvtf_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x7e61d800, vd.0, 0, vn.0, 5))
}
/// `ucvtf <S>, <S>`
#[inline]
pub const fn ucvtf_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x7e21d800, vd.0, 0, vn.0, 5))
}
/// `fcmge <D>, <D>, #0.0`
#[inline]
pub const fn fcmge_d_d_00(vd: D, vn: D) -> Inst {
    Inst(r2(0x7ee0c800, vd.0, 0, vn.0, 5))
}
/// `fcmge <S>, <S>, #0.0`
#[inline]
pub const fn fcmge_s_s_00(vd: S, vn: S) -> Inst {
    Inst(r2(0x7ea0c800, vd.0, 0, vn.0, 5))
}
/// `fcmle <S>, <S>, #0.0`
#[inline]
pub const fn fcmle_s_s_00(vd: S, vn: S) -> Inst {
    Inst(r2(0x7ea0d800, vd.0, 0, vn.0, 5))
}
/// `fcmle <D>, <D>, #0.0`
#[inline]
pub const fn fcmle_d_d_00(vd: D, vn: D) -> Inst {
    Inst(r2(0x7ee0d800, vd.0, 0, vn.0, 5))
}
/// `fcvtpu <S>, <S>`
#[inline]
pub const fn fcvtpu_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x7ea1a800, vd.0, 0, vn.0, 5))
}
/// `fcvtpu <D>, <D>`
#[inline]
pub const fn fcvtpu_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x7ee1a800, vd.0, 0, vn.0, 5))
}
/// `fcvtzu <S>, <S>`
#[inline]
pub const fn fcvtzu_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x7ea1b800, vd.0, 0, vn.0, 5))
}
/// `fcvtzu <D>, <D>`
#[inline]
pub const fn fcvtzu_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x7ee1b800, vd.0, 0, vn.0, 5))
}
/// `frsqrte <D>, <D>`
#[inline]
pub const fn frsqrte_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x7ee1d800, vd.0, 0, vn.0, 5))
}
/// `frsqrte <S>, <S>`
#[inline]
pub const fn frsqrte_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x7ea1d800, vd.0, 0, vn.0, 5))
}
/// `fcvtns <H>, <H>`
#[inline]
pub const fn fcvtns_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x5e79a800, vd.0, 0, vn.0, 5))
}
/// `fcvtms <H>, <H>`
#[inline]
pub const fn fcvtms_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x5e79b800, vd.0, 0, vn.0, 5))
}
/// `fcvtas <H>, <H>`
#[inline]
pub const fn fcvtas_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x5e79c800, vd.0, 0, vn.0, 5))
}
/// `scvtf <H>, <H>`
#[inline]
pub const fn scvtf_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x5e79d800, vd.0, 0, vn.0, 5))
}
/// `fcmgt <H>, <H>, #0.0`
#[inline]
pub const fn fcmgt_h_h_00(vd: H, vn: H) -> Inst {
    Inst(r2(0x5ef8c800, vd.0, 0, vn.0, 5))
}
/// `fcmeq <H>, <H>, #0.0`
#[inline]
pub const fn fcmeq_h_h_00(vd: H, vn: H) -> Inst {
    Inst(r2(0x5ef8d800, vd.0, 0, vn.0, 5))
}
/// `fcmlt <H>, <H>, #0.0`
#[inline]
pub const fn fcmlt_h_h_00(vd: H, vn: H) -> Inst {
    Inst(r2(0x5ef8e800, vd.0, 0, vn.0, 5))
}
/// `fcvtps <H>, <H>`
#[inline]
pub const fn fcvtps_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x5ef9a800, vd.0, 0, vn.0, 5))
}
/// `fcvtzs <H>, <H>`
#[inline]
pub const fn fcvtzs_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x5ef9b800, vd.0, 0, vn.0, 5))
}
/// `frecpe <H>, <H>`
#[inline]
pub const fn frecpe_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x5ef9d800, vd.0, 0, vn.0, 5))
}
/// `frecpx <H>, <H>`
#[inline]
pub const fn frecpx_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x5ef9f800, vd.0, 0, vn.0, 5))
}
/// `fcvtnu <H>, <H>`
#[inline]
pub const fn fcvtnu_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x7e79a800, vd.0, 0, vn.0, 5))
}
/// `fcvtmu <H>, <H>`
#[inline]
pub const fn fcvtmu_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x7e79b800, vd.0, 0, vn.0, 5))
}
/// `fcvtau <H>, <H>`
#[inline]
pub const fn fcvtau_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x7e79c800, vd.0, 0, vn.0, 5))
}
/// `ucvtf <H>, <H>`
#[inline]
pub const fn ucvtf_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x7e79d800, vd.0, 0, vn.0, 5))
}
/// `fcmge <H>, <H>, #0.0`
#[inline]
pub const fn fcmge_h_h_00(vd: H, vn: H) -> Inst {
    Inst(r2(0x7ef8c800, vd.0, 0, vn.0, 5))
}
/// `fcmle <H>, <H>, #0.0`
#[inline]
pub const fn fcmle_h_h_00(vd: H, vn: H) -> Inst {
    Inst(r2(0x7ef8d800, vd.0, 0, vn.0, 5))
}
/// `fcvtpu <H>, <H>`
#[inline]
pub const fn fcvtpu_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x7ef9a800, vd.0, 0, vn.0, 5))
}
/// `fcvtzu <H>, <H>`
#[inline]
pub const fn fcvtzu_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x7ef9b800, vd.0, 0, vn.0, 5))
}
/// `frsqrte <H>, <H>`
#[inline]
pub const fn frsqrte_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x7ef9d800, vd.0, 0, vn.0, 5))
}
/// `mov <B>, <V>.b[<N>]`
#[inline]
pub const fn mov_b_vb_at_i(vd: B, vn: V, index: Imm0To15) -> Inst {
    Inst(r2(part(0x5e010400, index.steps(), 0, 4, 17), vd.0, 0, vn.0, 5))
}
/// `mov <H>, <V>.h[<N>]`
#[inline]
pub const fn mov_h_vh_at_i(vd: H, vn: V, index: Imm0To7) -> Inst {
    Inst(r2(part(0x5e020400, index.steps(), 0, 3, 18), vd.0, 0, vn.0, 5))
}
/// `mov <S>, <V>.s[<N>]`
#[inline]
pub const fn mov_s_vs_at_i(vd: S, vn: V, index: Imm0To3) -> Inst {
    Inst(r2(part(0x5e040400, index.steps(), 0, 2, 19), vd.0, 0, vn.0, 5))
}
/// `mov <D>, <V>.d[<N>]`
#[inline]
pub const fn mov_d_vd_at_i(vd: D, vn: V, index: Imm0To1) -> Inst {
    Inst(r2(part(0x5e080400, index.steps(), 0, 1, 20), vd.0, 0, vn.0, 5))
}
/// `addp <D>, <V>.2d`
#[inline]
pub const fn addp_d_v2d(vd: D, vn: V) -> Inst {
    Inst(r2(0x5ef1b800, vd.0, 0, vn.0, 5))
}
/// `fmaxnmp <H>, <V>.2h`
#[inline]
pub const fn fmaxnmp_h_v2h(vd: H, vn: V) -> Inst {
    Inst(r2(0x5e30c800, vd.0, 0, vn.0, 5))
}
/// `faddp <H>, <V>.2h`
#[inline]
pub const fn faddp_h_v2h(vd: H, vn: V) -> Inst {
    Inst(r2(0x5e30d800, vd.0, 0, vn.0, 5))
}
/// `fmaxp <H>, <V>.2h`
#[inline]
pub const fn fmaxp_h_v2h(vd: H, vn: V) -> Inst {
    Inst(r2(0x5e30f800, vd.0, 0, vn.0, 5))
}
/// `fminnmp <H>, <V>.2h`
#[inline]
pub const fn fminnmp_h_v2h(vd: H, vn: V) -> Inst {
    Inst(r2(0x5eb0c800, vd.0, 0, vn.0, 5))
}
/// `fminp <H>, <V>.2h`
#[inline]
pub const fn fminp_h_v2h(vd: H, vn: V) -> Inst {
    Inst(r2(0x5eb0f800, vd.0, 0, vn.0, 5))
}
/// `fmaxnmp <S>, <V>.2s`
#[inline]
pub const fn fmaxnmp_s_v2s(vd: S, vn: V) -> Inst {
    Inst(r2(0x7e30c800, vd.0, 0, vn.0, 5))
}
/// `fmaxnmp <D>, <V>.2d`
#[inline]
pub const fn fmaxnmp_d_v2d(vd: D, vn: V) -> Inst {
    Inst(r2(0x7e70c800, vd.0, 0, vn.0, 5))
}
/// `faddp <D>, <V>.2d`
#[inline]
pub const fn faddp_d_v2d(vd: D, vn: V) -> Inst {
    Inst(r2(0x7e70d800, vd.0, 0, vn.0, 5))
}
/// `faddp <S>, <V>.2s`
#[inline]
pub const fn faddp_s_v2s(vd: S, vn: V) -> Inst {
    Inst(r2(0x7e30d800, vd.0, 0, vn.0, 5))
}
/// `fmaxp <S>, <V>.2s`
#[inline]
pub const fn fmaxp_s_v2s(vd: S, vn: V) -> Inst {
    Inst(r2(0x7e30f800, vd.0, 0, vn.0, 5))
}
/// `fmaxp <D>, <V>.2d`
#[inline]
pub const fn fmaxp_d_v2d(vd: D, vn: V) -> Inst {
    Inst(r2(0x7e70f800, vd.0, 0, vn.0, 5))
}
/// `fminnmp <D>, <V>.2d`
#[inline]
pub const fn fminnmp_d_v2d(vd: D, vn: V) -> Inst {
    Inst(r2(0x7ef0c800, vd.0, 0, vn.0, 5))
}
/// `fminnmp <S>, <V>.2s`
#[inline]
pub const fn fminnmp_s_v2s(vd: S, vn: V) -> Inst {
    Inst(r2(0x7eb0c800, vd.0, 0, vn.0, 5))
}
/// `fminp <S>, <V>.2s`
#[inline]
pub const fn fminp_s_v2s(vd: S, vn: V) -> Inst {
    Inst(r2(0x7eb0f800, vd.0, 0, vn.0, 5))
}
/// `fminp <D>, <V>.2d`
#[inline]
pub const fn fminp_d_v2d(vd: D, vn: V) -> Inst {
    Inst(r2(0x7ef0f800, vd.0, 0, vn.0, 5))
}
/// `sqadd <D>, <D>, <D>`
#[inline]
pub const fn sqadd_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqadd <B>, <B>, <B>`
#[inline]
pub const fn sqadd_b_b_b(vd: B, vn: B, vm: B) -> Inst {
    Inst(r3(0x5e200c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqadd <H>, <H>, <H>`
#[inline]
pub const fn sqadd_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e600c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqadd <S>, <S>, <S>`
#[inline]
pub const fn sqadd_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x5ea00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <H>, <H>, <H>`
#[inline]
pub const fn sqsub_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e602c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <D>, <D>, <D>`
#[inline]
pub const fn sqsub_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <B>, <B>, <B>`
#[inline]
pub const fn sqsub_b_b_b(vd: B, vn: B, vm: B) -> Inst {
    Inst(r3(0x5e202c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqsub <S>, <S>, <S>`
#[inline]
pub const fn sqsub_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x5ea02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmgt <D>, <D>, <D>`
#[inline]
pub const fn cmgt_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmge <D>, <D>, <D>`
#[inline]
pub const fn cmge_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sshl <D>, <D>, <D>`
#[inline]
pub const fn sshl_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee04400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <S>, <S>, <S>`
#[inline]
pub const fn sqshl_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x5ea04c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <D>, <D>, <D>`
#[inline]
pub const fn sqshl_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee04c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <H>, <H>, <H>`
#[inline]
pub const fn sqshl_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e604c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqshl <B>, <B>, <B>`
#[inline]
pub const fn sqshl_b_b_b(vd: B, vn: B, vm: B) -> Inst {
    Inst(r3(0x5e204c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `srshl <D>, <D>, <D>`
#[inline]
pub const fn srshl_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee05400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <S>, <S>, <S>`
#[inline]
pub const fn sqrshl_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x5ea05c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <D>, <D>, <D>`
#[inline]
pub const fn sqrshl_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee05c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <H>, <H>, <H>`
#[inline]
pub const fn sqrshl_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e605c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrshl <B>, <B>, <B>`
#[inline]
pub const fn sqrshl_b_b_b(vd: B, vn: B, vm: B) -> Inst {
    Inst(r3(0x5e205c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `add <D>, <D>, <D>`
#[inline]
pub const fn add_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee08400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmtst <D>, <D>, <D>`
#[inline]
pub const fn cmtst_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee08c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <H>, <H>, <H>`
#[inline]
pub const fn sqdmulh_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e60b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqdmulh <S>, <S>, <S>`
#[inline]
pub const fn sqdmulh_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x5ea0b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <D>, <D>, <D>`
#[inline]
pub const fn fmulx_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5e60dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <S>, <S>, <S>`
#[inline]
pub const fn fmulx_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x5e20dc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmeq <D>, <D>, <D>`
#[inline]
pub const fn fcmeq_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5e60e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmeq <S>, <S>, <S>`
#[inline]
pub const fn fcmeq_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x5e20e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frecps <S>, <S>, <S>`
#[inline]
pub const fn frecps_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x5e20fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frecps <D>, <D>, <D>`
#[inline]
pub const fn frecps_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5e60fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frsqrts <S>, <S>, <S>`
#[inline]
pub const fn frsqrts_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x5ea0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frsqrts <D>, <D>, <D>`
#[inline]
pub const fn frsqrts_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x5ee0fc00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <H>, <H>, <H>`
#[inline]
pub const fn uqadd_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7e600c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <S>, <S>, <S>`
#[inline]
pub const fn uqadd_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7ea00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <D>, <D>, <D>`
#[inline]
pub const fn uqadd_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee00c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqadd <B>, <B>, <B>`
#[inline]
pub const fn uqadd_b_b_b(vd: B, vn: B, vm: B) -> Inst {
    Inst(r3(0x7e200c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <H>, <H>, <H>`
#[inline]
pub const fn uqsub_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7e602c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <B>, <B>, <B>`
#[inline]
pub const fn uqsub_b_b_b(vd: B, vn: B, vm: B) -> Inst {
    Inst(r3(0x7e202c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <S>, <S>, <S>`
#[inline]
pub const fn uqsub_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7ea02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqsub <D>, <D>, <D>`
#[inline]
pub const fn uqsub_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhi <D>, <D>, <D>`
#[inline]
pub const fn cmhi_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee03400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmhs <D>, <D>, <D>`
#[inline]
pub const fn cmhs_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `ushl <D>, <D>, <D>`
#[inline]
pub const fn ushl_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee04400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <B>, <B>, <B>`
#[inline]
pub const fn uqshl_b_b_b(vd: B, vn: B, vm: B) -> Inst {
    Inst(r3(0x7e204c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <H>, <H>, <H>`
#[inline]
pub const fn uqshl_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7e604c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <D>, <D>, <D>`
#[inline]
pub const fn uqshl_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee04c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqshl <S>, <S>, <S>`
#[inline]
pub const fn uqshl_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7ea04c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `urshl <D>, <D>, <D>`
#[inline]
pub const fn urshl_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee05400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <D>, <D>, <D>`
#[inline]
pub const fn uqrshl_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee05c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <H>, <H>, <H>`
#[inline]
pub const fn uqrshl_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7e605c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <B>, <B>, <B>`
#[inline]
pub const fn uqrshl_b_b_b(vd: B, vn: B, vm: B) -> Inst {
    Inst(r3(0x7e205c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `uqrshl <S>, <S>, <S>`
#[inline]
pub const fn uqrshl_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7ea05c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sub <D>, <D>, <D>`
#[inline]
pub const fn sub_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee08400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `cmeq <D>, <D>, <D>`
#[inline]
pub const fn cmeq_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee08c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <H>, <H>, <H>`
#[inline]
pub const fn sqrdmulh_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7e60b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmulh <S>, <S>, <S>`
#[inline]
pub const fn sqrdmulh_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7ea0b400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmge <S>, <S>, <S>`
#[inline]
pub const fn fcmge_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7e20e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmge <D>, <D>, <D>`
#[inline]
pub const fn fcmge_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7e60e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facge <S>, <S>, <S>`
#[inline]
pub const fn facge_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7e20ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facge <D>, <D>, <D>`
#[inline]
pub const fn facge_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7e60ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fabd <S>, <S>, <S>`
#[inline]
pub const fn fabd_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7ea0d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fabd <D>, <D>, <D>`
#[inline]
pub const fn fabd_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee0d400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmgt <S>, <S>, <S>`
#[inline]
pub const fn fcmgt_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7ea0e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmgt <D>, <D>, <D>`
#[inline]
pub const fn fcmgt_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee0e400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facgt <D>, <D>, <D>`
#[inline]
pub const fn facgt_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x7ee0ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facgt <S>, <S>, <S>`
#[inline]
pub const fn facgt_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7ea0ec00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <S>, <S>, <S>`
#[inline]
pub const fn sqrdmlah_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7e808400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlah <H>, <H>, <H>`
#[inline]
pub const fn sqrdmlah_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7e408400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <S>, <S>, <S>`
#[inline]
pub const fn sqrdmlsh_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x7e808c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sqrdmlsh <H>, <H>, <H>`
#[inline]
pub const fn sqrdmlsh_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7e408c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmulx <H>, <H>, <H>`
#[inline]
pub const fn fmulx_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e401c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmeq <H>, <H>, <H>`
#[inline]
pub const fn fcmeq_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e402400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frecps <H>, <H>, <H>`
#[inline]
pub const fn frecps_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x5e403c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `frsqrts <H>, <H>, <H>`
#[inline]
pub const fn frsqrts_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x5ec03c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmge <H>, <H>, <H>`
#[inline]
pub const fn fcmge_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7e402400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facge <H>, <H>, <H>`
#[inline]
pub const fn facge_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7e402c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fabd <H>, <H>, <H>`
#[inline]
pub const fn fabd_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7ec01400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcmgt <H>, <H>, <H>`
#[inline]
pub const fn fcmgt_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7ec02400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `facgt <H>, <H>, <H>`
#[inline]
pub const fn facgt_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x7ec02c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sshr <D>, <D>, #<I>`
#[inline]
pub const fn sshr_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x5f400400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `ssra <D>, <D>, #<I>`
#[inline]
pub const fn ssra_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x5f401400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `srshr <D>, <D>, #<I>`
#[inline]
pub const fn srshr_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x5f402400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `srsra <D>, <D>, #<I>`
#[inline]
pub const fn srsra_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x5f403400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `shl <D>, <D>, #<I>`
#[inline]
pub const fn shl_d_d_i(vd: D, vn: D, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x5f405400, imm.steps(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <D>, <D>, #<I>`
#[inline]
pub const fn sqshl_d_d_i(vd: D, vn: D, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x5f407400, imm.steps(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <S>, <S>, #<I>`
#[inline]
pub const fn sqshl_s_s_i(vd: S, vn: S, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x5f207400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <B>, <B>, #<I>`
#[inline]
pub const fn sqshl_b_b_i(vd: B, vn: B, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x5f087400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqshl <H>, <H>, #<I>`
#[inline]
pub const fn sqshl_h_h_i(vd: H, vn: H, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x5f107400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrn <S>, <D>, #<I>`
#[inline]
pub const fn sqshrn_s_d_i(vd: S, vn: D, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x5f209400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrn <H>, <S>, #<I>`
#[inline]
pub const fn sqshrn_h_s_i(vd: H, vn: S, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x5f109400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrn <B>, <H>, #<I>`
#[inline]
pub const fn sqshrn_b_h_i(vd: B, vn: H, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x5f089400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrn <H>, <S>, #<I>`
#[inline]
pub const fn sqrshrn_h_s_i(vd: H, vn: S, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x5f109c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrn <S>, <D>, #<I>`
#[inline]
pub const fn sqrshrn_s_d_i(vd: S, vn: D, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x5f209c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrn <B>, <H>, #<I>`
#[inline]
pub const fn sqrshrn_b_h_i(vd: B, vn: H, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x5f089c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `scvtf <S>, <S>, #<I>`
#[inline]
pub const fn scvtf_s_s_i(vd: S, vn: S, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x5f20e400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `scvtf <D>, <D>, #<I>`
#[inline]
pub const fn scvtf_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x5f40e400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `scvtf <H>, <H>, #<I>`
#[inline]
pub const fn scvtf_h_h_i(vd: H, vn: H, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x5f10e400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzs <D>, <D>, #<I>`
#[inline]
pub const fn fcvtzs_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x5f40fc00, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzs <S>, <S>, #<I>`
#[inline]
pub const fn fcvtzs_s_s_i(vd: S, vn: S, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x5f20fc00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzs <H>, <H>, #<I>`
#[inline]
pub const fn fcvtzs_h_h_i(vd: H, vn: H, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x5f10fc00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `ushr <D>, <D>, #<I>`
#[inline]
pub const fn ushr_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x7f400400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `usra <D>, <D>, #<I>`
#[inline]
pub const fn usra_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x7f401400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `urshr <D>, <D>, #<I>`
#[inline]
pub const fn urshr_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x7f402400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `ursra <D>, <D>, #<I>`
#[inline]
pub const fn ursra_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x7f403400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sri <D>, <D>, #<I>`
#[inline]
pub const fn sri_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x7f404400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sli <D>, <D>, #<I>`
#[inline]
pub const fn sli_d_d_i(vd: D, vn: D, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x7f405400, imm.steps(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <D>, <D>, #<I>`
#[inline]
pub const fn sqshlu_d_d_i(vd: D, vn: D, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x7f406400, imm.steps(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <S>, <S>, #<I>`
#[inline]
pub const fn sqshlu_s_s_i(vd: S, vn: S, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x7f206400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <H>, <H>, #<I>`
#[inline]
pub const fn sqshlu_h_h_i(vd: H, vn: H, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x7f106400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshlu <B>, <B>, #<I>`
#[inline]
pub const fn sqshlu_b_b_i(vd: B, vn: B, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x7f086400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <S>, <S>, #<I>`
#[inline]
pub const fn uqshl_s_s_i(vd: S, vn: S, imm: Imm0To31) -> Inst {
    Inst(r2(part(0x7f207400, imm.steps(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <D>, <D>, #<I>`
#[inline]
pub const fn uqshl_d_d_i(vd: D, vn: D, imm: Imm0To63) -> Inst {
    Inst(r2(part(0x7f407400, imm.steps(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <B>, <B>, #<I>`
#[inline]
pub const fn uqshl_b_b_i(vd: B, vn: B, imm: Imm0To7) -> Inst {
    Inst(r2(part(0x7f087400, imm.steps(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `uqshl <H>, <H>, #<I>`
#[inline]
pub const fn uqshl_h_h_i(vd: H, vn: H, imm: Imm0To15) -> Inst {
    Inst(r2(part(0x7f107400, imm.steps(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrun <B>, <H>, #<I>`
#[inline]
pub const fn sqshrun_b_h_i(vd: B, vn: H, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x7f088400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrun <S>, <D>, #<I>`
#[inline]
pub const fn sqshrun_s_d_i(vd: S, vn: D, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x7f208400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `sqshrun <H>, <S>, #<I>`
#[inline]
pub const fn sqshrun_h_s_i(vd: H, vn: S, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x7f108400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrun <H>, <S>, #<I>`
#[inline]
pub const fn sqrshrun_h_s_i(vd: H, vn: S, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x7f108c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrun <B>, <H>, #<I>`
#[inline]
pub const fn sqrshrun_b_h_i(vd: B, vn: H, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x7f088c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `sqrshrun <S>, <D>, #<I>`
#[inline]
pub const fn sqrshrun_s_d_i(vd: S, vn: D, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x7f208c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `uqshrn <S>, <D>, #<I>`
#[inline]
pub const fn uqshrn_s_d_i(vd: S, vn: D, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x7f209400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `uqshrn <H>, <S>, #<I>`
#[inline]
pub const fn uqshrn_h_s_i(vd: H, vn: S, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x7f109400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `uqshrn <B>, <H>, #<I>`
#[inline]
pub const fn uqshrn_b_h_i(vd: B, vn: H, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x7f089400, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `uqrshrn <H>, <S>, #<I>`
#[inline]
pub const fn uqrshrn_h_s_i(vd: H, vn: S, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x7f109c00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `uqrshrn <S>, <D>, #<I>`
#[inline]
pub const fn uqrshrn_s_d_i(vd: S, vn: D, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x7f209c00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `uqrshrn <B>, <H>, #<I>`
#[inline]
pub const fn uqrshrn_b_h_i(vd: B, vn: H, imm: Imm1To8) -> Inst {
    Inst(r2(part(0x7f089c00, imm.steps_down(), 0, 3, 16), vd.0, 0, vn.0, 5))
}
/// `ucvtf <S>, <S>, #<I>`
#[inline]
pub const fn ucvtf_s_s_i(vd: S, vn: S, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x7f20e400, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `ucvtf <D>, <D>, #<I>`
#[inline]
pub const fn ucvtf_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x7f40e400, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `ucvtf <H>, <H>, #<I>`
#[inline]
pub const fn ucvtf_h_h_i(vd: H, vn: H, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x7f10e400, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzu <D>, <D>, #<I>`
#[inline]
pub const fn fcvtzu_d_d_i(vd: D, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x7f40fc00, imm.steps_down(), 0, 6, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzu <S>, <S>, #<I>`
#[inline]
pub const fn fcvtzu_s_s_i(vd: S, vn: S, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x7f20fc00, imm.steps_down(), 0, 5, 16), vd.0, 0, vn.0, 5))
}
/// `fcvtzu <H>, <H>, #<I>`
#[inline]
pub const fn fcvtzu_h_h_i(vd: H, vn: H, imm: Imm1To16) -> Inst {
    Inst(r2(part(0x7f10fc00, imm.steps_down(), 0, 4, 16), vd.0, 0, vn.0, 5))
}
/// `sm3tt1a <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sm3tt1a_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(0xce408000, index.steps(), 0, 2, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sm3tt1b <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sm3tt1b_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(0xce408400, index.steps(), 0, 2, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sm3tt2a <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sm3tt2a_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(0xce408800, index.steps(), 0, 2, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sm3tt2b <V>.4s, <V>.4s, <V>.s[<N>]`
#[inline]
pub const fn sm3tt2b_v4s_v4s_vs_at_i(vd: V, vn: V, vm: V, index: Imm0To3) -> Inst {
    Inst(r3(part(0xce408c00, index.steps(), 0, 2, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `xar <V>.2d, <V>.2d, <V>.2d, #<I>`
#[inline]
pub const fn xar_v2d_v2d_v2d_i(vd: V, vn: V, vm: V, imm: Imm0To63) -> Inst {
    Inst(r3(part(0xce800000, imm.steps(), 0, 6, 10), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `eor3 <V>.16b, <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn eor3_v16b_v16b_v16b_v16b(vd: V, vn: V, vm: V, va: V) -> Inst {
    Inst(r4(0xce000000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `bcax <V>.16b, <V>.16b, <V>.16b, <V>.16b`
#[inline]
pub const fn bcax_v16b_v16b_v16b_v16b(vd: V, vn: V, vm: V, va: V) -> Inst {
    Inst(r4(0xce200000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `sm3ss1 <V>.4s, <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sm3ss1_v4s_v4s_v4s_v4s(vd: V, vn: V, vm: V, va: V) -> Inst {
    Inst(r4(0xce400000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `aese <V>.16b, <V>.16b`
#[inline]
pub const fn aese_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e284800, vd.0, 0, vn.0, 5))
}
/// `aesd <V>.16b, <V>.16b`
#[inline]
pub const fn aesd_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e285800, vd.0, 0, vn.0, 5))
}
/// `aesmc <V>.16b, <V>.16b`
#[inline]
pub const fn aesmc_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e286800, vd.0, 0, vn.0, 5))
}
/// `aesimc <V>.16b, <V>.16b`
#[inline]
pub const fn aesimc_v16b_v16b(vd: V, vn: V) -> Inst {
    Inst(r2(0x4e287800, vd.0, 0, vn.0, 5))
}
/// `sha1h <S>, <S>`
#[inline]
pub const fn sha1h_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x5e280800, vd.0, 0, vn.0, 5))
}
/// `sha1su1 <V>.4s, <V>.4s`
#[inline]
pub const fn sha1su1_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x5e281800, vd.0, 0, vn.0, 5))
}
/// `sha256su0 <V>.4s, <V>.4s`
#[inline]
pub const fn sha256su0_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0x5e282800, vd.0, 0, vn.0, 5))
}
/// `sha1c <Q>, <S>, <V>.4s`
#[inline]
pub const fn sha1c_q_s_v4s(vd: Q, vn: S, vm: V) -> Inst {
    Inst(r3(0x5e000000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sha1p <Q>, <S>, <V>.4s`
#[inline]
pub const fn sha1p_q_s_v4s(vd: Q, vn: S, vm: V) -> Inst {
    Inst(r3(0x5e001000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sha1m <Q>, <S>, <V>.4s`
#[inline]
pub const fn sha1m_q_s_v4s(vd: Q, vn: S, vm: V) -> Inst {
    Inst(r3(0x5e002000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sha1su0 <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sha1su0_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x5e003000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sha256h <Q>, <Q>, <V>.4s`
#[inline]
pub const fn sha256h_q_q_v4s(vd: Q, vn: Q, vm: V) -> Inst {
    Inst(r3(0x5e004000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sha256h2 <Q>, <Q>, <V>.4s`
#[inline]
pub const fn sha256h2_q_q_v4s(vd: Q, vn: Q, vm: V) -> Inst {
    Inst(r3(0x5e005000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sha256su1 <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sha256su1_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0x5e006000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sha512su0 <V>.2d, <V>.2d`
#[inline]
pub const fn sha512su0_v2d_v2d(vd: V, vn: V) -> Inst {
    Inst(r2(0xcec08000, vd.0, 0, vn.0, 5))
}
/// `sm4e <V>.4s, <V>.4s`
#[inline]
pub const fn sm4e_v4s_v4s(vd: V, vn: V) -> Inst {
    Inst(r2(0xcec08400, vd.0, 0, vn.0, 5))
}
/// `sha512h <Q>, <Q>, <V>.2d`
#[inline]
pub const fn sha512h_q_q_v2d(vd: Q, vn: Q, vm: V) -> Inst {
    Inst(r3(0xce608000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sha512h2 <Q>, <Q>, <V>.2d`
#[inline]
pub const fn sha512h2_q_q_v2d(vd: Q, vn: Q, vm: V) -> Inst {
    Inst(r3(0xce608400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sha512su1 <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn sha512su1_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0xce608800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `rax1 <V>.2d, <V>.2d, <V>.2d`
#[inline]
pub const fn rax1_v2d_v2d_v2d(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0xce608c00, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sm3partw1 <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sm3partw1_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0xce60c000, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sm3partw2 <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sm3partw2_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0xce60c400, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `sm4ekey <V>.4s, <V>.4s, <V>.4s`
#[inline]
pub const fn sm4ekey_v4s_v4s_v4s(vd: V, vn: V, vm: V) -> Inst {
    Inst(r3(0xce60c800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `scvtf <S>, <W>, #<I>`
#[inline]
pub const fn scvtf_s_w_i(vd: S, rn: W, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1e028000, imm.steps_down(), 0, 5, 10), vd.0, 0, rn.0, 5))
}
/// `ucvtf <S>, <W>, #<I>`
#[inline]
pub const fn ucvtf_s_w_i(vd: S, rn: W, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1e038000, imm.steps_down(), 0, 5, 10), vd.0, 0, rn.0, 5))
}
/// `fcvtzs <W>, <S>, #<I>`
#[inline]
pub const fn fcvtzs_w_s_i(rd: W, vn: S, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1e188000, imm.steps_down(), 0, 5, 10), rd.0, 0, vn.0, 5))
}
/// `fcvtzu <W>, <S>, #<I>`
#[inline]
pub const fn fcvtzu_w_s_i(rd: W, vn: S, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1e198000, imm.steps_down(), 0, 5, 10), rd.0, 0, vn.0, 5))
}
/// `scvtf <D>, <W>, #<I>`
#[inline]
pub const fn scvtf_d_w_i(vd: D, rn: W, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1e428000, imm.steps_down(), 0, 5, 10), vd.0, 0, rn.0, 5))
}
/// `ucvtf <D>, <W>, #<I>`
#[inline]
pub const fn ucvtf_d_w_i(vd: D, rn: W, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1e438000, imm.steps_down(), 0, 5, 10), vd.0, 0, rn.0, 5))
}
/// `fcvtzs <W>, <D>, #<I>`
#[inline]
pub const fn fcvtzs_w_d_i(rd: W, vn: D, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1e588000, imm.steps_down(), 0, 5, 10), rd.0, 0, vn.0, 5))
}
/// `fcvtzu <W>, <D>, #<I>`
#[inline]
pub const fn fcvtzu_w_d_i(rd: W, vn: D, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1e598000, imm.steps_down(), 0, 5, 10), rd.0, 0, vn.0, 5))
}
/// `scvtf <H>, <W>, #<I>`
#[inline]
pub const fn scvtf_h_w_i(vd: H, rn: W, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1ec28000, imm.steps_down(), 0, 5, 10), vd.0, 0, rn.0, 5))
}
/// `ucvtf <H>, <W>, #<I>`
#[inline]
pub const fn ucvtf_h_w_i(vd: H, rn: W, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1ec38000, imm.steps_down(), 0, 5, 10), vd.0, 0, rn.0, 5))
}
/// `fcvtzs <W>, <H>, #<I>`
#[inline]
pub const fn fcvtzs_w_h_i(rd: W, vn: H, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1ed88000, imm.steps_down(), 0, 5, 10), rd.0, 0, vn.0, 5))
}
/// `fcvtzu <W>, <H>, #<I>`
#[inline]
pub const fn fcvtzu_w_h_i(rd: W, vn: H, imm: Imm1To32) -> Inst {
    Inst(r2(part(0x1ed98000, imm.steps_down(), 0, 5, 10), rd.0, 0, vn.0, 5))
}
/// `scvtf <S>, <X>, #<I>`
#[inline]
pub const fn scvtf_s_x_i(vd: S, rn: X, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9e020000, imm.steps_down(), 0, 6, 10), vd.0, 0, rn.0, 5))
}
/// `ucvtf <S>, <X>, #<I>`
#[inline]
pub const fn ucvtf_s_x_i(vd: S, rn: X, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9e030000, imm.steps_down(), 0, 6, 10), vd.0, 0, rn.0, 5))
}
/// `fcvtzs <X>, <S>, #<I>`
#[inline]
pub const fn fcvtzs_x_s_i(rd: X, vn: S, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9e180000, imm.steps_down(), 0, 6, 10), rd.0, 0, vn.0, 5))
}
/// `fcvtzu <X>, <S>, #<I>`
#[inline]
pub const fn fcvtzu_x_s_i(rd: X, vn: S, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9e190000, imm.steps_down(), 0, 6, 10), rd.0, 0, vn.0, 5))
}
/// `scvtf <D>, <X>, #<I>`
#[inline]
pub const fn scvtf_d_x_i(vd: D, rn: X, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9e420000, imm.steps_down(), 0, 6, 10), vd.0, 0, rn.0, 5))
}
/// `ucvtf <D>, <X>, #<I>`
#[inline]
pub const fn ucvtf_d_x_i(vd: D, rn: X, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9e430000, imm.steps_down(), 0, 6, 10), vd.0, 0, rn.0, 5))
}
/// `fcvtzs <X>, <D>, #<I>`
#[inline]
pub const fn fcvtzs_x_d_i(rd: X, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9e580000, imm.steps_down(), 0, 6, 10), rd.0, 0, vn.0, 5))
}
/// `fcvtzu <X>, <D>, #<I>`
#[inline]
pub const fn fcvtzu_x_d_i(rd: X, vn: D, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9e590000, imm.steps_down(), 0, 6, 10), rd.0, 0, vn.0, 5))
}
/// `scvtf <H>, <X>, #<I>`
#[inline]
pub const fn scvtf_h_x_i(vd: H, rn: X, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9ec20000, imm.steps_down(), 0, 6, 10), vd.0, 0, rn.0, 5))
}
/// `ucvtf <H>, <X>, #<I>`
#[inline]
pub const fn ucvtf_h_x_i(vd: H, rn: X, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9ec30000, imm.steps_down(), 0, 6, 10), vd.0, 0, rn.0, 5))
}
/// `fcvtzs <X>, <H>, #<I>`
#[inline]
pub const fn fcvtzs_x_h_i(rd: X, vn: H, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9ed80000, imm.steps_down(), 0, 6, 10), rd.0, 0, vn.0, 5))
}
/// `fcvtzu <X>, <H>, #<I>`
#[inline]
pub const fn fcvtzu_x_h_i(rd: X, vn: H, imm: Imm1To64) -> Inst {
    Inst(r2(part(0x9ed90000, imm.steps_down(), 0, 6, 10), rd.0, 0, vn.0, 5))
}
/// `fcvtns <W>, <S>`
#[inline]
pub const fn fcvtns_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e200000, rd.0, 0, vn.0, 5))
}
/// `fcvtnu <W>, <S>`
#[inline]
pub const fn fcvtnu_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e210000, rd.0, 0, vn.0, 5))
}
/// `scvtf <S>, <W>`
#[inline]
pub const fn scvtf_s_w(vd: S, rn: W) -> Inst {
    Inst(r2(0x1e220000, vd.0, 0, rn.0, 5))
}
/// `ucvtf <S>, <W>`
#[inline]
pub const fn ucvtf_s_w(vd: S, rn: W) -> Inst {
    Inst(r2(0x1e230000, vd.0, 0, rn.0, 5))
}
/// `fcvtas <W>, <S>`
#[inline]
pub const fn fcvtas_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e240000, rd.0, 0, vn.0, 5))
}
/// `fcvtau <W>, <S>`
#[inline]
pub const fn fcvtau_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e250000, rd.0, 0, vn.0, 5))
}
/// `fmov <W>, <S>`
#[inline]
pub const fn fmov_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e260000, rd.0, 0, vn.0, 5))
}
/// `fmov <S>, <W>`
#[inline]
pub const fn fmov_s_w(vd: S, rn: W) -> Inst {
    Inst(r2(0x1e270000, vd.0, 0, rn.0, 5))
}
/// `fcvtps <W>, <S>`
#[inline]
pub const fn fcvtps_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e280000, rd.0, 0, vn.0, 5))
}
/// `fcvtpu <W>, <S>`
#[inline]
pub const fn fcvtpu_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e290000, rd.0, 0, vn.0, 5))
}
/// `fcvtms <W>, <S>`
#[inline]
pub const fn fcvtms_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e300000, rd.0, 0, vn.0, 5))
}
/// `fcvtmu <W>, <S>`
#[inline]
pub const fn fcvtmu_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e310000, rd.0, 0, vn.0, 5))
}
/// `fcvtzs <W>, <S>`
#[inline]
pub const fn fcvtzs_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e380000, rd.0, 0, vn.0, 5))
}
/// `fcvtzu <W>, <S>`
#[inline]
pub const fn fcvtzu_w_s(rd: W, vn: S) -> Inst {
    Inst(r2(0x1e390000, rd.0, 0, vn.0, 5))
}
/// `fcvtns <W>, <D>`
#[inline]
pub const fn fcvtns_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e600000, rd.0, 0, vn.0, 5))
}
/// `fcvtnu <W>, <D>`
#[inline]
pub const fn fcvtnu_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e610000, rd.0, 0, vn.0, 5))
}
/// `scvtf <D>, <W>`
#[inline]
pub const fn scvtf_d_w(vd: D, rn: W) -> Inst {
    Inst(r2(0x1e620000, vd.0, 0, rn.0, 5))
}
/// `ucvtf <D>, <W>`
#[inline]
pub const fn ucvtf_d_w(vd: D, rn: W) -> Inst {
    Inst(r2(0x1e630000, vd.0, 0, rn.0, 5))
}
/// `fcvtas <W>, <D>`
#[inline]
pub const fn fcvtas_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e640000, rd.0, 0, vn.0, 5))
}
/// `fcvtau <W>, <D>`
#[inline]
pub const fn fcvtau_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e650000, rd.0, 0, vn.0, 5))
}
/// `fcvtps <W>, <D>`
#[inline]
pub const fn fcvtps_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e680000, rd.0, 0, vn.0, 5))
}
/// `fcvtpu <W>, <D>`
#[inline]
pub const fn fcvtpu_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e690000, rd.0, 0, vn.0, 5))
}
/// `fcvtms <W>, <D>`
#[inline]
pub const fn fcvtms_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e700000, rd.0, 0, vn.0, 5))
}
/// `fcvtmu <W>, <D>`
#[inline]
pub const fn fcvtmu_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e710000, rd.0, 0, vn.0, 5))
}
/// `fcvtzs <W>, <D>`
#[inline]
pub const fn fcvtzs_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e780000, rd.0, 0, vn.0, 5))
}
/// `fcvtzu <W>, <D>`
#[inline]
pub const fn fcvtzu_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e790000, rd.0, 0, vn.0, 5))
}
/// `fjcvtzs <W>, <D>`
#[inline]
pub const fn fjcvtzs_w_d(rd: W, vn: D) -> Inst {
    Inst(r2(0x1e7e0000, rd.0, 0, vn.0, 5))
}
/// `fcvtns <W>, <H>`
#[inline]
pub const fn fcvtns_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ee00000, rd.0, 0, vn.0, 5))
}
/// `fcvtnu <W>, <H>`
#[inline]
pub const fn fcvtnu_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ee10000, rd.0, 0, vn.0, 5))
}
/// `scvtf <H>, <W>`
#[inline]
pub const fn scvtf_h_w(vd: H, rn: W) -> Inst {
    Inst(r2(0x1ee20000, vd.0, 0, rn.0, 5))
}
/// `ucvtf <H>, <W>`
#[inline]
pub const fn ucvtf_h_w(vd: H, rn: W) -> Inst {
    Inst(r2(0x1ee30000, vd.0, 0, rn.0, 5))
}
/// `fcvtas <W>, <H>`
#[inline]
pub const fn fcvtas_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ee40000, rd.0, 0, vn.0, 5))
}
/// `fcvtau <W>, <H>`
#[inline]
pub const fn fcvtau_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ee50000, rd.0, 0, vn.0, 5))
}
/// `fmov <W>, <H>`
#[inline]
pub const fn fmov_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ee60000, rd.0, 0, vn.0, 5))
}
/// `fmov <H>, <W>`
#[inline]
pub const fn fmov_h_w(vd: H, rn: W) -> Inst {
    Inst(r2(0x1ee70000, vd.0, 0, rn.0, 5))
}
/// `fcvtps <W>, <H>`
#[inline]
pub const fn fcvtps_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ee80000, rd.0, 0, vn.0, 5))
}
/// `fcvtpu <W>, <H>`
#[inline]
pub const fn fcvtpu_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ee90000, rd.0, 0, vn.0, 5))
}
/// `fcvtms <W>, <H>`
#[inline]
pub const fn fcvtms_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ef00000, rd.0, 0, vn.0, 5))
}
/// `fcvtmu <W>, <H>`
#[inline]
pub const fn fcvtmu_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ef10000, rd.0, 0, vn.0, 5))
}
/// `fcvtzs <W>, <H>`
#[inline]
pub const fn fcvtzs_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ef80000, rd.0, 0, vn.0, 5))
}
/// `fcvtzu <W>, <H>`
#[inline]
pub const fn fcvtzu_w_h(rd: W, vn: H) -> Inst {
    Inst(r2(0x1ef90000, rd.0, 0, vn.0, 5))
}
/// `fcvtns <X>, <S>`
#[inline]
pub const fn fcvtns_x_s(rd: X, vn: S) -> Inst {
    Inst(r2(0x9e200000, rd.0, 0, vn.0, 5))
}
/// `fcvtnu <X>, <S>`
#[inline]
pub const fn fcvtnu_x_s(rd: X, vn: S) -> Inst {
    Inst(r2(0x9e210000, rd.0, 0, vn.0, 5))
}
/// `scvtf <S>, <X>`
#[inline]
pub const fn scvtf_s_x(vd: S, rn: X) -> Inst {
    Inst(r2(0x9e220000, vd.0, 0, rn.0, 5))
}
/// `ucvtf <S>, <X>`
#[inline]
pub const fn ucvtf_s_x(vd: S, rn: X) -> Inst {
    Inst(r2(0x9e230000, vd.0, 0, rn.0, 5))
}
/// `fcvtas <X>, <S>`
#[inline]
pub const fn fcvtas_x_s(rd: X, vn: S) -> Inst {
    Inst(r2(0x9e240000, rd.0, 0, vn.0, 5))
}
/// `fcvtau <X>, <S>`
#[inline]
pub const fn fcvtau_x_s(rd: X, vn: S) -> Inst {
    Inst(r2(0x9e250000, rd.0, 0, vn.0, 5))
}
/// `fcvtps <X>, <S>`
#[inline]
pub const fn fcvtps_x_s(rd: X, vn: S) -> Inst {
    Inst(r2(0x9e280000, rd.0, 0, vn.0, 5))
}
/// `fcvtpu <X>, <S>`
#[inline]
pub const fn fcvtpu_x_s(rd: X, vn: S) -> Inst {
    Inst(r2(0x9e290000, rd.0, 0, vn.0, 5))
}
/// `fcvtms <X>, <S>`
#[inline]
pub const fn fcvtms_x_s(rd: X, vn: S) -> Inst {
    Inst(r2(0x9e300000, rd.0, 0, vn.0, 5))
}
/// `fcvtmu <X>, <S>`
#[inline]
pub const fn fcvtmu_x_s(rd: X, vn: S) -> Inst {
    Inst(r2(0x9e310000, rd.0, 0, vn.0, 5))
}
/// `fcvtzs <X>, <S>`
#[inline]
pub const fn fcvtzs_x_s(rd: X, vn: S) -> Inst {
    Inst(r2(0x9e380000, rd.0, 0, vn.0, 5))
}
/// `fcvtzu <X>, <S>`
#[inline]
pub const fn fcvtzu_x_s(rd: X, vn: S) -> Inst {
    Inst(r2(0x9e390000, rd.0, 0, vn.0, 5))
}
/// `fcvtns <X>, <D>`
#[inline]
pub const fn fcvtns_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e600000, rd.0, 0, vn.0, 5))
}
/// `fcvtnu <X>, <D>`
#[inline]
pub const fn fcvtnu_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e610000, rd.0, 0, vn.0, 5))
}
/// `scvtf <D>, <X>`
#[inline]
pub const fn scvtf_d_x(vd: D, rn: X) -> Inst {
    Inst(r2(0x9e620000, vd.0, 0, rn.0, 5))
}
/// `ucvtf <D>, <X>`
#[inline]
pub const fn ucvtf_d_x(vd: D, rn: X) -> Inst {
    Inst(r2(0x9e630000, vd.0, 0, rn.0, 5))
}
/// `fcvtas <X>, <D>`
#[inline]
pub const fn fcvtas_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e640000, rd.0, 0, vn.0, 5))
}
/// `fcvtau <X>, <D>`
#[inline]
pub const fn fcvtau_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e650000, rd.0, 0, vn.0, 5))
}
/// `fmov <X>, <D>`
#[inline]
pub const fn fmov_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e660000, rd.0, 0, vn.0, 5))
}
/// `fmov <D>, <X>`
#[inline]
pub const fn fmov_d_x(vd: D, rn: X) -> Inst {
    Inst(r2(0x9e670000, vd.0, 0, rn.0, 5))
}
/// `fcvtps <X>, <D>`
#[inline]
pub const fn fcvtps_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e680000, rd.0, 0, vn.0, 5))
}
/// `fcvtpu <X>, <D>`
#[inline]
pub const fn fcvtpu_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e690000, rd.0, 0, vn.0, 5))
}
/// `fcvtms <X>, <D>`
#[inline]
pub const fn fcvtms_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e700000, rd.0, 0, vn.0, 5))
}
/// `fcvtmu <X>, <D>`
#[inline]
pub const fn fcvtmu_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e710000, rd.0, 0, vn.0, 5))
}
/// `fcvtzs <X>, <D>`
#[inline]
pub const fn fcvtzs_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e780000, rd.0, 0, vn.0, 5))
}
/// `fcvtzu <X>, <D>`
#[inline]
pub const fn fcvtzu_x_d(rd: X, vn: D) -> Inst {
    Inst(r2(0x9e790000, rd.0, 0, vn.0, 5))
}
/// `fmov <X>, <V>.d[1]`
#[inline]
pub const fn fmov_x_vd_at_1(rd: X, vn: V) -> Inst {
    Inst(r2(0x9eae0000, rd.0, 0, vn.0, 5))
}
/// `fmov <V>.d[1], <X>`
#[inline]
pub const fn fmov_vd_at_1_then_x(vd: V, rn: X) -> Inst {
    Inst(r2(0x9eaf0000, vd.0, 0, rn.0, 5))
}
/// `fcvtns <X>, <H>`
#[inline]
pub const fn fcvtns_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ee00000, rd.0, 0, vn.0, 5))
}
/// `fcvtnu <X>, <H>`
#[inline]
pub const fn fcvtnu_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ee10000, rd.0, 0, vn.0, 5))
}
/// `scvtf <H>, <X>`
#[inline]
pub const fn scvtf_h_x(vd: H, rn: X) -> Inst {
    Inst(r2(0x9ee20000, vd.0, 0, rn.0, 5))
}
/// `ucvtf <H>, <X>`
#[inline]
pub const fn ucvtf_h_x(vd: H, rn: X) -> Inst {
    Inst(r2(0x9ee30000, vd.0, 0, rn.0, 5))
}
/// `fcvtas <X>, <H>`
#[inline]
pub const fn fcvtas_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ee40000, rd.0, 0, vn.0, 5))
}
/// `fcvtau <X>, <H>`
#[inline]
pub const fn fcvtau_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ee50000, rd.0, 0, vn.0, 5))
}
/// `fmov <X>, <H>`
#[inline]
pub const fn fmov_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ee60000, rd.0, 0, vn.0, 5))
}
/// `fmov <H>, <X>`
#[inline]
pub const fn fmov_h_x(vd: H, rn: X) -> Inst {
    Inst(r2(0x9ee70000, vd.0, 0, rn.0, 5))
}
/// `fcvtps <X>, <H>`
#[inline]
pub const fn fcvtps_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ee80000, rd.0, 0, vn.0, 5))
}
/// `fcvtpu <X>, <H>`
#[inline]
pub const fn fcvtpu_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ee90000, rd.0, 0, vn.0, 5))
}
/// `fcvtms <X>, <H>`
#[inline]
pub const fn fcvtms_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ef00000, rd.0, 0, vn.0, 5))
}
/// `fcvtmu <X>, <H>`
#[inline]
pub const fn fcvtmu_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ef10000, rd.0, 0, vn.0, 5))
}
/// `fcvtzs <X>, <H>`
#[inline]
pub const fn fcvtzs_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ef80000, rd.0, 0, vn.0, 5))
}
/// `fcvtzu <X>, <H>`
#[inline]
pub const fn fcvtzu_x_h(rd: X, vn: H) -> Inst {
    Inst(r2(0x9ef90000, rd.0, 0, vn.0, 5))
}
/// `fccmp <S>, <S>, #<I>, <C>`
#[inline]
pub const fn fccmp_s_s_i_cond(vn: S, vm: S, imm: Imm0To15, cond: Cond) -> Inst {
    Inst(r2(part(part(0x1e200400, imm.steps(), 0, 4, 0), cond.field(), 0, 4, 12), vn.0, 5, vm.0, 16))
}
/// `fccmpe <S>, <S>, #<I>, <C>`
#[inline]
pub const fn fccmpe_s_s_i_cond(vn: S, vm: S, imm: Imm0To15, cond: Cond) -> Inst {
    Inst(r2(part(part(0x1e200410, imm.steps(), 0, 4, 0), cond.field(), 0, 4, 12), vn.0, 5, vm.0, 16))
}
/// `fccmp <D>, <D>, #<I>, <C>`
#[inline]
pub const fn fccmp_d_d_i_cond(vn: D, vm: D, imm: Imm0To15, cond: Cond) -> Inst {
    Inst(r2(part(part(0x1e600400, imm.steps(), 0, 4, 0), cond.field(), 0, 4, 12), vn.0, 5, vm.0, 16))
}
/// `fccmpe <D>, <D>, #<I>, <C>`
#[inline]
pub const fn fccmpe_d_d_i_cond(vn: D, vm: D, imm: Imm0To15, cond: Cond) -> Inst {
    Inst(r2(part(part(0x1e600410, imm.steps(), 0, 4, 0), cond.field(), 0, 4, 12), vn.0, 5, vm.0, 16))
}
/// `fccmp <H>, <H>, #<I>, <C>`
#[inline]
pub const fn fccmp_h_h_i_cond(vn: H, vm: H, imm: Imm0To15, cond: Cond) -> Inst {
    Inst(r2(part(part(0x1ee00400, imm.steps(), 0, 4, 0), cond.field(), 0, 4, 12), vn.0, 5, vm.0, 16))
}
/// `fccmpe <H>, <H>, #<I>, <C>`
#[inline]
pub const fn fccmpe_h_h_i_cond(vn: H, vm: H, imm: Imm0To15, cond: Cond) -> Inst {
    Inst(r2(part(part(0x1ee00410, imm.steps(), 0, 4, 0), cond.field(), 0, 4, 12), vn.0, 5, vm.0, 16))
}
/// `fcmp <S>, <S>`
#[inline]
pub const fn fcmp_s_s(vn: S, vm: S) -> Inst {
    Inst(r2(0x1e202000, vn.0, 5, vm.0, 16))
}
/// `fcmp <S>, #0.0`
#[inline]
pub const fn fcmp_s_00(vn: S) -> Inst {
    Inst(r1(0x1e202008, vn.0, 5))
}
/// `fcmpe <S>, <S>`
#[inline]
pub const fn fcmpe_s_s(vn: S, vm: S) -> Inst {
    Inst(r2(0x1e202010, vn.0, 5, vm.0, 16))
}
/// `fcmpe <S>, #0.0`
#[inline]
pub const fn fcmpe_s_00(vn: S) -> Inst {
    Inst(r1(0x1e202018, vn.0, 5))
}
/// `fcmp <D>, <D>`
#[inline]
pub const fn fcmp_d_d(vn: D, vm: D) -> Inst {
    Inst(r2(0x1e602000, vn.0, 5, vm.0, 16))
}
/// `fcmp <D>, #0.0`
#[inline]
pub const fn fcmp_d_00(vn: D) -> Inst {
    Inst(r1(0x1e602008, vn.0, 5))
}
/// `fcmpe <D>, <D>`
#[inline]
pub const fn fcmpe_d_d(vn: D, vm: D) -> Inst {
    Inst(r2(0x1e602010, vn.0, 5, vm.0, 16))
}
/// `fcmpe <D>, #0.0`
#[inline]
pub const fn fcmpe_d_00(vn: D) -> Inst {
    Inst(r1(0x1e602018, vn.0, 5))
}
/// `fcmp <H>, <H>`
#[inline]
pub const fn fcmp_h_h(vn: H, vm: H) -> Inst {
    Inst(r2(0x1ee02000, vn.0, 5, vm.0, 16))
}
/// `fcmp <H>, #0.0`
#[inline]
pub const fn fcmp_h_00(vn: H) -> Inst {
    Inst(r1(0x1ee02008, vn.0, 5))
}
/// `fcmpe <H>, <H>`
#[inline]
pub const fn fcmpe_h_h(vn: H, vm: H) -> Inst {
    Inst(r2(0x1ee02010, vn.0, 5, vm.0, 16))
}
/// `fcmpe <H>, #0.0`
#[inline]
pub const fn fcmpe_h_00(vn: H) -> Inst {
    Inst(r1(0x1ee02018, vn.0, 5))
}
/// `fmov <S>, <S>`
#[inline]
pub const fn fmov_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e204000, vd.0, 0, vn.0, 5))
}
/// `fabs <S>, <S>`
#[inline]
pub const fn fabs_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e20c000, vd.0, 0, vn.0, 5))
}
/// `fneg <S>, <S>`
#[inline]
pub const fn fneg_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e214000, vd.0, 0, vn.0, 5))
}
/// `fsqrt <S>, <S>`
#[inline]
pub const fn fsqrt_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e21c000, vd.0, 0, vn.0, 5))
}
/// `fcvt <D>, <S>`
#[inline]
pub const fn fcvt_d_s(vd: D, vn: S) -> Inst {
    Inst(r2(0x1e22c000, vd.0, 0, vn.0, 5))
}
/// `fcvt <H>, <S>`
#[inline]
pub const fn fcvt_h_s(vd: H, vn: S) -> Inst {
    Inst(r2(0x1e23c000, vd.0, 0, vn.0, 5))
}
/// `frintn <S>, <S>`
#[inline]
pub const fn frintn_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e244000, vd.0, 0, vn.0, 5))
}
/// `frintp <S>, <S>`
#[inline]
pub const fn frintp_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e24c000, vd.0, 0, vn.0, 5))
}
/// `frintm <S>, <S>`
#[inline]
pub const fn frintm_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e254000, vd.0, 0, vn.0, 5))
}
/// `frintz <S>, <S>`
#[inline]
pub const fn frintz_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e25c000, vd.0, 0, vn.0, 5))
}
/// `frinta <S>, <S>`
#[inline]
pub const fn frinta_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e264000, vd.0, 0, vn.0, 5))
}
/// `frintx <S>, <S>`
#[inline]
pub const fn frintx_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e274000, vd.0, 0, vn.0, 5))
}
/// `frinti <S>, <S>`
#[inline]
pub const fn frinti_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e27c000, vd.0, 0, vn.0, 5))
}
/// `frint32z <S>, <S>`
#[inline]
pub const fn frint32z_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e284000, vd.0, 0, vn.0, 5))
}
/// `frint32x <S>, <S>`
#[inline]
pub const fn frint32x_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e28c000, vd.0, 0, vn.0, 5))
}
/// `frint64z <S>, <S>`
#[inline]
pub const fn frint64z_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e294000, vd.0, 0, vn.0, 5))
}
/// `frint64x <S>, <S>`
#[inline]
pub const fn frint64x_s_s(vd: S, vn: S) -> Inst {
    Inst(r2(0x1e29c000, vd.0, 0, vn.0, 5))
}
/// `fmov <D>, <D>`
#[inline]
pub const fn fmov_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e604000, vd.0, 0, vn.0, 5))
}
/// `fabs <D>, <D>`
#[inline]
pub const fn fabs_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e60c000, vd.0, 0, vn.0, 5))
}
/// `fneg <D>, <D>`
#[inline]
pub const fn fneg_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e614000, vd.0, 0, vn.0, 5))
}
/// `fsqrt <D>, <D>`
#[inline]
pub const fn fsqrt_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e61c000, vd.0, 0, vn.0, 5))
}
/// `fcvt <S>, <D>`
#[inline]
pub const fn fcvt_s_d(vd: S, vn: D) -> Inst {
    Inst(r2(0x1e624000, vd.0, 0, vn.0, 5))
}
/// `bfcvt <H>, <S>`
#[inline]
pub const fn bfcvt_h_s(vd: H, vn: S) -> Inst {
    Inst(r2(0x1e634000, vd.0, 0, vn.0, 5))
}
/// `fcvt <H>, <D>`
#[inline]
pub const fn fcvt_h_d(vd: H, vn: D) -> Inst {
    Inst(r2(0x1e63c000, vd.0, 0, vn.0, 5))
}
/// `frintn <D>, <D>`
#[inline]
pub const fn frintn_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e644000, vd.0, 0, vn.0, 5))
}
/// `frintp <D>, <D>`
#[inline]
pub const fn frintp_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e64c000, vd.0, 0, vn.0, 5))
}
/// `frintm <D>, <D>`
#[inline]
pub const fn frintm_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e654000, vd.0, 0, vn.0, 5))
}
/// `frintz <D>, <D>`
#[inline]
pub const fn frintz_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e65c000, vd.0, 0, vn.0, 5))
}
/// `frinta <D>, <D>`
#[inline]
pub const fn frinta_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e664000, vd.0, 0, vn.0, 5))
}
/// `frintx <D>, <D>`
#[inline]
pub const fn frintx_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e674000, vd.0, 0, vn.0, 5))
}
/// `frinti <D>, <D>`
#[inline]
pub const fn frinti_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e67c000, vd.0, 0, vn.0, 5))
}
/// `frint32z <D>, <D>`
#[inline]
pub const fn frint32z_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e684000, vd.0, 0, vn.0, 5))
}
/// `frint32x <D>, <D>`
#[inline]
pub const fn frint32x_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e68c000, vd.0, 0, vn.0, 5))
}
/// `frint64z <D>, <D>`
#[inline]
pub const fn frint64z_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e694000, vd.0, 0, vn.0, 5))
}
/// `frint64x <D>, <D>`
#[inline]
pub const fn frint64x_d_d(vd: D, vn: D) -> Inst {
    Inst(r2(0x1e69c000, vd.0, 0, vn.0, 5))
}
/// `fmov <H>, <H>`
#[inline]
pub const fn fmov_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee04000, vd.0, 0, vn.0, 5))
}
/// `fabs <H>, <H>`
#[inline]
pub const fn fabs_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee0c000, vd.0, 0, vn.0, 5))
}
/// `fneg <H>, <H>`
#[inline]
pub const fn fneg_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee14000, vd.0, 0, vn.0, 5))
}
/// `fsqrt <H>, <H>`
#[inline]
pub const fn fsqrt_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee1c000, vd.0, 0, vn.0, 5))
}
/// `fcvt <S>, <H>`
#[inline]
pub const fn fcvt_s_h(vd: S, vn: H) -> Inst {
    Inst(r2(0x1ee24000, vd.0, 0, vn.0, 5))
}
/// `fcvt <D>, <H>`
#[inline]
pub const fn fcvt_d_h(vd: D, vn: H) -> Inst {
    Inst(r2(0x1ee2c000, vd.0, 0, vn.0, 5))
}
/// `frintn <H>, <H>`
#[inline]
pub const fn frintn_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee44000, vd.0, 0, vn.0, 5))
}
/// `frintp <H>, <H>`
#[inline]
pub const fn frintp_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee4c000, vd.0, 0, vn.0, 5))
}
/// `frintm <H>, <H>`
#[inline]
pub const fn frintm_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee54000, vd.0, 0, vn.0, 5))
}
/// `frintz <H>, <H>`
#[inline]
pub const fn frintz_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee5c000, vd.0, 0, vn.0, 5))
}
/// `frinta <H>, <H>`
#[inline]
pub const fn frinta_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee64000, vd.0, 0, vn.0, 5))
}
/// `frintx <H>, <H>`
#[inline]
pub const fn frintx_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee74000, vd.0, 0, vn.0, 5))
}
/// `frinti <H>, <H>`
#[inline]
pub const fn frinti_h_h(vd: H, vn: H) -> Inst {
    Inst(r2(0x1ee7c000, vd.0, 0, vn.0, 5))
}
/// `fmul <S>, <S>, <S>`
#[inline]
pub const fn fmul_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x1e200800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdiv <S>, <S>, <S>`
#[inline]
pub const fn fdiv_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x1e201800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fadd <S>, <S>, <S>`
#[inline]
pub const fn fadd_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x1e202800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fsub <S>, <S>, <S>`
#[inline]
pub const fn fsub_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x1e203800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmax <S>, <S>, <S>`
#[inline]
pub const fn fmax_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x1e204800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmin <S>, <S>, <S>`
#[inline]
pub const fn fmin_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x1e205800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnm <S>, <S>, <S>`
#[inline]
pub const fn fmaxnm_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x1e206800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnm <S>, <S>, <S>`
#[inline]
pub const fn fminnm_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x1e207800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fnmul <S>, <S>, <S>`
#[inline]
pub const fn fnmul_s_s_s(vd: S, vn: S, vm: S) -> Inst {
    Inst(r3(0x1e208800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <D>, <D>, <D>`
#[inline]
pub const fn fmul_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x1e600800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdiv <D>, <D>, <D>`
#[inline]
pub const fn fdiv_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x1e601800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fadd <D>, <D>, <D>`
#[inline]
pub const fn fadd_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x1e602800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fsub <D>, <D>, <D>`
#[inline]
pub const fn fsub_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x1e603800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmax <D>, <D>, <D>`
#[inline]
pub const fn fmax_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x1e604800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmin <D>, <D>, <D>`
#[inline]
pub const fn fmin_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x1e605800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnm <D>, <D>, <D>`
#[inline]
pub const fn fmaxnm_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x1e606800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnm <D>, <D>, <D>`
#[inline]
pub const fn fminnm_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x1e607800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fnmul <D>, <D>, <D>`
#[inline]
pub const fn fnmul_d_d_d(vd: D, vn: D, vm: D) -> Inst {
    Inst(r3(0x1e608800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmul <H>, <H>, <H>`
#[inline]
pub const fn fmul_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x1ee00800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fdiv <H>, <H>, <H>`
#[inline]
pub const fn fdiv_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x1ee01800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fadd <H>, <H>, <H>`
#[inline]
pub const fn fadd_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x1ee02800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fsub <H>, <H>, <H>`
#[inline]
pub const fn fsub_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x1ee03800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmax <H>, <H>, <H>`
#[inline]
pub const fn fmax_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x1ee04800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmin <H>, <H>, <H>`
#[inline]
pub const fn fmin_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x1ee05800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmaxnm <H>, <H>, <H>`
#[inline]
pub const fn fmaxnm_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x1ee06800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fminnm <H>, <H>, <H>`
#[inline]
pub const fn fminnm_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x1ee07800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fnmul <H>, <H>, <H>`
#[inline]
pub const fn fnmul_h_h_h(vd: H, vn: H, vm: H) -> Inst {
    Inst(r3(0x1ee08800, vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fmadd <S>, <S>, <S>, <S>`
#[inline]
pub const fn fmadd_s_s_s_s(vd: S, vn: S, vm: S, va: S) -> Inst {
    Inst(r4(0x1f000000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fmsub <S>, <S>, <S>, <S>`
#[inline]
pub const fn fmsub_s_s_s_s(vd: S, vn: S, vm: S, va: S) -> Inst {
    Inst(r4(0x1f008000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fnmadd <S>, <S>, <S>, <S>`
#[inline]
pub const fn fnmadd_s_s_s_s(vd: S, vn: S, vm: S, va: S) -> Inst {
    Inst(r4(0x1f200000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fnmsub <S>, <S>, <S>, <S>`
#[inline]
pub const fn fnmsub_s_s_s_s(vd: S, vn: S, vm: S, va: S) -> Inst {
    Inst(r4(0x1f208000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fmadd <D>, <D>, <D>, <D>`
#[inline]
pub const fn fmadd_d_d_d_d(vd: D, vn: D, vm: D, va: D) -> Inst {
    Inst(r4(0x1f400000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fmsub <D>, <D>, <D>, <D>`
#[inline]
pub const fn fmsub_d_d_d_d(vd: D, vn: D, vm: D, va: D) -> Inst {
    Inst(r4(0x1f408000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fnmadd <D>, <D>, <D>, <D>`
#[inline]
pub const fn fnmadd_d_d_d_d(vd: D, vn: D, vm: D, va: D) -> Inst {
    Inst(r4(0x1f600000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fnmsub <D>, <D>, <D>, <D>`
#[inline]
pub const fn fnmsub_d_d_d_d(vd: D, vn: D, vm: D, va: D) -> Inst {
    Inst(r4(0x1f608000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fmadd <H>, <H>, <H>, <H>`
#[inline]
pub const fn fmadd_h_h_h_h(vd: H, vn: H, vm: H, va: H) -> Inst {
    Inst(r4(0x1fc00000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fmsub <H>, <H>, <H>, <H>`
#[inline]
pub const fn fmsub_h_h_h_h(vd: H, vn: H, vm: H, va: H) -> Inst {
    Inst(r4(0x1fc08000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fnmadd <H>, <H>, <H>, <H>`
#[inline]
pub const fn fnmadd_h_h_h_h(vd: H, vn: H, vm: H, va: H) -> Inst {
    Inst(r4(0x1fe00000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fnmsub <H>, <H>, <H>, <H>`
#[inline]
pub const fn fnmsub_h_h_h_h(vd: H, vn: H, vm: H, va: H) -> Inst {
    Inst(r4(0x1fe08000, vd.0, 0, vn.0, 5, vm.0, 16, va.0, 10))
}
/// `fmov <S>, #<F8>`
#[inline]
pub const fn fmov_s_f(vd: S, imm: FpImm8) -> Inst {
    Inst(r2(0x1e201000, vd.0, 0, imm.0, 13))
}
/// `fmov <D>, #<F8>`
#[inline]
pub const fn fmov_d_f(vd: D, imm: FpImm8) -> Inst {
    Inst(r2(0x1e601000, vd.0, 0, imm.0, 13))
}
/// `fmov <H>, #<F8>`
#[inline]
pub const fn fmov_h_f(vd: H, imm: FpImm8) -> Inst {
    Inst(r2(0x1ee01000, vd.0, 0, imm.0, 13))
}
/// `fcsel <S>, <S>, <S>, <C>`
#[inline]
pub const fn fcsel_s_s_s_cond(vd: S, vn: S, vm: S, cond: Cond) -> Inst {
    Inst(r3(part(0x1e200c00, cond.field(), 0, 4, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcsel <D>, <D>, <D>, <C>`
#[inline]
pub const fn fcsel_d_d_d_cond(vd: D, vn: D, vm: D, cond: Cond) -> Inst {
    Inst(r3(part(0x1e600c00, cond.field(), 0, 4, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
/// `fcsel <H>, <H>, <H>, <C>`
#[inline]
pub const fn fcsel_h_h_h_cond(vd: H, vn: H, vm: H, cond: Cond) -> Inst {
    Inst(r3(part(0x1ee00c00, cond.field(), 0, 4, 12), vd.0, 0, vn.0, 5, vm.0, 16))
}
