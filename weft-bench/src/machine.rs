//! This machine, measured: multiply-adds a second and bytes a second of each level of memory.
//!
//! All figures are one thread's, and the best of several tries: a limit is what was reached once.

use crate::clock::{Clock, HostClock};
use crate::vectors::{self, Width};
use serde_json::{Value, json};
use std::hint::black_box;
use weft::plan::MachineProfile;

/// A level of memory with its measured bandwidths.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// `L1`, `L2`, `L3` or `DRAM`.
    pub name: String,
    /// Bytes it holds; of memory, those that were walked over.
    pub bytes: u64,
    /// Bytes read in a second.
    pub read: f64,
    /// Bytes copied in a second, those read and those written counted.
    pub copied: f64,
}

/// What was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Machine {
    /// What could be detected, with the measured figures filled in.
    pub profile: MachineProfile,
    /// The vectors that the loops here used.
    pub vectors: String,
    /// Whether the rate below is of fused multiply-adds; without them of products and sums apart.
    pub fused: bool,
    /// Multiply-adds of f32 in a second.
    pub fma_per_second: f64,
    /// Levels of memory, nearest first.
    pub levels: Vec<Level>,
}

/// What a piece of work cannot be faster than.
#[derive(Clone, Debug, PartialEq)]
pub struct Limit {
    /// `FMA peak`, `L2 read`, `DRAM copy`.
    pub name: String,
    /// Seconds that the work takes at that limit.
    pub seconds: f64,
}

/// The share of a level that work may fill and still be said to lie in it: contenders that take
/// turns bring their own copies of operands, and the last level is shared with others.
const FILL: f64 = 0.5;

impl Machine {
    /// Measures this machine. `profile` is what could be detected.
    pub fn measure(profile: MachineProfile, quick: bool) -> Self {
        let width = Width::detect();
        let seconds = if quick { 0.05 } else { 0.3 };
        let fma_per_second = fma_rate(width, seconds);
        let mut levels: Vec<Level> = Vec::new();
        for cache in &profile.caches {
            // Half of a private cache; less of one that others share.
            let part = if cache.level >= 3 { 4 } else { 2 };
            let walked = cache.bytes / part;
            levels.push(Level {
                name: format!("L{}", cache.level),
                bytes: cache.bytes,
                read: read_rate(width, walked, seconds),
                copied: copy_rate(width, walked, seconds),
            });
        }
        let largest = profile.caches.iter().map(|c| c.bytes).max().unwrap_or(0);
        let walked = (largest * 4).clamp(128 << 20, 1 << 30);
        levels.push(Level {
            name: "DRAM".into(),
            bytes: walked,
            read: read_rate(width, walked, seconds),
            copied: copy_rate(width, walked, seconds),
        });
        let mut machine = Machine {
            profile,
            vectors: width.name().into(),
            fused: width != Width::Plain,
            fma_per_second,
            levels,
        };
        machine.fill_in_profile();
        machine
    }

    fn fill_in_profile(&mut self) {
        for (cache, level) in self.profile.caches.iter_mut().zip(&self.levels) {
            cache.bytes_per_second = Some(level.read as u64);
        }
        self.profile.memory_bytes_per_second = self.levels.last().map(|l| l.read as u64);
        self.profile.fma_per_second = self.fused.then_some(self.fma_per_second as u64);
    }

    /// The level that so many bytes lie in.
    ///
    /// # Panics
    /// If there are no levels at all.
    pub fn level_of(&self, bytes: u64) -> &Level {
        let last = self.levels.len() - 1;
        self.levels[..last]
            .iter()
            .find(|level| bytes as f64 <= level.bytes as f64 * FILL)
            .unwrap_or(&self.levels[last])
    }

    /// What work of so many multiply-adds, bytes read and bytes written cannot be faster than: the
    /// arithmetic or the memory, whichever takes longer.
    pub fn limit(&self, multiply_adds: u64, read: u64, written: u64) -> Limit {
        let arithmetic = multiply_adds as f64 / self.fma_per_second;
        let bytes = read + written;
        let level = self.level_of(bytes);
        // Work that writes as much as it reads is held to a copy's rate.
        let (kind, rate) = if written.saturating_mul(2) >= read {
            ("copy", level.copied)
        } else {
            ("read", level.read)
        };
        let memory = bytes as f64 / rate;
        if arithmetic >= memory {
            Limit {
                name: "FMA peak".into(),
                seconds: arithmetic,
            }
        } else {
            Limit {
                name: format!("{} {kind}", level.name),
                seconds: memory,
            }
        }
    }

    /// The figures for a record.
    pub fn to_json(&self) -> Value {
        let levels = self.levels.iter().map(|level| {
            json!({
                "name": level.name,
                "bytes": level.bytes,
                "read_bytes_per_second": level.read as u64,
                "copied_bytes_per_second": level.copied as u64,
            })
        });
        let features: Vec<&str> = self
            .profile
            .features
            .features
            .iter()
            .map(|f| f.name())
            .collect();
        json!({
            "cpu": self.profile.cpu,
            "features": features,
            "cores": std::thread::available_parallelism().map_or(1, usize::from),
            "vectors": self.vectors,
            "fused": self.fused,
            "fma_per_second": self.fma_per_second as u64,
            "levels": levels.collect::<Vec<Value>>(),
        })
    }
}

