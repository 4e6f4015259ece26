//! Every op against an independent meaning: exact rational arithmetic in Python.
//!
//! `tests/witness/ops/make.py` wrote the cases; it shares nothing with this crate but the text of
//! the numerics contract. Bits are compared, all of them.

use serde::Deserialize;
use std::collections::BTreeMap;
use weft_ir::{DType, Op, Tensor};
use weft_reference::{eval_op, random_tensor};

#[derive(Deserialize)]
struct Case {
    name: String,
    op: Op,
    inputs: Vec<Written>,
    expect: Written,
}

/// A tensor as the script writes it.
#[derive(Deserialize)]
struct Written {
    dtype: DType,
    shape: Vec<u64>,
    bits: Option<String>,
    random: Option<u64>,
}

impl Written {
    fn tensor(&self) -> Tensor {
        if let Some(seed) = self.random {
            return random_tensor(seed, self.dtype, &self.shape).expect("a small tensor");
        }
        let text = self.bits.as_deref().expect("bits or a seed");
        let bytes: Vec<u8> = text
            .split_whitespace()
            .flat_map(|hex| {
                let bits = u64::from_str_radix(hex, 16).expect("hexadecimal");
                bits.to_le_bytes()[..self.dtype.size_bytes()].to_vec()
            })
            .collect();
        Tensor::from_bytes(self.dtype, self.shape.clone(), bytes).expect("as many as the shape has")
    }
}

fn cases() -> Vec<Case> {
    include_str!("witness/ops/cases.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a case"))
        .collect()
}

/// What differs, or nothing.
fn difference(case: &Case, result: &Tensor) -> Option<String> {
    let expected = case.expect.tensor();
    if result.ty() != expected.ty() {
        return Some(format!(
            "{}: type {}, expected {}",
            case.name,
            result.ty(),
            expected.ty()
        ));
    }
    (0..result.elems())
        .find(|i| result.bits(*i) != expected.bits(*i))
        .map(|i| {
            let (got, right) = (result.bits(i), expected.bits(i));
            format!("{}: element {i} is {got:x}, expected {right:x}", case.name)
        })
}

