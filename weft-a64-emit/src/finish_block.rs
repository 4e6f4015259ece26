//! From virtual registers to words.

use crate::asm::{Asm, Gpr, word};
use crate::mir::{Arg, Block, Code, Kind, MInst, Opnd};
use weft_a64_encoder::{Form, Operand, form};
use weft_lower::assign::Reuse;
use weft_lower::{Pressure, RegisterFile, Shape, assign};

/// Where an invariant is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Home {
    /// In a vector register.
    Reg(u8),
    /// In memory, sixteen bytes, at a multiple of sixteen up to [`Home::REACH`].
    Mem(Gpr, i64),
}

impl Home {
    /// How far one instruction reaches.
    pub(crate) const REACH: i64 = 65_520;
}

/// Finished straight-line code.
#[derive(Clone, Debug, Default)]
pub(crate) struct Finished {
    words: Vec<u32>,
    /// Vector registers that it writes, one bit each.
    pub(crate) written: u32,
    /// The last word, if it loads or stores whole registers.
    last: Option<Access>,
}

/// A load or a store of one vector register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Access {
    form: Form,
    kind: Kind,
    register: u8,
    base: Gpr,
    disp: i64,
}

/// Loads and stores of one register, with those of two, the bytes of one, and whether it loads.
const PAIRS: [(Form, Form, i64, bool); 6] = [
    (form::LDR_Q_AT_XSP_I, form::LDP_Q_Q_AT_XSP_I, 16, true),
    (form::STR_Q_AT_XSP_I, form::STP_Q_Q_AT_XSP_I, 16, false),
    (form::LDR_D_AT_XSP_I, form::LDP_D_D_AT_XSP_I, 8, true),
    (form::STR_D_AT_XSP_I, form::STP_D_D_AT_XSP_I, 8, false),
    (form::LDR_S_AT_XSP_I, form::LDP_S_S_AT_XSP_I, 4, true),
    (form::STR_S_AT_XSP_I, form::STP_S_S_AT_XSP_I, 4, false),
];

impl Access {
    /// This one and the one that follows it, as one instruction, if there is one.
    fn with(self, next: Access) -> Option<u32> {
        let (_, pair, size, loads) = *PAIRS.iter().find(|p| p.0 == self.form)?;
        let beside = next.form == self.form
            && next.base == self.base
            && next.disp == self.disp + size
            && self.disp <= 63 * size
            // Loading one register twice has no meaning.
            && !(loads && next.register == self.register);
        let registers = [self, next].map(|a| a.kind.operand(a.register));
        let [first, second] = registers;
        let operands = [
            first,
            second,
            Operand::X(self.base),
            Operand::Imm(self.disp),
        ];
        beside.then(|| word(pair, &operands))
    }
}

impl Finished {
    fn push(&mut self, word: u32) {
        self.words.push(word);
        self.last = None;
    }

    /// A load or a store; one beside the last word becomes one instruction with it.
    fn access(&mut self, access: Access, alone: u32) {
        if let Some(pair) = self.last.and_then(|last| last.with(access)) {
            self.words.pop();
            return self.push(pair);
        }
        self.push(alone);
        self.last = PAIRS.iter().any(|p| p.0 == access.form).then_some(access);
    }

    pub(crate) fn write(&self, asm: &mut Asm) {
        asm.words(self.words.iter().copied());
    }
}

/// Gives a block registers from `file`.
pub(crate) fn finish_block(
    block: &Block,
    homes: &[Home],
    file: &RegisterFile,
) -> Result<Finished, Pressure> {
    let block = with_homes(block, homes);
    let shapes: Vec<Shape> = block.insts.iter().map(shape).collect();
    let class_of = vec![0; block.count as usize];
    let assignment = assign(&shapes, &class_of, file)?;
    debug_assert!(weft_lower::assign::holds(&shapes, &class_of, &assignment));
    let mut resolver = Resolver {
        reg: &assignment.reg,
        homes,
        out: Finished::default(),
    };
    for inst in &block.insts {
        resolver.emit(inst);
    }
    Ok(resolver.out)
}

/// Instructions for which a loaded invariant is kept at hand: those of the vectors side by side.
const AT_HAND: usize = 5;

/// Loads the invariants that lie in memory where they are needed in a register.
fn with_homes(block: &Block, homes: &[Home]) -> Block {
    let mut out = Block {
        insts: Vec::with_capacity(block.insts.len()),
        count: block.count,
    };
    // Invariants loaded lately: which, where to, and the last instruction that used it.
    let mut loaded: Vec<(u32, Opnd, usize)> = Vec::new();
    for (at, inst) in block.insts.iter().enumerate() {
        let mut inst = inst.clone();
        loaded.retain(|(_, _, used)| at - used <= AT_HAND);
        if inst.code != Code::Copy {
            for arg in &mut inst.args {
                let Arg::Use(o, _) = arg else { continue };
                let Opnd::Inv(i) = *o else { continue };
                if !matches!(homes[i as usize], Home::Mem(..)) {
                    continue;
                }
                if let Some((_, v, used)) = loaded.iter_mut().find(|(known, ..)| *known == i) {
                    *used = at;
                    *o = *v;
                    continue;
                }
                let v = out.fresh();
                out.insts.push(copy(v, *o));
                loaded.push((i, v, at));
                *o = v;
            }
        }
        out.insts.push(inst);
    }
    out
}

