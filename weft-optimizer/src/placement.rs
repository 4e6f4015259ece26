//! Placing regions on a device, on evidence only.
//!
//! A region is eligible if a record made on that device, with that driver, of that source says of each
//! of its kernels that the bits were the reference's, that the device was idle, and that the device
//! was ahead of the host in every round. Eligible regions that follow each other form a stretch; a
//! stretch is placed if what its least good rounds save covers moving the values that enter and leave
//! it, at the rates that the record measured. Among all ways to choose stretches the one that saves
//! most is taken. Everything else stays on the host, with a named reason.

use std::collections::{BTreeMap, BTreeSet};
use weft_plan::evidence::{Evidence, Identity, KernelEvidence, Round, shape_class};
use weft_plan::{BufferId, Digest, Place, Placement, PlacementRefusal, Plan, Region, Step};

/// Fewer rounds justify nothing.
pub const LEAST_ROUNDS: usize = 3;

/// The longest stretch that is looked at.
const LONGEST: usize = 512;

/// What somebody asks for.
#[derive(Clone, Copy, Debug)]
pub struct DeviceRequest<'a> {
    /// `cuda` or `metal`.
    pub target: &'a str,
    /// The device's own name for itself.
    pub device: &'a str,
    /// Its driver's version, if only records of that one count.
    pub driver: Option<&'a str>,
    /// This machine's name, as the baseline's has to be.
    pub host: &'a str,
    /// Digest of the source that a renderer makes of this plan.
    pub kernels_source: Digest,
    /// Records of a device that was not idle, or not seen to be, count too.
    pub accept_busy: bool,
}

/// Places each region of a plan. Returns how many are on the device.
///
/// The same plan, evidence and request give the same placements.
pub fn place(plan: &mut Plan, evidence: &Evidence, request: &DeviceRequest<'_>) -> usize {
    let placements = placements(plan, evidence, request);
    let mut placed = 0;
    for (region, placement) in plan.regions.iter_mut().zip(placements) {
        placed += usize::from(matches!(placement, Placement::Device { .. }));
        region.placement = Some(placement);
    }
    placed
}

fn placements(plan: &Plan, evidence: &Evidence, request: &DeviceRequest<'_>) -> Vec<Placement> {
    let host = |refusal: PlacementRefusal| Placement::Host { refusal };
    let rates = whole_record(evidence, request).and_then(|()| Rates::of(plan, evidence));
    let rates = match rates {
        Ok(rates) => rates,
        Err(refusal) => return vec![host(refusal); plan.regions.len()],
    };
    let mut step = 0;
    let gains: Vec<Result<u64, PlacementRefusal>> = plan
        .regions
        .iter()
        .map(|region| {
            let first = step;
            step += region.steps.len();
            region_gain(region, first, evidence)
        })
        .collect();
    let traffic = Traffic::of(plan);
    let chosen = best_stretches(&gains, &traffic, &rates);
    let mut placements: Vec<Placement> = gains
        .iter()
        .enumerate()
        .map(|(at, gain)| match gain {
            Err(refusal) => host(refusal.clone()),
            Ok(gain_ns) => host(PlacementRefusal::TransfersCostMore {
                gain_ns: *gain_ns,
                transfers_ns: traffic.stretch(at, at + 1, &rates),
            }),
        })
        .collect();
    for stretch in chosen {
        for placement in &mut placements[stretch.from..stretch.to] {
            *placement = Placement::Device {
                target: request.target.into(),
                device: request.device.into(),
                gain_ns: stretch.gain_ns,
                transfers_ns: stretch.transfers_ns,
            };
        }
    }
    placements
}

/// What must hold of a record as a whole.
fn whole_record(evidence: &Evidence, request: &DeviceRequest<'_>) -> Result<(), PlacementRefusal> {
    let missing = |figure: &str| PlacementRefusal::MissingFigure {
        figure: figure.into(),
    };
    if evidence.target != request.target {
        return Err(PlacementRefusal::OtherTarget {
            given: evidence.target.clone(),
            wanted: request.target.into(),
        });
    }
    if evidence.device != request.device {
        return Err(PlacementRefusal::OtherDevice {
            given: evidence.device.clone(),
            wanted: request.device.into(),
        });
    }
    if let Some(wanted) = request.driver {
        let given = evidence.driver.as_deref();
        let given = given.ok_or_else(|| missing("the driver's version"))?;
        if given != wanted {
            return Err(PlacementRefusal::OtherDriver {
                given: given.into(),
                wanted: wanted.into(),
            });
        }
    }
    if evidence.kernels_source != request.kernels_source {
        return Err(PlacementRefusal::OtherArtifact {
            given: evidence.kernels_source.to_string(),
            wanted: request.kernels_source.to_string(),
        });
    }
    let baseline = evidence.baseline.as_deref();
    let baseline = baseline.ok_or_else(|| missing("where the baseline was measured"))?;
    if baseline != request.host {
        return Err(PlacementRefusal::OtherBaseline {
            given: baseline.into(),
            wanted: request.host.into(),
        });
    }
    identical("values", evidence.values)?;
    identical("outputs", evidence.outputs)?;
    if !request.accept_busy {
        for (when, idle) in [
            ("before", evidence.idle.before),
            ("during", evidence.idle.during),
        ] {
            match idle {
                Some(true) => {}
                Some(false) => return Err(PlacementRefusal::NotIdle { when: when.into() }),
                None => {
                    return Err(missing(&format!(
                        "whether the device was idle {when} the rounds"
                    )));
                }
            }
        }
    }
    Ok(())
}

