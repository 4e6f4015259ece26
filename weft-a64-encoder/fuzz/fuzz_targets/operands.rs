//! Any operands are encoded or refused in words.
#![no_main]

#[path = "../../tests/any/mod.rs"]
mod any;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| any::operands(&any::OURS, bytes));
