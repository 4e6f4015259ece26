//! Between operands and buffers.

use super::{Place, Sums};
use crate::buffer::{Buffer, CHUNK, View};
use crate::nest::AccessPlan;
use crate::scratch::RowTable;
use bytemuck::Pod;
use std::ops::Range;
use weft_kernel::Operands;

/// One access at one place.
pub(super) struct Transfer<'a> {
    pub memory: &'a dyn Operands,
    pub access: &'a AccessPlan,
    pub offsets: &'a RowTable,
    pub guards: &'a [RowTable],
    pub place: Place,
}

/// Runs a body with the unsigned type of an element's size.
macro_rules! by_size {
    ($size:expr, $t:ident => $body:expr) => {
        match $size {
            1 => {
                type $t = u8;
                $body
            }
            2 => {
                type $t = u16;
                $body
            }
            4 => {
                type $t = u32;
                $body
            }
            _ => {
                type $t = u64;
                $body
            }
        }
    };
}

/// Bits that fit a type by construction.
trait Bits: Pod {
    fn from_word(word: u64) -> Self;
}

macro_rules! bits {
    ($($t:ty)+) => {
        $(impl Bits for $t {
            fn from_word(word: u64) -> Self {
                word as $t
            }
        })+
    };
}

bits!(u8 u16 u32 u64);

