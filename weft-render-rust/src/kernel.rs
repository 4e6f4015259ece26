//! One kernel as one function: its head, and what its two forms share.

use crate::dialect::{Rust, memory_type};
use crate::names::{ascii, distinct};
use crate::{loops, product};
use weft_kernel::{Access, Axis, Effect, Elem, Inst, Kernel, Refusal, Val};
use weft_plan::{Place, Plan};
use weft_render::dialect::Dialect;
use weft_render::scalar::Env;
use weft_render::{RenderStep, Text, gpu};

/// What a parameter of a kernel's function is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Given {
    /// An operand that is only read.
    Read(usize),
    /// An operand that is written; where a step works in place, it is read, too.
    Written(usize),
    /// A weight, as bytes.
    Weight(usize),
    /// A scratch row.
    Row(usize),
}

/// A kernel as text.
pub(crate) struct KernelText {
    /// The function, with the comment in front of it.
    pub text: String,
    /// Its parameters.
    pub params: Vec<Given>,
}

/// What the forms need to know of a step.
pub(crate) struct Form<'a> {
    pub plan: &'a Plan,
    pub step: &'a RenderStep<'a>,
    pub dialect: Rust,
    /// Name of each operand in the text; one that is written in place has its output's.
    pub pointers: Vec<String>,
    /// Name of each axis; `0` where it has one step.
    pub axes: Vec<String>,
}

/// The function of a step.
pub(crate) fn kernel(plan: &Plan, step: &RenderStep<'_>) -> Result<KernelText, Refusal> {
    let kernel = &step.step.kernel;
    let names: Vec<String> = gpu::params(step).into_iter().map(|p| p.name).collect();
    let mut params = Vec::new();
    let mut pointers = names.clone();
    let mut dialect = Rust {
        signed: is_signed(kernel),
        ..Rust::default()
    };
    let place = |i: usize| &plan.buffers[step.step.operands[i].index()];
    for (i, param) in gpu::params(step).iter().enumerate() {
        let same = |o: &usize| *o != i && !is_input(step, *o) && is_same(place(i), place(*o));
        let output = (0..names.len()).find(same);
        match (param.is_input, place(i).place, output) {
            (true, Place::Weight(_), _) => {
                dialect.bytes.insert(param.name.clone());
                params.push(Given::Weight(i));
            }
            (true, Place::Arena(_), Some(output)) => pointers[i] = names[output].clone(),
            (true, ..) => params.push(Given::Read(i)),
            (false, ..) => params.push(Given::Written(i)),
        }
    }
    let row_elems: &[Elem] = match kernel {
        Kernel::Loop(k) => &k.rows,
        Kernel::Contraction(_) => &[],
    };
    params.extend((0..row_elems.len()).map(Given::Row));
    let axes = kernel.axes();
    let mut axis_names = distinct(axes.iter().map(|a| a.name.as_str()), "i");
    if let Kernel::Contraction(k) = kernel {
        // The last two are the product's own.
        axis_names.truncate(k.batch.len());
        axis_names.extend(["m".to_string(), "n".to_string()]);
    }
    for (name, axis) in axis_names.iter_mut().zip(&axes) {
        let is_batch = !matches!(kernel, Kernel::Contraction(_)) || (name != "m" && name != "n");
        if axis.extent == 1 && is_batch {
            *name = "0".into();
        }
    }
    let form = Form {
        plan,
        step,
        dialect,
        pointers,
        axes: axis_names,
    };
    let (words, body) = match kernel {
        Kernel::Loop(k) => loops::body(&form, k)?,
        Kernel::Contraction(k) => product::body(&form, k)?,
    };
    let mut text = Text::default();
    heading(step, &words, &form.pointers, &mut text);
    text.line(format!("pub fn {}(", step.name));
    for given in &params {
        let of = |i: usize| (&names[i], &kernel.operands()[i]);
        text.line(match *given {
            Given::Read(i) => {
                let (name, o) = of(i);
                format!("    {name}: &[{}; {}],", memory_type(o.elem), o.len_elems)
            }
            Given::Written(i) => {
                let (name, o) = of(i);
                let ty = memory_type(o.elem);
                format!("    {name}: &mut [{ty}; {}],", o.len_elems)
            }
            Given::Weight(i) => {
                let (name, o) = of(i);
                let size = o.elem.size_bytes();
                format!("    {name}: &[[u8; {size}]; {}],", o.len_elems)
            }
            Given::Row(row) => {
                let (ty, len) = (memory_type(row_elems[row]), axes[axes.len() - 1].extent);
                format!("    row{row}: &mut [{ty}; {len}],")
            }
        });
    }
    text.open(") {");
    text.raw(body.as_str());
    text.close("}");
    Ok(KernelText {
        text: text.finish(),
        params,
    })
}

