//! Decompositions: their types, their order of operations, their constants. (Their bits are compared
//! with the reference's own composites in that crate's tests.)

mod common;

use common::{Rng, other_operands, some_graph, some_op};
use weft_ir::decompose::{COUNTS_LIMIT, POSITIONS_LIMIT};
use weft_ir::{
    AttentionAttrs, CompositeOp, DType, DecomposeError, F32, GeluForm, Graph, Op, PoolAttrs,
    ScalePlace, Tensor, TensorType, ValueId, decompose, expand_composites, infer,
};

/// The value of a hex float such as `0x1.6a09e6p-1`, which must be an f32.
fn hex_float(text: &str) -> f32 {
    let (digits, exponent) = text.strip_prefix("0x1.").unwrap().split_once('p').unwrap();
    let fraction = u64::from_str_radix(digits, 16).unwrap();
    let scale = 2f64.powi(4 * digits.len() as i32);
    let value = (1.0 + fraction as f64 / scale) * 2f64.powi(exponent.parse().unwrap());
    assert_eq!(f64::from(value as f32), value, "{text} is an f32");
    value as f32
}

/// A graph as an expression: each value spelled out, constants as numbers.
fn spelled(graph: &Graph, value: ValueId) -> String {
    if let Some(tensor) = &graph.value(value).constant {
        return match tensor.dtype() {
            _ if tensor.elems() != 1 => format!("{tensor:?}"),
            DType::F32 => format!("{:?}", tensor.to_vec::<f32>().unwrap()[0]),
            _ => format!("{}:{:x}", tensor.dtype(), tensor.bits(0)),
        };
    }
    match graph.nodes.iter().find(|n| n.output == value) {
        None => graph.value(value).name.clone(),
        Some(node) => {
            let operands: Vec<String> = node.inputs.iter().map(|i| spelled(graph, *i)).collect();
            let name = match &node.op {
                Op::Cast { to } => to.name(),
                op => op.name(),
            };
            format!("{name}({})", operands.join(", "))
        }
    }
}

fn spelled_op(op: CompositeOp, dtype: DType, shapes: &[&[u64]]) -> String {
    let types: Vec<TensorType> = shapes
        .iter()
        .map(|shape| TensorType::fixed(dtype, shape))
        .collect();
    let graph = decompose(&op, &types.iter().collect::<Vec<_>>()).unwrap();
    assert_eq!(graph.verify(), Ok(()));
    spelled(&graph, graph.outputs[0].value)
}

