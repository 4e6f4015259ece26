//! A small assembler over iced-x86's encoder: labels, aligned loop heads, constants behind the code.
//!
//! iced-x86 encodes single instructions; where they lie, how long branches are, and where the
//! constants go is decided here, the same way every time.

use iced_x86::{Code, Encoder, Instruction, MemoryOperand, Register};
use weft_kernel::{LineEntry, LoopInfo, Refusal};

/// A place in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Label(usize);

/// Bytes behind the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ConstId(usize);

/// What of an instruction is filled in when everything has its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fix {
    /// Nothing.
    None,
    /// The target of a branch.
    Branch(Label),
    /// The displacement of a memory operand relative to rip.
    Const(ConstId),
}

#[derive(Clone, Debug)]
enum Item {
    Inst(Instruction, Fix),
    Align(usize),
}

struct LoopRecord {
    label: String,
    start: usize,
    end: usize,
    trips: u64,
    parent: Option<usize>,
}

/// Code under construction.
pub(crate) struct Asm {
    items: Vec<Item>,
    labels: Vec<Option<usize>>,
    consts: Vec<Vec<u8>>,
    loops: Vec<LoopRecord>,
    open: Vec<usize>,
    lines: Vec<(usize, String)>,
}

/// What [`Asm::finish`] gives.
pub(crate) struct Assembled {
    pub(crate) bytes: Vec<u8>,
    pub(crate) code_len: usize,
    pub(crate) loops: Vec<LoopInfo>,
    pub(crate) lines: Vec<LineEntry>,
}

/// A memory operand whose address is known when the instruction is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Addr {
    pub(crate) base: Register,
    pub(crate) index: Option<(Register, u32)>,
    pub(crate) disp: i64,
    pub(crate) constant: Option<ConstId>,
}

impl Addr {
    /// `[base + disp]`.
    pub(crate) fn base(base: Register, disp: i64) -> Addr {
        Addr {
            base,
            index: None,
            disp,
            constant: None,
        }
    }

    /// A constant behind the code.
    pub(crate) fn constant(id: ConstId) -> Addr {
        Addr {
            base: Register::RIP,
            index: None,
            disp: 0,
            constant: Some(id),
        }
    }

    pub(crate) fn operand(&self) -> MemoryOperand {
        let (index, scale) = self.index.unwrap_or((Register::None, 1));
        let displ_size = u32::from(self.disp != 0 || self.constant.is_some());
        MemoryOperand::new(
            self.base,
            index,
            scale,
            self.disp,
            displ_size,
            false,
            Register::None,
        )
    }

    pub(crate) fn fix(&self) -> Fix {
        self.constant.map_or(Fix::None, Fix::Const)
    }
}

/// Conditions of branches in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cond {
    Always,
    /// Equal, or zero.
    E,
    /// Not equal, or not zero.
    Ne,
    /// Below, unsigned.
    B,
    /// Above or equal, unsigned.
    Ae,
    /// Above, unsigned.
    A,
}

impl Cond {
    fn short(self) -> Code {
        match self {
            Cond::Always => Code::Jmp_rel8_64,
            Cond::E => Code::Je_rel8_64,
            Cond::Ne => Code::Jne_rel8_64,
            Cond::B => Code::Jb_rel8_64,
            Cond::Ae => Code::Jae_rel8_64,
            Cond::A => Code::Ja_rel8_64,
        }
    }
}

fn near(short: Code) -> Code {
    match short {
        Code::Jmp_rel8_64 => Code::Jmp_rel32_64,
        Code::Je_rel8_64 => Code::Je_rel32_64,
        Code::Jne_rel8_64 => Code::Jne_rel32_64,
        Code::Jb_rel8_64 => Code::Jb_rel32_64,
        Code::Jae_rel8_64 => Code::Jae_rel32_64,
        Code::Ja_rel8_64 => Code::Ja_rel32_64,
        other => other,
    }
}

impl Asm {
    pub(crate) fn new() -> Self {
        Asm {
            items: Vec::new(),
            labels: Vec::new(),
            consts: Vec::new(),
            loops: Vec::new(),
            open: Vec::new(),
            lines: Vec::new(),
        }
    }

