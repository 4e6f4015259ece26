//! Text and JSON: what is written is what is read, to the bit; what is not a graph is refused.

mod common;

use common::{Rng, some_graph};
use proptest::prelude::*;
use std::collections::HashMap;
use weft_ir::text::to_text_with;
use weft_ir::{
    CompositeOp, DType, Dim, F32, Graph, Op, ParseError, Shape, Tensor, TensorType, parse_text,
    to_text,
};

fn read(text: &weft_ir::Text) -> Result<Graph, ParseError> {
    let tensors: HashMap<&str, &Tensor> = text
        .tensors
        .iter()
        .map(|(name, tensor)| (name.as_str(), tensor))
        .collect();
    parse_text(&text.text, |name| tensors.get(name).map(|t| (*t).clone()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn text_round_trips(seed in any::<u64>(), inline in 0usize..40) {
        let graph = some_graph(seed, 14);
        let written = to_text_with(&graph, inline);
        let back = read(&written);
        prop_assert_eq!(back.as_ref(), Ok(&graph), "{}", written.text);
        prop_assert_eq!(to_text_with(&back.unwrap(), inline), written);
    }

    #[test]
    fn json_round_trips(seed in any::<u64>()) {
        let graph = some_graph(seed, 8);
        let json = serde_json::to_string(&graph).unwrap();
        prop_assert_eq!(serde_json::from_str::<Graph>(&json).unwrap(), graph);
    }

    /// A change anywhere in the text gives an error or a graph, never a panic.
    #[test]
    fn broken_text_never_panics(seed in any::<u64>(), edits in prop::collection::vec(any::<(u16, u8)>(), 1..4)) {
        let graph = some_graph(seed % 500, 8);
        let written = to_text(&graph);
        let mut chars: Vec<char> = written.text.chars().collect();
        for (at, what) in edits {
            // Earlier edits may have left nothing to edit.
            if chars.is_empty() {
                break;
            }
            let at = at as usize % chars.len();
            match what % 5 {
                0 => drop(chars.remove(at)),
                1 => chars.insert(at, char::from(what)),
                2 => chars.truncate(at + 1),
                3 => chars[at] = ['"', '\\', '%', '[', ')', '9', '\n', 'ø'][what as usize / 5 % 8],
                _ => chars.swap(at, 0),
            }
        }
        let text: String = chars.into_iter().collect();
        if let Ok(graph) = parse_text(&text, |_| None) {
            let _ = graph.verify();
        }
    }
}

/// What a round trip must tell apart: the comparison is by bits and names.
#[test]
fn planted_differences_are_seen() {
    let mut graph = Graph::named("g");
    let x = graph.add_input("x", TensorType::fixed(DType::F32, &[2]));
    let c = graph.add_constant("c", Tensor::from_elems(&[2], &[0.0f32, f32::NAN]).unwrap());
    let y = graph
        .add_node(
            "y",
            Op::Composite(CompositeOp::Elu { alpha: F32(0.0) }),
            &[x],
        )
        .unwrap();
    graph.add_output("y", y);
    graph.add_output("c", c);
    let text = to_text(&graph).text;
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} in {text}");
        parse_text(&text.replacen(from, to, 1), |_| None).unwrap()
    };
    assert_eq!(with("graph", "graph"), graph);
    assert_ne!(with("alpha=0.0", "alpha=-0.0"), graph);
    assert_ne!(with("7fc00000", "7fc00001"), graph);
    assert_ne!(with("00000000", "80000000"), graph);
    assert_ne!(with("\"x\"", "\"z\""), graph);
    assert_ne!(with("elu", "leaky_relu"), graph);
}

