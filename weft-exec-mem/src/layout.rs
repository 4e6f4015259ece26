//! Where each body of a batch lies in the batch's pages.
//!
//! ```text
//! | trap fill | body 0 | trap fill | body 1 | ... | trap fill to the end of the page |
//!   1 entry     ^ entry-aligned      ^ entry-aligned
//! ```
//!
//! The fill before the first body is there because some tools read a few bytes before an entry
//! (clang's function sanitizer reads eight), and the page before may be inaccessible.

use crate::error::ExecMemError;

/// How the entry of each body is aligned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EntryAlign {
    /// 16 bytes: one fetch window of older cores; small kernels pack densely.
    Bytes16,
    /// 64 bytes: one cache line.
    #[default]
    Bytes64,
}

impl EntryAlign {
    /// The alignment in bytes.
    pub const fn bytes(self) -> usize {
        match self {
            EntryAlign::Bytes16 => 16,
            EntryAlign::Bytes64 => 64,
        }
    }
}

/// Whether a body can be entered by an indirect call only at a landing pad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Entries {
    /// Bodies begin as they like, and pages are not guarded.
    #[default]
    Unguarded,
    /// Every body begins with a landing pad (`bti c` on AArch64, `endbr64` on x86-64), or it is
    /// refused; on AArch64 processors that have it, the pages are mapped with `PROT_BTI`, so that
    /// an indirect call to anywhere else traps.
    LandingPads,
}

/// The instruction that an indirect call may land on: `bti c` on AArch64, `endbr64` on x86-64.
///
/// Processors without the feature run it as a no-op.
pub const LANDING_PAD: [u8; 4] = if cfg!(target_arch = "aarch64") {
    0xd503_245f_u32.to_le_bytes()
} else {
    [0xf3, 0x0f, 0x1e, 0xfa]
};

pub(crate) const LANDING_PAD_NAME: &str = if cfg!(target_arch = "aarch64") {
    "the landing pad `bti c`"
} else {
    "the landing pad `endbr64`"
};

impl Entries {
    /// Refuses the first body that needs a landing pad and has none.
    pub(crate) fn check(self, bodies: &[&[u8]]) -> Result<(), ExecMemError> {
        let lacks = |body: &&[u8]| !body.starts_with(&LANDING_PAD);
        match (self, bodies.iter().position(lacks)) {
            (Entries::LandingPads, Some(index)) => {
                Err(ExecMemError::EntryWithoutLandingPad { index })
            }
            _ => Ok(()),
        }
    }
}

/// How far a direct branch reaches: `b` and `bl` 128 MiB, `jmp rel32` and `call rel32` 2 GiB.
#[cfg_attr(
    not(any(target_arch = "x86_64", target_arch = "aarch64")),
    expect(dead_code, reason = "no arena exists there")
)]
pub(crate) const BRANCH_REACH_BYTES: usize = if cfg!(target_arch = "aarch64") {
    128 << 20
} else {
    (1 << 31) - 1
};

/// The byte that, repeated, traps when it is executed: `int3` on x86, `udf #0` on AArch64.
pub(crate) const TRAP_BYTE: u8 = if cfg!(target_arch = "aarch64") {
    0x00
} else {
    0xcc
};

/// Where the bodies of a batch will lie.
pub(crate) struct BatchLayout {
    /// The length of all pages.
    pub len_bytes: usize,
    /// Offset and length of each body, in the batch's order.
    pub places: Vec<(usize, usize)>,
}

impl BatchLayout {
    /// Lays out a batch that is not empty.
    ///
    /// A batch beyond the address space gets a length that no arena has.
    pub fn new(
        bodies: &[&[u8]],
        align: EntryAlign,
        page_bytes: usize,
    ) -> Result<Self, ExecMemError> {
        let round_up = |end: usize, align| end.checked_next_multiple_of(align);
        let mut places = Vec::with_capacity(bodies.len());
        let mut end = 1_usize;
        for (index, body) in bodies.iter().enumerate() {
            if body.is_empty() {
                return Err(ExecMemError::EmptyBody { index });
            }
            let start = round_up(end, align.bytes()).unwrap_or(usize::MAX);
            places.push((start, body.len()));
            // At least one trap follows each body, so that running off its end does not run the
            // next.
            end = start.saturating_add(body.len()).saturating_add(1);
        }
        Ok(BatchLayout {
            len_bytes: round_up(end, page_bytes).unwrap_or(usize::MAX),
            places,
        })
    }

    /// The bytes of all pages, for the bodies that were laid out.
    pub fn image(&self, bodies: &[&[u8]]) -> Vec<u8> {
        let mut bytes = vec![TRAP_BYTE; self.len_bytes];
        for (body, &(start, len)) in bodies.iter().zip(&self.places) {
            bytes[start..start + len].copy_from_slice(body);
        }
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_aligned_apart_and_surrounded_by_traps() {
        for align in [EntryAlign::Bytes16, EntryAlign::Bytes64] {
            let bodies: Vec<Vec<u8>> = (1..=130).map(|len| vec![0x90; len]).collect();
            let views: Vec<&[u8]> = bodies.iter().map(Vec::as_slice).collect();
            let layout = BatchLayout::new(&views, align, 4096).unwrap();
            let image = layout.image(&views);
            assert_eq!(image.len(), layout.len_bytes);
            assert_eq!(image.len() % 4096, 0);
            assert_eq!(layout.places.len(), 130);
            let mut covered = vec![false; image.len()];
            for ((start, len), body) in layout.places.iter().zip(&bodies) {
                assert_eq!(start % align.bytes(), 0);
                assert!(*start >= 8, "room before the entry");
                assert_eq!(&image[*start..start + len], &body[..]);
                assert_eq!(image[start - 1], TRAP_BYTE);
                assert_eq!(image[start + len], TRAP_BYTE);
                for cell in &mut covered[*start..start + len] {
                    assert!(!*cell, "bodies overlap");
                    *cell = true;
                }
            }
            for (byte, covered) in image.iter().zip(covered) {
                assert!(covered || *byte == TRAP_BYTE);
            }
        }
    }

    #[test]
    fn an_empty_body_is_refused_by_its_index() {
        let refused = BatchLayout::new(&[&[1], &[]], EntryAlign::Bytes16, 4096).err();
        assert_eq!(refused, Some(ExecMemError::EmptyBody { index: 1 }));
    }

    #[test]
    fn a_body_that_fills_its_page_gets_its_trap_on_the_next() {
        let body = vec![0x90; 4096 - 64];
        let len = |body: &[u8]| {
            let layout = BatchLayout::new(&[body], EntryAlign::Bytes64, 4096);
            layout.unwrap().len_bytes
        };
        assert_eq!(len(&body), 8192);
        assert_eq!(len(&body[1..]), 4096);
    }
}
