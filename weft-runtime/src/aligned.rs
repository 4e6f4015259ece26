//! Memory that begins at a cache line.

/// One cache line of bytes.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

/// Zeroed bytes whose first one is at a multiple of 64.
pub struct AlignedBytes {
    lines: Vec<Line>,
    len: usize,
}

impl AlignedBytes {
    /// `len` zero bytes. One line more is allocated, so that the address is valid for `len` 0 too.
    pub fn zeroed(len: usize) -> Self {
        AlignedBytes {
            lines: vec![Line([0; 64]); len.div_ceil(64) + 1],
            len,
        }
    }

    /// A copy of these bytes.
    pub fn copied(bytes: &[u8]) -> Self {
        let mut new = Self::zeroed(bytes.len());
        let mut rest = bytes;
        for line in &mut new.lines {
            let n = rest.len().min(64);
            line.0[..n].copy_from_slice(&rest[..n]);
            rest = &rest[n..];
        }
        new
    }

    /// Number of bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Address of the first byte.
    pub fn base(&mut self) -> *mut u8 {
        self.lines.as_mut_ptr().cast()
    }
}
