//! Lane `render-rust`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::child::{expect_success, stream};
use crate::context::Context;
use crate::cross::Target;
use crate::lane::{Lane, Stop, Tally};
use crate::weft::Weft;

/// Rust crates that Weft renders have the reference's bits, here and on AArch64.
#[derive(Debug)]
pub struct RenderRust;

/// Fewer families, counting the digits, mean that something did not run.
const ARTIFACTS: usize = 15;

/// Faults that are planted; each must be seen by the artifact's own test.
const PLANTED: u64 = 8;

/// What is searched for besides the words of a report.
const PLAIN: (&str, &[&str]) = ("x86-64", &[]);
/// As this processor: with its fma.
const NATIVE: (&str, &[&str]) = ("x86-64 with fma", &["-Ctarget-feature=+avx2,+fma"]);

impl Lane for RenderRust {
    fn name(&self) -> &'static str {
        "render-rust"
    }

    fn claim(&self) -> &'static str {
        "rendered Rust crates, compiled and run for x86-64 and AArch64, have the reference's bits"
    }

    fn on_demand(&self) -> bool {
        true
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let folder = context.scratch("render-rust", true)?;
        let mut artifacts = vec![digits(context, &folder)?];
        artifacts.extend(selftest(context, tally, &folder)?);
        tally.check(artifacts.len() >= ARTIFACTS, || {
            format!("only {} artifacts of {ARTIFACTS}", artifacts.len())
        });
        for (name, flags) in [PLAIN, NATIVE] {
            if name == NATIVE.0 && !has_fma() {
                tally.note("not run with fma: this processor has none");
                continue;
            }
            let target = context.root.join("target").join("render-rust");
            let target = target.join(name.replace(' ', "-"));
            run_all(context, tally, name, &artifacts, |artifact| {
                let mut command = context.cargo(["test", "--offline"]);
                command
                    .current_dir(&artifact.folder)
                    .env("CARGO_TARGET_DIR", &target);
                command
                    .env("RUSTFLAGS", rust_flags(flags))
                    .env_remove("RUSTC_WRAPPER");
                command
            })?;
        }
        planted(context, tally)?;
        without_std(context, tally, &artifacts)?;
        let arm = Target::AARCH64_LINUX;
        match arm.require(context) {
            Ok(()) => run_all(context, tally, "AArch64", &artifacts, |artifact| {
                let mut command = arm.cargo(context, &["test", "--offline"]);
                command.current_dir(&artifact.folder);
                command.env("RUSTFLAGS", rust_flags(&[])).env(
                    "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER",
                    "qemu-aarch64 -cpu cortex-a72",
                );
                command
            }),
            Err(Stop::Skip(why)) => {
                tally.check(!context.install, || why.clone());
                tally.note(format!("not run for AArch64: {why}"));
                Ok(())
            }
            Err(other) => Err(other),
        }
    }
}

/// Warnings of rendered source are errors.
fn rust_flags(more: &[&str]) -> String {
    [&["-Dwarnings"], more].concat().join(" ")
}

fn has_fma() -> bool {
    let words = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    words.split_whitespace().any(|w| w == "fma")
}

/// A rendered crate, and what its test must say.
struct Artifact {
    name: String,
    folder: PathBuf,
    counts: Counts,
}

/// Values, regions and outputs that an artifact has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    values: u64,
    regions: u64,
    outputs: u64,
}

/// The digits example.
fn digits(context: &Context, folder: &Path) -> Result<Artifact, Stop> {
    let weft = Weft::build(context, "render-rust")?;
    let folder = folder.join("digits");
    let mut command = weft.command(context, ["render", "examples/digits/digits.onnx"]);
    command.args([
        "--image",
        "page=examples/digits/page.png",
        "--target",
        "rust",
    ]);
    command.args(["--json", "-o"]).arg(&folder);
    let made = weft.json(command)?;
    let count = |name: &str| made[name].as_u64().unwrap_or(0);
    Ok(Artifact {
        name: "digits".into(),
        folder,
        counts: Counts {
            values: count("values"),
            regions: count("regions"),
            outputs: count("outputs"),
        },
    })
}

/// The graphs of the self-test, a crate a family; refusals are listed.
fn selftest(context: &Context, tally: &mut Tally, folder: &Path) -> Result<Vec<Artifact>, Stop> {
    let mut command = context.cargo([
        "run",
        "--release",
        "-p",
        "weft-compiler",
        "--example",
        "render_selftest",
        "--",
    ]);
    command.arg(folder.join("selftest"));
    let (mut artifacts, mut refused) = (Vec::new(), Vec::new());
    let status = stream(context, command, |line| {
        if let Some((name, counts)) = rendered(line) {
            artifacts.push(Artifact {
                name: name.into(),
                folder: folder.join("selftest").join(name),
                counts,
            });
        } else if let Some(words) = line.strip_prefix("refused ") {
            refused.push(words.to_owned());
        }
    })?;
    tally.require_success(status, "rendering the self-test");
    tally.note(format!("{} graphs refused", refused.len()));
    refused
        .into_iter()
        .for_each(|words| tally.note(format!("refused: {words}")));
    Ok(artifacts)
}

