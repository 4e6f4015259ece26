//! CASES.md says of every case what is done and what proves it; this test sees that it does not lie.

const CASES: &str = include_str!("../CASES.md");
const SOURCES: [&str; 6] = [
    include_str!("cases.rs"),
    include_str!("../src/tests.rs"),
    include_str!("../src/layout.rs"),
    include_str!("arena.rs"),
    include_str!("policies.rs"),
    include_str!("windows.rs"),
];

/// What is wrong with a table of cases: missing or repeated numbers, tests that do not exist,
/// cases that neither name a test nor say that they are a decision.
fn faults(cases: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut next = 1;
    for line in cases.lines().filter(|line| line.starts_with("| X")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, number, situation, done, proof, _] = cells[..] else {
            faults.push(format!("not four cells: {line}"));
            continue;
        };
        if number != format!("X{next}") {
            faults.push(format!("{number} stands where X{next} is due"));
        }
        next += 1;
        if situation.is_empty() || done.is_empty() {
            faults.push(format!("{number} says nothing"));
        }
        let mut names = proof.split('`').skip(1).step_by(2).peekable();
        if names.peek().is_none() && !proof.starts_with("decision") {
            faults.push(format!("{number} names no test and is no decision"));
        }
        for name in names {
            let forms = [format!("fn {name}()"), format!("\"{name}\"")];
            let exists = |source: &&str| forms.iter().any(|form| source.contains(form));
            if !SOURCES.iter().any(exists) {
                faults.push(format!("{number} names {name}, which does not exist"));
            }
        }
    }
    if next != 26 {
        faults.push(format!("{} cases of 25", next - 1));
    }
    faults
}

#[test]
fn every_case_names_tests_that_exist_or_is_a_decision() {
    assert_eq!(faults(CASES), Vec::<String>::new());
}

#[test]
fn planted_faults_in_the_table_are_found() {
    let lost = CASES.replacen("| X7 |", "| X8 |", 1);
    let renamed = CASES.replacen("a_forked_child", "a_spooned_child", 1);
    let silent = CASES.replacen("| decision", "| ", 1);
    for (table, word) in [
        (lost, "X8 stands where X7 is due"),
        (
            renamed,
            "a_spooned_child_runs_and_frees_its_own, which does not exist",
        ),
        (silent, "is no decision"),
    ] {
        let faults = faults(&table);
        assert!(
            faults.iter().any(|fault| fault.contains(word)),
            "{faults:?}"
        );
    }
}

/// The words of a program, without its comments, that macOS would refuse together with `MAP_JIT`.
fn refused_by_macos(source: &str) -> Vec<&str> {
    let lines = source.lines().map(str::trim);
    let code: Vec<&str> = lines.filter(|line| !line.starts_with("//")).collect();
    let words = [
        "mprotect",
        "MAP_SHARED",
        "MAP_FIXED",
        "shm_open",
        "vm_remap",
    ];
    let found = |word: &&str| code.iter().any(|line| line.contains(*word));
    words.into_iter().filter(found).collect()
}

#[test]
fn macos_is_asked_for_nothing_that_it_refuses() {
    let backend = include_str!("../src/darwin/mod.rs");
    assert!(backend.contains("libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_JIT"));
    assert_eq!(refused_by_macos(backend), Vec::<&str>::new());
    assert_eq!(
        refused_by_macos(include_str!("../src/darwin/shim.c")),
        Vec::<&str>::new()
    );
    let planted = backend.replace("MAP_PRIVATE", "MAP_SHARED");
    assert_eq!(refused_by_macos(&planted), ["MAP_SHARED"]);
}
