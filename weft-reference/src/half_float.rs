//! The half types f16 and bf16, and rounding to them, in integer arithmetic.

/// A half format: `1 + exponent + fraction` bits.
#[derive(Clone, Copy)]
pub(crate) struct HalfFormat {
    /// Bits of the fraction field.
    fraction_bits: i32,
    /// Exponent of the smallest subnormal number.
    last_exponent: i32,
    /// The bits of +infinity.
    infinity: u16,
    /// The bits of the canonical NaN.
    nan: u16,
}

/// IEEE 754 binary16.
pub(crate) const F16: HalfFormat = HalfFormat {
    fraction_bits: 10,
    last_exponent: -24,
    infinity: 0x7c00,
    nan: 0x7e00,
};

/// The upper half of binary32.
pub(crate) const BF16: HalfFormat = HalfFormat {
    fraction_bits: 7,
    last_exponent: -133,
    infinity: 0x7f80,
    nan: 0x7fc0,
};

impl HalfFormat {
    /// The bits of the number nearest to `x`, ties to even; NaN is canonical.
    pub(crate) fn round_f64(self, x: f64) -> u16 {
        if x.is_nan() {
            return self.nan;
        }
        let sign = u16::from(x.is_sign_negative()) << 15;
        if x.is_infinite() {
            return sign | self.infinity;
        }
        let bits = x.to_bits();
        let field = ((bits >> 52) & 0x7ff) as i32;
        let fraction = u128::from(bits & ((1 << 52) - 1));
        let (mantissa, exponent) = if field == 0 {
            (fraction, -1074)
        } else {
            (fraction | 1 << 52, field - 1075)
        };
        sign | self.round_magnitude(mantissa, exponent)
    }

    /// The bits of the number nearest to the integer `x`, ties to even.
    pub(crate) fn round_int(self, x: i128) -> u16 {
        let sign = u16::from(x < 0) << 15;
        sign | self.round_magnitude(x.unsigned_abs(), 0)
    }

    /// The bits of the number nearest to `mantissa * 2^exponent`, ties to even.
    fn round_magnitude(self, mantissa: u128, exponent: i32) -> u16 {
        if mantissa == 0 {
            return 0;
        }
        let leading = exponent + 127 - mantissa.leading_zeros() as i32;
        // Exponent of the last bit that the result keeps.
        let last = (leading - self.fraction_bits).max(self.last_exponent);
        let drop = last - exponent;
        let kept = if drop <= 0 {
            // All bits are kept, and at most `fraction_bits + 1` of them exist.
            mantissa << -drop
        } else if drop > 127 {
            // Below half of the smallest subnormal number.
            0
        } else {
            let kept = mantissa >> drop;
            let rest = mantissa & ((1 << drop) - 1);
            let half = 1u128 << (drop - 1);
            kept + u128::from(rest > half || (rest == half && kept & 1 == 1))
        };
        // As `last` is fixed, exponent field and a carry out of rounding add up by themselves:
        // a subnormal number has field 0 and no hidden bit, a normal one carries its hidden bit
        // into the field.
        let field = u128::from((last - self.last_exponent).unsigned_abs());
        let bits = (field << self.fraction_bits) + kept;
        if bits >= u128::from(self.infinity) {
            self.infinity
        } else {
            bits as u16
        }
    }
}

/// The value of an f16, exactly.
pub(crate) fn f16_to_f32(bits: u16) -> f32 {
    let sign = u32::from(bits >> 15) << 31;
    let field = u32::from(bits >> 10 & 0x1f);
    let fraction = u32::from(bits & 0x3ff);
    let magnitude = match field {
        // 2^-24 is the unit of subnormal numbers; the product is exact.
        0 => (fraction as f32 * f32::from_bits(0x3380_0000)).to_bits(),
        31 => 0x7f80_0000 | fraction << 13,
        _ => (field + 112) << 23 | fraction << 13,
    };
    f32::from_bits(sign | magnitude)
}

