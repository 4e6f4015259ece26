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
        Bounds {
            issue: f64::from(slots) / model.issue_width,
            ports,
            busiest,
            carried: carried_cycles(&flows),
            path: critical_path(&flows) as f64,
        }
    }

    /// Cycles of one trip of a loop that has been running for a while.
    pub fn steady(&self) -> (f64, Bound) {
        self.greatest(self.carried)
    }

    /// Cycles of the code when it runs alone.
    pub fn once(&self) -> (f64, Bound) {
        self.greatest(self.path)
    }

    fn greatest(&self, latency: f64) -> (f64, Bound) {
        let mut greatest = (self.ports, Bound::Ports);
        for other in [(self.issue, Bound::Issue), (latency, Bound::Latency)] {
            if other.0 > greatest.0 {
                greatest = other;
            }
        }
        greatest
    }
}
