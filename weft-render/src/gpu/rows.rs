//! Kernels that reduce or keep rows: one warp for each point of the outer axes.
//!
//! Element `i` of the inner axis belongs to lane `i mod 32` in every stage. That is the contract's
//! rule for sums, and it makes each scratch row private to the lanes: element `i` is written and read
//! by one thread, so rows are arrays of a thread and no barrier is needed.

use super::map::by;
use super::{
    GpuDialect, GpuKernel, coordinate_names, coordinates, heading, index_type, params, types,
};
use crate::index::is_wide;
use crate::scalar::{Env, body};
use crate::text::Text;
use crate::walk::RenderStep;
use std::collections::BTreeSet;
use weft_kernel::kernel::{LANES, REDUCTION_BLOCK};
use weft_kernel::{
    BinaryOp, Effect, Elem, Functions, Kernel, LoopKernel, Over, ReduceOp, Refusal, Stage, Val,
};

/// Loops of up to so many steps are unrolled, and rows of so many elements a lane stay in registers.
const UNROLLED: u64 = 16;
/// Bytes that all rows together may take in one thread.
const MAX_ROW_BYTES: u64 = 64 << 10;

/// The kernel of a step with reductions, rows or stages that run once.
pub(super) fn kernel(
    dialect: &dyn GpuDialect,
    step: &RenderStep<'_>,
    k: &LoopKernel,
    functions: &Functions,
) -> Result<GpuKernel, Refusal> {
    let params = params(step);
    let extents: Vec<u64> = k.axes.iter().map(|a| a.extent).collect();
    let (&inner_extent, outer) = extents.split_last().expect("a kernel has axes");
    let rows: u64 = outer.iter().product();
    let rounds = inner_extent.div_ceil(u64::from(LANES));
    check_sizes(k, inner_extent, rounds)?;
    let wide = rows > 1 << 30 || is_wide(&k.accesses, &k.axes);
    let mut form = Form {
        dialect,
        k,
        kernel: Kernel::Loop(k.clone()),
        functions,
        pointers: params.iter().map(|p| p.name.clone()).collect(),
        names: coordinate_names(&extents),
        ty: index_type(wide),
        inner_extent,
        rounds,
        used: BTreeSet::new(),
        text: Text::at(1),
    };
    if form.names.last().is_some_and(|n| n == "0") {
        // The inner coordinate is a lane's number all the same.
        *form.names.last_mut().expect("a kernel has axes") = format!("i{}", outer.len());
    }
    for (slot, elem) in k.slots.iter().enumerate() {
        let ty = dialect.value_type(*elem);
        form.text.line(format!("{ty} s{slot};"));
    }
    for (row, elem) in k.rows.iter().enumerate() {
        let ty = dialect.value_type(*elem);
        form.text.line(format!("{ty} row{row}[{rounds}];"));
    }
    for (at, stage) in k.stages.iter().enumerate() {
        form.stage(at, stage)?;
    }

    let warps = warps_of(rows);
    let blocks = rows.div_ceil(warps);
    let mut text = Text::at(0);
    let words = format!("rows of {inner_extent}, {rows} of them, a warp each");
    let words = match outer.len() {
        0 | 1 => words,
        _ => format!("{words} ({})", by(outer)),
    };
    heading(step, &words, &params, &mut text);
    let threads = warps as u32 * LANES;
    dialect.open_kernel(&step.name, threads, &params, &mut text);
    let (block, thread, ty) = (dialect.block(), dialect.thread(), form.ty);
    let names = &form.names[..outer.len()];
    let used = |axis: usize| form.used.contains(&axis);
    let only = names.iter().filter(|n| *n != "0").count() == 1;
    let point = match names.iter().find(|n| *n != "0") {
        Some(name) if only => name.clone(),
        _ => "row".to_string(),
    };
    let guarded = blocks * warps != rows;
    let mentioned = (0..outer.len()).any(|a| used(a) && names[a] != "0");
    if guarded || mentioned {
        text.line(match warps {
            1 => format!("const {ty} {point} = {ty}({block});"),
            _ => format!("const {ty} {point} = {ty}({block}) * {warps} + {ty}({thread}) / 32;"),
        });
    }
    if guarded {
        text.line(format!("if ({point} >= {rows}) return;"));
    }
    text.line(match warps {
        1 => format!("const int lane = int({thread});"),
        _ => format!("const int lane = int({thread}) % 32;"),
    });
    coordinates(&point, ty, names, outer, used, &mut text);
    text.raw(form.text.as_str());
    text.close("}");
    Ok(GpuKernel {
        name: step.name.clone(),
        text: text.finish(),
        blocks,
        threads,
        params,
    })
}

