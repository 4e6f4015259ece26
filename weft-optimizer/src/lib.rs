//! The optimizer: a graph and facts about it become a plan.
//!
//! The way: [`prepare`] writes composites out and folds constants with the reference; [`clusters`]
//! fuses; [`loops`], [`contractions`] and [`closed`] write kernels; [`select`] chooses among arms
//! and twins by price; [`memory`] places buffers; [`mod@optimize`] strings it together;
//! [`mod@refusals`] lists all that no plan does.
//!
//! The optimizer runs no kernel and knows no machine code: it asks through the traits of
//! weft-kernel. It works from one direction to the next, never back.

#![forbid(unsafe_code)]

pub mod body;
pub mod closed;
pub mod clusters;
pub mod contractions;
pub mod draft;
pub mod elems;
mod epilogue;
pub mod error;
pub mod facts;
pub mod gathers;
mod inline;
pub mod loops;
pub mod memory;
mod moved_axes;
mod normal_forms;
pub mod optimize;
mod packing;
mod patches;
pub mod placement;
pub mod prepare;
mod products;
pub mod refusals;
pub mod reopen;
pub mod select;
mod steps;
pub mod views;
pub mod walks;
pub mod weights;

pub use error::OptimizeError;
pub use optimize::{Compiled, graph_digest, optimize};
pub use refusals::{Refused, refusals};
pub use reopen::reopen;
pub use select::{Backend, TwinField};
pub use weights::make_weight;
