//! Twin validation: machine code against its portable arm, bit for bit.
//!
//! The twin of a kernel is specialised to the kernel's extents, so it is run at exactly these, on
//! exact, ordinary and hostile operands, whole and in pieces of many lengths. Outputs begin with a pattern; what the
//! arm leaves alone the twin must leave alone, and a margin round every operand must stay as it is.
//! NaNs are compared as one value.

use crate::aligned::AlignedBytes;
use crate::gate::{NativeBody, Range, Rig, RigStep, StepBody};
use crate::hostile::{Pattern, Rng, fill, fill_indices, index_limits};
use crate::program::refusal_of;
use crate::verdicts::{Verdict, VerdictCache};
use std::cell::{Cell, RefCell};
use weft_exec_mem::CodeArena;
use weft_kernel::{
    Elem, EmittedCode, FeatureSet, Functions, Kernel, OperandRole, Piece, Refusal, TwinValidator,
};
use weft_portable::{Level, Prepared};

/// Bytes before and behind every operand that nobody may touch.
const MARGIN: usize = 256;
/// What margins and outputs are filled with at the start.
const PATTERN: u8 = 0xa5;

/// Validates twins on this host.
pub struct Validator {
    host: FeatureSet,
    cache: Option<RefCell<VerdictCache>>,
    counts: Cell<Validations>,
}

/// What a validator has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Validations {
    /// Twins that were run against their arms.
    pub compared: usize,
    /// Twins whose agreement the cache remembered.
    pub remembered: usize,
}

impl Validator {
    /// A validator for code that may use `host`'s features; verdicts are looked up in, and added to,
    /// `cache`.
    pub fn new(host: FeatureSet, cache: Option<VerdictCache>) -> Self {
        Validator {
            host,
            cache: cache.map(RefCell::new),
            counts: Cell::default(),
        }
    }

    /// How many twins were compared, and how many verdicts came from the cache.
    pub fn counts(&self) -> Validations {
        self.counts.get()
    }

    fn compare(
        &self,
        kernel: &Kernel,
        functions: &Functions,
        code: &EmittedCode,
    ) -> Result<u64, Refusal> {
        let mut counts = self.counts.get();
        counts.compared += 1;
        self.counts.set(counts);
        compare(kernel, functions, code, &self.host)
    }

    /// Gives the cache back, with the new verdicts in it.
    pub fn into_cache(self) -> Option<VerdictCache> {
        self.cache.map(RefCell::into_inner)
    }
}

impl TwinValidator for Validator {
    fn validate(
        &self,
        kernel: &Kernel,
        functions: &Functions,
        code: &EmittedCode,
    ) -> Result<u64, Refusal> {
        let Some(cache) = &self.cache else {
            return self.compare(kernel, functions, code);
        };
        let key = cache.borrow().key(kernel, functions, code, &self.host);
        if let Some(Verdict { elements }) = cache.borrow().get(&key) {
            let mut counts = self.counts.get();
            counts.remembered += 1;
            self.counts.set(counts);
            return Ok(elements);
        }
        // Only agreement is kept: a difference is found again, and reported, each time.
        let elements = self.compare(kernel, functions, code)?;
        cache.borrow_mut().put(key, Verdict { elements });
        Ok(elements)
    }
}

/// One body bound to operands, each in a block of its own with a margin on both sides.
struct Bench {
    rig: Rig,
    lengths: Vec<usize>,
}

impl Bench {
    /// `None` where memory cannot be had.
    fn new(body: StepBody, contents: &[Vec<u8>], level: Level) -> Option<Self> {
        let lengths: Vec<usize> = contents.iter().map(Vec::len).collect();
        let mut blocks = Vec::new();
        for content in contents {
            let mut all = vec![PATTERN; content.len() + 2 * MARGIN];
            all[MARGIN..MARGIN + content.len()].copy_from_slice(content);
            blocks.push(AlignedBytes::copied(&all)?);
        }
        let operand = |(block, len): (usize, &usize)| Range {
            block,
            offset: MARGIN,
            len: *len,
        };
        let operands = lengths.iter().enumerate().map(operand).collect();
        let step = RigStep { body, operands };
        let rig = Rig::new(blocks, vec![step], level, 1)?;
        Some(Bench { rig, lengths })
    }

