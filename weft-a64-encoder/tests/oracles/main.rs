//! Comparison with LLVM's assembler and disassembler and with GNU as.
//!
//! `cargo xtask validate --only a64` runs this; without these programs it says so and checks nothing,
//! which is a failure when `WEFT_ORACLES=required`.

#![allow(missing_docs, reason = "a test")]

mod arm;
mod decode;
mod exceptions;
mod gas;
mod llvm;
mod random;
mod refusals;
mod report;
#[path = "../codegen/source.rs"]
#[allow(dead_code, reason = "the generator uses more of it")]
mod source;
mod sweep;
mod tool;
mod words;

use report::Report;

fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name)
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(otherwise)
}

fn main() {
    let missing = tool::missing();
    if !missing.is_empty() {
        println!("not run: this machine lacks {}", missing.join(", "));
        assert_ne!(std::env::var("WEFT_ORACLES").as_deref(), Ok("required"));
        return;
    }
    let claimed: Vec<String> = weft_a64_encoder::FEATURE_NAMES
        .iter()
        .map(|n| format!("+{n}"))
        .collect();
    // Not a claim but a spelling: without it LLVM prints some prefetches as numbers.
    let attributes = claimed.join(",") + ",+prfm-slc-target";
    let only = std::env::var("WEFT_ONLY").unwrap_or_default();
    let wanted = |part: &str| only.is_empty() || only.split(',').any(|name| name == part);
    if std::env::var_os("WEFT_BLESS").is_some() {
        let lines = source::read(include_str!("../../forms.txt"));
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/words.tsv");
        std::fs::write(path, words::list(&lines, &attributes)).expect("the list is written");
        return;
    }
    let mut well = true;

    if wanted("words") {
        let mut report = Report::new("words, decoded and printed");
        let words = decode::words(number("WEFT_WORDS", 200_000), number("WEFT_SEED", 1) as u64);
        decode::check(&words, &attributes, &mut report);
        well &= report.finish();
    }
    if wanted("exact") {
        let mut report = Report::new("words, for each set of extensions alone");
        decode::check_exact(number("WEFT_EXACT", 200_000), &mut report);
        well &= report.finish();
    }
    let lines = source::read(include_str!("../../forms.txt"));
    if only == "words" || only == "exact" {
        assert!(well, "something differed");
        return;
    }
    let mut report = Report::new("fields, from word to operands and back");
    let cases = sweep::cases(&lines, number("WEFT_EXTRA", 4), &mut report);
    well &= report.finish();
    if wanted("edges") {
        let mut report = Report::new("edges of fields, decoded and printed");
        decode::check_edges(&cases, &attributes, &mut report);
        well &= report.finish();
    }
    if wanted("llvm") {
        let mut report = Report::new("texts, assembled by LLVM");
        sweep::check_llvm(&cases, &attributes, &mut report);
        well &= report.finish();
    }
    if wanted("gas") || wanted("refusals") {
        let mut report = Report::new("texts, assembled by GNU as");
        let taken = sweep::check_gas(&cases, &lines, &mut report);
        well &= report.finish();
        match std::env::var_os("WEFT_ARM_ROWS") {
            Some(folder) => {
                let mut report = Report::new("rows, beside Arm's");
                arm::check(folder.as_ref(), &lines, &taken, &mut report);
                well &= report.finish();
            }
            None => println!("not run: WEFT_ARM_ROWS does not say where Arm's rows are"),
        }
        let mut report = Report::new("changed lines, taken or refused");
        refusals::check(
            &cases,
            number("WEFT_LINES", 100_000),
            &taken,
            &attributes,
            &mut report,
        );
        well &= report.finish();
    }
    assert!(well, "something differed");
}
