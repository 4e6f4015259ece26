//! What artifacts are made of, against exact integers: the operations that `core` lacks, and digests.

#![allow(missing_docs, reason = "a test")]
#![allow(
    clippy::type_complexity,
    reason = "tables of operations with their functions"
)]
#![allow(
    unexpected_cfgs,
    reason = "the feature `std` is the artifact's; without it all is the text's own"
)]

#[allow(
    dead_code,
    unused_imports,
    clippy::needless_range_loop,
    reason = "a file of an artifact, of which a test uses a part"
)]
#[path = "../artifact/digest.rs"]
mod digest;
#[allow(
    unused_imports,
    clippy::needless_range_loop,
    reason = "a file of an artifact, of which a test uses a part"
)]
#[path = "../artifact/ops.rs"]
mod ops;
#[path = "../../weft-portable/tests/oracle/mod.rs"]
mod oracle;

use digest::Elems;
use oracle::{exact, interpret, random::Random};
use weft_ir::{DType, Tensor};
use weft_kernel::{BinaryOp, Elem, ReduceOp, UnaryOp};

/// A NaN is one value, whatever its bits.
fn same(elem: Elem, a: u64, b: u64) -> bool {
    a == b || (interpret::is_nan(elem, a) && interpret::is_nan(elem, b))
}

