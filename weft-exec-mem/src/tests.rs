//! The ladder and the arena over kernels that are not this one: a watcher between them and the
//! real kernel records what happens to each page, and refuses what it is told to refuse.

use std::collections::{HashMap, HashSet};
use std::ffi::CStr;
use std::fs::File;
use std::sync::Mutex;

use crate::backend::{
    Access, Backend, LinuxSystem, MappingName, Membarrier, System, Trial, mfd, probe_with,
};
use crate::policy::{Errno, Mode, Policy, Signal, Step};
use crate::report::Rehearsal;
use crate::{ArenaConfig, CodeArena, Entries, ExecMemError};

#[path = "../tests/support/mod.rs"]
mod support;

const EPERM: Errno = Errno(libc::EPERM);
const EACCES: Errno = Errno(libc::EACCES);
const EINVAL: Errno = Errno(libc::EINVAL);
const ENOMEM: Errno = Errno(libc::ENOMEM);
const ENOSYS: Errno = Errno(libc::ENOSYS);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Inaccessible,
    Writable,
    Executable,
}

/// What a [`Watcher`] refuses or breaks.
#[derive(Debug, Default)]
struct Orders {
    make_executable: Option<Errno>,
    map_executable: Option<Errno>,
    memfd_create: Option<Errno>,
    memfd_exec_flag: Option<Errno>,
    remap: Option<Errno>,
    membarrier: Option<Errno>,
    files: HashMap<&'static str, &'static str>,
    mdwe: Option<i32>,
    rehearsals: HashMap<Trial, Rehearsal>,
    guards_entries: bool,
    /// A planted fault: pages become writable and executable at once.
    leave_writable: bool,
    /// A planted fault: the caches are never told of new code.
    lose_flush: bool,
    /// A planted fault: freed pages are said to be replaced, and stay.
    lose_remap: bool,
}

#[derive(Debug, Default)]
struct Seen {
    pages: HashMap<usize, Page>,
    live: Vec<(usize, usize)>,
    faults: Vec<String>,
    requests: usize,
    barriers: Vec<Membarrier>,
    own_refetches: usize,
    accesses: Vec<Access>,
    /// What an instruction cache without any coherence holds, by line.
    fetched: HashMap<usize, [u8; LINE]>,
    /// Pages whose stores no cache operation has covered yet.
    unflushed: HashSet<usize>,
}

/// The line length of the pretended instruction cache.
const LINE: usize = 64;

/// The real kernel, watched.
#[derive(Debug, Default)]
struct Watcher {
    orders: Mutex<Orders>,
    seen: Mutex<Seen>,
}

impl Watcher {
    fn with(orders: Orders) -> &'static Watcher {
        Box::leak(Box::new(Watcher {
            orders: Mutex::new(orders),
            seen: Mutex::default(),
        }))
    }

    fn arena(&'static self, mode: Mode) -> Result<CodeArena, ExecMemError> {
        self.arena_with(mode, Entries::Unguarded)
    }

    fn arena_with(&'static self, mode: Mode, entries: Entries) -> Result<CodeArena, ExecMemError> {
        let backend = Backend::open_with(self, 16 << 12, Some(mode), entries)?;
        let config = ArenaConfig {
            entries,
            ..ArenaConfig::default()
        };
        Ok(CodeArena::over(backend, config))
    }

    /// The bytes that a core would run at `at`, if nothing but the requests of the arena ever
    /// emptied its instruction cache.
    fn fetch(&self, at: *const u8, len: usize) -> Vec<u8> {
        let mut seen = self.seen.lock().unwrap();
        let end = at as usize + len;
        let mut bytes = Vec::new();
        for start in (at as usize & !(LINE - 1)..end).step_by(LINE) {
            // SAFETY: the line lies in a page of code that a handle of the caller keeps.
            let line = || unsafe { *(start as *const [u8; LINE]) };
            let line = seen.fetched.entry(start).or_insert_with(line);
            let from = (at as usize).saturating_sub(start);
            bytes.extend(&line[from..LINE.min(end - start)]);
        }
        bytes
    }

    fn order<T>(&self, order: impl FnOnce(&Orders) -> T) -> T {
        order(&self.orders.lock().unwrap())
    }

    fn faults(&self) -> Vec<String> {
        let seen = self.seen.lock().unwrap();
        assert!(seen.requests > 0, "nothing was watched");
        seen.faults.clone()
    }

    /// Records a change of pages, and looks at the true mappings of this watcher's reservations.
    fn changed(&self, at: *mut u8, len: usize, to: Page) {
        let mut seen = self.seen.lock().unwrap();
        seen.requests += 1;
        for page in (at as usize..at as usize + len).step_by(4096) {
            let from = seen.pages.insert(page, to).unwrap_or(Page::Inaccessible);
            let legal = match to {
                Page::Inaccessible => true,
                Page::Writable => from == Page::Inaccessible,
                Page::Executable => from != Page::Executable,
            };
            if to == Page::Executable && from == Page::Writable && seen.unflushed.contains(&page) {
                let fault = "executable before its stores were made visible";
                seen.faults.push(fault.to_owned());
            }
            match to {
                Page::Inaccessible => seen.unflushed.remove(&page),
                // Whoever makes a page writable stores to it; a file was stored to before.
                Page::Writable => seen.unflushed.insert(page),
                Page::Executable if from == Page::Inaccessible => seen.unflushed.insert(page),
                Page::Executable => false,
            };
            if !legal {
                seen.faults.push(format!("{from:?} became {to:?}"));
            }
        }
        let maps = support::own_maps();
        for line in support::writable_and_executable(&maps) {
            let ours = |(start, end): &(usize, usize)| line.start < *end && line.end > *start;
            if seen.live.iter().any(ours) {
                seen.faults
                    .push(format!("writable and executable: {line:?}"));
            }
        }
    }
}

