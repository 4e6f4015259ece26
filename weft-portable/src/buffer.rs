//! Block buffers: aligned words that are viewed as elements of any type.

use bytemuck::Pod;

/// Elements that every loop takes at a time: as many as the reduction rule has lanes.
///
/// Loops over buffers do whole chunks, so there is no tail that could differ from the body; what
/// lies behind the last element is computed and never read.
pub(crate) const CHUNK: usize = 32;

/// A buffer of a worker, 64-byte aligned, read as elements of the type that lies in it.
#[derive(Debug, Default)]
pub(crate) struct Buffer {
    words: Vec<u64>,
    start: usize,
}

impl Buffer {
    /// Makes room for so many bytes; allocates only when it has to grow.
    pub(crate) fn reserve(&mut self, bytes: usize) {
        let words = bytes.div_ceil(8);
        if self.words.len() < self.start + words {
            self.words = vec![0; words + 8];
            self.start = self.words.as_ptr().align_offset(64).min(8);
        }
    }

    /// The elements.
    pub(crate) fn view<T: Pod>(&self) -> &[T] {
        bytemuck::cast_slice(&self.words[self.start..])
    }

    /// The elements.
    pub(crate) fn view_mut<T: Pod>(&mut self) -> &mut [T] {
        bytemuck::cast_slice_mut(&mut self.words[self.start..])
    }
}

/// An operand of a loop: a vector of whole chunks, or one chunk that serves every chunk.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    /// Where it lies.
    pub buffer: &'a Buffer,
    /// Elements before its first.
    pub base: usize,
    /// Elements from a chunk to the next: [`CHUNK`], or 0 for a splat.
    pub step: usize,
}

impl<'a> View<'a> {
    /// The typed form.
    pub(crate) fn typed<T: Pod>(self) -> Src<'a, T> {
        let (chunks, _) = self.buffer.view::<T>()[self.base..].as_chunks();
        Src {
            chunks,
            mask: if self.step == 0 { 0 } else { usize::MAX },
        }
    }
}

/// A typed operand of a loop.
#[derive(Clone, Copy)]
pub(crate) struct Src<'a, T> {
    chunks: &'a [[T; CHUNK]],
    /// What a chunk's number is masked with: 0 for a splat.
    mask: usize,
}

impl<'a, T> Src<'a, T> {
    /// The element that all chunks consist of, for a splat.
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn splat(&self) -> Option<&'a T> {
        (self.mask == 0).then(|| &self.chunks[0][0])
    }

    /// All chunks of a vector.
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn chunks(&self) -> &'a [[T; CHUNK]] {
        self.chunks
    }

    /// Chunk number `i`.
    #[inline(always)]
    pub(crate) fn chunk(&self, i: usize) -> &[T; CHUNK] {
        &self.chunks[i & self.mask]
    }
}
