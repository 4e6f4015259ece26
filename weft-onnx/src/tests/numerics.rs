//! Numbers, NaN and integers: cases B18, B23 to B26, and ops that are built from several.

use super::model::{Writer, arange, assert_same_bits, f32s, float, i64s, int, one, string};
use half::f16;
use weft_ir::{DType, Tensor};

const NAN: f32 = f32::NAN;

/// B18: beta applies once, whatever follows.
#[test]
fn gemm_with_beta_then_batch_norm() {
    for beta in [0.5, 2.0, 1.0] {
        let model = Writer::new(13)
            .input("a", DType::F32, &[1, 2])
            .constant("b", &f32s(&[2, 2], &[1., 2., 3., 4.]))
            .constant("c", &f32s(&[2], &[8., 16.]))
            .constant("scale", &f32s(&[2], &[4., 4.]))
            .constant("bias", &f32s(&[2], &[1., 1.]))
            .constant("mean", &f32s(&[2], &[2., 2.]))
            // 1 / sqrt(3.75 + 0.25) is exactly a half.
            .constant("var", &f32s(&[2], &[3.75, 3.75]))
            .node("Gemm", &["a", "b", "c"], &["t"], &[float("beta", beta)])
            .node(
                "BatchNormalization",
                &["t", "scale", "bias", "mean", "var"],
                &["y"],
                &[float("epsilon", 0.25)],
            )
            .output("y");
        let y = model.run(&[f32s(&[1, 2], &[1., 1.])]).remove(0);
        let wanted = [4.0 + beta * 8.0, 6.0 + beta * 16.0].map(|t| (t - 2.0) * 2.0 + 1.0);
        assert_same_bits(&y, &f32s(&[1, 2], &wanted));
    }
}

#[test]
fn gemm_transposes_and_scales() {
    let a = f32s(&[2, 1], &[1., 2.]);
    let b = f32s(&[3, 2], &[1., 2., 3., 4., 5., 6.]);
    let y = one(
        13,
        "Gemm",
        &a,
        &[&b],
        &[int("transA", 1), int("transB", 1), float("alpha", 2.0)],
    );
    assert_same_bits(&y, &f32s(&[1, 3], &[10., 22., 34.]));
}

/// B23. One twelfth and one third are what one rounding of the reciprocal gives.
#[test]
fn softmax_flattens_before_opset_13() {
    let x = f32s(&[2, 3, 4], &[0.0; 24]);
    let twelfth = f32s(&[2, 3, 4], &[1.0 / 12.0; 24]);
    let third = f32s(&[2, 3, 4], &[1.0 / 3.0; 24]);
    let quarter = f32s(&[2, 3, 4], &[0.25; 24]);
    for opset in [11, 12] {
        assert_same_bits(&one(opset, "Softmax", &x, &[], &[int("axis", 1)]), &twelfth);
        assert_same_bits(&one(opset, "Softmax", &x, &[], &[]), &twelfth);
        assert_same_bits(
            &one(opset, "Softmax", &x, &[], &[int("axis", -1)]),
            &quarter,
        );
    }
    assert_same_bits(&one(13, "Softmax", &x, &[], &[int("axis", 1)]), &third);
    assert_same_bits(&one(13, "Softmax", &x, &[], &[]), &quarter);
    // log(4) correctly rounded is 0x3fb17218.
    let log = f32s(&[2, 3, 4], &[-f32::from_bits(0x3fb1_7218); 24]);
    assert_same_bits(&one(13, "LogSoftmax", &x, &[], &[]), &log);
}

#[test]
fn hardmax_marks_the_first_maximum() {
    let x = f32s(&[2, 3], &[1., 3., 3., 5., 0., 5.]);
    let y = one(13, "Hardmax", &x, &[], &[]);
    assert_same_bits(&y, &f32s(&[2, 3], &[0., 1., 0., 1., 0., 0.]));
}

