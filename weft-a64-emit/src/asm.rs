//! Code under construction: words, branches to labels, loops, and constants behind the code.
//!
//! Positions are labels until the end, so that the saving of registers can be put in front once it
//! is known which ones there are. How long branches are is the encoder's assembler's business.

use weft_a64_encoder::asm::Assembler;
use weft_a64_encoder::regs::{X, X0To30};
use weft_a64_encoder::{Cond, Form, Operand, encode, form, materialise};
use weft_kernel::{LineEntry, LoopInfo, Refusal};

/// A general-purpose register by number; never 18, which belongs to the platform.
pub(crate) type Gpr = u8;

/// Registers that hold nothing for long: any step may use them. Addresses are made in this one.
pub(crate) const TEMP: Gpr = 16;
/// Numbers are made in this one.
pub(crate) const TEMP2: Gpr = 17;
/// A third one, for what must outlive the making of an address.
pub(crate) const TEMP3: Gpr = 8;

/// A place in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Label(usize);

#[derive(Clone, Debug)]
enum Item {
    Word(u32),
    Bind(Label),
    Branch(Cond, Label),
    Zero(Gpr, Label),
    /// The address of the constants.
    Constants(Gpr),
}

struct LoopRecord {
    label: String,
    start: Label,
    end: Label,
    trips: u64,
    parent: Option<usize>,
}

/// Code under construction.
#[derive(Default)]
pub(crate) struct Asm {
    items: Vec<Item>,
    labels: usize,
    constants: Vec<(u32, Vec<u8>)>,
    constants_len: u32,
    loops: Vec<LoopRecord>,
    open: Vec<usize>,
    lines: Vec<(Label, String)>,
}

/// What [`Asm::finish`] gives.
pub(crate) struct Assembled {
    pub(crate) bytes: Vec<u8>,
    pub(crate) code_len: usize,
    pub(crate) loops: Vec<LoopInfo>,
    pub(crate) lines: Vec<LineEntry>,
}

/// One word.
///
/// # Panics
///
/// If the operands have no encoding: selection asked for an instruction that is not there.
pub(crate) fn word(form: Form, operands: &[Operand]) -> u32 {
    encode(form, operands).unwrap_or_else(|e| panic!("selection asked for no instruction: {e}"))
}

/// The words that put a number into a register.
pub(crate) fn number(to: Gpr, value: i64) -> Vec<u32> {
    let to = X0To30::new(to).expect("a general-purpose register");
    let sequence = materialise::constant_x(to, value as u64);
    sequence.as_slice().iter().map(|i| i.word()).collect()
}

/// The words of `to = from + value`; a large value goes through [`TEMP2`].
pub(crate) fn add_words(to: Gpr, from: Gpr, value: i64) -> Vec<u32> {
    let add = |form, value| {
        vec![word(
            form,
            &[Operand::X(to), Operand::X(from), Operand::Imm(value)],
        )]
    };
    match value {
        0 if to == from => vec![],
        0..=4095 => add(form::ADD_XSP_XSP_I, value),
        -4095..=-1 => add(form::SUB_XSP_XSP_I, -value),
        _ => {
            assert!(
                from != TEMP2,
                "the number would overwrite what it is added to"
            );
            let mut words = number(TEMP2, value);
            let registers = [Operand::X(to), Operand::X(from), Operand::X(TEMP2)];
            words.push(word(form::ADD_X_X_X, &registers));
            words
        }
    }
}

impl Asm {
    pub(crate) fn word(&mut self, word: u32) {
        self.items.push(Item::Word(word));
    }

    pub(crate) fn words(&mut self, words: impl IntoIterator<Item = u32>) {
        self.items.extend(words.into_iter().map(Item::Word));
    }

    pub(crate) fn inst(&mut self, form: Form, operands: &[Operand]) {
        self.word(word(form, operands));
    }

    /// A label that is bound later.
    pub(crate) fn label(&mut self) -> Label {
        self.labels += 1;
        Label(self.labels - 1)
    }

    /// Binds a label here.
    pub(crate) fn bind(&mut self, label: Label) {
        self.items.push(Item::Bind(label));
    }

