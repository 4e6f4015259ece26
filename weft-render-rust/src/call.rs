//! `src/lib.rs` of an artifact: its memory, and `run`, which calls the kernels; and `src/check.rs`,
//! which runs it on the inputs that came with it.

use crate::kernel::{Given, kernel};
use crate::memory::{Memory, type_of};
use crate::names::{ascii, distinct, literal};
use std::collections::BTreeMap;
use std::ops::Range;
use weft_plan::{BufferId, Place, Plan, Port};
use weft_render::expected::{output_key, value_key};
use weft_render::{Expected, Layout, RenderError, RenderStep, Text, walk};

/// Names of the inputs and outputs as parameters.
struct Ports {
    inputs: Vec<String>,
    outputs: Vec<String>,
}

impl Ports {
    fn of(plan: &Plan) -> Ports {
        let all = plan.inputs.iter().chain(&plan.outputs);
        let mut inputs = distinct(all.map(|p| p.name.as_str()), "port");
        let outputs = inputs.split_off(plan.inputs.len());
        Ports { inputs, outputs }
    }
}

fn port_type(plan: &Plan, port: &Port) -> &'static str {
    type_of(&plan.buffers[port.buffer.index()])
}

fn elems(plan: &Plan, port: &Port) -> u64 {
    plan.buffers[port.buffer.index()].elems
}

fn arena_const(ty: &str) -> String {
    format!("ARENA_{}", ty.to_uppercase())
}

/// `src/lib.rs`.
pub(crate) fn library(plan: &Plan, expected: &Expected) -> Result<String, RenderError> {
    let steps = walk::steps(plan)?;
    let memory = Memory::of(plan, &steps)?;
    let layout = Layout::of(plan);
    let ports = Ports::of(plan);
    let mut text = Text::default();
    text.line(format!(
        "//! The model `{}`, as a plan of Weft. Written by `weft render`; see README.md.",
        ascii(&plan.graph)
    ));
    text.line("//!");
    text.line("//! [`run`] computes the outputs from the inputs, in memory that the caller gives. It allocates");
    text.line("//! nothing, and needs no standard library.");
    text.line("#![cfg_attr(not(feature = \"std\"), no_std)]");
    text.line("#![forbid(unsafe_code)]");
    text.line("");
    text.line("#[cfg(all(target_arch = \"x86\", not(target_feature = \"sse2\")))]");
    text.line("compile_error!(\"without SSE2 this processor rounds floats twice\");");
    text.line("");
    text.line("#[cfg(feature = \"std\")]");
    text.line("pub mod check;");
    text.line("pub mod digest;");
    text.line("pub mod kernels;");
    text.line("pub mod ops;");
    text.line("");
    text.line("use digest::Elems;");
    text.line("#[allow(unused_imports, reason = \"a plan uses some of them\")]");
    text.line("use ops::{array, array_mut, index_outside, parts, weight};");
    text.line("");
    if !plan.weights.is_empty() {
        text.line("/// The weights, where they are part of the program.");
        text.line("#[cfg(feature = \"weights\")]");
        text.line("pub static WEIGHTS: &[u8] = include_bytes!(\"../weights.bin\");");
        text.line("");
    }
    for (ty, len) in &memory.lens {
        text.line(format!("/// Elements of {ty} that [`Arena`] has."));
        text.line(format!("pub const {}: usize = {len};", arena_const(ty)));
    }
    text.raw(ARENA);
    text.open("pub struct Arena<'a> {");
    for ty in memory.lens.keys() {
        text.line(format!("/// [`{}`] elements.", arena_const(ty)));
        text.line(format!("pub {ty}: &'a mut [{ty}],"));
    }
    if memory.lens.is_empty() {
        text.line("/// The plan needs none.");
        text.line("pub none: core::marker::PhantomData<&'a mut u8>,");
    }
    text.close("}");
    text.raw(TYPES);
    tables(plan, expected, &steps, &mut text);
    text.line("");
    run_docs(plan, &ports, &mut text);
    text.open("pub fn run(");
    parameters(plan, &ports, &mut text);
    text.close(") -> Result<(), Error> {");
    let mut args: Vec<&str> = ports
        .inputs
        .iter()
        .chain(&ports.outputs)
        .map(String::as_str)
        .collect();
    if !plan.weights.is_empty() {
        args.push("weights");
    }
    text.line(format!(
        "    run_seen({}, arena, |_, _| ())",
        args.join(", ")
    ));
    text.line("}");
    text.line("");
    text.line("/// [`run`], which gives every value to `see` as soon as it is there: its place in [`VALUES`], or");
    text.line("/// behind those in [`OUTPUTS`], and its elements.");
    text.line("///");
    text.line("/// # Errors");
    text.line("/// As [`run`].");
    text.line("#[allow(clippy::too_many_arguments, reason = \"inputs and outputs have names\")]");
    text.open("pub fn run_seen(");
    parameters(plan, &ports, &mut text);
    text.line("mut see: impl FnMut(usize, Elems<'_>),");
    text.close(") -> Result<(), Error> {");
    let mut body = Text::at(1);
    lengths(plan, &ports, &layout, &memory, &mut body);
    let places = Places {
        plan,
        memory: &memory,
        layout: &layout,
        ports: &ports,
    };
    for step in &steps {
        places.checks(step, &mut body);
        places.step(step, &mut body)?;
        for (at, value) in expected.values.iter().enumerate() {
            if value.step == step.index {
                places.see(step.step.operands[value.operand], at, &mut body);
            }
        }
    }
    for (i, port) in plan.outputs.iter().enumerate() {
        places.give(port, &ports.outputs[i], &mut body);
        let kind = port_type(plan, port).to_uppercase();
        let at = expected.values.len() + i;
        body.line(format!("see({at}, Elems::{kind}({}));", ports.outputs[i]));
    }
    body.line("Ok(())");
    text.raw(body.as_str());
    text.line("}");
    Ok(text.finish())
}

