//! Bodies with their calls inlined, in a form that is convenient to lower.
//!
//! Building a [`Body`] inlines function programs, shares equal values, drops unused ones, and folds
//! negations into fused multiply-adds (which is exact: only the sign of a NaN can change). It does
//! no arithmetic of its own.

use std::collections::HashMap;
use weft_kernel::verify::{Scope, infer_types};
use weft_kernel::{
    BinaryOp, CompareOp, Effect, Elem, FunctionProgram, Functions, Inst, Refusal, Table, UnaryOp,
    Val, VerifyError,
};

/// One operation; operands are earlier nodes of the same body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// A constant, its bits zero-extended to 64.
    Const {
        /// Its bits.
        bits: u64,
    },
    /// An element of an operand.
    Load {
        /// Index into the kernel's accesses.
        access: usize,
    },
    /// An element of an operand, displaced by `index * stride`.
    Gather {
        /// Index into the kernel's accesses.
        access: usize,
        /// An `I32` or `I64`.
        index: Val,
        /// Elements moved for each unit of `index`.
        stride: i64,
    },
    /// The coordinate along an axis, as `I64`, or as `I32` where the extent allows it.
    Coord {
        /// Index into the kernel's axes.
        axis: usize,
    },
    /// A scalar slot.
    Scalar {
        /// Index into the kernel's slots.
        slot: usize,
    },
    /// An element of a scratch row.
    Row {
        /// Index into the kernel's rows.
        row: usize,
    },
    /// A contraction's result.
    Acc,
    /// A unary operation.
    Unary {
        /// Which.
        op: UnaryOp,
        /// Operand.
        a: Val,
    },
    /// A binary operation.
    Binary {
        /// Which.
        op: BinaryOp,
        /// Left operand.
        a: Val,
        /// Right operand.
        b: Val,
    },
    /// `(+-)(a * b) (+-) c` with one rounding.
    Fma {
        /// Factor.
        a: Val,
        /// Factor.
        b: Val,
        /// Summand.
        c: Val,
        /// Whether the product is negated.
        negate_product: bool,
        /// Whether the summand is negated.
        negate_addend: bool,
    },
    /// A comparison.
    Compare {
        /// Which.
        op: CompareOp,
        /// Left operand.
        a: Val,
        /// Right operand.
        b: Val,
    },
    /// `cond ? a : b`.
    Select {
        /// A `Bool`.
        cond: Val,
        /// Value where true.
        a: Val,
        /// Value where false.
        b: Val,
    },
    /// `a > b ? a : b`, or `a < b ? a : b`, bit for bit: a comparison and a selection in one, as
    /// some machines have it. Floats only; b where either is NaN, and where both are zeros.
    Pick {
        /// Whether the greater is picked.
        greater: bool,
        /// Compared, and the result where the comparison holds.
        a: Val,
        /// The result elsewhere.
        b: Val,
    },
    /// Conversion by value to the node's type.
    Cast {
        /// Operand.
        a: Val,
    },
    /// Reinterpretation of the bits as the node's type.
    Bitcast {
        /// Operand.
        a: Val,
    },
    /// An entry of a table.
    Lookup {
        /// Index into the body's tables.
        table: usize,
        /// An `I32`.
        index: Val,
    },
}

impl Op {
    /// The operands in order.
    pub fn operands(&self) -> Vec<Val> {
        match *self {
            Op::Const { .. }
            | Op::Load { .. }
            | Op::Coord { .. }
            | Op::Scalar { .. }
            | Op::Row { .. }
            | Op::Acc => Vec::new(),
            Op::Gather { index, .. } | Op::Lookup { index, .. } => vec![index],
            Op::Unary { a, .. } | Op::Cast { a } | Op::Bitcast { a } => vec![a],
            Op::Binary { a, b, .. } | Op::Compare { a, b, .. } | Op::Pick { a, b, .. } => {
                vec![a, b]
            }
            Op::Fma { a, b, c, .. } => vec![a, b, c],
            Op::Select { cond, a, b } => vec![cond, a, b],
        }
    }

