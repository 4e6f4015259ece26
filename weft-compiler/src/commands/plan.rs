//! `weft plan`.

use super::model::ModelArgs;
use super::{Done, Verdict, print, print_json, show};
use serde_json::json;
use std::path::PathBuf;

/// Make a plan and write it to a file.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Where the plan goes, MODEL.weftplan.json as a rule
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If the model cannot be planned or the file not written.
pub fn run(args: &Args) -> Done {
    let (_, compiled) = args.model.compiled(None)?;
    let plan = compiled.plan();
    plan.save(&args.output)?;
    if args.json {
        print_json(&json!({
            "file": args.output,
            "digest": weft::plan::Digest::of(plan.to_json().as_bytes()).to_string(),
            "regions": plan.regions.len(),
            "predicted_ps": plan.total_ps(),
            "native": show::native_json(plan),
        }))?;
    } else {
        print(&format!(
            "{}written to {}\n",
            show::plan_line(plan),
            args.output.display()
        ))?;
    }
    Ok(Verdict::Good)
}
