//! A child process that is sent ahead.
//!
//! A seccomp filter may end the process at a call instead of refusing it, and a hardened kernel
//! may end it when it runs a page.
//! A process cannot learn that from inside; a child with the same filter can find out, and be
//! ended instead.
//!
//! The child of a process with threads may find any lock taken, the allocator's too.
//! So between its birth and its exit it makes system calls and nothing else, on memory that the
//! parent has prepared; and it is born by a bare `clone` that runs no handlers and sends no
//! `SIGCHLD`, so that a program which waits for its own children never hears of it.

use std::sync::atomic::{AtomicI32, Ordering};

use super::system::{Access, Membarrier, mfd};
use crate::policy::{Errno, Mode, Signal, Step};
use crate::report::Rehearsal;

/// What the child is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Trial {
    /// Make a page of code in a mode, and run it.
    Page(Mode),
    /// Ask for `membarrier`, as the arena would.
    Membarrier,
}

/// The one piece of machine code that this crate brings: a return.
const RETURN: &[u8] = if cfg!(target_arch = "aarch64") {
    &0xd65f_03c0_u32.to_le_bytes()
} else {
    &[0xc3]
};

/// The steps in the order of their codes on the shared page.
const STEPS: [Step; 9] = [
    Step::Reserve,
    Step::MakeWritable,
    Step::MakeExecutable,
    Step::CreateFile,
    Step::WriteFile,
    Step::SealFile,
    Step::MapExecutable,
    Step::SynchroniseThreads,
    Step::Execute,
];

/// Sends a child ahead, and waits for its end.
pub(super) fn rehearse(trial: Trial) -> Rehearsal {
    let page = match SharedPage::new() {
        Ok(page) => page,
        Err(errno) => return Rehearsal::Impossible(errno),
    };
    let zero: libc::c_ulong = 0;
    // SAFETY: without flags this is a fork; the child makes only system calls and exits.
    let pid = unsafe { libc::syscall(libc::SYS_clone, zero, zero, zero, zero, zero) };
    match pid {
        0 => {
            play(trial, page.step());
            // SAFETY: ends the child without running anything of the parent's.
            unsafe { libc::_exit(0) }
        }
        ..0 => Rehearsal::Impossible(last_errno()),
        _ => verdict(pid as libc::pid_t, &page),
    }
}

fn verdict(pid: libc::pid_t, page: &SharedPage) -> Rehearsal {
    let mut status = 0;
    loop {
        // SAFETY: `status` outlives the call.
        let waited = unsafe { libc::waitpid(pid, &raw mut status, libc::__WALL) };
        if waited == pid {
            break;
        }
        let errno = last_errno();
        if errno != Errno(libc::EINTR) {
            return Rehearsal::Impossible(errno);
        }
    }
    if !libc::WIFSIGNALED(status) {
        return Rehearsal::Survived;
    }
    let code = page.step().load(Ordering::SeqCst);
    let step = usize::try_from(code).ok().and_then(|code| STEPS.get(code));
    Rehearsal::Killed {
        step: *step.unwrap_or(&Step::Reserve),
        signal: Signal(libc::WTERMSIG(status)),
    }
}

/// In the child. A request that is refused ends the play: the parent will see the same refusal.
fn play(trial: Trial, step: &AtomicI32) {
    let at = |next: Step| {
        let code = STEPS.iter().position(|step| *step == next);
        step.store(code.map_or(-1, |code| code as i32), Ordering::SeqCst);
    };
    let played = match trial {
        Trial::Membarrier => {
            at(Step::SynchroniseThreads);
            play_membarrier();
            None
        }
        Trial::Page(Mode::SealedFile) => play_sealed(at),
        Trial::Page(_) => play_anonymous(at),
    };
    if let Some(page) = played {
        at(Step::Execute);
        // SAFETY: the page holds a return, which is a whole function of this convention.
        let function = unsafe { std::mem::transmute::<*mut u8, extern "C" fn()>(page) };
        function();
    }
}

