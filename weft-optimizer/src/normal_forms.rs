//! Forms of ops that kernels take: other forms are written as several nodes with the same bits.
//!
//! - Contractions of half types accumulate in f32 and round once (numerics contract, rule 6): they
//!   are a contraction in f32 between conversions, of which those to f32 are exact.
//! - Axes of a dot product or reduction that belong together must be neighbours in memory: where
//!   they are not, the operand is transposed first, which moves elements and rounds nothing.
//! - A reduction of single elements is arithmetic on each: a sum adds +0 (which makes -0 into +0), a
//!   sum of squares is a square, and the others change nothing.
//! - A resize along several axes whose elements are each made of many goes axis by axis, last first,
//!   as its meaning does; what lies between is f32 (rule 11).
//! - Operands without elements are left out of concatenations; padding them is repeating the value,
//!   and a convolution of them is one of their padding.

use weft_analysis::View;
use weft_ir::{
    BinaryFn, ConvAttrs, DType, DotDims, Op, PadMode, ReduceFn, ResizeAttrs, Tensor, TensorType,
    UnaryFn, ValueId,
};

/// A node as several.
pub struct Form {
    /// In order; the last makes the node's value. Never empty.
    pub steps: Vec<FormStep>,
}

/// One of them.
pub struct FormStep {
    /// What it is called behind the node's name.
    pub label: &'static str,
    /// What it does.
    pub op: Op,
    /// Its operands.
    pub operands: Vec<Piece>,
    /// Type of its result.
    pub ty: TensorType,
}

/// An operand of a step.
pub enum Piece {
    /// Operand of the node, by position.
    Operand(usize),
    /// Result of an earlier step, by position.
    Made(usize),
    /// A constant.
    Constant(Tensor),
}

/// The form of a node whose result has elements, or `None` where it is in that form already.
pub fn normal_form(op: &Op, operands: &[TensorType], result: &TensorType) -> Option<Form> {
    match op {
        Op::Conv(attrs) if operands[0].elems() == Some(0) => unpadded(attrs, operands, result),
        Op::Dot(_) | Op::MaskedDot(_) | Op::Conv(_) if is_half(result.dtype) => {
            Some(widened(op, operands, result))
        }
        Op::Dot(dims) => dot(dims, Op::Dot, operands, result),
        Op::MaskedDot(dims) => dot(dims, Op::MaskedDot, operands, result),
        Op::Resize(attrs) => by_axes(attrs, &operands[0], result),
        Op::Reduce {
            op: f,
            axes,
            keep_dims: _,
        } => {
            let shape = operands[0].shape.extents()?;
            if axes.iter().all(|a| shape[*a] == 1) {
                return single(*f, result);
            }
            if are_neighbours(&shape, axes) {
                return None;
            }
            let kept = (0..shape.len()).filter(|a| !axes.contains(a));
            let perm: Vec<usize> = kept.chain(axes.iter().copied()).collect();
            let moved: Vec<u64> = perm.iter().map(|p| shape[*p]).collect();
            let first = shape.len() - axes.len();
            let reduce = Op::Reduce {
                op: *f,
                axes: (first..shape.len()).collect(),
                keep_dims: false,
            };
            let steps = vec![
                step(
                    "transposed",
                    Op::Transpose { perm },
                    vec![Piece::Operand(0)],
                    result.dtype,
                    &moved,
                ),
                step(
                    "reduced",
                    reduce,
                    vec![Piece::Made(0)],
                    result.dtype,
                    &moved[..first],
                ),
                reshape(vec![Piece::Made(1)], result)?,
            ];
            Some(Form { steps })
        }
        Op::Concat { axis } => {
            let filled: Vec<usize> = (0..operands.len())
                .filter(|i| operands[*i].elems() != Some(0))
                .collect();
            if filled.len() == operands.len() {
                return None;
            }
            let pieces = filled.into_iter().map(Piece::Operand).collect();
            let shape = result.shape.extents()?;
            let op = Op::Concat { axis: *axis };
            Some(Form {
                steps: vec![step("filled", op, pieces, result.dtype, &shape)],
            })
        }
        Op::Pad {
            mode: PadMode::Constant,
            ..
        } if operands[0].elems() == Some(0) => {
            let shape = result.shape.extents()?;
            let op = Op::Broadcast {
                shape: shape.clone(),
            };
            Some(Form {
                steps: vec![step(
                    "filling",
                    op,
                    vec![Piece::Operand(1)],
                    result.dtype,
                    &shape,
                )],
            })
        }
        _ => None,
    }
}

