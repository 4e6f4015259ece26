//! Writing down a function program.

use std::collections::BTreeMap;

use weft_kernel::{
    BinaryOp, CompareOp, Elem, FunctionKind, FunctionProgram, Inst, Table, UnaryOp, Val,
};

/// A program under construction; each method appends one instruction and names its result.
///
/// A constant is written once, however often it is used.
pub(crate) struct Builder {
    params: usize,
    insts: Vec<Inst>,
    constants: BTreeMap<(Elem, u64), Val>,
    tables: Vec<Table>,
}

impl Builder {
    /// An empty program of one f32 parameter, and that parameter.
    pub(crate) fn unary() -> (Self, Val) {
        let (builder, [x]) = Self::new();
        (builder, x)
    }

    /// An empty program of some f32 parameters, and those.
    pub(crate) fn new<const N: usize>() -> (Self, [Val; N]) {
        let mut builder = Self {
            params: N,
            insts: Vec::new(),
            constants: BTreeMap::new(),
            tables: Vec::new(),
        };
        let params = core::array::from_fn(|index| builder.push(Inst::Param { index }));
        (builder, params)
    }

    /// The finished program, which returns the f32 `result`.
    pub(crate) fn finish(self, name: &str, kind: FunctionKind, result: Val) -> FunctionProgram {
        FunctionProgram {
            name: name.into(),
            kind,
            params: vec![Elem::F32; self.params],
            result_elem: Elem::F32,
            insts: self.insts,
            result,
            tables: self.tables,
        }
    }

    fn push(&mut self, inst: Inst) -> Val {
        self.insts.push(inst);
        Val((self.insts.len() - 1) as u32)
    }

    fn constant(&mut self, elem: Elem, bits: u64) -> Val {
        if let Some(&val) = self.constants.get(&(elem, bits)) {
            return val;
        }
        let val = self.push(Inst::Const { elem, bits });
        self.constants.insert((elem, bits), val);
        val
    }

    pub(crate) fn f32(&mut self, value: f32) -> Val {
        self.constant(Elem::F32, u64::from(value.to_bits()))
    }

    pub(crate) fn f32_bits(&mut self, bits: u32) -> Val {
        self.constant(Elem::F32, u64::from(bits))
    }

    pub(crate) fn f64(&mut self, value: f64) -> Val {
        self.constant(Elem::F64, value.to_bits())
    }

    pub(crate) fn f64_bits(&mut self, bits: u64) -> Val {
        self.constant(Elem::F64, bits)
    }

    pub(crate) fn i32(&mut self, value: i32) -> Val {
        self.constant(Elem::I32, u64::from(value as u32))
    }

    pub(crate) fn i64(&mut self, value: i64) -> Val {
        self.constant(Elem::I64, value as u64)
    }

    fn binary(&mut self, op: BinaryOp, a: Val, b: Val) -> Val {
        self.push(Inst::Binary { op, a, b })
    }

    pub(crate) fn add(&mut self, a: Val, b: Val) -> Val {
        self.binary(BinaryOp::Add, a, b)
    }

    pub(crate) fn sub(&mut self, a: Val, b: Val) -> Val {
        self.binary(BinaryOp::Sub, a, b)
    }

    pub(crate) fn mul(&mut self, a: Val, b: Val) -> Val {
        self.binary(BinaryOp::Mul, a, b)
    }

    pub(crate) fn div(&mut self, a: Val, b: Val) -> Val {
        self.binary(BinaryOp::Div, a, b)
    }

    pub(crate) fn and(&mut self, a: Val, b: Val) -> Val {
        self.binary(BinaryOp::And, a, b)
    }

    pub(crate) fn xor(&mut self, a: Val, b: Val) -> Val {
        self.binary(BinaryOp::Xor, a, b)
    }

    pub(crate) fn max(&mut self, a: Val, b: Val) -> Val {
        self.binary(BinaryOp::Max, a, b)
    }

    pub(crate) fn or(&mut self, a: Val, b: Val) -> Val {
        self.binary(BinaryOp::Or, a, b)
    }