#[test]
fn every_op_meets_its_witness() {
    let cases = cases();
    assert!(cases.len() > 1000, "only {} cases", cases.len());
    let mut failures = Vec::new();
    let mut ops: BTreeMap<&str, usize> = BTreeMap::new();
    for case in &cases {
        *ops.entry(case.op.name()).or_default() += 1;
        let inputs: Vec<Tensor> = case.inputs.iter().map(Written::tensor).collect();
        match eval_op(&case.op, &inputs.iter().collect::<Vec<_>>()) {
            Ok(result) => failures.extend(difference(case, &result)),
            Err(error) => failures.push(format!("{}: {error}", case.name)),
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {}:\n{}",
        failures.len(),
        cases.len(),
        failures.join("\n")
    );
    assert!(ops.len() >= 70, "only these ops have cases: {ops:?}");
}

#[test]
fn a_single_flipped_bit_is_caught() {
    for case in cases().iter().step_by(37) {
        let right = case.expect.tensor();
        if right.elems() == 0 {
            continue;
        }
        assert_eq!(difference(case, &right), None);
        let mut bytes = right.bytes().to_vec();
        let last = bytes.len() - right.dtype().size_bytes();
        bytes[last] ^= 1;
        let wrong = Tensor::from_bytes(right.dtype(), right.shape().to_vec(), bytes).unwrap();
        assert!(difference(case, &wrong).is_some(), "{}", case.name);
    }
}

/// A wrong op in the place of a right one is seen by some case.
#[test]
fn a_wrong_op_is_caught() {
    use weft_ir::{
        ArgOp, AttentionAttrs, BinaryFn as B, CompositeOp as C, GeluForm, ReduceFn as R,
        UnaryFn as U,
    };
    let confuse = |op: &Op| {
        Some(match op {
            Op::Unary(U::RoundEven) => Op::Unary(U::RoundHalfAway),
            Op::Unary(U::Floor) => Op::Unary(U::Trunc),
            Op::Unary(U::Sqrt) => Op::Unary(U::Rsqrt),
            Op::Unary(U::SoftmaxExp) => Op::Unary(U::Exp),
            Op::Binary(B::Max) => Op::Binary(B::Min),
            Op::Binary(B::Shr) => Op::Binary(B::Shl),
            Op::Composite(C::Gelu(GeluForm::Erf)) => Op::Composite(C::Gelu(GeluForm::Tanh)),
            Op::Composite(C::Relu) => Op::Composite(C::HardSwish),
            Op::Reduce {
                op: R::Mean,
                axes,
                keep_dims,
            } => Op::Reduce {
                op: R::Sum,
                axes: axes.clone(),
                keep_dims: *keep_dims,
            },
            Op::ArgReduce {
                op: ArgOp::Max,
                axis,
                keep_dims,
                select_last,
            } => Op::ArgReduce {
                op: ArgOp::Max,
                axis: *axis,
                keep_dims: *keep_dims,
                select_last: !select_last,
            },
            Op::Dot(dims) if dims.lhs_contract.len() == 2 => {
                let mut dims = dims.clone();
                dims.lhs_contract.reverse();
                dims.rhs_contract.reverse();
                Op::Dot(dims)
            }
            // Neither NaN beside a masked term nor a sum of -0 would be right.
            Op::MaskedDot(dims) => Op::Dot(dims.clone()),
            Op::Composite(C::Attention(attrs)) => Op::Composite(C::Attention(AttentionAttrs {
                causal: attrs.causal.map_or(Some(0), |first| first.checked_sub(1)),
                ..*attrs
            })),
            Op::Resize(attrs) if attrs.antialias => {
                let mut attrs = attrs.clone();
                attrs.antialias = false;
                Op::Resize(attrs)
            }
            _ => return None,
        })
    };
    let (mut confused, mut caught) = (BTreeMap::new(), BTreeMap::new());
    for case in cases() {
        let Some(wrong) = confuse(&case.op) else {
            continue;
        };
        let name = case.op.name();
        *confused.entry(name).or_insert(0) += 1;
        let inputs: Vec<Tensor> = case.inputs.iter().map(Written::tensor).collect();
        let missed = eval_op(&wrong, &inputs.iter().collect::<Vec<_>>())
            .is_ok_and(|result| difference(&case, &result).is_none());
        if !missed {
            *caught.entry(name).or_insert(0) += 1;
        }
    }
    assert_eq!(confused.len(), 14, "{confused:?}");
    assert_eq!(caught.len(), 14, "caught only {caught:?}");
}

/// Elementary functions reach the op of their name; what they compute is checked elsewhere.
#[test]
fn functions_are_wired_to_their_ops() {
    use weft_ir::{BinaryFn, UnaryFn as U};
    use weft_reference::elementary as e;
    let x = random_tensor(9, DType::F32, &[64]).expect("small");
    let values: Vec<f32> = x.to_vec().expect("f32");
    type Function = fn(f32) -> f32;
    let functions: [(U, Function); 14] = [
        (U::Exp, e::exp),
        (U::Exp2, e::exp2),
        (U::Expm1, e::expm1),
        (U::Log, e::log),
        (U::Log2, e::log2),
        (U::Log1p, e::log1p),
        (U::Tanh, e::tanh),
        (U::Erf, e::erf),
        (U::Sin, e::sin),
        (U::Cos, e::cos),
        (U::Sigmoid, e::sigmoid),
        (U::Softplus, e::softplus),
        (U::Sqrt, e::sqrt),
        (U::Rsqrt, e::rsqrt),
    ];
    for (op, f) in functions {
        let result = eval_op(&Op::Unary(op), &[&x]).expect("a float function");
        for (i, x) in values.iter().enumerate() {
            assert_eq!(result.bits(i), u64::from(f(*x).to_bits()), "{op:?} of {x}");
        }
    }
    let column = x.reshaped(&[64, 1]).expect("the same elements");
    let result = eval_op(&Op::Binary(BinaryFn::Pow), &[&column, &x]).expect("a power");
    for (i, a) in values.iter().enumerate() {
        for (j, b) in values.iter().enumerate() {
            assert_eq!(result.bits(i * 64 + j), u64::from(e::pow(*a, *b).to_bits()));
        }
    }
    // On half types: the f32 power, rounded once.
    let half = |x: f32| Tensor::scalar(half::f16::from_f32(x));
    let power = eval_op(&Op::Binary(BinaryFn::Pow), &[&half(3.0), &half(7.0)]).expect("a power");
    assert_eq!(
        power.bits(0),
        u64::from(half::f16::from_f32(2187.0).to_bits())
    );
}
