//! `weft render`.

use super::model::{InputArgs, ModelArgs, threads};
use super::{Done, Verdict, print, print_json};
use serde_json::json;
use std::path::PathBuf;

/// What an artifact is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Target {
    /// CUDA C, for NVIDIA GPUs
    Cuda,
    /// A Rust crate without dependencies, for any processor
    Rust,
}

const AFTER_HELP: &str = "\
The folder holds source, weights, inputs, expected digests, a driver and a file to build it by.
--target cuda: on a machine with a GPU and a CUDA toolkit, and without Weft,
  make && ./check
builds it, runs it, compares every value bit for bit, times it, and writes evidence.json. Without a
GPU, `make shim && ./check-shim` runs the same sources on the CPU.
--target rust: a crate without dependencies, for whatever Rust compiles to;
  cargo test
builds it, runs it, and compares every value bit for bit.

A folder that is there is replaced if it is an artifact of Weft, and left alone if it is anything
else. Inputs that are not given are made up from seed 0.

Example, with the digits that come with Weft:
  weft render digits.onnx --image page=page.png --target cuda -o digits-cuda";

/// Write a model as source that builds and checks itself where Weft is not.
#[derive(clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    #[command(flatten)]
    inputs: InputArgs,
    /// Language and device of the artifact
    #[arg(long, value_enum)]
    target: Target,
    /// Folder that the artifact becomes
    #[arg(short, long, value_name = "FOLDER")]
    output: PathBuf,
    /// Render a plan from a file instead of making one
    #[arg(long, value_name = "FILE")]
    plan: Option<PathBuf>,
    /// Time so many rounds of the plan here, and put them into the artifact for the device to be
    /// compared with; without it the device's rounds stand alone
    #[arg(long, value_name = "ROUNDS", value_parser = clap::value_parser!(u16).range(1..=1000))]
    baseline: Option<u16>,
    /// Threads for --baseline
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If the model cannot be planned or evaluated, a kernel is refused, or the folder not written.
pub fn run(args: &Args) -> Done {
    let (graph, compiled) = args.model.compiled(args.plan.as_deref())?;
    let given = args.inputs.tensors(&graph, true)?;
    let plan = compiled.plan();
    // What cannot be rendered is refused before the reference takes its time.
    match args.target {
        Target::Cuda => drop(weft_render_cuda::kernels(plan)?),
        Target::Rust => drop(weft_render_rust::kernels(plan)?),
    }
    let expected = weft::render::expected(&compiled, &given.tensors)?;
    let inputs = weft::render::input_bytes(&compiled, &given.tensors)?;
    let (mut artifact, digest) = match args.target {
        Target::Cuda => {
            let made = weft_render_cuda::render(plan, compiled.weights(), &inputs, &expected)?;
            let digest = weft_render_cuda::artifact_digest(&made);
            (made, digest)
        }
        Target::Rust => {
            let made = weft_render_rust::render(plan, compiled.weights(), &inputs, &expected)?;
            let digest = weft_render_rust::artifact_digest(&made);
            (made, digest)
        }
    };
    if let Some(rounds) = args.baseline {
        let threads = threads(args.threads.map(usize::from));
        let rounds = usize::from(rounds);
        let text = weft::render::baseline(&compiled, &given.tensors, threads, rounds)?;
        artifact.put("baseline.json", text);
    }
    artifact.write(&args.output)?;
    let kernels = plan.steps().count();
    if args.json {
        print_json(&json!({
            "folder": args.output,
            "artifact": digest.to_string(),
            "regions": plan.regions.len(),
            "kernels": kernels,
            "values": expected.values.len(),
            "outputs": expected.outputs.len(),
            "made_up_inputs": given.made_up,
        }))?;
    } else {
        let mut text = String::new();
        for name in &given.made_up {
            text.push_str(&format!("input {name} is made up (random:0)\n"));
        }
        text.push_str(&format!(
            "{kernels} kernels of {} regions, {} values to compare, written to {}\n",
            plan.regions.len(),
            expected.values.len(),
            args.output.display()
        ));
        print(&text)?;
    }
    Ok(Verdict::Good)
}
