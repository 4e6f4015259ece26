//! The call gate: raw memory, native calls, and the floating-point environment.
//!
//! All `unsafe` of the crate is here, and what leaves this module is safe to use. A [`Rig`] owns the
//! memory that kernels work on, the bodies that work on it and the threads that run them; running
//! takes it by `&mut`, looking at bytes by `&`, so nobody sees memory that a kernel is writing.
//!
//! What the gate takes on trust, since nothing here can check it:
//!
//! - machine code does what its kernel says. It comes from an emitter, its digest is the plan's, and
//!   it was validated against its arm; whoever makes an [`weft_kernel::EmittedCode`] by hand vouches
//!   for it;
//! - a kernel stores each element once, so that pieces of it never write the same byte, and its
//!   gathers stay inside what they index (the portable arm checks this, machine code does not).
//!   [`weft_kernel::Kernel::verify`] has shown everything else, and `Plan::check` that the operands
//!   of a step share memory only where that is harmless.

#![allow(unsafe_code, reason = "the call gate")]

mod floats;
mod native;
mod operands;
mod rig;

pub(crate) use native::NativeBody;
pub(crate) use rig::{Range, Rig, RigStep, StepBody};
