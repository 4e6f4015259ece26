//! The files of an artifact that hold no code of kernels.

use crate::names::ascii;
use weft_plan::Plan;
use weft_render::text::identifier;
use weft_render::{Expected, RenderError};

/// The name of the crate, as source has it.
fn crate_name(plan: &Plan) -> String {
    match identifier(&plan.graph).as_str() {
        "" => "rendered".into(),
        words => format!("rendered_{words}"),
    }
}

/// `Cargo.toml`.
pub(crate) fn manifest(plan: &Plan) -> String {
    let name = crate_name(plan).replace('_', "-");
    format!(include_str!("../artifact/manifest.txt"), name = name)
}

/// `src/main.rs`.
pub(crate) fn main(plan: &Plan) -> String {
    include_str!("../artifact/main.rs").replace("rendered_plan", &crate_name(plan))
}

/// `tests/digests.rs`.
pub(crate) fn test(plan: &Plan) -> String {
    include_str!("../artifact/digests.rs").replace("rendered_plan", &crate_name(plan))
}

/// `README.md`.
pub(crate) fn readme(plan: &Plan, expected: &Expected) -> Result<String, RenderError> {
    Ok(format!(
        include_str!("../artifact/README.md"),
        graph = ascii(&plan.graph),
        steps = plan.steps().count(),
        regions = plan.regions.len(),
        values = expected.values.len(),
        outputs = expected.outputs.len(),
        name = crate_name(plan),
    ))
}
