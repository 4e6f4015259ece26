//! Memory that begins at a cache line.

/// One cache line of bytes.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

/// Bytes whose first one is at a multiple of 64.
pub struct AlignedBytes {
    lines: Vec<Line>,
    len: usize,
}

impl AlignedBytes {
    /// `len` zero bytes, or `None` where the allocator refuses. One line more is allocated, so that
    /// the address is valid for `len` 0 too.
    pub fn zeroed(len: usize) -> Option<Self> {
        let mut lines = Vec::new();
        let count = len.div_ceil(64).checked_add(1)?;
        lines.try_reserve_exact(count).ok()?;
        lines.resize(count, Line([0; 64]));
        Some(AlignedBytes { lines, len })
    }

    /// A copy of these bytes, or `None` where the allocator refuses.
    pub fn copied(bytes: &[u8]) -> Option<Self> {
        let mut new = Self::zeroed(bytes.len())?;
        let mut rest = bytes;
        for line in &mut new.lines {
            let n = rest.len().min(64);
            line.0[..n].copy_from_slice(&rest[..n]);
            rest = &rest[n..];
        }
        Some(new)
    }

    /// Number of bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Address of the first byte.
    pub fn base(&mut self) -> *mut u8 {
        self.lines.as_mut_ptr().cast()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_begins_at_a_cache_line_and_its_length_is_kept() {
        for len in [0, 1, 63, 64, 65, 1000] {
            let mut bytes = AlignedBytes::zeroed(len).expect("memory");
            assert_eq!(bytes.len(), len);
            assert_eq!(bytes.base().addr() % 64, 0);
        }
    }

    #[test]
    fn more_than_can_be_addressed_is_refused() {
        assert!(AlignedBytes::zeroed(usize::MAX).is_none());
        assert!(AlignedBytes::zeroed(usize::MAX / 2).is_none());
    }
}
