//! bf16 goes out to `.npy` files and in again, bit for bit.

mod support;

use support::onnx::Onnx;
use support::{Weft, text};
use weft::files::{read_npy, write_npy};
use weft::ir::{DType, Tensor};

#[test]
fn bf16_outputs_are_inputs_and_expectations_again() {
    let weft = Weft::new();
    let path = weft.path("model.onnx");
    let model = Onnx::new(18)
        .input("x", DType::BF16, &["3"])
        .node("Neg", &["x"], &["y"], &[])
        .output("y");
    std::fs::write(&path, model.bytes()).expect("writable");
    // 1, -0.5 and infinity as patterns.
    let given = weft.path("x.npy");
    let bits = Tensor::from_elems(&[3], &[0x3f80u16, 0xbf00, 0x7f80]).expect("a list");
    write_npy(&given, &bits).expect("writable");
    let out = weft.path("out");
    let input = format!("x={}", text(&given));
    let ran = weft.run(&[
        "run",
        text(&path),
        "--input",
        &input,
        "--output",
        text(&out),
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let written = out.join("y.npy");
    let negated = read_npy(&written).expect("a file");
    assert_eq!(
        negated.to_vec::<u16>().expect("u16"),
        [0xbf80u16, 0x3f00, 0xff80]
    );
    // Back in: twice negated is what was given; and the file as an expectation.
    let input = format!("x={}", text(&written));
    let expect = format!("y={}", text(&given));
    let (code, value) = weft.json(
        &["run", text(&path), "--input", &input, "--expect", &expect],
        &[],
    );
    assert_eq!(code, 0, "{value}");
    assert_eq!(value["expect"]["y"]["equal"], 3);
    // u16 stays u16 where no bf16 is wanted, and nothing else becomes a bf16.
    let message = weft.refused(
        &[
            "run",
            &support::model(),
            "--input",
            &format!("page={}", text(&given)),
        ],
        &[],
    );
    assert!(message.contains("u16[3]"), "{message}");
    write_npy(
        &given,
        &Tensor::from_elems(&[3], &[1i16, 2, 3]).expect("a list"),
    )
    .expect("writable");
    let input = format!("x={}", text(&given));
    let message = weft.refused(&["run", text(&path), "--input", &input], &[]);
    assert!(
        message.contains("bf16[3]") && message.contains("i16[3]"),
        "{message}"
    );
}
