//! Float operations that would otherwise call libm, written so that the compiler vectorises them.

/// Operations on f32 or f64 beyond `+ - * / sqrt`, all exact or with one rounding.
pub(crate) trait Float:
    Copy + PartialOrd + PartialEq + std::ops::Add<Output = Self> + std::ops::Mul<Output = Self>
{
    /// To the nearest integral value, ties to even.
    fn round_even(self) -> Self;
    /// Largest integral value not above.
    fn floor_exact(self) -> Self;
    /// Smallest integral value not below.
    fn ceil_exact(self) -> Self;
    /// Toward zero.
    fn trunc_exact(self) -> Self;
    /// To the nearest integral value, ties away from zero.
    fn round_half_away(self) -> Self;
    /// IEEE 754-2019 maximum.
    fn maximum_2019(self, other: Self) -> Self;
    /// IEEE 754-2019 minimum.
    fn minimum_2019(self, other: Self) -> Self;
    /// The quiet NaN without payload if NaN, else the value.
    fn canon_nan(self) -> Self;
    /// Exact remainder with the dividend's sign.
    fn fmod_exact(self, divisor: Self) -> Self;
}

macro_rules! float {
    ($t:ty, $bits:ty, $fraction_bits:literal, $nan:literal) => {
        impl Float for $t {
            // Adding 2^(p-1) to a magnitude below it leaves no fraction bits: the addition rounds
            // to an integer, ties to even. Larger magnitudes, infinities and NaN are returned.
            #[inline(always)]
            fn round_even(self) -> Self {
                const MAGIC: $t = (1u64 << $fraction_bits) as $t;
                let magnitude = self.abs();
                let rounded = (magnitude + MAGIC) - MAGIC;
                let chosen = if magnitude < MAGIC {
                    rounded
                } else {
                    magnitude
                };
                chosen.copysign(self)
            }

            // The sign of zero is the argument's: floor of [+0, 1) is +0 and of -0 is -0, and
            // anything else has the argument's sign anyway.
            #[inline(always)]
            fn floor_exact(self) -> Self {
                let near = self.round_even();
                let down = if near > self { near - 1.0 } else { near };
                down.copysign(self)
            }

            #[inline(always)]
            fn ceil_exact(self) -> Self {
                let near = self.round_even();
                let up = if near < self { near + 1.0 } else { near };
                up.copysign(self)
            }

            #[inline(always)]
            fn trunc_exact(self) -> Self {
                self.abs().floor_exact().copysign(self)
            }

            // The difference of a number and its integral part is exact.
            #[inline(always)]
            fn round_half_away(self) -> Self {
                let magnitude = self.abs();
                let whole = magnitude.floor_exact();
                let rounded = if magnitude - whole >= 0.5 {
                    whole + 1.0
                } else {
                    whole
                };
                rounded.copysign(self)
            }

            // Equal operands have equal bits, or are zeros of two signs, where `and` clears the
            // sign as +0 wants it and `or` keeps it for -0.
            #[inline(always)]
            fn maximum_2019(self, other: Self) -> Self {
                let larger = if self > other { self } else { other };
                let ordered = if self == other {
                    <$t>::from_bits(self.to_bits() & other.to_bits())
                } else {
                    larger
                };
                if self.is_nan() { self } else { ordered }
            }

            #[inline(always)]
            fn minimum_2019(self, other: Self) -> Self {
                let smaller = if self < other { self } else { other };
                let ordered = if self == other {
                    <$t>::from_bits(self.to_bits() | other.to_bits())
                } else {
                    smaller
                };
                if self.is_nan() { self } else { ordered }
            }

            // On integers: between floats the compiler may call one NaN as good as another and
            // drop the choice.
            #[inline(always)]
            fn canon_nan(self) -> Self {
                const MAGNITUDE: $bits = <$bits>::MAX >> 1;
                const INFINITY: $bits = MAGNITUDE & !((1 << $fraction_bits) - 1);
                let bits = self.to_bits();
                let is_nan = bits & MAGNITUDE > INFINITY;
                <$t>::from_bits(if is_nan { $nan } else { bits })
            }

            // Long division in integers, one bit of the quotient a step: slow and exact.
            fn fmod_exact(self, divisor: Self) -> Self {
                const FRACTION: $bits = (1 << $fraction_bits) - 1;
                const INFINITE: $bits = <$t>::INFINITY.to_bits();
                let sign = self.to_bits() & !(<$bits>::MAX >> 1);
                let x = self.to_bits() ^ sign;
                let y = divisor.to_bits() & (<$bits>::MAX >> 1);
                if x >= INFINITE || y > INFINITE || y == 0 {
                    return <$t>::from_bits($nan);
                }
                if x < y {
                    return self;
                }
                // Exponents in units of the last bit of a subnormal.
                let split = |bits: $bits| {
                    let exponent = bits >> $fraction_bits;
                    if exponent == 0 {
                        (0, bits)
                    } else {
                        (exponent - 1, (bits & FRACTION) | (FRACTION + 1))
                    }
                };
                let (x_exp, mut rest) = split(x);
                let (y_exp, by) = split(y);
                rest %= by;
                for _ in y_exp..x_exp {
                    rest <<= 1;
                    if rest >= by {
                        rest -= by;
                    }
                }
                // `rest < by`, so it fits; move its leading bit up as far as the exponent allows.
                let room = rest
                    .leading_zeros()
                    .saturating_sub(<$bits>::BITS - 1 - $fraction_bits);
                let up = (room as $bits).min(y_exp);
                let shifted = rest << up;
                let exponent = if shifted > FRACTION {
                    y_exp - up + 1
                } else {
                    0
                };
                <$t>::from_bits(sign | (exponent << $fraction_bits) | (shifted & FRACTION))
            }
        }
    };
}

float!(f32, u32, 23, 0x7fc0_0000);
float!(f64, u64, 52, 0x7ff8_0000_0000_0000);

#[cfg(test)]
mod tests {
    use super::Float;

    #[test]
    fn every_nan_becomes_the_quiet_one_and_nothing_else_changes() {
        let kept = [
            0,
            1,
            0x8000_0000,
            0x3f80_0001,
            0x7f80_0000,
            0xff80_0000,
            0x7f7f_ffff,
        ];
        for bits in kept {
            assert_eq!(f32::from_bits(bits).canon_nan().to_bits(), bits);
        }
        for bits in [
            0x7f80_0001,
            0x7fa5_5aa5,
            0x7fc0_0001,
            0xff80_0001,
            0xffc0_0000,
            u32::MAX,
        ] {
            assert_eq!(f32::from_bits(bits).canon_nan().to_bits(), 0x7fc0_0000);
        }
        for bits in [
            0,
            1 << 63,
            1,
            0x7ff0 << 48,
            0xfff0 << 48,
            (0x7ff0 << 48) - 1,
        ] {
            assert_eq!(f64::from_bits(bits).canon_nan().to_bits(), bits);
        }
        for bits in [
            (0x7ff0 << 48) + 1,
            (0xfff0 << 48) + 1,
            (0xfff8 << 48) + 5,
            u64::MAX,
        ] {
            assert_eq!(f64::from_bits(bits).canon_nan().to_bits(), 0x7ff8 << 48);
        }
    }
}
