//! Interleaved rounds: contenders take turns, so that what disturbs one disturbs all.
//!
//! A round gives each contender one turn: A B C, A B C, and so on. A turn of a short call begins
//! with an untimed one, since the others have taken its place in the caches, and then times as many
//! calls as fill the turn. Turns in which the thread had to wait for a processor are left out, and
//! made up for by further rounds.

use crate::clock::{Clock, Turn};
use crate::stats::Stats;

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
    /// Turns in which the thread had to wait for a processor. Where enough others are, these are
    /// not among the times.
    pub disturbed: usize,
}

/// Calls from which on the caches' state before a turn does not matter.
const LONG_CALL_SECONDS: f64 = 5e-3;
/// Rounds at most, for each that is asked for, until enough turns were calm.
const ROUNDS_FOR_EACH: usize = 4;

/// Lets contenders take turns; in their order, one lap each.
///
/// A contender whose clock never moved gets no lap.
pub fn race(contenders: &mut [Contender<'_>], effort: Effort, clock: &mut dyn Clock) -> Vec<Lap> {
    let mut plans = Vec::new();
    for contender in contenders.iter_mut() {
        // The first call touches memory for the first time.
        (contender.call)();
        let seconds = clock.turn(&mut *contender.call).seconds.max(1e-9);
        let calls = (effort.turn_seconds / seconds).ceil().clamp(1.0, 1e6) as usize;
        plans.push((calls, seconds < LONG_CALL_SECONDS));
    }
    let mut times: Vec<Times> = contenders.iter().map(|_| Times::default()).collect();
    let begun = clock.now();
    for round in 0..effort.rounds * ROUNDS_FOR_EACH {
        let late = clock.now() - begun > effort.budget_seconds;
        let enough = times.iter().all(|t| t.calm.len() >= effort.rounds);
        if enough || (round >= effort.least_rounds && late) {
            break;
        }
        for (i, contender) in contenders.iter_mut().enumerate() {
            let (calls, warm_up) = plans[i];
            if warm_up {
                (contender.call)();
            }
            let turn = clock.turn(&mut || {
                for _ in 0..calls {
                    (contender.call)();
                }
            });
            times[i].add(turn, calls);
        }
    }
    let laps = contenders.iter().zip(times).zip(plans);
    laps.filter_map(|((contender, times), (calls, _))| {
        let disturbed = times.disturbed.len();
        Some(Lap {
            name: contender.name.clone(),
            stats: times.stats(effort.least_rounds)?,
            calls,
            disturbed,
        })
    })
    .collect()
}

/// Times of calm and of disturbed turns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Times {
    /// Undisturbed ones.
    pub calm: Vec<f64>,
    /// The others.
    pub disturbed: Vec<f64>,
}

impl Times {
    /// Adds a turn of so many calls.
    pub fn add(&mut self, turn: Turn, calls: usize) {
        let seconds = turn.seconds / calls as f64;
        if turn.is_disturbed() {
            self.disturbed.push(seconds);
        } else {
            self.calm.push(seconds);
        }
    }

    /// The calm times; with the others where fewer than `least` are calm.
    pub fn chosen(self, least: usize) -> Vec<f64> {
        let mut times = self.calm;
        if times.len() < least {
            times.extend(self.disturbed);
        }
        times
    }

    /// Statistics of the chosen times.
    pub fn stats(self, least: usize) -> Option<Stats> {
        Stats::of(self.chosen(least))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::tests::FakeClock;
    use std::cell::{Cell, RefCell};

    const EFFORT: Effort = Effort {
        rounds: 4,
        least_rounds: 2,
        turn_seconds: 0.001,
        budget_seconds: 1e9,
    };

    /// Laps of contenders that move a clock by so many seconds a call, and the order of calls.
    fn laps(speeds: &[(&str, f64)], effort: Effort) -> (Vec<Lap>, String) {
        let (now, waited) = (Cell::new(0.0), Cell::new(0.0));
        let order = RefCell::new(String::new());
        let mut contenders: Vec<Contender<'_>> = speeds
            .iter()
            .map(|(name, seconds)| {
                let (now, order) = (&now, &order);
                Contender::new(*name, move || {
                    order.borrow_mut().push_str(name);
                    now.set(now.get() + seconds);
                })
            })
            .collect();
        let mut clock = FakeClock {
            now: &now,
            waited: &waited,
        };
        let laps = race(&mut contenders, effort, &mut clock);
        drop(contenders);
        (laps, order.into_inner())
    }

    #[test]
    fn contenders_take_turns_and_are_timed_by_the_call() {
        let (laps, order) = laps(&[("A", 1.0), ("B", 3.0)], EFFORT);
        // Two calls each to begin with, then one long call a turn.
        assert_eq!(order, "AABBABABABAB");
        assert_eq!(laps[0].stats.median(), 1.0);
        assert_eq!(laps[1].stats.median(), 3.0);
        assert_eq!((laps[0].calls, laps[0].stats.trials()), (1, 4));
        assert_eq!(laps[0].disturbed, 0);
    }

    #[test]
    fn short_calls_fill_a_turn_behind_an_untimed_one() {
        let (laps, order) = laps(&[("s", 0.00025)], EFFORT);
        assert_eq!(laps[0].calls, 4);
        assert_eq!(order.len(), 2 + 4 * (1 + 4));
        assert!((laps[0].stats.median() - 0.00025).abs() < 1e-12);
    }

    #[test]
    fn the_budget_ends_rounds_but_not_the_least_ones() {
        let effort = Effort {
            budget_seconds: 0.5,
            ..EFFORT
        };
        let (laps, _) = laps(&[("long", 1.0)], effort);
        assert_eq!(laps[0].stats.trials(), 2);
    }

    #[test]
    fn a_clock_that_stands_still_gives_no_lap() {
        let (laps, _) = laps(&[("still", 0.0)], EFFORT);
        assert_eq!(laps, vec![]);
    }

    #[test]
    fn disturbed_turns_are_left_out_and_made_up_for() {
        let (now, waited) = (Cell::new(0.0), Cell::new(0.0));
        let calls = Cell::new(0);
        let mut contenders = [Contender::new("A", || {
            calls.set(calls.get() + 1);
            let disturbed = calls.get() % 2 == 0;
            now.set(now.get() + if disturbed { 9.0 } else { 1.0 });
            waited.set(waited.get() + if disturbed { 8.0 } else { 0.0 });
        })];
        let mut clock = FakeClock {
            now: &now,
            waited: &waited,
        };
        let laps = race(&mut contenders, EFFORT, &mut clock);
        assert_eq!(laps[0].stats.median(), 1.0);
        assert_eq!(laps[0].stats.quantile(1.0), 1.0);
        assert_eq!((laps[0].stats.trials(), laps[0].disturbed), (4, 3));
    }

    #[test]
    fn without_enough_calm_turns_all_count() {
        let mut times = Times::default();
        let turn = |seconds, waited| Turn { seconds, waited };
        times.add(turn(2.0, 0.0), 2);
        times.add(turn(8.0, 4.0), 2);
        assert_eq!(times.clone().stats(1).unwrap().trials(), 1);
        assert_eq!(times.stats(2).unwrap().median(), 2.5);
    }
}