/// B24: the row's variance is exactly 1.25, so d / sqrt(1.25 + eps) is known to the last digits.
#[test]
fn layer_norm_of_large_near_values() {
    let x = f32s(&[4], &[40000., 40001., 40002., 40003.]);
    let (scale, bias) = (f32s(&[4], &[1.0; 4]), f32s(&[4], &[0.0; 4]));
    let y = one(17, "LayerNormalization", &x, &[&scale, &bias], &[]);
    // 1.25 + 1e-5 and its root are single correctly rounded operations, as 1 / r and d * r are.
    let r = 1.0 / (1.25f32 + 1e-5).sqrt();
    let wanted = [-1.5f32, -0.5, 0.5, 1.5].map(|d| d * r);
    assert_same_bits(&y, &f32s(&[4], &wanted));
    let digits: Vec<i64> = wanted
        .iter()
        .map(|y| (f64::from(*y) * 1e6) as i64)
        .collect();
    assert_eq!(digits, [-1_341_635, -447_211, 447_211, 1_341_635]);
    let x = f32s(&[256], &[1234.0; 256]);
    let (scale, bias) = (f32s(&[256], &[1.0; 256]), f32s(&[256], &[7.0; 256]));
    let y = one(17, "LayerNormalization", &x, &[&scale, &bias], &[]);
    assert_same_bits(&y, &f32s(&[256], &[7.0; 256]));
}

/// Scales that broadcast, and statistics as further outputs.
#[test]
fn layer_norm_takes_scalar_parameters_and_gives_statistics() {
    let model = Writer::new(17)
        .input("x", DType::F32, &[1, 2])
        .constant("scale", &f32s(&[1], &[2.0]))
        .node(
            "LayerNormalization",
            &["x", "scale"],
            &["y", "mean", "inverse"],
            &[float("epsilon", 0.0)],
        )
        .output("y")
        .output("mean")
        .output("inverse");
    let results = model.run(&[f32s(&[1, 2], &[3., 7.])]);
    assert_same_bits(&results[0], &f32s(&[1, 2], &[-2., 2.]));
    assert_same_bits(&results[1], &f32s(&[1, 1], &[5.]));
    assert_same_bits(&results[2], &f32s(&[1, 1], &[0.5]));
}

/// The statistics are f32 unless the model says otherwise: 300 squared exceeds f16.
#[test]
fn layer_norm_of_f16_has_its_statistics_in_f32() {
    let half = |elems: &[f32]| {
        let elems: Vec<f16> = elems.iter().map(|x| f16::from_f32(*x)).collect();
        Tensor::from_elems(&[2], &elems).unwrap()
    };
    let y = one(
        17,
        "LayerNormalization",
        &half(&[-300., 300.]),
        &[&half(&[1., 1.])],
        &[],
    );
    assert_same_bits(&y, &half(&[-1., 1.]));
}

#[test]
fn rms_and_group_and_instance_norm() {
    let x = f32s(&[1, 4, 1], &[1., 3., 10., 14.]);
    let by_group = f32s(&[2], &[1., 2.]);
    let by_channel = f32s(&[4], &[1., 1., 2., 2.]);
    let attributes = [int("num_groups", 2), float("epsilon", 0.0)];
    let wanted = f32s(&[1, 4, 1], &[0., 2., 0., 4.]);
    let y = one(
        18,
        "GroupNormalization",
        &x,
        &[&by_group, &by_group],
        &attributes,
    );
    assert_same_bits(&y, &wanted);
    let y = one(
        21,
        "GroupNormalization",
        &x,
        &[&by_channel, &by_channel],
        &attributes,
    );
    assert_same_bits(&y, &wanted);
    let x = f32s(&[1, 2, 2], &[1., 3., 10., 14.]);
    let y = one(
        6,
        "InstanceNormalization",
        &x,
        &[&by_group, &by_group],
        &[float("epsilon", 0.0)],
    );
    assert_same_bits(&y, &f32s(&[1, 2, 2], &[0., 2., 0., 4.]));
    let x = f32s(&[1, 4], &[2., -2., 2., 2.]);
    let y = one(
        23,
        "RMSNormalization",
        &x,
        &[&f32s(&[4], &[1., 2., 3., 4.])],
        &[float("epsilon", 0.0)],
    );
    assert_same_bits(&y, &f32s(&[1, 4], &[1., -2., 3., 4.]));
}

