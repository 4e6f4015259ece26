//! What ARCHITECTURE.md promises in a form that can be checked.
//!
//! Its table of crates has a row for each crate:
//!
//! ```text
//! | crate | Weft crates it may use | other crates it may use | where it may be unsafe |
//! | --- | --- | --- | --- |
//! | `weft-x` | `weft-ir`, `weft-kernel` | `half` | nowhere |
//! ```
//!
//! Names stand in backticks; words without them are for people.

use std::collections::{BTreeMap, BTreeSet};

/// What one crate may do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub ours: BTreeSet<String>,
    pub others: BTreeSet<String>,
    /// Paths inside the crate, files or folders.
    pub may_be_unsafe: BTreeSet<String>,
}

/// The table of crates.
pub type Table = BTreeMap<String, Row>;

const HEADING: [&str; 4] = [
    "crate",
    "Weft crates it may use",
    "other crates it may use",
    "where it may be unsafe",
];

/// Reads the table of crates out of ARCHITECTURE.md.
pub fn crate_table(markdown: &str) -> Result<Table, String> {
    let mut lines = markdown.lines();
    lines
        .find(|line| cells(line).is_some_and(|cells| cells == HEADING))
        .ok_or_else(|| format!("no table with the heading | {} |", HEADING.join(" | ")))?;
    let mut table = Table::new();
    for line in lines.skip(1) {
        let Some(cells) = cells(line) else { break };
        let [name, ours, others, may_be_unsafe] = cells[..] else {
            return Err(format!("a row needs four cells: {line}"));
        };
        let names = quoted(name);
        let [name] = &names.iter().collect::<Vec<_>>()[..] else {
            return Err(format!("a row needs one crate's name in backticks: {line}"));
        };
        let row = Row {
            ours: quoted(ours),
            others: quoted(others),
            may_be_unsafe: quoted(may_be_unsafe),
        };
        if table.insert((*name).clone(), row).is_some() {
            return Err(format!("two rows for {name}"));
        }
    }
    if table.is_empty() {
        return Err("the table of crates has no row".into());
    }
    Ok(table)
}

/// Every name in backticks that looks like one of ours.
pub fn crates_named(markdown: &str) -> BTreeSet<String> {
    let is_ours = |name: &String| {
        name == "xtask"
            || name.strip_prefix("weft-").is_some_and(|rest| {
                !rest.is_empty()
                    && rest
                        .chars()
                        .all(|c| c == '-' || c.is_ascii_lowercase() || c.is_ascii_digit())
            })
    };
    markdown.lines().flat_map(quoted).filter(is_ours).collect()
}

fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

/// What stands in backticks.
fn quoted(text: &str) -> BTreeSet<String> {
    let parts = text.split('`').skip(1).step_by(2);
    parts.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# House

Prose about `weft-ir`, `weft-far-away`, `weft` and `weft run`.

| other | table |
| --- | --- |
| `weft-x64-emit` | x |

| crate | Weft crates it may use | other crates it may use | where it may be unsafe |
| --- | --- | --- | --- |
| `weft-ir` | none | `half`, `serde` | nowhere |
| `weft-runtime` | `weft-ir`, `weft-plan` | none | `src/gate.rs` |

After it.
";

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn the_table_is_found_by_its_heading_and_ends_at_the_first_other_line() {
        let table = crate_table(PAGE).unwrap();
        assert_eq!(table.len(), 2);
        assert_eq!(table["weft-ir"].others, set(&["half", "serde"]));
        assert_eq!(table["weft-ir"].ours, set(&[]));
        assert_eq!(table["weft-runtime"].ours, set(&["weft-ir", "weft-plan"]));
        assert_eq!(table["weft-runtime"].may_be_unsafe, set(&["src/gate.rs"]));
    }

    #[test]
    fn planted_fault_a_broken_table_is_an_error_and_not_an_empty_one() {
        for (from, to) in [
            ("| crate |", "| krate |"),
            ("| `weft-ir` | none |", "| `weft-ir` |"),
            ("| `weft-ir` | none |", "| weft-ir | none |"),
            ("| `weft-runtime` |", "| `weft-ir` |"),
        ] {
            let broken = PAGE.replacen(from, to, 1);
            assert_ne!(broken, PAGE);
            assert!(crate_table(&broken).is_err(), "{from} -> {to}");
        }
        let empty = &PAGE[..PAGE.find("| `weft-ir` | none").unwrap()];
        assert!(crate_table(empty).is_err());
    }

    #[test]
    fn names_of_ours_are_found_wherever_they_stand_in_backticks() {
        let expected = [
            "weft-far-away",
            "weft-ir",
            "weft-plan",
            "weft-runtime",
            "weft-x64-emit",
        ];
        assert_eq!(crates_named(PAGE), set(&expected));
    }
}
