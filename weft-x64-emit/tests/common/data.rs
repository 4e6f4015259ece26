//! Input data: exact and hostile bit patterns.

use weft_kernel::{Elem, Kernel, OperandRole};

/// A 64-bit generator (splitmix).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
}

/// What inputs are like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filling {
    /// Small numbers of few bits: every order of operations agrees.
    Exact,
    /// Ordinary numbers of all magnitudes around 1.
    Ordinary,
    /// Bit patterns around every edge: zeros, subnormals, infinities, NaNs, limits.
    Hostile,
}

impl Filling {
    pub const ALL: [Filling; 3] = [Filling::Exact, Filling::Ordinary, Filling::Hostile];
}

/// Bytes for every operand; outputs get a pattern that shows what was not written.
pub fn fill(kernel: &Kernel, filling: Filling, seed: u64) -> Vec<Vec<u8>> {
    let mut random = Random(seed.wrapping_mul(77).wrapping_add(filling as u64));
    kernel
        .operands()
        .iter()
        .map(|o| {
            let size = o.elem.size_bytes();
            let mut bytes = Vec::with_capacity(o.len_elems as usize * size);
            for _ in 0..o.len_elems {
                let bits = match o.role {
                    OperandRole::Input => element(&mut random, o.elem, filling),
                    // Zero, as the arm's buffers are.
                    OperandRole::Output => 0,
                };
                bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
            }
            bytes
        })
        .collect()
}

fn element(random: &mut Random, elem: Elem, filling: Filling) -> u64 {
    let r = random.next();
    match (elem, filling) {
        (Elem::Bool, _) => r & 1,
        (e, Filling::Exact) if e.is_float() => float_bits(e, ((r % 17) as f64 - 8.0) / 4.0),
        (e, Filling::Ordinary) if e.is_float() => {
            let unit = (r >> 11) as f64 / (1u64 << 53) as f64 * 2.0 - 1.0;
            let scale = [0.01, 1.0, 1.0, 4.0, 30.0][(r % 5) as usize];
            float_bits(e, unit * scale)
        }
        (e, _) if e.is_float() => hostile_float(random, e),
        (e, Filling::Exact) => {
            let value = (r % 9) as i64 - if e.is_signed_int() { 4 } else { 0 };
            value as u64
        }
        (e, Filling::Hostile) => {
            let bits = e.size_bytes() * 8;
            let edges = [
                0,
                1,
                u64::MAX,
                1 << (bits - 1),
                (1 << (bits - 1)) - 1,
                255,
                256,
                65_535,
                1 << 24,
                (1 << 24) + 1,
            ];
            if r & 1 == 0 {
                edges[(r >> 8) as usize % edges.len()]
            } else {
                random.next() >> (r >> 8 & 63)
            }
        }
        _ => r,
    }
}

fn float_bits(elem: Elem, value: f64) -> u64 {
    match elem {
        Elem::F64 => value.to_bits(),
        Elem::F32 => u64::from((value as f32).to_bits()),
        Elem::F16 => u64::from(half::f16::from_f32(value as f32).to_bits()),
        _ => u64::from(half::bf16::from_f32(value as f32).to_bits()),
    }
}

fn hostile_float(random: &mut Random, elem: Elem) -> u64 {
    let r = random.next();
    let (bits, mantissa) = match elem {
        Elem::F64 => (64, 52),
        Elem::F32 => (32, 23),
        Elem::F16 => (16, 10),
        _ => (16, 7),
    };
    let sign = (r & 1) << (bits - 1);
    let exponent_ones = ((1u64 << (bits - 1 - mantissa)) - 1) << mantissa;
    let magnitude = match (r >> 1) % 10 {
        0 => 0,
        1 => exponent_ones,
        2 => exponent_ones | 1 << (mantissa - 1) | random.below(100),
        3 => exponent_ones | 1,
        4 => 1 + random.below(3),
        5 => (1 << mantissa) - 1 - random.below(2) + random.below(3),
        // Around halves and integers.
        6 => {
            let value = [
                0.5,
                1.5,
                2.5,
                0.49999997,
                126.5,
                255.5,
                8_388_607.5,
                2_147_483_648.0,
            ];
            let at = random.below(value.len() as u64) as usize;
            float_bits(elem, value[at])
                .wrapping_add(random.below(3))
                .wrapping_sub(1)
        }
        _ => random.next() & (exponent_ones | ((1 << mantissa) - 1)),
    };
    sign | (magnitude & (exponent_ones | ((1 << mantissa) - 1)))
}

/// The bits of an element, any NaN being the canonical one.
pub fn canonical(bytes: &[u8], elem: Elem) -> u64 {
    let mut wide = [0; 8];
    wide[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(wide);
    let (magnitude, infinity, nan) = match elem {
        Elem::F32 => (0x7fff_ffff, 0x7f80_0000, 0x7fc0_0000),
        Elem::F64 => (
            i64::MAX as u64,
            0x7ff0_0000_0000_0000,
            0x7ff8_0000_0000_0000,
        ),
        Elem::F16 => (0x7fff, 0x7c00, 0x7e00),
        Elem::BF16 => (0x7fff, 0x7f80, 0x7fc0),
        _ => return bits,
    };
    if bits & magnitude > infinity {
        nan
    } else {
        bits
    }
}
