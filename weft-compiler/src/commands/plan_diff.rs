//! `weft plan-diff`.

use super::{Done, Verdict, print, print_json};
use serde_json::json;
use std::path::PathBuf;
use weft::plan::Plan;

/// Say in words what changed between two plans. Exit code 1 if anything did.
#[derive(clap::Args)]
pub struct Args {
    /// The earlier plan
    a: PathBuf,
    /// The later plan
    b: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If a file is no valid plan.
pub fn run(args: &Args) -> Done {
    let changes = weft::plan::diff(&Plan::load(&args.a)?, &Plan::load(&args.b)?);
    if args.json {
        print_json(&json!({ "changes": changes }))?;
    } else if changes.is_empty() {
        print("the plans are equal\n")?;
    } else {
        print(&format!("{}\n", changes.join("\n")))?;
    }
    Ok(if changes.is_empty() {
        Verdict::Good
    } else {
        Verdict::Bad
    })
}
