//! Lane `faults`.

use crate::child::stream;
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::lanes::workspace_tests::count;
use crate::test_binaries::Owners;
use crate::test_lines::TestRun;

/// Checkers catch the faults that tests plant.
#[derive(Debug)]
pub struct Faults;

/// Tests that plant a fault say so in their names: `planted_fault_a_flipped_bit_in_code`,
/// `a_dropped_epilogue_is_caught`.
const MARKS: [&str; 2] = ["planted", "caught"];

impl Lane for Faults {
    fn name(&self) -> &'static str {
        "faults"
    }

    fn claim(&self) -> &'static str {
        "faults planted into code, plans, caches and checkers are each caught"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let owners = Owners::build(context, &["--tests"])?;
        let mut command = context.cargo(["test", "--workspace", "--tests", "--no-fail-fast", "--"]);
        command.args(MARKS);
        let mut run = TestRun::default();
        let status = stream(context, command, |line| run.line(line))?;
        count(&run, status.success(), tally);
        let passed: Vec<(String, String)> = run
            .passed
            .iter()
            .filter_map(|(binary, test)| {
                let owner = owners.owner(run.binaries.get(*binary)?)?;
                Some((owner, test.clone()))
            })
            .collect();
        required(&passed, tally);
        Ok(())
    }
}

/// A kind of fault that must be among those planted.
struct Kind {
    what: &'static str,
    /// In whose tests it counts.
    crates: &'static [&'static str],
    /// What its test's name holds: all words of one of these lines.
    words: &'static [&'static str],
}

const REQUIRED: &[Kind] = &[
    Kind {
        what: "a flipped bit in emitted code",
        crates: &["weft-runtime", "weft-x64-emit", "weft-compiler"],
        words: &[
            "flipped bit code",
            "flipped bit twin",
            "flipped bit emitted",
            "flipped opcode",
        ],
    },
    Kind {
        what: "swapped lanes of a reduction",
        crates: &[
            "weft-portable",
            "weft-x64-emit",
            "weft-runtime",
            "weft-reference",
            "weft-compiler",
        ],
        words: &["swapped lane"],
    },
    Kind {
        what: "a dropped epilogue",
        crates: &[
            "weft-portable",
            "weft-x64-emit",
            "weft-runtime",
            "weft-compiler",
        ],
        words: &["dropped epilogue"],
    },
    Kind {
        what: "a wrong constant in an elementary function",
        crates: &["weft-math"],
        words: &["constant", "coefficient"],
    },
    Kind {
        what: "a result of a function that is off by one ulp",
        crates: &["weft-compiler"],
        words: &["result ulp"],
    },
    Kind {
        what: "a segment of another length",
        crates: &["weft-portable", "weft-compiler"],
        words: &["segment"],
    },
    Kind {
        what: "an fma split in two",
        crates: &["weft-portable", "weft-reference", "weft-compiler"],
        words: &["fma split"],
    },
    Kind {
        what: "ties away from zero in a quantiser",
        crates: &["weft-compiler"],
        words: &["ties quantiser"],
    },
    Kind {
        what: "a masked key whose NaN in v is seen",
        crates: &["weft-reference", "weft-compiler"],
        words: &["masked attention", "masked key"],
    },
    Kind {
        what: "a corrupt verdict cache",
        crates: &["weft-runtime", "weft-compiler"],
        words: &["corrupt cache", "corrupt verdict", "flipped bit verdict"],
    },
    Kind {
        what: "an fma of the platform's library on the baseline path",
        crates: &["weft-portable", "weft-reference", "weft-compiler"],
        words: &["mul_add", "fma platform"],
    },
    Kind {
        what: "a register that code must keep and does not",
        crates: &["weft-x64-emit"],
        words: &["kept register"],
    },
    Kind {
        what: "a write into the caller's stack frame",
        crates: &["weft-x64-emit"],
        words: &["callers_frame"],
    },
    Kind {
        what: "a missing flush of the instruction cache",
        crates: &["weft-exec-mem"],
        words: &["missing cache flush"],
    },
];

