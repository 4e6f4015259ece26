//! Elementary functions as programs of the kernel language: coefficients and operation sequences.
//!
//! Each function is one straight-line [`FunctionProgram`] over one f32 lane; every arm, emitter and
//! renderer inlines the same program, so all of them give the same bits.
//! The correctly rounded ones work in f64 with fma and round once at the end. That the last
//! rounding is right for all 2^32 inputs is not proven by an error bound but checked, input by
//! input, against MPFR and `weft-reference`, with which these programs share neither coefficients
//! nor method (`cargo xtask validate --exhaustive`); docs/NUMERICS.md says for which it was done.
//!
//! Invariants: a program has no branch, reads no memory but its tables, and uses only operations
//! that IEEE 754 pins down.

#![forbid(unsafe_code)]

mod builder;
mod erf;
mod exponential;
mod generated;
mod logarithm;
mod power;
mod softmax_exp;
mod trigonometric;

use weft_kernel::{FunctionProgram, Functions};

/// Names of all functions that have a program.
pub const NAMES: [&str; 16] = [
    "cos",
    "erf",
    "exp",
    "exp2",
    "expm1",
    "log",
    "log1p",
    "log2",
    "pow",
    "rsqrt",
    "sigmoid",
    "sin",
    "softmax_exp",
    "softplus",
    "sqrt",
    "tanh",
];

/// The program of the function of that name, or `None` where there is none.
#[must_use]
pub fn function(name: &str) -> Option<FunctionProgram> {
    Some(match name {
        "cos" => trigonometric::cos(),
        "erf" => erf::erf(),
        "exp" => exponential::exp(),
        "exp2" => exponential::exp2(),
        "expm1" => exponential::expm1(),
        "log" => logarithm::log(),
        "log1p" => logarithm::log1p(),
        "log2" => logarithm::log2(),
        "pow" => power::pow(),
        "rsqrt" => power::rsqrt(),
        "sigmoid" => exponential::sigmoid(),
        "sin" => trigonometric::sin(),
        "softmax_exp" => softmax_exp::softmax_exp(),
        "softplus" => logarithm::softplus(),
        "sqrt" => power::sqrt(),
        "tanh" => exponential::tanh(),
        _ => return None,
    })
}

/// The programs of all functions.
#[must_use]
pub fn all() -> Functions {
    let mut functions = Functions::default();
    for program in NAMES.iter().filter_map(|name| function(name)) {
        functions.insert(program);
    }
    functions
}