/// The guard of entries is the processor's, so on another it is only recorded.
fn real(access: Access) -> Access {
    match access {
        Access::ReadExecuteGuarded => Access::ReadExecute,
        other => other,
    }
}

impl System for Watcher {
    fn page_bytes(&self) -> usize {
        let bytes = LinuxSystem.page_bytes();
        assert_eq!(bytes, 4096, "these tests count pages of 4096 bytes");
        bytes
    }

    fn map_inaccessible(&self, len: usize) -> Result<*mut u8, Errno> {
        let at = LinuxSystem.map_inaccessible(len)?;
        let range = (at as usize, at as usize + len);
        self.seen.lock().unwrap().live.push(range);
        self.changed(at, len, Page::Inaccessible);
        Ok(at)
    }

    unsafe fn remap_inaccessible(&self, at: *mut u8, len: usize) -> Result<(), Errno> {
        self.order(|orders| orders.remap).map_or(Ok(()), Err)?;
        if self.order(|orders| orders.lose_remap) {
            return Ok(());
        }
        // SAFETY: passed on to the caller.
        unsafe { LinuxSystem.remap_inaccessible(at, len) }?;
        self.changed(at, len, Page::Inaccessible);
        Ok(())
    }

    unsafe fn remap_file_executable(
        &self,
        at: *mut u8,
        len: usize,
        file: &File,
        access: Access,
    ) -> Result<(), Errno> {
        let refused = self.order(|orders| orders.map_executable);
        refused.map_or(Ok(()), Err)?;
        // SAFETY: passed on to the caller.
        unsafe { LinuxSystem.remap_file_executable(at, len, file, real(access)) }?;
        self.seen.lock().unwrap().accesses.push(access);
        self.changed(at, len, Page::Executable);
        Ok(())
    }

    unsafe fn protect(&self, at: *mut u8, len: usize, access: Access) -> Result<(), Errno> {
        let executable = matches!(access, Access::ReadExecute | Access::ReadExecuteGuarded);
        self.seen.lock().unwrap().accesses.push(access);
        if executable {
            let refused = self.order(|orders| orders.make_executable);
            refused.map_or(Ok(()), Err)?;
        }
        if executable && self.order(|orders| orders.leave_writable) {
            let all = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
            // SAFETY: the caller owns the pages; nobody runs or writes them afterwards.
            let result = unsafe { libc::mprotect(at.cast(), len, all) };
            assert_eq!(result, 0, "this host lets the fault be planted");
        } else {
            // SAFETY: passed on to the caller.
            unsafe { LinuxSystem.protect(at, len, real(access)) }?;
        }
        let page = match access {
            Access::None => Page::Inaccessible,
            Access::ReadWrite => Page::Writable,
            Access::ReadExecute | Access::ReadExecuteGuarded => Page::Executable,
        };
        self.changed(at, len, page);
        Ok(())
    }

