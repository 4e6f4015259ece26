//! Elementwise kernels, one operation each.

use super::build::LoopBuilder;
use super::kernels;
use weft_kernel::{BinaryOp as B, CompareOp as C, Elem, Guard, Kernel, UnaryOp as U, Val};

const EXTENTS: [u64; 12] = [1, 2, 3, 4, 7, 8, 9, 31, 32, 33, 100, 1000];

const INTEGERS: [Elem; 8] = [
    Elem::I8,
    Elem::U8,
    Elem::I16,
    Elem::U16,
    Elem::I32,
    Elem::U32,
    Elem::I64,
    Elem::U64,
];

fn unary(op: U, elem: Elem, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("{op} {elem} {n}"), &[n]);
    let (x, y) = (b.dense_in(elem), b.dense_out(elem));
    b.each(|s| {
        let v = s.load(x);
        let v = s.un(op, v);
        s.store(y, v);
    });
    b.build()
}

fn binary(op: B, elem: Elem, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("{op} {elem} {n}"), &[n]);
    let (x, y, z) = (b.dense_in(elem), b.dense_in(elem), b.dense_out(elem));
    b.each(|s| {
        let (v, w) = (s.load(x), s.load(y));
        let v = s.bin(op, v, w);
        s.store(z, v);
    });
    b.build()
}

/// Every operation of one operand, on every type that has it.
pub fn unary_operations() -> Vec<Kernel> {
    let floats = [
        U::Neg,
        U::Abs,
        U::Sqrt,
        U::Floor,
        U::Ceil,
        U::Trunc,
        U::RoundEven,
        U::RoundHalfAway,
        U::CanonNan,
    ];
    let mut all = Vec::new();
    for n in EXTENTS {
        for elem in [Elem::F32, Elem::F64] {
            all.extend(floats.map(|op| unary(op, elem, n)));
        }
        for elem in INTEGERS {
            all.extend([U::Neg, U::Abs, U::Not].map(|op| unary(op, elem, n)));
        }
    }
    all
}

/// Every operation of two operands, and extrema with constants on either side.
pub fn binary_operations() -> Vec<Kernel> {
    let mut all = Vec::new();
    for n in EXTENTS {
        for elem in [Elem::F32, Elem::F64] {
            let ops = [B::Add, B::Sub, B::Mul, B::Div, B::Max, B::Min];
            all.extend(ops.map(|op| binary(op, elem, n)));
        }
    }
    for n in [1, 3, 5, 8, 15, 100] {
        for elem in INTEGERS {
            let ops = [
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
            ];
            all.extend(ops.map(|op| binary(op, elem, n)));
        }
    }
    let constants = [
        0.0f32,
        -0.0,
        1.0,
        -3.5,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
    ];
    for op in [B::Max, B::Min] {
        for c in constants {
            for swapped in [false, true] {
                let mut b = LoopBuilder::new(&format!("{op} {c} {swapped}"), &[100]);
                let (x, y) = (b.dense_in(Elem::F32), b.dense_out(Elem::F32));
                b.each(|s| {
                    let v = s.load(x);
                    let c = s.f32(c);
                    let (p, q) = if swapped { (c, v) } else { (v, c) };
                    let v = s.bin(op, p, q);
                    s.store(y, v);
                });
                all.push(b.build());
            }
        }
    }
    all
}

/// Shifts by numbers, those that are masked included.
pub fn constant_shifts() -> Vec<Kernel> {
    let mut all = Vec::new();
    for elem in INTEGERS {
        for op in [B::Shl, B::Shr] {
            for count in [0u64, 1, 7, 8, 15, 31, 63, 64] {
                let mut b = LoopBuilder::new(&format!("{op} {elem} by {count}"), &[50]);
                let (x, y) = (b.dense_in(elem), b.dense_out(elem));
                b.each(|s| {
                    let v = s.load(x);
                    let c = s.bits(elem, count);
                    let v = s.bin(op, v, c);
                    s.store(y, v);
                });
                all.push(b.build());
            }
        }
    }
    all
}

/// Fused multiply-adds with every sign, and with constants in every place.
pub fn fma_signs() -> Vec<Kernel> {
    let mut all = Vec::new();
    for elem in [Elem::F32, Elem::F64] {
        for signs in 0..8 {
            for constant in 0..4 {
                let mut b = LoopBuilder::new(&format!("fma {elem} {signs} {constant}"), &[77]);
                let ins = [b.dense_in(elem), b.dense_in(elem), b.dense_in(elem)];
                let y = b.dense_out(elem);
                b.each(|s| {
                    let mut v: Vec<Val> = ins.iter().map(|i| s.load(*i)).collect();
                    if constant < 3 {
                        v[constant] = match elem {
                            Elem::F32 => s.f32(1.625),
                            _ => s.f64(-0.3),
                        };
                    }
                    for (i, v) in v.iter_mut().enumerate() {
                        if signs >> i & 1 == 1 {
                            *v = s.un(U::Neg, *v);
                        }
                    }
                    let r = s.fma(v[0], v[1], v[2]);
                    s.store(y, r);
                });
                all.push(b.build());
            }
        }
    }
    all
}

