//! Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.
//!
//! Graph: golden.
//!
//! Every float operation rounds once, as it is written, and sums run in the order of the
//! contract, so that each bit of each value is that of the reference.
#![allow(
    unused_variables,
    unused_assignments,
    unused_mut,
    unused_imports,
    unused_comparisons,
    reason = "a kernel is written as the plan has it"
)]

use super::ops::*;

/// Step 0, `Product { batch: 1, m: 40, n: 24, k: 300, segment: 256, layout: Rows, tail: Plain, split: M, transposed_a: false }`, of region `0 Product { batch: 1, m: 40, n: 24, k: 300, segment: 256, layout: Rows, tail: Plain, split: M, transposed_a: false }`: a product 40 x 24 x 300, sums over the last.
///
/// Contract: elementwise + masked contraction(segment=256).
///
/// - `a` <- `a`: f32 of 12000
/// - `b` <- `b`: f32 of 7200
/// - `x0` <- `bias`: f32 of 24
/// - `x1` <- `scale`: f32 of 40
/// - `x2` <- `residual`: f32 of 960
/// - `y0` -> `c`: f32 of 960
pub fn step00_product_batch_1_m_40_n_24_k_300_segment(
    a: &[f32; 12000],
    b: &[f32; 7200],
    x0: &[f32; 24],
    x1: &[f32; 40],
    x2: &[f32; 960],
    y0: &mut [f32; 960],
) {
    let left = |m: usize, k: usize| -> f32 {
        a[300 * m + k]
    };
    let right = |k: usize, n: usize| -> f32 {
        b[24 * k + n]
    };
    let shape = Shape { m: 40, n: 24, k: 300, segment: 256 };
    product::<f32, 4, 16, 0, 8, true>(shape, left, right, |m, n, sum| {
        y0[24 * m + n] = sum;
    });
}
