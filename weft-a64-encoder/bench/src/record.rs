//! What was measured, as a file in the repository's `record/` beside those of weft-bench.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

/// Best and median of one way, or seconds of one build.
pub struct Row {
    pub name: String,
    pub figures: Value,
}

/// The first line that a program writes, or `unknown`.
fn said(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let text = output.ok().filter(|o| o.status.success()).map(|o| o.stdout);
    let text = String::from_utf8(text.unwrap_or_default()).unwrap_or_default();
    text.lines().next().unwrap_or("unknown").trim().into()
}

/// Runnable threads over the last minute, as Linux counts.
pub fn load() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().unwrap_or("unknown").into()
}

fn cpu() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with("model name"));
    let name = line.and_then(|line| line.split_once(": ")).map_or("unknown", |(_, name)| name);
    name.into()
}

fn slug(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

/// Writes the record under a name that no file has yet, and says which.
pub fn write(load_before: String, rows: &[Row]) -> std::io::Result<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root_text = root.to_string_lossy();
    let mut commit = said("git", &["-C", &root_text, "rev-parse", "--short=12", "HEAD"]);
    if said("git", &["-C", &root_text, "status", "--porcelain", "--untracked-files=no"]) != "unknown" {
        commit.push('+');
    }
    let date = said("date", &["-u", "+%F"]);
    let load = [load_before, load()];
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let is_quiet = load.iter().all(|load| load.parse::<f64>().is_ok_and(|load| load < 1.5));
    let rows: Vec<Value> = rows
        .iter()
        .map(|row| {
            let mut value = row.figures.clone();
            value["name"] = json!(row.name);
            value
        })
        .collect();
    let record = json!({
        "version": 1,
        "run": {
            "date": date,
            "commit": commit,
            "rustc": said("rustc", &["--version"]),
            "flags": ["--a64"],
            "load": load,
            "machine_is": if is_quiet { "quiet" } else { "busy" },
            "threads": 1,
        },
        "machine": { "cpu": cpu(), "cores": cores },
        "a64": rows,
    });
    let stem = format!("{date}-{}", slug(&cpu()));
    let folder = root.join("record");
    std::fs::create_dir_all(&folder)?;
    let names = (1..).map(|n| if n == 1 { format!("{stem}.json") } else { format!("{stem}-{n}.json") });
    let name = names.into_iter().find(|name| !folder.join(name).exists()).unwrap_or_default();
    std::fs::write(folder.join(&name), format!("{record:#}\n"))?;
    Ok(name)
}
