//! Nothing makes the crate panic: properties of any bytes, by proptest.

#![cfg(all(feature = "asm", feature = "parse"))]
#![allow(missing_docs, reason = "a test")]

mod any;

use any::{Doors, OURS};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestError, TestRng, TestRunner};
use weft_a64_encoder::{Form, decode, encode, parse};

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
        any::words(&OURS, &bytes);
    }

    #[test]
    fn any_bytes_are_a_line_or_refused(bytes in vec(any::<u8>(), 0..240)) {
        any::text(&OURS, &bytes);
    }

    #[test]
    fn any_line_of_assembly_like_words_is_read_or_refused(line in line()) {
        any::text(&OURS, line.as_bytes());
        // However it is spelled.
        prop_assert_eq!(parse(&line.to_uppercase()).is_ok(), parse(&line).is_ok());
    }

    #[test]
    fn any_operands_are_encoded_or_refused(bytes in vec(any::<u8>(), 8..48)) {
        any::operands(&OURS, &bytes);
    }

    #[test]
    fn any_calls_of_the_assembler_give_code_or_an_error(bytes in vec(any::<u8>(), 0..120)) {
        any::assembler(&OURS, &bytes);
    }
}

/// Bytes of which a property does not hold, or `None` if it holds of all.
fn failure(lens: std::ops::Range<usize>, property: impl Fn(&[u8])) -> Option<Vec<u8>> {
    let config = ProptestConfig {
        max_shrink_iters: 1_000,
        ..cases()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let run = TestRunner::new_with_rng(config, rng).run(&vec(any::<u8>(), lens), |bytes| {
        property(&bytes);
        Ok(())
    });
    match run {
        Ok(()) => None,
        Err(TestError::Fail(_, bytes)) => Some(bytes),
        Err(TestError::Abort(why)) => panic!("no case was judged: {why}"),
    }
}

#[test]
fn planted_faults_of_each_door_are_found_by_its_property() {
    // A word is read as its neighbour.
    let reads = Doors {
        decode: |word| decode(if word & 31 == 9 { word ^ 1 } else { word }),
        ..OURS
    };
    // A register's number is written wrong.
    let writes = Doors {
        encode: |form, operands| {
            encode(form, operands).map(|word| if word & 31 == 9 { word ^ 1 } else { word })
        },
        ..OURS
    };
    // What is refused is made all the same.
    let makes = Doors {
        encode: |form, operands| Ok(encode(form, operands).unwrap_or(0xffff_ffff)),
        ..OURS
    };
    // Text is cut in the middle of a letter.
    let cuts = Doors {
        parse: |line| parse(&line[..line.len().min(9)]),
        ..OURS
    };
    // An error is a panic.
    let panics = Doors {
        finish: |asm, address| Ok(asm.finish_at(address).expect("code")),
        ..OURS
    };
    let faults: [(&str, Option<Vec<u8>>); 5] = [
        ("reads", failure(0..64, |bytes| any::words(&reads, bytes))),
        ("writes", failure(0..64, |bytes| any::words(&writes, bytes))),
        (
            "makes",
            failure(8..48, |bytes| any::operands(&makes, bytes)),
        ),
        ("cuts", failure(0..240, |bytes| any::text(&cuts, bytes))),
        (
            "panics",
            failure(0..120, |bytes| any::assembler(&panics, bytes)),
        ),
    ];
    for (name, found) in faults {
        let bytes = found.unwrap_or_else(|| panic!("the fault `{name}` is not found"));
        assert!(!bytes.is_empty(), "`{name}` fails on nothing at all");
    }
    let none = failure(0..64, |bytes| any::words(&OURS, bytes));
    assert_eq!(none, None, "nothing is found where no fault is planted");
}
