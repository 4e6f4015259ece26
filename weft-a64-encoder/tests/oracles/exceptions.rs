//! The written exceptions: where we and another assembler differ on purpose.

use super::llvm::Answer;

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
        (None, _) if text.starts_with("msr S0_") || text.starts_with("msr S1_") => {
            Some("LLVM reads barriers, hints and cache operations that are unallocated as msr S0 or S1")
        }
        (None, _) if text.starts_with("mrs ") && (text.contains(" S0_") || text.contains(" S1_")) => {
            Some("LLVM reads unallocated words as mrs of S0 or S1")
        }
        (None, _) if text.starts_with("stxr") || text.starts_with("stlxr") => {
            Some("LLVM's disassembler, unlike its assembler, takes a store-exclusive whose status is one of its other registers")
        }
        (None, _) if text.starts_with("stxp") || text.starts_with("stlxp") => {
            Some("LLVM's disassembler, unlike its assembler, takes a store-exclusive whose status is one of its other registers")
        }
        _ => None,
    }
}

/// Why LLVM may read one of our texts otherwise.
pub fn llvm_text(text: &str, word: u32, theirs: &Result<u32, String>) -> Option<&'static str> {
    let _ = (text, word, theirs);
    None
}

/// Why GNU as may read one of our texts otherwise.
pub fn gas_text(text: &str, word: u32, theirs: &Result<u32, String>) -> Option<&'static str> {
    let _ = (text, word, theirs);
    None
}
