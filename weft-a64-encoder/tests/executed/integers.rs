//! Integers in general registers.

use super::lanes::{Case, case, mask, signed};
use super::machine::State;

const WIDTHS: [(char, u32); 2] = [('w', 32), ('x', 64)];

fn flags(n: bool, z: bool, c: bool, v: bool) -> u32 {
    u32::from(n) << 31 | u32::from(z) << 30 | u32::from(c) << 29 | u32::from(v) << 28
}

/// a + b + carry of so many bits, and its flags.
fn add(a: u64, b: u64, carry: u64, bits: u32) -> (u64, u32) {
    let (a, b) = (a & mask(bits), b & mask(bits));
    let whole = u128::from(a) + u128::from(b) + u128::from(carry);
    let sum = whole as u64 & mask(bits);
    let with_sign = signed(a, bits) + signed(b, bits) + i128::from(carry);
    let v = signed(sum, bits) != with_sign;
    (
        sum,
        flags(sum >> (bits - 1) == 1, sum == 0, whole >> bits != 0, v),
    )
}

fn logical_flags(value: u64, bits: u32) -> u32 {
    let value = value & mask(bits);
    flags(value >> (bits - 1) == 1, value == 0, false, false)
}

/// Whether a condition holds, in the order of their numbers.
fn holds(cond: &str, nzcv: u32) -> bool {
    let [n, z, c, v] = [31, 30, 29, 28].map(|bit| nzcv >> bit & 1 == 1);
    match cond {
        "eq" => z,
        "ne" => !z,
        "hs" => c,
        "lo" => !c,
        "mi" => n,
        "pl" => !n,
        "vs" => v,
        "vc" => !v,
        "hi" => c && !z,
        "ls" => !c || z,
        "ge" => n == v,
        "lt" => n != v,
        "gt" => !z && n == v,
        _ => z || n != v,
    }
}

const CONDS: [&str; 14] = [
    "eq", "ne", "hs", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le",
];

fn shifted(value: u64, how: &str, by: u32, bits: u32) -> u64 {
    let value = value & mask(bits);
    match how {
        "lsl" => value << by & mask(bits),
        "lsr" => value >> by,
        "asr" => (signed(value, bits) >> by) as u64 & mask(bits),
        _ if by == 0 => value,
        _ => (value >> by | value << (bits - by)) & mask(bits),
    }
}

fn extended(value: u64, how: &str) -> u64 {
    let bits = match how.as_bytes()[3] {
        b'b' => 8,
        b'h' => 16,
        b'w' => 32,
        _ => 64,
    };
    if how.starts_with('u') {
        value & mask(bits)
    } else {
        signed(value, bits) as u64
    }
}

