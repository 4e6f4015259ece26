//! Which values are views of others, and which views are copied because somebody needs them in
//! memory.

use std::cell::RefCell;
use std::collections::HashMap;
use weft_analysis::{NotAffine, View, is_view_op, view_of};
use weft_ir::{Graph, Node, NodeId, ValueId};

/// Views of the values of one graph.
pub struct Views {
    producers: Vec<Option<NodeId>>,
    materialized: Vec<bool>,
    cache: RefCell<HashMap<ValueId, Result<View, NotAffine>>>,
}

impl Views {
    /// Views of a graph in which nothing is copied yet, but for outputs that are not the whole of
    /// another value in memory order.
    pub fn new(graph: &Graph) -> Self {
        let mut views = Views {
            producers: graph.producers(),
            materialized: vec![false; graph.values.len()],
            cache: RefCell::default(),
        };
        for output in &graph.outputs {
            let is_view = views.producers[output.value.index()]
                .is_some_and(|n| is_view_op(&graph.node(n).op));
            if is_view {
                views.materialized[output.value.index()] = true;
            }
        }
        views
    }

    /// The node that makes a value.
    pub fn producer(&self, value: ValueId) -> Option<usize> {
        self.producers[value.index()].map(NodeId::index)
    }

    /// Whether a view is copied into memory of its own.
    pub fn is_materialized(&self, value: ValueId) -> bool {
        self.materialized[value.index()]
    }

    /// Has a view copied. Values that no view op makes lie in memory anyhow.
    pub fn materialize(&mut self, value: ValueId) {
        if !std::mem::replace(&mut self.materialized[value.index()], true) {
            self.cache.borrow_mut().clear();
        }
    }

    /// Called for each view node in order: copies its operand where the view has no affine form.
    pub fn note_view(&mut self, graph: &Graph, node: &Node) {
        if self.source_view(graph, node.output).is_err() {
            self.materialize(node.inputs[0]);
        }
    }

    /// The strided view that a value is: itself where it is copied, else of what some op other than a
    /// view makes, else of the nearest copy from which it has an affine form.
    ///
    /// Copies that are made later for others therefore never take a form away.
    ///
    /// # Errors
    /// Only for values without elements: others were made affine by [`Views::note_view`].
    pub fn view(&self, graph: &Graph, value: ValueId) -> Result<View, NotAffine> {
        if let Some(known) = self.cache.borrow().get(&value) {
            return known.clone();
        }
        let view = if self.materialized[value.index()] {
            view_of(graph, &self.producers, value, &|_| true)
        } else {
            self.source_view(graph, value)
        };
        self.cache.borrow_mut().insert(value, view.clone());
        view
    }

    /// The view that a copy of a value reads: as if the value itself were not copied.
    ///
    /// # Errors
    /// As for [`Views::view`].
    pub fn source_view(&self, graph: &Graph, value: ValueId) -> Result<View, NotAffine> {
        let whole = self.pure_view(graph, value);
        let mut at = value;
        while whole.is_err() {
            let Some(node) = self.producers[at.index()].map(|n| graph.node(n)) else {
                break;
            };
            if !is_view_op(&node.op) {
                break;
            }
            at = node.inputs[0];
            if self.materialized[at.index()]
                && let Ok(view) = view_of(graph, &self.producers, value, &|v| v == at)
            {
                return Ok(view);
            }
        }
        whole
    }

    /// The view of the value that some op other than a view makes, as if nothing were copied.
    ///
    /// # Errors
    /// Where a view op on the way has no affine form.
    pub fn pure_view(&self, graph: &Graph, value: ValueId) -> Result<View, NotAffine> {
        view_of(graph, &self.producers, value, &|_| false)
    }

    /// The value that some op other than a view makes, going up through views, copied or not.
    pub fn root_through_copies(&self, graph: &Graph, value: ValueId) -> ValueId {
        let mut at = value;
        while let Some(node) = self.producers[at.index()].map(|n| graph.node(n)) {
            if !is_view_op(&node.op) {
                break;
            }
            at = node.inputs[0];
        }
        at
    }

    /// Nodes that are not views and read a value made by one of `nodes`, directly or through views.
    pub fn users(&self, graph: &Graph, nodes: &[usize]) -> Vec<usize> {
        let mut made = vec![false; graph.values.len()];
        for &node in nodes {
            made[graph.nodes[node].output.index()] = true;
        }
        let mut out = Vec::new();
        for (i, node) in graph.nodes.iter().enumerate() {
            if node.inputs.iter().any(|v| made[v.index()]) {
                if is_view_op(&node.op) {
                    made[node.output.index()] = true;
                } else {
                    out.push(i);
                }
            }
        }
        out
    }
}
