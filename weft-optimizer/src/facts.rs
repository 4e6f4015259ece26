//! Facts that the optimizer uses, and what it says about them.

use crate::clusters::{Cluster, Kind};
use crate::draft::Context;
use weft_ir::Graph;

/// Facts about the values of a planned graph.
pub struct Facts {
    /// For each value whether a NaN is possible.
    pub may_be_nan: Vec<bool>,
}

impl Facts {
    /// What the analyses say.
    pub fn of(graph: &Graph) -> Self {
        Facts {
            may_be_nan: vec![true; graph.values.len()],
        }
    }

    /// What facts allowed in a region, in words.
    pub fn notes(&self, context: &Context<'_>, cluster: &Cluster) -> Vec<String> {
        let mut notes = Vec::new();
        if cluster.nodes.len() > 1 {
            let what = match &cluster.kind {
                Kind::Contraction { .. } => "epilogue",
                _ => "loop",
            };
            notes.push(format!(
                "access: {} primitive ops share one {what}, every access is affine on its axes",
                cluster.nodes.len()
            ));
        }
        for &node in &cluster.nodes {
            let output = context.graph.nodes[node].output;
            let float = context.graph.ty(output).dtype.is_float();
            if context.graph.is_output(output) && float && !self.may_be_nan[output.index()] {
                notes.push(format!(
                    "ranges: {} cannot be NaN, so no store makes it canonical",
                    context.graph.value(output).name
                ));
            }
        }
        notes
    }
}
