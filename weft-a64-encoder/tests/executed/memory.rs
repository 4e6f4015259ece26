//! Loads, stores and atomics around x8.

use super::lanes::{Case, case, mask, signed};
use super::machine::State;

/// Where an instruction reaches, and what becomes of x8 and of x9.
struct Place {
    text: &'static str,
    offset: fn(&State) -> i64,
    written_back: i64,
}

fn places(bytes: i64) -> Vec<(String, i64, i64)> {
    vec![
        ("[x8]".into(), 0, 0),
        (format!("[x8, #{}]", 3 * bytes), 3 * bytes, 0),
        ("[x8, #-17]".into(), -17, 0),
        ("[x8], #-32".into(), 0, -32),
        ("[x8, #48]!".into(), 48, 48),
    ]
}

/// Index registers, made small by the cases themselves.
const INDEXED: [Place; 3] = [
    Place {
        text: "[x8, x9]",
        offset: |m| m.x[9] as i64,
        written_back: 0,
    },
    Place {
        text: "[x8, w9, sxtw]",
        offset: |m| i64::from(m.x[9] as i32),
        written_back: 0,
    },
    Place {
        text: "[x8, w9, uxtw]",
        offset: |m| i64::from(m.x[9] as u32),
        written_back: 0,
    },
];

/// A load or store at each kind of place.
fn at_places(
    cases: &mut Vec<Case>,
    name: &str,
    register: &str,
    bytes: i64,
    f: impl Fn(&mut State, i64) + Copy + 'static,
) {
    for (place, offset, back) in places(bytes) {
        // An offset that is no multiple is an unscaled one, with a name of its own.
        let own = if offset < 0 {
            name.replacen("ldr", "ldur", 1).replacen("str", "stur", 1)
        } else {
            name.to_string()
        };
        cases.push(case(format!("{own} {register}, {place}"), move |m| {
            f(m, offset);
            m.x[8] = m.x[8].wrapping_add(back as u64);
        }));
    }
    for place in &INDEXED {
        assert_eq!(place.written_back, 0);
        let offset = place.offset;
        cases.push(case(
            format!("{name} {register}, {}", place.text),
            move |m| f(m, offset(m)),
        ));
    }
}

fn single(cases: &mut Vec<Case>) {
    for (suffix, r, bytes) in [("b", 'w', 1), ("h", 'w', 2), ("", 'w', 4), ("", 'x', 8)] {
        at_places(
            cases,
            &format!("ldr{suffix}"),
            &format!("{r}0"),
            bytes,
            move |m, at| m.x[0] = m.load(at, bytes as usize) as u64,
        );
        at_places(
            cases,
            &format!("str{suffix}"),
            &format!("{r}1"),
            bytes,
            move |m, at| m.store(at, bytes as usize, m.x[1].into()),
        );
    }
    for (suffix, r, bytes, bits) in [
        ("b", 'w', 1, 32),
        ("b", 'x', 1, 64),
        ("h", 'w', 2, 32),
        ("h", 'x', 2, 64),
        ("w", 'x', 4, 64),
    ] {
        at_places(
            cases,
            &format!("ldrs{suffix}"),
            &format!("{r}0"),
            bytes,
            move |m, at| {
                let value = m.load(at, bytes as usize) as u64;
                m.x[0] = signed(value, 8 * bytes as u32) as u64 & mask(bits);
            },
        );
    }
    for (r, bytes) in [('b', 1), ('h', 2), ('s', 4), ('d', 8), ('q', 16)] {
        at_places(cases, "ldr", &format!("{r}0"), bytes, move |m, at| {
            m.v[0] = m.load(at, bytes as usize)
        });
        at_places(cases, "str", &format!("{r}1"), bytes, move |m, at| {
            m.store(at, bytes as usize, m.v[1])
        });
    }
    for (name, r, bytes) in [("b", 'w', 1), ("h", 'w', 2), ("", 'w', 4), ("", 'x', 8)] {
        for load in ["ldar", "ldapr", "ldxr", "ldaxr", "ldlar"] {
            cases.push(case(format!("{load}{name} {r}0, [x8]"), move |m| {
                m.x[0] = m.load(0, bytes) as u64
            }));
        }
        for store in ["stlr", "stllr"] {
            cases.push(case(format!("{store}{name} {r}1, [x8]"), move |m| {
                m.store(0, bytes, m.x[1].into())
            }));
        }
        cases.push(case(format!("ldapur{name} {r}0, [x8, #-8]"), move |m| {
            m.x[0] = m.load(-8, bytes) as u64
        }));
        cases.push(case(format!("stlur{name} {r}1, [x8, #16]"), move |m| {
            m.store(16, bytes, m.x[1].into())
        }));
    }
}

