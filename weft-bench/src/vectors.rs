//! Loops whose speed is this machine's limit, and the chain as one would write it by hand.
//!
//! Written with `std::arch` for AVX2 and AVX-512; elsewhere as plain loops that the compiler
//! vectorises. Each function says what it did in elements, so that rates are not guessed.

#![allow(
    unsafe_code,
    reason = "vector loads and stores, and calls of functions whose features were just detected"
)]

/// The widest vectors that a processor has here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// 512 bits.
    Avx512,
    /// 256 bits, with fused multiply-add.
    Avx2,
    /// What the compiler makes of plain loops.
    Plain,
}

impl Width {
    /// This processor's.
    pub fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        {
            if is_x86_feature_detected!("avx512f") {
                return Width::Avx512;
            }
            if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
                return Width::Avx2;
            }
        }
        Width::Plain
    }

    /// A name for people.
    pub fn name(self) -> &'static str {
        match self {
            Width::Avx512 => "AVX-512",
            Width::Avx2 => "AVX2",
            Width::Plain => "plain",
        }
    }
}

/// The chain of eight operations that the elementwise rows compute, each with its own rounding:
/// multiply, add, maximum, multiply, subtract, minimum, absolute value, add.
///
/// NaN goes through maximum and minimum, and the result's NaN is the canonical one. Neither maximum
/// nor minimum meets zeros of both signs: the sum before the maximum is never -0.
pub fn chain_scalar(x: f32) -> f32 {
    let t = x * CHAIN.scale + CHAIN.shift;
    let t = if t <= 0.0 { 0.0 } else { t };
    let t = t * x - CHAIN.offset;
    let t = if t >= CHAIN.limit { CHAIN.limit } else { t };
    let t = t.abs() + x;
    if t.is_nan() {
        f32::from_bits(0x7fc0_0000)
    } else {
        t
    }
}

/// The numbers in the chain.
pub struct ChainNumbers {
    /// Factor of the first multiplication.
    pub scale: f32,
    /// Addend behind it.
    pub shift: f32,
    /// What the second product loses.
    pub offset: f32,
    /// Upper bound.
    pub limit: f32,
}

/// The numbers in the chain.
pub const CHAIN: ChainNumbers = ChainNumbers {
    scale: 1.5,
    shift: 0.25,
    offset: 0.375,
    limit: 1.25,
};

/// Multiply-adds of f32 from registers alone: how many were done, and a value to use.
pub fn multiply_adds(width: Width, rounds: u64) -> (u64, f32) {
    match width {
        #[cfg(target_arch = "x86_64")]
        Width::Avx512 if is_x86_feature_detected!("avx512f") => {
            // SAFETY: the feature was detected in this arm's guard.
            (rounds * 12 * 16, unsafe { x64::multiply_adds_512(rounds) })
        }
        #[cfg(target_arch = "x86_64")]
        Width::Avx512 | Width::Avx2
            if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") =>
        {
            // SAFETY: the features were detected in this arm's guard.
            (rounds * 12 * 8, unsafe { x64::multiply_adds_256(rounds) })
        }
        _ => (rounds * 12 * 4, plain::multiply_adds(rounds)),
    }
}

/// Reads all of `data`, whole blocks of 64 elements of it.
pub fn read(width: Width, data: &[f32]) -> f32 {
    match width {
        #[cfg(target_arch = "x86_64")]
        Width::Avx512 if is_x86_feature_detected!("avx512f") => {
            // SAFETY: the feature was detected in this arm's guard.
            unsafe { x64::read_512(data) }
        }
        #[cfg(target_arch = "x86_64")]
        Width::Avx512 | Width::Avx2 if is_x86_feature_detected!("avx2") => {
            // SAFETY: the feature was detected in this arm's guard.
            unsafe { x64::read_256(data) }
        }
        _ => plain::read(data),
    }
}

/// Reads all of `data`, four quarters of whole blocks of 64 elements at once.
pub fn read_four(width: Width, data: &[f32]) -> f32 {
    let quarter = data.len() / 256 * 64;
    let parts = [0, 1, 2, 3].map(|i| &data[i * quarter..(i + 1) * quarter]);
    match width {
        #[cfg(target_arch = "x86_64")]
        Width::Avx512 | Width::Avx2 if is_x86_feature_detected!("avx2") => {
            // SAFETY: the feature was detected in this arm's guard.
            unsafe { x64::read_four_256(parts) }
        }
        _ => any_bit(&parts.map(plain::read)),
    }
}

