//! The operations on one element, by type.

use super::map::{Op1, Op2, Op3};
use crate::arith::Arith;
use crate::arith::float::Float;
use crate::buffer::CHUNK;

macro_rules! op1 {
    ($name:ident: $($t:ty)+ => $u:ty, |$a:ident| $body:expr) => {
        $(impl Op1<$t, $u> for $name {
            #[inline(always)]
            fn apply<A: Arith>($a: $t) -> $u {
                $body
            }
        })+
    };
    ($name:ident: $($t:ty)+, |$a:ident| $body:expr) => {
        $(op1!($name: $t => $t, |$a| $body);)+
    };
}

macro_rules! op2 {
    ($name:ident: $($t:ty)+ => $u:ty, |$a:ident, $b:ident| $body:expr) => {
        $(impl Op2<$t, $u> for $name {
            #[inline(always)]
            fn apply<A: Arith>($a: $t, $b: $t) -> $u {
                $body
            }
        })+
    };
    ($name:ident: $($t:ty)+, |$a:ident, $b:ident| $body:expr) => {
        $(op2!($name: $t => $t, |$a, $b| $body);)+
    };
}

macro_rules! names {
    ($($name:ident)+) => {
        $(pub(super) struct $name;)+
    };
}

names!(Neg Abs Sqrt Floor Ceil Trunc RoundEven RoundHalfAway Not NotBool);
names!(IsNan IsNanF16 IsNanBf16 CanonNan CanonNanF16 CanonNanBf16);
names!(Add Sub Mul Div Rem Max Min And Or Xor Shl Shr);
names!(Eq Ne Lt Le Select Fma);

op1!(Neg: f32 f64, |a| -a);
op1!(Neg: u8 u16 u32 u64, |a| a.wrapping_neg());
op1!(Abs: f32 f64, |a| a.abs());
op1!(Abs: i8 i16 i32 i64, |a| a.wrapping_abs());
op1!(Sqrt: f32 f64, |a| a.sqrt());
op1!(Floor: f32 f64, |a| a.floor_exact());
op1!(Ceil: f32 f64, |a| a.ceil_exact());
op1!(Trunc: f32 f64, |a| a.trunc_exact());
op1!(RoundEven: f32 f64, |a| a.round_even());
op1!(RoundHalfAway: f32 f64, |a| a.round_half_away());
op1!(Not: u8 u16 u32 u64, |a| !a);
op1!(NotBool: u8, |a| a ^ 1);
op1!(IsNan: f32 f64 => u8, |a| u8::from(a.is_nan()));
op1!(IsNanF16: u16 => u8, |a| u8::from(a & 0x7fff > 0x7c00));
op1!(IsNanBf16: u16 => u8, |a| u8::from(a & 0x7fff > 0x7f80));
op1!(CanonNan: f32 f64, |a| a.canon_nan());
op1!(CanonNanF16: u16, |a| if a & 0x7fff > 0x7c00 { 0x7e00 } else { a });
op1!(CanonNanBf16: u16, |a| if a & 0x7fff > 0x7f80 { 0x7fc0 } else { a });

op2!(Add: f32 f64, |a, b| a + b);
op2!(Add: u8 u16 u32 u64, |a, b| a.wrapping_add(b));
op2!(Sub: f32 f64, |a, b| a - b);
op2!(Sub: u8 u16 u32 u64, |a, b| a.wrapping_sub(b));
op2!(Mul: f32 f64, |a, b| a * b);
op2!(Mul: u8 u16 u32 u64, |a, b| a.wrapping_mul(b));
op2!(Div: f32 f64, |a, b| a / b);
op2!(Div: i8 i16 i32 i64 u8 u16 u32 u64, |a, b| if b == 0 { 0 } else { a.wrapping_div(b) });
op2!(Rem: f32 f64, |a, b| a.fmod_exact(b));
op2!(Rem: i8 i16 i32 i64 u8 u16 u32 u64, |a, b| if b == 0 { 0 } else { a.wrapping_rem(b) });
op2!(Max: f32 f64, |a, b| a.maximum_2019(b));
op2!(Max: i8 i16 i32 i64 u8 u16 u32 u64, |a, b| a.max(b));
op2!(Min: f32 f64, |a, b| a.minimum_2019(b));
op2!(Min: i8 i16 i32 i64 u8 u16 u32 u64, |a, b| a.min(b));
op2!(And: u8 u16 u32 u64, |a, b| a & b);
op2!(Or: u8 u16 u32 u64, |a, b| a | b);
op2!(Xor: u8 u16 u32 u64, |a, b| a ^ b);
op2!(Shl: u8 u16 u32 u64, |a, b| a.wrapping_shl(b as u32));
op2!(Shr: i8 i16 i32 i64 u8 u16 u32 u64, |a, b| a.wrapping_shr(b as u32));

op2!(Eq: f32 f64 u8 u16 u32 u64 => u8, |a, b| u8::from(a == b));
op2!(Ne: f32 f64 u8 u16 u32 u64 => u8, |a, b| u8::from(a != b));
op2!(Lt: f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 => u8, |a, b| u8::from(a < b));
op2!(Le: f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 => u8, |a, b| u8::from(a <= b));

macro_rules! select {
    ($($t:ty)+) => {
        $(impl Op3<u8, $t, $t> for Select {
            #[inline(always)]
            fn apply<A: Arith>(condition: u8, a: $t, b: $t) -> $t {
                if condition != 0 { a } else { b }
            }
        })+
    };
}
select!(u8 u16 u32 u64);

impl Op3<f32, f32, f32> for Fma {
    #[inline(always)]
    fn apply<A: Arith>(a: f32, b: f32, c: f32) -> f32 {
        A::fma32(a, b, c)
    }
}

impl Op3<f64, f64, f64> for Fma {
    #[inline(always)]
    fn apply<A: Arith>(a: f64, b: f64, c: f64) -> f64 {
        A::fma64(a, b, c)
    }

    #[inline(always)]
    fn chunk<A: Arith>(a: &[f64; CHUNK], b: &[f64; CHUNK], c: &[f64; CHUNK]) -> [f64; CHUNK] {
        A::fma64_each(a, b, c)
    }
}
