//! The steady state of a run allocates nothing, in no thread.
//!
//! One test in a binary of its own: the counter sees every allocation of the process, and a second
//! test's thread would be among them.

mod support;

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};
use support::{digits, options, page};
use weft::outputs::set_inputs;
use weft::plan::NativeMode;
use weft::{Session, compile};

/// The system's allocator with a counter.
struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

#[allow(unsafe_code, reason = "an allocator is unsafe to implement")]
// SAFETY: every call goes to the system's allocator unchanged; counting has no part in it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.load(Ordering::SeqCst);
    work();
    ALLOCATIONS.load(Ordering::SeqCst) - before
}

#[test]
fn runs_allocate_nothing_and_a_planted_fault_of_one_allocation_is_caught() {
    let graph = digits();
    let page = page();
    let mut checked = 0;
    for native in [NativeMode::On, NativeMode::Off] {
        let compiled = compile(&graph, &options(native)).expect("the example compiles");
        for threads in [1, 2, 3] {
            let mut session = compiled.session(threads).expect("the plan is bound");
            set_inputs(&mut session, &page).expect("the page fits");
            session.run().unwrap();
            session.run().unwrap();
            let run = |session: &mut Session| {
                allocations(|| (0..20).for_each(|_| session.run().unwrap()))
            };
            assert_eq!(run(&mut session), 0, "{native:?}, {threads} threads");
            // The very first allocation, in this thread or another, is seen.
            let planted = allocations(|| {
                session.run().unwrap();
                drop(std::hint::black_box(Box::new(1u64)));
            });
            assert_eq!(planted, 1, "a planted allocation goes uncounted");
            let planted = allocations(|| {
                let thread = std::thread::spawn(|| std::hint::black_box(vec![0u8; 64]).len());
                thread.join().expect("no panic");
            });
            assert!(
                planted > 1,
                "an allocation in another thread goes uncounted"
            );
            checked += 1;
        }
    }
    assert_eq!(checked, 6);
}
