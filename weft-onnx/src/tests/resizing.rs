//! Resize: cases B01 to B03 of the collected bug reports, and the older opsets.

use super::model::{assert_same_bits, f32s, floats, int, ints, list, one, string};
use weft_ir::Tensor;

fn row(elems: &[f32]) -> Tensor {
    f32s(&[1, 1, 1, elems.len() as u64], elems)
}

fn by_scale(opset: i64, x: &Tensor, scale: f32, words: &[(&str, &str)]) -> Tensor {
    let roi = f32s(&[0], &[]);
    let scales = f32s(&[4], &[1., 1., 1., scale]);
    let attributes: Vec<_> = words
        .iter()
        .map(|(name, value)| string(name, value))
        .collect();
    one(opset, "Resize", x, &[&roi, &scales], &attributes)
}

/// B01.
#[test]
fn nearest_by_transform_and_rounding() {
    let x = row(&[1., 2., 3., 4.]);
    let resize = |transform, rounding| {
        by_scale(
            13,
            &x,
            2.0,
            &[
                ("mode", "nearest"),
                ("coordinate_transformation_mode", transform),
                ("nearest_mode", rounding),
            ],
        )
    };
    let wanted = row(&[1., 1., 1., 2., 2., 3., 3., 4.]);
    assert_same_bits(&resize("half_pixel", "floor"), &wanted);
    let wanted = row(&[1., 1., 2., 2., 3., 3., 4., 4.]);
    assert_same_bits(&resize("asymmetric", "floor"), &wanted);
    let wanted = row(&[1., 2., 2., 3., 3., 4., 4., 4.]);
    assert_same_bits(&resize("half_pixel", "ceil"), &wanted);
}

/// Two taps as the contract has them: weights rounded to f32, one fma after another from +0. The
/// products and sums of these small numbers are exact in f64, so one conversion is one rounding.
fn two_taps(left: f32, right: f32, source: f64) -> f32 {
    let source = source.clamp(0.0, 1.0);
    let (far, near) = (source as f32, (1.0 - source) as f32);
    let first = (f64::from(near) * f64::from(left)) as f32;
    (f64::from(far) * f64::from(right) + f64::from(first)) as f32
}

/// B02: the output extent is floor(2 * 1.3) = 2, the coordinates use 1.3 as an f32.
#[test]
fn linear_by_a_scale_that_does_not_divide() {
    let resize = |elems: [f32; 2], transform| {
        by_scale(
            19,
            &row(&elems),
            1.3,
            &[
                ("mode", "linear"),
                ("coordinate_transformation_mode", transform),
            ],
        )
    };
    let scale = f64::from(1.3f32);
    let half = |at: f64| (at + 0.5) / scale - 0.5;
    let offset = 1.0 - 2.0 / (scale * 2.0);
    for [left, right] in [[100f32, 200.], [200., 100.]] {
        let wanted = [half(0.0), half(1.0)].map(|at| two_taps(left, right, at));
        assert_same_bits(&resize([left, right], "half_pixel"), &row(&wanted));
        let wanted = [half(0.0), half(1.0)].map(|at| two_taps(left, right, offset + at));
        assert_same_bits(
            &resize([left, right], "half_pixel_symmetric"),
            &row(&wanted),
        );
    }
    // As the report says them, to six digits.
    let thousandths = |t: &Tensor| -> Vec<i64> {
        let elems: Vec<f32> = t.to_vec().unwrap();
        elems
            .iter()
            .map(|x| (f64::from(*x) * 1000.0) as i64)
            .collect()
    };
    let forward = thousandths(&resize([100., 200.], "half_pixel"));
    assert_eq!(forward, [100_000, 165_384]);
    let forward = thousandths(&resize([100., 200.], "half_pixel_symmetric"));
    assert_eq!(forward, [111_538, 188_461]);
    let backward = thousandths(&resize([200., 100.], "half_pixel_symmetric"));
    assert_eq!(backward, [188_461, 111_538]);
    let backward = thousandths(&resize([200., 100.], "half_pixel"));
    assert_eq!(backward, [200_000, 134_615]);
}

