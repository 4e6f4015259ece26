//! The ops.
//!
//! Elementwise ops with several operands broadcast as NumPy does: shapes are aligned at the last
//! axis, and an extent of 1 (or a missing one) is repeated. Everything else is explicit. Axes are
//! counted from 0 and never negative here; importers resolve negative ones.
//!
//! The numerics of each op are those of the numerics contract; the rule is named beside the op.

use crate::attr::F32;
use crate::dtype::DType;
use serde::{Deserialize, Serialize};

/// Elementwise functions of one operand, of its type. On half types: widened to f32, one operation,
/// rounded back (rule 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnaryFn {
    /// Sign flip; integers wrap.
    Neg,
    /// Absolute value; integers wrap.
    Abs,
    /// -1, 0 or 1 with the operand's zero kept; NaN gives NaN.
    Sign,
    /// 1 / x.
    Recip,
    /// Square root, correctly rounded.
    Sqrt,
    /// 1 / sqrt(x), two roundings.
    Rsqrt,
    /// Largest integral value not above.
    Floor,
    /// Smallest integral value not below.
    Ceil,
    /// Toward zero.
    Trunc,
    /// Nearest, ties to even.
    RoundEven,
    /// Nearest, ties away from zero.
    RoundHalfAway,
    /// Logical not of `Bool`, bitwise not of integers.
    Not,
    /// `Bool`: is NaN.
    IsNan,
    /// `Bool`: is an infinity.
    IsInf,
    /// e^x, correctly rounded (CR).
    Exp,
    /// 2^x, CR.
    Exp2,
    /// e^x - 1, CR.
    Expm1,
    /// Natural logarithm, CR.
    Log,
    /// Binary logarithm, CR.
    Log2,
    /// log(1 + x), CR.
    Log1p,
    /// Hyperbolic tangent, CR.
    Tanh,
    /// Error function, CR.
    Erf,
    /// Sine, CR.
    Sin,
    /// Cosine, CR.
    Cos,
    /// 1 / (1 + e^-x), CR.
    Sigmoid,
    /// log(1 + e^x), CR.
    Softplus,
    /// The fixed sequence of rule 8, for x <= 0.
    SoftmaxExp,
}

/// Elementwise functions of two operands of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BinaryFn {
    /// Sum; integers wrap.
    Add,
    /// Difference; integers wrap.
    Sub,
    /// Product; integers wrap.
    Mul,
    /// Quotient; integers truncate, by zero gives 0, `MIN / -1` wraps (rule 4).
    Div,
    /// Remainder with the dividend's sign.
    Rem,
    /// Power, the written sequence of rule 7; floats.
    Pow,
    /// IEEE 754-2019 maximum (rule 3).
    Max,
    /// IEEE 754-2019 minimum (rule 3).
    Min,
    /// And, bitwise or logical.
    And,
    /// Or, bitwise or logical.
    Or,
    /// Exclusive or, bitwise or logical.
    Xor,
    /// Left shift, count masked; integers.
    Shl,
    /// Right shift, count masked, arithmetic for signed; integers.
    Shr,
}

/// Elementwise comparisons; the result is `Bool`; NaN is unordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CompareFn {
    /// Equal.
    Eq,
    /// Not equal or unordered.
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

/// Reductions (rule 10). On half types sums accumulate in f32 and round once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReduceFn {
    /// Sum by the lane rule; empty gives 0.
    Sum,
    /// `fma(x, x, acc)` by the lane rule; empty gives 0. Floats.
    SumSquares,
    /// Sum divided by the count. Floats.
    Mean,
    /// Maximum; empty gives -inf or the smallest integer.
    Max,
    /// Minimum; empty gives +inf or the largest integer.
    Min,
    /// Product by the lane rule from 1; empty gives 1.
    Prod,
}

/// Which extremum an arg-reduction finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ArgOp {
    /// The maximum; a NaN counts as above all.
    Max,
    /// The minimum; a NaN counts as below all.
    Min,
}

/// Axes of a general dot product. The result's axes: batch, then free axes of the left, then free
/// axes of the right operand, each in ascending order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DotDims {
    /// Batch axes of the left operand.
    pub lhs_batch: Vec<usize>,
    /// Batch axes of the right operand, pairwise of equal extent.
    pub rhs_batch: Vec<usize>,
    /// Contracted axes of the left operand, in the order in which k runs, the last fastest.
    pub lhs_contract: Vec<usize>,
    /// Contracted axes of the right operand, pairwise of equal extent.
    pub rhs_contract: Vec<usize>,
}

/// Attributes of a convolution; one entry a spatial axis.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ConvAttrs {
    /// Steps between windows.
    pub strides: Vec<u64>,
    /// Steps between taps.
    pub dilations: Vec<u64>,
    /// Zeros before each axis.
    pub pads_begin: Vec<u64>,
    /// Zeros behind each axis.
    pub pads_end: Vec<u64>,
    /// Groups of channels.
    pub groups: u64,
}

