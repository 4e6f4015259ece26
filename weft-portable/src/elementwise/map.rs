//! Loops over chunks, compiled for every level.

use crate::arith::Arith;
use crate::buffer::{Buffer, CHUNK, Src, View};
use crate::dispatch::{Task, dispatch};
use crate::level::Level;
use bytemuck::Pod;
use std::marker::PhantomData;

/// A function of one element. `apply` is `#[inline(always)]`, like everything it calls.
pub(crate) trait Op1<T, U> {
    /// The result.
    fn apply<A: Arith>(a: T) -> U;
}

/// A function of two elements.
pub(crate) trait Op2<T, U> {
    /// The result.
    fn apply<A: Arith>(a: T, b: T) -> U;
}

/// A function of three elements.
pub(crate) trait Op3<S, T, U> {
    /// The result.
    fn apply<A: Arith>(a: S, b: T, c: T) -> U;

    /// The results of a chunk.
    #[inline(always)]
    fn chunk<A: Arith>(a: &[S; CHUNK], b: &[T; CHUNK], c: &[T; CHUNK]) -> [U; CHUNK]
    where
        S: Copy,
        T: Copy,
        U: Pod,
    {
        let mut results = [U::zeroed(); CHUNK];
        for j in 0..CHUNK {
            results[j] = Self::apply::<A>(a[j], b[j], c[j]);
        }
        results
    }
}

/// Runs a unary function over `chunks` chunks.
pub(crate) fn map1<T: Pod, U: Pod, F: Op1<T, U>>(
    level: Level,
    chunks: usize,
    out: &mut Buffer,
    a: View<'_>,
) {
    dispatch(
        level,
        Map1::<T, U, F> {
            chunks,
            out: out.view_mut(),
            a: a.typed(),
            op: PhantomData,
        },
    );
}

/// Runs a binary function over `chunks` chunks.
pub(crate) fn map2<T: Pod, U: Pod, F: Op2<T, U>>(
    level: Level,
    chunks: usize,
    out: &mut Buffer,
    a: View<'_>,
    b: View<'_>,
) {
    dispatch(
        level,
        Map2::<T, U, F> {
            chunks,
            out: out.view_mut(),
            a: a.typed(),
            b: b.typed(),
            op: PhantomData,
        },
    );
}

/// Runs a ternary function over `chunks` chunks.
pub(crate) fn map3<S: Pod, T: Pod, U: Pod, F: Op3<S, T, U>>(
    level: Level,
    chunks: usize,
    out: &mut Buffer,
    a: View<'_>,
    b: View<'_>,
    c: View<'_>,
) {
    dispatch(
        level,
        Map3::<S, T, U, F> {
            chunks,
            out: out.view_mut(),
            a: a.typed(),
            b: b.typed(),
            c: c.typed(),
            op: PhantomData,
        },
    );
}

struct Map1<'a, T, U, F> {
    chunks: usize,
    out: &'a mut [U],
    a: Src<'a, T>,
    op: PhantomData<F>,
}

impl<T: Pod, U: Pod, F: Op1<T, U>> Task for Map1<'_, T, U, F> {
    #[inline(always)]
    fn run<A: Arith>(self) {
        let (out, _) = self.out.as_chunks_mut::<CHUNK>();
        for (i, out) in out[..self.chunks].iter_mut().enumerate() {
            let a = self.a.chunk(i);
            let mut results = [U::zeroed(); CHUNK];
            for j in 0..CHUNK {
                results[j] = F::apply::<A>(a[j]);
            }
            *out = results;
        }
    }
}

struct Map2<'a, T, U, F> {
    chunks: usize,
    out: &'a mut [U],
    a: Src<'a, T>,
    b: Src<'a, T>,
    op: PhantomData<F>,
}

impl<T: Pod, U: Pod, F: Op2<T, U>> Task for Map2<'_, T, U, F> {
    #[inline(always)]
    fn run<A: Arith>(self) {
        let (out, _) = self.out.as_chunks_mut::<CHUNK>();
        for (i, out) in out[..self.chunks].iter_mut().enumerate() {
            let (a, b) = (self.a.chunk(i), self.b.chunk(i));
            let mut results = [U::zeroed(); CHUNK];
            for j in 0..CHUNK {
                results[j] = F::apply::<A>(a[j], b[j]);
            }
            *out = results;
        }
    }
}

struct Map3<'a, S, T, U, F> {
    chunks: usize,
    out: &'a mut [U],
    a: Src<'a, S>,
    b: Src<'a, T>,
    c: Src<'a, T>,
    op: PhantomData<F>,
}

impl<S: Pod, T: Pod, U: Pod, F: Op3<S, T, U>> Task for Map3<'_, S, T, U, F> {
    #[inline(always)]
    fn run<A: Arith>(self) {
        let (out, _) = self.out.as_chunks_mut::<CHUNK>();
        for (i, out) in out[..self.chunks].iter_mut().enumerate() {
            let (a, b, c) = (self.a.chunk(i), self.b.chunk(i), self.c.chunk(i));
            *out = F::chunk::<A>(a, b, c);
        }
    }
}
