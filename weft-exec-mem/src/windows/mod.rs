//! Code memory on Windows.
//!
//! The arena is one reservation, whose first and last pages are never committed.
//! A batch commits fresh pages read-write, fills them, makes them execute-read and flushes the
//! instruction cache; on x86-64 too, since the process may be emulated on an AArch64 machine, whose
//! translator learns of new code by that call.
//! Freed pages are decommitted: their addresses become inaccessible, and later code gets new pages.
//!
//! Pages that become execute-read are valid targets for Control Flow Guard, which is Windows'
//! default; nothing is marked as invalid, because bodies may call each other's entries only.

mod pages;

use crate::error::ExecMemError;
use crate::layout::{BRANCH_REACH_BYTES, Entries, TRAP_BYTE};
use crate::policy::{Errno, Mode, Policy, Step};
use crate::report::{Attempt, HostFacts, ProbeReport, Rehearsal};
use pages::Failure;

/// The pages of one arena.
#[derive(Debug)]
pub(crate) struct Backend {
    reservation: pages::Reservation,
}

pub(crate) fn probe() -> ProbeReport {
    let facts = facts();
    let failed = attempt().err();
    let attempt = Attempt {
        mode: Mode::Anonymous,
        fallbacks: Vec::new(),
        failed: failed.map(|failure| (failure.step, failure.errno)),
        policy: failed.and_then(|failure| policy(&facts, failure)),
        rehearsal: Rehearsal::NotNeeded,
    };
    ProbeReport {
        os: std::env::consts::OS,
        arch: std::env::consts::ARCH,
        page_bytes: pages::page_bytes(),
        facts,
        attempts: vec![attempt],
        membarrier: Rehearsal::NotNeeded,
    }
}

/// One page of traps that nobody runs.
fn attempt() -> Result<(), Failure> {
    let page_bytes = pages::page_bytes();
    let reservation = pages::Reservation::new(page_bytes)?;
    reservation.publish(0, &vec![TRAP_BYTE; page_bytes])
}

fn facts() -> HostFacts {
    HostFacts {
        dynamic_code_prohibited: pages::dynamic_code_prohibited(),
        ..HostFacts::default()
    }
}

/// Who refused, or nothing if the failure is a shortage.
fn policy(facts: &HostFacts, failure: Failure) -> Option<Policy> {
    const ACCESS_DENIED: Errno = Errno(5);
    const DYNAMIC_CODE_BLOCKED: Errno = Errno(1655);
    match failure.errno {
        DYNAMIC_CODE_BLOCKED => Some(Policy::DynamicCodeProhibited),
        ACCESS_DENIED if facts.dynamic_code_prohibited == Some(true) => {
            Some(Policy::DynamicCodeProhibited)
        }
        ACCESS_DENIED => Some(Policy::Unexplained),
        _ => None,
    }
}

fn refusal(failure: Failure) -> ExecMemError {
    let Failure { step, errno } = failure;
    match policy(&facts(), failure) {
        Some(policy) => ExecMemError::ExecMemDenied {
            policy,
            step,
            errno,
        },
        None => ExecMemError::OsRefused { step, errno },
    }
}

impl Backend {
    pub fn open(
        len_bytes: usize,
        mode: Option<Mode>,
        _entries: Entries,
    ) -> Result<Self, ExecMemError> {
        let max_bytes = BRANCH_REACH_BYTES - 2 * pages::page_bytes();
        if len_bytes == 0 {
            return Err(ExecMemError::EmptyArena);
        }
        if len_bytes > max_bytes {
            return Err(ExecMemError::ArenaTooLarge {
                given_bytes: len_bytes,
                max_bytes,
            });
        }
        if let Some(mode) = mode.filter(|mode| *mode != Mode::Anonymous) {
            return Err(ExecMemError::ModeUnavailable { mode });
        }
        attempt().map_err(refusal)?;
        let reservation = pages::Reservation::new(len_bytes).map_err(refusal)?;
        Ok(Backend { reservation })
    }

    pub fn mode(&self) -> Mode {
        Mode::Anonymous
    }

    /// Windows has no such guard on user pages; landing pads are only demanded.
    pub fn entries_are_guarded(&self) -> bool {
        false
    }

    pub fn max_batches(&self) -> Option<usize> {
        None
    }

    pub fn page_bytes(&self) -> usize {
        pages::page_bytes()
    }

    pub fn len_bytes(&self) -> usize {
        self.reservation.len_bytes()
    }

    pub fn base(&self) -> *const u8 {
        self.reservation.base()
    }

    /// Makes the inaccessible pages at `offset` hold `image`, read-execute.
    ///
    /// Addresses that are used again need nothing more: the flush reaches every thread.
    pub fn publish(&self, offset: usize, image: &[u8], _reused: bool) -> Result<(), ExecMemError> {
        self.reservation.publish(offset, image).map_err(refusal)
    }

    /// Decommits pages; says whether the addresses may be used again.
    pub fn retire(&self, offset: usize, len_bytes: usize) -> bool {
        self.reservation.decommit(offset, len_bytes)
    }

    pub fn synchronise_this_thread(&self) {}
}

impl Failure {
    pub(crate) fn at(step: Step) -> Self {
        Failure {
            step,
            errno: pages::last_error(),
        }
    }
}
