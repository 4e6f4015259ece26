//! A vector register of all machines, and loops over its lanes.
//!
//! A register is eight *chunks* of 8 bytes. Chunk `q` of machine `c` is word `q * MACHINES + c`:
//!
//! ```text
//!   chunk 0: machine 0, machine 1, .. | chunk 1: machine 0, machine 1, .. | .. chunk 7
//! ```
//!
//! So the low half of all registers (`ymm`) is the first half of the words, an operation that treats
//! lanes alike is one loop over words, and a load from memory that is laid out in the same way is a
//! copy. Lane `j` of f32 is half `j % 2` of chunk `j / 2`; lane `j` of f64 is chunk `j`.

use bytemuck::Pod;

/// Machines that run together. More of them spread the cost of decoding, and need more cache.
pub const MACHINES: usize = 32;

/// Words of a whole register.
pub const WORDS: usize = 8 * MACHINES;

/// A vector register of all machines; also a mask register, as lanes of 32 bits that are all ones
/// where the mask's bit of that number is set.
#[derive(Clone)]
#[repr(align(64))]
pub struct Vector(pub [u64; WORDS]);

impl Vector {
    /// All bits zero.
    pub fn zero() -> Box<Self> {
        Box::new(Self([0; WORDS]))
    }

    /// The register of one machine, as bytes.
    #[allow(dead_code, reason = "the tests alone look into registers")]
    pub fn of(&self, machine: usize) -> [u8; 64] {
        let mut bytes = [0; 64];
        for (q, chunk) in bytes.chunks_exact_mut(8).enumerate() {
            chunk.copy_from_slice(&self.0[q * MACHINES + machine].to_le_bytes());
        }
        bytes
    }
}

/// `out[i] = f(a[i])` for lanes of type `T`.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub fn each1<T: Pod>(out: &mut [u64], a: &[u64], f: impl Fn(T) -> T) {
    let a: &[T] = bytemuck::cast_slice(a);
    let out: &mut [T] = bytemuck::cast_slice_mut(out);
    for (out, a) in out.iter_mut().zip(a) {
        *out = f(*a);
    }
}

/// `out[i] = f(a[i], b[i])` for lanes of type `T`.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub fn each2<T: Pod, R: Pod>(out: &mut [u64], a: &[u64], b: &[u64], f: impl Fn(T, T) -> R) {
    let (a, b): (&[T], &[T]) = (bytemuck::cast_slice(a), bytemuck::cast_slice(b));
    let out: &mut [R] = bytemuck::cast_slice_mut(out);
    for ((out, a), b) in out.iter_mut().zip(a).zip(b) {
        *out = f(*a, *b);
    }
}

/// `out[i] = f(a[i], b[i], c[i])` for lanes of type `T`.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub fn each3<T: Pod>(out: &mut [u64], a: &[u64], b: &[u64], c: &[u64], f: impl Fn(T, T, T) -> T) {
    let (a, b): (&[T], &[T]) = (bytemuck::cast_slice(a), bytemuck::cast_slice(b));
    let c: &[T] = bytemuck::cast_slice(c);
    let out: &mut [T] = bytemuck::cast_slice_mut(out);
    for (((out, a), b), c) in out.iter_mut().zip(a).zip(b).zip(c) {
        *out = f(*a, *b, *c);
    }
}

/// Lane `j` of 64 bits from lane `j` of 32 bits: the words of `out` are twice those of `a`.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub fn widen<T: Pod>(out: &mut [u64], a: &[u64], f: impl Fn(u32) -> T) {
    let out: &mut [T] = bytemuck::cast_slice_mut(out);
    let pairs = out.chunks_exact_mut(2 * MACHINES);
    for (out, a) in pairs.zip(a.chunks_exact(MACHINES)) {
        let (even, odd) = out.split_at_mut(MACHINES);
        for ((even, odd), a) in even.iter_mut().zip(odd).zip(a) {
            *even = f(*a as u32);
            *odd = f((*a >> 32) as u32);
        }
    }
}

/// Lane `j` of 32 bits from lane `j` of 64 bits: the words of `out` are half of those of `a`.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub fn narrow<T: Pod>(out: &mut [u64], a: &[u64], f: impl Fn(T) -> u32) {
    let a: &[T] = bytemuck::cast_slice(a);
    let pairs = a.chunks_exact(2 * MACHINES);
    for (out, a) in out.chunks_exact_mut(MACHINES).zip(pairs) {
        let (even, odd) = a.split_at(MACHINES);
        for ((out, even), odd) in out.iter_mut().zip(even).zip(odd) {
            *out = u64::from(f(*even)) | u64::from(f(*odd)) << 32;
        }
    }
}
