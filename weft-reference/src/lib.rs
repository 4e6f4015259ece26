//! The slow scalar meaning of every op, by which everything faster is judged.
//!
//! Nothing here uses SIMD, the platform's libm, unsafe code, or any float operation of the standard
//! library besides `+ - * /`, `sqrt` and `as`.
//! No arm, twin or function program shares arithmetic with this crate; agreement with it is
//! therefore evidence.
//!
//! [`eval_op`] is the meaning of one op, [`eval_graph`] that of a graph, and [`Evaluation`] that of
//! any of its nodes on given values. Results do not depend on anything but the operands.

#![forbid(unsafe_code)]

pub mod digest;
pub mod elementary;
pub mod error;
pub mod fma;
pub mod q8_0;
pub mod random;

mod composite;
mod contraction;
mod convert;
mod elementwise;
mod eval;
mod graph;
mod half_float;
mod integral;
mod layout;
mod moves;
mod reduce;
mod resize;
mod scalar;

pub use digest::{Digest, outputs_digest, tensor_digest};
pub use error::RefError;
pub use eval::{DEFAULT_LIMIT_BYTES, eval_op, eval_op_within};
pub use graph::{Evaluation, Keep, Progress, Values, eval_graph};
pub use random::random_tensor;
pub use resize::{RESIZE_EXTENT_LIMIT, Tap, resize_taps};
