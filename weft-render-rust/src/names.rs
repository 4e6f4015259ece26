//! Names that are safe in Rust source, whatever a model calls its values.

use std::collections::BTreeSet;
use weft_render::text::identifier;

/// Words that name nothing: the language's, and those of the texts around.
const TAKEN: &[&str] = &[
    "a",
    "abstract",
    "array",
    "array_mut",
    "as",
    "async",
    "at",
    "await",
    "b",
    "become",
    "block",
    "bool",
    "box",
    "break",
    "by_lanes",
    "char",
    "checked",
    "const",
    "constant",
    "continue",
    "core",
    "crate",
    "digest",
    "do",
    "dyn",
    "each",
    "else",
    "enum",
    "extern",
    "false",
    "final",
    "first",
    "fn",
    "for",
    "from",
    "gen",
    "halved",
    "if",
    "impl",
    "in",
    "index",
    "index_outside",
    "indices",
    "k",
    "kernels",
    "lane",
    "last",
    "left",
    "length",
    "let",
    "loop",
    "m",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "n",
    "ops",
    "override",
    "parts",
    "priv",
    "product",
    "pub",
    "ref",
    "return",
    "right",
    "see",
    "self",
    "shape",
    "static",
    "str",
    "struct",
    "sum",
    "super",
    "to",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "union",
    "unsafe",
    "unsized",
    "use",
    "virtual",
    "weight",
    "weights",
    "where",
    "while",
    "whole",
    "yield",
];

/// Whether a name may be one of ours: a letter or `row` with a number behind it, a function program,
/// an operation of a type, an arena.
fn is_ours(name: &str) -> bool {
    let letters = name
        .split(|c: char| c.is_ascii_digit())
        .next()
        .unwrap_or(name);
    let numbered = ["b", "f", "i", "p", "r", "row", "s", "u", "v", "x", "y"];
    let typed = |ty: &str| name.ends_with(ty);
    (letters != name && numbered.contains(&letters))
        || name.starts_with("fn_")
        || name.starts_with("arena")
        || ["_f16", "_f32", "_f64"].into_iter().any(typed)
        || ["_i8", "_u8", "_i16", "_u16", "_i32", "_u32", "_i64", "_u64"]
            .into_iter()
            .any(typed)
}

/// An identifier for each name, in order: the name's own words where those are free, else `word` with
/// its position.
pub(crate) fn distinct<'a>(names: impl IntoIterator<Item = &'a str>, word: &str) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let one = |(at, name): (usize, &str)| {
        let words = identifier(name);
        let starts = words.starts_with(|c: char| c.is_ascii_alphabetic());
        let free = starts && !TAKEN.contains(&words.as_str()) && !is_ours(&words);
        let name = match free && seen.insert(words.clone()) {
            true => words,
            false => format!("{word}{at}"),
        };
        seen.insert(name.clone());
        name
    };
    names.into_iter().enumerate().map(one).collect()
}

/// Words for comments, of printable ASCII only: compilers refuse some of the rest.
pub(crate) fn ascii(words: &str) -> String {
    let one = |c: char| match c {
        '\\' => "/".to_string(),
        ' '..='~' => c.to_string(),
        c if c.is_ascii_control() => " ".to_string(),
        c => c.escape_unicode().to_string().replace('\\', ""),
    };
    words.chars().map(one).collect()
}

/// A string literal of printable ASCII.
pub(crate) fn literal(text: &str) -> String {
    format!("\"{}\"", text.escape_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_a_model_become_identifiers_that_nothing_else_has() {
        let names = [
            "page", "block/0", "", "fn", "r0_1", "page", "weights", "7", "input1", "row",
        ];
        let safe = distinct(names, "input");
        let expected = [
            "page", "block_0", "input2", "input3", "input4", "input5", "input6", "input7",
            "input1", "row",
        ];
        assert_eq!(safe, expected);
        assert_eq!(ascii("a\n\u{202e}\\b"), "a u{202e}/b");
        assert_eq!(literal("\"\n\u{202e}"), "\"\\\"\\n\\u{202e}\"");
        assert!(TAKEN.is_sorted());
    }
}
