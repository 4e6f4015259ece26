//! Fusion: which nodes of the planned graph become one region.
//!
//! Nodes are visited in order; each joins the region of one of its operands where that is legal, or
//! opens a new one. Three kinds of regions grow:
//!
//! - *loops*: elementwise nodes over one logical shape, with reductions over one set of its axes and
//!   what is computed from their results (softmax and layer norm come out as one region each, from
//!   their primitive ops);
//! - *contractions*: a dot product or convolution and the elementwise nodes behind it;
//! - *closed* ones that nothing joins.
//!
//! Joining is legal where every access stays affine on common axes (from weft-analysis), where an
//! operand inside the region is read at the coordinates at which it is made, and where no path
//! through another region leads back.

use crate::error::OptimizeError;
use crate::inline::{self, Reading};
use crate::moved_axes::{go_together, is_even_along, moved_axes, views_on_result};
use crate::prepare::Prepared;
use crate::products::{is_pointwise, may_stay_in_place};
use crate::views::Views;
use weft_analysis::{Factor, NotAffine, View, common_axes, is_view_op};
use weft_ir::{ConvAttrs, DType, DotDims, Graph, Node, Op, PadMode, ResizeMode, ValueId};

/// What a region is, which decides what may join it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Elementwise nodes, and reductions over `reduced` axes of the shape (empty: none yet).
    Loop {
        /// Reduced axes of the shape, ascending.
        reduced: Vec<usize>,
    },
    /// A dot product or convolution, then elementwise nodes. The shape's axes are grouped.
    Contraction {
        /// Axes of the shape that are rows of the product.
        m: Vec<usize>,
        /// Axes of the shape that are columns.
        n: Vec<usize>,
    },
    /// One node, or one view that is copied.
    Closed,
}

/// Why a node does not join a region.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Apart {
    /// The region takes no further nodes.
    #[error("nothing joins it")]
    Kind,
    /// Their shapes differ.
    #[error("their shapes differ")]
    Shape,
    /// An operand has no affine form over the node's shape.
    #[error("{0}")]
    View(NotAffine),
    /// A value of the region is read at other coordinates than those at which it is made.
    #[error("{0} is read at other coordinates than those at which it is made")]
    Moved(String),
    /// An operand needs a value of the region first.
    #[error("{0} needs a value of it first")]
    Cycle(String),
    /// The accesses have no common axes.
    #[error("their accesses have no common axes")]
    Axes,
    /// The region is as long as regions get.
    #[error("it has {MAX_NODES} primitive ops already")]
    Full,
}

/// Primitive ops of a region, at most: what a body's length costs a compiler grows faster than the
/// length, and a body of this many ops is bound by its work, not by its memory.
pub const MAX_NODES: usize = 256;

/// Nodes that become one region.
#[derive(Clone, Debug)]
pub struct Cluster {
    /// Positions of the nodes in the planned graph, ascending.
    pub nodes: Vec<usize>,
    /// What it is.
    pub kind: Kind,
    /// Its full logical shape.
    pub shape: Vec<u64>,
    /// Elementwise nodes that are computed where its first node, which moves elements, reads their
    /// result.
    pub prologue: Vec<usize>,
    /// Why its first node did not join the region of an operand, in words.
    pub apart: Vec<String>,
}

impl Cluster {
    /// How many primitive ops it holds.
    fn ops(&self) -> usize {
        self.nodes.len() + self.prologue.len()
    }
}

/// Whether a value of a loop region varies along the reduced axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// It has an element for each point of the full shape.
    Full,
    /// It has an element for each point of the shape without its reduced axes.
    Outer,
}

/// All regions of a graph.
pub struct Clusters {
    /// The regions, in the order in which they were opened.
    pub list: Vec<Cluster>,
    /// For each node the region that holds it; `None` for views that are not copied.
    pub of_node: Vec<Option<usize>>,
}

