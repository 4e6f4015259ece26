//! Reads what `cargo test` prints.

/// A finished or broken test binary.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Binary {
    /// As cargo announced it: a path in the target folder, or `doc-tests NAME`.
    pub what: String,
    /// The closing line; none if the binary died before it.
    pub result: Option<Counts>,
}

/// A closing line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub passed: u64,
    pub failed: u64,
    pub ignored: u64,
}

/// A whole run of `cargo test`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct TestRun {
    pub binaries: Vec<Binary>,
    /// Passed tests by name, each with the place of its binary in `binaries`.
    pub passed: Vec<(usize, String)>,
    pub failed_names: Vec<String>,
}

impl TestRun {
    /// Takes in one line, without colours.
    pub fn line(&mut self, line: &str) {
        if let Some(what) = announced(line) {
            self.binaries.push(Binary { what, result: None });
        } else if let Some(counts) = closing(line) {
            // A binary may close twice (one line for each edition of its doc tests, say).
            match self.binaries.last_mut() {
                Some(binary) => {
                    let result = binary.result.get_or_insert_default();
                    result.passed += counts.passed;
                    result.failed += counts.failed;
                    result.ignored += counts.ignored;
                }
                None => self.binaries.push(Binary {
                    what: "before any test binary".into(),
                    result: Some(counts),
                }),
            }
        } else if let Some((name, ending)) = one_test(line) {
            match ending {
                "ok" => {
                    let binary = self.binaries.len().saturating_sub(1);
                    self.passed.push((binary, name.to_owned()));
                }
                "FAILED" => self.failed_names.push(name.to_owned()),
                _ => {}
            }
        }
    }

    /// The sum of all closing lines.
    pub fn total(&self) -> Counts {
        let mut total = Counts::default();
        for counts in self.binaries.iter().filter_map(|binary| binary.result) {
            total.passed += counts.passed;
            total.failed += counts.failed;
            total.ignored += counts.ignored;
        }
        total
    }

    /// All that is wrong with the run; empty when it is green.
    ///
    /// Failed tests are judged by the counts, not by the names, which are only for people:
    /// captured output may hide a name.
    pub fn failures(&self, exit_ok: bool) -> Vec<String> {
        let mut failures: Vec<String> = self
            .failed_names
            .iter()
            .map(|name| format!("test {name}"))
            .collect();
        for binary in &self.binaries {
            match binary.result {
                None => failures.push(format!("{} died without a closing line", binary.what)),
                Some(counts) if counts.failed > 0 => failures.push(format!(
                    "{}: {} failed, {} passed",
                    binary.what, counts.failed, counts.passed
                )),
                Some(_) => {}
            }
        }
        if failures.is_empty() && !exit_ok {
            failures.push("cargo test failed without saying which test (see above)".into());
        }
        failures
    }
}

/// `     Running unittests src/lib.rs (target/debug/deps/weft_ir-0123)`, or `   Doc-tests x`.
fn announced(line: &str) -> Option<String> {
    // Cargo indents these to twelve columns; a test's own output hardly does.
    let indented = line.starts_with("   ");
    let line = line.trim_start();
    if let Some(rest) = line.strip_prefix("Running ").filter(|_| indented) {
        return Some(rest.rsplit_once(" (")?.1.strip_suffix(')')?.to_owned());
    }
    let name = line.strip_prefix("Doc-tests ").filter(|_| indented)?;
    Some(format!("doc-tests {}", name.trim()))
}

/// `test result: ok. 3 passed; 0 failed; 1 ignored; ...`, or the line of a harness of our own,
/// `policies: 3 passed, 1 skipped, 0 failed`.
fn closing(line: &str) -> Option<Counts> {
    let counted = match line.strip_prefix("test result: ") {
        Some(rest) => rest.split_once(". ")?.1,
        None => {
            let (word, rest) = line.split_once(": ")?;
            let is_name = word
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
            (is_name && rest.contains(" passed") && rest.contains(" failed")).then_some(rest)?
        }
    };
    let mut counts = Counts::default();
    for part in counted.split([';', ',']) {
        let mut words = part.split_whitespace();
        let (Some(number), Some(kind)) = (words.next(), words.next()) else {
            continue;
        };
        let Ok(number) = number.parse() else { continue };
        match kind {
            "passed" => counts.passed = number,
            "failed" => counts.failed = number,
            "ignored" | "skipped" => counts.ignored = number,
            _ => {}
        }
    }
    Some(counts)
}

