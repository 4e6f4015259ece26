//! Refusals: what we take, both assemblers take as the same word; what we refuse, one of them refuses.

use weft_a64_encoder::{Form, decode, parse};

use super::random::Random;
use super::report::Report;
use super::sweep::Case;
use super::{exceptions, gas, llvm};

/// Neighbours of a legal line: one number or one register changed.
fn mutate(text: &str, random: &mut Random) -> Option<String> {
    let bytes = text.as_bytes();
    let mut spots = vec![];
    let mut at = text.find(' ')?;
    while at < bytes.len() {
        if bytes[at].is_ascii_digit() {
            let end = text[at..]
                .find(|c: char| !c.is_ascii_digit())
                .map_or(text.len(), |n| at + n);
            spots.push((at, end));
            at = end;
        } else {
            at += 1;
        }
    }
    if spots.is_empty() {
        return None;
    }
    let (start, end) = spots[random.below(spots.len())];
    let old: i64 = text[start..end].parse().ok()?;
    // `--5` is an expression, and those are not read.
    let signed = start > 0 && !matches!(bytes[start - 1], b'#' | b' ' | b'[');
    let new = match random.below(12) {
        0 => old.wrapping_add(1),
        1 => old.wrapping_sub(1),
        2 => old.wrapping_add(2),
        3 => old.wrapping_mul(2),
        4 => old.wrapping_add(8),
        5 => 31,
        6 => 32,
        7 if !signed => old.wrapping_neg(),
        8 => 256,
        9 => 16,
        10 => 4096,
        _ => {
            // Another letter instead: w for x, v for d.
            let letter = bytes[start - 1];
            let swap = *b"wxbhsdqvzp".get(random.below(10))?;
            if !b"wxbhsdqvzp".contains(&letter) || bytes[start - 2] == b'0' {
                return None;
            }
            let mut line = text.to_string();
            line.replace_range(start - 1..start, char::from(swap).encode_utf8(&mut [0; 4]));
            return Some(line);
        }
    };
    if new < 0 && signed {
        return None;
    }
    let mut line = text.to_string();
    line.replace_range(start..end, &new.to_string());
    Some(line)
}

/// Ends that some forms may have: where others take them, text would mean what it does not say.
const ENDS: &[&str] = &[
    ", lsl #0",
    ", lsl #8",
    ", lsl #12",
    ", lsl #16",
    ", lsl 8",
    ", uxtw #0",
    ", #0",
    ", 0",
    ", #0.0",
    ", #-1",
    ", mul #1",
    ", x0",
    ", w0",
    ", xzr",
    ", sp",
    "!",
    "]",
];

/// A legal line with another end, or with the mnemonic of another line.
fn graft(text: &str, other: &str, random: &mut Random) -> Option<String> {
    let end = random.below(2 * ENDS.len());
    if let Some(end) = ENDS.get(end) {
        // Inside of the bracket, now and then.
        return Some(match text.strip_suffix(']') {
            Some(inside) if random.below(2) == 0 => format!("{inside}{end}]"),
            _ => format!("{text}{end}"),
        });
    }
    let (_, operands) = text.split_once(' ')?;
    let (mnemonic, _) = other.split_once(' ')?;
    Some(format!("{mnemonic} {operands}"))
}

/// The rows of which a word is.
fn rows_of(word: u32) -> impl Iterator<Item = usize> {
    let own = decode(word).map(|inst| [inst.form(), inst.own_form()]);
    own.into_iter()
        .flatten()
        .filter_map(|form| Form::all().position(|f| f == form))
}

pub fn check(cases: &[Case], count: usize, taken: &[bool], attributes: &str, report: &mut Report) {
    let mut random = Random::new(0xbad);
    let (mut lines, mut origins, mut grafts) = (vec![], vec![], vec![]);
    while lines.len() < count {
        let case = &cases[random.below(cases.len())];
        let is_graft = random.below(4) == 0;
        let changed = match is_graft {
            true => {
                let other = &cases[random.below(cases.len())];
                graft(&case.text, &other.text, &mut random)
            }
            false => mutate(&case.text, &mut random),
        };
        if let Some(line) = changed {
            lines.push(line);
            origins.push(case.form);
            grafts.push(is_graft);
        }
    }
    let by_llvm = llvm::assemble(&lines, attributes);
    let by_gas = gas::assemble(&lines, gas::MARCH);
    let mut refused = 0;
    let origins = origins.into_iter().zip(grafts);
    for (((line, llvm), gas), (origin, is_graft)) in
        lines.iter().zip(by_llvm).zip(by_gas).zip(origins)
    {
        report.case();
        let ours = parse(line).map(|inst| inst.word());
        refused += u64::from(ours.is_err());
        // The form that we read, or the one that was changed, may be one that GNU as lacks.
        let read = ours
            .as_ref()
            .ok()
            .and_then(|word| rows_of(*word).find(|row| taken[*row]));
        let lacks = gas
            .as_ref()
            .is_err_and(|what| exceptions::gas_lacks(line, what))
            || match &ours {
                Ok(_) => read.is_none(),
                Err(_) => !taken[origin],
            };
        let fine = match (&ours, &llvm, &gas) {
            (Ok(a), Ok(b), Ok(c)) => a == b && a == c,
            (Ok(a), Ok(b), Err(_)) => a == b && lacks,
            (Ok(_), Err(_), _) => false,
            (Err(_), Ok(a), Ok(b)) if is_graft && a == b => {
                report.note("another spelling, which we need not read");
                continue;
            }
            (Err(_), Ok(a), Ok(b)) => a != b,
            (Err(_), Ok(_), Err(_)) => true,
            (Err(_), Err(_), _) => true,
        };
        if fine {
            continue;
        }
        match exceptions::refusal(line, &ours) {
            Some(exception) => report.note(exception),
            None => report.differ(|| {
                format!(
                    "`{line}`: ours {}, LLVM's {llvm:x?}, GNU as's {gas:x?}",
                    match &ours {
                        Ok(word) => format!("{word:08x}"),
                        Err(error) => error.to_string(),
                    }
                )
            }),
        }
    }
    println!("{refused} of {count} lines refused");
}
