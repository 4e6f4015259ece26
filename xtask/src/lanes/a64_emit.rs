//! Lane `a64-emit`.

use crate::child::stream;
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::tools::{answers, apt_install};

/// Emitted AArch64 code has the portable arm's bits.
#[derive(Debug)]
pub struct A64Emit;

/// Programs, and the Debian packages that have them.
const TOOLS: [(&str, &[&str]); 2] = [
    ("qemu-aarch64", &["qemu-user"]),
    (
        "aarch64-linux-gnu-gcc",
        &["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"],
    ),
];

/// What the comparison of hot loops needs besides; without these it is left out by name.
const RIVALS: [(&str, &[&str]); 2] = [("clang-19", &["clang-19"]), ("llvm-mca-19", &["llvm-19"])];

/// Families of kernels on two processors, and the planted faults on each: fewer reports mean that
/// something did not run.
const REPORTS: u64 = 2 * 15;

impl Lane for A64Emit {
    fn name(&self) -> &'static str {
        "a64-emit"
    }

    fn claim(&self) -> &'static str {
        "kernels as NEON code, executed under an emulator, have the portable arm's bits"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let missing = missing(context, &TOOLS)?;
        if !missing.is_empty() {
            let what = format!("no {}, from apt", missing.join(" and no "));
            return Err(Stop::Skip(what));
        }
        let arguments = [
            "test",
            "--release",
            "-p",
            "weft-a64-emit",
            "--features",
            "machine",
            "--test",
            "executed",
        ];
        let mut command = context.cargo(arguments);
        command.env("WEFT_A64_MACHINE", "required");
        let mut reports = 0;
        let status = stream(context, command, |line| {
            let Some(report) = report(line) else { return };
            reports += 1;
            tally.note(line.trim_end().to_owned());
            tally.pass(report.checked.saturating_sub(report.wrong));
            tally.check(report.wrong == 0 && report.checked > 0, || {
                format!(
                    "{} wrong of {} {}",
                    report.wrong, report.checked, report.what
                )
            });
        })?;
        tally.require_success(status, "the comparison with the portable arm");
        tally.check(reports >= REPORTS, || {
            format!("only {reports} of {REPORTS} reports")
        });
        hot_loops(context, tally)
    }
}

/// What is not there, after it was installed where that is allowed.
fn missing(
    context: &Context,
    tools: &[(&str, &[&'static str])],
) -> Result<Vec<&'static str>, Stop> {
    let absent = || -> Vec<&'static str> {
        let absent = tools
            .iter()
            .filter(|(program, _)| !answers(context, program));
        absent
            .flat_map(|(_, packages)| *packages)
            .copied()
            .collect()
    };
    if context.install && !absent().is_empty() {
        apt_install(context, &absent())?;
    }
    Ok(absent())
}

/// The code of hot loops costs no more than what clang makes of them.
fn hot_loops(context: &Context, tally: &mut Tally) -> Result<(), Stop> {
    let missing = missing(context, &RIVALS)?;
    if !missing.is_empty() {
        let what = format!("hot loops not compared: no {}", missing.join(" and no "));
        tally.check(!context.install, || what.clone());
        tally.note(what);
        return Ok(());
    }
    let arguments = [
        "test",
        "--release",
        "-p",
        "weft-a64-emit",
        "--features",
        "machine",
        "--test",
        "hot_loops",
    ];
    let mut command = context.cargo(arguments);
    command.env("WEFT_HOT_LOOPS", "required");
    let mut compared = 0;
    let status = stream(context, command, |line| {
        compared += compared_loops(line).unwrap_or(0);
    })?;
    tally.pass(compared);
    tally.require_success(status, "the comparison with clang");
    tally.check(compared > 0, || "no hot loop was compared".to_owned());
    Ok(())
}

/// `hot loops: N compared with clang`.
fn compared_loops(line: &str) -> Option<u64> {
    let rest = line.trim_end().strip_prefix("hot loops: ")?;
    rest.strip_suffix(" compared with clang")?.parse().ok()
}

/// A family's counts.
#[derive(Debug, PartialEq)]
struct Report<'a> {
    what: &'a str,
    /// Kernels, or faults.
    checked: u64,
    wrong: u64,
}

/// `executed on CPU, FAMILY: N kernels, M elements, D differ`, or
/// `planted on CPU: N faults, M missed`. A family without elements has checked nothing.
fn report(line: &str) -> Option<Report<'_>> {
    let (what, counts) = line.trim_end().rsplit_once(": ")?;
    let number = |count: &str, word: &str| count.strip_suffix(word)?.trim_end().parse().ok();
    let counts: Vec<&str> = counts.split(", ").collect();
    let (checked, wrong) = match counts[..] {
        [kernels, elements, differ] if what.starts_with("executed on ") => {
            let elements: u64 = number(elements, "elements")?;
            let kernels: u64 = number(kernels, "kernels")?;
            let compared = if elements > 0 { kernels } else { 0 };
            (compared, number(differ, "differ")?)
        }
        [faults, missed] if what.starts_with("planted on ") => {
            (number(faults, "faults")?, number(missed, "missed")?)
        }
        _ => return None,
    };
    Some(Report {
        what,
        checked,
        wrong,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_fault_a_report_of_differences_is_read_as_such() {
        let read = |line| report(line).map(|r| (r.what, r.checked, r.wrong));
        assert_eq!(
            read("executed on max, fma: 64 kernels, 59136 elements, 2 differ"),
            Some(("executed on max, fma", 64, 2))
        );
        assert_eq!(
            read("executed on max, fma: 64 kernels, 0 elements, 0 differ"),
            Some(("executed on max, fma", 0, 0))
        );
        assert_eq!(
            read("planted on max: 418 faults, 1 missed"),
            Some(("planted on max", 418, 1))
        );
        assert_eq!(
            compared_loops("hot loops: 11 compared with clang"),
            Some(11)
        );
        assert_eq!(compared_loops("hot loops: none"), None);
        assert_eq!(read("not run: this machine lacks qemu-aarch64"), None);
        assert_eq!(read("executed on max, fma: 64 kernels"), None);
    }
}
