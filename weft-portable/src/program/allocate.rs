//! Buffers by liveness, and the length of a block.

use super::BufferSpec;
use super::build::{Kind, VStage, VStep, Virtual, spec};
use std::collections::HashMap;

/// Lengths of blocks, each a little less than a power of two: a block that is a whole number of pages
/// can lie behind its operand by a multiple of 4096 bytes for a whole kernel, and copies between such
/// addresses were seen to take eight times as long. Multiples of a chunk, and the shortest still
/// costs no more to start than to run.
const BLOCKS: [usize; 5] = [2016, 992, 480, 224, 96];
/// Bytes that all blocks of a kernel should fit into, so that they stay in the first level of cache.
const BLOCK_BYTES: usize = 24 * 1024;

/// The buffers, the elements of a block, and the buffer of every value.
///
/// A value's buffer is free again after its last reader, for values of its space and element size.
/// The result of a step never shares a buffer with an operand.
pub(super) fn allocate(
    values: &[Virtual],
    stages: &[VStage],
) -> (Vec<BufferSpec>, usize, Vec<usize>) {
    let mut state = Allocator {
        values,
        buffers: Vec::new(),
        assigned: vec![usize::MAX; values.len()],
        free: HashMap::new(),
    };
    for (value, v) in values.iter().enumerate() {
        if matches!(v.kind, Kind::Const | Kind::Slot | Kind::ScratchRow) {
            state.give(value);
        }
    }
    for stage in stages {
        // Row values that elements or effects read live to the end of the stage.
        let mut last: HashMap<usize, usize> = HashMap::new();
        for step in &stage.block_steps {
            for arg in &step.args {
                if values[*arg].kind == Kind::Row {
                    last.insert(*arg, usize::MAX);
                }
            }
        }
        for effect in &stage.effects {
            last.insert(effect.value(), usize::MAX);
        }
        let held_rows = state.steps(&stage.row_steps, last.clone());
        let held_blocks = state.steps(&stage.block_steps, last);
        for value in held_rows.into_iter().chain(held_blocks) {
            state.release(value);
        }
    }
    let per_element: usize = state
        .buffers
        .iter()
        .map(|b| match b {
            BufferSpec::Block { size } => *size,
            _ => 0,
        })
        .sum();
    let fitting = BLOCKS
        .into_iter()
        .find(|block| block * per_element <= BLOCK_BYTES);
    let block = fitting.unwrap_or(BLOCKS[BLOCKS.len() - 1]);
    (state.buffers, block, state.assigned)
}

struct Allocator<'a> {
    values: &'a [Virtual],
    buffers: Vec<BufferSpec>,
    assigned: Vec<usize>,
    free: HashMap<(Kind, usize), Vec<usize>>,
}

impl Allocator<'_> {
    /// Gives buffers to the results of a list; returns the values that outlive it.
    fn steps(&mut self, steps: &[VStep], mut last: HashMap<usize, usize>) -> Vec<usize> {
        for (at, step) in steps.iter().enumerate() {
            for arg in &step.args {
                let end = last.entry(*arg).or_insert(at);
                if *end != usize::MAX {
                    *end = at;
                }
            }
        }
        let mut held = Vec::new();
        for (at, step) in steps.iter().enumerate() {
            self.give(step.out);
            for (i, arg) in step.args.iter().enumerate() {
                let own = matches!(self.values[*arg].kind, Kind::Row | Kind::Block);
                let first = !step.args[..i].contains(arg);
                // A row value read by a block step is released by the stage.
                let here = steps.iter().any(|s| s.out == *arg);
                if own && first && here && last.get(arg) == Some(&at) {
                    self.release(*arg);
                }
            }
            match last.get(&step.out) {
                Some(&usize::MAX) => held.push(step.out),
                Some(_) => {}
                // Nobody reads it: an expansion for several rows that turned out unneeded.
                None => held.push(step.out),
            }
        }
        held
    }

    fn give(&mut self, value: usize) {
        let v = self.values[value];
        let reused = self.free.get_mut(&(v.kind, v.size)).and_then(Vec::pop);
        self.assigned[value] = reused.unwrap_or_else(|| {
            self.buffers.push(spec(&v));
            self.buffers.len() - 1
        });
    }

    fn release(&mut self, value: usize) {
        let v = self.values[value];
        self.free
            .entry((v.kind, v.size))
            .or_default()
            .push(self.assigned[value]);
    }
}
