//! What rounds tell, and when they tell nothing.

use std::fmt;

/// Fewer rounds tell nothing.
pub const LEAST_ROUNDS: usize = 3;
/// Others may take this share of the machine while it still counts as idle.
pub const IDLE_SHARE: f64 = 0.03;
/// The slowest calibration over the fastest, while the clock counts as steady.
pub const STEADY: f64 = 1.05;

/// One round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Nanoseconds of a run of A.
    pub a_ns: u64,
    /// Nanoseconds of a run of B.
    pub b_ns: u64,
    /// Nanoseconds of the loop that always does the same.
    pub calibration_ns: u64,
}

/// What was seen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measured {
    /// Elements of outputs that were compared.
    pub compared: u64,
    /// Elements that differ between A and B.
    pub differ: u64,
    /// The share of the machine that others took before the rounds; absent where nobody counts.
    pub others_before: Option<f64>,
    /// And during them.
    pub others_during: Option<f64>,
    /// The rounds.
    pub rounds: Vec<Round>,
}

/// Why nothing can be told.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Doubt {
    /// The outputs differ, so that a comparison of times would be one of two different things.
    BitsDiffer {
        /// Elements that differ.
        differ: u64,
        /// Elements that were compared.
        compared: u64,
    },
    /// No output was compared.
    NothingCompared,
    /// Too few rounds.
    FewRounds {
        /// How many.
        rounds: usize,
    },
    /// A figure of a round is 0: nothing takes no time.
    NotMeasured {
        /// The round.
        round: usize,
    },
    /// Others used the machine.
    Busy {
        /// `before` or `during` the rounds.
        when: &'static str,
        /// Their share.
        others: f64,
    },
    /// Nobody counts what others do.
    LoadUnknown,
    /// The clock drifted.
    Drift {
        /// The slowest calibration over the fastest.
        ratio: f64,
    },
    /// Neither side was ahead in every round.
    Mixed {
        /// Rounds that B won.
        ahead: usize,
        /// Rounds that it lost.
        behind: usize,
        /// All rounds.
        rounds: usize,
    },
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Doubt::BitsDiffer { differ, compared } => {
                write!(f, "{differ} of {compared} output elements differ")
            }
            Doubt::NothingCompared => f.write_str("no output was compared"),
            Doubt::FewRounds { rounds } => {
                write!(f, "{rounds} rounds, and {LEAST_ROUNDS} are the least")
            }
            Doubt::NotMeasured { round } => write!(f, "round {round} has a time of 0"),
            Doubt::Busy { when, others } => write!(
                f,
                "other processes took {:.0} % of the machine {when} the rounds",
                others * 100.0
            ),
            Doubt::LoadUnknown => f.write_str("this system does not say what other processes take"),
            Doubt::Drift { ratio } => {
                write!(f, "the clock drifted by {:.0} %", (ratio - 1.0) * 100.0)
            }
            Doubt::Mixed {
                ahead,
                behind,
                rounds,
            } => write!(
                f,
                "B was ahead in {ahead} and behind in {behind} of {rounds} rounds"
            ),
        }
    }
}

/// What the rounds say of B.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// Faster in every round.
    Ahead,
    /// Slower in every round.
    Behind,
    /// Neither, or the rounds prove nothing; why.
    CannotTell(Vec<Doubt>),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Ahead => f.write_str("B is ahead"),
            Verdict::Behind => f.write_str("B is behind"),
            Verdict::CannotTell(doubts) => {
                f.write_str("cannot tell: ")?;
                for (at, doubt) in doubts.iter().enumerate() {
                    let comma = if at == 0 { "" } else { "; " };
                    write!(f, "{comma}{doubt}")?;
                }
                Ok(())
            }
        }
    }
}

