//! The commands that README.md shows.
//!
//! They are the lines of its ```` ```sh ```` blocks; a line that ends in a backslash goes on in
//! the next one.
//! `cargo run ...` and `weft ...` are run, any other line is only listed, since it clones,
//! installs, or is what runs us.
//! A command succeeds unless its comment says otherwise: `# exits with 2`.

use crate::shell_words;

/// A line of README.md that is run.
#[derive(Debug, PartialEq, Eq)]
pub struct Run {
    /// `cargo` or `weft`, then its arguments.
    pub words: Vec<String>,
    /// Environment set before the command, `NAME=value weft ...`.
    pub environment: Vec<(String, String)>,
    pub exit_code: i32,
}

/// What a README's command blocks hold.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Commands {
    pub run: Vec<Run>,
    /// Lines that are not run here.
    pub listed: Vec<String>,
    /// Lines that should be run and cannot be read.
    pub refused: Vec<String>,
}

/// Reads the commands out of Markdown.
pub fn commands(markdown: &str) -> Commands {
    let mut commands = Commands::default();
    let mut fence: Option<bool> = None;
    let mut begun = String::new();
    for line in markdown.lines() {
        if let Some(info) = line.trim_start().strip_prefix("```") {
            fence = match fence {
                None => Some(info.trim() == "sh"),
                Some(_) => None,
            };
            continue;
        }
        if fence != Some(true) {
            continue;
        }
        begun.push_str(line.trim());
        if begun.ends_with('\\') {
            begun.pop();
            continue;
        }
        take(&mut commands, &std::mem::take(&mut begun));
    }
    commands
}

fn take(commands: &mut Commands, line: &str) {
    let words_seen = || {
        line.split_whitespace()
            .skip_while(|w| assignment(w).is_some())
    };
    let is_run = words_seen().next() == Some("weft")
        || words_seen().take(2).eq(["cargo", "run"].iter().copied());
    if !is_run {
        if !line.is_empty() && !line.starts_with('#') {
            commands.listed.push(line.to_owned());
        }
        return;
    }
    let split = match shell_words::split(line) {
        Ok(split) => split,
        Err(why) => return commands.refused.push(why),
    };
    let exit_code = match split
        .comment
        .as_deref()
        .map(|c| c.strip_prefix("exits with "))
    {
        Some(Some(code)) => match code.trim().parse() {
            Ok(code) => code,
            Err(_) => return commands.refused.push(format!("no exit code in: {line}")),
        },
        _ => 0,
    };
    let (mut environment, mut words) = (Vec::new(), Vec::new());
    for word in split.words {
        match assignment(&word) {
            Some((name, value)) if words.is_empty() => {
                environment.push((name.to_owned(), value.to_owned()));
            }
            _ => words.push(word),
        }
    }
    commands.run.push(Run {
        words,
        environment,
        exit_code,
    });
}

/// `NAME=value`, where NAME is in capitals.
fn assignment(word: &str) -> Option<(&str, &str)> {
    word.split_once('=').filter(|(name, _)| {
        !name.is_empty() && name.chars().all(|c| c == '_' || c.is_ascii_uppercase())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const README: &str = "\
# Weft

Not this: weft nothing

```sh
git clone https://example.org/weft && cd weft
cargo run --release -- run a.onnx \\
    --image page=a.png   # forty digits
cargo xtask validate
```

```text
weft not a command
```

```sh
# A comment of its own.
WEFT_NATIVE_EMIT=off weft run 'a b.onnx'
weft run missing.onnx   # exits with 2
weft inspect a.onnx | less
```

```rust
let weft = 1;
```
";

    fn words(run: &Run) -> Vec<&str> {
        run.words.iter().map(String::as_str).collect()
    }

    #[test]
    fn only_cargo_run_and_weft_lines_of_sh_blocks_are_run() {
        let found = commands(README);
        let [digits, off, missing] = &found.run[..] else {
            panic!("{:?}", found.run);
        };
        let expected = [
            "cargo",
            "run",
            "--release",
            "--",
            "run",
            "a.onnx",
            "--image",
            "page=a.png",
        ];
        assert_eq!(words(digits), expected);
        assert_eq!(digits.exit_code, 0);
        assert_eq!(words(off), ["weft", "run", "a b.onnx"]);
        assert_eq!(off.environment, [("WEFT_NATIVE_EMIT".into(), "off".into())]);
        assert_eq!(words(missing), ["weft", "run", "missing.onnx"]);
        assert_eq!(missing.exit_code, 2);
        assert_eq!(
            found.listed,
            [
                "git clone https://example.org/weft && cd weft",
                "cargo xtask validate"
            ]
        );
    }

    /// What the commands of the real README leave in the root is not committed by mistake.
    #[test]
    fn files_that_the_readme_writes_are_ignored_by_git() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let read = |name| std::fs::read_to_string(root.join(name)).expect("the file is there");
        let (readme, ignored) = (read("README.md"), read(".gitignore"));
        let ends: Vec<&str> = ignored
            .lines()
            .filter_map(|l| l.strip_prefix("/*"))
            .collect();
        let mut written = 0;
        for run in commands(&readme).run {
            for pair in run.words.windows(2).filter(|pair| pair[0] == "-o") {
                assert!(ends.iter().any(|end| pair[1].ends_with(end)), "{}", pair[1]);
                written += 1;
            }
        }
        assert!(written > 0, "README.md writes nothing");
    }

    #[test]
    fn planted_fault_a_command_that_cannot_be_read_is_refused_and_not_dropped() {
        let found = commands(README);
        assert_eq!(found.refused.len(), 1);
        assert!(found.refused[0].contains("weft inspect a.onnx | less"));
        let bad_code = commands("```sh\nweft x # exits with two\n```\n");
        assert_eq!((bad_code.run.len(), bad_code.refused.len()), (0, 1));
    }
}
