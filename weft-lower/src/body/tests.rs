use super::*;
use weft_kernel::{FunctionKind, UnaryOp};

fn scope<'a>(functions: &'a Functions) -> Scope<'a> {
    Scope {
        axes: 1,
        slots: &[Elem::F32],
        functions: Some(functions),
        ..Scope::default()
    }
}

fn square_minus(name: &str) -> FunctionProgram {
    FunctionProgram {
        name: name.into(),
        kind: FunctionKind::FixedSequence,
        params: vec![Elem::F32],
        result_elem: Elem::F32,
        insts: vec![
            Inst::Param { index: 0 },
            Inst::Unary {
                op: UnaryOp::Neg,
                a: Val(0),
            },
            Inst::Fma {
                a: Val(1),
                b: Val(0),
                c: Val(0),
            },
        ],
        result: Val(2),
        tables: vec![],
    }
}

#[test]
fn calls_are_inlined_and_negations_fold_into_fma() {
    let mut functions = Functions::default();
    functions.insert(square_minus("f"));
    let insts = [
        Inst::Scalar { slot: 0 },
        Inst::Call {
            function: "f".into(),
            args: vec![Val(0)],
        },
        Inst::Call {
            function: "f".into(),
            args: vec![Val(0)],
        },
        Inst::Binary {
            op: BinaryOp::Add,
            a: Val(1),
            b: Val(2),
        },
    ];
    let effects = [Effect::SetScalar {
        slot: 0,
        value: Val(3),
    }];
    let body = Body::build(&insts, &effects, &scope(&functions), &functions, &[4]).unwrap();
    let ops: Vec<String> = body.nodes.iter().map(|n| n.op.name()).collect();
    assert_eq!(ops, ["scalar", "fma", "add"]);
    assert!(matches!(
        body.nodes[1].op,
        Op::Fma {
            negate_product: true,
            negate_addend: false,
            ..
        }
    ));
}

#[test]
fn two_negated_factors_cancel() {
    let functions = Functions::default();
    let insts = [
        Inst::Scalar { slot: 0 },
        Inst::Unary {
            op: UnaryOp::Neg,
            a: Val(0),
        },
        Inst::Fma {
            a: Val(1),
            b: Val(1),
            c: Val(1),
        },
    ];
    let effects = [Effect::SetScalar {
        slot: 0,
        value: Val(2),
    }];
    let body = Body::build(&insts, &effects, &scope(&functions), &functions, &[4]).unwrap();
    assert!(matches!(
        body.nodes[1].op,
        Op::Fma {
            negate_product: false,
            negate_addend: true,
            ..
        }
    ));
}

#[test]
fn a_small_coordinate_is_cast_from_32_bits_and_a_large_one_is_not() {
    let functions = Functions::default();
    let insts = [
        Inst::Coord { axis: 0 },
        Inst::Cast {
            to: Elem::F32,
            a: Val(0),
        },
    ];
    let effects = [Effect::SetScalar {
        slot: 0,
        value: Val(1),
    }];
    for (extent, elem) in [(1u64 << 31, Elem::I32), ((1 << 31) + 1, Elem::I64)] {
        let body =
            Body::build(&insts, &effects, &scope(&functions), &functions, &[extent]).unwrap();
        assert_eq!(body.nodes[0].elem, elem);
    }
}

#[test]
fn unknown_functions_are_refused() {
    let functions = Functions::default();
    let insts = [
        Inst::Scalar { slot: 0 },
        Inst::Call {
            function: "g".into(),
            args: vec![Val(0)],
        },
    ];
    let refused = Body::build(&insts, &[], &scope(&functions), &functions, &[4]);
    let function = "g".to_string();
    assert_eq!(refused, Err(Refusal::UnknownFunction { function }));
}

#[test]
fn a_selection_between_the_compared_is_one_node() {
    let functions = Functions::default();
    for (op, swapped, greater) in [
        (CompareOp::Gt, false, Some(true)),
        (CompareOp::Lt, false, Some(false)),
        (CompareOp::Lt, true, Some(true)),
        (CompareOp::Gt, true, Some(false)),
        (CompareOp::Ge, false, None),
    ] {
        let (a, b) = if swapped {
            (Val(1), Val(0))
        } else {
            (Val(0), Val(1))
        };
        let insts = [
            Inst::Scalar { slot: 0 },
            Inst::Const {
                elem: Elem::F32,
                bits: 1,
            },
            Inst::Compare {
                op,
                a: Val(0),
                b: Val(1),
            },
            Inst::Select { cond: Val(2), a, b },
        ];
        let effects = [Effect::SetScalar {
            slot: 0,
            value: Val(3),
        }];
        let body = Body::build(&insts, &effects, &scope(&functions), &functions, &[4]).unwrap();
        match greater {
            Some(greater) => assert_eq!(body.nodes[2].op, Op::Pick { greater, a, b }),
            None => assert_eq!(body.nodes.len(), 4),
        }
    }
}
