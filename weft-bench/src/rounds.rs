//! Interleaved rounds: contenders take turns, so that what disturbs one disturbs all.
//!
//! A round gives each contender one turn: A B C, A B C, and so on. A turn of a short call begins
//! with an untimed one, since the others have taken its place in the caches, and then times as many
//! calls as fill the turn.

use crate::stats::Stats;
use std::time::Instant;

/// Something whose calls are timed.
pub struct Contender<'a> {
    /// Its name in tables.
    pub name: String,
    /// One call.
    pub call: Box<dyn FnMut() + 'a>,
}

impl<'a> Contender<'a> {
    /// A contender of that name.
    pub fn new(name: impl Into<String>, call: impl FnMut() + 'a) -> Self {
        Contender {
            name: name.into(),
            call: Box::new(call),
        }
    }
}

/// How long to measure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Rounds, as long as the time lasts.
    pub rounds: usize,
    /// Rounds that are made however long they take.
    pub least_rounds: usize,
    /// Seconds of one turn at least.
    pub turn_seconds: f64,
    /// Seconds after which no further round begins.
    pub budget_seconds: f64,
}

impl Effort {
    /// For a record.
    pub const FULL: Effort = Effort {
        rounds: 41,
        least_rounds: 7,
        turn_seconds: 5e-3,
        budget_seconds: 12.0,
    };
    /// For a look.
    pub const QUICK: Effort = Effort {
        rounds: 11,
        least_rounds: 3,
        turn_seconds: 2e-3,
        budget_seconds: 2.0,
    };
}

/// Times of one contender.
#[derive(Clone, Debug, PartialEq)]
pub struct Lap {
    /// The contender.
    pub name: String,
    /// Its times.
    pub stats: Stats,
    /// Calls in each turn.
    pub calls: usize,
}

/// Calls from which on the caches' state before a turn does not matter.
const LONG_CALL_SECONDS: f64 = 5e-3;

/// Lets contenders take turns; in their order, one lap each.
///
/// A contender whose clock never moved gets no lap.
pub fn race(contenders: &mut [Contender<'_>], effort: Effort) -> Vec<Lap> {
    let begun = Instant::now();
    race_by(contenders, effort, || begun.elapsed().as_secs_f64())
}

/// As [`race`], by any clock that gives seconds.
pub fn race_by(
    contenders: &mut [Contender<'_>],
    effort: Effort,
    mut clock: impl FnMut() -> f64,
) -> Vec<Lap> {
    let mut plans = Vec::new();
    for contender in contenders.iter_mut() {
        // The first call touches memory for the first time.
        (contender.call)();
        let begun = clock();
        (contender.call)();
        let seconds = (clock() - begun).max(1e-9);
        let calls = (effort.turn_seconds / seconds).ceil().clamp(1.0, 1e6) as usize;
        plans.push((calls, seconds < LONG_CALL_SECONDS));
    }
    let mut times: Vec<Vec<f64>> = contenders.iter().map(|_| Vec::new()).collect();
    let begun = clock();
    for round in 0..effort.rounds {
        if round >= effort.least_rounds && clock() - begun > effort.budget_seconds {
            break;
        }
        for (i, contender) in contenders.iter_mut().enumerate() {
            let (calls, warm_up) = plans[i];
            if warm_up {
                (contender.call)();
            }
            let begun = clock();
            for _ in 0..calls {
                (contender.call)();
            }
            times[i].push((clock() - begun) / calls as f64);
        }
    }
    let laps = contenders.iter().zip(times).zip(plans);
    laps.filter_map(|((contender, times), (calls, _))| {
        Some(Lap {
            name: contender.name.clone(),
            stats: Stats::of(times)?,
            calls,
        })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::{Cell, RefCell};

    const EFFORT: Effort = Effort {
        rounds: 4,
        least_rounds: 2,
        turn_seconds: 0.001,
        budget_seconds: 1e9,
    };

    #[test]
    fn contenders_take_turns_and_are_timed_by_the_call() {
        let now = Cell::new(0.0);
        let order = RefCell::new(String::new());
        let mut contenders = [("A", 1.0), ("B", 3.0)].map(|(name, seconds)| {
            let (now, order) = (&now, &order);
            Contender::new(name, move || {
                order.borrow_mut().push_str(name);
                now.set(now.get() + seconds);
            })
        });
        let laps = race_by(&mut contenders, EFFORT, || now.get());
        drop(contenders);
        // Two calls each to begin with, then one long call a turn.
        assert_eq!(order.into_inner(), "AABBABABABAB");
        assert_eq!(laps[0].stats.median(), 1.0);
        assert_eq!(laps[1].stats.median(), 3.0);
        assert_eq!((laps[0].calls, laps[0].stats.trials()), (1, 4));
    }

    #[test]
    fn short_calls_fill_a_turn_behind_an_untimed_one() {
        let now = Cell::new(0.0);
        let count = Cell::new(0);
        let mut contenders = [Contender::new("short", || {
            count.set(count.get() + 1);
            now.set(now.get() + 0.00025);
        })];
        let laps = race_by(&mut contenders, EFFORT, || now.get());
        drop(contenders);
        assert_eq!(laps[0].calls, 4);
        assert_eq!(count.get(), 2 + 4 * (1 + 4));
        assert!((laps[0].stats.median() - 0.00025).abs() < 1e-12);
    }

    #[test]
    fn the_budget_ends_rounds_but_not_the_least_ones() {
        let now = Cell::new(0.0);
        let effort = Effort {
            budget_seconds: 0.5,
            ..EFFORT
        };
        let mut contenders = [Contender::new("long", || now.set(now.get() + 1.0))];
        let laps = race_by(&mut contenders, effort, || now.get());
        drop(contenders);
        assert_eq!(laps[0].stats.trials(), 2);
    }

    #[test]
    fn a_clock_that_stands_still_gives_no_lap() {
        let mut contenders = [Contender::new("still", || ())];
        let effort = Effort {
            turn_seconds: 0.0,
            ..EFFORT
        };
        assert_eq!(race_by(&mut contenders, effort, || 0.0), vec![]);
    }
}
