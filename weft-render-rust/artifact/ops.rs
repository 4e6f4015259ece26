//! The operations that kernels are made of, each with the bits that the numerics contract wants.
//!
//! Sums, differences, products and quotients are the language's own operators, which round once.
//! What is here is what `core` lacks, or what only the platform's math library would have.
#![allow(dead_code, reason = "a plan uses some of them")]

use core::ops::Range;

// Fused multiply-add: `a * b + c` with one rounding.

/// Where the processor has the instruction and the standard library may be used, the instruction.
#[cfg(all(feature = "std", any(target_feature = "fma", target_arch = "aarch64")))]
#[inline(always)]
pub fn fma_f32(a: f32, b: f32, c: f32) -> f32 {
    f32::mul_add(a, b, c)
}

/// As for f32.
#[cfg(all(feature = "std", any(target_feature = "fma", target_arch = "aarch64")))]
#[inline(always)]
pub fn fma_f64(a: f64, b: f64, c: f64) -> f64 {
    f64::mul_add(a, b, c)
}

#[cfg(not(all(feature = "std", any(target_feature = "fma", target_arch = "aarch64"))))]
pub use exact_fma_f32 as fma_f32;
#[cfg(not(all(feature = "std", any(target_feature = "fma", target_arch = "aarch64"))))]
pub use exact_fma_f64 as fma_f64;

/// The product is exact in f64. The sum is rounded to odd there, 2Sum telling what was cut off, and
/// what was rounded to odd with two bits to spare rounds to f32 as the exact sum would.
#[inline(always)]
pub fn exact_fma_f32(a: f32, b: f32, c: f32) -> f32 {
    let product = f64::from(a) * f64::from(b);
    let addend = f64::from(c);
    let sum = product + addend;
    let addend_part = sum - product;
    let error = (product - (sum - addend_part)) + (addend - addend_part);
    // With an infinity or a NaN the error is a NaN, and no comparison holds.
    let inexact = f64::abs(error) > 0.0;
    let too_large = inexact && (error > 0.0) != (sum > 0.0);
    let truncated = sum.to_bits().wrapping_sub(u64::from(too_large));
    f64::from_bits(truncated | u64::from(inexact)) as f32
}

/// In 128-bit integers, for all operands.
#[inline(never)]
pub fn exact_fma_f64(a: f64, b: f64, c: f64) -> f64 {
    let (x, y, z) = (a.to_bits(), b.to_bits(), c.to_bits());
    let special = |bits: u64| bits >> 52 & 0x7ff == 0x7ff;
    if special(x) || special(y) || x << 1 == 0 || y << 1 == 0 {
        // An infinity, a NaN or a zero product: plain arithmetic rounds at most once.
        return a * b + c;
    }
    if special(z) {
        return c;
    }
    let (x_negative, x_exponent, x_significand) = taken_apart(x);
    let (y_negative, y_exponent, y_significand) = taken_apart(y);
    let negative = x_negative != y_negative;
    let raw = u128::from(x_significand) * u128::from(y_significand);
    // Leading bits stand at 125; that of the product of two bits 52 is at 104 or 105.
    let up = raw.leading_zeros() - 2;
    let product = raw << up;
    let product_exponent = x_exponent + y_exponent + 21 - up as i32;
    if z << 1 == 0 {
        return rounded(negative, product_exponent, product);
    }
    let (z_negative, z_exponent, z_significand) = taken_apart(z);
    let addend = u128::from(z_significand) << 73;
    let of_product = (negative, product_exponent, product);
    let of_addend = (z_negative, z_exponent, addend);
    let product_is_larger = (product_exponent, product) >= (z_exponent, addend);
    let (large, small) = match product_is_larger {
        true => (of_product, of_addend),
        false => (of_addend, of_product),
    };
    let aligned = jammed(small.2, large.1.abs_diff(small.1));
    if large.0 == small.0 {
        let sum = large.2 + aligned;
        let carry = 2 - sum.leading_zeros();
        return rounded(large.0, large.1 + carry as i32, jammed(sum, carry));
    }
    let difference = large.2 - aligned;
    if difference == 0 {
        return 0.0;
    }
    let up = difference.leading_zeros() - 2;
    rounded(large.0, large.1 - up as i32, difference << up)
}

