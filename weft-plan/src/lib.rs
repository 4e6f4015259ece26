//! The physical plan: what will be done, in which order, by which code, and what every choice cost.
//!
//! A [`Plan`] holds regions (the graph nodes that became kernels together), each with its steps;
//! a step is one kernel with the buffers it is bound to and every candidate that could have run it,
//! with a price or a named refusal. The same graph, options, machine profile and verdicts give a
//! byte-identical file; nothing in it was measured unless it says so.
//!
//! Reading, diffing and checking plans needs this crate alone.

#![forbid(unsafe_code)]

pub mod buffer;
mod check;
pub mod diff;
pub mod digest;
pub mod evidence;
pub mod file;
pub mod plan;
pub mod profile;
pub mod region;
mod whole;

pub use buffer::{Buffer, BufferId, Place, Recipe, Weight};
pub use diff::diff;
pub use digest::Digest;
pub use evidence::{Evidence, shape_class};
pub use file::{PLAN_VERSION, PlanError};
pub use plan::{NativeMode, Options, Plan, Port};
pub use profile::{CacheLevel, MachineProfile};
pub use region::{Body, Candidate, IndexCheck, Region, Step, StepValue};
pub use whole::write_whole;