/// Groups the nodes of a graph.
///
/// # Errors
/// If a node has no elements to compute, or no form that any region takes.
pub fn cluster(prepared: &Prepared, views: &mut Views) -> Result<Clusters, OptimizeError> {
    let graph = &prepared.graph;
    let mut state = Clusters {
        list: Vec::new(),
        of_node: vec![None; graph.nodes.len()],
    };
    for at in 0..graph.nodes.len() {
        state.visit(graph, at, views)?;
    }
    // Views that are outputs, and views that somebody needs in memory, become copies.
    for at in 0..graph.nodes.len() {
        let node = &graph.nodes[at];
        if is_view_op(&node.op) && views.is_materialized(node.output) {
            let shape = extents(graph, node.output);
            state.open(at, Kind::Closed, shape);
        }
    }
    Ok(state)
}

impl Clusters {
    fn open(&mut self, at: usize, kind: Kind, shape: Vec<u64>) {
        self.of_node[at] = Some(self.list.len());
        self.list.push(Cluster {
            nodes: vec![at],
            kind,
            shape,
            prologue: Vec::new(),
            apart: Vec::new(),
        });
    }

    fn visit(&mut self, graph: &Graph, at: usize, views: &mut Views) -> Result<(), OptimizeError> {
        let node = &graph.nodes[at];
        let shape = extents(graph, node.output);
        match &node.op {
            op if is_view_op(op) => views.note_view(graph, node),
            op if is_elementwise(op) => {
                if let Err(apart) = self.join_elementwise(graph, at, &shape, views) {
                    self.settle_operands(graph, at, &shape, views);
                    self.open(
                        at,
                        Kind::Loop {
                            reduced: Vec::new(),
                        },
                        shape,
                    );
                    if let Some(cluster) = self.list.last_mut() {
                        cluster.apart = apart;
                    }
                }
            }
            Op::Reduce { axes, .. } => self.reduce(graph, at, axes, views),
            Op::ArgReduce { axis, .. } => self.reduce(graph, at, &[*axis], views),
            Op::Dot(dims) | Op::MaskedDot(dims) => {
                let float = matches!(graph.ty(node.output).dtype, DType::F32 | DType::F64);
                let prologue = self.packed_producers(graph, at, dims, float, views);
                for (side, operand) in node.inputs.iter().enumerate() {
                    let groups = DotGroups::of(dims, side, extents(graph, *operand).len());
                    let even = views.view(graph, *operand).is_ok_and(|v| {
                        v.merged_stride(&groups.free).is_some()
                            && v.merged_stride(&groups.contract).is_some()
                    });
                    if !even && (side == 0 || prologue.is_none()) {
                        views.materialize(*operand);
                    }
                }
                if prologue.is_none() && !batches_go_together(graph, node, dims, views) {
                    views.materialize(node.inputs[0]);
                    views.materialize(node.inputs[1]);
                }
                if float {
                    let batch = dims.lhs_batch.len();
                    let rank_a = extents(graph, node.inputs[0]).len();
                    let rows = rank_a - batch - dims.lhs_contract.len();
                    let m = (batch..batch + rows).collect();
                    let n = (batch + rows..shape.len()).collect();
                    self.open(at, Kind::Contraction { m, n }, shape);
                    self.take_prologue(prologue);
                } else {
                    self.open(at, Kind::Closed, shape);
                }
            }
            Op::Conv(attrs) => {
                let prologue = self.patch_producers(graph, at, attrs, views);
                if prologue.is_none() {
                    let mut moved = vec![true; shape.len()];
                    moved[0] = false;
                    settle(graph, node.inputs[0], &moved, views);
                }
                if views
                    .view(graph, node.inputs[1])
                    .is_ok_and(|v| !v.is_contiguous())
                {
                    views.materialize(node.inputs[1]);
                }
                let kind = Kind::Contraction {
                    m: vec![1],
                    n: (2..shape.len()).collect(),
                };
                self.open(at, kind, shape);
                self.take_prologue(prologue);
            }
            // Results of these are read by elementwise nodes at the coordinates they are made.
            Op::Resize(_) | Op::Gather { .. } | Op::Pad { .. } => {
                let prologue = self.gathered_producers(graph, at, views);
                if prologue.is_none() {
                    settle(graph, node.inputs[0], &moved_axes(graph, at), views);
                }
                if matches!(node.op, Op::Gather { .. }) {
                    let every = vec![true; extents(graph, node.inputs[1]).len()];
                    settle(graph, node.inputs[1], &every, views);
                }
                self.open(
                    at,
                    Kind::Loop {
                        reduced: Vec::new(),
                    },
                    shape,
                );
                self.take_prologue(prologue);
            }
            _ => self.open(at, Kind::Closed, shape),
        }
        Ok(())
    }

