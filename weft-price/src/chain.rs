//! How long the results of straight code take to arrive, and how much of that a loop carries from
//! one trip to the next.

use std::collections::{BTreeMap, BTreeSet};

/// A register, whole, or the flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Reg(pub u16);

impl Reg {
    pub const FLAGS: Reg = Reg(u16::MAX);
    /// Places in memory stand behind all registers, but for the flags.
    const FIRST_PLACE: u16 = 1 << 12;

    /// A place in memory to which a store may be followed by a load, by number; the last one
    /// stands for all that are too many.
    pub fn place(number: usize) -> Reg {
        let most = usize::from(u16::MAX - 1 - Self::FIRST_PLACE);
        Reg(Self::FIRST_PLACE + number.min(most) as u16)
    }

    fn is_place(self) -> bool {
        self != Reg::FLAGS && self.0 >= Self::FIRST_PLACE
    }
}

/// What one instruction needs and makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Flow {
    /// Operands, with the cycles from each to the results.
    pub reads: Vec<(Reg, u32)>,
    /// Results.
    pub writes: Vec<Reg>,
    /// Cycles that it takes when all operands are there.
    pub latency: u32,
}

/// Runs code once with some registers available at time 0 and the rest never (or, with
/// `all_known`, at time 0 as well), and gives the times of the registers and of the last result.
fn run(code: &[&Flow], known: &[Reg], all_known: bool) -> (BTreeMap<Reg, Option<u64>>, u64) {
    let mut times: BTreeMap<Reg, Option<u64>> = BTreeMap::new();
    for reg in known {
        times.insert(*reg, Some(0));
    }
    let unknown = all_known.then_some(0);
    let mut last = 0;
    for flow in code {
        let arrivals = flow.reads.iter().filter_map(|&(reg, latency)| {
            let time = times.get(&reg).copied().unwrap_or(unknown);
            time.map(|time| time + u64::from(latency))
        });
        let mut done = arrivals.max();
        if all_known {
            done = Some(done.unwrap_or(0).max(u64::from(flow.latency)));
        }
        last = last.max(done.unwrap_or(0));
        for reg in &flow.writes {
            times.insert(*reg, done);
        }
    }
    (times, last)
}

/// Cycles until the last result of straight code, when everything it reads is there at the start.
pub(crate) fn critical_path(code: &[&Flow]) -> u64 {
    run(code, &[], true).1
}

/// Cycles a trip that a loop cannot be faster than, because each trip needs results of the one
/// before: the greatest mean, over cycles of registers, of the latency around the cycle (Karp, A
/// characterization of the minimum cycle mean in a digraph, 1978).
pub(crate) fn carried_cycles(body: &[&Flow]) -> f64 {
    let mut written = BTreeSet::new();
    let mut carried = BTreeSet::new();
    for flow in body {
        // A trip may be about other places than the one before, at the same address or not.
        let live_in = flow.reads.iter().map(|(reg, _)| *reg);
        let live_in = live_in.filter(|reg| !reg.is_place());
        carried.extend(live_in.filter(|reg| !written.contains(reg)));
        written.extend(flow.writes.iter().copied());
    }
    let carried: Vec<Reg> = carried.intersection(&written).copied().collect();
    let count = carried.len();
    // latency[from][to]: the longest way through one trip, if there is one.
    let row = |from: &Reg| -> Vec<Option<u64>> {
        let (times, _) = run(body, &[*from], false);
        // A register that the trip does not reach from `from` has no time; `from` itself, if it
        // is overwritten, has its new one.
        let time = |to: &Reg| times.get(to).copied().flatten();
        carried.iter().map(time).collect()
    };
    let latency: Vec<Vec<Option<u64>>> = carried.iter().map(row).collect();
    // walks[k][v]: the longest walk of k edges that ends at v, from anywhere.
    let mut walks: Vec<Vec<Option<u64>>> = vec![vec![Some(0); count]];
    for _ in 0..count {
        let before = &walks[walks.len() - 1];
        let longest = |to: usize| {
            let ways = (0..count).filter_map(|from| Some(before[from]? + latency[from][to]?));
            ways.max()
        };
        walks.push((0..count).map(longest).collect());
    }
    let mean = |node: usize| {
        let all = walks[count][node]?;
        let means = (0..count).filter_map(|edges| {
            let walk = walks[edges][node]?;
            Some((all as f64 - walk as f64) / (count - edges) as f64)
        });
        Some(means.fold(f64::INFINITY, f64::min))
    };
    // Every walk of no edges exists, so that each mean is finite.
    (0..count).filter_map(mean).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flow(reads: &[(u16, u32)], writes: &[u16]) -> Flow {
        Flow {
            reads: reads
                .iter()
                .map(|&(reg, latency)| (Reg(reg), latency))
                .collect(),
            writes: writes.iter().map(|&reg| Reg(reg)).collect(),
            latency: reads.iter().map(|(_, latency)| *latency).max().unwrap_or(1),
        }
    }

    /// The slow meaning: run many trips and see how much later each one ends.
    fn simulated(body: &[Flow], trips: usize) -> f64 {
        let mut times: BTreeMap<Reg, u64> = BTreeMap::new();
        let mut last = Vec::new();
        for _ in 0..trips {
            for flow in body {
                let ready = flow.reads.iter().map(|(reg, latency)| {
                    times.get(reg).copied().unwrap_or(0) + u64::from(*latency)
                });
                let done = ready.max().unwrap_or(0);
                for reg in &flow.writes {
                    times.insert(*reg, done);
                }
            }
            last.push(times.values().copied().max().unwrap_or(0));
        }
        let half = trips / 2;
        (last[trips - 1] - last[trips - 1 - half]) as f64 / half as f64
    }

    #[test]
    fn the_carried_chain_is_what_a_long_run_shows() {
        let mut state = 99_u32;
        let mut random = |below: u32| {
            state = state.wrapping_mul(1_103_515_245).wrapping_add(12345);
            (state >> 16) % below
        };
        let mut positive = 0;
        for _ in 0..500 {
            let body: Vec<Flow> = (0..1 + random(8))
                .map(|_| {
                    let reads: Vec<(u16, u32)> = (0..random(3))
                        .map(|_| (random(5) as u16, 1 + random(9)))
                        .collect();
                    flow(&reads, &[random(5) as u16])
                })
                .collect();
            let views: Vec<&Flow> = body.iter().collect();
            let found = carried_cycles(&views);
            // Five registers have cycles of at most 5 trips; half of 1680 trips is a multiple of
            // 1 to 5 (and of 7 and 8), so the long run's mean is exact once it is periodic.
            assert_eq!(found, simulated(&body, 1680), "{body:?}");
            positive += u32::from(found > 0.0);
        }
        assert!(positive > 100, "{positive}");
    }

    #[test]
    fn two_registers_that_swap_share_their_latency() {
        // a = f(b), 4 cycles; b = g(old a), 6 cycles: ten cycles in two trips.
        let body = [
            flow(&[(1, 4)], &[2]),
            flow(&[(0, 6)], &[1]),
            flow(&[(2, 0)], &[0]),
        ];
        let views: Vec<&Flow> = body.iter().collect();
        assert_eq!(carried_cycles(&views), 5.0);
    }

    #[test]
    fn a_register_that_each_trip_makes_anew_carries_nothing() {
        let body = [
            flow(&[], &[0]),
            flow(&[(0, 4)], &[0]),
            flow(&[(0, 4)], &[1]),
        ];
        let views: Vec<&Flow> = body.iter().collect();
        assert_eq!(carried_cycles(&views), 0.0);
        assert_eq!(critical_path(&views), 9);
    }
}