fn arithmetic(cases: &mut Vec<Case>) {
    for (r, bits) in WIDTHS {
        for (name, minus, sets) in [
            ("add", false, false),
            ("sub", true, false),
            ("adds", false, true),
            ("subs", true, true),
        ] {
            let f = move |m: &mut State, a: u64, b: u64| {
                let (value, nzcv) = if minus {
                    add(a, !b, 1, bits)
                } else {
                    add(a, b, 0, bits)
                };
                m.x[0] = value;
                if sets {
                    m.nzcv = nzcv;
                }
            };
            cases.push(case(format!("{name} {r}0, {r}1, {r}2"), move |m| {
                f(m, m.x[1], m.x[2])
            }));
            for (imm, shift) in [(0u64, 0), (1, 0), (4095, 0), (1, 12), (4095, 12)] {
                let text = format!(
                    "{name} {r}0, {r}1, #{imm}{}",
                    if shift == 12 { ", lsl #12" } else { "" }
                );
                cases.push(case(text, move |m| f(m, m.x[1], imm << shift)));
            }
            for (how, by) in [("lsl", 1), ("lsr", 5), ("asr", bits - 1)] {
                cases.push(case(
                    format!("{name} {r}0, {r}1, {r}2, {how} #{by}"),
                    move |m| {
                        f(m, m.x[1], shifted(m.x[2], how, by, bits));
                    },
                ));
            }
            for how in ["uxtb", "uxth", "uxtw", "sxtb", "sxth", "sxtw"] {
                cases.push(case(format!("{name} {r}0, {r}1, w2, {how}"), move |m| {
                    f(m, m.x[1], extended(m.x[2], how))
                }));
                cases.push(case(format!("{name} {r}0, {r}1, w2, {how} #3"), move |m| {
                    f(m, m.x[1], extended(m.x[2], how) << 3)
                }));
            }
        }
        for (name, minus, sets) in [
            ("adc", false, false),
            ("sbc", true, false),
            ("adcs", false, true),
            ("sbcs", true, true),
        ] {
            cases.push(case(format!("{name} {r}0, {r}1, {r}2"), move |m| {
                let carry = u64::from(m.nzcv >> 29 & 1);
                let (value, nzcv) = add(m.x[1], if minus { !m.x[2] } else { m.x[2] }, carry, bits);
                m.x[0] = value;
                if sets {
                    m.nzcv = nzcv;
                }
            }));
        }
        cases.push(case(format!("madd {r}0, {r}1, {r}2, {r}3"), move |m| {
            m.x[0] = m.x[3].wrapping_add(m.x[1].wrapping_mul(m.x[2])) & mask(bits);
        }));
        cases.push(case(format!("msub {r}0, {r}1, {r}2, {r}3"), move |m| {
            m.x[0] = m.x[3].wrapping_sub(m.x[1].wrapping_mul(m.x[2])) & mask(bits);
        }));
        cases.push(case(format!("udiv {r}0, {r}1, {r}2"), move |m| {
            m.x[0] = (m.x[1] & mask(bits))
                .checked_div(m.x[2] & mask(bits))
                .unwrap_or(0);
        }));
        cases.push(case(format!("sdiv {r}0, {r}1, {r}2"), move |m| {
            let (a, b) = (signed(m.x[1], bits), signed(m.x[2], bits));
            m.x[0] = a.checked_div(b).unwrap_or(0) as u64 & mask(bits);
        }));
        for (how, name) in [
            ("lsl", "lsl"),
            ("lsr", "lsr"),
            ("asr", "asr"),
            ("ror", "ror"),
        ] {
            cases.push(case(format!("{name} {r}0, {r}1, {r}2"), move |m| {
                m.x[0] = shifted(m.x[1], how, m.x[2] as u32 % bits, bits);
            }));
            for by in [1, bits / 2, bits - 1] {
                cases.push(case(format!("{name} {r}0, {r}1, #{by}"), move |m| {
                    m.x[0] = shifted(m.x[1], how, by, bits)
                }));
            }
        }
        for (name, from, sign) in [("s", 32, true), ("u", 32, false)]
            .into_iter()
            .filter(|_| bits == 64)
        {
            let lane = move |x: u64| {
                if sign {
                    signed(x, from) as u64
                } else {
                    x & mask(from)
                }
            };
            cases.push(case(format!("{name}maddl x0, w1, w2, x3"), move |m| {
                m.x[0] = m.x[3].wrapping_add(lane(m.x[1]).wrapping_mul(lane(m.x[2])));
            }));
            cases.push(case(format!("{name}msubl x0, w1, w2, x3"), move |m| {
                m.x[0] = m.x[3].wrapping_sub(lane(m.x[1]).wrapping_mul(lane(m.x[2])));
            }));
            cases.push(case(format!("{name}mulh x0, x1, x2"), move |m| {
                m.x[0] = if sign {
                    ((i128::from(m.x[1] as i64) * i128::from(m.x[2] as i64)) >> 64) as u64
                } else {
                    ((u128::from(m.x[1]) * u128::from(m.x[2])) >> 64) as u64
                };
            }));
        }
    }
}

