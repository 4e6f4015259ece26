//! Which kind of operation each instruction is, and what it reads and writes.

use weft_a64_encoder::{Inst, Operand};

use super::is_vector;
use crate::model::{Class, Width};

/// A load or a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Transfer {
    pub stores: bool,
    /// How many loads or stores it is: a pair of 128-bit registers is two.
    pub times: u32,
    pub width: Width,
    /// Operands that are data; the address is behind.
    pub registers: usize,
    /// Whether the base is moved on too.
    pub moves_base: bool,
}

/// What an instruction is to a price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kind {
    /// What it does besides its loads and stores.
    pub work: Option<(Class, Width)>,
    pub transfer: Option<Transfer>,
    /// So many of the first operands are written.
    pub results: usize,
    /// Whether the results are read first.
    pub tied: bool,
    pub reads_flags: bool,
    pub writes_flags: bool,
}

/// The kind of an instruction, unless the tables do not know it.
pub(crate) fn classify(inst: &Inst, operands: &[Operand]) -> Option<Kind> {
    let form = inst.form();
    let mnemonic = form.mnemonic();
    if let Some(transfer) = transfer(mnemonic, &form.to_string(), operands) {
        return transfer;
    }
    let vector = is_vector(operands.first());
    let mut kind = Kind {
        results: 1,
        ..Kind::default()
    };
    let (class, width) = if vector {
        let class = vector_class(mnemonic, &form.to_string(), operands)?;
        kind.tied = is_tied(mnemonic, &form.to_string());
        (class, Width::Bits128)
    } else if is_vector(operands.get(1)) {
        // From a vector to a general register.
        match mnemonic {
            "smov" | "umov" | "mov" | "fmov" | "fcvtzs" | "fcvtzu" => {}
            _ => return None,
        }
        (Class::VectorToInt, Width::Bits128)
    } else {
        general(mnemonic, &mut kind)?
    };
    kind.work = Some((class, width));
    Some(kind)
}

/// Loads and stores; `Some(None)` is one that the tables do not know.
fn transfer(mnemonic: &str, form: &str, operands: &[Operand]) -> Option<Option<Kind>> {
    // `[x1]` and `[x1, #8]`; `[x1], #8` and `[x1, #8]!` move the base on.
    let address = form.rsplit('[').next().unwrap_or_default();
    let moves_base = !address.ends_with(']');
    let data = if is_vector(operands.first()) {
        Width::Bits128
    } else {
        Width::Int
    };
    let whole = matches!(operands.first(), Some(Operand::Q(_)));
    let (stores, pair, lane) = match mnemonic {
        "ldr" | "ldur" | "ldrb" | "ldrh" | "ldrsw" => (false, false, false),
        "str" | "stur" | "strb" | "strh" => (true, false, false),
        "ldp" | "ldnp" => (false, true, false),
        "stp" | "stnp" => (true, true, false),
        "ld1" | "ld1r" => (false, false, true),
        "st1" => (true, false, true),
        _ => return None,
    };
    // One register of a list, whole or one element of it.
    let one = !form.contains("<V, V");
    if !one || operands.len() < 2 {
        return Some(None);
    }
    let into_element = lane && form.contains("}[");
    // The number of a lane stands behind the register.
    let registers = 1 + usize::from(pair) + usize::from(into_element);
    let transfer = Transfer {
        stores,
        times: if pair && (whole || data == Width::Int && stores) {
            2
        } else {
            1
        },
        width: data,
        registers,
        moves_base,
    };
    Some(Some(Kind {
        // An element is moved to or from its place.
        work: lane.then_some((Class::Shuffle, Width::Bits128)),
        transfer: Some(transfer),
        results: if stores { 0 } else { 1 + usize::from(pair) },
        tied: !stores && into_element,
        ..Kind::default()
    }))
}

