//! Records: what was measured, when, on what, of which commit, as a file that is kept.

use crate::failure::Failure;
use crate::functions;
use crate::kernels::Kernels;
use crate::machine::Machine;
use crate::row::Row;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use weft::record::{date, slug};

/// Version of the records' form.
pub const RECORD_VERSION: u32 = 1;

/// Where, when and of what a measurement is.
#[derive(Clone, Debug, PartialEq)]
pub struct Host {
    /// The processor's name.
    pub cpu: String,
    /// Day of the measurement, in UTC: `2026-11-30`.
    pub date: String,
    /// The commit, short, with `+` behind it where files differ from it; `unknown` outside git.
    pub commit: String,
    /// The compiler.
    pub rustc: String,
    /// `WEFT_*` variables, and arguments.
    pub flags: Vec<String>,
    /// Runnable threads of the machine over the last minute, before and after, as Linux counts.
    pub load: Vec<String>,
}

impl Host {
    /// This host, now.
    pub fn now(root: &Path, cpu: &str) -> Self {
        let mut flags: Vec<String> = std::env::vars()
            .filter(|(name, _)| name.starts_with("WEFT_") || name == "RUSTFLAGS")
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        flags.sort();
        if cfg!(debug_assertions) {
            flags.push("built with debug assertions".into());
        }
        Host {
            cpu: cpu.into(),
            date: date(SystemTime::now()),
            commit: commit(root),
            rustc: first_line(Command::new("rustc").arg("--version")),
            flags,
            load: load().into_iter().collect(),
        }
    }

    /// Notes the machine's load again, behind a measurement.
    pub fn note_load(&mut self) {
        self.load.extend(load());
    }

    fn to_json(&self) -> Value {
        json!({
            "date": self.date,
            "commit": self.commit,
            "rustc": self.rustc,
            "flags": self.flags,
            "load": self.load,
            "threads": 1,
        })
    }
}

/// All of a run, for `--json` and for a record.
pub fn json(host: &Host, machine: &Machine, rows: &[Row], kernels: Option<&Kernels>) -> Value {
    let mut value = json!({
        "version": RECORD_VERSION,
        "run": host.to_json(),
        "machine": machine.to_json(),
        "rows": rows.iter().map(Row::to_json).collect::<Vec<Value>>(),
    });
    if let Some(kernels) = kernels {
        value["digits_kernels"] = kernels.to_json();
    }
    value
}

/// All of a run of elementary functions.
pub fn functions(host: &Host, lines: &[functions::Line]) -> Value {
    json!({
        "version": RECORD_VERSION,
        "run": host.to_json(),
        "functions": lines.iter().map(functions::Line::to_json).collect::<Vec<Value>>(),
    })
}

/// Writes a record into a folder, under a name of its day and processor that no file has yet.
///
/// # Errors
/// If the file cannot be written.
pub fn write(folder: &Path, host: &Host, record: &Value) -> Result<PathBuf, Failure> {
    let stem = format!("{}-{}", host.date, slug(&host.cpu));
    let text = format!("{record:#}\n");
    weft::record::write_new(folder, &stem, text.as_bytes()).map_err(Failure::io(folder))
}

fn first_line(command: &mut Command) -> String {
    let output = command.output().ok().filter(|o| o.status.success());
    let text = output.map(|o| String::from_utf8_lossy(&o.stdout).into_owned());
    let line = text.as_deref().and_then(|t| t.lines().next());
    line.unwrap_or("unknown").trim().into()
}

fn commit(root: &Path) -> String {
    let git = |arguments: &[&str]| {
        let mut command = Command::new("git");
        command.current_dir(root).args(arguments);
        command
    };
    let commit = first_line(&mut git(&["rev-parse", "--short=12", "HEAD"]));
    let changed = git(&["status", "--porcelain", "--untracked-files=no"]).output();
    let is_changed = changed.is_ok_and(|o| o.status.success() && !o.stdout.is_empty());
    if is_changed && commit != "unknown" {
        format!("{commit}+")
    } else {
        commit
    }
}

fn load() -> Option<String> {
    let text = std::fs::read_to_string("/proc/loadavg").ok()?;
    Some(text.split_whitespace().next()?.into())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn host() -> Host {
        Host {
            cpu: "Round CPU (R) 3".into(),
            date: "2026-02-03".into(),
            commit: "abc".into(),
            rustc: "rustc 1".into(),
            flags: vec!["WEFT_CPU=avx2".into()],
            load: vec!["0.5".into()],
        }
    }

    #[test]
    fn records_hold_everything_and_never_replace_each_other() {
        let folder = std::env::temp_dir().join(format!("weft-bench-record-{}", std::process::id()));
        let machine = crate::machine::tests::round_machine();
        let rows = [crate::row::tests::row()];
        let record = json(&host(), &machine, &rows, None);
        let first = write(&folder, &host(), &record).unwrap();
        let second = write(&folder, &host(), &record).unwrap();
        assert!(first.ends_with("2026-02-03-round-cpu-r-3.json"));
        assert!(second.ends_with("2026-02-03-round-cpu-r-3-2.json"));
        let read: Value = serde_json::from_str(&std::fs::read_to_string(&first).unwrap()).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(read, record);
        assert_eq!(read["version"], RECORD_VERSION);
        assert_eq!(read["run"]["commit"], "abc");
        assert_eq!(read["run"]["flags"][0], "WEFT_CPU=avx2");
        assert_eq!(read["machine"]["fma_per_second"], 1_000_000_000);
        assert_eq!(read["machine"]["levels"].as_array().unwrap().len(), 3);
        assert_eq!(read["rows"][0]["contenders"].as_array().unwrap().len(), 3);
        assert!(read.get("digits_kernels").is_none());
    }
}
