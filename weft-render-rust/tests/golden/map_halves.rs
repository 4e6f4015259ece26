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

/// Step 0, `cast f64 f16 64`, of region `0 cast f64 f16 64`: a map over 64.
///
/// Contract: elementwise.
///
/// - `x0` <- `p0`: f64 of 64
/// - `y0` -> `p1`: f16 of 64
pub fn step00_cast_f64_f16_64(
    x0: &[f64; 64],
    y0: &mut [u16; 64],
) {
    for i0 in 0..64 {
        let v0: f64 = x0[i0];
        let v1: u16 = f32_to_f16(odd_from_f64(v0));
        y0[i0] = v1;
    }
}