    /// Shifts right: zeros come in for `U64` and `U32`, the sign for the signed types.
    pub(crate) fn shr(&mut self, a: Val, count: Val) -> Val {
        self.binary(BinaryOp::Shr, a, count)
    }

    fn unary_op(&mut self, op: UnaryOp, a: Val) -> Val {
        self.push(Inst::Unary { op, a })
    }

    pub(crate) fn sqrt(&mut self, a: Val) -> Val {
        self.unary_op(UnaryOp::Sqrt, a)
    }

    pub(crate) fn trunc(&mut self, a: Val) -> Val {
        self.unary_op(UnaryOp::Trunc, a)
    }

    pub(crate) fn not(&mut self, a: Val) -> Val {
        self.unary_op(UnaryOp::Not, a)
    }

    pub(crate) fn is_nan(&mut self, a: Val) -> Val {
        self.unary_op(UnaryOp::IsNan, a)
    }

    pub(crate) fn neg(&mut self, a: Val) -> Val {
        self.unary_op(UnaryOp::Neg, a)
    }

    pub(crate) fn abs(&mut self, a: Val) -> Val {
        self.unary_op(UnaryOp::Abs, a)
    }

    pub(crate) fn u64(&mut self, value: u64) -> Val {
        self.constant(Elem::U64, value)
    }

    pub(crate) fn shl(&mut self, a: Val, count: Val) -> Val {
        self.binary(BinaryOp::Shl, a, count)
    }

    pub(crate) fn fma(&mut self, a: Val, b: Val, c: Val) -> Val {
        self.push(Inst::Fma { a, b, c })
    }

    pub(crate) fn compare(&mut self, op: CompareOp, a: Val, b: Val) -> Val {
        self.push(Inst::Compare { op, a, b })
    }

    pub(crate) fn select(&mut self, cond: Val, a: Val, b: Val) -> Val {
        self.push(Inst::Select { cond, a, b })
    }

    pub(crate) fn cast(&mut self, to: Elem, a: Val) -> Val {
        self.push(Inst::Cast { to, a })
    }

    pub(crate) fn bitcast(&mut self, to: Elem, a: Val) -> Val {
        self.push(Inst::Bitcast { to, a })
    }

    /// The entry `index` of a table of f64 bits.
    pub(crate) fn lookup(&mut self, name: &str, bits: &[u64], index: Val) -> Val {
        self.tables.push(Table {
            name: name.into(),
            elem: Elem::F64,
            bits: bits.to_vec(),
        });
        self.push(Inst::Lookup {
            table: self.tables.len() - 1,
            index,
        })
    }

    /// The f32 `x`, but at least `low` and at most `high`; NaN stays NaN.
    pub(crate) fn clamp(&mut self, x: Val, low: f32, high: f32) -> Val {
        let low = self.f32(low);
        let below = self.compare(CompareOp::Lt, x, low);
        let x = self.select(below, low, x);
        let high = self.f32(high);
        let above = self.compare(CompareOp::Gt, x, high);
        self.select(above, high, x)
    }

    /// The f32 `result`, but at each of these arguments (bits) the given one (bits).
    ///
    /// For arguments whose function value lies so near to the midpoint of two floats that the f64
    /// before the last rounding is that midpoint, where no small change of coefficients helps.
    pub(crate) fn except(&mut self, x: Val, mut result: Val, cases: &[(u32, u32)]) -> Val {
        for &(argument, value) in cases {
            let argument = self.f32_bits(argument);
            let is_it = self.compare(CompareOp::Eq, x, argument);
            let value = self.f32_bits(value);
            result = self.select(is_it, value, result);
        }
        result
    }

    /// The f64 polynomial with these coefficients (bits, constant term first) by Horner's rule: one
    /// fma for each coefficient but the last.
    pub(crate) fn horner(&mut self, coefficients: &[u64], x: Val) -> Val {
        let mut reversed = coefficients.iter().rev();
        let last = *reversed.next().expect("a polynomial has a coefficient");
        let mut sum = self.f64_bits(last);
        for &coefficient in reversed {
            let coefficient = self.f64_bits(coefficient);
            sum = self.fma(sum, x, coefficient);
        }
        sum
    }
}