/// Sign, exponent of the leading bit, and significand with that bit at 52, of a finite number that is
/// not zero.
fn taken_apart(bits: u64) -> (bool, i32, u64) {
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    if exponent == 0 {
        let up = fraction.leading_zeros() - 11;
        return (bits >> 63 == 1, -1022 - up as i32, fraction << up);
    }
    (bits >> 63 == 1, exponent - 1023, fraction | 1 << 52)
}

/// `value >> by`, the last bit set where anything was lost.
fn jammed(value: u128, by: u32) -> u128 {
    match by {
        0 => value,
        1..128 => value >> by | u128::from(value << (128 - by) != 0),
        _ => u128::from(value != 0),
    }
}

/// The f64 nearest to `significand * 2^(exponent - 125)`, whose leading bit is at 125.
fn rounded(negative: bool, exponent: i32, significand: u128) -> f64 {
    let sign = u64::from(negative) << 63;
    if exponent > 1023 {
        return f64::from_bits(sign | 0x7ff << 52);
    }
    // Below the normal range the last bit is worth 2^-1074 however small the number is.
    let below = if exponent < -1022 {
        (-1022 - exponent) as u32
    } else {
        0
    };
    let drop = 73 + below;
    if drop >= 128 {
        return f64::from_bits(sign);
    }
    let kept = (significand >> drop) as u64;
    let rest = significand << (128 - drop);
    let half = 1u128 << 127;
    let up = rest > half || (rest == half && kept & 1 == 1);
    // The leading bit adds one to the exponent, and a carry runs into it, up to infinity.
    let biased = if below > 0 {
        0
    } else {
        (exponent + 1022) as u64
    };
    f64::from_bits(sign | ((biased << 52) + kept + u64::from(up)))
}

// Square roots, correctly rounded.

/// The instruction.
#[cfg(feature = "std")]
#[inline(always)]
pub fn sqrt_f32(x: f32) -> f32 {
    f32::sqrt(x)
}

/// The instruction.
#[cfg(feature = "std")]
#[inline(always)]
pub fn sqrt_f64(x: f64) -> f64 {
    f64::sqrt(x)
}

#[cfg(not(feature = "std"))]
pub use exact_sqrt_f32 as sqrt_f32;
#[cfg(not(feature = "std"))]
pub use exact_sqrt_f64 as sqrt_f64;

/// An f64 root has more than twice the bits of an f32, so rounding it again is harmless.
pub fn exact_sqrt_f32(x: f32) -> f32 {
    exact_sqrt_f64(f64::from(x)) as f32
}

/// By the integer root of the significand, with enough bits behind it.
pub fn exact_sqrt_f64(x: f64) -> f64 {
    if x.is_nan() || x == 0.0 || x == f64::INFINITY {
        return x;
    }
    if x < 0.0 {
        return f64::NAN;
    }
    let (_, exponent, significand) = taken_apart(x.to_bits());
    // x = significand * 2^(exponent - 52), and the power becomes even.
    let odd = exponent & 1;
    let wide = u128::from(significand) << (52 + 4 + odd);
    let root = wide.isqrt();
    let sticky = u128::from(root * root != wide);
    // The root's leading bit is at 54; two bits behind the last one, and what is behind those.
    rounded(false, (exponent - odd) / 2, (root << 1 | sticky) << 70)
}

// To integral values, and NaN.

