//! Regions and steps: graph nodes that became kernels, and the candidates for each kernel.

use crate::buffer::BufferId;
use crate::digest::Digest;
use crate::placement::Placement;
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

/// Indices that a step gathers by, which a run must find inside an axis before the step.
///
/// There is one for each operand of indices whose values the graph does not prove to be inside. The
/// kernel itself never reads outside: it moves such an index to the nearest element.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IndexCheck {
    /// Name of the value in the plan's graph.
    pub indices: String,
    /// Which operand of the kernel holds it.
    pub operand: usize,
    /// Element of the operand at which the first index lies.
    pub offset: u64,
    /// Extent and stride, in elements, of each axis, outermost first. Together they visit no more
    /// elements than the operand has.
    pub axes: Vec<(u64, i64)>,
    /// Extent of the axis that is indexed: an index lies in `-extent..extent`.
    pub extent: u64,
}

impl IndexCheck {
    /// Whether all that it visits lies in an operand of `len` elements, and is no more than that.
    pub fn fits(&self, len: u64) -> bool {
        let (mut low, mut high) = (i128::from(self.offset), i128::from(self.offset));
        let mut visits = 1u64;
        for &(extent, stride) in &self.axes {
            let steps = extent.checked_sub(1).map(i128::from);
            let reach = steps.and_then(|n| n.checked_mul(i128::from(stride)));
            let (Some(reach), Some(product)) = (reach, visits.checked_mul(extent)) else {
                return false;
            };
            visits = product;
            (low, high) = (low + reach.min(0), high + reach.max(0));
        }
        low >= 0 && high < i128::from(len) && visits <= len
    }
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
    /// What a run must find before the step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub index_checks: Vec<IndexCheck>,
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
    /// Where it was placed, if a device was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placement: Option<Placement>,
}

#[cfg(test)]
mod tests {
    use super::IndexCheck;

    #[test]
    fn a_check_fits_only_what_it_visits_once_and_inside() {
        let fits = |offset, axes: &[(u64, i64)]| {
            let check = IndexCheck {
                indices: "ids".into(),
                operand: 0,
                offset,
                axes: axes.to_vec(),
                extent: 4,
            };
            check.fits(12)
        };
        assert!(fits(0, &[]) && fits(11, &[]) && fits(0, &[(12, 1)]));
        assert!(fits(2, &[(4, 3), (3, -1)]));
        for (offset, axes) in [
            (12, &[][..]),
            (0, &[(13, 1)]),
            (1, &[(4, 3), (3, 1)]),
            (0, &[(2, -1)]),
            (0, &[(13, 0)]),
            (0, &[(0, 1)]),
            (0, &[(1 << 40, i64::MAX), (1 << 40, i64::MAX)]),
            (0, &[(u64::MAX, i64::MIN), (u64::MAX, i64::MIN)]),
            (u64::MAX, &[(2, i64::MAX)]),
        ] {
            assert!(!fits(offset, axes), "{offset} {axes:?}");
        }
    }
}
