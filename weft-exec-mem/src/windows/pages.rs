//! The requests to Windows: reserve, commit, protect, flush, decommit, release.

use std::mem::MaybeUninit;
use std::ptr::NonNull;

use windows_sys::Win32::Foundation::GetLastError;
use windows_sys::Win32::System::Diagnostics::Debug::FlushInstructionCache;
use windows_sys::Win32::System::Memory::{
    MEM_COMMIT, MEM_DECOMMIT, MEM_RELEASE, MEM_RESERVE, PAGE_EXECUTE_READ, PAGE_NOACCESS,
    PAGE_READWRITE, VirtualAlloc, VirtualFree, VirtualProtect,
};
use windows_sys::Win32::System::SystemInformation::{GetSystemInfo, SYSTEM_INFO};
use windows_sys::Win32::System::Threading::{
    GetCurrentProcess, GetProcessMitigationPolicy, ProcessDynamicCodePolicy,
};

use crate::policy::{Errno, Step};

/// A request that Windows refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    pub step: Step,
    pub errno: Errno,
}

pub(super) fn last_error() -> Errno {
    // SAFETY: reads a number of this thread.
    Errno(unsafe { GetLastError() }.cast_signed())
}

pub(super) fn page_bytes() -> usize {
    let mut info = MaybeUninit::<SYSTEM_INFO>::zeroed();
    // SAFETY: `info` is large enough and outlives the call, which fills it.
    unsafe { GetSystemInfo(info.as_mut_ptr()) };
    // SAFETY: filled above, and zeros are valid numbers anyway.
    let info = unsafe { info.assume_init() };
    info.dwPageSize as usize
}

/// Whether Arbitrary Code Guard is on; absent where Windows does not say.
pub(super) fn dynamic_code_prohibited() -> Option<bool> {
    // The policy is a word of flags, of which the lowest is `ProhibitDynamicCode`.
    let mut flags = 0_u32;
    // SAFETY: a constant that stands for this process.
    let process = unsafe { GetCurrentProcess() };
    let (policy, into) = (ProcessDynamicCodePolicy, (&raw mut flags).cast());
    // SAFETY: `flags` has the length that is given, and outlives the call.
    let known = unsafe { GetProcessMitigationPolicy(process, policy, into, size_of::<u32>()) };
    (known != 0).then_some(flags & 1 != 0)
}

/// One reserved stretch of address space; its first and last pages are never committed.
#[derive(Debug)]
pub(super) struct Reservation {
    /// The lower guard page.
    start: NonNull<u8>,
    /// Without the guards.
    len_bytes: usize,
    page_bytes: usize,
}

// SAFETY: the reservation owns its pages, as a Box would; every change to a page goes through the
// system, and the arena gives each page to one batch at a time.
unsafe impl Send for Reservation {}
// SAFETY: as above; shared methods only compute addresses or ask the system.
unsafe impl Sync for Reservation {}

impl Reservation {
    pub fn new(len_bytes: usize) -> Result<Self, Failure> {
        let page_bytes = page_bytes();
        let len_bytes = len_bytes.next_multiple_of(page_bytes);
        let all_bytes = len_bytes + 2 * page_bytes;
        let anywhere = std::ptr::null();
        // SAFETY: reserves new addresses and touches no existing ones.
        let start = unsafe { VirtualAlloc(anywhere, all_bytes, MEM_RESERVE, PAGE_NOACCESS) };
        let start = NonNull::new(start.cast()).ok_or_else(|| Failure::at(Step::Reserve))?;
        Ok(Reservation {
            start,
            len_bytes,
            page_bytes,
        })
    }

    pub fn len_bytes(&self) -> usize {
        self.len_bytes
    }

    /// The first byte after the lower guard page.
    pub fn base(&self) -> *mut u8 {
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
        self.base().wrapping_add(offset)
    }

    /// Fills a stretch that is not committed with `image`, and makes it execute-read.
    ///
    /// On a failure the stretch may be left writable, but not executable unless the flush alone
    /// failed; the caller decommits it.
    pub fn publish(&self, offset: usize, image: &[u8]) -> Result<(), Failure> {
        let (at, len) = (self.stretch(offset, image.len()), image.len());
        // SAFETY: the stretch is a part of the reservation that has no code and no handle.
        let committed = unsafe { VirtualAlloc(at.cast(), len, MEM_COMMIT, PAGE_READWRITE) };
        if committed.is_null() {
            return Err(Failure::at(Step::MakeWritable));
        }
        // SAFETY: the stretch is writable now, `image.len()` long, and nobody else knows of it.
        unsafe { std::ptr::copy_nonoverlapping(image.as_ptr(), at, len) };
        let mut before = 0;
        // SAFETY: as for `committed`; the copy above is over.
        let changed = unsafe { VirtualProtect(at.cast(), len, PAGE_EXECUTE_READ, &raw mut before) };
        if changed == 0 {
            return Err(Failure::at(Step::MakeExecutable));
        }
        // SAFETY: a constant that stands for this process.
        let process = unsafe { GetCurrentProcess() };
        // SAFETY: the stretch is committed and readable.
        match unsafe { FlushInstructionCache(process, at.cast(), len) } {
            0 => Err(Failure::at(Step::FlushInstructions)),
            _ => Ok(()),
        }
    }

    /// Makes a stretch inaccessible, and says whether that worked.
    pub fn decommit(&self, offset: usize, len_bytes: usize) -> bool {
        let at = self.stretch(offset, len_bytes);
        // SAFETY: the stretch is ours, in whole pages; the arena calls this when the last handle
        // of the batch that had these pages is gone.
        unsafe { VirtualFree(at.cast(), len_bytes, MEM_DECOMMIT) != 0 }
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        // SAFETY: the whole reservation is ours, and handles keep the arena that owns it.
        let released = unsafe { VirtualFree(self.start.as_ptr().cast(), 0, MEM_RELEASE) };
        // It cannot fail for a reservation that exists, and a leak would be harmless.
        let _ = released;
    }
}
