//! A floating-point number with a mantissa of 128 bits.

use core::cmp::Ordering;

/// The number `± mantissa * 2^exponent`, with bit 127 of the mantissa set; zero has mantissa 0.
///
/// Every operation truncates: its result has a relative error below 2^-126, and a difference has an
/// absolute error below
/// 2^-126 times the larger operand.
/// Exponents are far from overflow for everything that f32 arguments lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wide {
    negative: bool,
    exponent: i32,
    mantissa: u128,
}

impl Wide {
    pub(super) const ZERO: Self = Self {
        negative: false,
        exponent: 0,
        mantissa: 0,
    };
    /// ln 2, rounded to 128 bits.
    pub(super) const LN_2: Self = Self::constant(0xb172_17f7_d1cf_79ab_c9e3_b398_03f2_f6af, -128);
    /// 1 / ln 2, rounded to 128 bits.
    pub(super) const INV_LN_2: Self =
        Self::constant(0xb8aa_3b29_5c17_f0bb_be87_fed0_691d_3e89, -127);
    /// π / 2, rounded to 128 bits.
    pub(super) const HALF_PI: Self =
        Self::constant(0xc90f_daa2_2168_c234_c4c6_628b_80dc_1cd1, -127);
    /// 2 / sqrt(π), rounded to 128 bits.
    pub(super) const TWO_OVER_SQRT_PI: Self =
        Self::constant(0x906e_ba82_14db_688d_71d4_8a7f_6bfe_c344, -127);

    const fn constant(mantissa: u128, exponent: i32) -> Self {
        Self {
            negative: false,
            exponent,
            mantissa,
        }
    }

    /// The number `± mantissa * 2^exponent`, exactly.
    pub(super) fn new(negative: bool, mantissa: u128, exponent: i32) -> Self {
        if mantissa == 0 {
            return Self::ZERO;
        }
        let zeros = mantissa.leading_zeros();
        Self {
            negative,
            exponent: exponent - zeros as i32,
            mantissa: mantissa << zeros,
        }
    }

    pub(super) fn from_int(value: i32) -> Self {
        Self::new(value < 0, u128::from(value.unsigned_abs()), 0)
    }

    /// A finite f32, exactly.
    pub(super) fn from_f32(x: f32) -> Self {
        let bits = x.to_bits();
        let field = ((bits >> 23) & 0xff) as i32;
        let fraction = u128::from(bits & 0x007f_ffff);
        let (mantissa, exponent) = if field == 0 {
            (fraction, -149)
        } else {
            (fraction | 1 << 23, field - 150)
        };
        Self::new(bits >> 31 == 1, mantissa, exponent)
    }

    pub(super) fn is_zero(self) -> bool {
        self.mantissa == 0
    }

    pub(super) fn is_negative(self) -> bool {
        self.negative
    }

    /// The exponent of the leading bit: the magnitude lies in `[2^n, 2^(n + 1))`. Of zero, the
    /// least there is.
    pub(super) fn leading_exponent(self) -> i32 {
        if self.is_zero() {
            i32::MIN
        } else {
            self.exponent + 127
        }
    }

    pub(super) fn negate(self) -> Self {
        Self {
            negative: !self.negative,
            ..self
        }
    }

    pub(super) fn abs(self) -> Self {
        Self {
            negative: false,
            ..self
        }
    }

    /// `self * 2^n`, exactly.
    pub(super) fn scale(self, n: i32) -> Self {
        if self.is_zero() {
            self
        } else {
            Self {
                exponent: self.exponent + n,
                ..self
            }
        }
    }

    pub(super) fn add(self, other: Self) -> Self {
        if self.is_zero() {
            return other;
        }
        if other.is_zero() {
            return self;
        }
        let (large, small) = if self.magnitude_cmp(other) == Ordering::Less {
            (other, self)
        } else {
            (self, other)
        };
        let shift = large.exponent - small.exponent;
        let aligned = if shift < 128 {
            small.mantissa >> shift
        } else {
            0
        };
        if large.negative != small.negative {
            return Self::new(large.negative, large.mantissa - aligned, large.exponent);
        }
        match large.mantissa.overflowing_add(aligned) {
            (mantissa, false) => Self { mantissa, ..large },
            (mantissa, true) => Self {
                mantissa: (mantissa >> 1) | 1 << 127,
                exponent: large.exponent + 1,
                ..large
            },
        }
    }

    pub(super) fn sub(self, other: Self) -> Self {
        self.add(other.negate())
    }