    pub(crate) fn push(&mut self, inst: Instruction) {
        self.items.push(Item::Inst(inst, Fix::None));
    }

    pub(crate) fn push_fixed(&mut self, inst: Instruction, fix: Fix) {
        self.items.push(Item::Inst(inst, fix));
    }

    /// A label that is bound later.
    pub(crate) fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    /// Binds a label here.
    pub(crate) fn bind(&mut self, label: Label) {
        self.labels[label.0] = Some(self.items.len());
    }

    /// A label bound here.
    pub(crate) fn here(&mut self) -> Label {
        let label = self.label();
        self.bind(label);
        label
    }

    /// Fills up with nops to a multiple of `to` bytes.
    pub(crate) fn align(&mut self, to: usize) {
        self.items.push(Item::Align(to));
    }

    pub(crate) fn jump(&mut self, cond: Cond, to: Label) {
        let inst = Instruction::with_branch(cond.short(), 0).expect("a branch code");
        self.items.push(Item::Inst(inst, Fix::Branch(to)));
    }

    /// Constant bytes, shared between equal uses.
    pub(crate) fn constant(&mut self, bytes: Vec<u8>) -> ConstId {
        let at = self.consts.iter().position(|c| *c == bytes);
        ConstId(at.unwrap_or_else(|| {
            self.consts.push(bytes);
            self.consts.len() - 1
        }))
    }

    /// From here on code belongs to this step.
    pub(crate) fn line(&mut self, step: impl Into<String>) {
        self.lines.push((self.items.len(), step.into()));
    }

    /// Opens a loop at its head.
    pub(crate) fn open_loop(&mut self, label: impl Into<String>, trips: u64) {
        let parent = self.open.last().copied();
        self.loops.push(LoopRecord {
            label: label.into(),
            start: self.items.len(),
            end: 0,
            trips,
            parent,
        });
        self.open.push(self.loops.len() - 1);
    }

    /// Closes the loop opened last, behind its back edge.
    pub(crate) fn close_loop(&mut self) {
        let at = self.open.pop().expect("a loop is open");
        self.loops[at].end = self.items.len();
    }

    // General-purpose instructions.

    pub(crate) fn mov_rr(&mut self, to: Register, from: Register) {
        self.push(Instruction::with2(Code::Mov_r64_rm64, to, from).expect("mov"));
    }

    pub(crate) fn mov_ri(&mut self, to: Register, value: i64) {
        let inst = if value == 0 {
            let low = low32(to);
            Instruction::with2(Code::Xor_r32_rm32, low, low)
        } else if let Ok(small) = u32::try_from(value) {
            Instruction::with2(Code::Mov_r32_imm32, low32(to), small)
        } else if let Ok(small) = i32::try_from(value) {
            Instruction::with2(Code::Mov_rm64_imm32, to, small)
        } else {
            Instruction::with2(Code::Mov_r64_imm64, to, value)
        };
        self.push(inst.expect("mov"));
    }

    pub(crate) fn load(&mut self, to: Register, from: Addr) {
        let inst = Instruction::with2(Code::Mov_r64_rm64, to, from.operand());
        self.push_fixed(inst.expect("mov"), from.fix());
    }

    pub(crate) fn store(&mut self, to: Addr, from: Register) {
        self.push(Instruction::with2(Code::Mov_rm64_r64, to.operand(), from).expect("mov"));
    }

    /// Stores a small constant.
    pub(crate) fn store_imm(&mut self, to: Addr, value: i32) {
        let inst = Instruction::with2(Code::Mov_rm64_imm32, to.operand(), value);
        self.push(inst.expect("mov"));
    }

    pub(crate) fn lea(&mut self, to: Register, of: Addr) {
        let inst = Instruction::with2(Code::Lea_r64_m, to, of.operand());
        self.push_fixed(inst.expect("lea"), of.fix());
    }

