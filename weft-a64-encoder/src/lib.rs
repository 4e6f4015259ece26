//! A64 instruction words: written, read and printed; what cannot be encoded is refused by name.
//!
//! Everything comes from one table of forms, `forms.txt`: the typed constructors, the encoder for
//! operands known at run time, the decoder, the printer and the reader of text.
//! Another assembler's opinion is sought on all of it, see "How it is checked".
//! The crate has no dependencies, needs no `std`, and forbids unsafe code.
//!
//! # Typed
//!
//! A constructor's types say which registers and immediates there are, so most cannot fail, and all of
//! these work in `const`.
//! Names are the mnemonic and the operands in order.
//!
//! ```
//! use weft_a64_encoder::imm::{Imm, Imm12};
//! use weft_a64_encoder::regs::names::{SP, X0, X1};
//! use weft_a64_encoder::{base, memory};
//!
//! let inst = memory::str_x_at_xsp_i(X0, SP, Imm::new(16)?);
//! assert_eq!(inst.word(), 0xf900_0be0);
//! assert_eq!(inst.to_string(), "str x0, [sp, #16]");
//! // Immediates are refused when they are made, and say why.
//! assert_eq!(Imm12::new(4096).unwrap_err().to_string(), "4096 is not in 0 to 4095");
//! let sum = base::add_x_x_x(X0, X1, X1);
//! assert_eq!(sum.to_string(), "add x0, x1, x1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # At run time
//!
//! [`encode()`] takes a [`Form`] from [`form`] and operands as values; it makes the same checks, and its
//! errors name the form, the operand, what is legal, and what would be nearest.
//!
//! ```
//! use weft_a64_encoder::{Features, Operand, encode, encode_for, form};
//!
//! let operands = [Operand::D(8), Operand::D(9), Operand::Sp, Operand::Imm(504)];
//! assert_eq!(encode(form::STP_D_D_AT_XSP_I, &operands), Ok(0x6d1f_a7e8));
//! let error = encode(form::STP_D_D_AT_XSP_I, &[operands[0], operands[1], operands[2], Operand::Imm(512)]);
//! assert_eq!(
//!     error.unwrap_err().to_string(),
//!     "operand 3 of `stp <D>, <D>, [<X|SP>, #<imm>]` is -512 to 504 in steps of 8, not 512; the nearest is 504",
//! );
//! let error = encode_for(Features::BASE, form::FADD_D_D_D, &[Operand::D(0); 3]);
//! assert_eq!(error.unwrap_err().to_string(), "`fadd <D>, <D>, <D>` needs fp-armv8");
//! ```
//!
//! # Words to text
//!
//! ```
//! use weft_a64_encoder::{Features, decode, decode_for};
//!
//! assert_eq!(decode(0x4e82_ac20).unwrap().to_string(), "usmmla v0.4s, v1.16b, v2.16b");
//! // Unallocated, and constrained unpredictable: the base is written back and loaded.
//! assert_eq!(decode(0x0020_0000), None);
//! assert_eq!(decode(0xf840_8421), None);
//! assert_eq!(decode_for(Features::ARMV8_A, 0x4e82_ac20), None);
//! ```
//!
//! # A dot product
//!
//! With the feature `asm`, which is on by default, [`asm::Assembler`] has labels, a pool of constants
//! and branches that grow when they must.
//!
//! ```
//! # #[cfg(feature = "asm")] {
//! use weft_a64_encoder::asm::Assembler;
//! use weft_a64_encoder::imm::{ByteMask, Imm};
//! use weft_a64_encoder::regs::X;
//! use weft_a64_encoder::regs::names::{S0, V0, V1, V2, X0, X1, X2};
//! use weft_a64_encoder::{Cond, base, decode, memory, simd, system};
//!
//! // f32 dot(x0: *const f32, x1: *const f32, x2: blocks of four)
//! // As addresses and in subtractions number 31 is the stack pointer, so these are types of their own.
//! let [a, b, count] = [X0, X1, X2].map(|x| x.sp_class().expect("not xzr"));
//! let mut asm = Assembler::new();
//! asm.push(simd::movi_v2d_bytemask(V0, ByteMask::new(0)?));
//! let done = asm.label();
//! asm.cbz_x(X2, done);
//! let top = asm.here();
//! asm.push(memory::ld1_vl1_4s_at_xsp_then_16(V1, a));
//! asm.push(memory::ld1_vl1_4s_at_xsp_then_16(V2, b));
//! asm.push(simd::fmla_v4s_v4s_v4s(V0, V1, V2));
//! asm.push(base::subs_x_xsp_i(X2, count, Imm::new(1)?));
//! asm.b_cond(Cond::Ne, top);
//! asm.bind(done);
//! asm.push(simd::faddp_v4s_v4s_v4s(V0, V0, V0));
//! asm.push(simd::faddp_s_v2s(S0, V0));
//! asm.push(system::ret_x(X::LR));
//! let code = asm.finish()?;
//! let texts: Vec<String> = code.words().iter().map(|word| decode(*word).unwrap().to_string()).collect();
//! assert_eq!(texts, [
//!     "movi v0.2d, #0000000000000000",
//!     "cbz x2, #24",
//!     "ld1 { v1.4s }, [x0], #16",
//!     "ld1 { v2.4s }, [x1], #16",
//!     "fmla v0.4s, v1.4s, v2.4s",
//!     "subs x2, x2, #1",
//!     "b.ne #-16",
//!     "faddp v0.4s, v0.4s, v0.4s",
//!     "faddp s0, v0.2s",
//!     "ret",
//! ]);
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What it does not do
//!
//! - It is no macro assembler: a form is one word. What makes several is apart, in [`materialise`] and
//!   [`asm`], and says so.
//! - It does not know which processor runs the code: [`Features`] are what the caller says.
//! - It writes no object files and no relocations.
//! - Words that processors take although the manual calls them constrained unpredictable are neither made
//!   nor read.
//! - Text is one instruction: no labels, expressions, directives or literals such as `ldr x0, =5`.
//!
//! # How it is checked
//!
//! `cargo xtask validate --only a64,a64-qemu,a64-mutants` compares with LLVM 19, GNU as 2.40 and Arm's own
//! rows, executes more than 700 forms under qemu beside scalar models, and puts each change of the table by
//! one bit in its place, which committed words must catch.
//! CHECKING.md says who judges what, where the table comes from, and how to add a form.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(any(feature = "asm", feature = "parse"))]
extern crate alloc;
#[cfg(test)]
extern crate std;

#[cfg(feature = "asm")]
pub mod asm;
mod encode;
mod error;
mod features;
pub mod float;
mod forms;
#[rustfmt::skip]
mod generated;
pub mod imm;
mod inst;
mod kind;
pub mod logical;
pub mod materialise;
#[cfg(all(test, feature = "parse"))]
mod mutants;
mod names;
mod operand;
#[cfg(feature = "parse")]
mod parse;
mod put;
pub mod regs;
mod rule;
mod sysreg;

pub use encode::{encode, encode_for};
pub use error::EncodeError;
pub use features::{FEATURE_NAMES, Features};
pub use forms::Form;
pub use generated::table::{ALIASES, FORMS};
pub use generated::{base, form, memory, simd, sme, sve, system, types};
pub use inst::{Inst, decode, decode_for};
pub use names::{Barrier, Cond, Extend, Pattern, Prefetch, Shift, SvePrefetch};
pub use operand::Operand;
#[cfg(feature = "parse")]
pub use parse::{ParseError, parse, parse_for};
pub use sysreg::{SYSREGS, SysReg, sysreg};
