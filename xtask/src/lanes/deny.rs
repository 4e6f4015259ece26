//! Lane `deny`.
//!
//! It reads `deny.toml`, as the program cargo-deny does, and checks by itself what matters here:
//! licences and sources.
//! cargo-deny takes longer to build than all of Weft, so it runs only where it is installed, as a
//! second opinion.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::child::{capture, expect_success, stream};
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::metadata::{items, text};
use crate::spdx;

/// Third-party crates come from where they may, under licences that we accept.
#[derive(Debug)]
pub struct Deny;

impl Lane for Deny {
    fn name(&self) -> &'static str {
        "deny"
    }

    fn claim(&self) -> &'static str {
        "third-party crates have a licence and a source that deny.toml allows"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let rules = std::fs::read_to_string(context.root.join("deny.toml"))
            .map_err(|error| Stop::Fail(format!("deny.toml: {error}")))?;
        let licences = array(&rules, "allow").map_err(Stop::Fail)?;
        let registries = array(&rules, "allow-registry").map_err(Stop::Fail)?;

        let command = context.cargo(["metadata", "--format-version", "1", "--all-features"]);
        let metadata: Value = serde_json::from_str(&expect_success(command)?.stdout)
            .map_err(|error| Stop::Fail(format!("cargo metadata wrote something else: {error}")))?;
        let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for package in items(&metadata["packages"]) {
            check_package(package, &licences, &registries, tally);
            let seen = versions.entry(text(&package["name"])).or_default();
            seen.insert(text(&package["version"]));
        }
        let several = |(name, versions): (&String, &BTreeSet<String>)| {
            let list: Vec<&str> = versions.iter().map(String::as_str).collect();
            (list.len() > 1).then(|| format!("{name} {}", list.join(" and ")))
        };
        let several: Vec<String> = versions.iter().filter_map(several).collect();
        if !several.is_empty() {
            tally.note(format!("in several versions: {}", several.join(", ")));
        }
        second_opinion(context, tally)
    }
}

/// A package of `cargo metadata`: ours, or from an allowed source under an allowed licence.
fn check_package(
    package: &Value,
    licences: &BTreeSet<String>,
    registries: &BTreeSet<String>,
    tally: &mut Tally,
) {
    let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
    let licence = text(&package["license"]);
    match spdx::satisfied(&licence, licences) {
        Ok(true) => tally.pass(1),
        Ok(false) => tally.fail(format!(
            "{name} is under {licence}, which deny.toml does not allow"
        )),
        Err(why) => tally.fail(format!("{name}: {why}")),
    }
    // A path in the workspace has no source.
    let Some(source) = package["source"].as_str() else {
        for dependency in items(&package["dependencies"]) {
            tally.check(dependency["req"] != "*", || {
                format!("{name} takes any version of {}", text(&dependency["name"]))
            });
        }
        return;
    };
    let allowed = source
        .strip_prefix("registry+")
        .is_some_and(|url| registries.contains(url));
    tally.check(allowed, || {
        format!("{name} comes from {source}, which deny.toml does not allow")
    });
}

/// The strings of `key = [ ... ]`, the first of that name.
fn array(toml: &str, key: &str) -> Result<BTreeSet<String>, String> {
    let start = toml
        .lines()
        .position(|line| {
            line.split_once('=')
                .is_some_and(|(name, _)| name.trim() == key)
        })
        .ok_or_else(|| format!("deny.toml has no `{key}`"))?;
    let mut strings = BTreeSet::new();
    for line in toml.lines().skip(start) {
        let code = line.split(" #").next().unwrap_or(line);
        strings.extend(code.split('"').skip(1).step_by(2).map(str::to_owned));
        if code.trim_end().ends_with(']') {
            return Ok(strings);
        }
    }
    Err(format!("`{key}` in deny.toml does not end"))
}

fn second_opinion(context: &Context, tally: &mut Tally) -> Result<(), Stop> {
    let version = capture(context.cargo(["deny", "--version"]))?;
    if !version.status.success() {
        tally.note("cargo-deny is not installed; licences and sources were checked without it");
        return Ok(());
    }
    let command = context.cargo([
        "deny",
        "check",
        "--hide-inclusion-graph",
        "licenses",
        "bans",
        "sources",
    ]);
    let status = stream(context, command, |_| {})?;
    tally.require_success(status, "cargo deny");
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const INDEX: &str = "https://example.org/index";

    fn failures(licence: &str, source: Option<&str>) -> Vec<String> {
        let package =
            json!({ "name": "a", "version": "1.0.0", "license": licence, "source": source });
        let mut tally = Tally::default();
        let [licences, registries] = ["MIT", INDEX].map(|only| [only.to_owned()].into());
        check_package(&package, &licences, &registries, &mut tally);
        assert_eq!(tally.checks, if source.is_some() { 2 } else { 1 });
        tally.failures
    }

    #[test]
    fn planted_fault_a_foreign_licence_or_source_is_named() {
        let good = format!("registry+{INDEX}");
        assert_eq!(
            failures("MIT OR GPL-2.0", Some(&good)),
            Vec::<String>::new()
        );
        assert_eq!(failures("MIT", None), Vec::<String>::new());
        assert!(failures("GPL-2.0", Some(&good))[0].contains("a 1.0.0 is under GPL-2.0"));
        assert!(failures("", Some(&good))[0].contains("no licence expression"));
        for source in [
            "git+https://example.org/index",
            "registry+https://example.com/index",
            "",
        ] {
            assert!(
                failures("MIT", Some(source))[0].contains("a 1.0.0 comes from"),
                "{source}"
            );
        }
    }

    #[test]
    fn planted_fault_a_dependency_on_any_version_is_named() {
        let package = json!({ "name": "weft-a", "version": "1.0.0", "license": "MIT", "source": null,
            "dependencies": [{ "name": "b", "req": "^1" }, { "name": "c", "req": "*" }] });
        let mut tally = Tally::default();
        check_package(
            &package,
            &["MIT".to_owned()].into(),
            &BTreeSet::new(),
            &mut tally,
        );
        assert_eq!(tally.failures, ["weft-a 1.0.0 takes any version of c"]);
    }

    #[test]
    fn arrays_are_read_whether_they_stand_on_one_line_or_many() {
        let toml = "[x]\nallow = [\n    \"A\", # the first\n    \"B WITH C\",\n]\nallow-registry = [\"d\"]\n";
        let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(array(toml, "allow"), Ok(set(&["A", "B WITH C"])));
        assert_eq!(array(toml, "allow-registry"), Ok(set(&["d"])));
        assert!(array(toml, "deny").is_err());
        assert!(array("allow = [\n\"A\",\n", "allow").is_err());
    }
}
