//! Random loop kernels against the oracle: at every level, whole and in pieces.

mod harness;
mod oracle;

use harness::check;
use oracle::generate;
use oracle::kernels::{expected, random_operands};
use oracle::random::Random;
use weft_kernel::Kernel;
use weft_portable::Scratch;

/// `WEFT_RANDOM_KERNELS` sets another number of kernels, for long runs.
fn count() -> u64 {
    std::env::var("WEFT_RANDOM_KERNELS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(400)
}

#[test]
fn random_kernels_match_the_oracle() {
    let functions = generate::functions();
    let mut scratch = Scratch::new();
    let (mut runs, mut failures, mut reducing) = (0, Vec::new(), 0);
    for seed in 0..count() {
        let mut random = Random(seed.wrapping_mul(0x5851_f42d_4c95_7f2d));
        let kernel = generate::kernel(&mut random);
        kernel
            .verify(&functions)
            .unwrap_or_else(|e| panic!("seed {seed} made a malformed kernel: {e}\n{kernel}"));
        if let Kernel::Loop(k) = &kernel {
            reducing += u64::from(!k.slots.is_empty());
        }
        let bytes = random_operands(&kernel, &mut random, seed % 3 == 0);
        let results = expected(&kernel, &functions, &bytes);
        match check(
            &kernel,
            &functions,
            &bytes,
            &results,
            &mut random,
            &mut scratch,
        ) {
            Ok(n) => runs += n,
            Err(message) => failures.push(format!("seed {seed}: {message}")),
        }
    }
    println!(
        "{} kernels, {reducing} of them reduce, {runs} runs",
        count()
    );
    assert!(runs > 0 && (reducing > 0 || count() < 10));
    assert!(
        failures.is_empty(),
        "{} failures, the shortest:\n{}",
        failures.len(),
        failures.iter().min_by_key(|f| f.len()).unwrap()
    );
}
