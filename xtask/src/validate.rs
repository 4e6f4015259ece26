//! `cargo xtask validate`: chooses lanes, runs them one after the other, prints the table.

use std::process::ExitCode;
use std::time::Instant;

use crate::cli::Options;
use crate::context::{Context, Out};
use crate::lane::{Lane, Outcome, Status, Tally, judge};
use crate::{lanes, table};

/// Runs what `options` asks for.
pub fn run(options: &Options) -> ExitCode {
    let lanes = lanes::all();
    if options.list {
        for lane in &lanes {
            let when = if lane.on_demand() {
                " (with --only)"
            } else {
                ""
            };
            println!("{:<14} {}{when}", lane.name(), lane.claim());
        }
        return ExitCode::SUCCESS;
    }
    let chosen = match choose(lanes, &options.only) {
        Ok(chosen) => chosen,
        Err(error) => {
            eprintln!("xtask: {error}");
            return ExitCode::from(2);
        }
    };
    let out = if options.json {
        Out::Stderr
    } else {
        Out::Stdout
    };
    let context = Context::new(options.all, out);
    let outcomes: Vec<Outcome> = chosen
        .iter()
        .map(|lane| one(&context, &**lane, !options.all))
        .collect();
    context.say(&table::text(&outcomes));
    if options.json {
        println!("{:#}", table::json(&outcomes));
    }
    if table::all_well(&outcomes) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The lanes named in `only`, in their own order; when none is named all but those on demand.
fn choose(lanes: Vec<Box<dyn Lane>>, only: &[String]) -> Result<Vec<Box<dyn Lane>>, String> {
    if let Some(unknown) = only
        .iter()
        .find(|name| !lanes.iter().any(|lane| lane.name() == name.as_str()))
    {
        let names: Vec<&str> = lanes.iter().map(|lane| lane.name()).collect();
        return Err(format!(
            "there is no lane `{unknown}`; there are {}",
            names.join(", ")
        ));
    }
    let mut chosen = lanes;
    chosen.retain(|lane| match only.is_empty() {
        true => !lane.on_demand(),
        false => only.iter().any(|name| name == lane.name()),
    });
    Ok(chosen)
}

fn one(context: &Context, lane: &dyn Lane, skips_allowed: bool) -> Outcome {
    context.say(&format!("\n== {}: {}", lane.name(), lane.claim()));
    let start = Instant::now();
    let mut tally = Tally::default();
    let ended = lane.run(context, &mut tally);
    let outcome = judge(lane, ended, tally, start.elapsed(), skips_allowed);
    let status = match outcome.status {
        Status::Ok => "ok",
        Status::Failed => "FAILED",
        Status::Skipped => "skipped",
    };
    let seconds = outcome.time.as_secs_f64();
    context.say(&format!(
        "== {}: {status}, {} checks in {seconds:.1} s",
        outcome.name, outcome.checks
    ));
    outcome
        .failures
        .iter()
        .for_each(|what| context.say(&format!("   {what}")));
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(only: &[&str]) -> Result<Vec<&'static str>, String> {
        let only: Vec<String> = only.iter().map(|name| (*name).to_owned()).collect();
        let chosen = choose(lanes::all(), &only)?;
        Ok(chosen.iter().map(|lane| lane.name()).collect())
    }

    #[test]
    fn lanes_run_in_their_own_order_whatever_order_they_were_named_in() {
        assert_eq!(names(&["docs", "fmt"]), Ok(vec!["fmt", "docs"]));
        let always = lanes::all().iter().filter(|l| !l.on_demand()).count();
        assert_eq!(names(&[]).unwrap().len(), always);
    }

    #[test]
    fn planted_fault_a_lane_that_does_not_exist_is_an_error_and_not_an_empty_run() {
        assert!(names(&["fmt", "formt"]).unwrap_err().contains("formt"));
    }

    #[test]
    fn lanes_have_different_names() {
        let mut all = names(&[]).unwrap();
        all.sort_unstable();
        let count = all.len();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
