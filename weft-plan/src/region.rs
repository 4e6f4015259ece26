//! Regions and steps: graph nodes that became kernels, and the candidates for each kernel.

use crate::buffer::BufferId;
use crate::digest::Digest;
use serde::{Deserialize, Serialize};
use weft_kernel::{Contract, Kernel, Price, Refusal};

/// Who runs a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// The portable arm.
    Portable,
    /// Machine code that replaces the portable arm's body.
    Twin {
        /// Which lowering: `x64-avx2`.
        isa: String,
        /// Digest of the bytes.
        code: Digest,
        /// Number of bytes.
        code_bytes: u64,
    },
}

/// Something that could run a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    /// Arm or twin; for a twin that was never emitted, the family's name is in `family`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<Body>,
    /// `portable`, or the emitter's family.
    pub family: String,
    /// How the right operand is packed, where that differs between candidates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// Predicted cost of one run on one thread, with the packing it needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<Price>,
    /// Why it was not chosen, where the price alone does not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
}

/// A value of the graph that a step writes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepValue {
    /// Name of the value in the plan's graph.
    pub value: String,
    /// Which operand of the kernel holds it, row-major.
    pub operand: usize,
}

/// One kernel, bound to buffers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// What is computed.
    pub kernel: Kernel,
    /// The arithmetic its bits follow.
    pub contract: Contract,
    /// The buffer of each operand of the kernel.
    pub operands: Vec<BufferId>,
    /// The graph's values that it writes. A step that only packs writes none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub writes: Vec<StepValue>,
    /// Everything that could have run it.
    pub candidates: Vec<Candidate>,
    /// The one that does, by position.
    pub chosen: usize,
}

impl Step {
    /// The chosen candidate.
    pub fn choice(&self) -> &Candidate {
        &self.candidates[self.chosen]
    }

    /// Whether machine code runs it.
    pub fn is_native(&self) -> bool {
        matches!(self.choice().body, Some(Body::Twin { .. }))
    }
}

/// Nodes of the graph that became steps together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Region {
    /// Name for people: that of its last node, as a rule. Unique in the plan.
    pub name: String,
    /// Names of the nodes it holds, in the graph's order.
    pub nodes: Vec<String>,
    /// The kernels, in order.
    pub steps: Vec<Step>,
    /// What facts about the graph allowed, in words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}
