//! All 2^32 inputs, cut into chunks, and the hash of the outputs for them.
//!
//! The whole-domain hash is plain BLAKE3 over the 2^32 results as little-endian f32, in the order of
//! the inputs' encodings, NaNs canonical: what `b3sum` prints for a file of them.
//! A chunk is a whole subtree of BLAKE3's tree, so the chunks' chaining values, computed in any
//! order and kept over interruptions, join to exactly that hash.

use blake3::hazmat::{
    ChainingValue, HasherExt, Mode, merge_subtrees_non_root, merge_subtrees_root,
};

/// Inputs of a chunk.
pub const CHUNK_INPUTS: usize = 1 << 22;
/// Chunks of the domain.
pub const CHUNKS: usize = 1 << 10;
/// Bytes of a chunk's outputs.
pub const CHUNK_BYTES: usize = CHUNK_INPUTS * 4;

/// The first input of a chunk.
pub fn first_input(chunk: usize) -> u32 {
    u32::try_from(chunk * CHUNK_INPUTS).expect("a chunk begins inside the domain")
}

/// The chaining value of a chunk's outputs.
pub fn chaining_value(chunk: usize, outputs: &[u8]) -> ChainingValue {
    assert_eq!(outputs.len(), CHUNK_BYTES);
    let mut hasher = blake3::Hasher::new();
    hasher.set_input_offset((chunk * CHUNK_BYTES) as u64);
    hasher.update(outputs).finalize_non_root()
}

/// The hash of all outputs, from the chaining values of equal parts, a power of two of at least 2.
pub fn whole_hash(parts: &[ChainingValue]) -> String {
    assert!(parts.len().is_power_of_two() && parts.len() > 1);
    let mut level = parts.to_vec();
    while level.len() > 2 {
        level = level
            .chunks_exact(2)
            .map(|pair| merge_subtrees_non_root(&pair[0], &pair[1], Mode::Hash))
            .collect();
    }
    merge_subtrees_root(&level[0], &level[1], Mode::Hash)
        .to_hex()
        .to_string()
}

/// The canonical bits of a result: every NaN is one.
pub fn canonical(bits: u32) -> u32 {
    if bits & 0x7fff_ffff > 0x7f80_0000 {
        0x7fc0_0000
    } else {
        bits
    }
}

/// An element of outputs.
pub fn word(bytes: &[u8]) -> u32 {
    u32::from_le_bytes(bytes.try_into().expect("four bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_join_to_the_hash_of_the_whole() {
        let bytes: Vec<u8> = (0..4 * CHUNK_BYTES)
            .map(|i| (i * 2_654_435_761 >> 13) as u8)
            .collect();
        let parts: Vec<ChainingValue> = bytes
            .chunks_exact(CHUNK_BYTES)
            .enumerate()
            .map(|(chunk, bytes)| chaining_value(chunk, bytes))
            .collect();
        assert_eq!(
            whole_hash(&parts),
            blake3::hash(&bytes).to_hex().to_string()
        );
    }
}
