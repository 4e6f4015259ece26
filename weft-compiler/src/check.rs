//! The check: every region against the slow reference, with the region's true inputs.
//!
//! The session runs step by step. Behind the last step of a region, the values it wrote are compared,
//! bit for bit, with what the reference makes of the values that the region read, as the runtime left
//! them. A wrong region therefore shows up by its own name and does not blame its successors.

use crate::compile::Compiled;
use crate::outputs::{InputError, set_inputs};
use std::collections::{BTreeMap, BTreeSet};
use weft_ir::{Graph, NodeId, Tensor, ValueId};
use weft_reference::{Evaluation, Keep, RefError};
use weft_runtime::Session;

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Check {
    /// Regions that were compared.
    pub regions: u64,
    /// Elements that regions wrote and that were compared.
    pub values: u64,
    /// Elements of outputs that were compared once more, with the reference of the whole model.
    pub outputs: u64,
    /// Elements that differ.
    pub mismatches: u64,
    /// The first difference of each region that has one.
    pub first: Vec<Mismatch>,
}

/// The first difference in a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The region.
    pub region: String,
    /// The value.
    pub value: String,
    /// The element's coordinates.
    pub at: Vec<u64>,
    /// Bits that the run gave.
    pub given: u64,
    /// Bits that the reference gives.
    pub expected: u64,
    /// Elements of the value that differ.
    pub count: u64,
}

/// Why a check cannot be made.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CheckError {
    /// The inputs do not fit.
    #[error(transparent)]
    Input(#[from] InputError),
    /// A region, or an output, wrote nothing that could be compared.
    #[error("region {region} wrote no value of the graph, so there is nothing to check")]
    Nothing {
        /// The region.
        region: String,
    },
    /// The reference refuses.
    #[error("region {region}: {source}")]
    Reference {
        /// The region.
        region: String,
        /// Why.
        source: RefError,
    },
}

/// Runs a session step by step on these inputs and compares every region.
///
/// `progress` is called with regions done and regions in all.
///
/// # Errors
/// If inputs do not fit or the reference cannot evaluate a region.
pub fn check(
    compiled: &Compiled,
    session: &mut Session,
    inputs: &BTreeMap<String, Tensor>,
    mut progress: impl FnMut(usize, usize),
) -> Result<Check, CheckError> {
    set_inputs(session, inputs)?;
    let graph = compiled.graph();
    let mut seen: BTreeMap<ValueId, Tensor> = BTreeMap::new();
    for &input in &graph.inputs {
        if let Some(tensor) = inputs.get(&graph.value(input).name) {
            seen.insert(input, tensor.clone());
        }
    }
    let plan = session.plan().clone();
    let mut result = Check::default();
    let mut step = 0;
    for (done, region) in plan.regions.iter().enumerate() {
        progress(done, plan.regions.len());
        let nothing = || CheckError::Nothing {
            region: region.name.clone(),
        };
        let mut written = Vec::new();
        for s in &region.steps {
            session.run_step(step).map_err(InputError::from)?;
            step += 1;
            for write in &s.writes {
                let bytes = session.buffer(s.operands[write.operand]);
                let value = graph.find_value(&write.value);
                let tensor = value.and_then(|v| Some((v, tensor_of(graph, v, bytes)?)));
                written.push(tensor.ok_or_else(nothing)?);
            }
        }
        if written.is_empty() {
            return Err(nothing());
        }
        compare(graph, &region.name, written, &mut seen, &mut result)?;
        result.regions += 1;
    }
    // Outputs that no region writes: constants, and inputs that pass through.
    for port in &plan.outputs {
        let Some(value) = output_value(graph, &port.name) else {
            continue;
        };
        if !seen.contains_key(&value) || graph.inputs.contains(&value) {
            let tensor = tensor_of(graph, value, session.buffer(port.buffer));
            let written = tensor.map(|t| (value, t)).into_iter().collect();
            let region = format!("output {}", port.name);
            compare(graph, &region, written, &mut seen, &mut result)?;
        }
    }
    progress(plan.regions.len(), plan.regions.len());
    Ok(result)
}