/// B03: pytorch_half_pixel puts the one output element at source 0.
#[test]
fn cubic_to_one_element_takes_the_first() {
    let x = row(&[3., 50., -20., 7.]);
    let sizes = list(&[1, 1, 1, 1]);
    let none = f32s(&[0], &[]);
    for extra in [vec![], vec![int("exclude_outside", 1)]] {
        let mut attributes = vec![
            string("mode", "cubic"),
            string("coordinate_transformation_mode", "pytorch_half_pixel"),
        ];
        attributes.extend(extra);
        let y = one(13, "Resize", &x, &[&none, &none, &sizes], &attributes);
        assert_same_bits(&y, &row(&[3.]));
    }
    // With half_pixel the source is 1.5: the middle.
    let y = one(
        13,
        "Resize",
        &x,
        &[&none, &none, &sizes],
        &[string("mode", "cubic")],
    );
    assert_ne!(y.bits(0), u64::from(3f32.to_bits()));
}

#[test]
fn upsample_and_resize_of_the_old_opsets_agree() {
    let x = f32s(&[1, 1, 2, 2], &[1., 2., 3., 4.]);
    let wanted = f32s(
        &[1, 1, 4, 6],
        &[
            1., 1., 1., 2., 2., 2., 1., 1., 1., 2., 2., 2., //
            3., 3., 3., 4., 4., 4., 3., 3., 3., 4., 4., 4.,
        ],
    );
    let scales = [1., 1., 2., 3.];
    let input = f32s(&[4], &scales);
    assert_same_bits(
        &one(7, "Upsample", &x, &[], &[floats("scales", &scales)]),
        &wanted,
    );
    assert_same_bits(&one(9, "Upsample", &x, &[&input], &[]), &wanted);
    assert_same_bits(&one(10, "Resize", &x, &[&input], &[]), &wanted);
}

#[test]
fn resize_of_chosen_axes_keeps_the_aspect_ratio() {
    let x = f32s(&[1, 1, 2, 4], &[1., 2., 3., 4., 5., 6., 7., 8.]);
    let none = f32s(&[0], &[]);
    let shape = |policy: &str, axes: &[i64], sizes: &[i64]| {
        one(
            18,
            "Resize",
            &x,
            &[&none, &none, &list(sizes)],
            &[
                string("keep_aspect_ratio_policy", policy),
                ints("axes", axes),
            ],
        )
        .shape()
        .to_vec()
    };
    assert_eq!(shape("stretch", &[2, 3], &[7, 8]), [1, 1, 7, 8]);
    assert_eq!(shape("stretch", &[3, 2], &[8, 7]), [1, 1, 7, 8]);
    // Scales 3.5 and 2: the smaller gives 4 by 8, the larger 7 by 14.
    assert_eq!(shape("not_larger", &[2, 3], &[7, 8]), [1, 1, 4, 8]);
    assert_eq!(shape("not_smaller", &[-2, -1], &[7, 8]), [1, 1, 7, 14]);
}

/// With align_corners the corners of the operand are those of the result, whose extent is an integer
/// even where extent times scale is none. Expected is ONNX's formula by hand,
/// `x_resized * (length_original - 1) / (length_resized - 1)`; the formula with 3 * 1.9 - 1 below
/// the line, say, would give 2 / 4.7 where 2 / 4 is right.
#[test]
fn align_corners_goes_by_the_extent_that_the_result_has() {
    let resize = |elems: &[f32], scale, mode| {
        let align = ("coordinate_transformation_mode", "align_corners");
        by_scale(13, &row(elems), scale, &[("mode", mode), align])
    };
    // floor(3 * 1.9) = 5: sources 0, 0.5, 1, 1.5 and 2.
    let y = resize(&[0., 8., 24.], 1.9, "linear");
    assert_same_bits(&y, &row(&[0., 4., 8., 16., 24.]));
    // floor(5 * 0.75) = 3: sources 0, 2 and 4. floor(4 * 0.6) = 2: sources 0 and 3.
    for mode in ["linear", "cubic", "nearest"] {
        let y = resize(&[10., 20., 40., 80., 160.], 0.75, mode);
        assert_same_bits(&y, &row(&[10., 40., 160.]));
        let y = resize(&[1., 2., 3., 4.], 0.6, mode);
        assert_same_bits(&y, &row(&[1., 4.]));
        // One element is the first.
        assert_same_bits(&resize(&[7., 8., 9.], 0.5, mode), &row(&[7.]));
    }
}

/// The product of extent and scale is taken in f32, where 10 * 0.7 is 7.
#[test]
fn output_extent_is_the_f32_product_rounded_down() {
    let x = row(&[0.; 10]);
    assert_eq!(by_scale(13, &x, 0.7, &[]).shape(), [1, 1, 1, 7]);
}
