//! A session: everything a run touches, allocated once.

use crate::aligned::AlignedBytes;
use crate::error::RunError;
use crate::gate::{Range, Rig, RigStep};
use crate::indices::ReadyCheck;
use crate::program::ready;
use std::sync::Arc;
use weft_kernel::{EmittedCode, FeatureSet, Piece};
use weft_plan::{BufferId, Place, Plan};
use weft_portable::Level;

/// Steps predicted to take less than this on one thread (in picoseconds) are not shared: waking a
/// thread costs some microseconds.
const SHARE_FROM_PS: u64 = 30_000_000;
/// Pieces for each thread: more even out threads that are interrupted.
const PIECES_PER_THREAD: u64 = 4;

/// The most threads of a session: more than processors have, fewer than systems refuse.
const MAX_THREADS: usize = 1024;

/// A plan bound to memory, threads and code pages, ready to run any number of times.
pub struct Session {
    plan: Plan,
    rig: Rig,
    /// Memory of each of the plan's buffers.
    buffers: Vec<Range>,
    /// Memory of each input.
    inputs: Vec<Range>,
    /// Whether each input has its bytes; one without elements has them from the beginning.
    given: Vec<bool>,
    shares: Vec<Share>,
    /// What each step's indices must hold.
    checks: Vec<Vec<ReadyCheck>>,
}

/// How a step is cut into pieces for several threads.
struct Share {
    extent: u64,
    granule: u64,
    ps: u64,
}

