//! Reductions of every kind, type and length, as single rows and in batches of rows; softmax and
//! layer norm as whole kernels; and faults in them that must be caught.

mod harness;
mod oracle;

use harness::{check, compare, run_whole};
use oracle::interpret::reduce;
use oracle::kernels::{axis, expected, operand, random_operands};
use oracle::random::Random;
use weft_kernel::{
    Access, BinaryOp, Effect, Elem, Functions, Inst, Kernel, LoopKernel, OperandRole, Over,
    ReduceOp, Stage, Val,
};
use weft_portable::{Level, Prepared, Scratch};

const OPS: [ReduceOp; 9] = [
    ReduceOp::Sum,
    ReduceOp::SumSquares,
    ReduceOp::Prod,
    ReduceOp::Max,
    ReduceOp::Min,
    ReduceOp::ArgMax,
    ReduceOp::ArgMaxLast,
    ReduceOp::ArgMin,
    ReduceOp::ArgMinLast,
];

/// All reductions of one type over rows of `inner` elements; `columns` lays rows out as columns.
fn reductions(elem: Elem, outer: u64, inner: u64, columns: bool) -> Kernel {
    let ops: Vec<ReduceOp> = OPS
        .into_iter()
        .filter(|op| *op != ReduceOp::SumSquares || elem.is_float())
        .collect();
    let result = |op: &ReduceOp| if op.is_arg() { Elem::I64 } else { elem };
    let strides = if columns {
        vec![1, outer as i64]
    } else {
        vec![inner as i64, 1]
    };
    let mut operands = vec![operand("x", elem, outer * inner, OperandRole::Input)];
    let mut accesses = vec![Access::affine(0, 0, strides)];
    let mut insts = vec![];
    let mut effects = vec![];
    let mut reduces = vec![];
    for (slot, op) in ops.iter().enumerate() {
        operands.push(operand(op.name(), result(op), outer, OperandRole::Output));
        accesses.push(Access::affine(slot + 1, 0, vec![1, 0]));
        insts.push(Inst::Scalar { slot });
        effects.push(Effect::Store {
            access: slot + 1,
            value: Val(slot as u32),
        });
        reduces.push(Effect::Reduce {
            op: *op,
            value: Val(0),
            slot,
        });
    }
    Kernel::Loop(LoopKernel {
        name: format!("{elem} reductions {outer}x{inner}"),
        axes: vec![axis("row", outer), axis("i", inner)],
        split: 0,
        operands,
        accesses,
        slots: ops.iter().map(result).collect(),
        rows: vec![],
        stages: vec![
            Stage {
                over: Over::Inner,
                insts: vec![Inst::Load { access: 0 }],
                effects: reduces,
            },
            Stage {
                over: Over::Once,
                insts,
                effects,
            },
        ],
    })
}