/// Rule 11 and ONNX's function bodies, written down a second time.
#[test]
fn order_of_operations() {
    let f = |op, expected: &str| assert_eq!(spelled_op(op, DType::F32, &[&[3]]), expected);
    f(CompositeOp::Relu, "max(x, 0.0)");
    f(
        CompositeOp::LeakyRelu { alpha: F32(0.25) },
        "select(lt(x, 0.0), mul(0.25, x), x)",
    );
    f(
        CompositeOp::Elu { alpha: F32(2.0) },
        "select(lt(x, 0.0), mul(2.0, sub(exp(x), 1.0)), x)",
    );
    f(
        CompositeOp::Selu {
            alpha: F32(1.5),
            gamma: F32(1.25),
        },
        "select(lt(x, 0.0), mul(1.25, sub(mul(1.5, exp(x)), 1.5)), mul(1.25, x))",
    );
    f(
        CompositeOp::HardSigmoid {
            alpha: F32(0.2),
            beta: F32(0.5),
        },
        "max(min(add(mul(0.2, x), 0.5), 1.0), 0.0)",
    );
    let sixth = hex_float("0x1.555556p-3");
    f(
        CompositeOp::HardSwish,
        &format!("mul(x, max(min(add(mul({sixth:?}, x), 0.5), 1.0), 0.0))"),
    );
    let half = hex_float("0x1.6a09e6p-1");
    f(
        CompositeOp::Gelu(GeluForm::Erf),
        &format!("mul(mul(0.5, x), add(1.0, erf(mul(x, {half:?}))))"),
    );
    let (root, cubic) = (hex_float("0x1.988454p+0"), hex_float("0x1.6e4e26p-5"));
    f(
        CompositeOp::Gelu(GeluForm::Tanh),
        &format!("mul(x, sigmoid(mul({root:?}, add(x, mul({cubic:?}, mul(mul(x, x), x))))))"),
    );
    f(CompositeOp::Silu, "mul(x, sigmoid(x))");
    f(CompositeOp::Mish, "mul(x, tanh(softplus(x)))");
    let e = "softmax_exp(sub(x, reduce_max(x)))";
    f(
        CompositeOp::Softmax { axis: 0 },
        &format!("mul({e}, recip(reduce_sum({e})))"),
    );
    let attention = |place, causal, shapes: &[&[u64]]| {
        let scale = F32(0.25);
        let attrs = AttentionAttrs {
            scale,
            place,
            causal,
        };
        spelled_op(CompositeOp::Attention(attrs), DType::F32, shapes)
    };
    let shapes: [&[u64]; 4] = [&[2, 3], &[5, 3], &[5, 4], &[5]];
    for (place, s) in [
        (ScalePlace::Query, "dot(mul(q, 0.25), k)"),
        (ScalePlace::Both, "dot(mul(q, 0.5), mul(k, 0.5))"),
        (ScalePlace::Scores, "mul(dot(q, k), 0.25)"),
    ] {
        let e = format!("softmax_exp(sub({s}, reduce_max({s})))");
        let p = format!("mul({e}, recip(reduce_sum({e})))");
        assert_eq!(attention(place, None, &shapes[..3]), format!("dot({p}, v)"));
        let s = format!("add({s}, mask)");
        let keep = "ne(mask, -inf)";
        let m = format!("reduce_max(select({keep}, {s}, -inf))");
        let e = format!("select({keep}, softmax_exp(sub({s}, {m})), 0.0)");
        let z = format!("reduce_sum({e})");
        let p = format!("select({keep}, mul({e}, recip({z})), -0.0)");
        assert_eq!(
            attention(place, None, &shapes),
            format!("select(eq({z}, 0.0), 0.0, masked_dot({p}, v))")
        );
    }
    let eps = F32(0.5);
    let d = "sub(x, div(reduce_sum(x), 6.0))";
    let r = format!("recip(sqrt(add(div(reduce_sum_squares({d}), 6.0), 0.5)))");
    assert_eq!(
        spelled_op(
            CompositeOp::LayerNorm { axis: 1, eps },
            DType::F32,
            &[&[4, 2, 3], &[2, 3], &[2, 3]]
        ),
        format!("add(mul(mul({d}, {r}), scale), bias)")
    );
    assert_eq!(
        spelled_op(
            CompositeOp::RmsNorm { axis: 1, eps },
            DType::F32,
            &[&[4, 6], &[6]]
        ),
        "mul(mul(x, recip(sqrt(add(div(reduce_sum_squares(x), 6.0), 0.5)))), scale)"
    );
    assert_eq!(
        spelled_op(
            CompositeOp::BatchNorm { eps },
            DType::F32,
            &[&[4, 6], &[6], &[6], &[6], &[6]]
        ),
        "fma(x, mul(scale, recip(sqrt(add(var, 0.5)))), \
         sub(bias, mul(mean, mul(scale, recip(sqrt(add(var, 0.5)))))))"
    );
    let gemm = |alpha, beta, shapes: &[&[u64]]| {
        let op = CompositeOp::Gemm {
            alpha: F32(alpha),
            beta: F32(beta),
            trans_a: false,
            trans_b: false,
        };
        spelled_op(op, DType::F32, shapes)
    };
    assert_eq!(gemm(1.0, 1.0, &[&[2, 3], &[3, 4]]), "dot(a, b)");
    assert_eq!(
        gemm(0.5, 2.0, &[&[2, 3], &[3, 4], &[4]]),
        "add(mul(0.5, dot(a, b)), mul(2.0, c))"
    );
    assert_eq!(
        gemm(1.0, 0.0, &[&[2, 3], &[3, 4], &[4]]),
        "add(dot(a, b), mul(0.0, c))"
    );
}

