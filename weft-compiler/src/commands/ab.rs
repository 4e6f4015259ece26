//! `weft ab`.

use super::model::{InputArgs, in_file, threads};
use super::table::time;
use super::{Done, Verdict, print, print_json, progress};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use weft::ab::IDLE_SHARE;
use weft::ab::{AbOptions, Measured, Round, Verdict as Judged, compare, judge};
use weft::plan::evidence::{self, Evidence, Identity, Idle, Transfers};
use weft::plan::{Digest, Plan};
use weft::{CompileOptions, Compiled};

const AFTER_HELP: &str = "\
The bits of all outputs are compared first; where they differ nothing is timed. Then rounds in turns
(A B, B A, ..), beside a loop whose time shows a clock that drifts, while the system counts what other
processes take. B is ahead or behind only if it was in every round, on an idle machine.

Exit codes: 0 if B is ahead, 1 if it is behind or nothing can be told, 2 if a plan cannot be run.

Example:
  WEFT_NATIVE_EMIT=off weft plan digits.onnx -o a.weftplan.json
  weft plan digits.onnx -o b.weftplan.json
  weft ab a.weftplan.json b.weftplan.json --model digits.onnx --rounds 9";

/// Race two plans of one model, and say which is faster, or that it cannot be told.
#[derive(clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// The plan that is there
    a: PathBuf,
    /// The plan that would take its place
    b: PathBuf,
    /// The model of which both are plans
    #[arg(long, value_name = "FILE")]
    model: PathBuf,
    /// Bind a symbolic dimension, as in batch=1 (repeatable)
    #[arg(long, value_name = "DIM=N", value_parser = super::model::parse_bind)]
    bind: Vec<(String, u64)>,
    #[command(flatten)]
    inputs: InputArgs,
    /// Rounds; each runs both plans until each took 40 ms
    #[arg(long, value_name = "N", default_value = "9", value_parser = clap::value_parser!(u16).range(1..=10_000))]
    rounds: u16,
    /// Threads of both plans
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Judge although other processes use the machine, or nobody says whether they do
    #[arg(long)]
    accept_busy: bool,
    /// Keep a dated record in this folder, whatever the verdict
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If the model or a plan cannot be loaded or run.
pub fn run(args: &Args) -> Done {
    let mut options = weft::onnx::LoadOptions::new();
    for (name, extent) in &args.bind {
        options = options.bind(name, *extent);
    }
    let model = weft::onnx::load(&args.model, &options).map_err(|e| in_file(&args.model, &e))?;
    let given = args.inputs.tensors(&model.graph, true)?;
    let open = |path: &Path| -> Result<Compiled, super::Failure> {
        let options = CompileOptions::from_env()?;
        let plan = Plan::load(path)?;
        let opened = weft::compile::open_plan(&model.graph, plan, &options);
        Ok(opened.map_err(|e| in_file(path, &e))?)
    };
    let (a, b) = (open(&args.a)?, open(&args.b)?);
    let options = AbOptions {
        rounds: usize::from(args.rounds),
        threads: threads(args.threads.map(usize::from)),
        ..AbOptions::default()
    };
    let measured = compare(&a, &b, &given.tensors, options, progress("rounds"))?;
    let verdict = judge(&measured, args.accept_busy);
    let recorded = match &args.record {
        Some(folder) => Some(record(
            args,
            folder,
            [&a, &b],
            options,
            &measured,
            &verdict,
        )?),
        None => None,
    };
    if args.json {
        print_json(&as_json(args, &measured, &verdict))?;
    } else {
        let mut text = text(args, &measured, &verdict);
        if let Some(path) = recorded {
            text.push_str(&format!("recorded in {}\n", path.display()));
        }
        print(&text)?;
    }
    Ok(match verdict {
        Judged::Ahead => Verdict::Good,
        _ => Verdict::Bad,
    })
}

/// The median of some times, and the spread between the quarters around it over the median.
fn median(rounds: &[Round], of: fn(&Round) -> u64) -> Option<(u64, f64)> {
    let mut times: Vec<u64> = rounds.iter().map(of).collect();
    times.sort_unstable();
    let last = times.len().checked_sub(1)?;
    let middle = times[last / 2];
    let spread = (times[last - last / 4] - times[last / 4]) as f64 / middle.max(1) as f64;
    Some((middle, spread))
}