fn check_one(kernel: &Kernel, random: &mut Random, hostile: bool, scratch: &mut Scratch) -> usize {
    let functions = Functions::default();
    let bytes = random_operands(kernel, random, hostile);
    let results = expected(kernel, &functions, &bytes);
    check(kernel, &functions, &bytes, &results, random, scratch).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn every_reduction_of_every_type_matches_the_oracle() {
    let mut random = Random(21);
    let mut scratch = Scratch::new();
    let mut runs = 0;
    for elem in Elem::ALL {
        if !elem.is_arithmetic() || elem == Elem::Bool {
            continue;
        }
        for inner in 1..=67 {
            for hostile in [false, true] {
                let outer = 1 + random.below(5);
                let kernel = reductions(elem, outer, inner, random.below(2) == 0);
                runs += check_one(&kernel, &mut random, hostile, &mut scratch);
            }
        }
        for inner in [1023, 1024, 1025, 2047, 2049] {
            let kernel = reductions(elem, 2, inner, random.below(2) == 0);
            runs += check_one(&kernel, &mut random, false, &mut scratch);
        }
    }
    println!("{runs} runs");
    assert!(runs >= 10 * (67 * 2 + 5) * 2);
}

#[test]
fn blocks_of_65536_match_the_oracle() {
    let mut random = Random(22);
    let mut scratch = Scratch::new();
    for inner in [65_535, 65_536, 65_537, 65_568, 131_072, 131_073, 200_000] {
        let kernel = reductions(Elem::F32, 1, inner, false);
        check_one(&kernel, &mut random, false, &mut scratch);
    }
    check_one(
        &reductions(Elem::F64, 1, 65_537, false),
        &mut random,
        false,
        &mut scratch,
    );
    check_one(
        &reductions(Elem::I32, 1, 131_073, false),
        &mut random,
        true,
        &mut scratch,
    );
}

/// Sums of more than 65,536 blocks cannot be made here; the rule's recursion is the oracle's.
#[test]
fn a_sum_of_minus_zeros_is_plus_zero() {
    let minus = 0x8000_0000u64;
    for len in [1usize, 31, 32, 33, 65_537] {
        assert_eq!(reduce(ReduceOp::Sum, Elem::F32, &vec![minus; len]), 0);
        let kernel = reductions(Elem::F32, 1, len as u64, false);
        let mut bytes = random_operands(&kernel, &mut Random(0), false);
        bytes[0] = minus.to_le_bytes()[..4].repeat(len);
        let functions = Functions::default();
        let results = expected(&kernel, &functions, &bytes);
        check(
            &kernel,
            &functions,
            &bytes,
            &results,
            &mut Random(0),
            &mut Scratch::new(),
        )
        .unwrap();
    }
}

fn inst2(op: BinaryOp, a: u32, b: u32) -> Inst {
    Inst::Binary {
        op,
        a: Val(a),
        b: Val(b),
    }
}

fn constant(x: f32) -> Inst {
    Inst::Const {
        elem: Elem::F32,
        bits: u64::from(x.to_bits()),
    }
}

/// Softmax with a stand-in for the exponential: max; map, row and sum; reciprocal; map.
fn softmax(outer: u64, inner: u64) -> Kernel {
    let strides = vec![inner as i64, 1];
    Kernel::Loop(LoopKernel {
        name: format!("softmax {outer}x{inner}"),
        axes: vec![axis("row", outer), axis("i", inner)],
        split: 0,
        operands: vec![
            operand("x", Elem::F32, outer * inner, OperandRole::Input),
            operand("y", Elem::F32, outer * inner, OperandRole::Output),
        ],
        accesses: vec![
            Access::affine(0, 0, strides.clone()),
            Access::affine(1, 0, strides),
        ],
        slots: vec![Elem::F32; 3],
        rows: vec![Elem::F32],
        stages: vec![
            Stage {
                over: Over::Inner,
                insts: vec![Inst::Load { access: 0 }],
                effects: vec![Effect::Reduce {
                    op: ReduceOp::Max,
                    value: Val(0),
                    slot: 0,
                }],
            },
            Stage {
                over: Over::Inner,
                insts: vec![
                    Inst::Load { access: 0 },
                    Inst::Scalar { slot: 0 },
                    inst2(BinaryOp::Sub, 0, 1),
                    // Not a multiple of a square's last bit, so that two roundings differ from one.
                    constant(1.0 / 3.0),
                    Inst::Fma {
                        a: Val(2),
                        b: Val(2),
                        c: Val(3),
                    },
                ],
                effects: vec![
                    Effect::StoreRow {
                        row: 0,
                        value: Val(4),
                    },
                    Effect::Reduce {
                        op: ReduceOp::Sum,
                        value: Val(4),
                        slot: 1,
                    },
                ],
            },
            Stage {
                over: Over::Once,
                insts: vec![
                    constant(1.0),
                    Inst::Scalar { slot: 1 },
                    inst2(BinaryOp::Div, 0, 1),
                ],
                effects: vec![Effect::SetScalar {
                    slot: 2,
                    value: Val(2),
                }],
            },
            Stage {
                over: Over::Inner,
                insts: vec![
                    Inst::Row { row: 0 },
                    Inst::Scalar { slot: 2 },
                    inst2(BinaryOp::Mul, 0, 1),
                ],
                effects: vec![Effect::Store {
                    access: 1,
                    value: Val(2),
                }],
            },
        ],
    })
}

#[test]
fn softmax_of_short_and_long_rows_matches_the_oracle() {
    let mut random = Random(23);
    let mut scratch = Scratch::new();
    for inner in (1..=67).chain([127, 128, 129, 511, 512, 513, 1023, 1024, 1025, 3000]) {
        let outer = 1 + random.below(40);
        check_one(&softmax(outer, inner), &mut random, false, &mut scratch);
        check_one(&softmax(outer, inner), &mut random, true, &mut scratch);
    }
}

/// Output in the memory of the input: what is read is read before it is written.
#[test]
fn softmax_in_place_gives_the_same_bits() {
    let mut random = Random(24);
    let functions = Functions::default();
    for (outer, inner) in [(1, 5000), (3, 1024), (50, 20), (7, 33)] {
        let kernel = softmax(outer, inner);
        let bytes = random_operands(&kernel, &mut random, false);
        let results = expected(&kernel, &functions, &bytes);
        let prepared = Prepared::new(&kernel, &functions).unwrap();
        for level in Level::available() {
            let mut memory = harness::buffers(&kernel, &bytes);
            memory.alias(0, 1);
            let piece = weft_kernel::Piece::whole(&kernel);
            prepared.run(level, &memory, piece, &mut Scratch::new());
            assert_eq!(compare(&kernel, &results, &memory), None);
        }
    }
}

/// A faulty kernel, or right one on faulty inputs, must differ from the expected bytes.
fn assert_caught(fault: &Kernel, right: &Kernel, disturb: impl Fn(&mut [u8])) {
    let functions = Functions::default();
    let mut random = Random(25);
    let bytes = random_operands(right, &mut random, false);
    let results = expected(right, &functions, &bytes);
    let mut disturbed = bytes.clone();
    disturb(&mut disturbed[0]);
    let prepared = Prepared::new(fault, &functions).unwrap();
    for level in Level::available() {
        let given = run_whole(fault, &prepared, level, &disturbed, &mut Scratch::new());
        assert!(
            compare(right, &results, &given).is_some(),
            "the fault was not caught at {level}"
        );
    }
}

/// The same numbers in other lanes: a sum that swaps two lanes of the second chunk, or adds in
/// another order, gives other bits.
#[test]
fn swapped_lanes_are_caught() {
    let kernel = softmax(1, 64);
    // Only the sum is looked at: the row is the same up to its order.
    let sum = reductions(Elem::F32, 1, 100, false);
    let swap = |bytes: &mut [u8]| {
        let (low, high) = bytes.split_at_mut(41 * 4);
        low[40 * 4..].swap_with_slice(&mut high[..4]);
    };
    let functions = Functions::default();
    let bytes = random_operands(&sum, &mut Random(26), false);
    let right = expected(&sum, &functions, &bytes);
    let mut swapped = bytes.clone();
    swap(&mut swapped[0]);
    let prepared = Prepared::new(&sum, &functions).unwrap();
    for level in Level::available() {
        let given = run_whole(&sum, &prepared, level, &swapped, &mut Scratch::new());
        let difference = compare(&sum, &right, &given).expect("a swapped lane was not caught");
        assert_eq!(difference.operand, "sum");
    }
    assert_caught(&kernel, &kernel, swap);
}

#[test]
fn a_sum_in_place_of_squares_is_caught() {
    let right = reductions(Elem::F32, 2, 77, false);
    let mut fault = right.clone();
    if let Kernel::Loop(k) = &mut fault
        && let Effect::Reduce { op, .. } = &mut k.stages[0].effects[1]
    {
        *op = ReduceOp::Sum;
    }
    assert_caught(&fault, &right, |_| ());
}

/// An fma in two roundings, as a `mul_add` that is not one would do it.
#[test]
fn an_fma_split_in_two_is_caught() {
    let right = softmax(3, 50);
    let mut fault = right.clone();
    if let Kernel::Loop(k) = &mut fault {
        k.stages[1].insts[4] = inst2(BinaryOp::Mul, 2, 2);
        k.stages[1].insts.push(inst2(BinaryOp::Add, 4, 3));
        for effect in &mut k.stages[1].effects {
            match effect {
                Effect::StoreRow { value, .. } | Effect::Reduce { value, .. } => *value = Val(5),
                _ => {}
            }
        }
    }
    assert_caught(&fault, &right, |_| ());
}
