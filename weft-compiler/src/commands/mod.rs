//! The subcommands and what they share.

pub mod ab;
pub mod check;
pub mod hash;
pub mod inspect;
mod listing;
pub mod model;
pub mod ops;
pub mod plan;
pub mod plan_diff;
pub mod probe;
pub mod render;
pub mod run;
pub mod selftest;
pub mod show;
pub mod table;

use std::io::Write;

/// Whether what was asked holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does.
    Good,
    /// It does not: exit code 1.
    Bad,
}

/// Anything that cannot be done: exit code 2.
pub type Failure = Box<dyn std::error::Error>;

/// The result of a command.
pub type Done = Result<Verdict, Failure>;

/// Prints a whole text at once. A reader that went away (`weft .. | head`) is no failure.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let text = visible(text);
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        Err(e) => Err(format!("standard output: {e}").into()),
        Ok(()) => Ok(()),
    }
}

/// A text whose control characters, but for ends of lines and tabs, are written as escapes: names in
/// a model must not speak to the terminal.
fn visible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_control() && c != '\n' && c != '\t' {
            out.extend(c.escape_unicode());
        } else {
            out.push(c);
        }
    }
    out
}

/// Prints a JSON value, indented.
pub fn print_json(value: &serde_json::Value) -> Result<(), Failure> {
    print(&format!("{}\n", serde_json::to_string_pretty(value)?))
}

/// A progress bar on the terminal; nothing where the error stream is none.
pub fn progress(what: &'static str) -> impl FnMut(usize, usize) {
    let bar = indicatif::ProgressBar::new(0);
    let style = indicatif::ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len}");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.set_message(what);
    move |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        if done == all {
            bar.finish_and_clear();
        }
    }
}

/// An error with its causes, each said once.
pub fn words(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        let words = inner.to_string();
        if !text.contains(&words) {
            text.push_str(": ");
            text.push_str(&words);
        }
        cause = inner.source();
    }
    // One line, whatever a cause's words hold.
    visible(&text.replace(['\n', '\r'], " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped_and_lines_stay_lines() {
        assert_eq!(visible("a\tb\n\u{e9}"), "a\tb\n\u{e9}");
        assert_eq!(
            visible("\x1b[31mred\0\u{9b}"),
            "\\u{1b}[31mred\\u{0}\\u{9b}"
        );
        let error: Failure = "two\nlines\x07".into();
        assert_eq!(words(error.as_ref()), "two lines\\u{7}");
    }
}
