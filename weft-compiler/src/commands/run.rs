//! `weft run`.

use super::model::{InputArgs, ModelArgs, split_name, threads};
use super::table::{grouped, time};
use super::{Done, Failure, Verdict, print, print_json, progress, show};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Instant;
use weft::files::{bits_as, read_npy, write_npy};
use weft::ir::Tensor;
use weft::outputs::{digest, outputs, set_inputs};
use weft::plan::Plan;
use weft::reference::tensor_digest;
use weft::{Check, Compiled, RunError, Session};

/// Without --check, the reference is asked only if it takes about this long at most.
const QUICK_SECONDS: f64 = 20.0;

/// Run a model: print outputs, digests, the plan, and whether the bits are the reference's.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    model: ModelArgs,
    #[command(flatten)]
    inputs: InputArgs,
    /// Compare an output with a .npy file, as in digit=labels.npy (repeatable)
    #[arg(long, value_name = "NAME=FILE.npy")]
    expect: Vec<String>,
    /// Write each output to FOLDER/NAME.npy; bf16 as u16, its bits
    #[arg(long, value_name = "FOLDER")]
    output: Option<PathBuf>,
    /// Threads to run with; the bits do not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Compare every region with the reference, however long that takes
    #[arg(long, conflicts_with = "no_check")]
    check: bool,
    /// Do not compare with the reference
    #[arg(long)]
    no_check: bool,
    /// Run a plan from a file instead of making one
    #[arg(long, value_name = "FILE")]
    plan: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If anything cannot be loaded, compiled, bound or written.
pub fn run(args: &Args) -> Done {
    let begun = Instant::now();
    let (graph, compiled) = args.model.compiled(args.plan.as_deref())?;
    let planned = begun.elapsed();
    let given = args.inputs.tensors(&graph, false)?;
    let mut session = compiled.session(threads(args.threads.map(usize::from)))?;
    set_inputs(&mut session, &given.tensors)?;
    let timing = time_runs(&mut session)?;
    let results = outputs(&session);
    let expectations = expectations(&args.expect, &results)?;
    if let Some(folder) = &args.output {
        write_outputs(folder, &results)?;
    }
    let (check, skipped) = if args.no_check {
        (None, Some("--no-check".to_string()))
    } else {
        let seconds = reference_seconds(compiled.plan());
        if args.check || seconds <= QUICK_SECONDS {
            let bar = progress("checking regions");
            let mut check = weft::check::check(&compiled, &mut session, &given.tensors, bar)?;
            weft::check::check_outputs(&graph, &given.tensors, &results, &mut check)?;
            (Some(check), None)
        } else {
            let why = format!("the reference would take about {seconds:.0} s; --check runs it");
            (None, Some(why))
        }
    };
    let report = Report {
        compiled: &compiled,
        results: &results,
        expectations: &expectations,
        check: check.as_ref(),
        skipped: skipped.as_deref(),
        threads: session.threads(),
        timing,
        planned_ps: planned.as_nanos() as u64 * 1000,
    };
    if args.json {
        print_json(&report.json())?
    } else {
        print(&report.text())?
    };
    let equal = expectations.iter().all(|e| e.equal == e.total);
    let same = check.is_none_or(|c| c.mismatches == 0);
    Ok(if equal && same {
        Verdict::Good
    } else {
        Verdict::Bad
    })
}

/// Wall time of a run.
#[derive(Clone, Copy)]
struct Timing {
    /// Of the first run, which also touches memory for the first time.
    first_ps: u64,
    /// Median of the runs behind it, where they were made.
    median_ps: u64,
    runs: usize,
}

/// Runs once, and again while that is quick, for a median.
fn time_runs(session: &mut Session) -> Result<Timing, RunError> {
    let mut once = || {
        let begun = Instant::now();
        session.run()?;
        Ok::<_, RunError>(begun.elapsed().as_nanos() as u64 * 1000)
    };
    let first_ps = once()?;
    let runs = if first_ps > 100_000_000_000 { 0 } else { 15 };
    let mut times: Vec<u64> = (0..runs).map(|_| once()).collect::<Result<_, _>>()?;
    times.sort_unstable();
    let median_ps = times.get(times.len() / 2).copied().unwrap_or(first_ps);
    Ok(Timing {
        first_ps,
        median_ps,
        runs: runs.max(1),
    })
}

/// A guess at the reference's time, from what it did in the tests: nanoseconds an operation, once
/// for the regions and once for the whole model.
fn reference_seconds(plan: &Plan) -> f64 {
    let ns: f64 = plan
        .steps()
        .map(|(_, step)| match &step.kernel {
            weft_kernel::Kernel::Contraction(k) => k.macs() as f64 * 8.0,
            weft_kernel::Kernel::Loop(k) => {
                let insts: usize = k.stages.iter().map(|s| s.insts.len()).sum();
                k.points() as f64 * insts as f64 * 30.0
            }
        })
        .sum();
    2.0 * ns / 1e9
}

/// An output compared with a file.
struct Expectation {
    name: String,
    file: String,
    equal: u64,
    total: u64,
}

