//! Loops inside loops, and the price of the whole.

use crate::a64;
use crate::bounds::Bounds;
use crate::decode::{Priced, decode};
use crate::error::PriceError;
use crate::memory::{MemoryModel, Traffic};
use crate::model::{CoreModel, Isa};
use crate::ports::PortSet;
use crate::price::{Bound, LoopPrice, Price};

/// Machine code to be priced.
#[derive(Clone, Copy, Debug)]
pub struct Code<'a> {
    /// Instructions of the core that prices them, nothing else.
    pub bytes: &'a [u8],
    /// The loops in it, parents before children.
    pub loops: &'a [Loop],
}

/// A loop: a stretch of code that runs a known number of times when it is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// What it walks over, for people.
    pub label: String,
    /// First byte of the body.
    pub start: usize,
    /// Byte behind the jump back.
    pub end: usize,
    /// How often the body runs each time the loop is entered.
    pub trips: u64,
    /// The enclosing loop, by index.
    pub parent: Option<usize>,
}

/// One level of the nest: a loop, or the whole code.
struct Level {
    /// Its own instructions, in stretches between the loops inside.
    stretches: Vec<Bounds>,
    children: Vec<usize>,
    instructions: usize,
    /// Whether it is a loop with no loop inside.
    innermost: bool,
    /// Cycles of waiting that the next trips of the loop around hide.
    hidden: f64,
}

/// Prices machine code whose data movement is `traffic`.
///
/// An innermost loop costs the greater of its work, trip by trip, and its waiting: the first
/// trip's way from start to last result, then the carried chain for each further trip. Its work is
/// no less than what fits the window: that holds only some trips at once. Each
/// stretch of code around inner loops likewise costs the greater of its work and its way. Inside
/// a loop the core works ahead, into the next trips, while it waits: as many cycles of each
/// waiting are free as it takes to fill the core's window.
/// Every loop loses `loop_exit_cycles` when it is left.
pub fn price_code(
    code: &Code<'_>,
    core: &CoreModel,
    memory: &MemoryModel,
    traffic: &[Traffic],
) -> Result<Price, PriceError> {
    core.check()?;
    let instructions = match core.isa {
        Isa::X64 => decode(code.bytes, core)?,
        Isa::A64 => a64::decode(code.bytes, core)?,
    };
    check_nesting(code, &instructions)?;
    let mut loops = Vec::with_capacity(code.loops.len() + 1);
    let levels: Vec<Level> = (0..code.loops.len())
        .map(|index| level(code, &instructions, Some(index), core))
        .collect();
    let outside = level(code, &instructions, None, core);
    // Children come after their parents, so costs are known from the back to the front.
    let mut inside = vec![0.0; levels.len()];
    for index in (0..levels.len()).rev() {
        let children = levels[index].children.iter().map(|&child| inside[child]);
        let (own, exit) = own_cycles(&levels[index], code.loops[index].trips, core);
        let trips = code.loops[index].trips as f64;
        inside[index] = own + exit + trips * children.sum::<f64>();
    }
    let mut entries: Vec<f64> = Vec::with_capacity(levels.len());
    for (index, level) in levels.iter().enumerate() {
        let this = &code.loops[index];
        let entered = this.parent.map_or(1.0, |parent| {
            entries[parent] * code.loops[parent].trips as f64
        });
        entries.push(entered);
        let (own, exit) = own_cycles(level, this.trips, core);
        let (own_cycles_per_trip, bound, busiest) = per_trip(level);
        loops.push(LoopPrice {
            label: this.label.clone(),
            entries: entered,
            trips: this.trips,
            own_cycles_per_trip,
            own_cycles: (own + exit) * entered,
            cycles: inside[index] * entered,
            bound,
            busiest_ports: core.port_list(busiest),
            instructions: level.instructions,
        });
    }
    let (own, bound, busiest) = per_trip(&outside);
    let children = outside.children.iter().map(|&child| inside[child]);
    let core_cycles = own + children.sum::<f64>();
    loops.push(LoopPrice {
        label: "outside all loops".to_owned(),
        entries: 1.0,
        trips: 1,
        own_cycles_per_trip: own,
        own_cycles: own,
        cycles: core_cycles,
        bound,
        busiest_ports: core.port_list(busiest),
        instructions: outside.instructions,
    });
    combine(core_cycles, loops, core, memory, traffic)
}