    /// The nodes of region `prologue` are computed where the first node of the youngest region reads
    /// their result.
    fn take_prologue(&mut self, prologue: Option<usize>) {
        let c = self.list.len() - 1;
        if let Some(q) = prologue {
            let nodes = std::mem::take(&mut self.list[q].nodes);
            for node in &nodes {
                self.of_node[*node] = Some(c);
            }
            self.list[c].prologue = nodes;
        }
    }

    /// Producers of what a node that reads at other coordinates reads.
    fn gathered_producers(&self, graph: &Graph, at: usize, views: &Views) -> Option<usize> {
        let node = &graph.nodes[at];
        let repeated = match &node.op {
            Op::Resize(attrs) => !matches!(attrs.mode, ResizeMode::Nearest(_)),
            _ => false,
        };
        let outside = match &node.op {
            Op::Pad {
                mode: PadMode::Constant,
                ..
            } => Some(inline::splat(graph, views, node.inputs[1])?.1),
            _ => None,
        };
        let reading = Reading {
            node: at,
            operand: 0,
            repeated,
            outside,
        };
        let moved = moved_axes(graph, at);
        let fits = |leaves: &[View]| {
            leaves.iter().all(|v| is_even_along(v, &moved)) && go_together(leaves)
        };
        inline::producers(self, graph, views, reading, &fits)
    }

    /// Producers of the operand of a convolution, where patches are cut from it, none overlap, and
    /// what is padded stays +0.
    fn patch_producers(
        &self,
        graph: &Graph,
        at: usize,
        attrs: &ConvAttrs,
        views: &Views,
    ) -> Option<usize> {
        let node = &graph.nodes[at];
        let w = extents(graph, node.inputs[1]);
        let apart = (0..w.len() - 2).all(|d| {
            let span = (w[2 + d].saturating_sub(1)).saturating_mul(attrs.dilations[d]);
            attrs.strides[d] > span
        });
        if !apart || is_pointwise(attrs, &w) || node.inputs[0] == node.inputs[1] {
            return None;
        }
        let padded = attrs
            .pads_begin
            .iter()
            .chain(&attrs.pads_end)
            .any(|p| *p > 0);
        let reading = Reading {
            node: at,
            operand: 0,
            repeated: false,
            outside: padded.then_some(0),
        };
        let mut moved = vec![true; w.len()];
        moved[0] = false;
        let fits = |leaves: &[View]| {
            leaves.iter().all(|v| is_even_along(v, &moved)) && go_together(leaves)
        };
        inline::producers(self, graph, views, reading, &fits)
    }

    /// Producers of the right operand of a dot product, where it is packed.
    fn packed_producers(
        &self,
        graph: &Graph,
        at: usize,
        dims: &DotDims,
        float: bool,
        views: &Views,
    ) -> Option<usize> {
        let node = &graph.nodes[at];
        let shape = extents(graph, node.inputs[1]);
        let groups = DotGroups::of(dims, 1, shape.len());
        let size = |axes: &[usize]| axes.iter().map(|a| shape[*a]).product::<u64>();
        let (k, n) = (size(&groups.contract), size(&groups.free));
        if !float || node.inputs[0] == node.inputs[1] || may_stay_in_place(k, n) {
            return None;
        }
        let reading = Reading {
            node: at,
            operand: 1,
            repeated: false,
            outside: None,
        };
        let fits = |leaves: &[View]| {
            let batches: Vec<View> = leaves.iter().map(|v| part(v, &groups.batch)).collect();
            go_together(&batches)
                && leaves.iter().all(|v| {
                    v.merged_stride(&groups.free).is_some()
                        && v.merged_stride(&groups.contract).is_some()
                })
        };
        inline::producers(self, graph, views, reading, &fits)
    }

