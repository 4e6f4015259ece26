//! The innermost loop: a tile of sums that stays in registers while k runs.

mod plain;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86;

use super::Element;
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
pub(crate) struct Tile<'a, T> {
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
    /// Whether a left factor of -0 makes no term. A row without terms adds nothing: its first segment
    /// is -0, and later ones leave the sum alone.
    pub masked: bool,
}

/// Runs a segment of a tile of `height` rows and `width` columns.
pub(super) fn run<T: Element>(level: Level, height: usize, width: usize, tile: Tile<'_, T>) {
    // What no vector code of this level takes.
    if let Some(tile) = T::vector_tile(level, height, width, tile) {
        plain::run(height, width, tile);
    }
}
