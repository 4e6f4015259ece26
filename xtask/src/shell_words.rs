//! One line of a shell, as far as README commands go: words, quotes, a comment at the end.
//!
//! What needs a real shell (pipes, variables, redirections) is refused, not misread.

/// A command line.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    pub words: Vec<String>,
    /// What stands after `#`.
    pub comment: Option<String>,
}

/// Splits a line into words.
pub fn split(line: &str) -> Result<Line, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut characters = line.chars();
    while let Some(character) = characters.next() {
        match character {
            ' ' | '\t' => words.extend(word.take()),
            '#' if word.is_none() => {
                let comment = Some(characters.as_str().trim().to_owned());
                return Ok(Line { words, comment });
            }
            '\'' | '"' => {
                let (inside, rest) = characters
                    .as_str()
                    .split_once(character)
                    .ok_or_else(|| format!("a quote is not closed: {line}"))?;
                if character == '"' && inside.contains(['$', '`', '\\']) {
                    return Err(format!("needs a shell: {line}"));
                }
                word.get_or_insert_default().push_str(inside);
                characters = rest.chars();
            }
            '|' | '&' | ';' | '<' | '>' | '$' | '`' | '\\' | '*' | '?' | '(' | ')' | '{' | '~' => {
                return Err(format!("needs a shell, because of `{character}`: {line}"));
            }
            other => word.get_or_insert_default().push(other),
        }
    }
    words.extend(word);
    Ok(Line {
        words,
        comment: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_quotes_and_comments() {
        let cases: [(&str, &[&str], Option<&str>); 6] = [
            ("weft ops  m.onnx", &["weft", "ops", "m.onnx"], None),
            ("weft 'a b' c\"d e\"", &["weft", "a b", "cd e"], None),
            ("weft ''", &["weft", ""], None),
            (
                "weft run m.onnx  # exits with 2",
                &["weft", "run", "m.onnx"],
                Some("exits with 2"),
            ),
            ("weft run a#b", &["weft", "run", "a#b"], None),
            ("   ", &[], None),
        ];
        for (line, words, comment) in cases {
            let found = split(line).unwrap();
            assert_eq!(found.words, words, "{line}");
            assert_eq!(found.comment.as_deref(), comment, "{line}");
        }
    }

    #[test]
    fn planted_fault_what_needs_a_shell_is_refused() {
        for line in [
            "weft run | head",
            "cd x && weft",
            "weft $MODEL",
            "weft \"$MODEL\"",
            "weft > out",
            "weft 'open",
            "weft *.onnx",
            "A=1; weft",
        ] {
            assert!(split(line).is_err(), "{line}");
        }
    }
}
