//! Cases from public bug reports, with right results that were computed by hand.
//!
//! Results that are quotients are written as quotients: one division of small integers rounds the
//! rational number correctly, so these are its bits.

mod support;

use support::{bits, bits_of, f32s};
use weft_ir::{
    BinaryFn, CompositeOp, ConvAttrs, CoordTransform, DType, DotDims, F32, GeluForm,
    NearestRounding, Op, PadMode, PoolAttrs, ReduceFn, ResizeAttrs, ResizeMode, Tensor, UnaryFn,
};
use weft_reference::eval_op;

const NAN: u64 = 0x7fc0_0000;

fn f32_values(op: &Op, inputs: &[&Tensor]) -> Vec<f32> {
    eval_op(op, inputs)
        .expect("the case applies")
        .to_vec()
        .expect("f32")
}

fn arange(from: i32, shape: &[u64]) -> Tensor {
    let elems: Vec<f32> = (0..shape.iter().product::<u64>())
        .map(|i| from as f32 + i as f32)
        .collect();
    f32s(shape, &elems)
}

fn resize(size: u64, scale: f64, mode: ResizeMode, transform: CoordTransform) -> Op {
    Op::Resize(ResizeAttrs {
        sizes: vec![size],
        scales_bits: vec![scale.to_bits()],
        mode,
        transform,
        antialias: false,
    })
}

#[test]
fn b01_nearest_is_not_always_replication() {
    use {CoordTransform as C, NearestRounding as N};
    let row = arange(1, &[4]);
    for (rounding, transform, expected) in [
        (
            N::Floor,
            C::HalfPixel,
            [1.0, 1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 4.0],
        ),
        (
            N::Floor,
            C::Asymmetric,
            [1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 4.0, 4.0],
        ),
        (
            N::Ceil,
            C::HalfPixel,
            [1.0, 2.0, 2.0, 3.0, 3.0, 4.0, 4.0, 4.0],
        ),
    ] {
        let op = resize(8, 2.0, ResizeMode::Nearest(rounding), transform);
        assert_eq!(f32_values(&op, &[&row]), expected);
    }
}

#[test]
fn b02_only_the_symmetric_transform_is_symmetric() {
    use CoordTransform as C;
    let run = |transform, data: [f32; 2]| {
        f32_values(
            &resize(2, 1.3, ResizeMode::Linear, transform),
            &[&f32s(&[2], &data)],
        )
    };
    let half = run(C::HalfPixel, [100.0, 200.0]);
    assert_eq!(half[0], 100.0);
    assert_eq!(format!("{:.3}", half[1]), "165.385");
    let symmetric = run(C::HalfPixelSymmetric, [100.0, 200.0]);
    assert_eq!(
        format!("{:.3} {:.3}", symmetric[0], symmetric[1]),
        "111.538 188.462"
    );
    let reversed = run(C::HalfPixelSymmetric, [200.0, 100.0]);
    assert_eq!(
        format!("{:.3} {:.3}", reversed[0], reversed[1]),
        "188.462 111.538"
    );
    assert_ne!(run(C::HalfPixel, [200.0, 100.0])[1], half[0]);
}

#[test]
fn b03_an_axis_of_length_1_is_taken_at_0() {
    let cubic = |exclude_outside| ResizeMode::Cubic {
        a: F32(-0.75),
        exclude_outside,
    };
    for exclude_outside in [false, true] {
        let op = resize(
            1,
            0.25,
            cubic(exclude_outside),
            CoordTransform::PytorchHalfPixel,
        );
        assert_eq!(f32_values(&op, &[&arange(1, &[4])]), [1.0]);
    }
}

fn conv(dilation: u64, stride: u64, pads: (&[u64], &[u64]), groups: u64) -> Op {
    let spatial = pads.0.len();
    Op::Conv(ConvAttrs {
        strides: vec![stride; spatial],
        dilations: vec![dilation; spatial],
        pads_begin: pads.0.to_vec(),
        pads_end: pads.1.to_vec(),
        groups,
    })
}