impl Transfer<'_> {
    /// Loads a block, row by row.
    pub(super) fn load_block(&self, out: &mut Buffer, run: &mut Buffer) {
        by_size!(self.access.size, T => self.load_block_as::<T>(out, run));
    }

    /// Loads one element for each row of the batch; for a single row, a chunk of it.
    pub(super) fn load_rows(&self, out: &mut Buffer, run: &mut Buffer) {
        by_size!(self.access.size, T => self.load_rows_as::<T>(out, run));
    }

    /// Stores a block, row by row.
    pub(super) fn store_block(&self, view: View<'_>, run: &mut Buffer) {
        by_size!(self.access.size, T => self.store_block_as::<T>(view, run));
    }

    /// Stores one element for each row of the batch.
    pub(super) fn store_rows(&self, view: View<'_>, run: &mut Buffer) {
        by_size!(self.access.size, T => self.store_rows_as::<T>(view, run));
    }

    /// Loads displaced elements, for the elements of a block or for the rows of a batch.
    pub(super) fn gather(
        &self,
        out: &mut Buffer,
        index: View<'_>,
        wide: bool,
        stride: i64,
        block: bool,
    ) {
        by_size!(self.access.size, T => if wide {
            self.gather_as::<T, i64>(out, index, stride, block);
        } else {
            self.gather_as::<T, i32>(out, index, stride, block);
        });
    }

    /// The row's first element of this block, as an element of the operand.
    fn first(&self, row: usize) -> i64 {
        let begin = self.place.begin as i64 + self.place.base as i64;
        self.offsets.rows[row].wrapping_add(self.access.inner_stride().wrapping_mul(begin))
    }

    /// The part of a row's block in which the access is made.
    fn inside(&self, row: usize) -> Range<usize> {
        let begin = self.place.begin as i64 + self.place.base as i64;
        let (mut low, mut high) = (0i64, self.place.len as i64);
        for (guard, table) in self.access.guards.iter().zip(self.guards) {
            let stride = guard.strides.last().copied().unwrap_or(0);
            let first = table.rows[row].wrapping_add(stride.wrapping_mul(begin));
            let extent = i64::try_from(guard.extent).unwrap_or(i64::MAX);
            let (from, to) = if stride > 0 {
                // first + stride * i >= 0, and < extent.
                (ceil_div(-first, stride), ceil_div(extent - first, stride))
            } else if stride < 0 {
                let down = -stride;
                (
                    (first - extent).div_euclid(down) + 1,
                    first.div_euclid(down) + 1,
                )
            } else if (0..extent).contains(&first) {
                (i64::MIN, i64::MAX)
            } else {
                (0, 0)
            };
            low = low.max(from);
            high = high.min(to);
        }
        let low = low.clamp(0, self.place.len as i64);
        low as usize..high.max(low) as usize
    }

    fn row_is_inside(&self, row: usize) -> bool {
        self.access
            .guards
            .iter()
            .zip(self.guards)
            .all(|(guard, table)| u64::try_from(table.rows[row]).is_ok_and(|at| at < guard.extent))
    }

    fn read<T: Pod>(&self, element: i64, into: &mut [T]) {
        let offset = element as usize * size_of::<T>();
        self.memory
            .read(self.access.operand, offset, bytemuck::cast_slice_mut(into));
    }

    fn write<T: Pod>(&self, element: i64, from: &[T]) {
        let offset = element as usize * size_of::<T>();
        self.memory
            .write(self.access.operand, offset, bytemuck::cast_slice(from));
    }

    /// Whether the batch's rows are one contiguous range, each element once.
    fn is_one_range(&self) -> bool {
        self.access.guards.is_empty()
            && self.access.inner_stride() == 1
            && (self.place.rows == 1 || self.offsets.step == Some(self.place.len as i64))
    }

    fn load_block_as<T: Bits>(&self, out: &mut Buffer, _run: &mut Buffer) {
        let place = self.place;
        let out = out.view_mut::<T>();
        if self.is_one_range() {
            return self.read(self.first(0), &mut out[..place.elems()]);
        }
        let source = if self.access.borrowed {
            Some(Source::<T>::new(self.memory.slice(self.access.operand)))
        } else {
            None
        };
        let stride = self.access.inner_stride();
        let fill = T::from_word(self.access.fill);
        for row in 0..place.rows {
            let (done, rest) = out.split_at_mut(row * place.len);
            let out = &mut rest[..place.len];
            if row > 0 && self.offsets.step == Some(0) && self.access.guards.is_empty() {
                // The same elements again.
                out.copy_from_slice(&done[..place.len]);
                continue;
            }
            let inside = self.inside(row);
            if inside.len() < place.len {
                out[..inside.start].fill(fill);
                out[inside.end..].fill(fill);
            }
            if inside.is_empty() {
                continue;
            }
            let first = self
                .first(row)
                .wrapping_add(stride.wrapping_mul(inside.start as i64));
            let out = &mut out[inside];
            match (&source, stride) {
                (_, 1) => self.read(first, out),
                (Some(source), _) => source.strided(first, stride, out),
                (None, _) => {
                    for (i, element) in out.iter_mut().enumerate() {
                        let at = first.wrapping_add(stride.wrapping_mul(i as i64));
                        self.read(at, std::slice::from_mut(element));
                    }
                }
            }
        }
    }

    fn load_rows_as<T: Bits>(&self, out: &mut Buffer, _run: &mut Buffer) {
        let out = out.view_mut::<T>();
        let rows = self.place.rows;
        let plain = self.access.guards.is_empty();
        if rows > 1 && plain && self.offsets.step == Some(1) {
            return self.read(self.offsets.rows[0], &mut out[..rows]);
        }
        let fill = T::from_word(self.access.fill);
        for (row, element) in out[..rows].iter_mut().enumerate() {
            if plain || self.row_is_inside(row) {
                self.read(self.offsets.rows[row], std::slice::from_mut(element));
            } else {
                *element = fill;
            }
        }
        if rows == 1 {
            let element = out[0];
            out[..CHUNK].fill(element);
        }
    }

    fn store_block_as<T: Bits>(&self, view: View<'_>, run: &mut Buffer) {
        let place = self.place;
        let elems = &view.buffer.view::<T>()[view.base..][..place.elems()];
        if self.is_one_range() {
            return self.write(self.first(0), elems);
        }
        let stride = self.access.inner_stride();
        let plain = self.access.guards.is_empty();
        if plain && stride != 1 && place.rows > 1 && self.offsets.step == Some(1) {
            // Neighbouring rows are neighbours in memory: write columns.
            let run = &mut run.view_mut::<T>()[..place.rows];
            for i in 0..place.len {
                for (element, row) in run.iter_mut().zip(elems.chunks_exact(place.len)) {
                    *element = row[i];
                }
                let at = self.first(0).wrapping_add(stride.wrapping_mul(i as i64));
                self.write(at, run);
            }
            return;
        }
        for (row, elems) in elems.chunks_exact(place.len).enumerate() {
            let inside = self.inside(row);
            let first = self
                .first(row)
                .wrapping_add(stride.wrapping_mul(inside.start as i64));
            let elems = &elems[inside];
            if stride == 1 {
                if !elems.is_empty() {
                    self.write(first, elems);
                }
                continue;
            }
            for (i, element) in elems.iter().enumerate() {
                let at = first.wrapping_add(stride.wrapping_mul(i as i64));
                self.write(at, std::slice::from_ref(element));
            }
        }
    }

    fn store_rows_as<T: Bits>(&self, view: View<'_>, run: &mut Buffer) {
        let rows = self.place.rows;
        let elems: &[T] = if view.step == 0 {
            // A constant for every row.
            let element = view.buffer.view::<T>()[view.base];
            let run = &mut run.view_mut::<T>()[..rows];
            run.fill(element);
            run
        } else {
            &view.buffer.view::<T>()[view.base..][..rows]
        };
        let plain = self.access.guards.is_empty();
        if plain && self.offsets.step == Some(1) {
            return self.write(self.offsets.rows[0], elems);
        }
        for (row, element) in elems.iter().enumerate() {
            if plain || self.row_is_inside(row) {
                self.write(self.offsets.rows[row], std::slice::from_ref(element));
            }
        }
    }

    fn gather_as<T: Bits, I: Pod + Into<i64>>(
        &self,
        out: &mut Buffer,
        view: View<'_>,
        stride: i64,
        block: bool,
    ) {
        let place = self.place;
        let source = Source::<T>::new(self.memory.slice(self.access.operand));
        let fill = T::from_word(self.access.fill);
        let out = out.view_mut::<T>();
        let index = &view.buffer.view::<I>()[view.base..];
        let splat = view.step == 0;
        let index = |i: usize| -> i64 { index[if splat { 0 } else { i }].into() };
        if !block {
            for (row, element) in out[..place.rows].iter_mut().enumerate() {
                *element = if self.row_is_inside(row) {
                    source.at(self.offsets.rows[row].wrapping_add(index(row).wrapping_mul(stride)))
                } else {
                    fill
                };
            }
            if place.rows == 1 {
                let element = out[0];
                out[..CHUNK].fill(element);
            }
            return;
        }
        let inner = self.access.inner_stride();
        for row in 0..place.rows {
            let inside = self.inside(row);
            let out = &mut out[row * place.len..][..place.len];
            out[..inside.start].fill(fill);
            out[inside.end..].fill(fill);
            let first = self.first(row);
            for i in inside {
                let element = first
                    .wrapping_add(inner.wrapping_mul(i as i64))
                    .wrapping_add(index(row * place.len + i).wrapping_mul(stride));
                out[i] = source.at(element);
            }
        }
    }
}

