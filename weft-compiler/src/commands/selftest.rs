//! `weft selftest`.

use super::model::threads;
use super::table::grouped;
use super::{Done, Verdict, print, print_json, progress};
use serde_json::{Value, json};
use weft::selftest::{FamilyResult, digest, families, run as run_family};
use weft::{CompileOptions, Mismatch};

/// Run small graphs of every kind here, compare every value with the reference, and print digests
/// that are the same on every machine.
///
/// Exit code 1 if any value differs.
#[derive(clap::Args)]
pub struct Args {
    /// Only families whose names contain this
    #[arg(long, value_name = "WORD")]
    family: Option<String>,
    /// Threads to run with; the digests do not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If no family has such a name, or a graph cannot be compiled or run.
pub fn run(args: &Args) -> Done {
    let options = CompileOptions::from_env()?;
    let all = families()?;
    let wanted = args.family.as_deref().unwrap_or_default();
    let names: Vec<&str> = all.iter().map(|f| f.name).collect();
    let chosen: Vec<_> = all.iter().filter(|f| f.name.contains(wanted)).collect();
    if chosen.is_empty() {
        return Err(format!(
            "no family is called {wanted}; there are: {}",
            names.join(", ")
        )
        .into());
    }
    let mut bar = progress("families");
    let mut results = Vec::new();
    for (done, family) in chosen.iter().enumerate() {
        bar(done, chosen.len());
        results.push(run_family(
            family,
            &options,
            threads(args.threads.map(usize::from)),
        )?);
    }
    bar(chosen.len(), chosen.len());
    if args.json {
        print_json(&as_json(&results))?;
    } else {
        print(&text(&results))?;
    }
    let same = results.iter().all(|r| r.mismatches == 0 && r.values > 0);
    Ok(if same { Verdict::Good } else { Verdict::Bad })
}

fn text(results: &[FamilyResult]) -> String {
    let mut out = format!(
        "{:<14} {:>6} {:>8} {:>8} {:>10} {:>7}  digest\n",
        "family", "graphs", "kernels", "native", "values", "differ"
    );
    for r in results {
        let digest = r.digest.to_string();
        out.push_str(&format!(
            "{:<14} {:>6} {:>8} {:>8} {:>10} {:>7}  {}\n",
            r.name,
            r.graphs,
            r.kernels,
            r.native,
            grouped(r.values),
            r.mismatches,
            &digest[..16],
        ));
    }
    for (graph, first) in results.iter().flat_map(|r| &r.first) {
        out.push_str(&format!("{graph}: {}\n", difference(first)));
    }
    let sum = |count: fn(&FamilyResult) -> u64| results.iter().map(count).sum::<u64>();
    let (values, differ) = (sum(|r| r.values), sum(|r| r.mismatches));
    let verdict = if differ == 0 {
        "bit-identical to the reference".to_owned()
    } else {
        format!("{} values DIFFER from the reference", grouped(differ))
    };
    out.push_str(&format!(
        "\n{} of {} kernels in machine code; {} values compared: {verdict}\ndigest {}\n",
        sum(|r| r.native),
        sum(|r| r.kernels),
        grouped(values),
        digest(results)
    ));
    out
}

fn difference(m: &Mismatch) -> String {
    format!(
        "region {}, value {} at {:?}: {:#x}, the reference has {:#x}; {} differ",
        m.region, m.value, m.at, m.given, m.expected, m.count
    )
}

fn as_json(results: &[FamilyResult]) -> Value {
    let families: Vec<Value> = results
        .iter()
        .map(|r| {
            let first: Vec<String> = r
                .first
                .iter()
                .map(|(graph, m)| format!("{graph}: {}", difference(m)))
                .collect();
            json!({
                "name": r.name,
                "graphs": r.graphs,
                "kernels": r.kernels,
                "native": r.native,
                "values": r.values,
                "mismatches": r.mismatches,
                "first": first,
                "digest": r.digest.to_string(),
            })
        })
        .collect();
    json!({ "digest": digest(results).to_string(), "families": families })
}