/// B25: any NaN, anywhere.
#[test]
fn reduce_max_gives_nan_for_any_nan() {
    for length in [1u64, 2, 3, 4, 5, 31, 32, 33, 70] {
        for at in 0..length as usize {
            let mut elems = vec![42.0; length as usize];
            elems[at] = NAN;
            let y = one(13, "ReduceMax", &f32s(&[length], &elems), &[], &[]);
            assert_same_bits(&y, &f32s(&[1], &[f32::from_bits(0x7fc0_0000)]));
        }
    }
    let y = one(
        13,
        "ReduceMax",
        &f32s(&[4], &[NAN, NAN, NAN, 42.0]),
        &[],
        &[],
    );
    assert_same_bits(&y, &f32s(&[1], &[f32::from_bits(0x7fc0_0000)]));
}

/// B26: operand order does not matter, and NaN wins.
#[test]
fn max_min_relu_and_sign_keep_nan() {
    let (nan, ten) = (f32s(&[1], &[NAN]), f32s(&[1], &[10.0]));
    let three = f32s(&[3], &[NAN, 1., 20.]);
    for op in ["Max", "Min"] {
        assert_same_bits(&one(13, op, &nan, &[&ten], &[]), &nan.canonical());
        assert_same_bits(&one(13, op, &ten, &[&nan], &[]), &nan.canonical());
        assert_same_bits(&one(13, op, &ten, &[&ten, &nan], &[]), &nan.canonical());
    }
    let y = one(13, "Max", &three, &[&ten], &[]);
    assert_same_bits(&y, &f32s(&[3], &[NAN, 10., 20.]).canonical());
    for op in ["Relu", "Sign"] {
        assert_same_bits(&one(13, op, &nan, &[], &[]), &nan.canonical());
    }
}

#[test]
fn clip_of_every_opset_keeps_nan() {
    let x = f32s(&[4], &[-5., 0.5, 5., NAN]);
    let wanted = f32s(&[4], &[-1., 0.5, 2., NAN]).canonical();
    let (low, high) = (Tensor::scalar(-1.0f32), Tensor::scalar(2.0f32));
    let y = one(6, "Clip", &x, &[], &[float("min", -1.0), float("max", 2.0)]);
    assert_same_bits(&y, &wanted);
    assert_same_bits(&one(13, "Clip", &x, &[&low, &high], &[]), &wanted);
    let y = one(13, "Clip", &x, &[&low], &[]);
    assert_same_bits(&y, &f32s(&[4], &[-1., 0.5, 5., NAN]).canonical());
    // Bounds in the wrong order give the upper one.
    let y = one(13, "Clip", &f32s(&[1], &[0.]), &[&high, &low], &[]);
    assert_same_bits(&y, &f32s(&[1], &[-1.]));
}

#[test]
fn integer_modulo_has_the_divisors_sign() {
    let a: Vec<i64> = vec![-4, 7, 5, 4, -7, 8, 0, i64::MIN, i64::MAX];
    let b: Vec<i64> = vec![2, -3, 8, -2, 3, 5, 3, 5, -7];
    let (n, d) = (i64s(&[9], &a), i64s(&[9], &b));
    let floored: Vec<i64> = a
        .iter()
        .zip(&b)
        .map(|(a, b)| {
            let r = (i128::from(*a) % i128::from(*b) + i128::from(*b)) % i128::from(*b);
            r as i64
        })
        .collect();
    assert_same_bits(&one(13, "Mod", &n, &[&d], &[]), &i64s(&[9], &floored));
    let truncated: Vec<i64> = a.iter().zip(&b).map(|(a, b)| a % b).collect();
    assert_same_bits(
        &one(13, "Mod", &n, &[&d], &[int("fmod", 1)]),
        &i64s(&[9], &truncated),
    );
    let y = one(
        13,
        "Mod",
        &f32s(&[2], &[-4.3, 7.5]),
        &[&f32s(&[1], &[2.0])],
        &[int("fmod", 1)],
    );
    // The first: -4.3 + 4 is exact.
    assert_same_bits(&y, &f32s(&[2], &[-4.3 + 4.0, 1.5]));
}

