//! What an op's translation sees of its node, and the words in which it builds the result.

use crate::attrs::Attrs;
use crate::error::NodeFault;
use crate::external::ExternalFiles;
use crate::proto::TensorProto;
use crate::scope::{Scope, Val};
use crate::tensor::tensor_from;
use weft_ir::infer::RANK_LIMIT;
use weft_ir::{BinaryFn, CompareFn, CompositeOp, DType, Op, ReduceFn, Tensor, TensorType, UnaryFn};

/// The results of a node, in the order of its outputs; trailing ones that cannot be computed are
/// left out.
pub(crate) type Results = Result<Vec<Val>, NodeFault>;

/// A node under translation.
pub(crate) struct Cx<'a> {
    pub(crate) scope: &'a mut Scope,
    pub(crate) external: &'a mut ExternalFiles,
    pub(crate) attrs: Attrs<'a>,
    /// The file's version of the default domain.
    pub(crate) opset: i64,
    /// Names derived from this are unique to the node, or nearly so.
    pub(crate) label: &'a str,
    pub(crate) inputs: Vec<Option<Val>>,
    pub(crate) input_names: &'a [String],
    /// For each output whether anything reads it.
    pub(crate) wanted: Vec<bool>,
    /// ONNX's names of the inputs, once they were taken.
    pub(crate) roles: Vec<&'static str>,
}

