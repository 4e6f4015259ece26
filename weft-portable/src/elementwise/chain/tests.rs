//! Constants in links: every link with every special constant, alone, behind each other link and
//! before it, against the plain loops over a vector of that constant.
//!
//! What the plain loops give is compared with the oracle in `tests/instructions.rs`.

use super::stream::{Source, Start, Stream};
use super::{Bound, Link, elsewhere};
use crate::buffer::{Buffer, CHUNK, View};
use crate::dispatch;
use crate::level::Level;
use crate::oracle::random::specials;
use std::cell::{Cell, RefCell};
use weft_kernel::{Elem, Line, Operands};

const LINKS: [Link; 19] = [
    Link::Add,
    Link::Sub,
    Link::SubFrom,
    Link::Mul,
    Link::Square,
    Link::Div,
    Link::DivInto,
    Link::Max,
    Link::Min,
    Link::FmaFactor,
    Link::FmaSummand,
    Link::Neg,
    Link::Abs,
    Link::Sqrt,
    Link::RoundEven,
    Link::Floor,
    Link::Ceil,
    Link::Trunc,
    Link::CanonNan,
];

/// Constants at which a specialisation may go wrong.
const CONSTANTS: [f64; 13] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.375,
    -2.5,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    -f64::NAN,
    1e-40,
    -1e-40,
    1e38,
];

/// So much was compared, unless this host has nothing but the plain loops.
fn assert_enough(compared: usize, least: usize) {
    if Level::available().len() == 1 {
        println!("skipped: no level of this host has chains of its own");
    } else {
        println!("{compared} elements");
        assert!(compared > least, "{compared} elements");
    }
}

