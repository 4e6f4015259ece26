//! Interleaving the instructions of several vectors of a trip.
//!
//! A processor that reorders sees some dozens of waiting vector operations at once. A long chain
//! of dependent operations fills that window with its own future, so chains of several vectors are
//! written side by side.

use crate::mir::{Form, MInst, Src};
use crate::ops::Mn;
use iced_x86::{Code, Register};

/// Merges `parts` round robin, one instruction of each in turn; `None` if some use
/// general-purpose registers over a longer stretch.
///
/// What loads a general-purpose register stays together with what uses it.
pub(crate) fn interleave(parts: Vec<Vec<MInst>>) -> Option<Vec<MInst>> {
    let mut queues = Vec::new();
    for part in parts {
        queues.push(units(part)?.into_iter());
    }
    let mut merged = Vec::new();
    loop {
        let mut any = false;
        for queue in &mut queues {
            if let Some(unit) = queue.next() {
                merged.extend(unit);
                any = true;
            }
        }
        if !any {
            return Some(merged);
        }
    }
}

/// Runs of instructions that stay together.
fn units(insts: Vec<MInst>) -> Option<Vec<Vec<MInst>>> {
    let mut units: Vec<Vec<MInst>> = Vec::new();
    let mut open: Option<Opener> = None;
    for inst in insts {
        let opens = opener(&inst)?;
        let closes = open.as_ref().is_some_and(|o| o.is_closed_by(&inst));
        match open {
            Some(_) => units.last_mut()?.push(inst),
            None => units.push(vec![inst]),
        }
        if closes {
            open = None;
        } else if open.is_none() {
            open = opens;
        }
    }
    // Something was loaded and not used: do not guess.
    open.is_none().then_some(units)
}

/// What began a run.
enum Opener {
    /// A table's address, used by a gather.
    Table,
    /// A small number, moved to a mask register.
    Number,
}

impl Opener {
    fn is_closed_by(&self, inst: &MInst) -> bool {
        match self {
            Opener::Table => inst.src.iter().any(|s| matches!(s, Src::Vsib { .. })),
            Opener::Number => inst.form == Form::Plain(Mn::KmovwR),
        }
    }
}

/// Whether an instruction begins a run; `None` if it uses general-purpose registers otherwise.
fn opener(inst: &MInst) -> Option<Option<Opener>> {
    match inst.form {
        Form::Table(_) => Some(Some(Opener::Table)),
        Form::Raw(raw) if raw.code() == Code::Mov_r32_imm32 => Some(Some(Opener::Number)),
        Form::Raw(_) => None,
        _ => {
            let writes_gpr = inst.dst.is_none() && matches!(inst.src.first(), Some(Src::G(_)));
            let reads_temp = inst.src.iter().any(|s| match s {
                Src::M(addr) => {
                    let temp = |r| matches!(r, Register::RAX | Register::RCX);
                    temp(addr.base) || addr.index.is_some_and(|(r, _)| temp(r))
                }
                _ => false,
            });
            if writes_gpr || reads_temp {
                None
            } else {
                Some(None)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::Width;
    use crate::mir::Opnd;

    fn add(v: u32) -> MInst {
        MInst {
            form: Form::Plain(Mn::Addps),
            width: Width::Y,
            dst: Some(Opnd::V(v)),
            src: vec![Src::O(Opnd::F(0)), Src::O(Opnd::F(1))],
            imm: None,
            mask: None,
        }
    }

    fn defined(insts: &[MInst]) -> Vec<Option<Opnd>> {
        insts.iter().map(|i| i.dst).collect()
    }

    #[test]
    fn instructions_alternate_and_none_is_lost() {
        let merged = interleave(vec![vec![add(0), add(1), add(2)], vec![add(3)]]).unwrap();
        let v = |n| Some(Opnd::V(n));
        assert_eq!(defined(&merged), [v(0), v(3), v(1), v(2)]);
    }

    #[test]
    fn a_tables_address_stays_with_its_gather() {
        let table = MInst {
            form: Form::Table(0),
            dst: None,
            src: vec![Src::G(Register::RAX)],
            ..add(0)
        };
        let gather = MInst {
            form: Form::Tied(Mn::Gatherdps),
            src: vec![
                Src::O(Opnd::F(0)),
                Src::Vsib {
                    base: Register::RAX,
                    index: Opnd::F(1),
                    scale: 4,
                    disp: 0,
                },
            ],
            ..add(1)
        };
        let one = vec![table.clone(), gather.clone(), add(2)];
        let merged = interleave(vec![one, vec![add(3), add(4)]]).unwrap();
        let v = |n| Some(Opnd::V(n));
        assert_eq!(defined(&merged), [None, v(1), v(3), v(2), v(4)]);
        // Without the gather the address would be lost.
        assert!(interleave(vec![vec![table], vec![add(3)]]).is_none());
    }
}