impl Cx<'_> {
    /// The inputs by their roles: first the required, then the optional ones, and no more.
    pub(crate) fn take<const R: usize, const O: usize>(
        &mut self,
        required: [&'static str; R],
        optional: [&'static str; O],
    ) -> Result<([Val; R], [Option<Val>; O]), NodeFault> {
        self.roles = required.iter().chain(&optional).copied().collect();
        let given = self.inputs.len();
        if given > R + O && self.inputs[R + O..].iter().any(Option::is_some) {
            return Err(NodeFault::TooManyInputs { given, max: R + O });
        }
        let at = |i: usize| self.inputs.get(i).copied().flatten();
        for (index, role) in required.into_iter().enumerate() {
            if at(index).is_none() {
                return Err(NodeFault::MissingInput { index, role });
            }
        }
        let first = std::array::from_fn(|i| at(i).expect("a required input was just seen"));
        Ok((first, std::array::from_fn(|i| at(R + i))))
    }

    /// One required input and nothing else.
    pub(crate) fn take_one(&mut self, role: &'static str) -> Result<Val, NodeFault> {
        let ([x], []) = self.take([role], [])?;
        Ok(x)
    }

    /// One input or more, all there.
    pub(crate) fn take_all(&mut self, role: &'static str) -> Result<Vec<Val>, NodeFault> {
        self.roles = vec![role; self.inputs.len()];
        if self.inputs.is_empty() {
            return Err(NodeFault::MissingInput { index: 0, role });
        }
        self.inputs
            .iter()
            .enumerate()
            .map(|(index, input)| input.ok_or(NodeFault::MissingInput { index, role }))
            .collect()
    }

    /// Whether anything reads output `index`.
    pub(crate) fn wants(&self, index: usize) -> bool {
        self.wanted.get(index).copied().unwrap_or(false)
    }

    pub(crate) fn dtype(&self, val: Val) -> DType {
        self.scope.ty(val).dtype
    }

    pub(crate) fn dims(&self, val: Val) -> &[u64] {
        self.scope.dims(val)
    }

    pub(crate) fn rank(&self, val: Val) -> usize {
        self.dims(val).len()
    }

    pub(crate) fn constant(&self, val: Val) -> Option<&Tensor> {
        self.scope.constant(val)
    }

    /// ONNX's and the file's name of an input of this node.
    fn input_name(&self, val: Val) -> (&'static str, String) {
        let index = self.inputs.iter().position(|i| *i == Some(val));
        match index {
            Some(i) => (
                self.roles.get(i).copied().unwrap_or("input"),
                self.input_names[i].clone(),
            ),
            None => ("intermediate", self.label.to_owned()),
        }
    }

    /// A fault about an input's type.
    pub(crate) fn wrong_type(&self, val: Val, expected: impl Into<String>) -> NodeFault {
        let (role, value) = self.input_name(val);
        NodeFault::InputType {
            role,
            value,
            given: self.scope.ty(val).clone(),
            expected: expected.into(),
        }
    }

    /// A fault about a constant input's value.
    pub(crate) fn wrong_value(
        &self,
        val: Val,
        value: impl std::fmt::Debug,
        reason: impl Into<String>,
    ) -> NodeFault {
        NodeFault::InputValue {
            role: self.input_name(val).0,
            value: clipped(&format!("{value:?}")),
            reason: reason.into(),
        }
    }

    /// Refuses an input of fewer axes.
    pub(crate) fn rank_at_least(&self, val: Val, rank: usize) -> Result<(), NodeFault> {
        if self.rank(val) >= rank {
            return Ok(());
        }
        Err(self.wrong_type(val, format!("rank {rank} or more")))
    }

    /// The tensor of an input that must be known now.
    pub(crate) fn known(&self, val: Val) -> Result<&Tensor, NodeFault> {
        self.constant(val).ok_or_else(|| {
            let (role, value) = self.input_name(val);
            NodeFault::NotConstant { role, value }
        })
    }

    /// The integers of a constant input: a list, or a scalar as a list of one.
    pub(crate) fn ints(&self, val: Val) -> Result<Vec<i64>, NodeFault> {
        if self.rank(val) > 1 || !matches!(self.dtype(val), DType::I64 | DType::I32) {
            return Err(self.wrong_type(val, "a list of i64 or i32"));
        }
        // Lists go along axes, twice for pads, or along outputs.
        let most = self.wanted.len().max(2 * RANK_LIMIT);
        if self.dims(val).iter().any(|extent| *extent > most as u64) {
            return Err(self.wrong_type(val, format!("at most {most} integers")));
        }
        let tensor = self.known(val)?;
        Ok(integers(tensor))
    }

    /// The only integer of a constant input.
    pub(crate) fn int(&self, val: Val) -> Result<i64, NodeFault> {
        match self.ints(val)?.as_slice() {
            [one] => Ok(*one),
            _ => Err(self.wrong_type(val, "one integer")),
        }
    }

    /// Extents from a constant input or attribute: no negative ones.
    pub(crate) fn extents(&self, val: Val) -> Result<Vec<u64>, NodeFault> {
        let ints = self.ints(val)?;
        ints.iter()
            .map(|n| {
                u64::try_from(*n).map_err(|_| self.wrong_value(val, &ints, "must not be negative"))
            })
            .collect()
    }

    // ---- building ----

    fn part_name(&self, part: &str) -> String {
        // Clipped: one long label must not be copied for each of many parts.
        format!("{}/{part}", clipped(self.label))
    }

    /// The result of an op. `part` says what it is within the node; the node's own results are
    /// renamed to what the file calls them.
    pub(crate) fn emit(&mut self, part: &str, op: Op, args: &[Val]) -> Result<Val, NodeFault> {
        let name = self.part_name(part);
        self.scope.apply(&name, op, args)
    }

    pub(crate) fn unary(&mut self, part: &str, f: UnaryFn, x: Val) -> Result<Val, NodeFault> {
        self.emit(part, Op::Unary(f), &[x])
    }

    pub(crate) fn binary(
        &mut self,
        part: &str,
        f: BinaryFn,
        a: Val,
        b: Val,
    ) -> Result<Val, NodeFault> {
        self.emit(part, Op::Binary(f), &[a, b])
    }

    pub(crate) fn compare(
        &mut self,
        part: &str,
        f: CompareFn,
        a: Val,
        b: Val,
    ) -> Result<Val, NodeFault> {
        self.emit(part, Op::Compare(f), &[a, b])
    }

    pub(crate) fn select(
        &mut self,
        part: &str,
        condition: Val,
        yes: Val,
        no: Val,
    ) -> Result<Val, NodeFault> {
        self.emit(part, Op::Select, &[condition, yes, no])
    }

    pub(crate) fn composite(
        &mut self,
        part: &str,
        op: CompositeOp,
        args: &[Val],
    ) -> Result<Val, NodeFault> {
        self.emit(part, Op::Composite(op), args)
    }

    pub(crate) fn reduce(
        &mut self,
        part: &str,
        op: ReduceFn,
        x: Val,
        axes: &[usize],
        keep_dims: bool,
    ) -> Result<Val, NodeFault> {
        let axes = axes.to_vec();
        self.emit(
            part,
            Op::Reduce {
                op,
                axes,
                keep_dims,
            },
            &[x],
        )
    }

    /// The value under another shape; itself where it has that shape.
    pub(crate) fn reshape(&mut self, part: &str, x: Val, dims: &[u64]) -> Result<Val, NodeFault> {
        if self.dims(x) == dims {
            return Ok(x);
        }
        let shape = dims.to_vec();
        self.emit(part, Op::Reshape { shape }, &[x])
    }

    /// The value repeated to a shape; itself where it has that shape.
    pub(crate) fn broadcast(&mut self, part: &str, x: Val, dims: &[u64]) -> Result<Val, NodeFault> {
        if self.dims(x) == dims {
            return Ok(x);
        }
        let shape = dims.to_vec();
        self.emit(part, Op::Broadcast { shape }, &[x])
    }

    pub(crate) fn transpose(
        &mut self,
        part: &str,
        x: Val,
        perm: &[usize],
    ) -> Result<Val, NodeFault> {
        let perm = perm.to_vec();
        self.emit(part, Op::Transpose { perm }, &[x])
    }

    /// The value in a dtype; itself where it has that dtype.
    pub(crate) fn cast(&mut self, part: &str, x: Val, to: DType) -> Result<Val, NodeFault> {
        if self.dtype(x) == to {
            return Ok(x);
        }
        self.emit(part, Op::Cast { to }, &[x])
    }

    /// A constant that the file holds.
    pub(crate) fn stored(&mut self, tensor: Tensor) -> Val {
        let name = self.part_name("value");
        self.scope.add_constant(&name, tensor)
    }

    /// A constant made here.
    pub(crate) fn generate(&mut self, part: &str, tensor: Tensor) -> Result<Val, NodeFault> {
        let name = self.part_name(part);
        self.scope.add_generated(&name, tensor)
    }

    /// A constant list of i64 under a shape of as many elements.
    pub(crate) fn int_constant(
        &mut self,
        part: &str,
        dims: &[u64],
        elems: &[i64],
    ) -> Result<Val, NodeFault> {
        let tensor = Tensor::from_elems(dims, elems).expect("as many elements as the shape has");
        self.generate(part, tensor)
    }

    /// An f32 scalar, rounded to a dtype.
    pub(crate) fn scalar(
        &mut self,
        part: &str,
        value: f32,
        dtype: DType,
    ) -> Result<Val, NodeFault> {
        let scalar = self.generate(part, Tensor::scalar(value))?;
        self.cast(part, scalar, dtype)
    }

    /// +0, 0 or false.
    pub(crate) fn zero(&mut self, dtype: DType) -> Result<Val, NodeFault> {
        let bytes = vec![0u8; dtype.size_bytes()];
        let tensor =
            Tensor::from_bytes(dtype, Vec::new(), bytes).expect("a scalar of its own size");
        self.generate("zero", tensor)
    }

    /// A tensor in an attribute.
    pub(crate) fn attribute_tensor(
        &mut self,
        attribute: &'static str,
        proto: &TensorProto,
    ) -> Result<Tensor, NodeFault> {
        tensor_from(proto, self.external)
            .map_err(|fault| NodeFault::AttributeTensor { attribute, fault })
    }

    /// Takes the elements of an input off what the importer may compute.
    pub(crate) fn spend(&mut self, x: Val) -> Result<(), NodeFault> {
        let ty = self.scope.ty(x).clone();
        let elems = ty.elems().unwrap_or(u64::MAX);
        self.scope.spend(&ty, elems)
    }

    /// Room for a constant of that type, checked before it is made.
    pub(crate) fn room_for(&self, dtype: DType, dims: &[u64]) -> Result<u64, NodeFault> {
        let ty = TensorType::fixed(dtype, dims);
        let left = self.scope.generated_left();
        match ty.elems() {
            Some(elems) if elems <= left => Ok(elems),
            _ => Err(NodeFault::GeneratedTooLarge { ty, left }),
        }
    }
}

/// The elements of an i64 or i32 tensor.
pub(crate) fn integers(tensor: &Tensor) -> Vec<i64> {
    let count = tensor.elems();
    match tensor.dtype() {
        DType::I32 => (0..count)
            .map(|i| i64::from(tensor.bits(i) as u32 as i32))
            .collect(),
        _ => (0..count).map(|i| tensor.bits(i) as i64).collect(),
    }
}

/// An axis that may count from the end, as a position among `rank` axes.
pub(crate) fn resolve_axis(axis: i64, rank: usize) -> Option<usize> {
    let rank = i64::try_from(rank).ok()?;
    let axis = if axis < 0 {
        axis.checked_add(rank)?
    } else {
        axis
    };
    (0..rank)
        .contains(&axis)
        .then(|| usize::try_from(axis).unwrap_or(0))
}

/// A text that is short enough for a message.
pub(crate) fn clipped(text: &str) -> String {
    const MOST: usize = 160;
    match text.char_indices().nth(MOST) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text.to_owned(),
    }
}
