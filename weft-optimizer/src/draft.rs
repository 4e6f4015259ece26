//! Drafts: regions and steps before memory is planned and candidates are chosen.

use crate::clusters::{Cluster, Clusters, extents};
use crate::elems::elem_of;
use crate::error::OptimizeError;
use crate::views::Views;
use crate::walks::{Source, Walks};
use weft_analysis::NotAffine;
use weft_ir::{Graph, ValueId};
use weft_kernel::{Elem, Kernel, OperandRole};

/// One kernel of a region, bound to sources.
#[derive(Clone, Debug)]
pub struct DraftStep {
    /// What is computed.
    pub kernel: Kernel,
    /// What each operand is bound to.
    pub sources: Vec<Source>,
    /// Values of the graph that it writes, with the operand that holds each.
    pub writes: Vec<(ValueId, usize)>,
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
    /// For each value whether a NaN is possible.
    pub may_be_nan: Vec<bool>,
}

impl<'a> Context<'a> {
    /// The context of a clustered graph.
    pub fn new(
        graph: &'a Graph,
        views: &'a Views,
        clusters: &Clusters,
        may_be_nan: Vec<bool>,
    ) -> Self {
        let mut stored = vec![false; graph.values.len()];
        for (c, cluster) in clusters.list.iter().enumerate() {
            for &node in &cluster.nodes {
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
            may_be_nan,
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
            && self.may_be_nan[value.index()]
    }

    /// The one element of which a small constant consists, as type and bits.
    pub fn splat(&self, value: ValueId) -> Option<(Elem, u64)> {
        let root = self.views.root_through_copies(self.graph, value);
        let tensor = self.graph.value(root).constant.as_ref()?;
        if tensor.elems() == 0 || tensor.elems() > 4096 {
            return None;
        }
        let bits = tensor.bits(0);
        (1..tensor.elems())
            .all(|i| tensor.bits(i) == bits)
            .then(|| (elem_of(tensor.dtype()), bits))
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
