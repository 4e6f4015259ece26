//! Every refusal of the verifier, provoked by one change to a kernel that verifies.

mod common;

use common::{axis, functions, kernels, product, rows, stairs};
use weft_kernel::{
    Access, BLayout, BinaryOp, CompareOp, ContractionKernel, ContractionSplit, Effect, Elem,
    FunctionProgram, Functions, Guard, Inst, Kernel, LoopKernel, Over, ReduceOp, UnaryOp, Val,
    VerifyError,
};

fn rows_with(change: impl FnOnce(&mut LoopKernel)) -> Result<(), VerifyError> {
    let mut kernel = rows();
    change(&mut kernel);
    Kernel::Loop(kernel).verify(&functions())
}

fn product_with(change: impl FnOnce(&mut ContractionKernel)) -> Result<(), VerifyError> {
    let mut kernel = product();
    change(&mut kernel);
    Kernel::Contraction(kernel).verify(&functions())
}

fn stairs_with(change: impl FnOnce(&mut FunctionProgram)) -> Result<(), VerifyError> {
    let mut program = stairs();
    change(&mut program);
    program.verify().map(|_| ())
}

#[test]
fn the_kernels_to_start_from_verify() {
    for kernel in kernels() {
        assert_eq!(kernel.verify(&functions()), Ok(()));
    }
    let types = stairs().verify().expect("verifies");
    assert_eq!(
        types,
        [Elem::F32, Elem::I32, Elem::I32, Elem::I32, Elem::F32]
    );
}

#[test]
fn a_value_is_defined_before_it_is_read() {
    for value in [2, 3, 100, u32::MAX] {
        let result = rows_with(|k| {
            k.stages[1].insts[2] = Inst::Unary {
                op: UnaryOp::Sqrt,
                a: Val(value),
            };
        });
        let value = value as usize;
        assert_eq!(result, Err(VerifyError::UndefinedValue { at: 2, value }));
    }
    // An effect reads behind all instructions, and not further.
    let result = rows_with(|k| {
        k.stages[1].effects[0] = Effect::SetScalar {
            slot: 1,
            value: Val(3),
        };
    });
    let expected = VerifyError::OutOfRange {
        what: "value",
        index: 3,
        count: 3,
    };
    assert_eq!(result, Err(expected));
}

/// Each instruction with an operand of a type it does not take.
#[test]
fn every_instruction_refuses_types_it_does_not_take() {
    let unary = |op| Inst::Unary { op, a: Val(0) };
    let binary = |op| Inst::Binary {
        op,
        a: Val(0),
        b: Val(1),
    };
    let compare = Inst::Compare {
        op: CompareOp::Lt,
        a: Val(0),
        b: Val(1),
    };
    let fma = Inst::Fma {
        a: Val(0),
        b: Val(1),
        c: Val(2),
    };
    let select = Inst::Select {
        cond: Val(0),
        a: Val(1),
        b: Val(2),
    };
    let bitcast = Inst::Bitcast {
        to: Elem::I32,
        a: Val(0),
    };
    let call = Inst::Call {
        function: "stairs".into(),
        args: vec![Val(0)],
    };
    use Elem::{Bool, F16, F32, F64, I32, I64, U8};
    let cases = [
        (unary(UnaryOp::Neg), [Bool, F32, F32]),
        (unary(UnaryOp::Abs), [F16, F32, F32]),
        (unary(UnaryOp::Not), [F32, F32, F32]),
        (unary(UnaryOp::IsNan), [I32, F32, F32]),
        (unary(UnaryOp::CanonNan), [Bool, F32, F32]),
        (unary(UnaryOp::Sqrt), [F16, F32, F32]),
        (unary(UnaryOp::Floor), [I32, F32, F32]),
        (binary(BinaryOp::And), [F32, F32, F32]),
        (binary(BinaryOp::Shl), [Bool, Bool, F32]),
        (binary(BinaryOp::Add), [Bool, Bool, F32]),
        (binary(BinaryOp::Max), [F16, F16, F32]),
        (binary(BinaryOp::Mul), [F32, F64, F32]),
        (compare.clone(), [F16, F16, F32]),
        (compare, [I32, I64, F32]),
        (fma.clone(), [I32, I32, I32]),
        (fma, [F32, F32, F64]),
        (select.clone(), [I32, F32, F32]),
        (select, [Bool, F32, I32]),
        (bitcast, [F64, F32, F32]),
        (call, [F64, F32, F32]),
        (
            Inst::Gather {
                access: 0,
                index: Val(0),
                stride: 1,
            },
            [U8, F32, F32],
        ),
    ];
    for (inst, elems) in cases {
        let result = rows_with(|k| {
            let consts = elems.map(|elem| Inst::Const { elem, bits: 0 });
            k.stages[1].insts = consts.into_iter().chain([inst.clone()]).collect();
        });
        assert!(
            matches!(result, Err(VerifyError::TypeMismatch { at: 3, .. })),
            "{inst:?} on {elems:?}: {result:?}"
        );
    }
}

