//! What `validate` prints at its end.

use serde_json::{Value, json};

use crate::lane::{Outcome, Status};

/// The lanes as a table, then failures and notes, then one line that counts.
pub fn text(outcomes: &[Outcome]) -> String {
    let mut text = format!("\n{:<14} {:>9} {:>9}  status\n", "lane", "checks", "time");
    for outcome in outcomes {
        let status = match (outcome.status, &outcome.reason) {
            (Status::Ok, _) => "ok".to_owned(),
            (Status::Failed, _) => "FAILED".to_owned(),
            (Status::Skipped, reason) => {
                format!(
                    "skipped: {}",
                    reason.as_deref().unwrap_or("no reason given")
                )
            }
        };
        text += &format!(
            "{:<14} {:>9} {:>8.1}s  {status}\n",
            outcome.name,
            outcome.checks,
            outcome.time.as_secs_f64()
        );
    }
    let checks: u64 = outcomes.iter().map(|outcome| outcome.checks).sum();
    let seconds: f64 = outcomes.iter().map(|o| o.time.as_secs_f64()).sum();
    text += &format!("{:<14} {checks:>9} {seconds:>8.1}s\n", "total");

    for outcome in outcomes {
        for note in &outcome.notes {
            text += &format!("\nnote, {}: {note}", outcome.name);
        }
    }
    for outcome in outcomes {
        for failure in &outcome.failures {
            text += &format!("\nFAILED, {}: {failure}", outcome.name);
        }
    }
    let count = |status| outcomes.iter().filter(|o| o.status == status).count();
    text += &format!(
        "\n\nlanes: {} passed, {} failed, {} skipped\n",
        count(Status::Ok),
        count(Status::Failed),
        count(Status::Skipped)
    );
    text
}

/// The same as JSON.
pub fn json(outcomes: &[Outcome]) -> Value {
    let lanes: Vec<Value> = outcomes
        .iter()
        .map(|outcome| {
            json!({
                "name": outcome.name,
                "claim": outcome.claim,
                "status": match outcome.status {
                    Status::Ok => "ok",
                    Status::Failed => "failed",
                    Status::Skipped => "skipped",
                },
                "checks": outcome.checks,
                "seconds": outcome.time.as_secs_f64(),
                "reason": outcome.reason,
                "failures": outcome.failures,
                "notes": outcome.notes,
            })
        })
        .collect();
    json!({ "ok": all_well(outcomes), "lanes": lanes })
}

/// Whether no lane failed, and at least one ran.
pub fn all_well(outcomes: &[Outcome]) -> bool {
    outcomes
        .iter()
        .all(|outcome| outcome.status != Status::Failed)
        && outcomes.iter().any(|outcome| outcome.status == Status::Ok)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn outcome(name: &'static str, status: Status, reason: Option<&str>) -> Outcome {
        Outcome {
            name,
            claim: "",
            status,
            checks: 3,
            time: Duration::from_millis(1250),
            reason: reason.map(str::to_owned),
            failures: Vec::new(),
            notes: Vec::new(),
        }
    }

    #[test]
    fn the_table_names_every_lane_with_count_time_status_and_the_reason_of_a_skip() {
        let text = text(&[
            outcome("fmt", Status::Ok, None),
            outcome("ort", Status::Skipped, Some("no python3")),
        ]);
        for line in [
            "fmt                    3      1.2s  ok",
            "ort                    3      1.2s  skipped: no python3",
            "total                  6      2.5s",
            "lanes: 1 passed, 0 failed, 1 skipped",
        ] {
            assert!(
                text.lines().any(|l| l == line),
                "{line:?} is missing in\n{text}"
            );
        }
    }

    #[test]
    fn planted_fault_one_failed_lane_or_none_that_ran_is_not_well() {
        let ok = || outcome("fmt", Status::Ok, None);
        let failed = || outcome("docs", Status::Failed, None);
        let skipped = || outcome("ort", Status::Skipped, Some("no python3"));
        assert!(all_well(&[ok(), skipped()]));
        assert!(!all_well(&[ok(), failed()]));
        assert!(!all_well(&[skipped()]), "nothing ran");
        assert!(!all_well(&[]), "nothing ran");
        assert_eq!(json(&[ok(), failed()])["ok"], false);
    }
}
