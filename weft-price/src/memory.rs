//! How long bytes take from the level that holds them.

use crate::error::PriceError;
use crate::model::Isa;
use crate::nest::Code;
use iced_x86::{Decoder, DecoderOptions, Mnemonic};

/// One level of the memory, as one core sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct MemoryLevel {
    /// `L1`, `L2`, `L3`, `DRAM`.
    pub name: String,
    /// The bytes it holds for one core; absent for the last level, which holds everything.
    pub capacity_bytes: Option<u64>,
    /// Bytes that one core gets from it in a second.
    pub bytes_per_second: f64,
    /// How often a stored byte passes: 1 for the level that stores go to first, 2 where a line
    /// is read before it is written and written back later.
    pub passes_of_a_store: f64,
}

/// The levels, smallest first.
#[derive(Clone, Debug, PartialEq)]
pub struct MemoryModel {
    /// The levels; the last has no limit.
    pub levels: Vec<MemoryLevel>,
    /// How much of the shorter of core's and memory's time comes on top of the longer, because
    /// the two overlap imperfectly: 0 for perfect overlap, at most 1.
    pub unoverlapped_share: f64,
}

/// Bytes that are moved while a certain number of bytes is being worked on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Bytes read.
    pub read_bytes: u64,
    /// Bytes written.
    pub written_bytes: u64,
    /// Different bytes touched between one use of a byte and its next; for data that is used
    /// once, all bytes that lie between its making and this use.
    pub working_set_bytes: u64,
}

/// Whether some loop that runs stores past the caches. Lines that are stored so are not fetched
/// first.
///
/// On AArch64 no instruction promises that: its non-temporal pairs are hints, and count as stores.
pub fn stores_past_caches(code: &Code<'_>, isa: Isa) -> bool {
    if isa != Isa::X64 {
        return false;
    }
    let runs = code.loops.iter().filter(|l| l.trips > 0);
    let mut bodies = runs.filter_map(|l| code.bytes.get(l.start..l.end));
    bodies.any(|body| {
        let decoder = Decoder::new(64, body, DecoderOptions::NONE);
        decoder.into_iter().any(|instruction| {
            matches!(
                instruction.mnemonic(),
                Mnemonic::Vmovntps | Mnemonic::Vmovntpd | Mnemonic::Vmovntdq
            )
        })
    })
}

impl MemoryModel {
    /// The usual four levels from sizes and bandwidths in bytes a second; a tenth of the shorter
    /// time does not overlap.
    pub fn four_levels(capacity_bytes: [u64; 3], bytes_per_second: [f64; 4]) -> Self {
        let names = ["L1", "L2", "L3", "DRAM"];
        let level = |number: usize| MemoryLevel {
            name: names[number].to_owned(),
            capacity_bytes: capacity_bytes.get(number).copied(),
            bytes_per_second: bytes_per_second[number],
            passes_of_a_store: if number == 0 { 1.0 } else { 2.0 },
        };
        MemoryModel {
            levels: (0..4).map(level).collect(),
            unoverlapped_share: 0.1,
        }
    }

    /// The level that holds so many bytes.
    pub fn level(&self, working_set_bytes: u64) -> Result<&MemoryLevel, PriceError> {
        let sound = self.levels.iter().all(|level| {
            let figures = [level.bytes_per_second, level.passes_of_a_store];
            figures.iter().all(|f| *f > 0.0 && f.is_finite())
        });
        let holds = |level: &&MemoryLevel| {
            level
                .capacity_bytes
                .is_none_or(|capacity| working_set_bytes <= capacity)
        };
        let unlimited = self
            .levels
            .last()
            .is_some_and(|l| l.capacity_bytes.is_none());
        let level = self
            .levels
            .iter()
            .find(holds)
            .filter(|_| sound && unlimited);
        level.ok_or(PriceError::BadMemoryModel)
    }

    /// Nanoseconds and bytes of all traffic, one after the other.
    pub(crate) fn cost(&self, traffic: &[Traffic]) -> Result<(f64, u64), PriceError> {
        if !(0.0..=1.0).contains(&self.unoverlapped_share) {
            return Err(PriceError::BadMemoryModel);
        }
        let (mut ns, mut bytes) = (0.0, 0_u64);
        for one in traffic {
            let level = self.level(one.working_set_bytes)?;
            let stored = one.written_bytes as f64 * level.passes_of_a_store;
            ns += (one.read_bytes as f64 + stored) * 1e9 / level.bytes_per_second;
            bytes = bytes
                .saturating_add(one.read_bytes)
                .saturating_add(one.written_bytes);
        }
        Ok((ns, bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nest::Loop;

    fn model() -> MemoryModel {
        MemoryModel::four_levels([1 << 15, 1 << 20, 1 << 25], [100e9, 50e9, 25e9, 10e9])
    }

    #[test]
    fn the_working_set_chooses_the_level() {
        let cases = [
            (0, "L1"),
            (1 << 15, "L1"),
            ((1 << 15) + 1, "L2"),
            (1 << 40, "DRAM"),
        ];
        for (bytes, name) in cases {
            assert_eq!(model().level(bytes).unwrap().name, name);
        }
    }

    #[test]
    fn bytes_over_bandwidth_with_stores_counted_twice_beyond_the_first_level() {
        let traffic = |working_set_bytes| Traffic {
            read_bytes: 1000,
            written_bytes: 500,
            working_set_bytes,
        };
        assert_eq!(model().cost(&[traffic(0)]).unwrap(), (15.0, 1500));
        assert_eq!(model().cost(&[traffic(1 << 30)]).unwrap(), (200.0, 1500));
        let both = [traffic(0), traffic(1 << 30)];
        assert_eq!(model().cost(&both).unwrap(), (215.0, 3000));
        assert_eq!(model().cost(&[]).unwrap(), (0.0, 0));
    }

    #[test]
    fn a_store_past_the_caches_counts_where_its_loop_runs() {
        // vmovntps [rax], ymm0; vmovups [rax], ymm0.
        let bytes = [0xc5, 0xfc, 0x2b, 0x00, 0xc5, 0xfc, 0x11, 0x00];
        let one = |start, end, trips| {
            let loops = [Loop {
                label: String::new(),
                start,
                end,
                trips,
                parent: None,
            }];
            let code = Code {
                bytes: &bytes,
                loops: &loops,
            };
            stores_past_caches(&code, Isa::X64)
        };
        assert!(one(0, 4, 7));
        assert!(!one(0, 4, 0), "it does not run");
        assert!(!one(4, 8, 7), "another store");
    }

    #[test]
    fn unusable_models_are_refused() {
        let mut limited = model();
        limited.levels.pop();
        let mut stuck = model();
        stuck.levels[0].bytes_per_second = 0.0;
        let mut empty = model();
        empty.levels.clear();
        for bad in [limited, stuck, empty] {
            let refused = bad.cost(&[Traffic::default()]);
            assert_eq!(refused, Err(PriceError::BadMemoryModel));
        }
        let mut share = model();
        share.unoverlapped_share = f64::NAN;
        assert_eq!(share.cost(&[]), Err(PriceError::BadMemoryModel));
    }
}