#[test]
fn effects_refuse_values_of_another_type() {
    let result = rows_with(|k| k.slots[1] = Elem::F64);
    assert!(
        matches!(result, Err(VerifyError::TypeMismatch { at: 3, .. })),
        "{result:?}"
    );
    let result = rows_with(|k| k.operands[1].elem = Elem::BF16);
    assert!(
        matches!(result, Err(VerifyError::TypeMismatch { at: 4, .. })),
        "{result:?}"
    );
    let result = rows_with(|k| k.rows[0] = Elem::F64);
    assert!(
        matches!(result, Err(VerifyError::TypeMismatch { .. })),
        "{result:?}"
    );
    // An index is I64, a sum has its elements' type.
    let result = rows_with(|k| {
        k.stages[0].effects[1] = Effect::Reduce {
            op: ReduceOp::ArgMax,
            value: Val(1),
            slot: 0,
        };
    });
    assert!(
        matches!(result, Err(VerifyError::TypeMismatch { .. })),
        "{result:?}"
    );
    // Integers have no sum of squares by fma.
    let result = rows_with(|k| {
        k.stages[0].insts.push(Inst::Cast {
            to: Elem::I32,
            a: Val(1),
        });
        k.slots[0] = Elem::I32;
        k.stages[0].effects[1] = Effect::Reduce {
            op: ReduceOp::SumSquares,
            value: Val(2),
            slot: 0,
        };
    });
    assert!(
        matches!(result, Err(VerifyError::TypeMismatch { .. })),
        "{result:?}"
    );
    // A program gives what it says.
    let result = stairs_with(|p| p.result_elem = Elem::F64);
    assert!(
        matches!(result, Err(VerifyError::TypeMismatch { at: 5, .. })),
        "{result:?}"
    );
    let result = product_with(|k| k.operands[1].elem = Elem::F64);
    assert!(
        matches!(result, Err(VerifyError::TypeMismatch { .. })),
        "{result:?}"
    );
    let result = product_with(|k| {
        k.operands[0].elem = Elem::I32;
        k.operands[1].elem = Elem::I32;
    });
    assert!(
        matches!(result, Err(VerifyError::TypeMismatch { .. })),
        "{result:?}"
    );
}