#[test]
fn b04_b05_b08_convolution_extents() {
    for (input, kernel, dilation, stride, pads, output) in [
        (vec![22], vec![3], 2, 1, (vec![2], vec![2]), vec![22]),
        (
            vec![7, 5],
            vec![3, 3],
            1,
            2,
            (vec![1, 1], vec![1, 1]),
            vec![4, 3],
        ),
        (
            vec![7, 5],
            vec![3, 3],
            1,
            2,
            (vec![1, 0], vec![1, 0]),
            vec![4, 2],
        ),
    ] {
        let shape = |spatial: &[u64]| [&[1, 1], spatial].concat();
        let (x, w) = (arange(0, &shape(&input)), arange(0, &shape(&kernel)));
        let op = conv(dilation, stride, (&pads.0, &pads.1), 1);
        assert_eq!(eval_op(&op, &[&x, &w]).unwrap().shape(), shape(&output));
    }
}

#[test]
fn b09_depthwise_dilated_convolution() {
    let x = f32s(&[1, 4, 5, 5], &[1.0; 100]);
    let w = f32s(&[4, 1, 3, 3], &[1.0; 36]);
    let sums = f32_values(&conv(2, 1, (&[2, 2], &[2, 2]), 4), &[&x, &w]);
    let counts = [
        4, 4, 6, 4, 4, 4, 4, 6, 4, 4, 6, 6, 9, 6, 6, 4, 4, 6, 4, 4, 4, 4, 6, 4, 4,
    ];
    for channel in sums.chunks(25) {
        assert_eq!(channel, counts.map(|n: i32| n as f32));
    }
}

#[test]
fn b10_convolution_with_much_padding() {
    let (x, w) = (f32s(&[1, 1, 16], &[1.0; 16]), f32s(&[1, 1, 8], &[1.0; 8]));
    let sums = f32_values(&conv(1, 1, (&[7], &[7]), 1), &[&x, &w]);
    let expected: Vec<f32> = (1i32..=23).map(|i| i.min(8).min(24 - i) as f32).collect();
    assert_eq!(sums, expected);
}

fn average(
    kernel: &[u64],
    stride: u64,
    pad: &[u64],
    ceil_mode: bool,
    count_include_pad: bool,
) -> Op {
    Op::Composite(CompositeOp::AveragePool(PoolAttrs {
        kernel: kernel.to_vec(),
        strides: vec![stride; kernel.len()],
        dilations: vec![1; kernel.len()],
        pads_begin: pad.to_vec(),
        pads_end: pad.to_vec(),
        ceil_mode,
        count_include_pad,
    }))
}

#[test]
fn b11_b12_b13_b16_average_pooling() {
    let square = arange(1, &[1, 1, 4, 4]);
    let got = f32_values(&average(&[3, 3], 2, &[1, 1], true, true), &[&square]);
    assert_eq!(
        got,
        [
            14.0 / 9.0,
            30.0 / 9.0,
            2.0,
            57.0 / 9.0,
            11.0,
            6.0,
            4.5,
            7.5,
            4.0
        ]
    );
    let got = f32_values(&average(&[3, 3], 2, &[0, 0], true, false), &[&square]);
    assert_eq!(got, [6.0, 7.5, 12.0, 13.5]);
    let tall = arange(0, &[1, 1, 6, 2]);
    let got = f32_values(&average(&[5, 1], 1, &[2, 0], false, true), &[&tall]);
    let tenths = [(6, 9), (12, 16), (20, 25), (30, 35), (28, 32), (24, 27)];
    let expected: Vec<f32> = tenths
        .iter()
        .flat_map(|(a, b)| [*a as f32 / 5.0, *b as f32 / 5.0])
        .collect();
    assert_eq!(got, expected);
    let ones = f32s(&[1, 1, 2, 2], &[1.0; 4]);
    let pad = Op::Pad {
        before: vec![0, 0, 1, 1],
        after: vec![0, 0, 1, 1],
        mode: PadMode::Constant,
    };
    let padded = eval_op(&pad, &[&ones, &f32s(&[], &[0.0])]).unwrap();
    let got = f32_values(&average(&[3, 3], 1, &[0, 0], false, false), &[&padded]);
    assert_eq!(got, [4.0 / 9.0; 4]);
    let folded = f32_values(&average(&[3, 3], 1, &[1, 1], false, false), &[&ones]);
    assert_eq!(folded, [1.0; 4]);
}

