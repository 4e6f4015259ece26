//! Times the placing and freeing of one 4 KiB kernel in a warm arena.

use std::time::Instant;

use weft_exec_mem::{ArenaConfig, CodeArena, Mode};

fn main() -> Result<(), weft_exec_mem::ExecMemError> {
    let body = vec![0x90_u8; 4096 - 128];
    for &mode in Mode::LADDER {
        let arena = CodeArena::with_config(ArenaConfig {
            len_bytes: 4096 << 12,
            mode: Some(mode),
            ..ArenaConfig::default()
        })?;
        let mut nanos = Vec::new();
        let mut live = Vec::new();
        for _ in 0..4096 {
            let start = Instant::now();
            live.push(arena.place(&body)?);
            nanos.push(start.elapsed().as_nanos());
        }
        nanos.sort_unstable();
        let start = Instant::now();
        drop(live);
        let freed = start.elapsed().as_nanos() / 4096;
        let (median, worst) = (nanos[2048], nanos[4095]);
        println!("{mode}: placing {median} ns (median), {worst} ns (worst), freeing {freed} ns");
    }
    Ok(())
}
