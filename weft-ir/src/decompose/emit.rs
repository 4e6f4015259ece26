//! Writing a decomposition down.

use super::DecomposeError;
use crate::dtype::DType;
use crate::graph::{Graph, ValueId};
use crate::name_set::NameSet;
use crate::op::{BinaryFn, Op, ReduceFn, UnaryFn};
use crate::shape::TensorType;
use crate::tensor::Tensor;
use half::{bf16, f16};

type Made = Result<ValueId, DecomposeError>;

/// A decomposition that is being written.
pub(super) struct Emit {
    graph: Graph,
    names: NameSet,
}

impl Emit {
    pub(super) fn new(name: &str) -> Self {
        Emit {
            graph: Graph::named(name),
            names: NameSet::default(),
        }
    }

    pub(super) fn input(&mut self, name: &str, ty: TensorType) -> ValueId {
        let name = self.names.claim(name);
        let id = self.graph.push_value(name, ty, None);
        self.graph.inputs.push(id);
        id
    }

    /// The graph with `result` as its output `y`.
    pub(super) fn finish(mut self, result: ValueId) -> Graph {
        self.graph.add_output("y", result);
        self.graph
    }

    pub(super) fn dtype(&self, x: ValueId) -> DType {
        self.graph.ty(x).dtype
    }

    /// The extents of a value; all in here are fixed, because the operands' are.
    pub(super) fn shape(&self, x: ValueId) -> Vec<u64> {
        self.graph.ty(x).shape.extents().unwrap_or_default()
    }

    pub(super) fn constant(&mut self, name: &str, tensor: Tensor) -> ValueId {
        let name = self.names.claim(name);
        self.graph.push_value(name, tensor.ty(), Some(tensor))
    }

    pub(super) fn node(&mut self, name: &str, op: Op, inputs: &[ValueId]) -> Made {
        let ty = self.graph.infer_node(&op, inputs)?;
        let name = self.names.claim(name);
        Ok(self.graph.push_node(name.clone(), name, op, inputs, ty))
    }

    pub(super) fn unary(&mut self, name: &str, f: UnaryFn, x: ValueId) -> Made {
        self.node(name, Op::Unary(f), &[x])
    }

    pub(super) fn binary(&mut self, name: &str, f: BinaryFn, a: ValueId, b: ValueId) -> Made {
        self.node(name, Op::Binary(f), &[a, b])
    }

    pub(super) fn cast(&mut self, name: &str, x: ValueId, to: DType) -> Made {
        if self.dtype(x) == to {
            return Ok(x);
        }
        self.node(name, Op::Cast { to }, &[x])
    }

    pub(super) fn reshape(&mut self, name: &str, x: ValueId, shape: &[u64]) -> Made {
        if self.shape(x) == shape {
            return Ok(x);
        }
        let shape = shape.to_vec();
        self.node(name, Op::Reshape { shape }, &[x])
    }

    /// A reduction that keeps its axes.
    pub(super) fn reduce(&mut self, name: &str, op: ReduceFn, x: ValueId, axes: &[usize]) -> Made {
        self.node(
            name,
            Op::Reduce {
                op,
                axes: axes.to_vec(),
                keep_dims: true,
            },
            &[x],
        )
    }

    /// `f(x, c)` with the scalar constant `c`.
    pub(super) fn const_right(&mut self, name: &str, f: BinaryFn, x: ValueId, c: f32) -> Made {
        self.with_const(name, f, x, c, |x, c| [x, c])
    }

    /// `f(c, x)` with the scalar constant `c`.
    pub(super) fn const_left(&mut self, name: &str, f: BinaryFn, c: f32, x: ValueId) -> Made {
        self.with_const(name, f, x, c, |x, c| [c, x])
    }

    fn with_const(
        &mut self,
        name: &str,
        f: BinaryFn,
        x: ValueId,
        c: f32,
        order: impl Fn(ValueId, ValueId) -> [ValueId; 2],
    ) -> Made {
        let dtype = self.dtype(x);
        if let Some(tensor) = exact_scalar(dtype, c) {
            let c = self.constant(&format!("{name}_const"), tensor);
            let [a, b] = order(x, c);
            return self.binary(name, f, a, b);
        }
        // Rule 6: widen, one f32 operation, round to storage.
        let c = self.constant(&format!("{name}_const"), Tensor::scalar(c));
        let wide = self.cast(&format!("{name}_wide_operand"), x, DType::F32)?;
        let [a, b] = order(wide, c);
        let wide = self.binary(&format!("{name}_wide"), f, a, b)?;
        self.cast(name, wide, dtype)
    }

    /// A scalar of a float or integer dtype that holds `c` exactly, for instance 0.
    pub(super) fn scalar(&mut self, name: &str, dtype: DType, c: f32) -> ValueId {
        let tensor = exact_scalar(dtype, c).expect("constants written here are exact");
        self.constant(name, tensor)
    }
}

/// `c` in that dtype, where it holds `c` exactly. Integers: 0 only.
fn exact_scalar(dtype: DType, c: f32) -> Option<Tensor> {
    match dtype {
        DType::F32 => Some(Tensor::scalar(c)),
        DType::F64 => Some(Tensor::scalar(f64::from(c))),
        DType::F16 => {
            let narrow = f16::from_f32(c);
            (narrow.to_f32().to_bits() == c.to_bits()).then(|| Tensor::scalar(narrow))
        }
        DType::BF16 => {
            let narrow = bf16::from_f32(c);
            (narrow.to_f32().to_bits() == c.to_bits()).then(|| Tensor::scalar(narrow))
        }
        _ if c.to_bits() == 0 => {
            Tensor::from_bytes(dtype, Vec::new(), vec![0; dtype.size_bytes()]).ok()
        }
        _ => None,
    }
}
