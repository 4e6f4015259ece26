//! Table look-ups.

use crate::buffer::{Buffer, CHUNK, View};
use bytemuck::Pod;

/// Reads table entries by `I32` indices, over whole chunks.
///
/// A program's indices are in range for all inputs, so the clamp changes nothing that is read; it
/// keeps elements behind the last one, whatever they are, from reaching outside.
pub(super) fn lookup(table: &[u64], size: usize, out: &mut Buffer, index: View<'_>, chunks: usize) {
    match size {
        1 => entries(table, out, index, chunks, |w| w as u8),
        2 => entries(table, out, index, chunks, |w| w as u16),
        4 => entries(table, out, index, chunks, |w| w as u32),
        _ => entries(table, out, index, chunks, |w| w),
    }
}

fn entries<T: Pod>(
    table: &[u64],
    out: &mut Buffer,
    index: View<'_>,
    chunks: usize,
    narrow: impl Fn(u64) -> T,
) {
    let index = index.typed::<u32>();
    let last = table.len() - 1;
    let (out, _) = out.view_mut::<T>().as_chunks_mut::<CHUNK>();
    for (i, out) in out[..chunks].iter_mut().enumerate() {
        for (entry, at) in out.iter_mut().zip(index.chunk(i)) {
            *entry = narrow(table[(*at as usize).min(last)]);
        }
    }
}