    pub(crate) fn add_ri(&mut self, to: Register, value: i64) {
        if value == 0 {
            return;
        }
        let inst = if let Ok(small) = i8::try_from(value) {
            Instruction::with2(Code::Add_rm64_imm8, to, i32::from(small))
        } else {
            let value = i32::try_from(value).expect("an increment of 32 bits");
            Instruction::with2(Code::Add_rm64_imm32, to, value)
        };
        self.push(inst.expect("add"));
    }

    pub(crate) fn add_rr(&mut self, to: Register, from: Register) {
        self.push(Instruction::with2(Code::Add_r64_rm64, to, from).expect("add"));
    }

    pub(crate) fn or_rr(&mut self, to: Register, from: Register) {
        self.push(Instruction::with2(Code::Or_r64_rm64, to, from).expect("or"));
    }

    /// Asks for a line that is wanted soon.
    pub(crate) fn prefetch(&mut self, at: Addr) {
        let inst = Instruction::with1(Code::Prefetcht0_m8, at.operand());
        self.push_fixed(inst.expect("prefetch"), at.fix());
    }

    /// Waits until what was stored past the caches can be read by every thread.
    pub(crate) fn fence(&mut self) {
        self.push(Instruction::with(Code::Sfence));
    }

    pub(crate) fn add_mr(&mut self, to: Addr, from: Register) {
        self.push(Instruction::with2(Code::Add_rm64_r64, to.operand(), from).expect("add"));
    }

    pub(crate) fn sub_mr(&mut self, to: Addr, from: Register) {
        self.push(Instruction::with2(Code::Sub_rm64_r64, to.operand(), from).expect("sub"));
    }

    pub(crate) fn sub_mi(&mut self, to: Addr, value: i32) {
        self.push(Instruction::with2(Code::Sub_rm64_imm32, to.operand(), value).expect("sub"));
    }

    pub(crate) fn sub_ri(&mut self, to: Register, value: i64) {
        let inst = if let Ok(small) = i8::try_from(value) {
            Instruction::with2(Code::Sub_rm64_imm8, to, i32::from(small))
        } else {
            let value = i32::try_from(value).expect("a decrement of 32 bits");
            Instruction::with2(Code::Sub_rm64_imm32, to, value)
        };
        self.push(inst.expect("sub"));
    }

    pub(crate) fn sub_rr(&mut self, to: Register, from: Register) {
        self.push(Instruction::with2(Code::Sub_r64_rm64, to, from).expect("sub"));
    }

    pub(crate) fn add_mi(&mut self, to: Addr, value: i32) {
        let inst = if let Ok(small) = i8::try_from(value) {
            Instruction::with2(Code::Add_rm64_imm8, to.operand(), i32::from(small))
        } else {
            Instruction::with2(Code::Add_rm64_imm32, to.operand(), value)
        };
        self.push(inst.expect("add"));
    }

    /// Subtracts one from memory and sets the flags.
    pub(crate) fn dec_m(&mut self, to: Addr) {
        self.push(Instruction::with1(Code::Dec_rm64, to.operand()).expect("dec"));
    }

    pub(crate) fn dec_r(&mut self, to: Register) {
        self.push(Instruction::with1(Code::Dec_rm64, to).expect("dec"));
    }

    pub(crate) fn imul_rr(&mut self, to: Register, from: Register) {
        self.push(Instruction::with2(Code::Imul_r64_rm64, to, from).expect("imul"));
    }

    pub(crate) fn cmp_ri(&mut self, a: Register, value: i64) {
        let inst = if let Ok(small) = i8::try_from(value) {
            Instruction::with2(Code::Cmp_rm64_imm8, a, i32::from(small))
        } else {
            let value = i32::try_from(value).expect("a bound of 32 bits");
            Instruction::with2(Code::Cmp_rm64_imm32, a, value)
        };
        self.push(inst.expect("cmp"));
    }

    pub(crate) fn cmp_rr(&mut self, a: Register, b: Register) {
        self.push(Instruction::with2(Code::Cmp_r64_rm64, a, b).expect("cmp"));
    }

    pub(crate) fn cmp_rm(&mut self, a: Register, b: Addr) {
        self.push(Instruction::with2(Code::Cmp_r64_rm64, a, b.operand()).expect("cmp"));
    }

