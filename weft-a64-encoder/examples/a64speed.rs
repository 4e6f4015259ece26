//! Words a second, on one core: made by typed constructors, made from operands, read, printed.
//!
//! `cargo run --release --example a64speed`

use std::fmt::Write;
use std::hint::black_box;
use std::time::Instant;

use weft_a64_encoder::imm::Imm;
use weft_a64_encoder::regs::{V, X, XSp};
use weft_a64_encoder::{Operand, base, decode, encode, form, memory, simd};

/// The best of five rounds, in million words a second.
fn rate(name: &str, words: usize, mut round: impl FnMut() -> u64) {
    let mut best = 0.0f64;
    for _ in 0..5 {
        let start = Instant::now();
        black_box(round());
        best = best.max(words as f64 / start.elapsed().as_secs_f64() / 1e6);
    }
    println!("{name:32} {best:9.1} million words a second");
}

fn main() {
    const ROUNDS: usize = 1 << 20;
    let mut code = vec![0u32; 4 * ROUNDS];
    rate("typed, with all checks", code.len(), || {
        for (at, words) in code.chunks_mut(4).enumerate() {
            let n = black_box(at) as u8 & 31;
            let (x, v) = (X::new(n).expect("below 32"), V::new(n).expect("below 32"));
            let sp = XSp::new(n).expect("below 32");
            let offset = Imm::new((at as i64 & 4095) * 8).expect("in range");
            words[0] = base::add_x_x_x(x, x, x).word();
            words[1] = memory::ldr_x_at_xsp_i(x, sp, offset).word();
            words[2] = simd::fmla_v4s_v4s_v4s(v, v, v).word();
            words[3] =
                base::add_xsp_xsp_i(sp, sp, Imm::new(at as i64 & 4095).expect("in range")).word();
        }
        u64::from(code[7])
    });
    let mut code = vec![0u32; 4 * ROUNDS];
    rate("from operands, with all checks", code.len(), || {
        for (at, words) in code.chunks_mut(4).enumerate() {
            let n = black_box(at) as u8 & 15;
            let (x, v) = (Operand::X(n), Operand::V(n));
            let imm = Operand::Imm(at as i64 & 4095);
            let offset = Operand::Imm((at as i64 & 4095) * 8);
            words[0] = encode(form::ADD_X_X_X, &[x, x, x]).expect("legal");
            words[1] = encode(form::LDR_X_AT_XSP_I, &[x, x, offset]).expect("legal");
            words[2] = encode(form::FMLA_V4S_V4S_V4S, &[v, v, v]).expect("legal");
            words[3] = encode(form::ADD_XSP_XSP_I, &[x, x, imm]).expect("legal");
        }
        u64::from(code[7])
    });
    let code = &code[..1 << 18];
    rate("read", code.len(), || {
        code.iter()
            .filter_map(|w| decode(*w))
            .map(|i| u64::from(i.word()))
            .sum()
    });
    let mut text = String::new();
    rate("read and printed", code.len(), || {
        text.clear();
        for word in code {
            let _ = writeln!(text, "{}", decode(*word).expect("an instruction"));
        }
        text.len() as u64
    });
}