/// Copies whole blocks of 64 elements.
pub fn copy(width: Width, from: &[f32], to: &mut [f32]) {
    match width {
        #[cfg(target_arch = "x86_64")]
        Width::Avx512 if is_x86_feature_detected!("avx512f") => {
            // SAFETY: the feature was detected in this arm's guard.
            unsafe { x64::copy_512(from, to) }
        }
        #[cfg(target_arch = "x86_64")]
        Width::Avx512 | Width::Avx2 if is_x86_feature_detected!("avx2") => {
            // SAFETY: the feature was detected in this arm's guard.
            unsafe { x64::copy_256(from, to) }
        }
        _ => {
            let n = from.len().min(to.len());
            to[..n].copy_from_slice(&from[..n]);
        }
    }
}

/// Copies with stores that go past the caches, where there are such; `false` where there are none.
/// `to` must begin at an address that 32 divides.
pub fn copy_streaming(from: &[f32], to: &mut [f32]) -> bool {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") && to.as_ptr().addr().is_multiple_of(32) {
        // SAFETY: the feature was detected just now.
        unsafe { x64::copy_streaming(from, to) };
        return true;
    }
    let _ = (from, to);
    false
}

/// The chain by hand, whole vectors of 8 and a scalar rest; `false` where there is no AVX2.
pub fn chain(from: &[f32], to: &mut [f32]) -> bool {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the feature was detected just now.
        unsafe { x64::chain(from, to) };
        return true;
    }
    let _ = (from, to);
    false
}

/// The chain by hand where no input is NaN: less work than the contract asks for.
pub fn loose_chain(from: &[f32], to: &mut [f32]) -> bool {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the feature was detected just now.
        unsafe { x64::loose_chain(from, to) };
        return true;
    }
    let _ = (from, to);
    false
}

/// The chain by hand with streaming stores; `false` where there is no AVX2 or `to` is not aligned
/// to 32 bytes.
pub fn chain_streaming(from: &[f32], to: &mut [f32]) -> bool {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") && to.as_ptr().addr().is_multiple_of(32) {
        // SAFETY: the feature was detected just now.
        unsafe { x64::chain_streaming(from, to) };
        return true;
    }
    let _ = (from, to);
    false
}

mod plain {
    use std::hint::black_box;

    /// Product and sum, since a fused one without the instruction is a call of a library.
    pub fn multiply_adds(rounds: u64) -> f32 {
        let (x, y) = (black_box(0.999f32), black_box(0.001f32));
        let mut acc = [[0.5f32; 4]; 12];
        for _ in 0..rounds {
            for a in acc.as_flattened_mut() {
                *a = *a * x + y;
            }
        }
        acc.as_flattened().iter().sum()
    }

    pub fn read(data: &[f32]) -> f32 {
        let mut acc = [0u32; 64];
        for block in data.as_chunks::<64>().0 {
            for (a, x) in acc.iter_mut().zip(block) {
                *a |= x.to_bits();
            }
        }
        super::any_bit(&acc.map(f32::from_bits))
    }
}

/// The bits that any of the lanes has.
fn any_bit(lanes: &[f32]) -> f32 {
    f32::from_bits(lanes.iter().fold(0, |bits, lane| bits | lane.to_bits()))
}

#[cfg(target_arch = "x86_64")]
mod x64 {
    use super::CHAIN;
    use std::arch::x86_64::*;
    use std::hint::black_box;

    #[target_feature(enable = "avx512f")]
    pub fn multiply_adds_512(rounds: u64) -> f32 {
        let x = _mm512_set1_ps(black_box(0.999));
        let y = _mm512_set1_ps(black_box(0.001));
        let mut acc = [_mm512_set1_ps(black_box(0.5)); 12];
        for _ in 0..rounds {
            for a in &mut acc {
                *a = _mm512_fmadd_ps(*a, x, y);
            }
        }
        acc.iter().map(|a| _mm512_reduce_add_ps(*a)).sum()
    }

