//! Drafts: regions and steps before memory is planned and candidates are chosen.

use crate::body::BodyBuilder;
use crate::clusters::{Cluster, Clusters, extents};
use crate::elems::elem_of;
use crate::error::OptimizeError;
use crate::facts::Facts;
use crate::views::Views;
use crate::walks::{Source, Walks};
use weft_analysis::NotAffine;
use weft_ir::{Graph, Node, Op, ValueId};
use weft_kernel::{Elem, Kernel, OperandRole, Val};
use weft_plan::IndexCheck;

/// One kernel of a region, bound to sources.
#[derive(Clone, Debug)]
pub struct DraftStep {
    /// What is computed.
    pub kernel: Kernel,
    /// What each operand is bound to.
    pub sources: Vec<Source>,
    /// Values of the graph that it writes, with the operand that holds each.
    pub writes: Vec<(ValueId, usize)>,
    /// What a run must find before it.
    pub checks: Vec<IndexCheck>,
}

/// One way to run a region: all its steps. Ways differ in how operands are packed.
#[derive(Clone, Debug)]
pub struct Variant {
    /// How the right operand of a contraction is packed, in words.
    pub layout: Option<String>,
    /// The steps.
    pub steps: Vec<DraftStep>,
}

/// A region before selection.
#[derive(Clone, Debug)]
pub struct DraftRegion {
    /// Name for people.
    pub name: String,
    /// Nodes of the planned graph.
    pub nodes: Vec<usize>,
    /// The ways to run it, at least one.
    pub variants: Vec<Variant>,
    /// What facts allowed.
    pub notes: Vec<String>,
}

/// What every builder needs to know.
pub struct Context<'a> {
    /// The planned graph.
    pub graph: &'a Graph,
    /// Its views.
    pub views: &'a Views,
    /// For each value whether it lies in memory during a run because another region or the user
    /// reads it.
    pub stored: Vec<bool>,
    /// What is known of its values.
    pub facts: &'a Facts,
}

impl<'a> Context<'a> {
    /// The context of a clustered graph.
    pub fn new(graph: &'a Graph, views: &'a Views, clusters: &Clusters, facts: &'a Facts) -> Self {
        let mut stored = vec![false; graph.values.len()];
        for (c, cluster) in clusters.list.iter().enumerate() {
            for &node in cluster.prologue.iter().chain(&cluster.nodes) {
                let n = &graph.nodes[node];
                if views.is_materialized(n.output) && weft_analysis::is_view_op(&n.op) {
                    if let Ok(view) = views.source_view(graph, n.output) {
                        stored[view.root.index()] = true;
                    }
                    stored[n.output.index()] = true;
                    continue;
                }
                for &input in &n.inputs {
                    if clusters.cluster_of_value(graph, views, input) == Some(c) {
                        continue;
                    }
                    if let Ok(view) = views.view(graph, input) {
                        stored[view.root.index()] = true;
                    }
                }
            }
        }
        for output in &graph.outputs {
            stored[output.value.index()] = true;
        }
        Context {
            graph,
            views,
            stored,
            facts,
        }
    }

    /// Whether a region must write a value that it makes.
    pub fn is_stored(&self, value: ValueId) -> bool {
        self.stored[value.index()]
    }

    /// Whether NaNs of a value must be made canonical when it is stored: a user sees it, and
    /// nothing rules a NaN out.
    pub fn needs_canonical_nan(&self, value: ValueId) -> bool {
        self.graph.is_output(value)
            && self.graph.ty(value).dtype.is_float()
            && self.facts.may_be_nan(value)
    }

    /// An elementwise node's instructions behind those of its operands.
    ///
    /// # Errors
    /// Where the op has no instructions on its dtype.
    pub fn write_node(
        &self,
        body: &mut BodyBuilder,
        node: &Node,
        operands: &[Val],
    ) -> Result<Val, OptimizeError> {
        // Select's dtype is that of its branches.
        let operand = node.inputs[usize::from(node.op == Op::Select)];
        let dtype = self.graph.ty(operand).dtype;
        match &node.op {
            Op::Cast { to } if self.facts.goes_through_i32(operand, dtype, *to) => {
                Ok(body.cast_through(operands[0], dtype, Elem::I32, *to))
            }
            op => body.node(&node.name, op, operands, dtype),
        }
    }

    /// The one element of which a small constant consists, as type and bits.
    pub fn splat(&self, value: ValueId) -> Option<(Elem, u64)> {
        let (dtype, bits) = crate::inline::splat(self.graph, self.views, value)?;
        Some((elem_of(dtype), bits))
    }

    /// The name of a region: that of its last node.
    pub fn region_name(&self, cluster: &Cluster) -> String {
        let last = cluster.nodes.last().copied().unwrap_or_default();
        self.graph.nodes[last].name.clone()
    }

    /// The error for a value that has no affine form where the optimizer counts on one.
    pub fn not_affine(&self, value: ValueId, why: &NotAffine) -> OptimizeError {
        let node = self.views.producer(value).map_or_else(
            || self.graph.value(value).name.clone(),
            |n| self.graph.nodes[n].name.clone(),
        );
        OptimizeError::UnsupportedForm {
            node,
            op: format!("reading {}", self.graph.value(value).name),
            why: why.to_string(),
        }
    }

    /// Extents of a value.
    pub fn extents(&self, value: ValueId) -> Vec<u64> {
        extents(self.graph, value)
    }
}

/// The graph's values among the outputs of a kernel's walks.
pub fn writes_of(walks: &Walks) -> Vec<(ValueId, usize)> {
    walks
        .sources
        .iter()
        .zip(&walks.operands)
        .enumerate()
        .filter(|(_, (_, operand))| operand.role == OperandRole::Output)
        .filter_map(|(i, (source, _))| match source {
            Source::Value(id) => Some((*id, i)),
            _ => None,
        })
        .collect()
}