    unsafe fn unmap(&self, at: *mut u8, len: usize) {
        // SAFETY: passed on to the caller.
        unsafe { LinuxSystem.unmap(at, len) };
        let mut seen = self.seen.lock().unwrap();
        let range = (at as usize, at as usize + len);
        let before = seen.live.len();
        seen.live.retain(|live| *live != range);
        if seen.live.len() + 1 != before {
            seen.faults
                .push("unmapped what is not a whole reservation".to_owned());
        }
        seen.pages
            .retain(|page, _| !(range.0..range.1).contains(page));
    }

    fn name(&self, at: *mut u8, len: usize, name: MappingName) {
        LinuxSystem.name(at, len, name);
    }

    fn memfd_create(&self, name: &CStr, flags: u32) -> Result<File, Errno> {
        let (any, with_flag) = self.order(|o| (o.memfd_create, o.memfd_exec_flag));
        any.map_or(Ok(()), Err)?;
        if flags & mfd::EXEC != 0 {
            with_flag.map_or(Ok(()), Err)?;
        }
        LinuxSystem.memfd_create(name, flags)
    }

    fn write(&self, file: &mut File, bytes: &[u8]) -> Result<(), Errno> {
        LinuxSystem.write(file, bytes)
    }

    fn seal(&self, file: &File) -> Result<(), Errno> {
        LinuxSystem.seal(file)?;
        let write = LinuxSystem.write(&mut file.try_clone().unwrap(), &[0]);
        if write != Err(EPERM) {
            let mut seen = self.seen.lock().unwrap();
            seen.faults
                .push(format!("a sealed file took a write: {write:?}"));
        }
        Ok(())
    }

    fn membarrier(&self, command: Membarrier) -> Result<(), Errno> {
        self.seen.lock().unwrap().barriers.push(command);
        self.order(|o| o.membarrier).map_or(Ok(()), Err)
    }

    unsafe fn make_visible_to_fetch(&self, at: *mut u8, len: usize) {
        if self.order(|orders| orders.lose_flush) {
            return;
        }
        // SAFETY: passed on to the caller.
        unsafe { LinuxSystem.make_visible_to_fetch(at, len) };
        let mut seen = self.seen.lock().unwrap();
        let range = at as usize..at as usize + len;
        seen.fetched.retain(|line, _| !range.contains(line));
        seen.unflushed.retain(|page| !range.contains(page));
    }

    fn synchronise_this_thread(&self) {
        LinuxSystem.synchronise_this_thread();
        self.seen.lock().unwrap().own_refetches += 1;
    }

    fn can_guard_entries(&self) -> bool {
        self.order(|orders| orders.guards_entries)
    }

    fn rehearse(&self, trial: Trial) -> Rehearsal {
        let ordered = self.order(|orders| orders.rehearsals.get(&trial).copied());
        ordered.unwrap_or(Rehearsal::Survived)
    }

    fn mdwe(&self) -> Result<i32, Errno> {
        self.order(|orders| orders.mdwe).ok_or(EINVAL)
    }

    fn read_text(&self, path: &str) -> Option<String> {
        self.order(|orders| orders.files.get(path).map(|text| (*text).to_owned()))
    }
}

fn place_run_free_and_reuse(arena: &CodeArena) {
    for round in 0..3 {
        let bodies: Vec<Vec<u8>> = (0..100)
            .map(|i| support::returning(round * 100 + i))
            .collect();
        let views: Vec<&[u8]> = bodies.iter().map(Vec::as_slice).collect();
        let many = arena.place_batch(&views).unwrap();
        let one = arena.place(&support::returning(999)).unwrap();
        assert_eq!(one.bytes(), support::returning(999));
        assert!(many.iter().zip(&bodies).all(|(h, body)| h.bytes() == body));
    }
}

#[test]
fn no_page_is_ever_writable_and_executable_or_becomes_writable_again() {
    for &mode in Mode::LADDER {
        let watcher = Watcher::with(Orders::default());
        let arena = watcher.arena(mode).unwrap();
        place_run_free_and_reuse(&arena);
        drop(arena);
        assert_eq!(watcher.faults(), Vec::<String>::new(), "{mode}");
        let seen = watcher.seen.lock().unwrap();
        assert!(seen.live.is_empty(), "probe or arena left something mapped");
        assert!(seen.requests >= 15, "{}", seen.requests);
    }
}

