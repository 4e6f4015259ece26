//! Graphs, regions of graphs, what is returned, and what is refused.

mod support;

use std::collections::BTreeMap;
use support::{bits, f32s};
use weft_ir::{BinaryFn, DType, Graph, NodeId, Op, ReduceFn, Tensor, TensorType, UnaryFn, ValueId};
use weft_reference::{Evaluation, Keep, RefError, eval_graph, eval_op};

/// `y = exp(a + b)`, `total = sum(y)`, with a constant b, and `a` itself as an output.
fn graph() -> Graph {
    let mut graph = Graph::named("test");
    let a = graph.add_input("a", TensorType::fixed(DType::F32, &[3]));
    let b = graph.add_constant("b", f32s(&[3], &[1.0, 2.0, 3.0]));
    let sum = graph
        .add_node("sum", Op::Binary(BinaryFn::Add), &[a, b])
        .expect("fits");
    let y = graph
        .add_node("y", Op::Unary(UnaryFn::Exp), &[sum])
        .expect("fits");
    let reduce = Op::Reduce {
        op: ReduceFn::Sum,
        axes: vec![0],
        keep_dims: false,
    };
    let total = graph.add_node("total", reduce, &[y]).expect("fits");
    for (name, value) in [("total", total), ("same", a), ("y", y)] {
        graph.add_output(name, value);
    }
    graph
}

fn id(graph: &Graph, name: &str) -> ValueId {
    graph.find_value(name).expect("a value of that name")
}

fn a() -> Tensor {
    f32s(&[3], &[-1.0, f32::from_bits(0xffc1_2345), -0.5])
}

#[test]
fn a_graph_gives_its_outputs_in_order_with_canonical_nans() {
    let outputs = eval_graph(&graph(), &BTreeMap::from([("a".to_owned(), a())])).expect("runs");
    let names: Vec<&str> = outputs.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["total", "same", "y"]);
    assert_eq!(bits(&outputs[0].1), [0x7fc0_0000]);
    // An input that is an output has its NaN made canonical too.
    assert_eq!(bits(&outputs[1].1), [0xbf80_0000, 0x7fc0_0000, 0xbf00_0000]);
    let exp = |x: f32| u64::from(weft_reference::elementary::exp(x).to_bits());
    assert_eq!(bits(&outputs[2].1), [exp(0.0), 0x7fc0_0000, exp(2.5)]);
}

#[test]
fn a_region_runs_on_given_values() {
    let graph = graph();
    let sum = id(&graph, "sum");
    let values = Evaluation::new(&graph)
        .nodes([NodeId(1)])
        .given(sum, f32s(&[3], &[0.0, 1.0, 2.0]))
        .keep(Keep::Only(vec![id(&graph, "y")]))
        .run()
        .expect("runs");
    let direct = eval_op(&Op::Unary(UnaryFn::Exp), &[&f32s(&[3], &[0.0, 1.0, 2.0])]).expect("runs");
    assert_eq!(values.len(), 1);
    assert_eq!(values[&id(&graph, "y")], direct);
    // With outputs asked for, a region returns those it has.
    let values = Evaluation::new(&graph)
        .nodes([NodeId(1)])
        .given(sum, f32s(&[3], &[0.0, 1.0, 2.0]))
        .run()
        .expect("runs");
    assert_eq!(
        values.keys().copied().collect::<Vec<_>>(),
        [id(&graph, "y")]
    );
}

#[test]
fn all_values_or_some_are_returned() {
    let graph = graph();
    let run = |keep| {
        let evaluation = Evaluation::new(&graph)
            .given(id(&graph, "a"), a())
            .keep(keep);
        evaluation.run().expect("runs")
    };
    assert_eq!(run(Keep::All).len(), 5);
    let some = run(Keep::Only(vec![id(&graph, "b"), id(&graph, "sum")]));
    assert_eq!(some.len(), 2);
    assert_eq!(
        bits(&some[&id(&graph, "sum")]),
        [0, 0x7fc0_0000, 0x4020_0000]
    );
    assert_eq!(run(Keep::Outputs).len(), 3);
}