#[test]
fn b14_pads_may_crop() {
    let row = arange(1, &[4]);
    let zero = f32s(&[], &[0.0]);
    let run = |before, after, mode| {
        let op = Op::Pad {
            before: vec![before],
            after: vec![after],
            mode,
        };
        match op {
            Op::Pad {
                mode: PadMode::Constant,
                ..
            } => f32_values(&op, &[&row, &zero]),
            _ => f32_values(&op, &[&row]),
        }
    };
    assert_eq!(run(-1, -1, PadMode::Constant), [2.0, 3.0]);
    assert_eq!(run(-1, 2, PadMode::Constant), [2.0, 3.0, 4.0, 0.0, 0.0]);
    assert_eq!(run(-1, 2, PadMode::Reflect), [2.0, 3.0, 4.0, 3.0, 2.0]);
    assert_eq!(run(3, -1, PadMode::Wrap), [1.0, 2.0, 3.0, 1.0, 2.0, 3.0]);
    assert_eq!(
        run(2, 1, PadMode::Edge),
        [1.0, 1.0, 1.0, 2.0, 3.0, 4.0, 4.0]
    );
    assert_eq!(
        run(5, 0, PadMode::Wrap),
        [4.0, 1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 3.0, 4.0]
    );
}

#[test]
fn b17_grouped_convolution_of_1x1() {
    let (x, w) = (arange(0, &[1, 8, 2, 1]), arange(1, &[4, 2, 1, 1]));
    let got = f32_values(&conv(1, 1, (&[0, 0], &[0, 0]), 4), &[&x, &w]);
    let at = |c: i32, p: i32| c * 2 + p;
    let expected: Vec<f32> = (0..4)
        .flat_map(|g| (0..2).map(move |p| (g, p)))
        .map(|(g, p)| (at(2 * g, p) * (2 * g + 1) + at(2 * g + 1, p) * (2 * g + 2)) as f32)
        .collect();
    assert_eq!(got, expected);
}

#[test]
fn b18_gemm_applies_beta_once() {
    let (a, b, c) = (
        f32s(&[1, 1], &[3.0]),
        f32s(&[1, 1], &[5.0]),
        f32s(&[1, 1], &[7.0]),
    );
    for (beta, expected) in [(0.5, 18.5), (2.0, 29.0)] {
        let op = Op::Composite(CompositeOp::Gemm {
            alpha: F32(1.0),
            beta: F32(beta),
            trans_a: false,
            trans_b: false,
        });
        assert_eq!(f32_values(&op, &[&a, &b, &c]), [expected]);
    }
}

#[test]
fn b23_softmax_of_equal_values() {
    let flat = f32s(&[2, 12], &[0.0; 24]);
    let softmax = |axis| Op::Composite(CompositeOp::Softmax { axis });
    // 1 / n, times e^0 = 1.
    assert_eq!(f32_values(&softmax(1), &[&flat]), [1.0 / 12.0; 24]);
    let cube = f32s(&[2, 3, 4], &[0.0; 24]);
    assert_eq!(f32_values(&softmax(1), &[&cube]), [1.0 / 3.0; 24]);
}

