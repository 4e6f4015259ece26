//! Words: what we decode, LLVM decodes with the same text, and the other way round.

use weft_a64_encoder::{Features, Form, decode_for};

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
    compare(words, attributes, Features::ALL, report);
}

/// The words of all cases of the sweep, where fields have their edges.
pub fn check_edges(cases: &[super::sweep::Case], attributes: &str, report: &mut Report) {
    let mut words: Vec<u32> = cases.iter().map(|case| case.word).collect();
    words.sort_unstable();
    words.dedup();
    compare(&words, attributes, Features::ALL, report);
}

/// The text of a word for a processor with these extensions and no other.
fn text(features: Features, word: u32) -> Option<String> {
    let form = decode_for(features, word)?.form_for(features)?;
    form.text_of(word).map(|text| text.to_string())
}

fn compare(words: &[u32], attributes: &str, features: Features, report: &mut Report) {
    let mut odd = vec![];
    for (word, answer) in words.iter().zip(llvm::disassemble(words, attributes)) {
        let ours = text(features, *word);
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
        let exception = super::exceptions::word(word, ours.as_deref(), &answer, &text, &again);
        let exception = exception.or_else(|| {
            (features != Features::ALL)
                .then(|| super::exceptions::word_for(word, ours.as_deref(), &answer))
                .flatten()
        });
        match exception {
            Some(exception) => report.note(exception),
            None => report.differ(|| {
                format!(
                    "{word:#010x}: ours {ours:?}, LLVM's {answer:?}, again {again:x?}; {attributes}"
                )
            }),
        }
    }
}

/// Each set of extensions that some form asks for, and none; LLVM is given exactly what the set brings.
pub fn check_exact(count: usize, report: &mut Report) {
    let mut sets = vec![Features::BASE];
    for form in Form::all() {
        for set in form.features() {
            if !sets.contains(set) {
                sets.push(*set);
            }
        }
    }
    let each = count.div_ceil(sets.len());
    let next = std::sync::atomic::AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get().min(4));
    let reports = std::thread::scope(|scope| {
        let work = || {
            let mut report = Report::new("");
            loop {
                let at = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                let Some(set) = sets.get(at) else {
                    return report;
                };
                let words = words_for(*set, each, at as u64);
                let all = set.with_implied();
                // LLVM's own default has floats and vectors.
                let mut attributes = String::from("-neon,-fp-armv8,+prfm-slc-target");
                set.names()
                    .for_each(|name| attributes += &format!(",+{name}"));
                for words in words.chunks(100_000) {
                    compare(words, &attributes, all, &mut report);
                }
            }
        };
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = handles
            .into_iter()
            .map(|handle| handle.join().expect("no panic"));
        joined.collect::<Vec<_>>()
    });
    reports.into_iter().for_each(|other| report.add(other));
    println!("{} sets of extensions, {each} words each", sets.len());
}

/// Words for one set of extensions: half of the forms that ask for it, the rest of any form, with fixed
/// bits flipped now and then.
fn words_for(set: Features, count: usize, seed: u64) -> Vec<u32> {
    let all: Vec<Form> = Form::all().collect();
    let own: Vec<Form> = Form::all()
        .filter(|f| f.features().contains(&set))
        .collect();
    let mut random = Random::new(seed ^ 0xe8ac7);
    (0..count)
        .map(|at| {
            let from = if at % 2 == 0 { &own } else { &all };
            let (mask, value) = from[random.below(from.len())].fixed_bits();
            let mut word = random.word();
            if random.below(4) == 0 {
                word |= 31 << [0, 5, 10, 16][random.below(4)];
            }
            match random.below(8) {
                0 => (word & !mask | value) ^ 1 << random.below(32),
                1 if at % 4 == 1 => word,
                _ => word & !mask | value,
            }
        })
        .collect()
}
