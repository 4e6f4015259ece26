//! Vectors of integers: three operands of one shape, wider and narrower results, lanes, shifts.

use super::lanes::*;

const BHS: &[u32] = &[8, 16, 32];
const BHSD: &[u32] = &[8, 16, 32, 64];
const HS: &[u32] = &[16, 32];

/// All ones for true.
fn truth(holds: bool, bits: u32) -> u64 {
    if holds { mask(bits) } else { 0 }
}

/// A shift by a signed amount, to the left if positive; `None` saturation wraps.
fn shift(a: u64, amount: i128, bits: u32, sign: bool, round: bool, clamp: bool) -> u64 {
    let value = number(a, bits, sign);
    if amount >= 0 {
        let whole = if value == 0 || amount < 64 {
            value << amount.min(64)
        } else if clamp {
            // Beyond the lane whatever it is.
            value.signum() << 100
        } else {
            0
        };
        return if clamp {
            saturate(whole, bits, sign)
        } else {
            whole as u64
        };
    }
    let right = -amount;
    let half = if round && right <= 100 {
        1i128 << (right - 1)
    } else {
        0
    };
    if round && right > 100 {
        return 0;
    }
    let whole = (value + half) >> right.min(126);
    if clamp {
        saturate(whole, bits, sign)
    } else {
        whole as u64
    }
}

fn by_register(b: u64) -> i128 {
    signed(b & 0xff, 8)
}

