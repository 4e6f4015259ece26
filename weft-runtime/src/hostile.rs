//! Inputs for twin validation: exact ones, where every order of summing agrees and only layout can
//! be wrong, and hostile bit patterns.

use weft_kernel::{Elem, Inst, Kernel};

/// A small generator with a known state; its numbers only choose test patterns.
pub struct Rng(u64);

impl Rng {
    /// A generator that begins at a seed.
    pub fn new(seed: u64) -> Self {
        Rng(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    /// The next 64 bits (splitmix64).
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// Which patterns an input is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Small integers and powers of two: sums and products of a few thousand are exact in f32.
    Exact,
    /// Ordinary values of mixed sign and magnitude, so that every rounding counts.
    Ordinary,
    /// Ordinary values with zeros of both signs, subnormals, infinities, NaNs with payloads, ties
    /// and extremes strewn in.
    Hostile,
    /// Ordinary values above zero: a lane that holds a zero by mistake is the smallest then.
    Positive,
    /// Ordinary values below zero, or with the highest bit set where the type has no sign: a zero
    /// by mistake is the largest, or the smallest, then.
    Negative,
}

impl Pattern {
    /// All patterns, in the order in which they are tried.
    pub const ALL: [Pattern; 5] = [
        Pattern::Exact,
        Pattern::Ordinary,
        Pattern::Hostile,
        Pattern::Positive,
        Pattern::Negative,
    ];

    /// Bits of an element of `size` bytes with the sign that the pattern asks for.
    fn signed(self, bits: u64, size: usize) -> u64 {
        let top = 1 << (8 * size - 1);
        match self {
            Pattern::Exact | Pattern::Ordinary | Pattern::Hostile => bits,
            Pattern::Positive => (bits & !top) | 1,
            Pattern::Negative => bits | top | 1,
        }
    }
}

/// Bytes of `elems` elements of a type.
pub fn fill(elem: Elem, elems: usize, pattern: Pattern, rng: &mut Rng) -> Vec<u8> {
    let size = elem.size_bytes();
    let mut bytes = Vec::with_capacity(elems * size);
    for _ in 0..elems {
        let bits = match elem {
            Elem::F32 => u64::from(f32_bits(pattern, rng)),
            Elem::F64 => f64_bits(pattern, rng),
            Elem::F16 => half_bits(pattern, rng, 10, 15),
            Elem::BF16 => u64::from(f32_bits(pattern, rng) >> 16),
            Elem::Bool => rng.next_u64() & 1,
            _ => int_bits(elem, pattern, rng),
        };
        let bits = if elem == Elem::Bool {
            bits
        } else {
            pattern.signed(bits, size)
        };
        bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
    }
    bytes
}

fn int_bits(elem: Elem, pattern: Pattern, rng: &mut Rng) -> u64 {
    let random = rng.next_u64();
    match pattern {
        Pattern::Exact if elem.is_signed_int() => (random % 17).wrapping_sub(8),
        Pattern::Exact => random & 15,
        Pattern::Hostile if random.is_multiple_of(8) => {
            let top = 1_u64 << (8 * elem.size_bytes() - 1);
            [0, 1, u64::MAX, top, top - 1][(random >> 8) as usize % 5]
        }
        _ => random.rotate_right(7),
    }
}

fn f32_bits(pattern: Pattern, rng: &mut Rng) -> u32 {
    let random = rng.next_u64();
    match pattern {
        Pattern::Exact => (((random % 9) as f32 - 4.0) * 0.5).to_bits(),
        Pattern::Hostile if random.is_multiple_of(8) => {
            const SPECIAL: [u32; 20] = [
                0x0000_0000,
                0x8000_0000,
                0x0000_0001,
                0x8000_0001,
                0x007f_ffff,
                0x0080_0000,
                0x3f80_0000,
                0xbf80_0000,
                0x3f00_0000,
                0x4b00_0001,
                0x4b7f_ffff,
                0x7f7f_ffff,
                0xff7f_ffff,
                0x7f80_0000,
                0xff80_0000,
                0x7fc0_0000,
                0xffc1_2345,
                0x7f80_0001,
                0xc2b1_7218,
                0x42b1_7218,
            ];
            SPECIAL[(random >> 8) as usize % SPECIAL.len()]
        }
        _ => ordinary_f32(random),
    }
}

/// A value between 2^-12 and 2^3 in magnitude.
fn ordinary_f32(random: u64) -> u32 {
    let mantissa = (random >> 16) as u32 & 0x007f_ffff;
    let exponent = 115 + ((random >> 40) % 15) as u32;
    let sign = ((random >> 60) as u32 & 1) << 31;
    sign | (exponent << 23) | mantissa
}

fn f64_bits(pattern: Pattern, rng: &mut Rng) -> u64 {
    let random = rng.next_u64();
    match pattern {
        Pattern::Exact => (((random % 9) as f64 - 4.0) * 0.5).to_bits(),
        Pattern::Hostile if random.is_multiple_of(8) => {
            const SPECIAL: [u64; 9] = [
                0,
                1 << 63,
                1,
                0x000f_ffff_ffff_ffff,
                0x7fef_ffff_ffff_ffff,
                0x7ff0_0000_0000_0000,
                0xfff0_0000_0000_0000,
                0x7ff8_0000_0000_0000,
                0x7ff0_0000_dead_beef,
            ];
            SPECIAL[(random >> 8) as usize % SPECIAL.len()]
        }
        _ => {
            let exponent = 1011 + (random >> 53) % 15;
            (random & (1 << 63)) | (exponent << 52) | (rng.next_u64() & 0x000f_ffff_ffff_ffff)
        }
    }
}

fn half_bits(pattern: Pattern, rng: &mut Rng, mantissa_bits: u32, bias: u64) -> u64 {
    let random = rng.next_u64();
    match pattern {
        // 0, 1, 2 and 4 with either sign.
        Pattern::Exact => {
            let exponent = [0, bias, bias + 1, bias + 2][(random & 3) as usize];
            ((random >> 2) & 1) << 15 | exponent << mantissa_bits
        }
        _ => random & 0xffff,
    }
}

/// For each operand that is read as indices of a gather, how many different indices are in range.
///
/// Twins are validated on made-up operands; made-up indices must stay inside what they index.
pub fn index_limits(kernel: &Kernel) -> Vec<Option<u64>> {
    let mut limits = vec![None; kernel.operands().len()];
    let axes = kernel.axes();
    let mut tightest = u64::MAX;
    let mut sources = Vec::new();
    for body in kernel.bodies() {
        for inst in body {
            let Inst::Gather {
                access,
                index,
                stride,
            } = inst
            else {
                continue;
            };
            let access = &kernel.accesses()[*access];
            let len = kernel.operands()[access.operand].len_elems as i64;
            let room =
                access.range(&axes).map_or(
                    0,
                    |(low, high)| if *stride >= 0 { len - 1 - high } else { low },
                );
            let steps = if *stride == 0 {
                0
            } else {
                room.max(0) as u64 / stride.unsigned_abs()
            };
            tightest = tightest.min(steps + 1);
            index_sources(body, index.index(), kernel, &mut sources);
        }
    }
    sources.sort_unstable();
    sources.dedup();
    // Indices may be summed from several tables: each gets its share of the room.
    let share = (tightest / (sources.len() as u64).max(1)).max(1);
    for operand in sources {
        limits[operand] = Some(share);
    }
    limits
}

fn index_sources(body: &[Inst], at: usize, kernel: &Kernel, out: &mut Vec<usize>) {
    if let Inst::Load { access } = &body[at] {
        out.push(kernel.accesses()[*access].operand);
    }
    body[at].for_each_operand(|v| index_sources(body, v.index(), kernel, out));
}

/// Bytes of an operand of indices below `limit`.
pub fn fill_indices(elem: Elem, elems: usize, limit: u64, rng: &mut Rng) -> Vec<u8> {
    let size = elem.size_bytes();
    (0..elems)
        .flat_map(|_| {
            (rng.next_u64() % limit)
                .to_le_bytes()
                .into_iter()
                .take(size)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The elements of a fill, each as its bits.
    fn filled(elem: Elem, pattern: Pattern) -> Vec<u64> {
        let bytes = fill(elem, 4096, pattern, &mut Rng::new(7));
        let elems = bytes.chunks(elem.size_bytes()).map(|element| {
            let mut wide = [0; 8];
            wide[..element.len()].copy_from_slice(element);
            u64::from_le_bytes(wide)
        });
        elems.collect()
    }

    const ELEMS: [Elem; 12] = [
        Elem::F32,
        Elem::F64,
        Elem::F16,
        Elem::BF16,
        Elem::I8,
        Elem::U8,
        Elem::I16,
        Elem::U16,
        Elem::I32,
        Elem::U32,
        Elem::I64,
        Elem::U64,
    ];

    #[test]
    fn one_sided_patterns_hold_no_zero_and_one_sign() {
        for elem in ELEMS {
            let top = 1_u64 << (8 * elem.size_bytes() - 1);
            for bits in filled(elem, Pattern::Positive) {
                assert!(bits != 0 && bits & top == 0, "{elem:?} {bits:#x}");
            }
            for bits in filled(elem, Pattern::Negative) {
                assert!(bits & top != 0 && bits & !top != 0, "{elem:?} {bits:#x}");
            }
        }
    }

    #[test]
    fn the_hostile_pattern_holds_the_extremes_and_the_exact_one_holds_ties() {
        for elem in ELEMS {
            let top = 1_u64 << (8 * elem.size_bytes() - 1);
            let hostile = filled(elem, Pattern::Hostile);
            let wanted = match elem {
                Elem::F32 => vec![0x7f80_0000, 0xff80_0000, 0x8000_0000, 0, 1],
                Elem::F64 => vec![0x7ff0 << 48, 0xfff0 << 48, top, 0, 1],
                Elem::F16 | Elem::BF16 => vec![],
                _ => vec![0, 1, top, top - 1, top | (top - 1)],
            };
            for bits in wanted {
                assert!(hostile.contains(&bits), "{elem:?} {bits:#x}");
            }
            let mut exact = filled(elem, Pattern::Exact);
            exact.sort_unstable();
            exact.dedup();
            assert!((7..=17).contains(&exact.len()), "{elem:?}: {}", exact.len());
        }
    }
}
