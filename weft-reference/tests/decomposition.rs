//! A composite evaluated directly has the bits of its decomposition into primitive ops.

mod support;

use support::{bits, hostile};
use weft_ir::{
    AttentionAttrs, CompositeOp, DType, F32, GeluForm, Graph, Op, PoolAttrs, ScalePlace, Tensor,
    decompose,
};
use weft_reference::{Evaluation, eval_op};

const FLOATS: [DType; 4] = [DType::F32, DType::F64, DType::F16, DType::BF16];
const EPS: F32 = F32(1e-5);

/// The decomposition's value.
fn expanded(op: &CompositeOp, inputs: &[Tensor]) -> Tensor {
    let types: Vec<_> = inputs.iter().map(Tensor::ty).collect();
    let graph = decompose(op, &types.iter().collect::<Vec<_>>()).expect("the op applies");
    run(&graph, inputs)
}

fn run(graph: &Graph, inputs: &[Tensor]) -> Tensor {
    let given = graph.inputs.iter().copied().zip(inputs.iter().cloned());
    let values = Evaluation::new(graph)
        .given_all(given)
        .run()
        .expect("a decomposition runs");
    values[&graph.outputs[0].value].clone()
}

/// The first element that differs.
fn difference(op: &CompositeOp, inputs: &[Tensor]) -> Option<String> {
    let operands: Vec<&Tensor> = inputs.iter().collect();
    let direct = eval_op(&Op::Composite(op.clone()), &operands).expect("the op applies");
    let expanded = expanded(op, inputs);
    assert_eq!(direct.ty(), expanded.ty(), "{op:?}");
    let (direct, expanded) = (bits(&direct), bits(&expanded));
    (0..direct.len())
        .find(|i| direct[*i] != expanded[*i])
        .map(|i| {
            format!(
                "{op:?} {}: element {i}: direct {:x}, expanded {:x}",
                inputs[0].ty(),
                direct[i],
                expanded[i]
            )
        })
}

/// Ops with the shapes of their operands.
fn composites() -> Vec<(CompositeOp, Vec<Vec<u64>>)> {
    let mut list = Vec::new();
    let flat = || vec![vec![7, 33]];
    for op in [
        CompositeOp::Relu,
        CompositeOp::LeakyRelu { alpha: F32(0.01) },
        CompositeOp::Elu { alpha: F32(1.3) },
        CompositeOp::Selu {
            alpha: F32(1.673_263_2),
            gamma: F32(1.050_701),
        },
        CompositeOp::HardSigmoid {
            alpha: F32(0.2),
            beta: F32(0.5),
        },
        CompositeOp::HardSwish,
        CompositeOp::Gelu(GeluForm::Erf),
        CompositeOp::Gelu(GeluForm::Tanh),
        CompositeOp::Silu,
        CompositeOp::Mish,
    ] {
        list.push((op, flat()));
    }
    for axis in 0..3 {
        list.push((CompositeOp::Softmax { axis }, vec![vec![5, 3, 40]]));
        let row: Vec<u64> = vec![5, 3, 40][axis..].to_vec();
        let norm = CompositeOp::LayerNorm { axis, eps: EPS };
        list.push((norm.clone(), vec![vec![5, 3, 40], row.clone(), row.clone()]));
        list.push((norm, vec![vec![5, 3, 40], row.clone()]));
        list.push((
            CompositeOp::RmsNorm { axis, eps: EPS },
            vec![vec![5, 3, 40], row],
        ));
    }
    for groups in [1, 2, 6] {
        let channels = vec![6];
        let shapes = vec![vec![2, 6, 3, 5], channels.clone(), channels];
        list.push((CompositeOp::GroupNorm { groups, eps: EPS }, shapes));
    }
    let mut shapes = vec![vec![6]; 5];
    shapes[0] = vec![2, 6, 7];
    list.push((CompositeOp::BatchNorm { eps: EPS }, shapes));
    for (alpha, beta) in [(1.0, 1.0), (0.5, 1.0), (1.0, 2.0), (0.3, -0.7)] {
        for (trans_a, trans_b) in [(false, false), (true, false), (false, true), (true, true)] {
            let a = if trans_a { vec![270, 3] } else { vec![3, 270] };
            let b = if trans_b { vec![5, 270] } else { vec![270, 5] };
            let op = CompositeOp::Gemm {
                alpha: F32(alpha),
                beta: F32(beta),
                trans_a,
                trans_b,
            };
            list.push((op.clone(), vec![a.clone(), b.clone()]));
            for c in [vec![], vec![5], vec![3, 1], vec![3, 5]] {
                list.push((op.clone(), vec![a.clone(), b.clone(), c]));
            }
        }
    }
    for ceil_mode in [false, true] {
        for count_include_pad in [false, true] {
            let attrs = |kernel: &[u64], strides: &[u64], begin: &[u64], end: &[u64]| PoolAttrs {
                kernel: kernel.to_vec(),
                strides: strides.to_vec(),
                dilations: vec![1; kernel.len()],
                pads_begin: begin.to_vec(),
                pads_end: end.to_vec(),
                ceil_mode,
                count_include_pad,
            };
            let mut dilated = attrs(&[2, 3], &[1, 3], &[1, 2], &[0, 1]);
            dilated.dilations = vec![3, 2];
            for attrs in [
                attrs(&[3, 3], &[2, 2], &[1, 1], &[1, 1]),
                attrs(&[2, 3], &[3, 4], &[0, 2], &[1, 0]),
                dilated,
            ] {
                list.push((
                    CompositeOp::AveragePool(attrs.clone()),
                    vec![vec![2, 2, 7, 10]],
                ));
                list.push((CompositeOp::MaxPool(attrs), vec![vec![2, 2, 7, 10]]));
            }
            let line = attrs(&[4], &[3], &[3], &[2]);
            list.push((CompositeOp::AveragePool(line.clone()), vec![vec![1, 2, 11]]));
            list.push((CompositeOp::MaxPool(line), vec![vec![1, 2, 11]]));
        }
    }
    list
}

