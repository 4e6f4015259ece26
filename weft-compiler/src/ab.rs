//! Two plans of one model against each other: the bits first, then rounds in turns, then a verdict.
//!
//! Each round runs both plans, the order changing from round to round, beside a loop that always does
//! the same work and so shows a clock that drifts. What other processes took from the machine is
//! measured before and during the rounds. The verdict is about B: ahead or behind only where it was so
//! in every round, on a machine that was idle; anything else is "cannot tell", with the reasons.

mod load;
mod verdict;

pub use load::Meter;
pub use verdict::{Doubt, IDLE_SHARE, Measured, Round, Verdict, judge};

use crate::check::difference;
use crate::compile::Compiled;
use crate::outputs::{InputError, outputs, set_inputs};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::{Duration, Instant};
use weft_ir::Tensor;
use weft_runtime::Session;

/// How a comparison is made.
#[derive(Clone, Copy, Debug)]
pub struct AbOptions {
    /// Rounds; fewer than three tell nothing.
    pub rounds: usize,
    /// Threads of both sides.
    pub threads: usize,
    /// A side runs again in a round until it took this long; its time is the median run's.
    pub least: Duration,
    /// How long the machine is watched before the rounds.
    pub watch: Duration,
}

impl Default for AbOptions {
    fn default() -> Self {
        AbOptions {
            rounds: 9,
            threads: 1,
            least: Duration::from_millis(40),
            watch: Duration::from_millis(500),
        }
    }
}

/// Runs both plans in turns on the same inputs.
///
/// `progress` is called with rounds done and rounds in all. Where outputs differ no round is run.
///
/// # Errors
/// If inputs do not fit, or a run fails.
pub fn compare(
    a: &Compiled,
    b: &Compiled,
    inputs: &BTreeMap<String, Tensor>,
    options: AbOptions,
    mut progress: impl FnMut(usize, usize),
) -> Result<Measured, InputError> {
    let mut sides = [a.session(options.threads)?, b.session(options.threads)?];
    let mut given = Vec::new();
    for session in &mut sides {
        set_inputs(session, inputs)?;
        session.run()?;
        given.push(outputs(session));
    }
    let mut measured = Measured::default();
    for ((name, one), (other_name, other)) in given[0].iter().zip(&given[1]) {
        measured.compared += one.elems() as u64;
        let comparable = name == other_name && one.ty() == other.ty();
        measured.differ += match difference(one, other) {
            _ if !comparable => one.elems() as u64,
            Some(found) => found.count,
            None => 0,
        };
    }
    if given[0].len() != given[1].len() {
        measured.differ += 1;
    }
    if measured.differ > 0 {
        return Ok(measured);
    }
    let before = Meter::start();
    std::thread::sleep(options.watch);
    measured.others_before = before.and_then(|meter| meter.others());
    let during = Meter::start();
    for at in 0..options.rounds {
        progress(at, options.rounds);
        let calibration_ns = calibrate();
        let [first, second] = if at % 2 == 0 { [0, 1] } else { [1, 0] };
        let mut times = [0; 2];
        for side in [first, second] {
            times[side] = time(&mut sides[side], options.least)?;
        }
        measured.rounds.push(Round {
            a_ns: times[0],
            b_ns: times[1],
            calibration_ns,
        });
    }
    progress(options.rounds, options.rounds);
    measured.others_during = during.and_then(|meter| meter.others());
    Ok(measured)
}

/// The median run's nanoseconds.
fn time(session: &mut Session, least: Duration) -> Result<u64, InputError> {
    let (begun, mut times) = (Instant::now(), Vec::new());
    while times.is_empty() || begun.elapsed() < least {
        let run = Instant::now();
        session.run()?;
        times.push(u64::try_from(run.elapsed().as_nanos()).unwrap_or(u64::MAX));
    }
    times.sort_unstable();
    Ok(times[times.len() / 2])
}

/// Nanoseconds of a loop of dependent multiplications: the least of a few, so that an interruption
/// does not count as a slower clock.
fn calibrate() -> u64 {
    let once = || {
        let begun = Instant::now();
        let mut x = black_box(0x9e37_79b9_7f4a_7c15_u64);
        for _ in 0..200_000 {
            x = x.wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(7);
        }
        black_box(x);
        u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX)
    };
    (0..5).map(|_| once()).min().unwrap_or(u64::MAX)
}
