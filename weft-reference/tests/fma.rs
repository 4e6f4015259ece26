//! Our fma against exact integers: not by rounding a sum, but by asking of each result whether a
//! neighbour is nearer.

use weft_reference::fma::{fma_f32, fma_f64};

/// Words of an exact sum. Unit 2^-2176; the top is beyond 2^2100.
const WORDS: usize = 68;
const UNIT_EXPONENT: i32 = -2176;

/// An exact number in two's complement, least significant word first.
type Exact = [u64; WORDS];

/// Adds `± mantissa * 2^exponent` to a sum.
fn accumulate(sum: &mut Exact, negative: bool, mantissa: u128, exponent: i32) {
    let shift = (exponent - UNIT_EXPONENT) as usize;
    let (word, bit) = (shift / 64, shift % 64);
    let low = mantissa << bit;
    let high = if bit == 0 { 0 } else { mantissa >> (128 - bit) };
    let addend = [
        low as u64,
        (low >> 64) as u64,
        high as u64,
        (high >> 64) as u64,
    ];
    let mut carry = u64::from(negative);
    for (at, target) in sum.iter_mut().enumerate() {
        let digit = at
            .checked_sub(word)
            .and_then(|i| addend.get(i))
            .copied()
            .unwrap_or(0);
        let digit = if negative { !digit } else { digit };
        let total = u128::from(*target) + u128::from(digit) + u128::from(carry);
        // The two's complement of the addend brings its own 1 in at the bottom.
        *target = total as u64;
        carry = (total >> 64) as u64;
    }
}

/// Sign, mantissa and exponent of a finite f64 (every f32 is one).
fn parts(x: f64) -> (bool, u128, i32) {
    let bits = x.to_bits();
    let field = (bits >> 52 & 0x7ff) as i32;
    let fraction = u128::from(bits & ((1 << 52) - 1));
    let negative = bits >> 63 == 1;
    if field == 0 {
        (negative, fraction, -1074)
    } else {
        (negative, fraction | 1 << 52, field - 1075)
    }
}

/// a b + c - r, exactly.
fn residue(a: f64, b: f64, c: f64, r: (bool, u128, i32)) -> Exact {
    let mut sum = [0; WORDS];
    let ((sa, ma, ea), (sb, mb, eb), (sc, mc, ec)) = (parts(a), parts(b), parts(c));
    accumulate(&mut sum, sa != sb, ma * mb, ea + eb);
    accumulate(&mut sum, sc, mc, ec);
    accumulate(&mut sum, !r.0, r.1, r.2);
    sum
}

/// The magnitude of a number, most significant word first, so that it compares as a list.
fn magnitude(mut x: Exact) -> Exact {
    if x[WORDS - 1] >> 63 == 1 {
        let mut carry = true;
        for word in &mut x {
            let (value, overflow) = (!*word).overflowing_add(u64::from(carry));
            *word = value;
            carry = overflow;
        }
    }
    x.reverse();
    x
}

/// What is wrong with `r` as the nearest-even rounding of a b + c, if anything. `up` and `down` are
/// the neighbours of r; an infinity stands for the number one step beyond the largest finite one.
fn fault(
    (a, b, c): (f64, f64, f64),
    r: f64,
    even: bool,
    neighbours: [f64; 2],
    top: i32,
) -> Option<&'static str> {
    let stand_in = |x: f64| {
        if x.is_infinite() {
            (x < 0.0, 1, top)
        } else {
            parts(x)
        }
    };
    let here = magnitude(residue(a, b, c, stand_in(r)));
    for neighbour in neighbours {
        let there = magnitude(residue(a, b, c, stand_in(neighbour)));
        if there < here {
            return Some("a neighbour is nearer");
        }
        if there == here && !even {
            return Some("a tie went to an odd result");
        }
    }
    if r == 0.0 && here == [0; WORDS] {
        let product_negative = a.is_sign_negative() != b.is_sign_negative();
        let negative =
            product_negative && c.is_sign_negative() && (a == 0.0 || b == 0.0) && c == 0.0;
        if r.is_sign_negative() != negative {
            return Some("an exact zero has the wrong sign");
        }
    } else if r == 0.0 {
        let sign = residue(a, b, c, (false, 0, 0))[WORDS - 1] >> 63 == 1;
        if r.is_sign_negative() != sign {
            return Some("an underflow has the wrong sign");
        }
    }
    None
}

