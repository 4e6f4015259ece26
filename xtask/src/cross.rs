//! Building and running for targets that this host is not.
//!
//! Debian's Rust has a standard library for arm64 and the sources of the standard library; the
//! cargo that started us drives it.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::child::{capture, cargo_messages, expect_success, stream};
use crate::context::Context;
use crate::lane::{Stop, Tally};
use crate::lanes::workspace_tests::count;
use crate::test_lines::TestRun;
use crate::tools::{answers, apt_install};

/// Debian's compiler.
const RUSTC: &str = "/usr/bin/rustc";
/// Where Debian's wine is; nothing is on the path.
const WINE: &str = "/usr/lib/wine/wine64";
/// Debian's own name for a package's other architecture.
const ARM64: &str = ":arm64";

/// Something that must be there, and the packages that bring it.
struct Need {
    what: &'static str,
    is_there: fn(&Context) -> bool,
    packages: &'static [&'static str],
}

const DEBIAN_RUST: Need = Need {
    what: RUSTC,
    is_there: |context| answers(context, RUSTC),
    packages: &["rustc-web"],
};

const ARM64_NEEDS: [Need; 4] = [
    DEBIAN_RUST,
    Need {
        what: "Rust's standard library for arm64",
        is_there: |context| has_std(context, Target::AARCH64_LINUX.triple),
        packages: &["libstd-rust-web-dev:arm64"],
    },
    Need {
        what: "aarch64-linux-gnu-gcc",
        is_there: |context| answers(context, "aarch64-linux-gnu-gcc"),
        packages: &["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"],
    },
    Need {
        what: "qemu-aarch64",
        is_there: |context| answers(context, "qemu-aarch64"),
        packages: &["qemu-user"],
    },
];

const STD_SOURCES: Need = Need {
    what: "the sources of Rust's standard library",
    is_there: |context| sysroot(context).is_some_and(|root| root.join(LIBRARY).exists()),
    packages: &["rust-web-src"],
};

const WINDOWS_NEEDS: [Need; 4] = [
    DEBIAN_RUST,
    STD_SOURCES,
    Need {
        what: "x86_64-w64-mingw32-gcc",
        is_there: |context| answers(context, "x86_64-w64-mingw32-gcc"),
        packages: &["gcc-mingw-w64-x86-64", "mingw-w64-x86-64-dev"],
    },
    Need {
        what: WINE,
        is_there: |_| Path::new(WINE).exists(),
        packages: &["wine64"],
    },
];

const MACOS_NEEDS: [Need; 2] = [DEBIAN_RUST, STD_SOURCES];

const LIBRARY: &str = "lib/rustlib/src/rust/library/std/Cargo.toml";

/// A target.
pub struct Target {
    /// As lanes are called.
    pub name: &'static str,
    pub triple: &'static str,
    needs: &'static [Need],
    /// The standard library is built, too.
    build_std: bool,
    /// How far the compiler optimises: less for less to wait. The bits must not depend on it, and
    /// other levels than the host's show that.
    opt_level: &'static str,
}

impl Target {
    pub const AARCH64_LINUX: Target = Target {
        name: "aarch64-linux",
        triple: "aarch64-unknown-linux-gnu",
        needs: &ARM64_NEEDS,
        build_std: false,
        opt_level: "2",
    };
    pub const X64_WINDOWS: Target = Target {
        name: "x86_64-windows",
        triple: "x86_64-pc-windows-gnu",
        needs: &WINDOWS_NEEDS,
        build_std: true,
        opt_level: "1",
    };
    pub const AARCH64_MACOS: Target = Target {
        name: "aarch64-macos",
        triple: "aarch64-apple-darwin",
        needs: &MACOS_NEEDS,
        build_std: true,
        // What is never executed need not be optimised.
        opt_level: "0",
    };

