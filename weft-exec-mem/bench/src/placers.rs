//! Whoever places code: Weft, and what two just-in-time compilers have.

use cranelift_jit::{
    ArenaMemoryProvider, BranchProtection, JITMemoryKind, JITMemoryProvider, SystemMemoryProvider,
};
use dynasmrt::ExecutableBuffer;
use dynasmrt::components::MemoryManager;
use dynasmrt::mmap::MutableBuffer;
use weft_exec_mem::{ArenaConfig, CodeArena, CodeHandle, EntryAlign};

/// Where each body begins: what all of them are asked for.
pub const ALIGN: usize = 16;

/// Something that makes code of bytes, in memory that it has set up before.
pub trait Placer {
    /// Copies the bodies, makes them executable in one go, and keeps them.
    fn place(&mut self, bodies: &[&[u8]]);
    /// Where each body lies, in the order in which they were placed.
    fn entries(&self) -> Vec<*const u8>;
}

/// Name, and how to set it up for so many bodies of at most so many bytes.
pub type Maker = (&'static str, fn(usize, usize) -> Box<dyn Placer>);

pub const MAKERS: [Maker; 5] = [
    ("weft-exec-mem", |count, len| {
        Box::new(Weft::new(count, len))
    }),
    ("dynasmrt, Assembler's memory", |count, len| {
        Box::new(Dynasm::new(count, len))
    }),
    ("dynasmrt, a buffer each time", |_, _| {
        Box::new(DynasmBuffers(Vec::new(), Vec::new()))
    }),
    ("cranelift-jit, system", |_, _| {
        Box::new(Cranelift(SystemMemoryProvider::new(), Vec::new()))
    }),
    ("cranelift-jit, arena", |count, len| {
        let memory = ArenaMemoryProvider::new_with_size(room(count, len)).expect("address space");
        Box::new(Cranelift(memory, Vec::new()))
    }),
];

/// Enough for pages of their own, and one page more for each.
fn room(count: usize, len: usize) -> usize {
    count * (len.next_multiple_of(4096) + 4096)
}

struct Weft(CodeArena, Vec<CodeHandle>);

impl Weft {
    fn new(count: usize, len: usize) -> Weft {
        let arena = CodeArena::with_config(ArenaConfig {
            len_bytes: room(count, len),
            entry_align: EntryAlign::Bytes16,
            ..ArenaConfig::default()
        });
        Weft(arena.expect("code memory"), Vec::with_capacity(count))
    }
}

impl Placer for Weft {
    fn place(&mut self, bodies: &[&[u8]]) {
        self.1.extend(self.0.place_batch(bodies).expect("room"));
    }

    fn entries(&self) -> Vec<*const u8> {
        self.1.iter().map(CodeHandle::as_ptr).collect()
    }
}

/// What `Assembler::commit` calls; one buffer, whose protection is switched as a whole. It is as long
/// as it must become from the start, so that it never grows while a clock runs.
struct Dynasm(MemoryManager, Vec<u8>, Vec<usize>);

impl Dynasm {
    fn new(count: usize, len: usize) -> Dynasm {
        let room = count * len.next_multiple_of(ALIGN);
        let memory = MemoryManager::new(room.next_multiple_of(4096)).expect("code memory");
        Dynasm(memory, Vec::new(), Vec::with_capacity(count))
    }
}

impl Placer for Dynasm {
    fn place(&mut self, bodies: &[&[u8]]) {
        for body in bodies {
            self.2.push(self.0.committed() + self.1.len());
            self.1.extend_from_slice(body);
            self.1.resize(self.1.len().next_multiple_of(ALIGN), 0);
        }
        self.0.commit(&mut self.1, |_, _, _| {});
    }

    fn entries(&self) -> Vec<*const u8> {
        let base = self.0.execbuffer_addr();
        self.2.iter().map(|at| (base + at) as *const u8).collect()
    }
}

/// A mapping each time.
struct DynasmBuffers(Vec<ExecutableBuffer>, Vec<*const u8>);

impl Placer for DynasmBuffers {
    fn place(&mut self, bodies: &[&[u8]]) {
        let places = bodies.iter().scan(0, |end, body| {
            let at = *end;
            *end += body.len().next_multiple_of(ALIGN);
            Some(at)
        });
        let places: Vec<usize> = places.collect();
        let len = places.last().expect("a body") + bodies[bodies.len() - 1].len();
        let mut buffer = MutableBuffer::new(len).expect("memory");
        buffer.set_len(len);
        for (at, body) in places.iter().zip(bodies) {
            buffer[*at..at + body.len()].copy_from_slice(body);
        }
        let buffer = buffer.make_exec().expect("code memory");
        self.1
            .extend(places.iter().map(|at| buffer.as_ptr().wrapping_add(*at)));
        self.0.push(buffer);
    }

    fn entries(&self) -> Vec<*const u8> {
        self.1.clone()
    }
}

struct Cranelift<M: JITMemoryProvider>(M, Vec<*const u8>);

impl<M: JITMemoryProvider> Placer for Cranelift<M> {
    fn place(&mut self, bodies: &[&[u8]]) {
        for body in bodies {
            let kind = JITMemoryKind::Executable;
            let to = self.0.allocate(body.len(), ALIGN as u64, kind);
            let to = to.expect("memory");
            // SAFETY: these are as many fresh bytes, writable until they are finalized.
            unsafe { std::ptr::copy_nonoverlapping(body.as_ptr(), to, body.len()) };
            self.1.push(to.cast_const());
        }
        self.0
            .finalize(BranchProtection::None)
            .expect("code memory");
    }

    fn entries(&self) -> Vec<*const u8> {
        self.1.clone()
    }
}

impl<M: JITMemoryProvider> Drop for Cranelift<M> {
    fn drop(&mut self) {
        // SAFETY: nobody calls the code any more.
        unsafe { self.0.free_memory() };
    }
}
