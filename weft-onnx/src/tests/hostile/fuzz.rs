//! Random damage: whatever the bytes, an answer and no panic.

use super::super::model::{Writer, arange, f32s, i64s, int, ints, list, string};
use crate::{LoadOptions, from_bytes, survey_bytes};
use proptest::prelude::*;
use weft_ir::{DType, Tensor};

const DIGITS: &[u8] = include_bytes!("../../../../examples/digits/digits.onnx");

/// A small model with many ops, so that damage hits something that matters.
fn dense() -> Vec<u8> {
    Writer::new(18)
        .input("x", DType::F32, &[1, 4, 6, 6])
        .constant("w", &arange(&[2, 4, 3, 3]))
        .constant("b", &arange(&[2]))
        .constant("shape", &list(&[2, -1]))
        .constant("axes", &list(&[1]))
        .constant("pads", &list(&[0, 0, 1, 1, 0, 0, 1, 1]))
        .constant("begin", &list(&[3]))
        .constant("end", &list(&[-9]))
        .constant("step", &list(&[-1]))
        .constant("m", &arange(&[2, 5]))
        .constant("i", &i64s(&[1, 2], &[0, -1]))
        .constant("roi", &f32s(&[0], &[]))
        .constant("scales", &f32s(&[4], &[1., 1., 2., 0.5]))
        .constant("limit", &Tensor::scalar(7i64))
        .node("Pad", &["x", "pads"], &["p"], &[string("mode", "reflect")])
        .node(
            "Conv",
            &["p", "w", "b"],
            &["c"],
            &[ints("strides", &[2, 1]), ints("pads", &[1, 0, 1, 0])],
        )
        .node(
            "AveragePool",
            &["c"],
            &["a"],
            &[ints("kernel_shape", &[2, 2]), int("ceil_mode", 1)],
        )
        .node(
            "Resize",
            &["a", "roi", "scales"],
            &["r"],
            &[string("mode", "linear")],
        )
        .node("Reshape", &["c", "shape"], &["s"], &[])
        .node("Slice", &["s", "begin", "end", "axes", "step"], &["t"], &[])
        .node("Softmax", &["s"], &["f"], &[int("axis", -1)])
        .node(
            "ReduceMean",
            &["f", "axes"],
            &["mean"],
            &[int("keepdims", 1)],
        )
        .node("Transpose", &["mean"], &["u"], &[ints("perm", &[1, 0])])
        .node("MatMul", &["u", "m"], &["v"], &[])
        .node("Gather", &["m", "i"], &["g"], &[int("axis", 1)])
        .node("GatherND", &["m", "i"], &["nd"], &[])
        .node(
            "Split",
            &["m"],
            &["m0", "m1"],
            &[int("axis", 0), int("num_outputs", 2)],
        )
        .node("Concat", &["m0", "m1", "v"], &["k"], &[int("axis", 0)])
        .node(
            "Einsum",
            &["m", "m"],
            &["e"],
            &[string("equation", "ij,kj->ik")],
        )
        .node("OneHot", &["i", "limit", "b"], &["o"], &[int("axis", 1)])
        .node("Range", &["limit", "limit", "limit"], &["range"], &[])
        .node("Tile", &["m", "shape"], &["tiled"], &[])
        .output("k")
        .bytes()
}

/// Tile by -1 is refused, so the undamaged model says why; all before it is looked at.
#[test]
fn the_dense_model_gets_to_its_last_node() {
    let error = from_bytes(&dense(), None, &LoadOptions::new()).unwrap_err();
    assert!(error.to_string().contains("(Tile)"), "{error}");
}

/// One damage: a byte changed, bytes cut out, or a part said again.
#[derive(Clone, Debug)]
enum Damage {
    Set(prop::sample::Index, u8),
    Cut(prop::sample::Index, usize),
    Repeat(prop::sample::Index, usize),
}

fn damage() -> impl Strategy<Value = Damage> {
    let at = any::<prop::sample::Index>;
    prop_oneof![
        8 => (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Set(at, byte)),
        1 => (at(), 1..40usize).prop_map(|(at, count)| Damage::Cut(at, count)),
        1 => (at(), 1..40usize).prop_map(|(at, count)| Damage::Repeat(at, count)),
    ]
}

fn damaged(bytes: &[u8], damages: &[Damage]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for damage in damages {
        if bytes.is_empty() {
            break;
        }
        match damage {
            Damage::Set(at, byte) => {
                let at = at.index(bytes.len());
                bytes[at] = *byte;
            }
            Damage::Cut(at, count) => {
                let at = at.index(bytes.len());
                let end = (at + count).min(bytes.len());
                bytes.drain(at..end);
            }
            Damage::Repeat(at, count) => {
                let at = at.index(bytes.len());
                let end = (at + count).min(bytes.len());
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
        }
    }
    bytes
}

/// Whatever imports must also verify: the importer makes no graph that is not one.
fn answers(bytes: &[u8]) {
    let options = LoadOptions::new();
    let loaded = from_bytes(bytes, None, &options);
    let surveyed = survey_bytes(bytes, None, &options);
    match loaded {
        Ok(model) => {
            model.graph.verify().expect("an imported graph verifies");
            assert!(
                surveyed.is_ok_and(|s| s.is_supported()),
                "survey and import differ"
            );
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(
                !surveyed.is_ok_and(|s| s.is_supported()),
                "survey and import differ"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_dense_model_gets_an_answer(damages in prop::collection::vec(damage(), 1..6)) {
        answers(&damaged(&dense(), &damages));
    }

    #[test]
    fn random_bytes_get_an_answer(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        answers(&bytes);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Half of the damage goes to the structure, which lies between the weights.
    #[test]
    fn a_damaged_digits_model_gets_an_answer(
        damages in prop::collection::vec(damage(), 1..6),
        front in any::<bool>(),
    ) {
        let bytes = if front {
            let (head, tail) = DIGITS.split_at(8 << 10);
            [damaged(head, &damages), tail.to_vec()].concat()
        } else {
            damaged(DIGITS, &damages)
        };
        answers(&bytes);
    }
}