    /// Installs what is missing, where that is allowed; a skip names what is not there.
    pub fn require(&self, context: &Context) -> Result<(), Stop> {
        if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
            return Err(Stop::Skip("built from x86-64 Linux only".into()));
        }
        let missing = || self.needs.iter().filter(|need| !(need.is_there)(context));
        let packages: Vec<&str> = missing().flat_map(|need| need.packages).copied().collect();
        if context.install && !packages.is_empty() {
            if packages.iter().any(|name| name.ends_with(ARM64)) {
                let mut add = context.program("dpkg");
                add.args(["--add-architecture", "arm64"]);
                expect_success(add)?;
            }
            apt_install(context, &packages)?;
        }
        let missing: Vec<&str> = missing().map(|need| need.what).collect();
        if missing.is_empty() {
            return Ok(());
        }
        let what = format!("no {}, from Debian's apt", missing.join(" and no "));
        Err(Stop::Skip(what))
    }

    /// Where cargo puts what it builds for this target.
    pub fn folder(&self, context: &Context) -> PathBuf {
        context.root.join("target").join(self.name)
    }

    /// cargo with a subcommand, for this target.
    pub fn cargo(&self, context: &Context, arguments: &[&str]) -> Command {
        let mut command = context.cargo(arguments.iter().copied());
        command.args(["--release", "--target", self.triple, "--target-dir"]);
        command.arg(self.folder(context));
        if self.build_std {
            command.arg("-Zbuild-std=std,panic_abort");
            command.env("RUSTC_BOOTSTRAP", "1");
        }
        command
            .env("RUSTC", RUSTC)
            .env_remove("RUSTFLAGS")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.opt_level)
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env_remove("RUSTDOC")
            .env("WINEDEBUG", "-all")
            .env("WINEPREFIX", self.folder(context).join("wine"))
            .env(
                "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER",
                "aarch64-linux-gnu-gcc",
            )
            .env(
                "CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER",
                "x86_64-w64-mingw32-gcc",
            )
            .env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER", WINE)
            // Lints are another lane's, by another compiler.
            .env("RUSTC_WRAPPER", "");
        command
    }

    /// Builds the `weft` command.
    pub fn weft(&self, context: &Context) -> Result<PathBuf, Stop> {
        let message = "--message-format=json-diagnostic-rendered-ansi";
        let build = ["build", "--package", "weft-compiler", "--bin", "weft"];
        let mut command = self.cargo(context, &build);
        command.arg(message);
        let mut binary = None;
        let status = cargo_messages(context, command, |message| {
            if message["target"]["name"] == "weft"
                && let Some(path) = message["executable"].as_str()
            {
                binary = Some(PathBuf::from(path));
            }
        })?;
        binary.filter(|_| status.success()).ok_or_else(|| {
            Stop::Fail(format!(
                "building weft for {} ended with {status}",
                self.name
            ))
        })
    }

    /// A program of this target with arguments; `runner` starts it.
    pub fn program(&self, context: &Context, runner: &[&str], program: &Path) -> Command {
        let mut command = match runner.split_first() {
            Some((first, rest)) => {
                let mut command = context.program(first);
                command.args(rest).arg(program);
                command
            }
            None => context.program(program),
        };
        command
            .env("WEFT_CACHE", "off")
            .env("WINEDEBUG", "-all")
            .env("WINEPREFIX", self.folder(context).join("wine"));
        command
    }

    /// Runs tests of packages and counts them; `which` is what cargo selects them by.
    pub fn test(
        &self,
        context: &Context,
        packages: &[&str],
        which: &[&str],
        environment: &[(&str, &str)],
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let mut command = self.cargo(context, &["test", "--no-fail-fast"]);
        for package in packages {
            command.args(["--package", package]);
        }
        command.args(which);
        command.envs(environment.iter().copied());
        let mut run = TestRun::default();
        let status = stream(context, command, |line| run.line(line))?;
        let before = tally.checks;
        count(&run, status.success(), tally);
        tally.check(tally.checks > before, || "no test ran".to_owned());
        Ok(())
    }
}

/// Library and integration tests.
pub const ALL_TESTS: [&str; 2] = ["--lib", "--tests"];

/// The program that starts Windows programs.
pub const fn wine() -> &'static str {
    WINE
}

fn print(context: &Context, arguments: &[&str]) -> Option<PathBuf> {
    let mut command = context.program(RUSTC);
    command.args(arguments);
    let printed = capture(command).ok()?;
    let line = printed.stdout.trim();
    (printed.status.success() && !line.is_empty()).then(|| PathBuf::from(line))
}

fn sysroot(context: &Context) -> Option<PathBuf> {
    print(context, &["--print", "sysroot"])
}

/// Whether Debian's Rust has a standard library for a target.
fn has_std(context: &Context, triple: &str) -> bool {
    let folder = print(context, &["--print", "target-libdir", "--target", triple]);
    let entries = folder.and_then(|folder| std::fs::read_dir(folder).ok());
    entries.is_some_and(|mut entries| {
        entries.any(|entry| {
            entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
        })
    })
}
