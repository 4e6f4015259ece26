//! Loop kernels that several tests run: every form that the kernel language has.

use super::build::LoopBuilder;
use weft_kernel::{
    BinaryOp as B, CompareOp as C, Elem, Guard, Kernel, ReduceOp, UnaryOp as U, Val,
};

/// A chain of eight operations over a dense axis.
pub fn chain(n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("chain {n}"), &[n]);
    let (x, y, z) = (
        b.dense_in(Elem::F32),
        b.dense_in(Elem::F32),
        b.dense_out(Elem::F32),
    );
    b.each(|s| {
        let (v, w) = (s.load(x), s.load(y));
        let (p, q) = (s.f32(0.75), s.f32(-1.5));
        let a = s.bin(B::Mul, v, p);
        let a = s.bin(B::Add, a, w);
        let a = s.fma(a, v, q);
        let a = s.un(U::Abs, a);
        let a = s.un(U::Sqrt, a);
        let c = s.cmp(C::Lt, a, p);
        let a = s.select(c, w, a);
        let a = s.bin(B::Max, a, q);
        s.store(z, a);
    });
    b.build()
}

/// Softmax over rows of `n`: maximum; exponential kept in a row, sum; scaling.
pub fn softmax(rows: u64, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("softmax {rows} {n}"), &[rows, n]);
    let (x, y) = (b.dense_in(Elem::F32), b.dense_out(Elem::F32));
    let (m, z, r, e) = (
        b.slot(Elem::F32),
        b.slot(Elem::F32),
        b.slot(Elem::F32),
        b.row(Elem::F32),
    );
    b.each(|s| {
        let v = s.load(x);
        s.reduce(ReduceOp::Max, v, m);
    });
    b.each(|s| {
        let (v, m) = (s.load(x), s.scalar(m));
        let d = s.bin(B::Sub, v, m);
        let p = s.call("softmax_exp", &[d]);
        s.store_row(e, p);
        s.reduce(ReduceOp::Sum, p, z);
    });
    b.once(|s| {
        let (one, z) = (s.f32(1.0), s.scalar(z));
        let q = s.bin(B::Div, one, z);
        s.set(r, q);
    });
    b.each(|s| {
        let (e, r) = (s.row(e), s.scalar(r));
        let v = s.bin(B::Mul, e, r);
        s.store(y, v);
    });
    b.build()
}

/// Layer norm over rows of `n`, with scale and bias.
pub fn layer_norm(rows: u64, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("layer norm {rows} {n}"), &[rows, n]);
    let x = b.dense_in(Elem::F32);
    let (scale, bias) = (b.input(Elem::F32, n), b.input(Elem::F32, n));
    let (scale, bias) = (b.access(scale, 0, &[0, 1]), b.access(bias, 0, &[0, 1]));
    let y = b.dense_out(Elem::F32);
    let (sum, mean, squares, r) = (
        b.slot(Elem::F32),
        b.slot(Elem::F32),
        b.slot(Elem::F32),
        b.slot(Elem::F32),
    );
    let row = b.row(Elem::F32);
    b.each(|s| {
        let v = s.load(x);
        s.reduce(ReduceOp::Sum, v, sum);
    });
    b.once(|s| {
        let (v, n) = (s.scalar(sum), s.f32(n as f32));
        let m = s.bin(B::Div, v, n);
        s.set(mean, m);
    });
    b.each(|s| {
        let (v, m) = (s.load(x), s.scalar(mean));
        let d = s.bin(B::Sub, v, m);
        s.store_row(row, d);
        s.reduce(ReduceOp::SumSquares, d, squares);
    });
    b.once(|s| {
        let (v, n) = (s.scalar(squares), s.f32(n as f32));
        let v = s.bin(B::Div, v, n);
        let (eps, one) = (s.f32(1e-5), s.f32(1.0));
        let v = s.bin(B::Add, v, eps);
        let v = s.un(U::Sqrt, v);
        let v = s.bin(B::Div, one, v);
        s.set(r, v);
    });
    b.each(|s| {
        let (d, r, g, c) = (s.row(row), s.scalar(r), s.load(scale), s.load(bias));
        let v = s.bin(B::Mul, d, r);
        let v = s.bin(B::Mul, v, g);
        let v = s.bin(B::Add, v, c);
        s.store(y, v);
    });
    b.build()
}

/// One reduction of dense rows, stored by a stage that runs once.
pub fn reduction(op: ReduceOp, elem: Elem, rows: u64, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("{op} {elem} {rows} {n}"), &[rows, n]);
    let x = b.dense_in(elem);
    let result = if op.is_arg() { Elem::I64 } else { elem };
    let y = b.output(result, rows);
    let y = b.access(y, 0, &[1, 0]);
    let slot = b.slot(result);
    b.each(|s| {
        let v = s.load(x);
        s.reduce(op, v, slot);
    });
    b.once(|s| {
        let v = s.scalar(slot);
        s.store(y, v);
    });
    b.build()
}

