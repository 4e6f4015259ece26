//! The kernel language, element by element: slow, obvious, and independent of the crate under test.
//!
//! Values are bits. Floats are taken apart into exact numbers (`exact.rs`), so that fma, conversions
//! and roundings are one exact computation and one rounding; only `+ - * / sqrt` and comparisons are
//! the processor's.

#![allow(dead_code, reason = "each test program uses its part")]

pub mod exact;
pub mod generate;
pub mod interpret;
pub mod kernels;
pub mod random;
