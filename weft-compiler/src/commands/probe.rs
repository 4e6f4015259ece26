//! `weft probe`.

use super::{Done, Verdict, print, print_json};
use serde_json::{Value, json};
use weft_exec_mem::{Attempt, Errno, ProbeReport, Rehearsal, Step};

/// Say whether this machine lets Weft run machine code that it writes, and who forbids it if not.
/// Exit code 1 if it does not; models then run in portable code, with the same bits.
#[derive(clap::Args)]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If nothing can be printed.
pub fn run(args: &Args) -> Done {
    let report = weft_exec_mem::probe();
    if args.json {
        print_json(&report_json(&report))?;
    } else {
        let mut text = report.to_string();
        if report.mode().is_none() {
            text.push_str("Weft runs models in portable code here, with the same bits.\n");
        }
        print(&text)?;
    }
    Ok(match report.mode() {
        Some(_) => Verdict::Good,
        None => Verdict::Bad,
    })
}

fn report_json(report: &ProbeReport) -> Value {
    let facts = &report.facts;
    let attempts: Vec<Value> = report.attempts.iter().map(attempt_json).collect();
    json!({
        "mode": report.mode().map(|mode| mode.to_string()),
        "refusal": report.verdict().err().map(|refusal| refusal.to_string()),
        "os": report.os,
        "arch": report.arch,
        "page_bytes": report.page_bytes,
        "attempts": attempts,
        "membarrier_in_child": rehearsal_json(report.membarrier),
        "facts": {
            "selinux_enforcing": facts.selinux_enforcing,
            "selinux_context": facts.selinux_context,
            "mdwe": facts.mdwe,
            "seccomp": facts.seccomp,
            "memfd_noexec": facts.memfd_noexec,
            "pax": facts.pax,
            "dynamic_code_prohibited": facts.dynamic_code_prohibited,
        },
    })
}

fn attempt_json(attempt: &Attempt) -> Value {
    let request = |(step, errno): (Step, Errno)| json!({ "step": step.to_string(), "errno": errno.0, "name": errno.to_string() });
    let fallbacks: Vec<Value> = attempt.fallbacks.iter().copied().map(request).collect();
    json!({
        "mode": attempt.mode.to_string(),
        "works": attempt.works(),
        "fallbacks": fallbacks,
        "failed": attempt.failed.map(request),
        "policy": attempt.policy.map(|policy| policy.to_string()),
        "explanation": attempt.policy.map(|policy| policy.explanation()),
        "child": rehearsal_json(attempt.rehearsal),
    })
}

fn rehearsal_json(rehearsal: Rehearsal) -> Value {
    match rehearsal {
        Rehearsal::Survived => json!("lived"),
        Rehearsal::Killed { step, signal } => {
            json!({ "ended_at": step.to_string(), "signal": signal.0 })
        }
        Rehearsal::Impossible(errno) => json!({ "not_made": errno.to_string() }),
        _ => Value::Null,
    }
}