/// Attentions with the shapes of q, k, v and of a mask.
fn attentions() -> Vec<(CompositeOp, Vec<Vec<u64>>)> {
    let mut list = Vec::new();
    for place in [ScalePlace::Query, ScalePlace::Both, ScalePlace::Scores] {
        for causal in [None, Some(0), Some(5)] {
            let op = CompositeOp::Attention(AttentionAttrs {
                scale: F32(0.3),
                place,
                causal,
            });
            let shapes = vec![vec![2, 6, 3], vec![2, 40, 3], vec![2, 40, 2]];
            list.push((op.clone(), shapes.clone()));
            for mask in [vec![], vec![40], vec![6, 1], vec![2, 1, 40], vec![2, 6, 40]] {
                list.push((op.clone(), [shapes.clone(), vec![mask]].concat()));
            }
            let long = vec![vec![2, 2], vec![600, 2], vec![600, 1], vec![2, 600]];
            list.push((op, long));
        }
    }
    list
}

/// A mask with many masked keys: a bool one of whatever it is, or numbers of which half are -inf.
fn mask(seed: u64, dtype: DType, shape: &[u64]) -> Tensor {
    if dtype == DType::Bool {
        return hostile(seed, dtype, shape);
    }
    let numbers = hostile(seed, dtype, shape);
    let infinity = Tensor::scalar(f32::NEG_INFINITY);
    let infinity = eval_op(&Op::Cast { to: dtype }, &[&infinity]).expect("a cast");
    let keep = hostile(seed + 1, DType::Bool, shape);
    eval_op(&Op::Select, &[&keep, &numbers, &infinity]).expect("one shape")
}