/// What a pad puts outside.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PadMode {
    /// The value of the second operand, a scalar of the same dtype.
    Constant,
    /// Mirrored without repeating the edge.
    Reflect,
    /// The edge repeated.
    Edge,
    /// Wrapped round.
    Wrap,
}

/// How output coordinates of a resize map to input coordinates (ONNX names).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CoordTransform {
    /// (x + 0.5) / scale - 0.5.
    HalfPixel,
    /// Like `HalfPixel`, centred for inexact output lengths.
    HalfPixelSymmetric,
    /// Like `HalfPixel`, 0 where the output length is 1.
    PytorchHalfPixel,
    /// Corners meet corners.
    AlignCorners,
    /// x / scale.
    Asymmetric,
}

/// How a nearest resize rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NearestRounding {
    /// Ties down.
    RoundPreferFloor,
    /// Ties up.
    RoundPreferCeil,
    /// Down.
    Floor,
    /// Up.
    Ceil,
}

/// Interpolation of a resize.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResizeMode {
    /// One tap.
    Nearest(NearestRounding),
    /// Two taps.
    Linear,
    /// Four taps with the coefficient `a`.
    Cubic {
        /// Usually -0.75.
        a: F32,
        /// Taps outside weigh 0 and the rest are scaled up.
        exclude_outside: bool,
    },
}

/// Attributes of a resize. Axes that keep their extent with scale 1 are left alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ResizeAttrs {
    /// Output extents, one an axis of the operand.
    pub sizes: Vec<u64>,
    /// Scales as used in the coordinate formula, f64 bits, one an axis.
    pub scales_bits: Vec<u64>,
    /// Interpolation.
    pub mode: ResizeMode,
    /// Coordinates.
    pub transform: CoordTransform,
    /// Widen the filter when shrinking.
    pub antialias: bool,
}

/// Attributes of a pooling; one entry a spatial axis.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PoolAttrs {
    /// Window extents.
    pub kernel: Vec<u64>,
    /// Steps between windows.
    pub strides: Vec<u64>,
    /// Steps between taps.
    pub dilations: Vec<u64>,
    /// Padding before each axis.
    pub pads_begin: Vec<u64>,
    /// Padding behind each axis.
    pub pads_end: Vec<u64>,
    /// Round the output extent up.
    pub ceil_mode: bool,
    /// Average pooling divides by all taps inside operand and padding.
    pub count_include_pad: bool,
}

/// The two forms of gelu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GeluForm {
    /// By the error function.
    Erf,
    /// By the hyperbolic tangent.
    Tanh,
}

/// Where the scale of an attention goes. Graphs match it literally: the places round differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScalePlace {
    /// q * scale, before the product.
    Query,
    /// q * sqrt(scale) and k * sqrt(scale), the root correctly rounded to f32.
    Both,
    /// (q k) * scale, behind the product and before the mask.
    Scores,
}

/// Attributes of an attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AttentionAttrs {
    /// The factor.
    pub scale: F32,
    /// Where it goes.
    pub place: ScalePlace,
    /// `Some(p)`: row i is at position p + i, and keys behind that position are masked.
    pub causal: Option<u64>,
}

/// Ops that carry a decomposition into primitive ops (rule 11).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum CompositeOp {
    /// maximum(x, +0).
    Relu,
    /// Leaky relu.
    LeakyRelu {
        /// Slope below zero.
        alpha: F32,
    },
    /// Elu.
    Elu {
        /// Scale below zero.
        alpha: F32,
    },
    /// Selu.
    Selu {
        /// ONNX alpha.
        alpha: F32,
        /// ONNX gamma.
        gamma: F32,
    },
    /// max(0, min(1, alpha * x + beta)).
    HardSigmoid {
        /// Slope.
        alpha: F32,
        /// Offset.
        beta: F32,
    },
    /// x * hard_sigmoid(x; 1/6, 1/2).
    HardSwish,
    /// Gelu.
    Gelu(GeluForm),
    /// x * sigmoid(x).
    Silu,
    /// x * tanh(softplus(x)).
    Mish,
    /// Softmax over one axis.
    Softmax {
        /// The axis.
        axis: usize,
    },
    /// Operands x, scale, and optionally bias; normalises over axes `axis..`.
    LayerNorm {
        /// First normalised axis.
        axis: usize,
        /// Added to the variance.
        eps: F32,
    },
    /// Operands x, scale; normalises over axes `axis..`.
    RmsNorm {
        /// First normalised axis.
        axis: usize,
        /// Added to the mean square.
        eps: F32,
    },
    /// Operands x (N, C, ..), scale\[C\], bias\[C\]; layer norm over each group of channels.
    GroupNorm {
        /// Number of groups; C groups are instance norm.
        groups: u64,
        /// Added to the variance.
        eps: F32,
    },
    /// Operands x (N, C, ..), scale, bias, mean, var, each \[C\].
    BatchNorm {
        /// Added to the variance.
        eps: F32,
    },
    /// Operands a, b, and optionally c: alpha * (a b) + beta * c, a factor of exactly 1 omitted.
    Gemm {
        /// Factor of the product.
        alpha: F32,
        /// Factor of c.
        beta: F32,
        /// Take a transposed.
        trans_a: bool,
        /// Take b transposed.
        trans_b: bool,
    },
    /// Scaled dot-product attention. Operands q (batch.., rows, d), k (batch.., keys, d),
    /// v (batch.., keys, e), and optionally a mask that broadcasts to (batch.., rows, keys): `Bool`,
    /// or of q's dtype. The result is (batch.., rows, e).
    ///
    /// A key is masked for a row where its mask is false or exactly -inf, or where it lies behind a
    /// causal row's position. In order, one rounding each: scale on q and k as [`ScalePlace`] says;
    /// s = q k, a contraction over d; scale on s; s + mask, for a mask that is no `Bool`; then over
    /// the keys that are not masked m = max(s), e = softmax_exp(s - m), z = sum(e) with each key in
    /// the lane of its absolute position, r = 1 / z, p = e * r; then p v, a contraction whose segments
    /// count absolute key positions, in which masked keys are no terms and a segment of masked keys
    /// alone is left out. A row whose keys are all masked is +0.
    ///
    /// NaN and infinities of a masked key (in k, v or the scores) are not seen. A NaN score that is
    /// not masked, or a score of +inf, or scores that are all -inf without being masked, make the row
    /// NaN. With neither mask nor causal these are the bits of scale, dot, softmax, dot.
    Attention(AttentionAttrs),
    /// Average pooling of (N, C, ..): taps added in order from +0, one division.
    AveragePool(PoolAttrs),
    /// Maximum pooling of (N, C, ..).
    MaxPool(PoolAttrs),
}

