//! What any bytes may do to the crate: nothing but give answers or typed refusals.
//!
//! The fuzz targets and the property tests share this.

use weft_a64_encoder::asm::{AsmError, Assembler, Code};
use weft_a64_encoder::regs::{D, W, X, X0To30};
use weft_a64_encoder::{
    Barrier, Cond, EncodeError, Extend, Form, Inst, Operand, ParseError, Pattern, Prefetch,
    SYSREGS, Shift, SvePrefetch, decode, encode, parse,
};

/// What is looked at: the crate's functions, or some with a fault planted.
pub struct Doors {
    pub decode: fn(u32) -> Option<Inst>,
    pub encode: fn(Form, &[Operand]) -> Result<u32, EncodeError>,
    pub parse: fn(&str) -> Result<Inst, ParseError>,
    pub finish: fn(Assembler, u64) -> Result<Code, AsmError>,
}

/// The crate's own.
pub const OURS: Doors = Doors {
    decode,
    encode,
    parse,
    finish: Assembler::finish_at,
};

/// Numbers taken from bytes; zeros when these are used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    fn number(&mut self, bytes: u32) -> u64 {
        (0..bytes).fold(0, |n, _| n << 8 | u64::from(self.byte()))
    }

    fn below(&mut self, n: usize) -> usize {
        self.number(4) as usize % n
    }
}

/// Each four bytes are a word.
#[allow(dead_code, reason = "each fuzz target uses one of these")]
pub fn words(doors: &Doors, bytes: &[u8]) {
    let Doors {
        decode,
        encode,
        parse,
        ..
    } = *doors;
    for chunk in bytes.chunks_exact(4) {
        let word = u32::from_le_bytes(chunk.try_into().expect("four bytes"));
        let Some(inst) = decode(word) else { continue };
        assert_eq!(inst.word(), word);
        assert_eq!(inst.bytes(), chunk);
        let text = inst.to_string();
        let again = parse(&text).map(Inst::word);
        // Bits that processors ignore are written as zeros, and a bitmask has one field of several.
        let same = again.as_ref().is_ok_and(|again| {
            *again == word || decode(*again).is_some_and(|inst| inst.to_string() == text)
        });
        assert!(same, "{word:08x} `{text}` is read as {again:x?}");
        let form = inst.form();
        let operands: Vec<Operand> = inst.operands().collect();
        assert_eq!(operands.len(), form.operands().count());
        let made = encode(form, &operands).map(|word| decode(word).map(|inst| inst.to_string()));
        assert_eq!(made, Ok(Some(text)), "{word:08x}");
        assert!(
            !inst.own_form().is_alias(),
            "{word:08x} `{inst}` is an alias of nothing"
        );
        assert!(!format!("{form} {form:?} {inst:?}").is_empty());
    }
}

