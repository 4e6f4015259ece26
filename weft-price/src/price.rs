//! The answer.

/// What keeps something from being faster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Bound {
    /// The number of instructions that a core takes in a cycle.
    Issue,
    /// Execution ports.
    Ports,
    /// A chain of results that need each other.
    Latency,
    /// The bandwidth of a memory level.
    Memory,
}

/// What given code and traffic cost on one thread.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Price {
    /// Core cycles, waiting for memory included.
    pub cycles: f64,
    /// Bytes moved.
    pub bytes: u64,
    /// Nanoseconds.
    pub ns: f64,
    /// What the whole is bound by: the memory, or what its costliest loop is bound by.
    pub bound: Bound,
    /// Cycles if memory took no time.
    pub core_cycles: f64,
    /// Nanoseconds if the core took no time.
    pub memory_ns: f64,
    /// One for each loop, in the order given, and at the end one for the code outside all loops.
    pub loops: Vec<LoopPrice>,
}

impl Price {
    /// Whole picoseconds, rounded up; the greatest number if there are more.
    pub fn picoseconds(&self) -> u64 {
        let exact = self.ns * 1000.0;
        let whole = exact as u64;
        if (whole as f64) < exact {
            whole.saturating_add(1)
        } else {
            whole
        }
    }
}

/// One loop's part in a price.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoopPrice {
    /// The loop's label.
    pub label: String,
    /// How often it is entered in all.
    pub entries: f64,
    /// Trips each time.
    pub trips: u64,
    /// Cycles of one trip, without the loops inside.
    pub own_cycles_per_trip: f64,
    /// Cycles of all trips of all entries, without the loops inside.
    pub own_cycles: f64,
    /// Cycles of all trips of all entries, with the loops inside.
    pub cycles: f64,
    /// What its own code is bound by.
    pub bound: Bound,
    /// The ports that its own code keeps busiest.
    pub busiest_ports: String,
    /// Instructions of its own code.
    pub instructions: usize,
}
