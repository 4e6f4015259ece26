//! Elementwise methods.

use super::{BuildError, Built, Var};
use crate::dtype::DType;
use crate::op::{BinaryFn, CompareFn, Op, UnaryFn};
use crate::tensor::Tensor;
use half::{bf16, f16};

/// What stands on the right of an elementwise op: a value, or a number of the left operand's dtype.
///
/// Floats are rounded to the dtype (nearest even); integers must hold the number exactly.
pub trait Operand {
    /// The value, made a constant beside `left` where it is a number.
    ///
    /// # Errors
    /// If the dtype does not hold the number.
    fn operand(self, op: &'static str, left: &Var) -> Built;
}

impl Operand for &Var {
    fn operand(self, _op: &'static str, _left: &Var) -> Built {
        Ok(self.clone())
    }
}

impl Operand for Var {
    fn operand(self, _op: &'static str, _left: &Var) -> Built {
        Ok(self)
    }
}

impl Operand for f64 {
    fn operand(self, op: &'static str, left: &Var) -> Built {
        let dtype = left.dtype();
        let tensor = match dtype {
            DType::F32 => Tensor::scalar(self as f32),
            DType::F64 => Tensor::scalar(self),
            DType::F16 => Tensor::scalar(f16::from_f64(self)),
            DType::BF16 => Tensor::scalar(bf16::from_f64(self)),
            _ => integer(dtype, self).ok_or_else(|| BuildError::Scalar {
                op,
                dtype,
                number: format!("{self:?}"),
            })?,
        };
        Ok(left.builder().constant(&format!("{op}_const"), tensor))
    }
}

impl Operand for f32 {
    fn operand(self, op: &'static str, left: &Var) -> Built {
        f64::from(self).operand(op, left)
    }
}

impl Operand for i32 {
    fn operand(self, op: &'static str, left: &Var) -> Built {
        f64::from(self).operand(op, left)
    }
}

/// An integer or `Bool` scalar of exactly that value.
fn integer(dtype: DType, value: f64) -> Option<Tensor> {
    let whole = value as i128;
    if whole as f64 != value {
        return None;
    }
    Some(match dtype {
        DType::I8 => Tensor::scalar(i8::try_from(whole).ok()?),
        DType::U8 => Tensor::scalar(u8::try_from(whole).ok()?),
        DType::I16 => Tensor::scalar(i16::try_from(whole).ok()?),
        DType::U16 => Tensor::scalar(u16::try_from(whole).ok()?),
        DType::I32 => Tensor::scalar(i32::try_from(whole).ok()?),
        DType::U32 => Tensor::scalar(u32::try_from(whole).ok()?),
        DType::I64 => Tensor::scalar(i64::try_from(whole).ok()?),
        DType::U64 => Tensor::scalar(u64::try_from(whole).ok()?),
        DType::Bool => Tensor::from_bools(
            &[],
            &[match whole {
                0 => false,
                1 => true,
                _ => return None,
            }],
        )
        .ok()?,
        _ => return None,
    })
}

macro_rules! unary {
    ($($(#[$doc:meta])+ $method:ident => $f:ident),+ $(,)?) => {
        impl Var { $(
            $(#[$doc])+
            ///
            /// # Errors
            /// If the dtype has no such function.
            pub fn $method(&self) -> Built {
                self.apply(Op::Unary(UnaryFn::$f), &[])
            }
        )+ }
    };
}

unary! {
    /// Sign flip; integers wrap.
    neg => Neg,
    /// Absolute value; integers wrap.
    abs => Abs,
    /// -1, 0 or 1.
    sign => Sign,
    /// 1 / x.
    recip => Recip,
    /// Square root.
    sqrt => Sqrt,
    /// 1 / sqrt(x), two roundings.
    rsqrt => Rsqrt,
    /// Largest integral value not above.
    floor => Floor,
    /// Smallest integral value not below.
    ceil => Ceil,
    /// Toward zero.
    trunc => Trunc,
    /// Nearest, ties to even.
    round_even => RoundEven,
    /// Nearest, ties away from zero.
    round_half_away => RoundHalfAway,
    /// Not, logical or bitwise.
    not => Not,
    /// Whether each element is NaN.
    is_nan => IsNan,
    /// Whether each element is an infinity.
    is_inf => IsInf,
    /// e^x.
    exp => Exp,
    /// 2^x.
    exp2 => Exp2,
    /// e^x - 1.
    expm1 => Expm1,
    /// Natural logarithm.
    log => Log,
    /// Binary logarithm.
    log2 => Log2,
    /// log(1 + x).
    log1p => Log1p,
    /// Hyperbolic tangent.
    tanh => Tanh,
    /// Error function.
    erf => Erf,
    /// Sine.
    sin => Sin,
    /// Cosine.
    cos => Cos,
    /// 1 / (1 + e^-x).
    sigmoid => Sigmoid,
    /// log(1 + e^x).
    softplus => Softplus,
}

macro_rules! binary {
    ($wrap:ident, $fns:ident, $($(#[$doc:meta])+ $method:ident => $f:ident),+ $(,)?) => {
        impl Var { $(
            $(#[$doc])+
            ///
            /// The right side is a value, or a number; shapes broadcast.
            ///
            /// # Errors
            /// If dtypes or shapes do not fit.
            pub fn $method(&self, right: impl Operand) -> Built {
                let op = Op::$wrap($fns::$f);
                let right = right.operand(op.name(), self)?;
                self.apply(op, &[&right])
            }
        )+ }
    };
}

binary! {
    Binary, BinaryFn,
    /// Sum; integers wrap.
    add => Add,
    /// Difference; integers wrap.
    sub => Sub,
    /// Product; integers wrap.
    mul => Mul,
    /// Quotient.
    div => Div,
    /// Remainder with the dividend's sign.
    rem => Rem,
    /// Power.
    pow => Pow,
    /// IEEE 754-2019 maximum.
    maximum => Max,
    /// IEEE 754-2019 minimum.
    minimum => Min,
    /// And, logical or bitwise.
    and => And,
    /// Or, logical or bitwise.
    or => Or,
    /// Exclusive or, logical or bitwise.
    xor => Xor,
    /// Left shift.
    shl => Shl,
    /// Right shift.
    shr => Shr,
}

binary! {
    Compare, CompareFn,
    /// Whether each pair is equal.
    equal => Eq,
    /// Whether each pair differs or is unordered.
    not_equal => Ne,
    /// Whether each left element is less.
    less => Lt,
    /// Whether each left element is less or equal.
    less_equal => Le,
    /// Whether each left element is greater.
    greater => Gt,
    /// Whether each left element is greater or equal.
    greater_equal => Ge,
}

impl Var {
    /// `self * b + c` with one rounding; f32 or f64.
    ///
    /// # Errors
    /// If dtypes or shapes do not fit.
    pub fn fma(&self, b: impl Operand, c: impl Operand) -> Built {
        let (b, c) = (b.operand("fma", self)?, c.operand("fma", self)?);
        self.apply(Op::Fma, &[&b, &c])
    }

    /// Where this `Bool` value holds, elements of `a`, elsewhere those of `b`.
    ///
    /// # Errors
    /// If dtypes or shapes do not fit.
    pub fn select(&self, a: &Var, b: impl Operand) -> Built {
        let b = b.operand("select", a)?;
        self.apply(Op::Select, &[a, &b])
    }

    /// Conversion by value.
    ///
    /// # Errors
    /// If the shape is symbolic.
    pub fn cast(&self, to: DType) -> Built {
        self.apply(Op::Cast { to }, &[])
    }
}
