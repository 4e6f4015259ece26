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

/// Step 0, `layer norm 300 64`, of region `0 layer norm 300 64`: rows of 64, 300 of them.
///
/// Contract: elementwise + reduction(lanes=32, block=65536).
///
/// - `x0` <- `p0`: f32 of 19200
/// - `x1` <- `p1`: f32 of 64
/// - `x2` <- `p2`: f32 of 64
/// - `y0` -> `p3`: f32 of 19200
pub fn step00_layer_norm_300_64(
    x0: &[f32; 19200],
    x1: &[f32; 64],
    x2: &[f32; 64],
    y0: &mut [f32; 19200],
    row0: &mut [f32; 64],
) {
    for i0 in 0..300 {
        let mut s0: f32;
        let mut s1: f32;
        let mut s2: f32;
        let mut s3: f32;
        // Stage 0, for each element.
        let mut r0_0 = [0.0_f32; 32];
        by_lanes(0..64, |i1, lane| {
            let v0: f32 = x0[64 * i0 + i1];
            r0_0[lane] = r0_0[lane] + v0;
        });
        s0 = halved(r0_0, |a, b| a + b);
        // Stage 1, once.
        {
            let v2: f32 = s0 / 64.0_f32;
            s1 = v2;
        }
        // Stage 2, for each element.
        let mut r2_1 = [0.0_f32; 32];
        by_lanes(0..64, |i1, lane| {
            let v0: f32 = x0[64 * i0 + i1];
            let v2: f32 = v0 - s1;
            row0[i1] = v2;
            r2_1[lane] = fma_f32(v2, v2, r2_1[lane]);
        });
        s2 = halved(r2_1, |a, b| a + b);
        // Stage 3, once.
        {
            let v2: f32 = s2 / 64.0_f32;
            let v5: f32 = v2 + (1e-5_f32);
            let v6: f32 = sqrt_f32(v5);
            let v7: f32 = 1.0_f32 / v6;
            s3 = v7;
        }
        // Stage 4, for each element.
        for i1 in 0..64 {
            let v0: f32 = row0[i1];
            let v2: f32 = x1[i1];
            let v3: f32 = x2[i1];
            let v4: f32 = v0 * s3;
            let v5: f32 = v4 * v2;
            let v6: f32 = v5 + v3;
            y0[64 * i0 + i1] = v6;
        }
    }
}
