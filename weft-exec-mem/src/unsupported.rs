//! Where there is no code memory yet: an arena cannot exist, and the type says so.

use crate::error::ExecMemError;
use crate::layout::Entries;
use crate::policy::Mode;
use crate::report::{HostFacts, ProbeReport, Rehearsal};

/// There is none.
#[derive(Debug)]
pub(crate) enum Backend {}

pub(crate) fn probe() -> ProbeReport {
    ProbeReport {
        os: std::env::consts::OS,
        arch: std::env::consts::ARCH,
        page_bytes: 0,
        facts: HostFacts::default(),
        attempts: Vec::new(),
        membarrier: Rehearsal::NotNeeded,
    }
}

impl Backend {
    pub fn open(_: usize, _: Option<Mode>, _: Entries) -> Result<Self, ExecMemError> {
        Err(ExecMemError::UnsupportedPlatform {
            os: std::env::consts::OS,
            arch: std::env::consts::ARCH,
        })
    }

    pub fn mode(&self) -> Mode {
        match *self {}
    }

    pub fn entries_are_guarded(&self) -> bool {
        match *self {}
    }

    pub fn max_batches(&self) -> Option<usize> {
        match *self {}
    }

    pub fn page_bytes(&self) -> usize {
        match *self {}
    }

    pub fn len_bytes(&self) -> usize {
        match *self {}
    }

    pub fn base(&self) -> *const u8 {
        match *self {}
    }

    pub fn publish(&self, _: usize, _: &[u8], _: bool) -> Result<(), ExecMemError> {
        match *self {}
    }

    pub fn retire(&self, _: usize, _: usize) -> bool {
        match *self {}
    }

    pub fn synchronise_this_thread(&self) {
        match *self {}
    }
}
