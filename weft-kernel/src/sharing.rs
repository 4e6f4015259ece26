//! In-place: whether an output may be the same memory as an input.

use crate::access::{Access, OperandRole};
use crate::body::{Effect, Inst};
use crate::kernel::Kernel;

impl Kernel {
    /// Whether operand `output` may be the very same memory as operand `input`.
    ///
    /// It may where every element is read only at the coordinates at which it is written, before it
    /// is written: both have elements of one size; the output is stored once, by an unguarded access;
    /// every access of the input is that same access; nothing gathers from the input; and reads and
    /// the store are in one stage (for a contraction: in the epilogue, so neither side of the product
    /// qualifies).
    pub fn may_share(&self, input: usize, output: usize) -> bool {
        let operands = self.operands();
        let (Some(from), Some(to)) = (operands.get(input), operands.get(output)) else {
            return false;
        };
        if (from.role, to.role) != (OperandRole::Input, OperandRole::Output)
            || from.elem.size_bytes() != to.elem.size_bytes()
            || from.len_elems != to.len_elems
        {
            return false;
        }
        let effects: &[Effect] = match self {
            Kernel::Loop(k) => match k.stages.as_slice() {
                [only] if k.is_pure_map() => &only.effects,
                _ => return false,
            },
            Kernel::Contraction(k) if input == k.a.operand || input == k.b.operand => return false,
            Kernel::Contraction(k) => &k.effects,
        };
        let accesses = self.accesses();
        let of = |operand: usize| accesses.iter().filter(move |a| a.operand == operand);
        let mut stored = effects.iter().filter_map(|effect| match effect {
            Effect::Store { access, .. } => Some(&accesses[*access]),
            _ => None,
        });
        let mut stored = stored.by_ref().filter(|a| a.operand == output);
        let (Some(store), None) = (stored.next(), stored.next()) else {
            return false;
        };
        let same = |a: &Access| {
            a.offset == store.offset && a.strides == store.strides && a.guards.is_empty()
        };
        let gathers = self.bodies().into_iter().flatten().any(|inst| {
            matches!(inst, Inst::Gather { access, .. } if accesses[*access].operand == input)
        });
        store.guards.is_empty() && of(output).all(same) && of(input).all(same) && !gathers
    }
}