    /// The same operation with every operand renamed.
    #[must_use]
    pub fn map(&self, mut f: impl FnMut(Val) -> Val) -> Op {
        let mut op = *self;
        match &mut op {
            Op::Const { .. }
            | Op::Load { .. }
            | Op::Coord { .. }
            | Op::Scalar { .. }
            | Op::Row { .. }
            | Op::Acc => {}
            Op::Gather { index, .. } | Op::Lookup { index, .. } => *index = f(*index),
            Op::Unary { a, .. } | Op::Cast { a } | Op::Bitcast { a } => *a = f(*a),
            Op::Binary { a, b, .. } | Op::Compare { a, b, .. } | Op::Pick { a, b, .. } => {
                *a = f(*a);
                *b = f(*b);
            }
            Op::Fma { a, b, c, .. } => {
                *a = f(*a);
                *b = f(*b);
                *c = f(*c);
            }
            Op::Select { cond, a, b } => {
                *cond = f(*cond);
                *a = f(*a);
                *b = f(*b);
            }
        }
        op
    }

    /// A short name, as refusals give it.
    pub fn name(&self) -> String {
        match self {
            Op::Const { .. } => "const".into(),
            Op::Load { .. } => "load".into(),
            Op::Gather { .. } => "gather".into(),
            Op::Coord { .. } => "coord".into(),
            Op::Scalar { .. } => "scalar".into(),
            Op::Row { .. } => "row".into(),
            Op::Acc => "acc".into(),
            Op::Unary { op, .. } => op.name().into(),
            Op::Binary { op, .. } => op.name().into(),
            Op::Fma { .. } => "fma".into(),
            Op::Compare { op, .. } => format!("compare {op}"),
            Op::Select { .. } | Op::Pick { .. } => "select".into(),
            Op::Cast { .. } => "cast".into(),
            Op::Bitcast { .. } => "bitcast".into(),
            Op::Lookup { .. } => "lookup".into(),
        }
    }
}

/// An operation with the type of its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The operation.
    pub op: Op,
    /// Its type.
    pub elem: Elem,
}

/// A stage, or an epilogue, without calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Body {
    /// The nodes; operands come first.
    pub nodes: Vec<Node>,
    /// The effects, over the nodes.
    pub effects: Vec<Effect>,
    /// Tables of the inlined programs.
    pub tables: Vec<Table>,
}

impl Body {
    /// Inlines and simplifies. `extents` are those of the kernel's axes.
    pub fn build(
        insts: &[Inst],
        effects: &[Effect],
        scope: &Scope<'_>,
        functions: &Functions,
        extents: &[u64],
    ) -> Result<Body, Refusal> {
        let malformed = |e| match e {
            VerifyError::UnknownFunction(function) => Refusal::UnknownFunction { function },
            _ => Refusal::UnsupportedForm {
                form: "a malformed body".into(),
            },
        };
        let types = infer_types(insts, scope).map_err(malformed)?;
        let mut builder = Builder {
            body: Body::default(),
            known: HashMap::new(),
            extents,
        };
        let mut map: Vec<Val> = Vec::with_capacity(insts.len());
        for (inst, elem) in insts.iter().zip(&types) {
            let val = match inst {
                Inst::Call { function, args } => {
                    let program =
                        functions
                            .get(function)
                            .ok_or_else(|| Refusal::UnknownFunction {
                                function: function.clone(),
                            })?;
                    let args: Vec<Val> = args.iter().map(|v| map[v.index()]).collect();
                    let types = program.verify().map_err(malformed)?;
                    builder.inline(program, &types, &args)?
                }
                _ => builder.convert(inst, *elem, &map, &[], 0)?,
            };
            map.push(val);
        }
        builder.body.effects = effects
            .iter()
            .map(|e| rename_effect(e, |v| map[v.index()]))
            .collect();
        let mut body = builder.body;
        body.drop_unused();
        Ok(body)
    }

    /// The type of a value.
    pub fn elem(&self, v: Val) -> Elem {
        self.nodes[v.index()].elem
    }

    /// The bits of a value that is a constant.
    pub fn constant(&self, v: Val) -> Option<u64> {
        match self.nodes[v.index()].op {
            Op::Const { bits } => Some(bits),
            _ => None,
        }
    }

    /// The value that an effect consumes.
    pub fn effect_value(effect: &Effect) -> Val {
        match effect {
            Effect::Store { value, .. }
            | Effect::StoreRow { value, .. }
            | Effect::Reduce { value, .. }
            | Effect::SetScalar { value, .. } => *value,
        }
    }

