//! Selection: a twin serves only where it agrees with its arm and is strictly cheaper.

mod support;

use std::collections::BTreeMap;
use support::{Fake, Judge, Made, Prices, field, profile};
use weft_ir::{BinaryFn, Graph, UnaryFn};
use weft_kernel::Refusal;
use weft_optimizer::{Backend, Compiled, OptimizeError, optimize};
use weft_plan::{Body, NativeMode, Options};

fn one_kernel() -> Graph {
    let mut g = Made::new("one");
    let x = g.input(&[64]);
    let y = g.unary(UnaryFn::Sqrt, x);
    g.out(&[y])
}

/// Plans `graph` with these families at these prices; arms cost 100.
fn with(
    graph: &Graph,
    families: &[Fake],
    prices: &[(&'static str, u64)],
    wrong: &[&'static str],
    strict: bool,
) -> Result<Compiled, OptimizeError> {
    let pricer = Prices {
        arm: 100,
        code: prices.iter().copied().collect(),
    };
    let judge = Judge {
        wrong: wrong.to_vec(),
    };
    let backend = Backend {
        pricer: &pricer,
        twins: Some(field(families, &judge, strict)),
    };
    let native = if strict {
        NativeMode::Strict
    } else {
        NativeMode::On
    };
    optimize(graph, &Options { native }, &profile(), &backend)
}

fn chosen(compiled: &Compiled) -> &str {
    &compiled.plan.regions[0].steps[0].choice().family
}

#[test]
fn a_tie_keeps_the_arm() {
    let families = [Fake::new("a")];
    let compiled = with(&one_kernel(), &families, &[("a", 100)], &[], false).expect("a plan");
    let step = &compiled.plan.regions[0].steps[0];
    assert_eq!(step.chosen, 0);
    assert_eq!(step.choice().body, Some(Body::Portable));
    assert!(compiled.code[0].is_none());
    assert_eq!(
        step.candidates.len(),
        2,
        "the exact twin stays in the catalogue"
    );
    assert!(matches!(
        step.candidates[1].refusal,
        Some(Refusal::NotCheaper { .. })
    ));
}

#[test]
fn a_strictly_cheaper_twin_serves() {
    let families = [Fake::new("a")];
    let compiled = with(&one_kernel(), &families, &[("a", 99)], &[], false).expect("a plan");
    assert_eq!(chosen(&compiled), "a");
    assert_eq!(compiled.code[0].as_ref().map(|c| c.isa.as_str()), Some("a"));
}

#[test]
fn a_later_family_serves_only_if_it_is_cheaper_than_the_earlier() {
    for (prices, expected) in [
        ([("a", 50), ("b", 40)], "b"),
        ([("a", 50), ("b", 50)], "a"),
        ([("a", 50), ("b", 60)], "a"),
        ([("a", 100), ("b", 60)], "b"),
    ] {
        let families = [Fake::new("a"), Fake::new("b")];
        let compiled = with(&one_kernel(), &families, &prices, &[], false).expect("a plan");
        assert_eq!(chosen(&compiled), expected, "at {prices:?}");
    }
}

#[test]
fn planted_fault_a_twin_that_differs_is_refused_by_name() {
    let families = [Fake::new("a"), Fake::new("b")];
    let prices = [("a", 1), ("b", 90)];
    let compiled = with(&one_kernel(), &families, &prices, &["a"], false).expect("a plan");
    assert_eq!(chosen(&compiled), "b", "the cheapest one is wrong");
    let refusal = &compiled.plan.regions[0].steps[0].candidates[1].refusal;
    assert_eq!(
        *refusal,
        Some(Refusal::TwinMismatch {
            kernel: "sqrt".into(),
            index: 5,
            arm_bits: 1,
            twin_bits: 2
        })
    );
}

#[test]
fn planted_fault_a_twin_that_differs_fails_a_strict_compile() {
    let families = [Fake::new("a")];
    let result = with(&one_kernel(), &families, &[("a", 1)], &["a"], true);
    assert!(matches!(
        result.err(),
        Some(OptimizeError::StrictTwin(Refusal::TwinMismatch { .. }))
    ));
    // A dear twin is no fault.
    let families = [Fake::new("a")];
    assert!(with(&one_kernel(), &families, &[("a", 500)], &[], true).is_ok());
}

#[test]
fn a_twin_without_a_price_does_not_serve() {
    let families = [Fake::new("a")];
    let compiled = with(&one_kernel(), &families, &[], &[], false).expect("a plan");
    assert_eq!(chosen(&compiled), "portable");
    let refusal = &compiled.plan.regions[0].steps[0].candidates[1].refusal;
    assert!(matches!(refusal, Some(Refusal::Unpriced { offset: 3, .. })));
}

#[test]
fn where_code_is_denied_nothing_is_emitted() {
    let families = [Fake::new("a")];
    let pricer = Prices {
        arm: 100,
        code: BTreeMap::from([("a", 1)]),
    };
    let judge = Judge { wrong: Vec::new() };
    let denied = Refusal::ExecMemDenied {
        policy: "a double".into(),
        errno: 13,
    };
    let mut twins = field(&families, &judge, false);
    twins.denied = Some(denied.clone());
    let backend = Backend {
        pricer: &pricer,
        twins: Some(twins),
    };
    let options = Options {
        native: NativeMode::On,
    };
    let compiled = optimize(&one_kernel(), &options, &profile(), &backend).expect("a plan");
    assert_eq!(chosen(&compiled), "portable");
    assert_eq!(
        compiled.plan.regions[0].steps[0].candidates[1].refusal,
        Some(denied)
    );
    assert_eq!(families[0].asked.get(), 0);
}

#[test]
fn equal_kernels_are_decided_once() {
    let mut g = Made::new("twice");
    let (x, y) = (g.input(&[64]), g.input(&[64]));
    let (a, b) = (g.unary(UnaryFn::Sqrt, x), g.unary(UnaryFn::Sqrt, y));
    let graph = g.out(&[a, b]);
    let families = [Fake::new("a")];
    let compiled = with(&graph, &families, &[("a", 1)], &[], false).expect("a plan");
    assert_eq!(compiled.plan.regions.len(), 2);
    assert_eq!(families[0].asked.get(), 1);
    assert!(compiled.code.iter().all(Option::is_some));
}

#[test]
fn a_plan_without_twins_says_nothing_of_them() {
    let mut g = Made::new("off");
    let x = g.input(&[8, 8]);
    let y = g.binary(BinaryFn::Add, x, x);
    let graph = g.out(&[y]);
    let compiled = support::plan(&graph).expect("a plan");
    let step = &compiled.plan.regions[0].steps[0];
    assert_eq!(step.candidates.len(), 1);
    let json = serde_json::to_string(&compiled.plan).expect("plain data");
    assert!(!json.contains("twin"), "{json}");
}
