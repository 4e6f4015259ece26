//! Element types and their arithmetic.
//!
//! A [`Scalar`] is stored in a tensor and computed with as its `Wide` type: f16 and bf16 as f32, all
//! others as themselves. An op widens, does one operation in the wide type, and narrows; narrowing
//! is the rounding of rule 6, and does nothing where the types are one.

use crate::elementary;
use crate::error::RefError;
use crate::fma::{fma_f32, fma_f64};
use crate::half_float::{BF16, F16, bf16_to_f32, f16_to_f32};
use crate::integral;
use weft_ir::tensor::Element;
use weft_ir::{DType, Tensor, TensorError, UnaryFn};

/// Arithmetic that floats and integers have. Floats round to nearest even, integers wrap.
///
/// No name here or in [`Scalar`] is that of a method of f32 or f64 with another meaning: such a
/// method would win wherever the type is known (`mul_add`, for one, calls the platform's libm).
pub(crate) trait Arith: Copy + PartialEq + PartialOrd {
    const ZERO: Self;
    const ONE: Self;
    /// -inf, or the smallest integer.
    const LOWEST: Self;
    /// +inf, or the largest integer.
    const HIGHEST: Self;
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    /// Integers: toward zero, 0 where `other` is 0, wrapping.
    fn div(self, other: Self) -> Self;
    /// The dividend's sign; integers: 0 where `other` is 0.
    fn rem(self, other: Self) -> Self;
    /// `self * factor + summand`, rounded once.
    fn fused(self, factor: Self, summand: Self) -> Self;
    fn neg(self) -> Self;
    fn abs(self) -> Self;
    /// -1, 0 or 1; a zero or NaN is itself.
    fn sign(self) -> Self;
    /// IEEE 754-2019 maximum.
    fn larger(self, other: Self) -> Self;
    /// IEEE 754-2019 minimum.
    fn smaller(self, other: Self) -> Self;
    fn is_nan(self) -> bool;
}

/// Arithmetic of floats.
pub(crate) trait Real: Arith {
    fn from_f32(x: f32) -> Self;
    /// The same number in f64, exactly.
    fn to_f64(self) -> f64;
    /// The nearest number to a count.
    fn from_count(n: u64) -> Self;
    fn sqrt(self) -> Self;
    fn is_infinite(self) -> bool;
    /// Whether this is -0.
    fn is_negative_zero(self) -> bool;
    /// A rounding to an integral value.
    fn integral(self, f: fn(f64) -> f64) -> Self;
    /// A correctly rounded function or `softmax_exp`, where this type has it.
    fn function(f: UnaryFn) -> Option<fn(Self) -> Self>;
    /// Power, where this type has it.
    fn power() -> Option<fn(Self, Self) -> Self>;
}

/// An element type with arithmetic: all but `Bool`.
pub(crate) trait Scalar: Element {
    type Wide: Arith;
    fn widen(self) -> Self::Wide;
    fn narrow(wide: Self::Wide) -> Self;
    /// One rounding to this type.
    fn stored(wide: Self::Wide) -> Self::Wide {
        Self::narrow(wide).widen()
    }
}

macro_rules! arith_of_floats {
    ($($ty:ty, $fma:path);+) => { $(
        impl Arith for $ty {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;
            const LOWEST: Self = <$ty>::NEG_INFINITY;
            const HIGHEST: Self = <$ty>::INFINITY;
            #[inline]
            fn add(self, other: Self) -> Self {
                self + other
            }
            #[inline]
            fn sub(self, other: Self) -> Self {
                self - other
            }
            #[inline]
            fn mul(self, other: Self) -> Self {
                self * other
            }
            #[inline]
            fn div(self, other: Self) -> Self {
                self / other
            }
            fn rem(self, other: Self) -> Self {
                // Exact in f64, and the remainder of two numbers of this type is one too.
                integral::remainder(self as f64, other as f64) as $ty
            }
            #[inline]
            fn fused(self, factor: Self, summand: Self) -> Self {
                $fma(self, factor, summand)
            }
            fn neg(self) -> Self {
                -self
            }
            fn abs(self) -> Self {
                <$ty>::from_bits(self.to_bits() << 1 >> 1)
            }
            fn sign(self) -> Self {
                if self > 0.0 {
                    1.0
                } else if self < 0.0 {
                    -1.0
                } else {
                    self
                }
            }
            fn larger(self, other: Self) -> Self {
                if self.is_nan() || other.is_nan() {
                    <$ty>::NAN
                } else if self > other || (self == other && self.is_sign_positive()) {
                    self
                } else {
                    other
                }
            }
            fn smaller(self, other: Self) -> Self {
                if self.is_nan() || other.is_nan() {
                    <$ty>::NAN
                } else if self < other || (self == other && self.is_sign_negative()) {
                    self
                } else {
                    other
                }
            }
            fn is_nan(self) -> bool {
                self != self
            }
        }
    )+ };
}
arith_of_floats!(f32, fma_f32; f64, fma_f64);

