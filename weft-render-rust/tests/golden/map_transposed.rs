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

/// Step 0, `transpose i16 5 7 false`, of region `0 transpose i16 5 7 false`: a map over 5 x 7.
///
/// Contract: elementwise.
///
/// - `x0` <- `p0`: i16 of 35
/// - `y0` -> `p1`: i16 of 35
pub fn step00_transpose_i16_5_7_false(
    x0: &[i16; 35],
    y0: &mut [i16; 35],
) {
    for i0 in 0..5 {
        for i1 in 0..7 {
            let v0: i16 = x0[i0 + 5 * i1];
            y0[7 * i0 + i1] = v0;
        }
    }
}
