//! The cost of given machine code and memory traffic on a given machine.
//!
//! [`price_code`] decodes x86-64 or AArch64 instructions, groups them by the loops that their writer
//! declares, and bounds each loop body four ways: by issue slots, by execution ports, by the
//! longest chain of results that each trip needs from the one before, and by the trips that the
//! core's window holds at once, each of which takes its whole way. The greatest bound times
//! the trips, summed over the nest, is the core's time; the traffic over the bandwidth of the
//! memory level that holds it is the memory's time; the price is the greater of the two, and a share of the other that does not
//! overlap.
//!
//! [`price_arm`] prices compiled code that nobody can decode here, from counts of operations, by
//! the same ports and levels, so that both prices are in one unit.
//!
//! Nothing is measured or executed: prices of a machine that is not present are ordinary.
//! A [`CoreModel`] is plain data to be changed or calibrated; three presets are given.
//!
//! Invariants:
//!
//! - An instruction that the tables do not know is a refusal that names it, never free.
//! - The same input gives the same bits of output: only `+ - * /` and comparisons of `f64` occur.
//! - More trips, bytes, latency or occupancy never make a price lower.
//!
//! What is deliberately not modelled: the front end's decoders and caches, values that a loop
//! carries from trip to trip through memory, bank conflicts, branches that are not loops (both sides are
//! counted), and how well loops that follow each other overlap, beyond a window's worth of waiting.

#![forbid(unsafe_code)]

mod a64;
mod arm;
mod bounds;
mod chain;
mod classify;
mod decode;
mod error;
mod memory;
mod model;
mod neon;
mod nest;
mod places;
mod ports;
mod presets;
mod price;

pub use arm::{ArmStage, ArmWork, price_arm};
pub use error::PriceError;
pub use memory::{MemoryLevel, MemoryModel, Traffic, stores_past_caches};
pub use model::{Class, CoreModel, Isa, MicroOp, OpCost, Width};
pub use nest::{Code, Loop, price_code};
pub use ports::PortSet;
pub use price::{Bound, LoopPrice, Price};
