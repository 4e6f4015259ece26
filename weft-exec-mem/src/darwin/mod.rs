//! Code memory on macOS on Apple silicon: one mapping of `MAP_JIT`.
//!
//! Such pages are mapped once with every access, and each thread has a switch that lets it either
//! write or run them; it stands at *run*.
//! The switch is moved only inside a C function that writes and moves it back ([`shim.c`][shim]),
//! so a page is never writable and executable for any one thread.
//! What the platform does not allow is not asked for: `MAP_SHARED` or `MAP_FIXED` together with
//! `MAP_JIT`, `mprotect` on its pages (refused since macOS 11.2), and a second view of the memory.
//!
//! Hence the guard pages at both ends are pages of traps that are never handed out, and freed
//! pages are filled with traps instead of being replaced.
//!
//! A child after `fork` has no access to the pages, so code must not be called there.
//! A program with the entitlement `jit-write-allowlist` may not move the switch at all.
//!
//! This file is type-checked and the C function compiled and linked by Weft's own checks; nothing
//! here has been executed by them.
//!
//! [shim]: https://developer.apple.com/documentation/apple-silicon/porting-just-in-time-compilers-to-apple-silicon

use std::ffi::c_int;
use std::ptr::NonNull;

use crate::error::ExecMemError;
use crate::layout::{BRANCH_REACH_BYTES, Entries, TRAP_BYTE};
use crate::policy::{Errno, Mode, Policy, Step};
use crate::report::{Attempt, HostFacts, ProbeReport, Rehearsal};

unsafe extern "C" {
    fn weft_exec_mem_write(to: *mut u8, from: *const u8, len: usize);
    fn weft_exec_mem_fill(to: *mut u8, byte: c_int, len: usize);
    safe fn weft_exec_mem_ready();
}

/// The pages of one arena, with the guards.
#[derive(Debug)]
pub(crate) struct Backend {
    /// The lower guard page.
    start: NonNull<u8>,
    /// Without the guards.
    len_bytes: usize,
    page_bytes: usize,
}

// SAFETY: the backend owns its pages, as a Box would, and the arena gives each page to one batch
// at a time.
unsafe impl Send for Backend {}
// SAFETY: as above; shared methods compute addresses, or write pages that no handle covers.
unsafe impl Sync for Backend {}

pub(crate) fn probe() -> ProbeReport {
    let page_bytes = page_bytes();
    let failed = Backend::reserve(page_bytes).err();
    let attempt = Attempt {
        mode: Mode::ThreadToggle,
        fallbacks: Vec::new(),
        failed: failed.map(|errno| (Step::Reserve, errno)),
        policy: failed.and_then(policy),
        rehearsal: Rehearsal::NotNeeded,
    };
    ProbeReport {
        os: std::env::consts::OS,
        arch: std::env::consts::ARCH,
        page_bytes,
        facts: HostFacts::default(),
        attempts: vec![attempt],
        membarrier: Rehearsal::NotNeeded,
    }
}

fn page_bytes() -> usize {
    // SAFETY: `sysconf` only reads its argument.
    let bytes = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    usize::try_from(bytes).expect("every Unix knows its page size")
}

/// Who refused, or nothing if the failure is a shortage.
fn policy(errno: Errno) -> Option<Policy> {
    matches!(errno, Errno(libc::EACCES | libc::EPERM)).then_some(Policy::HardenedRuntime)
}

impl Backend {
    pub fn open(
        len_bytes: usize,
        mode: Option<Mode>,
        _entries: Entries,
    ) -> Result<Self, ExecMemError> {
        let max_bytes = BRANCH_REACH_BYTES - 2 * page_bytes();
        if len_bytes == 0 {
            return Err(ExecMemError::EmptyArena);
        }
        if len_bytes > max_bytes {
            return Err(ExecMemError::ArenaTooLarge {
                given_bytes: len_bytes,
                max_bytes,
            });
        }
        if let Some(mode) = mode.filter(|mode| *mode != Mode::ThreadToggle) {
            return Err(ExecMemError::ModeUnavailable { mode });
        }
        let step = Step::Reserve;
        Self::reserve(len_bytes).map_err(|errno| match policy(errno) {
            Some(policy) => ExecMemError::ExecMemDenied {
                policy,
                step,
                errno,
            },
            None => ExecMemError::OsRefused { step, errno },
        })
    }