    pub(crate) fn test_rr(&mut self, a: Register) {
        self.push(Instruction::with2(Code::Test_rm64_r64, a, a).expect("test"));
    }

    pub(crate) fn and_ri(&mut self, a: Register, value: i32) {
        self.push(Instruction::with2(Code::And_rm64_imm32, a, value).expect("and"));
    }

    pub(crate) fn shr_ri(&mut self, a: Register, by: u32) {
        self.push(Instruction::with2(Code::Shr_rm64_imm8, a, by).expect("shr"));
    }

    pub(crate) fn push_r(&mut self, r: Register) {
        self.push(Instruction::with1(Code::Push_r64, r).expect("push"));
    }

    pub(crate) fn pop_r(&mut self, r: Register) {
        self.push(Instruction::with1(Code::Pop_r64, r).expect("pop"));
    }

    /// Puts straight-line code in front of everything.
    pub(crate) fn prepend(&mut self, front: Asm) {
        assert!(
            front.labels.is_empty() && front.consts.is_empty() && front.loops.is_empty(),
            "what goes in front is straight-line code"
        );
        let n = front.items.len();
        self.items.splice(0..0, front.items);
        self.labels.iter_mut().flatten().for_each(|at| *at += n);
        for l in &mut self.loops {
            l.start += n;
            l.end += n;
        }
        self.lines.iter_mut().for_each(|(at, _)| *at += n);
        self.lines.splice(0..0, front.lines);
    }

    /// Places everything and encodes it.
    pub(crate) fn finish(self) -> Result<Assembled, Refusal> {
        let Asm {
            mut items,
            labels,
            consts,
            loops,
            lines,
            ..
        } = self;
        let mut encoder = Encoder::new(64);
        let mut at = vec![0usize; items.len() + 1];
        // Branches start short and grow until nothing changes; none ever shrinks.
        loop {
            let mut grown = false;
            let mut offset = 0;
            let old = at.clone();
            for (i, item) in items.iter_mut().enumerate() {
                at[i] = offset;
                offset += match item {
                    Item::Align(to) => offset.next_multiple_of(*to) - offset,
                    Item::Inst(inst, Fix::Branch(_)) => branch_len(inst.code()),
                    Item::Inst(inst, _) => encode(&mut encoder, inst, 0)?.len(),
                };
            }
            at[items.len()] = offset;
            for (i, item) in items.iter_mut().enumerate() {
                if let Item::Inst(inst, Fix::Branch(label)) = item {
                    let target = labels[label.0].expect("a bound label");
                    let next = at[i] + branch_len(inst.code());
                    let distance = at[target] as i64 - next as i64;
                    // Alignment may still move things by up to 64 bytes.
                    if branch_len(inst.code()) == 2 && !(-64..=63).contains(&distance) {
                        inst.set_code(near(inst.code()));
                        grown = true;
                    }
                }
            }
            if !grown && old == at {
                break;
            }
        }
        let code_len = at[items.len()];
        let mut const_at = Vec::with_capacity(consts.len());
        let mut end = code_len.next_multiple_of(64);
        for bytes in &consts {
            // Full vectors never straddle a cache line.
            let align = bytes.len().next_power_of_two().clamp(8, 64);
            end = end.next_multiple_of(align);
            const_at.push(end);
            end += bytes.len();
        }
        let mut bytes = Vec::with_capacity(end);
        for (i, item) in items.iter().enumerate() {
            debug_assert_eq!(bytes.len(), at[i]);
            match item {
                Item::Align(_) => nops(&mut bytes, at[i + 1] - at[i]),
                Item::Inst(inst, fix) => {
                    let mut inst = *inst;
                    match fix {
                        Fix::None => {}
                        Fix::Branch(label) => {
                            let target = labels[label.0].expect("a bound label");
                            inst.set_near_branch64(at[target] as u64);
                        }
                        Fix::Const(id) => {
                            // `disp` is the distance from the start of the constant.
                            let disp = inst.memory_displacement64();
                            let target = (const_at[id.0] as u64).wrapping_add(disp);
                            inst.set_memory_displacement64(target);
                        }
                    }
                    bytes.extend(encode(&mut encoder, &inst, at[i] as u64)?);
                }
            }
        }
        if !consts.is_empty() {
            for (c, start) in consts.iter().zip(&const_at) {
                bytes.resize(*start, 0);
                bytes.extend_from_slice(c);
            }
        }
        let loops = loops
            .into_iter()
            .map(|l| LoopInfo {
                label: l.label,
                start: at[l.start],
                end: at[l.end],
                trips: l.trips,
                parent: l.parent,
            })
            .collect();
        let lines = lines
            .into_iter()
            .map(|(i, step)| LineEntry {
                offset: at[i],
                step,
            })
            .collect();
        Ok(Assembled {
            bytes,
            code_len,
            loops,
            lines,
        })
    }
}