    /// Keeps the nodes in the given order, which must list operands before their users.
    #[must_use]
    pub fn reordered(&self, order: &[Val]) -> Body {
        let mut map = vec![Val(0); self.nodes.len()];
        let mut nodes = Vec::with_capacity(order.len());
        for (new, old) in order.iter().enumerate() {
            map[old.index()] = Val(new as u32);
            let node = self.nodes[old.index()];
            nodes.push(Node {
                op: node.op.map(|v| map[v.index()]),
                elem: node.elem,
            });
        }
        Body {
            nodes,
            effects: self
                .effects
                .iter()
                .map(|e| rename_effect(e, |v| map[v.index()]))
                .collect(),
            tables: self.tables.clone(),
        }
    }

    fn drop_unused(&mut self) {
        let mut used = vec![false; self.nodes.len()];
        for effect in &self.effects {
            used[Self::effect_value(effect).index()] = true;
        }
        for at in (0..self.nodes.len()).rev() {
            if used[at] {
                for v in self.nodes[at].op.operands() {
                    used[v.index()] = true;
                }
            }
        }
        let order: Vec<Val> = (0..self.nodes.len() as u32)
            .map(Val)
            .filter(|v| used[v.index()])
            .collect();
        *self = self.reordered(&order);
    }
}

fn rename_effect(effect: &Effect, f: impl Fn(Val) -> Val) -> Effect {
    let mut effect = effect.clone();
    match &mut effect {
        Effect::Store { value, .. }
        | Effect::StoreRow { value, .. }
        | Effect::Reduce { value, .. }
        | Effect::SetScalar { value, .. } => *value = f(*value),
    }
    effect
}

struct Builder<'a> {
    body: Body,
    known: HashMap<Node, Val>,
    extents: &'a [u64],
}

