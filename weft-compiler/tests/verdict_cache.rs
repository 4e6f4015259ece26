//! The verdict cache: it saves time, and can cost nothing else.

mod support;

use std::path::Path;
use support::{digits, options, page};
use weft::outputs::{digest, run_once};
use weft::plan::NativeMode;
use weft::{CompileOptions, Compiled, compile};

fn with_cache(path: &Path) -> CompileOptions {
    let mut options = options(NativeMode::On);
    options.cache = Some(path.to_path_buf());
    options
}

fn compiled(path: &Path) -> Compiled {
    compile(&digits(), &with_cache(path)).expect("the example compiles")
}

/// Whether twins are validated here at all; where not, that is said.
fn may_validate() -> bool {
    let may = weft::compile::denied().is_none() && weft_runtime::host_features().has_avx2_fma();
    if !may {
        println!("no machine code runs here, so nothing is validated");
    }
    may
}

#[test]
fn a_second_compile_validates_nothing_and_gives_the_same_plan() {
    if !may_validate() {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("verdicts");
    let first = compiled(&path);
    let done = first.validations();
    assert!(done.compared > 0, "{done:?}");
    let second = compiled(&path);
    let again = second.validations();
    assert_eq!(again.compared, 0, "{again:?}");
    assert_eq!(again.remembered, done.compared + done.remembered);
    assert_eq!(second.plan().to_json(), first.plan().to_json());
    // Without a cache all is done, and the plan is no other.
    let without = compile(&digits(), &options(NativeMode::On)).expect("the example compiles");
    assert_eq!(without.validations().remembered, 0);
    assert_eq!(without.plan().to_json(), first.plan().to_json());
    // A plan from a file is validated as a new one is.
    let plan = first.plan().clone();
    let opened = weft::compile::open_plan(&digits(), plan.clone(), &with_cache(&path));
    let opened = opened.expect("the plan opens").validations();
    assert_eq!(opened.compared, 0, "{opened:?}");
    assert!(opened.remembered > 0);
    let opened = weft::compile::open_plan(&digits(), plan, &options(NativeMode::On));
    assert!(opened.expect("the plan opens").validations().compared > 0);
}

#[test]
fn planted_fault_corrupt_verdict_cache_costs_time_and_gives_the_same_plan_and_bits() {
    if !may_validate() {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("verdicts");
    let first = compiled(&path);
    let bits = digest(&run_once(&first, &page(), 1).expect("the plan runs"));
    let sound = std::fs::read(&path).expect("the cache was written");
    let mut corrupt: Vec<(&str, Vec<u8>)> = vec![
        ("empty", vec![]),
        ("cut", sound[..sound.len() / 2].to_vec()),
        ("foreign", b"#!/bin/sh\n".to_vec()),
        ("binary", vec![0xff; 1000]),
    ];
    let middle = sound.len() / 2;
    for bit in [0, 3, 7] {
        let mut flipped = sound.clone();
        flipped[middle] ^= 1 << bit;
        corrupt.push(("a flipped bit", flipped));
    }
    // Each line says that the twin agreed on one element more than it did.
    let text = String::from_utf8(sound.clone()).expect("the cache is text");
    let forged: Vec<String> = text
        .lines()
        .map(|line| {
            let mut words: Vec<&str> = line.split(' ').collect();
            if words.len() == 3 && words[0].len() == 64 {
                words[1] = "12345";
            }
            words.join(" ")
        })
        .collect();
    corrupt.push(("forged", forged.join("\n").into_bytes()));
    for (what, bytes) in corrupt {
        std::fs::write(&path, &bytes).expect("writable");
        let again = compiled(&path);
        let done = again.validations();
        assert!(
            done.compared > 0,
            "{what}: a damaged verdict was believed: {done:?}"
        );
        assert_eq!(again.plan().to_json(), first.plan().to_json(), "{what}");
        let given = digest(&run_once(&again, &page(), 1).expect("the plan runs"));
        assert_eq!(given, bits, "{what}");
        // The file is sound again.
        let healed = compiled(&path).validations();
        assert_eq!(healed.compared, 0, "{what}: {healed:?}");
    }
}

#[test]
fn verdicts_are_for_one_processors_features_only() {
    if !may_validate() {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("verdicts");
    let native = compiled(&path).validations();
    let mut masked = with_cache(&path);
    masked.features = weft_runtime::masked_features("avx2").expect("a known mask");
    if masked.features == weft_runtime::host_features() {
        println!("the host has no more than avx2");
        return;
    }
    let other = compile(&digits(), &masked)
        .expect("the example compiles")
        .validations();
    assert_eq!(other.remembered, 0, "{other:?} behind {native:?}");
    assert!(other.compared > 0);
}
