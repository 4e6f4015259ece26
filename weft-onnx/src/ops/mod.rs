//! The ops of ONNX's default domain, each with its translation or the reason for having none.

mod activation;
mod attention;
mod constant;
mod einsum;
mod elementwise;
mod gather;
mod layout;
mod matmul;
mod norm;
mod pad;
mod reduce;
mod resize;
mod slice;
mod softmax;
mod window;

use crate::node::{Cx, Results};
use activation::plain;
use elementwise::{binary, bitwise, compare, logical, unary, variadic};
use reduce::{Reduction, reduce};
use weft_ir::{ArgOp, BinaryFn, CompareFn, CompositeOp, ReduceFn, UnaryFn};

/// Translates one node.
pub(crate) type Translate = fn(&mut Cx<'_>) -> Results;

/// Whether there is a translation.
#[derive(Clone, Copy)]
pub(crate) enum Support {
    Yes(Translate),
    /// No, and why.
    No(&'static str),
}

/// What is known of an op of the default domain; `None` for no such op.
pub(crate) fn support(op: &str) -> Option<Support> {
    if let Ok(at) = SUPPORTED.binary_search_by(|(name, _)| (*name).cmp(op)) {
        return Some(Support::Yes(SUPPORTED[at].1));
    }
    let at = REFUSED.binary_search_by(|(name, _)| (*name).cmp(op));
    at.ok().map(|at| Support::No(REFUSED[at].1))
}

/// Names of the ops that can be imported, in alphabetic order. A node of one of them may still have
/// a case that is refused, by name.
pub fn supported_ops() -> impl ExactSizeIterator<Item = &'static str> {
    SUPPORTED.iter().map(|(name, _)| *name)
}

fn reduced(cx: &mut Cx<'_>, f: ReduceFn) -> Results {
    reduce(cx, Reduction::Plain(f))
}

/// By name, ascending.
const SUPPORTED: &[(&str, Translate)] = &[
    ("Abs", |cx| unary(cx, UnaryFn::Abs)),
    ("Add", |cx| binary(cx, BinaryFn::Add)),
    ("And", |cx| logical(cx, BinaryFn::And)),
    ("ArgMax", |cx| reduce::arg(cx, ArgOp::Max)),
    ("ArgMin", |cx| reduce::arg(cx, ArgOp::Min)),
    ("Attention", attention::attention),
    ("AveragePool", window::average_pool),
    ("BatchNormalization", norm::batch_norm),
    ("BitShift", elementwise::bit_shift),
    ("BitwiseAnd", |cx| bitwise(cx, BinaryFn::And)),
    ("BitwiseNot", elementwise::bitwise_not),
    ("BitwiseOr", |cx| bitwise(cx, BinaryFn::Or)),
    ("BitwiseXor", |cx| bitwise(cx, BinaryFn::Xor)),
    ("Cast", elementwise::cast),
    ("CastLike", elementwise::cast_like),
    ("Ceil", |cx| unary(cx, UnaryFn::Ceil)),
    ("Celu", activation::celu),
    ("Clip", elementwise::clip),
    ("Concat", slice::concat),
    ("Constant", constant::constant),
    ("ConstantOfShape", constant::constant_of_shape),
    ("Conv", window::conv),
    ("Cos", |cx| unary(cx, UnaryFn::Cos)),
    ("DepthToSpace", layout::depth_to_space),
    ("Div", |cx| binary(cx, BinaryFn::Div)),
    ("Dropout", constant::dropout),
    ("Einsum", einsum::einsum),
    ("Elu", activation::elu),
    ("Equal", |cx| compare(cx, CompareFn::Eq)),
    ("Erf", |cx| unary(cx, UnaryFn::Erf)),
    ("Exp", |cx| unary(cx, UnaryFn::Exp)),
    ("Expand", layout::expand),
    ("EyeLike", constant::eye_like),
    ("Flatten", layout::flatten),
    ("Floor", |cx| unary(cx, UnaryFn::Floor)),
    ("Gather", gather::gather),
    ("GatherElements", gather::gather_elements),
    ("GatherND", gather::gather_nd),
    ("Gelu", activation::gelu),
    ("Gemm", matmul::gemm),
    ("GlobalAveragePool", |cx| {
        window::global_pool(cx, ReduceFn::Mean)
    }),
    ("GlobalMaxPool", |cx| window::global_pool(cx, ReduceFn::Max)),
    ("Greater", |cx| compare(cx, CompareFn::Gt)),
    ("GreaterOrEqual", |cx| compare(cx, CompareFn::Ge)),
    ("GroupNormalization", norm::group_norm),
    ("HardSigmoid", activation::hard_sigmoid),
    ("HardSwish", |cx| plain(cx, CompositeOp::HardSwish)),
    ("Hardmax", softmax::hardmax),
    ("Identity", layout::identity),
    ("InstanceNormalization", norm::instance_norm),
    ("IsInf", elementwise::is_inf),
    ("IsNaN", |cx| unary(cx, UnaryFn::IsNan)),
    ("LayerNormalization", norm::layer_norm),
    ("LeakyRelu", activation::leaky_relu),
    ("Less", |cx| compare(cx, CompareFn::Lt)),
    ("LessOrEqual", |cx| compare(cx, CompareFn::Le)),
    ("Log", |cx| unary(cx, UnaryFn::Log)),
    ("LogSoftmax", softmax::log_softmax),
    ("MatMul", matmul::matmul),
    ("Max", |cx| variadic(cx, BinaryFn::Max)),
    ("MaxPool", window::max_pool),
    ("Mean", elementwise::mean),
    ("Min", |cx| variadic(cx, BinaryFn::Min)),
    ("Mish", |cx| plain(cx, CompositeOp::Mish)),
    ("Mod", elementwise::modulo),
    ("Mul", |cx| binary(cx, BinaryFn::Mul)),
    ("Neg", |cx| unary(cx, UnaryFn::Neg)),
    ("NonZero", constant::non_zero),
    ("Not", elementwise::logical_not),
    ("OneHot", gather::one_hot),
    ("Or", |cx| logical(cx, BinaryFn::Or)),
    ("PRelu", activation::prelu),
    ("Pad", pad::pad),
    ("Pow", elementwise::pow),
    ("RMSNormalization", norm::rms_norm),
    ("Range", constant::range),
    ("Reciprocal", |cx| unary(cx, UnaryFn::Recip)),
    ("ReduceL1", |cx| reduce(cx, Reduction::L1)),
    ("ReduceL2", |cx| reduce(cx, Reduction::L2)),
    ("ReduceLogSum", |cx| reduce(cx, Reduction::LogSum)),
    ("ReduceMax", |cx| reduced(cx, ReduceFn::Max)),
    ("ReduceMean", |cx| reduced(cx, ReduceFn::Mean)),
    ("ReduceMin", |cx| reduced(cx, ReduceFn::Min)),
    ("ReduceProd", |cx| reduced(cx, ReduceFn::Prod)),
    ("ReduceSum", |cx| reduced(cx, ReduceFn::Sum)),
    ("ReduceSumSquare", |cx| reduce(cx, Reduction::SumSquare)),
    ("Relu", |cx| plain(cx, CompositeOp::Relu)),
    ("Reshape", layout::reshape),
    ("Resize", resize::resize),
    ("Round", |cx| unary(cx, UnaryFn::RoundEven)),
    ("Scatter", gather::scatter_elements),
    ("ScatterElements", gather::scatter_elements),
    ("ScatterND", gather::scatter_nd),
    ("Selu", activation::selu),
    ("Shape", layout::shape),
    ("Shrink", activation::shrink),
    ("Sigmoid", |cx| unary(cx, UnaryFn::Sigmoid)),
    ("Sign", |cx| unary(cx, UnaryFn::Sign)),
    ("Sin", |cx| unary(cx, UnaryFn::Sin)),
    ("Size", layout::size),
    ("Slice", slice::slice),
    ("Softmax", softmax::softmax),
    ("Softplus", |cx| unary(cx, UnaryFn::Softplus)),
    ("Softsign", activation::softsign),
    ("SpaceToDepth", layout::space_to_depth),
    ("Split", slice::split),
    ("Sqrt", |cx| unary(cx, UnaryFn::Sqrt)),
    ("Squeeze", layout::squeeze),
    ("Sub", |cx| binary(cx, BinaryFn::Sub)),
    ("Sum", |cx| variadic(cx, BinaryFn::Add)),
    ("Swish", activation::swish),
    ("Tanh", |cx| unary(cx, UnaryFn::Tanh)),
    ("ThresholdedRelu", activation::thresholded_relu),
    ("Tile", layout::tile),
    ("Transpose", layout::transpose),
    ("Trilu", constant::trilu),
    ("Unsqueeze", layout::unsqueeze),
    ("Upsample", resize::upsample),
    ("Where", elementwise::select),
    ("Xor", |cx| logical(cx, BinaryFn::Xor)),
];

/// By name, ascending.
const REFUSED: &[(&str, &str)] = &[
    (
        "Acos",
        "this elementary function has no definition in the numerics contract",
    ),
    (
        "Acosh",
        "this elementary function has no definition in the numerics contract",
    ),
    ("AffineGrid", "sampling at computed places"),
    (
        "Asin",
        "this elementary function has no definition in the numerics contract",
    ),
    (
        "Asinh",
        "this elementary function has no definition in the numerics contract",
    ),
    (
        "Atan",
        "this elementary function has no definition in the numerics contract",
    ),
    (
        "Atanh",
        "this elementary function has no definition in the numerics contract",
    ),
    ("Bernoulli", "its result is random"),
    ("BitCast", "bit casts"),
    ("BlackmanWindow", "signal transforms"),
    ("CausalConvWithState", "convolution with a state"),
    ("CenterCropPad", "centred cropping"),
    ("Col2Im", "sums of overlapping blocks"),
    ("Compress", "the extents of its result depend on its input"),
    (
        "ConcatFromSequence",
        "sequences and optionals are no tensors",
    ),
    ("ConvInteger", "quantised arithmetic"),
    ("ConvTranspose", "transposed convolution"),
    (
        "Cosh",
        "this elementary function has no definition in the numerics contract",
    ),
    ("CumProd", "running sums and products"),
    ("CumSum", "running sums and products"),
    ("DFT", "signal transforms"),
    ("DeformConv", "sampling at computed places"),
    ("DequantizeLinear", "quantised arithmetic"),
    ("Det", "determinants"),
    ("DynamicQuantizeLinear", "quantised arithmetic"),
    ("GRU", "recurrent layers"),
    ("GlobalLpPool", "pooling by a p-norm"),
    ("GridSample", "sampling at computed places"),
    ("HammingWindow", "signal transforms"),
    ("HannWindow", "signal transforms"),
    ("If", "control flow"),
    ("ImageDecoder", "image files inside a model"),
    ("LRN", "local response normalisation"),
    ("LSTM", "recurrent layers"),
    ("LinearAttention", "attention as one op"),
    ("Loop", "control flow"),
    ("LpNormalization", "normalisation by a p-norm"),
    ("LpPool", "pooling by a p-norm"),
    ("MatMulInteger", "quantised arithmetic"),
    ("MaxRoiPool", "sampling at computed places"),
    ("MaxUnpool", "pooling undone"),
    ("MeanVarianceNormalization", "one-pass variance"),
    ("MelWeightMatrix", "signal transforms"),
    ("Multinomial", "its result is random"),
    ("NegativeLogLikelihoodLoss", "a training loss"),
    (
        "NonMaxSuppression",
        "the extents of its result depend on its input",
    ),
    ("Optional", "sequences and optionals are no tensors"),
    (
        "OptionalGetElement",
        "sequences and optionals are no tensors",
    ),
    (
        "OptionalHasElement",
        "sequences and optionals are no tensors",
    ),
    ("QLinearConv", "quantised arithmetic"),
    ("QLinearMatMul", "quantised arithmetic"),
    ("QuantizeLinear", "quantised arithmetic"),
    ("RNN", "recurrent layers"),
    ("RandomNormal", "its result is random"),
    ("RandomNormalLike", "its result is random"),
    ("RandomUniform", "its result is random"),
    ("RandomUniformLike", "its result is random"),
    (
        "ReduceLogSumExp",
        "it needs an f64 exponential, which the numerics contract does not define",
    ),
    ("RegexFullMatch", "strings have no dtype here"),
    ("ReverseSequence", "reversal by given lengths"),
    ("RoiAlign", "sampling at computed places"),
    ("RotaryEmbedding", "rotary embedding as one op"),
    ("STFT", "signal transforms"),
    ("Scan", "control flow"),
    ("SequenceAt", "sequences and optionals are no tensors"),
    (
        "SequenceConstruct",
        "sequences and optionals are no tensors",
    ),
    ("SequenceEmpty", "sequences and optionals are no tensors"),
    ("SequenceErase", "sequences and optionals are no tensors"),
    ("SequenceInsert", "sequences and optionals are no tensors"),
    ("SequenceLength", "sequences and optionals are no tensors"),
    ("SequenceMap", "control flow"),
    (
        "Sinh",
        "this elementary function has no definition in the numerics contract",
    ),
    ("SoftmaxCrossEntropyLoss", "a training loss"),
    ("SplitToSequence", "sequences and optionals are no tensors"),
    ("StringConcat", "strings have no dtype here"),
    ("StringNormalizer", "strings have no dtype here"),
    ("StringSplit", "strings have no dtype here"),
    ("SwiGLU", "SwiGLU as one op"),
    (
        "Tan",
        "this elementary function has no definition in the numerics contract",
    ),
    ("TensorScatter", "updates of a cache"),
    ("TfIdfVectorizer", "strings have no dtype here"),
    ("TopK", "sorting"),
    ("Unique", "the extents of its result depend on its input"),
];

#[cfg(test)]
mod tests {
    use super::{REFUSED, SUPPORTED};

    #[test]
    fn tables_are_sorted_and_disjoint() {
        assert!(SUPPORTED.windows(2).all(|pair| pair[0].0 < pair[1].0));
        assert!(REFUSED.windows(2).all(|pair| pair[0].0 < pair[1].0));
        let both = SUPPORTED
            .iter()
            .find(|(name, _)| REFUSED.iter().any(|(refused, _)| refused == name));
        assert!(both.is_none(), "{both:?}");
    }
}
