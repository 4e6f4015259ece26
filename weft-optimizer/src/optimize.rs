//! From graph to plan, the whole way.

use crate::closed::build_closed;
use crate::clusters::{Cluster, Clusters, Kind, cluster};
use crate::contractions::build_contraction;
use crate::draft::{Context, DraftRegion, DraftStep, Variant};
use crate::error::OptimizeError;
use crate::facts::Facts;
use crate::loops::build_loop;
use crate::memory::{Memory, plan_memory};
use crate::prepare::{Prepared, prepare};
use crate::select::{Backend, Selected, Selector};
use crate::views::Views;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use weft_analysis::is_view_op;
use weft_ir::Graph;
use weft_kernel::{EmittedCode, Functions, Kernel};
use weft_plan::{
    Digest, MachineProfile, NativeMode, Options, PLAN_VERSION, Plan, Port, Region, Step, StepValue,
};

/// A plan with what is needed to run it.
pub struct Compiled {
    /// The plan.
    pub plan: Plan,
    /// The graph that was planned: primitive ops only. Regions write its values.
    pub graph: Graph,
    /// Machine code of each step, in the order in which steps run; `None` where the arm runs.
    pub code: Vec<Option<EmittedCode>>,
    /// Bytes of the weights.
    pub weights: Vec<Arc<[u8]>>,
    /// What was rewritten, in words.
    pub notes: Vec<String>,
}

/// Plans a graph for a machine.
///
/// The same graph, options, profile and answers of the backend give the same plan, byte for byte.
///
/// # Errors
/// If the graph cannot be planned; see [`OptimizeError`].
pub fn optimize(
    graph: &Graph,
    options: &Options,
    profile: &MachineProfile,
    backend: &Backend<'_>,
) -> Result<Compiled, OptimizeError> {
    let prepared = prepare(graph)?;
    let mut views = Views::new(&prepared.graph);
    let clusters = cluster(&prepared, &mut views)?;
    let facts = Facts::of(&prepared.graph);
    let context = Context::new(&prepared.graph, &views, &clusters, &facts);
    let order = schedule(&prepared.graph, &views, &clusters)?;
    let mut drafts = Vec::new();
    for c in order {
        drafts.push(draft(&context, &facts, &clusters.list[c])?);
    }
    unique_names(&mut drafts);
    let functions = functions(&drafts, &prepared.graph)?;
    let mut selector = Selector::new(backend, &functions);
    let mut selected = Vec::new();
    for region in &drafts {
        selected.push(selector.select(region)?);
    }
    let mut steps: Vec<&DraftStep> = Vec::new();
    let mut region_of = Vec::new();
    for (r, (region, choice)) in drafts.iter().zip(&selected).enumerate() {
        for step in &region.variants[choice.variant].steps {
            steps.push(step);
            region_of.push(r);
        }
    }
    let memory = plan_memory(&prepared.graph, &steps, &region_of)?;
    let used: BTreeSet<String> = steps
        .iter()
        .flat_map(|s| s.kernel.called_functions())
        .collect();
    let functions = Functions(
        functions
            .0
            .into_iter()
            .filter(|(name, _)| used.contains(name))
            .collect(),
    );
    drop(steps);
    Ok(finish(
        graph, options, profile, &prepared, drafts, selected, memory, functions,
    ))
}

#[allow(
    clippy::too_many_arguments,
    reason = "the parts of a plan, each used once"
)]
fn finish(
    original: &Graph,
    options: &Options,
    profile: &MachineProfile,
    prepared: &Prepared,
    drafts: Vec<DraftRegion>,
    selected: Vec<Selected>,
    memory: Memory,
    functions: Functions,
) -> Compiled {
    let planned = &prepared.graph;
    let mut regions = Vec::new();
    let mut code = Vec::new();
    let mut t = 0;
    for (draft, choice) in drafts.into_iter().zip(selected) {
        let mut notes = draft.notes;
        let mut steps = Vec::new();
        let variant = draft.variants.into_iter().nth(choice.variant);
        let variant = variant.unwrap_or(Variant {
            layout: None,
            steps: Vec::new(),
        });
        for (step, selected) in variant.steps.into_iter().zip(choice.steps) {
            notes.extend(memory.notes[t].iter().cloned());
            let writes = step
                .writes
                .iter()
                .map(|(value, operand)| StepValue {
                    value: planned.value(*value).name.clone(),
                    operand: *operand,
                })
                .collect();
            code.push(selected.code);
            steps.push(Step {
                contract: step.kernel.contract(),
                kernel: step.kernel,
                operands: memory.bindings[t].clone(),
                writes,
                index_checks: step.checks,
                candidates: selected.candidates,
                chosen: selected.chosen,
            });
            t += 1;
        }
        let mut nodes: Vec<String> = Vec::new();
        for &node in &draft.nodes {
            let name = &original.nodes[prepared.origin[node]].name;
            if !nodes.contains(name) {
                nodes.push(name.clone());
            }
        }
        regions.push(Region {
            name: draft.name,
            nodes,
            steps,
            notes,
            placement: None,
        });
    }
    let port = |name: &str, value: weft_ir::ValueId| Port {
        name: name.into(),
        ty: planned.ty(value).clone(),
        buffer: memory.of_value[&value],
    };
    let plan = Plan {
        version: PLAN_VERSION,
        weft: env!("CARGO_PKG_VERSION").into(),
        graph: original.name.clone(),
        graph_digest: graph_digest(original),
        options: options.clone(),
        profile: profile.digest(),
        features: match options.native {
            NativeMode::Off => weft_kernel::FeatureSet::baseline(profile.features.arch),
            _ => profile.features.clone(),
        },
        inputs: planned
            .inputs
            .iter()
            .map(|v| port(&planned.value(*v).name, *v))
            .collect(),
        outputs: planned
            .outputs
            .iter()
            .map(|o| port(&o.name, o.value))
            .collect(),
        buffers: memory.buffers,
        arena_bytes: memory.arena_bytes,
        weights: memory.weights,
        functions,
        regions,
    };
    Compiled {
        plan,
        graph: prepared.graph.clone(),
        code,
        weights: memory.weight_bytes,
        notes: prepared.notes.clone(),
    }
}

