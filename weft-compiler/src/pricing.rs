//! Prices on this host: the tables of weft-price behind the trait of the seam.

mod arm;
mod traffic;

use weft_kernel::{Arch, EmittedCode, FeatureSet, Functions, Kernel, Price, Pricer, Refusal};
use weft_plan::MachineProfile;
use weft_price::{ArmWork, Code, CoreModel, Loop, MemoryModel, PriceError, Width};

/// Bytes a second of each memory level where nobody measured: a cautious core of recent years.
const TYPICAL_BYTES_PER_SECOND: [f64; 4] = [150e9, 80e9, 25e9, 12e9];

/// Prices kernels for one machine.
pub struct HostPricer {
    core: CoreModel,
    memory: MemoryModel,
    features: FeatureSet,
    l1_bytes: u64,
}

impl HostPricer {
    /// A pricer for a machine profile.
    pub fn new(profile: &MachineProfile) -> Self {
        let mut core = if profile.features.arch == Arch::A64 {
            CoreModel::generic_neon()
        } else if profile.features.has_avx512() {
            CoreModel::generic_avx512()
        } else {
            CoreModel::generic_avx2()
        };
        if let Some(rate) = profile.fma_per_second {
            core = core.calibrated_to_fma_rate(rate);
        }
        let size = |level, usual| profile.cache_bytes(level).unwrap_or(usual);
        let mut speed = TYPICAL_BYTES_PER_SECOND;
        for cache in &profile.caches {
            if let (Some(slot), Some(measured)) = (
                speed.get_mut(cache.level as usize - 1),
                cache.bytes_per_second,
            ) {
                *slot = measured as f64;
            }
        }
        if let Some(measured) = profile.memory_bytes_per_second {
            speed[3] = measured as f64;
        }
        let l1_bytes = size(1, 32 << 10);
        // The last cache is shared with others: half of it is a fair part while they work too.
        let memory =
            MemoryModel::four_levels([l1_bytes, size(2, 512 << 10), size(3, 16 << 20) / 2], speed);
        HostPricer {
            core,
            memory,
            features: profile.features.clone(),
            l1_bytes,
        }
    }

    /// The width of the portable arm's vectors, and whether it has fma.
    fn arm_width(&self) -> (Width, bool) {
        if self.features.has_avx512() {
            (Width::Bits512, true)
        } else if self.features.has_avx2_fma() {
            (Width::Bits256, true)
        } else {
            (Width::Bits128, self.features.arch == Arch::A64)
        }
    }
}

impl Pricer for HostPricer {
    fn price_arm(&self, kernel: &Kernel, functions: &Functions) -> Price {
        let (width, has_fma) = self.arm_width();
        let stages = arm::stages(kernel, functions, width, has_fma);
        let mut traffic = traffic::traffic(kernel, self.l1_bytes);
        if arm::writes_past_caches(kernel, width) {
            // A level's store is a fetch and a store; here there is no fetch.
            traffic[0].written_bytes /= 2;
        }
        match weft_price::price_arm(&ArmWork { stages, traffic }, &self.core, &self.memory) {
            Ok(price) => convert(&price),
            // A model without figures for an operation: the arm still runs, so it is dear, not absent.
            Err(_) => Price {
                ps: u64::MAX / 4,
                cycles: u64::MAX / 4,
                bytes: 0,
            },
        }
    }

    fn price_code(&self, kernel: &Kernel, code: &EmittedCode) -> Result<Price, Refusal> {
        let loops: Vec<Loop> = code
            .loops
            .iter()
            .map(|l| Loop {
                label: l.label.clone(),
                start: l.start,
                end: l.end,
                trips: l.trips,
                parent: l.parent,
            })
            .collect();
        let body = Code {
            bytes: &code.bytes[..code.code_len],
            loops: &loops,
        };
        let mut traffic = traffic::traffic(kernel, self.l1_bytes);
        if weft_price::stores_past_caches(&body, self.core.isa) {
            // As for the arm above.
            traffic[0].written_bytes /= 2;
        }
        weft_price::price_code(&body, &self.core, &self.memory, &traffic)
            .map(|price| convert(&price))
            .map_err(|e| refusal(&e))
    }
}

fn refusal(error: &PriceError) -> Refusal {
    match error {
        PriceError::UnknownInstruction {
            offset,
            instruction,
        } => Refusal::Unpriced {
            mnemonic: instruction.clone(),
            offset: *offset as u64,
        },
        other => Refusal::Unpriced {
            mnemonic: other.to_string(),
            offset: 0,
        },
    }
}

fn convert(price: &weft_price::Price) -> Price {
    Price {
        ps: price.picoseconds(),
        cycles: price.cycles as u64,
        bytes: price.bytes,
    }
}
