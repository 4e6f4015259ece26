//! Whole files and graphs: damage, cycles, names, declared types.

use super::super::model::{Writer, extent, symbol, value_info};
use super::{Case, check, is};
use crate::proto::{GraphProto, NodeProto, ValueInfoProto};
use crate::{LoadOptions, OnnxError, OptionFault, ValueFault, from_bytes};
use prost::Message;
use weft_ir::DType;

const DIGITS: &[u8] = include_bytes!("../../../../examples/digits/digits.onnx");

/// x -> Relu -> y.
fn small() -> Writer {
    Writer::new(13)
        .input("x", DType::F32, &[2])
        .node("Relu", &["x"], &["y"], &[])
        .called("bad")
        .output("y")
}

fn changed(change: impl FnOnce(&mut Writer)) -> Writer {
    let mut model = small();
    change(&mut model);
    model
}

fn typed_input(value: ValueInfoProto) -> Writer {
    changed(|m| m.graph().input = vec![value])
}

/// A field of a number, length-delimited, with these bytes.
fn field(number: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![number << 3 | 2];
    prost::encoding::encode_varint(payload.len() as u64, &mut bytes);
    bytes.extend_from_slice(payload);
    bytes
}

/// Graphs in attributes of nodes in graphs.
fn nested(depth: usize) -> Vec<u8> {
    let mut graph = field(2, b"deepest");
    for _ in 0..depth {
        graph = field(1, &field(5, &field(6, &graph)));
    }
    field(7, &graph)
}

