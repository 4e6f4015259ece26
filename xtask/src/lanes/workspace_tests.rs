//! Lane `tests`.

use crate::child::stream;
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::metadata;
use crate::test_binaries::Owners;
use crate::test_lines::TestRun;

/// Every test passes, and every crate has some.
#[derive(Debug)]
pub struct Tests;

impl Lane for Tests {
    fn name(&self) -> &'static str {
        "tests"
    }

    fn claim(&self) -> &'static str {
        "every test and doc test of the workspace passes, and no crate is without"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let packages = metadata::workspace(context)?;
        let owners = Owners::build(context, &[])?;
        let mut run = TestRun::default();
        let command = context.cargo(["test", "--workspace", "--no-fail-fast"]);
        let status = stream(context, command, |line| run.line(line))?;

        let names: Vec<&str> = packages
            .iter()
            .map(|package| package.name.as_str())
            .collect();
        for name in without_tests(&run, &owners, &names) {
            tally.fail(format!("{name} ran no test"));
        }
        count(&run, status.success(), tally);
        Ok(())
    }
}

/// Puts a run of `cargo test` into a tally: its passed tests as checks, and all that is wrong.
pub fn count(run: &TestRun, exit_ok: bool, tally: &mut Tally) {
    let total = run.total();
    tally.pass(total.passed);
    run.failures(exit_ok)
        .into_iter()
        .for_each(|what| tally.fail(what));
    if total.ignored > 0 {
        tally.note(format!(
            "{} tests are ignored or skipped, each with its reason",
            total.ignored
        ));
    }
}

/// The crates none of whose tests passed.
fn without_tests<'a>(run: &TestRun, owners: &Owners, packages: &[&'a str]) -> Vec<&'a str> {
    let ran_one = |package: &&str| {
        run.binaries.iter().any(|binary| {
            owners.owner(binary).as_deref() == Some(package)
                && binary.result.is_some_and(|counts| counts.passed > 0)
        })
    };
    packages
        .iter()
        .filter(|package| !ran_one(package))
        .copied()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_fault_a_crate_whose_every_binary_ran_nothing_is_named() {
        let mut run = TestRun::default();
        for line in [
            "     Running unittests src/lib.rs (target/debug/deps/weft_a-01)",
            "test result: ok. 0 passed; 0 failed; 3 ignored; 0 measured; 0 filtered out",
            "     Running unittests src/lib.rs (target/debug/deps/weft_b-01)",
            "test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out",
            "     Running tests/all.rs (target/debug/deps/all-02)",
            "test result: ok. 7 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out",
            "   Doc-tests weft_a",
            "test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out",
            "   Doc-tests weft_c",
            "test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out",
        ] {
            run.line(line);
        }
        let mut owners = Owners::default();
        owners.insert("/x/deps/weft_a-01", "weft-a");
        owners.insert("/x/deps/weft_b-01", "weft-b");
        owners.insert("/x/deps/all-02", "weft-b");
        let packages = ["weft-a", "weft-b", "weft-c"];
        assert_eq!(without_tests(&run, &owners, &packages), ["weft-a"]);
    }

    #[test]
    fn planted_fault_a_failed_test_reaches_the_tally() {
        let mut run = TestRun::default();
        run.line("test result: FAILED. 4 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out");
        let mut tally = Tally::default();
        count(&run, false, &mut tally);
        assert_eq!(tally.checks, 5);
        assert_eq!(tally.failures.len(), 1);
    }
}