fn branch_len(code: Code) -> usize {
    match code {
        c if c == near(c) && c != Code::Jmp_rel32_64 => 6,
        Code::Jmp_rel32_64 => 5,
        _ => 2,
    }
}

fn encode(encoder: &mut Encoder, inst: &Instruction, at: u64) -> Result<Vec<u8>, Refusal> {
    encoder
        .encode(inst, at)
        .map_err(|e| Refusal::UnsupportedForm {
            form: format!("the instruction {inst:?} ({e})"),
        })?;
    Ok(encoder.take_buffer())
}

/// The recommended long nops.
fn nops(bytes: &mut Vec<u8>, mut n: usize) {
    const NOPS: [&[u8]; 9] = [
        &[0x90],
        &[0x66, 0x90],
        &[0x0f, 0x1f, 0x00],
        &[0x0f, 0x1f, 0x40, 0x00],
        &[0x0f, 0x1f, 0x44, 0x00, 0x00],
        &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
        &[0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00],
        &[0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
        &[0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
    ];
    while n > 0 {
        let take = n.min(NOPS.len());
        bytes.extend_from_slice(NOPS[take - 1]);
        n -= take;
    }
}

/// The 32-bit name of a 64-bit register.
pub(crate) fn low32(r: Register) -> Register {
    if r.is_gpr64() {
        Register::EAX + (r as u32 - Register::RAX as u32)
    } else {
        r
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced_x86::{Decoder, DecoderOptions, Mnemonic};

    #[test]
    fn far_branches_grow_and_land_on_their_labels() {
        let mut asm = Asm::new();
        let out = asm.label();
        let head = asm.here();
        asm.jump(Cond::E, out);
        for _ in 0..100 {
            asm.add_ri(Register::RAX, 1000);
        }
        asm.jump(Cond::Always, head);
        asm.align(32);
        asm.bind(out);
        asm.push(Instruction::with(Code::Retnq));
        let code = asm.finish().unwrap();
        let mut decoder = Decoder::with_ip(64, &code.bytes, 0, DecoderOptions::NONE);
        let all: Vec<Instruction> = decoder.iter().collect();
        assert_eq!(all[0].mnemonic(), Mnemonic::Je);
        assert_eq!(all[0].near_branch_target(), code.code_len as u64 - 1);
        assert_eq!((code.code_len - 1) % 32, 0);
        let back = all.iter().find(|i| i.mnemonic() == Mnemonic::Jmp).unwrap();
        assert_eq!(back.near_branch_target(), 0);
    }

    #[test]
    fn constants_are_shared_and_lie_aligned_behind_the_code() {
        let mut asm = Asm::new();
        let a = asm.constant(vec![1; 32]);
        let b = asm.constant(vec![2; 32]);
        assert_eq!(a, asm.constant(vec![1; 32]));
        asm.load(Register::RAX, Addr::constant(a));
        asm.load(Register::RCX, Addr::constant(b));
        let code = asm.finish().unwrap();
        let mut decoder = Decoder::with_ip(64, &code.bytes, 0, DecoderOptions::NONE);
        for (value, inst) in decoder.iter().take(2).enumerate() {
            let target = inst.memory_displacement64() as usize;
            assert_eq!(target % 32, 0);
            assert!(target >= code.code_len);
            assert!(
                code.bytes[target..target + 32]
                    .iter()
                    .all(|x| *x == value as u8 + 1)
            );
        }
    }
}
