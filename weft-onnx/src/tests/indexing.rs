//! Picking and placing by index: case B37, and constants made of positions.

use super::model::{
    Writer, arange, assert_same_bits, f32s, float, i64s, int, ints, list, one, tensor,
};
use weft_ir::{DType, Tensor};

/// B37.
#[test]
fn negative_indices_count_from_the_end() {
    let x = arange(&[3, 4]);
    let last = i64s(&[3, 2], &[-1; 6]);
    let y = one(13, "GatherElements", &x, &[&last], &[int("axis", 1)]);
    assert_same_bits(&y, &f32s(&[3, 2], &[3., 3., 7., 7., 11., 11.]));
    let y = one(13, "GatherND", &x, &[&i64s(&[2, 2], &[-1, -1, 0, -2])], &[]);
    assert_same_bits(&y, &f32s(&[2], &[11., 2.]));
    let updates = f32s(&[2, 4], &[1., 2., 3., 4., 5., 6., 7., 8.]);
    let zeros = f32s(&[3, 4], &[0.0; 12]);
    let y = one(
        13,
        "ScatterND",
        &zeros,
        &[&i64s(&[2, 1], &[-1, 0]), &updates],
        &[],
    );
    let wanted = [5., 6., 7., 8., 0., 0., 0., 0., 1., 2., 3., 4.];
    assert_same_bits(&y, &f32s(&[3, 4], &wanted));
    let y = one(
        13,
        "OneHot",
        &i64s(&[1], &[-1]),
        &[&i64s(&[], &[5]), &f32s(&[2], &[0., 1.])],
        &[],
    );
    assert_same_bits(&y, &f32s(&[1, 5], &[0., 0., 0., 0., 1.]));
    let y = one(13, "Gather", &x, &[&list(&[-1, 0])], &[]);
    assert_same_bits(&y, &f32s(&[2, 4], &[8., 9., 10., 11., 0., 1., 2., 3.]));
}

/// Indices outside are nowhere, and the axis may stand anywhere.
#[test]
fn one_hot_along_the_first_axis() {
    let indices = f32s(&[3], &[1., 7., -9.]);
    let y = one(
        13,
        "OneHot",
        &indices,
        &[&Tensor::scalar(2.0f32), &list(&[3, 4])],
        &[int("axis", 0)],
    );
    assert_same_bits(&y, &i64s(&[2, 3], &[3, 3, 3, 4, 3, 3]));
}

#[test]
fn gather_nd_goes_batch_by_batch() {
    let x = arange(&[2, 3, 2]);
    let indices = i64s(&[2, 1], &[1, -1]);
    let y = one(13, "GatherND", &x, &[&indices], &[int("batch_dims", 1)]);
    assert_same_bits(&y, &f32s(&[2, 2], &[2., 3., 10., 11.]));
}

#[test]
fn later_updates_win() {
    let x = arange(&[4]);
    let updates = f32s(&[3], &[-1., -2., -3.]);
    let y = one(
        13,
        "ScatterElements",
        &x,
        &[&list(&[2, 0, 2]), &updates],
        &[],
    );
    assert_same_bits(&y, &f32s(&[4], &[-2., 1., -3., 3.]));
    let y = one(
        13,
        "ScatterND",
        &x,
        &[&i64s(&[3, 1], &[3, 3, 1]), &updates],
        &[],
    );
    assert_same_bits(&y, &f32s(&[4], &[0., -3., 2., -2.]));
    let columns = i64s(&[2, 1], &[1, 0]);
    let y = one(
        13,
        "ScatterElements",
        &arange(&[2, 2]),
        &[&columns, &f32s(&[2, 1], &[8., 9.])],
        &[int("axis", 1)],
    );
    assert_same_bits(&y, &f32s(&[2, 2], &[0., 8., 9., 3.]));
}

/// A model of constants only: its value.
fn constant_model(writer: Writer) -> Tensor {
    let writer = writer.output("y");
    assert!(writer.import().unwrap().graph.nodes.is_empty());
    writer.run(&[]).remove(0)
}

#[test]
fn ranges_are_counted_and_summed_as_onnx_does() {
    let range = |start: Tensor, limit: Tensor, delta: Tensor| {
        constant_model(
            Writer::new(13)
                .constant("a", &start)
                .constant("b", &limit)
                .constant("c", &delta)
                .node("Range", &["a", "b", "c"], &["y"], &[]),
        )
    };
    let int = Tensor::scalar::<i64>;
    assert_same_bits(&range(int(10), int(4), int(-2)), &list(&[10, 8, 6]));
    assert_same_bits(&range(int(0), int(5), int(2)), &list(&[0, 2, 4]));
    assert_same_bits(&range(int(3), int(3), int(1)), &list(&[]));
    assert_same_bits(
        &range(int(i64::MIN), int(i64::MAX), int(i64::MAX)),
        &list(&[i64::MIN, -1, i64::MAX - 1]),
    );
    let float = Tensor::scalar::<f32>;
    let step = 0.1f32;
    let wanted = [1.0, 1.0 + step, 1.0 + step + step];
    assert_same_bits(
        &range(float(1.0), float(1.25), float(step)),
        &f32s(&[3], &wanted),
    );
}

