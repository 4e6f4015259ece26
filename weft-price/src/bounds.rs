//! How fast straight code can be.

use crate::chain::{Flow, carried_cycles, critical_path};
use crate::decode::Priced;
use crate::model::CoreModel;
use crate::ports::{Demand, PortSet};
use crate::price::Bound;

/// The bounds of one stretch of code.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bounds {
    pub issue: f64,
    pub ports: f64,
    pub busiest: PortSet,
    /// What each trip of a loop over the code must wait for the one before.
    pub carried: f64,
    /// From start to last result, run once.
    pub path: f64,
    /// What each trip of a loop over the code must wait because the core's window holds only some
    /// trips at once, and each of them takes the whole way.
    pub windowed: f64,
}

impl Bounds {
    pub fn of(code: &[&Priced], model: &CoreModel) -> Self {
        let mut demand = Demand::default();
        let mut slots = 0;
        for priced in code {
            slots += priced.slots;
            for (cost, times) in &priced.costs {
                for op in &cost.micro_ops {
                    demand.add(op.ports, op.busy_cycles * f64::from(*times));
                }
            }
        }
        let flows: Vec<&Flow> = code.iter().map(|priced| &priced.flow).collect();
        let (ports, busiest) = demand.cycles();
        let path = critical_path(&flows) as f64;
        // A trip longer than the window waits no longer than its way.
        let held = if model.window_slots == 0.0 {
            0.0
        } else {
            (f64::from(slots) / model.window_slots).min(1.0)
        };
        Bounds {
            issue: f64::from(slots) / model.issue_width,
            ports,
            busiest,
            carried: carried_cycles(&flows),
            path,
            windowed: path * held,
        }
    }

    /// Cycles of one trip of a loop that has been running for a while.
    pub fn steady(&self) -> (f64, Bound) {
        self.with_latency(self.carried.max(self.windowed))
    }

    /// Cycles of the code when it runs once, with some cycles of waiting hidden by other work.
    pub fn once(&self, hidden: f64) -> (f64, Bound) {
        self.with_latency(self.path - hidden)
    }

    /// Cycles of several trips of a loop over the code.
    pub fn trips(&self, trips: u64, hidden: f64) -> f64 {
        if trips == 0 {
            return 0.0;
        }
        let (throughput, _) = self.with_latency(self.windowed);
        let waits = self.path + (trips - 1) as f64 * self.carried - hidden;
        let works = trips as f64 * throughput;
        if waits > works { waits } else { works }
    }

    fn with_latency(&self, latency: f64) -> (f64, Bound) {
        let mut greatest = (self.ports, Bound::Ports);
        for other in [(self.issue, Bound::Issue), (latency, Bound::Latency)] {
            if other.0 > greatest.0 {
                greatest = other;
            }
        }
        greatest
    }
}
