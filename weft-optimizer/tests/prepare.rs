//! Rewrites: which keep every bit and are made, and which would not and are not.

mod support;

use support::Made;
use weft_ir::{
    BinaryFn, CompositeOp, DType, DotDims, Graph, Op, PadMode, ReduceFn, Tensor, TensorType,
    UnaryFn, ValueId,
};
use weft_optimizer::OptimizeError;
use weft_optimizer::prepare::prepare;

/// Names of the ops that are left.
fn left(graph: &Graph) -> Vec<&'static str> {
    let prepared = prepare(graph).expect("it prepares");
    prepared.graph.verify().expect("what is left verifies");
    assert_eq!(prepared.origin.len(), prepared.graph.nodes.len());
    prepared.graph.nodes.iter().map(|n| n.op.name()).collect()
}

fn with_constant(f: BinaryFn, value: f32, swapped: bool) -> Vec<&'static str> {
    let mut g = Made::new("identity");
    let x = g.input(&[3, 4]);
    let c = g.splat(&[1, 4], value);
    let y = if swapped {
        g.binary(f, c, x)
    } else {
        g.binary(f, x, c)
    };
    left(&g.out(&[y]))
}

#[test]
fn identities_that_keep_every_bit_go() {
    let none: Vec<&str> = Vec::new();
    assert_eq!(with_constant(BinaryFn::Sub, 0.0, false), none, "x - (+0)");
    assert_eq!(with_constant(BinaryFn::Mul, 1.0, false), none, "x * 1");
    assert_eq!(with_constant(BinaryFn::Mul, 1.0, true), none, "1 * x");
}

#[test]
fn identities_that_change_a_bit_stay() {
    for (f, value, swapped, name, why) in [
        (BinaryFn::Add, 0.0, false, "add", "-0 + (+0) is +0"),
        (BinaryFn::Sub, -0.0, false, "sub", "-0 - (-0) is +0"),
        (BinaryFn::Sub, 0.0, true, "sub", "0 - x is no x"),
        (
            BinaryFn::Mul,
            0.0,
            false,
            "mul",
            "NaN * 0 is NaN, -1 * 0 is -0",
        ),
        (BinaryFn::Mul, -1.0, false, "mul", "-x is no x"),
        (BinaryFn::Div, 3.0, false, "div", "1 / 3 is not exact"),
        (
            BinaryFn::Max,
            f32::NEG_INFINITY,
            false,
            "max",
            "not listed as legal",
        ),
    ] {
        assert_eq!(with_constant(f, value, swapped), [name], "{why}");
    }
}

#[test]
fn a_product_with_one_that_repeats_its_operand_stays() {
    let mut g = Made::new("repeats");
    let x = g.input(&[1, 4]);
    let ones = g.splat(&[3, 4], 1.0);
    let y = g.binary(BinaryFn::Mul, x, ones);
    assert_eq!(left(&g.out(&[y])), ["mul"]);
}

#[test]
fn views_that_change_nothing_go_and_others_stay() {
    let mut g = Made::new("views");
    let x = g.input(&[3, 4]);
    let same = [
        Op::Reshape { shape: vec![3, 4] },
        Op::Transpose { perm: vec![0, 1] },
        Op::Broadcast { shape: vec![3, 4] },
        Op::Cast { to: DType::F32 },
        Op::Slice {
            starts: vec![0, 0],
            steps: vec![1, 1],
            sizes: vec![3, 4],
        },
        Op::Concat { axis: 1 },
        Op::Pad {
            before: vec![0, 0],
            after: vec![0, 0],
            mode: PadMode::Edge,
        },
    ];
    let mut y = x;
    for op in same {
        y = g.node(op, &[y]);
    }
    let y = g.unary(UnaryFn::Neg, y);
    assert_eq!(left(&g.out(&[y])), ["neg"]);

    // The same extents, and yet another order.
    let mut g = Made::new("views");
    let x = g.input(&[4, 4]);
    let turned = g.node(Op::Transpose { perm: vec![1, 0] }, &[x]);
    let back = Op::Slice {
        starts: vec![3, 0],
        steps: vec![-1, 1],
        sizes: vec![4, 4],
    };
    let y = g.node(back, &[turned]);
    assert_eq!(left(&g.out(&[y])), ["transpose", "slice"]);
}

