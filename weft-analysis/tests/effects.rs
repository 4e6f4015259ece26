//! Liveness against the slow answer: asking every later node.

use proptest::prelude::*;
use weft_analysis::{Effect, Facts, Liveness, StateId, needed_nodes};
use weft_ir::{BinaryFn, DType, Graph, NodeId, Op, TensorType, UnaryFn, ValueId};

/// A graph of nodes on random earlier values.
fn graph(choices: &[(u8, u8, bool)], outputs: &[u8]) -> Graph {
    let mut graph = Graph::named("g");
    let ty = TensorType::fixed(DType::F32, &[4]);
    let mut values = vec![graph.add_input("a", ty.clone()), graph.add_input("b", ty)];
    for (x, y, two) in choices {
        let pick = |i: u8| values[i as usize % values.len()];
        let (op, inputs) = if *two {
            (Op::Binary(BinaryFn::Add), vec![pick(*x), pick(*y)])
        } else {
            (Op::Unary(UnaryFn::Neg), vec![pick(*x)])
        };
        let value = graph.add_node("n", op, &inputs).unwrap();
        values.push(value);
    }
    for i in outputs {
        graph.add_output("out", values[*i as usize % values.len()]);
    }
    graph
}

/// Whether some node behind `node`, or the caller, reads the value.
fn read_later(graph: &Graph, value: ValueId, node: NodeId) -> bool {
    graph.is_output(value)
        || graph.nodes[node.index() + 1..]
            .iter()
            .any(|n| n.inputs.contains(&value))
}

/// Whether taking a node out leaves an output without its value.
fn output_depends_on(graph: &Graph, removed: usize) -> bool {
    let mut lost = vec![false; graph.values.len()];
    lost[graph.nodes[removed].output.index()] = true;
    for node in &graph.nodes {
        if node.inputs.iter().any(|i| lost[i.index()]) {
            lost[node.output.index()] = true;
        }
    }
    graph.outputs.iter().any(|o| lost[o.value.index()])
}

/// Every answer of `Liveness` against the slow one; the number of wrong ones.
fn wrong(graph: &Graph, liveness: &Liveness) -> usize {
    let mut wrong = 0;
    for v in 0..graph.values.len() {
        let value = ValueId(v as u32);
        for n in 0..graph.nodes.len() {
            let node = NodeId(n as u32);
            let later = read_later(graph, value, node);
            wrong += usize::from(liveness.is_live_after(value, node) != later);
            let own = graph.nodes[..n].iter().any(|m| m.output == value);
            let reuse = own && graph.nodes[n].inputs.contains(&value) && !later;
            wrong += usize::from(liveness.can_reuse(graph, node, value) != reuse);
        }
        let users = graph.nodes.iter().any(|n| n.inputs.contains(&value));
        wrong += usize::from(liveness.is_dead(value) == (users || graph.is_output(value)));
    }
    wrong
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn liveness_matches_asking_everybody(
        choices in prop::collection::vec(any::<(u8, u8, bool)>(), 1..12),
        outputs in prop::collection::vec(any::<u8>(), 1..3),
    ) {
        let graph = graph(&choices, &outputs);
        prop_assert_eq!(graph.verify(), Ok(()));
        prop_assert_eq!(wrong(&graph, &Liveness::of(&graph)), 0);
        let facts = Facts::of(&graph);
        for (i, needed) in needed_nodes(&graph).into_iter().enumerate() {
            prop_assert_eq!(needed, output_depends_on(&graph, i));
            let node = NodeId(i as u32);
            prop_assert_eq!(facts.is_needed(node), needed);
            prop_assert_eq!(facts.effect(node), Effect::Pure);
        }
    }
}

/// Liveness of another order of the same graph is told apart.
#[test]
fn a_planted_fault_is_caught() {
    let right = graph(
        &[(0, 1, true), (2, 0, true), (2, 1, true), (4, 3, true)],
        &[5],
    );
    let mut other = right.clone();
    other.nodes[2].inputs[0] = ValueId(3);
    assert_eq!(wrong(&right, &Liveness::of(&right)), 0);
    assert!(wrong(&right, &Liveness::of(&other)) > 0);
}

#[test]
fn effects_keep_their_order() {
    let (a, b) = (StateId(0), StateId(1));
    let commute = [
        (Effect::Pure, Effect::Updates(a)),
        (Effect::Reads(a), Effect::Reads(a)),
        (Effect::Reads(a), Effect::Updates(b)),
        (Effect::Updates(a), Effect::Updates(b)),
    ];
    let keep = [
        (Effect::Reads(a), Effect::Updates(a)),
        (Effect::Updates(b), Effect::Updates(b)),
    ];
    for (x, y) in commute {
        assert!(x.commutes_with(y) && y.commutes_with(x));
    }
    for (x, y) in keep {
        assert!(!x.commutes_with(y) && !y.commutes_with(x));
    }
    assert!(Effect::Reads(a).may_be_dropped() && !Effect::Updates(a).may_be_dropped());
}
