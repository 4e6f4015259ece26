//! One- and two-byte types between memory form and 32-bit lanes.

use super::Sel;
use crate::isa::{Isa, Width};
use crate::mir::Opnd;
use crate::ops::Mn;
use weft_kernel::Elem;
use weft_lower::LaneWidth;

impl Sel<'_> {
    /// From memory form to 32-bit lanes. `Bool` becomes 0 or 1.
    pub(super) fn unpack(&mut self, packed: Opnd, elem: Elem) -> Opnd {
        let mn = match elem {
            Elem::I8 => Mn::Pmovsxbd,
            Elem::U8 | Elem::Bool => Mn::Pmovzxbd,
            Elem::I16 => Mn::Pmovsxwd,
            _ => Mn::Pmovzxwd,
        };
        let width = self.width(LaneWidth::B4);
        self.op1(mn, width, packed)
    }

    /// From 32-bit lanes that hold numbers of the type to memory form.
    pub(super) fn pack(&mut self, full: Opnd, elem: Elem) -> Opnd {
        let bytes = elem.size_bytes();
        let width = self.width(LaneWidth::B4);
        if self.isa == Isa::Avx512 {
            let mn = if bytes == 1 { Mn::Pmovdb } else { Mn::Pmovdw };
            return self.op1(mn, width, full);
        }
        // Saturation never happens: the lanes hold numbers of the type.
        let words = match elem {
            Elem::I8 | Elem::I16 => Mn::Packssdw,
            _ => Mn::Packusdw,
        };
        let high = match width {
            Width::Y => self.op1i(Mn::Extract128, Width::Y, full, 1),
            _ => full,
        };
        let low = self.op2(words, Width::X, full, high);
        match elem {
            Elem::I8 => self.op2(Mn::Packsswb, Width::X, low, low),
            Elem::U8 | Elem::Bool => self.op2(Mn::Packuswb, Width::X, low, low),
            _ => low,
        }
    }

    /// Brings lanes back into the range of a narrow type after wrapping arithmetic.
    pub(super) fn wrap(&mut self, full: Opnd, elem: Elem) -> Opnd {
        let width = self.width(LaneWidth::B4);
        let (bits, signed) = match elem {
            Elem::I8 => (8, true),
            Elem::U8 => (8, false),
            Elem::I16 => (16, true),
            Elem::U16 | Elem::F16 | Elem::BF16 => (16, false),
            _ => return full,
        };
        if signed {
            let up = self.op1i(Mn::Pslldi, width, full, 32 - bits);
            self.op1i(Mn::Psradi, width, up, 32 - bits)
        } else {
            let mask = self.splat((1 << bits) - 1, LaneWidth::B4);
            self.op2(Mn::Pand, width, full, mask)
        }
    }
}