/// `test a::b ... ok`.
fn one_test(line: &str) -> Option<(&str, &str)> {
    let (name, ending) = line.strip_prefix("test ")?.rsplit_once(" ... ")?;
    // With a time after the word, or a reason after `ignored`.
    Some((name, ending.split([' ', ',']).next().unwrap_or(ending)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GREEN: &str = "\
    Finished `test` profile [optimized + debuginfo] target(s) in 0.10s
     Running unittests src/lib.rs (target/debug/deps/weft_ir-00112233)

running 3 tests
test shape::tests::empty ... ok
test dtype::tests::sizes ... ok
test slow ... ignored, takes an hour

test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s

     Running tests/policies.rs (target/debug/deps/policies-44556677)
nothing_is_refused_here: ok
policies: 11 passed, 2 skipped, 0 failed
   Doc-tests weft_ir

running 1 test
test weft-ir/src/lib.rs - GraphBuilder (line 12) ... ok

test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.31s
";

    fn read(text: &str) -> TestRun {
        let mut run = TestRun::default();
        text.lines().for_each(|line| run.line(line));
        run
    }

    #[test]
    fn every_binary_has_its_own_counts() {
        let run = read(GREEN);
        let counts = |passed, ignored| {
            Some(Counts {
                passed,
                failed: 0,
                ignored,
            })
        };
        let expected = [
            ("target/debug/deps/weft_ir-00112233", counts(2, 1)),
            ("target/debug/deps/policies-44556677", counts(11, 2)),
            ("doc-tests weft_ir", counts(1, 0)),
        ]
        .map(|(what, result)| Binary {
            what: what.to_owned(),
            result,
        });
        assert_eq!(run.binaries, expected);
        assert_eq!(run.total(), counts(14, 3).unwrap());
        assert_eq!(run.passed.len(), 3);
        assert_eq!(run.passed[0], (0, "shape::tests::empty".into()));
        assert_eq!(run.passed[2].0, 2);
        assert_eq!(run.failures(true), Vec::<String>::new());
    }

    #[test]
    fn planted_fault_a_failing_test_line_fails_the_run_though_cargo_were_to_exit_well() {
        let red = GREEN
            .replace(
                "test dtype::tests::sizes ... ok",
                "test dtype::tests::sizes ... FAILED",
            )
            .replace("ok. 2 passed; 0 failed", "FAILED. 1 passed; 1 failed");
        let run = read(&red);
        assert_eq!((run.total().passed, run.total().failed), (13, 1));
        let failures = run.failures(true);
        assert!(failures[0].contains("dtype::tests::sizes"), "{failures:?}");
        assert!(failures[1].contains("weft_ir-00112233"), "{failures:?}");
    }

    #[test]
    fn planted_fault_a_failed_scenario_of_our_own_harness_fails_the_run() {
        let red = GREEN.replace(
            "11 passed, 2 skipped, 0 failed",
            "10 passed, 2 skipped, 1 failed",
        );
        assert_eq!(read(&red).failures(true).len(), 1);
    }

    #[test]
    fn planted_fault_a_binary_that_dies_before_its_closing_line_fails_the_run() {
        let (before, after) = GREEN.split_once("policies: 11 passed").unwrap();
        let died = format!("{before}{}", after.split_once('\n').unwrap().1);
        let failures = read(&died).failures(true);
        assert_eq!(
            failures,
            ["target/debug/deps/policies-44556677 died without a closing line"]
        );
    }

    #[test]
    fn planted_fault_a_build_that_fails_is_a_failure_though_no_test_ran() {
        let run = read("error: could not compile `weft-ir` (lib test) due to 1 previous error\n");
        assert_eq!(run.total(), Counts::default());
        assert_eq!(run.failures(false).len(), 1);
    }
}
