//! Opening a plan that was made earlier.

use crate::error::OptimizeError;
use crate::optimize::{Compiled, graph_digest};
use crate::prepare::prepare;
use crate::weights::make_weight;
use weft_ir::Graph;
use weft_kernel::{Abi, Emitter};
use weft_plan::{Body, Digest, Plan, PlanError};

/// A plan with its weights made and its code emitted again from the graph it was made from.
///
/// # Errors
/// If the plan was made from another graph, or an emitter gives other bytes than the plan says.
pub fn reopen(
    graph: &Graph,
    plan: Plan,
    emitters: &[&dyn Emitter],
    abi: Abi,
) -> Result<Compiled, OptimizeError> {
    let given = graph_digest(graph);
    if given != plan.graph_digest {
        return Err(PlanError::Graph {
            wanted: plan.graph_digest,
            given,
        }
        .into());
    }
    let prepared = prepare(graph)?;
    let mut weights = Vec::new();
    for weight in &plan.weights {
        weights.push(make_weight(&prepared.graph, &weight.recipe)?);
    }
    let mut code = Vec::new();
    for (_, step) in plan.steps() {
        let Some(Body::Twin {
            isa, code: wanted, ..
        }) = &step.choice().body
        else {
            code.push(None);
            continue;
        };
        let again = emitters
            .iter()
            .filter_map(|e| {
                e.emit(&step.kernel, &plan.functions, &plan.features, abi)
                    .ok()
            })
            .find(|c| Digest::of(&c.bytes) == *wanted);
        let again = again.ok_or_else(|| OptimizeError::OtherCode {
            kernel: step.kernel.name().into(),
            isa: isa.clone(),
        })?;
        code.push(Some(again));
    }
    let notes = prepared.notes;
    Ok(Compiled {
        plan,
        graph: prepared.graph,
        code,
        weights,
        notes,
    })
}