/// Counts are an input here, so that the importer cannot see that they are small.
#[test]
fn shifts_beyond_the_width_leave_the_sign() {
    let shift = |direction: &str, x: Tensor, count: Tensor| {
        Writer::new(28)
            .input("x", x.dtype(), x.shape())
            .input("n", count.dtype(), count.shape())
            .node(
                "BitShift",
                &["x", "n"],
                &["y"],
                &[string("direction", direction)],
            )
            .output("y")
            .run(&[x, count])
            .remove(0)
    };
    let bytes = |elems: &[u8]| Tensor::from_elems(&[elems.len() as u64], elems).unwrap();
    let signed = |elems: &[i8]| Tensor::from_elems(&[elems.len() as u64], elems).unwrap();
    let y = shift("RIGHT", bytes(&[255, 255, 255]), bytes(&[1, 8, 200]));
    assert_same_bits(&y, &bytes(&[127, 0, 0]));
    let y = shift("LEFT", bytes(&[1, 1, 3]), bytes(&[7, 8, 255]));
    assert_same_bits(&y, &bytes(&[128, 0, 0]));
    let y = shift(
        "RIGHT",
        signed(&[-128, -1, 64, 64]),
        signed(&[3, 100, 100, -1]),
    );
    assert_same_bits(&y, &signed(&[-16, -1, 0, 0]));
    let y = shift("LEFT", signed(&[1, -1, 5]), signed(&[7, -1, 8]));
    assert_same_bits(&y, &signed(&[-128, 0, 0]));
}

#[test]
fn casts_by_number_by_name_and_by_example() {
    let x = f32s(&[3], &[-1.5, 300.0, NAN]);
    let wanted = Tensor::from_elems(&[3], &[0u8, 255, 0]).unwrap();
    assert_same_bits(&one(13, "Cast", &x, &[], &[int("to", 2)]), &wanted);
    assert_same_bits(&one(1, "Cast", &x, &[], &[string("to", "UINT8")]), &wanted);
    assert_same_bits(
        &one(15, "CastLike", &x, &[&Tensor::scalar(0u8)], &[]),
        &wanted,
    );
}

#[test]
fn sides_of_infinity_and_mean_and_power() {
    let x = f32s(&[4], &[f32::INFINITY, f32::NEG_INFINITY, 1.0, NAN]);
    let is_inf = |positive: i64, negative: i64| {
        let attributes = [
            int("detect_positive", positive),
            int("detect_negative", negative),
        ];
        one(10, "IsInf", &x, &[], &attributes).bytes().to_vec()
    };
    assert_eq!(is_inf(1, 1), [1, 1, 0, 0]);
    assert_eq!(is_inf(1, 0), [1, 0, 0, 0]);
    assert_eq!(is_inf(0, 1), [0, 1, 0, 0]);
    assert_eq!(is_inf(0, 0), [0, 0, 0, 0]);
    let y = one(
        13,
        "Mean",
        &f32s(&[2], &[1., 2.]),
        &[&f32s(&[1], &[6.]), &f32s(&[2], &[2., 1.])],
        &[],
    );
    assert_same_bits(&y, &f32s(&[2], &[3., 3.]));
    let y = one(
        13,
        "Pow",
        &f32s(&[2], &[3., -5.]),
        &[&Tensor::scalar(2i64)],
        &[],
    );
    assert_same_bits(&y, &f32s(&[2], &[9., 25.]));
}