#[test]
fn constants_are_folded_by_the_reference() {
    let mut g = Made::new("constants");
    let x = g.input(&[4]);
    let ramp = g.ramp(&[4]);
    let e = g.unary(UnaryFn::Exp, ramp);
    let expected = {
        let ramp = g.0.value(ramp).constant.clone().expect("a constant");
        weft_reference::eval_op(&Op::Unary(UnaryFn::Exp), &[&ramp]).expect("exp")
    };
    let y = g.binary(BinaryFn::Mul, x, e);
    let graph = g.out(&[y, e]);
    let prepared = prepare(&graph).expect("it prepares");
    assert_eq!(prepared.graph.nodes.len(), 1);
    let folded = prepared.graph.outputs[1].value;
    assert_eq!(prepared.graph.value(folded).constant, Some(expected));
    assert!(
        prepared.notes.iter().any(|n| n.contains("folded")),
        "{:?}",
        prepared.notes
    );
}

#[test]
fn equal_nodes_are_shared_and_unused_ones_go() {
    let mut g = Made::new("equal");
    let x = g.input(&[4]);
    let (a, b) = (g.unary(UnaryFn::Exp, x), g.unary(UnaryFn::Exp, x));
    let y = g.binary(BinaryFn::Add, a, b);
    g.unary(UnaryFn::Log, x);
    assert_eq!(left(&g.out(&[y])), ["exp", "add"]);
}

#[test]
fn composites_are_written_out_with_names_of_their_own() {
    let mut g = Made::new("softmax");
    let x = g.input(&[2, 8]);
    let y = g.composite(CompositeOp::Softmax { axis: 1 }, &[x]);
    let graph = g.out(&[y]);
    let prepared = prepare(&graph).expect("it prepares");
    prepared.graph.verify().expect("it verifies");
    assert_eq!(
        prepared.graph.value(prepared.graph.outputs[0].value).name,
        "softmax"
    );
    assert!(prepared.graph.nodes.len() > 3);
    assert!(prepared.origin.iter().all(|o| *o == 0));
}

#[test]
fn contractions_of_half_types_become_f32_between_conversions() {
    for dtype in [DType::F16, DType::BF16] {
        let mut g = Graph::named("half");
        let a = g.add_input("a", TensorType::fixed(dtype, &[2, 3]));
        let b = g.add_input("b", TensorType::fixed(dtype, &[3, 4]));
        let dims = DotDims {
            lhs_batch: vec![],
            rhs_batch: vec![],
            lhs_contract: vec![1],
            rhs_contract: vec![0],
        };
        let y = g.add_node("dot", Op::Dot(dims), &[a, b]).expect("dot");
        g.add_output("y", y);
        assert_eq!(left(&g), ["cast", "cast", "dot", "cast"]);
    }
}

#[test]
fn spread_axes_are_brought_together() {
    let mut g = Made::new("spread");
    let x = g.input(&[3, 4, 5]);
    let reduce = |axes: &[usize], keep_dims| Op::Reduce {
        op: ReduceFn::Sum,
        axes: axes.to_vec(),
        keep_dims,
    };
    let kept = g.node(reduce(&[0, 2], true), &[x]);
    let graph = g.out(&[kept]);
    assert_eq!(left(&graph), ["transpose", "reduce_sum", "reshape"]);
    // Neighbours, and axes with nothing between them but an extent of 1, stay as they are.
    let mut g = Made::new("together");
    let x = g.input(&[3, 1, 5, 7]);
    let y = g.node(reduce(&[0, 2], false), &[x]);
    assert_eq!(left(&g.out(&[y])), ["reduce_sum"]);
}

