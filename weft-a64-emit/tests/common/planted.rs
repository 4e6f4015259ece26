//! Faults planted into code, each of which must be caught.

use super::build::LoopBuilder;
use super::kernels;
use super::machine::{Fault, Machine};
use super::matmul::Product;
use super::{Wrong, check_code, emit};
use weft_a64_encoder::{Operand, encode, form};
use weft_kernel::{BinaryOp as B, Elem, EmittedCode, Functions, Kernel, ReduceOp};

/// What was planted, and whether that was noticed, in the way in which it must be.
pub type Planted = (String, bool);

/// S3_3_C4_C4_0: two, three, four, four and three bits.
const FPCR: Operand = Operand::SysReg(0xda20);

fn words(code: &EmittedCode) -> Vec<u32> {
    let bytes = code.bytes[..code.code_len].chunks_exact(4);
    bytes
        .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
        .collect()
}

fn with_word(code: &EmittedCode, at: usize, word: u32) -> EmittedCode {
    let mut code = code.clone();
    code.bytes[4 * at..4 * at + 4].copy_from_slice(&word.to_le_bytes());
    code
}

/// The code behind some more words; what it reaches moves with it.
fn behind(code: &EmittedCode, words: &[u32]) -> EmittedCode {
    let mut code = code.clone();
    let bytes = words.iter().flat_map(|word| word.to_le_bytes());
    code.bytes.splice(0..0, bytes);
    code.code_len += 4 * words.len();
    code
}

fn name_of(word: u32) -> String {
    weft_a64_encoder::decode(word).map_or_else(|| "udf".into(), |i| i.to_string())
}

fn is(word: u32, mnemonic: &str) -> bool {
    name_of(word).split(' ').next() == Some(mnemonic)
}

fn add(n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("add {n}"), &[n]);
    let (x, y, z) = (
        b.dense_in(Elem::F32),
        b.dense_in(Elem::F32),
        b.dense_out(Elem::F32),
    );
    b.each(|s| {
        let (v, w) = (s.load(x), s.load(y));
        let v = s.bin(B::Add, v, w);
        s.store(z, v);
    });
    b.build()
}

fn fma(n: u64) -> Kernel {
    let mut b = LoopBuilder::new(&format!("fma {n}"), &[n]);
    let ins = [(); 3].map(|()| b.dense_in(Elem::F32));
    let y = b.dense_out(Elem::F32);
    b.each(|s| {
        let [p, q, r] = ins.map(|i| s.load(i));
        let v = s.fma(p, q, r);
        s.store(y, v);
    });
    b.build()
}

/// What may stand by mistake where an fmla does; nothing for other words.
fn wrong_fmlas(word: u32) -> Vec<(&'static str, u32)> {
    if !is(word, "fmla") {
        return Vec::new();
    }
    let (d, n) = (word & 31, word >> 5 & 31);
    let by_lane = word >> 24 & 31 == 0b01111;
    let subtracts = if by_lane { 1 << 14 } else { 1 << 23 };
    let mut faults = vec![
        ("fmla with swapped operands", word & !0x3ff | n | d << 5),
        ("fmls for fmla", word ^ subtracts),
    ];
    if by_lane {
        faults.push(("fmla by another lane", word ^ 1 << 21));
    } else {
        let m = word >> 16 & 31;
        let swapped = word & !(31 << 16 | 31) | m | d << 16;
        faults.push(("fmla with the other operand swapped", swapped));
    }
    assert!(
        faults[1..]
            .iter()
            .all(|(_, word)| name_of(*word).starts_with("fml"))
    );
    assert!(is(faults[1].1, "fmls"));
    faults
}

