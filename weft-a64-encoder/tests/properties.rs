//! Nothing makes the crate panic: properties of any bytes, by proptest.

#![cfg(all(feature = "asm", feature = "parse"))]
#![allow(missing_docs, reason = "a test")]

mod any;

use proptest::collection::vec;
use proptest::prelude::*;
use weft_a64_encoder::{Form, parse};

/// How many cases of each property: more on request, as `WEFT_CASES=1000000`.
fn cases() -> ProptestConfig {
    let cases = std::env::var("WEFT_CASES")
        .ok()
        .and_then(|n| n.parse().ok());
    ProptestConfig {
        cases: cases.unwrap_or(4_000),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Lines out of the words and marks that assembly is made of.
fn line() -> impl Strategy<Value = String> {
    const PARTS: &[&str] = &[
        " ",
        ",",
        ", ",
        "#",
        "[",
        "]",
        "!",
        "{",
        "}",
        "-",
        "+",
        ".",
        ":",
        "/z",
        "/m",
        "0",
        "1",
        "31",
        "32",
        "4096",
        "0x",
        "0xff",
        "-1",
        "99999999999999999999",
        "1.0",
        "1e999",
        "x0",
        "x30",
        "x31",
        "w1",
        "wsp",
        "sp",
        "xzr",
        "v0.4s",
        "v31.16b",
        "v1.s[1]",
        "z0.s",
        "p7/z",
        "pn8",
        "za0h.s",
        "za",
        "zt0",
        "lsl",
        "msl",
        "uxtw",
        "sxtx",
        "mul vl",
        "vgx2",
        "eq",
        "al",
        "nzcv",
        "S3_0_C1_C0_0",
        "pldl1keep",
        "ish",
        "\u{e9}",
        "\t",
        "//",
    ];
    let mnemonics: Vec<&'static str> = Form::all().map(Form::mnemonic).collect();
    let parts = vec(proptest::sample::select(PARTS), 0..14);
    (proptest::sample::select(mnemonics), parts)
        .prop_map(|(mnemonic, parts)| format!("{mnemonic} {}", parts.concat()))
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn any_words_are_read_and_printed_or_refused(bytes in vec(any::<u8>(), 0..64)) {
        any::words(&bytes);
    }

    #[test]
    fn any_bytes_are_a_line_or_refused(bytes in vec(any::<u8>(), 0..240)) {
        any::text(&bytes);
    }

    #[test]
    fn any_line_of_assembly_like_words_is_read_or_refused(line in line()) {
        any::text(line.as_bytes());
        // However it is spelled.
        prop_assert_eq!(parse(&line.to_uppercase()).is_ok(), parse(&line).is_ok());
    }

    #[test]
    fn any_operands_are_encoded_or_refused(bytes in vec(any::<u8>(), 8..48)) {
        any::operands(&bytes);
    }

    #[test]
    fn any_calls_of_the_assembler_give_code_or_an_error(bytes in vec(any::<u8>(), 0..120)) {
        any::assembler(&bytes);
    }
}