/// Each number that names something, one too high.
#[test]
fn a_number_that_names_nothing_is_refused_by_its_kind() {
    let out = |what, index, count| Err(VerifyError::OutOfRange { what, index, count });
    let first = |inst: Inst| rows_with(|k| k.stages[0].insts[0] = inst);
    assert_eq!(first(Inst::Load { access: 2 }), out("access", 2, 2));
    assert_eq!(first(Inst::Coord { axis: 2 }), out("axis", 2, 2));
    assert_eq!(first(Inst::Scalar { slot: 2 }), out("slot", 2, 2));
    assert_eq!(first(Inst::Row { row: 1 }), out("row", 1, 1));
    assert_eq!(rows_with(|k| k.split = 2), out("axis", 2, 2));
    assert_eq!(
        rows_with(|k| k.accesses[0].operand = 2),
        out("operand", 2, 2)
    );
    assert_eq!(
        rows_with(|k| k.stages[2].effects[0] = Effect::Store {
            access: 9,
            value: Val(3)
        }),
        out("access", 9, 2)
    );
    assert_eq!(
        rows_with(|k| k.stages[0].effects[0] = Effect::StoreRow {
            row: 1,
            value: Val(1)
        }),
        out("row", 1, 1)
    );
    assert_eq!(
        rows_with(|k| k.stages[1].effects[0] = Effect::SetScalar {
            slot: 2,
            value: Val(2)
        }),
        out("slot", 2, 2)
    );
    assert_eq!(stairs_with(|p| p.params.clear()), out("parameter", 0, 0));
    assert_eq!(stairs_with(|p| p.tables.clear()), out("table", 0, 0));
    assert_eq!(stairs_with(|p| p.result = Val(5)), out("value", 5, 5));
    assert_eq!(product_with(|k| k.a.operand = 4), out("operand", 4, 4));
    assert_eq!(product_with(|k| k.b.operand = 4), out("operand", 4, 4));
    assert_eq!(
        product_with(|k| k.split = ContractionSplit::Batch(1)),
        out("axis", 1, 1)
    );
}

#[test]
fn what_stands_in_a_wrong_place_is_refused_by_name() {
    let what = |result: Result<(), VerifyError>| match result {
        Err(VerifyError::Misplaced { what, .. }) => what,
        other => panic!("{other:?}"),
    };
    let param = Inst::Param { index: 0 };
    let lookup = Inst::Lookup {
        table: 0,
        index: Val(0),
    };
    let row = Inst::Row { row: 0 };
    assert_eq!(
        what(rows_with(|k| k.stages[0].insts[0] = param.clone())),
        "param"
    );
    assert_eq!(
        what(rows_with(|k| k.stages[0].insts[1] = lookup.clone())),
        "lookup"
    );
    assert_eq!(what(rows_with(|k| k.stages[0].insts[0] = Inst::Acc)), "acc");
    assert_eq!(
        what(rows_with(|k| k.stages[1].insts[0] = row.clone())),
        "row of a stage that runs once"
    );
    for (inst, name) in [
        (param, "param"),
        (lookup, "lookup"),
        (row.clone(), "row"),
        (Inst::Scalar { slot: 0 }, "scalar"),
    ] {
        assert_eq!(what(product_with(|k| k.epilogue[1] = inst)), name);
    }
    for (inst, name) in [
        (Inst::Load { access: 0 }, "load"),
        (
            Inst::Gather {
                access: 0,
                index: Val(0),
                stride: 1,
            },
            "gather",
        ),
        (Inst::Coord { axis: 0 }, "coord"),
        (Inst::Scalar { slot: 0 }, "scalar"),
        (row, "row"),
        (Inst::Acc, "acc"),
        (
            Inst::Call {
                function: "stairs".into(),
                args: vec![Val(0)],
            },
            "call",
        ),
    ] {
        assert_eq!(what(stairs_with(|p| p.insts[1] = inst)), name);
    }
    // Effects and how often their stage runs.
    let store_row = Effect::StoreRow {
        row: 0,
        value: Val(2),
    };
    assert_eq!(
        what(rows_with(|k| k.stages[1].effects.push(store_row))),
        "store_row"
    );
    let reduce = Effect::Reduce {
        op: ReduceOp::Sum,
        value: Val(2),
        slot: 1,
    };
    assert_eq!(
        what(rows_with(|k| k.stages[1].effects[0] = reduce)),
        "reduce"
    );
    assert_eq!(
        what(rows_with(|k| k.stages[1].over = Over::Inner)),
        "set_scalar"
    );
    let set = Effect::SetScalar {
        slot: 0,
        value: Val(2),
    };
    assert_eq!(
        what(product_with(|k| k.effects.push(set))),
        "an effect other than store"
    );
}

