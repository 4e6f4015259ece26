//! `Attention`: its function body written out by hand gives the same bits, B34, and refusals.

use super::model::{Writer, assert_same_bits, f32s, float, int, ints};
use crate::proto::AttributeProto;
use half::f16;
use weft_ir::{DType, Tensor};
use weft_reference::random_tensor;

fn random(seed: u64, dims: &[u64]) -> Tensor {
    random_tensor(seed, DType::F32, dims).expect("small")
}

/// The node `bad` on q, k, v and perhaps a constant mask.
fn node(opset: i64, qkv: [&Tensor; 3], mask: Option<&Tensor>, with: &[AttributeProto]) -> Writer {
    let mut model = Writer::new(opset);
    for (name, x) in ["q", "k", "v"].into_iter().zip(qkv) {
        model = model.input(name, x.dtype(), x.shape());
    }
    let mut inputs = vec!["q", "k", "v"];
    if let Some(mask) = mask {
        model = model.constant("mask", mask);
        inputs.push("mask");
    }
    model
        .node("Attention", &inputs, &["y"], with)
        .called("bad")
        .output("y")
}

fn run(qkv: [&Tensor; 3], mask: Option<&Tensor>, with: &[AttributeProto]) -> Tensor {
    let model = node(23, qkv, mask, with);
    model.run(&qkv.map(Tensor::clone)).remove(0)
}

/// Two products of scaled operands with a softmax between them, as ONNX's function body has them.
fn written_out(qkv: [&Tensor; 3], root: f32, added: Option<&Tensor>) -> Tensor {
    let mut model = Writer::new(23);
    for (name, x) in ["q", "k", "v"].into_iter().zip(qkv) {
        model = model.input(name, x.dtype(), x.shape());
    }
    model = model
        .constant("root", &f32s(&[1], &[root]))
        .node("Transpose", &["k"], &["kt"], &[ints("perm", &[0, 1, 3, 2])])
        .node("Mul", &["q", "root"], &["qs"], &[])
        .node("Mul", &["kt", "root"], &["ks"], &[])
        .node("MatMul", &["qs", "ks"], &["s"], &[]);
    let mut scores = "s";
    if let Some(added) = added {
        model = model
            .constant("added", added)
            .node("Add", &["s", "added"], &["t"], &[]);
        scores = "t";
    }
    let model = model
        .node("Softmax", &[scores], &["p"], &[])
        .node("MatMul", &["p", "v"], &["y"], &[])
        .output("y");
    model.run(&qkv.map(Tensor::clone)).remove(0)
}

#[test]
fn attention_has_the_bits_of_its_function_body() {
    let (q, k, v) = (
        random(1, &[2, 3, 4, 8]),
        random(2, &[2, 3, 300, 8]),
        random(3, &[2, 3, 300, 5]),
    );
    let qkv = [&q, &k, &v];
    // 1 / sqrt(8), and the root of that, each rounded once.
    let root = (1.0 / 8f32.sqrt()).sqrt();
    assert_same_bits(&run(qkv, None, &[]), &written_out(qkv, root, None));
    let given = [float("scale", 0.3), int("softmax_precision", 1)];
    let root = 0.3f32.sqrt();
    assert_same_bits(&run(qkv, None, &given), &written_out(qkv, root, None));
    // Numbers that mask nothing, and -inf where v is finite and no sum is -0.
    let mut numbers: Vec<f32> = random(4, &[4, 300]).to_vec().unwrap();
    let added = f32s(&[4, 300], &numbers);
    let y = written_out(qkv, root, Some(&added));
    assert_same_bits(&run(qkv, Some(&added), &given), &y);
    numbers
        .iter_mut()
        .step_by(3)
        .for_each(|x| *x = f32::NEG_INFINITY);
    let added = f32s(&[4, 300], &numbers);
    let y = written_out(qkv, root, Some(&added));
    assert_same_bits(&run(qkv, Some(&added), &given), &y);
    // Causal: row i sees keys 0 to i.
    let behind: Vec<f32> = (0..1200)
        .map(|i| {
            if i % 300 > i / 300 {
                f32::NEG_INFINITY
            } else {
                0.0
            }
        })
        .collect();
    let y = written_out(qkv, root, Some(&f32s(&[4, 300], &behind)));
    let causal = [given.as_slice(), &[int("is_causal", 1)]].concat();
    assert_same_bits(&run(qkv, None, &causal), &y);
}