fn logic(cases: &mut Vec<Case>) {
    type Logic = fn(u64, u64) -> u64;
    let list: [(&str, bool, Logic); 8] = [
        ("and", false, |a, b| a & b),
        ("orr", false, |a, b| a | b),
        ("eor", false, |a, b| a ^ b),
        ("ands", true, |a, b| a & b),
        ("bic", false, |a, b| a & !b),
        ("orn", false, |a, b| a | !b),
        ("eon", false, |a, b| a ^ !b),
        ("bics", true, |a, b| a & !b),
    ];
    for (r, bits) in WIDTHS {
        for (at, (name, sets, f)) in list.into_iter().enumerate() {
            let put = move |m: &mut State, value: u64| {
                m.x[0] = value & mask(bits);
                if sets {
                    m.nzcv = logical_flags(value, bits);
                }
            };
            cases.push(case(format!("{name} {r}0, {r}1, {r}2"), move |m| {
                put(m, f(m.x[1], m.x[2]))
            }));
            for (how, by) in [("lsl", 1), ("lsr", 5), ("asr", bits - 1), ("ror", 7)] {
                cases.push(case(
                    format!("{name} {r}0, {r}1, {r}2, {how} #{by}"),
                    move |m| {
                        put(m, f(m.x[1], shifted(m.x[2], how, by, bits)));
                    },
                ));
            }
            if at < 4 {
                for imm in [
                    0xffu64,
                    0x5555_5555_5555_5555,
                    0xff00_00ff_ff00_00ff,
                    0xe000_0001_e000_0001,
                ] {
                    let imm = imm & mask(bits);
                    cases.push(case(format!("{name} {r}0, {r}1, #{imm:#x}"), move |m| {
                        put(m, f(m.x[1], imm))
                    }));
                }
            }
        }
    }
}

fn bits_of_registers(cases: &mut Vec<Case>) {
    for (r, bits) in WIDTHS {
        for (lsb, width) in [
            (0, 1),
            (0, bits - 1),
            (3, 7),
            (bits - 1, 1),
            (bits / 2, bits / 2),
        ] {
            let field = mask(width);
            let text = |name: &str| format!("{name} {r}0, {r}1, #{lsb}, #{width}");
            cases.push(case(text("ubfx"), move |m| {
                m.x[0] = (m.x[1] & mask(bits)) >> lsb & field
            }));
            cases.push(case(text("sbfx"), move |m| {
                m.x[0] = signed((m.x[1] & mask(bits)) >> lsb & field, width) as u64 & mask(bits);
            }));
            cases.push(case(text("ubfiz"), move |m| {
                m.x[0] = (m.x[1] & field) << lsb
            }));
            cases.push(case(text("sbfiz"), move |m| {
                m.x[0] = ((signed(m.x[1] & field, width) as u64) << lsb) & mask(bits);
            }));
            cases.push(case(text("bfi"), move |m| {
                m.x[0] = (m.x[0] & !(field << lsb) | (m.x[1] & field) << lsb) & mask(bits);
            }));
            cases.push(case(text("bfxil"), move |m| {
                m.x[0] = (m.x[0] & !field | (m.x[1] & mask(bits)) >> lsb & field) & mask(bits);
            }));
        }
        for by in [0, 1, bits - 1] {
            cases.push(case(format!("extr {r}0, {r}1, {r}2, #{by}"), move |m| {
                let both =
                    u128::from(m.x[1] & mask(bits)) << bits | u128::from(m.x[2] & mask(bits));
                m.x[0] = (both >> by) as u64 & mask(bits);
            }));
        }
        cases.push(case(format!("clz {r}0, {r}1"), move |m| {
            m.x[0] = u64::from((m.x[1] & mask(bits)).leading_zeros() - (64 - bits));
        }));
        cases.push(case(format!("cls {r}0, {r}1"), move |m| {
            let (a, sign) = (m.x[1], m.x[1] >> (bits - 1) & 1);
            m.x[0] = (0..bits - 1)
                .rev()
                .take_while(|i| a >> i & 1 == sign)
                .count() as u64;
        }));
        cases.push(case(format!("rbit {r}0, {r}1"), move |m| {
            m.x[0] = m.x[1].reverse_bits() >> (64 - bits)
        }));
        cases.push(case(format!("rev {r}0, {r}1"), move |m| {
            m.x[0] = m.x[1].swap_bytes() >> (64 - bits)
        }));
        let reversed = |x: u64, group: u32, bits: u32| {
            (0..bits / 8).fold(0, |sum, i| {
                let (start, within) = (i / group * group, i % group);
                sum | (x >> (8 * (start + group - 1 - within)) & 0xff) << (8 * i)
            })
        };
        cases.push(case(format!("rev16 {r}0, {r}1"), move |m| {
            m.x[0] = reversed(m.x[1], 2, bits)
        }));
        if bits == 64 {
            cases.push(case("rev32 x0, x1", move |m| {
                m.x[0] = reversed(m.x[1], 4, 64)
            }));
        }
        for shift in (0..bits).step_by(16) {
            let text = |name: &str| format!("{name} {r}0, #0xabcd, lsl #{shift}");
            cases.push(case(text("movz"), move |m| m.x[0] = 0xabcd << shift));
            cases.push(case(text("movn"), move |m| {
                m.x[0] = !(0xabcd << shift) & mask(bits)
            }));
            cases.push(case(text("movk"), move |m| {
                m.x[0] = (m.x[0] & !(0xffff << shift) | 0xabcd << shift) & mask(bits)
            }));
        }
    }
    for (name, bits, polynomial) in [("crc32", 0, 0xedb8_8320u32), ("crc32c", 0, 0x82f6_3b78)] {
        for (letter, r, bytes) in [("b", 'w', 1), ("h", 'w', 2), ("w", 'w', 4), ("x", 'x', 8)] {
            cases.push(case(format!("{name}{letter} w0, w1, {r}2"), move |m| {
                let mut crc = m.x[1] as u32 ^ bits;
                for byte in &m.x[2].to_le_bytes()[..bytes] {
                    crc ^= u32::from(*byte);
                    for _ in 0..8 {
                        crc = if crc & 1 == 1 {
                            crc >> 1 ^ polynomial
                        } else {
                            crc >> 1
                        };
                    }
                }
                m.x[0] = crc.into();
            }));
        }
    }
}