#[test]
fn attentions_have_the_bits_of_their_decompositions() {
    let mut checked = 0;
    let mut failures = Vec::new();
    for (op, shapes) in attentions() {
        for dtype in [DType::F32, DType::F16, DType::BF16] {
            for seed in 0..4u64 {
                let mut inputs: Vec<Tensor> = shapes[..3]
                    .iter()
                    .enumerate()
                    .map(|(i, shape)| {
                        let seed = seed * 16 + i as u64;
                        // Awkward numbers in v only, or everything is NaN.
                        if seed < 32 && i == 2 {
                            hostile(seed, dtype, shape)
                        } else {
                            weft_reference::random_tensor(seed, dtype, shape).expect("small")
                        }
                    })
                    .collect();
                if let Some(shape) = shapes.get(3) {
                    let dtype = if seed % 2 == 0 { DType::Bool } else { dtype };
                    inputs.push(mask(seed * 16 + 3, dtype, shape));
                }
                failures.extend(difference(&op, &inputs));
                checked += 1;
            }
        }
    }
    assert!(checked > 500, "only {checked} runs");
    assert!(
        failures.is_empty(),
        "{} of {checked}:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

/// Whether the composite has a meaning in f64, which has no elementary functions.
fn has_f64(op: &CompositeOp) -> bool {
    use CompositeOp as C;
    !matches!(
        op,
        C::Elu { .. } | C::Selu { .. } | C::Gelu(_) | C::Silu | C::Mish | C::Softmax { .. }
    )
}

#[test]
fn composites_have_the_bits_of_their_decompositions() {
    let mut checked = 0;
    let mut failures = Vec::new();
    for (op, shapes) in composites() {
        for dtype in FLOATS {
            if dtype == DType::F64 && !has_f64(&op) {
                continue;
            }
            for seed in 0..4 {
                let inputs: Vec<Tensor> = (0u64..)
                    .zip(&shapes)
                    .map(|(i, shape)| {
                        // Half of the runs have ordinary numbers, or too much would be NaN.
                        let seed = seed * 16 + i;
                        if seed % 32 < 16 {
                            hostile(seed, dtype, shape)
                        } else {
                            weft_reference::random_tensor(seed, dtype, shape).expect("small")
                        }
                    })
                    .collect();
                failures.extend(difference(&op, &inputs));
                checked += 1;
            }
        }
    }
    assert!(checked > 1000, "only {checked} runs");
    assert!(
        failures.is_empty(),
        "{} of {checked}:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

#[test]
fn integers_have_the_bits_of_their_decompositions() {
    let pool = composites()
        .into_iter()
        .filter(|(op, _)| matches!(op, CompositeOp::MaxPool(_) | CompositeOp::Relu));
    let mut checked = 0;
    for (op, shapes) in pool {
        for dtype in [DType::I8, DType::U8, DType::I32, DType::U64] {
            let x = hostile(checked, dtype, &shapes[0]);
            assert_eq!(difference(&op, &[x]), None);
            checked += 1;
        }
    }
    assert!(checked > 20);
}

/// Each wrong meaning differs from the right one on the inputs that are used above.
#[test]
fn wrong_compositions_are_caught() {
    let x = weft_reference::random_tensor(3, DType::F32, &[7, 33]).expect("small");
    let rows = weft_reference::random_tensor(4, DType::F32, &[33]).expect("small");
    let silu = expanded(&CompositeOp::Silu, std::slice::from_ref(&x));
    let right = [
        (CompositeOp::Gelu(GeluForm::Erf), vec![x.clone()]),
        (CompositeOp::Softmax { axis: 1 }, vec![x.clone()]),
        (
            CompositeOp::LayerNorm { axis: 1, eps: EPS },
            vec![x.clone(), rows.clone(), rows.clone()],
        ),
        (
            CompositeOp::RmsNorm { axis: 1, eps: EPS },
            vec![x.clone(), rows.clone()],
        ),
    ];
    let wrong = [
        (CompositeOp::Gelu(GeluForm::Tanh), vec![x.clone()]),
        (CompositeOp::Softmax { axis: 0 }, vec![x.clone()]),
        (
            CompositeOp::LayerNorm {
                axis: 1,
                eps: F32(1.1e-5),
            },
            vec![x.clone(), rows.clone(), rows.clone()],
        ),
        (
            CompositeOp::RmsNorm {
                axis: 1,
                eps: F32(1.1e-5),
            },
            vec![x.clone(), rows],
        ),
    ];
    for ((right, inputs), (wrong, wrong_inputs)) in right.into_iter().zip(wrong) {
        assert_ne!(
            bits(&expanded(&right, &inputs)),
            bits(&expanded(&wrong, &wrong_inputs))
        );
        assert_ne!(bits(&expanded(&right, &inputs)), bits(&silu));
    }
}
