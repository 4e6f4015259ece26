//! The text of small kernels, read as a person would: `WEFT_BLESS=1 cargo test -p weft-render-cuda
//! --test golden` writes it anew, and the difference is to be read.

#![allow(missing_docs, reason = "a test")]

#[path = "../../weft-render/tests/corpus/mod.rs"]
mod corpus;

use corpus::data::Filling;
use corpus::matmul::{Layout, Product, Tail};
use corpus::{by_arm, kernels, oracle, plans::whole};
use std::path::Path;
use weft_kernel::{Elem, Functions, Kernel, ReduceOp, Refusal};
use weft_render::RenderError;

fn text(kernel: Kernel, functions: &Functions) -> String {
    let cases = by_arm(vec![kernel], functions, &[Filling::Exact]);
    let made = whole("golden", functions, &cases);
    weft_render_cuda::kernels(&made.plan).expect("the kernel is rendered")
}

#[test]
fn kernels_read_as_they_did() {
    let (none, math) = (Functions::default(), weft_math::all());
    let product = |layout, tail| Product {
        layout,
        tail,
        ..Product::new(40, 24, 300)
    };
    let mut masked = product(Layout::Rows, Tail::Plain).kernel();
    if let Kernel::Contraction(k) = &mut masked {
        k.masked = true;
    }
    let all = [
        ("map_in_fours", text(kernels::chain(512), &none)),
        ("map_with_a_tail", text(kernels::chain(515), &none)),
        (
            "map_transposed",
            text(kernels::transpose(Elem::I16, 5, 7, false), &none),
        ),
        ("map_guarded", text(kernels::padded(4, 7), &none)),
        ("map_gather", text(kernels::row_gather(Elem::F32, 7), &none)),
        (
            "map_halves",
            text(kernels::cast(Elem::F64, Elem::F16, 64), &none),
        ),
        ("map_function", text(kernels::function("exp", 64), &math)),
        ("rows_softmax", text(kernels::softmax(3, 100), &math)),
        ("rows_layer_norm", text(kernels::layer_norm(300, 64), &math)),
        (
            "rows_long",
            text(
                kernels::reduction(ReduceOp::SumSquares, Elem::F32, 2, 70_000),
                &none,
            ),
        ),
        (
            "rows_arg",
            text(
                kernels::reduction(ReduceOp::ArgMin, Elem::F32, 2, 20),
                &none,
            ),
        ),
        (
            "product_panels",
            text(product(Layout::Panels(8), Tail::BiasGelu).kernel(), &math),
        ),
        ("product_masked", text(masked, &none)),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = std::env::var_os("WEFT_BLESS").is_some();
    let mut different = Vec::new();
    for (name, text) in &all {
        let path = folder.join(format!("{name}.cu"));
        if bless {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&path, text).expect("writable");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        if golden != *text {
            let line = golden.lines().zip(text.lines()).position(|(a, b)| a != b);
            different.push(format!(
                "{name}.cu, first in line {}",
                line.map_or(0, |l| l + 1)
            ));
        }
    }
    assert!(
        different.is_empty(),
        "different text, WEFT_BLESS=1 writes it anew: {different:?}"
    );
}

#[test]
fn the_same_plan_gives_the_same_files() {
    let functions = oracle::generate::functions();
    let make = || {
        let mut random = oracle::random::Random(7);
        let kernel = oracle::generate::kernel(&mut random);
        text(kernel, &functions)
    };
    assert_eq!(make(), make());
}

#[test]
fn names_from_a_model_stay_comments_and_strings() {
    let none = Functions::default();
    let Kernel::Loop(mut k) = kernels::chain(5) else {
        panic!("a chain is a loop kernel")
    };
    k.name = "*/ evil\nint main() {} \\".into();
    k.operands[0].name = "x\\\n#error \u{202e}".into();
    let text = text(Kernel::Loop(k), &none);
    for line in text.lines() {
        let code = line.split("//").next().unwrap_or_default();
        assert!(
            !code.contains("evil") || code.contains("step00_evil"),
            "{line}"
        );
        assert!(!code.contains("#error"), "{line}");
        assert!(!line.ends_with('\\'), "{line}");
    }
}

#[test]
fn what_is_not_served_is_refused_by_kernel_and_reason() {
    let none = Functions::default();
    let mut b = corpus::build::LoopBuilder::new("bits", &[4]);
    let (x, y) = (b.dense_in(Elem::U8), b.dense_out(Elem::Bool));
    b.each(|s| {
        let v = s.load(x);
        let v = s.bitcast(Elem::Bool, v);
        s.store(y, v);
    });
    let cases = [corpus::Case {
        kernel: b.build(),
        inputs: vec![vec![0; 4], vec![0; 4]],
        expected: vec![vec![0; 4], vec![0; 4]],
    }];
    let made = whole("refused", &none, &cases);
    match weft_render_cuda::kernels(&made.plan) {
        Err(RenderError::Refused {
            step: 0,
            kernel,
            refusal,
        }) => {
            assert_eq!(kernel, "bits");
            assert!(matches!(
                refusal,
                Refusal::UnsupportedInst { elem: Elem::U8, .. }
            ));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn data_of_another_plan_are_refused() {
    let none = Functions::default();
    let cases = by_arm(vec![kernels::chain(5)], &none, &[Filling::Exact]);
    let made = whole("data", &none, &cases);
    let weights: [&[u8]; 0] = [];
    let render = |inputs: &[Vec<u8>], expected: &weft_render::Expected| {
        weft_render_cuda::render(&made.plan, &weights, inputs, expected).map(drop)
    };
    assert!(render(&made.inputs, &made.expected).is_ok());
    let words = |given: Result<(), RenderError>| given.expect_err("refused").to_string();
    assert_eq!(
        words(render(&made.inputs[1..], &made.expected)),
        "inputs: 1 given, 2 expected"
    );
    let mut short = made.inputs.clone();
    short[1].pop();
    assert_eq!(
        words(render(&short, &made.expected)),
        "bytes of input 1: 19 given, 20 expected"
    );
    let mut less = made.expected.clone();
    less.values.clear();
    let text = words(render(&made.inputs, &less));
    assert_eq!(text, "regions with an expected value: 0 given, 1 expected");
    let mut input = made.expected.clone();
    input.values[0].operand = 0;
    assert!(words(render(&made.inputs, &input)).contains("writes no operand 0"));
}
