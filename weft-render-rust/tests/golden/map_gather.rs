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

/// Step 0, `row gather f32 7`, of region `0 row gather f32 7`: a map over 5 x 7.
///
/// Contract: elementwise.
///
/// - `x0` <- `p0`: f32 of 49
/// - `x1` <- `p1`: u8 of 5
/// - `y0` -> `p2`: f32 of 35
pub fn step00_row_gather_f32_7(
    x0: &[f32; 49],
    x1: &[u8; 5],
    y0: &mut [f32; 35],
) {
    for i0 in 0..5_i64 {
        for i1 in 0..7_i64 {
            let v0: u8 = x1[i0 as usize];
            let v1: i32 = v0 as i32;
            let v3: i32 = i32::min(v1, 6_i32);
            let v4: i64 = v3 as i64;
            let v5: f32 = x0[(i1 + v4 as i64 * 7) as usize];
            y0[(7 * i0 + i1) as usize] = v5;
        }
    }
}
