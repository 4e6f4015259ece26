//! The committed words: what other assemblers print and make is what we print and make.

#![cfg(feature = "parse")]
#![allow(missing_docs, reason = "a test")]

#[path = "codegen/source.rs"]
#[allow(dead_code, reason = "the generator uses more of it")]
mod source;

use std::collections::HashMap;

use weft_a64_encoder::{Form, decode, parse};

const WORDS: &str = include_str!("data/words.tsv");

fn entries(table: &str) -> impl Iterator<Item = (u32, String)> {
    table.lines().filter(|l| !l.starts_with('#')).map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        assert_eq!(cells.len(), 3, "{line}");
        (
            u32::from_str_radix(cells[0], 16).expect("a word"),
            cells[1].to_string(),
        )
    })
}

/// What differs, and how much was compared.
fn compare(table: &str) -> (Vec<String>, usize) {
    let mut wrong = vec![];
    let mut count = 0;
    for (word, text) in entries(table) {
        count += 1;
        let ours = decode(word).map(|inst| inst.to_string());
        let ours = ours.unwrap_or_default().replace("  ", " ");
        // A few forms are never printed; their text still makes the word.
        let silent = ["sbfm", "bfm", "ubfm", "bfc"]
            .iter()
            .any(|m| text.starts_with(&format!("{m} ")));
        if ours != text && !silent {
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

/// The number of an operand's field, as the table places it.
fn number(spec: &source::Spec, word: u32) -> u64 {
    let mut number = 0;
    let mut at = 0;
    for &(lsb, width) in &spec.parts {
        number |= (u64::from(word >> lsb) & ((1 << width) - 1)) << at;
        at += width;
    }
    number
}

/// Every row with one bit of its fixed part flipped, and with each field moved by one bit, would be
/// caught by a committed word: the row would miss its word, or read another number from it.
#[test]
fn planted_fault_every_one_bit_change_of_the_table_meets_a_word_that_shows_it() {
    let lines = source::read(include_str!("../forms.txt"));
    let mut words: HashMap<usize, Vec<u32>> = HashMap::new();
    for (word, text) in entries(WORDS) {
        let mnemonic = text.split(' ').next().unwrap_or_default();
        // The row that prints the word, or one of the few that only make it.
        let row = Form::all().zip(&lines).position(|(form, line)| {
            line.is_silent() && line.mnemonic == mnemonic && form.operands_of(word).is_some()
        });
        let row =
            row.or_else(|| Form::all().position(|f| Some(f) == decode(word).map(|i| i.form())));
        words.entry(row.expect("a row")).or_default().push(word);
    }
    let (mut changes, mut missed) = (0, vec![]);
    for (at, line) in lines.iter().enumerate() {
        let Some(samples) = words.get(&at) else {
            missed.push(format!("{} has no word", line.mnemonic));
            continue;
        };
        for bit in (0..32).filter(|bit| line.mask >> bit & 1 == 1) {
            changes += 1;
            let value = line.value ^ 1 << bit;
            if !samples.iter().any(|word| word & line.mask != value) {
                missed.push(format!("{} bit {bit}", line.mnemonic));
            }
        }
        for spec in line.operands() {
            for part in 0..spec.parts.len() {
                for up in [false, true] {
                    let mut moved = spec.clone();
                    let (lsb, width) = moved.parts[part];
                    if (!up && lsb == 0) || (up && lsb + width == 32) {
                        continue;
                    }
                    moved.parts[part].0 = if up { lsb + 1 } else { lsb - 1 };
                    changes += 1;
                    if !samples
                        .iter()
                        .any(|word| number(&moved, *word) != number(spec, *word))
                    {
                        missed.push(format!("{} {spec:?} part {part} moved", line.mnemonic));
                    }
                }
            }
        }
    }
    println!("{changes} changes of one bit");
    assert!(
        missed.is_empty(),
        "{} of {changes}:\n{}",
        missed.len(),
        missed[..missed.len().min(20)].join("\n")
    );
    assert!(changes > 150_000, "only {changes}");
}