fn fault_f64(a: f64, b: f64, c: f64, r: f64) -> Option<&'static str> {
    if r.is_nan() {
        return Some("the result is NaN");
    }
    let neighbours = [r.next_up(), r.next_down()].map(|n| if n.is_nan() { r } else { n });
    fault((a, b, c), r, r.to_bits() & 1 == 0, neighbours, 1024)
}

fn fault_f32(a: f32, b: f32, c: f32, r: f32) -> Option<&'static str> {
    if r.is_nan() {
        return Some("the result is NaN");
    }
    let neighbours = [r.next_up(), r.next_down()].map(f64::from);
    let exact = (f64::from(a), f64::from(b), f64::from(c));
    fault(exact, f64::from(r), r.to_bits() & 1 == 0, neighbours, 128)
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// A mantissa of that many bits: random, sparse, or a run of ones.
    fn mantissa(&mut self, bits: u32) -> u64 {
        let mask = (1 << bits) - 1;
        match self.below(4) {
            0 => self.next() & mask,
            1 => 1 << self.below(u64::from(bits)) & mask,
            2 => ((1 << self.below(u64::from(bits) + 1)) - 1) & mask,
            _ => mask ^ (1 << self.below(u64::from(bits))),
        }
    }

    fn f32(&mut self, low: i32, high: i32) -> f32 {
        let field = (low + self.below((high - low + 1) as u64) as i32 + 127).clamp(0, 254) as u32;
        f32::from_bits((self.next() as u32 & 1 << 31) | field << 23 | self.mantissa(23) as u32)
    }

    fn f64(&mut self, low: i32, high: i32) -> f64 {
        let field = (low + self.below((high - low + 1) as u64) as i32 + 1023).clamp(0, 2046) as u64;
        f64::from_bits((self.next() & 1 << 63) | field << 52 | self.mantissa(52))
    }
}

/// Triples that crowd the ties: products near half an ulp of c, cancellations, subnormal results.
fn triples_f32(count: usize) -> Vec<(f32, f32, f32)> {
    let mut random = Random(1);
    (0..count)
        .map(|at| {
            let a = random.f32(-40, 40);
            let b = random.f32(-40, 40);
            let product = f64::from(a) * f64::from(b);
            match at % 6 {
                // c so large that the product is about half a unit of it.
                0 => {
                    let shift = 22 + random.below(6) as i32;
                    let exponent =
                        ((product.to_bits() >> 52 & 0x7ff) as i32 - 1023 + shift).min(127);
                    (a, b, random.f32(exponent, exponent))
                }
                // c cancels most of the product.
                1 => {
                    let near = f32::from_bits((-product as f32).to_bits() ^ random.below(4) as u32);
                    (a, b, near)
                }
                // Subnormal results.
                2 => (
                    random.f32(-80, -60),
                    random.f32(-75, -55),
                    random.f32(-127, -110),
                ),
                // About the largest finite numbers.
                3 => (random.f32(60, 66), random.f32(60, 64), random.f32(120, 127)),
                4 => (
                    random.f32(-127, 127),
                    random.f32(-127, 127),
                    random.f32(-127, 127),
                ),
                _ => (a, b, random.f32(-60, 60)),
            }
        })
        .collect()
}

