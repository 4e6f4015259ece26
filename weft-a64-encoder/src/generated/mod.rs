//! Written by a program from forms.txt and sysregs.txt; `tests/generated.rs` keeps them true.
#![allow(dead_code, reason = "what only text in uses")]
#![allow(clippy::all, reason = "these files are written for the compiler")]

pub mod base;
pub(crate) mod decode;
pub(crate) mod features;
pub mod form;
pub mod memory;
pub mod simd;
pub mod sme;
pub mod sve;
pub(crate) mod sysregs;
pub mod system;
pub(crate) mod table;
pub mod types;
