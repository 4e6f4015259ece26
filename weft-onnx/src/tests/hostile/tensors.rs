//! Stored tensors whose header and data disagree.

use super::super::model::{Writer, f32s};
use super::{Case, at_node, check, is};
use crate::proto::{SegmentProto, SparseTensorProto, StringStringEntryProto, TensorProto};
use crate::{ExternalFault, NodeFault, OnnxError, TensorFault};
use weft_ir::DType;

/// A model that reads the tensor `w`, which is an f32 list of three unless changed.
fn with(change: impl FnOnce(&mut TensorProto)) -> Writer {
    let mut model = Writer::new(13)
        .input("x", DType::F32, &[3])
        .constant("w", &f32s(&[3], &[1., 2., 3.]))
        .node("Add", &["x", "w"], &["y"], &[])
        .output("y");
    change(&mut model.graph().initializer[0]);
    model
}

fn shaped(dims: &[i64]) -> Writer {
    with(|t| t.dims = dims.to_vec())
}

fn typed(data_type: i32, elems: &[i32]) -> Writer {
    with(|t| {
        t.data_type = data_type;
        t.raw_data = None;
        t.int32_data = elems.to_vec();
    })
}

fn external(entries: &[(&str, &str)]) -> Writer {
    with(|t| {
        t.raw_data = None;
        t.data_location = 1;
        t.external_data = entries
            .iter()
            .map(|(key, value)| StringStringEntryProto {
                key: (*key).to_owned(),
                value: (*value).to_owned(),
            })
            .collect();
    })
}

macro_rules! tensor {
    ($pattern:pat) => {
        is!(OnnxError::Tensor {
            fault: $pattern,
            ..
        })
    };
}

fn cases() -> Vec<Case> {
    let length = tensor!(TensorFault::WrongLength { .. });
    let overflow = tensor!(TensorFault::Overflow { .. });
    let dtype = tensor!(TensorFault::UnsupportedDType { .. });
    let range = tensor!(TensorFault::ElementRange { .. });
    let mut sparse = with(|_| {});
    sparse.graph().sparse_initializer = vec![SparseTensorProto {
        values: Some(Box::new(TensorProto {
            name: "s".to_owned(),
            ..TensorProto::default()
        })),
    }];
    let mut attribute = Writer::new(13);
    attribute = attribute
        .node(
            "Constant",
            &[],
            &["y"],
            &[super::super::model::tensor("value", &f32s(&[1], &[1.]))],
        )
        .called("bad")
        .output("y");
    let node = &mut attribute.graph().node[0];
    node.attribute[0].t.as_mut().unwrap().dims = vec![5];
    vec![
        Case::of(
            "12 bytes for 110 floats",
            shaped(&[110]),
            length,
            &["`w`", "440 bytes", "12"],
        ),
        Case::of(
            "12 bytes for a scalar",
            shaped(&[]),
            length,
            &["`w`", "4 bytes"],
        ),
        Case::of(
            "12 bytes for nothing",
            shaped(&[0]),
            length,
            &["`w`", "0 bytes"],
        ),
        Case::of(
            "no bytes",
            with(|t| t.raw_data = None),
            length,
            &["`w`", "12 bytes"],
        ),
        Case::of(
            "2^37 bytes claimed",
            shaped(&[1 << 35]),
            length,
            &["`w`", "137438953472"],
        ),
        Case::of(
            "2^80 elements",
            shaped(&[1 << 40, 1 << 40]),
            overflow,
            &["`w`", "1099511627776"],
        ),
        Case::of(
            "a product that wraps",
            shaped(&[i64::MAX, 2]),
            overflow,
            &["`w`", "9223372036854775807"],
        ),
        Case::of("0 times 2^62", shaped(&[0, 1 << 62]), overflow, &["`w`"]),
        Case::of(
            "a negative extent",
            shaped(&[3, -1]),
            tensor!(TensorFault::NegativeExtent { .. }),
            &["`w`", "axis 1", "-1"],
        ),
        Case::of(
            "100 axes",
            shaped(&[1; 100]),
            tensor!(TensorFault::Rank { .. }),
            &["`w`", "100"],
        ),
        Case::of(
            "strings",
            with(|t| t.data_type = 8),
            dtype,
            &["`w`", "STRING"],
        ),
        Case::of(
            "complex numbers",
            with(|t| t.data_type = 14),
            dtype,
            &["`w`", "COMPLEX64"],
        ),
        Case::of(
            "four-bit integers",
            with(|t| t.data_type = 22),
            dtype,
            &["`w`", "INT4"],
        ),
        Case::of(
            "no type",
            with(|t| t.data_type = 0),
            dtype,
            &["`w`", "UNDEFINED"],
        ),
        Case::of(
            "an unknown type",
            with(|t| t.data_type = i32::MAX),
            dtype,
            &["`w`", "2147483647"],
        ),
        Case::of(
            "one typed element too few",
            typed(6, &[1, 2]),
            length,
            &["`w`", "3 elements", "int32_data"],
        ),
        Case::of(
            "a byte of 256",
            typed(2, &[1, 256, 3]),
            range,
            &["`w`", "element 1", "256", "u8"],
        ),
        Case::of(
            "a signed byte of 128",
            typed(3, &[1, 2, 128]),
            range,
            &["`w`", "128", "i8"],
        ),
        Case::of(
            "half-float bits beyond 16",
            typed(10, &[65536, 0, 0]),
            range,
            &["`w`", "65536", "f16"],
        ),
        Case::of(
            "a bool of 2",
            typed(9, &[0, 1, 2]),
            range,
            &["`w`", "element 2", "bool"],
        ),
        Case::of(
            "a raw bool of 2",
            with(|t| {
                t.data_type = 9;
                t.raw_data = Some(vec![0, 2, 1].into());
            }),
            range,
            &["`w`", "element 1", "bool"],
        ),
        Case::of(
            "a segment",
            with(|t| t.segment = Some(SegmentProto { begin: 1 })),
            tensor!(TensorFault::Segmented),
            &["`w`", "segments"],
        ),
        Case::of(
            "a sparse tensor",
            sparse,
            tensor!(TensorFault::Sparse),
            &["`s`", "sparse"],
        ),
        Case::of(
            "an unknown location",
            with(|t| t.data_location = 7),
            tensor!(TensorFault::Location { .. }),
            &["`w`", "7"],
        ),
        Case::of(
            "external data of bytes without a folder",
            external(&[("location", "data.bin")]),
            tensor!(TensorFault::External {
                fault: ExternalFault::NoFolder,
                ..
            }),
            &["`w`", "`data.bin`"],
        ),
        Case::of(
            "external data without a location",
            external(&[]),
            tensor!(TensorFault::External {
                fault: ExternalFault::NoLocation,
                ..
            }),
            &["`w`"],
        ),
        Case::of(
            "a broken tensor in an attribute",
            attribute,
            at_node!(NodeFault::AttributeTensor { .. }),
            &["`bad`", "`value`", "20 bytes"],
        ),
    ]
}

