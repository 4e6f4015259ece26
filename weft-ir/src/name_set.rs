//! Unique names without scanning a graph for each.

use std::collections::{HashMap, HashSet};

/// Names that are taken.
#[derive(Clone, Debug, Default)]
pub(crate) struct NameSet {
    taken: HashSet<String>,
    /// For a base that clashed, the suffix to try next.
    next: HashMap<String, u64>,
}

impl NameSet {
    /// The set of these names.
    pub(crate) fn of<'a>(names: impl Iterator<Item = &'a str>) -> Self {
        NameSet {
            taken: names.map(str::to_owned).collect(),
            next: HashMap::new(),
        }
    }

    /// `base`, or `base` with a suffix `_1`, `_2`, .. that makes it unique; taken from now on.
    pub(crate) fn claim(&mut self, base: &str) -> String {
        if self.taken.insert(base.to_owned()) {
            return base.to_owned();
        }
        let next = self.next.entry(base.to_owned()).or_insert(1);
        loop {
            let name = format!("{base}_{next}");
            *next += 1;
            if self.taken.insert(name.clone()) {
                return name;
            }
        }
    }
}