#[test]
fn each_mistake_has_a_line_and_a_name() {
    let head = "graph 1 \"g\"\ninput %0 \"x\": f32[2]\n";
    let cases = [
        ("", "line 1: expected graph at \"\""),
        ("grph 1 \"g\"", "line 1: expected graph at \"grph\""),
        (
            "graph 2 \"g\"",
            "line 1: version 2 of the text form, only 1 is known",
        ),
        ("graph 1 g", "line 1: expected a name in quotes at \"g\""),
        ("graph 1 \"g", "line 1: expected a name in quotes at \"g\""),
        (
            "graph 1 \"g\" more",
            "line 1: expected the end of the line at \"more\"",
        ),
        ("@frob", "line 3: expected a keyword at \"@frob\""),
        ("@frob %1", "line 3: expected a keyword at \"@frob %1\""),
        (
            "frob %1",
            "line 3: expected input, const, node or output at \"frob\"",
        ),
        ("input %2 \"y\": f32[2]", "line 3: %1 is not defined"),
        ("input %0 \"y\": f32[2]", "line 3: %0 is defined twice"),
        (
            "input %99999999999 \"y\": f32[]",
            "line 3: expected a value's number at \"99999999999\"",
        ),
        (
            "input %1 \"y\": f33[2]",
            "line 3: expected a dtype at \"f33\"",
        ),
        (
            "input %1 \"y\": f32[2",
            "line 3: expected a comma or a closing bracket at \"\"",
        ),
        (
            "const %1 \"c\": f32[2] = 00000000",
            "line 3: f32[2] needs 8 bytes, 4 given",
        ),
        (
            "const %1 \"c\": f32[] = 0000",
            "line 3: \"0000\" is not the bits of one f32",
        ),
        (
            "const %1 \"c\": bool[] = 02",
            "line 3: element 0 of a bool tensor is 2, not 0 or 1",
        ),
        (
            "const %1 \"c\": f32[9] = @\"w\"",
            "line 3: there is no tensor \"w\"",
        ),
        (
            "const %1 \"c\": f32[9] = @\"here\"",
            "line 3: tensor \"here\" is i8[1], f32[9] needed",
        ),
        (
            "const %1 \"c\": f32[18446744073709551615, 2] = 00",
            "line 3: \"00\" is not the bits of one f32",
        ),
        (
            "const %1 \"c\": u8[18446744073709551615, 2] = 00",
            "line 3: u8[18446744073709551615, 2] has more bytes than can be counted",
        ),
        (
            "node %1 \"y\": f32[2] = frob(%0)",
            "line 3: there is no op \"frob\"",
        ),
        (
            "node %1 \"y\": f32[2] = neg(%7)",
            "line 3: %7 is not defined",
        ),
        (
            "node %1 \"y\": f32[2] = neg(%0 %0)",
            "line 3: expected a comma or a closing bracket at \"%0)\"",
        ),
        (
            "node %1 \"y\": f32[2] = neg(%0) axis=1",
            "line 3: neg does not take the attribute axis here",
        ),
        (
            "node %1 \"y\": f32[2] = softmax(%0)",
            "line 3: softmax needs the attribute axis",
        ),
        (
            "node %1 \"y\": f32[2] = softmax(%0) axis=-1",
            "line 3: softmax: the attribute axis is a number in range",
        ),
        (
            "node %1 \"y\": f32[2] = softmax(%0) axis=0 axis=0",
            "line 3: softmax does not take the attribute axis here",
        ),
        (
            "node %1 \"y\": f32[2] = elu(%0) alpha=true",
            "line 3: elu: the attribute alpha is a number, or 0x and bits",
        ),
        (
            "node %1 \"y\": f32[2] = reshape(%0) shape=[2, 1.5]",
            "line 3: expected numbers of one kind at \"1.5\"",
        ),
        (
            "node %1 \"y\": f32[2] = reshape(%0) shape=2",
            "line 3: reshape: the attribute shape is a list of numbers in range",
        ),
        (
            "node %1 \"y\": f32[2] = cast(%0) to=f31",
            "line 3: cast: the attribute to is one of the words for it",
        ),
        ("output \"y\" = %1", "line 3: %1 is not defined"),
        (
            "output \"\\q\" = %0",
            "line 3: expected a name in quotes at \"\\q\" = %0\"",
        ),
        (
            "output \"\\u{110000}\" = %0",
            "line 3: expected a name in quotes at \"{110000}\" = %0\"",
        ),
    ];
    let here = |name: &str| (name == "here").then(|| Tensor::from_elems(&[1], &[1i8]).unwrap());
    for (i, (line, message)) in cases.iter().enumerate() {
        let text = if i < 6 {
            (*line).to_owned()
        } else {
            format!("{head}{line}")
        };
        let error = parse_text(&text, here).unwrap_err();
        assert_eq!(&error.to_string(), message, "{text}");
    }
}

/// A symbolic shape is kept, though no run can serve it yet.
#[test]
fn symbols_round_trip() {
    let mut graph = Graph::named("symbols");
    graph.add_input(
        "x",
        TensorType {
            dtype: DType::U8,
            shape: Shape(vec![
                Dim::Symbol {
                    name: "batch \"size\"".into(),
                    min: 1,
                    max: 64,
                },
                Dim::Fixed(3),
            ]),
        },
    );
    let text = to_text(&graph);
    assert!(text.text.contains("u8[\"batch \\\"size\\\"\":1..=64, 3]"));
    assert_eq!(read(&text).unwrap(), graph);
    let json = serde_json::to_string(&graph).unwrap();
    assert_eq!(serde_json::from_str::<Graph>(&json).unwrap(), graph);
}

#[test]
fn comments_and_blank_lines_are_skipped() {
    let text = "\n  # what this is\ngraph 1 \"g\" # name\n\n input %0 \"#x\": f32[ 2,3 ]#tight\n";
    let graph = parse_text(text, |_| None).unwrap();
    assert_eq!(graph.values[0].name, "#x");
    assert_eq!(graph.values[0].ty.to_string(), "f32[2, 3]");
}

/// JSON cannot smuggle in a tensor whose bytes do not fill its shape.
#[test]
fn tensors_are_checked_when_read() {
    let tensor = Rng(3).tensor(DType::F16, &[2, 3]);
    let json = serde_json::to_string(&tensor).unwrap();
    assert_eq!(serde_json::from_str::<Tensor>(&json).unwrap(), tensor);
    let wrong = [
        r#"{"dtype":"f32","shape":[2],"bytes":"00000000"}"#,
        r#"{"dtype":"f32","shape":[1],"bytes":"0000000g"}"#,
        r#"{"dtype":"f32","shape":[1],"bytes":"0000000"}"#,
        r#"{"dtype":"bool","shape":[1],"bytes":"07"}"#,
        r#"{"dtype":"u8","shape":[18446744073709551615,3],"bytes":""}"#,
        r#"{"dtype":"f33","shape":[0],"bytes":""}"#,
    ];
    for json in wrong {
        assert!(serde_json::from_str::<Tensor>(json).is_err(), "{json}");
    }
}