fn same_shape(cases: &mut Vec<Case>) {
    three(cases, "add", BHSD, |a, b, _, _| a.wrapping_add(b));
    three(cases, "sub", BHSD, |a, b, _, _| a.wrapping_sub(b));
    three(cases, "mul", BHS, |a, b, _, _| a.wrapping_mul(b));
    three(cases, "mla", BHS, |a, b, d, _| {
        d.wrapping_add(a.wrapping_mul(b))
    });
    three(cases, "mls", BHS, |a, b, d, _| {
        d.wrapping_sub(a.wrapping_mul(b))
    });
    three(cases, "cmeq", BHSD, |a, b, _, n| truth(a == b, n));
    three(cases, "cmhi", BHSD, |a, b, _, n| truth(a > b, n));
    three(cases, "cmhs", BHSD, |a, b, _, n| truth(a >= b, n));
    three(cases, "cmge", BHSD, |a, b, _, n| {
        truth(signed(a, n) >= signed(b, n), n)
    });
    three(cases, "cmgt", BHSD, |a, b, _, n| {
        truth(signed(a, n) > signed(b, n), n)
    });
    three(cases, "cmtst", BHSD, |a, b, _, n| truth(a & b != 0, n));
    for (letter, sign) in [("s", true), ("u", false)] {
        let name = |rest: &str| format!("{letter}{rest}");
        let num = move |a: u64, n: u32| number(a, n, sign);
        three(cases, &name("max"), BHS, move |a, b, _, n| {
            num(a, n).max(num(b, n)) as u64
        });
        three(cases, &name("min"), BHS, move |a, b, _, n| {
            num(a, n).min(num(b, n)) as u64
        });
        three(cases, &name("abd"), BHS, move |a, b, _, n| {
            num(a, n).abs_diff(num(b, n)) as u64
        });
        three(cases, &name("aba"), BHS, move |a, b, d, n| {
            d.wrapping_add(num(a, n).abs_diff(num(b, n)) as u64)
        });
        three(cases, &name("hadd"), BHS, move |a, b, _, n| {
            ((num(a, n) + num(b, n)) >> 1) as u64
        });
        three(cases, &name("rhadd"), BHS, move |a, b, _, n| {
            ((num(a, n) + num(b, n) + 1) >> 1) as u64
        });
        three(cases, &name("hsub"), BHS, move |a, b, _, n| {
            ((num(a, n) - num(b, n)) >> 1) as u64
        });
        let scalars: [(&str, bool, bool); 4] = [
            ("shl", false, false),
            ("rshl", true, false),
            ("qshl", false, true),
            ("qrshl", true, true),
        ];
        for (rest, round, clamp) in scalars {
            let f = move |a, b, _, n| shift(a, by_register(b), n, sign, round, clamp);
            three(cases, &name(rest), BHSD, f);
            three_scalars(cases, &name(rest), if clamp { BHSD } else { &[64] }, f);
        }
        let add = move |a, b, _: u64, n| saturate(num(a, n) + num(b, n), n, sign);
        let sub = move |a, b, _: u64, n| saturate(num(a, n) - num(b, n), n, sign);
        three(cases, &name("qadd"), BHSD, add);
        three(cases, &name("qsub"), BHSD, sub);
        three_scalars(cases, &name("qadd"), BHSD, add);
        three_scalars(cases, &name("qsub"), BHSD, sub);
    }
    let double = |a: u64, b: u64, n: u32, round: bool| {
        let product = signed(a, n) * signed(b, n) * 2 + if round { 1i128 << (n - 1) } else { 0 };
        saturate(product >> n, n, true)
    };
    for (name, round) in [("sqdmulh", false), ("sqrdmulh", true)] {
        let f = move |a, b, _: u64, n| double(a, b, n, round);
        three(cases, name, HS, f);
        three_scalars(cases, name, HS, f);
    }
    for (name, sign) in [("sqrdmlah", 1), ("sqrdmlsh", -1)] {
        let f = move |a, b, d, n: u32| {
            let sum = (signed(d, n) << n) + sign * 2 * signed(a, n) * signed(b, n);
            saturate((sum + (1i128 << (n - 1))) >> n, n, true)
        };
        three(cases, name, HS, f);
        three_scalars(cases, name, HS, f);
    }
    three_scalars(cases, "add", &[64], |a, b, _, _| a.wrapping_add(b));
    three_scalars(cases, "sub", &[64], |a, b, _, _| a.wrapping_sub(b));
    three_scalars(cases, "cmeq", &[64], |a, b, _, n| truth(a == b, n));
    three_scalars(cases, "cmhi", &[64], |a, b, _, n| truth(a > b, n));
    three_scalars(cases, "cmhs", &[64], |a, b, _, n| truth(a >= b, n));
    three_scalars(cases, "cmge", &[64], |a, b, _, n| {
        truth(signed(a, n) >= signed(b, n), n)
    });
    three_scalars(cases, "cmgt", &[64], |a, b, _, n| {
        truth(signed(a, n) > signed(b, n), n)
    });
    three_scalars(cases, "cmtst", &[64], |a, b, _, n| truth(a & b != 0, n));
    three(cases, "pmul", &[8], |a, b, _, _| polynomial(a, b) as u64);
    for (shape, bits) in [("8b", 64), ("16b", 128)] {
        let keep = move |v: u128| if bits == 64 { u128::from(v as u64) } else { v };
        type Logic = fn(u128, u128, u128) -> u128;
        let list: [(&str, Logic); 8] = [
            ("and", |a, b, _| a & b),
            ("orr", |a, b, _| a | b),
            ("eor", |a, b, _| a ^ b),
            ("bic", |a, b, _| a & !b),
            ("orn", |a, b, _| a | !b),
            ("bsl", |a, b, d| a & d | b & !d),
            ("bit", |a, b, d| a & b | d & !b),
            ("bif", |a, b, d| d & b | a & !b),
        ];
        for (name, f) in list {
            let text = format!("{name} v0.{shape}, v1.{shape}, v2.{shape}");
            cases.push(case(text, move |m| {
                m.v[0] = keep(f(m.v[1], m.v[2], m.v[0]))
            }));
        }
    }
}

/// A product without carries.
fn polynomial(a: u64, b: u64) -> u128 {
    (0..64)
        .filter(|i| b >> i & 1 == 1)
        .fold(0, |sum, i| sum ^ u128::from(a) << i)
}