    /// A label bound here.
    pub(crate) fn here(&mut self) -> Label {
        let label = self.label();
        self.bind(label);
        label
    }

    pub(crate) fn branch(&mut self, cond: Cond, to: Label) {
        self.items.push(Item::Branch(cond, to));
    }

    /// Branches if a register is zero.
    pub(crate) fn branch_zero(&mut self, register: Gpr, to: Label) {
        self.items.push(Item::Zero(register, to));
    }

    /// The address of the constants.
    pub(crate) fn constants_into(&mut self, register: Gpr) {
        self.items.push(Item::Constants(register));
    }

    /// Constant bytes, shared between equal uses: their distance from the first.
    pub(crate) fn constant(&mut self, bytes: Vec<u8>) -> u32 {
        if let Some((at, _)) = self.constants.iter().find(|(_, c)| *c == bytes) {
            return *at;
        }
        let at = self.constants_len.next_multiple_of(16);
        self.constants_len = at + bytes.len() as u32;
        self.constants.push((at, bytes));
        at
    }

    /// From here on code belongs to this step.
    pub(crate) fn line(&mut self, step: impl Into<String>) {
        let here = self.here();
        self.lines.push((here, step.into()));
    }

    /// Opens a loop at its head, and gives the head.
    pub(crate) fn open_loop(&mut self, label: impl Into<String>, trips: u64) -> Label {
        let parent = self.open.last().copied();
        let (start, end) = (self.here(), self.label());
        self.loops.push(LoopRecord {
            label: label.into(),
            start,
            end,
            trips,
            parent,
        });
        self.open.push(self.loops.len() - 1);
        start
    }

    /// Closes the loop opened last, behind its back edge.
    pub(crate) fn close_loop(&mut self) {
        let at = self.open.pop().expect("a loop is open");
        self.bind(self.loops[at].end);
    }

    // General-purpose instructions.

    pub(crate) fn mov_ri(&mut self, to: Gpr, value: i64) {
        self.words(number(to, value));
    }

    pub(crate) fn mov_rr(&mut self, to: Gpr, from: Gpr) {
        self.inst(form::MOV_X_X, &[Operand::X(to), Operand::X(from)]);
    }

    /// `to = to + value`.
    pub(crate) fn add_ri(&mut self, to: Gpr, value: i64) {
        self.words(add_words(to, to, value));
    }

    pub(crate) fn sub_rrr(&mut self, to: Gpr, a: Gpr, b: Gpr) {
        self.inst(
            form::SUB_X_X_X,
            &[Operand::X(to), Operand::X(a), Operand::X(b)],
        );
    }

    /// Subtracts and sets the flags.
    pub(crate) fn subs_rrr(&mut self, to: Gpr, a: Gpr, b: Gpr) {
        self.inst(
            form::SUBS_X_X_X,
            &[Operand::X(to), Operand::X(a), Operand::X(b)],
        );
    }

    /// `to = to + a * factor`, by way of [`TEMP3`].
    pub(crate) fn add_scaled(&mut self, to: Gpr, a: Gpr, factor: i64) {
        self.mov_ri(TEMP3, factor);
        let x = Operand::X;
        self.inst(form::MADD_X_X_X_X, &[x(to), x(a), x(TEMP3), x(to)]);
    }

    /// `to = to - a * factor`, by way of [`TEMP3`].
    pub(crate) fn sub_scaled(&mut self, to: Gpr, a: Gpr, factor: i64) {
        self.mov_ri(TEMP3, factor);
        let x = Operand::X;
        self.inst(form::MSUB_X_X_X_X, &[x(to), x(a), x(TEMP3), x(to)]);
    }

    /// Subtracts and sets the flags.
    pub(crate) fn subs_ri(&mut self, to: Gpr, value: i64) {
        let x = Operand::X;
        self.inst(form::SUBS_X_XSP_I, &[x(to), x(to), Operand::Imm(value)]);
    }

    pub(crate) fn cmp_rr(&mut self, a: Gpr, b: Gpr) {
        self.inst(form::CMP_X_X, &[Operand::X(a), Operand::X(b)]);
    }

