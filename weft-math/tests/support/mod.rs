//! A plain evaluator of function programs, many lanes at a time.
//!
//! It knows nothing of any renderer. The caller says what fma is: the reference's own, exactly
//! rounded, in tests; the host's, where it has one, in the exhaustive check.

use weft_kernel::{BinaryOp, CompareOp, Elem, FunctionProgram, Inst, UnaryOp, Val};

/// Lanes that are evaluated together.
pub const LANES: usize = 256;

/// Fused multiply-add, exactly rounded.
pub trait FusedMultiplyAdd {
    fn f32(a: f32, b: f32, c: f32) -> f32;
    fn f64(a: f64, b: f64, c: f64) -> f64;
}

/// The reference's fma.
pub struct SoftFma;

impl FusedMultiplyAdd for SoftFma {
    fn f32(a: f32, b: f32, c: f32) -> f32 {
        weft_reference::fma::fma_f32(a, b, c)
    }

    fn f64(a: f64, b: f64, c: f64) -> f64 {
        weft_reference::fma::fma_f64(a, b, c)
    }
}

/// A program with room for the values of all its instructions, each zero-extended to 64 bits.
pub struct Evaluator<'a> {
    program: &'a FunctionProgram,
    types: Vec<Elem>,
    values: Vec<[u64; LANES]>,
}