fn identical(what: &str, counts: Identity) -> Result<(), PlacementRefusal> {
    if counts.compared == 0 {
        return Err(PlacementRefusal::NothingCompared { what: what.into() });
    }
    let differ = counts.compared.saturating_sub(counts.identical);
    if differ > 0 {
        return Err(PlacementRefusal::BitsDiffer {
            what: what.into(),
            differ,
            compared: counts.compared,
        });
    }
    Ok(())
}

/// Nanoseconds that a region saves in its least good rounds; `first` is its first step's number.
fn region_gain(
    region: &Region,
    first: usize,
    evidence: &Evidence,
) -> Result<u64, PlacementRefusal> {
    let mut gain = 0u64;
    for (at, step) in region.steps.iter().enumerate() {
        gain = gain.saturating_add(step_gain(step, first + at, evidence)?);
    }
    Ok(gain)
}

fn step_gain(step: &Step, number: usize, evidence: &Evidence) -> Result<u64, PlacementRefusal> {
    let (kernel, shape) = (step.kernel.name(), shape_class(&step.kernel));
    let is_it = |k: &&KernelEvidence| k.step == number && k.kernel == kernel && k.shape == shape;
    let record = evidence.kernels.iter().find(is_it);
    let record = record.ok_or_else(|| PlacementRefusal::NoRecord {
        kernel: kernel.into(),
        shape,
    })?;
    // A step that only packs writes no value of the graph; its reader's values show its bits.
    if !step.writes.is_empty() || record.values.compared > 0 {
        identical(kernel, record.values)?;
    }
    let rounds = &record.rounds;
    if rounds.len() < LEAST_ROUNDS {
        return Err(PlacementRefusal::FewRounds {
            kernel: kernel.into(),
            rounds: rounds.len(),
            least: LEAST_ROUNDS,
        });
    }
    let times: Result<Vec<(u64, u64)>, _> =
        rounds.iter().map(|round| figures(kernel, round)).collect();
    let times = times?;
    let lost = times.iter().filter(|(host, device)| device >= host).count();
    if lost == times.len() {
        return Err(PlacementRefusal::Slower {
            kernel: kernel.into(),
            rounds: times.len(),
        });
    }
    if lost > 0 {
        return Err(PlacementRefusal::RoundLost {
            kernel: kernel.into(),
            lost,
            rounds: times.len(),
        });
    }
    Ok(times
        .iter()
        .map(|(host, device)| host - device)
        .min()
        .unwrap_or(0))
}

/// A round's times on the host and on the device.
fn figures(kernel: &str, round: &Round) -> Result<(u64, u64), PlacementRefusal> {
    let one = |figure: Option<u64>, whose: &str| {
        let figure = figure.ok_or_else(|| PlacementRefusal::MissingFigure {
            figure: format!("the {whose}'s time of {kernel} in every round"),
        })?;
        if figure == 0 {
            return Err(PlacementRefusal::ZeroFigure {
                figure: format!("{kernel} on the {whose}"),
            });
        }
        Ok(figure)
    };
    Ok((
        one(round.baseline_ns, "host")?,
        one(round.candidate_ns, "device")?,
    ))
}

/// What moving bytes costs.
struct Rates {
    /// Nanoseconds of so many bytes to the device.
    into: (u64, u64),
    /// And back.
    out_of: (u64, u64),
}

impl Rates {
    /// As measured with the plan's inputs and outputs.
    fn of(plan: &Plan, evidence: &Evidence) -> Result<Rates, PlacementRefusal> {
        let bytes = |ports: &[weft_plan::Port]| -> u64 {
            let ids: BTreeSet<BufferId> = ports.iter().map(|p| p.buffer).collect();
            ids.iter().map(|id| plan.buffers[id.index()].bytes()).sum()
        };
        let rate = |ns: Option<u64>, bytes: u64, what: &str| {
            let ns = ns.filter(|_| bytes > 0);
            let ns = ns.ok_or_else(|| PlacementRefusal::MissingFigure {
                figure: format!("how long {what} take"),
            })?;
            if ns == 0 {
                return Err(PlacementRefusal::ZeroFigure {
                    figure: what.into(),
                });
            }
            Ok((ns, bytes))
        };
        Ok(Rates {
            into: rate(
                evidence.transfers.in_ns,
                bytes(&plan.inputs),
                "transfers to the device",
            )?,
            out_of: rate(
                evidence.transfers.out_ns,
                bytes(&plan.outputs),
                "transfers from the device",
            )?,
        })
    }
}

