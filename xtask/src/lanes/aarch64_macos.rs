//! Lane `aarch64-macos`.

use std::path::{Path, PathBuf};

use crate::child::{cargo_messages, last_lines};
use crate::context::Context;
use crate::cross::Target;
use crate::lane::{Lane, Stop, Tally};
use crate::tools::python_with;

/// Everything builds for Apple silicon; nothing is executed.
#[derive(Debug)]
pub struct Aarch64Macos;

/// What zig's driver knows by another name, or not at all. It has no libiconv, which Rust's standard
/// library names and does not use: a call would be a symbol that is not there.
const DRIVER: &str = r#"import subprocess, sys

words, given = [], iter(sys.argv[1:])
for word in given:
    if word in ("-arch", "-target"):
        next(given, None)
    elif word != "-liconv" and not word.startswith(("--target=", "-mmacosx", "-arch=")):
        words.append(word)
command = [sys.executable, "-m", "ziglang", "cc", "-target", "aarch64-macos", *words]
sys.exit(subprocess.run(command).returncode)
"#;

impl Lane for Aarch64Macos {
    fn name(&self) -> &'static str {
        Target::AARCH64_MACOS.name
    }

    fn claim(&self) -> &'static str {
        "the command builds and links for macOS on AArch64, its C shim included; nothing is executed"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let target = Target::AARCH64_MACOS;
        target.require(context)?;
        let python = python_with(context, &["ziglang"], &["ziglang"])?;
        let driver = driver(context, &python)?;
        let build = ["build", "--package", "weft-compiler", "--bin", "weft"];
        let mut command = target.cargo(context, &build);
        command
            .arg("--message-format=json-diagnostic-rendered-ansi")
            // Debian's Rust lacks the tool that would strip symbols.
            .env("CARGO_PROFILE_RELEASE_STRIP", "none")
            .env("CRATE_CC_NO_DEFAULTS", "1")
            .env("CC_aarch64_apple_darwin", &driver)
            .env("CARGO_TARGET_AARCH64_APPLE_DARWIN_LINKER", &driver);
        let (mut binary, mut ours) = (None, 0);
        let status = cargo_messages(context, command, |message| {
            if message["reason"] != "compiler-artifact" {
                return;
            }
            let name = message["target"]["name"].as_str().unwrap_or_default();
            ours += u64::from(name.starts_with("weft"));
            if name == "weft"
                && let Some(path) = message["executable"].as_str()
            {
                binary = Some(PathBuf::from(path));
            }
        })?;
        tally.require_success(status, "the build for macOS");
        // A check for each crate of ours that compiled, and one for the file that was linked.
        tally.pass(ours);
        let header = binary.and_then(|path| std::fs::read(path).ok());
        let header = header.unwrap_or_default();
        tally.check(is_mach_o_arm64(&header), || {
            format!("no Mach-O executable for arm64 among {ours} artifacts")
        });
        Ok(())
    }
}

/// A 64-bit little-endian Mach-O file whose processor is arm64 and whose type is executable.
fn is_mach_o_arm64(bytes: &[u8]) -> bool {
    const MAGIC: u32 = 0xfeed_facf;
    const ARM64: u32 = 0x0100_000c;
    const EXECUTE: u32 = 2;
    let word = |at: usize| {
        let bytes = bytes.get(at..at + 4)?.try_into().ok()?;
        Some(u32::from_le_bytes(bytes))
    };
    word(0) == Some(MAGIC) && word(4) == Some(ARM64) && word(12) == Some(EXECUTE)
}

/// Writes a C compiler and linker that is zig's.
fn driver(context: &Context, python: &Path) -> Result<PathBuf, Stop> {
    let folder = context.scratch("macos", false)?;
    let script = folder.join("zig_cc.py");
    std::fs::write(&script, DRIVER)?;
    let python = if python.is_absolute() {
        python.display().to_string()
    } else {
        format!("/usr/bin/env {}", python.display())
    };
    let driver = folder.join("zig-cc");
    let text = format!("#!/bin/sh\nexec {python} \"{}\" \"$@\"\n", script.display());
    std::fs::write(&driver, text)?;
    make_executable(&driver)?;
    let mut version = context.program(&driver);
    version.arg("--version");
    let answered = crate::child::capture(version)?;
    if !answered.status.success() {
        let said = last_lines(&answered.stderr, 3);
        return Err(Stop::Fail(format!(
            "zig's C compiler does not start: {said}"
        )));
    }
    Ok(driver)
}

#[cfg(unix)]
fn make_executable(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_executable(_path: &Path) -> std::io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_fault_a_file_of_another_kind_is_no_executable_for_macos() {
        let words = |words: [u32; 4]| words.map(u32::to_le_bytes).concat();
        assert!(is_mach_o_arm64(&words([0xfeed_facf, 0x0100_000c, 0, 2])));
        for other in [
            words([0x464c_457f, 0x0100_000c, 0, 2]),
            words([0xfeed_facf, 0x0100_0007, 0, 2]),
            words([0xfeed_facf, 0x0100_000c, 0, 1]),
            vec![0xcf, 0xfa, 0xed],
            Vec::new(),
        ] {
            assert!(!is_mach_o_arm64(&other));
        }
    }
}
