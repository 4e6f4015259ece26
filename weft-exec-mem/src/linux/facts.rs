//! What the process can read about itself, and which policy that makes responsible.

use super::publish::Failure;
use super::system::System;
use crate::error::ExecMemError;
use crate::policy::{Errno, Policy, Step};
use crate::report::HostFacts;

pub(super) fn read(system: &dyn System) -> HostFacts {
    let number = |path| system.read_text(path)?.trim().parse().ok();
    let status = system.read_text("/proc/self/status").unwrap_or_default();
    let field = |name: &str| {
        let mut lines = status.lines();
        let value = lines.find_map(|line| line.strip_prefix(name))?;
        Some(value.trim().to_owned())
    };
    let context = system.read_text("/proc/self/attr/current");
    let context = context.map(|text| text.trim_matches(['\0', '\n', ' ']).to_owned());
    HostFacts {
        selinux_enforcing: number("/sys/fs/selinux/enforce") == Some(1),
        selinux_context: context.filter(|context| !context.is_empty()),
        mdwe: system.mdwe().ok(),
        seccomp: field("Seccomp:").and_then(|value| value.parse().ok()),
        memfd_noexec: number("/proc/sys/vm/memfd_noexec"),
        pax: field("PaX:"),
        dynamic_code_prohibited: None,
    }
}

/// Whether something here might end the process instead of refusing a request.
///
/// A process that cannot read its own status (no `/proc`) may be filtered without knowing it; the
/// child is then sent as well.
pub(super) fn may_be_killed(facts: &HostFacts) -> bool {
    facts.pax.is_some() || facts.seccomp != Some(0)
}

/// The kernel's limit on the mappings of a process; its default where it cannot be read.
pub(super) fn max_mappings(system: &dyn System) -> usize {
    let text = system.read_text("/proc/sys/vm/max_map_count");
    let number = text.and_then(|text| text.trim().parse().ok());
    number.unwrap_or(65_530)
}

/// Who refused, or nothing if the failure is a shortage.
///
/// A policy is named only if it is in force and gives this error number at this step; of several,
/// the one whose number is most its own.
pub(super) fn policy(facts: &HostFacts, failure: Failure) -> Option<Policy> {
    let Failure { step, errno } = failure;
    match errno {
        Errno(libc::EACCES | libc::EPERM) => {}
        Errno(libc::ENOSYS) if step == Step::CreateFile => {
            return Some(Policy::KernelWithoutCall);
        }
        // A filter may answer with any number; this one has no other cause at these steps.
        Errno(libc::ENOSYS) if filtered(facts) => return Some(Policy::Seccomp),
        _ => return None,
    }
    let denied = errno == Errno(libc::EACCES);
    let makes_executable = matches!(step, Step::MakeExecutable | Step::MapExecutable);
    let mdwe = facts.mdwe.is_some_and(|flags| flags & 1 != 0);
    // The flags read like "PeMRs"; a capital M means that MPROTECT is on.
    let pax = facts.pax.as_ref().is_some_and(|flags| flags.contains('M'));
    let noexec_setting = facts.memfd_noexec.is_some_and(|value| value >= 2);
    let selinux = facts.selinux_enforcing;
    let rules = [
        (denied && mdwe && step == Step::MakeExecutable, Policy::Mdwe),
        (pax && makes_executable, Policy::Pax),
        (
            denied && noexec_setting && step == Step::CreateFile,
            Policy::MemfdNoexec,
        ),
        (denied && selinux, Policy::SeLinux),
        (filtered(facts), Policy::Seccomp),
        (!denied && step == Step::MapExecutable, Policy::NoexecMount),
    ];
    let rule = rules.iter().find(|(applies, _)| *applies);
    Some(rule.map_or(Policy::Unexplained, |(_, policy)| *policy))
}

fn filtered(facts: &HostFacts) -> bool {
    facts.seccomp.is_some_and(|mode| mode != 0)
}

pub(super) fn refusal(system: &dyn System, failure: Failure) -> ExecMemError {
    let Failure { step, errno } = failure;
    match policy(&read(system), failure) {
        Some(policy) => ExecMemError::ExecMemDenied {
            policy,
            step,
            errno,
        },
        None => ExecMemError::OsRefused { step, errno },
    }
}
