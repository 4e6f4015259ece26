//! Code memory on Linux: the ladder of modes, and the pages of an arena in either mode.

mod barrier;
mod cache;
mod facts;
mod mapping;
mod publish;
mod system;

use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::ExecMemError;
use crate::policy::{Errno, Mode, Step};
use crate::report::{Attempt, ProbeReport};
use mapping::Reservation;
use publish::Failure;
#[cfg(test)]
pub(crate) use system::{Access, MappingName, Membarrier, mfd};
pub(crate) use system::{LinuxSystem, System};

/// The pages of one arena.
#[derive(Debug)]
pub(crate) struct Backend {
    reservation: Reservation,
    mode: Mode,
    /// Set once the kernel could not synchronise other threads' instruction streams.
    threads_synchronise_themselves: AtomicBool,
}

pub(crate) fn probe() -> ProbeReport {
    probe_with(&LinuxSystem)
}

/// Climbs the ladder with a few bytes that are never executed.
pub(crate) fn probe_with(system: &'static dyn System) -> ProbeReport {
    let facts = facts::read(system);
    let attempts = Mode::LADDER.iter().map(|&mode| {
        let mut fallbacks = Vec::new();
        let failed = attempt(system, mode, &mut fallbacks).err();
        let policy = failed.and_then(|failure| facts::policy(&facts, failure));
        Attempt {
            mode,
            fallbacks,
            failed: failed.map(|failure| (failure.step, failure.errno)),
            policy,
        }
    });
    ProbeReport {
        os: std::env::consts::OS,
        arch: std::env::consts::ARCH,
        page_bytes: system.page_bytes(),
        attempts: attempts.collect(),
        facts,
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
    publish::publish(&reservation, mode, 0, &image, fallbacks)
}

impl Backend {
    pub fn open(len_bytes: usize, mode: Option<Mode>) -> Result<Self, ExecMemError> {
        Self::open_with(&LinuxSystem, len_bytes, mode)
    }

    pub fn open_with(
        system: &'static dyn System,
        len_bytes: usize,
        mode: Option<Mode>,
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
                let works = attempts.any(|a| a.mode == mode && a.failed.is_none());
                works
                    .then_some(mode)
                    .ok_or(ExecMemError::ModeUnavailable { mode })?
            }
        };
        let reservation = Reservation::new(system, len_bytes)
            .map_err(|failure| facts::refusal(system, failure))?;
        Ok(Backend {
            reservation,
            mode,
            threads_synchronise_themselves: AtomicBool::new(false),
        })
    }

    pub fn mode(&self) -> Mode {
        self.mode
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
        publish::publish(&self.reservation, self.mode, offset, image, &mut Vec::new())
            .map_err(|failure| facts::refusal(system, failure))?;
        // On x86 a core cannot hold stale instructions of addresses that were never executable.
        if (cfg!(target_arch = "aarch64") || reused) && !barrier::synchronise_threads(system) {
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
            cache::synchronise_this_thread();
        }
    }
}
