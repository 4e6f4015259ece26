//! Facts that the optimizer uses, and what it says about them.
//!
//! Ranges: a value that cannot be NaN is stored without making NaNs canonical; a conversion between
//! floats and wide integers whose operand provably fits into `i32` goes through `i32`, which every
//! machine converts in one instruction. Access structure: which nodes share a kernel, and why others
//! do not. Effects and lives: which buffers are taken over in place.

use crate::clusters::{Cluster, Kind};
use crate::draft::Context;
use weft_analysis::ValueRange;
use weft_ir::{DType, Graph, Op, ValueId};

/// Facts about the values of a planned graph.
pub struct Facts {
    known: weft_analysis::Facts,
}

impl Facts {
    /// What the analyses say.
    pub fn of(graph: &Graph) -> Self {
        Facts {
            known: weft_analysis::Facts::of(graph),
        }
    }

    /// What the elements of a value can be.
    pub fn range(&self, value: ValueId) -> &ValueRange {
        self.known.range(value)
    }

    /// Whether an element of a value can be NaN.
    pub fn may_be_nan(&self, value: ValueId) -> bool {
        matches!(self.range(value), ValueRange::Float(r) if r.can_be_nan)
    }

    /// Whether converting a value to an integer type of that dtype meets no NaN and saturates
    /// nowhere.
    pub fn converts_within(&self, value: ValueId, to: DType) -> bool {
        let Some((low, high)) = int_limits(to) else {
            return false;
        };
        match self.range(value) {
            ValueRange::Float(r) => {
                // Toward zero: everything above low - 1 becomes low or more. Limits of wide types
                // round outward as floats, where a strict comparison keeps them out.
                !r.can_be_nan
                    && !r.is_empty()
                    && r.lo > low as f64 - 1.0
                    && r.hi < high as f64 + 1.0
            }
            ValueRange::Int(r) => r.lo >= low && r.hi <= high,
        }
    }

    /// Whether a conversion goes through `i32`, with the same result and fewer instructions.
    pub fn goes_through_i32(&self, value: ValueId, from: DType, to: DType) -> bool {
        let is_wide = |d| matches!(d, DType::U32 | DType::I64 | DType::U64);
        if !self.converts_within(value, DType::I32) {
            return false;
        }
        (from.is_float() && is_wide(to) && self.converts_within(value, to))
            || (is_wide(from) && matches!(to, DType::F32 | DType::F64))
    }

    /// What is proven of indices along an axis of `count` elements, where negative ones count from
    /// its end.
    pub fn index_bounds(&self, indices: ValueId, count: i64) -> IndexBounds {
        let (low, high) = match self.range(indices) {
            ValueRange::Int(r) => (r.lo, r.hi),
            ValueRange::Float(_) => (i128::MIN, i128::MAX),
        };
        IndexBounds {
            may_be_negative: low < 0,
            above_minus_count: low >= -i128::from(count),
            below_count: high < i128::from(count),
        }
    }

    /// What facts allowed in a region, in words.
    pub fn notes(&self, context: &Context<'_>, cluster: &Cluster) -> Vec<String> {
        let mut notes = Vec::new();
        if cluster.nodes.len() > 1 {
            let what = match &cluster.kind {
                Kind::Contraction { .. } => "epilogue",
                _ => "loop",
            };
            notes.push(format!(
                "access: {} primitive ops share one {what}, every access is affine on its axes",
                cluster.nodes.len()
            ));
        }
        if !cluster.prologue.is_empty() {
            let reader = &context.graph.nodes[cluster.nodes[0]].name;
            notes.push(format!(
                "access: {} primitive ops before {reader} are computed where it reads their result",
                cluster.prologue.len()
            ));
        }
        for why in &cluster.apart {
            notes.push(format!("access: {why}"));
        }
        for &node in cluster.prologue.iter().chain(&cluster.nodes) {
            let node = &context.graph.nodes[node];
            let output = node.output;
            let info = context.graph.value(output);
            if context.graph.is_output(output)
                && info.ty.dtype.is_float()
                && !self.may_be_nan(output)
            {
                notes.push(format!(
                    "ranges: {} lies in {} and cannot be NaN, so no store makes NaNs canonical",
                    info.name,
                    self.range(output)
                ));
            }
            if let Op::Gather { axis } = &node.op
                && context.graph.value(node.inputs[1]).constant.is_none()
            {
                let (indices, count) = (node.inputs[1], context.extents(node.inputs[0])[*axis]);
                let bounds = self.index_bounds(indices, count as i64);
                let inside = bounds.above_minus_count && bounds.below_count;
                notes.push(format!(
                    "ranges: {} lies in {}, {}",
                    context.graph.value(indices).name,
                    self.range(indices),
                    if inside {
                        "inside of the axis that it indexes"
                    } else {
                        "so a run looks at each index first"
                    }
                ));
            }
            if let Op::Cast { to } = &node.op {
                notes.extend(self.cast_note(context.graph, node.inputs[0], *to));
            }
        }
        notes
    }

    fn cast_note(&self, graph: &Graph, operand: ValueId, to: DType) -> Option<String> {
        let info = graph.value(operand);
        let from = info.ty.dtype;
        let through = if self.goes_through_i32(operand, from, to) {
            " and goes through i32"
        } else {
            ""
        };
        if from.is_float() && to.is_int() && self.converts_within(operand, to) {
            return Some(format!(
                "ranges: {} lies in {}, so its conversion to {to} needs no saturation{through}",
                info.name,
                self.range(operand)
            ));
        }
        (!through.is_empty()).then(|| {
            format!(
                "ranges: {} lies in {}, so its conversion to {to} goes through i32",
                info.name,
                self.range(operand)
            )
        })
    }
}

/// What is proven of indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexBounds {
    /// Some may count from the end.
    pub may_be_negative: bool,
    /// None lies before the axis.
    pub above_minus_count: bool,
    /// None lies behind the axis.
    pub below_count: bool,
}

/// Smallest and largest number of an integer type.
fn int_limits(dtype: DType) -> Option<(i128, i128)> {
    let bits = 8 * dtype.size_bytes() as u32;
    match dtype {
        DType::I8 | DType::I16 | DType::I32 | DType::I64 => {
            Some((-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1))
        }
        DType::U8 | DType::U16 | DType::U32 | DType::U64 => Some((0, (1i128 << bits) - 1)),
        _ => None,
    }
}
