//! A pass: one source over the whole domain, on several threads, written down chunk by chunk.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use blake3::hazmat::ChainingValue;
use indicatif::{ProgressBar, ProgressStyle};

use crate::Failure;
use crate::domain::{CHUNK_BYTES, CHUNKS, chaining_value, first_input, whole_hash, word};
use crate::source::Source;
use crate::state::{Done, State};

/// What a finished pass found.
pub struct Outcome {
    /// Chaining values of the chunks.
    pub values: Vec<ChainingValue>,
    /// The hash of all outputs.
    pub hash: String,
    /// Outputs that differ from the expected ones.
    pub wrong: u64,
    /// Processor seconds, those of earlier, interrupted runs among them.
    pub seconds: f64,
}

/// What outputs are compared with.
pub struct Expected<'a> {
    /// Chaining values of the chunks.
    pub values: &'a [ChainingValue],
    /// Who can compute a chunk again, to find what differs.
    pub source: &'a (dyn Fn() -> Box<dyn Source> + Sync),
}

/// Runs what is missing of a pass.
pub fn run<S: Source>(
    title: &str,
    path: &Path,
    threads: usize,
    expected: Option<&Expected<'_>>,
    make: impl Fn() -> Result<S, Failure> + Sync,
) -> Result<Outcome, Failure> {
    let state = State::open(path)?;
    let missing = state.missing(expected.map(|expected| expected.values));
    let bar = progress(title, CHUNKS - missing.len());
    let state = Mutex::new(state);
    let next = AtomicUsize::new(0);
    let work = || -> Result<(), Failure> {
        let mut source = make()?;
        let mut out = vec![0; CHUNK_BYTES];
        while let Some(&chunk) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
            let start = Instant::now();
            source.outputs(first_input(chunk), &mut out)?;
            let value = chaining_value(chunk, &out);
            let wrong = match expected {
                Some(expected) if expected.values[chunk] != value => {
                    differences(title, chunk, &out, (expected.source)(), &bar)?
                }
                _ => 0,
            };
            let micros = start.elapsed().as_micros() as u64;
            let done = Done {
                value,
                wrong,
                micros,
            };
            state.lock().expect("no worker panicked").add(chunk, done)?;
            bar.inc(1);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.min(missing.len()))
            .map(|_| scope.spawn(work))
            .collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("a worker does not panic"))
    })?;
    bar.finish_and_clear();
    let state = state.into_inner().expect("no worker panicked");
    let done = state.finished().ok_or("a chunk is missing")?;
    let values: Vec<ChainingValue> = done.iter().map(|done| done.value).collect();
    Ok(Outcome {
        hash: whole_hash(&values),
        values,
        wrong: done.iter().map(|done| done.wrong).sum(),
        seconds: done.iter().map(|done| done.micros).sum::<u64>() as f64 / 1e6,
    })
}

/// How many outputs of a chunk are not the expected ones; the first of those are printed.
fn differences(
    title: &str,
    chunk: usize,
    given: &[u8],
    mut source: Box<dyn Source>,
    bar: &ProgressBar,
) -> Result<u64, Failure> {
    let mut expected = vec![0; given.len()];
    source.outputs(first_input(chunk), &mut expected)?;
    let mut wrong = 0;
    for (at, (given, expected)) in given
        .chunks_exact(4)
        .zip(expected.chunks_exact(4))
        .enumerate()
    {
        if given != expected {
            wrong += 1;
            if wrong <= 20 {
                let input = first_input(chunk) + at as u32;
                let (expected, given) = (word(expected), word(given));
                bar.suspend(|| {
                    println!("{title}: {input:08x} expected {expected:08x}, given {given:08x}");
                });
            }
        }
    }
    if wrong == 0 {
        return Err(format!("{title}: chunk {chunk} differs, and no element of it").into());
    }
    Ok(wrong)
}

fn progress(title: &str, done: usize) -> ProgressBar {
    let bar = ProgressBar::new(CHUNKS as u64);
    let style = ProgressStyle::with_template("{msg:28} {wide_bar} {pos}/{len} {eta}");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.set_message(title.to_owned());
    bar.set_position(done as u64);
    bar.reset_eta();
    bar
}