/// The value of a bf16, exactly.
pub(crate) fn bf16_to_f32(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMATS: [(HalfFormat, Widen); 2] = [(F16, f16_to_f32), (BF16, bf16_to_f32)];
    type Widen = fn(u16) -> f32;

    /// Nearest even by search among all numbers of the format: the definition, spelled out.
    fn nearest(format: HalfFormat, widen: Widen, x: f64) -> u16 {
        let mut best = (f64::INFINITY, 0u16);
        for bits in 0..=format.infinity {
            // For rounding, infinity stands for the number that would follow the largest.
            let value = if bits == format.infinity {
                let largest = f64::from(widen(bits - 1));
                largest + (largest - f64::from(widen(bits - 2)))
            } else {
                f64::from(widen(bits))
            };
            let distance = (x.abs() - value).abs();
            if distance < best.0 || (distance == best.0 && bits & 1 == 0) {
                best = (distance, bits);
            }
        }
        best.1 | u16::from(x.is_sign_negative()) << 15
    }

    #[test]
    fn every_half_value_survives_a_round_trip() {
        for (format, widen) in FORMATS {
            for bits in 0..=u16::MAX {
                let value = widen(bits);
                let expected = if value.is_nan() { format.nan } else { bits };
                assert_eq!(format.round_f64(f64::from(value)), expected, "{bits:04x}");
            }
        }
    }

    #[test]
    fn widening_agrees_with_the_half_crate() {
        for bits in 0..=u16::MAX {
            let (ours, theirs) = (f16_to_f32(bits), half::f16::from_bits(bits).to_f32());
            assert!(ours.to_bits() == theirs.to_bits() || (ours.is_nan() && theirs.is_nan()));
            let (ours, theirs) = (bf16_to_f32(bits), half::bf16::from_bits(bits).to_f32());
            assert!(ours.to_bits() == theirs.to_bits() || (ours.is_nan() && theirs.is_nan()));
        }
    }

    #[test]
    fn rounding_is_to_the_nearest_and_ties_to_even() {
        for (format, widen) in FORMATS {
            for bits in [
                0u16, 1, 2, 3, 0x3ff, 0x400, 0x401, 0x3c00, 0x3c01, 0x7bfe, 0x7bff,
            ] {
                let bits = bits.min(format.infinity - 2);
                let low = f64::from(widen(bits));
                let high = f64::from(widen(bits + 1));
                let middle = low + (high - low) / 2.0;
                for x in [
                    low,
                    middle,
                    f64::from_bits(middle.to_bits() - 1),
                    f64::from_bits(middle.to_bits() + 1),
                    -middle,
                    high,
                ] {
                    assert_eq!(format.round_f64(x), nearest(format, widen, x), "{x:e}");
                }
            }
        }
        // The last number, and the tie above it that goes to infinity.
        assert_eq!(F16.round_f64(65519.999), 0x7bff);
        assert_eq!(F16.round_f64(65520.0), 0x7c00);
        assert_eq!(F16.round_f64(1e300), 0x7c00);
        assert_eq!(F16.round_f64(-1e-300), 0x8000);
    }

    #[test]
    fn integers_are_rounded_once() {
        // By way of f64 the last bit would be lost and the tie would go to even, that is down.
        let x = (1i128 << 62) + (1 << 54) + 1;
        let up = ((1i128 << 62) + (1 << 55)) as f64;
        assert_eq!(f64::from(bf16_to_f32(BF16.round_int(x))), up);
        assert_eq!(BF16.round_int(-x), BF16.round_int(x) | 0x8000);
        assert_eq!(F16.round_int(65520), 0x7c00);
        for x in -70_000i128..70_000 {
            assert_eq!(F16.round_int(x), F16.round_f64(x as f64));
            assert_eq!(BF16.round_int(x), BF16.round_f64(x as f64));
        }
    }
}
