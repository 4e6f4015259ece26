//! Writing models for tests: messages put together by hand, then encoded.

use crate::proto::{
    AttributeProto, DimensionProto, GraphProto, ModelProto, NodeProto, OperatorSetIdProto,
    TensorProto, TensorShapeProto, TensorTypeProto, TypeProto, ValueInfoProto, attr_kind,
};
use crate::{LoadOptions, Model, OnnxError, from_bytes};
use prost::Message;
use weft_ir::{DType, Tensor};
use weft_reference::Evaluation;

/// A model under construction, open to any damage.
#[derive(Clone, Default)]
pub(super) struct Writer {
    pub(super) proto: ModelProto,
}

/// ONNX's number of a dtype.
pub(super) fn data_type(dtype: DType) -> i32 {
    (1..=16)
        .find(|n| crate::tensor::dtype_of(*n) == Some(dtype))
        .expect("every dtype has a number")
}

/// A tensor message with raw data.
pub(super) fn tensor_proto(name: &str, tensor: &Tensor) -> TensorProto {
    TensorProto {
        name: name.to_owned(),
        dims: tensor.shape().iter().map(|d| *d as i64).collect(),
        data_type: data_type(tensor.dtype()),
        raw_data: Some(tensor.bytes().to_vec().into()),
        ..TensorProto::default()
    }
}

/// A declared value; extents by number or name.
pub(super) fn value_info(name: &str, elem_type: i32, dims: Vec<DimensionProto>) -> ValueInfoProto {
    ValueInfoProto {
        name: name.to_owned(),
        r#type: Some(TypeProto {
            tensor_type: Some(TensorTypeProto {
                elem_type,
                shape: Some(TensorShapeProto { dim: dims }),
            }),
        }),
    }
}

pub(super) fn extent(n: i64) -> DimensionProto {
    DimensionProto {
        dim_value: Some(n),
        dim_param: None,
    }
}

pub(super) fn symbol(name: &str) -> DimensionProto {
    DimensionProto {
        dim_value: None,
        dim_param: Some(name.to_owned()),
    }
}

fn attribute(name: &str, kind: i32) -> AttributeProto {
    AttributeProto {
        name: name.to_owned(),
        kind,
        ..AttributeProto::default()
    }
}

pub(super) fn int(name: &str, i: i64) -> AttributeProto {
    AttributeProto {
        i: Some(i),
        ..attribute(name, attr_kind::INT)
    }
}

pub(super) fn ints(name: &str, ints: &[i64]) -> AttributeProto {
    AttributeProto {
        ints: ints.to_vec(),
        ..attribute(name, attr_kind::INTS)
    }
}

pub(super) fn float(name: &str, f: f32) -> AttributeProto {
    AttributeProto {
        f: Some(f),
        ..attribute(name, attr_kind::FLOAT)
    }
}

pub(super) fn floats(name: &str, floats: &[f32]) -> AttributeProto {
    AttributeProto {
        floats: floats.to_vec(),
        ..attribute(name, attr_kind::FLOATS)
    }
}

pub(super) fn string(name: &str, s: &str) -> AttributeProto {
    AttributeProto {
        s: Some(s.as_bytes().to_vec().into()),
        ..attribute(name, attr_kind::STRING)
    }
}

pub(super) fn tensor(name: &str, tensor: &Tensor) -> AttributeProto {
    AttributeProto {
        t: Some(Box::new(tensor_proto("", tensor))),
        ..attribute(name, attr_kind::TENSOR)
    }
}

impl Writer {
    pub(super) fn new(opset: i64) -> Self {
        Writer {
            proto: ModelProto {
                ir_version: 8,
                graph: Some(GraphProto {
                    name: "test".to_owned(),
                    ..GraphProto::default()
                }),
                opset_import: vec![OperatorSetIdProto {
                    domain: String::new(),
                    version: opset,
                }],
                ..ModelProto::default()
            },
        }
    }

    pub(super) fn graph(&mut self) -> &mut GraphProto {
        self.proto.graph.as_mut().expect("made with one")
    }

    pub(super) fn input(mut self, name: &str, dtype: DType, dims: &[u64]) -> Self {
        let dims = dims.iter().map(|d| extent(*d as i64)).collect();
        self.graph()
            .input
            .push(value_info(name, data_type(dtype), dims));
        self
    }

    pub(super) fn constant(mut self, name: &str, tensor: &Tensor) -> Self {
        self.graph().initializer.push(tensor_proto(name, tensor));
        self
    }