fn text(args: &Args, measured: &Measured, verdict: &Judged) -> String {
    let mut out = format!(
        "A is {}\nB is {}\n{} output elements compared, {} differ\n",
        args.a.display(),
        args.b.display(),
        measured.compared,
        measured.differ
    );
    let share = |others: Option<f64>| match others {
        Some(share) => format!("{:.1} %", share * 100.0),
        None => "unknown".to_owned(),
    };
    if !measured.rounds.is_empty() {
        out.push_str(&format!(
            "\n{:>5}  {:>10}  {:>10}  {:>6}\n",
            "round", "A", "B", "A / B"
        ));
    }
    for (at, round) in measured.rounds.iter().enumerate() {
        out.push_str(&format!(
            "{at:>5}  {:>10}  {:>10}  {:>6.3}\n",
            time(round.a_ns.saturating_mul(1000)),
            time(round.b_ns.saturating_mul(1000)),
            round.a_ns as f64 / round.b_ns.max(1) as f64
        ));
    }
    let medians = (
        median(&measured.rounds, |r| r.a_ns),
        median(&measured.rounds, |r| r.b_ns),
    );
    if let (Some((a, a_spread)), Some((b, b_spread))) = medians {
        out.push_str(&format!(
            "\nmedian A {} (spread {:.1} %), B {} (spread {:.1} %), A / B {:.3}\n",
            time(a.saturating_mul(1000)),
            a_spread * 100.0,
            time(b.saturating_mul(1000)),
            b_spread * 100.0,
            a as f64 / b.max(1) as f64
        ));
        out.push_str(&format!(
            "others took {} of the machine before the rounds, {} during them\n",
            share(measured.others_before),
            share(measured.others_during)
        ));
    }
    out.push_str(&format!("{verdict}\n"));
    out
}

fn as_json(args: &Args, measured: &Measured, verdict: &Judged) -> Value {
    let rounds: Vec<Value> = measured
        .rounds
        .iter()
        .map(|r| json!({ "a_ns": r.a_ns, "b_ns": r.b_ns, "calibration_ns": r.calibration_ns }))
        .collect();
    let median_of = |of| match median(&measured.rounds, of) {
        Some((ns, spread)) => json!({ "ns": ns, "spread": spread }),
        None => Value::Null,
    };
    let (word, doubts) = match verdict {
        Judged::Ahead => ("ahead", Vec::new()),
        Judged::Behind => ("behind", Vec::new()),
        Judged::CannotTell(doubts) => (
            "cannot_tell",
            doubts.iter().map(ToString::to_string).collect(),
        ),
    };
    json!({
        "a": args.a.file_name().map(|n| n.to_string_lossy()),
        "b": args.b.file_name().map(|n| n.to_string_lossy()),
        "compared": measured.compared,
        "differ": measured.differ,
        "others_before": measured.others_before,
        "others_during": measured.others_during,
        "rounds": rounds,
        "median_a": median_of(|r| r.a_ns),
        "median_b": median_of(|r| r.b_ns),
        "verdict": word,
        "doubts": doubts,
    })
}

/// Writes a record: what was said, and the rounds in the form of evidence.
fn record(
    args: &Args,
    folder: &Path,
    [a, b]: [&Compiled; 2],
    options: AbOptions,
    measured: &Measured,
    verdict: &Judged,
) -> Result<PathBuf, super::Failure> {
    let digest = |compiled: &Compiled| Digest::of(compiled.plan().to_json().as_bytes());
    let cpu = weft_runtime::cpu_name();
    let idle = |others: Option<f64>| others.map(|share| share <= IDLE_SHARE);
    let outputs = Identity {
        compared: measured.compared,
        identical: measured.compared.saturating_sub(measured.differ),
    };
    let rounds = measured.rounds.iter().map(|r| evidence::Round {
        baseline_ns: Some(r.a_ns),
        candidate_ns: Some(r.b_ns),
    });
    let evidence = Evidence {
        format: "weft-evidence".into(),
        version: evidence::EVIDENCE_VERSION,
        target: "cpu".into(),
        device: cpu.clone(),
        driver: None,
        artifact: digest(b),
        kernels_source: digest(b),
        values: Identity::default(),
        outputs,
        idle: Idle {
            before: idle(measured.others_before),
            during: idle(measured.others_during),
        },
        baseline: Some(format!(
            "{}, plan {}",
            weft::render::machine_name(options.threads),
            digest(a)
        )),
        transfers: Transfers::default(),
        rounds: rounds.collect(),
        kernels: Vec::new(),
    };
    let date = weft::record::date(SystemTime::now());
    let record = json!({
        "format": "weft-ab",
        "version": 1,
        "date": date,
        "machine": weft::render::machine_name(options.threads),
        "model": args.model.file_name().map(|n| n.to_string_lossy()),
        "said": as_json(args, measured, verdict),
        "evidence": evidence,
    });
    let stem = format!("{date}-{}-ab", weft::record::slug(&cpu));
    let text = format!("{record:#}\n");
    weft::record::write_new(folder, &stem, text.as_bytes())
        .map_err(|e| format!("{}: {e}", folder.display()).into())
}
