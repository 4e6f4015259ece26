//! All lanes, in the order in which they run: what is quick to fail comes first.

mod a64;
mod a64_emit;
mod aarch64_linux;
mod aarch64_macos;
mod clippy;
mod deny;
mod docs;
mod examples;
mod faults;
mod fmt;
mod hygiene;
mod layering;
mod nodes;
mod ort;
mod package;
mod render_cuda;
mod render_rust;
mod repeat;
mod same_bits;
pub mod workspace_tests;
mod x86_64_linux;
mod x86_64_windows;

use crate::lane::Lane;

/// Every lane.
pub fn all() -> Vec<Box<dyn Lane>> {
    vec![
        Box::new(fmt::Fmt),
        Box::new(hygiene::Hygiene),
        Box::new(layering::Layering),
        Box::new(deny::Deny),
        Box::new(package::Package),
        Box::new(clippy::Clippy),
        Box::new(docs::Docs),
        Box::new(workspace_tests::Tests),
        Box::new(faults::Faults),
        Box::new(examples::Examples),
        Box::new(repeat::Repeat),
        Box::new(a64::A64Mutants),
        Box::new(a64::A64Qemu),
        Box::new(a64::A64),
        Box::new(a64_emit::A64Emit),
        Box::new(x86_64_linux::X64Linux),
        Box::new(aarch64_linux::Aarch64Linux),
        Box::new(x86_64_windows::X64Windows),
        Box::new(aarch64_macos::Aarch64Macos),
        Box::new(same_bits::SameBits),
        Box::new(render_cuda::RenderCuda),
        Box::new(render_rust::RenderRust),
        Box::new(nodes::Nodes),
        Box::new(ort::Ort),
    ]
}
