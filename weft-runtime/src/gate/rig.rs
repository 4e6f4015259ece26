//! The rig: memory, the bodies that work on it, and the threads that run them.

use super::floats::ContractFloats;
use super::native::NativeBody;
use super::operands::Bases;
use crate::aligned::AlignedBytes;
use crate::workers::{Work, Workers};
use std::sync::{Mutex, PoisonError};
use weft_kernel::Piece;
use weft_portable::{Level, Prepared, Scratch};

/// What runs a step.
pub enum StepBody {
    /// The portable arm.
    Portable(Prepared),
    /// Machine code.
    Native(NativeBody),
}

/// Bytes of a block of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// Which block.
    pub block: usize,
    /// First byte.
    pub offset: usize,
    /// Number of bytes.
    pub len: usize,
}

/// A body with the memory of its operands.
pub struct RigStep {
    /// Who works.
    pub body: StepBody,
    /// The kernel's operands, in order.
    pub operands: Vec<Range>,
}

/// Memory with everything that works on it.
pub struct Rig {
    workers: Workers<Inner>,
}

/// What workers see.
struct Inner {
    /// Keeps the memory that `bases` and `starts` lead to; not touched through this field again.
    _blocks: Vec<AlignedBytes>,
    /// Base and length of each block.
    starts: Vec<(*mut u8, usize)>,
    steps: Vec<(StepBody, Bases)>,
    level: Level,
    /// One scratch a worker; each locks its own only.
    scratch: Vec<Mutex<WorkerScratch>>,
}

// SAFETY: the pointers lead to memory that `_blocks` owns. It is written by pieces of a step, which
// write different bytes, while `Rig` is borrowed mutably, and by `Rig::fill`, likewise; it is read
// through a shared borrow of `Rig` otherwise.
unsafe impl Send for Inner {}
// SAFETY: as for `Send`.
unsafe impl Sync for Inner {}

/// All that `Inner` holds besides pointers may itself go to other threads.
const _: () = {
    const fn assert_shareable<T: Send + Sync>() {}
    assert_shareable::<StepBody>();
    assert_shareable::<Mutex<WorkerScratch>>();
    assert_shareable::<AlignedBytes>();
};

/// Scratch of a worker.
struct WorkerScratch {
    portable: Scratch,
    native: AlignedBytes,
}

impl Rig {
    /// Steps bound to memory, with `threads` threads, the caller included. Scratch for every step is
    /// made here, so that running allocates nothing. `None` where memory cannot be had.
    ///
    /// # Panics
    /// If an operand is outside of its block.
    pub fn new(
        mut blocks: Vec<AlignedBytes>,
        steps: Vec<RigStep>,
        level: Level,
        threads: usize,
    ) -> Option<Self> {
        let starts: Vec<(*mut u8, usize)> =
            blocks.iter_mut().map(|b| (b.base(), b.len())).collect();
        let native = steps.iter().filter_map(|step| match &step.body {
            StepBody::Native(body) => Some(body.scratch_bytes()),
            StepBody::Portable(_) => None,
        });
        let native_bytes = native.max().unwrap_or(0);
        let mut bound = Vec::with_capacity(steps.len());
        for step in steps {
            let operands = step.operands.iter();
            let operands = operands.map(|range| (start(&starts, *range), range.len));
            // SAFETY: `start` holds every range inside its block, which lives in `_blocks` as long as
            // these bases do. Kernels run only under a mutable borrow of the rig; that pieces write
            // different bytes is what the module takes on trust.
            let bases = unsafe { Bases::new(operands.collect()) };
            bound.push((step.body, bases));
        }
        let mut scratch = Vec::new();
        for _ in 0..threads.max(1) {
            let mut own = WorkerScratch {
                portable: Scratch::new(),
                native: AlignedBytes::zeroed(native_bytes)?,
            };
            for (body, bases) in &bound {
                if let StepBody::Portable(arm) = body {
                    // An empty piece makes the scratch that the arm needs, and does nothing else.
                    arm.run(level, bases, Piece { begin: 0, end: 0 }, &mut own.portable);
                }
            }
            scratch.push(Mutex::new(own));
        }
        let inner = Inner {
            _blocks: blocks,
            starts,
            steps: bound,
            level,
            scratch,
        };
        let workers = Workers::new(inner, threads.max(1));
        Some(Rig { workers })
    }

    /// Number of threads that run, the caller included.
    pub fn threads(&self) -> usize {
        self.workers.threads()
    }

