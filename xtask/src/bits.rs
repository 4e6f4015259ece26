//! Digests of one run, gathered over targets and ways to run, and compared at the end.

use std::process::Command;
use std::sync::Mutex;

use serde_json::Value;

use crate::child::{expect_success, shown};
use crate::context::Context;
use crate::lane::{Stop, Tally};

/// The digits example, as arguments of `weft`.
pub const DIGITS: [&str; 6] = [
    "run",
    "examples/digits/digits.onnx",
    "--image",
    "page=examples/digits/page.png",
    "--expect",
    "digit=examples/digits/labels.npy",
];

/// How many digits the page has.
pub const ON_THE_PAGE: u64 = 40;

/// Families that the self-test has at least, and elements that it compares.
const FAMILIES: usize = 15;
const VALUES: u64 = 1_000_000;

/// What one way of running gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// `aarch64-linux`.
    pub target: &'static str,
    /// `-cpu max, machine code`.
    pub way: String,
    /// Kernels of the self-test that ran in machine code, and all.
    pub native: u64,
    pub kernels: u64,
    /// Elements that the self-test compared with the reference.
    pub values: u64,
    /// The digests of the families, by name.
    pub families: Vec<(String, String)>,
    /// The digest of the digits example.
    pub digits: String,
}

/// The rows of this process, from all lanes that ran so far.
static ROWS: Mutex<Vec<Row>> = Mutex::new(Vec::new());

/// The rows so far.
pub fn rows() -> Vec<Row> {
    ROWS.lock().unwrap_or_else(|e| e.into_inner()).clone()
}

/// Whether machine code has to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Native {
    /// It has to.
    Some,
    /// It must not.
    None,
}

/// Runs the self-test and the digits by `weft`, which makes the command for arguments, and keeps
/// the row.
pub fn measure(
    context: &Context,
    target: &'static str,
    way: &str,
    native: Native,
    tally: &mut Tally,
    weft: impl Fn(&[&str]) -> Command,
) -> Result<(), Stop> {
    context.say(&format!("{target}, {way}: self-test and digits"));
    let json = |arguments: &[&str]| -> Result<Value, Stop> {
        let command = weft(arguments);
        let line = shown(&command);
        let printed = expect_success(command)?.stdout;
        serde_json::from_str(&printed)
            .map_err(|error| Stop::Fail(format!("`{line}` did not print JSON: {error}")))
    };
    let selftest = json(&["selftest", "--json"])?;
    let mut digits: Vec<&str> = DIGITS.to_vec();
    digits.extend(["--no-check", "--json"]);
    let digits = json(&digits)?;
    match row(target, way, native, &selftest, &digits) {
        Ok(row) => {
            // One check for each value of the self-test and each digit.
            tally.pass(row.values + ON_THE_PAGE);
            ROWS.lock().unwrap_or_else(|e| e.into_inner()).push(row);
        }
        Err(what) => tally.fail(format!("{target}, {way}: {what}")),
    }
    Ok(())
}

/// Reads what the two runs printed; what is wrong or absent is an error.
fn row(
    target: &'static str,
    way: &str,
    native: Native,
    selftest: &Value,
    digits: &Value,
) -> Result<Row, String> {
    let families = selftest["families"].as_array().ok_or("no families")?;
    let mut row = Row {
        target,
        way: way.to_owned(),
        native: 0,
        kernels: 0,
        values: 0,
        families: Vec::new(),
        digits: String::new(),
    };
    for family in families {
        let number = |name: &str| {
            family[name]
                .as_u64()
                .ok_or_else(|| format!("a family without {name}"))
        };
        let text = |name: &str| match family[name].as_str() {
            Some(text) if !text.is_empty() => Ok(text.to_owned()),
            _ => Err(format!("a family without {name}")),
        };
        let name = text("name")?;
        match number("mismatches")? {
            0 => {}
            differ => return Err(format!("{name}: {differ} values differ from the reference")),
        }
        if number("values")? == 0 {
            return Err(format!("{name}: nothing was compared"));
        }
        row.native += number("native")?;
        row.kernels += number("kernels")?;
        row.values += number("values")?;
        row.families.push((name, text("digest")?));
    }
    if row.families.len() < FAMILIES || row.values < VALUES {
        return Err(format!(
            "only {} families and {} values",
            row.families.len(),
            row.values
        ));
    }
    match (native, row.native) {
        (Native::Some, 0) => return Err("no kernel of the self-test is in machine code".into()),
        (Native::None, n) if n > 0 => return Err(format!("{n} kernels are in machine code")),
        _ => {}
    }
    let in_machine_code = digits["native"]["kernels"].as_u64();
    match (native, in_machine_code) {
        (Native::Some, Some(n)) if n > 0 => {}
        (Native::None, Some(0)) => {}
        (_, found) => return Err(format!("digits: {found:?} kernels in machine code")),
    }
    let digit = &digits["expect"]["digit"];
    if digit["total"] != ON_THE_PAGE || digit["equal"] != ON_THE_PAGE {
        return Err(format!(
            "{} of {} digits are right",
            digit["equal"], digit["total"]
        ));
    }
    row.digits = match digits["digest"].as_str() {
        Some(digest) if !digest.is_empty() => digest.to_owned(),
        _ => return Err("the digits have no digest".into()),
    };
    Ok(row)
}