/// Pairs of neighbours, and all lanes together.
fn neighbours(cases: &mut Vec<Case>) {
    type Fold = fn(i128, i128) -> i128;
    let folds: [(&str, bool, Fold); 5] = [
        ("add", false, |a, b| a + b),
        ("smax", true, i128::max),
        ("smin", true, i128::min),
        ("umax", false, i128::max),
        ("umin", false, i128::min),
    ];
    for (name, sign, f) in folds {
        for (shape, bits, count) in SHAPES {
            if bits != 64 || name == "add" {
                let text = format!("{name}p v0.{shape}, v1.{shape}, v2.{shape}");
                cases.push(case(text, move |m| {
                    let (a, b) = (m.v[1], m.v[2]);
                    m.v[0] = lanes(bits, count, |i| {
                        let (v, at) = if i < count / 2 {
                            (a, 2 * i)
                        } else {
                            (b, 2 * i - count)
                        };
                        let lane = |at| number(get(v, bits, at), bits, sign);
                        f(lane(at), lane(at + 1)) as u64
                    });
                }));
            }
            if bits < 32 || shape == "4s" {
                let letter = scalar(bits);
                cases.push(case(format!("{name}v {letter}0, v1.{shape}"), move |m| {
                    let all = (0..count).map(|i| number(get(m.v[1], bits, i), bits, sign));
                    m.v[0] = u128::from(all.reduce(f).unwrap_or(0) as u64 & mask(bits));
                }));
            }
        }
    }
    for (letter, sign) in [("s", true), ("u", false)] {
        for (shape, bits, count) in SHAPES.into_iter().filter(|s| s.1 < 64) {
            if bits < 32 || shape == "4s" {
                let to = scalar(2 * bits);
                cases.push(case(format!("{letter}addlv {to}0, v1.{shape}"), move |m| {
                    let sum: i128 = (0..count)
                        .map(|i| number(get(m.v[1], bits, i), bits, sign))
                        .sum();
                    m.v[0] = u128::from(sum as u64 & mask(2 * bits));
                }));
            }
            let wide = match (2 * bits, count / 2) {
                (64, 1) => "1d".to_string(),
                (n, count) => format!("{count}{}", scalar(n)),
            };
            for (name, keep) in [("addlp", 0), ("adalp", 1)] {
                cases.push(case(
                    format!("{letter}{name} v0.{wide}, v1.{shape}"),
                    move |m| {
                        let (d, a) = (m.v[0], m.v[1]);
                        m.v[0] = lanes(2 * bits, count / 2, |i| {
                            let lane = |at| number(get(a, bits, at), bits, sign);
                            let sum = (lane(2 * i) + lane(2 * i + 1)) as u64;
                            sum.wrapping_add(keep * get(d, 2 * bits, i))
                        });
                    },
                ));
            }
        }
    }
    cases.push(case("addp d0, v1.2d", |m| {
        m.v[0] = u128::from((m.v[1] as u64).wrapping_add((m.v[1] >> 64) as u64));
    }));
}

/// The shapes of the narrow side: suffix, bits, whether it is the upper half; eight bytes each.
const HALVES: [(&str, &str, u32, bool); 6] = [
    ("8b", "8h", 8, false),
    ("16b", "8h", 8, true),
    ("4h", "4s", 16, false),
    ("8h", "4s", 16, true),
    ("2s", "2d", 32, false),
    ("4s", "2d", 32, true),
];

