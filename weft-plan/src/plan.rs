//! The plan itself.

use crate::buffer::{Buffer, BufferId, Weight};
use crate::digest::Digest;
use crate::region::{Region, Step};
use serde::{Deserialize, Serialize};
use weft_ir::TensorType;
use weft_kernel::{Arch, FeatureSet, Functions};

/// Whether twins take part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NativeMode {
    /// Twins that validate and are cheaper run; refusals are noted.
    #[default]
    On,
    /// No code page, no word of twins in the plan.
    Off,
    /// Like `On`, and a twin that differs from its arm fails the compile.
    Strict,
}

/// What the user chose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Whether twins take part.
    pub native: NativeMode,
}

/// An input or output of the plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Port {
    /// Name in the graph.
    pub name: String,
    /// Dtype and shape.
    pub ty: TensorType,
    /// Where its bytes are. An output may be a weight, or an input passed through.
    pub buffer: BufferId,
}

/// What will be done for one graph on one machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Version of this format.
    pub version: u32,
    /// Version of Weft that wrote it.
    pub weft: String,
    /// Name of the graph.
    pub graph: String,
    /// Digest of the graph the plan was made from, constants included.
    pub graph_digest: Digest,
    /// What the user chose.
    pub options: Options,
    /// Digest of the machine profile the prices were made with.
    pub profile: Digest,
    /// The features that candidates could use.
    pub features: FeatureSet,
    /// Given to a run.
    pub inputs: Vec<Port>,
    /// Made by a run.
    pub outputs: Vec<Port>,
    /// Memory.
    pub buffers: Vec<Buffer>,
    /// Bytes of the arena.
    pub arena_bytes: u64,
    /// Constants.
    pub weights: Vec<Weight>,
    /// Each elementary function that a kernel calls, once.
    pub functions: Functions,
    /// The work, in order.
    pub regions: Vec<Region>,
}

impl Plan {
    /// All steps in the order in which they run, each with the index of its region.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Step)> {
        self.regions
            .iter()
            .enumerate()
            .flat_map(|(i, r)| r.steps.iter().map(move |s| (i, s)))
    }

    /// Sum of the chosen candidates' prices, in picoseconds.
    pub fn total_ps(&self) -> u64 {
        self.steps()
            .filter_map(|(_, s)| s.choice().price)
            .map(|p| p.ps)
            .sum()
    }

    /// Architecture the plan was made for.
    pub fn arch(&self) -> Arch {
        self.features.arch
    }
}
