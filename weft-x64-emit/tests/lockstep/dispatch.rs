//! The one entry into code that is compiled for AVX2 and FMA, so that lane loops are vectorised and
//! `mul_add` is the instruction.

use super::Fault;
use super::machine::Machine;

/// Whether the host has what the lane loops are compiled for.
pub fn host_can() -> bool {
    is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")
}

/// Runs to the return.
#[allow(
    unsafe_code,
    reason = "calling a function with target features is sound exactly when they were detected"
)]
pub fn run(machine: &mut Machine) -> Result<(), Fault> {
    if !host_can() {
        return Err(Fault::Host);
    }
    // SAFETY: the host has AVX2 and FMA, as was just seen.
    unsafe { machine.run() }
}

/// Executes one instruction; whether the code has returned.
#[allow(dead_code, reason = "the tests alone go step by step")]
#[allow(
    unsafe_code,
    reason = "calling a function with target features is sound exactly when they were detected"
)]
pub fn step(machine: &mut Machine) -> Result<bool, Fault> {
    if !host_can() {
        return Err(Fault::Host);
    }
    // SAFETY: the host has AVX2 and FMA, as was just seen.
    unsafe { machine.step() }
}