/// Two reductions of different kinds over a computed f64 value of f32 rows.
pub fn mixed_reductions(rows: u64, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("mixed {rows} {n}"), &[rows, n]);
    let x = b.dense_in(Elem::F32);
    let y = b.output(Elem::F64, rows * 2);
    let (p, q) = (b.access(y, 0, &[2, 0]), b.access(y, 1, &[2, 0]));
    let (sum, low) = (b.slot(Elem::F64), b.slot(Elem::F32));
    b.each(|s| {
        let v = s.load(x);
        let d = s.cast(Elem::F64, v);
        let d = s.bin(B::Mul, d, d);
        s.reduce(ReduceOp::Sum, d, sum);
        s.reduce(ReduceOp::Min, v, low);
    });
    b.once(|s| {
        let (a, m) = (s.scalar(sum), s.scalar(low));
        let m = s.cast(Elem::F64, m);
        s.store(p, a);
        s.store(q, m);
    });
    b.build()
}

/// A conversion of dense elements.
pub fn cast(from: Elem, to: Elem, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("cast {from} {to} {n}"), &[n]);
    let (x, y) = (b.dense_in(from), b.dense_out(to));
    b.each(|s| {
        let v = s.load(x);
        let v = s.cast(to, v);
        s.store(y, v);
    });
    b.build()
}

/// A transpose by strided loads, and one by strided stores.
pub fn transpose(elem: Elem, rows: u64, columns: u64, by_store: bool) -> Kernel {
    let name = format!("transpose {elem} {rows} {columns} {by_store}");
    let mut b = LoopBuilder::new(&name, &[rows, columns]);
    let n = rows * columns;
    let (i, o) = (b.input(elem, n), b.output(elem, n));
    let (dense, turned) = ([columns as i64, 1], [1, rows as i64]);
    let (from, to) = if by_store {
        (dense, turned)
    } else {
        (turned, dense)
    };
    // For loads the axes are those of the output.
    let (x, y) = (b.access(i, 0, &from), b.access(o, 0, &to));
    b.each(|s| {
        let v = s.load(x);
        s.store(y, v);
    });
    b.build()
}

/// Reversed rows, doubled from a broadcast column, with an offset.
pub fn reversed(elem: Elem, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("reversed {elem} {n}"), &[3, n]);
    let i = b.input(elem, 3 * n);
    let column = b.input(elem, 3);
    let back = b.access(i, n as i64 - 1, &[n as i64, -1]);
    let column = b.access(column, 2, &[-1, 0]);
    let y = b.dense_out(elem);
    b.each(|s| {
        let (v, c) = (s.load(back), s.load(column));
        let v = s.bin(B::Add, v, c);
        s.store(y, v);
    });
    b.build()
}

/// Coordinates of all axes as numbers.
pub fn coordinates(n: u64, wide: bool) -> Kernel {
    let mut b = LoopBuilder::new(&format!("coordinates {n} {wide}"), &[2, 3, n]);
    let y = b.dense_out(if wide { Elem::I64 } else { Elem::F32 });
    b.each(|s| {
        let c: Vec<Val> = (0..3).map(|a| s.coord(a)).collect();
        if wide {
            let big = s.bits(Elem::I64, 1 << 40);
            let v = s.bin(B::Mul, c[0], big);
            let v = s.bin(B::Add, v, c[1]);
            let v = s.bin(B::Sub, v, c[2]);
            s.store(y, v);
        } else {
            let f: Vec<Val> = c.iter().map(|c| s.cast(Elem::F32, *c)).collect();
            let hundred = s.f32(100.0);
            let v = s.fma(f[0], hundred, f[1]);
            let v = s.fma(v, hundred, f[2]);
            s.store(y, v);
        }
    });
    b.build()
}

/// An embedding: rows chosen by an index for each outer coordinate.
pub fn row_gather(elem: Elem, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("row gather {elem} {n}"), &[5, n]);
    let (table, index) = (b.input(elem, 7 * n), b.input(Elem::U8, 5));
    let (table, index) = (b.access(table, 0, &[0, 1]), b.access(index, 0, &[1, 0]));
    let y = b.dense_out(elem);
    b.each(|s| {
        let i = s.load(index);
        let i = s.cast(Elem::I32, i);
        let six = s.bits(Elem::I32, 6);
        let i = s.bin(B::Min, i, six);
        let i = s.cast(Elem::I64, i);
        let v = s.gather(table, i, n as i64);
        s.store(y, v);
    });
    b.build()
}