impl Builder<'_> {
    fn push(&mut self, op: Op, elem: Elem) -> Val {
        let node = Node { op, elem };
        if let Some(v) = self.known.get(&node) {
            return *v;
        }
        let val = Val(self.body.nodes.len() as u32);
        self.body.nodes.push(node);
        self.known.insert(node, val);
        val
    }

    fn node(&self, v: Val) -> Node {
        self.body.nodes[v.index()]
    }

    fn inline(
        &mut self,
        program: &FunctionProgram,
        types: &[Elem],
        args: &[Val],
    ) -> Result<Val, Refusal> {
        // Tables of one program stay together; equal programs share them.
        let base = match self
            .body
            .tables
            .windows(program.tables.len().max(1))
            .position(|w| w == program.tables.as_slice())
        {
            Some(at) => at,
            None => {
                let at = self.body.tables.len();
                self.body.tables.extend(program.tables.iter().cloned());
                at
            }
        };
        let mut map: Vec<Val> = Vec::with_capacity(program.insts.len());
        for (inst, elem) in program.insts.iter().zip(types) {
            let val = self.convert(inst, *elem, &map, args, base)?;
            map.push(val);
        }
        Ok(map[program.result.index()])
    }

    fn convert(
        &mut self,
        inst: &Inst,
        elem: Elem,
        map: &[Val],
        args: &[Val],
        table_base: usize,
    ) -> Result<Val, Refusal> {
        let m = |v: &Val| map[v.index()];
        let op = match inst {
            Inst::Const { bits, .. } => Op::Const {
                bits: truncate(*bits, elem),
            },
            Inst::Load { access } => Op::Load { access: *access },
            Inst::Gather {
                access,
                index,
                stride,
            } => Op::Gather {
                access: *access,
                index: self.narrow_index(m(index)),
                stride: *stride,
            },
            Inst::Coord { axis } => Op::Coord { axis: *axis },
            Inst::Scalar { slot } => Op::Scalar { slot: *slot },
            Inst::Row { row } => Op::Row { row: *row },
            Inst::Acc => Op::Acc,
            Inst::Param { index } => return Ok(args[*index]),
            Inst::Unary { op, a } => Op::Unary { op: *op, a: m(a) },
            Inst::Binary { op, a, b } => Op::Binary {
                op: *op,
                a: m(a),
                b: m(b),
            },
            Inst::Fma { a, b, c } => return Ok(self.fma(m(a), m(b), m(c), elem)),
            Inst::Compare { op, a, b } => Op::Compare {
                op: *op,
                a: m(a),
                b: m(b),
            },
            Inst::Select { cond, a, b } => {
                if m(a) == m(b) {
                    return Ok(m(a));
                }
                match self.pick(m(cond), m(a), m(b), elem) {
                    Some(op) => op,
                    None => Op::Select {
                        cond: m(cond),
                        a: m(a),
                        b: m(b),
                    },
                }
            }
            Inst::Cast { a, .. } => return Ok(self.cast(m(a), elem)),
            Inst::Bitcast { a, .. } => {
                if self.node(m(a)).elem == elem {
                    return Ok(m(a));
                }
                Op::Bitcast { a: m(a) }
            }
            Inst::Call { .. } => {
                return Err(Refusal::UnsupportedForm {
                    form: "a call inside a function program".into(),
                });
            }
            Inst::Lookup { table, index } => Op::Lookup {
                table: table_base + table,
                index: m(index),
            },
        };
        Ok(self.push(op, elem))
    }

    /// Factors and summands that are negations give their operand and flip a sign instead.
    fn fma(&mut self, mut a: Val, mut b: Val, mut c: Val, elem: Elem) -> Val {
        let (mut negate_product, mut negate_addend) = (false, false);
        for factor in [&mut a, &mut b] {
            if let Op::Unary {
                op: UnaryOp::Neg,
                a: inner,
            } = self.node(*factor).op
            {
                *factor = inner;
                negate_product = !negate_product;
            }
        }
        if let Op::Unary {
            op: UnaryOp::Neg,
            a: inner,
        } = self.node(c).op
        {
            c = inner;
            negate_addend = true;
        }
        let op = Op::Fma {
            a,
            b,
            c,
            negate_product,
            negate_addend,
        };
        self.push(op, elem)
    }

    /// A selection between the two sides of a strict comparison of floats.
    fn pick(&self, cond: Val, a: Val, b: Val, elem: Elem) -> Option<Op> {
        if !matches!(elem, Elem::F32 | Elem::F64) {
            return None;
        }
        let Op::Compare {
            op,
            a: left,
            b: right,
        } = self.node(cond).op
        else {
            return None;
        };
        // `left op right ? a : b`, turned so that `a` stands on the left.
        let greater = match op {
            CompareOp::Gt => true,
            CompareOp::Lt => false,
            _ => return None,
        };
        match (a == left && b == right, a == right && b == left) {
            (true, _) => Some(Op::Pick { greater, a, b }),
            (_, true) => Some(Op::Pick {
                greater: !greater,
                a,
                b,
            }),
            _ => None,
        }
    }

    fn cast(&mut self, a: Val, to: Elem) -> Val {
        let node = self.node(a);
        if node.elem == to {
            return a;
        }
        // A coordinate below 2^31 is the same number in 32 bits, and rounds the same way.
        let a = match node.op {
            Op::Coord { axis }
                if node.elem == Elem::I64
                    && !matches!(to, Elem::U64)
                    && self.extents.get(axis).is_some_and(|n| *n <= 1 << 31) =>
            {
                self.push(Op::Coord { axis }, Elem::I32)
            }
            _ => a,
        };
        if self.node(a).elem == to {
            return a;
        }
        self.push(Op::Cast { a }, to)
    }

    /// An index that was only widened is used as it was.
    fn narrow_index(&mut self, index: Val) -> Val {
        let node = self.node(index);
        match node.op {
            Op::Cast { a } if node.elem == Elem::I64 && self.node(a).elem == Elem::I32 => a,
            Op::Coord { axis }
                if node.elem == Elem::I64
                    && self.extents.get(axis).is_some_and(|n| *n <= 1 << 31) =>
            {
                self.push(Op::Coord { axis }, Elem::I32)
            }
            _ => index,
        }
    }
}

fn truncate(bits: u64, elem: Elem) -> u64 {
    match elem.size_bytes() {
        1 => bits & 0xff,
        2 => bits & 0xffff,
        4 => bits & 0xffff_ffff,
        _ => bits,
    }
}

#[cfg(test)]
mod tests;
