//! Value ranges: for each value of a graph what its elements can be.
//!
//! Sound under rounding: a range holds every element that the reference can give on any inputs
//! within the inputs' ranges. It may hold more; it is never less. Nothing here calls libm.
//!
//! ```
//! use weft_analysis::ranges;
//! use weft_ir::{BinaryFn, DType, Graph, Op, Tensor, TensorType};
//!
//! let mut graph = Graph::named("pixels");
//! let page = graph.add_input("page", TensorType::fixed(DType::U8, &[4]));
//! let x = graph.add_node("x", Op::Cast { to: DType::F32 }, &[page])?;
//! let c = graph.add_constant("c", Tensor::scalar(255.0f32));
//! let y = graph.add_node("y", Op::Binary(BinaryFn::Div), &[x, c])?;
//! let facts = ranges(&graph);
//! assert_eq!(facts[y.index()].to_string(), "[0.0, 1.0]");
//! # Ok::<(), weft_ir::InferError>(())
//! ```

mod bounds;
mod composite;
mod float;
mod integer;
mod reduce;
mod resize;
mod unary;

use crate::range::{FloatRange, IntRange, ValueRange, round_to};
use float::Exact;
use std::collections::HashMap;
use weft_ir::{BinaryFn, CompareFn, DType, Graph, Node, Op, PadMode, TensorType, UnaryFn, ValueId};

/// The range of each value, by position. Inputs can be anything that their dtype holds.
///
/// The graph is one that verifies.
pub fn ranges(graph: &Graph) -> Vec<ValueRange> {
    ranges_given(graph, &HashMap::new())
}

/// The range of each value where some are known to lie within given ranges: inputs, as a rule.
/// A given range of another value replaces what would be found.
///
/// The graph is one that verifies.
pub fn ranges_given(graph: &Graph, given: &HashMap<ValueId, ValueRange>) -> Vec<ValueRange> {
    let mut ranges: Vec<ValueRange> = graph
        .values
        .iter()
        .enumerate()
        .map(|(i, value)| match given.get(&ValueId(i as u32)) {
            Some(range) => *range,
            None => match &value.constant {
                Some(tensor) => ValueRange::of_tensor(tensor),
                None => ValueRange::any(value.ty.dtype),
            },
        })
        .collect();
    for node in &graph.nodes {
        if !given.contains_key(&node.output) {
            ranges[node.output.index()] = of_node(graph, node, &ranges);
        }
    }
    ranges
}

/// The range of a node's result, from the ranges of all values.
fn of_node(graph: &Graph, node: &Node, ranges: &[ValueRange]) -> ValueRange {
    let operands: Vec<(&ValueRange, &TensorType)> = node
        .inputs
        .iter()
        .map(|id| (&ranges[id.index()], graph.ty(*id)))
        .collect();
    let same = node.inputs.len() == 2 && node.inputs[0] == node.inputs[1];
    let result = graph.ty(node.output);
    if result.elems() == Some(0) {
        return ValueRange::empty(result.dtype);
    }
    transfer(&node.op, &operands, result, same)
}

/// The range of an op's result, from its operands' ranges and types.
///
/// The op applies to operands of these types and gives `result`.
pub fn op_range(
    op: &Op,
    operands: &[(&ValueRange, &TensorType)],
    result: &TensorType,
) -> ValueRange {
    transfer(op, operands, result, false)
}

/// Nothing known.
fn transfer_unknown(result: &TensorType) -> ValueRange {
    ValueRange::any(result.dtype)
}

