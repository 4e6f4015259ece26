//! The innermost loop: a tile of sums that stays in registers while k runs.

use super::Element;
use crate::arith::Arith;
use crate::dispatch::{Task, dispatch_wide};
use crate::level::{Kind, Level};

/// How a level cuts rows and columns.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// Rows of a tile, the full height first. The last one is 1.
    pub heights: &'static [usize],
    /// Bytes of a row of a tile.
    pub row_bytes: usize,
}

impl Shape {
    /// The shape that fits a level's registers.
    pub(super) fn of(level: Level) -> Shape {
        match level.kind() {
            // Software fma gains nothing from more rows; NEON has the registers for six.
            #[cfg(not(target_arch = "aarch64"))]
            Kind::Baseline => Shape {
                heights: &[1],
                row_bytes: 64,
            },
            #[cfg(target_arch = "aarch64")]
            Kind::Baseline => Shape {
                heights: &[6, 4, 2, 1],
                row_bytes: 64,
            },
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2Fma => Shape {
                heights: &[6, 4, 2, 1],
                row_bytes: 64,
            },
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => Shape {
                heights: &[12, 8, 4, 2, 1],
                row_bytes: 128,
            },
        }
    }

    /// The tallest tile of at most so many rows.
    pub(super) fn height(&self, rows: usize) -> usize {
        self.heights
            .iter()
            .copied()
            .find(|h| *h <= rows)
            .unwrap_or(1)
    }
}

/// One segment of one tile.
pub(super) struct Tile<'a, T> {
    /// Values of k.
    pub depth: usize,
    /// Left operand: `height` values for each k.
    pub a: &'a [T],
    /// Right operand: a row of the tile's width for each k, `b_stride` apart.
    pub b: &'a [T],
    /// Elements from a k to the next in `b`.
    pub b_stride: usize,
    /// Sums, row after row.
    pub totals: &'a mut [T],
    /// Elements from a row to the next in `totals`.
    pub stride: usize,
    /// Whether this segment is the first: its result is taken as it is, later ones are added.
    pub first: bool,
}

/// Runs a segment of a tile of `height` rows and `width` columns.
pub(super) fn run<T: Element>(level: Level, height: usize, width: usize, tile: Tile<'_, T>) {
    macro_rules! shapes {
        ($($h:literal)+) => {
            match (height, width * size_of::<T>()) {
                $(
                    ($h, 128) => dispatch_wide(level, Sized::<T, $h, 128>(tile)),
                    ($h, 64) => dispatch_wide(level, Sized::<T, $h, 64>(tile)),
                )+
                _ => unreachable!("shapes name only these heights and widths"),
            }
        };
    }
    shapes!(1 2 4 6 8 12)
}

/// A tile of fixed shape.
struct Sized<'a, T, const HEIGHT: usize, const ROW_BYTES: usize>(Tile<'a, T>);

impl<T: Element, const HEIGHT: usize, const ROW_BYTES: usize> Task
    for Sized<'_, T, HEIGHT, ROW_BYTES>
{
    #[inline(always)]
    fn run<A: Arith>(self) {
        // The width is a constant of the type, which cannot be computed in a type yet.
        match ROW_BYTES / size_of::<T>() {
            32 => shaped::<A, T, HEIGHT, 32>(self.0),
            16 => shaped::<A, T, HEIGHT, 16>(self.0),
            _ => shaped::<A, T, HEIGHT, 8>(self.0),
        }
    }
}

#[inline(always)]
fn shaped<A: Arith, T: Element, const HEIGHT: usize, const WIDTH: usize>(tile: Tile<'_, T>) {
    if HEIGHT * WIDTH * size_of::<T>() <= A::TILE_BYTES {
        in_registers::<A, T, HEIGHT, WIDTH>(tile);
    } else {
        row_by_row::<A, T, HEIGHT, WIDTH>(tile);
    }
}

#[inline(always)]
fn in_registers<A: Arith, T: Element, const HEIGHT: usize, const WIDTH: usize>(tile: Tile<'_, T>) {
    let mut acc = [[T::ZERO; WIDTH]; HEIGHT];
    let (a, _) = tile.a.as_chunks::<HEIGHT>();
    for (a, b) in a[..tile.depth].iter().zip(tile.b.chunks(tile.b_stride)) {
        let b: &[T; WIDTH] = b.first_chunk().expect("every k has a whole row");
        for i in 0..HEIGHT {
            for j in 0..WIDTH {
                acc[i][j] = T::fma::<A>(a[i], b[j], acc[i][j]);
            }
        }
    }
    for (row, acc) in tile.totals.chunks_mut(tile.stride).zip(&acc) {
        add_segment(row, acc, tile.first);
    }
}

#[inline(always)]
fn row_by_row<A: Arith, T: Element, const HEIGHT: usize, const WIDTH: usize>(tile: Tile<'_, T>) {
    let (a, _) = tile.a.as_chunks::<HEIGHT>();
    for (i, row) in tile.totals.chunks_mut(tile.stride).take(HEIGHT).enumerate() {
        let mut acc = [T::ZERO; WIDTH];
        for (a, b) in a[..tile.depth].iter().zip(tile.b.chunks(tile.b_stride)) {
            let b: &[T; WIDTH] = b.first_chunk().expect("every k has a whole row");
            acc = row_step::<A, T, WIDTH>(a[i], b, &acc);
        }
        add_segment(row, &acc, tile.first);
    }
}

/// One step of one row; the result is another array than the operands, so that it vectorises.
#[inline(always)]
fn row_step<A: Arith, T: Element, const WIDTH: usize>(
    a: T,
    b: &[T; WIDTH],
    acc: &[T; WIDTH],
) -> [T; WIDTH] {
    let mut next = [T::ZERO; WIDTH];
    for j in 0..WIDTH {
        next[j] = T::fma::<A>(a, b[j], acc[j]);
    }
    next
}

#[inline(always)]
fn add_segment<T: Element, const WIDTH: usize>(row: &mut [T], acc: &[T; WIDTH], first: bool) {
    let row: &mut [T; WIDTH] = row.first_chunk_mut().expect("totals have whole rows");
    if first {
        *row = *acc;
    } else {
        for j in 0..WIDTH {
            row[j] = row[j] + acc[j];
        }
    }
}
