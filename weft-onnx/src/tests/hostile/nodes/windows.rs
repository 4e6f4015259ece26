//! Windows: strides, dilations, pads, kernels, groups.

use super::super::super::model::{arange, f32s, int, ints, string};
use super::super::{Case, at_node, check};
use super::{conv, kernel, node, pool};
use crate::NodeFault;
use crate::proto::AttributeProto;

fn cases() -> Vec<Case> {
    let value = at_node!(NodeFault::AttributeValue { .. });
    let infer = at_node!(NodeFault::Infer(_));
    let two = kernel(&[2, 2]);
    let with_two = |attribute: AttributeProto| pool(&[two.clone(), attribute]);
    vec![
        Case::of(
            "strides of 0",
            conv(&[ints("strides", &[0, 1])]),
            value,
            &["`strides`", "[0, 1]", "1 or more"],
        ),
        Case::of(
            "negative strides",
            conv(&[ints("strides", &[1, -2])]),
            value,
            &["`strides`", "-2"],
        ),
        Case::of(
            "three strides for two axes",
            conv(&[ints("strides", &[1, 1, 1])]),
            value,
            &["`strides`", "2 entries"],
        ),
        Case::of(
            "dilations of 0",
            conv(&[ints("dilations", &[1, 0])]),
            value,
            &["`dilations`"],
        ),
        Case::of(
            "dilations of 2^63 - 1",
            conv(&[ints("dilations", &[i64::MAX, 1])]),
            infer,
            &["window", "18446744073709551615"],
        ),
        Case::of(
            "dilations of 2^63 - 1, padded",
            conv(&[
                ints("dilations", &[i64::MAX, 1]),
                string("auto_pad", "SAME_UPPER"),
            ]),
            value,
            &["`dilations`", "span"],
        ),
        Case::of(
            "negative pads",
            conv(&[ints("pads", &[0, 0, 0, -1])]),
            value,
            &["`pads`", "0 or more"],
        ),
        Case::of(
            "pads for one side",
            conv(&[ints("pads", &[1, 1])]),
            value,
            &["`pads`", "4 entries"],
        ),
        Case::of(
            "pads of 2^62",
            conv(&[ints("pads", &[1 << 62, 0, 1 << 62, 0])]),
            infer,
            &["conv"],
        ),
        Case::of(
            "pads of 2^63 - 1 all round",
            conv(&[ints("pads", &[i64::MAX; 4])]),
            infer,
            &["conv"],
        ),
        Case::of(
            "pads twice",
            conv(&[ints("pads", &[1, 1, 1, 1]), string("auto_pad", "VALID")]),
            value,
            &["`pads`", "auto_pad"],
        ),
        Case::of(
            "an unknown auto_pad",
            conv(&[string("auto_pad", "ROUGHLY")]),
            value,
            &["`auto_pad`", "ROUGHLY", "SAME_UPPER"],
        ),
        Case::of(
            "another kernel_shape",
            conv(&[kernel(&[3, 2])]),
            value,
            &["`kernel_shape`", "[3, 3]"],
        ),
        Case::of(
            "no groups",
            conv(&[int("group", 0)]),
            infer,
            &["groups", "at least 1"],
        ),
        Case::of(
            "negative groups",
            conv(&[int("group", -4)]),
            value,
            &["`group`", "-4"],
        ),
        Case::of(
            "groups that do not divide",
            conv(&[int("group", 3)]),
            infer,
            &["groups", "3"],
        ),
        Case::of(
            "groups that the weights do not have",
            conv(&[int("group", 2)]),
            infer,
            &["conv"],
        ),
        Case::of(
            "a kernel larger than its operand",
            node(
                "Conv",
                &["x", "c0"],
                &[f32s(&[1, 4, 9, 9], &[0.0; 324])],
                &[],
            ),
            infer,
            &["window", "9"],
        ),
        Case::of(
            "a kernel of no taps",
            node("Conv", &["x", "c0"], &[f32s(&[1, 4, 0, 3], &[])], &[]),
            infer,
            &["conv"],
        ),
        Case::of(
            "weights of another rank",
            node("Conv", &["x", "c0"], &[arange(&[2, 4, 3])], &[]),
            at_node!(NodeFault::InputType { .. }),
            &["`W`", "rank 4"],
        ),
        Case::of(
            "a bias of another length",
            node(
                "Conv",
                &["x", "c0", "c1"],
                &[arange(&[2, 4, 1, 1]), arange(&[3])],
                &[],
            ),
            at_node!(NodeFault::InputType { .. }),
            &["`B`", "[2]"],
        ),
        Case::of(
            "no spatial axes",
            node("Conv", &["c0", "c0"], &[arange(&[2, 4])], &[]),
            at_node!(NodeFault::InputType { .. }),
            &["rank 3"],
        ),
        Case::of(
            "a pool without a kernel",
            pool(&[]),
            at_node!(NodeFault::MissingAttribute { .. }),
            &["`kernel_shape`"],
        ),
        Case::of(
            "a pool of no taps",
            pool(&[kernel(&[0, 2])]),
            value,
            &["`kernel_shape`", "1 or more"],
        ),
        Case::of(
            "a pool of 2^40 taps",
            pool(&[kernel(&[1 << 20, 1 << 20])]),
            infer,
            &["1048576"],
        ),
        Case::of(
            "a pool of 2^126 taps",
            pool(&[kernel(&[i64::MAX, i64::MAX])]),
            infer,
            &["9223372036854775807"],
        ),
        Case::of(
            "a pool that sees only padding",
            with_two(ints("pads", &[2, 0, 2, 0])),
            infer,
            &["pads_begin", "less padding"],
        ),
        Case::of(
            "a pool larger than its operand",
            pool(&[kernel(&[7, 1])]),
            infer,
            &["window", "7"],
        ),
        Case::of(
            "a ceil_mode of 5",
            with_two(int("ceil_mode", 5)),
            value,
            &["`ceil_mode`", "5"],
        ),
    ]
}

#[test]
fn windows_that_cannot_be() {
    check(&cases(), 25);
}
