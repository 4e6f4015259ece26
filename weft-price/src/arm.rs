//! The price of compiled code, from counts of its operations.

use crate::error::PriceError;
use crate::memory::{MemoryModel, Traffic};
use crate::model::{Class, CoreModel, Width};
use crate::nest::combine;
use crate::ports::Demand;
use crate::price::{Bound, LoopPrice, Price};

/// What an arm does, for one kernel on given extents.
#[derive(Clone, Debug, PartialEq)]
pub struct ArmWork {
    /// Its passes over elements.
    pub stages: Vec<ArmStage>,
    /// The memory traffic of all stages.
    pub traffic: Vec<Traffic>,
}

/// One pass over elements in a loop that a compiler has (or has not) vectorised.
#[derive(Clone, Debug, PartialEq)]
pub struct ArmStage {
    /// For people.
    pub label: String,
    /// Elements of one pass.
    pub elements: u64,
    /// How often the pass is made.
    pub passes: u64,
    /// Elements that one instruction does; 1 for scalar code.
    pub lanes: u32,
    /// The width of those instructions.
    pub width: Width,
    /// Operations for each element, loads and stores included. A contraction's multiply-adds
    /// are its elements.
    pub operations: Vec<(Class, f64)>,
    /// Operations in a row that each step needs from the one before; empty if steps are
    /// independent. Several chains that overlap are one chain here.
    pub chain: Vec<Class>,
    /// Operations in a row from the start of a pass to its last result, beyond the loop: what a
    /// final reduction of lanes takes.
    pub epilogue: Vec<Class>,
    /// How much slower than the counted operations the compiled code is; at least 1.
    pub slowdown: f64,
}

/// Prices an arm by the same ports, latencies and levels as machine code.
///
/// Loop overhead is one integer operation and one jump for each step of `lanes` elements; a last
/// step that is not full costs a whole one.
pub fn price_arm(
    work: &ArmWork,
    core: &CoreModel,
    memory: &MemoryModel,
) -> Result<Price, PriceError> {
    core.check()?;
    let stages: Result<Vec<_>, _> = work.stages.iter().map(|s| price_stage(s, core)).collect();
    let stages = stages?;
    let core_cycles = stages.iter().map(|stage| stage.cycles).sum();
    combine(core_cycles, stages, core, memory, &work.traffic)
}

fn price_stage(stage: &ArmStage, core: &CoreModel) -> Result<LoopPrice, PriceError> {
    let sound = |figure: f64| figure >= 0.0 && figure.is_finite();
    let counts = stage.operations.iter().all(|(_, count)| sound(*count));
    if stage.lanes == 0 || !counts || !sound(stage.slowdown) || stage.slowdown < 1.0 {
        return Err(PriceError::BadStage {
            stage: stage.label.clone(),
        });
    }
    let cost = |class: Class| {
        let general = matches!(class, Class::Int | Class::IntMul | Class::Branch);
        let width = if general { Width::Int } else { stage.width };
        core.cost(class, width, || format!("stage {}", stage.label))
    };
    let latency = |classes: &[Class]| -> Result<f64, PriceError> {
        let each = classes
            .iter()
            .map(|class| Ok(f64::from(cost(*class)?.latency_cycles)));
        each.sum()
    };
    let mut demand = Demand::default();
    let mut slots = 0.0;
    let overhead = [(Class::Int, 1.0), (Class::Branch, 1.0)];
    for (class, count) in stage.operations.iter().chain(&overhead) {
        let cost = cost(*class)?;
        slots += count * f64::from(1 + cost.extra_slots);
        for op in &cost.micro_ops {
            demand.add(op.ports, op.busy_cycles * count);
        }
    }
    let (ports, busiest) = demand.cycles();
    let mut step = (ports, Bound::Ports);
    let issue = slots / core.issue_width;
    for other in [
        (issue, Bound::Issue),
        (latency(&stage.chain)?, Bound::Latency),
    ] {
        if other.0 > step.0 {
            step = other;
        }
    }
    let steps = stage.elements.div_ceil(u64::from(stage.lanes));
    let per_step = step.0 * stage.slowdown;
    let exit = if steps == 0 {
        0.0
    } else {
        core.loop_exit_cycles
    };
    let per_pass = steps as f64 * per_step + latency(&stage.epilogue)? + exit;
    let cycles = per_pass * stage.passes as f64;
    Ok(LoopPrice {
        label: stage.label.clone(),
        entries: stage.passes as f64,
        trips: steps,
        own_cycles_per_trip: per_step,
        own_cycles: cycles,
        cycles,
        bound: step.1,
        busiest_ports: core.port_list(busiest),
        instructions: stage.operations.len() + overhead.len(),
    })
}