#[test]
fn planted_writable_and_executable_page_is_found() {
    let watcher = Watcher::with(Orders {
        leave_writable: true,
        ..Orders::default()
    });
    let arena = watcher.arena(Mode::Anonymous).unwrap();
    let _code = arena.place(&[0x90]).unwrap();
    let faults = watcher.faults();
    let found = |fault: &String| fault.starts_with("writable and executable");
    assert!(faults.iter().any(found), "{faults:?}");
}

#[test]
fn planted_flip_back_to_writable_is_found() {
    let watcher = Watcher::with(Orders::default());
    let arena = watcher.arena(Mode::Anonymous).unwrap();
    let code = arena.place(&[0x90]).unwrap();
    let page = (code.bytes().as_ptr() as usize & !0xfff) as *mut u8;
    // SAFETY: the page is the arena's, and nobody reads it during the call.
    unsafe { watcher.protect(page, 4096, Access::ReadWrite) }.unwrap();
    assert_eq!(watcher.faults(), ["Executable became Writable"]);
}

#[test]
fn every_mode_makes_its_code_visible_before_it_can_be_run() {
    for &mode in Mode::LADDER {
        let watcher = Watcher::with(Orders::default());
        let arena = watcher.arena(mode).unwrap();
        let long = [support::returning(1), vec![0x90; 5000]].concat();
        for body in [support::returning(7), long, support::returning(8)] {
            let code = arena.place(&body).unwrap();
            let fetched = watcher.fetch(code.as_ptr(), body.len());
            assert!(fetched == body, "{mode}: stale instructions");
            assert!(watcher.seen.lock().unwrap().unflushed.is_empty(), "{mode}");
        }
        assert_eq!(watcher.faults(), Vec::<String>::new());
    }
}

#[test]
fn planted_missing_cache_flush_is_found() {
    for &mode in Mode::LADDER {
        let watcher = Watcher::with(Orders::default());
        let arena = watcher.arena(mode).unwrap();
        let old = support::returning(7);
        let code = arena.place(&old).unwrap();
        assert_eq!(watcher.fetch(code.as_ptr(), old.len()), old);
        drop(code);
        watcher.orders.lock().unwrap().lose_flush = true;
        let new = support::returning(8);
        let code = arena.place(&new).unwrap();
        assert_eq!(watcher.fetch(code.as_ptr(), new.len()), old, "a stale line");
        let seen = watcher.seen.lock().unwrap();
        assert!(!seen.unflushed.is_empty());
        let found = |fault: &String| fault.starts_with("executable before its stores");
        // A file is mapped before it can be flushed, so only the lines give that away.
        assert_eq!(seen.faults.iter().any(found), mode == Mode::Anonymous);
    }
}

#[test]
fn planted_reuse_of_a_page_that_was_never_replaced_is_found() {
    for (&mode, fault) in Mode::LADDER
        .iter()
        .zip(["Executable became Writable", "Executable became Executable"])
    {
        let watcher = Watcher::with(Orders {
            lose_remap: true,
            ..Orders::default()
        });
        let arena = watcher.arena(mode).unwrap();
        drop(arena.place(&support::returning(7)).unwrap());
        assert_eq!(watcher.faults(), Vec::<String>::new());
        let _code = arena.place(&support::returning(8)).unwrap();
        assert!(
            watcher.faults().iter().any(|found| found == fault),
            "{mode}"
        );
    }
}

#[test]
fn landing_pads_are_demanded_and_pages_guarded_where_the_processor_can() {
    let padded = [&crate::LANDING_PAD[..], &support::returning(5)].concat();
    for guards_entries in [false, true] {
        for &mode in Mode::LADDER {
            let watcher = Watcher::with(Orders {
                guards_entries,
                ..Orders::default()
            });
            let arena = watcher.arena_with(mode, Entries::LandingPads).unwrap();
            assert_eq!(arena.entries_are_guarded(), guards_entries);
            let bare = support::returning(6);
            let refused = arena.place_batch(&[&padded, &bare]).err();
            let expected = ExecMemError::EntryWithoutLandingPad { index: 1 };
            assert_eq!(refused, Some(expected));
            watcher.seen.lock().unwrap().accesses.clear();
            assert_eq!(support::call(&arena.place(&padded).unwrap()), 5);
            let seen = watcher.seen.lock().unwrap();
            let guarded = seen.accesses.contains(&Access::ReadExecuteGuarded);
            assert_eq!(guarded, guards_entries);
            assert_eq!(seen.accesses.contains(&Access::ReadExecute), !guarded);
        }
    }
}

