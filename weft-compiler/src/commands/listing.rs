//! Machine code as text.

use iced_x86::{Decoder, DecoderOptions, Formatter, IntelFormatter};
use weft_kernel::{Arch, EmittedCode};

/// Instructions with their steps and loops named.
pub fn listing(code: &EmittedCode) -> String {
    let bytes = &code.bytes[..code.code_len];
    let instructions = match code.needs.arch {
        Arch::X64 => x64(bytes),
        Arch::A64 => a64(bytes),
        Arch::Other => Vec::new(),
    };
    let mut out = String::new();
    for (at, text) in instructions {
        for line in code.lines.iter().filter(|l| l.offset == at) {
            out.push_str(&format!("; {}\n", line.step));
        }
        // Inner loops end before the outer ones do, and begin behind them.
        for l in code.loops.iter().rev().filter(|l| l.end == at) {
            out.push_str(&format!("; end of loop {}\n", l.label));
        }
        for l in code.loops.iter().filter(|l| l.start == at) {
            let times = if l.trips == 1 { "once" } else { "times" };
            let count = if l.trips == 1 {
                String::new()
            } else {
                format!("{} ", l.trips)
            };
            out.push_str(&format!("; loop {}, {count}{times}\n", l.label));
        }
        out.push_str(&format!("{at:6x}  {text}\n"));
    }
    let constants = code.bytes.len() - code.code_len;
    if constants > 0 {
        out.push_str(&format!("; {constants} bytes of constants\n"));
    }
    out
}

/// Offsets and instructions in Intel's syntax.
fn x64(bytes: &[u8]) -> Vec<(usize, String)> {
    let mut decoder = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE);
    let mut formatter = IntelFormatter::new();
    let options = formatter.options_mut();
    options.set_rip_relative_addresses(true);
    options.set_branch_leading_zeros(false);
    options.set_hex_prefix("0x");
    options.set_hex_suffix("");
    options.set_uppercase_hex(false);
    options.set_space_after_operand_separator(true);
    let mut all = Vec::new();
    while decoder.can_decode() {
        let at = decoder.position();
        let instruction = decoder.decode();
        let mut text = String::new();
        formatter.format(&instruction, &mut text);
        all.push((at, text));
    }
    all
}

/// Offsets and instructions in the syntax of LLVM and GNU; branches by their distance.
fn a64(bytes: &[u8]) -> Vec<(usize, String)> {
    let text = |word: u32| match weft_a64_encoder::decode(word) {
        Some(inst) => inst.to_string(),
        None => format!(".inst {word:#010x}"),
    };
    let words = bytes
        .chunks_exact(4)
        .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
    words
        .enumerate()
        .map(|(at, word)| (4 * at, text(word)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_aarch64_are_listed_by_offset() {
        // add x0, x1, x2; ret; an unallocated word.
        let bytes: Vec<u8> = [0x8b02_0020_u32, 0xd65f_03c0, 0xffff_ffff]
            .iter()
            .flat_map(|w| w.to_le_bytes())
            .collect();
        let want = [(0, "add x0, x1, x2"), (4, "ret"), (8, ".inst 0xffffffff")];
        let want = want.map(|(at, text)| (at, text.to_owned()));
        assert_eq!(a64(&bytes), want);
    }
}
