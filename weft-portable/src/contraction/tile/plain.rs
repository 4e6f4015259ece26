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
    let mut has_terms = [!tile.masked; HEIGHT];
    let (a, _) = tile.a.as_chunks::<HEIGHT>();
    for (a, b) in a[..tile.depth].iter().zip(tile.b.chunks(tile.b_stride)) {
        let b: &[T; WIDTH] = b.first_chunk().expect("every k has a whole row");
        for i in 0..HEIGHT {
            if tile.masked {
                if a[i].is_no_term() {
                    continue;
                }
                has_terms[i] = true;
            }
            for j in 0..WIDTH {
                acc[i][j] = T::fma::<TargetBase>(a[i], b[j], acc[i][j]);
            }
        }
    }
    for (i, row) in tile.totals.chunks_mut(tile.stride).take(HEIGHT).enumerate() {
        add_segment(row, has_terms[i].then_some(&acc[i]), tile.first);
    }
}

fn row_by_row<T: Element, const WIDTH: usize>(height: usize, tile: Tile<'_, T>) {
    for (i, row) in tile.totals.chunks_mut(tile.stride).take(height).enumerate() {
        let mut acc = [T::ZERO; WIDTH];
        let mut has_terms = !tile.masked;
        let a = tile.a.chunks(height).take(tile.depth);
        for (a, b) in a.zip(tile.b.chunks(tile.b_stride)) {
            let b: &[T; WIDTH] = b.first_chunk().expect("every k has a whole row");
            if tile.masked {
                if a[i].is_no_term() {
                    continue;
                }
                has_terms = true;
            }
            // Another array than the operands, so that it vectorises.
            let mut next = [T::ZERO; WIDTH];
            for j in 0..WIDTH {
                next[j] = T::fma::<TargetBase>(a[i], b[j], acc[j]);
            }
            acc = next;
        }
        add_segment(row, has_terms.then_some(&acc), tile.first);
    }
}

/// Adds a segment to the sums of a row; `None` is one without terms.
fn add_segment<T: Element, const WIDTH: usize>(
    row: &mut [T],
    acc: Option<&[T; WIDTH]>,
    first: bool,
) {
    let row: &mut [T; WIDTH] = row.first_chunk_mut().expect("totals have whole rows");
    let Some(acc) = acc else {
        if first {
            *row = [T::NO_TERM; WIDTH];
        }
        return;
    };
    if first {
        *row = *acc;
    } else {
        for j in 0..WIDTH {
            row[j] = row[j] + acc[j];
        }
    }
}
