//! AAPCS64: who saves which registers, and which ones code may use.

use crate::asm::{Asm, Gpr, word};
use weft_a64_encoder::{Form, Operand, form};
use weft_kernel::Refusal;

/// The register with the argument on entry; nobody else gets it.
pub(crate) const ARGUMENT: Gpr = 0;

/// Vector registers, those that need no saving first.
pub(crate) const VECTORS: [u8; 32] = [
    0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 8, 9,
    10, 11, 12, 13, 14, 15,
];

/// Hands out general-purpose registers, those that need no saving first.
#[derive(Clone, Debug)]
pub(crate) struct Gprs {
    free: Vec<Gpr>,
    used: Vec<Gpr>,
}

impl Gprs {
    pub(crate) fn new() -> Self {
        // x8, x16 and x17 are temporaries, x18 is the platform's, x29 and x30 are the frame's.
        let order = (1..8).chain(9..16).chain(19..29);
        let mut free: Vec<Gpr> = order.collect();
        free.reverse();
        Gprs {
            free,
            used: Vec::new(),
        }
    }

    /// A register, if one is left.
    pub(crate) fn take(&mut self) -> Option<Gpr> {
        let r = self.free.pop()?;
        self.used.push(r);
        Some(r)
    }

    /// A register, or a refusal.
    pub(crate) fn need(&mut self) -> Result<Gpr, Refusal> {
        self.take().ok_or_else(|| Refusal::UnsupportedForm {
            form: "a kernel with more pointers than general-purpose registers".into(),
        })
    }

    pub(crate) fn give_back(&mut self, r: Gpr) {
        self.free.push(r);
    }

    /// Every register that was ever taken.
    pub(crate) fn used(&self) -> &[Gpr] {
        &self.used
    }
}

/// Puts the saving of registers in front of the code and their restoring behind it.
///
/// `vectors` has a bit for each vector register that the code writes. Of those, the low halves of
/// v8 to v15 are the caller's.
pub(crate) fn wrap(asm: &mut Asm, gprs: &[Gpr], vectors: u32) {
    let mut general: Vec<Gpr> = gprs.iter().copied().filter(|r| *r >= 19).collect();
    general.sort_unstable();
    general.dedup();
    let low_halves: Vec<u8> = (8..16).filter(|r| vectors & (1 << r) != 0).collect();
    // The stack pointer stays a multiple of 16.
    let room = (8 * (general.len() + low_halves.len())).next_multiple_of(16) as i64;
    let each = |d: Form, x: Form| -> Vec<u32> {
        let doubles = low_halves.iter().map(|r| (d, Operand::D(*r)));
        let all = doubles.chain(general.iter().map(|r| (x, Operand::X(*r))));
        all.enumerate()
            .map(|(at, (form, r))| word(form, &[r, Operand::Sp, Operand::Imm(8 * at as i64)]))
            .collect()
    };
    let sp = |form| word(form, &[Operand::Sp, Operand::Sp, Operand::Imm(room)]);
    if room > 0 {
        let mut front = vec![sp(form::SUB_XSP_XSP_I)];
        front.extend(each(form::STR_D_AT_XSP_I, form::STR_X_AT_XSP_I));
        asm.prepend(front);
    }
    asm.line("exit");
    if room > 0 {
        asm.words(each(form::LDR_D_AT_XSP_I, form::LDR_X_AT_XSP_I));
        asm.word(sp(form::ADD_XSP_XSP_I));
    }
    asm.inst(form::RET_X, &[Operand::X(30)]);
}