/// An index for each element, along rows of 11 elements.
pub fn element_gather(elem: Elem, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("element gather {elem} {n}"), &[2, n]);
    let table = b.input(elem, 2 * 11 * 3);
    let table = b.access(table, 1, &[33, 0]);
    let index = b.dense_in(Elem::U16);
    let y = b.dense_out(elem);
    b.each(|s| {
        let i = s.load(index);
        let i = s.cast(Elem::I32, i);
        let seven = s.bits(Elem::I32, 7);
        let i = s.bin(B::And, i, seven);
        let v = s.gather(table, i, 3);
        s.store(y, v);
    });
    b.build()
}

/// Padding by guards on both axes, with a fill.
pub fn padded(rows: u64, n: u64) -> Kernel {
    let (outer, inner) = (rows + 3, n + 5);
    let mut b = LoopBuilder::new(&format!("padded {rows} {n}"), &[outer, inner]);
    let x = b.input(Elem::F32, rows * n);
    let x = b.access(x, -(n as i64) - 2, &[n as i64, 1]);
    b.k.accesses[x].guards = vec![
        Guard {
            offset: -1,
            strides: vec![1, 0],
            extent: rows,
        },
        Guard {
            offset: -2,
            strides: vec![0, 1],
            extent: n,
        },
    ];
    b.k.accesses[x].fill = u64::from((-0.5f32).to_bits());
    let y = b.dense_out(Elem::F32);
    b.each(|s| {
        let v = s.load(x);
        let v = s.un(U::Neg, v);
        s.store(y, v);
    });
    b.build()
}

/// Maximum of three taps at twice the coordinate, padded at both ends, and a bias chosen by a guard.
pub fn pooled(elem: Elem, n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("pooled {elem} {n}"), &[3, n]);
    let len = 2 * n - 1;
    let x = b.input(elem, 3 * len);
    let bias = b.input(elem, 3);
    let low = match elem {
        Elem::F32 => u64::from(f32::NEG_INFINITY.to_bits()),
        Elem::F64 => f64::NEG_INFINITY.to_bits(),
        _ => i64::MIN as u64,
    };
    let taps: Vec<usize> = (-1i64..2)
        .map(|tap| {
            let a = b.access(x, tap, &[len as i64, 2]);
            b.k.accesses[a].guards = vec![Guard {
                offset: tap,
                strides: vec![0, 2],
                extent: len,
            }];
            b.k.accesses[a].fill = low;
            a
        })
        .collect();
    let bias = b.access(bias, -1, &[1, 0]);
    b.k.accesses[bias].guards = vec![Guard {
        offset: -1,
        strides: vec![1, 0],
        extent: 2,
    }];
    let y = b.dense_out(elem);
    b.each(|s| {
        let v: Vec<Val> = taps.iter().map(|t| s.load(*t)).collect();
        let m = s.bin(B::Max, v[0], v[1]);
        let m = s.bin(B::Max, m, v[2]);
        let c = s.load(bias);
        let m = s.bin(B::Add, m, c);
        s.store(y, m);
    });
    b.build()
}

/// A function of weft-math over dense elements.
pub fn function(name: &str, n: u64) -> Kernel {
    let params = weft_math::function(name).expect("a known name").params;
    let mut b = LoopBuilder::new(&format!("{name} {n}"), &[n]);
    let ins: Vec<usize> = params.iter().map(|e| b.dense_in(*e)).collect();
    let y = b.dense_out(Elem::F32);
    b.each(|s| {
        let args: Vec<Val> = ins.iter().map(|x| s.load(*x)).collect();
        let v = s.call(name, &args);
        s.store(y, v);
    });
    b.build()
}

/// Linear resize of bytes along the inner axis: two strided taps of weights from tables.
pub fn resize(n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("resize {n}"), &[4, n]);
    let x = b.input(Elem::U8, 4 * 2 * n);
    let (p, q) = (
        b.access(x, 0, &[2 * n as i64, 2]),
        b.access(x, 1, &[2 * n as i64, 2]),
    );
    let w = b.input(Elem::F32, n);
    let w = b.access(w, 0, &[0, 1]);
    let y = b.dense_out(Elem::U8);
    b.each(|s| {
        let (p, q, w) = (s.load(p), s.load(q), s.load(w));
        let (p, q) = (s.cast(Elem::F32, p), s.cast(Elem::F32, q));
        let zero = s.f32(0.0);
        let v = s.fma(w, p, zero);
        let v = s.fma(w, q, v);
        let v = s.un(U::RoundEven, v);
        let v = s.cast(Elem::U8, v);
        s.store(y, v);
    });
    b.build()
}

