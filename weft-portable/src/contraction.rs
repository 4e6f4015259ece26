//! Contractions: packed blocks, tiles in registers, segments of k, then the epilogue.
//!
//! For every batch point the result is cut into blocks of rows and columns. A block of the left
//! operand is packed once, small enough for the second level of cache; then, segment by segment of k,
//! each panel of the right operand meets each tile of rows. Sums of a block wait in `totals` until all
//! segments are in, and go through the epilogue by the same interpreter that runs loop kernels.
//!
//! Cutting never shows in the bits: each sum is one chain of fma through a segment, and the segments
//! are added in order, whatever block, tile or piece the sum stands in.

mod pack;
pub(crate) mod tile;

use crate::arith::Arith;
use crate::buffer::Buffer;
use crate::dispatch;
use crate::exec::{Exec, Sums};
use crate::level::Level;
use crate::nest::Nest;
use crate::program::{Program, StageSource, build};
use crate::scratch::{Scratch, TileScratch};
use bytemuck::Pod;
use pack::{Matrix, Rows};
use tile::{Shape, Tile};
use weft_kernel::{
    BLayout, ContractionKernel, ContractionSplit, Elem, Functions, Operands, Over, Piece, Refusal,
};

/// Bytes of packed rows that should stay in the second level of cache.
const ROWS_BYTES: usize = 192 * 1024;
/// Columns of a block.
const BLOCK_COLUMNS: usize = 256;
/// Rows of a block, at most.
const BLOCK_ROWS: usize = 384;

/// An element type of contractions.
pub(crate) trait Element: Pod + std::ops::Add<Output = Self> {
    /// +0.
    const ZERO: Self;
    /// -0: of a masked contraction a left factor that makes no term, and the sum of no terms.
    const NO_TERM: Self;
    /// Whether this is -0.
    fn is_no_term(self) -> bool;
    /// Fused multiply-add.
    fn fma<A: Arith>(a: Self, b: Self, c: Self) -> Self;
    /// Runs a segment of a tile in vector registers, or gives it back where the level has no code for
    /// its shape.
    fn vector_tile(
        level: Level,
        height: usize,
        width: usize,
        tile: Tile<'_, Self>,
    ) -> Option<Tile<'_, Self>>;
}

impl Element for f32 {
    const ZERO: f32 = 0.0;
    const NO_TERM: f32 = -0.0;

    #[inline(always)]
    fn is_no_term(self) -> bool {
        self.to_bits() == 1 << 31
    }

    #[inline(always)]
    fn fma<A: Arith>(a: f32, b: f32, c: f32) -> f32 {
        A::fma32(a, b, c)
    }

    fn vector_tile(
        level: Level,
        height: usize,
        width: usize,
        tile: Tile<'_, f32>,
    ) -> Option<Tile<'_, f32>> {
        dispatch::tile_f32(level, height, width, tile)
    }
}

impl Element for f64 {
    const ZERO: f64 = 0.0;
    const NO_TERM: f64 = -0.0;

    #[inline(always)]
    fn is_no_term(self) -> bool {
        self.to_bits() == 1 << 63
    }

    #[inline(always)]
    fn fma<A: Arith>(a: f64, b: f64, c: f64) -> f64 {
        A::fma64(a, b, c)
    }

    fn vector_tile(
        level: Level,
        height: usize,
        width: usize,
        tile: Tile<'_, f64>,
    ) -> Option<Tile<'_, f64>> {
        dispatch::tile_f64(level, height, width, tile)
    }
}

/// A contraction kernel made ready.
pub(crate) struct ContractionForm {
    kernel: ContractionKernel,
    elem: Elem,
    nest: Nest,
    program: Program,
}

impl ContractionForm {
    pub(crate) fn new(kernel: &ContractionKernel, functions: &Functions) -> Result<Self, Refusal> {
        let axes = kernel.epilogue_axes();
        let split = match kernel.split {
            ContractionSplit::Batch(axis) => axis,
            ContractionSplit::M => kernel.batch.len(),
            ContractionSplit::N => kernel.batch.len() + 1,
        };
        let mut nest = Nest::new(&axes, split, &kernel.accesses, &kernel.operands);
        let used = vec![true; kernel.accesses.len()];
        nest.find_borrowed(&kernel.operands, &used);
        let stage = StageSource {
            over: Over::Inner,
            insts: &kernel.epilogue,
            effects: &kernel.effects,
        };
        let program = build(&[stage], &kernel.scope(functions), functions, &nest)?;
        Ok(ContractionForm {
            kernel: kernel.clone(),
            elem: kernel.operands[kernel.a.operand].elem,
            nest,
            program,
        })
    }

