//! One kernel, point by point.

use super::exact::{self, canonical_nan, integer, limits, mask};
use weft_kernel::kernel::REDUCTION_BLOCK;
use weft_kernel::verify::{Scope, infer_types};
use weft_kernel::{
    Access, BLayout, BinaryOp, CompareOp, ContractionKernel, Effect, Elem, Functions, Inst, Kernel,
    LoopKernel, Over, ReduceOp, Table, UnaryOp,
};

/// Runs a whole kernel on the bytes of its operands.
pub fn interpret(kernel: &Kernel, functions: &Functions, memory: &mut [Vec<u8>]) {
    match kernel {
        Kernel::Loop(k) => loops(k, functions, memory),
        Kernel::Contraction(k) => contraction(k, functions, memory),
    }
}

fn get(memory: &[u8], elem: Elem, at: i64) -> u64 {
    let size = elem.size_bytes();
    let at = usize::try_from(at).unwrap() * size;
    let mut word = [0; 8];
    word[..size].copy_from_slice(&memory[at..at + size]);
    u64::from_le_bytes(word)
}

fn put(memory: &mut [u8], elem: Elem, at: i64, bits: u64) {
    let size = elem.size_bytes();
    let at = usize::try_from(at).unwrap() * size;
    memory[at..at + size].copy_from_slice(&bits.to_le_bytes()[..size]);
}

fn affine(offset: i64, strides: &[i64], coords: &[u64]) -> i64 {
    offset
        + strides
            .iter()
            .zip(coords)
            .map(|(s, c)| s * *c as i64)
            .sum::<i64>()
}

fn inside(access: &Access, coords: &[u64]) -> bool {
    access.guards.iter().all(|g| {
        let at = affine(g.offset, &g.strides, coords);
        at >= 0 && (at as u64) < g.extent
    })
}

/// Every point of the extents, the last axis fastest.
fn points(extents: &[u64]) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for extent in extents {
        all = all
            .into_iter()
            .flat_map(|point| {
                (0..*extent).map(move |c| {
                    let mut point = point.clone();
                    point.push(c);
                    point
                })
            })
            .collect();
    }
    all
}

/// What instructions can see at one point.
struct Point<'a> {
    scope: Scope<'a>,
    memory: &'a [Vec<u8>],
    coords: &'a [u64],
    slots: &'a [u64],
    rows: &'a [Vec<u64>],
    params: &'a [u64],
    acc: u64,
}

fn evaluate(insts: &[Inst], point: &Point<'_>) -> (Vec<u64>, Vec<Elem>) {
    let types = infer_types(insts, &point.scope).unwrap();
    let mut values: Vec<u64> = Vec::new();
    for (inst, elem) in insts.iter().zip(&types) {
        let v = |val: &weft_kernel::Val| values[val.index()];
        let t = |val: &weft_kernel::Val| types[val.index()];
        let result = match inst {
            Inst::Const { bits, .. } => *bits,
            Inst::Load { access } => {
                let access = &point.scope.accesses[*access];
                if inside(access, point.coords) {
                    let at = affine(access.offset, &access.strides, point.coords);
                    get(&point.memory[access.operand], *elem, at)
                } else {
                    access.fill
                }
            }
            Inst::Gather {
                access,
                index,
                stride,
            } => {
                let access = &point.scope.accesses[*access];
                if inside(access, point.coords) {
                    let index = integer(t(index), v(index)) as i64;
                    let at = affine(access.offset, &access.strides, point.coords);
                    get(&point.memory[access.operand], *elem, at + index * stride)
                } else {
                    access.fill
                }
            }
            Inst::Coord { axis } => point.coords[*axis],
            Inst::Scalar { slot } => point.slots[*slot],
            Inst::Row { row } => point.rows[*row][*point.coords.last().unwrap() as usize],
            Inst::Acc => point.acc,
            Inst::Param { index } => point.params[*index],
            Inst::Unary { op, a } => unary(*op, t(a), v(a)),
            Inst::Binary { op, a, b } => binary(*op, t(a), v(a), v(b)),
            Inst::Fma { a, b, c } => exact::fma(t(a), v(a), v(b), v(c)),
            Inst::Compare { op, a, b } => u64::from(compare(*op, t(a), v(a), v(b))),
            Inst::Select { cond, a, b } => {
                if v(cond) != 0 {
                    v(a)
                } else {
                    v(b)
                }
            }
            Inst::Cast { to, a } => {
                if t(a) == *to {
                    v(a)
                } else {
                    exact::cast(t(a), *to, v(a))
                }
            }
            Inst::Bitcast { a, .. } => v(a),
            Inst::Call { function, args } => {
                let program = point.scope.functions.unwrap().get(function).unwrap();
                let args: Vec<u64> = args.iter().map(v).collect();
                let inner = Point {
                    scope: Scope {
                        tables: &program.tables,
                        params: &program.params,
                        ..Scope::default()
                    },
                    params: &args,
                    ..*point
                };
                evaluate(&program.insts, &inner).0[program.result.index()]
            }
            Inst::Lookup { table, index } => {
                let table: &Table = &point.scope.tables[*table];
                table.bits[integer(t(index), v(index)) as usize]
            }
        };
        values.push(result & mask(*elem));
    }
    (values, types)
}

