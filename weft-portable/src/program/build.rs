//! From graphs to steps: spaces, expansion, effects.

use super::allocate::allocate;
use super::fuse::fuse;
use super::graph::{Graph, Node};
use super::streams::stream_of;
use super::{BufferSpec, EffectStep, Program, Ref, StageProgram, Step, Work};
use crate::elementwise::chain::Bound;
use crate::nest::Nest;
use weft_kernel::verify::Scope;
use weft_kernel::{Effect, Elem, Functions, Inst, Over, Refusal};

/// A stage as the kernel has it.
pub(crate) struct StageSource<'a> {
    /// How often it runs.
    pub over: Over,
    /// Its instructions.
    pub insts: &'a [Inst],
    /// Its effects.
    pub effects: &'a [Effect],
}

/// A value before buffers are given out.
#[derive(Clone, Copy)]
pub(super) struct Virtual {
    /// Where it lives.
    pub kind: Kind,
    /// Bytes of an element.
    pub size: usize,
}

/// Where a value lives, and for how long.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Kind {
    /// Constant space, to the end.
    Const,
    /// Row space, inside one stage.
    Row,
    /// Row space, to the end: a scalar slot.
    Slot,
    /// A scratch row, to the end.
    ScratchRow,
    /// Element space, inside one stage.
    Block,
}

/// A step over virtual values; a chain's are its first value, then each link's operands in order.
pub(super) struct VStep {
    pub work: Work,
    pub out: usize,
    pub args: Vec<usize>,
}

/// An effect over virtual values.
pub(super) enum VEffect {
    Store {
        access: usize,
        value: usize,
    },
    Keep {
        out: usize,
        value: usize,
    },
    Reduce {
        op: weft_kernel::ReduceOp,
        elem: Elem,
        value: usize,
        slot: usize,
        state: usize,
    },
}

impl VEffect {
    pub(super) fn value(&self) -> usize {
        match self {
            VEffect::Store { value, .. }
            | VEffect::Keep { value, .. }
            | VEffect::Reduce { value, .. } => *value,
        }
    }
}

/// A stage over virtual values.
pub(super) struct VStage {
    pub over: Over,
    pub row_steps: Vec<VStep>,
    pub block_steps: Vec<VStep>,
    pub effects: Vec<VEffect>,
    /// Row values and the blocks they are expanded into.
    pub expanded: Vec<(usize, usize)>,
}

/// Builds the program of a list of stages over a nest of axes.
pub(crate) fn build(
    stages: &[StageSource<'_>],
    scope: &Scope<'_>,
    functions: &Functions,
    nest: &Nest,
) -> Result<Program, Refusal> {
    let mut builder = Builder {
        nest,
        values: Vec::new(),
        slots: Vec::new(),
        rows: Vec::new(),
        const_steps: Vec::new(),
        reductions: 0,
        coords: Vec::new(),
    };
    builder.slots = scope
        .slots
        .iter()
        .map(|elem| builder.value(Kind::Slot, elem.size_bytes()))
        .collect();
    builder.rows = scope
        .rows
        .iter()
        .map(|elem| builder.value(Kind::ScratchRow, elem.size_bytes()))
        .collect();
    let mut tables = Vec::new();
    let mut used = vec![false; nest.accesses.len()];
    let mut built = Vec::with_capacity(stages.len());
    for stage in stages {
        let mut graph = Graph::default();
        let values = graph.append(stage.insts, scope, &mut tables, functions)?;
        let types =
            weft_kernel::verify::infer_types(stage.insts, scope).map_err(super::malformed)?;
        built.push(builder.stage(stage, &graph, &values, &types, &mut used));
    }
    let reductions = builder.reductions;
    let mut coords = builder.coords;
    coords.sort_unstable();
    coords.dedup();
    fuse(&mut built);
    let (buffers, block, assigned) = allocate(&builder.values, &built);
    let finish = Finish {
        nest,
        values: &builder.values,
        buffers: &assigned,
    };
    Ok(Program {
        const_steps: builder
            .const_steps
            .iter()
            .map(|s| finish.step(s, &[], Kind::Const))
            .collect(),
        stages: built.iter().map(|s| finish.stage(s)).collect(),
        buffers,
        tables: tables.into_iter().map(|t| t.bits).collect(),
        reductions,
        block,
        coords,
        used,
    })
}

struct Builder<'a> {
    nest: &'a Nest,
    values: Vec<Virtual>,
    slots: Vec<usize>,
    rows: Vec<usize>,
    const_steps: Vec<VStep>,
    reductions: usize,
    coords: Vec<usize>,
}