const ARENA: &str = "
/// Memory for what is in between. What it holds before a run does not matter.
";

const TYPES: &str = "
/// Why there are no outputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A slice has another length than it must have.
    Length {
        /// Which.
        what: &'static str,
        /// Its length.
        given: usize,
        /// What it must be.
        expected: usize,
    },
    /// An index is not in `-extent..extent` of the axis that it indexes.
    Index {
        /// Name of the value that holds it.
        value: &'static str,
        /// The index.
        index: i128,
        /// The axis.
        extent: u64,
    },
}

impl core::fmt::Display for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Error::Length { what, given, expected } => {
                write!(f, \"{what} has {given} elements, {expected} are needed\")
            }
            Error::Index { value, index, extent } => {
                write!(f, \"index {index} of {value} is outside of an axis of {extent}\")
            }
        }
    }
}

impl core::error::Error for Error {}

fn length(what: &'static str, given: usize, expected: usize) -> Result<(), Error> {
    match given == expected {
        true => Ok(()),
        false => Err(Error::Length { what, given, expected }),
    }
}

/// A value that is compared with the reference's.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    /// By which `expected.json` knows it.
    pub key: &'static str,
    /// The region that makes it; nothing for an output.
    pub region: &'static str,
    /// Its name in the graph.
    pub name: &'static str,
    /// Its dtype.
    pub dtype: &'static str,
    /// Its extents.
    pub shape: &'static [u64],
}
";