    /// Puts an elementwise node into the region of one of its operands, the youngest that takes it.
    ///
    /// # Errors
    /// Why none does, in words, as far as that is a matter of accesses.
    fn join_elementwise(
        &mut self,
        graph: &Graph,
        at: usize,
        shape: &[u64],
        views: &mut Views,
    ) -> Result<(), Vec<String>> {
        let node = &graph.nodes[at];
        let mut candidates: Vec<usize> = node
            .inputs
            .iter()
            .filter_map(|v| self.cluster_of_value(graph, views, *v))
            .collect();
        candidates.sort_unstable_by_key(|c| std::cmp::Reverse(self.list[*c].nodes.last().copied()));
        candidates.dedup();
        let mut apart = Vec::new();
        for c in candidates {
            match self.takes(graph, c, at, shape, views) {
                Ok(()) => {
                    self.list[c].nodes.push(at);
                    self.of_node[at] = Some(c);
                    self.absorb_siblings(graph, at, c, views);
                    return Ok(());
                }
                Err(Apart::Kind) => {}
                Err(why) => {
                    let region = self.list[c]
                        .nodes
                        .last()
                        .map(|n| graph.nodes[*n].name.as_str());
                    let region = region.unwrap_or_default();
                    apart.push(format!("{} is apart from {region}: {why}", node.name));
                }
            }
        }
        Err(apart)
    }

    /// Whether region `c` may take elementwise node `at`.
    ///
    /// # Errors
    /// Why not.
    fn takes(
        &self,
        graph: &Graph,
        c: usize,
        at: usize,
        shape: &[u64],
        views: &Views,
    ) -> Result<(), Apart> {
        let cluster = &self.list[c];
        if cluster.kind == Kind::Closed {
            return Err(Apart::Kind);
        }
        if cluster.ops() >= MAX_NODES {
            return Err(Apart::Full);
        }
        if matches!(cluster.kind, Kind::Contraction { .. }) && shape != cluster.shape {
            return Err(Apart::Shape);
        }
        let span = span_of(cluster, shape).ok_or(Apart::Shape)?;
        let node = &graph.nodes[at];
        let mut outside = Vec::new();
        for &input in &node.inputs {
            let owner = self.cluster_of_value(graph, views, input);
            let view = if owner == Some(c) {
                views.pure_view(graph, input)
            } else {
                views.view(graph, input)
            };
            let view = view.and_then(|v| v.broadcast(shape)).map_err(Apart::View)?;
            match owner {
                Some(owner) if owner == c => {
                    if !self.read_in_place(graph, cluster, &view, span) {
                        return Err(Apart::Moved(graph.value(input).name.clone()));
                    }
                }
                owner => {
                    if owner.is_some_and(|q| self.leads_back(graph, views, q, c)) {
                        return Err(Apart::Cycle(graph.value(input).name.clone()));
                    }
                    outside.push(view);
                }
            }
        }
        if self.accesses_fit(graph, cluster, views, &outside, span) {
            Ok(())
        } else {
            Err(Apart::Axes)
        }
    }

    /// Whether a value of the region is read at the coordinates at which it is made.
    fn read_in_place(&self, graph: &Graph, cluster: &Cluster, view: &View, span: Span) -> bool {
        let made = extents(graph, view.root);
        let Some(made_span) = span_of(cluster, &made) else {
            return false;
        };
        if made_span == Span::Full && span == Span::Outer {
            return false;
        }
        let Ok(whole) = View::whole(view.root, &made) else {
            return false;
        };
        let expected: Vec<Vec<Factor>> = squeezed(&whole.axes);
        let given = squeezed(&view.axes);
        if made_span == span {
            return view.offset == 0 && given == expected;
        }
        // An outer value in a full node: repeated along the reduced axes, in place elsewhere.
        let Kind::Loop { reduced } = &cluster.kind else {
            return false;
        };
        let reduced = squeezed_positions(&cluster.shape, reduced);
        let mut outer = expected.into_iter();
        let fits = given.iter().enumerate().all(|(i, factors)| {
            if reduced.contains(&i) {
                factors.iter().all(|f| f.stride == 0)
            } else {
                outer.next().as_ref() == Some(factors)
            }
        });
        view.offset == 0 && fits && outer.next().is_none()
    }

