//! What a run must give: digests made by the reference, handed in by whoever renders.

use crate::error::RenderError;
use serde_json::{Value, json};
use weft_kernel::OperandRole;
use weft_plan::{Digest, Plan};

/// A value that a step writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedValue {
    /// Position of the step in [`Plan::steps`].
    pub step: usize,
    /// Operand of its kernel that holds the value, row-major.
    pub operand: usize,
    /// Name of the value in the plan's graph.
    pub name: String,
    /// Its extents.
    pub shape: Vec<u64>,
    /// Digest by the numerics contract: dtype, rank, extents, elements with canonical NaNs.
    pub digest: Digest,
}

/// An output of the plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedOutput {
    /// Its name.
    pub name: String,
    /// Its extents.
    pub shape: Vec<u64>,
    /// Digest by the numerics contract.
    pub digest: Digest,
}

/// All that a run of one plan on one set of inputs must give.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expected {
    /// What steps write, in their order; at least one for each region.
    pub values: Vec<ExpectedValue>,
    /// The outputs, in the plan's order.
    pub outputs: Vec<ExpectedOutput>,
}

impl Expected {
    /// Refuses what is not of this plan: operands that are not written, outputs of other names, and
    /// a region of which nothing would be checked.
    ///
    /// # Errors
    /// As said.
    pub fn check(&self, plan: &Plan) -> Result<(), RenderError> {
        let steps: Vec<_> = plan.steps().collect();
        let mut seen = vec![false; plan.regions.len()];
        for value in &self.values {
            let elems = product(&value.shape);
            let wrong = || RenderError::NoSuchValue {
                step: value.step,
                operand: value.operand,
                elems,
            };
            let (region, step) = steps.get(value.step).ok_or_else(wrong)?;
            let operand = step.kernel.operands().get(value.operand);
            let operand = operand.filter(|o| o.role == OperandRole::Output);
            if operand.is_none_or(|o| o.len_elems != elems) {
                return Err(wrong());
            }
            seen[*region] = true;
        }
        let checked = seen.iter().filter(|s| **s).count();
        if checked != seen.len() {
            return Err(RenderError::Count {
                what: "regions with an expected value".into(),
                given: checked as u64,
                expected: seen.len() as u64,
            });
        }
        let names = |given: &ExpectedOutput, port: &weft_plan::Port| {
            given.name == port.name && port.ty.shape.extents() == Some(given.shape.clone())
        };
        let same = self.outputs.len() == plan.outputs.len()
            && self
                .outputs
                .iter()
                .zip(&plan.outputs)
                .all(|(g, p)| names(g, p));
        if !same {
            return Err(RenderError::Count {
                what: "expected outputs of the plan's names and shapes".into(),
                given: self.outputs.len() as u64,
                expected: plan.outputs.len() as u64,
            });
        }
        Ok(())
    }

    /// `expected.json`: one entry a line, so that drivers can read it without a JSON library. An entry
    /// is found by `"at": "KEY"` and its digest stands behind that.
    pub fn to_json(&self, plan: &Plan) -> String {
        let steps: Vec<_> = plan.steps().collect();
        let values = self.values.iter().map(|value| {
            let (region, step) = steps[value.step];
            json!({
                "at": value_key(value.step, value.operand),
                "region": plan.regions[region].name,
                "kernel": step.kernel.name(),
                "value": value.name,
                "dtype": plan.buffers[step.operands[value.operand].index()].dtype.name(),
                "shape": value.shape,
                "digest": value.digest.to_string(),
            })
        });
        let outputs = self.outputs.iter().enumerate().map(|(i, output)| {
            json!({
                "at": output_key(i),
                "output": output.name,
                "dtype": plan.buffers[plan.outputs[i].buffer.index()].dtype.name(),
                "shape": output.shape,
                "digest": output.digest.to_string(),
            })
        });
        let lines = |all: Vec<Value>| {
            let lines: Vec<String> = all.iter().map(|v| format!("    {v}")).collect();
            lines.join(",\n")
        };
        format!(
            "{{\n  \"format\": \"weft-expected\",\n  \"version\": 1,\n  \"plan\": \"{}\",\n  \"values\": [\n{}\n  ],\n  \"outputs\": [\n{}\n  ]\n}}\n",
            Digest::of(plan.to_json().as_bytes()),
            lines(values.collect()),
            lines(outputs.collect()),
        )
    }
}

/// Key of a value of a step in `expected.json`.
pub fn value_key(step: usize, operand: usize) -> String {
    format!("step{step}.{operand}")
}

/// Key of an output in `expected.json`.
pub fn output_key(index: usize) -> String {
    format!("output{index}")
}

fn product(shape: &[u64]) -> u64 {
    shape.iter().fold(1u64, |n, e| n.saturating_mul(*e))
}
