//! Benches of Weft against this machine's limits and against other libraries.
//!
//! `cargo xtask bench --host` runs the program of this crate. It first measures the [`machine`]:
//! multiply-adds a second, bytes a second of each level of memory. Then it takes the cases one by
//! one ([`case`](mod@case)): plans them with machine code and without, compares their bits with
//! each other and with the reference, and only then times them, in turns with what others wrote
//! ([`rounds`]). A [`row`] says how long each took, which share of the machine's limit that is, and
//! what the plan's prices had predicted. [`kernels`] takes the digits model apart.
//!
//! [`functions`] sets elementary functions beside those of C libraries.
//!
//! Nothing depends on this crate, so the rivals' dependencies burden nobody.

#![deny(unsafe_code)]

pub mod failure;
pub mod stats;

pub mod clock;
pub mod rounds;
pub mod vectors;

pub mod machine;
pub mod rivals;

pub mod case;
pub mod functions;
pub mod kernels;
pub mod measure;
pub mod row;

pub mod claims;
pub mod record;
pub mod svg;
pub mod table;

pub use failure::Failure;
