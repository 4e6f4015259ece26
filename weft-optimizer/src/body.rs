//! Bodies from nodes: each primitive op of the graph in instructions of the kernel language.
//!
//! One written op is one rounding. On half types every op widens, works in f32 and rounds back,
//! as the numerics contract (rule 6) says.

use crate::elems::{compute_elem, elem_of, int_bits};
use crate::error::OptimizeError;
use weft_ir::{BinaryFn, CompareFn, DType, Op, UnaryFn};
use weft_kernel::{BinaryOp, CompareOp, Elem, Inst, UnaryOp, Val};

/// A list of instructions under construction, with common subexpressions shared.
#[derive(Default)]
pub struct BodyBuilder {
    /// The instructions so far.
    pub insts: Vec<Inst>,
    /// Type of each value.
    pub elems: Vec<Elem>,
}

impl BodyBuilder {
    /// Appends an instruction, or finds the equal one that is already there.
    pub fn push(&mut self, inst: Inst, elem: Elem) -> Val {
        // Bodies are short; a linear search keeps the order of instructions obvious.
        if let Some(at) = self.insts.iter().position(|known| *known == inst) {
            return Val(at as u32);
        }
        self.insts.push(inst);
        self.elems.push(elem);
        Val((self.insts.len() - 1) as u32)
    }

    /// Type of a value.
    pub fn elem(&self, value: Val) -> Elem {
        self.elems[value.index()]
    }

    /// A constant by its bits.
    pub fn constant(&mut self, elem: Elem, bits: u64) -> Val {
        self.push(Inst::Const { elem, bits }, elem)
    }

    /// A small integer as a constant.
    pub fn int(&mut self, elem: Elem, value: i64) -> Val {
        self.constant(elem, int_bits(elem, value))
    }

    /// A unary instruction.
    pub fn unary(&mut self, op: UnaryOp, a: Val) -> Val {
        let elem = if op == UnaryOp::IsNan {
            Elem::Bool
        } else {
            self.elem(a)
        };
        self.push(Inst::Unary { op, a }, elem)
    }

    /// A binary instruction.
    pub fn binary(&mut self, op: BinaryOp, a: Val, b: Val) -> Val {
        let elem = self.elem(a);
        self.push(Inst::Binary { op, a, b }, elem)
    }

    /// A comparison.
    pub fn compare(&mut self, op: CompareOp, a: Val, b: Val) -> Val {
        self.push(Inst::Compare { op, a, b }, Elem::Bool)
    }

    /// A selection.
    pub fn select(&mut self, cond: Val, a: Val, b: Val) -> Val {
        let elem = self.elem(a);
        self.push(Inst::Select { cond, a, b }, elem)
    }

    /// A conversion; none where the type is the same already.
    pub fn cast(&mut self, to: Elem, a: Val) -> Val {
        if self.elem(a) == to {
            a
        } else {
            self.push(Inst::Cast { to, a }, to)
        }
    }

    /// A call of a function on f32.
    pub fn call(&mut self, function: &str, args: Vec<Val>) -> Val {
        self.push(
            Inst::Call {
                function: function.into(),
                args,
            },
            Elem::F32,
        )
    }

    /// Name and dtype of the node being written, for errors, and its op on operand values.
    ///
    /// The operands have the memory types of the node's operands; so has the result.
    ///
    /// # Errors
    /// Where the op has no instructions on that dtype.
    pub fn node(
        &mut self,
        name: &str,
        op: &Op,
        operands: &[Val],
        operand_dtype: DType,
    ) -> Result<Val, OptimizeError> {
        let unsupported = |dtype| OptimizeError::UnsupportedDtype {
            node: name.into(),
            op: op_name(op),
            dtype,
        };
        let wide = compute_elem(operand_dtype);
        match op {
            Op::Cast { to } => Ok(self.cast_dtype(operands[0], operand_dtype, *to)),
            Op::Select => Ok(self.select(operands[0], operands[1], operands[2])),
            Op::Unary(f) => {
                let x = self.cast(wide, operands[0]);
                let y = self
                    .unary_fn(*f, x)
                    .ok_or_else(|| unsupported(operand_dtype))?;
                Ok(self.narrow(y, operand_dtype))
            }
            Op::Binary(f) => {
                let (a, b) = (self.cast(wide, operands[0]), self.cast(wide, operands[1]));
                let y = self
                    .binary_fn(*f, a, b)
                    .ok_or_else(|| unsupported(operand_dtype))?;
                Ok(self.narrow(y, operand_dtype))
            }
            Op::Compare(f) => {
                let (a, b) = (self.cast(wide, operands[0]), self.cast(wide, operands[1]));
                Ok(self.compare(compare_op(*f), a, b))
            }
            Op::Fma if matches!(operand_dtype, DType::F32 | DType::F64) => {
                let (a, b, c) = (operands[0], operands[1], operands[2]);
                Ok(self.push(Inst::Fma { a, b, c }, wide))
            }
            _ => Err(unsupported(operand_dtype)),
        }
    }