fn ceil_div(a: i64, b: i64) -> i64 {
    -(-a).div_euclid(b)
}

/// A borrowed operand, whose bytes may lie at any address.
enum Source<'a, T> {
    Elems(&'a [T]),
    Bytes(&'a [u8]),
}

impl<'a, T: Pod> Source<'a, T> {
    fn new(bytes: &'a [u8]) -> Self {
        match bytemuck::try_cast_slice(bytes) {
            Ok(elems) => Source::Elems(elems),
            Err(_) => Source::Bytes(bytes),
        }
    }

    fn at(&self, element: i64) -> T {
        let at = element as usize;
        match self {
            Source::Elems(elems) => elems[at],
            Source::Bytes(bytes) => {
                let bytes = &bytes[at * size_of::<T>()..][..size_of::<T>()];
                bytemuck::pod_read_unaligned(bytes)
            }
        }
    }

    fn strided(&self, first: i64, stride: i64, out: &mut [T]) {
        for (i, element) in out.iter_mut().enumerate() {
            *element = self.at(first.wrapping_add(stride.wrapping_mul(i as i64)));
        }
    }
}

/// Writes bits to the first elements of a buffer.
pub(super) fn splat(out: &mut Buffer, size: usize, bits: u64, count: usize) {
    by_size!(size, T => out.view_mut::<T>()[..count].fill(T::from_word(bits)));
}

/// Copies elements of a view to a place in a buffer.
pub(super) fn copy(out: &mut Buffer, base: usize, view: View<'_>, size: usize, count: usize) {
    by_size!(size, T => {
        let out = &mut out.view_mut::<T>()[base..][..count];
        let from = &view.buffer.view::<T>()[view.base..];
        if view.step == 0 {
            out.fill(from[0]);
        } else {
            out.copy_from_slice(&from[..count]);
        }
    });
}

/// Writes each row's value to the elements of the row.
pub(super) fn expand(out: &mut Buffer, view: View<'_>, size: usize, place: Place) {
    by_size!(size, T => {
        let out = out.view_mut::<T>();
        let from = &view.buffer.view::<T>()[view.base..];
        if place.rows == 1 || view.step == 0 {
            out[..place.elems()].fill(from[0]);
        } else {
            for (row, value) in out[..place.elems()].chunks_exact_mut(place.len).zip(from) {
                row.fill(*value);
            }
        }
    });
}

/// Copies the sums of the batch's rows.
pub(super) fn sums(out: &mut Buffer, sums: Sums<'_>, size: usize, place: Place) {
    by_size!(size, T => {
        let from = sums.buffer.view::<T>();
        let out = &mut out.view_mut::<T>()[..place.elems()];
        for (row, out) in out.chunks_exact_mut(place.len).enumerate() {
            let first = (place.first_row + row) * sums.row_stride + place.base;
            out.copy_from_slice(&from[first..first + place.len]);
        }
    });
}
