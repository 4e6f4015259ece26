//! Lane `nodes`.

use crate::child::{expect_success, last_lines, stream};
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::tools::python_with;

/// Ops mean what the ONNX project's own node tests say.
#[derive(Debug)]
pub struct Nodes;

const MODULES: [&str; 2] = ["onnx", "numpy"];

impl Lane for Nodes {
    fn name(&self) -> &'static str {
        "nodes"
    }

    fn claim(&self) -> &'static str {
        "imported ops have the results of ONNX's own node tests, an outside witness"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let python = python_with(context, &MODULES, &MODULES)?;
        let folder = context.scratch("nodes", true)?;
        let mut writer = context.program(python);
        writer.arg("weft-onnx/tools/node_tests.py").arg(&folder);
        let written = expect_success(writer)?.stdout;
        tally.note(last_lines(&written, 1));

        let mut command = context.cargo(["run", "--release", "-p", "weft-onnx"]);
        command.args(["--example", "node_tests", "--"]).arg(&folder);
        let mut reports = 0;
        let status = stream(context, command, |line| {
            if let Some(what) = line.strip_prefix("DIFFERS: ") {
                tally.fail(what);
            } else if let Some(report) = report(line) {
                reports += 1;
                count(&report, tally);
            }
        })?;
        tally.require_success(status, "the comparison with the node tests");
        tally.check(reports == 1, || format!("{reports} totals were reported"));
        Ok(())
    }
}

/// What the example says at its end.
#[derive(Debug, PartialEq, Eq)]
struct Report {
    equal: u64,
    near: u64,
    differ: u64,
}

/// `N outputs equal, N near, N differ`.
fn report(line: &str) -> Option<Report> {
    let (equal, rest) = line.split_once(" outputs equal, ")?;
    let (near, rest) = rest.split_once(" near, ")?;
    let differ = rest.strip_suffix(" differ")?;
    Some(Report {
        equal: equal.parse().ok()?,
        near: near.parse().ok()?,
        differ: differ.parse().ok()?,
    })
}

/// Counts the outputs that agree; those that differ were counted by their names.
fn count(report: &Report, tally: &mut Tally) {
    tally.pass(report.equal + report.near);
    tally.note(format!(
        "{} outputs equal, {} near",
        report.equal, report.near
    ));
    tally.check(report.equal > 0, || "no output was equal".into());
    if report.differ > tally.failures.len() as u64 {
        tally.fail(format!("{} outputs differ", report.differ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(equal: u64, near: u64, differ: u64) -> Tally {
        let mut tally = Tally::default();
        let line = format!("{equal} outputs equal, {near} near, {differ} differ");
        let report = report(&line).expect("a report");
        count(&report, &mut tally);
        tally
    }

    #[test]
    fn planted_fault_a_difference_that_no_line_named_fails() {
        let tally = counted(1200, 300, 1);
        assert_eq!(tally.failures, ["1 outputs differ"]);
        let tally = counted(1200, 300, 0);
        assert_eq!(tally.checks, 1501);
        assert!(tally.failures.is_empty());
    }

    #[test]
    fn planted_fault_a_run_of_no_cases_fails() {
        assert_eq!(counted(0, 0, 0).failures, ["no output was equal"]);
    }

    #[test]
    fn other_lines_are_no_reports() {
        for line in [
            "",
            "12 refused: TopK",
            "12 outputs equal",
            "a outputs equal, b near, c differ",
        ] {
            assert_eq!(report(line), None, "{line}");
        }
    }
}