    #[target_feature(enable = "avx2,fma")]
    pub fn multiply_adds_256(rounds: u64) -> f32 {
        let x = _mm256_set1_ps(black_box(0.999));
        let y = _mm256_set1_ps(black_box(0.001));
        let mut acc = [_mm256_set1_ps(black_box(0.5)); 12];
        for _ in 0..rounds {
            for a in &mut acc {
                *a = _mm256_fmadd_ps(*a, x, y);
            }
        }
        acc.iter().map(|a| _mm256_cvtss_f32(*a)).sum()
    }

    #[target_feature(enable = "avx512f")]
    fn load_512(from: &[f32; 16]) -> __m512 {
        // SAFETY: the array has the 64 bytes that are read, of any alignment.
        unsafe { _mm512_loadu_ps(from.as_ptr()) }
    }

    #[target_feature(enable = "avx512f")]
    fn store_512(to: &mut [f32; 16], value: __m512) {
        // SAFETY: the array has the 64 bytes that are written, of any alignment.
        unsafe { _mm512_storeu_ps(to.as_mut_ptr(), value) }
    }

    #[target_feature(enable = "avx2")]
    fn load(from: &[f32; 8]) -> __m256 {
        // SAFETY: the array has the 32 bytes that are read, of any alignment.
        unsafe { _mm256_loadu_ps(from.as_ptr()) }
    }

    #[target_feature(enable = "avx2")]
    fn store(to: &mut [f32; 8], value: __m256) {
        // SAFETY: the array has the 32 bytes that are written, of any alignment.
        unsafe { _mm256_storeu_ps(to.as_mut_ptr(), value) }
    }

    /// Stores past the caches. The caller fences before it returns.
    #[target_feature(enable = "avx2")]
    fn stream(to: &mut [f32; 8], value: __m256) {
        assert!(to.as_ptr().addr().is_multiple_of(32));
        // SAFETY: the array has the 32 bytes that are written, and begins at a multiple of 32.
        unsafe { _mm256_stream_ps(to.as_mut_ptr(), value) }
    }

    #[target_feature(enable = "avx2")]
    #[allow(unused_unsafe, reason = "newer compilers take a fence for safe")]
    fn fence() {
        // SAFETY: every processor with AVX2 has the instruction, and it only waits.
        unsafe { _mm_sfence() };
    }

    #[target_feature(enable = "avx512f")]
    pub fn read_512(data: &[f32]) -> f32 {
        let mut acc = [_mm512_setzero_si512(); 4];
        for block in data.as_chunks::<64>().0 {
            for (a, x) in acc.iter_mut().zip(block.as_chunks::<16>().0) {
                *a = _mm512_or_si512(*a, _mm512_castps_si512(load_512(x)));
            }
        }
        let both = [
            _mm512_or_si512(acc[0], acc[1]),
            _mm512_or_si512(acc[2], acc[3]),
        ];
        let all = _mm512_or_si512(both[0], both[1]);
        let mut lanes = [0.0; 16];
        store_512(&mut lanes, _mm512_castsi512_ps(all));
        super::any_bit(&lanes)
    }

    #[target_feature(enable = "avx2")]
    pub fn read_256(data: &[f32]) -> f32 {
        let mut acc = [_mm256_setzero_ps(); 8];
        for block in data.as_chunks::<64>().0 {
            for (a, x) in acc.iter_mut().zip(block.as_chunks::<8>().0) {
                *a = _mm256_or_ps(*a, load(x));
            }
        }
        let mut all = _mm256_setzero_ps();
        for a in acc {
            all = _mm256_or_ps(all, a);
        }
        let mut lanes = [0.0; 8];
        store(&mut lanes, all);
        super::any_bit(&lanes)
    }

    #[target_feature(enable = "avx2")]
    pub fn read_four_256(parts: [&[f32]; 4]) -> f32 {
        let [a, b, c, d] = parts.map(|part| part.as_chunks::<16>().0.iter());
        let mut acc = [_mm256_setzero_ps(); 8];
        for (((a, b), c), d) in a.zip(b).zip(c).zip(d) {
            for (i, line) in [a, b, c, d].into_iter().enumerate() {
                let halves = line.as_chunks::<8>().0;
                acc[2 * i] = _mm256_or_ps(acc[2 * i], load(&halves[0]));
                acc[2 * i + 1] = _mm256_or_ps(acc[2 * i + 1], load(&halves[1]));
            }
        }
        let mut all = _mm256_setzero_ps();
        for a in acc {
            all = _mm256_or_ps(all, a);
        }
        let mut lanes = [0.0; 8];
        store(&mut lanes, all);
        super::any_bit(&lanes)
    }

