//! What a worker needs to run kernels, reused from call to call.

use crate::buffer::{Buffer, CHUNK};
use crate::program::{BufferSpec, Program};
use crate::reduce::ReduceState;

/// The working memory of one worker.
///
/// It grows to what the largest kernel run with it needs; from then on running allocates nothing.
/// Nothing in it carries over from a call to the next.
#[derive(Debug, Default)]
pub struct Scratch {
    pub(crate) steps: StepScratch,
    pub(crate) tiles: TileScratch,
}

impl Scratch {
    /// An empty scratch.
    pub fn new() -> Self {
        Self::default()
    }
}

/// Scratch of the interpreter.
#[derive(Debug, Default)]
pub(crate) struct StepScratch {
    /// Block and row buffers by number.
    pub buffers: Vec<Buffer>,
    /// For each access the element offset of each row of the batch, at inner coordinate 0.
    pub offsets: Vec<RowTable>,
    /// For each guard of each access, in order, its coordinate in each row at inner coordinate 0.
    pub guards: Vec<Vec<RowTable>>,
    /// For each outer axis its coordinate in each row.
    pub coords: Vec<Vec<i64>>,
    /// Running reductions.
    pub reductions: Vec<ReduceState>,
    /// Coordinates of the batch's first row.
    pub at: Vec<u64>,
    /// Ranges of the axes.
    pub ranges: Vec<(u64, u64)>,
    /// One run of elements on its way to or from a strided place.
    pub run: Buffer,
}

/// An affine function for each row of a batch.
#[derive(Debug, Default)]
pub(crate) struct RowTable {
    /// The values.
    pub rows: Vec<i64>,
    /// The difference of neighbours, where all are equal (0 for a single row).
    pub step: Option<i64>,
}

/// Scratch of contractions.
#[derive(Debug, Default)]
pub(crate) struct TileScratch {
    /// Packed rows of the left operand.
    pub a: Buffer,
    /// Packed columns of the right operand.
    pub b: Buffer,
    /// Sums of a block of rows and columns.
    pub totals: Buffer,
    /// Ranges of the epilogue's axes.
    pub ranges: Vec<(u64, u64)>,
    /// Batch coordinates.
    pub at: Vec<u64>,
}

impl StepScratch {
    /// Makes room for a program.
    pub(crate) fn reserve(
        &mut self,
        program: &Program,
        guards: impl Iterator<Item = usize>,
        inner_extent: usize,
        axes: usize,
    ) {
        if self.buffers.len() < program.buffers.len() {
            self.buffers
                .resize_with(program.buffers.len(), Buffer::default);
        }
        let whole = |elems: usize| elems.next_multiple_of(CHUNK);
        for (buffer, spec) in self.buffers.iter_mut().zip(&program.buffers) {
            buffer.reserve(match spec {
                BufferSpec::Const { size } => CHUNK * size,
                BufferSpec::Rows { size } | BufferSpec::Block { size } => program.block * size,
                BufferSpec::ScratchRow { size } => whole(inner_extent.max(program.block)) * size,
            });
        }
        self.run.reserve(program.block * 8);
        if self.offsets.len() < program.used.len() {
            self.offsets
                .resize_with(program.used.len(), RowTable::default);
            self.guards.resize_with(program.used.len(), Vec::new);
        }
        for (table, used) in self.offsets.iter_mut().zip(&program.used) {
            if *used {
                table.reserve(program.block);
            }
        }
        for (tables, count) in self.guards.iter_mut().zip(guards) {
            if tables.len() < count {
                tables.resize_with(count, RowTable::default);
            }
            for table in &mut tables[..count] {
                table.reserve(program.block);
            }
        }
        if self.coords.len() < axes {
            self.coords.resize_with(axes, Vec::new);
        }
        for axis in &program.coords {
            let rows = &mut self.coords[*axis];
            rows.clear();
            rows.reserve(program.block);
        }
        if self.reductions.len() < program.reductions {
            self.reductions
                .resize_with(program.reductions, ReduceState::default);
        }
        self.at.clear();
        self.at.reserve(axes);
        self.ranges.clear();
        self.ranges.reserve(axes);
    }
}

impl RowTable {
    fn reserve(&mut self, rows: usize) {
        self.rows.clear();
        self.rows.reserve(rows);
    }

    /// Writes `offset + strides * coordinates` for `count` rows; see [`Walk`] for their order.
    pub(crate) fn fill(
        &mut self,
        offset: i64,
        outer: &[i64],
        at: &[u64],
        ranges: &[(u64, u64)],
        count: usize,
    ) {
        self.rows.clear();
        let mut value = offset;
        for (stride, coordinate) in outer.iter().zip(at) {
            value = value.wrapping_add(stride.wrapping_mul(*coordinate as i64));
        }
        let Some((&last_stride, outer_rest)) = outer.split_last() else {
            self.rows.push(value);
            self.step = Some(0);
            return;
        };
        let last = outer.len() - 1;
        // Runs along the last outer axis, then one carry into the axes before it.
        let mut first = at[last];
        let mut even = true;
        let mut remaining = count;
        let mut carries = 0u64;
        while remaining > 0 {
            let run = remaining.min((ranges[last].1 - first) as usize);
            for _ in 0..run {
                self.rows.push(value);
                value = value.wrapping_add(last_stride);
            }
            remaining -= run;
            if remaining > 0 {
                first = ranges[last].0;
                carries += 1;
                value = offset.wrapping_add(last_stride.wrapping_mul(first as i64));
                // The coordinates after so many carries, the last axis of the rest fastest.
                let mut carry = carries;
                for axis in (0..outer_rest.len()).rev() {
                    let (begin, end) = ranges[axis];
                    let steps = at[axis] - begin + carry;
                    let extent = end - begin;
                    carry = steps / extent;
                    let coordinate = begin + steps % extent;
                    value = value.wrapping_add(outer_rest[axis].wrapping_mul(coordinate as i64));
                }
                let before = self.rows[self.rows.len() - 1];
                even &= value.wrapping_sub(before) == last_stride;
            }
        }
        self.step = if count == 1 {
            Some(0)
        } else if even {
            Some(last_stride)
        } else {
            None
        };
    }
}