impl Builder<'_> {
    fn value(&mut self, kind: Kind, size: usize) -> usize {
        self.values.push(Virtual { kind, size });
        self.values.len() - 1
    }

    fn stage(
        &mut self,
        source: &StageSource<'_>,
        graph: &Graph,
        of_val: &[usize],
        types: &[Elem],
        used: &mut [bool],
    ) -> VStage {
        let mut stage = VStage {
            over: source.over,
            row_steps: Vec::new(),
            block_steps: Vec::new(),
            effects: Vec::new(),
            expanded: Vec::new(),
        };
        let live = graph.reachable(source.effects.iter().map(|e| of_val[effect_value(e)]));
        let mut of_node = vec![usize::MAX; graph.nodes.len()];
        for (i, node) in graph.nodes.iter().enumerate().filter(|(i, _)| live[*i]) {
            if let Node::Load { access } | Node::Gather { access, .. } = node {
                used[*access] = true;
            }
            of_node[i] = self.node(&mut stage, source, node, graph.sizes[i], &of_node);
        }
        for effect in source.effects {
            let index = effect_value(effect);
            let value = of_node[of_val[index]];
            let built = match effect {
                Effect::Store { access, .. } => {
                    used[*access] = true;
                    VEffect::Store {
                        access: *access,
                        value: self.materialised(&mut stage, value),
                    }
                }
                Effect::StoreRow { row, .. } => VEffect::Keep {
                    out: self.rows[*row],
                    value: self.materialised(&mut stage, value),
                },
                Effect::SetScalar { slot, .. } => VEffect::Keep {
                    out: self.slots[*slot],
                    value,
                },
                Effect::Reduce { op, slot, .. } => {
                    self.reductions += 1;
                    VEffect::Reduce {
                        op: *op,
                        elem: types[index],
                        value: self.materialised(&mut stage, value),
                        slot: self.slots[*slot],
                        state: self.reductions - 1,
                    }
                }
            };
            stage.effects.push(built);
        }
        stage
    }

    /// The value of a node, after appending the step that makes it to the list of its space.
    fn node(
        &mut self,
        stage: &mut VStage,
        source: &StageSource<'_>,
        node: &Node,
        size: usize,
        of_node: &[usize],
    ) -> usize {
        let once = source.over == Over::Once;
        let nest = self.nest;
        let operands: Vec<usize> = node.operands().map(|n| of_node[n]).collect();
        let joined = operands
            .iter()
            .map(|v| self.space(*v))
            .max()
            .unwrap_or(Kind::Const);
        let (kind, work) = match *node {
            Node::Const { bits } => (Kind::Const, Work::Const { bits }),
            Node::Load { access } => (nest.accesses[access].space(once), Work::Load { access }),
            Node::Gather {
                access,
                wide,
                stride,
                ..
            } => {
                let own = nest.accesses[access].space(once);
                // Constant space has no row to gather for.
                let kind = own.max(joined).max(Kind::Row);
                (
                    kind,
                    Work::Gather {
                        access,
                        wide,
                        stride,
                    },
                )
            }
            Node::Coord { axis } => match nest.axis_of[axis] {
                None => (Kind::Const, Work::Const { bits: 0 }),
                Some(axis) if axis == nest.inner() => {
                    if once {
                        (Kind::Const, Work::Const { bits: 0 })
                    } else {
                        (Kind::Block, Work::Coord { axis })
                    }
                }
                Some(axis) => {
                    self.coords.push(axis);
                    (Kind::Row, Work::Coord { axis })
                }
            },
            Node::Scalar { slot } => {
                let value = self.slots[slot];
                let overwritten = source.effects.iter().any(|e| {
                    matches!(e, Effect::Reduce { slot: s, .. } | Effect::SetScalar { slot: s, .. }
                        if *s == slot)
                });
                return if overwritten {
                    self.push(stage, Kind::Row, size, Work::Copy, vec![value])
                } else {
                    value
                };
            }
            Node::Row { row } => {
                let value = self.rows[row];
                let overwritten = source
                    .effects
                    .iter()
                    .any(|e| matches!(e, Effect::StoreRow { row: r, .. } if *r == row));
                return if overwritten {
                    self.push(stage, Kind::Block, size, Work::Copy, vec![value])
                } else {
                    value
                };
            }
            Node::Acc => (Kind::Block, Work::Acc),
            Node::Lookup { table, .. } => (joined, Work::Lookup { table }),
            Node::Map1 { f, chain, .. } => (joined, Work::Map1 { f, chain }),
            Node::Map2 { f, chain, .. } => (joined, Work::Map2 { f, chain }),
            Node::Map3 { f, chain, .. } => (joined, Work::Map3 { f, chain }),
        };
        self.push(stage, kind, size, work, operands)
    }

    /// The space a value's users must at least live in.
    fn space(&self, value: usize) -> Kind {
        match self.values[value].kind {
            Kind::Slot => Kind::Row,
            Kind::ScratchRow => Kind::Block,
            kind => kind,
        }
    }

    fn push(
        &mut self,
        stage: &mut VStage,
        kind: Kind,
        size: usize,
        work: Work,
        args: Vec<usize>,
    ) -> usize {
        if kind == Kind::Block {
            for arg in &args {
                if self.space(*arg) == Kind::Row {
                    self.expand(stage, *arg, false);
                }
            }
        }
        let out = self.value(kind, size);
        let step = VStep { work, out, args };
        match kind {
            Kind::Const => self.const_steps.push(step),
            Kind::Row => stage.row_steps.push(step),
            _ => stage.block_steps.push(step),
        }
        out
    }

    fn expand(&mut self, stage: &mut VStage, value: usize, always: bool) -> usize {
        if !always && let Some((_, full)) = stage.expanded.iter().find(|(v, _)| *v == value) {
            return *full;
        }
        let size = self.values[value].size;
        let full = self.value(Kind::Block, size);
        stage.block_steps.push(VStep {
            work: Work::Expand { always },
            out: full,
            args: vec![value],
        });
        if !always {
            stage.expanded.push((value, full));
        }
        full
    }

    /// A value with an element for each element of the block, for an effect over the inner axis.
    fn materialised(&mut self, stage: &mut VStage, value: usize) -> usize {
        if stage.over == Over::Inner && self.space(value) < Kind::Block {
            self.expand(stage, value, true)
        } else {
            value
        }
    }
}

