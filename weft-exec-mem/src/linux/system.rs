//! The few requests to the kernel that code memory needs, behind a trait, so that tests can play
//! kernels and policies that are not present.

use std::ffi::CStr;
use std::fmt;
use std::fs::File;
use std::io::Write;
use std::os::fd::{AsRawFd, FromRawFd};

use super::rehearse::Trial;
use super::{cache, rehearse};
use crate::policy::Errno;
use crate::report::Rehearsal;

/// What a mapping allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    None,
    ReadWrite,
    ReadExecute,
    /// Read-execute, and an indirect call may only land on a landing pad.
    ReadExecuteGuarded,
}

/// `PROT_BTI`, by `asm/mman.h` of AArch64; elsewhere the access is never asked for.
const PROT_BTI: i32 = 0x10;

impl Access {
    pub fn bits(self) -> i32 {
        match self {
            Access::None => libc::PROT_NONE,
            Access::ReadWrite => libc::PROT_READ | libc::PROT_WRITE,
            Access::ReadExecute => libc::PROT_READ | libc::PROT_EXEC,
            Access::ReadExecuteGuarded => libc::PROT_READ | libc::PROT_EXEC | PROT_BTI,
        }
    }
}

/// Flags of `memfd_create`, by `linux/memfd.h`; libc lacks the newest.
pub(crate) mod mfd {
    pub const CLOEXEC: u32 = 0x1;
    pub const ALLOW_SEALING: u32 = 0x2;
    pub const EXEC: u32 = 0x10;
}

/// Commands of `membarrier`, by `linux/membarrier.h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub(crate) enum Membarrier {
    Global = 1 << 0,
    PrivateExpeditedSyncCore = 1 << 5,
    RegisterPrivateExpeditedSyncCore = 1 << 6,
}

/// The name under which a mapping is shown in `/proc/self/maps`.
pub(crate) type MappingName = &'static CStr;

/// The kernel.
pub(crate) trait System: fmt::Debug + Send + Sync {
    fn page_bytes(&self) -> usize;

    /// Maps `len` inaccessible bytes at an address of the kernel's choice.
    fn map_inaccessible(&self, len: usize) -> Result<*mut u8, Errno>;

    /// Replaces whatever is mapped at `at` by an inaccessible mapping.
    ///
    /// # Safety
    ///
    /// The caller owns `at..at + len`, whole pages, and nothing refers to their content.
    unsafe fn remap_inaccessible(&self, at: *mut u8, len: usize) -> Result<(), Errno>;

    /// Replaces whatever is mapped at `at` by a private, read-execute view of `file`.
    ///
    /// # Safety
    ///
    /// As for `remap_inaccessible`; and `file` has `len` bytes and cannot change.
    unsafe fn remap_file_executable(
        &self,
        at: *mut u8,
        len: usize,
        file: &File,
        access: Access,
    ) -> Result<(), Errno>;

    /// Changes what is allowed on mapped pages.
    ///
    /// # Safety
    ///
    /// The caller owns `at..at + len`, whole pages, and no reference to them contradicts the new
    /// access.
    unsafe fn protect(&self, at: *mut u8, len: usize, access: Access) -> Result<(), Errno>;

    /// Unmaps pages.
    ///
    /// # Safety
    ///
    /// The caller owns `at..at + len`, whole pages, and nothing refers to them.
    unsafe fn unmap(&self, at: *mut u8, len: usize);

    /// Names an anonymous mapping; a kernel that cannot is no failure.
    fn name(&self, at: *mut u8, len: usize, name: MappingName);

    fn memfd_create(&self, name: &CStr, flags: u32) -> Result<File, Errno>;

    fn write(&self, file: &mut File, bytes: &[u8]) -> Result<(), Errno>;

    /// Seals a file against writing, growing and shrinking, for good.
    fn seal(&self, file: &File) -> Result<(), Errno>;

    fn membarrier(&self, command: Membarrier) -> Result<(), Errno>;

    /// Makes bytes that were just stored visible to instruction fetch, on every core.
    ///
    /// # Safety
    ///
    /// `at..at + len` is mapped and readable, and stays so during the call.
    unsafe fn make_visible_to_fetch(&self, at: *mut u8, len: usize);

    /// Discards what this thread's core has fetched ahead.
    fn synchronise_this_thread(&self);

    /// Whether the processor can trap indirect calls to anything but a landing pad.
    fn can_guard_entries(&self) -> bool;

    /// Sends a child process ahead.
    fn rehearse(&self, trial: Trial) -> Rehearsal;

    /// `prctl(PR_GET_MDWE)`.
    fn mdwe(&self) -> Result<i32, Errno>;

    /// A small text file, if it can be read.
    fn read_text(&self, path: &str) -> Option<String>;
}

/// The kernel that runs this process.
#[derive(Debug)]
pub(crate) struct LinuxSystem;

/// `PR_SET_VMA` and `PR_SET_VMA_ANON_NAME`, by `linux/prctl.h`.
const PR_SET_VMA: libc::c_int = 0x5356_4d41;
const PR_SET_VMA_ANON_NAME: libc::c_ulong = 0;
/// `PR_GET_MDWE`, by `linux/prctl.h`.
const PR_GET_MDWE: libc::c_int = 66;

fn last_errno() -> Errno {
    Errno(std::io::Error::last_os_error().raw_os_error().unwrap_or(0))
}

fn outcome(result: libc::c_int) -> Result<i32, Errno> {
    if result < 0 {
        Err(last_errno())
    } else {
        Ok(result)
    }
}

