//! Evidence: what one run of an artifact on a device measured, as its driver wrote it down.
//!
//! It says on what, with which bits, how idle the device was, and how long rounds took. A figure that
//! nobody measured is absent. Nothing here judges: whether evidence justifies anything is decided by
//! who places regions.

use crate::digest::Digest;
use serde::{Deserialize, Serialize};
use weft_kernel::Kernel;

/// The version this crate reads.
pub const EVIDENCE_VERSION: u32 = 1;

/// The largest evidence file that is read: 64 MiB.
pub const MAX_EVIDENCE_BYTES: u64 = 64 << 20;

/// How many of some things were compared, and how many had the reference's bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Identity {
    /// Compared.
    pub compared: u64,
    /// Identical, bit for bit.
    pub identical: u64,
}

impl Identity {
    /// Whether there was something to compare, and all of it was identical.
    pub fn is_whole(self) -> bool {
        self.compared > 0 && self.compared == self.identical
    }
}

/// Whether other work was seen on the device. Absent where it could not be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Idle {
    /// Before the first kernel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<bool>,
    /// During the rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub during: Option<bool>,
}

/// One round: both sides did the same work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Nanoseconds of what Weft would run otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub baseline_ns: Option<u64>,
    /// Nanoseconds of the artifact's kernels.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidate_ns: Option<u64>,
}

/// Nanoseconds that data took between host and device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Transfers {
    /// All inputs, to the device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_ns: Option<u64>,
    /// All outputs, from the device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_ns: Option<u64>,
}

/// What was seen of one step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KernelEvidence {
    /// Position of the step in the plan.
    pub step: usize,
    /// Name of its kernel.
    pub kernel: String,
    /// Its shape class; see [`shape_class`].
    pub shape: String,
    /// Values that it wrote and that were compared. A step that only packs writes none.
    pub values: Identity,
    /// Its rounds.
    pub rounds: Vec<Round>,
}

/// What an artifact's driver wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evidence {
    /// Always `weft-evidence`.
    pub format: String,
    /// Version of this format.
    pub version: u32,
    /// `cuda` or `metal`.
    pub target: String,
    /// The device's own name for itself.
    pub device: String,
    /// Version of its driver.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driver: Option<String>,
    /// Digest of the artifact's files, as its renderer defines it.
    pub artifact: Digest,
    /// Digest of the kernels' source alone.
    pub kernels_source: Digest,
    /// Values of regions.
    pub values: Identity,
    /// Outputs, before and after the rounds.
    pub outputs: Identity,
    /// Other work on the device.
    pub idle: Idle,
    /// The machine on which the baseline was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub baseline: Option<String>,
    /// Host to device and back.
    pub transfers: Transfers,
    /// Whole runs.
    pub rounds: Vec<Round>,
    /// Each step.
    pub kernels: Vec<KernelEvidence>,
}

/// Why a text is no evidence.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EvidenceError {
    /// The text is too long.
    #[error("{given} bytes of evidence, the limit is {limit}")]
    TooLarge {
        /// Its length.
        given: u64,
        /// The limit.
        limit: u64,
    },
    /// The text is no evidence.
    #[error("not evidence: {0}")]
    Syntax(serde_json::Error),
    /// Another format or version.
    #[error(
        "evidence is of format {format}, version {version}; this Weft reads weft-evidence, version {EVIDENCE_VERSION}"
    )]
    Version {
        /// The text's format.
        format: String,
        /// Its version.
        version: u32,
    },
    /// More identical than compared.
    #[error("evidence says that {identical} of {compared} {what} are identical")]
    Count {
        /// `values`, `outputs` or the kernel's name.
        what: String,
        /// Identical.
        identical: u64,
        /// Compared.
        compared: u64,
    },
}

