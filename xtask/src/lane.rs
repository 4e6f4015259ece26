//! What a lane is, and when it has passed.

use std::fmt::Display;
use std::process::ExitStatus;
use std::time::Duration;

use crate::context::Context;

/// One claim about the whole workspace.
pub trait Lane {
    /// A short name, as `--only` takes it.
    fn name(&self) -> &'static str;

    /// What holds when the lane is green, in one line.
    fn claim(&self) -> &'static str;

    /// Whether the lane runs only when `--only` names it: it takes too long for every run.
    fn on_demand(&self) -> bool {
        false
    }

    /// Checks the claim, and counts each check in `tally`.
    ///
    /// Returning `Ok` does not mean that all is well: [`judge`] decides by what was counted.
    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop>;
}

/// Why a lane ended early.
#[derive(Debug)]
pub enum Stop {
    /// This host cannot run the lane; what it lacks.
    Skip(String),
    /// The lane cannot go on; what went wrong.
    Fail(String),
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Self {
        Self::Fail(error.to_string())
    }
}

/// What a lane has counted so far.
#[derive(Debug, Default)]
pub struct Tally {
    /// Checks made, failed ones among them.
    pub checks: u64,
    /// A line for each failed check.
    pub failures: Vec<String>,
    /// What a reader should know although it fails nothing.
    pub notes: Vec<String>,
}

impl Tally {
    /// Counts checks that held.
    pub fn pass(&mut self, count: u64) {
        self.checks += count;
    }

    /// Counts a check that did not hold.
    pub fn fail(&mut self, what: impl Into<String>) {
        self.checks += 1;
        self.failures.push(what.into());
    }

    /// Counts one check, which failed with the message of `what` unless `holds`.
    pub fn check(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if holds {
            self.pass(1)
        } else {
            self.fail(what())
        }
    }

    /// Records that a program failed; that it succeeded is no check, for it may have done nothing.
    pub fn require_success(&mut self, status: ExitStatus, program: &str) {
        if !status.success() {
            self.fail(format!("{program} ended with {status}"));
        }
    }

    /// Counts one check, that `found` is `expected`.
    pub fn equal<T: PartialEq + Display>(&mut self, found: T, expected: T, what: &str) {
        self.check(found == expected, || {
            format!("{what} is {found}, not {expected}")
        });
    }

    /// Remembers something that fails nothing.
    pub fn note(&mut self, what: impl Into<String>) {
        self.notes.push(what.into());
    }
}

/// How a lane ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Ok,
    Failed,
    Skipped,
}

/// A finished lane.
#[derive(Debug)]
pub struct Outcome {
    pub name: &'static str,
    pub claim: &'static str,
    pub status: Status,
    pub checks: u64,
    pub time: Duration,
    /// Why the lane was skipped, if it was.
    pub reason: Option<String>,
    pub failures: Vec<String>,
    pub notes: Vec<String>,
}

/// Decides how a lane ended.
///
/// A lane is ok only when it ran to its end, checked something, and nothing failed.
/// It is skipped only when it said so, nothing had failed by then, and skips are allowed.
pub fn judge(
    lane: &dyn Lane,
    ended: Result<(), Stop>,
    tally: Tally,
    time: Duration,
    skips_allowed: bool,
) -> Outcome {
    let Tally {
        checks,
        mut failures,
        notes,
    } = tally;
    let mut reason = None;
    match ended {
        Ok(()) if checks == 0 => {
            failures.push("the lane checked nothing, and a check of nothing is a failure".into());
        }
        Ok(()) => {}
        Err(Stop::Fail(what)) => failures.push(what),
        Err(Stop::Skip(why)) if skips_allowed => reason = Some(why),
        Err(Stop::Skip(why)) => {
            failures.push(format!("every lane must run, and this cannot: {why}"))
        }
    }
    let status = match (failures.is_empty(), &reason) {
        (false, _) => Status::Failed,
        (true, Some(_)) => Status::Skipped,
        (true, None) => Status::Ok,
    };
    Outcome {
        name: lane.name(),
        claim: lane.claim(),
        status,
        checks,
        time,
        reason,
        failures,
        notes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Named;

    impl Lane for Named {
        fn name(&self) -> &'static str {
            "named"
        }
        fn claim(&self) -> &'static str {
            "a lane for these tests"
        }
        fn run(&self, _: &Context, _: &mut Tally) -> Result<(), Stop> {
            Ok(())
        }
    }

    fn judged(ended: Result<(), Stop>, tally: Tally, skips_allowed: bool) -> Outcome {
        judge(&Named, ended, tally, Duration::ZERO, skips_allowed)
    }

    fn counted(checks: u64, failures: &[&str]) -> Tally {
        let mut tally = Tally::default();
        tally.pass(checks);
        failures.iter().for_each(|what| tally.fail(*what));
        tally
    }

    #[test]
    fn planted_fault_a_lane_that_ran_nothing_is_failed() {
        let outcome = judged(Ok(()), Tally::default(), true);
        assert_eq!(outcome.status, Status::Failed);
        assert!(outcome.failures[0].contains("checked nothing"));
        assert_eq!(judged(Ok(()), counted(1, &[]), true).status, Status::Ok);
    }

    #[test]
    fn planted_fault_one_failed_check_among_many_fails_the_lane() {
        let outcome = judged(Ok(()), counted(1000, &["one bit"]), true);
        assert_eq!(outcome.status, Status::Failed);
        assert_eq!(outcome.checks, 1001);
        assert_eq!(outcome.failures, ["one bit"]);
    }

    #[test]
    fn a_skip_is_a_skip_only_where_it_is_allowed_and_nothing_failed_before() {
        let skip = || Err(Stop::Skip("no python3".into()));
        let allowed = judged(skip(), counted(0, &[]), true);
        assert_eq!(allowed.status, Status::Skipped);
        assert_eq!(allowed.reason.as_deref(), Some("no python3"));
        assert_eq!(
            judged(skip(), counted(5, &[]), false).status,
            Status::Failed
        );
        assert_eq!(
            judged(skip(), counted(5, &["a bit"]), true).status,
            Status::Failed
        );
    }

    #[test]
    fn a_lane_that_cannot_go_on_is_failed_whatever_it_had_counted() {
        let outcome = judged(Err(Stop::Fail("disk full".into())), counted(9, &[]), true);
        assert_eq!(outcome.status, Status::Failed);
        assert_eq!(outcome.failures, ["disk full"]);
    }
}
