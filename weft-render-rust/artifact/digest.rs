//! Digests of tensors: BLAKE3 over dtype, rank, extents and elements with canonical NaNs.

/// A BLAKE3 hash of a message that is fed piece by piece, one block after the other.
///
/// A message is cut into chunks of 1024 bytes, a chunk into blocks of 64. Chunks are leaves of a
/// binary tree whose left subtrees are as large as can be, a power of two.
pub struct Blake3 {
    chunk: [u8; 1024],
    filled: usize,
    count: u64,
    /// Hashes of whole subtrees, the largest first.
    stack: [[u32; 8]; 54],
    depth: usize,
}

const INITIAL: [u32; 8] = [
    0x6a09_e667,
    0xbb67_ae85,
    0x3c6e_f372,
    0xa54f_f53a,
    0x510e_527f,
    0x9b05_688c,
    0x1f83_d9ab,
    0x5be0_cd19,
];
const ORDER: [usize; 16] = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const CHUNK_START: u32 = 1;
const CHUNK_END: u32 = 2;
const PARENT: u32 = 4;
const ROOT: u32 = 8;

/// Seven rounds of eight mixings, the message's words permuted between rounds.
fn compress(chain: [u32; 8], mut m: [u32; 16], counter: u64, len: u32, flags: u32) -> [u32; 8] {
    let (low, high) = (counter as u32, (counter >> 32) as u32);
    let i = INITIAL;
    let c = chain;
    let mut s = [
        c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], i[0], i[1], i[2], i[3], low, high, len,
        flags,
    ];
    let mix = |s: &mut [u32; 16], [a, b, c, d]: [usize; 4], x: u32, y: u32| {
        s[a] = s[a].wrapping_add(s[b]).wrapping_add(x);
        s[d] = (s[d] ^ s[a]).rotate_right(16);
        s[c] = s[c].wrapping_add(s[d]);
        s[b] = (s[b] ^ s[c]).rotate_right(12);
        s[a] = s[a].wrapping_add(s[b]).wrapping_add(y);
        s[d] = (s[d] ^ s[a]).rotate_right(8);
        s[c] = s[c].wrapping_add(s[d]);
        s[b] = (s[b] ^ s[c]).rotate_right(7);
    };
    for _ in 0..7 {
        for i in 0..4 {
            mix(&mut s, [i, 4 + i, 8 + i, 12 + i], m[2 * i], m[2 * i + 1]);
        }
        for i in 0..4 {
            let diagonal = [i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4];
            mix(&mut s, diagonal, m[8 + 2 * i], m[9 + 2 * i]);
        }
        m = ORDER.map(|from| m[from]);
    }
    core::array::from_fn(|i| s[i] ^ s[i + 8])
}

fn joined(left: [u32; 8], right: [u32; 8], flags: u32) -> [u32; 8] {
    let words = core::array::from_fn(|i| if i < 8 { left[i] } else { right[i - 8] });
    compress(INITIAL, words, 0, 64, PARENT | flags)
}

impl Default for Blake3 {
    fn default() -> Self {
        Blake3 {
            chunk: [0; 1024],
            filled: 0,
            count: 0,
            stack: [[0; 8]; 54],
            depth: 0,
        }
    }
}

