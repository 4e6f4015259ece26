//! Contracts: the named arithmetic that a kernel's bits follow.

use serde::{Deserialize, Serialize};

/// One rule that a kernel's arithmetic uses.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContractTerm {
    /// Every written operation rounds once, as written.
    Elementwise,
    /// Sums by the lane rule, in blocks.
    Reduction {
        /// Number of lanes.
        lanes: u32,
        /// Elements of a block.
        block: u64,
    },
    /// Sums over k in segments of fma.
    Contraction {
        /// Values of k in a segment.
        segment: u64,
    },
    /// A contraction in which terms with a left factor of -0 are left out.
    MaskedContraction {
        /// Values of k in a segment.
        segment: u64,
    },
    /// A named elementary function.
    Function(String),
}

impl std::fmt::Display for ContractTerm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ContractTerm::Elementwise => f.write_str("elementwise"),
            ContractTerm::Reduction { lanes, block } => {
                write!(f, "reduction(lanes={lanes}, block={block})")
            }
            ContractTerm::Contraction { segment } => write!(f, "contraction(segment={segment})"),
            ContractTerm::MaskedContraction { segment } => {
                write!(f, "masked contraction(segment={segment})")
            }
            ContractTerm::Function(name) => f.write_str(name),
        }
    }
}

/// The terms of a kernel, sorted and without repetition: equal kernels with equal contracts give
/// equal bits, whoever runs them.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Contract(Vec<ContractTerm>);

impl Contract {
    /// The contract with these terms.
    pub fn new(mut terms: Vec<ContractTerm>) -> Self {
        terms.sort();
        terms.dedup();
        Contract(terms)
    }

    /// The terms, sorted.
    pub fn terms(&self) -> &[ContractTerm] {
        &self.0
    }
}

impl std::fmt::Display for Contract {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, term) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(" + ")?;
            }
            term.fmt(f)?;
        }
        Ok(())
    }
}
