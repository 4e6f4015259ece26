//! Running other programs: their output goes through to ours while it is read.

use std::io::{self, BufRead, BufReader, Read};
use std::process::{Command, ExitStatus, Stdio};

use serde_json::Value;

use crate::context::Context;
use crate::lane::Stop;

/// Runs `command`, prints all it writes as it comes, and shows each line to `look`.
///
/// Standard output and standard error are one pipe, so lines arrive in the order written.
/// `look` sees the lines without their line ends and without colours.
pub fn stream(
    context: &Context,
    mut command: Command,
    mut look: impl FnMut(&str),
) -> io::Result<ExitStatus> {
    let (reader, writer) = io::pipe()?;
    command
        .stdin(Stdio::null())
        .stdout(writer.try_clone()?)
        .stderr(writer);
    let mut child = command.spawn()?;
    // The command holds our ends of the pipe; the reader would wait for them for ever.
    drop(command);
    let mut reader = BufReader::new(reader);
    let mut line = Vec::new();
    while reader.read_until(b'\n', &mut line)? > 0 {
        context.print(&line);
        look(plain(&String::from_utf8_lossy(&line)).trim_end_matches(['\n', '\r']));
        line.clear();
    }
    child.wait()
}

/// Runs a cargo command that writes JSON messages, prints its diagnostics, and shows each
/// message to `look`.
pub fn cargo_messages(
    context: &Context,
    mut command: Command,
    mut look: impl FnMut(&Value),
) -> io::Result<ExitStatus> {
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn()?;
    let output = child.stdout.take().expect("standard output is piped");
    for line in BufReader::new(output).lines() {
        let line = line?;
        match serde_json::from_str::<Value>(&line) {
            Ok(message) => {
                if let Some(rendered) = message["message"]["rendered"].as_str() {
                    context.print(rendered.as_bytes());
                }
                look(&message);
            }
            // A build script or the like writes plain lines.
            Err(_) => context.say(&line),
        }
    }
    child.wait()
}

/// What a finished program left.
#[derive(Debug)]
pub struct Captured {
    pub status: ExitStatus,
    pub stdout: String,
    pub stderr: String,
}

/// Runs `command` silently.
pub fn capture(mut command: Command) -> io::Result<Captured> {
    let output = command.stdin(Stdio::null()).output()?;
    Ok(Captured {
        status: output.status,
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
    })
}

/// Runs `command` silently; anything but success is a failure that shows the program's words.
pub fn expect_success(command: Command) -> Result<Captured, Stop> {
    let name = shown(&command);
    let captured = capture(command).map_err(|error| Stop::Fail(format!("{name}: {error}")))?;
    if captured.status.success() {
        return Ok(captured);
    }
    Err(Stop::Fail(format!(
        "`{name}` ended with {}: {}",
        captured.status,
        last_lines(&captured.stderr, 12)
    )))
}

/// The command as a person would type it.
pub fn shown(command: &Command) -> String {
    let program = command.get_program().to_string_lossy();
    let short = program.rsplit(['/', '\\']).next().unwrap_or(&program);
    let mut words = vec![short.to_owned()];
    words.extend(command.get_args().map(|a| a.to_string_lossy().into_owned()));
    words.join(" ")
}

/// The end of a long text.
pub fn last_lines(text: &str, count: usize) -> String {
    let lines: Vec<&str> = text.trim_end().lines().collect();
    lines[lines.len().saturating_sub(count)..].join("\n")
}

/// `text` without terminal colour sequences (`ESC [ ... letter`).
pub fn plain(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        kept.push_str(before);
        rest = after
            .split_once(|c: char| c.is_ascii_alphabetic())
            .map_or("", |(_, rest)| rest);
    }
    kept + rest
}

/// Whether two files hold the same bytes; the first differing byte if they do not.
pub fn first_difference(mut a: impl Read, mut b: impl Read) -> io::Result<Option<usize>> {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    a.read_to_end(&mut left)?;
    b.read_to_end(&mut right)?;
    let differs = left.iter().zip(&right).position(|(l, r)| l != r);
    let shorter = (left.len() != right.len()).then(|| left.len().min(right.len()));
    Ok(differs.or(shorter))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::Out;

    #[test]
    fn colours_are_taken_out_and_nothing_else() {
        let coloured = "\u{1b}[1m\u{1b}[92m     Running\u{1b}[0m tests/a.rs [x]";
        assert_eq!(plain(coloured), "     Running tests/a.rs [x]");
        assert_eq!(plain("a \u{1b}[38;5;1mb"), "a b");
        assert_eq!(plain("cut off \u{1b}[3"), "cut off ");
    }

    #[test]
    fn a_difference_is_found_at_its_place_and_a_shorter_file_differs_at_its_end() {
        let cases: [(&str, &str, Option<usize>); 5] = [
            ("same", "same", None),
            ("", "", None),
            ("abcd", "abXd", Some(2)),
            ("abc", "abcd", Some(3)),
            ("", "a", Some(0)),
        ];
        for (a, b, expected) in cases {
            let found = first_difference(a.as_bytes(), b.as_bytes()).unwrap();
            assert_eq!(found, expected, "{a} {b}");
        }
    }

    #[test]
    #[cfg(unix)]
    fn lines_of_both_streams_arrive_in_order_and_the_exit_code_is_kept() {
        let context = Context::new(false, Out::Nowhere);
        let mut command = context.program("sh");
        command.args(["-c", "echo one; echo two >&2; printf three; exit 7"]);
        let mut lines = Vec::new();
        let status = stream(&context, command, |line| lines.push(line.to_owned())).unwrap();
        assert_eq!(lines, ["one", "two", "three"]);
        assert_eq!(status.code(), Some(7));
    }
}
