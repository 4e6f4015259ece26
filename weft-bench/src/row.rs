//! A row: one case, its limit, and how long each contender took.

use crate::machine::Limit;
use crate::stats::Stats;
use serde_json::{Value, json};

/// What a contender is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Weft with machine code.
    Twin,
    /// Weft's portable arms alone.
    Arm,
    /// Another library.
    Rival,
    /// The same by hand in `std::arch`.
    ByHand,
}

impl Role {
    /// Its word in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Role::Twin => "twin",
            Role::Arm => "arm",
            Role::Rival => "rival",
            Role::ByHand => "by-hand",
        }
    }
}

/// A contender's times in a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// What it is.
    pub role: Role,
    /// Its times.
    pub stats: Stats,
    /// Calls in each timed turn.
    pub calls: usize,
    /// Turns that were left out since the thread had to wait for a processor.
    pub disturbed: usize,
    /// What the plan's prices say, in seconds.
    pub predicted: Option<f64>,
}

/// One case, measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// What it cannot be faster than.
    pub limit: Limit,
    /// Multiply-adds.
    pub multiply_adds: u64,
    /// Bytes that must be read and written.
    pub bytes: u64,
    /// What was compared before anything was timed, in words.
    pub checked: Vec<String>,
    /// The contenders, Weft's first.
    pub entries: Vec<Entry>,
    /// What else there is to say.
    pub notes: Vec<String>,
}

/// How much slower than its arm a twin may seem by the noise of a measurement.
pub const NOISE: f64 = 0.03;

impl Row {
    /// The first entry of that role.
    pub fn entry(&self, role: Role) -> Option<&Entry> {
        self.entries.iter().find(|e| e.role == role)
    }

    /// The entry that others are compared with: the twin, or where there is none the arm.
    pub fn weft(&self) -> Option<&Entry> {
        self.entry(Role::Twin).or_else(|| self.entry(Role::Arm))
    }

    /// How many times as fast as an entry Weft is, by the medians.
    pub fn speed_over(&self, entry: &Entry) -> Option<f64> {
        Some(entry.stats.ratio(&self.weft()?.stats))
    }

    /// The share of the limit that an entry reaches, by its median.
    pub fn share(&self, entry: &Entry) -> f64 {
        self.limit.seconds / entry.stats.median()
    }

    /// Whether the twin is slower than its arm, beyond noise.
    pub fn twin_is_slower(&self) -> bool {
        match (self.entry(Role::Twin), self.entry(Role::Arm)) {
            (Some(twin), Some(arm)) => twin.stats.is_slower_than(&arm.stats, NOISE),
            _ => false,
        }
    }

    /// For a record.
    pub fn to_json(&self) -> Value {
        let entries = self.entries.iter().map(|entry| {
            let mut value = json!({
                "name": entry.name,
                "role": entry.role.word(),
                "median_s": entry.stats.median(),
                "best_s": entry.stats.best(),
                "spread": rounded(entry.stats.spread()),
                "trials": entry.stats.trials(),
                "disturbed": entry.disturbed,
                "calls_per_trial": entry.calls,
                "share_of_limit": rounded(self.share(entry)),
            });
            if self.multiply_adds > 0 {
                let rate = 2.0 * self.multiply_adds as f64 / entry.stats.median() / 1e9;
                value["gflop_per_s"] = json!(rounded(rate));
            }
            if let Some(predicted) = entry.predicted {
                value["predicted_s"] = json!(predicted);
                value["predicted_over_measured"] = json!(rounded(predicted / entry.stats.median()));
            }
            if let Some(weft) = self.weft().filter(|weft| *weft != entry) {
                value["weft_is_times_as_fast"] = json!(rounded(entry.stats.ratio(&weft.stats)));
                value["weft_is_times_as_fast_by_bests"] =
                    json!(rounded(entry.stats.ratio_of_bests(&weft.stats)));
            }
            value
        });
        json!({
            "name": self.name,
            "limit": { "name": self.limit.name, "seconds": self.limit.seconds },
            "multiply_adds": self.multiply_adds,
            "bytes": self.bytes,
            "checked": self.checked,
            "contenders": entries.collect::<Vec<Value>>(),
            "notes": self.notes,
        })
    }
}

/// Four digits behind the point are what these measurements are good for.
pub fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn entry(name: &str, role: Role, seconds: f64) -> Entry {
        Entry {
            name: name.into(),
            role,
            stats: Stats::of(vec![seconds, seconds * 1.1, seconds * 0.9]).unwrap(),
            calls: 3,
            disturbed: 0,
            predicted: (role == Role::Twin).then_some(seconds / 2.0),
        }
    }

    pub(crate) fn row() -> Row {
        Row {
            name: "matmul <2x2x2>".into(),
            limit: Limit {
                name: "FMA peak".into(),
                seconds: 0.5,
            },
            multiply_adds: 8,
            bytes: 48,
            checked: vec!["twin and arm: 4 values".into()],
            entries: vec![
                entry("x64-avx2", Role::Twin, 1.0),
                entry("portable", Role::Arm, 2.0),
                entry("gemm", Role::Rival, 0.8),
            ],
            notes: vec![],
        }
    }

    #[test]
    fn shares_and_ratios_follow_from_medians() {
        let row = row();
        assert_eq!(row.share(&row.entries[0]), 0.5);
        assert_eq!(row.share(&row.entries[1]), 0.25);
        assert_eq!(row.speed_over(&row.entries[1]), Some(2.0));
        assert_eq!(row.speed_over(&row.entries[2]), Some(0.8));
        assert!(!row.twin_is_slower());
    }

    #[test]
    fn a_slow_twin_is_seen() {
        let mut row = row();
        row.entries[1] = entry("portable", Role::Arm, 0.9);
        assert!(row.twin_is_slower());
    }

    #[test]
    fn losing_figures_stand_in_the_record() {
        let json = row().to_json();
        let gemm = &json["contenders"][2];
        assert_eq!(gemm["weft_is_times_as_fast"], 0.8);
        assert_eq!(gemm["role"], "rival");
        let twin = &json["contenders"][0];
        assert_eq!(twin["predicted_over_measured"], 0.5);
        assert_eq!(twin["median_s"], 1.0);
        assert_eq!(twin["best_s"], 0.9);
        assert_eq!(twin["trials"], 3);
        assert!(twin.get("weft_is_times_as_fast").is_none());
    }
}
