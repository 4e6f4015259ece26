//! Axes, shapes and sizes.

use super::super::super::model::{arange, f32s, floats, int, ints, list};
use super::super::{Case, at_node, check};
use super::{at_opset, node, scalar};
use crate::NodeFault;
use weft_ir::Tensor;

fn cases() -> Vec<Case> {
    let value = at_node!(NodeFault::AttributeValue { .. });
    let input = at_node!(NodeFault::InputValue { .. });
    let ty = at_node!(NodeFault::InputType { .. });
    let infer = at_node!(NodeFault::Infer(_));
    let not_constant = at_node!(NodeFault::NotConstant { .. });
    let reshape = |target: &[i64]| node("Reshape", &["x", "c0"], &[list(target)], &[]);
    let transpose = |perm: &[i64]| node("Transpose", &["x"], &[], &[ints("perm", perm)]);
    let slice = |starts: &[i64], ends: &[i64], axes: &[i64], steps: &[i64]| {
        let lists = [starts, ends, axes, steps].map(list);
        node("Slice", &["x", "c0", "c1", "c2", "c3"], &lists, &[])
    };
    let expand = |target: &[i64]| node("Expand", &["x", "c0"], &[list(target)], &[]);
    let tile = |repeats: &[i64]| node("Tile", &["x", "c0"], &[list(repeats)], &[]);
    let filled = |shape: &[i64]| node("ConstantOfShape", &["c0"], &[list(shape)], &[]);
    let pad = |amounts: &[i64]| node("Pad", &["x", "c0"], &[list(amounts)], &[]);
    let range =
        |a: Tensor, b: Tensor, c: Tensor| node("Range", &["c0", "c1", "c2"], &[a, b, c], &[]);
    let resize = |scales: &[f32]| {
        let constants = [f32s(&[0], &[]), f32s(&[scales.len() as u64], scales)];
        node("Resize", &["x", "c0", "c1"], &constants, &[])
    };
    let float = Tensor::scalar::<f32>;
    vec![
        Case::of(
            "softmax of axis 4",
            node("Softmax", &["x"], &[], &[int("axis", 4)]),
            value,
            &["`axis`", "4", "rank of 4"],
        ),
        Case::of(
            "softmax of axis -5",
            node("Softmax", &["x"], &[], &[int("axis", -5)]),
            value,
            &["`axis`", "-5"],
        ),
        Case::of(
            "softmax of axis -2^63",
            node("Softmax", &["x"], &[], &[int("axis", i64::MIN)]),
            value,
            &["`axis`"],
        ),
        Case::of(
            "concat of axis 9",
            node("Concat", &["x", "x"], &[], &[int("axis", 9)]),
            value,
            &["`axis`", "9"],
        ),
        Case::of(
            "concat of two shapes",
            node(
                "Concat",
                &["x", "c0"],
                &[arange(&[1, 4, 5, 6])],
                &[int("axis", 1)],
            ),
            infer,
            &["concat"],
        ),
        Case::of(
            "argmax of axis 2^62",
            node("ArgMax", &["x"], &[], &[int("axis", 1 << 62)]),
            value,
            &["`axis`"],
        ),
        Case::of(
            "argmax of nothing",
            node("ArgMax", &["c0"], &[f32s(&[0], &[])], &[]),
            infer,
            &["arg_max"],
        ),
        Case::of(
            "one reduced axis twice",
            node("ReduceMean", &["x"], &[], &[ints("axes", &[1, -3])]),
            value,
            &["`axes`", "twice"],
        ),
        Case::of(
            "layer norm of axis 7",
            at_opset(
                17,
                "LayerNormalization",
                &["x", "c0"],
                &[arange(&[6])],
                &[int("axis", 7)],
            ),
            value,
            &["`axis`", "7"],
        ),
        Case::of(
            "a scale of another length",
            at_opset(17, "LayerNormalization", &["x", "c0"], &[arange(&[5])], &[]),
            ty,
            &["`Scale`", "f32[5]", "[6]"],
        ),
        Case::of(
            "no groups of channels",
            at_opset(
                21,
                "GroupNormalization",
                &["x", "c0", "c0"],
                &[arange(&[4])],
                &[int("num_groups", 0)],
            ),
            value,
            &["`num_groups`"],
        ),
        Case::of(
            "negative perm",
            transpose(&[0, 1, 2, -1]),
            value,
            &["`perm`", "-1"],
        ),
        Case::of(
            "perm of one axis twice",
            transpose(&[0, 1, 1, 2]),
            infer,
            &["transpose"],
        ),
        Case::of("perm too short", transpose(&[1, 0]), infer, &["perm"]),
        Case::of(
            "perm beyond the rank",
            transpose(&[0, 1, 2, 9]),
            infer,
            &["transpose", "9"],
        ),
        Case::of(
            "reshape by two open extents",
            reshape(&[-1, -1]),
            input,
            &["`shape`", "[-1, -1]", "once"],
        ),
        Case::of("reshape to -2", reshape(&[-2]), input, &["`shape`", "-2"]),
        Case::of(
            "reshape of 0 behind the rank",
            reshape(&[1, 1, 1, 1, 0]),
            input,
            &["position 4"],
        ),
        Case::of(
            "reshape that does not divide",
            reshape(&[7, -1]),
            input,
            &["[7, -1]"],
        ),
        Case::of(
            "reshape to other elements",
            reshape(&[7]),
            infer,
            &["reshape", "[7]"],
        ),
        Case::of(
            "reshape to 2^60 elements",
            reshape(&[1 << 60]),
            infer,
            &["1152921504606846976"],
        ),
        Case::of(
            "reshape to a product that wraps",
            reshape(&[1 << 32, 1 << 32, -1]),
            input,
            &["4294967296"],
        ),
        Case::of(
            "reshape by an input",
            node("Reshape", &["x", "n"], &[], &[]),
            not_constant,
            &["`n`", "constant"],
        ),
        Case::of(
            "reshape by floats",
            node("Reshape", &["x", "c0"], &[f32s(&[1], &[-1.0])], &[]),
            ty,
            &["`c0`", "f32[1]"],
        ),
        Case::of(
            "reshape to 1000 axes",
            reshape(&[1; 1000]),
            ty,
            &["at most 128"],
        ),
        Case::of(
            "unsqueeze of 100 axes",
            node(
                "Unsqueeze",
                &["x", "c0"],
                &[list(&(0..100).collect::<Vec<_>>())],
                &[],
            ),
            value,
            &["`axes`", "64"],
        ),
        Case::of(
            "squeeze of an extent of 4",
            node("Squeeze", &["x", "c0"], &[list(&[1])], &[]),
            ty,
            &["axis 1"],
        ),
        Case::of(
            "expand that does not broadcast",
            expand(&[1, 3, 6, 6]),
            input,
            &["[1, 3, 6, 6]"],
        ),
        Case::of(
            "expand to 2^60 elements",
            expand(&[1 << 60, 1, 1, 1, 1]),
            infer,
            &["broadcast"],
        ),
        Case::of(
            "expand to 2^39 elements",
            expand(&[1 << 32, 1, 1, 1, 1]),
            at_node!(NodeFault::TooLarge { .. }),
            &["4294967296", "68719476736"],
        ),
        Case::of(
            "expand to a negative extent",
            expand(&[-1]),
            input,
            &["-1", "negative"],
        ),
        Case::of(
            "tile by negative",
            tile(&[1, 1, -1, 1]),
            input,
            &["negative"],
        ),
        Case::of("tile of another rank", tile(&[1, 1]), input, &["4 entries"]),
        Case::of(
            "tile that wraps",
            tile(&[1, 1 << 62, 1, 1]),
            value,
            &["counted"],
        ),
        Case::of(
            "tile to 2^60 elements",
            tile(&[1 << 30, 1 << 30, 1, 1]),
            infer,
            &["1073741824"],
        ),
        Case::of(
            "2^60 zeros",
            filled(&[1 << 60]),
            infer,
            &["1152921504606846976"],
        ),
        Case::of(
            "2^120 zeros",
            filled(&[1 << 60, 1 << 60]),
            infer,
            &["1152921504606846976"],
        ),
        Case::of("-1 zeros", filled(&[-1]), input, &["-1"]),
        Case::of(
            "a range of 10^12",
            range(scalar(0), scalar(1_000_000_000_000), scalar(1)),
            at_node!(NodeFault::GeneratedTooLarge { .. }),
            &["1000000000000"],
        ),
        Case::of(
            "a range of 2^64",
            range(scalar(i64::MIN), scalar(i64::MAX), scalar(1)),
            at_node!(NodeFault::GeneratedTooLarge { .. }),
            &["i64["],
        ),
        Case::of(
            "a range that stands still",
            range(scalar(0), scalar(5), scalar(0)),
            input,
            &["`delta`", "0"],
        ),
        Case::of(
            "a range by NaN",
            range(float(0.0), float(5.0), float(f32::NAN)),
            input,
            &["`delta`", "NaN"],
        ),
        Case::of(
            "a range to infinity",
            range(float(0.0), float(f32::INFINITY), float(1.0)),
            input,
            &["finite"],
        ),
        Case::of(
            "a range of two types",
            range(float(0.0), scalar(5), float(1.0)),
            ty,
            &["`limit`"],
        ),
        Case::of(
            "slice by a step of 0",
            slice(&[0], &[1], &[0], &[0]),
            input,
            &["`steps`", "0"],
        ),
        Case::of(
            "slice of one axis twice",
            slice(&[0, 0], &[1, 1], &[1, -3], &[1, 1]),
            input,
            &["`axes`", "twice"],
        ),
        Case::of(
            "slice of axis 8",
            slice(&[0], &[1], &[8], &[1]),
            input,
            &["`axes`", "8"],
        ),
        Case::of(
            "slice with an end missing",
            slice(&[0, 0], &[1], &[0, 1], &[1, 1]),
            input,
            &["`ends`", "2 entries"],
        ),
        Case::of(
            "split that does not add up",
            node("Split", &["x", "c0"], &[list(&[5])], &[int("axis", 1)]),
            input,
            &["[5]", "4"],
        ),
        Case::of(
            "split that wraps",
            node("Split", &["x", "c0"], &[list(&[i64::MAX])], &[]),
            input,
            &["9223372036854775807"],
        ),
        Case::of(
            "pad of another rank",
            pad(&[1, 1]),
            input,
            &["`pads`", "8 entries"],
        ),
        Case::of(
            "pad by 2^62",
            pad(&[0, 0, 0, 1 << 62, 0, 0, 0, 1 << 62]),
            infer,
            &["pad"],
        ),
        Case::of(
            "pad that crops too much",
            pad(&[0, 0, -4, 0, 0, 0, -4, 0]),
            infer,
            &["pad", "-4"],
        ),
        Case::of(
            "pad by -2^63",
            pad(&[0, 0, i64::MIN, 0, 0, 0, 0, 0]),
            infer,
            &["pad"],
        ),
        Case::of(
            "resize by 0",
            resize(&[1., 1., 0., 1.]),
            input,
            &["`scales`", "above 0"],
        ),
        Case::of(
            "resize by NaN",
            resize(&[1., 1., f32::NAN, 1.]),
            input,
            &["`scales`", "NaN"],
        ),
        Case::of(
            "resize by 10^30",
            resize(&[1., 1., 1e30, 1.]),
            infer,
            &["resize"],
        ),
        Case::of(
            "resize of two axes",
            resize(&[2., 2.]),
            input,
            &["`scales`", "4 entries"],
        ),
        Case::of(
            "upsample by a negative",
            at_opset(
                7,
                "Upsample",
                &["x"],
                &[],
                &[floats("scales", &[1., 1., -2., 1.])],
            ),
            input,
            &["`scales`", "-2"],
        ),
        Case::of(
            "blocks of 0",
            node("DepthToSpace", &["x"], &[], &[int("blocksize", 0)]),
            value,
            &["`blocksize`"],
        ),
        Case::of(
            "blocks of 2^63 - 1",
            node("DepthToSpace", &["x"], &[], &[int("blocksize", i64::MAX)]),
            value,
            &["`blocksize`"],
        ),
        Case::of(
            "blocks that do not divide",
            node("DepthToSpace", &["x"], &[], &[int("blocksize", 3)]),
            ty,
            &["channels", "9"],
        ),
    ]
}

#[test]
fn shapes_that_cannot_be() {
    check(&cases(), 55);
}