/// What a node does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Op {
    /// One operand, elementwise.
    Unary(UnaryFn),
    /// Two operands of one dtype, elementwise with broadcasting.
    Binary(BinaryFn),
    /// Two operands of one dtype, elementwise with broadcasting, result `Bool`.
    Compare(CompareFn),
    /// Three operands: `a * b + c` with one rounding; f32 or f64; with broadcasting.
    Fma,
    /// Three operands: `Bool`, and two of one dtype; with broadcasting.
    Select,
    /// Conversion by value (rule 4).
    Cast {
        /// Target dtype.
        to: DType,
    },
    /// The same elements in row-major order under another shape.
    Reshape {
        /// The new extents.
        shape: Vec<u64>,
    },
    /// Result axis `i` is operand axis `perm[i]`.
    Transpose {
        /// A permutation.
        perm: Vec<usize>,
    },
    /// Element `j` of axis `i` is operand element `starts[i] + j * steps[i]`.
    Slice {
        /// First element of each axis.
        starts: Vec<u64>,
        /// Steps, not 0; negative ones walk backward.
        steps: Vec<i64>,
        /// Result extents.
        sizes: Vec<u64>,
    },
    /// One or more operands, equal but for the extent of one axis, one behind the other.
    Concat {
        /// The axis.
        axis: usize,
    },
    /// Adds elements round the operand; negative amounts crop, and cropping comes first.
    Pad {
        /// Elements before each axis.
        before: Vec<i64>,
        /// Elements behind each axis.
        after: Vec<i64>,
        /// What they are.
        mode: PadMode,
    },
    /// Repeats to a larger shape as elementwise broadcasting does.
    Broadcast {
        /// The new extents.
        shape: Vec<u64>,
    },
    /// Operands data and integer indices: axis `axis` of the data is replaced by the indices' axes.
    /// Negative indices count from the end; indices outside are a run-time error.
    Gather {
        /// The axis.
        axis: usize,
    },
    /// Reduction over a set of axes in row-major order of the reduced axes.
    Reduce {
        /// Which.
        op: ReduceFn,
        /// Ascending.
        axes: Vec<usize>,
        /// Keep reduced axes with extent 1.
        keep_dims: bool,
    },
    /// Index of an extremum along one axis, as i64.
    ArgReduce {
        /// Which.
        op: ArgOp,
        /// The axis.
        axis: usize,
        /// Keep the axis with extent 1.
        keep_dims: bool,
        /// The last of equals rather than the first.
        select_last: bool,
    },
    /// General dot product (rule 9).
    Dot(DotDims),
    /// A dot product in which a term whose left factor is -0 is none: floats; rule 9 for the terms
    /// that are left, with segments counted by absolute `k`. A segment without terms is left out, and
    /// the sum of no terms is -0. What the right operand holds at such a `k` is not seen, NaN
    /// included. Left factors that are NaN or +0 are terms.
    MaskedDot(DotDims),
    /// Operands x (N, C, spatial..) and w (M, C / groups, kernel..): convolution as ONNX defines it,
    /// summed by rule 9 in (channel, kernel..) order. A bias is an Add.
    Conv(ConvAttrs),
    /// Resize (rule 11).
    Resize(ResizeAttrs),
    /// An op with a decomposition.
    Composite(CompositeOp),
}
