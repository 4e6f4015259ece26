//! What is not served is refused by name.

#![allow(missing_docs, reason = "a test")]

mod common;

use common::build::LoopBuilder;
use common::emit;
use common::matmul::{Layout, Product};
use weft_a64_emit::A64Emitter;
use weft_kernel::{
    Abi, Arch, BinaryOp, ContractionSplit, Elem, Emitter, FeatureSet, Functions, Kernel, Refusal,
};

fn refusal(kernel: &Kernel) -> Refusal {
    emit(kernel, &Functions::default()).expect_err("it is not served")
}

#[test]
fn a_masked_contraction_is_refused() {
    let mut kernel = Product::new(4, 16, 8).kernel();
    if let Kernel::Contraction(k) = &mut kernel {
        k.masked = true;
    }
    let said = refusal(&kernel).to_string();
    assert_eq!(
        said,
        "no lowering for a contraction whose left operand masks terms"
    );
}

#[test]
fn panels_of_odd_widths_and_rows_that_do_not_fill_vectors_are_refused() {
    let product = |layout, n, split| Product {
        layout,
        split,
        ..Product::new(4, n, 8)
    };
    for product in [
        product(Layout::Panels(6), 16, ContractionSplit::M),
        product(Layout::Panels(68), 16, ContractionSplit::M),
        product(Layout::Rows, 18, ContractionSplit::M),
        product(Layout::Rows, 16, ContractionSplit::N),
    ] {
        let form = matches!(refusal(&product.kernel()), Refusal::UnsupportedForm { .. });
        assert!(form, "{product:?}");
    }
}

#[test]
fn an_integer_division_is_refused() {
    let mut b = LoopBuilder::new("div", &[9]);
    let (x, y) = (b.dense_in(Elem::I32), b.dense_out(Elem::I32));
    b.each(|s| {
        let v = s.load(x);
        let v = s.bin(BinaryOp::Div, v, v);
        s.store(y, v);
    });
    let want = Refusal::UnsupportedInst {
        inst: "div".into(),
        elem: Elem::I32,
    };
    assert_eq!(refusal(&b.build()), want);
}

#[test]
fn another_machine_and_another_convention_are_refused() {
    let kernel = common::kernels::chain(40);
    let none = Functions::default();
    let neon = FeatureSet::baseline(Arch::A64);
    let emit = |features: &FeatureSet, abi| A64Emitter.emit(&kernel, &none, features, abi);
    assert!(matches!(
        emit(&FeatureSet::avx512(), Abi::Aapcs64),
        Err(Refusal::FeatureMissing { .. })
    ));
    assert!(matches!(
        emit(&neon, Abi::SystemV),
        Err(Refusal::UnsupportedForm { .. })
    ));
    let [first, second] = [(); 2].map(|()| emit(&neon, Abi::Aapcs64).expect("it is served"));
    assert_eq!(
        first.bytes, second.bytes,
        "equal arguments give equal bytes"
    );
}