fn is_input(step: &RenderStep<'_>, operand: usize) -> bool {
    step.step.kernel.operands()[operand].role == weft_kernel::OperandRole::Input
}

/// Whether two buffers are the same memory.
fn is_same(a: &weft_plan::Buffer, b: &weft_plan::Buffer) -> bool {
    a.elems > 0
        && (a.place, a.elems, crate::memory::type_of(a))
            == (b.place, b.elems, crate::memory::type_of(b))
}

/// Whether some index on the way to an element may be negative.
fn is_signed(kernel: &Kernel) -> bool {
    let is_negative = |offset: i64, strides: &[i64]| offset < 0 || strides.iter().any(|s| *s < 0);
    let access = |a: &Access| {
        is_negative(a.offset, &a.strides)
            || a.guards.iter().any(|g| is_negative(g.offset, &g.strides))
    };
    let gathers = kernel.bodies().into_iter().flatten();
    let gathers = gathers
        .into_iter()
        .any(|i| matches!(i, Inst::Gather { .. }));
    let factors = match kernel {
        Kernel::Loop(_) => false,
        Kernel::Contraction(k) => {
            let b_strides = match k.b.layout {
                weft_kernel::BLayout::Panels { .. } => [0, 0],
                weft_kernel::BLayout::Strided { k_stride, n_stride } => [k_stride, n_stride],
            };
            is_negative(k.a.offset, &k.a.batch_strides)
                || is_negative(k.b.offset, &k.b.batch_strides)
                || is_negative(0, &[k.a.m_stride, k.a.k_stride])
                || is_negative(0, &b_strides)
        }
    };
    gathers || factors || kernel.accesses().iter().any(access)
}

/// The comment in front of a kernel: what it is, its arithmetic, its operands.
fn heading(step: &RenderStep<'_>, words: &str, pointers: &[String], text: &mut Text) {
    let kernel = &step.step.kernel;
    let (name, region) = (ascii(kernel.name()), ascii(&step.region.name));
    text.line(format!(
        "/// Step {}, `{name}`, of region `{region}`: {words}.",
        step.index
    ));
    text.line("///");
    text.line(format!(
        "/// Contract: {}.",
        ascii(&step.step.contract.to_string())
    ));
    text.line("///");
    for (i, (operand, pointer)) in kernel.operands().iter().zip(pointers).enumerate() {
        let arrow = if is_input(step, i) { "<-" } else { "->" };
        text.line(format!(
            "/// - `{pointer}` {arrow} `{}`: {} of {}",
            ascii(&operand.name),
            operand.elem,
            operand.len_elems
        ));
    }
}

impl Form<'_> {
    /// What names stand for in bodies of this kernel.
    pub(crate) fn env(&self) -> Env<'_> {
        let kernel = &self.step.step.kernel;
        Env {
            coords: self.axes.clone(),
            axes: kernel.axes(),
            accesses: kernel.accesses(),
            operands: kernel.operands(),
            pointers: self.pointers.clone(),
            ..Env::default()
        }
    }

    /// Types of the values of a list of instructions.
    pub(crate) fn types(&self, insts: &[Inst]) -> Result<Vec<Elem>, Refusal> {
        gpu::types(&self.step.step.kernel, insts, &self.plan.functions)
    }

    /// Opens a loop for each axis of more than one step.
    pub(crate) fn open_axes(&self, axes: &[Axis], text: &mut Text) -> usize {
        let mut open = 0;
        for (name, axis) in self.axes.iter().zip(axes).filter(|(n, _)| *n != "0") {
            let end = match self.dialect.signed {
                true => format!("{}_i64", axis.extent),
                false => axis.extent.to_string(),
            };
            text.open(format!("for {name} in 0..{end} {{"));
            open += 1;
        }
        open
    }

    /// A statement that stores a value by an access, under its condition.
    pub(crate) fn store(&self, env: &Env<'_>, access: usize, value: &str, text: &mut Text) {
        let operand = env.accesses[access].operand;
        let elem = env.operands[operand].elem;
        let place = env.place(access);
        let store = self
            .dialect
            .store(elem, &env.pointers[operand], &place, value);
        match env.condition(access) {
            None => text.line(store),
            Some(condition) => {
                text.open(format!("if {condition} {{"));
                text.line(store);
                text.close("}");
            }
        }
    }
}

/// The value that an effect takes.
pub(crate) fn value_of(effect: &Effect) -> Val {
    match effect {
        Effect::Store { value, .. }
        | Effect::StoreRow { value, .. }
        | Effect::Reduce { value, .. }
        | Effect::SetScalar { value, .. } => *value,
    }
}

/// Extents for people: `3 x 4`.
pub(crate) fn by(axes: &[Axis]) -> String {
    let words: Vec<String> = axes.iter().map(|a| a.extent.to_string()).collect();
    words.join(" x ")
}
