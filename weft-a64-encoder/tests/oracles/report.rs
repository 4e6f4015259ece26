//! Counting, and what differed.

use std::collections::BTreeMap;

#[derive(Default)]
pub struct Report {
    pub name: &'static str,
    pub cases: u64,
    pub differences: Vec<String>,
    pub notes: BTreeMap<String, u64>,
}

impl Report {
    pub fn new(name: &'static str) -> Self {
        Self {
            name,
            ..Self::default()
        }
    }

    pub fn case(&mut self) {
        self.cases += 1;
    }

    pub fn differ(&mut self, what: impl FnOnce() -> String) {
        self.differences.push(what());
    }

    /// Takes over what another report has.
    pub fn add(&mut self, other: Self) {
        self.cases += other.cases;
        self.differences.extend(other.differences);
        for (note, count) in other.notes {
            *self.notes.entry(note).or_default() += count;
        }
    }

    pub fn note(&mut self, what: impl Into<String>) {
        *self.notes.entry(what.into()).or_default() += 1;
    }

    /// Prints, and says whether all is well: something was checked and nothing differed.
    pub fn finish(self) -> bool {
        println!(
            "{}: {} checked, {} differ",
            self.name,
            self.cases,
            self.differences.len()
        );
        for (note, count) in &self.notes {
            println!("    {count} {note}");
        }
        let most = std::env::var("WEFT_SHOW")
            .ok()
            .and_then(|n| n.parse().ok())
            .unwrap_or(20);
        for difference in self.differences.iter().take(most) {
            println!("    {difference}");
        }
        self.cases > 0 && self.differences.is_empty()
    }
}
