//! Floats of 32 and 64 bits; the inputs are finite, and results that are no numbers are not asked for.

use super::lanes::{Case, SHAPES, case, get, lanes, mask};
use super::machine::State;

/// The floats that the inputs' bits stand for: finite, and neither tiny nor huge.
fn tame(bits_of_lane: u32, raw: u64) -> u64 {
    match bits_of_lane {
        32 => {
            let exponent = 120 + (raw >> 23 & 15);
            raw & 0x807f_ffff | exponent << 23
        }
        _ => {
            let exponent = 1016 + (raw >> 52 & 15);
            raw & 0x800f_ffff_ffff_ffff | exponent << 52
        }
    }
}

/// The state's vectors, with every lane of so many bits a tame float.
pub fn tamed(state: &State, bits: u32) -> State {
    let mut state = state.clone();
    for v in &mut state.v {
        *v = lanes(bits, 128 / bits, |i| tame(bits, get(*v, bits, i)));
    }
    state
}

type Op32 = fn(f32, f32, f32) -> f32;
type Op64 = fn(f64, f64, f64) -> f64;

fn on(bits: u32, single: Op32, double: Op64, a: u64, b: u64, c: u64) -> u64 {
    if bits == 32 {
        let f = |x: u64| f32::from_bits(x as u32);
        single(f(a), f(b), f(c)).to_bits().into()
    } else {
        let f = f64::from_bits;
        double(f(a), f(b), f(c)).to_bits()
    }
}

macro_rules! both {
    (|$a:ident, $b:ident, $c:ident| $body:expr) => {
        (
            (|$a: f32, $b: f32, $c: f32| -> f32 {
                let _ = ($a, $b, $c);
                $body
            }) as Op32,
            (|$a: f64, $b: f64, $c: f64| -> f64 {
                let _ = ($a, $b, $c);
                $body
            }) as Op64,
        )
    };
}

const SCALARS: [(char, u32); 2] = [('s', 32), ('d', 64)];

fn arithmetic(cases: &mut Vec<Case>) {
    // Of the two sources and the old destination.
    let list = [
        ("fadd", both!(|a, b, c| a + b)),
        ("fsub", both!(|a, b, c| a - b)),
        ("fmul", both!(|a, b, c| a * b)),
        ("fdiv", both!(|a, b, c| a / b)),
        ("fmax", both!(|a, b, c| if a > b { a } else { b })),
        ("fmin", both!(|a, b, c| if a < b { a } else { b })),
        ("fmaxnm", both!(|a, b, c| if a > b { a } else { b })),
        ("fminnm", both!(|a, b, c| if a < b { a } else { b })),
        ("fabd", both!(|a, b, c| (a - b).abs())),
        ("fmulx", both!(|a, b, c| a * b)),
        ("fnmul", both!(|a, b, c| -(a * b))),
        ("fmla", both!(|a, b, c| a.mul_add(b, c))),
        ("fmls", both!(|a, b, c| (-a).mul_add(b, c))),
        ("frecps", both!(|a, b, c| (-a).mul_add(b, 2.0))),
    ];
    for (name, (single, double)) in list {
        for (r, bits) in SCALARS {
            if name != "fmla" && name != "fmls" {
                cases.push(case(format!("{name} {r}0, {r}1, {r}2"), move |m| {
                    let (a, b) = (get(m.v[1], bits, 0), get(m.v[2], bits, 0));
                    m.v[0] = on(bits, single, double, a, b, 0).into();
                }));
            }
        }
        for (shape, bits, count) in SHAPES.into_iter().filter(|s| s.1 >= 32 && name != "fnmul") {
            cases.push(case(
                format!("{name} v0.{shape}, v1.{shape}, v2.{shape}"),
                move |m| {
                    let (d, a, b) = (m.v[0], m.v[1], m.v[2]);
                    m.v[0] = lanes(bits, count, |i| {
                        on(
                            bits,
                            single,
                            double,
                            get(a, bits, i),
                            get(b, bits, i),
                            get(d, bits, i),
                        )
                    });
                },
            ));
            if matches!(name, "fmul" | "fmla" | "fmls" | "fmulx") {
                let letter = if bits == 32 { 's' } else { 'd' };
                let by = 128 / bits - 1;
                cases.push(case(
                    format!("{name} v0.{shape}, v1.{shape}, v2.{letter}[{by}]"),
                    move |m| {
                        let (d, a, b) = (m.v[0], m.v[1], get(m.v[2], bits, by));
                        m.v[0] = lanes(bits, count, |i| {
                            on(bits, single, double, get(a, bits, i), b, get(d, bits, i))
                        });
                    },
                ));
            }
            if matches!(name, "fadd" | "fmax" | "fmin" | "fmaxnm" | "fminnm") {
                let pairwise = name.replace("nm", "nmp");
                let pairwise = if pairwise.ends_with('p') {
                    pairwise
                } else {
                    pairwise + "p"
                };
                cases.push(case(
                    format!("{pairwise} v0.{shape}, v1.{shape}, v2.{shape}"),
                    move |m| {
                        let (a, b) = (m.v[1], m.v[2]);
                        m.v[0] = lanes(bits, count, |i| {
                            let (v, at) = if i < count / 2 {
                                (a, 2 * i)
                            } else {
                                (b, 2 * i - count)
                            };
                            on(
                                bits,
                                single,
                                double,
                                get(v, bits, at),
                                get(v, bits, at + 1),
                                0,
                            )
                        });
                    },
                ));
            }
        }
    }
    let fused = [
        ("fmadd", both!(|a, b, c| a.mul_add(b, c))),
        ("fmsub", both!(|a, b, c| (-a).mul_add(b, c))),
        ("fnmadd", both!(|a, b, c| (-a).mul_add(b, -c))),
        ("fnmsub", both!(|a, b, c| a.mul_add(b, -c))),
    ];
    for (name, (single, double)) in fused {
        for (r, bits) in SCALARS {
            cases.push(case(format!("{name} {r}0, {r}1, {r}2, {r}3"), move |m| {
                let [a, b, c] = [1, 2, 3].map(|i| get(m.v[i], bits, 0));
                m.v[0] = on(bits, single, double, a, b, c).into();
            }));
        }
    }
    let alone = [
        ("fabs", both!(|a, b, c| a.abs())),
        ("fneg", both!(|a, b, c| -a)),
        ("fsqrt", both!(|a, b, c| a.sqrt())),
        ("frintn", both!(|a, b, c| a.round_ties_even())),
        ("frinti", both!(|a, b, c| a.round_ties_even())),
        ("frintx", both!(|a, b, c| a.round_ties_even())),
        ("frinta", both!(|a, b, c| a.round())),
        ("frintp", both!(|a, b, c| a.ceil())),
        ("frintm", both!(|a, b, c| a.floor())),
        ("frintz", both!(|a, b, c| a.trunc())),
    ];
    for (name, (single, double)) in alone {
        // The root of a negative number is none; its sign is taken off by the case.
        let clear = name == "fsqrt";
        let f = move |x: u64, bits: u32| on(bits, single, double, x, 0, 0);
        for (r, bits) in SCALARS {
            cases.push(case(
                format!("{name} {r}0, {r}{}", if clear { 15 } else { 1 }),
                move |m| {
                    m.v[0] = f(get(m.v[if clear { 15 } else { 1 }], bits, 0), bits).into();
                },
            ));
        }
        for (shape, bits, count) in SHAPES.into_iter().filter(|s| s.1 >= 32) {
            let from = if clear { 15 } else { 1 };
            cases.push(case(
                format!("{name} v0.{shape}, v{from}.{shape}"),
                move |m| {
                    let a = m.v[from];
                    m.v[0] = lanes(bits, count, |i| f(get(a, bits, i), bits));
                },
            ));
        }
    }
}

