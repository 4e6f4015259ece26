//! Digests of tensors and of outputs.
//!
//! A digest is 32 bytes of BLAKE3, written as 64 hexadecimal digits. All integers that are hashed
//! are 64-bit little-endian.
//!
//! Of a tensor:
//!
//! ```text
//! length of the dtype's name in bytes, the name ("f32"; see DType::name)
//! rank
//! each extent, outermost first
//! the elements in row-major order, little-endian, every NaN in its canonical form
//! ```
//!
//! Of outputs, in the graph's order, for each: the length of its name in bytes, the name in UTF-8,
//! and the 32 bytes of its tensor's digest. Their number is not hashed, as each entry says where it
//! ends.

use weft_ir::Tensor;

/// A BLAKE3 digest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::fmt::Debug for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// Hashes a string with its length before it.
fn string(hasher: &mut blake3::Hasher, text: &str) {
    hasher.update(&(text.len() as u64).to_le_bytes());
    hasher.update(text.as_bytes());
}

/// The digest of a tensor.
#[must_use]
pub fn tensor_digest(tensor: &Tensor) -> Digest {
    let mut hasher = blake3::Hasher::new();
    string(&mut hasher, tensor.dtype().name());
    hasher.update(&(tensor.shape().len() as u64).to_le_bytes());
    for extent in tensor.shape() {
        hasher.update(&extent.to_le_bytes());
    }
    hasher.update(tensor.canonical().bytes());
    Digest(*hasher.finalize().as_bytes())
}

/// The digest of named outputs, in the order given.
#[must_use]
pub fn outputs_digest<'a>(outputs: impl IntoIterator<Item = (&'a str, Digest)>) -> Digest {
    let mut hasher = blake3::Hasher::new();
    for (name, digest) in outputs {
        string(&mut hasher, name);
        hasher.update(&digest.0);
    }
    Digest(*hasher.finalize().as_bytes())
}
