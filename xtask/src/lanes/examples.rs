//! Lane `examples`.

use std::process::Command;

use serde_json::Value;

use crate::child::{capture, last_lines};
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::readme::{self, Run};
use crate::weft::Weft;

/// What the README shows works, and the digits have the same bits however they are run.
#[derive(Debug)]
pub struct Examples;

const DIGITS: [&str; 6] = [
    "run",
    "examples/digits/digits.onnx",
    "--image",
    "page=examples/digits/page.png",
    "--expect",
    "digit=examples/digits/labels.npy",
];

/// How many digits the page has.
const ON_THE_PAGE: u64 = 40;

/// What the output says when every value was equal.
const EQUAL: &str = "bit-identical to the reference";

/// A way to run the digits that must not change a bit.
struct Way {
    name: &'static str,
    arguments: &'static [&'static str],
    environment: &'static [(&'static str, &'static str)],
    /// Whether native code has to run, may run, or must not.
    native: Native,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Native {
    /// On a host with an emitter; anything elsewhere.
    WhereTheHostCan,
    Any,
    Never,
}

const fn way(
    name: &'static str,
    arguments: &'static [&'static str],
    environment: &'static [(&'static str, &'static str)],
    native: Native,
) -> Way {
    Way {
        name,
        arguments,
        environment,
        native,
    }
}

const WAYS: &[Way] = &[
    way("as it is", &[], &[], Native::WhereTheHostCan),
    way(
        "again, with verdicts cached",
        &[],
        &[],
        Native::WhereTheHostCan,
    ),
    way(
        "--threads 1",
        &["--threads", "1"],
        &[],
        Native::WhereTheHostCan,
    ),
    way(
        "--threads 2",
        &["--threads", "2"],
        &[],
        Native::WhereTheHostCan,
    ),
    way(
        "--threads 5",
        &["--threads", "5"],
        &[],
        Native::WhereTheHostCan,
    ),
    way(
        "WEFT_NATIVE_EMIT=strict",
        &[],
        &[("WEFT_NATIVE_EMIT", "strict")],
        Native::WhereTheHostCan,
    ),
    way(
        "WEFT_NATIVE_EMIT=off",
        &[],
        &[("WEFT_NATIVE_EMIT", "off")],
        Native::Never,
    ),
    way("WEFT_CPU=avx2", &[], &[("WEFT_CPU", "avx2")], Native::Any),
    way(
        "WEFT_CPU=baseline",
        &[],
        &[("WEFT_CPU", "baseline")],
        Native::Any,
    ),
    way(
        "WEFT_CPU=baseline WEFT_NATIVE_EMIT=off",
        &[],
        &[("WEFT_CPU", "baseline"), ("WEFT_NATIVE_EMIT", "off")],
        Native::Never,
    ),
];

impl Lane for Examples {
    fn name(&self) -> &'static str {
        "examples"
    }

    fn claim(&self) -> &'static str {
        "README's commands work, and the digits have the same bits in every way to run them"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let weft = Weft::build(context, "examples")?;
        digits(context, &weft, tally)?;
        readme(context, &weft, tally)
    }
}

fn digits(context: &Context, weft: &Weft, tally: &mut Tally) -> Result<(), Stop> {
    let printed = capture(weft.command(context, DIGITS))?;
    tally.check(
        printed.status.success() && printed.stdout.contains(EQUAL),
        || {
            let end = last_lines(&format!("{}{}", printed.stdout, printed.stderr), 12);
            format!("the digits example does not end with \"{EQUAL}\":\n{end}")
        },
    );
    let mut digest = None;
    for way in WAYS {
        context.say(&format!("digits, {}", way.name));
        let mut command = weft.command(context, DIGITS);
        command.args(["--check", "--json"]).args(way.arguments);
        command.envs(way.environment.iter().copied());
        match weft.json(command) {
            Ok(result) => check_digits(way, &result, &mut digest, tally),
            Err(Stop::Fail(what) | Stop::Skip(what)) => {
                tally.fail(format!("digits, {}: {what}", way.name));
            }
        }
    }
    Ok(())
}

/// One way's result; `digest` is that of the ways before, if there were any.
fn check_digits(way: &Way, result: &Value, digest: &mut Option<String>, tally: &mut Tally) {
    let mut check = |holds: bool, what: String| {
        tally.check(holds, || format!("digits, {}: {what}", way.name));
    };
    match (result["digest"].as_str(), digest.as_deref()) {
        (None | Some(""), _) => check(false, "no digest".into()),
        (Some(found), None) => {
            check(true, String::new());
            *digest = Some(found.to_owned());
        }
        (Some(found), Some(first)) => {
            check(
                found == first,
                format!("the digest is {found}, and was {first}"),
            );
        }
    }
    let values = &result["check"]["values"];
    check(
        values.as_u64().is_some_and(|n| n > 0),
        format!("{values} values were checked"),
    );
    let mismatches = &result["check"]["mismatches"];
    check(
        *mismatches == 0,
        format!("{mismatches} values differ from the reference's"),
    );
    let digit = &result["expect"]["digit"];
    check(
        digit["total"] == ON_THE_PAGE && digit["equal"] == ON_THE_PAGE,
        format!("{} of {} digits are right", digit["equal"], digit["total"]),
    );
    let kernels = &result["native"]["kernels"];
    let as_expected = match way.native {
        Native::Never => *kernels == 0,
        Native::WhereTheHostCan if host_has_an_emitter() => kernels.as_u64().is_some_and(|n| n > 0),
        Native::WhereTheHostCan | Native::Any => kernels.is_u64(),
    };
    check(as_expected, format!("{kernels} kernels ran native"));
}