macro_rules! floats {
    ($t:ty, $bits:ty, $fraction_bits:literal, $nan:literal, $round:ident, $floor:ident, $ceil:ident,
     $trunc:ident, $half_away:ident, $max:ident, $min:ident, $canon:ident, $fmod:ident) => {
        /// To the nearest integral value, ties to even: adding 2^(p-1) to a smaller magnitude
        /// leaves no bits of a fraction.
        #[inline(always)]
        pub fn $round(x: $t) -> $t {
            const MAGIC: $t = (1u64 << $fraction_bits) as $t;
            let magnitude = <$t>::abs(x);
            let near = (magnitude + MAGIC) - MAGIC;
            let whole = if magnitude < MAGIC { near } else { magnitude };
            <$t>::copysign(whole, x)
        }

        /// The largest integral value not above.
        #[inline(always)]
        pub fn $floor(x: $t) -> $t {
            let near = $round(x);
            <$t>::copysign(if near > x { near - 1.0 } else { near }, x)
        }

        /// The smallest integral value not below.
        #[inline(always)]
        pub fn $ceil(x: $t) -> $t {
            let near = $round(x);
            <$t>::copysign(if near < x { near + 1.0 } else { near }, x)
        }

        /// Toward zero.
        #[inline(always)]
        pub fn $trunc(x: $t) -> $t {
            <$t>::copysign($floor(<$t>::abs(x)), x)
        }

        /// To the nearest integral value, ties away from zero.
        #[inline(always)]
        pub fn $half_away(x: $t) -> $t {
            let magnitude = <$t>::abs(x);
            let whole = $floor(magnitude);
            let up = if magnitude - whole >= 0.5 {
                whole + 1.0
            } else {
                whole
            };
            <$t>::copysign(up, x)
        }

        /// IEEE 754-2019 maximum: NaN wins, +0 is above -0.
        #[inline(always)]
        pub fn $max(a: $t, b: $t) -> $t {
            let larger = if a > b { a } else { b };
            let both = <$t>::from_bits(a.to_bits() & b.to_bits());
            let ordered = if a == b { both } else { larger };
            if a.is_nan() { a } else { ordered }
        }

        /// IEEE 754-2019 minimum: NaN wins, -0 is below +0.
        #[inline(always)]
        pub fn $min(a: $t, b: $t) -> $t {
            let smaller = if a < b { a } else { b };
            let both = <$t>::from_bits(a.to_bits() | b.to_bits());
            let ordered = if a == b { both } else { smaller };
            if a.is_nan() { a } else { ordered }
        }

        /// The one NaN in place of any, on integers, where no NaN is as good as another.
        #[inline(always)]
        pub fn $canon(x: $t) -> $t {
            const INFINITY: $bits = <$t>::INFINITY.to_bits();
            let bits = x.to_bits();
            let is_nan = bits & (<$bits>::MAX >> 1) > INFINITY;
            <$t>::from_bits(if is_nan { $nan } else { bits })
        }

        /// The exact remainder with the dividend's sign, by long division.
        pub fn $fmod(a: $t, b: $t) -> $t {
            const FRACTION: $bits = (1 << $fraction_bits) - 1;
            const INFINITY: $bits = <$t>::INFINITY.to_bits();
            let sign = a.to_bits() & !(<$bits>::MAX >> 1);
            let x = a.to_bits() ^ sign;
            let y = b.to_bits() & (<$bits>::MAX >> 1);
            if x >= INFINITY || y > INFINITY || y == 0 {
                return <$t>::from_bits($nan);
            }
            if x < y {
                return a;
            }
            // Exponents in units of the last bit of a subnormal.
            let split = |bits: $bits| match bits >> $fraction_bits {
                0 => (0, bits),
                exponent => (exponent - 1, (bits & FRACTION) | (FRACTION + 1)),
            };
            let ((x_exponent, mut rest), (y_exponent, by)) = (split(x), split(y));
            rest %= by;
            for _ in y_exponent..x_exponent {
                rest <<= 1;
                if rest >= by {
                    rest -= by;
                }
            }
            let spare = <$bits>::BITS - 1 - $fraction_bits;
            let room = rest.leading_zeros().saturating_sub(spare);
            let up = <$bits>::min(room as $bits, y_exponent);
            let shifted = rest << up;
            let exponent = if shifted > FRACTION {
                y_exponent - up + 1
            } else {
                0
            };
            <$t>::from_bits(sign | exponent << $fraction_bits | shifted & FRACTION)
        }
    };
}

floats!(
    f32,
    u32,
    23,
    0x7fc0_0000,
    round_even_f32,
    floor_f32,
    ceil_f32,
    trunc_f32,
    round_half_away_f32,
    max_f32,
    min_f32,
    canon_f32,
    fmod_f32
);
floats!(
    f64,
    u64,
    52,
    0x7ff8_0000_0000_0000,
    round_even_f64,
    floor_f64,
    ceil_f64,
    trunc_f64,
    round_half_away_f64,
    max_f64,
    min_f64,
    canon_f64,
    fmod_f64
);

// Integers: division by zero gives 0, and the least value divided by -1 wraps.

macro_rules! divisions {
    ($($t:ty, $div:ident, $rem:ident;)+) => {
        $(
            /// The quotient, truncated.
            #[inline]
            pub fn $div(a: $t, b: $t) -> $t {
                if b == 0 { 0 } else { <$t>::wrapping_div(a, b) }
            }

            /// The remainder with the dividend's sign.
            #[inline]
            pub fn $rem(a: $t, b: $t) -> $t {
                if b == 0 { 0 } else { <$t>::wrapping_rem(a, b) }
            }
        )+
    };
}

