//! A64 words a second on one core: typed, from operands, read, printed; beside dynasmrt and llvm-mc.
//!
//! Everybody makes the same eight instructions with the same operands, and first it is checked that the
//! words are equal.
//! Operands go through `black_box` one by one, so that nothing is known when the code is compiled, and each
//! word is written to memory that is shown to `black_box`.
//! A round takes about a millisecond; the best and the median of many are printed, since other programs
//! only ever make a round slower.

mod record;

use std::fmt::Write as _;
use std::hint::black_box;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::Instant;

use record::Row;
use serde_json::json;

use dynasmrt::{DynasmApi, VecAssembler, aarch64::Aarch64Relocation, dynasm};
use weft_a64_encoder::imm::{Imm, LogicalImm};
use weft_a64_encoder::regs::{V, X, XSp};
use weft_a64_encoder::{Operand, base, decode, encode, form, memory, parse, simd};

/// Operands of one group of eight instructions.
#[derive(Clone, Copy)]
struct Operands {
    x: [u8; 3],
    v: [u8; 3],
    imm12: u32,
    offset: u32,
    mask: u64,
    lane: u32,
}

const GROUPS: usize = 1 << 11;
const WORDS: usize = 8 * GROUPS;

fn operands() -> Vec<Operands> {
    let mut state = 1u64;
    let mut next = |below: u64| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) % below
    };
    (0..GROUPS)
        .map(|_| Operands {
            x: [next(31) as u8, next(31) as u8, next(31) as u8],
            v: [next(32) as u8, next(32) as u8, next(32) as u8],
            imm12: next(4096) as u32,
            offset: 8 * next(4096) as u32,
            mask: (1 << (1 + next(30))) - 1,
            lane: next(4) as u32,
        })
        .collect()
}

/// By typed constructors, every check included.
fn typed(list: &[Operands], words: &mut [u32]) {
    for (o, words) in list.iter().zip(words.chunks_exact_mut(8)) {
        let o = black_box(*o);
        let [a, b, c] = o.x.map(|n| X::new(n).expect("a register"));
        let [p, q, r] = o.v.map(|n| V::new(n).expect("a register"));
        let [as_, bs] = [o.x[0], o.x[1]].map(|n| XSp::new(n).expect("a register"));
        words[0] = base::add_x_x_x(a, b, c).word();
        words[1] = base::add_xsp_xsp_i(as_, bs, Imm::new(o.imm12.into()).expect("in range")).word();
        words[2] = memory::ldr_x_at_xsp_i(a, bs, Imm::new(o.offset.into()).expect("in range")).word();
        words[3] = memory::str_x_at_xsp_i(c, bs, Imm::new(o.offset.into()).expect("in range")).word();
        words[4] = simd::fmla_v4s_v4s_v4s(p, q, r).word();
        words[5] = simd::fmla_v4s_v4s_vs_at_i(p, q, r, Imm::new(o.lane.into()).expect("in range")).word();
        words[6] = base::and_xsp_x_bitmask(as_, b, LogicalImm::new(o.mask).expect("a bitmask")).word();
        words[7] = base::madd_x_x_x_x(a, b, c, a).word();
    }
}

/// By the dynamic door.
fn dynamic(list: &[Operands], words: &mut [u32]) {
    for (o, words) in list.iter().zip(words.chunks_exact_mut(8)) {
        let o = black_box(*o);
        let [a, b, c] = o.x.map(Operand::X);
        let [p, q, r] = o.v.map(Operand::V);
        let imm = |n: u32| Operand::Imm(n.into());
        let make = |form, operands: &[Operand]| encode(black_box(form), operands).expect("legal");
        words[0] = make(form::ADD_X_X_X, &[a, b, c]);
        words[1] = make(form::ADD_XSP_XSP_I, &[a, b, imm(o.imm12)]);
        words[2] = make(form::LDR_X_AT_XSP_I, &[a, b, imm(o.offset)]);
        words[3] = make(form::STR_X_AT_XSP_I, &[c, b, imm(o.offset)]);
        words[4] = make(form::FMLA_V4S_V4S_V4S, &[p, q, r]);
        words[5] = make(form::FMLA_V4S_V4S_VS_AT_I, &[p, q, r, imm(o.lane)]);
        words[6] = make(form::AND_XSP_X_BITMASK, &[a, b, Operand::Imm(o.mask as i64)]);
        words[7] = make(form::MADD_X_X_X_X, &[a, b, c, a]);
    }
}

/// By dynasmrt, whose checks of operands at run time panic.
fn rival(list: &[Operands], ops: &mut VecAssembler<Aarch64Relocation>) {
    for o in list {
        let o = black_box(*o);
        let ([a, b, c], [p, q, r]) = (o.x, o.v);
        dynasm!(ops
            ; .arch aarch64
            ; add X(a), X(b), X(c)
            ; add XSP(a), XSP(b), o.imm12
            ; ldr X(a), [XSP(b), o.offset]
            ; str X(c), [XSP(b), o.offset]
            ; fmla V(p).S4, V(q).S4, V(r).S4
            ; fmla V(p).S4, V(q).S4, V(r).S[o.lane]
            ; and XSP(a), X(b), o.mask
            ; madd X(a), X(b), X(c), X(a)
        );
    }
}