fn transfer(
    op: &Op,
    operands: &[(&ValueRange, &TensorType)],
    result: &TensorType,
    same: bool,
) -> ValueRange {
    let range = |i: usize| operands[i].0;
    match op {
        Op::Unary(f) => unary_op(*f, range(0)),
        Op::Binary(f) => binary_op(*f, range(0), range(1), same),
        Op::Compare(f) => compare_op(*f, range(0), range(1)),
        Op::Fma => match (range(0), range(1), range(2)) {
            (ValueRange::Float(a), ValueRange::Float(b), ValueRange::Float(c)) => {
                ValueRange::Float(float::fma(a, b, c))
            }
            _ => transfer_unknown(result),
        },
        Op::Select => match range(0) {
            ValueRange::Int(c) if c.lo == 1 => *range(1),
            ValueRange::Int(c) if c.hi == 0 => *range(2),
            _ => range(1).union(range(2)),
        },
        Op::Cast { to } => cast(range(0), *to),
        Op::Reshape { .. }
        | Op::Transpose { .. }
        | Op::Slice { .. }
        | Op::Broadcast { .. }
        | Op::Gather { .. } => *range(0),
        Op::Concat { .. } => operands[1..]
            .iter()
            .filter(|(_, ty)| ty.elems() != Some(0))
            .fold(*range(0), |all, (next, _)| all.union(next)),
        Op::Pad {
            before,
            after,
            mode,
        } => match mode {
            PadMode::Constant if before.iter().chain(after).any(|n| *n > 0) => {
                range(0).union(range(1))
            }
            _ => *range(0),
        },
        Op::Reduce { op, axes, .. } => reduce::reduce(*op, range(0), extent(operands[0].1, axes)),
        Op::ArgReduce { axis, .. } => ValueRange::Int(IntRange {
            dtype: DType::I64,
            lo: 0,
            hi: i128::from(extent(operands[0].1, &[*axis])) - 1,
        }),
        Op::Dot(dims) => {
            let terms = extent(operands[0].1, &dims.lhs_contract);
            let chain = reduce::segment_chain(terms, 256);
            reduce::contract(range(0), range(1), terms, chain)
        }
        Op::MaskedDot(dims) => {
            let terms = extent(operands[0].1, &dims.lhs_contract);
            let chain = reduce::segment_chain(terms, 256);
            // A term that is left out has the left factor -0, and its product counted as a zero; the
            // sum of none is -0.
            let sum = reduce::contract(range(0), range(1), terms, chain);
            match sum.union(&zero(sum.dtype())) {
                ValueRange::Float(sum) => ValueRange::Float(FloatRange {
                    can_be_neg_zero: true,
                    ..sum
                }),
                other => other,
            }
        }
        Op::Conv(attrs) => {
            let w = operands[1].1;
            let spatial: Vec<usize> = (2..w.shape.rank()).collect();
            let taps = extent(w, &spatial);
            let terms = taps * extent(w, &[1]);
            let padded = attrs
                .pads_begin
                .iter()
                .chain(&attrs.pads_end)
                .any(|p| *p > 0);
            let x = if padded {
                range(0).union(&zero(range(0).dtype()))
            } else {
                *range(0)
            };
            let chain = reduce::segment_chain(terms, taps.max(256)) + taps as f64;
            reduce::contract(&x, range(1), terms, chain)
        }
        Op::Resize(attrs) => resize::resize(attrs, range(0)),
        Op::Composite(op) => composite::composite(op, operands, result),
        _ => transfer_unknown(result),
    }
}

/// Exactly +0.
fn zero(dtype: DType) -> ValueRange {
    if dtype.is_float() {
        ValueRange::Float(FloatRange::exact(dtype, 0.0))
    } else {
        ValueRange::Int(IntRange {
            dtype,
            lo: 0,
            hi: 0,
        })
    }
}

/// Product of the extents of some axes.
fn extent(ty: &TensorType, axes: &[usize]) -> u64 {
    axes.iter()
        .map(|axis| ty.shape.0[*axis].fixed().unwrap_or(0))
        .product()
}

fn unary_op(f: UnaryFn, x: &ValueRange) -> ValueRange {
    match x {
        ValueRange::Int(x) => ValueRange::Int(integer::unary(f, x)),
        ValueRange::Float(x) => match f {
            UnaryFn::IsNan | UnaryFn::IsInf => {
                let (lo, hi) = match f {
                    UnaryFn::IsNan => unary::is_nan(x),
                    _ => unary::is_inf(x),
                };
                ValueRange::Int(IntRange {
                    dtype: DType::Bool,
                    lo,
                    hi,
                })
            }
            f => ValueRange::Float(unary::unary(f, x)),
        },
    }
}

