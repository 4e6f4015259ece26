//! `kernels.cu`: helpers, functions, one kernel a step with how it is started, and the plan's tables.

use crate::dialect::Cuda;
use crate::prelude::{SPELLING, pieces};
use weft_kernel::Elem;
use weft_plan::{BufferId, Plan, shape_class};
use weft_render::expected::{output_key, value_key};
use weft_render::gpu::prelude::needed;
use weft_render::gpu::{self, GpuKernel};
use weft_render::text::{Text, c_string, plain};
use weft_render::walk::{functions, steps};
use weft_render::{Expected, Layout, RenderError, RenderStep, c, scalar};

/// The kernels of a plan as text: what `kernels.cu` holds besides the tables.
///
/// # Errors
/// If the plan is inconsistent or a kernel is refused.
pub fn kernels(plan: &Plan) -> Result<String, RenderError> {
    let steps = steps(plan)?;
    let layout = Layout::of(plan);
    let mut body = Text::default();
    for program in functions(plan, &steps)? {
        body.comment(&format!("The function {}.", program.name));
        let written = scalar::function(&Cuda, program, &mut body);
        let calls = |s: &&RenderStep<'_>| s.step.kernel.called_functions().contains(&program.name);
        let caller = steps.iter().find(calls).unwrap_or(&steps[0]);
        written.map_err(|refusal| caller.refused(refusal))?;
        body.line("");
    }
    for step in &steps {
        let kernel =
            gpu::kernel(&Cuda, step, &plan.functions).map_err(|refusal| step.refused(refusal))?;
        body.raw(&kernel.text);
        launch(plan, &layout, step, &kernel, &mut body);
        body.line("");
    }
    let mut text = Text::default();
    text.line(
        "// Kernels of a Weft plan, one for each step. Written by `weft render`; see README.md.",
    );
    text.comment(&format!("Graph: {}.", plan.graph));
    text.line("//");
    text.line(
        "// Every float operation is spelled as an intrinsic that rounds once, and sums run in the",
    );
    text.line("// order of the contract, so that each bit of each value is that of the reference.");
    text.line("");
    text.line("#include \"weft.h\"");
    text.line("");
    text.raw(&needed(&pieces(), &SPELLING, body.as_str()));
    text.raw(body.as_str());
    Ok(text.finish())
}

/// The whole of `kernels.cu`.
pub(crate) fn source(plan: &Plan, expected: &Expected) -> Result<String, RenderError> {
    let kernels = kernels(plan)?;
    expected.check(plan)?;
    let steps = steps(plan)?;
    let layout = Layout::of(plan);
    let mut text = Text::default();
    text.raw(&kernels);
    text.line("// The plan: what runs in which order, and which values are compared.");
    text.open("const Plan plan = {");
    text.line(format!(
        "{}, {}, {}, {},",
        c_string(&plan.graph),
        layout.arena_bytes,
        layout.weights_bytes,
        layout.inputs_bytes
    ));
    text.open("{");
    for step in &steps {
        let kernel = &step.step.kernel;
        text.line(format!(
            "{{{}, {}, {}, launch_{}}},",
            c_string(kernel.name()),
            c_string(&step.region.name),
            c_string(&shape_class(kernel)),
            step.name
        ));
    }
    text.close("},");
    text.open("{");
    for value in &expected.values {
        let step = &steps[value.step];
        let buffer = step.step.operands[value.operand];
        let key = value_key(value.step, value.operand);
        let named = (step.region.name.as_str(), value.name.as_str());
        text.line(value_row(
            plan,
            &layout,
            value.step as i64,
            &key,
            named,
            buffer,
            &value.shape,
        ));
    }
    text.close("},");
    text.open("{");
    for (i, output) in expected.outputs.iter().enumerate() {
        let buffer = plan.outputs[i].buffer;
        let named = ("", output.name.as_str());
        text.line(value_row(
            plan,
            &layout,
            -1,
            &output_key(i),
            named,
            buffer,
            &output.shape,
        ));
    }
    text.close("},");
    text.close("};");
    Ok(text.finish())
}

/// A row of the table of values.
fn value_row(
    plan: &Plan,
    layout: &Layout,
    step: i64,
    key: &str,
    (region, name): (&str, &str),
    buffer: BufferId,
    shape: &[u64],
) -> String {
    let (memory, offset) = layout.place(plan, buffer);
    let dtype = plan.buffers[buffer.index()].dtype;
    let extents: Vec<String> = shape.iter().map(u64::to_string).collect();
    format!(
        "{{{step}, {}, {}, {}, {}, {}, &Memory::{memory}, {offset}, {{{}}}}},",
        c_string(key),
        c_string(region),
        c_string(name),
        c_string(dtype.name()),
        dtype.size_bytes(),
        extents.join(", ")
    )
}

/// How a step is started: as many blocks as the plan's extents ask for, on its buffers.
fn launch(
    plan: &Plan,
    layout: &Layout,
    step: &RenderStep<'_>,
    kernel: &GpuKernel,
    text: &mut Text,
) {
    text.open(format!(
        "static void launch_{}(const Memory& m) {{",
        step.name
    ));
    text.line(format!(
        "WEFT_LAUNCH({}, {}, {})(",
        kernel.name, kernel.blocks, kernel.threads
    ));
    let last = kernel.params.len().saturating_sub(1);
    for (i, param) in kernel.params.iter().enumerate() {
        let buffer = step.step.operands[i];
        let (memory, offset) = layout.place(plan, buffer);
        let constant = if param.is_input { "const " } else { "" };
        let end = if i == last { ");" } else { "," };
        text.line(format!(
            "    at<{constant}{}>(m.{memory}, {offset}){end}  // {}",
            c::memory_type(param.elem),
            plain(&plan.buffers[buffer.index()].name)
        ));
    }
    text.close("}");
}

/// `README.md` of an artifact.
pub(crate) fn readme(plan: &Plan, expected: &Expected) -> String {
    let uses_halves = plan.steps().any(|(_, step)| {
        let operands = step.kernel.operands().iter();
        operands
            .into_iter()
            .any(|o| matches!(o.elem, Elem::F16 | Elem::BF16))
    });
    let halves = if uses_halves {
        ", some of them of half types"
    } else {
        ""
    };
    format!(
        include_str!("../artifact/README.md"),
        graph = plain(&plan.graph),
        steps = plan.steps().count(),
        regions = plan.regions.len(),
        values = expected.values.len(),
        outputs = expected.outputs.len(),
        halves = halves,
    )
}
