//! Sums, products and extremes in 32 lanes.

use super::{LEVELS, ReduceState};
use crate::arith::Arith;
use crate::arith::float::Float;
use crate::buffer::CHUNK;
use crate::dispatch::{Task, dispatch};
use crate::level::Level;
use bytemuck::Pod;
use std::marker::PhantomData;
use weft_kernel::ReduceOp;
use weft_kernel::kernel::REDUCTION_BLOCK;

/// What reductions need of an element type.
pub(crate) trait Number: Pod {
    /// The element as bits, zero-extended.
    fn to_word(self) -> u64;
    /// Neutral element of an operation.
    fn identity(op: ReduceOp) -> Self;
    /// Sum.
    fn sum(self, other: Self) -> Self;
    /// Product.
    fn product(self, other: Self) -> Self;
    /// Maximum.
    fn larger(self, other: Self) -> Self;
    /// Minimum.
    fn smaller(self, other: Self) -> Self;
    /// Folds elements into lanes, in order, by those operations that reduce this type.
    fn fold(level: Level, op: ReduceOp, lanes: &mut [Self; CHUNK], elems: &[Self]);
    /// Reduces rows of `len` elements that lie one behind the other, at most a block each.
    fn rows(level: Level, op: ReduceOp, elems: &[Self], len: usize, out: &mut [Self]);
}

/// Picks the fold of an operation; a type has only those that are named.
macro_rules! folds {
    ($($op:ident => $fold:ty),+) => {
        fn fold(level: Level, op: ReduceOp, lanes: &mut [Self; CHUNK], elems: &[Self]) {
            match op {
                $(ReduceOp::$op => fold::<Self, $fold>(level, lanes, elems),)+
                _ => unreachable!("{op} reduces another type in this one's place"),
            }
        }

        fn rows(level: Level, op: ReduceOp, elems: &[Self], len: usize, out: &mut [Self]) {
            match op {
                $(ReduceOp::$op => rows::<Self, $fold>(level, elems, len, out),)+
                _ => unreachable!("{op} reduces another type in this one's place"),
            }
        }
    };
}

macro_rules! float_number {
    ($t:ty, $fma:ident) => {
        impl Number for $t {
            fn to_word(self) -> u64 {
                u64::from(self.to_bits())
            }

            fn identity(op: ReduceOp) -> Self {
                match op {
                    ReduceOp::Prod => 1.0,
                    ReduceOp::Max => <$t>::NEG_INFINITY,
                    ReduceOp::Min => <$t>::INFINITY,
                    _ => 0.0,
                }
            }

            #[inline(always)]
            fn sum(self, other: Self) -> Self {
                self + other
            }

            #[inline(always)]
            fn product(self, other: Self) -> Self {
                self * other
            }

            #[inline(always)]
            fn larger(self, other: Self) -> Self {
                self.maximum_2019(other)
            }

            #[inline(always)]
            fn smaller(self, other: Self) -> Self {
                self.minimum_2019(other)
            }

            folds!(
                Sum => SumFold,
                SumSquares => SquareFold,
                Prod => ProdFold,
                Max => MaxFold,
                Min => MinFold
            );
        }

        impl Fold<$t> for SquareFold {
            const OP: ReduceOp = ReduceOp::SumSquares;

            #[inline(always)]
            fn join(a: $t, b: $t) -> $t {
                a + b
            }

            #[inline(always)]
            fn fold<A: Arith>(lane: $t, element: $t) -> $t {
                A::$fma(element, element, lane)
            }
        }
    };
}

float_number!(f32, fma32);
float_number!(f64, fma64);