fn effect_value(effect: &Effect) -> usize {
    match effect {
        Effect::Store { value, .. }
        | Effect::StoreRow { value, .. }
        | Effect::Reduce { value, .. }
        | Effect::SetScalar { value, .. } => value.index(),
    }
}

/// Replaces virtual values by buffers.
struct Finish<'a> {
    nest: &'a Nest,
    values: &'a [Virtual],
    buffers: &'a [usize],
}

impl Finish<'_> {
    fn stage(&self, stage: &VStage) -> StageProgram {
        let steps = |list: &[VStep], kind| {
            list.iter()
                .map(|s| self.step(s, &stage.expanded, kind))
                .collect()
        };
        let kind = match stage.over {
            Over::Inner => Kind::Block,
            Over::Once => Kind::Row,
        };
        let effects = stage
            .effects
            .iter()
            .map(|effect| {
                let value = self.reference(effect.value(), &stage.expanded, kind);
                match *effect {
                    VEffect::Store { access, .. } => EffectStep::Store { access, value },
                    VEffect::Keep { out, .. } => EffectStep::Keep {
                        out: self.buffers[out],
                        size: self.values[out].size,
                        value,
                    },
                    VEffect::Reduce {
                        op,
                        elem,
                        slot,
                        state,
                        ..
                    } => EffectStep::Reduce {
                        op,
                        elem,
                        value,
                        slot: self.buffers[slot],
                        state,
                    },
                }
            })
            .collect::<Vec<_>>();
        let block_steps: Vec<Step> = steps(&stage.block_steps, Kind::Block);
        StageProgram {
            over: stage.over,
            row_steps: steps(&stage.row_steps, Kind::Row),
            stream: stream_of(self.nest, &block_steps, &effects),
            block_steps,
            effects,
        }
    }

    fn step(&self, step: &VStep, expanded: &[(usize, usize)], kind: Kind) -> Step {
        // An expansion reads the row value itself.
        let kind = if matches!(step.work, Work::Expand { .. }) {
            Kind::Row
        } else {
            kind
        };
        let mut operands = step
            .args
            .iter()
            .map(|value| self.reference(*value, expanded, kind));
        let mut args = [Ref::Const(0); 3];
        let work = if let Work::Chain { elem, links, .. } = &step.work {
            // Each operand once: the chain goes to fewer places.
            let mut distinct: Vec<Ref> = Vec::new();
            let mut number = |operand: Ref| {
                let known = distinct.iter().position(|o| *o == operand);
                known.unwrap_or_else(|| {
                    distinct.push(operand);
                    distinct.len() - 1
                }) as u8
            };
            args[0] = operands.next().expect("a chain starts from a value");
            number(args[0]);
            let links = links
                .iter()
                .map(|bound| {
                    let mut own = [0; 2];
                    for slot in own.iter_mut().take(bound.link.operands()) {
                        *slot =
                            number(operands.next().expect("links have their operands in order"));
                    }
                    let [b, c] = own;
                    Bound { b, c, ..*bound }
                })
                .collect();
            Work::Chain {
                elem: *elem,
                operands: distinct,
                links,
            }
        } else {
            for (slot, operand) in args.iter_mut().zip(operands) {
                *slot = operand;
            }
            step.work.clone()
        };
        Step {
            work,
            out: self.buffers[step.out],
            size: self.values[step.out].size,
            args,
        }
    }

    fn reference(&self, value: usize, expanded: &[(usize, usize)], user: Kind) -> Ref {
        let buffer = self.buffers[value];
        match self.values[value].kind {
            Kind::Const => Ref::Const(buffer),
            Kind::Row | Kind::Slot if user == Kind::Block => {
                let full = expanded
                    .iter()
                    .find(|(v, _)| *v == value)
                    .map(|(_, full)| self.buffers[*full])
                    .expect("a row value is expanded before an element step reads it");
                Ref::Expanded { row: buffer, full }
            }
            Kind::Row | Kind::Slot => Ref::Rows(buffer),
            Kind::ScratchRow => Ref::ScratchRow(buffer),
            Kind::Block => Ref::Block(buffer),
        }
    }
}

/// The kinds of buffers that a space has.
pub(super) fn spec(value: &Virtual) -> BufferSpec {
    let size = value.size;
    match value.kind {
        Kind::Const => BufferSpec::Const { size },
        Kind::Row | Kind::Slot => BufferSpec::Rows { size },
        Kind::ScratchRow => BufferSpec::ScratchRow { size },
        Kind::Block => BufferSpec::Block { size },
    }
}
