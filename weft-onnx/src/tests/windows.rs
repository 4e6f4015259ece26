//! Convolution, pooling and padding: cases B04 to B17 of the collected bug reports.

use super::model::Writer;
use super::model::{arange, assert_same_bits, f32s, float, int, ints, list, one, string};
use weft_ir::{DType, Tensor};

fn ones(dims: &[u64]) -> Tensor {
    f32s(dims, &vec![1.0; dims.iter().product::<u64>() as usize])
}

/// B04: the dilated window spans 5, so it pads 2 on each side.
#[test]
fn same_upper_pads_for_the_dilated_window() {
    let x = ones(&[1, 1, 22]);
    let y = one(
        13,
        "Conv",
        &x,
        &[&ones(&[1, 1, 3])],
        &[string("auto_pad", "SAME_UPPER"), ints("dilations", &[2])],
    );
    let mut wanted = vec![3.0; 22];
    for i in [0, 1, 20, 21] {
        wanted[i] = 2.0;
    }
    assert_same_bits(&y, &f32s(&[1, 1, 22], &wanted));
}

/// B05: one in four taps of a corner lies outside on each axis.
#[test]
fn same_upper_gives_ceil_of_extent_over_stride() {
    let y = one(
        13,
        "Conv",
        &ones(&[1, 1, 7, 5]),
        &[&ones(&[1, 1, 3, 3])],
        &[string("auto_pad", "SAME_UPPER"), ints("strides", &[2, 2])],
    );
    let wanted = [4., 6., 4., 6., 9., 6., 6., 9., 6., 4., 6., 4.];
    assert_same_bits(&y, &f32s(&[1, 1, 4, 3], &wanted));
}

/// B08: rows are padded, columns are not.
#[test]
fn pads_are_all_begins_then_all_ends() {
    let y = one(
        13,
        "Conv",
        &ones(&[1, 1, 7, 5]),
        &[&ones(&[1, 1, 3, 3])],
        &[ints("pads", &[1, 0, 1, 0]), ints("strides", &[2, 2])],
    );
    let wanted = [6., 6., 9., 9., 9., 9., 6., 6.];
    assert_same_bits(&y, &f32s(&[1, 1, 4, 2], &wanted));
}

/// B09 with a kernel of ones over 8, so that every sum is exact: 4, 6 or 9 taps lie inside.
#[test]
fn depthwise_dilated_convolution_with_bias() {
    let kernel = f32s(&[4, 1, 3, 3], &[0.125; 36]);
    let y = one(
        13,
        "Conv",
        &ones(&[1, 4, 5, 5]),
        &[&kernel, &ones(&[4])],
        &[
            ints("dilations", &[2, 2]),
            ints("pads", &[2, 2, 2, 2]),
            int("group", 4),
        ],
    );
    let taps = |i: usize| if i == 2 { 3.0 } else { 2.0 };
    let wanted: Vec<f32> = (0..100)
        .map(|i| 1.0 + taps(i / 5 % 5) * taps(i % 5) / 8.0)
        .collect();
    assert_same_bits(&y, &f32s(&[1, 4, 5, 5], &wanted));
}

/// B10: the sums of a ramp up and down, 100 times the same.
#[test]
fn wide_padding_counts_every_position() {
    let attributes = [ints("pads", &[7, 7])];
    let wanted: Vec<f32> = (0..23i32)
        .map(|i| (i + 1).min(8).min(23 - i) as f32)
        .collect();
    for _ in 0..100 {
        let y = one(
            13,
            "Conv",
            &ones(&[1, 1, 16]),
            &[&ones(&[1, 1, 8])],
            &attributes,
        );
        assert_same_bits(&y, &f32s(&[1, 1, 23], &wanted));
    }
}

fn pool_input() -> Tensor {
    let elems: Vec<f32> = (1..=16).map(|i| i as f32).collect();
    f32s(&[1, 1, 4, 4], &elems)
}