fn loops(k: &LoopKernel, functions: &Functions, memory: &mut [Vec<u8>]) {
    let extents: Vec<u64> = k.axes.iter().map(|a| a.extent).collect();
    let (inner, outer) = extents.split_last().unwrap();
    for outer in points(outer) {
        let mut slots = vec![0u64; k.slots.len()];
        let mut rows: Vec<Vec<u64>> = k.rows.iter().map(|_| vec![0; *inner as usize]).collect();
        for stage in &k.stages {
            let mut reduced: Vec<Vec<u64>> = vec![vec![]; stage.effects.len()];
            let mut types = vec![];
            let steps = match stage.over {
                Over::Inner => *inner,
                Over::Once => 1,
            };
            for i in 0..steps {
                let mut coords = outer.clone();
                coords.push(i);
                let values;
                (values, types) = evaluate(
                    &stage.insts,
                    &Point {
                        scope: k.scope(functions),
                        memory,
                        coords: &coords,
                        slots: &slots,
                        rows: &rows,
                        params: &[],
                        acc: 0,
                    },
                );
                for (effect, reduced) in stage.effects.iter().zip(&mut reduced) {
                    match effect {
                        Effect::Store { access, value } => {
                            let access = &k.accesses[*access];
                            if inside(access, &coords) {
                                let at = affine(access.offset, &access.strides, &coords);
                                let elem = k.operands[access.operand].elem;
                                put(&mut memory[access.operand], elem, at, values[value.index()]);
                            }
                        }
                        Effect::StoreRow { row, value } => {
                            rows[*row][i as usize] = values[value.index()];
                        }
                        Effect::Reduce { value, .. } => reduced.push(values[value.index()]),
                        Effect::SetScalar { slot, value } => slots[*slot] = values[value.index()],
                    }
                }
            }
            for (effect, reduced) in stage.effects.iter().zip(&reduced) {
                if let Effect::Reduce { op, value, slot } = effect {
                    slots[*slot] = reduce(*op, types[value.index()], reduced);
                }
            }
        }
    }
}

fn contraction(k: &ContractionKernel, functions: &Functions, memory: &mut [Vec<u8>]) {
    let elem = k.operands[k.a.operand].elem;
    let nothing = if k.masked { negative_zero(elem) } else { 0 };
    let batch: Vec<u64> = k.batch.iter().map(|a| a.extent).collect();
    for point in points(&batch) {
        for m in 0..k.m {
            for n in 0..k.n {
                let mut total = None;
                let mut at = 0;
                while at < k.k {
                    let end = (at + k.segment).min(k.k);
                    let mut acc = 0u64;
                    let mut terms = 0;
                    for i in at..end {
                        let a = affine(k.a.offset, &k.a.batch_strides, &point)
                            + m as i64 * k.a.m_stride
                            + i as i64 * k.a.k_stride;
                        let b = affine(k.b.offset, &k.b.batch_strides, &point)
                            + match k.b.layout {
                                BLayout::Panels { nr } => {
                                    let nr = u64::from(nr);
                                    (((n / nr) * k.k + i) * nr + n % nr) as i64
                                }
                                BLayout::Strided { k_stride, n_stride } => {
                                    i as i64 * k_stride + n as i64 * n_stride
                                }
                            };
                        let a = get(&memory[k.a.operand], elem, a);
                        let b = get(&memory[k.b.operand], elem, b);
                        if k.masked && a == negative_zero(elem) {
                            continue;
                        }
                        terms += 1;
                        acc = exact::fma(elem, a, b, acc);
                    }
                    at = end;
                    if k.masked && terms == 0 {
                        continue;
                    }
                    total = Some(match total {
                        None => acc,
                        Some(t) => binary(BinaryOp::Add, elem, t, acc),
                    });
                }
                let mut coords = point.clone();
                coords.extend([m, n]);
                let (values, _) = evaluate(
                    &k.epilogue,
                    &Point {
                        scope: k.scope(functions),
                        memory,
                        coords: &coords,
                        slots: &[],
                        rows: &[],
                        params: &[],
                        acc: total.unwrap_or(nothing),
                    },
                );
                for effect in &k.effects {
                    let Effect::Store { access, value } = effect else {
                        panic!("an epilogue only stores");
                    };
                    let access = &k.accesses[*access];
                    if inside(access, &coords) {
                        let at = affine(access.offset, &access.strides, &coords);
                        let elem = k.operands[access.operand].elem;
                        put(&mut memory[access.operand], elem, at, values[value.index()]);
                    }
                }
            }
        }
    }
}

