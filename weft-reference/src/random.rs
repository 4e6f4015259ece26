//! Tensors of a seed, that outsiders can make too.
//!
//! The words are those of ChaCha8 (D. J. Bernstein's, 64-bit block counter in words 12 and 13, 64-bit
//! nonce in words 14 and 15) with the seed as a 64-bit little-endian integer in the first 8 bytes of
//! the key, 0 in the other 24, nonce 0, and the counter starting at 0. A block yields its 16 words
//! in order. `w` is the next word; elements come in row-major order.
//!
//! | dtype | element |
//! | --- | --- |
//! | f32, f64 | `(w >> 7) * 2^-24 - 1`: 25 bits, uniform on the grid of step 2^-24 in [-1, 1), exact |
//! | f16, bf16 | that number, rounded to nearest even (so 1 can occur) |
//! | i8, u8, i16, u16, i32, u32 | the lowest bits of `w` |
//! | i64, u64 | two words, the lower half first |
//! | bool | bit 31 of `w` |

use crate::error::RefError;
use crate::half_float::{BF16, F16};
use crate::layout::Limits;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use weft_ir::{DType, Tensor};

/// The tensor of a seed.
///
/// # Errors
/// If it would exceed 16 GiB.
pub fn random_tensor(seed: u64, dtype: DType, shape: &[u64]) -> Result<Tensor, RefError> {
    let limits = Limits {
        bytes: crate::eval::DEFAULT_LIMIT_BYTES,
    };
    let elems = limits.elems("random", dtype, shape)?;
    let mut key = [0u8; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut words = ChaCha8Rng::from_seed(key);
    let length = elems * dtype.size_bytes();
    // Twice: a tensor copies its bytes to where they are shared.
    let mut bytes: Vec<u8> = Vec::new();
    let enough = bytes.try_reserve_exact(length.saturating_mul(2));
    bytes.shrink_to(0);
    let enough = enough.and_then(|()| bytes.try_reserve_exact(length));
    enough.map_err(|_| RefError::Memory { bytes: length })?;
    for _ in 0..elems {
        let word = words.next_u32();
        match dtype {
            DType::F32 => bytes.extend_from_slice(&(unit(word) as f32).to_le_bytes()),
            DType::F64 => bytes.extend_from_slice(&unit(word).to_le_bytes()),
            DType::F16 => bytes.extend_from_slice(&F16.round_f64(unit(word)).to_le_bytes()),
            DType::BF16 => bytes.extend_from_slice(&BF16.round_f64(unit(word)).to_le_bytes()),
            DType::I64 | DType::U64 => {
                bytes.extend_from_slice(&word.to_le_bytes());
                bytes.extend_from_slice(&words.next_u32().to_le_bytes());
            }
            DType::Bool => bytes.push((word >> 31) as u8),
            dtype => bytes.extend_from_slice(&word.to_le_bytes()[..dtype.size_bytes()]),
        }
    }
    Ok(Tensor::from_bytes(dtype, shape.to_vec(), bytes)?)
}

/// A number of the grid; every operation is exact.
fn unit(word: u32) -> f64 {
    f64::from(word >> 7) / 16_777_216.0 - 1.0
}