impl Session {
    /// Binds a plan: `code` has an entry for each step in order, `weights` the bytes of each weight,
    /// `features` what this host may use, `threads` how many threads run, the caller included.
    ///
    /// # Errors
    /// If there are no threads or too many, the plan is inconsistent or for another host, a weight's digest differs, code memory is
    /// refused, an arm refuses its kernel, or memory cannot be had.
    pub fn new(
        plan: Plan,
        code: &[Option<EmittedCode>],
        weights: &[Arc<[u8]>],
        features: &FeatureSet,
        threads: usize,
    ) -> Result<Self, RunError> {
        let too_many = |limit| RunError::Threads {
            given: threads,
            limit,
        };
        if !(1..=MAX_THREADS).contains(&threads) {
            return Err(too_many(MAX_THREADS));
        }
        plan.check()?;
        plan.check_host(features)?;
        check_weights(&plan, weights)?;
        // Block 0 is the arena; weights and inputs follow.
        let mut blocks = vec![zeroed("the arena", plan.arena_bytes)?];
        for weight in weights {
            let too_large = || RunError::TooLarge {
                what: "a weight",
                bytes: weight.len() as u64,
            };
            blocks.push(AlignedBytes::copied(weight).ok_or_else(too_large)?);
        }
        let mut inputs = Vec::new();
        for port in &plan.inputs {
            let block = zeroed("an input", port.ty.bytes().unwrap_or(u64::MAX))?;
            inputs.push(Range {
                block: blocks.len(),
                offset: 0,
                len: block.len(),
            });
            blocks.push(block);
        }
        let given = inputs.iter().map(|range| range.len == 0).collect();
        let buffers: Vec<Range> = plan
            .buffers
            .iter()
            .map(|buffer| {
                // The plan's check held every buffer inside its place, which was allocated.
                let (block, offset) = match buffer.place {
                    Place::Arena(offset) => (0, offset as usize),
                    Place::Weight(i) => (1 + i, 0),
                    Place::Input(i) => (inputs[i].block, 0),
                };
                let len = buffer.bytes() as usize;
                Range { block, offset, len }
            })
            .collect();
        let mut steps = Vec::new();
        let mut shares = Vec::new();
        let mut checks = Vec::new();
        let prepared = ready(&plan, code, features)?;
        for ((_, step), prepared) in plan.steps().zip(prepared) {
            shares.push(Share {
                extent: prepared.split_extent,
                granule: prepared.granule,
                ps: prepared.ps,
            });
            checks.push(ReadyCheck::of(step, &buffers));
            steps.push(RigStep {
                body: prepared.body,
                operands: step.operands.iter().map(|id| buffers[id.index()]).collect(),
            });
        }
        let level = Level::detect_masked(features);
        let rig = Rig::new(blocks, steps, level, threads).ok_or(RunError::TooLarge {
            what: "the scratch of a worker",
            bytes: u64::MAX,
        })?;
        if rig.threads() < threads {
            // The system refused the rest.
            return Err(too_many(rig.threads()));
        }
        Ok(Session {
            plan,
            rig,
            buffers,
            inputs,
            given,
            shares,
            checks,
        })
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Number of threads that run.
    pub fn threads(&self) -> usize {
        self.rig.threads()
    }

    /// Gives an input its bytes: little-endian elements, row-major. They stay for all further runs.
    ///
    /// # Errors
    /// If there is no such input or the length differs.
    pub fn set_input(&mut self, index: usize, bytes: &[u8]) -> Result<(), RunError> {
        let Some(input) = self.inputs.get(index) else {
            let names = self.plan.inputs.iter().map(|port| port.name.clone());
            return Err(RunError::NoSuchInput {
                index,
                names: names.collect(),
            });
        };
        if input.len != bytes.len() {
            return Err(RunError::InputLength {
                name: self.plan.inputs[index].name.clone(),
                expected: input.len,
                given: bytes.len(),
            });
        }
        self.rig.fill(*input, bytes);
        self.given[index] = true;
        Ok(())
    }

    /// Runs every step. Allocates nothing.
    ///
    /// # Errors
    /// If an input was never set, and nothing runs; if an index of a gather lies outside, and the
    /// steps before have run.
    ///
    /// # Panics
    /// If a worker thread panics.
    pub fn run(&mut self) -> Result<(), RunError> {
        self.all_given()?;
        (0..self.rig.steps()).try_for_each(|step| self.run_ready(step))
    }

    /// Runs one step, by its position in [`Plan::steps`].
    ///
    /// # Errors
    /// If an input was never set or an index of a gather lies outside; the step does not run then.
    ///
    /// # Panics
    /// If there is no such step, or a worker thread panics.
    pub fn run_step(&mut self, step: usize) -> Result<(), RunError> {
        self.all_given()?;
        self.run_ready(step)
    }

    fn all_given(&self) -> Result<(), RunError> {
        match self.given.iter().position(|given| !given) {
            None => Ok(()),
            Some(index) => Err(RunError::InputNotSet {
                index,
                name: self.plan.inputs[index].name.clone(),
            }),
        }
    }

    fn run_ready(&mut self, step: usize) -> Result<(), RunError> {
        for check in &self.checks[step] {
            check.run(self.rig.bytes(check.range))?;
        }
        let share = &self.shares[step];
        let threads = self.rig.threads() as u64;
        let granules = share.extent.div_ceil(share.granule);
        if threads == 1 || share.ps < SHARE_FROM_PS || granules < 2 {
            let whole = Piece {
                begin: 0,
                end: share.extent,
            };
            self.rig.run_piece(step, whole);
            return Ok(());
        }
        let pieces = threads.saturating_mul(PIECES_PER_THREAD).min(granules);
        let len = granules.div_ceil(pieces) * share.granule;
        self.rig.run_shared(step, share.extent, len);
        Ok(())
    }

    /// Bytes of a buffer as the steps run so far have left them. A buffer whose life is over may hold
    /// another's bytes.
    ///
    /// # Panics
    /// If there is no such buffer.
    pub fn buffer(&self, id: BufferId) -> &[u8] {
        self.rig.bytes(self.buffers[id.index()])
    }

    /// Bytes of an output: little-endian elements, row-major.
    ///
    /// # Panics
    /// If there is no such output.
    pub fn output(&self, index: usize) -> &[u8] {
        self.buffer(self.plan.outputs[index].buffer)
    }
}

fn zeroed(what: &'static str, bytes: u64) -> Result<AlignedBytes, RunError> {
    usize::try_from(bytes)
        .ok()
        .and_then(AlignedBytes::zeroed)
        .ok_or(RunError::TooLarge { what, bytes })
}

fn check_weights(plan: &Plan, weights: &[Arc<[u8]>]) -> Result<(), RunError> {
    if weights.len() != plan.weights.len() {
        return Err(RunError::Count {
            what: "weights",
            given: weights.len(),
            expected: plan.weights.len(),
        });
    }
    for (weight, bytes) in plan.weights.iter().zip(weights) {
        let given = weft_plan::Digest::of(bytes);
        if given != weight.digest || bytes.len() as u64 != weight.bytes {
            return Err(weft_plan::PlanError::Weight {
                name: weight.name.clone(),
                wanted: weight.digest,
                given,
            }
            .into());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_session_may_move_to_another_thread() {
        fn assert_send<T: Send>() {}
        assert_send::<super::Session>();
    }
}
