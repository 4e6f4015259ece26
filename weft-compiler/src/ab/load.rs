//! What other processes take from the machine, as Linux counts it.

/// A point in time from which the others' share is measured.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    all: u64,
    busy: u64,
    own: u64,
}

impl Meter {
    /// Begins now; `None` where nobody counts.
    pub fn start() -> Option<Meter> {
        let stat = std::fs::read_to_string("/proc/stat").ok()?;
        let own = std::fs::read_to_string("/proc/self/stat").ok()?;
        Meter::read(&stat, &own)
    }

    fn read(stat: &str, own: &str) -> Option<Meter> {
        // cpu user nice system idle iowait irq softirq steal guest guest_nice
        let line = stat.lines().next()?.strip_prefix("cpu ")?;
        let ticks: Option<Vec<u64>> = line.split_whitespace().map(|n| n.parse().ok()).collect();
        let ticks = ticks.filter(|t| t.len() >= 5)?;
        // Guests are in user and nice already.
        let all: u64 = ticks.iter().take(8).sum();
        let idle = ticks[3] + ticks[4];
        // The name, in brackets, may hold anything; user and system time are the 14th and 15th field.
        let fields: Vec<&str> = own.rsplit_once(')')?.1.split_whitespace().collect();
        let own: u64 = fields.get(11)?.parse().ok()?;
        let system: u64 = fields.get(12)?.parse().ok()?;
        Some(Meter {
            all,
            busy: all.checked_sub(idle)?,
            own: own + system,
        })
    }

    /// The share of all processors' time since the start that other processes took; `None` where too
    /// little time has passed to say.
    pub fn others(&self) -> Option<f64> {
        self.others_until(&Meter::start()?)
    }

    fn others_until(&self, end: &Meter) -> Option<f64> {
        let all = end.all.checked_sub(self.all).filter(|ticks| *ticks >= 20)?;
        let busy = end.busy.saturating_sub(self.busy);
        let others = busy.saturating_sub(end.own.saturating_sub(self.own));
        Some(others as f64 / all as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meter(user: u64, idle: u64, own: u64) -> Meter {
        let stat = format!("cpu  {user} 0 0 {idle} 0 0 0 0 0 0\ncpu0 1 2 3 4\n");
        let own = format!("17 (a) b (c) S 1 1 1 0 -1 4 1 2 3 4 {own} 0 5 6 20 0 1");
        Meter::read(&stat, &own).unwrap()
    }

    #[test]
    fn others_are_what_is_busy_and_not_ours() {
        let start = meter(1000, 5000, 100);
        // 200 ticks passed: 120 busy, of which 90 are ours.
        let end = meter(1120, 5080, 190);
        assert_eq!(start.others_until(&end), Some(30.0 / 200.0));
        // Ticks are counted at other moments for a process than for the machine.
        let rounded = meter(1120, 5080, 230);
        assert_eq!(start.others_until(&rounded), Some(0.0));
    }

    #[test]
    fn planted_fault_no_time_or_no_figures_are_no_answer() {
        let start = meter(1000, 5000, 100);
        assert_eq!(start.others_until(&meter(1010, 5005, 100)), None);
        assert!(Meter::read("intr 5", "17 (a) S 1").is_none());
        assert!(Meter::read("cpu  1 2 3 4 5 6 7 8", "17 a").is_none());
    }
}