/// # Safety
///
/// As for `mmap`; with `MAP_FIXED` in `flags` the caller owns `at..at + len`.
unsafe fn mmap(
    at: *mut u8,
    len: usize,
    access: Access,
    flags: libc::c_int,
    fd: libc::c_int,
) -> Result<*mut u8, Errno> {
    // SAFETY: passed on to the caller.
    let mapped = unsafe { libc::mmap(at.cast(), len, access.bits(), flags, fd, 0) };
    if mapped == libc::MAP_FAILED {
        Err(last_errno())
    } else {
        Ok(mapped.cast())
    }
}

const INACCESSIBLE: libc::c_int = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;

impl System for LinuxSystem {
    fn page_bytes(&self) -> usize {
        // SAFETY: `sysconf` only reads its argument.
        let bytes = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
        usize::try_from(bytes).expect("every Linux knows its page size")
    }

    fn map_inaccessible(&self, len: usize) -> Result<*mut u8, Errno> {
        let anywhere = std::ptr::null_mut();
        // SAFETY: without MAP_FIXED the kernel touches no existing mapping.
        unsafe { mmap(anywhere, len, Access::None, INACCESSIBLE, -1) }
    }

    unsafe fn remap_inaccessible(&self, at: *mut u8, len: usize) -> Result<(), Errno> {
        let flags = INACCESSIBLE | libc::MAP_FIXED;
        // SAFETY: the caller owns the pages.
        unsafe { mmap(at, len, Access::None, flags, -1) }.map(drop)
    }

    unsafe fn remap_file_executable(
        &self,
        at: *mut u8,
        len: usize,
        file: &File,
        access: Access,
    ) -> Result<(), Errno> {
        let flags = libc::MAP_PRIVATE | libc::MAP_FIXED;
        // SAFETY: the caller owns the pages.
        unsafe { mmap(at, len, access, flags, file.as_raw_fd()) }.map(drop)
    }

    unsafe fn protect(&self, at: *mut u8, len: usize, access: Access) -> Result<(), Errno> {
        // SAFETY: the caller owns the pages.
        outcome(unsafe { libc::mprotect(at.cast(), len, access.bits()) }).map(drop)
    }

    unsafe fn unmap(&self, at: *mut u8, len: usize) {
        // SAFETY: the caller owns the pages.
        let result = unsafe { libc::munmap(at.cast(), len) };
        // It can fail only by splitting a mapping, and a whole reservation is never part of one
        // that somebody needs; the address space then stays reserved, which is harmless.
        let _ = result;
    }

    fn name(&self, at: *mut u8, len: usize, name: MappingName) {
        let (at, name) = (at as libc::c_ulong, name.as_ptr());
        // SAFETY: this prctl reads the name and changes only a label; it fails on kernels
        // without it, and on addresses that are not mapped.
        unsafe { libc::prctl(PR_SET_VMA, PR_SET_VMA_ANON_NAME, at, len, name) };
    }

    fn memfd_create(&self, name: &CStr, flags: u32) -> Result<File, Errno> {
        // By number, because older C libraries lack the wrapper.
        // SAFETY: `name` ends with a zero byte and outlives the call.
        let fd = unsafe { libc::syscall(libc::SYS_memfd_create, name.as_ptr(), flags) };
        let fd = outcome(fd as libc::c_int)?;
        // SAFETY: the kernel has just given this descriptor to us.
        Ok(unsafe { File::from_raw_fd(fd) })
    }

    fn write(&self, file: &mut File, bytes: &[u8]) -> Result<(), Errno> {
        let written = file.write_all(bytes);
        written.map_err(|error| Errno(error.raw_os_error().unwrap_or(libc::EIO)))
    }

    fn seal(&self, file: &File) -> Result<(), Errno> {
        let seals = libc::F_SEAL_WRITE | libc::F_SEAL_GROW | libc::F_SEAL_SHRINK;
        let seals = seals | libc::F_SEAL_SEAL;
        // SAFETY: F_ADD_SEALS takes an integer and touches no memory of ours.
        outcome(unsafe { libc::fcntl(file.as_raw_fd(), libc::F_ADD_SEALS, seals) }).map(drop)
    }

    fn membarrier(&self, command: Membarrier) -> Result<(), Errno> {
        // SAFETY: membarrier touches no memory of ours.
        let result = unsafe { libc::syscall(libc::SYS_membarrier, command as i32, 0, 0) };
        outcome(result as libc::c_int).map(drop)
    }

    unsafe fn make_visible_to_fetch(&self, at: *mut u8, len: usize) {
        // SAFETY: passed on to the caller.
        unsafe { cache::make_visible_to_fetch(at, len) };
    }

    fn synchronise_this_thread(&self) {
        cache::synchronise_this_thread();
    }

    fn can_guard_entries(&self) -> bool {
        // `HWCAP2_BTI`, by `asm/hwcap.h`.
        const BTI: libc::c_ulong = 1 << 17;
        // SAFETY: `getauxval` only reads what the kernel gave the process.
        cfg!(target_arch = "aarch64") && unsafe { libc::getauxval(libc::AT_HWCAP2) } & BTI != 0
    }

    fn rehearse(&self, trial: Trial) -> Rehearsal {
        rehearse::rehearse(trial)
    }

    fn mdwe(&self) -> Result<i32, Errno> {
        let zero: libc::c_ulong = 0;
        // SAFETY: this prctl only returns flags; the kernel wants the other arguments to be zero.
        outcome(unsafe { libc::prctl(PR_GET_MDWE, zero, zero, zero, zero) })
    }

    fn read_text(&self, path: &str) -> Option<String> {
        std::fs::read_to_string(path).ok()
    }
}
