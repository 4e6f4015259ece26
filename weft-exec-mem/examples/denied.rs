//! Runs a command in a process whose policy refuses to make code pages: `denied COMMAND [ARGUMENT]..`.
//!
//! The policy is a real seccomp filter as services have it: `mprotect` to executable fails with
//! EACCES, and `memfd_create` with EPERM. Programs and libraries are still loaded from their files.
//! What Weft does there can be seen by `denied weft probe`.

#[cfg(target_os = "linux")]
#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/seccomp/mod.rs"]
mod seccomp;

#[cfg(target_os = "linux")]
fn main() -> std::process::ExitCode {
    use seccomp::{Rule, install};
    use std::os::unix::process::CommandExt;

    let mut words = std::env::args_os().skip(1);
    let Some(program) = words.next() else {
        eprintln!("denied: which command?");
        return std::process::ExitCode::from(2);
    };
    let executable = libc::PROT_EXEC as u32;
    let rules = [
        Rule::when(libc::SYS_mprotect, 2, executable, libc::EACCES),
        Rule::any(libc::SYS_memfd_create, libc::EPERM),
    ];
    if let Err(why) = install(&rules) {
        eprintln!("denied: {why}");
        return std::process::ExitCode::from(2);
    }
    let error = std::process::Command::new(&program).args(words).exec();
    eprintln!("denied: {}: {error}", program.display());
    std::process::ExitCode::from(2)
}

#[cfg(not(target_os = "linux"))]
fn main() {
    eprintln!("denied: seccomp filters exist on Linux only");
    std::process::exit(2);
}