#[test]
fn progress_is_told_node_by_node() {
    let graph = graph();
    let mut steps = Vec::new();
    Evaluation::new(&graph)
        .given(id(&graph, "a"), a())
        .progress(|step| steps.push((step.done, step.total, step.node.0, step.result.elems())))
        .run()
        .expect("runs");
    assert_eq!(steps, [(1, 3, 0, 3), (2, 3, 1, 3), (3, 3, 2, 1)]);
}

#[test]
fn a_given_value_replaces_its_node_and_its_constant() {
    let graph = graph();
    let values = Evaluation::new(&graph)
        .given(id(&graph, "a"), a())
        .given(id(&graph, "y"), f32s(&[3], &[1.0, 2.0, 4.0]))
        .run()
        .expect("runs");
    assert_eq!(
        bits(&values[&id(&graph, "total")]),
        [u64::from(7f32.to_bits())]
    );
    let values = Evaluation::new(&graph)
        .given(id(&graph, "a"), f32s(&[3], &[0.0; 3]))
        .given(id(&graph, "b"), f32s(&[3], &[0.0; 3]))
        .run()
        .expect("runs");
    assert_eq!(
        bits(&values[&id(&graph, "total")]),
        [u64::from(3f32.to_bits())]
    );
}

#[test]
fn what_does_not_fit_is_refused_by_name() {
    let graph = graph();
    let a_id = id(&graph, "a");
    let missing = Evaluation::new(&graph).run();
    assert!(matches!(missing, Err(RefError::MissingValue { value }) if value == "a"));
    let wrong = Evaluation::new(&graph)
        .given(a_id, f32s(&[4], &[0.0; 4]))
        .run();
    assert!(matches!(wrong, Err(RefError::GivenType { value, .. }) if value == "a"));
    let unknown = eval_graph(&graph, &BTreeMap::from([("nobody".to_owned(), a())]));
    assert!(matches!(unknown, Err(RefError::UnknownInput { name }) if name == "nobody"));
    // A constant is not an input.
    let constant = eval_graph(&graph, &BTreeMap::from([("b".to_owned(), a())]));
    assert!(matches!(constant, Err(RefError::UnknownInput { .. })));
    let node = Evaluation::new(&graph).nodes([NodeId(9)]).run();
    assert!(matches!(node, Err(RefError::NoSuchId { index: 9, .. })));
    let value = Evaluation::new(&graph).given(ValueId(99), a()).run();
    assert!(matches!(value, Err(RefError::NoSuchId { index: 99, .. })));
    let kept = Evaluation::new(&graph)
        .given(a_id, a())
        .keep(Keep::Only(vec![ValueId(77)]))
        .run();
    assert!(matches!(kept, Err(RefError::NoSuchId { index: 77, .. })));

    let mut lying = graph.clone();
    let y = id(&lying, "y");
    lying.values[y.index()].ty = TensorType::fixed(DType::F32, &[1, 3]);
    let result = Evaluation::new(&lying).given(a_id, a()).run();
    assert!(
        matches!(result, Err(RefError::ResultType { node, .. }) if node == "y"),
        "wrong type"
    );

    let limited = Evaluation::new(&graph)
        .given(a_id, a())
        .limit_bytes(8)
        .run();
    match limited {
        Err(RefError::InNode { node, source }) => {
            assert_eq!(node, "sum");
            assert!(matches!(*source, RefError::TooLarge { limit_bytes: 8, .. }));
        }
        other => panic!("{other:?}"),
    }
}

/// A cycle cannot run: a node's operand is never there.
#[test]
fn a_cycle_is_a_missing_value() {
    let mut graph = graph();
    let y = id(&graph, "y");
    graph.nodes[0].inputs[1] = y;
    let result = Evaluation::new(&graph).given(id(&graph, "a"), a()).run();
    assert!(matches!(result, Err(RefError::MissingValue { value }) if value == "y"));
}
