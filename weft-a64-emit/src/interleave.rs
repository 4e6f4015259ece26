//! Interleaving the instructions of several vectors of a trip.
//!
//! A processor that reorders sees some dozens of waiting vector operations at once. A long chain
//! of dependent operations fills that window with its own future, so chains of several vectors are
//! written side by side.

use crate::mir::MInst;

/// Merges `parts` round robin, one instruction of each in turn; one after the other if any of them
/// uses temporary general-purpose registers, which all share.
pub(crate) fn interleave(parts: &[Vec<MInst>]) -> Vec<MInst> {
    if parts.iter().flatten().any(MInst::uses_temporaries) {
        return parts.concat();
    }
    let longest = parts.iter().map(Vec::len).max().unwrap_or(0);
    (0..longest)
        .flat_map(|at| parts.iter().filter_map(move |p| p.get(at).cloned()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mir::{Arg, Code, Kind, Opnd};
    use weft_a64_encoder::form;

    fn add(v: u32) -> MInst {
        MInst {
            code: Code::Form(form::FADD_V4S_V4S_V4S),
            dst: Some(Opnd::V(v)),
            args: vec![
                Arg::Def(Kind::V),
                Arg::Use(Opnd::F(0), Kind::V),
                Arg::Use(Opnd::F(1), Kind::V),
            ],
            tied: None,
        }
    }

    fn defined(insts: &[MInst]) -> Vec<Option<Opnd>> {
        insts.iter().map(|i| i.dst).collect()
    }

    #[test]
    fn instructions_alternate_and_none_is_lost() {
        let v = |n| Some(Opnd::V(n));
        let merged = interleave(&[vec![add(0), add(1), add(2)], vec![add(3)]]);
        assert_eq!(defined(&merged), [v(0), v(3), v(1), v(2)]);
    }

    #[test]
    fn what_shares_a_temporary_is_not_mixed() {
        let load = MInst {
            code: Code::Form(form::LDR_Q_AT_XSP_I),
            args: vec![Arg::Def(Kind::Q), Arg::X(crate::asm::TEMP), Arg::Imm(0)],
            ..add(1)
        };
        let v = |n| Some(Opnd::V(n));
        let merged = interleave(&[vec![add(0), load], vec![add(2), add(3)]]);
        assert_eq!(defined(&merged), [v(0), v(1), v(2), v(3)]);
    }
}
