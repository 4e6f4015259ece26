//! Lane `a64`.

use crate::child::stream;
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::tools::{answers, apt_install};

/// A64 words are those of two other assemblers.
#[derive(Debug)]
pub struct A64;

/// Programs, and the Debian packages that have them.
const TOOLS: [(&str, &str); 2] = [
    ("llvm-mc-19", "llvm-19"),
    ("aarch64-linux-gnu-as", "binutils-aarch64-linux-gnu"),
];

impl Lane for A64 {
    fn name(&self) -> &'static str {
        "a64"
    }

    fn claim(&self) -> &'static str {
        "A64 words, texts and refusals are those of LLVM's assembler and of GNU as"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let missing = || -> Vec<&str> {
            let absent = TOOLS
                .iter()
                .filter(|(program, _)| !answers(context, program));
            absent.map(|(_, package)| *package).collect()
        };
        if context.install && !missing().is_empty() {
            apt_install(context, &missing())?;
        }
        let missing = missing();
        if !missing.is_empty() {
            let what = format!("no {}, from apt", missing.join(" and no "));
            return Err(Stop::Skip(what));
        }
        let mut command = context.cargo([
            "test",
            "--release",
            "-p",
            "weft-a64-encoder",
            "--features",
            "parse",
            "--test",
            "oracles",
        ]);
        command.env("WEFT_ORACLES", "required");
        command.env("WEFT_WORDS", "1000000");
        command.env("WEFT_EXTRA", "60");
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
        tally.require_success(status, "the comparison with other assemblers");
        tally.check(reports >= 4, || {
            format!("only {reports} comparisons reported")
        });
        Ok(())
    }
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
