//! Runs a program over a box of its nest: batch by batch, stage by stage, block by block.

mod lookup;
mod transfer;

use crate::buffer::{Buffer, CHUNK, View};
use crate::dispatch;
use crate::elementwise::chain::stream::{self, Source, Stream};
use crate::elementwise::chain::{self, ChainElem, MAX_OPERANDS};
use crate::level::Level;
use crate::nest::Nest;
use crate::program::{
    EffectStep, Program, Ref, StageProgram, Step, StreamOperand, StreamProgram, Work,
};
use crate::reduce;
use crate::scratch::StepScratch;
use bytemuck::Pod;
use std::mem::take;
use weft_kernel::kernel::PAST_CACHES_BYTES;
use weft_kernel::{Operands, Over};

/// Sums of a contraction for a block of rows and columns.
#[derive(Clone, Copy)]
pub(crate) struct Sums<'a> {
    /// Where they lie, row after row.
    pub buffer: &'a Buffer,
    /// Elements from a row to the next.
    pub row_stride: usize,
}

/// One call.
pub(crate) struct Exec<'a> {
    /// Which instantiation of the loops.
    pub level: Level,
    /// The steps.
    pub program: &'a Program,
    /// The axes.
    pub nest: &'a Nest,
    /// The operands.
    pub memory: &'a dyn Operands,
    /// The buffers.
    pub scratch: &'a mut StepScratch,
}

/// Where in the box a stage stands.
#[derive(Clone, Copy)]
struct Place {
    /// Rows of the batch.
    rows: usize,
    /// First inner coordinate.
    begin: u64,
    /// Elements of the inner axis, or of the block if there is one row.
    len: usize,
    /// Elements before the block in its row.
    base: usize,
    /// Rows of the box before this batch.
    first_row: usize,
}

impl Place {
    fn elems(&self) -> usize {
        self.rows * self.len
    }
}

/// Which list a step stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Space {
    Const,
    Rows,
    Block,
}

impl<'a> Exec<'a> {
    /// Computes what is the same for every batch; needed before the first [`Exec::run_box`].
    pub(crate) fn constants(&mut self) {
        let program = self.program;
        let place = Place {
            rows: 1,
            begin: 0,
            len: 1,
            base: 0,
            first_row: 0,
        };
        for (index, access) in self.nest.accesses.iter().enumerate() {
            if program.used[index] {
                // Loads in constant space do not move.
                self.scratch.offsets[index].fill(access.offset, &[], &[], &[], 1);
                for (table, guard) in self.scratch.guards[index].iter_mut().zip(&access.guards) {
                    table.fill(guard.offset, &[], &[], &[], 1);
                }
            }
        }
        for step in &program.const_steps {
            self.step(step, Space::Const, place, None);
        }
    }

    /// Runs all stages for every point of a box of axes; the inner axis' range is the last one.
    pub(crate) fn run_box(&mut self, ranges: &[(u64, u64)], sums: Option<Sums<'_>>) {
        let Some(((begin, end), outer)) = ranges.split_last() else {
            return;
        };
        let inner = (end - begin) as usize;
        let mut remaining: u64 = outer.iter().map(|(b, e)| e - b).product();
        if inner == 0 || remaining == 0 {
            return;
        }
        let batch = (self.program.block / inner).max(1);
        let mut at = take(&mut self.scratch.at);
        at.clear();
        at.extend(outer.iter().map(|(b, _)| *b));
        let program = self.program;
        let mut first_row = 0;
        while remaining > 0 {
            let rows = remaining.min(batch as u64) as usize;
            self.tables(&at, outer, rows);
            for stage in &program.stages {
                let place = Place {
                    rows,
                    begin: *begin,
                    len: inner,
                    base: 0,
                    first_row,
                };
                self.stage(stage, place, sums);
            }
            remaining -= rows as u64;
            first_row += rows;
            advance(&mut at, outer, rows as u64);
        }
        self.scratch.at = at;
    }