fn cases() -> Vec<Case> {
    let malformed = is!(OnnxError::Malformed { .. });
    let duplicate = is!(OnnxError::DuplicateValue { .. });
    let value = is!(OnnxError::Value { .. });
    let opset = is!(OnnxError::UnsupportedOpset { .. });
    let cycle = is!(OnnxError::Cycle { .. });
    let mut not_utf8 = small().bytes();
    let at = not_utf8.windows(3).position(|w| w == b"bad").unwrap();
    not_utf8[at] = 0xff;
    let jpeg = [
        0xff, 0xd8, 0xff, 0xe0, 0, 16, b'J', b'F', b'I', b'F', 0, 1, 1, 0, 0, 1, 0, 1, 0, 0,
    ];
    vec![
        Case::new(
            "no bytes",
            [],
            is!(OnnxError::NoGraph { .. }),
            &["no graph"],
        ),
        Case::new("a jpeg", jpeg, malformed, &["not an ONNX file", "20 bytes"]),
        Case::new(
            "a zip",
            *b"PK\x03\x04\x14\0\0\0\x08\0",
            malformed,
            &["10 bytes"],
        ),
        Case::new(
            "text",
            *b"Once upon a time there was a model.\n",
            malformed,
            &["36 bytes"],
        ),
        Case::new("zeros", [0; 1000], malformed, &["1000 bytes"]),
        Case::new(
            "half of a model",
            &DIGITS[..DIGITS.len() / 2],
            malformed,
            &["damaged"],
        ),
        Case::new(
            "all but a byte",
            &DIGITS[..DIGITS.len() - 1],
            malformed,
            &["damaged"],
        ),
        Case::new(
            "a length of 2^63",
            [0x3a, 255, 255, 255, 255, 255, 255, 255, 255, 127],
            malformed,
            &[],
        ),
        Case::new("a number without end", [0xff; 64], malformed, &["64 bytes"]),
        Case::new("a graph that is a number", [0x38, 1], malformed, &["graph"]),
        Case::new(
            "name in no UTF-8",
            not_utf8,
            malformed,
            &["NodeProto.name", "UTF-8"],
        ),
        Case::new(
            "subgraphs 300 deep",
            nested(300),
            malformed,
            &["recursion limit"],
        ),
        Case::of(
            "no outputs",
            Writer::new(13),
            is!(OnnxError::NoOutputs { .. }),
            &["`test`"],
        ),
        Case::of(
            "no opset",
            changed(|m| m.proto.opset_import.clear()),
            is!(OnnxError::NoOpset),
            &["opset"],
        ),
        Case::of(
            "opset 0",
            changed(|m| m.proto.opset_import[0].version = 0),
            opset,
            &["opset 0"],
        ),
        Case::of(
            "opset -1",
            changed(|m| m.proto.opset_import[0].version = -1),
            opset,
            &["opset -1"],
        ),
        Case::of(
            "opset of the future",
            changed(|m| m.proto.opset_import[0].version = 1 << 40),
            opset,
            &["1099511627776"],
        ),
        Case::of(
            "a node that reads itself",
            Writer::new(13)
                .node("Relu", &["y"], &["y"], &[])
                .called("selfish")
                .output("y"),
            cycle,
            &["selfish"],
        ),
        Case::of(
            "two nodes in a circle",
            small()
                .node("Add", &["x", "b"], &["a"], &[])
                .called("first")
                .node("Add", &["x", "a"], &["b"], &[])
                .called("second"),
            cycle,
            &["first", "second", "->"],
        ),
        Case::of(
            "an input of no node",
            Writer::new(13)
                .node("Relu", &["nowhere"], &["y"], &[])
                .called("bad")
                .output("y"),
            super::at_node!(crate::NodeFault::UndefinedInput { .. }),
            &["`bad`", "`nowhere`"],
        ),
        Case::of(
            "an output of no node",
            small().output("nowhere"),
            value,
            &["`nowhere`", "defines"],
        ),
        Case::of(
            "an output of no name",
            small().output(""),
            value,
            &["no name"],
        ),
        Case::of("one output twice", small().output("y"), duplicate, &["`y`"]),
        Case::of(
            "one value by two nodes",
            small().node("Abs", &["x"], &["y"], &[]).called("other"),
            duplicate,
            &["`y`", "`bad`", "`other`"],
        ),
        Case::of(
            "one value by one node twice",
            Writer::new(13)
                .input("x", DType::F32, &[2])
                .node("Split", &["x"], &["y", "y"], &[])
                .called("bad")
                .output("y"),
            duplicate,
            &["`y`", "`bad`"],
        ),
        Case::of(
            "a node makes an input",
            small().node("Abs", &["y"], &["x"], &[]).called("other"),
            duplicate,
            &["`x`", "`other`"],
        ),
        Case::of(
            "one input twice",
            small().input("x", DType::F32, &[2]),
            duplicate,
            &["`x`", "input"],
        ),
        Case::of(
            "one initializer twice",
            small()
                .constant("c", &super::super::model::list(&[1]))
                .constant("c", &super::super::model::list(&[2])),
            duplicate,
            &["`c`", "initializer"],
        ),
        Case::of(
            "an input of no name",
            small().input("", DType::F32, &[1]),
            value,
            &["no name"],
        ),
        Case::of(
            "an input of no type",
            typed_input(ValueInfoProto {
                name: "x".into(),
                r#type: None,
            }),
            is!(OnnxError::Value {
                fault: ValueFault::NotATensor,
                ..
            }),
            &["`x`"],
        ),
        Case::of(
            "an input of strings",
            typed_input(value_info("x", 8, vec![extent(2)])),
            is!(OnnxError::Value {
                fault: ValueFault::UnsupportedDType { .. },
                ..
            }),
            &["`x`", "STRING"],
        ),
        Case::of(
            "an input of an unknown type",
            typed_input(value_info("x", -5, vec![extent(2)])),
            is!(OnnxError::Value {
                fault: ValueFault::UnsupportedDType { .. },
                ..
            }),
            &["`x`", "-5"],
        ),
        Case::of(
            "an input of no shape",
            changed(|m| {
                let input = &mut m.graph().input[0];
                input
                    .r#type
                    .as_mut()
                    .unwrap()
                    .tensor_type
                    .as_mut()
                    .unwrap()
                    .shape = None;
            }),
            is!(OnnxError::Value {
                fault: ValueFault::NoShape,
                ..
            }),
            &["`x`", "no shape"],
        ),
        Case::of(
            "a negative extent",
            typed_input(value_info("x", 1, vec![extent(3), extent(-7)])),
            is!(OnnxError::Value {
                fault: ValueFault::NegativeExtent { .. },
                ..
            }),
            &["`x`", "axis 1", "-7"],
        ),
        Case::of(
            "an extent of -1, which stands for one that is not known",
            typed_input(value_info("x", 1, vec![extent(-1)])),
            is!(OnnxError::Value {
                fault: ValueFault::UnboundDim { .. },
                ..
            }),
            &["`x`", "axis 0", "`?`"],
        ),
        Case::of(
            "a symbolic extent",
            typed_input(value_info("x", 1, vec![symbol("batch")])),
            is!(OnnxError::Value {
                fault: ValueFault::UnboundDim { .. },
                ..
            }),
            &["`x`", "`batch`"],
        ),
        Case::of(
            "an extent without a word",
            typed_input(value_info("x", 1, vec![Default::default()])),
            is!(OnnxError::Value {
                fault: ValueFault::UnboundDim { .. },
                ..
            }),
            &["`x`", "`?`"],
        ),
        Case::of(
            "2^60 elements",
            typed_input(value_info("x", 1, vec![extent(1 << 30), extent(1 << 30)])),
            is!(OnnxError::Value {
                fault: ValueFault::TooLarge { .. },
                ..
            }),
            &["`x`", "1073741824"],
        ),
        Case::of(
            "2^126 elements",
            typed_input(value_info("x", 1, vec![extent(i64::MAX), extent(i64::MAX)])),
            is!(OnnxError::Value {
                fault: ValueFault::TooLarge { .. },
                ..
            }),
            &["`x`"],
        ),
        Case::of(
            "nothing of everything",
            typed_input(value_info("x", 1, vec![extent(0), extent(i64::MAX)])),
            is!(OnnxError::Value {
                fault: ValueFault::TooLarge { .. },
                ..
            }),
            &["`x`"],
        ),
        Case::of(
            "200 axes",
            typed_input(value_info("x", 1, vec![extent(1); 200])),
            is!(OnnxError::Value {
                fault: ValueFault::Rank { .. },
                ..
            }),
            &["`x`", "200"],
        ),
        Case::of(
            "an output declared of another dtype",
            changed(|m| {
                m.graph().output[0] = value_info("y", 7, vec![extent(2)]);
            }),
            is!(OnnxError::Value {
                fault: ValueFault::Mismatch { .. },
                ..
            }),
            &["`y`", "i64[2]", "f32[2]"],
        ),
        Case::of(
            "an output declared of another shape",
            changed(|m| {
                m.graph().output[0] = value_info("y", 1, vec![symbol("n"), extent(2)]);
            }),
            is!(OnnxError::Value {
                fault: ValueFault::Mismatch { .. },
                ..
            }),
            &["`y`", "f32[n, 2]"],
        ),
    ]
}