fn widening(cases: &mut Vec<Case>) {
    // Of two narrow lanes and the old wide one.
    type Wide = fn(i128, i128, i128, u32) -> i128;
    let list: [(&str, Wide); 7] = [
        ("addl", |a, b, _, _| a + b),
        ("subl", |a, b, _, _| a - b),
        ("abdl", |a, b, _, _| (a - b).abs()),
        ("abal", |a, b, d, _| d + (a - b).abs()),
        ("mull", |a, b, _, _| a * b),
        ("mlal", |a, b, d, _| d + a * b),
        ("mlsl", |a, b, d, _| d - a * b),
    ];
    let doubling: [(&str, Wide); 3] = [
        ("qdmull", |a, b, _, n| {
            signed(saturate(2 * a * b, n, true), n)
        }),
        ("qdmlal", |a, b, d, n| {
            signed(
                saturate(d + signed(saturate(2 * a * b, n, true), n), n, true),
                n,
            )
        }),
        ("qdmlsl", |a, b, d, n| {
            signed(
                saturate(d - signed(saturate(2 * a * b, n, true), n), n, true),
                n,
            )
        }),
    ];
    for (narrow, wide, bits, upper) in HALVES {
        let second = if upper { "2" } else { "" };
        let (count, low) = (64 / bits, if upper { 64 / bits } else { 0 });
        for (letter, sign) in [("s", true), ("u", false)] {
            let all = list
                .iter()
                .chain(if sign && bits > 8 { &doubling[..] } else { &[] });
            for &(name, f) in all {
                let text = format!("{letter}{name}{second} v0.{wide}, v1.{narrow}, v2.{narrow}");
                cases.push(case(text, move |m| {
                    let (d, a, b) = (m.v[0], m.v[1], m.v[2]);
                    m.v[0] = lanes(2 * bits, count, |i| {
                        let lane = |v| number(get(v, bits, low + i), bits, sign);
                        f(
                            lane(a),
                            lane(b),
                            signed(get(d, 2 * bits, i), 2 * bits),
                            2 * bits,
                        ) as u64
                    });
                }));
                // By an element, which lanes of bytes do not have.
                if bits > 8 && !name.starts_with('a') && !name.starts_with("sub") {
                    let by = 128 / bits - 1;
                    let text = format!(
                        "{letter}{name}{second} v0.{wide}, v1.{narrow}, v2.{}[{by}]",
                        scalar(bits)
                    );
                    cases.push(case(text, move |m| {
                        let (d, a, b) = (m.v[0], m.v[1], get(m.v[2], bits, by));
                        m.v[0] = lanes(2 * bits, count, |i| {
                            let lane = number(get(a, bits, low + i), bits, sign);
                            let old = signed(get(d, 2 * bits, i), 2 * bits);
                            f(lane, number(b, bits, sign), old, 2 * bits) as u64
                        });
                    }));
                }
            }
            for (name, factor) in [("addw", 1), ("subw", -1)] {
                let text = format!("{letter}{name}{second} v0.{wide}, v1.{wide}, v2.{narrow}");
                cases.push(case(text, move |m| {
                    let (a, b) = (m.v[1], m.v[2]);
                    m.v[0] = lanes(2 * bits, count, |i| {
                        let lane = number(get(b, bits, low + i), bits, sign);
                        (unsigned(get(a, 2 * bits, i)) + factor * lane) as u64
                    });
                }));
            }
            for amount in [1, bits - 1] {
                let text = format!("{letter}shll{second} v0.{wide}, v1.{narrow}, #{amount}");
                cases.push(case(text, move |m| {
                    let a = m.v[1];
                    m.v[0] = lanes(2 * bits, count, |i| {
                        (number(get(a, bits, low + i), bits, sign) << amount) as u64
                    });
                }));
            }
        }
        cases.push(case(
            format!("shll{second} v0.{wide}, v1.{narrow}, #{bits}"),
            move |m| {
                let a = m.v[1];
                m.v[0] = lanes(2 * bits, count, |i| get(a, bits, low + i) << bits);
            },
        ));
        if bits == 8 {
            cases.push(case(
                format!("pmull{second} v0.8h, v1.{narrow}, v2.{narrow}"),
                move |m| {
                    let (a, b) = (m.v[1], m.v[2]);
                    m.v[0] = lanes(16, 8, |i| {
                        polynomial(get(a, 8, low + i), get(b, 8, low + i)) as u64
                    });
                },
            ));
        }
    }
}