    /// Offsets, guards and coordinates of a batch's rows.
    fn tables(&mut self, at: &[u64], outer: &[(u64, u64)], rows: usize) {
        let n = outer.len();
        let scratch = &mut *self.scratch;
        for (index, access) in self.nest.accesses.iter().enumerate() {
            if !self.program.used[index] {
                continue;
            }
            scratch.offsets[index].fill(access.offset, &access.strides[..n], at, outer, rows);
            for (table, guard) in scratch.guards[index].iter_mut().zip(&access.guards) {
                table.fill(guard.offset, &guard.strides[..n], at, outer, rows);
            }
        }
        for axis in &self.program.coords {
            let column = &mut scratch.coords[*axis];
            column.clear();
            let mut steps_inside: u64 = 1;
            for (b, e) in &outer[axis + 1..] {
                steps_inside *= e - b;
            }
            let mut inside = 0;
            for (coordinate, (b, e)) in at[axis + 1..].iter().zip(&outer[axis + 1..]) {
                inside = inside * (e - b) + (coordinate - b);
            }
            let (b, e) = outer[*axis];
            for row in 0..rows as u64 {
                let steps = at[*axis] - b + (inside + row) / steps_inside;
                column.push((b + steps % (e - b)) as i64);
            }
        }
    }

    fn stage(&mut self, stage: &StageProgram, place: Place, sums: Option<Sums<'_>>) {
        for step in &stage.row_steps {
            self.step(step, Space::Rows, place, sums);
        }
        if stage.over == Over::Once {
            for effect in &stage.effects {
                self.row_effect(effect, place);
            }
            return;
        }
        self.each_reduction(stage, |exec, op, elem, state, _| {
            exec.scratch.reductions[state].reset(op, elem);
        });
        if place.rows > 1 {
            self.block(stage, place, sums);
            return;
        }
        if let Some(program) = &stage.stream
            && self.stream(program, place)
        {
            return;
        }
        let mut base = 0;
        while base < place.len {
            let block = Place {
                len: self.program.block.min(place.len - base),
                base,
                ..place
            };
            self.block(stage, block, sums);
            base += block.len;
        }
        self.each_reduction(stage, |exec, op, elem, state, slot| {
            let bits = exec.scratch.reductions[state].finish(op, elem);
            let size = if op.is_arg() { 8 } else { elem.size_bytes() };
            transfer::splat(&mut exec.scratch.buffers[slot], size, bits, CHUNK);
        });
    }

    /// Does a row as a stream; false where the level has no code for streams.
    fn stream(&self, program: &StreamProgram, place: Place) -> bool {
        match program.elem {
            ChainElem::F32 => dispatch::stream_f32(
                self.level,
                &self.stream_as::<f32>(program, place, &mut [Source::Splat(0.0); MAX_OPERANDS]),
            ),
            ChainElem::F64 => dispatch::stream_f64(
                self.level,
                &self.stream_as::<f64>(program, place, &mut [Source::Splat(0.0); MAX_OPERANDS]),
            ),
        }
    }

