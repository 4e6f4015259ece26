//! Records: what was measured, when, on what, of which commit, as a file that is kept.

use crate::failure::Failure;
use crate::functions;
use crate::kernels::Kernels;
use crate::machine::Machine;
use crate::row::Row;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

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
    std::fs::create_dir_all(folder).map_err(Failure::io(folder))?;
    let stem = format!("{}-{}", host.date, slug(&host.cpu));
    let mut path = folder.join(format!("{stem}.json"));
    let mut count = 1;
    while path.exists() {
        count += 1;
        path = folder.join(format!("{stem}-{count}.json"));
    }
    let text = format!("{record:#}\n");
    std::fs::write(&path, text).map_err(Failure::io(&path))?;
    Ok(path)
}

/// A name for files: small letters, digits and single hyphens.
pub fn slug(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_alphanumeric() {
            out.push(c.to_ascii_lowercase());
        } else if !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
    }
    let out = out.trim_end_matches('-');
    if out.is_empty() {
        "cpu".into()
    } else {
        out.into()
    }
}

/// The day in UTC.
pub fn date(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let (year, month, day) = civil(seconds / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Year, month and day of a number of days since 1 January 1970 (Howard Hinnant's
/// `civil_from_days`: eras of 400 years that begin in March).
fn civil(days: u64) -> (u64, u64, u64) {
    let z = days + 719_468;
    let era = z / 146_097;
    let day_of_era = z % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    (year, month, day)
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
    use std::time::Duration;

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
    fn days_have_their_dates() {
        let day = |days: u64| date(UNIX_EPOCH + Duration::from_secs(days * 86_400 + 86_399));
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(59), "1970-03-01");
        assert_eq!(day(11_016), "2000-02-29");
        assert_eq!(day(19_782), "2024-02-29");
        assert_eq!(day(20_819), "2027-01-01");
        assert_eq!(day(47_541), "2100-03-01");
    }

    #[test]
    fn every_day_follows_the_one_before() {
        let mut last = (1969, 12, 31);
        for days in 0..150_000 {
            let (year, month, day) = civil(days);
            let next_day = (year, month, day) == (last.0, last.1, last.2 + 1);
            let next_month = (year, month, day) == (last.0, last.1 + 1, 1) && last.2 >= 28;
            let next_year =
                (year, month, day) == (last.0 + 1, 1, 1) && (last.1, last.2) == (12, 31);
            assert!(next_day || next_month || next_year, "{days}");
            last = (year, month, day);
        }
    }

    #[test]
    fn names_become_file_names() {
        assert_eq!(slug("Intel(R) Xeon(R) @ 2.10GHz"), "intel-r-xeon-r-2-10ghz");
        assert_eq!(slug("AMD EPYC"), "amd-epyc");
        assert_eq!(slug("../.."), "cpu");
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
