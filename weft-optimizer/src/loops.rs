//! Loop kernels from loop regions.
//!
//! A region's nodes are sorted into stages: a full value belongs to the first stage in which all its
//! operands are there; a reduction ends its stage; what is computed from results of reductions alone
//! runs once between two stages. Values that a later stage needs again are computed again where that
//! takes one instruction, and kept in a scratch row otherwise.

use crate::body::{BodyBuilder, op_name};
use crate::clusters::{Cluster, Kind, Span, extents, on_full_shape, span_of, squeezed_shape};
use crate::draft::{Context, DraftStep, writes_of};
use crate::elems::{compute_elem, elem_of};
use crate::error::OptimizeError;
use crate::gathers::gather_like;
use crate::walks::{Finished, Source, Walks, input, output};
use std::collections::{BTreeMap, BTreeSet};
use weft_analysis::{Factor, View};
use weft_ir::{ArgOp, DType, Graph, Op, ReduceFn, ValueId};
use weft_kernel::{
    Axis, BinaryOp, Effect, Elem, Inst, Kernel, LoopKernel, Over, ReduceOp, Stage, UnaryOp, Val,
};

/// The kernel of a loop region.
///
/// # Errors
/// If an op has no instructions on its dtype or in its form.
pub fn build_loop(context: &Context<'_>, cluster: &Cluster) -> Result<DraftStep, OptimizeError> {
    let mut builder = LoopBuilder::new(context, cluster);
    builder.place();
    // Each pass finds out which values later stages need. Keeping one may need others, so passes are
    // repeated until one needs nothing new; every other pass adds at least one value.
    let mut known = None;
    loop {
        let stages = builder.write()?;
        let wanted = (builder.wanted_rows.len(), builder.wanted_slots.len());
        if known == Some(wanted) {
            return builder.finish(stages);
        }
        known = Some(wanted);
        builder.restart();
    }
}

/// Where a node's value is made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// In this stage over the inner axis.
    Stage(usize),
    /// Once, before this stage.
    Before(usize),
    /// By a reduction at the end of this stage.
    Reduced(usize),
}

struct LoopBuilder<'a> {
    context: &'a Context<'a>,
    cluster: &'a Cluster,
    /// Position of each reduced axis among the squeezed axes.
    shape: Vec<u64>,
    reduced: Vec<usize>,
    walks: Walks,
    place: BTreeMap<usize, Place>,
    slots: Vec<Elem>,
    /// Slot of a value that runs once, or of a finished reduction.
    slot_of: BTreeMap<usize, usize>,
    /// Slot in which a reduction leaves its unfinished result.
    raw_slot_of: BTreeMap<usize, usize>,
    rows: Vec<Elem>,
    row_of: BTreeMap<usize, usize>,
    wanted_rows: BTreeSet<usize>,
    wanted_slots: BTreeSet<usize>,
    stages: usize,
}

/// The stage that is being written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Inner(usize),
    Once(usize),
}

impl<'a> LoopBuilder<'a> {
    fn new(context: &'a Context<'a>, cluster: &'a Cluster) -> Self {
        let reduced = match &cluster.kind {
            Kind::Loop { reduced } => crate::clusters::squeezed_positions(&cluster.shape, reduced),
            _ => Vec::new(),
        };
        LoopBuilder {
            context,
            cluster,
            shape: squeezed_shape(&cluster.shape),
            reduced,
            walks: Walks::default(),
            place: BTreeMap::new(),
            slots: Vec::new(),
            slot_of: BTreeMap::new(),
            raw_slot_of: BTreeMap::new(),
            rows: Vec::new(),
            row_of: BTreeMap::new(),
            wanted_rows: BTreeSet::new(),
            wanted_slots: BTreeSet::new(),
            stages: 1,
        }
    }

