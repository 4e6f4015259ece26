//! Forms: every field over its numbers, through both assemblers.

use weft_a64_encoder::{Form, Inst, decode, encode};

use super::exceptions;
use super::random::Random;
use super::report::Report;
use super::source::Line;
use super::{gas, llvm};

/// One line of assembly and the word that we make of it.
pub struct Case {
    pub form: usize,
    pub text: String,
    pub word: u32,
}

/// Fills a row's free bits at random.
pub fn fill(line: &Line, random: &mut Random) -> u32 {
    let mut free = 0;
    for spec in line.operands() {
        free |= spec.mask();
    }
    let mut word = line.value | random.word() & free & !line.mask;
    for spec in line.operands() {
        let (lsb, width) = spec.parts[0];
        let field = ((1u64 << width) - 1) as u32;
        for again in &spec.again {
            word = word & !(field << again) | (word >> lsb & field) << again;
        }
    }
    word & !line.mask | line.value
}

/// The numbers of a field that are tried: all up to eight bits, then edges and samples.
fn numbers(width: u32, random: &mut Random) -> Vec<u32> {
    let top = ((1u64 << width) - 1) as u32;
    if width > 5 && std::env::var_os("WEFT_QUICK").is_some() {
        return vec![0, 1, top / 2, top / 2 + 1, top];
    }
    if width <= 8 {
        return (0..=top).collect();
    }
    let half = top / 2;
    let mut numbers = vec![0, 1, 2, half - 1, half, half + 1, half + 2, top - 1, top];
    numbers.extend((0..width).map(|bit| 1 << bit));
    numbers.extend((0..32).map(|_| random.word() & top));
    numbers
}

/// The cases of all rows; counts what does not come back from decoding or encoding.
pub fn cases(lines: &[Line], extra: usize, report: &mut Report) -> Vec<Case> {
    let mut random = Random::new(0xa64);
    let mut cases = vec![];
    for (at, (line, form)) in lines.iter().zip(Form::all()).enumerate() {
        let mut words = vec![];
        for spec in line.operands() {
            // Bitmasks: all fields, so all 5,334 and 1,302 values at all rotations.
            let all = spec.class.starts_with("LOG") && std::env::var_os("WEFT_QUICK").is_none();
            let list = if all {
                (0..1 << 13).collect()
            } else {
                numbers(spec.width(), &mut random)
            };
            for number in list {
                let mut number = number;
                let base = fill(line, &mut random);
                let mut word = base & !spec.mask() | line.value;
                for &(lsb, width) in &spec.parts {
                    word |= (number & ((1u64 << width) - 1) as u32) << lsb & !line.mask;
                    number >>= width % 32;
                }
                for again in &spec.again {
                    let (lsb, width) = spec.parts[0];
                    word |= (word >> lsb & ((1 << width) - 1)) << again;
                }
                words.push(word & !line.mask | line.value);
            }
        }
        if let Some(spec) = line.operands().iter().find(|spec| spec.class == "BFL") {
            // A left shift's two fields hang together.
            let top = (1 << spec.parts[0].1) - 1;
            words = (0..=top)
                .map(|shift| {
                    let base = fill(line, &mut random) & !spec.mask();
                    base | (top - shift) << 10 | ((top + 1 - shift) & top) << 16
                })
                .collect();
        }
        words.extend((0..extra).map(|_| fill(line, &mut random)));
        if words.is_empty() {
            words.push(line.value);
        }
        let before = cases.len();
        for word in words {
            let Some(operands) = form.operands_of(word) else {
                continue;
            };
            let operands: Vec<_> = operands.collect();
            report.case();
            let again = encode(form, &operands);
            // A bitmask has many fields, of which only the smallest element's is canonical.
            if line
                .operands()
                .iter()
                .any(|spec| spec.class.contains("LOG"))
                && again.is_ok_and(|again| {
                    form.text_of(again).map(|t| t.to_string())
                        == form.text_of(word).map(|t| t.to_string())
                        && again != word
                })
            {
                report.note("bitmasks in a field that is not canonical, left out");
                continue;
            }
            if again != Ok(word) && !line.is_silent() {
                report.differ(|| {
                    format!("{form}: {word:#010x} came back as {again:x?} from {operands:?}")
                });
                continue;
            }
            let Some(inst) = decode(word) else {
                report.differ(|| format!("{form}: {word:#010x} does not decode"));
                continue;
            };
            let text = if line.is_silent() {
                inst.to_string()
            } else {
                form.text_of(word)
                    .map(|text| text.to_string())
                    .unwrap_or_default()
            };
            check_parse(&text, inst, report);
            cases.push(Case {
                form: at,
                text,
                word,
            });
        }
        if cases.len() == before {
            report.differ(|| format!("{form} has no legal words"));
        }
    }
    cases
}

fn check_parse(text: &str, inst: Inst, report: &mut Report) {
    let parsed = weft_a64_encoder::parse(text);
    if parsed != Ok(inst) {
        report.differ(|| {
            format!(
                "`{text}` is {:#010x}, and was read as {parsed:?}",
                inst.word()
            )
        });
    }
}

/// LLVM makes the same word of each text.
pub fn check_llvm(cases: &[Case], attributes: &str, report: &mut Report) {
    let texts: Vec<String> = cases.iter().map(|case| case.text.clone()).collect();
    for (case, theirs) in cases.iter().zip(llvm::assemble(&texts, attributes)) {
        report.case();
        if theirs == Ok(case.word) {
            continue;
        }
        match exceptions::llvm_text(&case.text, case.word, &theirs) {
            Some(exception) => report.note(exception),
            None => report
                .differ(|| format!("{:#010x} `{}`: LLVM says {theirs:x?}", case.word, case.text)),
        }
    }
}

/// GNU as makes the same word of each text, or lacks the form.
pub fn check_gas(cases: &[Case], lines: &[Line], report: &mut Report) -> Vec<bool> {
    let texts: Vec<String> = cases.iter().map(|case| case.text.clone()).collect();
    let answers = gas::assemble(&texts, gas::MARCH);
    // A form of which GNU as takes no line at all is one that it lacks.
    let mut taken = vec![false; lines.len()];
    for (case, theirs) in cases.iter().zip(&answers) {
        taken[case.form] |= theirs.is_ok();
    }
    let mut lacks = std::collections::BTreeMap::<String, usize>::new();
    for (line, _) in lines.iter().zip(&taken).filter(|(_, taken)| !**taken) {
        let features: Vec<String> = line.features.iter().map(|set| set.join("&")).collect();
        *lacks.entry(features.join("/")).or_default() += 1;
    }
    for (case, theirs) in cases.iter().zip(answers) {
        if !taken[case.form] {
            continue;
        }
        report.case();
        if theirs == Ok(case.word) {
            continue;
        }
        match exceptions::gas_text(&case.text, case.word, &theirs) {
            Some(exception) => report.note(exception),
            None => report.differ(|| {
                format!(
                    "{:#010x} `{}`: GNU as says {theirs:x?}",
                    case.word, case.text
                )
            }),
        }
    }
    let total: usize = lacks.values().sum();
    println!("GNU as lacks {total} of {} rows: {lacks:?}", lines.len());
    taken
}
