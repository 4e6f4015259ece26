//! Float operations in chains, which run with their value in registers: every operation in every
//! operand place, long and short, against the oracle.

mod harness;
mod oracle;

use harness::check;
use oracle::kernels::{expected, map, random_operands};
use oracle::random::Random;
use weft_kernel::{BinaryOp, Elem, Functions, Inst, Kernel, UnaryOp, Val};
use weft_portable::Scratch;

const UNARY: [UnaryOp; 7] = [
    UnaryOp::Neg,
    UnaryOp::Abs,
    UnaryOp::Sqrt,
    UnaryOp::RoundEven,
    UnaryOp::Floor,
    UnaryOp::Ceil,
    UnaryOp::Trunc,
];
const BINARY: [BinaryOp; 6] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::Div,
    BinaryOp::Max,
    BinaryOp::Min,
];

/// A body of `count` operations, each of which reads the one before, in a random place.
fn chain(elem: Elem, len: u64, count: u64, random: &mut Random) -> Kernel {
    let mut body = vec![Inst::Const {
        elem,
        bits: random.tame(elem),
    }];
    for i in 0..count {
        let last = Val(3 + i as u32);
        let mut other = || {
            // Inputs and the constant mostly, an earlier result now and then.
            if random.below(6) == 0 {
                Val(random.below(4 + i) as u32)
            } else {
                Val(random.below(4) as u32)
            }
        };
        let (x, y) = (other(), other());
        body.push(match random.below(16) {
            0..=3 => Inst::Unary {
                op: random.pick(&UNARY),
                a: last,
            },
            4..=10 => {
                let op = random.pick(&BINARY);
                let (a, b) = random.pick(&[(last, x), (x, last), (last, last)]);
                Inst::Binary { op, a, b }
            }
            _ => {
                let (a, b, c) = random.pick(&[(last, x, y), (x, last, y), (x, y, last)]);
                Inst::Fma { a, b, c }
            }
        });
    }
    map(&[elem; 3], elem, len, &body)
}

#[test]
fn random_chains_match_the_oracle() {
    let functions = Functions::default();
    let mut random = Random(41);
    let mut scratch = Scratch::new();
    let mut runs = 0;
    for round in 0..300u64 {
        let elem = if round % 3 == 2 { Elem::F64 } else { Elem::F32 };
        let len = 1 + random.below(150);
        let count = 1 + random.below(30);
        let kernel = chain(elem, len, count, &mut random);
        let bytes = random_operands(&kernel, &mut random, round % 2 == 0);
        let results = expected(&kernel, &functions, &bytes);
        runs += check(
            &kernel,
            &functions,
            &bytes,
            &results,
            &mut random,
            &mut scratch,
        )
        .unwrap_or_else(|e| panic!("{e}"));
    }
    println!("{runs} runs");
    assert!(runs >= 600);
}

/// Each operation behind a negation, in each of its operand places, on hostile bits.
#[test]
fn every_link_matches_the_oracle() {
    let functions = Functions::default();
    let mut random = Random(42);
    let mut scratch = Scratch::new();
    let mut forms = 0;
    for elem in [Elem::F32, Elem::F64] {
        // The negation of the first input, which the operation alone reads, and the others.
        let (v, b, c) = (Val(3), Val(1), Val(2));
        let mut ops: Vec<Inst> = UNARY.map(|op| Inst::Unary { op, a: v }).to_vec();
        for op in BINARY {
            for (a, b) in [(v, b), (b, v), (v, v)] {
                ops.push(Inst::Binary { op, a, b });
            }
        }
        for (a, b, c) in [(v, b, c), (b, v, c), (b, c, v), (v, v, c)] {
            ops.push(Inst::Fma { a, b, c });
        }
        for op in ops {
            let body = [
                Inst::Unary {
                    op: UnaryOp::Neg,
                    a: Val(0),
                },
                op,
            ];
            for len in [1, 31, 32, 33, 64, 65, 96, 500] {
                let kernel = map(&[elem; 3], elem, len, &body);
                let bytes = random_operands(&kernel, &mut random, true);
                let results = expected(&kernel, &functions, &bytes);
                check(
                    &kernel,
                    &functions,
                    &bytes,
                    &results,
                    &mut random,
                    &mut scratch,
                )
                .unwrap_or_else(|e| panic!("{e}"));
            }
            forms += 1;
        }
    }
    assert_eq!(forms, 2 * (7 + 18 + 4));
}
