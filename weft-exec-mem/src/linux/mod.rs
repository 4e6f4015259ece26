//! Code memory on Linux: the ladder of modes, and the pages of an arena in either mode.

mod barrier;
mod cache;
mod facts;
mod mapping;
mod publish;
mod rehearse;
mod system;

use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::ExecMemError;
use crate::layout::Entries;
use crate::policy::{Errno, Mode, Policy, Signal, Step};
use crate::report::{Attempt, HostFacts, ProbeReport, Rehearsal};
use mapping::Reservation;
use publish::{Failure, Way};
pub(crate) use rehearse::Trial;
pub(crate) use system::{Access, LinuxSystem, System};
#[cfg(test)]
pub(crate) use system::{MappingName, Membarrier, mfd};

/// The pages of one arena.
#[derive(Debug)]
pub(crate) struct Backend {
    reservation: Reservation,
    way: Way,
    max_batches: Option<usize>,
    /// Whether a filter would end this process at `membarrier`.
    membarrier_kills: bool,
    /// Set once the kernel could not synchronise other threads' instruction streams.
    threads_synchronise_themselves: AtomicBool,
}

pub(crate) fn probe() -> ProbeReport {
    probe_with(&LinuxSystem)
}

/// Climbs the ladder with a few bytes that are never executed.
pub(crate) fn probe_with(system: &'static dyn System) -> ProbeReport {
    let facts = facts::read(system);
    let ahead = |trial| match facts::may_be_killed(&facts) {
        true => system.rehearse(trial),
        false => Rehearsal::NotNeeded,
    };
    let attempts = Mode::LADDER.iter();
    let attempts = attempts.map(|&mode| rung(system, &facts, mode, ahead(Trial::Page(mode))));
    ProbeReport {
        os: std::env::consts::OS,
        arch: std::env::consts::ARCH,
        page_bytes: system.page_bytes(),
        attempts: attempts.collect(),
        membarrier: ahead(Trial::Membarrier),
        facts,
    }
}

/// Tries one mode, unless the child that was sent ahead was ended.
fn rung(system: &'static dyn System, facts: &HostFacts, mode: Mode, ahead: Rehearsal) -> Attempt {
    let mut fallbacks = Vec::new();
    let (failed, policy) = match ahead {
        Rehearsal::Killed { signal, .. } => (None, Some(killer(facts, signal))),
        _ => {
            let failed = attempt(system, mode, &mut fallbacks).err();
            let policy = failed.and_then(|failure| facts::policy(facts, failure));
            (failed, policy)
        }
    };
    Attempt {
        mode,
        fallbacks,
        failed: failed.map(|failure| (failure.step, failure.errno)),
        policy,
        rehearsal: ahead,
    }
}

/// Who ends processes with this signal.
fn killer(facts: &HostFacts, signal: Signal) -> Policy {
    match signal {
        Signal(libc::SIGSYS) => Policy::Seccomp,
        Signal(libc::SIGKILL) if facts.pax.is_some() => Policy::Pax,
        // A filter of the oldest kind ends a process without saying so.
        Signal(libc::SIGKILL) => Policy::Seccomp,
        _ => Policy::Unexplained,
    }
}

fn attempt(
    system: &'static dyn System,
    mode: Mode,
    fallbacks: &mut Vec<(Step, Errno)>,
) -> Result<(), Failure> {
    let page_bytes = system.page_bytes();
    let reservation = Reservation::new(system, page_bytes)?;
    let image = vec![crate::layout::TRAP_BYTE; page_bytes];
    let access = Access::ReadExecute;
    publish::publish(&reservation, Way { mode, access }, 0, &image, fallbacks)
}

impl Backend {
    pub fn open(
        len_bytes: usize,
        mode: Option<Mode>,
        entries: Entries,
    ) -> Result<Self, ExecMemError> {
        Self::open_with(&LinuxSystem, len_bytes, mode, entries)
    }

    pub fn open_with(
        system: &'static dyn System,
        len_bytes: usize,
        mode: Option<Mode>,
        entries: Entries,
    ) -> Result<Self, ExecMemError> {
        let max_bytes = mapping::max_len_bytes(system.page_bytes());
        if len_bytes == 0 {
            return Err(ExecMemError::EmptyArena);
        }
        if len_bytes > max_bytes {
            return Err(ExecMemError::ArenaTooLarge {
                given_bytes: len_bytes,
                max_bytes,
            });
        }
        let report = probe_with(system);
        let first = report.verdict()?;
        let mode = match mode {
            None => first,
            Some(mode) => {
                let mut attempts = report.attempts.iter();
                let works = attempts.any(|a| a.mode == mode && a.works());
                works
                    .then_some(mode)
                    .ok_or(ExecMemError::ModeUnavailable { mode })?
            }
        };
        let reservation = Reservation::new(system, len_bytes)
            .map_err(|failure| facts::refusal(system, failure))?;
        let guarded = entries == Entries::LandingPads && system.can_guard_entries();
        let access = match guarded {
            true => Access::ReadExecuteGuarded,
            false => Access::ReadExecute,
        };
        // Batches of private memory share a mapping with their neighbours; files do not.
        let max_batches = (mode == Mode::SealedFile).then(|| facts::max_mappings(system) / 2);
        Ok(Backend {
            reservation,
            way: Way { mode, access },
            max_batches,
            membarrier_kills: matches!(report.membarrier, Rehearsal::Killed { .. }),
            threads_synchronise_themselves: AtomicBool::new(false),
        })
    }

    pub fn mode(&self) -> Mode {
        self.way.mode
    }

    pub fn entries_are_guarded(&self) -> bool {
        self.way.access == Access::ReadExecuteGuarded
    }

    /// How many batches may be in the arena at once, if that is bounded.
    pub fn max_batches(&self) -> Option<usize> {
        self.max_batches
    }

    pub fn page_bytes(&self) -> usize {
        self.reservation.system().page_bytes()
    }

    pub fn len_bytes(&self) -> usize {
        self.reservation.len_bytes()
    }

    pub fn base(&self) -> *const u8 {
        self.reservation.base()
    }

    /// Makes the inaccessible pages at `offset` hold `image`, read-execute.
    pub fn publish(&self, offset: usize, image: &[u8], reused: bool) -> Result<(), ExecMemError> {
        let system = self.reservation.system();
        publish::publish(&self.reservation, self.way, offset, image, &mut Vec::new())
            .map_err(|failure| facts::refusal(system, failure))?;
        // On x86 a core cannot hold stale instructions of addresses that were never executable.
        if (cfg!(target_arch = "aarch64") || reused)
            && (self.membarrier_kills || !barrier::synchronise_threads(system))
        {
            self.threads_synchronise_themselves
                .store(true, Ordering::Release);
        }
        Ok(())
    }

    /// Replaces pages by an inaccessible mapping; says whether the addresses may be used again.
    pub fn retire(&self, offset: usize, len_bytes: usize) -> bool {
        self.reservation.make_inaccessible(offset, len_bytes)
    }

    pub fn synchronise_this_thread(&self) {
        if self.threads_synchronise_themselves.load(Ordering::Acquire) {
            self.reservation.system().synchronise_this_thread();
        }
    }
}