/// Warps of a block: many where there are rows enough to fill a large device.
fn warps_of(rows: u64) -> u64 {
    match rows {
        0..256 => 1,
        256..1024 => 4,
        _ => 8,
    }
}

fn check_sizes(k: &LoopKernel, inner: u64, rounds: u64) -> Result<(), Refusal> {
    let limits = |what: &str, given: u64, limit: u64| match given > limit {
        true => Err(Refusal::TooLarge {
            what: what.into(),
            given,
            limit,
        }),
        false => Ok(()),
    };
    let bytes: u64 = k.rows.iter().map(|e| rounds * e.size_bytes() as u64).sum();
    limits("bytes of scratch rows in a thread", bytes, MAX_ROW_BYTES)?;
    // Two levels of blocks, and a lane's number of rounds is an int.
    limits("the inner extent", inner, 1 << 31)
}

/// A kernel's body under construction.
struct Form<'a> {
    dialect: &'a dyn GpuDialect,
    k: &'a LoopKernel,
    kernel: Kernel,
    functions: &'a Functions,
    pointers: Vec<String>,
    names: Vec<String>,
    ty: &'static str,
    inner_extent: u64,
    rounds: u64,
    used: BTreeSet<usize>,
    text: Text,
}

impl<'a> Form<'a> {
    fn env(&self, stage: &Stage) -> Env<'a> {
        let mut coords = self.names.clone();
        if stage.over == Over::Once {
            *coords.last_mut().expect("a kernel has axes") = "0".into();
        }
        let held = stage.effects.iter().filter_map(|e| match e {
            Effect::SetScalar { slot, .. } => Some(*slot),
            _ => None,
        });
        Env {
            coords,
            axes: self.k.axes.clone(),
            accesses: &self.k.accesses,
            operands: &self.k.operands,
            pointers: self.pointers.clone(),
            slots: (0..self.k.slots.len()).map(|s| format!("s{s}")).collect(),
            held_slots: held.collect(),
            rows: self
                .k
                .rows
                .iter()
                .enumerate()
                .map(|(r, _)| self.row(r))
                .collect(),
            ..Env::default()
        }
    }

    fn row(&self, row: usize) -> String {
        let round = if self.rounds == 1 { "0" } else { "t" };
        format!("row{row}[{round}]")
    }

    fn stage(&mut self, at: usize, stage: &Stage) -> Result<(), Refusal> {
        self.text.line("");
        self.text.comment(&match stage.over {
            Over::Inner => format!("Stage {at}, for each element."),
            Over::Once => format!("Stage {at}, once."),
        });
        match stage.over {
            Over::Once => self.once(stage),
            Over::Inner => self.each(at, stage),
        }
    }

    fn once(&mut self, stage: &Stage) -> Result<(), Refusal> {
        let dialect = self.dialect;
        let env = self.env(stage);
        let types = types(&self.kernel, &stage.insts, self.functions)?;
        self.text.open("{");
        let roots = stage.effects.iter().map(value_of);
        let values = body(dialect, &stage.insts, &types, roots, &env, &mut self.text)?;
        let stores = stage
            .effects
            .iter()
            .any(|e| matches!(e, Effect::Store { .. }));
        for effect in &stage.effects {
            if let Effect::SetScalar { slot, value } = effect {
                self.text
                    .line(format!("s{slot} = {};", values[value.index()]));
            }
        }
        if stores {
            // All lanes have the same values; one writes them.
            self.text.open("if (lane == 0) {");
            for effect in &stage.effects {
                if let Effect::Store { access, value } = effect {
                    env.store(dialect, *access, &values[value.index()], &mut self.text);
                }
            }
            self.text.close("}");
        }
        self.text.close("}");
        self.used.extend(env.used.borrow().iter());
        Ok(())
    }

    fn each(&mut self, at: usize, stage: &Stage) -> Result<(), Refusal> {
        let dialect = self.dialect;
        let env = self.env(stage);
        let types = types(&self.kernel, &stage.insts, self.functions)?;
        let reductions: Vec<Reduction> = stage
            .effects
            .iter()
            .enumerate()
            .filter_map(|(e, effect)| match effect {
                Effect::Reduce { op, value, slot } => Some(Reduction {
                    op: *op,
                    elem: types[value.index()],
                    value: *value,
                    slot: *slot,
                    name: format!("r{at}_{e}"),
                }),
                _ => None,
            })
            .collect();
        let in_blocks =
            self.inner_extent > REDUCTION_BLOCK && reductions.iter().any(|r| r.is_ordered());
        for r in &reductions {
            let by_block = in_blocks && r.is_ordered();
            self.text.line(r.start(dialect, by_block));
        }
        if in_blocks {
            self.open_blocks(dialect, &reductions);
        }
        let coord = self.names.last().expect("a kernel has axes").clone();
        let mut inner = Text::at(self.text.depth() + self.rounds_depth());
        let roots = stage.effects.iter().map(value_of);
        let values = body(dialect, &stage.insts, &types, roots, &env, &mut inner)?;
        for effect in &stage.effects {
            match effect {
                Effect::Store { access, value } => {
                    env.store(dialect, *access, &values[value.index()], &mut inner);
                }
                Effect::StoreRow { row, value } => {
                    inner.line(format!("{} = {};", self.row(*row), values[value.index()]));
                }
                Effect::Reduce { .. } | Effect::SetScalar { .. } => {}
            }
        }
        let mut is_used = env.used.borrow().contains(&(self.names.len() - 1));
        for r in &reductions {
            let value = &values[r.value.index()];
            let name = match in_blocks && r.is_ordered() {
                true => format!("{}_part", r.name),
                false => r.name.clone(),
            };
            is_used |= r.op.is_arg();
            inner.line(r.step(dialect, &name, value, &coord)?);
        }
        self.rounds(in_blocks, is_used, &inner);
        if in_blocks {
            for r in reductions.iter().filter(|r| r.is_ordered()) {
                self.text.line(r.take_block(dialect)?);
            }
            self.text.close("}");
        }
        for r in &reductions {
            self.text.line(format!("s{} = {};", r.slot, r.finish()));
        }
        self.used.extend(env.used.borrow().iter());
        Ok(())
    }

    /// A loop over blocks of the reduction rule; each has partial sums of its own.
    fn open_blocks(&mut self, dialect: &dyn GpuDialect, reductions: &[Reduction]) {
        let blocks = self.inner_extent.div_ceil(REDUCTION_BLOCK);
        let open = format!("for (int block = 0; block < {blocks}; ++block) {{");
        self.text.open(open);
        let per_block = REDUCTION_BLOCK / u64::from(LANES);
        self.text
            .line(format!("const int first = {per_block} * block;"));
        self.text.line(format!(
            "const int last = first + {per_block} < {0} ? first + {per_block} : {0};",
            self.rounds
        ));
        for r in reductions.iter().filter(|r| r.is_ordered()) {
            self.text.line(r.start_part(dialect));
        }
    }

    /// How much deeper the statements for an element stand.
    fn rounds_depth(&self) -> usize {
        let is_even = self.inner_extent.is_multiple_of(u64::from(LANES));
        if self.rounds > 1 && !is_even { 2 } else { 1 }
    }

    /// The loop over a lane's elements, around the statements for one.
    fn rounds(&mut self, in_blocks: bool, is_used: bool, inner: &Text) {
        let coord = self.names.last().expect("a kernel has axes").clone();
        let (ty, rounds, extent) = (self.ty, self.rounds, self.inner_extent);
        let is_even = extent % u64::from(LANES) == 0;
        if rounds == 1 {
            self.text.open(match is_even {
                true => "{".to_string(),
                false => format!("if (lane < {extent}) {{"),
            });
            if is_used {
                self.text.line(format!("const {ty} {coord} = lane;"));
            }
            self.text.raw(inner.as_str());
            self.text.close("}");
            return;
        }
        let (first, last) = match in_blocks {
            true => ("first".to_string(), "last".to_string()),
            false => ("0".to_string(), rounds.to_string()),
        };
        if !in_blocks && rounds <= UNROLLED {
            self.text.line(self.dialect.unroll());
        }
        let open = format!("for (int t = {first}; t < {last}; ++t) {{");
        self.text.open(open);
        if is_used || !is_even {
            self.text.line(match ty {
                "int" => format!("const int {coord} = 32 * t + lane;"),
                _ => format!("const {ty} {coord} = {ty}(32) * t + lane;"),
            });
        }
        if !is_even {
            self.text.open(format!("if ({coord} < {extent}) {{"));
        }
        self.text.raw(inner.as_str());
        if !is_even {
            self.text.close("}");
        }
        self.text.close("}");
    }
}