/// B11: taps beyond operand and padding do not count.
#[test]
fn average_pool_with_ceil_and_padding() {
    let y = one(
        19,
        "AveragePool",
        &pool_input(),
        &[],
        &[
            ints("kernel_shape", &[3, 3]),
            ints("strides", &[2, 2]),
            ints("pads", &[1, 1, 1, 1]),
            int("ceil_mode", 1),
            int("count_include_pad", 1),
        ],
    );
    let sums = [14., 30., 12., 57., 99., 36., 27., 45., 16.];
    let counts = [9., 9., 6., 9., 9., 6., 6., 6., 4.];
    let wanted: Vec<f32> = sums.iter().zip(counts).map(|(s, c)| s / c).collect();
    assert_same_bits(&y, &f32s(&[1, 1, 3, 3], &wanted));
    // As the report says them.
    assert_eq!(wanted[4..], [11.0, 6.0, 4.5, 7.5, 4.0]);
}

/// B12.
#[test]
fn average_pool_with_ceil_and_no_padding() {
    let y = one(
        13,
        "AveragePool",
        &pool_input(),
        &[],
        &[
            ints("kernel_shape", &[3, 3]),
            ints("strides", &[2, 2]),
            int("ceil_mode", 1),
        ],
    );
    assert_same_bits(&y, &f32s(&[1, 1, 2, 2], &[6., 7.5, 12., 13.5]));
}

/// B13: 5 by 1 windows, padded 2 above and 2 below.
#[test]
fn average_pool_same_lower_includes_padding_at_both_ends() {
    let y = one(
        19,
        "AveragePool",
        &arange(&[1, 1, 6, 2]),
        &[],
        &[
            ints("kernel_shape", &[5, 1]),
            string("auto_pad", "SAME_LOWER"),
            int("count_include_pad", 1),
        ],
    );
    let wanted = [6., 9., 12., 16., 20., 25., 30., 35., 28., 32., 24., 27.].map(|s: f32| s / 5.0);
    assert_same_bits(&y, &f32s(&[1, 1, 6, 2], &wanted));
    assert_eq!([wanted[0], wanted[1], wanted[10]], [1.2, 1.8, 4.8]);
}

/// B14: negative amounts crop.
#[test]
fn pad_crops_by_negative_amounts() {
    let x = f32s(&[4], &[1., 2., 3., 4.]);
    let zero = Tensor::scalar(0.0f32);
    let pad = |amounts: &[i64]| one(13, "Pad", &x, &[&list(amounts), &zero], &[]);
    assert_same_bits(&pad(&[-1, -1]), &f32s(&[2], &[2., 3.]));
    assert_same_bits(&pad(&[-1, 2]), &f32s(&[5], &[2., 3., 4., 0., 0.]));
}

#[test]
fn pad_modes() {
    let x = f32s(&[3], &[1., 2., 3.]);
    let pad = |mode: &str| one(19, "Pad", &x, &[&list(&[2, 1])], &[string("mode", mode)]);
    assert_same_bits(&pad("reflect"), &f32s(&[6], &[3., 2., 1., 2., 3., 2.]));
    assert_same_bits(&pad("edge"), &f32s(&[6], &[1., 1., 1., 2., 3., 3.]));
    assert_same_bits(&pad("wrap"), &f32s(&[6], &[2., 3., 1., 2., 3., 1.]));
    assert_same_bits(&pad("constant"), &f32s(&[6], &[0., 0., 1., 2., 3., 0.]));
}

