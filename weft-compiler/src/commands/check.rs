//! `weft check`.

use super::model::{InputArgs, ModelArgs, threads};
use super::{Done, Verdict, print, print_json, progress, show};
use std::path::PathBuf;

/// Compare every region with the slow reference, bit for bit.
///
/// Inputs that are not given are made up from seed 0. Exit code 1 if anything differs.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    #[command(flatten)]
    inputs: InputArgs,
    /// Threads to run with
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Check a plan from a file instead of making one
    #[arg(long, value_name = "FILE")]
    plan: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If anything cannot be loaded, compiled or evaluated.
pub fn run(args: &Args) -> Done {
    let (graph, compiled) = args.model.compiled(args.plan.as_deref())?;
    let given = args.inputs.tensors(&graph, true)?;
    let mut session = compiled.session(threads(args.threads.map(usize::from)))?;
    let bar = progress("checking regions");
    let mut check = weft::check::check(&compiled, &mut session, &given.tensors, bar)?;
    let results = weft::outputs::outputs(&session);
    weft::check::check_outputs(&graph, &given.tensors, &results, &mut check)?;
    if args.json {
        let mut value = show::check_json(&check);
        value["native"] = show::native_json(compiled.plan());
        value["made_up_inputs"] = serde_json::json!(given.made_up);
        print_json(&value)?;
    } else {
        let mut text = String::new();
        for name in &given.made_up {
            text.push_str(&format!("input {name} is made up (random:0)\n"));
        }
        text.push_str(&show::plan_line(compiled.plan()));
        text.push_str(&show::check_text(&check));
        print(&text)?;
    }
    Ok(if check.mismatches == 0 {
        Verdict::Good
    } else {
        Verdict::Bad
    })
}