/// The tables of values and outputs.
fn tables(plan: &Plan, expected: &Expected, steps: &[RenderStep<'_>], text: &mut Text) {
    let row = |key: &str, region: &str, name: &str, buffer: BufferId, shape: &[u64]| {
        let extents: Vec<String> = shape.iter().map(u64::to_string).collect();
        format!(
            "Value {{ key: {}, region: {}, name: {}, dtype: {}, shape: &[{}] }},",
            literal(key),
            literal(region),
            literal(name),
            literal(plan.buffers[buffer.index()].dtype.name()),
            extents.join(", ")
        )
    };
    text.line("");
    text.line("/// What steps write, in their order.");
    text.open(format!(
        "pub const VALUES: [Value; {}] = [",
        expected.values.len()
    ));
    for value in &expected.values {
        let step = &steps[value.step];
        let key = value_key(value.step, value.operand);
        let buffer = step.step.operands[value.operand];
        text.line(row(
            &key,
            &step.region.name,
            &value.name,
            buffer,
            &value.shape,
        ));
    }
    text.close("];");
    text.line("");
    text.line("/// The outputs.");
    text.open(format!(
        "pub const OUTPUTS: [Value; {}] = [",
        expected.outputs.len()
    ));
    for (i, output) in expected.outputs.iter().enumerate() {
        let buffer = plan.outputs[i].buffer;
        text.line(row(&output_key(i), "", &output.name, buffer, &output.shape));
    }
    text.close("];");
    text.line("");
    text.line("/// Regions of the plan.");
    text.line(format!(
        "pub const REGIONS: usize = {};",
        plan.regions.len()
    ));
}

fn run_docs(plan: &Plan, ports: &Ports, text: &mut Text) {
    text.line("/// Computes the outputs from the inputs.");
    text.line("///");
    let row = |name: &str, port: &Port, arrow: &str| {
        let plain = ascii(&port.name);
        format!(
            "/// - `{name}` {arrow} `{plain}`: {}, row-major.",
            ascii(&port.ty.to_string())
        )
    };
    for (name, port) in ports.inputs.iter().zip(&plan.inputs) {
        text.line(row(name, port, "<-"));
    }
    for (name, port) in ports.outputs.iter().zip(&plan.outputs) {
        text.line(row(name, port, "->"));
    }
    if !plan.weights.is_empty() {
        text.line("/// - `weights`: the bytes of `weights.bin`, [`WEIGHTS`] for instance.");
    }
    text.line("///");
    text.line("/// f16 and bf16 are their bits; a bool is a byte of 0 or 1.");
    text.line("///");
    text.line("/// # Errors");
    text.line("/// If a slice has another length, or an index is outside of its axis.");
    text.line("#[allow(clippy::too_many_arguments, reason = \"inputs and outputs have names\")]");
}

fn parameters(plan: &Plan, ports: &Ports, text: &mut Text) {
    for (name, port) in ports.inputs.iter().zip(&plan.inputs) {
        text.line(format!("{name}: &[{}],", port_type(plan, port)));
    }
    for (name, port) in ports.outputs.iter().zip(&plan.outputs) {
        text.line(format!("{name}: &mut [{}],", port_type(plan, port)));
    }
    if !plan.weights.is_empty() {
        text.line("weights: &[u8],");
    }
    text.line("arena: &mut Arena<'_>,");
}

/// Every slice has its length.
fn lengths(plan: &Plan, ports: &Ports, layout: &Layout, memory: &Memory, text: &mut Text) {
    let named = ports.inputs.iter().chain(&ports.outputs);
    for (name, port) in named.zip(plan.inputs.iter().chain(&plan.outputs)) {
        let what = literal(&port.name);
        text.line(format!(
            "length({what}, {name}.len(), {})?;",
            elems(plan, port)
        ));
    }
    if !plan.weights.is_empty() {
        text.line(format!(
            "length(\"weights\", weights.len(), {})?;",
            layout.weights_bytes
        ));
    }
    for ty in memory.lens.keys() {
        let len = arena_const(ty);
        text.line(format!("length(\"arena.{ty}\", arena.{ty}.len(), {len})?;"));
    }
}

struct Places<'a> {
    plan: &'a Plan,
    memory: &'a Memory,
    layout: &'a Layout,
    ports: &'a Ports,
}