#[test]
fn an_access_that_leaves_its_operand_is_refused_with_its_range() {
    let outside = |low, high, len| {
        let (access, operand) = (0, "x".to_string());
        Err(VerifyError::OutOfBounds {
            access,
            low,
            high,
            operand,
            len,
        })
    };
    assert_eq!(
        rows_with(|k| k.operands[0].len_elems = 39),
        outside(0, 39, 39)
    );
    assert_eq!(
        rows_with(|k| k.accesses[0].offset = -1),
        outside(-1, 38, 40)
    );
    assert_eq!(rows_with(|k| k.accesses[0].offset = 1), outside(1, 40, 40));
    assert_eq!(
        rows_with(|k| k.accesses[0].strides[0] = -10),
        outside(-30, 9, 40)
    );
    for (operand, enough) in [(0, 30), (1, 80)] {
        let result = product_with(|k| k.operands[operand].len_elems = enough - 1);
        assert!(
            matches!(result, Err(VerifyError::OutOfBounds { .. })),
            "{result:?}"
        );
        assert_eq!(
            product_with(|k| k.operands[operand].len_elems = enough),
            Ok(())
        );
    }
    let strided = BLayout::Strided {
        k_stride: 6,
        n_stride: 1,
    };
    assert_eq!(
        product_with(|k| {
            k.b.layout = strided;
            k.b.batch_strides = vec![30];
            k.operands[1].len_elems = 60;
        }),
        Ok(())
    );
    let result = product_with(|k| {
        k.b.layout = strided;
        k.b.batch_strides = vec![30];
        k.operands[1].len_elems = 59;
    });
    assert!(
        matches!(result, Err(VerifyError::OutOfBounds { high: 59, .. })),
        "{result:?}"
    );
    // Nothing is read where there is no k.
    assert_eq!(
        product_with(|k| {
            k.k = 0;
            k.operands[0].len_elems = 0;
            k.operands[1].len_elems = 0;
        }),
        Ok(())
    );
}

#[test]
fn stores_go_to_outputs_and_loads_come_from_inputs() {
    let wrong = |access, operand: &str| {
        let operand = operand.to_string();
        Err(VerifyError::WrongRole { access, operand })
    };
    let load = Inst::Load { access: 1 };
    assert_eq!(
        rows_with(|k| {
            k.stages[2].insts[3] = load;
        }),
        wrong(1, "y")
    );
    assert_eq!(
        rows_with(|k| {
            k.operands[0].elem = Elem::F16;
            k.stages[0].insts[0] = Inst::Const {
                elem: Elem::F32,
                bits: 0,
            };
            k.stages[2].effects[0] = Effect::Store {
                access: 0,
                value: Val(3),
            };
        }),
        wrong(0, "x")
    );
    let gather = Inst::Gather {
        access: 1,
        index: Val(2),
        stride: 1,
    };
    assert_eq!(
        rows_with(|k| {
            let index = Inst::Const {
                elem: Elem::I32,
                bits: 0,
            };
            k.stages[0].insts.extend([index, gather]);
        }),
        wrong(1, "y")
    );
}

#[test]
fn functions_are_given_with_their_parameters() {
    let unknown = |name: &str| Err(VerifyError::UnknownFunction(name.into()));
    assert_eq!(
        Kernel::Loop(rows()).verify(&Functions::default()),
        unknown("stairs")
    );
    let call = |args| Inst::Call {
        function: "stairs".into(),
        args,
    };
    for args in [vec![], vec![Val(0), Val(0)]] {
        let given = args.len();
        let expected = VerifyError::WrongCount {
            what: "arguments",
            given,
            expected: 1,
        };
        assert_eq!(
            rows_with(|k| k.stages[0].insts[1] = call(args)),
            Err(expected)
        );
    }
}

#[test]
fn every_axis_has_a_stride() {
    let count = |what, given, expected| {
        Err(VerifyError::WrongCount {
            what,
            given,
            expected,
        })
    };
    assert_eq!(
        rows_with(|k| {
            k.accesses[0].strides.pop();
        }),
        count("strides", 1, 2)
    );
    let guard = Guard {
        offset: 0,
        strides: vec![1, 0, 0],
        extent: 1,
    };
    assert_eq!(
        rows_with(|k| k.accesses[0].guards.push(guard)),
        count("strides", 3, 2)
    );
    assert_eq!(
        product_with(|k| k.a.batch_strides.clear()),
        count("batch strides", 0, 1)
    );
    assert_eq!(
        product_with(|k| k.b.batch_strides.push(0)),
        count("batch strides", 2, 1)
    );
    assert_eq!(
        product_with(|k| k.accesses[1] = Access::affine(3, 0, vec![6, 1])),
        count("strides", 2, 3)
    );
}

