//! The words of a refusal: which step, which error number, which policy.

use std::fmt;

/// A way of making code memory, in the order in which they are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Mode {
    /// Private anonymous memory, first read-write, then read-execute.
    Anonymous,
    /// An in-memory file, filled by `write`, sealed, then mapped read-execute.
    SealedFile,
    /// Pages of `MAP_JIT`, which each thread may either write or run, by a switch of its own.
    ThreadToggle,
}

impl Mode {
    /// The modes of this platform, in the order in which they are tried; empty where there is no
    /// code memory.
    pub const LADDER: &'static [Mode] = if cfg!(all(
        target_os = "linux",
        any(target_arch = "x86_64", target_arch = "aarch64")
    )) {
        &[Mode::Anonymous, Mode::SealedFile]
    } else if cfg!(all(
        windows,
        any(target_arch = "x86_64", target_arch = "aarch64")
    )) {
        &[Mode::Anonymous]
    } else if cfg!(all(target_os = "macos", target_arch = "aarch64")) {
        &[Mode::ThreadToggle]
    } else {
        &[]
    };
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mode::Anonymous => "private memory, written and then made executable",
            Mode::SealedFile => "an in-memory file, sealed and then mapped executable",
            Mode::ThreadToggle => "pages that a thread may either write or run, never both",
        })
    }
}

/// One request to the operating system on the way to code memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Step {
    /// Reserving inaccessible address space.
    Reserve,
    /// Making fresh pages readable and writable.
    MakeWritable,
    /// Making written pages readable and executable.
    MakeExecutable,
    /// Creating an in-memory file.
    CreateFile,
    /// Writing the code into the in-memory file.
    WriteFile,
    /// Sealing the in-memory file against later writes.
    SealFile,
    /// Mapping the sealed file readable and executable.
    MapExecutable,
    /// Telling the processor that instructions have changed.
    FlushInstructions,
    /// Making every thread of the process refetch its instructions.
    SynchroniseThreads,
    /// Running a page that holds nothing but a return.
    Execute,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Reserve if cfg!(windows) => "reserving address space (VirtualAlloc)",
            Step::Reserve => "reserving address space (mmap)",
            Step::MakeWritable if cfg!(windows) => "making fresh pages writable (VirtualAlloc)",
            Step::MakeWritable => "making fresh pages writable (mprotect)",
            Step::MakeExecutable if cfg!(windows) => {
                "making written pages executable (VirtualProtect)"
            }
            Step::MakeExecutable => "making written pages executable (mprotect)",
            Step::CreateFile => "creating an in-memory file (memfd_create)",
            Step::WriteFile => "writing the in-memory file (write)",
            Step::SealFile => "sealing the in-memory file (fcntl)",
            Step::MapExecutable => "mapping the in-memory file executable (mmap)",
            Step::FlushInstructions => "flushing the instruction cache (FlushInstructionCache)",
            Step::SynchroniseThreads => "making other threads refetch (membarrier)",
            Step::Execute => "running a page that holds only a return",
        })
    }
}

/// An error number of the operating system (`errno`, on Windows that of `GetLastError`); it prints
/// its symbol where that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Errno(pub i32);

impl fmt::Display for Errno {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The numbers below 35 are the same on every Unix; the two above are Linux's.
        let symbol = match self.0 {
            5 if cfg!(windows) => "ERROR_ACCESS_DENIED",
            8 if cfg!(windows) => "ERROR_NOT_ENOUGH_MEMORY",
            87 if cfg!(windows) => "ERROR_INVALID_PARAMETER",
            487 if cfg!(windows) => "ERROR_INVALID_ADDRESS",
            1455 if cfg!(windows) => "ERROR_COMMITMENT_LIMIT",
            1655 if cfg!(windows) => "ERROR_DYNAMIC_CODE_BLOCKED",
            other if cfg!(windows) => return write!(f, "error {other}"),
            1 => "EPERM",
            5 => "EIO",
            9 => "EBADF",
            11 => "EAGAIN",
            12 => "ENOMEM",
            13 => "EACCES",
            14 => "EFAULT",
            16 => "EBUSY",
            22 => "EINVAL",
            23 => "ENFILE",
            24 => "EMFILE",
            27 => "EFBIG",
            28 => "ENOSPC",
            38 if cfg!(target_os = "linux") => "ENOSYS",
            95 if cfg!(target_os = "linux") => "EOPNOTSUPP",
            other => return write!(f, "error {other}"),
        };
        write!(f, "{symbol} ({})", self.0)
    }
}