#[test]
fn b24_layer_norm_of_large_close_values() {
    let norm = Op::Composite(CompositeOp::LayerNorm {
        axis: 0,
        eps: F32(1e-5),
    });
    let x = arange(40000, &[4]);
    let (one, zero) = (f32s(&[4], &[1.0; 4]), f32s(&[4], &[0.0; 4]));
    let shown: Vec<String> = f32_values(&norm, &[&x, &one, &zero])
        .iter()
        .map(|y| format!("{y:.6}"))
        .collect();
    assert_eq!(shown, ["-1.341635", "-0.447212", "0.447212", "1.341635"]);
    let x = f32s(&[256], &[1234.0; 256]);
    let (one, bias) = (f32s(&[256], &[1.0; 256]), arange(-100, &[256]));
    assert_eq!(
        bits(&eval_op(&norm, &[&x, &one, &bias]).unwrap()),
        bits(&bias)
    );
}

#[test]
fn b25_b26_nan_wins() {
    let reduce = |op| Op::Reduce {
        op,
        axes: vec![0],
        keep_dims: false,
    };
    for len in 1..70 {
        for at in [0, len / 2, len - 1] {
            let mut x = vec![42.0; len];
            x[at] = f32::NAN;
            for op in [ReduceFn::Max, ReduceFn::Min] {
                let result = eval_op(&reduce(op), &[&f32s(&[len as u64], &x)]).unwrap();
                assert_eq!(bits(&result), [NAN], "{op:?} of {len} at {at}");
            }
        }
    }
    let (nan, ten) = (f32s(&[1], &[f32::NAN]), f32s(&[1], &[10.0]));
    for op in [BinaryFn::Max, BinaryFn::Min] {
        for pair in [[&nan, &ten], [&ten, &nan]] {
            assert_eq!(bits(&eval_op(&Op::Binary(op), &pair).unwrap()), [NAN]);
        }
    }
    assert_eq!(
        bits(&eval_op(&Op::Composite(CompositeOp::Relu), &[&nan]).unwrap()),
        [NAN]
    );
    assert_eq!(
        bits(&eval_op(&Op::Unary(UnaryFn::Sign), &[&nan]).unwrap()),
        [NAN]
    );
}

#[test]
fn b27_quantisation_rounds_half_to_even() {
    let round = |x: &Tensor| {
        let rounded = eval_op(&Op::Unary(UnaryFn::RoundEven), &[x]).unwrap();
        eval_op(&Op::Cast { to: DType::I8 }, &[&rounded])
            .unwrap()
            .to_vec::<i8>()
            .unwrap()
    };
    let ties = f32s(&[6], &[0.5, 1.5, 2.5, -0.5, -2.5, 300.0]);
    assert_eq!(round(&ties), [0, 2, 2, 0, -2, 127]);
    let half = |x: f64| half::f16::from_f64(x);
    let x = Tensor::from_elems(
        &[2],
        &[half(0.050_018_310_546_875), half(-0.050_018_310_546_875)],
    )
    .unwrap();
    let scale = Tensor::scalar(half(0.099_975_585_937_5));
    let wide = |x: &Tensor| eval_op(&Op::Cast { to: DType::F32 }, &[x]).unwrap();
    let ratio = eval_op(&Op::Binary(BinaryFn::Div), &[&wide(&x), &wide(&scale)]).unwrap();
    assert_eq!(round(&ratio), [1, -1]);
}

