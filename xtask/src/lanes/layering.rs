//! Lane `layering`.

use std::collections::BTreeSet;
use std::path::Path;

use crate::architecture::{Table, crate_table, crates_named};
use crate::context::Context;
use crate::files;
use crate::lane::{Lane, Stop, Tally};
use crate::metadata::{self, Package};

/// The crates are those of ARCHITECTURE.md, and use each other only as its table allows.
#[derive(Debug)]
pub struct Layering;

impl Lane for Layering {
    fn name(&self) -> &'static str {
        "layering"
    }

    fn claim(&self) -> &'static str {
        "crates, their dependencies and their unsafe code are those of ARCHITECTURE.md's table"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let page = std::fs::read_to_string(context.root.join("ARCHITECTURE.md"))
            .map_err(|error| Stop::Fail(format!("ARCHITECTURE.md: {error}")))?;
        let table = crate_table(&page).map_err(Stop::Fail)?;
        let packages = metadata::workspace(context)?;
        check_edges(&table, &packages, tally);
        check_names(&crates_named(&page), &packages, tally);

        let sources = files::rust_sources(context)?;
        for package in &packages {
            let Some(row) = table.get(&package.name) else {
                continue;
            };
            for root in &package.roots {
                check_root(
                    root,
                    &std::fs::read_to_string(root)?,
                    &row.may_be_unsafe,
                    tally,
                );
            }
            let folder = package
                .folder
                .strip_prefix(&context.root)
                .unwrap_or(&package.folder);
            let prefix = format!("{}/", folder.to_string_lossy().replace('\\', "/"));
            for path in &row.may_be_unsafe {
                let found = context.root.join(folder).join(path).exists();
                tally.check(found, || {
                    format!("{prefix}{path}, allowed to be unsafe, is not there")
                });
            }
            let own = sources
                .iter()
                .filter_map(|path| Some((path, path.strip_prefix(&prefix)?)));
            for (path, inside) in own.filter(|(_, inside)| inside.starts_with("src/")) {
                let text = files::text(context, path)?.unwrap_or_default();
                check_unsafe(path, inside, &text, &row.may_be_unsafe, tally);
            }
        }
        Ok(())
    }
}

/// Compares the table with the real edges, one check for each crate and each edge.
fn check_edges(table: &Table, packages: &[Package], tally: &mut Tally) {
    let ours: BTreeSet<&str> = packages
        .iter()
        .map(|package| package.name.as_str())
        .collect();
    for name in table.keys() {
        tally.check(ours.contains(name.as_str()), || {
            format!("{name} has a row in ARCHITECTURE.md's table and is not in the workspace")
        });
    }
    for package in packages {
        let name = &package.name;
        let Some(row) = table.get(name) else {
            tally.fail(format!("{name} has no row in ARCHITECTURE.md's table"));
            continue;
        };
        for to in &package.dependencies {
            let is_ours = ours.contains(to.as_str());
            let allowed = if is_ours { &row.ours } else { &row.others };
            tally.check(allowed.contains(to), || {
                format!("{name} depends on {to}, which ARCHITECTURE.md's table does not allow")
            });
            tally.check(to != "xtask", || {
                format!("{name} depends on xtask, which nothing may")
            });
            tally.check(name != "xtask" || !is_ours, || {
                format!("xtask depends on {to}, and must build without any of ours")
            });
        }
    }
}

/// Every crate is named on the page, and every crate named there exists.
fn check_names(named: &BTreeSet<String>, packages: &[Package], tally: &mut Tally) {
    for package in packages {
        tally.check(named.contains(&package.name), || {
            format!("ARCHITECTURE.md does not name {}", package.name)
        });
    }
    for name in named {
        tally.check(packages.iter().any(|package| package.name == *name), || {
            format!("ARCHITECTURE.md names {name}, which is not in the workspace")
        });
    }
}

/// A crate with no unsafe place forbids unsafe code at its root.
fn check_root(root: &Path, text: &str, may_be_unsafe: &BTreeSet<String>, tally: &mut Tally) {
    let forbids = text
        .lines()
        .any(|line| line.trim() == "#![forbid(unsafe_code)]");
    tally.check(forbids || !may_be_unsafe.is_empty(), || {
        format!("{} lacks #![forbid(unsafe_code)]", root.display())
    });
}

