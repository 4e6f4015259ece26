//! The one dispatch from a [`Level`] into code compiled for it, and a store and a prefetch that have
//! no safe form; the only `unsafe` of the crate.
//!
//! A [`Task`] is a loop written once. Its `run` is `#[inline(always)]`, so each instantiation below
//! compiles a copy of the whole loop for its own features, and the compiler vectorises that copy.

use crate::arith::Arith;
#[cfg(target_arch = "x86_64")]
use crate::arith::Hardware;
use crate::arith::TargetBase;
use crate::contraction::tile::Tile;
use crate::elementwise::chain::Chain;
use crate::elementwise::chain::stream::Stream;
use crate::level::{Kind, Level};
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{__m256, _MM_HINT_T0, _mm_prefetch, _mm_sfence, _mm256_stream_ps};
#[cfg(target_arch = "x86_64")]
use weft_kernel::Line;

/// A loop to be compiled for every level. Implementations mark `run` as `#[inline(always)]`, and
/// everything they call that uses `A`.
pub(crate) trait Task {
    /// Does the work with the arithmetic of the level.
    fn run<A: Arith>(self);
}

/// Runs a task in the instantiation of a level; for AVX-512 in that of AVX2.
///
/// Loops over blocks are limited by the first level of cache, where wider vectors gain little; a third
/// copy of each would cost more to build than it gives.
#[allow(
    unsafe_code,
    reason = "calling a function with target features is sound exactly when they were detected"
)]
pub(crate) fn dispatch<T: Task>(level: Level, task: T) {
    match level.kind() {
        Kind::Baseline => task.run::<TargetBase>(),
        #[cfg(target_arch = "x86_64")]
        Kind::Avx2Fma | Kind::Avx512 => {
            // SAFETY: `Level` has these kinds only after detection of AVX2, FMA and F16C.
            unsafe { avx2(task) }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,f16c")]
fn avx2<T: Task>(task: T) {
    task.run::<Hardware>();
}

macro_rules! tiles {
    ($name:ident, $t:ty, $bytes:literal, $avx2:ident, $avx512:ident, $half:ident) => {
        /// Runs a segment of a tile in vector registers, or gives it back where the level has no code
        /// for its shape.
        #[allow(
            unsafe_code,
            reason = "calling a function with target features is sound exactly when they were detected"
        )]
        pub(crate) fn $name(
            level: Level,
            height: usize,
            width: usize,
            tile: Tile<'_, $t>,
        ) -> Option<Tile<'_, $t>> {
            #[cfg(target_arch = "x86_64")]
            macro_rules! call {
                ($function:ident, $h:literal) => {{
                    if tile.masked {
                        // SAFETY: the arm's kind exists only after detection of what its functions
                        // enable: AVX2 and FMA, or AVX-512 F.
                        unsafe { crate::contraction::tile::x86::$function::<$h, true>(tile) };
                    } else {
                        // SAFETY: as above.
                        unsafe { crate::contraction::tile::x86::$function::<$h, false>(tile) };
                    }
                    None
                }};
            }
            #[cfg(not(target_arch = "x86_64"))]
            let _ = (height, width);
            match level.kind() {
                Kind::Baseline => Some(tile),
                #[cfg(target_arch = "x86_64")]
                Kind::Avx2Fma => match (height, width * $bytes) {
                    (6, 64) => call!($avx2, 6),
                    (4, 64) => call!($avx2, 4),
                    (2, 64) => call!($avx2, 2),
                    (1, 64) => call!($avx2, 1),
                    _ => Some(tile),
                },
                #[cfg(target_arch = "x86_64")]
                Kind::Avx512 => match (height, width * $bytes) {
                    (12, 128) => call!($avx512, 12),
                    (8, 128) => call!($avx512, 8),
                    (4, 128) => call!($avx512, 4),
                    (2, 128) => call!($avx512, 2),
                    (1, 128) => call!($avx512, 1),
                    (12, 64) => call!($half, 12),
                    (8, 64) => call!($half, 8),
                    (4, 64) => call!($half, 4),
                    (2, 64) => call!($half, 2),
                    (1, 64) => call!($half, 1),
                    _ => Some(tile),
                },
            }
        }
    };
}

tiles!(tile_f32, f32, 4, avx2_f32, avx512_f32, avx512_half_f32);
tiles!(tile_f64, f64, 8, avx2_f64, avx512_f64, avx512_half_f64);

macro_rules! chains {
    ($name:ident, $t:ty, $of:ident) => {
        /// Runs a chain in vector registers, or gives it back where the level has none for it.
        #[allow(
            unsafe_code,
            reason = "calling a function with target features is sound exactly when they were detected"
        )]
        pub(crate) fn $name(level: Level, chain: Chain<'_, $t>) -> Option<Chain<'_, $t>> {
            match level.kind() {
                Kind::Baseline => Some(chain),
                #[cfg(target_arch = "x86_64")]
                Kind::Avx2Fma | Kind::Avx512 => {
                    // SAFETY: both kinds exist only after detection of AVX2 and FMA.
                    unsafe { crate::elementwise::chain::avx2::$of::run(chain) };
                    None
                }
            }
        }
    };
}

chains!(chain_f32, f32, single);
chains!(chain_f64, f64, double);

macro_rules! streams {
    ($name:ident, $t:ty, $of:ident) => {
        /// Streams a chain from memory to memory; false where the level has no code for it.
        #[allow(
            unsafe_code,
            reason = "calling a function with target features is sound exactly when they were detected"
        )]
        pub(crate) fn $name(level: Level, stream: &Stream<'_, $t>) -> bool {
            match level.kind() {
                Kind::Baseline => {
                    let _ = stream;
                    false
                }
                #[cfg(target_arch = "x86_64")]
                Kind::Avx2Fma | Kind::Avx512 => {
                    // SAFETY: both kinds exist only after detection of AVX2 and FMA.
                    unsafe { crate::elementwise::chain::avx2::$of::stream(stream) };
                    true
                }
            }
        }
    };
}

streams!(stream_f32, f32, single);
streams!(stream_f64, f64, double);

/// Writes a line past the caches. The caller calls [`fence`] before another thread may read it.
///
/// # Panics
///
/// If the line does not begin at a multiple of 32.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "stores past the caches exist for pointers only")]
#[target_feature(enable = "avx2")]
#[inline]
pub(crate) fn store_past_caches(line: &Line, halves: [__m256; 2]) {
    let at = line.as_ptr().cast::<f32>();
    assert!(at.addr().is_multiple_of(32), "a line at a multiple of 32");
    // SAFETY: the cell is 64 writable bytes that begin at a multiple of 32, as was just seen.
    unsafe { _mm256_stream_ps(at, halves[0]) };
    // SAFETY: these are the other 32 of them.
    unsafe { _mm256_stream_ps(at.wrapping_add(8), halves[1]) };
}

/// Asks for a line that is wanted soon.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "prefetches exist for pointers only")]
#[allow(unused_unsafe, reason = "newer compilers take a prefetch for safe")]
#[target_feature(enable = "avx2")]
#[inline]
pub(crate) fn prefetch<T>(line: &T) {
    let at: *const T = line;
    // SAFETY: a prefetch changes nothing and traps at no address.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(at.cast()) };
}

/// Waits until what was written past the caches can be read by every thread.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "older compilers take a fence for unsafe")]
#[allow(unused_unsafe, reason = "newer compilers take a fence for safe")]
#[target_feature(enable = "avx2")]
#[inline]
pub(crate) fn fence() {
    // SAFETY: every processor with AVX2 has the instruction, and it only waits.
    unsafe { _mm_sfence() };
}
