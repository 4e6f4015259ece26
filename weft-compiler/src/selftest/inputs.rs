//! Inputs: bit patterns from a written generator, with the values that break things in front.
//!
//! Word `i` of a seed is SplitMix64's output for the state `seed + (i + 1) * 0x9e3779b97f4a7c15`.

use weft_ir::{DType, Tensor};

/// How an input is filled.
#[derive(Clone, Copy, Debug)]
pub(super) enum Filling {
    /// Special values, then any bit pattern.
    Bits,
    /// Numbers of a `2^-16` grid in `[-scale, scale)`; integers as they are.
    Near(f64),
    /// Whole numbers from 0 to below.
    Below(u64),
}

fn word(seed: u64, i: u64) -> u64 {
    let mut z = seed.wrapping_add(i.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The special values of a dtype, as bits.
fn specials(dtype: DType) -> Vec<u64> {
    let ends = |bits: u32| {
        let all = u64::MAX >> (64 - bits);
        let top = 1 << (bits - 1);
        vec![0, 1, 2, 3, all, all - 1, top, top - 1, top + 1, 7, 31, 63]
    };
    let float = |fraction: u32, exponent: u32| {
        let sign = 1_u64 << (fraction + exponent);
        let bias = (1_u64 << (exponent - 1)) - 1;
        let infinity = ((1 << exponent) - 1) << fraction;
        let one = bias << fraction;
        let positive = [
            0,
            1,
            (1 << fraction) - 1,
            1 << fraction,
            one - 1,
            one,
            one + 1,
            one + (1 << (fraction - 1)),
            (bias + fraction as u64) << fraction,
            infinity - 1,
            infinity,
            infinity + 1,
            infinity + (1 << (fraction - 1)),
        ];
        positive.into_iter().flat_map(|b| [b, b | sign]).collect()
    };
    match dtype {
        DType::F32 => float(23, 8),
        DType::F64 => float(52, 11),
        DType::F16 => float(10, 5),
        DType::BF16 => float(7, 8),
        DType::Bool => vec![0, 1],
        _ => ends(8 * dtype.size_bytes() as u32),
    }
}

/// A number of a dtype, as bits; whole numbers wrap.
fn number(dtype: DType, value: f64) -> u64 {
    match dtype {
        DType::F32 => u64::from((value as f32).to_bits()),
        DType::F64 => value.to_bits(),
        DType::F16 => u64::from(half::f16::from_f64(value).to_bits()),
        DType::BF16 => u64::from(half::bf16::from_f64(value).to_bits()),
        DType::Bool => u64::from(value > 0.0),
        _ => value as i64 as u64,
    }
}

/// A tensor of that filling.
pub(super) fn tensor(seed: u64, dtype: DType, shape: &[u64], filling: Filling) -> Tensor {
    let size = dtype.size_bytes();
    let elems: u64 = shape.iter().product();
    let specials = match filling {
        Filling::Bits => specials(dtype),
        _ => Vec::new(),
    };
    let bits = |i: u64| match (specials.get(i as usize), filling) {
        (Some(bits), _) => *bits,
        (None, Filling::Bits) if dtype == DType::Bool => word(seed, i) & 1,
        (None, Filling::Bits) => word(seed, i),
        (None, Filling::Near(scale)) => {
            // 17 bits: a whole number of the grid, which every product here keeps exact.
            let grid = (word(seed, i) >> 47) as f64 / 65536.0 - 1.0;
            number(dtype, grid * scale)
        }
        (None, Filling::Below(end)) => number(dtype, (word(seed, i) % end.max(1)) as f64),
    };
    let bytes: Vec<u8> = (0..elems)
        .flat_map(|i| bits(i).to_le_bytes().into_iter().take(size))
        .collect();
    Tensor::from_bytes(dtype, shape.to_vec(), bytes).expect("as many bytes as the shape has")
}