    #[target_feature(enable = "avx512f")]
    pub fn copy_512(from: &[f32], to: &mut [f32]) {
        let blocks = from.as_chunks::<64>().0.iter();
        for (from, to) in blocks.zip(to.as_chunks_mut::<64>().0) {
            let vectors = from.as_chunks::<16>().0.iter();
            for (from, to) in vectors.zip(to.as_chunks_mut::<16>().0) {
                store_512(to, load_512(from));
            }
        }
    }

    #[target_feature(enable = "avx2")]
    pub fn copy_256(from: &[f32], to: &mut [f32]) {
        let blocks = from.as_chunks::<64>().0.iter();
        for (from, to) in blocks.zip(to.as_chunks_mut::<64>().0) {
            let vectors = from.as_chunks::<8>().0.iter();
            for (from, to) in vectors.zip(to.as_chunks_mut::<8>().0) {
                store(to, load(from));
            }
        }
    }

    #[target_feature(enable = "avx2")]
    pub fn copy_streaming(from: &[f32], to: &mut [f32]) {
        let vectors = from.as_chunks::<8>().0.iter();
        for (from, to) in vectors.zip(to.as_chunks_mut::<8>().0) {
            stream(to, load(from));
        }
        fence();
    }

    /// With the contract's bits for every input: where an operand is NaN, maximum and minimum give the
    /// second one.
    #[target_feature(enable = "avx2")]
    fn chain_vector(x: __m256) -> __m256 {
        let t = _mm256_mul_ps(x, _mm256_set1_ps(CHAIN.scale));
        let t = _mm256_add_ps(t, _mm256_set1_ps(CHAIN.shift));
        let t = _mm256_max_ps(_mm256_setzero_ps(), t);
        let t = _mm256_mul_ps(t, x);
        let t = _mm256_sub_ps(t, _mm256_set1_ps(CHAIN.offset));
        let t = _mm256_min_ps(_mm256_set1_ps(CHAIN.limit), t);
        let t = _mm256_andnot_ps(_mm256_set1_ps(-0.0), t);
        let t = _mm256_add_ps(t, x);
        let nan = _mm256_set1_ps(f32::from_bits(0x7fc0_0000));
        _mm256_blendv_ps(t, nan, _mm256_cmp_ps::<_CMP_UNORD_Q>(t, t))
    }

    /// Without the contract's rules for NaN.
    #[target_feature(enable = "avx2")]
    fn loose_chain_vector(x: __m256) -> __m256 {
        let t = _mm256_mul_ps(x, _mm256_set1_ps(CHAIN.scale));
        let t = _mm256_add_ps(t, _mm256_set1_ps(CHAIN.shift));
        let t = _mm256_max_ps(t, _mm256_setzero_ps());
        let t = _mm256_mul_ps(t, x);
        let t = _mm256_sub_ps(t, _mm256_set1_ps(CHAIN.offset));
        let t = _mm256_min_ps(t, _mm256_set1_ps(CHAIN.limit));
        let t = _mm256_andnot_ps(_mm256_set1_ps(-0.0), t);
        _mm256_add_ps(t, x)
    }

    #[target_feature(enable = "avx2")]
    pub fn chain(from: &[f32], to: &mut [f32]) {
        // Four vectors a trip.
        let (blocks, rest) = from.as_chunks::<32>();
        let (to_blocks, to_rest) = to.as_chunks_mut::<32>();
        for (from, to) in blocks.iter().zip(to_blocks) {
            let vectors = from.as_chunks::<8>().0.iter();
            for (from, to) in vectors.zip(to.as_chunks_mut::<8>().0) {
                store(to, chain_vector(load(from)));
            }
        }
        for (x, y) in rest.iter().zip(to_rest) {
            *y = super::chain_scalar(*x);
        }
    }