    /// Fresh pages are zero, and a zero word is AArch64's trap `udf #0`.
    fn reserve(len_bytes: usize) -> Result<Self, Errno> {
        let page_bytes = page_bytes();
        let len_bytes = len_bytes.next_multiple_of(page_bytes);
        let all_bytes = len_bytes + 2 * page_bytes;
        let anywhere = std::ptr::null_mut();
        let access = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
        let flags = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_JIT;
        // SAFETY: without MAP_FIXED the kernel touches no existing mapping.
        let start = unsafe { libc::mmap(anywhere, all_bytes, access, flags, -1, 0) };
        if start == libc::MAP_FAILED {
            let error = std::io::Error::last_os_error();
            return Err(Errno(error.raw_os_error().unwrap_or(0)));
        }
        let start = NonNull::new(start.cast()).expect("nothing is mapped at zero unasked");
        Ok(Backend {
            start,
            len_bytes,
            page_bytes,
        })
    }

    pub fn mode(&self) -> Mode {
        Mode::ThreadToggle
    }

    /// Landing pads are demanded if so configured; the pages are not guarded.
    pub fn entries_are_guarded(&self) -> bool {
        false
    }

    pub fn max_batches(&self) -> Option<usize> {
        None
    }

    pub fn page_bytes(&self) -> usize {
        self.page_bytes
    }

    pub fn len_bytes(&self) -> usize {
        self.len_bytes
    }

    pub fn base(&self) -> *const u8 {
        self.start.as_ptr().wrapping_add(self.page_bytes)
    }

    /// The address of a stretch that must lie between the guards, in whole pages.
    fn stretch(&self, offset: usize, len_bytes: usize) -> *mut u8 {
        assert!(
            offset <= self.len_bytes
                && len_bytes <= self.len_bytes - offset
                && offset.is_multiple_of(self.page_bytes)
                && len_bytes.is_multiple_of(self.page_bytes),
            "a stretch of an arena is whole pages between the guards"
        );
        self.start.as_ptr().wrapping_add(self.page_bytes + offset)
    }

    pub fn publish(&self, offset: usize, image: &[u8], _reused: bool) -> Result<(), ExecMemError> {
        let at = self.stretch(offset, image.len());
        // SAFETY: the stretch is `image.len()` long, and nobody runs or reads it: it has no
        // handle. The shim closes the write window that it opens.
        unsafe { weft_exec_mem_write(at, image.as_ptr(), image.len()) };
        Ok(())
    }

    /// Fills freed pages with traps; the addresses may be used again.
    pub fn retire(&self, offset: usize, len_bytes: usize) -> bool {
        let at = self.stretch(offset, len_bytes);
        // SAFETY: the stretch is ours; the arena calls this when the last handle of the batch
        // that had these pages is gone. The shim closes the write window that it opens.
        unsafe { weft_exec_mem_fill(at, c_int::from(TRAP_BYTE), len_bytes) };
        true
    }

    /// The executing thread's switch is moved to *run*, whatever another code generator in this
    /// thread has left it at, and what was fetched ahead is discarded: macOS has no call that
    /// does the latter for other threads.
    pub fn synchronise_this_thread(&self) {
        weft_exec_mem_ready();
    }
}

impl Drop for Backend {
    fn drop(&mut self) {
        let all_bytes = self.len_bytes + 2 * self.page_bytes;
        // SAFETY: the whole mapping is ours, and handles keep the arena that owns it.
        let result = unsafe { libc::munmap(self.start.as_ptr().cast(), all_bytes) };
        // A mapping that exists can be unmapped, and a leak would be harmless.
        let _ = result;
    }
}
