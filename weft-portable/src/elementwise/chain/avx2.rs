//! Chains with the value in eight vector registers.
//!
//! Also for AVX-512, whose wider vectors would gain little here: a link spends as much on finding its
//! operation and operands as on the operation.

use super::stream::{GROUP, Stream, TABLE};
use super::{Bound, Chain, Link};
use crate::buffer::{CHUNK, Src};
use std::arch::x86_64::*;

/// Runs a chain of f32.
#[target_feature(enable = "avx2,fma")]
pub(crate) fn run_f32(chain: Chain<'_, f32>) {
    let (out, _) = chain.out.as_chunks_mut::<CHUNK>();
    let (pairs, last) = out[..chain.chunks].as_chunks_mut::<2>();
    let whole = |src: &Src<'_, f32>, i: usize| -> [__m256; 4] { bytemuck::cast(*src.chunk(i)) };
    let done = 2 * pairs.len();
    for (i, pair) in pairs.iter_mut().enumerate() {
        let load = |src: &Src<'_, f32>| {
            let (low, high) = (whole(src, 2 * i), whole(src, 2 * i + 1));
            let [a, b, c, d] = low;
            let [e, f, g, h] = high;
            [a, b, c, d, e, f, g, h]
        };
        *pair = bytemuck::cast(links_f32(load(&chain.first), chain.links, load));
    }
    for out in last {
        let load = |src: &Src<'_, f32>| whole(src, done);
        *out = bytemuck::cast(links_f32(load(&chain.first), chain.links, load));
    }
}

/// Runs a chain of f32 from memory to memory.
#[target_feature(enable = "avx2,fma")]
pub(crate) fn stream(stream: &Stream<'_>) {
    // A vector across two lines of cache costs two loads.
    #[repr(align(64))]
    struct Aligned<T>(T);
    let mut table = Aligned([[0f32; GROUP]; TABLE]);
    let table = &mut table.0;
    for (slot, value) in stream.splats.iter().enumerate() {
        table[stream.inputs.len() + slot] = [*value; GROUP];
    }
    let mut out = Aligned([0f32; GROUP]);
    let out = &mut out.0;
    let mut done = 0;
    while done < stream.len {
        let len = GROUP.min(stream.len - done);
        for (slot, place) in table.iter_mut().zip(stream.inputs) {
            let into = bytemuck::cast_slice_mut(&mut slot[..len]);
            stream
                .memory
                .read(place.operand, place.offset_bytes + 4 * done, into);
        }
        let (parts, _) = out.as_chunks_mut::<64>();
        for (i, part) in parts.iter_mut().enumerate() {
            let load = |slot: &u8| -> [__m256; 8] {
                let (parts, _) = table[usize::from(*slot) % TABLE].as_chunks::<64>();
                bytemuck::cast(parts[i])
            };
            *part = bytemuck::cast(links_f32(load(&stream.first), stream.links, load));
        }
        let place = stream.output;
        let from = bytemuck::cast_slice(&out[..len]);
        stream
            .memory
            .write(place.operand, place.offset_bytes + 4 * done, from);
        done += len;
    }
}

/// Runs a chain of f64.
#[target_feature(enable = "avx2,fma")]
pub(crate) fn run_f64(chain: Chain<'_, f64>) {
    let (out, _) = chain.out.as_chunks_mut::<CHUNK>();
    for (i, out) in out[..chain.chunks].iter_mut().enumerate() {
        let load = |src: &Src<'_, f64>| -> [__m256d; 8] { bytemuck::cast(*src.chunk(i)) };
        *out = bytemuck::cast(links_f64(load(&chain.first), chain.links, load));
    }
}

