//! A plan as CUDA C that checks itself: [`render`] gives the artifact's files.
//!
//! `kernels.cu` has one kernel for each step of the plan, named by it, and how each is started;
//! `main.cu` binds weights and inputs, runs, compares every region's digest, times, and writes
//! `evidence.json`. Nothing here runs or compiles anything: digests are handed in.
//!
//! Every float operation of the contract is one intrinsic (`__fadd_rn`, `__fmaf_rn`), so that no
//! compiler flag can fuse or reorder it. The same sources compile as C++ against `weft_shim.h`, which
//! runs blocks and threads on a CPU: a check of the arithmetic, not of the device.

#![forbid(unsafe_code)]

mod dialect;
mod prelude;
mod program;

pub use dialect::Cuda;
pub use program::kernels;

use weft_plan::Plan;
use weft_render::{Artifact, Expected, Layout, RenderError};

/// The files that [`artifact_digest`] covers, in its order. `README.md` and the `Makefile` are free.
pub const DIGESTED: [&str; 7] = [
    "kernels.cu",
    "main.cu",
    "weft.h",
    "blake3.h",
    "weights.bin",
    "inputs.bin",
    "expected.json",
];

/// The digest by which evidence names an artifact; its driver computes the same from its files.
pub fn artifact_digest(artifact: &Artifact) -> weft_plan::Digest {
    artifact.digest_of(&DIGESTED)
}

/// The digest of `kernels.cu` alone, by which evidence names the source that it timed. Of `expected`
/// only names and shapes count.
///
/// # Errors
/// If the plan is inconsistent, `expected` is of another plan, or a kernel is refused.
pub fn source_digest(plan: &Plan, expected: &Expected) -> Result<weft_plan::Digest, RenderError> {
    let text = program::source(plan, expected)?;
    Ok(weft_plan::Digest::of(text.as_bytes()))
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
    let text = program::source(plan, expected)?;
    let layout = Layout::of(plan);
    let mut artifact = Artifact::default();
    artifact.put("kernels.cu", text);
    artifact.put("weights.bin", layout.weights_file(plan, weights)?);
    artifact.put("inputs.bin", layout.inputs_file(plan, inputs)?);
    artifact.put("expected.json", expected.to_json(plan));
    artifact.put("main.cu", include_str!("../artifact/main.cu"));
    artifact.put("weft.h", include_str!("../artifact/weft.h"));
    artifact.put("weft_shim.h", include_str!("../artifact/weft_shim.h"));
    artifact.put("blake3.h", include_str!("../artifact/blake3.h"));
    artifact.put("Makefile", include_str!("../artifact/Makefile"));
    artifact.put("README.md", program::readme(plan, expected));
    Ok(artifact)
}