impl Evidence {
    /// Evidence from text, checked for its inner consistency.
    ///
    /// # Errors
    /// If it is too long, is no evidence of this version, or counts more than there is.
    pub fn from_json(text: &str) -> Result<Evidence, EvidenceError> {
        #[derive(Deserialize)]
        struct Head {
            format: String,
            version: u32,
        }
        if text.len() as u64 > MAX_EVIDENCE_BYTES {
            return Err(EvidenceError::TooLarge {
                given: text.len() as u64,
                limit: MAX_EVIDENCE_BYTES,
            });
        }
        let head: Head = serde_json::from_str(text).map_err(EvidenceError::Syntax)?;
        if head.format != "weft-evidence" || head.version != EVIDENCE_VERSION {
            return Err(EvidenceError::Version {
                format: head.format,
                version: head.version,
            });
        }
        let evidence: Evidence = serde_json::from_str(text).map_err(EvidenceError::Syntax)?;
        let all = [("values", evidence.values), ("outputs", evidence.outputs)];
        let kernels = evidence
            .kernels
            .iter()
            .map(|k| (k.kernel.as_str(), k.values));
        for (what, counts) in all.into_iter().chain(kernels) {
            if counts.identical > counts.compared {
                return Err(EvidenceError::Count {
                    what: what.into(),
                    identical: counts.identical,
                    compared: counts.compared,
                });
            }
        }
        Ok(evidence)
    }
}

/// What kind of work of which size a kernel is: `map 40x16x64 f32`, `rows 640x64 f32`,
/// `product 640x64x64 f32`, `product 160 of 16x16x16 f32`. The type is that of what it writes first.
pub fn shape_class(kernel: &Kernel) -> String {
    let by = |extents: &[u64]| {
        let words: Vec<String> = extents.iter().map(u64::to_string).collect();
        words.join("x")
    };
    let written = kernel
        .operands()
        .iter()
        .find(|o| o.role == weft_kernel::OperandRole::Output);
    let elem = written.map_or("nothing", |o| o.elem.name());
    match kernel {
        Kernel::Loop(k) => {
            let extents: Vec<u64> = k.axes.iter().map(|a| a.extent).collect();
            let form = if k.is_pure_map() { "map" } else { "rows" };
            format!("{form} {} {elem}", by(&extents))
        }
        Kernel::Contraction(k) => {
            let masked = if k.masked { "masked " } else { "" };
            let count = match k.batch_points() {
                1 => String::new(),
                n => format!("{n} of "),
            };
            format!("{masked}product {count}{} {elem}", by(&[k.m, k.n, k.k]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = r#"{
        "format": "weft-evidence", "version": 1, "target": "cuda", "device": "d",
        "artifact": "0000000000000000000000000000000000000000000000000000000000000000",
        "kernels_source": "0000000000000000000000000000000000000000000000000000000000000000",
        "values": {"compared": 3, "identical": 3}, "outputs": {"compared": 1, "identical": 1},
        "idle": {"before": true}, "transfers": {},
        "rounds": [{"candidate_ns": 5}, {}],
        "kernels": [{"step": 0, "kernel": "k", "shape": "map 4 f32",
                     "values": {"compared": 1, "identical": 1}, "rounds": []}]
    }"#;

    #[test]
    fn what_was_not_measured_is_absent() {
        let evidence = Evidence::from_json(SMALL).expect("evidence");
        assert_eq!(evidence.driver, None);
        assert_eq!(evidence.idle.during, None);
        assert_eq!(evidence.rounds[0].baseline_ns, None);
        assert_eq!(evidence.rounds[1], Round::default());
        let again = serde_json::to_string(&evidence).expect("plain data");
        assert!(
            !again.contains("driver") && !again.contains("null"),
            "{again}"
        );
        assert_eq!(Evidence::from_json(&again).expect("evidence"), evidence);
    }

    #[test]
    fn planted_faults_in_evidence_are_named() {
        let cases = [
            ("\"version\": 1", "\"version\": 2", "version 2"),
            ("weft-evidence", "weft-plan", "format weft-plan"),
            ("\"identical\": 3", "\"identical\": 4", "4 of 3 values"),
            ("\"idle\"", "\"odd\"", "unknown field `odd`"),
            ("\"before\": true", "\"before\": 1", "invalid type"),
            (
                "\"candidate_ns\": 5",
                "\"candidate_ns\": -5",
                "invalid value",
            ),
        ];
        for (from, to, words) in cases {
            let error = Evidence::from_json(&SMALL.replacen(from, to, 1)).expect_err(to);
            assert!(error.to_string().contains(words), "{error}");
        }
    }
}