/// The bytes are a line, as far as they are text.
#[allow(dead_code, reason = "each fuzz target uses one of these")]
pub fn text(doors: &Doors, bytes: &[u8]) {
    let parse = doors.parse;
    let line = String::from_utf8_lossy(bytes);
    match parse(&line) {
        Ok(inst) => assert_eq!(parse(&inst.to_string()), Ok(inst), "`{line}`"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Any operand at all.
fn operand(bytes: &mut Bytes<'_>) -> Operand {
    let kind = bytes.byte();
    let n = bytes.byte();
    match kind % 27 {
        0 => Operand::W(n),
        1 => Operand::X(n),
        2 => Operand::Wsp,
        3 => Operand::Sp,
        4 => Operand::B(n),
        5 => Operand::H(n),
        6 => Operand::S(n),
        7 => Operand::D(n),
        8 => Operand::Q(n),
        9 => Operand::V(n),
        10 => Operand::Z(n),
        11 => Operand::P(n),
        12 => Operand::Pn(n),
        13 => Operand::Tile(n),
        14 => Operand::Tiles(n),
        15 => Operand::Float(f64::from_bits(bytes.number(8))),
        16 => Operand::Cond(Cond::ALL[usize::from(n) % Cond::ALL.len()]),
        17 => Operand::Extend(Extend::ALL[usize::from(n) % Extend::ALL.len()]),
        18 => Operand::Shift(Shift::ALL[usize::from(n) % Shift::ALL.len()]),
        19 => Pattern::new(n).map_or(Operand::Imm(0), Operand::Pattern),
        20 => Barrier::new(n).map_or(Operand::Imm(0), Operand::Barrier),
        21 => Prefetch::new(n).map_or(Operand::Imm(0), Operand::Prefetch),
        22 => SvePrefetch::new(n).map_or(Operand::Imm(0), Operand::SvePrefetch),
        23 => Operand::SysReg(SYSREGS[bytes.below(SYSREGS.len())].0),
        24 => Operand::SysReg(bytes.number(2) as u16),
        25 => Operand::Imm(i64::from(n as i8)),
        _ => Operand::Imm(bytes.number(8) as i64),
    }
}

/// A form, legal operands of it, and changes to these.
#[allow(dead_code, reason = "each fuzz target uses one of these")]
pub fn operands(doors: &Doors, bytes: &[u8]) {
    let Doors { decode, encode, .. } = *doors;
    let mut bytes = Bytes(bytes);
    let forms = Form::all().count();
    let form = Form::all().nth(bytes.below(forms)).expect("a form");
    let (mask, value) = form.fixed_bits();
    let word = bytes.number(4) as u32 & !mask | value;
    let mut list: Vec<Operand> = form.operands_of(word).into_iter().flatten().collect();
    for _ in 0..bytes.byte() % 3 {
        let new = operand(&mut bytes);
        match bytes.byte() % 4 {
            0 => list.push(new),
            1 => drop(list.pop()),
            _ if list.is_empty() => {}
            _ => {
                let at = bytes.below(list.len());
                list[at] = new;
            }
        }
    }
    match encode(form, &list) {
        Ok(word) => {
            // What was made is an instruction, of this form's mnemonic.
            let text = form.text_of(word).map(|text| text.to_string());
            let inst = decode(word);
            assert!(inst.is_some(), "{form} {list:?} made {word:08x}, {text:?}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Calls of an assembler, one or two bytes each.
#[allow(dead_code, reason = "each fuzz target uses one of these")]
pub fn assembler(doors: &Doors, bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let mut asm = Assembler::new();
    let mut labels = vec![asm.label()];
    // A label of another assembler now and then.
    let strange = {
        let mut other = Assembler::new();
        (0..9).map(|_| other.label()).last().expect("a label")
    };
    while !bytes.0.is_empty() {
        let kind = bytes.byte() % 24;
        let n = bytes.byte();
        let label = match n {
            250.. => strange,
            _ => labels[usize::from(n) % labels.len()],
        };
        let (x, w) = (X::new(n & 31).expect("x"), W::new(n & 31).expect("w"));
        match kind {
            0 => labels.push(asm.label()),
            1 => asm.bind(label),
            2 => labels.push(asm.here()),
            3 => asm.b(label),
            4 => asm.bl(label),
            5 => asm.b_cond(Cond::ALL[usize::from(n) % Cond::ALL.len()], label),
            6 => asm.cbz_w(w, label),
            7 => asm.cbnz_x(x, label),
            8 => asm.tbz(x, n, label),
            9 => asm.tbnz(x, n & 63, label),
            10 => asm.adr(x, label),
            11 => asm.adrp(x, label),
            12 => asm.address(X0To30::new(n % 31).expect("x"), label),
            13 => asm.ldr_x(x, bytes.number(8)),
            14 => asm.ldr_w(w, n.into()),
            15 => asm.ldr_d(D::new(n & 31).expect("d"), bytes.number(2)),
            16 => asm.pool(),
            17 => asm.island(),
            18 => asm.word(bytes.number(4) as u32),
            // Up to a MiB; more would only be slow to write.
            19 => asm.gap(u64::from(n) << 12),
            20 => asm.gap(n.into()),
            21 if n == 77 => asm.gap(u64::MAX - u64::from(bytes.byte())),
            22 => asm.ldr_q(weft_a64_encoder::regs::Q::new(n & 31).expect("q"), label),
            _ => asm.word(0xd503_201f),
        }
    }
    match (doors.finish)(asm, bytes.number(1) << 12) {
        Ok(code) => {
            assert_eq!(code.len_bytes(), code.to_bytes().len());
            for label in labels {
                let offset = code.offset_of(label);
                assert!(offset.is_none_or(|at| at as usize <= code.len_bytes()));
            }
            assert!(
                code.offset_of(strange)
                    .is_none_or(|at| at as usize <= code.len_bytes())
            );
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
