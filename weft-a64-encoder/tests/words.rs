//! The committed words: what other assemblers print and make is what we print and make.

#![cfg(feature = "parse")]
#![allow(missing_docs, reason = "a test")]

#[path = "codegen/source.rs"]
#[allow(dead_code, reason = "the generator uses more of it")]
mod source;

use std::collections::HashMap;

use weft_a64_encoder::{Form, decode, parse};

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

/// Every row with one bit of its fixed part flipped, and with each field moved by one bit, would be
/// caught by a committed word: the row would miss its word, or read another number from it.
#[test]
fn planted_fault_every_one_bit_change_of_the_table_meets_a_word_that_shows_it() {
    let lines = source::read(include_str!("../forms.txt"));
    let rows: HashMap<Form, usize> = Form::all()
        .enumerate()
        .map(|(at, form)| (form, at))
        .collect();
    let mut words: HashMap<usize, Vec<u32>> = HashMap::new();
    for (word, text, prints) in entries(WORDS) {
        if prints {
            let form = decode(word).expect("an instruction").form();
            words.entry(rows[&form]).or_default().push(word);
        } else {
            // A form that prints as another; its text makes the word.
            let mnemonic = text.split(' ').next().unwrap_or_default();
            let made = Form::all().filter(|f| f.mnemonic() == mnemonic);
            let made = made.filter(|f| f.text_of(word).is_some_and(|t| t.to_string() == text));
            made.for_each(|form| words.entry(rows[&form]).or_default().push(word));
        }
    }
    let (mut changes, mut missed) = (0, vec![]);
    for (at, line) in lines.iter().enumerate() {
        let none = vec![];
        let samples = words.get(&at).unwrap_or(&none);
        if samples.is_empty() {
            missed.push(format!(
                "line {}: {} has no word",
                line.number, line.mnemonic
            ));
        }
        let (count, hidden) = line.one_bit_changes(samples);
        changes += count;
        missed.extend(hidden);
    }
    println!("{changes} changes of one bit");
    assert!(
        missed.is_empty(),
        "{} of {changes}:\n{}",
        missed.len(),
        missed[..missed.len().min(40)].join("\n")
    );
    assert!(changes > 150_000, "only {changes}");
}
