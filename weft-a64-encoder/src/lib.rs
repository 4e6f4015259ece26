//! A64 instruction words.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(any(feature = "asm", feature = "parse"))]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod encode;
mod error;
mod features;
pub mod float;
mod forms;
mod generated;
pub mod imm;
mod inst;
mod kind;
pub mod logical;
mod names;
mod operand;
#[cfg(feature = "parse")]
mod parse;
pub mod regs;
mod rule;
mod sysreg;

pub use encode::{encode, encode_for};
pub use error::EncodeError;
pub use features::{FEATURE_NAMES, Features};
pub use forms::Form;
pub use generated::form;
pub use generated::table::{ALIASES, FORMS};
pub use inst::{Inst, decode, decode_for};
pub use names::{Barrier, Cond, Extend, Pattern, Prefetch, Shift, SvePrefetch};
pub use operand::Operand;
#[cfg(feature = "parse")]
pub use parse::{ParseError, parse, parse_for};
pub use sysreg::{SYSREGS, sysreg};
