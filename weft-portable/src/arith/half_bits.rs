//! f16 and bf16 as bits: widening, and rounding to nearest even without a double rounding.
//!
//! Straight-line integer code that vectorises; subnormals are kept, every NaN becomes a quiet NaN.

/// The f32 that f16 bits stand for; exact.
#[inline(always)]
pub(crate) fn f16_to_f32(bits: u16) -> f32 {
    let bits = u32::from(bits);
    let sign = (bits & 0x8000) << 16;
    let magnitude = bits & 0x7fff;
    // A normal number moves its exponent by 127 - 15. A subnormal is fraction * 2^-24: read as the
    // fraction of a number with exponent -14, then subtract that number's leading one.
    let normal = (magnitude << 13) + ((127 - 15) << 23);
    let special = normal | 0x7f80_0000;
    let scale = f32::from_bits((127 - 14) << 23);
    let subnormal = (f32::from_bits(scale.to_bits() | (magnitude << 13)) - scale).to_bits();
    let wide = if magnitude < 0x0400 {
        subnormal
    } else if magnitude >= 0x7c00 {
        special
    } else {
        normal
    };
    f32::from_bits(wide | sign)
}

/// The nearest f16, ties to even.
#[inline(always)]
pub(crate) fn f32_to_f16(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16) & 0x8000;
    let magnitude = bits & 0x7fff_ffff;
    // Normal: rebias and round away 13 bits; a carry runs into the exponent, up to infinity.
    let rebiased = magnitude.wrapping_sub((127 - 15) << 23);
    let normal = rebiased.wrapping_add(0x0fff + ((magnitude >> 13) & 1)) >> 13;
    // Below 2^-14: adding 2^-1, whose last bit is worth 2^-24, rounds to a multiple of 2^-24.
    let anchor = f32::from_bits((127 - 1) << 23);
    let subnormal = (f32::from_bits(magnitude) + anchor)
        .to_bits()
        .wrapping_sub(anchor.to_bits());
    let finite = if magnitude < ((127 - 14) << 23) {
        subnormal
    } else {
        normal
    };
    // 65520 is the midpoint between the largest f16 and what would follow.
    let large = if magnitude > 0x7f80_0000 {
        0x7e00
    } else {
        0x7c00
    };
    let narrow = if magnitude >= 0x477f_f000 {
        large
    } else {
        finite
    };
    (narrow | sign) as u16
}

/// The f32 that bf16 bits stand for; exact.
#[inline(always)]
pub(crate) fn bf16_to_f32(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// The nearest bf16, ties to even.
#[inline(always)]
pub(crate) fn f32_to_bf16(value: f32) -> u16 {
    let bits = value.to_bits();
    let rounded = bits.wrapping_add(0x7fff + ((bits >> 16) & 1)) >> 16;
    let quiet = (bits >> 16) | 0x0040;
    (if value.is_nan() { quiet } else { rounded }) as u16
}

/// f64 to f32 by rounding to odd, so that a following rounding to a half type rounds once.
#[inline(always)]
pub(crate) fn f64_to_f32_odd(value: f64) -> f32 {
    let near = value as f32;
    let bits = near.to_bits();
    let back = f64::from(near);
    // Both comparisons are false for a NaN; on magnitudes, an infinite `near` of a finite value
    // steps down to the largest finite number, which is odd.
    let too_large = back.abs() > value.abs();
    let too_small = back.abs() < value.abs();
    let even = bits & 1 == 0;
    let step = if too_large { u32::MAX } else { 1 };
    let odd = if even && (too_large || too_small) {
        bits.wrapping_add(step)
    } else {
        bits
    };
    f32::from_bits(odd)
}

/// u64 to f64 by rounding to odd.
#[inline(always)]
pub(crate) fn u64_to_f64_odd(value: u64) -> f64 {
    if value >> 53 == 0 {
        value as f64
    } else {
        // 53 bits, the last of which is sticky, times 2^11.
        let kept = (value >> 11) | u64::from(value & 0x7ff != 0);
        kept as f64 * 2048.0
    }
}

/// i64 to f64 by rounding to odd.
#[inline(always)]
pub(crate) fn i64_to_f64_odd(value: i64) -> f64 {
    let magnitude = u64_to_f64_odd(value.unsigned_abs());
    if value < 0 { -magnitude } else { magnitude }
}
