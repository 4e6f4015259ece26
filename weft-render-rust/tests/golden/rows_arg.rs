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

/// Step 0, `arg_min f32 2 20`, of region `0 arg_min f32 2 20`: rows of 20, 2 of them.
///
/// Contract: elementwise.
///
/// - `x0` <- `p0`: f32 of 40
/// - `y0` -> `p1`: i64 of 2
pub fn step00_arg_min_f32_2_20(
    x0: &[f32; 40],
    y0: &mut [i64; 2],
) {
    for i0 in 0..2 {
        let mut s0: i64;
        // Stage 0, for each element.
        let mut r0_0 = Best::<f32>::NOTHING;
        by_lanes(0..20, |i1, lane| {
            let v0: f32 = x0[20 * i0 + i1];
            r0_0.take::<false, false>(v0, i1 as i64);
        });
        s0 = r0_0.index;
        // Stage 1, once.
        {
            y0[i0] = s0;
        }
    }
}
