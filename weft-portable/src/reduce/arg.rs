//! Index reductions.

use crate::arith::Arith;
use crate::buffer::CHUNK;
use crate::dispatch::{Task, dispatch};
use crate::level::Level;
use bytemuck::Pod;
use std::marker::PhantomData;
use weft_kernel::ReduceOp;

/// What is scanned.
pub(super) enum Job<'a, T> {
    /// The next elements of one row, whose first has index `from`, with the best so far.
    More {
        elems: &'a [T],
        from: u64,
        best: &'a mut (T, u64),
    },
    /// Whole rows of `len` elements that lie one behind the other.
    Rows {
        elems: &'a [T],
        len: usize,
        out: &'a mut [i64],
    },
}

/// Takes elements whose first has index `from`; `best` is the best so far and its index, read only
/// if there was an element before.
pub(super) fn take<T: Pod + PartialOrd + Word>(
    level: Level,
    op: ReduceOp,
    elems: &[T],
    from: u64,
    best: &mut (u64, u64),
) {
    let Some(first) = elems.first() else { return };
    let mut typed = if from == 0 {
        (*first, 0)
    } else {
        (T::from_word(best.0), best.1)
    };
    let job = Job::More {
        elems,
        from,
        best: &mut typed,
    };
    run(level, op, job);
    *best = (typed.0.into_word(), typed.1);
}

/// Scans by the rule of an operation.
pub(super) fn run<T: Pod + PartialOrd>(level: Level, op: ReduceOp, job: Job<'_, T>) {
    match op {
        ReduceOp::ArgMax => dispatch(level, Scan::<T, First<Larger>>::new(job)),
        ReduceOp::ArgMaxLast => dispatch(level, Scan::<T, Last<Larger>>::new(job)),
        ReduceOp::ArgMin => dispatch(level, Scan::<T, First<Smaller>>::new(job)),
        _ => dispatch(level, Scan::<T, Last<Smaller>>::new(job)),
    }
}

/// An element to and from a word.
pub(crate) trait Word: Copy {
    /// The bits, zero-extended.
    fn into_word(self) -> u64;
    /// The element of such bits.
    fn from_word(word: u64) -> Self;
}

macro_rules! words {
    ($($t:ty => $unsigned:ty),+) => {
        $(impl Word for $t {
            fn into_word(self) -> u64 {
                self as $unsigned as u64
            }

            fn from_word(word: u64) -> Self {
                word as $unsigned as $t
            }
        })+
    };
}

words!(i8 => u8, u8 => u8, i16 => u16, u16 => u16, i32 => u32, u32 => u32, i64 => u64, u64 => u64);

impl Word for f32 {
    fn into_word(self) -> u64 {
        u64::from(self.to_bits())
    }

    fn from_word(word: u64) -> Self {
        f32::from_bits(word as u32)
    }
}

impl Word for f64 {
    fn into_word(self) -> u64 {
        self.to_bits()
    }

    fn from_word(word: u64) -> Self {
        f64::from_bits(word)
    }
}

trait Order<T> {
    /// Whether `a` is strictly better.
    fn better(a: T, b: T) -> bool;
}

struct Larger;
struct Smaller;

impl<T: PartialOrd> Order<T> for Larger {
    #[inline(always)]
    fn better(a: T, b: T) -> bool {
        a > b
    }
}

impl<T: PartialOrd> Order<T> for Smaller {
    #[inline(always)]
    fn better(a: T, b: T) -> bool {
        a < b
    }
}

trait Rule<T> {
    /// Whether an element might replace the best. False is certain, true is a guess.
    fn may_replace(element: T, best: T) -> bool;
    /// Whether an element replaces the best. NaN is better than any number, and equal to NaN.
    fn replaces(element: T, best: T) -> bool;
}

struct First<O>(PhantomData<O>);
struct Last<O>(PhantomData<O>);

#[expect(
    clippy::eq_op,
    reason = "a value that differs from itself is a NaN, for every type here"
)]
fn is_nan<T: PartialOrd + Copy>(x: T) -> bool {
    x != x
}

impl<T: PartialOrd + Copy, O: Order<T>> Rule<T> for First<O> {
    #[inline(always)]
    fn may_replace(element: T, best: T) -> bool {
        !(element == best || O::better(best, element))
    }

    #[inline(always)]
    fn replaces(element: T, best: T) -> bool {
        O::better(element, best) || (is_nan(element) && !is_nan(best))
    }
}

impl<T: PartialOrd + Copy, O: Order<T>> Rule<T> for Last<O> {
    #[inline(always)]
    fn may_replace(element: T, best: T) -> bool {
        !O::better(best, element)
    }

    #[inline(always)]
    fn replaces(element: T, best: T) -> bool {
        O::better(element, best) || element == best || is_nan(element)
    }
}

struct Scan<'a, T, R> {
    job: Job<'a, T>,
    rule: PhantomData<R>,
}

impl<'a, T, R> Scan<'a, T, R> {
    fn new(job: Job<'a, T>) -> Self {
        Scan {
            job,
            rule: PhantomData,
        }
    }
}

impl<T: Pod + PartialOrd, R: Rule<T>> Task for Scan<'_, T, R> {
    #[inline(always)]
    fn run<A: Arith>(self) {
        match self.job {
            Job::More { elems, from, best } => *best = scan::<T, R>(elems, from, *best),
            Job::Rows { elems, len, out } => {
                for (row, out) in elems.chunks_exact(len).zip(out) {
                    *out = scan::<T, R>(row, 0, (row[0], 0)).1 as i64;
                }
            }
        }
    }
}

/// The best of the elements and the best so far.
#[inline(always)]
fn scan<T: Pod + PartialOrd, R: Rule<T>>(elems: &[T], from: u64, so_far: (T, u64)) -> (T, u64) {
    let (mut best, mut index) = so_far;
    for (i, chunk) in elems.chunks(CHUNK).enumerate() {
        // Most chunks cannot change anything, and the whole chunk is asked at once.
        let mut candidates = 0u8;
        for element in chunk {
            candidates |= u8::from(R::may_replace(*element, best));
        }
        if candidates == 0 {
            continue;
        }
        for (j, element) in chunk.iter().enumerate() {
            if R::replaces(*element, best) {
                best = *element;
                index = from + (i * CHUNK + j) as u64;
            }
        }
    }
    (best, index)
}
