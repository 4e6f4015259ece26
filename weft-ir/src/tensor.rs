//! Dense tensors: a dtype, extents, and little-endian elements in row-major order.

use crate::dtype::DType;
use crate::shape::{Shape, TensorType};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Why bytes are not a tensor.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TensorError {
    /// The bytes do not fill the shape exactly.
    #[error("{dtype}{shape:?} needs {needed} bytes, {given} given")]
    WrongLength {
        /// Element type.
        dtype: DType,
        /// Extents.
        shape: Vec<u64>,
        /// Bytes the shape needs.
        needed: u64,
        /// Bytes there are.
        given: u64,
    },
    /// The number of bytes does not fit into `u64`.
    #[error("{dtype}{shape:?} has more bytes than can be counted")]
    TooLarge {
        /// Element type.
        dtype: DType,
        /// Extents.
        shape: Vec<u64>,
    },
    /// An element of a `Bool` tensor that is neither 0 nor 1.
    #[error("element {index} of a bool tensor is {byte}, not 0 or 1")]
    NotBool {
        /// Its position.
        index: usize,
        /// The byte.
        byte: u8,
    },
    /// Text that is not the bytes of a tensor in hex.
    #[error("tensor bytes are not hex digits in pairs")]
    NotHex,
    /// Elements of another type were asked for.
    #[error("tensor has dtype {given}, asked for {asked}")]
    WrongDType {
        /// The tensor's.
        given: DType,
        /// The one asked for.
        asked: DType,
    },
}

/// A dense tensor. Cloning shares the bytes.
///
/// In JSON the bytes are one string of hex digits, so that every bit round-trips; what is read back
/// is checked as [`Tensor::from_bytes`] checks it.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Tensor {
    dtype: DType,
    shape: Vec<u64>,
    bytes: Arc<[u8]>,
}

/// A tensor as serde sees it.
#[derive(Serialize, Deserialize)]
struct Written {
    dtype: DType,
    shape: Vec<u64>,
    bytes: String,
}

impl From<Tensor> for Written {
    fn from(tensor: Tensor) -> Self {
        Written {
            dtype: tensor.dtype,
            bytes: to_hex(&tensor.bytes),
            shape: tensor.shape,
        }
    }
}

impl TryFrom<Written> for Tensor {
    type Error = TensorError;

    fn try_from(written: Written) -> Result<Self, TensorError> {
        let bytes = from_hex(&written.bytes).ok_or(TensorError::NotHex)?;
        Tensor::from_bytes(written.dtype, written.shape, bytes)
    }
}

/// Two lower-case digits a byte.
fn to_hex(bytes: &[u8]) -> String {
    let digit = |n: u8| char::from(if n < 10 { b'0' + n } else { b'a' + n - 10 });
    bytes
        .iter()
        .flat_map(|byte| [digit(byte >> 4), digit(byte & 15)])
        .collect()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digit = |c: &u8| char::from(*c).to_digit(16).map(|n| n as u8);
    if !text.len().is_multiple_of(2) {
        return None;
    }
    text.as_bytes()
        .chunks_exact(2)
        .map(|pair| Some(digit(&pair[0])? << 4 | digit(&pair[1])?))
        .collect()
}

/// Rust types that are elements of tensors.
pub trait Element: bytemuck::Pod {
    /// The dtype of this type.
    const DTYPE: DType;
}

macro_rules! elements {
    ($($ty:ty => $dtype:ident),+ $(,)?) => { $(
        impl Element for $ty {
            const DTYPE: DType = DType::$dtype;
        }
    )+ };
}
elements! {
    f32 => F32, f64 => F64, half::f16 => F16, half::bf16 => BF16, i8 => I8, u8 => U8,
    i16 => I16, u16 => U16, i32 => I32, u32 => U32, i64 => I64, u64 => U64,
}

impl Tensor {
    /// A tensor from little-endian bytes.
    ///
    /// # Errors
    /// If the bytes do not fill the shape exactly, or a `Bool` is neither 0 nor 1.
    pub fn from_bytes(
        dtype: DType,
        shape: Vec<u64>,
        bytes: impl Into<Arc<[u8]>>,
    ) -> Result<Self, TensorError> {
        let bytes = bytes.into();
        let needed =
            TensorType::fixed(dtype, &shape)
                .bytes()
                .ok_or_else(|| TensorError::TooLarge {
                    dtype,
                    shape: shape.clone(),
                })?;
        let given = bytes.len() as u64;
        if needed != given {
            return Err(TensorError::WrongLength {
                dtype,
                shape,
                needed,
                given,
            });
        }
        if dtype == DType::Bool
            && let Some(index) = bytes.iter().position(|byte| *byte > 1)
        {
            return Err(TensorError::NotBool {
                index,
                byte: bytes[index],
            });
        }
        Ok(Tensor {
            dtype,
            shape,
            bytes,
        })
    }

