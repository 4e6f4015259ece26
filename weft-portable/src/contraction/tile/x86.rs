//! Tiles in vector registers: 12 accumulators of 16 registers for AVX2, 24 of 32 for AVX-512.
//!
//! With plain arrays the compiler finds these loops for some shapes and spills or gathers in others,
//! so they are spelled with vector types.

use super::Tile;
use crate::contraction::Element;
use std::arch::x86_64::*;

macro_rules! tile {
    (
        $name:ident, $features:literal, $t:ty, $v:ty, $width:literal = $vectors:literal vectors,
        $zero:ident, $set1:ident, $fma:ident, $add:ident
    ) => {
        /// One segment of a tile of `H` rows.
        #[target_feature(enable = $features)]
        pub(crate) fn $name<const H: usize, const MASKED: bool>(tile: Tile<'_, $t>) {
            let mut acc = [[$zero(); $vectors]; H];
            let mut has_terms = [!MASKED; H];
            let (a, _) = tile.a.as_chunks::<H>();
            for (a, b) in a[..tile.depth].iter().zip(tile.b.chunks(tile.b_stride)) {
                let b: &[$t; $width] = b.first_chunk().expect("every k has a whole row");
                let b: [$v; $vectors] = bytemuck::cast(*b);
                for i in 0..H {
                    if MASKED {
                        if a[i].is_no_term() {
                            continue;
                        }
                        has_terms[i] = true;
                    }
                    let a = $set1(a[i]);
                    for j in 0..$vectors {
                        acc[i][j] = $fma(a, b[j], acc[i][j]);
                    }
                }
            }
            let rows = tile.totals.chunks_mut(tile.stride).zip(acc);
            for ((row, acc), has_terms) in rows.zip(has_terms) {
                let row: &mut [$t; $width] = row.first_chunk_mut().expect("totals have whole rows");
                if !has_terms {
                    if tile.first {
                        *row = [<$t>::NO_TERM; $width];
                    }
                    continue;
                }
                let mut sums = acc;
                if !tile.first {
                    let before: [$v; $vectors] = bytemuck::cast(*row);
                    for j in 0..$vectors {
                        sums[j] = $add(before[j], acc[j]);
                    }
                }
                *row = bytemuck::cast(sums);
            }
        }
    };
}

tile!(
    avx2_f32, "avx2,fma", f32, __m256, 16 = 2 vectors,
    _mm256_setzero_ps, _mm256_set1_ps, _mm256_fmadd_ps, _mm256_add_ps
);
tile!(
    avx2_f64, "avx2,fma", f64, __m256d, 8 = 2 vectors,
    _mm256_setzero_pd, _mm256_set1_pd, _mm256_fmadd_pd, _mm256_add_pd
);
tile!(
    avx512_f32, "avx512f", f32, __m512, 32 = 2 vectors,
    _mm512_setzero_ps, _mm512_set1_ps, _mm512_fmadd_ps, _mm512_add_ps
);
tile!(
    avx512_f64, "avx512f", f64, __m512d, 16 = 2 vectors,
    _mm512_setzero_pd, _mm512_set1_pd, _mm512_fmadd_pd, _mm512_add_pd
);
tile!(
    avx512_half_f32, "avx512f", f32, __m512, 16 = 1 vectors,
    _mm512_setzero_ps, _mm512_set1_ps, _mm512_fmadd_ps, _mm512_add_ps
);
tile!(
    avx512_half_f64, "avx512f", f64, __m512d, 8 = 1 vectors,
    _mm512_setzero_pd, _mm512_set1_pd, _mm512_fmadd_pd, _mm512_add_pd
);