impl Blake3 {
    /// Takes in the next bytes.
    pub fn update(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            // The last chunk of all is not ended before it is known to be the last.
            if self.filled == 1024 {
                self.end_chunk();
            }
            let (now, later) = bytes.split_at(usize::min(bytes.len(), 1024 - self.filled));
            self.chunk[self.filled..][..now.len()].copy_from_slice(now);
            self.filled += now.len();
            bytes = later;
        }
    }

    /// The hash of all that was taken in.
    pub fn finish(&self) -> [u8; 32] {
        let mut hash = self.leaf(if self.depth == 0 { ROOT } else { 0 });
        for at in (0..self.depth).rev() {
            hash = joined(self.stack[at], hash, if at == 0 { ROOT } else { 0 });
        }
        core::array::from_fn(|i| hash[i / 4].to_le_bytes()[i % 4])
    }

    fn leaf(&self, last_flags: u32) -> [u32; 8] {
        let mut chain = INITIAL;
        let blocks = usize::max(self.filled.div_ceil(64), 1);
        for i in 0..blocks {
            let mut bytes = [0; 64];
            let len = usize::min(self.filled - 64 * i, 64);
            bytes[..len].copy_from_slice(&self.chunk[64 * i..][..len]);
            let (words, _) = bytes.as_chunks::<4>();
            let words = core::array::from_fn(|w| u32::from_le_bytes(words[w]));
            let mut flags = if i == 0 { CHUNK_START } else { 0 };
            if i + 1 == blocks {
                flags |= CHUNK_END | last_flags;
            }
            chain = compress(chain, words, self.count, len as u32, flags);
        }
        chain
    }

    fn end_chunk(&mut self) {
        let mut hash = self.leaf(0);
        self.count += 1;
        // A subtree is whole for each zero at the end of the number of chunks.
        for _ in 0..self.count.trailing_zeros() {
            self.depth -= 1;
            hash = joined(self.stack[self.depth], hash, 0);
        }
        self.stack[self.depth] = hash;
        self.depth += 1;
        self.filled = 0;
    }
}

/// Elements of a tensor, row-major, as they lie in memory: half types are their bits, a bool is a
/// byte of 0 or 1.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Elems<'a> {
    F32(&'a [f32]),
    F64(&'a [f64]),
    I8(&'a [i8]),
    U8(&'a [u8]),
    I16(&'a [i16]),
    U16(&'a [u16]),
    I32(&'a [i32]),
    U32(&'a [u32]),
    I64(&'a [i64]),
    U64(&'a [u64]),
}

/// The digest of a tensor: the length of the dtype's name, the name, the rank, the extents (integers
/// of 64 bits), and the elements, all little-endian and every NaN in its canonical form.
pub fn digest(dtype: &str, shape: &[u64], elems: Elems<'_>) -> [u8; 32] {
    let mut hash = Blake3::default();
    hash.update(&(dtype.len() as u64).to_le_bytes());
    hash.update(dtype.as_bytes());
    hash.update(&(shape.len() as u64).to_le_bytes());
    shape
        .iter()
        .for_each(|extent| hash.update(&extent.to_le_bytes()));
    let half = |x: u16| match dtype {
        "f16" if x & 0x7fff > 0x7c00 => 0x7e00,
        "bf16" if x & 0x7fff > 0x7f80 => 0x7fc0,
        _ => x,
    };
    match elems {
        Elems::F32(all) => all.iter().for_each(|x| {
            let bits = if x.is_nan() { 0x7fc0_0000 } else { x.to_bits() };
            hash.update(&bits.to_le_bytes());
        }),
        Elems::F64(all) => all.iter().for_each(|x| {
            let bits = if x.is_nan() {
                0x7ff8 << 48
            } else {
                x.to_bits()
            };
            hash.update(&bits.to_le_bytes());
        }),
        Elems::I8(all) => all.iter().for_each(|x| hash.update(&x.to_le_bytes())),
        Elems::U8(all) => all.iter().for_each(|x| hash.update(&x.to_le_bytes())),
        Elems::I16(all) => all.iter().for_each(|x| hash.update(&x.to_le_bytes())),
        Elems::U16(all) => all
            .iter()
            .for_each(|x| hash.update(&half(*x).to_le_bytes())),
        Elems::I32(all) => all.iter().for_each(|x| hash.update(&x.to_le_bytes())),
        Elems::U32(all) => all.iter().for_each(|x| hash.update(&x.to_le_bytes())),
        Elems::I64(all) => all.iter().for_each(|x| hash.update(&x.to_le_bytes())),
        Elems::U64(all) => all.iter().for_each(|x| hash.update(&x.to_le_bytes())),
    }
    hash.finish()
}
