//! Mutants of the table of forms, and proof that the committed words catch each of them.
//!
//! A mutant differs from the table by one bit: one fixed bit of one row, or one bit of the number that
//! says where a part of one operand stands.
//! It is put in the table's place, for this thread, and the row's own committed words are read, printed and
//! made of their texts again.
//! Those words and texts were written by other assemblers, so a mutant that passes would be a fault that
//! no test sees.
//!
//! `cargo xtask validate --mutate` takes all mutants; the ordinary tests take a sample.

use std::boxed::Box;
use std::cell::Cell;
use std::collections::HashMap;
use std::format;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::string::{String, ToString};
use std::vec::Vec;
use std::{fs, println, thread_local};

use crate::forms::{Form, Row};
use crate::generated::table::KINDS;
use crate::inst::decode;
use crate::kind::Kind;
use crate::parse::parse;

#[derive(Clone, Copy)]
enum Change {
    Row(Row),
    Kind(u16, &'static Kind),
}

thread_local! {
    /// The mutant that stands in for one row.
    static MUTANT: Cell<Option<(Form, Change)>> = const { Cell::new(None) };
}

/// What stands in for a row, if anything does.
pub(crate) fn row(form: Form) -> Option<Row> {
    match MUTANT.get() {
        Some((mutant, Change::Row(row))) if mutant == form => Some(row),
        _ => None,
    }
}

/// What stands in for a kind of a row.
pub(crate) fn kind(form: Form, number: u16) -> Option<&'static Kind> {
    match MUTANT.get() {
        Some((mutant, Change::Kind(at, kind))) if mutant == form && at == number => Some(kind),
        _ => None,
    }
}

fn with<T>(form: Form, change: Change, f: impl FnOnce() -> T) -> T {
    MUTANT.set(Some((form, change)));
    let result = f();
    MUTANT.set(None);
    result
}

/// A committed word, its text, and whether the word prints as it.
struct Pinned {
    word: u32,
    text: String,
    prints: bool,
}

impl Pinned {
    /// Whether the table says of the word what another assembler said.
    fn holds(&self, form: Form) -> bool {
        let printed = if self.prints {
            decode(self.word).map(|inst| inst.to_string())
        } else {
            form.text_of(self.word).map(|text| text.to_string())
        };
        // As the list has it.
        printed.is_some_and(|printed| printed.replace("  ", " ") == self.text)
            && parse(&self.text).is_ok_and(|inst| inst.word() == self.word)
    }
}

/// The committed words of each row.
fn pinned() -> HashMap<Form, Vec<Pinned>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/words.tsv");
    let list = fs::read_to_string(path).expect("the committed words");
    let mut rows: HashMap<Form, Vec<Pinned>> = HashMap::new();
    let mut by_mnemonic: HashMap<&str, Vec<Form>> = HashMap::new();
    for form in Form::all() {
        by_mnemonic.entry(form.mnemonic()).or_default().push(form);
    }
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let mut cells = line.split('\t');
        let mut cell = || cells.next().expect("three cells").to_string();
        let (word, text, who) = (cell(), cell(), cell());
        let word = u32::from_str_radix(&word, 16).expect("a word");
        let prints = !who.starts_with('M');
        let owners: Vec<Form> = if prints {
            std::vec![decode(word).expect("an instruction").form()]
        } else {
            let mnemonic = text.split(' ').next().unwrap_or_default();
            let same = by_mnemonic[mnemonic].iter().copied();
            same.filter(|form| form.text_of(word).is_some_and(|t| t.to_string() == text))
                .collect()
        };
        for form in owners {
            rows.entry(form).or_default().push(Pinned {
                word,
                text: text.clone(),
                prints,
            });
        }
    }
    rows
}

/// All mutants of a row, each with its name.
fn mutants(form: Form) -> Vec<(String, Change)> {
    let mut list = Vec::new();
    let [value, mask, rest @ ..] = Row::of(form.0).0;
    for bit in (0..32).filter(|bit| mask >> bit & 1 == 1) {
        let row = Row([value ^ 1 << bit, mask, rest[0], rest[1]]);
        list.push((
            format!("bit {bit} is {}", 1 ^ value >> bit & 1),
            Change::Row(row),
        ));
    }
    for number in form.kind_numbers() {
        let number = u16::from_le_bytes(*number);
        let kind = KINDS[number as usize];
        let mut moved = |name: String, change: &dyn Fn(&mut Kind)| {
            let mut kind = kind;
            change(&mut kind);
            let kind: &'static Kind = Box::leak(Box::new(kind.derive()));
            list.push((name, Change::Kind(number, kind)));
        };
        for bit in 0..5 {
            for part in 0..3 {
                let (lsb, width) = kind.parts[part];
                if width != 0 {
                    let name = format!("{:?} at {} instead of {lsb}", kind.class, lsb ^ 1 << bit);
                    moved(name, &|kind| kind.parts[part].0 ^= 1 << bit);
                }
            }
            for copy in 0..2 {
                let lsb = kind.again[copy];
                if lsb != 255 {
                    let name = format!(
                        "{:?} again at {} instead of {lsb}",
                        kind.class,
                        lsb ^ 1 << bit
                    );
                    moved(name, &|kind| kind.again[copy] ^= 1 << bit);
                }
            }
        }
    }
    list
}

#[test]
fn every_mutant_of_the_table_is_caught_by_a_committed_word() {
    let one_of: usize = match std::env::var("WEFT_MUTANTS").as_deref() {
        Ok("all") => 1,
        _ => 16,
    };
    let rows = pinned();
    // Mutants may panic in debug builds, which is caught too, and need not be read.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let (mut tried, mut survivors, mut without) = (0u32, Vec::new(), Vec::new());
    for form in Form::all() {
        let Some(words) = rows.get(&form) else {
            without.push(format!("{form}"));
            continue;
        };
        if let Some(wrong) = words.iter().find(|word| !word.holds(form)) {
            survivors.push(format!(
                "{form}: `{}` is wrong without any change",
                wrong.text
            ));
        }
        for (at, (name, change)) in mutants(form).into_iter().enumerate() {
            if (usize::from(form.0) + at) % one_of != 0 {
                continue;
            }
            tried += 1;
            let caught = with(form, change, || {
                words.iter().any(|word| {
                    catch_unwind(AssertUnwindSafe(|| !word.holds(form))).unwrap_or(true)
                })
            });
            if !caught {
                survivors.push(format!("{form}: {name}"));
            }
        }
    }
    std::panic::set_hook(hook);
    println!(
        "mutants of the table: {tried} checked, {} differ",
        survivors.len()
    );
    assert!(without.is_empty(), "rows without a word: {without:?}");
    assert!(
        survivors.is_empty(),
        "{} survive, of {tried}:\n{}",
        survivors.len(),
        survivors[..survivors.len().min(40)].join("\n")
    );
    assert!(tried as usize > 250_000 / one_of, "only {tried}");
}

#[test]
fn planted_fault_a_mutant_that_changes_nothing_would_be_seen_to_survive() {
    let rows = pinned();
    let form = crate::form::ADD_X_X_X;
    let same = Change::Row(Row::of(form.0));
    assert!(with(form, same, || rows[&form]
        .iter()
        .all(|word| word.holds(form))));
}
