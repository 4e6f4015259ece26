//! A kernel of either kind.

use crate::access::{Access, Axis, Operand};
use crate::body::{Effect, Inst};
use crate::contract::{Contract, ContractTerm};
use crate::contraction::ContractionKernel;
use crate::loop_kernel::LoopKernel;
use crate::ops::ReduceOp;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Lanes of the reduction rule.
pub const LANES: u32 = 32;
/// Elements of a block of the reduction rule.
pub const REDUCTION_BLOCK: u64 = 65_536;
/// An output from this length on is better stored past the caches: it would only push out of them
/// what will be read again, and each line would be fetched before it is stored. As large as the caches
/// that one core reaches usually are. Arms, emitters and prices agree on it; bits do not depend on it.
pub const PAST_CACHES_BYTES: u64 = 32 << 20;
/// Values of k in a segment of the contraction rule.
pub const SEGMENT: u64 = 256;

/// What one kernel computes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kernel {
    /// Loops over named axes.
    Loop(LoopKernel),
    /// A sum of products.
    Contraction(ContractionKernel),
}

impl Kernel {
    /// Name for people.
    pub fn name(&self) -> &str {
        match self {
            Kernel::Loop(k) => &k.name,
            Kernel::Contraction(k) => &k.name,
        }
    }

    /// The buffers, in the order of the base pointers.
    pub fn operands(&self) -> &[Operand] {
        match self {
            Kernel::Loop(k) => &k.operands,
            Kernel::Contraction(k) => &k.operands,
        }
    }

    /// The accesses of bodies and effects.
    pub fn accesses(&self) -> &[Access] {
        match self {
            Kernel::Loop(k) => &k.accesses,
            Kernel::Contraction(k) => &k.accesses,
        }
    }

    /// The axes that accesses range over.
    pub fn axes(&self) -> Vec<Axis> {
        match self {
            Kernel::Loop(k) => k.axes.clone(),
            Kernel::Contraction(k) => k.epilogue_axes(),
        }
    }

    /// Extent of the axis of which a call does a piece.
    pub fn split_extent(&self) -> u64 {
        match self {
            Kernel::Loop(k) => k.axes[k.split].extent,
            Kernel::Contraction(k) => k.split_extent(),
        }
    }

    /// Pieces must begin at multiples of this along the split axis.
    pub fn split_granule(&self) -> u64 {
        match self {
            Kernel::Loop(k) if k.split == k.inner() => 64,
            Kernel::Loop(_) => 1,
            Kernel::Contraction(k) => match (k.split, k.b.layout) {
                (crate::ContractionSplit::N, crate::BLayout::Panels { nr }) => u64::from(nr),
                _ => 1,
            },
        }
    }

    /// Every instruction list of the kernel.
    pub fn bodies(&self) -> Vec<&[Inst]> {
        match self {
            Kernel::Loop(k) => k.stages.iter().map(|s| s.insts.as_slice()).collect(),
            Kernel::Contraction(k) => vec![k.epilogue.as_slice()],
        }
    }

    /// Names of the functions that the kernel calls, sorted.
    pub fn called_functions(&self) -> BTreeSet<String> {
        self.bodies()
            .into_iter()
            .flatten()
            .filter_map(|inst| match inst {
                Inst::Call { function, .. } => Some(function.clone()),
                _ => None,
            })
            .collect()
    }

    /// The arithmetic that the kernel's bits follow.
    pub fn contract(&self) -> Contract {
        let mut terms = vec![ContractTerm::Elementwise];
        terms.extend(
            self.called_functions()
                .into_iter()
                .map(ContractTerm::Function),
        );
        match self {
            Kernel::Loop(k) => {
                let sums = k.stages.iter().flat_map(|s| &s.effects).any(|e| {
                    matches!(
                        e,
                        Effect::Reduce {
                            op: ReduceOp::Sum | ReduceOp::SumSquares | ReduceOp::Prod,
                            ..
                        }
                    )
                });
                if sums {
                    terms.push(ContractTerm::Reduction {
                        lanes: LANES,
                        block: REDUCTION_BLOCK,
                    });
                }
            }
            Kernel::Contraction(k) => {
                let segment = k.segment;
                terms.push(if k.masked {
                    ContractTerm::MaskedContraction { segment }
                } else {
                    ContractTerm::Contraction { segment }
                });
            }
        }
        Contract::new(terms)
    }
}