#[test]
fn an_arena_of_files_leaves_half_the_table_of_mappings_to_others() {
    let watcher = Watcher::with(Orders {
        files: [("/proc/sys/vm/max_map_count", "9\n")].into(),
        ..Orders::default()
    });
    let arena = watcher.arena(Mode::SealedFile).unwrap();
    let mut live: Vec<_> = (0..4).map(|_| arena.place(&[0x90]).unwrap()).collect();
    let full = ExecMemError::TooManyMappings { live: 4, max: 4 };
    assert_eq!(arena.place(&[0x90]).err(), Some(full));
    live.pop();
    assert_eq!(arena.place(&[0x91]).unwrap().bytes(), [0x91]);
    let arena = watcher.arena(Mode::Anonymous).unwrap();
    let live: Result<Vec<_>, _> = (0..16).map(|_| arena.place(&[0x90])).collect();
    assert_eq!(live.unwrap().len(), 16);
}

#[test]
fn a_mode_that_ended_the_child_is_never_tried_here() {
    let killed = |step| Rehearsal::Killed {
        step,
        signal: Signal(libc::SIGSYS),
    };
    let first = (Trial::Page(Mode::Anonymous), killed(Step::MakeExecutable));
    let second = (Trial::Page(Mode::SealedFile), killed(Step::Execute));
    let filtered = || [("/proc/self/status", "Seccomp:\t2\n")].into();

    let watcher = Watcher::with(Orders {
        rehearsals: [first].into(),
        files: filtered(),
        ..Orders::default()
    });
    let report = probe_with(watcher);
    assert_eq!(report.mode(), Some(Mode::SealedFile), "{report}");
    assert_eq!(report.attempts[0].rehearsal, first.1);
    assert_eq!(report.attempts[1].rehearsal, Rehearsal::Survived);
    let tried = watcher.seen.lock().unwrap().accesses.clone();
    assert_eq!(tried, [Access::ReadExecute], "the file alone");

    let watcher = Watcher::with(Orders {
        rehearsals: [first, second].into(),
        files: filtered(),
        ..Orders::default()
    });
    let report = probe_with(watcher);
    let refusal = ExecMemError::WouldBeKilled {
        policy: Policy::Seccomp,
        step: Step::MakeExecutable,
        signal: Signal(libc::SIGSYS),
    };
    assert_eq!(report.verdict(), Err(refusal), "{report}");
    assert_eq!(watcher.arena(Mode::SealedFile).err(), Some(refusal));
    assert_eq!(watcher.seen.lock().unwrap().requests, 0);
    assert!(report.to_string().contains("was ended by SIGSYS (31)"));
}

#[test]
fn a_membarrier_that_ended_the_child_is_never_called_here() {
    let killed = Rehearsal::Killed {
        step: Step::SynchroniseThreads,
        signal: Signal(libc::SIGSYS),
    };
    let watcher = Watcher::with(Orders {
        rehearsals: [(Trial::Membarrier, killed)].into(),
        files: [("/proc/self/status", "Seccomp:\t2\n")].into(),
        ..Orders::default()
    });
    assert!(
        probe_with(watcher)
            .to_string()
            .contains("each thread refetches by itself")
    );
    let arena = watcher.arena(Mode::Anonymous).unwrap();
    drop(arena.place(&support::returning(1)).unwrap());
    let code = arena.place(&support::returning(2)).unwrap();
    assert_eq!(support::call(&code), 2);
    let seen = watcher.seen.lock().unwrap();
    assert_eq!(seen.barriers, []);
    assert!(seen.own_refetches > 0, "the calling thread refetches");
}

#[test]
fn a_kernel_without_the_exec_flag_gets_the_older_call() {
    let watcher = Watcher::with(Orders {
        make_executable: Some(EACCES),
        memfd_exec_flag: Some(EINVAL),
        ..Orders::default()
    });
    let report = probe_with(watcher);
    assert_eq!(report.mode(), Some(Mode::SealedFile));
    assert_eq!(report.attempts[1].fallbacks, [(Step::CreateFile, EINVAL)]);
    assert!(report.to_string().contains("tried again the older way"));
    place_run_free_and_reuse(&watcher.arena(Mode::SealedFile).unwrap());
    assert_eq!(watcher.faults(), Vec::<String>::new());
}

