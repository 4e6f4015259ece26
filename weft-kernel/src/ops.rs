//! The primitive operations of a body.
//!
//! Each is one operation of the numerics contract with at most one rounding. Composite operations
//! never appear here: the optimizer writes them out.

use serde::{Deserialize, Serialize};

/// Operations of one operand; the result has the operand's type unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnaryOp {
    /// Sign flip for floats (also of NaN and zero); wrapping negation for integers.
    Neg,
    /// Sign cleared for floats; wrapping absolute value for integers (`MIN` stays).
    Abs,
    /// Correctly rounded square root; floats only; NaN below -0.
    Sqrt,
    /// Largest integral value not above; floats only; keeps -0.
    Floor,
    /// Smallest integral value not below; floats only; keeps -0.
    Ceil,
    /// Toward zero; floats only; keeps -0.
    Trunc,
    /// To the nearest integral value, ties to even; floats only; keeps -0.
    RoundEven,
    /// To the nearest integral value, ties away from zero; floats only; keeps -0.
    RoundHalfAway,
    /// Logical not of a `Bool`, bitwise not of an integer.
    Not,
    /// `Bool`: whether a float is NaN.
    IsNan,
    /// Any NaN becomes the canonical NaN of its type; everything else stays. Floats only.
    CanonNan,
}

/// Operations of two operands of one type; the result has that type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BinaryOp {
    /// Sum; integers wrap.
    Add,
    /// Difference; integers wrap.
    Sub,
    /// Product; integers wrap.
    Mul,
    /// Quotient; integers truncate toward zero, division by zero gives 0, `MIN / -1` wraps.
    Div,
    /// Remainder with the dividend's sign: exact `fmod` for floats; integers by zero give 0.
    Rem,
    /// IEEE 754-2019 maximum: NaN wins, +0 is above -0.
    Max,
    /// IEEE 754-2019 minimum: NaN wins, -0 is below +0.
    Min,
    /// Bitwise and of integers, logical and of `Bool`.
    And,
    /// Bitwise or of integers, logical or of `Bool`.
    Or,
    /// Bitwise exclusive or of integers, logical of `Bool`.
    Xor,
    /// Left shift; integers; the count is masked to the width.
    Shl,
    /// Right shift, arithmetic for signed types; the count is masked to the width.
    Shr,
}

/// Comparisons of two operands of one type; the result is `Bool`; NaN is unordered (only `Ne` holds).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CompareOp {
    /// Equal.
    Eq,
    /// Not equal, or unordered.
    Ne,
    /// Less.
    Lt,
    /// Less or equal.
    Le,
    /// Greater.
    Gt,
    /// Greater or equal.
    Ge,
}

/// Reductions over the inner axis.
///
/// Sums and products use 32 lanes: element `i` goes to lane `i mod 32`, each lane combines in
/// ascending order starting from the identity, then lanes halve (`l[j] op= l[j + h]` for `h` = 16,
/// 8, 4, 2, 1). Above 65,536 elements the rule is applied to blocks of 65,536 and then to the block
/// results. Max and Min are order-free. The Arg forms give the index as `I64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReduceOp {
    /// Sum from +0 by the lane rule.
    Sum,
    /// `acc = fma(x, x, acc)` from +0 by the lane rule (floats only); lanes are then added.
    SumSquares,
    /// Product from 1 by the lane rule.
    Prod,
    /// IEEE 754-2019 maximum from -inf (integers: the minimum).
    Max,
    /// IEEE 754-2019 minimum from +inf (integers: the maximum).
    Min,
    /// Index of the maximum; the first of equals; the first NaN wins. -0 and +0 are equal.
    ArgMax,
    /// Like `ArgMax`, the last of equals (and the last NaN).
    ArgMaxLast,
    /// Index of the minimum; the first of equals; the first NaN wins. -0 and +0 are equal.
    ArgMin,
    /// Like `ArgMin`, the last of equals (and the last NaN).
    ArgMinLast,
}

impl ReduceOp {
    /// Whether the result is an index.
    pub const fn is_arg(self) -> bool {
        matches!(
            self,
            ReduceOp::ArgMax | ReduceOp::ArgMaxLast | ReduceOp::ArgMin | ReduceOp::ArgMinLast
        )
    }
}

macro_rules! snake_names {
    ($ty:ident { $($variant:ident => $name:literal),+ $(,)? }) => {
        impl $ty {
            /// The name used in text forms and JSON.
            pub const fn name(self) -> &'static str {
                match self { $($ty::$variant => $name),+ }
            }
        }
        impl std::fmt::Display for $ty {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

snake_names!(UnaryOp {
    Neg => "neg", Abs => "abs", Sqrt => "sqrt", Floor => "floor", Ceil => "ceil",
    Trunc => "trunc", RoundEven => "round_even", RoundHalfAway => "round_half_away",
    Not => "not", IsNan => "is_nan", CanonNan => "canon_nan",
});
snake_names!(BinaryOp {
    Add => "add", Sub => "sub", Mul => "mul", Div => "div", Rem => "rem", Max => "max",
    Min => "min", And => "and", Or => "or", Xor => "xor", Shl => "shl", Shr => "shr",
});
snake_names!(CompareOp {
    Eq => "eq", Ne => "ne", Lt => "lt", Le => "le", Gt => "gt", Ge => "ge",
});
snake_names!(ReduceOp {
    Sum => "sum", SumSquares => "sum_squares", Prod => "prod", Max => "max", Min => "min",
    ArgMax => "arg_max", ArgMaxLast => "arg_max_last", ArgMin => "arg_min",
    ArgMinLast => "arg_min_last",
});
