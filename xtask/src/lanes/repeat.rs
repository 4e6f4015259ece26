//! Lane `repeat`.

use std::fs::File;
use std::path::Path;

use serde_json::Value;

use crate::child::{expect_success, first_difference};
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::weft::Weft;

/// A plan made twice is the same file.
#[derive(Debug)]
pub struct Repeat;

const MODEL: &str = "examples/digits/digits.onnx";

impl Lane for Repeat {
    fn name(&self) -> &'static str {
        "repeat"
    }

    fn claim(&self) -> &'static str {
        "a plan made twice is the same file byte for byte, and runs to the same digest"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let weft = Weft::build(context, "repeat")?;
        let folder = context.scratch("repeat", true)?;
        // The second plan is made elsewhere from a copy: no path may get into it.
        std::fs::copy(context.root.join(MODEL), folder.join("copy.onnx"))?;
        for native in ["on", "off"] {
            let [first, second] = ["first", "second"]
                .map(|name| folder.join(format!("{native}-{name}.weftplan.json")));
            plan(
                context,
                &weft,
                &context.root,
                Path::new(MODEL),
                native,
                &first,
            )?;
            plan(
                context,
                &weft,
                &folder,
                Path::new("copy.onnx"),
                native,
                &second,
            )?;
            let differs = first_difference(File::open(&first)?, File::open(&second)?)?;
            tally.check(differs.is_none(), || {
                format!(
                    "two plans (native code {native}) differ at byte {}",
                    differs.unwrap_or(0)
                )
            });
            tally.check(first.metadata()?.len() > 0, || "the plan is empty".into());
            let differ = weft.command(context, [Path::new("plan-diff"), &first, &second]);
            let differ = expect_success(differ).map(drop);
            tally.check(differ.is_ok(), || {
                format!("weft plan-diff of equal plans: {differ:?}")
            });
        }

        let input = "page=random:7";
        let run = |extra: &[&str]| -> Result<Value, Stop> {
            let mut command = weft.command(context, ["run", MODEL, "--input", input, "--json"]);
            command.args(extra);
            Ok(weft.json(command)?["digest"].clone())
        };
        let plan = folder.join("on-first.weftplan.json");
        let fresh = run(&[])?;
        let loaded = run(&["--plan", &plan.to_string_lossy()])?;
        tally.check(fresh.is_string() && fresh == loaded, || {
            format!("the digest is {fresh}, and with the plan from a file {loaded}")
        });
        Ok(())
    }
}

fn plan(
    context: &Context,
    weft: &Weft,
    folder: &Path,
    model: &Path,
    native: &str,
    output: &Path,
) -> Result<(), Stop> {
    let mut command = weft.command(context, [Path::new("plan"), model, Path::new("-o"), output]);
    command.current_dir(folder);
    if native == "off" {
        command.env("WEFT_NATIVE_EMIT", "off");
    }
    expect_success(command).map(drop)
}