impl Places<'_> {
    fn ty(&self, buffer: BufferId) -> &'static str {
        type_of(&self.plan.buffers[buffer.index()])
    }

    /// A buffer as a slice, where nothing is written at the same time. A weight has no slice.
    fn slice(&self, buffer: BufferId) -> Option<String> {
        match self.plan.buffers[buffer.index()].place {
            Place::Input(i) => Some(self.ports.inputs[i].clone()),
            Place::Weight(_) => None,
            Place::Arena(_) => {
                let range = self.memory.range(self.plan, buffer)?;
                Some(format!(
                    "&arena.{}[{}..{}]",
                    self.ty(buffer),
                    range.start,
                    range.end
                ))
            }
        }
    }

    fn weight(&self, buffer: BufferId) -> String {
        let (_, at) = self.layout.place(self.plan, buffer);
        format!("weight(weights, {at})")
    }

    /// The indices that a step gathers by are inside of their axes.
    fn checks(&self, step: &RenderStep<'_>, text: &mut Text) {
        for check in &step.step.index_checks {
            let id = step.step.operands[check.operand];
            let buffer = &self.plan.buffers[id.index()];
            let ty = self.ty(id);
            text.open("{");
            match self.slice(id) {
                Some(slice) => {
                    text.line(format!("let indices: &[{ty}] = {slice};"));
                    text.line("let at = |i: usize| indices[i] as i128;");
                }
                None => {
                    let (size, len) = (buffer.dtype.size_bytes(), buffer.elems);
                    let weight = self.weight(id);
                    text.line(format!("let indices: &[[u8; {size}]; {len}] = {weight};"));
                    text.line(format!(
                        "let at = |i: usize| {ty}::from_le_bytes(indices[i]) as i128;"
                    ));
                }
            }
            let (offset, extent) = (check.offset, check.extent);
            text.open(format!(
                "if let Some(index) = index_outside(&at, {offset}, &{:?}, {extent}) {{",
                check.axes
            ));
            let value = literal(&check.indices);
            text.line(format!(
                "return Err(Error::Index {{ value: {value}, index, extent: {extent} }});"
            ));
            text.close("}");
            text.close("}");
        }
    }

    /// The call of a step's kernel.
    fn step(&self, step: &RenderStep<'_>, text: &mut Text) -> Result<(), RenderError> {
        let made = kernel(self.plan, step).map_err(|refusal| step.refused(refusal))?;
        let rows = self.memory.rows(step);
        let operand = |i: usize| step.step.operands[i];
        // For each type that is written: what is written, and runs of what is read besides.
        let mut cuts: BTreeMap<&'static str, Cuts> = BTreeMap::new();
        for given in &made.params {
            let (ty, range) = match *given {
                Given::Row(row) => rows[row].clone(),
                Given::Written(i) => {
                    let id = operand(i);
                    let range = self.memory.range(self.plan, id);
                    (self.ty(id), range.expect("what is written is in the arena"))
                }
                Given::Read(_) | Given::Weight(_) => continue,
            };
            if !range.is_empty() {
                cuts.entry(ty).or_default().written.push(range);
            }
        }
        for given in &made.params {
            let Given::Read(i) = *given else { continue };
            let range = self.memory.range(self.plan, operand(i));
            let range = range.filter(|r| !r.is_empty());
            if let (Some(range), Some(cuts)) = (range, cuts.get_mut(self.ty(operand(i)))) {
                cuts.read(range);
            }
        }
        text.open("{");
        for (ty, cuts) in &cuts {
            let ranges: Vec<&Range<u64>> = cuts.written.iter().chain(&cuts.read).collect();
            let names: Vec<String> = (0..ranges.len()).map(|i| format!("{ty}_{i}")).collect();
            let ranges: Vec<String> = ranges
                .iter()
                .map(|r| format!("{}..{}", r.start, r.end))
                .collect();
            text.line(format!(
                "let [{}] = parts(arena.{ty}, [{}]);",
                names.join(", "),
                ranges.join(", ")
            ));
        }
        text.open(format!("kernels::{}(", step.name));
        let mut next: BTreeMap<&'static str, usize> = BTreeMap::new();
        let mut written = |ty: &'static str, len: u64| {
            if len == 0 {
                return "&mut []".to_string();
            }
            let at = next.entry(ty).or_default();
            *at += 1;
            format!("array_mut({ty}_{})", *at - 1)
        };
        // Written parts were taken in the order of parameters.
        for given in &made.params {
            text.line(match *given {
                Given::Row(row) => {
                    let (ty, range) = &rows[row];
                    format!("{},", written(ty, range.end - range.start))
                }
                Given::Written(i) => {
                    let len = self.plan.buffers[operand(i).index()].elems;
                    format!("{},", written(self.ty(operand(i)), len))
                }
                Given::Weight(i) => format!("{},", self.weight(operand(i))),
                Given::Read(i) => {
                    let (id, ty) = (operand(i), self.ty(operand(i)));
                    let range = self.memory.range(self.plan, id);
                    match (range, cuts.get(ty)) {
                        (Some(range), _) if range.is_empty() => "&[],".into(),
                        (Some(range), Some(cuts)) => {
                            let (at, first) = cuts.find(&range);
                            let (start, end) = (range.start - first, range.end - first);
                            format!("array(&{ty}_{at}[{start}..{end}]),")
                        }
                        _ => {
                            let slice = self.slice(id).expect("weights are no slices");
                            format!("array({slice}),")
                        }
                    }
                }
            });
        }
        text.close(");");
        text.close("}");
        Ok(())
    }

    fn see(&self, buffer: BufferId, at: usize, text: &mut Text) {
        let kind = self.ty(buffer).to_uppercase();
        if let Some(slice) = self.slice(buffer) {
            text.line(format!("see({at}, Elems::{kind}({slice}));"));
        }
    }

    /// Copies an output to where it is wanted.
    fn give(&self, port: &Port, name: &str, text: &mut Text) {
        match self.slice(port.buffer) {
            Some(slice) => text.line(format!("{name}.copy_from_slice({slice});")),
            None => {
                let buffer = &self.plan.buffers[port.buffer.index()];
                let (size, len) = (buffer.dtype.size_bytes(), buffer.elems);
                let (weight, ty) = (self.weight(port.buffer), self.ty(port.buffer));
                text.line(format!("let constant: &[[u8; {size}]; {len}] = {weight};"));
                text.open(format!(
                    "for (to, from) in {name}.iter_mut().zip(constant) {{"
                ));
                text.line(format!("*to = {ty}::from_le_bytes(*from);"));
                text.close("}");
            }
        }
    }
}