/// Only operations that are exact for these values, in the order of ONNX's function bodies.
#[test]
fn activations_that_are_exact_on_chosen_values() {
    let x = f32s(&[4], &[-2., -0.25, 0.25, 3.]);
    let check = |opset: i64, op: &str, attributes: &[_], wanted: [f32; 4]| {
        assert_same_bits(&one(opset, op, &x, &[], attributes), &f32s(&[4], &wanted));
    };
    check(
        16,
        "LeakyRelu",
        &[float("alpha", 0.5)],
        [-1., -0.125, 0.25, 3.],
    );
    check(
        22,
        "ThresholdedRelu",
        &[float("alpha", 0.25)],
        [0., 0., 0., 3.],
    );
    check(
        9,
        "Shrink",
        &[float("lambd", 1.0), float("bias", 0.5)],
        [-1.5, 0., 0., 2.5],
    );
    check(
        6,
        "HardSigmoid",
        &[float("alpha", 0.5)],
        [0., 0.375, 0.625, 1.],
    );
    check(22, "Softsign", &[], [-2. / 3., -0.2, 0.2, 0.75]);
    let slope = f32s(&[1], &[4.0]);
    let y = one(16, "PRelu", &x, &[&slope], &[]);
    assert_same_bits(&y, &f32s(&[4], &[-8., -1., 0.25, 3.]));
    let channels = f32s(&[1, 2, 1, 1], &[-1., -1.]);
    let y = one(6, "PRelu", &channels, &[&f32s(&[2], &[2., 3.])], &[]);
    assert_same_bits(&y, &f32s(&[1, 2, 1, 1], &[-2., -3.]));
    // Celu with alpha 2 above zero is (x / 2) * 2.
    let y = one(
        12,
        "Celu",
        &f32s(&[2], &[0.75, 5.]),
        &[],
        &[float("alpha", 2.0)],
    );
    assert_same_bits(&y, &f32s(&[2], &[0.75, 5.]));
    // Sigmoid of 0 is a half.
    let y = one(
        24,
        "Swish",
        &f32s(&[1], &[0.0]),
        &[],
        &[float("alpha", 3.0)],
    );
    assert_same_bits(&y, &f32s(&[1], &[0.0]));
}

/// A node without an attribute means the value that ONNX's operator pages give, and no other.
#[test]
fn absent_attributes_have_onnx_defaults() {
    let x = f32s(&[1, 2, 3], &[-2., -0.7, -0.25, 0.3, 1.2, 1.7]);
    let two = f32s(&[2], &[0.5, 2.]);
    let channels: [&Tensor; 2] = [&two, &two];
    let row = f32s(&[3], &[0.5, 2., 1.]);
    let cases: [(i64, &str, &[&Tensor], &str, f32); 13] = [
        (16, "LeakyRelu", &[], "alpha", 0.01),
        (6, "Elu", &[], "alpha", 1.0),
        (6, "Selu", &[], "alpha", 1.673_263_2),
        (6, "Selu", &[], "gamma", 1.050_701),
        (6, "HardSigmoid", &[], "alpha", 0.2),
        (6, "HardSigmoid", &[], "beta", 0.5),
        (22, "ThresholdedRelu", &[], "alpha", 1.0),
        (12, "Celu", &[], "alpha", 1.0),
        (24, "Swish", &[], "alpha", 1.0),
        (9, "Shrink", &[], "lambd", 0.5),
        (9, "Shrink", &[], "bias", 0.0),
        (6, "InstanceNormalization", &channels, "epsilon", 1e-5),
        (17, "LayerNormalization", &[&row], "epsilon", 1e-5),
    ];
    for (opset, op, constants, name, default) in cases {
        let given = |value: f32| one(opset, op, &x, constants, &[float(name, value)]);
        let absent = one(opset, op, &x, constants, &[]);
        assert_same_bits(&absent, &given(default));
        // Values so near that only a different default explains the same bits. Some bits of these
        // are lost in sums.
        let other = given(default * 1.25 + 0.125);
        assert_ne!(absent.bytes(), other.bytes(), "{op} does not read {name}");
    }
    // An epsilon that is off by eight units in the last place shows on a row of zeros.
    let zeros = f32s(&[1, 2], &[1e-8, -1e-8]);
    let row = f32s(&[2], &[1., 1.]);
    let norm = |attributes: &[_]| one(17, "LayerNormalization", &zeros, &[&row], attributes);
    let near = f32::from_bits(1e-5f32.to_bits() + 8);
    assert_same_bits(&norm(&[]), &norm(&[float("epsilon", 1e-5)]));
    assert_ne!(norm(&[]).bytes(), norm(&[float("epsilon", near)]).bytes());
}

/// Before opset 7 the right operand's axes begin where `axis` says.
#[test]
fn old_broadcasting_aligns_at_an_axis() {
    let x = arange(&[2, 3, 2]);
    let b = f32s(&[3], &[100., 200., 300.]);
    let y = one(6, "Add", &x, &[&b], &[int("broadcast", 1), int("axis", 1)]);
    let wanted: Vec<f32> = (0..12)
        .map(|i| i as f32 + 100.0 * (1 + i / 2 % 3) as f32)
        .collect();
    assert_same_bits(&y, &f32s(&[2, 3, 2], &wanted));
}