    /// Rounds a computed value back to the memory type of a dtype; booleans stay.
    fn narrow(&mut self, value: Val, dtype: DType) -> Val {
        if self.elem(value) == Elem::Bool {
            value
        } else {
            self.cast(elem_of(dtype), value)
        }
    }

    /// A conversion between dtypes by value, half types through f32.
    fn cast_dtype(&mut self, value: Val, from: DType, to: DType) -> Val {
        let to_elem = elem_of(to);
        if from == to {
            return value;
        }
        let half = |d| matches!(d, DType::F16 | DType::BF16);
        // Widening is exact, so a conversion out of a half type rounds once.
        let wide = if half(from) {
            self.cast(Elem::F32, value)
        } else {
            value
        };
        self.cast(to_elem, wide)
    }

    /// A conversion by value through a type that holds every value exactly, or truncates as the
    /// target does.
    pub fn cast_through(&mut self, value: Val, from: DType, middle: Elem, to: DType) -> Val {
        let half = matches!(from, DType::F16 | DType::BF16);
        let wide = if half {
            self.cast(Elem::F32, value)
        } else {
            value
        };
        let middle = self.cast(middle, wide);
        self.cast(elem_of(to), middle)
    }

    fn unary_fn(&mut self, f: UnaryFn, x: Val) -> Option<Val> {
        let elem = self.elem(x);
        let float = matches!(elem, Elem::F32 | Elem::F64);
        let plain = |op| (float || op == UnaryOp::Neg || op == UnaryOp::Abs).then_some(op);
        let op = match f {
            UnaryFn::Neg => plain(UnaryOp::Neg)?,
            UnaryFn::Abs => plain(UnaryOp::Abs)?,
            UnaryFn::Sqrt => plain(UnaryOp::Sqrt)?,
            UnaryFn::Floor => plain(UnaryOp::Floor)?,
            UnaryFn::Ceil => plain(UnaryOp::Ceil)?,
            UnaryFn::Trunc => plain(UnaryOp::Trunc)?,
            UnaryFn::RoundEven => plain(UnaryOp::RoundEven)?,
            UnaryFn::RoundHalfAway => plain(UnaryOp::RoundHalfAway)?,
            UnaryFn::IsNan => plain(UnaryOp::IsNan)?,
            UnaryFn::Not if elem == Elem::Bool || elem.is_int() => UnaryOp::Not,
            _ => return self.unary_sequence(f, x, elem, float),
        };
        if elem == Elem::Bool && op != UnaryOp::Not {
            return None;
        }
        Some(self.unary(op, x))
    }

    fn unary_sequence(&mut self, f: UnaryFn, x: Val, elem: Elem, float: bool) -> Option<Val> {
        match f {
            UnaryFn::Sign if elem != Elem::Bool => {
                let zero = self.int(elem, 0);
                let one = self.int(elem, 1);
                let above = self.compare(CompareOp::Gt, x, zero);
                let below = self.compare(CompareOp::Lt, x, zero);
                let minus = self.int(elem, -1);
                // Neither above nor below: a zero or a NaN, both of which stay.
                let low = self.select(below, minus, x);
                Some(self.select(above, one, low))
            }
            UnaryFn::Recip if float => {
                let one = self.int(elem, 1);
                Some(self.binary(BinaryOp::Div, one, x))
            }
            UnaryFn::Rsqrt if float => {
                let root = self.unary(UnaryOp::Sqrt, x);
                let one = self.int(elem, 1);
                Some(self.binary(BinaryOp::Div, one, root))
            }
            UnaryFn::IsInf if float => {
                let magnitude = self.unary(UnaryOp::Abs, x);
                let bits = if elem == Elem::F32 {
                    0x7f80_0000
                } else {
                    0x7ff0_0000_0000_0000
                };
                let infinity = self.constant(elem, bits);
                Some(self.compare(CompareOp::Eq, magnitude, infinity))
            }
            _ => {
                let function = function_name(f)?;
                (elem == Elem::F32).then(|| self.call(function, vec![x]))
            }
        }
    }