#[test]
fn constants_in_every_spelling() {
    let constant =
        |attribute| constant_model(Writer::new(13).node("Constant", &[], &["y"], &[attribute]));
    assert_same_bits(
        &constant(tensor("value", &arange(&[2, 2]))),
        &arange(&[2, 2]),
    );
    assert_same_bits(&constant(float("value_float", 2.5)), &f32s(&[], &[2.5]));
    assert_same_bits(&constant(int("value_int", -7)), &i64s(&[], &[-7]));
    assert_same_bits(&constant(ints("value_ints", &[1, 2])), &list(&[1, 2]));
    assert_same_bits(
        &constant(super::model::floats("value_floats", &[])),
        &f32s(&[0], &[]),
    );
}

#[test]
fn constant_of_shape_eye_triangle_and_nonzero() {
    let y = constant_model(Writer::new(13).constant("s", &list(&[2, 2])).node(
        "ConstantOfShape",
        &["s"],
        &["y"],
        &[tensor("value", &list(&[9]))],
    ));
    assert_same_bits(&y, &i64s(&[2, 2], &[9; 4]));
    let x = arange(&[2, 3]);
    let y = one(13, "EyeLike", &x, &[], &[int("k", 1), int("dtype", 7)]);
    assert_same_bits(&y, &i64s(&[2, 3], &[0, 1, 0, 0, 0, 1]));
    let lower = one(14, "Trilu", &x, &[&i64s(&[], &[-1])], &[int("upper", 0)]);
    assert_same_bits(&lower, &f32s(&[2, 3], &[0., 0., 0., 3., 0., 0.]));
    assert_same_bits(
        &one(14, "Trilu", &x, &[], &[]),
        &f32s(&[2, 3], &[0., 1., 2., 0., 4., 5.]),
    );
    let y = constant_model(
        Writer::new(13)
            .constant("x", &f32s(&[2, 2], &[0.0, 5.0, -0.0, f32::NAN]))
            .node("NonZero", &["x"], &["y"], &[]),
    );
    assert_same_bits(&y, &i64s(&[2, 2], &[0, 1, 1, 1]));
}

#[test]
fn einsum_of_one_and_two_operands() {
    let einsum = |equation: &str, a: &Tensor, b: Option<&Tensor>| {
        let constants: Vec<&Tensor> = b.into_iter().collect();
        one(
            13,
            "Einsum",
            a,
            &constants,
            &[super::model::string("equation", equation)],
        )
    };
    let (a, b) = (arange(&[2, 3]), arange(&[3, 2]));
    assert_same_bits(
        &einsum("ij->ji", &a, None),
        &f32s(&[3, 2], &[0., 3., 1., 4., 2., 5.]),
    );
    assert_same_bits(&einsum("ij->", &a, None), &f32s(&[], &[15.]));
    let product = f32s(&[2, 2], &[10., 13., 28., 40.]);
    assert_same_bits(&einsum("ij,jk->ik", &a, Some(&b)), &product);
    assert_same_bits(&einsum(" ij , jk ", &a, Some(&b)), &product);
    let transposed = f32s(&[2, 2], &[10., 28., 13., 40.]);
    assert_same_bits(&einsum("ij,jk->ki", &a, Some(&b)), &transposed);
    // A letter of one operand alone that the result lacks is summed.
    assert_same_bits(&einsum("ij,jk->i", &a, Some(&b)), &f32s(&[2], &[23., 68.]));
    // Batches: b is in both and in the result.
    assert_same_bits(&einsum("bi,bi->b", &a, Some(&a)), &f32s(&[2], &[5., 50.]));
}

#[test]
fn dropout_passes_its_operand_and_a_mask_of_trues() {
    let model = Writer::new(13)
        .input("x", DType::F32, &[2])
        .node("Dropout", &["x"], &["y", "mask"], &[])
        .output("y")
        .output("mask");
    let x = f32s(&[2], &[1., 2.]);
    let results = model.run(std::slice::from_ref(&x));
    assert_same_bits(&results[0], &x);
    assert_same_bits(
        &results[1],
        &Tensor::from_bools(&[2], &[true, true]).unwrap(),
    );
}
