//! The machine-independent half of an emitter: what every lowering of a kernel to vector code does.
//!
//! In the order in which an emitter uses them:
//!
//! - [`collapse()`] merges axes that memory does not tell apart;
//! - [`Nest`] orders the outer loops and groups accesses that may share a pointer;
//! - [`Body`] is a stage with its calls inlined, simplified without touching a bit;
//! - [`variance`] says which values change along the inner axis;
//! - [`lanes`] says how many elements one register holds;
//! - [`InnerPlan`] cuts the inner axis into a main loop and a remainder;
//! - [`assign()`] gives registers to straight-line code, without spilling;
//! - [`blocking`] cuts a contraction into blocks, panels, segments and tiles.
//!
//! Invariants: nothing here knows an instruction set, and nothing here changes what a body
//! computes, in any bit, except the sign and payload of NaNs.

#![forbid(unsafe_code)]

pub mod assign;
pub mod blocking;
pub mod body;
pub mod collapse;
pub mod lanes;
pub mod nest;
pub mod order;
pub mod tails;
pub mod variance;

pub use assign::{Assignment, Pressure, RegisterFile, Shape, assign};
pub use body::{Body, Node, Op};
pub use collapse::collapse;
pub use lanes::{LaneWidth, lane_width, widest_lane};
pub use nest::{AccessGroup, Level, Nest};
pub use tails::InnerPlan;
