//! The runtime: binds buffers and runs the steps of a plan, in portable arms or in machine code.
//!
//! [`Session`] owns everything a run touches: the arena, the weights, the inputs, the worker threads
//! and the code pages. It decides nothing: the plan says what runs where and with which body. A
//! session's steady state allocates nothing, and its bits do not depend on the number of threads.
//!
//! [`Validator`] compares a twin with its arm before a plan may choose it, and keeps verdicts in a
//! per-host file.
//!
//! Invariant: all `unsafe` of the crate is in the module `gate`, which says what it takes on trust.

#![deny(unsafe_code)]

mod aligned;
pub mod cpu;
pub mod error;
mod gate;
pub mod hostile;
mod indices;
mod program;
pub mod session;
pub mod validate;
pub mod verdicts;
mod workers;

pub use cpu::{cpu_name, host_features, machine_profile, masked_features};
pub use error::RunError;
pub use program::refusal_of;
pub use session::Session;
pub use validate::{Validations, Validator};
pub use verdicts::VerdictCache;