    fn binary_fn(&mut self, f: BinaryFn, a: Val, b: Val) -> Option<Val> {
        let elem = self.elem(a);
        let number = elem != Elem::Bool;
        let bits = elem == Elem::Bool || elem.is_int();
        let op = match f {
            BinaryFn::Add if number => BinaryOp::Add,
            BinaryFn::Sub if number => BinaryOp::Sub,
            BinaryFn::Mul if number => BinaryOp::Mul,
            BinaryFn::Div if number => BinaryOp::Div,
            BinaryFn::Rem if number => BinaryOp::Rem,
            BinaryFn::Max if number => BinaryOp::Max,
            BinaryFn::Min if number => BinaryOp::Min,
            BinaryFn::And if bits => BinaryOp::And,
            BinaryFn::Or if bits => BinaryOp::Or,
            BinaryFn::Xor if bits => BinaryOp::Xor,
            BinaryFn::Shl if elem.is_int() => BinaryOp::Shl,
            BinaryFn::Shr if elem.is_int() => BinaryOp::Shr,
            BinaryFn::Pow if elem == Elem::F32 => return Some(self.pow(a, b)),
            _ => return None,
        };
        Some(self.binary(op, a, b))
    }

    /// `pow` with the exponents that the contract writes out, else the function.
    fn pow(&mut self, x: Val, y: Val) -> Val {
        let exponent = match self.insts[y.index()] {
            Inst::Const {
                elem: Elem::F32,
                bits,
            } => Some(f32::from_bits(bits as u32)),
            _ => None,
        };
        match exponent {
            Some(2.0) => self.binary(BinaryOp::Mul, x, x),
            Some(0.5) => self.unary(UnaryOp::Sqrt, x),
            Some(1.0) => x,
            Some(0.0) => self.int(Elem::F32, 1),
            Some(-1.0) => {
                let one = self.int(Elem::F32, 1);
                self.binary(BinaryOp::Div, one, x)
            }
            _ => self.call("pow", vec![x, y]),
        }
    }
}

/// The name under which bodies call an elementary function.
pub fn function_name(f: UnaryFn) -> Option<&'static str> {
    Some(match f {
        UnaryFn::Exp => "exp",
        UnaryFn::Exp2 => "exp2",
        UnaryFn::Expm1 => "expm1",
        UnaryFn::Log => "log",
        UnaryFn::Log2 => "log2",
        UnaryFn::Log1p => "log1p",
        UnaryFn::Tanh => "tanh",
        UnaryFn::Erf => "erf",
        UnaryFn::Sin => "sin",
        UnaryFn::Cos => "cos",
        UnaryFn::Sigmoid => "sigmoid",
        UnaryFn::Softplus => "softplus",
        UnaryFn::SoftmaxExp => "softmax_exp",
        _ => return None,
    })
}

fn compare_op(f: CompareFn) -> CompareOp {
    match f {
        CompareFn::Eq => CompareOp::Eq,
        CompareFn::Ne => CompareOp::Ne,
        CompareFn::Lt => CompareOp::Lt,
        CompareFn::Le => CompareOp::Le,
        CompareFn::Gt => CompareOp::Gt,
        CompareFn::Ge => CompareOp::Ge,
    }
}

/// A short name of an op for errors and tables.
pub fn op_name(op: &Op) -> String {
    let text = match op {
        Op::Unary(f) => format!("{f:?}"),
        Op::Binary(f) => format!("{f:?}"),
        Op::Compare(f) => format!("Compare{f:?}"),
        Op::Reduce { op, .. } => format!("Reduce{op:?}"),
        Op::ArgReduce { op, .. } => format!("Arg{op:?}"),
        Op::Composite(c) => format!("{c:?}"),
        other => format!("{other:?}"),
    };
    text.split([' ', '(', '{'])
        .next()
        .unwrap_or_default()
        .to_string()
}