/// How the arena of a type is cut for a step.
#[derive(Default)]
struct Cuts {
    written: Vec<Range<u64>>,
    read: Vec<Range<u64>>,
}

impl Cuts {
    /// Adds what is read; what overlaps becomes one run.
    fn read(&mut self, mut range: Range<u64>) {
        self.read.retain(|r| {
            let apart = r.end <= range.start || range.end <= r.start;
            if !apart {
                range = range.start.min(r.start)..range.end.max(r.end);
            }
            apart
        });
        self.read.push(range);
    }

    /// The part that holds a range, and its first element.
    fn find(&self, range: &Range<u64>) -> (usize, u64) {
        let holds = |r: &Range<u64>| r.start <= range.start && range.end <= r.end;
        let at = self
            .read
            .iter()
            .position(holds)
            .expect("every range was added");
        (self.written.len() + at, self.read[at].start)
    }
}

/// `src/check.rs`.
pub(crate) fn check(plan: &Plan, expected: &Expected) -> Result<String, RenderError> {
    let steps = walk::steps(plan)?;
    let memory = Memory::of(plan, &steps)?;
    let layout = Layout::of(plan);
    let ports = Ports::of(plan);
    let mut text = Text::default();
    text.raw(CHECK_HEAD);
    for (i, port) in plan.inputs.iter().enumerate() {
        let (name, ty) = (&ports.inputs[i], port_type(plan, port));
        let size = plan.buffers[port.buffer.index()].dtype.size_bytes();
        let (start, len) = (layout.inputs[i], elems(plan, port));
        text.line(format!(
            "    let {name}: Vec<{ty}> = ops::weight::<{size}, {len}>(INPUTS, {start}).iter().map(|x| {ty}::from_le_bytes(*x)).collect();"
        ));
    }
    for (i, port) in plan.outputs.iter().enumerate() {
        let (name, ty) = (&ports.outputs[i], port_type(plan, port));
        text.line(format!(
            "    let mut {name} = vec![{ty}::default(); {}];",
            elems(plan, port)
        ));
    }
    for ty in memory.lens.keys() {
        let len = arena_const(ty);
        text.line(format!(
            "    let mut arena_{ty} = vec![{ty}::default(); super::{len}];"
        ));
    }
    let fields: Vec<String> = memory
        .lens
        .keys()
        .map(|ty| format!("{ty}: &mut arena_{ty}"))
        .collect();
    let fields = match fields.is_empty() {
        true => "none: core::marker::PhantomData".to_string(),
        false => fields.join(", "),
    };
    text.line(format!("    let mut arena = Arena {{ {fields} }};"));
    text.line(format!(
        "    let mut checked = Vec::with_capacity({});",
        expected.values.len() + expected.outputs.len()
    ));
    text.line("    super::run_seen(");
    for name in &ports.inputs {
        text.line(format!("        &{name},"));
    }
    for name in &ports.outputs {
        text.line(format!("        &mut {name},"));
    }
    if !plan.weights.is_empty() {
        text.line("        WEIGHTS,");
    }
    text.line("        &mut arena,");
    text.line("        |at, elems| checked.push(Checked::of(at, elems)),");
    text.line("    )?;");
    text.line("    Ok(checked)");
    text.line("}");
    if !plan.weights.is_empty() {
        text.line("");
        text.line("static WEIGHTS: &[u8] = include_bytes!(\"../weights.bin\");");
    }
    Ok(text.finish())
}

