//! Code memory for a just-in-time compiler that is never writable while it is executable.
//!
//! A [`CodeArena`] reserves one stretch of address space with a guard page at each end, so that
//! all code placed in it is within branch reach of all other code.
//! [`CodeArena::place_batch`] copies many bodies of machine code into fresh pages and makes those
//! pages executable once; a [`CodeHandle`] for each body keeps the pages alive.
//! When the last handle of a batch is gone its pages are replaced by an inaccessible mapping:
//! they are never made writable again, and later code gets new pages.
//!
//! ```
//! use weft_exec_mem::CodeArena;
//!
//! // A function that returns 42, in the machine code of this processor.
//! let body: &[u8] = if cfg!(target_arch = "aarch64") {
//!     &[0x40, 0x05, 0x80, 0x52, 0xc0, 0x03, 0x5f, 0xd6]
//! } else {
//!     &[0xb8, 42, 0, 0, 0, 0xc3]
//! };
//! let arena = CodeArena::reserve(1 << 20)?;
//! let code = arena.place(body)?;
//! // SAFETY: the body is a whole function of this type, and `code` lives until it has returned.
//! let function: extern "C" fn() -> u32 = unsafe { std::mem::transmute(code.as_ptr()) };
//! assert_eq!(function(), 42);
//! # Ok::<(), weft_exec_mem::ExecMemError>(())
//! ```
//!
//! Hosts may forbid all this, and say so only by an error number.
//! [`probe`] climbs the same ladder as the arena and returns a [`ProbeReport`] that says in words
//! which policy refused which step, for somebody who has never heard of it.
//!
//! The crate knows no instruction but a trap, a return and a landing pad: what it places, and
//! whether calling it is sound, is the caller's business, so calling is the one thing that needs
//! the caller's own `unsafe`.
//!
//! # Platforms
//!
//! | platform | how pages become code | executed by Weft's checks |
//! |---|---|---|
//! | Linux on x86-64 | [`Mode::Anonymous`], else [`Mode::SealedFile`] | yes |
//! | Linux on AArch64 | the same, with cache maintenance and `membarrier` | in an emulator |
//! | Windows on x86-64 and AArch64 | [`Mode::Anonymous`], with `FlushInstructionCache` | x86-64, under wine |
//! | macOS on Apple silicon | [`Mode::ThreadToggle`], that is `MAP_JIT` | no: type-checked, its C compiled |
//!
//! Elsewhere the crate compiles, and [`CodeArena::reserve`] returns
//! [`ExecMemError::UnsupportedPlatform`].
//!
//! # Decisions that the code does not show
//!
//! - Code is never placed on the allocator's heap, which SELinux guards by a rule of its own
//!   (`execheap`).
//! - Where private memory may not become executable, the code goes into a sealed in-memory file
//!   that is filled by `write` and then mapped read-execute. A dual mapping of a shared file would
//!   also work, but leaves a writable view of live code; here no writable view ever exists, a
//!   child after `fork` cannot change the parent's code, and a debugger's breakpoints stay in
//!   one view.
//! - Pages are mapped with `PROT_BTI` only on demand ([`Entries::LandingPads`]); Linux does not
//!   enforce indirect branch tracking on user code of x86-64.
//! - Memory protection keys are not used: a thread older than the key would fault.
//! - A seccomp filter may *kill* at a call instead of refusing it. Where a filter is present (or
//!   `/proc` cannot be read, or the kernel has PaX), a child process does everything first, with
//!   the same filter; it is born by a bare `clone`, sends no `SIGCHLD`, and only makes system
//!   calls. A filter that kills at `clone`, `wait4` or at the shared mapping cannot be survived.
//! - The calls made are `mmap`, `munmap`, `mprotect`, `prctl`, `membarrier`, for the second rung
//!   `memfd_create`, `write` and `fcntl`, and for the child `clone` and `wait4`; `membarrier` is
//!   asked for only on AArch64, when an address is used a second time, or by the child.
//! - On macOS a child after `fork` has no access to the code, another code generator's write window
//!   on this thread is closed when a code pointer is taken, and Intel machines are refused.
//! - Traps lie before the first body of a batch and behind each, so a body of 4 KiB takes two pages and
//!   longer than where a page is filled to its end: on a busy machine 10.7 microseconds at best, 14.5 in
//!   the median, where a body of 4,000 bytes takes 8.1 and 10.6
//!   (`record/2026-12-01-exec-mem.json`, by `cargo xtask bench --exec-mem`, beside two rivals).
//!
//! `CASES.md` in this crate's folder answers for 25 ways in which code memory is known to fail.

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
/// It takes some tens of microseconds, executes nothing in this process, and leaves nothing mapped.
/// Where something may end the process, a child process does it first ([`Rehearsal`]).
/// The answer holds for the moment: a process can give up the right later.
///
/// ```
/// let report = weft_exec_mem::probe();
/// match report.verdict() {
///     Ok(mode) => println!("code memory: {mode}"),
///     Err(refusal) => println!("{refusal}\n\n{report}"),
/// }
/// # assert_eq!(report.verdict().is_ok(), weft_exec_mem::CodeArena::reserve(1).is_ok());
/// ```
pub fn probe() -> ProbeReport {
    backend::probe()
}
