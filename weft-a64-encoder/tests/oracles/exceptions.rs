//! The written exceptions: where we and another assembler differ on purpose.

use weft_a64_encoder::{EncodeError, Features, ParseError, decode};

use super::llvm::Answer;
use super::source::Line;

/// Why a word that LLVM reads otherwise than we do is right with us, if it is.
pub fn word(
    word: u32,
    ours: Option<&str>,
    theirs: &Answer,
    text: &str,
    again: &Result<u32, String>,
) -> Option<&'static str> {
    let Answer::Text(_) = theirs else {
        return None;
    };
    match (ours, again) {
        // `ldxp` with a status field that is not all ones, `tlbi alle1` with a register, ...
        (_, Ok(again)) if *again != word => {
            Some("LLVM drops bits: its text assembles to another word")
        }
        (None, Err(what)) if what.starts_with("unpredictable") => {
            Some("LLVM's disassembler takes what its assembler calls unpredictable")
        }
        (None, _) if text.starts_with("msr S0_") || text.starts_with("msr S1_") => Some(
            "LLVM reads barriers, hints and cache operations that are unallocated as msr S0 or S1",
        ),
        (None, _)
            if text.starts_with("mrs ") && (text.contains(" S0_") || text.contains(" S1_")) =>
        {
            Some("LLVM reads unallocated words as mrs of S0 or S1")
        }
        (None, _) if text.starts_with("stxr") || text.starts_with("stlxr") => Some(
            "LLVM's disassembler, unlike its assembler, takes a store-exclusive whose status is one of its other registers",
        ),
        (None, _) if text.starts_with("msr ") => Some(
            "LLVM takes 0 to 15 for one-bit PSTATE fields, of which GNU as and the manual take 0 and 1",
        ),
        (None, _) if text.starts_with("cpy") || text.starts_with("set") => {
            Some("LLVM takes xzr as the size of a memory copy, which GNU as and the manual do not")
        }
        (None, _) if text.ends_with("], xzr") => {
            Some("LLVM reads a post-index by register 31 as xzr")
        }
        (None, _) if text.starts_with("retaasppcr xzr") || text.starts_with("retabsppcr xzr") => {
            Some(
                "LLVM's disassembler, unlike its assembler, takes retaasppcr and retabsppcr with xzr",
            )
        }
        (None, _) if text.starts_with("stxp") || text.starts_with("stlxp") => Some(
            "LLVM's disassembler, unlike its assembler, takes a store-exclusive whose status is one of its other registers",
        ),
        _ => None,
    }
}

/// Why a word that LLVM prints otherwise than we do, with a few extensions only, is right with us.
pub fn word_for(word: u32, ours: Option<&str>, theirs: &Answer) -> Option<&'static str> {
    let Answer::Text(theirs) = theirs else {
        return None;
    };
    let Some(ours) = ours else {
        if theirs.starts_with("smstart") || theirs.starts_with("smstop") {
            return Some("LLVM takes smstart and smstop without SME");
        }
        let needs = decode(word)?.form().features();
        return if needs == [Features::SME_B16B16] {
            Some("LLVM takes forms of sme-b16b16 where there are sme2 and sve-b16b16")
        } else if needs == [Features::SME_F16F16] {
            Some("LLVM takes forms of sme-f16f16 where there is sme-f8f16")
        } else {
            None
        };
    };
    let system = |text: &str| text.starts_with("mrs ") || text.starts_with("msr ");
    (system(ours)
        && system(theirs)
        && weft_a64_encoder::parse(theirs).is_ok_and(|inst| inst.word() == word))
    .then_some("LLVM prints a system register by number where its extension is missing, or by another name")
}

/// Why LLVM may read one of our texts otherwise.
pub fn llvm_text(text: &str, _: u32, theirs: &Result<u32, String>) -> Option<&'static str> {
    match theirs {
        Err(what) if text.contains('_') && what.contains("able system register") => {
            Some("LLVM's assembler lacks a name that its disassembler prints")
        }
        _ => None,
    }
}

/// Why GNU as may read one of our texts otherwise.
pub fn gas_text(text: &str, _: u32, theirs: &Result<u32, String>) -> Option<&'static str> {
    let Err(what) = theirs else {
        return None;
    };
    if what.contains("system register name") {
        return Some("GNU as 2.40 lacks the register's name");
    }
    if text.starts_with("prf") && text.contains("slc") {
        return Some("GNU as 2.40 lacks the names of prefetches into the system level cache");
    }
    None
}

/// Whether GNU as refuses a line because it lacks the instruction, the extension or a name.
pub fn gas_lacks(line: &str, what: &str) -> bool {
    what.contains("unknown mnemonic")
        || what.contains("selected processor does not support")
        || what.contains("unknown or missing operation name")
        || gas_text(line, 0, &Err(what.to_string())).is_some()
}

/// Why a changed line that both take is refused by us.
pub fn refusal(line: &str, ours: &Result<u32, ParseError>) -> Option<&'static str> {
    let Err(error) = ours else {
        return None;
    };
    if line.contains("x31") || line.contains("w31") {
        return Some("register 31 has the names xzr and sp, and is not called x31");
    }
    match error {
        ParseError::Refused(EncodeError::OutOfRange {
            min: -128,
            max: 127,
            given: -256..=-129 | 128..=255,
            ..
        }) => Some("a signed byte of SVE is given as -128 to 127, and not as 128 to 255"),
        ParseError::Refused(EncodeError::NotInSet { legal, .. })
            if legal.starts_with("-128 to 127, or") =>
        {
            Some("a signed constant of SVE is given as itself, and not modulo the element")
        }
        ParseError::Refused(EncodeError::NotInSet { legal, given, .. })
            if legal.starts_with("a number of whose half-words")
                && line.starts_with("mov w")
                && !(i64::from(i32::MIN)..=i64::from(u32::MAX)).contains(given) =>
        {
            Some("a constant of 32 bits is given as itself, and not modulo 2^32")
        }
        ParseError::Refused(EncodeError::Together { rule, .. }) => match *rule {
            "uxtx and sxtx need an x register" => {
                Some("a w register cannot be extended from 64 bits")
            }
            "these registers must differ" | "this register must not be the base of the address" => {
                Some("the manual calls it constrained unpredictable, and LLVM's disassembler warns")
            }
            _ => None,
        },
        _ => None,
    }
}

/// Why a row of ours may be none of Arm's.
pub fn arm_row(line: &Line, why: &str) -> Option<&'static str> {
    let features = line.features.concat();
    if features == ["tme"] {
        return Some("Arm has taken transactions out of its rows");
    }
    if features == ["fp8fma"] && why.starts_with("<V> at 16:3") {
        return Some("Arm's Rm of four bits is three bits of a register and one of the lane");
    }
    if why.starts_with("<N> at 1") && line.rules.iter().any(|rule| rule == "any") {
        return Some("the low bits of Arm's field are ignored, and none of the lane");
    }
    None
}
