//! Shapes, slices and reductions of nothing: cases B19 to B22, B36, B38 to B40.

use super::model::{Writer, arange, assert_same_bits, f32s, i64s, int, ints, list, one, string};
use weft_ir::{DType, Tensor};

/// B19: with `allowzero` a 0 is an extent, without it a copy.
#[test]
fn zero_extents_survive_two_reshapes() {
    let model = Writer::new(14)
        .input("x", DType::F32, &[0, 8, 2])
        .constant("first", &list(&[4, 2, -1]))
        .constant("second", &list(&[0, 0, 4]))
        .node("Reshape", &["x", "first"], &["t"], &[])
        .node("Reshape", &["t", "second"], &["y"], &[int("allowzero", 1)])
        .output("t")
        .output("y");
    let results = model.run(&[f32s(&[0, 8, 2], &[])]);
    assert_eq!(results[0].shape(), [4, 2, 0]);
    assert_eq!(results[1].shape(), [0, 0, 4]);
}

/// B20.
#[test]
fn reshape_copies_zeros_by_position() {
    let x = arange(&[1, 52, 8, 32]);
    let y = one(13, "Reshape", &x, &[&list(&[0, 0, 8, 16, 2])], &[]);
    assert_same_bits(&y, &arange(&[1, 52, 8, 16, 2]));
}

/// B21: the shape becomes a float constant and stays one.
#[test]
fn shape_arithmetic_in_floats_keeps_type_and_value() {
    let model = Writer::new(13)
        .input("x", DType::F32, &[3, 5])
        .constant("half", &Tensor::scalar(0.5f32))
        .node("Shape", &["x"], &["shape"], &[])
        .node("Cast", &["shape"], &["floats"], &[int("to", 1)])
        .node("Mul", &["floats", "half"], &["y"], &[])
        .output("y");
    let graph = model.import().unwrap().graph;
    assert!(graph.nodes.is_empty(), "all of it is folded: {graph:?}");
    let y = model.run(&[arange(&[3, 5])]).remove(0);
    assert_same_bits(&y, &f32s(&[2], &[1.5, 2.5]));
}

/// B22: a reshaped initializer is a constant of its own, the same each time.
#[test]
fn folded_reshape_of_an_initializer_is_stable() {
    let model = Writer::new(13)
        .input("x", DType::F32, &[1])
        .constant("w", &arange(&[2, 3]))
        .constant("shape", &list(&[3, 2]))
        .node("Reshape", &["w", "shape"], &["r"], &[])
        .node("Add", &["x", "r"], &["y"], &[])
        .output("y");
    for _ in 0..3 {
        let graph = model.import().unwrap().graph;
        assert_eq!(graph.nodes.len(), 1);
        assert!(graph.find_value("w").is_none(), "nothing reads it any more");
        let r = graph.value(graph.find_value("r").unwrap());
        assert_same_bits(r.constant.as_ref().unwrap(), &arange(&[3, 2]));
    }
}