/// The greater of the core's and the memory's time, and a share of the other.
pub(crate) fn combine(
    core_cycles: f64,
    loops: Vec<LoopPrice>,
    core: &CoreModel,
    memory: &MemoryModel,
    traffic: &[Traffic],
) -> Result<Price, PriceError> {
    let (memory_ns, bytes) = memory.cost(traffic)?;
    let core_ns = core.ns(core_cycles);
    let mut costliest = (f64::NEG_INFINITY, Bound::Ports);
    for one in &loops {
        if one.own_cycles > costliest.0 {
            costliest = (one.own_cycles, one.bound);
        }
    }
    let (longer, shorter, bound) = if memory_ns > core_ns {
        (memory_ns, core_ns, Bound::Memory)
    } else {
        (core_ns, memory_ns, costliest.1)
    };
    let on_top = shorter * memory.unoverlapped_share;
    let ns = longer + on_top;
    // A core alone keeps its cycles exactly.
    let cycles = if bound == Bound::Memory {
        ns * core.hz / 1e9
    } else {
        core_cycles + on_top * core.hz / 1e9
    };
    Ok(Price {
        cycles,
        bytes,
        ns,
        bound,
        core_cycles,
        memory_ns,
        loops,
    })
}

/// Cycles of the own code in one steady trip, what bounds it, and the busiest ports.
fn per_trip(level: &Level) -> (f64, Bound, PortSet) {
    let mut cycles = 0.0;
    let mut costliest = (f64::NEG_INFINITY, Bound::Ports, PortSet::default());
    for stretch in &level.stretches {
        let (own, bound) = if level.innermost {
            stretch.steady()
        } else {
            stretch.once(level.hidden)
        };
        cycles += own;
        if own > costliest.0 {
            costliest = (own, bound, stretch.busiest);
        }
    }
    (cycles, costliest.1, costliest.2)
}

/// Cycles of all trips of one entry without the loops inside, and those lost when it is left.
fn own_cycles(level: &Level, trips: u64, core: &CoreModel) -> (f64, f64) {
    if trips == 0 {
        return (0.0, 0.0);
    }
    let own = if level.innermost {
        let stretches = level.stretches.iter();
        stretches
            .map(|stretch| stretch.trips(trips, level.hidden))
            .sum()
    } else {
        trips as f64 * per_trip(level).0
    };
    (own, core.loop_exit_cycles)
}

fn level(
    code: &Code<'_>,
    instructions: &[Priced<'_>],
    parent: Option<usize>,
    core: &CoreModel,
) -> Level {
    let (start, end) = match parent {
        Some(index) => (code.loops[index].start, code.loops[index].end),
        None => (0, code.bytes.len()),
    };
    let mut children: Vec<usize> = (0..code.loops.len())
        .filter(|&index| code.loops[index].parent == parent)
        .collect();
    children.sort_by_key(|&index| code.loops[index].start);
    let mut stretches = Vec::new();
    let mut count = 0;
    let mut from = start;
    let holes = children
        .iter()
        .map(|&index| (code.loops[index].start, code.loops[index].end));
    for (hole_start, hole_end) in holes.chain([(end, end)]) {
        let own = instructions
            .iter()
            .filter(|i| (from..hole_start).contains(&i.offset));
        let own: Vec<&Priced> = own.collect();
        if !own.is_empty() {
            count += own.len();
            stretches.push(Bounds::of(&own, core));
        }
        from = hole_end;
    }
    // The trips of an outermost innermost loop hide nothing of each other but what their chain
    // already says; any other code in a loop is followed by the same code again.
    let innermost = parent.is_some() && children.is_empty();
    let around = match parent {
        Some(index) => !innermost || code.loops[index].parent.is_some(),
        None => false,
    };
    Level {
        stretches,
        innermost,
        hidden: if around { core.hidden_cycles() } else { 0.0 },
        children,
        instructions: count,
    }
}

fn check_nesting(code: &Code<'_>, instructions: &[Priced<'_>]) -> Result<(), PriceError> {
    let end = code.bytes.len();
    for (index, this) in code.loops.iter().enumerate() {
        let (parent_start, parent_end) = match this.parent {
            None => (0, end),
            Some(parent) if parent < index => (code.loops[parent].start, code.loops[parent].end),
            Some(_) => return Err(PriceError::LoopNotNested { index }),
        };
        let inside = parent_start <= this.start && this.start < this.end && this.end <= parent_end;
        let apart = code.loops[..index]
            .iter()
            .filter(|other| other.parent == this.parent)
            .all(|other| other.end <= this.start || this.end <= other.start);
        if !inside || !apart {
            return Err(PriceError::LoopNotNested { index });
        }
        let boundary =
            |at: usize| at == end || instructions.binary_search_by_key(&at, |i| i.offset).is_ok();
        if !boundary(this.start) || !boundary(this.end) {
            return Err(PriceError::LoopSplitsInstruction { index });
        }
    }
    Ok(())
}
