//! Every instruction on every element type, hostile bits, all lengths around chunks and blocks, all
//! levels of this host.

mod harness;
mod oracle;

use harness::check;
use oracle::kernels::{expected, map, random_operands};
use oracle::random::{Random, specials};
use weft_kernel::{BinaryOp, CompareOp, Elem, Functions, Inst, Kernel, OperandRole, UnaryOp, Val};
use weft_portable::Scratch;

const UNARY: [UnaryOp; 11] = [
    UnaryOp::Neg,
    UnaryOp::Abs,
    UnaryOp::Sqrt,
    UnaryOp::Floor,
    UnaryOp::Ceil,
    UnaryOp::Trunc,
    UnaryOp::RoundEven,
    UnaryOp::RoundHalfAway,
    UnaryOp::Not,
    UnaryOp::IsNan,
    UnaryOp::CanonNan,
];
const BINARY: [BinaryOp; 12] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::Div,
    BinaryOp::Rem,
    BinaryOp::Max,
    BinaryOp::Min,
    BinaryOp::And,
    BinaryOp::Or,
    BinaryOp::Xor,
    BinaryOp::Shl,
    BinaryOp::Shr,
];
const COMPARE: [CompareOp; 6] = [
    CompareOp::Eq,
    CompareOp::Ne,
    CompareOp::Lt,
    CompareOp::Le,
    CompareOp::Gt,
    CompareOp::Ge,
];

/// Lengths that end inside, at and behind chunks and blocks.
fn lengths() -> Vec<u64> {
    let mut lengths: Vec<u64> = (1..=67).collect();
    for edge in [128u64, 256, 512, 1024, 2048] {
        lengths.extend([edge - 1, edge, edge + 1]);
    }
    lengths
}

/// Operands in which all pairs of specials come first, cut to `len`.
fn operands(kernel: &Kernel, random: &mut Random, len: usize) -> Vec<Vec<u8>> {
    let mut bytes = random_operands(kernel, random, true);
    let inputs: Vec<usize> = (0..bytes.len())
        .filter(|i| kernel.operands()[*i].role == OperandRole::Input)
        .collect();
    let mut each = 1;
    for input in inputs {
        let elem = kernel.operands()[input].elem;
        let list = specials(elem);
        let size = elem.size_bytes();
        for i in 0..len.min(list.len() * each) {
            let special = list[i / each % list.len()];
            bytes[input][i * size..][..size].copy_from_slice(&special.to_le_bytes()[..size]);
        }
        each = list.len();
    }
    bytes
}

/// Checks a map for all lengths: elements do not depend on each other, so the oracle runs once.
fn check_lengths(make: impl Fn(u64) -> Kernel, random: &mut Random) -> usize {
    let functions = Functions::default();
    let longest = *lengths().iter().max().unwrap() as usize;
    let whole = make(longest as u64);
    let bytes = operands(&whole, random, longest);
    let results = expected(&whole, &functions, &bytes);
    let mut scratch = Scratch::new();
    let mut runs = 0;
    for len in lengths() {
        let kernel = make(len);
        let cut = |all: &[Vec<u8>]| -> Vec<Vec<u8>> {
            all.iter()
                .zip(kernel.operands())
                .map(|(b, o)| b[..len as usize * o.elem.size_bytes()].to_vec())
                .collect()
        };
        match check(
            &kernel,
            &functions,
            &cut(&bytes),
            &cut(&results),
            random,
            &mut scratch,
        ) {
            Ok(n) => runs += n,
            Err(message) => panic!("{message}"),
        }
    }
    runs
}

/// The instructions of a kind that the verifier accepts on given types.
fn accepted(make: &impl Fn(u64) -> Kernel) -> bool {
    make(1).verify(&Functions::default()).is_ok()
}