    #[target_feature(enable = "avx2")]
    pub fn loose_chain(from: &[f32], to: &mut [f32]) {
        // Four vectors a trip.
        let (blocks, rest) = from.as_chunks::<32>();
        let (to_blocks, to_rest) = to.as_chunks_mut::<32>();
        for (from, to) in blocks.iter().zip(to_blocks) {
            let vectors = from.as_chunks::<8>().0.iter();
            for (from, to) in vectors.zip(to.as_chunks_mut::<8>().0) {
                store(to, loose_chain_vector(load(from)));
            }
        }
        for (x, y) in rest.iter().zip(to_rest) {
            *y = super::chain_scalar(*x);
        }
    }

    #[target_feature(enable = "avx2")]
    pub fn chain_streaming(from: &[f32], to: &mut [f32]) {
        let (vectors, rest) = from.as_chunks::<8>();
        let (to_vectors, to_rest) = to.as_chunks_mut::<8>();
        for (from, to) in vectors.iter().zip(to_vectors) {
            stream(to, chain_vector(load(from)));
        }
        fence();
        for (x, y) in rest.iter().zip(to_rest) {
            *y = super::chain_scalar(*x);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(n: usize) -> Vec<f32> {
        (0..n)
            .map(|i| (i as f32 * 0.37).rem_euclid(4.0) - 2.0)
            .collect()
    }

    /// Those, and what the contract has rules for.
    fn specials(n: usize) -> Vec<f32> {
        let mut x = numbers(n);
        let nans = [f32::NAN, -f32::NAN, f32::from_bits(0x7f80_0001)];
        let rest = [f32::INFINITY, f32::NEG_INFINITY, 0.0, -0.0];
        for (i, s) in nans.into_iter().chain(rest).enumerate() {
            x[5 * i + 1] = s;
            x[n - 1 - 5 * i] = s;
        }
        x
    }

    #[test]
    fn the_chain_by_hand_has_the_scalar_chains_bits() {
        let x = specials(1003);
        let wanted: Vec<u32> = x.iter().map(|x| chain_scalar(*x).to_bits()).collect();
        let mut y = vec![0.0; x.len()];
        if !chain(&x, &mut y) {
            println!("skipped: no AVX2");
            return;
        }
        let given: Vec<u32> = y.iter().map(|y| y.to_bits()).collect();
        assert_eq!(given, wanted);
        let ordinary = numbers(1003);
        assert!(loose_chain(&ordinary, &mut y));
        for (x, y) in ordinary.iter().zip(&y) {
            assert_eq!(y.to_bits(), chain_scalar(*x).to_bits());
        }
        y.fill(0.0);
        let from = y.as_ptr().align_offset(32);
        assert!(chain_streaming(&x[from..], &mut y[from..]));
        let given: Vec<u32> = y[from..].iter().map(|y| y.to_bits()).collect();
        assert_eq!(given, wanted[from..]);
    }

    #[test]
    fn a_changed_number_in_the_chain_would_show() {
        // The planted fault: the same chain without its minimum.
        let x = numbers(1003);
        let faulty = |x: f32| {
            let t = x * CHAIN.scale + CHAIN.shift;
            let t = if t > 0.0 { t } else { 0.0 };
            (t * x - CHAIN.offset).abs() + x
        };
        let differ = x
            .iter()
            .filter(|x| faulty(**x).to_bits() != chain_scalar(**x).to_bits());
        assert!(differ.count() > 10);
    }

    #[test]
    fn copies_copy_and_reads_read_everything() {
        let x = numbers(256);
        for width in [Width::detect(), Width::Avx2, Width::Plain] {
            let mut y = vec![0.0; 256];
            copy(width, &x, &mut y);
            assert_eq!(x, y);
            // Each element alone changes what is read.
            for at in 0..256 {
                let mut data = vec![0.0f32; 256];
                data[at] = f32::from_bits(0xffff_ffff);
                assert_eq!(read(width, &data).to_bits(), 0xffff_ffff, "{width:?} {at}");
                let four = read_four(width, &data).to_bits();
                assert_eq!(four, 0xffff_ffff, "four streams, {width:?} {at}");
            }
        }
    }

    #[test]
    fn multiply_adds_are_counted_and_converge() {
        for width in [Width::detect(), Width::Avx2, Width::Plain] {
            let (count, value) = multiply_adds(width, 10_000);
            assert!(count >= 10_000 * 12 * 4, "{width:?}");
            // x -> 0.999 x + 0.001 goes to 1 in each lane.
            assert!(value.is_finite() && value > 11.0, "{width:?} {value}");
        }
    }
}
