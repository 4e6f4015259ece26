//! Plans: the same twice, and opened again only where they fit.

mod support;

use std::collections::BTreeMap;
use support::{Fake, Judge, Made, Prices, field, profile};
use weft_ir::{CompositeOp, F32, Graph};
use weft_kernel::{Abi, BLayout, Emitter};
use weft_optimizer::{Backend, Compiled, OptimizeError, make_weight, optimize, reopen};
use weft_plan::{NativeMode, Options, PlanError, Recipe};

/// A block of a transformer, more or less.
fn block() -> Graph {
    let mut g = Made::new("block");
    let x = g.input(&[12, 40]);
    let (scale, w, v) = (g.ramp(&[40]), g.ramp(&[40, 33]), g.ramp(&[33, 40]));
    let eps = F32(1e-5);
    let mut y = g.composite(CompositeOp::LayerNorm { axis: 1, eps }, &[x, scale, scale]);
    y = g.matmul(y, w);
    y = g.composite(CompositeOp::Silu, &[y]);
    y = g.matmul(y, v);
    y = g.binary(weft_ir::BinaryFn::Add, y, x);
    let z = g.composite(CompositeOp::Softmax { axis: 1 }, &[y]);
    g.out(&[y, z])
}

fn compiled(graph: &Graph, salt: u8) -> Compiled {
    let families = [Fake {
        salt,
        ..Fake::new("a")
    }];
    let pricer = Prices {
        arm: 100,
        code: BTreeMap::from([("a", 10)]),
    };
    let judge = Judge { wrong: Vec::new() };
    let backend = Backend {
        pricer: &pricer,
        twins: Some(field(&families, &judge, false)),
    };
    let native = NativeMode::On;
    optimize(graph, &Options { native }, &profile(), &backend).expect("a plan")
}

#[test]
fn two_plans_of_one_graph_are_byte_identical() {
    let graph = block();
    let json = |c: &Compiled| serde_json::to_vec_pretty(&c.plan).expect("plain data");
    let (a, b) = (compiled(&graph, 0), compiled(&graph, 0));
    assert!(a.plan.regions.len() > 2);
    assert_eq!(json(&a), json(&b));
    assert_ne!(
        json(&a),
        json(&compiled(&graph, 1)),
        "code bytes are in the plan"
    );
}

#[test]
fn a_plan_opens_again_with_the_same_code_and_weights() {
    let graph = block();
    let made = compiled(&graph, 0);
    let family = Fake::new("a");
    let emitters: [&dyn Emitter; 1] = [&family];
    let again = reopen(&graph, made.plan.clone(), &emitters, Abi::SystemV).expect("it opens");
    assert_eq!(again.plan, made.plan);
    assert_eq!(again.code, made.code);
    assert_eq!(again.weights, made.weights);
    assert_eq!(again.graph, made.graph);
}

#[test]
fn planted_fault_a_plan_of_another_graph_does_not_open() {
    let made = compiled(&block(), 0);
    let mut other = block();
    other.values.iter_mut().find_map(|v| v.constant.take());
    let family = Fake::new("a");
    let emitters: [&dyn Emitter; 1] = [&family];
    let error = reopen(&other, made.plan, &emitters, Abi::SystemV).err();
    assert!(
        matches!(error, Some(OptimizeError::Plan(PlanError::Graph { .. }))),
        "{error:?}"
    );
}

#[test]
fn planted_fault_code_of_another_build_does_not_run() {
    let graph = block();
    let made = compiled(&graph, 0);
    let other = Fake {
        salt: 1,
        ..Fake::new("a")
    };
    for emitters in [vec![&other as &dyn Emitter], vec![]] {
        let error = reopen(&graph, made.plan.clone(), &emitters, Abi::SystemV).err();
        assert!(
            matches!(error, Some(OptimizeError::OtherCode { .. })),
            "{error:?}"
        );
    }
}

/// Panels as their definition reads: column by column of each panel, rows one behind the other.
#[test]
fn panels_are_those_of_their_definition() {
    let mut g = Made::new("panels");
    let c = g.ramp(&[3, 7, 21]);
    let name = g.0.value(c).name.clone();
    let tensor = g.0.value(c).constant.clone().expect("a constant");
    let elems = tensor.to_vec::<f32>().expect("f32");
    let graph = g.out(&[c]);
    for nr in [1u32, 4, 16, 32] {
        for turned in [false, true] {
            let (k, n, k_stride, n_stride) = if turned {
                (21, 7, 1, 21)
            } else {
                (7, 21, 21, 1)
            };
            let recipe = Recipe::Panels {
                constant: name.clone(),
                offset: 0,
                batch: vec![3],
                batch_strides: vec![147],
                k,
                n,
                k_stride,
                n_stride,
                nr,
            };
            let bytes = make_weight(&graph, &recipe).expect("a weight");
            let given: Vec<f32> = bytes
                .chunks(4)
                .map(|b| f32::from_le_bytes(b.try_into().expect("four")))
                .collect();
            let one = BLayout::panel_elems(nr, k, n);
            assert_eq!(given.len() as u64, 3 * one);
            let mut seen = 0;
            for batch in 0..3u64 {
                for (at, value) in given[(batch * one) as usize..][..one as usize]
                    .iter()
                    .enumerate()
                {
                    let (panel, rest) = (
                        at as u64 / (k * u64::from(nr)),
                        at as u64 % (k * u64::from(nr)),
                    );
                    let (row, column) = (
                        rest / u64::from(nr),
                        panel * u64::from(nr) + rest % u64::from(nr),
                    );
                    if column >= n {
                        assert_eq!(value.to_bits(), 0, "columns beyond the last are zeros");
                        continue;
                    }
                    let from = batch * 147 + row * k_stride as u64 + column * n_stride as u64;
                    assert_eq!(value.to_bits(), elems[from as usize].to_bits());
                    seen += 1;
                }
            }
            assert_eq!(seen, 3 * 7 * 21);
        }
    }
}

#[test]
fn recipes_that_reach_outside_are_refused() {
    let mut g = Made::new("outside");
    let c = g.ramp(&[4, 4]);
    let name = g.0.value(c).name.clone();
    let graph = g.out(&[c]);
    let sound = |offset, k, k_stride, nr| Recipe::Panels {
        constant: name.clone(),
        offset,
        batch: vec![],
        batch_strides: vec![],
        k,
        n: 4,
        k_stride,
        n_stride: 1,
        nr,
    };
    assert!(make_weight(&graph, &sound(0, 4, 4, 4)).is_ok());
    for recipe in [
        sound(1, 4, 4, 4),
        sound(-1, 4, 4, 4),
        sound(0, 5, 4, 4),
        sound(0, 4, i64::MAX, 4),
        sound(0, 4, 4, 0),
        sound(0, u64::MAX, 4, 4),
        Recipe::Constant("nobody".into()),
        Recipe::Table("0g".into()),
        Recipe::Table("0".into()),
        Recipe::Table("é".into()),
    ] {
        assert!(make_weight(&graph, &recipe).is_err(), "{recipe:?}");
    }
}