/// Every comparison; what it says is stored, and chooses.
pub fn comparisons() -> Vec<Kernel> {
    let elems = [Elem::F32, Elem::F64].into_iter().chain(INTEGERS);
    let mut all = Vec::new();
    for elem in elems {
        for op in [C::Eq, C::Ne, C::Lt, C::Le, C::Gt, C::Ge] {
            let mut b = LoopBuilder::new(&format!("{op} {elem}"), &[75]);
            let (x, y) = (b.dense_in(elem), b.dense_in(elem));
            let (t, p, q) = (
                b.dense_out(Elem::Bool),
                b.dense_out(elem),
                b.dense_out(Elem::F32),
            );
            b.each(|s| {
                let (v, w) = (s.load(x), s.load(y));
                let c = s.cmp(op, v, w);
                let picked = s.select(c, w, v);
                let (one, zero) = (s.f32(1.5), s.f32(0.0));
                let number = s.select(c, one, zero);
                s.store(t, c);
                s.store(p, picked);
                s.store(q, number);
            });
            all.push(b.build());
        }
    }
    all
}

/// Operations on truth values, in lanes of both widths.
pub fn logic() -> Vec<Kernel> {
    let mut all = Vec::new();
    for op in [B::And, B::Or, B::Xor] {
        for n in [1, 5, 8, 50] {
            let mut b = LoopBuilder::new(&format!("bool {op} {n}"), &[n]);
            let (x, y, f) = (
                b.dense_in(Elem::Bool),
                b.dense_in(Elem::Bool),
                b.dense_in(Elem::F64),
            );
            let (z, w, copy) = (
                b.dense_out(Elem::Bool),
                b.dense_out(Elem::F64),
                b.dense_out(Elem::Bool),
            );
            b.each(|s| {
                let (p, q, f) = (s.load(x), s.load(y), s.load(f));
                let nan = s.un(U::IsNan, f);
                let not = s.un(U::Not, p);
                let r = s.bin(op, not, q);
                let r = s.bin(op, r, nan);
                let either = s.select(r, p, nan);
                s.store(z, either);
                let one = s.f64(2.0);
                let v = s.select(r, f, one);
                s.store(w, v);
                s.store(copy, q);
            });
            all.push(b.build());
        }
    }
    all
}

/// Half types as bits: chosen, made canonical, seen as integers.
pub fn halves() -> Vec<Kernel> {
    let mut all = Vec::new();
    for elem in [Elem::F16, Elem::BF16] {
        for n in [1, 6, 8, 37] {
            let mut b = LoopBuilder::new(&format!("{elem} {n}"), &[n]);
            let (x, y, c) = (b.dense_in(elem), b.dense_in(elem), b.dense_in(Elem::Bool));
            let (z, bits, nan) = (
                b.dense_out(elem),
                b.dense_out(Elem::U16),
                b.dense_out(Elem::Bool),
            );
            b.each(|s| {
                let (v, w, c) = (s.load(x), s.load(y), s.load(c));
                let p = s.select(c, v, w);
                s.store(z, p);
                let canon = s.un(U::CanonNan, p);
                let u = s.bitcast(Elem::U16, canon);
                s.store(bits, u);
                let t = s.un(U::IsNan, v);
                s.store(nan, t);
            });
            all.push(b.build());
        }
    }
    all
}

/// Stores that a guard keeps to the middle of a row, of every size, dense and spread.
pub fn guarded_stores() -> Vec<Kernel> {
    let mut all = Vec::new();
    for elem in [Elem::U8, Elem::F16, Elem::F32, Elem::F64] {
        for n in [1u64, 2, 6, 21] {
            for spread in [1i64, 3] {
                let wide = n + 4;
                let mut b = LoopBuilder::new(&format!("crop {elem} {n} {spread}"), &[3, wide]);
                let x = b.dense_in(elem);
                let len = n * spread as u64;
                let y = b.output(elem, 3 * len);
                let y = b.access(y, -2 * spread, &[len as i64, spread]);
                b.k.accesses[y].guards = vec![Guard {
                    offset: -2,
                    strides: vec![0, 1],
                    extent: n,
                }];
                b.each(|s| {
                    let v = s.load(x);
                    s.store(y, v);
                });
                all.push(b.build());
            }
        }
    }
    all
}

/// Every conversion that is served.
pub fn conversions() -> Vec<Kernel> {
    let mut all = Vec::new();
    for from in Elem::ALL {
        for to in Elem::ALL {
            let half = matches!(to, Elem::F16 | Elem::BF16);
            if half && from.is_int() && from.size_bytes() > 2 {
                continue;
            }
            all.extend([3, 8, 45].map(|n| kernels::cast(from, to, n)));
        }
    }
    all
}