fn narrowing(cases: &mut Vec<Case>) {
    for (narrow, wide, bits, upper) in HALVES {
        let second = if upper { "2" } else { "" };
        let count = 64 / bits;
        // The upper half is written beside the old lower one, the lower one with zeros above.
        let put = move |d: u128, half: u128| {
            if upper {
                d & u128::from(u64::MAX) | half << 64
            } else {
                half
            }
        };
        for (name, minus, round) in [
            ("addhn", false, 0),
            ("subhn", true, 0),
            ("raddhn", false, 1),
            ("rsubhn", true, 1),
        ] {
            let text = format!("{name}{second} v0.{narrow}, v1.{wide}, v2.{wide}");
            cases.push(case(text, move |m| {
                let (a, b) = (m.v[1], m.v[2]);
                let half = lanes(bits, count, |i| {
                    let (a, b) = (get(a, 2 * bits, i), get(b, 2 * bits, i));
                    let sum = if minus {
                        a.wrapping_sub(b)
                    } else {
                        a.wrapping_add(b)
                    };
                    sum.wrapping_add(round << (bits - 1)) >> bits
                });
                m.v[0] = put(m.v[0], half);
            }));
        }
        // From a number with or without a sign to one with or without, or cut off.
        for (name, from, to) in [
            ("xtn", false, None),
            ("sqxtn", true, Some(true)),
            ("uqxtn", false, Some(false)),
            ("sqxtun", true, Some(false)),
        ] {
            cases.push(case(
                format!("{name}{second} v0.{narrow}, v1.{wide}"),
                move |m| {
                    let a = m.v[1];
                    let half = lanes(bits, count, |i| {
                        let value = number(get(a, 2 * bits, i), 2 * bits, from);
                        to.map_or(value as u64, |to| saturate(value, bits, to))
                    });
                    m.v[0] = put(m.v[0], half);
                },
            ));
        }
        let shifts: [(&str, bool, Option<bool>, bool); 8] = [
            ("shrn", false, None, false),
            ("rshrn", false, None, true),
            ("sqshrn", true, Some(true), false),
            ("sqrshrn", true, Some(true), true),
            ("uqshrn", false, Some(false), false),
            ("uqrshrn", false, Some(false), true),
            ("sqshrun", true, Some(false), false),
            ("sqrshrun", true, Some(false), true),
        ];
        for (name, from, to, round) in shifts {
            for amount in [1, bits / 2 + 1, bits] {
                let text = format!("{name}{second} v0.{narrow}, v1.{wide}, #{amount}");
                cases.push(case(text, move |m| {
                    let a = m.v[1];
                    let half = lanes(bits, count, |i| {
                        let value = number(get(a, 2 * bits, i), 2 * bits, from);
                        let value = (value + if round { 1 << (amount - 1) } else { 0 }) >> amount;
                        to.map_or(value as u64, |to| saturate(value, bits, to))
                    });
                    m.v[0] = put(m.v[0], half);
                }));
            }
        }
    }
}

fn shifts(cases: &mut Vec<Case>) {
    for (shape, bits, count) in SHAPES {
        for (letter, sign) in [("s", true), ("u", false)] {
            for (name, round, keep) in [
                ("shr", false, 0),
                ("sra", false, 1),
                ("rshr", true, 0),
                ("rsra", true, 1),
            ] {
                for amount in [1, bits / 2, bits] {
                    let text = format!("{letter}{name} v0.{shape}, v1.{shape}, #{amount}");
                    cases.push(case(text, move |m| {
                        let (d, a) = (m.v[0], m.v[1]);
                        m.v[0] = lanes(bits, count, |i| {
                            let shifted = shift(
                                get(a, bits, i),
                                -i128::from(amount),
                                bits,
                                sign,
                                round,
                                false,
                            );
                            shifted.wrapping_add(keep * get(d, bits, i))
                        });
                    }));
                }
            }
            for amount in [0, bits / 2, bits - 1] {
                let text = format!("{letter}qshl v0.{shape}, v1.{shape}, #{amount}");
                cases.push(case(text, move |m| {
                    let a = m.v[1];
                    m.v[0] = lanes(bits, count, |i| {
                        shift(get(a, bits, i), i128::from(amount), bits, sign, false, true)
                    });
                }));
            }
        }
        for amount in [0, 3, bits - 1] {
            cases.push(case(
                format!("sqshlu v0.{shape}, v1.{shape}, #{amount}"),
                move |m| {
                    let a = m.v[1];
                    m.v[0] = lanes(bits, count, |i| {
                        saturate(signed(get(a, bits, i), bits) << amount, bits, false)
                    });
                },
            ));
            cases.push(case(
                format!("shl v0.{shape}, v1.{shape}, #{amount}"),
                move |m| {
                    let a = m.v[1];
                    m.v[0] = lanes(bits, count, |i| get(a, bits, i) << amount);
                },
            ));
            cases.push(case(
                format!("sli v0.{shape}, v1.{shape}, #{amount}"),
                move |m| {
                    let (d, a) = (m.v[0], m.v[1]);
                    m.v[0] = lanes(bits, count, |i| {
                        get(a, bits, i) << amount | get(d, bits, i) & ((1 << amount) - 1)
                    });
                },
            ));
            let right = amount + 1;
            cases.push(case(
                format!("sri v0.{shape}, v1.{shape}, #{right}"),
                move |m| {
                    let (d, a) = (m.v[0], m.v[1]);
                    m.v[0] = lanes(bits, count, |i| {
                        let kept = mask(bits) & !(mask(bits).checked_shr(right).unwrap_or(0));
                        get(a, bits, i).checked_shr(right).unwrap_or(0) | get(d, bits, i) & kept
                    });
                },
            ));
        }
    }
}

