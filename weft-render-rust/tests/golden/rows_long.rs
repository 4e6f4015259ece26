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

/// Step 0, `sum_squares f32 2 70000`, of region `0 sum_squares f32 2 70000`: rows of 70000, 2 of them.
///
/// Contract: elementwise + reduction(lanes=32, block=65536).
///
/// - `x0` <- `p0`: f32 of 140000
/// - `y0` -> `p1`: f32 of 2
pub fn step00_sum_squares_f32_2_70000(
    x0: &[f32; 140000],
    y0: &mut [f32; 2],
) {
    for i0 in 0..2 {
        let mut s0: f32;
        // Stage 0, for each element.
        let mut r0_0_blocks = [0.0_f32; 32];
        for block in 0..2 {
            let first = 65536 * block;
            let last = usize::min(first + 65536, 70000);
            let mut r0_0 = [0.0_f32; 32];
            by_lanes(first..last, |i1, lane| {
                let v0: f32 = x0[70000 * i0 + i1];
                r0_0[lane] = fma_f32(v0, v0, r0_0[lane]);
            });
            let whole = halved(r0_0, |a, b| a + b);
            r0_0_blocks[block % 32] = r0_0_blocks[block % 32] + whole;
        }
        s0 = halved(r0_0_blocks, |a, b| a + b);
        // Stage 1, once.
        {
            y0[i0] = s0;
        }
    }
}
