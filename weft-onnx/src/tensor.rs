//! Stored tensors: the fields of a `TensorProto` to a [`Tensor`].
//!
//! A shape is believed only after the bytes for it have been seen: nothing is allocated from a
//! header's word.

use crate::error::TensorFault;
use crate::external::ExternalFiles;
use crate::proto::TensorProto;
use weft_ir::infer::{RANK_LIMIT, check_limits};
use weft_ir::{DType, Tensor, TensorType};

/// The dtype of an ONNX element type.
pub(crate) fn dtype_of(data_type: i32) -> Option<DType> {
    Some(match data_type {
        1 => DType::F32,
        2 => DType::U8,
        3 => DType::I8,
        4 => DType::U16,
        5 => DType::I16,
        6 => DType::I32,
        7 => DType::I64,
        9 => DType::Bool,
        10 => DType::F16,
        11 => DType::F64,
        12 => DType::U32,
        13 => DType::U64,
        16 => DType::BF16,
        _ => return None,
    })
}

/// The tensor that a message describes.
pub(crate) fn tensor_from(
    proto: &TensorProto,
    external: &mut ExternalFiles,
) -> Result<Tensor, TensorFault> {
    let dtype = dtype_of(proto.data_type).ok_or(TensorFault::UnsupportedDType {
        data_type: proto.data_type,
    })?;
    if proto.segment.is_some() {
        return Err(TensorFault::Segmented);
    }
    let shape = extents(&proto.dims)?;
    let within = check_limits("tensor", &shape).is_ok();
    let needed = TensorType::fixed(dtype, &shape)
        .bytes()
        .filter(|_| within)
        .ok_or_else(|| TensorFault::Overflow {
            shape: shape.clone(),
        })?;
    match proto.data_location {
        0 => {}
        1 => {
            let bytes = external.read(&proto.external_data, needed)?;
            return checked_bools(dtype, shape, bytes);
        }
        location => return Err(TensorFault::Location { location }),
    }
    let raw = proto.raw_data.as_deref().unwrap_or_default();
    if !raw.is_empty() || typed_len(proto, dtype) == 0 {
        if raw.len() as u64 != needed {
            return Err(TensorFault::WrongLength {
                shape,
                unit: "bytes",
                needed,
                given: raw.len() as u64,
                field: "raw_data",
            });
        }
        return checked_bools(dtype, shape, raw.into());
    }
    typed(proto, dtype, shape)
}

/// Extents as unsigned numbers.
fn extents(dims: &[i64]) -> Result<Vec<u64>, TensorFault> {
    if dims.len() > RANK_LIMIT {
        return Err(TensorFault::Rank {
            rank: dims.len(),
            limit: RANK_LIMIT,
        });
    }
    dims.iter()
        .enumerate()
        .map(|(axis, extent)| {
            u64::try_from(*extent).map_err(|_| TensorFault::NegativeExtent {
                axis,
                extent: *extent,
            })
        })
        .collect()
}

fn checked_bools(
    dtype: DType,
    shape: Vec<u64>,
    bytes: std::sync::Arc<[u8]>,
) -> Result<Tensor, TensorFault> {
    if dtype == DType::Bool
        && let Some(index) = bytes.iter().position(|b| *b > 1)
    {
        return Err(TensorFault::ElementRange {
            index,
            value: bytes[index].into(),
            dtype,
        });
    }
    let given = bytes.len() as u64;
    Tensor::from_bytes(dtype, shape.clone(), bytes).map_err(|_| TensorFault::WrongLength {
        needed: TensorType::fixed(dtype, &shape).bytes().unwrap_or(0),
        shape,
        unit: "bytes",
        given,
        field: "raw_data",
    })
}

/// Elements in the typed field that a dtype uses.
fn typed_len(proto: &TensorProto, dtype: DType) -> usize {
    match dtype {
        DType::F32 => proto.float_data.len(),
        DType::F64 => proto.double_data.len(),
        DType::I64 => proto.int64_data.len(),
        DType::U32 | DType::U64 => proto.uint64_data.len(),
        _ => proto.int32_data.len(),
    }
}

fn typed(proto: &TensorProto, dtype: DType, shape: Vec<u64>) -> Result<Tensor, TensorFault> {
    let given = typed_len(proto, dtype) as u64;
    let needed = TensorType::fixed(dtype, &shape).elems().unwrap_or(0);
    let field = match dtype {
        DType::F32 => "float_data",
        DType::F64 => "double_data",
        DType::I64 => "int64_data",
        DType::U32 | DType::U64 => "uint64_data",
        _ => "int32_data",
    };
    let wrong_length = |shape: Vec<u64>| TensorFault::WrongLength {
        shape,
        unit: "elements",
        needed,
        given,
        field,
    };
    if given != needed {
        return Err(wrong_length(shape));
    }
    let made = match dtype {
        DType::F32 => Tensor::from_elems(&shape, &proto.float_data),
        DType::F64 => Tensor::from_elems(&shape, &proto.double_data),
        DType::I64 => Tensor::from_elems(&shape, &proto.int64_data),
        DType::U64 => Tensor::from_elems(&shape, &proto.uint64_data),
        DType::I32 => Tensor::from_elems(&shape, &proto.int32_data),
        DType::U32 => {
            let narrow = narrowed::<_, u32>(&proto.uint64_data, dtype)?;
            Tensor::from_elems(&shape, &narrow)
        }
        DType::I16 => Tensor::from_elems(&shape, &narrowed::<_, i16>(&proto.int32_data, dtype)?),
        DType::I8 => Tensor::from_elems(&shape, &narrowed::<_, i8>(&proto.int32_data, dtype)?),
        DType::U8 => Tensor::from_elems(&shape, &narrowed::<_, u8>(&proto.int32_data, dtype)?),
        DType::Bool => {
            let bytes = narrowed::<_, u8>(&proto.int32_data, dtype)?;
            return checked_bools(dtype, shape, bytes.into());
        }
        // Half floats are stored as their bits.
        DType::U16 | DType::F16 | DType::BF16 => {
            let bits = narrowed::<_, u16>(&proto.int32_data, dtype)?;
            let bytes: Vec<u8> = bits.iter().flat_map(|b| b.to_le_bytes()).collect();
            Tensor::from_bytes(dtype, shape.clone(), bytes)
        }
    };
    made.map_err(|_| wrong_length(shape))
}

/// Numbers in a smaller type, or the first that does not fit.
fn narrowed<T, U>(wide: &[T], dtype: DType) -> Result<Vec<U>, TensorFault>
where
    T: Copy + TryInto<U> + TryInto<i64>,
{
    wide.iter()
        .enumerate()
        .map(|(index, element)| {
            (*element)
                .try_into()
                .map_err(|_: <T as TryInto<U>>::Error| TensorFault::ElementRange {
                    index,
                    value: (*element).try_into().unwrap_or(i64::MAX),
                    dtype,
                })
        })
        .collect()
}