    /// Gives every operand its contents again, and the margins their pattern.
    fn reset(&mut self, contents: &[Vec<u8>]) {
        for (block, content) in contents.iter().enumerate() {
            let len = content.len();
            let at = |offset, len| Range { block, offset, len };
            self.rig.fill(at(0, MARGIN), &[PATTERN; MARGIN]);
            self.rig.fill(at(MARGIN, len), content);
            self.rig.fill(at(MARGIN + len, MARGIN), &[PATTERN; MARGIN]);
        }
    }

    /// The margin before an operand, the operand, and the margin behind it.
    fn operand(&self, block: usize) -> [&[u8]; 3] {
        let len = self.lengths[block];
        let at = |offset, len| Range { block, offset, len };
        [at(0, MARGIN), at(MARGIN, len), at(MARGIN + len, MARGIN)].map(|r| self.rig.bytes(r))
    }
}

/// Runs arm and twin on made-up operands.
///
/// # Errors
/// [`Refusal::TwinMismatch`] at the first difference, or why one of the two cannot run.
pub fn compare(
    kernel: &Kernel,
    functions: &Functions,
    code: &EmittedCode,
    host: &FeatureSet,
) -> Result<u64, Refusal> {
    let refused = |e: weft_exec_mem::ExecMemError| refusal_of(&e);
    let arena = CodeArena::reserve(code.bytes.len() + 256).map_err(refused)?;
    let handle = arena.place(&code.bytes).map_err(refused)?;
    let twin = NativeBody::new(code, handle, host).ok_or_else(|| Refusal::FeatureMissing {
        feature: code.isa.clone(),
    })?;
    let arm = Prepared::new(kernel, functions)?;
    let level = Level::detect_masked(host);
    let limits = index_limits(kernel);
    let bytes = kernel.operands().iter().map(|o| o.len_elems);
    let too_large = || Refusal::TooLarge {
        what: "the operands' elements".into(),
        given: bytes.clone().fold(0, u64::saturating_add),
        limit: 0,
    };
    // Contents, their copies on the way, and two benches: asked for at once, so that a refusal comes
    // before anything is filled.
    let total = kernel.operands().iter().fold(0u64, |sum, o| {
        sum.saturating_add(o.len_elems.saturating_mul(o.elem.size_bytes() as u64))
    });
    let room = usize::try_from(total.saturating_mul(4)).map_err(|_| too_large())?;
    let mut asked: Vec<u8> = Vec::new();
    asked.try_reserve_exact(room).map_err(|_| too_large())?;
    drop(asked);
    let empty: Vec<Vec<u8>> = operands(kernel, &limits, Pattern::Exact, 0);
    let mut expected = Bench::new(StepBody::Portable(arm), &empty, level).ok_or_else(too_large)?;
    let mut given = Bench::new(StepBody::Native(twin), &empty, level).ok_or_else(too_large)?;
    let mut compared = 0;
    for (round, pattern) in Pattern::ALL.into_iter().enumerate() {
        let contents = operands(kernel, &limits, pattern, round as u64);
        expected.reset(&contents);
        expected.rig.run_piece(0, Piece::whole(kernel));
        for pieces in cuttings(kernel.split_extent(), kernel.split_granule()) {
            given.reset(&contents);
            for piece in pieces {
                given.rig.run_piece(0, piece);
            }
            compared += differences(kernel, &expected, &given)?;
        }
    }
    Ok(compared)
}

fn operands(kernel: &Kernel, limits: &[Option<u64>], pattern: Pattern, round: u64) -> Vec<Vec<u8>> {
    kernel
        .operands()
        .iter()
        .enumerate()
        .map(|(i, operand)| {
            let elems = operand.len_elems as usize;
            let mut rng = Rng::new(round << 32 | i as u64);
            match (operand.role, limits[i]) {
                (OperandRole::Output, _) => vec![PATTERN; elems * operand.elem.size_bytes()],
                (_, Some(limit)) => fill_indices(operand.elem, elems, limit, &mut rng),
                _ => fill(operand.elem, elems, pattern, &mut rng),
            }
        })
        .collect()
}

/// The longest short piece, in granules: longer than any register tile is high.
const SHORT: u64 = 16;