fn value_of(effect: &Effect) -> Val {
    match effect {
        Effect::Store { value, .. }
        | Effect::StoreRow { value, .. }
        | Effect::Reduce { value, .. }
        | Effect::SetScalar { value, .. } => *value,
    }
}

/// One reduction of a stage.
struct Reduction {
    op: ReduceOp,
    elem: Elem,
    value: Val,
    slot: usize,
    name: String,
}

impl Reduction {
    /// Whether the order of elements counts, so that blocks do.
    fn is_ordered(&self) -> bool {
        matches!(
            self.op,
            ReduceOp::Sum | ReduceOp::SumSquares | ReduceOp::Prod
        )
    }

    fn identity(&self, dialect: &dyn GpuDialect) -> String {
        dialect.constant(self.elem, identity_bits(self.op, self.elem))
    }

    fn start(&self, dialect: &dyn GpuDialect, by_block: bool) -> String {
        let ty = dialect.value_type(self.elem);
        let words = if by_block { "  // of whole blocks" } else { "" };
        if self.op.is_arg() {
            return format!("Best<{ty}> {} = nothing<{ty}>();", self.name);
        }
        format!("{ty} {} = {};{words}", self.name, self.identity(dialect))
    }

    fn start_part(&self, dialect: &dyn GpuDialect) -> String {
        let ty = dialect.value_type(self.elem);
        format!("{ty} {}_part = {};", self.name, self.identity(dialect))
    }

