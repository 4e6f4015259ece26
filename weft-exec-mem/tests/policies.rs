//! Real policies of this kernel, each in a forked child, since none can be undone.
//!
//! Without arguments every scenario runs; an argument runs those whose name contains it.
//! A scenario that this host cannot set up is printed with its reason and counted.

#[cfg(not(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
)))]
fn main() {
    use weft_exec_mem::{CodeArena, ExecMemError, Mode, probe};
    let report = probe();
    let tried: Vec<Mode> = report.attempts.iter().map(|a| a.mode).collect();
    assert_eq!(tried, Mode::LADDER, "{report}");
    let refused = CodeArena::reserve(1).err();
    match refused {
        Some(ExecMemError::UnsupportedPlatform { .. }) => assert!(tried.is_empty()),
        other => assert_eq!(other, report.verdict().err()),
    }
    println!("test the_ladder_of_this_platform ... ok");
    println!("test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out");
}

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod seccomp;
#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod support;

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
fn main() {
    linux::main();
}

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod linux {
    use std::os::unix::process::ExitStatusExt;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::process::ExitStatus;

    use super::seccomp::{Rule, install};
    use super::support::{call, own_maps, returning, writable_and_executable};
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use weft_exec_mem::{
        ArenaConfig, CodeArena, CodeHandle, Entries, Errno, ExecMemError, LANDING_PAD, Mode,
        Policy, Rehearsal, Signal, Step, probe,
    };

    /// How a child must end.
    enum End {
        Success,
        Signal(i32),
        /// The trap of a guarded entry, where the processor has one.
        Guard,
        /// Whatever signal an instruction trap raises on this processor.
        Trap,
    }

    /// The reason why a scenario cannot be set up here.
    type Skip = String;

    struct Scenario {
        name: &'static str,
        end: End,
        run: fn() -> Result<(), Skip>,
    }

    const SCENARIOS: &[Scenario] = &[
        succeeds("nothing_is_refused_here", nothing_refused),
        succeeds("mdwe_refuses_the_first_rung_only", mdwe),
        succeeds(
            "mdwe_and_no_in_memory_files_refuse_both",
            mdwe_without_files,
        ),
        succeeds("systemd_filter_refuses_the_first_rung_only", systemd_filter),
        succeeds("filter_on_prot_exec_refuses_both", no_exec_filter),
        succeeds("filter_that_hides_memfd_is_named", hidden_memfd),
        succeeds("memfd_noexec_2_is_named", memfd_noexec),
        succeeds(
            "filter_that_kills_at_mprotect_ends_a_child_only",
            killing_mprotect,
        ),
        succeeds("filter_that_kills_everywhere_is_a_refusal", killing_both),
        succeeds(
            "filter_that_kills_at_membarrier_is_gone_around",
            killing_membarrier,
        ),
        succeeds(
            "a_child_is_sent_ahead_while_threads_allocate",
            ahead_of_threads,
        ),
        Scenario {
            name: "planted_mprotect_under_a_killing_filter_is_the_end",
            end: End::Signal(libc::SIGSYS),
            run: planted_kill,
        },
        succeeds("entries_with_landing_pads_run", landing_pads),
        Scenario {
            name: "planted_entry_beside_its_landing_pad_traps",
            end: End::Guard,
            run: planted_entry,
        },
        succeeds("planted_rwx_mapping_is_found", planted_rwx),
        succeeds("a_forked_child_runs_and_frees_its_own", fork),
        Scenario {
            name: "calling_freed_code_faults",
            end: End::Signal(libc::SIGSEGV),
            run: freed,
        },
        Scenario {
            name: "writing_to_code_faults",
            end: End::Signal(libc::SIGSEGV),
            run: write_code,
        },
        Scenario {
            name: "running_off_the_end_traps",
            end: End::Trap,
            run: off_the_end,
        },
    ];

    const fn succeeds(name: &'static str, run: fn() -> Result<(), Skip>) -> Scenario {
        Scenario {
            name,
            end: End::Success,
            run,
        }
    }

    const SKIPPED: i32 = 77;

    pub fn main() {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        if arguments.iter().any(|argument| argument == "--list") {
            SCENARIOS.iter().for_each(|s| println!("{}: test", s.name));
            return;
        }
        let filter = arguments.iter().find(|argument| !argument.starts_with('-'));
        let (mut passed, mut skipped, mut failed) = (0, 0, Vec::new());
        for scenario in SCENARIOS {
            if filter.is_some_and(|filter| !scenario.name.contains(&**filter)) {
                continue;
            }
            let status = in_fork(|| match (scenario.run)() {
                Ok(()) => 0,
                Err(reason) => {
                    println!("{}: skipped, {reason}", scenario.name);
                    SKIPPED
                }
            });
            if status.code() == Some(SKIPPED) {
                skipped += 1;
            } else if ended(status, &scenario.end) {
                passed += 1;
                println!("{}: ok", scenario.name);
            } else {
                println!("{}: FAILED, {status}", scenario.name);
                failed.push(scenario.name);
            }
        }
        println!(
            "policies: {passed} passed, {skipped} skipped, {} failed",
            failed.len()
        );
        assert!(failed.is_empty(), "{failed:?}");
        assert!(passed > 0 || filter.is_some(), "nothing could be checked");
    }

    fn ended(status: ExitStatus, end: &End) -> bool {
        match end {
            End::Success => status.success(),
            End::Guard => status.signal() == Some(libc::SIGILL),
            End::Signal(signal) => status.signal() == Some(*signal),
            End::Trap if cfg!(target_arch = "aarch64") => status.signal() == Some(libc::SIGILL),
            End::Trap => status.signal() == Some(libc::SIGTRAP),
        }
    }

    fn arena(mode: Mode) -> Result<CodeArena, ExecMemError> {
        CodeArena::with_config(ArenaConfig {
            len_bytes: 1 << 16,
            mode: Some(mode),
            ..ArenaConfig::default()
        })
    }

    /// Runs code in an arena of the mode that the ladder must have chosen, and reads the maps.
    fn runs_in(expected: Mode) {
        let arena = CodeArena::reserve(1 << 16).unwrap();
        assert_eq!(arena.mode(), expected, "{}", probe());
        let code = arena.place(&returning(123)).unwrap();
        assert_eq!(call(&code), 123);
        assert_eq!(
            writable_and_executable(&own_maps()),
            Vec::<_>::new() as Vec<&_>
        );
    }

    /// Checks the refusal of the first rung, which must also be explained in the report.
    fn first_rung(policy: Policy, errno: i32) {
        let report = probe();
        let first = &report.attempts[0];
        assert_eq!(first.policy, Some(policy), "{report}");
        let failed = Some((Step::MakeExecutable, Errno(errno)));
        assert_eq!(first.failed, failed, "{report}");
        assert!(report.to_string().contains(policy.explanation()));
        let mode = Mode::Anonymous;
        let refused = arena(mode).unwrap_err();
        // Where another rung works, demanding this one is refused; else the policy is the reason.
        let expected = match report.verdict() {
            Ok(_) => ExecMemError::ModeUnavailable { mode },
            Err(denied) => denied,
        };
        assert_eq!(refused, expected);
    }

    fn all_refused(policy: Policy, errno: i32) {
        first_rung(policy, errno);
        let denied = ExecMemError::ExecMemDenied {
            policy,
            step: Step::MakeExecutable,
            errno: Errno(errno),
        };
        assert_eq!(CodeArena::reserve(1 << 16).unwrap_err(), denied);
    }

    fn nothing_refused() -> Result<(), Skip> {
        let report = probe();
        for attempt in &report.attempts {
            if let Some((step, errno)) = attempt.failed {
                return Err(format!("this host refuses by itself: {errno} at {step}"));
            }
        }
        runs_in(Mode::Anonymous);
        Ok(())
    }

    fn set_mdwe() -> Result<(), Skip> {
        const PR_SET_MDWE: libc::c_int = 65;
        const REFUSE_EXEC_GAIN: libc::c_ulong = 1;
        let zero: libc::c_ulong = 0;
        // SAFETY: this prctl only sets a flag of this process.
        let result = unsafe { libc::prctl(PR_SET_MDWE, REFUSE_EXEC_GAIN, zero, zero, zero) };
        match result {
            0 => Ok(()),
            _ => Err(format!(
                "no PR_SET_MDWE: {}",
                std::io::Error::last_os_error()
            )),
        }
    }

    fn mdwe() -> Result<(), Skip> {
        set_mdwe()?;
        first_rung(Policy::Mdwe, libc::EACCES);
        runs_in(Mode::SealedFile);
        Ok(())
    }

    fn mdwe_without_files() -> Result<(), Skip> {
        set_mdwe()?;
        install(&[Rule::any(libc::SYS_memfd_create, libc::EPERM)])?;
        all_refused(Policy::Mdwe, libc::EACCES);
        let second = &probe().attempts[1];
        assert_eq!(second.policy, Some(Policy::Seccomp));
        Ok(())
    }

    const EXEC: u32 = libc::PROT_EXEC as u32;
    const WRITE_EXEC: u32 = EXEC | libc::PROT_WRITE as u32;

    /// What systemd installs for MemoryDenyWriteExecute=yes.
    fn systemd_filter() -> Result<(), Skip> {
        install(&[
            Rule::when(libc::SYS_mmap, 2, WRITE_EXEC, libc::EPERM),
            Rule::when(libc::SYS_mprotect, 2, EXEC, libc::EPERM),
            Rule::when(libc::SYS_pkey_mprotect, 2, EXEC, libc::EPERM),
        ])?;
        first_rung(Policy::Seccomp, libc::EPERM);
        runs_in(Mode::SealedFile);
        Ok(())
    }

    fn no_exec_filter() -> Result<(), Skip> {
        install(&[
            Rule::when(libc::SYS_mmap, 2, EXEC, libc::EPERM),
            Rule::when(libc::SYS_mprotect, 2, EXEC, libc::EPERM),
            Rule::when(libc::SYS_pkey_mprotect, 2, EXEC, libc::EPERM),
        ])?;
        all_refused(Policy::Seccomp, libc::EPERM);
        let report = probe();
        let text = report.to_string();
        assert!(text.starts_with("This process may not run code that it writes itself."));
        assert!(text.contains("seccomp filter refuses this system call"));
        let second = report.attempts[1].failed;
        assert_eq!(second, Some((Step::MapExecutable, Errno(libc::EPERM))));
        let refused = arena(Mode::SealedFile).unwrap_err();
        assert!(
            refused.to_string().contains("denied by seccomp"),
            "{refused}"
        );
        Ok(())
    }

    fn hidden_memfd() -> Result<(), Skip> {
        install(&[
            Rule::when(libc::SYS_mprotect, 2, EXEC, libc::EACCES),
            Rule::any(libc::SYS_memfd_create, libc::ENOSYS),
        ])?;
        all_refused(Policy::Seccomp, libc::EACCES);
        let second = &probe().attempts[1];
        assert_eq!(second.policy, Some(Policy::KernelWithoutCall));
        Ok(())
    }

    /// The setting belongs to a process-id namespace, so it can be tried without changing the
    /// host's, by root.
    fn memfd_noexec() -> Result<(), Skip> {
        // SAFETY: the child's first process; this one has no thread and goes on as the parent.
        if unsafe { libc::unshare(libc::CLONE_NEWPID) } != 0 {
            let error = std::io::Error::last_os_error();
            return Err(format!("no new process-id namespace: {error}"));
        }
        let in_namespace = || {
            let path = "/proc/sys/vm/memfd_noexec";
            if let Err(error) = std::fs::write(path, "2") {
                return Err(format!("cannot set vm.memfd_noexec: {error}"));
            }
            install(&[Rule::when(libc::SYS_mprotect, 2, EXEC, libc::EPERM)])?;
            all_refused(Policy::Seccomp, libc::EPERM);
            let second = &probe().attempts[1];
            assert_eq!(second.policy, Some(Policy::MemfdNoexec), "{}", probe());
            let failed = Some((Step::CreateFile, Errno(libc::EACCES)));
            assert_eq!(second.failed, failed);
            Ok(())
        };
        let status = in_fork(|| match in_namespace() {
            Ok(()) => 0,
            Err(refusal) => {
                println!("memfd_noexec: {refusal}");
                SKIPPED
            }
        });
        match status.code() {
            Some(0) => Ok(()),
            Some(SKIPPED) => Err("see the line above".to_owned()),
            _ => panic!("the namespace's process ended with {status}"),
        }
    }

    fn killed(step: Step) -> Rehearsal {
        Rehearsal::Killed {
            step,
            signal: Signal(libc::SIGSYS),
        }
    }

    fn killing_mprotect() -> Result<(), Skip> {
        install(&[Rule::kill(libc::SYS_mprotect, 2, EXEC)])?;
        let report = probe();
        let [first, second] = &report.attempts[..] else {
            panic!("two rungs: {report}");
        };
        assert_eq!(first.rehearsal, killed(Step::MakeExecutable), "{report}");
        assert_eq!(first.policy, Some(Policy::Seccomp));
        assert_eq!(second.rehearsal, Rehearsal::Survived, "{report}");
        assert!(report.to_string().contains("was ended by SIGSYS (31)"));
        runs_in(Mode::SealedFile);
        Ok(())
    }

    fn killing_both() -> Result<(), Skip> {
        install(&[
            Rule::kill(libc::SYS_mmap, 2, EXEC),
            Rule::kill(libc::SYS_mprotect, 2, EXEC),
        ])?;
        let refused = CodeArena::reserve(1 << 16).unwrap_err();
        let expected = ExecMemError::WouldBeKilled {
            policy: Policy::Seccomp,
            step: Step::MakeExecutable,
            signal: Signal(libc::SIGSYS),
        };
        assert_eq!(refused, expected);
        let second = probe().attempts[1].rehearsal;
        assert_eq!(second, killed(Step::MapExecutable));
        Ok(())
    }

    fn killing_membarrier() -> Result<(), Skip> {
        install(&[Rule::kill(libc::SYS_membarrier, 0, 0)])?;
        assert_eq!(probe().membarrier, killed(Step::SynchroniseThreads));
        let arena = CodeArena::reserve(1).unwrap();
        for value in 0..100 {
            assert_eq!(
                call(&arena.place(&returning(value)).unwrap()),
                u32::from(value)
            );
        }
        Ok(())
    }

    /// A child of a process with threads may find the allocator's lock taken for ever.
    fn ahead_of_threads() -> Result<(), Skip> {
        install(&[Rule::kill(libc::SYS_mprotect, 2, EXEC)])?;
        let over = AtomicBool::new(false);
        let (over, made) = (&over, &AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    while !over.load(Ordering::Relaxed) {
                        let bytes = std::hint::black_box(vec![0_u8; 200_000]);
                        made.fetch_add(bytes.len() / 200_000, Ordering::Relaxed);
                    }
                });
            }
            for _ in 0..20 {
                assert_eq!(probe().mode(), Some(Mode::SealedFile));
            }
            over.store(true, Ordering::Relaxed);
        });
        assert!(made.load(Ordering::Relaxed) > 0);
        Ok(())
    }

    fn planted_kill() -> Result<(), Skip> {
        install(&[Rule::kill(libc::SYS_mprotect, 2, EXEC)])?;
        let access = libc::PROT_READ | libc::PROT_EXEC;
        // SAFETY: nothing is mapped at address zero, and the call never returns.
        unsafe { libc::mprotect(std::ptr::null_mut(), 4096, access) };
        Ok(())
    }

    fn guarded_arena(mode: Mode) -> CodeArena {
        CodeArena::with_config(ArenaConfig {
            len_bytes: 1 << 16,
            mode: Some(mode),
            entries: Entries::LandingPads,
            ..ArenaConfig::default()
        })
        .unwrap()
    }

    fn landing_pads() -> Result<(), Skip> {
        for &mode in Mode::LADDER {
            let arena = guarded_arena(mode);
            let body = [&LANDING_PAD[..], &returning(77)].concat();
            assert_eq!(call(&arena.place(&body).unwrap()), 77);
            let refused = arena.place(&returning(78)).unwrap_err();
            assert_eq!(refused, ExecMemError::EntryWithoutLandingPad { index: 0 });
        }
        Ok(())
    }

    fn planted_entry() -> Result<(), Skip> {
        let arena = guarded_arena(Mode::Anonymous);
        if !arena.entries_are_guarded() {
            return Err("this processor has no guarded entries, or Linux does not use them".into());
        }
        let body = [&LANDING_PAD[..], &returning(77)].concat();
        let code = arena.place(&body).unwrap();
        let behind = code.as_ptr().wrapping_add(LANDING_PAD.len());
        // SAFETY: the rest of the body is a whole function too; the parent expects the trap.
        let function: extern "C" fn() -> u32 = unsafe { std::mem::transmute(behind) };
        std::hint::black_box(function)();
        Ok(())
    }

    /// Runs a closure in a forked child, and waits for it.
    fn in_fork(child: impl FnOnce() -> i32) -> ExitStatus {
        // SAFETY: this process has one thread, so the child's memory is consistent.
        let pid = unsafe { libc::fork() };
        assert!(pid >= 0, "fork: {}", std::io::Error::last_os_error());
        if pid == 0 {
            // A panic has printed itself; it must not unwind into the parent's code.
            let code = catch_unwind(AssertUnwindSafe(child));
            std::process::exit(code.unwrap_or(101));
        }
        let mut status = 0;
        // SAFETY: `status` outlives the call.
        let waited = unsafe { libc::waitpid(pid, &raw mut status, 0) };
        assert_eq!(waited, pid);
        ExitStatus::from_raw(status)
    }

    fn planted_rwx() -> Result<(), Skip> {
        assert!(writable_and_executable(&own_maps()).is_empty());
        let all = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: a new mapping, which nobody uses.
        let planted = unsafe { libc::mmap(std::ptr::null_mut(), 4096, all, flags, -1, 0) };
        if planted == libc::MAP_FAILED {
            return Err("this host refuses pages that are writable and executable".to_owned());
        }
        let maps = own_maps();
        let found = writable_and_executable(&maps);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].start, planted as usize);
        Ok(())
    }

    fn fork() -> Result<(), Skip> {
        for &mode in Mode::LADDER {
            let arena = arena(mode).unwrap();
            let code = arena.place(&returning(31)).unwrap();
            let status = in_fork(|| {
                let own = arena.place(&returning(32)).unwrap();
                let results = (call(&code), call(&own));
                // The child frees everything, and puts other code at the parent's address.
                drop((code.clone(), own));
                i32::from(results != (31, 32))
            });
            assert!(status.success(), "{status}");
            let address = code.as_ptr();
            let status = in_fork(|| drop_for_good(&arena, code.clone(), address));
            assert!(status.success(), "{status}");
            assert_eq!(call(&code), 31);
        }
        Ok(())
    }

    /// In a child: unmaps the page of `code` behind the arena's back, as a wild child might.
    fn drop_for_good(arena: &CodeArena, code: CodeHandle, address: *const u8) -> i32 {
        std::mem::forget((arena.clone(), code));
        let page = (address as usize & !4095) as *mut libc::c_void;
        // SAFETY: the child never touches the page again; it leaves by `exit`.
        unsafe { libc::munmap(page, 4096) }
    }

    fn freed() -> Result<(), Skip> {
        let arena = CodeArena::reserve(1 << 16).unwrap();
        let code = arena.place(&returning(1)).unwrap();
        let address = code.as_ptr();
        assert_eq!(call(&code), 1);
        drop(code);
        // SAFETY: not sound, and that is the point: the parent expects the fault.
        let function: extern "C" fn() -> u32 = unsafe { std::mem::transmute(address) };
        function();
        Ok(())
    }

    fn write_code() -> Result<(), Skip> {
        let arena = CodeArena::reserve(1 << 16).unwrap();
        let code = arena.place(&returning(1)).unwrap();
        // SAFETY: not sound, and that is the point: the parent expects the fault.
        unsafe { code.as_ptr().cast_mut().write_volatile(0) };
        Ok(())
    }

    fn off_the_end() -> Result<(), Skip> {
        let nop: &[u8] = if cfg!(target_arch = "aarch64") {
            &[0x1f, 0x20, 0x03, 0xd5]
        } else {
            &[0x90]
        };
        let arena = CodeArena::reserve(1 << 16).unwrap();
        let code = arena.place_batch(&[nop, &returning(1)]).unwrap();
        call(&code[0]);
        Ok(())
    }
}