/// B34: zero, and NaN in v is not seen.
#[test]
fn a_row_without_keys_is_zero() {
    let q = f32s(&[1, 1, 2, 1], &[0.0; 2]);
    let k = f32s(&[1, 1, 2, 1], &[1.0, 2.0]);
    let v = f32s(&[1, 1, 2, 1], &[3.0, f32::NAN]);
    let keep = Tensor::from_bools(&[2, 2], &[true, false, false, false]).unwrap();
    let y = run([&q, &k, &v], Some(&keep), &[]);
    assert_same_bits(&y, &f32s(&[1, 1, 2, 1], &[3.0, 0.0]));
}

/// Heads within the last axis, and fewer of k and v than of q: head h meets head h / 2.
#[test]
fn heads_are_split_shared_and_merged() {
    let q = f32s(&[1, 1, 4], &[0.0; 4]);
    let k = f32s(&[1, 1, 2], &[1.0, 2.0]);
    let v = f32s(&[1, 1, 6], &[1., 2., 3., 4., 5., 6.]);
    let heads = [int("q_num_heads", 4), int("kv_num_heads", 2)];
    let y = run([&q, &k, &v], None, &heads);
    let wanted = [1., 2., 3., 1., 2., 3., 4., 5., 6., 4., 5., 6.];
    assert_same_bits(&y, &f32s(&[1, 1, 12], &wanted));
    let by_heads = |x: &Tensor, dims: &[u64]| x.reshaped(dims).unwrap();
    let q = by_heads(&q, &[1, 4, 1, 1]);
    let k = by_heads(&k, &[1, 2, 1, 1]);
    let v = by_heads(&v, &[1, 2, 1, 3]);
    let y = run([&q, &k, &v], None, &[]);
    assert_same_bits(&y, &f32s(&[1, 4, 1, 3], &wanted));
}

#[test]
fn what_is_not_the_same_is_refused_by_name() {
    let (q, k, v) = (
        random(1, &[1, 2, 3, 8]),
        random(2, &[1, 2, 5, 8]),
        random(3, &[1, 2, 5, 4]),
    );
    let qkv = [&q, &k, &v];
    let refusal = |model: Writer| match model.import() {
        Ok(_) => panic!("the model was imported"),
        Err(error) => error.to_string(),
    };
    let with = |attribute| refusal(node(23, qkv, None, &[attribute]));
    let short = f32s(&[3, 4], &[0.0; 12]);
    let one = f32s(&[3, 1], &[0.0; 3]);
    let odd = random(4, &[1, 3, 5, 8]);
    let half = |x: &Tensor| {
        let elems = x.to_vec::<f32>().unwrap();
        let elems: Vec<f16> = elems.into_iter().map(f16::from_f32).collect();
        Tensor::from_elems(x.shape(), &elems).unwrap()
    };
    let halves = [half(&q), half(&k), half(&v)];
    let cache = node(23, qkv, None, &[]).constant("past", &k).node(
        "Attention",
        &["q", "k", "v", "", "past", "past"],
        &["z"],
        &[],
    );
    let present = Writer::new(23)
        .input("q", DType::F32, q.shape())
        .input("k", DType::F32, k.shape())
        .input("v", DType::F32, v.shape())
        .node("Attention", &["q", "k", "v"], &["y", "present"], &[])
        .output("present");
    for (words, given) in [
        ("`softcap`", with(float("softcap", 50.0))),
        ("`softmax_precision`", with(int("softmax_precision", 11))),
        ("`scale`", with(float("scale", -1.0))),
        ("`q_num_heads`", with(int("q_num_heads", 3))),
        ("`attn_mask`", refusal(node(23, qkv, Some(&short), &[]))),
        ("`attn_mask`", refusal(node(24, qkv, Some(&one), &[]))),
        ("heads", refusal(node(23, [&q, &odd, &odd], None, &[]))),
        ("`scale`", refusal(node(23, halves.each_ref(), None, &[]))),
        ("no cache", refusal(cache)),
        ("output 1", refusal(present)),
    ] {
        assert!(given.contains(words), "{given} does not say {words}");
    }
    assert!(node(23, qkv, Some(&one), &[]).import().is_ok());
    // A root that f16 holds.
    let exact = node(23, halves.each_ref(), None, &[float("scale", 0.25)]);
    assert!(exact.import().is_ok());
}