const CHECK_HEAD: &str = "\
//! Runs the plan on the inputs that came with it, and compares every value with the reference's.
#![allow(dead_code, unused_imports, reason = \"a plan may have no inputs\")]

use super::digest::{Elems, digest};
use super::{Arena, Error, OUTPUTS, VALUES, Value, ops};

static INPUTS: &[u8] = include_bytes!(\"../inputs.bin\");
static EXPECTED: &str = include_str!(\"../expected.json\");

/// A value that was compared.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Which.
    pub value: Value,
    /// Its digest.
    pub found: String,
    /// The reference's; nothing if `expected.json` lacks it.
    pub expected: Option<&'static str>,
}

impl Checked {
    /// The value at a place of `VALUES`, or behind those of `OUTPUTS`.
    fn of(at: usize, elems: Elems<'_>) -> Checked {
        let value = match at.checked_sub(VALUES.len()) {
            None => VALUES[at],
            Some(output) => OUTPUTS[output],
        };
        let found = digest(value.dtype, value.shape, elems);
        let found = found.iter().map(|byte| format!(\"{byte:02x}\")).collect();
        Checked { value, found, expected: expected(value.key) }
    }

    /// Whether it is the reference's.
    pub fn is_same(&self) -> bool {
        self.expected == Some(&self.found)
    }
}

/// The digest of a key: each line of `expected.json` has one.
fn expected(key: &str) -> Option<&'static str> {
    let key = format!(\"\\\"at\\\":\\\"{key}\\\"\");
    let line = EXPECTED.lines().find(|line| line.contains(&key))?;
    let (_, rest) = line.split_once(\"\\\"digest\\\":\\\"\")?;
    rest.get(..64)
}

/// Runs the plan; every value, compared.
///
/// # Errors
/// As `run`: these inputs have none.
pub fn check() -> Result<Vec<Checked>, Error> {
";
