//! The order of sums, spelled out a second time, with and without faults.
//!
//! The formulas here are literal: no loop of the crate is reused, and fma is done on integers. Each
//! takes a fault, and every fault must change some bit on the inputs that the check uses: otherwise
//! the check could not see it.

mod support;

use support::{bits, f32s};
use weft_ir::{ConvAttrs, DType, DotDims, Op, ReduceFn, Tensor};
use weft_reference::{eval_op, random_tensor};

/// What may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Nothing,
    /// Lanes 1 and 2 swapped before the tree's second last step.
    SwappedLane,
    /// 16 lanes.
    Lanes16,
    /// Lanes folded from the front: l[j] += l[j + 1].
    NeighbourTree,
    /// Blocks of 65,535.
    ShortBlock,
    /// The mean as a product with 1 / n.
    MeanByReciprocal,
    /// Squares rounded before they are added.
    SplitFma,
    /// One sequential sum.
    Sequential,
    /// Segments of 255.
    Segment255,
    /// k padded to a whole segment of -0 products.
    PaddedK,
    /// Segment results added to +0 first.
    SumFromZero,
    /// Convolution segments of 256 taps, channels cut through.
    SegmentCutsChannel,
}

fn random(seed: u64, elems: u64) -> Vec<f32> {
    let tensor = random_tensor(seed, DType::F32, &[elems]).expect("small");
    tensor.to_vec::<f32>().expect("f32")
}

/// The number in units of 2^-50.
fn scaled(x: f32) -> i128 {
    let magnitude = x.to_bits() & 0x7fff_ffff;
    let (mantissa, exponent) = if magnitude < 0x0080_0000 {
        (magnitude, -149)
    } else {
        (
            magnitude & 0x007f_ffff | 0x0080_0000,
            (magnitude >> 23) as i32 - 150,
        )
    };
    if mantissa == 0 {
        return 0;
    }
    let zeros = mantissa.trailing_zeros();
    let shift = exponent + zeros as i32 + 50;
    assert!(
        (0..80).contains(&shift),
        "{x:e} is outside the checked range"
    );
    let value = i128::from(mantissa >> zeros) << shift;
    if x.is_sign_negative() { -value } else { value }
}

/// `a * b + c` rounded once: an exact sum of integers in units of 2^-100, rounded by hand.
///
/// For numbers of moderate size whose result is not a negative zero.
fn exact_fma(a: f32, b: f32, c: f32) -> f32 {
    // Products are in units of 2^-100, c in units of 2^-50.
    let product = scaled_product(a, b);
    let sum = product + (scaled(c) << 50);
    let negative = sum < 0;
    let magnitude = sum.unsigned_abs();
    let length = 128 - magnitude.leading_zeros();
    let drop = length.saturating_sub(24);
    let mut kept = magnitude >> drop;
    let rest = magnitude - (kept << drop);
    let half = if drop == 0 { 0 } else { 1u128 << (drop - 1) };
    if drop > 0 && (rest > half || (rest == half && kept & 1 == 1)) {
        kept += 1;
    }
    // Exact: at most 24 bits, and powers of two in range.
    let value = (kept as f64 * 2f64.powi(drop as i32 - 100)) as f32;
    if negative { -value } else { value }
}

fn scaled_product(a: f32, b: f32) -> i128 {
    let (a, b) = (scaled(a), scaled(b));
    // Each has at most 24 significant bits; strip zeros so that the product fits.
    if a == 0 || b == 0 {
        return 0;
    }
    let (za, zb) = (a.trailing_zeros(), b.trailing_zeros());
    ((a >> za) * (b >> zb)) << (za + zb)
}

#[test]
fn the_exact_fma_is_the_crates() {
    let x = random(1, 3000);
    for t in x.chunks(3) {
        let (a, b, c) = (t[0], t[1], t[2] / 64.0);
        assert_eq!(
            exact_fma(a, b, c).to_bits(),
            weft_reference::fma::fma_f32(a, b, c).to_bits()
        );
    }
}