/// `bytes` at a rate, rounded up.
fn at_rate((ns, of): (u64, u64), bytes: u64) -> u64 {
    let exact = (u128::from(ns) * u128::from(bytes)).div_ceil(u128::from(of.max(1)));
    u64::try_from(exact).unwrap_or(u64::MAX)
}

/// Which values each region reads and writes, and who reads them last.
struct Traffic {
    reads: Vec<BTreeMap<BufferId, u64>>,
    writes: Vec<BTreeMap<BufferId, u64>>,
    /// The last region that reads a buffer; outputs are read behind all regions.
    last_read: BTreeMap<BufferId, usize>,
}

impl Traffic {
    fn of(plan: &Plan) -> Traffic {
        let mut traffic = Traffic {
            reads: Vec::new(),
            writes: Vec::new(),
            last_read: BTreeMap::new(),
        };
        for (at, region) in plan.regions.iter().enumerate() {
            let (mut reads, mut writes) = (BTreeMap::new(), BTreeMap::new());
            for step in &region.steps {
                for (id, operand) in step.operands.iter().zip(step.kernel.operands()) {
                    let buffer = &plan.buffers[id.index()];
                    // Weights are on the device once and for all.
                    if matches!(buffer.place, Place::Weight(_)) {
                        continue;
                    }
                    if operand.role == weft_kernel::OperandRole::Output {
                        writes.insert(*id, buffer.bytes());
                    } else {
                        if !writes.contains_key(id) {
                            reads.insert(*id, buffer.bytes());
                        }
                        traffic.last_read.insert(*id, at);
                    }
                }
            }
            traffic.reads.push(reads);
            traffic.writes.push(writes);
        }
        for port in &plan.outputs {
            traffic.last_read.insert(port.buffer, usize::MAX);
        }
        traffic
    }

    /// Nanoseconds that the values of regions `from..to` take to the device and back.
    fn stretch(&self, from: usize, to: usize, rates: &Rates) -> u64 {
        let mut stretch = Stretch::default();
        for at in from..to {
            stretch.extend(self, at);
        }
        stretch.transfers(rates)
    }
}

/// The values that cross a stretch's edges, as it grows region by region.
#[derive(Default)]
struct Stretch {
    written: BTreeSet<BufferId>,
    entered: BTreeSet<BufferId>,
    entering: u64,
    /// Bytes of written values that somebody behind still reads, and which end where.
    leaving: u64,
    ending: BTreeMap<usize, u64>,
}

impl Stretch {
    fn extend(&mut self, traffic: &Traffic, at: usize) {
        for (id, bytes) in &traffic.reads[at] {
            if !self.written.contains(id) && self.entered.insert(*id) {
                self.entering += bytes;
            }
        }
        for (id, bytes) in &traffic.writes[at] {
            if self.written.insert(*id)
                && let Some(last) = traffic.last_read.get(id).filter(|last| **last > at)
            {
                self.leaving += bytes;
                *self.ending.entry(*last).or_insert(0) += bytes;
            }
        }
        self.leaving -= self.ending.remove(&at).unwrap_or(0);
    }

    fn transfers(&self, rates: &Rates) -> u64 {
        at_rate(rates.into, self.entering).saturating_add(at_rate(rates.out_of, self.leaving))
    }
}

/// A stretch that is placed.
struct Chosen {
    from: usize,
    to: usize,
    gain_ns: u64,
    transfers_ns: u64,
}

/// The stretches of eligible regions that save most together; ties keep more on the host.
fn best_stretches(
    gains: &[Result<u64, PlacementRefusal>],
    traffic: &Traffic,
    rates: &Rates,
) -> Vec<Chosen> {
    // best[n]: what the first n regions can save, and the stretch that ends there, if one does.
    let mut best: Vec<(u64, Option<Chosen>)> = (0..=gains.len()).map(|_| (0, None)).collect();
    for from in 0..gains.len() {
        if from > 0 && best[from].0 < best[from - 1].0 {
            best[from] = (best[from - 1].0, None);
        }
        let before = best[from].0;
        let (mut stretch, mut gain) = (Stretch::default(), 0u64);
        for to in from + 1..=gains.len().min(from + LONGEST) {
            let Ok(more) = &gains[to - 1] else { break };
            stretch.extend(traffic, to - 1);
            gain = gain.saturating_add(*more);
            let transfers = stretch.transfers(rates);
            let Some(saved) = gain.checked_sub(transfers).filter(|saved| *saved > 0) else {
                continue;
            };
            let total = before.saturating_add(saved);
            if total > best[to].0 {
                let chosen = Chosen {
                    from,
                    to,
                    gain_ns: gain,
                    transfers_ns: transfers,
                };
                best[to] = (total, Some(chosen));
            }
        }
    }
    let last = gains.len();
    if last > 0 && best[last].0 < best[last - 1].0 {
        best[last] = (best[last - 1].0, None);
    }
    let mut chosen = Vec::new();
    let mut at = last;
    while at > 0 {
        match best[at].1.take() {
            Some(stretch) => {
                at = stretch.from;
                chosen.push(stretch);
            }
            None => at -= 1,
        }
    }
    chosen.reverse();
    chosen
}
