//! The reference calls no float function of the standard library but `sqrt`.
//!
//! Such methods lower to the platform's libm on some targets (rule 5 of the numerics contract). A
//! method of f32 also wins over a trait's of the same name, silently, so names are looked for too.

use std::path::{Path, PathBuf};

const FORBIDDEN: [&str; 29] = [
    "mul_add",
    ".floor()",
    ".ceil()",
    ".round()",
    ".trunc()",
    ".fract()",
    ".exp()",
    ".exp2()",
    ".exp_m1()",
    ".ln()",
    ".ln_1p()",
    ".log2()",
    ".log10()",
    ".powi(",
    ".powf(",
    ".sin()",
    ".cos()",
    ".tan()",
    ".tanh()",
    ".sinh()",
    ".cosh()",
    ".cbrt()",
    ".hypot(",
    ".signum()",
    ".round_ties_even()",
    "::round(",
    "::floor(",
    ".copysign(",
    "std::arch",
];

/// Lines with a forbidden word, outside comments.
fn offences(source: &str) -> Vec<String> {
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        // The module of roundings is our own.
        .map(|line| line.replace("integral::floor(", ""))
        .filter(|line| FORBIDDEN.iter().any(|word| line.contains(word)))
        .collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the crate's sources") {
        let path = entry.expect("a folder entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn sources_call_no_float_function_but_sqrt() {
    let mut files = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut files,
    );
    assert!(files.len() > 20);
    let mut found = Vec::new();
    for file in files {
        let source = std::fs::read_to_string(&file).expect("UTF-8");
        found.extend(
            offences(&source)
                .into_iter()
                .map(|line| format!("{}: {line}", file.display())),
        );
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn an_fma_of_the_platform_is_caught() {
    assert_eq!(offences("let y = a.mul_add(b, c);").len(), 1);
    assert_eq!(offences("let y = T::round(x);").len(), 1);
    assert!(offences("// a.mul_add(b, c)").is_empty());
}
