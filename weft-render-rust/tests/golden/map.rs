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

/// Step 0, `chain 515`, of region `0 chain 515`: a map over 515.
///
/// Contract: elementwise.
///
/// - `x0` <- `p0`: f32 of 515
/// - `x1` <- `p1`: f32 of 515
/// - `y0` -> `p2`: f32 of 515
pub fn step00_chain_515(
    x0: &[f32; 515],
    x1: &[f32; 515],
    y0: &mut [f32; 515],
) {
    for i0 in 0..515 {
        let v0: f32 = x0[i0];
        let v1: f32 = x1[i0];
        let v4: f32 = v0 * 0.75_f32;
        let v5: f32 = v4 + v1;
        let v6: f32 = fma_f32(v5, v0, -1.5_f32);
        let v7: f32 = f32::abs(v6);
        let v8: f32 = sqrt_f32(v7);
        let v9: bool = v8 < 0.75_f32;
        let v10: f32 = if v9 { v1 } else { v8 };
        let v11: f32 = max_f32(v10, -1.5_f32);
        y0[i0] = v11;
    }
}