/// Batch axes in an odd order, split in the middle.
pub fn four_axes(split: usize) -> Kernel {
    let mut b = LoopBuilder::new(&format!("four axes {split}"), &[3, 4, 5, 6]).split(split);
    let x = b.input(Elem::F32, 360);
    let x = b.access(x, 0, &[6, 90, 18, 1]);
    let w = b.input(Elem::F32, 24);
    let w = b.access(w, 0, &[0, 6, 0, 1]);
    let y = b.dense_out(Elem::F32);
    b.each(|s| {
        let (v, w) = (s.load(x), s.load(w));
        let v = s.bin(B::Sub, v, w);
        s.store(y, v);
    });
    b.build()
}

/// Integer work in 64-bit lanes, as programs do it to build powers of two.
pub fn powers(n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("powers {n}"), &[n]);
    let (x, y) = (b.dense_in(Elem::I32), b.dense_out(Elem::F64));
    let z = b.dense_out(Elem::F32);
    b.each(|s| {
        let v = s.load(x);
        let k = s.bits(Elem::I32, 63);
        let k = s.bin(B::And, v, k);
        let wide = s.cast(Elem::I64, k);
        let c = s.bits(Elem::I64, 52);
        let bias = s.bits(Elem::I64, 1023 << 52);
        let e = s.bin(B::Shl, wide, c);
        let e = s.bin(B::Add, e, bias);
        let p = s.bitcast(Elem::F64, e);
        s.store(y, p);
        let down = s.bin(B::Shr, e, c);
        let f = s.cast(Elem::F64, down);
        let f = s.cast(Elem::F32, f);
        s.store(z, f);
    });
    b.build()
}

/// All of them, at extents that take every branch of the loops.
pub fn all() -> Vec<Kernel> {
    let mut all = Vec::new();
    for n in [1, 5, 8, 31, 32, 33, 64, 100, 515] {
        all.push(chain(n));
        all.push(softmax(3, n));
        all.push(layer_norm(2, n));
        all.push(mixed_reductions(2, n));
        all.push(powers(n));
        all.push(resize(n));
    }
    for n in [1, 7, 19, 70] {
        for elem in [Elem::F32, Elem::F64, Elem::U8, Elem::I16, Elem::I64] {
            all.push(transpose(elem, 5, n, false));
            all.push(transpose(elem, 5, n, true));
            all.push(row_gather(elem, n));
            all.push(element_gather(elem, n));
        }
        for elem in [Elem::F32, Elem::F64, Elem::I32, Elem::U8] {
            all.push(reversed(elem, n));
        }
        all.push(coordinates(n, false));
        all.push(coordinates(n, true));
        all.push(padded(4, n));
        for elem in [Elem::F32, Elem::F64, Elem::I64] {
            all.push(pooled(elem, n));
        }
    }
    for split in 0..3 {
        all.push(four_axes(split));
    }
    all
}

/// Every reduction that is served.
pub fn reductions() -> Vec<Kernel> {
    let mut all = Vec::new();
    let ops = [
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
    let elems = [
        Elem::F32,
        Elem::F64,
        Elem::I8,
        Elem::U8,
        Elem::I16,
        Elem::U16,
        Elem::I32,
        Elem::U32,
        Elem::I64,
        Elem::U64,
    ];
    for op in ops {
        for elem in elems {
            let float_only = op == ReduceOp::SumSquares && !elem.is_float();
            let refused = (op.is_arg() && (elem.size_bytes() == 8 || elem == Elem::U32))
                || (op == ReduceOp::Prod && elem.size_bytes() < 4);
            if float_only || refused {
                continue;
            }
            for n in [1, 3, 8, 31, 32, 47, 100, 1000] {
                all.push(reduction(op, elem, 3, n));
            }
        }
    }
    all
}

/// Every conversion that is served for the features.
pub fn casts(wide_ints: bool) -> Vec<Kernel> {
    let mut all = Vec::new();
    for from in Elem::ALL {
        for to in Elem::ALL {
            let (half_to, wide_to) = (
                matches!(to, Elem::F16 | Elem::BF16),
                matches!(to, Elem::I64 | Elem::U64),
            );
            let wide_from = matches!(from, Elem::I64 | Elem::U64);
            let refused = (half_to
                && (from == Elem::F64 || (from.is_int() && from.size_bytes() > 2)))
                || (from.is_float() && wide_to && !wide_ints)
                || (from == Elem::F64 && to == Elem::U32)
                || (wide_from && to == Elem::F32 && !wide_ints);
            if refused {
                continue;
            }
            for n in [3, 8, 45] {
                all.push(cast(from, to, n));
            }
        }
    }
    all
}