    pub(crate) fn run(
        &self,
        level: Level,
        memory: &dyn Operands,
        piece: Piece,
        scratch: &mut Scratch,
    ) {
        scratch.steps.reserve(
            &self.program,
            self.nest.accesses.iter().map(|a| a.guards.len()),
            BLOCK_COLUMNS,
            self.nest.extents.len(),
        );
        self.reserve(level, &mut scratch.tiles);
        let mut ranges = std::mem::take(&mut scratch.steps.ranges);
        if self.nest.piece(piece, &mut ranges) {
            match self.elem {
                Elem::F64 => self.points::<f64>(level, memory, &ranges, scratch),
                _ => self.points::<f32>(level, memory, &ranges, scratch),
            }
        }
        scratch.steps.ranges = ranges;
    }

    /// Makes room for the largest piece, so that no later one has to.
    fn reserve(&self, level: Level, tiles: &mut TileScratch) {
        let k = &self.kernel;
        let size = self.elem.size_bytes();
        let shape = Shape::of(level);
        let depth = k.k.max(1) as usize;
        let panels = whole_panels(k);
        let block = Block::new(shape, depth, size, panels, k.m as usize);
        tiles.a.reserve(block.rows * depth * size);
        tiles.totals.reserve(block.rows * block.padded * size);
        if panels.is_none() {
            tiles.b.reserve(block.padded * depth * size);
        }
        tiles.at.clear();
        tiles.at.reserve(k.batch.len());
        tiles.ranges.clear();
        tiles.ranges.reserve(k.batch.len() + 2);
    }

    /// Every batch point of the ranges.
    fn points<T: Element>(
        &self,
        level: Level,
        memory: &dyn Operands,
        ranges: &[(u64, u64)],
        scratch: &mut Scratch,
    ) {
        let k = &self.kernel;
        let axes = k.batch.len();
        let shape = Shape::of(level);
        // Without k, nothing is read.
        let empty: &[u8] = &[];
        let bytes = |operand| {
            if k.k == 0 {
                empty
            } else {
                memory.slice(operand)
            }
        };
        let mut exec = Exec {
            level,
            program: &self.program,
            nest: &self.nest,
            memory,
            scratch: &mut scratch.steps,
        };
        exec.constants();
        let tiles = &mut scratch.tiles;
        let mut at = std::mem::take(&mut tiles.at);
        at.clear();
        at.extend(ranges[..axes].iter().map(|(begin, _)| *begin));
        let mut boxes = std::mem::take(&mut tiles.ranges);
        loop {
            boxes.clear();
            boxes.extend(at.iter().map(|c| (*c, c + 1)));
            boxes.extend([(0, 0), (0, 0)]);
            let offset = |base: i64, strides: &[i64]| {
                at.iter().zip(strides).fold(base, |sum, (c, stride)| {
                    sum.wrapping_add(stride.wrapping_mul(*c as i64))
                })
            };
            let mut point = Point::<T> {
                kernel: k,
                shape,
                width: shape.row_bytes / size_of::<T>(),
                depth: k.k as usize,
                a: Matrix::new(bytes(k.a.operand)),
                b: Matrix::new(bytes(k.b.operand)),
                a_first: offset(k.a.offset, &k.a.batch_strides),
                b_first: offset(k.b.offset, &k.b.batch_strides),
                rows: &mut tiles.a,
                columns: &mut tiles.b,
                totals: &mut tiles.totals,
                exec: &mut exec,
                boxes: &mut boxes,
            };
            point.run(ranges[axes], ranges[axes + 1]);
            if !next(&mut at, &ranges[..axes]) {
                break;
            }
        }
        tiles.at = at;
        tiles.ranges = boxes;
    }
}

/// Moves to the next batch point; false behind the last.
fn next(at: &mut [u64], ranges: &[(u64, u64)]) -> bool {
    for (coordinate, (begin, end)) in at.iter_mut().zip(ranges).rev() {
        *coordinate += 1;
        if *coordinate < *end {
            return true;
        }
        *coordinate = *begin;
    }
    false
}

