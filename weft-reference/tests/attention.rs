//! Attention: hand-made cases, that masking is leaving out, and wrong ways to do it.
//!
//! Bits by exact rational arithmetic are among the cases of `ops.rs`.

mod support;

use support::{bits, bits_of, f32s};
use weft_ir::{AttentionAttrs, CompositeOp, DType, DotDims, F32, Op, ScalePlace, Tensor};
use weft_reference::elementary::softmax_exp;
use weft_reference::fma::fma_f32;
use weft_reference::{eval_op, random_tensor};

fn attention(scale: f32, causal: Option<u64>) -> Op {
    Op::Composite(CompositeOp::Attention(AttentionAttrs {
        scale: F32(scale),
        place: ScalePlace::Query,
        causal,
    }))
}

fn run(op: &Op, inputs: &[&Tensor]) -> Tensor {
    eval_op(op, inputs).expect("the op applies")
}

fn random(seed: u64, shape: &[u64]) -> Tensor {
    random_tensor(seed, DType::F32, shape).expect("small")
}

fn rows(x: &Tensor, from: u64, count: u64) -> Tensor {
    let width = x.shape()[1];
    let op = Op::Slice {
        starts: vec![from, 0],
        steps: vec![1, 1],
        sizes: vec![count, width],
    };
    run(&op, &[x])
}

/// B34: a row whose keys are all masked is +0, the others are what they are without it, and a softmax
/// of -inf alone stays NaN.
#[test]
fn b34_a_row_without_keys_is_zero() {
    // Equal scores: each of n keys has exactly 1 / n for n = 1, 2.
    let q = f32s(&[3, 1], &[0.0; 3]);
    let k = f32s(&[2, 1], &[1.0, 2.0]);
    let v = f32s(&[2, 2], &[1.0, 10.0, 3.0, 30.0]);
    let keep = Tensor::from_bools(&[3, 2], &[true, true, false, false, false, true]).unwrap();
    let inf = f32::NEG_INFINITY;
    let added = f32s(&[3, 2], &[0.0, 0.0, inf, inf, inf, 0.0]);
    for mask in [&keep, &added] {
        let y = run(&attention(1.0, None), &[&q, &k, &v, mask]);
        assert_eq!(bits(&y), bits_of(&[2.0, 20.0, 0.0, 0.0, 3.0, 30.0]));
    }
    let row = f32s(&[2], &[inf, inf]);
    let softmax = Op::Composite(CompositeOp::Softmax { axis: 0 });
    assert_eq!(bits(&run(&softmax, &[&row])), [0x7fc0_0000; 2]);
    // All scores -inf without a mask: NaN as well.
    let k = f32s(&[2, 1], &[inf, inf]);
    let q = f32s(&[1, 1], &[1.0]);
    let y = run(&attention(1.0, None), &[&q, &k, &v]);
    assert_eq!(bits(&y), [0x7fc0_0000; 2]);
}

/// Nothing is masked: the bits of scale, dot, softmax, dot.
#[test]
fn unmasked_attention_is_the_sum_of_its_parts() {
    let (q, k, v) = (
        random(1, &[3, 5]),
        random(2, &[300, 5]),
        random(3, &[300, 4]),
    );
    let dims = |right| DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![1],
        rhs_contract: vec![right],
    };
    let scale = f32s(&[], &[0.3]);
    let scaled = run(&Op::Binary(weft_ir::BinaryFn::Mul), &[&q, &scale]);
    let scores = run(&Op::Dot(dims(1)), &[&scaled, &k]);
    let softmax = Op::Composite(CompositeOp::Softmax { axis: 1 });
    let p = run(&softmax, &[&scores]);
    let parts = run(&Op::Dot(dims(0)), &[&p, &v]);
    assert_eq!(
        bits(&run(&attention(0.3, None), &[&q, &k, &v])),
        bits(&parts)
    );
    let all = Tensor::from_bools(&[300], &[true; 300]).unwrap();
    let zero = f32s(&[1], &[0.0]);
    for mask in [&all, &zero] {
        let masked = run(&attention(0.3, None), &[&q, &k, &v, mask]);
        assert_eq!(bits(&masked), bits(&parts));
    }
    let masked = run(&attention(0.3, Some(299)), &[&q, &k, &v]);
    assert_eq!(bits(&masked), bits(&parts));
}

/// Each row of a causal attention is the attention of that row to the keys up to it, at lengths
/// around lanes and segments: prefill and decode agree.
#[test]
fn prefill_and_decode_agree() {
    let n = 600;
    let (q, k) = (random(4, &[n, 3]), random(5, &[n, 3]));
    // Rows of v so small that sums come out as -0, too.
    let tiny: Vec<f32> = (0..n)
        .map(|i| {
            if i < 400 {
                f32::from_bits(0x8000_0001)
            } else {
                1.0
            }
        })
        .collect();
    for v in [random(6, &[n, 2]), f32s(&[n, 1], &tiny)] {
        let width = v.shape()[1] as usize;
        let prefill = bits(&run(&attention(4.0, Some(0)), &[&q, &k, &v]));
        let mut negative_zeros = 0;
        for row in [
            0, 1, 31, 32, 33, 254, 255, 256, 257, 399, 511, 512, 513, 599,
        ] {
            let (past_k, past_v) = (rows(&k, 0, row + 1), rows(&v, 0, row + 1));
            let decode = run(
                &attention(4.0, None),
                &[&rows(&q, row, 1), &past_k, &past_v],
            );
            let at = row as usize * width;
            assert_eq!(bits(&decode), prefill[at..at + width], "row {row}");
            let offset = run(&attention(4.0, Some(row)), &[&rows(&q, row, 1), &k, &v]);
            assert_eq!(bits(&offset), prefill[at..at + width], "row {row}");
            negative_zeros += usize::from(prefill[at] == 0x8000_0000);
        }
        assert!(width > 1 || negative_zeros > 2, "the case means nothing");
    }
}

