//! The committed words: what other assemblers print and make is what we print and make.
//!
//! `src/mutants.rs` shows that each change of the table by one bit is caught by one of them.

#![cfg(feature = "parse")]
#![allow(missing_docs, reason = "a test")]

use weft_a64_encoder::{decode, parse};

const WORDS: &str = include_str!("data/words.tsv");

/// Word, text, and whether the word prints as this text.
fn entries(table: &str) -> impl Iterator<Item = (u32, String, bool)> {
    table.lines().filter(|l| !l.starts_with('#')).map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        assert_eq!(cells.len(), 3, "{line}");
        let word = u32::from_str_radix(cells[0], 16).expect("a word");
        (word, cells[1].to_string(), !cells[2].starts_with('M'))
    })
}

/// What differs, and how much was compared.
fn compare(table: &str) -> (Vec<String>, usize) {
    let mut wrong = vec![];
    let mut count = 0;
    for (word, text, prints) in entries(table) {
        count += 1;
        let ours = decode(word).map(|inst| inst.to_string());
        let ours = ours.unwrap_or_default().replace("  ", " ");
        if ours != text && prints {
            wrong.push(format!("{word:08x} prints as `{ours}`, not `{text}`"));
        }
        match parse(&text) {
            Ok(inst) if inst.word() == word => {}
            other => wrong.push(format!("`{text}` is {word:08x}, not {other:?}")),
        }
    }
    (wrong, count)
}

#[test]
fn words_and_texts_are_those_of_the_assemblers() {
    let (wrong, count) = compare(WORDS);
    println!("{count} words");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(30)].join("\n")
    );
    assert!(count > 15_000, "only {count} words");
}

#[test]
fn planted_fault_one_bit_of_one_committed_word_is_found() {
    let line = WORDS
        .lines()
        .filter(|l| !l.starts_with('#'))
        .nth(4321)
        .expect("a line");
    let (word, rest) = line.split_once('\t').expect("a tab");
    let word = u32::from_str_radix(word, 16).expect("a word");
    for bit in 0..32 {
        let planted = format!("{:08x}\t{rest}", word ^ 1 << bit);
        assert!(!compare(&planted).0.is_empty(), "bit {bit} of `{line}`");
    }
}