fn binary_op(f: BinaryFn, a: &ValueRange, b: &ValueRange, same: bool) -> ValueRange {
    match (a, b) {
        (ValueRange::Float(a), ValueRange::Float(b)) => {
            ValueRange::Float(float::binary(f, a, b, same))
        }
        (ValueRange::Int(a), ValueRange::Int(b)) => ValueRange::Int(integer::binary(f, a, b, same)),
        _ => ValueRange::any(a.dtype()),
    }
}

fn compare_op(f: CompareFn, a: &ValueRange, b: &ValueRange) -> ValueRange {
    let range = match (a, b) {
        (ValueRange::Float(a), ValueRange::Float(b)) if !a.is_empty() && !b.is_empty() => {
            let unordered = a.can_be_nan || b.can_be_nan;
            integer::compare(f, (a.lo, a.hi), (b.lo, b.hi), unordered)
        }
        (ValueRange::Int(a), ValueRange::Int(b)) if !a.is_empty() && !b.is_empty() => {
            integer::compare(f, (a.lo, a.hi), (b.lo, b.hi), false)
        }
        _ => IntRange::any(DType::Bool),
    };
    ValueRange::Int(range)
}

/// Conversion by value (rule 4).
fn cast(x: &ValueRange, to: DType) -> ValueRange {
    match x {
        ValueRange::Float(x) if to.is_float() => ValueRange::Float(float::convert(x, to)),
        ValueRange::Float(x) if to == DType::Bool => {
            let never_zero = !x.can_be_zero() && !x.can_be_nan;
            let always_zero = x.lo == 0.0 && x.hi == 0.0 && !x.can_be_nan;
            ValueRange::Int(IntRange {
                dtype: to,
                lo: i128::from(never_zero),
                hi: i128::from(!always_zero),
            })
        }
        ValueRange::Float(x) => {
            // Toward zero, saturating; NaN gives 0.
            let any = IntRange::any(to);
            let (mut lo, mut hi) = if x.is_empty() {
                (i128::MAX, i128::MIN)
            } else {
                let whole = |x: f64| (x as i128).clamp(any.lo, any.hi);
                (whole(x.lo), whole(x.hi))
            };
            if x.can_be_nan {
                (lo, hi) = (lo.min(0), hi.max(0));
            }
            ValueRange::Int(IntRange { dtype: to, lo, hi })
        }
        ValueRange::Int(x) if x.is_empty() => ValueRange::empty(to),
        ValueRange::Int(x) if to.is_float() => {
            // One rounding, or two by way of f32 or f64: a step of f64 outward covers the first.
            let exact = Exact {
                lo: (x.lo as f64).next_down(),
                hi: (x.hi as f64).next_up(),
                nan: false,
                neg_zero: false,
                magnitude: 1.0,
            };
            let small = 1i128 << 24;
            if -small <= x.lo && x.hi <= small {
                let ends = [x.lo, x.hi].map(|end| round_to(to, end as f64));
                return ValueRange::Float(
                    FloatRange {
                        min_magnitude: 1.0,
                        ..FloatRange::between(to, ends[0], ends[1])
                    }
                    .normalized(),
                );
            }
            let mut range = exact.round(to);
            if matches!(to, DType::F16 | DType::BF16) {
                range = range.union(&exact.round_once(to));
            }
            range.can_be_neg_zero = false;
            range.min_magnitude = range.min_magnitude.max(1.0);
            ValueRange::Float(range.normalized())
        }
        ValueRange::Int(x) if to == DType::Bool => {
            let (lo, hi) = (
                i128::from(x.lo > 0 || x.hi < 0),
                i128::from(x.lo != 0 || x.hi != 0),
            );
            ValueRange::Int(IntRange { dtype: to, lo, hi })
        }
        ValueRange::Int(x) => ValueRange::Int(IntRange::wrapping(to, x.lo, x.hi)),
    }
}