macro_rules! int_number {
    ($($t:ty => $unsigned:ty),+; $folds:tt) => {
        $(impl Number for $t {
            fn to_word(self) -> u64 {
                self as $unsigned as u64
            }

            fn identity(op: ReduceOp) -> Self {
                match op {
                    ReduceOp::Prod => 1,
                    ReduceOp::Max => <$t>::MIN,
                    ReduceOp::Min => <$t>::MAX,
                    _ => 0,
                }
            }

            #[inline(always)]
            fn sum(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn product(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            #[inline(always)]
            fn larger(self, other: Self) -> Self {
                self.max(other)
            }

            #[inline(always)]
            fn smaller(self, other: Self) -> Self {
                self.min(other)
            }

            folds! $folds;
        })+
    };
}

int_number!(i8 => u8, i16 => u16, i32 => u32, i64 => u64; (Max => MaxFold, Min => MinFold));
int_number!(
    u8 => u8, u16 => u16, u32 => u32, u64 => u64;
    (Sum => SumFold, Prod => ProdFold, Max => MaxFold, Min => MinFold)
);

/// How an element enters its lane.
trait Fold<T> {
    /// What lanes start from; folding it in changes no lane, so it may fill up a chunk.
    ///
    /// For sums that is so although x + (+0) is not x for -0: a lane starts at +0 and no sum that
    /// began there is -0.
    const OP: ReduceOp;
    /// Takes an element in.
    fn fold<A: Arith>(lane: T, element: T) -> T;
    /// Combines two lanes.
    fn join(a: T, b: T) -> T;
}

struct SumFold;
struct SquareFold;
struct ProdFold;
struct MaxFold;
struct MinFold;

impl<T: Number> Fold<T> for SumFold {
    const OP: ReduceOp = ReduceOp::Sum;

    #[inline(always)]
    fn join(a: T, b: T) -> T {
        a.sum(b)
    }

    #[inline(always)]
    fn fold<A: Arith>(lane: T, element: T) -> T {
        lane.sum(element)
    }
}

impl<T: Number> Fold<T> for ProdFold {
    const OP: ReduceOp = ReduceOp::Prod;

    #[inline(always)]
    fn join(a: T, b: T) -> T {
        a.product(b)
    }

    #[inline(always)]
    fn fold<A: Arith>(lane: T, element: T) -> T {
        lane.product(element)
    }
}

impl<T: Number> Fold<T> for MaxFold {
    const OP: ReduceOp = ReduceOp::Max;

    #[inline(always)]
    fn join(a: T, b: T) -> T {
        a.larger(b)
    }

    #[inline(always)]
    fn fold<A: Arith>(lane: T, element: T) -> T {
        lane.larger(element)
    }
}

impl<T: Number> Fold<T> for MinFold {
    const OP: ReduceOp = ReduceOp::Min;

    #[inline(always)]
    fn join(a: T, b: T) -> T {
        a.smaller(b)
    }

    #[inline(always)]
    fn fold<A: Arith>(lane: T, element: T) -> T {
        lane.smaller(element)
    }
}

struct Take<'a, T, F> {
    lanes: &'a mut [T; CHUNK],
    elems: &'a [T],
    fold: PhantomData<F>,
}

impl<T: Number, F: Fold<T>> Task for Take<'_, T, F> {
    #[inline(always)]
    fn run<A: Arith>(self) {
        let (chunks, rest) = self.elems.as_chunks::<CHUNK>();
        let mut lanes = *self.lanes;
        for chunk in chunks {
            for j in 0..CHUNK {
                lanes[j] = F::fold::<A>(lanes[j], chunk[j]);
            }
        }
        *self.lanes = lanes;
        for (lane, element) in self.lanes.iter_mut().zip(rest) {
            *lane = F::fold::<A>(*lane, *element);
        }
    }
}

/// Whole rows of one block at once: each row's result.
struct Rows<'a, T, F> {
    elems: &'a [T],
    len: usize,
    out: &'a mut [T],
    fold: PhantomData<F>,
}

impl<T: Number, F: Fold<T>> Task for Rows<'_, T, F> {
    #[inline(always)]
    fn run<A: Arith>(self) {
        let identity = T::identity(F::OP);
        for (row, out) in self.elems.chunks_exact(self.len).zip(self.out) {
            let (chunks, rest) = row.as_chunks::<CHUNK>();
            let mut lanes = [identity; CHUNK];
            for chunk in chunks {
                for j in 0..CHUNK {
                    lanes[j] = F::fold::<A>(lanes[j], chunk[j]);
                }
            }
            if !rest.is_empty() {
                let mut chunk = [identity; CHUNK];
                chunk[..rest.len()].copy_from_slice(rest);
                for j in 0..CHUNK {
                    lanes[j] = F::fold::<A>(lanes[j], chunk[j]);
                }
            }
            *out = halve_as::<T, F>(lanes);
        }
    }
}