    /// Whether the accesses of a region stay affine with these views added.
    fn accesses_fit(
        &self,
        graph: &Graph,
        cluster: &Cluster,
        views: &Views,
        added: &[View],
        span: Span,
    ) -> bool {
        match &cluster.kind {
            Kind::Contraction { m, n } => added.iter().all(|v| {
                // Groups are axes of the shape; added views have the region's shape.
                let is_batch = |axis: &usize| !m.contains(axis) && !n.contains(axis);
                v.axes.len() == cluster.shape.len()
                    && v.merged_stride(m).is_some()
                    && v.merged_stride(n).is_some()
                    && (0..v.axes.len())
                        .filter(is_batch)
                        .all(|axis| v.merged_stride(&[axis]).is_some())
            }),
            Kind::Loop { reduced } => {
                let mut all = self.outside_views(graph, cluster, views);
                all.extend(added.iter().map(|v| on_full_shape(cluster, v, span)));
                let shape = squeezed_shape(&cluster.shape);
                let inner = squeezed_positions(&cluster.shape, reduced);
                let refs: Vec<&View> = all.iter().collect();
                common_axes(&shape, &refs).is_some()
                    && all.iter().all(|v| v.merged_stride(&inner).is_some())
            }
            Kind::Closed => false,
        }
    }

    /// Views of values from outside that a loop region reads, on its squeezed full shape.
    fn outside_views(&self, graph: &Graph, cluster: &Cluster, views: &Views) -> Vec<View> {
        let mut out = Vec::new();
        for &at in &cluster.nodes {
            let node = &graph.nodes[at];
            if is_gather_like(&node.op) {
                let read = views_on_result(graph, views, at, &cluster.prologue);
                out.extend(read.iter().map(|v| on_full_shape(cluster, v, Span::Full)));
                continue;
            }
            let elementwise = is_elementwise(&node.op);
            let shape = match node.op {
                Op::Reduce { .. } | Op::ArgReduce { .. } => extents(graph, node.inputs[0]),
                _ if elementwise => extents(graph, node.output),
                _ => continue,
            };
            let Some(span) = span_of(cluster, &shape) else {
                continue;
            };
            for &input in &node.inputs {
                let inside = self
                    .cluster_of_value(graph, views, input)
                    .is_some_and(|c| std::ptr::eq(&raw const self.list[c], cluster));
                if inside {
                    continue;
                }
                if let Ok(view) = views.view(graph, input).and_then(|v| v.broadcast(&shape)) {
                    out.push(on_full_shape(cluster, &view, span));
                }
            }
        }
        out
    }

    /// A reduction joins the loop region that makes its operand, or opens one over its operand.
    fn reduce(&mut self, graph: &Graph, at: usize, axes: &[usize], views: &mut Views) {
        let operand = graph.nodes[at].inputs[0];
        let shape = extents(graph, operand);
        if let Some(c) = self.cluster_of_value(graph, views, operand)
            && self.takes_reduction(graph, c, operand, axes, views)
        {
            let target = squeezed_positions(&shape, axes);
            let cluster = &mut self.list[c];
            let full = unsqueezed(&cluster.shape, &target);
            if let Kind::Loop { reduced } = &mut cluster.kind
                && reduced.is_empty()
            {
                *reduced = full;
            }
            cluster.nodes.push(at);
            self.of_node[at] = Some(c);
            return;
        }
        let fits = views
            .view(graph, operand)
            .is_ok_and(|v| v.merged_stride(axes).is_some());
        if !fits {
            views.materialize(operand);
        }
        self.open(
            at,
            Kind::Loop {
                reduced: axes.to_vec(),
            },
            shape,
        );
    }

