//! Work and memory stay within a small multiple of the file.

use super::super::model::{Writer, arange, f32s, i64s, int, list};
use crate::{LoadOptions, NodeFault, OnnxError, from_bytes, survey_bytes};
use std::time::{Duration, Instant};
use weft_ir::DType;

/// Far above what any of these takes on a busy machine, below what a quadratic step would take.
const LIMIT: Duration = Duration::from_secs(60);

fn timed<T>(work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = work();
    assert!(start.elapsed() < LIMIT, "took {:?}", start.elapsed());
    result
}

/// Unnamed nodes in reverse order: sorting and naming are linear.
#[test]
fn a_long_chain_in_reverse_order() {
    const NODES: usize = 100_000;
    let mut model = Writer::new(13).input("v0", DType::F32, &[1]);
    for i in (0..NODES).rev() {
        model = model.node("Neg", &[&format!("v{i}")], &[&format!("v{}", i + 1)], &[]);
    }
    let model = model.output(&format!("v{NODES}"));
    let graph = timed(|| model.import()).unwrap().graph;
    assert_eq!(graph.nodes.len(), NODES);
}

#[test]
fn a_node_of_many_inputs_and_a_long_name() {
    let inputs = vec!["x"; 50_000];
    let mut model = Writer::new(13)
        .input("x", DType::F32, &[1])
        .node("Max", &inputs, &["y"], &[])
        .output("y");
    model.graph().node[0].name = "long".repeat(100_000);
    let graph = timed(|| model.import()).unwrap().graph;
    assert_eq!(graph.nodes.len(), inputs.len() - 1);
    let names: usize = graph.values.iter().map(|v| v.name.len()).sum();
    assert!(names < 20_000_000, "{names} bytes of names");
}

/// A table of 4 MB that a thousand nodes look things up in is not read a thousand times.
#[test]
fn a_large_constant_with_many_readers() {
    let indices = i64s(&[1 << 19], &vec![0; 1 << 19]);
    let mut model = Writer::new(13)
        .input("x", DType::F32, &[2])
        .constant("i", &indices);
    for node in 0..2_000 {
        model = model.node("Gather", &["x", "i"], &[&format!("y{node}")], &[]);
    }
    let model = model.output("y0");
    timed(|| model.import()).unwrap();
}

/// Constant arithmetic stops at the options' limit, and what is left becomes nodes.
#[test]
fn folding_stops_at_its_limit() {
    let mut model = Writer::new(13).constant("v0", &f32s(&[1 << 16], &vec![0.5; 1 << 16]));
    for i in 0..2_000 {
        model = model.node("Exp", &[&format!("v{i}")], &[&format!("v{}", i + 1)], &[]);
    }
    let model = model.output("v2000");
    let graph = timed(|| model.import()).unwrap().graph;
    assert!(graph.nodes.len() > 1_900, "{} nodes", graph.nodes.len());
    let small = Writer::new(13)
        .constant("a", &list(&[1, 2, 3]))
        .node("Neg", &["a"], &["y"], &[])
        .output("y");
    let nodes = |limit| {
        let options = LoadOptions::new().max_generated_elems(limit);
        from_bytes(&small.bytes(), None, &options)
            .unwrap()
            .graph
            .nodes
            .len()
    };
    assert_eq!((nodes(2), nodes(3)), (1, 0));
}

/// Each range is within the limit, all together are not.
#[test]
fn generated_constants_add_up() {
    let mut model = Writer::new(13)
        .constant("a", &i64s(&[], &[0]))
        .constant("b", &i64s(&[], &[1 << 23]))
        .constant("c", &i64s(&[], &[1]));
    for i in 0..5 {
        model = model.node("Range", &["a", "b", "c"], &[&format!("y{i}")], &[]);
    }
    let error = model.output("y0").import().unwrap_err();
    let OnnxError::Node { node, fault, .. } = &error else {
        panic!("{error}");
    };
    assert_eq!(node, "y2");
    assert!(
        matches!(**fault, NodeFault::GeneratedTooLarge { .. }),
        "{fault}"
    );
}

/// A value's size is bounded by the options.
#[test]
fn values_are_bounded_by_the_options() {
    let model = Writer::new(13)
        .input("x", DType::F32, &[10])
        .constant("shape", &list(&[10, 10]))
        .node("Expand", &["x", "shape"], &["y"], &[])
        .output("y");
    let load = |bytes| {
        let options = LoadOptions::new().max_value_bytes(bytes);
        from_bytes(&model.bytes(), None, &options)
    };
    assert!(load(400).is_ok());
    let text = load(399).unwrap_err().to_string();
    assert!(
        text.contains("`y`") && text.contains("f32[10, 10]"),
        "{text}"
    );
    let text = load(39).unwrap_err().to_string();
    assert!(text.contains("`x`") && text.contains("39 bytes"), "{text}");
}

#[test]
fn a_survey_of_many_faults_is_linear() {
    let mut model = Writer::new(13).input("x", DType::F32, &[1]);
    for i in 0..50_000 {
        model = model.node("Frobnicate", &["x"], &[&format!("y{i}")], &[]);
    }
    let model = model.output("x");
    let survey = timed(|| survey_bytes(&model.bytes(), None, &LoadOptions::new())).unwrap();
    assert_eq!(survey.unsupported.len(), 50_000);
    assert_eq!(survey.ops["Frobnicate"], 50_000);
}

/// All reasons at once, and what lies behind an unsupported node as far as the file states types.
#[test]
fn a_survey_lists_everything_at_once() {
    let mut model = Writer::new(13)
        .input("x", DType::F32, &[2, 3])
        .constant("broken", &arange(&[2]))
        .node("TopK", &["x"], &["stated"], &[])
        .called("sort")
        .node("TopK", &["x"], &["hidden"], &[])
        .called("sort again")
        .node("Softmax", &["stated"], &["s"], &[int("axis", 5)])
        .called("behind a stated type")
        .node("Softmax", &["hidden"], &["h"], &[int("axis", 5)])
        .called("behind nothing")
        .node("Relu", &["x"], &["y"], &[])
        .output("y");
    let graph = model.graph();
    graph.initializer[0].dims = vec![9];
    let stated = super::super::model::value_info("stated", 1, vec![super::super::model::extent(2)]);
    graph.value_info.push(stated);
    let survey = survey_bytes(&model.bytes(), None, &LoadOptions::new()).unwrap();
    let nodes: Vec<&str> = survey.unsupported.iter().map(|u| u.node.as_str()).collect();
    assert_eq!(nodes, ["sort", "sort again", "behind a stated type"]);
    assert_eq!(survey.unchecked, ["behind nothing"]);
    assert_eq!(survey.values.len(), 1);
    assert!(survey.values[0].to_string().contains("`broken`"));
    assert_eq!(
        survey
            .ops
            .iter()
            .map(|(op, n)| (op.as_str(), *n))
            .collect::<Vec<_>>(),
        [("Relu", 1), ("Softmax", 2), ("TopK", 2),]
    );
    assert!(!survey.is_supported());
}