/// Runs the test of every artifact, which must compare all that the artifact has.
fn run_all(
    context: &Context,
    tally: &mut Tally,
    target: &str,
    artifacts: &[Artifact],
    test: impl Fn(&Artifact) -> Command,
) -> Result<(), Stop> {
    let mut all = Counts::default();
    for artifact in artifacts {
        let mut command = test(artifact);
        command.args(["--test", "digests", "--", "--nocapture", "--test-threads=1"]);
        let mut found = None;
        let status = stream(context, command, |line| found = found.or(identical(line)))?;
        let name = &artifact.name;
        tally.require_success(status, &format!("the test of {name} for {target}"));
        let wanted = artifact.counts;
        let is_whole = found == Some(wanted) && wanted.values > 0 && wanted.outputs > 0;
        tally.check(is_whole && status.success(), || {
            format!("{name} for {target}: {found:?} identical, not {wanted:?}")
        });
        if let Some(found) = found {
            tally.pass(found.values + found.outputs);
            all.values += found.values;
            all.regions += found.regions;
            all.outputs += found.outputs;
        }
    }
    tally.note(format!(
        "{target}: {} artifacts, {} values in {} regions and {} outputs identical",
        artifacts.len(),
        all.values,
        all.regions,
        all.outputs
    ));
    Ok(())
}

/// The library of each artifact compiles without a standard library and without its weights.
fn without_std(context: &Context, tally: &mut Tally, artifacts: &[Artifact]) -> Result<(), Stop> {
    let target = context
        .root
        .join("target")
        .join("render-rust")
        .join("no-std");
    for artifact in artifacts {
        let mut command = context.cargo(["check", "--offline", "--lib", "--no-default-features"]);
        command
            .current_dir(&artifact.folder)
            .env("CARGO_TARGET_DIR", &target);
        command
            .env("RUSTFLAGS", rust_flags(&[]))
            .env_remove("RUSTC_WRAPPER");
        expect_success(command)?;
        tally.pass(1);
    }
    tally.note(format!(
        "{} artifacts compile without a standard library",
        artifacts.len()
    ));
    Ok(())
}

/// Faults in rendered source, each seen by the artifact's test.
fn planted(context: &Context, tally: &mut Tally) -> Result<(), Stop> {
    let arguments = [
        "test",
        "--release",
        "-p",
        "weft-render-rust",
        "--features",
        "tools",
        "--test",
        "executed",
    ];
    let mut faults = None;
    let mut wrong = 0;
    let status = stream(context, context.cargo(arguments), |line| {
        faults = faults.or(planted_faults(line));
        if let Some((kernels, differ)) = executed(line) {
            tally.note(line.trim_end().to_owned());
            tally.pass(kernels);
            wrong += differ;
        }
    })?;
    tally.require_success(status, "the kernels' test");
    tally.equal(wrong, 0, "kernels that differ");
    let (planted, missed) = faults.unwrap_or((0, 0));
    tally.check(planted >= PLANTED, || {
        format!("only {planted} of {PLANTED} faults")
    });
    tally.equal(missed, 0, "faults missed");
    tally.pass(planted);
    tally.note(format!("{planted} planted faults, {missed} missed"));
    Ok(())
}

/// `rendered FAMILY: N graphs, R regions, V values, O outputs`.
fn rendered(line: &str) -> Option<(&str, Counts)> {
    let (name, counts) = line
        .trim_end()
        .strip_prefix("rendered ")?
        .split_once(": ")?;
    let number = |part: &str, word: &str| part.strip_suffix(word)?.trim_end().parse().ok();
    let [_, regions, values, outputs] = counts.split(", ").collect::<Vec<_>>()[..] else {
        return None;
    };
    Some((
        name,
        Counts {
            values: number(values, "values")?,
            regions: number(regions, "regions")?,
            outputs: number(outputs, "outputs")?,
        },
    ))
}

/// `identical: V of V values in R regions, O of O outputs`; with one that differs there are none.
fn identical(line: &str) -> Option<Counts> {
    let (_, rest) = line.trim_end().split_once("identical: ")?;
    let (values, rest) = rest.split_once(" values in ")?;
    let (regions, outputs) = rest.split_once(" regions, ")?;
    let all = |text: &str| {
        let (same, all) = text.split_once(" of ")?;
        (same == all).then(|| all.parse().ok()).flatten()
    };
    Some(Counts {
        values: all(values)?,
        regions: regions.parse().ok()?,
        outputs: all(outputs.strip_suffix(" outputs")?)?,
    })
}

/// `planted: N faults, M missed`.
fn planted_faults(line: &str) -> Option<(u64, u64)> {
    let (faults, missed) = line
        .trim_end()
        .strip_prefix("planted: ")?
        .split_once(" faults, ")?;
    Some((
        faults.parse().ok()?,
        missed.strip_suffix(" missed")?.parse().ok()?,
    ))
}

/// `executed, FAMILY: N kernels, D differ`.
fn executed(line: &str) -> Option<(u64, u64)> {
    let (_, counts) = line
        .trim_end()
        .strip_prefix("executed, ")?
        .rsplit_once(": ")?;
    let (kernels, differ) = counts.split_once(" kernels, ")?;
    Some((
        kernels.parse().ok()?,
        differ.strip_suffix(" differ")?.parse().ok()?,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_fault_a_report_of_differences_is_no_report_of_identity() {
        let counts = Counts {
            values: 30,
            regions: 12,
            outputs: 1,
        };
        let line = "identical: 30 of 30 values in 12 regions, 1 of 1 outputs";
        assert_eq!(identical(line), Some(counts));
        assert_eq!(identical(&format!("test a ... {line}")), Some(counts));
        assert_eq!(identical(&line.replace("30 of", "29 of")), None);
        assert_eq!(identical(&line.replace("1 of 1", "0 of 1")), None);
        let line = "rendered rows: 3 graphs, 12 regions, 30 values, 1 outputs";
        assert_eq!(rendered(line), Some(("rows", counts)));
        assert_eq!(planted_faults("planted: 9 faults, 1 missed"), Some((9, 1)));
        assert_eq!(
            executed("executed, random kernels: 150 kernels, 2 differ"),
            Some((150, 2))
        );
    }
}