/// Best and median of many rounds, in million words a second; the best is returned.
fn rate(rows: &mut Vec<Row>, name: &str, words: usize, rounds: usize, mut round: impl FnMut()) -> f64 {
    let mut rates: Vec<f64> = (0..rounds)
        .map(|_| {
            let start = Instant::now();
            round();
            words as f64 / start.elapsed().as_secs_f64() / 1e6
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    let (best, median) = (rates[rounds - 1], rates[rounds / 2]);
    println!("{name:44} {best:10.2} {median:10.2}");
    let round = |rate: f64| (rate * 1e4).round() / 1e4;
    rows.push(Row {
        name: name.into(),
        figures: json!({
            "best_million_words_per_second": round(best),
            "median_million_words_per_second": round(median),
            "rounds": rounds,
        }),
    });
    best
}

/// Runs llvm-mc on a text, and says whether it succeeded.
fn llvm(arguments: &[&str], input: &str) -> bool {
    let child = Command::new("llvm-mc-19")
        .args(["-triple=aarch64", "-mattr=+neon"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn();
    let Ok(mut child) = child else { return false };
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("llvm-mc reads");
    drop(stdin);
    child.wait().is_ok_and(|status| status.success())
}

/// The clean builds that `cargo xtask bench --a64` did, given as `--built=PROFILE,USER,WALL`.
fn builds(arguments: &[String]) -> Vec<Row> {
    let mut rows = vec![];
    for argument in arguments.iter().filter_map(|a| a.strip_prefix("--built=")) {
        let cells: Vec<&str> = argument.split(',').collect();
        let [profile, user, wall] = cells[..] else { panic!("--built=PROFILE,USER,WALL") };
        let seconds = |text: &str| text.parse::<f64>().expect("seconds");
        println!("clean build alone, {profile}: {user} s of a processor, {wall} s by the clock, best of 3");
        rows.push(Row {
            name: format!("clean build alone, {profile}"),
            figures: json!({ "best_user_s": seconds(user), "best_wall_s": seconds(wall), "rounds": 3 }),
        });
    }
    rows
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let load_before = record::load();
    let mut rows = builds(&arguments);
    let list = operands();
    let (mut words, mut other) = (vec![0; WORDS], vec![0; WORDS]);
    typed(&list, &mut words);
    dynamic(&list, &mut other);
    assert_eq!(words, other, "both ways make the same words");
    let mut ops = VecAssembler::new(0);
    rival(&list, &mut ops);
    let theirs = ops.finalize().expect("no labels");
    let differ = theirs
        .chunks_exact(4)
        .map(|w| u32::from_le_bytes(w.try_into().expect("four bytes")))
        .zip(&words)
        .filter(|(theirs, ours)| theirs != *ours)
        .count();
    assert_eq!(theirs.len(), 4 * WORDS);
    assert_eq!(differ, 0, "dynasmrt makes the same words");
    let mut text = String::new();
    for word in &words {
        let _ = writeln!(text, "{}", decode(*word).expect("an instruction"));
    }
    let hex: String = words.iter().flat_map(|w| w.to_le_bytes()).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:#04x} ");
        text
    });

    println!("{:44} {:>10} {:>10}", "million words a second, one core", "best", "median");
    let typed_rate = rate(&mut rows, "typed constructors, all checks", WORDS, 2000, || {
        typed(black_box(&list), &mut words);
        black_box(&mut words);
    });
    let dynamic_rate = rate(&mut rows, "dynamic door, all checks", WORDS, 800, || {
        dynamic(black_box(&list), &mut other);
        black_box(&mut other);
    });
    rate(&mut rows, "dynasmrt", WORDS, 800, || {
        let mut ops = VecAssembler::new(0);
        rival(black_box(&list), &mut ops);
        black_box(ops.finalize().expect("no labels"));
    });
    rate(&mut rows, "decoded", WORDS, 400, || {
        for word in black_box(&words) {
            black_box(decode(*word));
        }
    });
    let mut printed = String::with_capacity(2 * text.len());
    rate(&mut rows, "decoded and printed", WORDS, 100, || {
        printed.clear();
        for word in black_box(&words) {
            let _ = writeln!(printed, "{}", decode(*word).expect("an instruction"));
        }
        black_box(&printed);
    });
    rate(&mut rows, "text parsed", WORDS, 40, || {
        for line in black_box(&text).lines() {
            black_box(parse(line).expect("an instruction"));
        }
    });
    if llvm(&["-filetype=obj"], "nop\n") {
        let (text, hex) = (text.repeat(8), hex.repeat(8));
        rate(&mut rows, "llvm-mc-19, text to object, with its start", 8 * WORDS, 3, || {
            assert!(llvm(&["-filetype=obj"], &text));
        });
        rate(&mut rows, "llvm-mc-19, words to text, with its start", 8 * WORDS, 3, || {
            assert!(llvm(&["--disassemble"], &hex));
        });
    } else {
        println!("llvm-mc-19 is not here, and not measured");
    }
    if arguments.iter().any(|a| a == "--record") {
        let name = record::write(load_before, &rows).expect("record/ can be written");
        println!("wrote record/{name}");
    }
    println!("targets: typed 100, {}; dynamic 30, {}", met(typed_rate, 100.0), met(dynamic_rate, 30.0));
}

fn met(rate: f64, target: f64) -> &'static str {
    if rate >= target { "met" } else { "missed" }
}