#[inline(always)]
fn halve_as<T: Copy, F: Fold<T>>(mut lanes: [T; CHUNK]) -> T {
    for j in 0..16 {
        lanes[j] = F::join(lanes[j], lanes[j + 16]);
    }
    for j in 0..8 {
        lanes[j] = F::join(lanes[j], lanes[j + 8]);
    }
    for j in 0..4 {
        lanes[j] = F::join(lanes[j], lanes[j + 4]);
    }
    for j in 0..2 {
        lanes[j] = F::join(lanes[j], lanes[j + 2]);
    }
    F::join(lanes[0], lanes[1])
}

fn rows<T: Number, F: Fold<T>>(level: Level, elems: &[T], len: usize, out: &mut [T]) {
    dispatch(
        level,
        Rows::<T, F> {
            elems,
            len,
            out,
            fold: PhantomData,
        },
    );
}

fn typed<T: Pod>(lanes: &mut [u64; CHUNK]) -> &mut [T; CHUNK] {
    bytemuck::cast_slice_mut::<u64, T>(lanes)
        .first_chunk_mut()
        .expect("no element is larger than a word")
}

/// Fills lanes with an operation's neutral element.
pub(super) fn fill<T: Number>(lanes: &mut [u64; CHUNK], op: ReduceOp) {
    *typed(lanes) = [T::identity(op); CHUNK];
}

/// Takes elements in order, closing blocks where they are full.
pub(super) fn take<T: Number>(
    level: Level,
    op: ReduceOp,
    mut elems: &[T],
    state: &mut ReduceState,
) {
    while !elems.is_empty() {
        // A full block is closed only when another element comes: a reduction of exactly one block
        // is that block's result.
        if state.counts[0] == REDUCTION_BLOCK {
            close::<T>(op, state, 0);
        }
        let room = (REDUCTION_BLOCK - state.counts[0]) as usize;
        let (now, later) = elems.split_at(room.min(elems.len()));
        let lanes = typed::<T>(&mut state.lanes[0]);
        T::fold(level, op, lanes, now);
        state.counts[0] += now.len() as u64;
        state.total += now.len() as u64;
        elems = later;
    }
}

fn fold<T: Number, F: Fold<T>>(level: Level, lanes: &mut [T; CHUNK], elems: &[T]) {
    dispatch(
        level,
        Take::<T, F> {
            lanes,
            elems,
            fold: PhantomData,
        },
    );
}

/// Combines two lanes, or a lane and a block's result: the squares are in already.
fn combine<T: Number>(op: ReduceOp, a: T, b: T) -> T {
    match op {
        ReduceOp::Prod => a.product(b),
        ReduceOp::Max => a.larger(b),
        ReduceOp::Min => a.smaller(b),
        _ => a.sum(b),
    }
}

/// Halves the lanes until one is left.
fn halve<T: Number>(op: ReduceOp, lanes: &[T; CHUNK]) -> T {
    let mut lanes = *lanes;
    let mut half = CHUNK / 2;
    while half > 0 {
        for j in 0..half {
            lanes[j] = combine(op, lanes[j], lanes[j + half]);
        }
        half /= 2;
    }
    lanes[0]
}

/// Closes the open block of a level: its result becomes an element of the next level.
fn close<T: Number>(op: ReduceOp, state: &mut ReduceState, at: usize) {
    let result = halve::<T>(op, typed(&mut state.lanes[at]));
    fill::<T>(&mut state.lanes[at], op);
    state.counts[at] = 0;
    let next = at + 1;
    if next + 1 < LEVELS && state.counts[next] == REDUCTION_BLOCK {
        close::<T>(op, state, next);
    }
    let lane = (state.counts[next] % CHUNK as u64) as usize;
    let lanes = typed::<T>(&mut state.lanes[next]);
    lanes[lane] = combine(op, lanes[lane], result);
    state.counts[next] += 1;
}

/// The result of all elements taken.
pub(super) fn finish<T: Number>(op: ReduceOp, state: &mut ReduceState) -> u64 {
    let mut at = 0;
    // A level above is in use exactly if a block was closed into it.
    while at + 1 < LEVELS && state.counts[at + 1..].iter().any(|c| *c > 0) {
        if state.counts[at] > 0 {
            close::<T>(op, state, at);
        }
        at += 1;
    }
    halve::<T>(op, typed(&mut state.lanes[at])).to_word()
}