#[test]
fn b28_b29_integer_products_are_exact() {
    let dims = || DotDims {
        lhs_batch: vec![],
        rhs_batch: vec![],
        lhs_contract: vec![1],
        rhs_contract: vec![0],
    };
    let matrix = |shape: [u64; 2], elems: &[i32]| Tensor::from_elems(&shape, elems).unwrap();
    let zero = |x: &Tensor, point: i32| {
        eval_op(&Op::Binary(BinaryFn::Sub), &[x, &Tensor::scalar(point)]).unwrap()
    };
    let a = matrix([3, 3], &[238, 115, 94, 245, 111, 102, 158, 225, 48]);
    let b = matrix([3, 3], &[25, 36, 125, 42, -123, 76, -81, -86, 35]);
    let y = eval_op(&Op::Dot(dims()), &[&zero(&a, 42), &zero(&b, -26)]).unwrap();
    let expected = [12100, 1951, 40214, 11745, 2293, 41351, 18030, -10919, 36548];
    assert_eq!(y.to_vec::<i32>().unwrap(), expected);
    for (b, expected) in [([127, 127], 64770), ([-128, -128], -65280)] {
        let y = eval_op(
            &Op::Dot(dims()),
            &[&matrix([1, 2], &[255, 255]), &matrix([2, 1], &b)],
        )
        .unwrap();
        assert_eq!(y.to_vec::<i32>().unwrap(), [expected]);
    }
}

#[test]
fn b30_b32_b33_tanh_gelu_fma_softplus() {
    let unary = |f, x: f32| f32_values(&Op::Unary(f), &[&f32s(&[1], &[x])])[0];
    assert_eq!(unary(UnaryFn::Tanh, 8.510_89).to_bits(), 0x3f7f_ffff);
    let gelu = |x: f32| {
        let op = Op::Composite(CompositeOp::Gelu(GeluForm::Tanh));
        f32_values(&op, &[&f32s(&[1], &[x])])[0]
    };
    assert_eq!(gelu(20.0), 20.0);
    assert!(gelu(5.0625) <= 5.0625 && gelu(5.0625) > 5.0624);
    assert_eq!(format!("{:.2e}", gelu(-5.125_732_4)), "-9.64e-8");
    let (a, b, c) = (
        f32s(&[1], &[-791.0]),
        f32s(&[1], &[4.956_984e-4]),
        f32s(&[1], &[4.499_524e-1]),
    );
    assert_eq!(
        bits(&eval_op(&Op::Fma, &[&a, &b, &c]).unwrap()),
        [0x3d6c_f94e]
    );
    let product = eval_op(&Op::Binary(BinaryFn::Mul), &[&a, &b]).unwrap();
    assert_eq!(
        bits(&eval_op(&Op::Binary(BinaryFn::Add), &[&product, &c]).unwrap()),
        [0x3d6c_f950]
    );
    assert_eq!(
        format!("{:.5e}", unary(UnaryFn::Softplus, -12.3392)),
        "4.37676e-6"
    );
}

#[test]
fn b31_b35_bits_depend_on_neither_position_nor_neighbours() {
    let ops = [
        Op::Composite(CompositeOp::Gelu(GeluForm::Erf)),
        Op::Composite(CompositeOp::Gelu(GeluForm::Tanh)),
        Op::Unary(UnaryFn::Exp),
        Op::Unary(UnaryFn::Sigmoid),
        Op::Unary(UnaryFn::Tanh),
        Op::Unary(UnaryFn::Erf),
    ];
    for op in ops {
        for x in [20.0, -1.372_5, 0.33, f32::NAN] {
            let alone = bits(&eval_op(&op, &[&f32s(&[1], &[x])]).unwrap());
            for len in 1..=33u64 {
                let row = bits(&eval_op(&op, &[&f32s(&[len], &vec![x; len as usize])]).unwrap());
                assert!(row.iter().all(|y| *y == alone[0]), "{op:?} of {x} in {len}");
            }
        }
    }
    let row: Vec<f32> = (0..44).map(|i| (i * 37 % 44) as f32 * 0.3 - 5.0).collect();
    let softmax = Op::Composite(CompositeOp::Softmax { axis: 1 });
    let norm = Op::Composite(CompositeOp::RmsNorm {
        axis: 1,
        eps: F32(1e-6),
    });
    let scale = f32s(&[44], &[1.25; 44]);
    for (op, rest) in [(softmax, vec![]), (norm, vec![&scale])] {
        let run = |batch: usize, at: usize| {
            let mut x = vec![1.5; 44 * batch];
            x[at * 44..(at + 1) * 44].copy_from_slice(&row);
            let x = f32s(&[batch as u64, 44], &x);
            let operands = [vec![&x], rest.clone()].concat();
            bits(&eval_op(&op, &operands).unwrap())[at * 44..(at + 1) * 44].to_vec()
        };
        let alone = run(1, 0);
        for (batch, at) in [(2, 0), (2, 1), (3, 1), (16, 15)] {
            assert_eq!(run(batch, at), alone, "{op:?} in a batch of {batch}");
        }
    }
}