/// One batch point.
struct Point<'p, 'e, T> {
    kernel: &'p ContractionKernel,
    shape: Shape,
    width: usize,
    depth: usize,
    a: Matrix<'p, T>,
    b: Matrix<'p, T>,
    a_first: i64,
    b_first: i64,
    rows: &'p mut Buffer,
    columns: &'p mut Buffer,
    totals: &'p mut Buffer,
    exec: &'p mut Exec<'e>,
    boxes: &'p mut Vec<(u64, u64)>,
}

/// Columns of a panel, where panels are whole vectors at every level.
fn whole_panels(kernel: &ContractionKernel) -> Option<usize> {
    match kernel.b.layout {
        BLayout::Panels { nr } if nr.is_multiple_of(16) => Some(nr as usize),
        _ => None,
    }
}

/// How large a block is.
struct Block {
    rows: usize,
    columns: usize,
    /// The columns, filled up to whole vectors.
    padded: usize,
}

impl Block {
    fn new(shape: Shape, depth: usize, size: usize, panels: Option<usize>, m: usize) -> Self {
        let tall = shape.heights[0];
        let fitting = ROWS_BYTES / (size * depth);
        let rows = fitting
            .clamp(4 * tall, BLOCK_ROWS.next_multiple_of(tall))
            .next_multiple_of(tall)
            .min(m);
        let columns = match panels {
            Some(nr) => BLOCK_COLUMNS.next_multiple_of(nr),
            None => BLOCK_COLUMNS,
        };
        Block {
            rows,
            columns,
            padded: columns.next_multiple_of(shape.row_bytes / size),
        }
    }
}

/// Rows or columns of a block.
#[derive(Clone, Copy)]
struct Span {
    begin: usize,
    len: usize,
}

fn spans(range: (u64, u64), step: usize) -> impl Iterator<Item = Span> {
    let (begin, end) = (range.0 as usize, range.1 as usize);
    (begin..end).step_by(step).map(move |begin| Span {
        begin,
        len: step.min(end - begin),
    })
}

impl<T: Element> Point<'_, '_, T> {
    fn run(&mut self, m: (u64, u64), n: (u64, u64)) {
        let size = size_of::<T>();
        let rows = (m.1 - m.0) as usize;
        let block = Block::new(self.shape, self.depth.max(1), size, self.panels(), rows);
        let (block_rows, block_columns) = (block.rows, block.columns);
        self.rows.reserve(block_rows * self.depth.max(1) * size);
        self.totals.reserve(block_rows * block.padded * size);
        if self.panels().is_some() {
            for rows in spans(m, block_rows) {
                self.pack_rows(rows);
                for columns in spans(n, block_columns) {
                    self.block(rows, columns);
                }
            }
        } else {
            self.columns
                .reserve(block.padded * self.depth.max(1) * size);
            for columns in spans(n, block_columns) {
                self.pack_columns(columns);
                for rows in spans(m, block_rows) {
                    self.pack_rows(rows);
                    self.block(rows, columns);
                }
            }
        }
    }

    /// Columns of a panel, where tiles can read the operand as it lies.
    fn panels(&self) -> Option<usize> {
        whole_panels(self.kernel).filter(|_| matches!(self.b, Matrix::Elems(_)))
    }

    /// Segments of k: first value and length.
    fn segments(&self) -> impl Iterator<Item = Span> + use<T> {
        let segment = usize::try_from(self.kernel.segment).unwrap_or(usize::MAX);
        spans((0, self.depth as u64), segment)
    }

    /// Packs rows: segment after segment, in each tile after tile.
    fn pack_rows(&mut self, rows: Span) {
        let a = &self.kernel.a;
        let to = self.rows.view_mut::<T>();
        let segment = usize::try_from(self.kernel.segment).unwrap_or(usize::MAX);
        for k in spans((0, self.depth as u64), segment) {
            let mut row = 0;
            while row < rows.len {
                let height = self.shape.height(rows.len - row);
                let first = a.m_stride.wrapping_mul((rows.begin + row) as i64);
                let source = Rows {
                    first: self.a_first.wrapping_add(first),
                    m_stride: a.m_stride,
                    k_stride: a.k_stride,
                };
                let to = &mut to[k.begin * rows.len + row * k.len..];
                pack::pack_rows(self.a, source, height, k.begin, k.len, to);
                row += height;
            }
        }
    }