    fn stream_as<'b, T: Pod>(
        &'b self,
        program: &'b StreamProgram,
        place: Place,
        operands: &'b mut [Source<T>; MAX_OPERANDS],
    ) -> Stream<'b, T> {
        let start = |access: usize| {
            let first = self.scratch.offsets[access].rows[0].wrapping_add(place.begin as i64);
            stream::Start {
                operand: self.nest.accesses[access].operand,
                offset_bytes: first as usize * size_of::<T>(),
            }
        };
        let operands = &mut operands[..program.operands.len()];
        for (slot, operand) in operands.iter_mut().zip(&program.operands) {
            *slot = match *operand {
                StreamOperand::Load { access } => Source::Loaded(start(access)),
                StreamOperand::Splat { buffer } => {
                    Source::Splat(self.scratch.buffers[buffer].view()[0])
                }
            };
        }
        let output = start(program.output);
        Stream {
            memory: self.memory,
            operands,
            links: &program.links,
            output,
            len: place.len,
            past_caches: self.memory.len_bytes(output.operand) as u64 >= PAST_CACHES_BYTES,
        }
    }

    fn each_reduction(
        &mut self,
        stage: &StageProgram,
        mut f: impl FnMut(&mut Self, weft_kernel::ReduceOp, weft_kernel::Elem, usize, usize),
    ) {
        for effect in &stage.effects {
            if let EffectStep::Reduce {
                op,
                elem,
                slot,
                state,
                ..
            } = *effect
            {
                f(self, op, elem, state, slot);
            }
        }
    }

    fn block(&mut self, stage: &StageProgram, place: Place, sums: Option<Sums<'_>>) {
        for step in &stage.block_steps {
            self.step(step, Space::Block, place, sums);
        }
        for effect in &stage.effects {
            match *effect {
                EffectStep::Store { access, value } => {
                    let scratch = &mut *self.scratch;
                    let view = view(&scratch.buffers, value, place);
                    transfer::Transfer {
                        memory: self.memory,
                        access: &self.nest.accesses[access],
                        offsets: &scratch.offsets[access],
                        guards: &scratch.guards[access],
                        place,
                    }
                    .store_block(view, &mut scratch.run);
                }
                EffectStep::Keep { out, size, value } => {
                    self.write(out, |exec, buffer| {
                        let view = view(&exec.scratch.buffers, value, place);
                        transfer::copy(buffer, place.base, view, size, place.elems());
                    });
                }
                EffectStep::Reduce {
                    op,
                    elem,
                    value,
                    slot,
                    state,
                } => {
                    if place.rows > 1 {
                        self.write(slot, |exec, buffer| {
                            let view = view(&exec.scratch.buffers, value, place);
                            let shape = (place.rows, place.len);
                            reduce::rows(exec.level, op, elem, view, shape, buffer);
                        });
                    } else {
                        let scratch = &mut *self.scratch;
                        let view = view(&scratch.buffers, value, place);
                        scratch.reductions[state].take(self.level, op, elem, view, place.len);
                    }
                }
            }
        }
    }

    fn row_effect(&mut self, effect: &EffectStep, place: Place) {
        match *effect {
            EffectStep::Store { access, value } => {
                let scratch = &mut *self.scratch;
                transfer::Transfer {
                    memory: self.memory,
                    access: &self.nest.accesses[access],
                    offsets: &scratch.offsets[access],
                    guards: &scratch.guards[access],
                    place,
                }
                .store_rows(view(&scratch.buffers, value, place), &mut scratch.run);
            }
            EffectStep::Keep { out, size, value } => {
                self.write(out, |exec, buffer| {
                    let view = view(&exec.scratch.buffers, value, place);
                    transfer::copy(buffer, 0, view, size, whole(place.rows));
                });
            }
            // The verifier keeps reductions out of stages that run once.
            EffectStep::Reduce { .. } => {}
        }
    }

    /// Lends a buffer out of the scratch to be written while others are read.
    fn write(&mut self, buffer: usize, f: impl FnOnce(&mut Self, &mut Buffer)) {
        let mut taken = take(&mut self.scratch.buffers[buffer]);
        f(self, &mut taken);
        self.scratch.buffers[buffer] = taken;
    }

    fn step(&mut self, step: &Step, space: Space, place: Place, sums: Option<Sums<'_>>) {
        if let Work::Expand { always: false } = step.work
            && place.rows == 1
        {
            return;
        }
        let elems = match space {
            Space::Const => 1,
            Space::Rows => place.rows,
            Space::Block => place.elems(),
        };
        let chunks = elems.div_ceil(CHUNK);
        let size = step.size;
        let mut out = take(&mut self.scratch.buffers[step.out]);
        let scratch = &mut *self.scratch;
        let arg = |i: usize| view(&scratch.buffers, step.args[i], place);
        match step.work {
            Work::Map1 { f, .. } => f(self.level, chunks, &mut out, arg(0)),
            Work::Map2 { f, .. } => f(self.level, chunks, &mut out, arg(0), arg(1)),
            Work::Map3 { f, .. } => f(self.level, chunks, &mut out, arg(0), arg(1), arg(2)),
            Work::Chain {
                elem,
                ref operands,
                ref links,
            } => {
                let operand = |i: usize| view(&scratch.buffers, operands[i], place);
                let count = operands.len();
                chain::run(self.level, elem, chunks, &mut out, links, count, operand);
            }
            Work::Const { bits } => transfer::splat(&mut out, size, bits, CHUNK),
            Work::Load { access } => {
                let transfer = transfer::Transfer {
                    memory: self.memory,
                    access: &self.nest.accesses[access],
                    offsets: &scratch.offsets[access],
                    guards: &scratch.guards[access],
                    place,
                };
                match space {
                    Space::Block => transfer.load_block(&mut out, &mut scratch.run),
                    _ => transfer.load_rows(&mut out, &mut scratch.run),
                }
            }
            Work::Gather {
                access,
                wide,
                stride,
            } => {
                let transfer = transfer::Transfer {
                    memory: self.memory,
                    access: &self.nest.accesses[access],
                    offsets: &scratch.offsets[access],
                    guards: &scratch.guards[access],
                    place,
                };
                transfer.gather(&mut out, arg(0), wide, stride, space == Space::Block);
            }
            Work::Coord { axis } => {
                let out = out.view_mut::<i64>();
                if space == Space::Block {
                    let first = place.begin as i64 + place.base as i64;
                    for row in out[..elems].chunks_exact_mut(place.len) {
                        for (i, element) in row.iter_mut().enumerate() {
                            *element = first + i as i64;
                        }
                    }
                } else if place.rows == 1 {
                    out[..CHUNK].fill(scratch.coords[axis][0]);
                } else {
                    out[..elems].copy_from_slice(&scratch.coords[axis]);
                }
            }
            Work::Acc => {
                if let Some(sums) = sums {
                    transfer::sums(&mut out, sums, size, place);
                }
            }
            Work::Lookup { table } => {
                lookup::lookup(&self.program.tables[table], size, &mut out, arg(0), chunks);
            }
            Work::Expand { .. } => transfer::expand(&mut out, arg(0), size, place),
            Work::Copy => transfer::copy(&mut out, 0, arg(0), size, chunks * CHUNK),
        }
        self.scratch.buffers[step.out] = out;
    }
}

/// A number of elements in whole chunks.
fn whole(elems: usize) -> usize {
    elems.next_multiple_of(CHUNK)
}

fn view(buffers: &[Buffer], reference: Ref, place: Place) -> View<'_> {
    let (buffer, base, step) = match reference {
        Ref::Const(buffer) => (buffer, 0, 0),
        Ref::Rows(buffer) => (buffer, 0, CHUNK),
        Ref::Expanded { row, .. } if place.rows == 1 => (row, 0, 0),
        Ref::Expanded { full, .. } | Ref::Block(full) => (full, 0, CHUNK),
        Ref::ScratchRow(buffer) => (buffer, place.base, CHUNK),
    };
    View {
        buffer: &buffers[buffer],
        base,
        step,
    }
}

/// Moves coordinates on by some rows, the last axis fastest.
fn advance(at: &mut [u64], ranges: &[(u64, u64)], rows: u64) {
    let mut carry = rows;
    for (coordinate, (begin, end)) in at.iter_mut().zip(ranges).rev() {
        let steps = *coordinate - begin + carry;
        let extent = end - begin;
        *coordinate = begin + steps % extent;
        carry = steps / extent;
    }
}
