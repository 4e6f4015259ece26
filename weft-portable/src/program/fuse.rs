//! Fusion: a value that one float operation makes and one other reads becomes a chain of the two.

use super::Work;
use super::build::{VStage, VStep};
use crate::elementwise::ChainOp;
use crate::elementwise::chain::{Bound, ChainElem, Link, MAX_LINKS};
use std::collections::HashMap;

/// Fuses the steps of all stages.
///
/// The chain stands where its last operation stood; its other operands are values, which do not
/// change, so computing an earlier operation later changes nothing.
pub(super) fn fuse(stages: &mut [VStage]) {
    for stage in stages {
        let mut readers: HashMap<usize, usize> = HashMap::new();
        let steps = stage.row_steps.iter().chain(&stage.block_steps);
        for value in steps
            .flat_map(|s| s.args.iter().copied())
            .chain(stage.effects.iter().map(|e| e.value()))
        {
            *readers.entry(value).or_default() += 1;
        }
        for steps in [&mut stage.row_steps, &mut stage.block_steps] {
            fuse_list(steps, &readers);
        }
    }
}

fn fuse_list(steps: &mut Vec<VStep>, readers: &HashMap<usize, usize>) {
    let mut done: Vec<Option<VStep>> = Vec::with_capacity(steps.len());
    // Where the maker of a value stands in `done`, while it may be continued.
    let mut makers: HashMap<usize, usize> = HashMap::new();
    for step in steps.drain(..) {
        let Some(op) = chain_op(&step.work) else {
            done.push(Some(step));
            continue;
        };
        let step = absorb(step, op, &mut done, &makers, readers);
        makers.insert(step.out, done.len());
        done.push(Some(step));
    }
    steps.extend(done.into_iter().flatten());
}

fn chain_op(work: &Work) -> Option<ChainOp> {
    match work {
        Work::Map1 { chain, .. } | Work::Map2 { chain, .. } | Work::Map3 { chain, .. } => *chain,
        _ => None,
    }
}

/// The element type, links and operands of a step as a chain.
type Parts = (ChainElem, Vec<Link>, Vec<usize>);

/// A step as a chain, if it is one or can be one: a single operation works on its first operand.
fn as_chain(step: &VStep) -> Option<Parts> {
    if let Work::Chain { elem, links, .. } = &step.work {
        let links = links.iter().map(|bound| bound.link).collect();
        return Some((*elem, links, step.args.clone()));
    }
    let op = chain_op(&step.work)?;
    if let ([Some(Link::Mul), ..], [a, b]) = (op.links, &step.args[..])
        && a == b
    {
        return Some((op.elem, vec![Link::Square], vec![*a]));
    }
    Some((op.elem, vec![op.links[0]?], step.args.clone()))
}

/// A step continued from the maker of one of its operands, where that has no other reader.
fn absorb(
    step: VStep,
    op: ChainOp,
    done: &mut [Option<VStep>],
    makers: &HashMap<usize, usize>,
    readers: &HashMap<usize, usize>,
) -> VStep {
    let square = matches!(
        (op.links, &step.args[..]),
        ([Some(Link::Mul), ..], [a, b]) if a == b
    );
    // Of several candidates, the longest chain.
    let best = (0..step.args.len())
        .filter_map(|i| {
            let value = step.args[i];
            let uses = step.args.iter().filter(|a| **a == value).count();
            let alone = readers.get(&value) == Some(&uses) && (uses == 1 || square);
            let link = if square {
                Some(Link::Square)
            } else {
                op.links[i]
            }?;
            let at = *makers.get(&value).filter(|_| alone)?;
            let (elem, links, args) = as_chain(done[at].as_ref()?)?;
            (elem == op.elem && links.len() < MAX_LINKS).then_some((i, link, at, links, args))
        })
        .max_by_key(|(_, _, _, links, _)| links.len());
    let Some((i, link, at, mut links, mut args)) = best else {
        return step;
    };
    links.push(link);
    if link != Link::Square {
        args.extend(
            step.args
                .iter()
                .enumerate()
                .filter(|(j, _)| *j != i)
                .map(|(_, value)| *value),
        );
    }
    done[at] = None;
    VStep {
        work: Work::Chain {
            elem: op.elem,
            operands: Vec::new(),
            links: links
                .into_iter()
                .map(|link| Bound { link, b: 0, c: 0 })
                .collect(),
        },
        out: step.out,
        args,
    }
}
