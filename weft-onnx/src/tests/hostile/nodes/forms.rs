//! Ops, and how many inputs, outputs and attributes they have.

use super::super::super::model::{arange, float, int, ints, list, string};
use super::super::{Case, at_node, check};
use super::{AtOpset, at_opset, kernel, node, pool};
use crate::NodeFault;
use crate::proto::FunctionProto;
use weft_ir::Tensor;

fn cases() -> Vec<Case> {
    let refused = at_node!(NodeFault::Refused { .. });
    let unknown = at_node!(NodeFault::UnknownOp { .. });
    let missing = at_node!(NodeFault::MissingInput { .. });
    let kind = at_node!(NodeFault::AttributeKind { .. });
    let mut foreign = node("FusedGelu", &["x"], &[], &[]);
    foreign.graph().node[0].domain = "com.example".to_owned();
    let mut function = foreign.clone();
    function.proto.functions = vec![FunctionProto {
        name: "FusedGelu".to_owned(),
        domain: "com.example".to_owned(),
    }];
    let mut no_output = node("Relu", &["x"], &[], &[])
        .node("Abs", &["x"], &["z"], &[])
        .output("z");
    no_output.graph().node[0].output = vec![String::new()];
    no_output.graph().output.remove(0);
    let mut reference = node("Elu", &["x"], &[], &[float("alpha", 1.0)]);
    reference.graph().node[0].attribute[0].ref_attr_name = "outer".to_owned();
    let mut bytes = node("Gelu", &["x"], &[], &[string("approximate", "??")]);
    bytes.graph().node[0].attribute[0].s = Some(vec![0xff, 0xfe].into());
    let mut indices = pool(&[kernel(&[2, 2])]).output("z");
    indices.graph().node[0].output.push("z".to_owned());
    vec![
        Case::of(
            "an op of no opset",
            node("Frobnicate", &["x"], &[], &[]),
            unknown,
            &["Frobnicate", "ai.onnx", "13"],
        ),
        Case::of(
            "an op of no name",
            node("", &["x"], &[], &[]),
            unknown,
            &["`bad`"],
        ),
        Case::of(
            "an op of another domain",
            foreign,
            unknown,
            &["com.example.FusedGelu", "no such op"],
        ),
        Case::of(
            "a function of the model",
            function,
            refused,
            &["com.example.FusedGelu", "itself defines"],
        ),
        Case::of(
            "a loop",
            node("Loop", &["x"], &[], &[]),
            refused,
            &["Loop", "control flow"],
        ),
        Case::of(
            "a quantised op",
            node("QLinearConv", &["x"], &[], &[]),
            refused,
            &["QLinearConv", "quantised"],
        ),
        Case::of(
            "sorting",
            node("TopK", &["x", "n"], &[], &[]),
            refused,
            &["TopK", "sorting"],
        ),
        Case::of(
            "training",
            at_opset(
                14,
                "BatchNormalization",
                &["x", "c0", "c0", "c0", "c0"],
                &[arange(&[4])],
                &[int("training_mode", 1)],
            ),
            refused,
            &["training"],
        ),
        Case::of(
            "dropout that drops",
            node(
                "Dropout",
                &["x", "", "c0"],
                &[Tensor::from_bools(&[], &[true]).unwrap()],
                &[],
            ),
            refused,
            &["training"],
        ),
        Case::of(
            "concat of nothing",
            node("Concat", &[], &[], &[int("axis", 0)]),
            missing,
            &["inputs"],
        ),
        Case::of(
            "max of nothing",
            node("Max", &[], &[], &[]),
            missing,
            &["data_0"],
        ),
        Case::of(
            "squeeze of nothing",
            node("Squeeze", &[], &[], &[]),
            missing,
            &["data"],
        ),
        Case::of(
            "gemm of one",
            node("Gemm", &["x"], &[], &[]),
            missing,
            &["input 1", "`B`"],
        ),
        Case::of(
            "reshape to nowhere",
            node("Reshape", &["x"], &[], &[]),
            missing,
            &["`shape`"],
        ),
        Case::of(
            "reshape to an empty name",
            node("Reshape", &["x", ""], &[], &[]),
            missing,
            &["`shape`"],
        ),
        Case::of(
            "conv without weights",
            node("Conv", &["x"], &[], &[]),
            missing,
            &["`W`"],
        ),
        Case::of(
            "resize to no size",
            node("Resize", &["x"], &[], &[]),
            missing,
            &["scales"],
        ),
        Case::of(
            "too many inputs",
            node("Relu", &["x", "x", "x"], &[], &[]),
            at_node!(NodeFault::TooManyInputs { .. }),
            &["3 inputs", "at most 1"],
        ),
        Case::of(
            "an unknown attribute",
            node("Relu", &["x"], &[], &[float("leak", 0.1)]),
            at_node!(NodeFault::UnknownAttribute { .. }),
            &["`leak`", "13"],
        ),
        Case::of(
            "an attribute of a later opset",
            node(
                "Reshape",
                &["x", "c0"],
                &[list(&[-1])],
                &[int("allowzero", 1)],
            )
            .clone_at(13),
            at_node!(NodeFault::UnknownAttribute { .. }),
            &["`allowzero`", "13"],
        ),
        Case::of(
            "an attribute twice",
            node(
                "Elu",
                &["x"],
                &[],
                &[float("alpha", 1.0), float("alpha", 2.0)],
            ),
            at_node!(NodeFault::DuplicateAttribute { .. }),
            &["`alpha`"],
        ),
        Case::of(
            "an attribute of another kind",
            node("Elu", &["x"], &[], &[int("alpha", 1)]),
            kind,
            &["`alpha`", "a float"],
        ),
        Case::of(
            "a list for a number",
            node("Concat", &["x"], &[], &[ints("axis", &[0])]),
            kind,
            &["`axis`", "an integer"],
        ),
        Case::of(
            "a reference to an attribute",
            reference,
            kind,
            &["`alpha`", "reference"],
        ),
        Case::of(
            "a string in no UTF-8",
            bytes.clone_at(20),
            kind,
            &["`approximate`", "UTF-8"],
        ),
        Case::of(
            "a flag of 2",
            node(
                "Gemm",
                &["c0", "c0"],
                &[arange(&[2, 2])],
                &[int("transA", 2)],
            ),
            at_node!(NodeFault::AttributeValue { .. }),
            &["`transA`", "2", "0 or 1"],
        ),
        Case::of(
            "no axis",
            node("Concat", &["x"], &[], &[]),
            at_node!(NodeFault::MissingAttribute { .. }),
            &["`axis`"],
        ),
        Case::of(
            "no target type",
            node("Cast", &["x"], &[], &[]),
            at_node!(NodeFault::MissingAttribute { .. }),
            &["`to`"],
        ),
        Case::of(
            "a cast to strings",
            node("Cast", &["x"], &[], &[int("to", 8)]),
            at_node!(NodeFault::AttributeValue { .. }),
            &["`to`", "STRING"],
        ),
        Case::of(
            "a cast to 2^40",
            node("Cast", &["x"], &[], &[int("to", 1 << 40)]),
            at_node!(NodeFault::AttributeValue { .. }),
            &["`to`", "1099511627776"],
        ),
        Case::of(
            "a constant of no value",
            node("Constant", &[], &[], &[]),
            at_node!(NodeFault::MissingAttribute { .. }),
            &["`value`"],
        ),
        Case::of(
            "a constant string",
            node("Constant", &[], &[], &[string("value_string", "a")]),
            refused,
            &["strings"],
        ),
        Case::of(
            "no output",
            no_output,
            |e| matches!(e, crate::OnnxError::Node { fault, .. } if matches!(**fault, NodeFault::OutputCount { .. })),
            &["`bad`", "0 outputs"],
        ),
        Case::of(
            "indices of a pool",
            indices,
            at_node!(NodeFault::UnsupportedOutput { index: 1, .. }),
            &["`z`"],
        ),
    ]
}

#[test]
fn ops_inputs_and_attributes_that_cannot_be() {
    check(&cases(), 30);
}