fn as_double(raw: u64, bits: u32) -> f64 {
    if bits == 32 {
        f32::from_bits(raw as u32).into()
    } else {
        f64::from_bits(raw)
    }
}

fn comparisons(cases: &mut Vec<Case>) {
    let compared = |a: f64, b: f64| match a.partial_cmp(&b).expect("numbers") {
        std::cmp::Ordering::Less => 8u32 << 28,
        std::cmp::Ordering::Equal => 6 << 28,
        std::cmp::Ordering::Greater => 2 << 28,
    };
    for (r, bits) in SCALARS {
        for name in ["fcmp", "fcmpe"] {
            cases.push(case(format!("{name} {r}1, {r}2"), move |m| {
                m.nzcv = compared(
                    as_double(get(m.v[1], bits, 0), bits),
                    as_double(get(m.v[2], bits, 0), bits),
                );
            }));
            cases.push(case(format!("{name} {r}1, #0.0"), move |m| {
                m.nzcv = compared(as_double(get(m.v[1], bits, 0), bits), 0.0);
            }));
        }
        for name in ["fccmp", "fccmpe"] {
            cases.push(case(format!("{name} {r}1, {r}2, #5, mi"), move |m| {
                m.nzcv = if m.nzcv >> 31 == 1 {
                    compared(
                        as_double(get(m.v[1], bits, 0), bits),
                        as_double(get(m.v[2], bits, 0), bits),
                    )
                } else {
                    5 << 28
                };
            }));
        }
        cases.push(case(format!("fcsel {r}0, {r}1, {r}2, eq"), move |m| {
            m.v[0] = get(m.v[if m.nzcv >> 30 & 1 == 1 { 1 } else { 2 }], bits, 0).into();
        }));
        cases.push(case(format!("fmov {r}0, {r}1"), move |m| {
            m.v[0] = get(m.v[1], bits, 0).into()
        }));
    }
    type Holds = fn(f64, f64) -> bool;
    let list: [(&str, Holds); 5] = [
        ("fcmeq", |a, b| a == b),
        ("fcmge", |a, b| a >= b),
        ("fcmgt", |a, b| a > b),
        ("facge", |a, b| a.abs() >= b.abs()),
        ("facgt", |a, b| a.abs() > b.abs()),
    ];
    for (name, f) in list {
        for (shape, bits, count) in SHAPES.into_iter().filter(|s| s.1 >= 32) {
            let all = move |v: bool| if v { mask(bits) } else { 0 };
            cases.push(case(
                format!("{name} v0.{shape}, v1.{shape}, v2.{shape}"),
                move |m| {
                    let (a, b) = (m.v[1], m.v[2]);
                    m.v[0] = lanes(bits, count, |i| {
                        all(f(
                            as_double(get(a, bits, i), bits),
                            as_double(get(b, bits, i), bits),
                        ))
                    });
                },
            ));
            if name.starts_with("fcm") {
                cases.push(case(
                    format!("{name} v0.{shape}, v1.{shape}, #0.0"),
                    move |m| {
                        let a = m.v[1];
                        m.v[0] = lanes(bits, count, |i| {
                            all(f(as_double(get(a, bits, i), bits), 0.0))
                        });
                    },
                ));
            }
        }
    }
}