divisions!(
    i8, div_i8, rem_i8;
    u8, div_u8, rem_u8;
    i16, div_i16, rem_i16;
    u16, div_u16, rem_u16;
    i32, div_i32, rem_i32;
    u32, div_u32, rem_u32;
    i64, div_i64, rem_i64;
    u64, div_u64, rem_u64;
);

// Half types, as their bits. To nearest even, subnormals kept.

/// Exact.
#[inline(always)]
pub fn f16_to_f32(bits: u16) -> f32 {
    let bits = u32::from(bits);
    let (sign, magnitude) = ((bits & 0x8000) << 16, bits & 0x7fff);
    let normal = (magnitude << 13) + ((127 - 15) << 23);
    // A subnormal is the fraction of a number with exponent -14, without that number's leading one.
    let scale = f32::from_bits((127 - 14) << 23);
    let subnormal = (f32::from_bits(scale.to_bits() | magnitude << 13) - scale).to_bits();
    let wide = if magnitude < 0x0400 {
        subnormal
    } else if magnitude >= 0x7c00 {
        normal | 0x7f80_0000
    } else {
        normal
    };
    f32::from_bits(wide | sign)
}

/// The nearest f16.
#[inline(always)]
pub fn f32_to_f16(x: f32) -> u16 {
    let bits = x.to_bits();
    let (sign, magnitude) = (bits >> 16 & 0x8000, bits & 0x7fff_ffff);
    // A carry runs into the exponent, up to infinity.
    let rebiased = magnitude.wrapping_sub((127 - 15) << 23);
    let normal = rebiased.wrapping_add(0x0fff + (magnitude >> 13 & 1)) >> 13;
    // Adding 2^-1, whose last bit is worth 2^-24, rounds to a multiple of that.
    let anchor = f32::from_bits((127 - 1) << 23);
    let near = f32::from_bits(magnitude) + anchor;
    let subnormal = near.to_bits().wrapping_sub(anchor.to_bits());
    let finite = if magnitude < ((127 - 14) << 23) {
        subnormal
    } else {
        normal
    };
    let special = if magnitude > 0x7f80_0000 {
        0x7e00
    } else {
        0x7c00
    };
    // Halfway between the largest f16 and what would follow.
    let narrow = if magnitude >= 0x477f_f000 {
        special
    } else {
        finite
    };
    (narrow | sign) as u16
}

