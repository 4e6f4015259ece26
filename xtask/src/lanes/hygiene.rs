//! Lane `hygiene`.

use crate::context::Context;
use crate::files;
use crate::lane::{Lane, Stop, Tally};

/// Nothing in the files belongs to one machine, or is unfinished.
#[derive(Debug)]
pub struct Hygiene;

/// Longer files are listed; each should be one argument or one table.
const LONG: usize = 900;

impl Lane for Hygiene {
    fn name(&self) -> &'static str {
        "hygiene"
    }

    fn claim(&self) -> &'static str {
        "no file holds a path of one machine or a registry's host, no code is left unfinished"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        for path in files::ours(context)? {
            if path == "Cargo.lock" {
                continue;
            }
            let Some(text) = files::text(context, &path)? else {
                continue;
            };
            let found = complaints(&path, &text);
            if found.is_empty() {
                tally.pass(1);
            }
            found.into_iter().for_each(|what| tally.fail(what));
            let lines = text.lines().count();
            if path.ends_with(".rs") && !path.contains("generated/") && lines > LONG {
                tally.note(format!(
                    "{path} has {lines} lines: is it one argument or one table?"
                ));
            }
        }
        Ok(())
    }
}

/// Everything in one file that should not be there.
fn complaints(path: &str, text: &str) -> Vec<String> {
    let is_rust = path.ends_with(".rs");
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let mut complain = |what: &str| found.push(format!("{path}:{}: {what}", index + 1));
        if names_a_home(line) {
            complain("a path of one machine");
        }
        if registry_hosts().any(|host| line.contains(&host)) {
            complain("a registry's host");
        }
        if is_rust && unfinished().any(|call| line.contains(&call)) {
            complain("unfinished code");
        }
        if is_rust && line.trim() == ignored("") {
            complain("a test is ignored without a reason");
        }
    }
    found
}

// The words looked for are put together here, so that this file does not hold them itself.

/// An absolute path below a folder where people keep checkouts.
fn names_a_home(line: &str) -> bool {
    ["work", "root", "home", "farm", "Users"]
        .iter()
        .any(|folder| {
            let path = format!("/{folder}/");
            line.match_indices(&path).any(|(at, _)| {
                let before = line[..at].chars().next_back();
                let after = line[at + path.len()..].chars().next();
                // Inside a longer path or an address it is something else.
                let starts = before.is_none_or(|c| !c.is_alphanumeric() && !"_-./}>".contains(c));
                starts && after.is_some_and(|c| c.is_alphanumeric() || c == '.' || c == '_')
            })
        })
}

fn registry_hosts() -> impl Iterator<Item = String> {
    [
        ["static", "crates", "io"],
        ["index", "crates", "io"],
        ["files", "pythonhosted", "org"],
        ["deb", "debian", "org"],
        ["registry", "npmjs", "org"],
    ]
    .into_iter()
    .map(|parts| parts.join("."))
}

/// The attribute of a test that is left out, with what stands behind the word.
fn ignored(reason: &str) -> String {
    format!("#[{}{reason}]", "ignore")
}

fn unfinished() -> impl Iterator<Item = String> {
    ["todo", "unimplemented"]
        .into_iter()
        .map(|name| format!("{name}!("))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_fault_each_kind_of_dirt_is_found_at_its_line() {
        let host: String = registry_hosts().next().unwrap();
        let call: String = unfinished().next().unwrap();
        for (dirt, what) in [
            (
                format!("let path = \"/{}/main/x\";", "work"),
                "a path of one machine",
            ),
            (
                format!("see /{}/someone/weft", "home"),
                "a path of one machine",
            ),
            (format!("// https://{host}/x"), "a registry's host"),
            (format!("    {call})"), "unfinished code"),
            (
                format!("    {}", ignored("")),
                "a test is ignored without a reason",
            ),
        ] {
            let found = complaints("a/src/lib.rs", &format!("//! Doc.\n{dirt}\n"));
            assert_eq!(found, [format!("a/src/lib.rs:2: {what}")], "{dirt}");
        }
    }

    #[test]
    fn what_only_looks_like_dirt_is_left_alone() {
        for clean in [
            format!("https://example.org/{}/list", "work"),
            format!("target/{}/x", "root"),
            ignored(" = \"takes an hour\""),
            format!("a {} at the /{}/ of it all", "path", "root"),
        ] {
            assert_eq!(
                complaints("a/src/lib.rs", &clean),
                Vec::<String>::new(),
                "{clean}"
            );
        }
        let prose = format!(
            "Say `{})` and clippy complains.",
            unfinished().next().unwrap()
        );
        assert_eq!(complaints("style.md", &prose), Vec::<String>::new());
    }
}