/// The lane rule, line by line.
fn lanes(x: &[f32], step: fn(f32, f32) -> f32, fault: Fault) -> f32 {
    let block = if fault == Fault::ShortBlock {
        65_535
    } else {
        65_536
    };
    if x.len() > block {
        let mut results = Vec::new();
        for part in x.chunks(block) {
            results.push(lanes(part, step, fault));
        }
        return lanes(&results, |acc, x| acc + x, fault);
    }
    if fault == Fault::Sequential {
        return x.iter().fold(0.0, |acc, x| step(acc, *x));
    }
    let n = if fault == Fault::Lanes16 { 16 } else { 32 };
    let mut l = vec![0.0f32; n];
    for i in 0..x.len() {
        l[i % n] = step(l[i % n], x[i]);
    }
    if fault == Fault::NeighbourTree {
        while l.len() > 1 {
            l = l.chunks(2).map(|pair| pair[0] + pair[1]).collect();
        }
        return l[0];
    }
    if n == 32 {
        for j in 0..16 {
            l[j] += l[j + 16];
        }
    }
    for j in 0..8 {
        l[j] += l[j + 8];
    }
    for j in 0..4 {
        l[j] += l[j + 4];
    }
    if fault == Fault::SwappedLane {
        l.swap(1, 2);
    }
    for j in 0..2 {
        l[j] += l[j + 2];
    }
    l[0] + l[1]
}

fn reduction(f: ReduceFn, x: &[f32], fault: Fault) -> f32 {
    let n = x.len() as f32;
    match f {
        ReduceFn::SumSquares if fault == Fault::SplitFma => lanes(x, |acc, x| acc + x * x, fault),
        ReduceFn::SumSquares => lanes(x, |acc, x| exact_fma(x, x, acc), fault),
        ReduceFn::Mean if fault == Fault::MeanByReciprocal => {
            lanes(x, |acc, x| acc + x, fault) * (1.0 / n)
        }
        ReduceFn::Mean => lanes(x, |acc, x| acc + x, fault) / n,
        _ => lanes(x, |acc, x| acc + x, fault),
    }
}

#[test]
fn reductions_follow_the_spelled_out_lanes() {
    use Fault as F;
    let functions = [ReduceFn::Sum, ReduceFn::SumSquares, ReduceFn::Mean];
    let sizes = [
        1, 2, 5, 31, 32, 33, 64, 100, 1000, 65_535, 65_536, 65_537, 200_000,
    ];
    let faults = [
        F::SwappedLane,
        F::Lanes16,
        F::NeighbourTree,
        F::ShortBlock,
        F::MeanByReciprocal,
        F::SplitFma,
        F::Sequential,
    ];
    let mut caught = std::collections::BTreeSet::new();
    for f in functions {
        for n in sizes {
            let x = random(n, n);
            let op = Op::Reduce {
                op: f,
                axes: vec![0],
                keep_dims: false,
            };
            let got = bits(&eval_op(&op, &[&f32s(&[n], &x)]).unwrap())[0];
            assert_eq!(
                got,
                u64::from(reduction(f, &x, F::Nothing).to_bits()),
                "{f:?} of {n}"
            );
            for fault in faults {
                if got != u64::from(reduction(f, &x, fault).to_bits()) {
                    caught.insert(format!("{fault:?}"));
                }
            }
        }
    }
    assert_eq!(caught.len(), faults.len(), "caught only {caught:?}");
}

/// A contraction, line by line.
fn contraction(a: &[f32], b: &[f32], segment: usize, fault: Fault) -> f32 {
    let segment = if fault == Fault::Segment255 {
        255
    } else {
        segment
    };
    let mut total = 0.0f32;
    let mut first = fault != Fault::SumFromZero;
    let mut k = 0;
    while k < a.len() {
        let mut acc = 0.0f32;
        for i in k..(k + segment).min(a.len()) {
            acc = match fault {
                Fault::SplitFma => acc + a[i] * b[i],
                _ => exact_fma(a[i], b[i], acc),
            };
        }
        if fault == Fault::PaddedK && a.len() - k < segment {
            // Products of +0 and -0.
            acc += 0.0 * -0.0;
        }
        total = if first { acc } else { total + acc };
        first = false;
        k += segment;
    }
    if fault == Fault::Sequential {
        total = a
            .iter()
            .zip(b)
            .fold(0.0, |acc, (a, b)| exact_fma(*a, *b, acc));
    }
    total
}

fn matmul(a: &Tensor, b: &Tensor) -> Vec<u64> {
    let dims = DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![1],
        rhs_contract: vec![0],
    };
    bits(&eval_op(&Op::Dot(dims), &[a, b]).unwrap())
}

