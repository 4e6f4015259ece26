//! What several tests need.
#![allow(dead_code, reason = "each test uses a part")]

use weft_ir::{DType, Tensor};
use weft_reference::random_tensor;

/// A tensor of awkward numbers: a third special values, a third arbitrary bits, a third numbers of
/// ordinary size.
pub fn hostile(seed: u64, dtype: DType, shape: &[u64]) -> Tensor {
    let elems: u64 = shape.iter().product();
    let random = random_tensor(seed, DType::U64, &[elems]).expect("a small tensor");
    let special: &[f64] = &[
        0.0,
        -0.0,
        1.0,
        -1.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        1e-45,
        -1e-40,
        f64::from(f32::MIN_POSITIVE),
        f64::from(f32::MAX),
        0.5,
        -2.5,
        65504.0,
        -88.7,
        16_777_216.0,
    ];
    let size = dtype.size_bytes();
    let mut bytes = Vec::new();
    for i in 0..elems as usize {
        let word = random.bits(i);
        let kind = word >> 60;
        let ordinary = ((word & 0xff_ffff) as f64 / 16_777_216.0 - 0.5) * 8.0;
        let value = match kind {
            0..5 => special[(word % special.len() as u64) as usize],
            _ => ordinary,
        };
        let bits = match (dtype, kind) {
            (_, 5..10) => word,
            (DType::F32, _) => u64::from((value as f32).to_bits()),
            (DType::F64, _) => value.to_bits(),
            (DType::F16, _) => u64::from(half_of(value, DType::F16)),
            (DType::BF16, _) => u64::from(half_of(value, DType::BF16)),
            _ => word,
        };
        let bits = if dtype == DType::Bool { bits & 1 } else { bits };
        bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
    }
    Tensor::from_bytes(dtype, shape.to_vec(), bytes).expect("as many as the shape has")
}

fn half_of(value: f64, dtype: DType) -> u16 {
    match dtype {
        DType::F16 => half::f16::from_f64(value).to_bits(),
        _ => half::bf16::from_f64(value).to_bits(),
    }
}

/// An f32 tensor.
pub fn f32s(shape: &[u64], elems: &[f32]) -> Tensor {
    Tensor::from_elems(shape, elems).expect("as many as the shape has")
}

/// The bits of all elements.
pub fn bits(tensor: &Tensor) -> Vec<u64> {
    (0..tensor.elems()).map(|i| tensor.bits(i)).collect()
}

/// The bits of f32 numbers.
pub fn bits_of(elems: &[f32]) -> Vec<u64> {
    elems.iter().map(|x| u64::from(x.to_bits())).collect()
}