macro_rules! arith_of_ints {
    ($($ty:ty: $abs:expr, $sign:expr);+ $(;)?) => { $(
        impl Arith for $ty {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            const LOWEST: Self = <$ty>::MIN;
            const HIGHEST: Self = <$ty>::MAX;
            fn add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            fn sub(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            fn mul(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            fn div(self, other: Self) -> Self {
                if other == 0 { 0 } else { self.wrapping_div(other) }
            }
            fn rem(self, other: Self) -> Self {
                if other == 0 { 0 } else { self.wrapping_rem(other) }
            }
            fn fused(self, factor: Self, summand: Self) -> Self {
                self.wrapping_mul(factor).wrapping_add(summand)
            }
            fn neg(self) -> Self {
                self.wrapping_neg()
            }
            fn abs(self) -> Self {
                $abs(self)
            }
            fn sign(self) -> Self {
                $sign(self)
            }
            fn larger(self, other: Self) -> Self {
                self.max(other)
            }
            fn smaller(self, other: Self) -> Self {
                self.min(other)
            }
            fn is_nan(self) -> bool {
                false
            }
        }
        impl Scalar for $ty {
            type Wide = $ty;
            fn widen(self) -> $ty {
                self
            }
            fn narrow(wide: $ty) -> $ty {
                wide
            }
        }
    )+ };
}
arith_of_ints! {
    i8: i8::wrapping_abs, i8::signum;
    i16: i16::wrapping_abs, i16::signum;
    i32: i32::wrapping_abs, i32::signum;
    i64: i64::wrapping_abs, i64::signum;
    u8: std::convert::identity, |x: u8| x.min(1);
    u16: std::convert::identity, |x: u16| x.min(1);
    u32: std::convert::identity, |x: u32| x.min(1);
    u64: std::convert::identity, |x: u64| x.min(1);
}

impl Real for f32 {
    fn from_f32(x: f32) -> Self {
        x
    }
    fn to_f64(self) -> f64 {
        f64::from(self)
    }
    fn from_count(n: u64) -> Self {
        n as f32
    }
    fn sqrt(self) -> Self {
        elementary::sqrt(self)
    }
    fn is_infinite(self) -> bool {
        f32::is_infinite(self)
    }
    fn is_negative_zero(self) -> bool {
        self.to_bits() == 1 << 31
    }
    fn integral(self, f: fn(f64) -> f64) -> Self {
        // Integral values next to an f32 are f32 values themselves, or f32 rounds nothing there.
        f(f64::from(self)) as f32
    }
    fn function(f: UnaryFn) -> Option<fn(f32) -> f32> {
        Some(match f {
            UnaryFn::Exp => elementary::exp,
            UnaryFn::Exp2 => elementary::exp2,
            UnaryFn::Expm1 => elementary::expm1,
            UnaryFn::Log => elementary::log,
            UnaryFn::Log2 => elementary::log2,
            UnaryFn::Log1p => elementary::log1p,
            UnaryFn::Tanh => elementary::tanh,
            UnaryFn::Erf => elementary::erf,
            UnaryFn::Sin => elementary::sin,
            UnaryFn::Cos => elementary::cos,
            UnaryFn::Sigmoid => elementary::sigmoid,
            UnaryFn::Softplus => elementary::softplus,
            UnaryFn::SoftmaxExp => elementary::softmax_exp,
            _ => return None,
        })
    }
    fn power() -> Option<fn(f32, f32) -> f32> {
        Some(elementary::pow)
    }
}

impl Real for f64 {
    fn from_f32(x: f32) -> Self {
        f64::from(x)
    }
    fn to_f64(self) -> f64 {
        self
    }
    fn from_count(n: u64) -> Self {
        n as f64
    }
    fn sqrt(self) -> Self {
        f64::sqrt(self)
    }
    fn is_infinite(self) -> bool {
        f64::is_infinite(self)
    }
    fn is_negative_zero(self) -> bool {
        self.to_bits() == 1 << 63
    }
    fn integral(self, f: fn(f64) -> f64) -> Self {
        f(self)
    }
    fn function(_: UnaryFn) -> Option<fn(f64) -> f64> {
        None
    }
    fn power() -> Option<fn(f64, f64) -> f64> {
        None
    }
}

impl Scalar for f32 {
    type Wide = f32;
    #[inline]
    fn widen(self) -> f32 {
        self
    }
    #[inline]
    fn narrow(wide: f32) -> f32 {
        wide
    }
}

impl Scalar for f64 {
    type Wide = f64;
    fn widen(self) -> f64 {
        self
    }
    fn narrow(wide: f64) -> f64 {
        wide
    }
}

impl Scalar for half::f16 {
    type Wide = f32;
    fn widen(self) -> f32 {
        f16_to_f32(self.to_bits())
    }
    fn narrow(wide: f32) -> Self {
        half::f16::from_bits(F16.round_f64(f64::from(wide)))
    }
}

impl Scalar for half::bf16 {
    type Wide = f32;
    fn widen(self) -> f32 {
        bf16_to_f32(self.to_bits())
    }
    fn narrow(wide: f32) -> Self {
        half::bf16::from_bits(BF16.round_f64(f64::from(wide)))
    }
}

/// The elements of a tensor, widened.
pub(crate) fn load<T: Scalar>(tensor: &Tensor) -> Result<Vec<T::Wide>, TensorError> {
    Ok(tensor.to_vec::<T>()?.into_iter().map(T::widen).collect())
}

/// A tensor of these elements, narrowed.
pub(crate) fn store<T: Scalar>(shape: &[u64], elems: &[T::Wide]) -> Result<Tensor, RefError> {
    let narrow: Vec<T> = elems.iter().map(|x| T::narrow(*x)).collect();
    Ok(Tensor::from_elems(shape, &narrow)?)
}

/// Evaluates `$body` with `$T` as the element type of `$dtype`; `Bool` is refused.
macro_rules! with_number {
    ($op:expr, $dtype:expr, $T:ident => $body:expr) => {{
        use weft_ir::DType;
        match $dtype {
            DType::I8 => crate::scalar::with_type!($T = i8, $body),
            DType::U8 => crate::scalar::with_type!($T = u8, $body),
            DType::I16 => crate::scalar::with_type!($T = i16, $body),
            DType::U16 => crate::scalar::with_type!($T = u16, $body),
            DType::I32 => crate::scalar::with_type!($T = i32, $body),
            DType::U32 => crate::scalar::with_type!($T = u32, $body),
            DType::I64 => crate::scalar::with_type!($T = i64, $body),
            DType::U64 => crate::scalar::with_type!($T = u64, $body),
            DType::Bool => Err(crate::error::RefError::UnsupportedDType {
                op: $op,
                dtype: DType::Bool,
            }),
            _ => crate::scalar::with_float!($op, $dtype, $T => $body),
        }
    }};
}

/// Evaluates `$body` with `$T` as the element type of `$dtype`; all but floats are refused.
macro_rules! with_float {
    ($op:expr, $dtype:expr, $T:ident => $body:expr) => {{
        use weft_ir::DType;
        match $dtype {
            DType::F32 => crate::scalar::with_type!($T = f32, $body),
            DType::F64 => crate::scalar::with_type!($T = f64, $body),
            DType::F16 => crate::scalar::with_type!($T = half::f16, $body),
            DType::BF16 => crate::scalar::with_type!($T = half::bf16, $body),
            dtype => Err(crate::error::RefError::UnsupportedDType { op: $op, dtype }),
        }
    }};
}

macro_rules! with_type {
    ($T:ident = $ty:ty, $body:expr) => {{
        type $T = $ty;
        $body
    }};
}
pub(crate) use {with_float, with_number, with_type};

/// The refusal of a type.
pub(crate) fn unsupported(op: &'static str, dtype: DType) -> RefError {
    RefError::UnsupportedDType { op, dtype }
}