/// A reduction of single elements.
fn single(f: ReduceFn, result: &TensorType) -> Option<Form> {
    let shaped = reshape(vec![Piece::Operand(0)], result)?;
    let float = result.dtype.is_float();
    let (op, other) = match f {
        ReduceFn::Sum | ReduceFn::Mean if float => {
            let zero = vec![0u8; result.dtype.size_bytes()];
            let zero = Tensor::from_bytes(result.dtype, Vec::new(), zero).ok()?;
            (BinaryFn::Add, Piece::Constant(zero))
        }
        ReduceFn::SumSquares => (BinaryFn::Mul, Piece::Made(0)),
        _ => {
            return Some(Form {
                steps: vec![shaped],
            });
        }
    };
    let arithmetic = FormStep {
        label: "single",
        op: Op::Binary(op),
        operands: vec![Piece::Made(0), other],
        ty: result.clone(),
    };
    Some(Form {
        steps: vec![shaped, arithmetic],
    })
}

/// The convolution of what padding makes of an operand without elements.
fn unpadded(attrs: &ConvAttrs, operands: &[TensorType], result: &TensorType) -> Option<Form> {
    let mut shape = operands[0].shape.extents()?;
    let (mut before, mut after) = (vec![0; 2], vec![0; 2]);
    for (axis, extent) in shape.iter_mut().enumerate().skip(2) {
        let (begin, end) = (attrs.pads_begin[axis - 2], attrs.pads_end[axis - 2]);
        *extent += begin + end;
        before.push(i64::try_from(begin).ok()?);
        after.push(i64::try_from(end).ok()?);
    }
    if shape.contains(&0) {
        return None;
    }
    let dtype = operands[0].dtype;
    let zero = Tensor::from_bytes(dtype, Vec::new(), vec![0u8; dtype.size_bytes()]).ok()?;
    let pad = Op::Pad {
        before,
        after,
        mode: PadMode::Constant,
    };
    let none = vec![0; attrs.pads_begin.len()];
    let conv = Op::Conv(ConvAttrs {
        pads_begin: none.clone(),
        pads_end: none,
        ..attrs.clone()
    });
    let pieces = vec![Piece::Operand(0), Piece::Constant(zero)];
    let steps = vec![
        step("padding", pad, pieces, dtype, &shape),
        FormStep {
            label: "unpadded",
            op: conv,
            operands: vec![Piece::Made(0), Piece::Operand(1)],
            ty: result.clone(),
        },
    ];
    Some(Form { steps })
}

/// Most elements of which a resize makes one at once along several axes.
const MAX_TAPS_AT_ONCE: usize = 16;

/// A resize along several axes, one by one.
fn by_axes(attrs: &ResizeAttrs, operand: &TensorType, result: &TensorType) -> Option<Form> {
    let mut shape = operand.shape.extents()?;
    let mut axes = Vec::new();
    let mut count = 1usize;
    for (axis, extent) in shape.iter().enumerate() {
        // A table that cannot be made is refused where it is needed.
        if let Some(taps) = weft_reference::resize_taps(attrs, axis, *extent).ok()? {
            count = count.saturating_mul(taps.first().map_or(1, Vec::len));
            axes.push(axis);
        }
    }
    if axes.len() < 2 || count <= MAX_TAPS_AT_ONCE {
        return None;
    }
    let storage = operand.dtype;
    let wide = if storage == DType::F64 {
        DType::F64
    } else {
        DType::F32
    };
    let mut steps = vec![step(
        "wide",
        Op::Cast { to: wide },
        vec![Piece::Operand(0)],
        wide,
        &shape,
    )];
    for axis in axes.into_iter().rev() {
        shape[axis] = attrs.sizes[axis];
        let mut scales_bits = vec![1.0f64.to_bits(); shape.len()];
        scales_bits[axis] = attrs.scales_bits[axis];
        let along = ResizeAttrs {
            sizes: shape.clone(),
            scales_bits,
            ..attrs.clone()
        };
        let before = vec![Piece::Made(steps.len() - 1)];
        steps.push(step("along", Op::Resize(along), before, wide, &shape));
    }
    if storage.is_int() {
        let before = vec![Piece::Made(steps.len() - 1)];
        let op = Op::Unary(UnaryFn::RoundEven);
        steps.push(step("rounded", op, before, wide, &shape));
    }
    steps.push(FormStep {
        label: "narrow",
        op: Op::Cast { to: storage },
        operands: vec![Piece::Made(steps.len() - 1)],
        ty: result.clone(),
    });
    Some(Form { steps })
}