    /// Number of steps.
    pub fn steps(&self) -> usize {
        self.workers.work().steps.len()
    }

    /// Runs a piece of a step on this thread.
    pub fn run_piece(&mut self, step: usize, piece: Piece) {
        self.workers.work().piece(step, 0, piece);
    }

    /// Runs a step on all threads, in pieces of `piece_len` of its split axis.
    ///
    /// # Panics
    /// If a worker panicked.
    pub fn run_shared(&mut self, step: usize, extent: u64, piece_len: u64) {
        self.workers.run(step, extent, piece_len);
    }

    /// The bytes of a range.
    ///
    /// # Panics
    /// If it is outside of its block.
    pub fn bytes(&self, range: Range) -> &[u8] {
        let base = start(&self.workers.work().starts, range);
        // SAFETY: the range is inside its block, which lives as long as `self`; nothing writes while
        // `self` is borrowed, since running and filling borrow it mutably.
        unsafe { std::slice::from_raw_parts(base, range.len) }
    }

    /// Writes the bytes of a range.
    ///
    /// # Panics
    /// If it is outside of its block or has another length.
    pub fn fill(&mut self, range: Range, from: &[u8]) {
        assert_eq!(range.len, from.len(), "a range is filled whole");
        let base = start(&self.workers.work().starts, range);
        // SAFETY: the range is inside its block; nobody else reads or writes while `self` is
        // borrowed mutably, so `from` is other memory.
        unsafe { std::ptr::copy_nonoverlapping(from.as_ptr(), base, from.len()) }
    }
}

/// Address of a range's first byte.
fn start(starts: &[(*mut u8, usize)], range: Range) -> *mut u8 {
    let (base, len) = starts[range.block];
    let end = range.offset.checked_add(range.len);
    assert!(
        end.is_some_and(|end| end <= len),
        "{range:?} is outside of its block of {len} bytes"
    );
    base.wrapping_add(range.offset)
}

impl Work for Inner {
    fn piece(&self, step: usize, worker: usize, piece: Piece) {
        let _floats = ContractFloats::enter();
        let (body, bases) = &self.steps[step];
        // Each worker locks its own scratch only; the lock is never contended.
        let mut own = self.scratch[worker]
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let WorkerScratch { portable, native } = &mut *own;
        match body {
            StepBody::Portable(arm) => arm.run(self.level, bases, piece, portable),
            StepBody::Native(body) => {
                let scratch = native.base();
                // SAFETY: the body was emitted for the step's kernel, whose operands `bases` are with
                // the lengths that the kernel states; scratch is as long as the neediest body asks,
                // begins at a cache line and is this worker's own, which the lock guards.
                unsafe { body.run(bases, piece, scratch) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rig() -> Rig {
        let blocks = vec![
            AlignedBytes::copied(&[1, 2, 3, 4]).expect("memory"),
            AlignedBytes::zeroed(70).expect("memory"),
        ];
        Rig::new(blocks, vec![], Level::BASELINE, 1).expect("memory")
    }

    #[test]
    fn ranges_are_read_and_filled_where_they_are() {
        let mut rig = rig();
        let range = |block, offset, len| Range { block, offset, len };
        assert_eq!(rig.bytes(range(0, 1, 2)), [2, 3]);
        rig.fill(range(1, 66, 4), &[9; 4]);
        assert_eq!(rig.bytes(range(1, 65, 5)), [0, 9, 9, 9, 9]);
        assert_eq!(rig.bytes(range(1, 70, 0)), [0u8; 0]);
        assert_eq!(rig.bytes(range(0, 0, 4)), [1, 2, 3, 4]);
    }

    #[test]
    fn planted_fault_a_range_outside_of_its_block_panics_and_reads_nothing() {
        for (block, offset, len) in [(0, 3, 2), (0, 5, 0), (1, usize::MAX, 2), (2, 0, 0)] {
            let outcome =
                std::panic::catch_unwind(|| rig().bytes(Range { block, offset, len }).len());
            assert!(outcome.is_err(), "{block} {offset} {len}");
        }
    }

    #[test]
    fn a_rig_may_move_to_another_thread() {
        fn assert_send<T: Send>() {}
        assert_send::<Rig>();
        let rig = rig();
        let moved = std::thread::spawn(move || {
            rig.bytes(Range {
                block: 0,
                offset: 0,
                len: 4,
            })
            .to_vec()
        });
        assert_eq!(moved.join().expect("no panic"), [1, 2, 3, 4]);
    }
}