/// An attention of one query whose parts may be wrong, for masks by key.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    None,
    /// A masked key's product with v is taken, with e = +0.
    TakesMaskedValues,
    /// Masked scores enter the maximum.
    MaskEntersMax,
    /// Masked exponentials enter the sum.
    MaskEntersSum,
    /// Segments count the keys that are left.
    CountsKeptKeys,
    /// Segments of 255.
    SegmentOf255,
    /// Products and sums round apart.
    SplitFma,
}

fn by_hand(q: f32, k: &[f32], v: &[f32], keep: &[bool], fault: Fault) -> f32 {
    let scores: Vec<f32> = k.iter().map(|k| fma_f32(q, *k, 0.0)).collect();
    let kept = |i: &usize| keep[*i];
    let keys = 0..k.len();
    let m = keys
        .clone()
        .filter(|i| kept(i) || fault == Fault::MaskEntersMax)
        .map(|i| scores[i])
        .fold(f32::NEG_INFINITY, |m, s| if s > m { s } else { m });
    let e: Vec<f32> = keys
        .clone()
        .map(|i| {
            if kept(&i) || fault == Fault::MaskEntersSum {
                softmax_exp(scores[i] - m)
            } else {
                0.0
            }
        })
        .collect();
    let mut lanes = [0.0f32; 32];
    for (i, e) in e.iter().enumerate() {
        lanes[i % 32] += e;
    }
    for half in [16, 8, 4, 2, 1] {
        for j in 0..half {
            lanes[j] += lanes[j + half];
        }
    }
    let r = 1.0 / lanes[0];
    let mut terms: Vec<(usize, f32, f32)> = keys
        .filter(|i| kept(i) || fault == Fault::TakesMaskedValues)
        .map(|i| (i, e[i] * r, v[i]))
        .collect();
    if fault == Fault::CountsKeptKeys {
        terms
            .iter_mut()
            .enumerate()
            .for_each(|(n, term)| term.0 = n);
    }
    let length = if fault == Fault::SegmentOf255 {
        255
    } else {
        256
    };
    terms
        .chunk_by(|a, b| a.0 / length == b.0 / length)
        .map(|segment| {
            segment.iter().fold(0.0, |acc, (_, p, v)| match fault {
                Fault::SplitFma => p * v + acc,
                _ => fma_f32(*p, *v, acc),
            })
        })
        .reduce(|a, b| a + b)
        .unwrap_or(0.0)
}

#[test]
fn planted_faults_of_masked_attention_are_caught() {
    let n = 700;
    let q = 1.5f32;
    let mut k: Vec<f32> = random(7, &[n]).to_vec().unwrap();
    let mut v: Vec<f32> = random(8, &[n]).to_vec().unwrap();
    let keep: Vec<bool> = (0..n)
        .map(|i| i % 7 != 3 && !(256..300).contains(&i))
        .collect();
    // Masked keys with high scores, and one whose v is NaN.
    (k[3], k[10], v[17]) = (40.0, 4.0, f32::NAN);
    let given = |x: &[f32]| f32s(&[x.len() as u64, 1], x);
    let ours = |v: &[f32]| {
        let mask = Tensor::from_bools(&[n], &keep).unwrap();
        let op = attention(1.0, None);
        let y = run(&op, &[&f32s(&[1, 1], &[q]), &given(&k), &given(v), &mask]);
        bits(&y)
    };
    let hand = |v: &[f32], fault| bits_of(&[by_hand(q, &k, v, &keep, fault)]);
    assert_eq!(ours(&v), hand(&v, Fault::None));
    for fault in [
        Fault::TakesMaskedValues,
        Fault::MaskEntersMax,
        Fault::MaskEntersSum,
        Fault::CountsKeptKeys,
        Fault::SegmentOf255,
        Fault::SplitFma,
    ] {
        assert_ne!(ours(&v), hand(&v, fault), "{fault:?}");
    }
    // With finite values a product with e = +0 is seen where a sum is -0.
    let mut tiny = vec![f32::from_bits(0x8000_0001); n as usize];
    tiny[3] = 1.0;
    assert_eq!(ours(&tiny), hand(&tiny, Fault::None));
    assert_eq!(ours(&tiny), [0x8000_0000]);
    // A masked 1, and nothing behind it but products of -0.
    tiny[696..].copy_from_slice(&[1.0, -0.0, -0.0, -0.0]);
    assert!(!keep[696]);
    assert_eq!(ours(&tiny), [0x8000_0000]);
    assert_ne!(ours(&tiny), hand(&tiny, Fault::TakesMaskedValues));
}