    /// Takes one element into the lane.
    fn step(
        &self,
        dialect: &dyn GpuDialect,
        name: &str,
        value: &str,
        coord: &str,
    ) -> Result<String, Refusal> {
        let taken = match self.op {
            ReduceOp::Sum => dialect.binary(BinaryOp::Add, self.elem, name, value)?,
            ReduceOp::SumSquares => dialect.fma(self.elem, value, value, name),
            ReduceOp::Prod => dialect.binary(BinaryOp::Mul, self.elem, name, value)?,
            ReduceOp::Max => dialect.binary(BinaryOp::Max, self.elem, name, value)?,
            ReduceOp::Min => dialect.binary(BinaryOp::Min, self.elem, name, value)?,
            _ => {
                let ty = dialect.value_type(self.elem);
                format!(
                    "best<{}, {ty}>({name}, Best<{ty}>{{{value}, int64_t({coord})}})",
                    self.arg_words()
                )
            }
        };
        Ok(format!("{name} = {taken};"))
    }

    /// Gives the sum of a block to its lane.
    fn take_block(&self, dialect: &dyn GpuDialect) -> Result<String, Refusal> {
        let op = match self.op {
            ReduceOp::Prod => BinaryOp::Mul,
            _ => BinaryOp::Add,
        };
        let part = format!("{}({}_part)", self.warp_function(), self.name);
        let name = &self.name;
        let ty = dialect.value_type(self.elem);
        let sum = dialect.binary(op, self.elem, name, "whole")?;
        Ok(format!(
            "{{ const {ty} whole = {part}; if (block % 32 == lane) {name} = {sum}; }}"
        ))
    }

    fn finish(&self) -> String {
        if self.op.is_arg() {
            return format!("warp_best<{}>({})", self.arg_words(), self.name);
        }
        format!("{}({})", self.warp_function(), self.name)
    }

    fn warp_function(&self) -> &'static str {
        match self.op {
            ReduceOp::Prod => "warp_prod",
            ReduceOp::Max => "warp_max",
            ReduceOp::Min => "warp_min",
            _ => "warp_sum",
        }
    }

    /// Whether the larger is better, and whether the last of equals is.
    fn arg_words(&self) -> &'static str {
        match self.op {
            ReduceOp::ArgMax => "true, false",
            ReduceOp::ArgMaxLast => "true, true",
            ReduceOp::ArgMin => "false, false",
            _ => "false, true",
        }
    }
}

/// Bits of what a reduction of nothing gives.
fn identity_bits(op: ReduceOp, elem: Elem) -> u64 {
    let width = 8 * elem.size_bytes() as u32;
    let (least, most) = match elem {
        Elem::F32 => (0xff80_0000, 0x7f80_0000),
        Elem::F64 => (0xfff0_0000_0000_0000, 0x7ff0_0000_0000_0000),
        e if e.is_signed_int() => (1u64 << (width - 1), (1u64 << (width - 1)) - 1),
        _ => (0, u64::MAX >> (64 - width)),
    };
    match op {
        ReduceOp::Prod => match elem {
            Elem::F32 => u64::from(1f32.to_bits()),
            Elem::F64 => 1f64.to_bits(),
            _ => 1,
        },
        ReduceOp::Max => least,
        ReduceOp::Min => most,
        _ => 0,
    }
}
