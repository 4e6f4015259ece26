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

/// Step 0, `padded 4 7`, of region `0 padded 4 7`: a map over 7 x 12.
///
/// Contract: elementwise.
///
/// - `x0` <- `p0`: f32 of 28
/// - `y0` -> `p1`: f32 of 84
pub fn step00_padded_4_7(
    x0: &[f32; 28],
    y0: &mut [f32; 84],
) {
    for i0 in 0..7_i64 {
        for i1 in 0..12_i64 {
            let v0: f32 = if i0 - 1 >= 0 && i0 - 1 < 4 && i1 - 2 >= 0 && i1 - 2 < 7 { x0[(7 * i0 + i1 - 9) as usize] } else { -0.5_f32 };
            let v1: f32 = -v0;
            y0[(12 * i0 + i1) as usize] = v1;
        }
    }
}