fn conversions(cases: &mut Vec<Case>) {
    type Round = fn(f64) -> f64;
    let modes: [(char, Round); 5] = [
        ('n', f64::round_ties_even),
        ('a', f64::round),
        ('p', f64::ceil),
        ('m', f64::floor),
        ('z', f64::trunc),
    ];
    for (r, bits) in SCALARS {
        for (mode, round) in modes {
            for (w, width) in [('w', 32), ('x', 64)] {
                // Conversions of Rust saturate as A64's do.
                cases.push(case(format!("fcvt{mode}s {w}0, {r}1"), move |m| {
                    let value = round(as_double(get(m.v[1], bits, 0), bits));
                    m.x[0] = if width == 32 {
                        value as i32 as u32 as u64
                    } else {
                        value as i64 as u64
                    };
                }));
                cases.push(case(format!("fcvt{mode}u {w}0, {r}1"), move |m| {
                    let value = round(as_double(get(m.v[1], bits, 0), bits));
                    m.x[0] = if width == 32 {
                        u64::from(value as u32)
                    } else {
                        value as u64
                    };
                }));
            }
        }
        for (w, width) in [('w', 32), ('x', 64)] {
            cases.push(case(format!("scvtf {r}0, {w}1"), move |m| {
                let value = if width == 32 {
                    i64::from(m.x[1] as i32)
                } else {
                    m.x[1] as i64
                };
                m.v[0] = if bits == 32 {
                    u64::from((value as f32).to_bits())
                } else {
                    (value as f64).to_bits()
                }
                .into();
            }));
            cases.push(case(format!("ucvtf {r}0, {w}1"), move |m| {
                let value = m.x[1] & mask(width);
                m.v[0] = if bits == 32 {
                    u64::from((value as f32).to_bits())
                } else {
                    (value as f64).to_bits()
                }
                .into();
            }));
        }
    }
    cases.push(case("fcvt d0, s1", |m| {
        m.v[0] = as_double(get(m.v[1], 32, 0), 32).to_bits().into()
    }));
    cases.push(case("fcvt s0, d1", |m| {
        m.v[0] = (as_double(get(m.v[1], 64, 0), 64) as f32).to_bits().into()
    }));
    for (value, bits) in [(1.0f64, 64), (-0.125, 64), (31.0, 64), (2.5, 32)] {
        let r = if bits == 32 { 's' } else { 'd' };
        cases.push(case(format!("fmov {r}0, #{value}"), move |m| {
            m.v[0] = if bits == 32 {
                u128::from((value as f32).to_bits())
            } else {
                value.to_bits().into()
            };
        }));
    }
    cases.push(case("fmov x0, d1", |m| m.x[0] = m.v[1] as u64));
    cases.push(case("fmov w0, s1", |m| m.x[0] = get(m.v[1], 32, 0)));
    cases.push(case("fmov d0, x1", |m| m.v[0] = m.x[1].into()));
    cases.push(case("fmov s0, w1", |m| m.v[0] = (m.x[1] & mask(32)).into()));
}

/// The cases, each with the bits of the floats that its inputs are.
pub fn cases() -> Vec<(u32, Case)> {
    let mut cases = vec![];
    arithmetic(&mut cases);
    comparisons(&mut cases);
    conversions(&mut cases);
    let single = |text: &str| {
        text.contains("2s") || text.contains("4s") || text.contains(" s") || text.contains(", s")
    };
    cases
        .into_iter()
        .map(|case| {
            // `fcvt s0, d1` reads a double.
            let bits = if single(&case.text) && !case.text.contains(", d") {
                32
            } else {
                64
            };
            (bits, case)
        })
        .collect()
}
