//! The committed list of words with their texts, written from what the assemblers say.

use std::collections::HashMap;
use std::fmt::Write;

use weft_a64_encoder::{Form, decode};

use super::llvm::{self, Answer};
use super::random::Random;
use super::source::Line;
use super::{gas, sweep};

/// For each row, words that tell every one-bit change of its fixed bits and fields.
pub fn list(lines: &[Line], attributes: &str) -> String {
    let mut random = Random::new(0x3064);
    let mut words = vec![];
    let mut silent = vec![];
    for (line, form) in lines.iter().zip(Form::all()) {
        // Printed words first; what is never printed is only made.
        let prints = |word: u32| {
            decode(word).is_some_and(|inst| {
                inst.form() == form && weft_a64_encoder::parse(&inst.to_string()) == Ok(inst)
            })
        };
        let makes = |word: u32| form.operands_of(word).is_some();
        let printed = sample(line, &mut random, prints);
        if printed.is_empty() {
            let made = sample(line, &mut random, makes);
            silent.extend(
                made.iter()
                    .filter_map(|w| Some(form.text_of(*w)?.to_string())),
            );
        } else {
            words.extend(printed);
        }
    }
    let mut out = String::from(
        "# word<TAB>text<TAB>who says so: L is LLVM 19, G is GNU as 2.40; M is in front where the word prints otherwise.\n\
         # Written from the assemblers by `WEFT_BLESS=1 cargo test -p weft-a64-encoder --features parse --test oracles`.\n",
    );
    let mut entries: Vec<(u32, String)> = words
        .iter()
        .zip(llvm::disassemble(&words, attributes))
        .filter_map(|(word, answer)| match answer {
            Answer::Text(text) => Some((*word, text)),
            _ => None,
        })
        .collect();
    let before = entries.len();
    let silent_words = llvm::assemble(&silent, attributes);
    entries.extend(
        silent
            .into_iter()
            .zip(silent_words)
            .filter_map(|(text, word)| Some((word.ok()?, text))),
    );
    let texts: Vec<String> = entries.iter().map(|(_, text)| text.clone()).collect();
    let by_gas: HashMap<&String, Result<u32, String>> = texts
        .iter()
        .zip(gas::assemble(&texts, gas::MARCH))
        .collect();
    for (at, (word, text)) in entries.iter().enumerate() {
        let made = if at < before { "" } else { "M" };
        let both = by_gas.get(text).is_some_and(|answer| *answer == Ok(*word));
        let _ = writeln!(
            out,
            "{word:08x}\t{text}\t{made}{}",
            if both { "LG" } else { "L" }
        );
    }
    out
}

/// Words that fit, at least three where there are, and as many as it takes to show every change of the row.
fn sample(line: &Line, random: &mut Random, fits: impl Fn(u32) -> bool) -> Vec<u32> {
    let mut kept: Vec<u32> = vec![];
    for _ in 0..600 {
        if kept.len() >= 3 && line.one_bit_changes(&kept).1.is_empty() {
            break;
        }
        let word = sweep::fill(line, random);
        if fits(word) && !kept.contains(&word) {
            kept.push(word);
        }
        if kept.len() == 16 {
            break;
        }
    }
    kept
}
