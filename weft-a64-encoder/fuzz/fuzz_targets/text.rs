//! Any text is read or refused in words.
#![no_main]

#[path = "../../tests/any/mod.rs"]
mod any;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| any::text(&any::OURS, bytes));