fn pairs(cases: &mut Vec<Case>) {
    for (r, bytes) in [('w', 4i64), ('x', 8), ('s', 4), ('d', 8), ('q', 16)] {
        let vector = matches!(r, 's' | 'd' | 'q');
        let put = move |m: &mut State, at: usize, value: u128| match vector {
            true => m.v[at] = value,
            false => m.x[at] = value as u64,
        };
        let get = move |m: &State, at: usize| if vector { m.v[at] } else { m.x[at].into() };
        let far = 5 * bytes;
        let list = [
            ("", "[x8]".to_string(), 0, 0),
            ("", format!("[x8, #{far}]"), far, 0),
            ("", format!("[x8, #-{far}]"), -far, 0),
            ("", format!("[x8], #{far}"), 0, far),
            ("", format!("[x8, #-{far}]!"), -far, -far),
            ("n", format!("[x8, #{far}]"), far, 0),
        ];
        for (kind, place, offset, back) in list {
            cases.push(case(format!("ld{kind}p {r}0, {r}1, {place}"), move |m| {
                let (a, b) = (
                    m.load(offset, bytes as usize),
                    m.load(offset + bytes, bytes as usize),
                );
                put(m, 0, a);
                put(m, 1, b);
                m.x[8] = m.x[8].wrapping_add(back as u64);
            }));
            cases.push(case(format!("st{kind}p {r}2, {r}3, {place}"), move |m| {
                let (a, b) = (get(m, 2), get(m, 3));
                m.store(offset, bytes as usize, a);
                m.store(offset + bytes, bytes as usize, b);
                m.x[8] = m.x[8].wrapping_add(back as u64);
            }));
        }
    }
    cases.push(case("ldpsw x0, x1, [x8, #-8]", |m| {
        m.x[0] = signed(m.load(-8, 4) as u64, 32) as u64;
        m.x[1] = signed(m.load(-4, 4) as u64, 32) as u64;
    }));
}

fn atomics(cases: &mut Vec<Case>) {
    type Change = fn(u64, u64, u32) -> u64;
    let changes: [(&str, Change); 9] = [
        ("ldadd", |old, x, _| old.wrapping_add(x)),
        ("ldclr", |old, x, _| old & !x),
        ("ldeor", |old, x, _| old ^ x),
        ("ldset", |old, x, _| old | x),
        ("ldsmax", |old, x, n| {
            signed(old, n).max(signed(x, n)) as u64
        }),
        ("ldsmin", |old, x, n| {
            signed(old, n).min(signed(x, n)) as u64
        }),
        ("ldumax", |old, x, n| old.max(x & mask(n))),
        ("ldumin", |old, x, n| old.min(x & mask(n))),
        ("swp", |_, x, _| x),
    ];
    for order in ["", "a", "l", "al"] {
        for (suffix, r, bytes) in [("b", 'w', 1), ("h", 'w', 2), ("", 'w', 4), ("", 'x', 8)] {
            let bits = 8 * bytes as u32;
            for (name, f) in changes {
                cases.push(case(
                    format!("{name}{order}{suffix} {r}1, {r}0, [x8]"),
                    move |m| {
                        let old = m.load(0, bytes) as u64;
                        m.store(0, bytes, f(old, m.x[1], bits).into());
                        m.x[0] = old;
                    },
                ));
            }
            cases.push(case(
                format!("cas{order}{suffix} {r}0, {r}1, [x8]"),
                move |m| {
                    let old = m.load(0, bytes) as u64;
                    if old == m.x[0] & mask(bits) {
                        m.store(0, bytes, m.x[1].into());
                    }
                    m.x[0] = old;
                },
            ));
        }
        for (r, bytes) in [('w', 4), ('x', 8)] {
            cases.push(case(
                format!("casp{order} {r}0, {r}1, {r}2, {r}3, [x8]"),
                move |m| {
                    let bits = 8 * bytes as u32;
                    let old = [m.load(0, bytes) as u64, m.load(bytes as i64, bytes) as u64];
                    if old == [m.x[0] & mask(bits), m.x[1] & mask(bits)] {
                        m.store(0, bytes, m.x[2].into());
                        m.store(bytes as i64, bytes, m.x[3].into());
                    }
                    (m.x[0], m.x[1]) = (old[0], old[1]);
                },
            ));
        }
    }
}

