//! Kernels for machines of blocks, warps of 32 threads, and memory that a block shares.
//!
//! Three forms serve every kernel of a plan: [`map`] gives each thread one point, or four neighbours;
//! [`rows`] gives each point of the outer axes to one warp, whose 32 lanes are those of the
//! contract's reduction rule; [`product`] gives each block a tile of a contraction. All extents and
//! strides are constants of the text, so a kernel's arguments are its pointers and nothing else.
//!
//! How many threads run, and in which order, changes no bit: a sum's order is in the text.

pub mod map;
pub mod prelude;
pub mod product;
pub mod rows;

use crate::dialect::Dialect;
use crate::text::{Text, plain};
use crate::walk::RenderStep;
use weft_kernel::verify::infer_types;
use weft_kernel::{Elem, Functions, Inst, Kernel, OperandRole, Refusal};

/// A parameter of a kernel: one of its operands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its name in the text.
    pub name: String,
    /// Type of its elements.
    pub elem: Elem,
    /// Whether it is only read.
    pub is_input: bool,
    /// Whether it is the memory of no other parameter.
    pub is_alone: bool,
}

/// How a language spells what the three forms need besides scalar code.
pub trait GpuDialect: Dialect {
    /// The type of an element in memory.
    fn memory_type(&self, elem: Elem) -> &'static str;
    /// The number of this thread in its block.
    fn thread(&self) -> &'static str;
    /// The number of this block.
    fn block(&self) -> &'static str;
    /// Opens a kernel, whose blocks have `threads` threads.
    fn open_kernel(&self, name: &str, threads: u32, params: &[Param], text: &mut Text);
    /// The statement that makes an array which the block shares.
    fn shared_array(&self, ty: &str, name: &str, len: u64) -> String;
    /// A line that asks for the loop behind it to be unrolled.
    fn unroll(&self) -> &'static str;
    /// Whether four neighbours of this type may be loaded and stored at once.
    fn has_vectors(&self, elem: Elem) -> bool;
}

/// A kernel as text, and how it is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GpuKernel {
    /// Its name in the text.
    pub name: String,
    /// The definition, with the comment in front of it.
    pub text: String,
    /// Number of blocks.
    pub blocks: u64,
    /// Threads of a block.
    pub threads: u32,
    /// The parameters, one for each operand.
    pub params: Vec<Param>,
}

/// The largest number of blocks that a launch may have.
pub const MAX_BLOCKS: u64 = (1 << 31) - 1;

/// Writes the kernel of a step.
///
/// # Errors
/// What the dialect or a form refuses.
pub fn kernel(
    dialect: &dyn GpuDialect,
    step: &RenderStep<'_>,
    functions: &Functions,
) -> Result<GpuKernel, Refusal> {
    let made = match &step.step.kernel {
        Kernel::Loop(k) if k.is_pure_map() => map::kernel(dialect, step, k, functions)?,
        Kernel::Loop(k) => rows::kernel(dialect, step, k, functions)?,
        Kernel::Contraction(k) => product::kernel(dialect, step, k, functions)?,
    };
    if made.blocks > MAX_BLOCKS {
        return Err(Refusal::TooLarge {
            what: "the number of blocks".into(),
            given: made.blocks,
            limit: MAX_BLOCKS,
        });
    }
    Ok(made)
}

/// The parameters of a step's kernel. Inputs are `x0`, `x1` and so on, outputs `y0`; the factors of a
/// contraction are `a` and `b`.
pub fn params(step: &RenderStep<'_>) -> Vec<Param> {
    let kernel = &step.step.kernel;
    let (mut inputs, mut outputs) = (0, 0);
    let mut next = |is_input: bool| {
        let (word, count) = match is_input {
            true => ("x", &mut inputs),
            false => ("y", &mut outputs),
        };
        *count += 1;
        format!("{word}{}", *count - 1)
    };
    let all = kernel.operands().iter().enumerate().map(|(i, operand)| {
        let is_input = operand.role == OperandRole::Input;
        let name = match kernel {
            Kernel::Contraction(k) if i == k.a.operand => "a".into(),
            Kernel::Contraction(k) if i == k.b.operand => "b".into(),
            _ => next(is_input),
        };
        Param {
            name,
            elem: operand.elem,
            is_input,
            is_alone: !step.in_place,
        }
    });
    all.collect()
}

/// The comment in front of a kernel: what it is, its arithmetic, its operands.
pub fn heading(step: &RenderStep<'_>, form: &str, params: &[Param], text: &mut Text) {
    let kernel = &step.step.kernel;
    text.comment(&format!(
        "Step {}, {}, of region {}: {form}.",
        step.index,
        kernel.name(),
        step.region.name
    ));
    text.comment(&format!("Contract: {}.", step.step.contract));
    for (operand, param) in kernel.operands().iter().zip(params) {
        let arrow = if param.is_input { "<-" } else { "->" };
        let shared = if step.in_place && !param.is_input {
            ", in place"
        } else {
            ""
        };
        text.line(format!(
            "//   {} {arrow} {}: {} of {}{shared}",
            param.name,
            plain(&operand.name),
            operand.elem,
            operand.len_elems,
        ));
    }
}

/// Types of the values of a list of instructions of this kernel, which was verified.
pub fn types(kernel: &Kernel, insts: &[Inst], functions: &Functions) -> Result<Vec<Elem>, Refusal> {
    let scope = match kernel {
        Kernel::Loop(k) => k.scope(functions),
        Kernel::Contraction(k) => k.scope(functions),
    };
    infer_types(insts, &scope).map_err(|error| Refusal::UnsupportedForm {
        form: format!("a body that does not verify: {error}"),
    })
}

/// The type in which indices are computed.
pub fn index_type(wide: bool) -> &'static str {
    if wide { "int64_t" } else { "int" }
}

/// Writes the coordinates that are used, out of a point's number in row-major order.
///
/// `extents` and `names` are the axes of which the point is one, outermost first.
pub fn coordinates(
    point: &str,
    ty: &str,
    names: &[String],
    extents: &[u64],
    used: impl Fn(usize) -> bool,
    text: &mut Text,
) {
    let mut below: u64 = extents.iter().product();
    for (axis, (name, extent)) in names.iter().zip(extents).enumerate() {
        below /= extent;
        if !used(axis) || name == "0" || name == point {
            continue;
        }
        let mut expression = point.to_string();
        if below > 1 {
            expression = format!("{expression} / {below}");
        }
        if extents[..axis].iter().any(|e| *e > 1) {
            expression = format!("{expression} % {extent}");
        }
        text.line(format!("const {ty} {name} = {expression};"));
    }
}

/// Names of the coordinates of axes: `i0`, `i1`; an axis of one step is `0`.
pub fn coordinate_names(extents: &[u64]) -> Vec<String> {
    let name = |(i, extent): (usize, &u64)| match extent {
        1 => "0".to_string(),
        _ => format!("i{i}"),
    };
    extents.iter().enumerate().map(name).collect()
}
