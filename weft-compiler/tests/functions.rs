//! Every elementary function in every lowering that this host has: all f16, all bf16, a stride
//! through all f32, and the inputs whose results lie next to the midpoint of two floats.
//!
//! What is right comes from outside: the hashes in `samples.txt` from MPFR, the tables of hard
//! inputs from mpmath. All 2^32 inputs are the business of `cargo xtask validate --exhaustive`.

#[path = "support/lowering.rs"]
mod lowering;

use lowering::Lowering;
use std::path::{Path, PathBuf};
use weft::ir::{DType, Graph, Op, TensorType, UnaryFn};
use weft::reference::elementary as e;

/// A prime, so that the stride meets all low bits and all exponents.
const STRIDE: usize = 65_521;

const CORRECTLY_ROUNDED: [&str; 13] = [
    "cos", "erf", "exp", "exp2", "expm1", "log", "log1p", "log2", "sigmoid", "sin", "softplus",
    "sqrt", "tanh",
];

fn witness(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../weft-reference/tests/witness")
        .join(name)
}

fn lines(name: &str) -> Vec<String> {
    let text = std::fs::read_to_string(witness(name)).expect("the witness's file is there");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}

/// The f32 encoding of an f16.
fn widen(bits: u16) -> u32 {
    let (sign, exponent, fraction) = (bits >> 15, bits >> 10 & 31, bits & 0x3ff);
    let magnitude = match exponent {
        31 if fraction == 0 => f32::INFINITY,
        31 => f32::NAN,
        0 => f32::from(fraction) / 16_777_216.0,
        // (1024 + fraction) * 2^(exponent - 25)
        _ => f32::from(fraction | 1 << 10) * f32::from_bits((u32::from(exponent) + 102) << 23),
    };
    magnitude.to_bits() | u32::from(sign) << 31
}

/// The inputs of a line of `samples.txt`.
fn sample(which: &str) -> Vec<u32> {
    match which {
        "f16" => (0..=u16::MAX).map(widen).collect(),
        "bf16" => (0..=u16::MAX).map(|bits| u32::from(bits) << 16).collect(),
        "stride" => (0..=u32::MAX).step_by(STRIDE).collect(),
        other => panic!("no inputs are called {other}"),
    }
}

/// Inputs and right results of a table.
fn table(function: &str) -> Vec<(u32, u32)> {
    let hex = |word: &str| u32::from_str_radix(word, 16).expect("a hexadecimal word");
    lines(&format!("{function}.txt"))
        .iter()
        .map(|line| line.split_once(' ').expect("two words a line"))
        .map(|(input, expected)| (hex(input), hex(expected)))
        .collect()
}

/// Results of a lowering, NaNs canonical.
fn run(lowering: Lowering, function: &str, inputs: &[u32]) -> Vec<u32> {
    let function = UnaryFn::from_name(function).expect("a function has an op");
    let mut graph = Graph::named(function.name());
    let len = inputs.len() as u64;
    let x = graph.add_input("x", TensorType::fixed(DType::F32, &[len]));
    let y = graph
        .add_node("y", Op::Unary(function), &[x])
        .expect("a valid node");
    graph.add_output("y", y);
    let compiled = lowering.compile(&graph).expect("the function compiles");
    let mut session = compiled.session(1).expect("a session");
    let bytes: Vec<u8> = inputs.iter().flat_map(|x| x.to_le_bytes()).collect();
    session.set_input(0, &bytes).expect("the input fits");
    session.run().unwrap();
    let (_, y) = &weft::outputs::outputs(&session)[0];
    (0..y.elems()).map(|i| y.bits(i) as u32).collect()
}

fn hash(results: &[u32]) -> String {
    let bytes: Vec<u8> = results.iter().flat_map(|y| y.to_le_bytes()).collect();
    blake3::hash(&bytes).to_hex().to_string()
}

fn lowerings() -> Vec<Lowering> {
    let (here, elsewhere) = Lowering::of_this_host();
    for name in elsewhere {
        println!("not run: {name}, which this host does not have");
    }
    assert!(!here.is_empty());
    here
}

