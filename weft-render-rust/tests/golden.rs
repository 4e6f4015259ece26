//! The text of small kernels, read as a person would: `WEFT_BLESS=1 cargo test -p weft-render-rust
//! --test golden` writes it anew, and the difference is to be read.

#![allow(missing_docs, reason = "a test")]

#[path = "../../weft-render/tests/corpus/mod.rs"]
mod corpus;

use corpus::matmul::{Layout, Product, Tail};
use corpus::{Case, kernels, plans::Whole, plans::whole};
use std::path::Path;
use weft_kernel::{Elem, Functions, Kernel, ReduceOp, Refusal};
use weft_render::RenderError;

/// A plan of one kernel on zeros; what it must give is of no interest here.
fn plan(kernel: Kernel, functions: &Functions) -> Whole {
    let zeros: Vec<Vec<u8>> = kernel
        .operands()
        .iter()
        .map(|o| vec![0; o.len_elems as usize * o.elem.size_bytes()])
        .collect();
    let case = Case {
        kernel,
        inputs: zeros.clone(),
        expected: zeros,
    };
    whole("golden", functions, &[case])
}

fn text(kernel: Kernel, functions: &Functions) -> String {
    weft_render_rust::kernels(&plan(kernel, functions).plan).expect("the kernel is rendered")
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
        ("map", text(kernels::chain(515), &none)),
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
        let path = folder.join(format!("{name}.rs"));
        if bless {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&path, text).expect("writable");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        if golden != *text {
            let line = golden.lines().zip(text.lines()).position(|(a, b)| a != b);
            let line = line.map_or(0, |l| l + 1);
            different.push(format!("{name}.rs, first in line {line}"));
        }
    }
    assert!(
        different.is_empty(),
        "different text, WEFT_BLESS=1 writes it anew: {different:?}"
    );
}

#[test]
fn names_from_a_model_stay_comments_and_strings() {
    let none = Functions::default();
    let Kernel::Loop(mut k) = kernels::chain(5) else {
        panic!("a chain is a loop kernel")
    };
    k.name = "*/ evil\nfn main() {} \\".into();
    k.operands[0].name = "x\\\n#error \u{202e}".into();
    k.axes[0].name = "while".into();
    let text = text(Kernel::Loop(k), &none);
    assert!(text.is_ascii(), "{text}");
    for line in text.lines() {
        let code = line.split("//").next().unwrap_or_default();
        assert!(
            !code.contains("evil") || code.contains("step00_evil"),
            "{line}"
        );
        assert!(
            !code.contains("#error") && !code.contains("while"),
            "{line}"
        );
    }
}

#[test]
fn what_is_not_served_is_refused_by_kernel_and_reason() {
    let mut b = corpus::build::LoopBuilder::new("bits", &[4]);
    let (x, y) = (b.dense_in(Elem::U8), b.dense_out(Elem::Bool));
    b.each(|s| {
        let v = s.load(x);
        let v = s.bitcast(Elem::Bool, v);
        s.store(y, v);
    });
    let made = plan(b.build(), &Functions::default());
    match weft_render_rust::kernels(&made.plan) {
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
fn planted_a_value_read_as_another_type_than_it_was_written_as_is_refused() {
    let none = Functions::default();
    let mut made = plan(kernels::chain(64), &none);
    // A second step reads the bytes of the first one's result as i32.
    let mut second = plan(kernels::cast(Elem::I32, Elem::I32, 64), &none).plan;
    let mut region = second.regions.remove(0);
    region.name = "second".into();
    let output = made.plan.outputs[0].buffer.index();
    let mut view = made.plan.buffers[output].clone();
    view.dtype = weft_ir::DType::I32;
    let mut result = view.clone();
    result.place = weft_plan::Place::Arena(made.plan.arena_bytes);
    made.plan.arena_bytes += 256;
    let first = made.plan.buffers.len() as u32;
    made.plan.buffers.extend([view, result]);
    region.steps[0].operands = vec![weft_plan::BufferId(first), weft_plan::BufferId(first + 1)];
    made.plan.regions.push(region);
    made.plan.check().expect("the plan itself is sound");
    let error = weft_render_rust::kernels(&made.plan)
        .expect_err("refused")
        .to_string();
    assert!(
        error.contains("step 1") && error.contains("as another type"),
        "{error}"
    );
}

#[test]
fn data_of_another_plan_are_refused() {
    let made = plan(kernels::chain(5), &Functions::default());
    let weights: [&[u8]; 0] = [];
    let render = |inputs: &[Vec<u8>], expected: &weft_render::Expected| {
        weft_render_rust::render(&made.plan, &weights, inputs, expected).map(drop)
    };
    assert!(render(&made.inputs, &made.expected).is_ok());
    let words = |given: Result<(), RenderError>| given.expect_err("refused").to_string();
    let count = made.inputs.len();
    assert_eq!(
        words(render(&made.inputs[1..], &made.expected)),
        format!("inputs: {} given, {count} expected", count - 1)
    );
    let mut less = made.expected.clone();
    less.values.clear();
    let text = words(render(&made.inputs, &less));
    assert_eq!(text, "regions with an expected value: 0 given, 1 expected");
}