/// Judges rounds. With `accept_busy` a machine that others used counts like an idle one, because
/// whoever asked said so.
pub fn judge(measured: &Measured, accept_busy: bool) -> Verdict {
    let rounds = &measured.rounds;
    if measured.differ > 0 {
        return Verdict::CannotTell(vec![Doubt::BitsDiffer {
            differ: measured.differ,
            compared: measured.compared,
        }]);
    }
    let mut doubts = Vec::new();
    if measured.compared == 0 {
        doubts.push(Doubt::NothingCompared);
    }
    if rounds.len() < LEAST_ROUNDS {
        doubts.push(Doubt::FewRounds {
            rounds: rounds.len(),
        });
    }
    let zero = |r: &Round| r.a_ns == 0 || r.b_ns == 0 || r.calibration_ns == 0;
    if let Some(round) = rounds.iter().position(zero) {
        doubts.push(Doubt::NotMeasured { round });
    }
    let seen = [
        ("before", measured.others_before),
        ("during", measured.others_during),
    ];
    if !accept_busy {
        if seen.iter().any(|(_, others)| others.is_none()) {
            doubts.push(Doubt::LoadUnknown);
        }
        for (when, others) in seen {
            if let Some(others) = others.filter(|share| *share > IDLE_SHARE) {
                doubts.push(Doubt::Busy { when, others });
            }
        }
        let slowest = rounds.iter().map(|r| r.calibration_ns).max();
        let fastest = rounds.iter().map(|r| r.calibration_ns).min();
        if let (Some(slowest), Some(fastest)) = (slowest, fastest) {
            let ratio = slowest as f64 / fastest.max(1) as f64;
            if ratio > STEADY {
                doubts.push(Doubt::Drift { ratio });
            }
        }
    }
    let ahead = rounds.iter().filter(|r| r.b_ns < r.a_ns).count();
    let behind = rounds.iter().filter(|r| r.b_ns > r.a_ns).count();
    let decided = match rounds.len() {
        n if ahead == n => Some(Verdict::Ahead),
        n if behind == n => Some(Verdict::Behind),
        rounds => {
            doubts.push(Doubt::Mixed {
                ahead,
                behind,
                rounds,
            });
            None
        }
    };
    match decided {
        Some(verdict) if doubts.is_empty() => verdict,
        _ => Verdict::CannotTell(doubts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(rounds: &[(u64, u64)]) -> Measured {
        Measured {
            compared: 40,
            differ: 0,
            others_before: Some(0.0),
            others_during: Some(0.01),
            rounds: rounds
                .iter()
                .map(|(a_ns, b_ns)| Round {
                    a_ns: *a_ns,
                    b_ns: *b_ns,
                    calibration_ns: 1000,
                })
                .collect(),
        }
    }

    const FASTER: [(u64, u64); 3] = [(100, 90), (110, 80), (105, 104)];

    #[test]
    fn every_round_counts() {
        assert_eq!(judge(&measured(&FASTER), false), Verdict::Ahead);
        let slower = FASTER.map(|(a, b)| (b, a));
        assert_eq!(judge(&measured(&slower), false), Verdict::Behind);
    }

    #[test]
    fn planted_swapped_columns_turn_the_verdict_round() {
        for rounds in [FASTER, [(7, 3), (7, 4), (9, 8)]] {
            let mut m = measured(&rounds);
            assert_eq!(judge(&m, false), Verdict::Ahead);
            for round in &mut m.rounds {
                std::mem::swap(&mut round.a_ns, &mut round.b_ns);
            }
            assert_eq!(judge(&m, false), Verdict::Behind);
        }
    }

    #[test]
    fn planted_faults_each_have_their_own_doubt() {
        let said = |change: fn(&mut Measured)| {
            let mut m = measured(&FASTER);
            change(&mut m);
            match judge(&m, false) {
                Verdict::CannotTell(doubts) => {
                    assert_eq!(doubts.len(), 1, "{doubts:?}");
                    doubts[0].clone()
                }
                other => panic!("{other}"),
            }
        };
        assert_eq!(
            said(|m| m.differ = 2),
            Doubt::BitsDiffer {
                differ: 2,
                compared: 40
            }
        );
        assert_eq!(said(|m| m.compared = 0), Doubt::NothingCompared);
        assert_eq!(
            said(|m| m.rounds.truncate(2)),
            Doubt::FewRounds { rounds: 2 }
        );
        assert_eq!(
            said(|m| m.rounds[1].b_ns = 0),
            Doubt::NotMeasured { round: 1 }
        );
        assert_eq!(
            said(|m| m.others_before = Some(0.5)),
            Doubt::Busy {
                when: "before",
                others: 0.5
            }
        );
        assert_eq!(
            said(|m| m.others_during = Some(0.04)),
            Doubt::Busy {
                when: "during",
                others: 0.04
            }
        );
        assert_eq!(said(|m| m.others_during = None), Doubt::LoadUnknown);
        assert_eq!(
            said(|m| m.rounds[2].calibration_ns = 1100),
            Doubt::Drift { ratio: 1.1 }
        );
        assert_eq!(
            said(|m| m.rounds[2].b_ns = 105),
            Doubt::Mixed {
                ahead: 2,
                behind: 0,
                rounds: 3
            }
        );
    }

    #[test]
    fn planted_busy_machine_is_accepted_by_name_only_and_never_excuses_bits() {
        let mut m = measured(&FASTER);
        m.others_during = None;
        m.rounds[2].calibration_ns = 2000;
        assert_eq!(judge(&m, true), Verdict::Ahead);
        m.differ = 1;
        assert!(matches!(judge(&m, true), Verdict::CannotTell(_)));
    }

    #[test]
    fn no_rounds_tell_nothing() {
        assert!(matches!(
            judge(&measured(&[]), true),
            Verdict::CannotTell(_)
        ));
    }
}
