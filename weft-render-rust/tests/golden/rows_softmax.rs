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

/// The function `softmax_exp`.
fn fn_softmax_exp(x0: f32) -> f32 {
    let v3: f32 = fma_f32(x0, 1.442695_f32, 12582912.0_f32);
    let v4: f32 = v3 - 12582912.0_f32;
    let v6: f32 = fma_f32(v4, -0.6931472_f32, x0);
    let v8: f32 = fma_f32(v4, 1.9046542e-9_f32, v6);
    let v11: f32 = fma_f32(0.0013744964_f32, v8, 0.008368945_f32);
    let v13: f32 = fma_f32(v11, v8, 0.041669652_f32);
    let v15: f32 = fma_f32(v13, v8, 0.16666518_f32);
    let v17: f32 = fma_f32(v15, v8, 0.49999988_f32);
    let v18: f32 = v8 * v8;
    let v19: f32 = fma_f32(v18, v17, v8);
    let v21: f32 = v19 + 1.0_f32;
    let v22: i32 = f32::to_bits(v3) as i32;
    let v24: i32 = i32::wrapping_shl(v22, 23_i32 as u32);
    let v26: i32 = i32::wrapping_add(v24, 1065353216_i32);
    let v27: f32 = f32::from_bits(v26 as u32);
    let v28: f32 = v21 * v27;
    let v31: bool = x0 < -69.25_f32;
    let v32: f32 = if v31 { 0.0_f32 } else { v28 };
    v32
}

/// Step 0, `softmax 3 100`, of region `0 softmax 3 100`: rows of 100, 3 of them.
///
/// Contract: elementwise + reduction(lanes=32, block=65536) + softmax_exp.
///
/// - `x0` <- `p0`: f32 of 300
/// - `y0` -> `p1`: f32 of 300
pub fn step00_softmax_3_100(
    x0: &[f32; 300],
    y0: &mut [f32; 300],
    row0: &mut [f32; 100],
) {
    for i0 in 0..3 {
        let mut s0: f32;
        let mut s1: f32;
        let mut s2: f32;
        // Stage 0, for each element.
        let mut r0_0 = [f32::NEG_INFINITY; 32];
        by_lanes(0..100, |i1, lane| {
            let v0: f32 = x0[100 * i0 + i1];
            r0_0[lane] = max_f32(r0_0[lane], v0);
        });
        s0 = halved(r0_0, |a, b| max_f32(a, b));
        // Stage 1, for each element.
        let mut r1_1 = [0.0_f32; 32];
        by_lanes(0..100, |i1, lane| {
            let v0: f32 = x0[100 * i0 + i1];
            let v2: f32 = v0 - s0;
            let v3: f32 = fn_softmax_exp(v2);
            row0[i1] = v3;
            r1_1[lane] = r1_1[lane] + v3;
        });
        s1 = halved(r1_1, |a, b| a + b);
        // Stage 2, once.
        {
            let v2: f32 = 1.0_f32 / s1;
            s2 = v2;
        }
        // Stage 3, for each element.
        for i1 in 0..100 {
            let v0: f32 = row0[i1];
            let v2: f32 = v0 * s2;
            y0[100 * i0 + i1] = v2;
        }
    }
}