fn one_source(cases: &mut Vec<Case>) {
    two(cases, "abs", "", BHSD, |a, _, n| {
        signed(a, n).unsigned_abs() as u64
    });
    two(cases, "neg", "", BHSD, |a, _, _| a.wrapping_neg());
    two(cases, "sqabs", "", BHSD, |a, _, n| {
        saturate(signed(a, n).abs(), n, true)
    });
    two(cases, "sqneg", "", BHSD, |a, _, n| {
        saturate(-signed(a, n), n, true)
    });
    two(cases, "mvn", "", &[8], |a, _, _| !a);
    two(cases, "rbit", "", &[8], |a, _, _| {
        u64::from((a as u8).reverse_bits())
    });
    two(cases, "cnt", "", &[8], |a, _, _| u64::from(a.count_ones()));
    two(cases, "clz", "", BHS, |a, _, n| {
        u64::from(a.leading_zeros() - (64 - n))
    });
    two(cases, "cls", "", BHS, |a, _, n| {
        let sign = a >> (n - 1) & 1;
        (0..n - 1).rev().take_while(|i| a >> i & 1 == sign).count() as u64
    });
    two(cases, "suqadd", "", BHSD, |a, d, n| {
        saturate(signed(d, n) + unsigned(a), n, true)
    });
    two(cases, "usqadd", "", BHSD, |a, d, n| {
        saturate(unsigned(d) + signed(a, n), n, false)
    });
    two(cases, "cmeq", ", #0", BHSD, |a, _, n| truth(a == 0, n));
    two(cases, "cmge", ", #0", BHSD, |a, _, n| {
        truth(signed(a, n) >= 0, n)
    });
    two(cases, "cmgt", ", #0", BHSD, |a, _, n| {
        truth(signed(a, n) > 0, n)
    });
    two(cases, "cmle", ", #0", BHSD, |a, _, n| {
        truth(signed(a, n) <= 0, n)
    });
    two(cases, "cmlt", ", #0", BHSD, |a, _, n| {
        truth(signed(a, n) < 0, n)
    });
    for (name, whole, sizes) in [
        ("rev16", 16, &[8][..]),
        ("rev32", 32, &[8, 16]),
        ("rev64", 64, BHS),
    ] {
        for (shape, bits, count) in SHAPES.into_iter().filter(|s| sizes.contains(&s.1)) {
            cases.push(case(format!("{name} v0.{shape}, v1.{shape}"), move |m| {
                let (a, per) = (m.v[1], whole / bits);
                m.v[0] = lanes(bits, count, |i| {
                    get(a, bits, i / per * per + per - 1 - i % per)
                });
            }));
        }
    }
}