/// A signal by which the kernel ends a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Signal(pub i32);

impl fmt::Display for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Linux's numbers on x86-64 and AArch64.
        let symbol = match self.0 {
            4 => "SIGILL",
            5 => "SIGTRAP",
            7 => "SIGBUS",
            9 => "SIGKILL",
            11 => "SIGSEGV",
            31 => "SIGSYS",
            other => return write!(f, "signal {other}"),
        };
        write!(f, "{symbol} ({})", self.0)
    }
}

/// Who said no.
///
/// The kernel gives only an error number; the policy is concluded from that number, the step, and
/// what the process can read about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Policy {
    /// SELinux in enforcing mode.
    SeLinux,
    /// The process (or an ancestor) called `prctl(PR_SET_MDWE)`.
    Mdwe,
    /// A seccomp filter on system calls.
    Seccomp,
    /// The kernel setting `vm.memfd_noexec`.
    MemfdNoexec,
    /// PaX MPROTECT of a hardened kernel.
    Pax,
    /// In-memory files live on a file system mounted `noexec`.
    NoexecMount,
    /// The kernel is too old for, or built without, the call.
    KernelWithoutCall,
    /// macOS's hardened runtime, for a program signed without the right to make code.
    HardenedRuntime,
    /// Windows' Arbitrary Code Guard, the process mitigation that prohibits dynamic code.
    DynamicCodeProhibited,
    /// Refused, and nothing that the process can read explains it.
    Unexplained,
}

impl Policy {
    /// What this policy is and who can change it, for somebody who has never heard of it.
    pub fn explanation(self) -> &'static str {
        match self {
            Policy::SeLinux => {
                "SELinux, the system's access control, does not let this program turn data into \
                 code; an administrator can allow it for this program (permission execmem, or \
                 the boolean deny_execmem)"
            }
            Policy::Mdwe => {
                "this process was started with \"memory-deny-write-execute\" (PR_SET_MDWE): \
                 memory that was not executable from the start can never become so; whoever \
                 starts the process sets this, for example systemd's MemoryDenyWriteExecute="
            }
            Policy::Seccomp => {
                "a seccomp filter refuses this system call; whoever starts the process sets \
                 such filters, for example systemd's MemoryDenyWriteExecute= or \
                 SystemCallFilter=, a container runtime, or a browser's sandbox"
            }
            Policy::MemfdNoexec => {
                "the kernel setting vm.memfd_noexec is 2, which forbids in-memory files that \
                 may be executed; an administrator can set it to 1 or 0 (sysctl)"
            }
            Policy::Pax => {
                "this kernel is hardened with PaX, whose MPROTECT feature forbids turning data \
                 into code; an administrator can exempt this program (paxctl -m)"
            }
            Policy::NoexecMount => {
                "in-memory files are on a file system that is mounted noexec; an administrator \
                 can remount it"
            }
            Policy::KernelWithoutCall => {
                "this kernel does not have the system call: it is too old, was built without \
                 it, or a sandbox hides it"
            }
            Policy::HardenedRuntime => {
                "this program was signed for macOS's hardened runtime without the entitlement \
                 com.apple.security.cs.allow-jit; whoever builds the program can add it"
            }
            Policy::DynamicCodeProhibited => {
                "Windows' Arbitrary Code Guard is on for this process: it may not make code at \
                 run time; whoever starts or configures the program sets this mitigation (the \
                 dynamic code policy)"
            }
            Policy::Unexplained => {
                "the kernel refused, and nothing that the process can read about itself says why"
            }
        }
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Policy::SeLinux => "SELinux",
            Policy::Mdwe => "PR_SET_MDWE",
            Policy::Seccomp => "seccomp",
            Policy::MemfdNoexec => "vm.memfd_noexec",
            Policy::Pax => "PaX MPROTECT",
            Policy::NoexecMount => "a noexec mount",
            Policy::KernelWithoutCall => "a kernel without the call",
            Policy::HardenedRuntime => "the hardened runtime",
            Policy::DynamicCodeProhibited => "Arbitrary Code Guard",
            Policy::Unexplained => "an unnamed policy",
        })
    }
}