    pub(super) fn mul(self, other: Self) -> Self {
        if self.is_zero() || other.is_zero() {
            return Self::ZERO;
        }
        let (high, low) = full_product(self.mantissa, other.mantissa);
        // The product of two mantissas has its leading bit at 255 or 254.
        let exponent = self.exponent + other.exponent + 128;
        let negative = self.negative != other.negative;
        if high >> 127 == 1 {
            Self {
                negative,
                exponent,
                mantissa: high,
            }
        } else {
            Self {
                negative,
                exponent: exponent - 1,
                mantissa: (high << 1) | (low >> 127),
            }
        }
    }

    /// `self / other`; `other` is not zero.
    pub(super) fn div(self, other: Self) -> Self {
        assert!(!other.is_zero(), "a wide division has a nonzero divisor");
        if self.is_zero() {
            return self;
        }
        // Schoolbook division, one quotient bit a step. Before each step `rest < 2 * divisor`.
        let divisor = other.mantissa;
        let mut rest = self.mantissa;
        let mut exponent = self.exponent - other.exponent;
        let mut overflow = false;
        if rest < divisor {
            overflow = rest >> 127 == 1;
            rest <<= 1;
            exponent -= 1;
        }
        let mut quotient: u128 = 0;
        for _ in 0..128 {
            quotient <<= 1;
            if overflow || rest >= divisor {
                rest = rest.wrapping_sub(divisor);
                quotient |= 1;
            }
            overflow = rest >> 127 == 1;
            rest <<= 1;
        }
        Self {
            negative: self.negative != other.negative,
            exponent: exponent - 127,
            mantissa: quotient,
        }
    }

    /// `self / n` for a positive `n`.
    pub(super) fn div_small(self, n: u32) -> Self {
        let n = u128::from(n);
        let high = self.mantissa / n;
        let low = ((self.mantissa % n) << 64) / n;
        // The quotient is high + low * 2^-64, and high has lost at most 32 leading bits.
        let zeros = high.leading_zeros();
        if self.is_zero() || zeros == 0 {
            return self;
        }
        Self {
            mantissa: (high << zeros) | (low >> (64 - zeros)),
            exponent: self.exponent - zeros as i32,
            ..self
        }
    }

    fn magnitude_cmp(self, other: Self) -> Ordering {
        (self.exponent, self.mantissa).cmp(&(other.exponent, other.mantissa))
    }

    /// The nearest f64 within 2^-52 of its magnitude, for magnitudes that are normal there.
    pub(super) fn to_f64(self) -> f64 {
        if self.is_zero() {
            return 0.0;
        }
        let magnitude = ((self.mantissa >> 64) as u64) as f64;
        let field = self.exponent + 64 + 1023;
        assert!(
            (1..2000).contains(&field),
            "a wide number that becomes f64 is normal there"
        );
        let value = magnitude * f64::from_bits((field as u64) << 52);
        if self.negative { -value } else { value }
    }

    /// The nearest f32 of the real number that this one approximates, and how far that is from
    /// being in doubt: the
    /// distance to the nearest rounding boundary, as a fraction of 2^128 of this number's leading
    /// power of two.
    pub(super) fn round_f32(self) -> (f32, u128) {
        let sign = u32::from(self.negative) << 31;
        if self.is_zero() {
            return (f32::from_bits(sign), u128::MAX);
        }
        let leading = self.leading_exponent();
        let last = (leading - 23).max(-149);
        let shift = last - self.exponent;
        // 104 for a normal result, more for a subnormal one.
        let (kept, doubt) = match shift {
            ..=127 => {
                let rest = self.mantissa & ((1 << shift) - 1);
                let half = 1_u128 << (shift - 1);
                (
                    (self.mantissa >> shift) as u32 + u32::from(rest > half),
                    rest.abs_diff(half),
                )
            }
            // Less than one unit in the last place, at least half of one: the boundary is 2^127.
            128 => (1, self.mantissa - (1 << 127)),
            // Below half a unit. The boundary is at 2^128 at least.
            _ => (0, u128::MAX - self.mantissa),
        };
        // The exponent field and a carry out of rounding add up by themselves, as in any IEEE
        // encoding.
        let field = (last + 149) as u32;
        let magnitude = if field > 0xfd {
            0x7f80_0000
        } else {
            ((field << 23) + kept).min(0x7f80_0000)
        };
        (f32::from_bits(sign | magnitude), doubt)
    }
}

/// The 256-bit product of two 128-bit numbers, high half first.
fn full_product(a: u128, b: u128) -> (u128, u128) {
    const LOW: u128 = u64::MAX as u128;
    let (a1, a0) = (a >> 64, a & LOW);
    let (b1, b0) = (b >> 64, b & LOW);
    let low = a0 * b0;
    let middle = a1 * b0 + (low >> 64);
    let middle_low = a0 * b1 + (middle & LOW);
    let high = a1 * b1 + (middle >> 64) + (middle_low >> 64);
    (high, (middle_low << 64) | (low & LOW))
}
