//! Arm's own rows: fixed bits and fields of every instruction, as the crate aarchmrs-instructions has them.
//!
//! Its source is read as data. The folder is given by `WEFT_ARM_ROWS`, which
//! `cargo xtask validate --only a64` sets.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::report::Report;
use super::source::Line;

/// One row of Arm's.
struct Row {
    name: String,
    mask: u32,
    value: u32,
    /// Bits that should be what `value` says, and are not fixed.
    should: u32,
    /// Lowest bit and width.
    fields: Vec<(u32, u32)>,
}

/// The number in `pub const NAME: u32 = 0b0101u32;`.
fn number(text: &str) -> Option<u32> {
    let text = text.trim().strip_suffix("u32;")?;
    match text.strip_prefix("0b") {
        Some(bits) => u32::from_str_radix(bits, 2).ok(),
        None => text.parse().ok(),
    }
}

fn rows_of(text: &str, rows: &mut Vec<Row>) {
    let mut offset = None;
    for line in text.lines() {
        let Some(rest) = line.trim_start().strip_prefix("pub const ") else {
            continue;
        };
        let Some((name, value)) = rest.split_once(": ").and_then(|(name, rest)| {
            let (_, value) = rest.split_once(" = ")?;
            Some((name, value))
        }) else {
            continue;
        };
        if name == "OPCODE_MASK" {
            rows.push(Row {
                name: String::new(),
                mask: number(value).expect("a mask"),
                value: 0,
                should: 0,
                fields: vec![],
            });
            continue;
        }
        let Some(row) = rows.last_mut() else { continue };
        match name {
            "OPCODE" => row.value = number(value).expect("a value"),
            "SHOULD_BE_MASK" => row.should = number(value).expect("a mask"),
            "NAME" => row.name = value.trim_matches(['"', ';']).to_string(),
            _ if name.ends_with("_OFFSET") => offset = number(value),
            _ if name.ends_with("_WIDTH") => {
                let width = number(value).expect("a width");
                row.fields.extend(offset.take().map(|lsb| (lsb, width)));
            }
            _ => {}
        }
    }
}

fn read(folder: &Path, rows: &mut Vec<Row>) {
    for entry in fs::read_dir(folder).expect("Arm's rows") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            read(&path, rows);
        } else if path.extension().is_some_and(|e| e == "rs") {
            rows_of(&fs::read_to_string(&path).expect("text"), rows);
        }
    }
}

/// Why a row of ours is none of Arm's.
fn misfit(line: &Line, row: &Row) -> Option<String> {
    let fixed = row.mask & !row.should;
    if line.mask & fixed != fixed || (line.value ^ row.value) & line.mask & row.mask != 0 {
        return Some("other fixed bits".into());
    }
    // What we fix beyond Arm's row, we take away from its fields; what is left must end where a field does.
    for spec in line.operands() {
        for &(lsb, width) in &spec.parts {
            let free = |bit: u32| bit < 32 && line.mask >> bit & 1 == 0;
            let inside = |bit: u32| {
                row.fields
                    .iter()
                    .position(|&(at, n)| (at..at + n).contains(&bit))
            };
            let starts = row.fields.iter().any(|&(at, _)| at == lsb);
            let ends = row.fields.iter().any(|&(at, n)| at + n == lsb + width);
            let start_cut = lsb > 0 && inside(lsb - 1) == inside(lsb) && !free(lsb - 1);
            let end_cut = inside(lsb + width) == inside(lsb + width - 1) && !free(lsb + width);
            // Bitmasks and positions are several of Arm's fields in one of ours.
            if !(starts || start_cut) || !(ends || end_cut) || inside(lsb).is_none() {
                return Some(format!(
                    "<{}> at {lsb}:{width} is no field of {}",
                    spec.class, row.name
                ));
            }
        }
    }
    None
}

/// Each row of ours lies in one of Arm's, and its operands stand where Arm's fields do.
pub fn check(folder: &Path, lines: &[Line], taken: &[bool], report: &mut Report) {
    let mut rows = vec![];
    read(&folder.join("A64"), &mut rows);
    assert!(rows.len() > 3_000, "only {} of Arm's rows", rows.len());
    plant(lines, &rows);
    let mut second = BTreeMap::<String, usize>::new();
    for (line, taken) in lines.iter().zip(taken) {
        report.case();
        let mut why = String::new();
        let found = rows.iter().any(|row| {
            let misfit = misfit(line, row);
            if let Some(what) = &misfit
                && what.starts_with('<')
            {
                why = what.clone();
            }
            misfit.is_none()
        });
        if let (false, Some(exception)) = (found, super::exceptions::arm_row(line, &why)) {
            report.note(exception);
        } else if !found {
            report.differ(|| format!("{} {:08x}: {why}", line.mnemonic, line.value));
        } else if !taken {
            let features: Vec<String> = line.features.iter().map(|set| set.join("&")).collect();
            *second.entry(features.join("/")).or_default() += 1;
        }
    }
    let total: usize = second.values().sum();
    println!("{total} rows have LLVM and Arm's rows as their oracles, and not GNU as: {second:?}");
}

/// Planted faults: one fixed bit flipped, and one operand moved, are found.
fn plant(lines: &[Line], rows: &[Row]) {
    let line = lines.iter().find(|line| line.mnemonic == "smulh");
    let line = line.expect("smulh is in the table");
    let found = |line: &Line| {
        rows.iter()
            .any(|row| misfit(line, row).is_none() && named(line, row))
    };
    assert!(found(line), "smulh is one of Arm's rows");
    for bit in (0..32).filter(|bit| line.mask >> bit & 1 == 1) {
        let mut wrong = line.clone();
        wrong.value ^= 1 << bit;
        assert!(!found(&wrong), "a changed bit {bit} of smulh is not found");
    }
    let mut wrong = line.clone();
    for piece in &mut wrong.pieces {
        if let super::source::Piece::Operand(spec) = piece {
            spec.parts[0].0 += 1;
        }
    }
    assert!(!found(&wrong), "moved operands of smulh are not found");
}

/// Whether Arm's name starts as the mnemonic does.
fn named(line: &Line, row: &Row) -> bool {
    let letters = |text: &str| -> String {
        let head = text.split(['_', '.']).next().unwrap_or_default();
        head.chars().take(3).collect::<String>().to_lowercase()
    };
    letters(&row.name) == letters(&line.mnemonic)
}