/// Compares outputs with what the reference makes of the whole graph, as it was before anything was
/// rewritten for planning, and adds the result to `check`.
///
/// # Errors
/// If the reference cannot evaluate the graph, or has no output of a name.
pub fn check_outputs(
    graph: &Graph,
    inputs: &BTreeMap<String, Tensor>,
    outputs: &[(String, Tensor)],
    check: &mut Check,
) -> Result<(), CheckError> {
    let region = || "the whole model".to_string();
    let expected =
        weft_reference::eval_graph(graph, inputs).map_err(|source| CheckError::Reference {
            region: region(),
            source,
        })?;
    let mut first = None;
    for (name, given) in outputs {
        let wanted = expected
            .iter()
            .find(|(n, t)| n == name && t.ty() == given.ty());
        let (_, wanted) = wanted.ok_or_else(|| CheckError::Nothing { region: region() })?;
        check.outputs += given.elems() as u64;
        if let Some(mut found) = difference(&given.canonical(), &wanted.canonical()) {
            check.mismatches += found.count;
            found.region = region();
            found.value.clone_from(name);
            first.get_or_insert(found);
        }
    }
    check.first.extend(first);
    Ok(())
}

fn output_value(graph: &Graph, name: &str) -> Option<ValueId> {
    let output = graph.outputs.iter().find(|o| o.name == name)?;
    Some(output.value)
}

fn tensor_of(graph: &Graph, value: ValueId, bytes: &[u8]) -> Option<Tensor> {
    let ty = graph.ty(value);
    Tensor::from_bytes(ty.dtype, ty.shape.extents()?, bytes).ok()
}

/// Compares what a region wrote with the reference, and remembers what it wrote.
fn compare(
    graph: &Graph,
    region: &str,
    written: Vec<(ValueId, Tensor)>,
    seen: &mut BTreeMap<ValueId, Tensor>,
    result: &mut Check,
) -> Result<(), CheckError> {
    let expected = reference(graph, &written, seen).map_err(|source| CheckError::Reference {
        region: region.into(),
        source,
    })?;
    let mut first = None;
    for (value, tensor) in written {
        let given = tensor.canonical();
        let wanted = expected.get(&value).ok_or_else(|| CheckError::Nothing {
            region: region.into(),
        })?;
        result.values += given.elems() as u64;
        if let Some(mut found) = difference(&given, &wanted.canonical()) {
            result.mismatches += found.count;
            found.region = region.into();
            found.value.clone_from(&graph.value(value).name);
            first.get_or_insert(found);
        }
        seen.insert(value, tensor);
    }
    result.first.extend(first);
    Ok(())
}

/// What the reference makes of the values that lie before `written`.
fn reference(
    graph: &Graph,
    written: &[(ValueId, Tensor)],
    seen: &BTreeMap<ValueId, Tensor>,
) -> Result<BTreeMap<ValueId, Tensor>, RefError> {
    let producers = graph.producers();
    let mut nodes: BTreeSet<NodeId> = BTreeSet::new();
    let mut stack: Vec<ValueId> = written.iter().map(|(v, _)| *v).collect();
    while let Some(value) = stack.pop() {
        if seen.contains_key(&value) {
            continue;
        }
        if let Some(node) = producers[value.index()]
            && nodes.insert(node)
        {
            stack.extend(&graph.node(node).inputs);
        }
    }
    Evaluation::new(graph)
        .given_all(seen.iter().map(|(v, t)| (*v, t.clone())))
        .nodes(nodes)
        .keep(Keep::Only(written.iter().map(|(v, _)| *v).collect()))
        .run()
}

/// The first differing element of two tensors of one type, and how many differ.
pub fn difference(given: &Tensor, wanted: &Tensor) -> Option<Mismatch> {
    let mut found: Option<Mismatch> = None;
    let size = given.dtype().size_bytes();
    let pairs = given.bytes().chunks(size).zip(wanted.bytes().chunks(size));
    for (index, (a, b)) in pairs.enumerate() {
        if a == b {
            continue;
        }
        match &mut found {
            Some(first) => first.count += 1,
            None => {
                found = Some(Mismatch {
                    region: String::new(),
                    value: String::new(),
                    at: coordinates(index as u64, given.shape()),
                    given: given.bits(index),
                    expected: wanted.bits(index),
                    count: 1,
                });
            }
        }
    }
    found
}

fn coordinates(mut index: u64, shape: &[u64]) -> Vec<u64> {
    let mut at = vec![0; shape.len()];
    for (c, extent) in at.iter_mut().zip(shape).rev() {
        *c = index % extent;
        index /= extent;
    }
    at
}
