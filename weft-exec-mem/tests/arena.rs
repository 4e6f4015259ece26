//! The arena as its users see it, in every mode that this host allows.
#![cfg(all(
    any(target_os = "linux", windows),
    any(target_arch = "x86_64", target_arch = "aarch64")
))]

mod support;

use support::{call, line_of, own_maps, returning};
use weft_exec_mem::{ArenaConfig, CodeArena, EntryAlign, ExecMemError, Mode};

/// An arena in each mode; both are expected to work where no policy forbids them.
fn arenas(len_bytes: usize, entry_align: EntryAlign) -> Vec<CodeArena> {
    let arena = |mode: &Mode| {
        CodeArena::with_config(ArenaConfig {
            len_bytes,
            entry_align,
            mode: Some(*mode),
            ..ArenaConfig::default()
        })
    };
    let arenas: Result<Vec<_>, _> = Mode::LADDER.iter().map(arena).collect();
    arenas.unwrap_or_else(|error| panic!("{error}\n{}", weft_exec_mem::probe()))
}

#[test]
fn each_body_of_a_batch_runs_and_reads_back() {
    for arena in arenas(1 << 16, EntryAlign::Bytes64) {
        let bodies: Vec<Vec<u8>> = (0..300).map(returning).collect();
        let views: Vec<&[u8]> = bodies.iter().map(Vec::as_slice).collect();
        let handles = arena.place_batch(&views).unwrap();
        assert_eq!(handles.len(), 300);
        for (value, (handle, body)) in handles.iter().zip(&bodies).enumerate() {
            assert_eq!(call(handle), value as u32);
            assert_eq!(handle.bytes(), body);
            assert_eq!(handle.as_ptr() as usize % 64, 0);
        }
    }
}

#[test]
fn ten_thousand_kernels_in_one_batch_take_one_mapping() {
    for arena in arenas(1 << 20, EntryAlign::Bytes16) {
        let bodies: Vec<Vec<u8>> = (0..10_000).map(returning).collect();
        let views: Vec<&[u8]> = bodies.iter().map(Vec::as_slice).collect();
        let handles = arena.place_batch(&views).unwrap();
        for (value, handle) in handles.iter().enumerate() {
            assert_eq!(call(handle), value as u32);
        }
        let maps = own_maps();
        let first = line_of(&maps, handles[0].as_ptr() as usize).unwrap();
        let last = line_of(&maps, handles[9_999].as_ptr() as usize).unwrap();
        assert_eq!(first, last);
        assert!(first.readable && first.executable && !first.writable);
    }
}

#[test]
fn ten_thousand_batches_do_not_exhaust_the_table_of_mappings() {
    for arena in arenas(10_000 << 12, EntryAlign::Bytes64) {
        let handles: Vec<_> = (0..10_000)
            .map(|value| arena.place(&returning(value)).unwrap())
            .collect();
        for (value, handle) in handles.iter().enumerate() {
            assert_eq!(call(handle), value as u32);
        }
        // A page is 4096 bytes on this host, or the arena would have been full.
        assert_eq!(arena.usage().free_bytes, 0);
        if arena.mode() == Mode::Anonymous {
            let base = handles[0].as_ptr() as usize;
            let end = base + (10_000 << 12);
            let maps = own_maps();
            let ours = maps.iter().filter(|l| l.start < end && l.end > base);
            assert!(ours.count() < 100, "neighbouring batches share a mapping");
        }
    }
}

#[test]
fn freed_pages_are_inaccessible_and_reuse_runs_only_new_code() {
    for arena in arenas(1 << 12, EntryAlign::Bytes64) {
        let all_free = arena.usage().free_bytes;
        let first = arena.place(&returning(1)).unwrap();
        let address = first.as_ptr() as usize;
        let long = [returning(7), vec![0x90; 2_000]].concat();
        for round in 0..500_u16 {
            // Alternately short and long, so that something stale would lie behind the short one.
            drop(arena.place(&long));
            drop(arena.place(&returning(round)));
        }
        drop(first);
        assert_eq!(arena.usage().free_bytes, all_free);
        let freed = own_maps();
        let line = line_of(&freed, address).unwrap();
        assert!(!line.readable && !line.writable && !line.executable);
        for round in 0..500_u16 {
            let stale = arena.place(&long).unwrap();
            assert_eq!((call(&stale), stale.as_ptr() as usize), (7, address));
            drop(stale);
            let fresh = arena.place(&returning(round)).unwrap();
            let at = fresh.as_ptr();
            assert_eq!((call(&fresh), at as usize), (u32::from(round), address));
            let len = fresh.bytes().len();
            let trap = if cfg!(target_arch = "aarch64") {
                0
            } else {
                0xcc
            };
            // SAFETY: the rest of the page is mapped as long as `fresh` lives.
            let rest = unsafe { std::slice::from_raw_parts(at.wrapping_add(len), 3_000) };
            assert!(rest.iter().all(|byte| *byte == trap), "stale bytes");
        }
    }
}