/// The links, one after the other. maximum: `max` gives its second operand for zeros of two signs and
/// for NaN, so the two orders together hold both; `and` of them clears the sign where either is +0
/// and changes nothing else, and all ones are a NaN. minimum keeps the sign by `or`.
macro_rules! links {
    (
        $name:ident, $v:ty,
        $add:ident, $sub:ident, $mul:ident, $div:ident, $fma:ident, $max:ident, $min:ident,
        $and:ident, $or:ident, $xor:ident, $andnot:ident, $set1:ident, $cmp:ident,
        $sqrt:ident, $round:ident
    ) => {
        #[target_feature(enable = "avx2,fma")]
        #[inline]
        fn $name<S, const N: usize>(
            mut v: [$v; N],
            links: &[Bound<S>],
            load: impl Fn(&S) -> [$v; N],
        ) -> [$v; N] {
            for link in links {
                macro_rules! none {
                    ($one:expr) => {{
                        let one = $one;
                        for v in &mut v {
                            *v = one(*v);
                        }
                    }};
                }
                macro_rules! each {
                    (|$a:ident, $b:ident| $result:expr) => {{
                        let operand = load(&link.b);
                        for j in 0..N {
                            let ($a, $b) = (v[j], operand[j]);
                            v[j] = $result;
                        }
                    }};
                }
                match link.link {
                    Link::Add => each!(|v, b| $add(v, b)),
                    Link::Sub => each!(|v, b| $sub(v, b)),
                    Link::SubFrom => each!(|v, b| $sub(b, v)),
                    Link::Mul => each!(|v, b| $mul(v, b)),
                    Link::Square => none!(|v| $mul(v, v)),
                    Link::Div => each!(|v, b| $div(v, b)),
                    Link::DivInto => each!(|v, b| $div(b, v)),
                    Link::Max => {
                        each!(|v, b| $or($and($max(v, b), $max(b, v)), $cmp::<_CMP_UNORD_Q>(v, b)))
                    }
                    Link::Min => {
                        each!(|v, b| $or($or($min(v, b), $min(b, v)), $cmp::<_CMP_UNORD_Q>(v, b)))
                    }
                    Link::FmaFactor => {
                        let (b, c) = (load(&link.b), load(&link.c));
                        for j in 0..N {
                            v[j] = $fma(v[j], b[j], c[j]);
                        }
                    }
                    Link::FmaSummand => {
                        let (b, c) = (load(&link.b), load(&link.c));
                        for j in 0..N {
                            v[j] = $fma(b[j], c[j], v[j]);
                        }
                    }
                    Link::Neg => none!(|v| $xor(v, $set1(-0.0))),
                    Link::Abs => none!(|v| $andnot($set1(-0.0), v)),
                    Link::Sqrt => none!(|v| $sqrt(v)),
                    // Each rounding is exact or marks nothing but the inexact flag, which is
                    // suppressed.
                    Link::RoundEven => none!(|v| $round::<0x08>(v)),
                    Link::Floor => none!(|v| $round::<0x09>(v)),
                    Link::Ceil => none!(|v| $round::<0x0a>(v)),
                    Link::Trunc => none!(|v| $round::<0x0b>(v)),
                }
            }
            v
        }
    };
}

links!(
    links_f32,
    __m256,
    _mm256_add_ps,
    _mm256_sub_ps,
    _mm256_mul_ps,
    _mm256_div_ps,
    _mm256_fmadd_ps,
    _mm256_max_ps,
    _mm256_min_ps,
    _mm256_and_ps,
    _mm256_or_ps,
    _mm256_xor_ps,
    _mm256_andnot_ps,
    _mm256_set1_ps,
    _mm256_cmp_ps,
    _mm256_sqrt_ps,
    _mm256_round_ps
);
links!(
    links_f64,
    __m256d,
    _mm256_add_pd,
    _mm256_sub_pd,
    _mm256_mul_pd,
    _mm256_div_pd,
    _mm256_fmadd_pd,
    _mm256_max_pd,
    _mm256_min_pd,
    _mm256_and_pd,
    _mm256_or_pd,
    _mm256_xor_pd,
    _mm256_andnot_pd,
    _mm256_set1_pd,
    _mm256_cmp_pd,
    _mm256_sqrt_pd,
    _mm256_round_pd
);