/// A crate with unsafe places is unsafe nowhere else.
fn check_unsafe(
    path: &str,
    inside: &str,
    text: &str,
    may_be_unsafe: &BTreeSet<String>,
    tally: &mut Tally,
) {
    if may_be_unsafe.is_empty()
        || may_be_unsafe
            .iter()
            .any(|place| inside.starts_with(place.as_str()))
    {
        return;
    }
    let is_unsafe = |line: &str| {
        let code = line.split("//").next().unwrap_or(line);
        [
            "unsafe {",
            "unsafe fn",
            "unsafe impl",
            "unsafe extern",
            "unsafe trait",
            "unsafe(",
        ]
        .iter()
        .any(|form| code.contains(form))
    };
    let found = text.lines().position(is_unsafe);
    tally.check(found.is_none(), || {
        let line = found.map_or(0, |index| index + 1);
        format!("{path}:{line}: unsafe outside the places that ARCHITECTURE.md allows")
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
| crate | Weft crates it may use | other crates it may use | where it may be unsafe |
| --- | --- | --- | --- |
| `weft-ir` | none | `serde` | nowhere |
| `weft-plan` | `weft-ir` | none | nowhere |
| `weft-mem` | none | `libc` | `src/gate.rs` |
| `xtask` | none | `lexopt` | nowhere |
";

    fn package(name: &str, dependencies: &[&str]) -> Package {
        Package {
            name: name.to_owned(),
            dependencies: dependencies.iter().map(|name| (*name).to_owned()).collect(),
            ..Package::default()
        }
    }

    fn workspace() -> Vec<Package> {
        vec![
            package("weft-ir", &["serde"]),
            package("weft-plan", &["weft-ir"]),
            package("weft-mem", &["libc"]),
            package("xtask", &["lexopt"]),
        ]
    }

    fn checked(packages: &[Package]) -> Tally {
        let mut tally = Tally::default();
        check_edges(&crate_table(PAGE).unwrap(), packages, &mut tally);
        check_names(&crates_named(PAGE), packages, &mut tally);
        tally
    }

    #[test]
    fn a_workspace_like_its_table_is_clean_and_every_edge_was_looked_at() {
        let tally = checked(&workspace());
        assert_eq!(tally.failures, Vec::<String>::new());
        // Four rows, three checks for each of four edges, four crates named, four names that exist.
        assert_eq!(tally.checks, 4 + 3 * 4 + 4 + 4);
    }

    #[test]
    fn planted_fault_a_forbidden_edge_is_named() {
        for (from, to) in [
            ("weft-ir", "weft-plan"),
            ("weft-plan", "weft-mem"),
            ("weft-plan", "serde"),
            ("weft-mem", "half"),
        ] {
            let mut packages = workspace();
            let package = packages.iter_mut().find(|p| p.name == from).unwrap();
            package.dependencies.insert(to.to_owned());
            let failures = checked(&packages).failures;
            assert_eq!(failures.len(), 1, "{failures:?}");
            assert!(
                failures[0].starts_with(&format!("{from} depends on {to}, ")),
                "{failures:?}"
            );
        }
    }

    #[test]
    fn planted_fault_a_crate_without_a_row_and_a_row_without_a_crate_are_named() {
        let mut more = workspace();
        more.push(package("weft-new", &[]));
        let failures = checked(&more).failures;
        assert!(failures[0].contains("weft-new has no row"), "{failures:?}");
        let mut fewer = workspace();
        fewer.remove(2);
        let failures = checked(&fewer).failures;
        assert!(failures[0].contains("weft-mem has a row"), "{failures:?}");
    }

    #[test]
    fn planted_fault_an_edge_to_or_from_xtask_is_named_even_if_the_table_allows_it() {
        let page = PAGE
            .replace(
                "| `weft-plan` | `weft-ir` |",
                "| `weft-plan` | `weft-ir`, `xtask` |",
            )
            .replace("| `xtask` | none |", "| `xtask` | `weft-ir` |");
        let packages = [
            package("weft-ir", &[]),
            package("weft-plan", &["xtask"]),
            package("weft-mem", &[]),
            package("xtask", &["weft-ir"]),
        ];
        let mut tally = Tally::default();
        check_edges(&crate_table(&page).unwrap(), &packages, &mut tally);
        assert_eq!(tally.failures.len(), 2, "{:?}", tally.failures);
        assert!(
            tally
                .failures
                .iter()
                .all(|failure| failure.contains("xtask"))
        );
    }

    #[test]
    fn planted_fault_unsafe_outside_its_place_is_found_and_inside_it_is_not() {
        let places: BTreeSet<String> = ["src/gate.rs".to_owned()].into();
        let text = "// unsafe { in a comment }\nfn a() {\n    unsafe { b() }\n}\n";
        let failures = |inside: &str, text: &str| {
            let mut tally = Tally::default();
            check_unsafe(
                &format!("weft-mem/{inside}"),
                inside,
                text,
                &places,
                &mut tally,
            );
            tally.failures
        };
        assert_eq!(failures("src/gate.rs", text), Vec::<String>::new());
        assert_eq!(
            failures("src/lib.rs", "// unsafe { }\n"),
            Vec::<String>::new()
        );
        assert!(failures("src/lib.rs", text)[0].starts_with("weft-mem/src/lib.rs:3: unsafe"));
    }

    #[test]
    fn planted_fault_a_root_that_does_not_forbid_unsafe_code_is_found() {
        let failures = |text: &str, places: &[&str]| {
            let places = places.iter().map(|place| (*place).to_owned()).collect();
            let mut tally = Tally::default();
            check_root(Path::new("src/lib.rs"), text, &places, &mut tally);
            tally.failures.len()
        };
        assert_eq!(failures("//! Doc.\n#![forbid(unsafe_code)]\n", &[]), 0);
        assert_eq!(failures("//! Doc.\n// #![forbid(unsafe_code)]\n", &[]), 1);
        assert_eq!(failures("//! Doc.\n", &["src/gate.rs"]), 0);
    }
}