/// Rule 6: an inexact constant stays f32, an exact one may be storage's.
#[test]
fn half_types_keep_f32_constants() {
    let leaky = |alpha| CompositeOp::LeakyRelu { alpha: F32(alpha) };
    assert_eq!(
        spelled_op(leaky(0.25), DType::F16, &[&[3]]),
        "select(lt(x, f16:0), mul(f16:3400, x), x)"
    );
    assert_eq!(
        spelled_op(leaky(0.01), DType::F16, &[&[3]]),
        "select(lt(x, f16:0), f16(mul(0.01, f32(x))), x)"
    );
    assert_eq!(
        spelled_op(leaky(0.25), DType::F64, &[&[3]]),
        "select(lt(x, f64:0), mul(f64:3fd0000000000000, x), x)"
    );
}

fn pool(kernel: &[u64], pads: u64, ceil_mode: bool, count_include_pad: bool) -> PoolAttrs {
    PoolAttrs {
        kernel: kernel.to_vec(),
        strides: vec![2; kernel.len()],
        dilations: vec![1; kernel.len()],
        pads_begin: vec![pads; kernel.len()],
        pads_end: vec![pads; kernel.len()],
        ceil_mode,
        count_include_pad,
    }
}

/// The counts that an average pooling divides by: for each window those of its taps that are
/// inside, found one by one.
#[test]
fn windows_are_divided_by_their_taps() {
    let mut uneven = 0;
    for extent in 3..9u64 {
        for pads in 0..2 {
            for (ceil_mode, include) in [(false, false), (false, true), (true, false), (true, true)]
            {
                let attrs = pool(&[3], pads, ceil_mode, include);
                let ty = TensorType::fixed(DType::F32, &[1, 1, extent]);
                let graph = decompose(&CompositeOp::AveragePool(attrs), &[&ty]).unwrap();
                let positions = graph.ty(graph.outputs[0].value).elems().unwrap();
                let division = graph.nodes.iter().rev().find(|n| n.op.name() == "div");
                let counts = graph.value(division.unwrap().inputs[1]).constant.clone();
                let counts: Vec<f32> = counts.unwrap().to_vec().unwrap();
                let (low, high) = if include {
                    (-(pads as i64), extent as i64 + pads as i64)
                } else {
                    (0, extent as i64)
                };
                for p in 0..positions {
                    let first = 2 * p as i64 - pads as i64;
                    let inside = (first..first + 3)
                        .filter(|i| low <= *i && *i < high)
                        .count();
                    let count = counts[if counts.len() == 1 { 0 } else { p as usize }];
                    assert_eq!(count, inside as f32, "window {p} of {extent}");
                }
                uneven += usize::from(counts.len() > 1);
            }
        }
    }
    assert!(uneven > 10);
}

#[test]
fn pooling_has_limits() {
    let long = TensorType::fixed(DType::F32, &[1, 1, 1 << 30]);
    assert_eq!(
        decompose(
            &CompositeOp::AveragePool(pool(&[3], 1, false, false)),
            &[&long]
        ),
        Err(DecomposeError::TooManyCounts {
            op: "average_pool",
            positions: 1 << 29,
            limit: COUNTS_LIMIT
        })
    );
    // Where all windows are whole, nothing is written out.
    assert!(
        decompose(
            &CompositeOp::AveragePool(pool(&[2], 0, false, false)),
            &[&long]
        )
        .is_ok()
    );
    let wide = TensorType::fixed(DType::F32, &[1, 1, 1 << 12, 1 << 12]);
    let op = CompositeOp::MaxPool(pool(&[1 << 9, 1 << 8], 0, false, false));
    assert!(matches!(
        decompose(&op, &[&wide]),
        Err(DecomposeError::Infer(_))
    ));
}

