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

/// The function `erf`.
fn fn_erf(x0: f32) -> f32 {
    let v2: bool = x0 < -3.921875_f32;
    let v3: f32 = if v2 { -3.921875_f32 } else { x0 };
    let v5: bool = v3 > 3.921875_f32;
    let v6: f32 = if v5 { 3.921875_f32 } else { v3 };
    let v7: f64 = v6 as f64;
    let v9: f64 = fma_f64(v7, v7, -7.6875_f64);
    let v12: f64 = fma_f64(-1.4066458420652984e-30_f64, v9, 4.071757096318962e-29_f64);
    let v14: f64 = fma_f64(v12, v9, -5.419901359982004e-28_f64);
    let v16: f64 = fma_f64(v14, v9, 1.206868595000729e-26_f64);
    let v18: f64 = fma_f64(v16, v9, -3.597873956631928e-25_f64);
    let v20: f64 = fma_f64(v18, v9, 8.279281577001654e-24_f64);
    let v22: f64 = fma_f64(v20, v9, -1.7170079494807405e-22_f64);
    let v24: f64 = fma_f64(v22, v9, 3.522027387167959e-21_f64);
    let v26: f64 = fma_f64(v24, v9, -6.956751922586359e-20_f64);
    let v28: f64 = fma_f64(v26, v9, 1.3011690631687946e-18_f64);
    let v30: f64 = fma_f64(v28, v9, -2.308195393010007e-17_f64);
    let v32: f64 = fma_f64(v30, v9, 3.8818436720289544e-16_f64);
    let v34: f64 = fma_f64(v32, v9, -6.17219532044832e-15_f64);
    let v36: f64 = fma_f64(v34, v9, 9.255279611125834e-14_f64);
    let v38: f64 = fma_f64(v36, v9, -1.305980969359843e-12_f64);
    let v40: f64 = fma_f64(v38, v9, 1.730724158821166e-11_f64);
    let v42: f64 = fma_f64(v40, v9, -2.1509324019597334e-10_f64);
    let v44: f64 = fma_f64(v42, v9, 2.5056216830709257e-9_f64);
    let v46: f64 = fma_f64(v44, v9, -2.7389852061989853e-8_f64);
    let v48: f64 = fma_f64(v46, v9, 2.8203285106022215e-7_f64);
    let v50: f64 = fma_f64(v48, v9, -2.757190544557618e-6_f64);
    let v52: f64 = fma_f64(v50, v9, 2.59463167117151e-5_f64);
    let v54: f64 = fma_f64(v52, v9, -0.00024027568383276849_f64);
    let v56: f64 = fma_f64(v54, v9, 0.0022682819688156896_f64);
    let v58: f64 = fma_f64(v56, v9, -0.023422352798573808_f64);
    let v60: f64 = fma_f64(v58, v9, 0.36063606213269084_f64);
    let v61: f64 = v7 * v60;
    let v62: f32 = v61 as f32;
    v62
}

/// Step 0, `Product { batch: 1, m: 40, n: 24, k: 300, segment: 256, layout: Panels(8), tail: BiasGelu, split: M, transposed_a: false }`, of region `0 Product { batch: 1, m: 40, n: 24, k: 300, segment: 256, layout: Panels(8), tail: BiasGelu, split: M, transposed_a: false }`: a product 40 x 24 x 300, sums over the last.
///
/// Contract: elementwise + contraction(segment=256) + erf.
///
/// - `a` <- `a`: f32 of 12000
/// - `b` <- `b`: f32 of 7200
/// - `x0` <- `bias`: f32 of 24
/// - `x1` <- `scale`: f32 of 40
/// - `x2` <- `residual`: f32 of 960
/// - `y0` -> `c`: f32 of 960
pub fn step00_product_batch_1_m_40_n_24_k_300_segment(
    a: &[f32; 12000],
    b: &[f32; 7200],
    x0: &[f32; 24],
    x1: &[f32; 40],
    x2: &[f32; 960],
    y0: &mut [f32; 960],
) {
    let left = |m: usize, k: usize| -> f32 {
        a[300 * m + k]
    };
    let right = |k: usize, n: usize| -> f32 {
        b[(n / 8 * 300 + k) * 8 + n % 8]
    };
    let shape = Shape { m: 40, n: 24, k: 300, segment: 256 };
    product::<f32, 8, 8, 0, 0, false>(shape, left, right, |m, n, sum| {
        let v1: f32 = x0[n];
        let v2: f32 = sum + v1;
        let v4: f32 = v2 * 0.70710677_f32;
        let v5: f32 = fn_erf(v4);
        let v7: f32 = 1.0_f32 + v5;
        let v9: f32 = 0.5_f32 * v2;
        let v10: f32 = v9 * v7;
        let v11: f32 = x2[24 * m + n];
        let v12: f32 = v10 + v11;
        y0[24 * m + n] = v12;
    });
}
