//! Runs kernels on the crate under test, at every level and in every kind of pieces.

#![allow(dead_code, reason = "each test program uses its part")]

use crate::oracle::kernels::{Difference, difference};
use crate::oracle::random::Random;
use weft_kernel::{Functions, Kernel, OperandRole, Operands, Piece};
use weft_portable::{Buffers, Level, Prepared, Scratch};

/// Memory of a kernel with the given bytes.
pub fn buffers(kernel: &Kernel, bytes: &[Vec<u8>]) -> Buffers {
    let mut buffers = Buffers::zeroed(kernel);
    for (i, bytes) in bytes.iter().enumerate() {
        buffers.set(i, bytes);
    }
    buffers
}

/// The first difference in any output.
pub fn compare(kernel: &Kernel, expected: &[Vec<u8>], given: &Buffers) -> Option<Difference> {
    kernel
        .operands()
        .iter()
        .enumerate()
        .filter(|(_, operand)| operand.role == OperandRole::Output)
        .find_map(|(i, operand)| {
            assert_eq!(given.len_bytes(i), expected[i].len());
            difference(&operand.name, operand.elem, &expected[i], &given.bytes(i))
        })
}

/// Runs a kernel whole at a level.
pub fn run_whole(
    kernel: &Kernel,
    prepared: &Prepared,
    level: Level,
    bytes: &[Vec<u8>],
    scratch: &mut Scratch,
) -> Buffers {
    let memory = buffers(kernel, bytes);
    prepared.run(level, &memory, Piece::whole(kernel), scratch);
    memory
}

/// Runs a kernel in random pieces, in random order, at random levels of this host.
pub fn run_pieces(
    kernel: &Kernel,
    prepared: &Prepared,
    bytes: &[Vec<u8>],
    random: &mut Random,
    scratch: &mut Scratch,
) -> Buffers {
    let memory = buffers(kernel, bytes);
    let extent = kernel.split_extent();
    let granule = kernel.split_granule();
    let levels = Level::available();
    let mut pieces = Vec::new();
    let mut begin = 0;
    while begin < extent {
        let steps = 1 + random.below(extent.div_ceil(granule));
        let end = (begin + steps * granule).min(extent);
        pieces.push(Piece { begin, end });
        begin = end;
    }
    while !pieces.is_empty() {
        let piece = pieces.swap_remove(random.below(pieces.len() as u64) as usize);
        prepared.run(random.pick(&levels), &memory, piece, scratch);
    }
    memory
}

/// Compares a kernel with its expected bytes at every level, and in pieces. Returns the number of
/// compared runs, or what differed.
pub fn check(
    kernel: &Kernel,
    functions: &Functions,
    bytes: &[Vec<u8>],
    expected: &[Vec<u8>],
    random: &mut Random,
    scratch: &mut Scratch,
) -> Result<usize, String> {
    let prepared = Prepared::new(kernel, functions).map_err(|e| e.to_string())?;
    let mut runs = 0;
    for level in Level::available() {
        let given = run_whole(kernel, &prepared, level, bytes, scratch);
        if let Some(d) = compare(kernel, expected, &given) {
            return Err(format!("{} at {level}: {d:x?}\n{kernel}", kernel.name()));
        }
        runs += 1;
    }
    let given = run_pieces(kernel, &prepared, bytes, random, scratch);
    if let Some(d) = compare(kernel, expected, &given) {
        return Err(format!("{} in pieces: {d:x?}\n{kernel}", kernel.name()));
    }
    Ok(runs + 1)
}