/// Exact: bf16 is the upper half of an f32.
#[inline(always)]
pub fn bf16_to_f32(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// The nearest bf16.
#[inline(always)]
pub fn f32_to_bf16(x: f32) -> u16 {
    let bits = x.to_bits();
    let near = bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16;
    (if x.is_nan() {
        bits >> 16 | 0x0040
    } else {
        near
    }) as u16
}

/// The canonical NaN of f16 in place of any.
#[inline(always)]
pub fn canon_f16(bits: u16) -> u16 {
    if bits & 0x7fff > 0x7c00 { 0x7e00 } else { bits }
}

/// The canonical NaN of bf16 in place of any.
#[inline(always)]
pub fn canon_bf16(bits: u16) -> u16 {
    if bits & 0x7fff > 0x7f80 { 0x7fc0 } else { bits }
}

/// An f64 as an f32, rounded to odd: rounding that to a half type rounds the number itself.
#[inline(always)]
pub fn odd_from_f64(x: f64) -> f32 {
    let near = x as f32;
    let (bits, back) = (near.to_bits(), f64::abs(f64::from(near)));
    let (too_large, too_small) = (back > f64::abs(x), back < f64::abs(x));
    let moved = bits & 1 == 0 && (too_large || too_small);
    let step = if too_large { u32::MAX } else { 1 };
    f32::from_bits(if moved { bits.wrapping_add(step) } else { bits })
}

/// A u64 as an f64, rounded to odd.
#[inline(always)]
pub fn odd_from_u64(x: u64) -> f64 {
    let kept = x >> 11 | u64::from(x & 0x7ff != 0);
    if x >> 53 == 0 {
        x as f64
    } else {
        kept as f64 * 2048.0
    }
}

/// An i64 as an f64, rounded to odd.
#[inline(always)]
pub fn odd_from_i64(x: i64) -> f64 {
    let magnitude = odd_from_u64(x.unsigned_abs());
    if x < 0 { -magnitude } else { magnitude }
}

// Reductions: 32 lanes, halved at the end.

/// Visits each element of a range that begins at a multiple of 32, with its lane.
#[inline(always)]
pub fn by_lanes(range: Range<usize>, mut each: impl FnMut(usize, usize)) {
    let whole = (range.end - range.start) / 32;
    for round in 0..whole {
        for lane in 0..32 {
            each(range.start + 32 * round + lane, lane);
        }
    }
    let rest = range.start + 32 * whole;
    for at in rest..range.end {
        each(at, at - rest);
    }
}

/// `l[j] = op(l[j], l[j + h])` for h = 16, 8, 4, 2, 1, and then lane 0.
#[inline(always)]
pub fn halved<T: Copy>(mut lanes: [T; 32], op: impl Fn(T, T) -> T) -> T {
    for h in [16, 8, 4, 2, 1] {
        for j in 0..h {
            lanes[j] = op(lanes[j], lanes[j + h]);
        }
    }
    lanes[0]
}

/// The place of an extremum so far.
#[derive(Clone, Copy)]
pub struct Best<T> {
    value: Option<T>,
    /// Its index.
    pub index: i64,
}

impl<T: Copy + PartialOrd> Best<T> {
    /// Nothing yet.
    pub const NOTHING: Best<T> = Best {
        value: None,
        index: 0,
    };

    /// Takes the next element where it is better. A NaN is better than any number; of equals the
    /// first is kept, or the last.
    #[inline(always)]
    pub fn take<const LARGER: bool, const LAST: bool>(&mut self, value: T, index: i64) {
        let is_nan = |x: T| x.partial_cmp(&x).is_none();
        let better = match self.value {
            None => true,
            Some(best) if is_nan(best) => LAST && is_nan(value),
            Some(_) if is_nan(value) => true,
            Some(best) if value == best => LAST,
            Some(best) => (value > best) == LARGER,
        };
        if better {
            *self = Best {
                value: Some(value),
                index,
            };
        }
    }
}

// Products: sums over k in segments.

/// What a product needs of its elements.
pub trait Real: Copy {
    /// +0.
    const ZERO: Self;
    /// -0, to which adding anything gives exactly that.
    const NEGATIVE_ZERO: Self;
    /// `self * b + c`, rounded once.
    fn fma(self, b: Self, c: Self) -> Self;
    /// The sum.
    fn plus(self, b: Self) -> Self;
    /// Whether this is -0.
    fn is_negative_zero(self) -> bool;
}

impl Real for f32 {
    const ZERO: f32 = 0.0;
    const NEGATIVE_ZERO: f32 = -0.0;
    #[inline(always)]
    fn fma(self, b: f32, c: f32) -> f32 {
        fma_f32(self, b, c)
    }
    #[inline(always)]
    fn plus(self, b: f32) -> f32 {
        self + b
    }
    #[inline(always)]
    fn is_negative_zero(self) -> bool {
        self.to_bits() == 1 << 31
    }
}

impl Real for f64 {
    const ZERO: f64 = 0.0;
    const NEGATIVE_ZERO: f64 = -0.0;
    #[inline(always)]
    fn fma(self, b: f64, c: f64) -> f64 {
        fma_f64(self, b, c)
    }
    #[inline(always)]
    fn plus(self, b: f64) -> f64 {
        self + b
    }
    #[inline(always)]
    fn is_negative_zero(self) -> bool {
        self.to_bits() == 1 << 63
    }
}

/// Extents of a product, and how many terms a segment of its sums has.
#[derive(Clone, Copy)]
pub struct Shape {
    /// Rows.
    pub m: usize,
    /// Columns.
    pub n: usize,
    /// Terms of a sum.
    pub k: usize,
    /// Terms of a segment.
    pub segment: usize,
}

/// A product in tiles of `ROWS` x `COLUMNS`, what is left at the edges in tiles of `ROW_TAIL` and
/// `COLUMN_TAIL`. Factors are given by their elements, `left(m, k)` and `right(k, n)`; `each` is
/// given every sum with its row and column. The tiles change no bit: each sum has its own order.
#[inline(always)]
pub fn product<
    T: Real,
    const ROWS: usize,
    const COLUMNS: usize,
    const ROW_TAIL: usize,
    const COLUMN_TAIL: usize,
    const MASKED: bool,
>(
    shape: Shape,
    left: impl Fn(usize, usize) -> T,
    right: impl Fn(usize, usize) -> T,
    mut each: impl FnMut(usize, usize, T),
) {
    let (down, across) = (shape.m / ROWS, shape.n / COLUMNS);
    for i in 0..down {
        for j in 0..across {
            let (m, n) = (ROWS * i, COLUMNS * j);
            tile::<T, ROWS, COLUMNS, MASKED>(shape, m, n, &left, &right, &mut each);
        }
        if COLUMN_TAIL > 0 {
            let (m, n) = (ROWS * i, COLUMNS * across);
            tile::<T, ROWS, COLUMN_TAIL, MASKED>(shape, m, n, &left, &right, &mut each);
        }
    }
    if ROW_TAIL > 0 {
        for j in 0..across {
            let (m, n) = (ROWS * down, COLUMNS * j);
            tile::<T, ROW_TAIL, COLUMNS, MASKED>(shape, m, n, &left, &right, &mut each);
        }
        if COLUMN_TAIL > 0 {
            let (m, n) = (ROWS * down, COLUMNS * across);
            tile::<T, ROW_TAIL, COLUMN_TAIL, MASKED>(shape, m, n, &left, &right, &mut each);
        }
    }
}

/// One tile. A segment begins at +0 and takes `acc = fma(a, b, acc)` in ascending k; segments are
/// added in order. Where a product is masked, a left factor of -0 makes no term, and a segment
/// without terms is left out.
#[inline(always)]
fn tile<T: Real, const ROWS: usize, const COLUMNS: usize, const MASKED: bool>(
    shape: Shape,
    m: usize,
    n: usize,
    left: &impl Fn(usize, usize) -> T,
    right: &impl Fn(usize, usize) -> T,
    each: &mut impl FnMut(usize, usize, T),
) {
    let mut sum = [[T::NEGATIVE_ZERO; COLUMNS]; ROWS];
    if shape.k == 0 && !MASKED {
        sum = [[T::ZERO; COLUMNS]; ROWS];
    }
    for start in (0..shape.k).step_by(shape.segment) {
        let end = usize::min(start + shape.segment, shape.k);
        let mut acc = [[T::ZERO; COLUMNS]; ROWS];
        let mut terms = [!MASKED; ROWS];
        for k in start..end {
            for i in 0..ROWS {
                let a = left(m + i, k);
                if MASKED && a.is_negative_zero() {
                    continue;
                }
                terms[i] = true;
                for j in 0..COLUMNS {
                    acc[i][j] = a.fma(right(k, n + j), acc[i][j]);
                }
            }
        }
        for i in 0..ROWS {
            for j in 0..COLUMNS {
                if terms[i] {
                    sum[i][j] = sum[i][j].plus(acc[i][j]);
                }
            }
        }
    }
    for i in 0..ROWS {
        for j in 0..COLUMNS {
            each(m + i, n + j, sum[i][j]);
        }
    }
}

// Memory.

/// Adjoining elements as an array.
///
/// # Panics
/// If there are not as many.
#[inline(always)]
pub fn array<T, const N: usize>(elems: &[T]) -> &[T; N] {
    elems
        .try_into()
        .expect("as many elements as the kernel has")
}

/// Adjoining elements as an array.
///
/// # Panics
/// If there are not as many.
#[inline(always)]
pub fn array_mut<T, const N: usize>(elems: &mut [T]) -> &mut [T; N] {
    elems
        .try_into()
        .expect("as many elements as the kernel has")
}

/// A weight of `N` elements of `SIZE` bytes, which begins at a byte.
///
/// # Panics
/// If the bytes end before it does.
#[inline(always)]
pub fn weight<const SIZE: usize, const N: usize>(weights: &[u8], at: usize) -> &[[u8; SIZE]; N] {
    array(weights[at..at + SIZE * N].as_chunks::<SIZE>().0)
}

/// Parts of one memory, of which no two overlap, by first element and length.
///
/// # Panics
/// If two overlap, or one reaches outside.
#[inline]
pub fn parts<T, const N: usize>(memory: &mut [T], ranges: [Range<usize>; N]) -> [&mut [T]; N] {
    memory
        .get_disjoint_mut(ranges)
        .expect("parts that do not overlap")
}

/// The first index, of those that the axes visit, that is not in `-extent..extent`.
pub fn index_outside(
    at: &dyn Fn(usize) -> i128,
    offset: i64,
    axes: &[(u64, i64)],
    extent: u64,
) -> Option<i128> {
    let Some((&(count, stride), inner)) = axes.split_first() else {
        let index = at(offset as usize);
        let limit = i128::from(extent);
        return (index < -limit || index >= limit).then_some(index);
    };
    (0..count as i64).find_map(|i| index_outside(at, offset + i * stride, inner, extent))
}
