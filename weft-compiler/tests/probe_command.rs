//! `weft probe` on this machine, and as words and JSON that agree with the library's own report.

use std::process::Command;

fn weft(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_weft"));
    let output = command.arg("probe").args(arguments).output().unwrap();
    assert!(output.stderr.is_empty());
    let text = String::from_utf8(output.stdout).unwrap();
    (output.status.code(), text)
}

#[test]
fn probe_says_what_the_library_finds() {
    let report = weft_exec_mem::probe();
    let expected = if report.mode().is_some() { 0 } else { 1 };
    let (code, text) = weft(&[]);
    assert_eq!(code, Some(expected), "{text}");
    assert!(text.starts_with(&report.to_string()), "{text}");

    let (code, text) = weft(&["--json"]);
    assert_eq!(code, Some(expected), "{text}");
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    let mode = report.mode().map(|mode| mode.to_string());
    assert_eq!(json["mode"].as_str(), mode.as_deref());
    let attempts = json["attempts"].as_array().unwrap();
    assert_eq!(attempts.len(), report.attempts.len());
    for (json, attempt) in attempts.iter().zip(&report.attempts) {
        assert_eq!(json["works"], attempt.works());
    }
}