/// Structures of one to four vectors.
fn structures(cases: &mut Vec<Case>) {
    for (shape, bits, count) in super::lanes::SHAPES {
        let bytes = bits as i64 / 8;
        for n in 1..=4usize {
            let list: Vec<String> = (0..n).map(|i| format!("v{i}.{shape}")).collect();
            let list = list.join(", ");
            let total = n as i64 * i64::from(count) * bytes;
            for (place, back) in [("[x8]".to_string(), 0), (format!("[x8], #{total}"), total)] {
                cases.push(case(format!("ld{n} {{ {list} }}, {place}"), move |m| {
                    let old = m.clone();
                    for r in 0..n {
                        m.v[r] = super::lanes::lanes(bits, count, |i| {
                            old.load((i64::from(i) * n as i64 + r as i64) * bytes, bytes as usize)
                                as u64
                        });
                    }
                    m.x[8] = m.x[8].wrapping_add(back as u64);
                }));
                cases.push(case(format!("st{n} {{ {list} }}, {place}"), move |m| {
                    for r in 0..n {
                        for i in 0..count {
                            let lane = super::lanes::get(m.v[r], bits, i);
                            m.store(
                                (i64::from(i) * n as i64 + r as i64) * bytes,
                                bytes as usize,
                                lane.into(),
                            );
                        }
                    }
                    m.x[8] = m.x[8].wrapping_add(back as u64);
                }));
            }
            cases.push(case(format!("ld{n}r {{ {list} }}, [x8]"), move |m| {
                for r in 0..n {
                    let value = m.load(r as i64 * bytes, bytes as usize) as u64;
                    m.v[r] = super::lanes::lanes(bits, count, |_| value);
                }
            }));
            if count * bits == 128 {
                let letter = super::lanes::scalar(bits);
                let lane = 128 / bits - 1;
                let list: Vec<String> = (0..n).map(|i| format!("v{i}.{letter}")).collect();
                let list = list.join(", ");
                cases.push(case(
                    format!("ld{n} {{ {list} }}[{lane}], [x8]"),
                    move |m| {
                        for r in 0..n {
                            let value = m.load(r as i64 * bytes, bytes as usize) as u64;
                            super::lanes::set(&mut m.v[r], bits, lane, value);
                        }
                    },
                ));
                cases.push(case(
                    format!("st{n} {{ {list} }}[{lane}], [x8]"),
                    move |m| {
                        for r in 0..n {
                            let value = super::lanes::get(m.v[r], bits, lane);
                            m.store(r as i64 * bytes, bytes as usize, value.into());
                        }
                    },
                ));
            }
        }
    }
}

pub fn cases() -> Vec<Case> {
    let mut cases = vec![];
    single(&mut cases);
    pairs(&mut cases);
    atomics(&mut cases);
    structures(&mut cases);
    cases
}
