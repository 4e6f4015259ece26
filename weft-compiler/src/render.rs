//! What an artifact of source needs from the rest of Weft: expected digests, and a baseline.

use crate::compile::Compiled;
use crate::outputs::{InputError, set_inputs};
use std::collections::BTreeMap;
use std::time::Instant;
use weft_ir::Tensor;
use weft_reference::{Evaluation, Keep, RefError, tensor_digest};
use weft_render::{Expected, ExpectedOutput, ExpectedValue};
use weft_runtime::RunError;

/// Why the reference's values for a plan cannot be had.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExpectError {
    /// The reference refuses.
    #[error(transparent)]
    Reference(#[from] RefError),
    /// A step or an output names a value that the graph does not have.
    #[error("the graph has no value {0}")]
    NoValue(String),
}

/// What the reference makes of these inputs: each value that a step of the plan writes, and the
/// outputs.
///
/// # Errors
/// If the reference cannot evaluate the graph, an index outside an axis included.
pub fn expected(
    compiled: &Compiled,
    inputs: &BTreeMap<String, Tensor>,
) -> Result<Expected, ExpectError> {
    let (plan, graph) = (compiled.plan(), compiled.graph());
    let mut wanted = Vec::new();
    for (index, (_, step)) in plan.steps().enumerate() {
        for write in &step.writes {
            let value = graph.find_value(&write.value);
            let value = value.ok_or_else(|| ExpectError::NoValue(write.value.clone()))?;
            wanted.push((index, write, value));
        }
    }
    let outputs: Vec<_> = graph.outputs.iter().map(|o| o.value).collect();
    let given = graph.inputs.iter().filter_map(|input| {
        let tensor = inputs.get(&graph.value(*input).name)?;
        Some((*input, tensor.clone()))
    });
    let keep = wanted.iter().map(|(_, _, v)| *v).chain(outputs).collect();
    let made = Evaluation::new(graph)
        .given_all(given)
        .keep(Keep::Only(keep))
        .run()?;
    let digest = |tensor: &Tensor| weft_plan::Digest(tensor_digest(tensor).0);
    let missing = |name: &str| ExpectError::NoValue(name.into());
    let mut expected = Expected::default();
    for (step, write, value) in wanted {
        let tensor = made.get(&value).ok_or_else(|| missing(&write.value))?;
        expected.values.push(ExpectedValue {
            step,
            operand: write.operand,
            name: write.value.clone(),
            shape: tensor.shape().to_vec(),
            digest: digest(tensor),
        });
    }
    for port in &plan.outputs {
        let output = graph.outputs.iter().find(|o| o.name == port.name);
        let tensor = output.and_then(|o| made.get(&o.value));
        let tensor = tensor.ok_or_else(|| missing(&port.name))?;
        expected.outputs.push(ExpectedOutput {
            name: port.name.clone(),
            shape: tensor.shape().to_vec(),
            digest: digest(tensor),
        });
    }
    Ok(expected)
}

/// The inputs' bytes in the plan's order.
///
/// # Errors
/// If one is missing.
pub fn input_bytes(
    compiled: &Compiled,
    inputs: &BTreeMap<String, Tensor>,
) -> Result<Vec<Vec<u8>>, InputError> {
    let bytes = compiled.plan().inputs.iter().map(|port| {
        let tensor = inputs.get(&port.name).ok_or_else(|| InputError::Missing {
            name: port.name.clone(),
            ty: port.ty.to_string(),
        })?;
        Ok(tensor.bytes().to_vec())
    });
    bytes.collect()
}

/// `baseline.json`: times of whole runs and of each step, measured here and now; one round a line.
///
/// # Errors
/// If the inputs do not fit or a run fails.
pub fn baseline(
    compiled: &Compiled,
    inputs: &BTreeMap<String, Tensor>,
    threads: usize,
    rounds: usize,
) -> Result<String, InputError> {
    let mut session = compiled.session(threads)?;
    set_inputs(&mut session, inputs)?;
    session.run()?;
    let steps = compiled.plan().steps().count();
    let mut lines = Vec::new();
    for _ in 0..rounds {
        let begun = Instant::now();
        session.run()?;
        let total = begun.elapsed().as_nanos();
        let times = (0..steps).map(|step| {
            let begun = Instant::now();
            session.run_step(step)?;
            Ok(begun.elapsed().as_nanos().to_string())
        });
        let times = times.collect::<Result<Vec<_>, RunError>>()?;
        lines.push(format!(
            "    {{\"total_ns\":{total},\"steps_ns\":[{}]}}",
            times.join(",")
        ));
    }
    let machine = machine_name(threads);
    Ok(format!(
        "{{\n  \"format\": \"weft-baseline\",\n  \"version\": 1,\n  \"machine\": \"{machine}\",\n  \"rounds\": [\n{}\n  ]\n}}\n",
        lines.join(",\n")
    ))
}

/// The name of this machine with so many threads, by which a baseline is known. It has no character
/// that would need an escape: a driver reads it with a scanner.
pub fn machine_name(threads: usize) -> String {
    let cpu = weft_runtime::machine_profile(weft_runtime::host_features(), 1).cpu;
    let plain = |c: char| {
        if c.is_ascii_graphic() && c != '"' && c != '\\' {
            c
        } else {
            ' '
        }
    };
    let machine: String = cpu.chars().map(plain).collect();
    format!("{machine}, {threads} threads")
}

/// Names and shapes of what [`expected`] gives, without evaluating anything: its digests are zeros.
///
/// # Errors
/// If a step or an output names a value that the graph does not have.
pub fn outline(compiled: &Compiled) -> Result<Expected, ExpectError> {
    let (plan, graph) = (compiled.plan(), compiled.graph());
    let digest = weft_plan::Digest([0; 32]);
    let shape = |value| graph.ty(value).shape.extents().unwrap_or_default();
    let mut outline = Expected::default();
    for (index, (_, step)) in plan.steps().enumerate() {
        for write in &step.writes {
            let value = graph.find_value(&write.value);
            let value = value.ok_or_else(|| ExpectError::NoValue(write.value.clone()))?;
            outline.values.push(ExpectedValue {
                step: index,
                operand: write.operand,
                name: write.value.clone(),
                shape: shape(value),
                digest,
            });
        }
    }
    for port in &plan.outputs {
        let output = graph.outputs.iter().find(|o| o.name == port.name);
        let output = output.ok_or_else(|| ExpectError::NoValue(port.name.clone()))?;
        outline.outputs.push(ExpectedOutput {
            name: port.name.clone(),
            shape: shape(output.value),
            digest,
        });
    }
    Ok(outline)
}
