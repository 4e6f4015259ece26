//! Conversions by value, as one or two loops each.
//!
//! 169 pairs of types would be 169 loops for every level. Most pairs go through a type that holds
//! every value of the source exactly, or that saturates no earlier than the target, so that two
//! steps give the bits of one.

use super::Fn1;
use super::map::{Op1, map1};
use crate::arith::Arith;
use crate::arith::half_bits::{
    bf16_to_f32, f16_to_f32, f32_to_bf16, f32_to_f16, f64_to_f32_odd, i64_to_f64_odd,
    u64_to_f64_odd,
};
use bytemuck::Pod;
use weft_kernel::Elem;

/// One loop of a conversion.
pub(crate) struct CastStep {
    /// The loop.
    pub f: Fn1,
    /// Bytes of an element of its result.
    pub size: usize,
}

fn step<T: Pod, U: Pod, F: Op1<T, U>>() -> CastStep {
    CastStep {
        f: map1::<T, U, F>,
        size: size_of::<U>(),
    }
}

/// The loops that convert `from` to `to`, in order; none where the bits stay.
pub(crate) fn cast(from: Elem, to: Elem) -> Vec<CastStep> {
    use Elem::*;
    if from == to {
        return vec![];
    }
    let through = |middle: Elem| {
        let mut steps = cast(from, middle);
        steps.extend(cast(middle, to));
        steps
    };
    match (from, to) {
        // Half types: widened exactly, narrowed with one rounding.
        (F16, F32) => vec![step::<u16, f32, WidenF16>()],
        (BF16, F32) => vec![step::<u16, f32, WidenBf16>()],
        (F16 | BF16, _) => through(F32),
        (F32, F16) => vec![step::<f32, u16, NarrowF16>()],
        (F32, BF16) => vec![step::<f32, u16, NarrowBf16>()],
        (F64, F16) => vec![step::<f64, u16, NarrowF16>()],
        (F64, BF16) => vec![step::<f64, u16, NarrowBf16>()],
        (I64, F16 | BF16) => {
            let mut steps = vec![step::<i64, f64, Odd>()];
            steps.extend(cast(F64, to));
            steps
        }
        (U64, F16 | BF16) => {
            let mut steps = vec![step::<u64, f64, Odd>()];
            steps.extend(cast(F64, to));
            steps
        }
        (I32 | U32, F16 | BF16) => through(F64),
        (_, F16 | BF16) => through(F32),

        // Truth: not equal zero, so NaN is true and -0 is not. A bool is the number 0 or 1.
        (F32, Bool) => vec![step::<f32, u8, Truth>()],
        (F64, Bool) => vec![step::<f64, u8, Truth>()],
        (I8 | U8, Bool) => vec![step::<u8, u8, Truth>()],
        (I16 | U16, Bool) => vec![step::<u16, u8, Truth>()],
        (I32 | U32, Bool) => vec![step::<u32, u8, Truth>()],
        (I64 | U64, Bool) => vec![step::<u64, u8, Truth>()],
        (Bool, I8 | U8) => vec![],
        (Bool, _) => through(U8),

        // Between floats.
        (F32, F64) => vec![step::<f32, f64, As>()],
        (F64, F32) => vec![step::<f64, f32, As>()],

        // To floats: small integers are exact in i32.
        (I8 | U8 | I16 | U16, F32 | F64) => through(I32),
        (I32, F32) => vec![step::<i32, f32, As>()],
        (U32, F32) => vec![step::<u32, f32, As>()],
        (I64, F32) => vec![step::<i64, f32, As>()],
        (U64, F32) => vec![step::<u64, f32, As>()],
        (I32, F64) => vec![step::<i32, f64, As>()],
        (U32, F64) => vec![step::<u32, f64, As>()],
        (I64, F64) => vec![step::<i64, f64, As>()],
        (U64, F64) => vec![step::<u64, f64, As>()],

        // From floats: what saturates in i32 saturates in a smaller type too.
        (F32, I8) => vec![step::<f32, i8, Narrow>()],
        (F32, U8) => vec![step::<f32, u8, Narrow>()],
        (F32, I16) => vec![step::<f32, i16, Narrow>()],
        (F32, U16) => vec![step::<f32, u16, Narrow>()],
        (F64, I8) => vec![step::<f64, i8, Narrow>()],
        (F64, U8) => vec![step::<f64, u8, Narrow>()],
        (F64, I16) => vec![step::<f64, i16, Narrow>()],
        (F64, U16) => vec![step::<f64, u16, Narrow>()],
        (F32, I32) => vec![step::<f32, i32, Narrow>()],
        (F32, U32) => vec![step::<f32, u32, As>()],
        (F32, I64) => vec![step::<f32, i64, As>()],
        (F32, U64) => vec![step::<f32, u64, As>()],
        (F64, I32) => vec![step::<f64, i32, Narrow>()],
        (F64, U32) => vec![step::<f64, u32, As>()],
        (F64, I64) => vec![step::<f64, i64, As>()],
        (F64, U64) => vec![step::<f64, u64, As>()],

        // Between integers: narrowing keeps low bits, widening follows the source's sign.
        (I8 | U8, I8 | U8)
        | (I16 | U16, I16 | U16)
        | (I32 | U32, I32 | U32)
        | (I64 | U64, I64 | U64) => vec![],
        (I16 | U16, I8 | U8) => vec![step::<u16, u8, As>()],
        (I32 | U32, I8 | U8) => vec![step::<u32, u8, As>()],
        (I64 | U64, I8 | U8) => vec![step::<u64, u8, As>()],
        (I32 | U32, I16 | U16) => vec![step::<u32, u16, As>()],
        (I64 | U64, I16 | U16) => vec![step::<u64, u16, As>()],
        (I64 | U64, I32 | U32) => vec![step::<u64, u32, As>()],
        (I8, I16 | U16) => vec![step::<i8, i16, As>()],
        (I8, I32 | U32) => vec![step::<i8, i32, As>()],
        (I8, I64 | U64) => vec![step::<i8, i64, As>()],
        (I16, I32 | U32) => vec![step::<i16, i32, As>()],
        (I16, I64 | U64) => vec![step::<i16, i64, As>()],
        (I32, I64 | U64) => vec![step::<i32, i64, As>()],
        (U8, I16 | U16) => vec![step::<u8, u16, As>()],
        (U8, I32 | U32) => vec![step::<u8, u32, As>()],
        (U8, I64 | U64) => vec![step::<u8, u64, As>()],
        (U16, I32 | U32) => vec![step::<u16, u32, As>()],
        (U16, I64 | U64) => vec![step::<u16, u64, As>()],
        (U32, I64 | U64) => vec![step::<u32, u64, As>()],
        (F32, F32) | (F64, F64) => vec![],
    }
}

