//! The slow scalar meaning of every op, by which everything faster is judged.
//!
//! Nothing here uses SIMD, the platform's libm, unsafe code, or any float operation of the standard
//! library besides
//! `+ - * /`, `sqrt` and `as`.
//! No arm, twin or function program shares arithmetic with this crate; agreement with it is
//! therefore evidence.

#![forbid(unsafe_code)]

pub mod elementary;
pub mod fma;
