//! Conversion by value (rule 4).
//!
//! Each conversion rounds at most once, to nearest even. Floats become integers toward zero,
//! saturating, NaN gives 0; integers become narrower integers by wrapping; to `Bool`, everything
//! but a zero is true (NaN too).

use crate::error::RefError;
use crate::half_float::{BF16, F16};
use crate::scalar::{Real, load, with_float};
use weft_ir::{DType, Tensor};

/// A number without its type: every float is exact in f64, every integer in i128.
#[derive(Clone, Copy)]
enum Number {
    Float(f64),
    Int(i128),
}

impl Number {
    fn to_f32(self) -> f32 {
        match self {
            Number::Float(x) => x as f32,
            Number::Int(x) => x as f32,
        }
    }

    fn to_f64(self) -> f64 {
        match self {
            Number::Float(x) => x,
            Number::Int(x) => x as f64,
        }
    }

    fn is_zero(self) -> bool {
        match self {
            Number::Float(x) => x == 0.0,
            Number::Int(x) => x == 0,
        }
    }
}

/// The tensor with its elements converted.
pub(crate) fn cast(op: &'static str, x: &Tensor, to: DType) -> Result<Tensor, RefError> {
    let numbers = numbers(op, x)?;
    let shape = x.shape();
    macro_rules! ints {
        ($ty:ty) => {{
            let elems: Vec<$ty> = numbers
                .into_iter()
                .map(|number| match number {
                    Number::Float(x) => x as $ty,
                    Number::Int(x) => x as $ty,
                })
                .collect();
            Tensor::from_elems(shape, &elems)?
        }};
    }
    macro_rules! halves {
        ($ty:ty, $format:expr) => {{
            let elems: Vec<$ty> = numbers
                .into_iter()
                .map(|number| {
                    <$ty>::from_bits(match number {
                        Number::Float(x) => $format.round_f64(x),
                        Number::Int(x) => $format.round_int(x),
                    })
                })
                .collect();
            Tensor::from_elems(shape, &elems)?
        }};
    }
    Ok(match to {
        DType::F32 => {
            let elems: Vec<f32> = numbers.into_iter().map(Number::to_f32).collect();
            Tensor::from_elems(shape, &elems)?
        }
        DType::F64 => {
            let elems: Vec<f64> = numbers.into_iter().map(Number::to_f64).collect();
            Tensor::from_elems(shape, &elems)?
        }
        DType::F16 => halves!(half::f16, F16),
        DType::BF16 => halves!(half::bf16, BF16),
        DType::I8 => ints!(i8),
        DType::U8 => ints!(u8),
        DType::I16 => ints!(i16),
        DType::U16 => ints!(u16),
        DType::I32 => ints!(i32),
        DType::U32 => ints!(u32),
        DType::I64 => ints!(i64),
        DType::U64 => ints!(u64),
        DType::Bool => {
            let elems: Vec<bool> = numbers.into_iter().map(|x| !x.is_zero()).collect();
            Tensor::from_bools(shape, &elems)?
        }
    })
}

/// The elements without their type.
fn numbers(op: &'static str, x: &Tensor) -> Result<Vec<Number>, RefError> {
    if x.dtype().is_float() {
        return with_float!(op, x.dtype(), T => {
            Ok(load::<T>(x)?.into_iter().map(|x| Number::Float(x.to_f64())).collect())
        });
    }
    Ok(integers(x).into_iter().map(Number::Int).collect())
}

/// The elements of an integer or `Bool` tensor.
pub(crate) fn integers(x: &Tensor) -> Vec<i128> {
    let width = 8 * x.dtype().size_bytes() as u32;
    let signed = matches!(x.dtype(), DType::I8 | DType::I16 | DType::I32 | DType::I64);
    (0..x.elems())
        .map(|i| {
            let bits = x.bits(i);
            if x.dtype() == DType::Bool {
                i128::from(bits != 0)
            } else if signed {
                let unused = 64 - width;
                i128::from((bits << unused) as i64 >> unused)
            } else {
                i128::from(bits)
            }
        })
        .collect()
}