    fn takes_reduction(
        &self,
        graph: &Graph,
        c: usize,
        operand: ValueId,
        axes: &[usize],
        views: &Views,
    ) -> bool {
        let cluster = &self.list[c];
        let Kind::Loop { reduced } = &cluster.kind else {
            return false;
        };
        if cluster.ops() >= MAX_NODES {
            return false;
        }
        let shape = extents(graph, operand);
        if squeezed_shape(&shape) != squeezed_shape(&cluster.shape) {
            return false;
        }
        let Ok(view) = views.pure_view(graph, operand) else {
            return false;
        };
        if !self.read_in_place(graph, cluster, &view, Span::Full) {
            return false;
        }
        let target = squeezed_positions(&shape, axes);
        if target.is_empty() {
            return false;
        }
        if !reduced.is_empty() {
            return squeezed_positions(&cluster.shape, reduced) == target;
        }
        // Every access, and every store of a full value, must walk the reduced axes evenly.
        let adjacent = target.windows(2).all(|w| w[1] == w[0] + 1);
        adjacent
            && self
                .outside_views(graph, cluster, views)
                .iter()
                .all(|v| v.merged_stride(&target).is_some())
            && cluster
                .nodes
                .iter()
                .all(|n| !is_gather_like(&graph.nodes[*n].op))
    }

    /// Takes pure elementwise regions into `c` that node `at` also reads in place and that nobody
    /// else needs earlier.
    fn absorb_siblings(&mut self, graph: &Graph, at: usize, c: usize, views: &Views) {
        let inputs = graph.nodes[at].inputs.clone();
        for input in inputs {
            let Some(q) = self.cluster_of_value(graph, views, input) else {
                continue;
            };
            if q == c || !self.may_absorb(graph, c, q, at, views) {
                continue;
            }
            let moved = std::mem::take(&mut self.list[q].nodes);
            for &node in &moved {
                self.of_node[node] = Some(c);
            }
            let cluster = &mut self.list[c];
            cluster.nodes.extend(moved);
            cluster.nodes.sort_unstable();
        }
    }

    fn may_absorb(&self, graph: &Graph, c: usize, q: usize, at: usize, views: &Views) -> bool {
        let (cluster, other) = (&self.list[c], &self.list[q]);
        let plain = matches!(&other.kind, Kind::Loop { reduced } if reduced.is_empty())
            && other.prologue.is_empty()
            && other
                .nodes
                .iter()
                .all(|n| !is_gather_like(&graph.nodes[*n].op));
        let target_is_loop =
            matches!(cluster.kind, Kind::Loop { .. }) && cluster.ops() + other.ops() < MAX_NODES;
        if !plain || !target_is_loop || other.shape != cluster.shape {
            return false;
        }
        let shape = extents(graph, graph.nodes[at].output);
        if span_of(cluster, &shape) != Some(Span::Full) {
            return false;
        }
        // Every operand of the node that the other region makes is read at its own coordinates.
        let in_place = |value: ValueId| {
            let view = views.pure_view(graph, value);
            view.and_then(|v| v.broadcast(&shape))
                .is_ok_and(|v| self.read_in_place(graph, other, &v, Span::Full))
        };
        let mut read = graph.nodes[at].inputs.iter().copied();
        if !read.all(|v| self.cluster_of_value(graph, views, v) != Some(q) || in_place(v)) {
            return false;
        }
        // The value must be used here alone, so that no other region waits for it, and what the
        // other region reads must not come from this one.
        let users = views.users(graph, &other.nodes);
        let only_here = users
            .iter()
            .all(|n| *n == at || self.of_node[*n] == Some(q));
        let outputs = other
            .nodes
            .iter()
            .any(|n| graph.is_output(graph.nodes[*n].output));
        if !only_here || outputs || self.leads_back(graph, views, q, c) {
            return false;
        }
        let mut all = self.outside_views(graph, cluster, views);
        all.extend(self.outside_views(graph, other, views));
        all.retain(|v| self.cluster_of_value(graph, views, v.root) != Some(q));
        let Kind::Loop { reduced } = &cluster.kind else {
            return false;
        };
        let inner = squeezed_positions(&cluster.shape, reduced);
        let refs: Vec<&View> = all.iter().collect();
        common_axes(&squeezed_shape(&cluster.shape), &refs).is_some()
            && all.iter().all(|v| v.merged_stride(&inner).is_some())
    }