#[test]
fn broken_files_and_graphs() {
    check(&cases(), 40);
}

/// Every prefix of a small model, and every tenth kilobyte of the large one.
#[test]
fn no_prefix_of_a_model_is_a_model() {
    let bytes = small().bytes();
    let options = LoadOptions::new();
    for end in 0..bytes.len() {
        // The opset stands last, so even a whole graph lacks something.
        assert!(
            from_bytes(&bytes[..end], None, &options).is_err(),
            "{end} bytes"
        );
    }
    for end in (0..DIGITS.len()).step_by(10_000) {
        assert!(
            from_bytes(&DIGITS[..end], None, &options).is_err(),
            "{end} bytes"
        );
    }
}

#[test]
fn symbols_are_bound_by_name_or_by_a_whole_shape() {
    let model = changed(|m| {
        m.graph().input = vec![
            value_info("x", 1, vec![symbol("batch"), extent(3)]),
            value_info("z", 1, vec![symbol("batch")]),
        ];
        m.graph().output[0] = value_info("y", 1, vec![symbol("batch"), extent(3)]);
    });
    let load = |options: &LoadOptions| from_bytes(&model.bytes(), None, options);
    let shapes = |options: &LoadOptions| {
        let graph = load(options).unwrap().graph;
        let types = graph.inputs.iter().map(|i| graph.ty(*i).to_string());
        types.collect::<Vec<_>>()
    };
    assert_eq!(
        shapes(&LoadOptions::new().bind("batch", 4)),
        ["f32[4, 3]", "f32[4]"]
    );
    let whole = LoadOptions::new().input_shape("x", [5, 3]);
    assert_eq!(shapes(&whole), ["f32[5, 3]", "f32[5]"]);
    let option = |options: &LoadOptions| match load(options).unwrap_err() {
        OnnxError::Option { name, reason } => (name, reason),
        other => panic!("{other}"),
    };
    let (name, reason) = option(&whole.clone().bind("batch", 6));
    assert_eq!(name, "batch");
    assert_eq!(
        reason,
        OptionFault::DimConflict {
            first: 6,
            second: 5
        }
    );
    let (name, reason) = option(&LoadOptions::new().input_shape("x", [5, 4]));
    assert_eq!(name, "x");
    assert!(
        matches!(reason, OptionFault::ShapeConflict { .. }),
        "{reason}"
    );
    assert!(reason.to_string().contains("[batch, 3]"), "{reason}");
    let (_, reason) = option(&LoadOptions::new().input_shape("x", [5]));
    assert!(
        matches!(reason, OptionFault::ShapeConflict { .. }),
        "{reason}"
    );
    let (name, reason) = option(&LoadOptions::new().input_shape("w", [5]));
    assert_eq!((name.as_str(), reason), ("w", OptionFault::NoSuchInput));
}

