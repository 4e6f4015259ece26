//! Programs that are not part of Rust's toolchain: found, or with `--all` installed.

use std::path::{Path, PathBuf};

use crate::child::{capture, expect_success, stream};
use crate::context::Context;
use crate::lane::Stop;

/// Whether `name` starts at all when asked for its version.
pub fn answers(context: &Context, name: impl AsRef<std::ffi::OsStr>) -> bool {
    let mut command = context.program(name);
    command.arg("--version");
    capture(command).is_ok_and(|captured| captured.status.success())
}

/// A subcommand of cargo that rustup installs, `fmt` or `clippy`.
pub fn require_cargo_part(context: &Context, part: &str, component: &str) -> Result<(), Stop> {
    let has_it = || {
        let command = context.cargo([part, "--version"]);
        capture(command).is_ok_and(|captured| captured.status.success())
    };
    if !has_it() && context.install {
        let mut command = context.program("rustup");
        command.args(["component", "add", component]);
        expect_success(command)?;
    }
    if has_it() {
        return Ok(());
    }
    let how = format!("`cargo {part}` is missing; `rustup component add {component}` installs it");
    Err(Stop::Skip(how))
}

/// A Python that can import `modules`, the first existing of: one in `target/venv`, the one on
/// the path, and with `--all` a new one in `target/venv` with `requirements` installed by pip.
pub fn python_with(
    context: &Context,
    modules: &[&str],
    requirements: &[&str],
) -> Result<PathBuf, Stop> {
    let venv = context.root.join("target").join("venv");
    let bin = if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python3"
    };
    let own = venv.join(bin);
    for python in [own.clone(), PathBuf::from("python3")] {
        if imports(context, &python, modules) {
            return Ok(python);
        }
    }
    if !context.install {
        let what = format!("no python3 that imports {}", modules.join(", "));
        return Err(Stop::Skip(what));
    }
    if !answers(context, &own) {
        make_venv(context, &venv)?;
    }
    let mut pip = context.program(&own);
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ]);
    pip.args(requirements);
    context.say(&format!(
        "installing {} by pip into target/venv",
        requirements.join(", ")
    ));
    expect_success(pip)?;
    if imports(context, &own, modules) {
        return Ok(own);
    }
    let what = format!(
        "python3 cannot import {} although pip installed them",
        modules.join(", ")
    );
    Err(Stop::Fail(what))
}

fn imports(context: &Context, python: &Path, modules: &[&str]) -> bool {
    let mut command = context.program(python);
    command.args(["-c", &format!("import {}", modules.join(", "))]);
    capture(command).is_ok_and(|captured| captured.status.success())
}

fn make_venv(context: &Context, folder: &Path) -> Result<(), Stop> {
    let attempt = || {
        let mut command = context.program("python3");
        command.args(["-m", "venv"]).arg(folder);
        expect_success(command).map(drop)
    };
    // Debian ships python3 without its venv module, and small images without python3.
    attempt().or_else(|_| {
        apt_install(context, &["python3", "python3-venv"])?;
        attempt()
    })
}

/// Installs Debian packages; only root on a system with apt can.
pub fn apt_install(context: &Context, packages: &[&str]) -> Result<(), Stop> {
    let mut id = context.program("id");
    id.arg("-u");
    let is_root = capture(id).is_ok_and(|captured| captured.stdout.trim() == "0");
    if !is_root || !answers(context, "apt-get") {
        let what = format!(
            "{} can be installed only by root, with apt",
            packages.join(", ")
        );
        return Err(Stop::Skip(what));
    }
    context.say(&format!("installing {} by apt", packages.join(", ")));
    for arguments in [vec!["update", "-qq"], {
        let mut install = vec!["install", "-y", "-qq", "--no-install-recommends"];
        install.extend(packages);
        install
    }] {
        let mut command = context.program("apt-get");
        command
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive");
        let status = stream(context, command, |_| {})?;
        if !status.success() {
            return Err(Stop::Fail(format!("apt-get ended with {status}")));
        }
    }
    Ok(())
}