/// Twins are written for AArch64, and for x86-64 with AVX2 and FMA.
fn host_has_an_emitter() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        cfg!(target_arch = "aarch64")
    }
}

fn readme(context: &Context, weft: &Weft, tally: &mut Tally) -> Result<(), Stop> {
    let page = std::fs::read_to_string(context.root.join("README.md"))
        .map_err(|error| Stop::Fail(format!("README.md: {error}")))?;
    let commands = readme::commands(&page);
    tally.check(!commands.run.is_empty(), || {
        "README.md shows no command that can be run".into()
    });
    for why in commands.refused {
        tally.fail(format!("README.md: {why}"));
    }
    for line in commands.listed {
        tally.note(format!("README.md, not run here: {line}"));
    }
    // Commands may write files, so they run in a copy; cargo finds the workspace above it.
    let folder = context.scratch("readme", true)?;
    copy_folder(&context.root.join("examples"), &folder.join("examples"))?;
    for run in &commands.run {
        let line = run.words.join(" ");
        context.say(&format!("README.md: {line}"));
        let mut command = as_command(context, weft, run);
        command.current_dir(&folder);
        let printed = capture(command)?;
        tally.check(printed.status.code() == Some(run.exit_code), || {
            let end = last_lines(&printed.stderr, 8);
            format!(
                "`{line}` ended with {}, not {}:\n{end}",
                printed.status, run.exit_code
            )
        });
        if run.words.iter().any(|word| word == DIGITS[1]) && run.words.iter().any(|w| w == "run") {
            context.print(printed.stdout.as_bytes());
        }
    }
    Ok(())
}

fn as_command(context: &Context, weft: &Weft, run: &Run) -> Command {
    let (program, arguments) = run.words.split_first().expect("a command has a first word");
    let mut command = match program.as_str() {
        "weft" => weft.command(context, arguments),
        _ => context.cargo(arguments.iter().map(String::as_str)),
    };
    weft.with_own_cache(&mut command);
    command.envs(run.environment.iter().map(|(name, value)| (name, value)));
    command
}

fn copy_folder(from: &std::path::Path, to: &std::path::Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn result() -> Value {
        json!({
            "digest": "ab12",
            "check": { "regions": 9, "values": 5000, "mismatches": 0 },
            "native": { "kernels": 8, "portable": 1, "refusals": [] },
            "expect": { "digit": { "equal": 40, "total": 40 } },
        })
    }

    fn failures(native: Native, result: &Value) -> Vec<String> {
        let mut tally = Tally::default();
        let mut digest = Some("ab12".to_owned());
        check_digits(&way("x", &[], &[], native), result, &mut digest, &mut tally);
        assert_eq!(tally.checks, 5);
        tally.failures
    }

    #[test]
    fn the_first_digest_is_taken_and_the_next_must_equal_it() {
        let mut digest = None;
        let mut tally = Tally::default();
        let any = way("x", &[], &[], Native::Any);
        check_digits(&any, &result(), &mut digest, &mut tally);
        assert_eq!(digest.as_deref(), Some("ab12"));
        let mut other = result();
        other["digest"] = "ab13".into();
        check_digits(&any, &other, &mut digest, &mut tally);
        assert_eq!(
            tally.failures,
            ["digits, x: the digest is ab13, and was ab12"]
        );
    }

    #[test]
    fn planted_fault_every_figure_that_is_wrong_or_absent_fails() {
        assert_eq!(failures(Native::Any, &result()), Vec::<String>::new());
        for (pointer, wrong) in [
            ("/digest", json!("cd34")),
            ("/digest", json!("")),
            ("/digest", Value::Null),
            ("/check/values", json!(0)),
            ("/check/values", Value::Null),
            ("/check/mismatches", json!(1)),
            ("/check/mismatches", Value::Null),
            ("/expect/digit/equal", json!(39)),
            ("/expect/digit/total", json!(39)),
            ("/expect/digit", Value::Null),
            ("/native/kernels", Value::Null),
        ] {
            let mut result = result();
            *result.pointer_mut(pointer).unwrap() = wrong.clone();
            assert_eq!(
                failures(Native::Any, &result).len(),
                1,
                "{pointer} = {wrong}"
            );
        }
        assert_eq!(failures(Native::Any, &json!({})).len(), 5);
    }

    #[test]
    fn planted_fault_native_code_where_it_is_off_fails() {
        assert_eq!(failures(Native::Never, &result()).len(), 1);
    }
}
