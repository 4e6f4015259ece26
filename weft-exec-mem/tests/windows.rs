//! Windows: what may happen to a page, seen through `VirtualQuery` and through children that
//! must fault.
#![cfg(all(windows, any(target_arch = "x86_64", target_arch = "aarch64")))]

mod support;

use std::process::Command;

use support::{call, line_of, own_maps, returning, writable_and_executable};
use weft_exec_mem::{CodeArena, ExecMemError, Mode, Policy, Step, probe};
use windows_sys::Win32::System::Memory::{
    MEM_COMMIT, MEM_RESERVE, PAGE_EXECUTE_READWRITE, VirtualAlloc,
};
use windows_sys::Win32::System::Threading::{ProcessDynamicCodePolicy, SetProcessMitigationPolicy};

#[test]
fn no_page_of_an_arena_is_ever_writable_and_executable() {
    let arena = CodeArena::reserve(1 << 20).unwrap();
    assert_eq!(arena.mode(), Mode::Anonymous);
    let base = arena.place(&returning(1)).unwrap().as_ptr() as usize & !0xfff;
    let end = base + arena.usage().total_bytes;
    let mut live = Vec::new();
    for round in 0..60_u16 {
        live.push(arena.place(&returning(round)).unwrap());
        if round % 3 == 2 {
            live.remove(usize::from(round) / 4);
        }
        let maps = own_maps();
        let ours = |line: &&&support::MapLine| line.start < end && line.end > base;
        assert_eq!(
            writable_and_executable(&maps).iter().filter(ours).count(),
            0
        );
        let code = live.last().unwrap().as_ptr() as usize;
        let line = line_of(&maps, code).unwrap();
        assert!(line.readable && line.executable && !line.writable);
    }
    let report = probe();
    assert_eq!(report.mode(), Some(Mode::Anonymous), "{report}");
    assert!(report.to_string().contains("Arbitrary Code Guard"));
}

#[test]
fn planted_writable_and_executable_page_is_found() {
    let (kind, access) = (MEM_COMMIT | MEM_RESERVE, PAGE_EXECUTE_READWRITE);
    // SAFETY: new pages, which nobody uses.
    let planted = unsafe { VirtualAlloc(std::ptr::null(), 4096, kind, access) };
    assert!(!planted.is_null());
    let maps = own_maps();
    let found = writable_and_executable(&maps);
    assert!(found.iter().any(|line| line.start == planted as usize));
}

/// Runs one of the ignored tests below in a process of its own, and returns its exit code.
fn child(name: &str) -> i32 {
    let mut command = Command::new(std::env::current_exe().unwrap());
    let output = command
        .args([
            "--exact",
            name,
            "--ignored",
            "--nocapture",
            "--test-threads=1",
        ])
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("the child is at its end"), "{text}");
    output.status.code().unwrap()
}

/// The beginning of `EXCEPTION_POINTERS`, whose record begins with the exception's code.
#[repr(C)]
struct ExceptionPointers {
    record: *const i32,
}

type Handler = unsafe extern "system" fn(*const ExceptionPointers) -> i32;

#[link(name = "kernel32")]
unsafe extern "system" {
    fn AddVectoredExceptionHandler(first: u32, handler: Handler) -> *mut std::ffi::c_void;
}

/// # Safety
///
/// For Windows, which passes a whole structure.
unsafe extern "system" fn end_with_the_code(pointers: *const ExceptionPointers) -> i32 {
    // SAFETY: Windows passes a valid pointer.
    let record = unsafe { (*pointers).record };
    // SAFETY: as above.
    std::process::exit(unsafe { *record })
}

/// In a child: the coming fault ends the process with its code, and starts no dialogue and no
/// debugger.
fn last_words() {
    // SAFETY: the handler lives for ever, and never returns.
    let added = unsafe { AddVectoredExceptionHandler(1, end_with_the_code) };
    assert!(!added.is_null());
    println!("the child is at its end");
}

const ACCESS_VIOLATION: i32 = 0xc000_0005_u32.cast_signed();
const BREAKPOINT: i32 = 0x8000_0003_u32.cast_signed();

#[test]
fn calling_freed_code_writing_to_code_and_running_off_the_end_fault() {
    assert_eq!(child("child_calls_freed_code"), ACCESS_VIOLATION);
    assert_eq!(child("child_writes_to_code"), ACCESS_VIOLATION);
    if cfg!(target_arch = "x86_64") {
        assert_eq!(child("child_runs_off_the_end"), BREAKPOINT);
    }
}

#[test]
fn arbitrary_code_guard_is_named() {
    const NOT_ENFORCED: i32 = 77;
    match child("child_under_arbitrary_code_guard") {
        0 => {}
        NOT_ENFORCED => println!("1 skipped: this Windows does not enforce Arbitrary Code Guard"),
        code => panic!("the child ended with {code}"),
    }
}

#[test]
#[ignore = "run by calling_freed_code_writing_to_code_and_running_off_the_end_fault"]
fn child_calls_freed_code() {
    let arena = CodeArena::reserve(1 << 16).unwrap();
    let code = arena.place(&returning(1)).unwrap();
    let address = code.as_ptr();
    assert_eq!(call(&code), 1);
    drop(code);
    last_words();
    // SAFETY: not sound, and that is the point: the parent expects the fault.
    let function: extern "C" fn() -> u32 = unsafe { std::mem::transmute(address) };
    std::hint::black_box(function)();
}

#[test]
#[ignore = "run by calling_freed_code_writing_to_code_and_running_off_the_end_fault"]
fn child_writes_to_code() {
    let arena = CodeArena::reserve(1 << 16).unwrap();
    let code = arena.place(&returning(1)).unwrap();
    last_words();
    // SAFETY: not sound, and that is the point: the parent expects the fault.
    unsafe { code.as_ptr().cast_mut().write_volatile(0) };
}

#[test]
#[ignore = "run by calling_freed_code_writing_to_code_and_running_off_the_end_fault"]
fn child_runs_off_the_end() {
    let arena = CodeArena::reserve(1 << 16).unwrap();
    let code = arena.place_batch(&[&[0x90], &returning(1)]).unwrap();
    last_words();
    call(&code[0]);
}

#[test]
#[ignore = "run by arbitrary_code_guard_is_named"]
fn child_under_arbitrary_code_guard() {
    let prohibit = 1_u32;
    let (policy, from) = (ProcessDynamicCodePolicy, (&raw const prohibit).cast());
    println!("the child is at its end");
    // SAFETY: `prohibit` has the length that is given, and outlives the call.
    let set = unsafe { SetProcessMitigationPolicy(policy, from, size_of::<u32>()) };
    match CodeArena::reserve(1 << 16) {
        Err(ExecMemError::ExecMemDenied { policy, step, .. }) if set != 0 => {
            assert_eq!(policy, Policy::DynamicCodeProhibited);
            assert_eq!(step, Step::MakeExecutable);
            assert!(probe().to_string().contains(policy.explanation()));
        }
        Ok(_) => std::process::exit(77),
        Err(other) => panic!("{other}"),
    }
}
