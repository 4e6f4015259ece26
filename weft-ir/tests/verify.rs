//! The verifier finds each kind of corruption, and nothing in what is sound.

mod common;

use common::some_graph;
use weft_ir::{
    BinaryFn, DType, Dim, Graph, Node, NodeId, Op, Output, Shape, Tensor, TensorType, UnaryFn,
    ValueId, ValueInfo, VerifyError,
};

#[test]
fn generated_graphs_verify() {
    let mut nodes = 0;
    for seed in 0..2000 {
        let graph = some_graph(seed, 12);
        assert_eq!(graph.verify(), Ok(()), "seed {seed}");
        nodes += graph.nodes.len();
    }
    assert!(nodes > 6000, "{nodes}");
}

/// a, b, c = a + b, d = -c, constant e, f = d * e.
fn sound() -> Graph {
    let mut graph = Graph::named("g");
    let ty = TensorType::fixed(DType::F32, &[4]);
    let a = graph.add_input("a", ty.clone());
    let b = graph.add_input("b", ty);
    let c = graph
        .add_node("c", Op::Binary(BinaryFn::Add), &[a, b])
        .unwrap();
    let d = graph.add_node("d", Op::Unary(UnaryFn::Neg), &[c]).unwrap();
    let e = graph.add_constant("e", Tensor::scalar(2.0f32));
    let f = graph
        .add_node("f", Op::Binary(BinaryFn::Mul), &[d, e])
        .unwrap();
    graph.add_output("out", f);
    graph
}