/// Amounts and value were attributes before opset 11, and can be for chosen axes from opset 18.
#[test]
fn pad_of_every_opset() {
    let x = f32s(&[1, 2], &[1., 2.]);
    let wanted = f32s(&[1, 4], &[7., 1., 2., 7.]);
    let amounts = ints("pads", &[0, 1, 0, 1]);
    assert_same_bits(
        &one(2, "Pad", &x, &[], &[amounts, float("value", 7.0)]),
        &wanted,
    );
    let seven = Tensor::scalar(7.0f32);
    let y = one(11, "Pad", &x, &[&list(&[0, 1, 0, 1]), &seven], &[]);
    assert_same_bits(&y, &wanted);
    let y = one(18, "Pad", &x, &[&list(&[1, 1]), &seven, &list(&[-1])], &[]);
    assert_same_bits(&y, &wanted);
}

/// B15: cropping comes first, and what is left cannot be mirrored.
#[test]
fn impossible_reflection_is_refused() {
    for amounts in [[-3, 3], [4, 0], [0, 5]] {
        let error = Writer::new(13)
            .input("x", DType::F32, &[4])
            .constant("pads", &list(&amounts))
            .node("Pad", &["x", "pads"], &["y"], &[string("mode", "reflect")])
            .called("mirror")
            .output("y")
            .import()
            .unwrap_err()
            .to_string();
        assert!(error.contains("mirror") && error.contains("pad"), "{error}");
    }
}

/// B16: explicit zeros are elements; the pool's own padding is not.
#[test]
fn pad_then_pool_counts_the_zeros() {
    let model = Writer::new(13)
        .input("x", DType::F32, &[1, 1, 2, 2])
        .constant("pads", &list(&[0, 0, 1, 1, 0, 0, 1, 1]))
        .node("Pad", &["x", "pads"], &["padded"], &[])
        .node(
            "AveragePool",
            &["padded"],
            &["y"],
            &[ints("kernel_shape", &[3, 3]), int("count_include_pad", 0)],
        )
        .output("y");
    let y = model.run(&[ones(&[1, 1, 2, 2])]).remove(0);
    assert_same_bits(&y, &f32s(&[1, 1, 2, 2], &[4.0 / 9.0; 4]));
}

/// B17: groups do not mix, and the sum with a constant of full size is its own operation.
#[test]
fn grouped_pointwise_convolution_then_add() {
    let x = arange(&[1, 8, 1, 2]);
    let w: Vec<f32> = (0..16).map(|i| (i % 5) as f32 - 2.0).collect();
    let bias: Vec<f32> = (0..16).map(|i| 100.0 * i as f32).collect();
    let model = Writer::new(13)
        .input("x", DType::F32, &[1, 8, 1, 2])
        .constant("w", &f32s(&[8, 2, 1, 1], &w))
        .constant("c", &f32s(&[1, 8, 1, 2], &bias))
        .node("Conv", &["x", "w"], &["t"], &[int("group", 4)])
        .node("Add", &["t", "c"], &["y"], &[])
        .output("y");
    let wanted: Vec<f32> = (0..16)
        .map(|at| {
            let (channel, column) = (at / 2, at % 2);
            let group = channel / 2;
            let tap = |i: usize| w[channel * 2 + i] * ((group * 2 + i) * 2 + column) as f32;
            tap(0) + tap(1) + bias[at]
        })
        .collect();
    assert_same_bits(&model.run(&[x]).remove(0), &f32s(&[1, 8, 1, 2], &wanted));
}

#[test]
fn max_pool_and_global_pools() {
    let x = pool_input();
    let y = one(
        12,
        "MaxPool",
        &x,
        &[],
        &[
            ints("kernel_shape", &[2, 2]),
            ints("dilations", &[2, 2]),
            int("storage_order", 0),
        ],
    );
    assert_same_bits(&y, &f32s(&[1, 1, 2, 2], &[11., 12., 15., 16.]));
    let y = one(13, "GlobalMaxPool", &x, &[], &[]);
    assert_same_bits(&y, &f32s(&[1, 1, 1, 1], &[16.]));
    let y = one(13, "GlobalAveragePool", &x, &[], &[]);
    assert_same_bits(&y, &f32s(&[1, 1, 1, 1], &[8.5]));
}
