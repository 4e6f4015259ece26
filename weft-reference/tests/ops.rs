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