#[test]
fn b34_a_softmax_of_minus_infinities_is_nan() {
    let x = f32s(
        &[2, 2],
        &[f32::NEG_INFINITY, f32::NEG_INFINITY, 0.0, f32::NEG_INFINITY],
    );
    let softmax = Op::Composite(CompositeOp::Softmax { axis: 1 });
    assert_eq!(
        bits(&eval_op(&softmax, &[&x]).unwrap()),
        [NAN, NAN, 0x3f80_0000, 0]
    );
}

#[test]
fn b36_slices_backward() {
    let x = arange(0, &[10]);
    let run = |start, step, size| {
        let op = Op::Slice {
            starts: vec![start],
            steps: vec![step],
            sizes: vec![size],
        };
        f32_values(&op, &[&x])
    };
    assert_eq!(run(9, -1, 9), [9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0]);
    assert_eq!(run(9, -3, 3), [9.0, 6.0, 3.0]);
    assert_eq!(run(0, -1, 0), []);
    assert_eq!(run(9, -1, 10)[9], 0.0);
    assert_eq!(run(1, 4, 3), [1.0, 5.0, 9.0]);
}

#[test]
fn b38_b39_nothing() {
    let dims = |batch: &[usize], l: usize, r: usize| {
        Op::Dot(DotDims {
            lhs_batch: batch.to_vec(),
            rhs_batch: batch.to_vec(),
            lhs_contract: vec![l],
            rhs_contract: vec![r],
        })
    };
    let zeros = |shape: &[u64]| f32s(shape, &[]);
    let y = eval_op(&dims(&[], 1, 0), &[&zeros(&[16, 0]), &zeros(&[0, 16])]).unwrap();
    assert_eq!((y.shape(), bits(&y)), (&[16, 16][..], vec![0; 256]));
    let y = eval_op(
        &dims(&[], 1, 0),
        &[&zeros(&[0, 2]), &f32s(&[2], &[1.0, 2.0])],
    )
    .unwrap();
    assert_eq!(y.shape(), [0]);
    let y = eval_op(&dims(&[0], 2, 1), &[&zeros(&[0, 2, 3]), &zeros(&[0, 3, 4])]).unwrap();
    assert_eq!(y.shape(), [0, 2, 4]);
    let reduce = |op, keep_dims| Op::Reduce {
        op,
        axes: vec![0],
        keep_dims,
    };
    assert_eq!(
        bits(&eval_op(&reduce(ReduceFn::Sum, true), &[&zeros(&[0])]).unwrap()),
        [0]
    );
    let max = eval_op(&reduce(ReduceFn::Max, false), &[&zeros(&[0, 4])]).unwrap();
    assert_eq!(bits(&max), bits_of(&[f32::NEG_INFINITY; 4]));
    let ints = Tensor::from_elems::<i8>(&[0, 4], &[]).unwrap();
    let max = eval_op(&reduce(ReduceFn::Max, false), &[&ints]).unwrap();
    assert_eq!(max.to_vec::<i8>().unwrap(), [i8::MIN; 4]);
    let two = f32s(&[2], &[1.0, 2.0]);
    let y = eval_op(&Op::Concat { axis: 0 }, &[&zeros(&[0]), &two]).unwrap();
    assert_eq!(bits(&y), bits(&two));
}
