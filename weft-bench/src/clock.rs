//! The clock, and how long this thread had to wait for a processor.
//!
//! On a machine that does other work a turn may be interrupted, and then its time says nothing of
//! the contender. Linux counts for each thread how long it was ready to run and did not.

use std::fs::File;
use std::io::{Read, Seek};
use std::time::Instant;

/// What tells the time of turns.
pub trait Clock {
    /// Seconds since some moment.
    fn now(&mut self) -> f64;
    /// Seconds that this thread was ready to run and did not, since some moment; always the same
    /// where nobody counts them.
    fn waited(&mut self) -> f64;

    /// Times some work.
    fn turn(&mut self, work: &mut dyn FnMut()) -> Turn {
        let waited = self.waited();
        let begun = self.now();
        work();
        let seconds = self.now() - begun;
        Turn {
            seconds,
            waited: self.waited() - waited,
        }
    }
}

/// How long something took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// Seconds in all.
    pub seconds: f64,
    /// Seconds of waiting among them.
    pub waited: f64,
}

impl Turn {
    /// Whether waiting is a part of the time that matters.
    pub fn is_disturbed(&self) -> bool {
        self.waited > self.seconds * 0.005
    }
}

/// This host's clock.
pub struct HostClock {
    begun: Instant,
    statistics: Option<File>,
}

impl HostClock {
    /// A clock for the thread that makes it and uses it.
    pub fn new() -> Self {
        HostClock {
            begun: Instant::now(),
            statistics: File::open("/proc/thread-self/schedstat").ok(),
        }
    }
}

impl Default for HostClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Clock for HostClock {
    fn now(&mut self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }

    fn waited(&mut self) -> f64 {
        let Some(file) = &mut self.statistics else {
            return 0.0;
        };
        let mut text = [0u8; 96];
        let read = file.rewind().and_then(|()| file.read(&mut text));
        let text = std::str::from_utf8(&text[..read.unwrap_or(0)]).unwrap_or("");
        waited_nanoseconds(text).map_or(0.0, |ns| ns as f64 / 1e9)
    }
}

/// The second of the numbers: on the processor, ready for it, times it was given one.
fn waited_nanoseconds(text: &str) -> Option<u64> {
    text.split_whitespace().nth(1)?.parse().ok()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::cell::Cell;

    /// A clock that others move.
    pub(crate) struct FakeClock<'a> {
        pub(crate) now: &'a Cell<f64>,
        pub(crate) waited: &'a Cell<f64>,
    }

    impl Clock for FakeClock<'_> {
        fn now(&mut self) -> f64 {
            self.now.get()
        }
        fn waited(&mut self) -> f64 {
            self.waited.get()
        }
    }

    #[test]
    fn the_waiting_is_the_second_number() {
        assert_eq!(waited_nanoseconds("796365 11744506 2\n"), Some(11_744_506));
        assert_eq!(waited_nanoseconds(""), None);
        assert_eq!(waited_nanoseconds("1 x 2"), None);
    }

    #[test]
    fn a_turn_that_waited_is_disturbed() {
        let (now, waited) = (Cell::new(1.0), Cell::new(5.0));
        let mut clock = FakeClock {
            now: &now,
            waited: &waited,
        };
        let calm = clock.turn(&mut || now.set(now.get() + 2.0));
        assert_eq!((calm.seconds, calm.waited), (2.0, 0.0));
        assert!(!calm.is_disturbed());
        let disturbed = clock.turn(&mut || {
            now.set(now.get() + 2.0);
            waited.set(waited.get() + 0.5);
        });
        assert_eq!(disturbed.waited, 0.5);
        assert!(disturbed.is_disturbed());
    }

    #[test]
    fn the_hosts_clock_never_runs_backwards() {
        let mut clock = HostClock::new();
        let (now, waited) = (clock.now(), clock.waited());
        assert!(clock.now() >= now && clock.waited() >= waited);
    }
}
