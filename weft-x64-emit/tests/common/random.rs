//! Random loop kernels.

use super::build::LoopBuilder;
use super::data::Random;
use weft_kernel::{BinaryOp as B, CompareOp as C, Elem, Kernel, ReduceOp, UnaryOp as U, Val};

const ELEMS: [Elem; 11] = [
    Elem::F32,
    Elem::F32,
    Elem::F32,
    Elem::F64,
    Elem::I32,
    Elem::U8,
    Elem::I16,
    Elem::I64,
    Elem::F16,
    Elem::U32,
    Elem::Bool,
];

fn pick<T: Copy>(random: &mut Random, from: &[T]) -> T {
    from[random.below(from.len() as u64) as usize]
}

/// An access pattern over (outer, inner) inside `len` elements.
fn pattern(random: &mut Random, rows: u64, n: u64) -> (i64, [i64; 2], u64) {
    let (r, c) = (rows as i64, n as i64);
    match random.below(6) {
        0 => (0, [0, 1], n),
        1 => (0, [1, 0], rows),
        2 => (0, [0, 0], 1),
        3 => (0, [1, r], rows * n),
        4 => (c * r - 1, [-c, -1], rows * n),
        _ => (0, [c, 1], rows * n),
    }
}

/// A kernel of one or two stages, of any types and operations.
pub fn random_kernel(seed: u64) -> Kernel {
    let mut random = Random(seed);
    let r = &mut random;
    let rows = 1 + r.below(4);
    let n = pick(r, &[1, 2, 3, 5, 8, 9, 16, 31, 33, 64, 70, 129]);
    let mut b = LoopBuilder::new(&format!("random {seed}"), &[rows, n]);
    let mut inputs = Vec::new();
    for _ in 0..1 + r.below(4) {
        let elem = pick(r, &ELEMS);
        let (offset, strides, len) = pattern(r, rows, n);
        let operand = b.input(elem, len);
        inputs.push((b.access(operand, offset, &strides), elem));
    }
    // A reduction of the first input, as it is or as a float.
    let (first, first_elem) = inputs[0];
    let op = pick(
        r,
        &[
            ReduceOp::Sum,
            ReduceOp::SumSquares,
            ReduceOp::Prod,
            ReduceOp::Max,
            ReduceOp::Min,
            ReduceOp::ArgMax,
            ReduceOp::ArgMaxLast,
            ReduceOp::ArgMin,
            ReduceOp::ArgMinLast,
        ],
    );
    let exact = first_elem.is_int() && op != ReduceOp::SumSquares && r.below(2) == 0;
    let reduced = if exact { first_elem } else { Elem::F32 };
    let result = if op.is_arg() { Elem::I64 } else { reduced };
    let slot = (r.below(2) == 0).then(|| b.slot(result));
    let mut outputs: Vec<(usize, Elem)> = Vec::new();
    let mut values: Vec<(Val, Elem)> = Vec::new();
    let choices: Vec<u64> = (0..200).map(|_| r.next()).collect();
    let mut at = 0;
    let mut next = |below: u64| {
        at += 1;
        choices[at % choices.len()] % below
    };
    if let Some(slot) = slot {
        b.each(|s| {
            let v = s.load(first);
            let v = if exact { v } else { s.cast(Elem::F32, v) };
            s.reduce(op, v, slot);
        });
    }
    b.each(|s| {
        for (access, elem) in &inputs {
            values.push((s.load(*access), *elem));
        }
        if let Some(slot) = slot {
            values.push((s.scalar(slot), result));
        }
        for _ in 0..3 + next(14) {
            let (x, elem) = values[next(values.len() as u64) as usize];
            let same: Vec<Val> = values
                .iter()
                .filter(|(_, e)| *e == elem)
                .map(|(v, _)| *v)
                .collect();
            let y = same[next(same.len() as u64) as usize];
            let z = same[next(same.len() as u64) as usize];
            let bools: Vec<Val> = values
                .iter()
                .filter(|(_, e)| *e == Elem::Bool)
                .map(|(v, _)| *v)
                .collect();
            let made = match (next(8), elem) {
                (0, _) => {
                    let to = ELEMS[next(ELEMS.len() as u64) as usize];
                    (s.cast(to, x), to)
                }
                (1, e) if e.is_arithmetic() => {
                    let op = [C::Eq, C::Ne, C::Lt, C::Le, C::Gt, C::Ge][next(6) as usize];
                    (s.cmp(op, x, y), Elem::Bool)
                }
                (2, _) if !bools.is_empty() => {
                    let c = bools[next(bools.len() as u64) as usize];
                    (s.select(c, x, y), elem)
                }
                (3, Elem::F32 | Elem::F64) => (s.fma(x, y, z), elem),
                (_, Elem::F32 | Elem::F64) => {
                    if next(3) == 0 {
                        let op = [
                            U::Neg,
                            U::Abs,
                            U::Sqrt,
                            U::Floor,
                            U::RoundEven,
                            U::RoundHalfAway,
                            U::CanonNan,
                        ][next(7) as usize];
                        (s.un(op, x), elem)
                    } else {
                        let op = [B::Add, B::Sub, B::Mul, B::Div, B::Max, B::Min][next(6) as usize];
                        (s.bin(op, x, y), elem)
                    }
                }
                (_, Elem::F16 | Elem::BF16) => (s.un(U::CanonNan, x), elem),
                (_, Elem::Bool) => {
                    let op = [B::And, B::Or, B::Xor][next(3) as usize];
                    (s.bin(op, x, y), elem)
                }
                _ => {
                    let op = [
                        B::Add,
                        B::Sub,
                        B::Mul,
                        B::And,
                        B::Or,
                        B::Xor,
                        B::Shl,
                        B::Shr,
                        B::Max,
                        B::Min,
                    ][next(10) as usize];
                    (s.bin(op, x, y), elem)
                }
            };
            values.push(made);
        }
    });
    // The last values are stored; half ones canonical already or straight from memory.
    let stored: Vec<(Val, Elem)> = values.iter().rev().take(3).copied().collect();
    for (_, elem) in &stored {
        let out = b.dense_out(*elem);
        outputs.push((out, *elem));
    }
    let stage = b.k.stages.last_mut().expect("a stage");
    for ((value, _), (access, _)) in stored.iter().zip(&outputs) {
        stage.effects.push(weft_kernel::Effect::Store {
            access: *access,
            value: *value,
        });
    }
    b.build()
}
