//! Facts about a graph: what is known of its values before anything is planned.
//!
//! Each fact is sound (it may say less than is true, never more) and has a brute-force twin in the
//! tests.

#![forbid(unsafe_code)]

pub mod access;
pub mod effects;
pub mod facts;
pub mod range;
pub mod ranges;

pub use access::{
    CommonAxes, CommonAxis, Factor, NotAffine, View, common_axes, is_view_op, view_of,
};
pub use effects::{Effect, Liveness, StateId, effect, needed_nodes};
pub use facts::Facts;
pub use range::{FloatRange, IntRange, ValueRange};
pub use ranges::{op_range, ranges, ranges_given};
