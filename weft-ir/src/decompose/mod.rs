//! Decompositions: what composite ops mean, in primitive ops.
//!
//! [`decompose`] *defines* the bits of a composite op: one rounding for each primitive op, in the
//! order written here, which is that of rule 11 of the numerics contract. A kernel for the whole
//! composite is right where it gives these bits.
//!
//! Constants are rounded to f32. On f64 they are widened. On f16 and bf16 an op with a constant is,
//! by rule 6, one f32 operation on the widened operand and the f32 constant, rounded to storage; it
//! is written as cast, op, cast, or as the op alone where storage holds the constant exactly. Sums
//! accumulate in f32 and round to storage once, before a division by their count.

mod activation;
mod attention;
mod emit;
mod expand;
mod normalize;
mod pool;

pub use expand::expand_composites;

use crate::graph::{Graph, ValueId};
use crate::infer::{InferError, infer};
use crate::op::{CompositeOp, DotDims, Op};
use crate::shape::TensorType;
use emit::Emit;

/// Most positions of a pooled axis along which the number of taps varies: 2^24.
pub const COUNTS_LIMIT: u64 = 1 << 24;

/// Most rows, and most keys, of an attention that is causal: 2^24. Positions are written down.
pub const POSITIONS_LIMIT: u64 = 1 << 24;

/// Why there is no decomposition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DecomposeError {
    /// The op does not apply to the operands, or a value in between exceeds a limit.
    #[error(transparent)]
    Infer(#[from] InferError),
    /// An average pooling with too many different windows to write their counts down.
    #[error("{op}: the counts of {positions} windows exceed the limit of {limit}")]
    TooManyCounts {
        /// The op.
        op: &'static str,
        /// Windows along the axis.
        positions: u64,
        /// [`COUNTS_LIMIT`].
        limit: u64,
    },
    /// A causal attention with too many rows or keys to write their positions down.
    #[error("{op}: {positions} positions exceed the limit of {limit}")]
    TooManyPositions {
        /// The op.
        op: &'static str,
        /// Rows or keys.
        positions: u64,
        /// [`POSITIONS_LIMIT`].
        limit: u64,
    },
}

/// The graph of primitive ops that a composite op stands for.
///
/// Its inputs are the composite's operands in order, named by their role (`x`, `scale`, ..); its one
/// output is `y`, made by its last node.
///
/// # Errors
/// If the op does not apply to operands of these types.
///
/// ```
/// use weft_ir::{CompositeOp, DType, TensorType, decompose};
///
/// let x = TensorType::fixed(DType::F32, &[4, 10]);
/// let softmax = decompose(&CompositeOp::Softmax { axis: 1 }, &[&x])?;
/// let ops: Vec<_> = softmax.nodes.iter().map(|node| node.op.name()).collect();
/// assert_eq!(ops, ["reduce_max", "sub", "softmax_exp", "reduce_sum", "recip", "mul"]);
/// # Ok::<(), weft_ir::DecomposeError>(())
/// ```
pub fn decompose(op: &CompositeOp, operands: &[&TensorType]) -> Result<Graph, DecomposeError> {
    let wrapped = Op::Composite(op.clone());
    infer(&wrapped, operands, &[])?;
    let mut emit = Emit::new(op.name());
    let roles = roles(op);
    let inputs: Vec<ValueId> = operands
        .iter()
        .enumerate()
        .map(|(i, ty)| emit.input(roles[i], (*ty).clone()))
        .collect();
    let x = inputs[0];
    let result = match op {
        CompositeOp::Relu => activation::relu(&mut emit, x)?,
        CompositeOp::LeakyRelu { alpha } => activation::leaky_relu(&mut emit, x, alpha.0)?,
        CompositeOp::Elu { alpha } => activation::elu(&mut emit, x, alpha.0)?,
        CompositeOp::Selu { alpha, gamma } => activation::selu(&mut emit, x, alpha.0, gamma.0)?,
        CompositeOp::HardSigmoid { alpha, beta } => {
            activation::hard_sigmoid(&mut emit, x, alpha.0, beta.0)?
        }
        CompositeOp::HardSwish => activation::hard_swish(&mut emit, x)?,
        CompositeOp::Gelu(form) => activation::gelu(&mut emit, x, *form)?,
        CompositeOp::Silu => activation::silu(&mut emit, x)?,
        CompositeOp::Mish => activation::mish(&mut emit, x)?,
        CompositeOp::Softmax { axis } => normalize::softmax(&mut emit, x, *axis)?,
        CompositeOp::LayerNorm { axis, eps } => {
            normalize::layer_norm(&mut emit, &inputs, *axis, eps.0)?
        }
        CompositeOp::RmsNorm { axis, eps } => {
            normalize::rms_norm(&mut emit, x, inputs[1], *axis, eps.0)?
        }
        CompositeOp::GroupNorm { groups, eps } => {
            normalize::group_norm(&mut emit, &inputs, *groups, eps.0)?
        }
        CompositeOp::BatchNorm { eps } => normalize::batch_norm(&mut emit, &inputs, eps.0)?,
        CompositeOp::Gemm {
            alpha,
            beta,
            trans_a,
            trans_b,
        } => gemm(&mut emit, &inputs, (alpha.0, beta.0), (*trans_a, *trans_b))?,
        CompositeOp::Attention(attrs) => attention::attention(&mut emit, &inputs, attrs)?,
        CompositeOp::AveragePool(attrs) => pool::average(&mut emit, x, attrs)?,
        CompositeOp::MaxPool(attrs) => pool::max(&mut emit, x, attrs)?,
    };
    Ok(emit.finish(result))
}

/// Names of a composite's operands.
fn roles(op: &CompositeOp) -> &'static [&'static str] {
    match op {
        CompositeOp::BatchNorm { .. } => &["x", "scale", "bias", "mean", "var"],
        CompositeOp::Gemm { .. } => &["a", "b", "c"],
        CompositeOp::Attention(_) => &["q", "k", "v", "mask"],
        _ => &["x", "scale", "bias"],
    }
}

/// (alpha * product) + (beta * c), a factor of exactly 1 omitted.
fn gemm(
    emit: &mut Emit,
    operands: &[ValueId],
    (alpha, beta): (f32, f32),
    (trans_a, trans_b): (bool, bool),
) -> Result<ValueId, DecomposeError> {
    use crate::op::BinaryFn::{Add, Mul};
    let dims = DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![usize::from(!trans_a)],
        rhs_contract: vec![usize::from(trans_b)],
    };
    let mut y = emit.node("product", Op::Dot(dims), &[operands[0], operands[1]])?;
    if alpha != 1.0 {
        y = emit.const_left("scaled_product", Mul, alpha, y)?;
    }
    if let Some(mut c) = operands.get(2).copied() {
        if beta != 1.0 {
            c = emit.const_left("scaled_c", Mul, beta, c)?;
        }
        y = emit.binary("sum", Add, y, c)?;
    }
    Ok(y)
}