#[test]
fn extents_are_at_least_one_and_their_product_at_most_two_to_the_forty() {
    let bad = |extent| Err(VerifyError::BadExtent(extent));
    assert_eq!(rows_with(|k| k.axes.clear()), bad(0));
    assert_eq!(rows_with(|k| k.axes[1].extent = 0), bad(0));
    assert_eq!(rows_with(|k| k.axes[1].extent = 1 << 40), bad(1 << 40));
    assert_eq!(rows_with(|k| k.axes[1].extent = u64::MAX), bad(u64::MAX));
    assert_eq!(
        rows_with(|k| k.operands[0].len_elems = (1 << 40) + 1),
        bad((1 << 40) + 1)
    );
    assert_eq!(product_with(|k| k.m = 0), bad(0));
    assert_eq!(product_with(|k| k.n = 0), bad(0));
    assert_eq!(product_with(|k| k.segment = 0), bad(0));
    assert_eq!(product_with(|k| k.k = u64::MAX), bad(u64::MAX));
    assert_eq!(product_with(|k| k.batch.push(axis("b2", 0))), bad(0));
    assert_eq!(
        product_with(|k| k.b.layout = BLayout::Panels { nr: 0 }),
        bad(0)
    );
}

#[test]
fn the_inner_axis_is_split_only_where_every_stage_is_a_map() {
    assert_eq!(rows_with(|k| k.split = 1), Err(VerifyError::BadSplit(1)));
    let map = rows_with(|k| {
        k.split = 1;
        k.slots.clear();
        k.rows.clear();
        k.stages.truncate(1);
        k.stages[0].insts.push(Inst::Cast {
            to: Elem::F16,
            a: Val(1),
        });
        k.stages[0].effects = vec![Effect::Store {
            access: 1,
            value: Val(2),
        }];
    });
    assert_eq!(map, Ok(()));
}

#[test]
fn tables_have_between_one_and_65536_entries() {
    let bad = Err(VerifyError::BadTable("steps".into()));
    assert_eq!(stairs_with(|p| p.tables[0].bits.clear()), bad);
    assert_eq!(stairs_with(|p| p.tables[0].bits = vec![0; 65_536]), Ok(()));
    assert_eq!(stairs_with(|p| p.tables[0].bits = vec![0; 65_537]), bad);
}

#[test]
fn a_stage_reads_only_what_an_earlier_one_has_made() {
    let unset = |stage, what, index| Err(VerifyError::Unset { stage, what, index });
    assert_eq!(
        rows_with(|k| {
            k.stages[0].effects.pop();
        }),
        unset(1, "slot", 0)
    );
    assert_eq!(
        rows_with(|k| {
            k.stages[0].effects.remove(0);
        }),
        unset(2, "row", 0)
    );
    assert_eq!(
        rows_with(|k| k.stages[1].insts[1] = Inst::Scalar { slot: 1 }),
        unset(1, "slot", 1)
    );
    assert_eq!(rows_with(|k| k.stages.swap(0, 2)), unset(0, "row", 0));
}

#[test]
fn refusals_name_what_where_and_the_limit() {
    let text =
        |result: Result<(), VerifyError>| result.map_or_else(|e| e.to_string(), |()| "ok".into());
    assert_eq!(
        text(rows_with(|k| k.operands[0].len_elems = 39)),
        "access 0 reaches elements 0..=39 of x, which has 39"
    );
    assert_eq!(
        text(rows_with(|k| k.stages[0].insts[0] = Inst::Coord { axis: 2 })),
        "axis 2 does not exist, there are 2"
    );
    assert_eq!(
        text(rows_with(|k| {
            k.stages[0].effects.pop();
        })),
        "stage 1 reads slot 0, which no earlier stage has made"
    );
}
