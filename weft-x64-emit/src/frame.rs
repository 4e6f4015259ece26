//! Calling conventions: who saves which registers, and which ones code may use.

use crate::asm::{Addr, Asm};
use crate::isa::xmm;
use iced_x86::{Code, Instruction, Register};
use weft_kernel::{Abi, Refusal};

/// Registers that hold nothing for long: any step may use them.
pub(crate) const TEMP: Register = Register::RAX;
/// A second one.
pub(crate) const TEMP2: Register = Register::RCX;

/// Hands out general-purpose registers, those that need no saving first.
#[derive(Clone, Debug)]
pub(crate) struct Gprs {
    free: Vec<Register>,
    used: Vec<Register>,
}

impl Gprs {
    pub(crate) fn new(abi: Abi) -> Self {
        use Register::{R8, R9, R10, R11, R12, R13, R14, R15, RBP, RBX, RDI, RDX, RSI};
        let order = match abi {
            Abi::Win64 => [
                RDX, R8, R9, R10, R11, RSI, RDI, RBX, RBP, R12, R13, R14, R15,
            ],
            _ => [
                RDX, RSI, RDI, R8, R9, R10, R11, RBX, RBP, R12, R13, R14, R15,
            ],
        };
        Gprs {
            free: order.into_iter().rev().collect(),
            used: Vec::new(),
        }
    }

    /// A register, if one is left.
    pub(crate) fn take(&mut self) -> Option<Register> {
        let r = self.free.pop()?;
        self.used.push(r);
        Some(r)
    }

    /// A register, or a refusal.
    pub(crate) fn need(&mut self) -> Result<Register, Refusal> {
        self.take().ok_or_else(|| Refusal::UnsupportedForm {
            form: "a kernel with more pointers than general-purpose registers".into(),
        })
    }

    pub(crate) fn give_back(&mut self, r: Register) {
        self.free.push(r);
    }

    /// Every register that was ever taken.
    pub(crate) fn used(&self) -> &[Register] {
        &self.used
    }
}

/// The register with the argument on entry.
pub(crate) fn argument(abi: Abi) -> Register {
    match abi {
        Abi::Win64 => Register::RCX,
        _ => Register::RDI,
    }
}

fn preserved(abi: Abi, r: Register) -> bool {
    use Register::{R12, R13, R14, R15, RBP, RBX, RDI, RSI};
    matches!(r, RBX | RBP | R12 | R13 | R14 | R15) || (abi == Abi::Win64 && matches!(r, RSI | RDI))
}

/// Puts the saving of registers in front of the code and their restoring behind it.
///
/// `vectors` has a bit for each vector register that the code writes.
pub(crate) fn wrap(asm: &mut Asm, abi: Abi, gprs: &[Register], vectors: u32) {
    let mut saved: Vec<Register> = gprs
        .iter()
        .copied()
        .filter(|r| preserved(abi, *r))
        .collect();
    saved.sort_by_key(|r| *r as u32);
    saved.dedup();
    let saved_vectors: Vec<u8> = match abi {
        Abi::Win64 => (6..16).filter(|r| vectors & (1 << r) != 0).collect(),
        _ => Vec::new(),
    };
    let room = 16 * saved_vectors.len() as i32;
    let slot = |at: usize| Addr::base(Register::RSP, 16 * at as i64);
    let mut front = Asm::new();
    front.line("entry");
    for r in &saved {
        front.push_r(*r);
    }
    front.add_ri(Register::RSP, -i64::from(room));
    for (at, r) in saved_vectors.iter().enumerate() {
        let to = slot(at).operand();
        let inst = Instruction::with2(Code::VEX_Vmovups_xmmm128_xmm, to, xmm(*r));
        front.push(inst.expect("vmovups"));
    }
    asm.prepend(front);
    asm.line("exit");
    asm.push(Instruction::with(Code::VEX_Vzeroupper));
    for (at, r) in saved_vectors.iter().enumerate() {
        let from = slot(at).operand();
        let inst = Instruction::with2(Code::VEX_Vmovups_xmm_xmmm128, xmm(*r), from);
        asm.push(inst.expect("vmovups"));
    }
    asm.add_ri(Register::RSP, i64::from(room));
    for r in saved.iter().rev() {
        asm.pop_r(*r);
    }
    asm.push(Instruction::with(Code::Retnq));
}