#[test]
fn every_policy_is_named_by_what_gives_it_away() {
    const STATUS: &str = "/proc/self/status";
    const ENFORCE: &str = "/sys/fs/selinux/enforce";
    const NOEXEC: &str = "/proc/sys/vm/memfd_noexec";
    let files = |files: &[(&'static str, &'static str)]| files.iter().copied().collect();
    // Both rungs fail; the expected verdict, and the policies of both rungs.
    let cases: Vec<(Orders, ExecMemError, [Option<Policy>; 2])> = vec![
        (
            Orders {
                make_executable: Some(EACCES),
                map_executable: Some(EACCES),
                files: files(&[(ENFORCE, "1")]),
                ..Orders::default()
            },
            denied(Policy::SeLinux, Step::MakeExecutable, EACCES),
            [Some(Policy::SeLinux), Some(Policy::SeLinux)],
        ),
        (
            Orders {
                make_executable: Some(EACCES),
                memfd_create: Some(EACCES),
                mdwe: Some(1),
                files: files(&[(NOEXEC, "2\n"), (ENFORCE, "0")]),
                ..Orders::default()
            },
            denied(Policy::Mdwe, Step::MakeExecutable, EACCES),
            [Some(Policy::Mdwe), Some(Policy::MemfdNoexec)],
        ),
        (
            Orders {
                make_executable: Some(EPERM),
                memfd_create: Some(ENOSYS),
                mdwe: Some(0),
                files: files(&[(STATUS, "Name:\tx\nSeccomp:\t2\nSeccomp_filters:\t1\n")]),
                ..Orders::default()
            },
            denied(Policy::Seccomp, Step::MakeExecutable, EPERM),
            [Some(Policy::Seccomp), Some(Policy::KernelWithoutCall)],
        ),
        (
            Orders {
                make_executable: Some(EACCES),
                map_executable: Some(EPERM),
                files: files(&[(STATUS, "Seccomp:\t0\nPaX:\tPeMRs\n")]),
                ..Orders::default()
            },
            denied(Policy::Pax, Step::MakeExecutable, EACCES),
            [Some(Policy::Pax), Some(Policy::Pax)],
        ),
        (
            Orders {
                make_executable: Some(EACCES),
                map_executable: Some(EPERM),
                files: files(&[(STATUS, "Seccomp:\t0\nPaX:\tPemrs\n")]),
                ..Orders::default()
            },
            denied(Policy::NoexecMount, Step::MapExecutable, EPERM),
            [Some(Policy::Unexplained), Some(Policy::NoexecMount)],
        ),
        (
            Orders {
                make_executable: Some(EACCES),
                memfd_create: Some(EPERM),
                ..Orders::default()
            },
            denied(Policy::Unexplained, Step::MakeExecutable, EACCES),
            [Some(Policy::Unexplained), Some(Policy::Unexplained)],
        ),
        (
            Orders {
                make_executable: Some(ENOMEM),
                memfd_create: Some(ENOMEM),
                files: files(&[(ENFORCE, "1")]),
                ..Orders::default()
            },
            ExecMemError::OsRefused {
                step: Step::MakeExecutable,
                errno: ENOMEM,
            },
            [None, None],
        ),
    ];
    for (orders, verdict, policies) in cases {
        let watcher = Watcher::with(orders);
        let report = probe_with(watcher);
        let found: Vec<_> = report.attempts.iter().map(|a| a.policy).collect();
        assert_eq!(found, policies, "{report}");
        assert_eq!(report.verdict(), Err(verdict), "{report}");
        assert_eq!(watcher.arena(Mode::Anonymous).err(), Some(verdict));
        for policy in policies.into_iter().flatten() {
            assert!(report.to_string().contains(policy.explanation()));
        }
        assert!(watcher.seen.lock().unwrap().live.is_empty());
    }
}

fn denied(policy: Policy, step: Step, errno: Errno) -> ExecMemError {
    ExecMemError::ExecMemDenied {
        policy,
        step,
        errno,
    }
}