    fn graph(&self) -> &'a Graph {
        self.context.graph
    }

    /// The node of this region that makes a value, seen through views.
    fn inside(&self, value: ValueId) -> Option<usize> {
        let root = self.context.views.root_through_copies(self.graph(), value);
        let node = self.context.views.producer(root)?;
        self.cluster.nodes.contains(&node).then_some(node)
    }

    fn is_reduction(&self, node: usize) -> bool {
        matches!(
            self.graph().nodes[node].op,
            Op::Reduce { .. } | Op::ArgReduce { .. }
        )
    }

    /// Sorts the nodes into stages.
    fn place(&mut self) {
        for &node in &self.cluster.nodes {
            let inputs = &self.graph().nodes[node].inputs;
            let mut earliest = 0;
            for input in inputs {
                let Some(made) = self.inside(*input) else {
                    continue;
                };
                earliest = earliest.max(match self.place[&made] {
                    Place::Stage(s) | Place::Before(s) => s,
                    Place::Reduced(s) => s + 1,
                });
            }
            let place = if self.is_reduction(node) {
                Place::Reduced(earliest)
            } else if self.span(node) == Span::Outer {
                Place::Before(earliest)
            } else {
                Place::Stage(earliest)
            };
            let last = match place {
                Place::Stage(s) | Place::Reduced(s) => s,
                // Scalars behind the last stage need no further stage over the inner axis.
                Place::Before(s) => s.saturating_sub(1),
            };
            self.stages = self.stages.max(last + 1);
            self.place.insert(node, place);
        }
    }

    fn span(&self, node: usize) -> Span {
        if self.is_reduction(node) {
            return Span::Outer;
        }
        let shape = extents(self.graph(), self.graph().nodes[node].output);
        span_of(self.cluster, &shape).unwrap_or(Span::Full)
    }

    fn restart(&mut self) {
        self.walks = Walks::default();
        self.slots.clear();
        self.slot_of.clear();
        self.raw_slot_of.clear();
        self.rows.clear();
        self.row_of.clear();
    }

    fn write(&mut self) -> Result<Vec<Stage>, OptimizeError> {
        let mut out = Vec::new();
        for stage in 0..=self.stages {
            let once = self.write_stage(At::Once(stage))?;
            out.extend((!once.effects.is_empty()).then_some(once));
            if stage < self.stages {
                let inner = self.write_stage(At::Inner(stage))?;
                out.extend((!inner.effects.is_empty()).then_some(inner));
            }
        }
        Ok(out)
    }

    fn write_stage(&mut self, at: At) -> Result<Stage, OptimizeError> {
        let mut body = BodyBuilder::default();
        let mut made = BTreeMap::new();
        let mut effects = Vec::new();
        for node in self.cluster.nodes.clone() {
            match (self.place[&node], at) {
                (Place::Stage(s), At::Inner(now)) if s == now => {
                    self.full_effects(node, at, &mut body, &mut made, &mut effects)?;
                }
                (Place::Reduced(s), At::Inner(now)) if s == now => {
                    self.reduce_effect(node, at, &mut body, &mut made, &mut effects)?;
                }
                (Place::Reduced(s), At::Once(now)) if s + 1 == now => {
                    self.once_effects(node, at, &mut body, &mut made, &mut effects)?;
                }
                (Place::Before(s), At::Once(now)) if s == now => {
                    self.once_effects(node, at, &mut body, &mut made, &mut effects)?;
                }
                _ => {}
            }
        }
        let over = if matches!(at, At::Inner(_)) {
            Over::Inner
        } else {
            Over::Once
        };
        Ok(Stage {
            over,
            insts: body.insts,
            effects,
        })
    }

    /// A full value is stored where others need it, and kept in a row where later stages do.
    fn full_effects(
        &mut self,
        node: usize,
        at: At,
        body: &mut BodyBuilder,
        made: &mut BTreeMap<usize, Val>,
        effects: &mut Vec<Effect>,
    ) -> Result<(), OptimizeError> {
        let output = self.graph().nodes[node].output;
        if self.context.is_stored(output) {
            let value = self.value(node, at, body, made)?;
            effects.push(self.store(output, value, Span::Full, body));
        }
        if self.wanted_rows.contains(&node) {
            let value = self.value(node, at, body, made)?;
            let row = self.row(node, body.elem(value));
            effects.push(Effect::StoreRow { row, value });
        }
        Ok(())
    }

    fn reduce_effect(
        &mut self,
        node: usize,
        at: At,
        body: &mut BodyBuilder,
        made: &mut BTreeMap<usize, Val>,
        effects: &mut Vec<Effect>,
    ) -> Result<(), OptimizeError> {
        let graph = self.graph();
        let operand = graph.nodes[node].inputs[0];
        let dtype = graph.ty(operand).dtype;
        let value = self.operand(
            operand,
            &extents(graph, operand),
            Span::Full,
            at,
            body,
            made,
        )?;
        let value = body.cast(compute_elem(dtype), value);
        let unsupported = || OptimizeError::UnsupportedDtype {
            node: graph.nodes[node].name.clone(),
            op: op_name(&graph.nodes[node].op),
            dtype,
        };
        if dtype == DType::Bool {
            return Err(unsupported());
        }
        let op = match &graph.nodes[node].op {
            Op::Reduce { op, .. } => match op {
                ReduceFn::Sum => ReduceOp::Sum,
                ReduceFn::Mean if dtype.is_float() => ReduceOp::Sum,
                ReduceFn::SumSquares if dtype.is_float() => ReduceOp::SumSquares,
                ReduceFn::Max => ReduceOp::Max,
                ReduceFn::Min => ReduceOp::Min,
                ReduceFn::Prod => ReduceOp::Prod,
                _ => return Err(unsupported()),
            },
            Op::ArgReduce {
                op, select_last, ..
            } => match (op, select_last) {
                (ArgOp::Max, false) => ReduceOp::ArgMax,
                (ArgOp::Max, true) => ReduceOp::ArgMaxLast,
                (ArgOp::Min, false) => ReduceOp::ArgMin,
                (ArgOp::Min, true) => ReduceOp::ArgMinLast,
            },
            _ => return Err(unsupported()),
        };
        let elem = if op.is_arg() {
            Elem::I64
        } else {
            body.elem(value)
        };
        let slot = self.new_slot(elem);
        self.raw_slot_of.insert(node, slot);
        effects.push(Effect::Reduce { op, value, slot });
        Ok(())
    }

    /// What runs once: its store, and its scalar where a stage needs it.
    fn once_effects(
        &mut self,
        node: usize,
        at: At,
        body: &mut BodyBuilder,
        made: &mut BTreeMap<usize, Val>,
        effects: &mut Vec<Effect>,
    ) -> Result<(), OptimizeError> {
        let output = self.graph().nodes[node].output;
        let stored = self.context.is_stored(output);
        let wanted = self.wanted_slots.contains(&node);
        if !stored && !wanted {
            return Ok(());
        }
        let value = self.value(node, at, body, made)?;
        if stored {
            effects.push(self.store(output, value, Span::Outer, body));
        }
        if wanted {
            // A reduction that needs no finishing is read from its own slot.
            if let Inst::Scalar { slot } = body.insts[value.index()] {
                self.slot_of.insert(node, slot);
            } else {
                let slot = self.new_slot(body.elem(value));
                self.slot_of.insert(node, slot);
                effects.push(Effect::SetScalar { slot, value });
            }
        }
        Ok(())
    }

    fn new_slot(&mut self, elem: Elem) -> usize {
        self.slots.push(elem);
        self.slots.len() - 1
    }

    fn row(&mut self, node: usize, elem: Elem) -> usize {
        if let Some(&row) = self.row_of.get(&node) {
            return row;
        }
        self.rows.push(elem);
        self.row_of.insert(node, self.rows.len() - 1);
        self.rows.len() - 1
    }

    /// The value of a node of this region in the stage that is being written.
    fn value(
        &mut self,
        node: usize,
        at: At,
        body: &mut BodyBuilder,
        made: &mut BTreeMap<usize, Val>,
    ) -> Result<Val, OptimizeError> {
        if let Some(&known) = made.get(&node) {
            return Ok(known);
        }
        let value = match (self.place[&node], at) {
            (Place::Reduced(s), At::Once(now)) if s + 1 == now => self.finish_reduction(node, body),
            (Place::Reduced(_), _) => self.scalar(node, body),
            (Place::Before(s), At::Once(now)) if s == now => {
                self.compute(node, Span::Outer, at, body, made)?
            }
            (Place::Before(_), _) => self.scalar(node, body),
            (Place::Stage(s), At::Inner(now)) if s == now || self.is_cheap(node) => {
                self.compute(node, Span::Full, at, body, made)?
            }
            (Place::Stage(_), _) => {
                self.wanted_rows.insert(node);
                let elem = elem_of(self.graph().ty(self.graph().nodes[node].output).dtype);
                let row = self.row(node, elem);
                body.push(Inst::Row { row }, elem)
            }
        };
        made.insert(node, value);
        Ok(value)
    }

    /// Whether computing a value again costs one instruction on what is at hand in every stage.
    fn is_cheap(&self, node: usize) -> bool {
        let node = &self.graph().nodes[node];
        let simple = matches!(node.op, Op::Binary(f) if !matches!(f, weft_ir::BinaryFn::Pow | weft_ir::BinaryFn::Div | weft_ir::BinaryFn::Rem))
            || matches!(node.op, Op::Cast { .. });
        simple
            && node.inputs.iter().all(|v| {
                self.inside(*v)
                    .is_none_or(|n| !matches!(self.place[&n], Place::Stage(_)))
            })
    }

    fn scalar(&mut self, node: usize, body: &mut BodyBuilder) -> Val {
        self.wanted_slots.insert(node);
        // In the first pass the slot may not be known yet; the second pass knows all.
        let graph = self.graph();
        let elem = elem_of(graph.ty(graph.nodes[node].output).dtype);
        let slot = self.slot_of.get(&node).copied().unwrap_or_default();
        body.push(Inst::Scalar { slot }, elem)
    }

    /// A reduction's result from its raw slot: a mean is divided, a half type rounded once.
    fn finish_reduction(&mut self, node: usize, body: &mut BodyBuilder) -> Val {
        let graph = self.graph();
        let n = &graph.nodes[node];
        let slot = self.raw_slot_of.get(&node).copied().unwrap_or_default();
        let elem = self.slots.get(slot).copied().unwrap_or(Elem::F32);
        let mut value = body.push(Inst::Scalar { slot }, elem);
        if let Op::Reduce {
            op: ReduceFn::Mean,
            axes,
            ..
        } = &n.op
        {
            let shape = extents(graph, n.inputs[0]);
            let count: u64 = axes.iter().map(|a| shape[*a]).product();
            let count = body.constant(elem, count_bits(elem, count));
            value = body.binary(BinaryOp::Div, value, count);
        }
        body.cast(elem_of(graph.ty(n.output).dtype), value)
    }

    fn compute(
        &mut self,
        node: usize,
        span: Span,
        at: At,
        body: &mut BodyBuilder,
        made: &mut BTreeMap<usize, Val>,
    ) -> Result<Val, OptimizeError> {
        let graph = self.graph();
        let n = &graph.nodes[node];
        if crate::clusters::is_gather_like(&n.op) {
            let prologue = &self.cluster.prologue;
            return gather_like(self.context, &mut self.walks, body, node, prologue);
        }
        let shape = extents(graph, n.output);
        let mut operands = Vec::with_capacity(n.inputs.len());
        for &input in &n.inputs {
            operands.push(self.operand(input, &shape, span, at, body, made)?);
        }
        self.context.write_node(body, n, &operands)
    }

    /// An operand of a node with that shape: a constant, a value made here, or a load.
    fn operand(
        &mut self,
        value: ValueId,
        shape: &[u64],
        span: Span,
        at: At,
        body: &mut BodyBuilder,
        made: &mut BTreeMap<usize, Val>,
    ) -> Result<Val, OptimizeError> {
        if let Some(node) = self.inside(value) {
            return self.value(node, at, body, made);
        }
        if let Some((elem, bits)) = self.context.splat(value) {
            return Ok(body.constant(elem, bits));
        }
        let graph = self.graph();
        let view = self
            .context
            .views
            .view(graph, value)
            .and_then(|v| v.broadcast(shape))
            .map_err(|e| self.context.not_affine(value, &e))?;
        let view = on_full_shape(self.cluster, &view, span);
        let elem = elem_of(graph.ty(value).dtype);
        let access = self.load(&view, elem);
        Ok(body.push(Inst::Load { access }, elem))
    }

    fn load(&mut self, view: &View, elem: Elem) -> usize {
        let info = self.graph().value(view.root);
        let elems = info.ty.elems().unwrap_or_default();
        let operand = self
            .walks
            .operand(Source::Value(view.root), input(&info.name, elem, elems));
        self.walks.plain(operand, view.offset, view.axes.clone())
    }

    /// The store of a value, NaNs made canonical where a user will see them.
    fn store(&mut self, id: ValueId, value: Val, span: Span, body: &mut BodyBuilder) -> Effect {
        let graph = self.graph();
        let info = graph.value(id);
        let elem = elem_of(info.ty.dtype);
        let value = if self.context.needs_canonical_nan(id) {
            body.unary(UnaryOp::CanonNan, value)
        } else {
            value
        };
        let elems = info.ty.elems().unwrap_or_default();
        let operand = self
            .walks
            .operand(Source::Value(id), output(&info.name, elem, elems));
        let axes = row_major(&extents(graph, id));
        let view = View {
            root: id,
            offset: 0,
            axes,
        };
        let mut axes = on_full_shape(self.cluster, &view, span).axes;
        if span == Span::Outer {
            // A scalar is stored once, not along the inner axis.
            for &i in &self.reduced {
                axes[i] = Vec::new();
            }
        }
        Effect::Store {
            access: self.walks.plain(operand, 0, axes),
            value,
        }
    }

    fn finish(self, stages: Vec<Stage>) -> Result<DraftStep, OptimizeError> {
        // Reduced axes go last; all others keep their order.
        let order: Vec<usize> = (0..self.shape.len())
            .filter(|i| !self.reduced.contains(i))
            .chain(self.reduced.iter().copied())
            .collect();
        let outer = self.shape.len() - self.reduced.len();
        let shape: Vec<u64> = order.iter().map(|i| self.shape[*i]).collect();
        let groups: Vec<usize> = (0..shape.len()).map(|i| usize::from(i >= outer)).collect();
        let names: Vec<String> = order.iter().map(|i| format!("i{i}")).collect();
        let mut walks = self.walks;
        for walk in &mut walks.walks {
            permute(&mut walk.axes, &order);
            for guard in &mut walk.guards {
                permute(&mut guard.axes, &order);
            }
        }
        let name = self.context.region_name(self.cluster);
        let finished = walks.finish(&shape, &groups, &names).ok_or_else(|| {
            OptimizeError::UnsupportedForm {
                node: name.clone(),
                op: "a loop region".into(),
                why: "its accesses have no common axes".into(),
            }
        })?;
        let writes = writes_of(&walks);
        let kernel = assemble(name, finished, self.slots, self.rows, stages, &walks);
        Ok(DraftStep {
            kernel: Kernel::Loop(kernel),
            sources: walks.sources,
            checks: walks.checks,
            writes,
        })
    }
}