/// The ways in which the split axis is cut: whole, in thirds, and so that every short length
/// occurs. A run with other threads cuts otherwise, and a piece's length decides which tail code it
/// takes, so that every tail must be taken here.
fn cuttings(extent: u64, granule: u64) -> Vec<Vec<Piece>> {
    let granules = extent.div_ceil(granule);
    // Behind a ramp of 1, 2, 3 and more granules comes all that is left.
    let ramp = |i: u64| if i < SHORT { i + 1 } else { granules };
    let mut cuttings = vec![
        cut(extent, granule, |_| granules),
        cut(extent, granule, |_| granules.div_ceil(3).max(1)),
        cut(extent, granule, ramp),
    ];
    // The lengths at which a short axis ended the ramp.
    let reached = (1..=SHORT)
        .take_while(|n| n * (n + 1) / 2 <= granules)
        .count() as u64;
    for first in reached + 1..=SHORT.min(granules.saturating_sub(1)) {
        cuttings.push(cut(
            extent,
            granule,
            |i| if i == 0 { first } else { granules },
        ));
    }
    cuttings
}

/// An axis cut into pieces, the `i`-th of `len(i)` granules; the last one takes what is there.
fn cut(extent: u64, granule: u64, len: impl Fn(u64) -> u64) -> Vec<Piece> {
    let (mut pieces, mut begin) = (Vec::new(), 0);
    while begin < extent {
        let granules = len(pieces.len() as u64);
        let end = begin
            .saturating_add(granules.saturating_mul(granule))
            .min(extent);
        pieces.push(Piece { begin, end });
        begin = end;
    }
    pieces
}

fn differences(kernel: &Kernel, expected: &Bench, given: &Bench) -> Result<u64, Refusal> {
    let mut compared = 0;
    for (i, operand) in kernel.operands().iter().enumerate() {
        let [_, arm, _] = expected.operand(i);
        let [before, twin, behind] = given.operand(i);
        let mismatch = |index: u64, arm_bits: u64, twin_bits: u64| Refusal::TwinMismatch {
            kernel: kernel.name().into(),
            index,
            arm_bits,
            twin_bits,
        };
        if let Some(at) = before.iter().chain(behind).position(|b| *b != PATTERN) {
            // A write outside is reported as an element behind the end.
            let touched = if at < MARGIN {
                before[at]
            } else {
                behind[at - MARGIN]
            };
            return Err(mismatch(operand.len_elems, PATTERN.into(), touched.into()));
        }
        let size = operand.elem.size_bytes();
        for (index, (a, b)) in arm.chunks(size).zip(twin.chunks(size)).enumerate() {
            if a == b {
                continue;
            }
            let (a, b) = (bits(a), bits(b));
            if canonical(operand.elem, a) != canonical(operand.elem, b) {
                return Err(mismatch(index as u64, a, b));
            }
        }
        if operand.role == OperandRole::Output {
            compared += operand.len_elems;
        }
    }
    Ok(compared)
}

fn bits(bytes: &[u8]) -> u64 {
    let mut all = [0; 8];
    all[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(all)
}

/// The bits with every NaN as one value.
pub fn canonical(elem: Elem, bits: u64) -> u64 {
    let (magnitude, infinity, nan) = match elem {
        Elem::F32 => (0x7fff_ffff, 0x7f80_0000, 0x7fc0_0000),
        Elem::F64 => (u64::MAX >> 1, 0x7ff0_0000_0000_0000, 0x7ff8_0000_0000_0000),
        Elem::F16 => (0x7fff, 0x7c00, 0x7e00),
        Elem::BF16 => (0x7fff, 0x7f80, 0x7fc0),
        _ => return bits,
    };
    if bits & magnitude > infinity {
        nan
    } else {
        bits
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_short_piece_is_tried_and_every_cutting_covers_the_axis() {
        for (extent, granule) in [(1, 1), (2, 1), (40, 1), (1000, 1), (1000, 64), (137, 16)] {
            let mut lengths = BTreeSet::new();
            for pieces in cuttings(extent, granule) {
                let mut at = 0;
                for piece in &pieces {
                    assert_eq!((piece.begin, piece.begin % granule), (at, 0));
                    assert!(piece.end > piece.begin);
                    lengths.insert((piece.end - piece.begin).div_ceil(granule));
                    at = piece.end;
                }
                assert_eq!(at, extent);
            }
            let longest = extent.div_ceil(granule).min(SHORT);
            for length in 1..=longest {
                assert!(
                    lengths.contains(&length),
                    "{length} of {extent} by {granule}"
                );
            }
        }
    }
}