#[test]
fn a_demanded_mode_that_is_refused_is_not_replaced_by_another() {
    let watcher = Watcher::with(Orders {
        make_executable: Some(EACCES),
        ..Orders::default()
    });
    let mode = Mode::Anonymous;
    let refused = watcher.arena(mode).err();
    assert_eq!(refused, Some(ExecMemError::ModeUnavailable { mode }));
    assert!(watcher.arena(Mode::SealedFile).is_ok());
}

#[test]
fn a_right_given_up_after_the_probe_is_a_refusal_that_loses_nothing() {
    for &mode in Mode::LADDER {
        let watcher = Watcher::with(Orders::default());
        let arena = watcher.arena(mode).unwrap();
        let before = arena.usage();
        let kept = arena.place(&[0x90]).unwrap();
        {
            let mut orders = watcher.orders.lock().unwrap();
            orders.make_executable = Some(EACCES);
            orders.map_executable = Some(EACCES);
            orders.mdwe = Some(1);
        }
        let refused = arena.place(&[0x91]).err();
        let expected = match mode {
            Mode::Anonymous => denied(Policy::Mdwe, Step::MakeExecutable, EACCES),
            _ => denied(Policy::Unexplained, Step::MapExecutable, EACCES),
        };
        assert_eq!(refused, Some(expected));
        *watcher.orders.lock().unwrap() = Orders::default();
        assert_eq!(arena.place(&[0x92]).unwrap().bytes(), [0x92]);
        assert_eq!(kept.bytes(), [0x90]);
        drop(kept);
        assert_eq!(arena.usage(), before);
        assert_eq!(watcher.faults(), Vec::<String>::new());
    }
}

#[test]
fn pages_that_cannot_be_replaced_are_never_handed_out_again() {
    let watcher = Watcher::with(Orders::default());
    let arena = watcher.arena(Mode::Anonymous).unwrap();
    let before = arena.usage().free_bytes;
    let code = arena.place(&[0x90]).unwrap();
    let address = code.bytes().as_ptr();
    watcher.orders.lock().unwrap().remap = Some(ENOMEM);
    drop(code);
    watcher.orders.lock().unwrap().remap = None;
    assert_eq!(arena.usage().free_bytes, before - 4096);
    assert_ne!(arena.place(&[0x90]).unwrap().bytes().as_ptr(), address);
    assert_eq!(watcher.faults(), Vec::<String>::new());
}

#[test]
fn reused_addresses_are_synchronised_through_the_whole_ladder_of_barriers() {
    use Membarrier::{Global, PrivateExpeditedSyncCore as Sync, RegisterPrivateExpeditedSyncCore};
    let register = RegisterPrivateExpeditedSyncCore;
    let cases: [(Option<Errno>, &[Membarrier]); 4] = [
        (None, &[Sync]),
        (Some(EINVAL), &[Sync, register, Global]),
        (Some(ENOSYS), &[Sync, register]),
        (Some(EPERM), &[Sync, register]),
    ];
    for (errno, expected) in cases {
        let watcher = Watcher::with(Orders {
            membarrier: errno,
            ..Orders::default()
        });
        let arena = watcher.arena(Mode::Anonymous).unwrap();
        drop(arena.place(&support::returning(1)).unwrap());
        watcher.seen.lock().unwrap().barriers.clear();
        let code = arena.place(&support::returning(2)).unwrap();
        assert_eq!(watcher.seen.lock().unwrap().barriers, expected);
        assert_eq!(support::call(&code), 2);
    }
}

#[test]
fn the_name_of_a_mapping_is_seen_where_the_kernel_keeps_names() {
    let arena = CodeArena::reserve(1 << 12).unwrap();
    let code = arena.place(&[0x90]).unwrap();
    let maps = support::own_maps();
    let line = support::line_of(&maps, code.bytes().as_ptr() as usize).unwrap();
    if line.name.is_empty() {
        println!("1 skipped: this kernel keeps no names (CONFIG_ANON_VMA_NAME)");
    } else {
        assert_eq!(line.name, "[anon:weft-exec-mem code]");
    }
    let config = crate::ArenaConfig {
        len_bytes: 1,
        mode: Some(Mode::SealedFile),
        ..Default::default()
    };
    let arena = CodeArena::with_config(config).unwrap();
    let code = arena.place(&[0x90]).unwrap();
    let maps = support::own_maps();
    let line = support::line_of(&maps, code.bytes().as_ptr() as usize).unwrap();
    assert_eq!(line.name, "/memfd:weft-exec-mem code (deleted)");
}
