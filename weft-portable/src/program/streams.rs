//! Which stages are streams.

use super::{EffectStep, Ref, Step, StreamOperand, StreamProgram, Work};
use crate::elementwise::ChainOp;
use crate::elementwise::chain::stream::MAX_LOADED;
use crate::elementwise::chain::{Bound, ChainElem};
use crate::nest::{AccessPlan, Nest};

/// A stage as a stream: contiguous loads of floats, then one chain, or one operation that could be a
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
    let (elem, operands, links) = match &last.work {
        Work::Chain {
            elem,
            operands,
            links,
        } => (*elem, operands.clone(), links.clone()),
        Work::Map1 { chain, .. } | Work::Map2 { chain, .. } | Work::Map3 { chain, .. } => {
            single((*chain)?, &last.args)?
        }
        _ => return None,
    };
    let operands = operands
        .into_iter()
        .map(|operand| source(operand, &loaded))
        .collect::<Option<Vec<_>>>()?;
    let count = operands
        .iter()
        .filter(|o| matches!(o, StreamOperand::Load { .. }))
        .count();
    (count <= MAX_LOADED).then_some(StreamProgram {
        elem,
        operands,
        links,
        output: *output,
    })
}

fn is_contiguous(access: &AccessPlan) -> bool {
    access.guards.is_empty() && access.inner_stride() == 1
}

/// The element type of a chain, its operands and its links.
type Parts = (ChainElem, Vec<Ref>, Vec<Bound>);

/// One operation as a chain of one link on its first operand.
fn single(op: ChainOp, args: &[Ref; 3]) -> Option<Parts> {
    let link = Bound {
        link: op.links[0]?,
        b: 1,
        c: 2,
    };
    Some((op.elem, args[..=link.link.operands()].to_vec(), vec![link]))
}

/// Where an operand comes from; `None` where it is neither loaded nor a splat.
fn source(operand: Ref, loaded: &[(usize, usize)]) -> Option<StreamOperand> {
    match operand {
        Ref::Block(buffer) => {
            // A later load may have taken the buffer of an earlier one; then the earlier one has
            // been read, and this is no stream.
            let mut places = loaded.iter().filter(|l| l.0 == buffer);
            let (_, access) = *places.next()?;
            let once = places.next().is_none();
            once.then_some(StreamOperand::Load { access })
        }
        Ref::Const(buffer) | Ref::Expanded { row: buffer, .. } => {
            Some(StreamOperand::Splat { buffer })
        }
        Ref::Rows(_) | Ref::ScratchRow(_) => None,
    }
}
