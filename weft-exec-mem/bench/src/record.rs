//! Figures, as a table and as a dated file.

use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// Seconds of all rounds of one contender.
pub struct Times {
    pub best_s: f64,
    pub median_s: f64,
    /// Half the interquartile range over the median.
    pub spread: f64,
}

impl Times {
    pub fn new(mut seconds: Vec<f64>) -> Times {
        seconds.sort_by(f64::total_cmp);
        let at = |quarter: usize| seconds[(seconds.len() - 1) * quarter / 4];
        Times {
            best_s: at(0),
            median_s: at(2),
            spread: (at(3) - at(1)) / 2.0 / at(2),
        }
    }
}

/// One kind of work, and what everybody took.
pub struct Row {
    pub name: &'static str,
    /// Bodies whose bytes were compared, and that were called.
    pub checked: usize,
    pub rounds: usize,
    /// Name, times, mappings of the process; ours is the first.
    pub contenders: Vec<((&'static str, Times), usize)>,
}

impl Row {
    pub fn print(&self) {
        println!(
            "{}: {} compared and called, {} rounds\n  {:30} {:>12} {:>12} {:>7} {:>9} {:>9}",
            self.name,
            self.checked,
            self.rounds,
            "",
            "best",
            "median",
            "spread",
            "mappings",
            "by Weft's"
        );
        for ((name, t), mappings) in &self.contenders {
            println!(
                "  {name:30} {:>9.2} us {:>9.2} us {:>6.1}% {mappings:>9} {:>9.2}",
                t.best_s * 1e6,
                t.median_s * 1e6,
                t.spread * 100.0,
                self.over_ours(t)
            );
        }
    }

    fn over_ours(&self, times: &Times) -> f64 {
        times.median_s / self.contenders[0].0.1.median_s
    }

    fn json(&self) -> Value {
        let contenders = self.contenders.iter().map(|((name, t), mappings)| {
            json!({
                "name": name,
                "best_s": t.best_s,
                "median_s": t.median_s,
                "spread": rounded(t.spread),
                "mappings": mappings,
                "median_over_wefts": rounded(self.over_ours(t)),
            })
        });
        json!({
            "name": self.name,
            "checked": format!("{} bodies equal byte by byte, and called", self.checked),
            "rounds": self.rounds,
            "contenders": contenders.collect::<Vec<_>>(),
        })
    }
}

fn rounded(x: f64) -> f64 {
    (x * 1e4).round() / 1e4
}

/// The machine's load of the last minute.
pub fn load() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or_default().to_owned()
}

fn output(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    output.map_or_else(
        |_| String::new(),
        |o| String::from_utf8_lossy(&o.stdout).trim().to_owned(),
    )
}

fn cpu() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = info.lines().find(|line| line.starts_with("model name"));
    let name = line.and_then(|line| line.split(": ").nth(1));
    name.unwrap_or(std::env::consts::ARCH).to_owned()
}

/// Writes `record/DATE-exec-mem.json`, or with a number behind it; gives the name.
pub fn write(rows: &[Row], load_before: String) -> std::io::Result<String> {
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let cpu = cpu();
    let text = json!({
        "version": 1,
        "exec_mem": rows.iter().map(Row::json).collect::<Vec<_>>(),
        "machine": { "cores": cores, "cpu": cpu, "kernel": output("uname", &["-sr"]) },
        "run": {
            "commit": output("git", &["rev-parse", "--short=12", "HEAD"]),
            "date": output("date", &["+%F"]),
            "load": [load_before, load()],
            "rustc": output("rustc", &["--version"]),
            "notes": notes(cores),
        },
    });
    let text = format!("{text:#}\n");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../record");
    let date = output("date", &["+%F"]);
    for n in 1.. {
        let suffix = if n == 1 {
            String::new()
        } else {
            format!("-{n}")
        };
        let name = format!("{date}-exec-mem{suffix}.json");
        let path = folder.join(&name);
        if path.exists() {
            continue;
        }
        let unfinished = path.with_extension("json.tmp");
        std::fs::write(&unfinished, &text)?;
        std::fs::rename(&unfinished, &path)?;
        return Ok(name);
    }
    unreachable!("there are more numbers than files")
}

/// What a reader has to know.
fn notes(cores: usize) -> Vec<String> {
    let mut notes = vec![
        "a round's time of the first row is the median of 256 placements".to_owned(),
        "setting memory up and giving it back is not timed".to_owned(),
    ];
    if load()
        .parse::<f64>()
        .is_ok_and(|load| load > 0.5 + cores as f64 / 2.0)
    {
        notes.push("the machine was busy with other work".to_owned());
    }
    notes
}