/// Instructions whose first operand is a vector or a scalar of one.
fn vector_class(mnemonic: &str, form: &str, operands: &[Operand]) -> Option<Class> {
    let doubles = form.contains(".2d") || matches!(operands.first(), Some(Operand::D(_)));
    let from_general = matches!(operands.get(1), Some(Operand::W(_) | Operand::X(_)));
    let lanes_of_four = form.contains(".4s");
    Some(match mnemonic {
        "fmla" | "fmls" | "fmadd" | "fmsub" | "fnmadd" | "fnmsub" => Class::Fma,
        "fmul" | "fnmul" => Class::Mul,
        "fadd" | "fsub" | "fabd" | "faddp" => Class::Add,
        "fmax" | "fmin" | "fmaxnm" | "fminnm" | "fcmeq" | "fcmge" | "fcmgt" | "fcmle" | "fcmlt" => {
            Class::MinMax
        }
        "frintn" | "frintm" | "frintp" | "frintz" | "frinta" | "frinti" | "frintx" => Class::Round,
        "fdiv" if doubles => Class::DivF64,
        "fdiv" => Class::DivF32,
        "fsqrt" if doubles => Class::SqrtF64,
        "fsqrt" => Class::SqrtF32,
        "and" | "orr" | "eor" | "bic" | "orn" | "mvn" | "not" | "fneg" | "fabs" => Class::Logic,
        "bsl" | "bit" | "bif" => Class::Blend,
        // A copy of a whole register is done by a pipe; of an element, too.
        "mov" | "ins" | "dup" | "fmov" if from_general => Class::IntToVector,
        "mov" | "ins" | "dup" | "ext" | "rev64" | "rev32" | "rev16" | "zip1" | "zip2" | "uzp1"
        | "uzp2" | "trn1" | "trn2" | "fmov" => Class::Shuffle,
        "movi" | "mvni" => Class::Zero,
        "tbl" if !form.contains("<V, V") => Class::Permute,
        "add" | "sub" | "neg" | "abs" | "cmeq" | "cmge" | "cmgt" | "cmhi" | "cmhs" | "cmle"
        | "cmlt" | "cmtst" | "smax" | "smin" | "umax" | "umin" | "addp" | "uaddlp" | "saddlp" => {
            Class::VectorInt
        }
        "mul" | "mla" | "mls" => Class::VectorMul32,
        "umull" | "smull" | "umlal" | "smlal" | "umlsl" | "smlsl" | "sdot" | "udot" => {
            Class::VectorMul16
        }
        "shl" | "sshr" | "ushr" | "sshl" | "ushl" | "sri" | "sli" => Class::VectorShift,
        "sshll" | "ushll" | "sxtl" | "uxtl" => Class::Widen,
        "xtn" => Class::Shuffle,
        "sqxtn" | "uqxtn" | "sqxtun" => Class::Narrow,
        "fcvtn" | "fcvtl" if form.contains(".4h") => Class::Convert,
        "fcvtn" | "fcvtl" | "fcvtxn" | "fcvt" => Class::ConvertResize,
        "scvtf" | "ucvtf" if from_general => Class::IntToVector,
        // Four lanes take the converter twice.
        "scvtf" | "ucvtf" | "fcvtzs" | "fcvtzu" if lanes_of_four => Class::Convert,
        "scvtf" | "ucvtf" | "fcvtzs" | "fcvtzu" => Class::ConvertResize,
        _ => return None,
    })
}

/// Whether a vector instruction reads what it writes.
fn is_tied(mnemonic: &str, form: &str) -> bool {
    matches!(
        mnemonic,
        "fmla"
            | "fmls"
            | "mla"
            | "mls"
            | "umlal"
            | "smlal"
            | "umlsl"
            | "smlsl"
            | "sdot"
            | "udot"
            | "bsl"
            | "bit"
            | "bif"
            | "sri"
            | "sli"
            | "ins"
    ) || mnemonic == "mov" && form.starts_with("mov <V>.") && form.contains("[<imm>],")
}

/// Instructions on general registers, and branches.
fn general(mnemonic: &str, kind: &mut Kind) -> Option<(Class, Width)> {
    let class = match mnemonic {
        "add" | "sub" | "and" | "orr" | "eor" | "bic" | "orn" | "lsl" | "lsr" | "asr" | "mov"
        | "movz" | "movn" | "movk" | "adr" | "adrp" | "neg" | "mvn" | "ubfx" | "sbfx" | "sxtw"
        | "uxtw" => {
            kind.tied = mnemonic == "movk";
            Class::Int
        }
        "adds" | "subs" | "ands" => {
            kind.writes_flags = true;
            Class::Int
        }
        "cmp" | "cmn" | "tst" => {
            kind.results = 0;
            kind.writes_flags = true;
            Class::Int
        }
        "csel" | "csinc" | "csinv" | "csneg" | "cset" => {
            kind.reads_flags = true;
            Class::Int
        }
        "madd" | "msub" | "mul" | "mneg" | "smull" | "umull" => Class::IntMul,
        "cbz" | "cbnz" | "tbz" | "tbnz" | "b" | "ret" => {
            kind.results = 0;
            Class::Branch
        }
        _ if mnemonic.starts_with("b.") => {
            kind.results = 0;
            kind.reads_flags = true;
            Class::Branch
        }
        "nop" | "bti" | "hint" => {
            kind.results = 0;
            Class::Nop
        }
        _ => return None,
    };
    Some((class, Width::Int))
}