/// A loop kernel on finished axes, with an inner axis, an outer axis and a split chosen.
pub fn assemble(
    name: String,
    mut finished: Finished,
    slots: Vec<Elem>,
    rows: Vec<Elem>,
    stages: Vec<Stage>,
    walks: &Walks,
) -> LoopKernel {
    let pure = slots.is_empty() && rows.is_empty();
    if finished.axes.is_empty() || (!pure && !finished.groups.contains(&1)) {
        // Everything along the reduced axes has extent 1.
        let end = finished.axes.len();
        finished.insert_unit(end, "inner", 1);
    }
    if !pure && finished.axes.len() == 1 {
        finished.insert_unit(0, "one", 0);
    }
    let split = choose_split(&finished.axes, pure);
    LoopKernel {
        name,
        axes: finished.axes,
        split,
        operands: walks.operands.clone(),
        accesses: finished.accesses,
        slots,
        rows,
        stages,
    }
}

/// Steps that are enough to share: an axis that has them is not passed over for a longer one.
const SHARED_STEPS: u64 = 32;

/// The axis over which threads share the work: the first outer one that is long enough, or the
/// longest, or the inner one of a map that has little else.
///
/// The shared axis becomes the outermost loop, and the first axis is the one on which neighbours in
/// memory lie farthest apart: looping over it first keeps what the inner loops touch together.
fn choose_split(axes: &[Axis], pure: bool) -> usize {
    let inner = axes.len() - 1;
    let outer: u64 = axes[..inner].iter().map(|a| a.extent).product();
    if pure && (inner == 0 || (outer < 8 && axes[inner].extent >= 4096)) {
        return inner;
    }
    let extents = || axes[..inner].iter().map(|a| a.extent);
    let wanted = extents().max().unwrap_or(1).min(SHARED_STEPS);
    extents().position(|e| e >= wanted).unwrap_or(0)
}

/// Bits of a count in a float type; counts are below 2^53 and round once, as a conversion does.
fn count_bits(elem: Elem, count: u64) -> u64 {
    match elem {
        Elem::F64 => (count as f64).to_bits(),
        _ => u64::from((count as f32).to_bits()),
    }
}

/// Row-major factors over the axes of a shape that have steps.
pub fn row_major(shape: &[u64]) -> Vec<Vec<Factor>> {
    let mut stride = 1i64;
    let mut axes = vec![Vec::new(); shape.len()];
    for (axis, &extent) in shape.iter().enumerate().rev() {
        if extent > 1 {
            axes[axis].push(Factor { extent, stride });
        }
        stride = stride.saturating_mul(extent as i64);
    }
    axes
}

fn permute(axes: &mut Vec<Vec<Factor>>, order: &[usize]) {
    *axes = order
        .iter()
        .map(|i| axes.get(*i).cloned().unwrap_or_default())
        .collect();
}
