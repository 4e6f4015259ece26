//! `weft plan`.

use super::model::{ModelArgs, in_file, threads};
use super::{Done, Failure, Verdict, print, print_json, show};
use serde_json::json;
use std::path::{Path, PathBuf};
use weft::Compiled;
use weft::plan::evidence::MAX_EVIDENCE_BYTES;
use weft::plan::{Evidence, Plan};
use weft_optimizer::placement::{DeviceRequest, place};

const AFTER_HELP: &str = "\
With --device, regions are placed on that device, but only where the evidence says that it pays: a
record of this very source, made on that device and with that driver, bit-identical, idle, ahead of
this machine in every round, and saving more than moving the values takes. Everything else stays
here, and the plan says why. `weft render` makes the artifact that writes such a record.

Example:
  weft render model.onnx --target cuda --baseline 5 -o artifact      (copy, make, ./check, copy back)
  weft plan model.onnx --device cuda --device-name 'NVIDIA H200' --evidence evidence.json \\
    -o model.weftplan.json";

/// Make a plan and write it to a file.
#[derive(clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    /// Place regions on a device of this kind, where evidence justifies it
    #[arg(long, value_enum, requires = "evidence", requires = "device_name")]
    device: Option<Device>,
    /// The device's own name for itself
    #[arg(long, value_name = "NAME", requires = "device")]
    device_name: Option<String>,
    /// Its driver's version, if records of others shall not count
    #[arg(long, value_name = "VERSION", requires = "device")]
    driver: Option<String>,
    /// The record: evidence.json, as an artifact's driver wrote it
    #[arg(long, value_name = "FILE", requires = "device")]
    evidence: Option<PathBuf>,
    /// Let a record count although the device was busy, or nobody saw whether it was
    #[arg(long, requires = "device")]
    accept_busy: bool,
    /// Threads of this machine that the record's baseline had
    #[arg(long, value_name = "N", requires = "device", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Where the plan goes, MODEL.weftplan.json as a rule
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Kinds of devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Device {
    /// NVIDIA GPUs
    Cuda,
}

/// Runs the command.
///
/// # Errors
/// If the model cannot be planned, evidence not be read, or the file not written.
pub fn run(args: &Args) -> Done {
    let (_, compiled) = args.model.compiled(None)?;
    let placed = match (args.device, &args.evidence, &args.device_name) {
        (Some(device), Some(evidence), Some(name)) => {
            Some(placed(args, &compiled, device, evidence, name)?)
        }
        _ => None,
    };
    let plan = placed.as_ref().unwrap_or(compiled.plan());
    plan.save(&args.output)?;
    if args.json {
        print_json(&json!({
            "file": args.output,
            "digest": weft::plan::Digest::of(plan.to_json().as_bytes()).to_string(),
            "regions": plan.regions.len(),
            "predicted_ps": plan.total_ps(),
            "native": show::native_json(plan),
            "placed": placed.as_ref().map(show::placed_json),
        }))?;
    } else {
        print(&format!(
            "{}{}written to {}\n",
            show::plan_line(plan),
            show::placed_text(plan),
            args.output.display()
        ))?;
    }
    Ok(Verdict::Good)
}

/// The plan with its placements.
fn placed(
    args: &Args,
    compiled: &Compiled,
    device: Device,
    path: &Path,
    name: &str,
) -> Result<Plan, Failure> {
    let evidence = read_evidence(path)?;
    let outline = weft::render::outline(compiled)?;
    let (target, kernels_source) = match device {
        Device::Cuda => (
            "cuda",
            weft_render_cuda::source_digest(compiled.plan(), &outline)?,
        ),
    };
    let host = weft::render::machine_name(threads(args.threads.map(usize::from)));
    let request = DeviceRequest {
        target,
        device: name,
        driver: args.driver.as_deref(),
        host: &host,
        kernels_source,
        accept_busy: args.accept_busy,
    };
    let mut plan = compiled.plan().clone();
    place(&mut plan, &evidence, &request);
    Ok(plan)
}

fn read_evidence(path: &Path) -> Result<Evidence, Failure> {
    let refused = |error: &dyn std::error::Error| Failure::from(in_file(path, error));
    let len = std::fs::metadata(path).map_err(|e| refused(&e))?.len();
    if len > MAX_EVIDENCE_BYTES {
        let words = format!("{len} bytes of evidence, the limit is {MAX_EVIDENCE_BYTES}");
        return Err(format!("{}: {words}", path.display()).into());
    }
    let text = std::fs::read_to_string(path).map_err(|e| refused(&e))?;
    Evidence::from_json(&text).map_err(|e| refused(&e))
}
