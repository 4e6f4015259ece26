//! Tiles in plain arrays, with the arithmetic of the target's base.

use super::Tile;
use crate::arith::TargetBase;
use crate::contraction::Element;

/// Runs a segment of a tile of `height` rows and `width` columns.
pub(super) fn run<T: Element>(height: usize, width: usize, tile: Tile<'_, T>) {
    match (height, width) {
        // NEON has registers for six rows of 64 bytes.
        #[cfg(target_arch = "aarch64")]
        (6, 16) => in_registers::<T, 6, 16>(tile),
        #[cfg(target_arch = "aarch64")]
        (4, 16) => in_registers::<T, 4, 16>(tile),
        #[cfg(target_arch = "aarch64")]
        (6, 8) => in_registers::<T, 6, 8>(tile),
        #[cfg(target_arch = "aarch64")]
        (4, 8) => in_registers::<T, 4, 8>(tile),
        (_, 32) => row_by_row::<T, 32>(height, tile),
        (_, 16) => row_by_row::<T, 16>(height, tile),
        (_, 8) => row_by_row::<T, 8>(height, tile),
        _ => unreachable!("a row of a tile is 64 or 128 bytes"),
    }
}

#[cfg(target_arch = "aarch64")]
fn in_registers<T: Element, const HEIGHT: usize, const WIDTH: usize>(tile: Tile<'_, T>) {
    let mut acc = [[T::ZERO; WIDTH]; HEIGHT];
    let (a, _) = tile.a.as_chunks::<HEIGHT>();
    for (a, b) in a[..tile.depth].iter().zip(tile.b.chunks(tile.b_stride)) {
        let b: &[T; WIDTH] = b.first_chunk().expect("every k has a whole row");
        for i in 0..HEIGHT {
            for j in 0..WIDTH {
                acc[i][j] = T::fma::<TargetBase>(a[i], b[j], acc[i][j]);
            }
        }
    }
    for (row, acc) in tile.totals.chunks_mut(tile.stride).zip(&acc) {
        add_segment(row, acc, tile.first);
    }
}

fn row_by_row<T: Element, const WIDTH: usize>(height: usize, tile: Tile<'_, T>) {
    for (i, row) in tile.totals.chunks_mut(tile.stride).take(height).enumerate() {
        let mut acc = [T::ZERO; WIDTH];
        let a = tile.a.chunks(height).take(tile.depth);
        for (a, b) in a.zip(tile.b.chunks(tile.b_stride)) {
            let b: &[T; WIDTH] = b.first_chunk().expect("every k has a whole row");
            // Another array than the operands, so that it vectorises.
            let mut next = [T::ZERO; WIDTH];
            for j in 0..WIDTH {
                next[j] = T::fma::<TargetBase>(a[i], b[j], acc[j]);
            }
            acc = next;
        }
        add_segment(row, &acc, tile.first);
    }
}

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
