//! Source text under construction: lines with indentation, and names that are safe in it.

use std::fmt::Write;

/// Lines of source, indented by blocks.
#[derive(Clone, Debug, Default)]
pub struct Text {
    out: String,
    depth: usize,
}

impl Text {
    /// Nothing yet, at this depth of indentation.
    pub fn at(depth: usize) -> Self {
        let out = String::new();
        Text { out, depth }
    }

    /// Depth of indentation of the next line.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// One line; an empty one has no indentation.
    pub fn line(&mut self, line: impl AsRef<str>) {
        let line = line.as_ref();
        if !line.is_empty() {
            for _ in 0..self.depth {
                self.out.push_str("    ");
            }
            self.out.push_str(line);
        }
        self.out.push('\n');
    }

    /// A line after which the text is indented once more: `if (x) {`.
    pub fn open(&mut self, line: impl AsRef<str>) {
        self.line(line);
        self.depth += 1;
    }

    /// A line before which the indentation ends: `}`.
    ///
    /// # Panics
    /// If nothing is open.
    pub fn close(&mut self, line: impl AsRef<str>) {
        self.depth = self.depth.checked_sub(1).expect("something is open");
        self.line(line);
    }

    /// A comment line of `//`, whatever the words hold.
    pub fn comment(&mut self, words: &str) {
        self.line(format!("// {}", plain(words)));
    }

    /// Text that was made elsewhere, as it is.
    pub fn raw(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// What was written.
    pub fn finish(self) -> String {
        self.out
    }

    /// What was written so far.
    pub fn as_str(&self) -> &str {
        &self.out
    }
}

/// Words that cannot end a line comment or continue it on the next line: control characters become
/// spaces, backslashes become slashes.
pub fn plain(words: &str) -> String {
    let one = |c: char| match c {
        '\\' => '/',
        c if c.is_control() => ' ',
        c => c,
    };
    words.chars().map(one).collect()
}

/// A name as part of an identifier: letters, digits and single underscores, at most 40 of them.
pub fn identifier(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if out.len() >= 40 {
            break;
        }
        if c.is_ascii_alphanumeric() {
            out.push(c.to_ascii_lowercase());
        } else if !out.ends_with('_') && !out.is_empty() {
            out.push('_');
        }
    }
    out.trim_end_matches('_').to_string()
}

/// A string literal of C, C++ and Objective-C: bytes that are no plain ASCII as octal escapes.
pub fn c_string(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b' '..=b'~' if byte != b'?' => out.push(byte as char),
            // Three digits always, so that a digit behind it is not taken for one of them.
            _ => write!(out, "\\{byte:03o}").expect("a string takes everything"),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hostile_names_stay_inside_comments_literals_and_identifiers() {
        assert_eq!(plain("a\nb\\"), "a b/");
        assert_eq!(identifier("block0/attn//q 7"), "block0_attn_q_7");
        assert_eq!(identifier("__\u{e9}!"), "");
        assert_eq!(identifier(&"x".repeat(99)).len(), 40);
        assert_eq!(
            c_string("a\"\\\n1\u{e9}?"),
            "\"a\\\"\\\\\\0121\\303\\251\\077\""
        );
    }
}
