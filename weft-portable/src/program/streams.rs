//! Which stages are streams.

use super::{EffectStep, Ref, Step, StreamProgram, Work};
use crate::elementwise::ChainOp;
use crate::elementwise::chain::stream::TABLE;
use crate::elementwise::chain::{Bound, ChainElem, Link};
use crate::nest::{AccessPlan, Nest};

/// A stage as a stream: contiguous loads of f32, then one chain, or one operation that could be a
/// chain's, whose result is stored contiguously and read by nothing else.
pub(super) fn stream_of(
    nest: &Nest,
    steps: &[Step],
    effects: &[EffectStep],
) -> Option<StreamProgram> {
    let [
        EffectStep::Store {
            access: output,
            value: Ref::Block(result),
        },
    ] = effects
    else {
        return None;
    };
    let (last, loads) = steps.split_last()?;
    if last.out != *result || !is_contiguous(&nest.accesses[*output]) {
        return None;
    }
    // Loads, and expansions, which a single row does without.
    let mut loaded = Vec::new();
    for step in loads {
        match step.work {
            Work::Load { access } if is_contiguous(&nest.accesses[access]) => {
                loaded.push((step.out, access));
            }
            Work::Expand { always: false } => {}
            _ => return None,
        }
    }
    let mut table = Table {
        loaded,
        splats: Vec::new(),
    };
    let (first, links) = match &last.work {
        Work::Chain {
            elem: ChainElem::F32,
            links,
        } => (last.args[0], links.clone()),
        Work::Map1 { chain, .. } | Work::Map2 { chain, .. } | Work::Map3 { chain, .. } => {
            single((*chain)?, &last.args)?
        }
        _ => return None,
    };
    let first = table.entry(first)?;
    let links = links
        .iter()
        .map(|(link, [b, c])| {
            let operands = link.operands();
            Some(Bound {
                link: *link,
                b: if operands > 0 { table.entry(*b)? } else { 0 },
                c: if operands > 1 { table.entry(*c)? } else { 0 },
            })
        })
        .collect::<Option<Vec<_>>>()?;
    Some(StreamProgram {
        inputs: table.loaded.iter().map(|(_, access)| *access).collect(),
        splats: table.splats,
        first,
        links,
        output: *output,
    })
}

fn is_contiguous(access: &AccessPlan) -> bool {
    access.guards.is_empty() && access.inner_stride() == 1 && access.size == 4
}

/// The first operand of a step, and its links.
type Parts = (Ref, Vec<(Link, [Ref; 2])>);

/// One operation as a chain of one link on its first operand.
fn single(op: ChainOp, args: &[Ref; 3]) -> Option<Parts> {
    if op.elem != ChainElem::F32 {
        return None;
    }
    Some((args[0], vec![(op.links[0]?, [args[1], args[2]])]))
}

struct Table {
    loaded: Vec<(usize, usize)>,
    splats: Vec<usize>,
}

impl Table {
    /// The entry of an operand; `None` where it is neither loaded nor a splat, or the table is full.
    fn entry(&mut self, operand: Ref) -> Option<u8> {
        let buffer = match operand {
            Ref::Block(buffer) => {
                // A later load may have taken the buffer of an earlier one; then the earlier one has
                // been read, and this is no stream.
                let mut places = self
                    .loaded
                    .iter()
                    .enumerate()
                    .filter(|(_, l)| l.0 == buffer);
                let (at, _) = places.next()?;
                return (places.next().is_none() && at < TABLE).then_some(at as u8);
            }
            Ref::Const(buffer) | Ref::Expanded { row: buffer, .. } => buffer,
            Ref::Rows(_) | Ref::ScratchRow(_) => return None,
        };
        let at = match self.splats.iter().position(|b| *b == buffer) {
            Some(at) => at,
            None => {
                self.splats.push(buffer);
                self.splats.len() - 1
            }
        };
        let entry = self.loaded.len() + at;
        (entry < TABLE).then_some(entry as u8)
    }
}
