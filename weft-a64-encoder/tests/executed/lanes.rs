//! Lanes of vectors as numbers, and the cases of whole families of vector instructions.

use super::machine::State;

/// One instruction and what it does to the machine, written from the manual.
pub struct Case {
    pub text: String,
    pub model: Box<dyn Fn(&mut State)>,
}

pub fn case(text: impl Into<String>, model: impl Fn(&mut State) + 'static) -> Case {
    Case {
        text: text.into(),
        model: Box::new(model),
    }
}

/// All arrangements: suffix, bits of a lane, lanes.
pub const SHAPES: [(&str, u32, u32); 7] = [
    ("8b", 8, 8),
    ("16b", 8, 16),
    ("4h", 16, 4),
    ("8h", 16, 8),
    ("2s", 32, 2),
    ("4s", 32, 4),
    ("2d", 64, 2),
];

pub fn mask(bits: u32) -> u64 {
    u64::MAX >> (64 - bits)
}

pub fn get(v: u128, bits: u32, lane: u32) -> u64 {
    (v >> (bits * lane)) as u64 & mask(bits)
}

pub fn set(v: &mut u128, bits: u32, lane: u32, value: u64) {
    let place = u128::from(mask(bits)) << (bits * lane);
    *v = *v & !place | u128::from(value & mask(bits)) << (bits * lane);
}

/// The number with its sign.
pub fn signed(value: u64, bits: u32) -> i128 {
    i128::from((value << (64 - bits)) as i64 >> (64 - bits))
}

pub fn unsigned(value: u64) -> i128 {
    i128::from(value)
}

/// The nearest number that a lane holds, with a sign or without.
pub fn saturate(value: i128, bits: u32, sign: bool) -> u64 {
    let (min, max) = if sign {
        (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
    } else {
        (0, (1i128 << bits) - 1)
    };
    value.clamp(min, max) as u64
}

/// A vector made lane by lane, the rest zero.
pub fn lanes(bits: u32, count: u32, f: impl Fn(u32) -> u64) -> u128 {
    let mut v = 0;
    for lane in 0..count {
        set(&mut v, bits, lane, f(lane));
    }
    v
}

/// A value as a number, with a sign or without.
pub fn number(value: u64, bits: u32, sign: bool) -> i128 {
    if sign {
        signed(value, bits)
    } else {
        unsigned(value)
    }
}

/// `name v0, v1, v2` lane by lane; `f` has the two sources, the old destination and the lane's bits.
pub fn three(
    cases: &mut Vec<Case>,
    name: &str,
    sizes: &[u32],
    f: impl Fn(u64, u64, u64, u32) -> u64 + Copy + 'static,
) {
    for (shape, bits, count) in SHAPES.into_iter().filter(|s| sizes.contains(&s.1)) {
        let text = format!("{name} v0.{shape}, v1.{shape}, v2.{shape}");
        cases.push(case(text, move |m| {
            let (d, a, b) = (m.v[0], m.v[1], m.v[2]);
            m.v[0] = lanes(bits, count, |i| {
                f(get(a, bits, i), get(b, bits, i), get(d, bits, i), bits)
            });
        }));
    }
}

/// The same on scalars of these sizes.
pub fn three_scalars(
    cases: &mut Vec<Case>,
    name: &str,
    sizes: &[u32],
    f: impl Fn(u64, u64, u64, u32) -> u64 + Copy + 'static,
) {
    for &bits in sizes {
        let letter = scalar(bits);
        let text = format!("{name} {letter}0, {letter}1, {letter}2");
        cases.push(case(text, move |m| {
            let (d, a, b) = (m.v[0], m.v[1], m.v[2]);
            m.v[0] = lanes(bits, 1, |i| {
                f(get(a, bits, i), get(b, bits, i), get(d, bits, i), bits)
            });
        }));
    }
}

pub fn scalar(bits: u32) -> char {
    match bits {
        8 => 'b',
        16 => 'h',
        32 => 's',
        _ => 'd',
    }
}

/// `name v0, v1`, and perhaps a text after it; `f` has the source, the old destination, the bits.
pub fn two(
    cases: &mut Vec<Case>,
    name: &str,
    after: &str,
    sizes: &[u32],
    f: impl Fn(u64, u64, u32) -> u64 + Copy + 'static,
) {
    for (shape, bits, count) in SHAPES.into_iter().filter(|s| sizes.contains(&s.1)) {
        let text = format!("{name} v0.{shape}, v1.{shape}{after}");
        cases.push(case(text, move |m| {
            let (d, a) = (m.v[0], m.v[1]);
            m.v[0] = lanes(bits, count, |i| f(get(a, bits, i), get(d, bits, i), bits));
        }));
    }
}