    /// Packs columns into panels of the tile's width, each over all of k.
    fn pack_columns(&mut self, columns: Span) {
        let depth = self.depth;
        let width = self.width;
        let to = self.columns.view_mut::<T>();
        let first = self.b_first;
        for panel in (0..columns.len).step_by(width) {
            let count = width.min(columns.len - panel);
            let to = &mut to[panel * depth..];
            let column = columns.begin + panel;
            match self.kernel.b.layout {
                BLayout::Strided { k_stride, n_stride } => {
                    let at = |k: usize, n: usize| {
                        first
                            .wrapping_add(k_stride.wrapping_mul(k as i64))
                            .wrapping_add(n_stride.wrapping_mul((column + n) as i64))
                    };
                    pack::pack_columns(self.b, depth, count, width, n_stride == 1, at, to);
                }
                BLayout::Panels { nr } => {
                    let nr = nr as usize;
                    let at = |k: usize, n: usize| {
                        let n = column + n;
                        first + (((n / nr) * depth + k) * nr + n % nr) as i64
                    };
                    pack::pack_columns(self.b, depth, count, width, false, at, to);
                }
            }
        }
    }

    /// The sums of a block, then their epilogue.
    fn block(&mut self, rows: Span, columns: Span) {
        let panels = self.panels();
        let stride = columns.len.next_multiple_of(panels.unwrap_or(self.width));
        if self.depth == 0 {
            let nothing = if self.kernel.masked {
                T::NO_TERM
            } else {
                T::ZERO
            };
            self.totals.view_mut::<T>()[..rows.len * stride].fill(nothing);
        }
        for k in self.segments() {
            match panels {
                Some(nr) => {
                    let Matrix::Elems(elems) = self.b else { return };
                    // A panel that this level's tiles do not divide is done in narrow ones.
                    let width = if nr.is_multiple_of(self.width) {
                        self.width
                    } else {
                        64 / size_of::<T>()
                    };
                    for column in (0..stride).step_by(width) {
                        let n = columns.begin + column;
                        let at = ((n / nr) * self.depth + k.begin) * nr + n % nr;
                        let at = self.b_first as usize + at;
                        let end = (at + (k.len - 1) * nr + width).min(elems.len());
                        self.tiles(rows, k, column, width, Some(&elems[at..end]), nr, stride);
                    }
                }
                None => {
                    let width = self.width;
                    for column in (0..stride).step_by(width) {
                        self.tiles(rows, k, column, width, None, width, stride);
                    }
                }
            }
        }
        let axes = self.kernel.batch.len();
        self.boxes[axes] = (rows.begin as u64, (rows.begin + rows.len) as u64);
        self.boxes[axes + 1] = (columns.begin as u64, (columns.begin + columns.len) as u64);
        let sums = Sums {
            buffer: self.totals,
            row_stride: stride,
        };
        self.exec.run_box(self.boxes, Some(sums));
    }

    /// One segment of all tiles of a block of rows, in columns `column..column + width`.
    #[expect(
        clippy::too_many_arguments,
        reason = "a loop nest's variables, one level down"
    )]
    fn tiles(
        &mut self,
        rows: Span,
        k: Span,
        column: usize,
        width: usize,
        b: Option<&[T]>,
        b_stride: usize,
        stride: usize,
    ) {
        let a = self.rows.view::<T>();
        let packed = self.columns.view::<T>();
        let totals = self.totals.view_mut::<T>();
        let b = b.unwrap_or_else(|| &packed[column * self.depth + k.begin * width..]);
        let mut row = 0;
        while row < rows.len {
            let height = self.shape.height(rows.len - row);
            tile::run(
                self.exec.level,
                height,
                width,
                Tile {
                    depth: k.len,
                    a: &a[k.begin * rows.len + row * k.len..][..height * k.len],
                    b,
                    b_stride,
                    totals: &mut totals[row * stride + column..],
                    stride,
                    first: k.begin == 0,
                    masked: self.kernel.masked,
                },
            );
            row += height;
        }
    }
}
