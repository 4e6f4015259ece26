//! Names of ops, as the text form, errors and tables spell them.

use crate::op::{ArgOp, BinaryFn, CompareFn, CompositeOp, GeluForm, Op, ReduceFn, UnaryFn};

/// Implements `ALL`, `name` and `from_name` for an enum of plain variants.
macro_rules! named {
    ($ty:ident, $what:literal, { $($variant:ident => $name:literal),+ $(,)? }) => {
        impl $ty {
            #[doc = concat!("Every ", $what, ", in declaration order.")]
            pub const ALL: &'static [$ty] = &[$($ty::$variant),+];

            /// The name used in the text form and in errors.
            pub const fn name(self) -> &'static str {
                match self { $($ty::$variant => $name),+ }
            }

            /// The one of that name.
            pub fn from_name(name: &str) -> Option<$ty> {
                Self::ALL.iter().copied().find(|x| x.name() == name)
            }
        }

        impl std::fmt::Display for $ty {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

named!(UnaryFn, "function of one operand", {
    Neg => "neg", Abs => "abs", Sign => "sign", Recip => "recip", Sqrt => "sqrt",
    Rsqrt => "rsqrt", Floor => "floor", Ceil => "ceil", Trunc => "trunc",
    RoundEven => "round_even", RoundHalfAway => "round_half_away", Not => "not",
    IsNan => "is_nan", IsInf => "is_inf", Exp => "exp", Exp2 => "exp2", Expm1 => "expm1",
    Log => "log", Log2 => "log2", Log1p => "log1p", Tanh => "tanh", Erf => "erf", Sin => "sin",
    Cos => "cos", Sigmoid => "sigmoid", Softplus => "softplus", SoftmaxExp => "softmax_exp",
});
named!(BinaryFn, "function of two operands", {
    Add => "add", Sub => "sub", Mul => "mul", Div => "div", Rem => "rem", Pow => "pow",
    Max => "max", Min => "min", And => "and", Or => "or", Xor => "xor", Shl => "shl", Shr => "shr",
});
named!(CompareFn, "comparison", {
    Eq => "eq", Ne => "ne", Lt => "lt", Le => "le", Gt => "gt", Ge => "ge",
});
named!(ReduceFn, "reduction", {
    Sum => "reduce_sum", SumSquares => "reduce_sum_squares", Mean => "reduce_mean",
    Max => "reduce_max", Min => "reduce_min", Prod => "reduce_prod",
});
named!(ArgOp, "arg-reduction", { Max => "arg_max", Min => "arg_min" });

impl UnaryFn {
    /// Whether this is an elementary function of rule 7, defined through f32 only.
    pub const fn is_elementary(self) -> bool {
        matches!(
            self,
            UnaryFn::Exp
                | UnaryFn::Exp2
                | UnaryFn::Expm1
                | UnaryFn::Log
                | UnaryFn::Log2
                | UnaryFn::Log1p
                | UnaryFn::Tanh
                | UnaryFn::Erf
                | UnaryFn::Sin
                | UnaryFn::Cos
                | UnaryFn::Sigmoid
                | UnaryFn::Softplus
                | UnaryFn::SoftmaxExp
        )
    }
}

impl CompositeOp {
    /// The name used in the text form and in errors.
    pub const fn name(&self) -> &'static str {
        match self {
            CompositeOp::Relu => "relu",
            CompositeOp::LeakyRelu { .. } => "leaky_relu",
            CompositeOp::Elu { .. } => "elu",
            CompositeOp::Selu { .. } => "selu",
            CompositeOp::HardSigmoid { .. } => "hard_sigmoid",
            CompositeOp::HardSwish => "hard_swish",
            CompositeOp::Gelu(GeluForm::Erf) => "gelu",
            CompositeOp::Gelu(GeluForm::Tanh) => "gelu_tanh",
            CompositeOp::Silu => "silu",
            CompositeOp::Mish => "mish",
            CompositeOp::Softmax { .. } => "softmax",
            CompositeOp::LayerNorm { .. } => "layer_norm",
            CompositeOp::RmsNorm { .. } => "rms_norm",
            CompositeOp::GroupNorm { .. } => "group_norm",
            CompositeOp::BatchNorm { .. } => "batch_norm",
            CompositeOp::Gemm { .. } => "gemm",
            CompositeOp::Attention(_) => "attention",
            CompositeOp::AveragePool(_) => "average_pool",
            CompositeOp::MaxPool(_) => "max_pool",
        }
    }
}

impl Op {
    /// The name used in the text form and in errors, for instance `add` or `layer_norm`.
    pub const fn name(&self) -> &'static str {
        match self {
            Op::Unary(f) => f.name(),
            Op::Binary(f) => f.name(),
            Op::Compare(f) => f.name(),
            Op::Fma => "fma",
            Op::Select => "select",
            Op::Cast { .. } => "cast",
            Op::Reshape { .. } => "reshape",
            Op::Transpose { .. } => "transpose",
            Op::Slice { .. } => "slice",
            Op::Concat { .. } => "concat",
            Op::Pad { .. } => "pad",
            Op::Broadcast { .. } => "broadcast",
            Op::Gather { .. } => "gather",
            Op::Reduce { op, .. } => op.name(),
            Op::ArgReduce { op, .. } => op.name(),
            Op::Dot(_) => "dot",
            Op::MaskedDot(_) => "masked_dot",
            Op::Conv(_) => "conv",
            Op::Resize(_) => "resize",
            Op::Composite(op) => op.name(),
        }
    }
}
