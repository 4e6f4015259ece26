//! Execution ports, and how long they are busy.

use std::collections::{BTreeMap, BTreeSet};

/// A set of ports, by number, of which one does a micro-operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PortSet(pub u32);

impl PortSet {
    /// The set of one port.
    pub const fn port(number: u32) -> Self {
        PortSet(1 << number)
    }

    /// All ports of both sets.
    pub const fn or(self, other: PortSet) -> Self {
        PortSet(self.0 | other.0)
    }

    /// How many ports are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no port is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn is_within(self, other: PortSet) -> bool {
        self.0 & !other.0 == 0
    }
}

/// Busy cycles, by the set of ports that may serve them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Demand(BTreeMap<PortSet, f64>);

impl Demand {
    pub fn add(&mut self, ports: PortSet, cycles: f64) {
        *self.0.entry(ports).or_insert(0.0) += cycles;
    }

    /// The least number of cycles in which the ports can serve the demand, when micro-operations
    /// may be split between ports, and the set of ports that is busy all that time.
    ///
    /// By Hall's theorem it is the greatest, over sets S, of the demand that only S can serve,
    /// divided by the size of S; only unions of demanded sets can be greatest.
    pub fn cycles(&self) -> (f64, PortSet) {
        let mut unions = BTreeSet::from([PortSet::default()]);
        for &ports in self.0.keys() {
            let joined: Vec<PortSet> = unions.iter().map(|union| union.or(ports)).collect();
            unions.extend(joined);
        }
        let mut greatest = (0.0, PortSet::default());
        for set in unions.into_iter().filter(|set| !set.is_empty()) {
            let within = self.0.iter().filter(|(ports, _)| ports.is_within(set));
            let cycles = within.map(|(_, cycles)| cycles).sum::<f64>() / f64::from(set.len());
            if cycles > greatest.0 {
                greatest = (cycles, set);
            }
        }
        greatest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slow meaning: fill the ports step by step, in thousandths of a cycle, by augmenting
    /// paths, and see whether everything fits.
    fn fits(demand: &[(u32, u32)], ports: u32, limit: u32) -> bool {
        let mut load = vec![0_u32; ports as usize];
        let mut given: Vec<Vec<u32>> = vec![vec![0; ports as usize]; demand.len()];
        for (item, &(set, amount)) in demand.iter().enumerate() {
            for _ in 0..amount {
                // Breadth-first search for a port with room, moving units of other items.
                let mut from: Vec<Option<(Option<usize>, usize)>> = vec![None; ports as usize];
                let mut queue: Vec<usize> = Vec::new();
                for port in (0..ports as usize).filter(|port| set >> port & 1 == 1) {
                    from[port] = Some((None, item));
                    queue.push(port);
                }
                let mut found = None;
                let mut at = 0;
                while at < queue.len() && found.is_none() {
                    let port = queue[at];
                    at += 1;
                    if load[port] < limit {
                        found = Some(port);
                        break;
                    }
                    for (other, &(other_set, _)) in demand.iter().enumerate() {
                        if given[other][port] == 0 {
                            continue;
                        }
                        for (next, way) in from.iter_mut().enumerate() {
                            if other_set >> next & 1 == 1 && way.is_none() {
                                *way = Some((Some(port), other));
                                queue.push(next);
                            }
                        }
                    }
                }
                let Some(mut port) = found else { return false };
                load[port] += 1;
                loop {
                    let (previous, moved) = from[port].unwrap();
                    given[moved][port] += 1;
                    let Some(previous) = previous else { break };
                    given[moved][previous] -= 1;
                    port = previous;
                }
            }
        }
        true
    }

    #[test]
    fn the_bound_is_what_a_flow_finds() {
        let mut state = 12345_u32;
        let mut random = |below: u32| {
            state = state.wrapping_mul(1_103_515_245).wrapping_add(12345);
            (state >> 16) % below
        };
        let mut checked = 0;
        for _ in 0..400 {
            let ports = 1 + random(5);
            let items = 1 + random(5);
            let demand: Vec<(u32, u32)> = (0..items)
                .map(|_| (1 + random((1 << ports) - 1), random(12)))
                .collect();
            let mut bound = Demand::default();
            for &(set, amount) in &demand {
                bound.add(PortSet(set), f64::from(amount));
            }
            let (cycles, _) = bound.cycles();
            // Whole units need the bound rounded up, and no less.
            let whole = cycles.ceil() as u32;
            assert!(fits(&demand, ports, whole), "{demand:?} {cycles}");
            assert!(
                whole == 0 || !fits(&demand, ports, whole - 1),
                "{demand:?} {cycles}"
            );
            checked += 1;
        }
        assert_eq!(checked, 400);
    }

    #[test]
    fn work_that_can_go_elsewhere_does_not_crowd_a_port() {
        let (a, b) = (PortSet::port(0), PortSet::port(1));
        let mut demand = Demand::default();
        demand.add(a, 3.0);
        demand.add(a.or(b), 3.0);
        assert_eq!(demand.cycles(), (3.0, a));
        demand.add(a.or(b), 2.0);
        assert_eq!(demand.cycles(), (4.0, a.or(b)));
    }
}