fn triples_f64(count: usize) -> Vec<(f64, f64, f64)> {
    let mut random = Random(2);
    (0..count)
        .map(|at| {
            let a = random.f64(-40, 40);
            let b = random.f64(-40, 40);
            let product = a * b;
            match at % 6 {
                0 => {
                    let exponent = (product.to_bits() >> 52 & 0x7ff) as i32 - 1023;
                    let exponent = exponent + 50 + random.below(8) as i32;
                    (a, b, random.f64(exponent, exponent))
                }
                1 => (a, b, f64::from_bits((-product).to_bits() ^ random.below(4))),
                2 => (
                    random.f64(-560, -500),
                    random.f64(-560, -500),
                    random.f64(-1030, -1000),
                ),
                3 => (
                    random.f64(500, 514),
                    random.f64(500, 512),
                    random.f64(1010, 1023),
                ),
                4 => (
                    random.f64(-1023, 1023),
                    random.f64(-1023, 1023),
                    random.f64(-1023, 1023),
                ),
                _ => (a, b, random.f64(-120, 120)),
            }
        })
        .collect()
}

#[test]
fn fma_f32_is_the_nearest_float() {
    for (a, b, c) in triples_f32(300_000) {
        let r = fma_f32(a, b, c);
        if let Some(fault) = fault_f32(a, b, c, r) {
            panic!("{fault}: {a:e} * {b:e} + {c:e} gives {r:e}");
        }
    }
}

#[test]
fn fma_f64_is_the_nearest_float() {
    for (a, b, c) in triples_f64(300_000) {
        let r = fma_f64(a, b, c);
        if let Some(fault) = fault_f64(a, b, c, r) {
            panic!("{fault}: {a:e} * {b:e} + {c:e} gives {r:e}");
        }
    }
}

#[test]
fn the_check_finds_double_rounding() {
    let twice = |(a, b, c): (f32, f32, f32)| (f64::from(a) * f64::from(b) + f64::from(c)) as f32;
    let triples = triples_f32(300_000);
    let caught = triples
        .iter()
        .filter(|&&(a, b, c)| fault_f32(a, b, c, twice((a, b, c))).is_some())
        .count();
    assert!(caught > 100, "only {caught} double roundings were found");
    let split = triples_f64(10_000)
        .into_iter()
        .filter(|&(a, b, c)| {
            let r = a * b + c;
            r.is_finite() && (a * b).is_finite() && fault_f64(a, b, c, r).is_some()
        })
        .count();
    assert!(split > 100, "only {split} split fma were found");
}

#[test]
fn the_words_of_rule_5() {
    let [a, b, c] = [0x3fc2_8d8e, 0x3fb1_5000, 0x2357_1f03].map(f32::from_bits);
    assert_eq!(fma_f32(a, b, c).to_bits(), 0x4006_c0ab);
}

#[test]
fn special_values_follow_ieee_754() {
    let inf = f32::INFINITY;
    let nan = f32::NAN;
    // a, b, c, result
    let cases = [
        (inf, 1.0, 1.0, inf),
        (inf, -1.0, 1.0, -inf),
        (inf, 0.0, 1.0, nan),
        (0.0, -inf, nan, nan),
        (inf, 1.0, -inf, nan),
        (1.0, 1.0, -inf, -inf),
        (nan, 1.0, 1.0, nan),
        (1.0, nan, 1.0, nan),
        (1.0, 1.0, nan, nan),
        (0.0, 1.0, -0.0, 0.0),
        (-0.0, 1.0, -0.0, -0.0),
        (-0.0, 1.0, 0.0, 0.0),
        (1.0, 1.0, -1.0, 0.0),
        (-1.0, 1.0, 1.0, 0.0),
        (0.0, 5.0, 3.0, 3.0),
        (f32::MAX, 2.0, -inf, -inf),
        (f32::MAX, 2.0, -f32::MAX, f32::MAX),
    ];
    let same = |given: f64, expected: f64| {
        given.is_nan() && expected.is_nan() || given.to_bits() == expected.to_bits()
    };
    for (a, b, c, expected) in cases {
        let narrow = fma_f32(a, b, c);
        assert!(
            same(f64::from(narrow), f64::from(expected)),
            "{a} * {b} + {c} gives {narrow}"
        );
        if a == f32::MAX {
            continue;
        }
        let wide = fma_f64(f64::from(a), f64::from(b), f64::from(c));
        assert!(
            same(wide, f64::from(expected)),
            "{a} * {b} + {c} gives {wide} in f64"
        );
    }
}