pub fn all(machine: &mut Machine) -> Vec<Planted> {
    let none = Functions::default();
    let math = weft_math::all();
    let mut planted = Vec::new();
    let mut plant = |what: String, kernel: &Kernel, code: &EmittedCode, want: Option<Fault>| {
        let caught = match (check_code(machine, kernel, &math, code), want) {
            (Ok(_) | Err(Wrong::Refused(_)), _) => false,
            (Err(Wrong::Fault(fault)), Some(wanted)) => fault == wanted,
            (Err(_), wanted) => wanted.is_none(),
        };
        planted.push((format!("{what} in {}", kernel.name()), caught));
    };
    let neon = |kernel: &Kernel| emit(kernel, &math).expect("the kernel is served");

    // fmla d, n, m is d + n * m. With d and n exchanged, as where an accumulator is passed as a
    // factor, it is n + d * m; fmls is d - n * m. n and m, exchanged, are no fault. The product has
    // two segments, so that accumulators are added up too, and rows for tiles of every height.
    let product = Product::new(11, 16, 261).kernel();
    for kernel in [fma(37), product] {
        let code = neon(&kernel);
        for (at, word) in words(&code).into_iter().enumerate() {
            for (what, fault) in wrong_fmlas(word) {
                plant(
                    format!("{what} at word {at}"),
                    &kernel,
                    &with_word(&code, at, fault),
                    None,
                );
            }
        }
    }

    // Registers of the caller's.
    let kernel = kernels::layer_norm(2, 33);
    let code = neon(&kernel);
    for n in 8..16 {
        let operands = [Operand::V(n), Operand::V(0), Operand::V(0)];
        let word = encode(form::EOR_V16B_V16B_V16B, &operands).expect("an instruction");
        let want = Fault::Register(32 + u64::from(n));
        plant(
            format!("a clobbered d{n}"),
            &kernel,
            &behind(&code, &[word]),
            Some(want),
        );
    }
    for n in 18..30 {
        let operands = [Operand::X(n), Operand::Imm(7)];
        let word = encode(form::MOVZ_X_I, &operands).expect("an instruction");
        let want = Fault::Register(n.into());
        plant(
            format!("a clobbered x{n}"),
            &kernel,
            &behind(&code, &[word]),
            Some(want),
        );
    }
    let operands = [Operand::Sp, Operand::Sp, Operand::Imm(32)];
    let word = encode(form::SUB_XSP_XSP_I, &operands).expect("an instruction");
    let want = Some(Fault::Register(64));
    plant(
        "a moved stack pointer".into(),
        &kernel,
        &behind(&code, &[word]),
        want,
    );

    // Rounding, flushing to zero and their like: bits that this processor has.
    for bit in [22, 23, 24, 25, 26] {
        let x9 = Operand::X(9);
        let words = [
            encode(form::MRS_X_SYSREG, &[x9, FPCR]),
            encode(form::EOR_XSP_X_BITMASK, &[x9, x9, Operand::Imm(1 << bit)]),
            encode(form::MSR_SYSREG_X, &[FPCR, x9]),
        ];
        let words = words.map(|word| word.expect("an instruction"));
        plant(
            format!("bit {bit} of FPCR flipped"),
            &kernel,
            &behind(&code, &words),
            Some(Fault::Register(65)),
        );
    }
    // The caller's frame.
    for offset in [0, 8, 16, 160, 504] {
        let operands = [Operand::X(9), Operand::Sp, Operand::Imm(offset)];
        let word = encode(form::STR_X_AT_XSP_I, &operands).expect("an instruction");
        plant(
            format!("a write {offset} bytes into the caller's frame"),
            &kernel,
            &behind(&code, &[word]),
            Some(Fault::Frame),
        );
    }

    // A tail that is not done, and one that is too long.
    for n in [33, 39, 67] {
        plant(
            "a dropped tail".into(),
            &add(n),
            &neon(&add(n / 32 * 32)),
            None,
        );
        plant("a tail too long".into(), &add(n), &neon(&add(n + 1)), None);
    }

    // Every bit of the additions in the loops of an addition and of a sum. Whole vectors, and more
    // than one trip: the upper half of a single lane's vector, or which zero is added to, is no
    // difference.
    let sum = kernels::reduction(ReduceOp::Sum, Elem::F32, 2, 96);
    for kernel in [add(64), sum.clone()] {
        let code = emit(&kernel, &none).expect("the kernel is served");
        let inner = code.loops.last().expect("a loop");
        for (at, word) in words(&code).into_iter().enumerate() {
            if !is(word, "fadd") || !(inner.start..inner.end).contains(&(4 * at)) {
                continue;
            }
            for bit in 0..32 {
                let flipped = with_word(&code, at, word ^ 1 << bit);
                let what = format!("bit {bit} of `{}` flipped, word {at}", name_of(word));
                plant(what, &kernel, &flipped, None);
            }
        }
    }

    // Lanes of a sum in another order.
    let code = emit(&sum, &none).expect("the kernel is served");
    for (at, word) in words(&code).into_iter().enumerate() {
        if is(word, "ext") {
            let by = if word >> 11 & 15 == 8 { 4 } else { 8 };
            let swapped = word & !(15 << 11) | by << 11;
            let what = format!("swapped lanes by `{}`", name_of(swapped));
            plant(what, &sum, &with_word(&code, at, swapped), None);
        }
    }
    planted
}
