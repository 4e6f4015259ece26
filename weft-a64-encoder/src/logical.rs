//! Bitmask immediates: a run of ones, rotated, repeated.
//!
//! The 13-bit field is N:immr:imms.
//! With the highest zero of N:NOT(imms) gone, the element's size is a power of two; the low bits of
//! imms are the run's length less one, and immr is how far it is rotated right.
//! All ones and all zeros cannot be said.

/// The field for a value of 64 bits, or `None`.
pub const fn encode_64(value: u64) -> Option<u16> {
    if value == 0 || value == u64::MAX {
        return None;
    }
    // The smallest element that repeats.
    let mut size = 64;
    while size > 2 {
        let half = size / 2;
        let mask = (1u64 << half) - 1;
        if value & mask != (value >> half) & mask {
            break;
        }
        size = half;
    }
    let mask = if size == 64 {
        u64::MAX
    } else {
        (1u64 << size) - 1
    };
    let element = value & mask;
    // Rotate until the run of ones starts at bit 0.
    let mut rotation = 0;
    let mut run = element;
    while !(run & 1 == 1 && run & (1 << (size - 1)) == 0) {
        if rotation == size {
            return None;
        }
        run = ((run << 1) | (run >> (size - 1))) & mask;
        rotation += 1;
    }
    // A single run of ones is one less than a power of two.
    if run & (run + 1) != 0 {
        return None;
    }
    let ones = run.count_ones();
    let n = if size == 64 { 1 } else { 0 };
    let imms = (!(size * 2 - 1) & 63) | (ones - 1);
    Some(((n << 12) | (rotation << 6) | imms) as u16)
}

/// The value of a field, or `None` for the reserved ones.
pub const fn decode_64(field: u16) -> Option<u64> {
    let (n, immr, imms) = (
        field >> 12 & 1,
        (field >> 6 & 63) as u32,
        (field & 63) as u32,
    );
    let selector = ((n as u32) << 6) | (!imms & 63);
    if selector < 2 {
        return None;
    }
    let log = 31 - selector.leading_zeros();
    let size = 1u32 << log;
    let (length, rotation) = (imms & (size - 1), immr & (size - 1));
    if length == size - 1 {
        return None;
    }
    let mask = if size == 64 {
        u64::MAX
    } else {
        (1u64 << size) - 1
    };
    let run = (1u64 << (length + 1)) - 1;
    let element = if rotation == 0 {
        run
    } else {
        ((run >> rotation) | (run << (size - rotation))) & mask
    };
    let mut value = element;
    let mut width = size;
    while width < 64 {
        value |= value << width;
        width *= 2;
    }
    Some(value)
}

/// `value` repeated from `width` bits to 64, or `None` when it has more bits than that.
pub const fn replicate(value: u64, width: u32) -> Option<u64> {
    if width < 64 && value >> width != 0 {
        return None;
    }
    let (mut value, mut width) = (value, width);
    while width < 64 {
        value |= value << width;
        width *= 2;
    }
    Some(value)
}

/// The encodable value nearest to `value` at a width of 8, 16, 32 or 64 bits.
///
/// All elements are tried, so this is for error messages only.
pub fn nearest(value: u64, width: u32) -> u64 {
    let mut best = (u64::MAX, 1);
    for field in 0..1u16 << 13 {
        let Some(candidate) = decode_64(field) else {
            continue;
        };
        let mask = if width == 64 {
            u64::MAX
        } else {
            (1 << width) - 1
        };
        let low = candidate & mask;
        if replicate(low, width) != Some(candidate) {
            continue;
        }
        let distance = low.abs_diff(value);
        if (distance, low) < best {
            best = (distance, low);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts from the manual: 5,334 values of 64 bits and 1,302 of 32.
    #[test]
    fn every_field_round_trips_and_there_are_as_many_as_the_manual_says() {
        let mut values_64 = 0;
        let mut values_32 = 0;
        let mut seen = std::collections::BTreeSet::new();
        for field in 0..1u16 << 13 {
            let Some(value) = decode_64(field) else {
                continue;
            };
            if !seen.insert(value) {
                continue;
            }
            values_64 += 1;
            values_32 += usize::from(value >> 32 == value & 0xffff_ffff);
            let again = encode_64(value).expect("decoded values can be encoded");
            assert_eq!(decode_64(again), Some(value));
        }
        assert_eq!((values_64, values_32), (5334, 1302));
    }

    #[test]
    fn all_ones_zeros_and_two_runs_are_refused() {
        for value in [0, u64::MAX, 0x5, 0x1_0000_0005, 0x1234] {
            assert_eq!(encode_64(value), None, "{value:#x}");
        }
        assert_eq!(nearest(0, 32), 1);
        assert_eq!(nearest(0xffff_ffff, 32), 0xffff_fffe);
    }
}