    /// A tensor from elements in row-major order.
    ///
    /// # Errors
    /// If their number is not the shape's.
    pub fn from_elems<T: Element>(shape: &[u64], elems: &[T]) -> Result<Self, TensorError> {
        // Weft supports little-endian hosts only, so memory order is file order.
        Self::from_bytes(
            T::DTYPE,
            shape.to_vec(),
            bytemuck::cast_slice::<T, u8>(elems),
        )
    }

    /// A `Bool` tensor.
    ///
    /// # Errors
    /// If the number of elements is not the shape's.
    pub fn from_bools(shape: &[u64], elems: &[bool]) -> Result<Self, TensorError> {
        let bytes: Vec<u8> = elems.iter().map(|b| u8::from(*b)).collect();
        Self::from_bytes(DType::Bool, shape.to_vec(), bytes)
    }

    /// A scalar.
    pub fn scalar<T: Element>(value: T) -> Self {
        Tensor {
            dtype: T::DTYPE,
            shape: Vec::new(),
            bytes: bytemuck::bytes_of(&value).into(),
        }
    }

    /// Type of the elements.
    pub fn dtype(&self) -> DType {
        self.dtype
    }

    /// Extents, outermost first.
    pub fn shape(&self) -> &[u64] {
        &self.shape
    }

    /// Dtype and shape together.
    pub fn ty(&self) -> TensorType {
        TensorType {
            dtype: self.dtype,
            shape: Shape::fixed(&self.shape),
        }
    }

    /// Number of elements.
    pub fn elems(&self) -> usize {
        self.bytes.len() / self.dtype.size_bytes()
    }

    /// The elements' bytes, little-endian, row-major.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The elements, copied.
    ///
    /// # Errors
    /// If the tensor has another dtype.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>, TensorError> {
        if T::DTYPE != self.dtype {
            return Err(TensorError::WrongDType {
                given: self.dtype,
                asked: T::DTYPE,
            });
        }
        Ok(self
            .bytes
            .chunks_exact(size_of::<T>())
            .map(bytemuck::pod_read_unaligned)
            .collect())
    }

    /// The same elements under another shape.
    ///
    /// # Errors
    /// If the shape has another number of elements.
    pub fn reshaped(&self, shape: &[u64]) -> Result<Self, TensorError> {
        Self::from_bytes(self.dtype, shape.to_vec(), self.bytes.clone())
    }

    /// Bits of element `index` in row-major order, zero-extended. Panics outside.
    pub fn bits(&self, index: usize) -> u64 {
        let size = self.dtype.size_bytes();
        let mut bits = [0u8; 8];
        bits[..size].copy_from_slice(&self.bytes[index * size..(index + 1) * size]);
        u64::from_le_bytes(bits)
    }

    /// The tensor with every NaN in its dtype's canonical form (numerics contract, rule 2).
    #[must_use]
    pub fn canonical(&self) -> Self {
        if !self.dtype.is_float() {
            return self.clone();
        }
        let mut bytes = self.bytes.to_vec();
        match self.dtype {
            DType::F32 => canonicalize(&mut bytes, 0x7f80_0000, 0x7fff_ffff, 0x7fc0_0000),
            DType::F16 => canonicalize(&mut bytes, 0x7c00u16, 0x7fff, 0x7e00),
            DType::BF16 => canonicalize(&mut bytes, 0x7f80u16, 0x7fff, 0x7fc0),
            _ => canonicalize(
                &mut bytes,
                0x7ff0_0000_0000_0000u64,
                0x7fff_ffff_ffff_ffff,
                0x7ff8_0000_0000_0000,
            ),
        }
        Tensor {
            dtype: self.dtype,
            shape: self.shape.clone(),
            bytes: bytes.into(),
        }
    }
}

/// Replaces every element whose magnitude bits are above `infinity` by `nan`.
fn canonicalize<U>(bytes: &mut [u8], infinity: U, magnitude: U, nan: U)
where
    U: bytemuck::Pod + Copy + PartialOrd + std::ops::BitAnd<Output = U>,
{
    for chunk in bytes.chunks_exact_mut(size_of::<U>()) {
        let bits: U = bytemuck::pod_read_unaligned(chunk);
        if bits & magnitude > infinity {
            chunk.copy_from_slice(bytemuck::bytes_of(&nan));
        }
    }
}

impl std::fmt::Debug for Tensor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tensor({}, {} bytes)", self.ty(), self.bytes.len())
    }
}