    /// Makes operands of a node that opens a region readable on common axes, copying where needed.
    fn settle_operands(&mut self, graph: &Graph, at: usize, shape: &[u64], views: &mut Views) {
        let mut fitting: Vec<View> = Vec::new();
        let squeezed_to = squeezed_shape(shape);
        for &input in &graph.nodes[at].inputs {
            let squeeze = |v: View| View {
                axes: squeezed(&v.axes),
                ..v
            };
            if let Ok(view) = views.view(graph, input).and_then(|v| v.broadcast(shape)) {
                let mut all: Vec<&View> = fitting.iter().collect();
                let view = squeeze(view);
                all.push(&view);
                if common_axes(&squeezed_to, &all).is_some() {
                    fitting.push(view);
                    continue;
                }
            }
            views.materialize(input);
            if let Ok(view) = views.view(graph, input).and_then(|v| v.broadcast(shape)) {
                fitting.push(squeeze(view));
            }
        }
    }

    /// Whether region `q`, or anything it needs, needs a value of region `c`.
    fn leads_back(&self, graph: &Graph, views: &Views, q: usize, c: usize) -> bool {
        let mut seen = vec![false; self.list.len()];
        let mut stack = vec![q];
        while let Some(at) = stack.pop() {
            if at == c {
                return true;
            }
            if std::mem::replace(&mut seen[at], true) {
                continue;
            }
            let own = &self.list[at];
            for &node in own.prologue.iter().chain(&own.nodes) {
                for &input in &graph.nodes[node].inputs {
                    if let Some(next) = self.cluster_of_value(graph, views, input)
                        && next != at
                    {
                        stack.push(next);
                    }
                }
            }
        }
        false
    }

    /// The region that makes the elements a value is a view of.
    pub fn cluster_of_value(&self, graph: &Graph, views: &Views, value: ValueId) -> Option<usize> {
        // A copied view belongs to no region yet while regions grow; what it copies does.
        let root = views.root_through_copies(graph, value);
        views.producer(root).and_then(|n| self.of_node[n])
    }
}

/// Which axes of one operand of a dot product do what, in the order in which they are walked.
pub struct DotGroups {
    /// Batch axes.
    pub batch: Vec<usize>,
    /// Rows of the left operand, columns of the right one.
    pub free: Vec<usize>,
    /// Summed axes.
    pub contract: Vec<usize>,
}

impl DotGroups {
    /// The groups of operand `side` (0 is the left one) of that rank.
    pub fn of(dims: &DotDims, side: usize, rank: usize) -> Self {
        let (batch, contract) = if side == 0 {
            (&dims.lhs_batch, &dims.lhs_contract)
        } else {
            (&dims.rhs_batch, &dims.rhs_contract)
        };
        let free = (0..rank)
            .filter(|a| !batch.contains(a) && !contract.contains(a))
            .collect();
        DotGroups {
            batch: batch.clone(),
            free,
            contract: contract.clone(),
        }
    }
}

/// Has a value copied unless it is one even walk along each of these axes.
fn settle(graph: &Graph, value: ValueId, axes: &[bool], views: &mut Views) {
    if !views
        .view(graph, value)
        .is_ok_and(|v| is_even_along(&v, axes))
    {
        views.materialize(value);
    }
}

/// Some axes of a view.
fn part(view: &View, axes: &[usize]) -> View {
    View {
        axes: axes.iter().map(|a| view.axes[*a].clone()).collect(),
        ..view.clone()
    }
}

