//! Lane `faults`.

use crate::child::stream;
use crate::context::Context;
use crate::lane::{Lane, Stop, Tally};
use crate::lanes::workspace_tests::count;
use crate::test_lines::TestRun;

/// Checkers catch the faults that tests plant.
#[derive(Debug)]
pub struct Faults;

/// Tests that plant a fault say so in their names: `planted_fault_a_flipped_bit_is_caught`.
const MARK: &str = "planted";

impl Lane for Faults {
    fn name(&self) -> &'static str {
        "faults"
    }

    fn claim(&self) -> &'static str {
        "faults planted into code, plans, caches and checkers are each caught"
    }

    fn run(&self, context: &Context, tally: &mut Tally) -> Result<(), Stop> {
        let command = context.cargo([
            "test",
            "--workspace",
            "--tests",
            "--no-fail-fast",
            "--",
            MARK,
        ]);
        let mut run = TestRun::default();
        let status = stream(context, command, |line| run.line(line))?;
        count(&run, status.success(), tally);
        required(&run.passed_names, tally);
        Ok(())
    }
}

/// Kinds of fault that must be among those planted, each by words that its test's name holds.
const REQUIRED: &[(&str, &[&[&str]])] = &[
    ("a flipped bit in emitted code", &[&["flipped", "bit"]]),
    (
        "swapped lanes of a reduction",
        &[&["swapped", "lane"], &["lanes", "swapped"]],
    ),
    (
        "a dropped epilogue",
        &[&["dropped", "epilogue"], &["epilogue", "dropped"]],
    ),
    (
        "a wrong constant in an elementary function",
        &[&["constant"], &["coefficient"]],
    ),
    (
        "a corrupt verdict cache",
        &[&["corrupt", "cache"], &["corrupt", "verdict"]],
    ),
    (
        "an fma from the platform's library on the baseline path",
        &[&["mul_add"]],
    ),
];

/// One check for each required kind.
fn required(passed: &[String], tally: &mut Tally) {
    for (kind, alternatives) in REQUIRED {
        let is_planted = |name: &String| {
            let holds = |words: &&[&str]| words.iter().all(|word| name.contains(word));
            name.contains(MARK) && alternatives.iter().any(holds)
        };
        tally.check(passed.iter().any(is_planted), || {
            format!("no test plants {kind} (a name with `{MARK}` and {alternatives:?})")
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 6] = [
        "validate::tests::planted_fault_a_flipped_bit_in_the_code_is_caught",
        "planted_fault_swapped_reduction_lanes_are_caught",
        "planted_fault_a_dropped_epilogue_is_caught",
        "planted_fault_one_coefficient_off_by_an_ulp_is_caught",
        "cache::planted_fault_a_corrupt_verdict_file_costs_time_and_no_bits",
        "planted_fault_mul_add_on_the_baseline_path_is_caught",
    ];

    fn failures(names: &[&str]) -> Vec<String> {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let mut tally = Tally::default();
        required(&names, &mut tally);
        assert_eq!(tally.checks, REQUIRED.len() as u64);
        tally.failures
    }

    #[test]
    fn planted_fault_a_kind_that_no_test_plants_is_named() {
        assert_eq!(failures(&NAMES), Vec::<String>::new());
        for (index, (kind, _)) in REQUIRED.iter().enumerate() {
            let mut names = NAMES.to_vec();
            names.remove(index);
            let failures = failures(&names);
            assert_eq!(failures.len(), 1, "{failures:?}");
            assert!(failures[0].contains(kind), "{failures:?}");
        }
    }

    #[test]
    fn planted_fault_the_right_words_without_the_mark_do_not_count() {
        assert_eq!(failures(&["a_flipped_bit_is_caught"]).len(), REQUIRED.len());
    }
}
