//! Every reason why there is no code memory.

use crate::layout::LANDING_PAD_NAME;
use crate::policy::{Errno, Mode, Policy, Signal, Step};

/// A refusal of this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExecMemError {
    /// This crate has no code memory for the platform yet.
    #[error("code memory is not supported on {os} {arch}")]
    UnsupportedPlatform {
        /// The operating system, as `std::env::consts::OS` spells it.
        os: &'static str,
        /// The processor architecture, as `std::env::consts::ARCH` spells it.
        arch: &'static str,
    },
    /// A policy of this host forbids code memory.
    #[error("executable memory is denied by {policy}: {errno} at {step}")]
    ExecMemDenied {
        /// The policy that said no.
        policy: Policy,
        /// The step that was refused.
        step: Step,
        /// The error number.
        errno: Errno,
    },
    /// The operating system refused for want of something, not by policy.
    #[error("the operating system failed with {errno} at {step}")]
    OsRefused {
        /// The step that failed.
        step: Step,
        /// The error number.
        errno: Errno,
    },
    /// A policy of this host would end the process; a child process was sent ahead and was ended.
    #[error("executable memory is denied by {policy}: a child process got {signal} at {step}")]
    WouldBeKilled {
        /// The policy that ends processes.
        policy: Policy,
        /// The step at which the child was ended.
        step: Step,
        /// The signal that ended it.
        signal: Signal,
    },
    /// The configuration demands a mode that this host does not allow or this platform lacks.
    #[error("the demanded mode is not available here: {mode}")]
    ModeUnavailable {
        /// The demanded mode.
        mode: Mode,
    },
    /// An arena of no bytes was asked for.
    #[error("an arena needs at least one byte")]
    EmptyArena,
    /// The arena would be longer than a direct branch reaches.
    #[error("an arena of {given_bytes} bytes is beyond branch reach, at most {max_bytes} bytes")]
    ArenaTooLarge {
        /// The length asked for.
        given_bytes: usize,
        /// The greatest length on this architecture.
        max_bytes: usize,
    },
    /// A body of the batch has no bytes, so that there is nothing to call.
    #[error("body {index} of the batch is empty")]
    EmptyBody {
        /// The position in the batch.
        index: usize,
    },
    /// Entries are guarded, and this body does not begin with a landing pad.
    #[error("body {index} of the batch does not begin with {LANDING_PAD_NAME}")]
    EntryWithoutLandingPad {
        /// The position in the batch.
        index: usize,
    },
    /// One more batch would take more of the kernel's table of mappings than an arena may.
    #[error("the arena has {live} batches, each a mapping of its own, and may have {max}")]
    TooManyMappings {
        /// Batches now in the arena.
        live: usize,
        /// Half of the kernel's limit for the whole process (`vm.max_map_count`).
        max: usize,
    },
    /// No free stretch of the arena is long enough.
    #[error("the batch needs {needed_bytes} bytes, the longest free stretch has {free_bytes}")]
    ArenaFull {
        /// What the batch needs, whole pages.
        needed_bytes: usize,
        /// The longest free stretch.
        free_bytes: usize,
    },
}