fn expectations(
    asked: &[String],
    results: &[(String, Tensor)],
) -> Result<Vec<Expectation>, Failure> {
    let mut out = Vec::new();
    for text in asked {
        let (name, file) = split_name(text)?;
        let given = results
            .iter()
            .find(|(n, _)| n == name)
            .map(|(_, t)| t)
            .ok_or_else(|| {
                let known: Vec<&str> = results.iter().map(|(n, _)| n.as_str()).collect();
                format!(
                    "no output is called {name}; there are: {}",
                    known.join(", ")
                )
            })?;
        let wanted = bits_as(given.dtype(), read_npy(Path::new(file))?).canonical();
        if wanted.ty() != given.ty() {
            return Err(format!(
                "output {name} is {}, {file} holds {}",
                given.ty(),
                wanted.ty()
            )
            .into());
        }
        let total = given.elems() as u64;
        let differing = weft::check::difference(given, &wanted).map_or(0, |d| d.count);
        out.push(Expectation {
            name: name.into(),
            file: file.into(),
            equal: total - differing,
            total,
        });
    }
    Ok(out)
}

fn write_outputs(folder: &Path, results: &[(String, Tensor)]) -> Result<(), Failure> {
    // Output names may hold slashes, which would be folders, and what no terminal should see.
    let file = |name: &str| {
        let plain = name.replace(|c: char| c.is_control() || c == '/' || c == '\\', "_");
        format!("{plain}.npy")
    };
    let mut seen = BTreeMap::new();
    for (name, _) in results {
        // Some file systems do not tell capitals apart.
        if let Some(other) = seen.insert(file(name).to_lowercase(), name) {
            let file = file(name);
            return Err(
                format!("outputs {other} and {name} would both be written to {file}").into(),
            );
        }
    }
    std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for (name, tensor) in results {
        write_npy(&folder.join(file(name)), tensor)?;
    }
    Ok(())
}

struct Report<'a> {
    compiled: &'a Compiled,
    results: &'a [(String, Tensor)],
    expectations: &'a [Expectation],
    check: Option<&'a Check>,
    skipped: Option<&'a str>,
    threads: usize,
    timing: Timing,
    planned_ps: u64,
}

impl Report<'_> {
    fn text(&self) -> String {
        let mut out = String::new();
        for (name, tensor) in self.results {
            out.push_str(&show::tensor(name, tensor));
            for e in self.expectations.iter().filter(|e| e.name == *name) {
                let (equal, total) = (grouped(e.equal), grouped(e.total));
                out.push_str(&if e.equal == e.total {
                    format!("   all {total} are as expected in {}\n", e.file)
                } else {
                    format!("   only {equal} of {total} are as expected in {}\n", e.file)
                });
            }
            out.push_str(&format!("   digest {}\n", tensor_digest(tensor)));
        }
        out.push_str(&format!("digest {}\n\n", digest(self.results)));
        let plan = self.compiled.plan();
        out.push_str(&show::plan_table(plan, show::SHORT_PLAN));
        out.push('\n');
        out.push_str(&show::plan_line(plan));
        let runs = match self.timing.runs {
            1 => "one run".to_string(),
            n => format!("median of {n} runs"),
        };
        let threads = if self.threads == 1 {
            "1 thread"
        } else {
            &format!("{} threads", self.threads)
        };
        out.push_str(&format!(
            "time: {} ({runs}, {threads}); first run {}, loading and planning {}\n",
            time(self.timing.median_ps),
            time(self.timing.first_ps),
            time(self.planned_ps)
        ));
        match (self.check, self.skipped) {
            (Some(check), _) => out.push_str(&show::check_text(check)),
            (None, Some(why)) => out.push_str(&format!("not checked: {why}\n")),
            _ => {}
        }
        // Last, where a person looks.
        for e in self.expectations.iter().filter(|e| e.equal != e.total) {
            out.push_str(&format!(
                "EXPECTATION FAILED: {}: only {} of {} are as in {}\n",
                e.name,
                grouped(e.equal),
                grouped(e.total),
                e.file
            ));
        }
        out
    }

    fn json(&self) -> Value {
        let mut outputs = Map::new();
        for (name, tensor) in self.results {
            outputs.insert(
                name.clone(),
                json!({
                    "dtype": tensor.dtype().name(),
                    "shape": tensor.shape(),
                    "digest": tensor_digest(tensor).to_string(),
                }),
            );
        }
        let mut expect = Map::new();
        for e in self.expectations {
            expect.insert(
                e.name.clone(),
                json!({ "equal": e.equal, "total": e.total }),
            );
        }
        let mut value = json!({
            "outputs": outputs,
            "digest": digest(self.results).to_string(),
            "native": show::native_json(self.compiled.plan()),
            "threads": self.threads,
            "expect": expect,
            "time": {
                "median_ps": self.timing.median_ps,
                "runs": self.timing.runs,
                "first_ps": self.timing.first_ps,
                "planning_ps": self.planned_ps,
                "predicted_ps": self.compiled.plan().total_ps(),
            },
        });
        match (self.check, self.skipped) {
            (Some(check), _) => value["check"] = show::check_json(check),
            (None, why) => {
                value["check"] = Value::Null;
                value["check_skipped"] = json!(why);
            }
        }
        value
    }
}
