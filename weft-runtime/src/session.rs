//! A session: everything a run touches, allocated once.

use crate::aligned::AlignedBytes;
use crate::error::RunError;
use crate::gate::{self, Bases, ContractFloats};
use crate::program::{ReadyStep, StepBody, ready};
use crate::workers::{Work, Workers};
use std::sync::{Arc, Mutex, PoisonError};
use weft_kernel::{EmittedCode, FeatureSet, Piece};
use weft_plan::{BufferId, Place, Plan};
use weft_portable::{Level, Scratch};

/// Steps predicted to take less than this on one thread (in picoseconds) are not shared: waking a
/// thread costs some microseconds.
const SHARE_FROM_PS: u64 = 30_000_000;
/// Pieces for each thread: more even out threads that are interrupted.
const PIECES_PER_THREAD: u64 = 4;

/// A plan bound to memory, threads and code pages, ready to run any number of times.
pub struct Session {
    plan: Plan,
    workers: Workers<Program>,
    inputs: Vec<AlignedBytes>,
    bases: Vec<(*mut u8, usize)>,
    /// Keep the memory that the pointers above lead to.
    _arena: AlignedBytes,
    _weights: Vec<AlignedBytes>,
}

/// What workers see: steps, memory, and their own scratch.
struct Program {
    steps: Vec<ReadyStep>,
    bases: Vec<Bases>,
    level: Level,
    workers: Vec<Mutex<Worker>>,
}

struct Worker {
    portable: Scratch,
    native: NativeScratch,
}

/// Scratch of native bodies.
struct NativeScratch(AlignedBytes);

impl Work for Program {
    fn piece(&self, step: usize, worker: usize, piece: Piece) {
        let _floats = ContractFloats::enter();
        let ready = &self.steps[step];
        // Each worker locks its own scratch only; the lock is never contended.
        let mut own = self.workers[worker]
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let Worker { portable, native } = &mut *own;
        match &ready.body {
            StepBody::Portable(arm) => {
                arm.run(self.level, &self.bases[step], piece, portable);
            }
            StepBody::Native(body) => {
                let scratch = native.0.base();
                #[allow(unsafe_code, reason = "the call through the gate")]
                // SAFETY: the body was emitted for this step's kernel and checked against the plan's
                // digest; the operands have the lengths that the plan's check compared with the
                // kernel; scratch was allocated for the largest step and is this worker's own.
                unsafe {
                    body.run(&self.bases[step], piece, scratch);
                }
            }
        }
    }
}