/// An initializer that is listed as an input is a constant, and needs no shape there.
#[test]
fn an_input_with_an_initializer_is_a_constant() {
    let model = changed(|m| {
        let c = super::super::model::f32s(&[2], &[1., 2.]);
        *m = m.clone().constant("x", &c);
        m.graph().input[0] = value_info("x", 1, vec![symbol("n")]);
    });
    let y = model.run(&[]).remove(0);
    assert_eq!(y.to_vec::<f32>().unwrap(), [1., 2.]);
}

/// Nodes in any order, without names, one name twice.
#[test]
fn nodes_are_sorted_and_names_made_unique() {
    let mut model = Writer::new(13)
        .input("x", DType::F32, &[2])
        .node("Neg", &["b"], &["y"], &[])
        .called("same")
        .node("Abs", &["a"], &["b"], &[])
        .node("Neg", &["x"], &["a"], &[])
        .called("same")
        .output("y");
    let graph = model.import().unwrap().graph;
    graph.verify().unwrap();
    let names: Vec<&str> = graph.nodes.iter().map(|n| n.name.as_str()).collect();
    assert_eq!(names, ["same", "b", "same_1"]);
    let y = model
        .run(&[super::super::model::f32s(&[2], &[1., -2.])])
        .remove(0);
    assert_eq!(y.to_vec::<f32>().unwrap(), [-1., -2.]);
    // A value between the nodes of one expansion gives way to the file's names.
    model = Writer::new(13)
        .input("x", DType::F32, &[2])
        .node("Softsign", &["x"], &["y"], &[])
        .called("soft")
        .node("Neg", &["y"], &["soft/sum"], &[])
        .output("soft/sum");
    let graph = model.import().unwrap().graph;
    graph.verify().unwrap();
    assert!(graph.find_value("soft/sum_1").is_some());
}

/// The census counts what decoding would take: a megabyte of empty nodes is fine, sixteen are not.
#[test]
fn empty_messages_are_bounded() {
    let model = |nodes: usize| {
        let graph = [0x0a, 0x00].repeat(nodes);
        field(7, &graph)
    };
    let load = |bytes: &[u8]| from_bytes(bytes, None, &LoadOptions::new()).unwrap_err();
    let error = load(&model(8 << 20));
    assert!(
        matches!(error, OnnxError::MessageTooLarge { .. }),
        "{error}"
    );
    assert!(error.to_string().contains("limit"), "{error}");
    let error = load(&model(1 << 10));
    assert!(matches!(error, OnnxError::NoOutputs { .. }), "{error}");
    // The structs that the census knows are those that the decoder fills.
    let decoded = GraphProto::decode(&[0x0a, 0x00, 0x0a, 0x00][..]).unwrap();
    assert_eq!(decoded.node, [NodeProto::default(), NodeProto::default()]);
}
