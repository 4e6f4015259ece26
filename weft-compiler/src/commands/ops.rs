//! `weft ops`.

use super::model::{ModelArgs, in_file};
use super::table::{Align, table};
use super::{Done, Verdict, print, print_json};
use serde_json::json;

/// List a model's ops, and all that are not supported at once. Exit code 1 if any is not.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If the file is no model.
pub fn run(args: &Args) -> Done {
    let path = &args.model.model;
    let survey = weft::onnx::survey(path, &args.model.load_options());
    let survey = survey.map_err(|e| in_file(path, &e))?;
    let supported = survey.is_supported();
    if args.json {
        let unsupported: Vec<_> = survey
            .unsupported
            .iter()
            .map(|n| json!({ "node": n.node, "op": n.op, "reason": n.fault.to_string() }))
            .collect();
        let values: Vec<String> = survey.values.iter().map(ToString::to_string).collect();
        print_json(&json!({
            "ops": survey.ops, "unsupported": unsupported, "values": values,
            "unchecked": survey.unchecked, "opset": survey.opset,
        }))?;
    } else {
        let rows: Vec<Vec<String>> = survey
            .ops
            .iter()
            .map(|(op, n)| vec![op.clone(), n.to_string()])
            .collect();
        let mut text = table(&[("op", Align::Left), ("nodes", Align::Right)], &rows);
        for n in &survey.unsupported {
            text.push_str(&format!(
                "not supported: {} ({}): {}\n",
                n.node, n.op, n.fault
            ));
        }
        for value in &survey.values {
            text.push_str(&format!("not supported: {value}\n"));
        }
        for node in &survey.unchecked {
            text.push_str(&format!(
                "not looked at, since it reads an unsupported node: {node}\n"
            ));
        }
        if supported {
            text.push_str("every op is supported\n");
        }
        print(&text)?;
    }
    Ok(if supported {
        Verdict::Good
    } else {
        Verdict::Bad
    })
}
