//! One reserved stretch of address space with a guard page at each end.

use std::ptr::NonNull;

use super::publish::Failure;
use super::system::{MappingName, System};
use crate::layout::BRANCH_REACH_BYTES;
use crate::policy::Step;

/// The name of a mapping that holds no code (yet, or any more).
pub(super) const RESERVED_NAME: MappingName = c"weft-exec-mem reserved";
/// The name of a mapping that holds code.
pub(super) const CODE_NAME: MappingName = c"weft-exec-mem code";

/// The longest arena, guard pages apart.
pub(super) fn max_len_bytes(page_bytes: usize) -> usize {
    BRANCH_REACH_BYTES - 2 * page_bytes
}

/// The owner of the address space; there is one, so it is unmapped once.
///
/// Which pages hold code is known to the arena; pages that hold none are inaccessible.
#[derive(Debug)]
pub(super) struct Reservation {
    system: &'static dyn System,
    /// The lower guard page.
    start: NonNull<u8>,
    /// Without the guards.
    len_bytes: usize,
}

// SAFETY: the reservation owns its pages, as a Box would; every change to a page goes through the
// kernel, and the arena gives each page to one batch at a time.
unsafe impl Send for Reservation {}
// SAFETY: as above; shared methods only compute addresses or ask the kernel.
unsafe impl Sync for Reservation {}

impl Reservation {
    /// Reserves at least `len_bytes`, at most [`max_len_bytes`].
    pub fn new(system: &'static dyn System, len_bytes: usize) -> Result<Self, Failure> {
        let page_bytes = system.page_bytes();
        let len_bytes = len_bytes.next_multiple_of(page_bytes);
        let all_bytes = len_bytes + 2 * page_bytes;
        let start = system.map_inaccessible(all_bytes);
        let start = start.map_err(Failure::at(Step::Reserve))?;
        system.name(start, all_bytes, RESERVED_NAME);
        Ok(Reservation {
            system,
            start: NonNull::new(start).expect("the kernel maps nothing at address zero unasked"),
            len_bytes,
        })
    }

    pub fn system(&self) -> &'static dyn System {
        self.system
    }

    pub fn len_bytes(&self) -> usize {
        self.len_bytes
    }

    /// The first byte after the lower guard page.
    pub fn base(&self) -> *mut u8 {
        self.start.as_ptr().wrapping_add(self.system.page_bytes())
    }

    /// The address of a stretch that must lie between the guards, in whole pages.
    pub fn stretch(&self, offset: usize, len_bytes: usize) -> *mut u8 {
        let page_bytes = self.system.page_bytes();
        assert!(
            offset <= self.len_bytes
                && len_bytes <= self.len_bytes - offset
                && offset.is_multiple_of(page_bytes)
                && len_bytes.is_multiple_of(page_bytes),
            "a stretch of an arena is whole pages between the guards"
        );
        self.base().wrapping_add(offset)
    }

    /// Replaces the pages of a stretch by an inaccessible mapping, and says whether that worked.
    pub fn make_inaccessible(&self, offset: usize, len_bytes: usize) -> bool {
        let at = self.stretch(offset, len_bytes);
        // SAFETY: the stretch is ours, in whole pages; the arena calls this when the last handle
        // of the batch that had these pages is gone.
        let remapped = unsafe { self.system.remap_inaccessible(at, len_bytes) };
        if remapped.is_ok() {
            self.system.name(at, len_bytes, RESERVED_NAME);
        }
        remapped.is_ok()
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let all_bytes = self.len_bytes + 2 * self.system.page_bytes();
        // SAFETY: the whole mapping is ours, and handles keep the arena that owns it.
        unsafe { self.system.unmap(self.start.as_ptr(), all_bytes) };
    }
}
