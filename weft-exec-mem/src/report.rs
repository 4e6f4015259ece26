//! What the probe found, as plain data that prints as an explanation.

use std::fmt;

use crate::error::ExecMemError;
use crate::policy::{Errno, Mode, Policy, Signal, Step};

/// What the process can read about itself that bears on code memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct HostFacts {
    /// Whether SELinux is enforcing.
    pub selinux_enforcing: bool,
    /// The process's SELinux context, if it has one.
    pub selinux_context: Option<String>,
    /// The flags of `prctl(PR_GET_MDWE)`; absent on kernels before 6.3.
    pub mdwe: Option<i32>,
    /// The `Seccomp:` line of the process's status: 0 none, 1 strict, 2 filtered.
    pub seccomp: Option<i32>,
    /// The kernel setting `vm.memfd_noexec`; absent on kernels before 6.3.
    pub memfd_noexec: Option<i32>,
    /// The `PaX:` line of the process's status, if the kernel has PaX.
    pub pax: Option<String>,
    /// Whether Windows prohibits dynamic code for this process; absent elsewhere.
    pub dynamic_code_prohibited: Option<bool>,
}

/// What became of a child process that was sent ahead, where something here may end a process
/// instead of refusing it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rehearsal {
    /// Nothing that this process can see ends processes, so no child was sent.
    #[default]
    NotNeeded,
    /// The child did all of it and lived.
    Survived,
    /// The child was ended.
    Killed {
        /// What it was doing.
        step: Step,
        /// By which signal.
        signal: Signal,
    },
    /// No child could be made.
    Impossible(Errno),
}

/// One rung of the ladder, tried.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attempt {
    /// The rung.
    pub mode: Mode,
    /// Requests that failed and had a fallback, in order.
    pub fallbacks: Vec<(Step, Errno)>,
    /// The request that ended the attempt, if it failed.
    pub failed: Option<(Step, Errno)>,
    /// Who refused it; absent when the attempt succeeded, or failed for want of something.
    pub policy: Option<Policy>,
    /// What became of the child that was sent ahead.
    /// Where it was ended, this process did not try.
    pub rehearsal: Rehearsal,
}

/// Whether and how this process may make code memory, and who says no if it may not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ProbeReport {
    /// The operating system.
    pub os: &'static str,
    /// The processor architecture.
    pub arch: &'static str,
    /// The size of a page; 0 on an unsupported platform.
    pub page_bytes: usize,
    /// What the process could read about itself.
    pub facts: HostFacts,
    /// The rungs tried, in order; empty on an unsupported platform.
    pub attempts: Vec<Attempt>,
    /// What became of a child that was sent ahead to call `membarrier`.
    /// Where it was ended, an arena does without.
    pub membarrier: Rehearsal,
}

impl ProbeReport {
    /// The first rung that works.
    pub fn mode(&self) -> Option<Mode> {
        let works = self.attempts.iter().find(|attempt| attempt.works());
        works.map(|attempt| attempt.mode)
    }

    /// The mode that an arena uses here, or the refusal.
    ///
    /// Of several rungs that were refused, the first refused by a known policy is named.
    pub fn verdict(&self) -> Result<Mode, ExecMemError> {
        if let Some(mode) = self.mode() {
            return Ok(mode);
        }
        let named = |attempt: &&Attempt| {
            attempt
                .policy
                .is_some_and(|policy| policy != Policy::Unexplained)
        };
        let attempt = self.attempts.iter().find(named);
        Err(match attempt.or(self.attempts.first()) {
            Some(attempt) => attempt.refusal(),
            None => ExecMemError::UnsupportedPlatform {
                os: self.os,
                arch: self.arch,
            },
        })
    }
}

impl Attempt {
    /// Whether code memory can be made in this mode.
    pub fn works(&self) -> bool {
        self.failed.is_none() && !matches!(self.rehearsal, Rehearsal::Killed { .. })
    }

    fn refusal(&self) -> ExecMemError {
        if let Rehearsal::Killed { step, signal } = self.rehearsal {
            let policy = self.policy.unwrap_or(Policy::Unexplained);
            return ExecMemError::WouldBeKilled {
                policy,
                step,
                signal,
            };
        }
        let (step, errno) = self.failed.expect("only failed attempts are refusals");
        match self.policy {
            Some(policy) => ExecMemError::ExecMemDenied {
                policy,
                step,
                errno,
            },
            None => ExecMemError::OsRefused { step, errno },
        }
    }
}

impl fmt::Display for ProbeReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (os, arch) = (self.os, self.arch);
        match self.mode() {
            Some(mode) => writeln!(f, "This process may run code it writes itself: {mode}.")?,
            None if self.attempts.is_empty() => {
                writeln!(
                    f,
                    "Running self-written code is not supported on {os} {arch}."
                )?;
            }
            None => writeln!(f, "This process may not run code that it writes itself.")?,
        }
        for (number, attempt) in self.attempts.iter().enumerate() {
            let outcome = if attempt.works() { "works" } else { "refused" };
            writeln!(f, "  {}. {}: {outcome}", number + 1, attempt.mode)?;
            for (step, errno) in &attempt.fallbacks {
                writeln!(f, "     {step}: {errno}; tried again the older way")?;
            }
            match attempt.rehearsal {
                Rehearsal::NotNeeded => {}
                Rehearsal::Survived => {
                    writeln!(f, "     A child process did it first, and was not ended.")?;
                }
                Rehearsal::Killed { step, signal } => {
                    let policy = attempt.policy.unwrap_or(Policy::Unexplained);
                    writeln!(
                        f,
                        "     {step}: a child process that did it first was ended by {signal}"
                    )?;
                    writeln!(f, "     Refused by {policy}: {}.", policy.explanation())?;
                }
                Rehearsal::Impossible(errno) => {
                    writeln!(f, "     No child process could be sent ahead: {errno}")?;
                }
            }
            if let Some((step, errno)) = attempt.failed {
                writeln!(f, "     {step}: {errno}")?;
                match attempt.policy {
                    Some(policy) => {
                        writeln!(f, "     Refused by {policy}: {}.", policy.explanation())?;
                    }
                    None => writeln!(f, "     This is a shortage, not a policy.")?,
                }
            }
        }
        if let Rehearsal::Killed { step, signal } = self.membarrier {
            writeln!(
                f,
                "  {step}: a child process that did it first was ended by {signal}; each thread \
                 refetches by itself."
            )?;
        }
        let facts = &self.facts;
        let number = |value: Option<i32>| match value {
            Some(value) => value.to_string(),
            None => "not on this kernel".to_owned(),
        };
        if let Some(prohibited) = facts.dynamic_code_prohibited {
            let word = if prohibited { "on" } else { "off" };
            writeln!(
                f,
                "  Read on the way: {os} {arch}, {} byte pages; Arbitrary Code Guard {word}.",
                self.page_bytes
            )?;
        }
        if os == "linux" && !self.attempts.is_empty() {
            let selinux = match (&facts.selinux_context, facts.selinux_enforcing) {
                (Some(context), true) => format!("enforcing ({context})"),
                (None, true) => "enforcing".to_owned(),
                (_, false) => "not enforcing".to_owned(),
            };
            writeln!(
                f,
                "  Read on the way: {os} {arch}, {} byte pages; SELinux {selinux}; \
                 PR_GET_MDWE {}; seccomp {}; vm.memfd_noexec {}; PaX {}.",
                self.page_bytes,
                number(facts.mdwe),
                number(facts.seccomp),
                number(facts.memfd_noexec),
                facts.pax.as_deref().unwrap_or("not on this kernel"),
            )?;
        }
        Ok(())
    }
}
