//! The floats that fit into eight bits: ±n/16 × 2^r with n in 16..=31 and r in -3..=4.

/// The 8-bit field of a value, or `None`.
pub const fn encode_imm8(value: f64) -> Option<u8> {
    let bits = value.to_bits();
    // The lowest 48 bits of the fraction are zero.
    if bits & 0x0000_ffff_ffff_ffff != 0 {
        return None;
    }
    let exponent = (bits >> 52 & 0x7ff) as i64 - 1023;
    if exponent < -3 || exponent > 4 {
        return None;
    }
    let sign = (bits >> 63) as u8;
    let fraction = (bits >> 48 & 15) as u8;
    // Exponent field: b:c:d with NOT(b) as the top; 4 is 3 - 4 + 5, see `decode_imm8`.
    let field = if exponent > 0 {
        exponent - 1
    } else {
        exponent + 3 + 4
    };
    Some((sign << 7) | ((field as u8) << 4) | fraction)
}

/// The value of an 8-bit field.
pub const fn decode_imm8(field: u8) -> f64 {
    let exponent = field >> 4 & 7;
    let power = if exponent < 4 {
        exponent as i64 + 1
    } else {
        exponent as i64 - 7
    };
    let bits = ((field as u64 >> 7) << 63)
        | (((power + 1023) as u64) << 52)
        | (((field & 15) as u64) << 48);
    f64::from_bits(bits)
}

/// The encodable value nearest to `value`; NaN has none and gets 1.
pub fn nearest(value: f64) -> f64 {
    let mut best = 1.0;
    let distance = |x: f64| (x - value).abs();
    for field in 0..=255 {
        let candidate = decode_imm8(field);
        if distance(candidate) < distance(best) {
            best = candidate;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_256_round_trip_and_are_what_the_formula_says() {
        for field in 0..=255u8 {
            let value = decode_imm8(field);
            assert_eq!(encode_imm8(value), Some(field));
            // VFPExpandImm, spelled the slow way.
            let sign = if field & 0x80 == 0 { 1.0 } else { -1.0 };
            let top = if field & 0x40 == 0 { 4 } else { 0 };
            let exponent = i32::from(field >> 4 & 3) + top - 3;
            let mantissa = f64::from(16 + u32::from(field & 15)) / 16.0;
            assert_eq!(value, sign * mantissa * 2f64.powi(exponent));
        }
        for value in [0.0, -0.0, 0.1, 32.0, f64::NAN, f64::INFINITY, 1e-300] {
            assert_eq!(encode_imm8(value), None);
        }
        assert_eq!(nearest(0.1), 0.125);
        assert_eq!(nearest(1e9), 31.0);
    }
}
