//! Lane `ort`.

use std::path::Path;

use serde_json::Value;

use crate::child::{expect_success, last_lines};
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::metadata::{items, text};
use crate::tools::python_with;
use crate::weft::Weft;

/// MatMul has onnxruntime's bits.
#[derive(Debug)]
pub struct Ort;

const MODULES: [&str; 3] = ["onnxruntime", "onnx", "numpy"];

impl Lane for Ort {
    fn name(&self) -> &'static str {
        "ort"
    }

    fn claim(&self) -> &'static str {
        "matrix products with constant weights have onnxruntime's bits, an outside witness"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        if !host_is_a_witness() {
            let what = "onnxruntime is a witness only on x86-64 with FMA";
            return Err(Stop::Skip(what.into()));
        }
        let python = python_with(context, &MODULES, &MODULES)?;
        let weft = Weft::build(context, "ort")?;
        let folder = context.scratch("ort", true)?;
        let mut witness = context.program(python);
        witness
            .arg("tools/ort_witness.py")
            .arg(&folder)
            .arg("--verify");
        let printed = expect_success(witness)?.stdout;
        context.say(&last_lines(&printed, 4));

        let listed = std::fs::read_to_string(folder.join("cases.json"))?;
        let listed: Value = serde_json::from_str(&listed)
            .map_err(|error| Stop::Fail(format!("cases.json is not JSON: {error}")))?;
        tally.note(format!("onnxruntime {}", text(&listed["onnxruntime"])));
        for case in items(&listed["cases"]) {
            let name = text(&case["name"]);
            let file = |key: &str| folder.join(text(&case[key]));
            let binding = |name: &str, path: &Path| format!("{name}={}", path.display());
            let mut command = weft.command(context, ["run"]);
            command.arg(file("model"));
            command.args(["--input", &binding("x", &file("x"))]);
            command.args(["--expect", &binding("y", &file("y")), "--json"]);
            let result = weft.json(command);
            check_case(&name, result, expected_values(case), tally);
        }
        Ok(())
    }
}

/// The size of a case's result.
fn expected_values(case: &Value) -> Option<u64> {
    Some(case["m"].as_u64()? * case["n"].as_u64()?)
}

/// Every value of the case must have been compared, and be equal.
fn check_case(name: &str, result: Result<Value, Stop>, values: Option<u64>, tally: &mut Tally) {
    let result = match result {
        Ok(result) => result,
        Err(Stop::Fail(what) | Stop::Skip(what)) => return tally.fail(format!("{name}: {what}")),
    };
    let [equal, total] = ["equal", "total"].map(|key| &result["expect"]["y"][key]);
    let all = values.is_some_and(|n| n > 0 && *equal == n && *total == n);
    tally.check(all, || {
        let values = values.map_or("an unknown number".into(), |n| n.to_string());
        format!("{name}: {equal} of {total} values equal onnxruntime's, of {values}")
    });
}

fn host_is_a_witness() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        is_x86_feature_detected!("fma")
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        false
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn planted_fault_one_value_that_differs_or_was_not_compared_fails() {
        let failures = |equal: Value, total: Value, values: Option<u64>| {
            let mut tally = Tally::default();
            let result = json!({ "expect": { "y": { "equal": equal, "total": total } } });
            check_case("odd", Ok(result), values, &mut tally);
            assert_eq!(tally.checks, 1);
            tally.failures.len()
        };
        assert_eq!(failures(json!(231), json!(231), Some(231)), 0);
        assert_eq!(failures(json!(230), json!(231), Some(231)), 1);
        assert_eq!(failures(json!(7), json!(7), Some(231)), 1);
        assert_eq!(failures(json!(0), json!(0), Some(0)), 1);
        assert_eq!(failures(Value::Null, Value::Null, Some(231)), 1);
        assert_eq!(failures(json!(231), json!(231), None), 1);
    }

    #[test]
    fn planted_fault_a_run_that_fails_is_a_failure() {
        let mut tally = Tally::default();
        check_case(
            "odd",
            Err(Stop::Fail("exit code 2".into())),
            Some(1),
            &mut tally,
        );
        assert_eq!(tally.failures, ["odd: exit code 2"]);
    }
}
