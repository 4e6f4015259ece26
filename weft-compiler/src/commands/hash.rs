//! `weft hash`.

use super::model::{InputArgs, ModelArgs, threads};
use super::{Done, Verdict, print, print_json};
use serde_json::{Map, json};
use weft::outputs::{digest, outputs, set_inputs};
use weft::reference::tensor_digest;

/// Print the digests of a model's outputs.
///
/// Inputs that are not given are made up from seed 0, and said to be.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    #[command(flatten)]
    inputs: InputArgs,
    /// Threads to run with; the digest does not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If anything cannot be loaded, compiled or bound.
pub fn run(args: &Args) -> Done {
    let (graph, compiled) = args.model.compiled(None)?;
    let given = args.inputs.tensors(&graph, true)?;
    let mut session = compiled.session(threads(args.threads.map(usize::from)))?;
    set_inputs(&mut session, &given.tensors)?;
    session.run()?;
    let results = outputs(&session);
    if args.json {
        let each: Map<String, _> = results
            .iter()
            .map(|(n, t)| (n.clone(), json!(tensor_digest(t).to_string())))
            .collect();
        print_json(&json!({
            "digest": digest(&results).to_string(),
            "outputs": each,
            "made_up_inputs": given.made_up,
        }))?;
        return Ok(Verdict::Good);
    }
    let mut text = String::new();
    for name in &given.made_up {
        text.push_str(&format!("input {name} is made up (random:0)\n"));
    }
    for (name, tensor) in &results {
        text.push_str(&format!("{}  {name}\n", tensor_digest(tensor)));
    }
    text.push_str(&format!("{}  all outputs\n", digest(&results)));
    print(&text)?;
    Ok(Verdict::Good)
}
