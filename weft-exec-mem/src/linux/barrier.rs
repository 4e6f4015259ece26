//! Making every thread of the process refetch its instructions.
//!
//! Cleaning caches does not reach what another core has already fetched into its pipeline; only
//! a context synchronising event on that core does, and `membarrier` causes one on each.

use super::system::{Membarrier, System};

/// Says whether every thread is synchronised; if not, each must do so itself.
///
/// The order is the kernel's own advice: register, then the expedited command; kernels before
/// 4.16 know only the slow global one, which makes every core pass through the scheduler.
/// A registration lasts for the life of the process, and repeating it costs next to nothing.
pub(super) fn synchronise_threads(system: &dyn System) -> bool {
    if system
        .membarrier(Membarrier::PrivateExpeditedSyncCore)
        .is_ok()
    {
        return true;
    }
    let registered = system.membarrier(Membarrier::RegisterPrivateExpeditedSyncCore);
    if registered.is_ok()
        && system
            .membarrier(Membarrier::PrivateExpeditedSyncCore)
            .is_ok()
    {
        return true;
    }
    match registered {
        // A kernel that has `membarrier` but not this command. The global command orders memory
        // on every core but does not promise to discard what was fetched.
        Err(crate::policy::Errno(libc::EINVAL)) => {
            // Whether it works or not, each thread synchronises itself afterwards.
            let _ = system.membarrier(Membarrier::Global);
            false
        }
        _ => false,
    }
}
