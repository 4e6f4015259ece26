//! Random loop kernels: whatever the emitter serves has the arm's bits, on this processor and, as
//! AVX-512 code, in the emulator.

mod common;
mod emulator;

use common::random::random_kernel;
use common::{ABIS, Filling, cuts, data, difference, emit, expected, native};
use weft_kernel::{FeatureSet, Functions, Kernel, Refusal};

/// Runs one kernel everywhere; gives how many ways it was served.
fn check(kernel: &Kernel, seed: u64) -> u32 {
    let none = Functions::default();
    let mut served = 0;
    for features in [FeatureSet::avx2(), FeatureSet::avx512()] {
        let abi = ABIS[(seed % 2) as usize];
        let code = match emit(kernel, &none, &features, abi) {
            Ok(code) => code,
            Err(
                Refusal::UnsupportedInst { .. }
                | Refusal::RegisterPressure { .. }
                | Refusal::UnsupportedForm { .. },
            ) => continue,
            Err(e) => panic!("{e}\n{kernel}"),
        };
        let filling = Filling::ALL[(seed % 3) as usize];
        let inputs = data::fill(kernel, filling, seed);
        let want = expected(kernel, &none, &inputs);
        let pieces = &cuts(kernel)[0];
        let got = match emulator::run(&code, kernel, &inputs, pieces) {
            Ok(got) => got,
            Err(fault) => panic!("{fault:?} {}\n{kernel}", code.isa),
        };
        if let Some(d) = difference(kernel, &got, &want) {
            panic!("emulated {}: {d}\n{kernel}", code.isa);
        }
        if features == FeatureSet::avx2() {
            for abi in ABIS {
                let code = emit(kernel, &none, &features, abi).expect("served by either");
                let got = native::run(&code, kernel, &inputs, pieces, abi);
                if let Some(d) = difference(kernel, &got, &want) {
                    panic!("executed by {abi:?}: {d}\n{kernel}");
                }
            }
        }
        served += 1;
    }
    served
}

#[test]
fn random_kernels_match_the_arm() {
    let count: u64 = std::env::var("WEFT_RANDOM_KERNELS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(400);
    let mut served = 0;
    for seed in 0..count {
        served += check(&random_kernel(seed), seed);
    }
    assert!(u64::from(served) > count, "{served} of {}", 2 * count);
}