fn play_membarrier() {
    for command in [
        Membarrier::RegisterPrivateExpeditedSyncCore,
        Membarrier::PrivateExpeditedSyncCore,
        Membarrier::Global,
    ] {
        // SAFETY: membarrier touches no memory of ours.
        unsafe { libc::syscall(libc::SYS_membarrier, command as i32, 0, 0) };
    }
}

fn play_anonymous(at: impl Fn(Step)) -> Option<*mut u8> {
    at(Step::Reserve);
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
    let page = map(Access::None, flags, -1)?;
    at(Step::MakeWritable);
    protect(page, Access::ReadWrite)?;
    // SAFETY: the page is writable, and nobody else knows of it.
    unsafe { std::ptr::copy_nonoverlapping(RETURN.as_ptr(), page, RETURN.len()) };
    // SAFETY: the page is readable.
    unsafe { super::cache::make_visible_to_fetch(page, RETURN.len()) };
    at(Step::MakeExecutable);
    protect(page, Access::ReadExecute)?;
    Some(page)
}

fn play_sealed(at: impl Fn(Step)) -> Option<*mut u8> {
    at(Step::CreateFile);
    let name = c"weft-exec-mem probe".as_ptr();
    let flags = mfd::CLOEXEC | mfd::ALLOW_SEALING;
    // SAFETY: the name is static.
    let mut fd = unsafe { libc::syscall(libc::SYS_memfd_create, name, flags | mfd::EXEC) };
    if fd < 0 {
        // SAFETY: the name is static.
        fd = unsafe { libc::syscall(libc::SYS_memfd_create, name, flags) };
    }
    let fd = libc::c_int::try_from(fd).ok().filter(|fd| *fd >= 0)?;
    at(Step::WriteFile);
    // SAFETY: the bytes are static.
    let written = unsafe { libc::write(fd, RETURN.as_ptr().cast(), RETURN.len()) };
    (written == RETURN.len() as isize).then_some(())?;
    at(Step::SealFile);
    // SAFETY: F_ADD_SEALS takes an integer and touches no memory of ours.
    let sealed = unsafe { libc::fcntl(fd, libc::F_ADD_SEALS, libc::F_SEAL_WRITE) };
    (sealed == 0).then_some(())?;
    at(Step::MapExecutable);
    let page = map(Access::ReadExecute, libc::MAP_PRIVATE, fd)?;
    // SAFETY: the page is readable, and the file has these bytes.
    unsafe { super::cache::make_visible_to_fetch(page, RETURN.len()) };
    Some(page)
}

/// Maps one page; the length is rounded up by the kernel.
fn map(access: Access, flags: libc::c_int, fd: libc::c_int) -> Option<*mut u8> {
    let anywhere = std::ptr::null_mut();
    // SAFETY: without MAP_FIXED the kernel touches no existing mapping.
    let page = unsafe { libc::mmap(anywhere, 1, access.bits(), flags, fd, 0) };
    (page != libc::MAP_FAILED).then_some(page.cast())
}

fn protect(page: *mut u8, access: Access) -> Option<()> {
    // SAFETY: the page is the child's own, and nobody else knows of it.
    let result = unsafe { libc::mprotect(page.cast(), 1, access.bits()) };
    (result == 0).then_some(())
}

fn last_errno() -> Errno {
    Errno(std::io::Error::last_os_error().raw_os_error().unwrap_or(0))
}

/// A page that the child shares with its parent: the step that it is at.
struct SharedPage(*mut AtomicI32);

impl SharedPage {
    fn new() -> Result<Self, Errno> {
        let access = Access::ReadWrite;
        let flags = libc::MAP_SHARED | libc::MAP_ANONYMOUS;
        match map(access, flags, -1) {
            Some(page) => Ok(SharedPage(page.cast())),
            None => Err(last_errno()),
        }
    }

    fn step(&self) -> &AtomicI32 {
        // SAFETY: the page is zeroed, aligned, and mapped as long as `self` lives.
        unsafe { &*self.0 }
    }
}

impl Drop for SharedPage {
    fn drop(&mut self) {
        // SAFETY: the page is ours, and no reference to it outlives `self`.
        unsafe { libc::munmap(self.0.cast(), 1) };
    }
}
