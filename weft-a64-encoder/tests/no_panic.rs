//! No word, no operands and no text make the crate panic, in debug builds too.

#![allow(missing_docs, reason = "a test")]

use weft_a64_encoder::{Cond, Form, Operand, decode, encode};

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        self.0 ^ self.0 >> 31
    }
}

#[test]
fn any_word_is_read_and_printed_or_refused() {
    let mut random = Random(1);
    let mut read = 0;
    for _ in 0..400_000 {
        let word = random.next() as u32;
        if let Some(inst) = decode(word) {
            assert!(!inst.to_string().is_empty());
            assert_eq!(inst.word(), word);
            assert!(inst.own_form().mnemonic().len() < 24);
            read += 1;
        }
    }
    assert!(read > 50_000, "{read}");
}

#[test]
fn any_operands_are_encoded_or_refused_in_words() {
    let forms: Vec<Form> = Form::all().collect();
    let mut random = Random(2);
    let (mut made, mut refused) = (0, 0);
    for _ in 0..400_000 {
        let form = forms[random.next() as usize % forms.len()];
        let (mask, value) = form.fixed_bits();
        // Legal operands of the form where there are some, with one replaced.
        let word = random.next() as u32 & !mask | value;
        let mut operands: Vec<Operand> = match form.operands_of(word) {
            Some(operands) => operands.collect(),
            None => vec![Operand::X(0); random.next() as usize % 6],
        };
        if !operands.is_empty() && !random.next().is_multiple_of(4) {
            let at = random.next() as usize % operands.len();
            let n = random.next() as i64 >> (random.next() % 64);
            let r = random.next() as u8;
            operands[at] = match random.next() % 12 {
                0 => Operand::X(r),
                1 => Operand::W(r),
                2 => Operand::V(r),
                3 => Operand::Z(r),
                4 => Operand::P(r),
                5 => Operand::Float(f64::from_bits(random.next())),
                6 => Operand::Sp,
                7 => Operand::Cond(Cond::ALL[usize::from(r) & 15]),
                8 => Operand::SysReg(r.into()),
                9 => Operand::Tile(r),
                _ => Operand::Imm(n),
            };
        }
        match encode(form, &operands) {
            Ok(word) => {
                made += 1;
                let (mask, value) = form.fixed_bits();
                // Bitmasks choose their own element, which is part of some forms' fixed bits.
                let bitmask = form.to_string().contains("<imm>") && word & mask != value;
                assert!(
                    word & mask == value || bitmask,
                    "{form} {operands:?} {word:08x}"
                );
            }
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(
        made > 50_000 && refused > 50_000,
        "{made} made, {refused} refused"
    );
}

#[cfg(feature = "parse")]
#[test]
fn any_text_is_read_or_refused_in_words() {
    use weft_a64_encoder::parse;
    let mut random = Random(3);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..60_000 {
        let word = random.next() as u32;
        let Some(inst) = decode(word) else { continue };
        let mut text: Vec<char> = inst.to_string().chars().collect();
        for _ in 0..random.next() % 3 {
            let at = random.next() as usize % text.len();
            match random.next() % 4 {
                0 => drop(text.remove(at)),
                1 => text.insert(
                    at,
                    ['{', ']', '#', 'é', '9', '-', ' ', '.'][random.next() as usize % 8],
                ),
                2 => text[at] = char::from(random.next() as u8 & 127),
                _ => text.truncate(at.max(1)),
            }
            if text.is_empty() {
                text.push('x');
            }
        }
        let text: String = text.into_iter().collect();
        match parse(&text) {
            Ok(inst) => {
                read += 1;
                assert_eq!(parse(&inst.to_string()), Ok(inst), "{text}");
            }
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(
        read > 5_000 && refused > 5_000,
        "{read} read, {refused} refused"
    );
    for text in [
        "",
        " ",
        "\u{0}",
        "b.",
        "ldr",
        "add x0",
        "#",
        "é",
        "mov x0, #99999999999999999999",
    ] {
        assert!(parse(text).is_err(), "{text:?}");
    }
    assert!(parse(&"x".repeat(10_000)).is_err());
}

#[test]
fn every_alias_is_a_way_to_write_a_form_that_is_none() {
    let mut random = Random(4);
    let (mut aliases, mut words) = (0, 0);
    for form in Form::all().filter(|form| form.is_alias()) {
        aliases += 1;
        let (mask, value) = form.fixed_bits();
        for _ in 0..100 {
            let word = random.next() as u32 & !mask | value;
            if form.operands_of(word).is_none() {
                continue;
            }
            if let Some(inst) = decode(word) {
                assert!(!inst.own_form().is_alias(), "{inst} by {form}");
                words += 1;
            }
        }
    }
    assert!(aliases > 800 && words > 30_000, "{aliases}, {words}");
}