/// A way to break a graph, and whether an error is the one it should give.
type Fault = (&'static str, fn(&mut Graph), fn(&VerifyError) -> bool);

macro_rules! fault {
    ($name:literal, $break:expr, $error:pat) => {
        ($name, $break, |e| matches!(e, $error))
    };
}

#[test]
fn each_planted_fault_is_caught_by_its_name() {
    let faults: Vec<Fault> = vec![
        fault!(
            "operand beyond the values",
            |g| g.nodes[0].inputs[1] = ValueId(99),
            VerifyError::NoSuchValue { .. }
        ),
        fault!(
            "result beyond the values",
            |g| g.nodes[0].output = ValueId(6),
            VerifyError::NoSuchValue { .. }
        ),
        fault!(
            "input beyond the values",
            |g| g.inputs[0] = ValueId(6),
            VerifyError::NoSuchValue { .. }
        ),
        fault!(
            "output beyond the values",
            |g| g.outputs[0].value = ValueId(u32::MAX),
            VerifyError::NoSuchValue { .. }
        ),
        fault!(
            "two values of one name",
            |g| g.values[3].name = "a".into(),
            VerifyError::RepeatedName { .. }
        ),
        fault!(
            "two nodes of one name",
            |g| g.nodes[2].name = "c".into(),
            VerifyError::RepeatedName { .. }
        ),
        fault!(
            "two outputs of one name",
            |g| g.outputs.push(g.outputs[0].clone()),
            VerifyError::RepeatedName { .. }
        ),
        fault!(
            "a nameless value",
            |g| g.values[1].name.clear(),
            VerifyError::EmptyName { .. }
        ),
        fault!(
            "a value that nothing defines",
            |g| g.values.push(ValueInfo {
                name: "lost".into(),
                ty: TensorType::fixed(DType::F32, &[1]),
                constant: None
            }),
            VerifyError::Undefined { .. }
        ),
        fault!(
            "an input that a node makes",
            |g| g.inputs.push(ValueId(2)),
            VerifyError::DefinedTwice { .. }
        ),
        fault!(
            "an input given twice",
            |g| g.inputs.push(ValueId(0)),
            VerifyError::DefinedTwice { .. }
        ),
        fault!(
            "two nodes with one result",
            |g| g.nodes[1].output = ValueId(2),
            VerifyError::DefinedTwice { .. }
        ),
        fault!(
            "a constant that a node makes",
            |g| g.values[3].constant = Some(Tensor::scalar(1.0f32)),
            VerifyError::DefinedTwice { .. }
        ),
        fault!(
            "nodes out of order",
            |g| g.nodes.swap(0, 1),
            VerifyError::ReadBeforeMade { .. }
        ),
        fault!(
            "a cycle",
            |g| g.nodes[0].inputs[0] = ValueId(3),
            VerifyError::ReadBeforeMade { .. }
        ),
        fault!(
            "a node that reads itself",
            |g| g.nodes[0].inputs[0] = ValueId(2),
            VerifyError::ReadBeforeMade { .. }
        ),
        fault!(
            "a result of another shape",
            |g| g.values[2].ty.shape = Shape::fixed(&[5]),
            VerifyError::WrongType { .. }
        ),
        fault!(
            "a result of another dtype",
            |g| g.values[5].ty.dtype = DType::F64,
            VerifyError::WrongType { .. }
        ),
        fault!(
            "an op that does not apply",
            |g| g.nodes[0].op = Op::Binary(BinaryFn::Shl),
            VerifyError::Infer { .. }
        ),
        fault!(
            "too few operands",
            |g| g.nodes[0].inputs.truncate(1),
            VerifyError::Infer { .. }
        ),
        fault!(
            "a constant of another type",
            |g| g.values[4].ty.shape = Shape::fixed(&[1]),
            VerifyError::WrongConstant { .. }
        ),
        fault!(
            "an input beyond the limits",
            |g| g.values[0].ty.shape = Shape::fixed(&[1 << 60]),
            VerifyError::Limit { .. }
        ),
        fault!(
            "an input of symbolic shape",
            |g| g.values[0].ty.shape = Shape(vec![Dim::Symbol {
                name: "n".into(),
                min: 4,
                max: 4
            }]),
            VerifyError::SymbolicShape { .. }
        ),
    ];
    assert_eq!(sound().verify(), Ok(()));
    for (name, corrupt, expected) in faults {
        let mut graph = sound();
        corrupt(&mut graph);
        let error = graph.verify().expect_err(name);
        assert!(expected(&error), "{name}: {error}");
    }
}

/// Every single change of an id in a node is either caught, or leaves types and order intact.
#[test]
fn changed_ids_never_get_by_wrongly() {
    let mut caught = 0;
    for seed in 0..300 {
        let graph = some_graph(seed, 6);
        for n in 0..graph.nodes.len() {
            for i in 0..graph.nodes[n].inputs.len() {
                for v in 0..graph.values.len() {
                    let mut changed = graph.clone();
                    changed.nodes[n].inputs[i] = ValueId(v as u32);
                    let made = graph.nodes[n..].iter().any(|m| m.output.index() == v);
                    match changed.verify() {
                        Err(_) => caught += 1,
                        Ok(()) => assert!(!made, "seed {seed}, node {n}, operand {i}, value {v}"),
                    }
                }
            }
        }
    }
    assert!(caught > 1000, "{caught}");
}

#[test]
fn names_are_made_unique() {
    let mut graph = Graph::named("names");
    let ty = TensorType::fixed(DType::F32, &[]);
    let names: Vec<String> = ["x", "x_1", "x", "x", "", "", "x_1"]
        .iter()
        .map(|name| {
            let id = graph.add_input(name, ty.clone());
            graph.value(id).name.clone()
        })
        .collect();
    assert_eq!(
        names,
        ["x", "x_1", "x_2", "x_3", "value", "value_1", "x_1_1"]
    );
    let x = ValueId(0);
    for expected in ["neg", "neg_1", "neg_2"] {
        let y = graph.add_node("", Op::Unary(UnaryFn::Neg), &[x]).unwrap();
        assert_eq!(graph.value(y).name, expected);
        assert_eq!(
            graph.node(NodeId(graph.nodes.len() as u32 - 1)).name,
            expected
        );
    }
    assert_eq!(graph.add_output("y", x), "y");
    assert_eq!(graph.add_output("y", x), "y_1");
    assert_eq!(graph.verify(), Ok(()));
    // A refused node leaves no trace.
    let before = graph.clone();
    let wrong = graph.add_node("bad", Op::Fma, &[x, x]);
    assert!(wrong.is_err());
    assert!(
        graph
            .add_node("bad", Op::Fma, &[x, x, ValueId(77)])
            .is_err()
    );
    assert_eq!(graph, before);
}

/// Literal construction, as an importer may do it, is held to the same rules.
#[test]
fn a_graph_written_out_verifies() {
    let ty = TensorType::fixed(DType::F32, &[2]);
    let value = |name: &str| ValueInfo {
        name: name.into(),
        ty: ty.clone(),
        constant: None,
    };
    let graph = Graph {
        name: "g".into(),
        values: vec![value("y"), value("x")],
        nodes: vec![Node {
            name: "n".into(),
            op: Op::Unary(UnaryFn::Sqrt),
            inputs: vec![ValueId(1)],
            output: ValueId(0),
        }],
        inputs: vec![ValueId(1)],
        outputs: vec![Output {
            name: "y".into(),
            value: ValueId(0),
        }],
    };
    assert_eq!(graph.verify(), Ok(()));
    assert_eq!(graph.users()[1], [NodeId(0)]);
    assert_eq!(graph.producers(), [Some(NodeId(0)), None]);
    assert!(graph.is_output(ValueId(0)) && !graph.is_output(ValueId(1)));
}