/// The digest of a graph with its constants.
pub fn graph_digest(graph: &Graph) -> Digest {
    // A graph is plain data.
    Digest::of(&serde_json::to_vec(graph).unwrap_or_default())
}

pub(crate) fn draft(
    context: &Context<'_>,
    facts: &Facts,
    cluster: &Cluster,
) -> Result<DraftRegion, OptimizeError> {
    let variants = match &cluster.kind {
        Kind::Loop { .. } => {
            vec![Variant {
                layout: None,
                steps: vec![build_loop(context, cluster)?],
            }]
        }
        Kind::Contraction { .. } => build_contraction(context, cluster)?,
        Kind::Closed => vec![build_closed(context, cluster)?],
    };
    let notes = facts.notes(context, cluster);
    Ok(DraftRegion {
        name: context.region_name(cluster),
        nodes: cluster
            .prologue
            .iter()
            .chain(&cluster.nodes)
            .copied()
            .collect(),
        variants,
        notes,
    })
}

/// Regions in an order in which every value is made before it is read; earlier nodes first.
///
/// # Errors
/// If regions depend on each other in a cycle, which would be a defect of fusion.
fn schedule(
    graph: &Graph,
    views: &Views,
    clusters: &Clusters,
) -> Result<Vec<usize>, OptimizeError> {
    let mut needs: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); clusters.list.len()];
    for (c, cluster) in clusters.list.iter().enumerate() {
        for &node in cluster.prologue.iter().chain(&cluster.nodes) {
            let n = &graph.nodes[node];
            let is_copy = is_view_op(&n.op);
            for &input in &n.inputs {
                let view = if is_copy {
                    views.source_view(graph, n.output)
                } else if clusters.cluster_of_value(graph, views, input) == Some(c) {
                    continue;
                } else {
                    views.view(graph, input)
                };
                let owner = view
                    .ok()
                    .and_then(|v| views.producer(v.root))
                    .and_then(|p| clusters.of_node[p]);
                if let Some(owner) = owner.filter(|o| *o != c) {
                    needs[c].insert(owner);
                }
            }
        }
    }
    let mut ready: BTreeMap<usize, usize> = BTreeMap::new();
    let last = |c: usize| clusters.list[c].nodes.last().copied();
    let mut waiting: BTreeSet<usize> = BTreeSet::new();
    for (c, cluster) in clusters.list.iter().enumerate() {
        // Regions that were taken into others are empty.
        if let Some(node) = last(c).filter(|_| !cluster.nodes.is_empty()) {
            if needs[c].is_empty() {
                ready.insert(node, c);
            } else {
                waiting.insert(c);
            }
        }
    }
    let mut order = Vec::new();
    while let Some((_, c)) = ready.pop_first() {
        order.push(c);
        let freed: Vec<usize> = waiting
            .iter()
            .copied()
            .filter(|w| {
                needs[*w].remove(&c);
                needs[*w].is_empty()
            })
            .collect();
        for w in freed {
            waiting.remove(&w);
            ready.insert(last(w).unwrap_or_default(), w);
        }
    }
    match waiting.first() {
        None => Ok(order),
        Some(c) => Err(OptimizeError::CyclicRegions {
            node: last(*c)
                .map(|n| graph.nodes[n].name.clone())
                .unwrap_or_default(),
        }),
    }
}

/// Region and kernel names are unique in a plan.
fn unique_names(drafts: &mut [DraftRegion]) {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for region in drafts {
        let count = seen.entry(region.name.clone()).or_insert(0);
        *count += 1;
        if *count > 1 {
            let suffix = format!("#{count}");
            region.name.push_str(&suffix);
            for step in region.variants.iter_mut().flat_map(|v| &mut v.steps) {
                match &mut step.kernel {
                    Kernel::Loop(k) => k.name.push_str(&suffix),
                    Kernel::Contraction(k) => k.name.push_str(&suffix),
                }
            }
        }
    }
}

/// The programs of all functions that kernels call.
pub(crate) fn functions(drafts: &[DraftRegion], graph: &Graph) -> Result<Functions, OptimizeError> {
    let mut out = Functions::default();
    for region in drafts {
        for step in region.variants.iter().flat_map(|v| &v.steps) {
            for name in step.kernel.called_functions() {
                let program =
                    weft_math::function(&name).ok_or_else(|| OptimizeError::UnsupportedForm {
                        node: region
                            .nodes
                            .last()
                            .map(|n| graph.nodes[*n].name.clone())
                            .unwrap_or_default(),
                        op: name.clone(),
                        why: "no arm has a program for it".into(),
                    })?;
                out.insert(program);
            }
        }
    }
    Ok(out)
}
