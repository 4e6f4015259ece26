//! The programs are those that were compared with the reference and with MPFR on all 2^32 inputs.
//!
//! `docs/NUMERICS.md` has for each function a digest of its program beside the hash of its results.
//! Whoever changes a program, be it one coefficient by one ulp, has another digest, and must make the
//! exhaustive run again (`cargo xtask validate --exhaustive --function NAME`) before the new digest
//! is written there.

use weft_kernel::{Elem, FunctionKind, FunctionProgram, Inst};

const PAGE: &str = include_str!("../../docs/NUMERICS.md");

/// The first 16 digits of the BLAKE3 of a program as text, one instruction a line.
fn digest(program: &FunctionProgram) -> String {
    let mut text = format!("{} {:?} {:?}\n", program.name, program.kind, program.params);
    for inst in &program.insts {
        text += &format!("{inst:?}\n");
    }
    text += &format!("{:?} {:?}\n", program.result, program.tables);
    blake3::hash(text.as_bytes()).to_hex()[..16].to_owned()
}

/// The cells of a function's row that are hexadecimal, by their length.
fn written(page: &str, function: &str, digits: usize) -> Option<String> {
    let is_hex = |cell: &&str| cell.len() == digits && cell.bytes().all(|b| b.is_ascii_hexdigit());
    page.lines().find_map(|line| {
        let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
        if cells.next()? != function {
            return None;
        }
        let mut cells = cells.map(|cell| cell.trim_matches('`'));
        cells.find(is_hex).map(str::to_owned)
    })
}

/// Functions whose program is not the one that is written, with both digests.
fn unproven(programs: &[FunctionProgram]) -> Vec<(String, Option<String>, String)> {
    programs
        .iter()
        .map(|p| (p.name.clone(), written(PAGE, &p.name, 16), digest(p)))
        .filter(|(_, written, is)| written.as_ref() != Some(is))
        .collect()
}

/// All programs that are correctly rounded.
fn programs() -> Vec<FunctionProgram> {
    let all = weft_math::NAMES
        .iter()
        .filter_map(|n| weft_math::function(n));
    all.filter(|program| program.kind == FunctionKind::CorrectlyRounded)
        .collect()
}

#[test]
fn every_program_is_the_one_that_the_exhaustive_run_was_made_with() {
    let programs = programs();
    assert_eq!(programs.len(), 13);
    let unproven = unproven(&programs);
    assert!(
        unproven.is_empty(),
        "make the exhaustive run again for (function, written, is): {unproven:#?}"
    );
    for program in &programs {
        let hash = written(PAGE, &program.name, 64);
        assert!(hash.is_some(), "{} has no hash", program.name);
    }
}

#[test]
fn planted_fault_a_program_off_by_one_ulp_is_caught() {
    let mut planted = 0;
    for program in programs() {
        for at in 0..program.insts.len() {
            for up in [1, u64::MAX] {
                let mut wrong = program.clone();
                let Inst::Const {
                    elem: Elem::F64,
                    bits,
                } = &mut wrong.insts[at]
                else {
                    continue;
                };
                *bits = bits.wrapping_add(up);
                assert_eq!(unproven(&[wrong]).len(), 1, "{} {at}", program.name);
                planted += 1;
            }
        }
    }
    assert!(planted > 400, "only {planted} faults were planted");
}