struct As;
struct Truth;
struct Narrow;
struct Odd;
struct WidenF16;
struct WidenBf16;
struct NarrowF16;
struct NarrowBf16;

macro_rules! by_as {
    ($($from:ty => $($to:ty)+;)+) => {
        $($(impl Op1<$from, $to> for As {
            #[inline(always)]
            fn apply<A: Arith>(a: $from) -> $to {
                a as $to
            }
        })+)+
    };
}

by_as! {
    f32 => f64 u32 i64 u64;
    f64 => f32 u32 i64 u64;
    i32 => f32 f64 i64;
    u32 => f32 f64 u8 u16 u64;
    i64 => f32 f64;
    u64 => f32 f64 u8 u16 u32;
    i8 => i16 i32 i64;
    i16 => i32 i64;
    u8 => u16 u32 u64;
    u16 => u8 u32 u64;
}

macro_rules! truth {
    ($($t:ty, $zero:literal;)+) => {
        $(impl Op1<$t, u8> for Truth {
            #[inline(always)]
            fn apply<A: Arith>(a: $t) -> u8 {
                u8::from(a != $zero)
            }
        })+
    };
}

truth! { f32, 0.0; f64, 0.0; u8, 0; u16, 0; u32, 0; u64, 0; }

/// `as i32`, in integer steps that vectorise: the compiler takes `as` apart lane by lane.
#[inline(always)]
fn f32_to_i32(a: f32) -> i32 {
    let bits = a.to_bits();
    let exponent = ((bits >> 23) & 0xff) as i32 - 150;
    let significand = (bits & 0x007f_ffff) | 0x0080_0000;
    // Shifts beyond 23 to the right leave 0, and beyond 7 to the left the result saturates.
    let small = significand >> (-exponent).clamp(0, 31);
    let large = significand << exponent.clamp(0, 7);
    let magnitude = if exponent < 0 { small } else { large } as i32;
    let signed = if a < 0.0 { -magnitude } else { magnitude };
    let low = if a <= -2_147_483_648.0 {
        i32::MIN
    } else {
        signed
    };
    let high = if a >= 2_147_483_648.0 { i32::MAX } else { low };
    if a.is_nan() { 0 } else { high }
}

