//! Code memory for a just-in-time compiler that is never writable while it is executable.
//!
//! A [`CodeArena`] reserves one stretch of address space with a guard page at each end, so that
//! all code placed in it is within branch reach of all other code.
//! [`CodeArena::place_batch`] copies many bodies of machine code into fresh pages and makes those
//! pages executable once; a [`CodeHandle`] for each body keeps the pages alive.
//! When the last handle of a batch is gone its pages are replaced by an inaccessible mapping:
//! they are never made writable again, and later code gets new pages.
//!
//! Hosts may forbid all this, and say so only by an error number.
//! [`probe`] climbs the same ladder as the arena and returns a [`ProbeReport`] that says in words
//! which policy refused which step, for somebody who has never heard of it.
//!
//! The crate knows no instruction: what it places, and whether calling it is sound, is the
//! caller's business, so calling is the one thing that needs the caller's own `unsafe`.
//!
//! Linux on x86-64 and AArch64 is supported.
//! Elsewhere the crate compiles, and [`CodeArena::reserve`] returns
//! [`ExecMemError::UnsupportedPlatform`].
//!
//! Decisions that the code does not show:
//!
//! - Code is never placed on the allocator's heap, which SELinux guards by a rule of its own
//!   (`execheap`).
//! - Where private memory may not become executable, the code goes into a sealed in-memory file
//!   that is filled by `write` and then mapped read-execute. A dual mapping of a shared file would
//!   also work, but leaves a writable view of live code; here no writable view ever exists, a
//!   child after `fork` cannot change the parent's code, and a debugger's breakpoints stay in
//!   one view.
//! - Pages are not mapped with `PROT_BTI`, and Linux does not enforce indirect branch tracking on
//!   user code, so bodies need no landing pad.
//! - Memory protection keys are not used: a thread older than the key would fault.
//! - A seccomp filter that *kills* at a refused call cannot be probed from inside. The calls made
//!   are `mmap`, `munmap`, `mprotect`, `prctl`, `membarrier`, and for the second rung
//!   `memfd_create`, `write` and `fcntl`; `membarrier` is asked for only on AArch64 or when an
//!   address is used a second time.

// The tests share helpers with the integration tests, which know the crate by its name.
#[cfg(test)]
extern crate self as weft_exec_mem;

mod arena;
mod error;
mod layout;
mod policy;
mod ranges;
mod report;

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
#[path = "linux/mod.rs"]
mod backend;

#[cfg(all(windows, any(target_arch = "x86_64", target_arch = "aarch64")))]
#[path = "windows/mod.rs"]
mod backend;

#[cfg(all(target_os = "macos", target_arch = "aarch64"))]
#[path = "darwin/mod.rs"]
mod backend;

#[cfg(not(any(
    all(
        any(target_os = "linux", windows),
        any(target_arch = "x86_64", target_arch = "aarch64")
    ),
    all(target_os = "macos", target_arch = "aarch64")
)))]
#[path = "unsupported.rs"]
mod backend;

#[cfg(all(
    test,
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod tests;

pub use arena::{ArenaConfig, ArenaUse, CodeArena, CodeHandle};
pub use error::ExecMemError;
pub use layout::{Entries, EntryAlign, LANDING_PAD};
pub use policy::{Errno, Mode, Policy, Signal, Step};
pub use report::{Attempt, HostFacts, ProbeReport, Rehearsal};

/// Finds out, without placing any code, how this process may make code memory.
///
/// It takes some tens of microseconds, executes nothing, and leaves nothing mapped.
/// The answer holds for the moment: a process can give up the right later.
pub fn probe() -> ProbeReport {
    backend::probe()
}