/// Compares every row with the first, and prints them as one table.
pub fn compare(rows: &[Row], tally: &mut Tally) -> String {
    let width = |of: fn(&Row) -> usize| rows.iter().map(of).max().unwrap_or(0);
    let (target, way) = (width(|r| r.target.len()), width(|r| r.way.len()));
    let mut table = format!(
        "{:target$}  {:way$}  {:>11}  {:>9}  {:12}  digits\n",
        "target", "way", "native", "values", "families"
    );
    for row in rows {
        let first = &rows[0];
        tally.check(row.digits == first.digits, || {
            format!("{}, {}: other digits digest", row.target, row.way)
        });
        tally.check(row.families.len() == first.families.len(), || {
            format!("{}, {}: other families", row.target, row.way)
        });
        for (one, other) in row.families.iter().zip(&first.families) {
            tally.check(one == other, || {
                format!("{}, {}: {} has another digest", row.target, row.way, one.0)
            });
        }
        let families = if row.families == first.families {
            format!("{} the same", row.families.len())
        } else {
            "DIFFER".to_owned()
        };
        table.push_str(&format!(
            "{:target$}  {:way$}  {:>11}  {:>9}  {families:12}  {}\n",
            row.target,
            row.way,
            format!("{} of {}", row.native, row.kernels),
            row.values,
            row.digits.get(..16).unwrap_or(&row.digits),
        ));
    }
    table
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn selftest() -> Value {
        let family = |n: usize| {
            json!({
                "name": format!("family {n}"), "kernels": 4, "native": 3, "values": 70_000,
                "mismatches": 0, "digest": format!("{n:02}ab"),
            })
        };
        json!({ "digest": "aa", "families": (0..15).map(family).collect::<Vec<_>>() })
    }

    fn digits() -> Value {
        json!({
            "digest": "ab12",
            "native": { "kernels": 8 },
            "expect": { "digit": { "equal": 40, "total": 40 } },
        })
    }

    fn read(native: Native, selftest: &Value, digits: &Value) -> Result<Row, String> {
        row("t", "w", native, selftest, digits)
    }

    #[test]
    fn a_good_run_is_a_row() {
        let row = read(Native::Some, &selftest(), &digits()).unwrap();
        assert_eq!((row.native, row.kernels, row.values), (45, 60, 1_050_000));
        assert_eq!(row.digits, "ab12");
    }

    #[test]
    fn planted_fault_every_figure_that_is_wrong_or_absent_is_no_row() {
        for (pointer, wrong) in [
            ("/families", json!([])),
            ("/families", Value::Null),
            ("/families/3/mismatches", json!(1)),
            ("/families/3/mismatches", Value::Null),
            ("/families/3/values", json!(0)),
            ("/families/3/digest", json!("")),
            ("/families/3/name", Value::Null),
            ("/families/3/native", Value::Null),
        ] {
            let mut selftest = selftest();
            *selftest.pointer_mut(pointer).unwrap() = wrong.clone();
            let row = read(Native::Some, &selftest, &digits());
            assert!(row.is_err(), "{pointer} = {wrong}");
        }
        for (pointer, wrong) in [
            ("/digest", json!("")),
            ("/digest", Value::Null),
            ("/native/kernels", json!(0)),
            ("/native/kernels", Value::Null),
            ("/expect/digit/equal", json!(39)),
            ("/expect/digit", Value::Null),
        ] {
            let mut digits = digits();
            *digits.pointer_mut(pointer).unwrap() = wrong.clone();
            let row = read(Native::Some, &selftest(), &digits);
            assert!(row.is_err(), "{pointer} = {wrong}");
        }
        assert!(read(Native::None, &selftest(), &digits()).is_err());
    }

    #[test]
    fn planted_fault_another_digest_on_one_target_is_named() {
        let good = read(Native::Some, &selftest(), &digits()).unwrap();
        let mut tally = Tally::default();
        compare(&[good.clone(), good.clone()], &mut tally);
        assert!(tally.failures.is_empty() && tally.checks == 34);

        let mut family = good.clone();
        family.families[4].1 = "other".into();
        let mut page = good.clone();
        page.digits = "other".into();
        let mut fewer = good.clone();
        fewer.families.pop();
        for bad in [family, page, fewer] {
            let mut tally = Tally::default();
            compare(&[good.clone(), bad], &mut tally);
            assert_eq!(tally.failures.len(), 1, "{:?}", tally.failures);
        }
    }
}