#[test]
fn values_without_elements_are_constants() {
    let mut g = Made::new("empty");
    let (x, full) = (g.input(&[3, 0]), g.input(&[3, 2]));
    let e = g.unary(UnaryFn::Exp, x);
    let joined = g.node(Op::Concat { axis: 1 }, &[e, full]);
    let sum = g.node(
        Op::Reduce {
            op: ReduceFn::Max,
            axes: vec![1],
            keep_dims: false,
        },
        &[e],
    );
    let graph = g.out(&[e, joined, sum]);
    let prepared = prepare(&graph).expect("it prepares");
    assert!(prepared.graph.nodes.is_empty());
    let constant = |i: usize| {
        let value: ValueId = prepared.graph.outputs[i].value;
        prepared.graph.value(value).constant.clone()
    };
    assert_eq!(constant(0).map(|t| t.elems()), Some(0));
    assert_eq!(prepared.graph.outputs[1].value, prepared.graph.inputs[1]);
    let lowest = Tensor::from_elems(&[3], &[f32::NEG_INFINITY; 3]).expect("three");
    assert_eq!(constant(2), Some(lowest));
}

#[test]
fn symbolic_shapes_are_refused_by_name() {
    let mut g = Graph::named("symbolic");
    let ty = TensorType {
        dtype: DType::F32,
        shape: weft_ir::Shape(vec![weft_ir::Dim::Symbol {
            name: "n".into(),
            min: 1,
            max: 8,
        }]),
    };
    let x = g.add_input("x", ty.clone());
    g.values.push(weft_ir::ValueInfo {
        name: "y".into(),
        ty,
        constant: None,
    });
    g.nodes.push(weft_ir::Node {
        name: "neg".into(),
        op: Op::Unary(UnaryFn::Neg),
        inputs: vec![x],
        output: ValueId(1),
    });
    g.add_output("y", ValueId(1));
    let error = prepare(&g).err();
    assert!(
        matches!(&error, Some(OptimizeError::SymbolicShape { value, .. }) if value == "y"),
        "{error:?}"
    );
}

/// A sum starts at +0, so that it makes -0 into +0 even of one element; nothing else does.
#[test]
fn reductions_of_single_elements_keep_minus_zero_where_they_have_no_sum() {
    let elems = [-0.0f32, 0.0, 1.5, -1.5, f32::INFINITY];
    let zero = 0f32.to_bits();
    for (f, of_minus_zero) in [
        (ReduceFn::Sum, zero),
        (ReduceFn::Mean, zero),
        (ReduceFn::SumSquares, zero),
        (ReduceFn::Prod, 1 << 31),
        (ReduceFn::Max, 1 << 31),
        (ReduceFn::Min, 1 << 31),
    ] {
        for keep_dims in [false, true] {
            let mut graph = Graph::named("single");
            let x = graph.add_input("x", TensorType::fixed(DType::F32, &[5, 1]));
            let op = Op::Reduce {
                op: f,
                axes: vec![1],
                keep_dims,
            };
            let y = graph.add_node("y", op, &[x]).expect("the axis is there");
            graph.add_output("y", y);
            let prepared = prepare(&graph).expect("it prepares").graph;
            assert!(
                prepared
                    .nodes
                    .iter()
                    .all(|n| !matches!(n.op, Op::Reduce { .. })),
                "{f:?} is written as something else"
            );
            let given = Tensor::from_elems(&[5, 1], &elems).expect("five elements");
            let values = weft_reference::Evaluation::new(&prepared)
                .given_all([(prepared.inputs[0], given)])
                .run()
                .expect("it evaluates");
            let result = &values[&prepared.outputs[0].value];
            let wanted = elems.map(|x| match f {
                ReduceFn::SumSquares => x * x,
                _ => x,
            });
            assert_eq!(result.bits(0), u64::from(of_minus_zero), "{f:?} of -0");
            for (i, wanted) in wanted.iter().enumerate().skip(1) {
                assert_eq!(result.bits(i), u64::from(wanted.to_bits()), "{f:?}, {i}");
            }
        }
    }
}
