//! The arena, and the handles that keep its code alive.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::backend::Backend;
use crate::error::ExecMemError;
use crate::layout::{BatchLayout, Entries, EntryAlign};
use crate::policy::Mode;
use crate::ranges::{FreeRanges, Range};

/// What an arena should be like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArenaConfig {
    /// The least number of bytes for code and fill; rounded up to whole pages.
    pub len_bytes: usize,
    /// How the entry of each body is aligned.
    pub entry_align: EntryAlign,
    /// The one mode to use, or none for the first of the ladder that works.
    pub mode: Option<Mode>,
    /// Whether bodies must begin with a landing pad.
    pub entries: Entries,
}

/// How much of an arena is in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ArenaUse {
    /// All bytes of the arena, guard pages apart.
    pub total_bytes: usize,
    /// The bytes that a batch can still have.
    pub free_bytes: usize,
    /// The longest batch that can be placed now.
    pub longest_free_bytes: usize,
}

/// One reserved stretch of address space that holds machine code.
///
/// Cloning makes another name for the same arena; it is released with the last clone and the
/// last [`CodeHandle`].
/// All methods may be called from several threads at once.
#[derive(Clone, Debug)]
pub struct CodeArena {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    backend: Backend,
    entry_align: EntryAlign,
    entries: Entries,
    free: Mutex<FreeRanges>,
}

impl Inner {
    fn free(&self) -> MutexGuard<'_, FreeRanges> {
        // A panic under the lock can only come from the list's own invariant check, before it
        // changes anything.
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, needed_bytes: usize) -> Result<Range, ExecMemError> {
        let mut free = self.free();
        let live = free.live();
        if let Some(max) = self.backend.max_batches().filter(|max| live >= *max) {
            return Err(ExecMemError::TooManyMappings { live, max });
        }
        let range = free.take(needed_bytes);
        range.map_err(|free_bytes| ExecMemError::ArenaFull {
            needed_bytes,
            free_bytes,
        })
    }
}

impl CodeArena {
    /// Reserves an arena of at least `len_bytes`, in the first mode that this host allows.
    ///
    /// Only address space is reserved; memory is used when code is placed.
    pub fn reserve(len_bytes: usize) -> Result<Self, ExecMemError> {
        Self::with_config(ArenaConfig {
            len_bytes,
            ..ArenaConfig::default()
        })
    }

    /// Reserves an arena as configured.
    pub fn with_config(config: ArenaConfig) -> Result<Self, ExecMemError> {
        let backend = Backend::open(config.len_bytes, config.mode, config.entries)?;
        Ok(Self::over(backend, config))
    }

    /// An arena over pages that were opened for this configuration.
    pub(crate) fn over(backend: Backend, config: ArenaConfig) -> Self {
        let free = Mutex::new(FreeRanges::new(backend.len_bytes()));
        let inner = Inner {
            backend,
            entry_align: config.entry_align,
            entries: config.entries,
            free,
        };
        CodeArena {
            inner: Arc::new(inner),
        }
    }

    /// The mode in use.
    pub fn mode(&self) -> Mode {
        self.inner.backend.mode()
    }

    /// Whether the processor traps an indirect call to anything but a landing pad here.
    ///
    /// Only with [`Entries::LandingPads`], on an AArch64 Linux whose processor has BTI.
    pub fn entries_are_guarded(&self) -> bool {
        self.inner.backend.entries_are_guarded()
    }

    /// How much is in use.
    pub fn usage(&self) -> ArenaUse {
        let free = self.inner.free();
        ArenaUse {
            total_bytes: self.inner.backend.len_bytes(),
            free_bytes: free.total(),
            longest_free_bytes: free.longest(),
        }
    }