/// Every composite on every dtype it takes: one output, of the inferred type, no composite inside.
#[test]
fn types_are_those_inferred() {
    let mut checked = 0;
    for seed in 0..4000 {
        let mut rng = Rng(seed);
        let rank = 1 + rng.below(4);
        let shape = rng.shape(rank, 4);
        let kind = 18 + rng.below(18);
        let Op::Composite(op) = some_op(&mut rng, kind, &shape) else {
            continue;
        };
        let dtype = rng.pick(&DType::ALL);
        let mut types = vec![TensorType::fixed(dtype, &shape)];
        types.extend(other_operands(
            &mut rng,
            &Op::Composite(op.clone()),
            &types[0].clone(),
        ));
        let operands: Vec<&TensorType> = types.iter().collect();
        match (
            infer(&Op::Composite(op.clone()), &operands, &[]),
            decompose(&op, &operands),
        ) {
            (Ok(ty), Ok(graph)) => {
                assert_eq!(graph.verify(), Ok(()), "{op:?}");
                assert_eq!(graph.ty(graph.outputs[0].value), &ty, "{op:?}");
                assert_eq!(graph.inputs.len(), types.len());
                assert_eq!(graph.nodes.last().unwrap().output, graph.outputs[0].value);
                assert!(!graph.nodes.iter().any(|n| matches!(n.op, Op::Composite(_))));
                checked += 1;
            }
            (Err(expected), Err(DecomposeError::Infer(error))) => assert_eq!(error, expected),
            (ty, graph) => panic!("{op:?} of {types:?}: {ty:?} but {graph:?}"),
        }
    }
    assert!(checked > 800, "{checked}");
}

#[test]
fn expansion_keeps_names_ids_and_types() {
    let mut expanded = 0;
    for seed in 0..500 {
        let graph = some_graph(seed, 10);
        let plain = expand_composites(&graph).unwrap();
        assert_eq!(plain.verify(), Ok(()), "seed {seed}");
        assert!(!plain.nodes.iter().any(|n| matches!(n.op, Op::Composite(_))));
        assert_eq!(plain.values[..graph.values.len()], graph.values[..]);
        assert_eq!(
            (&plain.inputs, &plain.outputs),
            (&graph.inputs, &graph.outputs)
        );
        for node in &graph.nodes {
            let same = plain.nodes.iter().find(|n| n.name == node.name).unwrap();
            assert_eq!(same.output, node.output);
            let composite = matches!(node.op, Op::Composite(_));
            assert!(composite || same == node);
            expanded += usize::from(composite);
        }
        assert_eq!(expand_composites(&plain).unwrap(), plain);
    }
    assert!(expanded > 200, "{expanded}");
}

#[test]
fn inner_values_are_named_for_their_node() {
    let mut graph = Graph::named("g");
    let x = graph.add_input("x", TensorType::fixed(DType::F32, &[3]));
    // A name that an inner value would have is taken already.
    graph.add_constant("act/erf", Tensor::scalar(1.0f32));
    graph
        .add_node("act", Op::Composite(CompositeOp::Gelu(GeluForm::Erf)), &[x])
        .unwrap();
    let plain = expand_composites(&graph).unwrap();
    assert_eq!(plain.verify(), Ok(()));
    let names: Vec<&str> = plain.nodes.iter().map(|n| n.name.as_str()).collect();
    assert_eq!(
        names,
        ["act/half", "act/scaled", "act/erf", "act/gate", "act"]
    );
    assert!(plain.find_value("act/erf_1").is_some());
}

#[test]
fn causal_attention_over_too_many_positions_is_refused() {
    let ty = |rows| TensorType::fixed(DType::F32, &[rows, 1]);
    let attrs = AttentionAttrs {
        scale: F32(1.0),
        place: ScalePlace::Query,
        causal: Some(0),
    };
    let (q, k) = (ty(1), ty(POSITIONS_LIMIT + 1));
    assert_eq!(
        decompose(&CompositeOp::Attention(attrs), &[&q, &k, &k]),
        Err(DecomposeError::TooManyPositions {
            op: "attention",
            positions: POSITIONS_LIMIT + 1,
            limit: POSITIONS_LIMIT
        })
    );
    let unmasked = AttentionAttrs {
        causal: None,
        ..attrs
    };
    assert!(decompose(&CompositeOp::Attention(unmasked), &[&q, &k, &k]).is_ok());
}
