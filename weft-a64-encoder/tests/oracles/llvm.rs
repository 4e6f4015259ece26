//! LLVM's assembler and disassembler.

use std::io::Write;
use std::process::{Command, Stdio};

use super::tool;

/// What LLVM says of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Text(String),
    /// Decoded with the warning that the operands are unpredictable.
    Undefined(String),
    Invalid,
}

/// Runs a program on a text, and returns what it wrote to stdout and stderr.
pub fn pipe(command: &mut Command, input: Vec<u8>) -> (String, String) {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    // A program may stop reading early; what it wrote is judged, not this.
    let _ = writer.join();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (text(output.stdout), text(output.stderr))
}

/// Line numbers, from 0, of messages of one kind on stdin.
fn lines_with<'a>(stderr: &'a str, kind: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    stderr.lines().filter_map(move |line| {
        let rest = line.strip_prefix("<stdin>:")?;
        let (number, rest) = rest.split_once(':')?;
        let (_, rest) = rest.split_once(": ")?;
        let message = rest.strip_prefix(kind)?;
        Some((number.parse::<usize>().ok()? - 1, message))
    })
}

pub fn disassemble(words: &[u32], attributes: &str) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(words.len());
    for words in words.chunks(200_000) {
        let mut input = String::with_capacity(words.len() * 20);
        for word in words {
            let [a, b, c, d] = word.to_le_bytes();
            input += &format!("{a:#04x} {b:#04x} {c:#04x} {d:#04x}\n");
        }
        let mut command = Command::new(tool::LLVM_MC);
        command
            .args(["--disassemble", "-triple=aarch64"])
            .arg(format!("-mattr={attributes}"));
        let (stdout, stderr) = pipe(&mut command, input.into_bytes());
        let mut state = vec![0u8; words.len()];
        for (line, message) in lines_with(&stderr, "warning: ") {
            state[line] = if message.starts_with("invalid") { 2 } else { 1 };
        }
        let mut texts = stdout
            .lines()
            .map(clean)
            .filter(|l| !l.is_empty() && !l.starts_with('.'));
        for state in &state {
            answers.push(match state {
                2 => Answer::Invalid,
                1 => Answer::Undefined(texts.next().expect("a text")),
                _ => Answer::Text(texts.next().expect("a text")),
            });
        }
        assert_eq!(
            texts.next(),
            None,
            "LLVM printed more lines than it was given words"
        );
    }
    answers
}

fn clean(line: &str) -> String {
    let line = line.split("//").next().unwrap_or_default();
    // LLVM prints two spaces before some `vgx2`.
    line.trim().replace('\t', " ").replace("  ", " ")
}

/// The word of each line, or what LLVM says against it.
pub fn assemble(lines: &[String], attributes: &str) -> Vec<Result<u32, String>> {
    // LLVM judges a movprfx by what follows, so something neutral follows.
    let prefix = |line: &String| line.contains("movprfx");
    if lines.iter().any(prefix) {
        let mut padded = vec![];
        for line in lines {
            padded.push(if prefix(line) {
                line.replace("movprfx", "MOVPRFX")
            } else {
                line.clone()
            });
            if prefix(line) {
                padded.push("nop".into());
            }
        }
        let answers = assemble(&padded, attributes);
        let mut kept = answers.into_iter();
        return lines
            .iter()
            .map(|line| {
                let answer = kept.next().expect("an answer");
                if prefix(line) {
                    kept.next();
                }
                answer
            })
            .collect();
    }
    let mut answers = Vec::with_capacity(lines.len());
    for lines in lines.chunks(100_000) {
        let mut command = Command::new(tool::LLVM_MC);
        command
            .args(["-triple=aarch64", "-show-encoding"])
            .arg(format!("-mattr={attributes}"));
        let (stdout, stderr) = pipe(&mut command, (lines.join("\n") + "\n").into_bytes());
        let mut errors = vec![None; lines.len()];
        for (line, message) in lines_with(&stderr, "error: ") {
            errors[line].get_or_insert_with(|| message.to_string());
        }
        let mut words = stdout.lines().filter_map(|line| {
            let (_, code) = line.split_once("// encoding: [")?;
            let (code, _) = code.split_once(']')?;
            Some(word_of(code).ok_or_else(|| "the word depends on a symbol".to_string()))
        });
        for (at, error) in errors.into_iter().enumerate() {
            answers.push(match error {
                Some(error) => Err(error),
                None => words
                    .next()
                    .unwrap_or_else(|| panic!("no word for `{}`", lines[at])),
            });
        }
        assert_eq!(
            words.next(),
            None,
            "LLVM made more words than it was given lines"
        );
    }
    answers
}

/// The word of `0x01,0x02,0x03,0x04`; none where letters stand for what a linker fills in.
fn word_of(code: &str) -> Option<u32> {
    let mut bytes = [0; 4];
    for (byte, text) in bytes.iter_mut().zip(code.split(',')) {
        *byte = u8::from_str_radix(text.trim().strip_prefix("0x")?, 16).ok()?;
    }
    Some(u32::from_le_bytes(bytes))
}