/// `as i32`: the clamped and truncated value, added to 1.5 * 2^52, is the low word of the sum.
#[inline(always)]
fn f64_to_i32(a: f64) -> i32 {
    use crate::arith::float::Float;
    let low = if a < -2_147_483_648.0 {
        -2_147_483_648.0
    } else {
        a
    };
    let high = if low > 2_147_483_647.0 {
        2_147_483_647.0
    } else {
        low
    };
    let known = if a.is_nan() { 0.0 } else { high };
    (known.trunc_exact() + 6_755_399_441_055_744.0).to_bits() as u32 as i32
}

impl Op1<f32, i32> for Narrow {
    #[inline(always)]
    fn apply<A: Arith>(a: f32) -> i32 {
        f32_to_i32(a)
    }
}

impl Op1<f64, i32> for Narrow {
    #[inline(always)]
    fn apply<A: Arith>(a: f64) -> i32 {
        f64_to_i32(a)
    }
}

macro_rules! narrow {
    ($($to:ty)+) => {
        $(impl Op1<f32, $to> for Narrow {
            #[inline(always)]
            fn apply<A: Arith>(a: f32) -> $to {
                f32_to_i32(a).clamp(<$to>::MIN as i32, <$to>::MAX as i32) as $to
            }
        }
        impl Op1<f64, $to> for Narrow {
            #[inline(always)]
            fn apply<A: Arith>(a: f64) -> $to {
                f64_to_i32(a).clamp(<$to>::MIN as i32, <$to>::MAX as i32) as $to
            }
        })+
    };
}

narrow!(i8 u8 i16 u16);

impl Op1<i64, f64> for Odd {
    #[inline(always)]
    fn apply<A: Arith>(a: i64) -> f64 {
        i64_to_f64_odd(a)
    }
}

impl Op1<u64, f64> for Odd {
    #[inline(always)]
    fn apply<A: Arith>(a: u64) -> f64 {
        u64_to_f64_odd(a)
    }
}

impl Op1<u16, f32> for WidenF16 {
    #[inline(always)]
    fn apply<A: Arith>(a: u16) -> f32 {
        f16_to_f32(a)
    }
}

impl Op1<u16, f32> for WidenBf16 {
    #[inline(always)]
    fn apply<A: Arith>(a: u16) -> f32 {
        bf16_to_f32(a)
    }
}

impl Op1<f32, u16> for NarrowF16 {
    #[inline(always)]
    fn apply<A: Arith>(a: f32) -> u16 {
        f32_to_f16(a)
    }
}

impl Op1<f32, u16> for NarrowBf16 {
    #[inline(always)]
    fn apply<A: Arith>(a: f32) -> u16 {
        f32_to_bf16(a)
    }
}

impl Op1<f64, u16> for NarrowF16 {
    #[inline(always)]
    fn apply<A: Arith>(a: f64) -> u16 {
        f32_to_f16(f64_to_f32_odd(a))
    }
}

impl Op1<f64, u16> for NarrowBf16 {
    #[inline(always)]
    fn apply<A: Arith>(a: f64) -> u16 {
        f32_to_bf16(f64_to_f32_odd(a))
    }
}