/// The best rate of `work`, which says how many units it did, within so many seconds of running.
fn best_rate(seconds: f64, mut work: impl FnMut() -> f64) -> f64 {
    let mut clock = HostClock::new();
    let mut best = 0.0f64;
    let mut tries = 0;
    let mut ran = 0.0;
    while tries < 3 || ran < seconds {
        let mut units = 0.0;
        let turn = clock.turn(&mut || units = work());
        best = best.max(units / turn.seconds.max(1e-9));
        ran += turn.seconds - turn.waited;
        tries += 1;
    }
    best
}

fn fma_rate(width: Width, seconds: f64) -> f64 {
    best_rate(seconds, || {
        let (count, value) = vectors::multiply_adds(width, 50_000);
        black_box(value);
        count as f64
    })
}

/// How often to walk so that a try takes some tenths of a millisecond at least.
fn walks(bytes: u64) -> u64 {
    ((8u64 << 20) / bytes.max(1)).clamp(1, 4096)
}

/// Of one stream and of four at once, the better: prefetchers differ in what they like.
fn read_rate(width: Width, bytes: u64, seconds: f64) -> f64 {
    let data = vec![1.0f32; bytes as usize / 1024 * 256];
    let walks = walks(bytes);
    let moved = (walks as usize * data.len() * 4) as f64;
    let one = best_rate(seconds / 2.0, || {
        for _ in 0..walks {
            black_box(vectors::read(width, black_box(&data)));
        }
        moved
    });
    let four = best_rate(seconds / 2.0, || {
        for _ in 0..walks {
            black_box(vectors::read_four(width, black_box(&data)));
        }
        moved
    });
    one.max(four)
}

/// Of plain stores and of such that go past the caches, the better.
fn copy_rate(width: Width, bytes: u64, seconds: f64) -> f64 {
    let elems = bytes as usize / 512 * 64;
    let from = vec![1.0f32; elems];
    let mut memory = vec![0.0f32; elems + 16];
    let start = memory.as_ptr().align_offset(64);
    let to = &mut memory[start..start + elems];
    let walks = walks(bytes);
    let moved = (walks as usize * elems * 8) as f64;
    let plain = best_rate(seconds / 2.0, || {
        for _ in 0..walks {
            vectors::copy(width, black_box(&from), black_box(&mut *to));
        }
        moved
    });
    let mut streams = true;
    let streaming = best_rate(seconds / 2.0, || {
        for _ in 0..walks {
            streams &= vectors::copy_streaming(black_box(&from), black_box(&mut *to));
        }
        moved
    });
    if streams { plain.max(streaming) } else { plain }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A machine of round figures.
    pub(crate) fn round_machine() -> Machine {
        let level = |name: &str, bytes, read, copied| Level {
            name: name.into(),
            bytes,
            read,
            copied,
        };
        let features = weft_runtime::host_features();
        let mut profile = weft_runtime::machine_profile(features, 1);
        profile.cpu = "Round CPU (R) 3".into();
        Machine {
            profile,
            vectors: "AVX2".into(),
            fused: true,
            fma_per_second: 1e9,
            levels: vec![
                level("L1", 1 << 10, 400e9, 200e9),
                level("L2", 1 << 20, 100e9, 50e9),
                level("DRAM", 1 << 30, 10e9, 8e9),
            ],
        }
    }

    #[test]
    fn work_lies_in_the_first_level_that_holds_it() {
        let machine = round_machine();
        assert_eq!(machine.level_of(512).name, "L1");
        assert_eq!(machine.level_of(513).name, "L2");
        assert_eq!(machine.level_of(512 << 10).name, "L2");
        assert_eq!(machine.level_of(1 << 20).name, "DRAM");
        assert_eq!(machine.level_of(1 << 40).name, "DRAM");
    }

    #[test]
    fn the_limit_is_whichever_takes_longer() {
        let machine = round_machine();
        let arithmetic = machine.limit(1_000_000_000, 500, 0);
        assert_eq!(
            (arithmetic.name.as_str(), arithmetic.seconds),
            ("FMA peak", 1.0)
        );
        let reading = machine.limit(1, 10_000_000_000, 1);
        assert_eq!(reading.name, "DRAM read");
        assert!((reading.seconds - 1.0).abs() < 1e-6);
        let copying = machine.limit(0, 4_000_000_000, 4_000_000_000);
        assert_eq!((copying.name.as_str(), copying.seconds), ("DRAM copy", 1.0));
    }

    #[test]
    fn measured_figures_reach_the_profile() {
        let mut machine = round_machine();
        machine.levels.truncate(2);
        machine.profile.caches.truncate(1);
        machine.fill_in_profile();
        assert_eq!(
            machine.profile.caches[0].bytes_per_second,
            Some(400_000_000_000)
        );
        assert_eq!(
            machine.profile.memory_bytes_per_second,
            Some(100_000_000_000)
        );
        assert_eq!(machine.profile.fma_per_second, Some(1_000_000_000));
        machine.fused = false;
        machine.fill_in_profile();
        assert_eq!(machine.profile.fma_per_second, None);
    }
}