macro_rules! by_type {
    ($module:ident, $t:ty, $elem:expr, $chain:ident, $stream:ident, $canonical:literal) => {
        mod $module {
            use super::*;
            use crate::elementwise::chain::Chain;

            /// Special values, of which the chunks behind the first have other orders.
            fn values() -> Vec<$t> {
                let specials: Vec<$t> = specials($elem)
                    .into_iter()
                    .map(|bits| <$t>::from_bits(bits as _))
                    .collect();
                let count = specials.len();
                assert!(count > 40);
                // Two groups of lines and some.
                (0..10 * CHUNK)
                    .map(|i| specials[(i * 7 + i / count) % count])
                    .collect()
            }

            fn buffer(values: &[$t]) -> Buffer {
                let mut buffer = Buffer::default();
                buffer.reserve(size_of_val(values));
                buffer.view_mut::<$t>()[..values.len()].copy_from_slice(values);
                buffer
            }

            fn vector(buffer: &Buffer) -> View<'_> {
                View {
                    buffer,
                    base: 0,
                    step: CHUNK,
                }
            }

            fn splat(buffer: &Buffer) -> View<'_> {
                View {
                    step: 0,
                    ..vector(buffer)
                }
            }

            /// Which NaN it is matters only where the chain says so.
            fn bits(values: &[$t], links: &[Bound]) -> Vec<u64> {
                let exact = links.last().is_some_and(|l| l.link == Link::CanonNan);
                let bits = |x: &$t| {
                    if x.is_nan() && !exact {
                        $canonical
                    } else {
                        u64::from(x.to_bits())
                    }
                };
                values.iter().map(bits).collect()
            }

            /// What the plain loops make of links over vectors.
            fn plain(operands: &[View<'_>], links: &[Bound], chunks: usize) -> Vec<u64> {
                let mut out = buffer(&vec![0.0; chunks * CHUNK]);
                let operands: Vec<_> = operands.iter().map(|o| o.typed::<$t>()).collect();
                elsewhere::run(Chain {
                    chunks,
                    out: out.view_mut(),
                    operands: &operands,
                    links,
                });
                bits(&out.view::<$t>()[..chunks * CHUNK], links)
            }

            /// What a level makes of them; `None` where it has no code of its own.
            fn at(
                level: Level,
                operands: &[View<'_>],
                links: &[Bound],
                chunks: usize,
            ) -> Option<Vec<u64>> {
                let mut out = buffer(&vec![0.0; chunks * CHUNK]);
                let operands: Vec<_> = operands.iter().map(|o| o.typed::<$t>()).collect();
                let left = dispatch::$chain(
                    level,
                    Chain {
                        chunks,
                        out: out.view_mut(),
                        operands: &operands,
                        links,
                    },
                );
                left.is_none()
                    .then(|| bits(&out.view::<$t>()[..chunks * CHUNK], links))
            }

            /// Compares a chain at every level; the number of compared elements.
            fn compare(
                operands: &[View<'_>],
                vectors: &[View<'_>],
                links: &[Bound],
                chunks: usize,
            ) -> usize {
                let wanted = plain(vectors, links, chunks);
                let mut compared = 0;
                for level in Level::available() {
                    if let Some(given) = at(level, operands, links, chunks) {
                        assert_eq!(given, wanted, "{links:?} at {level}");
                        compared += given.len();
                    }
                }
                compared
            }

            fn bound(link: Link, b: u8, c: u8) -> Bound {
                Bound { link, b, c }
            }

            #[test]
            fn every_link_with_every_constant_gives_the_plain_loops_bits() {
                let x = buffer(&values());
                let chunks = values().len() / CHUNK;
                let mut reversed = values();
                reversed.reverse();
                let y = buffer(&reversed);
                let mut compared = 0;
                for s in CONSTANTS {
                    for t in CONSTANTS {
                        let (s, t) = (s as $t, t as $t);
                        let constants = [
                            buffer(&vec![s; chunks * CHUNK]),
                            buffer(&vec![t; chunks * CHUNK]),
                        ];
                        let [sb, tb] = &constants;
                        let vectors = [vector(&x), vector(sb), vector(tb), vector(&y)];
                        let operands = [vector(&x), splat(sb), splat(tb), vector(&y)];
                        for link in LINKS {
                            for (b, c) in [(1, 2), (1, 3), (3, 1)] {
                                compared +=
                                    compare(&operands, &vectors, &[bound(link, b, c)], chunks);
                            }
                        }
                        // Each link before each other one, with the constants.
                        for first in LINKS {
                            for second in LINKS {
                                let links = [bound(first, 1, 2), bound(second, 2, 1)];
                                compared += compare(&operands, &vectors, &links, 3);
                            }
                        }
                    }
                }
                assert_enough(compared, 1_000_000);
            }

            /// All pairs, and what is remembered from one link for the next over a third.
            #[test]
            fn every_two_links_in_a_chain_give_the_plain_loops_bits() {
                let x = buffer(&values());
                let mut reversed = values();
                reversed.reverse();
                let y = buffer(&reversed);
                let mut compared = 0;
                for s in [0.0, -0.0, 0.375] {
                    let sb = buffer(&vec![s as $t; 10 * CHUNK]);
                    let vectors = [vector(&x), vector(&sb), vector(&y)];
                    let operands = [vector(&x), splat(&sb), vector(&y)];
                    for first in LINKS {
                        for second in LINKS {
                            for third in [Link::Max, Link::Min, Link::Add, Link::DivInto] {
                                for (a, b) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
                                    let links = [
                                        bound(first, a, b),
                                        bound(second, b, a),
                                        bound(third, 1, 2),
                                    ];
                                    compared += compare(&operands, &vectors, &links, 4);
                                }
                            }
                        }
                    }
                }
                assert_enough(compared, 1_000_000);
            }

            #[test]
            fn chains_from_a_constant_and_of_every_length_are_the_plain_loops() {
                let x = buffer(&values());
                let sb = buffer(&vec![0.375 as $t; 10 * CHUNK]);
                let links = [
                    bound(Link::Sub, 1, 1),
                    bound(Link::Max, 0, 0),
                    bound(Link::Mul, 1, 1),
                    bound(Link::Div, 0, 0),
                ];
                let vectors = [vector(&sb), vector(&x)];
                let operands = [splat(&sb), vector(&x)];
                let mut compared = 0;
                for chunks in 1..=10 {
                    for count in 0..=links.len() {
                        compared += compare(&operands, &vectors, &links[..count], chunks);
                    }
                }
                // And where nothing but constants goes in.
                let only = [bound(Link::Add, 0, 0), bound(Link::Sqrt, 0, 0)];
                compared += compare(&operands[..1], &vectors[..1], &only, 2);
                assert_enough(compared, 5000);
            }

            /// Each element alone is a NaN that is not the canonical one: none is overlooked, and no
            /// other element changes.
            #[test]
            fn one_nan_anywhere_becomes_the_canonical_one() {
                let ordinary = vec![1.5 as $t; 10 * CHUNK];
                let links = [bound(Link::CanonNan, 0, 0)];
                let mut compared = 0;
                for at_element in 0..ordinary.len() {
                    for nan in [<$t>::NAN.to_bits() | 1, (-<$t>::NAN).to_bits()] {
                        let mut values = ordinary.clone();
                        values[at_element] = <$t>::from_bits(nan);
                        let mut wanted: Vec<u64> =
                            ordinary.iter().map(|x| u64::from(x.to_bits())).collect();
                        wanted[at_element] = $canonical;
                        let x = buffer(&values);
                        assert_eq!(plain(&[vector(&x)], &links, 10), wanted);
                        for level in Level::available() {
                            if let Some(given) = at(level, &[vector(&x)], &links, 10) {
                                assert_eq!(given, wanted, "element {at_element} at {level}");
                                compared += given.len();
                            }
                        }
                    }
                }
                assert_enough(compared, 10_000);
            }

            /// The planted fault: the constant's vector has another sign of zero.
            #[test]
            fn planted_fault_a_zero_of_the_other_sign_is_seen() {
                let x = buffer(&values());
                let (plus, minus) = (buffer(&[0.0 as $t; CHUNK]), buffer(&[-0.0 as $t; CHUNK]));
                for link in [Link::Max, Link::Min] {
                    let links = [bound(link, 1, 1)];
                    let wanted = plain(&[vector(&x), vector(&plus)], &links, 1);
                    let other = plain(&[vector(&x), vector(&minus)], &links, 1);
                    assert_ne!(wanted, other, "{link:?}");
                    for level in Level::available() {
                        if let Some(given) = at(level, &[vector(&x), splat(&minus)], &links, 1) {
                            assert_ne!(given, wanted, "{link:?}");
                        }
                    }
                }
            }

            /// Streams of every length, in place and through the table, through the caches and past
            /// them, from and to every vector of a line.
            #[test]
            fn streams_give_the_blocks_bits() {
                let all = values();
                let x = buffer(&all);
                let sb = buffer(&[0.375 as $t; CHUNK]);
                let links = [
                    bound(Link::Mul, 1, 1),
                    bound(Link::Add, 1, 1),
                    bound(Link::Max, 0, 0),
                    bound(Link::Sub, 1, 1),
                ];
                let wanted = plain(&[vector(&x), splat(&sb)], &links, all.len() / CHUNK);
                let size = size_of::<$t>();
                let mut seen = [0; 4];
                for past_caches in [false, true] {
                    for lends in [false, true] {
                        for shift in [0, 8, 16] {
                            for len in [0, 1, 15, 112, 113, 224, 255] {
                                let memory = Memory::new(bytemuck::cast_slice(&all), lends);
                                let start = |operand| Start {
                                    operand,
                                    offset_bytes: shift * size,
                                };
                                let operands =
                                    [Source::Loaded(start(0)), Source::Splat(0.375 as $t)];
                                let stream = Stream {
                                    memory: &memory,
                                    operands: &operands,
                                    links: &links,
                                    output: start(1),
                                    len,
                                    past_caches,
                                };
                                for level in Level::available() {
                                    if !dispatch::$stream(level, &stream) {
                                        assert_eq!(level, Level::BASELINE);
                                        continue;
                                    }
                                    let bytes = memory.output();
                                    let given: Vec<$t> = bytes
                                        .chunks_exact(size)
                                        .map(bytemuck::pod_read_unaligned)
                                        .collect();
                                    assert_eq!(
                                        bits(&given[shift..shift + len], &links),
                                        wanted[shift..shift + len]
                                    );
                                    // Nothing beside it is written.
                                    assert!(bytes[..shift * size].iter().all(|b| *b == 0xa5));
                                    assert!(
                                        bytes[(shift + len) * size..].iter().all(|b| *b == 0xa5)
                                    );
                                    let lent =
                                        memory.lent.borrow().iter().filter(|l| **l > 0).count();
                                    seen[usize::from(lent > 0) + 2 * usize::from(past_caches)] += 1;
                                }
                            }
                        }
                    }
                }
                let least = seen.into_iter().min().unwrap_or(0);
                assert_enough(least, 5);
            }
        }
    };
}

by_type!(single, f32, Elem::F32, chain_f32, stream_f32, 0x7fc0_0000);
by_type!(
    double,
    f64,
    Elem::F64,
    chain_f64,
    stream_f64,
    0x7ff8_0000_0000_0000
);

/// Lines of a test's operand.
const LINES: usize = 40;

/// An operand that begins at a cache line.
#[repr(align(64))]
struct Aligned([Line; LINES]);

/// An input and an output, which lend lines that begin at a multiple of 32 or do not lend at all.
struct Memory {
    operands: Box<[Aligned; 2]>,
    lends: bool,
    /// Lines of each answer.
    lent: RefCell<Vec<usize>>,
}

impl Memory {
    fn new(input: &[u8], lends: bool) -> Self {
        let filled = |bytes: &[u8]| {
            let line = |i: usize| {
                let mut line = [0xa5; 64];
                let from = &bytes[bytes.len().min(64 * i)..bytes.len().min(64 * i + 64)];
                line[..from.len()].copy_from_slice(from);
                Cell::new(line)
            };
            Aligned(std::array::from_fn(line))
        };
        Memory {
            operands: Box::new([filled(input), filled(&[])]),
            lends,
            lent: RefCell::default(),
        }
    }

    fn output(&self) -> Vec<u8> {
        self.operands[1].0.iter().flat_map(Cell::get).collect()
    }
}

impl Operands for Memory {
    fn len_bytes(&self, _: usize) -> usize {
        64 * LINES
    }

    fn read(&self, operand: usize, offset_bytes: usize, into: &mut [u8]) {
        let lines = &self.operands[operand].0;
        for (i, byte) in into.iter_mut().enumerate() {
            *byte = lines[(offset_bytes + i) / 64].get()[(offset_bytes + i) % 64];
        }
    }

    fn write(&self, operand: usize, offset_bytes: usize, from: &[u8]) {
        for (i, byte) in from.iter().enumerate() {
            let at = &self.operands[operand].0[(offset_bytes + i) / 64];
            let mut line = at.get();
            line[(offset_bytes + i) % 64] = *byte;
            at.set(line);
        }
    }

    fn slice(&self, operand: usize) -> &[u8] {
        panic!("operand {operand} is not lent as bytes")
    }

    fn lines(&self, operand: usize, offset_bytes: usize, count: usize) -> Option<&[Line]> {
        let lines = &self.operands[operand].0[offset_bytes / 64..][..count];
        let lends = self.lends && offset_bytes.is_multiple_of(64);
        self.lent.borrow_mut().push(if lends { count } else { 0 });
        lends.then_some(lines)
    }
}
