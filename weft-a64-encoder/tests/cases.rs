//! Cases from public reports about other assemblers, and a grid of legal corners with their first
//! illegal neighbours; both agreed on by two assemblers.

#![cfg(feature = "parse")]
#![allow(missing_docs, reason = "a test")]

use weft_a64_encoder::{decode, parse};

const GRID: &str = include_str!("data/grid.tsv");
const THREADS: &str = include_str!("data/threads.tsv");
const LIBERTIES: &str = include_str!("data/liberties.tsv");

fn check(table: &str, least: usize) {
    let mut checked = 0;
    let mut wrong = vec![];
    for line in table
        .lines()
        .filter(|l| !l.starts_with('#') && !l.is_empty())
    {
        let (text, expected) = line.split_once('\t').expect("a text, a tab, a word");
        let found = match parse(text) {
            Ok(inst) => format!("{:08x}", inst.word()),
            Err(_) => "REFUSE".into(),
        };
        if found != expected {
            wrong.push(format!(
                "{text}: {found}, not {expected}; {:?}",
                parse(text)
            ));
        }
        if let Ok(inst) = parse(text) {
            assert_eq!(decode(inst.word()), Some(inst), "{text}");
            assert_eq!(
                parse(&inst.to_string()),
                Ok(inst),
                "{text} printed as {inst}"
            );
        }
        checked += 1;
    }
    assert!(
        wrong.is_empty(),
        "{} of {checked}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(checked >= least, "only {checked} lines");
}

#[test]
fn every_line_of_the_grid_holds() {
    check(GRID, 120);
}

#[test]
fn what_others_got_wrong_is_right_or_refused() {
    check(THREADS, 60);
}

/// Spellings that people try: aliases, other names, other cases, signs, numbers beyond their range.
#[test]
fn liberties_are_those_that_both_assemblers_take() {
    check(LIBERTIES, 250);
}

#[test]
fn planted_fault_a_wrong_word_in_the_grid_is_found() {
    let planted = GRID.replacen("3dfffc20", "3dfffc21", 1);
    assert_ne!(planted, GRID);
    assert!(std::panic::catch_unwind(|| check(&planted, 120)).is_err());
}
