//! Weft: one facade over the whole way from a graph to checked output bits.
//!
//! [`compile`](compile()) plans a graph for this machine, [`Compiled::session`] binds the plan to
//! memory and threads, and [`check`](check::check) compares every region with the slow reference.
//! The output bits are the same on every machine, with any number of threads, with machine code or
//! without.
//!
//! ```
//! use weft::{CompileOptions, compile};
//! use weft::ir::{BinaryFn, DType, Graph, Op, TensorType};
//!
//! let mut graph = Graph::named("double");
//! let x = graph.add_input("x", TensorType::fixed(DType::F32, &[4]));
//! let y = graph.add_node("y", Op::Binary(BinaryFn::Add), &[x, x])?;
//! graph.add_output("y", y);
//!
//! let compiled = compile(&graph, &CompileOptions::host())?;
//! let mut session = compiled.session(1)?;
//! let input: Vec<u8> = [1.0f32, 2.0, 3.0, 4.0].iter().flat_map(|x| x.to_le_bytes()).collect();
//! session.set_input(0, &input)?;
//! session.run()?;
//! assert_eq!(session.output(0)[..4], 2.0f32.to_le_bytes());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

pub mod ab;
pub mod check;
pub mod compile;
pub mod files;
pub mod outputs;
pub mod pricing;
pub mod record;
pub mod render;
pub mod selftest;

pub use check::{Check, Mismatch};
pub use compile::{CompileError, CompileOptions, Compiled, compile};
pub use pricing::HostPricer;
pub use weft_runtime::{RunError, Session};

pub use weft_ir as ir;
pub use weft_onnx as onnx;
pub use weft_plan as plan;
pub use weft_reference as reference;