    pub(crate) fn cmp_ri(&mut self, a: Gpr, value: i64) {
        self.inst(form::CMP_XSP_I, &[Operand::X(a), Operand::Imm(value)]);
    }

    fn access(&mut self, form: Form, register: Gpr, base: Gpr, disp: i64) {
        let x = Operand::X;
        if (0..=32_760).contains(&disp) && disp % 8 == 0 {
            return self.inst(form, &[x(register), x(base), Operand::Imm(disp)]);
        }
        assert!(register != TEMP3, "the address would overwrite the value");
        self.mov_ri(TEMP3, disp);
        self.inst(form::ADD_X_X_X, &[x(TEMP3), x(base), x(TEMP3)]);
        self.inst(form, &[x(register), x(TEMP3), Operand::Imm(0)]);
    }

    /// Eight bytes at `base + disp`; a far one is reached by way of [`TEMP3`].
    pub(crate) fn load(&mut self, to: Gpr, base: Gpr, disp: i64) {
        self.access(form::LDR_X_AT_XSP_I, to, base, disp);
    }

    pub(crate) fn store(&mut self, from: Gpr, base: Gpr, disp: i64) {
        self.access(form::STR_X_AT_XSP_I, from, base, disp);
    }

    /// Puts straight-line code in front of everything.
    pub(crate) fn prepend(&mut self, words: Vec<u32>) {
        self.items.splice(0..0, words.into_iter().map(Item::Word));
    }

    /// Places everything and encodes it.
    pub(crate) fn finish(self) -> Result<Assembled, Refusal> {
        let (_, len) = self.assemble(0)?;
        // Constants begin at a cache line.
        let padding = (len.next_multiple_of(64) - len) / 4;
        let (assembled, _) = self.assemble(padding)?;
        Ok(assembled)
    }

    fn assemble(&self, padding: usize) -> Result<(Assembled, usize), Refusal> {
        let too_large = |given: usize| Refusal::TooLarge {
            what: "the code of a kernel".into(),
            given: given as u64,
            limit: 1 << 20,
        };
        let x = |r: Gpr| X::new(r).expect("a general-purpose register");
        let mut asm = Assembler::new();
        let labels: Vec<_> = (0..self.labels).map(|_| asm.label()).collect();
        let constants = asm.label();
        for item in &self.items {
            match *item {
                Item::Word(word) => asm.word(word),
                Item::Bind(label) => asm.bind(labels[label.0]),
                Item::Branch(cond, to) => asm.b_cond(cond, labels[to.0]),
                Item::Zero(register, to) => asm.cbz_x(x(register), labels[to.0]),
                Item::Constants(register) => asm.adr(x(register), constants),
            }
        }
        let end = asm.here();
        for _ in 0..padding {
            asm.word(0);
        }
        asm.bind(constants);
        let code = asm.finish().map_err(|_| too_large(4 * self.items.len()))?;
        let at = |label: Label| code.offset_of(labels[label.0]).expect("a bound label") as usize;
        let code_len = code.offset_of(end).expect("the end is bound") as usize;
        let mut bytes = code.to_bytes();
        let start = bytes.len();
        for (offset, constant) in &self.constants {
            bytes.resize(start + *offset as usize, 0);
            bytes.extend_from_slice(constant);
        }
        let loops = self.loops.iter().map(|l| LoopInfo {
            label: l.label.clone(),
            start: at(l.start),
            end: at(l.end),
            trips: l.trips,
            parent: l.parent,
        });
        let mut lines: Vec<LineEntry> = Vec::new();
        if self.lines.first().is_none_or(|(label, _)| at(*label) > 0) {
            lines.push(LineEntry {
                offset: 0,
                step: "entry".into(),
            });
        }
        lines.extend(self.lines.iter().map(|(label, step)| LineEntry {
            offset: at(*label),
            step: step.clone(),
        }));
        let assembled = Assembled {
            code_len,
            loops: loops.collect(),
            lines,
            bytes,
        };
        Ok((assembled, code_len))
    }
}
