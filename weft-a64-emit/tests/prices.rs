//! Every kernel that is emitted has a price: no instruction of the emitter is unknown.

#![allow(missing_docs, reason = "a test")]

mod common;

use common::random::random_kernel;
use common::{emit, kernels, maps, products};
use weft_kernel::{EmittedCode, Functions, Kernel};
use weft_price::{Code, CoreModel, Loop, MemoryModel, Price, PriceError, price_code};

fn price(code: &EmittedCode) -> Result<Price, PriceError> {
    let loops: Vec<Loop> = code
        .loops
        .iter()
        .map(|l| Loop {
            label: l.label.clone(),
            start: l.start,
            end: l.end,
            trips: l.trips,
            parent: l.parent,
        })
        .collect();
    let code = Code {
        bytes: &code.bytes[..code.code_len],
        loops: &loops,
    };
    let memory = MemoryModel::four_levels([1 << 16, 1 << 20, 1 << 25], [1e11, 5e10, 2e10, 1e10]);
    price_code(&code, &CoreModel::generic_neon(), &memory, &[])
}

fn corpus() -> Vec<(Kernel, Functions)> {
    let math = weft_math::all();
    let functions = weft_math::NAMES
        .iter()
        .map(|name| kernels::function(name, 1001));
    let random = (0..300).map(random_kernel);
    let none = maps::unary_operations()
        .into_iter()
        .chain(maps::binary_operations())
        .chain(maps::constant_shifts())
        .chain(maps::fma_signs())
        .chain(maps::comparisons())
        .chain(maps::logic())
        .chain(maps::halves())
        .chain(maps::guarded_stores())
        .chain(maps::conversions())
        .chain(kernels::reductions())
        .chain(random)
        .map(|k| (k, Functions::default()));
    let products = products::all().into_iter().map(|p| p.kernel());
    let called = kernels::all().into_iter().chain(functions).chain(products);
    none.chain(called.map(|k| (k, math.clone()))).collect()
}

#[test]
fn every_kernel_has_a_price() {
    let mut priced = 0;
    for (kernel, functions) in corpus() {
        let Ok(code) = emit(&kernel, &functions) else {
            continue;
        };
        match price(&code) {
            Ok(price) => assert!(price.core_cycles > 0.0, "{} is free", kernel.name()),
            Err(e) => panic!("{}: {e}", kernel.name()),
        }
        priced += 1;
    }
    assert!(priced > 1000, "only {priced} kernels");
}
