//! Any sequence of calls gives code or a typed error.
#![no_main]

#[path = "../../tests/any/mod.rs"]
mod any;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| any::assembler(&any::OURS, bytes));
