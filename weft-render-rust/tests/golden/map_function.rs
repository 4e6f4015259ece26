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

/// The function `exp`.
fn fn_exp(x0: f32) -> f32 {
    let v2: bool = x0 < -104.0_f32;
    let v3: f32 = if v2 { -104.0_f32 } else { x0 };
    let v5: bool = v3 > 89.0_f32;
    let v6: f32 = if v5 { 89.0_f32 } else { v3 };
    let v7: f64 = v6 as f64;
    let v10: f64 = fma_f64(v7, 1.4426950408889634_f64, 6755399441055744.0_f64);
    let v11: f64 = v10 - 6755399441055744.0_f64;
    let v13: f64 = fma_f64(v11, -0.693147180559663_f64, v7);
    let v15: f64 = fma_f64(v11, -2.8235290563031577e-13_f64, v13);
    let v16: i64 = f64::to_bits(v10) as i64;
    let v18: i64 = i64::wrapping_shl(v16, 52_i64 as u32);
    let v20: i64 = i64::wrapping_add(v18, 4607182418800017408_i64);
    let v21: f64 = f64::from_bits(v20 as u64);
    let v24: f64 = fma_f64(2.7475910872424864e-7_f64, v15, 2.763500017203605e-6_f64);
    let v26: f64 = fma_f64(v24, v15, 2.4801934066037372e-5_f64);
    let v28: f64 = fma_f64(v26, v15, 0.0001984118520666138_f64);
    let v30: f64 = fma_f64(v28, v15, 0.001388888851414523_f64);
    let v32: f64 = fma_f64(v30, v15, 0.00833333337090034_f64);
    let v34: f64 = fma_f64(v32, v15, 0.041666666668143705_f64);
    let v36: f64 = fma_f64(v34, v15, 0.16666666666611457_f64);
    let v38: f64 = fma_f64(v36, v15, 0.4999999999999832_f64);
    let v39: f64 = v15 * v15;
    let v40: f64 = fma_f64(v39, v38, v15);
    let v41: f64 = fma_f64(v40, v21, v21);
    let v42: f32 = v41 as f32;
    v42
}

/// Step 0, `exp 64`, of region `0 exp 64`: a map over 64.
///
/// Contract: elementwise + exp.
///
/// - `x0` <- `p0`: f32 of 64
/// - `y0` -> `p1`: f32 of 64
pub fn step00_exp_64(
    x0: &[f32; 64],
    y0: &mut [f32; 64],
) {
    for i0 in 0..64 {
        let v0: f32 = x0[i0];
        let v1: f32 = fn_exp(v0);
        y0[i0] = v1;
    }
}