#[test]
fn every_unary_instruction_matches_the_oracle() {
    let mut random = Random(1);
    let (mut forms, mut runs) = (0, 0);
    for op in UNARY {
        for elem in Elem::ALL {
            let out = if op == UnaryOp::IsNan {
                Elem::Bool
            } else {
                elem
            };
            let make = |len| map(&[elem], out, len, &[Inst::Unary { op, a: Val(0) }]);
            if accepted(&make) {
                forms += 1;
                runs += check_lengths(make, &mut random);
            }
        }
    }
    println!("{forms} forms, {runs} runs");
    assert_eq!(forms, 10 + 10 + 6 * 2 + 9 + 4 + 4);
}

#[test]
fn every_binary_instruction_matches_the_oracle() {
    let mut random = Random(2);
    let (mut forms, mut runs) = (0, 0);
    for op in BINARY {
        for elem in Elem::ALL {
            let body = [Inst::Binary {
                op,
                a: Val(0),
                b: Val(1),
            }];
            let make = |len| map(&[elem, elem], elem, len, &body);
            if accepted(&make) {
                forms += 1;
                runs += check_lengths(make, &mut random);
            }
        }
    }
    println!("{forms} forms, {runs} runs");
    assert_eq!(forms, 7 * 10 + 3 * 9 + 2 * 8);
}

#[test]
fn every_comparison_matches_the_oracle() {
    let mut random = Random(3);
    let (mut forms, mut runs) = (0, 0);
    for op in COMPARE {
        for elem in Elem::ALL {
            let body = [Inst::Compare {
                op,
                a: Val(0),
                b: Val(1),
            }];
            let make = |len| map(&[elem, elem], Elem::Bool, len, &body);
            if accepted(&make) {
                forms += 1;
                runs += check_lengths(make, &mut random);
            }
        }
    }
    println!("{forms} forms, {runs} runs");
    assert_eq!(forms, 6 * 11);
}

#[test]
fn select_and_fma_match_the_oracle() {
    let mut random = Random(4);
    let (mut forms, mut runs) = (0, 0);
    for elem in Elem::ALL {
        let select = [Inst::Select {
            cond: Val(0),
            a: Val(1),
            b: Val(2),
        }];
        let make = |len| map(&[Elem::Bool, elem, elem], elem, len, &select);
        forms += 1;
        runs += check_lengths(make, &mut random);
        let fma = [Inst::Fma {
            a: Val(0),
            b: Val(1),
            c: Val(2),
        }];
        let make = |len| map(&[elem, elem, elem], elem, len, &fma);
        if accepted(&make) {
            forms += 1;
            runs += check_lengths(make, &mut random);
        }
    }
    println!("{forms} forms, {runs} runs");
    assert_eq!(forms, 13 + 2);
}

#[test]
fn every_cast_matches_the_oracle() {
    let mut random = Random(5);
    let (mut forms, mut runs) = (0, 0);
    for from in Elem::ALL {
        for to in Elem::ALL {
            let make = |len| map(&[from], to, len, &[Inst::Cast { to, a: Val(0) }]);
            forms += 1;
            runs += check_lengths(make, &mut random);
        }
    }
    println!("{forms} forms, {runs} runs");
    assert_eq!(forms, 169);
}

#[test]
fn every_bitcast_keeps_bits() {
    let mut random = Random(6);
    let mut forms = 0;
    for from in Elem::ALL {
        for to in Elem::ALL {
            let make = |len| map(&[from], to, len, &[Inst::Bitcast { to, a: Val(0) }]);
            if accepted(&make) {
                forms += 1;
                check_lengths(make, &mut random);
            }
        }
    }
    assert_eq!(forms, 3 * 3 + 4 * 4 + 3 * 3 + 3 * 3);
}

/// What a NaN's bits become is only seen through a bit cast.
#[test]
fn canon_nan_gives_the_one_nan() {
    for (elem, bits) in [
        (Elem::F16, Elem::U16),
        (Elem::BF16, Elem::U16),
        (Elem::F32, Elem::U32),
        (Elem::F64, Elem::U64),
    ] {
        let body = [
            Inst::Unary {
                op: UnaryOp::CanonNan,
                a: Val(0),
            },
            Inst::Bitcast {
                to: bits,
                a: Val(1),
            },
        ];
        check_lengths(|len| map(&[elem], bits, len, &body), &mut Random(7));
    }
}
