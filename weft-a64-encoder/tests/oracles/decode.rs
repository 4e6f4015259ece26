//! Words: what we decode, LLVM decodes with the same text, and the other way round.

use weft_a64_encoder::{Form, decode};

use super::llvm::{self, Answer};
use super::random::Random;
use super::report::Report;

/// Random words: of a row, of a row with one fixed bit flipped, and any.
pub fn words(count: usize, seed: u64) -> Vec<u32> {
    let forms: Vec<Form> = Form::all().collect();
    let mut random = Random::new(seed);
    (0..count)
        .map(|_| {
            let (mask, value) = forms[random.below(forms.len())].fixed_bits();
            let mut word = random.word();
            if random.below(4) == 0 {
                // Register 31 is where the zero register and the stack pointer differ.
                word |= 31 << [0, 5, 10, 16][random.below(4)];
            }
            match random.below(8) {
                0 => word,
                1 | 2 => (word & !mask | value) ^ 1 << random.below(32),
                _ => word & !mask | value,
            }
        })
        .collect()
}

pub fn check(words: &[u32], attributes: &str, report: &mut Report) {
    let mut odd = vec![];
    for (word, answer) in words.iter().zip(llvm::disassemble(words, attributes)) {
        let ours = decode(*word).map(|inst| inst.to_string());
        report.case();
        match (ours, answer) {
            (Some(ours), Answer::Text(theirs)) if ours == theirs => {}
            (None, Answer::Invalid | Answer::Undefined(_)) => {}
            (ours, answer) => odd.push((*word, ours, answer)),
        }
    }
    // Where we differ, LLVM's text must not say the word: then LLVM has dropped bits.
    let texts: Vec<String> = odd
        .iter()
        .map(|(_, _, answer)| match answer {
            Answer::Text(text) | Answer::Undefined(text) => text.clone(),
            Answer::Invalid => "nop".into(),
        })
        .collect();
    let again = llvm::assemble(&texts, attributes);
    for (((word, ours, answer), text), again) in odd.into_iter().zip(texts).zip(again) {
        match super::exceptions::word(word, ours.as_deref(), &answer, &text, &again) {
            Some(exception) => report.note(exception),
            None => report.differ(|| {
                format!("{word:#010x}: ours {ours:?}, LLVM's {answer:?}, again {again:x?}")
            }),
        }
    }
}