fn f(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn d(bits: u64) -> f64 {
    f64::from_bits(bits)
}

fn b32(x: f32) -> u64 {
    x.to_bits().into()
}

/// Pairs and triples of bits, crowding the edges.
fn operands(elem: Elem, count: usize) -> Vec<[u64; 3]> {
    let mut random = Random(11);
    let specials = oracle::random::specials(elem);
    let mut all = Vec::new();
    for a in &specials {
        for b in &specials {
            all.push([*a, *b, random.pick(&specials)]);
        }
    }
    for at in 0..count {
        all.push(match at % 3 {
            0 => [(); 3].map(|()| random.tame(elem)),
            _ => [(); 3].map(|()| random.element(elem)),
        });
    }
    // Sums that nearly cancel: c is the rounded product's negative, or its neighbour.
    for at in 0..count {
        let [a, b, _] = all[at];
        let product = match elem {
            Elem::F32 => b32(-(f(a) * f(b))),
            _ => (-(d(a) * d(b))).to_bits(),
        };
        all.push([
            a,
            b,
            product.wrapping_add(at as u64 % 3).wrapping_sub(1) & exact::mask(elem),
        ]);
    }
    all
}

#[test]
fn fma_is_the_exact_sum_rounded_once() {
    for [a, b, c] in operands(Elem::F32, 200_000) {
        let (given, exact) = (
            b32(ops::exact_fma_f32(f(a), f(b), f(c))),
            exact::fma(Elem::F32, a, b, c),
        );
        assert!(
            same(Elem::F32, given, exact),
            "{a:#x} {b:#x} {c:#x}: {given:#x}, not {exact:#x}"
        );
    }
    for [a, b, c] in operands(Elem::F64, 50_000) {
        let (given, exact) = (
            ops::exact_fma_f64(d(a), d(b), d(c)).to_bits(),
            exact::fma(Elem::F64, a, b, c),
        );
        assert!(
            same(Elem::F64, given, exact),
            "{a:#x} {b:#x} {c:#x}: {given:#x}, not {exact:#x}"
        );
    }
}

#[test]
fn planted_an_fma_that_rounds_twice_is_seen() {
    let twice = |a: u64, b: u64, c: u64| b32(f(a) * f(b) + f(c));
    let all = operands(Elem::F32, 2000);
    let wrong = all.iter().filter(|[a, b, c]| {
        !same(
            Elem::F32,
            twice(*a, *b, *c),
            exact::fma(Elem::F32, *a, *b, *c),
        )
    });
    assert!(wrong.count() > 100);
}

#[test]
fn square_roots_without_the_instruction_are_those_of_the_instruction() {
    for [a, b, c] in operands(Elem::F32, 100_000) {
        for x in [a, b, c] {
            assert!(
                same(Elem::F32, b32(ops::exact_sqrt_f32(f(x))), b32(f(x).sqrt())),
                "{x:#x}"
            );
        }
    }
    for [a, b, c] in operands(Elem::F64, 30_000) {
        for x in [a, b, c] {
            let (given, exact) = (ops::exact_sqrt_f64(d(x)).to_bits(), d(x).sqrt().to_bits());
            assert!(
                same(Elem::F64, given, exact),
                "{x:#x}: {given:#x}, not {exact:#x}"
            );
            // Squares and their neighbours are where a root is nearly representable.
            let square = d(x) * d(x);
            for near in [square.to_bits(), square.to_bits() ^ 1] {
                let (given, exact) = (ops::exact_sqrt_f64(d(near)), d(near).sqrt());
                assert!(
                    same(Elem::F64, given.to_bits(), exact.to_bits()),
                    "{near:#x}"
                );
            }
        }
    }
}

#[test]
fn roundings_extrema_and_remainders_are_the_exact_ones() {
    let singles: [(UnaryOp, fn(f32) -> f32, fn(f64) -> f64); 6] = [
        (UnaryOp::Floor, ops::floor_f32, ops::floor_f64),
        (UnaryOp::Ceil, ops::ceil_f32, ops::ceil_f64),
        (UnaryOp::Trunc, ops::trunc_f32, ops::trunc_f64),
        (UnaryOp::RoundEven, ops::round_even_f32, ops::round_even_f64),
        (
            UnaryOp::RoundHalfAway,
            ops::round_half_away_f32,
            ops::round_half_away_f64,
        ),
        (UnaryOp::CanonNan, ops::canon_f32, ops::canon_f64),
    ];
    let pairs: [(BinaryOp, fn(f32, f32) -> f32, fn(f64, f64) -> f64); 3] = [
        (BinaryOp::Max, ops::max_f32, ops::max_f64),
        (BinaryOp::Min, ops::min_f32, ops::min_f64),
        (BinaryOp::Rem, ops::fmod_f32, ops::fmod_f64),
    ];
    for elem in [Elem::F32, Elem::F64] {
        for [a, b, c] in operands(elem, 20_000) {
            for (op, of_f32, of_f64) in singles {
                let given = if elem == Elem::F32 {
                    b32(of_f32(f(c)))
                } else {
                    of_f64(d(c)).to_bits()
                };
                let exact = interpret::unary(op, elem, c);
                let is_same = match op {
                    UnaryOp::CanonNan => given == exact,
                    _ => same(elem, given, exact),
                };
                assert!(is_same, "{op} {elem} {c:#x}: {given:#x}, not {exact:#x}");
            }
            for (op, of_f32, of_f64) in pairs {
                let given = match elem {
                    Elem::F32 => b32(of_f32(f(a), f(b))),
                    _ => of_f64(d(a), d(b)).to_bits(),
                };
                let exact = interpret::binary(op, elem, a, b);
                assert!(
                    same(elem, given, exact),
                    "{op} {elem} {a:#x} {b:#x}: {given:#x}, not {exact:#x}"
                );
            }
        }
    }
}

#[test]
fn conversions_of_half_types_round_once() {
    for bits in 0..=u16::MAX {
        let wide = u64::from(bits);
        for (elem, widen, narrow, canon) in [
            (
                Elem::F16,
                ops::f16_to_f32 as fn(u16) -> f32,
                ops::f32_to_f16 as fn(f32) -> u16,
                ops::canon_f16 as fn(u16) -> u16,
            ),
            (
                Elem::BF16,
                ops::bf16_to_f32,
                ops::f32_to_bf16,
                ops::canon_bf16,
            ),
        ] {
            let single = widen(bits);
            assert!(
                same(Elem::F32, b32(single), exact::cast(elem, Elem::F32, wide)),
                "{elem} {bits:#x}"
            );
            assert_eq!(
                u64::from(canon(bits)),
                interpret::unary(UnaryOp::CanonNan, elem, wide),
                "{elem} {bits:#x}"
            );
            // The number itself, halfway to the next one, and the neighbours of that.
            for x in [0u32, 0xfff, 0x1000, 0x1001, 0x7fff, 0x8000, 0x8001]
                .map(|more| b32(single) as u32 ^ more)
            {
                let exact = exact::cast(Elem::F32, elem, x.into());
                assert!(
                    same(elem, narrow(f32::from_bits(x)).into(), exact),
                    "{elem} {x:#x}"
                );
            }
        }
    }
    for [a, b, c] in operands(Elem::F64, 30_000) {
        for (elem, narrow) in [
            (Elem::F16, ops::f32_to_f16 as fn(f32) -> u16),
            (Elem::BF16, ops::f32_to_bf16),
        ] {
            let given = |x: f64| u64::from(narrow(ops::odd_from_f64(x)));
            assert!(
                same(elem, given(d(a)), exact::cast(Elem::F64, elem, a)),
                "{elem} {a:#x}"
            );
            assert_eq!(
                given(ops::odd_from_i64(b as i64)),
                exact::cast(Elem::I64, elem, b),
                "{elem} {b:#x}"
            );
            assert_eq!(
                given(ops::odd_from_u64(c)),
                exact::cast(Elem::U64, elem, c),
                "{elem} {c:#x}"
            );
        }
    }
}

#[test]
fn reductions_run_in_their_lanes() {
    let mut random = Random(5);
    for n in [0, 1, 31, 32, 33, 64, 100, 1001] {
        let elems: Vec<u64> = (0..n).map(|_| random.tame(Elem::F32)).collect();
        let mut lanes = [0f32; 32];
        let mut seen = Vec::new();
        ops::by_lanes(0..n, |i, lane| {
            seen.push(i);
            lanes[lane] += f(elems[i]);
        });
        assert!(seen.into_iter().eq(0..n));
        let sum = b32(ops::halved(lanes, |a, b| a + b));
        assert_eq!(
            sum,
            interpret::reduce(ReduceOp::Sum, Elem::F32, &elems),
            "{n}"
        );
    }
}

#[test]
fn places_of_extrema_are_those_of_the_rule() {
    let mut random = Random(6);
    for round in 0..2000 {
        let few = [
            0,
            1 << 31,
            0x3f80_0000,
            0xbf80_0000,
            0x7f80_0000,
            0xff80_0000,
            0x7fc0_0000,
            0xffc0_0001,
        ];
        // Without NaN, too.
        let elems: Vec<u64> = (0..1 + round % 7)
            .map(|_| random.pick(&few[..6 + 2 * (round % 2)]))
            .collect();
        let place = |op: ReduceOp| {
            let mut best = ops::Best::<f32>::NOTHING;
            for (i, x) in elems.iter().enumerate() {
                match op {
                    ReduceOp::ArgMax => best.take::<true, false>(f(*x), i as i64),
                    ReduceOp::ArgMaxLast => best.take::<true, true>(f(*x), i as i64),
                    ReduceOp::ArgMin => best.take::<false, false>(f(*x), i as i64),
                    _ => best.take::<false, true>(f(*x), i as i64),
                }
            }
            best.index as u64
        };
        for op in [
            ReduceOp::ArgMax,
            ReduceOp::ArgMaxLast,
            ReduceOp::ArgMin,
            ReduceOp::ArgMinLast,
        ] {
            assert_eq!(
                place(op),
                interpret::reduce(op, Elem::F32, &elems),
                "{op} {elems:x?}"
            );
        }
    }
}

#[test]
fn indices_outside_of_an_axis_are_found() {
    let indices = [0i64, -3, 2, 1, 3, -4];
    let outside = |offset, axes: &[(u64, i64)]| {
        ops::index_outside(&|i| i128::from(indices[i]), offset, axes, 3)
    };
    assert_eq!(outside(0, &[(4, 1)]), None);
    assert_eq!(outside(0, &[(3, 2)]), Some(3));
    assert_eq!(outside(5, &[]), Some(-4));
    assert_eq!(outside(5, &[(2, -4)]), Some(-4));
    assert_eq!(outside(1, &[(2, 2), (2, -1)]), None);
    assert_eq!(outside(1, &[(2, 2), (3, 1)]), Some(3));
}

#[test]
fn digests_are_the_references() {
    for len in [
        0usize,
        1,
        63,
        64,
        65,
        1023,
        1024,
        1025,
        2048,
        2049,
        5000,
        31 * 1024 + 7,
    ] {
        let message: Vec<u8> = (0..len).map(|i| (i % 251) as u8).collect();
        let mut hash = digest::Blake3::default();
        message.chunks(100).for_each(|piece| hash.update(piece));
        assert_eq!(
            hash.finish(),
            *blake3::hash(&message).as_bytes(),
            "{len} bytes"
        );
    }
    let reference = |dtype, bytes: Vec<u8>| {
        let tensor = Tensor::from_bytes(dtype, vec![3], bytes).expect("a vector");
        weft_reference::tensor_digest(&tensor).0
    };
    let bytes = |words: [u32; 3]| words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let singles = [0x7f80_0001, 0xffff_ffff, 0x8000_0000u32];
    let values = singles.map(f32::from_bits);
    assert_eq!(
        digest::digest("f32", &[3], Elems::F32(&values)),
        reference(DType::F32, bytes(singles))
    );
    for (name, dtype) in [
        ("f16", DType::F16),
        ("bf16", DType::BF16),
        ("u16", DType::U16),
    ] {
        let halves = [0x7c01, 0xffff, 0x7f81u16];
        let bytes = halves.iter().flat_map(|h| h.to_le_bytes()).collect();
        assert_eq!(
            digest::digest(name, &[3], Elems::U16(&halves)),
            reference(dtype, bytes),
            "{name}"
        );
    }
}