fn is_half(dtype: DType) -> bool {
    matches!(dtype, DType::F16 | DType::BF16)
}

fn step(
    label: &'static str,
    op: Op,
    operands: Vec<Piece>,
    dtype: DType,
    shape: &[u64],
) -> FormStep {
    FormStep {
        label,
        op,
        operands,
        ty: TensorType::fixed(dtype, shape),
    }
}

fn reshape(operands: Vec<Piece>, result: &TensorType) -> Option<FormStep> {
    let shape = result.shape.extents()?;
    let op = Op::Reshape {
        shape: shape.clone(),
    };
    Some(step("shaped", op, operands, result.dtype, &shape))
}

/// A contraction of half types in f32.
fn widened(op: &Op, operands: &[TensorType], result: &TensorType) -> Form {
    let mut steps = Vec::new();
    for (i, ty) in operands.iter().enumerate() {
        let wide = TensorType {
            dtype: DType::F32,
            ..ty.clone()
        };
        steps.push(FormStep {
            label: if i == 0 { "left_wide" } else { "right_wide" },
            op: Op::Cast { to: DType::F32 },
            operands: vec![Piece::Operand(i)],
            ty: wide,
        });
    }
    steps.push(FormStep {
        label: "wide",
        op: op.clone(),
        operands: vec![Piece::Made(0), Piece::Made(1)],
        ty: TensorType {
            dtype: DType::F32,
            ..result.clone()
        },
    });
    steps.push(FormStep {
        label: "narrow",
        op: Op::Cast { to: result.dtype },
        operands: vec![Piece::Made(2)],
        ty: result.clone(),
    });
    Form { steps }
}

/// Transposes operands of which a group of axes is spread.
fn dot(
    dims: &DotDims,
    op: fn(DotDims) -> Op,
    operands: &[TensorType],
    result: &TensorType,
) -> Option<Form> {
    let mut steps = Vec::new();
    let mut pieces = Vec::new();
    let mut new = dims.clone();
    for (side, ty) in operands.iter().enumerate() {
        let shape = ty.shape.extents()?;
        let (batch, contract) = if side == 0 {
            (&dims.lhs_batch, &dims.lhs_contract)
        } else {
            (&dims.rhs_batch, &dims.rhs_contract)
        };
        let free: Vec<usize> = (0..shape.len())
            .filter(|a| !batch.contains(a) && !contract.contains(a))
            .collect();
        if are_neighbours(&shape, &free) && are_neighbours(&shape, contract) {
            pieces.push(Piece::Operand(side));
            continue;
        }
        let (middle, last) = if side == 0 {
            (&free, contract)
        } else {
            (contract, &free)
        };
        let perm = [batch.as_slice(), middle, last].concat();
        let moved: Vec<u64> = perm.iter().map(|p| shape[*p]).collect();
        let (b, m) = (batch.len(), batch.len() + middle.len());
        let (contract_at, label) = if side == 0 {
            (m..shape.len(), "left_transposed")
        } else {
            (b..m, "right_transposed")
        };
        let (new_batch, new_contract) = if side == 0 {
            (&mut new.lhs_batch, &mut new.lhs_contract)
        } else {
            (&mut new.rhs_batch, &mut new.rhs_contract)
        };
        *new_batch = (0..b).collect();
        *new_contract = contract_at.collect();
        pieces.push(Piece::Made(steps.len()));
        steps.push(step(
            label,
            Op::Transpose { perm },
            vec![Piece::Operand(side)],
            ty.dtype,
            &moved,
        ));
    }
    if steps.is_empty() {
        return None;
    }
    let shape = result.shape.extents()?;
    steps.push(step("product", op(new), pieces, result.dtype, &shape));
    Some(Form { steps })
}

/// Whether a group of axes, in this order, is one even walk through a row-major value.
fn are_neighbours(shape: &[u64], axes: &[usize]) -> bool {
    // Values without elements have no walk, and moving nothing helps nobody.
    View::whole(ValueId(0), shape).map_or(true, |v| v.merged_stride(axes).is_some())
}