fn lanes_moved(cases: &mut Vec<Case>) {
    for (shape, bits, count) in SHAPES {
        type From = fn(u32, u32) -> (bool, u32);
        // Of lane and count: from the second source, and which lane.
        let list: [(&str, From); 6] = [
            ("zip1", |i, _| (i % 2 == 1, i / 2)),
            ("zip2", |i, n| (i % 2 == 1, n / 2 + i / 2)),
            ("uzp1", |i, n| (i >= n / 2, 2 * i % n)),
            ("uzp2", |i, n| (i >= n / 2, 2 * i % n + 1)),
            ("trn1", |i, _| (i % 2 == 1, i / 2 * 2)),
            ("trn2", |i, _| (i % 2 == 1, i / 2 * 2 + 1)),
        ];
        for (name, from) in list {
            cases.push(case(
                format!("{name} v0.{shape}, v1.{shape}, v2.{shape}"),
                move |m| {
                    let (a, b) = (m.v[1], m.v[2]);
                    m.v[0] = lanes(bits, count, |i| {
                        let (second, lane) = from(i, count);
                        get(if second { b } else { a }, bits, lane)
                    });
                },
            ));
        }
        let letter = scalar(bits);
        let last = 128 / bits - 1;
        for lane in [0, 1, last] {
            cases.push(case(
                format!("dup v0.{shape}, v1.{letter}[{lane}]"),
                move |m| {
                    let a = m.v[1];
                    m.v[0] = lanes(bits, count, |_| get(a, bits, lane));
                },
            ));
            cases.push(case(
                format!("mov v0.{letter}[{lane}], v1.{letter}[{}]", last - lane),
                move |m| {
                    let value = get(m.v[1], bits, last - lane);
                    set(&mut m.v[0], bits, lane, value);
                },
            ));
            let general = if bits == 64 { 'x' } else { 'w' };
            cases.push(case(
                format!("mov v0.{letter}[{lane}], {general}1"),
                move |m| {
                    let value = m.x[1];
                    set(&mut m.v[0], bits, lane, value);
                },
            ));
            let umov = if bits < 32 { "umov" } else { "mov" };
            cases.push(case(
                format!("{umov} {general}0, v1.{letter}[{lane}]"),
                move |m| m.x[0] = get(m.v[1], bits, lane),
            ));
            if bits < 64 {
                cases.push(case(format!("smov x0, v1.{letter}[{lane}]"), move |m| {
                    m.x[0] = signed(get(m.v[1], bits, lane), bits) as u64;
                }));
            }
        }
        let general = if bits == 64 { 'x' } else { 'w' };
        cases.push(case(format!("dup v0.{shape}, {general}1"), move |m| {
            let a = m.x[1];
            m.v[0] = lanes(bits, count, |_| a);
        }));
    }
    for amount in [0, 1, 7, 15] {
        cases.push(case(
            format!("ext v0.16b, v1.16b, v2.16b, #{amount}"),
            move |m| {
                let (a, b) = (m.v[1], m.v[2]);
                m.v[0] = lanes(8, 16, |i| {
                    if i + amount < 16 {
                        get(a, 8, i + amount)
                    } else {
                        get(b, 8, i + amount - 16)
                    }
                });
            },
        ));
    }
    for (shape, count) in [("8b", 8), ("16b", 16)] {
        for registers in 1..=4usize {
            for (name, keep) in [("tbl", false), ("tbx", true)] {
                let list: Vec<String> = (1..=registers).map(|r| format!("v{r}.16b")).collect();
                let text = format!("{name} v0.{shape}, {{ {} }}, v5.{shape}", list.join(", "));
                cases.push(case(text, move |m| {
                    // Indices that are mostly inside.
                    let (d, table) = (m.v[0], m.v);
                    m.v[0] = lanes(8, count, |i| {
                        let at = get(table[5], 8, i) as usize;
                        if at < 16 * registers {
                            get(table[1 + at / 16], 8, at as u32 % 16)
                        } else if keep {
                            get(d, 8, i)
                        } else {
                            0
                        }
                    });
                }));
            }
        }
    }
}