fn f32_of(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn of_f32(value: f32) -> u64 {
    u64::from(value.to_bits())
}

/// The bits of an f32, but of every NaN those of the canonical one.
pub fn canonical(bits: u32) -> u32 {
    if bits & 0x7fff_ffff > 0x7f80_0000 {
        0x7fc0_0000
    } else {
        bits
    }
}

/// The f32 integral value next to that with these bits, toward zero.
fn truncate(bits: u32) -> u32 {
    let exponent = (bits >> 23 & 255) as i32 - 127;
    match exponent {
        ..0 => bits & (1 << 31),
        0..23 => bits & !((1 << (23 - exponent)) - 1),
        _ => bits,
    }
}

impl<'a> Evaluator<'a> {
    pub fn new(program: &'a FunctionProgram) -> Self {
        let types = program.verify().expect("the program verifies");
        let mut values = vec![[0; LANES]; types.len()];
        for (value, inst) in values.iter_mut().zip(&program.insts) {
            if let Inst::Const { bits, .. } = inst {
                *value = [*bits; LANES];
            }
        }
        Self {
            program,
            types,
            values,
        }
    }

    /// The results for these inputs, one block for each parameter.
    #[inline(always)]
    pub fn run<F: FusedMultiplyAdd>(&mut self, inputs: &[&[u32; LANES]]) -> [u32; LANES] {
        for (at, inst) in self.program.insts.iter().enumerate() {
            let (before, rest) = self.values.split_at_mut(at);
            let out = &mut rest[0];
            let of = |v: Val| &before[v.index()];
            match inst {
                Inst::Const { .. } => {}
                Inst::Param { index } => {
                    for (out, input) in out.iter_mut().zip(inputs[*index]) {
                        *out = u64::from(*input);
                    }
                }
                Inst::Fma { a, b, c } => {
                    let (a, b, c) = (of(*a), of(*b), of(*c));
                    if self.types[at] == Elem::F32 {
                        for i in 0..LANES {
                            out[i] = of_f32(F::f32(f32_of(a[i]), f32_of(b[i]), f32_of(c[i])));
                        }
                    } else {
                        for i in 0..LANES {
                            let [a, b, c] = [a[i], b[i], c[i]].map(f64::from_bits);
                            out[i] = F::f64(a, b, c).to_bits();
                        }
                    }
                }
                Inst::Select { cond, a, b } => {
                    let (cond, a, b) = (of(*cond), of(*a), of(*b));
                    for i in 0..LANES {
                        out[i] = if cond[i] != 0 { a[i] } else { b[i] };
                    }
                }
                Inst::Unary { op, a } => {
                    let a = of(*a);
                    match (op, self.types[at]) {
                        (UnaryOp::Abs, Elem::F32) => map(out, a, |a| a & 0x7fff_ffff),
                        (UnaryOp::Abs, Elem::F64) => map(out, a, |a| a & (u64::MAX >> 1)),
                        (UnaryOp::Neg, Elem::F32) => map(out, a, |a| a ^ 0x8000_0000),
                        (UnaryOp::Neg, Elem::F64) => map(out, a, |a| a ^ (1 << 63)),
                        (UnaryOp::Sqrt, Elem::F32) => map(out, a, |a| of_f32(f32_of(a).sqrt())),
                        (UnaryOp::Trunc, Elem::F32) => map(out, a, |a| truncate(a as u32).into()),
                        (UnaryOp::Not, Elem::Bool) => map(out, a, |a| a ^ 1),
                        (UnaryOp::IsNan, Elem::Bool) => {
                            map(out, a, |a| u64::from(a & 0x7fff_ffff > 0x7f80_0000));
                        }
                        other => panic!("no program uses {other:?}"),
                    }
                }
                Inst::Binary { op, a, b } => {
                    binary(*op, self.types[at], out, of(*a), of(*b));
                }
                Inst::Compare { op, a, b } => {
                    let elem = self.types[a.index()];
                    compare(*op, elem, out, of(*a), of(*b));
                }
                Inst::Cast { to, a } => cast(self.types[a.index()], *to, out, of(*a)),
                Inst::Bitcast { a, .. } => *out = *of(*a),
                Inst::Lookup { table, index } => {
                    let bits = &self.program.tables[*table].bits;
                    map(out, of(*index), |i| bits[i as usize]);
                }
                other => panic!("{other:?} has no place in a function program"),
            }
        }
        let result = &self.values[self.program.result.index()];
        std::array::from_fn(|i| canonical(result[i] as u32))
    }
}

#[inline(always)]
fn map(out: &mut [u64; LANES], a: &[u64; LANES], f: impl Fn(u64) -> u64) {
    for i in 0..LANES {
        out[i] = f(a[i]);
    }
}

#[inline(always)]
fn zip(out: &mut [u64; LANES], a: &[u64; LANES], b: &[u64; LANES], f: impl Fn(u64, u64) -> u64) {
    for i in 0..LANES {
        out[i] = f(a[i], b[i]);
    }
}

#[inline(always)]
fn binary(op: BinaryOp, elem: Elem, out: &mut [u64; LANES], a: &[u64; LANES], b: &[u64; LANES]) {
    use BinaryOp as Op;
    let low = |x: u64| u64::from(x as u32);
    match (op, elem) {
        (Op::Add, Elem::F32) => zip(out, a, b, |a, b| of_f32(f32_of(a) + f32_of(b))),
        (Op::Sub, Elem::F32) => zip(out, a, b, |a, b| of_f32(f32_of(a) - f32_of(b))),
        (Op::Mul, Elem::F32) => zip(out, a, b, |a, b| of_f32(f32_of(a) * f32_of(b))),
        (Op::Div, Elem::F32) => zip(out, a, b, |a, b| of_f32(f32_of(a) / f32_of(b))),
        (Op::Add, Elem::F64) => {
            zip(out, a, b, |a, b| {
                (f64::from_bits(a) + f64::from_bits(b)).to_bits()
            });
        }
        (Op::Sub, Elem::F64) => {
            zip(out, a, b, |a, b| {
                (f64::from_bits(a) - f64::from_bits(b)).to_bits()
            });
        }
        (Op::Mul, Elem::F64) => {
            zip(out, a, b, |a, b| {
                (f64::from_bits(a) * f64::from_bits(b)).to_bits()
            });
        }
        (Op::Div, Elem::F64) => {
            zip(out, a, b, |a, b| {
                (f64::from_bits(a) / f64::from_bits(b)).to_bits()
            });
        }
        (Op::Add, Elem::I32) => zip(out, a, b, |a, b| low(a.wrapping_add(b))),
        (Op::Sub, Elem::I32) => zip(out, a, b, |a, b| low(a.wrapping_sub(b))),
        (Op::Shl, Elem::I32) => zip(out, a, b, |a, b| low(a << (b & 31))),
        (Op::Shr, Elem::I32) => zip(out, a, b, |a, b| low(((a as i32) >> (b & 31)) as u64)),
        (Op::Max, Elem::I32) => zip(out, a, b, |a, b| low((a as i32).max(b as i32) as u64)),
        (Op::Add, Elem::I64 | Elem::U64) => zip(out, a, b, u64::wrapping_add),
        (Op::Sub, Elem::I64 | Elem::U64) => zip(out, a, b, u64::wrapping_sub),
        (Op::Shl, Elem::I64 | Elem::U64) => zip(out, a, b, |a, b| a << (b & 63)),
        (Op::Shr, Elem::I64) => zip(out, a, b, |a, b| ((a as i64) >> (b & 63)) as u64),
        (Op::Shr, Elem::U64) => zip(out, a, b, |a, b| a >> (b & 63)),
        (Op::And, _) => zip(out, a, b, |a, b| a & b),
        (Op::Or, _) => zip(out, a, b, |a, b| a | b),
        (Op::Xor, _) => zip(out, a, b, |a, b| a ^ b),
        other => panic!("no program uses {other:?}"),
    }
}

#[inline(always)]
fn compare(op: CompareOp, elem: Elem, out: &mut [u64; LANES], a: &[u64; LANES], b: &[u64; LANES]) {
    macro_rules! by {
        ($of:expr) => {{
            let of = $of;
            match op {
                CompareOp::Eq => zip(out, a, b, |a, b| u64::from(of(a) == of(b))),
                CompareOp::Ne => zip(out, a, b, |a, b| u64::from(of(a) != of(b))),
                CompareOp::Lt => zip(out, a, b, |a, b| u64::from(of(a) < of(b))),
                CompareOp::Le => zip(out, a, b, |a, b| u64::from(of(a) <= of(b))),
                CompareOp::Gt => zip(out, a, b, |a, b| u64::from(of(a) > of(b))),
                CompareOp::Ge => zip(out, a, b, |a, b| u64::from(of(a) >= of(b))),
            }
        }};
    }
    match elem {
        Elem::F32 => by!(f32_of),
        Elem::F64 => by!(f64::from_bits),
        Elem::I32 => by!(|x: u64| x as i32),
        Elem::I64 => by!(|x: u64| x as i64),
        other => panic!("no program compares {other}"),
    }
}

#[inline(always)]
fn cast(from: Elem, to: Elem, out: &mut [u64; LANES], a: &[u64; LANES]) {
    match (from, to) {
        (Elem::F32, Elem::F64) => map(out, a, |a| f64::from(f32_of(a)).to_bits()),
        (Elem::F64, Elem::F32) => map(out, a, |a| of_f32(f64::from_bits(a) as f32)),
        (Elem::I32, Elem::F32) => map(out, a, |a| of_f32(a as i32 as f32)),
        (Elem::I32, Elem::F64) => map(out, a, |a| f64::from(a as i32).to_bits()),
        (Elem::I64 | Elem::U64, Elem::I32) => map(out, a, |a| u64::from(a as u32)),
        (Elem::I32, Elem::I64) => map(out, a, |a| i64::from(a as i32) as u64),
        (Elem::F32, Elem::I32) => map(out, a, |a| u64::from(f32_of(a) as i32 as u32)),
        other => panic!("no program casts {other:?}"),
    }
}

/// The reference's function of one argument of that name.
pub fn reference(name: &str) -> Option<fn(f32) -> f32> {
    use weft_reference::elementary as e;
    Some(match name {
        "cos" => e::cos,
        "erf" => e::erf,
        "exp" => e::exp,
        "exp2" => e::exp2,
        "expm1" => e::expm1,
        "log" => e::log,
        "log1p" => e::log1p,
        "log2" => e::log2,
        "rsqrt" => e::rsqrt,
        "sigmoid" => e::sigmoid,
        "sin" => e::sin,
        "softmax_exp" => e::softmax_exp,
        "softplus" => e::softplus,
        "sqrt" => e::sqrt,
        "tanh" => e::tanh,
        _ => return None,
    })
}