#[test]
fn matmul_follows_the_spelled_out_segments() {
    let (m, n) = (9, 7);
    let faults = [Fault::Segment255, Fault::SplitFma, Fault::Sequential];
    let mut caught = std::collections::BTreeSet::new();
    for k in [1usize, 2, 255, 256, 257, 300, 512, 1000] {
        let (a, b) = (
            random(k as u64, (m * k) as u64),
            random(k as u64 + 1, (k * n) as u64),
        );
        let tensors = (
            f32s(&[m as u64, k as u64], &a),
            f32s(&[k as u64, n as u64], &b),
        );
        let got = matmul(&tensors.0, &tensors.1);
        for i in 0..m {
            for j in 0..n {
                let row = &a[i * k..(i + 1) * k];
                let column: Vec<f32> = (0..k).map(|k| b[k * n + j]).collect();
                let right = contraction(row, &column, 256, Fault::Nothing);
                assert_eq!(
                    got[i * n + j],
                    u64::from(right.to_bits()),
                    "k {k} at {i}, {j}"
                );
                for fault in faults {
                    if contraction(row, &column, 256, fault).to_bits() != right.to_bits() {
                        caught.insert(format!("{fault:?}"));
                    }
                }
            }
        }
    }
    assert_eq!(caught.len(), faults.len(), "caught only {caught:?}");
}

/// Sums whose only trace is the sign of a zero.
#[test]
fn signs_of_zero_follow_the_rule() {
    let minus = -0.0f32;
    // Every segment starts at +0, so a sum of -0 products is +0.
    assert_eq!(
        matmul(&f32s(&[1, 2], &[minus; 2]), &f32s(&[2, 1], &[1.0; 2])),
        [0]
    );
    // k = 0 gives +0.
    assert_eq!(matmul(&f32s(&[1, 0], &[]), &f32s(&[0, 1], &[])), [0]);
    // A segment can be -0 only by underflow, and as the first it is taken as it is.
    let tiny = f32::from_bits(1);
    let (a, b) = (f32s(&[1, 1], &[-tiny]), f32s(&[1, 1], &[0.25]));
    assert_eq!(matmul(&a, &b), [0x8000_0000]);
    // Added to +0 first, or padded by a product of +0, it would become +0.
    assert_eq!((0.0f32 + minus).to_bits(), 0);
    for fault in [Fault::SumFromZero, Fault::PaddedK] {
        let wrong = match fault {
            Fault::SumFromZero => 0.0 + minus,
            _ => minus + 0.0,
        };
        assert_ne!(u64::from(wrong.to_bits()), matmul(&a, &b)[0], "{fault:?}");
    }
}

#[test]
fn convolution_segments_hold_whole_channels() {
    let mut caught = std::collections::BTreeSet::new();
    for (channels, kernel) in [(30usize, 3usize), (300, 1), (12, 5), (2, 17), (57, 3)] {
        let taps = kernel * kernel;
        let k = channels * taps;
        let (x, w) = (random(k as u64, k as u64), random(k as u64 + 7, k as u64));
        let shape = [1, channels as u64, kernel as u64, kernel as u64];
        let attrs = ConvAttrs {
            strides: vec![1, 1],
            dilations: vec![1, 1],
            pads_begin: vec![0, 0],
            pads_end: vec![0, 0],
            groups: 1,
        };
        let (tx, tw) = (f32s(&shape, &x), f32s(&shape, &w));
        let got = bits(&eval_op(&Op::Conv(attrs), &[&tx, &tw]).unwrap());
        let whole = match (channels, kernel) {
            (30 | 57, 3) => 28 * 9,
            (300, 1) => 256,
            (12, 5) => 10 * 25,
            _ => 289,
        };
        let right = contraction(&x, &w, whole, Fault::Nothing).to_bits();
        assert_eq!(
            got,
            [u64::from(right)],
            "{channels} channels of {taps} taps"
        );
        let faults = [
            (Fault::SegmentCutsChannel, 256),
            (Fault::Segment255, whole),
            (Fault::Sequential, whole),
        ];
        for (fault, segment) in faults {
            if contraction(&x, &w, segment, fault).to_bits() != right {
                caught.insert(format!("{fault:?}"));
            }
        }
    }
    assert_eq!(caught.len(), 3, "caught only {caught:?}");
}
