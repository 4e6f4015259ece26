//! Lanes `a64` and `a64-qemu`, and `validate --mutate`.

use crate::child::{capture, last_lines, stream};
use crate::clean_build::CleanBuild;
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::tools::{answers, apt_install};

/// A64 words are those of two other assemblers.
#[derive(Debug)]
pub struct A64;

/// A64 instructions, executed, do what the manual says.
#[derive(Debug)]
pub struct A64Qemu;

/// Each change of the table of A64 forms by one bit is caught.
#[derive(Debug)]
pub struct A64Mutants;

/// Programs, and the Debian packages that have them.
type Tools = &'static [(&'static str, &'static str)];

const ASSEMBLERS: Tools = &[
    ("llvm-mc-19", "llvm-19"),
    ("aarch64-linux-gnu-as", "binutils-aarch64-linux-gnu"),
];
const QEMU: Tools = &[("qemu-aarch64", "qemu-user")];

impl Lane for A64 {
    fn name(&self) -> &'static str {
        "a64"
    }

    fn claim(&self) -> &'static str {
        "A64 words, texts and refusals are those of LLVM's assembler and of GNU as"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        require(context, ASSEMBLERS)?;
        for profile in ["dev", "release"] {
            let build = CleanBuild::measure(context, profile)?;
            // On two quiet processors it takes less than five; this one may have much else to do.
            let user_s = build.user_s.unwrap_or(0.0);
            tally.check(user_s < 15.0, || build.to_line());
            tally.note(build.to_line());
        }
        let rows = arm_rows(context)?;
        let variables = [
            ("WEFT_ORACLES", "required"),
            ("WEFT_WORDS", "1000000"),
            ("WEFT_EXACT", "10000000"),
            ("WEFT_EXTRA", "60"),
            ("WEFT_ARM_ROWS", &rows),
        ];
        let which = ["--test", "oracles", "--test", "typed"];
        tests(context, tally, &which, &variables, 8)
    }
}

impl Lane for A64Qemu {
    fn name(&self) -> &'static str {
        "a64-qemu"
    }

    fn claim(&self) -> &'static str {
        "A64 instructions executed under qemu do what scalar models of them do"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        require(context, QEMU)?;
        let variables = [("WEFT_ORACLES", "required")];
        tests(context, tally, &["--test", "executed"], &variables, 1)
    }
}

impl Lane for A64Mutants {
    fn name(&self) -> &'static str {
        "a64-mutants"
    }

    fn claim(&self) -> &'static str {
        "each change of the table of A64 forms by one bit fails a comparison with committed words"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let filter = ["--lib", "mutants", "--", "--nocapture"];
        tests(context, tally, &filter, &[("WEFT_MUTANTS", "all")], 1)
    }
}

/// The folder of the source that has Arm's own rows, which cargo fetches and nothing builds.
fn arm_rows(context: &Context) -> Result<String, Stop> {
    let manifest = "weft-a64-encoder/arm-rows/Cargo.toml";
    let command = context.cargo([
        "metadata",
        "--format-version",
        "1",
        "--locked",
        "--manifest-path",
        manifest,
    ]);
    let captured = capture(command)?;
    if !captured.status.success() {
        let what = last_lines(&captured.stderr, 3);
        return Err(Stop::Skip(format!("cargo cannot fetch Arm's rows: {what}")));
    }
    let metadata: serde_json::Value = serde_json::from_str(&captured.stdout)
        .map_err(|error| Stop::Fail(format!("cargo metadata: {error}")))?;
    let packages = metadata["packages"].as_array();
    let package = packages
        .into_iter()
        .flatten()
        .find(|package| package["name"] == "aarchmrs-instructions");
    let manifest = package.and_then(|package| package["manifest_path"].as_str());
    let folder = manifest.and_then(|path| path.strip_suffix("Cargo.toml"));
    let folder = folder.ok_or_else(|| Stop::Fail("no package aarchmrs-instructions".into()))?;
    Ok(format!("{folder}src"))
}

/// The tools, installed if that is allowed.
fn require(context: &Context, tools: Tools) -> Result<(), Stop> {
    let missing = || -> Vec<&str> {
        let absent = tools
            .iter()
            .filter(|(program, _)| !answers(context, program));
        absent.map(|(_, package)| *package).collect()
    };
    if context.install && !missing().is_empty() {
        apt_install(context, &missing())?;
    }
    let missing = missing();
    if missing.is_empty() {
        return Ok(());
    }
    let what = format!("no {}, from apt", missing.join(" and no "));
    Err(Stop::Skip(what))
}

/// Runs tests of the encoder, and counts what they report.
fn tests(
    context: &Context,
    tally: &mut Tally,
    which: &[&str],
    variables: &[(&str, &str)],
    least: usize,
) -> Result<(), Stop> {
    let mut command = context.cargo([
        "test",
        "--release",
        "-p",
        "weft-a64-encoder",
        "--features",
        "parse",
    ]);
    command.args(which);
    command.envs(variables.iter().copied());
    let mut reports = 0;
    let status = stream(context, command, |line| {
        if let Some((name, checked, differ)) = report(line) {
            reports += 1;
            tally.pass(checked.saturating_sub(differ));
            tally.note(format!("{checked} {name}"));
            for _ in 0..differ.min(1) {
                tally.fail(format!("{differ} of {checked} {name} differ"));
            }
        }
    })?;
    tally.require_success(status, "the encoder's test");
    tally.check(reports >= least, || {
        format!("only {reports} comparisons reported, not {least}")
    });
    Ok(())
}

/// `NAME: N checked, M differ`.
fn report(line: &str) -> Option<(&str, u64, u64)> {
    let (name, counts) = line.rsplit_once(": ")?;
    let (checked, differ) = counts.split_once(" checked, ")?;
    let differ = differ.trim_end().strip_suffix(" differ")?;
    Some((name, checked.parse().ok()?, differ.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_fault_a_report_of_differences_is_read_as_such() {
        assert_eq!(
            report("texts, by LLVM: 12 checked, 3 differ"),
            Some(("texts, by LLVM", 12, 3))
        );
        assert_eq!(report("texts, by LLVM: 12 checked"), None);
        assert_eq!(report("running 3 tests"), None);
    }
}
