//! A plan as a Rust crate that depends on nothing and checks itself: [`render`] gives its files.
//!
//! `src/kernels.rs` has one function for each step of the plan, named by it; `src/lib.rs` has `run`,
//! which calls them in order on the caller's memory, without a standard library if need be; `cargo
//! test` in the folder compares every region and every output with the reference's digests. Nothing
//! here runs or compiles anything: digests are handed in.
//!
//! The text is safe code for any target that Rust has. Loops have constant extents and slices constant
//! lengths, so that the compiler can make vectors of them; the order of every sum is in the text, so
//! that it cannot matter which. The arena is one slice for each type of element, which is why a plan
//! that reads a value as another type than it was written as is refused.

#![forbid(unsafe_code)]

mod call;
mod dialect;
mod files;
mod kernel;
mod loops;
mod memory;
mod names;
mod product;

pub use dialect::Rust;

use weft_plan::Plan;
use weft_render::{Artifact, Expected, Layout, RenderError, Text, scalar, walk};

/// The files that [`artifact_digest`] covers, in its order. `README.md`, the test and the driver are
/// free.
pub const DIGESTED: [&str; 8] = [
    "Cargo.toml",
    "src/lib.rs",
    "src/kernels.rs",
    "src/ops.rs",
    "src/digest.rs",
    "weights.bin",
    "inputs.bin",
    "expected.json",
];

/// The digest by which an artifact is known.
pub fn artifact_digest(artifact: &Artifact) -> weft_plan::Digest {
    artifact.digest_of(&DIGESTED)
}

/// `src/kernels.rs` of a plan.
///
/// # Errors
/// If the plan is inconsistent, a kernel is refused, or the plan reads a value as another type than it
/// was written as.
pub fn kernels(plan: &Plan) -> Result<String, RenderError> {
    let steps = walk::steps(plan)?;
    memory::Memory::of(plan, &steps)?;
    let mut text = Text::default();
    text.line(
        "//! Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.",
    );
    text.line("//!");
    text.line(format!("//! Graph: {}.", names::ascii(&plan.graph)));
    text.line("//!");
    text.line(
        "//! Every float operation rounds once, as it is written, and sums run in the order of the",
    );
    text.line("//! contract, so that each bit of each value is that of the reference.");
    text.line("#![allow(");
    text.line("    unused_variables,");
    text.line("    unused_assignments,");
    text.line("    unused_mut,");
    text.line("    unused_imports,");
    text.line("    unused_comparisons,");
    text.line("    reason = \"a kernel is written as the plan has it\"");
    text.line(")]");
    text.line("");
    text.line("use super::ops::*;");
    for program in walk::functions(plan, &steps)? {
        text.line("");
        text.line(format!(
            "/// The function `{}`.",
            names::ascii(&program.name)
        ));
        let mut body = Text::default();
        let written = scalar::function(&Rust::default(), program, &mut body);
        let calls =
            |s: &&walk::RenderStep<'_>| s.step.kernel.called_functions().contains(&program.name);
        let caller = steps.iter().find(calls).unwrap_or(&steps[0]);
        written.map_err(|refusal| caller.refused(refusal))?;
        text.raw(body.as_str());
    }
    for step in &steps {
        let kernel = kernel::kernel(plan, step).map_err(|refusal| step.refused(refusal))?;
        text.line("");
        text.raw(&kernel.text);
    }
    Ok(text.finish())
}

/// The artifact of a plan: `weights` and `inputs` are bytes in the plan's order, `expected` is what
/// the reference makes of these inputs.
///
/// # Errors
/// If the plan is inconsistent, the data are not those of the plan, or a kernel is refused.
pub fn render<W: AsRef<[u8]>, I: AsRef<[u8]>>(
    plan: &Plan,
    weights: &[W],
    inputs: &[I],
    expected: &Expected,
) -> Result<Artifact, RenderError> {
    let kernels = kernels(plan)?;
    expected.check(plan)?;
    let layout = Layout::of(plan);
    let mut artifact = Artifact::default();
    artifact.put("Cargo.toml", files::manifest(plan));
    artifact.put("README.md", files::readme(plan, expected)?);
    artifact.put("weights.bin", layout.weights_file(plan, weights)?);
    artifact.put("inputs.bin", layout.inputs_file(plan, inputs)?);
    artifact.put("expected.json", expected.to_json(plan));
    artifact.put("src/lib.rs", call::library(plan, expected)?);
    artifact.put("src/check.rs", call::check(plan, expected)?);
    artifact.put("src/kernels.rs", kernels);
    artifact.put("src/ops.rs", include_str!("../artifact/ops.rs"));
    artifact.put("src/digest.rs", include_str!("../artifact/digest.rs"));
    artifact.put("src/main.rs", files::main(plan));
    artifact.put("tests/digests.rs", files::test(plan));
    Ok(artifact)
}
