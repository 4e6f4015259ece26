//! The digits example through the library: right answers, and the same bits in every way.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use support::{digits, heldout, options, page, page_of};
use weft::ir::{DType, Tensor};
use weft::outputs::{digest, outputs, run_once, set_inputs};
use weft::plan::NativeMode;
use weft::{CompileOptions, Session, compile};

/// Outputs for each page of forty.
fn read_pages(session: &mut Session, pages: &[Tensor]) -> Vec<Vec<(String, Tensor)>> {
    let mut read = |page: &Tensor| {
        let input = BTreeMap::from([("page".to_string(), page.clone())]);
        set_inputs(session, &input).expect("a page fits");
        session.run().unwrap();
        outputs(session)
    };
    pages.iter().map(&mut read).collect()
}

fn digits_of(outputs: &[(String, Tensor)]) -> Vec<i64> {
    let digit = outputs.iter().find(|(name, _)| name == "digit");
    let (_, tensor) = digit.expect("an output is called digit");
    tensor.to_vec().expect("digits are i64")
}

#[test]
fn held_out_digits_are_read_with_the_same_bits_in_machine_code_and_without() {
    let (pictures, labels) = heldout();
    let pages: Vec<Tensor> = pictures.chunks(40 * 1024).map(page_of).collect();
    assert_eq!(pages.len(), 12, "450 digits, forty a page");
    let graph = digits();
    let read = |native| {
        let compiled = compile(&graph, &options(native)).expect("the example compiles");
        let mut session = compiled.session(2).expect("the plan is bound");
        let used = compiled
            .plan()
            .steps()
            .filter(|(_, s)| s.is_native())
            .count();
        (used, read_pages(&mut session, &pages))
    };
    let (native_kernels, native) = read(NativeMode::On);
    let (portable_kernels, portable) = read(NativeMode::Off);
    assert_eq!(portable_kernels, 0);
    let may_run_code = weft::compile::denied().is_none() && cfg!(target_arch = "x86_64");
    if may_run_code && weft_runtime::host_features().has_avx2_fma() {
        assert!(native_kernels > 0, "no kernel runs in machine code here");
    }
    for (at, (a, b)) in native.iter().zip(&portable).enumerate() {
        assert_eq!(digest(a), digest(b), "page {at}");
        assert_eq!(a, b, "page {at}");
    }
    let right = native
        .iter()
        .flat_map(|outputs| digits_of(outputs))
        .zip(&labels)
        .filter(|(given, label)| given == *label)
        .count();
    println!("{right} of {} held-out digits are right", labels.len());
    assert!(
        right * 100 >= labels.len() * 96,
        "{right} of {}",
        labels.len()
    );
}

#[test]
fn planted_fault_a_digit_in_the_wrong_cell_is_not_counted_as_right() {
    let (pictures, labels) = heldout();
    let compiled = compile(&digits(), &options(NativeMode::On)).expect("the example compiles");
    let mut session = compiled.session(1).expect("the plan is bound");
    let count = |session: &mut Session, pictures: &[u8]| {
        let page = page_of(pictures);
        let given = digits_of(&read_pages(session, &[page])[0]);
        given.iter().zip(&labels).filter(|(a, b)| a == b).count()
    };
    let forty = &pictures[..40 * 1024];
    assert!(count(&mut session, forty) >= 38);
    let mut shifted = forty.to_vec();
    shifted.rotate_left(1024);
    assert!(
        count(&mut session, &shifted) < 20,
        "every picture stands in its neighbour's cell"
    );
}

/// Ways to run that must not show in the bits.
fn ways() -> Vec<(String, CompileOptions, usize)> {
    let mut ways = Vec::new();
    for threads in [1, 2, 7] {
        for native in [NativeMode::On, NativeMode::Off] {
            let name = format!("{native:?}, {threads} threads");
            ways.push((name, options(native), threads));
        }
    }
    for mask in ["avx512", "avx2", "baseline"] {
        for native in [NativeMode::On, NativeMode::Off] {
            let mut options = options(native);
            options.features = weft_runtime::masked_features(mask).expect("a known mask");
            ways.push((format!("{native:?}, {mask}"), options, 2));
        }
    }
    ways.push(("strict".into(), options(NativeMode::Strict), 1));
    ways
}

#[test]
fn bits_depend_on_neither_machine_code_nor_threads_nor_features() {
    let graph = digits();
    let expected = weft::reference::eval_graph(&graph, &page()).expect("the reference evaluates");
    let mut seen = BTreeSet::new();
    for (name, options, threads) in ways() {
        let compiled = compile(&graph, &options).unwrap_or_else(|e| panic!("{name}: {e}"));
        let given = run_once(&compiled, &page(), threads).expect("the plan runs");
        for ((given_name, given), (wanted_name, wanted)) in given.iter().zip(&expected) {
            assert_eq!(given_name, wanted_name);
            let difference = weft::check::difference(given, &wanted.canonical());
            assert_eq!(difference, None, "{name}: {given_name}");
        }
        assert_eq!(given.len(), expected.len());
        seen.insert(digest(&given).to_string());
    }
    assert_eq!(seen.len(), 1, "{seen:?}");
}

#[test]
fn plans_are_byte_identical_when_made_twice_and_silent_of_twins_without_them() {
    let graph = digits();
    let json = |native| {
        let compiled = compile(&graph, &options(native)).expect("the example compiles");
        compiled.plan().to_json()
    };
    assert_eq!(json(NativeMode::On), json(NativeMode::On));
    let off = json(NativeMode::Off);
    assert_eq!(off, json(NativeMode::Off));
    for word in ["twin", "x64-", "refusal"] {
        assert!(
            !off.contains(word),
            "{word} stands in a plan without machine code"
        );
    }
}

#[test]
fn a_pages_wrong_type_or_name_is_named() {
    let compiled = compile(&digits(), &options(NativeMode::Off)).expect("the example compiles");
    let small = Tensor::from_bytes(DType::U8, vec![2, 2], vec![0u8; 4]).expect("a tensor");
    let run = |inputs: BTreeMap<String, Tensor>| {
        run_once(&compiled, &inputs, 1)
            .expect_err("the input does not fit")
            .to_string()
    };
    let message = run(BTreeMap::from([("page".into(), small.clone())]));
    assert!(
        message.contains("u8[128, 320]") && message.contains("u8[2, 2]"),
        "{message}"
    );
    let message = run(BTreeMap::from([("pages".into(), small)]));
    assert!(
        message.contains("pages") && message.contains("page"),
        "{message}"
    );
    assert!(run(BTreeMap::new()).contains("is not given"));
}
