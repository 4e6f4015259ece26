//! Worker threads that share the pieces of one step at a time.
//!
//! A step is cut into pieces; workers and the calling thread take them from a counter until none is
//! left. Which thread does which piece varies; the bits do not, since pieces are independent.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use weft_kernel::Piece;

/// Does one piece of one step as worker `worker`.
pub trait Work: Send + Sync + 'static {
    /// Does it.
    fn piece(&self, step: usize, worker: usize, piece: Piece);
}

struct Shared<W> {
    work: W,
    job: Job,
    /// Counts jobs; workers sleep until it changes.
    generation: Mutex<u64>,
    wake: Condvar,
    /// Workers that have not finished the current job.
    busy: AtomicUsize,
    panicked: AtomicBool,
    stop: AtomicBool,
}

/// The current step; written only while every worker sleeps.
#[derive(Default)]
struct Job {
    step: AtomicUsize,
    extent: AtomicU64,
    piece_len: AtomicU64,
    next: AtomicU64,
}

/// A pool of workers bound to one kind of work.
pub struct Workers<W: Work> {
    shared: Arc<Shared<W>>,
    threads: Vec<JoinHandle<()>>,
}

/// How often a waiting thread looks before it sleeps or yields.
const SPINS: u32 = 2_000;

impl<W: Work> Workers<W> {
    /// `threads` workers in all, the caller being one of them.
    ///
    /// A host that refuses a thread gets fewer.
    pub fn new(work: W, threads: usize) -> Self {
        let shared = Arc::new(Shared {
            work,
            job: Job::default(),
            generation: Mutex::new(0),
            wake: Condvar::new(),
            busy: AtomicUsize::new(0),
            panicked: AtomicBool::new(false),
            stop: AtomicBool::new(false),
        });
        let mut handles = Vec::new();
        for worker in 1..threads {
            let mine = Arc::clone(&shared);
            let spawned = std::thread::Builder::new()
                .name(format!("weft-{worker}"))
                .spawn(move || mine.serve(worker));
            match spawned {
                Ok(handle) => handles.push(handle),
                Err(_) => break,
            }
        }
        Workers {
            shared,
            threads: handles,
        }
    }

    /// The work that workers do.
    pub fn work(&self) -> &W {
        &self.shared.work
    }

    /// Number of threads, the caller included.
    pub fn threads(&self) -> usize {
        self.threads.len() + 1
    }

    /// Does all pieces of a step with all threads.
    ///
    /// # Panics
    /// If a worker panicked.
    pub fn run(&mut self, step: usize, extent: u64, piece_len: u64) {
        let shared = &*self.shared;
        shared.job.step.store(step, Ordering::Relaxed);
        shared.job.extent.store(extent, Ordering::Relaxed);
        shared
            .job
            .piece_len
            .store(piece_len.max(1), Ordering::Relaxed);
        shared.job.next.store(0, Ordering::Relaxed);
        shared.busy.store(self.threads.len(), Ordering::Relaxed);
        {
            // Publishes the job: workers read it after they have seen the new generation.
            let mut generation = lock(&shared.generation);
            *generation += 1;
            shared.wake.notify_all();
        }
        // The wait is also done where the caller's own piece panics: nobody may look at the memory
        // while a worker still writes it.
        let wait = WaitForWorkers(shared);
        shared.take_pieces(0);
        drop(wait);
        assert!(
            !shared.panicked.load(Ordering::Relaxed),
            "a worker thread panicked"
        );
    }
}

/// Waits, when dropped, until every worker has finished the current job.
struct WaitForWorkers<'a, W>(&'a Shared<W>);

impl<W> Drop for WaitForWorkers<'_, W> {
    fn drop(&mut self) {
        let mut spins = 0;
        while self.0.busy.load(Ordering::Acquire) != 0 {
            spins += 1;
            if spins < SPINS {
                std::hint::spin_loop();
            } else {
                std::thread::yield_now();
            }
        }
    }
}