impl Kind {
    /// Whether the test `name` of crate `owner` plants a fault of this kind.
    fn is_planted_by(&self, owner: &str, name: &str) -> bool {
        // The modules around a test say nothing of what it plants.
        let name = name.rsplit("::").next().unwrap_or(name);
        let holds = |line: &&str| line.split(' ').all(|word| name.contains(word));
        self.crates.contains(&owner)
            && MARKS.iter().any(|mark| name.contains(mark))
            && self.words.iter().any(holds)
    }
}

/// One check for each required kind, given the passed tests with their crates.
fn required(passed: &[(String, String)], tally: &mut Tally) {
    for kind in REQUIRED {
        let planted = passed
            .iter()
            .any(|(owner, name)| kind.is_planted_by(owner, name));
        tally.check(planted, || {
            format!(
                "no test plants {}: a name with one of {MARKS:?} and the words of one of {:?}, in {}",
                kind.what,
                kind.words,
                kind.crates.join(" or ")
            )
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TESTS: [(&str, &str); 14] = [
        (
            "weft-runtime",
            "validate::tests::planted_fault_a_flipped_bit_in_the_code",
        ),
        ("weft-portable", "swapped_lanes_of_a_sum_are_caught"),
        ("weft-portable", "a_dropped_epilogue_is_caught"),
        ("weft-math", "a_wrong_constant_is_caught"),
        ("weft-compiler", "planted_fault_a_result_off_by_an_ulp"),
        ("weft-portable", "a_segment_of_255_is_caught"),
        ("weft-portable", "an_fma_split_in_two_is_caught"),
        (
            "weft-compiler",
            "planted_fault_ties_to_away_in_a_quantiser_are_caught",
        ),
        (
            "weft-reference",
            "planted_faults_of_masked_attention_are_caught",
        ),
        (
            "weft-runtime",
            "verdicts::planted_fault_a_corrupt_cache_file_costs_time_and_no_bits",
        ),
        (
            "weft-portable",
            "planted_fault_mul_add_on_the_baseline_path",
        ),
        (
            "weft-x64-emit",
            "planted_changes_of_each_kept_register_are_caught",
        ),
        (
            "weft-x64-emit",
            "planted_writes_into_the_callers_frame_are_caught",
        ),
        (
            "weft-exec-mem",
            "tests::planted_missing_cache_flush_is_found",
        ),
    ];

    fn failures(tests: &[(&str, &str)]) -> Vec<String> {
        let owned = |(owner, name): &(&str, &str)| ((*owner).into(), (*name).into());
        let tests: Vec<(String, String)> = tests.iter().map(owned).collect();
        let mut tally = Tally::default();
        required(&tests, &mut tally);
        assert_eq!(tally.checks, REQUIRED.len() as u64);
        tally.failures
    }

    #[test]
    fn planted_fault_a_kind_that_no_test_plants_is_named() {
        assert_eq!(failures(&TESTS), Vec::<String>::new());
        for (index, kind) in REQUIRED.iter().enumerate() {
            let mut tests = TESTS.to_vec();
            tests.remove(index);
            let failures = failures(&tests);
            assert_eq!(failures.len(), 1, "{failures:?}");
            assert!(failures[0].contains(kind.what), "{failures:?}");
        }
    }

    #[test]
    fn planted_fault_the_right_words_in_the_wrong_place_do_not_count() {
        for (owner, name) in [
            ("weft-runtime", "a_flipped_bit_in_the_code"),
            (
                "weft-runtime",
                "flipped_bit_code::planted_fault_of_another_kind",
            ),
            ("weft-ir", "planted_fault_a_flipped_bit_in_the_code"),
        ] {
            assert_eq!(
                failures(&[(owner, name)]).len(),
                REQUIRED.len(),
                "{owner} {name}"
            );
        }
    }
}