/// Whether both operands of a dot product can be walked along common batch axes.
fn batches_go_together(graph: &Graph, node: &Node, dims: &DotDims, views: &Views) -> bool {
    let batches = [(0, &dims.lhs_batch), (1, &dims.rhs_batch)];
    let parts: Result<Vec<View>, NotAffine> = batches
        .into_iter()
        .map(|(side, axes)| Ok(part(&views.view(graph, node.inputs[side])?, axes)))
        .collect();
    parts.is_ok_and(|parts| go_together(&parts))
}

/// Whether an op makes each element from the elements at the same coordinates.
pub fn is_elementwise(op: &Op) -> bool {
    matches!(
        op,
        Op::Unary(_) | Op::Binary(_) | Op::Compare(_) | Op::Fma | Op::Select | Op::Cast { .. }
    )
}

/// Whether an op reads its operand at other coordinates than those of its result.
pub fn is_gather_like(op: &Op) -> bool {
    matches!(op, Op::Resize(_) | Op::Gather { .. } | Op::Pad { .. })
}

/// Extents of a value; planned graphs have fixed shapes.
pub fn extents(graph: &Graph, value: ValueId) -> Vec<u64> {
    graph.ty(value).shape.extents().unwrap_or_default()
}

/// How a shape lies in a region: as its full shape or as that without reduced axes, units apart.
pub fn span_of(cluster: &Cluster, shape: &[u64]) -> Option<Span> {
    if squeezed_shape(shape) == squeezed_shape(&cluster.shape) {
        return Some(Span::Full);
    }
    let Kind::Loop { reduced } = &cluster.kind else {
        return None;
    };
    let outer: Vec<u64> = (0..cluster.shape.len())
        .filter(|i| !reduced.contains(i))
        .map(|i| cluster.shape[i])
        .filter(|n| *n != 1)
        .collect();
    (!reduced.is_empty() && squeezed_shape(shape) == outer).then_some(Span::Outer)
}

/// A shape without its axes of extent 1.
pub fn squeezed_shape(shape: &[u64]) -> Vec<u64> {
    shape.iter().copied().filter(|n| *n != 1).collect()
}

/// Axes with steps.
pub fn squeezed(axes: &[Vec<Factor>]) -> Vec<Vec<Factor>> {
    axes.iter().filter(|f| !f.is_empty()).cloned().collect()
}

/// Positions of axes among those whose extent is not 1.
pub fn squeezed_positions(shape: &[u64], axes: &[usize]) -> Vec<usize> {
    let mut position = 0;
    let mut out = Vec::new();
    for (i, extent) in shape.iter().enumerate() {
        if *extent != 1 {
            if axes.contains(&i) {
                out.push(position);
            }
            position += 1;
        }
    }
    out
}

/// The axes of a shape at these positions among those whose extent is not 1.
fn unsqueezed(shape: &[u64], positions: &[usize]) -> Vec<usize> {
    let axes: Vec<usize> = (0..shape.len()).filter(|i| shape[*i] != 1).collect();
    positions.iter().map(|p| axes[*p]).collect()
}

/// A view of an outer or full node's operand on the squeezed full shape of a region.
pub fn on_full_shape(cluster: &Cluster, view: &View, span: Span) -> View {
    let own = squeezed(&view.axes);
    let Kind::Loop { reduced } = &cluster.kind else {
        return View {
            axes: own,
            ..view.clone()
        };
    };
    if span == Span::Full {
        return View {
            axes: own,
            ..view.clone()
        };
    }
    let reduced = squeezed_positions(&cluster.shape, reduced);
    let shape = squeezed_shape(&cluster.shape);
    let mut own = own.into_iter();
    let axes = (0..shape.len())
        .map(|i| {
            if reduced.contains(&i) {
                vec![Factor {
                    extent: shape[i],
                    stride: 0,
                }]
            } else {
                own.next().unwrap_or_default()
            }
        })
        .collect();
    View {
        axes,
        ..view.clone()
    }
}