/// Multiplications by one lane, and sums of products.
fn products(cases: &mut Vec<Case>) {
    for (shape, bits, count) in SHAPES.into_iter().filter(|s| matches!(s.1, 16 | 32)) {
        let letter = scalar(bits);
        for by in [0, 128 / bits - 1] {
            for (name, keep, factor) in [("mul", 0, 1u64), ("mla", 1, 1), ("mls", 1, u64::MAX)] {
                cases.push(case(
                    format!("{name} v0.{shape}, v1.{shape}, v2.{letter}[{by}]"),
                    move |m| {
                        let (d, a, b) = (m.v[0], m.v[1], get(m.v[2], bits, by));
                        m.v[0] = lanes(bits, count, |i| {
                            (keep * get(d, bits, i))
                                .wrapping_add(factor.wrapping_mul(get(a, bits, i).wrapping_mul(b)))
                        });
                    },
                ));
            }
            for (name, round) in [("sqdmulh", false), ("sqrdmulh", true)] {
                cases.push(case(
                    format!("{name} v0.{shape}, v1.{shape}, v2.{letter}[{by}]"),
                    move |m| {
                        let (a, b) = (m.v[1], get(m.v[2], bits, by));
                        m.v[0] = lanes(bits, count, |i| {
                            let product = 2 * signed(get(a, bits, i), bits) * signed(b, bits);
                            saturate(
                                (product + if round { 1i128 << (bits - 1) } else { 0 }) >> bits,
                                bits,
                                true,
                            )
                        });
                    },
                ));
            }
        }
    }
    for (name, first, second) in [
        ("sdot", true, true),
        ("udot", false, false),
        ("usdot", false, true),
        ("sudot", true, false),
    ] {
        for (shape, bytes, count) in [("2s", "8b", 2), ("4s", "16b", 4)] {
            let dot = move |a: u128, b: u128, i: u32, j: u32| -> i128 {
                let lane = |v, at, sign| number(get(v, 8, at), 8, sign);
                (0..4)
                    .map(|k| lane(a, 4 * i + k, first) * lane(b, 4 * j + k, second))
                    .sum()
            };
            if name != "sudot" {
                cases.push(case(
                    format!("{name} v0.{shape}, v1.{bytes}, v2.{bytes}"),
                    move |m| {
                        let (d, a, b) = (m.v[0], m.v[1], m.v[2]);
                        m.v[0] = lanes(32, count, |i| {
                            (unsigned(get(d, 32, i)) + dot(a, b, i, i)) as u64
                        });
                    },
                ));
            }
            for by in [0, 3] {
                cases.push(case(
                    format!("{name} v0.{shape}, v1.{bytes}, v2.4b[{by}]"),
                    move |m| {
                        let (d, a, b) = (m.v[0], m.v[1], m.v[2]);
                        m.v[0] = lanes(32, count, |i| {
                            (unsigned(get(d, 32, i)) + dot(a, b, i, by)) as u64
                        });
                    },
                ));
            }
        }
    }
    for (name, first, second) in [
        ("smmla", true, true),
        ("ummla", false, false),
        ("usmmla", false, true),
    ] {
        cases.push(case(format!("{name} v0.4s, v1.16b, v2.16b"), move |m| {
            let (d, a, b) = (m.v[0], m.v[1], m.v[2]);
            m.v[0] = lanes(32, 4, |i| {
                let (row, column) = (i / 2, i % 2);
                let lane = |v, at, sign| number(get(v, 8, at), 8, sign);
                let sum: i128 = (0..8)
                    .map(|k| lane(a, 8 * row + k, first) * lane(b, 8 * column + k, second))
                    .sum();
                (unsigned(get(d, 32, i)) + sum) as u64
            });
        }));
    }
}

pub fn cases() -> Vec<Case> {
    let mut cases = vec![];
    same_shape(&mut cases);
    neighbours(&mut cases);
    widening(&mut cases);
    narrowing(&mut cases);
    shifts(&mut cases);
    one_source(&mut cases);
    lanes_moved(&mut cases);
    products(&mut cases);
    cases
}