/// B36.
#[test]
fn slices_walk_backward_and_clamp() {
    let x = i64s(&[10], &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let slice = |start: i64, end: i64, step: i64| {
        let y = one(
            13,
            "Slice",
            &x,
            &[&list(&[start]), &list(&[end]), &list(&[0]), &list(&[step])],
            &[],
        );
        y.to_vec::<i64>().unwrap()
    };
    assert_eq!(slice(9, 0, -1), [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(slice(9, 0, -3), [9, 6, 3]);
    assert_eq!(slice(0, 5, -1), []);
    assert_eq!(slice(-1, i64::MIN, -1), [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    assert_eq!(slice(-1, i64::MAX, -1), []);
    assert_eq!(slice(i64::MIN, i64::MAX, 4), [0, 4, 8]);
    assert_eq!(slice(i64::MAX, i64::MIN, i64::MIN), [9]);
    assert_eq!(slice(2, 3, i64::MAX), [2]);
    assert_eq!(slice(-3, -1, 1), [7, 8]);
    let empty = i64s(&[0], &[]);
    let y = one(
        13,
        "Slice",
        &empty,
        &[&list(&[0]), &list(&[10]), &list(&[0]), &list(&[-1])],
        &[],
    );
    assert_eq!(y.shape(), [0]);
}

#[test]
fn slice_attributes_of_old_opsets() {
    let x = arange(&[3, 4]);
    let y = one(
        9,
        "Slice",
        &x,
        &[],
        &[ints("starts", &[-2, 1]), ints("ends", &[i64::MAX, 3])],
    );
    assert_same_bits(&y, &f32s(&[2, 2], &[5., 6., 9., 10.]));
    let y = one(
        1,
        "Slice",
        &x,
        &[],
        &[ints("axes", &[1]), ints("starts", &[3]), ints("ends", &[4])],
    );
    assert_same_bits(&y, &f32s(&[3, 1], &[3., 7., 11.]));
}

/// B38.
#[test]
fn matmul_of_nothing() {
    let a = f32s(&[16, 0], &[]);
    let y = one(13, "MatMul", &a, &[&f32s(&[0, 16], &[])], &[]);
    assert_same_bits(&y, &f32s(&[16, 16], &[0.0; 256]));
    let y = one(
        13,
        "MatMul",
        &f32s(&[0, 2], &[]),
        &[&f32s(&[2], &[1., 2.])],
        &[],
    );
    assert_eq!(y.shape(), [0]);
    let y = one(
        13,
        "MatMul",
        &f32s(&[0, 2, 3], &[]),
        &[&arange(&[1, 3, 4])],
        &[],
    );
    assert_eq!(y.shape(), [0, 2, 4]);
    let y = one(
        13,
        "MatMul",
        &arange(&[1, 2, 3]),
        &[&f32s(&[0, 3, 4], &[])],
        &[],
    );
    assert_eq!(y.shape(), [0, 2, 4]);
}

/// Every pair of ranks and broadcasts against sums written out, all exact.
#[test]
fn matmul_broadcasts_as_numpy_does() {
    let shapes: [(&[u64], &[u64], &[u64]); 11] = [
        (&[3], &[3], &[]),
        (&[3], &[3, 2], &[2]),
        (&[2, 3], &[3], &[2]),
        (&[2, 3], &[3, 4], &[2, 4]),
        (&[5, 2, 3], &[3, 4], &[5, 2, 4]),
        (&[5, 2, 3], &[1, 3, 4], &[5, 2, 4]),
        (&[2, 3], &[5, 3, 4], &[5, 2, 4]),
        (&[3], &[5, 3, 4], &[5, 4]),
        (&[5, 2, 3], &[3], &[5, 2]),
        (&[5, 1, 2, 3], &[1, 6, 3, 4], &[5, 6, 2, 4]),
        (&[6, 2, 3], &[5, 1, 3, 4], &[5, 6, 2, 4]),
    ];
    for (left, right, wanted) in shapes {
        let (a, b) = (arange(left), arange(right));
        let y = one(13, "MatMul", &a, &[&b], &[]);
        assert_eq!(y.shape(), wanted, "{left:?} {right:?}");
        // As matrices with batches, sized 1 where NumPy repeats.
        let full_left = if left.len() == 1 {
            [&[1], left].concat()
        } else {
            left.to_vec()
        };
        let full_right = if right.len() == 1 {
            [right, &[1]].concat()
        } else {
            right.to_vec()
        };
        let (m, n) = (
            full_left[full_left.len() - 2],
            full_right[full_right.len() - 1],
        );
        let batch = broadcast(
            &full_left[..full_left.len() - 2],
            &full_right[..full_right.len() - 2],
        );
        let mut elems = Vec::new();
        for at in indices(&batch) {
            for i in 0..m {
                for j in 0..n {
                    let sum = (0..3).map(|k| {
                        let l = [at.as_slice(), &[i, k]].concat();
                        let r = [at.as_slice(), &[k, j]].concat();
                        element(&full_left, &l) * element(&full_right, &r)
                    });
                    elems.push(sum.sum::<f32>());
                }
            }
        }
        assert_same_bits(&y, &f32s(wanted, &elems));
    }
}

/// The element of an arange at an index, repeated along axes of extent 1 and missing ones.
fn element(dims: &[u64], index: &[u64]) -> f32 {
    let own = &index[index.len() - dims.len()..];
    dims.iter()
        .zip(own)
        .fold(0, |at, (d, i)| at * d + if *d == 1 { 0 } else { *i }) as f32
}

fn broadcast(a: &[u64], b: &[u64]) -> Vec<u64> {
    let rank = a.len().max(b.len());
    let at = |s: &[u64], i: usize| {
        if i + s.len() < rank {
            1
        } else {
            s[i + s.len() - rank]
        }
    };
    (0..rank).map(|i| at(a, i).max(at(b, i))).collect()
}

fn indices(dims: &[u64]) -> Vec<Vec<u64>> {
    dims.iter().fold(vec![vec![]], |lists, d| {
        lists
            .iter()
            .flat_map(|list| (0..*d).map(move |i| [list.as_slice(), &[i]].concat()))
            .collect()
    })
}

/// B39.
#[test]
fn reductions_of_nothing() {
    let empty = f32s(&[0], &[]);
    let axes = list(&[0]);
    assert_same_bits(
        &one(13, "ReduceSum", &empty, &[&axes], &[]),
        &f32s(&[1], &[0.0]),
    );
    let keep = [int("keepdims", 0)];
    let y = one(18, "ReduceMax", &f32s(&[0, 4], &[]), &[&axes], &keep);
    assert_same_bits(&y, &f32s(&[4], &[f32::NEG_INFINITY; 4]));
    let y = one(18, "ReduceMax", &i64s(&[0, 2], &[]), &[&axes], &keep);
    assert_same_bits(&y, &i64s(&[2], &[i64::MIN; 2]));
    let model = Writer::new(13)
        .input("a", DType::F32, &[0])
        .input("b", DType::F32, &[2])
        .node("Concat", &["a", "b"], &["y"], &[int("axis", 0)])
        .output("y");
    let two = f32s(&[2], &[1., 2.]);
    assert_same_bits(&model.run(&[empty, two.clone()]).remove(0), &two);
}

/// B40: absent and empty axes are the same, and `keepdims` has no say.
#[test]
fn no_axes_and_noop_leave_each_element() {
    let x = f32s(&[2], &[2., 3.]);
    let noop = [int("noop_with_empty_axes", 1), int("keepdims", 0)];
    let none = list(&[]);
    for axes in [vec![], vec![&none]] {
        for op in ["ReduceMean", "ReduceSum", "ReduceMax", "ReduceProd"] {
            assert_same_bits(&one(18, op, &x, &axes, &noop), &x);
        }
        let y = one(18, "ReduceSumSquare", &x, &axes, &noop);
        assert_same_bits(&y, &f32s(&[2], &[4., 9.]));
        let y = one(18, "ReduceSum", &x, &axes, &[int("keepdims", 0)]);
        assert_same_bits(&y, &f32s(&[], &[5.]));
        let y = one(18, "ReduceSumSquare", &x, &axes, &[]);
        assert_same_bits(&y, &f32s(&[1], &[13.]));
    }
}

#[test]
fn reductions_take_axes_from_attribute_or_input() {
    let x = arange(&[2, 3]);
    let wanted = f32s(&[2, 1], &[3., 12.]);
    assert_same_bits(
        &one(11, "ReduceSum", &x, &[], &[ints("axes", &[-1])]),
        &wanted,
    );
    assert_same_bits(&one(13, "ReduceSum", &x, &[&list(&[1])], &[]), &wanted);
    let wanted = f32s(&[3], &[3., 5., 7.]);
    let attributes = [ints("axes", &[0]), int("keepdims", 0)];
    assert_same_bits(&one(13, "ReduceL1", &x, &[], &attributes), &wanted);
    let y = one(
        18,
        "ReduceL2",
        &f32s(&[2], &[3., 4.]),
        &[],
        &[int("keepdims", 0)],
    );
    assert_same_bits(&y, &f32s(&[], &[5.]));
    let y = one(13, "ReduceSumSquare", &i64s(&[2], &[-3, 4]), &[], &[]);
    assert_same_bits(&y, &i64s(&[1], &[25]));
}

#[test]
fn flatten_squeeze_unsqueeze_expand_tile_transpose() {
    let x = arange(&[2, 1, 3]);
    assert_eq!(
        one(13, "Flatten", &x, &[], &[int("axis", 0)]).shape(),
        [1, 6]
    );
    assert_eq!(
        one(13, "Flatten", &x, &[], &[int("axis", 3)]).shape(),
        [6, 1]
    );
    assert_eq!(one(13, "Squeeze", &x, &[], &[]).shape(), [2, 3]);
    assert_eq!(one(13, "Squeeze", &x, &[&list(&[-2])], &[]).shape(), [2, 3]);
    assert_eq!(
        one(11, "Unsqueeze", &x, &[], &[ints("axes", &[0, -1])]).shape(),
        [1, 2, 1, 3, 1]
    );
    assert_eq!(
        one(13, "Unsqueeze", &x, &[&list(&[1])], &[]).shape(),
        [2, 1, 1, 3]
    );
    let y = one(
        13,
        "Expand",
        &f32s(&[2, 1], &[1., 2.]),
        &[&list(&[2, 1, 2])],
        &[],
    );
    assert_same_bits(&y, &f32s(&[2, 2, 2], &[1., 1., 2., 2., 1., 1., 2., 2.]));
    let y = one(
        13,
        "Tile",
        &f32s(&[2, 2], &[1., 2., 3., 4.]),
        &[&list(&[2, 2])],
        &[],
    );
    let rows = [1., 2., 1., 2., 3., 4., 3., 4.];
    assert_same_bits(&y, &f32s(&[4, 4], &[rows, rows].concat()));
    assert_eq!(
        one(13, "Tile", &x, &[&list(&[1, 0, 1])], &[]).shape(),
        [2, 0, 3]
    );
    let y = one(13, "Transpose", &arange(&[2, 3]), &[], &[]);
    assert_same_bits(&y, &f32s(&[3, 2], &[0., 3., 1., 4., 2., 5.]));
}

#[test]
fn shape_and_size_are_constants() {
    let x = arange(&[2, 3, 4]);
    assert_same_bits(&one(13, "Shape", &x, &[], &[]), &list(&[2, 3, 4]));
    let y = one(15, "Shape", &x, &[], &[int("start", -2), int("end", -1)]);
    assert_same_bits(&y, &list(&[3]));
    let y = one(15, "Shape", &x, &[], &[int("start", 5), int("end", 1)]);
    assert_same_bits(&y, &list(&[]));
    assert_same_bits(&one(13, "Size", &x, &[], &[]), &i64s(&[], &[24]));
}

#[test]
fn split_into_given_and_equal_parts() {
    let model = |opset: i64, outputs: &[&str], sizes: Option<&[i64]>, extra: &[_]| {
        let mut writer = Writer::new(opset).input("x", DType::F32, &[1, 5]);
        let mut inputs = vec!["x"];
        if let Some(sizes) = sizes {
            writer = writer.constant("sizes", &list(sizes));
            inputs.push("sizes");
        }
        let mut attributes = vec![int("axis", -1)];
        attributes.extend_from_slice(extra);
        writer = writer.node("Split", &inputs, outputs, &attributes);
        for output in outputs {
            writer = writer.output(output);
        }
        let results = writer.run(&[arange(&[1, 5])]);
        results
            .iter()
            .map(|t| t.to_vec::<f32>().unwrap())
            .collect::<Vec<_>>()
    };
    let wanted = [vec![0., 1., 2.], vec![3., 4.]];
    assert_eq!(model(13, &["a", "b"], Some(&[3, 2]), &[]), wanted);
    assert_eq!(
        model(18, &["a", "b"], None, &[int("num_outputs", 2)]),
        wanted
    );
    assert_eq!(
        model(11, &["a", "b"], None, &[ints("split", &[3, 2])]),
        wanted
    );
    let five = model(13, &["a", "b", "c", "d", "e"], None, &[]);
    assert_eq!(five, [[0.], [1.], [2.], [3.], [4.]]);
}

#[test]
fn depth_and_space_in_both_orders() {
    let x = arange(&[1, 8, 1, 1]);
    let block = int("blocksize", 2);
    let y = one(
        13,
        "DepthToSpace",
        &x,
        &[],
        &[block.clone(), string("mode", "DCR")],
    );
    assert_same_bits(&y, &f32s(&[1, 2, 2, 2], &[0., 2., 4., 6., 1., 3., 5., 7.]));
    let y = one(
        13,
        "DepthToSpace",
        &x,
        &[],
        &[block.clone(), string("mode", "CRD")],
    );
    assert_same_bits(&y, &arange(&[1, 2, 2, 2]));
    let y = one(13, "SpaceToDepth", &arange(&[1, 1, 2, 4]), &[], &[block]);
    assert_same_bits(&y, &f32s(&[1, 4, 1, 2], &[0., 2., 1., 3., 4., 6., 5., 7.]));
}
