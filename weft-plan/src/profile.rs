//! The machine profile: the figures of a host by which prices are made.

use crate::digest::Digest;
use serde::{Deserialize, Serialize};
use weft_kernel::FeatureSet;

/// One level of cache, as one core sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CacheLevel {
    /// 1, 2 or 3.
    pub level: u32,
    /// Bytes that one core may use.
    pub bytes: u64,
    /// Bytes read in a second, measured. Absent where nobody measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes_per_second: Option<u64>,
}

/// What is known of a machine. Figures that were not measured are absent, never 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MachineProfile {
    /// The processor's own name for itself.
    pub cpu: String,
    /// Architecture and extensions, after masking by `WEFT_CPU`.
    pub features: FeatureSet,
    /// Threads that a run may use.
    pub threads: u32,
    /// Data caches, smallest first.
    pub caches: Vec<CacheLevel>,
    /// Multiply-adds of f32 in a second on one core, measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fma_per_second: Option<u64>,
    /// Bytes read from memory in a second by one core, measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory_bytes_per_second: Option<u64>,
}

impl MachineProfile {
    /// The digest that plans carry: over the profile's JSON.
    pub fn digest(&self) -> Digest {
        // A struct of strings, numbers and lists always serialises.
        let json = serde_json::to_vec(self).expect("a machine profile is plain data");
        Digest::of(&json)
    }

    /// Bytes of the cache of that level, where known.
    pub fn cache_bytes(&self, level: u32) -> Option<u64> {
        self.caches
            .iter()
            .find(|c| c.level == level)
            .map(|c| c.bytes)
    }
}