#[test]
fn a_handle_outlives_its_arena_and_a_clone_its_handle() {
    for arena in arenas(1, EntryAlign::Bytes16) {
        let mut handles = arena
            .place_batch(&[&returning(41), &returning(42)])
            .unwrap();
        drop(arena);
        let second = handles.pop().unwrap();
        drop(handles);
        let clone = second.clone();
        drop(second);
        assert_eq!(call(&clone), 42);
        let other = clone.arena().place(&returning(43));
        let full = matches!(other, Err(ExecMemError::ArenaFull { free_bytes: 0, .. }));
        assert!(full, "the batch still has the only page");
        let arena = clone.arena();
        drop(clone);
        assert_eq!(call(&arena.place(&returning(44)).unwrap()), 44);
    }
}

#[test]
fn guard_pages_lie_on_both_sides_of_a_full_arena() {
    for arena in arenas(3 << 12, EntryAlign::Bytes64) {
        let body = [returning(5), vec![0x90; (2 << 12) + 100]].concat();
        let handle = arena.place(&body).unwrap();
        assert_eq!(arena.usage().free_bytes, 0);
        let start = handle.as_ptr() as usize & !0xfff;
        let maps = own_maps();
        for guard in [start - 1, start + arena.usage().total_bytes] {
            let line = line_of(&maps, guard).expect("the guard is part of the reservation");
            assert!(!line.readable && !line.writable && !line.executable);
        }
        assert_eq!(call(&handle), 5);
    }
}

#[test]
fn threads_place_run_and_free_at_once() {
    for arena in arenas(1 << 20, EntryAlign::Bytes64) {
        let all_free = arena.usage().free_bytes;
        std::thread::scope(|scope| {
            for thread in 0..4_u16 {
                let arena = &arena;
                scope.spawn(move || {
                    for round in 0..400 {
                        let bodies = [returning(thread), returning(round)];
                        let handles = arena.place_batch(&[&bodies[0], &bodies[1]]).unwrap();
                        assert_eq!(call(&handles[0]), u32::from(thread));
                        let handle = handles[1].clone();
                        drop(handles);
                        // Run and free on another thread than the one that placed it.
                        let run = std::thread::spawn(move || call(&handle));
                        assert_eq!(run.join().unwrap(), u32::from(round));
                    }
                });
            }
        });
        assert_eq!(arena.usage().free_bytes, all_free);
    }
}

#[test]
fn impossible_requests_are_refused_by_name() {
    let refused = CodeArena::reserve(0).unwrap_err();
    assert_eq!(refused, ExecMemError::EmptyArena);
    for given_bytes in [usize::MAX, 1 << 31] {
        let refused = CodeArena::reserve(given_bytes).unwrap_err();
        let reason = matches!(refused, ExecMemError::ArenaTooLarge { given_bytes: g, max_bytes }
            if g == given_bytes && max_bytes < 1 << 31);
        assert!(reason, "{refused}");
    }
    for arena in arenas(1 << 12, EntryAlign::Bytes64) {
        assert!(arena.place_batch(&[]).unwrap().is_empty());
        let refused = arena.place_batch(&[&[1], &[]]).unwrap_err();
        assert_eq!(refused, ExecMemError::EmptyBody { index: 1 });
        let refused = arena.place(&[0x90; 4096]).unwrap_err();
        let reason = ExecMemError::ArenaFull {
            needed_bytes: 8192,
            free_bytes: 4096,
        };
        assert_eq!(refused, reason);
        let huge: &[u8] = &[0x90; 1 << 20];
        let refused = arena.place_batch(&vec![huge; 1 << 16]).unwrap_err();
        assert!(matches!(refused, ExecMemError::ArenaFull { .. }));
        assert_eq!(call(&arena.place(&returning(9)).unwrap()), 9);
    }
}