impl Session {
    /// Binds a plan: `code` has an entry for each step in order, `weights` the bytes of each weight,
    /// `features` what this host may use, `threads` how many threads run, the caller included.
    ///
    /// # Errors
    /// If the plan is inconsistent or for another host, a weight's digest differs, code memory is
    /// refused, or an arm refuses its kernel.
    pub fn new(
        plan: Plan,
        code: &[Option<EmittedCode>],
        weights: &[Arc<[u8]>],
        features: &FeatureSet,
        threads: usize,
    ) -> Result<Self, RunError> {
        plan.check()?;
        plan.check_host(features)?;
        check_weights(&plan, weights)?;
        let arena_bytes = usize::try_from(plan.arena_bytes).map_err(|_| RunError::TooLarge {
            what: "the arena",
            bytes: plan.arena_bytes,
        })?;
        let mut arena = AlignedBytes::zeroed(arena_bytes);
        let mut weights: Vec<AlignedBytes> =
            weights.iter().map(|w| AlignedBytes::copied(w)).collect();
        let mut inputs: Vec<AlignedBytes> = Vec::new();
        for port in &plan.inputs {
            let bytes = port.ty.bytes().unwrap_or(u64::MAX);
            let bytes = usize::try_from(bytes).map_err(|_| RunError::TooLarge {
                what: "an input",
                bytes,
            })?;
            inputs.push(AlignedBytes::zeroed(bytes));
        }
        let arena_base = arena.base();
        let bases: Vec<(*mut u8, usize)> = plan
            .buffers
            .iter()
            .map(|buffer| {
                let base = match buffer.place {
                    Place::Arena(offset) => arena_base.wrapping_add(offset as usize),
                    Place::Input(i) => inputs[i].base(),
                    Place::Weight(i) => weights[i].base(),
                };
                (base, buffer.bytes() as usize)
            })
            .collect();
        let steps = ready(&plan, code, features)?;
        let mut step_bases = Vec::new();
        for (_, step) in plan.steps() {
            let operands = step.operands.iter().map(|id| bases[id.index()]).collect();
            #[allow(unsafe_code, reason = "the call gate's promise")]
            // SAFETY: `Plan::check` held every buffer inside its place; the session keeps arena,
            // inputs and weights allocated and unmoved as long as it lives.
            step_bases.push(unsafe { Bases::new(operands) });
        }
        let scratch = steps.iter().map(|s| s.scratch_bytes).max().unwrap_or(0);
        let threads = threads.max(1);
        let worker = || {
            Mutex::new(Worker {
                portable: Scratch::new(),
                native: NativeScratch(AlignedBytes::zeroed(scratch)),
            })
        };
        let program = Program {
            steps,
            bases: step_bases,
            level: Level::detect_masked(features),
            workers: (0..threads).map(|_| worker()).collect(),
        };
        let workers = Workers::new(program, threads);
        Ok(Session {
            plan,
            workers,
            inputs,
            bases,
            _arena: arena,
            _weights: weights,
        })
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Number of threads that run.
    pub fn threads(&self) -> usize {
        self.workers.threads()
    }

    /// Gives an input its bytes: little-endian elements, row-major.
    ///
    /// # Errors
    /// If there is no such input or the length differs.
    pub fn set_input(&mut self, index: usize, bytes: &[u8]) -> Result<(), RunError> {
        let expected = self.inputs.len();
        let Some(input) = self.inputs.get_mut(index) else {
            return Err(RunError::Count {
                what: "inputs",
                given: index + 1,
                expected,
            });
        };
        if input.len() != bytes.len() {
            return Err(RunError::InputLength {
                name: self.plan.inputs[index].name.clone(),
                expected: input.len(),
                given: bytes.len(),
            });
        }
        let base = input.base();
        #[allow(unsafe_code, reason = "the call gate's promise")]
        // SAFETY: the buffer has exactly this length, and no step runs: `self` is borrowed mutably.
        unsafe {
            gate::fill(base, bytes);
        }
        Ok(())
    }

    /// Runs every step. Allocates nothing once each step has run before.
    ///
    /// # Panics
    /// If a worker thread panics.
    pub fn run(&mut self) {
        for step in 0..self.workers.work().steps.len() {
            self.run_step(step);
        }
    }

    /// Runs one step, by its position in [`Plan::steps`].
    ///
    /// # Panics
    /// If there is no such step, or a worker thread panics.
    pub fn run_step(&mut self, step: usize) {
        let program = self.workers.work();
        let ready = &program.steps[step];
        let threads = self.workers.threads() as u64;
        let granules = ready.split_extent.div_ceil(ready.granule);
        if threads == 1 || ready.ps < SHARE_FROM_PS || granules < 2 {
            program.piece(
                step,
                0,
                Piece {
                    begin: 0,
                    end: ready.split_extent,
                },
            );
            return;
        }
        let pieces = (threads * PIECES_PER_THREAD).min(granules);
        let len = granules.div_ceil(pieces) * ready.granule;
        self.workers.run(step, ready.split_extent, len);
    }

    /// Bytes of a buffer as the steps run so far have left them. A buffer whose life is over may hold
    /// another's bytes.
    pub fn buffer(&self, id: BufferId) -> &[u8] {
        let (base, len) = self.bases[id.index()];
        #[allow(unsafe_code, reason = "the call gate's promise")]
        // SAFETY: the buffer is inside memory of this session, and no step runs while it is borrowed.
        unsafe {
            gate::bytes(base, len)
        }
    }

    /// Bytes of an output: little-endian elements, row-major.
    ///
    /// # Panics
    /// If there is no such output.
    pub fn output(&self, index: usize) -> &[u8] {
        self.buffer(self.plan.outputs[index].buffer)
    }
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