    /// Places all bodies of a batch, each at an aligned entry, in pages of their own, and makes
    /// those pages executable together.
    ///
    /// The handles are in the order of the bodies; an empty batch gives no handles.
    /// The pages stay until the last handle of the batch is dropped, so place what lives together
    /// in one batch: each batch takes at least one page, and in [`Mode::SealedFile`] one entry in
    /// the kernel's table of mappings (65,530 for a process by default); an arena refuses to take
    /// more than half of them.
    ///
    /// On an error nothing is placed.
    ///
    /// ```
    /// use weft_exec_mem::{CodeArena, ExecMemError};
    ///
    /// let arena = CodeArena::reserve(1 << 16)?;
    /// let handles = arena.place_batch(&[&[0x90; 100], &[0x90; 200]])?;
    /// assert_eq!(handles[1].bytes(), [0x90; 200]);
    /// assert_eq!(handles[1].as_ptr() as usize % 64, 0);
    ///
    /// let refused = arena.place(&[0x90; 1 << 16]);
    /// assert!(matches!(refused, Err(ExecMemError::ArenaFull { .. })));
    /// # Ok::<(), ExecMemError>(())
    /// ```
    pub fn place_batch(&self, bodies: &[&[u8]]) -> Result<Vec<CodeHandle>, ExecMemError> {
        if bodies.is_empty() {
            return Ok(Vec::new());
        }
        let inner = &self.inner;
        let layout = BatchLayout::new(bodies, inner.entry_align, inner.backend.page_bytes())?;
        inner.entries.check(bodies)?;
        let range = inner.take(layout.len_bytes)?;
        // From here on the range has an owner that retires it, also on an error.
        let batch = Arc::new(Batch {
            arena: Arc::clone(inner),
            range,
        });
        let image = layout.image(bodies);
        inner.backend.publish(range.offset, &image, range.reused)?;
        let handle = |&(offset, len_bytes): &(usize, usize)| CodeHandle {
            batch: Arc::clone(&batch),
            offset: range.offset + offset,
            len_bytes,
        };
        Ok(layout.places.iter().map(handle).collect())
    }

    /// Places one body; see [`CodeArena::place_batch`].
    pub fn place(&self, body: &[u8]) -> Result<CodeHandle, ExecMemError> {
        let mut handles = self.place_batch(&[body])?;
        Ok(handles.pop().expect("one body gives one handle"))
    }
}

/// The pages of one batch.
#[derive(Debug)]
struct Batch {
    arena: Arc<Inner>,
    range: Range,
}

impl Drop for Batch {
    fn drop(&mut self) {
        // A range whose pages could not be replaced is never handed out again: its addresses stay
        // read-execute, unreachable from any handle, until the arena goes.
        if self.arena.backend.retire(self.range.offset, self.range.len) {
            self.arena.free().give_back(self.range);
        }
    }
}

/// One placed body of machine code.
///
/// The code exists, unchanged, as long as any clone of the handle does.
#[derive(Clone, Debug)]
pub struct CodeHandle {
    batch: Arc<Batch>,
    offset: usize,
    len_bytes: usize,
}

impl CodeHandle {
    /// The entry of the code, to be turned into a function pointer and called by the caller's
    /// own `unsafe`, on the thread that asked for it.
    ///
    /// The caller must keep a handle for as long as the code may run.
    ///
    /// On an AArch64 kernel without `membarrier` this also synchronises the calling thread's
    /// instruction stream; a thread that gets the pointer otherwise must do so by itself.
    pub fn as_ptr(&self) -> *const u8 {
        let backend = &self.batch.arena.backend;
        backend.synchronise_this_thread();
        backend.base().wrapping_add(self.offset)
    }

    /// The arena that holds the code.
    pub fn arena(&self) -> CodeArena {
        CodeArena {
            inner: Arc::clone(&self.batch.arena),
        }
    }

    /// The bytes as they are in memory.
    pub fn bytes(&self) -> &[u8] {
        let start = self.batch.arena.backend.base().wrapping_add(self.offset);
        // SAFETY: `publish` made this range readable and not writable before the handle was made,
        // the batch in `self` keeps the pages, and the layout put `offset..offset + len_bytes`
        // inside them.
        unsafe { std::slice::from_raw_parts(start, self.len_bytes) }
    }
}
