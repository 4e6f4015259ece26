//! Lane `clippy`.

use crate::child::cargo_messages;
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::tools::require_cargo_part;

/// No warning in any target.
#[derive(Debug)]
pub struct Clippy;

impl Lane for Clippy {
    fn name(&self) -> &'static str {
        "clippy"
    }

    fn claim(&self) -> &'static str {
        "clippy has no warning in any library, binary, test, example or bench"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        require_cargo_part(context, "clippy", "clippy")?;
        let command = context.cargo([
            "clippy",
            "--workspace",
            "--all-targets",
            "--keep-going",
            "--message-format=json-diagnostic-rendered-ansi",
            "--",
            "-D",
            "warnings",
        ]);
        let mut targets = 0;
        let mut complaints = Vec::new();
        let status = cargo_messages(context, command, |message| {
            let is_ours = message["package_id"]
                .as_str()
                .is_some_and(|id| id.starts_with("path+"));
            match message["reason"].as_str() {
                Some("compiler-artifact") if is_ours => targets += 1,
                Some("compiler-message") if message["message"]["level"] == "error" => {
                    complaints.push(complaint(message));
                }
                _ => {}
            }
        })?;
        tally.pass(targets);
        complaints.into_iter().for_each(|what| tally.fail(what));
        tally.require_success(status, "cargo clippy");
        Ok(())
    }
}

/// The place and the first line of a diagnostic.
fn complaint(message: &serde_json::Value) -> String {
    let text = message["message"]["message"].as_str().unwrap_or("an error");
    let span = &message["message"]["spans"][0];
    match (span["file_name"].as_str(), span["line_start"].as_u64()) {
        (Some(file), Some(line)) => format!("{file}:{line}: {text}"),
        _ => text.to_owned(),
    }
}
