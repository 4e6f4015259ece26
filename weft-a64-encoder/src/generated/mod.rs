//! Written by a program from forms.txt and sysregs.txt; `tests/generated.rs` keeps them true.
#![allow(clippy::all, reason = "these files are written for the compiler")]
#![cfg_attr(rustfmt, rustfmt_skip)]

pub(crate) mod decode;
pub(crate) mod features;
pub mod form;
pub(crate) mod sysregs;
pub(crate) mod table;
