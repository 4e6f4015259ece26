//! What all source renderers share: from a plan's kernels to structured source text, and the
//! artifact folder that holds it.
//!
//! A renderer sees a [`weft_plan::Plan`] and writes a program that does the same. Three layers are
//! here, each usable without the next:
//!
//! 1. [`walk`] names each step of a plan; [`index`] writes affine accesses; [`scalar`] writes bodies
//!    and function programs through a [`Dialect`], which knows how a language spells one operation.
//! 2. [`gpu`] arranges kernels for machines of blocks, warps of 32 and shared memory, for any
//!    language whose [`gpu::GpuDialect`] spells those.
//! 3. [`artifact`] holds the files and writes the folder, whole or not at all; [`expected`] and
//!    [`data`] are what it contains besides source.
//!
//! Invariants: a renderer runs nothing; the same plan and data give the same bytes; what it cannot
//! write is a [`RenderError`] that names the kernel and the reason, never a kernel with other bits.

#![forbid(unsafe_code)]

pub mod artifact;
pub mod c;
pub mod data;
pub mod dialect;
pub mod error;
pub mod expected;
pub mod gpu;
pub mod index;
pub mod scalar;
pub mod text;
pub mod walk;

pub use artifact::Artifact;
pub use data::Layout;
pub use dialect::Dialect;
pub use error::RenderError;
pub use expected::{Expected, ExpectedOutput, ExpectedValue};
pub use text::Text;
pub use walk::{RenderStep, steps};