pub fn is_nan(elem: Elem, bits: u64) -> bool {
    elem.is_float() && matches!(exact::decode(elem, bits), exact::Number::Nan)
}

fn is_negative(elem: Elem, bits: u64) -> bool {
    bits >> (elem.size_bytes() * 8 - 1) & 1 == 1
}

fn sign_bit(elem: Elem) -> u64 {
    1 << (elem.size_bytes() * 8 - 1)
}

pub fn unary(op: UnaryOp, elem: Elem, a: u64) -> u64 {
    match op {
        UnaryOp::Neg if elem.is_float() => a ^ sign_bit(elem),
        UnaryOp::Neg => (-integer(elem, a)) as u64 & mask(elem),
        UnaryOp::Abs if elem.is_float() => a & !sign_bit(elem),
        UnaryOp::Abs => integer(elem, a).unsigned_abs() as u64 & mask(elem),
        UnaryOp::Sqrt => match elem {
            Elem::F32 => u64::from(f32::from_bits(a as u32).sqrt().to_bits()),
            _ => f64::from_bits(a).sqrt().to_bits(),
        },
        UnaryOp::Not if elem == Elem::Bool => u64::from(a == 0),
        UnaryOp::Not => !a & mask(elem),
        UnaryOp::IsNan => u64::from(is_nan(elem, a)),
        UnaryOp::CanonNan if is_nan(elem, a) => canonical_nan(elem),
        UnaryOp::CanonNan => a,
        _ => exact::round(elem, op, a),
    }
}

pub fn binary(op: BinaryOp, elem: Elem, a: u64, b: u64) -> u64 {
    if elem.is_float() {
        return match op {
            BinaryOp::Rem => exact::fmod(elem, a, b),
            BinaryOp::Max | BinaryOp::Min => extreme(op == BinaryOp::Max, elem, a, b),
            _ => float_arithmetic(op, elem, a, b),
        };
    }
    let (x, y) = (integer(elem, a), integer(elem, b));
    let width = elem.size_bytes() as u32 * 8;
    let count = (b & u64::from(width - 1)) as u32;
    let result = match op {
        BinaryOp::Add => x + y,
        BinaryOp::Sub => x - y,
        BinaryOp::Mul => x.wrapping_mul(y),
        BinaryOp::Div => {
            if y == 0 {
                0
            } else {
                x / y
            }
        }
        BinaryOp::Rem => {
            if y == 0 {
                0
            } else {
                x % y
            }
        }
        BinaryOp::Max => x.max(y),
        BinaryOp::Min => x.min(y),
        BinaryOp::And => x & y,
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        BinaryOp::Shl => x << count,
        BinaryOp::Shr => x >> count,
    };
    result as u64 & mask(elem)
}

fn float_arithmetic(op: BinaryOp, elem: Elem, a: u64, b: u64) -> u64 {
    macro_rules! arithmetic {
        ($x:expr, $y:expr) => {
            match op {
                BinaryOp::Add => $x + $y,
                BinaryOp::Sub => $x - $y,
                BinaryOp::Mul => $x * $y,
                BinaryOp::Div => $x / $y,
                _ => panic!("{op} is no arithmetic of floats"),
            }
        };
    }
    if elem == Elem::F32 {
        let (x, y) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
        u64::from(arithmetic!(x, y).to_bits())
    } else {
        let (x, y) = (f64::from_bits(a), f64::from_bits(b));
        arithmetic!(x, y).to_bits()
    }
}