    pub(super) fn node(
        mut self,
        op: &str,
        inputs: &[&str],
        outputs: &[&str],
        attributes: &[AttributeProto],
    ) -> Self {
        self.graph().node.push(NodeProto {
            op_type: op.to_owned(),
            input: inputs.iter().map(|s| (*s).to_owned()).collect(),
            output: outputs.iter().map(|s| (*s).to_owned()).collect(),
            attribute: attributes.to_vec(),
            ..NodeProto::default()
        });
        self
    }

    /// Names the last node.
    pub(super) fn called(mut self, name: &str) -> Self {
        let node = self.graph().node.last_mut().expect("a node to name");
        node.name = name.to_owned();
        self
    }

    /// An output whose type is not declared.
    pub(super) fn output(mut self, name: &str) -> Self {
        self.graph().output.push(ValueInfoProto {
            name: name.to_owned(),
            r#type: None,
        });
        self
    }

    pub(super) fn bytes(&self) -> Vec<u8> {
        self.proto.encode_to_vec()
    }

    pub(super) fn import(&self) -> Result<Model, OnnxError> {
        from_bytes(&self.bytes(), None, &LoadOptions::new())
    }

    /// Imports, verifies, and has the reference run the graph on its inputs in order.
    pub(super) fn run(&self, inputs: &[Tensor]) -> Vec<Tensor> {
        let model = self.import().unwrap_or_else(|e| panic!("{e}"));
        let graph = &model.graph;
        graph.verify().unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(graph.inputs.len(), inputs.len(), "inputs");
        let given = graph.inputs.iter().copied().zip(inputs.iter().cloned());
        let values = Evaluation::new(graph)
            .given_all(given)
            .run()
            .unwrap_or_else(|e| panic!("{e}"));
        graph
            .outputs
            .iter()
            .map(|output| values[&output.value].clone())
            .collect()
    }
}

/// Runs one node `op` that reads `x` and these constants and makes `y`.
pub(super) fn one(
    opset: i64,
    op: &str,
    x: &Tensor,
    constants: &[&Tensor],
    attributes: &[AttributeProto],
) -> Tensor {
    let names: Vec<String> = (0..constants.len()).map(|i| format!("c{i}")).collect();
    let inputs: Vec<&str> = std::iter::once("x")
        .chain(names.iter().map(String::as_str))
        .collect();
    let mut writer = Writer::new(opset).input("x", x.dtype(), x.shape());
    for (name, tensor) in names.iter().zip(constants) {
        writer = writer.constant(name, tensor);
    }
    let writer = writer.node(op, &inputs, &["y"], attributes).output("y");
    writer.run(std::slice::from_ref(x)).remove(0)
}

pub(super) fn f32s(dims: &[u64], elems: &[f32]) -> Tensor {
    Tensor::from_elems(dims, elems).expect("as many elements as the shape has")
}

pub(super) fn i64s(dims: &[u64], elems: &[i64]) -> Tensor {
    Tensor::from_elems(dims, elems).expect("as many elements as the shape has")
}

/// A list of i64.
pub(super) fn list(elems: &[i64]) -> Tensor {
    i64s(&[elems.len() as u64], elems)
}

/// 0, 1, 2, .. under a shape.
pub(super) fn arange(dims: &[u64]) -> Tensor {
    let count = dims.iter().product::<u64>();
    let elems: Vec<f32> = (0..count).map(|i| i as f32).collect();
    f32s(dims, &elems)
}

/// Compares dtype, shape and every bit.
#[track_caller]
pub(super) fn assert_same_bits(given: &Tensor, wanted: &Tensor) {
    assert_eq!(given.ty(), wanted.ty());
    for i in 0..wanted.elems() {
        let (given, wanted) = (given.bits(i), wanted.bits(i));
        assert_eq!(given, wanted, "element {i}: {given:#x}, wanted {wanted:#x}");
    }
}

/// The comparison itself is shown to see one bit, a shape and a dtype.
#[test]
fn comparison_sees_signed_zero_shape_and_dtype() {
    let differs = |given: Tensor, wanted: Tensor| {
        std::panic::catch_unwind(|| assert_same_bits(&given, &wanted)).is_err()
    };
    assert!(differs(f32s(&[1], &[0.0]), f32s(&[1], &[-0.0])));
    assert!(differs(f32s(&[1], &[0.0]), f32s(&[1, 1], &[0.0])));
    assert!(differs(
        i64s(&[1], &[0]),
        Tensor::from_elems(&[1], &[0u64]).unwrap()
    ));
    assert!(!differs(f32s(&[1], &[1.5]), f32s(&[1], &[1.5])));
}
