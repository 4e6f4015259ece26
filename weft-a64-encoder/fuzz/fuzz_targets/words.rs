//! Any words are read and printed, or refused; what is printed is read again as the same word.
#![no_main]

#[path = "../../tests/any/mod.rs"]
mod any;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| any::words(&any::OURS, bytes));