/// IEEE 754-2019 maximum and minimum.
fn extreme(larger: bool, elem: Elem, a: u64, b: u64) -> u64 {
    if is_nan(elem, a) || is_nan(elem, b) {
        return canonical_nan(elem);
    }
    if compare(CompareOp::Eq, elem, a, b) {
        // Zeros of two signs: the maximum is the positive one.
        return if is_negative(elem, a) == larger { b } else { a };
    }
    if compare(CompareOp::Gt, elem, a, b) == larger {
        a
    } else {
        b
    }
}

pub fn compare(op: CompareOp, elem: Elem, a: u64, b: u64) -> bool {
    let order = match elem {
        Elem::F32 => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
        Elem::F64 => f64::from_bits(a).partial_cmp(&f64::from_bits(b)),
        _ => Some(integer(elem, a).cmp(&integer(elem, b))),
    };
    match op {
        CompareOp::Eq => order.is_some_and(|o| o.is_eq()),
        CompareOp::Ne => !order.is_some_and(|o| o.is_eq()),
        CompareOp::Lt => order.is_some_and(|o| o.is_lt()),
        CompareOp::Le => order.is_some_and(|o| o.is_le()),
        CompareOp::Gt => order.is_some_and(|o| o.is_gt()),
        CompareOp::Ge => order.is_some_and(|o| o.is_ge()),
    }
}

/// A reduction by the rule, from the list of its elements.
pub fn reduce(op: ReduceOp, elem: Elem, elems: &[u64]) -> u64 {
    if op.is_arg() {
        return arg(op, elem, elems);
    }
    let one = |v: i128| {
        if elem.is_float() {
            exact::cast(Elem::I64, elem, v as u64)
        } else {
            v as u64 & mask(elem)
        }
    };
    let infinite = |negative| exact::encode(elem, &exact::Number::Infinite(negative));
    let identity = match op {
        ReduceOp::Prod => one(1),
        ReduceOp::Max if elem.is_float() => infinite(true),
        ReduceOp::Min if elem.is_float() => infinite(false),
        ReduceOp::Max => one(limits(elem).0),
        ReduceOp::Min => one(limits(elem).1),
        _ => 0,
    };
    let combine = |a: u64, b: u64| {
        let op = match op {
            ReduceOp::Prod => BinaryOp::Mul,
            ReduceOp::Max => BinaryOp::Max,
            ReduceOp::Min => BinaryOp::Min,
            _ => BinaryOp::Add,
        };
        binary(op, elem, a, b)
    };
    if elems.len() as u64 > REDUCTION_BLOCK {
        let blocks: Vec<u64> = elems
            .chunks(REDUCTION_BLOCK as usize)
            .map(|block| reduce(op, elem, block))
            .collect();
        // The squares are in the blocks' results.
        let op = if op == ReduceOp::SumSquares {
            ReduceOp::Sum
        } else {
            op
        };
        return reduce(op, elem, &blocks);
    }
    let mut lanes = [identity; 32];
    for (i, element) in elems.iter().enumerate() {
        let lane = &mut lanes[i % 32];
        *lane = if op == ReduceOp::SumSquares {
            exact::fma(elem, *element, *element, *lane)
        } else {
            combine(*lane, *element)
        };
    }
    for half in [16, 8, 4, 2, 1] {
        for j in 0..half {
            lanes[j] = combine(lanes[j], lanes[j + half]);
        }
    }
    lanes[0]
}

fn arg(op: ReduceOp, elem: Elem, elems: &[u64]) -> u64 {
    let last = matches!(op, ReduceOp::ArgMaxLast | ReduceOp::ArgMinLast);
    let larger = matches!(op, ReduceOp::ArgMax | ReduceOp::ArgMaxLast);
    let nans = || (0..elems.len()).filter(|i| is_nan(elem, elems[*i]));
    if let Some(first) = nans().next() {
        return (if last {
            nans().next_back().unwrap()
        } else {
            first
        }) as u64;
    }
    // The best value is one that no other beats.
    let beats = |a: u64, b: u64| {
        let op = if larger { CompareOp::Gt } else { CompareOp::Lt };
        compare(op, elem, a, b)
    };
    let mut best = elems[0];
    for element in elems {
        if beats(*element, best) {
            best = *element;
        }
    }
    let equal = || (0..elems.len()).filter(|i| compare(CompareOp::Eq, elem, elems[*i], best));
    (if last {
        equal().next_back()
    } else {
        equal().next()
    })
    .unwrap() as u64
}

fn negative_zero(elem: Elem) -> u64 {
    1 << (8 * elem.size_bytes() - 1)
}