fn conditions(cases: &mut Vec<Case>) {
    for (r, bits) in WIDTHS {
        for cond in CONDS {
            type Otherwise = fn(u64) -> u64;
            let list: [(&str, Otherwise); 4] = [
                ("csel", |b| b),
                ("csinc", |b| b.wrapping_add(1)),
                ("csinv", |b| !b),
                ("csneg", |b| b.wrapping_neg()),
            ];
            for (name, otherwise) in list {
                cases.push(case(format!("{name} {r}0, {r}1, {r}2, {cond}"), move |m| {
                    let value = if holds(cond, m.nzcv) {
                        m.x[1]
                    } else {
                        otherwise(m.x[2])
                    };
                    m.x[0] = value & mask(bits);
                }));
            }
            for (name, minus) in [("ccmp", true), ("ccmn", false)] {
                let f = move |m: &mut State, b: u64| {
                    let compared = if minus {
                        add(m.x[1], !b, 1, bits)
                    } else {
                        add(m.x[1], b, 0, bits)
                    };
                    m.nzcv = if holds(cond, m.nzcv) {
                        compared.1
                    } else {
                        9 << 28
                    };
                };
                cases.push(case(format!("{name} {r}1, {r}2, #9, {cond}"), move |m| {
                    f(m, m.x[2])
                }));
                cases.push(case(format!("{name} {r}1, #21, #9, {cond}"), move |m| {
                    f(m, 21)
                }));
            }
        }
    }
    cases.push(case("cfinv", |m| m.nzcv ^= 1 << 29));
    cases.push(case("rmif x1, #7, #10", |m| {
        let bits = (m.x[1] >> 7) as u32 & 15;
        m.nzcv = (m.nzcv >> 28 & !10 | bits & 10) << 28;
    }));
    for (name, bits) in [("setf8", 8), ("setf16", 16)] {
        cases.push(case(format!("{name} w1"), move |m| {
            let value = m.x[1];
            let (n, next) = (value >> (bits - 1) & 1, value >> bits & 1);
            let c = m.nzcv >> 29 & 1 == 1;
            m.nzcv = flags(n == 1, value & mask(bits) == 0, c, n != next);
        }));
    }
}

pub fn cases() -> Vec<Case> {
    let mut cases = vec![];
    arithmetic(&mut cases);
    logic(&mut cases);
    bits_of_registers(&mut cases);
    conditions(&mut cases);
    cases
}
