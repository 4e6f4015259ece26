//! Operands that do not go together, and indices outside.

use super::super::super::model::{arange, i64s, int, list, string};
use super::super::{Case, at_node, check};
use super::{at_opset, node, scalar};
use crate::NodeFault;

fn cases() -> Vec<Case> {
    let ty = at_node!(NodeFault::InputType { .. });
    let input = at_node!(NodeFault::InputValue { .. });
    let infer = at_node!(NodeFault::Infer(_));
    let value = at_node!(NodeFault::AttributeValue { .. });
    let einsum = |equation: &str| {
        node(
            "Einsum",
            &["c0", "c0"],
            &[arange(&[2, 2])],
            &[string("equation", equation)],
        )
    };
    vec![
        Case::of(
            "f32 plus i64",
            node("Add", &["x", "n"], &[], &[]),
            infer,
            &["add", "i64", "f32"],
        ),
        Case::of(
            "shapes that do not broadcast",
            node("Mul", &["x", "c0"], &[arange(&[5])], &[]),
            infer,
            &["mul", "[5]"],
        ),
        Case::of(
            "where by floats",
            node("Where", &["x", "x", "x"], &[], &[]),
            infer,
            &["select", "f32"],
        ),
        Case::of(
            "not of floats",
            node("Not", &["x"], &[], &[]),
            ty,
            &["bool"],
        ),
        Case::of(
            "and of integers",
            node("And", &["n", "n"], &[], &[]),
            ty,
            &["bool", "i64"],
        ),
        Case::of(
            "exp of integers",
            node("Exp", &["n"], &[], &[]),
            infer,
            &["exp", "i64"],
        ),
        Case::of(
            "integer division by 0",
            node("Div", &["n", "c0"], &[list(&[3, 0])], &[]),
            infer,
            &["div"],
        ),
        Case::of(
            "constant division by 0",
            node("Div", &["c0", "c0"], &[list(&[3, 0])], &[]),
            infer,
            &["div"],
        ),
        Case::of(
            "a shift without direction",
            node("BitShift", &["n", "n"], &[], &[]),
            at_node!(NodeFault::MissingAttribute { .. }),
            &["`direction`"],
        ),
        Case::of(
            "a base of integers",
            node("Pow", &["n", "n"], &[], &[]),
            at_node!(NodeFault::RefusedCase { .. }),
            &["i64"],
        ),
        Case::of(
            "a product of a scalar",
            node("MatMul", &["x", "c0"], &[scalar(1)], &[]),
            ty,
            &["rank 1"],
        ),
        Case::of(
            "a product that does not contract",
            node("MatMul", &["x", "c0"], &[arange(&[5, 2])], &[]),
            ty,
            &["`B`", "extent of 6"],
        ),
        Case::of(
            "batches that do not broadcast",
            node("MatMul", &["x", "c0"], &[arange(&[3, 6, 2])], &[]),
            ty,
            &["batch"],
        ),
        Case::of(
            "gemm of four axes",
            node("Gemm", &["x", "x"], &[], &[]),
            infer,
            &["gemm"],
        ),
        Case::of(
            "gemm with a wide addend",
            node(
                "Gemm",
                &["c0", "c0", "c1"],
                &[arange(&[2, 2]), arange(&[3, 2])],
                &[],
            ),
            infer,
            &["gemm", "[3, 2]"],
        ),
        Case::of(
            "clip by a list",
            node("Clip", &["x", "c0"], &[arange(&[2])], &[]),
            ty,
            &["`min`", "scalar"],
        ),
        Case::of(
            "statistics of another length",
            node(
                "BatchNormalization",
                &["x", "c0", "c0", "c0", "c0"],
                &[arange(&[3])],
                &[],
            ),
            infer,
            &["batch_norm"],
        ),
        Case::of(
            "gather outside",
            node("Gather", &["x", "c0"], &[list(&[6])], &[int("axis", 2)]),
            infer,
            &["gather", "6"],
        ),
        Case::of(
            "gather below",
            node("Gather", &["x", "c0"], &[list(&[i64::MIN])], &[]),
            infer,
            &["-9223372036854775808"],
        ),
        Case::of(
            "gather by floats",
            node("Gather", &["x", "x"], &[], &[]),
            infer,
            &["gather", "f32"],
        ),
        Case::of(
            "elements outside",
            node(
                "GatherElements",
                &["c0", "c1"],
                &[arange(&[3]), list(&[-4])],
                &[],
            ),
            input,
            &["-4", "3"],
        ),
        Case::of(
            "elements by an input",
            node("GatherElements", &["c0", "n"], &[arange(&[3])], &[]),
            at_node!(NodeFault::NotConstant { .. }),
            &["`n`"],
        ),
        Case::of(
            "coordinates outside",
            node(
                "GatherND",
                &["c0", "c1"],
                &[arange(&[3, 3]), i64s(&[1, 2], &[0, 3])],
                &[],
            ),
            input,
            &["3"],
        ),
        Case::of(
            "coordinates beyond the rank",
            node(
                "GatherND",
                &["c0", "c1"],
                &[arange(&[3]), i64s(&[1, 2], &[0, 0])],
                &[],
            ),
            ty,
            &["`indices`"],
        ),
        Case::of(
            "coordinates of no axes",
            node(
                "GatherND",
                &["c0", "c1"],
                &[arange(&[3]), i64s(&[2, 0], &[])],
                &[],
            ),
            ty,
            &["`indices`"],
        ),
        Case::of(
            "updates of another shape",
            node(
                "ScatterND",
                &["c0", "c1", "c2"],
                &[arange(&[3]), i64s(&[1, 1], &[0]), arange(&[3])],
                &[],
            ),
            ty,
            &["`updates`", "[1]"],
        ),
        Case::of(
            "updates that add",
            at_opset(
                16,
                "ScatterND",
                &["c0", "c1", "c0"],
                &[arange(&[1]), i64s(&[1, 1], &[0])],
                &[string("reduction", "add")],
            ),
            at_node!(NodeFault::RefusedCase { .. }),
            &["add"],
        ),
        Case::of(
            "2^50 classes",
            node(
                "OneHot",
                &["n", "c0", "c1"],
                &[scalar(1 << 50), arange(&[2])],
                &[],
            ),
            at_node!(NodeFault::GeneratedTooLarge { .. }),
            &["1125899906842624"],
        ),
        Case::of(
            "-1 classes",
            node(
                "OneHot",
                &["n", "c0", "c1"],
                &[scalar(-1), arange(&[2])],
                &[],
            ),
            input,
            &["`depth`", "-1"],
        ),
        Case::of(
            "places of a run's input",
            node("NonZero", &["x"], &[], &[]),
            at_node!(NodeFault::NotConstant { .. }),
            &["`x`"],
        ),
        Case::of(
            "an equation with dots",
            einsum("...i,ij->j"),
            value,
            &["`equation`", "ellipses"],
        ),
        Case::of(
            "an equation of one term",
            einsum("ij->ij"),
            value,
            &["one term an operand"],
        ),
        Case::of(
            "an equation with a diagonal",
            einsum("ii,ij->j"),
            value,
            &["twice"],
        ),
        Case::of(
            "an equation from nowhere",
            einsum("ij,jk->z"),
            value,
            &["no operand has"],
        ),
        Case::of(
            "an equation of another rank",
            einsum("ijk,jk->i"),
            ty,
            &["rank 3"],
        ),
    ]
}

#[test]
fn operands_that_do_not_go_together() {
    check(&cases(), 30);
}