/// `dst = from`.
pub(crate) fn copy(dst: Opnd, from: Opnd) -> MInst {
    MInst {
        code: Code::Copy,
        dst: Some(dst),
        args: vec![Arg::Use(from, Kind::V)],
        tied: None,
    }
}

fn shape(inst: &MInst) -> Shape {
    let virtual_register = |o: Opnd| match o {
        Opnd::V(v) => Some(v),
        _ => None,
    };
    let reuse = match inst.tied {
        None => Reuse::Any,
        Some(Opnd::V(v)) => Reuse::Tied(v),
        // It is copied into the result before anything is read.
        Some(_) => Reuse::Never,
    };
    Shape {
        uses: inst.reads().filter_map(virtual_register).collect(),
        def: inst.dst.and_then(virtual_register),
        reuse,
    }
}

struct Resolver<'a> {
    reg: &'a [u8],
    homes: &'a [Home],
    out: Finished,
}

impl Resolver<'_> {
    /// The register of a vector; invariants in memory have none.
    fn register(&self, o: Opnd) -> Option<u8> {
        match o {
            Opnd::V(v) => Some(self.reg[v as usize]),
            Opnd::F(r) => Some(r),
            Opnd::Inv(i) => match self.homes[i as usize] {
                Home::Reg(r) => Some(r),
                Home::Mem(..) => None,
            },
        }
    }

    fn read(&self, o: Opnd) -> u8 {
        self.register(o)
            .expect("an invariant in memory is loaded before it is used")
    }

    fn copy(&mut self, to: u8, from: Opnd) {
        if let Some(from) = self.register(from) {
            if from != to {
                let operands = [Operand::V(to), Operand::V(from)];
                self.out.push(word(form::MOV_V16B_V16B, &operands));
            }
            return;
        }
        let Opnd::Inv(i) = from else { return };
        let Home::Mem(base, disp) = self.homes[i as usize] else {
            return;
        };
        let operands = [Operand::Q(to), Operand::X(base), Operand::Imm(disp)];
        let access = Access {
            form: form::LDR_Q_AT_XSP_I,
            kind: Kind::Q,
            register: to,
            base,
            disp,
        };
        self.out.access(access, word(access.form, &operands));
    }

    fn emit(&mut self, inst: &MInst) {
        let dst = inst.dst.map(|d| self.read(d));
        if let Some(r) = dst {
            self.out.written |= 1 << r;
        }
        match inst.code {
            Code::Word(word) => self.out.push(word),
            Code::Copy => {
                let Some(Arg::Use(from, _)) = inst.args.first() else {
                    panic!("a copy has a source");
                };
                self.copy(dst.expect("a copy has a result"), *from);
            }
            Code::Select => self.select(dst.expect("a selection has a result"), inst),
            Code::Form(form) => {
                if let (Some(tied), Some(dst)) = (inst.tied, dst) {
                    let overwrites = self.register(tied) != Some(dst)
                        && inst
                            .args
                            .iter()
                            .any(|a| matches!(a, Arg::Use(o, _) if self.read(*o) == dst));
                    assert!(
                        !overwrites,
                        "a copy into the result would overwrite a source"
                    );
                    self.copy(dst, tied);
                }
                let operands: Vec<Operand> = inst
                    .args
                    .iter()
                    .map(|a| match *a {
                        Arg::Def(kind) => kind.operand(dst.expect("the instruction has a result")),
                        Arg::Use(o, kind) => kind.operand(self.read(o)),
                        Arg::X(r) => Operand::X(r),
                        Arg::W(r) => Operand::W(r),
                        Arg::Imm(value) => Operand::Imm(value),
                        Arg::Cond(cond) => Operand::Cond(cond),
                        Arg::Shift(shift) => Operand::Shift(shift),
                    })
                    .collect();
                let alone = word(form, &operands);
                let accessed = match inst.args[..] {
                    [Arg::Def(kind), Arg::X(base), Arg::Imm(disp)] => {
                        dst.map(|register| (kind, register, base, disp))
                    }
                    [Arg::Use(o, kind), Arg::X(base), Arg::Imm(disp)] => {
                        Some((kind, self.read(o), base, disp))
                    }
                    _ => None,
                };
                let Some((kind, register, base, disp)) = accessed else {
                    return self.out.push(alone);
                };
                let access = Access {
                    form,
                    kind,
                    register,
                    base,
                    disp,
                };
                self.out.access(access, alone);
            }
        }
    }

    /// Overwrites the mask (bsl), what is chosen without it (bit), or what is chosen with it (bif).
    fn select(&mut self, dst: u8, inst: &MInst) {
        let regs: Vec<u8> = inst.reads().map(|o| self.read(o)).collect();
        let [mask, yes, no] = regs[..] else {
            panic!("a selection has three operands");
        };
        let v = Operand::V;
        let (form, second, third) = if dst == mask {
            (form::BSL_V16B_V16B_V16B, yes, no)
        } else if dst == no {
            (form::BIT_V16B_V16B_V16B, yes, mask)
        } else if dst == yes {
            (form::BIF_V16B_V16B_V16B, no, mask)
        } else {
            self.out.push(word(form::MOV_V16B_V16B, &[v(dst), v(mask)]));
            (form::BSL_V16B_V16B_V16B, yes, no)
        };
        self.out.push(word(form, &[v(dst), v(second), v(third)]));
    }
}
