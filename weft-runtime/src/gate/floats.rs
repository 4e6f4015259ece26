//! The floating-point environment of the contract.

/// Sets the floating-point environment of the contract while it lives: round to nearest even, no
/// flush to zero, exceptions masked. A host program's libraries may have changed it.
pub struct ContractFloats {
    saved: u64,
}

impl ContractFloats {
    /// Saves this thread's environment and sets the contract's.
    pub fn enter() -> Self {
        let saved = read_environment();
        write_environment(contract_environment());
        ContractFloats { saved }
    }
}

impl Drop for ContractFloats {
    fn drop(&mut self) {
        write_environment(self.saved);
    }
}

#[cfg(target_arch = "x86_64")]
fn contract_environment() -> u64 {
    // All exceptions masked, nearest even, FTZ and DAZ off: the state a process starts with.
    0x1f80
}

#[cfg(target_arch = "x86_64")]
fn read_environment() -> u64 {
    let mut mxcsr = 0u32;
    // SAFETY: stmxcsr stores four bytes to a local variable and changes nothing else.
    unsafe {
        std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut mxcsr, options(nostack, preserves_flags));
    }
    u64::from(mxcsr)
}

#[cfg(target_arch = "x86_64")]
fn write_environment(value: u64) {
    let mxcsr = value as u32;
    // SAFETY: ldmxcsr loads four bytes from a local variable; the value is one that stmxcsr gave or
    // the documented start state, so no reserved bit is set.
    unsafe {
        std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const mxcsr, options(nostack, preserves_flags));
    }
}

#[cfg(target_arch = "aarch64")]
fn contract_environment() -> u64 {
    0
}

#[cfg(target_arch = "aarch64")]
fn read_environment() -> u64 {
    let fpcr: u64;
    // SAFETY: reading FPCR has no effect.
    unsafe {
        std::arch::asm!("mrs {}, fpcr", out(reg) fpcr, options(nomem, nostack, preserves_flags));
    }
    fpcr
}

#[cfg(target_arch = "aarch64")]
fn write_environment(value: u64) {
    // SAFETY: the value was read from FPCR or is its reset state.
    unsafe {
        std::arch::asm!("msr fpcr, {}", in(reg) value, options(nomem, nostack, preserves_flags));
    }
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn contract_environment() -> u64 {
    0
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn read_environment() -> u64 {
    0
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn write_environment(_value: u64) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contract_floats_undo_flush_to_zero_and_restore_it() {
        let start = read_environment();
        let flushing = start | 0x8040;
        if cfg!(target_arch = "x86_64") {
            write_environment(flushing);
            {
                let _floats = ContractFloats::enter();
                let tiny = std::hint::black_box(f32::MIN_POSITIVE);
                assert_eq!(
                    (tiny / 2.0).to_bits(),
                    0x0040_0000,
                    "a subnormal result is kept"
                );
            }
            assert_eq!(
                read_environment() & 0x8040,
                0x8040,
                "the host's setting came back"
            );
            write_environment(start);
        } else {
            drop(ContractFloats::enter());
            assert_eq!(read_environment(), start);
        }
    }
}
