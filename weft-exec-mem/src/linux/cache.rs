//! Making written code visible to instruction fetch.
//!
//! x86 keeps its instruction caches coherent with stores.
//! On AArch64 the data cache is cleaned to the point of unification and the instruction cache is
//! invalidated, line by line, with the line sizes of `CTR_EL0` (Arm Architecture Reference
//! Manual, B2.7.4.2 in issue K.a; a big.LITTLE kernel traps the read and reports the smallest).

/// # Safety
///
/// `at..at + len` is mapped and readable, and stays so during the call.
pub(super) unsafe fn make_visible_to_fetch(at: *const u8, len: usize) {
    #[cfg(target_arch = "x86_64")]
    let _ = (at, len);
    #[cfg(target_arch = "aarch64")]
    {
        let lines = aarch64::line_sizes();
        // SAFETY: passed on to the caller.
        unsafe { aarch64::clean_data(at, len, lines.data_bytes) };
        // SAFETY: passed on to the caller.
        unsafe { aarch64::invalidate_instructions(at, len, lines.instruction_bytes) };
    }
}

/// Discards what this thread's core has fetched ahead.
pub(super) fn synchronise_this_thread() {
    #[cfg(target_arch = "aarch64")]
    aarch64::synchronise();
    // On x86 the caller has obtained the pointer through synchronisation that orders it after
    // the mapping, and remapping has interrupted every core that held the old translation.
}

#[cfg(target_arch = "aarch64")]
mod aarch64 {
    use std::arch::asm;

    /// The smallest cache lines of any core.
    pub struct LineSizes {
        pub data_bytes: usize,
        pub instruction_bytes: usize,
    }

    pub fn line_sizes() -> LineSizes {
        let ctr: u64;
        // SAFETY: Linux lets user code read CTR_EL0, directly or by emulation.
        unsafe { asm!("mrs {}, ctr_el0", out(reg) ctr, options(nomem, nostack, preserves_flags)) };
        // Both fields are the logarithm of a number of four-byte words.
        LineSizes {
            data_bytes: 4 << ((ctr >> 16) & 0xf),
            instruction_bytes: 4 << (ctr & 0xf),
        }
    }

    /// # Safety
    ///
    /// `at..at + len` is mapped and readable.
    pub unsafe fn clean_data(at: *const u8, len: usize, line_bytes: usize) {
        let end = at as usize + len;
        for line in (at as usize & !(line_bytes - 1)..end).step_by(line_bytes) {
            // SAFETY: the line overlaps the range, and cleaning changes no memory. It must not
            // be marked `nomem`: the stores of the code come before it.
            unsafe { asm!("dc cvau, {}", in(reg) line, options(nostack, preserves_flags)) };
        }
        // SAFETY: a barrier.
        unsafe { asm!("dsb ish", options(nostack, preserves_flags)) };
    }

    /// # Safety
    ///
    /// `at..at + len` is mapped and readable; some cores treat the operation as a read.
    pub unsafe fn invalidate_instructions(at: *const u8, len: usize, line_bytes: usize) {
        let end = at as usize + len;
        for line in (at as usize & !(line_bytes - 1)..end).step_by(line_bytes) {
            // SAFETY: the line overlaps the range, and invalidating changes no memory.
            unsafe { asm!("ic ivau, {}", in(reg) line, options(nostack, preserves_flags)) };
        }
        // SAFETY: a barrier.
        unsafe { asm!("dsb ish", options(nostack, preserves_flags)) };
        synchronise();
    }

    pub fn synchronise() {
        // SAFETY: an instruction barrier.
        unsafe { asm!("isb", options(nostack, preserves_flags)) };
    }
}
