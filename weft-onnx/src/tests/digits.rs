//! The example model of the repository.

use crate::{LoadOptions, load, survey};
use weft_ir::{DType, TensorType};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/digits/");

#[test]
fn digits_imports_with_its_names_and_types() {
    let model = load(format!("{FOLDER}digits.onnx"), &LoadOptions::new()).unwrap();
    assert_eq!(model.opset, 20);
    assert_eq!(model.producer, "weft-examples-digits");
    let graph = &model.graph;
    graph.verify().unwrap();
    let input = graph.value(graph.inputs[0]);
    assert_eq!(graph.inputs.len(), 1);
    assert_eq!(input.name, "page");
    assert_eq!(input.ty, TensorType::fixed(DType::U8, &[128, 320]));
    let outputs: Vec<(String, String)> = graph
        .outputs
        .iter()
        .map(|o| (o.name.clone(), graph.ty(o.value).to_string()))
        .collect();
    assert_eq!(outputs[0], ("digit".to_owned(), "i64[40]".to_owned()));
    assert_eq!(outputs[1], ("logits".to_owned(), "f32[40, 10]".to_owned()));
    for name in ["cells/grid", "block1/attn/softmax", "head/weight", "pool"] {
        assert!(graph.find_value(name).is_some(), "{name}");
    }
}

#[test]
fn digits_survey_finds_nothing_unsupported() {
    let survey = survey(format!("{FOLDER}digits.onnx"), &LoadOptions::new()).unwrap();
    assert!(survey.is_supported(), "{survey:?}");
    assert_eq!(survey.ops["LayerNormalization"], 5);
    assert_eq!(survey.ops["Conv"], 1);
}