#[test]
fn every_sample_has_the_hash_that_mpfr_gives_in_every_lowering() {
    let mut checked = 0;
    let lines = lines("samples.txt");
    for lowering in lowerings() {
        for line in &lines {
            let words: Vec<&str> = line.split(' ').collect();
            let [function, which, count, expected] = words.as_slice() else {
                panic!("{line}: a line has four words");
            };
            let inputs = sample(which);
            assert_eq!(inputs.len().to_string(), *count);
            let given = run(lowering, function, &inputs);
            assert_eq!(
                hash(&given),
                *expected,
                "{function} of {which} in {} differs first {}",
                lowering.name,
                first_difference(function, &inputs, &given)
            );
            checked += 1;
        }
    }
    assert_eq!(checked, 3 * CORRECTLY_ROUNDED.len() * lowerings().len());
}

/// Where results differ from the reference's, in words.
fn first_difference(function: &str, inputs: &[u32], given: &[u32]) -> String {
    let op = Op::Unary(UnaryFn::from_name(function).expect("a function has an op"));
    let x = weft::ir::Tensor::from_bytes(
        DType::F32,
        vec![inputs.len() as u64],
        inputs
            .iter()
            .flat_map(|x| x.to_le_bytes())
            .collect::<Vec<u8>>(),
    )
    .expect("a tensor");
    let y = weft::reference::eval_op(&op, &[&x]).expect("the reference knows it");
    let at = (0..given.len()).find(|&i| y.bits(i) != u64::from(given[i]));
    at.map_or("nowhere from the reference".into(), |i| {
        let (input, given) = (inputs[i], given[i]);
        format!(
            "at {input:08x}: {given:08x}, where the reference has {:08x}",
            y.bits(i)
        )
    })
}

#[test]
fn every_hard_input_is_right_in_every_lowering() {
    for lowering in lowerings() {
        for function in CORRECTLY_ROUNDED {
            let rows = table(function);
            assert!(rows.len() > 1700, "{function}: only {} rows", rows.len());
            let inputs: Vec<u32> = rows.iter().map(|(input, _)| *input).collect();
            let given = run(lowering, function, &inputs);
            let wrong: Vec<_> = rows
                .iter()
                .zip(&given)
                .filter(|((_, expected), given)| expected != *given)
                .collect();
            assert!(
                wrong.is_empty(),
                "{function} in {}: {} wrong, first {:08x?}",
                lowering.name,
                wrong.len(),
                wrong[0]
            );
        }
    }
}

/// A function's name and its reference.
type Function = (&'static str, fn(f32) -> f32);

#[test]
fn the_fixed_sequences_have_the_references_bits_in_every_lowering() {
    let functions: [Function; 2] = [("rsqrt", e::rsqrt), ("softmax_exp", e::softmax_exp)];
    let mut checked = 0;
    for lowering in lowerings() {
        for (name, reference) in functions {
            for which in ["f16", "bf16", "stride"] {
                let mut inputs = sample(which);
                if name == "softmax_exp" {
                    // Its domain: at most zero, or NaN.
                    inputs.retain(|x| f32::from_bits(*x) <= 0.0 || f32::from_bits(*x).is_nan());
                }
                let given = run(lowering, name, &inputs);
                let right = |x: &u32| reference(f32::from_bits(*x)).to_bits();
                let at = inputs.iter().zip(&given).find(|(x, y)| right(x) != **y);
                assert_eq!(at, None, "{name} in {}", lowering.name);
                checked += inputs.len();
            }
        }
    }
    assert!(checked > 300_000);
}

#[test]
fn planted_fault_one_result_off_by_an_ulp_is_caught_by_the_samples_hash() {
    let line = lines("samples.txt")
        .into_iter()
        .find(|line| line.starts_with("exp stride"))
        .expect("exp has a sample");
    let expected = line.rsplit(' ').next().expect("a hash");
    let inputs = sample("stride");
    let mut results: Vec<u32> = inputs
        .iter()
        .map(|x| e::exp(f32::from_bits(*x)).to_bits())
        .collect();
    assert_eq!(hash(&results), expected);
    results[17_000] ^= 1;
    assert_ne!(hash(&results), expected);
}
