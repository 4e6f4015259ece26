//! Kernels with rows, reductions, strides, gathers, guards and functions, executed on this
//! processor, against the portable arm.

mod common;

use common::{check_native, kernels};
use weft_kernel::Functions;

#[test]
fn every_form_of_loop_kernel() {
    let functions = weft_math::all();
    let all = kernels::all();
    let compared: u64 = all.iter().map(|k| check_native(k, &functions)).sum();
    assert!(all.len() > 100 && compared > 100_000);
}

#[test]
fn every_reduction() {
    let none = Functions::default();
    let all = kernels::reductions();
    let compared: u64 = all.iter().map(|k| check_native(k, &none)).sum();
    assert!(all.len() > 300 && compared > 1_000);
}

#[test]
fn every_conversion() {
    let none = Functions::default();
    let all = kernels::casts(false);
    let compared: u64 = all.iter().map(|k| check_native(k, &none)).sum();
    assert!(all.len() > 300 && compared > 10_000);
}

#[test]
fn every_function_of_weft_math() {
    let functions = weft_math::all();
    let mut served = 0;
    for name in weft_math::NAMES {
        for n in [5, 64, 1001] {
            check_native(&kernels::function(name, n), &functions);
            served += 1;
        }
    }
    assert_eq!(served, 3 * weft_math::NAMES.len());
}