#[test]
fn tensors_whose_header_and_data_disagree() {
    check(&cases(), 25);
}

/// Every typed field, against the same elements stored raw.
#[test]
fn typed_fields_hold_what_raw_data_would() {
    use super::super::model::{assert_same_bits, data_type};
    use weft_ir::Tensor;
    let read = |proto: TensorProto| {
        let mut model = Writer::new(13).output("w");
        model.graph().initializer = vec![proto];
        model.run(&[]).remove(0)
    };
    let of = |dtype: DType| TensorProto {
        name: "w".to_owned(),
        dims: vec![2],
        data_type: data_type(dtype),
        ..TensorProto::default()
    };
    let int32 = |dtype, elems: [i32; 2]| {
        read(TensorProto {
            int32_data: elems.to_vec(),
            ..of(dtype)
        })
    };
    assert_same_bits(
        &int32(DType::I32, [-1, 7]),
        &Tensor::from_elems(&[2], &[-1i32, 7]).unwrap(),
    );
    assert_same_bits(
        &int32(DType::I16, [-1, 7]),
        &Tensor::from_elems(&[2], &[-1i16, 7]).unwrap(),
    );
    assert_same_bits(
        &int32(DType::I8, [-128, 7]),
        &Tensor::from_elems(&[2], &[-128i8, 7]).unwrap(),
    );
    assert_same_bits(
        &int32(DType::U8, [255, 7]),
        &Tensor::from_elems(&[2], &[255u8, 7]).unwrap(),
    );
    assert_same_bits(
        &int32(DType::U16, [65535, 7]),
        &Tensor::from_elems(&[2], &[65535u16, 7]).unwrap(),
    );
    assert_same_bits(
        &int32(DType::Bool, [1, 0]),
        &Tensor::from_bools(&[2], &[true, false]).unwrap(),
    );
    let halves = [half::f16::from_f32(1.5), half::f16::from_f32(-2.0)];
    assert_same_bits(
        &int32(DType::F16, [0x3e00, 0xc000]),
        &Tensor::from_elems(&[2], &halves).unwrap(),
    );
    let brains = [half::bf16::from_f32(1.5), half::bf16::from_f32(-2.0)];
    assert_same_bits(
        &int32(DType::BF16, [0x3fc0, 0xc000]),
        &Tensor::from_elems(&[2], &brains).unwrap(),
    );
    let floats = read(TensorProto {
        float_data: vec![1.5, -0.0],
        ..of(DType::F32)
    });
    assert_same_bits(&floats, &f32s(&[2], &[1.5, -0.0]));
    let doubles = read(TensorProto {
        double_data: vec![0.1, -0.0],
        ..of(DType::F64)
    });
    assert_same_bits(
        &doubles,
        &Tensor::from_elems(&[2], &[0.1f64, -0.0]).unwrap(),
    );
    let longs = read(TensorProto {
        int64_data: vec![i64::MIN, 7],
        ..of(DType::I64)
    });
    assert_same_bits(&longs, &Tensor::from_elems(&[2], &[i64::MIN, 7]).unwrap());
    let unsigned = read(TensorProto {
        uint64_data: vec![u64::MAX, 7],
        ..of(DType::U64)
    });
    assert_same_bits(
        &unsigned,
        &Tensor::from_elems(&[2], &[u64::MAX, 7]).unwrap(),
    );
    let narrow = read(TensorProto {
        uint64_data: vec![u64::from(u32::MAX), 7],
        ..of(DType::U32)
    });
    assert_same_bits(&narrow, &Tensor::from_elems(&[2], &[u32::MAX, 7]).unwrap());
}