impl<W: Work> Shared<W> {
    fn take_pieces(&self, worker: usize) {
        let step = self.job.step.load(Ordering::Relaxed);
        let extent = self.job.extent.load(Ordering::Relaxed);
        let len = self.job.piece_len.load(Ordering::Relaxed);
        loop {
            let begin = self.job.next.fetch_add(len, Ordering::Relaxed);
            if begin >= extent {
                return;
            }
            let end = begin.saturating_add(len).min(extent);
            self.work.piece(step, worker, Piece { begin, end });
        }
    }

    fn serve(&self, worker: usize) {
        let mut seen = 0u64;
        loop {
            {
                let mut generation = lock(&self.generation);
                while *generation == seen {
                    generation = self
                        .wake
                        .wait(generation)
                        .unwrap_or_else(PoisonError::into_inner);
                }
                seen = *generation;
            }
            if self.stop.load(Ordering::Relaxed) {
                return;
            }
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                self.take_pieces(worker);
            }));
            if done.is_err() {
                self.panicked.store(true, Ordering::Relaxed);
            }
            self.busy.fetch_sub(1, Ordering::Release);
        }
    }
}

impl<W: Work> Drop for Workers<W> {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
        {
            let mut generation = lock(&self.shared.generation);
            *generation += 1;
            self.shared.wake.notify_all();
        }
        for handle in self.threads.drain(..) {
            // A worker that panicked has been reported by `run`.
            let _ = handle.join();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Count(Vec<AtomicU64>);

    impl Work for Count {
        fn piece(&self, step: usize, _worker: usize, piece: Piece) {
            for i in piece.begin..piece.end {
                self.0[i as usize].fetch_add(step as u64 + 1, Ordering::Relaxed);
            }
        }
    }

    #[test]
    fn every_piece_is_done_once_by_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let cells = (0..103).map(|_| AtomicU64::new(0)).collect();
            let mut workers = Workers::new(Count(cells), threads);
            for (step, len) in [(0, 1), (1, 10), (2, 1000)] {
                workers.run(step, 103, len);
            }
            for cell in &workers.work().0 {
                assert_eq!(cell.load(Ordering::Relaxed), 1 + 2 + 3, "{threads} threads");
            }
        }
    }

    struct Fails;

    impl Work for Fails {
        fn piece(&self, _step: usize, worker: usize, piece: Piece) {
            assert!(worker == 0 || piece.begin == u64::MAX, "planted");
            // The caller holds back so that the other thread surely gets a piece.
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    }

    #[test]
    fn planted_fault_in_a_worker_thread_is_reported() {
        let mut workers = Workers::new(Fails, 2);
        let run = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| workers.run(0, 64, 1)));
        assert!(run.is_err(), "a panic in a worker must reach the caller");
    }

    /// The caller's piece panics while the other thread is inside of one. Each waits for the other,
    /// so that both surely have a piece.
    #[derive(Default)]
    struct CallerFails {
        caller: AtomicBool,
        worker: AtomicBool,
        done: AtomicBool,
    }

    impl Work for CallerFails {
        fn piece(&self, _step: usize, worker: usize, _piece: Piece) {
            let (own, other) = if worker == 0 {
                (&self.caller, &self.worker)
            } else {
                (&self.worker, &self.caller)
            };
            own.store(true, Ordering::Release);
            while !other.load(Ordering::Acquire) {
                std::thread::yield_now();
            }
            assert!(worker != 0, "planted");
            std::thread::sleep(std::time::Duration::from_millis(50));
            self.done.store(true, Ordering::Release);
        }
    }

    #[test]
    fn planted_fault_in_the_caller_waits_for_workers_before_it_unwinds() {
        let mut workers = Workers::new(CallerFails::default(), 2);
        let run = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| workers.run(0, 2, 1)));
        assert!(run.is_err(), "the panic goes on");
        assert!(
            workers.work().done.load(Ordering::Acquire),
            "the worker's piece was still running when the caller's panic came through"
        );
    }
}
